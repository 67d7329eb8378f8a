import { chainType } from '../src/services/chain/schema';
import './_data/files';
import './_data/video';
import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { readSheet } from '../src/lib/sheets/readSheet';
import { SheetError, type SheetReason } from '../src/lib/sheets/SheetError';
import { type FileUse, fileContract } from '../src/services/file/schema';
import { cleanFileName } from '../src/utils/cleanFileName';
import { hashPath } from '../src/utils/hashPath';
import { originOf } from './_core/auth';
import { clock } from './_core/clock';
import { fail } from './_core/fail';
import { isShownSeal, shownPath } from './_core/foreignMedia';
import {
  bucket,
  extensionOf,
  issueCredential,
  kindOf,
  makePolicy,
  mimeOf,
  OssError,
  objectBase,
  objectUrl,
  putObject,
  readPostedFile,
  sweepUploads,
} from './_core/objectStorage';
import { paged } from './_core/paging';
import { safely } from './_core/safely';
import { serve } from './_core/serve';
import { type Db, nextNumber } from './_core/store';
import { fetchFile, type OwnServer, ownServerOf } from './_engines/extractor';
import { readDataUrl } from './_groups/files/dataUrl';
import { filterFiles, knownAs } from './_groups/files/filters';
import { type FileRow, type FolderRow, fileView, recordObject } from './_groups/files/records';
import { folderPath, moveToBin, purge, restoreFromBin, sweepBin } from './_groups/files/recycleBin';
import { fileUses } from './_groups/files/uses';
import { needRoom } from './_groups/planLimits';
import { mayOpen } from './_groups/recordAccess';

const defaultMaxMB = 50;
const megabyte = 1024 * 1024;

/** Same as the browser's: SHA-256 in hex. */
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const filesOf = (db: Db) => db.table<FileRow>('file');
const needFile = (db: Db, id: string): FileRow => filesOf(db).need(id, '文件不存在或已删除');
const viewOf = (db: Db, row: FileRow) => fileView(row, fileUses(db)(row).length);
/** Only what is there counts; a stranger's id ends the call. */
const needAll = (db: Db, ids: readonly string[]): void => {
  for (const id of ids) needFile(db, id);
};

