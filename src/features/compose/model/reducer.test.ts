import { shotOf } from '@/domain/storyboard/planShots';
import { aCard, aDraft, stateOf } from '../testBuilders';
import { reduce } from './reducer';
import { fingerprint, graphicsOf } from './selectors';
import type { ComposeState, Variant } from './state';

const variant = (patch: Partial<Variant> = {}): Variant => ({
  id: 'v1-1',
  seed: 1,
  text: '',
  phase: 'streaming',
  ...patch,
});
const texts = (state: ComposeState) => state.draft.cards.map((card) => card.text);

describe('the goods', () => {
  it('keeps the link that was typed when the origin changes', () => {
    let state = reduce(stateOf(), { type: 'goods/link', text: 'https://shop.example/1' });
    state = reduce(state, { type: 'goods/origin', origin: 'hand' });
    expect(state.draft.goods).toMatchObject({ origin: 'hand', linkInput: 'https://shop.example/1' });
  });

  it('counts as unsaved after any change and as saved once the server has it', () => {
    let state = reduce(stateOf(), { type: 'goods/edit', patch: { title: 'Thermos' } });
    expect(state.draft.goods.form.isSaved).toBe(false);
    state = reduce(state, { type: 'goods/saved', id: 'g1' });
    expect(state.draft.goods.form).toMatchObject({ id: 'g1', title: 'Thermos', isSaved: true });
    state = reduce(state, { type: 'goods/toggleMedia', url: '/a.jpg' });
    expect(state.draft.goods.form).toMatchObject({ excluded: ['/a.jpg'], isSaved: false });
    state = reduce(state, { type: 'goods/toggleMedia', url: '/a.jpg' });
    expect(state.draft.goods.form.excluded).toEqual([]);
  });

  it('shows a converted clip wherever the one without a decoder stood, also a step back', () => {
    const clip = {
      kind: 'video',
      url: '/phone.mov',
      name: 'phone.mov',
      width: 1080,
      height: 1920,
      duration: 4,
    } as const;
    const shot = { ...shotOf(clip), trimStart: 1 };
    let state = stateOf(aDraft({ cards: [aCard({ id: 'a', shot }), aCard({ id: 'b' })] }));
    state = reduce(state, { type: 'goods/edit', patch: { media: [clip], cover: clip.url, excluded: [clip.url] } });
    state = reduce(state, { type: 'goods/trouble', url: clip.url, trouble: 'undecodable' });
    state = reduce(state, { type: 'card/remove', id: 'a' });
    const media = { ...clip, file_id: 'f2', url: '/phone.mp4', name: 'phone.mp4', duration: 4.02 };
    state = reduce(state, { type: 'media/replace', url: clip.url, media });
    const { form } = state.draft.goods;
    expect(form).toMatchObject({ media: [media], cover: media.url, excluded: [media.url], broken: {}, isSaved: false });
    state = reduce(state, { type: 'cards/undo' });
    expect(state.draft.cards[0]?.shot).toEqual({ ...shot, url: media.url, duration: 4.02 });
  });

  it('remembers what is wrong with an image until it is tried again', () => {
    let state = reduce(stateOf(), { type: 'goods/trouble', url: '/a.jpg', trouble: 'empty' });
    expect(state.draft.goods.form.broken).toEqual({ '/a.jpg': 'empty' });
    state = reduce(state, { type: 'goods/trouble', url: '/a.jpg', trouble: undefined });
    expect(state.draft.goods.form.broken).toEqual({});
  });

  it('fills the form from another source as a whole', () => {
    const form = { ...stateOf().draft.goods.form, title: 'Desk', isSaved: true, id: 'g9' };
    const state = reduce(stateOf(), { type: 'goods/fill', form, origin: 'library' });
    expect(state.draft.goods).toMatchObject({ origin: 'library', form: { title: 'Desk', id: 'g9' } });
  });
});

