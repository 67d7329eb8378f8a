import { memo, useMemo, useRef } from 'react';
import { type Block, noBlocks, readBlocks } from './blocks';
import { Inline } from './Inline';
import styles from './Markdown.module.css';
import { type AnyToken, numbered } from './numbered';
import { Table } from './Table';

interface MarkdownProps {
  readonly text: string;
}

/**
 * Markdown as elements, never as HTML: what an answer contains cannot become script, style or a foreign image. Made
 * for text that grows: only the blocks at its end are read and drawn again.
 */
export const Markdown = memo(function Markdown({ text }: MarkdownProps) {
  const last = useRef(noBlocks);
  const { blocks } = useMemo(() => {
    last.current = readBlocks(text, last.current);
    return last.current;
  }, [text]);
  return (
    <div className={styles.markdown}>
      {numbered(blocks).map(({ key, item }) => (
        <BlockView key={key} block={item} raw={item.raw} />
      ))}
    </div>
  );
});

/** Drawn again only when its text changes. */
const BlockView = memo(
  function BlockView({ block }: { readonly block: Block; readonly raw: string }) {
    return <TokenView token={block.token} />;
  },
  (before, after) => before.raw === after.raw && before.block.token.type === after.block.token.type,
);

function TokenView({ token }: { readonly token: AnyToken }) {
  switch (token.type) {
    case 'heading': {
      // The page's own headings stand above those of an answer.
      const Level = `h${Math.min(6, Number(token.depth) + 2)}` as 'h3';
      return (
        <Level className={styles.heading} data-depth={token.depth}>
          <Inline tokens={token.tokens} />
        </Level>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      );
    case 'list':
      return <ListView token={token} />;
    case 'blockquote':
      return (
        <blockquote className={styles.quote}>
          <Tokens tokens={token.tokens} />
        </blockquote>
      );
    case 'code':
      return (
        <pre className={styles.code}>
          <code>{String(token.text)}</code>
        </pre>
      );
    case 'table':
      return <Table token={token} />;
    case 'hr':
      return <hr className={styles.rule} />;
    case 'space':
    case 'def':
      return null;
    default:
      return token.tokens ? (
        <Inline tokens={token.tokens} />
      ) : (
        <span style={{ whiteSpace: 'pre-wrap' }}>{token.raw}</span>
      );
  }
}

const Tokens = ({ tokens = [] }: { readonly tokens?: readonly AnyToken[] }) =>
  numbered(tokens).map(({ key, item }) => <TokenView key={key} token={item} />);

function ListView({ token }: { readonly token: AnyToken }) {
  const items = (token.items ?? []) as readonly ItemToken[];
  const rows = numbered(items).map(({ key, item }) => <Item key={key} item={item} raw={item.raw} />);
  return token.ordered ? <ol start={Number(token.start) || 1}>{rows}</ol> : <ul>{rows}</ul>;
}

interface ItemToken {
  readonly raw: string;
  readonly tokens: readonly AnyToken[];
}

const Item = memo(
  function Item({ item }: { readonly item: ItemToken; readonly raw: string }) {
    return (
      <li>
        <Tokens tokens={item.tokens} />
      </li>
    );
  },
  (before, after) => before.raw === after.raw,
);
