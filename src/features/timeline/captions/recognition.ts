import { MediaError } from '@/engine/media/errors';
import type { Player } from '@/engine/playback';
import { translate } from '@/hooks/useT';
import { defineJobKind, type Job, useJob } from '@/lib/jobs';
import type { JobContext } from '@/lib/jobs/kinds';
import { messageOf } from '@/lib/request';
import { newId } from '@/utils/newId';
import type { EditorStore } from '../model/editorStore';
import { fitted, placeCues } from './model/placeCues';
import { recognizeProject } from './recognizeProject';

interface RecognitionOrder {
  readonly store: EditorStore;
  readonly audios: Player['media'];
  readonly isReplacing: boolean;
}

/** What came of it; the captions themselves stand in the document. */
type RecognitionOutput =
  | { readonly kind: 'done'; readonly count: number; readonly hasWords: boolean; readonly engine: string }
  /** No voice and no video with sound. */
  | { readonly kind: 'no-audio' }
  /** There is sound, but nobody speaks in it. */
  | { readonly kind: 'no-speech' }
  /** The document took no captions; it has said why. */
  | { readonly kind: 'refused' };

export type RecognitionJob = Job<RecognitionOrder, RecognitionOutput>;

/** A call hears most of a minute: this is a day of sound. */
const MAX_CALLS = 2000;

async function recognize(order: RecognitionOrder, context: JobContext<RecognitionOutput>): Promise<RecognitionOutput> {
  const { store, audios, isReplacing } = order;
  const { signal, report, call } = context;
  report({ stage: translate('timelineCaptions.listening') });
  const result = await recognizeProject(store.getState().history.present, {
    audios,
    signal,
    call,
    onProgress: (share) => report({ percent: share * 100 }),
  });
  if (!result) return { kind: 'no-audio' };
  signal.throwIfAborted();
  // The document may have changed meanwhile.
  const project = store.getState().history.present;
  const cues = result.cues.flatMap((cue) => fitted(project, cue));
  const action = placeCues(project, cues, { isReplacing });
  if (!action) return { kind: 'no-speech' };
  const refused = store.act(action, { label: 'timelineCaptions.step.auto' });
  const { hasWords, engine } = result;
  return refused ? { kind: 'refused' } : { kind: 'done', count: cues.length, hasWords, engine };
}

const keys = new WeakMap<EditorStore, string>();

/** An open project has one recognition at a time; opened again it is another one. */
function keyOf(store: EditorStore): string {
  const key = keys.get(store) ?? newId();
  keys.set(store, key);
  return key;
}

/** Auto captions of open projects: they go on while another panel is shown. Canceled, nothing is put into the project. */
export const recognitionJobs = defineJobKind<RecognitionOrder, RecognitionOutput>({
  name: 'recognition',
  key: ({ store }) => keyOf(store),
  title: ({ store }) => {
    const name = store.getState().history.present.title.trim() || translate('timeline.untitled');
    return translate('timelineCaptions.autoOf', { name });
  },
  maxCalls: MAX_CALLS,
  run: recognize,
  reason: (error) => (error instanceof MediaError ? translate('timelineCaptions.audioUnreadable') : messageOf(error)),
});

/** How the recognition of an open project stands; undefined before the first. */
export const useRecognition = (store: EditorStore): RecognitionJob | undefined => useJob(recognitionJobs, keyOf(store));
