import { Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import { useFirstSteps } from '@/blocks/useFirstSteps';
import { PageLink } from '@/components/PageLink';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { firstStepPages } from '@/domain/firstSteps';
import { useT } from '@/hooks/useT';
import { workStore } from '@/lib/storage/workStore';

const CLOSED_KEY = 'workbench.guideClosed';
const isTrue = (value: unknown): value is true => value === true;

/** The next of the first steps; gone for good when all are done or when it was closed. */
export default function GuideCard() {
  const [isClosed, setClosed] = useState(() => workStore.get(CLOSED_KEY, isTrue) ?? false);
  const close = () => {
    void workStore.set(CLOSED_KEY, true);
    setClosed(true);
  };
  return isClosed ? null : <NextStep onClose={close} />;
}

/** Mounted only while it is wanted: to know the next step, several lists are asked. */
function NextStep({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { steps, isFinished } = useFirstSteps();
  const next = steps.find(({ isNext }) => isNext);

  useEffect(() => {
    if (isFinished) onClose();
  }, [isFinished, onClose]);

  if (!next) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Panel component="section" align="center" gap={16} wrap aria-label={t('help.guide.title')}>
      <Flex vertical gap={4} flex="1 1 240px">
        <Text strong>
          {t('help.guide.title')} · {t('help.guide.done', { done, total: steps.length })}
        </Text>
        <Text type="secondary">{t('help.guide.nextStep', { step: t(`help.guide.${next.key}`) })}</Text>
      </Flex>
      <Flex gap={8} wrap>
        <PageLink to={firstStepPages[next.key].address}>
          <Button type="primary">{t(`help.guide.${next.key}.go`)}</Button>
        </PageLink>
        <PageLink to="/compose/guide">
          <Button>{t('help.guide.all')}</Button>
        </PageLink>
        <Button type="text" onClick={onClose}>
          {t('help.guide.close')}
        </Button>
      </Flex>
    </Panel>
  );
}
