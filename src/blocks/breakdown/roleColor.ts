import type { ShareColor } from '@/components/shareColor';
import type { RoleKey } from '@/domain/frameworks';

/** Roles that do alike share a hue, so that a text's shape is seen before it is read. */
const groups: readonly (readonly [ShareColor, readonly RoleKey[]])[] = [
  ['purple', ['hook', 'attention', 'opening']],
  ['geekblue', ['context', 'interest', 'situation', 'setup', 'develop', 'why', 'question', 'before']],
  ['volcano', ['pain', 'problem', 'agitate', 'conflict']],
  ['magenta', ['twist', 'turn', 'punchline', 'after']],
  ['green', ['solution', 'bridge', 'answer', 'benefit', 'desire', 'what', 'gain']],
  ['cyan', ['evidence', 'testimony', 'trust', 'feature', 'advantage']],
  ['gold', ['point', 'how', 'summary']],
  ['lime', ['action', 'save', 'close']],
];

const byRole = new Map<RoleKey, ShareColor>(groups.flatMap(([color, roles]) => roles.map((role) => [role, color])));

export const roleColor = (role: RoleKey): ShareColor => byRole.get(role) ?? 'purple';
