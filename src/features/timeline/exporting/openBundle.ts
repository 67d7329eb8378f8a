import { BundleError, readBundle } from '@/engine/interchange/bundle';
import { ProjectError } from '@/engine/project/errors';
import type { MediaRef, Project } from '@/engine/project/schema';
import { mediaVault, VaultFullError } from '@/lib/storage/mediaVault';
import { newId } from '@/utils/newId';

export type BundleProblem =
  | {
      readonly code:
        | 'not-bundle'
        | 'damaged'
        | 'unsupported'
        | 'newer-version'
        | 'too-large'
        | 'unsafe'
        | 'bad-project';
    }
  /** Bytes. */
  | { readonly code: 'full'; readonly needed: number; readonly free: number };

interface BundleContent {
  readonly project: Project;
  /** Media that the bundle goes without, or whose bytes are damaged. */
  readonly lacking: readonly MediaRef[];
}

/**
 * Opens a project bundle as a project of its own; its media go into this browser's store.
 *
 * @param onProgress 0–100.
 * @returns What is wrong with it, when it cannot be used.
 */
export async function openBundle(
  file: File,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<BundleContent | BundleProblem> {
  try {
    const opened = await readBundle(file, {
      ...(signal ? { signal } : {}),
      onBytes: (done, all) => onProgress(all > 0 ? (done / all) * 50 : 50),
    });
    const media: Record<string, MediaRef> = { ...opened.project.media };
    let done = 0;
    for (const [id, blob] of opened.media) {
      const ref = media[id];
      const named = new File([blob], ref?.name ?? id, { type: blob.type });
      const { hash } = await mediaVault.put(named, undefined, signal);
      if (ref) media[id] = { ...ref, hash };
      done += 1;
      onProgress(50 + (done / opened.media.size) * 50);
    }
    return { project: { ...opened.project, id: newId(), media }, lacking: [...opened.missing, ...opened.damaged] };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return problem;
  }
}

function problemOf(error: unknown): BundleProblem | undefined {
  if (error instanceof VaultFullError) return { code: 'full', needed: error.needed, free: error.free };
  if (error instanceof ProjectError) return { code: error.code === 'newer-version' ? 'newer-version' : 'bad-project' };
  if (!(error instanceof BundleError)) return undefined;
  switch (error.code) {
    case 'not-zip':
    case 'no-project':
      return { code: 'not-bundle' };
    case 'bad-path':
    case 'bomb':
      return { code: 'unsafe' };
    case 'too-many-files':
    case 'too-large':
      return { code: 'too-large' };
    default:
      return { code: error.code };
  }
}
