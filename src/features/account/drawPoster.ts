export interface Poster {
  readonly brand: string;
  readonly slogan: string;
  readonly title: string;
  readonly hint: string;
  readonly code: string;
  /** The QR code as it stands on the page. */
  readonly qr: SVGElement;
  readonly colors: { readonly back: string; readonly ink: string; readonly card: string; readonly text: string };
}

/** Pixels. */
const WIDTH = 750;
const HEIGHT = 1200;
const MARGIN = 60;
const QR_SIZE = 380;
const BRAND_END = 130;
const LINE_HEIGHT = 80;
const FAMILY = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** Breaks a text into lines that fit; Chinese may break anywhere, words of letters hold together. */
export function fitLines(text: string, measure: (line: string) => number, maxWidth: number): string[] {
  const parts = text.match(/[\w.·'-]+\s*|\s+|[\s\S]/gu) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line !== '' && measure(line + part.trimEnd()) > maxWidth) {
      lines.push(line.trimEnd());
      line = part.trimStart();
    } else line += part;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

async function imageOf(svg: SVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGElement;
  copy.setAttribute('width', String(QR_SIZE));
  copy.setAttribute('height', String(QR_SIZE));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/**
 * Draws an invitation to be sent on.
 * @throws Error where the browser gives no image
 */
export async function drawPoster({ brand, slogan, title, hint, code, qr, colors }: Poster): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const qrImage = await imageOf(qr);
  const write = (text: string, size: number, top: number, color: string, weight = 400): void => {
    context.font = `${weight} ${size}px ${FAMILY}`;
    context.fillStyle = color;
    context.fillText(text, WIDTH / 2, top);
  };
  context.fillStyle = colors.back;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textAlign = 'center';
  context.textBaseline = 'top';
  write(brand, 40, 72, colors.ink, 600);
  context.font = `700 56px ${FAMILY}`;
  const lines = fitLines(title, (line) => context.measureText(line).width, WIDTH - 2 * MARGIN).slice(0, 3);
  const card = { top: 440, height: 620 };
  const titleTop = (BRAND_END + card.top - lines.length * LINE_HEIGHT) / 2;
  lines.forEach((line, index) => {
    write(line, 56, titleTop + index * LINE_HEIGHT, colors.ink, 700);
  });
  context.fillStyle = colors.card;
  context.beginPath();
  context.roundRect(MARGIN, card.top, WIDTH - 2 * MARGIN, card.height, 32);
  context.fill();
  context.drawImage(qrImage, (WIDTH - QR_SIZE) / 2, card.top + 56, QR_SIZE, QR_SIZE);
  write(hint, 30, card.top + 468, colors.text);
  write(code, 40, card.top + 520, colors.text, 600);
  write(slogan, 26, 1110, colors.ink);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no image'))), 'image/png');
  });
}
