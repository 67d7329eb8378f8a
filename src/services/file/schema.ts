import { z } from 'zod';
import { get, id, idQuery, pageOf, pageQuery, post, timestamp } from '../contract';

/** Upload authorization of the brief, point 3. */
export const uploadAuthorization = z.object({
  credentials: z.object({
    expiration: timestamp,
    accessKeyId: z.string(),
    /** Optional (ruling 22): with it large files go through ali-oss multipart. */
    accessKeySecret: z.string().optional(),
    securityToken: z.string(),
  }),
  ossConfig: z.object({
    /** Origin that takes the form POST, e.g. https://bucket.oss-cn-shanghai.aliyuncs.com */
    host: z.string(),
    /** Origin that serves the stored files. */
    domain: z.string(),
    signature: z.string(),
    policy: z.string(),
    regionId: z.string(),
    bucket: z.string(),
    /** Endpoint for ali-oss when it is not derived from the region (the mock's own store). */
    endpoint: z.string().optional(),
  }),
});
export type UploadAuthorization = z.infer<typeof uploadAuthorization>;

export const fileKind = z.enum(['image', 'video', 'audio', 'document', 'other']);
export const file = z.object({
  id,
  name: z.string(),
  key: z.string(),
  url: z.string(),
  kind: fileKind,
  mime: z.string(),
  size: z.number().int(),
  width: z.number().optional(),
  height: z.number().optional(),
  /** Seconds. */
  duration: z.number().optional(),
  hash: z.string().optional(),
  created_at: timestamp,
});
export type FileRecord = z.infer<typeof file>;

export const fileBody = z.object({
  name: z.string().min(1).max(255),
  key: z.string().min(1).max(500),
  mime: z.string().max(120),
  size: z.number().int().min(0),
  width: z.number().optional(),
  height: z.number().optional(),
  duration: z.number().optional(),
  hash: z.string().max(128).optional(),
});

export const fileContract = {
  oss_sts: post('/file/oss_sts', {
    summary: 'Upload authorization; query maxSize in MB',
    input: z.object({ maxSize: z.coerce.number().min(1).max(20480).optional() }),
    result: uploadAuthorization,
    origin: 'brief',
    auth: 'user',
  }),
  save: post('/file/save', {
    summary: 'Record an uploaded object',
    input: fileBody,
    result: file,
    origin: 'brief',
    auth: 'user',
  }),
  multi_save: post('/file/multi_save', {
    summary: 'Record several uploaded objects',
    input: z.object({ files: z.array(fileBody).min(1).max(200) }),
    result: z.object({ list: z.array(file) }),
    origin: 'brief',
    auth: 'user',
  }),
  media_info: get('/file/media_info', {
    summary: 'One file record',
    input: idQuery,
    result: file,
    origin: 'brief',
    auth: 'user',
  }),
  data: get('/file/data', {
    summary: 'Files, paged',
    input: pageQuery.extend({ kind: fileKind.optional() }),
    result: pageOf(file),
    origin: 'chosen',
    auth: 'user',
  }),
  upload_remote: post('/file/upload_remote', {
    summary: 'Fetch a public address into the store',
    input: z.object({ url: z.string().min(1).max(2000), name: z.string().max(255).optional() }),
    result: file,
    origin: 'brief',
    auth: 'user',
  }),
  base64_upload: post('/file/base64_upload', {
    summary: 'Store a data URL',
    input: z.object({ data: z.string().min(1).max(14_000_000), name: z.string().min(1).max(255) }),
    result: file,
    origin: 'brief',
    auth: 'user',
  }),
};
