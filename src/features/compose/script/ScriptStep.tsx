import { useCompose } from '../ComposeContext';
import styles from '../compose.module.css';
import { OwnScript } from './OwnScript';
import { SentenceEditor } from './SentenceEditor';
import { VariantBoard } from './VariantBoard';
import { WriteBar } from './WriteBar';

/** Step 3: scripts are written side by side, one is chosen and becomes the list of sentences below. */
export function ScriptStep() {
  const hasCards = useCompose((state) => state.draft.cards.length > 0);
  return (
    <div className={styles.stack}>
      <WriteBar />
      <VariantBoard />
      {hasCards && <SentenceEditor />}
      <OwnScript />
    </div>
  );
}
