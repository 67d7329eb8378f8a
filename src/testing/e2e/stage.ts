import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';
import { reportRawMessages } from './reportRawMessages';
import type { Preview } from './server';

const demo = {
  owner: { username: 'owner', password: 'Owner123!' },
  writer: { username: 'writer', password: 'Writer123!' },
  viewer: { username: 'viewer', password: 'Viewer123!' },
  admin: { username: 'admin', password: 'Admin123!' },
  /** The provider's support, who may do little. */
  support: { username: 'support', password: 'Support123!' },
  /** The owner of another merchant, with hardly anything in it. */
  owner2: { username: 'owner2', password: 'Owner123!' },
} as const;

/** `E2E_SLOW=6`: a processor that many times slower and a distant server, to see what becomes of what is done early. */
export const slowness = Number(process.env.E2E_SLOW ?? 1);
const distance = 400;

/** How the reporter knows what no second try forgives. */
export const noiseHeading = 'the browser’s console was not silent:';

export type DemoAccount = keyof typeof demo;

export interface OpenOptions {
  readonly as?: DemoAccount;
  /** Host instead of localhost, to be another provider's. */
  readonly host?: string;
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly language?: string;
  /** Where the browser stands; Shanghai when left out. */
  readonly timezoneId?: string;
  /** A screen that is touched. */
  readonly hasTouch?: boolean;
  /** With the motion of menus, dialogs and previews; without it a journey waits for none of them. */
  readonly hasMotion?: boolean;
}

export interface Fault {
  readonly path: string;
  readonly kind: string;
  readonly times?: number;
}

/** What a test has at hand: pages, sign-in, the API, faults, images. */
export class Stage {
  private readonly contexts: BrowserContext[] = [];
  private readonly noise: string[] = [];
  private expectedNoise: RegExp[] = [];

  constructor(
    readonly browser: Browser,
    readonly preview: Preview,
    readonly name: string,
    readonly shots: string,
  ) {}

  /** A page in a fresh browser profile, signed in when `as` is given. */
  async open(path: string, options: OpenOptions = {}): Promise<Page> {
    const origin = this.originOf(options.host);
    const session = options.as ? Object.entries(await this.sessionOf(options.as, origin)) : [];
    const localStorage = session.map(([name, value]) => ({ name, value }));
    const context = await this.browser.newContext({
      viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
      colorScheme: options.dark ? 'dark' : 'light',
      locale: 'zh-CN',
      hasTouch: options.hasTouch ?? false,
      reducedMotion: options.hasMotion ? 'no-preference' : 'reduce',
      timezoneId: options.timezoneId ?? 'Asia/Shanghai',
      acceptDownloads: true,
      storageState: { cookies: [], origins: localStorage.length > 0 ? [{ origin, localStorage }] : [] },
    });
    this.contexts.push(context);
    await context.addInitScript(reportRawMessages);
    if (options.language)
      await context.addInitScript(`localStorage.setItem('umi_locale', ${JSON.stringify(options.language)})`);
    const page = await context.newPage();
    await slowDown(page);
    this.listen(page);
    await page.goto(origin + path);
    return page;
  }

  /** Another tab of the same browser profile. */
  async another(page: Page): Promise<Page> {
    const tab = await page.context().newPage();
    await slowDown(tab);
    this.listen(tab);
    return tab;
  }

  originOf(host = 'localhost'): string {
    return `http://${host}:${this.preview.port}`;
  }

