import { chainKey, stageOf } from '@/domain/chain';
import type { ChainNode } from '@/services/chain/schema';

/** A stage with more records than this stands in several columns: what came of it would else be out of sight. */
export const MAX_ROWS = 6;

export const card = { width: 192, height: 76, gapX: 40, gapY: 12 } as const;

interface PlacedNode {
  readonly key: string;
  readonly node: ChainNode;
  readonly isHere: boolean;
  readonly x: number;
  readonly y: number;
}

interface ChainImage {
  readonly columns: readonly (readonly PlacedNode[])[];
  /** Arrows as SVG paths. */
  readonly arrows: readonly { readonly key: string; readonly path: string; readonly isNear: boolean }[];
  readonly width: number;
  readonly height: number;
}

function curve(from: PlacedNode, to: PlacedNode): string {
  const startX = from.x + card.width;
  const startY = from.y + card.height / 2;
  const endY = to.y + card.height / 2;
  // Origins of the same column (a breakdown of a file) bow out to the side instead of crossing the cards.
  if (to.x <= from.x) {
    const side = startX + card.gapX / 2;
    return `M${startX},${startY} C${side},${startY} ${side},${endY} ${to.x + card.width},${endY}`;
  }
  const middle = to.x - card.gapX / 2;
  return `M${startX},${startY} C${middle},${startY} ${middle},${endY} ${to.x},${endY}`;
}

/** Places the chain's records: a column for each stage that has any (several where it is long), the arrows between. Pixels. */
export function layoutChain(nodes: readonly ChainNode[], hereKey: string): ChainImage {
  const stages = [...new Set(nodes.map((node) => stageOf(node.type)))].sort((a, b) => a - b);
  const byStage = stages.flatMap((stage) => {
    const ofStage = nodes.filter((node) => stageOf(node.type) === stage);
    const rows = Math.ceil(ofStage.length / Math.ceil(ofStage.length / MAX_ROWS));
    return Array.from({ length: Math.ceil(ofStage.length / rows) }, (_, at) =>
      ofStage.slice(at * rows, (at + 1) * rows),
    );
  });
  const most = Math.max(1, ...byStage.map((column) => column.length));
  const step = card.height + card.gapY;
  const height = most * step - card.gapY;
  const columns = byStage.map((column, at) => {
    const top = (height - (column.length * step - card.gapY)) / 2;
    return column.map((node, row): PlacedNode => {
      const key = chainKey(node);
      return { key, node, isHere: key === hereKey, x: at * (card.width + card.gapX), y: top + row * step };
    });
  });
  const placed = new Map(columns.flat().map((one) => [one.key, one]));
  const arrows = columns.flat().flatMap((to) =>
    to.node.from.flatMap((origin) => {
      const from = placed.get(origin);
      if (!from) return [];
      return { key: `${from.key}>${to.key}`, path: curve(from, to), isNear: from.isHere || to.isHere };
    }),
  );
  const width = columns.length * (card.width + card.gapX) - card.gapX;
  return { columns, arrows, width, height };
}
