import { frameworkById } from '../src/domain/frameworks';
import { needsVideo, nextVersion, versionGroupOf } from '../src/domain/videos';
import type { FileRecord } from '../src/services/file/schema';
import type { Goods } from '../src/services/goods/schema';
import { videoContract } from '../src/services/video/schema';
import './_data/video';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import { type Context, fail, serve } from './_core/serve';
import { type Db, newId, type Row } from './_core/store';
import { daysChoices } from './_groups/daysFilter';
import { groupChoice, isMadeBy } from './_groups/madeFilter';
import { needOwnOrManage } from './_groups/ownRecords';
import { needRoom } from './_groups/planLimits';
import { advanceItem, postsOf } from './_groups/publish/posts';
import { filterVideos } from './_groups/videoFilters';
import { textsFrom, textsOf, type VideoRow, versionOf, videoRows, videosOf, videoViews } from './_groups/videos';

const isStatus = (value: number): value is VideoRow['status'] => value === 1 || value === 0 || value === -1;
const needVideo = (db: Db, id: string): VideoRow => videosOf(db).need(id, '视频不存在或已删除');
const view = (ctx: Context, row: VideoRow) => videoViews(ctx)(row);

/** The video that a new video is a version of: the one named, else the one made from the same project. */
function videoFor(db: Db, { version_of, project_id }: { version_of?: string; project_id?: string }): string {
  if (version_of) return versionGroupOf(versionOf(needVideo(db, version_of)));
  if (!project_id) return '';
  const sibling = videosOf(db)
    .all()
    .find((row) => row.project_id === project_id && row.status !== -1);
  return sibling ? versionGroupOf(versionOf(sibling)) : '';
}

/** One version of a video counts. */
function makeCurrent(db: Db, id: string): void {
  for (const row of videoRows(db, versionGroupOf(versionOf(needVideo(db, id)))))
    videosOf(db).update(row.id, { is_current: row.id === id });
}

const goodsTitle = (db: Db, id: string | undefined): string =>
  (id ? db.table<Goods & Row>('goods').find(id)?.title : undefined) ?? '';

function setStatus(ctx: Context, ids: readonly string[], status: VideoRow['status']): void {
  for (const id of ids) needVideo(ctx.db, id);
  if (status === -1) needOwnOrManage(ctx, videosOf(ctx.db), ids, 'video.manage');
  const returning = ids.filter((id) => status !== -1 && needVideo(ctx.db, id).status === -1);
  if (returning.length > 0) needRoom(ctx.merchant.mchno, 'videos', returning.length);
  for (const id of ids) videosOf(ctx.db).update(id, { status, updated_at: ctx.clock.iso() });
}

