import { Input } from 'antd';
import { SaveStatus } from '@/blocks/document';
import { useT } from '@/hooks/useT';
import styles from './editor.module.css';
import { useScript, useScriptParts } from './ScriptContext';

/** The script's name, and where the work lies. */
export function TitleBar() {
  const t = useT();
  const { store } = useScriptParts();
  const title = useScript((doc) => doc.title);
  return (
    <div className={styles.titleBar}>
      <Input
        className={styles.title}
        variant="borderless"
        value={title}
        maxLength={120}
        aria-label={t('scripts.titleLabel')}
        placeholder={t('scripts.titleHint')}
        onChange={({ target: { value } }) =>
          store.change('scripts.step.title', (doc) => ({ ...doc, title: value }), 'title')
        }
      />
      <SaveStatus />
    </div>
  );
}
