import { useModel } from '@umijs/max';
import Workbench from '@/features/workbench/Workbench';

export default function WorkbenchPage() {
  const { initialState } = useModel('@@initialState');
  const canMake = initialState?.currentUser?.routes.includes('compose.post') ?? false;
  const canFind = initialState?.currentUser?.routes.includes('creation.conception') ?? false;
  return <Workbench canMake={canMake} canFind={canFind} />;
}
