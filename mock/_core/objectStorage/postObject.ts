import type { Request, Response } from 'express';
import { liveCredential } from './authorize';
import { isSigned } from './credentials';
import { mimeOf } from './mime';
import { bucket, etagOf, isObjectKey, mayWrite, objectUrl, putObject } from './objects';
import { OssError, sendXml, xml } from './ossError';
import { checkPolicy } from './policy';

interface UploadedFile {
  readonly fieldname: string;
  readonly originalname: string;
  readonly mimetype: string;
  readonly buffer: Buffer;
}

/** The file of a form and who may store it where: policy and signature are checked, as the object store checks them. */
interface PostedFile {
  readonly fields: Readonly<Record<string, string>>;
  readonly key: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: Buffer;
  readonly mchno: string;
}

/**
 * Reads a browser form with policy, signature and one file. Umi's multer has read the form into memory.
 * @throws OssError where the form is incomplete, or its authorization does not cover it
 */
export function readPostedFile(req: Request): PostedFile {
  const fields = lowerNames((req.body ?? {}) as Record<string, string>);
  const files = ((req as Request & { files?: UploadedFile[] }).files ?? []).filter(
    ({ fieldname }) => fieldname === 'file',
  );
  const [file] = files;
  if (!file || files.length > 1)
    throw new OssError(400, 'InvalidArgument', 'The form must hold exactly one field named file.');
  const credential = liveCredential(fields.ossaccesskeyid ?? '', fields['x-oss-security-token'] ?? '');
  if (!isSigned(fields.signature ?? '', credential.secret, fields.policy ?? '')) {
    throw new OssError(403, 'SignatureDoesNotMatch', 'The policy signature we calculated does not match.');
  }
  const key = (fields.key ?? '').replace(/\$\{filename\}/g, () => file.originalname);
  checkPolicy(fields.policy ?? '', { ...fields, key }, file.buffer.length);
  if (!isObjectKey(key)) throw new OssError(400, 'InvalidObjectName', 'The object name is not valid.');
  if (!mayWrite(key, credential.mchno)) throw new OssError(403, 'AccessDenied', 'The object belongs to someone else.');
  const mime = fields['content-type'] || (file.mimetype === 'application/octet-stream' ? mimeOf(key) : file.mimetype);
  return { fields, key, name: file.originalname, mime, bytes: file.buffer, mchno: credential.mchno };
}

/** PostObject of OSS. */
export function postObject(req: Request, res: Response): void {
  const { fields, key, bytes, mime, mchno } = readPostedFile(req);
  const etag = etagOf(bytes);
  putObject(key, bytes, mime, mchno);
  res.setHeader('ETag', `"${etag}"`);
  const status = Number(fields.success_action_status);
  if (status === 201)
    sendXml(res, xml('PostResponse', { Bucket: bucket, Location: objectUrl(key), Key: key, ETag: etag }), 201);
  else res.status(status === 200 ? 200 : 204).end();
}

const lowerNames = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), String(value)]));
