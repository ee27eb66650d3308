import { tick } from 'svelte';
import { quick } from '../../lib/motion';
import { pace } from '../../lib/speed.svelte';
import { HEIGHT, WIDTH } from './world';

const CLOSEST = 3; // pixels for a unit of the map
const STEP = 1.35;
const NARROW = 700; // pixels: a frame narrower than this does not begin with the whole world,
const PHONE = 0.62; // but as near as this: names can be read
const MANY = 12; // places that may be tapped: with more, nobody is brought nearer
const REACH = 0.92; // where a counter's target is 44 pixels wide
const SIDE = { left: 214, right: 62 }; // what lies over the sea beside the map of a wide frame
const ZOOM = 52; // and at the edge of a narrow one
const TALL = 0.8; // as high as wide: more than the world needs
const NAMES = 34; // sea on both sides of a picture's map, for the names of what lies at its edge

/** How much of the map is seen: the map scrolls in its frame, and is as large as `scale` makes it. */
export class Sight {
  /** The frame in pixels: known once it is laid out, both sides at once. */
  private size = $state.raw({ width: 0, height: 0 });
  width = $derived(this.size.width);
  height = $derived(this.size.height);
  /** Pixels at the frame's right edge that something covers: the map can be pulled out from under it. */
  covered = $state(0);
  /** Pixels at its lower edge. */
  below = $state(0);
  /** Nothing lies over the map: a picture. */
  plain = false;
  /** What the player asked for; null shows what suits the frame. */
  private wanted = $state<number | null>(null);
  frame: HTMLElement | undefined;
  private touched = 0;
  private pinch: { far: number; scale: number } | null = null;
  private drag: { x: number; y: number; moved: boolean } | null = null;

  /** A phone on its side: wide, but low. */
  side = $derived(!this.plain && this.width < 900 && this.height < 460 && this.width > this.height);
  private wide = $derived(!this.plain && this.width >= 900);
  private room = $derived({
    left: this.wide ? SIDE.left : this.plain ? NAMES : 14,
    right: this.wide ? SIDE.right + this.covered : this.plain ? NAMES : 14,
    top: this.plain ? 6 : this.wide ? 10 : 62,
    bottom: this.plain ? 14 : this.wide ? 10 : 70,
  });
  /** What is covered of a frame that is too narrow to show the world beside it. */
  private hidden = $derived(this.wide ? 0 : this.covered);
  private inner = $derived({
    width: this.width - this.room.left - this.room.right,
    height: this.height - this.room.top - this.room.bottom,
  });
  whole = $derived(Math.max(0.2, Math.min(this.inner.width / WIDTH, this.inner.height / HEIGHT)));
  /** A picture that is given height on a phone is looked at as a table is: near, and pulled to and fro. */
  private near = $derived(!this.plain || this.height > TALL * this.width);
  private home = $derived(this.width < NARROW && this.near ? Math.max(this.whole, PHONE) : this.whole);
  scale = $derived(Math.min(CLOSEST, Math.max(this.whole, this.wanted ?? this.home)));
  /** Where the map lies in what scrolls. */
  left = $derived(this.room.left + Math.max(0, (this.inner.width - WIDTH * this.scale) / 2));
  top = $derived(this.room.top + Math.max(0, (this.inner.height - HEIGHT * this.scale) / 2));
  /** How large that is: the map, and as much sea as what lies over its edges needs. */
  stage = $derived({
    width: Math.max(
      this.width + this.hidden,
      WIDTH * this.scale + this.room.left + this.room.right + this.hidden,
    ),
    // it is pulled out from under the orders where they cover some of it, and only there
    height: Math.max(
      this.height,
      this.top + HEIGHT * this.scale + (this.below ? this.below + 16 : this.room.bottom),
    ),
  });
  /** What nothing covers: keys and screen readers bring countries there. */
  padding = $derived(
    `${this.room.top}px ${this.room.right + this.hidden}px ${Math.max(this.below, 10)}px ${this.room.left}px`,
  );
  /** All of the world is in the frame. */
  all = $derived(this.scale <= this.whole * 1.01);
  closest = $derived(this.scale >= CLOSEST * 0.99);

