import { tick } from 'svelte';
import { HEIGHT, WIDTH } from './world';

const CLOSEST = 3; // pixels for a unit of the map
const STEP = 1.35;
const NARROW = 620; // pixels: a frame narrower than this does not begin with the whole world,
const PHONE = 0.5; // but as near as its height allows, and no nearer than this

/** How much of the map is seen: the map scrolls in its frame, and is as large as `scale` makes it. */
export class Sight {
  width = $state(0);
  height = $state(0);
  /** What the player asked for; null shows what suits the frame. */
  private wanted = $state<number | null>(null);
  frame: HTMLElement | undefined;
  private touched = 0;
  private pinch: { far: number; scale: number } | null = null;
  private drag: { x: number; y: number; moved: boolean } | null = null;

  whole = $derived(Math.min(this.width / WIDTH, this.height / HEIGHT) || 0.2);
  private home = $derived(
    this.width < NARROW ? Math.max(this.whole, Math.min(this.height / HEIGHT, PHONE)) : this.whole,
  );
  scale = $derived(Math.min(CLOSEST, Math.max(this.whole, this.wanted ?? this.home)));
  /** Names are drawn only where they can be read. */
  named = $derived(this.scale >= 0.52);
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
    const box = this.frame?.querySelector('svg')?.getBoundingClientRect();
    return box ? [(x - box.left) / this.scale, (y - box.top) / this.scale] : [0, 0];
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
    frame.scrollTo({ left: mx * this.scale - (px - box.left), top: my * this.scale - (py - box.top) });
  }

  /** Bring a place of the map into the frame, unless the player is just looking around. */
  show([x, y]: [number, number]): void {
    const frame = this.frame;
    if (!frame || this.all || performance.now() - this.touched < 4000) return;
    const [px, py] = [x * this.scale, y * this.scale];
    const edge = 40;
    const seen =
      px > frame.scrollLeft + edge &&
      px < frame.scrollLeft + this.width - edge &&
      py > frame.scrollTop + edge &&
      py < frame.scrollTop + this.height - edge;
    if (seen) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    frame.scrollTo({ left: px - this.width / 2, top: py - this.height / 2, behavior });
  }

  /** Was the last press a drag? Then it is no click. */
  get dragged(): boolean {
    return this.drag?.moved ?? false;
  }

  /** Wheel, mouse and fingers on the frame; one finger scrolls by itself. */
  attach = (frame: HTMLElement): (() => void) => {
    this.frame = frame;
    const quit = new AbortController();
    const on = (name: string, listener: (event: any) => void, passive = true): void =>
      frame.addEventListener(name, listener, { passive, signal: quit.signal });
    on('wheel', (event: WheelEvent) => this.wheel(event), false);
    on('pointerdown', (event: PointerEvent) => this.press(event));
    on('pointermove', (event: PointerEvent) => this.move(event));
    on('touchstart', (event: TouchEvent) => this.touch(event));
    on('touchmove', (event: TouchEvent) => this.squeeze(event), false);
    return () => quit.abort();
  };

  private wheel(event: WheelEvent): void {
    if (event.shiftKey) return;
    event.preventDefault();
    this.touched = performance.now();
    void this.zoom(this.scale * Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }

  private press(event: PointerEvent): void {
    this.touched = performance.now();
    this.drag = event.pointerType === 'mouse' ? { x: event.clientX, y: event.clientY, moved: false } : null;
  }

  private move(event: PointerEvent): void {
    if (!this.drag || !(event.buttons & 1) || !this.frame) return;
    const [dx, dy] = [event.clientX - this.drag.x, event.clientY - this.drag.y];
    if (!this.drag.moved && Math.hypot(dx, dy) < 5) return;
    this.frame.scrollBy(-dx, -dy);
    this.drag = { x: event.clientX, y: event.clientY, moved: true };
    this.touched = performance.now();
  }

  private touch(event: TouchEvent): void {
    this.touched = performance.now();
    this.pinch = event.touches.length === 2 ? { far: spread(event), scale: this.scale } : null;
  }

  private squeeze(event: TouchEvent): void {
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
