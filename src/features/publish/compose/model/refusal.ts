import type { OutgoingPost } from './send';

/** Where in the composer a refusal of the server belongs. */
export type RefusalPlace = 'video' | 'account' | 'time' | 'texts' | 'form';

interface Refusal {
  readonly place: RefusalPlace;
  /** The server's sentence, without the number of the post. */
  readonly message: string;
  /** The post that was refused, where the server named one. */
  readonly post: OutgoingPost | undefined;
}

const places: Readonly<Record<string, RefusalPlace>> = {
  VIDEO_GONE: 'video',
  ACCOUNT_GONE: 'account',
  ACCOUNT_EXPIRED: 'account',
  SCHEDULE_IN_PAST: 'time',
  COMPLIANCE_BLOCKED: 'texts',
  PLATFORM_LIMIT: 'texts',
};

/** A character, the number, a character, a colon: how the server begins a sentence about one of several. */
const numbered = /^\p{L}\s*(\d+)\s*\p{L}[：:]\s*/u;

/**
 * Reads which post the server refused and why: with several it names the place in the list that was sent.
 * @param code the answer's errorCode
 */
export function refusalOf(code: string, message: string, sent: readonly OutgoingPost[]): Refusal {
  const number = numbered.exec(message)?.[1];
  const index = number === undefined ? 0 : Number(number) - 1;
  const isNamed = number !== undefined || sent.length === 1;
  return {
    place: places[code] ?? 'form',
    message: message.replace(numbered, ''),
    post: isNamed ? sent[index] : undefined,
  };
}
