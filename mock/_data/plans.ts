import type { Plan } from '../../src/services/upgrade/schema';

const GB = 1024 ** 3;

/** The versions of the demo provider; what is asked for is paid by agreement with it. */
export const plans: readonly Plan[] = [
  { version: '基础版', price: 0, credits: 300, storage: 2 * GB, videos: 50, speechSeconds: 3600, canRequest: false },
  {
    version: '专业版',
    price: 29_900,
    credits: 2000,
    storage: 20 * GB,
    videos: 500,
    speechSeconds: 36_000,
    canRequest: true,
  },
  {
    version: '旗舰版',
    price: 99_900,
    credits: 8000,
    storage: 100 * GB,
    videos: 3000,
    speechSeconds: 144_000,
    canRequest: true,
  },
];

const providerPlan: Plan = {
  version: '平台版',
  price: 0,
  credits: 0,
  storage: 100 * GB,
  videos: 5000,
  speechSeconds: 360_000,
  canRequest: false,
};

/** What a version includes; an unknown one includes what the smallest does. */
export const versionPlan = (version: string): Plan =>
  [...plans, providerPlan].find((plan) => plan.version === version) ?? (plans[0] as Plan);
