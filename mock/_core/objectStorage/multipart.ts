import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Request, Response } from 'express';
import { cacheDir } from '../state';
import { globalDb, type Row } from '../store';
import type { CredentialRow } from './credentials';
import { mimeOf } from './mime';
import { bucket, etagOf, isObjectKey, mayWrite, objectPath, remember } from './objects';
import { escapeXml, OssError, sendXml, xml } from './ossError';
import { readBody } from './readBody';

interface Part {
  readonly etag: string;
  readonly size: number;
}

/** An unfinished multipart upload; it survives a restart, so a client can go on where it stopped. */
interface UploadRow extends Row {
  readonly mchno: string;
  readonly key: string;
  readonly mime: string;
  readonly maxBytes: number;
  readonly parts: Readonly<Record<string, Part>>;
}

const rows = () => globalDb.table<UploadRow>('oss_upload');
const partPath = (uploadId: string, number: number | string): string =>
  join(cacheDir(), 'objects', 'parts', `${uploadId}.${number}`);

function needUpload(req: Request, key: string, credential: CredentialRow): UploadRow {
  const upload = rows().find(String(req.query.uploadId ?? ''));
  if (!upload || upload.key !== key || upload.mchno !== credential.mchno) {
    throw new OssError(404, 'NoSuchUpload', 'The upload id does not exist: it was completed, aborted or never begun.');
  }
  return upload;
}

/** Keys that a credential may write. */
export function checkKey(key: string, credential: CredentialRow): void {
  if (!isObjectKey(key)) throw new OssError(400, 'InvalidObjectName', 'The object name is not valid.');
  if (!mayWrite(key, credential.mchno)) throw new OssError(403, 'AccessDenied', 'The object belongs to someone else.');
}

/** POST ?uploads */
export function initiate(req: Request, res: Response, key: string, credential: CredentialRow): void {
  checkKey(key, credential);
  const id = randomBytes(16).toString('hex').toUpperCase();
  const mime = req.header('content-type') || mimeOf(key);
  rows().insert({ id, key, mchno: credential.mchno, mime, maxBytes: credential.maxBytes, parts: {} });
  sendXml(res, xml('InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId: id }));
}

/** PUT ?partNumber&uploadId */
export async function uploadPart(req: Request, res: Response, key: string, credential: CredentialRow): Promise<void> {
  const upload = needUpload(req, key, credential);
  const number = Number(req.query.partNumber);
  if (!Number.isInteger(number) || number < 1 || number > 10_000) {
    throw new OssError(400, 'InvalidArgument', 'Part numbers run from 1 to 10000.');
  }
  const bytes = await readBody(req);
  const md5 = createHash('md5').update(bytes).digest('base64');
  const announced = req.header('content-md5');
  if (announced && announced !== md5) throw new OssError(400, 'InvalidDigest', 'The Content-MD5 does not match.');
  mkdirSync(dirname(partPath(upload.id, number)), { recursive: true });
  writeFileSync(partPath(upload.id, number), bytes);
  const etag = etagOf(bytes);
  // read again: other parts may have arrived while this one was read
  const { parts } = rows().find(upload.id) ?? upload;
  rows().update(upload.id, { parts: { ...parts, [number]: { etag, size: bytes.length } } });
  res.setHeader('ETag', `"${etag}"`);
  res.setHeader('Content-MD5', md5);
  res.status(200).end();
}

/** GET ?uploadId */
export function listParts(req: Request, res: Response, key: string, credential: CredentialRow): void {
  const upload = needUpload(req, key, credential);
  const parts = Object.entries(upload.parts)
    .sort(([left], [right]) => Number(left) - Number(right))
    .map(
      ([number, part]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>"${part.etag}"</ETag><Size>${part.size}</Size></Part>`,
    );
  sendXml(
    res,
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListPartsResult><Bucket>${bucket}</Bucket><Key>${escapeXml(key)}</Key>` +
      `<UploadId>${upload.id}</UploadId><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`,
  );
}

/** POST ?uploadId, the list of parts as XML. */
export async function complete(req: Request, res: Response, key: string, credential: CredentialRow): Promise<void> {
  const upload = needUpload(req, key, credential);
  const asked = readList((await readBody(req, 2 * 1024 * 1024)).toString('utf8'));
  let size = 0;
  for (const { number, etag } of asked) {
    const part = upload.parts[number];
    if (part?.etag !== etag || !existsSync(partPath(upload.id, number))) {
      throw new OssError(400, 'InvalidPart', `Part ${number} is missing or differs.`);
    }
    size += part.size;
  }
  if (asked.some(({ number }, index) => index > 0 && number <= (asked[index - 1]?.number ?? 0))) {
    throw new OssError(400, 'InvalidPartOrder', 'The list of parts is not in ascending order.');
  }
  if (size > upload.maxBytes) throw new OssError(400, 'EntityTooLarge', 'The file is larger than allowed.');
  const temporary = `${objectPath(key)}.${upload.id}`;
  writeFileSync(temporary, '');
  for (const { number } of asked) appendFileSync(temporary, readFileSync(partPath(upload.id, number)));
  renameSync(temporary, objectPath(key));
  const digest = createHash('md5')
    .update(asked.map(({ etag }) => etag).join(''))
    .digest('hex')
    .toUpperCase();
  const etag = `${digest}-${asked.length}`;
  remember(key, { mchno: upload.mchno, mime: upload.mime, size, etag });
  forget(upload);
  res.setHeader('ETag', `"${etag}"`);
  sendXml(res, xml('CompleteMultipartUploadResult', { Bucket: bucket, Key: key, ETag: `"${etag}"` }));
}

/** DELETE ?uploadId */
export function abort(req: Request, res: Response, key: string, credential: CredentialRow): void {
  forget(needUpload(req, key, credential));
  res.status(204).end();
}

function forget(upload: UploadRow): void {
  for (const number of Object.keys(upload.parts)) rmSync(partPath(upload.id, number), { force: true });
  rows().remove(upload.id);
}

function readList(text: string): { number: number; etag: string }[] {
  const parts = [...text.matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)<\/PartNumber>/.exec(part)?.[1] ?? 0),
    etag: (/<ETag>(?:"|&quot;)?([^"&<]+)/.exec(part)?.[1] ?? '').toUpperCase(),
  }));
  if (parts.length === 0) throw new OssError(400, 'MalformedXML', 'The list of parts cannot be read.');
  return parts;
}
