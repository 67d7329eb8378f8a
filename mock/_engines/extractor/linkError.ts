import type { extractErrorCodes } from '../../../src/services/goods/schema';
import { refuse } from '../engineError';

type LinkErrorCode = (typeof extractErrorCodes)[number];

const sentences: Readonly<Record<LinkErrorCode, string>> = {
  LINK_INVALID: '链接格式不正确，请粘贴以 http:// 或 https:// 开头的完整网址',
  LINK_PRIVATE: '不能读取内网或本机地址，请粘贴可公开访问的商品链接',
  LINK_UNREACHABLE: '打不开这个链接，请检查网址是否正确，或稍后再试',
  LINK_TIMEOUT: '对方网站长时间没有响应，请稍后再试，或手动填写商品',
  LINK_LOGIN: '这个页面要登录才看得到，请粘贴商品文案或上传商品截图',
  LINK_NOT_PAGE: '这个链接不是网页，请粘贴商品详情页的网址',
  LINK_TOO_LARGE: '这个页面太大，无法读取，请换一个链接或手动填写商品',
  LINK_NO_PRODUCT: '没有在页面里找到商品信息（有的页面要登录才看得到），请换一个链接或手动填写商品',
  LINK_HTTP_ERROR: '对方网站拒绝了访问，请换一个链接或手动填写商品',
};

/** Ends the call with the sentence of a refused link; `detail` is added in brackets. */
export function refuseLink(code: LinkErrorCode, detail?: string): never {
  return refuse(detail ? `${sentences[code]}（${detail}）` : sentences[code], { errorCode: code, showType: 0 });
}
