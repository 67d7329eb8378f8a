import { callHarness as call, openHarness } from '../e2e/flows/harness';
import { build, startPreview } from '../e2e/server';
import { Stage } from '../e2e/stage';
import type { StreamKind } from '../harness/stream/StreamStage';
import type { Bench } from './bench';

const env = { APP_BENCH: 'on' };
const characters = 20_000;
/** Blank lines that the writer closes up. */
const slack = 100;
const shortRuns = 5;

const percentile = (values: readonly number[], share: number): number =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN) * 10) / 10;

/** Paragraphs with headings and lists, none like another, about as long as asked. */
function material(length: number): string {
  let text = '';
  for (let i = 1; text.length < length; i += 1) {
    if (i % 8 === 1) text += `\n\n## 第 ${i} 节 豆浆与油条\n\n`;
    text +=
      i % 5 === 0
        ? `\n\n- 第 ${i} 锅用了 ${i * 3} 克糖，客人说刚好。\n- 火候是**第 ${i} 档**。\n\n`
        : `第 ${i} 天早上五点开门，豆浆磨了 ${i + 20} 斤，油条炸到两面金黄才起锅。`;
  }
  return text.slice(0, length).trim();
}

/**
 * A stream of the embedded writer over HTTP into the components that screens use, in Chromium: from the arrival of the
 * first bytes until the text is drawn, and the frames while 20 000 characters come.
 */
export const streamBench: Bench = {
  name: 'stream',
  async run({ browser, keepBuild, verbose }) {
    build(keepBuild, env, '.cache/bench-dist');
    const preview = await startPreview({ env });
    const stage = new Stage(browser, preview, 'bench-stream', '.cache/bench');
    const page = await openHarness(stage, (plain) => stage.signIn(plain, 'owner'));
    const run = (kind: StreamKind, length: number) => call(page, 'stream', { kind, text: material(length) });
    const first: number[] = [];
    for (let i = 0; i < shortRuns; i += 1) first.push((await run('plain', 120)).firstTextMs);
    const plain = await run('plain', characters);
    const markdown = await run('markdown', characters);
    if (verbose) {
      await stage.shot(page, 'end');
      for (const [kind, { ms, updates, frames, characters: came }] of Object.entries({ plain, markdown }))
        console.info(
          `stream  ${kind}: ${came} characters in ${Math.round(ms)} ms, ${updates} updates, ${frames.length} frames, longest ${percentile(frames, 1 - 1 / frames.length)} ms`,
        );
    }
    await stage.close();
    await preview.close();
    if (Math.min(plain.characters, markdown.characters) < characters - slack)
      throw new Error('the stream was too short');
    return {
      firstTextMs: Math.round(Math.max(...first, plain.firstTextMs, markdown.firstTextMs)),
      streamFrameP95Ms: Math.max(percentile(plain.frames, 0.95), percentile(markdown.frames, 0.95)),
      streamPlainFrameP95Ms: percentile(plain.frames, 0.95),
      streamMarkdownFrameP95Ms: percentile(markdown.frames, 0.95),
      streamCharacters: Math.min(plain.characters, markdown.characters),
    };
  },
  budgets: {
    firstTextMs: { most: 100 },
    streamFrameP95Ms: { most: 20 },
  },
};
