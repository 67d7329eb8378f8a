import { Link } from '@umijs/max';
import { Button } from 'antd';
import { PageHead } from '@/components/resource/PageHead';
import { useT } from '@/hooks/useT';
import { ScriptStart, type ScriptStartProps } from './ScriptStart';
import styles from './start.module.css';

/** The start page of a script, in the main layout. */
export function ScriptStartPage(props: ScriptStartProps) {
  const t = useT();
  return (
    <div className={styles.page}>
      <PageHead title={t('scripts.startTitle')} subtitle={t('scripts.startSubtitle')}>
        <Link to="/creative/script">
          <Button tabIndex={-1}>{t('scripts.library')}</Button>
        </Link>
        <Link to="/editor/script">
          <Button tabIndex={-1}>{t('scripts.blank')}</Button>
        </Link>
      </PageHead>
      <ScriptStart {...props} />
    </div>
  );
}
