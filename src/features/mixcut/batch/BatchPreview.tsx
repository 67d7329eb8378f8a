import { Link } from '@umijs/max';
import { Button, Checkbox, Flex, Modal, Result, Spin } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { DraftDownload } from '@/blocks/exports/DraftDownload';
import { exportJobs } from '@/blocks/exports/exportJobs';
import { RenderBatch } from '@/blocks/exports/RenderBatch';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { type MixRecipe, readRecipe } from '@/domain/mixcut/recipe';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { useJobsOf } from '@/lib/jobs';
import { workStore } from '@/lib/storage/workStore';
import { projectApi } from '@/services/project/api';
import { cleanFileName } from '@/utils/cleanFileName';
import { useDeletedFiles, usePlanner } from '../planner/usePlanner';
import { BatchCard } from './BatchCard';
import styles from './BatchPreview.module.css';
import { type BatchItem, batchItems } from './batchItems';

const recipeAddress = (planId: string): string => `/creative/clip/creation?project=${encodeURIComponent(planId)}`;

const batchAddress = (planId: string): string => `/editor/batch_preview?plan=${encodeURIComponent(planId)}`;

interface BatchPreviewProps {
  readonly planId: string | undefined;
}

/** The versions of a recipe: seen before they are rendered, chosen, rendered, handed on. */
export function BatchPreview({ planId }: BatchPreviewProps) {
  const t = useT();
  const { data, error, refresh } = useLoad(projectApi.info, planId === undefined ? undefined : { id: planId }, {
    fresh: true,
  });
  if (planId === undefined) return <NoRecipe title={t('mixcut.noPlan')} />;
  if (error) return <LoadFailure error={error} onRetry={refresh} />;
  if (!data) return <Spin className={styles.waiting} />;
  const recipe = readRecipe(data.draft);
  if (!recipe) return <NoRecipe title={t('mixcut.openNotOurs')} />;
  return <Batch key={data.revision} planId={planId} recipe={recipe} />;
}

function NoRecipe({ title }: { readonly title: string }) {
  const t = useT();
  return (
    <Result
      status="info"
      title={title}
      extra={
        <Link to="/creative/clip/creation">
          <Button type="primary">{t('mixcut.toCreation')}</Button>
        </Link>
      }
    />
  );
}

interface BatchProps {
  readonly planId: string;
  readonly recipe: MixRecipe;
}

function Batch({ planId, recipe }: BatchProps) {
  const t = useT();
  const deleted = useDeletedFiles();
  const { outlook, error, recipe: planned, isPlanning } = usePlanner(recipe, deleted);
  const [playing, setPlaying] = useState<BatchItem>();
  const [rejected, setRejected] = useRejected(planId);
  useEffect(() => {
    void exportJobs.recover();
  }, []);
  // Rendered anew with each step of a job.
  useJobsOf(exportJobs);
  const items = useMemo(
    () =>
      batchItems({
        planId,
        recipe: planned,
        versions: outlook?.versions ?? [],
        nameOf: (number) => t('mixcut.versionName', { title: planned.title || t('mixcut.untitled'), number }),
      }),
    [planId, planned, outlook, t],
  );
  if (error) return <LoadFailure error={error} />;
  if (isPlanning && !outlook) return <Spin className={styles.waiting} />;
  if (items.length === 0) {
    return (
      <EmptyState
        title={t('mixcut.nothing')}
        description={t('mixcut.nothingText')}
        action={
          <Link to={recipeAddress(planId)}>
            <Button type="primary">{t('mixcut.back')}</Button>
          </Link>
        }
      />
    );
  }
  const accepted = items.filter(({ id }) => !rejected.has(id));
  const accept = (id: string, isAccepted: boolean): void =>
    setRejected(isAccepted ? [...rejected].filter((one) => one !== id) : [...rejected, id]);
  return (
    <Flex vertical gap={16} className={styles.page}>
      <Flex gap={12} wrap align="center" justify="space-between">
        <Flex gap={12} wrap align="center">
          <Link to={recipeAddress(planId)}>{t('mixcut.back')}</Link>
          <Checkbox
            checked={accepted.length === items.length}
            indeterminate={accepted.length > 0 && accepted.length < items.length}
            onChange={({ target }) => setRejected(target.checked ? [] : items.map(({ id }) => id))}
          >
            {t('mixcut.acceptedOf', { count: accepted.length, total: items.length })}
          </Checkbox>
        </Flex>
        <Flex gap={8} wrap align="center">
          <DraftDownload
            projects={accepted.map(({ project }) => project)}
            fileName={cleanFileName(`${planned.title || t('mixcut.untitled')}-${t('render.draft.title')}`)}
            isDisabled={accepted.length === 0}
          />
          <RenderBatch items={items} accepted={accepted} link={batchAddress(planId)} />
        </Flex>
      </Flex>
      <GridLayout gap={16} className={styles.grid}>
        {items.map((item) => (
          <BatchCard
            key={item.id}
            item={item}
            planId={planId}
            job={exportJobs.find(item.id)}
            isAccepted={!rejected.has(item.id)}
            onAccept={(isAccepted) => accept(item.id, isAccepted)}
            onPlay={() => setPlaying(item)}
          />
        ))}
      </GridLayout>
      <Modal
        open={playing !== undefined}
        title={playing?.project.title}
        footer={null}
        destroyOnHidden
        onCancel={() => setPlaying(undefined)}
      >
        <ProjectPlayer project={playing?.project} />
      </Modal>
    </Flex>
  );
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Versions of a plan that the user does not want; kept in this browser. */
function useRejected(planId: string) {
  const key = `mixcut-rejected-${planId}`;
  const [rejected, setRejected] = useState<readonly string[]>(() => workStore.get(key, isTexts) ?? []);
  const change = (next: readonly string[]): void => {
    setRejected(next);
    workStore.setReplaceable(key, next);
  };
  return [new Set(rejected), change] as const;
}
