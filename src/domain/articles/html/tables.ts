import { parseHtml } from './parseHtml';
import type { ElementNode, HtmlNode, Tag } from './types';

/** What no cell of figures holds. */
const laidOut: ReadonlySet<Tag> = new Set('img h1 h2 h3 h4 pre hr blockquote table ul ol'.split(' ') as Tag[]);
const images: ReadonlySet<Tag> = new Set(['img']);
/** UTF-16 units of a cell; a longer one is running text that a table only lays out. */
const MAX_CELL = 200;
/** The same where lines stand between the cells, as sheets and Word's tables have them. */
const MAX_FRAMED_CELL = 4000;
/** Cells that are made up for rows that are too short. */
const MAX_FILLED = 20_000;

const textLength = (nodes: readonly HtmlNode[]): number =>
  nodes.reduce((sum, node) => sum + (node.type === 'text' ? node.text.length : textLength(node.children)), 0);
const holds = (nodes: readonly HtmlNode[], tags: ReadonlySet<Tag>): boolean =>
  nodes.some((node) => node.type === 'element' && (tags.has(node.tag) || holds(node.children, tags)));

const isElement = (node: HtmlNode): node is ElementNode => node.type === 'element';

/** The cells of each row. */
const tableRows = (table: ElementNode): ElementNode[][] =>
  table.children
    .filter((node): node is ElementNode => isElement(node) && node.tag === 'tr')
    .map((row) => row.children.filter(isElement).filter(({ tag }) => tag === 'td' || tag === 'th'));

/** What tells a table of a body of ours: it stays one whatever its cells hold. */
export const ownTable: Readonly<Record<string, string>> = { 'data-kind': 'data' };

/** Tables that were judged: one in another is asked for at each level above it. */
const judged = new WeakMap<ElementNode, boolean>();

/** Whether a table holds values side by side, not a page's layout. */
export function isDataTable(table: ElementNode): boolean {
  const known = judged.get(table) ?? holdsValues(table);
  judged.set(table, known);
  return known;
}

function holdsValues(table: ElementNode): boolean {
  const rows = tableRows(table);
  if (table.attrs['data-kind'] === ownTable['data-kind']) return rows.some((cells) => cells.length > 0);
  if (!rows.some((cells) => cells.length > 1)) return false;
  const cells = rows.flat();
  // Google's editor and 公众号 frame the cells, not the table.
  const isFramed = [table, ...cells].some(({ attrs }) => attrs.framed !== undefined);
  if (!isFramed) return cells.every(({ children }) => !holds(children, laidOut) && textLength(children) <= MAX_CELL);
  const own = cells.map(({ children }) => children.flatMap(besideTables));
  if (own.some((children) => textLength(children) > MAX_FRAMED_CELL)) return false;
  // One with little beside other tables only places them.
  const isFull = (children: readonly HtmlNode[]): boolean => hasContent(children) || holds(children, images);
  return !cells.some(({ children }) => holdsTable(children)) || own.filter(isFull).length > 1;
}

const holdsTable = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some((node) => isElement(node) && ((node.tag === 'table' && isDataTable(node)) || holdsTable(node.children)));

/** A node without the tables of values in it, which will stand behind the table whose cell holds them. */
function besideTables(node: HtmlNode): HtmlNode[] {
  if (node.type === 'text') return [node];
  if (node.tag === 'table' && isDataTable(node)) return [];
  return [{ ...node, children: node.children.flatMap(besideTables) }];
}

const spanOf = ({ attrs }: ElementNode, name: 'colspan' | 'rowspan'): number => Number(attrs[name] ?? 1);

interface PlacedCell {
  readonly cell: ElementNode;
  readonly row: number;
  readonly column: number;
  readonly columns: number;
  readonly rows: number;
}

/** Where each cell of rows stands, its spans held within the table. */
function placeCells(rows: readonly (readonly ElementNode[])[]): PlacedCell[][] {
  /** By column: the first row that is free again. */
  const free: number[] = [];
  return rows.map((cells, row) => {
    let column = 0;
    return cells.map((cell) => {
      while ((free[column] ?? 0) > row) column += 1;
      const at = column;
      const span = Math.min(spanOf(cell, 'rowspan'), rows.length - row);
      while (column - at < spanOf(cell, 'colspan') && (free[column] ?? 0) <= row) {
        free[column] = row + span;
        column += 1;
      }
      return { cell, row, column: at, columns: column - at, rows: span };
    });
  });
}

