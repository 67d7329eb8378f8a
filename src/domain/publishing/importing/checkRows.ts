import { checkPost, defaultFields, fitTitle, type PostFinding, platforms } from '../../platforms';
import { joinTopics, noFixedTopics } from '../fixedTopics';
import { instantOf, localOf } from '../zone';
import { type PostColumnKey, postTemplate } from './columns.data';
import { type NameIndex, nameIndex } from './nameIndex';
import { RowMemory } from './RowMemory';
import { readDate, readTime, splitMoment } from './readMoment';
import type { PostMapping, PostTable } from './readTable';
import type { CheckedRow, ImportContext, ImportTexts, KnownAccount, KnownVideo, RowProblem } from './types';

/** The cell of a row by its meaning. */
type CellOf = (key: PostColumnKey) => string;
type Note = (problem: Omit<RowProblem, 'severity' | 'values'> & Partial<RowProblem>) => void;

/**
 * Holds every row against what is known, one after the other: what it would plan, or what is wrong with it and where. The
 * caller may pause between rows. Empty rows and the template's examples are passed over.
 */
export function* checkRows(
  rows: readonly (readonly string[])[],
  { head, mapping }: PostTable,
  context: ImportContext,
): Generator<CheckedRow, void> {
  const names = nameIndex(context.videos, context.accounts);
  const memory = new RowMemory(context.taken, context.minGapMinutes);
  for (let index = head + 1; index < rows.length; index += 1) {
    const cells = rows[index] ?? [];
    if (cells.every((cell) => cell === '') || cells[mapping.video ?? 0]?.startsWith(postTemplate.example)) continue;
    yield checkRow(index + 1, cellsBy(cells, mapping), context, names, memory);
  }
}

/** Videos that the rows of a table name, each once. */
export function videosNamed<V extends KnownVideo>(
  rows: readonly (readonly string[])[],
  { head, mapping }: PostTable,
  videos: readonly V[],
): V[] {
  const names = nameIndex(videos, []);
  const ids = new Set(
    rows.slice(head + 1).flatMap((cells) => names.videos(cellsBy(cells, mapping)('video')).map(({ id }) => id)),
  );
  return videos.filter(({ id }) => ids.has(id));
}

const cellsBy =
  (cells: readonly string[], mapping: PostMapping): CellOf =>
  (key) => {
    const at = mapping[key];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };

function checkRow(row: number, cell: CellOf, context: ImportContext, names: NameIndex, memory: RowMemory): CheckedRow {
  const problems: RowProblem[] = [];
  const note: Note = (problem) => problems.push({ severity: 'error', values: {}, ...problem });
  const video = videoOf(cell, names, note);
  const account = accountOf(cell, names, note);
  const at = momentOf(cell, context, note);
  const texts = textsOf(cell, video, account, note);
  if (account) checkTexts(texts, account, video, cell('title') === '', context, note);
  if (!video || !account || at === undefined) return { row, problems };
  const post = {
    video_id: video.id,
    account_id: account.id,
    platform: account.platform,
    at,
    fields: defaultFields(account.platform, video),
    ...texts,
  };
  // Only rows that will go count against later ones.
  const isGood = problems.every(({ severity }) => severity !== 'error');
  for (const problem of memory.look(row, post, isGood)) note(problem);
  return problems.every(({ severity }) => severity !== 'error') ? { row, problems, post } : { row, problems };
}

function videoOf(cell: CellOf, names: NameIndex, note: Note): KnownVideo | undefined {
  const name = cell('video');
  if (name === '') return void note({ code: 'VIDEO_MISSING', column: 'video' });
  const [found, ...others] = names.videos(name);
  if (!found) return void note({ code: 'VIDEO_UNKNOWN', column: 'video', values: { name } });
  if (others.length > 0)
    return void note({ code: 'VIDEO_AMBIGUOUS', column: 'video', values: { name, count: others.length + 1 } });
  return found;
}

