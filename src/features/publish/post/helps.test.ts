import { canAct, canMove, needsPerson, publishStates } from '@/domain/publishing';
import { failureKinds } from '@/services/publish/schema';
import zhCN from '../../../../locales/zh-CN';
import { helpsFor, nextLine } from './helps';

describe('what helps a post', () => {
  it('offers a next step for every kind of failure, logged in or not', () => {
    for (const reason_kind of failureKinds) {
      for (const isLoggedOut of [false, true]) {
        const helps = helpsFor({ state: 'failed', reason_kind }, isLoggedOut);
        expect([reason_kind, isLoggedOut, helps.length > 0]).toEqual([reason_kind, isLoggedOut, true]);
      }
    }
    expect(helpsFor({ state: 'failed' }, false)).not.toEqual([]);
  });

  it('has words for every state and every kind of failure', () => {
    for (const state of publishStates) expect(zhCN[nextLine({ state })]).toMatch(/\p{Script=Han}/u);
    for (const reason_kind of failureKinds) expect(zhCN[nextLine({ state: 'failed', reason_kind })]).toBeTruthy();
  });

  it('never offers to send an unknown post again', () => {
    expect(helpsFor({ state: 'unknown', reason_kind: 'timeout' }, false)).toEqual(['settle']);
    expect(helpsFor({ state: 'unknown', reason_kind: 'timeout' }, true)).toEqual(['settle']);
  });

  it('sends to the login first, and offers the retry once somebody has logged in', () => {
    expect(helpsFor({ state: 'failed', reason_kind: 'login' }, true)).toEqual(['login']);
    expect(helpsFor({ state: 'failed', reason_kind: 'login' }, false)).toEqual(['retry']);
  });

  it('plans a canceled post anew with all that it says, and first with another account when its own is gone', () => {
    expect(helpsFor({ state: 'canceled' }, false)).toEqual(['again']);
    expect(helpsFor({ state: 'canceled', gone: ['account'] }, false)).toEqual(['swapAccount', 'again']);
  });

  it('asks for another account or video before anything is sent', () => {
    expect(helpsFor({ state: 'draft', gone: ['account', 'video'] }, false)).toEqual([
      'swapAccount',
      'swapVideo',
      'edit',
    ]);
    expect(helpsFor({ state: 'published', gone: ['video'] }, false)).toEqual([]);
  });

  it('offers only what the table allows', () => {
    const needs = { retry: 'retry', settle: 'settle', send: 'send', submit: 'submit', edit: 'edit' } as const;
    for (const state of publishStates) {
      for (const help of helpsFor({ state }, false)) {
        const act = Object.hasOwn(needs, help) ? needs[help as keyof typeof needs] : undefined;
        if (act) expect([state, help, canAct(state, act)]).toEqual([state, help, true]);
        if (help === 'mend' || help === 'again' || help === 'later' || help === 'swapVideo')
          expect([state, help, canMove(state, 'draft')]).toEqual([state, help, true]);
      }
    }
  });

  it('leaves nobody who is waited for without a step', () => {
    for (const state of publishStates.filter(needsPerson).filter((one) => one !== 'waiting_user'))
      expect([state, helpsFor({ state }, false).length > 0]).toEqual([state, true]);
  });
});
