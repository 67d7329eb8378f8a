import type { UserEvent } from '@testing-library/user-event';

/** Puts a text in the place of what stands in a field, at once: a key at a time renders a whole page each. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
