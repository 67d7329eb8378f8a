import type { UploadItem, UploadState } from './types';
import { isBusy, isEnded, summarizeUploads } from './uploadSummary';

const megabyte = 1024 * 1024;
let serial = 0;
function anUpload(state: UploadState, part: Partial<UploadItem> = {}): UploadItem {
  serial += 1;
  return {
    id: `u${serial}`,
    file: new File(['x'], 'a.txt'),
    name: 'a.txt',
    purpose: 'library',
    size: 10 * megabyte,
    target: undefined,
    stage: '',
    state,
    percent: 0,
    speed: 0,
    reason: '',
    ...part,
  };
}

test('speed and time left are those of all that moves', () => {
  const sum = summarizeUploads([
    anUpload('uploading', { percent: 50, speed: megabyte }),
    anUpload('uploading', { percent: 0, speed: megabyte }),
    anUpload('queued'),
  ]);
  expect(sum).toMatchObject({ total: 3, speed: 2 * megabyte, etaSeconds: 12.5, isBusy: true });
  expect(sum.percent).toBeCloseTo(100 / 6);
});

test('what is paused has no time left and keeps its share', () => {
  const sum = summarizeUploads([anUpload('paused', { percent: 40 }), anUpload('done', { percent: 100 })]);
  expect(sum).toMatchObject({ done: 1, isBusy: false, isPaused: true, percent: 70 });
  expect(sum.etaSeconds).toBeUndefined();
});

test('a refused file counts for nothing, one that was there already counts as done', () => {
  expect(summarizeUploads([anUpload('refused'), anUpload('skipped'), anUpload('failed')])).toMatchObject({
    total: 2,
    done: 1,
    failed: 1,
  });
});

test('a question about a duplicate is neither work nor an end', () => {
  const asked = anUpload('duplicate');
  expect([isBusy(asked), isEnded(asked)]).toEqual([false, false]);
});
