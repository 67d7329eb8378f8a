import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clock } from '../_core/clock';
import { putObject } from '../_core/objectStorage';
import { globalDb, seedTable } from '../_core/store';
import type { FileRow } from '../_groups/files/records';
import type { VideoRow } from '../_groups/videos';
import { demoMerchant, otherMerchant } from './identity';
import { oldVideos } from './oldVideos';
import { products } from './products';

interface Seed {
  readonly id: string;
  readonly asset: string;
  readonly title: string;
  /** Key of a demo product, see products. */
  readonly product: string;
  readonly framework: string;
  readonly duration: number;
  readonly days: number;
  readonly mchno?: string;
}

/** Finished videos of the demo: original drawings, see assets/videos. */
const videoSeeds: readonly Seed[] = [
  {
    id: 'vid_seed_thermos',
    asset: 'thermos',
    title: '出门带上它，热水随时有',
    product: 'thermos',
    framework: 'pas',
    duration: 10.125,
    days: -20,
  },
  {
    id: 'vid_seed_mask',
    asset: 'mask',
    title: '换季脸干，晚上敷一片',
    product: 'mask',
    framework: 'bab',
    duration: 10.042,
    days: -13,
  },
  {
    id: 'vid_seed_desk',
    asset: 'desk',
    title: '坐累了就站一会儿',
    product: 'desk',
    framework: 'fabe',
    duration: 9.751,
    days: -6,
  },
  {
    id: 'vid_seed_tea',
    asset: 'thermos',
    title: '给茶配一只好带的杯子',
    product: 'tea',
    framework: 'golden3',
    duration: 10.125,
    days: -5,
    mchno: otherMerchant,
  },
];

const authors: Readonly<Record<string, VideoRow['author']>> = {
  [demoMerchant]: { id: 'acc_owner', name: '陈小满' },
  [otherMerchant]: { id: 'acc_owner2', name: '周星野' },
};

const folder = join(__dirname, 'assets', 'videos');
const asset = (name: string): Buffer => readFileSync(join(folder, name));

/** Puts image and video into the store, records the file, gives the video. */
function aVideo(seed: Seed): VideoRow {
  const mchno = seed.mchno ?? demoMerchant;
  const bytes = asset(`${seed.asset}.mp4`);
  const key = `seed/${seed.id}.mp4`;
  const url = putObject(key, bytes, 'video/mp4', mchno);
  const cover = putObject(`seed/${seed.id}.jpg`, asset(`${seed.asset}.jpg`), 'image/jpeg', mchno);
  const at = clock.seedTime(seed.days, 15);
  const goodsId = `goods_${seed.product}${mchno === demoMerchant ? '' : `_${mchno}`}`;
  const scriptId = mchno === demoMerchant ? `scr_seed_${seed.product}` : undefined;
  const fileId = `file_${seed.id}`;
  const files = globalDb.table<FileRow>('file');
  files.remove(fileId);
  files.insert({
    id: fileId,
    mchno,
    name: `${seed.title}.mp4`,
    key,
    url,
    kind: 'video',
    mime: 'video/mp4',
    size: bytes.length,
    width: 1080,
    height: 1920,
    duration: seed.duration,
    tags: ['成片'],
    cover,
    facts: { video_codec: 'avc', audio_codec: 'aac', rotation: 0, fps: 30, has_audio: true },
    created_at: at,
  });
  return {
    id: seed.id,
    mchno,
    title: seed.title,
    file_id: fileId,
    cover,
    goods_id: goodsId,
    goods_title: products.find((product) => product.key === seed.product)?.title ?? '',
    framework_id: seed.framework,
    width: 1080,
    height: 1920,
    duration: seed.duration,
    container: 'mp4',
    video_codec: 'avc',
    audio_codec: 'aac',
    ai_label: { visible: true, metadata: true },
    fps: 30,
    author: authors[mchno] ?? { id: '', name: '' },
    source: [
      { type: 'goods', id: goodsId },
      { type: 'framework', id: seed.framework },
      ...(scriptId ? [{ type: 'script' as const, id: scriptId }] : []),
    ],
    url,
    size: bytes.length,
    status: 1,
    created_at: at,
    updated_at: at,
  };
}

seedTable('video', () => {
  const videos = videoSeeds.map(aVideo);
  const versionGroupOf = (product: string) => {
    const video = videos.find(({ id }) => id === `vid_seed_${product}`);
    return { url: video?.url ?? '', size: video?.size ?? 0 };
  };
  return [...videos, ...oldVideos(versionGroupOf).map(({ video }) => video)];
});
