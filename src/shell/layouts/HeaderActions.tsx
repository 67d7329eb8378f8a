import { DesktopOutlined, GlobalOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { useLanguage } from '@/hooks/useLanguage';
import { usePathname } from '@/hooks/usePathname';
import { useT } from '@/hooks/useT';
import { useThemeMode } from '@/hooks/useThemeMode';
import { type LanguageCode, languages } from '@/lib/languages.data';
import type { ThemeMode } from '@/lib/themeMode';
import { AccountMenu } from '../header/AccountMenu';
import { CreateButton } from '../header/CreateButton';
import styles from '../header/header.module.css';
import { useHeaderCounts } from '../header/useHeaderCounts';
import { NoticeBell } from '../notices/NoticeBell';
import { PaletteButton } from '../palette/PaletteButton';
import { TaskCenter } from '../tasks/TaskCenter';

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
