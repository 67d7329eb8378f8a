export { MediaError, type MediaErrorCode } from './errors';
export { Filmstrips } from './filmstrip';
export { MediaStore, type MediaStoreOptions } from './mediaStore';
export type { MediaBytes } from './openInput';
export { type MediaDetails, type MediaFacts, probe } from './probe';
export { thumbnail } from './thumbnail';
export { type Waveform, Waveforms } from './waveform';