export default serve(videoContract, {
  data(ctx, { keyword = '', made, author_id, ...query }) {
    const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
    const show = videoViews(ctx);
    // A single author is one of the filters that count each other's choices; a group stands before them.
    const [group] = groupChoice(ctx, author_id);
    const found = videosOf(ctx.db)
      .all()
      .filter((row) => (query.status === undefined ? row.status !== -1 : row.status === query.status))
      .filter((row) => {
        if (words.length === 0) return true;
        const text = [row.title, row.goods_title, ...textsOf(ctx.db, row).map((line) => line.text)]
          .join('\n')
          .toLowerCase();
        return words.every((word) => text.includes(word));
      })
      .map(show)
      .filter(isMadeBy(ctx, { made, author_id: group ? author_id : undefined }));
    // What lies in the bin belongs to no video any more: each is shown for itself.
    const scope = { ...query, author_id: group ? undefined : author_id };
    const asked = query.status === -1 ? { ...scope, stack: 0 } : scope;
    const { rows, filter } = filterVideos(found, asked, ctx.now(), (id) => frameworkById(id)?.name ?? '');
    const authors = [...(filter.author_id ?? []), ...(group ? [group] : [])];
    return { ...paged(rows, query), filter: { ...filter, author_id: authors, made: daysChoices(ctx, made) } };
  },

  info(ctx, { id }) {
    const row = needVideo(ctx.db, id);
    const show = videoViews(ctx);
    const video = row.status === -1 ? [row] : videoRows(ctx.db, versionGroupOf(versionOf(row)));
    return { ...show(row), texts: textsOf(ctx.db, row), video: video.map(show) };
  },

  save(ctx, { id, version_of, revision: seen, ...fields }) {
    const { db, merchant, clock, account } = ctx;
    const file = db.table<FileRecord & Row>('file').need(fields.file_id, '视频文件不存在，请重新上传');
    if (file.kind !== 'video') return fail('这个文件不是视频', { errorCode: 'INVALID_INPUT' });
    const at = clock.iso();
    const goods_title = goodsTitle(db, fields.goods_id);
    const values = { ...fields, url: file.url, size: file.size, goods_title, updated_at: at };
    if (id) {
      const known = needVideo(db, id);
      return view(ctx, videosOf(db).update(known.id, { ...values, revision: nextRevision(known, seen) }) ?? known);
    }
    needRoom(merchant.mchno, 'videos', 1);
    const video = videoFor(db, {
      ...(version_of ? { version_of } : {}),
      ...(fields.project_id ? { project_id: fields.project_id } : {}),
    });
    const made = videosOf(db).insert({
      ...values,
      texts: fields.texts ?? textsFrom(db, fields),
      id: newId('vid'),
      mchno: merchant.mchno,
      author: { id: account.id, name: account.name },
      version_of: video,
      version: video ? nextVersion(allOfVideo(db, video)) : 1,
      status: 1,
      created_at: at,
    });
    makeCurrent(db, made.id);
    return view(ctx, needVideo(db, made.id));
  },

  set(ctx, { id, goods_id, ...fields }) {
    const row = needVideo(ctx.db, id);
    const goods =
      goods_id === undefined ? {} : { goods_id: goods_id || undefined, goods_title: goodsTitle(ctx.db, goods_id) };
    const revision = nextRevision(row, undefined);
    const changes = { ...fields, ...goods, revision, updated_at: ctx.clock.iso() };
    return view(ctx, videosOf(ctx.db).update(id, changes) ?? row);
  },

  current(ctx, { id }) {
    makeCurrent(ctx.db, id);
    return view(ctx, needVideo(ctx.db, id));
  },

  stack(ctx, { ids }) {
    const { db } = ctx;
    const videos = new Set(ids.map((id) => versionGroupOf(versionOf(needVideo(db, id)))));
    const rows = [...videos]
      .flatMap((video) => videoRows(db, video))
      .sort((a, b) => a.created_at.localeCompare(b.created_at));
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last || rows.length < 2) return fail('请至少选两个视频', { errorCode: 'INVALID_INPUT' });
    for (const [index, row] of rows.entries())
      videosOf(db).update(row.id, { version_of: index === 0 ? '' : first.id, version: index + 1 });
    makeCurrent(db, last.id);
    return view(ctx, needVideo(db, last.id));
  },

  unstack(ctx, { id }) {
    const { db } = ctx;
    const row = needVideo(db, id);
    const others = videoRows(db, versionGroupOf(versionOf(row))).filter((other) => other.id !== id);
    // The first version names the video: without it the next one does.
    const first = others.at(-1);
    for (const other of others)
      videosOf(db).update(other.id, { version_of: first && other.id !== first.id ? first.id : '' });
    videosOf(db).update(id, { version_of: '', version: 1, is_current: true });
    return view(ctx, needVideo(db, id));
  },

  impact({ db }, { ids }) {
    const list = postsOf(db)
      .all()
      .filter(({ video_id }) => ids.includes(video_id))
      .map((post) => advanceItem(db, post))
      .filter(({ state }) => needsVideo(state))
      .sort((a, b) => (a.publish_at || '9').localeCompare(b.publish_at || '9'));
    return { list };
  },

  status(ctx, input) {
    const { status } = input;
    if (!isStatus(status)) return fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    setStatus(ctx, idsOf(input), status);
    return null;
  },

  delete(ctx, { ids }) {
    setStatus(ctx, ids, -1);
    return null;
  },
});

/** Also those in the bin: their numbers are not given again. */
function allOfVideo(db: Db, video: string) {
  return videosOf(db)
    .all()
    .map(versionOf)
    .filter((row) => versionGroupOf(row) === video);
}
