import { EngineError, refuse } from './engineError';

interface ServiceName {
  /** As sentences call it: 写作服务. */
  readonly name: string;
  /** Start of its error codes. */
  readonly code: string;
}

/** What a service answered instead of a result, as a sentence for the user. @throws EngineError always */
export async function refuseAnswer(response: Response, { name, code }: ServiceName): Promise<never> {
  const { status } = response;
  const text = (await response.text().catch(() => '')).slice(0, 2000);
  if (status === 401 || status === 403) refuse(`${name}拒绝了密钥，请检查配置`, { errorCode: `${code}_KEY` });
  if (status === 402 || /insufficient_quota|credit balance|insufficient balance/i.test(text))
    refuse(`${name}的余额不足，请充值后再试`, { errorCode: `${code}_QUOTA` });
  if (status === 404) refuse(`${name}没有这个模型或地址，请检查配置`, { errorCode: `${code}_CONFIG` });
  if (status === 429 || status === 503 || status === 529)
    refuse(`${name}繁忙，请稍后再试`, { errorCode: `${code}_BUSY` });
  return refuse(`${name}返回错误（${status}）`, { errorCode: `${code}_FAILED` });
}

/** What a call that brought no answer at all is told as. @throws EngineError always */
export function refuseSilence(error: unknown, { name, code }: ServiceName): never {
  if (error instanceof EngineError) throw error;
  const errorCode = `${code}_UNREACHABLE`;
  if (error instanceof Error && error.name === 'TimeoutError') refuse(`${name}很久没有回应，请稍后再试`, { errorCode });
  return refuse(`${name}连接失败，请检查网络或服务地址`, { errorCode });
}
