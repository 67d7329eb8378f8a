import PublicFrame from '@/components/PublicFrame';
import Changelog from '@/features/home/Changelog';
import { useT } from '@/hooks/useT';
import { parseChangelog } from '@/utils/changelog';
import text from '../../CHANGELOG.md';

export default function ChangelogPage() {
  const t = useT();
  return (
    <PublicFrame title={t('home.changelog')}>
      <Changelog releases={parseChangelog(text)} />
    </PublicFrame>
  );
}
