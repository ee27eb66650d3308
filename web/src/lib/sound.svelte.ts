import type { GameEvent } from './desk';
import { afterPaint } from './motion';
import { NOISES, Workshop, type Noise } from './noises';

/** Which sound an event makes: by its kind; "" is silence. */
export type Sounds = Record<string, Noise | '' | ((facts: any, seat: number | null) => Noise | '')>;

/** The same, for a game whose events have types. */
export type SoundsOf<Events> = {
  [Kind in keyof Events]?: Noise | '' | ((facts: Events[Kind], seat: number | null) => Noise | '');
};

/** Words that many games have for what happens: a game says otherwise in its own table. */
const USUAL: Sounds = {
  dealt: 'shuffle',
  reshuffled: 'shuffle',
  drew: 'card',
  'drew-hidden': 'card',
  played: 'card',
  discarded: 'card',
  laid: 'card',
  exchanged: 'coin',
  placed: 'chip',
  removed: 'take',
  moved: 'step',
  advanced: 'march',
  'moved-in': 'march',
  regrouped: 'march',
  rolled: 'dice',
  fought: 'dice',
  'fought-inside': 'dice',
  conquered: 'bell',
  launched: 'missile',
  eliminated: 'boom',
  goal: 'goal',
  turn: '',
};

const MOST = 4; // sounds of one moment: more are a clatter
const APART = 0.11; // seconds between them

/** How loud the house is, and what is heard. */
class Sound {
  /** From 0 (silent) to 1; remembered on this device. */
  volume = $state(kept());
  private audio: AudioContext | null = null;
  private out: GainNode | null = null;
  private free = 0; // when the last sound has had its place

  choose(volume: number): void {
    this.volume = volume;
    localStorage.setItem('volume', String(volume));
    this.play('chip');
  }

  /** What just happened is heard: not in a tab that nobody looks at. */
  hear(events: readonly GameEvent[], seat: number | null, sounds: Sounds = {}): void {
    if (document.hidden) return;
    const noises = events.map((event) => noiseOf(event, seat, sounds)).filter((noise) => noise !== '');
    if (!noises.length) return;
    afterPaint(() => {
      for (const noise of new Set(noises.slice(-MOST))) this.play(noise);
    });
  }

  /** One sound, after those that are just beginning. Before the first tap of a visit browsers allow none. */
  play(noise: Noise): void {
    if (!this.volume || !navigator.userActivation?.hasBeenActive) return;
    this.audio ??= new AudioContext();
    if (!this.out) {
      this.out = this.audio.createGain();
      this.out.connect(this.audio.destination);
    }
    if (this.audio.state === 'suspended') void this.audio.resume();
    this.out.gain.value = this.volume;
    this.free = Math.max(this.audio.currentTime + 0.01, this.free + APART);
    if (this.free > this.audio.currentTime + MOST * APART) this.free = this.audio.currentTime + 0.01;
    NOISES[noise](new Workshop(this.audio, this.out, this.free));
  }
}

/** The sound of an event: the game's own, else the usual one. */
export function noiseOf({ kind, facts }: GameEvent, seat: number | null, sounds: Sounds): Noise | '' {
  const named = sounds[kind] ?? USUAL[kind] ?? '';
  return typeof named === 'function' ? named(facts, seat) : named;
}

function kept(): number {
  const word = localStorage.getItem('volume');
  if (word === null) return localStorage.getItem('sound') === 'off' ? 0 : 0.6; // who had it off has it off
  return Math.min(1, Math.max(0, Number(word) || 0));
}

export const sound = new Sound();
