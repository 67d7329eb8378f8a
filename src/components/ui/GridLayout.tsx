import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import styles from './GridLayout.module.css';

interface GridLayoutProps extends HTMLAttributes<HTMLElement> {
  readonly component?:
    | 'div'
    | 'section'
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl'
    | 'span'
    | 'p'
    | 'article'
    | 'aside'
    | 'main'
    | 'header'
    | 'footer'
    | 'form'
    | 'figure'
    | 'label'
    | 'nav';
  /** `grid-template-columns`; left out where the sheet changes it with the width. */
  readonly columns?: string;
  readonly gap?: CSSProperties['gap'];
  readonly align?: CSSProperties['alignItems'];
  readonly ref?: Ref<HTMLElement>;
}

/** Columns of equal lines, by the names of antd's Flex: antd's Row and Col know twenty-fourths alone. */
export function GridLayout({
  component = 'div',
  columns,
  gap,
  align,
  className,
  style,
  ref,
  ...props
}: GridLayoutProps) {
  const Element = component as 'div';
  return (
    <Element
      ref={ref as Ref<HTMLDivElement>}
      className={className ? `${styles.grid} ${className}` : styles.grid}
      style={{ gridTemplateColumns: columns, gap, alignItems: align, ...style }}
      {...props}
    />
  );
}
