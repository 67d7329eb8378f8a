import type { Session } from '@/lib/session';
import type { CurrentUser } from '@/services/account/schema';
import type { Provider } from '@/services/merchant/schema';
import type { Notice } from '@/services/notice/schema';
import { type NoticeData, noNotices } from './types';

/**
 * Start-up reads tolerantly, without the schemas (they stay out of the entry): what an answer lacks is left out, and no
 * answer can take the shell down or sign the user out.
 */
type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const colorOf = (value: unknown): string => (/^#[0-9a-f]{6}$/i.test(text(value)) ? text(value) : '');

/** Undefined without a name: then the product's own brand is shown. */
export function providerOf(answer: unknown): Provider | undefined {
  const { id, name, title, slogan, logo, favicon, color, secondary, link, icp, can_register, ...rest } =
    fieldsOf(answer);
  if (!text(name)) return undefined;
  return {
    id: text(id),
    name: text(name),
    title: text(title),
    slogan: text(slogan),
    logo: text(logo),
    favicon: text(favicon),
    color: colorOf(color),
    secondary: colorOf(secondary),
    link: colorOf(link),
    icp: text(icp),
    service_phone: text(rest.service_phone),
    service_email: text(rest.service_email),
    service_wechat: text(rest.service_wechat),
    service_hours: text(rest.service_hours),
    login_image: text(rest.login_image),
    can_register: can_register !== false,
  };
}

/** What the answer does not say follows from the session; rights that it does not name are not granted. */
export function userOf(answer: unknown, session: Pick<Session, 'accountId' | 'business'>): CurrentUser {
  const fields = fieldsOf(answer);
  const business = text(fields.business) || session.business;
  return {
    ...fields,
    id: typeof fields.id === 'string' ? fields.id : session.accountId,
    name: text(fields.name),
    avatar: text(fields.avatar),
    access: text(fields.access),
    routes: texts(fields.routes),
    actions: texts(fields.actions),
    // An older answer does not name them.
    ...(fields.app_presets === undefined ? {} : { app_presets: presetsOf(fields.app_presets) }),
    ...(fields.locked === undefined ? {} : { locked: texts(fields.locked) }),
    business: business === 'provider' ? 'provider' : 'merchant',
  };
}

type Presets = NonNullable<CurrentUser['app_presets']>;

/** Presets of applications; what is none is left out. */
const presetsOf = (answer: unknown): Presets =>
  Object.fromEntries(
    Object.entries(fieldsOf(answer)).map(([key, preset]) => [key, fieldsOf(preset) as Presets[string]]),
  );

/** The list that start-up asks for holds status 0 only, but what the server sends is counted, not assumed. */
export function noticeDataOf(answer: unknown): NoticeData {
  const { list, total } = fieldsOf(answer);
  if (!Array.isArray(list)) return noNotices;
  const noticeList = list.filter(isNotice);
  return {
    noticeList,
    totalCount: typeof total === 'number' ? total : noticeList.length,
    unreadCount: noticeList.filter((notice) => notice.status === 0).length,
  };
}

function isNotice(value: unknown): value is Notice {
  const { id, title, content, kind } = fieldsOf(value);
  return [id, title, content, kind].every((field) => typeof field === 'string');
}

interface StartupGoods {
  readonly id: string;
  readonly title: string;
  readonly cover: string;
}

/** The first of a list of goods; undefined where there is none. */
export function firstGoodsOf(answer: unknown): StartupGoods | undefined {
  const { list } = fieldsOf(answer);
  const { id, title, cover } = fieldsOf(Array.isArray(list) ? list[0] : undefined);
  return text(id) ? { id: text(id), title: text(title), cover: text(cover) } : undefined;
}
