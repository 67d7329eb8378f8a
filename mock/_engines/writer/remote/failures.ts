import { fail } from '../../../_core/fail';

const failed = { errorCode: 'WRITER_FAILED' };

/** What a model's service said, as a sentence for the user. @throws MockFailure always */
export async function refuse(response: Response): Promise<never> {
  const { status } = response;
  const said = (await response.text().catch(() => '')).slice(0, 2000);
  if (status === 401 || status === 403) fail('写作服务拒绝了密钥，请检查配置', { errorCode: 'WRITER_KEY' });
  if (status === 402 || /insufficient_quota|credit balance/i.test(said))
    fail('写作服务的余额不足，请充值后再试', { errorCode: 'WRITER_QUOTA' });
  if (status === 404) fail('写作服务没有这个模型或地址，请检查配置', { errorCode: 'WRITER_CONFIG' });
  if (status === 413 || /context_length|prompt is too long|maximum context/i.test(said))
    fail('内容太长，写作模型一次读不完，请删短后再试', { errorCode: 'WRITER_TOO_LONG' });
  if (status === 429 || status === 503 || status === 529)
    fail('写作服务繁忙，请稍后再试', { errorCode: 'WRITER_BUSY' });
  return fail(`写作服务返回错误（${status}）`, failed);
}

export const garbled = (): never => fail('写作服务返回了无法识别的内容，请重试', failed);
export const empty = (): never => fail('写作服务没有返回内容，请重试', failed);
export const notStream = (): never => fail('写作服务返回的不是文字流，请检查服务地址', { errorCode: 'WRITER_CONFIG' });
export const unreachable = (): never =>
  fail('写作服务连接失败，请检查网络或服务地址', { errorCode: 'WRITER_UNREACHABLE' });
export const silent = (): never => fail('写作服务很久没有回应，请稍后再试', { errorCode: 'WRITER_UNREACHABLE' });
export const cut = (): never =>
  fail('写作服务中途断开了连接，已写出的部分保留，请重试', { errorCode: 'WRITER_UNREACHABLE' });

/** An error event within the stream. */
export function told(message: string | undefined, type = ''): never {
  if (/overloaded|rate_limit/i.test(type)) fail('写作服务繁忙，请稍后再试', { errorCode: 'WRITER_BUSY' });
  return fail(`写作服务出错：${message ?? '未知错误'}`, failed);
}
