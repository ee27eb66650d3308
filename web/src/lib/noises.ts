/** What the sounds of the house are made of: tones and noise, put together here. No file is needed. */

interface Tone {
  at?: number;
  from: number;
  to?: number;
  lasts: number;
  loud?: number;
  shape?: OscillatorType;
}

interface Rush {
  at?: number;
  lasts: number;
  /** Which part of the noise is heard: at its beginning, and at its end. */
  from: number;
  to?: number;
  kind?: BiquadFilterType;
  narrow?: number;
  loud?: number;
  /** It swells before it dies away. */
  swells?: boolean;
}

/** Where a noise is made: into which output, and from when. */
export class Workshop {
  constructor(
    private audio: AudioContext,
    private out: AudioNode,
    private start: number,
  ) {}

  tone({ at = 0, from, to = from, lasts, loud = 0.2, shape = 'triangle' }: Tone): void {
    const source = this.audio.createOscillator();
    const begins = this.start + at;
    source.type = shape;
    source.frequency.setValueAtTime(from, begins);
    source.frequency.exponentialRampToValueAtTime(to, begins + lasts);
    this.sound(source, source, begins, lasts, loud, false);
  }

  rush({
    at = 0,
    lasts,
    from,
    to = from,
    kind = 'bandpass',
    narrow = 1,
    loud = 0.3,
    swells = false,
  }: Rush): void {
    const source = this.audio.createBufferSource();
    const filter = this.audio.createBiquadFilter();
    const begins = this.start + at;
    source.buffer = whiteNoise(this.audio);
    source.loop = true;
    filter.type = kind;
    filter.Q.value = narrow;
    filter.frequency.setValueAtTime(from, begins);
    filter.frequency.exponentialRampToValueAtTime(to, begins + lasts);
    source.connect(filter);
    this.sound(source, filter, begins, lasts, loud, swells);
  }

  private sound(
    source: AudioScheduledSourceNode,
    last: AudioNode,
    begins: number,
    lasts: number,
    loud: number,
    swells: boolean,
  ): void {
    const level = this.audio.createGain();
    level.gain.setValueAtTime(0.0001, begins);
    level.gain.exponentialRampToValueAtTime(loud, begins + (swells ? lasts * 0.3 : 0.004));
    level.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
    last.connect(level).connect(this.out);
    source.start(begins);
    source.stop(begins + lasts + 0.02);
  }
}

let white: AudioBuffer | null = null;

