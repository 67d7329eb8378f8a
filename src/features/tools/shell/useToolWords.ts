import { useEffect } from 'react';
import { useT } from '@/hooks/useT';
import { errorWords } from './errorWords';
import { toolHistory } from './toolHistory';
import { toolJobs } from './toolJobs';

/** Lets the runs speak the language in use, and finds what an earlier visit has left. */
export function useToolWords(): void {
  const t = useT();
  useEffect(() => {
    toolJobs.speak({
      reason: (error) => errorWords(error, t),
      pause: t('tools.pause'),
      resume: t('tools.resume'),
    });
    void toolJobs.recover();
    void toolHistory.load();
  }, [t]);
}
