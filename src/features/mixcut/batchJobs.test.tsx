import '@/testing/app/mockExportEngine';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type ExportOrder, exportJobs } from '@/blocks/exports/exportJobs';
import { keepRendered, renderedVideo } from '@/blocks/exports/renderedVideos';
import { mixOutlook } from '@/domain/mixcut/outlook';
import { type MixRecipe, mixRequestOf } from '@/domain/mixcut/recipe';
import { startExport } from '@/engine/export';
import { ExportCanceledError } from '@/engine/export/errors';
import type { ExportJob, ExportResult } from '@/engine/export/types';
import { croppedImage, thumbnail } from '@/engine/media/thumbnail';
import { jobs } from '@/lib/jobs';
import { readSession } from '@/lib/session';
import { kv } from '@/lib/storage';
import type { FileRecord } from '@/services/file/schema';
import type { ProjectRecord } from '@/services/project/schema';
import type { Video } from '@/services/video/schema';
import { appStage } from '@/testing/app/appStage';
import { batchItems } from './batch/batchItems';

const app = appStage();
const recipeKind = 'creative.clip.creation';

/** Renders that end when the test says so, in the order in which they were begun. */
const renders: { finish: () => void; fail: (error: unknown) => void; isPaused: boolean; readonly title: string }[] = [];

const aResult = (title: string): ExportResult =>
  ({
    ...{ blob: new Blob([title], { type: 'video/mp4' }), size: title.length, width: 1080, height: 1920, duration: 3 },
    ...{ container: 'mp4', videoCodec: 'avc', audioCodec: 'aac', fps: 30, release: async () => undefined },
  }) as unknown as ExportResult;

beforeEach(() => {
  renders.length = 0;
  jest.mocked(startExport).mockReset();
  jest.mocked(startExport).mockImplementation(({ title }): ExportJob => {
    let finish = (): void => undefined;
    let fail: (error: unknown) => void = () => undefined;
    const result = new Promise<ExportResult>((resolve, reject) => {
      finish = () => resolve(aResult(title));
      fail = reject;
    });
    const render = { title, isPaused: false, finish, fail };
    renders.push(render);
    return {
      id: title,
      onProgress: () => () => undefined,
      cancel: () => fail(new ExportCanceledError()),
      pause: () => {
        render.isPaused = true;
      },
      resume: () => {
        render.isPaused = false;
      },
      isPaused: () => render.isPaused,
      result,
    };
  });
  for (const draw of [thumbnail, croppedImage]) {
    jest.mocked(draw).mockReset();
    jest.mocked(draw).mockImplementation(async () => new Blob(['a cover'], { type: 'image/jpeg' }));
  }
});
afterEach(() => {
  cleanup();
  for (const { id } of jobs.all()) {
    jobs.cancel(id);
    jobs.remove(id);
  }
});

const aRecipe = (over: Partial<MixRecipe> = {}): MixRecipe => ({
  schema: 1,
  title: '保温杯混剪',
  groups: [
    {
      ...{ id: 'g', name: '开头', maxSeconds: 3 },
      clips: ['a', 'b', 'c'].map((id) => ({
        ...{ id, fileId: id, name: `${id}.mp4`, url: `/api/oss/${id}.mp4`, cover: '', width: 720, height: 1280 },
        ...{ duration: 5, hasAudio: false },
      })),
    },
  ],
  titles: [],
  keepsSound: false,
  hasAiParts: false,
  ratio: '9:16',
  count: 3,
  limit: 0,
  seed: 1,
  ...over,
});

/** @returns its id, and its versions as the batch has them */
async function keep(recipe: MixRecipe) {
  const body = { title: recipe.title, kind: recipeKind, draft: recipe };
  const { id } = await app.api<{ id: string }>('owner', 'POST', '/project/save', body);
  const { versions } = mixOutlook(mixRequestOf(recipe));
  return { plan: id, items: batchItems({ planId: id, recipe, versions, nameOf: (number) => `保温杯混剪 ${number}` }) };
}

