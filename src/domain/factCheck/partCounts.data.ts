/** How data and people count the parts of goods. */

/** 枕套2, 地钉8根, 磁吸风嘴2个, 刷头=标配2支. */
export const countedPart =
  /(\p{sc=Han}{2,6}|^)\s?[×xX*]?\s?(\d{1,3})\s?(?:[支个只副条把双块片件张根枚套卷瓶]|$|(?=[+＋、，]))(?![\d.%A-Za-z])/gu;
/** Labels that name a part. */
export const partLabel = /^\p{sc=Han}{2,4}$/u;
export const noPart =
  /标配|附赠|附|赠送|包含|数量|规格|共|约|最大|最多|每|装|件数|片数|套装|配件|附件|清单|质保|年|月|天|可|支持|功率|档/u;
export const smallNumeral = '(\\d{1,3}|[一二两三四五六七八九十俩仨对]{1,3})';
export const counter = '[支个只副条把双块片件张根枚套卷瓶](?![天年月周点元块毛分次斤度米厘公寸克升瓦人家])';
/** What stands between a part and its count. */
export const betweenNameAndCount = '(?:就|只|才|仅|一共|总共|给了?|送了?|有|配了?|是|带|附|都|也){1,3}';
/** 就一个风嘴: what says that a small count before the part is meant. */
export const cue = '(?:就|只有?|才|仅|一共|总共|给了?|送了?|配了?|带了?|附了?|有|给的)(?:就|只|才)?(?:有|给|送|配)?';
export const pairOf = /^[俩对]$/u;
