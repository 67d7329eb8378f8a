import { useState } from 'react';
import { PlanEditor } from './PlanEditor';
import { PlanList } from './PlanList';

interface Props {
  readonly open: string;
  readonly onOpen: (id: string, isFloor?: boolean) => void;
}

/** Shooting plans: the list, or the one that the address names. */
export function PlansTab({ open, onOpen }: Props) {
  const [round, setRound] = useState(0);
  return open ? (
    <PlanEditor
      key={`${open}-${round}`}
      id={open}
      onBack={() => onOpen('')}
      onFloor={() => onOpen(open, true)}
      onReload={() => setRound(round + 1)}
    />
  ) : (
    <PlanList onOpen={onOpen} />
  );
}
