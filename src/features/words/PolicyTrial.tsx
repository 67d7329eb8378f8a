import { Flex, Input, Tag } from 'antd';
import { useState } from 'react';
import { RuleBasis } from '@/blocks/compliance';
import { ToneTag } from '@/components/ToneTag';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { checkText, type OwnWords } from '@/domain/compliance';
import { type MarkOutcome, markOutcome, type PlatformPolicy } from '@/domain/publishing/platformPolicy';
import { useT } from '@/hooks/useT';

interface PolicyTrialProps {
  readonly policy: PlatformPolicy;
  readonly own: OwnWords | undefined;
}

const tones = { ignore: 'plain', warn: 'warn', block: 'bad' } as const satisfies Record<MarkOutcome, string>;

/** A text under the policy as it stands in the form, for a merchant that has chosen nothing. */
export function PolicyTrial({ policy, own }: PolicyTrialProps) {
  const t = useT();
  const [text, setText] = useState('');
  const marks = checkText(text, own ? { own } : {}).map((mark) => ({
    mark,
    outcome: markOutcome({ merchant: undefined, platform: policy }, mark),
  }));
  return (
    <Panel vertical gap={12} padding={24}>
      <Text component="h2" strong size="large">
        {t('words.platform.trial')}
      </Text>
      <Input.TextArea
        rows={3}
        maxLength={2000}
        value={text}
        aria-label={t('words.platform.trial')}
        placeholder={t('words.platform.trialHint')}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== '' && marks.length === 0 && <Text type="secondary">{t('words.platform.trialClean')}</Text>}
      {marks.map(({ mark, outcome }) => (
        <Flex key={mark.from} gap={12} wrap align="center">
          <ToneTag tone={tones[outcome]}>{t(`words.platform.outcome.${outcome}`)}</ToneTag>
          <Text strong>{text.slice(mark.from, mark.to)}</Text>
          <Tag variant="filled">{mark.categoryName}</Tag>
          <Text type="secondary">
            {mark.reason} <RuleBasis mark={mark} />
          </Text>
        </Flex>
      ))}
    </Panel>
  );
}