function accountOf(cell: CellOf, names: NameIndex, note: Note): KnownAccount | undefined {
  const platformName = cell('platform');
  const platform = platformName === '' ? undefined : names.platform(platformName);
  if (platformName !== '' && !platform)
    return void note({ code: 'PLATFORM_UNKNOWN', column: 'platform', values: { name: platformName } });
  const name = cell('account');
  if (name === '') return void note({ code: 'ACCOUNT_MISSING', column: 'account' });
  const [found, ...others] = names.accounts(name).filter((each) => !platform || each.platform === platform);
  if (!found)
    return void note({ code: 'ACCOUNT_UNKNOWN', column: 'account', values: { name, platform: platformName } });
  if (others.length > 0) {
    const isClear = platform !== undefined;
    const values = { name, count: others.length + 1 };
    return void note({ code: 'ACCOUNT_AMBIGUOUS', column: isClear ? 'account' : 'platform', values });
  }
  if (found.isExpired) return void note({ code: 'ACCOUNT_EXPIRED', column: 'account', values: { name } });
  return found;
}

function momentOf(cell: CellOf, { now, zone }: ImportContext, note: Note): number | undefined {
  const written = cell('date');
  if (written === '') return void note({ code: 'DATE_MISSING', column: 'date' });
  const split = splitMoment(written);
  const date = readDate(split.date, localOf(now, zone).date);
  if (date === undefined) return void note({ code: 'DATE_BAD', column: 'date', values: { text: written } });
  const clock = cell('time') || split.time;
  if (clock === '') return void note({ code: 'TIME_MISSING', column: 'time' });
  const time = readTime(clock);
  if (time === undefined) return void note({ code: 'TIME_BAD', column: 'time', values: { text: clock } });
  const at = instantOf({ date, time }, zone);
  if (at < now) return void note({ code: 'PAST', column: 'date', values: { text: `${date} ${time}` } });
  return at;
}

/** Topics as people separate them. */
const topicMarks = /[\s,，、;；#＃]+/;

function textsOf(
  cell: CellOf,
  video: KnownVideo | undefined,
  account: KnownAccount | undefined,
  note: Note,
): ImportTexts {
  const own = video?.title ?? '';
  const title = cell('title') || (account ? fitTitle(account.platform, own) : own);
  const written = [...new Set(cell('topics').split(topicMarks).filter(Boolean))];
  if (!account) return { title, description: cell('description'), topics: written };
  const { platform, fixedTopics = noFixedTopics } = account;
  const { topics, cut } = joinTopics(written, fixedTopics, platform);
  if (cut.length > 0) {
    const values = { platform, max: platforms[platform].topics.max, topics: cut.map((topic) => `#${topic}`).join(' ') };
    note({ code: 'TOPICS_CUT', column: 'topics', severity: 'warning', values });
  }
  return { title, description: cell('description'), topics };
}

const columnOf: Readonly<Partial<Record<PostFinding['field'], PostColumnKey>>> = {
  title: 'title',
  description: 'description',
  topics: 'topics',
  video: 'video',
};

function checkTexts(
  texts: ImportTexts,
  account: KnownAccount,
  video: KnownVideo | undefined,
  isTitleOwn: boolean,
  context: ImportContext,
  note: Note,
): void {
  const draft = { ...texts, fields: defaultFields(account.platform, video), ai_declared: true };
  // Without its video a row that names no title has none yet: told once, at the video.
  const findings = checkPost(account.platform, draft, video, new Date(context.now)).filter(
    ({ severity, field }) => severity === 'error' && !(field === 'title' && isTitleOwn && !video),
  );
  for (const finding of findings) {
    note({
      code: 'LIMIT',
      column: columnOf[finding.field] ?? 'platform',
      finding,
      values: { platform: account.platform },
    });
  }
  const known = video && context.known?.get(video.id);
  const stopped = context.stoppedBy?.({ ...texts, video_texts: video?.marked_texts, known }, account.platform);
  if (!stopped) return;
  for (const { field, written, fact } of stopped.facts) {
    const code = fact.verdict === 'contradicted' ? 'FACT_OTHER' : 'FACT_UNKNOWN';
    note({ code, column: field, values: { words: written, source: fact.source?.text.slice(0, 40) ?? '' } });
  }
  const { words } = stopped;
  if (words.length === 0) return;
  const has = (text: string) => words.some((word) => text.includes(word));
  const place = (): PostColumnKey => {
    if (has(texts.title)) return 'title';
    if (texts.topics.some(has)) return 'topics';
    return has(texts.description) ? 'description' : 'video';
  };
  note({
    code: 'WORDS',
    column: place(),
    values: { words: words.join(' ') },
  });
}
