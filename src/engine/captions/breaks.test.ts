import { breakLines } from './breakLines';
import { breakCorpus } from './breaks.corpus.data';
import { captionPieces } from './fitCaption';
import { captionLength } from './measure';

const LIMITS = [8, 10, 12, 16] as const;

const judged = Object.values(breakCorpus)
  .flat()
  .map((marked) => {
    const allowed = new Set<number>();
    let text = '';
    for (const part of marked.split('|')) {
      text += part;
      allowed.add(text.trimEnd().length);
    }
    return { text, allowed };
  });
/** Every third line judges what the other two helped to make. */
const heldOut = judged.filter((_, index) => index % 3 === 2);
const development = judged.filter((_, index) => index % 3 !== 2);

type Break = (text: string, limit: number) => readonly string[];

/** Where the text is broken: offsets behind the last letter or mark before each break. */
function breaksOf(text: string, parts: readonly string[]): readonly number[] {
  let at = 0;
  return parts.slice(0, -1).map((part) => {
    at = text.indexOf(part, at) + part.length;
    // A comma that is not printed still stands before the break.
    return at + (/^[\s，。、！？：；]*/.exec(text.slice(at))?.[0].length ?? 0);
  });
}

function share(lines: typeof judged, broken: Break) {
  let made = 0;
  const wrong: string[] = [];
  for (const { text, allowed } of lines) {
    for (const limit of LIMITS) {
      const parts = broken(text, limit);
      for (const at of breaksOf(text, parts)) {
        made += 1;
        if (!allowed.has(at))
          wrong.push(
            `${limit}: ${parts.join(' / ')} (${text.slice(Math.max(0, at - 3), at)}|${text.slice(at, at + 3)})`,
          );
      }
    }
  }
  return { made, wrong, right: 1 - wrong.length / made };
}

const lines: Break = (text, limit) => breakLines(text, limit, captionLength).map((line) => line.text);

test('measures', () => {
  for (const [name, set] of [
    ['development', development],
    ['held out', heldOut],
  ] as const)
    for (const [how, broken] of [
      ['lines', lines],
      ['pieces', captionPieces],
    ] as const) {
      const { made, right, wrong } = share(set, broken);
      process.stdout.write(`${name} ${how}: ${(right * 100).toFixed(1)} % of ${made}\n`);
      if (process.env.SHOW === `${name} ${how}`) process.stdout.write(`${wrong.join('\n')}\n`);
    }
});
