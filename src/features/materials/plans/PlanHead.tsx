import { ArrowLeftOutlined } from '@ant-design/icons';
import { useNavigate } from '@umijs/max';
import { App, Button, Flex, Input, Popover, QRCode, Segmented, Tag } from 'antd';
import { Text } from '@/components/ui/Text';
import { orderShots, planProgress, planProject, setUps, shootOrders } from '@/domain/shooting';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { hostUrl } from '@/lib/hostUrl';
import { messageOf } from '@/lib/request';
import { saveBlob } from '@/lib/saveBlob';
import type { SourceRef } from '@/services/contract';
import { makeTimeline } from '@/services/project/makeTimeline';
import styles from './PlanHead.module.css';
import { planBlocks } from './planBlocks';
import type { usePlan } from './usePlan';

interface Props {
  readonly session: ReturnType<typeof usePlan>;
  readonly onBack: () => void;
  readonly onFloor: () => void;
}

/** Caption template of videos made from a plan. */
const captions = 'bold';

/** Title, order, state, and everything that leads on from a plan. */
export function PlanHead({ session, onBack, onFloor }: Props) {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const { draft, plan, state, change, save, look } = session;
  const address = hostUrl(
    'mobile',
    `/creative/creation_material?tab=plans&open=${encodeURIComponent(plan.id)}&floor=1`,
  );
  const openTimeline = async () => {
    await save();
    const shots = await look();
    const { total, clips } = planProgress(shots);
    if (clips === 0) return void message.warning(t('plans.noClips'));
    if (clips < total) message.info(t('plans.partial', { count: total - clips }));
    const document = planProject(shots, { title: draft.title, templateKey: captions });
    const source: readonly SourceRef[] = [...plan.source, { type: 'shooting_plan', id: plan.id }];
    navigate(await makeTimeline(document, { title: draft.title, source: [...source] }));
  };
  const timeline = useAction(openTimeline, {
    messages: { failed: (error) => t('plans.timelineFailed', { reason: messageOf(error) }) },
  });
  const savePdf = async () => {
    const { makePdf } = await import('@/lib/documents');
    saveBlob(await makePdf(planBlocks(draft, t), draft.title), `${draft.title}.pdf`);
  };
  const pdf = useAction(savePdf, {
    messages: { failed: (error) => t('plans.pdfFailed', { reason: messageOf(error) }) },
  });
  return (
    <Flex component="header" vertical gap={8} className={styles.head}>
      <Flex gap={8} align="center" wrap>
        <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} aria-label={t('plans.back')} onClick={onBack} />
        <Input
          variant="borderless"
          className={styles.title}
          aria-label={t('plans.title')}
          maxLength={120}
          readOnly={!can('shooting_plan.save')}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Text type="secondary" size={13} role="status">
          {state.kind === 'failed'
            ? t('plans.saveFailed', { reason: state.reason })
            : state.kind === 'conflict'
              ? ''
              : t(`plans.${state.kind}`)}
        </Text>
      </Flex>
      <Flex gap={8} align="center" wrap>
        <Segmented
          aria-label={t('plans.order')}
          disabled={!can('shooting_plan.save')}
          value={draft.order}
          onChange={(order) => change({ order })}
          options={shootOrders.map((value) => ({
            value,
            label: `${t(`plans.order.${value}`)} · ${t('plans.setUps', { count: setUps(draft.shots, value) })}`,
          }))}
        />
        <Tag>
          {t('plans.shots', { count: orderShots(draft.shots, draft.order).flatMap(({ shots }) => shots).length })}
        </Tag>
        <span style={{ flex: 1 }} />
        <Button onClick={() => window.print()}>{t('plans.print')}</Button>
        <Button loading={pdf.isPending} onClick={() => void pdf.run(undefined)}>
          {t('plans.pdf')}
        </Button>
        <Popover
          trigger="click"
          placement="bottomRight"
          content={
            <Flex vertical gap={8} align="center" style={{ maxInlineSize: 200, textAlign: 'center' }}>
              <QRCode value={address} />
              <Text type="secondary" size={13}>
                {t('plans.floorHint')}
              </Text>
              <Button block onClick={() => void save().then(onFloor)}>
                {t('plans.openFloor')}
              </Button>
            </Flex>
          }
        >
          <Button>{t('plans.floor')}</Button>
        </Popover>
        {can('project.save') && (
          <Button type="primary" loading={timeline.isPending} onClick={() => void timeline.run(undefined)}>
            {t('plans.toTimeline')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
