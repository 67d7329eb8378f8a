import { useCallback } from 'react';
import { useT } from '@/hooks/useT';

interface Place {
  readonly browser: string;
  readonly system: string;
}

/** `Chrome · Windows`, as far as it is known. */
export function useDeviceName(): (place: Place) => string {
  const t = useT();
  return useCallback(
    ({ browser, system }) => {
      const program = browser === 'WeChat' ? t('accountCenter.security.session.wechatBrowser') : browser;
      return [program, system].filter(Boolean).join(' · ') || t('accountCenter.security.session.unknown');
    },
    [t],
  );
}
