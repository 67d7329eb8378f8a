import { captions, entrances, ownTemplates } from './captions';
import { effects } from './effects';
import { elements, labels } from './elements';
import type { Scene } from './scene';
import { transitions } from './transitions';

export type { Scene } from './scene';

export const scenes: readonly Scene[] = [
  ...captions,
  ...entrances,
  ...ownTemplates,
  ...transitions,
  ...effects,
  ...elements,
  ...labels,
];
