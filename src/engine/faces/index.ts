export type { FaceBox } from './boxes';
export { type FaceDetector, openFaceDetector } from './detector';
