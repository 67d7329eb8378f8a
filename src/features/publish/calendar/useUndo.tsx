import { App, Button } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import styles from './calendar.module.css';

interface Step {
  readonly said: string;
  /** The act of planning that it takes back, where it is one. */
  readonly flowId?: string;
  /** Resolves whether it was taken back; what went wrong has been said. */
  readonly run: () => Promise<boolean>;
}

const mostSteps = 50;
const key = 'calendar-act';

export interface Undo {
  /** Says what was done, with a button that takes it back. */
  readonly did: (said: string, run: () => Promise<boolean>) => void;
  /** Something that another dialog has done and told: it can be taken back by key here as well. */
  readonly remember: (said: string, flowId: string, run: () => Promise<boolean>) => void;
  /** It was taken back elsewhere. */
  readonly forget: (flowId: string | undefined) => void;
  /** The last act that was not taken back. */
  readonly undo: () => void;
  readonly canUndo: () => boolean;
  /** Says something; `warning` for what was refused. */
  readonly say: (text: string, type?: 'success' | 'warning') => void;
  /** For the live region alone. */
  readonly announce: (text: string) => void;
  readonly said: string;
}

/** What was done in the calendar, last first; each act can be taken back by its message or by key. */
export function useUndo(): Undo {
  const t = useT();
  const { message } = App.useApp();
  const steps = useRef<Step[]>([]);
  const [said, announce] = useState('');

  const say = useCallback(
    (text: string, type: 'success' | 'warning' = 'success') => {
      announce(text);
      message.open({ key, type, content: text });
    },
    [message],
  );
  const undo = useCallback(() => {
    const step = steps.current.pop();
    if (!step) return;
    message.destroy(key);
    void step.run().then((isDone) => {
      if (isDone) say(t('pubCal.undone', { what: step.said }));
    });
  }, [message, say, t]);
  const did = useCallback(
    (text: string, run: () => Promise<boolean>) => {
      const step = { said: text, run };
      steps.current = [...steps.current.slice(-(mostSteps - 1)), step];
      announce(text);
      const takeBack = () => {
        if (steps.current.at(-1) === step) undo();
      };
      message.open({
        key,
        type: 'success',
        duration: 6,
        content: (
          <span className={styles.done}>
            {text}
            <Button type="link" size="small" onClick={takeBack}>
              {t('pubCal.undo')}
            </Button>
          </span>
        ),
      });
    },
    [message, t, undo],
  );
  const remember = useCallback((text: string, flowId: string, run: () => Promise<boolean>) => {
    steps.current = [...steps.current.filter((step) => step.flowId !== flowId), { said: text, flowId, run }];
  }, []);
  const forget = useCallback((flowId: string | undefined) => {
    const wanted = flowId ?? steps.current.findLast((step) => step.flowId !== undefined)?.flowId;
    steps.current = steps.current.filter((step) => step.flowId === undefined || step.flowId !== wanted);
  }, []);
  return { did, remember, forget, undo, canUndo: () => steps.current.length > 0, say, announce, said };
}
