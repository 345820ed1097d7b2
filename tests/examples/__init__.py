"""Games that ship as examples, complete on both sides and registered from outside."""
