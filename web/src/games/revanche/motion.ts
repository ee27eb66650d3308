/**
 * Things move where they go. Places of the board have names (`use:place`), and what arrives flies in from
 * the place it left (`in:fromPlace`): Web Animations only, short, and none where less motion is asked for.
 */
import type { Action } from 'svelte/action';
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const SHORT = 380; // milliseconds

/** The named places of one board. */
export class Places {
  private found = new Map<string, HTMLElement>();
  private left = new Map<string, DOMRect>();

  mark: Action<HTMLElement, string> = (node, name) => {
    this.found.set(name, node);
    return {
      update: (next) => {
        if (this.found.get(name) === node) this.found.delete(name);
        name = next;
        this.found.set(name, node);
      },
      destroy: () => {
        if (this.found.get(name) === node) this.found.delete(name);
      },
    };
  };

  /** Remember exactly where something was when it was tapped: it will leave from there. */
  leaving(name: string, node: Element): void {
    this.left.set(name, node.getBoundingClientRect());
    setTimeout(() => this.left.delete(name), 3000);
  }

  from(name: string): DOMRect | undefined {
    const exact = this.left.get(name);
    this.left.delete(name);
    return exact ?? this.found.get(name)?.getBoundingClientRect();
  }
}

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A transition: fly in from a named place. */
export function fromPlace(
  node: Element,
  { places, name }: { places: Places; name: string },
): TransitionConfig {
  const start = calm() || !name ? undefined : places.from(name);
  if (!start || !start.width) return { duration: 0 };
  const end = node.getBoundingClientRect();
  const dx = start.left + start.width / 2 - (end.left + end.width / 2);
  const dy = start.top + start.height / 2 - (end.top + end.height / 2);
  const size = Math.min(1, Math.max(0.4, start.height / (end.height || 1)));
  return {
    duration: SHORT,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px) scale(${t + size * u}); z-index: 6`,
  };
}