describe('what is shown', () => {
  const image = (name: string) => ({ kind: 'image' as const, url: `/${name}.jpg`, name });
  const clip = shotOf({ url: '/c.mp4', kind: 'video', duration: 8 });

  it('an image that is moved by hand is marked as placed, and cards that the user left alone are planned anew', () => {
    const draft = aDraft({
      cards: [
        aCard({ id: 'own', shot: shotOf(image('b')), isShotFixed: true }),
        aCard({ id: 'fitted', shot: { ...shotOf(image('b')), fit: 'whole' } }),
        aCard({ id: 'planned', shot: shotOf(image('a')) }),
      ],
    });
    const form = { ...draft.goods.form, media: [image('a'), image('b')], isSaved: true };
    const state = reduce(stateOf({ ...draft, goods: { ...draft.goods, form } }), {
      type: 'goods/moveMedia',
      url: '/b.jpg',
      to: 0,
    });
    expect(state.draft.goods.form.media.map(({ url, is_placed }) => [url, is_placed])).toEqual([
      ['/b.jpg', true],
      ['/a.jpg', undefined],
    ]);
    expect(state.draft.goods.form.isSaved).toBe(false);
    expect(state.draft.cards.map(({ id, shot }) => [id, shot?.url])).toEqual([
      ['own', '/b.jpg'],
      ['fitted', '/b.jpg'],
      ['planned', undefined],
    ]);
  });

  it('a clip begins where the user wants it, within its length, and stays; undo takes it back', () => {
    const before = stateOf(aDraft({ cards: [aCard({ id: 'c', shot: clip })] }));
    const state = reduce(before, { type: 'card/trim', id: 'c', start: 99 });
    expect(state.draft.cards[0]).toMatchObject({ isShotFixed: true, shot: { trimStart: 8 } });
    expect(fingerprint(state.draft)).not.toBe(fingerprint(before.draft));
    expect(reduce(state, { type: 'cards/undo' }).draft.cards[0]?.shot?.trimStart).toBe(0);
    const still = stateOf(aDraft({ cards: [aCard({ id: 'c', shot: shotOf(image('a')) })] }));
    expect(reduce(still, { type: 'card/trim', id: 'c', start: 2 })).toBe(still);
  });

  it('graphics go at once, and come back with what was written in them', () => {
    const before = stateOf(aDraft({ graphics: { title: '我的标题' } }));
    const off = reduce(before, { type: 'graphics/all', isOn: false });
    expect(Object.values(graphicsOf(off.draft) ?? {}).join('')).toBe('');
    expect(fingerprint(off.draft)).not.toBe(fingerprint(before.draft));
    expect(graphicsOf(reduce(off, { type: 'graphics/all', isOn: true }).draft)).toEqual({
      title: '我的标题',
    });
  });
});

