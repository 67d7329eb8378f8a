import { createProject } from '../project/createProject';
import { metadataTags } from './aiMetadata';

test('the label is there twice: as the field that the rules name and as the comment that everything reads', () => {
  const project = createProject({ title: '保温杯', id: 'p1' });
  const tags = metadataTags({ ...project, aiLabel: { ...project.aiLabel, metadata: true } }, 'brand');
  const field = JSON.parse(String(tags.raw?.AIGC));
  expect(field).toMatchObject({ Label: '1', ContentProducer: 'brand', ProduceID: 'p1' });
  expect(JSON.parse(tags.comment ?? '')).toEqual({ AIGC: field });
  expect(tags.title).toBe('保温杯');
});

test('switched off, nothing claims it', () => {
  const project = createProject({ title: 't' });
  const tags = metadataTags({ ...project, aiLabel: { ...project.aiLabel, metadata: false } });
  expect(tags).toEqual({ title: 't' });
});
