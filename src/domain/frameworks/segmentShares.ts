import type { FrameworkContent } from './types';

/** A framework's segments as parts of its time, for bars drawn to scale. */
export const segmentShares = (
  framework: Pick<FrameworkContent, 'segments'>,
): { key: string; label: string; share: number; hint: string }[] =>
  framework.segments.map(({ roleName, share, purpose }, index) => ({
    // two segments may share a name
    key: `${index}-${roleName}`,
    label: roleName,
    share,
    hint: purpose,
  }));
