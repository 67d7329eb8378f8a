import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, HolderOutlined, PlusOutlined } from '@ant-design/icons';
import { AutoComplete, Button, Dropdown, Flex, Input, InputNumber, Select, Switch, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { presetVar, shareColor } from '@/components/shareColor';
import { Text } from '@/components/ui/Text';
import {
  frameworkLimits,
  offeredPlaceholders,
  placeholdersOf,
  roleKeyOf,
  roleNameOf,
  roleNames,
  segmentBehavior,
  shotKinds,
  slotOf,
} from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import styles from './editor.module.css';
import type { DraftSegment, EditorAction } from './model';

interface SegmentRowProps {
  readonly segment: DraftSegment;
  readonly index: number;
  readonly count: number;
  readonly problems: readonly string[];
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly isDragged: boolean;
  readonly dispatch: (action: EditorAction) => void;
  readonly onAdd: () => void;
  readonly onDrag: (key: string | undefined) => void;
  readonly onDropHere: () => void;
}

const roleOptions = Object.values(roleNames).map((name) => ({ value: name }));
const percents = 100;

/** One segment: what it is called, how long it is, what it does, how it is said and shot. */
export function SegmentRow(props: SegmentRowProps) {
  const { segment, index, count, problems, dispatch, onAdd, onDrag, onDropHere } = props;
  const t = useT();
  const n = index + 1;
  return (
    <li
      className={props.isDragged ? styles.rowDragged : styles.row}
      style={{ borderInlineStartColor: presetVar(shareColor(index), 6) }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropHere();
      }}
    >
      <Flex gap={8} align="center" wrap>
        <span
          className={styles.handle}
          draggable
          aria-hidden="true"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', segment.roleName);
            onDrag(segment.key);
          }}
          onDragEnd={() => onDrag(undefined)}
        >
          <HolderOutlined />
        </span>
        <AutoComplete
          style={{ inlineSize: 144, maxInlineSize: 144 }}
          value={segment.roleName}
          options={roleOptions}
          showSearch={{ filterOption: (text, option) => (option?.value ?? '').includes(text) }}
          aria-label={t('frameworks.edit.role', { n })}
          onChange={(name: string) => dispatch({ type: 'rename', key: segment.key, name })}
        >
          <Input maxLength={frameworkLimits.roleName} placeholder={t('frameworks.edit.rolePlaceholder')} />
        </AutoComplete>
        <InputNumber
          className={styles.shareField}
          min={2}
          max={98}
          precision={0}
          suffix="%"
          value={Math.round(segment.share * percents)}
          aria-label={t('frameworks.edit.share', { n })}
          onChange={(value) => {
            if (value !== null) dispatch({ type: 'share', index, share: value / percents });
          }}
        />
        <span style={{ marginInlineStart: 'auto' }}>
          <RowButton
            label={t('frameworks.edit.up', { n })}
            icon={<ArrowUpOutlined />}
            disabled={index === 0}
            onClick={() => dispatch({ type: 'move', key: segment.key, to: index - 1 })}
          />
          <RowButton
            label={t('frameworks.edit.down', { n })}
            icon={<ArrowDownOutlined />}
            disabled={index === count - 1}
            onClick={() => dispatch({ type: 'move', key: segment.key, to: index + 1 })}
          />
          <RowButton
            label={t('frameworks.edit.addAfter', { n })}
            icon={<PlusOutlined />}
            disabled={!props.canAdd}
            onClick={onAdd}
          />
          <RowButton
            label={t('frameworks.edit.remove', { n })}
            icon={<DeleteOutlined />}
            disabled={!props.canRemove}
            onClick={() => dispatch({ type: 'remove', key: segment.key })}
          />
        </span>
      </Flex>
      <SegmentFields segment={segment} n={n} dispatch={dispatch} />
      <SegmentNotes segment={segment} index={index} problems={problems} />
    </li>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function RowButton({ label, icon, disabled, onClick }: RowButtonProps) {
  return (
    <Tooltip title={label}>
      <Button type="text" size="small" icon={icon} aria-label={label} disabled={disabled} onClick={onClick} />
    </Tooltip>
  );
}

