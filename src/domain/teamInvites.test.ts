import { inviteState } from './teamInvites';

const at = Date.parse('2026-01-02T00:00:00Z');
const open = { expires_at: '2026-01-03T00:00:00Z', max_uses: 2, uses: [{}] };

test.each([
  ['open', open, true],
  ['used', { ...open, uses: [{}, {}] }, true],
  ['expired', { ...open, expires_at: '2026-01-02T00:00:00Z' }, true],
  ['revoked', { ...open, revoked_at: '2026-01-01T00:00:00Z' }, true],
  ['lapsed', open, false],
  ['used', { ...open, uses: [{}, {}], expires_at: '2026-01-01T00:00:00Z' }, false],
] as const)('an invitation is %s: %j, can still give: %s', (state, invitation, canStillGive) => {
  expect(inviteState(invitation, at, canStillGive)).toBe(state);
});
