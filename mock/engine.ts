import { engineContract } from '../src/services/engine/schema';
import { serve } from './_core/serve';
import { describeEngines } from './_engines';

export default serve(engineContract, { info: () => describeEngines() });
