import { NotFound } from '@/shell/errors/NotFound';
import { InShell } from '@/shell/layouts/InShell';

/** Every address that is not listed. */
export default function NotFoundPage() {
  return (
    <InShell>
      <NotFound />
    </InShell>
  );
}
