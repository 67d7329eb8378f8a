import { ToneTag } from '@/components/ToneTag';
import { useT } from '@/hooks/useT';
import type { WemediaView } from '@/services/wemedia/schema';
import { daysLeft } from './board';

/** How long the login still holds. */
export function LoginTag({ account }: { readonly account: Pick<WemediaView, 'state' | 'expires_at'> }) {
  const t = useT();
  if (account.state === 'expired') return <ToneTag tone="bad">{t('publishTruth.loginGone')}</ToneTag>;
  const days = Math.max(0, daysLeft(account, Date.now()));
  if (account.state === 'ok') return <ToneTag tone="good">{t('publishTruth.loginOk', { days })}</ToneTag>;
  return (
    <ToneTag tone="warn">{days === 0 ? t('publishTruth.loginToday') : t('publishTruth.loginSoon', { days })}</ToneTag>
  );
}
