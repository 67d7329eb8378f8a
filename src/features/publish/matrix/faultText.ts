import { platformName } from '@/domain/platforms';
import type { MatrixFault, MatrixPost } from '@/domain/publishing/matrix';
import type { Translate } from '@/hooks/useT';

interface Faulty {
  readonly fault: MatrixFault;
  readonly other?: MatrixPost;
}

/** What is wrong with a place in the plan, as a sentence. */
export function faultText(
  { fault, other }: Faulty,
  platform: string,
  minutes: number,
  t: Translate,
  time: (at: number) => string,
): string {
  const values = { platform: platformName(platform), minutes, time: other ? time(other.at) : '' };
  return t(`publishMatrix.fault.${fault}`, values);
}
