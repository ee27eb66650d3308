import { OUTLINE } from './coast';
import type { Order, Painted } from './sea';
import { WORLD } from './world';

/** The painted world, by theme: asked for once, kept for every map of the page. */
const painted = new Map<string, Promise<Painted>>();
let painter: Worker | undefined;

export function terrain(dark: boolean): Promise<Painted> {
  const key = dark ? 'dark' : 'light';
  let wanted = painted.get(key);
  if (!wanted) {
    wanted = paint({ key, dark, land: [...Object.values(OUTLINE), ...WORLD.islets] });
    painted.set(key, wanted);
  }
  return wanted;
}

function paint(order: Order): Promise<Painted> {
  painter ??= new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' });
  const brush = painter;
  return new Promise((resolve) => {
    brush.addEventListener('message', ({ data }: MessageEvent<Painted>) => {
      if (data.key === order.key) resolve(data);
    });
    brush.postMessage(order);
  });
}
