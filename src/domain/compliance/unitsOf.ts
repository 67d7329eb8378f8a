/** Characters as a table by UTF-16 unit, 1 for each of them: for what is asked of every character of a text. */
export function unitsOf(characters: string): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}
