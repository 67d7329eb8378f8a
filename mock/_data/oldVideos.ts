import { clock } from '../_core/clock';
import type { VideoRow } from '../_groups/videos';
import { assetUrl } from './goods';
import { demoMerchant } from './identity';
import { oldTopicOf } from './oldTopics';
import { products } from './products';

/** Weeks of earlier work, so that there is something to compare: two videos for each product and framework. */
const titles: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>> = {
  thermos: {
    golden3: ['下班打开，杯里还烫嘴', '别再喝凉水了，先看这一口'],
    'pain-proof': ['包里漏水的杯子，我换掉了', '办公室的水总是凉的，怎么办'],
    'compare-test': ['两只杯子放了一整天', '倒着放一夜，谁会漏'],
    story4: ['外婆的那只老水壶', '一只杯子陪我上完早班'],
    listicle: ['选保温杯只看这四点', '通勤包里的五件小东西'],
    'why-how-what': ['为什么我们要做一只杯子', '一只杯子是怎么保温的'],
  },
  mask: {
    golden3: ['起皮的脸，先别上粉', '十五分钟，底妆不再卡'],
    'pain-proof': ['空调房里坐一天的脸', '换季一到就脱皮'],
    'compare-test': ['左脸敷了，右脸没敷', '三片面膜称一称精华'],
    story4: ['熬完夜的第二天早上', '出差箱里的那片面膜'],
    listicle: ['敷面膜的四个小动作', '睡前三件事，脸会记得'],
    'why-how-what': ['面膜为什么要敷十五分钟', '我们怎么挑一片膜布'],
  },
  desk: {
    golden3: ['坐了八小时，先站起来', '桌子升起来的那一秒'],
    'pain-proof': ['下午三点腰就开始酸', '加班的人都缺一张能站的桌子'],
    'compare-test': ['站一周和坐一周', '升到顶，水会不会晃'],
    story4: ['书房里多出来的一张桌', '爸爸的第一张工作台'],
    listicle: ['买升降桌先量这三个数', '桌面收拾干净的四步'],
    'why-how-what': ['为什么要站着办公', '升降桌的电机是怎么工作的'],
  },
};

/** Videos that exist for these products; the takes share them. */
const videos: Readonly<Record<string, number>> = { thermos: 10.125, mask: 10.042, desk: 9.751 };

export interface OldVideo {
  readonly video: VideoRow;
  readonly product: string;
  readonly framework: string;
  /** Day of its first post, from the day of the seeds. */
  readonly day: number;
}

const takes = [0, 1].flatMap((take) =>
  ['golden3', 'why-how-what', 'pain-proof', 'listicle', 'compare-test', 'story4'].flatMap((framework, at) =>
    ['thermos', 'mask', 'desk'].map((product, index) => ({ take, framework, product, at: take * 18 + index * 6 + at })),
  ),
);

/** Needs the videos of the present videos (see video.ts) to be in the store. */
export const oldVideos = (urlOf: (product: string) => { readonly url: string; readonly size: number }): OldVideo[] =>
  takes.map(({ take, framework, product, at }) => {
    const goods = products.find(({ key }) => key === product);
    const title = titles[product]?.[framework]?.[take] ?? '';
    const day = -70 + Math.floor((at * 37) % 36) * 1.5;
    const madeAt = clock.seedTime(Math.floor(day) - 1, 15);
    const images = goods?.images ?? [];
    const topic = oldTopicOf(product, framework);
    const video = {
      id: `vid_old_${product}_${framework}_${take + 1}`,
      mchno: demoMerchant,
      title,
      file_id: `file_vid_seed_${product}`,
      cover: assetUrl(images[(at + take) % Math.max(1, images.length)] ?? ''),
      goods_id: `goods_${product}`,
      goods_title: goods?.title ?? '',
      framework_id: framework,
      width: 1080,
      height: 1920,
      duration: videos[product] ?? 10,
      container: 'mp4',
      video_codec: 'avc',
      audio_codec: 'aac',
      ai_label: { visible: true, metadata: true },
      fps: 30,
      author: { id: 'acc_writer', name: '林一笔' },
      source: [
        { type: 'goods' as const, id: `goods_${product}` },
        { type: 'framework' as const, id: framework },
        ...(topic ? [{ type: 'topic' as const, id: topic }] : []),
      ],
      ...urlOf(product),
      status: 1 as const,
      created_at: madeAt,
      updated_at: madeAt,
    };
    return { video, product, framework, day: Math.floor(day) };
  });
