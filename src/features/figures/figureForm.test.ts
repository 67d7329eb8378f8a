import type { Figure } from '@/services/figure/schema';
import { figureBody, figureValues, portraitKind, usualMarks, wholeConsent } from './figureForm';

const consent = { person: '小满', granted_on: '2026-02-01', purpose: '店铺视频', is_confirmed: true as const };
const portrait = { file_id: 'f', url: '/p.png', width: 10, height: 10, marks: usualMarks };
const figure: Figure = {
  id: 'fig',
  name: '店主',
  presenter: portraitKind,
  portrait,
  look: {},
  voice: 'v',
  speed: 1.1,
  pitch: 1,
  volume: 1,
  favorite: true,
  consent: { ...consent, recorded_by: '我', recorded_at: '2026-02-01T00:00:00Z' },
  status: 1,
  created_at: '2026-02-01T00:00:00Z',
  updated_at: '2026-02-01T00:00:00Z',
};

test('a consent counts only when who, when, for what and the tick are all there', () => {
  expect(wholeConsent(consent)).toEqual(consent);
  for (const part of [{ person: ' ' }, { granted_on: '' }, { purpose: 'x' }, { is_confirmed: false }])
    expect(wholeConsent({ ...consent, ...part })).toBeUndefined();
});

test('saving again does not renew the consent; changing it does; a withdrawn one must be given anew', () => {
  const values = figureValues(figure);
  expect(figureBody(values, figure)).toMatchObject({ id: 'fig', favorite: true, speed: 1.1, portrait });
  expect(figureBody(values, figure).consent).toBeUndefined();
  const wider = { ...values, consent: { ...values.consent, purpose: '店铺与直播' } };
  expect(figureBody(wider, figure).consent?.purpose).toBe('店铺与直播');
  const withdrawn = {
    ...figure,
    consent: { ...consent, recorded_by: '', recorded_at: '', withdrawn_at: '2026-03-01' },
  };
  expect(figureValues(withdrawn).consent).toEqual({});
  expect(figureBody({ ...figureValues(withdrawn), consent }, withdrawn).consent).toEqual(consent);
});

test('a drawn presenter sends neither portrait nor consent', () => {
  const values = { ...figureValues(figure), appearance: { presenter: 'keeper', portrait, look: {} } };
  expect(figureBody(values, figure)).not.toHaveProperty('portrait');
  expect(figureBody(values, figure)).not.toHaveProperty('consent');
});
