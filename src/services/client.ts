import { get, post, type RequestOptions } from '@/lib/request';
import { expireAfterWrite } from '@/lib/request/cache';
import { loadList } from '@/lib/request/lists';
import type { ApiCall } from '@/lib/request/types';
import type { StreamOptions, StreamResult } from '@/lib/stream';
import type { Contract, InputOf, Operation, ResultOf } from './contract';

/** `version_restore` as it is written in TypeScript: `versionRestore`. */
type Camel<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;

type GroupOf<C extends Contract> = C[keyof C]['path'] extends `/${infer G}/${string}` ? G : never;

/** Whether an operation takes no input: its schema names no field. */
type TakesNothing<O extends Operation> = string extends keyof NonNullable<InputOf<O>> ? true : false;

/** ` list` marks a read that answers rows, so that its failures are told as a list's. `data` always is one. */
type ListMark<O extends Operation, Key extends string> = Key extends 'data'
  ? ''
  : ResultOf<O> extends { readonly list: readonly unknown[] }
    ? O['method'] extends 'GET'
      ? ' list'
      : ''
    : '';

/** Sends in a way of its own; gets the path that the declaration stands for. */
type Sender<I, R> = (path: string, input: I, options?: RequestOptions) => Promise<R>;
type StreamSender = (path: string, input: object, options: StreamOptions) => Promise<StreamResult>;

/**
 * What stands beside a verb: its method, whether it answers a list, and whether it takes an input. A path that is not
 * `/group/verb` is refused.
 */
type Declared<O extends Operation, Key extends string, Group extends string> = O['path'] extends `/${Group}/${Key}`
  ? 'stream' extends O['answer']
    ? StreamSender
    : TakesNothing<O> extends true
      ? `${O['method']}${ListMark<O, Key>} without input`
      : `${O['method']}${ListMark<O, Key>}` | Sender<InputOf<O>, ResultOf<O>>
  : never;

type Declaration<C extends Contract> = {
  readonly [K in keyof C & string as Camel<K>]: Declared<C[K], K, GroupOf<C>>;
};

/** A verb with its path below the API base, for the few that send it in a way of their own. */
type Verb<I, R> = ApiCall<I, R> & { readonly path: string };
type PlainCall<R> = ((options?: RequestOptions) => Promise<R>) & Verb<Readonly<Record<never, never>>, R>;
type InputCall<I, R> = (Partial<I> extends I
  ? (input?: I, options?: RequestOptions) => Promise<R>
  : (input: I, options?: RequestOptions) => Promise<R>) &
  Verb<I, R>;
type StreamCall<I> = (input: I, options: StreamOptions) => Promise<StreamResult>;

type Call<O extends Operation> = 'stream' extends O['answer']
  ? StreamCall<InputOf<O>>
  : TakesNothing<O> extends true
    ? PlainCall<ResultOf<O>>
    : InputCall<InputOf<O>, ResultOf<O>>;

type Client<C extends Contract> = { readonly [K in keyof C & string as Camel<K>]: Call<C[K]> };

type AnyDeclared = string | StreamSender | Sender<object, unknown>;

/**
 * The typed calls of one API group. The contract gives the types alone, so that neither zod nor a schema reaches the
 * browser; the declaration gives what is needed at run time, and does not compile when it differs from the contract.
 *
 *     export const goodsApi = client<typeof goodsContract>('goods', { data: 'GET', save: 'POST', … });
 *     goodsApi.data({ page: 1, page_size: 20 }, options)   // GET /goods/data
 *     goodsApi.data.key                                    // 'goods.data'
 *
 * A call resolves the `data` of a successful answer and throws the typed errors of lib/request/errors otherwise.
 */
export function client<C extends Contract>(group: GroupOf<C>, declaration: Declaration<C>): Client<C> {
  const verbs = declaration as unknown as Readonly<Record<string, AnyDeclared>>;
  const calls = Object.entries(verbs).map(([name, declared]) => [
    name,
    makeCall(
      group,
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      declared,
    ),
  ]);
  return Object.fromEntries(calls) as Client<C>;
}

function makeCall(group: string, verb: string, declared: AnyDeclared) {
  const path = `/${group}/${verb}`;
  const key = `${group}.${verb}`;
  const method = typeof declared === 'string' && declared.startsWith('GET') ? 'GET' : 'POST';
  const transport: Sender<object | undefined, unknown> =
    typeof declared === 'string' ? (method === 'GET' ? get : post) : (declared as Sender<object | undefined, unknown>);

  const isList = verb === 'data' || (typeof declared === 'string' && declared.includes(' list'));

  const send = async (input?: object, options?: RequestOptions): Promise<unknown> => {
    const result = isList
      ? await loadList((listOptions) => transport(path, input, listOptions), options)
      : await transport(path, input, options);
    if (method === 'POST') expireAfterWrite(group);
    // Dropped from the production build, and with it the schemas that it fetches.
    if (process.env.NODE_ENV === 'development' && typeof declared === 'string') {
      void import('./checkAnswer').then(({ checkAnswer }) => checkAnswer(group, verb, result));
    }
    return result;
  };
  const takesNothing = typeof declared === 'string' && declared.endsWith('without input');
  const call = takesNothing ? (options?: RequestOptions) => send(undefined, options) : send;
  return Object.assign(call, { key, group, method, path, send });
}
