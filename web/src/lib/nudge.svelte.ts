import { me } from './me.svelte';

/** Tells a person who looks elsewhere that it is their turn: a sound and a notification, if they want them. */
export class Nudge {
  private before = false;
  private note: Notification | null = null;

  tell(turn: boolean, title: string, text: string): void {
    if (turn && !this.before) {
      if (me.sound) chime();
      if (me.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
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

let audio: AudioContext | null = null;

/** Two short notes, made here: no file is needed. */
export function chime(): void {
  audio ??= new AudioContext();
  for (const [place, pitch] of [660, 880].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + place * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  }
}
