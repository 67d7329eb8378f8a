import { across, all, type ClaimRule, first, NUMBER, oneOf, within } from './claimRule';
import { diseases } from './terms.data';

/** Data: goods that are used or taken, a part of the body or a measure of it, and a turn for the better: any three of them. */

const used =
  '(?:吃|喝|用|抹|涂|擦|敷|贴|戴|穿|睡|泡|刷|喷|含|嚼|冲|煮|炖|闻|按|照|坐|躺|走|踩|滴|洗|盖|加了|见底|坚持|灸|熏)';
const bodyNouns =
  '血管 斑块 血脂 血压 血糖 压差 尿酸 指标 骨头 骨刺 大脚骨 拇外翻 关节 膝盖 腰 颈椎 脊柱 肩膀 牙 牙龈 牙齿 眼睛 视力 度数 眼神 耳朵 听力 鼻子 嗓子 喉咙 肺 肝 胃 肠胃 肾 心脏 子宫 卵巢 乳房 肚子 小腹 腿 脚 手指 手脚 皮肤 脸 脸上 额头 眼角 脖子 头皮 头发 发际线 脑子 记性 记忆 智力 呼吸 呼吸暂停 睡眠 大便 小便 起夜 气色 体质 坑坑洼洼 皱褶 松弛 下垂';
const body = oneOf(bodyNouns);
const trouble = oneOf(bodyNouns, diseases);
/** Turns for the better; a worse one (磨破了, 酸了) is nobody's promise. */
const better =
  '(?:薄了|平了|鼓平|小了|软了|松快|轻了|淡了|白了|亮了|直了|紧了|嫩了|收回去|缩回去|顺了|通了|通畅|有劲|有力气|稳了|稳住|回来了|没了|不见了|降了?下?来?|掉了?[0-9一二两三四五六七八九十百]+(?:多|几)?(?![天块元根次个颗])|往下掉|升上去|转得快|灵光|好使|清楚了|清亮|看得清|听得清|能跑|能跳|能啃|能下地|能走|能穿针|站起来|长回来|长出来|不松|不晃|不喘|不起夜|不抖|干净了|恢复|年轻了?|逆转|断根|好利索|痊愈|软化)';

