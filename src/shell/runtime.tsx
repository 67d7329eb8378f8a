import type { ReactNode } from 'react';
import { loadLanguage } from '@/hooks/loadLanguage';
import { storedLanguage } from '@/lib/language';
import { PageFrame } from './PageFrame';
import { dropServiceWorkers } from './startup/dropServiceWorkers';
import { beginStartup } from './startup/getInitialState';
import { ShellProviders } from './theme/ShellProviders';

/** Umi's locale options. A missing id is shown as it is and must not fill the console. */
export const locale = {
  getLocale: (): string => storedLanguage(),
  onError: (): void => undefined,
};

/** The first paint is already in the chosen language; when it cannot be fetched, the default language is shown. */
export function render(oldRender: () => void): void {
  beginStartup();
  void dropServiceWorkers();
  loadLanguage(storedLanguage())
    .catch(() => undefined)
    .then(oldRender);
}

/** Inside the locale's context and outside antd's App, so that messages and dialogs have language and theme. */
export function i18nProvider(container: ReactNode): ReactNode {
  return <ShellProviders>{container}</ShellProviders>;
}

/** Around the router. */
export function innerProvider(container: ReactNode): ReactNode {
  return <PageFrame>{container}</PageFrame>;
}
