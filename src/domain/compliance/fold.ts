/**
 * Data: traditional characters of the words on our list with their simplified form, in pairs (ICU Hant-Hans, cut down
 * to the characters in use).
 */
const traditional =
  '並并乾干亞亚佈布佔占併并來来侷局係系俬私俱具倉仓個个們们倫伦備备傢家傳传僅仅價价億亿儘尽優优兇凶兌兑兒儿內内冊册凈净別别刪删則则剋克剛刚創创劃划劑剂勁劲動动務务勞劳區区參参員员問问喨亮喫吃單单噹当嚴严' +
  '囑嘱國国圍围圖图執执堅坚報报場场塊块墊垫壓压壞坏壯壮壽寿奧奥奬奖妝妆婦妇嬰婴學学宮宫實实審审寫写寶宝尅克將将專专對对導导屆届層层屬属島岛巔巅師师帶带幫帮幹干庫库廠厂廣广廳厅廻回弔吊張张強强彆别彈弹後后' +
  '徑径從从復复徹彻惡恶愛爱慮虑憶忆應应戰战戲戏戶户拋抛掃扫換换搆构損损搶抢搾榨摺折撿捡擇择擊击擋挡擔担據据擬拟敵敌數数斬斩斷断於于昇升時时暢畅曆历曬晒書书會会東东桿杆條条業业極极榖谷榮荣構构樓楼標标樣样' +
  '樹树機机檔档檢检檯台權权欖榄欵款歡欢歷历歸归殺杀毬球氣气決决沒没沖冲涼凉淨净減减測测準准溫温溼湿滅灭滌涤滿满漲涨漿浆潛潜潤润濕湿濟济濾滤災灾為为無无熱热燈灯營营燿耀爲为爾尔牀床狀状獃呆獎奖獨独獲获獸兽' +
  '現现環环產产産产畫画異异當当痠酸瘋疯癒愈發发皺皱盃杯盡尽監监盤盘眞真眾众瞭了矯矫硏研確确碼码礎础祕秘禿秃種种稱称穀谷積积穢秽穩稳穫获筆笔箇个節节範范築筑簡简簽签籤签粧妆糧粮糹纟約约紅红純纯紙纸級级細细' +
  '終终組组結结絕绝絡络給给絨绒統统絲丝絶绝經经綠绿綫线維维網网綵彩綸纶緊紧緑绿線线締缔編编緩缓練练緻致縮缩縴纤縷缕總总繫系纍累纔才纖纤羣群義义習习翫玩翹翘聯联聲声聽听脈脉脫脱腎肾腦脑腫肿腳脚腸肠膚肤膠胶' +
  '膩腻臉脸臨临臺台與与舉举艦舰荳豆菓果華华萊莱萬万葯药蒐搜蓆席蔔卜蔴麻蕎荞薦荐藝艺藥药蘭兰處处虛虚號号虧亏蟬蝉蟲虫蠶蚕衆众術术衛卫衝冲裏里補补裝装裡里製制複复覈核見见規规視视親亲覺觉觀观計计訓训記记許许' +
  '訴诉註注証证詐诈評评詢询試试詩诗話话詳详誇夸誌志認认誘诱語语誤误說说説说課课誼谊調调談谈請请論论諾诺講讲證证識识議议護护譽誉讀读變变讓让讚赞豐丰貓猫貝贝負负財财貴贵買买費费貼贴資资賠赔賣卖質质賬账賭赌' +
  '賴赖賸剩購购賽赛贈赠贊赞贏赢跤交跼局車车軍军軟软較较載载輔辅輕轻輩辈輪轮輸输轉转辦办農农迴回週周進进遊游運运過过達达遙遥遞递適适選选遺遗還还醫医醼宴釒钅針针釦扣銀银銷销銹锈錄录錢钱錦锦錯错録录錶表鍾钟' +
  '鎮镇鏈链鏡镜鏽锈鐘钟鐵铁鑰钥鑽钻長长門门閉闭開开閑闲閒闲間间関关閱阅閲阅闆板闇暗闘斗關关闢辟陞升陣阵陰阴陽阳隊队際际隨随險险隱隐隻只雖虽雙双離离難难雲云電电靈灵靜静響响頁页頂顶項项須须預预頓顿領领頭头' +
  '頻频顆颗題题額额顏颜顔颜願愿類类顧顾風风颱台颳刮飛飞飯饭飲饮養养饞馋馬马馳驰駕驾駛驶駝驼騙骗驅驱驗验驚惊體体髮发鬆松鬚须鬥斗鬭斗魚鱼鮮鲜鰲鳌鵝鹅麥麦麯曲麵面黃黄點点黨党鼇鳌齊齐齣出龍龙';

