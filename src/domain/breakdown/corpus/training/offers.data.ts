/** Data: judged texts that sell by before and after, comparison, gain and trust; form as in foreignDev.data.ts. */
export const offers = `
## 带货口播｜n｜contrast,result
hook > 同一双手，洗碗前和洗碗后，你敢信差了十岁吗
before/pain > 以前冬天洗一次碗，指头裂得贴三个创可贴
agitate/pain > 抹护手霜也没用，第二天碰到洗洁精又裂开
solution > 直到我用上了这双带绒的长筒手套
feature > 天然乳胶，里面一层植绒，到手肘，水灌不进去
advantage > 比超市那种薄的结实，钢丝球刮都刮不破
after > 现在一个冬天过去，我的手还是滑的
action > 两双二十五，大中小号自己选

## 种草笔记｜n｜result,contrast
hook > 从大衣柜到一根杆，我的早晨多出来二十分钟
before > 从前每天站在衣柜前发呆，床上堆满试过不要的
pain > 衣服越买越多，能穿的越来越少
solution > 后来我做了一件事，把当季的十五件挂在外面，别的全收箱子
after > 现在出门只要三分钟，怎么拿都搭
benefit > 不用再纠结穿什么，一天的心情都轻了
evidence > 三个月，我一件新的都没买
action/save > 想要十五件清单的，收藏这篇

## 带货口播｜-｜pain,identity
hook/pain > 开店的老板，你是不是每天关门了还要对账到半夜？
agitate > 数字对不上，翻小票翻到眼花，第二天还得六点开门。
solution > 我现在就用这台收银机，卖一单它自己记一单。
feature > 十寸的屏，扫码、刷卡、打小票都在一台机器上。
advantage > 老式的钱箱只管装钱，它能告诉你哪样货卖得好，哪样该下架。
benefit > 关了灯你就能回家，不用再熬夜。
trust > 我们做收银做了十二年，全国三万多家店在用。
testimony > 隔壁水果店的老板娘说，头一个月就少亏了两千多。
action > 想试的，评论区留个城市，我让人上门装。

## 种草笔记｜n｜scene,result
hook > 昨天半夜醒来，我没有去看手机
before > 一年前，我每晚都要刷到两三点
pain/before > 早上闹钟响五遍，地铁上站着都能睡着
twist > 改变我的不是什么自律，是一盏三十块的小夜灯
feature/solution > 暖黄色的光，能定时，半小时自己慢慢变暗
why > 光变暗的时候，身体会以为天黑了，困意就来了
after > 现在十一点半，书还没翻两页眼皮就打架
benefit > 第二天起床，脸不肿，人也不暴躁了
action > 你几点睡？评论区告诉我

## 带货口播｜n｜negative,counter
hook > 别再买几十块的塑料炒勺了，你炒进去的不止是菜
agitate/why > 一高温它就化，化的那些全进了孩子的碗里
pain > 用不了半年，勺边就卷了，黑乎乎的
solution > 要换就换这把木的
feature > 整块柚木，没有拼接，没有漆，只上了食用油
advantage > 别的木勺容易裂，这把是顺着木纹切的，泡水里也不开
benefit > 炒菜不伤锅，手感还轻，老人拿着也不累
trust > 做木勺的师傅六十七了，一天只做二十把
action > 三十九一把，链接在左下角，卖完要等下个月

## 直播切片｜s｜pain,promise
hook/pain > 有没有姐妹 脖子比脸老十岁的
pain/agitate > 脸上涂八层 脖子一层都没有 一低头全是纹 化妆都盖不住
solution > 今天这支颈霜 就是专门给脖子的
feature > 质地是慕斯的 里面有两个胜肽 不油
advantage > 不像面霜 抹脖子上黏衣领
how > 从下往上提 每边十下
after/evidence > 我用了两个月 你看这条线 现在要凑近才看得见
benefit > 夏天穿低领的 再也不用拿丝巾挡
trust > 有备案 有报告 过敏包退
action > 一支八十九 两支一百五 三二一

## 带货口播｜n｜scene,conflict
hook > 上周搬家，工人看了一眼我的书，说加两百
pain > 三十几箱，散的，一抱一地
solution > 我临时买了十个这种折叠箱
feature > 一秒撑开，能装五十斤，底是硬的，四边有扣
benefit > 装满了能摞六层，搬完一折，塞床底下
advantage > 纸箱用一次就扔，它能用好几年
testimony > 工人师傅说，干了十年，没见过这么好搬的
action > 三个装五十九块，蓝的灰的都有

## 带货口播｜-｜question,number
hook/question > 一台空气炸锅，为什么有的用三个月就吃灰，有的天天都在用？
why > 差就差在好不好洗。
pain > 网格的那种，油卡在缝里，刷一次骂一次。
solution/feature > 这台是平底的，整块不粘，拿出来水一冲就干净。
advantage > 跟上一代比，容量从三升半到五升，功率倒省了两百瓦。
evidence > 刚做完鸡翅，你看我用纸一擦，没了。
benefit > 加完班回家，十五分钟吃上热的，还不用洗锅。
trust > 两年只换不修，质保单就在箱子里。
action > 二百六十九，今天前一百名送纸垫五十张。

## 带货口播｜n｜trend,promise
hook > 开学前，给孩子换一个不压肩的书包
pain/agitate > 一年级的书，加上水壶，七八斤，孩子的肩膀都压歪了
why > 普通书包的重量全在两根带子上，越背越往下坠
solution > 这款的背板是托着腰的，重量分到了胯上
feature > 净重七百克，三层夹层，反光条三面都有
advantage > 同样装四本书，比普通的轻了一半的感觉
testimony > 我女儿班主任说，一看就知道谁背着省劲
benefit > 放学走一公里，他不会再喊累
trust > 检测报告在第四张图，甲醛没检出
action > 三种颜色，一百三十九，下单送笔袋

## 知识科普｜n｜counter,identity
hook > 失业金不是失业了才去申请，很多人白白错过了
trust > 社保窗口，八年，天天有人晚来
why > 规定是六十天内登记，过了就作废
point > 一、不是自己辞的，才能领
point > 二、交满一年，才能领，两年多的能领六个月
point > 三、领的时候医保也给你交
how > 手机上搜失业登记，按提示填，三分钟
benefit > 一个月能拿到一千八百多，房租有着落了
action > 转给刚离职的朋友
`;
