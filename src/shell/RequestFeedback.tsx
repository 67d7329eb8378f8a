import { history, useModel } from '@umijs/max';
import { App } from 'antd';
import { useEffect } from 'react';
import type { RequestEvent } from '@/lib/request/events';
import { shownByCaller } from '@/lib/request/types';
import { textOfWords } from '@/lib/request/words';
import { isLoggedIn, readSession } from '@/lib/session';
import { accountApi } from '@/services/account/api';
import { layout } from '../../config/layout';
import { isPublicPath } from './isPublicPath';
import { leaveSeeAs } from './leaveSeeAs';
import { pendingFeedback } from './pendingFeedback';
import { signedOut } from './startup/types';
import { withUser } from './startup/withUser';

/** Why somebody was signed out stands long enough to be read. */
const REASON_SECONDS = 8;
/** A burst of refusals asks once. */
const ASK_AGAIN_MS = 2_000;

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
      if (!isPublicPath(history.location.pathname)) history.replace('/');
      void setInitialState((state) => state && { ...state, ...signedOut });
    };

    let toldAt = 0;
    let askedAt = 0;
    // What was refused may have been granted when the page was opened: its buttons and the page itself follow.
    const askRights = () => {
      if (Date.now() - askedAt < ASK_AGAIN_MS) return;
      askedAt = Date.now();
      accountApi.info(shownByCaller).then(
        (answer) => void setInitialState((state) => withUser(state, answer)),
        () => undefined,
      );
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
          // Told late: somebody has signed in since, and only the session before was refused.
          if (isLoggedIn(readSession())) return;
          // A call that goes out after the end of the session has nothing to add to the reason that stands there.
          if (event.words && !(event.hadNone && Date.now() - toldAt < REASON_SECONDS * 1000)) {
            toldAt = Date.now();
            const content = textOfWords(event.words);
            message.open({ type: 'warning', content, key: content, duration: REASON_SECONDS });
          }
          signOut();
          return;
        case 'seeAsOver':
          void leaveSeeAs();
          return;
        case 'changedHands':
          window.location.reload();
          return;
        case 'denied':
          askRights();
      }
    };
    return pendingFeedback.consume(handle);
  }, [message, notification, setInitialState]);

  return null;
}
