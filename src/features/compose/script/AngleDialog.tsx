import { Alert, Checkbox, Flex, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { reasonWords } from '@/blocks/frameworks/reasonWords';
import { voices } from '@/domain/writing/voice';
import { useT } from '@/hooks/useT';
import { useCompose, useParts } from '../ComposeContext';
import { type AngleChoice, angleCount, anglesOf, MAX_ANGLES } from '../model/angles';
import { lengthChoices } from '../model/startDraft';
import { platforms } from '../model/state';
import { useSuggestedFrameworks } from '../useSuggestedFrameworks';

/** At first: the framework of the brief and the two that suit best beside it. */
const USUAL_FRAMEWORKS = 3;

/** Scripts from several angles at once: framework × voice × length × platform. */
export function AngleDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { writer } = useParts();
  const brief = useCompose((state) => state.draft.brief);
  const ranked = useSuggestedFrameworks();
  const [choice, setChoice] = useState<AngleChoice>(() => {
    const ids = [brief.frameworkId, ...ranked.map(({ framework }) => framework.id)].filter((id) => id !== undefined);
    return {
      frameworkIds: [...new Set(ids)].slice(0, USUAL_FRAMEWORKS),
      voices: ['as-wished'],
      lengths: [brief.seconds],
      platforms: [brief.platform],
    };
  });
  const choose = (patch: Partial<AngleChoice>) => setChoice((before) => ({ ...before, ...patch }));
  const count = angleCount(choice);
  const isTooMany = count > MAX_ANGLES;

  return (
    <Modal
      open
      title={t('compose.angle.title')}
      okText={t('compose.script.write', { n: count })}
      okButtonProps={{ disabled: count === 0 || isTooMany }}
      onOk={() => {
        writer.writeAngles(anglesOf(choice));
        onClose();
      }}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t('compose.angle.frameworks')}>
          <Select
            mode="multiple"
            value={[...choice.frameworkIds]}
            maxCount={MAX_ANGLES}
            optionFilterProp="label"
            aria-label={t('compose.angle.frameworks')}
            onChange={(frameworkIds: string[]) => choose({ frameworkIds })}
            options={ranked.map(({ framework, reasons }) => ({
              value: framework.id,
              label: framework.name,
              why: reasons[0] ? reasonWords(reasons[0], t) : framework.summary,
            }))}
            optionRender={({ data }) => (
              <Flex vertical>
                {data.label}
                <small>{data.why}</small>
              </Flex>
            )}
          />
        </Form.Item>
        <Form.Item label={t('compose.angle.voices')}>
          <Checkbox.Group
            value={[...choice.voices]}
            onChange={(list) => choose({ voices: list })}
            options={(['as-wished', ...voices] as const).map((value) => ({
              value,
              label: t(`compose.angle.voice.${value}`),
            }))}
          />
        </Form.Item>
        <Form.Item label={t('compose.script.length')}>
          <Checkbox.Group
            value={[...choice.lengths]}
            onChange={(list) => choose({ lengths: list })}
            options={lengthChoices(brief.seconds).map((value) => ({
              value,
              label: t('compose.script.seconds', { n: value }),
            }))}
          />
        </Form.Item>
        <Form.Item label={t('compose.angle.platforms')}>
          <Checkbox.Group
            value={[...choice.platforms]}
            onChange={(list) => choose({ platforms: list })}
            options={platforms.map((value) => ({ value, label: t(`compose.platform.${value}`) }))}
          />
        </Form.Item>
      </Form>
      {count === 0 && <Alert type="info" showIcon title={t('compose.angle.none')} />}
      {isTooMany && <Alert type="warning" showIcon title={t('compose.angle.tooMany', { count, most: MAX_ANGLES })} />}
    </Modal>
  );
}