const emptyCell: ElementNode = { type: 'element', tag: 'td', attrs: {}, children: [] };
const isFull = ({ cell }: PlacedCell): boolean => hasContent(cell.children) || holds(cell.children, images);

/** Words that only run over into the cells behind are not merged with them. */
const apart = (cell: ElementNode): ElementNode[] =>
  cell.attrs.overflow === undefined
    ? [cell]
    : [{ ...cell, attrs: {} }, ...Array<ElementNode>(spanOf(cell, 'colspan') - 1).fill(emptyCell)];

/**
 * The rows of a table as they are seen: without hidden ones and those that merged cells cover whole, all of one width,
 * spans that end within the table. A table from elsewhere also loses its empty last rows and columns.
 */
export function tidyRows(table: ElementNode): ElementNode[][] {
  const source = table.children.filter(isElement).filter(({ tag }) => tag === 'tr');
  const isHidden = source.map(({ attrs }) => attrs.hidden !== undefined);
  const placed = placeCells(tableRows(table).map((cells) => cells.flatMap(apart)));
  const isOwn = table.attrs['data-kind'] === ownTable['data-kind'];
  const counted = placed.filter((_, row) => !isHidden[row]).flat();
  const mattering = isOwn || !counted.some(isFull) ? counted : counted.filter(isFull);
  const width = Math.max(0, ...spread(mattering.map(({ column, columns }) => column + columns)));
  const height = Math.max(0, ...spread(mattering.map(({ row, rows }) => row + rows)));
  const isKept = placed.map((cells, row) => row < height && !isHidden[row] && cells.length > 0);
  /** Rows that stay, up to each. */
  const keptUntil = [0];
  for (const kept of isKept) keptUntil.push((keptUntil.at(-1) ?? 0) + (kept ? 1 : 0));
  const rows = placed.map((cells) =>
    cells
      .filter(({ column }) => column < width)
      .map(({ cell, row, column, columns, rows }): ElementNode => {
        const down = (keptUntil[row + rows] ?? 0) - (keptUntil[row] ?? 0);
        const across = Math.min(columns, width - column);
        const attrs = {
          ...(across > 1 ? { colspan: String(across) } : {}),
          ...(down > 1 ? { rowspan: String(down) } : {}),
        };
        return { ...cell, attrs };
      }),
  );
  return filled(
    rows.filter((_, row) => isKept[row]),
    width,
  );
}

/** Largest numbers of a list that is too long for arguments. */
const spread = (numbers: readonly number[]): number[] => [numbers.reduce((most, one) => Math.max(most, one), 0)];

function filled(rows: ElementNode[][], width: number): ElementNode[][] {
  if (rows.length * width > MAX_FILLED) return rows;
  const covered = rows.map(() => 0);
  for (const cells of placeCells(rows))
    for (const { row, columns, rows: span } of cells)
      for (let at = row; at < row + span; at += 1) covered[at] = (covered[at] ?? 0) + columns;
  return rows.map((cells, row) => {
    const last = cells.at(-1)?.tag === 'th' && cells.every(({ tag }) => tag === 'th') ? 'th' : 'td';
    const missing = Math.max(0, width - (covered[row] ?? 0));
    return [...cells, ...Array<ElementNode>(missing).fill({ ...emptyCell, tag: last })];
  });
}

interface GridCell {
  readonly cell: ElementNode;
  /** The row or the column in which the cell begins. */
  readonly isFirstRow: boolean;
  readonly isFirstColumn: boolean;
}

/** A tidied table place by place: a merged cell stands at each place that it covers. */
export function tableGrid(table: ElementNode): GridCell[][] {
  const grid: GridCell[][] = tableRows(table).map(() => []);
  for (const { cell, row, column, columns, rows } of placeCells(tableRows(table)).flat())
    for (let down = 0; down < rows; down += 1)
      for (let across = 0; across < columns; across += 1)
        (grid[row + down] as GridCell[])[column + across] = {
          cell,
          isFirstRow: down === 0,
          isFirstColumn: across === 0,
        };
  return grid.map((cells) =>
    Array.from(cells, (one) => one ?? { cell: emptyCell, isFirstRow: true, isFirstColumn: true }),
  );
}

/** Rows at the top that name the columns; a name that reaches down takes those beside it along. */
export function countHeadRows(table: ElementNode, isName: (cell: ElementNode) => boolean): number {
  const rows = tableRows(table);
  if (rows[0] === undefined || !rows[0].every(isName)) return 0;
  const reached = Math.max(...rows[0].map((cell) => spanOf(cell, 'rowspan')));
  let count = 1;
  while (count < rows.length && (count < reached || rows[count]?.every(({ tag }) => tag === 'th'))) count += 1;
  return Math.min(count, rows.length);
}

