/**
 * The tiny face detector (MIT, 193 KB: a row of separable convolutions) and what runs it: see `ocr/modelFiles`. Of its
 * package only this one file is shipped.
 */
export const faceFiles = {
  runtime: () => new URL('onnxruntime-web/ort-wasm-simd-threaded.wasm', import.meta.url).href,
  weights: () =>
    new URL('../../../node_modules/@vladmandic/face-api/model/tiny_face_detector_model.bin', import.meta.url).href,
} as const;
