import { wishOf } from './angles';
import { startDraft } from './startDraft';
import { emptyDraft } from './state';

test('an order becomes goods and brief; each of its words stands in one field', () => {
  const draft = startDraft(emptyDraft, {
    idea: '做个挂耳咖啡的带货视频，突出现烘现发，45秒，小红书，老板娘口吻，请不要写价格',
  });
  expect(draft.goods).toMatchObject({
    form: { title: '挂耳咖啡', sellingPoints: expect.arrayContaining(['现烘现发']) },
  });
  expect(draft.goods.guess).toBeUndefined();
  expect(draft.brief).toMatchObject({ platform: 'xiaohongshu', seconds: 45, tone: '老板娘' });
  expect(wishOf(draft.brief)).toMatch(/^老板娘/);
});

test.each([
  ['想拍一条视频教大家夏天骑电动车怎么不被晒黑', '教大家夏天骑电动车怎么不被晒黑'],
  ['拍一条', ''],
])('where %s names no goods the name is a guess that is asked for', (idea, guess) => {
  const { goods } = startDraft(emptyDraft, { idea });
  expect(goods).toMatchObject({ guess, form: { title: guess } });
});

test('a tone that was corrected takes the place of the one that was heard', () => {
  const { brief } = startDraft(emptyDraft, { idea: '挂耳咖啡，老板娘口吻' });
  expect(wishOf({ ...brief, tone: '闺蜜聊天' })).toBe('闺蜜聊天');
  expect(wishOf({ ...brief, tone: undefined, wish: '别太长' })).toBe('别太长');
});
