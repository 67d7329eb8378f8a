/** Data lines of a server-sent event stream; chunk borders may fall anywhere, also inside a character. */
export async function* eventData(body: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const chunk of body) {
    held += decoder.decode(chunk, { stream: true });
    const lines = held.split(/\r\n|\n|\r/);
    held = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
  if (held.startsWith('data:')) yield held.slice(5).trim();
}
