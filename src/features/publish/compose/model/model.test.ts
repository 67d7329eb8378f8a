import { merchantPolicy, type Planned } from '@/domain/publishing';
import { isInTexts, textChecks } from '@/domain/publishing/gate';
import type { PublishItem } from '@/services/publish/schema';
import {
  addVideos,
  type ComposerState,
  changeVideo,
  checkPosts,
  chooseAccounts,
  type DraftAccount,
  dayAt,
  differences,
  errorsOf,
  isLinked,
  joinAccounts,
  link,
  nextCommonSlot,
  nextSlot,
  outgoing,
  plannedPost,
  refusalOf,
  removeVideo,
  repairAll,
  repairOne,
  replaceFact,
  replaceIn,
  replaceVideo,
  setOwnTime,
  setTime,
  startState,
  startVideo,
  stateOfPost,
  strictestMeasure,
  summaryMessage,
  summaryOf,
  takeTheirs,
  textsOf,
  timesOf,
  unlink,
  type VideoDraft,
  writeCommon,
  writeCover,
  writeFields,
  writeOwn,
} from './index';

const now = new Date(Date.UTC(2026, 10, 22, 9 - 8));
/** By the merchant's clocks, eight hours ahead of UTC. */
const at = (day: number, hour: number, minute = 0): string =>
  new Date(Date.UTC(2026, 10, day, hour - 8, minute)).toISOString();
const account = (id: string, platform: DraftAccount['platform'], more: Partial<DraftAccount> = {}): DraftAccount => ({
  id,
  platform,
  slots: [],
  per_day: 3,
  ...more,
});
const dy = account('dy', 'douyin', { slots: ['12:00', '18:30'] });
const xhs = account('xhs', 'xiaohongshu', { slots: ['08:00', '20:00'] });
const bili = account('bili', 'bilibili');
const accounts = [dy, xhs, bili];
const video = (id: string, title = '保温一整天的杯子') => ({ id, title, isFromAi: true });
const start = (ids = ['v1'], chosen = ['dy', 'xhs']): ComposerState =>
  chooseAccounts(
    startState(
      ids.map((id) => video(id)),
      at(23, 12),
    ),
    chosen,
  );
const draftOf = (state: ComposerState): VideoDraft => state.videos[0] as VideoDraft;
const send = (state: ComposerState, planned: Planned[] = []) =>
  outgoing(state, accounts, timesOf(state, accounts, planned, now));
const context = { videos: new Map(), planned: [], policy: merchantPolicy('high'), textChecks: textChecks(), now };
const codes = (state: ComposerState) =>
  checkPosts(send(state), context).map(({ accountId, findings }) => [accountId, findings.map(({ code }) => code)]);

describe('common text and overrides', () => {
  test('an account follows the common text until it is unlinked, and again once it is linked', () => {
    let draft = draftOf(start());
    draft = writeCommon(draft, { title: '第一版' });
    expect(textsOf(draft, 'xhs').title).toBe('第一版');
    draft = unlink(draft, 'xhs', 'title');
    draft = writeCommon(draft, { title: '第二版' });
    expect([textsOf(draft, 'dy').title, textsOf(draft, 'xhs').title]).toEqual(['第二版', '第一版']);
    draft = writeOwn(draft, 'xhs', { title: '小红书的' });
    expect(isLinked(draft, 'xhs', 'title')).toBe(false);
    draft = link(draft, 'xhs', 'title');
    expect(textsOf(draft, 'xhs').title).toBe('第二版');
    expect(isLinked(draft, 'xhs', 'title')).toBe(true);
  });

  test('an own text that is empty stays empty', () => {
    const draft = writeOwn(draftOf(start()), 'xhs', { description: '' });
    expect(textsOf(writeCommon(draft, { description: '说点什么' }), 'xhs').description).toBe('');
  });

  test('unlinking what is unlinked already keeps what was written', () => {
    const draft = writeOwn(draftOf(start()), 'dy', { title: '抖音的' });
    expect(textsOf(unlink(draft, 'dy', 'title'), 'dy').title).toBe('抖音的');
  });

  test('an account that is taken out and comes back has its own text still', () => {
    let state = changeVideo(start(), 'v1', (draft) => writeOwn(draft, 'xhs', { title: '小红书的' }));
    state = chooseAccounts(state, ['dy']);
    expect(send(state).map(({ account_id }) => account_id)).toEqual(['dy']);
    expect(send(chooseAccounts(state, ['dy', 'xhs'])).map(({ title }) => title)).toEqual([
      '保温一整天的杯子',
      '小红书的',
    ]);
  });
});

