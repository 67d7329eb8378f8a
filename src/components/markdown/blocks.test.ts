import fc from '@/testing/property';
import { type BlockedText, noBlocks, readBlocks } from './blocks';

const raws = ({ blocks }: BlockedText) => blocks.map(({ raw }) => raw);
const piece = fc.constantFrom(
  '# 标题\n\n',
  '一段话。',
  '\n',
  '\n\n',
  '- 甲\n',
  '- 乙\n  - 丙\n',
  '1. 一\n',
  '| 甲 | 乙 |\n|---|---|\n| 1 | 2 |\n',
  '> 引用\n',
  '**粗',
  '体**',
  '`码`',
  '```\ncode\n',
  '```\n',
  '---\n',
  '【钩子】早上好\n',
  '    缩进\n',
  ' ',
);

test('a text that grows piece by piece ends in the same blocks as the whole text', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      let grown = noBlocks;
      let text = '';
      for (const part of pieces) {
        text += part;
        grown = readBlocks(text, grown);
      }
      expect(raws(grown)).toEqual(raws(readBlocks(text)));
    }),
    { numRuns: 400 },
  );
});

test('blocks that are settled keep their identity', () => {
  const text = Array.from({ length: 30 }, (_, index) => `第 ${index} 段。`).join('\n\n');
  const before = readBlocks(text);
  const after = readBlocks(`${text}更多`, before);
  expect(after.blocks[0]).toBe(before.blocks[0]);
  expect(after.blocks.filter((block) => before.blocks.includes(block)).length).toBeGreaterThan(50);
});

test('a text that was replaced is read anew', () => {
  expect(raws(readBlocks('另一段', readBlocks('# 一\n\n二')))).toEqual(['另一段']);
});
