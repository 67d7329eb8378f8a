import { suggestFrameworks } from '../../src/domain/frameworks';
import type { TopicState } from '../../src/domain/topics';
import { clock } from '../_core/clock';
import type { TopicRow } from '../_groups/topics';
import { demoMerchant } from './identity';
import { products } from './products';

export type TopicSeed = readonly [
  id: string,
  product: string,
  days: number,
  states: readonly TopicState[],
  title: string,
  hook: string,
  angle: string,
  outline: readonly string[],
];

function historyOf(states: readonly TopicState[], days: number): TopicRow['history'] {
  const step = -days / Math.max(1, states.length + 1);
  return states.map((state, index) => ({
    state,
    at: clock.seedTime(Math.floor(days + index * Math.min(step, 2)), 9 + index),
    by: index === 0 ? '林一笔' : '陈小满',
    note: '',
  }));
}

/** A topic of the demo shop with the history of its states. */
export function aTopic([key, productKey, days, states, title, hook, angle, outline]: TopicSeed): TopicRow {
  const product = products.find((one) => one.key === productKey);
  const [framework] = suggestFrameworks({ title: product?.title ?? title });
  const history = historyOf(states, days);
  return {
    id: `top_seed_${key}`,
    mchno: demoMerchant,
    title,
    angle,
    hook,
    audience: '',
    reason: '',
    framework_id: framework?.framework.id ?? '',
    outline: [...outline],
    industry: product?.category ?? '',
    goods_id: `goods_${productKey}`,
    platform: 'douyin',
    occasion: '',
    occasion_date: '',
    planned_on: '',
    note: '',
    state: states.at(-1) ?? 'idea',
    rating: 0,
    author: { id: 'acc_writer', name: '林一笔' },
    history,
    source: [{ type: 'goods', id: `goods_${productKey}` }],
    status: 1,
    created_at: history[0]?.at ?? clock.seedTime(days),
    updated_at: history.at(-1)?.at ?? clock.seedTime(days),
  };
}
