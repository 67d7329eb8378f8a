import { Form, InputNumber, Modal, Segmented, Select } from 'antd';
import { useState } from 'react';
import { FrameworkPicker } from '@/blocks/frameworks/FrameworkPicker';
import { type Framework, frameworkById, shotKinds } from '@/domain/frameworks';
import { newShot, type PlanShot, shotsOfFramework, shotsOfScript } from '@/domain/shooting';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useLoad } from '@/hooks/useLoad';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import type { SourceRef } from '@/services/contract';
import { frameworkApi } from '@/services/framework/api';
import { scriptApi } from '@/services/script/api';
import { shootingPlanApi } from '@/services/shooting_plan/api';
import { newId } from '@/utils/newId';

interface Props {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

type Way = 'fromScript' | 'fromFramework' | 'byHand';
const usualSeconds = 30;

interface NewPlan {
  readonly title: string;
  readonly shots: readonly PlanShot[];
  readonly source: SourceRef[];
  readonly script_id?: string;
  readonly framework_id?: string;
}

type Common = Parameters<typeof shotsOfFramework>[2];

const planOfFramework = (framework: Framework, seconds: number, common: Common): NewPlan => ({
  title: framework.name,
  shots: shotsOfFramework(framework, seconds, common),
  source: [{ type: 'framework', id: framework.id }],
  framework_id: framework.id,
});

/** The script as it is stored, with its framework. @throws the typed errors of lib/request */
async function planOfScript(scriptId: string, common: Common): Promise<NewPlan> {
  const script = await scriptApi.info({ id: scriptId }, shownByCaller);
  const id = script.framework_id;
  const own =
    id && !frameworkById(id) ? await frameworkApi.info({ id }, shownByCaller).catch(() => undefined) : undefined;
  const shots = shotsOfScript(script.sentences, {
    ...common,
    framework: (id ? frameworkById(id) : undefined) ?? own,
    charsPerMinute: script.voice_speed,
  });
  return {
    title: script.title,
    shots,
    source: [...script.source, { type: 'script', id: script.id }].slice(-50) as SourceRef[],
    script_id: script.id,
    ...(id ? { framework_id: id } : {}),
  };
}

/** A plan out of a script, a framework, or nothing. */
export function NewPlanDialog({ onClose, onMade }: Props) {
  const t = useT();
  const actions = useRecordActions();
  const goods = useCurrentGoods();
  const [way, setWay] = useState<Way>('fromScript');
  const [scriptId, setScriptId] = useState<string>();
  const [framework, setFramework] = useState<Framework>();
  const [seconds, setSeconds] = useState(usualSeconds);
  const [isBusy, setBusy] = useState(false);
  const scripts = useLoad(scriptApi.data, { page_size: 200 });
  const names = Object.fromEntries(shotKinds.map((kind) => [kind, t(`frameworks.shot.${kind}`)])) as Record<
    (typeof shotKinds)[number],
    string
  >;
  const isReady = way === 'byHand' || (way === 'fromScript' ? scriptId !== undefined : framework !== undefined);

  const build = async (): Promise<NewPlan> => {
    const common = { newId, names, props: goods ? [goods.title.slice(0, 40)] : [] };
    if (way === 'byHand') return { title: t('plans.untitled'), shots: [newShot(newId())], source: [] };
    if (way === 'fromFramework' && framework) return planOfFramework(framework, seconds, common);
    return planOfScript(scriptId ?? '', common);
  };
  const make = async () => {
    setBusy(true);
    const made = await actions.save(
      async (options) => {
        const { shots, ...plan } = await build();
        return shootingPlanApi.save({ ...plan, shots: shots.map(bodyOf) }, options);
      },
      { isNew: true },
    );
    setBusy(false);
    if (made) onMade(made.id);
  };

  return (
    <Modal
      open
      title={t('plans.new')}
      okText={t('plans.make')}
      okButtonProps={{ disabled: !isReady, loading: isBusy }}
      onOk={() => void make()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item>
          <Segmented
            block
            value={way}
            onChange={setWay}
            options={(['fromScript', 'fromFramework', 'byHand'] as const).map((value) => ({
              value,
              label: t(`plans.${value}`),
            }))}
          />
        </Form.Item>
        {way === 'fromScript' && (
          <Form.Item label={t('plans.pickScript')} htmlFor="plan-script">
            <Select
              id="plan-script"
              value={scriptId}
              loading={scripts.loading}
              placeholder={t('plans.pickScript')}
              showSearch={{ optionFilterProp: 'label' }}
              onChange={setScriptId}
              options={scripts.data?.list.map(({ id, title }) => ({ value: id, label: title }))}
            />
          </Form.Item>
        )}
        {way === 'fromFramework' && (
          <>
            <Form.Item label={t('plans.pickFramework')} htmlFor="plan-framework">
              <FrameworkPicker id="plan-framework" value={framework?.id} onChange={(_, found) => setFramework(found)} />
            </Form.Item>
            <Form.Item label={t('plans.seconds')} htmlFor="plan-seconds">
              <InputNumber
                id="plan-seconds"
                min={8}
                max={600}
                value={seconds}
                onChange={(value) => setSeconds(value ?? usualSeconds)}
              />
            </Form.Item>
          </>
        )}
      </Form>
    </Modal>
  );
}

/** What the desk sends of a shot: what the floor has done is kept by the server. */
export const bodyOf = ({ takes: _takes, best: _best, is_done: _done, floor_note: _note, ...shot }: PlanShot) => ({
  ...shot,
  props: [...shot.props],
});
