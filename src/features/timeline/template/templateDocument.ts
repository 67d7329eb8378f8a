import {
  type DocumentKind,
  draftStorageOf,
  newKey,
  type ServerCopy,
  type SessionStart,
  saveRecord,
} from '@/blocks/document';
import { COVER_SECONDS, paintCover } from '@/blocks/video-templates/paintCover';
import { fromEdited, toEdited, withSamples } from '@/domain/templates/editedTemplate';
import { MAX_SHELF_TITLE } from '@/domain/templates/shelf';
import { readFields } from '@/domain/templates/templateFromProject';
import { MediaStore } from '@/engine/media/mediaStore';
import { createProject } from '@/engine/project/createProject';
import { projectJson } from '@/engine/project/projectJson';
import type { Project } from '@/engine/project/schema';
import { fromSeconds, toSeconds } from '@/engine/time/ticks';
import type { Translate } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { mediaVault } from '@/lib/storage/mediaVault';
import { platformTemplateApi } from '@/services/platform_template/api';
import type { ShelfTemplateRecord } from '@/services/platform_template/schema';
import { readDocument, timelineDocument } from '../session/timelineDocument';

/** What a new template begins with; its cover follows the picture until another moment is chosen. */
export const startTemplate = (): SessionStart<Project> => ({
  document: { ...toEdited(createProject({ title: '' }), {}), coverAt: fromSeconds(COVER_SECONDS) },
  key: newKey(),
});

function toCopy(record: ShelfTemplateRecord): ServerCopy<Project> {
  const { id, title, cover, fields, document_revision, updated_at, save_id } = record;
  const found = readDocument(record.document);
  const known = {
    ...{ id, revision: document_revision, updatedAt: updated_at },
    saveId: save_id || undefined,
  };
  if (found instanceof Error) return { ...known, document: undefined, problem: found };
  // A record that was made by its name and price alone has no content yet: it begins here.
  const document = toEdited(found ?? startTemplate().document, readFields(fields));
  const coverAt = document.coverAt ?? (cover === '' ? fromSeconds(COVER_SECONDS) : undefined);
  return { ...known, document: { ...document, title, ...(coverAt === undefined ? {} : { coverAt }) } };
}

/** Files that came in here are read from this computer: their upload may not be through. */
export const openLocalMedia = (): MediaStore =>
  new MediaStore({ open: async ({ hash }) => (hash ? mediaVault.get(hash) : undefined) });

/**
 * The cover as the picture is now. Undefined: none was chosen here and the one that the template has stays, or the frame
 * cannot be drawn yet (a file is still on its way).
 */
async function coverOf(project: Project): Promise<string | undefined> {
  if (project.coverAt === undefined || project.tracks.main.clips.length === 0) return undefined;
  const media = openLocalMedia();
  const cover = await paintCover(withSamples(project), toSeconds(project.coverAt), media).catch(() => '');
  media.dispose();
  return cover || undefined;
}

const nameOf = ({ title }: Project, t: Translate): string =>
  title.trim().slice(0, MAX_SHELF_TITLE).trim() || t('templateEditor.untitled');

/** A video template of the provider: kept, saved and compared as one document. */
export const templateKind: DocumentKind<Project> = {
  ...timelineDocument,
  storage: draftStorageOf<Project>('template'),
  channel: 'video-template',
  save: (project, context, t) =>
    saveRecord(context, async ({ id, revision, saveId }) => {
      const cover = await coverOf(project);
      const { document, fields } = fromEdited(project);
      const title = nameOf(project, t);
      const saved = await platformTemplateApi.document(
        {
          ...(id ? { id } : {}),
          ...(revision === undefined ? {} : { revision }),
          ...{ save_id: saveId, title, fields: { ...fields }, document: projectJson({ ...document, title }) },
          ...(cover === undefined ? {} : { cover }),
        },
        shownByCaller,
      );
      return { id: saved.id, revision: saved.document_revision };
    }),
  fetch: async (id) => toCopy(await platformTemplateApi.info({ id }, shownByCaller)),
  asCopy: (project, t) => ({
    ...project,
    title: t('document.copyTitle', { title: project.title }).slice(0, MAX_SHELF_TITLE),
  }),
  versions: {
    list: (id) => platformTemplateApi.versions({ id }, shownByCaller),
    restore: async (target) => toCopy(await platformTemplateApi.versionRestore(target, shownByCaller)),
    describe: ({ by }) => by.name,
  },
};
