/** The state that the consent page must bring back: proof that this browser asked. Lives as long as the tab. */
const key = 'wechat_login_state';

export const wechatConsent = {
  remember(state: string): void {
    try {
      sessionStorage.setItem(key, state);
    } catch {
      // Without storage the answer cannot be checked, and is refused.
    }
  },
  /** Whether an answer belongs to our question; each question takes one answer. */
  take(state: string): boolean {
    try {
      const asked = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return asked !== null && asked !== '' && asked === state;
    } catch {
      return false;
    }
  },
};
