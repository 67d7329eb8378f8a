import { metadataTags } from '../export/aiMetadata';
import { createProject } from '../project/createProject';
import { tagsSayAi } from './hasAiMetadata';

test('the label that an export writes is found again, as a field and where only the comment was kept', () => {
  const project = createProject({ title: '保温杯', id: 'p1' });
  const labeled = { ...project, aiLabel: { ...project.aiLabel, metadata: true } };
  const { comment, ...tags } = metadataTags(labeled);
  expect(tagsSayAi(tags)).toBe(true);
  expect(tagsSayAi(comment === undefined ? {} : { comment })).toBe(true);
});

test('a video whose label was switched off, and one from a camera, say nothing', () => {
  const project = createProject({ title: '保温杯', id: 'p1' });
  expect(tagsSayAi(metadataTags({ ...project, aiLabel: { ...project.aiLabel, metadata: false } }))).toBe(false);
  expect(tagsSayAi({ comment: 'AIGC is not spoken of here' })).toBe(false);
  expect(tagsSayAi({})).toBe(false);
});
