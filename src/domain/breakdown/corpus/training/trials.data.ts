/** Data: judged tests, unboxings and lists, fifteen a kind, one for each way to open; form as in foreignDev.data.ts. */
export const trials = `
## 测评｜n｜suspense,number
hook > 我把6款儿童水杯扔进洗碗机连洗30次，最后一个杯底脱下来一层东西
context/how/setup > 全是自己买的，价位29到268，洗一次拍一张，水温七十
evidence/point > 29的那个第4次就花了，盖子拧不紧
evidence/point > 两个百元款撑到第20次，吸管口发黄
evidence/point > 268的一直挺到最后，可脱下来的就是它，是底下的防滑涂层
why > 厂家客服说那层不能进洗碗机，写在说明书第九页
twist/summary > 最省心的反倒是78那个不锈钢的，啥涂层都没有
action/save > 型号我放置顶，买之前先翻翻你家那本说明书

## 测评｜-｜pain,conflict
hook/pain > 天天喊着健康，结果买回来的全麦面包越吃越胖，你肯定也中过招。
context/how/setup > 我去超市拿了八袋写着全麦的，只看背面，不看正面。
evidence > 头一袋，配料第一位小麦粉，全麦粉排第四，占多少？没写。
evidence > 第三袋更绝，加了焦糖色，看着黑，其实是白的。
evidence > 八袋里真正百分百的就俩，都在最底下那层，便宜，没人拿。
why > 为啥？因为真全麦又酸又硬，不好卖。
how/summary > 记住一个动作，翻过来，第一个字是全，第二个字是麦，再放进车。

## 测评｜n｜promise,number
hook > 看完这条，你能省下一台几千块的净水器钱
context/how > 我测了四种方案：烧开、滤水壶、龙头滤芯、反渗透，都用同一个小区的自来水
evidence/point > 烧开，余氯归零，硬度没变，壶里照样一层白
evidence/point > 滤水壶，余氯降九成，硬度降一半，一个月一个芯二十块
evidence/point > 龙头那种，流速太慢，接一壶要四分钟
evidence/point > 反渗透，啥都没了，TDS从214降到9，废水流掉三杯换一杯
summary > 北方水硬的上反渗透，南方的一个滤水壶足够
question/action > 你那边水垢厚不厚？说个城市我告诉你

## 测评｜-｜conflict,number
hook > 有个粉丝跟我杠，说一百多的行车记录仪跟一千多的拍出来一个样。
setup/context > 行，我就装一块儿，左边一百二，右边一千一，晚上十点上高架。
evidence > 前面这辆车，五米，两个都看得见车牌。
evidence > 十五米，左边糊了，右边还能念出来。
evidence > 对面开远光，左边一片白，右边压下去了。
evidence > 白天呢？白天还真没差，我盯着看了半天。
twist > 所以他也没全说错。
summary > 天天跑夜路的上贵的，就接送孩子的，一百多够了。

## 测评｜n｜trend,suspense
hook > 这个夏天刷到八百遍的冰感防晒衣，我买了五件去晒
context/setup > 地点是楼顶，正午，38度，温度贴片贴在后背
evidence/point > 白色那件，衣服里面35.1
evidence/point > 灰色那件，35.9，没差多少
evidence/point > 号称含玉石的，36.4，比光膀子低一度
evidence/point > 紫外线我用测卡，四件几乎不变色，一件变了
why > 翻开标，变色那个只写了"防晒"，没写UPF
summary > 凉不凉别信，防不防看标
save > 标怎么看，存图2

## 测评｜n｜counter,negative
hook > 你以为的"无糖"饮料，我拿血糖仪测给你看，根本不是那么回事
context/how > 找了三个没有糖尿病的同事，空腹，喝完半小时、一小时各扎一针
evidence > 甲，喝之前4.8，半小时5.0，没动静
evidence > 乙，4.9到7.6，蹿得跟吃了馒头似的
evidence/twist > 翻配料，人家写的是"无蔗糖"，麦芽糊精排第二
why > 麦芽糊精升糖比糖还快，但它不算糖
summary > 看"碳水化合物"那一栏，别看正面那俩字
action > 转给家里血糖高的，少扎一针是一针

## 测评｜n｜number,contrast
hook > 1块2、3块5、9块9，三支中性笔我写了11万字
context/how > 同一本稿纸，抄同一本书，每天四千字，写到没水为止
evidence/point > 1块2的写到一万九，尾巴开始断墨
evidence/point > 3块5的，三万四，出水最匀
evidence/point > 9块9的，三万六，但是手疼，笔杆太细
twist > 洇纸最厉害的，也是它
summary > 学生抄笔记买三块五的，九块九适合签个名
save > 型号和字迹扫描件都在尾页

## 测评｜-｜contrast,suspense
hook > 同一杯咖啡，左边是三百块的磨豆机，右边是三千块的，我爸喝了一口就指了右边。
context/setup > 豆子一样，水一样，人一样，只换机器。
evidence > 筛网一过，三百的粗细差了三层，三千的差一层。
evidence > 萃出来，浓度一点一五对一点三二，苦味三百的明显。
why > 粉不匀，细的苦了，粗的还没出味，就这么回事。
twist > 可我妈俩都说像中药。
summary > 喝奶咖的三百够了，天天喝黑的再往上加。

## 测评｜n｜negative,loss
hook > 这4种网红拖把，我劝你一个都别买
trust/context > 家政干了七年，啥拖把没使过
point/evidence > 平板甩干的，两个月，桶里那个轴就滑丝
point/evidence > 免手洗刮刮乐，头发全卡在缝里，我用牙签挑
point/evidence > 喷水的，喷嘴堵，底座漏，瓷砖上一道白印
point/evidence > 蒸汽的，木地板起翘，客户让我赔过一回
summary/solution > 老老实实，棉线墩布，十五块，用完晾晒就行
why > 拖把这东西，零件越少越耐用
action > 你家那把多久换一次？

## 测评｜-｜identity,question
hook > 给爸妈买手机的人，先看我爸怎么用，再决定买哪台。
setup/how/context > 我给他三台，什么也不教，看他自己能干成几件事。
evidence > 打视频，老人机卡在第二步，他不知道绿的是接。
evidence > 第二台千元机，字够大，可是广告一弹，他以为是我发的，点进去了。
evidence/twist > 第三台是我淘汰的旧旗舰，开了关怀模式，九件事干成八件。
why > 他不是不会，是界面老变。
summary > 别买新的老人机，把你那台旧的清干净给他。
action > 怎么设置，我下一条手把手录。

## 测评｜n｜question,counter
hook/question > 羽绒服到底洗一次伤多少？我真的洗了10次再称
context/how > 三件，充绒量分别是120、150、180克，机洗，烘干，回潮24小时再称
evidence > 第3次，平均掉1.4克
evidence > 第10次，掉得最多的一件少了9克，掉得最少的2克
why > 少的那件面料密，多的那件每次烘完都从针脚往外钻毛
twist/summary > 所以不是不能洗，是面料差的经不起洗
how/summary > 买的时候使劲捏一把再松手，有毛出来的别要

## 测评｜n｜result,number
hook > 坚持用生发液180天，我数了头发，多了11根/平方厘米
context/trust > 男，33，发际线M型，医院拍的皮肤镜，不是我自己数的
before > 第0天：68根
evidence > 第60天：64根，对，先掉，差点弃了
evidence > 第120天：73根
after/evidence > 第180天：79根，新长的是细软的
why > 医生说前面那一波叫狂脱期，休止的先掉，给新的腾地方
context/twist > 停了会掉回去，心里要有数
action > 片子对比图在第二页，别私信问我植没植

## 测评｜-｜dialogue,conflict
hook > 他说，哥，你别测了，厂家让我来谈谈。
context/setup > 这是上周三的事，我刚发了那条电暖器的预告。
twist/context > 我说谈可以，测完再谈。
evidence > 十二台，通电八小时，三台外壳超过九十度，就有他家的。
evidence > 倾倒测试，断电的十台，不断的两台，也有他家的。
why > 里面我拆开看了，倾倒开关那个位置，是空的。
summary/action > 名字我不方便说，图上第七个，买了的去退。

## 测评｜n｜scene,suspense
hook > 凌晨一点，我把5个打呼噜的朋友叫到家里，测止鼾枕
setup/context > 一人一间不可能，所以轮流睡，一人戴一晚手环和录音笔
evidence/point > 阿坤，没用枕头68分贝，用了66
evidence/point > 大刘，从71降到52，他老婆说这是十年来第一次没踹他
evidence/point > 剩下三个，没变
why > 后来才知道，大刘是仰着睡才打，枕头把他拱侧了
twist/summary > 所以买它之前先录一晚，看你是不是仰着才响
action > 想借录音笔的同城来我这拿

## 测评｜n｜loss,negative
hook > 后悔没早测：我家厨房纸一年让我多花了六百多
context/how > 七个牌子，按"一块钱能擦多少油"来比
evidence/point > 最贵的两毛三一张，一张吸19毫升
evidence/point > 超市自有品牌，七分钱一张，吸17毫升
evidence/point > 竹浆那个，吸得还行，一拧就碎成渣
why > 差价差在压花和包装，不在纸
summary > 换成七分钱的，一年就是三顿火锅
save/action > 排名表放在末尾，按这个下单

## 开箱｜n｜suspense,trend
hook > 蹲了一个月的联名盲盒，快递盒角是瘪的，我已经不敢开了
context > 拆之前先录个全程，万一要理赔
evidence/feature > 外盒凹了一块，里面有泡沫，还好
feature > 一盒八只，每只都有独立袋，摸着有卡片
evidence > 第一只，普通款，涂装眼睛有点歪
evidence > 第二只，又是它，重了
twist > 第五只，我手抖，是隐藏，戴蓝帽子那个！
summary > 四百七一盒，出隐藏回血三百，心脏受不了
action > 重的那只我抽一个人送

## 开箱｜-｜pain,scene
hook/pain > 每次拆快递我都能把手划个口子，今天拆一个专门拆快递的东西。
context > 盒子就巴掌大，印的字也不多。
feature > 里面一把陶瓷小刀，缩进去看不见刃，推出来才一毫米。
evidence > 来，划胶带，唰，开了，里头的衣服没事。
evidence > 往手指头上按，按得下去，不破。
feature > 尾巴有个磁铁，能吸冰箱上。
twist > 就是塑料味有点重。
summary/action > 十二块，买两把，门口放一把。

## 开箱｜n｜promise,result
hook > 打开这一箱，你家年夜饭的八个硬菜就齐了
context > 冷链到的，冰袋还是硬的，一共三层
feature/point > 第一层，佛跳墙和花胶鸡，都是真空袋，化开热就行
feature/point > 第二层，八宝饭、狮子头、东坡肉
feature/point > 第三层，两条酥鲫鱼，一只酱鸭
evidence > 狮子头我蒸了一个，肉是颗粒，不是糊糊
evidence > 佛跳墙里我捞了，三只小鲍，两片花胶，海参半根
twist > 鸭子偏甜，江浙口味，北方朋友掂量下
summary > 三百九十八，自己做怕是得两天

## 开箱｜n｜conflict,dialogue
hook > 老公：你又买啥了？我：你先别吭声，帮我拿剪子
setup/context > 四十多斤，快递小哥是拿小推车送上来的
feature > 是个石磨，青石的，一尺宽，带木架
evidence > 泡好的豆子抓一把，加水，转，真的出浆了
twist > 转了十五分钟，我俩胳膊都抬不起来，就一小碗
testimony > 不过他喝完说，是跟店里的不是一个味
summary > 情怀满分，实用零分，一百六买个健身器材
action > 豆浆机党别嘲我

## 开箱｜n｜trend,number
hook > 今年最火的799元国产掌机，我抢到了首发
context > 1号订，4号到，工厂直发，盒子很小
feature > 机身275克，屏5.5寸，边角摸着不割
feature > 包里有：线、贴膜、一张卡，没充电头
evidence > 开机11秒，跑三个老游戏，都满帧
evidence > 玩大的，开到中画质，背面41度，能接受
twist > 喇叭在下面，横着拿正好被手捂住
summary > 通勤打打老游戏，值；想当主力机，再等等
action > 想看续航的，明天更

## 开箱｜-｜counter,negative
hook > 都说大牌圣诞礼盒是割韭菜，我拆完发现还真不全是。
context > 一千二百八，二十四个抽屉，每天开一个那种，我今天一次开完。
evidence/point > 前八个，全是小样，两毫升那种。
evidence/point > 中间有三支正装口红，单买一支三百六。
evidence/point > 香水是七毫升的，一套四只。
evidence > 我按毫升算了一遍，市价两千一百多。
twist > 但是有六个抽屉，里面是贴纸和丝带。
summary > 你本来就用这个牌子的划算，不用的，别为了盒子买。

## 开箱｜n｜number,result
hook > 12个快递，一共83块，这是我给新家买的最便宜的一批东西
point/feature > 01 门后挂钩，2块6，承重试了，一件羽绒服没掉
point/feature > 02 抽屉分隔板，五条4块9，自己拿剪刀裁
point/feature > 03 灶台缝隙条，白的，3块8，贴上是直的
point/feature > 04 感应夜灯，6块一个，买了三个，坏了一个
point/feature > 05 门缝防风条，8块，屋里真的不呜呜叫了
twist > 翻车的也有：吸盘置物架，挂上半夜掉了，把我吓醒
summary > 12样里9样留下，3样退了
save > 链接太多，整理成一张图了

## 开箱｜-｜contrast,question
hook > 三年前花五千买的台式机，和昨天花五千买的，一块儿拆开给你们看变了啥。
evidence/point > 先看机箱，以前是铁皮一块，现在侧面是玻璃。
evidence/point > 内存，八个G变三十二个G。
evidence/point > 显卡，以前跑那个大作四十帧，现在一百一。
evidence > 声音呢？以前像拖拉机，现在我得凑过去听。
twist > 唯一没变的，是送的那个鼠标，还是烂。
summary > 五千块，三年，确实白捡了一倍多的性能。
action > 配置单要不要？要的在底下吱一声。

## 开箱｜n｜negative,loss
hook > 直播间98抢的翡翠手镯，我劝你们看完再决定要不要拍
context > 包装挺唬人，红木盒、证书、灯，齐活
evidence/feature > 戴上透光看，绿得太均匀，没有棉
evidence > 紫外灯一打，蓝荧荧的，注胶了
evidence/trust > 拿去质检站，八十块一测，写着：处理
why > 证书我扫了码，网址是假的，多一个字母
twist > 盒子倒是真红木……的贴皮
summary/action > 加一起不值十块，遇到这种话术赶紧划走

## 开箱｜n｜identity,promise
hook > 大一新生的宿舍快递，学姐帮你们先拆了
context > 都是开学前我表妹寄给我的，一共五样
point/feature > 遮光床帘：黑的，1.2米床正好，杆子自己能伸
point/feature > 小风扇：夹床头，四档，三档开始有声
point/feature > 挂篮：挂床边放手机眼镜，限重三斤
point/evidence > 延长线：带保险的，我用打火机燎了外壳，自己灭了
point/feature > 锁：四位密码，柜子的孔小，别买粗的
twist > 床帘装完查寝要拆，提前问宿管
save > 收好，八月底之前买齐

## 开箱｜-｜question,suspense
hook/question > 两毛钱一个的打火机，里面到底有什么？今天我把它全拆了。
how > 先放气，户外放，放干净，千万别学我在家。
feature > 外壳一个，底座一个，密封圈两个，看着跟玩具似的。
feature > 最里面有一块压电的，按一下，啪，一个火星。
evidence > 我数了，二十七个零件。
why > 怎么做到两毛的呢，湖南一个镇，全镇就干这个，机器一天出四百万个。
summary/punchline > 便宜的东西，背后都不便宜。

## 开箱｜n｜result,suspense
hook > 终于把攒了两年的积分换成了这口锅，重得我扶着腰
context > 银行积分，38000分，等于刷了三十八万
feature > 铸铁，搪瓷，24厘米，海洋蓝，渐变
evidence > 内壁摸一圈，没有气泡，锅盖合上晃不动
evidence > 炖了一锅牛腩，小火一个半小时，肉不柴
twist > 有一处磕瓷，在把手底下，米粒大
action/question > 你们的积分都换了啥？我怎么感觉自己换亏了

## 开箱｜n｜dialogue,scene
hook > "师傅您轻点儿，里面是我的头。" 快递员看了我一眼
context/twist > 不是真头，是石膏像，大卫，一比一
feature > 木箱子，里三层稻草，鼻子单独用棉花包着
feature/evidence > 高六十，十一斤，摸着凉
evidence > 靠近了看，眼皮上还有刀痕
how/context > 我打算每天画一张，画满一百张
twist > 猫已经把它当情敌了
summary/action > 二百四，同城自提能便宜六十，学画画的可以拼

## 开箱｜-｜scene,suspense
hook > 昨晚下大雨，快递柜漏水，我抱着一箱泡烂的纸壳子回的家。
context > 里面是我给我爸订的按摩椅垫，生日礼物，明天就到日子。
evidence > 先看外面，胶带一扯就开，纸是软的。
evidence/feature > 里面居然还有一层铝膜袋，封着口，一滴没进。
feature > 打开，六个滚轮，脖子两个，腰四个，带发热。
evidence > 通电，转了，没毛病。
twist > 说明书糊了，看不了。
summary > 冲这层铝膜，我给它家加一分。

## 开箱｜n｜loss,number
hook > 花3999买教训：二手平台的"未拆封"，拆封之后
context > 卖家说年会抽的，没用，发票齐全，便宜五百
evidence > 塑封有重新热缩的印子，边上皱的
evidence > 激活日期，去年三月，已经过保
evidence > 电池循环213次，这叫没用过？
why > 后来懂行的告诉我，有人专门买旧机换壳再封膜
how > 下次记得：收货先别拆，让卖家视频里看序列号，去官网查
action/save > 平台介入第三天了，有结果我更，先收藏避坑

## 清单盘点｜n｜suspense,loss
hook > 搬出来住第5年，有5样东西我一直没敢告诉我妈花了多少钱
point > 1. 床垫：四千二，她以为八百
point > 2. 人体工学椅：一千九，我说公司发的
point > 3. 洗烘一体机：三千，阳台晾衣架卖了
point > 4. 空气炸锅：其实才两百，但买了三个
point > 5. 猫：别问
summary/punchline > 有些钱花的不是东西，是"我可以自己做主"
action > 你骗过你妈哪一笔，打在下面

## 清单盘点｜-｜pain,promise
hook/pain > 一到出差就丢三落四的，听我报一遍，边听边装。
point > 头一个，充电的，线、头、宝，用一个袋子捆死。
point > 第二，身份证和一张现金，放贴身，不放包。
point > 第三，拖鞋，一次性的那种，两双。
point > 四，三角裤袜子各多带一套，航班会延误。
point > 五，止泻的止疼的，一样两粒，用胶带粘卡背面。
point > 六，垃圾袋，脏衣服湿伞都能装。
summary/save > 六样，摸着兜数一遍再出门。

## 清单盘点｜n｜promise,identity
hook > 照着这份清单买，30平小家能住得像60平
trust/context > 我是做小户型的，去年量了九十多套房
point > 餐桌：折叠的，贴墙放，三个人的时候再展开
point > 门：能换移门就换，省出一个开门的扇形
point > 灯：别做大吊灯，射灯贴边走
point > 镜子：对着窗放，一块一米二的就够
point > 洗衣机：叠放，烘干的在上面
twist/point > 沙发可以不要，真的，放个榻
save > 装修前存，量房那天带着

## 清单盘点｜n｜conflict,negative
hook > 我和我对象为这份"结婚可以不买的东西"吵到半夜
context/setup > 他说仪式感，我说先还房贷，最后各让一步
point > 三金：买了，但买的克数小的
point > 婚纱：租，一天六百
point > 伴手礼：不送盒子送一小袋米，没人丢
point > 婚车：借的，加个油
point > 摄影：这笔没省，跟拍半天两千二
twist > 最后剩下四万一，去了趟冰岛
summary/punchline > 吵归吵，账对上了，感情也对上了

## 清单盘点｜n｜trend,number
hook > 三伏天冰箱里常备的7样，比空调降火
point > ①绿豆冰沙，煮好分袋冻，一天一袋
point > ②酸梅膏，兑水就成，一勺够一壶
point > ③凉皮面筋，超市真空的能放一周
point > ④拍黄瓜的料汁，蒜末醋生抽调一大瓶
point > ⑤冻毛巾，洗干净卷好，出门回来敷脖子
point > ⑥盐汽水，干活的人备着
point > ⑦切好的西瓜心，先下手为强
save > 存下来，下班照着补货

## 清单盘点｜-｜counter,loss
hook > 你以为办公室里的这些小动作没事，其实五样都在毁腰。
point > 翘二郎腿，骨盆是歪的，腰两边一边紧一边松。
point > 钱包放后兜，坐一天等于垫着块砖。
point > 屏幕放低，脖子往前探，腰跟着塌。
point > 弯腰捡笔，膝盖不弯，就那么一下，我有个病人躺了半个月。
point > 还有午休趴桌子，颈椎腰椎一起拧。
how/solution > 每四十分钟，站起来靠墙贴两分钟，脚跟屁股肩膀后脑勺都挨上。
action > 转给旁边那个二郎腿翘得正欢的。

## 清单盘点｜n｜number,promise
hook > 9个免费网站，搞定做自媒体所有的图和音乐
point > 找图：两个外国的，一个中文的，都能商用
point > 抠图：传上去自动，一天五张免费
point > 字体：思源、阿里、站酷，三家闭眼用
point > 配色：上传照片，它给你吸五个色
point > 音乐：看清楚授权，要署名的记得写
point > 字幕：剪辑软件自带的就够
context/trust > 都是我自己在用的，最短的用了两年
save > 网址在评论第二楼，收藏不亏

## 清单盘点｜n｜contrast,counter
hook > 20岁买的vs30岁买的，一份消费降级清单
point > 以前买包，现在买好床单
point > 从前一季八件外套，现在两件能穿十年的
point > 原来喝手冲要拍照，现在速溶，因为困
point > 以前香水三瓶，现在洗衣液选好闻的
point > 以前健身卡，现在小区跑步，一分不花
twist > 只有一样升级了：体检，年年做全套
summary/punchline > 不是没钱了，是知道钱该疼谁

## 清单盘点｜n｜negative,counter
hook > 不建议任何人在宜家买的8件，店员朋友偷偷跟我说的
point > 铁艺衣架，三个月就掉漆
point > 白色书架，侧板会鼓
point > 塑料砧板，刀一下一条沟
point > 最便宜的毛毯，掉毛掉到怀疑人生
point > 绿植，活不过一个月
point > 香薰蜡烛，闻着像洗洁精
point > 抽屉柜，不固定会倒，家里有娃别买
point > 热狗……开玩笑的，热狗可以买
save/action > 周末要去的，截个屏

## 清单盘点｜-｜identity,number
hook > 独居的女孩，家里备这六样，晚上睡得着。
point > 男士拖鞋一双，放门口，四十三码的。
point > 门阻器，夜里一塞，推门它就叫。
point > 可视门铃，手机上看，谁来过都有录像。
point > 快递名字写，李大壮。
point > 窗户限位锁，开一条缝能通风，人进不来。
point > 楼下便利店老板的微信，加一个。
summary > 不是吓自己，是让家人放心。
save/action > 发给一个人住的朋友。

## 清单盘点｜n｜question,promise
hook/question > 给男朋友送什么不会被压箱底？问了47个男生，统计出来了
point > 第一名，鼠标键盘，出现19次，打游戏办公都用
point > 第二名，好一点的剃须刀，11次
point > 第三名，球鞋，但是要问码，9次
point > 第四名，皮带，黑的，自动扣
twist/point > 倒数第一，手工贺卡，"感动，但不知道放哪"
summary > 一句话，他嘴上念叨过的，就是答案
save/action > 存着，过生日别临时抓瞎

## 清单盘点｜n｜result,number
hook > 半年攒下3万6，我取消了这些订阅和习惯
context/trust > 月薪九千，杭州，租房
point > 视频会员：五个砍成一个，轮着开
point > 奶茶：周一到周四不喝，周五奖励一杯
point > 打车：改电动车，二手的一千二
point > 健身私教：换成跟着视频练
point > 外卖红包群：退了，不看就不点
evidence/after > 记账软件显示，恩格尔系数从52%到31%
summary/punchline > 不是抠，是把钱从"顺手"里抢回来
save > 表格模板拿走

## 清单盘点｜n｜dialogue,conflict
hook > 我妈："你那屋有一半东西该扔。" 我不服，结果一收拾……
point > 过期的药，四盒，最早的是2017
point > 充电线，二十一根，能用的三根
point > 商场送的帆布包，十四个
point > 只穿过一次的伴娘服
point > 前任送的杯子（已碎）
point > 说明书一抽屉，电器早没了
after/evidence > 扔完一称，三十八公斤
summary/punchline > 我妈没说错，她只是少说了一半
action > 从你脚边那根线开始，扔一个给我看

## 清单盘点｜-｜scene,promise
hook > 晚上停电那一个小时，我才知道家里该备啥。
point > 头灯，比手电筒强，两只手能空出来。
point > 充电宝得是满的，我那个亮着一格红灯。
point > 燃气灶用电池点火的，备两节一号的。
point > 大桶水一桶，高层停电就停水。
point > 蜡烛别买香的，熏人。
point > 收音机，别笑，手机没信号的时候它最灵。
summary/action > 一共百十来块，周末去配齐，别等下一回。

## 清单盘点｜n｜loss,negative
hook > 体检最容易白花的6笔钱，医生自己都不做
point > 肿瘤标志物十二项，年轻人查了净吓自己
point > 微量元素，扎一针，没啥参考
point > 全身核磁，一做一堆结节，够你焦虑半年
point > 食物不耐受，国外学会都不认
point > 基因检测算天赋的，当算命看
point > PET-CT当常规体检，辐射不值
how/solution > 该花的就三样：胃肠镜、低剂量肺CT、HPV
trust/context > 以上是三甲体检科的表姐说的，具体听你自己医生的
save > 单位发体检卡之前存着
`;
