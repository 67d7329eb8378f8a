import { htmlPage, escapeHtml as text } from './html';

export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

const style = `<style>
:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;background:#f6f5fa;color:#26242e}
main{width:min(400px,calc(100% - 32px));background:#fff;border-radius:16px;padding:32px 24px;box-shadow:0 12px 40px rgb(60 40 140/.12)}
h1{font-size:20px;margin:0 0 8px}p{margin:0 0 16px;color:#6f6b80;white-space:pre-line}label{display:flex;gap:12px;align-items:center;padding:12px;border:1px solid #e4e1f0;border-radius:12px;margin-bottom:8px;cursor:pointer}
label:has(:checked){border-color:#6956eb;background:#f4f2ff}img{width:40px;height:40px;border-radius:50%}small{display:block;color:#6f6b80}
.actions{display:flex;gap:12px;margin-top:16px}button{flex:1;border-radius:12px;border:1px solid #d9d5ea;padding:12px;font:inherit;background:transparent;color:inherit;cursor:pointer}
button[value=confirm]{background:#6956eb;border-color:#6956eb;color:#fff;font-weight:600}button:focus-visible,label:focus-within{outline:3px solid #6956eb66;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#14131a;color:#eceaf4}main{background:#1e1c27}label{border-color:#3a3650}label:has(:checked){background:#2a2540}p,small{color:#a9a5bb}}
</style>`;

/** A form in which a demo person is picked and agrees or refuses. */
export function consentPage(
  title: string,
  note: string,
  action: string,
  hidden: Readonly<Record<string, string>>,
  choices: readonly Choice[],
  agree = '同意登录',
): string {
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`,
  );
  const options = choices.map(
    ({ id, name, note: role }, index) =>
      `<label><input type="radio" name="account" value="${text(id)}"${index === 0 ? ' checked' : ''}><img src="/api/demo/avatar/${encodeURIComponent(id.replace(/^acc_/, ''))}.svg" alt=""><span>${text(name)}<small>${text(role)}</small></span></label>`,
  );
  return htmlPage(
    title,
    style,
    `<main><h1>${text(title)}</h1><p>${text(note)}</p><form method="post" action="${text(action)}">${fields.join('')}${options.join('')}<div class="actions"><button name="answer" value="refuse">拒绝</button><button name="answer" value="confirm">${text(agree)}</button></div></form></main>`,
  );
}

export const messagePage = (title: string, note: string): string =>
  htmlPage(title, style, `<main><h1>${text(title)}</h1><p>${text(note)}</p></main>`);

interface SentMessage {
  readonly id: string;
  readonly line: string;
  readonly canRefuse: boolean;
}

/** What the demo phone has got; a marketing message can be answered with R. */
export const sentPage = (title: string, empty: string, messages: readonly SentMessage[]): string => {
  const rows = messages.map(
    ({ id, line, canRefuse }) =>
      `<p>${text(line)}</p>${canRefuse ? `<form method="post" action="/api/demo/messages"><button name="refuse" value="${text(id)}">回复 R 退订</button></form>` : ''}`,
  );
  return htmlPage(title, style, `<main><h1>${text(title)}</h1>${rows.join('\n') || `<p>${text(empty)}</p>`}</main>`);
};
