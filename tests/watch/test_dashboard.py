"""The dashboard that ships asks for figures that exist; the container files name files that exist."""

import re
from pathlib import Path

import msgspec

from bot.watch import Metrics, Readings

ROOT = Path(__file__).resolve().parents[2]
DASHBOARD = ROOT / "docs" / "watch" / "grafana-dashboard.json"
ALERTS = ROOT / "docs" / "watch" / "alerts.yaml"
LABELS = re.compile(r"(ninety_eight_\w+)\{(\w+)!?=\"([^\"]+)\"\}")


def names() -> set[str]:
    """What a query may name: a histogram's parts have endings of their own."""
    text = Metrics("0").text(Readings()).decode()
    kinds = dict(re.findall(r"^# TYPE (\S+) (\S+)$", text, re.M))
    endings = {"histogram": ("_bucket", "_count", "_sum")}
    return {name + ending for name, kind in kinds.items() for ending in endings.get(kind, ("",))}


def queries() -> list[str]:
    dashboard = msgspec.json.decode(DASHBOARD.read_bytes())
    return [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]


def test_every_query_names_figures_that_exist() -> None:
    asked = {name for query in queries() for name in re.findall(r"\b(?:ninety_eight|process)_\w+", query)}
    assert len(asked) > 20
    assert asked <= names()


def test_every_alert_names_figures_that_exist() -> None:
    rules = re.findall(r"^ +expr: (.+)$", ALERTS.read_text(encoding="utf-8"), re.M)
    asked = {name for rule in rules for name in re.findall(r"\b(?:ninety_eight|process)_\w+", rule)}
    assert len(asked) > 8
    assert asked <= names()


def test_every_alert_asks_for_labels_that_are_given() -> None:
    metrics = Metrics("0")
    metrics.interaction("command", "play", "failed", 0.1)
    metrics.commit(0.1, "failed")
    metrics.gateway(0, "connect")
    given = metrics.text(Readings(rate_limits={"global": 1})).decode()
    found = LABELS.findall(ALERTS.read_text(encoding="utf-8"))
    assert len(found) == 4
    for name, label, value in found:
        assert re.search(rf'^{name}{{.*{label}="{value}"', given, re.M), (name, label, value)


def test_every_figure_of_ours_is_on_the_dashboard() -> None:
    asked = " ".join(queries())
    ours = {
        re.sub("_(bucket|count|sum|total|created)$", "", name) for name in names() if name.startswith("ninety_eight")
    }
    assert [name for name in sorted(ours) if name not in asked] == []


def test_files_that_the_container_mounts_are_there() -> None:
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    mounted = re.findall(r"- \./([^:]+):", compose)
    assert len(mounted) == 5
    assert all((ROOT / path).is_file() for path in mounted)


def test_what_the_image_copies_is_let_in_and_there() -> None:
    docker = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    let_in = re.findall(r"^!(\S+)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.M)
    copied = [path for line in re.findall(r"^COPY (?!--from)(.+) \S+$", docker, re.M) for path in line.split()]
    assert copied
    for path in copied:
        assert (ROOT / path).exists(), path
        assert any(name == path or name.startswith(f"{path}/") for name in let_in), path
