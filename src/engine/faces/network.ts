import { type WeightBlock, weightBlocks } from './weights.data';

/**
 * The network as an ONNX file. Its package ships bare weights for a runtime of 300 KB that the app has no other use for;
 * what runs the other models takes them as well once they are told how they hang together.
 *
 * @param bytes `tiny_face_detector_model.bin`
 * @param width multiples of {@link CELL}
 * @throws RangeError for a file of another length
 */
export function faceNetwork(bytes: Uint8Array, width: number, height: number): Uint8Array {
  const tensors = readWeights(bytes);
  const nodes: Uint8Array[] = [];
  const initializers = [...tensors].map(([name, tensor]) => tensorProto(name, tensor));
  let last = 'image';
  const add = (type: string, name: string, more: readonly string[], attributes: readonly Uint8Array[] = []): void => {
    nodes.push(node(type, [last, ...more], name, attributes));
    last = name;
  };
  const leaky = (name: string): void => add('LeakyRelu', name, [], [floatAttribute('alpha', LEAK)]);
  add('Conv', 'first', ['conv0/filters', 'conv0/bias'], [intsAttribute('pads', [0, 0, 0, 0])]);
  leaky('first-leaky');
  for (let layer = 1; layer <= SEPARABLE; layer += 1) {
    add('MaxPool', `pool${layer}`, [], pool(2));
    const depth = [intsAttribute('pads', [1, 1, 1, 1]), intAttribute('group', FIRST_CHANNELS * 2 ** (layer - 1))];
    add('Conv', `depth${layer}`, [`conv${layer}/depthwise_filter`], depth);
    add('Conv', `point${layer}`, [`conv${layer}/pointwise_filter`, `conv${layer}/bias`]);
    leaky(`leaky${layer}`);
  }
  add('MaxPool', 'pool-last', [], pool(1));
  add('Conv', 'boxes', ['conv8/filters', 'conv8/bias']);
  const shapes = {
    input: valueInfo('image', [1, 3, height, width]),
    output: valueInfo('boxes', [1, BOX_CHANNELS, height / CELL, width / CELL]),
  };
  const graph = joined([
    ...nodes.map((one) => message(1, one)),
    message(2, text('faces')),
    ...initializers.map((one) => message(5, one)),
    message(11, shapes.input),
    message(12, shapes.output),
  ]);
  const opset = joined([message(1, text('')), varintField(2, OPSET)]);
  return joined([varintField(1, IR_VERSION), message(7, graph), message(8, opset)]);
}

/** Edge of the square that one cell of the answer stands for, pixels of the network's input. */
export const CELL = 32;
/** Shapes of box that each cell answers for, and figures of each: place, size and how sure. */
export const BOXES = 5;
export const FIGURES = 5;
const BOX_CHANNELS = BOXES * FIGURES;

const LEAK = 0.1;
const SEPARABLE = 5;
const FIRST_CHANNELS = 16;
const IR_VERSION = 8;
const OPSET = 13;

interface Weights {
  readonly dims: readonly number[];
  readonly values: Float32Array;
}

function readWeights(bytes: Uint8Array): ReadonlyMap<string, Weights> {
  const sizeOf = ({ shape }: WeightBlock): number => shape.reduce((product, edge) => product * edge, 1);
  const total = weightBlocks.reduce((sum, block) => sum + sizeOf(block), 0);
  if (bytes.length !== total) throw new RangeError(`${bytes.length} bytes of weights instead of ${total}`);
  let at = 0;
  return new Map(
    weightBlocks.map((block) => {
      const size = sizeOf(block);
      const own = Float32Array.from(bytes.subarray(at, at + size), (byte) => byte * block.scale + block.min);
      at += size;
      return [block.name, ordered(block, own)];
    }),
  );
}

/** Height, width, channels in, channels out → out, in, height, width. Depthwise filters have one channel in. */
function ordered({ name, shape }: WeightBlock, values: Float32Array): Weights {
  const [height = 1, width = 1, first = 1, second = 1] = shape;
  if (shape.length < 4) return { dims: shape, values };
  const isDepthwise = name.endsWith('depthwise_filter');
  const [inputs, outputs] = isDepthwise ? [second, first] : [first, second];
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let a = 0; a < first; a += 1)
        for (let b = 0; b < second; b += 1) {
          const [input, output] = isDepthwise ? [b, a] : [a, b];
          const to = ((output * inputs + input) * height + y) * width + x;
          result[to] = values[((y * width + x) * first + a) * second + b] ?? 0;
        }
  return { dims: [outputs, inputs, height, width], values: result };
}

const pool = (stride: number): readonly Uint8Array[] => [
  intsAttribute('kernel_shape', [2, 2]),
  intsAttribute('strides', [stride, stride]),
  joined([message(1, text('auto_pad')), message(4, text('SAME_UPPER')), varintField(20, 3)]),
];

// Protocol buffers, as far as the file needs them; numbers of fields from onnx.proto3.

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const result = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Uint8Array.from([...bytes, rest]);
}

const varintField = (field: number, value: number): Uint8Array => joined([varint(field * 8), varint(value)]);
const message = (field: number, body: Uint8Array): Uint8Array =>
  joined([varint(field * 8 + 2), varint(body.length), body]);

const intAttribute = (name: string, value: number): Uint8Array =>
  joined([message(1, text(name)), varintField(3, value), varintField(20, 2)]);
const intsAttribute = (name: string, values: readonly number[]): Uint8Array =>
  joined([message(1, text(name)), ...values.map((value) => varintField(8, value)), varintField(20, 7)]);
const floatAttribute = (name: string, value: number): Uint8Array =>
  joined([
    message(1, text(name)),
    varint(2 * 8 + 5),
    new Uint8Array(Float32Array.of(value).buffer),
    varintField(20, 1),
  ]);

const node = (type: string, inputs: readonly string[], output: string, attributes: readonly Uint8Array[]): Uint8Array =>
  joined([
    ...inputs.map((input) => message(1, text(input))),
    message(2, text(output)),
    message(4, text(type)),
    ...attributes.map((one) => message(5, one)),
  ]);

const FLOAT = 1;
const tensorProto = (name: string, { dims, values }: Weights): Uint8Array =>
  joined([
    ...dims.map((edge) => varintField(1, edge)),
    varintField(2, FLOAT),
    message(8, text(name)),
    message(9, new Uint8Array(values.buffer)),
  ]);

function valueInfo(name: string, dims: readonly number[]): Uint8Array {
  const shape = joined(dims.map((edge) => message(1, varintField(1, edge))));
  const tensor = joined([varintField(1, FLOAT), message(2, shape)]);
  return joined([message(1, text(name)), message(2, message(1, tensor))]);
}
