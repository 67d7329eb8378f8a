import { Alert, Button, Flex, Skeleton } from 'antd';
import type { Finding, FindingFix } from '@/engine/export';
import { useT } from '@/hooks/useT';
import { formatSize } from '@/utils/formatSize';

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly isChecking: boolean;
  readonly onFix: (fix: FindingFix, finding: Finding) => void;
}

const byteValues: ReadonlySet<string> = new Set(['needed', 'free', 'size', 'most']);
/** Codecs by the names that people know. */
const codecNames: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'H.265',
  vp9: 'VP9',
  vp8: 'VP8',
  av1: 'AV1',
  aac: 'AAC',
  opus: 'Opus',
  mp3: 'MP3',
  'pcm-s16': 'PCM',
};
const containers: ReadonlySet<string> = new Set(['mp4', 'webm', 'mov', 'gif', 'png', 'm4a', 'wav']);

const readable = (values: Finding['values']): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (byteValues.has(name)) return [name, formatSize(Number(value))];
      return [name, codecNames[value] ?? (containers.has(String(value)) ? String(value).toUpperCase() : value)];
    }),
  );

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
            title={t(`render.finding.${finding.code}`, readable(finding.values))}
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
