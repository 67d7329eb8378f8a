import { allPages } from '../../config/routes';
import type { AppPreset } from '../../src/domain/appPresets';
import {
  type AppKey,
  type AppSetting,
  appKeys,
  appPage,
  lockedPages,
  openApp,
  withoutLocked,
} from '../../src/domain/apps';
import { type BrandArea, type BrandExtras, brandDefaults, isActionClosed, isPageClosed } from '../../src/domain/brand';
import type { Grants } from './grants';
import type { MerchantRow, ProviderRow } from './rows';
import { globalDb, type Row } from './store';

/** What a provider has settled for an application; of those without a row nothing has been. */
export interface AppRow extends Row, AppSetting {
  readonly provider_id: string;
  readonly revision: number;
}

export const appTable = () => globalDb.table<AppRow>('app_setting');
export const appRowId = (providerId: string, key: AppKey): string => `${providerId}:${key}`;

/** All applications of a provider as they are settled now. */
export const appSettingsOf = (providerId: string): (AppSetting & { readonly revision: number })[] =>
  appKeys.map((key) => appTable().find(appRowId(providerId, key)) ?? { ...openApp(key), revision: 0 });

/** Own names of applications, by the route key of their page. */
export const appPageNames = (providerId: string): Record<string, string> =>
  Object.fromEntries(appSettingsOf(providerId).flatMap(({ key, name }) => (name ? [[appPage(key), name]] : [])));

/** What a provider's live brand has settled beside its looks; a state of an earlier version lacks some of it. */
export const brandExtrasOf = (providerId: string): BrandExtras => ({
  ...brandDefaults,
  ...globalDb.table<ProviderRow>('provider').find(providerId),
});

const pageKeys = allPages.flatMap(({ name }) => (name ? [name] : []));
const closedPages = (closed: readonly BrandArea[]): string[] =>
  closed.length === 0 ? [] : pageKeys.filter((key) => isPageClosed(closed, key));

/** Route keys that the provider does not open to a merchant. */
export const pagesLockedByProvider = ({ provider_id, version }: MerchantRow): string[] => [
  ...lockedPages(appSettingsOf(provider_id), version),
  ...closedPages(brandExtrasOf(provider_id).closed_areas),
];

/**
 * Route keys that nobody of a merchant gets now, by its provider or by itself. Read at each call: what either settles
 * holds at once.
 */
export const lockedPagesOf = (merchant: MerchantRow): string[] => {
  const own = appKeys.filter((key) => merchantApp(merchant.mchno, key)?.is_on === false).map(appPage);
  return [...new Set([...pagesLockedByProvider(merchant), ...own])];
};

/** What a role holds, without the actions that the provider has closed and the pages that it or the merchant has (`locked`). */
export function openGrantsOf(grants: Grants, merchant: MerchantRow, locked = lockedPagesOf(merchant)): Grants {
  const { closed_areas: closed } = brandExtrasOf(merchant.provider_id);
  return {
    ...grants,
    routes: withoutLocked(grants.routes, locked),
    actions: closed.length === 0 ? grants.actions : grants.actions.filter((key) => !isActionClosed(closed, key)),
  };
}

/** What a merchant has settled for its own members; of applications without a row nothing has been. */
export interface MerchantAppRow extends Row {
  readonly mchno: string;
  readonly key: AppKey;
  readonly is_on: boolean;
  readonly preset: AppPreset;
  readonly revision: number;
}

export const merchantAppTable = () => globalDb.table<MerchantAppRow>('merchant_app');
export const merchantApp = (mchno: string, key: AppKey): MerchantAppRow | undefined =>
  merchantAppTable().find(appRowId(mchno, key));

/** What a merchant presets of its applications, by their keys. */
export const presetsOf = ({ mchno }: MerchantRow): Record<string, AppPreset> =>
  Object.fromEntries(
    appKeys.flatMap((key) => {
      const preset = merchantApp(mchno, key)?.preset ?? {};
      return Object.keys(preset).length > 0 ? [[key, preset]] : [];
    }),
  );
