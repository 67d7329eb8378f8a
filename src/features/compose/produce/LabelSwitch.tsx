import { Switch } from 'antd';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch } from '../ComposeContext';
import styles from '../compose.module.css';
import produceStyles from './produce.module.css';

/** The duty to label AI content; on unless the user takes it off knowingly. */
export function LabelSwitch() {
  const t = useT();
  const dispatch = useDispatch();
  const isOn = useCompose((state) => state.draft.aiLabel);
  return (
    <section className={styles.card}>
      <div className={produceStyles.switchRow}>
        <Switch
          id="compose-label"
          checked={isOn}
          aria-describedby="compose-label-law"
          onChange={(value) => dispatch({ type: 'label/set', isOn: value })}
        />
        <label htmlFor="compose-label" className={styles.subtitle}>
          {t('render.label')}
        </label>
      </div>
      <p id="compose-label-law" className={isOn ? styles.hint : styles.trouble}>
        {t(isOn ? 'render.labelLaw' : 'render.labelOff')}
      </p>
    </section>
  );
}
