import { pinyin } from 'pinyin-pro';
import type { z } from 'zod';
import {
  type FileKind,
  type FileLength,
  type FileRecord,
  type FileShape,
  type fileQuery,
  noFolder,
} from '../../../src/services/file/schema';
import { type FileRow, type FolderRow, folderFamily } from './records';

type Query = z.output<typeof fileQuery>;

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Nearly square counts as square. */
const squareFrom = 0.95;
const squareTo = 1.05;

function shapeOf({ width, height, kind }: Pick<FileRow, 'width' | 'height' | 'kind'>): FileShape | undefined {
  if ((kind !== 'image' && kind !== 'video') || !width || !height) return undefined;
  const ratio = width / height;
  if (ratio >= squareFrom && ratio <= squareTo) return 'square';
  return ratio < 1 ? 'portrait' : 'landscape';
}

function lengthOf({ duration, kind }: Pick<FileRow, 'duration' | 'kind'>): FileLength | undefined {
  if ((kind !== 'video' && kind !== 'audio') || !duration) return undefined;
  if (duration <= 15) return 'flash';
  if (duration <= 60) return 'short';
  return duration <= 300 ? 'medium' : 'long';
}

const labels: Readonly<Record<FileKind | FileShape | FileLength, string>> = {
  image: '图片',
  video: '视频',
  audio: '音频',
  document: '文档',
  other: '其他',
  portrait: '竖版',
  landscape: '横版',
  square: '方形',
  flash: '15 秒以内',
  short: '15–60 秒',
  medium: '1–5 分钟',
  long: '5 分钟以上',
};

type Facet = 'kind' | 'shape' | 'length' | 'tag';

const valuesOf: Readonly<Record<Facet, (row: FileRow) => readonly string[]>> = {
  kind: (row) => [row.kind],
  shape: (row) => [shapeOf(row) ?? []].flat(),
  length: (row) => [lengthOf(row) ?? []].flat(),
  tag: (row) => row.tags ?? [],
};
const facets = Object.keys(valuesOf) as Facet[];
const orders: Readonly<Partial<Record<Facet, readonly string[]>>> = {
  kind: ['image', 'video', 'audio', 'document', 'other'],
  shape: ['portrait', 'landscape', 'square'],
  length: ['flash', 'short', 'medium', 'long'],
};

/** The rows that a query means, and how many there would be under each choice of each filter. */
export function filterFiles(
  rows: readonly FileRow[],
  folders: readonly FolderRow[],
  query: Query,
): { readonly rows: FileRow[]; readonly filter: Record<Facet, Choice[]> } {
  const words = (query.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const family = query.folder_id && query.folder_id !== noFolder ? folderFamily(folders, query.folder_id) : undefined;
  const lies = ({ folder_id = '' }: FileRow): boolean => {
    if (!query.folder_id) return true;
    return family ? family.has(folder_id) : folder_id === '';
  };
  const scope = rows.filter((row) => (row.status ?? 1) === query.status && lies(row) && isFound(row.name, words));
  const passes = (row: FileRow, facet: Facet): boolean => {
    const wanted = query[facet];
    return !wanted || valuesOf[facet](row).includes(wanted);
  };
  const filter = Object.fromEntries(
    facets.map((facet) => {
      const others = facets.filter((other) => other !== facet);
      return [
        facet,
        choicesOf(
          facet,
          scope.filter((row) => others.every((other) => passes(row, other))),
        ),
      ];
    }),
  ) as Record<Facet, Choice[]>;
  return { rows: scope.filter((row) => facets.every((facet) => passes(row, facet))), filter };
}

function choicesOf(facet: Facet, rows: readonly FileRow[]): Choice[] {
  const counts = new Map<string, number>();
  for (const row of rows) for (const value of valuesOf[facet](row)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const order = orders[facet];
  return [...counts]
    .map(([value, count]) => ({ value, label: labels[value as FileKind] ?? value, count }))
    .sort((a, b) => (order ? order.indexOf(a.value) - order.indexOf(b.value) : b.count - a.count));
}

/** Files that a question before an upload means. */
export function knownAs(
  rows: readonly FileRecord[],
  asked: { readonly name: string; readonly size: number; readonly hash?: string },
): { readonly by: 'hash' | 'name'; readonly file: FileRecord } | undefined {
  if (asked.hash) {
    const file = rows.find(({ hash }) => hash === asked.hash);
    if (file) return { by: 'hash', file };
    return undefined;
  }
  const file = rows.find(({ name, size }) => name === asked.name && size === asked.size);
  return file && { by: 'name', file };
}

const known = new Map<string, string>();
const MAX_KNOWN_NAMES = 50_000;

/** What a name is found by beside itself: its pinyin in full and its initials, without spaces, in lower case. */
function pinyinOf(name: string): string {
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const options = { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true } as const;
  const syllables = pinyin(name, options);
  const full = syllables.join('');
  const initials = syllables.map((syllable) => syllable.slice(0, 1)).join('');
  const text = `${full}\n${initials}`.toLowerCase();
  if (known.size >= MAX_KNOWN_NAMES) known.clear();
  known.set(name, text);
  return text;
}

/** Whether every word of a search stands in the name, in its pinyin or in its initials. */
function isFound(name: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const plain = name.toLowerCase();
  if (words.every((word) => plain.includes(word))) return true;
  const spoken = pinyinOf(name);
  return words.every((word) => plain.includes(word) || spoken.includes(word));
}
