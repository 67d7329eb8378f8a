import { unzipSync } from 'fflate';
import { anyEdit, attempt, edits, otherEdits } from '@/testing/engine/anyEdit';
import { type DraftContent, draftContentSchema, draftMetaSchema, draftTextContent } from '@/testing/engine/draftSchema';
import { video } from '@/testing/engine/video';
import fc from '@/testing/property';
import { createProject } from '../../project/createProject';
import { imageClip, type MediaRef, mediaRef, type Project, textClip, videoClip } from '../../project/schema';
import { allClips, clipEnd } from '../../project/walk';
import type { Watermark } from '../../resolve/watermarkLayer';
import { fromSeconds, toMicroseconds } from '../../time/ticks';
import { toJianyingDraft } from './draft';
import { draftLosses } from './losses';
import { DRAFT_PATH, draftColor } from './parts';
import { draftsFile } from './writeDrafts';

const s = fromSeconds;

function draftOf(project: Project): DraftContent {
  let count = 0;
  const newId = () => {
    count += 1;
    return `ID-${count}`;
  };
  const { content, meta } = toJianyingDraft(project, {
    pathOf: ({ id }) => `${DRAFT_PATH}/media/${id}.mp4`,
    newId,
    now: 1_700_000_000_000,
  });
  draftMetaSchema.parse(JSON.parse(JSON.stringify({ ...meta, draft_name: 'x' })));
  return draftContentSchema.parse(JSON.parse(JSON.stringify(content)));
}

/** Every reference leads to a material of the right list, no id stands twice, nothing on a track overlaps. */
function checkDraft(draft: DraftContent): void {
  const { videos, audios, texts, speeds, transitions, audio_fades, canvases } = draft.materials;
  const further = new Set([...speeds, ...transitions, ...audio_fades, ...canvases].map(({ id }) => id));
  const own = { video: videos, audio: audios, text: texts };
  const ids = [...Object.values(own).flat(), ...speeds, ...transitions, ...audio_fades, ...canvases, ...draft.tracks];
  const segments = draft.tracks.flatMap(({ segments: list }) => list as readonly { readonly id: string }[]);
  const all = [...ids, ...segments].map(({ id }) => id);
  expect(new Set(all).size).toBe(all.length);
  for (const track of draft.tracks) {
    const known = new Set(own[track.type].map(({ id }) => id));
    let end = 0;
    for (const segment of track.segments) {
      expect(known).toContain(segment.material_id);
      for (const ref of segment.extra_material_refs) expect(further).toContain(ref);
      expect(segment.target_timerange.start).toBeGreaterThanOrEqual(end);
      end = segment.target_timerange.start + segment.target_timerange.duration;
      for (const { keyframe_list } of segment.common_keyframes)
        for (const { time_offset } of keyframe_list)
          expect(time_offset).toBeLessThanOrEqual(segment.target_timerange.duration + 1);
    }
    expect(end).toBeLessThanOrEqual(draft.duration);
  }
  for (const { content } of texts) draftTextContent.parse(JSON.parse(content));
}

/** Edges of the segments of the main track. */
const edgesOf = (draft: DraftContent): readonly (readonly [number, number])[] =>
  (draft.tracks[0]?.segments ?? []).map(({ target_timerange: { start, duration } }) => [start, start + duration]);

test('one of everything becomes a draft that the published reader understands', () => {
  const draft = draftOf(video);
  checkDraft(draft);
  expect(draft.tracks.map(({ type }) => type)).toEqual(['video', 'video', 'audio', 'audio', 'text']);
  expect(draft.canvas_config).toMatchObject({ width: 1080, height: 1920 });
  expect(draft.fps).toBe(30);
  expect(edgesOf(draft)).toEqual(
    video.tracks.main.clips.map((clip) => [toMicroseconds(clip.start), toMicroseconds(clipEnd(clip))]),
  );
  const fast = draft.tracks[0]?.segments[2];
  expect(fast).toMatchObject({ speed: 2, source_timerange: { start: 5_000_000, duration: 6_000_000 } });
  expect(draft.materials.transitions).toMatchObject([{ name: '叠化', duration: 1_000_000 }]);
  expect(draftLosses(video).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['frozen', 'reversed', 'shape', 'caption-design', 'fonts', 'markers']),
  );
});

