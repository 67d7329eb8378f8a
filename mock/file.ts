import { fileContract } from '../src/services/file/schema';
import { originOf } from './_core/auth';
import { fail } from './_core/fail';
import { newFileKey } from './_core/fileKey';
import { type FileRow, recordObject } from './_core/files';
import { paged } from './_core/paging';
import { serve } from './_core/serve';
import { fetchFile } from './_engines/extractor';
import { bucket, extensionOf, issueCredential, makePolicy, objectBase, putObject } from './_engines/objectStorage';

const defaultMaxMB = 50;
const megabyte = 1024 * 1024;
const dataUrl = /^data:([\w.+-]+\/[\w.+-]+)?((?:;[\w=-]+)*?)(;base64)?,(.*)$/s;

export default serve(fileContract, {
  oss_sts(ctx, { maxSize = defaultMaxMB }) {
    const credential = issueCredential(ctx.merchant.mchno, maxSize * megabyte, ctx.hasFault('sts-expired'));
    const origin = originOf(ctx.req);
    return {
      credentials: {
        expiration: new Date(credential.expires).toISOString(),
        accessKeyId: credential.id,
        accessKeySecret: credential.secret,
        securityToken: credential.token,
      },
      ossConfig: {
        host: `${origin}${objectBase}`,
        domain: `${origin}${objectBase}`,
        regionId: 'oss-embedded',
        bucket,
        endpoint: origin,
        ...makePolicy(credential),
      },
    };
  },

  save: ({ db, merchant }, body) => recordObject(db, merchant.mchno, body),

  multi_save: ({ db, merchant }, { files }) => ({ list: files.map((body) => recordObject(db, merchant.mchno, body)) }),

  media_info: ({ db }, { id }) => db.table<FileRow>('file').need(id, '文件不存在或已删除'),

  data({ db }, query) {
    const rows = db.table<FileRow>('file').all();
    const wanted = query.kind ? rows.filter(({ kind }) => kind === query.kind) : rows;
    return paged(wanted, query, { search: ['name'] });
  },

  async upload_remote({ req, db, merchant }, { url, name }) {
    const fetched = await fetchFile(url, originOf(req));
    const fileName = (name ?? fetched.name).slice(0, 200);
    const key = newFileKey(fileName, extensionOf(fetched.mime));
    putObject(key, fetched.bytes, fetched.mime, merchant.mchno);
    return recordObject(db, merchant.mchno, { name: fileName, key, mime: fetched.mime, size: fetched.bytes.length });
  },

  base64_upload({ db, merchant }, { data, name }) {
    const [, mime = 'text/plain', , isBase64, text = ''] =
      dataUrl.exec(data) ?? fail('图片数据格式不正确', { errorCode: 'INVALID_INPUT' });
    const bytes = isBase64 ? Buffer.from(text, 'base64') : Buffer.from(decodeURIComponent(text));
    if (bytes.length === 0) fail('文件是空的，请重新选择', { errorCode: 'FILE_EMPTY' });
    const key = newFileKey(name, extensionOf(mime));
    putObject(key, bytes, mime, merchant.mchno);
    return recordObject(db, merchant.mchno, { name, key, mime, size: bytes.length });
  },
});
