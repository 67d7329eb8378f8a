import { wemediaContract } from '../src/services/wemedia/schema';
import './_data/wemedia';
import { serve } from './_core/serve';
import { wemediaOf } from './_engines/publisher';

export default serve(wemediaContract, {
  data({ db, now }) {
    const soon = now() + 3 * 86_400_000;
    const list = wemediaOf(db)
      .all()
      .map((row) => {
        const expires = Date.parse(row.expires_at);
        const state = row.state === 'expired' || expires <= now() ? 'expired' : expires <= soon ? 'expiring' : 'ok';
        return { ...row, state } as const;
      });
    return { list };
  },
});