test('at any edit the segments tile as the clips do, and each clip is written or named as left out', () => {
  fc.assert(
    fc.property(fc.array(anyEdit({ ...edits, ...otherEdits }), { maxLength: 12 }), (steps) => {
      const project = steps.reduce(attempt, video);
      const draft = draftOf(project);
      checkDraft(draft);
      const kept = project.tracks.main.clips.filter((clip) => clip.type !== 'placeholder');
      expect(edgesOf(draft)).toEqual(kept.map((clip) => [toMicroseconds(clip.start), toMicroseconds(clipEnd(clip))]));
      const left = draftLosses(project)
        .filter(({ code }) => code === 'shape' || code === 'figure' || code === 'placeholder')
        .reduce((sum, { count }) => sum + count, 0);
      const clips = allClips(project).filter((clip) => clip.type !== 'caption' && clip.type !== 'text');
      const written = draft.materials.videos.length + draft.materials.audios.length;
      expect(written + left).toBe(clips.length);
    }),
    { numRuns: 40 },
  );
});

const media = {
  wide: mediaRef.parse({
    id: 'wide',
    kind: 'video',
    name: '横屏',
    url: '/a',
    width: 1920,
    height: 1080,
    duration: s(60),
    hasAudio: true,
  }),
};
const still = (over: object) =>
  imageClip.parse({ type: 'image', id: 'c', mediaId: 'wide', start: 0, duration: s(4), ...over });
const withMain = (clip: Project['tracks']['main']['clips'][number]): Project => {
  const empty = createProject({ title: 'x', id: 'p' });
  return { ...empty, media, tracks: { ...empty.tracks, main: { ...empty.tracks.main, clips: [clip] } } };
};

test('a picture that covers the canvas is cropped to its shape; one that is contained is not', () => {
  const covering = draftOf(withMain(still({})));
  // 9:16 out of 16:9: 607.5 of 1920 pixels wide, from the middle.
  const crop = covering.materials.videos[0]?.crop;
  expect(crop?.upper_left_x).toBeCloseTo((1920 - 607.5) / 2 / 1920);
  expect(crop?.upper_right_x).toBeCloseTo((1920 + 607.5) / 2 / 1920);
  expect([crop?.upper_left_y, crop?.lower_left_y]).toEqual([0, 1]);
  expect(covering.tracks[0]?.segments[0]).toMatchObject({ clip: { scale: { x: 1, y: 1 }, transform: { x: 0, y: 0 } } });
  const contained = draftOf(withMain(still({ params: { fit: 'contain' } })));
  expect(contained.materials.videos[0]?.crop).toMatchObject({ upper_left_x: 0, upper_right_x: 1 });
  const filled = draftOf(withMain(still({ params: { fit: 'fill' } }))).tracks[0]?.segments[0];
  expect(filled).toMatchObject({ uniform_scale: { on: false }, clip: { scale: { x: 1 } } });
  // 1920 pixels of height out of the 607.5 that a contained picture has.
  expect((filled as { clip: { scale: { y: number } } }).clip.scale.y).toBeCloseTo(1920 / 607.5, 3);
});

test('place, turn, size and their keyframes keep what they mean; y points upwards there', () => {
  const keyframes = {
    x: [
      { at: 0, value: 0, easing: 'linear' },
      { at: s(2), value: 270, easing: 'linear' },
    ],
    scale: [
      { at: 0, value: 1, easing: 'ease-in-out' },
      { at: s(4), value: 2, easing: 'linear' },
    ],
  };
  const segment = draftOf(withMain(still({ params: { y: 480, rotation: 30, opacity: 0.5, flipX: true }, keyframes })))
    .tracks[0]?.segments[0];
  expect(segment).toMatchObject({
    clip: { alpha: 0.5, rotation: 30, flip: { horizontal: true, vertical: false }, transform: { x: 0, y: -0.5 } },
  });
  const lists = new Map(segment?.common_keyframes.map((list) => [list.property_type, list.keyframe_list]));
  expect([...lists.keys()].sort()).toEqual(['KFTypePositionX', 'KFTypeScaleX']);
  expect(lists.get('KFTypePositionX')?.find(({ time_offset }) => time_offset === 2_000_000)?.values).toEqual([0.5]);
  // Half-way of an eased way, and one of the straight lines that stand for it.
  expect(lists.get('KFTypeScaleX')?.find(({ time_offset }) => time_offset === 2_000_000)?.values[0]).toBeCloseTo(1.5);
  expect(lists.get('KFTypeScaleX')?.find(({ time_offset }) => time_offset === 1_000_000)?.values[0]).toBeCloseTo(
    1 + 4 * 0.25 ** 3,
  );
});

