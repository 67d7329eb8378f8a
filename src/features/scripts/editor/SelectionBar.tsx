import { Button, Flex, Select } from 'antd';
import { patchSentences } from '@/domain/script';
import { useT } from '@/hooks/useT';
import { AiMenu } from './AiMenu';
import { type AiJob, useScript, useScriptParts, useScriptState } from './ScriptContext';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  readonly roles: readonly string[];
  readonly onAsk: (part: Omit<AiJob, 'seed'>) => void;
}

/** What is done with several sentences at once. */
export function SelectionBar({ roles, onAsk }: SelectionBarProps) {
  const t = useT();
  const { store } = useScriptParts();
  const selected = useScriptState(({ selected }) => selected);
  const sentences = useScript((doc) => doc.sentences);
  const ids = sentences.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const isEmpty = sentences.every(({ id, text }) => !selected.has(id) || text.trim() === '');

  const join = () =>
    store.change('scripts.step.join', (doc) => {
      const chosen = doc.sentences.filter(({ id }) => selected.has(id));
      const [first] = chosen;
      const text = chosen.map((sentence) => sentence.text).join('');
      if (!first || text.length > 500) return doc;
      return {
        ...doc,
        sentences: doc.sentences.flatMap((sentence) => {
          if (sentence.id === first.id) return [{ ...first, text, seconds: 0 }];
          return selected.has(sentence.id) ? [] : [sentence];
        }),
      };
    });
  return (
    <Flex gap={8} align="center" wrap className={styles.selection} role="toolbar" aria-label={t('scripts.selection')}>
      <span>{t('scripts.selected', { count: ids.length })}</span>
      <AiMenu ids={ids} isEmpty={isEmpty} onAsk={onAsk} label={t('scripts.aiSelection')} isWide />
      <Select
        size="small"
        style={{ inlineSize: 128 }}
        placeholder={t('scripts.setRole')}
        aria-label={t('scripts.setRole')}
        value={null}
        options={roles.map((value) => ({ value, label: value }))}
        onChange={(role: string | null) =>
          store.change('scripts.step.detail', (doc) => ({
            ...doc,
            sentences: patchSentences(doc.sentences, selected, { role: role ?? '' }),
          }))
        }
      />
      <Button size="small" type="text" disabled={ids.length < 2} onClick={join}>
        {t('scripts.joinAll')}
      </Button>
      <Button
        size="small"
        type="text"
        danger
        onClick={() =>
          store.change('scripts.step.remove', (doc) => ({
            ...doc,
            sentences: doc.sentences.filter(({ id }) => !selected.has(id)),
          }))
        }
      >
        {t('common.delete')}
      </Button>
      <Button size="small" type="text" onClick={() => store.select(new Set())}>
        {t('scripts.selectNone')}
      </Button>
    </Flex>
  );
}
