import { allPages } from '../../config/routes';
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

/** Route keys that nobody of a merchant gets now. Read at each call: what a provider settles holds at once. */
export const lockedPagesOf = ({ provider_id, version }: MerchantRow): string[] => [
  ...lockedPages(appSettingsOf(provider_id), version),
  ...closedPages(brandExtrasOf(provider_id).closed_areas),
];

/** What a role holds, without the pages and actions that the provider has not opened to the merchant. */
export function openGrantsOf(grants: Grants, merchant: MerchantRow): Grants {
  const { closed_areas: closed } = brandExtrasOf(merchant.provider_id);
  return {
    ...grants,
    routes: withoutLocked(grants.routes, lockedPagesOf(merchant)),
    actions: closed.length === 0 ? grants.actions : grants.actions.filter((key) => !isActionClosed(closed, key)),
  };
}
