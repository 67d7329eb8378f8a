import type { Segment, ShotKind } from '../../src/domain/frameworks';
import type { FrameworkContent } from '../../src/domain/frameworks/types';
import { clock } from '../_core/clock';
import { seedTable } from '../_core/store';
import type { ProviderRecordRow } from '../_groups/providerRecords';

/** A thinking framework that a provider keeps for its merchants; its name is the title of the record. */
export interface CreativeTemplateRow extends ProviderRecordRow, Pick<FrameworkContent, 'summary' | 'reference'> {
  readonly fits: string[];
  readonly platforms: FrameworkContent['platforms'][number][];
  readonly seconds: [number, number];
  readonly segments: Segment[];
  readonly category_id?: string | undefined;
  /** A data URL, or a path on this site; empty = none. */
  readonly icon: string;
  /** Empty = all. */
  readonly industries: string[];
  /** Credits that a merchant pays once; absent = free. */
  readonly price?: number;
  /** Empty = all. */
  readonly plans: readonly string[];
  readonly order: number;
}

const segment = (
  role: string,
  roleName: string,
  share: number,
  purpose: string,
  linePattern: string,
  shot: ShotKind,
  shotHint: string,
  repeatable = false,
): Segment => ({ role, roleName, share, purpose, linePattern, shot, shotHint, repeatable });

const common = { icon: '', industries: [], price: 0, plans: [], order: 100, reference: '', fits: [] };

const tour: CreativeTemplateRow = {
  ...common,
  ...{ id: 'creative_template_tour', provider_id: 'lingkuang', title: '老板带你逛一圈', state: 'published' },
  summary: '老板边走边讲，从门口走到最想让人看的一处，适合有实体店、想让顾客到店的商家。',
  fits: ['门店', '探店', '老板出镜'],
  platforms: ['douyin', 'shipinhao', 'kuaishou'],
  seconds: [30, 60],
  order: 10,
  segments: [
    segment(
      'hook',
      '门口一句话',
      0.12,
      '站在门头下，用一句大实话让人愿意跟着进门',
      '{人群}来我们这儿，我一般不让先买',
      'person',
      '老板正面半身，背后门头完整入镜，手机举高一点',
    ),
    segment(
      'context',
      '边走边讲',
      0.3,
      '带着镜头走，路过的东西一样一句，让人知道这里有什么',
      '这边是{商品}，{场景}用得最多',
      'scene',
      '一镜到底，手持跟拍，不要停下来摆',
      true,
    ),
    segment(
      'evidence',
      '停下来看一处',
      0.33,
      '整圈里只停这一次，把最有底气的一处讲透',
      '你凑近看，{卖点}，{看得见的证明}',
      'detail',
      '手指着细节，镜头推到特写，停三秒',
    ),
    segment(
      'action',
      '回到门口',
      0.25,
      '说清楚在哪里、什么时候来、来了先做什么',
      '{优惠}，{动作}',
      'offer',
      '回到门头下，字幕打出地址和营业时间',
    ),
  ],
  published_at: clock.seedTime(-16),
  created_at: clock.seedTime(-18),
};

const bench: CreativeTemplateRow = {
  ...common,
  ...{ id: 'creative_template_bench', provider_id: 'lingkuang', title: '当面试给你看', state: 'published' },
  category_id: 'category_5',
  summary: '先说最常听到的疑问，再当着镜头做一次测试，让结果自己说话。适合看得出差别的日用品和小家电。',
  fits: ['实物商品', '功能明显', '打消顾虑'],
  platforms: ['douyin', 'xiaohongshu', 'bilibili'],
  seconds: [20, 60],
  industries: ['家居百货', '数码家电'],
  order: 20,
  segments: [
    segment(
      'question',
      '顾客的疑问',
      0.15,
      '原话念出评论区或店里问得最多的一句',
      '总有人问：{提问}',
      'person',
      '评论截图配老板念出来，语气不用客气',
    ),
    segment(
      'setup',
      '说清怎么测',
      0.2,
      '测之前先讲规则，时间、用量、对照都说出来，看的人才信',
      '今天就用{场景}试，{解释}',
      'scene',
      '把要用的东西一字排开，俯拍',
    ),
    segment(
      'evidence',
      '一刀不剪地测',
      0.4,
      '全过程不剪，出结果前不说话',
      '{卖点}，{看得见的证明}',
      'demo',
      '固定机位，画面里放一个钟或计时器',
      true,
    ),
    segment(
      'close',
      '不适合谁',
      0.13,
      '主动说它不适合的人，换来剩下的人的信任',
      '要是没有{麻烦}，可以不用买',
      'person',
      '回到正面，语速放慢',
    ),
    segment('action', '怎么买', 0.12, '一句话说去哪里买、现在有什么', '{优惠}，{动作}', 'offer', '商品和价格同框'),
  ],
  published_at: clock.seedTime(-12),
  created_at: clock.seedTime(-14),
};

