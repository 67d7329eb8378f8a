import '@/hooks/allMessages';
import { useNavigate, useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { findTemplate } from '@/domain/templates/builtIn.data';
import { ComposeFromGoods } from '@/features/compose/ComposeFromGoods';
import { ComposeFromTopic } from '@/features/compose/ComposeFromTopic';
import { ComposePost } from '@/features/compose/ComposePost';
import { useOwnAddress } from '@/hooks/useOwnAddress';

const MOST_FILES = 20;

/** /compose/post: product to video. `?project=` opens, `?script=` (with `?files=` of the library), `?topic=`, `?goods=`, `?link=`, `?idea=`, `?framework=` and `?template=` begin. */
export default function ComposePostPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const setAddress = useOwnAddress();
  const [round, setRound] = useState(0);
  const text = (name: string) => params.get(name) ?? undefined;
  // Kept when the address goes on to the project: the session stays the same one.
  const [topicId, setTopicId] = useState(text('topic'));
  const [goodsId, setGoodsId] = useState(text('goods'));
  const props = {
    projectId: text('project'),
    scriptId: text('script'),
    fileIds: text('files')?.split(',').filter(Boolean).slice(0, MOST_FILES),
    link: text('link'),
    idea: text('idea'),
    frameworkId: text('framework'),
    template: findTemplate(text('template')),
    onProject: (id: string) => {
      const step = new URLSearchParams(window.location.search).get('step');
      const own = new URLSearchParams({ project: id, ...(step ? { step } : {}) });
      setAddress(`/compose/post?${own}`);
    },
    onNew: () => {
      navigate('/compose/post', { replace: true });
      setTopicId(undefined);
      setGoodsId(undefined);
      setRound(round + 1);
    },
  };
  if (topicId) return <ComposeFromTopic key={round} topicId={topicId} {...props} />;
  if (goodsId) return <ComposeFromGoods key={round} goodsId={goodsId} {...props} />;
  return <ComposePost key={round} {...props} />;
}
