/**
 * Data: two texts of each of the fourteen kinds, written and judged before the roles were learned a fourth time. Frozen:
 * nobody looks at what is got wrong in it, only at its sums. Its form is told in foreignDev.data.ts.
 */
export const foreignBlind = `
## 带货口播｜s｜pain,scene
hook/pain > 昨儿半夜我家那水龙头又滴答滴答 滴得我脑瓜子嗡嗡的
pain/agitate/context > 找物业 物业说下周 找师傅 上门费就要八十
solution > 得 我自己网上整了个这玩意儿 陶瓷的阀芯
how > 拧开 旧的拔了 这个怼进去 拧紧 俩分钟的事儿
evidence > 来你们听 我把音响关了啊 一点儿声没有吧
advantage/feature/trust > 五金店那种橡胶的 仨月就老化 这个人家给质保五年
action > 七块九一个 厨房洗手间凑俩 左下角走一个

## 带货口播｜n｜number,counter,conflict
hook > 一件羽绒马甲卖89，同行在评论区骂我三天了
context/question > 骂啥呢，说我这里头塞的是飞丝
evidence > 那行，剪子拿来，我现在当着你们面豁开
evidence > 看清楚没，一朵一朵的，大朵白鸭绒，你拿打火机点，是烧头发那个味
feature > 充绒量七十二克，九十绒，后背还多压了一条
why/trust > 为啥便宜？我家自己有厂，冬天做完的尾单面料，不用再花钱买布
benefit > 里头套个卫衣，办公室、接娃、遛狗，一件管到三月
action > 九十斤到一百六都有码，先问客服再拍，别拍错又来回折腾

## 种草笔记｜n｜result,suspense,promise
hook > 谁懂啊，我这个万年黑眼圈今天被同事问是不是做医美了😳
before/context/pain > 坐标成都，护士，一个月七八个大夜，熊猫眼是工作证
before/pain > 眼霜空瓶能摆一排，贵的也没少买
solution > 转机是我表姐塞给我的一支带滚珠的
feature > 头是金属的冰冰凉，里头咖啡因加一点点A醇，味道有点像黄瓜
how > 早上出门前滚二十下，晚上厚涂当眼膜，别揉
after/evidence > 一支用到快见底，大概五十来天吧，色素那圈淡了，泪沟还在哈
twist/context > 泪沟是救不了的，别指望几十块钱逆天
action > 链接不放了免得说我广，想知道滴我

## 种草笔记｜n｜contrast,identity,number
hook > 6.8㎡的卧室，我是怎么塞下一张书桌一个衣柜还能转身的
setup/context > 房东把承重墙砌在中间，量完尺寸我当场想退租
point/how/solution > 床换成箱体床，掀开能塞四床被子，省了个柜子
point/how/solution > 书桌是墙上打的一块板，七十公分，不用就翻下去
point/how/solution > 门后挂那种六层布袋，袜子内衣包包都归它
after/evidence/benefit > 现在我妈来了能坐下，猫都有专属窗台
summary/punchline > 小归小，关上门是我自己的
save/action > 尺寸图放p7了，抄的时候记得量自己家的

## 测评｜n｜suspense,question,number
hook > 19块、89块、320块的电动牙刷，哪个先把我的牙龈刷出血？
context/setup/how > 找了牙科的同学借菌斑染色剂，染完全是紫的，每支刷两分钟
evidence/point > 19的，噪音像蚊子，刷完牙缝里还是紫的
evidence/point > 89的，门牙干净，后槽牙舌头那面剩了一点点
evidence/point > 320的，全白了，但我牙龈也确实见了点红
why > 问了同学，说是压力太大，它震得猛，你还使劲按
twist/summary > 所以嘛，最贵的那支反而最挑人
summary > 牙龈好的闭眼上三百的，敏感的八九十那种够使
action > 下一期测冲牙器，缺哪款你们点菜

## 测评｜-｜conflict,counter
hook > 老丈人说土鸡蛋比洋鸡蛋有营养，我花了六百送去检测，报告出来他不说话了。
context/setup > 三种，超市两块一斤半的、菜场散养的、还有他老家寄的。
evidence > 蛋白质，十二点七、十二点六、十二点九，你品。
evidence > 胆固醇反倒是他老家那个最高，高了快三成。
twist/evidence > 唯一输的是香味，蒙着眼睛吃，五个人里四个挑中了土的。
why > 原因也简单，蛋黄大，脂肪多一点点，自然香。
summary > 图好吃买土的，图补身子就别多花那份钱了。

## 教程｜s｜promise,pain,identity
hook > 拍照手抖的 我教你一个不花钱的三脚架
how/solution > 你找根鞋带 一头踩脚底下
how > 另一头打个圈 套手机壳上 往上绷直
why > 它有个往下拽的劲儿 你手想晃都晃不了
how > 夜景的话 定时三秒 别用手点快门
evidence > 左边我徒手的 路灯都成面条了 右边绷着拍 车牌都看得见
action/save > 今晚就下楼试 试完回来告诉我你那鞋带啥颜色

## 教程｜n｜number,negative,promise
hook > 换季收被子别再用真空袋了，这4步压完来年照样蓬
why/pain > 抽真空抽的是空气，绒梗也一起折了，来年怎么晒都是扁的
how > 大太阳晒两小时，中间翻个面，拍不拍都行
how > 摊在地上凉透，热着叠里面全是潮气
how > 对折再对折，从一头卷，边卷边拿膝盖压
how > 套旧枕套里，丢两颗樟木球，立着放
evidence/testimony/trust > 我婆婆的蚕丝被就这么收的，十一年了
save > 存一下，等你家暖气停了翻出来

## 剧情对话｜n｜dialogue,conflict,suspense
hook/setup > 「你这月又给你弟转了五千？」
setup > 他把银行短信举到我脸前，我正在切葱。
setup/context/twist > 我说是，他装修，差这点。
setup/conflict/agitate > 「那咱闺女的钢琴课呢？你说没钱，让她等明年。」
twist > 门开了，闺女背着书包进来，手里攥着个信封。
twist/setup > 「舅舅给的，说是还妈妈的，还多了两百，让我报班。」
punchline/twist > 锅里的油冒烟了，谁也没去关。
action > 你家的钱，是谁说了算？

## 剧情对话｜-｜dialogue,scene,question
hook/setup > 面试官：简历上这一年空白，干嘛去了？
setup/twist > 姑娘：伺候我奶奶，最后一年。
setup/question > 面试官：那你这一年学到啥跟岗位有关的？
twist/setup > 姑娘想了想：我一天给她记六次血压，记了三百多天，没漏过一次。
twist > 面试官把笔放下了，翻回第一页又看了一眼。
punchline > 面试官：我们这儿缺的，就是个不漏的人。
action > 觉得她该被录用的，点个赞让更多老板看见。

## 知识科普｜-｜question,counter,suspense
hook > 高铁座椅为啥没有安全带，飞机有，大巴也有，偏偏它没有？
context/why > 不是忘了装，当年专门撞过。
evidence/why > 英国人统计过一百多起事故，系着带子的反倒更容易被压在变形的座位里。
why > 再一个，它刹车跟汽车不一样，三百码停下来要六公里多，人感觉不到猛。
why > 要真飞出去一下，前面那排椅背就是给你垫的，里面那层是软的。
twist/context > 不过话说回来，小孩别让他站椅子上，急停照样磕牙。
action/save > 下次坐车有人问你，你就这么跟他唠。

## 知识科普｜n｜loss,number,counter,negative
hook > 冰箱里这三样别放门上，放一天少一天寿命
why/context > 门那块儿一开一关，温度能从4度蹿到13度，你家开二十回它就蹿二十回
point > 鸡蛋，壳上有气孔，忽冷忽热容易进菌
point > 牛奶，尤其开了封的，往里塞，塞最底下
point > 还有胰岛素这类药，门上一冻一化基本就白打了
how/point/solution > 门上放啥？酱油、可乐、面膜，随便造
evidence/trust > 温度是我拿探头夹了一礼拜记下来的，曲线贴评论区
save/action > 转给你妈，她八成就放门上

## 情感观点｜n｜counter,contrast,negative
hook > 别劝一个中年人"想开点"，他想得比你开
setup/context > 我师傅修了三十年表，去年店关了
setup/context > 关门那天他没掉一滴泪，把工具一件件擦干净，用报纸包了
twist > 晚上他给我发了一张图，一只停了的闹钟，配了五个字：我先歇会儿
why/summary > 真难受的人不吭声，吭声是还想让人拉一把
how/punchline/summary > 别讲道理了，拎两个菜，坐下陪他喝点
punchline > 有人坐对面，日子就还在走

## 情感观点｜-｜question,pain,scene,suspense
hook/question > 你有没有在车里坐过，到家了，火熄了，就是不想上楼？
context/setup/pain > 我采访过十一个这样的男的，最短坐七分钟，最长的坐了一个多钟头。
context/pain/testimony > 有个开货车的说，楼上是爸，是老公，是儿子，只有这个方向盘后头是我。
why/twist > 他不是不爱那个家，他是得先把外面的灰抖一抖。
how/solution/point > 下回他晚上来那么一会儿，嫂子，别打电话催。
punchline/summary > 留盏灯就行了。

## 清单盘点｜n｜number,identity,loss
hook > 坐完两次月子的我，劝退待产包里的7样
trust/context > 一胎照着网上买，花了四千三，拆都没拆的占一半
point > 防溢乳垫买了三包，我压根没奶
point > 月子帽，头油得能炒菜
point > 一次性马桶垫，医院自己有
point > 消毒柜，锅里煮五分钟一个意思
point > 婴儿枕头，医生说一岁前别垫
point > 抱被三条，出院那天用一条就够
point > 吸奶器别先买，真要用楼下药店半小时送到
summary/punchline > 钱省下来，请个阿姨给你炖两顿汤
save/action > 肚子大的先收，快生了对着删

## 清单盘点｜-｜identity,promise,number
hook > 一个人开车走川西，这几样东西比攻略管用。
point > 头一个，氧气瓶别买那种小的，租大的，三天八十。
point > 二一个，牵引绳，我在新都桥拽过两辆车了。
point > 胎压表，海拔一上去胎会鼓，得放气。
point > 再带两包自热米饭，堵在垭口的时候它比对象亲。
point > 最后，现金，有的加油站没信号，扫不了。
twist/context > 墨镜我没算，谁还没个墨镜。
action/save > 五月走的，评论里约个车队。

## 探店｜n｜suspense,negative,conflict
hook > 这家评分3.4的馆子，我一个月去了六回
context > 河西老纺织厂宿舍一楼，门帘是军大衣改的
why/context/twist > 分低是因为老板嘴臭，你催一句他能回你十句
feature/evidence/point > 可他那个爆肚，七上八下，脆得咬出声
feature/evidence/point > 麻酱自己澥的，带点韭菜花的冲劲
testimony/trust > 片警小刘下了夜班都搁这儿吃，说三十年没变过味
context/feature > 俩人撑死八十，啤酒自己去冰柜拿，走时候数瓶子
action > 想去挨骂的，下午四点前去，晚了肚仁没了

## 探店｜s｜trend,scene,promise
hook > 下雪了 沈阳的 赶紧跟我钻这条胡同
context > 拐三个弯 铁皮门 上头写个澡字 别找别的招牌
feature/context/point > 一楼搓澡 二楼就是烤肉 你说它俩咋搁一块的
feature/evidence/point > 牛肋条三十八 一盘有这么厚 炭是果木的 烤出来边上焦中间还淌汁
evidence/testimony/feature > 你瞅那大哥 穿浴袍吃 头发还滴水呢
benefit/evidence/twist > 搓完吃 吃完再泡 六十八块钱待一天
action > 团购搁左下角了 周末得排队 平时随便去

## 开箱｜n｜suspense,trend,number
hook > 海鲜市场蹲了半年的胶片机，今天到了，卖家还塞了一卷没冲的胶卷
context > 顺丰，气柱裹了四层，胶带撕得我手疼
feature > 机身是银色的，皮有点翘，快门声咔嚓一声很脆
evidence/how > 装电池试了，测光针会动，跟手机对了对，差半档
twist > 取景器里有一团霉，说不影响成片，我还是心疼
context/setup/twist > 最上头是那卷胶卷，盒子上写着九八年，成都
summary > 八百五，值不值，等我冲出来才知道
action > 胶卷要不要洗，你们替我决定

## 开箱｜-｜loss,conflict,number
hook > 两千块抢的年货福袋，我替你们把这个雷趟了。
context > 箱子倒是挺大，晃起来叮叮当当的。
evidence/feature/point > 第一层，坚果，散装的，保质期还剩四十天。
evidence/feature/point > 第二层，一条围巾，吊牌一千二，搜同款，拼某某三十九。
evidence/feature/point > 第三层，这个倒是真的，一瓶白酒，市价三百多。
summary/evidence > 加吧加吧，撑死六百。
twist/why > 客服怎么说的？说福气无价。
action > 钱交过智商税的，来这儿集合。

## 直播切片｜s｜promise,question,conflict
hook/context > 我看见公屏上有个姐说 主播你家这锅是不是炒菜冒烟
why/twist > 姐 冒烟那是油冒烟 不是锅冒烟 你把油温降下来
evidence/how > 来小陈 镜头拉近 我干烧它三分钟 你看它变不变色
evidence > 没变吧 铲子刮 使劲 也没印儿
feature > 三层钢 底厚五毫米 把儿是空心的不烫手
advantage/feature > 商场里同款那个带个德国名的 一千三
action > 咱们今天三百六十八 送锅盖送铲子 只有五十口 库存给我跳起来

## 直播切片｜-｜loss,number,trend
hook > 老规矩啊，倒计时十分钟，下播这个链接我就撤了。
context/trust > 不是我吓唬你，工厂明天开始做春款，这个线就停了。
feature/benefit > 三条装的羊毛裤，里头是拉绒的，外头看着就是一条打底。
evidence > 你看我里面穿的就是，外头零下十一度，我刚从外面进来的。
trust/action/benefit > 起球你找我，掉毛你找我，七天里面剪了吊牌都能退。
action > 没抢到的打个想要，我看够不够一百个，够了我再跟他磨五十单。

## 新闻资讯｜n｜trend,loss,identity
hook > 骑电动车的注意，1月1号起这种头盔不算数了
context > 新国标昨天挂网，半盔、没有面罩的、没3C标的，都不行
why/evidence > 交警给的数，去年伤到头的事故里，六成戴的是三十块以下的
how/point > 看盔壳里面，有个圈圈里写CCC的小标，撕不掉
how/point/context > 没有的话，各地有以旧换新，本市是社区大厅，一顶补二十
twist/context > 外卖小哥吐槽说新的太重，厂家回应减重款年底上
action/save > 家里谁骑车，@他一下

## 新闻资讯｜-｜suspense,conflict,number
hook > 一个大学生退了两百张电影票，影院把他告了，昨天判了。
context > 事儿是这样，他拿优惠券囤了票，开场前半小时集体退。
context/conflict/evidence > 影院说这是恶意占座，让他赔八万四。
why/context > 法院怎么看呢，关键就在那张券，规则里写了可退，没写能退几张。
twist/evidence > 结果，驳回，影院自己改规则去。
context/twist/evidence > 不过法官也提醒了一句，要是拿去倒卖，那就是另一回事了。
action/question > 你觉得他算聪明，还是钻空子？

## 公众号长文｜n｜scene,suspense,contrast
hook/setup > 凌晨四点的批发市场，我第一次看见我爸跟人吵架。
setup/context > 那年我十九，寒假，他让我跟车去进橘子。
setup/context > 对方一筐少了三斤，他把秤砣举起来，又放下，最后把人家的秤拎到灯底下，一两一两地数给他看。
context/twist/setup > 回去路上他说，做小买卖的，就剩这点准头了。
setup/context/before > 后来我自己开了网店，头一年卖耳机，退货率百分之三十一。
why/context > 我把退回来的一条条翻，九成写着"和图片不一样"。
how/solution > 我就干了一件傻事：把修图全关了，手拿着拍，划痕、线头、色差，一样一样写在第一屏。
after/evidence > 询单掉了一半，退货掉到了百分之四。
evidence/after/benefit > 第二年复购占到了四成，没花过一分钱投流。
summary/punchline > 我爸那把秤，我到三十岁才看懂。
action > 你从爸妈身上偷师过什么，写给我看。

## 公众号长文｜n｜counter,question,identity
hook > 房租涨到七千那天，我算明白了一件事：店不是租来的，是买来的时间
context/setup > 我在大学城做奶茶五年，同一条街换了三十一家，只有我和一家打印店没挪窝。
question/context > 总有人来问，你是不是跟房东有亲戚？
answer/twist/solution > 没有，我只是每年都提前半年跟他坐一次。
why > 房东怕的不是租金低，是空着。空一个月，他亏的比让你三个点还多。
how/point > 所以我带着账本去，月月流水给他看，让他知道我倒不了。
how/point > 再主动提一条，水电维修我自己包，他省心。
evidence > 五年，合同上的数从四千二到七千，一条街涨得最慢的就是我。
summary > 谈租金这事，谈的是谁更怕麻烦。
save/action > 开店的朋友转给合伙人，到期前拿出来用。

## 非营销｜n｜none
* > 7号楼电梯年检停运告知
* > 各位住户：
* > 因特种设备检验所对电梯进行年度检测，本楼2号梯将于11月6日9:00至15:00停止使用。
* > 期间请改乘1号梯，行动不便的住户如需协助可提前联系前台。
* > 检测时请勿自行按动外呼按钮。
* > 物业服务中心 11月4日

## 非营销｜n｜none
* > 第三周组会记录
* > 到场：周琪、老何、小满；请假：阿泽
* > 1. 样机的电源板返修两块，预计周四拿回
* > 2. 结构件开模报价收到两家，差额一万二，老何再问一家
* > 3. 用户访谈排到下周二，地点待定，小满负责订会议室
* > 4. 上次遗留的散热问题未复现，继续跑老化
* > 下次时间：周三下午两点
`;
