import { roleNameOf } from './roles';
import type { Segment, ShotKind } from './types';

/**
 * A segment of the library.
 * @param role a known role's key, or a name of its own
 */
export const librarySegment = (
  role: string,
  share: number,
  purpose: string,
  linePattern: string,
  shot: ShotKind,
  shotHint: string,
  repeatable = false,
): Segment => ({ role, roleName: roleNameOf(role), share, purpose, linePattern, shot, shotHint, repeatable });
