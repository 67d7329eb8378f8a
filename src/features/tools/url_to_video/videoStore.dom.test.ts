import { kv } from '@/lib/storage';
import { emptyVideo } from './video';
import { videoStore } from './videoStore';

test('what is typed before the kept video has been read is not pushed aside by it', async () => {
  await kv('link-film').set('', { ...emptyVideo, id: 'kept', link: 'https://old.example/1', speed: 1.3 });
  const opened = videoStore.open();
  videoStore.change({ link: 'https://new.example/2' }, 'read');
  const later = videoStore.open();
  await Promise.all([opened, later]);
  expect(videoStore.get()).toMatchObject({ id: 'kept', link: 'https://new.example/2', speed: 1.3 });
});

test('a change is kept here after a moment, under the merchant’s number', async () => {
  await videoStore.open();
  videoStore.change({ speed: 1.5 }, 'board');
  window.dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await kv<{ speed: number }>('link-film').get('')).toMatchObject({ id: 'kept', speed: 1.5 });
});
