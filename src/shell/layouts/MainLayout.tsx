import { useLocation } from '@umijs/max';
import { merchantSettingsRoutes } from '../../../config/routes';
import { GuardedOutlet } from './GuardedOutlet';
import { MainFrame } from './MainFrame';
import { RequireLogin } from './RequireLogin';
import { SectionFrame } from './SectionFrame';

/** Pages with the side menu. Merchant settings, which are in no side menu, bring their own beside the content. */
export default function MainLayout() {
  const { pathname } = useLocation();
  const isSettings = pathname.startsWith(`${merchantSettingsRoutes.path}/`);
  return (
    <RequireLogin>
      <MainFrame>
        {isSettings ? (
          <SectionFrame group={merchantSettingsRoutes}>
            <GuardedOutlet />
          </SectionFrame>
        ) : (
          <GuardedOutlet />
        )}
      </MainFrame>
    </RequireLogin>
  );
}
