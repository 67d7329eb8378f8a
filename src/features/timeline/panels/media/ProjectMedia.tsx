import { MoreOutlined } from '@ant-design/icons';
import { App, Button, Dropdown, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { technicalName } from '@/blocks/media/reasonWords';
import { EmptyState } from '@/components/empty/EmptyState';
import { VideoIllustration } from '@/components/empty/VideoIllustration';
import { GridLayout } from '@/components/ui/GridLayout';
import { FileInput } from '@/components/upload/FileInput';
import { loopIdOf } from '@/engine/audio/loopMedia';
import type { Action } from '@/engine/edit/actions';
import type { MediaRef, Project } from '@/engine/project/schema';
import { allClips, mediaIdOf } from '@/engine/project/walk';
import { toSeconds } from '@/engine/time/ticks';
import { type MessageId, useT } from '@/hooks/useT';
import { mediaVault } from '@/lib/storage/mediaVault';
import { formatDuration } from '@/utils/formatDuration';
import { useEditor, useEditorParts, useProject } from '../../EditorContext';
import { ItemTile } from '../items/ItemTile';
import { usePutItem } from '../usePutItem';
import type { FaceProblem } from './faces';
import { useRefusalText } from './IntakeRows';
import { intakeOf } from './intake';
import type { MediaKindFilter } from './library';
import { MediaFace } from './MediaFace';
import styles from './media.module.css';

/** How often each medium is used. */
function usesOf(project: Project): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const clip of allClips(project)) {
    const id = mediaIdOf(clip);
    if (id) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}

/** Media that no clip needs. */
function unusedMedia(project: Project): readonly string[] {
  const uses = usesOf(project);
  return Object.keys(project.media).filter((id) => !uses.has(id));
}

/** Takes media out of the project, in one step. */
const buildRemoval = (mediaIds: readonly string[]): Action => ({
  type: 'batch',
  actions: mediaIds.map((mediaId) => ({ type: 'removeMedia', mediaId })),
});

interface ProjectMediaProps {
  readonly keyword: string;
  readonly kind: MediaKindFilter;
  readonly onAdd: () => void;
  readonly onClear: () => void;
}

