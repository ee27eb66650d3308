import type { Report } from './api';
import type { Action } from './desk';
import { t } from './me.svelte';
import { percent, type Words } from './words';

export { percent };

export type Decision = Report['decisions'][number];
export type Point = Report['points'][number];
export type Form = Report['forms'][number];
type Account = Report['accounts'][number];

const LEAST_LUCK = 0.03; // of a win: less is not worth a word
const ENOUGH = 8; // decisions that say something
const DECLINE = -1; // the action of leaving an invitation alone

/** Is luck more than what the simulations do not know? */
const clear = ({ luck, unsure }: Account): boolean => Math.abs(luck) > Math.max(2 * unsure, LEAST_LUCK);

/** The same as the player's language writes it: 35%, or 35 %. */
export function written(share: number): string {
  return t('percent', { percent: percent(share) });
}

/** A change of chances, with its sign. */
export function signed(share: number): string {
  return `${percent(share) < 0 ? '−' : '+'}${written(Math.abs(share))}`;
}

/** A review in words, from the game's own sentences: as review/sentences.py says it. */
export class Telling {
  constructor(
    private report: Report,
    private words: Words,
    private names: string[],
    private actions: Action[],
    private viewer: number | null,
  ) {}

  decision(decision: Decision): string {
    const facts = {
      seat: decision.seat,
      label: decision.label || 'inaccuracy',
      played: this.action(decision.action),
      best: this.action(decision.best),
      loss: percent(decision.loss),
      worth: percent(decision.worth),
      best_worth: percent(decision.best_worth),
    };
    const key = decision.until > decision.n ? 'review-lost-turn' : 'review-lost';
    const lost = this.words.say(key, facts, this.names, this.viewer);
    const why = decision.why ? this.words.why(decision.why, this.actions, this.names, this.viewer) : '';
    return why ? `${lost} ${why}` : lost;
  }

  chance(point: Point): string {
    const luck = point.luck ?? [];
    const side = luck.indexOf(Math.max(...luck));
    const facts = { seats: this.report.sides[side], percent: percent(luck[side]) };
    return this.words.say('review-chance', facts, this.names, this.viewer);
  }

  /** What chance gave: the viewer's side first, then every other of which it is clear. Of two, one says it all. */
  luck(): string[] {
    const { accounts, sides } = this.report;
    const own = accounts.filter(({ side }) => (sides[side] as number[]).includes(this.viewer ?? -1));
    let others = accounts.filter((one) => !own.includes(one) && clear(one));
    if (sides.length === 2) others = own.length ? [] : others.filter(({ luck }) => luck > 0);
    return [...own, ...others].map((account) => {
      const facts = { seats: sides[account.side], percent: percent(Math.abs(account.luck)) };
      const way = !clear(account) ? 'even' : account.luck > 0 ? 'with' : 'against';
      return this.words.say(`review-luck-${way}`, facts, this.names, this.viewer);
    });
  }

  form(form: Form): string {
    const { seat, level } = form;
    const error = Math.round(1000 * Math.max(form.error, 0)) / 10;
    const told = (key: string, facts = {}) =>
      this.words.say(key, { seat, error, ...facts }, this.names, this.viewer);
    if (level)
      return told('review-level', { level: `bot-${level.replace('+', '')}`, better: level.endsWith('+') });
    if (!(form.inaccuracies + form.mistakes + form.blunders)) return told('review-flawless');
    return form.decisions >= ENOUGH ? told('review-error') : '';
  }

  /** The entries worth a look, and why. */
  moments(): { n: number; label: string; text: string }[] {
    return this.report.moments.flatMap((n) => {
      const decision = this.report.decisions.find((one) => one.n === n && one.label);
      if (decision) return [{ n, label: decision.label, text: this.decision(decision) }];
      const point = this.report.points.find((one) => one.n === n);
      return point?.luck?.length ? [{ n, label: 'chance', text: this.chance(point) }] : [];
    });
  }

  action(id: number): string {
    if (id === DECLINE) return this.words.say('review-nothing');
    return this.words.action(this.actions[id], this.names, this.viewer);
  }
}
