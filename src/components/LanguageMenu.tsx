import { GlobalOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { useLanguage } from '@/hooks/useLanguage';
import { useT } from '@/hooks/useT';
import { type LanguageCode, languages } from '@/lib/languages.data';

const items = languages.map(({ code, label }) => ({ key: code, label: <span lang={code}>{label}</span> }));

/** Chooses the language; switches at once, without a reload. */
export function LanguageMenu() {
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
