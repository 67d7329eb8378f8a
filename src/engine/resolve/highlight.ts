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

/** The caption's picture at a moment: the word being spoken in its colour, if the template or the clip wants that. */
export function highlighted(
  clip: CaptionClip,
  {
    content,
    layout,
    template,
  }: { readonly content: RasterContent; readonly layout: CaptionLayout; readonly template: CaptionTemplate },
  local: Ticks,
): RasterContent {
  const word = clip.words.length > 0 ? wordAt(clip, local) : -1;
  const color = word < 0 ? undefined : colorOf(clip, template);
  if (!color) return content;
  const spoken = spokenOf(clip, layout);
  const range = spoken.ranges[word];
  if (!range) return content;
  const known = spoken.rasters.get(word);
  if (known) return known;
  const raster = rasterContent({ ...content, items: painted(layout, range, color) });
  spoken.rasters.set(word, raster);
  return raster;
}

function colorOf(clip: CaptionClip, template: CaptionTemplate): string | undefined {
  if (!booleanParam(clip, 'highlight')) return undefined;
  const own = textParam(clip, 'highlightColor');
  if (own) return own;
  for (const element of template.elements) {
    for (const effect of element.effects) if (effect.type === 'highlight') return effect.color;
  }
  return undefined;
}

/** Index of the word that is being spoken, -1 between words. */
function wordAt({ words }: CaptionClip, local: Ticks): number {
  return words.findLastIndex((word) => word.at <= local && local < word.at + word.duration);
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

/** A word may run over a line break: each line gets its share. A keyword's own colour gives way on that line. */
function painted({ items, lines }: CaptionLayout, range: Range, color: string): CaptionLayout['items'] {
  return items.map((item, index) => {
    const line = lines.find((candidate) => candidate.item === index);
    if (!line || item.type !== 'text' || range.from >= line.to || range.to <= line.from) return item;
    const from = Math.max(0, range.from - line.from);
    return { ...item, highlight: { from, to: Math.min(item.text.length, range.to - line.from), color } };
  });
}
