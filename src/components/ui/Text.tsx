import type { ComponentProps } from 'react';
import styles from './Text.module.css';

type TextElement =
  | 'span'
  | 'p'
  | 'div'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'label'
  | 'li'
  | 'dt'
  | 'dd'
  | 'time'
  | 'strong'
  | 'b'
  | 'output'
  | 'figcaption';

type TextProps<E extends TextElement> = Omit<ComponentProps<E>, 'size' | 'type'> & {
  readonly component?: E;
  readonly type?: 'secondary' | 'tertiary' | 'danger';
  /** One of the theme's sizes, or pixels for what stands between them. */
  readonly size?: 'small' | 'medium' | 'large' | number;
  readonly strong?: boolean;
  /** Digits of one width, for numbers that stand in columns or change in place. */
  readonly tabular?: boolean;
  /** One line, or the number of lines after which the text is cut. */
  readonly ellipsis?: boolean | number;
};

/**
 * Text by the names of antd's Typography.Text, as any element and by CSS alone: antd's is always a span, knows no small
 * size, and watches its own size for an ellipsis, which costs in long lists. What a sheet says of the element wins.
 */
export function Text<E extends TextElement = 'span'>({
  component,
  type,
  size,
  strong,
  tabular,
  ellipsis,
  className,
  style,
  ...props
}: TextProps<E>) {
  // The element's own props were checked where it was called; here it is any of them.
  const Element = (component ?? 'span') as 'span';
  const classes = [
    styles.text,
    type && styles[type],
    typeof size === 'string' && styles[size],
    strong && styles.strong,
    tabular && styles.tabular,
    ellipsis && (ellipsis === true ? styles.line : styles.lines),
    className,
  ];
  return (
    <Element
      className={classes.filter(Boolean).join(' ')}
      style={{
        fontSize: typeof size === 'number' ? size : undefined,
        WebkitLineClamp: typeof ellipsis === 'number' ? ellipsis : undefined,
        ...style,
      }}
      {...(props as ComponentProps<'span'>)}
    />
  );
}
