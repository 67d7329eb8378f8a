import type { Figure } from '../../src/services/figure/schema';
import { clock } from '../_core/clock';
import { type Row, seedTable } from '../_core/store';
import { demoMerchant, otherMerchant } from './identity';

const aFigure = (mchno: string, fields: Pick<FigureRow, 'id' | 'name' | 'presenter' | 'voice'>): FigureRow => ({
  mchno,
  look: {},
  speed: 1,
  pitch: 1,
  volume: 1,
  favorite: false,
  status: 1,
  created_at: clock.seedTime(-20),
  updated_at: clock.seedTime(-20),
  ...fields,
});

/** A figure each to begin with; further ones are the user's. */
seedTable<FigureRow>('figure', () => [
  aFigure(demoMerchant, { id: 'fig_shanye', name: '店主小满', presenter: 'keeper', voice: 'cmn-xiaohe' }),
  aFigure(otherMerchant, { id: 'fig_xingye', name: '茶师', presenter: 'uncle', voice: 'cmn-haoran' }),
]);

export type FigureRow = Figure & Row & { readonly mchno: string };

/** What stands in `presenter` where an image of a person is used. */
export const portraitKind = 'portrait';
