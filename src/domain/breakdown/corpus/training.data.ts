/** Data: judged texts that the weights of roles are learned from, beside the dev half; form as in foreignDev.data.ts. */
export const trainingTexts = `
## 带货口播｜-｜pain,question
hook/pain > 洗完头一地头发，你是不是也拿手一根一根捡？
pain > 我家那个浴室，两天不管下水就堵。
agitate > 找人来通一次八十，一个月得来两回。
solution > 直到我妹给我寄了这个头发过滤片。
feature > 硅胶的，软的，背面八个吸盘，往地漏上一按。
how > 水照走，头发全留上面，拎起来一扔就行。
evidence > 我这个用了三个月，你看下面管子里，一根没有。
action > 一包十个九块九，点左下角带走。

## 带货口播｜s｜identity,loss,negative
hook > 家里有老人的 浴室千万别铺这种光面砖
agitate/pain > 我妈去年就摔了一跤 躺了两个月
solution > 后来我把浴室全铺了这个防滑垫
feature > 底下全是小吸盘 一平米三百多个 上面是颗粒的
evidence > 你看我倒上洗洁精 穿着拖鞋 怎么蹬都不动
feature > 孔是镂空的 水直接下去 不积水
benefit > 老人自己洗澡 你在客厅也踏实
action > 要几块自己量 一块三十乘三十 拍六块送两块

## 带货口播｜n｜question,counter
hook/question > 为什么餐馆的青菜又绿又亮，你家炒的发黄？
context/why > 不是火候，是锅不行。
why/pain > 家里的炒锅太薄，菜一下去温度掉一半，全在煮。
solution > 我用的这口是熟铁的，章丘的师傅敲的。
feature > 三毫米厚，三十二公分，木柄不烫手。
evidence > 菜倒进去你听这个声音，一直在响，没停。
benefit > 三十秒出锅，叶子脆的，小孩都肯吃。
action > 开好锅的发货，到手直接用，点下面。

## 带货口播｜-｜result,promise,number
hook > 用了它，我家一个月电费少了六十块。
context > 不是什么高科技，就是一个带定时的插座。
pain/context > 热水器以前二十四小时插着，夜里没人用它也一直在加热。
how > 手机上设好，晚上六点开，十一点断。
feature > 十六安的，空调热水器都带得动，有过载保护。
evidence > 上个月电费单一百九，这个月一百二十八，单子贴这儿了。
action > 两只装更划算，链接在评论区置顶。

## 带货口播｜n｜scene,pain
hook > [00:00] 下雨天接孩子，伞一收，水全滴车里了
pain > [00:05] 座椅湿一片，脚垫里的水两天不干
solution > [00:09] 换一把反向伞就不一样了
feature > [00:12] 它是往上收的，湿的那面包在里头
feature > [00:16] 双层布，十骨，把手是空心的能挂手腕上
evidence > [00:22] 我刚从外面进来，你看座椅，干的
advantage > [00:26] 普通伞开车门要先收一半，这个开一条缝就能进
action > [00:31] 黑的灰的都有，今天拍送防水套

## 种草笔记｜n｜result,contrast,number
hook > 90斤→118斤→98斤，我终于敢穿吊带了😭
before > 生完孩子那一年，我所有的裤子都是松紧腰
pain > 试过不吃晚饭，饿到半夜起来翻冰箱
solution/twist > 后来真正有用的是每天40分钟的快走
how > 🚶晚饭后半小时出门，心率到130，微微出汗
how > 🥗晚上主食减半，先吃菜
after > 五个月，腰围从84到71
context > 每个人体质不一样，别跟我比数字，跟自己比
save/action > 打卡表放最后一张了，存图自取

## 种草笔记｜n｜suspense,result
hook > 没想到一个枕头，让我不再每天落枕
pain > 我脖子不好，写代码十年，早上起来转头都咔咔响
before > 前前后后买过七个，荞麦的、记忆棉的、还有一个好几百的
solution > 这个是同事推荐的，中间凹、两边高
feature > 高边10cm，低边7cm，侧睡平躺都顾到
feature > 外套能拆，里面的芯别水洗
evidence/after > 睡到第三周，早上起来不用先揉脖子了
twist/context > 刚拆开有点味道，晾两天
action > 睡觉翻身多的可以冲

## 种草笔记｜n｜identity,promise
hook > 黄皮姐妹冲！涂上白一个度的豆沙色找到了💄
context > 本人黄二白，唇纹重，平时不化妆
feature/point > 质地：丝绒，抹开一秒成膜
feature/point > 颜色：日光下偏暖，室内偏粉
evidence > 吃了一顿火锅，擦完嘴还剩七成
advantage > 跟那支大牌的色号放一起，肉眼分不出来
summary > 通勤一支就够了
action > 色号在评论区，自己翻

## 种草笔记｜-｜result,suspense
hook > 我把卧室的灯换了，孩子居然自己去睡觉了。
before/pain > 之前每天九点半开始磨，喝水上厕所讲故事，十一点还睁着眼。
why > 后来看到一个说法，白光太亮，人会觉得是白天。
solution > 就买了这盏能调色温的床头灯。
how/feature > 八点调成两千七百K的暖光，九点再降到最暗。
after/evidence > 第四天，他自己说困了。
benefit > 我晚上终于多出一个小时。
action > 你们家孩子几点睡，说说看。

## 种草笔记｜n｜counter,negative
hook > 劝你别买洗地机……除非你家地是我家这样的
context > 先交代：120平，两个娃一只狗，全屋瓷砖
before/pain > 以前拖把拖完，光脚走一圈袜子是黑的
feature > 这台自带烘干，滚刷正反转，边角能贴到2毫米
evidence > 拖完脏水倒出来我都不好意思看
benefit > 现在每天晚上十五分钟，地上能坐
twist > 缺点！重，4.6公斤，上楼梯费劲
summary > 小户型、木地板的真不用跟风

## 测评｜n｜number,suspense
hook > 花了1280块，把超市里的酸奶全测了一遍
how/context > 看三样：蛋白质、糖、配料表长度，每项打分
evidence > A家：蛋白质3.1，糖12克，配料9种
evidence > B家：蛋白质6.0，糖0，配料只有生牛乳和菌
evidence > C家写着「零蔗糖」，结果加了果葡糖浆
twist > 最让我意外的是某网红款，贵两倍，蛋白质还没B家一半
summary > 减脂看B，小朋友选D，解馋随便
save > 完整表格存好，逛超市直接对

## 测评｜-｜conflict,question
hook > 有人说洗碗机洗不干净中国的碗，我拿红油火锅的碗来试。
how/context > 不冲不刷，油结一晚上，直接放进去，标准程序。
evidence > 一个半小时出来，碗是干的，内壁摸着不滑。
evidence > 盘子底下有一点黄的，是老抽印子，再洗一次才掉。
evidence > 水表走了十一升，我手洗同样一堆用了四十升。
twist > 但是铁锅千万别放，出来全锈了。
summary > 所以能不能洗干净，看的是你怎么摆，不是看牌子。
action > 摆碗的方法，下条视频发。

## 测评｜n｜question,number
hook > 39的雨鞋和399的雨鞋，差在哪？
context > 两双都是中筒，都穿了一个梅雨季
feature/evidence > 39的是PVC，一只430克，底子硬
feature/evidence > 399的是天然橡胶，一只610克，弯折很软
evidence > 穿一天，便宜的后跟磨破皮，贵的没有
evidence > 但防水两双一样，一滴不进
advantage > 贵的多一层网布内里，袜子不会湿闷
summary > 一年下几次雨的，39就够；南方天天下的，上橡胶的

## 测评｜s｜suspense,number,conflict
hook > 三款儿童牙膏 我把成分一个一个查了
context > 都是三到六岁用的 都写着可吞咽
evidence > 第一款 含氟500ppm 但是用了糖精钠
evidence > 第二款 没有氟 那它防蛀就是写着好看
evidence > 第三款 含氟五百 木糖醇 没有香精
why > 记住啊 三岁以上不含氟的牙膏 防蛀基本没用
how > 用多少呢 豌豆那么大 三岁以下米粒大
summary > 要我选 就第三款 孩子不喜欢草莓味的换一个

## 教程｜n｜promise,pain
hook > PPT总被老板说丑？学会这招再也不用改五遍
context > 不用学设计，就记三个动作
how > 1️⃣ 全选文字，统一成一种字体，标题32，正文18
how > 2️⃣ 每页只留一种主色，点取色器吸公司logo的颜色
how > 3️⃣ 所有东西对齐，格式—对齐—左对齐，点一下就行
why > 丑的PPT九成是因为没对齐，不是因为没图
benefit > 十分钟，同样的内容像换了个人做的
save > 先马住，下次开会前用得上

## 教程｜-｜question,counter
hook > 羽绒服到底该怎么洗，干洗店老板都不会告诉你。
context > 很多人送去干洗，越洗越薄，因为干洗剂会把绒里的油洗掉。
how > 先用中性洗衣液兑三十度的水，泡十分钟。
how > 领口袖口拿软刷子轻轻刷。
how > 然后放洗衣机，洗衣袋装好，只开脱水一分钟。
how > 平铺晾到八成干，拿衣架拍一遍。
how/point > 最后放两个网球一起烘，二十分钟。
benefit/after > 拍出来跟新的一样蓬。
save > 收藏，换季用。

## 教程｜s｜promise,identity
hook > 新手妈妈学这个拍嗝的手法 宝宝三十秒就出来
how > 先把宝宝竖起来 下巴靠你肩膀上
how > 一只手托屁股 另一只手空心掌
how > 从腰往上 一下一下拍 别拍正中间
how/point > 记住头要侧过来 别捂着鼻子
how > 五分钟没出来 换个方向 坐着拍
why > 为什么空心掌 因为实心的震不开气泡
action > 学会的宝妈点个赞 下次说怎么抱睡

## 教程｜n｜promise,number
hook > 5分钟用豆腐做一杯低卡奶昔🥤
context > 减脂第40天，馋奶茶馋疯了研究出来的
how > 材料：内酯豆腐一盒、香蕉半根、牛奶100ml
how > 香蕉切段冻一晚，口感会像冰淇淋
how > 全部倒进料理机，打40秒
how > 倒出来撒点可可粉
evidence/benefit > 一整杯170大卡，蛋白质14克
testimony > 我妈喝了以为是奶茶店买的
action > 做了记得回来交作业！

## 探店｜n｜scene,suspense
hook > 凌晨两点还排队的烧烤摊，老板只会烤五样东西
context > 📍解放路口往里走，一辆三轮车，一盏黄灯
point/feature > 羊肉串3块，现穿现烤，肥瘦一比一
point/feature > 烤韭菜5块，蒜末是现剁的
point/feature > 烤饼4块，外脆里软，我吃了三个
trust > 老板干了二十二年，串都是自己媳妇下午穿
twist/context > 不好的地方：没座位，蹲着吃
action > 下雨不出摊，去之前看天

## 探店｜-｜promise,number,result
hook > 人均三十五，在市中心吃到了妈妈的味道。
context > 店就在图书馆后面那条巷子，八张桌子，没菜单，当天有什么写在黑板上。
point/feature > 我点了红烧肉，二十六，六块，筷子一夹就断。
point/feature > 冬瓜汤八块，里面居然有火腿。
point/feature > 米饭是砂锅焖的，底下有锅巴，免费加。
testimony > 隔壁一个大哥，天天来，说比家里做得好。
trust/context > 厨师就是老板娘，以前在食堂干了十五年。
action > 中午十一点二十以前到，晚了就没红烧肉了。

## 探店｜n｜suspense,negative,conflict
hook > 网红打卡第一的咖啡店，去完我想劝你别去
context > 周六下午三点，排队拍照的比喝咖啡的多
point/evidence > 招牌拿铁42，拉花好看，奶味重，咖啡味几乎没有
point/evidence > 可颂28，是冷的，没复热
point/feature > 环境确实好，二楼有一面落地窗
pain/context > 但是只有六个座，坐满限时一小时
summary > 拍照给9分，喝东西给5分
action > 想安静坐坐的，隔壁巷子那家更好，名字放评论区了

## 探店｜n｜identity,promise
hook > 带爸妈去哪吃？这家本帮菜馆没有踩雷的
context > 有停车场，有电梯，包间不收服务费
point/feature > 响油鳝丝68，油滋啦一声端上来
point/feature > 红烧划水88，入味，刺大好挑
point/feature > 酒酿圆子18，一人一小碗
testimony > 我爸这种挑剔的上海人，说还行，那就是很好了
context/how > 周末提前三天订
action > 菜单和电话在图五，存一下

## 剧情对话｜n｜dialogue,conflict
hook/setup > 房东：下个月开始房租涨五百，不租就搬。
setup > 小雅：阿姨，可是合同上写的是一年……
setup/conflict > 房东：合同？那你找合同住去。
setup/turn > 她没再说话，回屋打开电脑，把六个平台的房子全拉进一张表。
twist > 第三天，她拿着表找到房东：同小区同户型，平均比您低三百二。
twist > 房东愣住了，最后说：行，那就不涨了。
punchline > 谈判的底气，从来不是嗓门，是准备。
action > 表格模板在主页，自己拿。

## 剧情对话｜n｜dialogue,suspense
hook/setup > 「你这面包卖十八？抢钱啊！」
setup > 「叔，您尝一口，不买没事。」
setup > 大叔撕了一小块，嚼了嚼，没说话，又撕了一块。
feature > 「法国面粉，发酵十八个小时，没有酵母粉。」
twist > 他把袋子一收：「来两个，我孙女牙口不好，就吃这种软的。」
punchline > 好东西会自己说话，你只要让人尝一口。
action > 每天早上七点出炉，老地方等你。

## 剧情对话｜-｜dialogue,conflict,scene
hook/setup > 同事说，你天天带饭，不累吗。
setup > 我说不累，二十分钟的事。
setup > 她不信，非要跟我回家看。
how > 我把米淘好放进去，上面一层蒸肉，再上面一层青菜，按一个键。
feature > 三层，能分开取，一次出一荤一素一饭。
twist > 她看着表，十九分钟，叮，好了。
twist/testimony > 第二天她在工位上拿出了一个一模一样的饭盒。
action > 想知道是哪款的，点小黄车。

## 剧情对话｜n｜dialogue,suspense,conflict
hook/setup > 医生：再不减，下次来就不是开药，是开刀了。
setup > 老张没吭声，回家的路上把烟扔进了垃圾桶。
setup > 媳妇：你今天怎么不看电视了？
setup > 老张：下楼走两圈。
after > 一个月后，他走到了五公里；三个月后，邻居问他是不是换了个人。
twist > 复查那天，医生看了半天单子：你确定这是你的？
punchline > 人什么时候开始都不晚，就怕等第二张单子。

## 知识科普｜-｜question,suspense
hook > 为什么冬天脱毛衣会噼里啪啦响？
why > 因为空气太干，毛衣和里面的衣服摩擦，电子跑到了一边，攒着没地方去。
why > 你一脱，两层分开，电荷找到出口，啪，就是一个小闪电。
evidence/point > 电压能到几千伏，但是电流很小，所以不会伤人。
how > 想不被电，出门前先摸一下墙，或者擦点护手霜。
how/point > 加油站脱衣服前，一定先摸一下金属的静电释放器。
action > 想知道什么，评论区问我。

## 知识科普｜n｜counter,negative
hook > 90%的人都把酱油买错了
context > 货架上写着「鲜」「极鲜」的，不一定好
point > 第一，看氨基酸态氮，0.8以上是特级
point > 第二，看配料表，只有水、大豆、小麦、盐的最干净
point > 第三，看是「酿造」还是「配制」，现在配制的要写明
why > 为什么要看这个？因为鲜味可以靠味精补，豆香补不了
how/summary > 炒菜用生抽，上色用老抽，凉拌买特级的
save > 转给家里管厨房的那个人

## 知识科普｜-｜number,suspense,question
hook > 你每天刷的牙刷上，有多少细菌，答案有点恶心。
evidence > 英国一所大学测过，一把用了三个月的牙刷，平均一千万个。
why > 因为刷毛是湿的，又放在马桶旁边，冲水的时候气溶胶能飞一米多。
how > 三个办法，第一冲水盖盖子。
how > 第二，刷头朝上，甩干。
how > 第三，三个月换一把，感冒好了马上换。
summary > 牙刷这东西，便宜的常换，比贵的不换强。
action > 你上次换牙刷是什么时候？

## 知识科普｜n｜question,conflict
hook > 空调26度最省电，是真的吗？
answer/point > 对，但只对了一半。
why > 省电的关键不是26这个数，是室内外温差
evidence > 温差每大一度，耗电大概多6%到8%
point > 风扇配空调，设28度，体感跟26差不多，一晚上能省一度多
how/point > 滤网两周洗一次，脏的能多耗电两成
summary > 所以记住：先开除湿、配风扇、勤洗网
save/action > 觉得有用就转给爸妈

## 情感观点｜n｜scene,dialogue
hook/setup > 我爸第一次跟我说对不起，是在我三十一岁那年。
setup > 那天我们因为装修吵起来，他摔门出去了。
setup > 半夜我听见客厅有声音，他坐在小板凳上，把我嫌丑的那个柜子一点一点重新刷。
twist > 他没抬头，说，爸老了，审美不行，你别生气。
punchline > 父母的爱，大多说不出口，都刷在了柜子上。
action > 今天给家里打个电话吧。

## 情感观点｜-｜counter,conflict
hook > 别再劝人大度了，真的。
pain/context > 被抢功劳的是他，被欠钱的是他，最后被劝算了的还是他。
agitate/why > 你劝的那句算了，其实是在告诉他，你的委屈不值钱。
twist/why > 大度是自己选的，不是别人要的。
how/solution > 下次想劝人，先问一句，你需要我站你这边吗。
punchline > 善良得带点刺，不然就成了别人的坐垫。

## 情感观点｜n｜number,contrast,result
hook > 月薪三千和月薪三万的人，差的不是努力
context/setup > 我两种日子都过过，前后隔了四年
before > 三千的时候，我每天加班到十点，回家倒头就睡，觉得自己很拼
twist/why > 后来才明白，我拼的是体力，不是判断
how/point > 三万的人也忙，但他们会先停下来问：这件事做成了，对谁有用
how/point > 我开始每周五下午留两个小时，什么都不干，只想下周砍掉什么
summary/punchline > 努力是底线，选择才是上限

## 情感观点｜n｜question,scene
hook > 你有多久，没有好好吃一顿饭了？
pain/setup > 外卖放在键盘边上，一边回消息一边扒两口，凉了就倒掉
setup > 上周停电，我点了根蜡烛，煮了碗面，卧了个蛋
twist/setup > 就那么安安静静吃完，我突然想哭
punchline > 原来不是生活亏待了你，是你一直没给自己留座位
save/action > 今晚，关掉手机，好好吃一顿

## 清单盘点｜n｜number,identity
hook > 大学开学别乱买！这8样带了，学姐看了直呼内行
point > 🔹床帘：遮光的，上铺买带骨架的
point > 🔹床上小桌：选能折叠、带卡槽的
point > 🔹插排：学校要求带过载保护，线3米
point > 🔹洗漱篮：镂空的，不积水
point > 🔹蚊香片：九月蚊子比人多
point/context > ❌千万别带大行李箱，没地方放
trust > 我大四了，都是自己踩过的坑
save > 收藏转给新生

## 清单盘点｜-｜number,loss
hook > 去超市千万别买的五样东西，看完一年省好几千。
point > 第一，切好的水果，贵一倍还不新鲜。
point > 第二，收银台旁边的小零食，那是给你冲动用的。
point > 第三，调好味的肉，看不出新不新鲜。
point > 第四，大桶的促销油，你家三口人吃到过期。
point > 第五，打折的鸡蛋，看日期。
summary > 记住，带着清单去，买完就走。
action > 你还买过什么后悔的，说出来让大家避一避。

## 清单盘点｜n｜number,promise
hook > 坐月子实用清单，亲测有用的就这7样
trust > 二胎妈妈，一胎乱买，二胎清醒
point > 1 一次性内裤，买大两码
point > 2 月子帽不用，买个薄毯就行
point > 3 吸奶器，手动的备一个，出门用
point > 4 吸管杯，躺着喝水全靠它
point > 5 护腰垫，喂奶的时候垫在后面
context/twist > 不推荐：束腹带，问过医生再说
save > 存起来发给队友去买

## 清单盘点｜n｜identity,number
hook > 打工人工位好物🖥️坐8小时也不累
point > ①脚踏：25块，高度能调，腿不悬着
point > ②显示器支架：低头族必备，脖子立起来
point > ③桌面小风扇：三档，声音很小，不吵同事
point > ④保温杯垫：55度，咖啡一上午是热的
point > ⑤颈枕：午睡趴着不压手
benefit > 五样加起来不到两百，比按摩一次便宜
action > 你工位上最舍不得的是啥？

## 开箱｜n｜scene,suspense
hook > 拆一个日本寄来的二手相机，手有点抖📷
context > 店家说是九成新，快门数不到一万，赌一把
feature > 包装里三层外三层，防潮袋里还有一包干燥剂
feature > 机身没有磕碰，热靴有一点掉漆
evidence > 装上电池，亮了，快门数8,312，没骗我
evidence > 拍了一张，你们看这个颜色，直出
twist/pain > 就是没有中文菜单，得对着图认
summary > 两千一，值
action > 想看样片的下期发

## 开箱｜-｜number,suspense
hook > 三百块买了三十斤的盲盒零食，拆给你们看值不值。
context > 箱子挺沉，胶带封了两道，生产日期都朝上摆着。
evidence/feature > 第一层是膨化的，占了一半体积，一斤不到。
evidence/feature > 中间是坚果，六包，每包一百二十克，这个可以。
evidence/feature > 底下是果冻和饮料，重量全在这儿。
evidence > 我按超市价加了一遍，一共三百四十七。
twist > 但有四包是还剩两个月到期的。
summary > 结论，图热闹的买，图吃的自己挑。

## 开箱｜n｜result,number
hook > 攒了半年，我的第一台空气炸锅烤箱到了🎉
feature > 30L，放得下一只整鸡，附了烤盘烤网接渣盘
feature > 外壁摸着有点烫，门是双层玻璃
evidence > 先烤了个蛋挞，18分钟，上色很匀
evidence > 又炸了鸡翅，没放油，皮是脆的
pain/twist > 槽点是线短，离插座一米二就够不着
summary/benefit > 总之厨房小又想烤又想炸的，一台搞定
action > 食谱整理好了，想要的留言

## 开箱｜n｜suspense,question
hook > 38块的银手镯，到底是不是真的？收到货了
context > 盒子比手镯值钱系列
feature > 重8.3克，内圈有S999的字印
evidence/how > 拿磁铁吸，不吸；拿去金店打光谱，银含量99.2
twist > 居然是真的，我以为要打假
advantage > 商场同克重卖两百多
summary > 做工一般，接口有点毛，送自己可以，送人差点意思
action > 店铺名私我

## 直播切片｜n｜question,pain
hook/question > 刚才那个姐姐问，脚宽能不能穿？来，我给你看。
feature > 楦型是加宽的，脚掌这里比一般的宽八毫米。
evidence > 我自己就是大脚骨，你看，不顶。
feature > 鞋底是牛筋的，能对折，一只才两百克。
benefit > 买菜接孩子，走一天脚不肿。
action > 正常拍码，三十五到四十一都有，右下角。
action > 还有最后五十双，拍了备注颜色。

## 直播切片｜s｜promise,trend
hook > 今天开播第一个福利品 先给大家炸一波
solution > 一次性洗脸巾 一包八十抽
feature > 纯棉的 不是那种化纤的 你拿火烧 灰是碎的
evidence > 湿了拉 你看我使劲拉 不断 不掉絮
how/benefit > 洗完脸擦洗手台 再擦鞋 一张用三遍
action > 平时二十九块九三包 今天十包二十九块九
action > 来 扣一的有没有 想要的扣一 三秒上车

## 直播切片｜n｜conflict,counter
hook > 有人在公屏说我家茶叶是陈茶，我今天不急着卖，先泡给你看。
evidence > 同样三克，同样一百五十毫升水，八十五度。
evidence > 左边是去年的，汤是黄的，叶子散。
evidence > 右边是我今天卖的，汤是绿的，叶底是整芽。
trust > 我家茶山在海拔八百米，每年清明前就采那十来天。
benefit > 你自己喝，送长辈，拿得出手。
action > 一百克一罐，今天买两罐送一个公道杯。

## 直播切片｜s｜identity,pain
hook > 肚子大 胯宽 大腿粗的姐妹过来
pain > 是不是夏天不敢穿白裤子 一穿就透 一坐就绷
solution > 这条就是给我们这种身材做的
feature > 面料加了两层 不透 里面是冰丝的
feature > 腰头四公分 后面有隐形松紧
evidence > 我一百三十八斤 我蹲下给你看 蹲 站 没有一点勒
action > 黑白两色 三个码 白的只剩四十条
action > 倒数五个数 54321 开价 七十九

## 新闻资讯｜n｜none
* > 新华社北京10月8日电 记者8日从文化和旅游部获悉，国庆中秋假期8天，国内旅游出游人数8.26亿人次。
* > 按可比口径同比增长71.3%，实现国内旅游收入7534.3亿元。
* > 文化和旅游部有关负责人介绍，假期旅游市场总体平稳有序。
* > 下一步，将持续优化供给，提升服务质量。

## 新闻资讯｜n｜none
* > 记者今日从市气象台获悉，受冷空气影响，12日夜间至14日我市将出现大风降温天气。
* > 过程降温幅度6至8℃，最低气温出现在14日清晨，约为-3℃。
* > 气象部门提醒，市民注意添衣保暖，谨防感冒。
* > 农业部门应做好设施农业的防寒工作。

## 新闻资讯｜-｜trend,conflict,number
hook > 突然宣布，这家开了三十年的超市要关门了，消费卡还能用吗。
context > 昨天下午，门口贴出了通知，十二月三十一号停止营业。
point > 先说大家最关心的，卡里的钱可以退，带身份证和卡去一楼服务台。
point > 退款截止到明年一月十五号，过期找总部。
point > 会员积分能换东西，换完为止。
why/context > 为什么会关，店长说，隔壁开了三家折扣店，客流少了六成。
punchline/action > 你小时候也在这儿买过书包吧？

## 新闻资讯｜n｜trend,identity,number
hook > 电动车主注意！11月1日起，这些行为要罚款了
context > 新的管理条例下周开始执行，重点有四条
point > ①上楼充电，罚100到1000
point > ②改装电池，没收
point > ③不戴头盔，50元
point > ④后座带12岁以上的，50元
trust/evidence > 来源：市公安局官网9月28日公告
save/action > 转给天天骑车接娃的家人

## 公众号长文｜n｜counter,question
hook > 为什么我劝你，别急着辞职做自媒体
trust/context > 我做公众号六年，粉丝十一万，去年广告收入二十三万。
twist/context > 听起来不错对吧？但前三年，我一共赚了四千块。
why/pain > 一、你看到的都是活下来的
why > 平台给你推的，是那百分之一。剩下的九十九个，号还在，人已经不写了。
why/agitate > 二、辞职之后，时间反而更不够
why/agitate > 没有了上下班，你会发现一整天都在焦虑，写一篇删一篇。
how/solution > 三、真正稳妥的做法
how > 先用晚上八点到十点写三个月，每周两篇，一篇都别断。
how > 等副业收入连续半年超过工资一半，再谈辞职。
summary > 热爱可以当方向，别当退路。
action > 你现在是全职还是兼职？留言聊聊。

## 公众号长文｜n｜suspense,result,scene
hook > 我在县城开民宿，亏了八十万之后，悟出三个道理
setup > 三年前，我卖掉省城的小房子，回老家租了一栋老宅。
setup > 装修花了六十多万，一砖一瓦都是我自己盯的。
before/pain > 开业第一个月，入住率百分之七。
agitate > 那年冬天，我把车也卖了，凑齐了工人的尾款。
twist > 转机来自一位住了三天的客人。临走他说：你这儿什么都好，就是没有一件事可做。
point/how > 道理一：客人买的是一天怎么过，不是一张床。
point/how > 道理二：别跟城里比装修，跟城里比不了的是山和人。
point/how > 道理三：现金留六个月，再谈情怀。
after > 现在，淡季也有五成入住，一半是回头客。
punchline > 亏掉的八十万，就当交了学费。
action > 你有没有想回去的地方？

## 公众号长文｜n｜number,promise,identity
hook > 每月只做一次，让厨房干净一整年的收纳法
context > 很多读者问，为什么收拾完三天又乱了？
why > 其实不是你懒，是东西没有固定的位置。
how > Step 1 清空
how > 把所有柜子里的东西拿出来，过期的直接扔，一年没用的送人。
how > Step 2 分区
how > 灶台边放油盐酱醋，水槽下放清洁用品，高处放不常用的。
how > Step 3 贴标签
how > 给家里每个人都看得懂，包括不做饭的那位。
evidence/testimony > 读者@小满 照着做了半年，她说最大的变化是不再吵架了。
summary > 收纳的终点，不是整齐，是不用再想。
save/action > 点个收藏，这个周末就试试。

## 公众号长文｜n｜loss,number
hook > 一份体检报告里，最容易被忽略的4个数字
context > 拿到报告，大多数人只看有没有箭头。
pain/agitate > 可是有些问题，没有箭头的时候已经开始了。
point > 1. 尿酸
point > 上限420，但长期在400以上，就该少喝甜饮料了。
point > 2. 腰围
point > 男90女85，超过了，比体重更说明问题。
point > 3. 空腹血糖
point > 5.6到6.9之间，报告上可能写「正常偏高」，别当没看见，去问医生。
point > 4. 血压
point > 在家早晚各量一周，比医院那一次准。
summary > 数字不是用来吓人的，是用来提前转弯的。
action > 转给上次体检完把报告塞抽屉的人。

## 非营销｜n｜none
* > 物业温馨提示
* > 尊敬的各位业主：
* > 因供水管道检修，本小区3栋、5栋将于11月18日9:00至17:00停水，请提前做好储水准备。
* > 给您带来不便，敬请谅解。
* > 阳光花园物业服务中心

## 非营销｜n｜none
* > 周报 2024-W18
* > 本周完成：登录页改版上线，修复3个线上问题，完成支付回调压测。
* > 下周计划：订单导出、权限梳理。
* > 风险：测试环境磁盘不足，已提交扩容申请。

## 非营销｜n｜none
* > 清蒸鲈鱼
* > 用料：鲈鱼1条（约500克），葱姜适量，蒸鱼豉油2大勺，料酒1勺
* > 做法
* > 1. 鲈鱼处理干净，两面划刀，抹料酒腌10分钟。
* > 2. 水开后上锅，大火蒸8分钟，关火焖2分钟。
* > 3. 倒掉盘中水，铺葱丝，淋热油和豉油。

## 非营销｜n｜none
* > 外婆的院子里有一口井，井沿被绳子磨出了很多道沟。
* > 夏天的傍晚，她把西瓜放在网兜里，一点一点放下去。
* > 我趴在井边，看见自己的脸，和很小的一块天。
* > 后来井填了，院子也没有了。

## 非营销｜n｜none
* > 产品使用说明
* > 1. 使用前请仔细阅读本说明书，并妥善保管。
* > 2. 额定电压220V，额定功率1500W，请勿与其他大功率电器共用插座。
* > 3. 清洁前请拔下电源插头，勿用水冲洗主机。
* > 4. 如出现异常，请立即停止使用并联系售后服务。
`;
