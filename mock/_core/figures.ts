import type { Figure } from '../../src/services/figure/schema';
import type { Row } from './store';

export type FigureRow = Figure & Row & { readonly mchno: string };

/** What stands in `presenter` where an image of a person is used. */
export const portraitKind = 'portrait';
