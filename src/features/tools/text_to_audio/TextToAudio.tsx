import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { Alert, Checkbox, Collapse, Flex, InputNumber, Segmented } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { SpeechControls, useVoices, VoicePicker } from '@/blocks/voices';
import { EmptyState } from '@/components/empty/EmptyState';
import { GrantedButton } from '@/components/GrantedButton';
import { adapterCost, creditCost } from '@/domain/credits';
import { estimateSeconds } from '@/engine/captions/spoken';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { ToolOption, ToolPage, toolJobs, useToolOptions } from '../shell';
import { LineList } from './LineList';
import { makeAudio } from './makeAudio';
import { emptyNarration, linesOf, longestText, type Narration, spokenCharacters, withChange } from './model';
import { Readings } from './Readings';
import { TextSource } from './TextSource';
import styles from './textToAudio.module.css';
import { useReadThrough } from './useReadThrough';

interface Draft extends Narration {
  readonly scriptId: string;
}

/** Who speaks, and how. */
function VoiceOption({ draft, sample, onChange }: OutputOptionProps & { readonly sample: string }) {
  const t = useT();
  return (
    <ToolOption label={t('voices.title')}>
      <VoicePicker value={draft.voice} text={sample} settings={draft} onChange={(voice) => onChange({ voice })} />
      <SpeechControls value={draft} onChange={({ speed, pitch, volume }) => onChange({ speed, pitch, volume })} />
    </ToolOption>
  );
}

interface ReadThroughHeadProps {
  readonly count: number;
  readonly reading: ReturnType<typeof useReadThrough>;
  readonly isReady: boolean;
}

