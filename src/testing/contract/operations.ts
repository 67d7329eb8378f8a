import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Operation } from '../../services/contract';

export interface NamedOperation {
  /** `<group>.<verb>`, e.g. `goods.save`. */
  readonly name: string;
  readonly group: string;
  readonly operation: Operation;
}

const services = join(__dirname, '../../services');
const load = createRequire(__filename);

/** Every operation of every group: what the exports named `…Contract` of services/<group>/schema.ts hold. */
export function allOperations(): NamedOperation[] {
  const groups = readdirSync(services, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return groups.flatMap(({ name: group }) => {
    const module = (typeof jest === 'undefined' ? load : require)(join(services, group, 'schema.ts')) as Record<
      string,
      unknown
    >;
    const contracts = Object.entries(module).filter(([name]) => name.endsWith('Contract'));
    return contracts.flatMap(([, contract]) =>
      Object.entries(contract as Record<string, Operation>).map(([verb, operation]) => ({
        name: `${group}.${verb}`,
        group,
        operation,
      })),
    );
  });
}
