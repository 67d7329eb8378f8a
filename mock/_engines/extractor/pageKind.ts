import type { CheerioAPI } from 'cheerio/slim';
import { plain } from './product';

const signIn =
  /^(?:会员|用户|账号|帐号|商家)?(?:登录|登陆)|请(?:先)?(?:登录|登陆)|(?:登录|登陆)后(?:查看|可见|继续)|安全验证|身份验证|访问验证|滑块验证|人机验证|验证码拦截|^(?:sign|log) ?in\b|just a moment|are you (?:a )?human|access denied/i;
const gone =
  /(?:页面|商品|宝贝|内容|链接)(?:已)?(?:不存在|不见了|找不到|失效|下架|删除|丢失)|(?:已下架|已失效|已售罄下架)|^404\b|404 not found|page not found|找不到(?:页面|商品)|no longer available/i;
/** Titles that name no goods. */
const empty =
  /^(?:首页|主页|商品详情页?|详情页?|产品详情|宝贝详情|加载中.*|loading.*|untitled.*|undefined|null|无标题.*|index|home|[\x21-\x7e]|)$/i;

/** The title and the first heading: those behind it are of dialogs and lists. */
const headings = ($: CheerioAPI): string[] =>
  [$('title'), $('h1').length > 0 ? $('h1') : $('h2')]
    .map((found) => plain(found.first().text()).slice(0, 200))
    .filter(Boolean);

/** Whether the page asks to sign in, or to prove to be human, instead of showing anything. */
export function isSignInPage($: CheerioAPI, address: string): boolean {
  const { hostname, pathname } = new URL(address);
  const isSignInAddress =
    /^(?:passport|login|account)\./.test(hostname) || /\/(?:login|signin|passport)\b/i.test(pathname);
  const hasPassword = $('input[type="password"]').length > 0;
  return headings($).some((text) => signIn.test(text)) || (hasPassword && isSignInAddress);
}

/** Whether the page says that what it showed is gone. */
export const isGonePage = ($: CheerioAPI): boolean => headings($).some((text) => text.length < 60 && gone.test(text));

export const isEmptyTitle = (title: string): boolean => empty.test(title);
