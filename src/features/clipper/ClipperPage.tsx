import { Alert, Button, Checkbox, Flex, Modal, Segmented, Switch } from 'antd';
import { useEffect, useState } from 'react';
import { exportJobs } from '@/blocks/exports/exportJobs';
import { RenderBatch } from '@/blocks/exports/RenderBatch';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { PageTitle } from '@/components/PageTitle';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { lengthOf, shownSpans } from '@/domain/clipper/clipEdges';
import { shapes } from '@/domain/clipper/clipProject';
import { useT } from '@/hooks/useT';
import { useJobsOf } from '@/lib/jobs';
import { ClipCard } from './ClipCard';
import styles from './clipper.module.css';
import { FirstCut } from './FirstCut';
import { SourcePanel } from './SourcePanel';
import { type Clipper, lengths, useClipper } from './useClipper';

/** Several short clips out of one long video: found, seen, corrected, rendered. */
export function ClipperPage() {
  const t = useT();
  const clipper = useClipper();
  const { work, items, isBusy } = clipper;
  return (
    <Flex vertical gap={16} className={styles.page}>
      <Flex vertical gap={4}>
        <PageTitle title={t('clipper.heading')} />
        <Text type="secondary">{t('clipper.intro')}</Text>
      </Flex>
      <SourcePanel clipper={clipper} />
      {work.result && !isBusy && items.length === 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('clipper.none', { seconds: lengths[work.length].shortest })}
          description={t('clipper.noneWay')}
        />
      )}
      {work.result && !isBusy && work.result.material.sentences.length > 0 && !work.firstCutId && (
        <Flex gap={12} wrap align="center">
          <Button onClick={clipper.addFirstCut}>{t('clipper.addFirstCut')}</Button>
          <Text type="secondary">{t('clipper.firstCutHint')}</Text>
        </Flex>
      )}
      {items.length > 0 && !isBusy && <Clips clipper={clipper} />}
    </Flex>
  );
}

function Clips({ clipper }: { readonly clipper: Clipper }) {
  const t = useT();
  const { work } = clipper;
  const firstCut = clipper.items.find(({ draft }) => draft.id === work.firstCutId);
  const items = clipper.items.filter((item) => item !== firstCut);
  const [playing, setPlaying] = useState<string>();
  useEffect(() => {
    void exportJobs.recover();
  }, []);
  // Rendered anew with each step of a job.
  useJobsOf(exportJobs);
  const accepted = items.filter(({ draft }) => draft.isAccepted);
  const played = items.find(({ draft }) => draft.id === playing)?.project;
  return (
    <>
      <Look clipper={clipper} />
      {work.result?.material.isAligned === false && <Alert type="info" showIcon title={t('clipper.notAligned')} />}
      {firstCut && <FirstCut key={firstCut.draft.id} item={firstCut} clipper={clipper} />}
      {items.length > 0 && (
        <Flex gap={12} wrap align="center" justify="space-between">
          <Checkbox
            checked={accepted.length === items.length}
            indeterminate={accepted.length > 0 && accepted.length < items.length}
            onChange={({ target }) => clipper.acceptAll(target.checked)}
          >
            {t('clipper.accepted', { count: accepted.length, total: items.length })}
          </Checkbox>
          <RenderBatch items={items} accepted={accepted} link="/editor/clipper" />
        </Flex>
      )}
      {work.result && (
        <Text type="secondary">
          {t('clipper.foundBy', {
            source: t(work.result.material.isAligned ? 'clipper.aligned' : `clipper.words.${work.result.words}`),
          })}
        </Text>
      )}
      <GridLayout gap={16} className={styles.grid}>
        {items.map((item) => (
          <ClipCard key={item.draft.id} item={item} clipper={clipper} onPlay={() => setPlaying(item.draft.id)} />
        ))}
      </GridLayout>
      <Modal
        open={played !== undefined}
        title={played?.title}
        footer={null}
        destroyOnHidden
        onCancel={() => setPlaying(undefined)}
      >
        <ProjectPlayer project={played} />
      </Modal>
    </>
  );
}

/** Seconds; less is not seen. */
const WORTH_SAYING = 0.1;

/** What all clips have in common. */
function Look({ clipper }: { readonly clipper: Clipper }) {
  const t = useT();
  const { look, result, clips } = clipper.work;
  if (!result) return null;
  const saved = clips.reduce((sum, clip) => {
    const [whole, short] = [false, true].map((isShort) =>
      lengthOf(shownSpans(result.material, clip, isShort, clip.edits)),
    );
    return sum + (whole ?? 0) - (short ?? 0);
  }, 0);
  const hasWords = result.material.sentences.some(({ text }) => text !== '');
  return (
    <Panel component="section" gap={24} wrap align="center" aria-label={t('clipper.look')}>
      <Segmented
        aria-label={t('clipper.shape')}
        value={look.shape}
        options={shapes.map((value) => ({ value, label: t(`clipper.shape.${value}`) }))}
        onChange={(shape) => clipper.setLook({ shape })}
      />
      {(saved >= WORTH_SAYING || look.shortensPauses) && (
        <Flex gap={8} align="center">
          <Switch
            id="clipper-pauses"
            checked={look.shortensPauses}
            onChange={(shortensPauses) => clipper.setLook({ shortensPauses })}
          />
          <label htmlFor="clipper-pauses">{t('clipper.pauses', { seconds: saved.toFixed(1) })}</label>
        </Flex>
      )}
      {hasWords && (
        <Flex gap={8} align="center">
          <Switch
            id="clipper-captions"
            checked={look.hasCaptions}
            onChange={(hasCaptions) => clipper.setLook({ hasCaptions })}
          />
          <label htmlFor="clipper-captions">{t('clipper.captions')}</label>
        </Flex>
      )}
    </Panel>
  );
}
