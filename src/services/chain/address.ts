import { projectAddress } from '../project/address';
import type { ChainNode } from './schema';

type Place = Pick<ChainNode, 'type' | 'id' | 'kind' | 'at'>;

const month = (at: string | undefined): string => (at ? `month=${at.slice(0, 7)}&` : '');

const addresses: Readonly<Record<ChainNode['type'], (place: Place, id: string) => string | undefined>> = {
  goods: (_, id) => `/creative/goods?open=${id}`,
  breakdown: (_, id) => `/compose/analyze?id=${id}`,
  framework: (_, id) => `/compose/frame?open=${id}`,
  topic: (_, id) => `/creation/conception/info?id=${id}`,
  script: (_, id) => `/editor/script?id=${id}`,
  article: ({ kind }, id) => `/editor/${kind === 'note' ? 'note' : 'article'}?id=${id}`,
  chat: (_, id) => `/editor/aicreate?id=${id}`,
  project: ({ id, kind }) => projectAddress({ id, kind }),
  video: (_, id) => `/publish/media?video=${id}`,
  publish: ({ at }, id) => `/publish/calendar?${month(at)}item=${id}`,
  file: (_, id) => `/creative/media?open=${id}`,
  knowledge: (_, id) => `/creative/knowledge?open=${id}`,
  figure: (_, id) => `/creative/figure?open=${id}`,
  shooting_plan: (_, id) => `/creative/creation_material?tab=plans&open=${id}`,
  template: () => undefined,
};

/** Where a record of the chain is opened inside the app; undefined for what no screen opens. */
export const chainAddress = (place: Place): string | undefined =>
  addresses[place.type](place, encodeURIComponent(place.id));
