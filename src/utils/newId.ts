const alphabet = '0123456789abcdefghijkmnpqrstuvwxyz';

/** A random id of 16 characters (about 80 bits). Unlike crypto.randomUUID it also works on pages without TLS. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => alphabet[byte % alphabet.length]).join('');
