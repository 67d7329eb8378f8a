import { projectKey } from '@/blocks/document';
import { jobs } from '@/lib/jobs';
import type { ComposeParts } from '../ComposeContext';
import { renderJobs } from '../produce/renderJobs';

/** Compositions whose page is closed while their export goes on, by key. */
const parked = new Map<string, ComposeParts>();

const keysOf = ({ key, session }: ComposeParts): string[] => {
  const id = session.id();
  return id ? [projectKey(id), key] : [key];
};

const isExporting = (parts: ComposeParts): boolean =>
  keysOf(parts).some((key) => renderJobs.find(key)?.isHere === true);

/** The page goes: ends the composition, or keeps it alive until its export has written the result into it. */
export function leaveSession(parts: ComposeParts): void {
  parts.writer.dispose();
  parts.voices.cancel();
  if (!isExporting(parts)) {
    parts.session.close();
    return;
  }
  parts.session.autosave.leave();
  const [key = parts.key] = keysOf(parts);
  parked.set(key, parts);
  const end = jobs.subscribe(() => {
    if (isExporting(parts)) return;
    end();
    // Taken up again meanwhile: the page that has it ends it.
    if (parked.get(key) === parts) {
      parked.delete(key);
      parts.session.close();
    }
  });
}

/** The composition of a project that is still alive from before, if any. */
export function takeSession(projectId: string): ComposeParts | undefined {
  const key = projectKey(projectId);
  const parts = parked.get(key);
  parked.delete(key);
  return parts;
}
