import '@/hooks/allMessages';
import { useParams } from '@umijs/max';
import { PublicCardPage } from '@/features/account/card/PublicCardPage';

/** /card/:id: a member's business card, for whoever has its address. */
export default function ShownCardPage() {
  const { id = '' } = useParams();
  return <PublicCardPage key={id} id={id} />;
}
