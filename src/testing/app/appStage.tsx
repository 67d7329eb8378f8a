import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import { requestConfig } from '@/lib/request';
import { beginPage, writeSession } from '@/lib/session';
import { workStore } from '@/lib/storage/workStore';
import { callMock, signIn } from '@/testing/mock/callMock';
import { type SharedMockServer, sharedMockServer } from '@/testing/mock/sharedMockServer';
import { startMockServer } from '@/testing/mock/startMockServer';
import { createTestApp } from './createTestApp';

const firstPageLimit = 60_000;
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(90_000);

export type DemoAccount = 'owner' | 'writer' | 'viewer' | 'admin';

/** What a component test has at hand: the whole app in jsdom on a real mock of its own. */
export interface AppStage {
  /**
   * Opens the app at an address, signed in when `as` is given, as a browser's first visit of that address.
   * What was open before is closed.
   */
  open(address: string, options?: { readonly as?: DemoAccount }): Promise<UserEvent>;
  /** Path and query that the app is at. */
  address(): string;
  /** Stores a session as another tab would, without telling this one. */
  signIn(as: DemoAccount): Promise<void>;
  /** Lets the next calls below a path fail, see mock/_core/faults. */
  fault(kind: string, path: string, times?: number): Promise<void>;
  /** Calls the API as an account, past the app. */
  api<T>(as: DemoAccount, method: 'GET' | 'POST', path: string, input?: object): Promise<T>;
  origin(): string;
}

interface AppStageOptions {
  /** Settings of the mock, asked for when it starts; a service of the test's own listens by then. */
  readonly env?: () => Readonly<Record<string, string>>;
}

/** Starts the mock once for the tests of a file, with fresh records and a fresh browser for each of them. */
export function appStage({ env }: AppStageOptions = {}): AppStage {
  let mock: SharedMockServer | undefined;
  let end: (() => Promise<void>) | undefined;
  const origin = (): string => mock?.origin ?? '';

  beforeAll(async () => {
    if (env) {
      const own = await startMockServer({ env: env() });
      mock = own;
      end = own.close;
    } else mock = await sharedMockServer();
    requestConfig.baseURL = `${mock.origin}/api`;
    // jsdom keeps the timer of an aborted request, and with it the process.
    requestConfig.timeout = 0;
  }, 40_000);
  afterAll(() => end?.());

  beforeEach(async () => {
    localStorage.clear();
    await workStore.clear();
  });
  afterEach(async () => {
    cleanup();
    await callMock(origin(), 'POST', '/__mock/reset');
  });

  const stage: AppStage = {
    origin,
    async open(address, { as } = {}) {
      cleanup();
      beginPage();
      if (as) await stage.signIn(as);
      const TestApp = createTestApp(address);
      render(<TestApp />);
      // The first page of a file loads its modules, which a cold cache makes slow.
      await waitFor(() => expect(screen.queryByText('加载中...')).not.toBeInTheDocument(), { timeout: firstPageLimit });
      return userEvent.setup({ pointerEventsCheck: 0 });
    },
    address: () => `${history.location.pathname}${history.location.search}`,
    async signIn(as) {
      const { token, id, mchno } = await signIn(origin(), as);
      const business = as === 'admin' ? 'provider' : 'merchant';
      writeSession({ token, id, app_type: business, business, merchantData: { mchno, industry: '' } });
    },
    async fault(kind, path, times = 1) {
      await callMock(origin(), 'POST', '/__mock/fault', { body: { kind, path, times } });
    },
    async api<T>(as: DemoAccount, method: 'GET' | 'POST', path: string, input: object = {}) {
      const session = await signIn(origin(), as);
      const where = method === 'GET' ? { query: input as Record<string, string> } : { body: input };
      const answer = await callMock<T>(origin(), method, path, { ...where, session });
      if (!answer.body?.success) throw new Error(`${path}: ${answer.text}`);
      return answer.body.data;
    },
  };
  return stage;
}
