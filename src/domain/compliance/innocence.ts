import type { ComplianceCategory, Entry } from './types';
import { unitsOf } from './unitsOf';

/** Units that are looked at to each side; less than half of what the slices of a long text share. */
const REACH = 30;

const absolutes = new Set<ComplianceCategory>(['superlative', 'first', 'grade', 'exclusive', 'brand', 'falsehood']);
/** 店名就叫「天下第一面」, 色号叫“…”: a name, not a praise. */
const named =
  /(?:店名|色号|歌名|书名|片名|网名|名字|招牌|队名)[^,，。！？!?]{0,6}[「『“"《]?$|叫(?:做)?[「『“"]$|(?:猫|狗|孩子|儿子|女儿|网名|外号|小名|仓鼠|鹦鹉)[^,，。！？!?]{0,3}叫$/;
/** 排第一的是全麦粉: an order that is counted. */
const counted = /(?:排|列|放|写|站|标)(?:在)?$/;
/** 我第一家店, 人生第一套房: one's own first. */
const ownFirst = /(?:我|他|她|孩子|人生)(?:的|开的|买的|做的)?$/;
/** 最甜的一批要等到下周, 我最喜欢的: within one's own lot or liking. */
const ownLot = /^[^,，。]{0,3}的(?:一|那)(?:批|次|天|颗|个|段|回|层|部分)/;
/** 全家最喜欢的, 我妈最喜欢的: the liking of those one lives with; what 大家 like is a claim. */
const household =
  /(?:[我你他她](?:们|自己)?|全家|一家人|一家老小|[我你他她](?:家(?:人|孩子|娃|宝宝?|猫|狗)?|爸妈?|妈妈?|爸爸|儿子|女儿|老公|老婆|孩子|奶奶|爷爷))$/;
/** 最佳影片奖, 最佳女主角: an award of art or sport; 最佳产品奖 praises goods. */
const artAward =
  /^(?:(?:故事|动画|纪录|外语|国际|原创|华语)?(?:影片|电影|短片|长片|片|剧集|剧本|编剧|摄影|剪辑|配乐|歌曲|美术指导|视觉效果|作品)奖(?!品)|(?:青年)?(?:导演|男主角?|女主角?|男配角?|女配角?|男演员|女演员|歌手|新人|球员|射手|门将|教练|辩手|员工|新秀)(?![之级选搭]))/;
const liking = /^最(?:喜欢|爱|想|怕|常|讨厌|在意|担心|后悔|佩服|感动|难忘|期待)/;

const effects = new Set<ComplianceCategory>(['medical', 'cosmetic']);
const endsSentence = unitsOf('。！？!?；;\n');

/** The writer denies the claim himself; what stands between is short and holds no other statement. */
const denial =
  /(?:不承诺|不保证|不能保证|不敢说|不好说|谈不上|说不上|算不上|称不上|不具有|不具备|不涉及|不宣称|不代表|不等于|不能|不会|无法|不可|不可以|不得|不要|不是|不算|并非|绝非|没有|切勿|请勿|禁止|严禁|勿|轻信|相信|听信|谨防|当心|警惕|拒绝|拒绝接受|抵制|不支持|不提供|不接受|不做|不卖|不含|未必|不存在|不用于|哪有)(?:什么|任何|一定|所谓的?|能|是|[^,，。的]{1,8}?)?$/;
/** 不要错过、不得不、不能少: no denial at all. */
const noDenial =
  /没有(?:它|这个|这款|我们)|不得不|不容错过|不要错过|别错过|不能错过|不能少|没有不|无法抗拒|不可错过|不只是|不仅|不会错|吹|没有副作用$|没有之一$|学不会|考不过|考不上|没考上|不过关|没过|不满意|无效/;
const bareNo = /(?:^|[^不差只])(?:不|别|勿|非|莫)$/;

/** The sentence warns of the claim, or tells what a law says. */
const debunked =
  /^[^。！？!?\n]{0,8}(?:的说法|传言|谣言|骗局|骗人|都是骗|是骗|误区|伪科学|陷阱|套路|不可信|不靠谱|别信|[^,，。]{0,6}(?:都)?要小心|都要当心|要警惕|虚假宣传|违法|等用语|字样|的都是骗|纯属|都?是坑|[千万我]*劝你?别|(?:千万)?别碰|[^。]{0,8}(?:真)?(?:做不到|办不到|没这本事)(?![,，]?(?:不|就|退|全|双|赔|免|我|返))|[^。]{0,8}(?:听听就好|别当真|信不信由|拉黑|都不靠谱)|[^。]{0,8}又(?:回来|胖回|长回))/;
