import { get, type Circle } from './api';

const OFTEN = 60_000; // milliseconds between two looks, while somebody looks at the page

/** My friends, looked at again and again while a page shows them: so they also learn that I am here. */
class Friends {
  circle = $state.raw<Circle | null>(null);

  async look(): Promise<void> {
    this.circle = await get<Circle>('/api/friends');
  }

  /** Look now and every minute, until the returned function is called; a hidden page rests. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) this.look().catch(() => {});
    };
    look();
    const timer = setInterval(look, OFTEN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

export const friends = new Friends();
