import type { Request, RequestHandler, Response } from 'express';
import { applyFaults, faultsFor } from '../faults';
import { safely } from '../safely';
import { authorizeHeader } from './authorize';
import { mimeOf } from './mime';
import { abort, checkKey, complete, initiate, listParts, uploadPart } from './multipart';
import { bucket, etagOf, putObject, removeObject } from './objects';
import { OssError, sendOssError } from './ossError';
import { postObject } from './postObject';
import { readBody } from './readBody';
import { sendObject } from './sendObject';

/** Everything below the bucket: what ali-oss and a form upload ask for. `prefix` is the path before the bucket. */
export function objectRoute(prefix: string): RequestHandler {
  const base = `${prefix}/${bucket}`;
  return safely(async (req, res) => {
    expose(res);
    const kinds = faultsFor(req);
    if (await applyFaults(kinds, res)) return;
    try {
      if (kinds.includes('sts-expired') && req.method !== 'GET' && req.method !== 'HEAD') {
        throw new OssError(403, 'SecurityTokenExpired', 'The security token you provided has expired.');
      }
      await dispatch(req, res, keyOf(req, base));
    } catch (error) {
      if (!(error instanceof OssError) || res.headersSent) throw error;
      sendOssError(res, error);
    }
  });
}

/** The key as it was sent: decoded once. A path that does not decode or leaves the bucket is refused. */
function keyOf(req: Request, base: string): string {
  if (req.path !== base && !req.path.startsWith(`${base}/`)) {
    throw new OssError(404, 'NoSuchBucket', 'The specified bucket does not exist.');
  }
  try {
    return decodeURIComponent(req.path.slice(base.length + 1));
  } catch {
    throw new OssError(400, 'InvalidObjectName', 'The object name is not valid.');
  }
}

async function dispatch(req: Request, res: Response, key: string): Promise<void> {
  const { query } = req;
  if (req.method === 'POST' && key === '') return postObject(req, res);
  const isSignedGet = req.method === 'GET' && 'uploadId' in query;
  if ((req.method === 'GET' || req.method === 'HEAD') && !isSignedGet) return sendObject(req, res, key);
  const credential = authorizeHeader(req, key);
  if (isSignedGet) return listParts(req, res, key, credential);
  if (req.method === 'POST' && 'uploads' in query) return initiate(req, res, key, credential);
  if (req.method === 'POST' && 'uploadId' in query) return complete(req, res, key, credential);
  if (req.method === 'PUT' && 'uploadId' in query) return uploadPart(req, res, key, credential);
  if (req.method === 'DELETE' && 'uploadId' in query) return abort(req, res, key, credential);
  if (req.method === 'PUT') {
    checkKey(key, credential);
    const bytes = await readBody(req, credential.maxBytes);
    putObject(key, bytes, req.header('content-type') || mimeOf(key), credential.mchno);
    res.setHeader('ETag', `"${etagOf(bytes)}"`);
    res.status(200).end();
    return;
  }
  if (req.method === 'DELETE') {
    checkKey(key, credential);
    removeObject(key);
    res.status(204).end();
    return;
  }
  throw new OssError(405, 'MethodNotAllowed', 'The method is not allowed here.');
}

function expose(res: Response): void {
  res.setHeader('x-oss-request-id', Date.now().toString(16).toUpperCase().padStart(24, '0'));
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader(
    'Access-Control-Expose-Headers',
    'ETag, Content-MD5, x-oss-request-id, x-oss-object-type, x-oss-hash-crc64ecma',
  );
}
