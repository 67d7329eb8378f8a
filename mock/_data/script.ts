import { frameworkById } from '../../src/domain/frameworks';
import { scriptSeconds, usualVoice } from '../../src/domain/script';
import type { Script } from '../../src/services/script/schema';
import { clock } from '../_core/clock';
import { seedTable } from '../_core/store';
import { briefOf } from '../_engines/writer/embedded/brief';
import { compose } from '../_engines/writer/embedded/compose';
import { demoMerchant } from './identity';
import { type DemoProduct, products } from './products';

/** Scripts of the demo's finished videos, written by the embedded writer itself from the demo products. */
const wanted: readonly (readonly [product: string, framework: string, title: string, days: number])[] = [
  ['thermos', 'pas', '保温杯 · 痛点版', -21],
  ['mask', 'bab', '补水面膜 · 前后对比版', -14],
  ['desk', 'fabe', '升降桌 · 参数版', -7],
];

/** By product, once a process: each reset lays the seeds anew, and the writer would write the same. */
const written = new Map<string, Script['sentences']>();

function sentencesOf(product: DemoProduct, frameworkId: string): Script['sentences'] {
  const sentences = written.get(product.key) ?? write(product, frameworkId);
  written.set(product.key, sentences);
  return sentences;
}

function write(product: DemoProduct, frameworkId: string): Script['sentences'] {
  const framework = frameworkById(frameworkId);
  if (!framework) return [];
  const { title, brand, category, price, description, offer } = product;
  const specs = product.specs.map(([name, value]) => ({ name, value }));
  const material = { title, brand, category, price, description, offer, selling_points: product.sellingPoints, specs };
  const lines = compose(briefOf(material, '', ''), { framework, platform: 'douyin', seconds: 30, seed: 1 });
  return lines.map(({ roleName, text }, index) => ({ id: `s${index + 1}`, role: roleName, text }));
}

seedTable<Script & { mchno: string }>('script', () =>
  wanted.flatMap(([key, framework, title, days]) => {
    const product = products.find((candidate) => candidate.key === key);
    if (!product) return [];
    const at = clock.seedTime(days, 14);
    const goods = `goods_${key}`;
    const sentences = sentencesOf(product, framework);
    return {
      id: `scr_seed_${key}`,
      mchno: demoMerchant,
      title,
      goods_id: goods,
      framework_id: framework,
      sentences,
      source: [
        { type: 'goods' as const, id: goods },
        { type: 'framework' as const, id: framework },
        { type: 'topic' as const, id: `top_seed_${key}` },
      ],
      platform: 'douyin' as const,
      voice_speed: usualVoice,
      assignee: '',
      angle: '',
      state: 'used' as const,
      seconds: Math.round(scriptSeconds(sentences, usualVoice) * 10) / 10,
      author: { id: 'acc_writer', name: '林一笔' },
      revision: 1,
      save_id: '',
      status: 1 as const,
      created_at: at,
      updated_at: at,
    };
  }),
);