test('muted is silent, fades and volume are kept, music gives way to a voice', () => {
  const clip = videoClip.parse({
    type: 'video',
    id: 'c',
    mediaId: 'wide',
    start: 0,
    duration: s(4),
    volume: 0.8,
    fadeIn: s(1),
    fadeOut: s(0.5),
  });
  const draft = draftOf(withMain(clip));
  expect(draft.tracks[0]?.segments[0]).toMatchObject({ volume: 0.8 });
  expect(draft.materials.audio_fades).toMatchObject([{ fade_in_duration: 1_000_000, fade_out_duration: 500_000 }]);
  expect(draftOf(withMain({ ...clip, muted: true })).tracks[0]?.segments[0]).toMatchObject({ volume: 0 });

  const [voices, music] = draftOf(video).tracks.filter(({ type }) => type === 'audio');
  expect(voices?.segments.map(({ volume }) => volume)).toEqual([1, 1, 1]);
  const curve = music?.segments[0]?.common_keyframes[0];
  expect(curve?.property_type).toBe('KFTypeVolume');
  const values = curve?.keyframe_list.map(({ values: [value] }) => value) ?? [];
  expect(Math.min(...values)).toBeCloseTo(0.5 * video.ducking.gain);
  expect(Math.max(...values)).toBeCloseTo(0.5);
});

test('texts keep letters, color, outline and place; the mark of AI content comes along', () => {
  const text = textClip.parse({
    type: 'text',
    id: 't',
    start: 0,
    duration: s(2),
    text: '限时 79 元',
    params: { color: '#ff8000', y: -480, fontSize: 100, outline: 10 },
  });
  const base = withMain(still({}));
  const project: Project = {
    ...base,
    aiLabel: { visible: true, metadata: true, text: 'AI 生成' },
    tracks: {
      ...base.tracks,
      overlay: [{ id: 'o', name: '', hidden: false, locked: false, muted: false, clips: [text] }],
    },
  };
  const draft = draftOf(project);
  checkDraft(draft);
  const [shown, label] = draft.materials.texts.map(({ content }) => draftTextContent.parse(JSON.parse(content)));
  expect(shown).toMatchObject({ text: '限时 79 元', styles: [{ size: 20, bold: true, strokes: [{ width: 0.1 }] }] });
  expect(shown?.styles[0].fill.content.solid.color).toEqual([1, 128 / 255, 0]);
  expect(label?.text).toBe('AI 生成');
  const texts = draft.tracks.filter(({ type }) => type === 'text');
  const place = texts[0]?.segments[0]?.clip?.transform;
  // Letters are laid out in whole pixels.
  expect(place?.x).toBeCloseTo(0, 3);
  expect(place?.y).toBeCloseTo(0.5, 3);
  expect(texts[1]?.segments[0]).toMatchObject({ target_timerange: { start: 0, duration: 4_000_000 } });
});

test('colors of documents are read, others are not guessed', () => {
  expect(draftColor('#fff')).toMatchObject({ rgb: [1, 1, 1], alpha: 1, hex: '#FFFFFF' });
  expect(draftColor('#ff000080')).toMatchObject({ hex: '#FF0000', alpha: 128 / 255 });
  expect(draftColor('rgba(12, 12, 16, 0.72)')).toMatchObject({ hex: '#0C0C10', alpha: 0.72 });
  for (const other of ['', 'tomato', '#12', 'rgb(a,b,c)']) expect(draftColor(other)).toBeUndefined();
});

