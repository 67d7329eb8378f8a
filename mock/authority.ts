import { accountRoutes, menuRoutes, merchantSettingsRoutes } from '../config/routes';
import type { AppRoute } from '../config/routes/types';
import type { PagePlace } from '../src/domain/roleTrial';
import { authorityContract } from '../src/services/authority/schema';
import { grantsOf, type RoleRow } from './_core/grants';
import { paged } from './_core/paging';
import type { AccountRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { globalDb } from './_core/store';
import { providerKeys } from './_data/identity';
import { merchantKeys, roleTemplates } from './_groups/roleTemplates';
import { servedMerchants } from './_groups/served';

/** Keys below an entry that stand in a menu of merchants, in order. */
function shownKeys(route: AppRoute): string[] {
  const isForMerchant = !route.business_map || route.business_map.includes('merchant');
  if (route.hideInMenu || !isForMerchant) return [];
  return route.routes ? route.routes.flatMap(shownKeys) : [route.name ?? ''];
}

function placedPages(): { key: string; place: PagePlace }[] {
  const menu = menuRoutes.flatMap(shownKeys);
  const settings = [merchantSettingsRoutes, accountRoutes].flatMap((route) => (route.routes ?? []).flatMap(shownKeys));
  const placed = new Set([...menu, ...settings]);
  const entries = (keys: readonly string[], place: PagePlace) =>
    [...new Set(keys)].filter((key) => merchantKeys.routes.includes(key)).map((key) => ({ key, place }));
  return [
    ...entries(menu, 'menu'),
    ...entries(settings, 'settings'),
    ...entries(
      merchantKeys.routes.filter((key) => !placed.has(key)),
      'direct',
    ),
  ];
}

/** Accounts in use of the provider and of the merchants that it serves. */
function accountsOf({
  merchant,
}: Context): readonly { readonly account: AccountRow; readonly merchant_name: string }[] {
  const names = new Map([merchant, ...servedMerchants(merchant)].map(({ mchno, name }) => [mchno, name]));
  return globalDb
    .table<AccountRow>('account')
    .all()
    .flatMap((account) => {
      const merchant_name = names.get(account.mchno);
      return merchant_name !== undefined && account.status === 1 ? [{ account, merchant_name }] : [];
    });
}

export default serve(authorityContract, {
  keys(ctx) {
    const holders: Record<string, number> = {};
    for (const { account } of accountsOf(ctx)) {
      const { routes, actions } = grantsOf(account);
      for (const key of [...routes, ...actions]) holders[key] = (holders[key] ?? 0) + 1;
    }
    const copy = ({ routes, actions }: typeof merchantKeys) => ({ routes: [...routes], actions: [...actions] });
    return { merchant: copy(merchantKeys), provider: copy(providerKeys), pages: placedPages(), holders };
  },

  data(ctx, query) {
    const roles = globalDb.table<RoleRow>('account_role');
    const rows = accountsOf(ctx).flatMap(({ account, merchant_name }) => {
      const { routes, actions } = grantsOf(account);
      if (![...routes, ...actions].includes(query.key)) return [];
      const isOwn = account.routes.length > 0;
      const role = isOwn ? undefined : roles.find(account.role);
      return [
        {
          id: account.id,
          account_name: account.name,
          merchant_name,
          by: isOwn ? ('account' as const) : ('role' as const),
          role_name: role?.name ?? '',
          template_name: role?.template_id ? roleTemplates().find(role.template_id)?.name : undefined,
        },
      ];
    });
    return paged(rows, query, { search: ['account_name', 'merchant_name', 'role_name'], sort: 'merchant_name' });
  },
});
