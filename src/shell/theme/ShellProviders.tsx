import { useIntl, useModel } from '@umijs/max';
import { ConfigProvider } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { packOf } from '@/hooks/languagePacks';
import { useThemeMode } from '@/hooks/useThemeMode';
import { isBrandPreview } from '@/lib/brandPreview';
import { directionOf, isLanguage } from '@/lib/language';
import { defaultLanguage } from '@/lib/languages.data';
import { themeMode } from '@/lib/themeMode';
import { DocumentHead } from './DocumentHead';
import { useThemeConfig } from './useThemeConfig';

interface ShellProvidersProps {
  readonly children: ReactNode;
}

/** Color scheme, brand color, antd's language and writing direction for everything that is shown. */
export function ShellProviders({ children }: ShellProvidersProps) {
  const { initialState } = useModel('@@initialState');
  useBrandPreview();
  const { kind } = useThemeMode();
  const { locale } = useIntl();
  const code = isLanguage(locale) ? locale : defaultLanguage;
  const provider = initialState?.provider;
  const user = initialState?.currentUser;
  const merchant = (user?.enterprises ?? 1) > 1 ? user?.merchant?.name : undefined;
  const theme = useThemeConfig(kind, provider?.color || undefined, provider?.link || undefined);
  return (
    <ConfigProvider
      theme={theme}
      locale={packOf(code).antd}
      direction={directionOf(code)}
      button={{ autoInsertSpace: false }}
      table={{ style: { fontVariantNumeric: 'tabular-nums' } }}
    >
      <DocumentHead language={code} provider={initialState?.provider} merchant={merchant} kind={kind} />
      {children}
    </ConfigProvider>
  );
}

/** In a frame of the brand's form: the brand that is being prepared takes the place of the one that is live. */
function useBrandPreview(): void {
  const { setInitialState } = useModel('@@initialState');
  useEffect(() => {
    if (!isBrandPreview()) return undefined;
    let end = (): void => undefined;
    let isGone = false;
    // Only the frame fetches it: no other page carries its code.
    void import('@/lib/brandPreviewMessages').then(({ receiveBrandPreview }) => {
      if (isGone) return;
      end = receiveBrandPreview(({ brand, theme }) => {
        themeMode.preview(theme);
        void setInitialState((now) => now && { ...now, provider: { id: '', ...now.provider, ...brand } });
      });
    });
    return () => {
      isGone = true;
      end();
    };
  }, [setInitialState]);
}
