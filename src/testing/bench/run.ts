import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../e2e/chromium';
import { build, startPreview } from '../e2e/server';
import { type Bench, breachOf } from './bench';
import { calendarBench } from './calendar';
import { clipperBench } from './clipper';
import { complianceBench } from './compliance';
import { editBench } from './edit';
import { exportBench } from './export';
import { listsBench } from './lists';
import { load } from './load';
import { mixcutBench } from './mixcut';
import { ocrBench } from './ocr';
import { scrubBench } from './scrub';
import { start } from './start';
import { streamBench } from './stream';
import { timelineBench } from './timeline';
import { toolsBench } from './tools';
import { videoBench } from './video';
import { voiceBench } from './voice';

const benches: readonly Bench[] = [
  load,
  start,
  exportBench,
  editBench,
  timelineBench,
  scrubBench,
  complianceBench,
  streamBench,
  toolsBench,
  calendarBench,
  listsBench,
  videoBench,
  mixcutBench,
  ocrBench,
  voiceBench,
  clipperBench,
];

/**
 * `npm run bench -- [names] [--json file] [--keep-build] [--verbose]`: measures, and ends with an error when a figure is
 * out of its budget.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const jsonAt = args.indexOf('--json');
  const json = jsonAt >= 0 ? args[jsonAt + 1] : undefined;
  const names = args.filter((arg, index) => !arg.startsWith('--') && (jsonAt < 0 || index !== jsonAt + 1));
  const chosen = names.length > 0 ? benches.filter(({ name }) => names.includes(name)) : benches;
  if (chosen.length === 0) throw new Error(`No such bench; there are ${benches.map(({ name }) => name).join(', ')}`);

  const keepBuild = args.includes('--keep-build');
  build(keepBuild);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs, headless: true });
  const preview = await startPreview();
  const figures: Record<string, number> = {};
  const breaches: string[] = [];
  for (const bench of chosen) {
    const found = await bench.run({ browser, preview, keepBuild, verbose: args.includes('--verbose') });
    for (const [name, value] of Object.entries(found)) {
      figures[name] = value;
      const breach = breachOf(value, bench.budgets[name]);
      const line = `${bench.name}  ${name} = ${value}`;
      if (breach) breaches.push(`${line}  ${breach}`);
      console.info(`${line}  ${breach ?? (bench.budgets[name] ? 'ok' : '')}`.trimEnd());
    }
  }
  await browser.close();
  await preview.close();
  const report = { at: new Date().toISOString(), cores: cpus().length, cpu: cpus()[0]?.model ?? '', figures };
  if (json) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  if (breaches.length > 0) console.info(`\n— out of budget: ${breaches.length}\n${breaches.join('\n')}`);
  process.exit(breaches.length > 0 ? 1 : 0);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
