"""Measures how the boards move, with the browser's own tracing and a processor that is four times slower.

`python -m tests.web.frames` prints, for every game on a laptop and on a phone:

* frames: how many were presented in a second while something moved, and how many came later than 25 ms after the last;
* long: the longest piece of work that kept the page from answering;
* answer: from a tap to the next picture (the browser's event timing, as in "interaction to next paint");
* drawn: from a tap to the picture in which the board shows the move, with the way to the server and back;
* work: how often styles were looked up, things laid out and painted for each tap, and the milliseconds of script.

Times of a busy machine say nothing: run it alone. The counts of `work` do not depend on it. It is no test.
`--tasks` also lists what the longest tasks were made of.
"""

import argparse
import itertools
import json
import random
import statistics
import tempfile

from playwright.sync_api import sync_playwright

from tests.server.nodes import Process
from tests.web.conftest import launch
from tests.web.player import LAPTOP, PHONE, Player

GAMES = {
    "tacocat": (["me", "bot-easy"], {}),
    "sequence": (["me", "bot-easy"], {}),
    "revanche": (["me", "bot-easy"], {}),
    "camisa12": (["me", "bot-easy"], {}),
    "teg": (["me", "bot-easy", "bot-easy"], {}),
}
LATE = 25_000  # microseconds: a frame of 60 in a second was missed
SIZES = {"laptop": LAPTOP, "phone": PHONE}
CATEGORIES = [
    "devtools.timeline",
    "devtools.timeline.frame",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
]

# Marks when something begins to move and when all of it has come to rest, how long taps are unanswered, and when the
# board first changes after a tap.
WATCH = """() => {
    window.answers = [];
    window.drawn = [];
    new PerformanceObserver(list => list.getEntries().forEach(one =>
        one.name === 'click' && window.answers.push(one.duration)
    )).observe({type: 'event', durationThreshold: 16});
    let tapped = 0;
    addEventListener('click', event => {
        tapped = event.target.closest('[data-action]') ? performance.now() : 0;
    }, true);
    new MutationObserver(() => {
        if (!tapped) return;
        const since = tapped;
        tapped = 0;
        requestAnimationFrame(() => {
            const channel = new MessageChannel(); // the first message after a frame comes when it was painted
            channel.port1.onmessage = () => window.drawn.push(performance.now() - since);
            channel.port2.postMessage(0);
        });
    }).observe(document.querySelector('section.board'), {subtree: true, childList: true, attributes: true});
    let moving = false;
    const look = () => {
        const moves = document.getAnimations().some(one =>
            one.playState === 'running' && one.effect?.getComputedTiming().iterations < 9);
        if (moves !== moving) performance.mark(moves ? 'moves' : 'rests');
        moving = moves;
        requestAnimationFrame(look);
    };
    look();
}"""


def spans(events):
    """When something moved, in microseconds, by the page's own marks; short twitches say nothing of a rate."""
    found, began = [], None
    for event in sorted(events, key=lambda one: one["ts"]):
        if event.get("cat", "").find("blink.user_timing") < 0:
            continue
        if event["name"] == "moves":
            began = event["ts"]
        elif event["name"] == "rests" and began is not None:
            if event["ts"] - began > 200_000:
                found.append((began, event["ts"]))
            began = None
    return found


def rate(events):
    """Frames presented in a second of motion, how many came late, for how long things moved, and the longest task (ms)."""
    moved = spans(events)
    presented = sorted(event["ts"] for event in events if event["name"] == "AnimationFrame::Presentation")
    shown = [[ts for ts in presented if start <= ts <= end] for start, end in moved]
    late = sum(after - before > LATE for times in shown for before, after in itertools.pairwise(times))
    tasks = [
        event["dur"] / 1000
        for event in events
        if event["name"] == "RunTask" and "dur" in event and any(start <= event["ts"] <= end for start, end in moved)
    ]
    seconds = sum(end - start for start, end in moved) / 1e6
    return sum(map(len, shown)) / seconds if seconds else 0, late, seconds, max(tasks, default=0)


