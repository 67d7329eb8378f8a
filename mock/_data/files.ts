import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clock } from '../_core/clock';
import { mimeOf, putObject } from '../_core/objectStorage';
import { globalDb, seedTable } from '../_core/store';
import type { FileRow, FolderRow } from '../_groups/files/records';
import { assetFolder, clipSize, imageSize } from './assets';
import { audios, wavOf } from './audio';
import { assetUrl } from './goods';
import { demoMerchant, otherMerchant } from './identity';

interface FolderSeed {
  readonly key: string;
  readonly name: string;
  readonly parent?: string;
}

const folders: readonly FolderSeed[] = [
  { key: 'goods', name: '商品图' },
  { key: 'thermos', name: '保温杯', parent: 'goods' },
  { key: 'mask', name: '面膜', parent: 'goods' },
  { key: 'desk', name: '升降桌', parent: 'goods' },
  { key: 'clips', name: '口播与空镜' },
  { key: 'audios', name: '音乐音效' },
  { key: 'documents', name: '文案文档' },
];

const folderId = (key: string | undefined): string => (key ? `folder_seed_${key}` : '');

interface FileSeed {
  readonly key: string;
  readonly name: string;
  readonly folder?: string;
  readonly tags?: readonly string[];
  readonly days: number;
}

/** Images and clips of the demo shop: the same files that its goods show, so that "used in" has something to say. */
const shown: readonly FileSeed[] = [
  { key: 'thermos-1.jpg', name: '保温杯 主图.jpg', folder: 'thermos', tags: ['主图', '主推'], days: -24 },
  { key: 'thermos-2.jpg', name: '保温杯 场景图.jpg', folder: 'thermos', tags: ['场景图', '主推'], days: -24 },
  { key: 'thermos-3.jpg', name: '保温杯 细节.jpg', folder: 'thermos', tags: ['细节'], days: -23 },
  { key: 'thermos-4.jpg', name: '保温杯 通勤.jpg', folder: 'thermos', tags: ['场景图'], days: -23 },
  { key: 'thermos-5.jpg', name: '保温杯 配色.jpg', folder: 'thermos', tags: ['细节'], days: -22 },
  { key: 'mask-1.jpg', name: '面膜 主图.jpg', folder: 'mask', tags: ['主图'], days: -18 },
  { key: 'mask-2.jpg', name: '面膜 质地.jpg', folder: 'mask', tags: ['细节'], days: -18 },
  { key: 'mask-3.jpg', name: '面膜 敷脸.jpg', folder: 'mask', tags: ['场景图'], days: -17 },
  { key: 'mask-4.jpg', name: '面膜 包装.jpg', folder: 'mask', days: -17 },
  { key: 'desk-1.jpg', name: '升降桌 主图.jpg', folder: 'desk', tags: ['主图'], days: -12 },
  { key: 'desk-2.jpg', name: '升降桌 站立办公.jpg', folder: 'desk', tags: ['场景图', '主推'], days: -12 },
  { key: 'desk-3.jpg', name: '升降桌 电机.jpg', folder: 'desk', tags: ['细节'], days: -11 },
  { key: 'coffee-1.jpg', name: '挂耳咖啡 主图.jpg', folder: 'goods', tags: ['主图'], days: -9 },
  { key: 'coffee-2.jpg', name: '挂耳咖啡 手冲.jpg', folder: 'goods', tags: ['场景图'], days: -9 },
  { key: 'lamp-1.jpg', name: '护眼台灯 主图.jpg', folder: 'goods', tags: ['主图'], days: -8 },
  { key: 'thermos-clip.mp4', name: '保温杯 倒水空镜.mp4', folder: 'clips', tags: ['空镜', '主推'], days: -6 },
  { key: 'mask-clip.mp4', name: '面膜 揭膜特写.mp4', folder: 'clips', tags: ['空镜'], days: -5 },
];

/** In the recycle bin since some days. */
const thrownAway: readonly FileSeed[] = [{ key: 'pot-1.jpg', name: '砂锅 旧图.jpg', folder: 'goods', days: -40 }];

const tones: readonly (FileSeed & { readonly audio: keyof typeof audios & string })[] = [
  { key: 'chime', audio: 'chime', name: '开场提示音.wav', folder: 'audios', tags: ['音效'], days: -15 },
  { key: 'page', audio: 'page', name: '翻页.wav', folder: 'audios', tags: ['音效'], days: -15 },
  { key: 'loop', audio: 'loop', name: '轻快循环.wav', folder: 'audios', tags: ['配乐'], days: -14 },
];

