import { Form, Modal, Select, Switch } from 'antd';
import { ComplianceTextArea, useOwnWords } from '@/blocks/compliance';
import { checkPost } from '@/domain/platforms';
import { defaultCompliancePolicy } from '@/domain/publishing';
import { useActs } from '@/hooks/useActs';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { merchantApi } from '@/services/merchant/api';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import { Findings } from '../schedule/Findings';
import { findingText } from '../schedule/findingText';
import { GateNotice } from '../schedule/GateNotice';
import { postGate } from '../schedule/postChecks';

interface Props {
  readonly post: PublishItem;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSaved: (post: PublishItem) => void;
}

type Values = Pick<PublishItem, 'title' | 'description' | 'topics' | 'ai_declared'> & { override_reason?: string };

/** The texts of an item that has not gone out yet, checked against its platform. */
export function EditPost({ post, isOpen, onClose, onSaved }: Props) {
  const t = useT();
  const acts = useActs();
  const [form] = Form.useForm<Values>();
  const { title, description, topics, ai_declared } = post;
  const initial: Values = { title, description, topics, ai_declared };
  const values: Values = { ...initial, ...Form.useWatch((all) => all, form) };
  const findings = checkPost(post.platform, values);
  const own = useOwnWords();
  const { data: merchant } = useLoad(() => merchantApi.info({}, { skipErrorHandler: true }), { ready: isOpen });
  const gate = postGate(values, [post.platform], merchant?.compliance_policy ?? defaultCompliancePolicy, own);

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
          <ComplianceTextArea isOneLine hasBar={false} maxLength={200} platform={post.platform} />
        </Form.Item>
        <Form.Item name="description" label={t('publish.description')} rules={[noErrors('description')]}>
          <ComplianceTextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={5000} platform={post.platform} />
        </Form.Item>
        <Form.Item name="topics" label={t('publish.topics')} rules={[noErrors('topics')]}>
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',', '#']} maxCount={30} />
        </Form.Item>
        <Form.Item name="ai_declared" label={t('publish.aiDeclared')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Findings
          byPlatform={findings.length > 0 ? [{ platform: post.platform, findings }] : []}
          marks={gate.marks}
          conflicts={[]}
          accounts={[]}
          texts={values}
          onRepair={(change) => form.setFieldsValue(change)}
        />
        <GateNotice gate={gate} />
      </Form>
    </Modal>
  );
}
