import { screen } from '@testing-library/react';
import { createProject } from '@/engine/project/createProject';
import { showEditor } from '../testing/anEditor';
import { type ExportChoice, firstChoice } from './choice';
import { ExportForm } from './ExportForm';

test('the rates of cameras and players can be wished, the fractional ones among them', async () => {
  const project = createProject({ title: 't', id: 'p' });
  let chosen: ExportChoice = firstChoice;
  const form = (
    <ExportForm
      {...{ project, choice: firstChoice, codecs: [], hasRange: false, hasCaptions: false, mayStore: false }}
      onChange={(choice) => {
        chosen = choice;
      }}
      onLabel={() => undefined}
    />
  );
  const { user } = showEditor(project, form);
  await user.click(screen.getByRole('combobox', { name: /^帧率/ }));
  await user.click(await screen.findByText('23.976', { selector: '.ant-select-item-option-content' }));
  expect(chosen.fps).toBe(23.976);
});
