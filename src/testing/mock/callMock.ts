import { request } from 'node:http';

interface CallOptions {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly session?: Session;
}

export interface Session {
  readonly token: string;
  readonly id: string;
  readonly mchno: string;
}

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  readonly text: string;
}

export interface Answer<T = unknown> extends RawAnswer {
  /** The envelope. */
  readonly body: {
    readonly status: unknown;
    readonly success: boolean;
    readonly message: string;
    readonly errorCode?: string;
    readonly showType?: number;
    readonly data: T;
  };
}

/** One request by node's own http: no fetch of the test environment, no hidden headers, no automatic redirects. */
export function callRaw(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Readonly<Record<string, string>>; body?: string | Buffer } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method, headers: { accept: 'application/json', connection: 'close', ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text: bytes.toString('utf8'),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Calls the mock's API (path below `/api`) and reads the envelope. */
export async function callMock<T = unknown>(
  origin: string,
  method: 'GET' | 'POST',
  path: string,
  { body, query, headers = {}, session }: CallOptions = {},
): Promise<Answer<T>> {
  const search = query
    ? `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
    : '';
  const raw = await callRaw(`${origin}/api${path}${search}`, {
    method,
    headers: {
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(session ? { 'authen-token': session.token, 'authen-mchno': session.mchno } : {}),
      ...headers,
    },
    body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
  });
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw.text);
  } catch {
    parsed = undefined;
  }
  return { ...raw, body: parsed as Answer<T>['body'] };
}

/** Of the demo accounts, by their user names. */
export const passwords: Readonly<Record<string, string>> = {
  owner: 'Owner123!',
  writer: 'Writer123!',
  viewer: 'Viewer123!',
  owner2: 'Owner123!',
  admin: 'Admin123!',
  support: 'Support123!',
};

/** Signs a demo account in. */
export async function signIn(origin: string, username: keyof typeof passwords & string): Promise<Session> {
  const answer = await callMock<{ token: string; id: string; merchantData: { mchno: string } }>(
    origin,
    'POST',
    '/account/login',
    { body: { username, password: passwords[username] } },
  );
  if (!answer.body?.success) throw new Error(`sign-in of ${username}: ${answer.text}`);
  const { token, id, merchantData } = answer.body.data;
  return { token, id, mchno: merchantData.mchno };
}
