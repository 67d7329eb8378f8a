import { checkProject } from './checkProject';
import { ProjectError } from './errors';
import { guardDepth, guardValue } from './guardJson';
import { migrate } from './migrations';
import { type Clip, type Project, projectSchema } from './schema';

/** Far above any real project (a thousand clips are about 1 MB), low enough that a hostile file cannot hang the page. */
const MAX_CHARACTERS = 30_000_000;

/**
 * The only door for documents from outside (server, file, local storage): text or parsed JSON of any version in, a
 * checked project of the present version out. Clips are put in order of time. Throws ProjectError with the place.
 */
export function parseProject(json: unknown): Project {
  const document = typeof json === 'string' ? parseJson(json) : json;
  guardValue(document);
  const result = projectSchema.safeParse(migrate(document));
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ProjectError('shape', issue?.path.join('.') ?? '', issue?.message ?? 'not a project');
  }
  const project = inOrder(result.data);
  checkProject(project);
  return project;
}

function parseJson(text: string): unknown {
  if (text.length > MAX_CHARACTERS) throw new ProjectError('too-large', '', `${text.length} characters`);
  guardDepth(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProjectError('not-json', '', error instanceof Error ? error.message : 'not JSON');
  }
}

function inOrder(project: Project): Project {
  const { overlay, main, audio } = project.tracks;
  return {
    ...project,
    tracks: {
      overlay: overlay.map((track) => ({ ...track, clips: sorted(track.clips) })),
      main: { ...main, clips: sorted(main.clips) },
      audio: audio.map((track) => ({ ...track, clips: sorted(track.clips) })),
    },
  };
}

/** Clips by start, and their keyframes by time: the engine searches both by halves. */
const sorted = <C extends Clip>(clips: readonly C[]): readonly C[] =>
  clips
    .map((clip) => {
      const frames = Object.entries(clip.keyframes).map(
        ([param, list]) => [param, list.toSorted((a, b) => a.at - b.at)] as const,
      );
      return frames.length > 0 ? { ...clip, keyframes: Object.fromEntries(frames) } : clip;
    })
    .toSorted((a, b) => a.start - b.start);
