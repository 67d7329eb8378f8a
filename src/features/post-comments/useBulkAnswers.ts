import { useEffect, useRef, useState } from 'react';
import { MAX_ANSWER } from '@/domain/postComments';
import { useAction } from '@/hooks/useAction';
import { messageOf } from '@/lib/request';
import { workStore } from '@/lib/storage/workStore';
import { postCommentApi } from '@/services/post_comment/api';
import type { PostComment } from '@/services/post_comment/schema';
import { newId } from '@/utils/newId';

/** One answer of many: suggested, looked through, sent, or refused with a reason. */
export interface AnswerDraft {
  readonly comment: PostComment;
  readonly text: string;
  readonly state: 'suggesting' | 'ready' | 'sending' | 'sent' | 'failed';
  /** Why it was refused, or why there is no suggestion; '' = nothing went wrong. */
  readonly reason: string;
}

/** What keeps an answer from being sent; undefined = nothing. */
export function answerProblem(text: string): 'postComment.needed' | 'postComment.tooLong' | undefined {
  if (text.trim() === '') return 'postComment.needed';
  return text.trim().length > MAX_ANSWER ? 'postComment.tooLong' : undefined;
}

/** Answers that were written and not sent, by comment: they outlast the drawer. */
const KEPT_KEY = 'comment_answers';
/** Older ones go: a comment that was not answered in so many others is let be. */
const MAX_KEPT = 200;

type KeptAnswers = Readonly<Record<string, string>>;

const isKept = (value: unknown): value is KeptAnswers =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
const keptAnswers = (): KeptAnswers => workStore.get(KEPT_KEY, isKept) ?? {};

/** @param text undefined = it was sent, or is not wanted */
function keepAnswer(id: string, text: string | undefined): void {
  const others = Object.entries(keptAnswers()).filter(([other]) => other !== id);
  const next = text === undefined ? others : [...others, [id, text] as const].slice(-MAX_KEPT);
  void workStore.set(KEPT_KEY, Object.fromEntries(next));
}

/** Answers to several comments: each has a suggestion of its own, and is sent on its own, one after the other. */
export function useBulkAnswers(comments: readonly PostComment[]) {
  const [drafts, setDrafts] = useState<readonly AnswerDraft[]>(() =>
    comments.map((comment) => {
      const text = keptAnswers()[comment.id];
      return { comment, text: text ?? '', state: text ? 'ready' : 'suggesting', reason: '' };
    }),
  );
  const [isSending, setSending] = useState(false);
  const latest = useRef(drafts);
  latest.current = drafts;
  const isStopped = useRef(false);
  /** A name for each answer's press: sent again after a lost answer it is the same one, with another text it is not. */
  const presses = useRef(new Map<string, string>());
  const change = (id: string, fields: Partial<AnswerDraft>) => {
    latest.current = latest.current.map((draft) => (draft.comment.id === id ? { ...draft, ...fields } : draft));
    setDrafts(latest.current);
  };
  const suggest = useAction(postCommentApi.suggest, {
    handleError: (error, { id }) => {
      change(id, { state: 'ready', reason: messageOf(error) });
      return true;
    },
  });
  const answer = useAction(postCommentApi.answer, {
    handleError: (error, { id }) => {
      change(id, { state: 'failed', reason: messageOf(error) });
      return true;
    },
  });

  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for those that were chosen
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const begin = async () => {
      for (const { id } of comments) {
        if (isStopped.current) return;
        const own = latest.current.find(({ comment }) => comment.id === id);
        if (own?.state !== 'suggesting') continue;
        const found = await suggest.run({ id });
        const known = latest.current.find(({ comment }) => comment.id === id);
        // What was written meanwhile stays.
        if (found && known?.state === 'suggesting')
          change(id, { state: 'ready', text: known.text || found.result.text });
      }
    };
    void begin();
  }, []);

  const pressOf = (id: string, text: string): string => {
    const mark = JSON.stringify([id, text]);
    const press = presses.current.get(mark) ?? newId();
    presses.current.set(mark, press);
    return press;
  };

  return {
    drafts,
    isSending,
    write: (id: string, text: string) => {
      keepAnswer(id, text);
      change(id, { text, state: 'ready', reason: '' });
    },
    remove: (id: string) => {
      keepAnswer(id, undefined);
      latest.current = latest.current.filter(({ comment }) => comment.id !== id);
      setDrafts(latest.current);
    },
    /** Sends what has not been sent, one after the other; what is refused stays with its reason. */
    send: async () => {
      if (isSending) return;
      isStopped.current = false;
      setSending(true);
      for (const { comment } of latest.current) {
        const draft = latest.current.find((one) => one.comment.id === comment.id);
        if (isStopped.current) break;
        if (!draft || draft.state === 'sent' || answerProblem(draft.text)) continue;
        change(comment.id, { state: 'sending', reason: '' });
        const { text } = draft;
        const done = await answer.run({ id: comment.id, text, request_id: pressOf(comment.id, text) });
        if (done) {
          keepAnswer(comment.id, undefined);
          change(comment.id, { state: 'sent' });
        }
      }
      setSending(false);
    },
    /** The one that is under way is still sent. */
    stop: () => {
      isStopped.current = true;
    },
  };
}
