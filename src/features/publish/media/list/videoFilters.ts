import { madeFilters } from '@/components/resource/madeFilters';
import type { ResourceFilter } from '@/components/resource/types';
import { planStates } from '@/domain/videos';

/** By what finished videos are looked for. */
export const videoFilters: readonly ResourceFilter[] = [
  { key: 'goods_id', label: 'publish.goods', options: 'fromList' },
  { key: 'framework_id', label: 'publish.chain.framework', options: 'fromList' },
  {
    key: 'plan',
    label: 'video.plan',
    options: planStates.map((value) => ({ value, label: `video.plan.${value}` as const })),
  },
  {
    key: 'label',
    label: 'publish.label',
    options: [
      { value: 'due', label: 'video.label.due' },
      { value: 'full', label: 'publish.labelFull' },
      { value: 'free', label: 'video.label.free' },
    ],
  },
  {
    key: 'compliance',
    isRare: true,
    label: 'video.text',
    options: [
      { value: 'marked', label: 'video.text.any' },
      { value: 'high', label: 'video.text.high' },
      { value: 'clean', label: 'video.text.clean' },
      { value: 'unknown', label: 'video.text.unknown' },
    ],
  },
  {
    key: 'ratio',
    isRare: true,
    label: 'video.ratio',
    options: [
      { value: '9:16', label: 'video.ratio.tall' },
      { value: '3:4', label: 'video.ratio.threeFour' },
      { value: '1:1', label: 'video.ratio.square' },
      { value: '16:9', label: 'video.ratio.wide' },
      { value: 'other', label: 'video.ratio.other' },
    ],
  },
  {
    key: 'length',
    isRare: true,
    label: 'publish.duration',
    options: [
      { value: '15', label: 'video.length.15' },
      { value: '30', label: 'video.length.30' },
      { value: '60', label: 'video.length.60' },
      { value: 'long', label: 'video.length.long' },
    ],
  },
  ...madeFilters,
  {
    key: 'stack',
    isRare: true,
    label: 'video.versions',
    options: [{ value: '0', label: 'video.allVersions' }],
  },
  { key: 'status', label: 'video.place', options: [{ value: '-1', label: 'video.bin' }], isRare: true },
];
