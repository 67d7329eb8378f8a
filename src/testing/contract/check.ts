import { ContractClient } from './client';
import { allOperations } from './operations';
import { stateful } from './samples';
import { checkAnonymous, checkValid, know } from './walk';

/** `API_BASE=https://… API_USER=… API_PASSWORD=… npm run contract:check`: holds a live API against the contract. */
async function main(): Promise<void> {
  const base = process.env.API_BASE;
  if (!base) throw new Error('Set API_BASE, e.g. API_BASE=http://localhost:8000/api');
  const operations = allOperations();
  const client = new ContractClient(base);
  await client.signIn(process.env.API_USER ?? 'owner', process.env.API_PASSWORD ?? 'Owner123!');
  const known = await know(client, operations, new URL(base).origin);
  const anonymous = new ContractClient(base);
  let passed = 0;
  const problems: string[] = [];
  for (const named of operations.filter(({ name }) => !stateful.has(name))) {
    const problem = (await checkValid(client, named, known)) ?? (await checkAnonymous(anonymous, named, known));
    if (problem) problems.push(problem);
    else passed += 1;
  }
  for (const problem of problems) console.info(`✕ ${problem}`);
  console.info(`${passed} passed, ${problems.length} failed`);
  process.exit(problems.length > 0 ? 1 : 0);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
