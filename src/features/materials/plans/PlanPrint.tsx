import { PrintSheet } from '@/components/PrintSheet';
import { orderShots } from '@/domain/shooting';
import { useT } from '@/hooks/useT';
import type { ShootingPlan } from '@/services/shooting_plan/schema';
import styles from './PlanPrint.module.css';
import type { PlanDraft } from './usePlan';

/** What comes out of the printer: seen on paper only. */
export function PlanPrint({ plan, draft }: { readonly plan: ShootingPlan; readonly draft: PlanDraft }) {
  const t = useT();
  return (
    <PrintSheet isOnlyPaper className={styles.paper}>
      <h1>{draft.title}</h1>
      <p>
        {[draft.shoot_on, plan.assignee?.name, t('plans.shots', { count: draft.shots.length })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {orderShots(draft.shots, draft.order).map((group) => (
        <section key={group.shots[0]?.id}>
          <h2>
            {group.place || t('plans.noPlace')} · {group.person || t('plans.noPerson')}
          </h2>
          <table>
            <tbody>
              {group.shots.map((shot) => (
                <tr key={shot.id}>
                  <td>{shot.number}</td>
                  <td>{shot.image && <img src={shot.image} alt="" width={64} />}</td>
                  <td>
                    <b>{shot.what}</b>
                    <div>{shot.note}</div>
                  </td>
                  <td>
                    {t(`plans.shotSize.${shot.size}`)} / {t(`plans.move.${shot.movement}`)}
                  </td>
                  <td>{shot.line}</td>
                  <td>{shot.seconds} s</td>
                  <td>{shot.props.join(' ')}</td>
                  <td style={{ inlineSize: 24 }} />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </PrintSheet>
  );
}
