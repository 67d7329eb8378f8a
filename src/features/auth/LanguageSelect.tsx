import { App } from 'antd';
import { useLanguage } from '@/hooks/useLanguage';
import { useT } from '@/hooks/useT';
import { isLanguage } from '@/lib/language';
import { languages } from '@/lib/languages.data';
import styles from './LoginPage.module.css';

/** The language of the page, remembered for next time. A native select: it is small and every phone knows it. */
export function LanguageSelect() {
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
