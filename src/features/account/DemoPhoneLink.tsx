import { useT } from '@/hooks/useT';
import { apiUrl } from '@/lib/request/url';

interface DemoPhoneLinkProps {
  readonly about: 'security' | 'reminders';
}

/** Where the embedded backend shows what it would have sent; only with the demo accounts (`settings.demoAccounts`). */
export function DemoPhoneLink({ about }: DemoPhoneLinkProps) {
  const t = useT();
  return (
    <a href={apiUrl('/demo/messages')} target="_blank" rel="noopener noreferrer">
      {t(about === 'security' ? 'accountCenter.security.demoPhone' : 'accountCenter.reminders.demo')}
    </a>
  );
}