describe('what is sent', () => {
  test('each video on each account with its own words, fields and time', () => {
    let state = start(['v1', 'v2']);
    state = changeVideo(state, 'v2', (draft) => writeCommon(draft, { title: '第二条', topics: ['茶', '杯子'] }));
    state = changeVideo(state, 'v2', (draft) => writeFields(draft, 'dy', { allowSave: false }));
    state = changeVideo(state, 'v2', (draft) => setOwnTime(draft, 'xhs', at(24, 20)));
    const posts = send(state);
    expect(posts.map((post) => [post.video_id, post.account_id, post.title, post.publish_at])).toEqual([
      ['v1', 'dy', '保温一整天的杯子', at(23, 12)],
      ['v1', 'xhs', '保温一整天的杯子', at(23, 12)],
      ['v2', 'dy', '第二条', at(23, 12)],
      ['v2', 'xhs', '第二条', at(24, 20)],
    ]);
    expect(posts[2]?.fields.allowSave).toBe(false);
    expect(posts[2]?.topics).toEqual(['茶', '杯子']);
    expect(summaryOf(posts)).toEqual({ posts: 4, videos: 2, accounts: 2, times: 2, first: at(23, 12) });
    // Accounts may be chosen already: what is missing is the video.
    expect(summaryMessage(summaryOf([]), false)).toBe('composer.noVideo');
    expect(summaryMessage(summaryOf([]), true)).toBe('composer.summaryNone');
  });

  test('an account that is gone is not sent, nor is a video that was removed', () => {
    const state = chooseAccounts(start(['v1', 'v2']), ['dy', 'gone']);
    expect(send(removeVideo(state, 'v1')).map((post) => [post.video_id, post.account_id])).toEqual([['v2', 'dy']]);
  });

  test('what the server takes knows nothing of the composer', () => {
    const [post] = send(start());
    if (!post) throw new Error('no post');
    expect(Object.keys(plannedPost(post)).sort()).toEqual([
      'account_id',
      'ai_declared',
      'cover',
      'description',
      'fields',
      'publish_at',
      'title',
      'topics',
      'video_id',
    ]);
  });

  test('AI content is declared in the platform’s own words, until another declaration is chosen', () => {
    const state = start(['v1'], ['dy']);
    expect(send(state)[0]?.fields.declaration).toBe('ai');
    const off = changeVideo(state, 'v1', (draft) => writeCommon(draft, { ai_declared: false }));
    expect(send(off)[0]?.fields.declaration).toBe('none');
    const own = changeVideo(state, 'v1', (draft) => writeFields(draft, 'dy', { declaration: 'none' }));
    expect(send(own)[0]?.fields.declaration).toBe('none');
  });
});

describe('times', () => {
  test('each account takes its next free slot, the second video the one after', () => {
    let state = start(['v1', 'v2']);
    for (const id of ['v1', 'v2']) state = changeVideo(state, id, (draft) => setTime(draft, 'slots', draft.at));
    expect(send(state).map(({ publish_at }) => publish_at)).toEqual([
      at(22, 12),
      at(22, 20),
      at(22, 18, 30),
      at(23, 8),
    ]);
  });

  const planned = (account_id: string, publish_at: string, state = 'scheduled'): Planned => ({
    id: publish_at,
    video_id: 'other',
    account_id,
    platform: 'douyin',
    publish_at,
    state,
  });

  test('a slot is passed over when a post stands close by or the day is full, not for a cancelled one', () => {
    expect(nextSlot(dy, [planned('dy', at(22, 12, 10))], now)).toBe(at(22, 18, 30));
    expect(nextSlot(dy, [planned('dy', at(22, 12), 'canceled')], now)).toBe(at(22, 12));
    expect(nextSlot(dy, [planned('xhs', at(22, 12))], now)).toBe(at(22, 12));
    expect(nextSlot({ ...dy, per_day: 1 }, [planned('dy', at(22, 7))], now)).toBe(at(23, 12));
  });

  test('not at once: a slot within a quarter of an hour is too soon', () => {
    expect(nextSlot(dy, [], new Date(at(22, 11, 50)))).toBe(at(22, 18, 30));
  });

  test('one time for all is free on all of them', () => {
    expect(nextCommonSlot([dy, xhs], [planned('xhs', at(22, 12, 5))], now)).toBe(at(22, 18, 30));
    expect(nextCommonSlot([], [], now)).toBe(at(22, 12));
  });

  test('a day from the calendar keeps the usual time of day; a day that has passed is left', () => {
    const local = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();
    const morning = new Date(2026, 10, 22, 9);
    expect(dayAt('2026-11-25', local(22, 12), morning)).toBe(local(25, 12));
    expect(dayAt(local(25, 9, 30), local(22, 12), morning)).toBe(local(25, 9, 30));
    expect(dayAt('2026-11-20', local(22, 12), morning)).toBe(local(22, 12));
    expect(dayAt('soon', local(22, 12), morning)).toBe(local(22, 12));
  });
});

