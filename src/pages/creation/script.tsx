import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { ScriptStartPage } from '@/features/scripts/start/ScriptStartPage';

/** /creation/script: from `?goods=`, `?framework=`, `?topic=` or `?idea=` to scripts. */
export default function CreationScriptPage() {
  const [params] = useSearchParams();
  const text = (name: string) => params.get(name) ?? undefined;
  return (
    <ScriptStartPage
      goodsId={text('goods')}
      frameworkId={text('framework')}
      topicId={text('topic')}
      idea={text('idea')}
    />
  );
}
