import { Flex } from 'antd';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { type Channel, type ChannelContent, channelLimits, smsLength } from '@/domain/messageTemplate';
import { useT } from '@/hooks/useT';

interface MessagePreviewProps {
  readonly channel: Channel;
  readonly message: ChannelContent;
}

/** What arrives by a channel, with its length as the channel counts it. */
export function MessagePreview({ channel, message: { title, text } }: MessagePreviewProps) {
  const t = useT();
  const { count, parts } = smsLength(text);
  const length =
    channel === 'sms'
      ? t('messageTemplate.smsLength', { count, parts })
      : t('messageTemplate.length', { count: text.length, max: channelLimits[channel].text });
  return (
    <section aria-label={t('messageTemplate.preview')}>
      <Panel vertical gap={8}>
        <Flex justify="space-between" gap={8} wrap>
          <Text type="secondary" size="small">
            {t('messageTemplate.preview')}
          </Text>
          <Text type="secondary" size="small" tabular>
            {length}
          </Text>
        </Flex>
        {channelLimits[channel].title > 0 && <Text strong>{title || t('messageTemplate.noTitle')}</Text>}
        <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text || <Text type="tertiary">{t('messageTemplate.noText')}</Text>}
        </div>
      </Panel>
    </section>
  );
}
