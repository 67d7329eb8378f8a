import { Alert, Checkbox, Flex, Tabs } from 'antd';
import { createContext, use } from 'react';
import type { ControlProps } from '@/components/resource/types';
import { Text } from '@/components/ui/Text';
import {
  type Channel,
  channels,
  emptyContents,
  type MessageContent,
  type TemplateProblem,
  templateProblems,
} from '@/domain/messageTemplate';
import { useT } from '@/hooks/useT';
import { ChannelEditor } from './ChannelEditor';
import { problemText } from './problemText';
import { VariablesEditor } from './VariablesEditor';

/** What stands before each SMS of the provider. */
export const SignatureContext = createContext('');

const nothing: MessageContent = { channels: [], variables: [], contents: emptyContents };

const isAbout = (channel: Channel) => (problem: TemplateProblem) => 'channel' in problem && problem.channel === channel;

/** Channels, variables and the texts of a template, with what is wrong beside what it is wrong with. */
export function ContentField({ id, value = nothing, onChange }: ControlProps & { readonly value?: MessageContent }) {
  const t = useT();
  const signature = use(SignatureContext);
  const change = (patch: Partial<MessageContent>) => onChange?.({ ...value, ...patch });
  const problems = templateProblems(value, signature);
  const used = channels.filter((channel) => value.channels.includes(channel));
  return (
    <Flex vertical gap={24} id={id}>
      <section aria-label={t('messageTemplate.variables')}>
        <Flex vertical gap={8}>
          <Text strong>{t('messageTemplate.variables')}</Text>
          <Text type="secondary" size="small">
            {t('messageTemplate.variablesHint')}
          </Text>
          <VariablesEditor value={value.variables} onChange={(variables) => change({ variables })} />
          <Problems problems={problems.filter((problem) => !('channel' in problem) && problem.kind !== 'noChannel')} />
        </Flex>
      </section>
      <section aria-label={t('messageTemplate.channels')}>
        <Flex vertical gap={8}>
          <Text strong>{t('messageTemplate.channels')}</Text>
          <Checkbox.Group
            value={[...value.channels]}
            options={channels.map((channel) => ({ value: channel, label: t(`messageTemplate.channel.${channel}`) }))}
            onChange={(chosen) => change({ channels: channels.filter((channel) => chosen.includes(channel)) })}
          />
          {used.length === 0 && <Text type="tertiary">{t('messageTemplate.problem.noChannel')}</Text>}
          {used.length > 0 && (
            <Tabs
              items={used.map((channel) => ({
                key: channel,
                label: t(`messageTemplate.channel.${channel}`),
                children: (
                  <Flex vertical gap={12}>
                    <ChannelEditor
                      channel={channel}
                      content={value}
                      signature={signature}
                      onChange={(written) => change({ contents: { ...value.contents, [channel]: written } })}
                    />
                    <Problems problems={problems.filter(isAbout(channel))} />
                  </Flex>
                ),
              }))}
            />
          )}
        </Flex>
      </section>
    </Flex>
  );
}

/** It may be kept unfinished: what is named here keeps it from being published. */
function Problems({ problems }: { readonly problems: readonly TemplateProblem[] }) {
  const t = useT();
  return (
    <Flex vertical gap={4} aria-live="polite">
      {problems.map((problem) => {
        const sentence = problemText(t, problem);
        return <Alert key={sentence} type="warning" showIcon title={sentence} />;
      })}
    </Flex>
  );
}
