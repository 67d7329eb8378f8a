import { useMemo, useRef, useState } from 'react';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { SumCards } from '@/components/resource/SumCards';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { postCommentApi } from '@/services/post_comment/api';
import type { PostComment, PostCommentSums } from '@/services/post_comment/schema';
import { AnswerDialog } from './AnswerDialog';
import { BulkAnswerDrawer } from './BulkAnswerDrawer';
import { postCommentsResource } from './postCommentsResource';

/** What viewers write below the posts that are online: answered, or put aside. */
export function PostCommentsPage() {
  const t = useT();
  const [opened, setOpened] = useState<PostComment>();
  const [bulk, setBulk] = useState<{ readonly rows: readonly PostComment[]; readonly clear: () => void }>();
  const [sums, setSums] = useState<PostCommentSums>();
  const [version, setVersion] = useState(0);
  const reload = () => setVersion((before) => before + 1);
  const restore = useAction(postCommentApi.restore, { messages: { done: 'postComment.restored' } });
  const ignore = useAction(postCommentApi.ignore, {
    messages: { done: ({ count }) => t('postComment.ignored', { count }) },
    undo:
      (_, { ids }) =>
      async () => {
        await postCommentApi.restore({ ids });
        reload();
      },
  });
  const latest = useRef({ ignore, restore, reload });
  latest.current = { ignore, restore, reload };
  const resource = useMemo(
    () =>
      postCommentsResource({
        onAnswer: setOpened,
        onAnswerAll: (rows, clear) => setBulk({ rows, clear }),
        onIgnore: (rows, clear) => {
          const { ignore: act, reload: again } = latest.current;
          if (rows.length === 0) return clear?.();
          void act.run({ ids: rows.map(({ id }) => id) }).then((answer) => {
            if (!answer) return;
            clear?.();
            again();
          });
        },
        onRestore: ({ id }) => {
          const { restore: act, reload: again } = latest.current;
          void act.run({ ids: [id] }).then((answer) => answer && again());
        },
        onSums: setSums,
      }),
    [],
  );
  const close = () => setOpened(undefined);
  return (
    <>
      <ResourcePage
        resource={resource}
        version={version}
        intro={
          sums && (
            <SumCards
              sums={[
                ['postComment.state.new', String(sums.new)],
                ['postComment.state.answered', String(sums.answered)],
                ['postComment.state.ignored', String(sums.ignored)],
              ]}
            />
          )
        }
      />
      {bulk && (
        <BulkAnswerDrawer
          comments={bulk.rows}
          onClose={() => {
            bulk.clear();
            setBulk(undefined);
            reload();
          }}
        />
      )}
      {opened && (
        <AnswerDialog
          comment={opened}
          onDone={() => {
            close();
            reload();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
