import { type ShareColor, shareColor } from '@/components/shareColor';
import type { Framework } from '@/domain/frameworks';

/** Color of a role by its place in the framework; a role of another framework gets one by its name. */
export function roleColor(role: string, framework: Pick<Framework, 'segments'> | undefined): ShareColor | undefined {
  if (role === '') return undefined;
  const index = framework?.segments.findIndex((segment) => segment.roleName === role) ?? -1;
  if (index >= 0) return shareColor(index);
  return shareColor([...role].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0));
}
