import { MessageOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { Field } from '../editor/Field';
import { fieldId } from '../editor/fieldId';
import { useComposer } from '../useComposer';
import { exitsOf } from './exits';

const id = fieldId('note');

/** A word to those who approve, where a way out leads over them. */
export function SubmitNote() {
  const t = useT();
  const can = useCan();
  const {
    content: { post, state, change },
  } = useComposer();
  const [isOpen, setOpen] = useState(Boolean(state.note));
  const exits = exitsOf({ canSubmit: can('publish.submit'), canSchedule: can('publish.schedule') }, post);
  if (!exits.includes('submit')) return null;
  if (exits[0] !== 'submit' && !isOpen)
    return (
      <Button style={{ alignSelf: 'flex-start' }} icon={<MessageOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('composer.noteAdd')}
      </Button>
    );
  return (
    <Field id={id} label={t('composer.note')}>
      <Input.TextArea
        id={id}
        value={state.note ?? ''}
        autoFocus={isOpen && !state.note}
        maxLength={500}
        autoSize={{ minRows: 2, maxRows: 6 }}
        placeholder={t(post?.state === 'rejected' ? 'approval.resubmitHint' : 'composer.noteHint')}
        onChange={(event) => change((now) => ({ ...now, note: event.target.value }))}
      />
    </Field>
  );
}
