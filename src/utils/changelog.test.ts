import { readFileSync } from 'node:fs';
import { parseChangelog } from './changelog';

test('reads releases, sections and items', () => {
  const text =
    '# t\n\n## 1.2.0 · 2026-01-02\n\n### A\n- one\n- two\n### B\n* three\n\n## [1.1.0] - 2025-12-31\n- loose\n';
  expect(parseChangelog(text)).toEqual([
    {
      version: '1.2.0',
      date: '2026-01-02',
      sections: [
        { title: 'A', items: ['one', 'two'] },
        { title: 'B', items: ['three'] },
      ],
    },
    { version: '1.1.0', date: '2025-12-31', sections: [{ title: '', items: ['loose'] }] },
  ]);
});

test('the newest entry of the real file is the version in package.json', () => {
  const newest = parseChangelog(readFileSync('CHANGELOG.md', 'utf8'))[0];
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(newest?.version).toBe(version);
  expect(newest?.sections.flatMap((section) => section.items).length).toBeGreaterThan(0);
});
