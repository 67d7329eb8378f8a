import { writeSession } from '@/lib/session';
import { homeAfterLogin } from './homeAfterLogin';

const signIn = (business: string) =>
  writeSession({
    token: 'token-of-16-char',
    id: 'a1',
    app_type: business,
    business,
    merchantData: { mchno: 'M1', industry: '' },
  });

test.each([
  ['merchant', '', '/workbench'],
  ['provider', '', '/platform/brand'],
  ['merchant', '?redirect=%2Fpublish%2Fcalendar%3Fmonth%3D2026-11', '/publish/calendar?month=2026-11'],
  ['merchant', '?redirect=https%3A%2F%2Fevil.example', '/workbench'],
  ['provider', '?redirect=%2F%2Fevil.example', '/platform/brand'],
])('a %s who came with %j goes to %s', (business, search, path) => {
  signIn(business);
  expect(homeAfterLogin(search)).toBe(path);
});
