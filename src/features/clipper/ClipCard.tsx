import { history } from '@umijs/max';
import { Button, Card, Checkbox, Flex, Input, Tag, Typography } from 'antd';
import { useState } from 'react';
import { exportJobs, storedVideoOf, videoLink } from '@/blocks/exports/exportJobs';
import { RenderState } from '@/blocks/exports/RenderState';
import { PosterButton } from '@/blocks/PosterButton';
import { useStill } from '@/blocks/useStill';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import { clipEdges } from '@/domain/clipper/clipEdges';
import { clipWords } from '@/domain/clipper/clipWords';
import type { ClipReason } from '@/domain/clipper/types';
import { projectDuration } from '@/engine/project/projectDuration';
import { toSeconds } from '@/engine/time/ticks';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { makeTimeline } from '@/services/project/makeTimeline';
import { formatDuration } from '@/utils/formatDuration';
import { type ClipDraft, type ClipItem, moveEdge } from './clipDrafts';
import styles from './clipper.module.css';
import { FramingButton } from './FramingEditor';
import type { Clipper } from './useClipper';
import { WordEditor } from './WordEditor';

const MAX_TITLE = 60;

interface ClipCardProps {
  readonly item: ClipItem;
  readonly clipper: Clipper;
  readonly onPlay: () => void;
}

/** One clip: how it begins, why it was chosen, what is said in it, and what can be done with it. */
export function ClipCard({ item, clipper, onPlay }: ClipCardProps) {
  const t = useT();
  const can = useCan();
  const { draft, project, number } = item;
  const { result, source } = clipper.work;
  const { address, isBroken } = useStill(project);
  const job = exportJobs.find(item.id);
  const videoId = storedVideoOf(item.id);
  const [isEditing, setEditing] = useState(false);
  const change = (patch: Partial<ClipDraft>): void => clipper.change({ ...draft, isTouched: true, ...patch });
  const edit = useAction(async () => {
    history.push(
      await makeTimeline(project, { title: project.title, source: [{ type: 'file', id: source?.fileId ?? '' }] }),
    );
  });
  if (!result || !source) return null;
  const { start } = clipEdges(result.material, draft);
  const hasWords = result.material.sentences.slice(draft.first, draft.last + 1).some(({ text }) => text !== '');
  return (
    <Card size="small" role="group" aria-label={project.title} classNames={{ body: styles.card }}>
      <Flex justify="space-between" align="center">
        <Checkbox checked={draft.isAccepted} onChange={({ target }) => change({ isAccepted: target.checked })}>
          {t('clipper.number', { number })}
        </Checkbox>
        <Text size="small" type="secondary" tabular>
          {t('clipper.place', {
            from: formatDuration(start),
            length: formatDuration(toSeconds(projectDuration(project))),
          })}
        </Text>
      </Flex>
      <PosterButton
        project={project}
        address={address}
        label={t('clipper.play', { name: project.title })}
        onPlay={onPlay}
      />
      {isBroken && <Text type="danger">{t('clipper.broken')}</Text>}
      <Input
        value={draft.title}
        maxLength={MAX_TITLE}
        placeholder={t('clipper.number', { number })}
        aria-label={t('clipper.title', { number })}
        onChange={({ target }) => change({ title: target.value })}
      />
      <Reasons reasons={draft.reasons} />
      <Words item={item} clipper={clipper} />
      <Edges item={item} clipper={clipper} />
      <RenderState job={job} videoId={videoId} />
      <Flex gap={8} wrap>
        {hasWords && (
          <Button size="small" onClick={() => setEditing(true)}>
            {t('clipper.editWords')}
          </Button>
        )}
        <FramingButton item={item} clipper={clipper} />
        {can('project.save') && (
          <Button size="small" loading={edit.isPending} onClick={() => void edit.run(undefined)}>
            {t('clipper.edit')}
          </Button>
        )}
        {videoId && (
          <PageLink to={videoLink(videoId)}>
            <Button size="small" tabIndex={-1}>
              {t('clipper.toVideo')}
            </Button>
          </PageLink>
        )}
      </Flex>
      {isEditing && <WordEditor item={item} clipper={clipper} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function Reasons({ reasons }: { readonly reasons: readonly ClipReason[] }) {
  const t = useT();
  return (
    <Flex gap={4} wrap>
      {reasons.map(({ kind, words }) => (
        <Tag key={kind}>{t(`clipper.reason.${kind}`, { words })}</Tag>
      ))}
    </Flex>
  );
}

function Words({ item: { draft }, clipper }: Pick<ClipCardProps, 'item' | 'clipper'>) {
  const t = useT();
  const gone = new Set(draft.edits?.removed);
  const words = clipWords(clipper.work.result?.material.sentences ?? [], draft);
  const text = words.map((word) => word.text).join('');
  if (text === '') return null;
  return (
    <Typography.Paragraph
      type="secondary"
      className={styles.words}
      ellipsis={{ rows: 3, expandable: 'collapsible', symbol: (isOpen) => t(isOpen ? 'clipper.less' : 'clipper.more') }}
    >
      {gone.size === 0
        ? text
        : words.map(({ key, text: word }) => (gone.has(key) ? <del key={key}>{word}</del> : word))}
    </Typography.Paragraph>
  );
}

const moves = [
  { edge: 'first', by: -1 },
  { edge: 'first', by: 1 },
  { edge: 'last', by: -1 },
  { edge: 'last', by: 1 },
] as const;

/** Moves where the clip begins and ends, a sentence at a time. */
function Edges({ item: { draft, number }, clipper }: Pick<ClipCardProps, 'item' | 'clipper'>) {
  const t = useT();
  const material = clipper.work.result?.material;
  if (!material) return null;
  return (
    <div className={styles.edges}>
      {moves.map(({ edge, by }) => {
        const moved = moveEdge(draft, edge, by, material);
        const name = t(`clipper.edge.${edge}.${by < 0 ? 'earlier' : 'later'}`);
        return (
          <Button
            key={name}
            size="small"
            disabled={!moved}
            aria-label={t('clipper.edgeOf', { name, number })}
            onClick={() => moved && clipper.change(moved)}
          >
            {name}
          </Button>
        );
      })}
    </div>
  );
}
