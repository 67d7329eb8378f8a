import { hasSets, readAvcSets, splitUnits, toLengths, withSets } from './avcUnits';

const sps = [0x67, 1, 2];
const pps = [0x68, 3];
const idr = [0x65, 9, 9, 9];
const avcC = Uint8Array.from([1, 0x64, 0, 0x28, 0xff, 0xe1, 0, 3, ...sps, 1, 0, 2, ...pps]);
const byLength = (...units: readonly number[][]): Uint8Array =>
  Uint8Array.from(units.flatMap((unit) => [0, 0, 0, unit.length, ...unit]));

test('parameter sets are read from the record', () => {
  const { units, lengthSize } = readAvcSets(avcC);
  expect(units.map((unit) => [...unit])).toEqual([sps, pps]);
  expect(lengthSize).toBe(4);
});

test('they go before the image, behind its delimiter', () => {
  const sets = readAvcSets(avcC);
  expect(withSets(byLength(idr), sets)).toEqual(byLength(sps, pps, idr));
  const delimiter = [9, 0xf0];
  expect(withSets(byLength(delimiter, idr), sets)).toEqual(byLength(delimiter, sps, pps, idr));
});

test('start codes of three and of four bytes become lengths', () => {
  const annexB = Uint8Array.from([0, 0, 0, 1, ...sps, 0, 0, 1, ...pps, 0, 0, 0, 1, ...idr]);
  expect(splitUnits(annexB).map((unit) => [...unit])).toEqual([sps, pps, idr]);
  expect(toLengths(annexB, 4)).toEqual(byLength(sps, pps, idr));
  expect(hasSets(annexB)).toBe(true);
  expect(hasSets(Uint8Array.from([0, 0, 1, ...idr]))).toBe(false);
});
