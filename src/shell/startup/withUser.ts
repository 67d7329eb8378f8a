import { readSession } from '@/lib/session';
import { userOf } from './readAnswers';
import type { InitialState } from './types';

/**
 * The state with what the server says of the user now. It stays the same object where nothing has changed, so that
 * asking often draws nothing anew; an answer for somebody else changes nothing.
 */
export function withUser<S extends Pick<InitialState, 'isLogin' | 'currentUser'>>(
  state: S | undefined,
  answer: unknown,
): S | undefined {
  if (!state?.isLogin || !state.currentUser) return state;
  const user = userOf(answer, readSession());
  const isSame = JSON.stringify(user) === JSON.stringify(state.currentUser);
  return isSame || user.id !== state.currentUser.id ? state : { ...state, currentUser: user };
}
