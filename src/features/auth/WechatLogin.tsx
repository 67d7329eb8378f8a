import { WechatFilled } from '@ant-design/icons';
import { history, useLocation } from '@umijs/max';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { settings } from '@/lib/settings';
import { userApi } from '@/services/user/api';
import { isHttpUrl } from '@/utils/isHttpUrl';
import styles from './LoginPage.module.css';
import { useSignIn } from './useSignIn';
import { wechatConsent } from './wechatConsent';

/** Sign-in through WeChat's consent page; its answer comes back to this page as `code` and `state`. */
export function WechatLogin() {
  const t = useT();
  const signIn = useSignIn();
  const { search, pathname } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  useEffect(() => {
    const query = new URLSearchParams(search);
    const code = query.get('code');
    const state = query.get('state');
    if (!code || !state) return;
    // The code is good for one use and has no business in the address or the history.
    query.delete('code');
    query.delete('state');
    history.replace({ pathname, search: query.toString() });
    if (!wechatConsent.take(state)) {
      setRefusal(t('auth.wechatForeign'));
      return;
    }
    setBusy(true);
    userApi
      .wechatlogin({ action: 'login', code, state }, shownByCaller)
      .then(async ({ login }) => {
        if (login) await signIn(login);
        else setRefusal(t('auth.wechatFailed'));
      })
      .catch((error: unknown) => setRefusal(messageOf(error)))
      .finally(() => setBusy(false));
  }, [search, pathname, signIn, t]);

  const ask = async () => {
    setRefusal('');
    setBusy(true);
    try {
      const redirect = `${window.location.origin}${pathname}${search}`;
      const { url, state } = await userApi.wechatlogin(
        { action: 'url', redirect, appid: settings.wechatAppId },
        shownByCaller,
      );
      if (url && state && isHttpUrl(url)) {
        wechatConsent.remember(state);
        window.location.assign(url);
        return;
      }
      setRefusal(t('auth.wechatFailed'));
    } catch (error) {
      setRefusal(messageOf(error));
    }
    setBusy(false);
  };

  return (
    <div className={styles.centered}>
      {refusal && <Alert className={styles.refusal} type="error" showIcon title={refusal} role="alert" />}
      <WechatFilled className={styles.wechat} aria-hidden />
      <p className={styles.hint}>{isBusy ? t('auth.wechatBusy') : t('auth.wechatHint')}</p>
      <Button type="primary" size="large" block loading={isBusy} onClick={ask}>
        {t('auth.wechatGo')}
      </Button>
    </div>
  );
}
