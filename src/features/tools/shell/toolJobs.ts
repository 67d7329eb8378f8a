import { translate } from '@/hooks/useT';
import { defineJobKind, isJobBusy, type Job, jobs } from '@/lib/jobs';
import { BusinessError } from '@/lib/request/errors';
import { shownByCaller } from '@/lib/request/types';
import { isLoggedIn, readSession } from '@/lib/session';
import { appApi } from '@/services/app/api';
import { errorWords } from './errorWords';
import { toolHistory } from './toolHistory';
import { type ToolKey, toolAddress } from './toolKeys';
import type { ToolOrder, ToolRecord } from './types';

/** A run as it is ordered; one of an earlier visit has lost its files, and with them the way to run it. */
type ToolInput = Omit<ToolOrder, 'run'> & Partial<Pick<ToolOrder, 'run'>>;

/** What of an order survives a reload: enough to take its settings up again. */
type ToolNote = Pick<ToolOrder, 'tool' | 'title' | 'inputs' | 'options' | 'source'> & { readonly mchno: string };

/** A run of a tool; its results are kept as a record of the tool's history. */
export type ToolJob = Job<ToolInput, ToolRecord>;

/**
 * Asks the server while the work begins: a tool works on this computer, but whether the merchant gets it is the
 * provider's. Without a connection it works all the same.
 * @returns why it is refused, after the work was stopped; undefined where it is not
 */
async function askToRun(tool: ToolKey, refusal: AbortController): Promise<BusinessError | undefined> {
  if (!isLoggedIn(readSession())) return undefined;
  try {
    await appApi.begin({ key: tool }, shownByCaller);
  } catch (error) {
    if (!(error instanceof BusinessError)) return undefined;
    refusal.abort(error);
    return error;
  }
}

/** The runs of all tools in this tab. They live as long as the page, whatever screen it shows. */
export const toolJobs = defineJobKind<ToolInput, ToolRecord, ToolNote>({
  name: 'tool',
  title: ({ title }) => title,
  link: ({ tool }, record) => (record ? `${toolAddress(tool)}?run=${record.id}` : toolAddress(tool)),
  orders: {
    store: 'tool-jobs',
    toStored: ({ tool, title, inputs, options, source }) => ({
      ...{ tool, title, inputs, options, mchno: readSession().mchno },
      ...(source ? { source } : {}),
    }),
    fromStored: (note) => (note.mchno === readSession().mchno ? note : undefined),
  },
  canRetry: ({ run }) => run !== undefined,
  run: async ({ tool, title, inputs, options, source = [], run, pause, resume }, { signal, report, hold }) => {
    if (!run) throw new Error('the order of an earlier visit cannot be run');
    // Whose it is is settled when it begins: he may have signed out meanwhile.
    const { mchno } = readSession();
    if (pause && resume) hold({ pause, resume });
    const refusal = new AbortController();
    const admitted = askToRun(tool, refusal);
    const outputs = await run({ signal: AbortSignal.any([signal, refusal.signal]), tell: report }).catch(
      async (error: unknown) => {
        // Whoever stops it does not wait for the answer.
        if (signal.aborted) throw error;
        throw (await admitted) ?? error;
      },
    );
    const refused = await admitted;
    if (refused) throw refused;
    signal.throwIfAborted();
    return toolHistory.add({ tool, title, inputs, options, source, mchno }, outputs);
  },
  reason: (error) => errorWords(error, translate),
  actions: ({ id, state }) =>
    isJobBusy(state) && jobs.canPause(id)
      ? [
          state.name === 'paused'
            ? { id: 'hold', label: translate('tools.resume'), run: () => jobs.resume(id) }
            : { id: 'hold', label: translate('tools.pause'), run: () => jobs.pause(id) },
        ]
      : [],
});
