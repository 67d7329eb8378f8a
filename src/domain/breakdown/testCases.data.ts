/**
 * Data: texts as they are written, with what a copywriter would say of them. A line is `roles > words`; several roles
 * divided by `/` where people would differ. Held-out texts gave no words to the lexicon.
 */
export interface BreakdownCase {
  readonly name: string;
  readonly isHeldOut?: boolean;
  /** What stands between the lines; '' = running text. */
  readonly glue: string;
  /** Any of them may be first; empty = none is expected. */
  readonly hooks: readonly string[];
  /** One of them among the three that match best; empty = none may match well. */
  readonly frameworks: readonly string[];
  readonly lines: string;
}

export const breakdownCases: readonly BreakdownCase[] = [
  {
    name: '保温杯 · 抖音口播',
    glue: '',
    hooks: ['pain', 'question'],
    frameworks: ['pas', 'golden3', 'pain-proof', 'aida'],
    lines: `hook > 冬天还在喝凉水的上班族，你是不是也这样？
pain > 早上灌的热水，开个会回来就凉透了。
agitate/pain > 更烦的是，长期喝凉的胃也跟着难受。
solution > 直到我换成了这款保温杯，解决办法就这么简单。
feature/evidence > 内胆是316不锈钢，双层真空，容量480毫升。
evidence > 实测早上8点灌进去95度的水，晚上8点倒出来还有62度，倒扣一整夜一滴不漏。
benefit > 以后你随时拧开都是热的，再也不用到处找热水。
action > 今天下单立减20，链接在左下角，赶紧给自己安排一个。`,
  },
  {
    name: '收纳盒 · 小红书清单',
    glue: '\n',
    hooks: ['number', 'identity'],
    frameworks: ['listicle'],
    lines: `hook > 租房党看过来！5个收纳技巧，10平米也能住得宽敞
context/trust > 搬了6次家，整理了这些真正好用的方法，分享给你们。
point > 1. 衣柜里挂衣区下面别空着，放两层抽屉盒，袜子内衣一目了然。
point > 2. 床底用带轮子的扁盒，换季被子推进去就行。
point > 3. 厨房台面只留三样东西，其他的上墙。
point > 4. 门后挂一个多层袋，包和帽子都有位置。
point > 5. 冰箱用透明盒分类，剩菜再也不会放到发霉。
summary > 总之就一句话：每样东西都有自己的家。
save > 先收藏起来，搬家的时候照着做。
action > 你家最乱的是哪里？评论区告诉我。`,
  },
  {
    name: '面膜 · 前后对比',
    glue: '',
    hooks: ['contrast', 'result'],
    frameworks: ['bab', 'persona', 'story4'],
    lines: `hook > 以前我的脸干到起皮，现在同事天天问我用了什么！
before > 之前换季的时候，两颊又红又紧，上妆就卡粉。
before/pain > 那时候我一天喷八次喷雾，还是没用。
after > 用了一个月后再看现在，皮肤水水的，素颜出门都不怕。
solution > 靠的就是这张玻尿酸面膜，一周敷三次。
feature/evidence > 膜布是蚕丝的，精华有25毫升，敷完还能擦手臂。
testimony > 我闺蜜跟我回购了三盒，我妈也天天追着问我要。
action > 今晚直播间买一送一，点击购物车就能拍。`,
  },
  {
    name: '装修公司 · 误区',
    glue: '',
    hooks: ['counter', 'negative', 'number'],
    frameworks: ['listicle', 'persona'],
    lines: `hook > 装修千万别再犯这4个错，不然白花好几万！
trust > 我是做装修的老李，干了这行十六年，见过太多业主踩坑。
point > 误区一，水电不画图就开工，后面一改就是几千块。
point > 误区二，瓷砖只看价格，铺完才发现色差。
point > 误区三，全屋都做吊顶，层高一下子矮了二十公分。
point > 误区四，插座留太少，住进去到处拉插线板。
summary > 记住这四点，至少能省下两三万。
save/action > 建议收藏转发给正在装修的朋友。
action > 想要预算清单的，私信我，免费发你。`,
  },
  {
    name: '餐厅 · 老板故事',
    glue: '\n',
    hooks: ['suspense', 'result', 'conflict', 'question'],
    frameworks: ['story4', 'twist'],
    lines: `hook > 关店前一天，一个老奶奶说的话让我哭了。
setup > 去年冬天，我的面馆欠了三个月房租，打算第二天就贴转让。
setup > 那天晚上下着雨，店里只有一位老奶奶，点了一碗最便宜的素面。
twist > 没想到她吃完站起来，突然跟我说，这味道和她老伴做的一样。
twist/testimony/after > 她说老伴走了五年，她找了五年这碗面。
after/twist > 后来她每天都来，还带来了整条街的老邻居。
punchline > 所谓好生意，不过是有人记得你的味道。`,
  },
  {
    name: '扫地机 · 参数对比',
    glue: '',
    hooks: ['number', 'question', 'negative', 'counter', 'identity'],
    frameworks: ['fabe', 'golden3', 'aida'],
    lines: `hook > 买扫地机器人，先看这3个参数！
feature > 第一看吸力，这台的额定吸力是7000Pa，搭载双滚刷。
advantage > 和普通的单滚刷相比，地毯里的猫毛一次就能卷干净。
feature > 电池容量5200毫安，续航180分钟，机身厚度只有9.5厘米。
advantage/benefit > 不像别家的进不了床底，它能直接钻进去。
benefit > 也就是说，你下班回家就能光脚踩地，再也不用跪着擦。
evidence > 我们实测了120平米，检测报告显示灰尘清除率99%。
action > 现在下单送一年耗材，链接放在评论区了。`,
  },
  {
    name: '老板IP · 知识',
    glue: '',
    hooks: ['question', 'identity', 'conflict', 'suspense'],
    frameworks: ['scqa', 'persona', 'why-how-what'],
    lines: `hook > 为什么有的实体店没什么装修，生意却特别好？
situation/context/setup > 现在很多老板开店，第一件事就是花几十万装修。
conflict/pain/twist > 可是钱花完了，进店的人还是那么少，每天坐着发愁。
question > 那么问题来了，到底怎么做才能让客人主动进店？
answer/solution > 答案是先做好门口三米的生意。
solution/how/evidence > 把你卖得最好的一样东西搬到门口，让路过的人直接试吃。
evidence/testimony > 我们有个学员做卤味的，就改了这一步，一个月营业额多了四万。
action > 关注我，每天讲一个开店的办法。`,
  },
  {
    name: '健身课 · 痛点见证',
    glue: '',
    hooks: ['identity', 'pain', 'question'],
    frameworks: ['pain-proof', 'golden3', 'pas'],
    lines: `hook > 久坐的打工人，你的腰还好吗？
pain > 每天一坐就是十个小时，站起来腰酸得直不起来，贴膏药也没效果。
agitate/pain > 越拖越严重，到头来连弯腰系鞋带都困难。
solution > 我们店推出了肩颈腰背的专项课，教练一对一带练，每次只需50分钟。
testimony > 上周有位做财务的姐姐，练了8次，跟我说终于能睡整觉了。
testimony/evidence > 老客户都说，比按摩管用，复购率超过七成。
action > 新客体验课39块钱，到店前先预约，名额每天只有6个。`,
  },
  {
    name: '茶叶品牌 · 为什么',
    glue: '\n',
    hooks: ['question', 'conflict', 'negative', 'suspense', 'counter'],
    frameworks: ['why-how-what', 'story4'],
    lines: `hook > 放着城里的工作不干，我为什么要回山里做茶？
why > 因为我相信，一杯干净的茶值得有人慢慢做。
why > 做这件事的初心很简单，想让更多人喝到小时候的味道。
how > 每天凌晨四点上山，只选一芽一叶，手工杀青，一道道工序都不省。
how > 炭火烘焙六个小时，反复三遍，全程有人守着。
what/solution > 这就是我们的山野红茶，名字叫慢山。
feature/benefit/what > 汤色橙红，入口有淡淡的蜜香。
action > 想尝尝的朋友，主页橱窗里有试喝装。`,
  },
  {
    name: '剧情反转 · 礼物',
    glue: '',
    hooks: ['conflict', 'suspense'],
    frameworks: ['twist', 'story4'],
    lines: `hook > 结婚十年，老公突然提出要跟我分房睡！
setup > 那天晚上他下班回家，一句话不说就抱着枕头去了客房。
setup/agitate > 我当时坐在床边，一整夜没睡着，把能想的都想了。
twist > 没想到第二天一早，我推开客房门，发现他在偷偷给我拼一张梳妆台。
twist > 原来他打呼噜，怕吵到我怀孕睡不好。
punchline > 真正的爱，从来不是天天挂在嘴上。`,
  },
  {
    name: '涨粉教程 · 利益承诺',
    glue: '',
    hooks: ['promise', 'number', 'result'],
    frameworks: ['listicle', 'golden3', 'aida', 'why-how-what'],
    lines: `hook > 教你一招，3分钟就能写出一条爆款文案。
context/pain > 很多人写文案卡半天，其实是因为没有套路。
how/point > 第一步，先把对标账号点赞最高的10条文案抄下来。
how/point > 第二步，标出每一句在做什么，是钩子还是痛点。
how/point > 第三步，把产品换成你自己的，结构一个字都别动。
evidence/testimony > 我用这个方法，上个月有6条视频破了10万播放。
save > 赶紧码住，下次写的时候拿出来用。
action > 想要模板的扣1，我发给你。`,
  },
  {
    name: '零食 · 种草短文',
    glue: '\n',
    hooks: ['identity', 'trend', 'suspense', 'negative'],
    frameworks: ['aida', 'golden3', 'pain-proof'],
    lines: `hook > 谁懂啊家人们，这个牛肉干我真的吃到停不下来！！
feature/evidence/solution > 配料表只有牛肉、酱油和香料，一袋里面独立小包装，100克。
benefit > 追剧的时候来一条，嘴巴不寂寞，还不怕胖。
testimony > 办公室分了一圈，同事都追着问我链接。
testimony > 我妈牙口不好，也说这个软硬刚好。
action > 双11囤货价，两袋立减15，冲就完了🔥`,
  },
  {
    name: '否定式 · 锅具',
    glue: '',
    hooks: ['negative', 'counter'],
    frameworks: ['pas', 'fabe', 'golden3', 'aida'],
    lines: `hook > 不是所有不粘锅都能用铁铲。
pain > 普通涂层锅用铁铲一划就花，煎个鸡蛋都糊底。
agitate > 时间一长涂层掉进菜里，全家人跟着吃，后果想想都怕。
solution > 我家现在改用这口钛锅，一点涂层都没有。
evidence > 你看，钢丝球来回擦一百下，表面没有一道痕迹。
evidence/advantage > 再跟普通锅做个对比，同样煎鱼，一个粘底一个一滑就走。
benefit > 炒菜轻松，洗锅更省力，一冲就干净。
action > 喜欢的点击下方购物车，库存不多了。`,
  },
  {
    name: '热点 · 开学季文具',
    glue: '',
    hooks: ['trend', 'identity', 'pain'],
    frameworks: ['pas', 'pain-proof', 'aida', 'golden3'],
    lines: `hook > 开学季到了，还在给孩子买几十块的书包？
pain > 一年级的课本加水壶，孩子每天背着六七斤，肩膀勒得通红。
agitate > 长期下去，高低肩、驼背都可能找上门。
solution > 这款护脊书包，专门为小学生设计，把重量分到腰上。
feature > 肩带加厚到3厘米，面料防水，自重只有0.8公斤。
testimony > 隔壁班主任看了都说好，给自己孩子也买了一个。
action > 开学价129，下单送笔袋，库存只剩两百个。`,
  },
  {
    name: '民宿 · 情绪文案',
    glue: '\n',
    hooks: ['identity', 'pain', 'question', 'suspense'],
    frameworks: ['pain-proof', 'bab', 'story4', 'pas', 'persona'],
    lines: `hook > 你有多久没有睡到自然醒了？
pain > 城里的闹钟、地铁、没完没了的消息，每天都像在赶路。
pain/agitate > 周末想放松，最后只能在商场里排队两小时。
solution > 来我们山里的小院吧，推开窗就是竹林。
feature/benefit > 院子里有秋千、火炉和一只叫豆豆的猫。
benefit/how > 早上被鸟叫醒，下午喝茶发呆，什么都不用做。
testimony > 上个月有位客人住完说，这是她今年睡得最好的一觉。
action > 十一月还有三间房，私信我留房。`,
  },
  {
    name: '美食教程 · 步骤',
    glue: '\n',
    hooks: ['promise', 'number', 'identity'],
    frameworks: ['listicle', 'why-how-what', 'golden3'],
    lines: `hook > 厨房小白也能学会的红烧肉，只要这4步！
how > 先把五花肉切块，冷水下锅焯水，倒入两勺料酒。
how > 然后小火炒糖色，看到冒小泡就把肉放进去翻炒。
how > 接着加入热水没过肉，大火烧开转小火炖40分钟。
how > 最后大火收汁，撒一把葱花。
benefit/summary/evidence > 肥而不腻，孩子能吃两碗饭。
save > 先收藏，周末就做给家人吃。`,
  },
  {
    name: '直播预告 · 极短',
    glue: '',
    hooks: ['promise', 'number', 'identity', 'trend', 'negative'],
    frameworks: [],
    lines: `hook > 姐妹们，今晚8点直播间，羽绒服全部半价！
action > 赶紧点关注，错过等一年。`,
  },
  {
    name: '职场认知 · 反常识',
    glue: '',
    hooks: ['counter'],
    frameworks: ['scqa', 'persona', 'golden3', 'why-how-what', 'twist'],
    lines: `hook > 你以为努力就能升职？其实大错特错。
setup/situation/before > 我刚毕业那年，每天加班到十点，所有杂活都抢着干。
twist > 结果年底升职的，是那个每天准点下班的同事。
context/twist/why > 后来我才明白，老板看的不是你做了多少，而是你解决了什么问题。
how/solution/point > 从那以后，我每周只盯一件最要紧的事，做完就让领导看见结果。
after/evidence > 半年后，我带了自己的第一个团队，工资翻了一倍。
punchline/summary > 努力不是因为感动自己，而是因为有用。
action > 你身边有这样的人吗？评论区聊聊。`,
  },
  {
    name: '保险顾问 · 视频号',
    glue: '',
    hooks: ['question', 'pain', 'identity', 'conflict'],
    frameworks: ['persona', 'scqa', 'pain-proof'],
    lines: `hook > 给孩子买保险，先买给大人还是先买给孩子？
pain > 很多家长一上来就给孩子买最贵的，自己却一分保障都没有。
agitate > 万一大人倒下了，孩子的保费谁来交，后果更可怕。
trust > 我是一名从业十二年的保险顾问，服务过八百多个家庭。
solution/point/how > 办法很简单，先给挣钱最多的人配好意外险和医疗险，再考虑孩子。
evidence/benefit > 一家三口，一年三千块就能把大头风险盖住。
action > 想知道你家该怎么配，留言发你的年龄，我帮你看看。`,
  },
  {
    name: '猫粮 · SRT 无标点',
    glue: '\n',
    hooks: ['pain', 'identity', 'question', 'negative'],
    frameworks: ['pas', 'pain-proof', 'golden3', 'aida'],
    lines: `hook > 养猫的铲屎官注意了
pain > 你家猫是不是总是软便
pain > 换了好几种粮都没效果
agitate/pain > 时间一长毛也没光泽
solution > 后来我给它换成了这款鲜肉粮
feature > 鲜鸡肉含量百分之七十
feature/evidence > 不添加谷物 检测报告我放在最后
evidence/after/testimony > 吃了两周便便成型了
benefit/after > 毛也亮了 我也放心了
action > 试吃装在左下角链接
action > 新客九块九`,
  },
  {
    name: '现代诗（不是爆款）',
    glue: '\n',
    hooks: [],
    frameworks: [],
    lines: `hook/setup > 秋水漫过石阶
* > 一只白鹭收拢翅膀
* > 芦花替风写信
* > 寄往没有名字的远方
* > 山色在黄昏里慢慢淡去
* > 像一句未曾说完的问候`,
  },
  {
    name: '英文文案',
    glue: ' ',
    hooks: ['counter', 'question', 'pain', 'promise', 'number', 'negative'],
    frameworks: ['pas', 'golden3', 'aida', 'pain-proof'],
    lines: `hook > Stop buying new phone cables every month!
pain > Tired of cables that break near the plug? It is a problem everyone knows.
solution > Here is the fix: a braided cable with a metal joint.
evidence > We tested it with 30000 bends, and the result is clear.
benefit > So you charge, travel and enjoy your day.
action > Buy one today, the link is below.`,
  },
  {
    name: '公司公告（不是爆款）',
    glue: '',
    hooks: [],
    frameworks: [],
    lines: `* > 根据公司年度工作安排，行政部定于十二月三日对办公区域空调系统进行检修。
* > 检修期间，三层及四层会议室暂停使用。
* > 请各部门提前做好会议安排。
* > 特此通知。`,
  },
  {
    name: '二手车 · 冲突',
    glue: '',
    hooks: ['conflict', 'suspense', 'number', 'result'],
    frameworks: ['story4', 'twist', 'golden3', 'pain-proof'],
    lines: `hook > 客户花8万买的车，第二天就来店里吵翻了！
setup > 昨天上午，一位大哥气冲冲走进店里，说我们卖给他的是泡水车。
trust/context > 我做二手车九年，每一台都有检测报告，当时我也懵了。
twist > 结果把车升起来一看，原来是他自己洗车把地毯弄湿了。
after/twist > 大哥当场脸红，后来还给我介绍了三个客户。
punchline/summary > 做生意，说到底就是四个字，问心无愧。
action > 想买放心车的，来店里找我。`,
  },
  // ---- held out ----
  {
    name: '电动牙刷 · 快手',
    isHeldOut: true,
    glue: '',
    hooks: ['question', 'pain', 'counter'],
    frameworks: ['pas', 'golden3', 'pain-proof', 'aida', 'fabe'],
    lines: `hook > 天天刷牙，为什么牙还是黄？
pain > 喝咖啡喝茶的，牙缝里的渍怎么刷都刷不掉，张嘴笑都不好意思。
agitate > 再拖下去长成牙结石，洗一次牙就得几百块。
solution > 试试换一支声波牙刷，每天两分钟就够了。
feature > 每分钟三万八千次震动，杜邦刷毛，机身防水。
evidence > 我拿染了色的牙模给你们看，手动刷完还是红的，它刷完一圈干干净净。
benefit > 孩子老人都能用，充一次电管一个月。
action > 想试的朋友点下面小黄车，第二支半价。`,
  },
  {
    name: '旅行攻略 · 小红书',
    isHeldOut: true,
    glue: '\n',
    hooks: ['number', 'identity', 'promise'],
    frameworks: ['listicle'],
    lines: `hook > 第一次去大理的姐妹，这6件事一定要提前知道
point > 一、别住古城正中间，晚上吵到睡不着，住才村更安静。
point > 二、环海租电动车就够了，一天60块，顺时针骑能避开逆光。
point > 三、洱海边早上风大，外套一定带上。
point > 四、扎染体验去周城，古城里的贵一倍。
point > 五、菌子一定要吃煮熟的，不要自己买来乱炒。
point > 六、返程留半天给床单厂，拍照很出片。
save > 建议收藏，出发前再看一遍。
action > 你最想去大理的哪里？留言告诉我。`,
  },
  {
    name: '洗衣液 · 宝妈',
    isHeldOut: true,
    glue: '',
    hooks: ['identity', 'pain'],
    frameworks: ['pas', 'golden3', 'pain-proof', 'aida'],
    lines: `hook > 宝妈们，孩子校服上的油渍还在用手搓吗？
pain > 番茄酱、水彩笔、酱油，洗衣机转两遍都还有印子。
agitate/pain > 用力搓吧，料子毁了，手也糙得不行。
solution > 现在我就用这瓶酶洗衣液，先抹在脏的地方，等五分钟再丢进洗衣机。
evidence > 你看这块酱油渍，洗前洗后摆在一起，一点印都没有。
benefit > 晾干之后香香的，也不怕伤手。
action > 家里有娃的囤两瓶，今天第二瓶半价，链接在左下角。`,
  },
  {
    name: '创业故事 · 起承转合',
    isHeldOut: true,
    glue: '\n',
    hooks: ['result', 'number', 'conflict', 'suspense', 'contrast'],
    frameworks: ['story4', 'twist', 'bab'],
    lines: `hook > 三十岁那年，我把存款全赔光了。
setup > 那时我和朋友合开了一家火锅店，选址、装修、招人，什么都没经验。
setup/before/pain > 开业第三个月，每天的流水连房租都不够。
twist > 直到有一天，一个老客人走的时候说，你家的蘸料比锅底好吃。
twist/solution > 就这一句话，我把店关了，只卖蘸料。
after > 两年过去，现在我们一个月能发出四万瓶。
punchline > 人生没有白走的弯路，每一步都算数。`,
  },
  {
    name: '人体工学椅 · 参数',
    isHeldOut: true,
    glue: '',
    hooks: ['counter', 'negative', 'question', 'number', 'identity'],
    frameworks: ['fabe', 'golden3', 'aida', 'pas'],
    lines: `hook > 挑人体工学椅，别只看价格。
feature > 这把椅子的腰靠能上下调6厘米、前后调4厘米，椅背是韩国网布材质。
feature > 气压棒是四级防爆的，底盘承重150公斤。
advantage > 跟普通办公椅相比，它的腰靠会跟着你动，而不是硬顶着。
benefit > 也就是说坐一下午，腰后面始终有东西托着，起身不再扶着桌子。
evidence > 我们拿人台压了十万次，做了检测，回弹几乎没有变化。
action > 现在拍下送头枕，三年质保。`,
  },
  {
    name: '改造 · 阳台',
    isHeldOut: true,
    glue: '',
    hooks: ['contrast', 'result', 'number'],
    frameworks: ['bab', 'story4', 'listicle', 'why-how-what'],
    lines: `hook > 花300块，把堆杂物的阳台变成了咖啡角！
before > 以前这里放着旧纸箱、拖把和坏掉的跑步机，门都推不开。
after > 现在两把折叠椅、一张小圆桌，早上的太阳刚好晒进来。
how > 具体做法是先清空，再铺防腐木地板，卡扣式的不用打孔。
how/feature > 然后墙上装一块洞洞板，花盆和杯子全挂上去。
benefit > 每天在这里坐十分钟，整个人都放松了。
save/action > 想要清单的收藏这条，链接都整理在评论区。`,
  },
  {
    name: '散文随笔（不是爆款）',
    isHeldOut: true,
    glue: '',
    hooks: [],
    frameworks: [],
    lines: `* > 院墙外的槐树开花的时候，整条巷子都是甜的。
* > 卖豆腐的老人推着车慢慢走过，铃声一声远一声近。
* > 猫伏在瓦上，眯着眼看云。
* > 到了傍晚，炊烟从各家屋顶升起来，混在一处，分不清是谁家的。`,
  },
  {
    name: '法律科普 · 否定',
    isHeldOut: true,
    glue: '',
    hooks: ['negative', 'counter', 'number'],
    frameworks: ['listicle', 'persona', 'scqa', 'pain-proof'],
    lines: `hook > 签劳动合同，这3种条款千万不要签！
trust > 我是一名劳动法律师，每年经手一百多个案子。
point > 第一种，自愿放弃社保，签了也没用，以后吃亏的是你。
point > 第二种，离职要赔培训费，得看有没有真的花钱培训你。
point > 第三种，竞业限制不给补偿，没有补偿你就不用遵守。
summary > 总之，签字之前一个字一个字看清楚。
save/action > 转给身边刚找工作的朋友。
action > 有拿不准的，评论区留言，我看到都会回。`,
  },
];
