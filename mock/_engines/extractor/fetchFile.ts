import { fail } from '../../_core/fail';
import { kindOf, mimeOf } from '../objectStorage';
import { isOwnDemo } from './page';
import { safeFetch } from './safeFetch';

const maxBytes = 100 * 1024 * 1024;

interface FetchedFile {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly name: string;
}

/** Fetches an image, video, sound or document from a public address, by the extractor's rules. */
export async function fetchFile(address: string, origin: string): Promise<FetchedFile> {
  const fetched = await safeFetch(new URL(address, origin).href, {
    maxBytes,
    timeout: 60_000,
    accept: 'image/*,video/*,audio/*,application/pdf;q=0.8',
    isAllowed: isOwnDemo(origin),
    checkType: () => undefined,
  });
  const name = decodeURIComponent(new URL(fetched.url).pathname.split('/').pop() ?? '') || 'file';
  const mime = /^(image|video|audio)\//.test(fetched.mime) ? fetched.mime : mimeOf(name);
  if (kindOf(mime) === 'other' || /html|svg/.test(mime)) {
    return fail('这个地址不是图片、视频、音频或文档', { errorCode: 'FILE_KIND' });
  }
  if (fetched.bytes.length === 0) return fail('这个地址的文件是空的', { errorCode: 'FILE_EMPTY' });
  return { bytes: fetched.bytes, mime, name };
}
