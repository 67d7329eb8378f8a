import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ForeignRow, foreignRows } from '../e2e/material/foreignRows';
import { type Expected, type ExpectedImages, type ExpectedSound, expectedFolder } from '../e2e/probe/expectedMedia';
import { asSamples, heardSpan, SOUND_RATE, WINDOW, windowStarts } from '../e2e/probe/soundMatch';

/**
 * Makes the streams of `e2e/material/codecs` and some files of `e2e/material/foreign`, then asks ffmpeg what is in every
 * file of the journey `foreign-media`, and keeps its answers in `e2e/material/expected`:
 * `npx tsx src/testing/scripts/makeForeignMedia.ts`, with ffmpeg on the machine (`expected` behind it: only the answers).
 * All of it is committed, so that nothing but this needs ffmpeg.
 */
const material = join('src', 'testing', 'e2e', 'material');
const ffmpeg = (...args: readonly string[]): void => {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });
};

/** Waves of color that run: no image is like another one, and all are easy to encode. */
const SIZE = '64x48';
const waves = `geq=r='128+100*sin((X+7*N)/14)':g='128+90*sin((Y+5*N)/11)':b='128+90*cos((X+Y-6*N)/17)'`;
const SECONDS = 0.8;
const scene = (seconds = SECONDS): readonly string[] => [
  ...['-f', 'lavfi', '-i', `color=c=black:s=${SIZE}:r=30:d=${seconds},format=gbrp,${waves}`],
];
/** A tone that climbs: where one is in it can be told to the sample. */
const climb = (seconds = SECONDS): readonly string[] => [
  ...['-f', 'lavfi', '-i', `aevalsrc=0.4*sin(2*PI*(300*t+3000*t*t)):s=${SOUND_RATE}:d=${seconds}`],
];
const yuv = ['-vf', 'scale=out_color_matrix=bt601:out_range=tv,format=yuv420p'];
const x264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '24', '-g', '12', '-bf', '2'];
const front = ['-movflags', '+faststart'];

function makeStreams(): void {
  const at = (name: string): string => join(material, 'codecs', name);
  ffmpeg(...scene(), ...yuv, ...x264, ...front, at('h264.mp4'));
  ffmpeg(
    ...[...scene(), ...yuv, '-c:v', 'libx265', '-x265-params', 'log-level=none', '-crf', '26', '-tag:v', 'hvc1'],
    at('hevc.mp4'),
  );
  ffmpeg(...[...scene(), ...yuv, '-c:v', 'libvpx', '-b:v', '300k', '-g', '12'], at('vp8.webm'));
  ffmpeg(...[...scene(), ...yuv, '-c:v', 'libvpx-vp9', '-crf', '30', '-b:v', '0', '-g', '12'], at('vp9.webm'));
  ffmpeg(
    ...[...scene(), ...yuv, '-c:v', 'libaom-av1', '-crf', '30', '-b:v', '0', '-g', '12', '-cpu-used', '4'],
    at('av1.mp4'),
  );
  ffmpeg(...[...climb(), '-c:a', 'aac', '-b:a', '64k'], at('aac.mp4'));
  ffmpeg(...[...climb(), '-c:a', 'libmp3lame', '-b:a', '64k'], at('mp3.mp3'));
  ffmpeg(...[...climb(), '-c:a', 'libopus', '-b:a', '64k'], at('opus.webm'));
  ffmpeg(...[...climb(), '-c:a', 'ac3', '-b:a', '96k'], at('ac3.mp4'));
  ffmpeg(...[...climb(), '-c:a', 'pcm_s16le'], at('pcm.wav'));
  ffmpeg(...[...climb(), '-c:a', 'flac'], at('flac.flac'));
  ffmpeg(...[...climb(), '-c:a', 'libvorbis', '-b:a', '64k'], at('vorbis.ogg'));
}

