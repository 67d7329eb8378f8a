import { z } from 'zod';
import {
  done,
  get,
  id,
  idQuery,
  idsBody,
  pageOf,
  pageQuery,
  post,
  recordStatus,
  recordStatusQuery,
  sourceChain,
  statusBody,
  timestamp,
} from '../contract';

const fields = {
  title: z.string().trim().min(1).max(120),
  /** The uploaded file (/file/save). */
  file_id: id,
  cover: z.string().max(2000).default(''),
  project_id: id.optional(),
  goods_id: id.optional(),
  framework_id: z.string().max(64).optional(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Seconds. */
  duration: z.number().positive(),
  /** Container and codecs as written, e.g. mp4 / avc / aac. */
  container: z.string().max(20),
  video_codec: z.string().max(40),
  audio_codec: z.string().max(40).default(''),
  /** Whether the AI label is visible in the picture and stands in the file's metadata. */
  ai_label: z.object({ visible: z.boolean(), metadata: z.boolean() }),
  source: sourceChain,
};

export const video = z.object({
  id,
  ...fields,
  url: z.string(),
  size: z.number().int(),
  goods_title: z.string().default(''),
  status: recordStatus,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Video = z.infer<typeof video>;

/** Finished videos. */
export const videoContract = {
  data: get('/video/data', {
    summary: 'Finished videos, newest first',
    input: pageQuery.extend({ status: recordStatusQuery.optional(), goods_id: id.optional() }),
    result: pageOf(video),
    origin: 'chosen',
    auth: 'user',
  }),
  info: get('/video/info', { summary: 'One video', input: idQuery, result: video, origin: 'chosen', auth: 'user' }),
  save: post('/video/save', {
    summary: 'Add (no id) or update',
    input: z.object({ id: id.optional(), ...fields }),
    result: video,
    origin: 'chosen',
    auth: 'user',
    action: 'video.save',
  }),
  status: post('/video/status', {
    summary: 'Change status; -1 = recycle, 1 = restore',
    input: statusBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    action: 'video.delete',
  }),
  delete: post('/video/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    action: 'video.delete',
  }),
};
