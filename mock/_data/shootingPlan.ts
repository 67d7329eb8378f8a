import { frameworkById } from '../../src/domain/frameworks';
import { type PlanShot, planStateOf, shotsOfScript } from '../../src/domain/shooting';
import type { Script } from '../../src/services/script/schema';
import type { ShootingPlan } from '../../src/services/shooting_plan/schema';
import { clock } from '../_core/clock';
import { globalDb, seedTable } from '../_core/store';
import { demoMerchant } from './identity';
import './script';

const names = {
  strongest: '最抓人的画面',
  person: '人物出镜说话',
  scene: '使用场景全貌',
  product: '商品正面展示',
  detail: '细节特写',
  demo: '动手演示过程',
  compare: '前后对比',
  proof: '检测或评价展示',
  offer: '价格与优惠画面',
} as const;

type Place = readonly [place: string, person: string];

/** Which script, on which day, where its sentences are shot in turn, how many are in the can. */
const wanted: readonly (readonly [
  key: string,
  title: string,
  days: number,
  places: readonly Place[],
  taken: number,
])[] = [
  [
    'thermos',
    '保温杯 · 厨房与通勤两地拍摄',
    2,
    [
      ['厨房', '小林'],
      ['地铁站口', '小林'],
      ['办公桌', '阿远'],
    ],
    3,
  ],
  [
    'desk',
    '升降桌 · 书房半天拍完',
    5,
    [
      ['书房', '阿远'],
      ['书房', ''],
    ],
    0,
  ],
];

function seedShots(script: Script, places: readonly Place[], taken: number): readonly PlanShot[] {
  let made = 0;
  const shots = shotsOfScript(script.sentences, {
    newId: () => {
      made += 1;
      return `${script.id}-${made}`;
    },
    framework: frameworkById(script.framework_id ?? ''),
    names,
    props: [script.title.split(' ')[0] ?? ''],
  });
  return shots.map((shot, index) => {
    const [place, person] = places[index % places.length] ?? ['', ''];
    return { ...shot, place, person, is_done: index < taken };
  });
}

seedTable<ShootingPlan & { mchno: string }>('shooting_plan', () =>
  wanted.flatMap(([key, title, days, places, taken]) => {
    const script = globalDb.table<Script & { id: string; mchno: string }>('script').find(`scr_seed_${key}`);
    if (!script) return [];
    const shots = seedShots(script, places, taken);
    const at = clock.seedTime(-1, 10);
    return {
      id: `plan_seed_${key}`,
      mchno: demoMerchant,
      title,
      script_id: script.id,
      framework_id: script.framework_id ?? '',
      order: 'time' as const,
      shoot_on: clock.seedTime(days, 10).slice(0, 10),
      source: [...script.source, { type: 'script' as const, id: script.id }],
      shots: shots.map((shot) => ({ ...shot, props: [...shot.props], takes: [] })),
      state: planStateOf(shots),
      author: { id: 'acc_writer', name: '林一笔' },
      revision: 1,
      status: 1 as const,
      created_at: at,
      updated_at: at,
    };
  }),
);
