import { Form, Input } from 'antd';
import { ComplianceTextArea } from '@/blocks/compliance';
import { FrameworkPicker } from '@/blocks/frameworks/FrameworkPicker';
import { useT } from '@/hooks/useT';
import type { TopicIdea } from '@/services/topic/schema';
import type { BoardItem } from '../model/board';
import { joinLines, splitLines } from '../model/lines';
import { DialogFooter } from '../parts/DialogFooter';

interface Props {
  readonly item: Pick<BoardItem, 'platform'> & {
    readonly idea: Pick<TopicIdea, 'title' | 'angle' | 'framework_id' | 'outline'>;
  };
  readonly isBusy?: boolean;
  readonly onDone: (change: Partial<TopicIdea>) => void;
  readonly onCancel: () => void;
}

interface Values {
  readonly title: string;
  readonly angle: string;
  readonly framework_id?: string;
  readonly outline: string;
}

/** Edits a topic where it stands. */
export function IdeaEditor({ item: { idea, platform }, isBusy = false, onDone, onCancel }: Props) {
  const t = useT();
  const { title, angle, framework_id, outline } = idea;
  return (
    <Form<Values>
      layout="vertical"
      aria-label={t('topic.edit')}
      initialValues={{ title, angle, framework_id: framework_id || undefined, outline: joinLines(outline) }}
      onFinish={(values) =>
        onDone({
          title: values.title.trim(),
          angle: values.angle.trim(),
          framework_id: values.framework_id ?? '',
          outline: splitLines(values.outline),
        })
      }
    >
      <Form.Item
        name="title"
        label={t('topic.title')}
        rules={[
          { required: true, whitespace: true, message: t('topic.titleMissing') },
          { max: 120, message: t('topic.titleTooLong', { most: 120 }) },
        ]}
      >
        <ComplianceTextArea isOneLine autoSize platform={platform} autoFocus />
      </Form.Item>
      <Form.Item name="angle" label={t('topic.angle')} rules={[{ max: 1000 }]}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item name="framework_id" label={t('topic.framework')}>
        <FrameworkPicker platform={platform} />
      </Form.Item>
      <Form.Item name="outline" label={t('topic.outline')} help={t('topic.outlineHelp')}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
      <DialogFooter isBusy={isBusy} okText={t('common.save')} onCancel={onCancel} />
    </Form>
  );
}
