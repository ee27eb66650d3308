import { cubicIn, cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

/** How long a thing is on its way, in milliseconds; nothing for people who asked for less motion. */
export function quick(duration: number): number {
  return prefersReducedMotion.current ? 0 : duration;
}

/** Do it when the picture that is being made is out: what can wait must not keep a move from being seen. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** A thing arrives from where another stood: a card from the hand, a chip from the card that was played. */
export function arrive(
  node: Element,
  { from, duration = 280, delay = 0 }: { from: DOMRect | null; duration?: number; delay?: number },
): TransitionConfig {
  const to = node.getBoundingClientRect();
  if (!from || !to.width) return { duration: quick(duration), delay, css: (t) => `opacity: ${t}` };
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  // what comes from a larger place (a hand, a plate with a name) is no giant on its way
  const scale = Math.min(1.25, Math.max(0.35, from.width / to.width));
  return {
    duration: quick(duration),
    delay: quick(delay),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${t + scale * u})`,
  };
}

/** A card lies where it lay until the one that goes over it has arrived. */
export function stay(_node: Element, { duration = 380 }: { duration?: number } = {}): TransitionConfig {
  return { duration: quick(duration), css: () => '' };
}

/** A thing that is over leaves sideways, and keeps no place meanwhile. */
export function leave(
  node: HTMLElement,
  { x = 90, turn = 9, duration = 260 }: { x?: number; turn?: number; duration?: number } = {},
): TransitionConfig {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = node;
  Object.assign(node.style, {
    position: 'absolute',
    left: `${offsetLeft}px`,
    top: `${offsetTop}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
  });
  return {
    duration: quick(duration),
    easing: cubicIn,
    css: (t, u) => `transform: translateX(${x * u}px) rotate(${turn * u}deg); opacity: ${t}`,
  };
}
