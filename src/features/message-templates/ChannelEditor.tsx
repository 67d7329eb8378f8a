import { Button, Flex, Input } from 'antd';
import { Text } from '@/components/ui/Text';
import {
  type Channel,
  type ChannelContent,
  channelLimits,
  type MessageContent,
  placeOf,
  renderMessage,
  sampleValues,
} from '@/domain/messageTemplate';
import { useT } from '@/hooks/useT';
import { MessagePreview } from './MessagePreview';

interface ChannelEditorProps {
  readonly channel: Channel;
  readonly content: MessageContent;
  readonly signature: string;
  readonly onChange: (written: ChannelContent) => void;
}

/** Title and text of one channel, the variables to put in, and what will arrive. */
export function ChannelEditor({ channel, content, signature, onChange }: ChannelEditorProps) {
  const t = useT();
  const written = content.contents[channel];
  const limits = channelLimits[channel];
  const titleLabel = t(channel === 'mail' ? 'messageTemplate.subject' : 'messageTemplate.title');
  const names = content.variables.map(({ name }) => name).filter(Boolean);
  return (
    <Flex vertical gap={12}>
      {limits.title > 0 && (
        <Input
          value={written.title}
          aria-label={titleLabel}
          placeholder={titleLabel}
          onChange={({ target }) => onChange({ ...written, title: target.value })}
        />
      )}
      <Input.TextArea
        value={written.text}
        rows={channel === 'mail' ? 8 : 4}
        aria-label={t('messageTemplate.text')}
        placeholder={t('messageTemplate.text')}
        onChange={({ target }) => onChange({ ...written, text: target.value })}
      />
      {names.length > 0 && (
        <Flex gap={8} wrap align="center">
          <Text type="secondary" size="small">
            {t('messageTemplate.insert')}
          </Text>
          {names.map((name) => (
            <Button
              key={name}
              size="small"
              onClick={() => onChange({ ...written, text: `${written.text}${placeOf(name)}` })}
            >
              {name}
            </Button>
          ))}
        </Flex>
      )}
      <MessagePreview
        channel={channel}
        message={renderMessage(content, channel, sampleValues(content.variables), signature)}
      />
    </Flex>
  );
}
