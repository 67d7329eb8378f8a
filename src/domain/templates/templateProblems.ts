import { graphemes } from '../../engine/captions/graphemes';
import { type CaptionTemplate, captionTemplate } from '../../engine/project/captionTemplates';
import { FONTS } from '../../engine/project/params';
import type { Project } from '../../engine/project/schema';
import { allClips, mediaIdsOf } from '../../engine/project/walk';
import { toSeconds } from '../../engine/time/ticks';
import { elementsOf, type FieldRules, MAX_ELEMENT_NAME } from './elements';

/** Above these a template is no template any more: it would not open on a merchant's computer in time. */
const MAX_TEMPLATE_CLIPS = 300;
const MAX_TEMPLATE_SECONDS = 180;
const MAX_TEMPLATE_CHARACTERS = 1_000_000;

/** What keeps a template from the shelf. `at`: seconds from the beginning. */
export type TemplateProblem =
  | { readonly code: 'noScenes' }
  | { readonly code: 'nothingToFill' }
  | { readonly code: 'tooManyClips'; readonly count: number; readonly limit: number }
  | { readonly code: 'tooLong'; readonly count: number; readonly limit: number }
  | { readonly code: 'tooLarge'; readonly count: number; readonly limit: number }
  | { readonly code: 'slotWithoutName'; readonly at: number }
  | { readonly code: 'badName'; readonly name: string; readonly at: number }
  | { readonly code: 'mixedKinds'; readonly name: string; readonly at: number }
  | { readonly code: 'textOverLimit'; readonly name: string; readonly count: number; readonly limit: number }
  | { readonly code: 'missingFont'; readonly font: string; readonly at: number }
  | { readonly code: 'missingDesign'; readonly design: string; readonly at: number }
  | { readonly code: 'unreadableMedia'; readonly name: string; readonly at: number };

const isKnownFont = (font: unknown): boolean =>
  typeof font !== 'string' || font === '' || (FONTS as readonly string[]).includes(font);

/** Fonts of a caption design that this product does not have. */
const missingFonts = ({ elements }: CaptionTemplate): readonly string[] =>
  elements.flatMap((element) =>
    element.type === 'text' && !isKnownFont(element.style.font) ? [element.style.font] : [],
  );

/** What lies in one browser alone is not there for others. */
const isShared = (url: string): boolean => /^(?:https?:\/\/|\/(?!\/)|loop:)/.test(url);

/** Fonts that the product does not have, designs and files that others cannot open. */
function clipProblems(project: Project): readonly TemplateProblem[] {
  return allClips(project).flatMap((clip): readonly TemplateProblem[] => {
    const at = toSeconds(clip.start);
    const own = clip.type === 'caption' ? project.templates[clip.templateKey] : undefined;
    const isDesigned = clip.type !== 'caption' || own !== undefined || captionTemplate(clip.templateKey) !== undefined;
    const fonts = [
      ...(isKnownFont(clip.params.font) ? [] : [String(clip.params.font)]),
      ...(own ? missingFonts(own) : []),
    ];
    const media = mediaIdsOf(project, clip).map((id) => project.media[id]);
    return [
      ...fonts.map((font) => ({ code: 'missingFont', font, at }) as const),
      ...(clip.type === 'caption' && !isDesigned
        ? [{ code: 'missingDesign', design: clip.templateKey, at } as const]
        : []),
      ...media.flatMap((one) =>
        one && !isShared(one.url) ? [{ code: 'unreadableMedia', name: one.name || one.id, at } as const] : [],
      ),
    ];
  });
}

/** Places of one name that nothing can fill together: one takes images, another takes videos. */
function mixedKinds(project: Project): readonly TemplateProblem[] {
  const kinds = new Map<string, string>();
  return allClips(project).flatMap((clip): readonly TemplateProblem[] => {
    const name = clip.name.trim();
    if (clip.type !== 'placeholder' || clip.accepts === undefined || name === '') return [];
    const known = kinds.get(name) ?? clip.accepts;
    kinds.set(name, known);
    return known === clip.accepts ? [] : [{ code: 'mixedKinds', name, at: toSeconds(clip.start) }];
  });
}

function namedProblems(project: Project, fields: FieldRules): readonly TemplateProblem[] {
  const slots = allClips(project).filter((clip) => clip.type === 'placeholder' && clip.name.trim() === '');
  return [
    ...slots.map((clip) => ({ code: 'slotWithoutName', at: toSeconds(clip.start) }) as const),
    ...mixedKinds(project),
    ...elementsOf(project, fields).flatMap((element): readonly TemplateProblem[] => {
      const { name, at } = element;
      const isBad = name.includes('.') || [...name].length > MAX_ELEMENT_NAME;
      const count = element.type === 'text' ? graphemes(element.text).length : 0;
      return [
        ...(isBad ? [{ code: 'badName', name, at } as const] : []),
        ...(element.type === 'text' && count > element.limit
          ? [{ code: 'textOverLimit', name, count, limit: element.limit } as const]
          : []),
      ];
    }),
  ];
}

/** What is said once, however many clips have it. */
const once = (problems: readonly TemplateProblem[]): readonly TemplateProblem[] =>
  problems.filter((one, index) => problems.findIndex((other) => keyOf(other) === keyOf(one)) === index);
const keyOf = (problem: TemplateProblem): string =>
  problem.code === 'missingFont' ? `${problem.code} ${problem.font}` : JSON.stringify(problem);

/** All that keeps a video template from the shelf, the worst first. Pure; the server asks the same. */
export function videoTemplateProblems(project: Project, fields: FieldRules): readonly TemplateProblem[] {
  const clips = allClips(project);
  const seconds = Math.max(0, ...clips.map((clip) => toSeconds(clip.start) + toSeconds(clip.duration)));
  const characters = JSON.stringify(project).length;
  const over = (code: 'tooManyClips' | 'tooLong' | 'tooLarge', count: number, limit: number) =>
    count > limit ? [{ code, count, limit } as const] : [];
  if (project.tracks.main.clips.length === 0) return [{ code: 'noScenes' }];
  const hasElements = elementsOf(project, fields).some(({ name }) => name !== '');
  return [
    ...over('tooManyClips', clips.length, MAX_TEMPLATE_CLIPS),
    ...over('tooLong', Math.round(seconds), MAX_TEMPLATE_SECONDS),
    ...over('tooLarge', characters, MAX_TEMPLATE_CHARACTERS),
    ...(hasElements ? [] : [{ code: 'nothingToFill' } as const]),
    ...once([...namedProblems(project, fields), ...clipProblems(project)]),
  ];
}
