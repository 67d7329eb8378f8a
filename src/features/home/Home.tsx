import { Link } from '@umijs/max';
import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import FrameworkDemo from './FrameworkDemo';
import Hero from './Hero';
import styles from './home.module.css';
import Journey from './Journey';

interface HomeProps {
  /** Where the main button leads: into the product, or to the login. */
  readonly startAt: string;
}

export default function Home({ startAt }: HomeProps) {
  const t = useT();
  return (
    <>
      <Hero startAt={startAt} />
      <FrameworkDemo />
      <Journey />
      <section className={styles.closing}>
        <h2>{t('home.closingTitle')}</h2>
        <p>{t('home.closingText')}</p>
        <Link to={startAt}>
          <Button type="primary" size="large">
            {t('home.start')}
          </Button>
        </Link>
      </section>
    </>
  );
}
