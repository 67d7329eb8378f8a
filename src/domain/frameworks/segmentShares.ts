import type { Framework } from './types';

/** A framework's segments as parts of its time, for bars drawn to scale. */
export const segmentShares = (framework: Framework): { key: string; label: string; share: number; hint: string }[] =>
  framework.segments.map(({ role, roleName, share, purpose }) => ({
    key: `${role}-${roleName}`,
    label: roleName,
    share,
    hint: purpose,
  }));
