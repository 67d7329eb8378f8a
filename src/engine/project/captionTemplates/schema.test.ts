import { applyAction } from '../../edit/applyAction';
import { createProject } from '../createProject';
import { parseProject } from '../parseProject';
import { captionClip, mediaRef, type Project } from '../schema';
import { mediaIdsOf } from '../walk';
import { captionTemplate, captionTemplateSchema, captionTemplates, templateOf } from '.';

const [bold] = captionTemplates;
if (!bold) throw new Error('no template');
const own = { ...bold, key: 'own', template_id: 1001, name: '我的样式' };
const empty = createProject({ title: '', id: 'p' });
const withElement = (element: object) => ({ ...own, elements: [element] });
const image = { type: 'image', name: 'mark', width: 10, height: 10, x: 0, y: 0 };

test.each(captionTemplates.map((template) => [template.key, template] as const))(
  'the predefined %s is one that a user could have made',
  (_, template) => {
    expect(captionTemplateSchema.parse(template)).toEqual(template);
  },
);

test('a project carries its own designs through the border', () => {
  const parsed = parseProject({ ...empty, templates: { own } });
  expect(parsed.templates).toEqual({ own });
  expect(parseProject(JSON.parse(JSON.stringify({ ...empty, templates: undefined }))).templates).toEqual({});
});

test('an own design is meant before a predefined one of the same key; a key of nobody means the default design', () => {
  const mine = { ...own, key: 'film' };
  expect(templateOf({ templates: { film: mine } }, 'film')).toBe(mine);
  expect(templateOf({ templates: {} }, 'film')).toBe(captionTemplate('film'));
  expect(templateOf({ templates: {} }, 'gone')).toBe(bold);
  expect(templateOf({ templates: {} }, 'constructor')).toBe(bold);
});

test.each<[string, object]>([
  ['a limit below 4', { ...own, variables: [{ name: 'caption', limit: 3 }] }],
  ['a limit above 30', { ...own, variables: [{ name: 'caption', limit: 31 }] }],
  ['a variable of another name', { ...own, variables: [{ name: 'title', limit: 10 }] }],
  ['no element', { ...own, elements: [] }],
  ['an address that runs', withElement({ ...image, src: 'javascript:alert(1)' })],
  ['an image of another kind of data', withElement({ ...image, input_url: 'data:text/html,<b>' })],
  ['an address on another host without a scheme', withElement({ ...image, src: '//evil.example/a.png' })],
  [
    'a path with arcs, which would not scale',
    withElement({
      ...image,
      drawing: [{ type: 'path', d: 'M0 0A5 5 0 0 1 9 9Z', width: 9, height: 9, fill: '#fff', pin: 'bottom' }],
    }),
  ],
  [
    'a color that is more than one',
    withElement({ ...image, drawing: [{ type: 'rect', radius: 0, fill: 'red; x: y' }] }),
  ],
  ['a size without end', { ...own, width: 1e9 }],
  [
    'more drawings than a design has',
    withElement({ ...image, drawing: Array(51).fill({ type: 'rect', radius: 0, fill: '' }) }),
  ],
])('%s is refused', (_, template) => {
  expect(captionTemplateSchema.safeParse(template).success).toBe(false);
  expect(() => parseProject({ ...empty, templates: { own: template } })).toThrow(/templates\.own|expected|Invalid/i);
});

test('an image that a design shows belongs to its captions and cannot be taken out of the project', () => {
  const mark = captionTemplateSchema.parse(withElement({ ...image, src: 'media:mark' }));
  const clip = captionClip.parse({
    ...{ type: 'caption', id: 'c', start: 0, duration: 9, templateKey: 'own', texts: { caption: '好' } },
  });
  const media = { mark: mediaRef.parse({ id: 'mark', kind: 'image', url: '/mark.png' }) };
  const project: Project = { ...empty, media, templates: { own: mark } };
  expect(mediaIdsOf(project, clip)).toEqual(['mark']);
  expect(mediaIdsOf(project, { ...clip, templateKey: 'bold' })).toEqual([]);
  expect(() => applyAction(project, { type: 'removeMedia', mediaId: 'mark' })).toThrow(/media-in-use/);
});
