import type { ReactNode } from 'react';
import { Fragment, useContext } from 'react';
import { CiteContext } from './citeContext';
import styles from './Markdown.module.css';
import { type AnyToken, numbered } from './numbered';

/** Addresses that an answer may link to; anything else (javascript:, data:) stays text. */
function isSafeHref(href: string): boolean {
  if (href.startsWith('/') && !href.startsWith('//')) return true;
  return /^(https?:\/\/|mailto:)/i.test(href);
}

interface SafeLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

function SafeLink({ href, children }: SafeLinkProps) {
  if (!isSafeHref(href)) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

interface InlineProps {
  readonly tokens?: readonly AnyToken[];
}

/** What stands within a line. HTML is shown as the text that it is; images become links. */
export const Inline = ({ tokens = [] }: InlineProps) =>
  numbered(tokens).map(({ key, item }) => <Piece key={key} token={item} />);

function Piece({ token }: { readonly token: AnyToken }) {
  const inner = <Inline tokens={token.tokens} />;
  switch (token.type) {
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'del':
      return <del>{inner}</del>;
    case 'codespan':
      return <code className={styles.inlineCode}>{String(token.text)}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <SafeLink href={String(token.href)}>{inner}</SafeLink>;
    case 'image':
      return <SafeLink href={String(token.href)}>{String(token.text || token.href)}</SafeLink>;
    case 'escape':
      return String(token.text);
    case 'text':
      return token.tokens ? inner : <Cited text={token.raw} />;
    default:
      return token.raw;
  }
}

/** `[1]` becomes what the page draws for it. */
function Cited({ text }: { readonly text: string }) {
  const draw = useContext(CiteContext);
  if (!draw || !/\[\d{1,2}\]/.test(text)) return withBreaks(text);
  return numbered(text.split(/(\[\d{1,2}\])/)).map(({ key, item }) => {
    const number = /^\[(\d{1,2})\]$/.exec(item)?.[1];
    const drawn = number ? draw(Number(number)) : undefined;
    return <Fragment key={key}>{drawn ?? withBreaks(item)}</Fragment>;
  });
}

const withBreaks = (text: string) =>
  numbered(text.split('\n')).map(({ key, item, isFirst }) => (
    <Fragment key={key}>
      {!isFirst && <br />}
      {item}
    </Fragment>
  ));
