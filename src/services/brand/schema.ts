import { z } from 'zod';
import {
  type BrandFieldName,
  brandAreas,
  brandDefaults,
  MAX_WATERMARK_TEXT,
  MIN_WATERMARK_OPACITY,
  watermarkKinds,
  watermarkPlaces,
} from '../../domain/brand';
import { get, id, post, revision, shownRevision, timestamp } from '../contract';

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/);
/** A data URL or a path on this site; what it may hold is checked by the brand's rules. */
const image = z.string().max(150_000);

const brandFields = z.object({
  name: z.string().trim().min(1).max(30),
  title: z.string().trim().max(60),
  slogan: z.string().trim().max(60),
  logo: image,
  favicon: image,
  color,
  /** Marks on images and illustrations. */
  secondary: color,
  link: color,
  icp: z.string().trim().max(60),
  service_phone: z.string().trim().max(30),
  /** Beside the form of the sign-in page, as an address; '' = the product's own drawing. */
  login_image: z.string().max(2000).default(brandDefaults.login_image),
  service_email: z.string().trim().max(80).default(brandDefaults.service_email),
  service_wechat: z.string().trim().max(40).default(brandDefaults.service_wechat),
  service_hours: z.string().trim().max(40).default(brandDefaults.service_hours),
  /** Who mails come from. */
  mail_name: z.string().trim().max(30).default(brandDefaults.mail_name),
  mail_address: z.string().trim().max(80).default(brandDefaults.mail_address),
  /** Parts of the product that its merchants do not get. */
  closed_areas: z.array(z.enum(brandAreas)).default([]),
  /** The mark on its merchants' videos. */
  watermark_kind: z.enum(watermarkKinds).default(brandDefaults.watermark_kind),
  watermark_text: z.string().trim().max(MAX_WATERMARK_TEXT).default(brandDefaults.watermark_text),
  /** A PNG as data URL. */
  watermark_image: image.default(brandDefaults.watermark_image),
  watermark_place: z.enum(watermarkPlaces).default(brandDefaults.watermark_place),
  /** Percent. */
  watermark_opacity: z.number().int().min(MIN_WATERMARK_OPACITY).max(100).default(brandDefaults.watermark_opacity),
  /** Versions whose videos carry it; empty = all. */
  watermark_plans: z.array(z.string().max(20)).max(20).default([]),
  /** Hosts that show this brand. */
  hosts: z.array(z.string().trim().min(1).max(300)).min(1).max(20),
} satisfies Record<BrandFieldName, z.ZodType>);
export type BrandFields = z.infer<typeof brandFields>;

const brandState = z.object({
  /** What everybody sees. */
  live: brandFields,
  /** What is being prepared; missing where nothing differs. */
  draft: brandFields.optional(),
  /** Of draft and live together: what was prepared on an older one is refused. */
  revision: shownRevision,
  /** Those that were live before, the latest first. */
  history: z.array(
    z.object({
      id,
      replaced_at: timestamp,
      /** Who replaced it. */
      by: z.string(),
      fields: brandFields,
    }),
  ),
});
export type BrandState = z.infer<typeof brandState>;
export type BrandVersion = BrandState['history'][number];

const nothing = z.object({}).passthrough().optional();

/** The brand of the caller's provider: what its hosts show. */
export const brandContract = {
  info: get('/brand/info', {
    summary: 'The live brand, the draft and the versions before',
    input: nothing,
    result: brandState,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['platform.brand'] },
  }),
  save: post('/brand/save', {
    summary: 'Keep the draft; what is live stays',
    input: brandFields.extend({ revision }),
    result: brandState,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'brand.save' },
  }),
  activate: post('/brand/activate', {
    summary: 'Make the draft live and keep what was',
    input: z.object({ revision }),
    result: brandState,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'brand.activate' },
  }),
  restore: post('/brand/restore', {
    summary: 'Change places with a version before; without `id` the latest',
    input: z.object({ revision, id: id.optional() }),
    result: brandState,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'brand.activate' },
  }),
};
