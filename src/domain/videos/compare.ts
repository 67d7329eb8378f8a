/** A text with its moment in the video, seconds. */
export interface TimedText {
  readonly at: number;
  readonly text: string;
}

interface TextChange {
  readonly kind: 'same' | 'added' | 'removed' | 'changed';
  readonly before?: TimedText;
  readonly after?: TimedText;
}

/** Longest texts that are compared line by line; beyond that the table would grow too large. */
const most = 600;

/**
 * What is said or written in one version and not in the other, in order. Lines that stand in both are the same
 * wherever they moved to in time; a removed line with an added one at its place counts as changed.
 */
export function compareTexts(before: readonly TimedText[], after: readonly TimedText[]): TextChange[] {
  const left = before.slice(0, most);
  const right = after.slice(0, most);
  const width = right.length + 1;
  const common = new Uint16Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        left[i]?.text === right[j]?.text
          ? (common[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0);
    }
  }
  const changes: TextChange[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [one, other] = [left[i], right[j]];
    if (one && other && one.text === other.text) {
      changes.push({ kind: 'same', before: one, after: other });
      i += 1;
      j += 1;
    } else if (one && (!other || (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))) {
      changes.push({ kind: 'removed', before: one });
      i += 1;
    } else if (other) {
      changes.push({ kind: 'added', after: other });
      j += 1;
    }
  }
  return paired(changes);
}

/** Runs of removed lines followed by added ones become pairs. */
function paired(changes: readonly TextChange[]): TextChange[] {
  const out: TextChange[] = [];
  for (const change of changes) {
    const at = change.kind === 'added' ? openRemoval(out) : -1;
    const removed = out[at]?.before;
    if (removed && change.after) out[at] = { kind: 'changed', before: removed, after: change.after };
    else out.push(change);
  }
  return out;
}

/** The first removal of the run at the end that has no partner yet. */
function openRemoval(out: readonly TextChange[]): number {
  let at = -1;
  for (let index = out.length - 1; index >= 0 && out[index]?.kind !== 'same'; index -= 1) {
    if (out[index]?.kind === 'removed') at = index;
  }
  return at;
}
