import { me } from './me.svelte';
import { sound } from './sound.svelte';

/** Tells a person who looks elsewhere that it is their turn: a sound and a notification, if they want them. */
export class Nudge {
  private before = false;
  private note: Notification | null = null;

  tell(turn: boolean, title: string, text: string): void {
    if (turn && !this.before && document.hidden) {
      sound.play('turn');
      if (me.notify && 'Notification' in window && Notification.permission === 'granted') {
        this.note = new Notification(title, { body: text, icon: '/icon-192.png', tag: location.pathname });
        this.note.onclick = () => window.focus();
      }
    }
    if (!turn) this.rest();
    this.before = turn;
  }

  rest(): void {
    this.note?.close();
    this.note = null;
  }
}
