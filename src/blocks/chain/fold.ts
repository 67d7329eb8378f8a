import { chainKey, stageOf } from '@/domain/chain';
import type { ChainNode } from '@/services/chain/schema';

/** Records of one stage that are shown before someone asks for all. */
const mostOfStage = 4;

/** Leaves out what would make a stage too long; the record itself always stays. */
export function fold(nodes: readonly ChainNode[], hereKey: string, isWhole: boolean) {
  if (isWhole) return { nodes, hidden: 0 };
  const counts = new Map<number, number>();
  const shown = nodes.filter((node) => {
    if (chainKey(node) === hereKey) return true;
    const stage = stageOf(node.type);
    const count = (counts.get(stage) ?? 0) + 1;
    counts.set(stage, count);
    return count <= mostOfStage;
  });
  return { nodes: shown, hidden: nodes.length - shown.length };
}
