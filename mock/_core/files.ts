import type { z } from 'zod';
import type { file, fileBody } from '../../src/services/file/schema';
import { findObject, kindOf, objectUrl, readObject } from '../_engines/objectStorage';
import { clock } from './clock';
import { fail } from './fail';
import { imageSize } from './imageSize';
import { type Db, newId } from './store';

export type FileRow = z.infer<typeof file> & { readonly mchno?: string };

/** Makes the file record of a stored object. Size and type are the store's, not the caller's word. */
export function recordObject(db: Db, mchno: string, body: z.infer<typeof fileBody>): FileRow {
  const object = findObject(body.key);
  if (!object || object.mchno !== mchno) {
    return fail('文件还没有上传成功，请重新上传', { errorCode: 'OBJECT_MISSING' });
  }
  if (object.size === 0) fail('文件是空的，请重新选择', { errorCode: 'FILE_EMPTY' });
  const files = db.table<FileRow>('file');
  const known = files.all().find(({ key }) => key === body.key);
  if (known) return known;
  const kind = kindOf(object.mime);
  const measured = kind === 'image' ? imageSize(readObject(body.key) ?? Buffer.alloc(0)) : undefined;
  const { name, key, duration, hash } = body;
  return files.insert({
    id: newId('file'),
    name,
    key,
    url: objectUrl(key),
    kind,
    mime: object.mime,
    size: object.size,
    width: measured?.width ?? body.width,
    height: measured?.height ?? body.height,
    duration,
    hash,
    created_at: clock.iso(),
  });
}