test('the zip holds a folder for each draft with the media that are used, under names that lead nowhere else', async () => {
  const project: Project = { ...withMain(still({})), title: '../夏天 / 杯子' };
  const asked: string[] = [];
  const source = async ({ id }: MediaRef) => {
    asked.push(id);
    return new Blob([new Uint8Array(2_000_000)], { type: 'video/mp4' });
  };
  const unused = { ...project, media: { ...media, other: mediaRef.parse({ id: 'other', kind: 'image', url: '/b' }) } };
  const file = await draftsFile([unused, unused], source, { now: 1 });
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const folder = '_夏天_杯子';
  const names = ['media/1-横屏.mp4', 'draft_content.json', 'draft_info.json', 'draft_meta_info.json'];
  expect(Object.keys(files)).toEqual([folder, `${folder}-2`].flatMap((one) => names.map((name) => `${one}/${name}`)));
  expect(asked).toEqual(['wide', 'wide']);
  const content = draftContentSchema.parse(JSON.parse(new TextDecoder().decode(files[`${folder}/draft_content.json`])));
  expect(content.materials.videos[0]?.path).toBe(`${DRAFT_PATH}/media/1-横屏.mp4`);
  expect(files[`${folder}/media/1-横屏.mp4`]?.length).toBe(2_000_000);
  expect(new TextDecoder().decode(files[`${folder}/draft_info.json`])).toBe(
    new TextDecoder().decode(files[`${folder}/draft_content.json`]),
  );
});

test('a medium that cannot be had is named and the draft is written all the same', async () => {
  const lacking: string[] = [];
  const file = await draftsFile([withMain(still({}))], async () => undefined, {
    onMissing: ({ id }) => lacking.push(id),
  });
  expect(lacking).toEqual(['wide']);
  expect(Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())))).toHaveLength(3);
});

const mark: Watermark = { text: '星河智创', image: '', ratio: 3, place: 'bottomRight', opacity: 0.6 };

async function markedDraft(watermark: Watermark) {
  const content = async () => new Blob([new Uint8Array(10)], { type: 'image/png' });
  const file = await draftsFile([withMain(still({}))], content, { now: 1, watermark });
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const text = Object.entries(files).find(([name]) => name.endsWith('/draft_content.json'))?.[1];
  const draft = draftContentSchema.parse(JSON.parse(new TextDecoder().decode(text)));
  checkDraft(draft);
  return { draft, names: Object.keys(files) };
}

test('the brand’s mark goes along as a text over the whole video, as faint as in the export', async () => {
  const { draft, names } = await markedDraft(mark);
  const track = draft.tracks.at(-1);
  expect(track).toMatchObject({
    type: 'text',
    segments: [{ target_timerange: { start: 0, duration: draft.duration } }],
  });
  expect(track?.segments[0]).toMatchObject({ clip: { alpha: 0.6, transform: { y: expect.any(Number) } } });
  const [text] = draft.materials.texts.map(({ content }) => draftTextContent.parse(JSON.parse(content)));
  expect(text).toMatchObject({ text: '星河智创', styles: [{ strokes: [{}] }] });
  expect(names.some((name) => name.includes('watermark'))).toBe(false);
});

test('a mark that is an image lies beside the media and above all pictures, in its size and corner', async () => {
  const { draft, names } = await markedDraft({ ...mark, text: '', image: 'data:image/png;base64,AA' });
  const path = names.find((name) => name.endsWith('media/0-watermark.png'));
  expect(path).toBeDefined();
  const material = draft.materials.videos.find((one) => one.path === `${DRAFT_PATH}/media/0-watermark.png`);
  const pictures = draft.tracks.filter(({ type }) => type === 'video');
  expect(pictures.at(-1)?.segments).toMatchObject([
    { material_id: material?.id, target_timerange: { start: 0, duration: draft.duration }, clip: { alpha: 0.6 } },
  ]);
  const clip = pictures.at(-1)?.segments[0] as unknown as {
    readonly clip: {
      readonly scale: { readonly x: number };
      readonly transform: { readonly x: number; readonly y: number };
    };
  };
  // Seven hundredths of the shorter side high and three times as wide: 1080 wide, fitted whole, it would fill the width.
  expect(clip.clip.scale.x * 1080).toBeCloseTo(1080 * 0.07 * 3, -1);
  expect(clip.clip.transform.x).toBeGreaterThan(0.5);
  expect(clip.clip.transform.y).toBeLessThan(-0.5);
  expect((await markedDraft(mark)).draft.materials.videos).toHaveLength(1);
});
