import { readFileSync } from 'node:fs';
import { EncodedPacketSink } from 'mediabunny';
import { isOggFlac, unwrapOggFlac } from './oggFlac';
import { openInput } from './openInput';

const material = 'src/testing/e2e/material';
const fileOf = (path: string, name: string): File => new File([readFileSync(`${material}/${path}`)], name);

async function packetsOf(file: File): Promise<readonly (readonly [number, string])[]> {
  const track = await (await openInput(file)).getPrimaryAudioTrack();
  if (!track) throw new Error('no track');
  const found: (readonly [number, string])[] = [];
  for await (const { timestamp, data } of new EncodedPacketSink(track).packets())
    found.push([timestamp, Buffer.from(data).toString('base64')]);
  return found;
}

test('FLAC comes out of its Ogg packet by packet as it went in', async () => {
  const wrapped = fileOf('foreign/flac.ogg', '口播.ogg');
  expect(await isOggFlac(wrapped)).toBe(true);
  const plain = await unwrapOggFlac(wrapped);
  expect([plain.name, plain.type]).toEqual(['口播.flac', 'audio/flac']);
  expect(await packetsOf(plain)).toEqual(await packetsOf(fileOf('codecs/flac.flac', 'a.flac')));
});

test('one that breaks off within a page gives the packets that are whole', async () => {
  const bytes = readFileSync(`${material}/foreign/flac.ogg`);
  const plain = await unwrapOggFlac(new File([bytes.subarray(0, Math.floor(bytes.length / 2))], 'a.oga'));
  const whole = await packetsOf(fileOf('codecs/flac.flac', 'a.flac'));
  const found = await packetsOf(plain);
  expect(found.length).toBeGreaterThan(1);
  expect(found.slice(0, -1)).toEqual(whole.slice(0, found.length - 1));
});

test('other files, and one cut off before its sound, stay what they are', async () => {
  const bytes = readFileSync(`${material}/foreign/flac.ogg`);
  for (const file of [
    fileOf('foreign/opus.ogg', 'a.ogg'),
    fileOf('codecs/vorbis.ogg', 'a.ogg'),
    fileOf('codecs/flac.flac', 'a.flac'),
    new File([bytes.subarray(0, 70)], 'a.ogg'),
    new File(['OggS'], 'a.ogg'),
  ])
    expect(await unwrapOggFlac(file)).toBe(file);
});
