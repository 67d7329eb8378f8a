import { screen } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';

const app = appStage();
const lists: readonly (readonly [address: string, label: RegExp])[] = [
  ['/creative/knowledge', /添加资料$/],
  ['/creative/script', /写新脚本$/],
];

test.each(lists)(
  '%s: who may save finds the way to add, though the list itself saves nothing',
  async (address, label) => {
    await app.open(address, { as: 'owner' });
    expect((await screen.findAllByRole('button', { name: label })).length).toBeGreaterThan(0);
  },
);
