import { MediaStore } from '@/engine/media/mediaStore';
import { captionTemplates } from '@/engine/project/captionTemplates';
import { createProject } from '@/engine/project/createProject';
import { type CaptionClip, type Project, projectSchema } from '@/engine/project/schema';
import { FontLoader, Renderer } from '@/engine/render';
import { resolve } from '@/engine/resolve/resolve';
import { fromSeconds } from '@/engine/time/ticks';

/** Drawn at half size, shown smaller. */
const scale = 0.5;
/** Canvas pixels kept around a template. */
const margin = 36;
const shownAt = 1;

type Template = (typeof captionTemplates)[number];

function sampleProject(template: Template, texts: Readonly<Record<string, string>>): Project {
  const base = createProject({ title: template.name, id: template.key });
  const clip: Partial<CaptionClip> = {
    type: 'caption',
    id: 'sample',
    start: fromSeconds(0),
    duration: fromSeconds(shownAt * 2),
    templateKey: template.key,
    texts: Object.fromEntries(
      template.variables.map(({ name, limit }) => [name, [...(texts[name] ?? '')].slice(0, limit).join('')]),
    ),
  };
  return projectSchema.parse({
    ...base,
    aiLabel: { ...base.aiLabel, visible: false },
    tracks: { ...base.tracks, overlay: [{ id: 'captions', clips: [clip] }] },
  });
}

/**
 * Draws a sample of each caption template with the video's own renderer, one after the other.
 * @param texts variable name → sample text
 * @param onImage gets a data address of a transparent PNG for each template key
 */
export async function paintTemplates(
  texts: Readonly<Record<string, string>>,
  signal: AbortSignal,
  onImage: (key: string, image: string) => void,
): Promise<void> {
  const media = new MediaStore();
  const fonts = new FontLoader();
  for (const template of captionTemplates) {
    if (signal.aborted) return;
    const project = sampleProject(template, texts);
    const full = new OffscreenCanvas(project.canvas.width * scale, project.canvas.height * scale);
    const context = full.getContext('2d');
    if (!context) return;
    const renderer = new Renderer(context, { media, fonts });
    await renderer.prepare(project);
    await renderer.draw({ ...resolve(project, fromSeconds(shownAt)), background: 'transparent' });
    if (!signal.aborted) onImage(template.key, cutOut(full, template));
  }
}

function cutOut(full: OffscreenCanvas, template: Template): string {
  const x = Math.max(0, template.x - margin) * scale;
  const y = Math.max(0, template.y - margin) * scale;
  const width = Math.min(full.width - x, (template.width + 2 * margin) * scale);
  const height = Math.min(full.height - y, (template.height + 2 * margin) * scale);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(full, x, y, width, height, 0, 0, width, height);
  return canvas.toDataURL('image/png');
}
