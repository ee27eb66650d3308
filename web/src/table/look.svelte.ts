/** Which tab of the panel is open, and which passage of the rules was asked for. */
class Look {
  tab = $state<'log' | 'chat' | 'rules' | 'table' | ''>(innerWidth >= 1140 ? 'log' : '');
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
