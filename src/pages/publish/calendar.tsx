import '@/hooks/allMessages';
import { CalendarPage } from '@/features/publish/calendar/CalendarPage';

export default function PublishCalendarPage() {
  return <CalendarPage />;
}
