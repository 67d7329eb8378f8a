import { copyClips, insertedIds, parseClipboard, pasteClips } from '@/engine/edit/commands';
import type { CommandContext, EditorCommandDefinition, Moment } from './types';

/** What was copied last, for browsers that do not let a page read the clipboard. */
let remembered = '';

/** The chosen clips as text for the system clipboard; undefined when none is chosen. */
export function clipboardText({ project, selection }: Moment): string | undefined {
  const clips = copyClips(project, selection);
  if (!clips) return undefined;
  remembered = JSON.stringify(clips);
  return remembered;
}

/** Puts clips from the clipboard's text at the playhead. False: the text is something else. */
export function pasteText({ store }: CommandContext, { project, playhead, state }: Moment, text: string): boolean {
  const clips = parseClipboard(text);
  const action = clips && pasteClips(project, clips, playhead, { ripple: state.isRipple });
  if (!action) return false;
  if (!store.act(action, { label: 'timeline.step.pasteClips' })) store.select(insertedIds(action));
  return true;
}

export function removeCopied({ store }: CommandContext, { selection, state }: Moment): void {
  store.act(
    { type: 'removeClips', clipIds: [...selection], ripple: state.isRipple },
    { label: 'timeline.step.cutClips' },
  );
}

async function write(context: CommandContext, moment: Moment): Promise<void> {
  const text = clipboardText(moment);
  if (text === undefined) return;
  await navigator.clipboard?.writeText(text).catch(() => undefined);
  context.host.tell('timeline.copied', { count: moment.selection.size });
}

async function paste(context: CommandContext, moment: Moment): Promise<void> {
  const text = (await navigator.clipboard?.readText().catch(() => '')) || remembered;
  if (!pasteText(context, moment, text)) context.host.tell('timeline.nothingToPaste');
}

const hasSelection = ({ selection }: Moment): boolean => selection.size > 0;

/** Clips as text on the system's clipboard: they go from tab to tab and from project to project. */
export const clipboardCommands: readonly EditorCommandDefinition[] = [
  {
    id: 'copy',
    shortcuts: ['Mod+C'],
    clipboard: 'copy',
    isEnabled: hasSelection,
    run: (context, moment) => void write(context, moment),
  },
  {
    id: 'cut',
    shortcuts: ['Mod+X'],
    clipboard: 'cut',
    isEnabled: hasSelection,
    run: (context, moment) => {
      void write(context, moment);
      removeCopied(context, moment);
    },
  },
  {
    id: 'paste',
    shortcuts: ['Mod+V'],
    clipboard: 'paste',
    run: (context, moment) => void paste(context, moment),
  },
];
