import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { applyAction } from '@/engine/edit/applyAction';
import { MediaError } from '@/engine/media/errors';
import { createProject } from '@/engine/project/createProject';
import type { MediaRef, Project } from '@/engine/project/schema';
import { fromSeconds, toSeconds } from '@/engine/time/ticks';
import { mediaVault } from '@/lib/storage/mediaVault';
import { appStage } from '@/testing/app/appStage';
import { PreviewTrouble } from '../../preview/PreviewTrouble';
import { showEditor } from '../../testing/anEditor';
import { IntakeRows } from './IntakeRows';
import { intakeOf } from './intake';
import { LocalMediaNote, MediaPlaceQuestion } from './MediaPlace';
import { mediaUploads } from './mediaUploads';

const app = appStage();

/** A quarter of a second of silence that nobody else has. */
function sound(name: string, mark: number): File {
  const bytes = new DataView(new ArrayBuffer(44 + 4000));
  const text = (at: number, value: string) =>
    [...value].forEach((letter, index) => {
      bytes.setUint8(at + index, letter.charCodeAt(0));
    });
  text(0, 'RIFF');
  bytes.setUint32(4, 36 + 4000, true);
  text(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, 8000, true);
  bytes.setUint32(28, 16_000, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  text(36, 'data');
  bytes.setUint32(40, 4000, true);
  bytes.setInt16(44, mark, true);
  return new File([bytes.buffer], name, { type: 'audio/wav' });
}

/** A video of the library, as it stands in a project. */
const phone: MediaRef = {
  ...({ id: 'phone', kind: 'video', name: '手机.mov', url: '/api/oss/phone.mov', width: 90, height: 160 } as const),
  ...{ duration: fromSeconds(2), hasAudio: true, isTruncated: true },
};
const addedTo = (project: Project, media: MediaRef): Project => applyAction(project, { type: 'addMedia', media });

const stored = async (): Promise<readonly string[]> => {
  const { list } = await app.api<{ list: readonly { name: string }[] }>('owner', 'GET', '/file/data', {
    kind: 'audio',
    keyword: '口播',
  });
  return list.map(({ name }) => name);
};

async function open() {
  await app.signIn('owner');
  return showEditor(
    createProject({ title: 't', id: 'p' }),
    <>
      <MediaPlaceQuestion />
      <LocalMediaNote />
    </>,
  );
}

test('nothing is sent before somebody has said where files go; then what waited goes', async () => {
  const { store, user } = await open();
  expect(screen.queryByText(/没有上传/)).not.toBeInTheDocument();
  await intakeOf(store).add([sound('口播一.wav', 1)]);
  const media = () => Object.values(store.getState().history.present.media);
  expect(media()).toMatchObject([{ name: '口播一.wav', url: '', kind: 'audio' }]);
  expect(toSeconds(media()[0]?.duration ?? store.getState().scroll)).toBeCloseTo(0.25);
  await intakeOf(store).resume();
  expect(mediaUploads.items()).toEqual([]);
  expect(await stored()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '存到素材库' }));
  await waitFor(() => expect(media()).toMatchObject([{ url: expect.stringMatching(/^\/api\/oss\//) }]));
  expect(screen.queryByText(/没有上传/)).not.toBeInTheDocument();
  expect(await stored()).toEqual(['口播一.wav']);
  await intakeOf(store).add([sound('口播二.wav', 2)]);
  await waitFor(async () => expect(await stored()).toHaveLength(2));
});

test('who keeps them here sends none, and can still change his mind', async () => {
  const { store, user } = await open();
  await intakeOf(store).add([sound('口播三.wav', 3)]);
  await user.click(screen.getByRole('button', { name: '只留在本机' }));
  await intakeOf(store).add([sound('口播四.wav', 4)]);
  await intakeOf(store).resume();
  expect(mediaUploads.items()).toEqual([]);
  expect(await stored()).toEqual([]);
  screen.getByText(/文件只留在本机/);
  await user.click(screen.getByRole('button', { name: '存到素材库' }));
  await waitFor(async () => expect((await stored()).toSorted()).toEqual(['口播三.wav', '口播四.wav'].toSorted()));
});

test('what the library has already is not sent again, whoever stored it; from its recycle bin it is', async () => {
  const record = async (file: File) => {
    const data = `data:audio/wav;base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`;
    return app.api<{ id: string; url: string }>('writer', 'POST', '/file/base64_upload', {
      data,
      name: '口播原件.wav',
    });
  };
  const addressOf = async (file: File) => {
    const { store } = await open();
    intakeOf(store).keepLocal(false);
    await intakeOf(store).add([file]);
    await waitFor(() => expect(mediaUploads.items()).toEqual([]));
    return Object.values(store.getState().history.present.media)[0]?.url;
  };
  const { url } = await record(sound('口播五.wav', 5));
  expect(await addressOf(sound('口播五.wav', 5))).toBe(url);
  expect(await stored()).toEqual(['口播原件.wav']);

  const gone = await record(sound('口播六.wav', 6));
  await app.api('owner', 'POST', '/file/delete', { ids: [gone.id] });
  const sent = await addressOf(sound('口播六.wav', 6));
  expect(sent).toMatch(/^\/api\/oss\//);
  expect(sent).not.toBe(gone.url);
  expect((await stored()).toSorted()).toEqual(['口播六.wav', '口播原件.wav'].toSorted());
});

test('a converted video takes the place of its medium; of the old file nothing is left but what the new one has lost too', async () => {
  await app.signIn('owner');
  const { store } = showEditor(addedTo(createProject({ title: 't', id: 'p' }), phone), null);
  const media = () => store.getState().history.present.media[phone.id];
  // What a file is does not matter here: a sound is made without an encoder.
  const convert = (file: File, lostAudio?: string, mediaId = phone.id) =>
    intakeOf(store).takeConverted({
      ...{ id: 'media-conversion:p/phone', kind: 'media-conversion', title: '', isHere: false },
      ...{ state: { name: 'succeeded' }, startedAt: 0, updatedAt: 0 },
      input: { key: 'p/phone', name: '手机.mov', source: phone.url, projectId: 'p', mediaId, lostAudio },
      output: { file, release: () => undefined },
    });
  expect(await convert(sound('手机.mp4', 7), 'DTS')).toBe(true);
  expect(media()).toMatchObject({ name: '手机.mp4', url: '', hash: expect.any(String), lostAudio: 'DTS' });
  expect(media()?.isTruncated).toBeUndefined();
  expect(await convert(sound('手机.mp4', 8))).toBe(true);
  expect(media()?.lostAudio).toBeUndefined();
  expect(await convert(sound('手机.mp4', 9), undefined, 'removed meanwhile')).toBe(false);
});

test('a medium of the library that cannot be shown is offered the conversion below the preview', async () => {
  await app.signIn('owner');
  const video = new File([readFileSync('src/testing/e2e/material/codecs/hevc.mp4')], '手机.mp4', { type: 'video/mp4' });
  const { hash } = await mediaVault.put(video);
  showEditor(
    addedTo(createProject({ title: 't', id: 'p' }), { ...phone, hash }),
    <PreviewTrouble />,
    {},
    { error: new MediaError('undecodable', { mediaId: phone.id, name: phone.name }) },
  );
  await screen.findByText(/“手机\.mov”的画面这个浏览器放不出来/);
  screen.getByRole('button', { name: /转\s?换/ });
});

test('a video that lacks only a decoder is offered a conversion; where that fails it says why, and can be tried again', async () => {
  await app.signIn('owner');
  const { store, user } = showEditor(createProject({ title: 't', id: 'p' }), <IntakeRows onRoom={() => undefined} />);
  const hevc = new File([readFileSync('src/testing/e2e/material/codecs/hevc.mp4')], '手机.mp4', { type: 'video/mp4' });
  await intakeOf(store).add([hevc]);
  await screen.findByText(/这种编码的画面，浏览器放不出来/);
  screen.getByText(/hevc\.js（MIT 许可/);
  // No browser: nothing encodes here.
  await user.click(screen.getByRole('button', { name: /转\s?换/ }));
  await screen.findByText('这个浏览器不能生成视频，请换新版 Chrome 或 Edge');
  screen.getByRole('button', { name: '重新转换' });
  const [item] = mediaUploads.items();
  intakeOf(store).dismiss(item?.id ?? '');
});