const isLaw =
  /(?:广告不得|广告法|食品安全法|药品管理法|条例|办法》|法》|国标|国家标准|法律|依法|法规|法规|监管总局|药监局(?:提醒|提示|公布|通报)|风险提示|温馨提示|防骗|公告|规定)/;
const forbids =
  /不得|不让|不准|不许|违者|限流|禁止|严禁|不能|谨防|切勿|请勿|规定|提醒|提示|不会|没有|应当|必须|须经|只有/;
const warning =
  /(?:有害健康|请勿|禁止|严禁|须凭|凭处方|谨防|防骗|切勿轻信|慎食|慎用|遵医嘱|及时就医|就医|咨询医生|问医生|问问医生|不适宜|禁用|药师指导|宠物医院|不能代替|不是药物|不能治|不能(?:随便|自己|擅自)停|还是要多?休息|(?<![用必])(?:要|得|记得|先)去医院|不能大意)/;

/** 国食健注G…, 国妆特字G…: the function was approved. */
const approved = /国食健注|国食健字|食健备|国妆特字|国妆特进字|卫妆特字|国药准字|械注准|械备/;

/** 珠穆朗玛峰是世界最高峰, 我国最大的咸水湖. */
const nature =
  /^[^,，。]{0,6}?(?:峰|河流|河|江|湖泊|湖|岛屿|岛|沙漠|高原|盆地|山脉|瀑布|半岛|草原|冰川|哺乳动物|恒星|行星|古镇群|石窟|佛像)(?!景|畔|边|鲜|水质|蟹)/;
/** 最大不超过2GB, 最长可达1.8米: a limit of one's own goods. */
const limit =
  /^(?:值|量|处)?[^,，。0-9]{0,5}?(?:为|是|约|可达|达|可|不超过|不高于|支持|到|至)?[^一-龥,，。]{0,2}[0-9０-９]/;
const limited =
  /^最(?:大|小|高|低|长|短|宽|窄|厚|薄|快|慢|多|少|重|轻|远|近|深|浅|早|晚|佳|粗|细|冷|热|强|弱|贵|便宜)$/;
/** 最薄处仅2毫米, 最长待机18天: a measure of one's own goods. */
const dimension = /^最(?:大|小|高|低|长|短|宽|窄|厚|薄|快|慢|重|轻|远|近|深|浅|早|晚|粗|细|冷|热)/;
/** 棉100%, 成分：桑蚕丝 100%: what a thing is made of. */
const composition = /成分|原汁|橙汁|果汁|含量|面料|里料|填充|配料|占比|浓度|纯度|材质|含绒|[棉麻丝绒毛纶皮胶]/;
const bestTime =
  /^(?:使用期|赏味|食用|饮用|观赏|储存|保存|温度|时间|拍摄|入口|冲泡|采摘|游览|睡眠|角度|距离|方式为|路线)/;
/** 全班第一, 第一名请大家喝奶茶: a place among people. */
const amongPeople = /(?:全班|全校|学校|年级|班上|班里|小组|校运会|叫)(?:的)?$/;
const personFirst =
  /^名?(?:的?(?:笔记|作业|试卷|成绩单|同学|孩子|女孩|男孩|女生|男生|选手)|请|是(?:个|一个)?(?:女|男|他|她|我))/;
/** 出门前最好看一眼天气: advice, no praise. */
const advised = /^(?:一[眼下看]|看|清|清楚|完)/;
/** 绝对温度, 绝对值. */
const science = /^(?:温度|值|湿度|音感|误差|高度|零度|路径|位置)/;
/** 加微信之前先看清是不是本人: a warning of a way out. */
const wayWarned = /^(?:之前|以前|前|的时候)[^,，。]{0,3}(?:先|要|得|多|请)?(?:看|想|问|确认|核实|核对|留意)/;
const ofShow = /说明书|防伪|溯源|验真|扫码验|机身|质检|发票|设备|安装教程|电子票|检票|入园|停车/;

