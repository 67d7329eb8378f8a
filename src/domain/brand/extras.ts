import type { BrandArea } from './areas';
import type { WatermarkSetting } from './watermark';

/** What a brand has settled beside name, images, colors and hosts. */
export interface BrandExtras extends WatermarkSetting {
  /** Beside the form of the sign-in page; '' = the product's own drawing. */
  readonly login_image: string;
  readonly service_email: string;
  readonly service_wechat: string;
  readonly service_hours: string;
  /** Who mails come from. */
  readonly mail_name: string;
  readonly mail_address: string;
  readonly closed_areas: readonly BrandArea[];
}

/** All that a brand settles, in the order of its form. */
export const brandFieldNames = [
  'name',
  'title',
  'slogan',
  'logo',
  'favicon',
  'color',
  'secondary',
  'link',
  'icp',
  'service_phone',
  'service_email',
  'service_wechat',
  'service_hours',
  'mail_name',
  'mail_address',
  'login_image',
  'closed_areas',
  'watermark_kind',
  'watermark_text',
  'watermark_image',
  'watermark_place',
  'watermark_opacity',
  'watermark_plans',
  'hosts',
] as const;
export type BrandFieldName = (typeof brandFieldNames)[number];

/** Of a brand that has settled nothing of it, also in a state of an earlier version. */
export const brandDefaults: BrandExtras = {
  login_image: '',
  service_email: '',
  service_wechat: '',
  service_hours: '',
  mail_name: '',
  mail_address: '',
  closed_areas: [],
  watermark_kind: 'none',
  watermark_text: '',
  watermark_image: '',
  watermark_place: 'topRight',
  watermark_opacity: 70,
  watermark_plans: [],
};

/** Width / height that the sign-in page shows of a picture, pixels that it needs, and what a file may weigh. */
export const loginImageRule = { ratio: [6, 7], minWidth: 720, storedWidth: 1200, maxMB: 20 } as const;

/** Bytes of a stored picture: it stands before the first sign-in. */
export const MAX_LOGIN_IMAGE_BYTES = 2 * 1024 * 1024;

const email = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;.]+$/;

/** The first address that mail cannot reach; undefined = none. */
export const mailProblem = (
  fields: Pick<BrandExtras, 'service_email' | 'mail_address'>,
): 'service_email' | 'mail_address' | undefined =>
  (['service_email', 'mail_address'] as const).find((field) => fields[field] !== '' && !email.test(fields[field]));

/** How a mail names its sender: `Name <address>`; '' where no address is settled. */
export const mailSender = ({ mail_name, mail_address }: Pick<BrandExtras, 'mail_name' | 'mail_address'>): string =>
  mail_address && mail_name ? `${mail_name} <${mail_address}>` : mail_address;
