import { Tag } from 'antd';
import { complianceMarks } from '@/blocks/compliance';
import { useFactSources } from '@/blocks/facts';
import { checkFacts, isDoubtful, promiseBeyond } from '@/domain/factCheck';
import type { VideoPlatformId } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import styles from '../materials.module.css';

interface TitleVerdictProps {
  readonly text: string;
  readonly platform: VideoPlatformId;
  readonly category?: string | undefined;
  /** Selling points of the goods: a title can promise no more. */
  readonly points?: number | undefined;
}

/** Whether a title can go out as it stands: as the law has it, and by what is known of the goods. */
export function TitleVerdict({ text, platform, category, points }: TitleVerdictProps) {
  const t = useT();
  const sources = useFactSources();
  const marks = complianceMarks(text, { platform, ...(category ? { category } : {}) });
  // without goods nothing is known, and a title that states something is neither right nor wrong
  const facts = checkFacts(text, sources ?? []).filter(isDoubtful);
  const isBeyond = points !== undefined && promiseBeyond(text, points) !== undefined;
  // 全国第一 is forbidden and unproved: one place to look at
  const alone = facts.filter((fact) => !marks.some(({ from, to }) => from < fact.to && fact.from < to));
  const total = marks.length + (sources ? alone.length : 0) + (isBeyond ? 1 : 0);
  if (total > 0) return <Tag color="warning">{t('material.titles.marked', { count: total })}</Tag>;
  return facts.length > 0 ? null : <span className={styles.clean}>{t('material.titles.clean')}</span>;
}
