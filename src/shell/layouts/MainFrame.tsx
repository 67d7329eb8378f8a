import '@/hooks/frameMessages';
import { ProLayout } from '@ant-design/pro-components';
import { Link, useLocation, useModel } from '@umijs/max';
import { Grid, theme } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { usePageName } from '@/hooks/usePageName';
import { useT } from '@/hooks/useT';
import { useThemeMode } from '@/hooks/useThemeMode';
import { copyrightYears } from '@/utils/copyrightYears';
import { layout } from '../../../config/layout';
import { menuRoutes } from '../../../config/routes';
import { GoodsChip } from '../header/GoodsChip';
import headerStyles from '../header/header.module.css';
import { activePath, buildMenu, type MenuEntry } from '../menu/buildMenu';
import { MenuIcon } from '../menu/MenuIcon';
import { KeyboardOverlays } from '../palette/KeyboardOverlays';
import { homeOf } from '../startup/homeOf';
import { HeaderActions, HeaderWidget } from './HeaderActions';
import styles from './layouts.module.css';

/** Copyright since the brief's year, and what the provider must name. */
function PageFooter() {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const provider = initialState?.provider;
  const years = copyrightYears(layout.copyrightYear);
  return (
    <footer className={styles.footer}>
      <span>{t('shell.copyright', { years, name: provider?.name || t('common.brand') })}</span>
      {provider?.icp ? <span>{provider.icp}</span> : null}
      {provider?.service_phone ? <span>{t('shell.service_phone', { phone: provider.service_phone })}</span> : null}
    </footer>
  );
}

interface BrandLinkProps {
  readonly name: string;
  readonly logo: string;
  readonly home: string;
}

/** The provider's logo and name, leading home. */
function BrandLink({ name, logo, home }: BrandLinkProps) {
  const isWide = Grid.useBreakpoint().md;
  return (
    <Link to={home} className={headerStyles.brand} aria-label={name}>
      <img src={logo} alt="" />
      {isWide ? <span>{name}</span> : null}
    </Link>
  );
}

interface MainFrameProps {
  readonly children: ReactNode;
}

/** The shell of merchants and the provider: side menu, header, footer (mix layout of the brief, point 9). */
export function MainFrame({ children }: MainFrameProps) {
  const t = useT();
  const pageName = usePageName();
  const { initialState } = useModel('@@initialState');
  const { kind } = useThemeMode();
  const { token } = theme.useToken();
  const { pathname } = useLocation();
  const isCompact = !Grid.useBreakpoint().md;
  const [isCollapsed, setIsCollapsed] = useState(isCompact);
  const { provider, currentUser } = initialState ?? {};
  const menu = useMemo(() => buildMenu(menuRoutes, currentUser), [currentUser]);

  const toRoute = (entry: MenuEntry): object => ({
    key: entry.path,
    path: entry.path,
    name: pageName(entry.name),
    icon: <MenuIcon name={entry.icon} />,
    ...(entry.children.length > 0 ? { routes: entry.children.map(toRoute) } : {}),
  });
  const surface = token.colorBgContainer;
  const brandName = provider?.name || t('common.brand');
  const logo = provider?.logo || '/favicon.svg';

  return (
    <>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      <ProLayout
        layout={layout.layout}
        navTheme={kind === 'dark' ? 'realDark' : layout.navTheme}
        contentWidth={layout.contentWidth}
        fixedHeader={layout.fixedHeader}
        fixSiderbar={layout.fixSiderbar}
        siderWidth={layout.siderWidth}
        // ProLayout would write its title over the page's own (theme/DocumentHead).
        title={false}
        logo={logo}
        headerTitleRender={() => <BrandLink name={brandName} logo={logo} home={homeOf(initialState)} />}
        route={{ path: '/', routes: menu.map(toRoute) }}
        location={{ pathname: activePath(menu, pathname) ?? pathname }}
        menu={{ locale: false, defaultOpenAll: false }}
        menuItemRender={(item, dom) => <Link to={item.path ?? '/'}>{dom}</Link>}
        collapsed={isCollapsed}
        onCollapse={setIsCollapsed}
        headerContentRender={() =>
          currentUser?.business === 'merchant' ? (
            <HeaderWidget>
              <GoodsChip isCompact={isCompact} />
            </HeaderWidget>
          ) : null
        }
        actionsRender={() => <HeaderActions isCompact={isCompact} />}
        footerRender={() => <PageFooter />}
        pageTitleRender={false}
        ErrorBoundary={false}
        token={{
          bgLayout: token.colorBgLayout,
          header: { colorBgHeader: surface, colorBgScrollHeader: surface },
          sider: {
            colorMenuBackground: surface,
            colorBgMenuItemSelected: token.colorPrimaryBg,
            colorTextMenuSelected: token.colorPrimaryText,
          },
          pageContainer: { paddingInlinePageContainerContent: 0, paddingBlockPageContainerContent: 0 },
        }}
      >
        <div id="content" className={styles.content} tabIndex={-1}>
          {children}
        </div>
      </ProLayout>
      <KeyboardOverlays />
    </>
  );
}
