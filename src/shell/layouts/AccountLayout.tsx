import { accountRoutes } from '../../../config/routes';
import { GuardedOutlet } from './GuardedOutlet';
import { MainFrame } from './MainFrame';
import { RequireLogin } from './RequireLogin';
import { SectionFrame } from './SectionFrame';

/** The account center: the shell with the account's own pages beside the content. */
export default function AccountLayout() {
  return (
    <RequireLogin>
      <MainFrame>
        <SectionFrame group={accountRoutes}>
          <GuardedOutlet />
        </SectionFrame>
      </MainFrame>
    </RequireLogin>
  );
}
