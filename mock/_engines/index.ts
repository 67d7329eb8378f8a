import type { EngineInfo } from '../../src/services/engine/schema';
import { describePublisher } from './publisher';
import { describeRecognizer } from './recognizer';
import { describeSpeech } from './speech';
import { describeWriter } from './writer';

/** Which adapters are at work, by the environment that chooses them (ruling 25). */
export const describeEngines = (): EngineInfo => ({
  writer: describeWriter(),
  speech: describeSpeech(),
  recognizer: describeRecognizer(),
  extractor: { kind: 'embedded', name: '网页读取' },
  publisher: describePublisher(),
});
