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

test('the loudness of an export is kept, may be absent, and is one that can be heard', () => {
  const plain = createProject({ title: 't' });
  expect(plain.loudness).toBeUndefined();
  const mastered = { ...plain, loudness: { target: -14, truePeak: -1 } };
  expect(parseProject(projectJson(mastered))).toEqual(mastered);
  for (const loudness of [{ target: 3, truePeak: -1 }, { target: -14, truePeak: 2 }, { target: -14 }]) {
    expect(() => parseProject({ ...plain, loudness })).toThrow();
  }
});