describe('the scripts that are being written', () => {
  const writing = () => reduce(stateOf(), { type: 'variants/start', variants: [variant(), variant({ id: 'v1-2' })] });

  it('starts a round and forgets the former choice', () => {
    const chosen = stateOf(aDraft({ chosenVariantId: 'v0-1', round: 2 }));
    const state = reduce(chosen, { type: 'variants/start', variants: [variant()] });
    expect(state.draft.round).toBe(3);
    expect(state.draft.chosenVariantId).toBeUndefined();
  });

  it('makes cards of the finished lines of the chosen one, the last line only when it has ended', () => {
    let state = reduce(writing(), { type: 'variant/patch', id: 'v1-1', patch: { text: '【A】one\n【B】tw' } });
    state = reduce(state, { type: 'variant/choose', id: 'v1-1' });
    expect(texts(state)).toEqual(['one']);
    state = reduce(state, { type: 'variant/patch', id: 'v1-1', patch: { text: '【A】one\n【B】two' } });
    expect(texts(state)).toEqual(['one']);
    state = reduce(state, { type: 'variant/patch', id: 'v1-1', patch: { phase: 'done' } });
    expect(state.draft.cards).toMatchObject([
      { role: 'A', text: 'one' },
      { role: 'B', text: 'two' },
    ]);
  });

  it('does not overwrite what the user edits while the chosen one still streams', () => {
    let state = reduce(writing(), { type: 'variant/patch', id: 'v1-1', patch: { text: '【A】one\n' } });
    state = reduce(state, { type: 'variant/choose', id: 'v1-1' });
    state = reduce(state, { type: 'card/text', id: 'v1-1-1', text: 'mine' });
    state = reduce(state, {
      type: 'variant/patch',
      id: 'v1-1',
      patch: { text: '【A】one\n【B】two\n', phase: 'done' },
    });
    expect(texts(state)).toEqual(['mine', 'two']);
  });

  it('leaves the cards alone while another one streams', () => {
    let state = reduce(writing(), { type: 'variant/patch', id: 'v1-1', patch: { text: 'one\n' } });
    state = reduce(state, { type: 'variant/choose', id: 'v1-1' });
    state = reduce(state, { type: 'variant/patch', id: 'v1-2', patch: { text: 'other\n', phase: 'done' } });
    expect(texts(state)).toEqual(['one']);
  });

  it('brings the former script back when the choice is undone', () => {
    let state = stateOf(
      aDraft({ cards: [aCard({ text: 'own words' })], variants: [variant({ text: 'x\n', phase: 'done' })] }),
    );
    state = reduce(state, { type: 'variant/choose', id: 'v1-1' });
    expect(texts(state)).toEqual(['x']);
    expect(texts(reduce(state, { type: 'cards/undo' }))).toEqual(['own words']);
  });

  it('keeps the cards when the chosen one is written anew, and follows it no longer', () => {
    let state = reduce(writing(), { type: 'variant/patch', id: 'v1-1', patch: { text: 'one\n', phase: 'done' } });
    state = reduce(state, { type: 'variant/choose', id: 'v1-1' });
    state = reduce(state, { type: 'variant/patch', id: 'v1-1', patch: { text: '', phase: 'streaming' } });
    state = reduce(state, { type: 'variant/patch', id: 'v1-1', patch: { text: 'new\nlines\n', phase: 'done' } });
    expect(texts(state)).toEqual(['one']);
    expect(state.draft.chosenVariantId).toBeUndefined();
  });

  it('knows who writes', () => {
    expect(reduce(stateOf(), { type: 'writer/known', writer: 'rules' }).writer).toBe('rules');
  });

  it('finds a stream stopped that was running when the draft was written', () => {
    const state = reduce(stateOf(), { type: 'draft/load', draft: aDraft({ variants: [variant({ text: 'half' })] }) });
    expect(state.draft.variants).toMatchObject([{ text: 'half', phase: 'stopped' }]);
  });
});

