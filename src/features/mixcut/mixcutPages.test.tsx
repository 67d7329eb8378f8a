import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { versionKey } from '@/domain/mixcut/editedVersions';
import { mixProject } from '@/domain/mixcut/mixProject';
import { noWords } from '@/domain/mixcut/mixWords';
import { mixOutlook } from '@/domain/mixcut/outlook';
import { type MixRecipe, mixRequestOf, type RecipeClip, readRecipe } from '@/domain/mixcut/recipe';
import { fromSeconds } from '@/engine/time/ticks';
import type { FileRecord } from '@/services/file/schema';
import type { ProjectRecord } from '@/services/project/schema';
import { appStage } from '@/testing/app/appStage';

const app = appStage();

const aClip = (id: string, over: Partial<RecipeClip> = {}): RecipeClip => ({
  id,
  fileId: id,
  name: `${id}.mp4`,
  url: `/api/oss/${id}.mp4`,
  cover: '',
  width: 720,
  height: 1280,
  duration: 5,
  hasAudio: false,
  ...over,
});
const clipsOf = (prefix: string, count: number): RecipeClip[] =>
  Array.from({ length: count }, (_, index) => aClip(`${prefix}${index + 1}`));

/** A recipe as the server has it. @returns its id */
async function keep(groups: Readonly<Record<string, readonly RecipeClip[]>>, over: Partial<MixRecipe> = {}) {
  const draft: MixRecipe = {
    schema: 1,
    title: '保温杯混剪',
    groups: Object.entries(groups).map(([name, clips]) => ({ id: name, name, maxSeconds: 3, clips })),
    titles: [],
    keepsSound: false,
    hasAiParts: false,
    ratio: '9:16',
    count: 10,
    limit: 0.3,
    seed: 1,
    ...over,
  };
  const body = { title: draft.title, kind: 'creative.clip.creation', draft };
  return (await app.api<{ id: string }>('owner', 'POST', '/project/save', body)).id;
}

const openRecipe = async (id: string) => app.open(`/creative/clip/creation?project=${id}`, { as: 'owner' });
const kept = async (id: string) =>
  readRecipe((await app.api<ProjectRecord>('owner', 'GET', '/project/info', { id })).draft);

