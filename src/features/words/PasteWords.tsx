import { Alert, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { refreshOwnWords } from '@/blocks/compliance';
import { GridLayout } from '@/components/ui/GridLayout';
import { parseWordLines } from '@/domain/compliance';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { complianceWordApi } from '@/services/compliance_word/api';
import { CategoryChoice, LevelChoice } from './WordChoices';
import type { WordValues } from './wordForm';
import styles from './words.module.css';

type Values = Pick<WordValues, 'level' | 'category' | 'reason'> & { readonly text: string };

const initial: Values = { text: '', level: 'high', category: 'falsehood', reason: '' };
const shownProblems = 6;

/** Many words at once, one a line; what cannot be taken is said by its line, the rest is taken. */
export function PasteWords({ onAdded }: { readonly onAdded: () => void }) {
  const t = useT();
  const actions = useRecordActions();
  const [form] = Form.useForm<Values>();
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const text = Form.useWatch('text', form) ?? '';
  const { words, problems } = parseWordLines(text);

  const send = async ({ text: pasted, ...shared }: Values): Promise<void> => {
    const parsed = parseWordLines(pasted);
    setIsSending(true);
    const result = await actions.save(
      (options) => complianceWordApi.multiSave({ words: [...parsed.words], ...shared }, options),
      { isNew: true },
    );
    setIsSending(false);
    if (!result) return;
    setIsOpen(false);
    refreshOwnWords();
    onAdded();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('words.paste')}</Button>
      <Modal
        open={isOpen}
        title={t('words.paste')}
        width={640}
        okText={t('words.pasteSend', { count: words.length })}
        okButtonProps={{ disabled: words.length === 0, loading: isSending }}
        destroyOnHidden
        onCancel={() => setIsOpen(false)}
        onOk={form.submit}
      >
        <Form form={form} layout="vertical" initialValues={initial} onFinish={(values) => void send(values)}>
          <Form.Item name="text" label={t('words.pasteLines')} extra={t('words.pasteHelp')}>
            <Input.TextArea autoSize={{ minRows: 8, maxRows: 16 }} placeholder={t('words.pasteHint')} />
          </Form.Item>
          <GridLayout gap="0 16px" className={styles.row}>
            <Form.Item name="level" label={t('words.level')}>
              <LevelChoice />
            </Form.Item>
            <Form.Item name="category" label={t('words.category')}>
              <CategoryChoice />
            </Form.Item>
          </GridLayout>
          <Form.Item name="reason" label={t('words.reason')}>
            <Input maxLength={100} placeholder={t('words.reasonHint')} />
          </Form.Item>
          {problems.length > 0 && (
            <Alert
              type="warning"
              showIcon
              title={t('words.pasteProblems', { count: problems.length })}
              description={
                <ul style={{ margin: 0, paddingInlineStart: 20 }}>
                  {problems.slice(0, shownProblems).map(({ line, text: word, problem }) => (
                    <li key={line}>
                      {t('words.pasteProblem', { line, word, problem: t(`words.problem.${problem}`) })}
                    </li>
                  ))}
                </ul>
              }
            />
          )}
        </Form>
      </Modal>
    </>
  );
}
