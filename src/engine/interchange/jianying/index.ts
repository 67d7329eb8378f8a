export { type DraftLoss, draftLosses } from './losses';
export { draftsFile } from './writeDrafts';
