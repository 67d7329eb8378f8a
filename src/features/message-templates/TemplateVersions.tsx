import { Button, Collapse, Drawer, Flex } from 'antd';
import { Can } from '@/components/Can';
import { LoadState } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { renderMessage, sampleValues } from '@/domain/messageTemplate';
import { useAction } from '@/hooks/useAction';
import { useDates } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageTemplateApi } from '@/services/message_template/api';
import type { MessageTemplate } from '@/services/message_template/schema';
import { MessagePreview } from './MessagePreview';

interface TemplateVersionsProps {
  readonly template: MessageTemplate;
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

/** All that was published; one can be taken back into what is being written. */
export function TemplateVersions({ template, onRestored, onClose }: TemplateVersionsProps) {
  const t = useT();
  const dates = useDates();
  const { data, error, refresh } = useLoad(messageTemplateApi.versions, { id: template.id });
  const restore = useAction(messageTemplateApi.restore, {
    messages: { done: 'messageTemplate.restored' },
    invalidates: ['audit'],
  });
  const takeBack = async (version: number) => {
    if (await restore.run({ id: template.id, version })) onRestored();
  };
  return (
    <Drawer open size={640} title={t('messageTemplate.versionsOf', { name: template.name })} onClose={onClose}>
      <LoadState data={data} error={error} onRetry={refresh} rows={3} />
      {data?.list.length === 0 && <Text type="tertiary">{t('messageTemplate.noVersions')}</Text>}
      {data && data.list.length > 0 && (
        <Collapse
          defaultActiveKey={[String(data.list[0]?.version)]}
          items={data.list.map((one) => ({
            key: String(one.version),
            label: t('messageTemplate.versionBy', {
              version: one.version,
              time: dates.moment(one.published_at),
              name: one.by,
            }),
            extra: (
              <Can action="message_template.save">
                <Button
                  size="small"
                  loading={restore.isPending}
                  onClick={(event) => {
                    event.stopPropagation();
                    void takeBack(one.version);
                  }}
                >
                  {t('messageTemplate.restore')}
                </Button>
              </Can>
            ),
            children: (
              <Flex vertical gap={12}>
                {one.channels.map((channel) => (
                  <Flex key={channel} vertical gap={4}>
                    <Text strong>{t(`messageTemplate.channel.${channel}`)}</Text>
                    <MessagePreview
                      channel={channel}
                      message={renderMessage(one, channel, sampleValues(one.variables), template.signature)}
                    />
                  </Flex>
                ))}
              </Flex>
            ),
          }))}
        />
      )}
    </Drawer>
  );
}
