import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '..', 'golden');
const shots = join('.cache', 'e2e', 'golden');

/** `--update-golden`: the images drawn now become the expected ones. Look at them before you commit them. */
export const isUpdating = process.env.E2E_UPDATE_GOLDEN === 'on';

/** Names of the committed images. */
export const goldenNames = (): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.png'))
        .map((file) => file.replace(/\.png$/, ''))
    : [];

/** A committed image as base64. @throws when there is none */
export const readGolden = (name: string): string => readFileSync(join(folder, `${name}.png`), 'base64');

/** Puts the images in the place of all that were there. */
export function replaceGolden(drawn: readonly { readonly name: string; readonly png: string }[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, png } of drawn) writeFileSync(join(folder, `${name}.png`), png, 'base64');
}

/** Keeps an image of a failed comparison. @returns where it lies */
export function keepSheet(name: string, png: string): string {
  mkdirSync(shots, { recursive: true });
  const path = join(shots, `${name}.png`);
  writeFileSync(path, png, 'base64');
  return path;
}
