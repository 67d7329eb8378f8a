import { Link, Navigate, useLocation, useModel } from '@umijs/max';
import { Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useT } from '@/hooks/useT';
import { settings } from '@/lib/settings';
import { layout } from '../../../config/layout';
import { homeAfterLogin } from './homeAfterLogin';
import { LanguageSelect } from './LanguageSelect';
import styles from './LoginPage.module.css';
import { LoginStory } from './LoginStory';
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
  const isBack = new URLSearchParams(search).has('code');
  const [way, setWay] = useState<Way>(isBack ? 'wechat' : 'password');

  if (initialState?.isLogin) return <Navigate to={homeAfterLogin(search)} replace />;

  const provider = initialState?.provider;
  const brand = provider?.name || layout.title;
  const SignIn = ways[way];
  return (
    <main className={styles.page}>
      <LoginStory brand={brand} logo={provider?.logo || '/logo.svg'} slogan={provider?.slogan || t('auth.slogan')} />
      <section className={styles.side}>
        <div className={styles.tools}>
          <LanguageSelect />
        </div>
        <div className={styles.card}>
          <h2 className={styles.title}>{t('auth.title', { brand })}</h2>
          <p className={styles.subtitle}>{t('auth.subtitle')}</p>
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
          {DemoAccounts && (
            <Suspense>
              <DemoAccounts />
            </Suspense>
          )}
        </div>
        <footer className={styles.footer}>
          <Link to="/">{t('auth.toHome')}</Link>
          <Link to="/changelog">{t('auth.toChangelog')}</Link>
          <span>
            © {layout.copyrightYear} {brand}
          </span>
        </footer>
      </section>
    </main>
  );
}
