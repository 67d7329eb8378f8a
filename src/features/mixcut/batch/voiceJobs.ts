import { type SpokenMixScript, spokenOf, type VersionWords } from '@/domain/mixcut/mixWords';
import { translate } from '@/hooks/useT';
import { defineJobKind, type JobContext } from '@/lib/jobs';
import { messageOf, shownByCaller } from '@/lib/request';
import { speechApi } from '@/services/speech/api';
import { changeRecipe } from './changeRecipe';

interface VoiceOrder {
  readonly planId: string;
  readonly name: string;
  /** What has to be spoken, each once. */
  readonly wanted: readonly VersionWords[];
}

type Spoken = readonly SpokenMixScript[];

/** As many scripts as a batch has versions, and what saving them takes. */
const MAX_CALLS = 260;

async function speak({ planId, wanted }: VoiceOrder, context: JobContext<Spoken>): Promise<Spoken> {
  const { signal, call, report, keep } = context;
  // What an earlier try has spoken is paid for.
  let spoken: Spoken = context.kept ?? [];
  for (const [index, one] of wanted.entries()) {
    signal.throwIfAborted();
    report({
      stage: translate('mixcut.voice.speaking', { number: index + 1, total: wanted.length }),
      percent: (index / wanted.length) * 100,
    });
    if (spokenOf({ spoken }, one)) continue;
    const {
      url,
      duration,
      sentences = [],
    } = await call(() => speechApi.synthesize({ ...one, speed: 1, pitch: 1, volume: 1 }, { ...shownByCaller, signal }));
    spoken = [...spoken, { ...one, url, duration, sentences }];
    keep(spoken);
  }
  await save(planId, spoken, context);
  return spoken;
}

/** Lays what was spoken into the recipe. */
const save = (planId: string, spoken: Spoken, { signal, call }: JobContext<Spoken>): Promise<void> =>
  changeRecipe(
    planId,
    (recipe) => {
      if (!recipe.words) return undefined;
      const known = recipe.words.spoken.filter((one) => !spokenOf({ spoken }, one));
      return { ...recipe, words: { ...recipe.words, spoken: [...known, ...spoken] } };
    },
    { signal, call },
  );

/** The voices of a batch: one job a recipe, it goes on while another page is shown. */
export const voiceJobs = defineJobKind<VoiceOrder, Spoken>({
  name: 'mixcut-voices',
  key: ({ planId }) => planId,
  title: ({ name }) => translate('mixcut.voice.jobTitle', { name }),
  link: ({ planId }) => `/editor/batch_preview?plan=${encodeURIComponent(planId)}`,
  maxCalls: MAX_CALLS,
  run: speak,
  reason: messageOf,
});
