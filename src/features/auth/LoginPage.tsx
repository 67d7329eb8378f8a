import { Link, Navigate, useLocation, useModel } from '@umijs/max';
import { Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useT } from '@/hooks/useT';
import { isBrandPreview } from '@/lib/brandPreview';
import { settings } from '@/lib/settings';
import { AuthFrame } from './AuthFrame';
import { homeAfterLogin } from './homeAfterLogin';
import styles from './LoginPage.module.css';
import { PasswordForm } from './PasswordForm';
import { QrLogin } from './QrLogin';
import { WechatLogin } from './WechatLogin';

const DemoAccounts = settings.demoAccounts ? lazy(() => import('./DemoAccounts')) : undefined;

const ways = { password: PasswordForm, qr: QrLogin, wechat: WechatLogin } as const;
type Way = keyof typeof ways;

/** The way in: by password, by phone, by WeChat. Whoever is signed in already is led on. */
export default function LoginPage() {
  const t = useT();
  const { search } = useLocation();
  const { initialState } = useModel('@@initialState');
  const asked = new URLSearchParams(search);
  const [way, setWay] = useState<Way>(asked.has('code') ? 'wechat' : 'password');

  if (initialState?.isLogin && !isBrandPreview()) return <Navigate to={homeAfterLogin(search)} replace />;
  // Posters that were printed before there was a page to register on lead here.
  if (asked.has('invite')) return <Navigate to={`/register${search}`} replace />;

  const SignIn = ways[way];
  return (
    <AuthFrame title={(brand) => t('auth.title', { brand })} subtitle={t('auth.subtitle')}>
      <Segmented<Way>
        block
        size="large"
        aria-label={t('auth.ways')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'password', label: t('auth.byPassword') },
          { value: 'qr', label: t('auth.byQr') },
          { value: 'wechat', label: t('auth.byWechat') },
        ]}
      />
      <div className={styles.way}>
        <SignIn />
      </div>
      <p className={styles.hint}>
        {t('auth.noAccount')} <Link to="/register">{t('auth.toRegister')}</Link>
      </p>
      {DemoAccounts && (
        <Suspense>
          <DemoAccounts />
        </Suspense>
      )}
    </AuthFrame>
  );
}