const openBatch = (plan: string): Promise<UserEvent> => app.open(`/editor/batch_preview?plan=${plan}`, { as: 'owner' });
const card = (number: number): HTMLElement => screen.getByRole('group', { name: `保温杯混剪 ${number}` });
const videosNamed = async (keyword: string) =>
  (await app.api<{ list: Video[] }>('owner', 'GET', '/video/data', { keyword, page_size: 50 })).list;

test('a batch is paused, goes on, loses one to an error and one to a press; only what failed is tried again', async () => {
  const { plan } = await keep(aRecipe());
  const user = await openBatch(plan);
  await user.click(await screen.findByRole('button', { name: '生成选中的 3 条' }));
  expect(await screen.findByText('3 条正在生成')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '暂停' }));
  expect(renders.map(({ isPaused }) => isPaused)).toEqual([true]);
  expect(within(card(1)).getByText('已暂停')).toBeInTheDocument();
  // Another screen, and back: it is still paused, and nothing else has begun.
  cleanup();
  const again = await openBatch(plan);
  await again.click(await screen.findByRole('button', { name: '继续' }));
  expect(renders.map(({ isPaused }) => isPaused)).toEqual([false]);
  renders[0]?.fail(new Error('out of luck'));
  await waitFor(() => expect(renders).toHaveLength(2));
  // The second one is given up in the task center.
  const second = jobs.all().find(({ title }) => title === '保温杯混剪 2');
  jobs.cancel(second?.id ?? '');
  expect(await within(card(2)).findByText('已取消')).toBeInTheDocument();
  await waitFor(() => expect(renders).toHaveLength(3));
  renders[2]?.finish();
  expect(await within(card(3)).findByText('已存入成片')).toBeInTheDocument();
  await again.click(screen.getByRole('button', { name: '重试失败的 1 条' }));
  await waitFor(() => expect(renders.map(({ title }) => title.at(-1))).toEqual(['1', '2', '3', '1']));
  renders[3]?.finish();
  expect(await within(card(1)).findByText('已存入成片')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^重试失败/ })).not.toBeInTheDocument();
  // What was given up waits to be wanted again.
  expect(screen.getByRole('button', { name: '生成选中的 1 条' })).toBeEnabled();
  expect((await videosNamed('保温杯混剪')).map(({ title }) => title).toSorted()).toEqual([
    '保温杯混剪 1',
    '保温杯混剪 3',
  ]);
});

test('a batch is stopped as a whole: none begins after that, and what was stopped may be rendered again', async () => {
  const { plan } = await keep(aRecipe());
  const user = await openBatch(plan);
  await user.click(await screen.findByRole('button', { name: '生成选中的 3 条' }));
  expect(await screen.findByText('3 条正在生成')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '停止生成' }));
  expect(await screen.findByText(/^停下没做完的 3 条？/)).toBeInTheDocument();
  await user.click(within(screen.getByRole('tooltip')).getByRole('button', { name: '停止生成' }));
  expect(await screen.findByRole('button', { name: '生成选中的 3 条' })).toBeEnabled();
  for (const number of [1, 2, 3]) expect(await within(card(number)).findByText('已取消')).toBeInTheDocument();
  expect(renders).toHaveLength(1);
});

test('what a reload broke off is tried again; what was stored before it is not rendered a second time', async () => {
  const { plan, items } = await keep(aRecipe());
  await app.signIn('owner');
  const [stored, broken] = items;
  if (!stored || !broken) throw new Error('too few versions');
  // As an earlier life of the page left it: one order unfinished, one video stored whose job the list has forgotten.
  const order: ExportOrder = {
    ...{ id: broken.id, title: broken.project.title, project: broken.project, isStored: true, orderedAt: 1 },
    options: { format: 'mp4', quality: 'standard' },
    link: `/editor/batch_preview?plan=${plan}`,
  };
  await kv<ExportOrder>('export-orders').set(`${readSession().accountId}/${broken.id}`, order);
  keepRendered(stored.id, { videoId: 'vid_seed_thermos', cover: '' });
  const user = await openBatch(plan);
  expect(await within(await screen.findByRole('group', { name: '保温杯混剪 2' })).findByText('已中断')).toBeVisible();
  expect(within(card(1)).getByText('已存入成片')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '生成选中的 1 条' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: '重试失败的 1 条' }));
  await waitFor(() => expect(renders.map(({ title }) => title)).toEqual(['保温杯混剪 2']));
  renders[0]?.finish();
  expect(await within(card(2)).findByText('已存入成片')).toBeInTheDocument();
  expect(exportJobs.find(stored.id)).toBeUndefined();
});