/** How many lines there are, and their reading one after the other. */
function ReadThroughHead({ count, reading, isReady }: ReadThroughHeadProps) {
  const t = useT();
  return (
    <Flex gap={12} align="center" justify="space-between" className={styles.previewHead}>
      <h2>{t('textToAudio.linesCount', { count })}</h2>
      <GrantedButton
        action="speech.synthesize"
        size="small"
        disabled={!isReady}
        icon={reading.at === undefined ? <PlayCircleOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
        onClick={() => (reading.at === undefined ? reading.start(0) : reading.stop())}
      >
        {t(reading.at === undefined ? 'textToAudio.readAll' : 'textToAudio.stopAll')}
      </GrantedButton>
    </Flex>
  );
}

/** Text to a spoken sound with captions beside it. */
/** The field of the text; what is inserted stands where the cursor is. */
function useTextField(text: string, onChange: (text: string) => void) {
  const field = useRef<TextAreaRef>(null);
  const insert = (mark: string) => {
    const element = field.current?.resizableTextArea?.textArea;
    const at = element?.selectionStart ?? text.length;
    onChange(`${text.slice(0, at)}${mark}${text.slice(at)}`);
    element?.focus();
  };
  return { field, insert };
}

/** Makes the file as a job of this browser. */
function startMaking(draft: Draft, lines: ReturnType<typeof linesOf>, t: ReturnType<typeof useT>): void {
  const title = lines[0]?.text.slice(0, 24).replace(/[\p{P}\s]+$/u, '') || t('textToAudio.untitled');
  const name = title.replace(/[\\/:*?"<>|]/g, ' ').trim() || t('textToAudio.untitled');
  toolJobs.start({
    tool: 'text_to_audio',
    title,
    inputs: [title],
    options: draft,
    ...(draft.scriptId ? { source: [{ type: 'script', id: draft.scriptId }] } : {}),
    run: makeAudio(draft, name, {
      speaking: (done, all) => t('textToAudio.speaking', { done, all }),
      joining: t('textToAudio.joining'),
    }),
  });
}

interface OutputOptionProps {
  readonly draft: Draft;
  readonly onChange: (patch: Partial<Draft>) => void;
}

/** What file is made of it. */
function OutputOption({ draft, onChange }: OutputOptionProps) {
  const t = useT();
  return (
    <ToolOption label={t('textToAudio.output')}>
      <Flex gap={8} align="center" wrap>
        <Segmented<Narration['format']>
          value={draft.format}
          aria-label={t('textToAudio.format')}
          options={[
            { value: 'mp3', label: 'MP3' },
            { value: 'wav', label: 'WAV' },
          ]}
          onChange={(format) => onChange({ format })}
        />
        <span className={styles.breath}>
          {t('textToAudio.breath')}
          <InputNumber
            min={0}
            max={3}
            step={0.1}
            aria-label={t('textToAudio.breath')}
            value={draft.breath}
            onChange={(breath) => onChange({ breath: breath ?? 0 })}
          />
        </span>
      </Flex>
      <Checkbox checked={draft.isLevelled} onChange={(event) => onChange({ isLevelled: event.target.checked })}>
        {t('textToAudio.levelled')}
      </Checkbox>
      <Checkbox checked={draft.hasSrt} onChange={(event) => onChange({ hasSrt: event.target.checked })}>
        {t('textToAudio.srt')}
      </Checkbox>
    </ToolOption>
  );
}

export function TextToAudio() {
  const t = useT();
  const voices = useVoices();
  const [draft, change] = useToolOptions<Draft>('text_to_audio', { ...emptyNarration, scriptId: '' });
  const deferred = useDeferredValue(draft);
  const lines = useMemo(() => linesOf(deferred), [deferred]);
  const reading = useReadThrough(draft, lines);
  const { field, insert } = useTextField(draft.text, (text) => change({ text }));
  const first = voices.list[0]?.id;
  const isKnown = voices.list.some(({ id }) => id === draft.voice);
  useEffect(() => {
    if (first && !isKnown) change({ voice: first });
  });

  const characters = spokenCharacters(lines);
  const credits = creditCost('speech', adapterCost(voices.owner), characters);
  const seconds = lines.reduce((sum, line) => sum + estimateSeconds(line.text, line.speed) + line.pause, 0);
  const isLong = [...draft.text].length > longestText;
  const isReady = lines.length > 0 && isKnown && !isLong;

  const start = () => {
    reading.stop();
    startMaking(draft, lines, t);
  };

  return (
    <ToolPage
      tool="text_to_audio"
      engine={voices.engine}
      onReuse={({ options }) => change({ ...emptyNarration, ...(options as Partial<Draft>) })}
      input={
        <>
          <TextSource onText={(text, scriptId = '') => change({ text, scriptId, changes: [] })} onPause={insert} />
          <ComplianceTextArea
            inputRef={field}
            value={draft.text}
            autoSize={{ minRows: 8, maxRows: 16 }}
            placeholder={t('textToAudio.textHint')}
            aria-label={t('textToAudio.text')}
            onChange={(text) => change({ text })}
          />
          {isLong && <Alert type="warning" showIcon title={t('textToAudio.tooLong', { max: longestText })} />}
        </>
      }
      options={
        <>
          <VoiceOption draft={draft} sample={lines[0]?.text ?? ''} onChange={change} />
          <Collapse
            size="small"
            items={[
              {
                key: 'readings',
                label: t('textToAudio.readings'),
                children: (
                  <Readings
                    text={draft.text}
                    value={draft.readings}
                    onChange={(readings) => change({ readings: [...readings] })}
                  />
                ),
              },
            ]}
          />
          <OutputOption draft={draft} onChange={change} />
        </>
      }
      actions={
        <GrantedButton action="speech.synthesize" type="primary" disabled={!isReady} onClick={start}>
          {t('textToAudio.make')}
        </GrantedButton>
      }
      note={
        lines.length > 0 &&
        t(credits > 0 ? 'textToAudio.costs' : 'textToAudio.free', {
          count: characters,
          time: formatDuration(Math.round(seconds)),
          credits,
        })
      }
      preview={
        <>
          <ReadThroughHead count={lines.length} reading={reading} isReady={isReady} />
          {lines.length === 0 ? (
            <EmptyState compact title={t('textToAudio.empty')} />
          ) : (
            <LineList
              lines={lines}
              narration={draft}
              reading={reading}
              onChange={(line, part) => change({ changes: withChange(draft, line, part).changes })}
            />
          )}
        </>
      }
    />
  );
}
