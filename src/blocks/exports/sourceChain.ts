import { type SourceRef, sourceRef } from '@/services/contract';

/** What a project was made from, as records keep it, with the project itself at its end. Unknown kinds are left out. */
export function sourceChainOf(
  source: readonly { readonly type: string; readonly id: string }[],
  projectId: string | undefined,
): SourceRef[] {
  const chain = source.flatMap((item): SourceRef[] => {
    const parsed = sourceRef.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
  if (!projectId || chain.some(({ type, id }) => type === 'project' && id === projectId)) return chain;
  return [...chain, { type: 'project', id: projectId }];
}
