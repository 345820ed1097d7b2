"""Metrics in Prometheus' text format, version 0.0.4."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .histogram import Histogram

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Exposition:
    """A page of metrics."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._lines: list[str] = []

    def gauge(self, name: str, help: str, value: float | None) -> None:
        """Add a value that goes up and down; nothing if it is not known."""
        if value is not None:
            self._add(name, "gauge", help, [({}, value)])

    def gauges(self, name: str, help: str, label: str, values: Mapping[str, float]) -> None:
        """Add a value for each value of a label."""
        self._add(name, "gauge", help, [({label: key}, value) for key, value in values.items()])

    def counter(self, name: str, help: str, value: float) -> None:
        """Add a count that only grows."""
        self._add(name, "counter", help, [({}, value)])

    def counters(self, name: str, help: str, label: str, values: Mapping[str, float]) -> None:
        """Add a count that only grows for each value of a label."""
        self._add(name, "counter", help, [({label: key}, value) for key, value in values.items()])

    def histogram(self, name: str, help: str, figures: Histogram) -> None:
        """Add durations."""
        full = self._head(name, "histogram", help)
        for bound, count in figures.cumulated():
            self._line(f"{full}_bucket", {"le": f"{bound:g}"}, count)
        self._line(f"{full}_bucket", {"le": "+Inf"}, figures.count)
        self._line(f"{full}_sum", {}, figures.sum)
        self._line(f"{full}_count", {}, figures.count)

    def text(self) -> str:
        """Return the page."""
        return "\n".join([*self._lines, ""])

    def _add(
        self, name: str, kind: str, help: str, values: Iterable[tuple[Mapping[str, str], float]]
    ) -> None:
        full = self._head(name, kind, help)
        for labels, value in values:
            self._line(full, labels, value)

    def _head(self, name: str, kind: str, help: str) -> str:
        full = f"{self._prefix}_{name}"
        self._lines += [f"# HELP {full} {help}", f"# TYPE {full} {kind}"]
        return full

    def _line(self, name: str, labels: Mapping[str, str], value: float) -> None:
        inside = ",".join(f'{key}="{_escaped(text)}"' for key, text in labels.items())
        self._lines.append(f"{name}{{{inside}}} {value:.10g}" if inside else f"{name} {value:.10g}")


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
