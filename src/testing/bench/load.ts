import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { Stage } from '../e2e/stage';
import type { Bench } from './bench';

interface Visit {
  readonly js: number;
  readonly css: number;
  readonly files: readonly string[];
}

/** Follows a first visit and weighs every script that came over the wire, gzip level 9. */
async function weigh(page: Page, url: string, ready: string): Promise<Visit> {
  const files: string[] = [];
  let js = 0;
  let css = 0;
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (!/\.(js|css)$/.test(path)) return;
    pending.push(
      response.body().then((body) => {
        const size = gzipSync(body, { level: 9 }).length;
        if (path.endsWith('.js')) js += size;
        else css += size;
        files.push(`${path} ${(size / 1024).toFixed(1)}`);
      }),
    );
  });
  await page.goto(url);
  await page.waitForSelector(ready);
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  return { js, css, files };
}

/** Largest contentful paint with a slow processor (÷4) and line (10 Mbit/s, 40 ms), median of runs, milliseconds. */
async function lcp(stage: Stage, path: string, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await stage.open('/favicon.svg');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: 1_250_000,
      uploadThroughput: 1_250_000,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(stage.originOf() + path);
    await page.waitForLoadState('networkidle');
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let last = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) last = entry.startTime;
            }).observe({ type: 'largest-contentful-paint', buffered: true });
            setTimeout(() => resolve(last), 500);
          }),
      ),
    );
    await page.context().close();
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

const kb = (bytes: number): number => Math.round(bytes / 102.4) / 10;

export const load: Bench = {
  name: 'load',
  async run({ browser, preview, verbose }) {
    const stage = new Stage(browser, preview, 'bench-load', '.cache/bench');
    const blank = await stage.open('/favicon.svg');
    const login = await weigh(blank, `${stage.originOf()}/login`, 'form');
    const signedIn = await stage.open('/favicon.svg');
    await stage.signIn(signedIn, 'owner');
    const workbench = await weigh(signedIn, `${stage.originOf()}/workbench`, 'main');
    if (verbose) console.info([...login.files, '—', ...workbench.files].join('\n'));
    const figures = {
      loginJsKB: kb(login.js),
      workbenchJsKB: kb(workbench.js),
      loginLcpMsThrottled: Math.round(await lcp(stage, '/login', 3)),
    };
    await stage.close();
    return figures;
  },
  budgets: { loginJsKB: { most: 390 }, workbenchJsKB: { most: 650 } },
};