  closer = (): void => void this.zoom(this.scale * STEP);
  farther = (): void => void this.zoom(this.scale / STEP);
  world = (): void => {
    this.wanted = this.whole;
  };

  /** A point of the screen in units of the map. */
  point(x: number, y: number): [number, number] {
    const box = this.frame?.getBoundingClientRect();
    if (!box) return [0, 0];
    const { scrollLeft, scrollTop } = this.frame!;
    return [
      (x - box.left + scrollLeft - this.left) / this.scale,
      (y - box.top + scrollTop - this.top) / this.scale,
    ];
  }

  /** Zoom, and keep what is under a point of the screen (the middle, if none) where it is. */
  async zoom(scale: number, x?: number, y?: number): Promise<void> {
    const frame = this.frame;
    if (!frame) return;
    const box = frame.getBoundingClientRect();
    const px = x ?? box.left + box.width / 2;
    const py = y ?? box.top + box.height / 2;
    const [mx, my] = this.point(px, py);
    this.wanted = Math.min(CLOSEST, Math.max(this.whole, scale));
    await tick();
    frame.scrollTo({
      left: this.left + mx * this.scale - (px - box.left),
      top: this.top + my * this.scale - (py - box.top),
    });
  }

  /**
   * On a narrow frame: where something can be tapped, and near enough for a finger. What is in sight already stays
   * where it is; `whole` if all of these places belong together.
   */
  async theatre(places: [number, number][], whole = false): Promise<void> {
    if (!places.length || this.plain || !this.frame || this.width >= NARROW || this.busy) return;
    const anywhere = !whole && places.length > MANY; // armies may go nearly everywhere: one looks around
    const enough = anywhere ? this.home : REACH;
    const seen = places.filter((spot) => this.sees(spot, 50, 50)).length;
    if (this.scale > enough * 0.99 && (whole ? seen === places.length : seen > 0)) return;
    const group = whole ? places : this.together(places, enough);
    const near = Math.min(1.25, Math.max(enough, Math.min(this.scale, this.fitting(group))));
    if (Math.abs(near - this.scale) > 0.05) {
      this.wanted = near;
      await tick();
    }
    const [xs, ys] = [group.map(([x]) => x), group.map(([, y]) => y)];
    const middle: [number, number] = [
      (Math.max(...xs) + Math.min(...xs)) / 2,
      (Math.max(...ys) + Math.min(...ys)) / 2,
    ];
    this.centre(this.fitting(group) < near * 0.8 ? group[0] : middle);
  }

  /** How near one may look at these places together. */
  private fitting(places: [number, number][]): number {
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const high = this.height - this.room.top - Math.max(this.below, 10);
    return Math.min(
      (this.width - ZOOM) / (Math.max(...xs) - Math.min(...xs) + 110),
      high / (Math.max(...ys) - Math.min(...ys) + 110),
    );
  }

  /** The places around the one that is nearest to the middle of the frame, as many as are seen at once. */
  private together(places: [number, number][], scale: number): [number, number][] {
    const box = this.frame!.getBoundingClientRect();
    const middle = this.point(box.left + this.width / 2, box.top + (this.height - this.below) / 2);
    const far = ([x, y]: [number, number], [ax, ay]: [number, number]): number => Math.hypot(x - ax, y - ay);
    const first = places.reduce((one, other) => (far(other, middle) < far(one, middle) ? other : one));
    const group: [number, number][] = [];
    for (const spot of [...places].sort((one, other) => far(one, first) - far(other, first)))
      if (!group.length || this.fitting([...group, spot]) >= scale) group.push(spot);
    return group;
  }

