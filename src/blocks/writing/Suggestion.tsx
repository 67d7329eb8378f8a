import { Button, Flex } from 'antd';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import type { SuggestionPiece } from '@/domain/writing/suggestionPieces';
import { suggestionPieces, textWith } from '@/domain/writing/suggestionPieces';
import { useT } from '@/hooks/useT';
import styles from './writing.module.css';

/** The pieces of a suggestion and which of its changes the user leaves out. */
function useSuggestion(before: string, after: string, onChange?: (text: string) => void) {
  const pieces = useMemo(() => suggestionPieces(before, after), [before, after]);
  const [left, setLeft] = useState<{ readonly of: typeof pieces; readonly places: ReadonlySet<number> }>();
  const places = left && left.of === pieces ? left.places : new Set<number>();
  const changes = pieces.flatMap((piece, index) => (piece.kind === 'change' ? [index] : []));
  const set = (next: ReadonlySet<number>) => {
    setLeft({ of: pieces, places: next });
    onChange?.(textWith(pieces, next));
  };
  return {
    pieces,
    changes,
    taken: changes.length - places.size,
    text: textWith(pieces, places),
    isLeft: (index: number) => places.has(index),
    toggle(index: number) {
      const next = new Set(places);
      if (!next.delete(index)) next.add(index);
      set(next);
    },
    takeAll: () => set(new Set()),
    leaveAll: () => set(new Set(changes)),
  };
}

interface SuggestionProps {
  readonly before: string;
  readonly after: string;
  /** With the text as the user has put it together. */
  readonly onAccept: (text: string) => void;
  readonly onReject: () => void;
  /** With each piece that is taken or left out. */
  readonly onChange?: (text: string) => void;
}

/**
 * A suggestion laid over the text: what goes, what comes, piece by piece. A change is taken until it is clicked (or
 * Space is pressed on it); arrows go from change to change, Mod+Enter takes the result, Escape gives it up.
 */
export function Suggestion({ before, after, onAccept, onReject, onChange }: SuggestionProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const { pieces, changes, taken, text, isLeft, toggle, takeAll, leaveAll } = useSuggestion(before, after, onChange);

  const go = (step: number) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons.at((at + step) % buttons.length)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onAccept(text);
    else if (event.key === 'Escape') onReject();
    else if (step !== undefined && event.target instanceof HTMLButtonElement && list.current?.contains(event.target))
      go(step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Flex component="section" vertical gap={8} aria-label={t('writing.suggestion.title')} onKeyDown={onKeyDown}>
      <div ref={list} className={styles.diff}>
        {[...pieces.entries()].map(([place, piece]) => (
          <Piece key={place} piece={piece} isLeft={isLeft(place)} onToggle={() => toggle(place)} />
        ))}
      </div>
      <Text component="p" type="secondary" size="small" aria-live="polite">
        {changes.length === 0 && t('writing.suggestion.same')}
        {changes.length > 0 && t('writing.suggestion.count', { count: changes.length, taken })}
      </Text>
      <Flex gap={8} wrap>
        <Button type="primary" size="small" disabled={taken === 0} onClick={() => onAccept(text)}>
          {t('writing.suggestion.accept')}
        </Button>
        <Button size="small" onClick={onReject}>
          {t('writing.suggestion.reject')}
        </Button>
        {changes.length > 1 && (
          <Button size="small" type="text" onClick={taken === changes.length ? leaveAll : takeAll}>
            {t(taken === changes.length ? 'writing.suggestion.leaveAll' : 'writing.suggestion.takeAll')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

interface PieceProps {
  readonly piece: SuggestionPiece;
  readonly isLeft: boolean;
  readonly onToggle: () => void;
}

function Piece({ piece, isLeft, onToggle }: PieceProps) {
  const t = useT();
  if (piece.kind === 'same') return piece.text;
  const label = t('writing.suggestion.change', {
    before: piece.before || t('writing.suggestion.nothing'),
    after: piece.after || t('writing.suggestion.nothing'),
  });
  return (
    <button
      type="button"
      className={isLeft ? `${styles.change} ${styles.left}` : styles.change}
      aria-pressed={!isLeft}
      aria-label={label}
      title={t(isLeft ? 'writing.suggestion.take' : 'writing.suggestion.leave')}
      onClick={onToggle}
    >
      {piece.before !== '' && <del>{piece.before}</del>}
      {piece.after !== '' && <ins>{piece.after}</ins>}
    </button>
  );
}
