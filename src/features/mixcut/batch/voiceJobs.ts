import { type SpokenMixScript, spokenOf, type VersionWords } from '@/domain/mixcut/mixWords';
import { readRecipe } from '@/domain/mixcut/recipe';
import { translate } from '@/hooks/useT';
import { defineJobKind, type JobContext } from '@/lib/jobs';
import { isVersionConflict, messageOf, shownByCaller } from '@/lib/request';
import { invalidate } from '@/lib/request/cache';
import { projectApi } from '@/services/project/api';
import { speechApi } from '@/services/speech/api';
import { newId } from '@/utils/newId';

interface VoiceOrder {
  readonly planId: string;
  readonly name: string;
  /** What has to be spoken, each once. */
  readonly wanted: readonly VersionWords[];
}

type Spoken = readonly SpokenMixScript[];

/** Somebody may save the recipe while it is spoken. */
const SAVE_TRIES = 3;
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

/** Lays what was spoken into the recipe as it is now: whoever has changed it in the meantime keeps his changes. */
async function save(planId: string, spoken: Spoken, { signal, call }: JobContext<Spoken>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    const record = await call(() => projectApi.info({ id: planId }, { ...shownByCaller, signal }));
    const recipe = readRecipe(record.draft);
    if (!recipe?.words) return;
    const known = recipe.words.spoken.filter((one) => !spokenOf({ spoken }, one));
    const words = { ...recipe.words, spoken: [...known, ...spoken] };
    const { id, revision, title, kind, cover, source, finished } = record;
    try {
      await call(() =>
        projectApi.save(
          // A known `saveId` would not be saved again.
          { id, revision, title, kind, cover, source, finished, draft: { ...recipe, words, saveId: newId() } },
          shownByCaller,
        ),
      );
      invalidate('project');
      return;
    } catch (error) {
      if (!isVersionConflict(error) || attempt >= SAVE_TRIES) throw error;
    }
  }
}

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
