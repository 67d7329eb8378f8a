import { history } from '@umijs/max';
import { Alert, Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { exportJobs, storedVideoOf, videoLink } from '@/blocks/exports/exportJobs';
import { RenderBatch } from '@/blocks/exports/RenderBatch';
import { RenderState } from '@/blocks/exports/RenderState';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { PageLink } from '@/components/PageLink';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { noEdits } from '@/domain/clipper/clipEdges';
import { hitProject } from '@/domain/clipper/clipProject';
import type { ClipEdits } from '@/domain/clipper/types';
import { cutList, isTaken, missedLines, type WordHit, withHit } from '@/domain/clipper/wordHits';
import { projectDuration } from '@/engine/project/projectDuration';
import { toSeconds } from '@/engine/time/ticks';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { makeTimeline } from '@/services/project/makeTimeline';
import { formatDuration } from '@/utils/formatDuration';
import type { ClipItem } from './clipDrafts';
import styles from './clipper.module.css';
import { FramingButton } from './FramingEditor';
import { HitList } from './HitList';
import type { Clipper } from './useClipper';
import { WordEditor } from './WordEditor';

interface FirstCutProps {
  readonly item: ClipItem;
  readonly clipper: Clipper;
}

/** A whole recording without what went wrong in it: what was cut, why, and the way on into the timeline. */
export function FirstCut({ item, clipper }: FirstCutProps) {
  const t = useT();
  const { draft, project } = item;
  const { result, source, look, isRecording } = clipper.work;
  const [heard, setHeard] = useState<WordHit>();
  const [isEditing, setEditing] = useState(false);
  const { first, last, edits = noEdits } = draft;
  const material = result?.material;
  const hits = useMemo(
    () => (material ? cutList(material, { first, last }, edits) : []),
    [material, first, last, edits],
  );
  const preview = useMemo(
    () =>
      heard && material && source
        ? hitProject(source, material, heard, { range: { first, last }, shape: look.shape, edits })
        : undefined,
    [heard, material, source, first, last, look.shape, edits],
  );
  if (!material || !source) return null;
  const change = (next: ClipEdits): void => clipper.change({ ...draft, isTouched: true, edits: next });
  const isCut = (hit: WordHit): boolean => isTaken(hit, edits, look.shortensPauses);
  const missed = missedLines(material);
  return (
    <Panel component="section" vertical gap={16} aria-label={t('clipper.firstCut')}>
      <Flex vertical gap={4}>
        <Text component="h3" strong size="large">
          {t('clipper.firstCut')}
        </Text>
        <Text tabular>
          {t('clipper.firstCutLength', {
            from: formatDuration(source.duration),
            to: formatDuration(toSeconds(projectDuration(project))),
            count: hits.filter(isCut).length,
          })}
        </Text>
      </Flex>
      {missed.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('clipper.missedLines', { count: missed.length })}
          description={
            <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
              {missed.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a script may say a line twice
                <li key={index}>{line}</li>
              ))}
            </ul>
          }
        />
      )}
      <GridLayout gap={24} align="start" className={styles.firstCut}>
        <Flex vertical gap={12}>
          <ProjectPlayer project={preview ?? project} isSmall playsAtOnce={preview !== undefined} />
          {preview && (
            <Button size="small" onClick={() => setHeard(undefined)}>
              {t('clipper.wholeClip')}
            </Button>
          )}
          <FirstCutActions item={item} clipper={clipper} onEditWords={() => setEditing(true)} />
        </Flex>
        <Flex vertical gap={12}>
          <Text type="secondary">{t('clipper.cutListHint')}</Text>
          <HitList
            hits={hits}
            isTaken={isCut}
            onTake={(taken, takes) => change(taken.reduce((now, hit) => withHit(now, hit, takes), edits))}
            onHear={setHeard}
          />
          {isRecording && (
            <div>
              <Button size="small" onClick={clipper.addClips}>
                {t('clipper.addClips')}
              </Button>
            </div>
          )}
        </Flex>
      </GridLayout>
      {isEditing && <WordEditor item={item} clipper={clipper} onClose={() => setEditing(false)} />}
    </Panel>
  );
}

function FirstCutActions({ item, clipper, onEditWords }: FirstCutProps & { readonly onEditWords: () => void }) {
  const t = useT();
  const can = useCan();
  const { project } = item;
  const job = exportJobs.find(item.id);
  const videoId = storedVideoOf(item.id);
  const fileId = clipper.work.source?.fileId ?? '';
  const open = useAction(async () => {
    history.push(await makeTimeline(project, { title: project.title, source: [{ type: 'file', id: fileId }] }));
  });
  return (
    <>
      <RenderState job={job} videoId={videoId} />
      <Flex gap={8} wrap>
        {can('project.save') && (
          <Button type="primary" loading={open.isPending} onClick={() => void open.run(undefined)}>
            {t('clipper.openTimeline')}
          </Button>
        )}
        <Button onClick={onEditWords}>{t('clipper.editWords')}</Button>
        <FramingButton item={item} clipper={clipper} size="middle" />
        <RenderBatch items={[item]} accepted={[item]} link="/editor/clipper" />
        {videoId && (
          <PageLink to={videoLink(videoId)}>
            <Button tabIndex={-1}>{t('clipper.toVideo')}</Button>
          </PageLink>
        )}
      </Flex>
    </>
  );
}