describe('the sentences', () => {
  const three = () =>
    stateOf(aDraft({ cards: ['a', 'b', 'c'].map((text) => aCard({ id: text, text, role: `role ${text}` })) }));

  it.each([
    ['adds after one', { type: 'card/add', afterId: 'a', role: 'r', newId: 'n' }, ['a', '', 'b', 'c']],
    ['adds at the end', { type: 'card/add', afterId: undefined, role: 'r', newId: 'n' }, ['a', 'b', 'c', '']],
    ['removes', { type: 'card/remove', id: 'b' }, ['a', 'c']],
    ['moves down', { type: 'card/move', id: 'a', to: 2 }, ['b', 'c', 'a']],
    ['moves no further than the end', { type: 'card/move', id: 'a', to: 9 }, ['b', 'c', 'a']],
    ['joins to the one before', { type: 'card/merge', id: 'b' }, ['ab', 'c']],
    ['edits', { type: 'card/text', id: 'b', text: 'B' }, ['a', 'B', 'c']],
    ['takes a new list', { type: 'cards/set', cards: [aCard({ text: 'z' })], label: 'paste' }, ['z']],
  ] as const)('%s, and undo brings back what was', (_name, action, expected) => {
    const state = reduce(three(), action);
    expect(texts(state)).toEqual(expected);
    expect(reduce(state, { type: 'cards/undo' }).draft.cards).toEqual(three().draft.cards);
  });

  it('splits at the cursor and keeps the role', () => {
    const state = reduce(stateOf(aDraft({ cards: [aCard({ id: 'a', text: 'one two', role: 'hook' })] })), {
      type: 'card/split',
      id: 'a',
      at: 3,
      newId: 'n',
    });
    expect(state.draft.cards).toMatchObject([
      { id: 'a', text: 'one', role: 'hook' },
      { id: 'n', text: 'two', role: 'hook' },
    ]);
  });

  it.each([
    ['split with an empty half', { type: 'card/split', id: 'a', at: 0, newId: 'n' }],
    ['join of the first', { type: 'card/merge', id: 'a' }],
    ['move to where it is', { type: 'card/move', id: 'a', to: 0 }],
    ['undo with nothing done', { type: 'cards/undo' }],
  ] as const)('does nothing for a %s', (_name, action) => {
    const before = three();
    expect(reduce(before, action)).toBe(before);
  });

  it('takes typing into one sentence as one step back', () => {
    let state = three();
    for (const text of ['a1', 'a12', 'a123']) state = reduce(state, { type: 'card/text', id: 'a', text });
    state = reduce(state, { type: 'card/text', id: 'b', text: 'b1' });
    state = reduce(state, { type: 'cards/undo' });
    expect(texts(state)).toEqual(['a123', 'b', 'c']);
    expect(texts(reduce(state, { type: 'cards/undo' }))).toEqual(['a', 'b', 'c']);
  });

  it('changes the role and the shot of one card only', () => {
    const shot = { url: '/x.jpg', kind: 'image', width: 1, height: 1, duration: 0, trimStart: 0 } as const;
    let state = reduce(three(), { type: 'card/role', id: 'b', role: 'proof' });
    state = reduce(state, { type: 'card/shot', id: 'b', shot });
    expect(state.draft.cards[1]).toMatchObject({ role: 'proof', shot, isShotFixed: true });
    expect(state.draft.cards[0]).toEqual(three().draft.cards[0]);
  });

  it('gives planned shots without calling them the user’s choice', () => {
    const shot = { url: '/x.jpg', kind: 'image', width: 1, height: 1, duration: 0, trimStart: 0 } as const;
    const state = reduce(three(), { type: 'cards/planned', shots: { a: shot } });
    expect(state.draft.cards[0]).toMatchObject({ shot, isShotFixed: false });
    expect(state.past).toEqual([]);
  });
});

describe('voices, look and output', () => {
  const clip = { url: '/v.wav', duration: 2 };

  it('ends the run of a voice when it is ready and forgets those that are lost', () => {
    let state = reduce(stateOf(), { type: 'voice/run', key: 'k', run: { state: 'running' } });
    state = reduce(state, { type: 'voice/ready', key: 'k', clip });
    expect(state.voiceRuns).toEqual({});
    expect(state.draft.voices).toEqual({ k: clip });
    expect(reduce(state, { type: 'voice/forget', urls: ['/v.wav'] }).draft.voices).toEqual({});
  });

  it('keeps the other of voice and speed', () => {
    let state = reduce(stateOf(), { type: 'voice/choose', voiceId: 'x' });
    state = reduce(state, { type: 'voice/choose', speed: 1.3 });
    expect(state.draft).toMatchObject({ voiceId: 'x', speed: 1.3 });
  });

  it('takes template, label, step, brief, script and output', () => {
    let state = reduce(stateOf(), { type: 'template/choose', key: 'neon' });
    state = reduce(state, { type: 'label/set', isOn: false });
    state = reduce(state, { type: 'step/go', step: 'script' });
    state = reduce(state, { type: 'brief/edit', patch: { seconds: 60 } });
    state = reduce(state, { type: 'script/saved', id: 's1' });
    state = reduce(state, { type: 'output/set', output: { status: 'running', startedAt: 1, fingerprint: 'f' } });
    expect(state.draft).toMatchObject({
      templateKey: 'neon',
      aiLabel: false,
      step: 'script',
      scriptId: 's1',
      brief: { seconds: 60, platform: 'douyin' },
      output: { status: 'running' },
    });
  });
});