describe('covers that were chosen otherwise since', () => {
  const images = ['p', 'q', 'r'].map((id) => ({ fileId: id, name: `${id}.jpg`, url: `/api/oss/${id}.jpg` }));

  /** Three finished videos of the library stand for the versions. */
  async function keepStored() {
    const kept = await keep(aRecipe({ covers: { from: 'images', images } }));
    await app.signIn('owner');
    const videos = (await videosNamed('')).slice(0, 3);
    for (const [index, { id }] of kept.items.entries())
      keepRendered(id, { videoId: videos[index]?.id ?? '', cover: 'frame:1.50' });
    return { ...kept, ids: videos.map(({ id }) => id) };
  }
  const coverOf = async (id: string | undefined) =>
    (await app.api<Video>('owner', 'GET', '/video/info', { id: id ?? '' })).cover;

  test('are drawn anew without a video being made; a lost answer and an own cover hold nobody up', async () => {
    const { plan, ids, items } = await keepStored();
    const before = await Promise.all(ids.map(coverOf));
    const user = await openBatch(plan);
    expect(await screen.findAllByText('封面改过，成片还是原来的封面')).toHaveLength(3);
    expect(screen.getByRole('button', { name: '生成选中的 0 条' })).toBeDisabled();
    await app.fault('500', '/video/set');
    await user.click(screen.getByRole('button', { name: '更新 3 条的封面' }));
    expect(await screen.findByText(/^有 1 条的封面没换成：/)).toBeInTheDocument();
    expect(screen.getAllByText('封面改过，成片还是原来的封面')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '更新 1 条的封面' }));
    await waitFor(() => expect(screen.queryByText('封面改过，成片还是原来的封面')).not.toBeInTheDocument());
    const after = await Promise.all(ids.map(coverOf));
    expect(after.every((cover, index) => cover !== before[index])).toBe(true);
    // Each in the shape of its own image: four drawings, one for each try.
    expect(jest.mocked(croppedImage)).toHaveBeenCalledTimes(4);
    expect(startExport).not.toHaveBeenCalled();
    expect(renderedVideo(items[0]?.id ?? '')?.cover).toMatch(/^\/api\/oss\/[pqr]\.jpg$/);
  });

  test('a cover that was set by hand in the finished videos stays, and that is said', async () => {
    const { plan, items, ids } = await keepStored();
    const [first] = items;
    const [own = ''] = ids;
    const drawn = await coverOf(own);
    keepRendered(first?.id ?? '', { videoId: own, cover: 'frame:1.50', drawn: [drawn] });
    await app.api('owner', 'POST', '/video/set', { id: own, cover: '/api/oss/by-hand.jpg' });
    const user = await openBatch(plan);
    await user.click(await screen.findByRole('button', { name: '更新 3 条的封面' }));
    expect(await screen.findByText('有 1 条的封面在成片里换过，没有改动')).toBeInTheDocument();
    expect(await coverOf(own)).toBe('/api/oss/by-hand.jpg');
    expect(screen.queryByText('封面改过，成片还是原来的封面')).not.toBeInTheDocument();
  });

  test('of a video that was deleted meanwhile: it may be rendered again', async () => {
    const { plan, items } = await keepStored();
    const [first] = items;
    keepRendered(first?.id ?? '', { videoId: 'gone', cover: '' });
    const user = await openBatch(plan);
    await user.click(await screen.findByRole('button', { name: '更新 3 条的封面' }));
    expect(await screen.findByText(/^有 1 条的封面没换成：/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '生成选中的 1 条' })).toBeEnabled();
  });
});

