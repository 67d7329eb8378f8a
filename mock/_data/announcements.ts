import { clock } from '../_core/clock';
import { seedTable } from '../_core/store';
import type { ProviderRecordRow } from '../_groups/providerRecords';

export interface AnnouncementRow extends ProviderRecordRow {
  readonly summary: string;
  /** Who has written it. */
  readonly author: string;
  readonly html: string;
}

seedTable<AnnouncementRow>('announcement', () => [
  {
    id: 'announce_words',
    provider_id: 'lingkuang',
    title: '违禁词词库已更新',
    summary: '新增食品与化妆品类目的功效用语，脚本里会直接标出并给出替换建议。',
    author: '平台运营',
    html: `<h2>更新了什么</h2>
<p>这次补充了两类容易被平台限流的说法：</p>
<ul><li><strong>食品</strong>：“降三高”“养胃”“治便秘”等功效用语。普通食品不能宣传疾病预防和治疗作用。</li>
<li><strong>化妆品</strong>：“药妆”“医学护肤”“七天祛斑”等。化妆品只能使用备案过的功效。</li></ul>
<h2>你要做什么</h2>
<p>什么都不用做。写脚本、做图文、排期发布时，命中的词会直接标出来，点一下就能换成建议的说法。</p>
<blockquote>已经排期但还没发出的作品，会在发出前再检查一遍。</blockquote>
<p>想加自己的词，可以到 <a href="/merchant/words">违禁词与发布检查</a> 添加。</p>`,
    created_at: clock.seedTime(-4, 10),
  },
  {
    id: 'announce_zone',
    provider_id: 'lingkuang',
    title: '发布时间统一按店铺所在时区显示',
    summary: '人在外地或国外时，日历、排期和统计不再随电脑的时区变化。',
    author: '平台运营',
    html: `<p>以前电脑换了时区，日历上的时间会跟着变，容易排错。现在所有时间都按<strong>店铺所在时区</strong>显示，和你的电脑不同的时候会写明时区。</p>
<p>默认是中国标准时间。</p>`,
    created_at: clock.seedTime(-11, 10),
  },
  {
    id: 'announce_maintenance',
    provider_id: 'lingkuang',
    title: '每月第一个周二凌晨例行维护',
    summary: '维护时间 02:00–04:00，排在这段时间的发布会顺延到维护结束。',
    author: '平台运营',
    html: `<p>每月第一个周二 <strong>02:00–04:00</strong> 例行维护。</p>
<ol><li>排在这段时间的发布会顺延到维护结束后发出。</li><li>浏览器里正在进行的导出不受影响。</li></ol>`,
    created_at: clock.seedTime(-26, 18),
  },
  {
    id: 'announce_xinghe',
    provider_id: 'xinghe',
    title: '春茶季内容模板已上线',
    summary: '新增采摘、炒制、冲泡三套框架，可直接用于春茶上新。',
    author: '星河运营',
    html: '<p>在<strong>思维框架</strong>里搜索“春茶”即可使用。</p>',
    created_at: clock.seedTime(-6, 10),
  },
]);
