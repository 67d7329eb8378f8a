import type { Carrier, OrderLine, OrderSource, OrderState, RefundReason } from '../../src/domain/orders';
import type { OrderEntry } from '../../src/services/order/schema';
import { clock } from '../_core/clock';
import { type Row, seedTable } from '../_core/store';
import { demoMerchant } from './identity';

interface Person {
  readonly id: string;
  readonly name: string;
}

export interface OrderRow extends Row {
  readonly number: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly source: OrderSource;
  readonly state: OrderState;
  readonly lines: readonly OrderLine[];
  readonly discount: number;
  readonly freight: number;
  readonly carrier?: Carrier | undefined;
  readonly tracking: string;
  readonly note: string;
  readonly refunds: readonly {
    readonly id: string;
    readonly at: string;
    readonly by: Person;
    readonly amount: number;
    readonly reason: RefundReason;
    readonly text: string;
    readonly request_id: string;
  }[];
  readonly history: readonly (OrderEntry & { readonly request_id?: string | undefined })[];
  readonly request_id: string;
  readonly created_at: string;
}

/** Customer, source, state, goods, count, price in fen, discount, refunded, days ago. */
type Seed = readonly [string, OrderSource, OrderState, string, number, number, number, number, number];
const thermos = '山野日常 便携保温杯 480ml';
const tea = '山野日常 云雾绿茶 125g';
const seeds: readonly Seed[] = [
  ['沈知夏', 'douyin', 'pending', thermos, 1, 12_900, 0, 0, 0],
  ['江野', 'xiaohongshu', 'paid', thermos, 2, 12_900, 2_000, 0, 0],
  ['陆遥', 'douyin', 'paid', tea, 3, 8_800, 0, 0, 1],
  ['许木', 'phone', 'paid', thermos, 20, 12_900, 20_000, 0, 1],
  ['温言', 'kuaishou', 'shipped', thermos, 1, 12_900, 1_000, 0, 2],
  ['程小北', 'shipinhao', 'shipped', tea, 2, 8_800, 0, 0, 3],
  ['苏禾', 'douyin', 'shipped', thermos, 1, 12_900, 0, 3_000, 4],
  ['顾南', 'store', 'done', tea, 1, 8_800, 0, 0, 5],
  ['林见', 'douyin', 'done', thermos, 1, 12_900, 1_500, 0, 7],
  ['白屿', 'xiaohongshu', 'done', thermos, 2, 12_900, 0, 0, 9],
  ['叶青', 'kuaishou', 'canceled', tea, 1, 8_800, 0, 0, 10],
  ['秦川', 'douyin', 'refunded', thermos, 1, 12_900, 0, 12_900, 12],
];

const steps: Readonly<Record<OrderState, readonly OrderEntry['kind'][]>> = {
  pending: ['created'],
  paid: ['created', 'paid'],
  shipped: ['created', 'paid', 'shipped'],
  done: ['created', 'paid', 'shipped', 'done'],
  canceled: ['created', 'canceled'],
  refunded: ['created', 'paid', 'refund'],
};

seedTable<OrderRow>('order', () =>
  seeds.map(([name, source, state, title, count, price, discount, refunded, days], index) => {
    const by = { id: 'acc_owner', name: '陈小满' };
    const at = clock.seedTime(-days, 9, index * 3);
    const isSent = state === 'shipped' || state === 'done';
    const kinds = [...steps[state], ...(refunded > 0 && state !== 'refunded' ? (['refund'] as const) : [])];
    return {
      id: `order_seed_${index + 1}`,
      mchno: demoMerchant,
      number: `${at.slice(0, 10).replaceAll('-', '')}${String(index + 1).padStart(4, '0')}`,
      name,
      phone: `1390000${String(2001 + index)}`,
      address: `浙江省杭州市西湖区文三路 ${index + 18} 号`,
      source,
      state,
      lines: [{ goods_id: title === thermos ? 'goods_thermos' : 'goods_tea', title, price, count }],
      discount,
      freight: source === 'store' ? 0 : 600,
      ...(isSent ? { carrier: 'sf' as const } : {}),
      tracking: isSent ? `SF14400${String(10000 + index)}` : '',
      note: '',
      refunds:
        refunded > 0
          ? [
              {
                id: `refund_seed_${index + 1}`,
                at,
                by,
                // the whole of a refunded order, its freight included
                amount: state === 'refunded' ? refunded + 600 : refunded,
                reason: state === 'refunded' ? ('noReason' as const) : ('damaged' as const),
                text: '',
                request_id: `seed-refund-${index + 1}`,
              },
            ]
          : [],
      history: kinds.map((kind) => ({ at, kind, by, text: '' })),
      request_id: `seed-order-${index + 1}`,
      created_at: at,
    };
  }),
);
