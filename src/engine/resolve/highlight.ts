import type { CaptionLayout } from '../captions/layoutCaption';
import type { CaptionTemplate } from '../project/captionTemplates';
import { booleanParam, textParam } from '../project/paramValue';
import type { CaptionClip } from '../project/schema';
import type { Ticks } from '../time/ticks';
import { type RasterContent, rasterContent } from './rasterContent';

type Range = { readonly from: number; readonly to: number };

interface Spoken {
  /** Where each word lies in the caption's text; undefined when the text does not hold it. */
  readonly ranges: readonly (Range | undefined)[];
  /** Rasters by word, made when first shown. */
  readonly rasters: Map<number, RasterContent>;
}

const kept = new WeakMap<CaptionLayout, Spoken>();

interface Look {
  readonly color: string;
  readonly mode: 'word' | 'spoken' | 'box';
  readonly box?: string;
}

interface Drawn {
  readonly content: RasterContent;
  readonly layout: CaptionLayout;
  readonly template: CaptionTemplate;
}

/** The caption's image at a moment: what is being spoken stands out, if the template or the clip wants that. */
export function highlighted(clip: CaptionClip, { content, layout, template }: Drawn, local: Ticks): RasterContent {
  if (clip.words.length === 0) return content;
  const look = lookOf(clip, template);
  const word = look ? wordAt(clip, local, look.mode === 'spoken') : -1;
  if (!look || word < 0) return content;
  const spoken = spokenOf(clip, layout);
  const range = spoken.ranges[word];
  if (!range) return content;
  const known = spoken.rasters.get(word);
  if (known) return known;
  const lit = look.mode === 'spoken' ? { from: 0, to: range.to } : range;
  const raster = rasterContent({ ...content, items: painted(layout, lit, look) });
  spoken.rasters.set(word, raster);
  return raster;
}

function lookOf(clip: CaptionClip, template: CaptionTemplate): Look | undefined {
  if (!booleanParam(clip, 'highlight')) return undefined;
  const effect = template.elements.flatMap(({ effects }) => effects).find(({ type }) => type === 'highlight');
  const own = textParam(clip, 'highlightColor');
  if (effect?.type !== 'highlight') return own ? { color: own, mode: 'word' } : undefined;
  const { color, mode = 'word', boxColor } = effect;
  if (mode !== 'box') return { color: own || color, mode };
  // The box is what stands out: a wished color is its.
  return { color, mode, box: own || boxColor || '#000000' };
}

/** Index of the word that is being spoken, -1 between words; with `isKept` the last one that was begun. */
function wordAt({ words }: CaptionClip, local: Ticks, isKept: boolean): number {
  return words.findLastIndex((word) => word.at <= local && (isKept || local < word.at + word.duration));
}

function spokenOf(clip: CaptionClip, layout: CaptionLayout): Spoken {
  const known = kept.get(layout);
  if (known) return known;
  const text = (clip.texts.caption ?? '').trim();
  let position = 0;
  const ranges = clip.words.map((word): Range | undefined => {
    const sought = word.text.trim();
    const from = sought ? text.indexOf(sought, position) : -1;
    if (from < 0) return undefined;
    position = from + sought.length;
    return { from, to: position };
  });
  const spoken: Spoken = { ranges, rasters: new Map() };
  kept.set(layout, spoken);
  return spoken;
}

/** A word may run over a line break: each line gets its share. A keyword's own color gives way on that line. */
function painted({ items, lines }: CaptionLayout, range: Range, { color, box }: Look): CaptionLayout['items'] {
  return items.map((item, index) => {
    const line = lines.find((candidate) => candidate.item === index);
    if (!line || item.type !== 'text' || range.from >= line.to || range.to <= line.from) return item;
    const from = Math.max(0, range.from - line.from);
    return {
      ...item,
      highlight: { from, to: Math.min(item.text.length, range.to - line.from), color, ...(box ? { box } : {}) },
    };
  });
}
