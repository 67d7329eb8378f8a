import { CheckOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useFramework } from '@/blocks/frameworks/useFrameworks';
import ShareBar from '@/components/ShareBar';
import { Text } from '@/components/ui/Text';
import { segmentShares } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { useCompose } from './ComposeContext';
import { obstacle, spokenCards, totalSeconds, unvoiced } from './model/selectors';
import { type Draft, type Step, steps } from './model/state';
import railStyles from './rail.module.css';

interface StepRailProps {
  readonly current: Step;
  readonly onGo: (step: Step) => void;
  readonly onNew: () => void;
  /** What is said below the steps. */
  readonly children?: ReactNode;
}

const nameId = {
  goods: 'compose.step.goods',
  framework: 'compose.step.framework',
  script: 'compose.step.script',
  storyboard: 'compose.step.storyboard',
  produce: 'compose.step.produce',
} as const;

/** Whether a step has its result. */
const isDone = (draft: Draft, step: Step): boolean => {
  const next = steps[steps.indexOf(step) + 1];
  if (!next) return draft.output.status === 'done';
  if (step === 'framework') return draft.brief.frameworkId !== undefined;
  if (step === 'storyboard') return draft.cards.length > 0 && unvoiced(draft).length === 0;
  return obstacle(draft, next) === undefined;
};

/** The steps with what each has brought so far. */
export function StepRail({ current, onGo, onNew, children }: StepRailProps) {
  const t = useT();
  const draft = useCompose((state) => state.draft);
  return (
    <Flex component="nav" vertical gap={12} className={railStyles.rail} aria-label={t('compose.steps')}>
      <Flex component="ol" vertical gap={4} className={railStyles.railList}>
        {steps.map((step, index) => {
          const isCurrent = step === current;
          const done = isDone(draft, step);
          const className = [railStyles.railItem, isCurrent && railStyles.railCurrent, done && railStyles.railDone]
            .filter(Boolean)
            .join(' ');
          return (
            <li key={step}>
              <button
                type="button"
                className={className}
                aria-current={isCurrent ? 'step' : undefined}
                aria-disabled={!isCurrent && obstacle(draft, step) !== undefined}
                onClick={() => onGo(step)}
              >
                <Text size="small" strong className={railStyles.railNumber} aria-hidden="true">
                  {done && !isCurrent ? <CheckOutlined /> : index + 1}
                </Text>
                <Flex component="span" vertical gap={4} flex={1} className={railStyles.railText}>
                  <span className={railStyles.railName}>{t(nameId[step])}</span>
                  <Summary step={step} draft={draft} />
                </Flex>
              </button>
            </li>
          );
        })}
      </Flex>
      {children}
      <Button className={railStyles.railNew} type="text" icon={<PlusOutlined />} onClick={onNew}>
        {t('compose.startNew')}
      </Button>
    </Flex>
  );
}

function Summary({ step, draft }: { readonly step: Step; readonly draft: Draft }) {
  const t = useT();
  const { form } = draft.goods;
  const framework = useFramework(draft.brief.frameworkId);
  if (step === 'goods' && form.title !== '') {
    return (
      <Flex component="span" gap={8} align="center" className={railStyles.railGoods}>
        {form.cover !== '' && <img className={railStyles.railImage} src={form.cover} alt="" />}
        <Text type="secondary" size="small" ellipsis className={railStyles.railNote}>
          {form.title}
        </Text>
      </Flex>
    );
  }
  if (step === 'framework' && draft.brief.frameworkId) {
    return framework ? (
      <Flex component="span" vertical gap={4} flex={1} className={railStyles.railStack}>
        <Text type="secondary" size="small" ellipsis className={railStyles.railNote}>
          {framework.name}
        </Text>
        <ShareBar shares={segmentShares(framework)} isSmall />
      </Flex>
    ) : null;
  }
  const spoken = spokenCards(draft.cards).length;
  if (step === 'script' && spoken > 0) {
    return (
      <Text type="secondary" size="small" ellipsis className={railStyles.railNote}>
        {t('compose.rail.script', { count: spoken, time: clock(draft) })}
      </Text>
    );
  }
  if (step === 'storyboard' && spoken > 0) {
    const shots = draft.cards.filter((card) => card.shot !== null || card.drawn).length;
    return (
      <Text type="secondary" size="small" ellipsis className={railStyles.railNote}>
        {t('compose.rail.storyboard', { shots, voices: spoken - unvoiced(draft).length, count: spoken })}
      </Text>
    );
  }
  if (step === 'produce' && draft.output.status === 'done') {
    return (
      <Text type="secondary" size="small" ellipsis className={railStyles.railNote}>
        {t('compose.rail.produce')}
      </Text>
    );
  }
  return null;
}

const clock = (draft: Draft): string => formatDuration(Math.round(totalSeconds(draft)));
