/**
 * Finds the JSON objects in a text that comes in pieces: one a line as asked, but also within an array, a code block
 * or between other words, as models like to write.
 */
export class JsonObjects {
  private held = '';
  private at = 0;
  private start = -1;
  private depth = 0;
  private isInString = false;
  private isEscaped = false;

  /** @returns the objects that this piece completed; what is no JSON after all is passed over */
  push(piece: string): unknown[] {
    this.held += piece;
    const found: unknown[] = [];
    for (; this.at < this.held.length; this.at += 1) {
      if (!this.step(this.held.charAt(this.at))) continue;
      found.push(...parsed(this.held.slice(this.start, this.at + 1)));
      this.held = this.held.slice(this.at + 1);
      this.at = -1;
      this.start = -1;
    }
    return found;
  }

  /** @returns whether an object ends with this character */
  private step(character: string): boolean {
    if (this.isInString) {
      if (this.isEscaped) this.isEscaped = false;
      else if (character === '\\') this.isEscaped = true;
      else if (character === '"') this.isInString = false;
      return false;
    }
    if (character === '"' && this.depth > 0) this.isInString = true;
    if (character === '{') {
      if (this.depth === 0) this.start = this.at;
      this.depth += 1;
    }
    if (character !== '}' || this.depth === 0) return false;
    this.depth -= 1;
    return this.depth === 0;
  }
}

function parsed(text: string): unknown[] {
  for (const attempt of [text, text.replace(/,\s*([}\]])/g, '$1')]) {
    try {
      return [JSON.parse(attempt)];
    } catch {
      // a comma too many is forgiven, anything else is not
    }
  }
  return [];
}
