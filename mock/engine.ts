import { type EngineInfo, engineContract } from '../src/services/engine/schema';
import { serve } from './_core/serve';
import { describePublisher } from './_engines/publisher';
import { describeRecognizer } from './_engines/recognizer';
import { describeSpeech } from './_engines/speech';
import { describeWriter } from './_engines/writer';

/** Which adapters are at work, by the environment that chooses them (ruling 25). */
const describeEngines = (): EngineInfo => ({
  writer: describeWriter(),
  speech: describeSpeech(),
  recognizer: describeRecognizer(),
  extractor: { kind: 'embedded', name: '网页读取' },
  publisher: describePublisher(),
});

export default serve(engineContract, { info: () => describeEngines() });
