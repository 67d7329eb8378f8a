import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CheckCircleFilled,
  DeleteOutlined,
  PictureOutlined,
} from '@ant-design/icons';
import { AutoComplete, Button, Flex, Input, InputNumber, Select, Tag } from 'antd';
import { useState } from 'react';
import { MediaPicker } from '@/blocks/media';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { bestTake, cameraMoves, type NumberedShot, type PlanShot, planLimits, shotSizes } from '@/domain/shooting';
import { useT } from '@/hooks/useT';
import plansStyles from './plans.module.css';
import styles from './ShotCard.module.css';

interface ShotCardProps {
  readonly shot: NumberedShot;
  readonly places: readonly string[];
  readonly people: readonly string[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onEdit: (patch: Partial<PlanShot>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const options = (values: readonly string[]) => values.map((value) => ({ value }));

/** One shot at the desk: everything the floor has to know. */
export function ShotCard({ shot, places, people, isFirst, isLast, onEdit, onMove, onRemove }: ShotCardProps) {
  const t = useT();
  const { number } = shot;
  return (
    <GridLayout component="article" gap={16} className={plansStyles.shot} aria-label={t('plans.shot', { number })}>
      <ShotImage shot={shot} onEdit={onEdit} />
      <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
        <ShotHead shot={shot} isFirst={isFirst} isLast={isLast} onMove={onMove} onRemove={onRemove} />
        <Input
          value={shot.what}
          maxLength={planLimits.what}
          placeholder={t('plans.what')}
          aria-label={t('plans.what')}
          onChange={({ target }) => onEdit({ what: target.value })}
        />
        <Input.TextArea
          autoSize={{ minRows: 1, maxRows: 4 }}
          value={shot.line}
          maxLength={planLimits.line}
          placeholder={t('plans.line')}
          aria-label={t('plans.line')}
          onChange={({ target }) => onEdit({ line: target.value })}
        />
        <ShotFacts shot={shot} places={places} people={people} onEdit={onEdit} />
        <Input
          size="small"
          variant="underlined"
          value={shot.note}
          maxLength={planLimits.note}
          placeholder={t('plans.note')}
          aria-label={t('plans.note')}
          onChange={({ target }) => onEdit({ note: target.value })}
        />
        {shot.floor_note && (
          <Text type="secondary" size={13}>
            {t('plans.floor.note')} · {shot.floor_note}
          </Text>
        )}
      </Flex>
    </GridLayout>
  );
}

/** Its number and how it shall look. */
function ShotImage({ shot, onEdit }: Pick<ShotCardProps, 'shot' | 'onEdit'>) {
  const t = useT();
  const [isPicking, setPicking] = useState(false);
  const { number } = shot;
  return (
    <>
      <Flex vertical gap={8} align="flex-start" className={styles.face}>
        <Text size={20} strong>
          {number}
        </Text>
        {shot.image ? (
          <img src={shot.image} alt={t('plans.image')} />
        ) : (
          <button type="button" className={styles.pick} onClick={() => setPicking(true)}>
            <PictureOutlined aria-hidden />
            {t('plans.pickImage')}
          </button>
        )}
        {shot.image && (
          <Button size="small" type="link" onClick={() => onEdit({ image: '' })}>
            {t('plans.dropImage')}
          </Button>
        )}
      </Flex>
      <MediaPicker
        open={isPicking}
        kinds={['image']}
        onClose={() => setPicking(false)}
        onPick={([file]) => {
          setPicking(false);
          if (file) onEdit({ image: file.url });
        }}
      />
    </>
  );
}

/** What has been taken of it, and its place among the others. */
function ShotHead({
  shot,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: Pick<ShotCardProps, 'shot' | 'isFirst' | 'isLast' | 'onMove' | 'onRemove'>) {
  const t = useT();
  const { number } = shot;
  const best = bestTake(shot);
  return (
    <Flex gap={8} align="center" wrap>
      {shot.role && <Tag>{shot.role}</Tag>}
      {shot.is_done && (
        <Tag color="success" icon={<CheckCircleFilled aria-hidden />}>
          {t('plans.taken')}
        </Tag>
      )}
      {shot.takes.length > 0 && <Tag>{t('plans.takes', { count: shot.takes.length })}</Tag>}
      {best && (
        <a href={best.url} target="_blank" rel="noopener noreferrer">
          {best.name || t('plans.floor.hasClip')}
        </a>
      )}
      <span style={{ flex: 1 }} />
      <Button
        type="text"
        size="small"
        disabled={isFirst}
        aria-label={t('plans.up', { number })}
        icon={<ArrowUpOutlined aria-hidden />}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        size="small"
        disabled={isLast}
        aria-label={t('plans.down', { number })}
        icon={<ArrowDownOutlined aria-hidden />}
        onClick={() => onMove(1)}
      />
      <Button
        type="text"
        size="small"
        aria-label={t('plans.remove', { number })}
        icon={<DeleteOutlined aria-hidden />}
        onClick={onRemove}
      />
    </Flex>
  );
}

/** Size, movement, length, where, who and with what. */
function ShotFacts({ shot, places, people, onEdit }: Pick<ShotCardProps, 'shot' | 'places' | 'people' | 'onEdit'>) {
  const t = useT();
  return (
    <GridLayout gap={8} className={styles.facts}>
      <Select
        aria-label={t('plans.size')}
        value={shot.size}
        onChange={(size) => onEdit({ size })}
        options={shotSizes.map((value) => ({ value, label: t(`plans.shotSize.${value}`) }))}
      />
      <Select
        aria-label={t('plans.movement')}
        value={shot.movement}
        onChange={(movement) => onEdit({ movement })}
        options={cameraMoves.map((value) => ({ value, label: t(`plans.move.${value}`) }))}
      />
      <InputNumber
        aria-label={t('plans.lineSeconds')}
        min={0.5}
        max={600}
        step={0.5}
        suffix={t('plans.lineSeconds')}
        value={shot.seconds}
        onChange={(seconds) => seconds && onEdit({ seconds })}
      />
      <AutoComplete
        value={shot.place}
        maxLength={planLimits.place}
        placeholder={t('plans.place')}
        aria-label={t('plans.place')}
        options={options(places)}
        onChange={(place) => onEdit({ place })}
      />
      <AutoComplete
        value={shot.person}
        maxLength={planLimits.person}
        placeholder={t('plans.person')}
        aria-label={t('plans.person')}
        options={options(people)}
        onChange={(person) => onEdit({ person })}
      />
      <Select
        mode="tags"
        aria-label={t('plans.props')}
        placeholder={t('plans.props')}
        value={[...shot.props]}
        maxCount={planLimits.props}
        onChange={(props: string[]) =>
          onEdit({ props: props.map((one) => one.trim().slice(0, planLimits.prop)).filter(Boolean) })
        }
      />
    </GridLayout>
  );
}
