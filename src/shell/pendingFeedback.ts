import { onRequestEvent, type RequestEvent } from '@/lib/request/events';

type Listener = (event: RequestEvent) => void;

let queue: RequestEvent[] = [];
let listener: Listener | undefined;

function deliver(event: RequestEvent): void {
  if (listener) listener(event);
  else queue.push(event);
}

// Start-up runs before anything is mounted that could show a message: what it says waits here.
onRequestEvent(deliver);

/** Events of the request layer and of start-up, kept until somebody shows them. One consumer at a time. */
export const pendingFeedback = {
  push: deliver,
  consume: (next: Listener): (() => void) => {
    listener = next;
    const waiting = queue;
    queue = [];
    for (const event of waiting) next(event);
    return () => {
      if (listener === next) listener = undefined;
    };
  },
};
