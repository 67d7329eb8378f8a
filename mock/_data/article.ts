import type { SourceRef } from '../../src/services/contract';
import { clock } from '../_core/clock';
import { seedTable } from '../_core/store';
import { type ArticleRow, savedFields } from '../_groups/articles';
import { assetUrl } from './goods';
import { demoMerchant, otherMerchant } from './identity';

interface Seed {
  readonly key: string;
  readonly kind: ArticleRow['kind'];
  readonly platform: ArticleRow['platform'];
  readonly title: string;
  readonly summary?: string;
  readonly markdown: string;
  readonly images: readonly string[];
  readonly topics: readonly string[];
  readonly goods: string;
  readonly state: ArticleRow['state'];
  readonly days: number;
  readonly mchno?: string;
}

/** What the demo shop has written so far, about its own products and with its own facts. */
const seeds: readonly Seed[] = [
  {
    key: 'thermos_note',
    kind: 'note',
    platform: 'xiaohongshu',
    title: '通勤包里的保温杯，我换成了它',
    markdown:
      '早上八点装的热水，晚上下班打开还烫嘴 ☕\n\n✅ 316 不锈钢内胆，泡茶泡咖啡不串味\n✅ 一键弹盖，单手就能喝到水\n✅ 双重密封圈，倒放包里不漏\n\n整杯只有 238 克，和一部手机差不多。雾松绿这个颜色放在工位上也好看。\n\n你们通勤带多大的杯子？',
    images: ['thermos-1.jpg', 'thermos-2.jpg', 'thermos-4.jpg'],
    topics: ['通勤好物', '保温杯', '上班族日常'],
    goods: 'thermos',
    state: 'ready',
    days: -2,
  },
  {
    key: 'desk_article',
    kind: 'article',
    platform: 'gongzhonghao',
    title: '在家办公三个月，我把书桌换成了会升降的那种',
    summary: '久坐腰酸的人，先别急着买椅子。站一会儿、坐一会儿，才是升降桌真正的用处。',
    markdown:
      '上个月有位老客人发来照片：她把餐桌腾出来办公，电脑垫在两本字典上。**腰疼，是从第三周开始的。**\n\n## 先说结论\n\n升降桌不是为了站着上班，是为了让你*随时能换一个姿势*。\n\n## 选桌子看三件事\n\n1. 升降稳不稳：升到最高，放一杯水推一下桌沿，看水面。\n2. 声音大不大：开会时也能升，才会真的去升。\n3. 收不收得住线：线一乱，桌子就懒得动了。\n\n> 我们自己先用了三个月，才敢拿出来卖。\n\n## 写在最后\n\n买之前量一量窗台的高度，再量一量你坐下来手肘离地多高。这两个数，比参数表有用。',
    images: ['desk-1.jpg', 'desk-2.jpg'],
    topics: ['居家办公', '升降桌'],
    goods: 'desk',
    state: 'draft',
    days: -5,
  },
  {
    key: 'mask_post',
    kind: 'post',
    platform: 'weibo',
    title: '',
    markdown:
      '换季脸颊起皮、上妆卡粉，多半是缺水。敷十五分钟取下来脸不黏，直接可以上妆。今晚八点直播间拆给大家看膜布有多薄。',
    images: ['mask-1.jpg', 'mask-2.jpg', 'mask-3.jpg'],
    topics: ['换季护肤'],
    goods: 'mask',
    state: 'published',
    days: -9,
  },
  {
    key: 'tea_note',
    kind: 'note',
    platform: 'xiaohongshu',
    title: '今年的茶，先喝第一泡',
    markdown: '水温 85℃，等半分钟再出汤。第一口是甜的。',
    images: ['tea-1.jpg', 'tea-2.jpg'],
    topics: ['喝茶日常'],
    goods: 'tea',
    state: 'draft',
    days: -3,
    mchno: otherMerchant,
  },
];

function rowOf(seed: Seed): ArticleRow {
  const { key, kind, platform, title, summary = '', markdown, topics, state, days, mchno = demoMerchant } = seed;
  const at = clock.seedTime(days, 15);
  const source: SourceRef[] = [{ type: 'goods', id: `goods_${seed.goods}` }];
  const [first] = seed.images;
  const images = seed.images.map((name, index) => ({
    id: `pic${index + 1}`,
    url: assetUrl(name),
    name,
    alt: '',
    width: 1080,
    height: 1350,
  }));
  const fields = savedFields({
    kind,
    platform,
    title,
    summary,
    markdown: kind === 'article' && first ? `![](${assetUrl(first)})\n\n${markdown}` : markdown,
    cover: first ? assetUrl(first) : '',
    images: kind === 'article' ? [] : images,
    topics: [...topics],
    goods_id: `goods_${seed.goods}${mchno === demoMerchant ? '' : `_${mchno}`}`,
    layout: {},
    source,
  });
  const author = mchno === demoMerchant ? { id: 'acc_writer', name: '林一笔' } : { id: 'acc_owner2', name: '周星野' };
  const id = `art_seed_${key}`;
  return { ...fields, id, mchno, author, state, status: 1, revision: 1, created_at: at, updated_at: at };
}

seedTable<ArticleRow>('article', () => seeds.map(rowOf));
