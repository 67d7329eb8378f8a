import { orderShots } from '@/domain/shooting';
import type { Translate } from '@/hooks/useT';
import type { DocumentBlock } from '@/lib/documents';
import type { PlanDraft } from './usePlan';

const widths = [0.06, 0.3, 0.14, 0.28, 0.07, 0.15] as const;

/** A plan as a document to print: a table for each set-up. */
export function planBlocks({ title, order, shoot_on, shots }: PlanDraft, t: Translate): DocumentBlock[] {
  return [
    { kind: 'title', text: title },
    {
      kind: 'note',
      text: [shoot_on, t('plans.shots', { count: shots.length }), t(`plans.order.${order}`)]
        .filter(Boolean)
        .join(' · '),
    },
    ...orderShots(shots, order).flatMap((group): DocumentBlock[] => [
      { kind: 'heading', text: `${group.place || t('plans.noPlace')} · ${group.person || t('plans.noPerson')}` },
      {
        kind: 'table',
        head: [
          '#',
          t('plans.what'),
          `${t('plans.size')} / ${t('plans.movement')}`,
          t('plans.line'),
          t('plans.lineSeconds'),
          t('plans.props'),
        ],
        widths,
        rows: group.shots.map((shot) => [
          String(shot.number),
          [shot.what, shot.note].filter(Boolean).join('\n'),
          `${t(`plans.shotSize.${shot.size}`)} / ${t(`plans.move.${shot.movement}`)}`,
          shot.line,
          String(shot.seconds),
          shot.props.join(' '),
        ]),
      },
    ]),
  ];
}
