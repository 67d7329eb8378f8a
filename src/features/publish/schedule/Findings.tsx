import { CloseCircleFilled, InfoCircleFilled, WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { PlatformMark, useDates } from '@/blocks/publishing';
import { fitTitle, type PostFinding, platformName } from '@/domain/platforms';
import type { GatedTexts, GateMark } from '@/domain/publishing/gate';
import { useT } from '@/hooks/useT';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { findingText } from './findingText';
import { type PlatformFindings, repaired, type scheduleConflicts } from './postChecks';
import styles from './schedule.module.css';

export interface FindingsProps {
  readonly byPlatform: readonly PlatformFindings[];
  readonly marks: readonly GateMark[];
  readonly conflicts: ReturnType<typeof scheduleConflicts>;
  readonly accounts: readonly WemediaAccount[];
  readonly texts: GatedTexts;
  readonly onRepair: (change: { title?: string; description?: string; topics?: string[] }) => void;
}

const icons = {
  error: <CloseCircleFilled aria-hidden className={styles.error} />,
  warning: <WarningFilled aria-hidden className={styles.warning} />,
  info: <InfoCircleFilled aria-hidden className={styles.info} />,
} satisfies Record<PostFinding['severity'], unknown>;

/** What platforms, the ad law and the calendar say to the post, each with its repair where there is one. */
export function Findings({ byPlatform, marks, conflicts, accounts, texts, onRepair }: FindingsProps) {
  const t = useT();
  const dates = useDates();
  if (byPlatform.length + marks.length + conflicts.length === 0) return null;
  return (
    <div className={styles.findings} role="status" aria-label={t('publish.findings')}>
      {byPlatform.map(({ platform, findings }) => (
        <div key={platform} className={styles.group}>
          <div className={styles.groupHead}>
            <PlatformMark platform={platform} isNamed /> {platformName(platform)}
          </div>
          <ul>
            {findings.map((finding) => (
              <li key={finding.code} className={styles.line}>
                {icons[finding.severity]}
                <span>{findingText(finding, t)}</span>
                {finding.code === 'TITLE_TOO_LONG' && (
                  <Button size="small" onClick={() => onRepair({ title: fitTitle(platform, texts.title) })}>
                    {t('publish.fitTitle')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {marks.length > 0 && (
        <div className={styles.group}>
          <div className={styles.groupHead}>{t('publish.marks', { count: marks.length })}</div>
          <ul>
            {marks.map((found) => (
              <li key={`${found.field}-${found.index}-${found.mark.from}`} className={styles.line}>
                <span className={styles.word}>{found.written}</span>
                <span>
                  {found.mark.reason}
                  <span className={styles.soft}> {found.mark.basis}</span>
                </span>
                {[...found.mark.suggestions.slice(0, 2), ''].map((suggestion) => (
                  <Button
                    key={suggestion}
                    size="small"
                    onClick={() => {
                      const { topics, ...change } = repaired(texts, found, suggestion);
                      onRepair({ ...change, ...(topics ? { topics: [...topics] } : {}) });
                    }}
                  >
                    {suggestion ? t('publish.replaceWith', { text: suggestion }) : t('publish.removeWord')}
                  </Button>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {conflicts.length > 0 && (
        <div className={styles.group}>
          <div className={styles.groupHead}>{t('publish.conflicts')}</div>
          <ul>
            {conflicts.map((conflict) => (
              <li key={`${conflict.accountId}-${conflict.item.id}`} className={styles.line}>
                {icons.warning}
                <span>
                  {t(conflict.code === 'TOO_CLOSE' ? 'publish.conflictClose' : 'publish.conflictSame', {
                    account: accounts.find((account) => account.id === conflict.accountId)?.name ?? '',
                    platform: platformName(conflict.item.platform),
                    time: dates.moment(conflict.item.publish_at),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
