import { passwordStrength } from './passwordStrength';

test.each([
  ['qwerty123', [], 0],
  ['password2026', [], 1],
  ['chenxiaoman', ['chenxiaoman'], 0],
  ['lamp on the hill', [], 4],
] as const)('%s beside %j is estimated %i', async (password, known, strength) => {
  expect(await passwordStrength(password, known)).toBe(strength);
});
