export const TABS = ['log', 'chat', 'rules', 'table'] as const;

/** Which tab of the panel is open, and which passage of the rules was asked for. */
class Look {
  tab = $state<(typeof TABS)[number] | ''>('');
  rule = $state('');
  /** How often somebody asked: the same passage is shown again. */
  times = $state(0);

  at(rule: string): void {
    this.rule = rule;
    this.times++;
    this.tab = 'rules';
  }
}

export const look = new Look();