describe('the recipe', () => {
  test('says what is missing for the wanted number, or takes what is possible', async () => {
    const id = await keep({ 开头: clipsOf('a', 10), 中间: clipsOf('b', 7) }, { limit: 0 });
    const user = await openRecipe(id);
    expect(await screen.findByText('不超过 0% 相同，最多能做 7 条。')).toBeInTheDocument();
    expect(await screen.findByText('“中间”再加 3 条，10 条就能都不超过 0%。')).toBeInTheDocument();
    expect(screen.getByText('10 × 7 = 70 种')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '就做 7 条' }));
    expect(await screen.findByText('可以做出 7 条，任意两条的相同部分都不超过 0%。')).toBeInTheDocument();
    await waitFor(async () => expect((await kept(id))?.count).toBe(7));
  });

  test('is planned anew by another seed', async () => {
    const id = await keep({ 开头: clipsOf('a', 10) });
    const user = await openRecipe(id);
    await user.click(await screen.findByRole('button', { name: /换一批/ }));
    await waitFor(async () => expect((await kept(id))?.seed).not.toBe(1));
  });

  test.each([
    ['no clips', { 开头: [], 结尾: [] }, '先给每一组加几条素材，这里会算出能做多少条、彼此有多像。'],
    ['one clip', { 开头: [aClip('a')] }, '只有 1 条素材，只能做出 1 条成片。'],
    [
      'one recording under two names',
      { 开头: [aClip('a', { hash: 'h' }), aClip('b', { hash: 'h' })] },
      '所有素材都是同一条视频，只能做出 1 条成片，请再加些不同的素材。',
    ],
    ['an empty group', { 开头: clipsOf('a', 2), 结尾: [] }, '“结尾”还没有素材，混剪时会跳过这一组。'],
    [
      'short clips',
      { 开头: [aClip('a', { duration: 1 }), aClip('b')] },
      '“开头”有 1 条素材比设定的时长短，会整条用上。',
    ],
  ] as const)('tells of %s', async (_, groups, sentence) => {
    await openRecipe(await keep(groups));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  test('leaves out a clip that was deleted meanwhile', async () => {
    const query = { kind: 'video', page_size: 2 };
    const { list } = await app.api<{ list: FileRecord[] }>('owner', 'GET', '/file/data', query);
    const [gone, other] = list;
    const clips = [gone, other].map((file) => aClip(file?.id ?? '', { name: file?.name ?? '' }));
    await app.api('owner', 'POST', '/file/delete', { ids: [gone?.id] });
    await openRecipe(await keep({ 开头: clips }));
    expect(await screen.findByText('“开头”有 1 条素材已移到回收站，混剪时会跳过。')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '预览 1 条' })).toBeEnabled();
  });

  test('shows a dozen of two hundred clips until all are asked for', async () => {
    const user = await openRecipe(await keep({ 开头: clipsOf('a', 200) }));
    const group = await screen.findByRole('group', { name: '开头' });
    expect(within(group).getAllByRole('listitem')).toHaveLength(12);
    expect(within(group).getByRole('button', { name: /添加素材/ })).toBeDisabled();
    await user.click(within(group).getByRole('button', { name: '查看全部 200 条' }));
    expect(within(group).getAllByRole('listitem')).toHaveLength(200);
  });

  test('takes eight thousand clips', async () => {
    const groups = Array.from(
      { length: 40 },
      (_, index) => [`组${index + 1}`, clipsOf(`g${index + 1}-`, 200)] as const,
    );
    const id = await keep(Object.fromEntries(groups), { count: 50 });
    await openRecipe(id);
    expect(await screen.findByText('可以做出 50 条，任意两条的相同部分都不超过 30%。')).toBeInTheDocument();
    // By text and without a pointer: roles and styles of forty groups take jsdom seconds.
    expect(screen.getByText('添加一组').closest('button')).toBeDisabled();
    const clip = screen.getByText('g1-1.mp4').closest('li');
    fireEvent.click(within(clip as HTMLElement).getByRole('button'));
    await waitFor(async () => expect((await kept(id))?.groups[0]?.clips).toHaveLength(199));
  });

  test('takes scripts of the library as its own, and names them as what it came from', async () => {
    const sentences = ['早上装的热水。', '晚上还烫嘴。'].map((text, index) => ({ id: `s${index}`, text, role: '' }));
    const script = { title: '保温杯口播', sentences, source: [] };
    const { id: scriptId } = await app.api<{ id: string }>('owner', 'POST', '/script/save', script);
    const id = await keep({ 开头: clipsOf('a', 4) });
    const user = await openRecipe(id);
    await user.click(await screen.findByRole('button', { name: '从脚本库选' }));
    const dialog = await screen.findByRole('dialog', { name: '从脚本库选文案' });
    await user.click(await within(dialog).findByRole('checkbox', { name: '保温杯口播' }));
    await user.click(within(dialog).getByRole('button', { name: '加入 1 篇' }));
    expect(await screen.findByText('共 1 篇，轮流分给每条成片')).toBeInTheDocument();
    await waitFor(async () => expect((await kept(id))?.words?.text).toBe('早上装的热水。\n晚上还烫嘴。'));
    expect((await kept(id))?.words?.taken).toMatchObject([{ id: scriptId }]);
    const { source } = await app.api<ProjectRecord>('owner', 'GET', '/project/info', { id });
    expect(source).toEqual([{ type: 'script', id: scriptId }]);
  });

  test('chooses the covers: a frame of a group, or images of the library in turn', async () => {
    const query = { kind: 'image', page_size: 1 };
    const { list } = await app.api<{ list: FileRecord[] }>('owner', 'GET', '/file/data', query);
    const [file] = list;
    if (!file) throw new Error('the library has no image');
    const id = await keep({ 开头: clipsOf('a', 2), 结尾: clipsOf('b', 2) });
    const user = await openRecipe(id);
    await user.click(await screen.findByText('指定画面'));
    await waitFor(async () => expect((await kept(id))?.covers).toEqual({ from: 'frame', groupId: '开头' }));
    await user.click(screen.getByText('自己的图片'));
    expect(await screen.findByText('还没有图片，先用视频开头的画面。')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /添加图片/ }));
    await user.click((await screen.findAllByTitle(file.name))[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: '使用 1 张' }));
    const image = { fileId: file.id, name: file.name, url: file.url };
    await waitFor(async () => expect((await kept(id))?.covers).toEqual({ from: 'images', images: [image] }));
    await user.click(screen.getByText('视频开头'));
    await waitFor(async () => expect(await kept(id)).not.toHaveProperty('covers'));
  });

  test('takes several tracks and caption designs, and gives one up again', async () => {
    const query = { kind: 'audio', page_size: 1 };
    const { list } = await app.api<{ list: FileRecord[] }>('owner', 'GET', '/file/data', query);
    const [file] = list;
    if (!file) throw new Error('the library has no music');
    const music = [{ fileId: 'm', name: '第一首.mp3', url: '/api/oss/m.mp3', duration: 0 }];
    const words = { ...noWords, text: '一句。' };
    const id = await keep({ 开头: clipsOf('a', 2) }, { music, words });
    const user = await openRecipe(id);
    expect(await screen.findByText('读不到时长，不会用到')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /再加几首/ }));
    await user.click((await screen.findAllByTitle(file.name))[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: '使用 1 个' }));
    await waitFor(async () => expect((await kept(id))?.music?.map(({ fileId }) => fileId)).toEqual(['m', file.id]));
    await user.click(screen.getByRole('button', { name: '移除 第一首.mp3' }));
    await waitFor(async () => expect((await kept(id))?.music?.map(({ fileId }) => fileId)).toEqual([file.id]));
    await user.click(screen.getByRole('combobox', { name: /字幕样式/ }));
    await user.click(await screen.findByText('黄色重点'));
    await waitFor(async () => expect((await kept(id))?.words?.captions).toEqual(['bold', 'keyword']));
  });

  test('says that the provider’s caption designs did not come, offers the others meanwhile, and asks again', async () => {
    const id = await keep({ 开头: clipsOf('a', 2) }, { words: { ...noWords, text: '一句。' } });
    await app.fault('500', '/caption_template/data', 9);
    const user = await openRecipe(id);
    const alert = (await screen.findByText('平台字幕没有加载出来，其他样式照常可用')).closest<HTMLElement>(
      '[role="alert"]',
    );
    const designs = screen.getByRole('combobox', { name: /字幕样式/ });
    await user.click(designs);
    expect(await screen.findByText('黄色重点')).toBeInTheDocument();
    await app.api('owner', 'POST', '/__mock/faults_clear');
    await user.click(within(alert as HTMLElement).getByRole('button', { name: /重\s*试/ }));
    await waitFor(() => expect(screen.queryByText(/平台字幕没有加载出来/)).not.toBeInTheDocument());
    // The long list shows its beginning alone; it is searched by key.
    fireEvent.change(designs, { target: { value: 'shelf_live' } });
    expect(await screen.findByText(/平台字幕：直播喊价/)).toBeInTheDocument();
  });

  test('loses a group without clips at once, and moves groups', async () => {
    const id = await keep({ 开头: clipsOf('a', 2), 中间: [], 结尾: clipsOf('c', 2) });
    const user = await openRecipe(id);
    await user.click(await screen.findByRole('button', { name: '删除 中间' }));
    await user.click(screen.getByRole('button', { name: '下移 开头' }));
    await waitFor(async () => expect((await kept(id))?.groups.map(({ name }) => name)).toEqual(['结尾', '开头']));
  });
});

