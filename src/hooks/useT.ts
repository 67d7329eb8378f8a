import { getIntl, useIntl } from '@umijs/max';
import { useCallback } from 'react';
import type zhCN from '../../locales/zh-CN';

/** Every id that may stand in code: the keys of /locales/zh-CN, the source of truth. */
export type MessageId = keyof typeof zhCN;

export type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

/** What a plain text does not hold. Most texts are plain, and react-intl would parse each of them before it is drawn. */
const syntax = /[{}<'&]/;

/** Visible text by its typed id, in the language in use; re-renders when the language changes. */
export function useT(): Translate {
  const intl = useIntl();
  return useCallback(
    (id, values) => {
      const message: unknown = values ? undefined : intl.messages[id];
      return typeof message === 'string' && !syntax.test(message) ? message : intl.formatMessage({ id }, values);
    },
    [intl],
  );
}

/** Visible text outside React, in the language in use at the moment. */
export const translate: Translate = (id, values) => getIntl().formatMessage({ id }, values);
