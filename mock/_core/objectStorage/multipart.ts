import { createHash, randomBytes } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import { clock } from '../clock';
import { cacheDir } from '../state';
import { globalDb, type Row } from '../store';
import type { CredentialRow } from './credentials';
import { mimeOf } from './mime';
import { bucket, etagOf, isObjectKey, mayWrite, objectPath, remember } from './objects';
import { escapeXml, OssError, sendXml, xml } from './ossError';
import { readBody } from './readBody';

const MAX_PARTS = 10_000;
/** A browser goes on with an upload up to three days after its last part (`src/lib/oss/checkpoints.ts`). */
const UNFINISHED_MS = 4 * 86_400_000;

interface Part {
  readonly etag: string;
  readonly size: number;
}

/** An unfinished multipart upload; it survives a restart, so a client can go on where it stopped. */
interface UploadRow extends Row {
  readonly mchno: string;
  readonly key: string;
  readonly mime: string;
  /** Of all parts together. */
  readonly maxBytes: number;
  readonly parts: Readonly<Record<string, Part>>;
  /** When it began or its last part came: milliseconds by the mock's clock. */
  readonly touched: number;
}

const rows = () => globalDb.table<UploadRow>('oss_upload');
const partsFolder = (): string => join(cacheDir(), 'objects', 'parts');
const partPath = (uploadId: string, number: number | string): string => join(partsFolder(), `${uploadId}.${number}`);

function needUpload(req: Request, key: string, credential: CredentialRow): UploadRow {
  const upload = rows().find(String(req.query.uploadId ?? ''));
  if (!upload || upload.key !== key || upload.mchno !== credential.mchno) {
    throw new OssError(404, 'NoSuchUpload', 'The upload id does not exist: it was completed, aborted or never begun.');
  }
  return upload;
}

/** Bytes that one part may have beside those that came before. */
function bytesLeft({ maxBytes, parts }: UploadRow, number: number): number {
  const others = Object.entries(parts).filter(([known]) => Number(known) !== number);
  return maxBytes - others.reduce((sum, [, { size }]) => sum + size, 0);
}

/** Frees what uploads hold that nobody goes on with, and parts that belong to none. */
export function sweepUploads(): void {
  for (const upload of rows().all()) {
    if (!(clock.now() - upload.touched < UNFINISHED_MS)) forget(upload);
  }
  if (!existsSync(partsFolder())) return;
  for (const name of readdirSync(partsFolder())) {
    if (!rows().find(name.split('.')[0] ?? '')) rmSync(join(partsFolder(), name), { force: true });
  }
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
  rows().insert({
    id,
    key,
    mchno: credential.mchno,
    mime,
    maxBytes: credential.maxBytes,
    parts: {},
    touched: clock.now(),
  });
  sendXml(res, xml('InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId: id }));
}

/** PUT ?partNumber&uploadId */
export async function uploadPart(req: Request, res: Response, key: string, credential: CredentialRow): Promise<void> {
  const upload = needUpload(req, key, credential);
  const number = Number(req.query.partNumber);
  if (!Number.isInteger(number) || number < 1 || number > MAX_PARTS) {
    throw new OssError(400, 'InvalidArgument', `Part numbers run from 1 to ${MAX_PARTS}.`);
  }
  const bytes = await readBody(req, bytesLeft(upload, number));
  const md5 = createHash('md5').update(bytes).digest('base64');
  const announced = req.header('content-md5');
  if (announced && announced !== md5) throw new OssError(400, 'InvalidDigest', 'The Content-MD5 does not match.');
  // Again: while this part was read, others may have come, and the upload may have ended.
  const current = needUpload(req, key, credential);
  if (bytes.length > bytesLeft(current, number)) {
    throw new OssError(413, 'EntityTooLarge', 'The parts together are larger than allowed.');
  }
  mkdirSync(partsFolder(), { recursive: true });
  writeFileSync(partPath(upload.id, number), bytes);
  const etag = etagOf(bytes);
  const parts = { ...current.parts, [number]: { etag, size: bytes.length } };
  rows().update(upload.id, { parts, touched: clock.now() });
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
  const asked = readPartList((await readBody(req, 2 * 1024 * 1024)).toString('utf8'));
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

/** The text of an element from `from` on, and where it ends; undefined when there is none or it is not closed. */
function elementIn(
  text: string,
  name: string,
  from: number,
): { readonly inner: string; readonly end: number } | undefined {
  const start = text.indexOf(`<${name}>`, from);
  const inside = start + name.length + 2;
  const end = start < 0 ? -1 : text.indexOf(`</${name}>`, inside);
  return end < 0 ? undefined : { inner: text.slice(inside, end), end: end + name.length + 3 };
}

/** The parts that a client wants joined, from its XML. @throws OssError */
export function readPartList(text: string): { readonly number: number; readonly etag: string }[] {
  const parts: { number: number; etag: string }[] = [];
  for (let part = elementIn(text, 'Part', 0); part; part = elementIn(text, 'Part', part.end)) {
    if (parts.length === MAX_PARTS)
      throw new OssError(400, 'InvalidArgument', `At most ${MAX_PARTS} parts are joined.`);
    const number = elementIn(part.inner, 'PartNumber', 0)?.inner ?? '';
    const etag = elementIn(part.inner, 'ETag', 0)?.inner ?? '';
    parts.push({
      number: /^\d{1,5}$/.test(number) ? Number(number) : 0,
      etag: etag.replaceAll('&quot;', '').replaceAll('"', '').toUpperCase(),
    });
  }
  if (parts.length === 0) throw new OssError(400, 'MalformedXML', 'The list of parts cannot be read.');
  return parts;
}
