import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What ffmpeg decoded of the files of the journey `foreign-media`; written by `scripts/makeForeignMedia.ts`. */
export const expectedFolder = join('src', 'testing', 'e2e', 'material', 'expected');

export interface ExpectedImages {
  /** PNG: first, middle and last image, as shown, one below the other. */
  readonly sheet: string;
  /** Seconds of the file's own clock at which each is on screen. */
  readonly at: readonly number[];
  /** Images in the file. */
  readonly count: number;
}

/** Sample numbers count from zero of the file's own clock. */
export interface ExpectedSound {
  /** 16-bit samples, one window after the other. */
  readonly windows: string;
  readonly starts: readonly number[];
  /** First and last sample that is heard. */
  readonly first: number;
  readonly last: number;
}

export interface Expected {
  readonly images?: ExpectedImages;
  readonly sound?: ExpectedSound;
}

/** All of it, by the row's name. */
export const readExpected = (): Readonly<Record<string, Expected>> =>
  JSON.parse(readFileSync(join(expectedFolder, 'expected.json'), 'utf8')) as Readonly<Record<string, Expected>>;

/** One of the files beside it. */
export const expectedFile = (name: string): Buffer => readFileSync(join(expectedFolder, name));
