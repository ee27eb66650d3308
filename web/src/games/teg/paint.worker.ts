/** Paints the world once, beside the page's own work: the sea with its depths, and the relief of the land. */

import { SEA, type Order, type Painted } from './sea';

const LAND = { x: 0, y: 0, width: 1600, height: 1000 };
const SEA_GRAIN = 0.5; // pixels for a unit
const LAND_GRAIN = 0.9;

type Box = typeof SEA;
type Colour = [number, number, number];

// ---- chance: noise that is the same every time

const LATTICE = 256;
const lattice = new Float32Array(LATTICE * LATTICE);
let seed = 20;
for (let at = 0; at < lattice.length; at++) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  lattice[at] = seed / 4294967296;
}

function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  let [u, v] = [x - left, y - top];
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const row = (top & 255) * LATTICE;
  const below = ((top + 1) & 255) * LATTICE;
  const [west, east] = [left & 255, (left + 1) & 255];
  const above = lattice[row + west] * (1 - u) + lattice[row + east] * u;
  return above * (1 - v) + (lattice[below + west] * (1 - u) + lattice[below + east] * u) * v;
}

function layers(x: number, y: number, count: number): number {
  let [sum, part, whole] = [0, 1, 0];
  for (let at = 0; at < count; at++) {
    sum += noise(x + at * 37, y + at * 91) * part;
    whole += part;
    part *= 0.5;
    x *= 2.03;
    y *= 2.03;
  }
  return sum / whole;
}

// ---- where land is, and how far from the coast

function mask(land: string[], box: Box, grain: number): [Uint8ClampedArray, number, number] {
  const [width, height] = [Math.round(box.width * grain), Math.round(box.height * grain)];
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  pen.setTransform(grain, 0, 0, grain, -box.x * grain, -box.y * grain);
  pen.lineWidth = 1;
  for (const path of land) {
    const shape = new Path2D(path);
    pen.fill(shape);
    pen.stroke(shape);
  }
  const { data } = pen.getImageData(0, 0, width, height);
  const covered = new Uint8ClampedArray(width * height);
  for (let at = 0; at < covered.length; at++) covered[at] = data[at * 4 + 3];
  return [covered, width, height];
}

/** How many pixels each pixel is away from the nearest that `is` true. */
function distances(width: number, height: number, is: (at: number) => boolean): Float32Array {
  const far = new Float32Array(width * height).fill(1e4);
  const slant = Math.SQRT2;
  for (let at = 0; at < far.length; at++) if (is(at)) far[at] = 0;
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const up = at - width;
      far[at] = Math.min(far[at], far[at - 1] + 1, far[up] + 1, far[up - 1] + slant, far[up + 1] + slant);
    }
  for (let y = height - 2; y >= 0; y--)
    for (let x = width - 2; x > 0; x--) {
      const at = y * width + x;
      const down = at + width;
      far[at] = Math.min(
        far[at],
        far[at + 1] + 1,
        far[down] + 1,
        far[down - 1] + slant,
        far[down + 1] + slant,
      );
    }
  return far;
}

const clamp = (value: number, least = 0, most = 1): number => Math.min(most, Math.max(least, value));
const smooth = (from: number, to: number, value: number): number => {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
};

// ---- the sea

const SHALLOWS: Record<'light' | 'dark', { depths: Colour[]; foam: Colour; foamy: number }> = {
  light: {
    depths: [
      [186, 226, 222],
      [140, 200, 207],
      [98, 170, 188],
      [66, 139, 167],
      [45, 111, 146],
    ],
    foam: [255, 255, 246],
    foamy: 0.55,
  },
  dark: {
    depths: [
      [44, 99, 112],
      [29, 76, 96],
      [20, 57, 79],
      [14, 42, 63],
      [9, 29, 47],
    ],
    foam: [150, 210, 214],
    foamy: 0.28,
  },
};

