import { Alert, Button, Checkbox, Flex, Modal, Spin } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { DraftDownload } from '@/blocks/exports/DraftDownload';
import { exportJobs, storedVideoOf } from '@/blocks/exports/exportJobs';
import { RenderBatch } from '@/blocks/exports/RenderBatch';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { StatusPage } from '@/components/StatusPage';
import { QuietScene } from '@/components/scenes';
import { GridLayout } from '@/components/ui/GridLayout';
import { outlookWithEdited } from '@/domain/mixcut/editedVersions';
import { type MixRecipe, readRecipe } from '@/domain/mixcut/recipe';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useSaveZip } from '@/hooks/useSaveZip';
import { type Translate, useT } from '@/hooks/useT';
import { useJobsOf } from '@/lib/jobs';
import { isGone, messageOf } from '@/lib/request';
import { workStore } from '@/lib/storage/workStore';
import { openUrl } from '@/lib/zip';
import { projectApi } from '@/services/project/api';
import { videoApi } from '@/services/video/api';
import { videoFileName } from '@/services/video/storeVideo';
import { cleanFileName } from '@/utils/cleanFileName';
import { useDeletedFiles, usePlanner } from '../planner/usePlanner';
import { BatchCard } from './BatchCard';
import styles from './BatchPreview.module.css';
import { type BatchItem, batchItems } from './batchItems';
import { coverJobs } from './coverJobs';
import { LikenessDrawer } from './LikenessDrawer';
import { NewCovers } from './NewCovers';
import { Guarantee, ReplaceClip, ReplaceFailed, type Replacement } from './ReplaceClip';
import { documentsOf, useEditedVersions, useEditVersion } from './useEditedVersions';
import { type ClipReplacing, useReplaceClip } from './useReplaceClip';
import { Voices } from './Voices';

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
  const replacing = useReplaceClip(planId);
  if (planId === undefined) return <NoRecipe title={t('mixcut.noPlan')} />;
  if (isGone(error)) return <NoRecipe title={messageOf(error)} />;
  if (error) return <LoadFailure error={error} onRetry={refresh} />;
  if (!data) return <Spin className={styles.waiting} />;
  const recipe = readRecipe(data.draft);
  if (!recipe) return <NoRecipe title={t('mixcut.openNotOurs')} />;
  return <Batch key={data.revision} planId={planId} recipe={recipe} replacing={replacing} />;
}

function NoRecipe({ title }: { readonly title: string }) {
  const t = useT();
  return (
    <StatusPage
      illustration={<QuietScene />}
      title={title}
      actions={
        <PageLink to="/creative/clip/creation">
          <Button type="primary">{t('mixcut.toCreation')}</Button>
        </PageLink>
      }
    />
  );
}

function NothingToMake({ planId }: { readonly planId: string }) {
  const t = useT();
  return (
    <EmptyState
      title={t('mixcut.nothing')}
      description={t('mixcut.nothingText')}
      action={
        <PageLink to={recipeAddress(planId)}>
          <Button type="primary">{t('mixcut.back')}</Button>
        </PageLink>
      }
    />
  );
}

interface BatchProps {
  readonly planId: string;
  readonly recipe: MixRecipe;
  readonly replacing: ClipReplacing;
}

/** The versions as they can be played and rendered, with those that were edited; rendered anew with each step of a job. */
function useBatch(
  planId: string,
  planned: MixRecipe,
  outlook: ReturnType<typeof usePlanner>['outlook'],
  edited: ReturnType<typeof useEditedVersions>['projects'],
) {
  const t = useT();
  useEffect(() => {
    void exportJobs.recover();
  }, []);
  useJobsOf(exportJobs);
  useJobsOf(coverJobs);
  const items = useMemo(
    () =>
      batchItems({
        planId,
        recipe: planned,
        versions: outlook?.versions ?? [],
        nameOf: (number) => nameVersion(t, planned, number),
        edited,
      }),
    [planId, planned, outlook, t, edited],
  );
  const documents = useMemo(() => documentsOf(edited), [edited]);
  const shown = useMemo(
    () => outlook && outlookWithEdited(outlook, planned.limit, documents),
    [outlook, planned.limit, documents],
  );
  return { items, documents, shown };
}