/** The media of this project: use, replace, find again, tidy. */
export function ProjectMedia({ keyword, kind, onAdd, onClear }: ProjectMediaProps) {
  const t = useT();
  const { store } = useEditorParts();
  const project = useProject();
  const uses = usesOf(project);
  const unused = unusedMedia(project);
  const all = Object.values(project.media);
  const shown = all.filter(
    (media) =>
      (kind === 'all' || media.kind === kind) && media.name.toLowerCase().includes(keyword.trim().toLowerCase()),
  );
  if (all.length === 0) {
    return (
      <EmptyState
        compact
        illustration={<VideoIllustration />}
        title={t('timelinePanels.noMedia')}
        description={t('timelinePanels.noMediaText')}
        action={
          <Button type="primary" onClick={onAdd}>
            {t('timelinePanels.addFiles')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {shown.length === 0 && (
        <EmptyState
          compact
          title={t('timelinePanels.nothingFound')}
          action={<Button onClick={onClear}>{t('timelinePanels.clearFilter')}</Button>}
        />
      )}
      <GridLayout columns="repeat(auto-fill, minmax(92px, 1fr))" gap={8}>
        {shown.map((media) => (
          <ProjectTile key={media.id} media={media} uses={uses.get(media.id) ?? 0} />
        ))}
      </GridLayout>
      {unused.length > 0 && (
        <Flex gap={8} wrap>
          <Button
            size="small"
            onClick={() => store.act(buildRemoval(unused), { label: 'timelinePanels.step.removeUnused' })}
          >
            {t('timelinePanels.removeUnused', { count: unused.length })}
          </Button>
        </Flex>
      )}
    </>
  );
}

/** What is wrong with the file of a medium: it is neither here nor at an address, or this browser cannot show it. */
function useProblem({ hash, url }: MediaRef) {
  const [problem, setProblem] = useState<FaceProblem>();
  useEffect(() => {
    let isOver = false;
    setProblem(undefined);
    if (url) return;
    void (hash ? mediaVault.get(hash) : Promise.resolve(undefined))
      .catch(() => undefined)
      .then((file) => !isOver && !file && setProblem('missing'));
    return () => {
      isOver = true;
    };
  }, [hash, url]);
  return [problem, setProblem] as const;
}

interface MediaMarksProps {
  readonly media: MediaRef;
  readonly uses: number;
  readonly isUndecodable: boolean;
}

/** How often it is used, and what was lost when it came in. */
function MediaMarks({ media, uses, isUndecodable }: MediaMarksProps) {
  const t = useT();
  const used = uses > 0 && <span className={styles.used}>{t('timelinePanels.used', { count: uses })}</span>;
  if (isUndecodable)
    return (
      <>
        {used}
        <span className={styles.lost} title={t('timelinePanels.undecodableText')}>
          {t('timelinePanels.undecodable')}
        </span>
      </>
    );
  return (
    <>
      {used}
      {media.isTruncated && (
        <span
          className={styles.lost}
          title={t('timelinePanels.truncatedText', { time: formatDuration(toSeconds(media.duration)) })}
        >
          {t('timelinePanels.truncated')}
        </span>
      )}
      {!media.isTruncated && media.lostAudio !== undefined && (
        <span
          className={styles.lost}
          title={[t('timelinePanels.lostAudioText'), technicalName(media.lostAudio, t)].filter(Boolean).join('\n')}
        >
          {t('timelinePanels.lostAudio')}
        </span>
      )}
    </>
  );
}

function ProjectTile({ media, uses }: { readonly media: MediaRef; readonly uses: number }) {
  const t = useT();
  const { modal, message } = App.useApp();
  const { store } = useEditorParts();
  const put = usePutItem();
  const refusalText = useRefusalText();
  const selected = useEditor(({ selection }) => (selection.size === 1 ? [...selection][0] : undefined));
  const [problem, setProblem] = useProblem(media);
  const isMissing = problem === 'missing';
  const input = useRef<HTMLInputElement>(null);
  const loop = loopIdOf(media.url);
  const name = media.name || t(loop ? (`materialData.loop.${loop}` as MessageId) : 'timelinePanels.unnamed');

  const replace = () => {
    if (selected) {
      store.act({ type: 'replaceMedia', clipId: selected, mediaId: media.id }, { label: 'timeline.step.replaceMedia' });
    }
  };
  const relink = async (file: File) => {
    try {
      const result = await intakeOf(store).relink(media.id, file);
      if (result === 'same') message.success(t('timelinePanels.relinked'));
      else if (result === 'other') message.info(t('timelinePanels.relinkedOther'));
      else message.warning(refusalText(result));
      if (typeof result === 'string') setProblem(undefined);
    } catch {
      message.warning(t('timelinePanels.keepFailed'));
    }
  };
  const remove = () => {
    if (uses === 0) {
      store.act({ type: 'removeMedia', mediaId: media.id }, { label: 'timeline.step.removeMedia' });
      return;
    }
    modal.info({ title: t('timelinePanels.inUse', { count: uses }), content: t('timelinePanels.inUseText') });
  };

  return (
    <div className={styles.tile}>
      <ItemTile
        item={{ kind: 'media', mediaId: media.id }}
        name={name}
        isWide
        onUse={() => (isMissing ? input.current?.click() : put({ kind: 'media', mediaId: media.id }))}
      >
        <MediaFace media={media} onBroken={setProblem} />
        <MediaMarks media={media} uses={uses} isUndecodable={problem === 'undecodable'} />
        {isMissing && <span className={styles.missing}>{t('timelinePanels.missing')}</span>}
      </ItemTile>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'put', label: t('timelinePanels.putHere'), disabled: isMissing },
            { key: 'replace', label: t('timelinePanels.replaceSelected'), disabled: !selected || isMissing },
            { key: 'relink', label: t('timelinePanels.relink') },
            { key: 'remove', label: t('timelinePanels.remove'), danger: true },
          ],
          onClick: ({ key }) => {
            if (key === 'put') put({ kind: 'media', mediaId: media.id });
            else if (key === 'replace') replace();
            else if (key === 'relink') input.current?.click();
            else remove();
          },
        }}
      >
        <Button
          size="small"
          type="text"
          className={styles.more}
          icon={<MoreOutlined aria-hidden />}
          aria-label={t('timelinePanels.moreOf', { name: media.name })}
        />
      </Dropdown>
      <FileInput
        ref={input}
        accept={`${media.kind}/*,.mkv,.mov,.m4a,.heic,.heif`}
        aria-hidden
        onFiles={([file]) => file && void relink(file)}
      />
    </div>
  );
}
