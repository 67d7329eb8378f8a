import { setDesign, setDesignBackground } from '../../src/domain/captionDesigns';
import { type CaptionTemplate, captionTemplate } from '../../src/engine/project/captionTemplates';
import type { ParamValue } from '../../src/engine/project/schema';
import { clock } from '../_core/clock';
import { seedTable } from '../_core/store';
import type { ProviderRecordRow } from '../_groups/providerRecords';

/** A caption design that a provider offers; its name is the title of the record. */
export interface CaptionTemplateRow extends ProviderRecordRow {
  readonly category_id?: string | undefined;
  /** Credits that a merchant pays once. */
  readonly price: number;
  /** Empty = all. */
  readonly plans: readonly string[];
  readonly design?: CaptionTemplate | undefined;
}

/** A built-in design with other values of its caption. */
function designed(base: string, key: string, name: string, values: Readonly<Record<string, ParamValue>>) {
  const design = captionTemplate(base);
  if (!design) throw new Error(`no design ${base}`);
  return Object.entries(values).reduce<CaptionTemplate>((made, [id, value]) => setDesign(made, 'caption', id, value), {
    ...design,
    key,
    name,
  });
}

const gold = designed('boxed', 'shelf_gold', '国风金榜', {
  ...{ font: 'Ma Shan Zheng', fontSize: 84, color: '#ffe3a3', outline: 4, outlineColor: '#5c1500' },
  highlight: false,
});

const seeds: readonly CaptionTemplateRow[] = [
  {
    ...{ id: 'caption_template_gold', provider_id: 'lingkuang', title: '国风金榜', state: 'published' },
    ...{
      price: 0,
      plans: [],
      design: setDesignBackground(gold, { element: 0, drawing: 0, color: 'rgba(140,18,18,0.86)' }),
    },
    ...{ published_at: clock.seedTime(-9), created_at: clock.seedTime(-12) },
  },
  {
    ...{ id: 'caption_template_live', provider_id: 'lingkuang', title: '直播喊价', state: 'published' },
    ...{ price: 15, plans: [] },
    design: designed('keyword', 'shelf_live', '直播喊价', {
      ...{ font: 'ZCOOL QingKe HuangYou', fontSize: 104, color: '#ffffff', outline: 14, outlineColor: '#d4145a' },
      ...{ highlight: true, highlightColor: '#ffe14d' },
    }),
    ...{ published_at: clock.seedTime(-6), created_at: clock.seedTime(-7) },
  },
  {
    ...{ id: 'caption_template_serif', provider_id: 'lingkuang', title: '慢谈宋体', state: 'draft' },
    ...{ price: 0, plans: ['旗舰版'] },
    design: designed('film', 'shelf_serif', '慢谈宋体', { font: 'Noto Serif SC', fontSize: 54, outline: 4 }),
    created_at: clock.seedTime(-2),
  },
  {
    ...{ id: 'caption_template_tea', provider_id: 'xinghe', title: '茶席手写', state: 'published' },
    ...{ price: 0, plans: [] },
    design: designed('bold', 'shelf_tea', '茶席手写', { font: 'Ma Shan Zheng', fontSize: 88 }),
    ...{ published_at: clock.seedTime(-4), created_at: clock.seedTime(-4) },
  },
];

seedTable<CaptionTemplateRow>('caption_template', () => [...seeds]);
