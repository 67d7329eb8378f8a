/** What a statement about goods speaks of; connectors are chosen by it. */
export type ClaimKind =
  | 'number'
  | 'origin'
  | 'taste'
  | 'time'
  | 'price'
  | 'service'
  | 'material'
  | 'size'
  | 'care'
  | 'safety'
  | 'feel'
  | 'look'
  | 'teaching'
  | 'place'
  | 'use';

/** Data: words by kind, the most telling kinds first. */
const cues: readonly (readonly [ClaimKind, RegExp])[] = [
  [
    'service',
    /包退|退换|质保|保修|复测|免费|不限次|不推销|不收|不加钱|送货|接行李|寄到|附了|拍给你|加项|试机|垃圾|留给你/,
  ],
  ['teaching', /老师|教你|教练|上课|课后|结课|节课|课表|纠音|跟读|打卡|旁听|握笔/],
  ['place', /地铁|路口|门口|步行|停车|沙滩|推窗|推开窗|对着山|院子|包间|座位|房间|单间|市区|位子/],
  ['price', /\d+\s*元|价格|报价|省钱/],
  ['care', /机洗|清洗|好洗|冲得|刷得|擦一擦|擦干|晾|拆下来|取下来|越洗|打理|洗掉|冲一冲|好收拾/],
  ['safety', /不漏|防漏|防水|防滑|不打滑|锁扣|遇阻|不裂|防泼|不硌|不倒|不翻|磨圆|护颌|备用电池/],
  ['origin', /产地|来自|产区|海拔|码头|山里|散养|空运|当季|当天|现摘|现炒|现压|茶园|农场|青岛|云南|新疆/],
  ['taste', /味|香|甜|鲜|嚼|入口|汤|辣|口感|脆|酸|苦|蘸/],
  [
    'material',
    /面料|棉|榉木|实木|不锈钢|铝|硅胶|板材|帆布|纤维|氨基酸|玻尿酸|神经酰胺|配料|成分|香精|添加|瓦楞|牛皮|真皮|金属|材质/,
  ],
  ['feel', /手感|柔软|软|不勒|不贴|透气|不拔干|不黏|不紧绷|不闷|不累|不压|不扎|舒服|夹不疼|不红|不磨/],
  ['size', /厘米|毫米|\d\s*升|\d\s*克|公斤|放得下|装得下|大小|容量|折起来|尺寸/],
  ['time', /分钟|小时|钟头|秒|一周|一年|一天|七天|夜里|夜间/],
  ['look', /颜色|样子|透亮|豆沙色|浅色|木纹|版型|图案|外观|发白|透明/],
  ['number', /\d/],
];

/**
 * The kind of a statement by its words; what names nothing special tells how the thing is used.
 * @param isFood tastes and where things come from are told of what is eaten
 */
export function claimKindOf(claim: string, isFood: boolean): ClaimKind {
  return (
    cues.find(([kind, pattern]) => (isFood || (kind !== 'taste' && kind !== 'origin')) && pattern.test(claim))?.[0] ??
    'use'
  );
}

/** Whether goods are eaten or drunk, by their category and name. */
export const isFoodText = (text: string): boolean =>
  /食品|饮料|餐饮|生鲜|零食|水果|茶|咖啡|火锅|美食|糕点|粮油|酒水|海鲜|小吃|烘焙/.test(text);
