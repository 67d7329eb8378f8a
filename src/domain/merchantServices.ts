/** What a merchant may have done by a service of its own. */
export const serviceKinds = ['writer', 'speech', 'recognizer'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** How a writer is spoken to; voices and recognizers know the OpenAI way alone. */
export const serviceProtocols = ['openai', 'anthropic'] as const;
export type ServiceProtocol = (typeof serviceProtocols)[number];

/** Who an engine at work belongs to: it comes along, the operator of this server has set it, or the merchant has. */
export const engineOwners = ['embedded', 'platform', 'merchant'] as const;
export type EngineOwner = (typeof engineOwners)[number];

export const serviceLimits = { address: 300, key: 500, model: 120, voices: 30, voice: 80, sentence: 100 } as const;

/** Ends that adapters add by themselves: people paste the whole address out of a manual. */
const endpoints: Readonly<Record<ServiceKind, RegExp>> = {
  writer: /\/(chat\/completions|v1\/messages|messages|completions)$/,
  speech: /\/audio\/speech$/,
  recognizer: /\/audio\/transcriptions$/,
};

export type AddressFault = 'format' | 'credentials' | 'query';

/** What is wrong with the address of a service; undefined = nothing. */
export function addressFault(address: string): AddressFault | undefined {
  const text = address.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return 'format';
  const url = new URL(text);
  if (url.hostname === '') return 'format';
  if (url.username || url.password) return 'credentials';
  return url.search || url.hash ? 'query' : undefined;
}

/** The address that an adapter adds its paths to, made of what was pasted. It must have no fault. */
export function baseAddress(kind: ServiceKind, protocol: ServiceProtocol, address: string): string {
  const plain = new URL(address.trim()).href.replace(/\/+$/, '').replace(endpoints[kind], '');
  // The Anthropic adapter adds the version as well.
  return kind === 'writer' && protocol === 'anthropic' ? plain.replace(/\/v1$/, '') : plain;
}

/** Whether a key that was typed for one address may be sent to another: only on the same host and port. */
export const isSameHost = (one: string, other: string): boolean =>
  URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin;

/** Whether a key can stand in a header: what is copied along with it (line breaks, Chinese, full width) cannot. */
export const isServiceKey = (key: string): boolean => /^[\x21-\x7e]*$/.test(key);

/** What is shown of a key: the last four characters, and nothing of one so short that they would be most of it. */
export const keyTail = (key: string): string => (key.length >= 12 ? key.slice(-4) : '');

/** Names of voices out of one line, each once. */
export const voiceNames = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、\s]+/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];
