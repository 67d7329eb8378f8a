import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { alphabetOf, decode } from './decode';
import { linesOf } from './linesOf';
import { modelFiles } from './modelFiles';
import { type Planes, planesForCharacters, planesForLines } from './tensors';
import type { PixelBox, ReadText, RgbaImage } from './types';

/** Finds lines of text in images and reads them. */
export interface TextReader {
  /** @returns boxes of lines, from above */
  readonly lines: (image: RgbaImage) => Promise<readonly PixelBox[]>;
  readonly read: (image: RgbaImage, box: PixelBox) => Promise<ReadText>;
}

/** Heights of a line. */
const ENDS = 0.25;

let opening: Promise<TextReader> | null = null;

/** The reader, its models fetched by the first call. @throws what the fetch throws; the next call tries again */
export function textReader(): Promise<TextReader> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function open(): Promise<TextReader> {
  // Threads need a page that shares its memory, which would shut out every image of another host.
  env.wasm.numThreads = 1;
  env.wasm.wasmPaths = { wasm: modelFiles.runtime() };
  const [lines, characters, alphabet] = await Promise.all([
    bytesOf(modelFiles.lines()),
    bytesOf(modelFiles.characters()),
    fetched(modelFiles.alphabet()).then((answer) => answer.text()),
  ]);
  const finder = await InferenceSession.create(lines);
  const reader = await InferenceSession.create(characters);
  const letters = alphabetOf(alphabet);
  return {
    lines: async (image) => {
      const { scaleX, scaleY, ...planes } = planesForLines(image);
      const map = await run(finder, planes);
      const boxes = linesOf({ data: map.data as Float32Array, width: planes.width, height: planes.height });
      return boxes.map(({ x, y, width, height }) => ({
        x: x / scaleX,
        y: y / scaleY,
        width: width / scaleX,
        height: height / scaleY,
      }));
    },
    read: async (image, box) => {
      const chances = await run(reader, planesForCharacters(image, withEnds(box, image.width)));
      const [, steps = 0, count = 0] = chances.dims;
      return decode({ data: chances.data as Float32Array, steps, count }, letters);
    },
  };
}

/** Thin strokes at the ends of a line (一) are marked too short: a little more on both sides. */
function withEnds({ x, y, width, height }: PixelBox, limit: number): PixelBox {
  const left = Math.max(0, x - height * ENDS);
  return { x: left, y, width: Math.min(limit, x + width + height * ENDS) - left, height };
}

async function run(session: InferenceSession, { data, width, height }: Planes): Promise<Tensor> {
  const [input = ''] = session.inputNames;
  const [output = ''] = session.outputNames;
  const answers = await session.run({ [input]: new Tensor('float32', data, [1, 3, height, width]) });
  return answers[output] as Tensor;
}

const bytesOf = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetched(address)).arrayBuffer());

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
}
