import type { PublishState } from '../states';
import { changesOf, handedIn, lastAnswer, lastRejection, mayApprove, submitterOf, urgencyOf } from './index';

const step = (state: PublishState, by?: string) => ({
  state,
  at: '2026-11-20T08:00:00Z',
  note: '',
  ...(by ? { by: { id: by, name: by } } : {}),
});
const words = {
  title: '换季护肤三步',
  description: '先清洁，再补水',
  topics: ['护肤', '换季'],
  cover: '/a.png',
  publish_at: '2026-11-20T12:00:00Z',
  ai_declared: true,
  fields: {},
};

describe('who may approve', () => {
  const item = {
    state: 'pending_approval' as const,
    author: { id: 'writer', name: '' },
    history: [step('draft'), step('pending_approval', 'editor')],
  };

  it('with the right alone: everyone; with two people: neither the author nor who handed it in', () => {
    expect(mayApprove(item, 'writer', 'rights')).toBe(true);
    expect(mayApprove(item, 'writer', 'four_eyes')).toBe(false);
    expect(mayApprove(item, 'editor', 'four_eyes')).toBe(false);
    expect(mayApprove(item, 'owner', 'four_eyes')).toBe(true);
  });

  it('a word let pass while it waits does not make another one the submitter', () => {
    const remarked = { ...item, history: [...item.history, step('pending_approval')] };
    expect(submitterOf(remarked).id).toBe('editor');
    expect(mayApprove(remarked, 'editor', 'four_eyes')).toBe(false);
  });

  it('knows the last one who handed it in, the author where nobody is named', () => {
    expect(submitterOf(item).id).toBe('editor');
    expect(submitterOf({ ...item, history: [step('pending_approval')] }).id).toBe('writer');
  });
});

describe('steps of an approval', () => {
  it('an answer is a rejection, or the move to scheduled right after a handing in', () => {
    const history = [step('draft'), step('pending_approval', 'a'), step('scheduled', 'owner'), step('draft')];
    expect(lastAnswer(history)?.by?.id).toBe('owner');
    expect(lastAnswer([step('draft'), step('scheduled')])).toBeUndefined();
    expect(lastRejection(history)).toBeUndefined();
    expect(handedIn([step('pending_approval', 'a'), step('rejected'), step('pending_approval', 'b')])?.by?.id).toBe(
      'b',
    );
  });
});

describe('what changed', () => {
  it('names the parts that differ, in reading order, and nothing else', () => {
    expect(changesOf(words, words)).toEqual([]);
    const after = { ...words, topics: ['护肤'], title: '换季护肤四步', fields: { visibility: 'public' } };
    expect(changesOf(words, after)).toEqual([
      { part: 'title', before: '换季护肤三步', after: '换季护肤四步' },
      { part: 'topics', before: '#护肤 #换季', after: '#护肤' },
      { part: 'fields', before: '', after: 'visibility: public' },
    ]);
  });
});

describe('planned times', () => {
  const now = new Date(2026, 10, 20, 10, 0);

  it('tells past, near and calm apart', () => {
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
    expect(urgencyOf(at(-2), now.getTime())).toBe('past');
    expect(urgencyOf(at(-0.5), now.getTime())).toBe('near');
    expect(urgencyOf(at(179), now.getTime())).toBe('near');
    expect(urgencyOf(at(181), now.getTime())).toBe('calm');
  });
});
