import { md5 } from 'js-md5';
import { settings } from '@/lib/settings';

/**
 * Signature of a request (ruling 7): md5 of the timestamp followed by the fixed checksum. The brief does not show its
 * form; a real one goes here and nowhere else.
 * @param timestamp milliseconds since 1970
 */
export function signatureHeaders(
  timestamp: number,
  checksum: string = settings.signatureChecksum,
): Readonly<Record<string, string>> {
  return { Timestamp: String(timestamp), Signature: md5(`${timestamp}${checksum}`) };
}
