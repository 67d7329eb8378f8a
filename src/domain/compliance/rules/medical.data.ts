import { across, all, type ClaimRule, NUMBER, oneOf, within } from './claimRule';
import { bodyFunctions, diseases, fats, forPatients, functionVerbs, recoveries, remedies } from './terms.data';

const disease = oneOf(diseases);

/** Data: diseases, organs and measures of the body in praise of goods that are no medicine. */
export const medicalRules: readonly ClaimRule[] = [
  {
    id: 'remedy',
    category: 'medical',
    cues: diseases,
    pattern: all(
      `${oneOf(remedies)}了?(?:各种|多年|老|你的|主子的|宝宝|孩子的?|反复|顽固|女性|男性|轻度|早期)?的?${disease}`,
      `${disease}${across(10)}${oneOf(recoveries)}`,
      `${disease}(?:患者|人群|人士|党|的?姐妹|的?老人|宝宝)${within(4)}${oneOf(forPatients)}`,
      `(?:对|专攻|专门对付|针对)${disease}${within(6)}(?:有效|有用|管用|有帮助|很好|特别好|效果)`,
      `(?:秒杀|横扫|一招|三招|一贴|一抹|一喷|一擦)${within(4)}${disease}`,
    ),
  },
  {
    id: 'function',
    category: 'medical',
    level: 'mid',
    cues: bodyFunctions,
    reason: '说对身体有调节、修复作用，只有药品、医疗器械和批准的保健食品可以',
    basis: '《广告法》第十七条、第十八条；《食品安全法》第七十三条；《化妆品监督管理条例》第四十三条',
    pattern: all(
      `${oneOf(functionVerbs)}了?(?:你的|人体|身体的?|皮肤|肌肤|自身|宝宝|孩子的?|女性|男性|老人的?|全身)?的?${oneOf(bodyFunctions)}(?:代谢|循环|功能|再生|活力|健康|发育)?`,
      `${oneOf(bodyFunctions)}${within(3)}(?:更强|变强|变好|提高了|提升了|恢复了|翻倍|年轻了|通畅|大增)`,
    ),
  },
  {
    id: 'insteadOfMedicine',
    category: 'medical',
    cues: '药 药片 打针 手术 胰岛素 化疗 透析 医院',
    pattern: all(
      `(?:代替|替代|取代|等于|胜过|好过|赛过|不用|不必|无需|免|告别|戒掉|扔掉|甩掉|停掉|停了|省下|少吃|不再|再也不)${within(4)}(?:降压药|降糖药|降脂药|安眠药|止痛药|西药|中药|药物|药片|吃药|打针|手术|胰岛素|化疗|透析|去医院|跑医院|药)(?![妆店房])`,
      `(?:吃药|打针|手术|药片|药|胰岛素)${within(3)}(?:停了|都停|不用吃|不用打|扔了|减半|不用做|都省了)`,
    ),
  },
  {
    id: 'bodyMeasure',
    category: 'medical',
    cues: '瘦 掉秤 减重 轻了 腰围 长高 增高 窜高 罩杯 减掉 甩掉 狂甩 暴减 甩肉',
    reason: '承诺减重、增高、体型变化的数字没有依据，也属于不能宣传的功效',
    pattern: all(
      `(?:${NUMBER}(?:天|周|个月|月|星期))?(?:瘦|减掉|甩掉|减重|轻|掉秤|狂甩|暴减|甩肉)(?:了|身|掉|下)?${NUMBER}(?:多)?(?:斤|公斤|kg|厘米|cm|码|圈|寸)`,
      `腰围${within(3)}(?:小|减|少|瘦)了?${NUMBER}(?:厘米|cm|寸|圈|码)?`,
      `(?:长高|增高|窜高)了?${NUMBER}(?:多)?(?:厘米|cm|公分)`,
      `(?:升|大|涨)${within(3)}罩杯`,
      `(?:躺着|睡着|坐着|喝着|吃着|不运动|不节食|不忌口)${within(4)}(?:瘦|掉秤|减重)`,
    ),
  },
  {
    id: 'fat',
    category: 'medical',
    cues: fats,
    pattern: all(
      `${oneOf(fats)}${across(6)}(?:没了|消失|变平|平了|不见|燃烧|甩掉|溶解|变小|瘦下|融化|掉光|走开|拜拜|平坦|都瘦|排出)`,
      `(?:燃烧|溶解|甩掉|消除|击退|赶走|干掉|消灭|分解|融化|阻断|带走|排出|消|减|告别)${within(3)}${oneOf(fats)}`,
    ),
  },
  {
    id: 'skin',
    category: 'cosmetic',
    cues: '修复 见效 焕新 换脸 水光 变白 白到 年轻 疯长 长出 长回 再生 逆龄 冻龄 祛 皱纹 眼袋 法令纹 毛囊 毒素 激素脸 红血丝',
    reason: '化妆品不得宣称医疗作用或立刻见效，功效宣称要有评价依据',
    pattern: all(
      `${NUMBER}(?:天|夜|晚|周|分钟|小时|秒|次|星期|瓶|支)(?:内|就|即可|可以|能|的)?${within(3)}(?:见效|焕新|换脸|变白|白了?[0-9一二两三几]个?度|水光肌?|年轻[0-9一二三五十几]+岁|逆龄|祛斑|祛痘|祛皱|消失)`,
      `(?:年轻|减龄)(?:了)?${NUMBER}(?:多)?岁`,
      `(?:头发|新发|睫毛|眉毛|发际线|发量)${across(5)}(?:疯长|长出来?|长回来?|再生|重生|狂长|后移停止)`,
      `修复${within(4)}(?:基底|屏障|真皮|敏感|红血丝|细胞|激素脸|损伤|断层)`,
      `(?:皱纹|眼袋|法令纹|红血丝|黑眼圈|泪沟|颈纹|毛孔|毒素)${across(6)}(?:消失|没了|不见|抚平|淡了|填平|变浅|拜拜|全无|隐形|排出来?)`,
      `(?:抚平|消除|淡化|填平|去除|击退|告别|赶走|熨平|祛除|逆转)${within(3)}(?:皱纹|眼袋|法令纹|红血丝|黑眼圈|泪沟|颈纹|衰老|初老|细纹)`,
      `(?:排出|带走|排|清除|吸出)${within(5)}毒素`,
      `毒素${within(6)}排(?:出|走|掉)`,
    ),
  },
];
