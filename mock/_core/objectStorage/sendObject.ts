import { resolve } from 'node:path';
import type { Request, Response } from 'express';
import { isShown } from './mime';
import { findObject, objectPath } from './objects';
import { OssError } from './ossError';
import { judgeSignature } from './signedAddress';

/** GET and HEAD of an object, with ranges and conditions. */
export function sendObject(req: Request, res: Response, key: string): void {
  const row = findObject(key);
  if (!row) throw new OssError(404, 'NoSuchKey', 'The specified key does not exist.');
  const { isPrivate = false } = row;
  if (isPrivate) {
    const verdict = judgeSignature(key, req.query.sig);
    if (verdict === 'expired') throw new OssError(403, 'AccessDenied', 'The address has expired. Ask for it again.');
    if (verdict === 'wrong')
      throw new OssError(403, 'AccessDenied', 'The file is private and its address is not signed.');
  }
  res.setHeader('x-oss-object-type', 'Normal');
  const name = key.split('/').pop() ?? 'file';
  sendFile(req, res, { path: objectPath(key), mime: row.mime, etag: row.etag, name, isPrivate });
}

interface SentFile {
  readonly path: string;
  readonly mime: string;
  readonly name: string;
  readonly etag?: string;
  readonly isPrivate?: boolean;
}

/** Sends a file of ours; what a browser could run is only offered for download. */
export function sendFile(_req: Request, res: Response, { path, mime, name, etag, isPrivate = false }: SentFile): void {
  res.setHeader('Content-Type', mime);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  // no-transform: the server's gzip would break ranges
  res.setHeader('Cache-Control', isPrivate ? 'private, no-store, no-transform' : 'public, max-age=3600, no-transform');
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Access-Control-Expose-Headers', 'ETag, Content-Length, Content-Range, Accept-Ranges');
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (etag) res.setHeader('ETag', `"${etag}"`);
  if (!isShown(mime)) {
    res.setHeader('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
    res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  }
  res.sendFile(resolve(path), { dotfiles: 'allow', cacheControl: false, acceptRanges: true }, (error) => {
    // a client that leaves in the middle of a video is no fault
    if (!error || res.headersSent) return;
    const { status = 404 } = error as Error & { status?: number };
    res.removeHeader('Content-Disposition');
    res.status(status).end();
  });
}