const countIn = (nodes: readonly HtmlNode[]): number =>
  nodes.filter(isElement).reduce((sum, node) => {
    if (node.tag === 'table' && isDataTable(node)) return sum + 1;
    return sum + countIn(node.children);
  }, 0);

/** Tables of a source, those that only lay a page out left aside. */
export const countTables = (html: string): number => (/<table/i.test(html) ? countIn(parseHtml(html)) : 0);

const hasContent = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some((node) => (node.type === 'text' ? node.text.trim() !== '' : hasContent(node.children)));
const plainText = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.text : node.tag === 'br' ? '\n' : plainText(node.children)))
    .join('');
const text = (words: string): HtmlNode => ({ type: 'text', text: words });
const strong = (children: readonly HtmlNode[]): HtmlNode => ({ type: 'element', tag: 'strong', attrs: {}, children });
const isBold = (nodes: readonly HtmlNode[]): boolean =>
  nodes.every((node) => (node.type === 'text' ? node.text.trim() === '' : node.tag === 'strong'));

/** What a cell says, in one line. */
const cellLine = (cell: ElementNode): HtmlNode[] =>
  cell.children
    .flatMap((one, index) => [...(index > 0 ? [text(' ')] : []), ...(isElement(one) ? one.children : [one])])
    .map((node) => (isElement(node) && node.tag === 'br' ? text(' ') : node));

/**
 * A tidied table as paragraphs that read by themselves, for places that show no table: "name: value" where it has two
 * columns; with a head, each row as what it is of and its values by name; else the cells apart by bars. What was merged
 * downwards is said in each of its rows.
 */
export function tableLines(table: ElementNode): HtmlNode[] {
  const grid = tableGrid(table);
  // The corner of a head may be empty.
  const heads = grid[0]?.some(({ cell }) => hasContent(cell.children))
    ? countHeadRows(table, (cell) => cell.tag === 'th' || isBold(cellLine(cell)))
    : 0;
  const isWide = grid.some((cells) => cells.length > 2);
  const isNamed = heads > 0 && heads < grid.length && isWide;
  const names = isNamed ? columnNames(grid.slice(0, heads)) : [];
  return grid
    .slice(isNamed ? heads : 0)
    .map((cells) => (isNamed ? namedLine(cells, names) : plainLine(cells, isWide ? ' \uff5c ' : '\uff1a')))
    .filter(hasContent)
    .map((children): HtmlNode => ({ type: 'element', tag: 'p', attrs: {}, children }));
}

/** What the rows of a head call each column, from the top down. */
export const columnNames = (heads: readonly (readonly GridCell[])[]): string[] =>
  (heads[0] ?? []).map((_, column) =>
    [...new Set(heads.map((cells) => plainText(cellLine(cells[column]?.cell ?? emptyCell)).trim()))]
      .filter(Boolean)
      .join(' '),
  );

const shown = (cell: ElementNode): readonly HtmlNode[] => {
  const words = cellLine(cell);
  return cell.tag === 'th' && hasContent(words) && !isBold(words) ? [strong(words)] : words;
};

function plainLine(cells: readonly GridCell[], between: string): HtmlNode[] {
  const full = cells.filter(({ cell, isFirstColumn }) => isFirstColumn && hasContent(cell.children));
  return full.flatMap(({ cell }, index) => [...(index > 0 ? [text(between)] : []), ...shown(cell)]);
}

function namedLine([first, ...cells]: readonly GridCell[], [title = '', ...titles]: readonly string[]): HtmlNode[] {
  const own = first ? cellLine(first.cell) : [];
  const values = cells
    .map(({ cell, isFirstColumn }, index) => ({ name: titles[index] ?? '', words: cellLine(cell), isFirstColumn }))
    .filter(({ words, isFirstColumn }) => isFirstColumn && hasContent(words));
  // A row that is one merged cell is a line of its own.
  if (first && cells.every(({ cell }) => cell === first.cell)) return own;
  const rest = values.flatMap(({ name, words }, index) => [
    ...(index > 0 ? [text('\uff1b')] : []),
    ...(name ? [text(`${name} `)] : []),
    ...words,
  ]);
  if (!hasContent(own)) return rest;
  const lead = [title, plainText(own).trim()].filter(Boolean).join(' ');
  return [strong([text(lead)]), ...(rest.length > 0 ? [text('\uff1a'), ...rest] : [])];
}
