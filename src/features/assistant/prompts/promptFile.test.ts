import { promptFile, readPromptFile } from './promptFile';

const prompt = { title: '标题', category: 'title' as const, note: '', text: '写{{数量|数字|3}}个' };

test('what was written out is read back the same', () => {
  expect(readPromptFile(promptFile([prompt]))).toEqual({ kind: 'prompts', prompts: [prompt] });
});

test.each([
  ['不是 JSON', { kind: 'notJson' }],
  ['null', { kind: 'noPrompts' }],
  ['{"prompts":[]}', { kind: 'noPrompts' }],
  [JSON.stringify([prompt, { title: '缺内容' }]), { kind: 'broken', place: 2 }],
  [JSON.stringify(Array.from({ length: 201 }, () => prompt)), { kind: 'tooMany', most: 200 }],
  [JSON.stringify([{ ...prompt, text: 'a'.repeat(5001) }]), { kind: 'broken', place: 1 }],
])('a file that is none says why', (text, wanted) => {
  expect(readPromptFile(text)).toEqual(wanted);
});

test('an unknown category becomes the last shelf', () => {
  expect(readPromptFile(JSON.stringify([{ ...prompt, category: '怪' }]))).toMatchObject({
    prompts: [{ category: 'other' }],
  });
});
