import { history, useLocation, useNavigate } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef } from 'react';
import { type Step, steps } from './model/state';

const isStep = (value: string | null): value is Step => steps.some((step) => step === value);

/**
 * Keeps the step in the address: the browser's back is one step back. Where back or forward asks for another step, `go`
 * decides whether it can be entered. What is opened begins with the step at which it was left. Places of before the
 * project had its id get it when they are come back to: a reload there opens the same project.
 */
export function useStepAddress(step: Step, projectId: string | undefined, go: (step: Step) => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('step');
  const isOpening = useRef(true);

  const name = useMemoizedFn(() => {
    const params = new URLSearchParams(search);
    if (!projectId || params.has('project') || isOpening.current) return;
    navigate(`${pathname}?${new URLSearchParams({ project: projectId, step: asked ?? step })}`, { replace: true });
  });
  const obey = useMemoizedFn(() => {
    if (!isOpening.current && history.action === 'POP' && isStep(asked) && asked !== step) go(asked);
  });
  const follow = useMemoizedFn(() => {
    if (asked !== step) {
      const params = new URLSearchParams(search);
      params.set('step', step);
      navigate(`${pathname}?${params}`, { replace: isOpening.current || asked === null });
    }
    isOpening.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: obeyed when the address changes, not when the step does
  useEffect(obey, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after obeying, which asks whether the browser went back
  useEffect(name, [search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the step
  useEffect(follow, [step]);
}
