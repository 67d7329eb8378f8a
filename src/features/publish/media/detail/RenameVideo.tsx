import { EditOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Space } from 'antd';
import { useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { videoApi } from '@/services/video/api';
import type { Video } from '@/services/video/schema';

interface Props {
  readonly video: Video;
  readonly onRenamed: (video: Video) => void;
}

/** The title, changed where it stands. */
export function RenameVideo({ video, onRenamed }: Props) {
  const t = useT();
  const actions = useRecordActions();
  const can = useCan();
  const [form] = Form.useForm<{ title: string }>();
  const [isEditing, setIsEditing] = useState(false);

  const save = async ({ title }: { title: string }) => {
    const saved = await actions.save((options) => videoApi.set({ id: video.id, title: title.trim() }, options), {
      isNew: false,
    });
    if (!saved) return;
    setIsEditing(false);
    onRenamed(saved);
  };

  if (!isEditing) {
    return (
      <Flex gap={4} align="flex-start">
        <Text component="h2" strong style={{ fontSize: 'var(--ant-font-size-heading-4)' }}>
          {video.title}
        </Text>
        {can('video.save') && (
          <Button
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={t('publish.rename')}
            onClick={() => setIsEditing(true)}
          />
        )}
      </Flex>
    );
  }
  return (
    <Form form={form} layout="vertical" initialValues={{ title: video.title }} onFinish={(values) => void save(values)}>
      <Form.Item name="title" rules={[{ required: true, whitespace: true, message: t('publish.titleNeeded') }]}>
        <ComplianceTextArea
          isOneLine
          autoFocus
          maxLength={120}
          aria-label={t('publish.videoTitle')}
          onPressEnter={form.submit}
        />
      </Form.Item>
      <Space>
        <Button type="primary" size="small" htmlType="submit">
          {t('common.save')}
        </Button>
        <Button size="small" onClick={() => setIsEditing(false)}>
          {t('common.cancel')}
        </Button>
      </Space>
    </Form>
  );
}
