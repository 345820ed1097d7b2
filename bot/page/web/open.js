// Uses up what the address carries behind its "#", which no server has seen so far, and goes to the page.
const token = location.hash.slice(1);
history.replaceState(null, "", location.pathname);
const reply = await fetch("open", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ token }),
}).catch(() => null);
if (reply?.ok) location.replace((await reply.json()).to);
else if (reply) document.getElementById("said").textContent = await reply.text();
