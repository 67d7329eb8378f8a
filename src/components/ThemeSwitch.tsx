import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useT } from '@/hooks/useT';
import { useThemeMode } from '@/hooks/useThemeMode';
import type { ThemeMode } from '@/lib/themeMode';

const icons = { light: <SunOutlined />, dark: <MoonOutlined />, system: <DesktopOutlined /> } as const;
const modes = ['light', 'dark', 'system'] as const;

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
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
