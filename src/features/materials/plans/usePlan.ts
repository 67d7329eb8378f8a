import { useCallback, useEffect, useRef, useState } from 'react';
import { keepFloor, type PlanShot, type ShootOrder } from '@/domain/shooting';
import { isVersionConflict, messageOf, shownByCaller } from '@/lib/request';
import { shootingPlanApi } from '@/services/shooting_plan/api';
import type { ShootingPlan } from '@/services/shooting_plan/schema';
import { forgetDraft, type KeptPlan, keepDraft } from './keptPlan';
import { bodyOf } from './NewPlanDialog';

export interface PlanDraft {
  readonly title: string;
  readonly order: ShootOrder;
  readonly shoot_on: string;
  readonly shots: readonly PlanShot[];
}

type SaveState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' | 'conflict' }
  | { readonly kind: 'failed'; readonly reason: string };

const AFTER_MS = 900;
const AGAIN_MS = 6000;
const LOOK_MS = 5000;

const draftOf = ({ title, order, shoot_on, shots }: ShootingPlan): PlanDraft => ({ title, order, shoot_on, shots });

function openedAs(isKept: boolean, isBehind: boolean): 'saved' | 'unsaved' | 'conflict' {
  if (isBehind) return 'conflict';
  return isKept ? 'unsaved' : 'saved';
}

/** A plan that is edited: saves by itself, says when somebody else was faster, follows what the floor does. */
export function usePlan(opened: ShootingPlan, kept: KeptPlan | undefined) {
  const [draft, setDraft] = useState<PlanDraft>(() => kept?.draft ?? draftOf(opened));
  const [plan, setPlan] = useState(opened);
  const isBehind = kept !== undefined && kept.revision !== opened.revision;
  const [state, setState] = useState<SaveState>(() => ({ kind: openedAs(kept !== undefined, isBehind) }));
  const now = useRef({
    draft,
    revision: kept?.revision ?? opened.revision,
    isDirty: kept !== undefined && !isBehind,
    isSaving: false,
    isGone: false,
  });
  now.current.draft = draft;

  const save = useCallback(async (): Promise<void> => {
    const box = now.current;
    if (!box.isDirty || box.isSaving) return;
    box.isSaving = true;
    box.isDirty = false;
    setState({ kind: 'saving' });
    const before = box.revision;
    const { id, script_id, framework_id, source } = opened;
    const { title, shots, ...rest } = box.draft;
    try {
      const body = { ...rest, id, script_id, framework_id, source, shots: shots.map(bodyOf) };
      const saved = await shootingPlanApi.save(
        { ...body, title: title.trim() || opened.title, revision: box.revision },
        shownByCaller,
      );
      box.revision = saved.revision;
      if (box.isDirty) keepDraft(opened.id, box.draft, box.revision);
      else void forgetDraft(opened.id);
      setPlan(saved);
      setState({ kind: box.isDirty ? 'unsaved' : 'saved' });
    } catch (error) {
      box.isDirty = true;
      setState(isVersionConflict(error) ? { kind: 'conflict' } : { kind: 'failed', reason: messageOf(error) });
    } finally {
      box.isSaving = false;
    }
    // typed while the last save was under way, then left
    if (box.isGone && box.isDirty && box.revision > before) void save();
  }, [opened]);

  const change = useCallback(
    (patch: Partial<PlanDraft>) => {
      const next = { ...now.current.draft, ...patch };
      now.current.draft = next;
      now.current.isDirty = true;
      keepDraft(opened.id, next, now.current.revision);
      setDraft(next);
      setState((known) => (known.kind === 'conflict' ? known : { kind: 'unsaved' }));
    },
    [opened.id],
  );

  useSaveAfterChange(state, draft, save);
  useSaveWhenHidden(save);
  useEffect(() => {
    const box = now.current;
    box.isGone = false;
    return () => {
      box.isGone = true;
      void save();
    };
  }, [save]);

  /** Brings in what the floor has done; resolves the shots as they then are. @throws the typed errors of lib/request */
  const look = useCallback(async (): Promise<readonly PlanShot[]> => {
    const found = await shootingPlanApi.info({ id: opened.id }, shownByCaller);
    setPlan(found);
    const shots = keepFloor(now.current.draft.shots, found.shots);
    now.current.draft = { ...now.current.draft, shots };
    setDraft(now.current.draft);
    return shots;
  }, [opened.id]);
  useRepeatedLook(look);

  /** In a conflict: what stands here goes over what somebody else has saved. */
  const keepMine = useCallback(async (): Promise<void> => {
    try {
      const latest = await shootingPlanApi.info({ id: opened.id }, shownByCaller);
      now.current.revision = latest.revision;
      now.current.isDirty = true;
      await save();
    } catch (error) {
      setState({ kind: 'failed', reason: messageOf(error) });
    }
  }, [opened.id, save]);
  /** In a conflict: what stands here is given up. */
  const discard = useCallback((): Promise<void> => {
    now.current.isDirty = false;
    return forgetDraft(opened.id);
  }, [opened.id]);

  return { look, keepMine, discard, draft, plan, state, change, save, setPlan, isDirty: state.kind !== 'saved' };
}

/** Saves a moment after the last change, and again a while after a failure. */
function useSaveAfterChange(state: SaveState, draft: PlanDraft, save: () => Promise<void>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait anew
  useEffect(() => {
    if (state.kind !== 'unsaved' && state.kind !== 'failed') return;
    const timer = setTimeout(() => void save(), state.kind === 'failed' ? AGAIN_MS : AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, draft, save]);
}

/** Looks now and then at what the floor has done. */
function useRepeatedLook(look: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) look().catch(() => undefined);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [look]);
}

/** A page that is hidden may never come back. */
function useSaveWhenHidden(save: () => Promise<void>): void {
  useEffect(() => {
    const flush = (): void => {
      if (document.visibilityState === 'hidden') void save();
    };
    const leave = (): void => void save();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', leave);
    };
  }, [save]);
}
