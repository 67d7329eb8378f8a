import { screen } from '@testing-library/react';

/** The open drawer or dialog with this title. antd gives all of them one id under jest, so their names say nothing. */
export async function findDialog(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: '[role="dialog"] *' });
  const dialog = heading.closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`no dialog ${title}`);
  return dialog;
}
