import type { StillOrder } from '@/blocks/stills';
import { carriedDesigns, isWordByWord } from '@/domain/captionDesigns';
import { spokenWords } from '@/engine/captions/spokenWords';
import type { CaptionTemplate } from '@/engine/project/captionTemplates';
import { createProject } from '@/engine/project/createProject';
import { captionClip, type Project } from '@/engine/project/schema';
import { fromSeconds, ticks } from '@/engine/time/ticks';

/** Canvas pixels kept around a template. */
const MARGIN = 36;
const WIDTH = 540;
/** Captions come in within the first moments. */
export const SAMPLE_TIME = fromSeconds(1);
const SAMPLE_DURATION = ticks(SAMPLE_TIME * 3);

type Texts = Readonly<Record<string, string>>;

/** Sample texts within the limits of a design's variables. */
export const textsFor = (design: Pick<CaptionTemplate, 'variables'>, texts: Texts): Record<string, string> =>
  Object.fromEntries(
    design.variables.map(({ name, limit }) => [name, [...(texts[name] ?? '')].slice(0, limit).join('')]),
  );

/** A video of three seconds that shows one caption in a design, lit word by word where it does that. */
export function sampleProject(design: CaptionTemplate, texts: Texts, background?: string): Project {
  const base = createProject({ title: design.name, id: 'template' });
  const shown = textsFor(design, texts);
  const clip = captionClip.parse({
    ...{ type: 'caption', id: 'sample', start: 0, duration: SAMPLE_DURATION, templateKey: design.key, texts: shown },
    words: isWordByWord(design) ? spokenWords(shown.caption ?? '', SAMPLE_DURATION) : [],
  });
  const track = { id: 'captions', name: '', hidden: false, locked: false, muted: false };
  return {
    ...base,
    canvas: { ...base.canvas, ...(background && { background }) },
    templates: carriedDesigns(design),
    aiLabel: { ...base.aiLabel, visible: false },
    tracks: { ...base.tracks, overlay: [{ ...track, clips: [clip] }] },
  };
}

/** A still of a caption in a design, cut to the design. */
export function designStill(design: CaptionTemplate, texts: Texts): StillOrder {
  const project = sampleProject(design, texts);
  const x = Math.max(0, design.x - MARGIN);
  const y = Math.max(0, design.y - MARGIN);
  return {
    project,
    time: SAMPLE_TIME,
    width: WIDTH,
    isClear: true,
    cut: {
      x,
      y,
      width: Math.min(project.canvas.width - x, design.width + 2 * MARGIN),
      height: Math.min(project.canvas.height - y, design.height + 2 * MARGIN),
    },
  };
}

/** Names what a design looks like: one that was changed under its key is drawn anew. */
export const lookOf = (design: CaptionTemplate): string =>
  Object.keys(carriedDesigns(design)).length === 0 ? design.key : JSON.stringify(design);
