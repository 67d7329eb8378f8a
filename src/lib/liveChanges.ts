import { invalidate } from './request/cache';
import { readSession } from './session';
import { hosts } from './settings';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;

/**
 * Listens on the websocket host (`WS_HOST`) for what others have changed: the server says `{"group": "notice"}`, and
 * what is on screen of that group is read anew. The first message of ours says who listens. A line that breaks is built
 * up again, after longer and longer waits. Without a configured host nothing happens.
 * @returns ends it
 */
export function listenForChanges(address: string = hosts.websocket): () => void {
  if (!address) return () => undefined;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let isOver = false;

  const connect = () => {
    socket = new WebSocket(address);
    socket.onopen = () => {
      wait = FIRST_WAIT_MS;
      const { token, mchno, apptype } = readSession();
      socket?.send(JSON.stringify({ token, mchno, apptype }));
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      const group = groupOf(data);
      if (group) invalidate(group);
    };
    socket.onclose = () => {
      if (isOver) return;
      timer = setTimeout(connect, wait);
      wait = Math.min(MAX_WAIT_MS, wait * 2);
    };
  };
  connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    socket?.close();
  };
}

function groupOf(data: unknown): string | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const message: unknown = JSON.parse(data);
    const isObject = typeof message === 'object' && message !== null && 'group' in message;
    return isObject && typeof message.group === 'string' ? message.group : undefined;
  } catch {
    return undefined;
  }
}
