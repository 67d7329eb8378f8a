import { Alert, Button, Flex, InputNumber, Progress, Segmented, Slider } from 'antd';
import { useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { type ToolFile, ToolOption } from '../shell';
import styles from './cut.module.css';
import { type SplitKind, useSplit } from './useSplit';

interface SplitPanelProps {
  readonly file: ToolFile;
  readonly marks: readonly number[];
  readonly onFound: (spans: readonly { readonly start: number; readonly end: number }[]) => void;
}

const kinds: readonly SplitKind[] = ['scenes', 'length', 'marks', 'silences'];

/** Splits a video by itself: at its scenes, by length, at the marks, at silences. */
export function SplitPanel({ file, marks, onFound }: SplitPanelProps) {
  const t = useT();
  const [kind, setKind] = useState<SplitKind>('scenes');
  const [length, setLength] = useState(15);
  const [sensitivity, setSensitivity] = useState(0.5);
  const { split, looking, failure, stop } = useSplit(file, onFound);
  const isOff = (kind === 'marks' && marks.length === 0) || (kind === 'silences' && !file.facts?.hasAudio);
  const why = kind === 'marks' ? t('toolCut.noMarks') : t('toolCut.noAudio');
  return (
    <ToolOption label={t('toolCut.split')} help={isOff ? why : t(`toolCut.splitText.${kind}`)}>
      <Segmented
        block
        value={kind}
        onChange={setKind}
        options={kinds.map((value) => ({ value, label: t(`toolCut.split.${value}`) }))}
      />
      {kind === 'scenes' && (
        <GridLayout columns="auto 1fr" gap={16} align="start" className={styles.slider}>
          <span>{t('toolCut.sensitivity')}</span>
          <Slider
            min={0}
            max={1}
            step={0.1}
            value={sensitivity}
            onChange={setSensitivity}
            ariaLabelForHandle={t('toolCut.sensitivity')}
            marks={{ 0: t('toolCut.fewer'), 1: t('toolCut.more') }}
          />
        </GridLayout>
      )}
      {kind === 'length' && (
        <InputNumber
          aria-label={t('toolCut.length')}
          min={1}
          max={36_000}
          value={length}
          onChange={(value) => setLength(value ?? 15)}
          suffix={t('toolCut.seconds')}
        />
      )}
      {looking ? (
        <Flex gap="8px 12px" align="center" wrap className={styles.looking}>
          <Progress percent={Math.floor(looking.percent)} size="small" aria-label={t('toolCut.looking')} />
          {looking.etaSeconds !== null && (
            <small>{t('tools.eta', { time: formatDuration(Math.ceil(looking.etaSeconds)) })}</small>
          )}
          <Button size="small" onClick={stop}>
            {t('toolCut.stop')}
          </Button>
        </Flex>
      ) : (
        <Button disabled={isOff} onClick={() => void split({ kind, length, sensitivity, marks })}>
          {t('toolCut.doSplit')}
        </Button>
      )}
      {failure && <Alert type="info" showIcon title={failure} />}
    </ToolOption>
  );
}
