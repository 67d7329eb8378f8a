import { type EngineInfo, engineContract } from '../src/services/engine/schema';
import { serve } from './_core/serve';
import { describePublisher } from './_engines/publisher';
import { enginesOf } from './_groups/ownServices';

/** Which adapters are at work for a merchant: its own services, else those of the environment (ruling 25). */
const describeEngines = (mchno: string): EngineInfo => ({
  ...enginesOf(mchno),
  extractor: { kind: 'embedded', name: '网页读取', owner: 'embedded' },
  publisher: { ...describePublisher(), owner: 'embedded' },
});

export default serve(engineContract, { info: ({ merchant }) => describeEngines(merchant.mchno) });
