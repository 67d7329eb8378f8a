import { WechatFilled } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { useWechatConsent } from '@/hooks/useWechatConsent';
import { messageOf, shownByCaller } from '@/lib/request';
import { userApi } from '@/services/user/api';
import styles from './LoginPage.module.css';
import { useSignIn } from './useSignIn';

/** Sign-in through WeChat's consent page; its answer comes back to this page. */
export function WechatLogin() {
  const t = useT();
  const signIn = useSignIn();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  const consent = useWechatConsent(async (answer) => {
    if (!answer) {
      setRefusal(t('auth.wechatForeign'));
      return;
    }
    setBusy(true);
    try {
      const { login } = await userApi.wechatlogin({ action: 'login', ...answer }, shownByCaller);
      if (login) await signIn(login);
      else setRefusal(t('auth.wechatFailed'));
    } catch (error) {
      setRefusal(messageOf(error));
    }
    setBusy(false);
  });

  const ask = async () => {
    setRefusal('');
    setBusy(true);
    try {
      if (consent.leave(await userApi.wechatlogin(consent.question(), shownByCaller))) return;
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
