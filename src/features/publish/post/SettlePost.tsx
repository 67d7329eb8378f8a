import { Form, Input, Modal, Radio } from 'antd';
import { type PlatformId, platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import { isHttpUrl } from '@/utils/isHttpUrl';
import { toHttpUrl } from '@/utils/toHttpUrl';

interface Answer {
  readonly published: boolean;
  readonly url?: string;
}

interface Props {
  readonly isOpen: boolean;
  readonly platform: PlatformId;
  readonly onClose: () => void;
  readonly onSettle: (answer: Answer) => Promise<boolean>;
}

/** A person has looked at the platform: did the post go out? It is never sent a second time by itself. */
export function SettlePost({ isOpen, platform, onClose, onSettle }: Props) {
  const t = useT();
  const [form] = Form.useForm<Answer>();
  const isPublished = Form.useWatch('published', form);
  const submit = async ({ published, url }: Answer) => {
    if (await onSettle(published && url ? { published, url: toHttpUrl(url) } : { published })) onClose();
  };
  return (
    <Modal
      open={isOpen}
      title={t('publish.settleTitle', { platform: platformName(platform) })}
      destroyOnHidden
      onCancel={onClose}
      onOk={form.submit}
    >
      <Form form={form} layout="vertical" onFinish={(answer) => void submit(answer)}>
        <Form.Item name="published" rules={[{ required: true, message: t('publish.settleNeeded') }]}>
          <Radio.Group
            options={[
              { value: true, label: t('publish.settleYes') },
              { value: false, label: t('publish.settleNo') },
            ]}
          />
        </Form.Item>
        {isPublished === true && (
          <Form.Item
            name="url"
            label={t('publish.settleUrl')}
            rules={[
              {
                validator: async (_, value?: string) => {
                  if (value && !isHttpUrl(toHttpUrl(value))) throw new Error(t('publish.settleUrlBad'));
                },
              },
            ]}
          >
            <Input placeholder="https://" maxLength={2000} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
