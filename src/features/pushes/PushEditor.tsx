import { FileTextOutlined } from '@ant-design/icons';
import { useDebounce } from 'ahooks';
import { App, Button, Drawer, Dropdown, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { FactSources } from '@/blocks/facts';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { Can } from '@/components/Can';
import { Text } from '@/components/ui/Text';
import { placeOf } from '@/domain/messageTemplate';
import { pushLimits, pushTextProblem } from '@/domain/pushes';
import { pushTemplates, pushVariables } from '@/domain/pushes.data';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { pushApi } from '@/services/push/api';
import type { Push } from '@/services/push/schema';
import { AudienceFields } from './AudienceFields';
import { PushPreview } from './PushPreview';

export interface PushWords {
  readonly audience: Push['audience'];
  readonly text: string;
  readonly goods_id: string;
}

interface PushEditorProps {
  /** Undefined = a new one. */
  readonly push: Push | undefined;
  /** A new one begins with its words. */
  readonly copyOf?: Push | undefined;
  readonly onSaved: () => void;
  readonly onSend: (push: Push) => void;
  readonly onClose: () => void;
}

/** What is typed, and the record it is kept in. */
function usePushDraft({ push, copyOf, onSaved }: Pick<PushEditorProps, 'push' | 'copyOf' | 'onSaved'>) {
  const begun = push ?? copyOf;
  const [saved, setSaved] = useState(push);
  const [name, setName] = useState(begun?.name ?? '');
  const [words, setWords] = useState<PushWords>({
    audience: begun?.audience ?? { tags: [] },
    text: begun?.text ?? '',
    goods_id: begun?.goods_id ?? '',
  });
  const [isAsked, setIsAsked] = useState(false);
  const save = useAction(pushApi.save, { messages: { done: 'push.saved' } });
  const isChanged =
    saved === undefined ||
    JSON.stringify([name.trim(), words]) !==
      JSON.stringify([saved.name, { audience: saved.audience, text: saved.text, goods_id: saved.goods_id }]);

  /** The draft as it is kept now; undefined where it could not be. */
  const keep = async (): Promise<Push | undefined> => {
    setIsAsked(true);
    if (name.trim() === '') return undefined;
    if (saved && !isChanged) return saved;
    const body = { name, ...words, audience: { ...words.audience, tags: [...words.audience.tags] } };
    const answer = await save.run(saved ? { ...body, id: saved.id, revision: saved.revision } : body);
    if (!answer) return undefined;
    setSaved(answer.result);
    onSaved();
    return answer.result;
  };
  return { name, setName, words, setWords, isAsked, keep, isSaving: save.isPending };
}

/** A draft: whom it is for, what it says, and what three of them would read. */
export function PushEditor({ push, copyOf, onSaved, onSend, onClose }: PushEditorProps) {
  const t = useT();
  const draft = usePushDraft({ push, copyOf, onSaved });
  const { name, words, isAsked, keep } = draft;
  const shown = useDebounce(words, { wait: 300 });
  const change = (patch: Partial<PushWords>) => draft.setWords({ ...words, ...patch });
  const problem = pushTextProblem(words.text);
  const saveOnly = async () => {
    if (await keep()) onClose();
  };
  const goOn = async () => {
    const kept = await keep();
    if (kept && !problem) onSend(kept);
  };
  const nameError = isAsked && name.trim() === '' ? t('push.nameNeeded') : undefined;
  const textError = isAsked && problem ? textProblemOf(t, problem) : undefined;
  return (
    <Drawer
      open
      size={720}
      title={t(push ? 'push.edit' : 'push.create')}
      onClose={onClose}
      footer={
        <Flex justify="end" gap={8} wrap>
          <Button onClick={() => void saveOnly()} loading={draft.isSaving}>
            {t('push.saveDraft')}
          </Button>
          <Can action="push.send">
            <Button type="primary" onClick={() => void goOn()} disabled={draft.isSaving}>
              {t('push.goOn')}
            </Button>
          </Can>
        </Flex>
      }
    >
      <FactSources goodsId={words.goods_id || undefined}>
        <Form layout="vertical">
          <Form.Item
            label={t('push.name')}
            htmlFor="push-name"
            required
            {...(nameError ? { validateStatus: 'error' as const, help: nameError } : {})}
          >
            <Input
              id="push-name"
              value={name}
              maxLength={pushLimits.name}
              placeholder={t('push.nameHint')}
              onChange={({ target }) => draft.setName(target.value)}
            />
          </Form.Item>
          <AudienceFields value={words.audience} onChange={(audience) => change({ audience })} />
          <Form.Item label={t('push.goods')} htmlFor="push-goods" extra={t('push.goodsHint')}>
            <GoodsPicker
              id="push-goods"
              value={words.goods_id || undefined}
              onChange={(goods_id = '') => change({ goods_id })}
            />
          </Form.Item>
          <Form.Item
            label={t('push.text')}
            htmlFor="push-text"
            required
            {...(textError ? { validateStatus: 'error' as const, help: textError } : {})}
          >
            <ComplianceTextArea
              id="push-text"
              value={words.text}
              countTo={pushLimits.text}
              placeholder={t('push.textHint')}
              onChange={(text) => change({ text })}
            />
          </Form.Item>
          <TextBlocks text={words.text} onText={(text) => change({ text })} />
        </Form>
        <PushPreview words={shown} />
      </FactSources>
    </Drawer>
  );
}

interface TextBlocksProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Texts to begin with, and what is filled in for each reader. */
function TextBlocks({ text, onText }: TextBlocksProps) {
  const t = useT();
  const { modal } = App.useApp();
  const takeTemplate = async (key: string) => {
    const template = pushTemplates.find((one) => one.key === key);
    if (!template) return;
    const isLost = text.trim() !== '' && text !== template.text;
    if (isLost && !(await modal.confirm({ title: t('push.templateReplaces'), okText: t('push.templateUse') }))) return;
    onText(template.text);
  };
  return (
    <Flex gap={8} wrap align="center" style={{ marginBlockEnd: 24 }}>
      <Dropdown
        trigger={['click']}
        menu={{
          items: pushTemplates.map(({ key, name: label }) => ({ key, label })),
          onClick: ({ key }) => void takeTemplate(key),
        }}
      >
        <Button size="small" icon={<FileTextOutlined />}>
          {t('push.templates')}
        </Button>
      </Dropdown>
      <Text type="secondary" size="small">
        {t('push.insert')}
      </Text>
      {Object.values(pushVariables).map((variable) => (
        <Button key={variable} size="small" onClick={() => onText(`${text}${placeOf(variable)}`)}>
          {variable}
        </Button>
      ))}
    </Flex>
  );
}

function textProblemOf(t: ReturnType<typeof useT>, problem: NonNullable<ReturnType<typeof pushTextProblem>>): string {
  if (problem.kind === 'unknown') return t('push.problem.unknown', { name: problem.name });
  if (problem.kind === 'long') return t('push.problem.long', { max: pushLimits.text });
  return t(`push.problem.${problem.kind}`);
}