describe('limits and repairs', () => {
  const long = '这是一个比小红书允许的二十个字还要长出不少的标题';

  test('the strictest of the platforms is the one with the least room, by its own counting', () => {
    const texts = { title: 'ABCDEFGH保温杯', description: '', topics: ['茶'] };
    expect(strictestMeasure(['douyin', 'xiaohongshu', 'bilibili'], 'title', texts)).toEqual({
      platform: 'xiaohongshu',
      count: 7,
      max: 20,
    });
    expect(strictestMeasure([], 'title', texts)).toBeUndefined();
    expect(strictestMeasure(['douyin'], 'title', { ...texts, title: '👨‍👩‍👧‍👦好' })?.count).toBeGreaterThan(1);
  });

  test('a title that only one platform refuses is cut for that account alone', () => {
    const state = changeVideo(start(), 'v1', (draft) => writeCommon(draft, { title: long }));
    const mended = draftOf(repairAll(state, [dy, xhs], new Map()));
    expect(textsOf(mended, 'dy').title).toBe(long);
    expect([...textsOf(mended, 'xhs').title].length).toBeLessThanOrEqual(20);
    expect(long.startsWith(textsOf(mended, 'xhs').title.slice(0, 5))).toBe(true);
  });

  test('what all accounts have wrong is mended in the common text', () => {
    const state = changeVideo(start(['v1'], ['xhs']), 'v1', (draft) => writeCommon(draft, { title: long }));
    const finding = checkPosts(send(state), context)[0]?.findings.find(({ code }) => code === 'TITLE_TOO_LONG');
    if (!finding) throw new Error('nothing found');
    const draft = repairOne(draftOf(state), xhs, finding, [xhs]);
    expect(isLinked(draft, 'xhs', 'title')).toBe(true);
    expect([...draft.common.title].length).toBeLessThanOrEqual(20);
  });

  test('thirty topics and five thousand characters are mended in one go, for each as it needs it', () => {
    const topics = Array.from({ length: 30 }, (_, index) => `话题${index}`);
    const state = changeVideo(start(['v1'], ['dy', 'xhs', 'bili']), 'v1', (draft) =>
      writeCommon(draft, { topics, description: '好'.repeat(5000), title: '👩🏽‍🚀'.repeat(40) }),
    );
    expect(codes(state).every(([, found]) => found && found.length >= 2)).toBe(true);
    const mended = repairAll(state, accounts, new Map());
    expect(
      checkPosts(send(mended), context).flatMap(({ findings }) => findings.filter((f) => f.severity === 'error')),
    ).toEqual([]);
    expect(textsOf(draftOf(mended), 'xhs').topics.length).toBeGreaterThan(textsOf(draftOf(mended), 'dy').topics.length);
  });

  test('a time that has passed or is missing, and an empty title, stop a post before the server does', () => {
    const state = changeVideo(start(['v1'], ['dy']), 'v1', (draft) =>
      setTime(writeCommon(draft, { title: '  ' }), 'common', at(20, 12)),
    );
    const [check] = checkPosts(send(state), context);
    expect(check?.faults).toEqual(['TITLE_NEEDED', 'TIME_PAST']);
    // The empty title is one fault, though the platform says it too.
    expect(check && errorsOf(check)).toBe(2);
  });

  test('a marked word is replaced where it is written', () => {
    let state = changeVideo(start(), 'v1', (draft) => writeCommon(draft, { title: '国家级的杯子' }));
    state = changeVideo(state, 'v1', (draft) => writeOwn(draft, 'xhs', { title: '国家级小红书' }));
    for (const [id, rest] of [
      ['dy', '的杯子'],
      ['xhs', '小红书'],
    ] as const) {
      const check = checkPosts(send(state), context).find(({ accountId }) => accountId === id);
      const [found] = check?.marks ?? [];
      expect(check?.isBlocked).toBe(true);
      if (found && isInTexts(found)) state = changeVideo(state, 'v1', (draft) => replaceIn(draft, id, found, '好'));
      expect(textsOf(draftOf(state), id).title).toMatch(new RegExp(`^好.*${rest.slice(-2)}$`));
    }
    expect(checkPosts(send(state), context).some(({ isBlocked }) => isBlocked)).toBe(false);
  });

  test('a price that is not the goods’ own stops the post, and is put right where it is written', () => {
    const known = new Map([['v1', [{ field: 'price' as const, label: '', text: '89.90元' }]]]);
    const checking = { ...context, known };
    let state = changeVideo(start(), 'v1', (draft) => writeCommon(draft, { title: '到手只要79元' }));
    const [check] = checkPosts(send(state), checking);
    expect(check?.isBlocked).toBe(true);
    expect(checkPosts(send(state), { ...checking, policy: merchantPolicy('warn') })[0]?.isBlocked).toBe(false);
    expect(checkPosts(send(state), context)[0]?.facts).toEqual([]);
    const [found] = check?.facts ?? [];
    if (!found) throw new Error('nothing found');
    expect([found.written, found.fact.verdict]).toEqual(['79元', 'contradicted']);
    state = changeVideo(state, 'v1', (draft) => replaceFact(draft, 'dy', found, '89.9元'));
    expect(textsOf(draftOf(state), 'xhs').title).toBe('到手只要89.9元');
    expect(checkPosts(send(state), checking).some(({ isBlocked }) => isBlocked)).toBe(false);
    // the same place of a text that somebody has changed meanwhile is left alone
    const later = changeVideo(state, 'v1', (draft) => replaceFact(draft, 'dy', found, '1元'));
    expect(textsOf(draftOf(later), 'dy').title).toBe('到手只要89.9元');
  });

  test('a number of parts that the text below does not have is named, and stops under the strictest rule alone', () => {
    const description = '第一，够高。\n第二，够稳。\n第三，够静。';
    let state = changeVideo(start(), 'v1', (draft) => writeCommon(draft, { title: '换升降桌的5个理由', description }));
    const [check] = checkPosts(send(state), context);
    const [found] = check?.facts ?? [];
    if (!found) throw new Error('nothing found');
    expect([found.written, found.fact.parts?.real, found.isBlocking, check?.isBlocked]).toEqual([
      '5个理由',
      3,
      false,
      false,
    ]);
    expect(checkPosts(send(state), { ...context, policy: merchantPolicy('all') })[0]?.isBlocked).toBe(true);
    state = changeVideo(state, 'v1', (draft) => replaceFact(draft, 'dy', found, found.fact.parts?.correction ?? ''));
    expect(textsOf(draftOf(state), 'dy').title).toBe('换升降桌的3个理由');
    expect(checkPosts(send(state), context)[0]?.facts).toEqual([]);
  });

  test('a word said in the video stops the post, with its sentence; no text of the post replaces it', () => {
    const said = { at: 3, text: '这是国家级的品质' };
    const file = { duration: 20, size: 1, width: 1080, height: 1920, container: 'mp4' };
    const spoken = { ...video('v1'), ...file, marked_texts: [said] };
    const [check] = checkPosts(send(start()), { ...context, videos: new Map([['v1', spoken]]) });
    expect(check?.isBlocked).toBe(true);
    expect(check?.marks).toMatchObject([{ field: 'video', sentence: said, isBlocking: true }]);
    expect(check?.marks.some(isInTexts)).toBe(false);
  });

  test('two posts of one act in each other’s way are told', () => {
    const state = addVideos(start(['v1'], ['dy']), [startVideo(video('v2'), at(23, 12))]);
    expect(checkPosts(send(state), context).map(({ conflicts }) => conflicts.map(({ code }) => code))).toEqual([
      ['TOO_CLOSE'],
      ['TOO_CLOSE'],
    ]);
  });
});

