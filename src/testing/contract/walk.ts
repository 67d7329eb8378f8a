import { type ContractClient, isSuccess } from './client';
import type { NamedOperation } from './operations';
import { type Known, samples } from './samples';

/** What is wrong with one operation's answer to a valid call; undefined when it keeps the contract. */
export async function checkValid(
  client: ContractClient,
  { name, operation }: NamedOperation,
  known: Known,
): Promise<string | undefined> {
  const sample = samples[name];
  if (!sample) return `${name}: no sample`;
  const input = operation.input.parse(sample(known)) as object | undefined;
  if (operation.answer === 'stream') {
    const events = await client.stream(operation, sample(known));
    if (events.length < 2) return `${name}: ${events.length} events`;
    const wrong = events.find((event) => !operation.result.safeParse(event).success);
    return wrong === undefined ? undefined : `${name}: event ${JSON.stringify(wrong)}`;
  }
  const answer = await client.call(operation, sample(known) ?? input);
  if (!isSuccess(answer)) return `${name}: ${answer.httpStatus} ${answer.body.message}`;
  const parsed = operation.result.safeParse(answer.body.data);
  return parsed.success ? undefined : `${name}: ${parsed.error.message}`;
}

/**
 * An input that the schema of an operation refuses: a nested array in its id and every field that its sample gives. Undefined when
 * the schema takes anything, so that there is nothing to spoil.
 */
export function spoilInput({ name, operation }: NamedOperation): object | undefined {
  // Only the names of the fields are read: records that the sample would name need not be known.
  const fields = ['id', ...Object.keys(samples[name]?.({} as Known) ?? {})];
  const bad = Object.fromEntries(fields.map((field) => [field, [[{ wrong: true }]]]));
  return operation.input.safeParse(bad).success ? undefined : bad;
}

/**
 * What is wrong with the answer to an invalid call. A body must be refused in the envelope, with a message; a query may
 * be read as if the field were missing; neither may end in 5xx.
 */
export async function checkInvalid(
  client: ContractClient,
  { name, operation }: NamedOperation,
  bad: object,
): Promise<string | undefined> {
  const answer = await client.call(operation, bad);
  if (answer.httpStatus >= 500) return `${name}: ${answer.httpStatus}`;
  if (isSuccess(answer)) return operation.method === 'GET' ? undefined : `${name}: accepted ${JSON.stringify(bad)}`;
  return answer.body.message ? undefined : `${name}: no message`;
}

/** What is wrong with the answer to a call without a session: only public operations may succeed. */
export async function checkAnonymous(
  client: ContractClient,
  { name, operation }: NamedOperation,
  known: Known,
): Promise<string | undefined> {
  if (operation.auth === 'public') return undefined;
  const answer = await client.call(operation, samples[name]?.(known) ?? {});
  return isSuccess(answer) ? `${name}: open to anyone` : undefined;
}

/** Asks the API for records to name in the samples. */
export async function know(
  client: ContractClient,
  operations: readonly NamedOperation[],
  origin: string,
): Promise<Known> {
  const call = async (name: string, input?: object): Promise<Record<string, unknown>> => {
    const named = operations.find((candidate) => candidate.name === name);
    if (!named) throw new Error(`no operation ${name}`);
    const answer = await client.call(named.operation, input ?? samples[name]?.({} as Known) ?? {});
    if (!isSuccess(answer)) throw new Error(`${name}: ${answer.body.message}`);
    return (answer.body.data ?? {}) as Record<string, unknown>;
  };
  const firstOf = async (name: string, input?: object): Promise<Record<string, unknown>> => {
    const { list } = await call(name, input);
    return (list as Record<string, unknown>[])[0] ?? {};
  };
  const stored = await call('file.base64_upload');
  const clip = await call('file.base64_upload', { data: 'data:video/mp4;base64,AAAAHGZ0eXBpc29t', name: 'clip.mp4' });
  const clipId = String(clip.id);
  const video = await call('video.save', samples['video.save']?.({ clipId } as Known));
  const wemedia = (await call('wemedia.data')).list as { id: string; state: string }[];
  const wemediaId = wemedia.find(({ state }) => state === 'ok')?.id ?? '';
  const soon = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString();
  const [item] = (
    await call('publish.schedule', {
      posts: [{ video_id: video.id, account_id: wemediaId, publish_at: soon, title: '合约' }],
    })
  ).list as { id: string }[];
  const scriptId = String((await call('script.save')).id);
  const chatId = String((await call('chat.save')).id);
  const asking = operations.find(({ name }) => name === 'chat.send')?.operation;
  const events = asking ? await client.stream(asking, { id: chatId, text: '保温杯怎么选？' }) : [];
  const asked = events.find((event): event is { question: { id: string } } => Object.hasOwn(Object(event), 'question'));
  const notices = await firstOf('notice.data', {});
  const accountId = String((await call('account.save')).id);
  const group = await call('team_group.save', samples['team_group.save']?.({ accountId } as Known));
  return {
    goodsId: String((await call('goods.save')).id),
    frameworkId: String((await call('framework.save')).id),
    fileId: String(stored.id),
    clipId,
    fileKey: String(stored.key),
    folderId: String((await call('file_folder.save')).id),
    videoId: String(video.id),
    projectId: String((await call('project.save')).id),
    knowledgeId: String((await call('knowledge.save')).id),
    breakdownId: String((await call('breakdown.save')).id),
    articleId: String((await call('article.save')).id),
    scriptId,
    topicId: String((await call('topic.save')).id),
    commentId: String((await call('comment.save', samples['comment.save']?.({ scriptId } as Known))).id),
    accountId,
    groupId: String(group.id),
    noticeId: String(notices.id ?? 'none'),
    merchantId: String((await call('merchant.info')).id),
    publishId: item?.id ?? '',
    wemediaId,
    postCommentId: String((await firstOf('post_comment.data', {})).id ?? 'none'),
    voiceId: String((await firstOf('speech.voices', {})).id),
    chatId,
    questionId: asked?.question.id ?? '',
    promptId: String((await call('prompt.save')).id),
    materialId: String((await call('material.save')).id),
    planId: String((await call('shooting_plan.save')).id),
    origin,
    soon,
  };
}
