import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import styles from './preview.module.css';

interface FoldedProps {
  readonly lines: number;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Without it, what does not fit stays cut: the app has no way to open it there. */
  readonly opens?: 'preview.more' | 'preview.fullText';
}

/** Words cut where the app cuts them; opened the way the app opens them. */
export function Folded({ lines, children, className, opens }: FoldedProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are measured anew
  useLayoutEffect(() => {
    const node = box.current;
    if (node && !isOpen) setLong(node.scrollHeight > node.clientHeight + 1);
  }, [children, lines, isOpen]);
  const clamp: CSSProperties = isOpen ? {} : { WebkitLineClamp: lines };
  return (
    <div className={className}>
      <div ref={box} className={isOpen ? styles.open : styles.folded} style={clamp}>
        {children}
      </div>
      {opens && (isLong || isOpen) && (
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'preview.less' : opens)}
        </button>
      )}
    </div>
  );
}
