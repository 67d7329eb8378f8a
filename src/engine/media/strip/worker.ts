import { CanvasSink, type Input } from 'mediabunny';
import { openInput } from '../openInput';
import { sourceOffset } from '../sourceOffset';
import { assumeColors } from '../videoColors';
import type { StripReply, StripRequest } from './messages';

/** Small frames of videos, one file at a time. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<StripRequest>) => void) | null;
  postMessage: (reply: StripReply, transfer?: Transferable[]) => void;
};

let open: { readonly key: string; readonly input: Promise<Input> } | undefined;
let last: Promise<void> = Promise.resolve();

scope.onmessage = ({ data }) => {
  last = last.then(() => answer(data));
};
scope.postMessage({ type: 'ready' });

async function inputOf({ sourceKey, source }: StripRequest): Promise<Input> {
  if (open?.key !== sourceKey) {
    void open?.input.then((input) => input.dispose()).catch(() => undefined);
    open = { key: sourceKey, input: openInput(source) };
  }
  return open.input;
}

async function answer(request: StripRequest): Promise<void> {
  const { id, times, height } = request;
  try {
    const input = await inputOf(request);
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) throw new Error('no image to decode');
    const offset = request.offset ?? (await sourceOffset(input));
    const sink = new CanvasSink(assumeColors(track), { height, poolSize: 1 });
    let index = 0;
    for await (const found of sink.canvasesAtTimestamps(times.map((time) => time + offset))) {
      const at = times[index] ?? 0;
      index += 1;
      if (!found) continue;
      const image = await createImageBitmap(found.canvas);
      scope.postMessage({ type: 'image', id, at, image }, [image]);
    }
    scope.postMessage({ type: 'done', id });
  } catch {
    open = undefined;
    scope.postMessage({ type: 'failed', id });
  }
}
