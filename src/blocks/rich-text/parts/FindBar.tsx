import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { Button, Checkbox, Input } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { findPaint } from '../extensions/paint';
import { findText } from '../model/findText';
import { replaceRange } from '../model/replaceText';
import styles from '../richText.module.css';
import type { DocText } from '../useDocText';
import { ToolButton } from './ToolButton';

interface FindBarProps {
  readonly editor: Editor;
  readonly words: DocText;
  readonly onClose: () => void;
}

/** Finds words and writes others in their place, one by one or all at once (one step of undo). */
export function FindBar({ editor, words, onClose }: FindBarProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [other, setOther] = useState('');
  const [isCaseSensitive, setCaseSensitive] = useState(false);
  const [at, setAt] = useState(0);
  const found = useMemo(
    () => findText(words.index.text, { text, isCaseSensitive }),
    [words.index.text, text, isCaseSensitive],
  );
  const current = found.length === 0 ? 0 : Math.min(at, found.length - 1);

  useEffect(() => {
    if (editor.state.doc !== words.doc) return;
    const painted = found.map(({ from, to }, index) => ({
      from: words.index.posAt(from),
      to: words.index.endAt(to),
      className: index === current ? 'rt-found rt-found-now' : 'rt-found',
    }));
    editor.view.dispatch(editor.state.tr.setMeta(findPaint.key, { painted }));
    editor.view.dom.querySelector('.rt-found-now')?.scrollIntoView({ block: 'nearest' });
  }, [editor, words, found, current]);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(findPaint.key, {}));
    },
    [editor],
  );

  const go = (step: number) => {
    if (found.length > 0) setAt((current + step + found.length) % found.length);
  };
  const replace = (places: typeof found) => {
    if (editor.state.doc !== words.doc) return;
    const { tr } = editor.state;
    for (const { from, to } of [...places].reverse())
      replaceRange(tr, words.index.posAt(from), words.index.endAt(to), other);
    editor.view.dispatch(tr);
  };
  const one = found[current];
  return (
    <search className={styles.find}>
      <Input
        autoFocus
        size="small"
        style={{ width: 160 }}
        aria-label={t('richText.findWhat')}
        placeholder={t('richText.findWhat')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') onClose();
        }}
      />
      <Text type="secondary" tabular style={{ minInlineSize: '56px' }} aria-live="polite">
        {text !== '' && t('richText.findCount', { at: found.length === 0 ? 0 : current + 1, count: found.length })}
      </Text>
      <ToolButton label={t('richText.findPrevious')} icon={<ArrowUpOutlined />} onClick={() => go(-1)} />
      <ToolButton label={t('richText.findNext')} icon={<ArrowDownOutlined />} onClick={() => go(1)} />
      <Checkbox checked={isCaseSensitive} onChange={(event) => setCaseSensitive(event.target.checked)}>
        {t('richText.findCase')}
      </Checkbox>
      <Input
        size="small"
        style={{ width: 160 }}
        aria-label={t('richText.replaceWith')}
        placeholder={t('richText.replaceWith')}
        value={other}
        onChange={(event) => setOther(event.target.value)}
      />
      <Button size="small" disabled={!one} onClick={() => one && replace([one])}>
        {t('richText.replaceOne')}
      </Button>
      <Button size="small" disabled={!one} onClick={() => replace(found)}>
        {t('richText.replaceAll')}
      </Button>
      <ToolButton label={t('common.close')} icon={<CloseOutlined />} onClick={onClose} />
    </search>
  );
}
