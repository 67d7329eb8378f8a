import AccountsCard from './AccountsCard';
import DraftsCard from './DraftsCard';
import FrameworksStrip from './FrameworksStrip';
import IdeaLine from './IdeaLine';
import TodayCard from './TodayCard';
import UsageCard from './UsageCard';
import VideosStrip from './VideosStrip';
import styles from './workbench.module.css';

export interface WorkbenchProps {
  /** Whether the viewer may make videos; without it the page is for looking. */
  readonly canMake: boolean;
}

export default function Workbench({ canMake }: WorkbenchProps) {
  return (
    <div className={styles.page}>
      {canMake && <IdeaLine />}
      <div className={styles.cards}>
        {canMake && <DraftsCard />}
        <TodayCard />
        <AccountsCard />
        <UsageCard />
      </div>
      <VideosStrip />
      {canMake && <FrameworksStrip />}
    </div>
  );
}
