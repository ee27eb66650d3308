/**
 * Things move where they go. Places of the board have names (`use:places.mark`), and what arrives flies in from
 * the place it left (`in:fromPlace`).
 */
import type { Action } from 'svelte/action';
import type { TransitionConfig } from 'svelte/transition';
import { arrive } from '../../lib/motion';

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

/** A transition: fly in from a named place. */
export function fromPlace(
  node: Element,
  { places, name }: { places: Places; name: string },
): TransitionConfig {
  const from = name ? places.from(name) : undefined;
  return from?.width ? arrive(node, { from, duration: SHORT }) : { duration: 0 };
}
