import { captions, entrances, ownTemplates } from './captions';
import { effects } from './effects';
import { elements, labels } from './elements';
import type { Scene } from './scene';
import { transitions } from './transitions';

export const scenes: readonly Scene[] = [
  ...captions,
  ...entrances,
  ...ownTemplates,
  ...transitions,
  ...effects,
  ...elements,
  ...labels,
];
