import { history, useModel } from '@umijs/max';
import { App } from 'antd';
import { useEffect } from 'react';
import type { RequestEvent } from '@/lib/request/events';
import { textOfWords } from '@/lib/request/words';
import { layout } from '../../config/layout';
import { pendingFeedback } from './pendingFeedback';
import { signedOut } from './startup/types';

const publicPaths: readonly string[] = layout.publicPaths;

/** Shows and does what the request layer asks for: messages, notifications, the error page, the way out after a 403. */
export function RequestFeedback() {
  const { message, notification } = App.useApp();
  const { setInitialState } = useModel('@@initialState');

  useEffect(() => {
    // One key a text: a burst of equal failures is said once.
    const notify = (title: string, description: string) =>
      notification.error({ key: `${title}|${description}`, title, description });

    const signOut = () => {
      // The way out first: a layout that sees the session gone would lead to /login.
      if (!publicPaths.includes(history.location.pathname)) history.replace('/');
      void setInitialState((state) => state && { ...state, ...signedOut });
    };

    const handle = (event: RequestEvent): void => {
      switch (event.type) {
        case 'message': {
          const content = textOfWords(event.words);
          message.open({ type: event.level, content, key: `${event.level}|${content}` });
          return;
        }
        case 'notification':
        case 'networkDown':
          notify(textOfWords(event.title), textOfWords(event.description));
          return;
        case 'redirect': {
          const { errorCode, errorMessage } = event;
          history.push(`${layout.errorPath}?${new URLSearchParams({ errorCode, errorMessage })}`);
          return;
        }
        case 'forbidden':
          signOut();
      }
    };
    return pendingFeedback.consume(handle);
  }, [message, notification, setInitialState]);

  return null;
}
