import { history, useAccess, useModel } from '@umijs/max';
import { useCommands } from '@/hooks/useCommands';
import { usePageName } from '@/hooks/usePageName';
import { useT } from '@/hooks/useT';
import { useThemeMode } from '@/hooks/useThemeMode';
import type { Command } from '@/lib/commands';
import { accountRoutes, mainRoutes, merchantSettingsRoutes } from '../../../config/routes';
import type { AppRoute } from '../../../config/routes/types';
import { makePages } from '../header/makePages';
import { useLogout } from '../startup/useLogout';
import { usePaletteStore } from './usePaletteStore';

const leaves = (routes: readonly AppRoute[]): AppRoute[] =>
  routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));

const destinations = leaves([...mainRoutes, merchantSettingsRoutes, accountRoutes]).filter(
  (page, index, all) => !page.hideInMenu && all.findIndex((other) => other.name === page.name) === index,
);

/** The commands that are there on every page of the shell: go to a page, make something, appearance, log out. */
export function useShellCommands(): void {
  const t = useT();
  const pageName = usePageName();
  const rights = useAccess();
  const { initialState } = useModel('@@initialState');
  const { setMode } = useThemeMode();
  const logout = useLogout();

  const actions = t('shell.palette_actions');
  const own: Command[] = [
    {
      id: 'shell.palette',
      title: t('shell.palette'),
      group: actions,
      shortcut: 'Mod+K',
      whileTyping: true,
      isHidden: true,
      run: () => {
        const { overlay, show } = usePaletteStore.getState();
        show(overlay === 'palette' ? 'none' : 'palette');
      },
    },
    {
      id: 'shell.shortcuts',
      title: t('shell.shortcuts'),
      group: actions,
      shortcut: '?',
      run: () => usePaletteStore.getState().show('shortcuts'),
    },
    ...(['light', 'dark', 'system'] as const).map((mode) => ({
      id: `shell.theme.${mode}`,
      title: `${t('shell.theme')} · ${t(`shell.theme_${mode}`)}`,
      group: actions,
      keywords: ['theme', mode],
      run: () => setMode(mode),
    })),
    { id: 'shell.changelog', title: t('menu.changelog'), group: actions, run: () => history.push('/changelog') },
    { id: 'shell.logout', title: t('shell.logout'), group: actions, keywords: ['logout'], run: logout },
  ];
  const go = destinations
    .filter((page) => page.name && rights.canVisit({ name: page.name }))
    .map(({ name = '', path = '' }) => ({
      id: `go.${name}`,
      title: pageName(name),
      group: t('shell.palette_pages'),
      keywords: [name.replaceAll(/[._]/g, ' ')],
      run: () => history.push(path),
    }));
  const make = makePages(rights).map(({ name = '', path = '' }) => ({
    id: `make.${name}`,
    title: pageName(name),
    group: t('shell.palette_make'),
    keywords: [name.replaceAll(/[._]/g, ' '), 'new', 'create'],
    run: () => history.push(path),
  }));
  useCommands(initialState?.isLogin ? [...make, ...go, ...own] : []);
}