function Batch({ planId, recipe, replacing }: BatchProps) {
  const t = useT();
  const deleted = useDeletedFiles();
  const { outlook, error, recipe: planned, isPlanning } = usePlanner(recipe, deleted);
  const [playing, setPlaying] = useState<BatchItem>();
  const rejection = useRejected(planId);
  const [dialog, setDialog] = useState<Dialog>();
  const edited = useEditedVersions(recipe.edited, replacing.round);
  const editing = useEditVersion(planId);
  const { items, documents, shown } = useBatch(planId, planned, outlook, edited.projects);
  if (error) return <LoadFailure error={error} />;
  if (edited.error) return <LoadFailure error={edited.error} onRetry={edited.refresh} />;
  // What was edited must not be rendered as it was before.
  if ((isPlanning && !outlook) || !edited.projects) return <Spin className={styles.waiting} />;
  if (items.length === 0) return <NothingToMake planId={planId} />;
  const accepted = items.filter((item) => !rejection.has(item));
  const replace = async ({ footage, by, edited: keys }: Replacement): Promise<void> => {
    const targets = items.flatMap(({ key, number, projectId }) =>
      projectId && keys.includes(key) ? [{ number, projectId }] : [],
    );
    if (await replacing.run({ footage, by, edited: targets })) setDialog(undefined);
  };
  return (
    <Flex vertical gap={16} style={{ padding: 16 }}>
      <Toolbar
        planId={planId}
        items={items}
        accepted={accepted}
        title={planned.title || t('mixcut.untitled')}
        onAcceptAll={(isAccepted) => rejection.set(items, !isAccepted)}
        onOpen={setDialog}
      />
      {shown && <Guarantee recipe={planned} outlook={shown} />}
      {replacing.failure && <ReplaceFailed failure={replacing.failure} isPending={replacing.isPending} />}
      {edited.gone > 0 && <Alert type="warning" showIcon title={t('mixcut.edited.gone', { count: edited.gone })} />}
      <Voices
        planId={planId}
        name={planned.title || t('mixcut.untitled')}
        recipe={planned}
        versions={outlook?.versions.length ?? 0}
      />
      <GridLayout gap={16} className={styles.grid}>
        {items.map((item) => (
          <BatchCard
            key={item.id}
            item={item}
            job={exportJobs.find(item.id)}
            isAccepted={!rejection.has(item)}
            onAccept={(isAccepted) => rejection.set([item], !isAccepted)}
            onPlay={() => setPlaying(item)}
            isPending={editing.isPending(item.key)}
            onEdit={() => void editing.edit(item)}
            onUnedit={() => void editing.unedit(item)}
          />
        ))}
      </GridLayout>
      {dialog === 'likeness' && shown && (
        <LikenessDrawer recipe={planned} items={items} versions={shown.versions} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'replace' && outlook && (
        <ReplaceClip
          recipe={recipe}
          outlook={outlook}
          edited={documents}
          isPending={replacing.isPending}
          onReplace={(order) => void replace(order)}
          onClose={() => setDialog(undefined)}
        />
      )}
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

type Dialog = 'likeness' | 'replace';

interface ToolbarProps {
  readonly planId: string;
  readonly items: readonly BatchItem[];
  readonly accepted: readonly BatchItem[];
  readonly title: string;
  readonly onAcceptAll: (isAccepted: boolean) => void;
  readonly onOpen: (dialog: Dialog) => void;
}

function Toolbar({ planId, items, accepted, title, onAcceptAll, onOpen }: ToolbarProps) {
  const t = useT();
  const can = useCan();
  return (
    <Flex gap={12} wrap align="center" justify="space-between">
      <Flex gap={12} wrap align="center">
        <PageLink to={recipeAddress(planId)}>{t('mixcut.back')}</PageLink>
        <Checkbox
          checked={accepted.length === items.length}
          indeterminate={accepted.length > 0 && accepted.length < items.length}
          onChange={({ target }) => onAcceptAll(target.checked)}
        >
          {t('mixcut.acceptedOf', { count: accepted.length, total: items.length })}
        </Checkbox>
      </Flex>
      <Flex gap={8} wrap align="center">
        <DraftDownload
          projects={accepted.map(({ project }) => project)}
          fileName={cleanFileName(`${title}-${t('render.draft.title')}`)}
          isDisabled={accepted.length === 0}
        />
        {items.length > 1 && <Button onClick={() => onOpen('likeness')}>{t('mixcut.likeness.title')}</Button>}
        {can('project.save') && <Button onClick={() => onOpen('replace')}>{t('mixcut.replace.title')}</Button>}
        <FinishedZip accepted={accepted} title={title} />
        <NewCovers accepted={accepted} link={batchAddress(planId)} title={title} />
        <RenderBatch items={items} accepted={accepted} link={batchAddress(planId)} />
      </Flex>
    </Flex>
  );
}

const nameVersion = (t: Translate, { title }: MixRecipe, number: number): string =>
  t('mixcut.versionName', { title: title || t('mixcut.untitled'), number });

/** The finished videos of the accepted versions as one archive. */
function FinishedZip({ accepted, title }: { readonly accepted: readonly BatchItem[]; readonly title: string }) {
  const t = useT();
  const saveZip = useSaveZip();
  const ids = accepted.flatMap(({ id }) => storedVideoOf(id) ?? []);
  const download = useAction(async (videoIds: readonly string[], options) => {
    const videos = await Promise.all(videoIds.map((id) => videoApi.info({ id }, options)));
    const sources = videos.map((video) => ({
      name: videoFileName(video.title, video.container),
      size: video.size,
      madeAt: new Date(video.created_at),
      open: openUrl(video.url),
    }));
    await saveZip(sources, { title: t('video.zipTitle', { count: videos.length }), name: cleanFileName(title) });
  });
  if (ids.length === 0) return null;
  return (
    <Button loading={download.isPending} onClick={() => void download.run(ids)}>
      {t('mixcut.zip', { count: ids.length })}
    </Button>
  );
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

type NamedVersion = Pick<BatchItem, 'key' | 'id' | 'formerId'>;

/**
 * Versions of a plan that the user does not want; kept in this browser. They are named by their keys, so that what is
 * printed, said or shown as a cover changes nothing about it; earlier releases named them by the ids of their videos.
 */
function useRejected(planId: string) {
  const storeKey = `mixcut-rejected-${planId}`;
  const [names, setNames] = useState<readonly string[]>(() => workStore.get(storeKey, isTexts) ?? []);
  const known = new Set(names);
  const namesOf = ({ key, id, formerId = id }: NamedVersion): readonly string[] => [key, id, formerId];
  return {
    has: (version: NamedVersion): boolean => namesOf(version).some((name) => known.has(name)),
    set: (versions: readonly NamedVersion[], isRejected: boolean): void => {
      const gone = new Set(versions.flatMap(namesOf));
      const added = isRejected ? versions.map(({ key }) => key) : [];
      const next = [...names.filter((name) => !gone.has(name)), ...added];
      setNames(next);
      workStore.setReplaceable(storeKey, next);
    },
  };
}
