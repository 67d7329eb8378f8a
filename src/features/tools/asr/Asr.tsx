import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { GrantedButton } from '@/components/GrantedButton';
import { formatSrt } from '@/engine/captions/srt';
import { formatVtt } from '@/engine/captions/vtt';
import { MODEL_MEGABYTES } from '@/engine/ocr';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { engineApi } from '@/services/engine/api';
import {
  type ToolFile,
  ToolFiles,
  ToolOption,
  type ToolOutput,
  ToolPage,
  toolJobs,
  useToolFiles,
  useToolOptions,
} from '../shell';
import { Editor } from './Editor';
import { cuesOf, type Transcript, turnsOf } from './model';
import { transcriptKey, useTranscriptStore } from './transcripts';

export const asrFormats = ['all', 'srt', 'vtt', 'txt', 'docx'] as const;
interface AsrOptions {
  readonly format: (typeof asrFormats)[number];
}

const baseOf = (name: string): string => name.replace(/\.\w+$/, '');

function textOf({ segments, names }: Transcript, t: Translate): readonly string[] {
  const nameOf = (speaker: number): string => names[speaker] || t('asr.speaker', { n: speaker + 1 });
  return turnsOf(segments, names.length > 1 ? nameOf : undefined);
}

async function wordFile(done: Transcript, t: Translate): Promise<ToolOutput> {
  const { makeDocx } = await import('@/lib/documents');
  const base = baseOf(done.name);
  const paragraphs = textOf(done, t).map((text) => ({ kind: 'text' as const, text }));
  const blob = await makeDocx([{ kind: 'title', text: base }, ...paragraphs], base);
  return { kind: 'file', name: `${base}.docx`, blob };
}

/** As a job of this browser: hears or reads a file, or writes what was put right. */
function useAsrJobs(format: AsrOptions['format'], keepTranscript: (name: string, transcript: Transcript) => void) {
  const t = useT();
  /** The files of the format in use; of all formats the document only on request: it is for what was put right. */
  const outputs = async (done: Transcript, hasWord: boolean): Promise<ToolOutput[]> => {
    const base = baseOf(done.name);
    const cues = cuesOf(done.segments);
    const texts = { srt: formatSrt(cues), vtt: formatVtt(cues), txt: textOf(done, t).join('\n') };
    const made = (['srt', 'vtt', 'txt'] as const)
      .filter((kind) => format === 'all' || format === kind)
      .map((kind): ToolOutput => ({ kind: 'text', name: `${base}.${kind}`, text: texts[kind] }));
    return format === 'docx' || (format === 'all' && hasWord) ? [...made, await wordFile(done, t)] : made;
  };
  const sourceOf = ({ source }: ToolFile) => (source ? { source: [source] } : {});
  const start = (file: ToolFile, from: 'hear' | 'readImage') =>
    toolJobs.start({
      tool: 'asr',
      title: file.name,
      inputs: [file.name],
      options: { size: file.file.size, format },
      ...sourceOf(file),
      run: async ({ signal, tell }) => {
        const sources = await import('./hear');
        const heard = await sources[from](file.file, {
          signal,
          tell: (stage, percent) => tell({ stage: t(`asr.stage.${stage}`, { size: MODEL_MEGABYTES }), percent }),
        });
        keepTranscript(transcriptKey(file.file), heard);
        return heard.hasWords ? outputs(heard, false) : [];
      },
    });
  const keep = (file: ToolFile, done: Transcript) =>
    toolJobs.start({
      tool: 'asr',
      title: done.name,
      inputs: [done.name],
      options: { size: file.file.size, format },
      ...sourceOf(file),
      run: () => outputs(done, true),
    });
  return { start, keep };
}

/** Sound and video to captions that can be put right. */
export function Asr() {
  const t = useT();
  const store = useToolFiles({ tool: 'asr', accept: ['video', 'audio'], max: 10 });
  const engines = useLoad(engineApi.info);
  const [{ format }, set] = useToolOptions<AsrOptions>('asr', { format: 'all' });
  const { transcripts, keep: keepTranscript } = useTranscriptStore();
  const [chosen, choose] = useState<string>();
  const good = store.files.filter(({ problem }) => !problem);
  const current = good.find(({ id }) => id === chosen) ?? good[0];
  const transcript = current && transcripts[transcriptKey(current.file)];

  const { start, keep } = useAsrJobs(format, keepTranscript);
  const videos = good.filter(({ kind }) => kind === 'video');
  const audible = good.filter(({ facts }) => facts?.hasAudio);
  const fresh = audible.filter(({ file }) => !transcripts[transcriptKey(file)]);
  const hasText = transcript?.segments.some(({ text }) => text.trim() !== '');
  return (
    <ToolPage
      tool="asr"
      {...(engines.data ? { engine: engines.data.recognizer.name } : {})}
      input={<ToolFiles store={store} />}
      options={
        <ToolOption label={t('asr.format')}>
          <Segmented
            block
            value={format}
            aria-label={t('asr.format')}
            options={asrFormats.map((value) => ({
              value,
              label: value === 'all' ? t('asr.format.all') : value.toUpperCase(),
            }))}
            onChange={(next) => set({ format: next })}
          />
        </ToolOption>
      }
      actions={
        <>
          <GrantedButton
            action="speech.recognize"
            type="primary"
            disabled={audible.length === 0}
            onClick={() => {
              for (const file of fresh.length > 0 ? fresh : audible) start(file, 'hear');
            }}
          >
            {t(fresh.length > 0 || audible.length === 0 ? 'asr.start' : 'asr.again')}
          </GrantedButton>
          {videos.length > 0 && (
            <Button
              onClick={() => {
                for (const file of videos) start(file, 'readImage');
              }}
            >
              {t('asr.fromImage')}
            </Button>
          )}
          {current && transcript && (
            <Button disabled={!hasText} onClick={() => keep(current, transcript)}>
              {t('asr.export')}
            </Button>
          )}
        </>
      }
      note={engines.data?.recognizer.kind === 'embedded' && t('asr.embedded')}
    >
      {good.length > 1 && current && (
        <Segmented
          value={current.id}
          aria-label={t('asr.files')}
          options={good.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={choose}
        />
      )}
      {current && transcript && transcript.segments.length > 0 && (
        <Editor
          key={current.id}
          file={current.file}
          transcript={transcript}
          onChange={(next) => keepTranscript(transcriptKey(current.file), next)}
        />
      )}
      {transcript?.segments.length === 0 && <EmptyState compact title={t('asr.nobody')} />}
    </ToolPage>
  );
}
