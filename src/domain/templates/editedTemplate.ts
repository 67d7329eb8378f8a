import { applyAction } from '../../engine/edit/applyAction';
import { EditError } from '../../engine/edit/errors';
import type { Project } from '../../engine/project/schema';
import { allClips } from '../../engine/project/walk';
import { type FieldRules, MAX_TEXT_LIMIT, textSources } from './elements';
import { dropSpareMedia, limitFor } from './templateFromProject';

/**
 * A template as the timeline edits it: one document that says what may be written where, so that undo, versions and
 * conflicts hold the rules and the picture together. Its files are always stored: merchants have to load them.
 */
export const toEdited = (document: Project, fields: FieldRules): Project => ({
  ...document,
  keepsMediaLocal: false,
  textRules: { ...document.textRules, ...fields },
});

/**
 * What is stored of an edited template: the document, and apart from it the rules of the texts that have a name. A text
 * that says no limit gets room for half as many characters again.
 */
export function fromEdited(project: Project): { readonly document: Project; readonly fields: FieldRules } {
  // Whoever uses it is asked himself where his files go.
  const { textRules = {}, keepsMediaLocal: _, ...document } = project;
  const fields = allClips(project).flatMap((clip): readonly (readonly [string, FieldRules[string]])[] => {
    if ((clip.type !== 'text' && clip.type !== 'caption') || clip.name.trim() === '') return [];
    const rule = textRules[clip.id];
    const from = textSources.find((source) => source === rule?.from);
    const shows = clip.type === 'text' ? clip.text : Object.values(clip.texts).join(' ');
    return [[clip.id, { limit: Math.min(MAX_TEXT_LIMIT, rule?.limit ?? limitFor(shows)), ...(from ? { from } : {}) }]];
  });
  return { document, fields: Object.fromEntries(fields) };
}

/**
 * A template with what stood in its places before they were left open: what its cover shows, so that a gallery shows a
 * video and no empty frames. A place whose sample is gone, too short or locked stays empty.
 */
export function withSamples(project: Project): Project {
  return allClips(project).reduce((shown, clip) => {
    if (clip.type !== 'placeholder' || !clip.mediaId || !Object.hasOwn(project.media, clip.mediaId)) return shown;
    try {
      return applyAction(shown, { type: 'replaceMedia', clipId: clip.id, mediaId: clip.mediaId });
    } catch (error) {
      if (error instanceof EditError) return shown;
      throw error;
    }
  }, project);
}

/**
 * A template as merchants get it: without what stood in its places before, and without the marks of files that lie in
 * the provider's browser; each file has its address.
 */
export function toOffered(document: Project): Project {
  const { media, ...rest } = dropSpareMedia(document);
  return {
    ...rest,
    media: Object.fromEntries(Object.entries(media).map(([id, { hash: _, ...medium }]) => [id, medium])),
  };
}
