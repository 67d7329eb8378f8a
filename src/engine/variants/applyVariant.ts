import type { Action } from '../edit/actions';
import { applyAction } from '../edit/applyAction';
import type { AudioClip, MediaRef, Project } from '../project/schema';
import { allClips } from '../project/walk';

/** One difference between a variant and its base. */
type VariantPatch =
  | {
      readonly type: 'media';
      readonly clipId: string;
      readonly media: MediaRef;
      readonly trimStart?: AudioClip['trimStart'];
    }
  | { readonly type: 'caption'; readonly clipId: string; readonly texts: Readonly<Record<string, string>> }
  | { readonly type: 'text'; readonly clipId: string; readonly text: string }
  | { readonly type: 'template'; readonly templateKey: string }
  /** All music clips play another piece from its beginning. */
  | { readonly type: 'music'; readonly media: MediaRef }
  | { readonly type: 'transitions'; readonly transition: string }
  | { readonly type: 'title'; readonly title: string };

interface Variant {
  /** Id of the new project. */
  readonly id: string;
  readonly patches: readonly VariantPatch[];
}

/**
 * A project of its own made from a base and its differences; the base is untouched and named in the chain. Throws
 * EditError when a patch does not fit the base (a clip that is not there, a piece of music that is too short …).
 */
export function applyVariant(base: Project, { id, patches }: Variant): Project {
  const changed = patches.reduce((project, patch) => actionsOf(project, patch).reduce(applyAction, project), base);
  return { ...changed, id, source: [...base.source, { type: 'project', id: base.id }].slice(-50) };
}

function actionsOf(project: Project, patch: VariantPatch): readonly Action[] {
  switch (patch.type) {
    case 'media': {
      const { clipId, media, trimStart } = patch;
      const replace: Action = {
        type: 'replaceMedia',
        clipId,
        mediaId: media.id,
        ...(trimStart === undefined ? {} : { trimStart }),
      };
      return [{ type: 'addMedia', media }, replace];
    }
    case 'caption':
      return [{ type: 'setCaption', clipId: patch.clipId, texts: patch.texts }];
    case 'text':
      return [{ type: 'setText', clipId: patch.clipId, text: patch.text }];
    case 'template':
      return [{ type: 'setTemplate', templateKey: patch.templateKey }];
    case 'title':
      return [{ type: 'setTitle', title: patch.title }];
    case 'music':
      return [
        { type: 'addMedia', media: patch.media },
        ...allClips(project).flatMap((clip): readonly Action[] =>
          clip.type === 'audio' && clip.role === 'music'
            ? [{ type: 'replaceMedia', clipId: clip.id, mediaId: patch.media.id }]
            : [],
        ),
      ];
    case 'transitions':
      return project.tracks.main.transitions.map(
        ({ id, leftClipId, rightClipId, duration }): Action => ({
          type: 'setTransition',
          leftClipId,
          rightClipId,
          transition: { id, type: patch.transition, duration },
        }),
      );
  }
}
