import { Alert, Button, Flex, Skeleton } from 'antd';
import { findingDetail, findingWords } from '@/blocks/exports/findingWords';
import type { Finding, FindingFix } from '@/engine/export';
import type { MediaRef, Project } from '@/engine/project/schema';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch, useParts } from '../ComposeContext';
import { VideoConversion } from '../goods/conversions';

interface FindingListProps {
  readonly project: Project | undefined;
  readonly findings: readonly Finding[];
  readonly isChecking: boolean;
  readonly onRetry: () => void;
}

/** What is to know before the export, each with its way out. */
export function FindingList({ project, findings, isChecking, onRetry }: FindingListProps) {
  const t = useT();
  const mayConvert = useCan()('file.save');
  const goodsMedia = useCompose(({ draft }) => draft.goods.form.media);
  if (isChecking && findings.length === 0) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <Flex component="ul" vertical gap={8} aria-live="polite">
      {findings.map(({ code, severity, fix, values }) => {
        const media = project?.media[String(values.mediaId ?? '')];
        const name = goodsMedia.find(({ url }) => url === media?.url)?.name || t('compose.media.unnamed');
        const finding = { code, values: media ? { ...values, name } : values };
        const isConvertible = fix === 'convert-media' && mayConvert && media !== undefined;
        return (
          <li key={`${code}-${values.mediaId ?? values.font ?? ''}`}>
            <Alert
              type={severity}
              showIcon
              title={<span title={findingDetail(finding, t)}>{findingWords(finding, t)}</span>}
              action={fix && !isConvertible && <FixButton media={media} fix={fix} onRetry={onRetry} />}
              description={
                isConvertible && (
                  <VideoConversion
                    url={media.url}
                    lostAudio={code === 'media-convertible-silent' ? String(values.codec) : undefined}
                  />
                )
              }
            />
          </li>
        );
      })}
    </Flex>
  );
}

interface FixProps {
  readonly media: MediaRef | undefined;
  readonly fix: FindingFix;
  readonly onRetry: () => void;
}

function FixButton({ media, fix, onRetry }: FixProps) {
  const t = useT();
  const { voices } = useParts();
  const dispatch = useDispatch();

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
      {/* Who may not convert takes another clip. */}
      {t(`render.fix.${fix === 'convert-media' ? 'replace-media' : fix}`)}
    </Button>
  );
}
