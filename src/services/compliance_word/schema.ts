import { z } from 'zod';
import { complianceCategories, complianceLevels } from '../../domain/compliance/types';
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
  revision,
  shownRevision,
  statusBody,
  timestamp,
} from '../contract';

const complianceLevel = z.enum(complianceLevels);
const complianceCategory = z.enum(complianceCategories);

const fields = {
  word: z.string().trim().min(2).max(30),
  /** What stands there instead; '' = best removed. */
  replacement: z.string().trim().max(30).default(''),
  level: complianceLevel.default('high'),
  category: complianceCategory.default('falsehood'),
  /** Shown to whoever writes the word. */
  reason: z.string().trim().max(100).default(''),
};

/** A word that a provider adds for all its merchants, or a merchant for itself. */
const complianceWord = z.object({
  id,
  revision: shownRevision,
  ...fields,
  status: recordStatus,
  created_at: timestamp,
  updated_at: timestamp,
});
export type ComplianceWord = z.infer<typeof complianceWord>;

const ownWord = z.object({
  word: z.string(),
  replacement: z.string(),
  level: complianceLevel,
  category: complianceCategory,
  reason: z.string(),
});

export const complianceWordContract = {
  data: get('/compliance_word/data', {
    summary: 'The caller’s own words, paged: a provider’s for all its merchants, a merchant’s for itself',
    input: pageQuery.extend({
      status: recordStatusQuery.optional(),
      level: complianceLevel.optional(),
      category: complianceCategory.optional(),
    }),
    result: pageOf(complianceWord),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.words', 'platform.compliance'] },
  }),
  info: get('/compliance_word/info', {
    summary: 'One own word',
    input: idQuery,
    result: complianceWord,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.words', 'platform.compliance'] },
  }),
  mine: get('/compliance_word/mine', {
    summary: 'All words in force for the caller besides the product’s list: the provider’s and the merchant’s',
    input: z.object({}).passthrough().optional(),
    result: z.object({ provider: z.array(ownWord), merchant: z.array(ownWord) }),
    origin: 'chosen',
    auth: 'user',
    permission: { open: 'reference: every text field marks these words' },
  }),
  save: post('/compliance_word/save', {
    summary: 'Add (no id) or update',
    input: z.object({ id: id.optional(), revision, ...fields }),
    result: complianceWord,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'compliance_word.save' },
  }),
  multi_save: post('/compliance_word/multi_save', {
    summary: 'Add many with one level, category and reason; known words are brought up to date',
    input: z.object({
      words: z
        .array(z.object({ word: fields.word, replacement: fields.replacement }))
        .min(1)
        .max(2000),
      level: fields.level,
      category: fields.category,
      reason: fields.reason,
    }),
    result: z.object({ added: z.number().int(), updated: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'compliance_word.save' },
  }),
  status: post('/compliance_word/status', {
    summary: 'In force or not',
    input: statusBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'compliance_word.status' },
  }),
  delete: post('/compliance_word/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'compliance_word.delete' },
  }),
};
