import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Project } from '../../../engine/project/schema';
import { allClips } from '../../../engine/project/walk';
import type { GivenFile } from '../material/media';
import type { Stage } from '../stage';
import { eventually } from './compose';

/** What a user does in /editor/timeline, as the journeys say it. */

const TICKS_A_SECOND = 120_000;

/** Six seconds, 360 × 640: at 1, 3 and 5 s it is white and beeps for 0.2 s. H.264 and AAC, made for this test. */
export const flashFile = (name = '闪光.mp4'): GivenFile => ({
  name,
  mimeType: 'video/mp4',
  buffer: readFileSync(join('src', 'testing', 'e2e', 'material', 'flash-beep.mp4')),
});

/** Two seconds of 440 Hz as WAV. */
export function toneFile(name = '口播.wav', seconds = 2): GivenFile {
  const rate = 48_000;
  const samples = rate * seconds;
  const buffer = Buffer.alloc(44 + samples * 2);
  buffer.write('RIFF', 0, 'latin1');
  buffer.writeUInt32LE(36 + samples * 2, 4);
  buffer.write('WAVEfmt ', 8, 'latin1');
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(rate, 24);
  buffer.writeUInt32LE(rate * 2, 28);
  buffer.writeUInt16LE(2, 32);
  buffer.writeUInt16LE(16, 34);
  buffer.write('data', 36, 'latin1');
  buffer.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    buffer.writeInt16LE(Math.round(Math.sin((at * 440 * 2 * Math.PI) / rate) * 9000), 44 + at * 2);
  }
  return { name, mimeType: 'audio/wav', buffer };
}

/** An editor with a new project. */
export async function openEditor(stage: Stage, path = '/editor/timeline'): Promise<Page> {
  const page = await stage.open(path, { as: 'owner' });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('region', { name: '时间线' }).waitFor();
  return page;
}

export const panel = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).click();

/** Brings files in and waits until each lies in the panel. */
export async function addFiles(page: Page, files: readonly GivenFile[]): Promise<void> {
  await panel(page, '素材');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(files.map((file) => ({ ...file })));
  for (const { name } of files) await mediaTile(page, name).waitFor({ timeout: 20_000 });
}

export const mediaTile = (page: Page, name: string) =>
  page
    .getByRole('tabpanel', { name: '素材' })
    .getByRole('button', { name: new RegExp(`${name.replace('.', '\\.')}$`) });

/** A key for the editor, not for a field: the timeline's own. */
export async function press(page: Page, key: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(key);
}

/** Types a time into the time code, `mm:ss:ff`. */
export async function goToTime(page: Page, timeCode: string): Promise<void> {
  const field = page.getByRole('textbox', { name: '当前时间' });
  await field.fill(timeCode);
  await field.press('Enter');
}

export const projectIdOf = (page: Page): string => new URL(page.url()).searchParams.get('project') ?? '';

/** Waits until everything is on the server. */
export async function editorSaved(page: Page): Promise<void> {
  await page.getByRole('status').filter({ hasText: '已保存' }).first().waitFor({ timeout: 20_000 });
  await eventually('the project has an address', async () => projectIdOf(page) !== '');
}

/** The document as the server has it once it is saved. */
export async function documentOf(stage: Stage, page: Page): Promise<Project> {
  await editorSaved(page);
  const { document } = await stage.api<{ document?: Project }>('owner', 'GET', '/project/info', {
    id: projectIdOf(page),
  });
  assert.ok(document, 'the record has a document');
  return document;
}

/** Kind, start and length of all clips in seconds: what an undo must bring back. */
export const outlineOf = (project: Project): string[] =>
  allClips(project)
    .map((clip) => `${clip.type} ${clip.start / TICKS_A_SECOND}+${clip.duration / TICKS_A_SECOND}`)
    .toSorted();
