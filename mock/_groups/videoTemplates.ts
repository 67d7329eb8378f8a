import type { FieldRules } from '../../src/domain/templates/elements';
import { elementsOf } from '../../src/domain/templates/elements';
import { countPlaces, type ShelfFacts, type ShelfProblem, shelfProblems } from '../../src/domain/templates/shelf';
import { readFields } from '../../src/domain/templates/templateFromProject';
import { ProjectError } from '../../src/engine/project/errors';
import { parseProject } from '../../src/engine/project/parseProject';
import type { Project } from '../../src/engine/project/schema';
import { allClips, mediaIdsOf } from '../../src/engine/project/walk';
import { toSeconds } from '../../src/engine/time/ticks';
import { fail } from '../_core/fail';
import { findObject, keyOfUrl } from '../_core/objectStorage';
import type { Context } from '../_core/serve';
import { globalDb, newId, type Row } from '../_core/store';
import { categoryTable } from './categories';
import { type ProviderRecordRow, providerRecords } from './providerRecords';
import { versionsIn } from './versions';

/** What a template shows. */
interface TemplateContent {
  readonly title: string;
  readonly cover: string;
  readonly document?: Project | undefined;
  readonly fields: FieldRules;
  /** Counted from the document when it is saved. */
  readonly facts: ShelfFacts;
  readonly problems: readonly ShelfProblem[];
}

/** A video template of a provider. */
export interface VideoTemplateRow extends ProviderRecordRow, TemplateContent {
  readonly summary: string;
  readonly category_id?: string | undefined;
  /** Credits. */
  readonly price: number;
  /** Empty = all. */
  readonly plans: readonly string[];
  /** Of one on the shelf: what it will show when it is published again. Merchants see the fields of the row itself. */
  readonly edited?: TemplateContent | undefined;
  /** Absent = 0. */
  readonly document_revision?: number;
  readonly save_id?: string;
}

/** A merchant has made a video from a template. */
interface TemplateUseRow extends Row {
  readonly template_id: string;
  readonly mchno: string;
  /** The project that was made. */
  readonly project_id: string;
  readonly credits: number;
  readonly created_at: string;
}

export const videoTemplates = providerRecords({
  table: 'video_template',
  subject: 'video_template',
  missing: '模板不存在或已删除',
  readable: ({ title, summary, price, plans, facts, document, fields, category_id = '' }: VideoTemplateRow) => ({
    ...{ title, summary, price, plans },
    topic: categoryTable().find(category_id)?.name ?? '',
    variables: document ? elementsOf(document, fields).map(({ name }) => name) : [],
    contents: `${facts.seconds} 秒，${facts.width}×${facts.height}`,
  }),
  auditedFields: ['title', 'summary', 'topic', 'price', 'plans', 'variables', 'contents'],
});

const uses = () => globalDb.table<TemplateUseRow>('video_template_use');

export const usesOf = (templateId: string): number =>
  uses()
    .all()
    .filter(({ template_id }) => template_id === templateId).length;

/** Counts a use. */
export const addUse = (use: Omit<TemplateUseRow, 'id'>): TemplateUseRow => uses().insert({ id: newId('use'), ...use });

const noFacts: ShelfFacts = { media: 0, texts: 0, seconds: 0, width: 0, height: 0 };

/** A document that came from outside, checked as every document is; what is broken is named by its place. */
export function checkedDocument(document: unknown): Project {
  try {
    return parseProject(document);
  } catch (error) {
    if (!(error instanceof ProjectError)) throw error;
    return fail(`模板内容不完整${error.place ? `（${error.place}）` : ''}，请重新选择文件`, {
      errorCode: 'TEMPLATE_INVALID',
    });
  }
}

/** Files of this store that a document shows and that are gone: whoever stored them has deleted them for good. */
function missingFiles(document: Project): readonly ShelfProblem[] {
  return allClips(document).flatMap((clip): readonly ShelfProblem[] => {
    const media = mediaIdsOf(document, clip).flatMap((id) => document.media[id] ?? []);
    const gone = media.find(({ url }) => {
      const key = keyOfUrl(url);
      return key !== undefined && !findObject(key);
    });
    return gone ? [{ code: 'missingFile', name: gone.name, at: toSeconds(clip.start) }] : [];
  });
}

/** All that keeps a template from the shelf now. */
export const problemsOf = ({
  document,
  fields,
  cover,
}: Pick<TemplateContent, 'document' | 'fields' | 'cover'>): readonly ShelfProblem[] => [
  ...shelfProblems(document, fields, cover),
  ...(document ? missingFiles(document) : []),
];

/** What is kept of a document besides itself. */
export const measured = (document: Project | undefined, given: unknown, cover: string) => {
  const fields = readFields(given);
  return {
    ...{ document, fields, cover },
    facts: document ? countPlaces(document, fields) : noFacts,
    problems: problemsOf({ document, fields, cover }),
  };
};

/** What the provider works on: what is on the shelf, or what will be. */
export const contentOf = (row: VideoTemplateRow): TemplateContent => {
  const { title, cover, document, fields, facts, problems } = row.edited ?? row;
  return { title, cover, document, fields, facts, problems };
};

export const templateVersions = versionsIn<TemplateContent>('video_template_version');

/** Keeps what a template shows now among its versions. */
export function keepTemplateVersion({ account, merchant, now }: Context, row: VideoTemplateRow, isRestore = false) {
  const { id, document_revision = 0, updated_at = row.created_at } = row;
  const state = { id, mchno: merchant.mchno, revision: document_revision, updated_at, fields: contentOf(row) };
  templateVersions.keep(globalDb, state, account, now(), isRestore);
  return row;
}
