export { MediaError, type MediaErrorCode } from './errors';
export { Filmstrips } from './filmstrip';
export { MediaStore, type MediaStoreOptions } from './mediaStore';
export type { MediaBytes } from './openInput';
export { type MediaDetails, type MediaFacts, probe } from './probe';
export { Proxies, type ProxyState } from './proxy/proxies';
export type { ProxyFiles } from './proxy/runProxy';
export { thumbnail } from './thumbnail';
export { type Waveform, type WaveformCache, Waveforms } from './waveform';