function paintSea(land: string[], dark: boolean): ImageBitmap {
  const [covered, width, height] = mask(land, SEA, SEA_GRAIN);
  const far = distances(width, height, (at) => covered[at] > 127);
  const image = new ImageData(width, height);
  const { depths, foam, foamy } = SHALLOWS[dark ? 'dark' : 'light'];
  const last = depths.length - 1;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const away = far[at] / SEA_GRAIN;
      const swell = layers(x * 0.014, y * 0.014, 4) - 0.5;
      const ripple = noise(x * 0.05 + swell * 6, y * 0.34) - 0.5;
      // an atlas paints the depths in steps; a brush lets them run into one another
      const deep = Math.max(0, Math.pow(away / 210, 0.72) * last + swell * 1.5);
      const step = Math.floor(deep);
      const depth = clamp((step + smooth(0.15, 0.75, deep - step)) * 0.72 + deep * 0.28, 0, last);
      const low = Math.min(last - 1, Math.floor(depth));
      const share = depth - low;
      const [mx, my] = [(x / width) * 2 - 1, (y / height) * 2 - 1];
      const light = 1 + 0.11 * (0.6 - Math.hypot(mx + 0.35, my + 0.55)) + ripple * 0.045 + swell * 0.05;
      const line = Math.exp(-((away - 9) ** 2) / 5) * 0.35 + Math.exp(-((away - 18) ** 2) / 7) * 0.2;
      const surf = clamp(Math.exp(-away / 3.2) + line) * foamy;
      // towards its edge it is as deep as what lies around it: no seam is seen where a board is larger
      const edge =
        smooth(0, 0.09, Math.min(x, width - 1 - x) / width) *
        smooth(0, 0.09, Math.min(y, height - 1 - y) / height);
      for (let band = 0; band < 3; band++) {
        const sea = (depths[low][band] * (1 - share) + depths[low + 1][band] * share) * light;
        const painted = sea * (1 - surf) + foam[band] * surf;
        image.data[at * 4 + band] = depths[last][band] * (1 - edge) + painted * edge;
      }
      image.data[at * 4 + 3] = 255;
    }
  return bitmap(image);
}

// ---- the land

/** Mountain chains of the drawn world: how high, how wide, and where they run. */
const CHAINS: [number, number, number[]][] = [
  [1, 20, [396, 690, 374, 760, 378, 830, 402, 920, 430, 985]],
  [0.9, 30, [140, 150, 190, 230, 225, 300, 262, 390, 272, 470]],
  [0.9, 20, [70, 140, 120, 100, 165, 112]],
  [0.45, 22, [470, 250, 420, 310, 375, 350]],
  [0.9, 24, [830, 275, 858, 215, 905, 170, 950, 145]],
  [0.85, 18, [800, 468, 845, 435, 900, 448]],
  [0.7, 22, [1150, 120, 1146, 220, 1132, 320]],
  [1, 30, [1190, 410, 1250, 408, 1310, 400, 1370, 430, 1400, 470]],
  [0.8, 36, [1240, 240, 1300, 330, 1370, 330]],
  [0.8, 26, [1330, 120, 1400, 105, 1450, 150, 1470, 200]],
  [0.6, 20, [700, 625, 760, 605, 800, 625]],
  [0.7, 24, [930, 700, 1000, 735, 1060, 770]],
  [0.6, 20, [985, 940, 1030, 890, 1060, 840]],
  [0.6, 22, [1440, 780, 1470, 840, 1440, 890]],
  [0.8, 14, [1572, 880, 1556, 930, 1536, 970]],
  [0.7, 14, [1562, 300, 1556, 350, 1545, 400]],
  [0.7, 18, [1120, 365, 1160, 400, 1150, 440]],
  [0.5, 20, [670, 520, 730, 505]],
  [0.5, 34, [560, 830, 610, 770, 570, 720]],
  [0.7, 40, [540, 60, 590, 80]],
  [0.6, 20, [1205, 560, 1240, 610]],
  [0.5, 30, [720, 650, 790, 680]],
  [0.6, 14, [1285, 710, 1330, 760]],
  [0.6, 14, [350, 500, 385, 560, 410, 625]],
  [0.5, 12, [1165, 815, 1160, 870]],
];

