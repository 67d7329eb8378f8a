import { type DocumentKind, draftStorageOf, type ServerCopy, saveRecord } from '@/blocks/document';
import { projectJson } from '@/engine/project/projectJson';
import type { Project } from '@/engine/project/schema';
import { mediaIdOf } from '@/engine/project/walk';
import { shownByCaller } from '@/lib/request';
import type { SourceRef } from '@/services/contract';
import { projectApi } from '@/services/project/api';
import type { ProjectRecord } from '@/services/project/schema';
import { newId } from '@/utils/newId';
import { readDocument, timelineDocument } from './timelineDocument';

const MAX_TITLE_LENGTH = 120;

export const editorKind = 'editor.timeline';

/** The video of a record that another screen made, as a project of its own that remembers where it came from. */
export function copyOf(record: Pick<ProjectRecord, 'id' | 'title' | 'source'>, document: Project): Project {
  const source = [...record.source, { type: 'project', id: record.id }].filter(
    (item, index, all) => all.findIndex(({ type, id }) => type === item.type && id === item.id) === index,
  );
  return { ...document, id: newId(), title: document.title || record.title, source };
}

/** Kinds of things that the chain knows; a document from a file may name others. */
const chainKinds: Readonly<Record<SourceRef['type'], true>> = {
  goods: true,
  breakdown: true,
  article: true,
  chat: true,
  framework: true,
  topic: true,
  script: true,
  project: true,
  video: true,
  publish: true,
  file: true,
  knowledge: true,
  figure: true,
  shooting_plan: true,
  template: true,
};

const isOfChain = (item: { readonly type: string; readonly id: string }): item is SourceRef => item.type in chainKinds;

const chainOf = ({ source }: Project): SourceRef[] => source.flatMap((item) => (isOfChain(item) ? [item] : []));

/** What the server has of a project. */
export function toCopy({ id, revision, updated_at, draft, document }: ProjectRecord): ServerCopy<Project> {
  const found = readDocument(document);
  return {
    id,
    revision,
    updatedAt: updated_at,
    saveId: typeof draft.saveId === 'string' ? draft.saveId : undefined,
    document: found instanceof Error ? undefined : found,
    ...(found instanceof Error ? { problem: found } : {}),
  };
}

/** A project of the timeline editor: kept, saved and compared as one document. */
export const projectKind: DocumentKind<Project> = {
  ...timelineDocument,
  storage: draftStorageOf<Project>('timeline'),
  channel: 'timeline-project',
  save: (project, context, t) =>
    saveRecord(context, ({ id, revision, saveId }) =>
      projectApi.save(
        {
          ...(id ? { id } : {}),
          revision,
          title: project.title.trim().slice(0, MAX_TITLE_LENGTH) || t('timeline.untitled'),
          kind: editorKind,
          cover: coverAddress(project),
          draft: { saveId },
          document: projectJson(project),
          source: chainOf(project),
        },
        shownByCaller,
      ),
    ),
  fetch: async (id) => toCopy(await projectApi.info({ id }, shownByCaller)),
  asCopy: (project, t) => ({
    ...project,
    title: t('document.copyTitle', { title: project.title }).slice(0, MAX_TITLE_LENGTH),
  }),
  versions: {
    list: (id) => projectApi.versions({ id }, shownByCaller),
    restore: async (target) => toCopy(await projectApi.versionRestore(target, shownByCaller)),
    describe: ({ by }) => by.name,
  },
};

/** The first image of the video that has an address of its own. */
function coverAddress(project: Project): string {
  for (const clip of project.tracks.main.clips) {
    const media = project.media[mediaIdOf(clip) ?? ''];
    if (media?.kind === 'image' && /^(https?:)?\/\//.test(media.url) && media.url.length <= 2000) return media.url;
  }
  return '';
}
