import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

/** A file as the browser's file chooser takes it. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const assets = join('mock', '_data', 'assets');

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A PNG of a gradient with stripes. */
export function aImage(name: string, width = 900, height = 1200): GivenFile {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * (width * 3 + 1) + 1 + x * 3;
      rows[at] = Math.round((x / width) * 255);
      rows[at + 1] = Math.floor(y / 60) % 2 === 0 ? 200 : 80;
      rows[at + 2] = Math.round((y / height) * 255);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND', Buffer.alloc(0))];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...chunks]) };
}

/** One of the demo shop's own clips: H.264 in MP4. */
export const clipFile = (name = '转一圈.mp4'): GivenFile => ({
  name,
  mimeType: 'video/mp4',
  buffer: readFileSync(join(assets, 'thermos-clip.mp4')),
});

/** The same clip under the name of a codec that no browser knows. */
export function undecodableClip(name: string): GivenFile {
  const { mimeType, buffer } = clipFile();
  const changed = Buffer.from(buffer);
  for (let at = changed.indexOf('avc1'); at !== -1; at = changed.indexOf('avc1', at + 4)) changed.write('zzc1', at);
  return { name, mimeType, buffer: changed };
}

/** The beginning of a clip, as a broken download leaves it. */
export function truncatedClip(name: string): GivenFile {
  const { mimeType, buffer } = clipFile();
  return { name, mimeType, buffer: buffer.subarray(0, 600) };
}

/** A file of a size, most of it holes; too large to be handed over in memory. @returns its path */
export function fileOfSize(name: string, megabytes: number): string {
  const path = join(mkdtempSync(join(tmpdir(), 'material-')), name);
  writeFileSync(path, aImage(name, 8, 8).buffer);
  truncateSync(path, Math.round(megabytes * 1024 * 1024));
  return path;
}