function heights(width: number, height: number, inland: Float32Array): Float32Array {
  const high = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (!inland[at]) continue;
      const [mx, my] = [x / LAND_GRAIN, y / LAND_GRAIN];
      const hills = layers(mx * 0.022, my * 0.022, 4);
      const crest = 1 - Math.abs(2 * layers(mx * 0.034 + 9, my * 0.034 + 5, 4) - 1);
      let chain = 0;
      for (const [most, wide, path] of CHAINS) {
        const near = alongside(mx + (hills - 0.5) * 46, my + (crest - 0.5) * 34, path, wide * 2.2);
        chain = Math.max(chain, most * Math.exp(-((near / wide) ** 2)));
      }
      const shore = smooth(0, 26, inland[at] / LAND_GRAIN);
      high[at] = shore * (hills * 0.34 + chain * (0.42 + 0.75 * crest * crest)) + crest * 0.1 * shore;
    }
  return high;
}

/** How far a point is from a chain; beyond `most` nobody asks. */
function alongside(x: number, y: number, path: number[], most: number): number {
  let best = 1e9;
  for (let at = 0; at + 3 < path.length; at += 2) {
    const [ax, ay, bx, by] = [path[at], path[at + 1], path[at + 2], path[at + 3]];
    if (x < Math.min(ax, bx) - most || x > Math.max(ax, bx) + most) continue;
    if (y < Math.min(ay, by) - most || y > Math.max(ay, by) + most) continue;
    const [dx, dy] = [bx - ax, by - ay];
    const share = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
    const far = Math.hypot(x - ax - dx * share, y - ay - dy * share);
    if (far < best) best = far;
  }
  return best;
}

/** Light and shadow on the land, to be laid over whatever colour it has. */
function paintRelief(land: string[], dark: boolean): ImageBitmap {
  const [covered, width, height] = mask(land, LAND, LAND_GRAIN);
  const inland = distances(width, height, (at) => covered[at] < 128);
  const high = heights(width, height, inland);
  const image = new ImageData(width, height);
  for (let y = 1, at = width; y < height - 1; y++)
    for (let x = 0; x < width; x++, at++) {
      if (!covered[at]) continue;
      const east = high[at + 1] - high[at - 1];
      const south = high[at + width] - high[at - width];
      const light = clamp(-(east * 0.8 + south) * 5.2, -1, 1);
      const grain = (lattice[(at * 7919) & 65535] - 0.5) * 0.07 + (noise(x * 0.4, y * 0.4) - 0.5) * 0.07;
      const edge = -0.3 * Math.exp(-inland[at] / LAND_GRAIN / 4);
      const snow = smooth(0.8, 1.05, high[at]) * 0.55;
      const tone = light * 0.62 + grain + edge + snow + (0.2 - high[at]) * 0.14;
      const [shade, lit]: [Colour, Colour] = dark
        ? [
            [4, 8, 14],
            [255, 240, 214],
          ]
        : [
            [58, 36, 14],
            [255, 252, 240],
          ];
      const [red, green, blue] = tone < 0 ? shade : lit;
      image.data[at * 4] = red;
      image.data[at * 4 + 1] = green;
      image.data[at * 4 + 2] = blue;
      image.data[at * 4 + 3] = clamp(Math.abs(tone) * (tone < 0 ? 0.62 : dark ? 0.4 : 0.66)) * covered[at];
    }
  return bitmap(image);
}

function bitmap(image: ImageData): ImageBitmap {
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')!.putImageData(image, 0, 0);
  return canvas.transferToImageBitmap();
}

self.onmessage = ({ data: { key, land, dark } }: MessageEvent<Order>): void => {
  const painted: Painted = { key, sea: paintSea(land, dark), relief: paintRelief(land, dark) };
  self.postMessage(painted, { transfer: [painted.sea, painted.relief] });
};
