import { useIntl, useModel } from '@umijs/max';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { packOf } from '@/hooks/languagePacks';
import { useThemeMode } from '@/hooks/useThemeMode';
import { directionOf, isLanguage } from '@/lib/language';
import { defaultLanguage } from '@/lib/languages.data';
import { DocumentHead } from './DocumentHead';
import { useThemeConfig } from './useThemeConfig';

interface ShellProvidersProps {
  readonly children: ReactNode;
}

/** Color scheme, brand color, antd's language and writing direction for everything that is shown. */
export function ShellProviders({ children }: ShellProvidersProps) {
  const { initialState } = useModel('@@initialState');
  const { kind } = useThemeMode();
  const { locale } = useIntl();
  const code = isLanguage(locale) ? locale : defaultLanguage;
  const provider = initialState?.provider;
  const theme = useThemeConfig(kind, provider?.color || undefined, provider?.link || undefined);
  return (
    <ConfigProvider
      theme={theme}
      locale={packOf(code).antd}
      direction={directionOf(code)}
      button={{ autoInsertSpace: false }}
    >
      <DocumentHead language={code} provider={initialState?.provider} kind={kind} />
      {children}
    </ConfigProvider>
  );
}
