import { Flex, Segmented, Select, Switch } from 'antd';
import { useId } from 'react';
import { technicalName } from '@/blocks/media/reasonWords';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import type { PlatformId } from '@/domain/platforms';
import { codecName } from '@/domain/videos';
import { exportPresets, formats, type VideoCodecChoice } from '@/engine/export';
import type { Project } from '@/engine/project/schema';
import { commonRates, rateNumber } from '@/engine/time/frameRate';
import { useT } from '@/hooks/useT';
import { canChooseFile } from '@/lib/chosenFile';
import { useAiPartsNote } from '../useAiPartsNote';
import { canStore, canStream, type ExportChoice, withFormat, withPreset } from './choice';
import styles from './exporting.module.css';

interface ExportFormProps {
  readonly project: Project;
  readonly choice: ExportChoice;
  readonly codecs: readonly VideoCodecChoice[];
  /** In and out point are set. */
  readonly hasRange: boolean;
  readonly hasCaptions: boolean;
  readonly mayStore: boolean;
  readonly onChange: (choice: ExportChoice) => void;
  readonly onLabel: (patch: Partial<Project['aiLabel']>) => void;
}

const formatNames = Object.keys(formats) as (keyof typeof formats)[];
const shortSides = [480, 720, 1080, 1440, 2160] as const;
const rates = commonRates.map(rateNumber);
const qualities = ['draft', 'standard', 'high'] as const;

/** What file is made. */
export function ExportForm({
  project,
  choice,
  codecs,
  hasRange,
  hasCaptions,
  mayStore,
  onChange,
  onLabel,
}: ExportFormProps) {
  const t = useT();
  const id = useId();
  const set = (patch: Partial<ExportChoice>) => onChange({ ...choice, ...patch });

  return (
    <GridLayout gap="12px 16px" className={styles.fields}>
      <Text
        component="label"
        type="secondary"
        size="small"
        className={`${styles.field} ${styles.wide}`}
        htmlFor={`${id}-preset`}
      >
        {t('timelineExport.preset')}
        <Select
          id={`${id}-preset`}
          value={choice.preset}
          onChange={(value) => onChange(withPreset(choice, value))}
          options={[
            { value: 'custom', label: t('timelineExport.custom') },
            ...exportPresets.map((preset) => ({
              value: preset.id,
              label: t(`timelineExport.platform.${preset.id as PlatformId}`),
            })),
          ]}
        />
      </Text>
      {choice.preset === 'custom' && <CustomFields choice={choice} codecs={codecs} onChange={onChange} />}
      <Text component="div" type="secondary" size="small" className={styles.field}>
        <span id={`${id}-range`}>{t('timelineExport.range')}</span>
        <Segmented
          block
          aria-labelledby={`${id}-range`}
          value={choice.isRange && hasRange ? 'part' : 'whole'}
          onChange={(value) => set({ isRange: value === 'part' })}
          options={[
            { value: 'whole', label: t('timelineExport.whole') },
            {
              value: 'part',
              label: t('timelineExport.part'),
              disabled: !hasRange,
              ...(hasRange ? {} : { title: t('timelineExport.noRange') }),
            },
          ]}
        />
      </Text>
      <Text component="label" type="secondary" size="small" className={styles.field} htmlFor={`${id}-subtitles`}>
        {t('timelineExport.subtitles')}
        <Select
          id={`${id}-subtitles`}
          value={choice.subtitles ?? ''}
          disabled={!hasCaptions}
          onChange={(value) => set({ subtitles: value === 'srt' || value === 'vtt' ? value : undefined })}
          options={[
            { value: '', label: t(hasCaptions ? 'timelineExport.noSubtitles' : 'timelineExport.noCaptions') },
            { value: 'srt', label: t('timelineExport.subtitleFile', { format: 'SRT' }) },
            { value: 'vtt', label: t('timelineExport.subtitleFile', { format: 'VTT' }) },
          ]}
        />
      </Text>
      <ExportSwitches project={project} choice={choice} mayStore={mayStore} onChange={onChange} onLabel={onLabel} />
    </GridLayout>
  );
}

type CustomFieldsProps = Pick<ExportFormProps, 'choice' | 'codecs' | 'onChange'>;

