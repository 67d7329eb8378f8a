import type { Contract } from './contract';

/** Where and how an answer differs from its schema: `goods.data: list.0.title: expected string`; empty when it fits. */
export function misfits(contract: Contract, group: string, verb: string, result: unknown): string[] {
  const parsed = contract[verb]?.result.safeParse(result);
  if (!parsed || parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const expected = 'expected' in issue ? `expected ${String(issue.expected)}` : issue.message;
    return `${group}.${verb}: ${issue.path.join('.') || '(answer)'}: ${expected}`;
  });
}

/** Development only: parses an answer with its schema and names on the console what does not fit. Never throws. */
export async function checkAnswer(group: string, verb: string, result: unknown): Promise<void> {
  const exported: Readonly<Record<string, unknown>> = await import(`./${group}/schema`);
  const contract = Object.entries(exported).find(([name]) => name.endsWith('Contract'))?.[1] as Contract | undefined;
  if (!contract) return;
  for (const misfit of misfits(contract, group, verb, result)) console.error(misfit);
}
