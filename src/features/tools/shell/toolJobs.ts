import { translate } from '@/hooks/useT';
import { defineJobKind, isJobBusy, type Job, jobs } from '@/lib/jobs';
import { readSession } from '@/lib/session';
import { errorWords } from './errorWords';
import { toolHistory } from './toolHistory';
import { toolAddress } from './toolKeys';
import type { ToolOrder, ToolRecord } from './types';

/** A run as it is ordered; one of an earlier visit has lost its files, and with them the way to run it. */
type ToolInput = Omit<ToolOrder, 'run'> & Partial<Pick<ToolOrder, 'run'>>;

/** What of an order survives a reload: enough to take its settings up again. */
type ToolNote = Pick<ToolOrder, 'tool' | 'title' | 'inputs' | 'options' | 'source'> & { readonly mchno: string };

/** A run of a tool; its results are kept as a record of the tool's history. */
export type ToolJob = Job<ToolInput, ToolRecord>;

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
    const outputs = await run({ signal, tell: report });
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
