import { prefersReducedMotion } from 'svelte/motion';

export const SPEEDS = ['calm', 'normal', 'fast', 'once'] as const;
export type Speed = (typeof SPEEDS)[number];

const TEMPO: Record<Speed, number> = { calm: 1.7, normal: 1, fast: 0.45, once: 0 };

/** How fast people like to be shown what happened, at every table; remembered on this device. */
class Pace {
  private chosen = $state<Speed | null>(kept());

  /** Whoever asked the device for less motion is shown everything at once, until they choose otherwise. */
  get speed(): Speed {
    return this.chosen ?? (prefersReducedMotion.current ? 'once' : 'normal');
  }

  /** By what the normal length of a scene is multiplied; 0 shows none. */
  get tempo(): number {
    return TEMPO[this.speed];
  }

  choose(speed: Speed): void {
    this.chosen = speed;
    localStorage.setItem('speed', speed);
  }
}

function kept(): Speed | null {
  const word = localStorage.getItem('speed') as Speed;
  return SPEEDS.includes(word) ? word : null;
}

export const pace = new Pace();
