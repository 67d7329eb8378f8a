import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Card, Flex, Input, InputNumber, Popconfirm, Space } from 'antd';
import { memo, useState } from 'react';
import { FileFace, MediaPicker } from '@/blocks/media';
import { Text } from '@/components/ui/Text';
import { type RecipeGroup, recipeLimits } from '@/domain/mixcut/recipe';
import { useT } from '@/hooks/useT';
import styles from './GroupCard.module.css';
import { clipOf } from './newRecipe';

/** Shown before the user asks for all: eight thousand images would hold the page up. */
const FIRST_CLIPS = 12;

type ChangeGroups = (change: (groups: readonly RecipeGroup[]) => readonly RecipeGroup[]) => void;

interface GroupCardProps {
  readonly group: RecipeGroup;
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly deleted: ReadonlySet<string>;
  readonly setGroups: ChangeGroups;
}

/**
 * One position of the video with the clips that may stand there. Remembered: forty of them must not be drawn anew for
 * each letter that is typed.
 */
export const GroupCard = memo(function GroupCard({
  group,
  number,
  isFirst,
  isLast,
  deleted,
  setGroups,
}: GroupCardProps) {
  const onChange = (edit: (group: RecipeGroup) => RecipeGroup): void =>
    setGroups((groups) => groups.map((one) => (one.id === group.id ? edit(one) : one)));
  const onMove = (by: -1 | 1): void => setGroups((groups) => moved(groups, group.id, by));
  const onRemove = (): void => setGroups((groups) => groups.filter(({ id }) => id !== group.id));
  const t = useT();
  const { name, maxSeconds, clips } = group;
  const [isPicking, setPicking] = useState(false);
  const label = name || t('mixcut.group.number', { number });
  const room = recipeLimits.clips - clips.length;
  return (
    <Card
      size="small"
      role="group"
      aria-label={label}
      title={
        <Input
          variant="borderless"
          value={name}
          maxLength={recipeLimits.name}
          aria-label={t('mixcut.group.name', { number })}
          placeholder={t('mixcut.group.number', { number })}
          onChange={({ target }) => onChange((before) => ({ ...before, name: target.value }))}
        />
      }
      extra={
        <Space size={0}>
          <Button
            type="text"
            icon={<ArrowUpOutlined />}
            disabled={isFirst}
            aria-label={t('mixcut.group.up', { name: label })}
            onClick={() => onMove(-1)}
          />
          <Button
            type="text"
            icon={<ArrowDownOutlined />}
            disabled={isLast}
            aria-label={t('mixcut.group.down', { name: label })}
            onClick={() => onMove(1)}
          />
          <Popconfirm title={t('mixcut.group.removeAsk')} disabled={clips.length === 0} onConfirm={onRemove}>
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('mixcut.group.remove', { name: label })}
              onClick={clips.length === 0 ? onRemove : undefined}
            />
          </Popconfirm>
        </Space>
      }
    >
      <Flex vertical gap={12}>
        <Clips group={group} deleted={deleted} onChange={onChange} />
        <Flex gap={12} wrap align="center" justify="space-between">
          <Button icon={<PlusOutlined />} disabled={room <= 0} onClick={() => setPicking(true)}>
            {t('mixcut.group.add')}
          </Button>
          <InputNumber
            style={{ inlineSize: 180 }}
            prefix={t('mixcut.group.seconds')}
            suffix={t('mixcut.second')}
            aria-label={t('mixcut.group.secondsOf', { name: label })}
            value={maxSeconds}
            min={recipeLimits.seconds.min}
            max={recipeLimits.seconds.max}
            step={0.5}
            onChange={(value) => value && onChange((before) => ({ ...before, maxSeconds: value }))}
          />
        </Flex>
      </Flex>
      <MediaPicker
        open={isPicking}
        kinds={['video']}
        max={room}
        onClose={() => setPicking(false)}
        onPick={(files) => {
          setPicking(false);
          onChange((before) => {
            const known = new Set(before.clips.map(({ fileId }) => fileId));
            const fresh = files.filter(({ id }) => !known.has(id)).map(clipOf);
            return { ...before, clips: [...before.clips, ...fresh].slice(0, recipeLimits.clips) };
          });
        }}
      />
    </Card>
  );
});

function moved(groups: readonly RecipeGroup[], id: string, by: -1 | 1): readonly RecipeGroup[] {
  const from = groups.findIndex((group) => group.id === id);
  const [one, other] = [groups[from], groups[from + by]];
  return one && other ? groups.with(from, other).with(from + by, one) : groups;
}

interface ClipsProps extends Pick<GroupCardProps, 'group' | 'deleted'> {
  readonly onChange: (edit: (group: RecipeGroup) => RecipeGroup) => void;
}

function Clips({ group: { clips }, deleted, onChange }: ClipsProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  if (clips.length === 0) return <Text type="secondary">{t('mixcut.group.empty')}</Text>;
  const shown = isWhole ? clips : clips.slice(0, FIRST_CLIPS);
  return (
    <>
      <ul className={styles.clips}>
        {shown.map(({ id, fileId, name, cover, duration }) => (
          <li key={id} style={{ position: 'relative', minInlineSize: 0 }}>
            <div className={styles.image}>
              <FileFace file={{ kind: 'video', name, cover, duration }} />
            </div>
            <Text component="div" size="small" ellipsis title={name}>
              {name}
            </Text>
            {deleted.has(fileId) && (
              <Text component="div" size="small" type="danger">
                {t('mixcut.clip.deleted')}
              </Text>
            )}
            <Button
              className={styles.remove}
              size="small"
              shape="circle"
              icon={<CloseOutlined />}
              aria-label={t('mixcut.clip.remove', { name })}
              onClick={() => onChange((before) => ({ ...before, clips: before.clips.filter((one) => one.id !== id) }))}
            />
          </li>
        ))}
      </ul>
      {clips.length > FIRST_CLIPS && (
        <div>
          <Button type="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('mixcut.clip.less') : t('mixcut.clip.all', { count: clips.length })}
          </Button>
        </div>
      )}
    </>
  );
}
