import { latin } from './sniff';

/** What the boxes of an MP4 or MOV tell without decoding. */
export interface IsoFacts {
  readonly hasIndex: boolean;
  /** A box that says it is longer than the file. */
  readonly isCut: boolean;
  /** Four letters of each sample entry: avc1, hvc1, apch, mp4a … */
  readonly entries: readonly string[];
  /** Locked by a rights system; `frma` has the true codec. */
  readonly isEncrypted: boolean;
  /** Video in pieces, each with its own index: complete without one in front. */
  readonly isFragmented: boolean;
}

/** Boxes at the top of a file; more are nothing that a camera writes. */
const MOST_BOXES = 4096;
/** Bytes of an index that are read: sample descriptions stand near its head, tables behind. */
const INDEX_BYTES = 8 * 1024 * 1024;

/** Reads the boxes of an MP4 or MOV, whatever their order, by a few bytes each. */
export async function readIso(file: Blob): Promise<IsoFacts> {
  let at = 0;
  let index = '';
  let [hasIndex, isCut, isFragmented] = [false, false, false];
  for (let count = 0; count < MOST_BOXES && at + 8 <= file.size; count += 1) {
    const head = new DataView(await file.slice(at, at + 16).arrayBuffer());
    const type = latin(new Uint8Array(head.buffer), 4, 4);
    if (!/^[\x20-\x7e]{4}$/.test(type)) break;
    const size = boxSize(head, file.size - at);
    if (size < 8) break;
    if (at + size > file.size) isCut = true;
    if (type === 'moof') isFragmented = true;
    if (type === 'moov') {
      hasIndex = true;
      index = latin(new Uint8Array(await file.slice(at, at + Math.min(size, INDEX_BYTES)).arrayBuffer()));
    }
    at += size;
  }
  const entries = entriesOf(index);
  const isEncrypted = entries.some((entry) => /^(encv|enca|drmi|drms|p608)$/.test(entry)) || index.includes('pssh');
  return { hasIndex, isCut, entries, isEncrypted, isFragmented };
}

/** 1 = the size stands in the next eight bytes; 0 = to the end of the file. */
function boxSize(head: DataView, rest: number): number {
  const size = head.getUint32(0);
  if (size === 0) return rest;
  if (size !== 1) return size;
  return head.byteLength >= 16 ? Number(head.getBigUint64(8)) : 0;
}

/** The first entry of each sample description: size, `stsd`, version, count, size, name. */
function entriesOf(index: string): readonly string[] {
  const found: string[] = [];
  for (let at = index.indexOf('stsd'); at !== -1; at = index.indexOf('stsd', at + 4)) {
    const name = index.slice(at + 16, at + 20);
    if (/^[\x20-\x7e]{4}$/.test(name)) found.push(name);
  }
  for (let at = index.indexOf('frma'); at !== -1; at = index.indexOf('frma', at + 4))
    found.push(index.slice(at + 4, at + 8));
  return found;
}
