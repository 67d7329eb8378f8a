import { callRaw } from './callMock';

/** Agrees on the demo phone's consent page. @returns the query with which the browser is sent back: `code` and `state` */
export async function agreeByWechat(origin: string, state: string, wechat: string): Promise<URLSearchParams> {
  const back = await callRaw(`${origin}/api/demo/wechat`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      state,
      account: wechat,
      answer: 'confirm',
      redirect_uri: `${origin}/account/password`,
    }).toString(),
  });
  return new URL(String(back.headers.location)).searchParams;
}
