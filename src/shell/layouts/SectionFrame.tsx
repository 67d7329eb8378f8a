import { history, useAccess, useLocation } from '@umijs/max';
import { Grid, Menu } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageName } from '@/hooks/usePageName';
import type { AppRoute } from '../../../config/routes/types';
import { activePath } from '../menu/buildMenu';
import { MenuIcon } from '../menu/MenuIcon';
import styles from './layouts.module.css';

interface SectionFrameProps {
  /** The group whose pages are listed beside the content. */
  readonly group: AppRoute;
  readonly children: ReactNode;
}

/** A second navigation for pages that are in no side menu: account center, merchant settings. */
export function SectionFrame({ group, children }: SectionFrameProps) {
  const pageName = usePageName();
  const { canVisit } = useAccess();
  const { pathname } = useLocation();
  // One line on a phone: the page itself is to be seen.
  const isNarrow = Grid.useBreakpoint().md === false;
  const pages = (group.routes ?? []).filter((page) => page.name && !page.hideInMenu && canVisit({ name: page.name }));
  const entries = pages.map(({ name = '', path = '', icon, match_keys }) => ({
    name,
    path,
    icon,
    matchKeys: match_keys ?? [],
    children: [],
  }));
  const nav = useRef<HTMLElement>(null);
  // a line that is longer than the phone begins at the page that is open
  useEffect(() => {
    if (isNarrow && pathname)
      nav.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isNarrow, pathname]);
  return (
    <div className={styles.section}>
      {entries.length > 0 && (
        <nav ref={nav} className={styles.sectionNav} aria-label={pageName(group.name ?? '')}>
          <Menu
            // antd takes another mode over one render late, after the scrolling below
            key={isNarrow ? 'line' : 'list'}
            mode={isNarrow ? 'horizontal' : 'inline'}
            disabledOverflow
            style={{ borderInlineEnd: 0, borderBlockEnd: 0, background: 'transparent' }}
            selectedKeys={[activePath(entries, pathname) ?? '']}
            items={entries.map(({ name, path, icon }) => ({
              key: path,
              icon: icon ? <MenuIcon name={icon} /> : undefined,
              label: pageName(name),
            }))}
            onClick={({ key }) => history.push(key)}
          />
        </nav>
      )}
      <div style={{ flex: 1, minInlineSize: 0 }}>{children}</div>
    </div>
  );
}