export const bodyRules: readonly ClaimRule[] = [
  {
    id: 'bodyTurns',
    category: 'medical',
    // The turns, not the parts of the body: 手 and 脸 are in every other sentence.
    cues: '薄了 平了 鼓平 小了 软了 松快 轻了 淡了 白了 亮了 直了 紧了 嫩了 收回去 缩回去 顺了 通了 通畅 有劲 有力气 稳了 稳住 回来了 没了 不见了 降下来 降了 往下掉 升上去 转得快 变好 灵光 好使 清楚了 清亮 看得清 听得清 能跑 能跳 能啃 能下地 能走 能穿针 站起来 长回来 长出来 不松 不晃 不喘 不起夜 不抖 干净了 恢复 年轻 逆转 断根 好利索 痊愈 软化 血脂 血压 血糖 尿酸 指标 再也不 从此不',
    pattern: all(
      `${used}${across(18)}${body}(?:里的?|上的?|的)?(?:[一-龥]{0,4}?)(?:都|全|就|也|自己|慢慢|一点点|${NUMBER}个?(?:天|周|月))${within(2)}${better}`,
      // 脚一踩，水印就淡了: what gets better is not the foot
      `${body}(?!一${used})${across(8)}${used}${across(8)}(?:都|全|就|也)${within(2)}${better}`,
      `(?:吃|喝|用|抹|敷|贴|刷)${across(14)}(?:脑子|记性)(?:转得快|变好|灵光)|${trouble}${within(4)}(?:再也|从此)不(?:用)?(?:往|跑|去|上)医院`,
    ),
    points: first(
      oneOf(diseases),
      `${body}(?:里的?|上的?|的)?[一-龥]{0,4}?(?:都|全|就|也|自己|慢慢)?${within(4)}${better}`,
      '(?:再也|从此)不.+',
    ),
    suggestions: [],
  },
  {
    id: 'aidsThrown',
    category: 'medical',
    cues: '送人了 扔了 退休了 收起来了 用不着了 拉皮 挨一刀 动刀 整容 水光 打针 全军覆没 团灭 不招',
    pattern: all(
      '(?:老花镜|眼镜|拐杖|助听器|轮椅|血压计|血糖仪|药盒|药箱)(?:都|也|就)?(?:送人|扔|退休|收起来|用不着|落灰)了',
      '(?:等于|相当于|好比|胜过|比)[^,，。!?;]{0,6}(?:拉皮|挨一刀|动刀|整容|打水光|打针|热玛吉|做手术|埋线|抽脂)(?:强|管用|省|还)?[一-龥]{0,3}',
      `(?:病菌|细菌|病毒|螨虫|真菌|霉菌)${within(4)}(?:全军覆没|团灭|绝种|死绝)|${NUMBER}年(?:都)?不(?:招|长|生)(?:虱子|跳蚤|虫|螨|蛀牙)`,
    ),
    suggestions: [],
  },
  {
    id: 'noneCan',
    category: 'superlative',
    cues: '没有一家 没有任何 喊我们 叫我们师傅 得织',
    pattern: all(
      `(?:没有?|找不到)(?:任何)?一[家款个种]${across(10)}(?:能|做得|织得|赶得|及得|到得|比得)${within(8)}|(?:同行|全行业|业内)${within(4)}(?:喊|叫|认|拜)(?:我们|咱)${within(4)}`,
    ),
    suggestions: [],
  },
  {
    id: 'guestsOfState',
    category: 'exclusive',
    cues: '元首 国礼 总统 官员 大使',
    reason: '不得借国家机关、外国元首和外交场合的名义抬高商品',
    basis: '《广告法》第九条第二项',
    pattern: all(`(?:元首|总统|国王|首相|大使|官员)${across(6)}(?:喝|吃|用|夸|说好|点头|竖)|国礼级?的?`),
    suggestions: [],
  },
  {
    id: 'othersCheat',
    category: 'comparison',
    cues: '工业废料 在骗你 都是毒',
    reason: '说别家都在骗人、都有毒，是贬低其他经营者的商品',
    basis: '《广告法》第十三条',
    pattern: all(
      `(?:那些|别的|外面|市面上?[一-龥]{0,4})${within(6)}(?:全|都)(?:在骗|骗你|是(?:工业废料|毒|垃圾|智商税|假货|化工))[一-龥]{0,4}`,
    ),
    suggestions: [],
  },
  {
    id: 'moneyFalls',
    category: 'investment',
    cues: '数票子 数钱 捡钱 不是问题 还高',
    reason: '不得对收入和收益作出保证，比存款利息高也要提示风险',
    basis: '《广告法》第二十五条',
    pattern: all(
      `躺${within(4)}(?:数|捡|收)(?:钱|票子|钞票)|(?:跟着|只要)${within(6)},?${within(4)}${NUMBER}年(?:换|买|挣|赚)${within(6)}|利息${within(8)}(?:还|更|都)高`,
    ),
    suggestions: [],
  },
  {
    id: 'placesAndAnswers',
    category: 'education',
    cues: '包接收 包进 包工作 提前 不及格',
    reason: '不得保证就业和成绩，也不得明示、暗示有考试机构的人参与',
    basis: '《广告法》第二十四条',
    pattern: all(
      `(?:进|分到|安排)?${within(3)}(?:大厂|国企|央企|单位)包(?:接收|进|分配)|包(?:工作|就业|接收)|(?:答案|试题|考题)${within(3)}(?:提前|考前)${within(4)}(?:发|给|透)|不及格${within(2)}到${within(2)}[一-龥0-9]{2,4}`,
    ),
    suggestions: [],
  },
  {
    id: 'schoolByHouse',
    category: 'realEstate',
    cues: '直接报名',
    reason: '房产广告不得承诺为入住者办理升学',
    basis: '《广告法》第二十六条',
    pattern: all(`(?:对口|划片|学区)${within(6)}(?:小学|初中|名校),?${within(4)}(?:直接)?(?:报名|入学|上学)`),
    suggestions: [],
  },
  {
    id: 'chanted',
    category: 'superstition',
    cues: '念过经 诵过经',
    pattern: all('(?:法师|大师|师父|道长|高僧)(?:念|诵)过?经'),
    suggestions: [],
  },
  {
    id: 'thenNever',
    category: 'pressure',
    cues: '买不到',
    pattern: all(`(?:过了|一过|过后)${across(8)}(?:多掏|加钱|双倍|再多钱)${across(6)}(?:买不[到着]|没有)`),
    suggestions: [],
  },
];
