import { Select } from 'antd';
import { canMoveScript, type ScriptState, scriptStates } from '@/domain/script';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useFollowed } from '@/hooks/useFollowed';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { scriptApi } from '@/services/script/api';

interface StateSelectProps {
  readonly id: string;
  /** Given where the record is at hand; else it is read. */
  readonly value?: ScriptState;
  readonly name?: string;
  readonly size?: 'small';
  readonly onChanged?: () => void;
}

/** How far a script is, changed at once; only the moves that its state allows can be chosen. */
export function StateSelect({ id, value, name = '', size, onChanged }: StateSelectProps) {
  const t = useT();
  const can = useCan();
  const { data } = useLoad(scriptApi.info, value === undefined ? { id } : undefined);
  // What it is now decides what can be chosen.
  const isThere = value !== undefined || data !== undefined;
  const given = value ?? data?.state ?? 'draft';
  const [state, setState] = useFollowed<ScriptState>(given);

  const saving = useAction(scriptApi.state);
  const change = async (next: ScriptState) => {
    const before = state;
    setState(next);
    if (await saving.run({ ids: [id], state: next })) onChanged?.();
    else setState(before);
  };
  return (
    <Select<ScriptState>
      {...(size ? { size } : {})}
      value={state}
      disabled={!can('script.save') || !isThere}
      popupMatchSelectWidth={false}
      aria-label={name ? t('scripts.stateOf', { name }) : t('scripts.state')}
      options={scriptStates.map((one) => ({
        value: one,
        label: t(`scripts.state.${one}`),
        disabled: one !== state && !canMoveScript(state, one),
      }))}
      onChange={(next) => void change(next)}
    />
  );
}
