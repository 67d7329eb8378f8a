import { useModel } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { layout } from '../../../config/layout';
import styles from './layouts.module.css';

/** Copyright since the brief's year, and what the provider must name. */
export function PageFooter() {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const provider = initialState?.provider;
  const years = `${layout.copyrightYear}–${new Date().getFullYear()}`;
  return (
    <footer className={styles.footer}>
      <span>{t('shell.copyright', { years, name: provider?.name || t('common.brand') })}</span>
      {provider?.icp ? <span>{provider.icp}</span> : null}
      {provider?.service_phone ? <span>{t('shell.service_phone', { phone: provider.service_phone })}</span> : null}
    </footer>
  );
}
