import { Link } from '@umijs/max';
import type { ComponentProps } from 'react';
import { useCanVisit } from '@/hooks/useCanVisit';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  readonly to: string;
  /** It names or shows a record: without the right to its page it stays, as text. */
  readonly keepsText?: boolean;
};

/**
 * A link to another page of the app. Whoever may not open that page does not see the way there: a role may have any choice
 * of pages, and a link that ends at a refusal is a dead one.
 */
export function PageLink({ keepsText = false, ...link }: PageLinkProps) {
  const canVisit = useCanVisit();
  if (canVisit(link.to)) return <Link {...link} />;
  if (!keepsText) return null;
  return <span className={link.className}>{link.children}</span>;
}
