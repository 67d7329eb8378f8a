import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { useDocumentSession } from './DocumentContext';
import { type DocumentKind, UnreadableDocumentError } from './session';

type Describe = (error: unknown) => string;

/** What the screen says about a failure of this kind of document. */
export function useDescribeError(kind: Pick<DocumentKind<unknown>, 'describeError'>): Describe {
  const t = useT();
  return (error) => {
    const words = kind.describeError?.(error, t);
    if (words !== undefined) return words;
    return error instanceof UnreadableDocumentError ? t('document.unreadable') : messageOf(error);
  };
}

interface Decision {
  readonly isBusy: boolean;
  /** Runs it, one at a time; a failure is told. @returns whether it succeeded */
  readonly decide: (run: () => Promise<void>) => Promise<boolean>;
}

/** Something the user has decided about the document, that needs the server. */
export function useDecision(): Decision {
  const { kind } = useDocumentSession();
  const explain = useDescribeError(kind);
  const decision = useAction((run: () => Promise<void>) => run(), { messages: { failed: explain } });
  return { isBusy: decision.isPending, decide: async (run) => (await decision.run(run)) !== undefined };
}
