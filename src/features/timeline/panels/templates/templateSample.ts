import type { StillOrder } from '@/blocks/stills';
import type { CaptionTemplate } from '@/engine/project/captionTemplates';
import { createProject } from '@/engine/project/createProject';
import { captionClip, type Project } from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';

/** Canvas pixels kept around a template. */
const margin = 36;
const width = 540;
const shownAt = fromSeconds(1);

/** A still of a caption in a design, cut to the design. */
export function templateSample(template: CaptionTemplate, texts: Readonly<Record<string, string>>): StillOrder {
  const base = createProject({ title: template.key, id: 'template' });
  const clip = captionClip.parse({
    type: 'caption',
    id: 'sample',
    start: 0,
    duration: shownAt * 2,
    templateKey: template.key,
    texts: textsFor(template, texts),
  });
  const track = { id: 'captions', name: '', hidden: false, locked: false, muted: false };
  const project = {
    ...base,
    templates: { [template.key]: template },
    aiLabel: { ...base.aiLabel, visible: false },
    tracks: { ...base.tracks, overlay: [{ ...track, clips: [clip] }] },
  } as Project;
  const x = Math.max(0, template.x - margin);
  const y = Math.max(0, template.y - margin);
  return {
    project,
    time: shownAt,
    width,
    isClear: true,
    cut: {
      x,
      y,
      width: Math.min(base.canvas.width - x, template.width + 2 * margin),
      height: Math.min(base.canvas.height - y, template.height + 2 * margin),
    },
  };
}

/** Sample texts within the limits of a design's variables. */
export const textsFor = (
  template: Pick<CaptionTemplate, 'variables'>,
  texts: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    template.variables.map(({ name, limit }) => [name, [...(texts[name] ?? '')].slice(0, limit).join('')]),
  );
