/** A line of a streamed script: `【role】sentence`. */
interface ScriptLine {
  readonly role: string;
  readonly text: string;
}

const tagged = /^\s*[\u3010[]([^\u3011\]]{1,12})[\u3011\]]\s*(.*)$/;

/** Reads one written line; undefined for an empty one. */
export function parseLine(line: string): ScriptLine | undefined {
  const match = tagged.exec(line);
  const role = match?.[1]?.trim() ?? '';
  const text = (match ? (match[2] ?? '') : line).trim();
  return text === '' ? undefined : { role, text };
}

/** All lines of a text that are finished; with `isFinal` the last one counts as finished too. */
export function finishedLines(text: string, isFinal: boolean): ScriptLine[] {
  const lines = text.split(/\r?\n/);
  const whole = isFinal ? lines : lines.slice(0, -1);
  return whole.map(parseLine).filter((line) => line !== undefined);
}
