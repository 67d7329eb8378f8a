export { type DraftLoss, type DraftLossCode, draftLosses } from './losses';
export { draftsFile } from './writeDrafts';
