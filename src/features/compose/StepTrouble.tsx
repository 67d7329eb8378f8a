import { Alert, Button, Flex } from 'antd';
import { useT } from '@/hooks/useT';
import { useDispatch } from './ComposeContext';
import { frameworkListId } from './FrameworkStep';
import type { FormFault } from './model/goodsForm';
import type { Obstacle } from './model/selectors';
import type { GoodsField, Step } from './model/state';
import { sentenceListId } from './script/SentenceEditor';
import { writeBarId } from './script/WriteBar';

/** Why a press did not lead on. */
export interface Trouble {
  /** What is wrong with the goods' fields. */
  readonly faults: readonly FormFault[];
  /** The server's sentence, when they could not be saved. */
  readonly problem?: string | undefined;
  /** What another step lacks. */
  readonly hindrance?: Obstacle | undefined;
}

const faultId = {
  title: 'compose.goods.titleMissing',
  price: 'compose.goods.priceWrong',
} as const satisfies Record<FormFault['field'], string>;

interface Remedy {
  readonly text: 'compose.obstacle.noGoods' | (typeof hindranceId)[Obstacle];
  readonly button:
    | 'compose.trouble.toName'
    | 'compose.trouble.toGoods'
    | 'compose.trouble.toFrameworks'
    | 'compose.trouble.toScript'
    | 'compose.trouble.toSentences';
  readonly step: Step;
  /** A field of the first step, or a part of another. */
  readonly field?: GoodsField;
  readonly place?: string;
}

export const hindranceId = {
  noGoods: 'compose.obstacle.noGoods',
  goodsNotSaved: 'compose.obstacle.goodsNotSaved',
  noFramework: 'compose.obstacle.noFramework',
  noScript: 'compose.obstacle.noScript',
  nothingSpeakable: 'compose.obstacle.nothingSpeakable',
} as const satisfies Record<Obstacle, string>;

const remedies: Readonly<Record<Obstacle, Remedy>> = {
  noGoods: { text: hindranceId.noGoods, button: 'compose.trouble.toName', step: 'goods', field: 'title' },
  goodsNotSaved: { text: hindranceId.goodsNotSaved, button: 'compose.trouble.toGoods', step: 'goods', field: 'title' },
  noFramework: {
    text: hindranceId.noFramework,
    button: 'compose.trouble.toFrameworks',
    step: 'framework',
    place: frameworkListId,
  },
  noScript: { text: hindranceId.noScript, button: 'compose.trouble.toScript', step: 'script', place: writeBarId },
  nothingSpeakable: {
    text: hindranceId.nothingSpeakable,
    button: 'compose.trouble.toSentences',
    step: 'script',
    place: sentenceListId,
  },
};

/** Brings a part of a step into view and the cursor to the first thing that can be done there. */
function focusPlace(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView?.({ block: 'center' });
  place?.querySelector<HTMLElement>('textarea, button:not(:disabled), input')?.focus({ preventScroll: true });
}

/** Said at the button that was pressed: what is missing, each with a way to where it is filled in. */
export function StepTrouble({ faults, problem, hindrance }: Trouble) {
  const t = useT();
  const dispatch = useDispatch();
  if (faults.length === 0 && !problem && !hindrance) return null;
  const remedy = hindrance && remedies[hindrance];

  const follow = ({ step, field, place }: Remedy) => {
    if (field) return dispatch({ type: 'goods/ask', field });
    dispatch({ type: 'step/go', step });
    // The step has to be there, and its heading to have had the focus, first.
    if (place) requestAnimationFrame(() => requestAnimationFrame(() => focusPlace(place)));
  };
  return (
    <Alert
      type="error"
      showIcon
      title={
        problem
          ? t('compose.goods.saveFailed')
          : t(remedy ? remedy.text : 'compose.trouble.title', { count: faults.length })
      }
      description={
        <Flex gap="0 16px" align="center" wrap>
          {problem}
          {faults.map(({ field }) => (
            <Button
              key={field}
              type="link"
              size="small"
              style={{ padding: 0 }}
              onClick={() => dispatch({ type: 'goods/ask', field })}
            >
              {t(faultId[field])}
            </Button>
          ))}
          {remedy && (
            <Button type="link" size="small" style={{ padding: 0 }} onClick={() => follow(remedy)}>
              {t(remedy.button)}
            </Button>
          )}
        </Flex>
      }
    />
  );
}
