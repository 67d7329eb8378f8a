import { readCorpus } from '../../domain/factCheck/corpus/readCorpus';
import { callHarness as call, openHarness } from '../e2e/flows/harness';
import { build, harnessBuild, startPreview } from '../e2e/server';
import { Stage } from '../e2e/stage';
import type { Bench } from './bench';

const voices = ['cmn-xiaohe', 'cmn-haoran'];
const count = 16;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** How well and how fast speech is found: clean, over noise and over music. */
export const voiceBench: Bench = {
  name: 'voice',
  budgets: {
    speechRecallClean: { least: 0.9 },
    speechRecallNoise: { least: 0.9 },
    speechRecallMusic: { least: 0.9 },
    speechFalseMusic: { most: 0.15 },
    speechEdgeSeconds: { most: 0.1 },
    speechRealtime: { least: 2 },
  },
  run: async ({ browser, keepBuild, verbose }) => {
    build(keepBuild, harnessBuild.env, harnessBuild.outputPath);
    const preview = await startPreview({ env: harnessBuild.env });
    const stage = new Stage(browser, preview, 'bench-voice', '.cache/bench');
    const sentences = readCorpus()
      .map(({ text }) => text)
      .filter((text) => text.length >= 12)
      .slice(0, count);
    const wavs: string[] = [];
    for (const [index, text] of sentences.entries()) {
      const voice = voices[index % voices.length];
      const { url } = await stage.api<{ url: string }>('owner', 'POST', '/speech/synthesize', { text, voice });
      wavs.push(url);
    }
    const page = await openHarness(stage);
    const clean = await call(page, 'measureSpeech', wavs, 'nothing');
    const noise = await call(page, 'measureSpeech', wavs, 'noise');
    const music = await call(page, 'measureSpeech', wavs, 'music');
    await stage.close();
    await preview.close();
    if (verbose) console.info(JSON.stringify({ clean, noise, music }, null, 1));
    return {
      speechRecallClean: rounded(clean.recall),
      speechRecallNoise: rounded(noise.recall),
      speechRecallMusic: rounded(music.recall),
      speechFalseMusic: rounded(music.falseAlarms),
      speechRecallMusicByLoudness: rounded(music.loudRecall),
      speechFalseMusicByLoudness: rounded(music.loudFalseAlarms),
      speechEdgeSeconds: rounded(music.edge),
      speechRealtime: rounded(clean.realtime),
    };
  },
};
