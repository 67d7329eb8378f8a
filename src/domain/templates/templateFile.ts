import { ProjectError } from '../../engine/project/errors';
import { parseProject } from '../../engine/project/parseProject';
import type { Project } from '../../engine/project/schema';
import type { FieldRules } from './elements';
import { readFields } from './templateFromProject';

const FORMAT = 'lingkuang.video-template';
/** Counts up when a reader of before would misread a file. */
const VERSION = 1;
/** Bytes; larger files are not even read. */
export const MAX_TEMPLATE_FILE = 4_000_000;
/** Ending of a template file, before `.json`. */
export const TEMPLATE_FILE_ENDING = 'lktemplate.json';

/** A template as it travels from one shop to another: its words and places, and where its media lie. */
export interface TemplateFile {
  readonly title: string;
  readonly document: Project;
  readonly fields: FieldRules;
}

/** What keeps a file from being a template. `place` names the spot of a document that is broken. */
export type TemplateFileProblem =
  | { readonly code: 'fileTooLarge'; readonly limit: number }
  | { readonly code: 'fileNotJson' }
  | { readonly code: 'fileUnknown' }
  | { readonly code: 'fileNewer' }
  | { readonly code: 'fileBroken'; readonly place: string };

/** A template as the text of a file. */
export const formatTemplateFile = ({ title, document, fields }: TemplateFile): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, title, fields, document }, undefined, 1);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function problemOf({ code, place }: ProjectError): TemplateFileProblem {
  if (code === 'too-large') return { code: 'fileTooLarge', limit: MAX_TEMPLATE_FILE };
  if (code === 'newer-version') return { code: 'fileNewer' };
  return { code: 'fileBroken', place };
}

/** Reads a template file, or the bare document of a project. Nothing of it is trusted. */
export function parseTemplateFile(text: string): TemplateFile | TemplateFileProblem {
  if (text.length > MAX_TEMPLATE_FILE) return { code: 'fileTooLarge', limit: MAX_TEMPLATE_FILE };
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { code: 'fileNotJson' };
  }
  if (!isRecord(given)) return { code: 'fileUnknown' };
  const isFile = given.format === FORMAT;
  if (!isFile && !('tracks' in given)) return { code: 'fileUnknown' };
  if (isFile && (typeof given.version !== 'number' || given.version > VERSION)) return { code: 'fileNewer' };
  try {
    const document = parseProject(isFile ? given.document : given);
    const title = typeof given.title === 'string' ? given.title.trim() : '';
    return { title: title || document.title, document, fields: isFile ? readFields(given.fields) : {} };
  } catch (error) {
    if (error instanceof ProjectError) return problemOf(error);
    throw error;
  }
}