describe('what the server refuses', () => {
  test('goes to the post that it names', () => {
    const posts = send(start(['v1', 'v2']));
    expect(refusalOf('ACCOUNT_GONE', '第 4 条：发布账号不存在或已解绑', posts)).toMatchObject({
      place: 'account',
      message: '发布账号不存在或已解绑',
      post: { video_id: 'v2', account_id: 'xhs' },
    });
    expect(refusalOf('VIDEO_GONE', '视频不存在或已被删除', posts)).toMatchObject({ place: 'video', post: undefined });
    expect(refusalOf('', '第 99 条：不行', posts)).toMatchObject({ place: 'form', post: undefined });
    expect(refusalOf('SCHEDULE_IN_PAST', '过去了', posts.slice(0, 1)).post).toBe(posts[0]);
  });
});

describe('an existing post', () => {
  const post = {
    id: 'p1',
    video_id: 'v1',
    account_id: 'dy',
    platform: 'douyin',
    title: '原来的标题',
    description: '原来的文案',
    topics: ['茶'],
    cover: '',
    fields: { allowSave: false },
    ai_declared: true,
    publish_at: at(23, 12),
    version: 1,
  } as unknown as PublishItem;

  test('comes back as it is', () => {
    const [sent] = send(stateOfPost(post));
    expect(sent).toMatchObject({ title: '原来的标题', publish_at: at(23, 12), topics: ['茶'] });
    expect(sent?.fields.allowSave).toBe(false);
  });

  test('differs from another member’s version field by field, and takes over what is wanted', () => {
    const draft = writeCommon(draftOf(stateOfPost(post)), { title: '我改的标题' });
    const theirs = { ...post, title: '他改的标题', topics: ['茶', '杯子'], version: 2 };
    expect(differences(draft, 'dy', theirs)).toEqual([
      { field: 'title', mine: '我改的标题', theirs: '他改的标题' },
      { field: 'topics', mine: '茶', theirs: '茶 杯子' },
    ]);
    const taken = takeTheirs(draft, { field: 'topics' }, theirs);
    expect(taken.common.topics).toEqual(['茶', '杯子']);
    expect(differences(taken, 'dy', theirs).map(({ field }) => field)).toEqual(['title']);
  });

  test('differs in what the platform asks, by its answers', () => {
    const draft = draftOf(stateOfPost(post));
    const theirs = { ...post, fields: { allowSave: true, visibility: 'private' }, version: 2 };
    const found = differences(draft, 'dy', theirs);
    expect(found.map(({ platformField, mine, theirs: other }) => [platformField?.id, mine, other]).sort()).toEqual([
      ['allowSave', '', '1'],
      ['visibility', 'public', 'private'],
    ]);
    const [first] = found;
    const taken = first ? takeTheirs(draft, first, theirs) : draft;
    expect(differences(taken, 'dy', theirs)).toHaveLength(1);
  });
});

