import { CheckCircleFilled, CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import { Button, Flex, Select } from 'antd';
import { bodyText } from '@/domain/articles/html';
import {
  type ArticleFinding,
  canRepair,
  repairArticle,
  strictestLimit,
  textPlatformIds,
  textPlatforms,
} from '@/domain/platforms/texts';
import { useT } from '@/hooks/useT';
import { useDraft } from '../articleDocument';
import articlesStyles from '../articles.module.css';
import { alsoFor } from '../draft';
import styles from './ChecksPanel.module.css';
import { ImageAlts } from './ImageAlts';

interface ChecksPanelProps {
  readonly findings: readonly ArticleFinding[];
  /** Opens the crop; without it the cover is not ours to cut. */
  readonly onCropCover?: () => void;
}

/** The rules of the platforms, what breaks them, and the way out at a click. */
export function ChecksPanel({ findings, onCropCover }: ChecksPanelProps) {
  const t = useT();
  const [draft, set] = useDraft();
  const also = alsoFor(draft);
  const all = [draft.platform, ...also];
  const repair = (finding: ArticleFinding) => {
    if (finding.code === 'COVER_RATIO') return onCropCover?.();
    const text = bodyText(draft.html);
    const { title, summary, topics, images } = draft;
    const { text: _, ...change } = repairArticle(finding, { title, summary, topics, images, text });
    set(change);
  };
  const title = strictestLimit(all, 'title');
  const text = strictestLimit(all, 'text');
  const { name, source, checkedOn } = textPlatforms[draft.platform];
  return (
    <Flex component="section" vertical gap={16} className={styles.checks} aria-label={t('article.checks')}>
      <Flex vertical gap={8} className={articlesStyles.field}>
        {t('article.alsoFor')}
        <Select
          mode="multiple"
          size="small"
          value={also}
          aria-label={t('article.alsoFor')}
          placeholder={t('article.alsoNone')}
          options={textPlatformIds
            .filter((id) => id !== draft.platform)
            .map((value) => ({ value, label: textPlatforms[value].name }))}
          onChange={(ids: string[]) => set({ layout: { ...draft.layout, also: ids.join(',') } })}
        />
      </Flex>
      {also.length > 0 && (
        <p className={articlesStyles.soft}>
          {title && t('article.strictTitle', { name: title.platform.name, max: title.max })}{' '}
          {text && t('article.strictText', { name: text.platform.name, max: text.max })}
        </p>
      )}
      {findings.length === 0 && (
        <p className={styles.fine}>
          <CheckCircleFilled aria-hidden /> {t('article.checksFine', { name })}
        </p>
      )}
      <Flex component="ul" vertical gap={8} className={styles.findings}>
        {findings.map((finding) => (
          <li key={`${finding.platform}-${finding.code}`} className={styles[finding.severity]}>
            {finding.severity === 'error' ? <CloseCircleFilled aria-hidden /> : <WarningFilled aria-hidden />}
            <span style={{ flex: 1 }}>
              <b>{t(finding.severity === 'error' ? 'article.error' : 'article.warning')}</b>{' '}
              {textPlatforms[finding.platform].name}
              {t('article.colon')}
              {t(`article.finding.${finding.code}`, { ...finding.values })}
            </span>
            {(canRepair(finding) || (finding.code === 'COVER_RATIO' && onCropCover)) && (
              <Button size="small" onClick={() => repair(finding)}>
                {t(`article.repair.${finding.field}`)}
              </Button>
            )}
          </li>
        ))}
      </Flex>
      <ImageAlts />
      <p className={articlesStyles.soft}>{t('article.ruleSource', { name, source, date: checkedOn })}</p>
    </Flex>
  );
}
