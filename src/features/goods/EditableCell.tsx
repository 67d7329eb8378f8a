import { EditOutlined } from '@ant-design/icons';
import { App, Button, Input, type InputRef } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ResourceTools } from '@/components/resource/types';
import { Text } from '@/components/ui/Text';
import { goodsLimits, isPrice } from '@/domain/goods';
import type { MessageId } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';
import type { Goods } from '@/services/goods/schema';
import styles from './EditableCell.module.css';

type Field = 'title' | 'price' | 'category' | 'offer';

interface Props {
  readonly goods: Goods;
  readonly field: Field;
  readonly label: MessageId;
  readonly tools: ResourceTools<Goods>;
  readonly children: ReactNode;
}

const isFit = (field: Field, text: string): boolean => {
  if (field === 'title') return text !== '' && [...text].length <= goodsLimits.title;
  return field === 'price' ? isPrice(text) : true;
};

type CellProps = Omit<Props, 'children'>;

/** What is typed in a cell, and its way to the server; `text` is undefined while nobody edits. */
function useCellEdit({ goods, field, label, tools }: CellProps) {
  const { t } = tools;
  const { message } = App.useApp();
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const input = useRef<InputRef>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isEditing = text !== undefined;
  useEffect(() => {
    if (isEditing) input.current?.focus({ cursor: 'all' });
  }, [isEditing]);
  const name = t(label);
  const close = () => {
    setText(undefined);
    setProblem('');
    // Somebody who has gone on to another cell types there.
    const { activeElement } = document;
    const isStillHere = activeElement === input.current?.input || activeElement === document.body;
    if (isStillHere) requestAnimationFrame(() => button.current?.focus());
  };
  const write = async (value: string) => {
    await goodsApi.set({ id: goods.id, field, value }, shownByCaller);
    tools.refresh();
  };
  const undo = async (key: string) => {
    try {
      await write(goods[field]);
      message.success({ key, content: t('goods.undone', { field: name }) });
    } catch (error) {
      message.error({ key, content: messageOf(error) });
    }
  };
  const save = async () => {
    if (isSaving) return undefined;
    const value = (text ?? '').trim();
    if (value === goods[field]) return close();
    if (!isFit(field, value)) {
      return setProblem(t(field === 'price' ? 'resource.money' : 'resource.required', { label: name }));
    }
    const key = `goods-${goods.id}-${field}`;
    setSaving(true);
    try {
      await write(value);
      close();
      message.success({
        key,
        duration: 6,
        content: (
          <>
            {t('goods.fieldSaved', { field: name })}
            <Button type="link" size="small" onClick={() => void undo(key)}>
              {t('goods.undo')}
            </Button>
          </>
        ),
      });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setSaving(false);
    }
    return undefined;
  };

  return { text, setText, problem, isSaving, input, button, close, save };
}

/** A cell that is changed in its place: Enter saves, Escape leaves it, and the change can be taken back. */
export function EditableCell({ children, ...cell }: Props) {
  const { goods, field, label, tools } = cell;
  const { t } = tools;
  const edit = useCellEdit(cell);
  const { text, problem, input, button } = edit;
  if (!tools.can('save')) return children;

  const name = t(label);
  if (text !== undefined) {
    return (
      <span className={styles.editing}>
        <Input
          ref={input}
          size="small"
          value={text}
          maxLength={field === 'title' ? goodsLimits.title : 200}
          readOnly={edit.isSaving}
          status={problem ? 'error' : ''}
          prefix={field === 'price' ? '¥' : undefined}
          aria-label={t('goods.editCell', { name: goods.title, field: name })}
          aria-invalid={problem !== ''}
          onChange={(event) => edit.setText(event.target.value)}
          onBlur={() => void edit.save()}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') void edit.save();
            if (event.key === 'Escape' && !edit.isSaving) edit.close();
          }}
        />
        {problem && (
          <Text role="alert" type="danger" size="small">
            {problem}
          </Text>
        )}
      </span>
    );
  }
  return (
    <span className={styles.editable}>
      {children}
      <button
        ref={button}
        type="button"
        className={styles.editButton}
        aria-label={t('goods.editCell', { name: goods.title, field: name })}
        onClick={() => edit.setText(goods[field])}
      >
        <EditOutlined aria-hidden />
      </button>
    </span>
  );
}
