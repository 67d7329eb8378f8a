export { MediaError, type MediaErrorCode } from './errors';
export { Filmstrips, framesAlong } from './filmstrip';
export { MediaStore } from './mediaStore';
export { type MediaDetails, probe } from './probe';
export { thumbnail } from './thumbnail';
export { type Waveform, Waveforms } from './waveform';
