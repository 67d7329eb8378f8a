import { Button, Flex, Mentions } from 'antd';
import { useRef, useState } from 'react';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { commentApi } from '@/services/comment/api';

interface ComposerProps {
  readonly label: string;
  /** What it throws is shown here. */
  readonly send: (text: string, mentions: string[]) => Promise<unknown>;
  readonly onCancel?: () => void;
  readonly isFocused?: boolean;
}

/** Who can be mentioned, asked once while comments are on the screen. */
export const useMembers = () => useLoad(commentApi.members, {}, { staleTime: 60_000 });

/** Writes a comment; `@` mentions a member. What was written stays when it could not be sent. */
export function Composer({ label, send, onCancel, isFocused = false }: ComposerProps) {
  const t = useT();
  const [text, setText] = useState('');
  const { data } = useMembers();
  const members = data?.list ?? [];
  const box = useRef<HTMLDivElement>(null);

  const submission = useAction((words: string) =>
    send(
      words,
      members.filter(({ name }) => words.includes(`@${name}`)).map(({ id }) => id),
    ),
  );
  const submit = async () => {
    const words = text.trim();
    if (words === '' || submission.isPending) return;
    if (await submission.run(words)) setText('');
  };
  return (
    <Flex ref={box} vertical gap={8}>
      <Mentions
        autoFocus={isFocused}
        value={text}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={2000}
        aria-label={label}
        placeholder={t('discussion.placeholder')}
        options={members.map(({ id, name }) => ({ key: id, value: name, label: name }))}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
        }}
      />
      <Flex gap={4} justify="flex-end">
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        )}
        <Button
          size="small"
          type="primary"
          loading={submission.isPending}
          disabled={text.trim() === ''}
          onClick={() => void submit()}
        >
          {t('discussion.send')}
        </Button>
      </Flex>
    </Flex>
  );
}
