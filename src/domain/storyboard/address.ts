import { addressLead, addressNames, addressWords } from './address.data';

interface AddressFacts {
  readonly specs?: readonly { readonly name: string; readonly value: string }[];
  readonly sellingPoints: readonly string[];
}

/** An address in a sentence, as it is said there; undefined when it tells none. */
export function addressIn(text: string): string | undefined {
  const [found] = addressWords.exec(text.replaceAll(/\s/g, '')) ?? [];
  return found?.replace(addressLead, '');
}

/** Where the shop of the goods is, by a property of theirs or by what is told of them; '' = that is not known. */
export function addressOf({ specs = [], sellingPoints }: AddressFacts): string {
  const named = specs.find(({ name, value }) => addressNames.test(name.trim()) && value.trim() !== '');
  return named?.value.trim() ?? sellingPoints.map(addressIn).find((address) => address !== undefined) ?? '';
}
