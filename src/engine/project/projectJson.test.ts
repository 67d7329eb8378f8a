import { createProject } from './createProject';
import { parseProject } from './parseProject';
import { projectJson } from './projectJson';

test('a document survives its JSON, and the copy is its own', () => {
  const project = createProject({ title: 't', width: 1080, height: 1920 });
  const json = projectJson(project);
  expect(parseProject(json)).toEqual(project);
  json.title = 'changed';
  expect(project.title).toBe('t');
});

test('a placeholder is 1200 × 1200 unless it says otherwise, and keeps what it is meant for', () => {
  const project = createProject({ title: 't', width: 1080, height: 1920 });
  const clip = { type: 'placeholder', id: 'p', start: 0, duration: 120_000 };
  const withClips = (...clips: object[]) =>
    parseProject({ ...project, tracks: { ...project.tracks, main: { ...project.tracks.main, clips } } });
  const bare = withClips(clip);
  expect(bare.tracks.main.clips[0]).toMatchObject({ width: 1200, height: 1200 });
  expect(bare.tracks.main.clips[0]).not.toHaveProperty('mediaId');
  // The medium may be gone from the project: the place still opens.
  const meant = withClips({ ...clip, mediaId: 'gone', name: '封面', width: 640, url: 'https://a.cn/b.jpg' });
  expect(parseProject(projectJson(meant))).toEqual(meant);
  expect(meant.tracks.main.clips[0]).toMatchObject({ mediaId: 'gone', name: '封面', width: 640, height: 1200 });
  expect(() => withClips({ ...clip, width: 0 })).toThrow();
});

test('the loudness of an export is kept, may be absent, and is one that can be heard', () => {
  const plain = createProject({ title: 't' });
  expect(plain.loudness).toBeUndefined();
  const mastered = { ...plain, loudness: { target: -14, truePeak: -1 } };
  expect(parseProject(projectJson(mastered))).toEqual(mastered);
  for (const loudness of [{ target: 3, truePeak: -1 }, { target: -14, truePeak: 2 }, { target: -14 }]) {
    expect(() => parseProject({ ...plain, loudness })).toThrow();
  }
});
