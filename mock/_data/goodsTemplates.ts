import type { GoodsForm, GoodsProperty } from '../../src/domain/goodsTemplates';
import { clock } from '../_core/clock';
import { seedTable } from '../_core/store';
import type { ProviderRecordRow } from '../_groups/providerRecords';

/** The form of a category's goods, of a provider. */
export interface GoodsTemplateRow extends ProviderRecordRow, GoodsForm {
  readonly category_id?: string | undefined;
  /** Empty or absent = all. */
  readonly plans?: readonly string[];
}

const property = (name: string, change: Partial<GoodsProperty> = {}): GoodsProperty => ({
  ...{ name, kind: 'text', unit: '', is_required: false, sample: '', choices: [] },
  ...change,
});

seedTable<GoodsTemplateRow>('goods_template', () => [
  {
    ...{ id: 'goods_template_clothes', provider_id: 'lingkuang', title: '服饰鞋包 · 参数表', state: 'published' },
    category_id: 'category_4',
    fields: [
      property('面料', { is_required: true, sample: '面层聚酯纤维，里层锦纶' }),
      property('版型', { kind: 'choice', choices: ['修身', '合体', '宽松'] }),
      property('充绒量', { kind: 'number', unit: 'g', sample: '120' }),
      property('适合季节', { kind: 'choice', choices: ['春秋', '夏季', '冬季', '四季'], is_required: true }),
    ],
    points: ['谁穿、什么场合穿', '面料摸上去怎么样', '洗过以后会不会变形'],
    images: ['尺码表', '上身正面', '面料细节'],
    published_at: clock.seedTime(-20),
    created_at: clock.seedTime(-20),
  },
  {
    ...{ id: 'goods_template_digital', provider_id: 'lingkuang', title: '数码家电 · 参数表', state: 'draft' },
    category_id: 'category_5',
    fields: [
      property('额定功率', { kind: 'number', unit: 'W', is_required: true, sample: '1200' }),
      property('尺寸', { is_required: true, sample: '长 30 × 宽 20 × 高 12 cm' }),
      property('能效等级', { kind: 'choice', choices: ['一级', '二级', '三级'] }),
    ],
    points: ['放在家里哪儿', '声音大不大', '坏了找谁修'],
    images: ['接口细节', '铭牌'],
    created_at: clock.seedTime(-3),
  },
  {
    ...{ id: 'goods_template_xinghe', provider_id: 'xinghe', title: '珠宝参数', state: 'draft' },
    fields: [property('材质', { is_required: true })],
    points: [],
    images: [],
    created_at: clock.seedTime(-3),
  },
]);