/** “根治”俩字, “七天白两度”面膜: words between quotation marks … */
const opensQuote = /[“"「『‘][^”"」』’“]{0,10}$/;
const closesQuote = /^[^“”"「」『』‘’]{0,10}[”"」』’]/;
/** … that the sentence speaks of: what may not be written, what was struck out, what deceived. */
const spokenOf =
  /不敢?写|不能(?:宣传|说|写)|说不了|[两俩三四五几]个?字|(?:这|那)(?:个|些|几个|类)?(?:词|话|字|说法)|这句|划掉|删掉|上当|都是假|假的|被罚|又罚|罚了|所谓|踩雷|自查|别信|试试[,，]看/;
/** 凡是说稳赚的, 谁跟您说包过: what others are said to say; the writer warns of them. */
const saidByOthers =
  /(?:凡是?|但凡)[^,，。！？!?]{0,10}$|谁(?:要是)?(?:跟[您你])?(?:说|敢说)[^,，。！？!?]{0,6}$|(?:号称|所谓)[^,，。！？!?]{0,4}$/;
/** 别信“素颜天花板”, 别当美白神器. */
const rejected = /别(?:再|去)?(?:信|夸|当)[^,，。！？!?]{0,8}$/;
const warnsOf = /扭头|走人|挂断|录音|举报|都?是假|假货|别信|别碰|划走|快跑|拉黑|踢了|报警|问他|看他|别自己/;
/** 能壮阳吗，不能；治高血压？没有这回事: a question that the writer answers with no; 长高没法保证: he promises nothing. */
const refused =
  /^[^。！!?？\n]{0,8}[吗么？?][^。！!\n]{0,8}(?:(?:不能|不会|不是|没有)(?=[,，。！!]|$)|没有?这回事)|^[^。！？!?\n]{0,18}(?:没法(?:给[您你])?(?:保证|打包票)|打不了包票|没这回事|没有关系|没关系|一律删|统统别|通通别|给不了|不给做)|^[^,，。！？!?\n]{0,6}(?:没捷径|没有捷径|我不敢说)/;
