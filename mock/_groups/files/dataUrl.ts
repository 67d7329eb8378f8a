/** Characters before the comma: a type and its parameters. */
const MAX_HEAD = 200;

/** Type and bytes of a `data:` address; undefined when it is none or cannot be decoded. */
export function readDataUrl(address: string): { readonly mime: string; readonly bytes: Buffer } | undefined {
  const comma = address.slice(0, MAX_HEAD).indexOf(',');
  if (comma < 0 || !address.startsWith('data:')) return undefined;
  const [mime = '', ...parameters] = address.slice('data:'.length, comma).split(';');
  const isBase64 = parameters.at(-1) === 'base64';
  const isFormed = /^([\w.+-]+\/[\w.+-]+)?$/.test(mime) && parameters.every((one) => /^[\w=-]+$/.test(one));
  if (!isFormed) return undefined;
  const text = address.slice(comma + 1);
  try {
    const bytes = isBase64 ? Buffer.from(text, 'base64') : Buffer.from(decodeURIComponent(text));
    return { mime: mime || 'text/plain', bytes };
  } catch {
    return undefined;
  }
}
