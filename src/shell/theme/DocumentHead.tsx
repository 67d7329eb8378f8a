import { useAppData } from '@umijs/max';
import { theme } from 'antd';
import { useEffect, useLayoutEffect } from 'react';
import { usePageName } from '@/hooks/usePageName';
import { usePathname } from '@/hooks/usePathname';
import { useT } from '@/hooks/useT';
import { directionOf } from '@/lib/language';
import type { LanguageCode } from '@/lib/languages.data';
import type { ThemeKind } from '@/lib/themeMode';
import type { Provider } from '@/services/merchant/schema';
import { accent } from '../../../config/theme';

interface DocumentHeadProps {
  readonly language: LanguageCode;
  readonly provider: Provider | undefined;
  /** Of somebody who belongs to several: tabs tell by it where they are. */
  readonly merchant: string | undefined;
  readonly kind: ThemeKind;
}

/** Keeps title, favicon, language, direction and color scheme of the document true. */
export function DocumentHead({ language, provider, merchant, kind }: DocumentHeadProps) {
  const t = useT();
  const pageName = usePageName();
  const path = usePathname();
  const { routes } = useAppData();
  const { token } = theme.useToken();

  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = language;
    html.dir = directionOf(language);
  }, [language]);

  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.style.colorScheme = kind;
    html.dataset.theme = kind;
    html.style.setProperty('--app-background', token.colorBgLayout);
    html.style.setProperty('--app-accent', provider?.secondary || accent);
  }, [kind, token.colorBgLayout, provider?.secondary]);

  const name = nameOf(Object.values(routes), path);
  const brand = provider?.name || t('common.brand');
  const label = name ? pageName(name) : t('menu.error.404');
  const title =
    name === 'home'
      ? provider?.title || `${brand} · ${t('common.slogan')}`
      : [label, merchant, brand].filter(Boolean).join(' - ');
  useEffect(() => {
    document.title = title;
  }, [title]);

  const favicon = provider?.favicon;
  useEffect(() => {
    if (!favicon) return;
    const link =
      document.querySelector<HTMLLinkElement>('link[rel~="icon"]') ??
      document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }));
    link.href = favicon;
  }, [favicon]);

  return null;
}

/** Umi hands the product's own keys of a route through, its types do not know them. */
function nameOf(routes: readonly { path?: string }[], path: string): string | undefined {
  return (routes as readonly { path?: string; name?: string }[]).find((route) => route.path === path && route.name)
    ?.name;
}
