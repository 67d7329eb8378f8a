import { Alert, Button, Flex, Skeleton } from 'antd';
import { findingDetail, findingWords } from '@/blocks/exports/findingWords';
import type { Finding, FindingFix } from '@/engine/export';
import { useT } from '@/hooks/useT';

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly isChecking: boolean;
  readonly onFix: (fix: FindingFix, finding: Finding) => void;
}

/** What is to know before the export, each with its way out. */
export function Findings({ findings, isChecking, onFix }: FindingsProps) {
  const t = useT();
  if (isChecking && findings.length === 0) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  // What will be made stands beside the form already.
  const told = findings.filter(({ code }) => code !== 'plan');
  if (told.length === 0) return <Alert type="success" showIcon title={t('timelineExport.allFine')} />;
  return (
    <Flex component="ul" vertical gap={8} aria-live="polite">
      {told.map((finding) => (
        <li key={`${finding.code}-${finding.values.mediaId ?? finding.values.font ?? ''}`}>
          <Alert
            type={finding.severity}
            showIcon
            title={<span title={findingDetail(finding, t)}>{findingWords(finding, t)}</span>}
            action={
              finding.fix && (
                <Button size="small" onClick={() => finding.fix && onFix(finding.fix, finding)}>
                  {t(`timelineExport.fix.${finding.fix}`)}
                </Button>
              )
            }
          />
        </li>
      ))}
    </Flex>
  );
}