function makeFiles(): void {
  const at = (name: string): string => join(material, 'foreign', name);
  for (const [name, matrix, range] of [
    ['bt709.mp4', 'bt709', 'tv'],
    ['bt601.mp4', 'smpte170m', 'tv'],
    ['full-range.mp4', 'bt709', 'pc'],
  ] as const) {
    const scale = `scale=out_color_matrix=${matrix}:out_range=${range},format=yuv420p`;
    const tags = ['-colorspace', matrix, '-color_primaries', matrix, '-color_trc', matrix, '-color_range', range];
    ffmpeg(...[...scene(), '-vf', scale, ...x264, ...tags, ...front, at(name)]);
  }
  // Six channels of which each has the tone at a level of its own.
  const six = [
    '-filter_complex',
    '[1:a]pan=5.1|FL=0.8*c0|FR=0.5*c0|FC=0.3*c0|LFE=0*c0|BL=0.2*c0|BR=0.1*c0[six]',
    '-map',
    '0:v',
    '-map',
    '[six]',
  ];
  for (const [name, codec] of [
    ['surround.mp4', ['aac', '-b:a', '128k']],
    ['surround-ac3.mp4', ['ac3', '-b:a', '192k']],
    ['surround-eac3.mp4', ['eac3', '-b:a', '192k']],
  ] as const)
    ffmpeg(...[...scene(), ...climb(), ...six, ...x264, '-pix_fmt', 'yuv420p', '-c:a', ...codec, ...front, at(name)]);
  // Other layouts, each channel at a level of its own; the low effects are not to be heard.
  for (const [name, layout, codec] of [
    ['back-center.mp4', '4.0|FL=0.8*c0|FR=0.5*c0|FC=0.3*c0|BC=0.2*c0', 'aac'],
    ['quad.mkv', 'quad|FL=0.8*c0|FR=0.5*c0|BL=0.3*c0|BR=0.2*c0', 'libvorbis'],
    [
      'seven.mkv',
      '7.1|FL=0.8*c0|FR=0.5*c0|FC=0.3*c0|LFE=0.6*c0|BL=0.2*c0|BR=0.1*c0|SL=0.25*c0|SR=0.15*c0',
      'libvorbis',
    ],
  ] as const) {
    const layers = ['-filter_complex', `[1:a]pan=${layout}[many]`, '-map', '0:v', '-map', '[many]'];
    ffmpeg(...[...scene(), ...climb(), ...layers, ...x264, '-pix_fmt', 'yuv420p', '-c:a', codec, at(name)]);
  }
  // As another muxer than ours writes them, with the lead-in of each encoder told in its own way.
  const stream = (name: string): readonly string[] => ['-i', join(material, 'codecs', name)];
  for (const [name, video, audio] of [
    ['muxed.mp4', 'h264.mp4', 'aac.mp4'],
    ['muxed.mov', 'h264.mp4', 'pcm.wav'],
    ['muxed.mkv', 'h264.mp4', 'aac.mp4'],
    ['muxed.webm', 'vp9.webm', 'opus.webm'],
    ['muxed.mpegts', 'h264.mp4', 'mp3.mp3'],
    ['vorbis.webm', 'vp8.webm', 'vorbis.ogg'],
    ['flac.mp4', 'h264.mp4', 'flac.flac'],
  ] as const)
    ffmpeg(
      ...[...stream(video), ...stream(audio), '-map', '0:v', '-map', '1:a', '-c', 'copy', '-strict', '-2'],
      ...(name.endsWith('mpegts') ? ['-f', 'mpegts', at(name)] : [at(name)]),
    );
  ffmpeg(...[...stream('aac.mp4'), '-c', 'copy', at('alone.m4a')]);
  ffmpeg(...[...climb(), '-c:a', 'libopus', '-b:a', '64k', at('opus.ogg')]);
  ffmpeg(...[...stream('flac.flac'), '-c', 'copy', at('flac.ogg')]);
  const av1 = ['-c:v', 'libaom-av1', '-crf', '28', '-b:v', '0'];
  ffmpeg(...[...scene(0.1), '-frames:v', '1', ...yuv, ...av1, '-still-picture', '1', at('still.avif')]);
  ffmpeg(...[...scene(0.3), ...yuv, ...av1, at('anim.avif')]);
}

/** Writes a file under its content's name: what many rows have in common is kept once. */
function keep(bytes: Buffer, ending: string): string {
  const name = `${createHash('sha1').update(bytes).digest('hex').slice(0, 12)}.${ending}`;
  writeFileSync(join(expectedFolder, name), bytes);
  return name;
}

