import '@/hooks/allMessages';
import { ReportPage } from '@/features/statistics/report/ReportPage';

export default function PublishReportPage() {
  return <ReportPage />;
}
