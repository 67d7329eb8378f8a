import '@/hooks/allMessages';
import { StatisticsPage } from '@/features/statistics/StatisticsPage';

export default function PublishStatisticsPage() {
  return <StatisticsPage />;
}
