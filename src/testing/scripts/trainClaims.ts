/**
 * Learns which clauses say more of goods than their data do, from the sentences of `src/domain/factCheck/learned` and the
 * older sets of its corpus, and writes the weights.
 *
 *   npx tsx src/testing/scripts/trainClaims.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenSigns } from '../compliance/learnSigns';
import { clauseSentences, clausesDigest, learnClauses } from '../factCheck/learnClauses';

const path = join(import.meta.dirname ?? __dirname, '../../domain/factCheck/learned/weights.data.ts');
const sentences = clauseSentences();
const about = { name: 'clauseWeights', script: 'trainClaims.ts', digest: clausesDigest(sentences) };
writeFileSync(path, writtenSigns(learnClauses(sentences), about));
process.stdout.write(`${path}\n`);
