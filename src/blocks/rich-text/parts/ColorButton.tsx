import { BgColorsOutlined, FontColorsOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { Popover } from 'antd';
import { useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { useT } from '@/hooks/useT';
import { markColors, textColors } from '../colors.data';
import styles from './ColorButton.module.css';
import { ToolButton } from './ToolButton';

/** Color of words, or of their ground. */
export function ColorButton({ editor, kind }: { readonly editor: Editor; readonly kind: 'text' | 'ground' }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const label = t(kind === 'text' ? 'richText.color' : 'richText.mark');
  const choose = (color: string | undefined) => {
    const chain = editor.chain().focus();
    if (kind === 'text') (color ? chain.setColor(color) : chain.unsetColor()).run();
    else (color ? chain.setBackgroundColor(color) : chain.unsetBackgroundColor()).run();
    setOpen(false);
  };
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <GridLayout columns="repeat(4, 28px)" gap={8}>
          {(kind === 'text' ? textColors : markColors).map((color) => (
            <button
              key={color}
              type="button"
              className={styles.swatch}
              style={{ background: color }}
              aria-label={`${label} ${color}`}
              onClick={() => choose(color)}
            />
          ))}
          <button type="button" className={styles.noColor} onClick={() => choose(undefined)}>
            {t('richText.noColor')}
          </button>
        </GridLayout>
      }
    >
      <span>
        <ToolButton
          label={label}
          icon={kind === 'text' ? <FontColorsOutlined /> : <BgColorsOutlined />}
          onClick={() => setOpen(!isOpen)}
        />
      </span>
    </Popover>
  );
}
