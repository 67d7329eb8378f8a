export { copyClips, parseClipboard, pasteClips } from './commands/clipboard';
export { insertedIds } from './commands/command';
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
export { closeGaps, detachAudio, duplicate, nudge } from './commands/place';
export { expandSelection, selectAll, selectFrom } from './commands/select';
