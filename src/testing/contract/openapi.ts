import { z } from 'zod';
import type { NamedOperation } from './operations';

type Json = Record<string, unknown>;

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;

const idempotencyKey = 'IdempotencyKey';

/** What lib/request sends with every write, and mock/_core/idempotency.ts holds to. */
const idempotencyHeader: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
  description:
    'Names one write of one account: sent again within a day with the same body it is answered as the first time and not done again; with another body it is refused with 422 and IDEMPOTENCY_KEY_REUSED. A refused write has changed nothing and is decided anew. Without the header each call is done.',
};

/** OpenAPI 3.1 of the contract, for whoever builds the real backend. */
export function openapi(operations: readonly NamedOperation[]): Json {
  const paths: Record<string, Json> = {};
  for (const named of operations) {
    const { operation } = named;
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describeOperation(named) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'framework-studio API',
      version: '1.0.0',
      description: 'Written from src/services/*/schema.ts by `npm run contract`.',
    },
    servers: [{ url: '/api' }],
    components: {
      parameters: { [idempotencyKey]: idempotencyHeader },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authen-Token' },
        merchant: { type: 'apiKey', in: 'header', name: 'Authen-Mchno' },
        apptype: { type: 'apiKey', in: 'header', name: 'Authen-Apptype' },
      },
    },
    paths,
  };
}

function describeOperation({ name, group, operation }: NamedOperation): Json {
  const input = schemaOf(operation.input, 'input');
  return {
    operationId: name,
    tags: [group],
    summary: operation.summary,
    'x-path-origin': operation.origin === 'brief' ? 'given by the brief' : 'chosen here',
    'x-permission': operation.permission,
    security: operation.auth === 'public' ? [] : [{ token: [], merchant: [], apptype: [] }],
    ...(operation.method === 'GET'
      ? { parameters: parametersOf(input) }
      : {
          // What a stream has said cannot be said again.
          ...(operation.answer === 'stream'
            ? {}
            : { parameters: [{ $ref: `#/components/parameters/${idempotencyKey}` }] }),
          requestBody: { required: true, content: { 'application/json': { schema: input } } },
        }),
    responses: { 200: answer(operation.answer ?? 'json', schemaOf(operation.result, 'output')) },
  };
}

function parametersOf(input: Json): Json[] {
  const properties = (input.properties ?? {}) as Record<string, Json>;
  const required = (input.required ?? []) as string[];
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function answer(kind: 'json' | 'stream', result: Json): Json {
  if (kind === 'stream') {
    return {
      description: 'Server-sent events, each with this JSON as its data, closed by [DONE]',
      content: { 'text/event-stream': { schema: result } },
    };
  }
  const body = {
    type: 'object',
    required: ['status', 'message'],
    properties: {
      status: { description: '1 or true = success, 0 or false = failure' },
      success: { type: 'boolean' },
      message: { type: 'string' },
      data: result,
      errorCode: { type: 'string' },
      errorMessage: { type: 'string' },
      showType: { type: 'integer', enum: [0, 1, 2, 3, 4, 9] },
    },
  };
  return { description: 'Answer', content: { 'application/json': { schema: body } } };
}
