import { InboxOutlined, LinkOutlined, ScissorOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Input, Progress, Upload } from 'antd';
import { useState } from 'react';
import type { NewSource } from '@/blocks/breakdown/doc';
import panel from '@/blocks/breakdown/panel.module.css';
import { useStart } from '@/blocks/breakdown/useStart';
import { useTablePaste } from '@/blocks/useTablePaste';
import { GrantedButton } from '@/components/GrantedButton';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { MODEL_MEGABYTES } from '@/engine/ocr';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { Purpose } from './AnalyzeSession';
import { sampleText } from './sample.data';
import styles from './start.module.css';

const accepted = '.txt,.md,.markdown,.docx,.srt,.vtt,.ass,.html,.htm,video/*,audio/*';

const busyLabels = {
  link: 'analyze.start.readingLink',
  listening: 'analyze.start.listening',
  reading: 'analyze.start.readingImage',
} as const;

interface StartPanelProps {
  readonly purpose: Purpose;
  readonly onSource: (source: NewSource) => void;
}

/** Where a breakdown begins: paste, a link, or a file. */
export function StartPanel({ purpose, onSource }: StartPanelProps) {
  const t = useT();
  const tables = useTablePaste();
  const [text, setText] = useState('');
  const start = useStart(onSource);
  const mayStart = useCan()('breakdown.save');
  const { busy } = start;
  return (
    <GridLayout component="section" gap={16} className={panel.panel} aria-label={t('analyze.start.label')}>
      <Input.TextArea
        onPaste={tables.onPaste}
        style={{ fontSize: 16, lineHeight: 1.8 }}
        aria-label={t('analyze.start.paste')}
        placeholder={t('analyze.start.placeholder')}
        value={text}
        autoSize={{ minRows: 9, maxRows: 18 }}
        onChange={({ target }) => {
          setText(target.value);
          if (start.problem) start.clear();
        }}
        onKeyDown={(event) => {
          if (mayStart && event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void start.take(text);
        }}
      />
      <Flex gap={12} align="center" wrap>
        <GrantedButton
          action="breakdown.save"
          type="primary"
          size="large"
          icon={<ScissorOutlined aria-hidden />}
          loading={busy?.kind === 'link'}
          onClick={() => void start.take(text)}
        >
          {t(purpose === 'rewrite' ? 'analyze.rewrite.go' : 'analyze.start.go')}
        </GrantedButton>
        <Button size="large" type="text" onClick={() => setText(sampleText)}>
          {t('analyze.start.sample')}
        </Button>
        <Text type="tertiary" tabular style={{ marginInlineStart: 'auto' }}>
          {t('analyze.start.count', { count: text.length })}
        </Text>
      </Flex>
      {start.problem && <Alert type="error" showIcon title={start.problem} />}
      {busy && busy.kind !== 'file' && (
        <GridLayout columns="auto minmax(80px, 1fr) auto" gap={12} align="center" role="status">
          <span>{t(busyLabels[busy.kind], { size: MODEL_MEGABYTES })}</span>
          {busy.share !== undefined && (
            <Progress
              percent={Math.round(busy.share * 100)}
              size="small"
              aria-label={t(busyLabels[busy.kind], { size: MODEL_MEGABYTES })}
            />
          )}
          <Button size="small" onClick={start.cancel}>
            {t('common.cancel')}
          </Button>
        </GridLayout>
      )}
      <Upload.Dragger
        accept={accepted}
        showUploadList={false}
        multiple={false}
        disabled={!mayStart}
        beforeUpload={(file) => {
          void start.takeFile(file);
          return false;
        }}
      >
        <p className={styles.dropIcon}>
          <InboxOutlined aria-hidden />
        </p>
        <Text component="p" strong>
          {t('analyze.start.drop')}
        </Text>
        <Text component="p" type="tertiary" style={{ margin: '4px 0 0' }}>
          {t('analyze.start.dropHint')}
        </Text>
      </Upload.Dragger>
      <Text component="p" type="tertiary">
        <LinkOutlined aria-hidden /> {t('analyze.start.note')}
      </Text>
    </GridLayout>
  );
}
