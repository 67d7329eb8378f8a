import { curvePath, placesOf } from '@/blocks/breakdown/curve';
import type { BreakdownDoc } from '@/blocks/breakdown/doc';
import { clockOf, percentOf, rhythmLabel, roleLabel } from '@/blocks/breakdown/labels';
import { roleColor } from '@/blocks/breakdown/roleColor';
import { hookName, scoreWord, whySentence } from '@/blocks/breakdown/sentences';
import type { Breakdown, FrameworkMatch } from '@/domain/breakdown';
import type { Translate } from '@/hooks/useT';
import { type Brush, brushOf } from './brush';
import { imageTheme as theme } from './imageTheme.data';

/** Pixels; read on a phone it fills the screen. */
const WIDTH = 1080;
const EDGE = 56;
const INNER = WIDTH - EDGE * 2;
/** Segments beyond are counted, not drawn: no image viewer shows an endless one. */
const MOST_SEGMENTS = 24;
const TALLEST = 15_000;

const colorOf = (role: Breakdown['segments'][number]['role']): string => {
  const color = roleColor(role);
  return color in theme.roles ? theme.roles[color as keyof typeof theme.roles] : theme.brand;
};

/**
 * The breakdown as an image of its own layout: score, curve, segments, framework.
 *
 * @throws Error when the browser cannot make the image
 */
export async function drawImage(
  t: Translate,
  doc: BreakdownDoc,
  result: Breakdown,
  matches: readonly FrameworkMatch[],
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 100;
  const draw = (brush: Brush): number => page(brush, t, doc, result, matches);
  const measured = canvas.getContext('2d');
  if (!measured) throw new Error('no canvas');
  const height = Math.min(TALLEST, Math.ceil(draw(brushOf(measured, false))));
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = theme.ground;
  context.fillRect(0, 0, WIDTH, height);
  draw(brushOf(context, true));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no image');
  return blob;
}

/** Draws from top to bottom. @returns the height that it took */
function page(
  brush: Brush,
  t: Translate,
  doc: BreakdownDoc,
  result: Breakdown,
  matches: readonly FrameworkMatch[],
): number {
  let y = EDGE;
  y = brush.text(doc.title, EDGE, y, INNER, { size: 44, weight: 600, lines: 2 }) + 12;
  const { statistics } = result;
  const facts = [
    `${t('analyze.stats.characters')} ${statistics.characters}`,
    `${t('analyze.stats.sentences')} ${statistics.sentences}`,
    `${t('analyze.stats.spoken')} ${Math.round(statistics.videoSeconds ?? statistics.spokenSeconds)} s`,
  ];
  y = brush.text(facts.join('   ·   '), EDGE, y, INNER, { size: 24, color: theme.muted }) + 32;
  y = scoreCard(brush, y, t, result, matches[0]);
  y = curveCard(brush, y, t, result);
  for (const segment of result.segments.slice(0, MOST_SEGMENTS)) y = segmentCard(brush, y, t, result, segment);
  const rest = result.segments.length - MOST_SEGMENTS;
  if (rest > 0)
    y = brush.text(t('analyze.image.rest', { count: rest }), EDGE, y, INNER, { size: 24, color: theme.muted }) + 24;
  return brush.text(t('analyze.image.footer'), EDGE, y + 8, INNER, { size: 22, color: theme.muted }) + EDGE;
}

function scoreCard(
  brush: Brush,
  top: number,
  t: Translate,
  { hook }: Breakdown,
  match: FrameworkMatch | undefined,
): number {
  const height = 190;
  brush.card(EDGE, top, INNER, height);
  brush.ring(EDGE + 96, top + height / 2, 56, hook.score / 100);
  brush.text(String(hook.score), EDGE + 96, top + height / 2 - 26, 120, { size: 44, weight: 600, align: 'center' });
  const left = EDGE + 196;
  const types = hook.types.map(({ id }) => hookName(id)).join(' · ');
  let y = brush.text(`${t('analyze.hookScore')} · ${scoreWord(t, hook.score)}`, left, top + 34, INNER - 220, {
    size: 30,
    weight: 600,
  });
  if (types)
    y = brush.text(t('analyze.hookType', { type: types }), left, y + 8, INNER - 220, {
      size: 24,
      color: theme.muted,
      lines: 1,
    });
  if (match) {
    const words = `${match.framework.name} · ${t('analyze.frameworks.score', { score: match.score })}`;
    brush.text(words, left, y + 8, INNER - 220, { size: 24, color: theme.muted, lines: 1 });
  }
  return top + height + 24;
}

function curveCard(brush: Brush, top: number, t: Translate, { segments }: Breakdown): number {
  const height = 300;
  brush.card(EDGE, top, INNER, height);
  brush.text(t('analyze.curve.title'), EDGE + 28, top + 24, 400, { size: 28, weight: 600 });
  const lines = ['density', 'speed', 'emotion'] as const;
  let x = EDGE + INNER - 28;
  for (const line of [...lines].reverse()) {
    const name = t(`analyze.curve.${line}`);
    x -= brush.width(name, 22) + 44;
    brush.box(x, top + 36, 20, 8, theme[line]);
    brush.text(name, x + 28, top + 28, 200, { size: 22, color: theme.muted });
  }
  const width = INNER - 56;
  const places = placesOf(segments, width);
  const ground = 160;
  for (const line of lines) {
    const points = places.map(
      ({ middle }, index) => [middle, (segments[index]?.point[line] ?? 0) * (ground - 12)] as const,
    );
    brush.path(curvePath(points, width, ground), EDGE + 28, top + 80, theme[line]);
  }
  segments.forEach(({ role }, index) => {
    const place = places[index];
    if (place) brush.box(EDGE + 28 + place.from, top + 256, Math.max(1, place.to - place.from - 2), 16, colorOf(role));
  });
  return top + height + 24;
}

function segmentCard(
  brush: Brush,
  top: number,
  t: Translate,
  { isTimed }: Breakdown,
  segment: Breakdown['segments'][number],
): number {
  const left = EDGE + 36;
  const width = INNER - 64;
  const time = isTimed ? clockOf(segment.start, segment.seconds) : percentOf(segment.share);
  const paint = (): number => {
    const head = `${segment.index + 1}  ${roleLabel(segment.role)}   ${time}   ${t(rhythmLabel[segment.rhythm])}`;
    let y =
      brush.text(head, left, top + 24, width, { size: 26, weight: 600, color: colorOf(segment.role), lines: 1 }) + 10;
    y = brush.text(segment.text, left, y, width, { size: 28, lines: 6 }) + 10;
    return brush.text(whySentence(t, segment), left, y, width, { size: 23, color: theme.muted, lines: 3 }) + 24;
  };
  const bottom = brush.silent(paint);
  brush.card(EDGE, top, INNER, bottom - top);
  brush.box(EDGE, top + 20, 6, bottom - top - 40, colorOf(segment.role));
  paint();
  return bottom + 16;
}
