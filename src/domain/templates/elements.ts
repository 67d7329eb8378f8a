import { templateOf } from '../../engine/project/captionTemplates';
import type { Clip, PlaceholderClip, Project } from '../../engine/project/schema';
import { allClips } from '../../engine/project/walk';
import { toSeconds } from '../../engine/time/ticks';

/** What of the goods fills a text by itself. */
export const textSources = ['name', 'brand', 'price', 'offer', 'point1', 'point2', 'point3'] as const;
export type TextSource = (typeof textSources)[number];

/** What a template says of one of its texts, by the id of its clip. */
export interface FieldRule {
  /** Most characters. */
  readonly limit?: number | undefined;
  /** What it is filled from; absent = by hand. */
  readonly from?: TextSource | undefined;
}
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** Characters of a text that says nothing else. */
export const USUAL_TEXT_LIMIT = 20;
export const MAX_TEXT_LIMIT = 200;
export const MAX_ELEMENT_NAME = 20;

interface ElementBase {
  readonly name: string;
  /** Clips that it fills: one name may stand in several places. */
  readonly clipIds: readonly string[];
  /** Seconds from the beginning, of the first of them. */
  readonly at: number;
}
export interface MediaElement extends ElementBase {
  readonly type: 'media';
  readonly property: 'media';
  /** Seconds; the longest of its places: a video has to last as long. */
  readonly seconds: number;
  /** Pixels that the place asks for. */
  readonly width: number;
  readonly height: number;
  /** Only this kind may be put there; undefined = either. */
  readonly accepts: 'image' | 'video' | undefined;
}
interface TextElement extends ElementBase {
  readonly type: 'text';
  readonly property: 'text' | 'caption' | 'subtitle';
  readonly limit: number;
  readonly from: TextSource | undefined;
  /** What stands there until somebody writes. */
  readonly text: string;
}
/** A place of a template that whoever uses it fills: "Element.property". */
export type TemplateElement = MediaElement | TextElement;

/** How an element is called in modifications. */
export const elementKey = ({ name, property }: Pick<TemplateElement, 'name' | 'property'>): string =>
  `${name}.${property}`;

const mediaElement = (clip: PlaceholderClip): MediaElement => ({
  type: 'media',
  property: 'media',
  name: clip.name.trim(),
  clipIds: [clip.id],
  at: toSeconds(clip.start),
  seconds: toSeconds(clip.duration),
  width: clip.width,
  height: clip.height,
  accepts: clip.accepts,
});

function textElements(project: Project, clip: Clip, rule: FieldRule = {}): readonly TextElement[] {
  const base = { type: 'text', name: clip.name.trim(), clipIds: [clip.id], at: toSeconds(clip.start) } as const;
  if (base.name === '') return [];
  if (clip.type === 'text') {
    const limit = rule.limit ?? USUAL_TEXT_LIMIT;
    return [{ ...base, property: 'text', limit, from: rule.from, text: clip.text }];
  }
  if (clip.type !== 'caption') return [];
  return (templateOf(project, clip.templateKey)?.variables ?? []).map(({ name, limit }) => ({
    ...base,
    property: name,
    limit: Math.min(limit, rule.limit ?? limit),
    from: name === 'caption' ? rule.from : undefined,
    text: clip.texts[name] ?? '',
  }));
}

/** Several places of one name are one element: the strictest limit and the longest place count. */
function join(one: TemplateElement, other: TemplateElement): TemplateElement {
  const clipIds = [...one.clipIds, ...other.clipIds];
  if (one.type === 'media')
    return other.type === 'media'
      ? { ...one, clipIds, seconds: Math.max(one.seconds, other.seconds), accepts: one.accepts ?? other.accepts }
      : { ...one, clipIds };
  const isText = other.type === 'text';
  return {
    ...one,
    clipIds,
    limit: isText ? Math.min(one.limit, other.limit) : one.limit,
    from: one.from ?? (isText ? other.from : undefined),
  };
}

/**
 * What a template asks for, in the order in which it is seen: its placeholders, and its named texts. A text without a
 * name is part of the design.
 */
export function elementsOf(project: Project, fields: FieldRules): readonly TemplateElement[] {
  const found = new Map<string, TemplateElement>();
  for (const clip of allClips(project).toSorted((a, b) => a.start - b.start)) {
    const elements = clip.type === 'placeholder' ? [mediaElement(clip)] : textElements(project, clip, fields[clip.id]);
    for (const element of elements) {
      const known = found.get(elementKey(element));
      found.set(elementKey(element), known ? join(known, element) : element);
    }
  }
  return [...found.values()];
}
