/** Words of goods or script, and what people look for who want such a thing. */
interface TopicCue {
  readonly cue: RegExp;
  readonly topic: string;
}

/** Data: what the goods are for, by the words that a script says of them. Only what such words cannot mean otherwise. */
export const useTopics: readonly TopicCue[] = [
  { cue: /露营|帐篷|天幕/, topic: '露营' },
  { cue: /徒步|登山|爬山|下山/, topic: '户外徒步' },
  { cue: /骑车|骑行/, topic: '骑行' },
  { cue: /跑步|健身|瑜伽/, topic: '运动健身' },
  { cue: /通勤|上班路上/, topic: '通勤好物' },
  { cue: /租房|出租屋|小户型/, topic: '租房好物' },
  { cue: /收纳(?![包袋])|衣柜|抽屉/, topic: '收纳整理' },
  { cue: /浴室|卫生间|洗完澡/, topic: '浴室好物' },
  { cue: /厨房|炒菜|下厨/, topic: '下厨' },
  { cue: /早餐|早饭/, topic: '早餐' },
  { cue: /下午茶/, topic: '下午茶' },
  { cue: /送礼|礼盒|伴手礼/, topic: '送礼' },
  { cue: /宿舍|学生党|开学/, topic: '学生党' },
  { cue: /旅行|出差|行李箱/, topic: '旅行' },
  { cue: /防晒|SPF/i, topic: '防晒' },
  { cue: /补水|起皮|保湿/, topic: '补水保湿' },
  { cue: /敏感肌/, topic: '敏感肌' },
  { cue: /失眠|入睡/, topic: '睡眠' },
  { cue: /保温/, topic: '保温' },
  { cue: /咖啡豆|手冲/, topic: '手冲咖啡' },
  { cue: /聚会|聚餐|约饭/, topic: '聚餐' },
  { cue: /宝宝|(?<!毛)孩子|亲子|儿童/, topic: '带娃' },
  { cue: /掉毛|猫砂|铲屎|狗粮|猫粮/, topic: '养宠日常' },
  { cue: /快充|续航/, topic: '充电' },
  { cue: /装修|新家/, topic: '装修' },
  { cue: /考试|备考|刷题/, topic: '备考' },
  { cue: /甲醛/, topic: '除甲醛' },
  { cue: /加绒|抗冻|摇粒绒|羽绒/, topic: '冬季保暖' },
];

/** Data: the trade, by how the name of the goods ends. */
export const tradeTopics: readonly TopicCue[] = [
  { cue: /(?:T恤|短袖|衬衫|外套|裤|裙|马甲|毛衣|卫衣|风衣|夹克|羽绒服|防晒衣)$/, topic: '穿搭' },
  { cue: /(?:鞋|靴|托特包|背包|挎包|帽|围巾)$/, topic: '鞋包配饰' },
  { cue: /(?:面膜|面霜|洁面乳|洗面奶|精华|防晒霜|乳液|水乳)$/, topic: '护肤' },
  { cue: /(?:唇釉|口红|唇膏|粉底|粉底液|眼影|腮红)$/, topic: '彩妆' },
  { cue: /(?:火锅|烧烤|烤鱼|烤肉|小龙虾|自助餐|套餐|双人餐|面馆)$/, topic: '本地美食' },
  { cue: /(?:咖啡|咖啡豆|茶叶|绿茶|红茶|奶茶|果汁|牛奶)$/, topic: '喝点什么' },
  { cue: /(?:坚果|核桃|饼干|糕|糖|零食|肉干|辣酱|香酥|脆|蜂蜜|大米|月饼)$/, topic: '美食分享' },
  { cue: /(?:锅|菜刀|杯|碗|盘|壶|砧板)$/, topic: '厨房用品' },
  { cue: /(?:垫|毯|被|枕|浴巾|毛巾|四件套|收纳箱|收纳盒)$/, topic: '居家好物' },
  { cue: /(?:耳机|键盘|充电器|充电宝|音箱|台灯|鼠标)$/, topic: '数码好物' },
  { cue: /(?:课|训练营|私教)$/, topic: '学习提升' },
  { cue: /(?:清洗|保洁|除甲醛|维修|检测)$/, topic: '家庭服务' },
  { cue: /(?:美甲|护理|按摩|SPA)$/i, topic: '变美日常' },
  { cue: /(?:酒店|民宿|门票)$/, topic: '周末去哪儿' },
];
