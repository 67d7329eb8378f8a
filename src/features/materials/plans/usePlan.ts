import { useCallback, useEffect, useRef, useState } from 'react';
import { keepFloor, type PlanShot, type ShootOrder } from '@/domain/shooting';
import { messageOf } from '@/lib/request';
import { BusinessError } from '@/lib/request/errors';
import { shootingPlanApi } from '@/services/shooting_plan/api';
import type { ShootingPlan } from '@/services/shooting_plan/schema';
import { bodyOf } from './NewPlanDialog';

export interface PlanDraft {
  readonly title: string;
  readonly order: ShootOrder;
  readonly shoot_on: string;
  readonly shots: readonly PlanShot[];
}

export type SaveState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' | 'conflict' }
  | { readonly kind: 'failed'; readonly reason: string };

const AFTER_MS = 900;
const AGAIN_MS = 6000;
const LOOK_MS = 5000;

const draftOf = ({ title, order, shoot_on, shots }: ShootingPlan): PlanDraft => ({ title, order, shoot_on, shots });

/** A plan that is edited: saves by itself, says when somebody else was faster, follows what the floor does. */
export function usePlan(opened: ShootingPlan) {
  const [draft, setDraft] = useState<PlanDraft>(() => draftOf(opened));
  const [plan, setPlan] = useState(opened);
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const now = useRef({ draft, revision: opened.revision, isDirty: false, isSaving: false });
  now.current.draft = draft;

  const save = useCallback(async (): Promise<void> => {
    const box = now.current;
    if (!box.isDirty || box.isSaving) return;
    box.isSaving = true;
    box.isDirty = false;
    setState({ kind: 'saving' });
    const { id, script_id, framework_id, source } = opened;
    const { title, shots, ...rest } = box.draft;
    try {
      const body = { ...rest, id, script_id, framework_id, source, shots: shots.map(bodyOf) };
      const saved = await shootingPlanApi.save(
        { ...body, title: title.trim() || opened.title, revision: box.revision },
        { skipErrorHandler: true },
      );
      box.revision = saved.revision;
      setPlan(saved);
      setState({ kind: box.isDirty ? 'unsaved' : 'saved' });
    } catch (error) {
      box.isDirty = true;
      const isConflict = error instanceof BusinessError && error.code === 'CONFLICT';
      setState(isConflict ? { kind: 'conflict' } : { kind: 'failed', reason: messageOf(error) });
    } finally {
      box.isSaving = false;
    }
  }, [opened]);

  const change = useCallback((patch: Partial<PlanDraft>) => {
    setDraft((known) => ({ ...known, ...patch }));
    now.current.isDirty = true;
    setState((known) => (known.kind === 'conflict' ? known : { kind: 'unsaved' }));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait anew
  useEffect(() => {
    if (state.kind !== 'unsaved' && state.kind !== 'failed') return;
    const timer = setTimeout(() => void save(), state.kind === 'failed' ? AGAIN_MS : AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, draft, save]);
  useEffect(() => () => void save(), [save]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden) return;
      shootingPlanApi.info({ id: opened.id }, { skipErrorHandler: true }).then(
        (found) => {
          setPlan(found);
          setDraft((known) => ({ ...known, shots: keepFloor(known.shots, found.shots) }));
        },
        () => undefined,
      );
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [opened.id]);

  return { draft, plan, state, change, save, setPlan, isDirty: state.kind !== 'saved' };
}
