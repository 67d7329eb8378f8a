/** silero 6 and what runs it: see `ocr/modelFiles`. */
export const voiceFiles = {
  runtime: () => new URL('onnxruntime-web/ort-wasm-simd-threaded.wasm', import.meta.url).href,
  model: () => new URL('@ricky0123/vad-web/dist/silero_vad_v6.onnx', import.meta.url).href,
} as const;
