import type { ResourceFilter } from '@/components/resource/types';
import { planStates } from '@/domain/films';

/** By what finished videos are looked for. */
export const videoFilters: readonly ResourceFilter[] = [
  { key: 'goods_id', label: 'publish.goods', options: 'fromList' },
  { key: 'framework_id', label: 'publish.chain.framework', options: 'fromList' },
  {
    key: 'plan',
    label: 'film.plan',
    options: planStates.map((value) => ({ value, label: `film.plan.${value}` as const })),
  },
  {
    key: 'label',
    label: 'publish.label',
    options: [
      { value: 'due', label: 'film.label.due' },
      { value: 'full', label: 'publish.labelFull' },
      { value: 'free', label: 'film.label.free' },
    ],
  },
  {
    key: 'compliance',
    isRare: true,
    label: 'film.text',
    options: [
      { value: 'marked', label: 'film.text.any' },
      { value: 'high', label: 'film.text.high' },
      { value: 'clean', label: 'film.text.clean' },
      { value: 'unknown', label: 'film.text.unknown' },
    ],
  },
  {
    key: 'ratio',
    isRare: true,
    label: 'film.ratio',
    options: [
      { value: '9:16', label: 'film.ratio.tall' },
      { value: '3:4', label: 'film.ratio.threeFour' },
      { value: '1:1', label: 'film.ratio.square' },
      { value: '16:9', label: 'film.ratio.wide' },
      { value: 'other', label: 'film.ratio.other' },
    ],
  },
  {
    key: 'length',
    isRare: true,
    label: 'publish.duration',
    options: [
      { value: '15', label: 'film.length.15' },
      { value: '30', label: 'film.length.30' },
      { value: '60', label: 'film.length.60' },
      { value: 'long', label: 'film.length.long' },
    ],
  },
  { key: 'author_id', label: 'film.author', options: 'fromList', isRare: true },
  {
    key: 'days',
    isRare: true,
    label: 'publish.made',
    options: [
      { value: '1', label: 'film.days.1' },
      { value: '7', label: 'film.days.7' },
      { value: '30', label: 'film.days.30' },
      { value: '90', label: 'film.days.90' },
    ],
  },
  {
    key: 'stack',
    isRare: true,
    label: 'film.versions',
    options: [{ value: '0', label: 'film.allVersions' }],
  },
  { key: 'status', label: 'film.place', options: [{ value: '-1', label: 'film.bin' }], isRare: true },
];
