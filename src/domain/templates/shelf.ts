import { projectDuration } from '../../engine/project/projectDuration';
import type { Project } from '../../engine/project/schema';
import { toSeconds } from '../../engine/time/ticks';
import { elementsOf, type FieldRules } from './elements';
import { type TemplateProblem, videoTemplateProblems } from './templateProblems';

/** Characters and credits that a template on the shelf may have. */
export const MAX_SHELF_TITLE = 40;
export const MAX_SHELF_SUMMARY = 120;
export const MAX_SHELF_PRICE = 1000;
/** Characters of a cover as a data URL; it is shown small. */
export const MAX_COVER = 300_000;

/** What a shelf says of a template without opening it. */
export interface ShelfFacts {
  /** Places for images and videos, and texts, that are filled in. */
  readonly media: number;
  readonly texts: number;
  readonly seconds: number;
  /** Pixels of the canvas. */
  readonly width: number;
  readonly height: number;
}

/** Counts what a template asks for. */
export function countPlaces(project: Project, fields: FieldRules): ShelfFacts {
  const elements = elementsOf(project, fields);
  const media = elements.filter(({ type }) => type === 'media').length;
  const { width, height } = project.canvas;
  const seconds = Math.round(toSeconds(projectDuration(project)) * 10) / 10;
  return { media, texts: elements.length - media, seconds, width, height };
}

/** An image of our own or one that travels with the record; nothing that could run or tell others who looks at it. */
export const isCover = (cover: string): boolean =>
  cover.length <= MAX_COVER && /^(?:data:image\/(?:png|jpeg|webp);base64,[\w+/=]+|\/(?!\/)[^\s"'<>]*)$/.test(cover);

/**
 * What keeps a template from merchants: what `videoTemplateProblems` names, and what a shelf needs besides. That a file is
 * gone only the server can tell.
 */
export type ShelfProblem =
  | TemplateProblem
  | { readonly code: 'noDocument' | 'noCover' }
  | { readonly code: 'missingFile'; readonly name: string; readonly at: number };

/** All that keeps a template from the shelf, the worst first. */
export function shelfProblems(
  document: Project | undefined,
  fields: FieldRules,
  cover: string,
): readonly ShelfProblem[] {
  if (!document) return [{ code: 'noDocument' }];
  return [...videoTemplateProblems(document, fields), ...(cover === '' ? [{ code: 'noCover' } as const] : [])];
}

/** Whether a merchant may use a template. @param plans names of versions; empty = all may */
export const isOpenToPlan = (plans: readonly string[], version: string): boolean =>
  plans.length === 0 || plans.includes(version);

/** What keeps a merchant from using a template now, the first thing to be said. */
export type UseProblem =
  | { readonly code: 'planNeeded'; readonly plans: readonly string[] }
  | { readonly code: 'creditsShort'; readonly price: number; readonly balance: number };

interface UseRequest {
  readonly price: number;
  readonly plans: readonly string[];
  readonly version: string;
  /** Credits; undefined = not known yet. */
  readonly balance: number | undefined;
}

/** Said before anything is filled in, and asked again by the server. */
export function findUseProblem({ price, plans, version, balance }: UseRequest): UseProblem | undefined {
  if (!isOpenToPlan(plans, version)) return { code: 'planNeeded', plans };
  return balance !== undefined && balance < price ? { code: 'creditsShort', price, balance } : undefined;
}
