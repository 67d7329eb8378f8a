import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { Button, Flex } from 'antd';
import { Can } from '@/components/Can';
import { PageLink } from '@/components/PageLink';
import { PageHead } from '@/components/resource/PageHead';
import { ScriptStart } from '@/features/scripts/start/ScriptStart';
import { useT } from '@/hooks/useT';

/** /creation/script: from `?goods=`, `?framework=`, `?topic=` or `?idea=` to scripts. */
export default function CreationScriptPage() {
  const t = useT();
  const [params] = useSearchParams();
  const text = (name: string) => params.get(name) ?? undefined;
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('scripts.startTitle')} subtitle={t('scripts.startSubtitle')}>
        <PageLink to="/creative/script">
          <Button tabIndex={-1}>{t('scripts.library')}</Button>
        </PageLink>
        <Can action="script.save">
          <PageLink to="/editor/script">
            <Button tabIndex={-1}>{t('scripts.blank')}</Button>
          </PageLink>
        </Can>
      </PageHead>
      <ScriptStart
        goodsId={text('goods')}
        frameworkId={text('framework')}
        topicId={text('topic')}
        idea={text('idea')}
      />
    </Flex>
  );
}