const texts: readonly (FileSeed & { readonly text: string })[] = [
  {
    key: 'shots.txt',
    name: '保温杯 拍摄清单.txt',
    folder: 'documents',
    days: -10,
    text: '保温杯 拍摄清单\n\n1. 单手弹盖，手部特写，3 秒\n2. 倒扣进电脑包，走两步，取出来包里是干的\n3. 早八点灌水，晚六点开盖，热气要拍到\n4. 三个颜色并排，自然光，桌面不放杂物\n',
  },
  {
    key: 'mask.srt',
    name: '面膜 口播字幕.srt',
    folder: 'documents',
    days: -7,
    text: '1\n00:00:00,000 --> 00:00:02,400\n换季脸颊起皮，多半是缺水\n\n2\n00:00:02,400 --> 00:00:05,000\n晚上敷一片，十五分钟就好\n\n3\n00:00:05,000 --> 00:00:07,600\n取下来不黏，直接睡\n',
  },
];

const oldText = {
  key: 'old.txt',
  name: '旧版口播稿.txt',
  folder: 'documents',
  days: -30,
  text: '今天给大家带来一款保温杯，真的超级好用，买它。\n',
};

/** Thrown away some days ago. */
const inBin = (row: FileRow, days: number): FileRow => ({
  ...row,
  status: -1,
  deleted_at: clock.seedTime(days),
  expires_at: clock.seedTime(days + 30),
});

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function rowOf(seed: FileSeed, mchno: string, bytes: Buffer, place: Pick<FileRow, 'key' | 'url'>): FileRow {
  const mime = mimeOf(seed.name);
  const [major = ''] = mime.split('/');
  const kind = major === 'image' || major === 'video' || major === 'audio' ? major : 'document';
  const suffix = mchno === demoMerchant ? '' : `_${mchno}`;
  return {
    id: `file_seed_${seed.key.replace(/\W/g, '_')}${suffix}`,
    mchno,
    name: seed.name,
    ...place,
    kind,
    mime,
    size: bytes.length,
    hash: hashOf(bytes),
    folder_id: mchno === demoMerchant ? folderId(seed.folder) : '',
    tags: [...(seed.tags ?? [])],
    status: 1,
    cover: '',
    created_at: clock.seedTime(seed.days, 14),
  };
}

function assetRow(seed: FileSeed, mchno = demoMerchant): FileRow {
  const bytes = readFileSync(join(assetFolder, seed.key));
  const row = rowOf(seed, mchno, bytes, { key: `demo/${seed.key}`, url: assetUrl(seed.key) });
  if (row.kind !== 'video') return { ...row, ...imageSize };
  return { ...row, ...clipSize, facts: { video_codec: 'avc', rotation: 0, fps: 24, has_audio: false } };
}

function storedRow(seed: FileSeed, bytes: Buffer): FileRow {
  const key = `seed/library/${seed.key}`;
  return rowOf(seed, demoMerchant, bytes, { key, url: putObject(key, bytes, mimeOf(seed.name), demoMerchant) });
}

/** By name, once a process: each reset lays the seeds anew. */
const waves = new Map<string, Buffer>();

function waveOf(name: string): Buffer {
  const audio = audios[name];
  const bytes = waves.get(name) ?? (audio ? wavOf(audio) : Buffer.alloc(0));
  waves.set(name, bytes);
  return bytes;
}

function audioRow(seed: (typeof tones)[number]): FileRow {
  const audio = audios[seed.audio];
  const row = storedRow({ ...seed, key: `${seed.key}.wav` }, waveOf(seed.audio));
  return { ...row, duration: audio?.seconds, facts: { audio_codec: 'pcm-s16', has_audio: true } };
}

seedTable<FolderRow>('file_folder', () => [
  ...folders.map(({ key, name, parent }, index) => ({
    id: folderId(key),
    mchno: demoMerchant,
    name,
    parent_id: folderId(parent),
    created_at: clock.seedTime(-60 + index),
  })),
  {
    id: `folder_seed_tea_${otherMerchant}`,
    mchno: otherMerchant,
    name: '茶园',
    parent_id: '',
    created_at: clock.seedTime(-50),
  },
]);

seedTable<FileRow>('file', () => {
  const rows: FileRow[] = [
    ...shown.map((seed) => assetRow(seed)),
    ...thrownAway.map((seed) => inBin(assetRow(seed), -4)),
    ...tones.map(audioRow),
    ...texts.map((seed) => storedRow(seed, Buffer.from(seed.text))),
    inBin(storedRow(oldText, Buffer.from(oldText.text)), -12),
    assetRow({ key: 'tea-1.jpg', name: '白茶 主图.jpg', tags: ['主图'], days: -20 }, otherMerchant),
  ];
  // Finished videos of the demo put their files in here by themselves, once they are asked for.
  globalDb.table('video').all();
  return rows;
});
