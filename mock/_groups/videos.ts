import { checkRules } from '../../src/domain/compliance';
import { sentenceTimes } from '../../src/domain/script';
import {
  currentOf,
  groupVersions,
  planStateOf,
  type TextCounts,
  textStateOf,
  versionGroupOf,
} from '../../src/domain/videos';
import { spokenNameOf } from '../../src/domain/writing/productName';
import { timedTexts } from '../../src/engine/project/timedTexts';
import type { Goods } from '../../src/services/goods/schema';
import type { ProjectRecord } from '../../src/services/project/schema';
import type { Script } from '../../src/services/script/schema';
import type { Video, VideoDetail } from '../../src/services/video/schema';
import type { Context } from '../_core/serve';
import type { Db, Row } from '../_core/store';
import { numbersAt, type PublishRow } from '../_engines/publisher';
import { preparedWords } from './complianceWords';
import { postsOf } from './publish/posts';

/** What is worked out at each reading. */
type Counted =
  | 'goods_spoken_name'
  | 'platform'
  | 'versions'
  | 'posts'
  | 'views'
  | 'plan'
  | 'compliance'
  | 'marks'
  | 'marked_texts'
  | 'is_current'
  | 'video';
type Later = 'is_ai' | 'fps' | 'author' | 'version_of' | 'version' | 'version_note' | 'texts';

/** As it is stored; rows from before versions lack what came with them. */
export type VideoRow = Omit<VideoDetail, Counted | Later> &
  Partial<Pick<VideoDetail, Later | 'is_current'>> & { readonly mchno: string };

export const videosOf = (db: Db) => db.table<VideoRow>('video');

type Texts = VideoDetail['texts'];
type Origin = Pick<VideoRow, 'project_id' | 'source'>;

/** The script that a video was made from, where it is still there. */
function scriptOf(db: Db, source: Origin['source']): (Script & Row) | undefined {
  const scriptId = source.findLast(({ type }) => type === 'script')?.id;
  return scriptId ? db.table<Script & Row>('script').find(scriptId) : undefined;
}

/** What is said in a video as far as the server knows it: the captions of its project, else its script. */
export function textsFrom(db: Db, { project_id, source }: Origin): Texts {
  const project = project_id ? db.table<ProjectRecord & Row>('project').find(project_id) : undefined;
  const captions = project?.document ? timedTexts(project.document) : [];
  if (captions.length > 0) return captions.slice(0, 2000);
  const script = scriptOf(db, source);
  if (!script) return [];
  const times = sentenceTimes(script.sentences, script.voice_speed);
  return script.sentences.map(({ text }, index) => ({ at: Math.round((times[index]?.start ?? 0) * 100) / 100, text }));
}

const read = new WeakMap<VideoRow, Texts>();

/** Texts kept with the video; those of older rows are looked up once. */
export function textsOf(db: Db, row: VideoRow): Texts {
  if (row.texts) return row.texts;
  const known = read.get(row);
  if (known) return known;
  const found = textsFrom(db, row);
  read.set(row, found);
  return found;
}

/** Rows are replaced, never changed: a count holds as long as row and words do. */
const counted = new WeakMap<VideoRow, { readonly words: unknown; readonly texts: Texts } & MarkedTexts>();

interface MarkedTexts {
  /** Title and texts together. */
  readonly counts: TextCounts;
  readonly marked: Texts;
}

/** Words in the video that the law, a platform or the merchant objects to, and the sentences that have them. */
export function markedTexts(ctx: Context, row: VideoRow, texts: Texts = textsOf(ctx.db, row)): MarkedTexts {
  const own = preparedWords(ctx.merchant);
  const known = counted.get(row);
  if (known?.words === own && known.texts === texts) return known;
  const counts = { high: 0, mid: 0, low: 0 };
  const countIn = (text: string): boolean => {
    const marks = checkRules(text, { own });
    for (const { level } of marks) counts[level] += 1;
    return marks.length > 0;
  };
  countIn(row.title);
  const found = { words: own, texts, counts, marked: texts.filter(({ text }) => countIn(text)) };
  counted.set(row, found);
  return found;
}

/** Reads all posts and versions once, then shows any video. */
export function videoViews(ctx: Context): (row: VideoRow) => Video {
  const posts = new Map<string, PublishRow[]>();
  for (const post of postsOf(ctx.db).all()) {
    const list = posts.get(post.video_id);
    if (list) list.push(post);
    else posts.set(post.video_id, [post]);
  }
  const videos = groupVersions(
    videosOf(ctx.db)
      .all()
      .filter(({ status }) => status !== -1)
      .map(versionOf),
  );
  const now = ctx.now();
  const goods = ctx.db.table<Goods & Row>('goods');
  return (row) => {
    const own = (posts.get(row.id) ?? []).filter(({ state }) => state !== 'canceled');
    const versions = videos.get(versionGroupOf(versionOf(row))) ?? [];
    const texts = textsOf(ctx.db, row);
    const { counts: marks, marked } = markedTexts(ctx, row, texts);
    const platform = scriptOf(ctx.db, row.source)?.platform;
    return {
      ...row,
      ...versionOf(row),
      goods_spoken_name: row.goods_id ? spokenNameOf(goods.find(row.goods_id) ?? {}) : '',
      ...(platform ? { platform } : {}),
      is_ai: row.is_ai ?? true,
      fps: row.fps ?? 0,
      author: row.author ?? { id: '', name: '' },
      version_note: row.version_note ?? '',
      is_current: currentOf(versions)?.id === row.id,
      versions: Math.max(1, versions.length),
      posts: own.length,
      views: own.reduce((sum, post) => sum + (numbersAt(post, now)?.views ?? 0), 0),
      plan: planStateOf(own.map(({ state }) => state)),
      marks,
      marked_texts: marked,
      compliance: textStateOf(marks, texts.length > 0),
    };
  };
}

/** Which video a row is a version of. */
export const versionOf = ({ id, version_of = '', version = 1, is_current = false }: VideoRow) => ({
  id,
  version_of,
  version,
  is_current,
});

/** The rows of a video that are not deleted, newest version first. */
export const videoRows = (db: Db, video: string): VideoRow[] =>
  videosOf(db)
    .all()
    .filter((row) => row.status !== -1 && versionGroupOf(versionOf(row)) === video)
    .sort((a, b) => (b.version ?? 1) - (a.version ?? 1));
