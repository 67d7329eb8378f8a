import { z } from 'zod';
import { done, get, id, idQuery, idsBody, pageOf, pageQuery, post, sourceRef, timestamp } from '../contract';
import { filePages } from '../pageKeys';

/** Upload authorization of the brief, point 3. */
const uploadAuthorization = z.object({
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

const fileKind = z.enum(['image', 'video', 'audio', 'document', 'other']);
export type FileKind = z.infer<typeof fileKind>;

/** Upright, lying or square; of images and videos. */
const fileShape = z.enum(['portrait', 'landscape', 'square']);
export type FileShape = z.infer<typeof fileShape>;

/** Of videos and sounds: up to 15 s, up to a minute, up to five, longer. */
const fileLength = z.enum(['flash', 'short', 'medium', 'long']);
export type FileLength = z.infer<typeof fileLength>;

/** What the browser found out about a file when it was uploaded. */
const fileFacts = z.object({
  video_codec: z.string().max(40).optional(),
  audio_codec: z.string().max(40).optional(),
  /** Degrees, clockwise. */
  rotation: z.number().optional(),
  /** Frames a second. */
  fps: z.number().optional(),
  has_audio: z.boolean().optional(),
  /** Why a browser cannot play it, by the engine's code. */
  problem: z.string().max(40).optional(),
  /** What is wrong with it, also where it can be used in part (a sound that is lost, an end that is missing). */
  reason: z
    .object({
      code: z.string().max(40),
      container: z.string().max(40).optional(),
      codec: z.string().max(40).optional(),
    })
    .optional(),
});
export type FileFacts = z.infer<typeof fileFacts>;

const fileTags = z.array(z.string().trim().min(1).max(20)).max(20);

const file = z.object({
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
  /** SHA-256 of the content, in hex; absent for very large files. */
  hash: z.string().optional(),
  created_at: timestamp,
  /** Empty = in no folder. */
  folder_id: z.string(),
  tags: z.array(z.string()),
  /** 1 in the library, -1 in the recycle bin. */
  status: z.union([z.literal(1), z.literal(-1)]),
  deleted_at: timestamp.optional(),
  /** When the recycle bin lets go of it. */
  expires_at: timestamp.optional(),
  /** A small image of it; empty where there is none. */
  cover: z.string(),
  facts: fileFacts.optional(),
  /** Records that use it. */
  used_in: z.number().int(),
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
  folder_id: z.string().max(64).optional(),
  tags: fileTags.optional(),
  cover: z.string().max(1000).optional(),
  facts: fileFacts.optional(),
});

/** `folder_id` of the files that lie in no folder. */
export const noFolder = 'none';

export const fileQuery = pageQuery.extend({
  kind: fileKind.optional(),
  shape: fileShape.optional(),
  length: fileLength.optional(),
  tag: z.string().max(20).optional(),
  /** A folder with all below it; `none` = in no folder; absent = everywhere. */
  folder_id: z.string().max(64).optional(),
  status: z.coerce.number().int().min(-1).max(1).default(1),
});

/** A record that uses a file. */
const fileUse = z.object({
  type: z.enum([...sourceRef.shape.type.options, 'material', 'voice_sample', 'merchant', 'account', 'video_template']),
  id,
  title: z.string(),
  kind: z.string(),
});
export type FileUse = z.infer<typeof fileUse>;

/** Form of a call that carries no Authen header: the upload authorization in it says who sends it. */
const authorizedForm = z.object({
  key: z.string().min(1).max(500),
  policy: z.string().min(1).max(4000),
  OSSAccessKeyId: z.string().min(1).max(200),
  signature: z.string().min(1).max(200),
  'x-oss-security-token': z.string().max(4000).default(''),
});
const heldByForm = {
  open: 'held by the upload authorization in the form, which /file/oss_sts gives to whoever may save',
};

export const fileContract = {
  oss_sts: post('/file/oss_sts', {
    summary: 'Upload authorization; query maxSize in MB',
    input: z.object({ maxSize: z.coerce.number().min(1).max(20480).optional() }),
    result: uploadAuthorization,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'file.save' },
  }),
  oss_upload: post('/file/oss_upload', {
    summary:
      'Store a file where the store itself cannot be reached: multipart/form-data like its own form POST, with `file`',
    input: authorizedForm,
    result: z.object({ key: z.string(), url: z.string(), mime: z.string(), size: z.number().int() }),
    origin: 'brief',
    auth: 'public',
    permission: heldByForm,
  }),
  upload_excel: post('/file/upload_excel', {
    summary: 'Read an Excel (.xlsx) or CSV file as text: the form of /file/oss_upload, nothing is stored',
    input: authorizedForm,
    result: z.object({ sheets: z.array(z.object({ name: z.string(), rows: z.array(z.array(z.string())) })) }),
    origin: 'brief',
    auth: 'public',
    permission: heldByForm,
  }),
  save: post('/file/save', {
    summary: 'Record an uploaded object',
    input: fileBody,
    result: file,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'file.save' },
  }),
  multi_save: post('/file/multi_save', {
    summary: 'Record several uploaded objects',
    input: z.object({ files: z.array(fileBody).min(1).max(200) }),
    result: z.object({ list: z.array(file) }),
    origin: 'brief',
    auth: 'user',
    permission: { action: 'file.save' },
  }),
  media_info: get('/file/media_info', {
    summary: 'One file record',
    input: idQuery,
    result: file,
    origin: 'brief',
    auth: 'user',
    permission: { page: [...filePages] },
  }),
  data: get('/file/data', {
    summary:
      'Files, paged; the keyword also finds pinyin and its initials; `filter` counts kinds, shapes, lengths, tags',
    input: fileQuery,
    result: pageOf(file),
    origin: 'chosen',
    auth: 'user',
    permission: { page: [...filePages] },
  }),
  check: post('/file/check', {
    summary: 'Which of these contents are in the library already; asked before an upload',
    input: z.object({
      files: z
        .array(
          z.object({ name: z.string().max(255), size: z.number().int().min(0), hash: z.string().max(128).optional() }),
        )
        .min(1)
        .max(500),
    }),
    /** `at` = place in the question; `by` name only for files too large for a hash (same name and size). */
    result: z.object({
      list: z.array(z.object({ at: z.number().int(), by: z.enum(['hash', 'name']), file, folder: z.string() })),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'file.save' },
  }),
  set: post('/file/set', {
    summary: 'Rename a file, give it a cover or facts',
    input: z.object({
      id,
      name: z.string().trim().min(1).max(255).optional(),
      cover: z.string().max(1000).optional(),
      duration: z.number().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      facts: fileFacts.optional(),
    }),
    result: file,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'file.save' },
  }),
  move: post('/file/move', {
    summary: 'Put files into a folder; an empty folder_id takes them out of theirs',
    input: idsBody.extend({ folder_id: z.string().max(64) }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'file.save' },
  }),
  tag: post('/file/tag', {
    summary: 'Add tags to files and take tags away',
    input: idsBody.extend({ add: fileTags.optional(), remove: fileTags.optional() }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'file.save' },
  }),
  delete: post('/file/delete', {
    summary: 'Into the recycle bin, which keeps files for 30 days',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'file.delete' },
  }),
  status: post('/file/status', {
    summary: '-1 into the recycle bin, 1 back out of it',
    input: idsBody.extend({ status: z.union([z.literal(1), z.literal(-1)]) }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'file.delete' },
  }),
  restore: post('/file/restore', {
    summary: 'Out of the recycle bin, to where it lay; to the top where that folder is gone',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'file.delete' },
  }),
  purge: post('/file/purge', {
    summary: 'Delete for good; files in use are refused unless `even_used`. No ids = the whole bin',
    input: z.object({ ids: z.array(id).max(1000).optional(), even_used: z.boolean().default(false) }),
    result: z.object({ purged: z.number().int(), kept: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'file.delete' },
  }),
  used_in: get('/file/used_in', {
    summary: 'Records that use a file',
    input: idQuery,
    result: z.object({ list: z.array(fileUse) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['creative.media', 'creative.recycle'] },
  }),
  upload_remote: post('/file/upload_remote', {
    summary: 'Fetch a public address into the store',
    input: z.object({
      url: z.string().min(1).max(2000),
      name: z.string().max(255).optional(),
      folder_id: z.string().max(64).optional(),
    }),
    result: file,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'file.save' },
  }),
  base64_upload: post('/file/base64_upload', {
    summary: 'Store a data URL',
    input: z.object({
      /** A body of 5 MB is read; larger files go to the object store. */
      data: z.string().min(1).max(5_000_000),
      name: z.string().min(1).max(255),
      folder_id: z.string().max(64).optional(),
    }),
    result: file,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'file.save' },
  }),
};
