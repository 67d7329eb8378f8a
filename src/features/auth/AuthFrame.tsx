import { Link, useModel } from '@umijs/max';
import { App } from 'antd';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useLanguage } from '@/hooks/useLanguage';
import { useT } from '@/hooks/useT';
import { isLanguage } from '@/lib/language';
import { languages } from '@/lib/languages.data';
import { copyrightYears } from '@/utils/copyrightYears';
import { layout } from '../../../config/layout';
import { LoginArt } from './LoginArt';
import styles from './LoginPage.module.css';

interface LoginStoryProps {
  readonly brand: string;
  readonly logo: string;
  readonly slogan: string;
  /** In place of the drawing. */
  readonly image: string | undefined;
}

/** The left half: whose product this is and what it does. */
function LoginStory({ brand, logo, slogan, image }: LoginStoryProps) {
  const t = useT();
  const [broken, setBroken] = useState<string>();
  const isPictured = image && image !== broken;
  return (
    <section className={isPictured ? styles.pictured : styles.story} aria-label={brand}>
      {isPictured && <img className={styles.picture} src={image} alt="" onError={() => setBroken(image)} />}
      <div className={styles.brand}>
        <img src={logo} alt="" width={40} height={40} />
        <span>{brand}</span>
      </div>
      <div className={styles.art}>{!isPictured && <LoginArt />}</div>
      <div className={styles.words}>
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

/** The language of the page, remembered for next time. A native select: it is small and every phone knows it. */
function LanguageSelect() {
  const t = useT();
  const { message } = App.useApp();
  const { code, change } = useLanguage();

  const choose = (wanted: string) => {
    if (isLanguage(wanted)) change(wanted).catch(() => message.error(t('auth.languageFailed')));
  };

  return (
    <select
      className={styles.language}
      aria-label={t('auth.language')}
      value={code}
      onChange={(event) => choose(event.target.value)}
    >
      {languages.map((language) => (
        <option key={language.code} value={language.code}>
          {language.label}
        </option>
      ))}
    </select>
  );
}

interface AuthFrameProps {
  readonly title: (brand: string) => string;
  readonly subtitle: ReactNode;
  readonly children: ReactNode;
}

/** What the ways in have around them: the brand, the language, and where else one can go. */
export function AuthFrame({ title, subtitle, children }: AuthFrameProps) {
  const t = useT();
  const provider = useModel('@@initialState').initialState?.provider;
  const brand = provider?.name || layout.title;
  // antd's form takes longer to draw than all the rest: what the page says is painted before it.
  const isFormDue = useDeferredValue(true, false);
  return (
    <main className={styles.page}>
      <LoginStory
        brand={brand}
        logo={provider?.logo || '/logo.svg'}
        slogan={provider?.slogan || t('auth.slogan')}
        image={provider?.login_image}
      />
      <section className={styles.side}>
        <div className={styles.tools}>
          <LanguageSelect />
        </div>
        <div className={styles.card}>
          {isFormDue && (
            <>
              <h2 className={styles.title}>{title(brand)}</h2>
              <p className={styles.subtitle}>{subtitle}</p>
              {children}
            </>
          )}
        </div>
        <footer className={styles.footer}>
          <Link to="/">{t('auth.toHome')}</Link>
          <Link to="/changelog">{t('auth.toChangelog')}</Link>
          <span>
            © {copyrightYears(layout.copyrightYear)} {brand}
          </span>
        </footer>
      </section>
    </main>
  );
}
