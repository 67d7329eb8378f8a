import { ArrowDownOutlined, ArrowUpOutlined, MergeCellsOutlined, ScissorOutlined } from '@ant-design/icons';
import { Button, Flex, Select, Tag, Tooltip } from 'antd';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { clockOf, evidenceKey, intentLabel, percentOf, rhythmLabel, roleLabel } from '@/blocks/breakdown/labels';
import panel from '@/blocks/breakdown/panel.module.css';
import { roleColor } from '@/blocks/breakdown/roleColor';
import { hookName, whySentence } from '@/blocks/breakdown/sentences';
import { presetVar } from '@/components/shareColor';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { type BreakdownSegment, readRoles, type SegmentHook, type Span } from '@/domain/breakdown';
import { type RoleKey, roleKeyOf, roleNameOf } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import styles from './segments.module.css';

export type SegmentEdit =
  | { readonly kind: 'role'; readonly index: number; readonly role: RoleKey }
  | { readonly kind: 'hook'; readonly index: number; readonly hook: string }
  | { readonly kind: 'merge' | 'split'; readonly index: number }
  | { readonly kind: 'nudge'; readonly index: number; readonly direction: -1 | 1 };

interface SegmentCardProps {
  readonly segment: BreakdownSegment;
  readonly isTimed: boolean;
  readonly isLast: boolean;
  readonly isSelected: boolean;
  readonly focus: Span | undefined;
  readonly onSelect: (index: number, mark?: Span) => void;
  readonly onEdit: (edit: SegmentEdit) => void;
}

const roleOptions = readRoles.map((role) => ({ value: role, label: roleNameOf(role) }));

/** What a segment does, why it works and on which words that rests; opened, it can be changed. */
export const SegmentCard = memo(function SegmentCard(props: SegmentCardProps) {
  const { segment, isTimed, isLast, isSelected, focus, onSelect, onEdit } = props;
  const t = useT();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) card.current?.scrollIntoView({ block: 'nearest', behavior: 'auto' });
  }, [isSelected]);
  const { index, role, start, seconds, share } = segment;
  const color = roleColor(role);
  return (
    <li
      ref={card}
      className={isSelected ? `${styles.card} ${styles.isSelected}` : styles.card}
      style={{ '--tone': presetVar(color, 6), '--tint': presetVar(color, 1) } as never}
      data-card={index}
    >
      <PlainButton
        className={styles.cardHead}
        aria-expanded={isSelected}
        aria-label={t('analyze.cardLabel', { index: index + 1, role: roleLabel(role) })}
        onClick={() => onSelect(index)}
      >
        <Text size="small" tabular className={styles.cardNumber}>
          {index + 1}
        </Text>
        <Text strong>{roleLabel(role)}</Text>
        <Text type="secondary" tabular style={{ marginInlineStart: 'auto' }}>
          {isTimed ? clockOf(start, seconds) : t('analyze.seconds', { count: Math.round(seconds) })} ·{' '}
          {percentOf(share)}
        </Text>
      </PlainButton>
      <SegmentTags segment={segment} onEdit={onEdit} />
      <p style={{ margin: 0, lineHeight: 1.7 }}>{whySentence(t, segment)}</p>
      {isSelected && (
        <SegmentEdits segment={segment} isLast={isLast} focus={focus} onSelect={onSelect} onEdit={onEdit} />
      )}
    </li>
  );
});

