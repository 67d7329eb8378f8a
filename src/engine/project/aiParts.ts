import type { Project } from './schema';
import { allClips, mediaIdsOf } from './walk';

/** What of a video a machine has made, as the duty to label AI content means it. */
type AiPartKind = 'voice' | 'presenter' | 'image' | 'video';

/** AI-made parts of one kind. */
export interface AiParts {
  readonly kind: AiPartKind;
  /** Clips that show or play them. */
  readonly count: number;
}

const KINDS: readonly AiPartKind[] = ['voice', 'presenter', 'image', 'video'];
const kindOfMedia = { audio: 'voice', image: 'image', video: 'video' } as const;

/** AI-made parts that a project shows or plays, by kind; none in a video of the maker's own footage and voice. */
export function aiParts(project: Project): readonly AiParts[] {
  const counts = new Map<AiPartKind, number>();
  for (const clip of allClips(project)) {
    const made = mediaIdsOf(project, clip)
      .map((id) => project.media[id])
      .find((media) => media?.isAi);
    const kind = clip.type === 'figure' ? 'presenter' : made && kindOfMedia[made.kind];
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return KINDS.flatMap((kind) => {
    const count = counts.get(kind);
    return count ? [{ kind, count }] : [];
  });
}

/** Whether there is anything that has to be labeled. */
export const hasAiParts = (project: Project): boolean => aiParts(project).length > 0;
