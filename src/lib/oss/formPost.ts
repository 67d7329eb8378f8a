import { post, shownByCaller } from '@/lib/request';
import { CanceledError, NetworkError } from '@/lib/request/errors';
import { hosts } from '@/lib/settings';
import { storeErrorOf } from './StoreError';
import type { Transfer } from './types';

/**
 * Sends a file in one form POST with policy and signature. XMLHttpRequest, because fetch tells no upload progress; no
 * header of ours, since the store is another origin.
 * @throws CanceledError, NetworkError, StoreError
 */
export function formPost(transfer: Transfer): Promise<void> {
  const { file, authorization, signal, onLoaded } = transfer;
  const form = formOf(transfer);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const end = (settle: () => void) => {
      signal?.removeEventListener('abort', stop);
      settle();
    };
    request.upload.onprogress = ({ loaded, total }) => onLoaded(total > 0 ? (file.size * loaded) / total : 0);
    request.onload = () =>
      end(() => {
        if (request.status >= 200 && request.status < 300) resolve();
        else reject(storeErrorOf(request.status, request.responseText));
      });
    request.onerror = () => end(() => reject(new NetworkError('down')));
    request.onabort = () => end(() => reject(new CanceledError()));
    request.open('POST', authorization.ossConfig.host);
    if (signal?.aborted) {
      reject(new CanceledError());
      return;
    }
    signal?.addEventListener('abort', stop, { once: true });
    request.send(form);
  });
}

/**
 * Sends the same form to the API, which hands it on, where the network lets nothing through to the store's own address.
 * @throws the typed errors of lib/request
 */
export async function relayedPost(transfer: Transfer): Promise<void> {
  const { key, signal } = transfer;
  await post('/file/oss_upload', formOf(transfer), {
    ...shownByCaller,
    ...(signal ? { signal } : {}),
    // As long as a large file takes.
    timeout: 0,
    idempotencyKey: key,
  });
}

/** Whether the API may still be reached where the store is not. */
export function isApartFromApi({ authorization: { ossConfig } }: Transfer): boolean {
  const { href } = window.location;
  return new URL(ossConfig.host, href).origin !== new URL(hosts.api, href).origin;
}

function formOf({ file, key, mime, authorization }: Transfer): FormData {
  const { credentials, ossConfig } = authorization;
  const form = new FormData();
  form.append('key', key);
  form.append('policy', ossConfig.policy);
  form.append('OSSAccessKeyId', credentials.accessKeyId);
  form.append('signature', ossConfig.signature);
  form.append('x-oss-security-token', credentials.securityToken);
  form.append('success_action_status', '200');
  // The store ignores every field after the file.
  form.append('file', file.type === mime ? file : new Blob([file], { type: mime }), key.split('/').pop());
  return form;
}