const diary: CreativeTemplateRow = {
  ...common,
  ...{ id: 'creative_template_diary', provider_id: 'lingkuang', title: '七天使用日记', state: 'published' },
  summary: '同一个人、同一个机位记七天，只写看到的，不下结论。适合要用一阵子才知道好坏的东西。',
  fits: ['需要时间见效', '复购商品', '系列内容'],
  platforms: ['xiaohongshu', 'douyin'],
  seconds: [45, 90],
  industries: ['美妆护肤', '母婴亲子', '家居百货'],
  price: 30,
  plans: ['旗舰版'],
  order: 30,
  segments: [
    segment(
      'before',
      '第一天',
      0.2,
      '把起点拍清楚：什么状态、为什么想试',
      '{人群}，{麻烦}，所以想试试{商品}',
      'person',
      '自然光，固定机位，位置贴个胶带记下来',
    ),
    segment(
      'develop',
      '第三天',
      0.25,
      '只说用法和手感，这时候还不谈变化',
      '{商品}{卖点}，用起来{感受}',
      'demo',
      '同一机位，拍完整的一次使用',
      true,
    ),
    segment(
      'turn',
      '想放弃的一天',
      0.15,
      '写一个真实的小麻烦，别怕说缺点',
      '说实话，有一天差点没用上：{经历}',
      'scene',
      '随手拍，画面可以乱一点',
    ),
    segment(
      'after',
      '第七天',
      0.25,
      '和第一天同一个画面放在一起，让人自己看',
      '第七天，{看得见的证明}',
      'compare',
      '左右分屏，光线和角度与第一天一致',
    ),
    segment(
      'summary',
      '给想试的人',
      0.15,
      '说谁可以试、谁再等等',
      '{人群}可以试试，{动作}',
      'product',
      '空瓶或用旧的商品收尾',
    ),
  ],
  reference: '平台运营组整理自商家投稿',
  published_at: clock.seedTime(-6),
  created_at: clock.seedTime(-7),
};

const source: CreativeTemplateRow = {
  ...common,
  ...{ id: 'creative_template_source', provider_id: 'lingkuang', title: '从地里到手里', state: 'draft' },
  summary: '倒着讲：先看拆开的那一刻，再一站一站往回找，最后落到产地的人。',
  fits: ['农产品', '源头好货'],
  platforms: ['kuaishou', 'douyin'],
  seconds: [30, 75],
  industries: ['食品饮料'],
  order: 40,
  segments: [
    segment(
      'hook',
      '拆开',
      0.15,
      '声音先到：撕开、掰断、倒出来',
      '{商品}拆开是这样的',
      'strongest',
      '特写加现场声，不配乐',
    ),
    segment(
      'develop',
      '昨天在哪',
      0.3,
      '往回一站：分拣、装箱的人在做什么',
      '昨天它还在{场景}',
      'scene',
      '分拣线，跟一只手走',
      true,
    ),
    segment(
      'evidence',
      '一周前在哪',
      0.3,
      '再往回一站：地里、园里、海上',
      '{卖点}，{看得见的证明}',
      'detail',
      '产地远景切到一双手',
      true,
    ),
    segment('action', '种它的人', 0.25, '', '{动作}', 'person', '产地的人对着镜头说一句话'),
  ],
  created_at: clock.seedTime(-2),
};

const tea: CreativeTemplateRow = {
  ...common,
  ...{ id: 'creative_template_tea', provider_id: 'xinghe', title: '一盏茶的时间', state: 'published' },
  summary: '水开到出汤，一盏茶的时间讲完一件事，适合茶和慢消费的商品。',
  fits: ['茶', '慢节奏'],
  platforms: ['shipinhao'],
  seconds: [60, 90],
  segments: [
    segment('opening', '水开', 0.3, '用声音把人留下，只问一个问题', '{提问}', 'scene', '壶嘴冒汽，侧逆光'),
    segment('develop', '出汤', 0.4, '边冲边答，一泡一个要点', '{卖点}，{利益}', 'demo', '出汤特写，手不入镜', true),
    segment('close', '放下杯子', 0.3, '回到开头的问题，请人来坐坐', '{动作}', 'product', '空杯与茶罐'),
  ],
  published_at: clock.seedTime(-5),
  created_at: clock.seedTime(-5),
};

seedTable<CreativeTemplateRow>('creative_template', () => [tour, bench, diary, source, tea]);
