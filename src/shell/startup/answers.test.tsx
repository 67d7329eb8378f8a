import { screen } from '@testing-library/react';
import { requestConfig } from '@/lib/request';
import { appStage } from '@/testing/app/appStage';

const app = appStage();

/** What the server answers instead, by path; the rest of the answer stays. */
let spoiled: { readonly path: string; readonly data: unknown } | undefined;

interface Answered {
  readonly config: { readonly url?: string };
  data: { data?: unknown };
}

requestConfig.responseInterceptors?.unshift(((response: Answered) => {
  if (spoiled && response.config.url?.split('?')[0]?.endsWith(spoiled.path)) {
    response.data = { ...response.data, data: spoiled.data };
  }
  return response;
}) as never);

const calls = ['/merchant/provider', '/counting/usage', '/account/info', '/notice/data', '/goods/data'];
const wrongTypes = {
  id: 7,
  name: 7,
  title: {},
  color: 7,
  credits: { balance: 'many' },
  storage: 'big',
  routes: 'all',
  actions: 7,
  list: [null, 7, { id: 7, title: {} }],
  total: 'many',
};
const shapes: readonly (readonly [string, unknown])[] = [
  ['{}', {}],
  ['null', null],
  ['[]', []],
  ['wrong types', wrongTypes],
];
const cases = calls.flatMap((path) => shapes.map(([name, data]) => ({ path, name, data })));

afterEach(() => {
  spoiled = undefined;
});

test.each(cases)('$path answering $name leaves the shell up and the user signed in', async ({ path, data }) => {
  spoiled = { path, data };
  await app.open('/merchant/help', { as: 'owner' });
  expect(await screen.findByRole('button', { name: /的账号菜单$/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^通知/ })).toBeInTheDocument();
  expect(app.address()).not.toMatch(/^.login/);
  expect(localStorage.getItem('YIDIANKE_TOKEN')).not.toBeNull();
});
