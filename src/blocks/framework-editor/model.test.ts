import fc from '@/testing/property';
import { type EditorAction, type EditorState, type FrameworkDraft, isDirty, openEditor, reduceEditor } from './model';

const aDraft = (): FrameworkDraft => ({
  name: '三段',
  summary: '',
  fits: [],
  platforms: [],
  seconds: [15, 60],
  reference: '',
  sharing: 'private',
  segments: [0.2, 0.5, 0.3].map((share, index) => ({
    key: `k${index}`,
    role: `段${index}`,
    roleName: `段${index}`,
    share,
    purpose: '',
    linePattern: '',
    shotHint: '',
    shot: 'scene' as const,
    repeatable: false,
  })),
});

const run = (...actions: EditorAction[]): EditorState => actions.reduce(reduceEditor, openEditor(aDraft(), true));
const sharesOf = ({ draft }: EditorState): number[] => draft.segments.map(({ share }) => Math.round(share * 100));
const namesOf = ({ draft }: EditorState): string[] => draft.segments.map(({ roleName }) => roleName);

const anAction: fc.Arbitrary<EditorAction> = fc.oneof(
  fc.record({
    type: fc.constant('border' as const),
    index: fc.nat(4),
    delta: fc.double({ min: -1, max: 1, noNaN: true }),
    drag: fc.constantFrom('a', 'b'),
  }),
  fc.record({
    type: fc.constant('share' as const),
    index: fc.nat(4),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ type: fc.constant('add' as const), at: fc.nat(3), key: fc.uuid() }),
  fc.record({ type: fc.constant('remove' as const), key: fc.constantFrom('k0', 'k1', 'k2') }),
  fc.record({
    type: fc.constant('move' as const),
    key: fc.constantFrom('k0', 'k1', 'k2'),
    to: fc.integer({ min: -1, max: 4 }),
  }),
  fc.record({
    type: fc.constant('rename' as const),
    key: fc.constantFrom('k0', 'k1'),
    name: fc.string({ maxLength: 5 }),
  }),
  fc.constant({ type: 'even' as const }),
);

describe('the editor', () => {
  it('always has shares that sum to 100 %, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(anAction, { maxLength: 30 }), (actions) => {
        const state = run(...actions);
        expect(sharesOf(state).reduce((sum, share) => sum + share, 0)).toBe(100);
        expect(state.draft.segments.length).toBeGreaterThanOrEqual(2);
        expect(state.draft.segments.length).toBeLessThanOrEqual(12);
      }),
    );
  });

  it('takes everything back, and does it again', () => {
    fc.assert(
      fc.property(fc.array(anAction, { maxLength: 20 }), (actions) => {
        const end = run(...actions);
        const undo = Array.from({ length: end.past.length }, () => ({ type: 'undo' as const }));
        const redo = undo.map(() => ({ type: 'redo' as const }));
        const back = undo.reduce<EditorState>(reduceEditor, end);
        expect(back.draft).toEqual(aDraft());
        expect(redo.reduce<EditorState>(reduceEditor, back).draft).toEqual(end.draft);
      }),
    );
  });

  it('counts one movement of the hand, and one field being typed into, as one step', () => {
    const drag = (delta: number, id: string): EditorAction => ({ type: 'border', index: 0, delta, drag: id });
    expect(run(drag(0.01, 'a'), drag(0.02, 'a'), drag(-0.01, 'a')).past).toHaveLength(1);
    expect(run(drag(0.01, 'a'), drag(0.01, 'b')).past).toHaveLength(2);
    const type = (name: string): EditorAction => ({ type: 'rename', key: 'k1', name });
    expect(run(type('新'), type('新名'), type('新名字')).past).toHaveLength(1);
  });

  it('gives and takes with the neighbor when a share is typed', () => {
    expect(sharesOf(run({ type: 'share', index: 0, share: 0.4 }))).toEqual([40, 30, 30]);
    expect(sharesOf(run({ type: 'share', index: 2, share: 0.4 }))).toEqual([20, 40, 40]);
    expect(sharesOf(run({ type: 'share', index: 0, share: 0.95 }))).toEqual([68, 2, 30]);
  });

  it('moves, adds and removes, and knows a catalogue role by its name', () => {
    expect(namesOf(run({ type: 'move', key: 'k2', to: 0 }))).toEqual(['段2', '段0', '段1']);
    expect(namesOf(run({ type: 'add', at: 1, key: 'new' }))).toEqual(['段0', '', '段1', '段2']);
    const two = run({ type: 'remove', key: 'k0' });
    expect(namesOf(reduceEditor(two, { type: 'remove', key: 'k1' }))).toEqual(['段1', '段2']);
    expect(run({ type: 'rename', key: 'k0', name: '钩子' }).draft.segments[0]).toMatchObject({ role: 'hook' });
    expect(run({ type: 'rename', key: 'k0', name: '我的开场' }).draft.segments[0]).toMatchObject({ role: '我的开场' });
  });

  it('knows whether there is something to save', () => {
    expect(isDirty(openEditor(aDraft(), true))).toBe(false);
    expect(isDirty(openEditor(aDraft(), false))).toBe(true);
    const changed = run({ type: 'even' });
    expect(isDirty(changed)).toBe(true);
    expect(isDirty(reduceEditor(changed, { type: 'saved', draft: changed.draft }))).toBe(false);
    expect(isDirty(reduceEditor(changed, { type: 'undo' }))).toBe(false);
  });
});
