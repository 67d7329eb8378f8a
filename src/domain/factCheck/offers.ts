import * as told from './offers.data';
import { agrees, chineseNumber, type Quantity } from './quantities';
import { bySources } from './sourcesOf';
import type { FactSource } from './types';

interface OfferSum {
  /** Yuan. */
  readonly value: number;
  readonly source: FactSource;
}

/** What price and offers of a record come to. */
export interface Offers {
  /** What is paid, for one or for as many as the offer asks for, in all and each. */
  readonly prices: readonly OfferSum[];
  /** What is taken off. */
  readonly taken: readonly OfferSum[];
  /** Numbers of pieces that offers speak of. */
  readonly pieces: readonly OfferSum[];
  /** What is asked before the offers; absent without offers. */
  readonly before: OfferSum | undefined;
}

/** Pieces that somebody may buy to reach a threshold. */
const MAX_PIECES = 8;

const plain = (text: string): string =>
  text
    .replace(told.blanks, '')
    .replace(told.numeral, (numeral) => (/^\d/.test(numeral) ? numeral : String(chineseNumber(numeral))));

/** A promotion so written that two of one meaning are the same. */
export const promotionShape = (text: string): string =>
  told.sameInShape.reduce((shape, [pattern, words]) => shape.replace(pattern, words), plain(text));

const rateOf = (text: string): number => (Number(text) >= 10 ? Number(text) / 100 : Number(text) / 10);

class OfferReader {
  readonly prices: OfferSum[] = [];
  readonly taken: OfferSum[] = [];
  readonly pieces: OfferSum[] = [];
  private source: FactSource = { field: 'offer', label: '', text: '' };

  constructor(private readonly asked: number) {}

  private put(list: OfferSum[], value: number): void {
    if (Number.isFinite(value) && value > 0) list.push({ value: Math.round(value * 100) / 100, source: this.source });
  }

  /** So much for so many, in all and each. */
  private bundle(count: number, total: number, full = count * this.asked): void {
    this.put(this.pieces, count);
    this.put(this.prices, total);
    this.put(this.prices, total / count);
    this.put(this.taken, full - total);
  }

  /** Reads matches and takes them out, so that no part of one is read again. */
  private each(text: string, pattern: RegExp, use: (...numbers: readonly number[]) => void): string {
    return text.replace(pattern, (...found: readonly unknown[]) => {
      const groups = found
        .slice(1, -2)
        .map((group) => (typeof group === 'string' && group !== '' ? Number(group) : Number.NaN));
      use(...groups);
      return ' ';
    });
  }

  read(source: FactSource): void {
    const { asked } = this;
    this.source = source;
    let rest = plain(source.text);
    rest = rest.replace(told.nthPiece, (_, nth: string, half?: string, cut?: string, free?: string, price?: string) => {
      const count = Number(nth);
      const last = half ? asked / 2 : cut ? asked * rateOf(cut) : free ? 0 : Number(price);
      this.bundle(count, asked * (count - 1) + last);
      return ' ';
    });
    rest = this.each(rest, told.deposit, (paid = 0, worth = 0) => {
      for (const value of [paid, asked - worth, asked - worth + paid]) this.put(this.prices, value);
      for (const value of [worth, worth - paid]) this.put(this.taken, value);
    });
    rest = this.each(rest, told.threshold, (over = 0, off = 0) => {
      this.put(this.taken, off);
      for (let count = 1; count <= MAX_PIECES; count += 1)
        if (count * asked >= over) this.bundle(count, count * asked - off);
    });
    rest = this.each(rest, told.offPieces, (count = 1, off = 0) => {
      this.put(this.taken, off);
      this.bundle(count, count * asked - off);
    });
    rest = this.each(rest, told.buyGet, (bought = 1, got = 1) => {
      this.put(this.pieces, bought);
      this.bundle(bought + got, bought * asked);
    });
    rest = rest.replace(told.piecesRate, (_, count: string, cut: string) => {
      this.bundle(Number(count), Number(count) * asked * rateOf(cut));
      return ' ';
    });
    rest = this.each(rest, told.piecesPrice, (count = 1, total = 0) => this.bundle(count, total));
    rest = this.each(rest, told.finalPrice, (value = 0) => {
      this.put(this.prices, value);
      this.put(this.taken, asked - value);
    });
    rest = this.each(rest, told.taken, (off = 0) => {
      this.put(this.taken, off);
      this.put(this.prices, asked - off);
    });
    rest.replace(told.rate, (_, cut: string) => {
      this.put(this.prices, asked * rateOf(cut));
      this.put(this.taken, asked - asked * rateOf(cut));
      return ' ';
    });
  }
}

/** Reads price and offers once for each record. */
export const offersOf = bySources((sources): Offers => {
  const price = sources.find(({ field }) => field === 'price');
  const asked = Number.parseFloat(price?.text ?? '');
  const reader = new OfferReader(asked);
  for (const source of sources) if (source.field === 'offer') reader.read(source);
  const { prices, taken, pieces } = reader;
  const before = price && taken.length > 0 ? { value: asked, source: price } : undefined;
  return { prices, taken, pieces, before };
});

/** The sum that bears a claimed one out. */
export const sumFor = (claimed: Quantity, sums: readonly OfferSum[]): FactSource | undefined =>
  sums.find(({ value }) => agrees(claimed, { least: value, most: value }))?.source;
