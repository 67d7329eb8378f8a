import type { ReactNode } from 'react';

/** Addresses that an answer may link to; anything else (javascript:, data:) stays text. */
function isSafeHref(href: string): boolean {
  if (href.startsWith('/') && !href.startsWith('//')) return true;
  return /^(https?:\/\/|mailto:)/i.test(href);
}

interface SafeLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

export function SafeLink({ href, children }: SafeLinkProps) {
  if (!isSafeHref(href)) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