  /** Bring a place of the map into the frame, and what is drawn beside it, unless the player is just looking around. */
  show(spot: [number, number], beside = spot, wide = 100, high = 100): void {
    if (!this.frame || this.busy || (this.sees(spot, 100, 100) && this.sees(beside, wide, high))) return;
    this.centre([(spot[0] + beside[0]) / 2, (spot[1] + beside[1]) / 2]);
  }

  /** Is so much around a place of the map in the frame, and not covered? */
  private sees([x, y]: [number, number], wide: number, high: number): boolean {
    const { scrollLeft, scrollTop } = this.frame!;
    const [px, py] = [this.left + x * this.scale - scrollLeft, this.top + y * this.scale - scrollTop];
    return (
      px > wide / 2 + (this.wide ? this.room.left : 0) &&
      px < this.width - wide / 2 - this.covered - (this.wide || this.side ? 0 : ZOOM) &&
      py > high / 2 + this.room.top &&
      py < this.height - high / 2 - Math.max(this.below, this.room.bottom / 2)
    );
  }

  private centre([x, y]: [number, number]): void {
    this.frame?.scrollTo({
      left: this.left + x * this.scale - (this.width - this.covered) / 2,
      top: this.top + y * this.scale - (this.height - this.below + this.room.top) / 2,
      behavior: quick(pace.tempo) ? 'smooth' : 'instant',
    });
  }

  /** Is the player just looking around? */
  private get busy(): boolean {
    return performance.now() - this.touched < 4000 && this.touched > 0 && this.moved;
  }
  private moved = false;

  /** Was the last press a drag? Then it is no click. */
  get dragged(): boolean {
    return this.drag?.moved ?? false;
  }

  /** Wheel, mouse and fingers on the frame; one finger scrolls by itself. */
  attach = (frame: HTMLElement): (() => void) => {
    this.frame = frame;
    const quit = new AbortController();
    const ruler = new ResizeObserver(() => {
      this.size = { width: frame.clientWidth, height: frame.clientHeight };
    });
    ruler.observe(frame);
    const on = (name: string, listener: (event: any) => void, passive = true): void =>
      frame.addEventListener(name, listener, { passive, signal: quit.signal });
    on('wheel', (event: WheelEvent) => this.wheel(event), false);
    on('pointerdown', (event: PointerEvent) => this.press(event));
    on('pointermove', (event: PointerEvent) => this.move(event));
    on('touchstart', (event: TouchEvent) => this.touch(event));
    on('touchmove', (event: TouchEvent) => this.squeeze(event), false);
    return () => {
      ruler.disconnect();
      quit.abort();
    };
  };

  private look(): void {
    this.touched = performance.now();
    this.moved = true;
  }

  private wheel(event: WheelEvent): void {
    if (event.shiftKey) return;
    event.preventDefault();
    this.look();
    void this.zoom(this.scale * Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }

  /** A counter is being pulled: the map stays where it is. */
  held = false;

  private press(event: PointerEvent): void {
    this.drag = event.pointerType === 'mouse' ? { x: event.clientX, y: event.clientY, moved: false } : null;
  }

  private move(event: PointerEvent): void {
    if (!this.drag || !(event.buttons & 1) || !this.frame || this.held) return;
    const [dx, dy] = [event.clientX - this.drag.x, event.clientY - this.drag.y];
    if (!this.drag.moved && Math.hypot(dx, dy) < 5) return;
    this.frame.scrollBy(-dx, -dy);
    this.drag = { x: event.clientX, y: event.clientY, moved: true };
    this.look();
  }

  private touch(event: TouchEvent): void {
    this.pinch = event.touches.length === 2 ? { far: spread(event), scale: this.scale } : null;
  }

  private squeeze(event: TouchEvent): void {
    this.look();
    if (!this.pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const [one, other] = event.touches;
    const middle = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
    void this.zoom((this.pinch.scale * spread(event)) / this.pinch.far, middle[0], middle[1]);
  }
}

function spread({ touches: [one, other] }: TouchEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
}
