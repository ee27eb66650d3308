/** The end of a match as a picture to share. */
export interface Postcard {
  title: string;
  cover: string;
  headline: string;
  players: { name: string; score: string; won: boolean }[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const COVER = 520; // the width of the cover's half
const LINES = 6; // players that find room

/** Painted by the browser, in the house's type and colours: nothing leaves the device until it is shared. */
export async function postcard({ title, cover, headline, players }: Postcard): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext('2d')!;
  brush.fillStyle = '#12171d';
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  await paintCover(brush, cover);
  const left = COVER + 56;
  const room = WIDTH - left - 48;
  const write = (text: string, y: number, font: string, colour: string): void => {
    brush.font = font;
    brush.fillStyle = colour;
    brush.fillText(text, left, y, room);
  };
  write(title, 96, '600 40px Fredoka, sans-serif', '#5cc9b6');
  write(headline, 178, '600 64px Fredoka, sans-serif', '#fbbf24');
  players.slice(0, LINES).forEach(({ name, score, won }, place) => {
    write(
      `${won ? '★' : '·'}  ${name}  ${score}`,
      262 + place * 54,
      `${won ? 700 : 500} 36px Figtree, sans-serif`,
      '#eef1f4',
    );
  });
  write('Ludoteca', HEIGHT - 40, '600 30px Fredoka, sans-serif', '#a9b4c0');
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** The cover fills its half, cut where it is wider. */
async function paintCover(brush: CanvasRenderingContext2D, source: string): Promise<void> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const scale = Math.max(COVER / image.width, HEIGHT / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  brush.save();
  brush.beginPath();
  brush.rect(0, 0, COVER, HEIGHT);
  brush.clip();
  brush.drawImage(image, (COVER - wide) / 2, (HEIGHT - high) / 2, wide, high);
  brush.restore();
}
