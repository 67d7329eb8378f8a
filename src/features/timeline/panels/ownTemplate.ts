import {
  type CaptionEffect,
  type CaptionElement,
  type CaptionTemplate,
  templateOf,
} from '@/engine/project/captionTemplates';
import type { CaptionClip, Project } from '@/engine/project/schema';
import { newId } from '@/utils/newId';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The look of a caption as a design of the project's own: its template with the clip's wishes (font, size, colors)
 * made part of it.
 */
export function ownTemplateOf(project: Project, clip: CaptionClip, name: string): CaptionTemplate | undefined {
  const template = templateOf(project, clip.templateKey);
  if (!template) return undefined;
  const { fontScale, font, color, highlightColor, highlight } = clip.params;
  const scale = typeof fontScale === 'number' ? fontScale : 1;
  const effectsOf = (effects: readonly CaptionEffect[]): readonly CaptionEffect[] =>
    effects.flatMap((effect): readonly CaptionEffect[] => {
      if (effect.type !== 'highlight') return [effect];
      if (highlight === false) return [];
      return [textOf(highlightColor) ? { ...effect, color: textOf(highlightColor) } : effect];
    });
  const elements = template.elements.map((element): CaptionElement => {
    if (element.type === 'image') return element;
    const { style } = element;
    return {
      ...element,
      effects: effectsOf(element.effects),
      style: {
        ...style,
        font_size: Math.round(style.font_size * scale),
        ...(textOf(font) ? { font: textOf(font), font_random: false } : {}),
        ...(textOf(color) ? { font_color: textOf(color) } : {}),
      },
    };
  });
  return { ...template, key: `own-${newId()}`, name: name.trim().slice(0, 60) || template.name, elements };
}
