import { Flex } from 'antd';
import { type MouseEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { clockOf, percentOf, roleLabel } from '@/blocks/breakdown/labels';
import { roleColor } from '@/blocks/breakdown/roleColor';
import { presetVar } from '@/components/shareColor';
import { Text } from '@/components/ui/Text';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { BreakdownSegment, Span } from '@/domain/breakdown';
import { useT } from '@/hooks/useT';
import styles from './segments.module.css';

interface SourcePanelProps {
  readonly segments: readonly BreakdownSegment[];
  readonly isTimed: boolean;
  readonly selected: number | undefined;
  /** Words to be shown in the text. */
  readonly focus: Span | undefined;
  readonly onSelect: (index: number, mark?: Span) => void;
}

/** The text as it was given, each segment in the color of what it does; a segment or a mark in it opens its card. */
export function SourcePanel({ segments, isTimed, selected, focus, onSelect }: SourcePanelProps) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (selected === undefined) return;
    const item = list.current?.children[selected];
    const target = (focus && item?.querySelector(`[data-from="${focus.from}"]`)) || item;
    target?.scrollIntoView({ block: 'nearest', behavior: 'auto' });
  }, [selected, focus]);
  return (
    <section className={styles.source} aria-label={t('analyze.source')}>
      <Flex component="ol" vertical gap={8} ref={list}>
        {segments.map((segment) => (
          <SourceSegment
            key={segment.from}
            segment={segment}
            isTimed={isTimed}
            isSelected={selected === segment.index}
            focus={selected === segment.index ? focus : undefined}
            onSelect={onSelect}
          />
        ))}
      </Flex>
    </section>
  );
}

interface SourceSegmentProps {
  readonly segment: BreakdownSegment;
  readonly isTimed: boolean;
  readonly isSelected: boolean;
  readonly focus: Span | undefined;
  readonly onSelect: SourcePanelProps['onSelect'];
}

const SourceSegment = memo(function SourceSegment({
  segment,
  isTimed,
  isSelected,
  focus,
  onSelect,
}: SourceSegmentProps) {
  const t = useT();
  const color = roleColor(segment.role);
  const choose = (event: MouseEvent) => {
    const mark = (event.target as HTMLElement).closest<HTMLElement>('[data-from]');
    onSelect(segment.index, mark ? { from: Number(mark.dataset.from), to: Number(mark.dataset.to) } : undefined);
  };
  return (
    <li>
      <button
        type="button"
        className={isSelected ? `${styles.sourceSegment} ${styles.isSelected}` : styles.sourceSegment}
        style={{ '--tone': presetVar(color, 6), '--tint': presetVar(color, 1), '--mark': presetVar(color, 3) } as never}
        aria-pressed={isSelected}
        data-segment={segment.index}
        onClick={choose}
      >
        <Flex component="span" gap={8} style={{ fontSize: 'var(--ant-font-size-sm)' }}>
          <Text strong>{roleLabel(segment.role)}</Text>
          <Text type="secondary" tabular>
            {isTimed ? clockOf(segment.start, segment.seconds) : percentOf(segment.share)}
          </Text>
          <VisuallyHidden>{t('analyze.openCard')}</VisuallyHidden>
        </Flex>
        <span className={styles.sourceText}>{withMarks(segment, focus)}</span>
      </button>
    </li>
  );
});

/** The words of a segment, those that its judgement rests on marked. */
function withMarks({ text, from, evidence }: BreakdownSegment, focus: Span | undefined): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = from;
  for (const mark of evidence) {
    if (mark.from < at) continue;
    if (mark.from > at) parts.push(text.slice(at - from, mark.from - from));
    parts.push(
      <mark
        key={mark.from}
        data-from={mark.from}
        data-to={mark.to}
        className={focus?.from === mark.from ? `${styles.mark} ${styles.isFocus}` : styles.mark}
      >
        {text.slice(mark.from - from, mark.to - from)}
      </mark>,
    );
    at = mark.to;
  }
  parts.push(text.slice(at - from));
  return parts;
}
