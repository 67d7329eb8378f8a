import { App, Button, Collapse, Flex } from 'antd';
import { useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { Text } from '@/components/ui/Text';
import { spokenSeconds } from '@/domain/script/spoken';
import { USUAL_PACE } from '@/domain/storyboard/pacing';
import { splitScript } from '@/domain/storyboard/splitScript';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch } from '../ComposeContext';
import { newCardId } from '../model/newCardId';
import { isSpeakable } from '../model/selectors';

/** The user's own script instead of a written one. */
export function OwnScript() {
  const t = useT();
  const { message } = App.useApp();
  const dispatch = useDispatch();
  const [text, setText] = useState('');
  const platform = useCompose((state) => state.draft.brief.platform);

  const use = () => {
    if (text.trim() === '') {
      message.warning(t('compose.own.empty'));
      return;
    }
    if (!isSpeakable(text)) {
      message.warning(t('compose.own.nothingSpeakable'));
      return;
    }
    const cards = splitScript(text, newCardId).map((sentence) => ({ ...sentence, shot: null }));
    dispatch({ type: 'cards/set', cards, label: 'paste' });
    message.success(t('compose.own.taken', { count: cards.length }));
  };
  const length = [...text].length;
  return (
    <Collapse
      ghost
      items={[
        {
          key: 'own',
          label: t('compose.own.title'),
          children: (
            <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
              <ComplianceTextArea
                value={text}
                platform={platform}
                autoSize={{ minRows: 4, maxRows: 14 }}
                aria-label={t('compose.own.title')}
                placeholder={t('compose.own.placeholder')}
                onChange={setText}
              />
              <Flex gap="8px 12px" align="center" wrap>
                <Button onClick={use}>{t('compose.own.use')}</Button>
                <Text type="secondary" size={13}>
                  {t('compose.own.facts', { count: length, seconds: Math.round(spokenSeconds(text, USUAL_PACE)) })}
                </Text>
              </Flex>
            </Flex>
          ),
        },
      ]}
    />
  );
}