const routes = serve(fileContract, {
  oss_sts(ctx, { maxSize = defaultMaxMB }) {
    sweepUploads();
    needRoom(ctx.merchant.mchno, 'storage', 1);
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

  oss_upload({ req }) {
    const { key, bytes, mime, mchno } = postedFile(req);
    putObject(key, bytes, mime, mchno);
    return { key, url: `${originOf(req)}${objectUrl(key)}`, mime, size: bytes.length };
  },

  async upload_excel({ req }) {
    const { bytes, name } = postedFile(req);
    try {
      const sheets = await readSheet(new File([new Uint8Array(bytes)], name));
      return { sheets: sheets.map((sheet) => ({ name: sheet.name, rows: sheet.rows })) };
    } catch (error) {
      if (!(error instanceof SheetError)) throw error;
      return fail(sheetRefusals[error.reason] ?? '表格读不出来，请另存为 .xlsx 或 .csv 再试', { errorCode: 'SHEET' });
    }
  },

  save: ({ db, merchant }, body) => recordObject(db, merchant.mchno, body),

  multi_save: ({ db, merchant }, { files }) => ({ list: files.map((body) => recordObject(db, merchant.mchno, body)) }),

  media_info: ({ db }, { id }) => viewOf(db, needFile(db, id)),

  data({ db }, query) {
    sweepBin(db);
    const folders = db.table<FolderRow>('file_folder').all();
    const { rows, filter } = filterFiles(filesOf(db).all(), folders, query);
    const usesOf = fileUses(db);
    const { keyword: _, ...rest } = query;
    // Uses are counted for all rows only where they are sorted by.
    const counted: readonly FileRow[] =
      query.sort === 'used_in' ? rows.map((row) => fileView(row, usesOf(row).length)) : rows;
    const page = paged(counted, rest, { sort: query.status === -1 ? 'deleted_at' : 'created_at' });
    return { ...page, list: page.list.map((row) => fileView(row, usesOf(row).length)), filter };
  },

  check({ db }, { files }) {
    const known = filesOf(db)
      .all()
      .map((row) => fileView(row))
      .sort((a, b) => b.status - a.status);
    const list = files.flatMap((asked, at) => {
      const found = knownAs(known, asked);
      return found ? [{ at, ...found, folder: folderPath(db, found.file.folder_id) }] : [];
    });
    return { list };
  },

  set({ db }, { id, ...fields }) {
    const row = needFile(db, id);
    return viewOf(db, filesOf(db).update(id, fields) ?? row);
  },

  move({ db }, { ids, folder_id }) {
    if (folder_id) db.table<FolderRow>('file_folder').need(folder_id, '文件夹不存在或已删除');
    needAll(db, ids);
    for (const id of ids) filesOf(db).update(id, { folder_id });
    return null;
  },

  tag({ db }, { ids, add = [], remove = [] }) {
    needAll(db, ids);
    for (const id of ids) {
      const kept = (filesOf(db).find(id)?.tags ?? []).filter((tag) => !remove.includes(tag));
      filesOf(db).update(id, { tags: [...new Set([...kept, ...add])].slice(0, 20) });
    }
    return null;
  },

  delete({ db }, { ids }) {
    needAll(db, ids);
    moveToBin(db, ids);
    return null;
  },

  status({ db }, { ids, status }) {
    needAll(db, ids);
    if (status === -1) moveToBin(db, ids);
    else restoreFromBin(db, ids);
    return null;
  },

  restore({ db }, { ids }) {
    needAll(db, ids);
    restoreFromBin(db, ids);
    return null;
  },

  purge({ db }, { ids, even_used }) {
    if (ids) needAll(db, ids);
    const rows = filesOf(db)
      .all()
      .filter((row) => row.status === -1 && (!ids || ids.includes(row.id)));
    const usesOf = fileUses(db);
    const isUsed = (row: FileRow): boolean => usesOf(row).length > 0;
    const used = rows.filter(isUsed);
    if (ids && used.length > 0 && !even_used) {
      const [first] = used;
      fail(`“${first?.name}”等 ${used.length} 个文件还在使用中，彻底删除后用到它们的内容会缺图或无法播放`, {
        errorCode: 'FILE_IN_USE',
      });
    }
    return purge(db, rows, (row) => even_used || !isUsed(row));
  },

  used_in(ctx, { id }) {
    const uses = fileUses(ctx.db)(needFile(ctx.db, id));
    // A use by something private counts, but its name is nobody else's business.
    const isShown = ({ type, id: userId }: FileUse): boolean => {
      const inChain = chainType.safeParse(type);
      return !inChain.success || mayOpen(ctx, inChain.data, ctx.db.table(type).need(userId));
    };
    return { list: uses.map((use) => (isShown(use) ? use : { ...use, title: '' })) };
  },

  async upload_remote({ req, db, merchant }, { url, name, folder_id }) {
    const fetched = await fetchMedia(url, ownServerOf(req));
    const fileName = (name ?? fetched.name).slice(0, 200);
    const key = newFileKey(fileName, extensionOf(fetched.mime));
    needRoom(merchant.mchno, 'storage', fetched.bytes.length);
    putObject(key, fetched.bytes, fetched.mime, merchant.mchno);
    const hash = hashOf(fetched.bytes);
    const body = { name: fileName, key, mime: fetched.mime, size: fetched.bytes.length, hash };
    return recordObject(db, merchant.mchno, { ...body, folder_id });
  },

  base64_upload({ db, merchant }, { data, name, folder_id }) {
    const { mime, bytes } = readDataUrl(data) ?? fail('图片数据格式不正确', { errorCode: 'INVALID_INPUT' });
    if (bytes.length === 0) fail('文件是空的，请重新选择', { errorCode: 'FILE_EMPTY' });
    const key = newFileKey(name, extensionOf(mime));
    needRoom(merchant.mchno, 'storage', bytes.length);
    putObject(key, bytes, mime, merchant.mchno);
    return recordObject(db, merchant.mchno, { name, key, mime, size: bytes.length, hash: hashOf(bytes), folder_id });
  },
});

export default {
  ...routes,
  [`GET ${shownPath}`]: safely(async (req, res) => {
    const url = String(req.query.u ?? '');
    if (!isShownSeal(url, req.query.sig)) fail('这个地址不是从这里来的', { errorCode: 'FORBIDDEN', httpStatus: 403 });
    const fetched = await fetchFile(url, ownServerOf(req));
    const isNamed = fetched.mime !== '' && fetched.mime !== 'application/octet-stream';
    const mime = isNamed ? fetched.mime : mimeOf(fetched.name);
    if (!/^(image|video)\//.test(mime) || mime.includes('svg'))
      fail('这个地址不是图片或视频', { errorCode: 'FILE_KIND', httpStatus: 415 });
    res.setHeader('Content-Type', mime);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    res.setHeader('Cache-Control', 'private, max-age=3600');
    res.end(fetched.bytes);
  }),
};

const sheetRefusals: Readonly<Partial<Record<SheetReason, string>>> = {
  empty: '表格是空的',
  too_large: '表格太大了，请分成几份',
  old_excel: '这是旧版 Excel 文件，请另存为 .xlsx 再试',
  locked: '表格设了密码，请去掉密码再试',
  type: '这个文件不是表格',
};

/** The form's file, when its authorization covers it. */
function postedFile(req: Request) {
  try {
    return readPostedFile(req);
  } catch (error) {
    if (!(error instanceof OssError)) throw error;
    const isTooLarge = error.code === 'EntityTooLarge';
    if (isTooLarge) return fail('文件太大了', { errorCode: error.code });
    if (error.httpStatus === 403) return fail('上传授权已失效，请重试', { errorCode: error.code });
    return fail('没有收到文件，请重新选择', { errorCode: error.code });
  }
}

/** Key of a file that the server itself stores, in the form uploads have (ruling 20); `extension` when the name has none. */
function newFileKey(name: string, extension = ''): string {
  const { folders, hash8 } = hashPath(clock.now() + nextNumber());
  const cleaned = cleanFileName(name).slice(-80);
  return `${folders}/${hash8}_${cleaned}${extension && !/\.\w{2,5}$/.test(cleaned) ? `.${extension}` : ''}`;
}

/** Fetches an image, video, sound or document; another file, and an empty one, is refused. */
async function fetchMedia(url: string, own: OwnServer) {
  const fetched = await fetchFile(url, own);
  const mime = /^(image|video|audio)\//.test(fetched.mime) ? fetched.mime : mimeOf(fetched.name);
  if (kindOf(mime) === 'other' || /html|svg/.test(mime))
    return fail('这个地址不是图片、视频、音频或文档', { errorCode: 'FILE_KIND' });
  return fetched.bytes.length > 0 ? { ...fetched, mime } : fail('这个地址的文件是空的', { errorCode: 'FILE_EMPTY' });
}
