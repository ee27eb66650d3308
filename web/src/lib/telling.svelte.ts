import { ask, get, post, type Telling, type Wishes } from './api';

/** Whether this browser can be told things while it shows something else. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Where and when a person is told that it is their turn. */
export class Teller {
  told = $state<Telling | null>(null);

  async look(): Promise<void> {
    this.told = await get<Telling>('/api/me/notices');
  }

  async wish(change: Partial<Wishes>): Promise<void> {
    const wishes = { ...this.told!.wishes, ...change, zone: zone() };
    this.told = await ask<Telling>('PUT', '/api/me/notices', wishes);
  }

  /** Ask the browser for a subscription, and give it to the house; false if its person says no. */
  async pushHere(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytes(this.told!.push_key),
    });
    const { endpoint, keys } = made.toJSON();
    this.told = await post<Telling>('/api/me/notices/push', {
      endpoint,
      p256dh: keys!.p256dh,
      auth: keys!.auth,
    });
    return true;
  }

  async mail(address: string): Promise<void> {
    this.told = await post<Telling>('/api/me/notices/mail', { address });
  }

  /** The secret with which its messages are signed, shown once. */
  async hook(url: string): Promise<string> {
    const { secret } = await post<{ secret: string }>('/api/me/notices/hook', { url });
    await this.look();
    return secret;
  }

  async end(channel: string): Promise<void> {
    const gone = this.told!.channels.find((one) => one.id === channel);
    await ask('DELETE', `/api/me/notices/channels/${channel}`);
    if (gone?.this) {
      const worker = await navigator.serviceWorker?.getRegistration();
      await (await worker?.pushManager?.getSubscription())?.unsubscribe();
    }
    await this.look();
  }
}

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** 22:30 as minutes of the day, and back. */
export const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
