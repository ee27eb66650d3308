import type { Desk } from '../../lib/desk';
import type { View } from '$shapes/teg';
import type { Command } from './command.svelte';

const PLACING = ['opening', 'extra', 'incorporate'];

/** What the line that asks says at this step of a turn: what a tap does now; "" if the question itself says it best. */
export function nextStep(desk: Desk<View>, command: Command): string {
  const { view, seat, waiting, still } = desk;
  if (still || seat === null || !waiting.includes(seat) || command.choosing) return '';
  const most = command.advances.at(-1);
  if (most && view.turn.advance)
    return desk.say('board-now-advance', { target: view.turn.advance.target, armies: most.armies });
  if (PLACING.includes(view.phase))
    return command.placing || !command.one('done') ? '' : desk.say('board-now-placed');
  if (command.mode && command.source)
    return desk.say(`board-now-${command.mode}`, { source: command.source });
  return command.mode === 'attack' ? desk.say('board-now-from') : '';
}
