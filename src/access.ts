import { type Rights, rightsOf } from './shell/rights';
import type { InitialState } from './shell/startup/types';

export default function access(initialState?: InitialState): Rights {
  return rightsOf(initialState);
}