/** What it is taken for, and how sure that is. */
function SegmentTags({ segment, onEdit }: Pick<SegmentCardProps, 'segment' | 'onEdit'>) {
  const t = useT();
  const { index, hook, intent, rhythm, confidence, second } = segment;
  return (
    <Flex gap={4} wrap align="center" className={styles.tags}>
      <Tag variant="filled">{t(intentLabel[intent])}</Tag>
      <Tag variant="filled">{t(rhythmLabel[rhythm])}</Tag>
      {hook && (
        <Tag variant="filled" {...(hook.isSure ? {} : { color: 'warning' })}>
          {t('analyze.hookType', { type: hookName(hook.id) })}
        </Tag>
      )}
      {hook?.second && (
        <SecondHook index={index} second={hook.second} onTake={(id) => onEdit({ kind: 'hook', index, hook: id })} />
      )}
      {segment.isOwn && <Tag variant="filled">{t('analyze.own')}</Tag>}
      {segment.judgedBy && (
        <Tooltip title={t('analyze.judge.by', { name: segment.judgedBy, share: percentOf(confidence) })}>
          <Tag variant="filled">{t('analyze.judge.tag', { share: percentOf(confidence) })}</Tag>
        </Tooltip>
      )}
      {!segment.isOwn && !segment.judgedBy && confidence > 0 && (
        <Tooltip title={t('analyze.confidence.hint', { share: percentOf(confidence) })}>
          <Tag variant="filled" {...(segment.isSure ? {} : { color: 'warning' })}>
            {t(segment.isSure ? 'analyze.confidence.sure' : 'analyze.confidence.unsure')}
          </Tag>
        </Tooltip>
      )}
      {second && (
        <button
          type="button"
          className={panel.chip}
          aria-label={t('analyze.confidence.takeSecond', { index: index + 1, role: roleLabel(second.role) })}
          onClick={() => onEdit({ kind: 'role', index, role: second.role })}
        >
          {t('analyze.confidence.second', { role: roleLabel(second.role), share: percentOf(second.share) })}
        </button>
      )}
    </Flex>
  );
}

type SegmentEditsProps = Pick<SegmentCardProps, 'segment' | 'isLast' | 'focus' | 'onSelect' | 'onEdit'>;

/** The words that it rests on, and what can be changed in it. */
function SegmentEdits({ segment, isLast, focus, onSelect, onEdit }: SegmentEditsProps) {
  const t = useT();
  const { index, role, evidence } = segment;
  const known = roleKeyOf(role);
  const options =
    known && !readRoles.includes(known) ? [{ value: known, label: roleNameOf(known) }, ...roleOptions] : roleOptions;
  return (
    <>
      {evidence.length > 0 && (
        <Flex gap={4} wrap className={panel.chips}>
          {evidence.slice(0, 16).map((item) => (
            <button
              type="button"
              key={evidenceKey(item)}
              className={focus?.from === item.from ? `${panel.chip} ${panel.isFocus}` : panel.chip}
              aria-pressed={focus?.from === item.from}
              onClick={() => onSelect(index, { from: item.from, to: item.to })}
            >
              {item.word}
            </button>
          ))}
        </Flex>
      )}
      <Flex gap={8} wrap className={styles.edits}>
        <Select<RoleKey>
          size="small"
          value={role}
          options={options}
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={t('analyze.edit.role')}
          popupMatchSelectWidth={false}
          onChange={(next) => onEdit({ kind: 'role', index, role: next })}
        />
        <Action
          label={t('analyze.edit.split')}
          icon={<ScissorOutlined aria-hidden />}
          onClick={() => onEdit({ kind: 'split', index })}
        />
        <Action
          label={t('analyze.edit.merge')}
          icon={<MergeCellsOutlined aria-hidden />}
          disabled={isLast}
          onClick={() => onEdit({ kind: 'merge', index })}
        />
        <Action
          label={t('analyze.edit.earlier')}
          icon={<ArrowUpOutlined aria-hidden />}
          disabled={index === 0}
          onClick={() => onEdit({ kind: 'nudge', index, direction: -1 })}
        />
        <Action
          label={t('analyze.edit.later')}
          icon={<ArrowDownOutlined aria-hidden />}
          disabled={index === 0}
          onClick={() => onEdit({ kind: 'nudge', index, direction: 1 })}
        />
      </Flex>
    </>
  );
}

interface SecondHookProps {
  readonly index: number;
  readonly second: NonNullable<SegmentHook['second']>;
  readonly onTake: (id: string) => void;
}

/** The next likeliest type of an unsure hook: one click takes it. */
function SecondHook({ index, second, onTake }: SecondHookProps) {
  const t = useT();
  const words = t('analyze.hookType.second', { type: hookName(second.id), share: percentOf(second.share) });
  return (
    <button
      type="button"
      className={panel.chip}
      aria-label={t('analyze.hookType.takeSecond', { words, index: index + 1 })}
      onClick={() => onTake(second.id)}
    >
      {words}
    </button>
  );
}

interface ActionProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

const Action = ({ label, icon, disabled = false, onClick }: ActionProps) => (
  <Tooltip title={label}>
    <Button size="small" icon={icon} aria-label={label} disabled={disabled} onClick={onClick} />
  </Tooltip>
);