/** What the segment does, how it is said and shot. */
function SegmentFields({
  segment,
  n,
  dispatch,
}: Pick<SegmentRowProps, 'segment' | 'dispatch'> & { readonly n: number }) {
  const t = useT();
  const edit = (patch: Partial<DraftSegment>) => dispatch({ type: 'segment', key: segment.key, patch });
  return (
    <Flex vertical gap={8}>
      <Input
        value={segment.purpose}
        maxLength={frameworkLimits.purpose}
        aria-label={t('frameworks.edit.purpose', { n })}
        placeholder={t('frameworks.edit.purposePlaceholder')}
        onChange={(event) => edit({ purpose: event.target.value })}
      />
      <Flex gap={8} align="center">
        <Input
          value={segment.linePattern}
          maxLength={frameworkLimits.linePattern}
          aria-label={t('frameworks.edit.pattern', { n })}
          placeholder={t('frameworks.edit.patternPlaceholder')}
          onChange={(event) => edit({ linePattern: event.target.value })}
        />
        <Dropdown
          trigger={['click']}
          menu={{
            items: offeredPlaceholders.map((word) => ({ key: word, label: `{${word}}` })),
            onClick: ({ key }) => edit({ linePattern: `${segment.linePattern}{${key}}` }),
          }}
        >
          <Button aria-label={t('frameworks.edit.insert', { n })}>{t('frameworks.edit.insertShort')}</Button>
        </Dropdown>
      </Flex>
      <Flex gap={8} align="center" wrap className={styles.shotFields}>
        <Select
          value={segment.shot}
          style={{ inlineSize: 144 }}
          aria-label={t('frameworks.edit.shot', { n })}
          popupMatchSelectWidth={false}
          options={shotKinds.map((kind) => ({ value: kind, label: t(`frameworks.shot.${kind}`) }))}
          onChange={(shot) => edit({ shot })}
        />
        <Input
          value={segment.shotHint}
          maxLength={frameworkLimits.shotHint}
          aria-label={t('frameworks.edit.shotHint', { n })}
          placeholder={t('frameworks.edit.shotHintPlaceholder')}
          onChange={(event) => edit({ shotHint: event.target.value })}
        />
        <Flex component="span" gap={8} align="center" className={styles.repeat}>
          <Switch
            size="small"
            checked={segment.repeatable}
            aria-label={t('frameworks.edit.repeatable', { n })}
            onChange={(repeatable) => edit({ repeatable })}
          />
          {t('frameworks.edit.repeatableShort')}
        </Flex>
      </Flex>
    </Flex>
  );
}

/** What stands against it, and what is not of the known. */
function SegmentNotes({ segment, index, problems }: Pick<SegmentRowProps, 'segment' | 'index' | 'problems'>) {
  const t = useT();
  const unknown = placeholdersOf(segment.linePattern).filter((word) => slotOf(word) === undefined);
  const isOwnRole = segment.roleName.trim() !== '' && roleKeyOf(segment.roleName) === undefined;
  if (problems.length === 0 && unknown.length === 0 && !isOwnRole) return null;
  return (
    <Flex gap="4px 16px" wrap className={styles.notes}>
      {problems.map((problem) => (
        <Text key={problem} type="danger" role="alert">
          {problem}
        </Text>
      ))}
      {unknown.length > 0 && (
        <Text type="secondary">{t('frameworks.edit.unknownPlaceholder', { words: unknown.join(' ') })}</Text>
      )}
      {isOwnRole && (
        <Text type="secondary">
          {t('frameworks.edit.worksLike', { role: roleNameOf(segmentBehavior(segment, index)) })}
        </Text>
      )}
    </Flex>
  );
}
