import type { Operation } from '../../services/contract';

interface Answer {
  readonly httpStatus: number;
  readonly body: {
    readonly status?: unknown;
    readonly success?: unknown;
    readonly message?: string;
    readonly data?: unknown;
    readonly errorCode?: string;
  };
}

interface Session {
  readonly token: string;
  readonly mchno: string;
}

/** Calls an API the way the contract says, for the contract test and for checks of a live server. */
export class ContractClient {
  private session: Session | undefined;

  constructor(private readonly base: string) {}

  async signIn(username: string, password: string): Promise<void> {
    const answer = await this.fetchJson('POST', '/account/login', { username, password });
    const data = answer.body.data as { token: string; merchantData: { mchno: string } } | null;
    if (!data?.token) throw new Error(`sign-in failed: ${answer.body.message}`);
    this.session = { token: data.token, mchno: data.merchantData.mchno };
  }

  call(operation: Operation, input: object): Promise<Answer> {
    return this.fetchJson(operation.method, operation.path, input);
  }

  /** Events of a streaming operation, each parsed; `[DONE]` left out. */
  async stream(operation: Operation, input: object): Promise<unknown[]> {
    const response = await this.send(operation.method, operation.path, input);
    const text = await response.text();
    if (!response.headers.get('content-type')?.includes('text/event-stream'))
      throw new Error(`no stream: ${text.slice(0, 200)}`);
    return text
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).trim())
      .filter((data) => data !== '' && data !== '[DONE]')
      .map((data) => JSON.parse(data) as unknown);
  }

  private async fetchJson(method: string, path: string, input: object): Promise<Answer> {
    const response = await this.send(method, path, input);
    return { httpStatus: response.status, body: (await response.json()) as Answer['body'] };
  }

  private send(method: string, path: string, input: object): Promise<Response> {
    const query = method === 'GET' ? `?${new URLSearchParams(entries(input))}` : '';
    const headers: Record<string, string> = {
      accept: 'application/json',
      'content-type': 'application/json',
      'Authen-Apptype': 'merchant',
      Environment: 'production',
    };
    if (this.session) {
      headers['Authen-Token'] = this.session.token;
      headers['Authen-Mchno'] = this.session.mchno;
    }
    return fetch(`${this.base}${path}${query}`, {
      method,
      headers,
      body: method === 'GET' ? undefined : JSON.stringify(input),
    });
  }
}

const entries = (input: object): [string, string][] =>
  Object.entries(input).map(([key, value]) => [key, String(value)]);

export const isSuccess = ({ body }: Answer): boolean =>
  typeof body.success === 'boolean' ? body.success : body.status === 1 || body.status === true;
