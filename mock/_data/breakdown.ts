import { breakDown, findCuts, matchFrameworks } from '../../src/domain/breakdown';
import { frameworks } from '../../src/domain/frameworks';
import type { BreakdownRecord } from '../../src/services/breakdown/schema';
import { clock } from '../_core/clock';
import { seedTable } from '../_core/store';
import { demoArticles } from './articles';
import { demoMerchant } from './identity';

/** Breakdowns of the demo, taken apart by the rules themselves. */
seedTable<BreakdownRecord & { mchno: string }>('breakdown', () =>
  demoArticles.map(({ key, title, text, days }) => {
    const cuts = findCuts({ text });
    const result = breakDown({ text }, cuts);
    const at = clock.seedTime(days, 10);
    return {
      id: `bkd_seed_${key}`,
      mchno: demoMerchant,
      author: { id: 'acc_writer', name: '林一笔' },
      title,
      text,
      marks: [],
      cuts: [...cuts],
      origin: { kind: 'paste', name: '', url: '' },
      hook_score: result.hook.score,
      framework_id: matchFrameworks(result, frameworks)[0]?.framework.id ?? '',
      save_id: '',
      source: [],
      characters: result.statistics.characters,
      segments: cuts.length,
      excerpt: text.replace(/\s+/g, ' ').slice(0, 80),
      revision: 1,
      status: 1,
      created_at: at,
      updated_at: at,
    };
  }),
);