/** Data: letters of other alphabets that look like ours, in pairs; numbers in circles fold by Unicode itself. */
const lookalikes = 'хxхxаaеeоoсcрpνvχxѵvᴠvҳxκkмmтt';

/** Folded unit of a hidden character: left out when searching. */
export const HIDDEN = 0xffff;
/** Folded unit of half a pair (emoji, rare characters): see `foldAstral`. */
export const PAIR = 0xfffe;
/** Folded unit of what stands for several (№ → no): see `expansions`. */
export const SEVERAL = 0xfffd;

/** Put between the letters of a word to hide it: spaces, ornaments, joiners, combining marks, emoji. Line ends stay. */
const ornaments = '*·•・_~|/\\+=^`\'"“”‘’-—–…<>«»()（）[]【】{}「」『』〔〕〖〗《》〈〉★☆●○◎◇◆□■△▲▽▼♥♡※→←↑↓✓✔✿❀❁♪♫';
const hidden = /[^\S\n\r]|[\p{Mn}\p{Me}\p{Cf}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
/** Written with an emoji on purpose: stays. */
const keptSymbols = new Set(['❤', '〇']);
const combining = /\p{Mn}/gu;

/** Letters in boxes and circles have no decomposition of their own in Unicode. */
const boxedLetters = [
  [0x1f130, 0x1f149],
  [0x1f150, 0x1f169],
  [0x1f170, 0x1f189],
] as const;

const isPlainHan = (code: number): boolean => code >= 0x3400 && code <= 0x9fff;
const isHangul = (code: number): boolean => code >= 0xac00 && code <= 0xd7af;

/** Full width to half width, upper to lower case, accents off; '' for what is hidden. */
function foldCharacter(character: string): string {
  if (keptSymbols.has(character)) return character;
  if (ornaments.includes(character) || hidden.test(character)) return '';
  return character.normalize('NFKD').replace(combining, '').toLowerCase().slice(0, 4);
}

const several = new Map<number, string>();

function buildTable(): Uint16Array {
  const table = new Uint16Array(0x10000);
  for (let code = 0; code < 0x10000; code += 1) {
    if (isPlainHan(code) || isHangul(code)) {
      table[code] = code;
    } else if (code >= 0xd800 && code <= 0xdfff) {
      table[code] = PAIR;
    } else if (code >= 0xe000 && code <= 0xf8ff) {
      table[code] = code;
    } else {
      const folded = foldCharacter(String.fromCharCode(code));
      if (folded.length > 1) several.set(code, folded);
      table[code] = folded.length === 0 ? HIDDEN : folded.length > 1 ? SEVERAL : folded.charCodeAt(0);
    }
  }
  for (const pairs of [traditional, lookalikes]) {
    for (let at = 0; at + 1 < pairs.length; at += 2) table[pairs.charCodeAt(at)] = pairs.charCodeAt(at + 1);
  }
  settle(table);
  return table;
}

/** What something folds to is folded too: a rare form of a traditional character, the brackets of ⑴. */
function settle(table: Uint16Array): void {
  const refold = (unit: number): number => table[unit] ?? unit;
  for (let code = 0; code < 0x10000; code += 1) {
    const folded = refold(code);
    if (folded < SEVERAL) table[code] = refold(folded);
  }
  for (const [code, text] of several) {
    const kept = [...text].map((part) => refold(part.charCodeAt(0))).filter((unit) => unit < SEVERAL);
    several.set(code, String.fromCharCode(...kept));
    if (kept.length <= 1) table[code] = kept[0] ?? HIDDEN;
  }
}

let table: Uint16Array | undefined;

/** By UTF-16 unit: the unit that is searched in its place, or one of the three marks above. Built when first needed. */
export function foldTable(): Uint16Array {
  table ??= buildTable();
  return table;
}

/** What a unit marked SEVERAL stands for. */
export const expansionOf = (unit: number): string => several.get(unit) ?? '';

/** What a character beyond the first plane is searched as; '' hides it, as with emoji. */
export function foldAstral(codePoint: number): string {
  for (const [first, last] of boxedLetters) {
    if (codePoint >= first && codePoint <= last) return String.fromCharCode(97 + codePoint - first);
  }
  const folded = foldCharacter(String.fromCodePoint(codePoint));
  // A rare character that folds to itself takes one place, so that it parts words.
  if (folded.length === 2 && folded.charCodeAt(0) >= 0xd800) return '\ufffc';
  const settled = foldTable();
  return [...folded]
    .map((part) => settled[part.charCodeAt(0)] ?? HIDDEN)
    .filter((unit) => unit < SEVERAL)
    .map((unit) => String.fromCharCode(unit))
    .join('');
}
