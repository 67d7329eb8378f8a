import { metadataTags } from '@/engine/export/aiMetadata';
import { createProject } from '@/engine/project/createProject';
import type { MediaRef } from '@/engine/project/schema';
import { fromSeconds, ZERO } from '@/engine/time/ticks';
import { completeMedia } from './completeMedia';

const project = createProject({ title: '保温杯', id: 'p1' });
const { comment = '' } = metadataTags({ ...project, aiLabel: { ...project.aiLabel, metadata: true } });

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const riffChunk = (id: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(id), number(body.length), body, Buffer.alloc(body.length % 2)]);

/** A tenth of a second of silence, with a comment. */
function sound(text: string): Buffer {
  const format = Buffer.from('0100010000fa000000f401000200100000', 'hex').subarray(0, 16);
  const info = riffChunk('LIST', Buffer.concat([Buffer.from('INFO'), riffChunk('ICMT', Buffer.from(text))]));
  const body = Buffer.concat([
    Buffer.from('WAVE'),
    riffChunk('fmt ', format),
    info,
    riffChunk('data', Buffer.alloc(12_800)),
  ]);
  return riffChunk('RIFF', body);
}

/** As much of an image as a reader of its texts looks at. */
const image = (texts: Buffer): Buffer =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(300_000, 7), texts, Buffer.from('IEND')]);
const twoByte = (text: string): Buffer => Buffer.from(text, 'utf16le');

const medium = (kind: MediaRef['kind'], bytes: Buffer): MediaRef => ({
  ...{ id: 'file-1', kind, name: 'a', url: `data:application/octet-stream;base64,${bytes.toString('base64')}` },
  ...{ width: kind === 'image' ? 90 : 0, height: kind === 'image' ? 120 : 0 },
  ...{ duration: kind === 'image' ? ZERO : fromSeconds(3), hasAudio: kind !== 'image' },
});

test('a sound of the library that says that AI made it is marked, one that does not is not', async () => {
  const marked = await completeMedia(medium('audio', sound(comment)));
  expect(marked).toMatchObject({ kind: 'audio', duration: fromSeconds(0.1), isAi: true });
  expect((await completeMedia(medium('audio', sound('take 3')))).isAi).toBeUndefined();
});

test.each([
  ['a text chunk', Buffer.from('iTXtAIGC\0\0\0\0\0{"Label":"1","ContentProducer":"x"}')],
  ['XMP', Buffer.from('<TC260:AIGC>{&quot;Label&quot;:&quot;1&quot;}</TC260:AIGC>')],
  ['EXIF with two bytes a letter', twoByte('{"AIGC":{"Label":"1"}}')],
])('an image of the library that says so in %s is marked', async (_, texts) => {
  expect(await completeMedia(medium('image', image(texts)))).toMatchObject({ width: 90, isAi: true });
});

test('an image of a camera is not marked, and one that cannot be had is taken as the list tells it', async () => {
  const plain = medium('image', image(Buffer.from('tEXtComment\0AIGC is not spoken of here')));
  expect(await completeMedia(plain)).toEqual(plain);
  const gone = { ...plain, url: 'http://127.0.0.1:9/none.png' };
  expect(await completeMedia(gone)).toEqual(gone);
  await expect(completeMedia({ ...gone, width: 0 })).rejects.toMatchObject({ code: 'network' });
});
