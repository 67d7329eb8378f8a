import { Form, Input, Modal, Select, Switch } from 'antd';
import { checkPost } from '@/domain/platforms';
import { useActs } from '@/hooks/useActs';
import { useT } from '@/hooks/useT';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import { Findings } from '../schedule/Findings';
import { findingText } from '../schedule/findingText';
import { postMarks } from '../schedule/postChecks';

interface Props {
  readonly post: PublishItem;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSaved: (post: PublishItem) => void;
}

type Values = Pick<PublishItem, 'title' | 'description' | 'topics' | 'ai_declared'>;

/** The texts of an item that has not gone out yet, checked against its platform. */
export function EditPost({ post, isOpen, onClose, onSaved }: Props) {
  const t = useT();
  const acts = useActs();
  const [form] = Form.useForm<Values>();
  const { title, description, topics, ai_declared } = post;
  const initial: Values = { title, description, topics, ai_declared };
  const values: Values = { ...initial, ...Form.useWatch((all) => all, form) };
  const findings = checkPost(post.platform, values);

  const submit = async (texts: Values) => {
    const saved = await acts.save((options) => publishApi.save({ id: post.id, ...texts }, options), { isNew: false });
    if (!saved) return;
    onSaved(saved);
    onClose();
  };
  const noErrors = (field: keyof Values) => ({
    validator: async () => {
      const found = checkPost(post.platform, { ...initial, ...form.getFieldsValue(true) }).find(
        (finding) => finding.severity === 'error' && finding.field === field,
      );
      if (found) throw new Error(findingText(found, t));
    },
  });
  return (
    <Modal
      open={isOpen}
      title={t('publish.act.edit')}
      okText={t('common.save')}
      width={560}
      destroyOnHidden
      onCancel={onClose}
      onOk={form.submit}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={initial}
        scrollToFirstError={{ focus: true }}
        onFinish={(texts) => void submit(texts)}
      >
        <Form.Item
          name="title"
          label={t('publish.postTitle')}
          rules={[{ required: true, whitespace: true, message: t('publish.titleNeeded') }, noErrors('title')]}
        >
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="description" label={t('publish.description')} rules={[noErrors('description')]}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={5000} />
        </Form.Item>
        <Form.Item name="topics" label={t('publish.topics')} rules={[noErrors('topics')]}>
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',', '#']} maxCount={30} />
        </Form.Item>
        <Form.Item name="ai_declared" label={t('publish.aiDeclared')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Findings
          byPlatform={findings.length > 0 ? [{ platform: post.platform, findings }] : []}
          marks={postMarks(values, [post.platform])}
          conflicts={[]}
          accounts={[]}
          texts={values}
          onRepair={(change) => form.setFieldsValue(change)}
        />
      </Form>
    </Modal>
  );
}
