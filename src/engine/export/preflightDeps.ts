import { probe } from '../media/probe';
import { FontLoader } from '../render/fontLoader';
import { freeBytes } from '../work';
import { findCapabilities } from './capabilities';
import type { PreflightDeps } from './preflight';

/** The browser at hand. */
export const browserDeps: PreflightDeps = {
  capabilities: findCapabilities,
  probe,
  freeBytes,
  missingFonts: async (fonts) => {
    const loader = new FontLoader();
    await Promise.all(fonts.map(({ family, weight }) => loader.load(family, weight)));
    return loader.problems.map(({ family }) => family);
  },
};
