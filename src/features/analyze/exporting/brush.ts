import { imageTheme as theme } from './imageTheme.data';

interface TextStyle {
  readonly size: number;
  readonly weight?: 400 | 600;
  readonly color?: string;
  /** At most so many lines; the last one ends with dots. */
  readonly lines?: number;
  readonly align?: 'start' | 'center';
}

/** What an image is drawn with. Without ink it only measures. */
export interface Brush {
  /** @returns the bottom of the text */
  text(words: string, x: number, y: number, width: number, style: TextStyle): number;
  width(words: string, size: number): number;
  card(x: number, y: number, width: number, height: number): void;
  box(x: number, y: number, width: number, height: number, color: string): void;
  ring(x: number, y: number, radius: number, share: number): void;
  path(path: string, x: number, y: number, color: string): void;
  /** Runs without ink. */
  silent<T>(run: () => T): T;
}

const LEADING = 1.5;

export function brushOf(context: CanvasRenderingContext2D, hasInk: boolean): Brush {
  let isOn = hasInk;
  const font = ({ size, weight = 400 }: TextStyle): string => `${weight} ${size}px ${theme.font}`;
  return {
    text(words, x, y, width, style) {
      context.font = font(style);
      const lines = wrap(context, words, width, style.lines);
      const step = style.size * LEADING;
      if (isOn) {
        context.fillStyle = style.color ?? theme.ink;
        context.textBaseline = 'middle';
        context.textAlign = style.align ?? 'start';
        lines.forEach((line, index) => {
          context.fillText(line, x, y + step * (index + 0.5));
        });
      }
      return y + step * lines.length;
    },
    width(words, size) {
      context.font = font({ size });
      return context.measureText(words).width;
    },
    card(x, y, width, height) {
      if (!isOn) return;
      context.fillStyle = theme.card;
      context.strokeStyle = theme.line;
      context.lineWidth = 2;
      context.beginPath();
      context.roundRect(x, y, width, height, 20);
      context.fill();
      context.stroke();
    },
    box(x, y, width, height, color) {
      if (!isOn) return;
      context.fillStyle = color;
      context.beginPath();
      context.roundRect(x, y, width, height, Math.min(4, height / 2, width / 2));
      context.fill();
    },
    ring(x, y, radius, share) {
      if (!isOn) return;
      context.lineWidth = 14;
      context.lineCap = 'round';
      const start = -Math.PI / 2;
      for (const [part, color] of [
        [1, theme.line],
        [share, theme.brand],
      ] as const) {
        if (part <= 0) continue;
        context.strokeStyle = color;
        context.beginPath();
        context.arc(x, y, radius, start, start + Math.PI * 2 * part);
        context.stroke();
      }
    },
    path(path, x, y, color) {
      if (!isOn) return;
      context.save();
      context.translate(x, y);
      context.lineWidth = 4;
      context.lineJoin = 'round';
      context.strokeStyle = color;
      context.stroke(new Path2D(path));
      context.restore();
    },
    silent(run) {
      const was = isOn;
      isOn = false;
      try {
        return run();
      } finally {
        isOn = was;
      }
    },
  };
}

/** Lines that fit: Chinese breaks anywhere, Latin words stay whole where they can. */
function wrap(context: CanvasRenderingContext2D, words: string, width: number, most = 100): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of words.split('\n')) {
    let line = '';
    for (const part of paragraph.match(/[A-Za-z0-9.,%'-]+|\s+|./gu) ?? []) {
      const next = line + part;
      if (line !== '' && context.measureText(next).width > width && !/^[，。！？、；：”’）》,.!?]$/.test(part)) {
        // An opening mark goes with what it opens.
        const opener = /[「『“（(《]$/.exec(line)?.[0] ?? '';
        lines.push(opener ? line.slice(0, -1) : line);
        line = opener + part.trimStart();
      } else line = next;
      if (lines.length >= most) break;
    }
    if (lines.length >= most) break;
    if (line.trim() !== '') lines.push(line);
  }
  if (lines.length < most || lines.join('').length >= words.replace(/\n/g, '').length) return lines;
  const kept = lines.slice(0, most);
  kept[most - 1] = `${(kept[most - 1] ?? '').slice(0, -1)}…`;
  return kept;
}
