import { Alert, Button, Flex, Skeleton } from 'antd';
import { findingDetail, findingWords } from '@/blocks/exports/findingWords';
import type { Finding, FindingFix } from '@/engine/export';
import type { Project } from '@/engine/project/schema';
import { useT } from '@/hooks/useT';
import { useDispatch, useParts } from '../ComposeContext';

interface FindingListProps {
  readonly project: Project | undefined;
  readonly findings: readonly Finding[];
  readonly isChecking: boolean;
  readonly onRetry: () => void;
}

/** What is to know before the export, each with its way out. */
export function FindingList({ project, findings, isChecking, onRetry }: FindingListProps) {
  const t = useT();
  if (isChecking && findings.length === 0) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <Flex component="ul" vertical gap={8} aria-live="polite">
      {findings.map((finding) => (
        <li key={`${finding.code}-${finding.values.mediaId ?? finding.values.font ?? ''}`}>
          <Alert
            type={finding.severity}
            showIcon
            title={<span title={findingDetail(finding, t)}>{findingWords(finding, t)}</span>}
            action={
              finding.fix && <FixButton project={project} finding={finding} fix={finding.fix} onRetry={onRetry} />
            }
          />
        </li>
      ))}
    </Flex>
  );
}

interface FixProps {
  readonly project: Project | undefined;
  readonly finding: Finding;
  readonly fix: FindingFix;
  readonly onRetry: () => void;
}

function FixButton({ project, finding, fix, onRetry }: FixProps) {
  const t = useT();
  const { voices } = useParts();
  const dispatch = useDispatch();
  const media = project?.media[String(finding.values.mediaId ?? '')];

  if (fix === 'free-space' || fix === 'other-browser') return null;
  const run = () => {
    if (fix === 'turn-label-on') dispatch({ type: 'label/set', isOn: true });
    else if (fix === 'retry') onRetry();
    else if (fix === 'replace-media' && media?.kind === 'audio') {
      // A voice that the store has lost is simply spoken again.
      dispatch({ type: 'voice/forget', urls: [media.url] });
      void voices.makeAll();
    } else dispatch({ type: 'step/go', step: 'storyboard' });
  };
  return (
    <Button size="small" onClick={run}>
      {/* What is converted is a medium of the library or of a timeline. */}
      {t(`render.fix.${fix === 'convert-media' ? 'replace-media' : fix}`)}
    </Button>
  );
}
