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
