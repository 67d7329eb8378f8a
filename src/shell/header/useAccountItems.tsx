import { history, useAccess, useModel } from '@umijs/max';
import type { MenuProps } from 'antd';
import { useLanguage } from '@/hooks/useLanguage';
import { usePageName } from '@/hooks/usePageName';
import { useT } from '@/hooks/useT';
import { useThemeMode } from '@/hooks/useThemeMode';
import { languages } from '@/lib/languages.data';
import { accountRoutes, merchantSettingsRoutes } from '../../../config/routes';
import type { AppRoute } from '../../../config/routes/types';
import { useLogout } from '../startup/useLogout';

type Items = NonNullable<MenuProps['items']>;

/** Items of the header's account menu: account center, merchant settings (ruling 15), by the rights of the user. */
export function useAccountItems(isCompact: boolean): Items {
  const t = useT();
  const pageName = usePageName();
  const { canVisit } = useAccess();
  const { initialState } = useModel('@@initialState');
  const { change } = useLanguage();
  const { setMode } = useThemeMode();
  const logout = useLogout();

  const pagesOf = (group: AppRoute): Items =>
    (group.routes ?? [])
      .filter((page) => page.name && !page.hideInMenu && canVisit({ name: page.name }))
      .map(({ name = '', path = '' }) => ({ key: path, label: pageName(name), onClick: () => history.push(path) }));
  const section = (group: AppRoute): Items => {
    const children = pagesOf(group);
    if (children.length === 0) return [];
    return [{ key: group.name ?? '', type: 'group', label: pageName(group.name ?? ''), children }];
  };

  const credits = initialState?.usage?.credits.balance;
  const switches: Items = [
    {
      key: 'language',
      label: t('shell.language'),
      children: languages.map(({ code, label }) => ({
        key: code,
        label: <span lang={code}>{label}</span>,
        onClick: () => void change(code).catch(() => undefined),
      })),
    },
    {
      key: 'theme',
      label: t('shell.theme'),
      children: (['light', 'dark', 'system'] as const).map((mode) => ({
        key: mode,
        label: t(`shell.theme_${mode}`),
        onClick: () => setMode(mode),
      })),
    },
  ];

  const merchant = initialState?.currentUser?.merchant?.name;
  return [
    ...(merchant ? [{ key: 'current-merchant', disabled: true, label: merchant }] : []),
    ...(credits === undefined
      ? []
      : [{ key: 'credits', disabled: true, label: t('shell.credits', { count: credits }) }]),
    ...section(accountRoutes),
    ...section(merchantSettingsRoutes),
    { type: 'divider' },
    // Narrow screens have no room for the two switches in the header.
    ...(isCompact ? switches : []),
    { key: 'changelog', label: t('menu.changelog'), onClick: () => history.push('/changelog') },
    { key: 'logout', label: t('shell.logout'), onClick: logout },
  ];
}
