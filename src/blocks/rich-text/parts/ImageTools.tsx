import { DeleteOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Flex, Input, Segmented } from 'antd';
import { imageAligns, imageSizes } from '@/domain/articles/html';
import { useT } from '@/hooks/useT';
import styles from '../richText.module.css';
import { ToolButton } from './ToolButton';

/** Size, place and description of the chosen image. */
export function ImageTools({ editor }: { readonly editor: Editor }) {
  const t = useT();
  const attrs = useEditorState({ editor, selector: ({ editor: now }) => now.getAttributes('image') });
  const set = (change: Record<string, string>) => editor.commands.updateAttributes('image', change);
  return (
    <Flex gap={8} align="center" wrap>
      <Segmented
        size="small"
        aria-label={t('richText.size')}
        value={String(attrs.size ?? 'full')}
        options={imageSizes.map((value) => ({ value, label: t(`richText.size.${value}`) }))}
        onChange={(size) => set({ size })}
      />
      {attrs.size !== 'full' && (
        <Segmented
          size="small"
          aria-label={t('richText.align')}
          value={String(attrs.align ?? 'center')}
          options={imageAligns.map((value) => ({ value, label: t(`richText.align.${value}`) }))}
          onChange={(align) => set({ align })}
        />
      )}
      <Input
        size="small"
        className={styles.alt}
        aria-label={t('richText.alt')}
        placeholder={t('richText.alt')}
        maxLength={200}
        value={String(attrs.alt ?? '')}
        onChange={(event) => set({ alt: event.target.value })}
      />
      <ToolButton
        label={t('richText.removeImage')}
        icon={<DeleteOutlined />}
        onClick={() => editor.chain().focus().deleteSelection().run()}
      />
    </Flex>
  );
}
