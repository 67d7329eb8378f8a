import { Link } from '@umijs/max';
import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import FrameworkDemo from './FrameworkDemo';
import Hero from './Hero';
import styles from './home.module.css';

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

const steps = ['goods', 'framework', 'script', 'video', 'publish'] as const;

/** Line drawings, 48 × 48, one a step. */
const drawings: Record<(typeof steps)[number], string> = {
  goods: 'M8 18l16-8 16 8v16l-16 8-16-8zM8 18l16 8 16-8M24 26v16',
  framework: 'M8 10h32v8H8zM8 24h14v16H8zM28 24h12v6H28zM28 36h12v4H28z',
  script: 'M12 6h18l8 8v28H12zM30 6v8h8M18 22h14M18 29h14M18 36h8',
  video: 'M6 10h36v28H6zM20 18l10 6-10 6zM6 16h4M6 24h4M6 32h4M38 16h4M38 24h4M38 32h4',
  publish: 'M8 10h32v30H8zM8 18h32M16 6v8M32 6v8M17 29l5 5 10-10',
};

/** From a link to numbers, in five steps. */
function Journey() {
  const t = useT();
  return (
    <section className={styles.band} aria-labelledby="home-journey">
      <h2 id="home-journey" className={styles.bandTitle}>
        {t('home.journey')}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <svg viewBox="0 0 48 48" width="48" height="48" className={styles.drawing} aria-hidden="true">
              <path d={drawings[step]} />
            </svg>
            <h3>{t(`home.step.${step}`)}</h3>
            <p>{t(`home.step.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
