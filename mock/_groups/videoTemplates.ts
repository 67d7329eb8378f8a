import type { FieldRules } from '../../src/domain/templates/elements';
import { elementsOf } from '../../src/domain/templates/elements';
import { countPlaces, type ShelfFacts, type ShelfProblem, shelfProblems } from '../../src/domain/templates/shelf';
import { readFields } from '../../src/domain/templates/templateFromProject';
import { ProjectError } from '../../src/engine/project/errors';
import { parseProject } from '../../src/engine/project/parseProject';
import type { Project } from '../../src/engine/project/schema';
import { fail } from '../_core/fail';
import { globalDb, newId, type Row } from '../_core/store';
import { categoryTable } from './categories';
import { type ProviderRecordRow, providerRecords } from './providerRecords';

/** A video template of a provider. */
export interface VideoTemplateRow extends ProviderRecordRow {
  readonly summary: string;
  readonly cover: string;
  readonly category_id?: string | undefined;
  /** Credits. */
  readonly price: number;
  /** Empty = all. */
  readonly plans: readonly string[];
  readonly document?: Project | undefined;
  readonly fields: FieldRules;
  /** Counted from the document when it is saved. */
  readonly facts: ShelfFacts;
  readonly problems: readonly ShelfProblem[];
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

/** What is kept of a document besides itself. */
export const measured = (document: Project | undefined, fields: unknown, cover: string) => {
  const rules = readFields(fields);
  return {
    ...{ document, fields: rules },
    facts: document ? countPlaces(document, rules) : noFacts,
    problems: shelfProblems(document, rules, cover),
  };
};
