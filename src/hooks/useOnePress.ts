import { useRef } from 'react';
import type { RequestError } from '@/lib/request/errors';
import { wasAnswered } from '@/lib/request/idempotency';
import { newId } from '@/utils/newId';

/**
 * Names one press of a button. Of a press whose answer has not come, the next for the same content is the same: what
 * arrives twice is done once.
 */
export function useOnePress() {
  const pressed = useRef<{ readonly mark: string; readonly id: string }>(undefined);
  return {
    /** The id of this content's press. */
    pressOf: (content: object): string => {
      const mark = JSON.stringify(content);
      if (pressed.current?.mark !== mark) pressed.current = { mark, id: newId() };
      return pressed.current.id;
    },
    /** What comes next is another press, though its content is the same. */
    forget: (): void => {
      pressed.current = undefined;
    },
    /** For `useAction`: an answered press is over, whatever the answer was. */
    options: {
      handleError: (error: RequestError) => {
        if (wasAnswered(error)) pressed.current = undefined;
        return false;
      },
    },
  };
}
