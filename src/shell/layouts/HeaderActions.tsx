import {
  DesktopOutlined,
  GlobalOutlined,
  MoonOutlined,
  PlusOutlined,
  SearchOutlined,
  SunOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { history, useAccess, useModel } from '@umijs/max';
import { App, Avatar, Button, Dropdown, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { useLanguage } from '@/hooks/useLanguage';
import { usePageName } from '@/hooks/usePageName';
import { usePathname } from '@/hooks/usePathname';
import { useT } from '@/hooks/useT';
import { useThemeMode } from '@/hooks/useThemeMode';
import { type LanguageCode, languages } from '@/lib/languages.data';
import type { ThemeMode } from '@/lib/themeMode';
import { isApple } from '@/utils/isApple';
import { shortcutKeys } from '@/utils/shortcut';
import styles from '../header/header.module.css';
import { makePages } from '../header/makePages';
import { useAccountItems } from '../header/useAccountItems';
import { useHeaderCounts } from '../header/useHeaderCounts';
import { NoticeBell } from '../notices/NoticeBell';
import { usePaletteStore } from '../palette/usePaletteStore';
import { TaskCenter } from '../tasks/TaskCenter';

/** Opens the palette for those who do not know its shortcut yet. */
function PaletteButton() {
  const t = useT();
  return (
    <Tooltip title={`${t('shell.palette')} ${shortcutKeys('Mod+K', isApple).join(' ')}`}>
      <Button
        type="text"
        icon={<SearchOutlined />}
        aria-label={t('shell.palette')}
        aria-haspopup="dialog"
        onClick={() => usePaletteStore.getState().show('palette')}
      />
    </Tooltip>
  );
}

interface CreateButtonProps {
  readonly isCompact: boolean;
}

/** Begins something new: at once where there is one way, by a menu where there are several. */
function CreateButton({ isCompact }: CreateButtonProps) {
  const t = useT();
  const pageName = usePageName();
  const pages = makePages(useAccess());
  const [first] = pages;
  if (!first?.path || !first.name) return null;
  const single = pages.length === 1;
  const label = single ? pageName(first.name) : t('shell.create');
  const button = (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      aria-label={label}
      onClick={single ? () => history.push(first.path ?? '/') : undefined}
    >
      {isCompact ? null : label}
    </Button>
  );
  if (single) return button;
  const items = pages.map(({ name = '', path = '' }) => ({ key: path, label: pageName(name) }));
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => history.push(key) }}>
      {button}
    </Dropdown>
  );
}

interface AccountMenuProps {
  readonly isCompact: boolean;
}

/** The user: account center, merchant settings, way out. */
function AccountMenu({ isCompact }: AccountMenuProps) {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const items = useAccountItems(isCompact);
  const user = initialState?.currentUser;
  if (!user) return null;
  return (
    <Dropdown trigger={['click']} menu={{ items, style: { maxHeight: '80vh', overflowY: 'auto' } }}>
      <Button
        type="text"
        className={styles.account}
        aria-label={t('shell.account_menu', { name: user.name })}
        aria-haspopup="menu"
      >
        <Avatar size={24} src={user.avatar || undefined} icon={<UserOutlined />} alt="" />
        {isCompact ? null : <span className={styles.name}>{user.name}</span>}
      </Button>
    </Dropdown>
  );
}

const icons = { light: <SunOutlined />, dark: <MoonOutlined />, system: <DesktopOutlined /> } as const;
const modes = ['light', 'dark', 'system'] as const;

/** Light, dark, or as the system has it. */
function ThemeSwitch() {
  const t = useT();
  const { mode, kind, setMode } = useThemeMode();
  const items = modes.map((key) => ({ key, icon: icons[key], label: t(`shell.theme_${key}`) }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, selectable: true, selectedKeys: [mode], onClick: ({ key }) => setMode(key as ThemeMode) }}
    >
      <Button type="text" icon={icons[kind]} aria-label={t('shell.theme')} aria-haspopup="menu" />
    </Dropdown>
  );
}

const items = languages.map(({ code, label }) => ({ key: code, label: <span lang={code}>{label}</span> }));

/** Chooses the language; switches at once, without a reload. */
function LanguageMenu() {
  const t = useT();
  const { message } = App.useApp();
  const { code, change } = useLanguage();
  const choose = (next: LanguageCode) => {
    change(next).catch(() => message.error(t('shell.language_failed')));
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, selectable: true, selectedKeys: [code], onClick: ({ key }) => choose(key as LanguageCode) }}
    >
      <Button type="text" icon={<GlobalOutlined />} aria-label={t('shell.language')} aria-haspopup="menu" />
    </Dropdown>
  );
}

/** A widget that breaks on what it was given leaves a gap, and the rest of the shell as it is. */
export function HeaderWidget({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={usePathname()} fallback={() => null}>
      {children}
    </ErrorBoundary>
  );
}

interface HeaderActionsProps {
  readonly isCompact: boolean;
}

/** The header's end: make, find, tasks, notices, language, appearance, account. */
export function HeaderActions({ isCompact }: HeaderActionsProps) {
  useHeaderCounts();
  return (
    <div className={styles.actions}>
      <HeaderWidget>
        <CreateButton isCompact={isCompact} />
      </HeaderWidget>
      <HeaderWidget>
        <PaletteButton />
      </HeaderWidget>
      <HeaderWidget>
        <TaskCenter />
      </HeaderWidget>
      <HeaderWidget>
        <NoticeBell />
      </HeaderWidget>
      {isCompact ? null : (
        <>
          <HeaderWidget>
            <LanguageMenu />
          </HeaderWidget>
          <HeaderWidget>
            <ThemeSwitch />
          </HeaderWidget>
        </>
      )}
      <HeaderWidget>
        <AccountMenu isCompact={isCompact} />
      </HeaderWidget>
    </div>
  );
}
