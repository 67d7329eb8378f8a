import '@testing-library/jest-dom';
import { configure, prettyDOM } from '@testing-library/react';
// Loads the app's runtime: messages and the request layer are read through Umi's plugins.
import '@umijs/max/test-setup';
import '@/hooks/allMessages';
import * as React from 'react';
import { clearCache } from '@/lib/request/cache';

// The document is printed when somebody reads the message: a wait throws such an error at every change of the document
// and reads only the last one.
configure({
  getElementError(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    let text: string | undefined;
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => {
        text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
        return text;
      },
      set: (changed: string) => {
        text = changed;
      },
    });
    return error;
  },
});

// Answers come over a real network and toasts on their own timers: tests wait for what they expect, not for React.
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

// What one test has read is not shown to the next.
afterEach(() => {
  clearCache();
});

// React keeps for each element the stack of who made it, until ten thousand a second: a twentieth of a page's test, for
// warnings that name the component anyhow.
const internals = (React as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
