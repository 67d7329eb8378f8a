import ArrowRightOutlined from '@ant-design/icons/ArrowRightOutlined';
import { history } from '@umijs/max';
import { Button, Flex, Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { PageButton } from '@/components/PageButton';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import styles from './IdeaLine.module.css';
import { ideaTarget, topicTarget } from './ideaTarget';
import workbenchStyles from './workbenchParts.module.css';

/** Where style sheets cannot do it, antd measures the text, which lays the whole page out twice before it is shown. */
const autoSize = globalThis.CSS?.supports?.('field-sizing', 'content') ? undefined : { minRows: 1, maxRows: 4 };

/** The one big line: paste a link or type an idea, Enter goes on. */
export default function IdeaLine({ canFind = false }: { readonly canFind?: boolean }) {
  const t = useT();
  const [text, setText] = useState('');
  const target = ideaTarget(text);
  const topics = canFind ? topicTarget(text) : undefined;
  const go = (): void => {
    if (target) history.push(target);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    go();
  };
  return (
    <div className={styles.idea}>
      <h1 className={styles.ideaTitle}>{t('workbench.ideaTitle')}</h1>
      <Flex gap={8} align="flex-end" className={workbenchStyles.ideaBox}>
        <Input.TextArea
          aria-label={t('workbench.ideaTitle')}
          autoSize={autoSize}
          style={{ resize: 'none' }}
          rows={1}
          className={styles.ideaInput}
          maxLength={2000}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={t('workbench.ideaPlaceholder')}
          value={text}
          variant="borderless"
        />
        {topics && (
          <PageButton size="large" to={topics}>
            {t('topic.find')}
          </PageButton>
        )}
        <Button
          type="primary"
          size="large"
          icon={<ArrowRightOutlined />}
          iconPlacement="end"
          disabled={!target}
          onClick={go}
        >
          {t('workbench.ideaGo')}
        </Button>
      </Flex>
      <Text component="p" type="secondary" style={{ margin: '8px 0 0' }}>
        {t('workbench.ideaHint')}
      </Text>
    </div>
  );
}