/** What a platform's preset decides by itself: format, codec, size, rate, quality. */
function CustomFields({ choice, codecs, onChange }: CustomFieldsProps) {
  const t = useT();
  const id = useId();
  const { kind } = formats[choice.format];
  const fitting = codecs.filter((item) => item.formats.includes(choice.format));
  const own = { value: 0, label: t('timelineExport.asProject') };
  const hasImage = kind !== 'audio';
  const set = (patch: Partial<ExportChoice>) => onChange({ ...choice, ...patch });

  return (
    <>
      <Text component="label" type="secondary" size="small" className={styles.field} htmlFor={`${id}-format`}>
        {t('timelineExport.format')}
        <Select
          id={`${id}-format`}
          value={choice.format}
          onChange={(value) => onChange(withFormat(choice, value))}
          options={formatNames.map((value) => ({ value, label: t(`timelineExport.formatName.${value}`) }))}
        />
      </Text>
      <Text component="label" type="secondary" size="small" className={styles.field} htmlFor={`${id}-codec`}>
        {t('timelineExport.codec')}
        <Select
          id={`${id}-codec`}
          value={choice.codec ?? ''}
          disabled={kind !== 'video'}
          onChange={(value) => set({ codec: fitting.find(({ codec }) => codec === value)?.codec })}
          options={[
            { value: '', label: t('timelineExport.auto') },
            ...fitting.map(({ codec }) => ({
              value: codec as string,
              label: t(`timelineExport.codecName.${codec}`),
              title: technicalName(codecName(codec), t),
            })),
          ]}
        />
      </Text>
      {hasImage && (
        <Text component="label" type="secondary" size="small" className={styles.field} htmlFor={`${id}-side`}>
          {t('timelineExport.shortSide')}
          <Select
            id={`${id}-side`}
            value={choice.shortSide ?? 0}
            onChange={(value) => set({ shortSide: value || undefined })}
            options={[own, ...shortSides.map((value) => ({ value: value as number, label: `${value}P` }))]}
          />
        </Text>
      )}
      {hasImage && kind !== 'still' && (
        <Text component="label" type="secondary" size="small" className={styles.field} htmlFor={`${id}-fps`}>
          {t('timelineExport.fps')}
          <Select
            id={`${id}-fps`}
            value={choice.fps ?? 0}
            onChange={(value) => set({ fps: value || undefined })}
            options={[own, ...rates.map((value) => ({ value, label: `${value}` }))]}
          />
        </Text>
      )}
      {kind === 'video' && (
        <Text component="div" type="secondary" size="small" className={`${styles.field} ${styles.wide}`}>
          <span id={`${id}-quality`}>{t('timelineExport.quality')}</span>
          <Segmented
            block
            aria-labelledby={`${id}-quality`}
            value={choice.quality}
            onChange={(quality) => set({ quality })}
            options={qualities.map((value) => ({ value, label: t(`timelineExport.qualityName.${value}`) }))}
          />
        </Text>
      )}
    </>
  );
}

type ExportSwitchesProps = Pick<ExportFormProps, 'project' | 'choice' | 'mayStore' | 'onChange' | 'onLabel'>;

/** The label of what AI made, and where the file goes. */
function ExportSwitches({ project, choice, mayStore, onChange, onLabel }: ExportSwitchesProps) {
  const t = useT();
  const aiPartsNote = useAiPartsNote();
  const id = useId();
  const hasImage = formats[choice.format].kind !== 'audio';
  const set = (patch: Partial<ExportChoice>) => onChange({ ...choice, ...patch });

  return (
    <Flex vertical gap={8} className={styles.wide}>
      {hasImage && (
        <Row
          id={`${id}-visible`}
          label={t('timelineExport.labelVisible')}
          isOn={project.aiLabel.visible}
          onChange={(visible) => onLabel({ visible })}
        />
      )}
      <Row
        id={`${id}-metadata`}
        label={t('timelineExport.labelMetadata')}
        isOn={project.aiLabel.metadata}
        onChange={(metadata) => onLabel({ metadata })}
      />
      <Text component="p" type="tertiary" size="small" className={styles.hint}>
        {aiPartsNote} {t('render.labelLaw')}
      </Text>
      {mayStore && canStore(choice) && (
        <Row
          id={`${id}-store`}
          label={t('timelineExport.storeAfter')}
          isOn={choice.isStored}
          onChange={(isStored) => set({ isStored })}
        />
      )}
      {canChooseFile() && canStream(choice) && (
        <Row
          id={`${id}-chosen`}
          label={t('timelineExport.toChosen')}
          isOn={choice.isToChosen}
          onChange={(isToChosen) => set({ isToChosen })}
        />
      )}
    </Flex>
  );
}

interface RowProps {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Row({ id, label, isOn, onChange }: RowProps) {
  return (
    <Flex gap={8} align="center">
      <Switch id={id} size="small" checked={isOn} onChange={onChange} />
      <label htmlFor={id}>{label}</label>
    </Flex>
  );
}
