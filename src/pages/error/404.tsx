import { NotFound } from '@/shell/errors/NotFound';
import { InShell } from '@/shell/layouts/InShell';

export default function Page404() {
  return (
    <InShell>
      <NotFound />
    </InShell>
  );
}
