import { createObservable } from '@/utils/observable';
import { localStore } from './storage/localStore';

/** Session values of the brief, point 3. */
export interface Session {
  readonly token: string;
  readonly accountId: string;
  readonly mchno: string;
  readonly apptype: string;
  readonly business: string;
  readonly industry: string;
}

/** What the login calls answer; services/user has its schema. */
interface LoginValues {
  readonly token: string;
  readonly id: string;
  readonly app_type: string;
  readonly business: string;
  readonly merchantData: { readonly mchno: string; readonly industry: string };
}

/** The goods that the user works on. */
export interface CurrentGoods {
  readonly id: string;
  readonly title: string;
  readonly cover: string;
}

/** Key names given by the brief; the three of the current goods follow their style. */
export const sessionKeys = {
  token: 'YIDIANKE_TOKEN',
  mchno: 'YIDIANKE_MCHNO',
  accountId: 'YIDIANKE_ACCOUNT_ID',
  apptype: 'YIDIANKE_APPTYPE',
  business: 'YIDIANKE_BUSINESS',
  industry: 'YIDIANKE_INDUSTRY',
} as const;

const goodsKeys = {
  id: 'YIDIANKE_GOODS_ID',
  title: 'YIDIANKE_GOODS_TITLE',
  cover: 'YIDIANKE_GOODS_COVER',
} as const;

/** Survives a logout and a 403 (ruling 11). */
const languageKey = 'umi_locale';
export const defaultApptype = 'merchant';
const shortestToken = 11;

type SessionChange = 'here' | 'elsewhere';
type Listener = (where: SessionChange) => void;
const listeners = createObservable<[where: SessionChange]>();

/** The first account that this page has worked for. */
let pageAccount = '';
/** This page has signed somebody else in itself, and is on its way to where he begins. */
let isHandedOver = false;

/**
 * The stored session. A stored token that does not make a login counts as none and is cleared (ruling 9).
 * @returns empty texts where nothing is stored; `apptype` falls back to `merchant`.
 */
export function readSession(): Session {
  const session = readStored();
  if (isLoggedIn(session)) pageAccount ||= session.accountId;
  if (!session.token || isLoggedIn(session)) return session;
  clearSession();
  return readStored();
}

function readStored(): Session {
  const read = (key: string): string => localStore.getText(key) ?? '';
  return {
    token: read(sessionKeys.token),
    accountId: read(sessionKeys.accountId),
    mchno: read(sessionKeys.mchno),
    apptype: read(sessionKeys.apptype) || defaultApptype,
    business: read(sessionKeys.business),
    industry: read(sessionKeys.industry),
  };
}

/** First reading of the brief, point 4: token longer than 10 characters, account id present and not `undefined`. */
export function isLoggedIn(session: Pick<Session, 'token' | 'accountId'>): boolean {
  return session.token.length >= shortestToken && session.accountId !== '' && session.accountId !== 'undefined';
}

/** Stores what a login call answered; another account's current goods does not stay behind. */
export function writeSession(login: LoginValues): void {
  const before = readStored();
  localStore.setText(sessionKeys.token, login.token);
  localStore.setText(sessionKeys.accountId, String(login.id));
  localStore.setText(sessionKeys.mchno, login.merchantData.mchno);
  localStore.setText(sessionKeys.apptype, login.app_type || defaultApptype);
  localStore.setText(sessionKeys.business, login.business);
  localStore.setText(sessionKeys.industry, login.merchantData.industry);
  if (before.mchno !== login.merchantData.mchno) dropCurrentGoods();
  isHandedOver = pageAccount !== '' && pageAccount !== String(login.id);
  announce('here');
}

/** Whether this page has itself signed in somebody else than whom it has worked for: it goes on to where he begins. */
export const isHandingOver = (): boolean => isHandedOver;

/**
 * Whether somebody else is signed in than whom this page has worked for: jobs, drafts and lists in its memory are the
 * former's, so the page has to begin anew.
 */
export function hasChangedHands(): boolean {
  const { accountId } = readSession();
  return accountId !== '' && accountId !== pageAccount;
}

/** Removes every stored value of the product except the language (rulings 10, 11). */
export function clearSession(): void {
  localStore.clearExcept([languageKey]);
  announce('here');
}

/** A page begins anew in the same module, as only tests have it: whom it works for is not known yet. */
export function beginPage(): void {
  pageAccount = '';
  isHandedOver = false;
}

/** Undefined when no goods is chosen. */
export function readCurrentGoods(): CurrentGoods | undefined {
  const id = localStore.getText(goodsKeys.id);
  if (!id) return undefined;
  return { id, title: localStore.getText(goodsKeys.title) ?? '', cover: localStore.getText(goodsKeys.cover) ?? '' };
}

export function writeCurrentGoods(goods: CurrentGoods): void {
  localStore.setText(goodsKeys.id, goods.id);
  localStore.setText(goodsKeys.title, goods.title);
  localStore.setText(goodsKeys.cover, goods.cover);
  announce('here');
}

function dropCurrentGoods(): void {
  for (const key of Object.values(goodsKeys)) localStore.remove(key);
}

/** Lets the current goods go: it was deleted. */
export function clearCurrentGoods(): void {
  dropCurrentGoods();
  announce('here');
}

/**
 * Tells of a login, logout or change of goods, in this tab (`here`) or another one (`elsewhere`).
 * @returns ends the subscription.
 */
export function onSessionChange(listener: Listener): () => void {
  if (listeners.count() === 0) window.addEventListener('storage', hearOtherTab);
  const stop = listeners.subscribe(listener);
  return () => {
    stop();
    if (listeners.count() === 0) window.removeEventListener('storage', hearOtherTab);
  };
}

function hearOtherTab(event: StorageEvent): void {
  // A null key is another tab's clear().
  if (event.key === null || watchedKeys.has(event.key)) announce('elsewhere');
}

const watchedKeys: ReadonlySet<string> = new Set([sessionKeys.token, sessionKeys.accountId, goodsKeys.id]);

function announce(where: SessionChange): void {
  listeners.emit(where);
}