describe('what accounts usually declare', () => {
  const usual = [
    { id: 'dy', platform: 'douyin', ai_declared: true },
    { id: 'xhs', platform: 'xiaohongshu', ai_declared: false },
  ] as const;
  const silent = (isFromAi: boolean) => () => ({ isFromAi, scriptTexts: () => ({}) });
  const filmed = (isFromAi = false) => startState([{ ...video('v1'), isFromAi }], '');
  const declared = (state: ComposerState) => ['dy', 'xhs'].map((id) => textsOf(draftOf(state), id).ai_declared);

  test('the first account sets the common switch, others that differ get their own', () => {
    const state = joinAccounts(filmed(), ['dy', 'xhs'], usual, silent(false));
    expect(state.accountIds).toEqual(['dy', 'xhs']);
    expect(declared(state)).toEqual([true, false]);
    expect(isLinked(draftOf(state), 'dy', 'ai_declared')).toBe(true);
  });

  test('a video of the pipeline is declared everywhere, whatever the account', () => {
    expect(declared(joinAccounts(filmed(true), ['dy', 'xhs'], usual, silent(true)))).toEqual([true, true]);
  });

  test('what someone has set by hand stays', () => {
    const state = changeVideo(filmed(), 'v1', (draft) => ({ ...draft, isDeclarationChosen: true }));
    expect(declared(joinAccounts(state, ['dy'], usual, silent(false)))).toEqual([false, false]);
  });
});

describe('files made anew', () => {
  test('a new video takes the place of the old one, words and all', () => {
    const state = changeVideo(start(), 'v1', (draft) => writeOwn(draft, 'xhs', { title: '短' }));
    const [draft] = replaceVideo(state, 'v1', 'v9').videos;
    expect([draft?.videoId, draft?.accounts.xhs?.own.title]).toEqual(['v9', '短']);
  });

  test('a cover for one account stays its own while others follow the common one', () => {
    const draft = draftOf(start());
    expect(writeCover(draft, 'xhs', ['dy', 'xhs'], '/c.jpg').common.cover).toBe('');
    expect(writeCover(draft, 'xhs', ['xhs'], '/c.jpg').common.cover).toBe('/c.jpg');
  });
});
