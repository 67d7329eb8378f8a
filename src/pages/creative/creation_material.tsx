import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { Floor } from '@/features/materials/floor/Floor';
import { isMaterialTab, MaterialsPage } from '@/features/materials/MaterialsPage';

/** /creative/creation_material: `?tab=` names the kind; of the shooting plans `?open=` one, with `&floor=1` on the phone. */
export default function CreationMaterialPage() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') ?? '';
  const open = params.get('open') ?? '';
  const go = (change: Readonly<Record<string, string>>) => setParams(change);
  if (tab === 'plans' && open && params.get('floor') === '1')
    return <Floor id={open} onLeave={() => go({ tab: 'plans', open })} />;
  return (
    <MaterialsPage
      tab={isMaterialTab(tab) ? tab : 'title'}
      open={open}
      onTab={(next) => go({ tab: next })}
      onOpenPlan={(id, isFloor) =>
        go({ tab: 'plans', ...(id ? { open: id } : {}), ...(isFloor ? { floor: '1' } : {}) })
      }
    />
  );
}
