import { kv } from '@/lib/storage';
import { emptyFilm } from './film';
import { filmStore } from './filmStore';

test('what is typed before the kept film has been read is not pushed aside by it', async () => {
  await kv('link-film').set('', { ...emptyFilm, id: 'kept', link: 'https://old.example/1', speed: 1.3 });
  const opened = filmStore.open();
  filmStore.change({ link: 'https://new.example/2' }, 'read');
  const later = filmStore.open();
  await Promise.all([opened, later]);
  expect(filmStore.get()).toMatchObject({ id: 'kept', link: 'https://new.example/2', speed: 1.3 });
});
