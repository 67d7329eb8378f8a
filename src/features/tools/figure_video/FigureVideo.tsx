import { useLocation } from '@umijs/max';
import { Alert, Select } from 'antd';
import { useEffect } from 'react';
import { SpeechControls, useVoices, VoicePicker } from '@/blocks/voices';
import { GrantedButton } from '@/components/GrantedButton';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import type { FigureLine } from '@/domain/figures';
import { GESTURES, type GestureKind } from '@/engine/figure';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { errorWords, ToolOption, ToolPage, toolHistory, toolJobs, useToolFiles, useToolOptions } from '../shell';
import { FigureChoice } from './FigureChoice';
import { FigurePreview } from './FigurePreview';
import styles from './figureVideo.module.css';
import { sourceOf, videoOrder } from './makeVideo';
import { type FigureVideoOptions, usual } from './options';
import { ScriptInput } from './ScriptInput';
import { StageOptions } from './StageOptions';
import { TimelineButton } from './TimelineButton';
import { useVideo } from './useVideo';

interface SentenceListProps {
  readonly lines: readonly FigureLine[];
  readonly onGesture: (index: number, gesture: GestureKind) => void;
}

/** The sentences one by one, each with the gesture that goes with it. */
function SentenceList({ lines, onGesture }: SentenceListProps) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <ol className={styles.sentences} aria-label={t('toolFigure.sentences')}>
      {lines.map(({ text, gesture, duration, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place
        <GridLayout key={index} component="li" gap={8} align="center" className={styles.sentence}>
          <Text type="secondary" style={{ textAlign: 'center' }}>
            {index + 1}
          </Text>
          <span style={{ minInlineSize: 0 }}>{text || t('toolFigure.recording')}</span>
          <Text type="secondary" size="small" tabular>
            {t(url ? 'toolFigure.seconds' : 'toolFigure.aboutSeconds', { value: duration.toFixed(1) })}
          </Text>
          <Select<GestureKind>
            size="small"
            className={styles.gesture}
            value={gesture}
            aria-label={t('toolFigure.gestureOf', { number: index + 1 })}
            options={GESTURES.map((kind) => ({ value: kind, label: t(`presenter.gesture.${kind}`) }))}
            onChange={(kind) => onGesture(index, kind)}
          />
        </GridLayout>
      ))}
    </ol>
  );
}

const longestTitle = 40;

/** A script and a presenter in, a speaking video or a transparent layer out. */
export function FigureVideo() {
  const t = useT();
  const can = useCan();
  const voices = useVoices();
  const [kept, set] = useToolOptions<FigureVideoOptions>('figure_video', usual);
  const files = useToolFiles({ tool: 'figure_video', accept: ['audio'], max: 1 });
  const maySpeak = kept.mode === 'audio' || can('speech.synthesize');
  const options = kept.voice ? kept : { ...kept, voice: voices.list[0]?.id ?? '' };
  useTextOfResult(set);
  const recording = files.files.find(({ problem }) => !problem)?.file;
  const title = titleOf(options, recording) || t('toolFigure.untitled');
  const video = useVideo(options, recording, title);
  const canMake = options.mode === 'text' ? video.lines.length > 0 && options.voice !== '' : recording !== undefined;
  const make = (format: 'mp4' | 'webm') => toolJobs.start(videoOrder({ options, recording, format, t }, title));
  const isTransparent = options.background === 'transparent';

  return (
    <ToolPage
      tool="figure_video"
      {...(voices.engine ? { engine: voices.engine } : {})}
      onReuse={({ options: before }) => set(before as FigureVideoOptions)}
      input={
        <>
          <ScriptInput options={options} set={set} files={files} />
          <SentenceList
            lines={video.lines}
            onGesture={(index, gesture) => set({ gestures: { ...options.gestures, [index]: gesture } })}
          />
        </>
      }
      options={
        <>
          {options.mode === 'text' && (
            <ToolOption label={t('toolFigure.voice')}>
              <VoicePicker
                value={options.voice}
                text={video.lines[0]?.text ?? ''}
                settings={options.settings}
                onChange={(voice) => set({ voice })}
              />
              <SpeechControls value={options.settings} onChange={(settings) => set({ settings })} />
            </ToolOption>
          )}
          <FigureChoice options={options} set={set} />
          <StageOptions options={options} set={set} />
        </>
      }
      preview={
        <>
          <FigurePreview video={video} shape={options.shape} canSpeak={canMake && maySpeak} />
          {video.error !== undefined && <Alert type="error" showIcon title={errorWords(video.error, t)} />}
        </>
      }
      actions={
        <>
          <GrantedButton
            action={options.mode === 'audio' ? [] : 'speech.synthesize'}
            type="primary"
            disabled={!canMake}
            onClick={() => make(isTransparent ? 'webm' : 'mp4')}
          >
            {t(isTransparent ? 'toolFigure.makeTransparent' : 'toolFigure.make')}
          </GrantedButton>
          <TimelineButton video={video} title={title} source={sourceOf(options)} disabled={!canMake || !maySpeak} />
        </>
      }
      note={canMake ? undefined : t('toolFigure.needText')}
    />
  );
}

const titleOf = ({ mode, text }: FigureVideoOptions, recording: File | undefined): string =>
  (mode === 'audio'
    ? (recording?.name.replace(/\.\w+$/, '') ?? '')
    : (text.trim().split(/[\n\u3002\uff01\uff1f!?]/)[0] ?? '')
  ).slice(0, longestTitle);

/** Another tool's text or sound, named by the address (`?result=`), is taken over. */
function useTextOfResult(set: (change: Partial<FigureVideoOptions>) => void): void {
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once for each address
  useEffect(() => {
    const id = new URLSearchParams(search).get('result');
    if (!id) return;
    const take = async () => {
      const found = await toolHistory.find(id);
      if (!found) return;
      if (found.result.kind === 'audio') return set({ mode: 'audio' });
      const file = await toolHistory.file(found.result);
      if (file) set({ mode: 'text', text: await file.text(), script: undefined, gestures: {} });
    };
    void take();
  }, [search]);
}
