import { creditCost } from './credits';

it('takes nothing for work done by the embedded engines', () => {
  expect(creditCost('script', 'embedded')).toBe(0);
  expect(creditCost('speech', 'embedded', 5000)).toBe(0);
});

it('takes every started hundred characters of remote speech', () => {
  expect(creditCost('speech', 'remote', 0)).toBe(0);
  expect(creditCost('speech', 'remote', 1)).toBe(1);
  expect(creditCost('speech', 'remote', 100)).toBe(1);
  expect(creditCost('speech', 'remote', 101)).toBe(2);
  expect(creditCost('script', 'remote')).toBe(5);
});