  /** Puts a session into the browser the way a login does. */
  async signIn(page: Page, as: DemoAccount, origin = this.originOf()): Promise<void> {
    const session = await this.sessionOf(as, origin);
    // A light, public place of this origin to store from.
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, session);
  }

  /** What a login by the real call leaves in the browser's storage. */
  private async sessionOf(as: DemoAccount, origin: string): Promise<Record<string, string>> {
    const answer = await fetch(`${origin}/api/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(demo[as]),
    });
    const { data } = (await answer.json()) as {
      data: {
        token: string;
        id: string;
        app_type: string;
        business: string;
        merchantData: { mchno: string; industry: string };
      };
    };
    return {
      YIDIANKE_TOKEN: data.token,
      YIDIANKE_ACCOUNT_ID: data.id,
      YIDIANKE_APPTYPE: data.app_type,
      YIDIANKE_BUSINESS: data.business,
      YIDIANKE_MCHNO: data.merchantData.mchno,
      YIDIANKE_INDUSTRY: data.merchantData.industry,
    };
  }

  /** Calls the API as an account, outside the browser. */
  async api<T>(as: DemoAccount, method: 'GET' | 'POST', path: string, input: object = {}): Promise<T> {
    const login = await this.raw('POST', '/account/login', demo[as]);
    const { token, merchantData } = (login as { data: { token: string; merchantData: { mchno: string } } }).data;
    const headers = { 'Authen-Token': token, 'Authen-Mchno': merchantData.mchno, 'Authen-Apptype': 'merchant' };
    const answer = (await this.raw(method, path, input, headers)) as { status: unknown; message: string; data: T };
    if (answer.status !== 1 && answer.status !== true) throw new Error(`${path}: ${answer.message}`);
    return answer.data;
  }

  private async raw(
    method: string,
    path: string,
    input: object,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const response = await fetch(`${this.originOf()}/api${path}${query}`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: method === 'GET' ? undefined : JSON.stringify(input),
    });
    return response.json();
  }

  /** Makes the mock fail on purpose; `times` calls, then it is well again. */
  async fault(fault: Fault): Promise<void> {
    await this.raw('POST', '/__mock/fault', fault);
  }

  /** Fills a table of the mock with copies of its rows. */
  async grow(table: string, count: number): Promise<void> {
    const answer = (await this.raw('POST', '/__mock/grow', { table, count })) as { status: unknown; message: string };
    if (answer.status !== 1) throw new Error(`${table}: ${answer.message}`);
  }

  async clearFaults(): Promise<void> {
    await this.raw('POST', '/__mock/faults_clear', {});
  }

  async reset(): Promise<void> {
    await this.raw('POST', '/__mock/reset', {});
  }

  async advanceClock(seconds: number): Promise<void> {
    await this.raw('POST', '/__mock/clock', { advanceSeconds: seconds });
  }

  /** Console errors that this journey provokes on purpose. */
  expectNoise(...patterns: RegExp[]): void {
    this.expectedNoise = [...this.expectedNoise, ...patterns];
  }

  /** An image to look at, with `E2E_SHOTS=on`: nobody looks at those of a whole run, and they cost minutes. */
  async shot(page: Page, name: string): Promise<void> {
    if (process.env.E2E_SHOTS !== 'on') return;
    mkdirSync(this.shots, { recursive: true });
    await page.screenshot({ path: join(this.shots, `${this.name}-${name}.png`) });
  }

  /** Takes an image of every open page. @returns where the images lie, and where each page stands and what it says */
  async shootAll(folder: string): Promise<readonly [files: string[], texts: string[]]> {
    const pages = this.contexts.flatMap((context) => context.pages());
    const files: string[] = [];
    for (const [index, page] of pages.entries()) {
      const path = join(folder, `page-${index}.png`);
      await page.screenshot({ path, timeout: 10_000 }).then(
        () => files.push(path),
        () => undefined,
      );
    }
    const texts = pages.map((page) => page.evaluate<string>('document.body.innerText').catch(() => ''));
    return [
      files,
      (await Promise.all(texts)).map(
        (text, index) => `${pages[index]?.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, 1200)}`,
      ),
    ];
  }

  /** Whether a console said what nobody expected. */
  isNoisy(): boolean {
    return this.unexpectedNoise().length > 0;
  }

  /** Closes the pages and tells what the consoles said that nobody expected. */
  async close(): Promise<string[]> {
    const contexts = this.contexts.splice(0);
    // What a page fetches beforehand for later may still be on its way through a test's own route.
    await Promise.all(
      contexts.flatMap((context) => context.pages()).map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })),
    );
    await Promise.all(contexts.map((context) => context.close()));
    const noise = this.unexpectedNoise();
    this.noise.length = 0;
    this.expectedNoise = [];
    return noise;
  }

  private unexpectedNoise(): string[] {
    return this.noise.filter((line) => !this.expectedNoise.some((pattern) => pattern.test(line)));
  }

  private listen(page: Page): void {
    const fail = (text: string): void => {
      // A redirect on start-up leaves the first page's preloaded style unused: the browser's hint, no fault of the page.
      if (!/was preloaded using link preload but not used/.test(text)) this.noise.push(text);
    };
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error' || message.type() === 'warning')
        fail(`console ${message.type()}: ${message.text()} @${message.location().url}`);
    });
    page.on('pageerror', (error) => fail(`page error: ${error.message}`));
    page.on('requestfailed', (request: Request) => {
      const reason = request.failure()?.errorText ?? '';
      if (!/ERR_ABORTED/.test(reason)) fail(`request failed: ${request.url()} ${reason}`);
    });
  }
}

async function slowDown(page: Page): Promise<void> {
  if (slowness <= 1) return;
  page.setDefaultTimeout(90_000);
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await devtools.send('Network.enable');
  const go = (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency: distance,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await go(false);
  // What is said last about the network holds: a journey that cuts it must cut this one too.
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (isOffline) => {
    await setOffline(isOffline);
    if (!page.isClosed()) await go(isOffline);
  };
}
