import { Forbidden } from '@/shell/errors/Forbidden';
import { InShell } from '@/shell/layouts/InShell';

export default function Page403() {
  return (
    <InShell>
      <Forbidden />
    </InShell>
  );
}
