/** Characters and entries of a business card. */
export const cardLimits = {
  name: 40,
  title: 40,
  phone: 24,
  wechat: 40,
  address: 200,
  intro: 300,
  links: 6,
  linkTitle: 30,
  linkUrl: 500,
  goods: 6,
  message: 300,
} as const;

/** What a visitor may send by a card's form: more is no customer any more. */
export const cardAskLimits = { perAddressAnHour: 10, perPhoneADay: 3, perCardADay: 200 } as const;

/**
 * The address of a link on a card, as it is stored; a bare host gets `https://`.
 * @returns '' where it is no page that a browser should open for a stranger (scripts, files, names without a dot,
 * addresses with a user's name in them)
 */
export function cardLinkUrl(text: string): string {
  const typed = text.trim();
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[\w.-]+\.\w+:\d/.test(typed) ? typed : `https://${typed}`;
  if (typed === '' || /\s/.test(typed) || !URL.canParse(whole)) return '';
  const { protocol, hostname, username, password, href } = new URL(whole);
  const isPage = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
  return isPage && username === '' && password === '' ? href : '';
}

/** What goes into the address book of a phone. */
interface CardContact {
  readonly name: string;
  readonly title: string;
  readonly phone: string;
  readonly address: string;
  readonly merchant: string;
}

/** Backslash, comma, semicolon and line break carry meaning in a vCard (RFC 6350, 3.4). */
const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** A contact as a vCard 3.0, which every phone's address book reads; empty fields are left out. */
export function cardToVcard({ name, title, phone, address, merchant }: CardContact): string {
  const lines: readonly (readonly [string, string])[] = [
    ['FN', escaped(name)],
    ['N', `${escaped(name)};;;;`],
    ['ORG', escaped(merchant)],
    ['TITLE', escaped(title)],
    ['TEL;TYPE=WORK,VOICE', phone.replace(/[^\d+]/g, '')],
    ['ADR;TYPE=WORK', address && `;;${escaped(address)};;;;`],
  ];
  const filled = lines.filter(([, value]) => value !== '').map(([key, value]) => `${key}:${value}`);
  return ['BEGIN:VCARD', 'VERSION:3.0', ...filled, 'END:VCARD', ''].join('\r\n');
}
