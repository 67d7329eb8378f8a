import { Inline } from './Inline';
import styles from './Markdown.module.css';
import { type AnyToken, numbered } from './numbered';

interface Cell {
  readonly tokens: readonly AnyToken[];
  readonly align: 'left' | 'center' | 'right' | null;
}

const sides = { left: 'start', center: 'center', right: 'end' } as const;
const alignOf = ({ align }: Cell) => (align ? { textAlign: sides[align] } : undefined);

export function Table({ token }: { readonly token: AnyToken }) {
  const { header = [], rows = [] } = token as { header?: readonly Cell[]; rows?: readonly (readonly Cell[])[] };
  return (
    <div style={{ marginBlock: '0 12px' }}>
      <table className={styles.table}>
        <thead>
          <tr>
            {numbered(header).map(({ key, item }) => (
              <th key={key} scope="col" style={alignOf(item)}>
                <Inline tokens={item.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ key: line, item: row }) => (
            <tr key={line}>
              {numbered(row).map(({ key, item }) => (
                <td key={key} style={alignOf(item)}>
                  <Inline tokens={item.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
