import type { MessageId, Translate } from '@/hooks/useT';

/** A page is called what the menu calls it. */
export const pageName = (t: Translate, key: string): string => t(`menu.${key}` as MessageId);

/** An action is called by its verb and what it is done to; a test holds that each key has both. */
export function actionName(t: Translate, key: string): string {
  const [object, verb] = key.split('.');
  return t('team.role.actionName', {
    object: t(`team.object.${object}` as MessageId),
    verb: t(`team.verb.${verb}` as MessageId),
  });
}
