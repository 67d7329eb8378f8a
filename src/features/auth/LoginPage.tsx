import { Link, Navigate, useLocation, useModel } from '@umijs/max';
import { Button, Flex, Segmented, Spin } from 'antd';
import { type ComponentType, Suspense, useState } from 'react';
import { lazyPart } from '@/components/lazyPart';
import { useT } from '@/hooks/useT';
import { isBrandPreview } from '@/lib/brandPreview';
import { settings } from '@/lib/settings';
import { AuthFrame } from './AuthFrame';
import { homeAfterLogin } from './homeAfterLogin';
import styles from './LoginPage.module.css';
import { PasswordForm } from './PasswordForm';
import { QrLogin } from './QrLogin';
import { WechatLogin } from './WechatLogin';

const DemoAccounts = settings.demoAccounts ? lazyPart(() => import('./DemoAccounts')) : undefined;

/** Fetched when it is chosen: most people have a password. */
const SmsForm = lazyPart(() => import('./SmsForm'));

type Way = 'password' | 'sms' | 'qr' | 'wechat';
const forms: Readonly<Record<Way, ComponentType>> = {
  password: PasswordForm,
  sms: SmsForm,
  qr: QrLogin,
  wechat: WechatLogin,
};

/** The way in: by password, by a code sent to the phone, by scanning, by WeChat. Whoever is signed in already is led on. */
export default function LoginPage() {
  const t = useT();
  const { search } = useLocation();
  const { initialState } = useModel('@@initialState');
  const asked = new URLSearchParams(search);
  const [way, setWay] = useState<Way>(asked.has('code') ? 'wechat' : 'password');
  const [isForgotten, setForgotten] = useState(false);

  if (initialState?.isLogin && !isBrandPreview()) return <Navigate to={homeAfterLogin(search)} replace />;
  // Posters that were printed before there was a page to register on lead here.
  if (asked.has('invite')) return <Navigate to={`/register${search}`} replace />;

  const SignIn = forms[way];
  if (isForgotten)
    return (
      <AuthFrame title={() => t('auth.forgot.title')} subtitle={t('auth.forgot.subtitle')}>
        <div className={styles.way}>
          <Suspense fallback={<Spin />}>
            <SmsForm isReset />
          </Suspense>
        </div>
        <Button type="link" block onClick={() => setForgotten(false)}>
          {t('auth.forgot.back')}
        </Button>
      </AuthFrame>
    );
  return (
    <AuthFrame title={(brand) => t('auth.title', { brand })} subtitle={t('auth.subtitle')}>
      <Segmented<Way>
        block
        aria-label={t('auth.ways')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'password', label: t('auth.byPassword') },
          { value: 'sms', label: t('auth.bySms') },
          { value: 'qr', label: t('auth.byQr') },
          { value: 'wechat', label: t('auth.byWechat') },
        ]}
      />
      <div className={styles.way}>
        <Suspense fallback={<Spin />}>
          <SignIn />
        </Suspense>
      </div>
      <Flex gap="4px 12px" align="center" justify="space-between" wrap style={{ marginBlockStart: 8 }}>
        {initialState?.provider?.can_register !== false && (
          <p className={styles.hint}>
            {t('auth.noAccount')} <Link to="/register">{t('auth.toRegister')}</Link>
          </p>
        )}
        {way === 'password' && (
          <Button type="link" style={{ paddingInline: 0 }} onClick={() => setForgotten(true)}>
            {t('auth.forgot.open')}
          </Button>
        )}
      </Flex>
      {DemoAccounts && (
        <Suspense>
          <DemoAccounts />
        </Suspense>
      )}
    </AuthFrame>
  );
}
