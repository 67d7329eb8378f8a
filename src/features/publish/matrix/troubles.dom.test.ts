import type { Video } from '@/services/video/schema';
import { fitter } from './troubles';

test('texts for an account hold its fixed topics, and tell what its platform has no place for', () => {
  const video = { id: 'v1', title: '倒放不漏的保温杯', source: [] } as unknown as Video;
  const fitOf = fitter(
    new Map([['v1', video]]),
    () => ({ title: '倒放不漏的保温杯', description: '', topics: ['一', '二', '三', '四'] }),
    (id) => (id === 'ks' ? { first: ['山野'], last: ['杭州'] } : undefined),
  );
  expect(fitOf('v1', 'kuaishou', 'ks')).toMatchObject({
    texts: { topics: ['山野', '一', '二', '杭州'] },
    cut: ['三', '四'],
  });
  for (const id of ['other', undefined])
    expect(fitOf('v1', 'kuaishou', id)).toMatchObject({ texts: { topics: ['一', '二', '三', '四'] }, cut: [] });
});
