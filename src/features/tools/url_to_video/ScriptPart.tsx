import { ComplianceTextArea } from '@/blocks/compliance';
import { useT } from '@/hooks/useT';
import type { Film } from './film';
import { filmStore } from './filmStore';
import styles from './urlToVideo.module.css';

/** The script as it comes, then to be changed; words against the ad law are marked. */
export function ScriptPart({ film, isLocked }: { film: Film; isLocked: boolean }) {
  const t = useT();
  return (
    <div className={styles.part}>
      <ComplianceTextArea
        aria-label={t('toolLink.words')}
        placeholder={t('toolLink.wordsHint')}
        readOnly={isLocked}
        category={film.facts?.category}
        value={film.script}
        autoSize={{ minRows: 4, maxRows: 14 }}
        hasList
        onChange={(script) => filmStore.change({ script }, 'script')}
      />
      <p className={styles.soft}>{t('toolLink.wordsHint')}</p>
    </div>
  );
}
