import { ComplianceTextArea } from '@/blocks/compliance';
import { useT } from '@/hooks/useT';
import styles from './urlToVideo.module.css';
import type { Video } from './video';
import { videoStore } from './videoStore';

/** The script as it comes, then to be changed; words against the ad law are marked. */
export function ScriptPart({ video, isLocked }: { video: Video; isLocked: boolean }) {
  const t = useT();
  return (
    <div className={styles.part}>
      <ComplianceTextArea
        aria-label={t('toolLink.words')}
        placeholder={t('toolLink.wordsHint')}
        readOnly={isLocked}
        category={video.facts?.category}
        value={video.script}
        autoSize={{ minRows: 4, maxRows: 14 }}
        hasList
        onChange={(script) => videoStore.change({ script }, 'script')}
      />
      <p className={styles.soft}>{t('toolLink.wordsHint')}</p>
    </div>
  );
}
