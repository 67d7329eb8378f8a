import { ServerError } from '@/shell/errors/ServerError';
import { InShell } from '@/shell/layouts/InShell';

export default function Page500() {
  return (
    <InShell>
      <ServerError />
    </InShell>
  );
}
