import fc from '@/testing/property';
import { auditChanges, MAX_AUDIT_TEXT } from './audit';

const role = { name: '发布专员', note: '', routes: ['a', 'b'], actions: ['x.save'] };

test('names the fields that differ, in order, and of lists what went and what came', () => {
  const after = { ...role, name: '排期专员', routes: ['b', 'c', 'd'] };
  expect(auditChanges(role, after, ['name', 'note', 'routes', 'actions'])).toEqual([
    { field: 'name', before: '发布专员', after: '排期专员' },
    { field: 'routes', before: 'a', after: 'c, d' },
  ]);
});

test('a new record has no before, and its empty fields are no change', () => {
  expect(auditChanges(undefined, role, ['name', 'note', 'routes', 'actions'])).toEqual([
    { field: 'name', before: '', after: '发布专员' },
    { field: 'routes', before: '', after: 'a, b' },
    { field: 'actions', before: '', after: 'x.save' },
  ]);
});

test('images are named by their kind, long texts are cut', () => {
  const image = (body: string) => ({ logo: `data:image/png;base64,${body}`, note: 'x'.repeat(2000) });
  const [logo, note] = auditChanges({ ...image('a'), note: '' }, image('b'), ['logo', 'note']);
  expect(logo).toEqual({ field: 'logo', before: 'data:image/png', after: 'data:image/png' });
  expect(note?.after).toHaveLength(MAX_AUDIT_TEXT);
});

test('a record and itself never differ', () => {
  const record = fc.record({ name: fc.string(), routes: fc.array(fc.string()) });
  fc.assert(fc.property(record, (one) => auditChanges(one, structuredClone(one), ['name', 'routes']).length === 0));
});
