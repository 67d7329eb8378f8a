import { Link, useModel } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { copyrightYears } from '@/utils/copyrightYears';
import { layout } from '../../config/layout';
import styles from './PublicFrame.module.css';

interface PublicFrameProps {
  readonly title?: string;
  /** Full width, for pages that draw their own bands. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Frame of pages that need no login: brand on the left, the way in on the right. */
export default function PublicFrame({ title, wide = false, children }: PublicFrameProps) {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const provider = initialState?.provider;
  const isLogin = initialState?.isLogin ?? false;
  const into = initialState?.currentUser?.business === 'provider' ? layout.providerHome : layout.backFallback;
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link to="/" className={styles.brand}>
          <img src={provider?.logo || '/logo.svg'} alt="" width={32} height={32} />
          <span>{provider?.name ?? layout.title}</span>
        </Link>
        <nav className={styles.nav} aria-label={t('home.nav')}>
          <Link to="/changelog">{t('home.changelog')}</Link>
          <Link to={isLogin ? into : '/login'}>
            <Button type="primary">{isLogin ? t('home.enter') : t('home.signIn')}</Button>
          </Link>
        </nav>
      </header>
      <main className={wide ? styles.wide : styles.narrow}>
        {title && (
          <Text component="h1" size={28} strong style={{ marginBlock: '0 24px' }}>
            {title}
          </Text>
        )}
        {children}
      </main>
      <footer className={styles.footer}>
        © {copyrightYears(layout.copyrightYear)} {provider?.name ?? layout.title}
        {provider?.icp && <span> · {provider.icp}</span>}
      </footer>
    </div>
  );
}
