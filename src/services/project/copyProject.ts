import { shownByCaller } from '@/lib/request/types';
import { projectApi } from './api';
import type { ProjectSummary } from './schema';

const LONGEST_TITLE = 120;

/**
 * A second project with all that the first one holds, a save of its own.
 *
 * @param titleOf Its name, from the first one's; cut to 120 characters.
 * @throws the typed errors of lib/request
 */
export async function copyProject(id: string, titleOf: (title: string) => string): Promise<ProjectSummary> {
  const { title, kind, cover, draft, document, source } = await projectApi.info({ id }, shownByCaller);
  const { saveId: _saveId, ...content } = draft;
  return projectApi.save(
    {
      ...{ title: titleOf(title).slice(0, LONGEST_TITLE), kind, cover, draft: content, source },
      ...(document ? { document } : {}),
    },
    shownByCaller,
  );
}
