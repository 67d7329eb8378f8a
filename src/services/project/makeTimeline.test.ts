import { parseProject } from '../../engine/project/parseProject';
import { projectJson } from '../../engine/project/projectJson';
import { projectAddress } from './address';
import { documentOfVideo } from './makeTimeline';

test('a finished video becomes a document of its own size that every door accepts', () => {
  const video = { id: 'v1', title: '成片', url: 'https://a.test/v.mp4', width: 1079, height: 1920, duration: 5.02 };
  const document = documentOfVideo(video);
  expect(parseProject(projectJson(document))).toEqual(document);
  expect(document.canvas).toMatchObject({ width: 1080, height: 1920 });
  const [clip] = document.tracks.main.clips;
  expect((clip?.duration ?? 1) % 4000).toBe(0);
});

test('each project opens on the screen that made it; of an unknown kind none does', () => {
  expect(projectAddress({ id: 'a b', kind: 'compose.post' })).toBe('/compose/post?project=a%20b');
  expect(projectAddress({ id: '1', kind: 'editor.timeline' })).toBe('/editor/timeline?project=1');
  expect(projectAddress({ id: '1', kind: 'toString' })).toBeUndefined();
});
