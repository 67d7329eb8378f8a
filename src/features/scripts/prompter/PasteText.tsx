import { Alert, Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { useTablePaste } from '@/blocks/useTablePaste';
import { holdsScriptTable, parseScriptText, scriptSeconds, spokenText } from '@/domain/script';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { LeaveButton } from './LeaveButton';
import styles from './prompter.module.css';
import type { RecordingNote } from './recording/keptRecordings';
import { LeftRecordings } from './recording/LeftRecordings';
import { usualSettings } from './settings';

interface PasteTextProps {
  readonly initial: string;
  readonly note: string;
  readonly onStart: (text: string) => void;
  /** One that was recorded earlier. */
  readonly onRecording: (note: RecordingNote) => void;
}

const longest = 200_000;

/** Takes a text to be read. A script's roles are left out; a plain text stays as it is. */
export function PasteText({ initial, note, onStart, onRecording }: PasteTextProps) {
  const t = useT();
  const tables = useTablePaste(holdsScriptTable);
  const [text, setText] = useState(initial);
  const isScript = /^\s*\u3010[^\u3011]{1,40}\u3011/m.test(text);
  const start = () => onStart(isScript ? spokenText(parseScriptText(text).sentences) : text);
  const seconds = scriptSeconds([{ id: '', role: '', text }], usualSettings.speed);
  return (
    <main className={styles.page}>
      <Flex vertical gap={16} className={styles.paste}>
        <LeaveButton />
        <h1>{t('scripts.prompter')}</h1>
        <p>{t('scripts.prompterIntro')}</p>
        <LeftRecordings onOpen={onRecording} />
        {note && <Alert type="info" showIcon title={note} />}
        <Input.TextArea
          onPaste={tables.onPaste}
          value={text}
          maxLength={longest}
          autoSize={{ minRows: 8, maxRows: 16 }}
          aria-label={t('scripts.prompterText')}
          placeholder={t('scripts.prompterHint')}
          onChange={({ target }) => setText(target.value)}
        />
        <Flex gap={16} align="center">
          <Button type="primary" size="large" disabled={text.trim() === ''} onClick={start}>
            {t('scripts.prompterStart')}
          </Button>
          {seconds > 0 && <span>{t('scripts.prompterLength', { time: formatDuration(Math.round(seconds)) })}</span>}
        </Flex>
      </Flex>
    </main>
  );
}
