import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileInput } from './FileInput';

const image = new File(['1'], 'cup.png', { type: 'image/png' });

test('the same file can be chosen again, and an emptied choice tells nothing', async () => {
  const chosen: string[][] = [];
  render(<FileInput multiple aria-label="images" onFiles={(files) => chosen.push(files.map(({ name }) => name))} />);
  const input = screen.getByLabelText('images');
  const user = userEvent.setup();
  await user.upload(input, image);
  await user.upload(input, image);
  expect(chosen).toEqual([['cup.png'], ['cup.png']]);
  input.dispatchEvent(new Event('change', { bubbles: true }));
  expect(chosen).toHaveLength(2);
});
