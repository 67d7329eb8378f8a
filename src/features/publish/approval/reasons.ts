const most = 8;
const longest = 60;

/** A text with a further reason, said once. */
export function joinReason(text: string, reason: string): string {
  const said = text.trim();
  if (said === '') return reason;
  return said.split('；').includes(reason) ? said : `${said.replace(/[；。\s]+$/, '')}；${reason}`;
}

/** The remembered reasons with a new one in front; long ones and those that stand there anyway are not kept. */
export function addReason(own: readonly string[], reason: string, known: readonly string[]): readonly string[] {
  const words = reason.trim();
  if (words === '' || words.length > longest || known.includes(words)) return own;
  return [words, ...own.filter((one) => one !== words)].slice(0, most);
}
