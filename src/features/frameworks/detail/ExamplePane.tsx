import { EditOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { useWriting, WriterBadge } from '@/blocks/writing';
import { Can } from '@/components/Can';
import { LoadFailure } from '@/components/LoadFailure';
import { presetVar, shareColor } from '@/components/shareColor';
import { Text } from '@/components/ui/Text';
import type { Segment } from '@/domain/frameworks';
import { finishedLines } from '@/domain/writing/taggedLines';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useT } from '@/hooks/useT';
import { frameworkApi } from '@/services/framework/api';
import styles from '../frameworks.module.css';

interface ExamplePaneProps {
  /** Absent while it is not saved. */
  readonly frameworkId?: string | undefined;
  readonly name: string;
  readonly segments: readonly Segment[];
  /** Why no example can be written yet. */
  readonly obstacle?: string | undefined;
}

const lengths = [15, 30, 60] as const;

/** What the structure sounds like on one's own goods: written on the spot, by the same writer as scripts. */
export function ExamplePane({ frameworkId, name, segments, obstacle }: ExamplePaneProps) {
  const t = useT();
  const current = useCurrentGoods();
  const [chosen, setChosen] = useState<string | null>();
  const [idea, setIdea] = useState('');
  const [seconds, setSeconds] = useState(30);
  const [seed, setSeed] = useState(1);
  const writing = useWriting();
  // undefined = not touched: the goods in the header; null = taken out
  const goodsId = chosen === undefined ? current?.id : (chosen ?? undefined);
  const isWriting = writing.status === 'waiting' || writing.status === 'streaming';
  const hasMaterial = goodsId !== undefined || idea.trim() !== '';
  const lines = finishedLines(writing.text, true);

  const write = () => {
    setSeed(seed + 1);
    writing.start((options) =>
      frameworkApi.example(
        {
          ...(goodsId ? { goods_id: goodsId } : { idea }),
          ...(frameworkId ? { framework_id: frameworkId } : {}),
          name: name.trim(),
          segments: segments.map(({ role, roleName, share, purpose, linePattern, shotHint, shot, repeatable }) => ({
            role,
            roleName,
            share,
            purpose,
            linePattern,
            shotHint,
            shot,
            repeatable,
          })),
          seconds,
          seed,
        },
        options,
      ),
    );
  };

  return (
    <Flex vertical gap={12}>
      <Flex gap={8} align="center" wrap>
        <GoodsPicker
          className={styles.exampleGoods}
          value={goodsId}
          placeholder={t('frameworks.example.goods')}
          onChange={(id) => setChosen(id ?? null)}
        />
        <Segmented
          value={seconds}
          aria-label={t('frameworks.example.length')}
          options={lengths.map((value) => ({ value, label: t('frameworks.seconds', { n: value }) }))}
          onChange={setSeconds}
        />
      </Flex>
      {goodsId === undefined && (
        <Input.TextArea
          autoSize={{ minRows: 2, maxRows: 5 }}
          maxLength={2000}
          value={idea}
          aria-label={t('frameworks.example.idea')}
          placeholder={t('frameworks.example.idea')}
          onChange={(event) => setIdea(event.target.value)}
        />
      )}
      <Flex gap={8} align="center" wrap>
        {isWriting ? (
          <Button icon={<PauseCircleOutlined />} onClick={writing.stop}>
            {t('common.stop')}
          </Button>
        ) : (
          <Can action="framework.save">
            <Button icon={<EditOutlined />} disabled={!hasMaterial || obstacle !== undefined} onClick={write}>
              {t(lines.length > 0 ? 'frameworks.example.again' : 'frameworks.example.write')}
            </Button>
          </Can>
        )}
        {writing.writer && <WriterBadge name={writing.writer} />}
        {obstacle !== undefined && (
          <Text type="secondary" size={13}>
            {obstacle}
          </Text>
        )}
        {obstacle === undefined && !hasMaterial && (
          <Text type="secondary" size={13}>
            {t('frameworks.example.needed')}
          </Text>
        )}
      </Flex>
      {writing.status === 'failed' && (
        <LoadFailure title={writing.failure ?? t('frameworks.example.failed')} onRetry={writing.retry} />
      )}
      {writing.status === 'waiting' && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {lines.length > 0 && <ExampleLines lines={lines} segments={segments} isWriting={isWriting} />}
    </Flex>
  );
}

interface ExampleLinesProps extends Pick<ExamplePaneProps, 'segments'> {
  readonly lines: ReturnType<typeof finishedLines>;
  readonly isWriting: boolean;
}

/** What was written, each line in its segment's color. */
function ExampleLines({ lines, segments, isWriting }: ExampleLinesProps) {
  const t = useT();
  return (
    <Flex
      component="ol"
      vertical
      gap={8}
      className={styles.exampleLines}
      aria-label={t('frameworks.example.lines')}
      aria-busy={isWriting}
    >
      {lines.map((line, index) => {
        const at = segments.findIndex((segment) => segment.roleName.trim() === line.role);
        const color = shareColor(Math.max(0, at));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines only grow at the end
          <li key={index}>
            <Text
              size="small"
              strong
              className={styles.exampleRole}
              style={{ background: presetVar(color, 3), color: presetVar(color, 10) }}
            >
              {line.role}
            </Text>
            <span>{line.text}</span>
          </li>
        );
      })}
    </Flex>
  );
}
