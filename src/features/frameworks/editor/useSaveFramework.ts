import { App } from 'antd';
import { useRef, useState } from 'react';
import type { FrameworkDraft } from '@/blocks/framework-editor';
import { refreshFrameworks } from '@/blocks/frameworks/useFrameworks';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { isVersionConflict } from '@/lib/request';
import type { SourceRef } from '@/services/contract';
import { frameworkApi } from '@/services/framework/api';
import type { FrameworkRecord } from '@/services/framework/schema';

interface SavingFramework {
  readonly isSaving: boolean;
  /** Resolves the saved record, undefined when it was not saved (the reason has been shown). */
  readonly save: (draft: FrameworkDraft) => Promise<FrameworkRecord | undefined>;
}

/** Saves a framework; a change that somebody made in between is not overwritten without asking. */
export function useSaveFramework(record: FrameworkRecord | undefined, source: readonly SourceRef[]): SavingFramework {
  const t = useT();
  const actions = useRecordActions();
  const { modal } = App.useApp();
  const [isSaving, setIsSaving] = useState(false);
  const seenAt = useRef(record?.updated_at);
  const isConflict = useRef(false);

  const send = (draft: FrameworkDraft, isOverwriting: boolean) => {
    isConflict.current = false;
    const body = {
      ...(record ? { id: record.id } : {}),
      ...(seenAt.current && !isOverwriting ? { seen_at: seenAt.current } : {}),
      ...draft,
      name: draft.name.trim(),
      segments: draft.segments.map(({ key: _, ...segment }) => ({ ...segment, roleName: segment.roleName.trim() })),
      source: [...source],
    };
    return actions.save(
      (options) =>
        frameworkApi.save(body, options).catch((error: unknown) => {
          isConflict.current = isVersionConflict(error);
          throw error;
        }),
      { isNew: record === undefined },
    );
  };

  const askOver = (draft: FrameworkDraft) =>
    new Promise<FrameworkRecord | undefined>((resolve) => {
      modal.confirm({
        title: t('frameworks.edit.conflictTitle'),
        content: t('frameworks.edit.conflictText'),
        okText: t('frameworks.edit.conflictMine'),
        cancelText: t('resource.leaveNo'),
        onOk: async () => resolve(await send(draft, true)),
        onCancel: () => resolve(undefined),
      });
    });

  const save = async (draft: FrameworkDraft) => {
    if (isSaving) return undefined;
    setIsSaving(true);
    const sent = await send(draft, false);
    const saved = sent ?? (isConflict.current ? await askOver(draft) : undefined);
    setIsSaving(false);
    if (!saved) return undefined;
    seenAt.current = saved.updated_at;
    refreshFrameworks();
    return saved;
  };
  return { isSaving, save };
}
