import type { FileRecord } from '../src/services/file/schema';
import type { Goods } from '../src/services/goods/schema';
import { type Video, videoContract } from '../src/services/video/schema';
import './_data/video';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { fail, serve } from './_core/serve';
import { type Db, newId, type Row } from './_core/store';

interface VideoRow extends Video {
  readonly mchno: string;
}

const videosOf = (db: Db) => db.table<VideoRow>('video');

const isStatus = (value: number): value is Video['status'] => value === 1 || value === 0 || value === -1;

export default serve(videoContract, {
  data({ db }, query) {
    const rows = videosOf(db)
      .all()
      .filter((row) => (query.status === undefined ? row.status !== -1 : row.status === query.status))
      .filter((row) => query.goods_id === undefined || row.goods_id === query.goods_id);
    return paged(rows, query, { search: ['title', 'goods_title'] });
  },

  info: ({ db }, { id }) => videosOf(db).need(id, '视频不存在或已删除'),

  save({ db, merchant, clock }, { id, ...fields }) {
    const file = db.table<FileRecord & Row>('file').need(fields.file_id, '视频文件不存在，请重新上传');
    if (file.kind !== 'video') return fail('这个文件不是视频', { errorCode: 'INVALID_INPUT' });
    const goods = fields.goods_id ? db.table<Goods & Row>('goods').find(fields.goods_id) : undefined;
    const at = clock.iso();
    const values = { ...fields, url: file.url, size: file.size, goods_title: goods?.title ?? '', updated_at: at };
    if (id) return videosOf(db).update(videosOf(db).need(id, '视频不存在或已删除').id, values);
    return videosOf(db).insert({ ...values, id: newId('vid'), mchno: merchant.mchno, status: 1, created_at: at });
  },

  status({ db, clock }, input) {
    const { status } = input;
    if (!isStatus(status)) return fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    const ids = idsOf(input);
    for (const id of ids) videosOf(db).need(id, '视频不存在或已删除');
    for (const id of ids) videosOf(db).update(id, { status, updated_at: clock.iso() });
    return null;
  },

  delete({ db, clock }, { ids }) {
    for (const id of ids) videosOf(db).update(id, { status: -1, updated_at: clock.iso() });
    return null;
  },
});
