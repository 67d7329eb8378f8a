export { type ClipboardClips, copyClips, parseClipboard, pasteClips } from './commands/clipboard';
export { type CommandOptions, insertedIds } from './commands/command';
export {
  deleteClips,
  deleteLeft,
  deleteRight,
  freezeAt,
  joinAt,
  splitAt,
  trimEndTo,
  trimStartTo,
} from './commands/cut';
export { closeGaps, detachSound, duplicate, nudge } from './commands/place';
export { clipsAt, expandSelection, selectAll, selectFrom } from './commands/select';
