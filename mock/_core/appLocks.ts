import { type AppKey, type AppSetting, appKeys, lockedPages, openApp } from '../../src/domain/apps';
import type { MerchantRow } from './rows';
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

/** Route keys that nobody of a merchant gets now. Read at each call: what a provider settles holds at once. */
export const lockedPagesOf = ({ provider_id, version }: MerchantRow): string[] =>
  lockedPages(appSettingsOf(provider_id), version);
