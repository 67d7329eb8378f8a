import type { MessageId } from '@/hooks/useT';

/** Why a tool cannot go on, as a sentence of our own. */
export class ToolError extends Error {
  override readonly name = 'ToolError';

  constructor(
    readonly messageId: MessageId,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(messageId);
  }
}
