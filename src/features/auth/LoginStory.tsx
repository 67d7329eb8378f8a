import { useT } from '@/hooks/useT';
import { LoginArt } from './LoginArt';
import styles from './LoginPage.module.css';

interface LoginStoryProps {
  readonly brand: string;
  readonly logo: string;
  readonly slogan: string;
}

/** The left half: whose product this is and what it does. */
export function LoginStory({ brand, logo, slogan }: LoginStoryProps) {
  const t = useT();
  return (
    <section className={styles.story} aria-label={brand}>
      <div className={styles.brand}>
        <img src={logo} alt="" width={40} height={40} />
        <span>{brand}</span>
      </div>
      <div className={styles.art}>
        <LoginArt />
      </div>
      <div>
        <h1 className={styles.slogan}>
          {clauses(slogan).map((clause) => (
            <span key={clause}>{clause}</span>
          ))}
        </h1>
        <ul className={styles.points}>
          <li>{t('auth.point1')}</li>
          <li>{t('auth.point2')}</li>
          <li>{t('auth.point3')}</li>
        </ul>
      </div>
    </section>
  );
}

/** Lines break between clauses rather than inside a Chinese word. */
const clauses = (text: string): string[] => text.split(/(?<=[\uff0c\u3001\u3002,;])/);