WORK = {
    "styles": {"UpdateLayoutTree"},
    "layouts": {"Layout"},
    "paints": {"Paint"},
    "script": {"FunctionCall", "EvaluateScript", "RunMicrotasks", "FireAnimationFrame", "EventDispatch", "TimerFire"},
}


def outermost(events, names):
    """Those of these names that lie in no other of them, on the same thread: what calls what is counted once."""
    found, ends = [], {}
    for event in sorted((one for one in events if one["name"] in names and "dur" in one), key=lambda one: one["ts"]):
        thread = (event["pid"], event["tid"])
        if event["ts"] >= ends.get(thread, 0):
            found.append(event)
            ends[thread] = event["ts"] + event["dur"]
    return found


def work(events, taps):
    """What a tap costs, as counts and as milliseconds."""
    told = []
    for kind, names in WORK.items():
        found = outermost(events, names)
        spent = sum(event["dur"] for event in found) / 1000
        told.append(f"{len(found) / taps:5.1f} {kind} ({spent / taps:4.0f} ms)")
    return ", ".join(told)


def tasks(events, most=4):
    """The longest tasks of the page, and what took at least a millisecond in them."""
    long = sorted((one for one in events if one["name"] == "RunTask" and "dur" in one), key=lambda one: -one["dur"])
    for task in long[:most]:
        inside = [
            one
            for one in events
            if one.get("dur", 0) > 1000
            and one is not task
            and (one["pid"], one["tid"]) == (task["pid"], task["tid"])
            and task["ts"] <= one["ts"] < task["ts"] + task["dur"]
        ]
        print(f"    task of {task['dur'] / 1000:.0f} ms")
        for one in sorted(inside, key=lambda one: one["ts"]):
            data = one.get("args", {}).get("data") or one.get("args", {}).get("beginData") or {}
            more = {
                key: data[key]
                for key in ("functionName", "lineNumber", "type", "dirtyObjects", "totalObjects", "partialLayout")
                if key in data
            }
            counted = one.get("args", {}).get("elementCount")
            print(f"      {one['dur'] / 1000:6.1f} ms {one['name']} {more or ''} {counted or ''}")


def middle(times):
    """The median and the longest, in milliseconds."""
    return f"{statistics.median(times):4.0f} ms (≤ {max(times):4.0f})" if times else "–"


def measure(browser, url, game, size, slow, clicks, listed):
    """One match's beginning, played by taps."""
    chairs, options = GAMES[game]
    context = browser.new_context(base_url=url, viewport={"width": size[0], "height": size[1]}, locale="en-US")
    context.set_default_timeout(30_000)
    player = Player(context.new_page())
    player.sit_at(game, chairs, options=options)
    player.page.wait_for_selector("[data-mine=true]")
    player.page.wait_for_timeout(1500)
    context.new_cdp_session(player.page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    player.page.evaluate(WATCH)
    browser.start_tracing(page=player.page, categories=CATEGORIES)
    dice = random.Random(2)
    taps = 0
    for _ in range(clicks):
        if player.over:
            break
        player.page.wait_for_selector("[data-mine=true], [data-testid=result]")
        taps += player.click_on(dice.choice)
        player.page.wait_for_timeout(900)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    answers, drawn = player.page.evaluate("[answers, drawn]")
    context.close()
    frames, late, seconds, longest = rate(events)
    if listed:
        tasks(events)
    return (
        f"{frames:5.1f} frames/s in {seconds:4.1f} s, {late:3} late, long {longest:4.0f} ms, "
        f"answer {middle(answers)}, drawn {middle(drawn)}\n{'':18}a tap: {work(events, max(1, taps))}"
    )


def main():
    """All games, or those named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], default=[])
    parser.add_argument("--slow", type=float, default=4, help="how many times slower the processor is made")
    parser.add_argument("--clicks", type=int, default=12)
    parser.add_argument("--size", choices=SIZES, help="only this one")
    parser.add_argument("--tasks", action="store_true", help="what the longest tasks were made of")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(folder, seed_wait=10) as node,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for game in wanted.games or GAMES:
            for name, size in SIZES.items():
                if wanted.size in {None, name}:
                    told = measure(browser, node.url, game, size, wanted.slow, wanted.clicks, wanted.tasks)
                    print(f"{game:9} {name:7} {told}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
