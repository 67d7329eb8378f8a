import { useModel } from '@umijs/max';
import { type MessageId, useT } from './useT';

/** Names pages and groups by their route keys: as the provider calls an application, else as the product does. */
export function usePageName(): (name: string) => string {
  const t = useT();
  const names = useModel('@@initialState').initialState?.currentUser?.page_names;
  // Every declared name has a label; a test checks it.
  return (name) => names?.[name] || t(`menu.${name}` as MessageId);
}
