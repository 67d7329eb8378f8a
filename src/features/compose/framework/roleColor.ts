import { type ShareColor, shareColor } from '@/components/share-bar/shareColor';
import { frameworkById } from '@/domain/frameworks';

/** Colour of a role by its place in the framework; a role of another framework gets one by its name. */
export function roleColor(role: string, frameworkId: string | undefined): ShareColor | undefined {
  if (role === '') return undefined;
  const segments = frameworkId ? (frameworkById(frameworkId)?.segments ?? []) : [];
  const index = segments.findIndex((segment) => segment.roleName === role);
  if (index >= 0) return shareColor(index);
  return shareColor([...role].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0));
}
