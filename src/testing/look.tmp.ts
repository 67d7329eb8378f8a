import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from './e2e/chromium';
import { startPreview } from './e2e/server';
import { Stage } from './e2e/stage';

async function main() {
  mkdirSync('/tmp/look-SCRIPTS', { recursive: true });
  const preview = await startPreview({} as never);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs, headless: true });
  const stage = new Stage(browser, preview, 'look', '/tmp/look-SCRIPTS');
  const pages: [string, string, object][] = [
    ['editor', '/editor/script?id=scr_seed_thermos', { as: 'owner' }],
    ['library', '/creative/script', { as: 'owner' }],
    ['start', '/creation/script', { as: 'owner' }],
    ['compose', '/compose/script', { as: 'owner' }],
    ['editor390', '/editor/script?id=scr_seed_thermos', { as: 'owner', width: 390, height: 844 }],
    ['daping', '/daping?id=scr_seed_thermos', { as: 'owner' }],
    ['daping390', '/daping?id=scr_seed_thermos', { as: 'owner', width: 390, height: 844 }],
    ['paste', '/daping', { dark: true }],
  ];
  for (const [name, path, options] of pages) {
    const page = await stage.open(path, options);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/look-SCRIPTS/${name}.png` });
    if (name === 'editor') {
      await page.getByText('分镜表').first().click();
      await page.waitForTimeout(600);
      await page.screenshot({ path: '/tmp/look-SCRIPTS/shots.png' });
      await page.getByRole('button', { name: '历史版本' }).click();
      await page.waitForTimeout(1200);
      await page.screenshot({ path: '/tmp/look-SCRIPTS/versions.png' });
    }
  }
  process.stdout.write(JSON.stringify(await stage.close()));
  await browser.close();
  await (preview as unknown as { close?: () => Promise<void>; stop?: () => Promise<void> }).stop?.();
  process.exit(0);
}
void main();
