import { useT } from '@/hooks/useT';
import { apiUrl } from '@/lib/request/url';
import { settings } from '@/lib/settings';

interface DemoPhoneLinkProps {
  readonly about: 'security' | 'reminders';
}

/** Where the embedded backend shows what it would have sent. */
export function DemoPhoneLink({ about }: DemoPhoneLinkProps) {
  const t = useT();
  if (!settings.demoAccounts) return null;
  return (
    <a href={apiUrl('/demo/messages')} target="_blank" rel="noopener noreferrer">
      {t(about === 'security' ? 'accountCenter.security.demoPhone' : 'accountCenter.reminders.demo')}
    </a>
  );
}
