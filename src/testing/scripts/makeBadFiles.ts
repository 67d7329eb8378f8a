import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Draws the odd files of `e2e/material/bad` anew: `npx tsx src/testing/scripts/makeBadFiles.ts`, with ffmpeg on the
 * machine. The files are committed, so that nothing but this needs ffmpeg.
 */
const folder = join('src', 'testing', 'e2e', 'material', 'bad');
const at = (name: string): string => join(folder, name);
const ffmpeg = (...args: readonly string[]): void => {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });
};

/** Grey, with a red left top quarter and a white bar that wanders right: tells turns, flips and time. */
const scene = (width: number, height: number, seconds: number, rate = 15): readonly string[] => [
  ...['-f', 'lavfi', '-i', `color=c=0x707070:s=${width}x${height}:r=${rate}:d=${seconds},format=yuv444p`],
];
const isRed = 'lt(X,W/2)*lt(Y,H/2)';
const isWhite = 'gte(X,mod(N*4,W))*lt(X,mod(N*4,W)+8)*gte(Y,0.75*H)*lt(Y,0.75*H+8)';
const paint = `geq=lum='if(${isRed},82,if(${isWhite},235,112))':cb='if(${isRed},90,128)':cr='if(${isRed},240,128)'`;
const tone = (hertz: number, seconds: number): readonly string[] => [
  ...['-f', 'lavfi', '-i', `sine=frequency=${hertz}:sample_rate=48000:duration=${seconds}`],
];
const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '30', '-pix_fmt', 'yuv420p', '-bf', '0', '-g', '15'];
const aac = ['-c:a', 'aac', '-b:a', '32k', '-ac', '1'];
const front = ['-movflags', '+faststart'];

/** Only the first bytes: what is not opened at all is told by them. */
const head = (name: string, bytes: number, ...args: readonly string[]): void => {
  ffmpeg(...args, at(name));
  writeFileSync(at(name), readFileSync(at(name)).subarray(0, bytes));
};
const still = ['-f', 'lavfi', '-i', 'color=c=0x707070:s=64x64:r=1:d=1'];
head('sound.aiff', 128, ...tone(440, 1));
head('sound.ac3', 128, ...tone(440, 1));
head('sound.dts', 128, ...tone(440, 1), '-c:a', 'dca', '-strict', '-2');
head('sound.wma', 2048, ...tone(440, 1), '-c:a', 'wmav2');
head('video.wmv', 2048, ...still, '-c:v', 'wmv2');
head('video.ogv', 400, ...still, '-c:v', 'libtheora');
head('video.mkv', 1024, ...still, '-c:v', 'ffv1', '-allow_raw_vfw', '1');
for (const [name, bytes] of [
  ['image.ico', 64],
  ['image.jp2', 200],
  ['image.tiff', 200],
] as const)
  head(name, bytes, ...still, '-frames:v', '1', '-update', '1');
ffmpeg(...tone(440, 1), '-c:a', 'alac', ...front, at('sound.m4a'));

const plain = at('plain.mp4');
ffmpeg(...scene(160, 90, 2), ...tone(440, 2), '-vf', paint, ...h264, ...aac, ...front, plain);

// A download that broke off: the index says two seconds, the bytes are there for the first half.
const whole = readFileSync(plain);
writeFileSync(at('truncated.mp4'), whole.subarray(0, Math.floor(whole.length * 0.6)));
writeFileSync(at('empty.mp4'), '');

// A phone held upright: stored lying down, with the wish to be turned.
ffmpeg('-i', plain, '-c', 'copy', '-metadata:s:v:0', 'rotate=90', ...front, at('rotated.mp4'));

// Of 30 images some are left out: 33 ms here, 200 ms there.
ffmpeg(
  ...[...scene(160, 90, 2, 30), '-vf', `${paint},select='not(mod(n\\,3))+lt(n\\,20)'`],
  ...['-fps_mode', 'vfr', ...h264, ...front, at('vfr.mp4')],
);
// Pixels twice as wide as high: 80 × 90 stored, 160 × 90 shown.
ffmpeg(...scene(80, 90, 2), '-vf', `${paint},setsar=2/1`, ...h264, ...front, at('anamorphic.mp4'));
ffmpeg(
  ...[...scene(161, 91, 2), '-vf', paint, '-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0'],
  ...['-pix_fmt', 'yuv420p', at('odd.webm')],
);
ffmpeg(
  ...[...scene(160, 90, 1), '-vf', paint, '-c:v', 'libx265', '-x265-params', 'log-level=none', '-crf', '32'],
  ...['-tag:v', 'hvc1', '-pix_fmt', 'yuv420p', ...front, at('hevc.mp4')],
);
ffmpeg('-i', plain, '-an', '-c:v', 'copy', ...front, at('mute.mp4'));
ffmpeg(
  ...['-i', plain, ...tone(880, 2), '-map', '0:v', '-map', '0:a', '-map', '1:a', '-c:v', 'copy', ...aac],
  ...[...front, at('two-voices.mp4')],
);
// Cut without encoding between key frames: what comes before the cut is dated before zero.
ffmpeg('-ss', '0.5', '-i', plain, '-c', 'copy', ...front, at('negative.mp4'));
ffmpeg(
  ...['-f', 'lavfi', '-i', 'color=c=black:s=160x90:r=15:d=1,format=yuva420p'],
  ...['-vf', `${paint}:a='if(${isRed},255,0)'`, '-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0'],
  ...['-pix_fmt', 'yuva420p', '-auto-alt-ref', '0', at('alpha.webm')],
);
// As editing software hands it on: 4:2:2 of 10 bits, full range, six channels.
ffmpeg(
  ...[...scene(160, 90, 1), ...tone(440, 1), '-vf', paint, '-c:v', 'libx264', '-crf', '34', '-pix_fmt', 'yuv422p10le'],
  ...['-color_range', 'pc', '-c:a', 'aac', '-b:a', '48k', '-ac', '6', ...front, at('studio.mp4')],
);
// A DVD's sound under a usual image.
ffmpeg('-i', plain, '-c:v', 'copy', '-c:a', 'ac3', '-b:a', '48k', ...front, at('dolby.mp4'));
// Sound as a recorder of Apple's keeps it: no browser decodes it.
ffmpeg('-i', plain, '-c:v', 'copy', '-c:a', 'alac', '-ar', '8000', '-ac', '1', ...front, at('lossless.mp4'));
// Images in another order than shown, at 29.97 a second, 21 ms behind the lead-in of the sound.
ffmpeg(
  ...['-f', 'lavfi', '-i', 'color=c=0x707070:s=160x90:r=30000/1001:d=2', ...tone(440, 2), '-vf', paint],
  ...[
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '34',
    '-pix_fmt',
    'yuv420p',
    '-bf',
    '3',
    ...aac,
    at('late.mkv'),
  ],
);
// An image an hour.
ffmpeg(
  ...['-f', 'lavfi', '-i', 'color=c=0x707070:s=160x90:r=1:d=11', '-vf', `${paint},setpts=N*3600/TB`],
  ...['-fps_mode', 'vfr', ...h264, '-video_track_timescale', '1000', ...front, at('ten-hours.mp4')],
);
