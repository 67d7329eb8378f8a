import { z } from 'zod';
import { done, get, id, post, timestamp } from '../contract';
import { filePages } from '../pageKeys';

const folderName = z.string().trim().min(1).max(60);

const fileFolder = z.object({
  id,
  name: z.string(),
  /** Empty = at the top. */
  parent_id: z.string(),
  /** Files in it and below. */
  count: z.number().int(),
  created_at: timestamp,
});
export type FileFolder = z.infer<typeof fileFolder>;

export const fileFolderContract = {
  data: get('/file_folder/data', {
    summary: 'All folders, flat; parent_id makes the tree',
    input: z.object({}).passthrough(),
    result: z.object({
      list: z.array(fileFolder),
      /** Files in the library, in no folder, in the recycle bin. */
      counts: z.object({ all: z.number().int(), loose: z.number().int(), bin: z.number().int() }),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: [...filePages] },
  }),
  save: post('/file_folder/save', {
    summary: 'Make a folder (no id) or rename it',
    input: z.object({ id: id.optional(), name: folderName, parent_id: z.string().max(64).optional() }),
    result: fileFolder,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'file_folder.save' },
  }),
  multi_save: post('/file_folder/multi_save', {
    summary: 'Make the folders of these paths where they are missing; answers the id of each path, in its order',
    input: z.object({
      parent_id: z.string().max(64).default(''),
      paths: z.array(z.array(folderName).min(1).max(8)).min(1).max(200),
    }),
    result: z.object({ ids: z.array(id) }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'file_folder.save' },
  }),
  move: post('/file_folder/move', {
    summary: 'Put a folder with all in it under another one (empty = to the top)',
    input: z.object({ id, parent_id: z.string().max(64) }),
    result: fileFolder,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'file_folder.save' },
  }),
  delete: post('/file_folder/delete', {
    summary: 'Delete a folder with those below it; its files go to the folder above or into the recycle bin',
    input: z.object({ id, contents: z.enum(['parent', 'bin']) }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'file_folder.delete' },
  }),
};
