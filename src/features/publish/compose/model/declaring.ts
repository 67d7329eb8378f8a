import { changeVideo, chooseAccounts, isLinked, writeCommon, writeOwn } from './state';
import type { ComposerState, VideoDraft } from './types';

/** An account with what it declares unless someone says otherwise. */
interface DeclaringAccount {
  readonly id: string;
  readonly ai_declared: boolean;
}

/** What an account that joins declares: what the video obliges to, else what the account is set to. */
function declareOn(draft: VideoDraft, account: DeclaringAccount, isFirst: boolean, isFromAi: boolean): VideoDraft {
  const wish = isFromAi || account.ai_declared;
  if (draft.isDeclarationChosen || !isLinked(draft, account.id, 'ai_declared')) return draft;
  if (wish === draft.common.ai_declared) return draft;
  return isFirst ? writeCommon(draft, { ai_declared: wish }) : writeOwn(draft, account.id, { ai_declared: wish });
}

/**
 * Chooses accounts; one that joins brings its own usual AI declaration along, unless someone has already said it by hand.
 * @param isFromAi whether a video has to be declared whatever an account is set to
 */
export function joinAccounts(
  state: ComposerState,
  wanted: readonly string[],
  accounts: readonly DeclaringAccount[],
  isFromAi: (videoId: string) => boolean,
): ComposerState {
  let next = state;
  for (const id of wanted.filter((one) => !state.accountIds.includes(one))) {
    const account = accounts.find((one) => one.id === id);
    const isFirst = next.accountIds.length === 0;
    for (const { videoId } of account ? next.videos : [])
      next = changeVideo(next, videoId, (draft) =>
        account ? declareOn(draft, account, isFirst, isFromAi(videoId)) : draft,
      );
    next = chooseAccounts(next, [...next.accountIds, id]);
  }
  return chooseAccounts(next, wanted);
}

/** The same for a video that joins accounts which are chosen already. */
export const declareFor = (draft: VideoDraft, chosen: readonly DeclaringAccount[], isFromAi: boolean): VideoDraft =>
  chosen.reduce((next, account, index) => declareOn(next, account, index === 0, isFromAi), draft);