test('a version stays rejected when covers, titles or words are changed', async () => {
  const { plan, items } = await keep(aRecipe());
  const user = await openBatch(plan);
  await user.click(await screen.findByRole('checkbox', { name: '第 2 条' }));
  cleanup();
  const { revision } = await app.api<{ revision: number }>('owner', 'GET', '/project/info', { id: plan });
  const draft = aRecipe({ titles: ['新标题'], covers: { from: 'frame', groupId: 'g' } });
  const body = { id: plan, revision, title: draft.title, kind: recipeKind, draft };
  await app.api('owner', 'POST', '/project/save', body);
  await openBatch(plan);
  expect(await screen.findByRole('checkbox', { name: '第 2 条' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: '第 1 条' })).toBeChecked();
  expect(items).toHaveLength(3);
});

test('an edited version that cannot take another clip is named with its reason, tried again, or all is taken back', async () => {
  const recipe = aRecipe();
  const { plan, items } = await keep(recipe);
  const { list } = await app.api<{ list: FileRecord[] }>('owner', 'GET', '/file/data', { kind: 'video', page_size: 1 });
  const [file] = list;
  const [, item] = items;
  if (!file || !item) throw new Error('the library has no video');
  const document = { title: '改过', kind: 'editor.timeline', document: item.project };
  const { id } = await app.api<{ id: string }>('owner', 'POST', '/project/save', document);
  const infoOf = (project: string) => app.api<ProjectRecord>('owner', 'GET', '/project/info', { id: project });
  const { revision } = await infoOf(plan);
  const draft = { ...recipe, edited: [{ key: item.key, projectId: id }] };
  await app.api('owner', 'POST', '/project/save', { id: plan, revision, title: 'mix', kind: recipeKind, draft });
  const clipName = item.project.tracks.main.clips[0]?.name ?? '';
  const namesIn = async () => (await infoOf(id)).document?.tracks.main.clips.map(({ name }) => name);
  const isInRecipe = async () => JSON.stringify((await infoOf(plan)).draft).includes(file.url);

  const user = await openBatch(plan);
  await user.click(await screen.findByRole('button', { name: '替换素材' }));
  const dialog = await screen.findByRole('dialog', { name: '替换素材' });
  await user.click(within(dialog).getByRole('combobox', { name: '要换掉的素材' }));
  await user.click(await screen.findByText(`${clipName}（用在 1 条里）`));
  await user.click(within(dialog).getByRole('button', { name: '选新素材' }));
  await user.click((await screen.findAllByTitle(file.name))[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: '使用 1 个' }));
  expect(await within(dialog).findByRole('checkbox', { name: /^单独编辑过的 1 条也换/ })).toBeChecked();
  // A colleague deletes it meanwhile, and brings it back.
  await app.api('owner', 'POST', '/project/delete', { ids: [id] });
  await user.click(within(dialog).getByRole('button', { name: '替换 1 条成片里的素材' }));
  expect(await screen.findByText(/^素材已替换，但单独编辑的第 2 条没换成：/)).toBeInTheDocument();
  expect(screen.queryByText('素材已替换')).not.toBeInTheDocument();
  expect(await isInRecipe()).toBe(true);
  await app.api('owner', 'POST', '/project/restore', { ids: [id] });
  expect(await namesIn()).toEqual([clipName]);
  await user.click(screen.getByRole('button', { name: '再试一次' }));
  expect(await screen.findByText('素材已替换')).toBeInTheDocument();
  expect(await namesIn()).toEqual([file.name]);
  expect(screen.queryByText(/没换成：/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(async () => expect([await namesIn(), await isInRecipe()]).toEqual([[clipName], false]));
});