/** 卖“神药”被罚二十万, 主播被封: the news of a punishment. */
const punished = /(?:被|又|给)罚|罚了|被(?:查|封|判|抓)|号也封|刑拘/;
const mayRefuse = /[吗么？?没律统通不捷]|回事/;
const mayMention = /[“"「『‘凡谁号谓别信罚封判踢]/;

/** One look at single characters, because nearly all finds are neither denied nor warned of. */
const mayDebunk =
  /[谣骗传误伪陷套信谱假违用字纯法坑劝碰]|小心|当心|警惕|做不到|办不到|本事|听听|当真|由你|拉黑|又[回胖长]/;
const mayCite = /[法规例局示公]/;

function before(text: string, from: number): string {
  let start = from;
  while (start > 0 && from - start < REACH && endsSentence[text.charCodeAt(start - 1)] === 0) start -= 1;
  return text.slice(start, from);
}

function after(text: string, to: number): string {
  let end = to;
  while (end < text.length && end - to < REACH && endsSentence[text.charCodeAt(end)] === 0) end += 1;
  return text.slice(to, end);
}

const unquoted = (piece: string): string => piece.replace(/[“”"'‘’「」『』\s]/g, '');

function isTitle(lead: string, rest: string): boolean {
  const opens = lead.lastIndexOf('《');
  return opens >= 0 && lead.indexOf('》', opens) < 0 && /^[^《]{0,30}》/.test(rest);
}

const endsClause = unitsOf(',，。！？!?；;、\n');
const mayDeny = unitsOf('不没非勿别莫禁轻相听谨当警拒抵未哪无');

function isDenied(text: string, from: number): boolean {
  let start = from;
  let isPossible = false;
  while (start > 0 && from - start < REACH) {
    const unit = text.charCodeAt(start - 1);
    if (endsClause[unit]) break;
    if (mayDeny[unit]) isPossible = true;
    start -= 1;
  }
  if (!isPossible) return false;
  const clause = unquoted(text.slice(start, from));
  return (denial.test(clause) || bareNo.test(clause)) && !noDenial.test(clause);
}

/** 他家的猫叫王者: a name may follow. */
const isCalled = (text: string, from: number): boolean => text.charAt(from - 1) === '叫';

/** 我家猫今年十一岁，最爱晒太阳: those one lives with are spoken of, nobody's customers. */
const isOwnLiking = (lead: string): boolean =>
  /[我他她](?:家(?!店|的?产品)|[妈爸])|[他她](?!们?的)|[和带]孩子/.test(lead) &&
  !/客|大家|用户|粉丝|人人|妈妈们|姐妹/.test(lead);

/** A whole or nothing said of what a thing is made of, and of no effect. */
function isComposition(lead: string, found: string, rest: string): boolean {
  const sentence = lead + found + rest;
  return (
    /100%|百分|[0零]/.test(found) &&
    composition.test(sentence) &&
    !/[杀除抑]|纯天然|正品|有效|安全|保证|提[升高]/.test(sentence)
  );
}

/** Words that are spoken of, not said: quoted to be rejected, told of others with a warning, told of somebody punished. */
function isMentioned(lead: string, rest: string): boolean {
  const around = lead + rest;
  if (punished.test(around)) return true;
  if (opensQuote.test(lead) && closesQuote.test(rest) && spokenOf.test(around)) return true;
  const words = unquoted(lead);
  return rejected.test(words) || (saidByOthers.test(words) && warnsOf.test(rest));
}

/**
 * Whether a find is harmless where it stands: denied, warned of, quoted from a law, the title of a work, approved by the
 * state, a place of nature or a limit of the goods. The merchant's and provider's own words never are.
 */
export function isInnocent(text: string, from: number, to: number, entry: Entry): boolean {
  if (entry.owner) return false;
  if (isDenied(text, from)) return true;
  const rear = text.slice(to, to + REACH);
  if (mayDebunk.test(rear) && debunked.test(unquoted(after(text, to)))) return true;
  if (mayRefuse.test(rear) && refused.test(rear)) return true;
  if (
    mayMention.test(text.slice(Math.max(0, from - REACH), to + REACH)) &&
    isMentioned(before(text, from), after(text, to))
  )
    return true;
  if (entry.category === 'diversion' && wayWarned.test(rear)) return true;
  if (entry.category === 'diversion' && entry.contact !== 'qr') return false;
  const nearby = text.slice(Math.max(0, from - REACH), to + REACH);
  const isPlain = !mayCite.test(nearby) && !nearby.includes('《');
  if (entry.category === 'falsehood' && isComposition(before(text, from), text.slice(from, to), after(text, to)))
    return true;
  if (
    isPlain &&
    absolutes.has(entry.category) &&
    !isCalled(text, from) &&
    !/[最首]|第一|唯一|绝对/.test(text.slice(from, to))
  )
    return false;
  const lead = before(text, from);
  const rest = after(text, to);
  const found = text.slice(from, to);
  const sentence = lead + found + rest;
  if (entry.category === 'diversion') return ofShow.test(sentence);
  if (isLaw.test(sentence) && forbids.test(sentence)) return true;
  if (absolutes.has(entry.category)) {
    if (isTitle(lead, rest)) return true;
    if (named.test(lead)) return true;
    if (found.includes('第一') && ((counted.test(lead) && /^的?是/.test(rest)) || ownFirst.test(lead))) return true;
    if (found.startsWith('第一') && /^(?:实验|中心|高级|附属)?(?:小学|中学|高中|医院|幼儿园)/.test(rest)) return true;
    if (found.startsWith('第一') && (amongPeople.test(lead) || personFirst.test(rest))) return true;
    if (found === '唯一' && (household.test(lead) || /我们家$/.test(lead)) && /^[^,，。]{0,6}的[是人]/.test(rest))
      return true;
    if (found === '最好看' && advised.test(rest)) return true;
    if (found === '绝对' && science.test(rest)) return true;
    if (found === '最佳' && artAward.test(rest)) return true;
    if (
      found.startsWith('最') &&
      (ownLot.test(rest) || (liking.test(found) && (household.test(lead) || isOwnLiking(lead))))
    )
      return true;
    if (/最|第一|首/.test(found) && nature.test(found.slice(found.indexOf('最') + 1) + rest)) return true;
    if (dimension.test(found) && /^[^,，。！？!?]{0,10}[0-9０-９]/.test(found.slice(2) + rest)) return true;
    if (limited.test(found) && (limit.test(rest) || bestTime.test(rest))) return true;
  }
  if (effects.has(entry.category)) return warning.test(sentence) || approved.test(sentence);
  return entry.category === 'banned' && warning.test(sentence);
}
