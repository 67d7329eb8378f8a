import type { ReactNode } from 'react';
import type { Mark, RuleSource } from '@/domain/compliance';
import { useT } from '@/hooks/useT';

interface RuleBasisProps {
  readonly mark: Pick<Mark, 'basis' | 'sources'>;
}

/** In a tab of its own, which gets no hold on this one. */
function SourceLink({ source: { name, url } }: { readonly source: RuleSource }) {
  return url ? (
    <a href={url} target="_blank" rel="noopener noreferrer" style={{ textDecoration: 'underline' }}>
      {name}
    </a>
  ) : (
    name
  );
}

/** The rule that words break, its laws and platforms linked to their official pages, with the day these were read. */
export function RuleBasis({ mark: { basis, sources } }: RuleBasisProps) {
  const t = useT();
  const pieces: ReactNode[] = [];
  let at = 0;
  const rest: RuleSource[] = [];
  for (const source of sources) {
    const place = basis.indexOf(source.name, at);
    if (place < 0) {
      rest.push(source);
      continue;
    }
    pieces.push(basis.slice(at, place), <SourceLink key={source.name} source={source} />);
    at = place + source.name.length;
  }
  const days = [...new Set(sources.map(({ checked }) => checked))].sort();
  return (
    <>
      {pieces}
      {basis.slice(at)}
      {rest.map((source, index) => (
        <span key={source.name}>
          {index === 0 ? ' ' : ' · '}
          <SourceLink source={source} />
        </span>
      ))}
      {days.length > 0 && t('compliance.readOn', { days: days.join(' / ') })}
    </>
  );
}
