import { Link } from '@umijs/max';
import { Button } from 'antd';
import { platformIds } from '@/domain/platforms/types';
import { useT } from '@/hooks/useT';
import styles from './home.module.css';

/** The promise in one sentence, beside a video that the product itself made. */
export default function Hero({ startAt }: { readonly startAt: string }) {
  const t = useT();
  return (
    <section className={styles.hero}>
      <div className={styles.promise}>
        <h1 className={styles.headline}>{t('home.headline')}</h1>
        <p className={styles.lead}>{t('home.lead', { count: platformIds.length })}</p>
        <div className={styles.actions}>
          <Link to={startAt}>
            <Button type="primary" size="large">
              {t('home.start')}
            </Button>
          </Link>
          <a href="#try">
            <Button size="large">{t('home.try')}</Button>
          </a>
        </div>
        <ul className={styles.facts}>
          <li>{t('home.factBrowser')}</li>
          <li>{t('home.factLaw')}</li>
          <li>{t('home.factLabel')}</li>
        </ul>
      </div>
      <figure className={styles.phone}>
        <video
          className={styles.screen}
          src="/demo/product-video.mp4"
          poster="/demo/product-video.jpg"
          controls
          muted
          loop
          playsInline
          preload="none"
          aria-label={t('home.demoVideo')}
        />
        <figcaption>{t('home.demoCaption')}</figcaption>
      </figure>
    </section>
  );
}
