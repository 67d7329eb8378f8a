import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { Can } from '@/components/Can';
import { PageHead } from '@/components/resource/PageHead';
import { useT } from '@/hooks/useT';
import { ScriptStart, type ScriptStartProps } from './ScriptStart';

/** The start page of a script, in the main layout. */
export function ScriptStartPage(props: ScriptStartProps) {
  const t = useT();
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('scripts.startTitle')} subtitle={t('scripts.startSubtitle')}>
        <Link to="/creative/script">
          <Button tabIndex={-1}>{t('scripts.library')}</Button>
        </Link>
        <Can action="script.save">
          <Link to="/editor/script">
            <Button tabIndex={-1}>{t('scripts.blank')}</Button>
          </Link>
        </Can>
      </PageHead>
      <ScriptStart {...props} />
    </Flex>
  );
}
