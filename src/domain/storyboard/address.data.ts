/** Properties of goods that tell where their shop is. */
export const addressNames = /^(?:门店|店铺|商家|到店|上课|体验)?(?:地址|位置|地点)$/;
/** What leads up to an address in speech. */
export const addressLead = /^.*?(?:就在|位于|开在|坐落在|设在|在|到|去|来)(?=\S{4,})/;

const number = String.raw`\d+(?:-\d+)?(?:号|弄)(?:\d{1,4}(?:号|栋|幢|座|层|楼|室|铺))*`;
/** A street with a number, an exit of the underground, a floor of a house that is known by its name. */
export const addressWords = new RegExp(
  [
    String.raw`[\p{Script=Han}]{1,9}(?:路|街|巷|弄|大道|胡同|里|村)${number}`,
    String.raw`(?:地铁)?(?:\d{1,2}号线)?[\p{Script=Han}]{2,6}站[A-H]\d?出?口`,
    String.raw`[\p{Script=Han}]{2,8}(?:广场|商场|百货|大厦|万达|银泰|天地|中心)(?:[A-Z]座)?\d{1,2}(?:楼|层)`,
  ].join('|'),
  'u',
);
