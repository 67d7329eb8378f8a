import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { presetVar, shareColor } from '@/components/shareColor';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { maxSegments, minSegments } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import { BorderBar } from './BorderBar';
import styles from './editor.module.css';
import { type DraftSegment, type EditorAction, newKey } from './model';
import { SegmentRow } from './SegmentRow';

const lengths = [15, 30, 60] as const;

/** How long each segment is in videos of usual lengths. */
function SecondsPreview({ segments }: { readonly segments: readonly DraftSegment[] }) {
  const t = useT();
  return (
    <Flex vertical gap={8}>
      {lengths.map((length) => (
        <Flex key={length} gap={8} align="center" style={{ fontSize: 12, fontVariantNumeric: 'tabular-nums' }}>
          <Text type="secondary" style={{ flex: 'none', inlineSize: 40 }}>
            {t('frameworks.seconds', { n: length })}
          </Text>
          <Flex component="span" gap={2} flex={1} style={{ minInlineSize: 0 }}>
            {segments.map((segment, index) => (
              <span
                key={segment.key}
                className={styles.secondsPart}
                style={{ flexGrow: segment.share, borderColor: presetVar(shareColor(index), 6) }}
              >
                {(segment.share * length).toFixed(1)}
              </span>
            ))}
          </Flex>
        </Flex>
      ))}
    </Flex>
  );
}

interface SegmentsEditorProps {
  readonly segments: readonly DraftSegment[];
  /** What is wrong with a segment, as sentences. */
  readonly problemsOf: (index: number) => readonly string[];
  readonly dispatch: (action: EditorAction) => void;
}

/** The structure of a framework: its borders dragged, its segments named, ordered and described. */
export function SegmentsEditor({ segments, problemsOf, dispatch }: SegmentsEditorProps) {
  const t = useT();
  const [dragged, setDragged] = useState<string>();
  return (
    <Flex component="section" vertical gap={16} aria-label={t('frameworks.edit.structure')}>
      <Panel vertical gap={12}>
        <BorderBar
          segments={segments}
          onMove={(index, delta, drag) => dispatch({ type: 'border', index, delta, drag })}
        />
        <SecondsPreview segments={segments} />
        <Flex gap={8} align="center" justify="space-between" wrap>
          <Text type="secondary" size={13}>
            {t('frameworks.edit.barHint')}
          </Text>
          <Button size="small" onClick={() => dispatch({ type: 'even' })}>
            {t('frameworks.edit.even')}
          </Button>
        </Flex>
      </Panel>
      <Flex component="ol" vertical gap={12}>
        {segments.map((segment, index) => (
          <SegmentRow
            key={segment.key}
            segment={segment}
            index={index}
            count={segments.length}
            problems={problemsOf(index)}
            canAdd={segments.length < maxSegments}
            canRemove={segments.length > minSegments}
            isDragged={dragged === segment.key}
            dispatch={dispatch}
            onAdd={() => dispatch({ type: 'add', at: index + 1, key: newKey() })}
            onDrag={setDragged}
            onDropHere={() => {
              if (dragged) dispatch({ type: 'move', key: dragged, to: index });
              setDragged(undefined);
            }}
          />
        ))}
      </Flex>
      <Button
        type="dashed"
        block
        icon={<PlusOutlined />}
        disabled={segments.length >= maxSegments}
        onClick={() => dispatch({ type: 'add', at: segments.length, key: newKey() })}
      >
        {t('frameworks.edit.add')}
      </Button>
    </Flex>
  );
}
