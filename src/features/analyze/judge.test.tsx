import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { BreakdownRecord, BreakdownSummary } from '@/services/breakdown/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { streamByNode } from '@/testing/app/streamByNode';

/** A model service on this machine, asked for the roles of numbered lines. */
type Answer = (lines: readonly string[], res: ServerResponse) => void;
let answers: Answer[] = [];
const model = createServer((req, res) => {
  let body = '';
  req.on('data', (chunk) => {
    body += chunk;
  });
  req.on('end', () => {
    const { messages = [] } = JSON.parse(body || '{}') as { messages?: { role: string; content: string }[] };
    const lines = (messages.findLast(({ role }) => role === 'user')?.content ?? '').split('\n');
    (answers.shift() ?? ((_, response) => response.writeHead(500).end()))(lines, res);
  });
});
beforeAll(() => new Promise<void>((ready) => model.listen(0, '127.0.0.1', ready)));
afterAll(() => {
  model.closeAllConnections();
  model.close();
});
beforeEach(() => {
  answers = [];
});

const app = appStage({
  env: () => ({
    WRITER_PROVIDER: 'openai',
    WRITER_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}`,
    WRITER_API_KEY: 'k',
    WRITER_MODEL: '判官一号',
  }),
});
streamByNode(app.origin);

const text = `租房党看过来！5个收纳技巧，10平米也能住得宽敞
搬了6次家，整理了这些真正好用的方法，分享给你们。
1. 衣柜里挂衣区下面别空着，放两层抽屉盒。
总之就一句话：每样东西都有自己的家。
先收藏起来，搬家的时候照着做。`;

const judging =
  (roleOf: (at: number, count: number) => string | undefined): Answer =>
  (lines, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    const said = lines.flatMap((_, at) => {
      const role = roleOf(at, lines.length);
      return role
        ? [JSON.stringify({ line: at + 1, role, confidence: 0.8, second: 'question', second_confidence: 0.1 })]
        : [];
    });
    const events = [{ delta: { content: said.join('\n') } }, { delta: {}, finish_reason: 'stop' }];
    res.end(`${events.map((one) => `data: ${JSON.stringify({ choices: [one] })}\n\n`).join('')}data: [DONE]\n\n`);
  };
/** A hook, pains, and an action at the end: nothing that our own reading says of this text. */
const good = judging((at, count) => (at === 0 ? 'hook' : at === count - 1 ? 'action' : 'pain'));

const roles = () =>
  within(screen.getByRole('region', { name: '分段拆解' }))
    .getAllByRole('button', { name: /^第 \d+ 段/ })
    .map((button) => button.getAttribute('aria-label')?.replace(/^第 \d+ 段 /, ''));
const ask = () => screen.findByRole('button', { name: '请写作服务判断' });
/** What is still to be saved when a test ends would be asked of the next one's server. */
const saved = () => screen.findByText('已保存', {}, { timeout: 8000 });
const record = async (): Promise<BreakdownRecord> => {
  const { list } = await app.api<{ list: BreakdownSummary[] }>('owner', 'GET', '/breakdown/data', { page_size: 50 });
  return app.api<BreakdownRecord>('owner', 'GET', '/breakdown/info', { id: list[0]?.id ?? '' });
};
/** What the judging has cost, once all is settled. */
async function paid(): Promise<number> {
  const { list } = await app.api<{ list: { subject: string; credits: number }[] }>('owner', 'GET', '/counting/data');
  return list.filter(({ subject }) => subject.startsWith('判断拆解')).reduce((sum, { credits }) => sum + credits, 0);
}

async function takeApart(): Promise<UserEvent> {
  const user = await app.open('/compose/analyze', { as: 'owner' });
  await fill(user, await screen.findByRole('textbox', { name: '粘贴文章、口播稿或链接' }), text);
  await user.click(screen.getByRole('button', { name: '开始拆解' }));
  await screen.findByRole('region', { name: '原文' });
  return user;
}

test('the judgement of a configured writer is taken, kept with its name and confidence, and undone', async () => {
  answers = [good];
  const user = await takeApart();
  const own = roles();
  await user.click(await ask());
  expect(await screen.findByText(/^写作服务判断了 \d+ 句，\d+ 句的作用和之前不同$/)).toBeInTheDocument();
  // neighbors of one role are one segment
  expect(roles()).toEqual(['钩子', '痛点', '行动']);
  expect(screen.getAllByText('写作服务判断 80%').length).toBeGreaterThan(0);
  await waitFor(
    async () => {
      const [first] = (await record()).cuts;
      expect(first).toMatchObject({ role: 'hook', judged: { by: '判官一号', confidence: 0.8 } });
    },
    { timeout: 8000 },
  );
  expect(await paid()).toBeLessThan(0);
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(roles()).toEqual(own);
  await saved();
});

test('an answer that leaves a line out changes nothing and costs nothing; asked again, the next is taken', async () => {
  answers = [judging((at) => (at === 1 ? undefined : 'hook')), good];
  const user = await takeApart();
  const own = roles();
  await user.click(await ask());
  const told = await screen.findByText('写作服务漏掉了第 2 句，拆解没有改动，请重试');
  expect(roles()).toEqual(own);
  expect(screen.getByRole('button', { name: '撤销' })).toBeDisabled();
  expect(await paid()).toBe(0);
  await user.click(within(told.closest('[role="alert"]') as HTMLElement).getByRole('button', { name: /重\s*试/ }));
  await waitFor(() => expect(roles()).toEqual(['钩子', '痛点', '行动']));
  expect(screen.queryByText(/漏掉了第 2 句/)).not.toBeInTheDocument();
  await saved();
});

test('a role that there is not is refused with the line that has it', async () => {
  answers = [judging((at) => (at === 2 ? 'boss' : 'hook'))];
  const user = await takeApart();
  const own = roles();
  await user.click(await ask());
  expect(await screen.findByText('写作服务对第 3 句的判断格式不对，拆解没有改动，请重试')).toBeInTheDocument();
  expect(roles()).toEqual(own);
  await saved();
});

test('a writer that fails says so and can be asked again; one that is stopped changes nothing', async () => {
  const waiting: ServerResponse[] = [];
  answers = [(_, res) => res.writeHead(500).end('{}'), (_, res) => waiting.push(res)];
  const user = await takeApart();
  const own = roles();
  await user.click(await ask());
  const again = await screen.findByRole('button', { name: /重\s*试/ });
  expect(again.closest('[role="alert"]')).toHaveTextContent(/写作服务/);
  expect(roles()).toEqual(own);
  await user.click(again);
  expect(await screen.findByText('写作服务正在读全文')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /停\s*止/ }));
  expect(await ask()).toBeEnabled();
  expect(roles()).toEqual(own);
  for (const res of waiting) res.destroy();
  await waitFor(async () => expect(await paid()).toBe(0));
  await saved();
});