describe('the versions', () => {
  const openBatch = (plan: string) => app.open(`/editor/batch_preview?plan=${plan}`, { as: 'owner' });

  test('are all chosen; what is not wanted stays so over a reload', async () => {
    const plan = await keep({ 开头: clipsOf('a', 3) }, { count: 3 });
    const user = await openBatch(plan);
    expect(await screen.findByRole('button', { name: '生成选中的 3 条' })).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: '第 2 条' }));
    expect(screen.getByRole('button', { name: '生成选中的 2 条' })).toBeEnabled();
    cleanup();
    await openBatch(plan);
    expect(await screen.findByRole('button', { name: '生成选中的 2 条' })).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: '已选 2 / 3 条' }));
    expect(screen.getByRole('button', { name: '生成选中的 3 条' })).toBeEnabled();
  });

  test('are compared pair by pair, the worst one named, any two side by side', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    // Three openings for four versions: two of them share one, two seconds in three of the weight.
    const plan = await keep({ 开头: clipsOf('a', 3), 结尾: clipsOf('b', 4) }, { count: 4, limit: 0.7 });
    const user = await openBatch(plan);
    expect(
      await screen.findByText(/任意两条的相同部分都不超过 70%；最像的是第 \d 条和第 \d 条，67% 相同/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '两两相似度' }));
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByRole('img', { name: '4 条成片两两相似度的热力图' })).toBeInTheDocument();
    const [worst] = within(drawer).getAllByRole('button', { name: /67% 相同/ });
    await user.click(worst as HTMLElement);
    const pair = await within(drawer).findByRole('region', { name: /67% 相同/ });
    expect(within(pair).getByText(/^都用了：a\d\.mp4$/)).toBeInTheDocument();
    // By keys: from the worst pair to the first row, and two cells to the right of its beginning.
    const field = within(drawer).getByRole('application', { name: /方向键/ });
    field.focus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Home}{ArrowRight}{ArrowRight}');
    expect(within(drawer).getByText(/^第 1 条和第 3 条，\d+% 相同$/, { selector: '[aria-live]' })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await within(drawer).findByRole('region', { name: /^第 1 条和第 3 条/ })).toBeInTheDocument();
  });

  test('say which music and caption design each has, also one of a recipe of before', async () => {
    const music = ['甲', '乙'].map((name) => ({ fileId: name, name, url: `/api/oss/${name}.mp3`, duration: 5 }));
    const words = { ...noWords, text: '一句。', captions: ['bold', 'keyword'] };
    await openBatch(await keep({ 开头: clipsOf('a', 4) }, { count: 4, music, words }));
    expect(await screen.findAllByText('音乐：甲')).toHaveLength(2);
    expect(screen.getAllByText('音乐：乙')).toHaveLength(2);
    expect(screen.getAllByText('字幕：黄色重点')).toHaveLength(2);
    cleanup();
    const before = { music: music[0], words: { ...words, captions: 'keyword' } } as unknown as Partial<MixRecipe>;
    await openBatch(await keep({ 开头: clipsOf('a', 4) }, { count: 4, ...before }));
    expect(await screen.findAllByText('音乐：甲')).toHaveLength(4);
    expect(screen.getAllByText('字幕：黄色重点')).toHaveLength(4);
  });

  test('show their covers: own images in turn, and a frame where an image cannot be had', async () => {
    const images = ['一', '二'].map((name) => ({ fileId: name, name, url: `/api/oss/${name}.jpg` }));
    const plan = await keep({ 开头: clipsOf('a', 2) }, { count: 2, covers: { from: 'images', images } });
    await openBatch(plan);
    const cards = await screen.findAllByRole('group', { name: /保温杯混剪/ });
    const posters = cards.map((card) => card.querySelector('img'));
    expect(new Set(posters.map((poster) => poster?.getAttribute('src')))).toEqual(
      new Set(images.map(({ url }) => url)),
    );
    fireEvent.error(posters[0] as HTMLImageElement);
    expect(await screen.findByText(/^封面图“[一二]”取不到/)).toBeInTheDocument();
  });

  test('stay in the batch when one is edited by itself, and come back', async () => {
    const plan = await keep({ 开头: clipsOf('a', 3) }, { count: 3 });
    const recipe = (await kept(plan)) as MixRecipe;
    const [, version = []] = mixOutlook(mixRequestOf(recipe)).versions;
    const document = mixProject(recipe, version, { name: '保温杯混剪 2', source: [] });
    const { main } = document.tracks;
    const clips = main.clips.map((clip) => ({ ...clip, name: '改过的.mp4' }));
    const changed = { ...document, tracks: { ...document.tracks, main: { ...main, clips } } };
    const project = { title: '保温杯混剪 2', kind: 'editor.timeline', document: changed };
    const { id } = await app.api<{ id: string }>('owner', 'POST', '/project/save', project);
    const edited = { key: versionKey(version), projectId: id };
    const { revision, title, kind } = await app.api<ProjectRecord>('owner', 'GET', '/project/info', { id: plan });
    const draft = { ...recipe, edited: [edited] };
    await app.api('owner', 'POST', '/project/save', { id: plan, revision, title, kind, draft });

    const user = await openBatch(plan);
    expect(await screen.findByText('已单独编辑')).toBeInTheDocument();
    const [, card] = screen.getAllByRole('group', { name: /保温杯混剪/ });
    expect(within(card as HTMLElement).getByText('改过的.mp4')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '生成选中的 3 条' })).toBeEnabled();
    await user.click(within(card as HTMLElement).getByRole('button', { name: '恢复混剪版本' }));
    expect(await screen.findByText('已恢复混剪版本')).toBeInTheDocument();
    await waitFor(async () => expect(await kept(plan)).not.toHaveProperty('edited'));
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(async () => expect((await kept(plan))?.edited).toEqual([edited]));
    cleanup();

    await app.api('owner', 'POST', '/project/delete', { ids: [id] });
    await openBatch(plan);
    expect(await screen.findByText('有 1 条单独编辑的版本已被删除，现在用回混剪版本。')).toBeInTheDocument();
    expect(screen.queryByText('已单独编辑')).not.toBeInTheDocument();
  });

  test('take another clip in all of them, with the guarantee counted anew, and give it back', async () => {
    const { list } = await app.api<{ list: FileRecord[] }>('owner', 'GET', '/file/data', {
      kind: 'video',
      page_size: 1,
    });
    const [file] = list;
    if (!file) throw new Error('the library has no video');
    const plan = await keep({ 开头: clipsOf('a', 3), 结尾: clipsOf('b', 3) }, { count: 3, limit: 0 });
    const user = await openBatch(plan);
    await user.click(await screen.findByRole('checkbox', { name: '第 2 条' }));
    const namesOf = () =>
      screen.getAllByRole('group').map((card) => card.textContent?.match(/a\d\.mp4 → [^→]*\.mp4/)?.[0]);
    const before = namesOf();
    await user.click(screen.getByRole('button', { name: '替换素材' }));
    const dialog = await screen.findByRole('dialog', { name: '替换素材' });
    await user.click(within(dialog).getByRole('combobox', { name: '要换掉的素材' }));
    await user.click(await screen.findByText('b1.mp4（用在 1 条里）'));
    await user.click(within(dialog).getByRole('button', { name: '选新素材' }));
    await user.click((await screen.findAllByTitle(file.name))[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: '使用 1 个' }));
    expect(await within(dialog).findByText(/任意两条的相同部分都不超过 0%/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: '替换 1 条成片里的素材' }));
    expect(await screen.findByText('素材已替换')).toBeInTheDocument();
    await waitFor(() => expect(namesOf()).not.toEqual(before));
    expect(screen.getByRole('checkbox', { name: '第 2 条' })).not.toBeChecked();
    const clips = (await kept(plan))?.groups[1]?.clips;
    expect(clips?.[0]).toMatchObject({ id: 'b1', fileId: file.id, plannedAs: { footage: '/api/oss/b1.mp4' } });
    expect(clips?.slice(1).map(({ name }) => name)).toEqual(['b2.mp4', 'b3.mp4']);
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(async () => expect((await kept(plan))?.groups[1]?.clips[0]?.name).toBe('b1.mp4'));
    await waitFor(() => expect(namesOf()).toEqual(before));
  });

  test('take another clip in edited ones too, with their other edits as they are, and give it back', async () => {
    const query = { kind: 'video', page_size: 1 };
    const { list } = await app.api<{ list: FileRecord[] }>('owner', 'GET', '/file/data', query);
    const [file] = list;
    if (!file) throw new Error('the library has no video');
    const plan = await keep({ 开头: clipsOf('a', 3) }, { count: 3, limit: 0 });
    const recipe = (await kept(plan)) as MixRecipe;
    const edited: { readonly key: string; readonly projectId: string }[] = [];
    // The first one is faded in, of the second one its clip is shown for as long as no other recording is.
    for (const [index, version] of mixOutlook(mixRequestOf(recipe)).versions.slice(0, 2).entries()) {
      const document = mixProject(recipe, version, { name: `改 ${index}`, source: [] });
      const clips = document.tracks.main.clips.map((clip) =>
        index === 0 ? { ...clip, fadeIn: 7 } : { ...clip, duration: fromSeconds(900) },
      );
      const media = Object.fromEntries(
        Object.entries(document.media).map(([id, one]) => [id, { ...one, url: '/api/oss/a1.mp4' }]),
      );
      const tracks = { ...document.tracks, main: { ...document.tracks.main, clips } };
      const body = { title: `改 ${index}`, kind: 'editor.timeline', document: { ...document, media, tracks } };
      const { id } = await app.api<{ id: string }>('owner', 'POST', '/project/save', body);
      edited.push({ key: versionKey(version), projectId: id });
    }
    const { revision, title, kind } = await app.api<ProjectRecord>('owner', 'GET', '/project/info', { id: plan });
    await app.api('owner', 'POST', '/project/save', { id: plan, revision, title, kind, draft: { ...recipe, edited } });
    const documentOf = async (index: number) =>
      (await app.api<ProjectRecord>('owner', 'GET', '/project/info', { id: edited[index]?.projectId })).document;

    const user = await openBatch(plan);
    await user.click(await screen.findByRole('button', { name: '替换素材' }));
    const dialog = await screen.findByRole('dialog', { name: '替换素材' });
    await user.click(within(dialog).getByRole('combobox', { name: '要换掉的素材' }));
    await user.click(await screen.findByText(/^a1\.mp4（用在 \d 条里）/));
    await user.click(within(dialog).getByRole('button', { name: '选新素材' }));
    await user.click((await screen.findAllByTitle(file.name))[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: '使用 1 个' }));
    expect(await within(dialog).findByText(/^第 2 条换不了：它用到 900\.0 秒/)).toBeInTheDocument();
    expect(within(dialog).getByRole('checkbox', { name: /^单独编辑过的 1 条也换/ })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: /^替换 \d 条成片里的素材$/ }));
    expect(await screen.findByText('素材已替换')).toBeInTheDocument();
    const document = await documentOf(0);
    expect(document?.tracks.main.clips[0]).toMatchObject({ name: file.name, fadeIn: 7 });
    expect(Object.values(document?.media ?? {}).map(({ url }) => url)).toEqual([file.url]);
    expect((await documentOf(1))?.tracks.main.clips[0]).not.toMatchObject({ name: file.name });
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(async () =>
      expect(Object.values((await documentOf(0))?.media ?? {}).map(({ url }) => url)).toEqual(['/api/oss/a1.mp4']),
    );
  });

  test('lead back where there are none, no recipe, or another document', async () => {
    await openBatch(await keep({ 开头: [] }));
    expect(await screen.findByText('还做不出成片')).toBeInTheDocument();
    cleanup();
    await app.open('/editor/batch_preview', { as: 'owner' });
    expect(await screen.findByText('还没有选混剪配方')).toBeInTheDocument();
    cleanup();
    const other = { title: '别的', kind: 'compose.post', draft: {} };
    const { id } = await app.api<{ id: string }>('owner', 'POST', '/project/save', other);
    await openBatch(id);
    expect(await screen.findByText('这不是一份混剪配方，或已被删除。')).toBeInTheDocument();
  });
});

test.each(['/creative/clip', '/creative/clip/info'])('%s leads to the workbench', async (path) => {
  await app.open(path, { as: 'owner' });
  await waitFor(() => expect(app.address()).toBe('/workbench'));
});