interface FrameTime {
  readonly pts_time?: string;
}

/** Moments at which images begin, on the file's own clock. */
function frameTimes(path: string): readonly number[] {
  const args = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'frame=pts_time', '-of', 'json', path];
  const { frames } = JSON.parse(execFileSync('ffprobe', args).toString()) as { readonly frames: readonly FrameTime[] };
  return frames.map(({ pts_time: time }) => Number(time)).filter((time) => time >= 0);
}

/** First, middle and last image one below the other, as shown: turned, with square pixels. */
function imagesOf(path: string, work: string): ExpectedImages {
  const times = frameTimes(path);
  const last = times.length - 1;
  const wanted = [...new Set([0, Math.floor(last / 2), last])];
  const select = wanted.map((index) => `eq(n\\,${index})`).join('+');
  const even = 'scale=iw*sar:ih:flags=bilinear+accurate_rnd+full_chroma_int,setsar=1,format=rgb24';
  const sheet = join(work, 'sheet.png');
  ffmpeg(
    ...['-i', path, '-map', '0:v:0', '-fps_mode', 'passthrough'],
    ...['-vf', `select='${select}',${even},tile=1x${wanted.length}`, '-frames:v', '1', '-update', '1', sheet],
  );
  const next = (index: number): number =>
    times[index + 1] ?? (times[index] ?? 0) + (times[1] ?? 0.04) - (times[0] ?? 0);
  // In the middle of its time, where nobody's rounding takes it for its neighbor.
  const at = wanted.map((index) => ((times[index] ?? 0) + next(index)) / 2);
  return { sheet: keep(readFileSync(sheet), 'png'), at, count: times.length };
}

/** ffmpeg's own folding, lowered so that whole numbers never clip. */
const FOLD = 'aformat=sample_fmts=s16:channel_layouts=stereo,';

/** The left channel on the file's own clock: what lies before its beginning is silence. */
function soundOf(path: string): ExpectedSound {
  const ask = ['-v', 'error', '-select_streams', 'a:0', '-show_entries', 'stream=channels', '-of', 'csv=p=0', path];
  const channels = Number.parseInt(execFileSync('ffprobe', ask).toString(), 10);
  const filters = `aresample=${SOUND_RATE}:async=1:first_pts=0,${channels > 2 ? FOLD : ''}pan=mono|c0=c0`;
  const raw = execFileSync(
    'ffmpeg',
    ['-v', 'error', '-copyts', '-i', path, '-map', '0:a:0', '-af', filters, '-f', 'f32le', '-'],
    { maxBuffer: 1 << 28 },
  );
  const samples = asSamples(raw);
  const { first, last } = heardSpan(samples);
  const starts = windowStarts(first, last);
  const windows = Buffer.alloc(starts.length * WINDOW * 2);
  starts.forEach((start, window) => {
    for (let index = 0; index < WINDOW; index += 1)
      windows.writeInt16LE(Math.round((samples[start + index] ?? 0) * 32767), (window * WINDOW + index) * 2);
  });
  return { windows: keep(windows, 's16'), starts, first, last };
}

async function lookInto(row: ForeignRow, work: string): Promise<Expected> {
  const { name, buffer } = await row.file();
  const path = join(work, `file.${name.split('.').pop()}`);
  writeFileSync(path, buffer);
  return {
    ...(row.hasImage ? { images: imagesOf(path, work) } : {}),
    ...(row.hasAudio ? { sound: soundOf(path) } : {}),
  };
}

async function makeExpected(): Promise<void> {
  rmSync(expectedFolder, { recursive: true, force: true });
  mkdirSync(expectedFolder, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'foreign-'));
  const expected: Record<string, Expected> = {};
  for (const row of foreignRows) {
    if (!row.hasImage && !row.hasAudio) continue;
    expected[row.name] = await lookInto(row, work);
  }
  writeFileSync(join(expectedFolder, 'expected.json'), `${JSON.stringify(expected, null, 1)}\n`);
  rmSync(work, { recursive: true });
}

if (process.argv[2] !== 'expected') {
  makeStreams();
  makeFiles();
}
void makeExpected();