/** Two seconds of noise, made once. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  if (white) return white;
  white = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = white.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return white;
}

const cheer = (shop: Workshop, lasts: number, loud: number, at = 0) => {
  shop.rush({ at, lasts, from: 700, to: 1100, narrow: 0.6, loud, swells: true });
  shop.rush({
    at: at + 0.05,
    lasts: lasts * 0.8,
    from: 1900,
    to: 1500,
    narrow: 1.5,
    loud: loud * 0.5,
    swells: true,
  });
};
const whistle = (shop: Workshop, at: number, lasts: number) => {
  shop.tone({ at, from: 2300, to: 2340, lasts, loud: 0.07, shape: 'square' });
  shop.tone({ at, from: 2440, to: 2400, lasts, loud: 0.05, shape: 'square' });
};
const boom = (shop: Workshop, at = 0) => {
  shop.rush({ at, lasts: 0.7, from: 900, to: 60, kind: 'lowpass', loud: 0.6 });
  shop.tone({ at, from: 110, to: 38, lasts: 0.5, loud: 0.4, shape: 'sine' });
};
const foot = (shop: Workshop, at: number) => {
  shop.rush({ at, lasts: 0.06, from: 420, to: 160, kind: 'lowpass', loud: 0.5 });
  shop.tone({ at, from: 170, to: 90, lasts: 0.07, loud: 0.2, shape: 'sine' });
};
const slide = (shop: Workshop, at = 0) =>
  shop.rush({ at, lasts: 0.09, from: 2800, to: 1100, narrow: 0.8, loud: 0.35 });
const notes = (shop: Workshop, pitches: number[], apart: number, lasts: number, loud = 0.16) =>
  pitches.forEach((from, place) => shop.tone({ at: place * apart, from, lasts, loud }));

/** The sounds a game can name. */
export const NOISES = {
  /** A card is laid down. */
  card: (shop) => slide(shop),
  /** A card turns over. */
  flip: (shop) => {
    shop.rush({ lasts: 0.05, from: 3200, to: 2400, kind: 'highpass', loud: 0.16 });
    shop.rush({ at: 0.08, lasts: 0.05, from: 1700, to: 900, loud: 0.5 });
  },
  shuffle: (shop) => [0, 0.06, 0.11, 0.17, 0.22, 0.27].forEach((at) => slide(shop, at)),
  /** A chip, a piece, an army: something hard is put down. */
  chip: (shop) => {
    shop.tone({ from: 2100, to: 1800, lasts: 0.05, loud: 0.18 });
    shop.tone({ at: 0.012, from: 3100, to: 2700, lasts: 0.035, loud: 0.09 });
    shop.rush({ lasts: 0.02, from: 4200, kind: 'highpass', loud: 0.1 });
  },
  /** Something is taken away. */
  take: (shop) => shop.tone({ from: 720, to: 290, lasts: 0.16, loud: 0.18 }),
  coin: (shop) => notes(shop, [1320, 1760], 0.07, 0.18, 0.1),
  dice: (shop) =>
    [0, 0.07, 0.13, 0.22, 0.3, 0.36].forEach((at, place) =>
      shop.rush({ at, lasts: 0.035, from: 900 + 210 * ((place * 3) % 5), narrow: 3, loud: 0.6 }),
    ),
  /** A figurine goes a step. */
  step: (shop) => [0, 0.16].forEach((at) => foot(shop, at)),
  march: (shop) => [0, 0.13, 0.26, 0.39].forEach((at) => foot(shop, at)),
  kick: (shop) => {
    shop.tone({ from: 190, to: 55, lasts: 0.14, loud: 0.5, shape: 'sine' });
    shop.rush({ lasts: 0.03, from: 1800, loud: 0.25 });
  },
  whistle: (shop) => whistle(shop, 0, 0.28),
  /** The whistle that ends a half. */
  'long-whistle': (shop) => [0, 0.3, 0.6].forEach((at, place) => whistle(shop, at, place === 2 ? 0.7 : 0.2)),
  cheer: (shop) => cheer(shop, 1.2, 0.16),
  goal: (shop) => {
    shop.tone({ from: 190, to: 55, lasts: 0.14, loud: 0.4, shape: 'sine' });
    cheer(shop, 2.6, 0.32, 0.1);
    whistle(shop, 0.5, 0.5);
  },
  groan: (shop) => shop.rush({ lasts: 0.9, from: 620, to: 240, narrow: 1.2, loud: 0.26, swells: true }),
  song: (shop) => {
    notes(shop, [392, 440, 523, 440], 0.14, 0.2, 0.11);
    cheer(shop, 0.8, 0.07);
  },
  wave: (shop) => shop.rush({ lasts: 0.9, from: 350, to: 1700, narrow: 1.1, loud: 0.22, swells: true }),
  firework: (shop) => {
    shop.tone({ from: 420, to: 1900, lasts: 0.32, loud: 0.06, shape: 'sine' });
    boom(shop, 0.32);
    shop.rush({ at: 0.4, lasts: 0.6, from: 5200, kind: 'highpass', loud: 0.06 });
  },
  missile: (shop) => {
    shop.rush({ lasts: 0.7, from: 500, to: 2600, narrow: 2, loud: 0.3, swells: true });
    boom(shop, 0.62);
  },
  boom: (shop) => boom(shop),
  bell: (shop) => notes(shop, [784, 1047], 0.12, 0.5, 0.12),
  win: (shop) => {
    notes(shop, [523, 659, 784, 1047], 0.13, 0.42, 0.16);
    cheer(shop, 2, 0.14, 0.3);
  },
  lose: (shop) => notes(shop, [392, 349, 311, 262], 0.2, 0.45, 0.12),
  /** It is one's turn. */
  turn: (shop) => notes(shop, [660, 880], 0.14, 0.3, 0.12),
} satisfies Record<string, (shop: Workshop) => void>;

export type Noise = keyof typeof NOISES;
