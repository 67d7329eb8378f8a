import { bodyRules } from './body.data';
import { formRules } from './forms.data';
import { marketRules } from './market.data';
import { medicalRules } from './medical.data';
import { openRules } from './open.data';
import { promiseRules } from './promises.data';
import { turnRules } from './turns.data';

export type { ClaimRule } from './claimRule';

export const claimRules = [
  ...medicalRules,
  ...marketRules,
  ...promiseRules,
  ...turnRules,
  ...formRules,
  ...openRules,
  ...bodyRules,
];
