import { cubicOut } from 'svelte/easing';
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
  const scale = from.width / to.width;
  return {
    duration: quick(duration),
    delay: quick(delay),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${t + scale * u}); opacity: ${Math.min(1, 0.3 + t)}`,
  };
}
