/** Data: texts of many hands, judged by a thirteenth person who had seen neither the other texts nor the rules; form as in foreignDev.data.ts. */
export const strangersThirteenth = `
## 带货口播｜s｜dialogue
hook/setup > 我妈昨天电话里骂我 说你寄回来那个虾皮是不是掺了盐
solution/setup > 我说没有啊妈 您泡一碗水尝尝
testimony/evidence > 过了十分钟她发语音 这个不咸的哦 隔壁阿婆要两包
feature/solution > 霞浦的淡干虾皮 上岸当天就晒 一斤鲜虾晒不到二两
advantage/feature > 市面上压秤的咸虾皮抓一把是湿的 这个抓起来沙沙响
benefit > 给娃拌粥 不用再担心齁着他
action > 半斤一袋 挂在左下角了 要的自己拍

## 带货口播｜n｜identity,pain
hook/pain > 周末去大理 停个车绕古城三圈的举个手
agitate/pain > 我亲眼见过一家五口 爸爸在车里吃的盒饭
solution > 我们家客栈后院一共十二个车位，住店不收停车费
feature > 车位宽两米六，埃尔法也能倒进来
evidence > 你看现在是下午四点，还空着三个
benefit/feature > 您下车走一百五十步就是人民路
action > 这张两晚的房券九百出头，先囤着，过年不加价的

## 带货口播｜-｜counter
hook > 别再拿牛油锅底配香油碟了，那是重庆人给外地人留的面子。
trust/context > 我在九龙坡炒了二十一年料，自己家里从来吃干碟。
agitate/pain > 油上加油，毛肚下去七上八下，吃进嘴只剩腻。
solution > 这是我按家里方子磨的干碟粉，辣椒、花椒、黄豆面、一点点陈皮。
feature > 一小袋十五克，正好一个人蘸一顿。
testimony > 上回来了几个西安的小伙，走的时候把桌上剩的都揣兜里了。
action > 三十袋装一盒，喜欢吃火锅的给自己备上。

## 带货口播｜s｜number,question
hook > 一百二十八块钱 四个人 能在淄博吃成啥样
feature/solution > 我给你摆一遍啊 五花三十串 板筋二十串 小饼两摞 小葱管够
feature/evidence > 炉子是桌上一人一个的 炭是果木的 你看这个烟多轻
benefit/evidence > 油滴下去刺啦一声 小饼一夹 一撸 哎哟
evidence/testimony > 昨天晚上这个套餐出了二百一十七份 后厨大姐手都串麻了
feature/benefit > 不吃肉的也别走 里面还能换成烤面筋烤韭菜
action > 券是周一到周日都能用 先抢了再说

## 带货口播｜n｜identity
hook > 带老人坐船去嵊泗的，这条听我说完
pain > 节假日窗口排队，老人家膝盖站不住
agitate > 好不容易排到了，早班没了，只剩下午三点的
solution > 我们做的是船票加码头接驳，出发前一天司机联系您
feature > 沈家湾上船，座位是一楼靠门的，不爬楼梯
trust/evidence > 我跑这条线第九年了，晕船药车上常备
benefit > 老人上下车有人搀，行李有人拎，您光拍照就行
action > 十二月的日期已经放出来了，点进去选

## 带货口播｜-｜loss
hook > 三百多块买回去的红酒，你放在灶台边上，等于一天一天往下水道倒。
agitate/why > 酒怕热，厨房夏天能到三十八度，软木塞都给你顶出来。
question > 那家里没有酒柜怎么办？
solution/point > 买小瓶的，一顿喝完，就没有存的问题。
solution/feature > 我们酒庄今年灌了一批一百八十七毫升的，蛇龙珠，螺旋盖，手一拧就开。
evidence/trust > 跟大瓶是同一个罐子里出来的，批号都一样，您可以对。
benefit > 一个人吃牛排，倒出来刚好一杯半。
action > 六支装，想试的先来一箱。

## 带货口播｜s｜contrast
hook > 左手这碗是粉包冲的 右手这碗是我们凌晨三点吊的
evidence/advantage > 你看左边晃一晃 清汤寡水 右边晃一晃 挂碗
solution > 这就是兰州人早上那口牛肉汤 我们给做成了冻块
feature/how > 牛大骨加土鸡 二十六味料 熬够六个钟头 急冻
advantage > 普通料包里头第一位是盐 我们第一位是牛骨
how/benefit > 拿回家一块汤加一碗水 面煮好一浇 完事
benefit > 在外地上班的娃 早上也能吃上家里的味道
action > 十块一盒 链接在小风车

## 带货口播｜n｜question
hook > 你知道敦煌哪一种骆驼纪念品最好卖吗？
solution/twist > 不是毛绒的，是我手里这个，一块泥巴
trust/why > 当地修壁画的老师傅说，底子用的就是这种泥，叫澄板土
how/feature > 拿党河里的泥沉三遍，压模，阴干，再上矿物色
feature > 巴掌大，后面有磁铁，贴冰箱上也不掉渣
trust/feature > 每一块背后有做它的人的名字，这块是马晓兰做的
action > 一套四个色，想收的评论区打“泥”

## 带货口播｜-｜dialogue,result
hook/testimony > 退房的时候她跟我说，老板，我三年没睡过这么整的觉了。
testimony/context > 她在深圳做审计，一年飞一百多趟，耳鸣。
solution/advantage > 其实我们店没啥高级的，就是安静，离最近的公路四公里。
feature > 房间不装电视，窗子是三层的，床垫是棕的。
feature/benefit > 早饭十点半才收，睡过了阿姨再给你煮。
trust/twist > 唯一的缺点，晚上有青蛙叫，介意的别来。
action > 工作日连住三晚的房券，今天开始卖，就四十张。

## 带货口播｜s｜trend
hook/attention > 冬至快到了 家里羊肉锅的蘸料备了没有
agitate/context > 光有肉没有料 那吃的是白水
solution > 我们老店的沙葱酱 内蒙古苏尼特的沙葱 加韭菜花一起磨
feature/trust > 没加色素 放两天颜色会发暗 这是正常的
evidence > 您看瓶底 一根一根的 能看见葱段
benefit/desire > 一片手切羊上脑涮个十秒 往里头一滚 满屋子香
action > 两瓶带走 赶在冬至前给您发到家

## 带货口播｜n｜suspense
hook > 等一下，先别关，看我把这个奶酪扔锅里
evidence > 一分钟……两分钟……还没化
question > 是不是假的？
twist/point > 恰恰相反，真的哈罗米就是煎不化的
why > 它做的时候用热乳清烫过一遍，蛋白收紧了
feature/trust > 我们用的是自家山羊奶，牧场在富平，挤完奶两小时进车间
how > 切厚片，不放油，两面煎到焦黄，挤点柠檬
benefit > 吃素的朋友，它就是你的肉排
action > 两块一组，冰袋发货，戳下面

## 带货口播｜s｜scene
hook/context > 凌晨四点半 舟山的码头 船刚靠
evidence/context > 你们听这个声音 噗噗噗 那是带鱼在箱子里头
feature/solution > 今天这一船是钓带 一根一根钓上来的 银粉都没掉
advantage/evidence > 网带是拖上来的 肚子破 眼睛红 价钱便宜一半
evidence > 来 我拿手擦一下 看 一手的银
feature/how > 我们直接在船上分段 真空 零下四十度
benefit > 到您家剪开袋子就下锅 不用杀不用洗
action > 五斤的一箱 今天船上就这么多 卖完下播

## 带货口播｜n｜promise
hook > 三句话，让你在故宫边上停车不挨贴条
point/benefit > 第一，别信导航说的“附近有车位”，胡同里全是居民的
point/benefit > 第二，早上八点前到，东华门那个地库还有位
point/solution > 第三，你买我们讲解，车位给你占好
feature > 讲解两个半小时，一个老师最多带十个人，耳机一人一个
trust > 老师是考过证的，胸前挂着，您可以扫
action > 周末的团还差四位，想去的点开约

## 带货口播｜-｜conflict
hook > 老公说去吃自助，我说去吃渔港大排档，为这个我俩在车上吵了一路。
agitate/context > 他嫌大排档乱，我嫌自助冷冻货。
twist > 结果进门他先不说话了，因为水池里那只青龙正在往外爬。
trust/evidence > 当面捞，当面称，秤是市场监管所贴了封条的。
feature/solution > 这个四人餐含一只青龙、一斤花螺、清蒸石斑、炒海瓜子、一锅海鲜粥。
testimony/punchline > 吃到最后，他把粥底都刮了，还问我下周来不来。
action > 套餐是团购价，周末通用，券放下面了。

## 带货口播｜s｜pain,identity
hook/pain > 开长途的兄弟 是不是服务区那个泡面吃得胃里返酸
agitate > 一碗十二 一桶水三块 吃完两百公里又饿
solution > 我媳妇做的自热刀削面 大同的 臊子是现炒的猪肉
feature > 面是半干的 不是油炸的 一份四百二十克
how/benefit > 水一倒 盖子一扣 副驾上放十五分钟
testimony/evidence > 我自己跑大秦线 这一冬天吃了八十多盒
benefit > 停车吃口热乎的 精神头就回来了
action > 一箱六盒 过路的兄弟可以到我店里自提 省运费

## 带货口播｜n｜negative
hook > 不是所有叫“私汤”的，水都是你一个人的
agitate/pain > 有的是大池子抽过来，循环着用，你泡的是别人泡过的
advantage/solution > 我们家八间房八个池子，客人到了才放水，走了放干刷池
how/evidence > 放一池要五十分钟，所以您到店前一小时我们会打电话确认
feature > 水温四十一度上下，碳酸氢钠泉，摸着滑
trust/twist > 治不了病啊，别听人瞎吹，就是泡完身上暖和
action > 平日一晚的券，送两碗赤豆小圆子，拍完慢慢约

## 带货口播｜-｜pain,identity
hook > 家里有人爱喝两口，又不知道送啥酒的，你是不是每年都送错？
agitate/pain > 送贵的他舍不得开，送便宜的他不说，心里头有数。
solution > 我给你出个主意，送坛子，刻名字的。
feature > 五斤陶坛，里头是我们作坊的清香型高粱酒，五十二度，窖了四年。
feature/how > 下单备注三个字，师傅用錾子刻，不是打印贴上去的。
testimony > 有个小姑娘刻的是“少喝点”，她爸天天拍照发朋友圈。
action > 刻字要五天，过年用的别拖，现在就下。

## 带货口播｜s｜promise,number
hook > 一张票三座岛 上午出门晚上回家 连饭都管了
pain/context > 很多人来厦门就去个鼓浪屿 挤得脚都落不下
solution > 我们这个一日游走的是大嶝 小嶝 角屿外海看灯塔
feature > 船上四十个座 一人一件救生衣 导游姓洪 讲闽南话也讲普通话
feature/benefit > 中午在渔民家里吃 海蛎煎是现开的海蛎
trust > 风浪超过六级不开船 钱当天原路退
action > 大人一百九十八 小孩一米二以下只收保险 右下角订

## 种草笔记｜n｜result
hook > 住完这家民宿我直接把返程票改签了😭
context > 泉州西街后面那条没名字的小巷，导航到了还得再走两分钟
feature > 一共五间房，我住的叫“蚵壳”，墙真的是蚵壳垒的
feature/benefit > 天井里有口井，夏天西瓜就吊在里面冰着，客人随便切
feature/testimony > 老板娘姓吴，簪花是她自己戴的，不收钱，戴完还帮你拍
twist/agitate > 隔音一般般，楼上走路能听见拖鞋声，浅眠的带耳塞
summary > 但我还是会给九分，扣一分扣在我没早点来
action/save > 位置和房价放评论区第一条了，姐妹自己看

## 种草笔记｜n｜identity
hook > 不会喝酒但又想微醺的人，给我试这个！
solution > 荔枝味的米酒气泡，广西一个小酒坊出的，六度
feature > 倒出来是淡粉色，杯壁上一串一串的小泡泡
testimony > 我酒量两口啤酒就脸红，这个喝一听刚好想给前任发消息又没发的程度
how > 加冰，加一片青柠，再掰两片薄荷叶，完美
advantage > 比便利店那些果酒少一股香精味
twist > 缺点是开了就得喝完，隔夜没气
action > 搜“荔枝”前面那个蓝瓶子就是

## 种草笔记｜-｜scene
hook/context > 下午三点，太阳刚好斜到茶桌上，老板在打瞌睡，猫也在打瞌睡。
context > 这是我在潮州住的第四天，每天都来这家茶馆报到。
feature/solution > 三十八块一位，一泡凤凰单丛，续水续到你不好意思。
feature > 杯子小得像酒盅，一口一个，烫嘴但香得往鼻子里钻。
testimony/feature > 我点的是鸭屎香，名字难听，喝起来有点像栀子花开在奶里。
benefit/testimony > 没有音乐，没有人催你扫码，手机放一边两个钟头都没想起来。
punchline/summary > 有些地方不是去玩的，是去把自己放下来的。

## 种草笔记｜s｜pain
hook/pain > 谁懂啊 出差住酒店最怕枕头 第二天脖子像被人打了
agitate/pain > 我颈椎反弓 拍片子医生都摇头那种
solution/context > 这次成都住的这家 前台问我 您要荞麦的还是乳胶的
feature/evidence > 给了我一张枕头单子 七种 连高度都写着
feature > 我选了决明子八厘米的 五分钟就送到了
evidence/testimony > 早上起来第一次没有左右扭脖子咔咔响
twist > 早餐倒是普通 豆浆有点稀
action > 出差多的可以记一下 春熙路后面那家

## 种草笔记｜n｜number,result
hook > 人均六十吃了十一道小海鲜，这个码头我先藏为敬🤫
context > 福鼎嵛山岛对面，渔井村，自驾到村口
point > ① 佛手螺，白灼，捏住根一拔就出来，鲜得打激灵
point > ② 跳鱼豆腐汤，汤是奶白的，鱼只有手指头长
point > ③ 剑蛏，盐焗的，壳都不用吐，一抿
point > ④ 紫菜炒鸡蛋，紫菜是头水的，别错过
point/twist > 避雷：虾姑这个季节没膏，别点
how > 点菜不看菜单，去水池子边指，指完过秤
save > 收藏吧，明年开海的时候用得上

## 种草笔记｜n｜contrast
hook > p1 是网图，p2 是我爸用老人机拍的，你们自己对比
twist/context > 没想到吧，这家酒店实物比网图还好看
feature > 湖边的房间，窗台宽到能躺一个人
feature > 早上六点多有白鹭停在栏杆上，真的，不是道具
testimony/evidence > 我爸七十一，从来不夸东西，这次说“这个钱花得值”
feature/benefit > 卫生间有扶手有小板凳，老人洗澡不怕滑
save/action > 千岛湖这边的，带爸妈出门的可以抄作业

## 种草笔记｜-｜counter,question
hook > 谁说奶酪就得配面包的？我拿它配贵州蘸水，好吃到跺脚！
context/why > 起因是家里没有吐司了，只有半碗吃剩的糟辣椒。
how > 把马苏里拉切条，裹淀粉，炸到鼓起来，蘸。
benefit/evidence > 咬开拉丝能拉到胳膊那么长，糟辣椒的酸正好把腻压下去。
testimony > 我室友本来在减肥，吃了第三根以后把体重秤踢到床底下了。
feature/solution > 用的是云南路南那边的水牛奶做的，一块两百克。
action > 想试的直接抄，不用谢🙏

## 种草笔记｜s｜dialogue
hook > 闺蜜问我 你这腌蟹哪买的 我吃完把汁都拌饭了
context > 哈哈哈我也是在威海海鲜市场被一个大姐硬塞的
feature > 活的梭子蟹 生抽加苹果梨子一起泡 甜口
evidence/feature > 膏是橘红色的 拿勺子一刮整块下来
how > 解冻要慢 前一晚放冷藏 别用热水冲 会散
trust/point > 肠胃弱的 孕妇 小孩就算了 毕竟是生的
action > 大姐的摊位号我打在图里了 她也给寄

## 种草笔记｜n｜question,identity
hook > 有没有人去博物馆是专门去买冰箱贴的？（举手）
context > 上周为了甘博的一个小马，我排了四十分钟
feature/solution > 它家新出的“铜奔马会叫”系列，捏肚子会哼一声
feature > 毛是短的，摸起来像猕猴桃，颜色是做旧的绿
testimony/evidence > 我捏给同事听，整个办公室都在哼，领导也来要
benefit/advantage > 上班烦的时候捏一下，比喝奶茶便宜
twist > 掉毛，一点点，黑衣服注意
action > 线上每周五上午补货，拼手速吧

## 种草笔记｜n｜negative
hook > 不是每一家海景房都配叫海景房，这家配
before/pain > 之前住过一家，要把头伸出窗户左转九十度才看得到一条缝
solution/feature > 汕尾这家，躺着，睁眼，全是海
feature > 床对着玻璃，窗帘是遥控的，早上不用起来拉
feature > 浴缸在阳台上，有纱帘，别人看不到你
evidence > 我拿指南针app测了，正东，五点五十二分太阳从两座小岛中间出来
benefit > 赖床党也能看日出，这不就是梦想吗
action > 订的时候备注“东头”，西头那两间看的是停车场哈哈

## 种草笔记｜-｜trend,counter
hook > 今年的秋天第一杯就别奶茶了，喝葡萄汁吧，酒庄现榨的那种！
context/why > 蓬莱采收季，还没发酵的葡萄汁只有九月底到十月中能喝到。
feature > 颜色像石榴籽，很甜，但尾巴有一点点涩，是皮带来的。
feature/how > 十五块一杯，想喝第二杯得自己去踩，真的光脚踩。
testimony > 我女儿踩完脚底板紫了三天，到学校脱袜子给全班看。
feature/benefit > 大人可以接着去地窖试三款酒，小孩有人带着做软木塞小人。
save > 先存下来，明年九月我再提醒你们一遍。

## 种草笔记｜n｜suspense
hook > 我在菜市场二楼发现了一个不想告诉任何人的地方
context > 长沙，某某生鲜市场，从卖鳝鱼的旁边那个铁楼梯上去
feature/solution > 就三张桌子，一个嗲嗲，一口锅，只卖猪油拌粉
feature > 猪油是当天炼的，油渣另外给一小碟，撒了盐
feature > 码子随你在楼下买，他帮你炒，收五块
testimony/evidence > 我买了半斤黄鳝，嗲嗲用紫苏爆的，我吃到打嗝
point/action > 十一点以后不要去，他收摊打牌
punchline/summary > 好了，说出来我就后悔了

## 种草笔记｜n｜promise
hook > 照着这篇，一天玩透喀什老城不走回头路
point > 10:30 看开城仪式，提前二十分钟，站左边，右边晒
point > 12:00 吃缸子肉，找那个搪瓷缸最旧的摊子
point > 14:00 热，回房间睡，我住的是土墙的老屋，墙厚四十公分，不开空调
point > 17:00 去帽子巴扎，砍价从六折开始
point > 20:30 百年茶馆二楼，一壶药茶配馕，有人弹都塔尔就坐久点
punchline/point > 别安排太满，那边的人都不急，你急什么
save > 截图存好，到了不用再查

## 种草笔记｜s｜loss
hook > 去西双版纳只逛星光夜市的 真的亏大了
before/pain > 我第一年也是 挤了两个晚上 拍了一堆糊的
solution/context > 今年跟着民宿阿姐去赶早集 五点半 天都没亮
evidence/feature > 地上全是没见过的 蚂蚁蛋 野茄子 芭蕉花 还有包在叶子里的酸肉
testimony/context > 阿姐给我买了一个糯米粑 烤得鼓起来 里面是紫米 我烫得直跳
feature/solution > 她家住客都能跟 一个人二十 包早饭包车
advantage/benefit > 比夜市安静 也比夜市像这个地方
action > 阿姐叫玉香 民宿名字在图四

## 种草笔记｜-｜conflict
hook > 攻略说要提前三个月抢票，售票阿姨说你现在就能进，我信谁？
context > 站在云冈门口的我，手机里还开着三个抢票软件。
twist/point > 结果阿姨指了指旁边，人工窗口，没人，五分钟进去了。
why/context > 原来现场会留一部分票给不会用手机的人，淡季根本卖不完。
testimony/feature > 第二十窟的大佛，下午四点光打在鼻子上，我看得差点哭。
feature/solution > 出口的小店有一块窟形的松烟墨，三十八，磨出来是香的，我带了两块。
summary/action > 淡季去大同的宝子，记得先问窗口，再刷手机。

## 种草笔记｜n｜result
hook/testimony > 孕吐到第九周，是这碗酸汤面救的我
pain/context > 那会儿什么都吃不进，闻到油烟就趴马桶
context/solution > 我老公开车带我转，路过一个岐山面馆，我说停一下
feature > 汤酸得透，不是白醋那种呛，是柿子醋，后味甜
testimony/evidence > 我吃了四小碗，四小碗！两个礼拜第一次没吐
feature/solution > 面馆给打包汤料，一小罐能冲十来碗，我在家天天煮
trust/twist > 每个人不一样哈，我只是说我自己，不舒服还是找大夫
action > 店在宝鸡经二路，罐子外地能寄

## 种草笔记｜s｜pain
hook/question > 带娃住酒店 是不是每次都在地上铺浴巾给他爬
agitate/pain > 地毯那个味儿 还有前面客人的头发 我真的会崩溃
solution > 这家把地毯全掀了 铺的是软木 光脚也不凉
feature > 插座都有盖 桌角都包了 马桶有小圈
feature > 还有温奶器 洗衣机 一个会拉上帘子的小帐篷
evidence > 我拿湿巾擦了一圈地 白的 当场拍给婆婆看
benefit/after > 娃在地上滚 我在沙发上刷剧 两个小时没喊妈
twist/point > 泳池水偏凉 太小的宝宝别下
action > 珠海横琴这边 亲子房要指定三楼哦

## 知识科普｜n｜question
hook/question > 为什么涮羊肉要用铜锅，不用铁锅？
why/point > 铜导热快，是铁的五倍上下，一盘冷肉下去，水温掉得少
why > 水不掉温，肉片外头马上收住，里头的汁就锁着
evidence > 我们店做过，一样的水，铁锅下去要等四十秒才重新开，铜锅十几秒
point/twist > 但铜锅里头一定要挂锡，没挂锡的别用来煮酸的东西
how/point > 怎么看？内壁发白是挂了锡，发红就是光铜
summary > 一句话，铜锅不是为了好看，是为了那几十秒

## 知识科普｜-｜counter
hook > 别再说葡萄酒越放越好喝了，九成以上的酒，两三年内喝掉最合适。
why/context > 能放的酒靠的是单宁和酸，这两样足够多，它才扛得住时间。
why/context > 大多数清爽型的白葡萄酒和桃红，图的就是果香，放久了香就跑了。
trust/evidence > 我在宁夏做了十四年酿酒师，自己窖里放过五年的入门款，开出来像煮过的李子。
how/point > 怎么判断？看看背标，橡木桶里待了一年以上的，可以等等。
summary/punchline > 其余的，买回家挑个不太坏的日子，开了吧。

## 知识科普｜s｜promise,number
hook > 教你认三种带鱼 认错了一斤差三十块
point > 第一种 眼睛黑亮个头窄 东海的 肉细 骨头小
point > 第二种 眼睛发黄 又宽又厚 那是热带沙带鱼 肉柴
point > 第三种 银粉蹭得东一块西一块的 网带 冰鲜放久了
how/evidence > 你摸背脊 东海的背上是平的 进口的好多有一颗一颗的硬疙瘩
context/why > 那个疙瘩是骨瘤 没毒 就是长在那儿
punchline/summary > 黄眼睛的不是不能吃 是不该卖黑眼睛的价

## 知识科普｜n｜suspense
hook > 博物馆里有一件东西，展了七十年，大家一直看反了
context > 就是这只西周的铜器，像个带把的壶
setup/context > 老馆员说，早年的照片里它嘴朝左，底座稳稳的，没人怀疑
twist/evidence > 直到清理锈迹，在“底”上看到了一圈磨损，是盖子长年摩擦出来的
twist/point > 也就是说，我们以为的底，是它的口
why/question > 为啥会看错？因为盖子没跟着出土，口沿又铸得厚
punchline/summary > 文物不会说话，可是磨损会

## 知识科普｜-｜scene,pain
hook/pain > 一吃海鲜第二天大脚趾就肿得穿不上鞋，你可能不是崴了。
context/why > 这多半是痛风，尿酸的小针一样的结晶，跑到关节里去了。
why > 海鲜里嘌呤高，身体拆它，拆到最后就是尿酸。
twist/point > 不过也不是样样都高，海参、海蜇就低得多。
twist/point > 真正厉害的是那锅汤，煮了一晚上的海鲜锅底，嘌呤全溶在里面。
how/solution > 所以肿过的人，肉少吃，汤别喝，啤酒更别碰。
action/trust > 脚已经在疼了就去挂风湿免疫科，别在网上问厨子，我只会做鱼。

## 知识科普｜s｜negative
hook > 不是所有发绿的茶都叫绿茶
pain/context > 好多客人来我茶馆 指着铁观音说 给我来杯绿茶
context/why > 绿茶的意思是没发酵 采下来马上用高温把它“杀”住
why/solution > 铁观音呢 是半发酵 它绿是因为发酵轻
how/evidence > 咋分 看泡开的叶子 边上一圈发红的 那就是摇过青的 乌龙
how/point > 再闻 绿茶是豆香 栗子香 铁观音是花香
benefit > 分清了有啥用 胃寒的人 选发酵重的 喝着舒服点
summary > 记住 看叶底 别看颜色

## 知识科普｜n｜identity,loss
hook > 常年跑高速的师傅，说个跟你命有关系的数
context/point > 连着开四个小时不歇，算疲劳驾驶
context/why > 人困的时候会有“微睡眠”，闭眼三四秒自己不知道
evidence/agitate > 一百码的车速，三秒钟是八十多米，差不多一个足球场
point > 打哈欠、老揉眼、想不起来刚才过了哪个收费站，这三样来一样就该停
point/solution > 别指望浓茶，最管用的是停下来眯二十分钟
point/twist > 别睡超过半小时，睡深了起来更迷糊
punchline/summary > 货晚到一小时，没人会死；你硬撑，难说

## 知识科普｜-｜contrast
hook > 左边这块奶酪全是窟窿，右边这块一个眼都没有，其实用的是同一种牛奶。
question > 差别在哪儿呢？
why/context > 在一种会“放屁”的细菌，学名丙酸菌。
why/how > 它吃掉乳酸，吐出二氧化碳，气跑不出去，就顶出圆溜溜的洞。
point/context > 所以洞越圆越匀，说明发酵得越稳。
twist/point > 要是洞像裂缝、歪歪扭扭，那是坏菌进来了，师傅会整轮扔掉。
punchline/summary > 下次在超市看到有眼的，你就知道，人家不是偷工减料。

## 知识科普｜s｜dialogue
hook > 客人问我 老板 你这个房费里的“服务费百分之十五” 是给谁的
twist/context > 说实话 大部分时候不是给服务员的
context/why > 它是酒店收入的一部分 交税 付水电 发工资都从里头出
why > 早年是学国外的 因为国内没有给小费的习惯
point/how > 所以你看价格 要看含不含这一笔 标“净价”的就是全含了
action/how > 订之前问一句 是不是到手价 前台一定得告诉你
benefit/punchline > 一间房差个一百多 三天就是一顿饭

## 知识科普｜n｜loss
hook > 干贝买回来直接往锅里扔，等于把最贵的那口鲜倒了
why > 它干的时候纤维是缩紧的，滚水一激，外头老了里头没开
how/point > 要先冲一下灰，加没过的凉水，放两片姜，一点点黄酒
how/point > 上锅蒸二十五分钟，手一捻，散成丝
how/point > 那碗蒸出来的水千万别倒，鲜味一半在里面
how > 煲粥的时候最后十分钟连丝带水一起下
benefit/summary > 多花半个钟头，十个顶二十个

## 知识科普｜n｜question,counter
hook > 辣不是味道，你舌头上根本没有“辣”的感受器，那你感受到的是啥？
context/twist > 是疼，加上烫
why > 辣椒素碰到的那个受体，平时是管四十三度以上的热的
why/evidence > 所以吃辣会出汗，大脑真以为你着火了
why/point > 也因为这样，喝凉水没用，辣椒素不溶于水
solution/how > 喝牛奶，里头的酪蛋白能把它裹走
evidence/testimony > 豆奶不行啊，我们火锅店试过，客人喝完骂我
punchline/summary > 下回朋友说他爱吃辣，你可以说，你是爱找疼

## 知识科普｜-｜scene
hook/context > 早上七点，雷州半岛的码头退了潮，滩涂上一个个小洞在冒泡。
question > 你猜，哪个洞里有蛏子，哪个是螃蟹？
point/solution > 蛏子的洞成对，一个进水一个出水，像钥匙孔。
point/solution > 螃蟹的洞是扁的，旁边有一堆搓出来的小泥球。
how > 赶海的阿婆撒一点盐，蛏子以为海水变咸了，自己就冒上来。
context/twist > 太小的她会放回去，壳不到两节手指的，还没生过崽。
punchline/summary > 懂海的人，不是会挖，是知道什么时候不挖。

## 知识科普｜n｜contrast,result
hook > 我把同一条鱼用三种办法冻，化开以后差得离谱，先给你看照片
evidence > A 出了一碗血水，B 半碗，C 几乎没有
context/how > A 是家里冰箱慢冻，B 是先抹盐水，C 是船上零下六十度急冻
why > 冻得慢，冰晶长得大，像小刀一样把细胞扎破
why/point > 扎破了，化的时候汁就流走了，吃着像棉花
solution/how > 在家也有办法：擦干，摊平，贴着冰箱壁，别堆在一块
punchline/summary > 鱼好不好吃，有一半是冻的那一小时定的

## 知识科普｜s｜trend
hook > 最近都在刷“围炉煮茶中毒”的新闻 我这个开茶馆的说两句
context/why > 一氧化碳 没颜色没味儿 你闻到的炭味不是它
why > 它跟血里的血红蛋白抓得特别紧 比氧气紧两百多倍
agitate/context > 人先是头疼 恶心 想睡 以为是喝茶喝醉了
solution/how > 屋里煮 窗户至少开一巴掌 两边都要开 让它对流
evidence/trust > 我店里每个包间顶上都有报警器 六十几块钱一个
how/point > 有人晕了 先开窗拖出去 再打120 别先去掐人中
punchline/summary > 雅兴归雅兴 气得是活的

## 知识科普｜-｜promise
hook > 两分钟，让你看懂酒店的星级到底是谁评的。
context/point > 国内挂牌的星级，由各级旅游饭店星级评定委员会评，五星归全国的评。
point > 门口要有一块铜牌，带长城和五角星的图案，没牌的叫“按几星标准建”。
point > 牌子也不是一辈子的，到期要复核，不达标就摘。
twist/why > 有意思的是，很多很贵的新酒店干脆不去评，因为评了采购单位的报销反而受限。
evidence/testimony > 我待过的一家，硬件远超五星，老总一直压着不申请。
summary > 所以没有星，不等于不好；自称有星没有牌，那就要打个问号。

## 知识科普｜s｜identity,number
hook > 爱在飞机上点红酒的朋友 三个原因告诉你为啥它变难喝
point > 一 机舱干 湿度只有百分之十几 鼻子不灵了 香气少一半
point > 二 气压低 你对甜和咸钝了 对涩没钝 所以显得又涩又硬
point > 三 发动机嗡嗡的 八十多分贝 人在吵的地方甜味尝不出来
evidence > 有的航空公司选酒 真的会把品酒师关到低压舱里去试
solution/how > 想喝就挑果味重 单宁软的 或者喝番茄汁 它在天上反而更鲜
punchline/summary > 不是酒差 是天上的你不是地上的你

## 知识科普｜n｜conflict
hook > 大夫说腌菜少吃，奶奶说吃了一辈子没事，到底听谁的？
trust/context > 我做了三十年酱菜，这话我有资格说两句
why/context > 怕的是亚硝酸盐，它有个脾气，先升后降
why/evidence > 一般下缸后三五天到一个礼拜最高，二十天以后就掉下来了
solution/how > 所以“暴腌”的别连着吃，要么当天吃，要么等够二十天
twist/why > 奶奶没事，是因为她只吃老缸的；大夫也没错，盐吃多了血压要抬头
punchline/summary > 两个人说的，其实是两缸菜

## 教程｜n｜promise
hook > 十分钟学会拉一碗不断的面，手笨也行
trust/context > 我在张掖摆了十六年面摊，带出来九个徒弟，最笨的是我小舅子
how/point > 一斤高筋粉，四两八的水，两钱盐，水要凉的
how/point > 揉到不粘盆先别急，盖住，醒二十分钟，再揉，再醒
how/point > 抹油，搓成大拇指粗，盘起来，再醒半个钟头
how > 拉的时候别使蛮劲，两头一抖，靠面自己往下坠
question/point > 断了？那是醒得不够，不是你劲小
save > 存着周末试，面坨了别找我哈

## 教程｜-｜pain
hook/pain > 每次退房都落东西，充电器、娃的水壶、老公的剃须刀？
solution > 教你一个我做客房十二年看来的办法，叫“一圈一摸一回头”。
how/point > 一圈：从门口顺时针走，插座一个一个看过去，十个落东西八个在插座上。
point/how > 一摸：被子掀开摸一把，袜子、耳环、娃的小汽车都在里头。
point/how > 一回头：走到门口把灯全打开，回头再看一眼，不要看床，看保险箱和浴室门后。
evidence > 我们店去年捡到三百多件，最多的是门后挂着的内衣。
action/summary > 念两遍，下回出门用上。

## 教程｜s｜scene
hook/context > 你现在站在景区门口 前面是停车场满了的牌子 后面的车在按喇叭 咋办
solution/context > 先别慌 打右转灯 按我说的来
point/how > 第一步 不要掉头 往前开一公里 大部分景区有个“临时P” 导航上没有
point/how > 第二步 看大巴往哪走 跟着它 大巴场边上多半有散位
point/how > 第三步 问路边卖玉米的 他们比谁都清楚 买一根 三块钱
point/twist > 记着别停人家果园门口 会让你进去出不来
trust/evidence > 我带团十年 这一招在黄山 在青城山 在长白山都用过
save > 国庆要出门的 先收着

## 教程｜n｜promise,number
hook > 给海胆开壳，五步，不扎手
point/how > 1. 戴上洗碗手套，再套一层，别信棉线的，扎得穿
point/how > 2. 找嘴，就是中间有五颗小牙的那面，朝上
point/how > 3. 剪刀从嘴里插进去，往边上剪，转一圈，像开罐头
point/how > 4. 盖子掀了，黑水倒掉，不要用自来水冲，一冲就散
point/how > 5. 镊子把黑的夹走，剩下五瓣黄的就是你要的
point/twist > 要是打开是稀的，发苦，那是快死了的，别心疼，扔
save/action > 年夜饭要做海胆蒸蛋的，码住

## 教程｜n｜counter
hook > 红酒别再倒满了！三分之一就够，我教你怎么端怎么晃
why/point > 剩下三分之二是留给香气的，倒满了你什么都闻不着
how > 手捏杯柱，别托杯肚，手心三十六度，酒会热
how > 不会悬空晃就贴着桌面画圈，跟磨墨似的
how > 晃完马上把鼻子伸进去，深吸一口，别害羞
how/point > 第一口在嘴里待五秒，嘴微微张一点，吸口气
testimony/evidence > 昨天有个大哥第一次来酒庄，照做一遍，说“咦，咋有青椒味”，对，赤霞珠就有
summary/punchline > 就这么简单，不用装

## 教程｜-｜question,identity
hook/question > 第一次带长辈出国坐邮轮，行李到底该怎么收？
point/how > 先记一条，上船那天大箱子是被收走的，傍晚才送到舱门口。
point/how > 所以药、护照、老花镜、一件外套，装个小包自己背。
point/how > 晚宴要穿正式一点，爸爸带件有领子的就行，不用西装。
point > 插线板别带，安检会扣，船上能借转换头。
point/twist > 拖鞋带两双，甲板上的水会把一次性的泡烂。
trust/evidence > 我领队八年，被扣得最多的是电热水壶和熨斗，没有例外。
summary > 背包管第一天，箱子管后面五天，就不会乱。

## 教程｜s｜result
hook > 看看我这个虎皮蛋 皮皱成这样 放卤里能吸半碗汁
context/trust > 今天把我家面馆卖了二十年的做法说给大家
how > 鸡蛋冷水下锅 水开了七分钟 捞出来泡冰水 剥壳
how/point > 擦干 一定擦干 不然油会炸到你脸上
how > 油六成热 就是筷子插进去冒小泡 下蛋 不停地转
how > 转到黄 起皱 捞 马上扔凉水里 这一下皱得更深
how > 再下卤锅 小火四十分钟 关火焖一晚上
after/evidence > 第二天咬开 蛋黄外头一圈都是咸的
action > 做成了发个图给我看

## 教程｜n｜suspense,number
hook > 手机拍星空，最关键的一步，九个人里八个不知道
trust/context > 我在阿里开客栈，每晚带客人拍，先说前面的
how/point > 切专业模式，ISO 3200，快门十五秒，对焦拉到无穷远
how/point > 没有三脚架，就找块石头，下面垫帽子
how/point > 设两秒延时，别用手戳，一戳就抖
how/point > 关键来了：把屏幕亮度调到最低，再关掉院子里的灯，让眼睛先黑二十分钟
why/agitate > 不然你看屏幕觉得够亮，回家一看全是黑的
point/twist > 有月亮的晚上就别折腾了，回屋睡觉
save/action > 十二月十号前后没月亮，提前存好参数

## 教程｜-｜identity
hook > 家里开小馆子、还在手写菜单的叔叔阿姨，我教你们用手机做一张。
benefit/evidence > 不用花钱，不用电脑，我爸六十三，学了一下午会了。
how > 打开便签，一个菜一行，价钱写后面，先别管好不好看。
how > 截屏，打开相册里的编辑，点“文字”，把店名放大放最上头。
how/point > 招牌菜最多标三个，全标了等于没标。
how/point > 价钱后面别写点八八，客人找零烦，你也烦。
how > 发给楼下打印店，说要A4过塑，两块钱一张。
benefit/summary > 换季改菜，十分钟又一张，不用求人。

## 教程｜n｜loss
hook > 团购券核销的时候少问一句，一年能亏出一台冰柜
pain/evidence > 我去年亏了四千多，全是“过期自动退”“重复用”这种窟窿
point/how > 第一，扫之前先问：几位用？有没有跟别的券叠？
point/how > 第二，扫完看屏幕上的套餐名，别只听“滴”一声
point/how > 第三，菜上齐了在小票上画勾，让客人签个字
point/how > 第四，每天打烊对一次后台，数字跟小票夹对不上，当天查
agitate/why > 隔天就忘了，谁也说不清
evidence/after > 这么弄了半年，对不上的就两笔，加起来七十六块
save/action > 开店的存一下，发给你家收银

## 教程｜s｜counter,negative
hook > 泡单丛不是水越开越好 也不是泡越久越香
context/trust > 教你们一个我阿公教的 八十岁手抖都能泡好
how/point > 盖碗先烫热 七克茶 刚好铺满碗底
how/point > 水要滚 但是提高了冲 沿着边 别冲茶心
how/point > 头三泡 进水就出 真的 别数秒
how/point > 四泡以后 每泡多等五秒
how/question > 苦了怎么办 掀盖 晾半分钟 再冲
how/summary > 三个杯子轮流点 关公巡城 韩信点兵 最后那几滴最浓 要分匀

## 教程｜-｜contrast
hook > 上面这张房间照片没人订，下面这张当天出了六单，同一间房。
question > 你猜我改了啥？
point/how > 第一，把所有灯关了，只留窗，早上九点拍。
point/how > 第二，相机放到腰那么高，不是眼睛那么高，床会显得宽。
point/how > 第三，垃圾桶、遥控器、插线板，拿走，画面里别有黑疙瘩。
point/how > 第四，被子上放一本翻开的书或者一杯茶，像刚有人坐过。
point/agitate > 别用广角拉，客人来了发现小一半，给你写三百字差评。
action > 今天就去拍一间，改完回来告诉我。

## 教程｜n｜dialogue
hook > 徒弟问我，师傅，为什么你烤的羊腰子不膻，我烤的像尿布
context/why > 我说你少剪了一样东西
how/point > 中间那块白筋，叫“腰臊”，剪刀贴着转一圈，整块拿出来
how > 外面那层膜撕掉，花刀打一半深
how > 泡，一勺白酒、两片姜、凉水，半个钟头，挤干
how > 串的时候夹两块羊尾油，一块腰子一块油，像糖葫芦
how/point > 大火，先不撒料，油滴下来起烟了再撒孜然
how/benefit > 外头脆，里头还有点粉的，就出
punchline/summary > 膻不是火的事，是剪刀的事

## 教程｜s｜trend
hook > 免签又多了几个国家 外国客人进店了 咱不会英语咋办 我教你四句半
point > 第一句 No spicy 不辣 你指着菜说就行
point > 第二句 This one pork 这是猪肉 很重要 有人不吃的
point > 第三句 Scan here 扫这里 他们现在能绑外国卡了
point > 第四句 Very hot 烫 端锅的时候喊
point/twist > 那半句是 OK OK 啥时候都能用
trust/evidence > 我在桂林卖米粉 上个月来了三十多个国家的 就这么过来的
benefit > 会了这几句 他们给你拍视频 比投流管用
save > 抄在收银台后面

## 教程｜n｜scene,question
hook/pain > 拆快递一看，冻虾黏成一大坨，砸不开，一砸就断头，怎么办
point/how > 别砸，也别泡热水，热水一泡壳就红了
how/solution > 连袋子放盐水里，一升水一勺盐，水要没过
why > 盐水冰点低，化得匀，还不会把味道泡走
how > 二十分钟翻一次面，能掰动了就一只一只顺着尾巴拧下来
point/how > 化开的当天吃，别再冻回去，二次冻的虾发面
action/summary > 就这么一个小法子，家里有的赶紧试

## 教程｜-｜identity,promise
hook > 想自己做奶酪的新手，一盒牛奶、一个柠檬，四十分钟吃上。
context/point > 先说清楚，这是鲜奶酪，不是会拉丝的那种，别做完来骂我。
how > 一升全脂巴氏奶，倒锅里，小火，到八十五度，锅边冒小泡。
how > 关火，挤一个柠檬的汁，轻轻划两下，别搅。
how > 等十分钟，变成一朵一朵的，水变成黄绿色，就对了。
how > 倒纱布里，吊起来半小时，想硬一点压个碗。
point/twist > 常温奶不行，超高温杀过的，凝不住，我试了五盒。
benefit > 抹面包，拌番茄，撒点黑胡椒，比买的便宜三分之二。

## 教程｜n｜conflict
hook/pain > 有人说去甲板看鲸要站船头，有人说要坐船尾，我跟船六年，听我的
point/how > 晕船的坐船尾，晃得小；不晕的站左前，不是正前
why > 正前面浪头打上来，相机先报销
point/how > 先看鸟，一群鸟打转往下扎，底下有鱼，有鱼才有它
point/how > 再看水面，一块油亮油亮的平水，叫“鲸脚印”，它刚走
point/how > 喷气的方向记住，隔个五六分钟会在前面再起来
point/twist > 别叫，别敲船帮，别追，它不欠你一个照面
summary > 鸟、平水、喷气，三样，比站哪儿要紧

## 剧情对话｜n｜dialogue
hook/context > “这间房，不能卖给你。”
setup > 前台小姑娘把身份证推回来，外面下着暴雨
setup/context > 男人急了，我加钱，加一倍，行不行
twist/context > 小姑娘摇头，说那间房的空调漏水，我晚上睡不着会想你被淋着
twist/context > 她把自己值班室的钥匙递过去，说，你睡这，我本来也不睡
context/after > 第二天早上，男人留了一张名片，上面印着“区域督导”
punchline/summary > 背面写：房间该修了，人不用换

## 剧情对话｜s｜scene
hook/context > 大年二十九 面馆要关门了 进来一个穿工服的
context/setup > 他看了半天墙上的价目 说来碗清汤的吧
context/setup > 老板娘说今天清汤的卖完了 只有牛肉的 一样价
twist/context > 男的低头吃 吃到底下又翻出来一个荷包蛋
context/setup > 他抬头 老板娘假装在擦锅
twist > 第二年年二十九 来了十七个穿工服的 都说要清汤的
punchline/summary > 老板娘说 清汤的 还是卖完了

## 剧情对话｜-｜suspense,conflict
hook/pain > 婆婆把我三千块的红酒，拿去炖了牛肉。
context/setup > 我下班进门，满屋子香，心里咯噔一下，冲到酒架前，空了。
agitate/pain > 我没敢吭声，躲厕所给我妈发语音，发着发着哭了。
twist > 吃饭的时候婆婆端出一个杯子，说我看那酒贵，留了一杯给你，剩下的你俩分着吃肉。
context/setup > 我夹了一块，软得像云，她站边上搓着手，问，是不是没放对？
twist/why > 老公小声说，她查了一下午视频，视频里说好酒炖肉才对得起好媳妇。
punchline/summary > 那瓶酒，开得比我想的都值。

## 剧情对话｜n｜suspense
hook/setup > 每周三下午四点，总有个老头来博物馆，在同一个柜子前站二十分钟
setup/context > 柜子里是一只碗，豁了口的，标签上写“民间捐赠”
context/setup > 新来的保安小周起了疑心，跟了他三次
context/agitate > 第四次，老头伸手去摸玻璃，小周冲上去：大爷，别碰！
twist/point > 老头缩回手，说，没碰，我就比比大小，这是我妈喂我吃饭的碗
evidence/twist > 小周看标签底下那行小字：1998年，张某某捐
punchline/after > 后来每周三四点，柜子前面多了一把椅子

## 剧情对话｜s｜counter,question
hook > 烧烤摊老板把客人往外赶 你见过没有
context/setup > 凌晨一点 三个小伙 一人喝了七瓶 还要酒
context/pain > 老板把灯一关 不卖了 走走走
agitate/context > 小伙骂骂咧咧 说你有钱不赚 是不是脑子有坑
twist > 老板从里头拿出三碗疙瘩汤 喝了再走 不要钱
why/twist > 他说我儿子跟你们差不多大 那年也是没人赶他
punchline/after > 摊子上从此挂了个牌 第八瓶 不卖

## 剧情对话｜n｜identity
hook > 给在外面跑车的爸爸们，看完这条再出发
setup/context > 老许把车停在服务区，手机响，是女儿
context/pain > 爸，你到哪了？快了快了。你上次也说快了
context/agitate > 他看了一眼仪表盘，还有六百四十公里
twist > 旁边一个老师傅敲窗，递过来一袋馍：别赶，我赶过一回，闺女现在管别人叫爸
context/after > 老许愣住，把座椅放倒，定了个闹钟
punchline/summary > 他给女儿回：慢一点到，但是一定到

## 剧情对话｜-｜question
hook/question > 如果你点的外卖里，多了一张一百块，你还不还？
setup/context > 阿珍在出租屋打开酸辣粉，袋底压着一张红票子。
agitate/pain > 她这个月房租还差八十，盯着看了五分钟。
context/twist > 最后还是骑了二十分钟小电驴，回到那个粉摊。
twist > 摊主大叔笑了，说你是第三个还回来的，我放了十张。
twist/context > 他指指墙上的招工纸，工资五千五，只要一个条件，手干净。
punchline/summary > 阿珍把头盔摘下来，问，几点上班？

## 剧情对话｜s｜contrast
hook/context > 朋友圈里她在五星酒店喝下午茶 镜头往右一转 她在换床单
context/setup > 小敏是客房部的 一天做十四间 腰上贴着膏药
context/setup > 客人没动过的茶点 她拍一张 配字 岁月静好
context/agitate > 老家的同学群里 有人说 敏儿混得真好啊 来借钱
twist > 她回了一条语音 说我是打扫卫生的 茶是客人的 但床单是我铺的 全酒店最平
context/setup > 群里安静了好久
punchline/after > 然后同学一个接一个发来照片 送外卖的 看大门的 卖鱼的

## 剧情对话｜n｜scene,pain
hook/pain > 相亲第七次，又约在火锅店，又是我洗碗、我下菜、我买单
pain/context > 对面那位全程看手机，毛肚涮了三分钟都没捞
twist/context > 我正要站起来走，服务员过来，说先生，您的毛肚老了
context/twist > 她把那碟倒掉，重新端来一盘，七上八下，亲手放我碗里
agitate/context > 对面抬头：谁让你动的？
context/twist > 她说，我们店规矩，好东西先给等的人吃
after/punchline > 现在她是我老婆，涮毛肚还是她来数

## 剧情对话｜-｜loss
hook > 他为了省八十块停车费，丢了一个八百万的单子。
setup/context > 王总约客户在茶楼，楼下停车二十一小时，他嫌贵，绕了三圈停到了消防通道。
context > 茶刚泡上，手机响，交警拖车，他蹦起来就跑。
context/pain > 客户一个人坐着，把一泡老枞喝到没味。
twist > 等他回来，客户说，茶我结过了，合同不签了。
punchline/why > 连车都不肯好好停的人，货你会好好放吗？
punchline/summary > 省小钱的人，往往是在大账上付。

## 剧情对话｜n｜trend,suspense
hook > 双旦订房爆满，店里来了个说自己订过、系统里却没有的奶奶
context/setup > 她拿着一张手写的纸条：12月24日，201，靠河
context > 我翻了半天，说奶奶您是不是记错店了
twist/context > 她说没错，三十年前，你爸给我写的，说以后每年这天给我留着
context/evidence > 我打电话给我爸，他在那头沉默了一会，说，201 那位是不是耳朵后面有颗痣
agitate/twist > 可是 201 今晚已经住了一对小年轻
punchline/twist > 小年轻听完，自己拖着箱子去睡了阁楼，还把河灯留在了窗台上

## 剧情对话｜s｜suspense,number
hook/context > 我当导游二十年 就收过一次退团费 是我退给客人的
context/setup > 那年带个团去壶口 车上有个女的 一路不说话 也不下车拍照
context > 别人都去看瀑布了 她问我 你这个河 流到哪
context/setup > 我说流到东营 入海 她说那要多久
context/twist > 我心里一紧 没敢走开 就陪她坐着 讲了四个小时黄河 讲到嗓子劈了
twist/context > 天黑了她说 原来它拐了那么多弯 我以为它是直的
after/punchline > 回去我把团费退给她 她现在每年给我寄一箱苹果

## 剧情对话｜n｜conflict,result
hook > 我被鱼贩子骂了一顿，转头成了他的合伙人
context/setup > 那天我买黄鱼，掰开鳃一看，说你这个染色的吧
context/agitate > 他当场急眼，抓一条放白水桶里，你看！你看褪不褪！
twist/evidence > 水清清的，一点黄都没有，我脸比鱼还黄
context > 我说大哥对不起，我直播给你道个歉，手机一架，几百人看着他刮鳞
after/context > 那天他卖出去一百四十斤，收摊的时候闷闷地说，你明天还来不来冤枉我
punchline/summary > 做生意嘛，不吵不相识

## 剧情对话｜-｜dialogue
hook/context > “妈，你能不能别再把酒店的牙刷往包里塞了，丢不丢人！”
context/setup > 我在走廊里冲她喊，她脸红了，把牙刷一支一支掏出来，还有两块小香皂。
context/setup > 隔天她没跟我们出去玩，说腿疼。
twist/context > 我回房拿充电宝，看见她正在给保洁阿姨塞东西，是昨天那两块香皂。
twist > 阿姨说，大姐问我孙子上学要不要牙刷，她说她用不完的，想带给村里小学，一人一支。
punchline/after > 那天晚上，我去前台买了六十支，她没问我为什么，我也没说。

## 剧情对话｜n｜negative
hook > 不是每个喝醉的人，都是来买醉的
setup/context > 清吧打烊前，角落那桌点了九杯，一口没动
context/setup > 调酒师过去收杯子，他说别收，等人
context/pain > 等到两点，没人来，他挨个举起来，跟空气碰了一下
twist/point > 九杯，一个班，他是最后退伍的那个
context/twist > 调酒师转身，把店里的灯开到最亮，立正
punchline/summary > 第十杯，我请

## 剧情对话｜s｜dialogue
hook > 师傅说 你要是能三天不看手机 我就把炒料的方子给你
setup/context > 小伙子心想这有啥难 把手机锁进了柜子
context > 头一天 他手老往兜里摸 摸出来一把花椒
context > 第二天 他开始闻得出来了 豆瓣刚下和下了十分钟 不是一个味
context/twist > 第三天 师傅问 料好了没 他闭着眼说 差一口气
twist/context > 师傅关火 说方子给完了
question/context > 小伙子愣住 啥时候给的
punchline/summary > 师傅点点他的鼻子 在这儿呢

## 剧情对话｜n｜scene
hook/context > 末班船，最后一个位子，两个人同时把手放在了椅背上
context/setup > 一个拎着蛋糕，一个拎着中药
context > 拎蛋糕的说，我女儿今天五岁
context > 拎药的说，我妈等这个，明天没船
agitate/context > 船长挠头，定员就是定员，多一个都不开
twist > 一直睡觉的大叔睁开眼，站起来，我下，我就是上岛钓鱼的
context/setup > 船开了，码头上大叔的手机响：爸，你不是说今天回家吃饭吗
punchline/summary > 他说，鱼不咬钩，明天回

## 探店｜s｜scene
hook/context > 现在是早上五点四十 汕头长平路 我已经排在第十一个
context/solution > 前面这家没有招牌 当地人就叫它“桥头粿条”
feature > 一口大锅 汤是牛骨的 沙茶另外舀 别一上来就搅
testimony/feature > 我先喝原汤 嗯 甜 是骨头那种甜
feature/evidence > 肉分七八个部位 今天有胸口朥 白的 脆的 像在嚼黄瓜
twist/feature > 桌子是真油 袖子别往上搭
feature/point > 人均二十三 只收现金和扫老板娘的码
action/summary > 六点半以后就别来了 卖完走人

## 探店｜n｜counter
hook > 我劝你们别来这家店，真的，我怕下次我自己没位置
context > 宁波，慈城，一个老供销社改的，门口还挂着粮票
feature/solution > 四个人点了六个菜：葱油白蟹、苔菜小方烤、雪菜黄鱼、烤菜、咸齑年糕、一碗面结
evidence/feature > 白蟹一掰开，肉是弹出来的，我旁边的本地大叔连壳都嗦
feature/twist > 小方烤偏甜，北方朋友可能要喊停
feature > 米饭是柴火灶的，锅巴可以要，免费，先到先得
feature/context > 买单三百零八，券后两百六十二
action > 位置放底下了，周一休息，别白跑

## 探店｜-｜question,conflict
hook/question > 一晚上两千六的悬崖酒店，到底是在卖床，还是在卖害怕？
context/trust > 带着这个问题，我自己花钱来住了一晚，没跟店里打招呼。
feature/evidence > 先看房，四十二平，一面全是玻璃，脚底下有一块也是玻璃，往下八十米。
evidence > 我的心率手表显示一百一十七，站上去的时候。
feature/evidence > 服务可以，进门叫得出名字，枕头上放了一张手画的星图。
pain/feature > 晚饭不行，鱼是温的，一份时蔬八十八块，只有九根。
pain/feature > 半夜风大，玻璃会响，嗡的一声，我老婆抓了我一晚上。
summary/point > 我的答案是，卖的是明早跟人吹牛的那张照片，求婚可以，带爸妈算了。

## 探店｜n｜number
hook > 花78块钱，在延吉吃了一桌，我数了数，十四个碟子
context > 这家“阿迈的厨房”，我跟着一个出租车师傅来的
feature/evidence > 小菜不要钱的就有八样，桔梗、明太鱼丝、酱莲藕、辣白菜……
feature/evidence > 石锅拌饭端上来还在滋滋响，底下的锅巴用勺子铲
feature/testimony > 冷面汤是带冰碴的，酸甜口，我灌了半碗，牙根子疼
testimony > 师傅坐对面只吃一碗大酱汤，说这个味儿跟他老妈妈做的八成像
feature/testimony > 服务员阿姨不太会说普通话，全靠比划，还挺好玩
action > 在水上市场后门，认准那个红水桶

## 探店｜s｜identity
hook > 爱看古建筑又走不动路的 这个小博物馆你们一定来
context/feature > 它在山西高平 一个村的戏台子底下 门票免费
feature > 就三间屋 展的全是斗拱 可以上手拆的
testimony/evidence > 我试着装了一个 装了四十分钟 多出来一块 哈哈
context/twist > 看门的大爷过来 三下两下给装好了 说我干了一辈子木匠
feature/benefit > 椅子多 每走五步就有一条长凳 还有热水
twist/feature > 厕所是旱厕 讲究的在镇上解决完再来
punchline/summary > 我们俩坐着聊到关门 他说下回来 教我做个榫头

## 探店｜n｜pain
hook/pain > 是不是每次去网红茶室，都是拍照两小时，茶像刷锅水？
solution/context > 今天这家在徽州呈坎，只有茶，没有吊椅，没有纸灯笼
feature > 老板不让坐太久，一泡两小时，到点了他会咳嗽
feature/evidence > 我点的猴魁，八十一位，叶子有我食指长，两头尖
testimony/feature > 第一口淡，第二口有点兰花，第三口喉咙是凉的
twist/feature > 茶点不好吃，干，掉渣，建议自己在村口买烧饼
summary/point > 卫生9分，茶9分，老板脾气4分
action/summary > 想喝口正经茶的来，想拍大片的右转

## 探店｜-｜dialogue,question
hook/question > 老板你这五十八块一位的自助海鲜，是不是亏本啊？
twist/context > 他说亏啊，亏了三个月，现在不亏了。
why/context > 怎么做到的？他带我看了后院，自己有两条小船，靠天吃饭，今天有啥上啥。
feature/evidence > 今天的台子上是：小章鱼、八爪、海虹、梭蟹、海肠子，没有三文鱼，没有龙虾。
feature/testimony > 海肠捞饭现捞，我吃了三碗，韭菜切得比我的字还细。
feature/twist > 甜品就一种，小豆冰棍，从冰柜里自己拿。
feature/point > 限时九十分钟，浪费一斤收二十。
summary/action > 在大连旅顺这边玩的可以来，别抱着吃龙虾的心，就对了。

## 探店｜s｜suspense
hook > 这条巷子里 藏着一个只有三张床的酒店 而且没有前台
context > 我们按短信上的密码开了门 一个人都没有
feature/evidence > 桌上一张纸 写着 水烧好了 面在锅里 自己下
feature/evidence > 锅里真有 面团是醒好的 边上一碗雪菜肉丝
feature/evidence > 房间很小 十二平 但是天窗打开 床上能看见报恩寺塔
agitate/setup > 半夜听到楼下有响动 我吓得不行
twist/point > 下去一看 一个老先生在扫院子 说怕白天吵到你们
summary > 苏州 一晚四百六 我给满分 没有为什么

## 探店｜n｜conflict
hook/pain > 网上一半人夸它“西安肉夹馍天花板”，一半人骂“吃了个寂寞”，我来了
context > 上午十点，没什么人，我要了一个肥的、一个瘦的
evidence/feature > 肥的那个，馍是刚出炉的，咬下去咔嚓一声，汁子流到手腕
evidence/feature > 瘦的那个，明显干，嚼着像肉松
twist/why > 我懂了，骂的那半，都点的“纯瘦”
solution/how > 所以来了就说“肥瘦，多剁两刀，汁子浇上”，一共十个字
feature/point > 十四块一个，冰峰四块
summary > 不是天花板，但绝对不是寂寞

## 探店｜-｜loss
hook > 到了吐鲁番只在葡萄沟吃葡萄干，那你真是白热了一场。
solution/context > 往南开四十分钟，鲁克沁镇，这家坎儿井边的农家酒庄，地图上都没有照片。
feature/evidence > 一进院子凉了十度，葡萄架底下是水渠，酒就泡在渠里冰着。
feature/evidence > 他们做一种叫慕萨莱思的，葡萄汁煮浓了再发酵，颜色像酱油。
testimony/feature > 入口甜，然后酸，然后有一点点烟熏，我老公说像喝了个烤红薯。
testimony/twist > 后劲大，我们俩一人三小杯，睡到太阳落山。
feature/point > 院子里睡炕八十一位，羊肉抓饭四十管饱。
action > 去之前一定打电话，主人可能在地里。

## 探店｜n｜trend,question
hook > 跨年去哪看烟花？我提前替你们把江边三家酒店都跑了一遍
context > 今天只说第二家，因为第一家在装修，第三家看到的是桥屁股
feature/evidence > 27层，江景房，窗户开不了，但是外面有个公共露台，住客凭卡上
feature/evidence > 露台风大，十二月底体感零下，前台给毛毯和暖宝宝
evidence > 我拿去年的烟花船位置对了一下，正对，中间没有楼
twist/feature > 31号那晚两千一，平时七百多，贵是真贵
benefit/advantage > 但含自助晚餐两位，折下来跟外面吃差不多
summary/benefit > 带小孩的我建议住这，不用挤地铁，关键是有厕所

## 探店｜s｜contrast
hook > 同一条街 左边这家排了六十号 右边这家一个人没有 我偏要进右边
context > 洛阳老城 丽景门里头 都是卖水席的
question/context > 一坐下老头给我倒了碗水 说你咋不去那边
feature/evidence > 牡丹燕菜端上来 萝卜丝切得跟粉丝一样 汤是酸辣的 胡椒味直冲脑门
evidence/feature > 小酥肉我闻了闻 是当天炸的 没有哈喇味
why/twist > 吃完我问他 手艺这么好为啥没人 他说我没有钱弄那个号牌机
punchline/after > 我在门口录的这条 后面那两桌 是跟着我进来的

## 探店｜-｜promise
hook > 看完这条，你去哈尔滨泡澡就不会像我一样站在门口发懵。
context/feature > 这家洗浴一共六层，门票一百六十八，我从下午两点待到第二天早上七点。
point/evidence > 一楼换鞋，手牌别摘，吃喝都刷它，我一晚上刷了四十三。
point/evidence > 二楼汤池，先泡四十度的，别逞能上去就四十三，我脸红得像麻小。
point/evidence > 三楼搓澡，叫号的，师傅问你“要奶还是要盐”，我选了盐，下来两斤泥。
point > 五楼能睡，单人舱，有帘子，呼噜声是立体声的，备耳塞。
testimony/feature > 自助的冻梨是真好吃，我吃了六个，然后跑了三趟厕所。
summary > 一句话，带一个脑子和一条内裤来就够了。

## 探店｜n｜result
hook/summary > 先说结论：这家渔家乐，我会再来，但我不会再坐他家的船
context > 象山，石浦，一个叫东门岛的地方，订的是两天一夜“住+出海+三餐”
point/pain > 出海：说好两小时，浪大，我一小时四十分钟在吐，导演都没拍到我正脸
feature/point > 收上来的网里有虾狐、有红头鱼，还有一只鞋
feature/point > 三餐：惊喜，全是刚捞的，大姐用咸菜卤煮的望潮，我就着吃了四碗粥
feature/point > 住：被子有太阳味，蚊子也有，两只
feature/point > 两个人六百九十六，全包
action/how > 晕船的跟大姐说不出海，能便宜一百六

## 探店｜s｜negative
hook > 不是每一家有大牛大羊雕塑的都叫正宗内蒙 这家门口就一口锅
context > 呼和浩特 通道北街 烧卖馆 六点开门
point/how > 规矩 一两烧卖八个 你别张口要一斤 会吃不完的
feature/evidence > 皮薄得透亮 羊肉大葱 姜是剁碎的 咬一口先嘬汤
feature/evidence > 配一壶砖茶 隔壁大爷从六点喝到九点 就着一两
twist/feature > 膻 是真的膻 不吃羊的就看个热闹
punchline/summary > 大爷说 吃的不是烧卖 是上午

## 探店｜n｜dialogue
hook/testimony > 出租车师傅说：你要是觉得不好吃，回程我不收钱
context > 好嘛，就冲这话，我来了这家在加油站后头的鱼头店
feature/solution > 千岛湖鱼头，九斤二两的那条，我看着捞上来的
feature/evidence > 汤白得像牛奶，但不腥，撒了点胡椒和葱
testimony/evidence > 鱼脑那一块，嘬的时候要闭眼，不闭对不起它
twist/feature > 环境就是大棚，下雨滴答滴答
punchline/twist > 师傅在外面等我，我给了双倍

## 探店｜-｜identity
hook > 喜欢捡漏的朋友，这家旧货咖啡馆的二楼，我建议你带个手电筒来。
context/feature > 天津五大道附近，楼梯窄得只能侧身，招牌上还是“利民车行”。
feature/evidence > 一楼卖咖啡，二十五一杯，普通，有点酸。
feature/evidence > 二楼堆着老板收的旧酒标、船票、房卡，一箱一箱没整理。
testimony/evidence > 我蹲了一个半小时，翻出来一张1986年的客轮三等舱票，烟台到大连。
twist > 拿下去问价，老板看了看，说这个不卖，这是我爸的，怎么混进去的。
punchline/summary > 他请我喝了第二杯，我觉得，第二杯好喝多了。

## 测评｜n｜number,result
hook > 自费买了七款火锅底料，同一口锅同一盘毛肚，只有两款我会回购
context/how > 规则：都按包装说明兑水，煮开五分钟，四个人盲吃打分
point/evidence > 1号，某老牌，牛油味足，但煮二十分钟后发苦，6.5
point/evidence > 3号，便宜，九块九，油是浮的，料是沉的，像两口锅，4分
point/evidence > 4号，清油的，香，不糊嘴，我妈给了9分
point/evidence > 6号，辣得没有层次，弟弟喝了两瓶水，5分
point/evidence > 7号，花椒是青的，后味有橘子皮，8.5
summary > 日常4号，请客7号，其余的送邻居了
save/action > 表格在最后一张图

## 测评｜-｜question
hook/question > 一千二的行政房和六百八的标准间，差的五百二差在哪？
context/how > 同一家酒店，同一个晚上，我住标间，我同事住行政，第二天互相交底。
point/evidence > 面积，三十对三十六，说实话没啥感觉。
point/evidence > 床品是一个牌子的，枕头他多两个。
advantage/point > 他有行政酒廊，下午茶加晚上两杯酒，外面吃大概要两百六。
advantage/point > 他能晚退到下午四点，我十二点就被打电话。
twist > 但酒廊七点就人满了，他端着盘子站着吃的。
summary > 两个人住、下午到、第二天不赶路，行政划算；一个人半夜到，别花那冤枉钱。

## 测评｜s｜contrast
hook > 左边八块钱的干紫菜 右边三十八的 泡开给你看
evidence > 左边一泡 水发紫 碎渣渣沉底
evidence > 右边水是清的 菜是一整张 像绸子
why/solution > 便宜的是末水 割了六七遍的 老 贵的是头水 一年就一遍
advantage/evidence > 做汤 左边嚼着塞牙 右边进嘴就化
twist > 不过要是炸紫菜 头水太嫩不成型 左边反而好使
summary > 煮汤买头水 炸着吃买便宜的 不用一根筋

## 测评｜n｜conflict
hook/pain > 自驾派说包车是智商税，包车派说自驾是找罪受，青甘大环线我两种都走过
context/trust > 去年自己开，今年坐师傅的车，都是七天，都是四个人
point/evidence > 钱：自驾租车油费过路费一共 5870，包车 6400，差五百三
point/evidence > 累：自驾那回第四天我跟我老公在服务区吵到不说话
point/evidence > 路：师傅知道哪个观景台不要钱，哪个厕所能进
point/evidence > 自由：自驾想停就停，师傅会看表，说“再不走天黑了”
testimony/point > 娃的评价：坐师傅的车，爸爸会笑
summary > 会轮换开的两个司机选自驾，只有一个会开的，包车

## 测评｜-｜result,counter
hook > 最贵的那瓶居然输了，我们六个人盲品，三十九块的国产干白拿了第一。
context/trust > 先交代，瓶子都套了袜子，倒酒的人不参加打分，温度十度。
point/evidence > A，三百二，法国的，橡木味盖过了一切，像在舔桌子。
point/evidence > B，一百五，新西兰，青草、百香果，很冲，三个人喜欢三个人皱眉。
point/evidence > C，三十九，怀来的龙眼，香气不大，可是干净，喝完嘴里有一点咸。
twist/context > 揭袜子的时候全场安静，然后有个卖进口酒的哥们说，我要回去想想。
twist/point > 当然，A放到十五度再喝，好了不少，是我们喝太冰了。
summary > 结论只对我们这一桌有效，你信自己的舌头。

## 测评｜n｜identity
hook > 常跑机场的人进来，四种停车我都替你停了一遍，每种三天
point/evidence > 航站楼地库：走两分钟，三天 240，贵，但下雨不心疼
point/evidence > 机场P3露天：走十五分钟，三天 120，回来车上一层鸟屎
point/evidence > 周边代停，来接你的那种：三天 75，里程表多了 11 公里，我拍了照的
point/evidence > 酒店停车场加摆渡：三天 90，等车二十分钟，司机爱聊天
twist/evidence > 代停那家我去问，他说是挪车，院子就八百米，你品
summary > 赶早班选地库，超过四天选酒店摆渡，代停我不会再碰
action/save > 你们那边机场多少钱，评论区报一下

## 测评｜s｜suspense,result
hook/summary > 测完了 结果让我有点不好意思 因为我之前推荐的那款垫底
context > 就是那个便携蒸汽熨斗 出差挂烫的 我夸过
context/how > 这次拿了四个 同一件亚麻衬衫 揉成团坐屁股底下一小时
point/evidence > 甲 出汽快 三十秒 但是漏水 滴了一地
point/evidence > 乙 就我夸的那个 烫到一半没汽了 得重新加
point/evidence > 丙 最重 九百克 可是领子一下就平
point/twist > 丁 酒店自带的那种 你们猜 居然第二
summary/point > 所以住得起四星的 别带了 找前台借 住民宿的 买丙
action/summary > 之前跟着我买的 对不住 评论区我送丙三台

## 测评｜n｜loss
hook > 同样的三文鱼，选错部位，一斤多花四十还不好吃
context/evidence > 今天在黄沙市场，让档口把一整条开了，我们五个部位挨个吃
point/evidence > 鱼腩：最肥，入口像黄油，三片以后腻
point/evidence > 鱼背：弹，味淡，蘸料才行
point/evidence > 鱼尾：筋多，便宜一半，煎着香，生吃嚼到怀疑人生
point/evidence > 鱼鳍边：一条鱼就两块，老板自己留的，脆，我最爱
point/evidence > 鱼头：十五块一个，炖豆腐一锅
summary/point > 单吃腩最多买二两，请客买背，过日子买尾
punchline/summary > 别听人说“给你来块最好的”，要问“你拿来做什么”

## 测评｜-｜suspense
hook > 四家茶馆的“明前龙井”，我偷偷各带了一撮回来，送去了我叔的茶厂，他看了一眼就笑了。
trust/context > 我叔在狮峰做了四十年，脾气不好，舌头很好。
point/evidence > 第一家，一百二一杯，他说，乌牛早，早是早，不是这个种。
point/evidence > 第二家，八十八，他捏了捏，说去年的，回了锅。
point/evidence > 第三家，六十，钱塘产区，真的，清明后几天的，不算骗你。
point/twist > 第四家，三十五，村口那个老太太的，他喝完没说话，又倒了一杯。
why/twist > 后来他说，这是群体种，老茶树，她舍不得卖贵。
summary/punchline > 所以贵不贵，跟真不真，是两回事。

## 测评｜n｜pain,identity
hook/pain > 民宿老板们，床单三个月就起球发黄，是不是换得心都麻了？
context/evidence > 我拿店里四间房，一间铺一种，洗了六十次，今天摊开给你们看
point/evidence > 60支纯棉：手感还在，白度掉了一半，边上有两个小洞
point/evidence > 40支加涤：没起球，没发黄，就是夏天客人说闷
point/evidence > 天丝：第二十次就勾丝了，别犹豫，不适合布草洗涤厂
point/evidence > 80支的：客人夸得最多，但烫一条要七分钟，阿姨要辞职
summary > 我最后定的40支混纺做平日，60支做旺季
evidence/feature > 单价、缩水率、洗了几次坏，我都写在表里
action > 要表的扣个1

## 测评｜s｜dialogue
hook > 我儿子问我 爸 为啥博物馆的讲解器三十 讲解员要两百 有啥不一样
context/setup > 行 咱上午用讲解器 下午跟讲解员 你自己说
point/evidence > 讲解器 走到哪念到哪 不想听就按掉 他按掉了十九个
point/evidence > 讲解员 小姑娘姓郝 一上来先问 你最喜欢什么动物
point/advantage > 然后她专挑带动物的讲 猪形的罐子 鸟形的尊 他蹲那画了一页
twist/point > 缺点是人多 二十几个围着 我在后头啥也看不见
punchline/testimony > 晚上他说 那个机器是在告诉我 那个姐姐是在问我
summary > 学龄的孩子 一次讲解员顶五次机器

## 测评｜n｜negative
hook > 不是所有车厘子酱都有车厘子，我翻了五个瓶子的背面
point/evidence > 甲：第一位白砂糖，第二位苹果浆，车厘子排第四，6%
point/evidence > 乙：车厘子41%，但是有色素胭脂红
point/evidence > 丙：52%，糖也多，每100克 58克
point/evidence > 丁：67%，代糖，后味发凉
point/evidence > 戊：酒庄自己熬的，82%，带果皮，没那么甜，开了只能放十天
twist/evidence > 三个小孩盲吃，两个选了甲，哈哈，因为最甜
summary > 给娃偶尔吃选丙，自己抹奶酪选戊，甲就当糖浆吧

## 测评｜-｜trend
hook > 最近吵得很凶的“预制菜酸菜鱼”和现杀的，我两份都点了，摆在一起。
context/how > 一份三十九，外卖三十分钟；一份七十八，店里等了五十分钟。
evidence/point > 预制的鱼片大小一样，像尺子量过，没有刺，没有鱼味。
evidence/point > 现杀的有厚有薄，我吃出两根刺，可是有那个弹劲。
evidence/twist > 汤，预制的更酸更香，对，你没听错，香精也是香。
evidence/point > 第二天热了再吃，现杀的碎了，预制的跟昨天一模一样。
twist/punchline > 生气的点不是它预制，是它卖七十八还说现杀。
summary/punchline > 所以我的要求就一个，写清楚，我自己选。

## 测评｜n｜promise
hook > 看完这一条，你买行李箱寄存不会再花冤枉钱，四种我都试了
point/evidence > 火车站人工：20一天，身份证登记，晚上十点关门，我差点拿不到
point/evidence > 自助柜：小号 6 元一小时，一天封顶 30，大箱子塞不进
point/evidence > 酒店寄存：住客免费，退房后当天都行，不住的有些收 10 块
point/evidence > 便利店代存：15，老板放厕所边上，我的箱子三天没缓过来
point > 贵重的别放任何一家，条款里写了最高赔三百
summary > 第一选酒店，第二自助柜，赶夜车千万别选人工

## 测评｜n｜result,contrast
hook > 花3800和花380请导游，听完以后我觉得380的赢了
context > 都是半天，都在敦煌，一个是“学者团”，一个是村里的小伙
evidence/point > 学者讲了三小时，第 45 窟的线描讲了四十分钟，我站得腰椎间盘要出来
evidence/point > 小伙骑三轮带我们，边骑边讲他爷爷给张大千送过饭
twist/advantage > 学问上没法比，学者一句顶小伙十句
twist/evidence > 可是回来一礼拜，我妈记得的全是三轮上的事
summary/point > 所以要看给谁听，写论文的，3800 值
punchline/summary > 带家人的，你买的不是知识，是记得住

## 测评｜-｜scene
hook/context > 晚上十一点，厨房，我面前摆着五碗一模一样的牛肉面，热气把镜头都糊了。
context/how > 五个牌子的冷冻面，同样的锅，同样煮两分半，室友负责打乱。
point/evidence > 第一碗，肉是肉，能看见筋，汤偏咸，给7分。
point/evidence > 第二碗，面条一夹就断，像老奶奶的牙口专用，3分。
point/evidence > 第三碗，萝卜有五片，我要为萝卜加分，7.5。
point/evidence > 第四碗，闻着最香，吃到底有沙，扣掉。
point/evidence > 第五碗，没有任何特点，可是我把汤喝光了，8分。
summary > 最后排名，五、三、一，别的不提了，我要去吃健胃消食片。

## 测评｜n｜question,identity
hook/question > 三岁以下的宝宝去海洋馆，北京这两家怎么选？
point/evidence > 距离：A在三环边，地铁直达；B要开四十分钟，可是停车不要钱
point/evidence > 推车：A有台阶，我抬了六次；B全程坡道
point/evidence > 鱼：A有鲸鲨，大，我娃看了说“妈妈，墙在动”；B都是小鱼，缸矮，能趴着看
point/evidence > 吃：A只有汉堡，B能自己带，还有微波炉
point/evidence > 表演：都别看，太吵，我家那个捂着耳朵哭
summary > 会走了还不太稳的，B；坐车里的，A
point/action > 湿巾多带，缸上全是口水

## 情感观点｜n｜counter,result
hook/after > 我今年四十一，在洱海边上端盘子，比当总监的时候睡得香
before > 以前在上海做地产策划，手下三十几号人，每天四百条消息
pain/before > 三十八岁那年心跳忽快忽慢，半夜去了三回急诊，查完说是早搏
pain/question > 医生随口问，你上一次坐着发呆是什么时候，我答不上来
twist/context > 辞职，卖了车，来大理找活，第一家面试嫌我老，第二家问我会不会洗碗
after/context > 现在早上七点铺桌布，晚上九点收伞，一个月四千二，包吃住
twist/pain > 不是没后悔过，孩子学费交的时候后悔
evidence/after > 但上个月复查，大夫说，这个心电图可以拿去当教材了
punchline/summary > 风吹过来的时候，我不看手机

## 情感观点｜-｜number,suspense
hook/context > 我在这条街上开了三次店，倒了三次，今天第四次开门。
before/pain > 第一次是二〇一六年，卖酸奶，三个月，赔了七万。
pain/before > 第二次卖韩式炸鸡，房东涨租，转让的时候只换回来一台冰柜。
agitate/pain > 第三次是麻辣香锅，刚买的排烟，碰上封路，一天卖过两份，一份是我自己吃的。
twist/context > 去年冬天我妈过来，看我不吭声，她就在后厨给我包了一碗荠菜馄饨。
twist/context > 隔壁修鞋的师傅闻着味进来，问，这个卖不卖？
after/punchline > 所以第四次，就卖馄饨，我妈包，我煮，门口没有招牌，冰柜还是那台。

## 情感观点｜s｜scene
hook/context > 九三年腊月 我十七 坐在拉鱼的车斗里 从石塘去温岭
context/setup > 我爹说卖完这趟 给你扯块呢子布做件大衣
agitate/pain > 路上翻了 鱼撒了一沟 我爹腿压在车底下
twist > 过路的人下来 不是抢鱼 是一人拿个筐 帮我们往上捡
context > 有个大嫂把她的围巾解下来 扎我爹腿上
after/context > 我爹瘸了 后来摆不了船 就开了个小摊卖鱼鲞
after/why > 三十三年了 谁来问路 谁来借水 我家都不收钱
punchline > 大衣我自己买了 呢子的 每年拿出来晒

## 情感观点｜n｜dialogue
hook/context > “你一个女的，跑什么长途。”这句话我听了十一年
context/hook > 我叫阿霞，跑成都到拉萨，前年换了第三辆车
before/pain > 离婚那年女儿两岁，我只有一本A2驾照，是前夫嫌没用让我考的
pain/agitate > 第一趟过东达山，我缺氧，嘴唇是紫的，抱着方向盘哭了半个小时
twist/context > 后面的大货不按喇叭，也不超，就停那儿给我打双闪，等我哭完
after > 现在我的群里有六十几个女司机，谁车坏了在群里喊一声
testimony/after > 女儿上初二，作文写“我的妈妈比山高”，老师说夸张，她说没夸张，五千一百三十米
punchline/summary > 跑什么长途？跑给你看

## 情感观点｜-｜suspense
hook/setup > 我们家酒窖最里头那一桶，二十二年了，谁也不许碰。
context/setup > 我爷爷做的最后一桶酒，他走的那天早上还去敲了敲桶。
context > 我爸接手，缺钱，有人出价十五万要那桶，他三天没说话，没卖。
pain/agitate > 轮到我，去年霜冻，葡萄绝收，银行的人坐在院子里喝茶。
context/twist > 我下了窖，拿了取样管，手抖，吸了一口出来。
twist > 一口下去，全是醋。
twist/point > 我跑上去告诉我爸，他笑了，说我十年前就知道了。
punchline/summary > 他说，留着不是为了喝的，是为了没路走的时候，还有一样东西没卖。

## 情感观点｜n｜suspense
hook/pain > 我有二十年不敢在人前伸手
why/before > 八岁掉进卤锅边上的热油盆，右手烫得像蜡，指头粘了两根
pain/before > 上学揣兜里，相亲揣兜里，结婚敬酒我用左手，被人说没礼数
context > 后来接了我叔的茶摊，没办法，拉茶得两只手
twist/testimony > 有个戴眼镜的女孩天天来，有一天说，你倒茶的时候右手稳得像画画
context/twist > 我那天回去，把那只手放在台灯底下看了好久
after > 现在我拍视频，开头第一个镜头就是这只手
punchline/summary > 它难看是难看，可是它会倒茶啊

## 情感观点｜s｜identity
hook > 跟我一样没考上大学的 来听听一个洗碗工的八年
before/context > 二〇一八年 高考三百一 我妈让我复读 我跑去了广州
before/pain > 海鲜酒楼 后厨洗碗 一天两千多个 手泡得脱皮 像蛇
context > 没事我就看师傅杀鱼 看了一年 他不让碰刀
twist > 有天他割了手 客人等着 我说我来 一条东星斑 四分多钟
context/twist > 师傅没夸我 第二天把旧刀放我碗池边上
after > 后来 打荷 上什 砧板 今年三月 主管
punchline/summary > 没考上那年我觉得门都关了 其实是我没去推后厨那一扇

## 情感观点｜n｜result,counter
hook > 把客栈从二十间砍到六间以后，我反而赚钱了
before > 刚接手的时候，丽江，二十间，旺季天天满，我天天吵架
pain/before > 修水管、退押金、半夜送发烧的客人，一年下来剩了三万八
twist/agitate > 老婆甩了句话：你是在开店，还是在给别人当保姆
how/solution > 我把隔断打掉，三间并一间，留了个大厨房，请客人自己做饭
agitate/pain > 头三个月冷清，同行说我疯了
after/evidence > 现在一间顶以前四间的价，复住的占一半多，去年剩二十六万
punchline/benefit > 人少了，我能记住每个人的名字，他们也记得我的

## 情感观点｜-｜contrast
hook/context > 照片里左边那个穿裘皮的是我，右边这个围着鱼皮围裙的，也是我。
context > 中间隔了九年，和一张四百万的欠条。
before > 那时候做外贸，出门有司机，吃饭不看价钱，觉得人都是来巴结我的。
pain/before > 一个集装箱的货被扣，资金断了，司机是第一个走的，我没怪他。
context/twist > 我爸把渔市的摊位腾了半边给我，只说了一句，杀鱼不丢人，赖账丢人。
pain/context > 第一天我把鱼胆捅破了，赔了人家一条鲈鱼，躲在冷库里哭，眼泪是冻着的。
after > 到今年八月，欠条撕到最后一张，十一万。
punchline/summary > 裘皮卖了，围裙不卖。

## 情感观点｜n｜question
hook/question > 你们见过六十八岁的实习生吗？我就是
before/hook > 退休前在棉纺厂，三班倒，耳朵背
pain/before > 老头子走了以后，一个人在家，电视从早开到晚，怕静
twist/context > 外孙女说博物馆招志愿讲解，不限年龄，我去了，面试的小同志喊我阿姨您是来参观的吧
how/context > 稿子八千字，我背了三个月，贴在冰箱上、厕所里、药盒上
context > 第一次上岗，假牙滑了一下，底下小朋友没笑，我自己笑了
after > 现在讲到第 214 场，纺织那个厅，我不用稿子，因为那台机器我真的开过
punchline/summary > 有个孩子问我，奶奶，你是文物吗，我说差不多吧

## 情感观点｜s｜negative
hook > 我不是网上说的那种“放弃百万年薪”的人 我一个月就五千八
context/before > 在贵阳一个商场看监控 看了四年
pain/before > 有回连上十二天班 回家我儿子指着我喊叔叔
agitate/pain > 我愣是没敢答应 下楼抽了半包烟
twist/solution > 我们那有个老烙锅 要转 三万 我借了两万五
pain/before > 开头土豆都切不匀 小豆腐一翻就烂 客人说你这是豆腐渣工程
after > 现在不敢说多好 一天二三十桌 下午能去接他
punchline/summary > 昨天他跟同学说 那是我爸 他会烙土豆

## 情感观点｜n｜loss,suspense
hook/context > 为了多拍一张照片，我差点把客人丢在沙漠里
context/setup > 那是我带团的第二年，库木塔格，下午五点，光特别好
context > 我说大家自由活动二十分钟，我自己爬上去拍，想发朋友圈
agitate/pain > 下来一数，少一个，六十来岁的陈老师，糖尿病
agitate/context > 我喊，风把声音吹回来，灌我一嘴沙子
context/twist > 找了一个小时零十分钟，他坐在沙窝子里，手里攥着一颗糖，没舍得吃
twist > 他说，我想着留给你，你跑来跑去肯定累
punchline/after > 从那以后，我的包里永远有糖、有哨子，没有相机

## 情感观点｜-｜trend
hook > 看大家都在晒“我的二〇二六”，我也来交个卷。
pain/point > 一月，奶酪坊的牛病了两头，乳房炎，奶全倒了，我蹲在沟边看它流。
point/context > 三月，第一次自己做出来蓝纹，高兴得半夜给老师打电话，他在法国，正吃午饭。
point/context > 六月，参赛，铜奖，评委说“有草的味道”，我妈以为是骂我。
agitate/pain > 八月，我爸中风，左边不能动，话也说不清。
twist/context > 十月，他用右手，一个人把二百四十轮奶酪翻了面。
punchline/after > 十二月，还没到，但我想好了，那一批就叫“右手”。

## 情感观点｜s｜suspense
hook/context > 有个客人走之前在留言本上写 这里的老板娘 救了我一命 其实是他救了我
pain/context > 二〇二二年冬天 店里一个月没开过张 我连遗书都打好草稿了
context/setup > 那晚来了个男的 拎个塑料袋 说住一晚 脸色灰的
context/setup > 我做生意的直觉 觉得不对 就叫他 你帮我烧火吧 我一个人弄不动
context > 我俩在灶前烤红薯 他说他公司没了 我说我店也快没了
twist/context > 说着说着 笑了 红薯糊了
after/context > 第二天他帮我把漏水的顶补了 住了十九天
punchline/summary > 他写那句话的时候不知道 我抽屉里那张纸 也烧了

## 情感观点｜n｜conflict
hook/pain > 我爸说祖传的酱不能减盐，我说不减没人买，我俩三年没坐一张桌子吃饭
context/hook > 福建，我们家的豆油，传到我是第五代，缸在屋顶，一百零八口
why/context > 我在外面学的食品，知道现在人血压高，看配料表
why/context > 他的道理：盐少一分，霉就多一分，你爷爷那辈淹死过一屋顶
context/how > 我偷偷在最东头那口缸做了一回，减两成，发酵到第七个月
context/twist > 有天上屋顶，看见他趴在那口缸边上，拿勺子尝
twist/context > 他没回头，说，缸口的布要换细一点的，你这个进灰
punchline/after > 那天中午他多摆了一副筷子

## 情感观点｜-｜identity,promise
hook > 如果你也在犹豫要不要回老家，我把我这五年的账摊给你看。
before/pain > 在杭州，月入一万六，房租四千五，存不下钱，脱发，还得了带状疱疹。
pain/before > 回到庆元，跟我妈收香菇，头一年收入四万一，亲戚都说书白念了。
context/after > 第二年学着分级，花菇、厚菇、薄菇分开卖，八万。
agitate/pain > 第三年直播，被人骂脸像菇，我关了播，在菇棚里坐到天亮。
twist > 有个老太太给我打电话，问小姑娘怎么今天没有来，我等着跟你说话呢。
after > 第四年十七万，第五年今年，二十九万，头发长回来一半。
summary/punchline > 我不劝你回来，因为前两年真的苦，我只是想说，账，有时候要算五年的。

## 情感观点｜n｜scene,suspense
hook/context > 手术室门口那盏灯，亮了七个小时，我脑子里想的居然是：店里的老汤没人续
context/hook > 那锅汤是我老婆一手养的，十四年没断过火
pain/context > 她胃里长了东西，切了三分之二
context/twist > 她醒来第一句不是疼，是“汤呢”
agitate/context > 我说在呢，其实那天夜里干锅了，糊了，我不敢讲
twist/context > 出院回家，她闻了一下，说这不是我的汤，是你重新起的
context > 我低着头，她拿勺子舀了一口，她那时候只能喝一口
punchline/summary > 她说，那就从今天开始算，第一年

## 情感观点｜n｜counter
hook/point > 民宿根本不该提供早餐
trust/context > 我自己开店七年，说这话会得罪同行
why/evidence > 一份早餐成本十五，阿姨五点起来，客人九成在睡觉，凉了再热，热了又嫌
evidence > 去年我统计过，四百六十个订单，吃了的一百零二个，吃完夸的十一个
solution/point > 不如给一张二十块的早餐券，让他去巷口吃豆腐脑
benefit > 他吃到真的，摊主多个生意，阿姨多睡两小时
twist/context > 当然，开在山里、方圆没有摊子的，另说
punchline/summary > 好心办的事，也要算算是谁在累

## 情感观点｜-｜conflict,trend
hook/pain > 有人说博物馆就该安安静静，有人说小孩跑两步怎么了，吵上热搜了。
context/trust > 我是馆里的安保，我站中间，但我身子往小孩那边歪一点。
why > 安静是为了看展的人，跑不得是为了文物，这两样都不是为了“规矩”本身。
evidence > 我见过的真正碰坏东西的，是举自拍杆的大人，去年三起，零起是孩子。
solution/point > 与其嘘他们，不如划一块能喊能摸的地方，很多馆都做了。
twist > 话说回来，趴在展柜上拍巴掌的，爸妈别装没看见。
punchline/summary > 今天嘘走一个孩子，二十年以后就少一个买票的大人。

## 情感观点｜s｜question,pain
hook/question > 烤串按签子收钱 到底谁发明的
trust/context > 我做了十九年烧烤 今天自己骂自己行业两句
pain/point > 现在的串 签子越来越长 肉越来越少 一串两小坨
evidence > 我上个月去外地吃 三块一串 我称了 肉十一克
agitate/why > 你便宜两毛 他少一克 最后客人说吃烧烤吃不饱 全行业一块儿死
solution > 我家从今年起 价目表上写克数 生肉二十五克一串 四块
evidence/after > 头一个月掉了两成生意 现在回来了 还多了点
punchline/summary > 签子不能吃 别让它当主角

## 情感观点｜n｜negative
hook/point > 不是年轻人不爱喝茶了，是你们把茶弄得太像考试
pain/context > 一进门，先问懂不懂茶，再问喝什么山头，最后报价三百八
evidence/testimony > 我表弟二十四，进去坐了五分钟，借口上厕所跑了
evidence/twist > 他爱喝的，他一天两杯柠檬茶，里面就是茶
how/solution > 你跟他讲岩骨花香，他听不懂；你说像雨后石头的味道，他就想试了
solution > 单杯、冷泡、能外带、价格写大点，没有那么难
punchline/summary > 放下架子，茶自己会说话

## 情感观点｜-｜loss
hook > 平台三十八块九的海鲜套餐卖一份，老板亏六块，你以为占了便宜，其实全是你在还。
why > 亏的钱从哪补？从冻货补，从分量补，从服务员少一个补。
evidence/trust > 我帮三家馆子做过账，无一例外，上了超低价券之后，第二个月换供货商。
agitate > 再往后，不降价的老实店没客人，先死。
twist/question > 有人要说，那平台流量你不要？要，可是流量不是客人，是路人。
solution/point > 我的建议是，券可以做，做成少量的小份，别做成招牌菜打骨折。
punchline/summary > 便宜没错，可是鱼也有它的价，低过那个价，它就不是那条鱼了。

## 情感观点｜n｜trend
hook > 又到了“淄博之后是谁”的季节，各地文旅局长又要变装了
trust/context > 我开旅游大巴的，拉过淄博，拉过天水，拉过哈尔滨，我觉得看错重点了
evidence > 在天水，我车坏在半路，一个卖浆水面的把我领到他表哥的修理铺，没加价
why/summary > 客人记住的是这种事，不是局长骑马
evidence > 我车上的阿姨们聊的都是：那个司机没绕路，那个摊主多给了一勺
twist > 变装也不是不好，可是变完装，厕所还是没纸
punchline/summary > 火是风吹的，能不能留下灰，看柴

## 情感观点｜s｜identity
hook > 干餐饮的都进来 我就想说说“服务员要不要笑”这个事
context > 昨天有个店上热搜 罚员工 不笑扣五十
question/point > 我就问一句 你给人家发四千块 上十二个小时 凭啥还得笑
why > 笑是高兴了才有的 不是菜单上的
evidence > 我店里大姐不笑 但她记得谁不吃香菜 谁的孩子要小碗 回头客全找她
twist/evidence > 你说脸太臭也不行 那是那天她儿子发烧了 我让她回家了
solution/point > 想让员工笑 先把后厨那个坏了半年的空调修好
punchline/action > 老板先笑 别装

## 情感观点｜n｜scene,pain
hook/pain > 一家四口去个古镇，停车三十，进门八十，厕所两块，坐一下还要消费
agitate/evidence > 我算了一下，还没吃饭，已经五百一
why/context > 古镇最大的问题不是商业化，是只剩商业化
evidence/why > 卖的东西一样，义乌的，烤肠一样，臭豆腐一样，连音乐都一样
evidence/before > 我在皖南住过一个没开发的村，晒稻子的老爹让我坐他竹椅，问我哪儿来
twist/pain > 可是那个村没有钱，屋顶在塌，年轻人全走了，我也不敢说别开发
question > 那中间那条路在哪儿？
punchline/summary > 我没有答案，可我知道，应该从一把不要钱的椅子开始

## 情感观点｜-｜dialogue
hook/question > 客人问：“导游，你能不能少讲点历史，多给点时间拍照？”我当时没吭声。
context > 晚上睡不着，想了很久，觉得他说得对，又觉得哪里不对。
why/point > 对的是，背书一样的历史，谁要听，手机里都有。
why/twist > 不对的是，没有那点故事，你拍的就是一堵墙。
solution/how > 我第二天换了个法子，只讲一件，讲这堵墙上有个弹孔，三公分，讲了四分钟。
evidence/twist > 他举着手机，没拍，问我，后来那个人呢？
summary/punchline > 所以别怪客人不爱听，怪我们老讲大的，忘了讲小的。

## 情感观点｜n｜result,counter
hook > 取消服务费半年，我家店的小费反而收了一万二
before/pain > 之前收百分之十，账单一出来，三桌吵一桌
why/context > 我一直觉得，强收的叫服务费，自愿给的才叫服务
solution/how > 今年三月取消，桌上放个铁皮盒子，写“觉得好，丢一块”
evidence > 有人丢一块，有人丢张画，有个小孩丢了颗牙
evidence/after > 员工盯着盒子，水加得比以前快
twist > 也有一分不给还把盒子里的拿走的，两次，监控里有
summary/punchline > 但总的说，把选择还给客人，天没塌

## 情感观点｜s｜counter,number
hook/point > 我反对酒店早上八点敲门打扫 有三条道理
point/why > 头一条 出来住就是为了睡 你敲门就是闹钟
point/why > 第二条 你敲了 里头没应 你就开 那个尴尬谁负责
point/why > 第三条 阿姨也不想敲 是系统派的单 八点不点就超时 扣她钱
evidence/trust > 我干客房主管六年 因为这个投诉的 比马桶堵的还多
solution > 改起来不难 床头放个牌子 客人自己写几点
evidence/twist > 有人讲这样人工要乱 我试过 乱了四天 第五天就顺了
punchline/summary > 别让两头难受的人互相恨

## 情感观点｜n｜counter,suspense
hook/point > 说一个可能会被骂的话：我不希望我们岛上通桥
trust/context > 我在岛上卖船票，通了桥，我就失业，先把立场摆出来
twist/context > 但我不是为了这个
why/point > 没有桥，来的人得等船，等船的时候会看海，会跟旁边人说两句
evidence > 隔壁岛三年前通了桥，车一脚油门进来，一脚油门出去，中午吃个饭，垃圾留下
evidence > 民宿从四十多家变成十一家，因为没人过夜了
twist > 当然，阿公半夜肚子疼的时候，我也恨没有桥
question/punchline > 所以你说，有没有一种桥，晚上能走救护车，白天让人慢下来？

## 情感观点｜-｜contrast
hook > 国外一瓶二十欧的酒敢在背标上写“今年雨多，酸，见谅”，我们两百块的写“皇家典藏，尊贵之选”。
why/context > 差的不是酒，是说人话。
why > 消费者不傻，他分不清赤霞珠和美乐，但分得清你是不是在糊弄他。
evidence > 我们庄园去年在标上写“这一年冰雹打掉四成，所以贵了十二块”，卖得最快。
testimony/evidence > 有个客人专门写信来，说第一次觉得葡萄是种出来的。
twist/context > 业内老大哥提醒我，这么写掉价，我谢谢他，没改。
punchline/summary > 土里长的东西，用不着穿龙袍。

## 情感观点｜n｜scene
hook/context > 昨晚在大排档，隔壁桌小姑娘把剩的半条鱼打包，男朋友说丢不丢人
context/point > 我真想过去敬她一杯
why/trust > 我是杀鱼的，一条三斤的鲈鱼长一年半，人家命都给你了，你吃三筷子
evidence/why > 我们市场一天扔掉的鱼头够一个食堂吃，因为没人会做
why/punchline > 打包不是穷，是知道东西怎么来的
twist/advantage > 倒是那种点一桌拍照、动都没动的，我觉得才丢人
action/summary > 小姑娘要是看到这条，来18号摊，我教你剩鱼冻成鱼冻，更好吃

## 情感观点｜s｜promise
hook > 给我一分钟 我让你改变对“孜然味”的看法
context > 北京有个大V说 撒孜然就是为了盖臭 我不同意
why/point > 孜然这个东西 是跟着骆驼来的 人家老家烤肉本来就撒
evidence > 我在和田看老师傅烤 早上宰的羊 新鲜得肉还在跳 照样撒
why/point > 说白了 撒多撒少才是问题 撒得看不见肉 那是盖
how/point > 你咬一口 先尝到肉的甜 再有孜然 那就对了
twist > 不过他有句话没错 有些店确实盖
punchline/summary > 香料没罪 手有罪

## 情感观点｜-｜counter
hook/point > “老字号”三个字，现在对我来说不是加分，是提醒。
why/context > 提醒我要去看一眼，后厨里还有没有老人。
evidence > 上个月去了一家一百四十年的点心铺，柜台后面全是穿工服的小年轻，在拆冷冻箱。
evidence > 问他枣泥怎么炒，他说，总部配的。
why/point > 牌子能继承，手继承不了，得有人肯教、有人肯学、有人给钱。
twist/evidence > 也有争气的，扬州那家酱菜园，老板七十六还下缸，儿子在旁边拿本子记。
punchline/summary > 字老不老不要紧，要紧的是，号里还有没有人。

## 情感观点｜n｜question,conflict
hook/question > 小孩在餐厅哭，该不该请他出去？
context/trust > 我是开海鲜粥店的，我不请，但我理解请的
why > 先说不请的：哭是因为困，因为烫，因为虾壳卡了，他不是故意的
why > 再说请的：隔壁桌也许是一个月才出来一次的人
solution/how > 我家的办法是，门口鱼缸边上放了两张小凳，哭了就抱过去看鱼
evidence > 十个有八个，看到石斑鱼张嘴，就不哭了
why/summary > 很多吵，是因为只给了两个选项，忍或者走
punchline/summary > 再加一个鱼缸，世界就宽敞点

## 公众号长文｜n｜question
hook > 一家开在高速出口的面馆，凭什么活了三十一年？
context > 河南驻马店，出口往东六百米，一块褪色的红布上写着“老周烩面”。
context/setup > 老周今年六十六，左耳听不见，是年轻时候在砖窑被震的。
feature/context > 他的规矩不多：汤当天熬当天卖，剩一滴也倒；司机加面不加钱；赊账的记墙上，过年一笔抹掉。
evidence > 墙上最早的一笔，是1997年7月，三碗，五块四，欠账的人名字只有一个“丁”。
agitate/twist > 前年高速改道，出口挪走了四公里，所有人都以为他要关门。
twist/evidence > 第一个月确实没人，第二个月，有货车下了高速，多绕十五分钟，来吃面。
why/testimony > 司机们说，绕的不是路，是想看看墙上自己的名字还在不在。
punchline/summary > 凭什么？大概就凭，他没有把过路的人，当成过路的人。

## 公众号长文｜-｜number,result
hook > 走访了十九家县城酒店之后，我们发现它们正在用三种办法活下来。
context/pain > 连锁品牌下沉，平均房价跌到一百四，县城的单体酒店老板这两年睡得都不好。
point > 第一种，把大堂还给街坊，白天做自习室、做棋牌，晚上才是酒店，赣州信丰的一家靠卖茶水多了三成收入。
point > 第二种，专做一类人，陪考的、看病的、跑电梯维保的，房间不大，但洗衣机、折叠桌、门口停三轮，样样想到。
point > 第三种，干脆不自己干，把三楼以上长租给附近的工厂，自己留二十间，求个稳。
twist/pain > 也有失败的，花两百万装成“轻奢”，结果当地没有人住得起，外地人根本不来。
trust/evidence > 以上数据来自老板们自己的账本，我们答应不写店名。
punchline/summary > 县城不需要第二个上海的酒店，它需要的是一张不贵、干净、知道你为什么来的床。

## 公众号长文｜n｜suspense
hook > 这瓶酒的标签上，少印了一个字
context/setup > 收到样酒的那天，我以为是次品，给酒庄打了电话。
twist/context > 接电话的是庄主的母亲，她说，没印错，就是“赤霞”，没有“珠”。
why/point > 她的大女儿叫小珠，跟着一起种下这片葡萄，第四年采收的时候，车翻了。
context/why > 那一年的酒，他们做了，没卖，后来每一年，标签上都空着一个字的位置。
twist > 去年，小珠的孩子六岁，来酒庄，拿蜡笔在空的地方，画了一颗圆圆的葡萄。
after/punchline > 今年这一批，四千二百瓶，标签上终于有三个字了，第三个是画的。

## 公众号长文｜n｜counter
hook > 别急着给你的餐厅“讲故事”
context/pain > 最近收到很多老板来信，问怎么编一个品牌故事，奶奶的、失恋的、留学的。
solution/point > 我的意见可能扫兴：先把厕所擦了。
why/evidence > 一个客人从坐下到离开，平均六十几分钟，你的故事占他八秒，你的厕所占他三分钟，后者他回家会讲。
evidence > 扬州一位做干丝的师傅，从没有讲过故事，只是每天十一点和五点，自己拎水桶去刷一遍，点评上四百多条提到“干净”。
how/solution > 如果你一定要讲，请从今天做的小事讲：几点到的货，哪条鱼退了，为什么退。
why/benefit > 那样的故事不感人，但没人能抄。
punchline/summary > 故事不是写出来的，是擦出来的。

## 公众号长文｜-｜contrast,scene
hook/context > 凌晨一点的海鲜批发市场，比正午的步行街还亮。
setup/context > 水管满地爬，穿胶鞋的人推着车，嘴里喊着“看脚、看脚”，冰块砸在铁板上，像下了一场硬雨。
context > 阿娣在这里开单，开了十三年，她的手指头冻得分不清冷热，靠看水泡知道水开没开。
context > 她认得每一个买手的脾气，谁要公的，谁要母的，谁爱赖五块钱零头。
twist/pain > 今年市场要搬去三十公里外的冷链园，有暖气，有电子秤，不用喊了。
question/context > 我问她，高兴吗？
twist/testimony > 她想了一会，说，暖气当然好，就是没人喊了，我怕自己睡着。
punchline/summary > 天快亮的时候，最后一筐虾姑卖掉，她把笔别在耳朵上，冲水，关灯。

## 公众号长文｜n｜pain,identity
hook/pain > 胃不好的人，外出吃饭最怕的三个字：“微辣的”
trust/context > 我有浅表性胃炎，又是跑采访的，十年里吃遍了各地的“微辣”，对它有了一点研究。
evidence/point > 贵州的微辣，是不再另外加辣；湖南的微辣，是少放半勺；江西的微辣，是一个误会。
why > 后来请教一位赣菜师傅，他说，你们说的辣是看得见的，我们的辣在油里，在蒜里，在锅上。
solution/how > 所以真正管用的说法不是“微辣”，是“新起一口锅，别用辣油，辣椒不要下”。
how/solution > 点菜避开小炒，选蒸、煨、炖，他们的瓦罐汤，是胃的避难所。
how/point > 假如还是中招了，先喝温牛奶，别喝冰啤酒，那是另外一种受罪。
punchline/summary > 愿所有胃不好的人，都能在远方吃到一口不疼的热饭。

## 公众号长文｜-｜contrast
hook > 十年前，这座岛上有六十七条渔船，两家旅馆；现在，六十七家旅馆，两条渔船。
context/evidence > 数字是村支书掰着手指头报给我们的，报完他自己也笑了。
before > 那时候，孩子听见螺号就往码头跑，晚饭吃什么，看爸爸的筐。
after > 现在，冰柜里的鱼是从省城拉来的，游客拍照，说真新鲜。
question/pain > 一座靠海的岛，为什么没有人打鱼了？
why/point > 柴油贵，年轻人晕船，禁渔期长，而一间朝海的房，旺季一晚上能卖一千三。
twist > 转机来自一个九八年的姑娘，她把爷爷的旧船修好，带客人凌晨出去收网，收多少，吃多少。
after/evidence > 今年夏天，岛上的渔船，变成了五条。
punchline/summary > 支书说，再数数，说不定明年得把脚趾头也用上。

## 公众号长文｜n｜identity
hook > 写给第一次带父母坐飞机的你
point > 出门前一晚，替他们把身份证拍一张照，存你手机里，他们会找错口袋的，一定会。
point > 安检的时候站在他们前面，先做一遍，别催，他们解皮带时会不好意思。
point > 靠窗的位置给妈妈，她会假装不想看。
point > 起飞的时候耳朵堵，给一颗硬糖，告诉他们张张嘴，别说“没事的”，他们怕的就是不知道有没有事。
point > 飞机餐不好吃，也让他们吃完，他们会把小勺子收起来，你就当没有看见。
point/twist > 落地后，爸爸会第一个站起来，然后在过道里等上十几分钟，你陪他站着。
punchline/summary > 小时候他们牵你过马路，也从来没有嫌你慢。

## 公众号长文｜n｜trend
hook > 十二月，北方的羊肉又上桌了，聊聊那碟被忽略的韭菜花
context > 立冬以来，后台关于蘸料的提问有两百多条，今天一并回。
context/feature > 韭菜花酱，用的是秋天开白花的韭菜，连籽一起捣碎，加盐、加姜、有的加梨。
evidence/context > 五代的时候有个叫杨凝式的，午睡醒来有点饿，有人送来韭花配羊，他高兴得写了封信，就是《韭花帖》。
why > 为什么配羊？它的辛能压膻，它的鲜能提肉，一物降一物。
how > 自己做并不难：一斤花，二两盐，半个梨，石臼最好，没有就刀剁，装瓶留一指空，放七天。
point/how > 千万别用料理机，铁刀高速一打，发苦发黑。
punchline/summary > 一千多年前让人写信的味道，其实就在你家冰箱的第二层。

## 公众号长文｜-｜loss
hook > 旅行社门市的押金条弄丢了，你的五千块可能真的要不回来。
context/pain > 上个月，读者林女士报名东欧团，因为腰椎手术去不了，退款时被告知“凭条退”。
pain/agitate > 条子压在洗衣机里，成了纸浆，门店说没有办法。
question > 这钱，究竟能不能退？
solution/point > 能，合同关系不靠一张条子证明，转账记录、聊天截图、录音都可以。
how/point > 第一步，发书面的退款申请，微信也行，写清楚日期、金额、原因。
how/point > 第二步，保留医院证明，因病取消的，只能扣实际已经发生的费用，让对方列单子。
how/point > 第三步，打12345或者到文旅的投诉平台，一般七个工作日有回音。
evidence/after > 林女士最终拿回四千一，扣掉的是签证费。
save/summary > 转给家里爱报团的长辈，条子，先拍照再放包里。

## 公众号长文｜n｜dialogue
hook > “师傅，您这壶为什么不盖盖子？”“等人呢。”
context/hook > 在福州的三坊七巷后面，有一间没有名字的茶室，我坐了一下午，就因为这句话。
context > 师傅姓邱，退休前是中学的化学老师，左眼白内障刚做完手术，贴着纱布。
why/context > 他说，花茶要等，茉莉傍晚才开，你急着盖上，香气闷住了，就成了菜味。
how/context > 一窨、二窨，要窨到七八回，每一回都是等花，再把花筛掉，不留一朵。
question/context > 我问他，辛苦一夏天，最后一朵花都不见，不可惜吗？
punchline/twist > 他说，教书也是这样。
punchline/summary > 走的时候天黑了，壶盖还没盖，门外有个戴校徽的胖小子，正往里探头。

## 公众号长文｜-｜result
hook/evidence > 客诉下降七成，退房时间缩短到四十秒，这家只有五十二间房的酒店，只动了一处。
question/context > 动的是哪里？不是系统，不是装修，是前台的高度。
before > 原来的台子一米一五，客人站着，员工也站着，中间像隔了一道墙。
how/solution > 店长找木匠锯掉了四十公分，摆两把椅子，谁来了都先坐下，再给一杯温的大麦茶。
why > 人坐下来以后，心跳会慢，话会软，这是她从做护士长的姐姐那里学的。
evidence/after > 半年里，拍桌子的事从每月六七起，变成了总共一起，那一起，是桌子自己腿松了。
twist > 有同行去学，也锯了台子，效果不好，因为他们的员工还是站着。
punchline/summary > 服务的高度，往往在低处。

## 公众号长文｜n｜negative
hook > 不是所有的“非遗”，都需要被抢救
context/trust > 这个标题有点冒犯，但它出自一位传承人自己的嘴。
trust/context > 他做了四十年的鱼灯，歙县人，右肩一高一低，是常年举灯举的。
why/evidence > 他说，我们村的鱼灯从来没有快死过，你们来之前，年年都游，小孩哭着要举。
why/punchline > 需要抢救的，是没有人要的东西；有人要的，只要别去打扰就好。
evidence/pain > 前年为了配合拍摄，让他们七月游了一回，有老人不高兴，说鱼热死了。
context/after > 从那以后村里立了规矩：只在正月十五前后，外人能看，不能点播。
action/punchline > 所以，如果你想看，请挑对日子，轻一点来，鱼怕惊。

## 公众号长文｜-｜promise
hook > 读完这一篇，你大概能在超市的酱油架前，少站五分钟。
context/benefit > 我们不谈品牌，只教三个数字，它们都印在背面，字很小，但逃不掉。
point > 第一个，氨基酸态氮，大于等于零点八是特级，它代表鲜，但不代表香。
point > 第二个，钠，每十五毫升若超过一千毫克，就偏咸了，血压高的家人要留神。
point > 第三个，配料的数量，水、黄豆、小麦、盐、糖，五样打底，多出来的每一样，都可以问一句为什么。
point/twist > 需要说明的是，加了谷氨酸钠也不是毒药，只是说明它的鲜，有一部分是借来的。
summary/point > 蘸刺身，买鲜的；红烧，买色深的；拌凉菜，买淡的，不必一瓶走天下。
save/summary > 如果记不住，就拍下这一段，到货架前再看。

## 公众号长文｜n｜scene,conflict
hook/pain > 酒店说“已满房”，网上却还在卖：你的订单是怎么被挤掉的
setup/pain > 晚上九点，你拖着箱子站在大堂，前台一脸抱歉：系统超售了。
agitate/pain > 附近的都满了，孩子在哭，手机还剩百分之六。
question > 明明付了钱，凭什么没房？
why/point > 因为有人在赌，赌你不来：行业里平均有百分之五到八的订单会爽约，超卖一点，房间才不空。
why/punchline > 赌赢了，是“收益管理”；赌输了，是你站在大堂里。
solution/how > 遇到这种情况，记住三句话：请安排同级或更高级的酒店，差价你们付；请出车送我；请出一张书面说明。
trust/evidence > 笔者做过六年收益经理，这三句话，我们内部手册上写着，只是不会主动告诉你。
save/summary > 希望你永远用不上，但请存着。

## 公众号长文｜-｜suspense
hook > 老伴走后，她一个人，住遍了他们当年没舍得住的酒店。
context/hook > 七十三岁的俞老师，膝关节置换过，一年出门四次，每次都订双床。
context/feature > 另一张床上，她放一件灰色的中山装，叠得方方正正。
before/context > 八九年他们蜜月补过，去北京，在王府井那家大饭店门口，拍了一张照，没进去，一晚上两百六，是两个人的工资。
after/context > 去年十月，她住了进去，把当年那张照片，靠在床头灯上。
twist/evidence > 早上铺床的姑娘没有动那件衣服，只在旁边，多放了一份早餐的请柬，写着“两位”。
testimony/after > 俞老师跟我说，我一下子就不觉得自己是一个人了。
punchline/summary > 好的酒店，大概就是能看见另一张床上的人。

## 公众号长文｜n｜result
hook > 减掉一半菜单以后，他们的翻台多了1.4次
before/context > 烟台的“小岗家常”，原来菜单十六页，一百三十八道菜，客人平均点菜用时十一分钟。
pain/before > 后厨备了八十多种料，每天下班倒掉两大桶，老板娘心疼得掉眼泪。
solution/how > 去年五月，他们把半年点单不到三十次的全部划掉，剩六十四道，一页纸，正反面。
evidence/after > 点菜快了六分钟，上菜快了九分钟，损耗从百分之十四降到了五。
twist/pain > 不满的也有，一位老客为了“焖子炒海肠”被砍，三个月没来。
solution/after > 后来他们在墙上开了块小黑板，写“想吃没有的？头一天说”，那位老客第一个写了上去。
punchline/summary > 少，不是没有，是把有的，做到随时都有。

## 直播切片｜s｜identity
hook > 刚进来的哥哥姐姐 有没有二十号以后要去三亚的 打个“去”字我看看
context > 哇 这么多 那你们今天来对了
solution/feature > 今天这个房 后海村 走到沙滩四分钟 带小厨房
benefit/desire > 早上去码头买两条石斑 回来自己蒸 不用去被人宰
evidence > 我不跟你吹 镜头给到 这个是今早我自己拍的窗外
action > 三晚连住的 一号链接 我数三二一 上五十单
trust/action > 拍到的别退 随时能改期 过期不用自己退给你

## 直播切片｜n｜dialogue,question
hook/question > “主播这个鱿鱼干会不会很硬？”来，这位叫“晚风”的家人问得好
twist/context > 会硬，干的哪有不硬的，硬得能敲门
how > 您听我说怎么弄：小苏打一勺，温水，泡三个钟头，冲干净，再泡一个钟头
evidence > 我这碗是泡好的，你看，厚了一倍，掐一下，弹回来的
feature > 阳江的，没去皮，吊晒，中间这根软骨还在
how/benefit > 爆炒也行，剪小了煲汤也行，汤是奶香的
action > 二号链接半斤，拍两件我给您补一包虾皮

## 直播切片｜-｜suspense
hook > 都别走啊，都别走，七点整我要开一个坛子，开坏了我赔你们。
context > 这坛子埋了五年，我爸埋的，里头到底成没成，我也不知道。
context/setup > 成了，满屋子香，不成，就是一坛酸水，咱当个笑话看。
action > 想要开坛第一勺的，左上角关注点一下，福袋里抽五位。
evidence/context > 好，泥封敲开了，荷叶……荷叶还是绿的，家人们！
testimony/evidence > 我先闻啊……哎哟，我的妈，我眼泪都要出来了，是杏子味的。
action > 只有六十斤，一斤装，上链接，手快的有。

## 直播切片｜s｜promise,number
hook > 三样东西 我今天一块儿给你 你算算值不值
feature/point > 第一样 六寸巴斯克 我们自家马斯卡彭做的 单卖七十九
feature/point > 第二样 一百克的烟熏奶酪条 孩子写作业嘴里叼着那种 单卖三十二
feature/point > 第三样 冰袋和泡沫箱 别小看这个 冬天你不用怕压坏
advantage/action > 加一块儿一百一十一 今天多少 六十九块九
action > 库存我让后台放八十 倒计时 五 四 三
action/summary > 没抢到的扣“没” 我看看能不能再跟牧场磨十单

## 直播切片｜n｜pain
hook/pain > 谁家停车费一个月五百还找不着位的？扣个“惨”
agitate/pain > 我看看，惨惨惨……哎，这位说他停小区外面被划了两道
solution > 我们这个停车包月，商场地下三层，一百八，夜里七点到早上九点
benefit/context > 适合谁？白天开车上班、晚上回来没地方放的
trust/feature > 车位有摄像头，保安老徐三班倒，我们签合同的
twist/feature > 白天不能停啊，白天要给商场的客人，这个说在前头
action > 一共三十二个位，已经去了十九个，点小房子

## 直播切片｜-｜question
hook/question > 来，考考大家，一斤大黄鱼，野生的和养的，差多少钱？
context > 有说五倍的，有说十倍的，还有说一百倍的，哈哈，这位姐是懂的。
trust/context > 真正的野生，年底三千往上，我今天卖不起，你也别信谁九十九能卖给你。
solution/feature > 我今天卖的就是养的，但是深水网箱，流水大，鱼一天到晚在游。
evidence/feature > 肚子你看，不鼓的，没有那一坨油，尾巴是长的。
benefit/how > 清蒸，葱油，蒜瓣肉，一家三口一条正好。
action > 两条装，三号链接，顺丰冷链，明天到杭州，后天到武汉。

## 直播切片｜s｜promise
hook > 我话放这儿 今天在我直播间买博物馆年卡的 一年省你三百块
evidence/advantage > 单次票六十 一家三口去两回就三百六了 年卡才一百九十九 两大一小
feature > 临展不另收钱 讲解打八折 有个会员专门的门 不排队
benefit > 下雨天没地方带娃 就去呗 有暖气 有厕所 有小卖部
testimony/evidence > 评论区有个妈妈说去年去了二十七次 哎呀 你这个办得真值
action > 扫脸绑卡 今天买今天能用 来 倒数了
trust/action > 不住本市的就别拍了 用不上

## 直播切片｜n｜result
hook/evidence > 战报给大家念一下，开播四十分钟，羊蝎子锅出了一千零六十份
context > 谢谢谢谢，后厨已经在骂我了
feature/solution > 新来的不知道是啥哈，三到四人餐，一锅羊蝎子六斤，配四样菜一份手擀面
evidence/feature > 称给你看，不带汤，五斤九两……行，我让他再搁一块，六斤一两
benefit/desire > 骨髓拿吸管嘬，嘬完下面，冻得手凉的时候吃一顿，从脚底板往上热
feature/trust > 全城五家店都能用，不用预约，元旦能用，除夕不能用
action > 要吃的趁现在，十点恢复原价，我没有权限改的

## 直播切片｜-｜counter,suspense
hook > 先别下单，先别下单，我求你们先听我说完这个酒的缺点。
point/twist > 第一，它酸，空腹喝胃不舒服的，别买。
point/twist > 第二，它没有好看的盒子，就一个纸箱，送领导的，别买。
point/twist > 第三，开了三天内要喝完，一个月抿一口的，也别买。
twist/solution > 那剩下的人呢，爱配饭，爱配炸鸡，爱配火锅的，这就是给你酿的。
testimony/evidence > 我老婆就是陕西人，拿它配凉皮，说跟冰峰打个平手。
action > 好，现在链接开了，想清楚的拍，一箱六支，包邮到家门口。

## 直播切片｜s｜scene
hook/context > 给大家看一眼我身后 现在零下二十一度 雪乡 刚下完
feature/evidence > 屋檐上那个雪蘑菇 看见没 能有半人高 灯笼一照 红扑扑的
feature/solution > 我这个团 哈尔滨出发 两天一晚 住的就是我后面这个炕
feature > 炕是烧柴的 上半夜烫屁股 下半夜正好 被子是新弹的棉花
feature/trust > 车是二十座的考斯特 雪地胎 司机老赵 方向盘摸了二十六年
trust > 没购物 没自费 马拉爬犁你要坐 自己掏八十 我不抽成
action > 元旦前一口价 一人四百九十八 小黄车第一个
benefit/action > 怕冷的也别光看 大棉裤我们店借 不要钱

## 直播切片｜n｜negative
hook > 不是啥人都适合吃我这个辣酱的哈，我先劝退一波
point/context > 有痔疮的、刚做完肠镜的、喂奶的，出门左转
context > 剩下的家人们，咱们慢慢聊
feature/how > 石柱红、满天星、灯笼椒，三样椒，各管各的：香、辣、色
how/evidence > 看锅里，我是用菜籽油一瓢一瓢浇，浇十二瓢，别人一锅熬
benefit/evidence > 浇的好处是每一片椒都是酥的，你咬得出声，来，收音，咔嚓
testimony > 上一场的老铁回来打卡了，“半个月胖了四斤”，对不住啊
action > 两百克一瓶，三瓶起，拍

## 直播切片｜-｜trend,loss
hook > 家人们，今天十一月二十九，离圣诞还有二十六天，孩子的研学营，今天不定真没了。
why/context > 为什么急？因为馆里一天只批四十个孩子，考古探方就那么大。
feature/solution > 一天的营，早九点到下午四点，自己挖、自己刷、自己拼，拼好的罐子带走。
trust/feature > 四个孩子一个老师，老师是学考古的研究生，不是兼职的导购。
benefit > 孩子回去能写一篇作文，您不用逼。
trust/feature > 七岁以下不收，手上没劲，哭了没人哄得住。
action > 两百六十八，含午饭和保险，日期在链接里选，选好别改。

## 直播切片｜s｜dialogue,result
hook/testimony > 给大家念一条私信啊 “主播 你家的浆水我收到了 我爸喝了一口 说这是他妈的味道”
context/agitate > 我念的时候我都起鸡皮疙瘩
solution/feature > 就是我手里这一瓶 天水的浆水 包菜和芹菜 酸是自己长出来的 没兑醋
how > 葱花干辣椒呛一下锅 倒进去 滚了浇面 五分钟
benefit > 热得吃不下饭的 应酬多了肚子胀的 来一碗 顺的
feature/trust > 有点浑 有点沉底 那是活的 不浑的才要问问
action > 三斤装两瓶 在外面的甘肃娃 给你留了两百份

## 直播切片｜n｜conflict,suspense
hook/pain > 运营在镜头后面跟我摆手，说这个价不能上，我偏要上，今天我做主
trust/context > 我是这家酒楼的老板，我爸留给我的，我有股份的哈哈
feature/solution > 年夜饭，十人桌，十四道菜，大堂的，不是包厢
trust/feature > 菜单打在屏幕上了，有花胶鸡、有盆菜、有清蒸海斑，你截图，少一道你找我
benefit/desire > 你妈一年就这一天不用进厨房，让她坐着，嗑瓜子，看春晚
feature/twist > 两轮，五点一轮，七点半一轮，五点的便宜三百，爱热闹的选晚的
action > 定金两百，八号链接，运营你别瞪我，上！

## 直播切片｜-｜loss
hook > 听我说，还在票贩子手里买轮渡票的，你一个人至少多花了三十五。
why/agitate > 他是先拿实名抢一个，再临时改签，改不了的时候，你就在码头哭。
evidence/agitate > 上礼拜两个大学生，票是真的，名字是假的，没上去船，箱子都托运走了。
solution/trust > 我们是船公司自己的号，蓝V，点头像能看见营业执照。
feature > 出来的码是您自己的身份证，船停航自动退，不用打电话。
feature/action > 早上七点二十那班还有六十三张，下午的多，慢慢挑。
punchline/summary > 不买也行，记住一句话，票上的名字得是你。

## 直播切片｜n｜contrast,question
hook > 来，左边一盘，右边一盘，都是“雪花牛”，我不说，你们猜哪盘是合成的
context > 扣1的左边，扣2的右边……哇，打起来了
evidence > 揭晓之前，我拿手撕，左边的顺着一丝一丝，右边的，一掰就断，像饼干
twist/evidence > 右边的是拼的，吃是能吃，就不该卖这个价
feature/solution > 左边的是我店里的，龙江和牛，M5，每盘二百克
benefit/how > 涮八秒，捞，什么都别蘸，嚼着是甜的
action > 双人套餐一百七十六，含两盘，周末通用，链接在上面

## 直播切片｜n｜identity,pain
hook/pain > 有没有跟我一样，痔疮手术做完还要跑滴滴的师傅？我今天这个坐垫就给你看看
trust/context > 我是开网约车的，兼职播一会，嘴笨，不会喊
feature > 中间这块是空的，荞麦壳填的，不是海绵，海绵两个礼拜就塌
evidence > 我用了七个月，你看，这个印，没塌
benefit > 一天十来个小时，尾巴骨不顶得慌
twist/trust > 治不了病啊，该换药换药，该坐浴坐浴
action > 四十六块，我自己也是花钱拿的，赚您五块，要的下边点

## 带货口播｜n｜negative,identity
hook > 招一个会聊天的前台，不会英语也没关系
context/solution > 我们在平遥古城南门，十四间房，三只猫
feature/solution > 干的活：办入住、记猫粮、下雨帮客人收被子
feature/solution > 上四休二，早班七点，晚班到十点，晚上有人替，不熬夜
feature/benefit > 底薪四千三，满房有奖，住店里单间，有独卫
testimony/evidence > 上一个姑娘干了三年，去年嫁给了住店的客人，走的时候哭成一团
twist/point > 怕猫的、怕冷的（冬天院子里真冷），想清楚再来
action > 加微信请备注“前台”，先聊十分钟，聊得来再见面

## 带货口播｜-｜number
hook > 十二平米，两个人，一天四百碗，我们的面窗口想开到你的城市。
context/trust > 总店在襄阳，卖了二十三年牛杂面，去年才想明白，店不用大。
how/feature > 汤和牛杂由中央厨房做好发货，窗口只管煮、浇、递，新手三天上手。
evidence > 现有二十六家，开满一年的十九家，其中十六家盈利，三家关了，关的原因我们写在招商手册第九页。
feature/point > 投入大约十一万，设备五万二，加盟费三万，其余是首批料和押金。
trust/twist > 我们不承诺回本时间，谁跟你打包票，你就离谁远点。
action > 欢迎先来总店站一个早高峰，管两顿面，不收考察费。

## 带货口播｜s｜pain,identity
hook/pain > 开茶馆的老板们 是不是房租一天三百 进来的人一天三个
agitate/pain > 茶叶囤着 茶具落灰 小妹天天刷手机
solution > 我们不叫你换招牌 就往你店里放一面墙 文创加冷泡
feature/how > 货我们铺 卖多少结多少 卖不动的三十天一换
evidence > 苏州平江路那边谈了七家 平均一个月多了六千来块
benefit > 等于一面墙给你顶半个月房租
action > 店在景区或者大学边上的 优先 发个定位加三张照片给我

## 带货口播｜n｜counter,negative
hook > 我们不招“能吃苦”的厨师，我们招能准时下班的
why/pain > 后厨累垮过三个人，一个腰椎滑脱，一个静脉曲张，一个不干了去开挖机
solution/how > 所以从今年起：两班倒，每班七个半小时，凉菜热菜分开
feature/solution > 岗位：砧板两名、烧腊一名、面点一名
feature/benefit > 砧板七千起，烧腊九千，面点看手艺，过了试用就买社保
evidence/feature > 厨房有空调，有，真的，二十六度，可以来看
action > 地点：佛山顺德大良，试工半天给两百，带自己的刀来

## 带货口播｜-｜question
hook/question > 您的闲置老宅，一年能给您带来什么？
context/pain > 我们走了皖赣交界的四十个村子，见过太多锁着的门，梁是好梁，漏了没人管。
solution > 我们的办法是：您出房，我们出钱修，前十五年我们经营，之后整栋还给您。
trust/feature > 修缮方案您签字才动工，祖宗牌位不挪，堂屋不改。
benefit/feature > 第一年起，每年付您保底的租金，另加百分之八的营业分成。
evidence/trust > 婺源的两栋、祁门的一栋已经开业，户主的电话我们可以给，您自己去问。
twist/point > 产权有纠纷的，兄弟之间没谈好的，请先商量，我们不掺和。
action > 有意者，请打电话找陶经理，傍晚打，白天他在山上。

## 带货口播｜n｜promise
hook > 三个月，让你从不会摇杯子到能独立看一个吧台
context/feature > 长沙解放西，招学徒四名，男女不限，二十到三十二岁
how > 第一个月切冰、擦杯、背酒；第二个月站边台；第三个月自己写一张酒单
feature/benefit > 学徒期不交学费，我们给三千五，包一顿夜宵
evidence > 前面六期出来二十二个，五个自己开了店，有一个拿了华南区第三
twist/trust > 要说清楚，凌晨三点下班，肝不好、神经衰弱的，别来受这个罪
action > 来店里点一杯酸的，喝完告诉我为什么酸，就算面试

## 带货口播｜s｜scene
hook/context > 想象一下 早上推开窗 底下是梯田 云在你脚脖子上
context/solution > 元阳 我们在这儿有八间房 现在找一位管家 夫妻也行
feature/solution > 做三件事 做早饭 接电话 带客人走田埂
benefit/feature > 两口子一个月八千二 房子吃饭全包 一年回家两趟路费报
feature > 有wifi 有信号 快递三天一趟 看病去县里一小时
twist/feature > 耐得住静 我上一个管家就是被静走的 他说耳朵里嗡嗡的
action > 会哈尼话的加五百 写封信给我 写写你为啥想来

## 带货口播｜n｜counter
hook > 先别加盟，先来我们店里偷师
why/twist > 说真的，会偷的人，大多数偷完就不想自己干了，因为太麻烦
context/feature > 我们做烤鱼，万州的法子，先烤后炖，八种味型
trust/feature > 料包你可以拿回去化验，化验不出来火候
feature/solution > 偷完觉得划算，再来谈：不收加盟费，只供料，一条鱼赚你三块二
evidence/trust > 目前一百零四家供料店，最远的在漠河，合同两页纸，没有小字
trust/feature > 方圆三公里有老店的，不给开，给多少钱都不给
action > 想来偷的，提前一天说，给你留围裙

## 带货口播｜-｜result
hook/evidence > 上一届市集，六十个摊位，两天卖了一百九十四万，最多的一个卖酱的，收摊时连样品都没剩。
context/solution > 第四届山海味道市集，明年元宵，福州海峡会展中心外广场，现在开始招募摊主。
feature > 我们要的是：自己做的、说得清来历的、能现场给人尝一口的。
feature/solution > 摊位三米乘三米，含棚、桌、两把椅子、一个插座，费用一天六百。
benefit/feature > 入选的摊主，赠一条短视频，由我们的团队到你作坊去拍。
feature/trust > 贴牌的、批发市场拿货的，审得出来，请不要勉强。
action > 报名表在公众号菜单第二栏，截止十二月二十日。

## 带货口播｜n｜dialogue,question
hook/question > “叔，您这年纪还能当导游？”能，我们就招五十岁以上的
why/context > 我们做的是老城慢走团，客人大多也五六十，小年轻走太快，他们追不上
feature/solution > 招本地人，会讲古，腿脚好，心脏搭过桥的别逞强
feature/solution > 一次两小时，一天最多两场，上午一场下午一场
feature/benefit > 一场一百八，小费归自己，下雨取消也给五十
evidence/testimony > 现在有十一位，最大的七十四，原来是邮递员，哪条巷子几块石板都知道
action > 愿意的，礼拜三下午三点，鼓楼底下，我请喝茶，随便讲一段听听

## 带货口播｜s｜trend
hook > 冰雪季马上开了 长白山脚下民宿 急招一批短工
feature/context > 十二月十五到来年三月五号 八十天
feature/solution > 铲雪两名 接站司机三名 厨房帮工两名 拍照的一名
feature/benefit > 帮工日结两百二 司机三百 会拍照会剪的三百五 都管住
feature > 炕房 四人一间 洗澡水管够 馒头管够
trust/feature > 工资周结 每个礼拜天晚上 现场发 不压
feature/twist > 司机要有本地雪地驾龄 证得A1 不是会漂移就行
action > 拖家带口不方便住啊 有意的打给小宋

## 带货口播｜n｜suspense
hook > 我们馆在找一个人，找了一年半，还没找到
context/solution > 这个岗位叫“修扇子的”
context/why > 库里有三百二十把折扇，虫蛀的、脱胶的、断骨的，排着队
feature/how > 要会劈竹、会裱、会看旧色，坐得住，一天修不了三公分
feature/benefit > 有编制外合同，五险一金，一年十五天假，月薪六千八，不高
feature > 工作间朝北，光匀，窗外有一棵枇杷
evidence/context > 来试过的有九位，手艺都好，有两位说太静，有一位说钱少，都能理解
action > 你要是认识这样的人，请把这条转给他，我们还在等

## 带货口播｜-｜contrast
hook > 去年，这个楼顶只有八个空调外机；今年，这里坐满了看日落的人。
solution/context > 现在我们把南边剩下的九十平拿出来，招一家做烤的，或者做甜的。
feature > 水、电、排烟都到位，有货梯，承重做过检测，报告可看。
evidence > 周末晚上六到九点，上楼的人数平均七百四，门口有计数器，数据给你导三个月。
feature/benefit > 不收进场费，底租和流水抽成两个取高，前两个月只抽成。
twist/trust > 刮大风要停，一年大概停二十天，这个亏，咱们一人一半。
action > 想看场子的，挑个有太阳的下午四点来，保你上头。

## 带货口播｜n｜conflict
hook/pain > 家里人说进厂稳当，朋友说学门手艺，你要是正纠结，看看我们这个
solution/context > 青岛海鲜市场，招杀鱼学徒三名，不是开玩笑，正经带
why/evidence > 全市能把河鲀、鳗鱼、比目鱼拆明白的，不超过六十个人，平均年龄五十一
how/feature > 师傅一带一，先练三个月小鱼，过了再上大的
benefit/feature > 头半年四千，出徒按条算，手快的一月一万二
testimony/evidence > 我徒弟小辛，二十三，自考的本科，现在给三家日料店供料
twist > 手上会有味，对象要提前说好哈
action > 晕血的别来，不晕的直接来摊上，找戴红帽子的

## 带货口播｜s｜loss
hook > 你家鱼排边上那间看守房 空一晚 就少三百八
context/evidence > 宁德三都澳 我们数了 能住人又没住人的看守房 一百七十多间
solution > 我们把它做成“海上一间” 你不用懂网络 订单我们来 卫生我们教
feature/how > 床 被子 太阳能灯 救生衣 我们垫钱 从分成里慢慢扣
evidence > 头一批十二户 国庆七天 平均每户收了四千六
benefit > 鱼照养 人照睡 客人钓到了还得找你媳妇加工
trust/feature > 证不全的 我们帮你去跑 跑不下来的就不能做 安全第一
action > 想报名的 码头小卖部找阿彬 拿表

## 带货口播｜-｜dialogue
hook/testimony > “我以为加盟就是交钱，没想到他们让我先洗了半个月的葡萄。”这是我们绵阳店主的原话。
context > 我们做手工冰粉和醪糟，二十四家店，二十四个店主全洗过葡萄、搓过石花籽。
why > 不是折腾人，是你没搓过，就不知道什么叫手感，什么叫偷懒。
how > 流程四步：线上聊，进店干十五天，双方打分，再签字。
evidence > 去年报了三百一十个，留下来十一个，这十一个，没有一个关的。
feature/trust > 费用九万八，全部列在单子上，多收一分您去告我。
action > 心急的朋友，我们可能不合适；不急的，先寄一份冰粉给您尝尝。

## 带货口播｜n｜pain
hook/pain > 旅游大巴师傅，一年跑两百四十天，回家孩子都不认得？
solution > 我们是景区内的摆渡车队，早八晚六，天天回家吃饭
feature/solution > 招司机十五名，B1以上，五十八岁以下，没有重大事故
feature/benefit > 固定六千五，安全奖八百，旺季有加班费，下雪停运发半薪
feature > 都是电车，自动的，腿不累
twist > 坏处是路线就八公里，来回开，烦，师傅们都说烦
testimony > 老鲁干了两年，说烦是烦，闺女会背我手机号了
action > 带驾驶证、体检单，到游客中心二楼

## 种草笔记｜n｜scene
hook/context > 外面下雨，锅里咕嘟，屋里就我和一只打呼噜的狗。
context > 开门第六年，头一次希望晚点来客人，哈哈
feature/solution > 今天是菌汤，昨天下午从南华背回来的，牛肝菌、鸡油菌、还有几朵松茸，不多
feature/how > 煮够二十五分钟才给吃，谁急都没用
testimony/evidence > 我自己先喝了一碗，坐了一会，没看到小人，放心🍄
action > 就六锅，想来的私我，报人数

## 种草笔记｜-｜dialogue
hook/question > 儿子：“妈妈，你天天卖酒，你是不是坏人？”
context/point > 我愣了五秒，说，妈妈卖的是葡萄睡了一觉以后的样子。
context > 他想了想，那我睡一觉，会不会也变成酒？
punchline/twist > 会的宝贝，会变成老酒🍷
solution/feature > 好啦，说正事，今年的新酒装瓶了，标签是他画的，一只戴帽子的葡萄。
action > 老客人一家两瓶，地址没换的回个“好”，换了的发我。

## 种草笔记｜s｜result
hook > 满房啦满房啦！！！
context > 谢谢各位 十二月头一个周末 全满 连我自己那间都给出去了
context/twist > 我现在睡在洗衣房 挺暖和 烘干机旁边 哈哈哈
testimony/context > 刚才有个客人端了碗热汤给我 说老板你也不容易
action/solution > 下个周末还剩两间 靠竹林那头 朋友们赶紧的
punchline/action > 不用抢 抢不到来洗衣房陪我

## 种草笔记｜n｜pain
hook/pain > 年底了，谁的应酬把胃搞得火烧火燎的，举手🙋
solution > 我妈每天早上熬一锅小米山药，店里免费喝，不买东西也能喝
why > 她以前在食品厂上夜班，胃出血过两次，最见不得别人空着肚子赶路
feature/how > 七点到九点半，一次性杯子，自己舀，带保温杯更好
benefit > 舀完暖暖手再去挤地铁，不差这三分钟
action/punchline > 唯一的要求：跟她说声谢谢，她耳朵不好，大声点

## 种草笔记｜-｜counter,suspense
hook > 今天劝退了一单，客人要订两桌，我说别来。
why/context > 她说是给奶奶过八十大寿，我家在二楼，没电梯，楼梯陡得像梯子。
context/solution > 我把楼下老吴家的电话给她了，菜没我好，但是有坡道。
context/twist > 挂了电话我媳妇说我傻，六百块呢。
twist > 晚上她让人送来一个寿桃，说奶奶让分你一个。
punchline/summary > 生意没做成，桃子很甜。

## 种草笔记｜s｜suspense,number
hook > 九百九十九 就差一个
context > 我这个小茶摊 从去年三月三摆到今天 接待了九百九十九拨人
context/evidence > 有求婚的 有分手的 有来躲雨的 有一个是走错了的
question/action > 第一千拨 谁来
feature/action > 来了免单 再送一把我自己掐的小壶 歪的 但是能倒水
action/summary > 今天下午都在 老地方 大榕树下

## 种草笔记｜n｜trend
hook > 初雪！！北京初雪！！故宫角楼那边已经站不下了！！
solution/context > 别挤了，听我的，来我们胡同这个院子
feature > 屋顶是灰的，柿子是红的，还留着六个没摘，专门等雪
evidence > 现拍，没加滤镜👇
feature/solution > 热黄酒加姜丝，四十八一壶，烤白薯送的
action > 院子小，坐十四个人，来之前吱一声

## 种草笔记｜-｜suspense
hook > 今天收到一个包裹，没写寄件人，打开我就哭了。
context > 里面是一双手织的毛线袜，还有三百块钱。
context/why > 纸条上写：三年前在你车上吐了，没赔洗车钱，那会儿真没钱。
context > 我开了十五年车，吐过的人太多了，想破头也没想起来是谁。
after/context > 不管你是谁，袜子我穿上了，刚好。
punchline/action > 三百块我放在车上，下一个没带钱的，免了🚕

## 种草笔记｜n｜identity
hook > 致我通讯录里的各位“等有空就去”的朋友
pain/context > 你们说了五年了，我这院子的葡萄架都换过一茬
solution/context > 今年腊月，我专门留了三天，不对外，只接熟人
feature > 有烤全羊（我烤），有露天电影（我放），有难听的歌（也是我）
feature/action > 一分钱不要，带张嘴，带条厚裤子
action > 接龙吧，写名字，写几个人，不写的我就打电话骂

## 种草笔记｜s｜negative,counter
hook > 我不做双十二 别问了
why > 我家就一个人一口缸 一天出四十瓶酱 打折了我还是四十瓶
why/context > 平时啥价 那天还是啥价 免得老顾客吃亏
twist/feature > 不过那天下单的 我多塞一包炒黄豆 就是喜欢大家
context/summary > 我嘴笨 就这意思
action > 要的排队 已经排到十二月十九号了 谢谢体谅🙏

## 种草笔记｜n｜question
hook/question > 有没有人家里有不要的旧毛巾？
why/context > 我们码头的救助站来了七只小海豹一样的……不是，是七只小狗，妈妈被车碰了
context > 船上的大哥用鱼汤泡饭，它们吃得肚子圆滚滚
pain > 就是缺垫的，晚上海风大，抖
action > 毛巾、旧床单都行，送到渡口售票处，找我
action/benefit > 送来的，下回坐船我请你坐驾驶舱吹风🚢

## 种草笔记｜-｜contrast
hook > 左：开业第一天的我，头发三七分。右：今天的我，三七分还在，头发不在了。
context/evidence > 整整十年，修过四十一次马桶，哭过三次，笑过无数次。
evidence/context > 抽屉里有二百六十张客人寄来的明信片，最远的是挪威。
twist/context > 上个月体检，甲状腺有个结节，医生说，少生气。
context/twist > 所以从今天起，差评我不回了，我去浇花。
action > 十周年，住一晚送一晚，不限熟人，随时来骂我。

## 种草笔记｜n｜promise
hook > 今晚八点以后来的，每桌送一份我新研究的烤豆皮，不好吃我当场唱《征服》
feature/how > 豆皮卷了折耳根、香菜、酸萝卜，刷的是腐乳汁
testimony/evidence > 试吃了八个人，七个说行，一个说折耳根狗都不吃（我老婆）
feature/twist > 不吃折耳根的可以换韭菜，我理解你们
feature/context > 炭刚点上，风是往河那边吹的，不熏人
action > 老位置，幸福桥下，今天不下雨

## 种草笔记｜s｜dialogue,result
hook/testimony > “老板 你家的床让我想起外婆家” 今天客人发来的 我截图了
context/why > 那张床是我外婆的 陪嫁 老榆木 一百零几年了
context/why > 别人劝我换席梦思 我没换 就换了个新褥子
feature/twist > 翻身会吱呀一声 我跟每个客人都说 介意就换别的房
testimony/punchline > 吱呀一声 有人嫌吵 有人听哭了
action > 这间叫“阿婆” 一百九一晚 冬天加个汤婆子

## 种草笔记｜n｜suspense,scene
hook/context > 昨晚风大，鱼排断了一角，跑了三千多条鲈鱼😭
context > 我在海上喊了一夜，没有一条理我的
pain/agitate > 算了算，九万块，一年白忙
twist/context > 早上七点，隔壁几家划着小船来，一人一筐，往我网箱里倒，说你先养着，养大了还
context/punchline > 我这个人不会说话，就在这里说一声，谢谢
action/punchline > 明年谁来我这买鱼，都多给一条

## 种草笔记｜n｜conflict
hook/pain > 我老公要把院子里那棵桂花砍了停车，我要留着做酒，冷战第二天
why/context > 他的理由：客人一直抱怨没地方停，差评三条
why/context > 我的理由：这棵树比他岁数大，而且不打呼噜
action/question > 各位评评理，留树的点赞，停车的评论
context/twist > 先声明，公公站我这边，已经搬了把椅子坐在树底下了😂
action/benefit > 不管谁赢，桂花酒十二月十五开坛，点赞的都有份

## 种草笔记｜s｜scene
hook/context > 刚送完最后一趟 停在盘山路口 底下全是灯 像撒了一把米
context > 跑旅游包车的第九年 三百二十天在路上
context > 今天车上坐了个小姑娘 一路拿本子写 我问写啥 她说写您开车的样子
testimony/twist > 下车她把那页撕给我 我没看懂几句 最后一句看懂了 他把我们都当瓷器
punchline/context > 行 就冲这句 明天再洗一遍车
action > 元旦三天还有一天空 六座 要走亚丁的吱声

## 种草笔记｜n｜result,counter
hook > 烧烤店转让成功🎉 不是倒闭，是我要去读书了
context > 三十四岁，考上了夜大的食品检验，谁敢信
why > 起因是有客人问我，你这个肉里亚硝酸盐多少，我答不出来，脸红到脖子
context > 接店的是我的小工阿良，手比我快，嘴比我甜，就是爱多放盐，你们盯着他
context/summary > 谢谢这七年，你们吐在我门口的，我都洗干净了
action > 最后一晚，本周六，啤酒我请，串你们付

## 非营销｜n｜none
solution/hook/context > 关于暂停三号楼热水的通知
why/context > 因锅炉水垢检修，12月2日上午9:00至下午4:00，三号楼不供热水
solution/point > 涉及房间：3101至3318，共四十八间
how/solution > 需要洗澡的客人，可持房卡到一号楼健身房淋浴间
how/point > 前台请逐一电话告知在住客人，并做好登记
summary > 给您带来不便，请谅解。工程部

## 非营销｜-｜none
context/hook > 时间：11月26日下午两点；地点：二楼茶室；参加的人：老姚、阿美、厨房两位、我。
point > 一、上个月剩菜还是多，尤其是酸菜和豆芽，决定每天分两次备料。
point > 二、阿美提出外卖盒漏汤，投诉五个，同意换成带卡扣的，贵一毛二。
point > 三、厨房的灭火毯过期了，老姚周五之前买。
point/pain > 四、关于过年放几天，没有定下来，有人要七天有人要十天，下回再议。
action/how > 请各人把自己能上班的日子写在门后的纸上。
summary > 散会时间三点十分。记录：小满

## 非营销｜n｜none
solution/hook/context > 清炖狮子头（四人份）
solution > 五花肉一斤二两，肥四瘦六；荸荠五个；蛋清一个；小青菜一把
how > 肉切成石榴籽大小，不要剁成泥
how > 加葱姜水、盐、蛋清，顺一个方向搅，搅到能挂在勺子上
how > 手上蘸点淀粉水，团成拳头大，左右手来回摔十几下
how > 砂锅水微开时下锅，上面盖一片白菜叶，小火三个小时
point/twist > 全程不要大滚，会散
summary/how > 出锅前放青菜心，两分钟

## 非营销｜s｜none
hook/context/solution > 各位摊主注意一下 明天早上市场消毒
solution/how > 三点到五点半 所有活鱼池要盖好 氧气不能停
how/point > 干货摊的把布放下来 别沾了药水
point > 电子秤自己收 坏了市场不赔
action/how > 五点半以后听广播再进来
summary > 没来得及看到的互相说一声 管理处

## 非营销｜n｜none
solution/hook/context > 12月讲解员排班说明
solution > 本月共六十四场，周一闭馆不排，25日、31日各加一场夜场
how/point > 夜场由陆老师、小戚承担，第二天上午轮休
point > 嗓子不适的同事提前一天找值班主任调，不要当天换
point > 新来的三位先跟讲十场，跟满由组长签字
why/context > 上月有观众反映语速过快，请把每场控制在七十到八十分钟
summary > 排班表贴在休息室门背后

## 非营销｜-｜none
hook/context/solution > 今天试做了豌豆黄，记录一下，给后面的人用。
solution > 去皮干豌豆一斤，白糖四两半，水四斤，碱面一小撮。
how > 豌豆泡六个小时，加碱煮到开花，撇沫，约一小时十分钟。
how > 过细罗两遍，第一遍用勺背压，第二遍用刮板。
how > 回锅加糖，小火不停推，推到木铲上的浆落下去能堆住、不马上平。
pain/evidence > 第一锅推得不够，冷了切不成块，成了粥。
how/summary > 倒进抹了水的方盘，凉透，冷藏一晚，切四公分小块。

## 非营销｜n｜none
solution/hook/context > 致各位租户：春节期间停车场收费调整
why/context > 春节七天临时车辆多，去年初三堵到了马路上
point/solution > 除夕至初六，月卡车辆照常，每户限一台，第二台按次收十五元
point/solution > 货车请走西门，限高二米四
how > 月卡未录车牌的，请于1月20日前到岗亭找老魏补录
action/summary > 有疑问打物业前台，分机 8006

## 非营销｜n｜none
hook/context > 产区合作社例会纪要（第11次）
context > 到会社员二十九户，请假四户，主持人：社长
point > 1. 埋土工作：已完成八成，北坡三户缺人手，由互助组周四去帮
point/evidence > 2. 今年收购价：赤霞珠五块六，霞多丽六块二，比去年低三毛，社长作了解释
pain/setup/point > 3. 马家兄弟提出糖度测得不准，决定明年起双方各测一次，取中间数
point > 4. 滴灌管老化，申请的补贴还没批，先不换
action/point > 5. 剪枝培训：2月中旬，请农校的老师来，务必到
summary > 会议持续一小时五十分，会后领取了劳保手套

## 非营销｜s｜none
solution/hook/context > 姜母鸭 我阿嬷教的 写下来怕忘
solution > 番鸭一只 母的 三斤多 老姜一斤 麻油半碗 米酒一瓶
how > 姜不去皮 拍扁 麻油冷锅下去 慢慢煸 煸到边上卷起来
how > 鸭块不焯水 擦干 直接下 炒到出油 皮有点黄
how > 酒倒进去 不盖 让酒气跑一跑 再放冰糖 酱油 一点点八角
how > 转砂锅 小火 一个半钟头 中间翻两次
point/twist > 不要放水 一滴都不要
summary > 煮好了门口都闻得到

## 非营销｜n｜none
solution/hook/context > 【停航通知】
why/context > 受冷空气影响，今晚起海面阵风九级
solution > 11月30日至12月1日，本岛往返全部班次停航
how/solution > 已购票的旅客，票款三个工作日内自动退回，无需到窗口
how/point > 滞留在岛上的旅客，可到小学体育馆登记住宿，有热水和被子
point > 需要透析、用药的，请立即告诉岛上卫生院，会安排救护艇
action/summary > 复航时间看渡口广播和本号，请勿听信传言，勿租小船

## 非营销｜-｜none
solution/hook/context > 厨房交接：本人从下周一起休产假，由小柏顶我，下面几样写清楚。
point/solution > 冰箱一号放生的，二号放熟的，三号下层那个蓝盒子是员工餐，别混。
point/how > 老卤每晚烧开，不盖严，留一根筷子缝，礼拜天过滤一次。
point > 供货的，鸡蛋找老冯，豆腐找西街，月底结，现金的那家是卖葱的。
pain/point > 左边第二个灶打火不灵，用长点火器，手别伸进去，我被燎过眉毛。
point/how > 过敏的客人：周三来的那位戴毡帽的，花生一点都不行，碗要单独洗。
summary > 有事随时打我，半夜也行，反正我也醒着。

## 非营销｜n｜none
solution/hook/context > 研学活动家长须知
solution > 时间：12月6日早8:10，北门集合，下午4:30原地解散
how/point > 穿运动鞋、旧外套，会弄脏，不要穿白的
how/point > 自带水壶和饭盒，馆里提供热的午饭，不含猪肉的请提前说
point > 有哮喘、癫痫、鼻出血史的孩子，把药交给带队老师，写清用量
point/why > 不用带手机，去年有两个孩子掉进了探方里，是捡手机掉的
action/summary > 临时不能来的，5日晚七点前在群里说

## 非营销｜n｜none
hook/context/solution > 客房部晨会记录 11/28
point/evidence > 昨日出租八十六间，退房五十一间，查房漏报两处：1207 浴巾少一条，0915 地毯有烫痕
point/pain > 0915 的客人不承认，已拍照，转前厅处理
how/point > 新来的床旗容易掉毛，铺前先抖，不要拍
point > 月姐腱鞘炎，这周只查房不铺床，大家分担一下
action/point > 布草车轮子响的，今天中午前报修
summary/solution > 表扬：小邱捡到金手镯一只，已归还

## 非营销｜s｜none
solution/hook/context > 酒酿圆子 店里早餐版 二十人份
solution > 酒酿三斤 小圆子四斤 桂花一小罐 鸡蛋八个 枸杞抓一把
how > 大锅水烧开下圆子 拿勺背推 别粘底
how > 浮起来再煮两分钟 关小火
how > 酒酿这个时候下 不能早 早了会酸
how > 藕粉调半碗水 慢慢淋 看着稠了停手
how > 蛋液转圈倒 等五秒再搅
point/summary > 保温桶里最多放一小时 不然圆子化了 有小孩的桌少舀汤

## 非营销｜-｜none
solution/hook/context > 本车队自本周起，出车前增加血压测量一项，请各位师傅配合。
why/context > 上月二十一日，李师傅途中头晕，停靠及时，到医院查出是高压一百九。
how > 测量地点在调度室，早班六点半开始，测完在本子上签字。
point > 高压超过一百六的，当天不排长线，改跑市内，不扣出勤。
point > 正在吃降压药的，请把药名报给调度，车上备一份。
twist/point > 有人说丢面子，不丢的，我自己就在吃。
summary > 车队队长，十一月二十七日。

## 非营销｜n｜none
solution/hook/context > 奶酪间卫生规程（贴墙）
how/point > 1 进门换白胶鞋，踩消毒池，不能跨
how/point > 2 手洗到胳膊肘，指甲缝用刷子，戒指摘掉
how/point > 3 翻轮之前先看木架有没有绿毛，有，停，叫人
point > 4 盐水池每天测浓度，低于十八补盐，写在表上
point > 5 感冒的、手上有口子的、拉肚子的，当天不进，去贴标
point/twist > 6 不许带香水味，去年有一批真的吃出来了
summary > 谁违反谁刷地，场长也一样

## 非营销｜n｜none
hook/context > 民宿协会座谈会简记
context > 来了十七家，坐不下，有人站着
pain/point > 主要讲了三件：旺季垃圾没人收、消防要装喷淋、有两家互相压价
point/solution > 垃圾：镇上答应国庆、春节加一趟车，晚上九点
point > 消防：老房子装不了喷淋的，可以用独立烟感加逃生绳，具体等文件
pain/setup/context > 压价：两家吵起来了，会长请他们出去喝了杯茶，回来不吵了
action > 下次会在竹里那家开，请带上营业执照复印件
summary > 记录可能有漏，请补充

## 非营销｜n｜none
solution/hook/context > 凉拌海蜇头（夏季冷菜单）
solution > 海蜇头一斤，黄瓜一根，蒜五瓣，陈醋、生抽、糖、香油
how > 海蜇片薄，清水泡半天，换三次水，尝一口不咸了才行
how > 烧水到锅底起小泡，大概七十度，下去烫三秒，马上冰水
point/why > 水太热会缩成橡皮筋
how > 黄瓜拍了，盐杀十分钟，挤水
how > 醋三勺、生抽一勺、糖一勺、蒜末，拌匀，最后香油
summary/how > 现拌现吃，放久了出水

## 带货口播｜s｜dialogue,scene
hook/attention > 哎哎哎 那个穿红羽绒服的 别往前走了 前面没厕所了
pain > 我天天在这大峡谷门口看 多少人憋得脸都绿了
agitate > 缆车排一个半小时 上头还要走栈道 你算算
solution/hook > 我这个票 是优速通 从旁边那个门进
evidence/advantage > 你看现在 左边那条龙 右边三个人
benefit/desire > 省出来的一个多钟头 你在上头慢慢拍云海不香吗
action > 六十五一位 手机上买 就扫我胸口这个

## 带货口播｜n｜pain,question
hook/question > 你家炒青菜是不是也出一盘子水？
why/twist > 不是你火小，是盐放早了
how/solution > 记住，青菜断生了再调味，三十秒的事
trust > 我在渔家乐颠了二十来年的锅，手腕子都变形了
solution > 我现在连盐都不放，放这个：虾籽酱油，我们启东自己熬的
feature > 河虾的籽，五月抱籽那几天收，一年就熬两大缸
advantage > 一般的虾籽酱油是撒一撮意思意思，你把我这瓶倒过来，沉半指
benefit/testimony > 三岁小孩也肯吃菠菜
action > 想尝的先拍小瓶，十九块八

## 带货口播｜-｜scene,result
hook/after > 现在我家早上七点，一屋子安静，就听见吸溜吸溜的声音。
before > 搁从前，俩娃为吃啥能吵到迟到，我喉咙都是哑的。
solution > 靠的就是冰箱里这一排：鲜肉云吞，广州西华路老店给我们代工的。
feature > 皮薄，能看见里头的肉色，一只八克，一袋三十只。
how > 水开下，浮起来点一碗凉水，再浮起来就捞，汤包里有大地鱼粉。
evidence > 你看这个汤，我一勺油都没加，鲜得冒小泡。
feature/twist > 肉是前腿肉，有点筋，嚼得到，喜欢烂糊的不合适。
action > 三袋起发，冷链，点购物车第四个。

## 带货口播｜s｜dialogue
hook/question > “阿叔 你这个鱼露臭不臭噶” 靓女你问啱人
twist/context > 臭 开盖那下真的臭 像我后生仔打完波的鞋
twist/benefit > 但是下了锅 就变香 你信我
feature/solution > 三年的头道 公鱼和海盐 冇别的
feature/how > 晒足三个夏天 中间翻缸 我这条手臂就是这么来的
benefit/how > 炒个芥蓝 煎个蛋 滴三滴 味精可以扔了
context > 哎哟 电话 等等啊 喂 在直播呢
action > 得啦 蓝色盖那支 自己点

## 种草笔记｜n｜scene
hook/context > 凌晨落地，身上还穿着羽绒服，外面三十一度
pain/agitate > 网约车要等二十五分钟，蚊子已经开始吃我了
solution/twist > 幸好前一天加了这个接机的阿弟，举着我的名字，还写错了一个字
feature > 车里有冰毛巾、驱蚊水、一次性拖鞋，拖鞋我当场就换上了
testimony/evidence > 他没怎么说话，到了酒店才讲，姐你脚磨破了，前台有创可贴，我跟他们说好了
point/feature > 芽庄接机一般六七十，别在机场里面问，翻倍
testimony/punchline > 我的妈呀谁懂
action/save > 联系方式不能直接放，想要的看我主页第二条

## 种草笔记｜-｜loss
hook > 在景德镇只逛陶溪川的人，把最好玩的那一半丢掉了。
pain/context > 周末的集市人挤人，一只杯子三百八，摸一下摊主都看你一眼。
agitate/pain > 可我明明是来买便宜货的呀，我又不是来买艺术的！
question > 便宜又好看的到底在哪儿？
solution/point > 在雕塑瓷厂后门，星期一上午，他们清“瑕疵”。
feature > 所谓瑕疵，就是一个针眼大的黑点，或者釉薄了一点点，十块到三十块。
testimony/evidence > 我买了两个碗、一个茶海、六个酒杯，加起来一百四，背得肩周炎都犯了。
action/point > 带报纸和胶带去，他们不管包。

## 种草笔记｜n｜contrast
hook/before > 以前我爸泡温泉：五分钟，出来，坐着等我们两小时
after > 今年我爸泡温泉：两小时，催都催不出来，还跟隔壁老头约了明天
feature/why > 区别就是这家有个“下棋池”，水里放了一张石头棋盘，棋子是木头的，会浮
feature > 水不烫，三十八度，到胸口，坐的地方有靠背
feature/benefit > 每隔二十分钟有人送一杯电解质水，提醒有高血压的起来歇歇
testimony > 我爸的原话：“值，就是输了三盘。”
action/point > 丽水遂昌，门票一百五十八，六十五以上半价，记得带身份证

## 种草笔记｜s｜identity,question
hook/question > 有人跟我一样 吃蟹过敏 但是又馋得要命吗
pain/agitate > 一吃嘴唇肿成香肠 去年中秋在急诊过的
solution/twist > 直到在苏州一个素面馆吃到“赛蟹粉”
feature/solution > 就是鸭蛋黄 土豆 胡萝卜 姜末 醋 炒的 没有一点蟹
feature/testimony > 拌面端上来 黄澄澄的 我还问了三遍真没有吗
testimony/evidence > 嘴唇没事！连吃了两碗 一点事没有
twist/feature > 姜放得多 不吃姜的会皱眉头
punchline/summary > 过敏的姐妹们 我们也有今天

## 知识科普｜n｜scene,question
hook/context > 住酒店退房，前台说“要查一下房”，你站那等，几乎人人遇到过
context/pain > 可是有的店不查，挥挥手就让你走，有的店要等十分钟
question/hook > 他们到底在查什么？
point/why > 第一看人有没有忘东西，第二看有没有消费，第三看有没有坏
why/context > 大部分时间花在第一样上，说出来你可能不信
evidence > 我管过四百间房，一年捡到的假牙有十一副
why/twist > 现在不查的店，是把赔偿算成了损耗，反正比让你等着省钱
solution/how > 赶时间就提前半小时给前台打电话：我要走了，请先来看
benefit/summary > 你主动一句，十分钟变一分钟

## 知识科普｜-｜counter
hook > 生蚝不是越大越肥，巴掌大的那种，很可能只是一肚子水。
why > 个头是年岁，肥是季节，两码事。
why/point > 冬天到清明前，水冷，它存糖原，摸着鼓，吃着甜，像奶。
why/point > 五月以后它要生娃，瘦，还发腥，广东人叫“吐浆”。
how > 挑的时候拿两只对着敲，声音实的，是满的，声音空的，是水。
how/point > 壳张开了，碰一下不合的，别要，那已经走了。
point/agitate > 有慢性肝病的，生的千万别碰，海里有一种创伤弧菌，专挑肝不好的人下手。
summary > 吃蚝看月份，不看尺寸。

## 教程｜n｜pain
hook/pain > 虾线老是抽到一半断，剩一截黑的在里面，是不是
agitate > 再去划背，虾肉都划烂了，下锅一卷，难看死
how/solution > 牙签从第二节和第三节中间扎进去，注意，是第二节
how > 往上一挑，别急着扯，先挑出一个小圈
how > 一手捏头，一手拉圈，慢慢出来，头那边自然松
why > 第二节那里肠子最粗，不容易断
evidence/trust > 我一晚上弄四十斤，断的不超过十只
action/save > 关注了，下期讲怎么去虾脑不掉膏

## 教程｜-｜identity
hook > 第一次一个人住酒店的女生，进门以后请按这个顺序来。
how/point > 门先别关，箱子顶着，进去看一圈：浴室、窗帘后头、衣柜。
how/point > 没问题，再关门，上链子，没有链子就把衣架卡在门把手上。
how/point > 灯全关，拿手机扫一遍，看看有没有小红点，对着床的插座、烟感重点看。
how/point > 烧水壶先煮一壶倒掉，毛巾用自己的。
trust/benefit > 不是要吓唬你，我做安保主管九年，出事的极少，但是这三分钟能让你睡踏实。
how/point > 有人敲门说送水果，你没叫过，就打前台核实，别不好意思。
save/action > 转给你那个刚开始出差的妹妹。

## 教程｜s｜promise,number
hook > 三样东西 教你在家烤出路边摊的羊排
feature/how > 第一样 烤箱 带热风的 第二样 锡纸 第三样 一根葱
how > 羊排买肋排 不要剁 整扇的 让老板把骨膜撕了
how > 洋葱 盐 花椒水 抹上 腌一宿 别放料酒 放了发酸
how > 锡纸包严实 一百六 一个半小时 这一步是焖熟
how > 拆开 葱蘸着油往上刷 二百二十度 再来十五分钟
evidence/after > 听这个声 滋滋的 骨头一抽就出来了
how/point > 老人牙口不好 焖再加半小时
punchline/context > 我先吃为敬了哈
save/summary > 记不住的 视频多看两遍

## 剧情对话｜-｜dialogue,question
hook/question > “服务员，你们这个套餐，能不能拆开卖？”
context/setup > 问话的是个老太太，一个人，面前摆着两双筷子。
context/agitate > 服务员说对不起阿姨，双人餐，系统定的，拆不了。
context/pain > 老太太说，那我要一份，你把那一半，打包。
twist/context > 领班走过来，看了一眼那双多出来的筷子，对着机器按了半天。
twist > 端上来的时候，小票上写的是：“单人份（今日新品）”。
context > 老太太吃得很慢，走的时候，把另一双筷子擦干净，放进了包里。
after/evidence > 现在，这家店的菜单最后一页，真的有了单人份。
punchline/summary > 名字叫，一个人，也要好好吃。

## 剧情对话｜s｜conflict,suspense
hook/pain > 新来的厨师长 第一天就把老板的招牌菜倒了
setup/context > 那是一锅佛跳墙 卖八百八 老板他爸传下来的
agitate/context > 老板脸都青了 你倒的是我爹
twist/pain > 厨师长不说话 从锅底捞出一块东西 是冻了三年的鲍鱼
why/context > 老板的声音小了 说成本压不住 没办法
solution/context > 厨师长说 那就不叫佛跳墙 叫海味锅 卖一百八 我给你做得明明白白
after/twist > 一个月后 老板的爹回来吃 尝了一口 说 这才像我做的
punchline/summary > 传下来的不是名字 是良心嘛

## 剧情对话｜n｜suspense
hook/setup > 酒店503的客人，住了一百天，从不让人打扫
context/setup > 大家都在传，里面藏了东西
context/setup > 第一百零一天，他突然退房，把钥匙和一个信封放在台上
context/setup > 经理喊了保安，戴上手套，推开门
twist > 房间比刚铺好的还干净，墙上贴满了小纸条，每张是一个员工的名字
context/evidence > “给我送药的小崔”“天天问我冷不冷的电梯大姐”……一共三十七张
twist/why > 信封里写着：我是来陪护的，我儿子在对面医院做骨髓移植，今天出仓
punchline/summary > 电梯大姐蹲在地上，半天没起来

## 剧情对话｜n｜counter,suspense
hook > 我花两千块，雇人来砸我自己的摊子
context/setup > 事情是这样的，我在夜市卖铁板鱿鱼，没人
context/setup > 兄弟出主意，说搞个“仇家砸摊”，上热搜
context > 到点了，来了个大汉，拿着棍子，眼睛通红，我想，演得真好
twist/pain > 结果他一屁股坐下，说兄弟，我下不去手，我以前也是摆摊的，被人真砸过
context/twist > 他把棍子当擀面杖，帮我改了酱汁，一直弄到半夜
after > 第二天，排了二十几个人
punchline > 两千块，是我请过最便宜的师傅

## 探店｜-｜identity
hook > 糖尿病还馋甜的朋友，这家无糖点心铺我替你们去踩了。
context/trust > 我爸空腹血糖八点几，医生不让碰，他就半夜偷吃，我这次是带着血糖仪去的。
feature/evidence > 先吃桃酥，代糖是赤藓糖醇，酥是酥，凉飕飕的，像含薄荷。
feature/testimony > 再吃绿豆糕，这个好，豆香盖得住，我爸眯着眼。
evidence > 两小时以后扎手指，十点一，比平时吃完饭还低一点。
twist/why > 可是别高兴太早，面粉也是糖，他要是吃四块，一样飙。
feature/point > 人均二十八，位置在石家庄裕华路，停车难。
summary > 解馋可以，当饭不行，跟你们家老人讲清楚。

## 探店｜n｜suspense,scene
hook/context > 车开到没有路的地方，师傅说，到了
context > 这里是川西一个牧场的奶酪屋，海拔三千六，我嘴唇发紫
feature/solution > 他们用牦牛奶做硬质的奶酪，一年只做五个月
evidence/feature > 我敲了敲，像敲门板；切开，横截面有一点一点的白晶
testimony/feature > 嚼起来沙沙的，越嚼越鲜，像干贝，又像炒米
context/testimony > 扎西大哥不怎么说汉话，他的女儿翻译：他说，你嘴唇这个颜色，应该喝茶
feature/twist > 没有椅子，坐牛粪饼边上，干的，不臭
feature/point > 一百克三十八，只收现金和花椒
punchline/context > 我用两包榨菜换了一块，大家都觉得自己赚了

## 探店｜s｜question,number
hook/question > 九块九的自助早餐 到底能不能吃
context > 义乌 商贸城边上一个快捷酒店 不住也能进去吃
feature/evidence > 粥三种 白的 红的 皮蛋瘦肉的 皮蛋是真有
feature/testimony > 包子有点小 一口一个 我吃了九个
testimony/context > 外国人多 旁边一个也门的大哥 拿馒头蘸番茄酱 吃得挺香
twist/feature > 煎蛋是提前煎好的 凉的 这个扣分
feature/evidence > 水果就西瓜 橙子 切得很薄 像纸
summary/point > 能吃 吃饱没问题 别图好吃
punchline/context > 大哥送了我一根尺子 好像是他卖的样品

## 测评｜n｜promise,number
hook > 帮你们省一次试错：四种晕船的法子，我在同一条航线上各试了一趟
context > 航线是北海到涠洲，七十多分钟，我属于看见船就想吐的体质
point/evidence > 姜片贴肚脐：心理安慰，半小时后照吐，还痒
point/evidence > 手环按内关：没吐，手腕勒出印，头还是晕
point/evidence > 晕船药，提前四十分钟：没吐没晕，就是到了岛上睡了一下午
point/evidence > 看远处加不吃早饭：吐的是酸水，更难受
point/trust > 前列腺不好的、青光眼的，吃药之前问大夫，说明书里写了
summary > 路程短用手环，浪大就吃药，姜片留着炒菜

## 测评｜-｜dialogue,conflict
hook > “一分钱一分货，八十的毛毯和三百的毛毯，客人盖得出来？”我合伙人不信，我俩打了个赌。
context/how > 十间房，五间铺贵的，五间铺便宜的，不告诉客人，退房时多问一句睡得咋样。
evidence > 三十天，贵的那边说“暖和”的四十一个，便宜的三十八个，差不离。
evidence > 静电，便宜的一脱衣服噼里啪啦，有七个人提。
evidence > 洗了二十水，贵的还蓬，便宜的成了一张烙饼。
summary/twist > 所以头一个月，他赢，到了年底，我赢。
punchline/summary > 客人一晚上盖不出来，老板一年盖得出来。

## 测评｜s｜negative
hook > 不是贵的导航就准 山路上我拿四个手机试了
context/how > 同一段 从丹巴到党岭 六十九公里 一个架子上插四个
point/evidence > 甲 提前两公里没声了 等我过了岔口才喊掉头
point/evidence > 乙 稳 但是把我往一条羊走的路上领
point/evidence > 丙 没信号的时候 离线图还在 能看见自己是个点
point/evidence > 丁 老提醒我疲劳驾驶 我才开了四十分钟
why/summary > 丙的好处是先下好图 不靠信号
summary > 城里随便用 进山就丙 再不济 停下来问放牛的

## 测评｜n｜scene
hook/context > 星期二，店休，我把存了一年的八瓶醋全搬到门口的小桌上
why/context > 起因是换厨师，新来的说我家糖醋排骨不亮
context/how > 每种熬三块排骨，糖、火、时间一样，小丁掐表
point/evidence > 镇江的：香，颜色深，酸走得快
point/evidence > 山西老陈醋：酸得站得住，就是抢味
point/evidence > 保宁的：有药香，配排骨怪，配面绝
point/evidence > 永春的：甜口，收汁漂亮，挂得住
point/twist > 白醋加酱油，最便宜，居然小丁选了第一，他说像他妈做的
summary > 最后店里用永春的，小丁那份，员工餐上

## 情感观点｜n｜suspense,identity
hook/context > 我是在停车场长大的
context/before > 我妈收费，四平米的亭子，冬天一个电炉，我趴在窗台上写作业
context > 我认字是从车牌认起的，鲁、冀、豫，七岁能背三十几个省简称……不对，没有那么多，反正全会
context/pain > 同学问我家住哪，我说一个带电动大门的地方
context/twist > 初二那年，有个开破面包的叔叔天天晚来，问我英语，我不会，他就一句句教
after/context > 后来我考了师范，再后来我也教英语
twist > 去年同学会，才知道那个叔叔是我们市的状元，生意垮了，在车里住了半年
punchline/summary > 那个亭子拆了，我每次路过，还会减速

## 情感观点｜-｜dialogue
hook/context > “你就是那个偷吃供果的小孩吧？”住持一开口，我三十岁的人，脸烫得不行。
context > 我在庙门口卖素面，二十米，隔着一条水沟。
before/context > 小时候家穷，爹肺结核，我常溜进去拿桌上的苹果，一次拿一个，不敢多。
context/setup > 我以为没人知道，因为第二天桌上总是又满了。
twist > 住持说，我那时候是小沙弥，师父让我每天多放一个，放在你够得着的那一角。
after > 现在我的摊子上，靠外面那一角，也总放着几个。
punchline/summary > 谁拿都行，我不看。

## 情感观点｜s｜number,contrast
hook/context > 三十七个国家 四百二十个港口 我最后在自家楼下摆了个糖水摊
before/context > 跑远洋二十一年 大厨 一年在家不到两个月
pain/setup > 有年过年打卫星电话 闺女问我 你是哪位
agitate/twist > 我当时拿着听筒 船在好望角 浪有五层楼高 我没怕浪 怕她这句话
twist/context > 下船 不干了 老婆说你除了做饭还会啥 我说我就会做饭
after > 现在卖双皮奶 绿豆沙 一天三百来碗
after/context > 闺女放学就来收钱 收错了也不让我说
punchline/summary > 走了那么多港 这个最小 可它认得我

## 情感观点｜n｜suspense,result
hook/context > 我弄丢过一把钥匙，换来了一辈子的饭碗
context/before > 十九岁在招待所当服务员，丢了总钥匙，要赔三百，工资一百二
context > 不敢说，连夜拆了一把旧锁，自己琢磨，锉了四个钟头
context/twist > 天亮插进去，居然转了
twist > 所长早就知道，他躲在楼道看我锉，第二天把我叫去，说你别扫地了，去修锁吧
after > 修了三十三年，现在带着徒弟给酒店换智能门锁，也留着那把锉刀
context/twist > 那把总钥匙，二十年后翻修，在水箱里捞出来的
punchline/summary > 我把它挂墙上，徒弟问，我就说，师傅

## 情感观点｜-｜scene
hook/context > 上礼拜在高铁上，前座的大哥打开一盒螺蛳粉，半个车厢都回了头。
context/pain > 有人捂鼻子，有人咽口水，乘务员夹在中间。
trust/twist > 我在柳州卖了十一年粉，按说该替他讲话，可我要说，别在车上吃。
why > 香不香是你自己的事，躲不躲得开，是别人的事。
evidence/trust > 我店里有单独的排风，隔壁卖窗帘的还来找过我三回，后来我装了活性炭，花了一万四。
twist > 不过也别骂人家没素质，大哥后来说，他坐了十七个小时的夜班车转过来的，没吃过东西。
solution > 铁路要是能在站台上留一个能吃热饭的角落，就什么都解决了。
punchline/summary > 爱一碗粉，也要给它找个对的地方。

## 情感观点｜n｜question
hook/question > 为什么我劝年轻人别急着开民宿？
why/point > 因为你爱的是住民宿，不是开民宿
why > 住，是别人给你铺床；开，是你给别人通下水道
evidence/trust > 我带过四十几个来学的，坚持过第二个冬天的，五个
evidence/why > 他们走的理由都一样：太吵，太碎，太没有自己
evidence/twist > 留下的那五个也一样：他们喜欢人，连难缠的都喜欢
solution/how > 想知道自己是哪种，去别人家打一个暑假的工，别出钱
punchline/summary > 喜欢花的人摘花，爱花的人浇水，没听过？

## 情感观点｜s｜counter
hook/point > 我觉得打卡没啥不好 你们别老骂
trust/context > 我是景区门口照相的 照了二十六年 胶卷那会儿就在
why > 以前人也打卡 就是站那个石头前头 比个耶 跟现在有啥两样
evidence > 我家抽屉里还有没来取的相片 两百多张 人人都笑得不像自己
why/point > 到此一游 是因为这辈子可能就来这一回
twist > 要说不好 就一样 排队那个劲儿 后面老太太等着呢 你换六套衣裳
punchline/action > 拍吧 拍快点 拍完看一眼真的山

## 公众号长文｜-｜question,suspense
hook/question > 为什么我们的酒窖里，有一面墙是空的？
context > 每个来参观的人都会问，今天写出来，省得讲解员小宋再讲第一千遍。
context/why > 二〇一九年，我们第一次做出了让自己满意的酒，三千瓶，卖了两千九百八十八瓶。
context/how > 剩下的十二瓶，本该放上这面墙，作为第一年的样本，以后一年一格。
twist/why > 可是那年冬天，采购大姐的丈夫查出胰腺癌，要去上海，我们把十二瓶拍卖了，凑了七万四。
context/agitate > 人没能留住，大姐回来上班，对着空墙站了很久，说，给我一点活干吧。
context/after > 从此这面墙就空着，后来的年份都放在对面。
punchline/solution > 它不是没有酒，它是我们最好的那一年。

## 公众号长文｜n｜identity
hook > 写给每一位在节假日加班的酒店人
pain/context > 别人放假的日子，是你最忙的日子，年夜饭是站着吃的，还凉了
agitate/pain > 孩子的家长会，你去过几次？你妈的胆囊手术，你是在视频里看完的
context/solution > 我不劝你想开，我只告诉你三件能做的小事
point > 一，把调休写在纸上，一天一天记，别相信“年底一起算”
point > 二，每个大节后面给自己留两天，提前一个月跟主管说，别等排完
point > 三，别在最累的那个晚上做辞职的决定，睡醒了再想
trust > 我在这一行二十二年，从门童做起，上面三条，条条是吃过亏的
punchline/summary > 万家灯火里，有一盏是你点的，可也别忘了，回家点自己那一盏

## 公众号长文｜n｜question
hook > 一张船票的一百二十块，都去了哪儿
context/question > 常有乘客问：才坐四十分钟，凭什么这么贵？我们把账本翻开
point/evidence > 燃油，四十三块，风浪大的日子要到五十
point/evidence > 人工，十九块，一条船上有船长、轮机、水手、票务共九人
point/evidence > 码头停泊和安检，十六块，这部分代收代付
point/evidence > 船体折旧与检修，二十六块，每年要上坞一次，刮海蛎子就要刮三天
point/evidence > 保险、税和其他，十一块
point/summary > 剩下的五块，是我们的，如果当天上座率超过六成的话
twist/context > 冬天的早班，常常只有七八个人，那一班我们是赔的，但岛上要看牙、要上学的人，等着它
punchline/summary > 所以，谢谢你在夏天买的那张票

## 直播切片｜s｜scene
hook/context > 家人们 我现在站在冷库里 零下十八度 眼睫毛都白了 速战速决
feature/solution > 我左手边 秘鲁的鱿鱼须 右手边 阿根廷的红虾 今天组一个烧烤盒
feature > 鱿鱼须一公斤 红虾二十只 再给你配三十根竹签 一包干料
benefit/desire > 周末露营 打开就串 别人还在切土豆 你都吃上了
evidence > 来 看这个冰衣 薄的 我给你化一只 称 前四十二克 后四十克
action > 一百零九 上架了 五十份 冻死我了
punchline/context > 那个门谁关的 小范 小范开门啊

## 直播切片｜n｜question,suspense
hook/question > 猜猜我今天为什么穿西装？猜对的送一张双人下午茶
context > 结婚？不是。分手？也不是，谢谢你啊“隔壁老宋”
context/solution > 今天是我们茶楼拿到“无障碍”牌子的日子
feature/solution > 一楼到三楼，轮椅能上，厕所门能转身，菜单有盲文的，我摸了一遍，没摸懂
benefit > 家里有坐轮椅的老人，想出来饮个早茶，今天起不用抬了
testimony > 上午来了位脊髓损伤的大哥，说，八年没吃过外面的虾饺
action > 四人早茶一百九十八，链接在下面，备注“轮椅”我们留宽桌

## 带货口播｜-｜scene
hook/context > 闭馆以后，灯一盏一盏灭掉，整个厅里只剩你和两千年前的那匹马。
solution/context > 我们招夜班巡馆员两名，这就是你的办公室。
feature/how > 晚八点到早六点，一小时走一圈，一圈四千二百步，走完写记录。
feature/benefit > 月薪五千一，夜班补贴另算，满一年可以免费带家人看所有的展。
feature/twist > 馆里恒温二十度，不许带水，不许带吃的，吃饭去值班室。
feature/point > 要求眼神好，胆子不用太大，但不能编鬼故事吓同事。
action > 退伍的优先，投简历到门卫室，写明你走得最远的一次路。

## 带货口播｜n｜result
hook/evidence > 昨天结了十一月的账，我们的停车代客站，十四个师傅，人均八千七
context/solution > 项目在杭州东站旁边，给赶车的人代停代取
why/pain > 为什么缺人？因为站里地下车库周五下午四点准满，乘客急得跺脚
feature/how > 你做的就是接钥匙、拍照、停到八百米外的院子，再坐小电驴回来
trust/feature > 每辆车上保险，刮了公司赔，不扣你的，合同第六条
feature/twist > 驾龄不满五年、有闯红灯扣满分的，不要
action > 还要六个，来站西广场绿帐篷，找强哥

## 种草笔记｜n｜dialogue
hook > 客人：“老板，有没有适合一个人喝的酒？”
context/point > 我：“有，就是得两个人开。”
context > 他愣了，我拿了瓶塞钻得特别紧的老酒，咱俩拔了十来分钟，脸红脖子粗
context/twist > 拔出来的时候，砰一声，他笑得像个小孩
twist/summary > 后来他说今天办的离婚，没地方去
punchline/action > 店还是十二点关，没地方去的，来拔塞子

## 非营销｜s｜none
solution/hook/context > 各位团友 明天行程改一下
why/context > 景区来电话说索道检修 上午不开
solution/how > 改成先去古茶园 七点半大堂集合 不是八点
point > 早饭提前到六点四十 有馒头 鸡蛋 豆浆
how/point > 要吃药的叔叔阿姨把药随身带 下午才回酒店
point > 山上凉 十度左右 帽子带上
action/summary > 收到的回个1 两位没有手机的我去敲门

## 非营销｜-｜none
solution/hook/context > 川味泡菜起水法，给二店的小刘。
solution > 坛子一个，不能沾油，冷开水八斤，井盐六两，冰糖二两，花椒一把，干辣椒十来个，白酒一两。
how > 水晾到完全凉，盐化开，倒到坛子七分满。
how > 先丢点红萝卜皮、青菜帮子养水，七天换一批，换三批。
point > 坛沿水要天天看，干了就完了，进了气要生花。
solution/how > 生了白花别慌，捞掉，加一小杯白酒、几片姜。
summary > 第四批开始能卖，之前的，自己人吃。

## 剧情对话｜n｜dialogue,conflict
hook/pain > “你们店吃出虫子了，赔一万！”
context/setup > 说话的小伙子举着筷子，筷子上夹着一条绿油油的虫
context > 老板娘弯腰看了看，招呼大家都过来看
context/twist > 她不慌不忙从围裙里掏出一本《昆虫图鉴》
twist > “同志，这是烟青虫，只吃辣椒和烟草，我家今天是清汤锅”
context/agitate > 小伙子：那、那是菜上带的！
twist/evidence > “这个季节，它在地底下睡觉，你这条，是从你家大棚里带来的吧”
context/twist > 门口传来鼓掌声，是她的老师，退休的植保站站长
punchline/summary > 老板娘：下回带虫子，带个应季的

## 剧情对话｜s｜scene,suspense
hook/context > 全公司团建 我被落在了服务区
context/setup > 大巴开走的时候 我正在买烤肠 手机还在车上
pain/context > 我追了两百米 拖鞋跑飞了一只
context/twist > 回来的时候 烤肠大姐说 你是今天第四个
context/twist > 她领我到后头 板凳上坐着仨 都在吃泡面 一个被老婆落的 一个被旅行团落的 一个是司机
question/context > 我说司机咋也能被落
twist/point > 他说 我老板自己开走了
punchline > 四个人 斗了一下午地主 是我今年最高兴的团建

## 剧情对话｜-｜suspense,contrast
hook > 平安夜，苹果卖到二十块一个，他却在路边一块钱一个往外送。
agitate/context > 保安过来赶他，说你这是扰乱市场。
context > 他说师傅，我不卖，我等人，等一个穿白大褂的。
context/setup > 从六点等到十点，雪把苹果盖住了，他拿袖子一个一个擦。
context/twist > 医院的门开了，出来一个女大夫，累得扶着墙。
twist/why > 他跑过去，把最大的那个递上：您不记得我了，前年，我女儿的肾炎，您垫的押金。
context > 女大夫愣了半天，说，孩子呢？
punchline/summary > 他往身后一指，小姑娘骑在三轮车上，正啃着一个，说，甜的！

## 剧情对话｜n｜question,identity
hook/question > 做导游的，你们有没有遇到过这种客人？
pain/setup > 全程黑脸，吃饭嫌咸，睡觉嫌吵，坐车嫌慢，姓金
agitate/context > 第二天掉队三回，第三天把我的小旗扔进了垃圾桶
context/pain > 我忍不了了，在车上说，金女士，您要是不满意，我退您钱
context/setup > 她摘了墨镜，从包里掏出一张工作证
twist > 旅行社质检部，暗访
context/agitate > 我腿一软，完了
punchline/twist > 她说，前面八个导游都骂人了，你是第一个先说退钱的，恭喜，涨薪

## 情感观点｜s｜identity,pain
hook/pain > 我口吃 到现在说“欢迎光临”还要憋三秒
before/pain > 小时候同学学我 老师也学我 后来我干脆不说话了 当哑巴
before/context > 十七岁去茶餐厅当学徒 站后厨 不用说话 挺好
context/agitate > 有天楼面缺人 老板硬把我推出去 我脸憋得通红 客人等着我 没笑
twist/context > 是个老先生 他等我说完 说 不急 我有一下午
after > 我现在自己开店了 门口挂块牌子 上头写 老板说话慢 菜上得快
after/testimony > 客人都说看见这块牌子就想笑 笑完就进来了
punchline/summary > 欢…欢迎光临

## 情感观点｜-｜conflict,suspense
hook/context > 因为一顿没吃完的年夜饭，我和我哥十年没有说过话。
before/context > 那年他要把家里的鱼塘卖了去开网吧，我把桌子掀了，一条红烧的大头鱼扣在他新皮鞋上。
context > 后来网吧黄了，他去了新疆，给人拉棉花。
context/pain > 我呢，守着鱼塘，水也一年不如一年，蓝藻，死鱼。
context/twist > 去年夏天，塘边来了个人，晒得像炭，蹲那看水，说，要换种鱼，养螺蛳。
context > 我没抬头，说，螺蛳我不会。
twist/point > 他说，我在那边跟人学了三年，就为了这个。
after > 今年塘里的螺蛳，卖给了三个做粉的厂。
punchline/summary > 年三十那条鱼，我们定了，清蒸，不扣了。

## 带货口播｜n｜conflict
hook/pain > 中医说喝热的，西医说随便你，我奶奶说，别废话，喝姜
solution > 这是我们客栈冬天给客人暖手的那杯：小黄姜红糖块，凤庆的
benefit/testimony > 爬完雪山下来，手指头都弯不了，一杯下去，鼻尖出汗
feature > 姜占四成，不是姜味香精，掰开能看到丝
testimony/trust > 客人走的时候顺，顺到我不得不拿出来卖
twist/trust > 上火长溃疡的这两天先忍忍，糖尿病的别碰
action > 二十四块一盒，先在小店里囤一点

## 带货口播｜s｜contrast
hook > 一根是我自己灌的 一根是机器灌的 我现在都给它切开
advantage/evidence > 机器那根 齐 像尺子 肥瘦分不清
feature/advantage > 手工这根 有大有小 肥的透亮 瘦的发红 这个缝是有点松 我承认
benefit/advantage > 松的好处是蒸的时候油往外走 不顶牙
feature/how > 广味的 汾酒 生抽 糖 晒八天 北风天晒的
benefit > 煲仔饭剪半根 一锅饭都是油亮的
trust > 我爷爷在中山灌 我爸灌 我灌 店名就叫三根
action > 一斤六十二 年前只灌到腊月二十

## 种草笔记｜n｜trend,negative
hook > 圣诞集市别只知道上海！青岛这条老街我要吹爆🎄
context/feature > 德国人留下来的老房子，本身就有壁炉，不用布景
point/feature > 热红酒：28，杯子可以带走，橙皮、肉桂、丁香看得见
point/feature > 烤香肠：15，肠衣脆，芥末籽咬开是炸的
point/feature > 手作摊：有个奶奶卖贝壳做的天使，一只 9 块，我买了十只
point/twist > 周六别去！周六别去！人多到我靴子被踩掉了
benefit/point > 周三去，能坐在壁炉边上发一晚上呆
action/save > 到 12 月 26 号结束，地图我画在最后一张了

## 种草笔记｜-｜conflict,dialogue
hook/pain > 男朋友说花两百八买块石头疯了吧，我说你闻。
context/solution > 是龙泉那边一个做香的姐姐，把松脂、柏子压进陶土里，烧成鹅卵石的样子。
feature/how > 放暖气片上，热了才有味，不热就是块石头。
feature > 味道像下过雨的木头房子，不甜。
testimony/evidence > 第三天，他自己把石头从客厅拿到了他那边的床头柜。
feature/twist > 能用两三个月，之后要滴精油，算是个耗材。
punchline/testimony > 现在他管它叫“咱家那座山”。

## 知识科普｜n｜loss
hook > 每年都有人在海边捡个漂亮的螺，捡没了命
context/point > 这种叫织锦芋螺，花纹像小山，一座挨一座
why/context > 它有一根毒针，像鱼叉，平时打小鱼的，能穿透手套
agitate/why > 毒素叫芋螺毒素，没有专门的解药，目前只能靠呼吸机撑着
agitate > 被扎的人一开始只觉得麻，以为是划了，几小时后喘不上气
how/point > 看到圆锥形、开口又窄又长的，活的，别拿，别放兜里
how/solution > 真被扎了，伤口泡四十多度热水，马上去医院，路上别睡
trust/evidence > 我在三亚做浮潜教练十三年，见过两回，一回来得及

## 知识科普｜s｜trend
hook > 快过年了 茅台镇的散酒又有人往村里卖了 我讲讲怎么看
trust/context > 我是怀仁……是仁怀的 嘴瓢了 做曲的
point/how > 说是“坤沙”卖三十一斤的 不用尝 假的 光高粱就要五斤多
point/how > 摇酒花看度数可以 看好坏不行 加点东西花照样大
how/point > 滴手心搓 好的搓干了是粮食香 勾的搓完发酸发臭
why > 因为酒精跑得快 剩下的是啥 就是它的底
twist > 也有便宜的好酒 叫碎沙 人家就是快 没骗你 别当坤沙买就行
summary > 记住 一看价 二搓手 三别信“老板欠债甩卖”

## 教程｜-｜negative,counter
hook > 不是所有的鱼都要去腥，黄花鱼你把它去了，就没有了。
context/trust > 今天教蒸，我在舟山的小馆子就靠这道活着。
how > 鱼不开膛，从嘴里插两根筷子，一转，内脏就带出来了。
how/twist > 不放料酒，不放姜，对，你没有听错。
how > 抹一点点盐，垫两根葱，水滚了上，六到七两的蒸七分钟。
why > 新鲜的，蒸出来的水是清的、甜的，姜一放，就盖住了。
point/twist > 前提是新鲜，鳃发灰的，还是乖乖红烧吧。
how/summary > 热油泼一下，一点生抽走边上淋，别淋鱼身上。

## 教程｜s｜dialogue
hook > 阿婆教我剥菱角 她说 你那是啃 不是剥
how > 先掰两个角 往反方向 咔 断了
how > 断口那里 有一条缝 指甲抠进去
how > 一掀 整个就出来了 像脱帽子
why > 菱角两头最薄 中间最厚 你从中间咬 门牙都要崩
how/point > 老菱不行 老菱硬 要拿刀 从腰上一切两半
testimony/evidence > 阿婆八十三 没有几颗牙 剥得比我快三倍
action/summary > 学会了 你们去南湖坐船 可以露一手

## 探店｜n｜trend,question
hook > 双十二的房券便宜成这样，里头到底有没有猫腻？我买了一张来住
context/point > 券面：248，高级大床，含双早，有效期到明年三月
point/evidence > 预约：打了三个电话，周五周六都“满”，最后约到礼拜二
point/evidence > 房型：高级大床在四楼，看出去是空调机，普通价那间在十二楼
point/evidence > 早餐：给的是“简餐”，一个包子一杯豆浆，正价客人去餐厅
twist/point > 床倒是好床，热水也足，隔音不赖
how/solution > 跟前台提了，她小声说可以补六十换餐厅
summary > 248 住个觉，值；当它是五星体验，别

## 探店｜s｜loss,suspense
hook > 再不来吃 这家糟粕醋就要搬走了
context > 海南铺前 老街 一个六十年的灶台 下个月拆
feature/evidence > 酒糟发酵的汤 红的 酸得人打冷战 打完又想喝
feature/evidence > 里头有海菜 牛肚 血蛤 一锅烫着吃
testimony/context > 边上一个大叔说 他小时候拿贝壳来换的 一碗三个贝壳
testimony/feature > 辣得隐蔽 我第三口开始流鼻涕
context/twist > 阿姨说新店在海口 有空调 但是灶台搬不走
action/punchline > 去一趟吧 就当送送那个灶

## 测评｜n｜number,result
hook > 我烧掉一千四，替你们试了五种“防丢行李”的东西
point/evidence > 蓝牙牌，89：机场人多的时候准，出了城就是最后一次的位置，停在三天前
point/evidence > 带卡的定位器，260，每月还要 15：准，但是电只能撑四天
point/evidence > 反光绑带，12：老远看见，我妈最喜欢
point/evidence > 姓名牌带二维码，35：箱子被错拿走，真有人扫了给我打电话
point/evidence > 电子墨水屏的智能锁，1000多：好看，坏在第二趟
summary > 最后留下的，绑带加二维码，四十七块
punchline/twist > 剩下那一千三百多，算我交学费

## 测评｜s｜trend,suspense
hook > 快腊八了 我把六种腊八蒜摆一块儿 看谁先绿
context/how > 醋一样 蒜一样 瓶子一样 就是放的地方不一样
point/evidence > 窗台 冷热来回 第六天绿的 绿得跟翡翠似的
point/evidence > 冰箱冷藏 第八天 匀
point/evidence > 暖气边上 没绿 黄了 软
point/evidence > 地窖 第十一天 绿得浅 脆
why > 蒜要冻一冻 才醒 酶才干活
twist/evidence > 紫皮的比白皮的快两天 这个我没想到
summary/action > 家里没有窖的 窗台就挺好 夜里别收进来

## 情感观点｜-｜conflict,dialogue
hook/pain > “涨价就是割韭菜！”“不涨价我就倒闭！”两条评论，点赞一样多。
context > 事情是一家开了二十年的豆腐花，从三块涨到五块。
question > 到底该站谁？
context/trust > 我卖早点的，我站五块，但我想告诉他应该怎么涨。
solution/how > 提前一个月贴出来，写黄豆涨了多少、房租涨了多少，老人家拿旧价再吃半年。
evidence > 我家去年这么涨的油条，走了几个人，一个礼拜以后又回来了。
why/punchline > 人不怕贵，怕的是被当成傻子。
punchline/summary > 价钱可以涨，脸不能变。

## 公众号长文｜n｜suspense,number
hook > 一份被删掉的菜单，和它带走的三十二个字
context > 整理老菜谱的时候，我们发现，很多动词正在消失
evidence/solution > “炝、爁、煨、㸆、汆、焐、醉、糟”，二〇〇〇年前后的菜单上，平均有三十二个不同的烹法
evidence/after > 现在一家新开的连锁店，菜单上只剩下四个：炒、烤、炸、煮
why > 因为中央厨房不需要动词，只需要“加热”
agitate/punchline > 字没了，手就没了；手没了，那道菜就只剩一张图
solution/twist > 从下个月起，本馆的周末食堂，每周恢复一个字
action/feature > 第一周是“焐”，焐山芋，老灶灰里，来了要等两个小时
punchline/summary > 等，也是一个快要消失的动词

## 公众号长文｜-｜dialogue,counter
hook/question > “你们民宿，能不能没有网？”这是我们收到的最奇怪的一条需求。
context > 提的人是一位出版社的校对，干眼症，视网膜有裂孔，医生让她少看屏幕。
solution/context > 我们想了想，给她拔了路由器，收走电视遥控，换了一台收音机。
context > 她住了六天，每天早上去溪边洗一根黄瓜。
testimony/after > 走的时候说，我听见了十一种鸟叫，有一种像在打嗝。
solution/after > 于是我们留了两间房，长期没有网，起名“聋哑”和“耳朵好”，前一个客人嫌难听，改成了“听溪”。
evidence > 开放八个月，入住率比有网的高一成半，出乎所有人的意料。
twist/feature > 当然，有急事，前台的座机一直在，号码是老式的七位。
punchline/summary > 我们原以为在做减法，其实是把声音加回来了。

## 直播切片｜-｜dialogue,question
hook/question > “阿姨，这个海苔脆给小孩吃会不会太咸？”问得好，妈妈们都竖起耳朵。
evidence/point > 我给你念啊，每百克钠二百九，你去翻翻你家那罐，六百起步。
feature > 夹的是南瓜子、芝麻，糖用的是麦芽糖，粘牙一点点。
trust/feature > 两岁以下的别给，怕呛，磨牙棒另外有。
testimony/trust > 我外孙龋齿补过两颗，我给他一天两片，吃完漱口。
action > 四罐五十八，要的倒数五个数，阿姨手慢，别催。

## 直播切片｜s｜trend,identity
hook > 元旦三天 长沙的房 有没有还没订到的 我知道你们没订到 后台我看得见
pain/agitate > 五一广场边上现在多少 一千一 还是没窗的
solution/advantage > 我家在河西 坐地铁两站 三百六 有窗 有浴缸
feature/benefit > 楼下就是堕落街 臭豆腐 糖油坨坨 下楼就吃
evidence > 来 这是实时房态 还有九间 我不骗你 你看着它少
trust > 订了不来 提前一天全退
action > 三号链接 拍 备注几点到 给你留灯

## 带货口播｜s｜identity
hook > 宝妈看过来哈 接娃放学不耽误的活
context/feature > 我们茶点铺 包青团 包艾粄 早上八点半到下午三点
feature/benefit > 计件 一个一毛五 手快的一天一千二百个 慢的七八百
benefit > 中午管饭 可以带剩的回家
feature/point > 要健康证 指甲剪短 不涂
trust/twist > 蒸汽大 有湿疹的手受不了 先跟我说
action > 在高坪菜场二楼 找桂姨 说是看抖音来的

## 带货口播｜n｜trend,question
hook > 低空旅游都上新闻了，你家景区还在只卖观光车票？
solution/context > 我们做热气球系留，绳子拴着的，升到八十米，看一圈下来
advantage/feature > 不用跑道，不用空域天天批，一块半个足球场大的草地就行
evidence > 在腾冲的点，一天飞四小时，平均载客九十六位，票价一百六
feature/how > 您出场地，我们出球、飞手、保险，按票四六
trust > 飞手都持照，飞满两百小时的才给上，风大于五米每秒不飞
trust/twist > 雨季长的地方，我们会劝您别做
action > 想看账的，约个晴天，我飞给您看

## 种草笔记｜-｜result
hook > 咳咳，官宣一下，我家的羊奶酪进了城里那家米其林，虽然只是沙拉上撒的那几粒。
context/setup > 我爸不懂什么是米其林，问我，补胎的？
twist/punchline > 我说差不多，人家给饭馆打气的。
testimony/evidence > 主厨姓卓，来牧场看了三次，蹲在羊圈里闻，闻完说，就它。
evidence/summary > 最该谢的是“大耳朵”，今年产了五百四十公斤奶，晚上给它加个胡萝卜🥕
action > 想尝同款的，年底还有十来块，微信找我。

## 种草笔记｜n｜question,suspense
hook > 各位，我的店牌被台风吹走了，谁捡到？
feature/context > 绿色的，木头，上面写着“鱼汤”，其实原来是“老林鱼汤”，前面两个字早掉了
context > 有人说在三公里外的滩上看到过，有人说在对面岛
twist > 没有牌子的这几天，生意反而好了，都问“是不是那家没牌子的”
question > 你们说，我还要不要找？
action > 捡到的请喝汤，没捡到的，也请喝汤，八折

## 非营销｜n｜none
solution/hook/context > 关于博物馆商店盘点的安排
solution > 12月31日闭馆后开始，预计到晚上十点
how/point > 分三组：书籍组、文创组、食品组，每组两人，一人点一人记
point > 冰箱贴按款点，不按个估，去年差了二百多个
point/how > 破损的单独放红筐，拍照，不要直接扔
benefit > 晚饭订了牛肉饭，吃素的在群里说
summary > 盘完签字才能走，钥匙交小葛

## 非营销｜n｜none
solution/hook/context > 羊肉泡馍（店内标准）
solution > 羊肉、羊骨一比一，饦饦馍每人两个，粉丝、木耳、黄花菜少许
how > 骨头铺底，肉压上面，水没过三指，大火撇沫半小时
how > 料包：花椒、桂皮、草果、小茴香、良姜，纱布包好，不许散放
how > 小火六个钟头，关火浸两个钟头，肉不碎、能夹起来
point/how > 客人掰的馍按大小煮，像黄豆的煮一分钟，像蚕豆的两分钟
point > 大块的请客人再掰掰，好好说话，不要替他掰
how/summary > 上桌带糖蒜两瓣、辣酱一碟、香菜另放

## 非营销｜s｜none
hook/context > 昨晚值班的记一下 给白班看
solution/evidence > 十一点二十 305 的老爷子说胸口闷 我叫了120 十四分钟到的
context > 家属跟车走了 行李在我们这 两个箱子 一个拐杖
context/evidence > 一点多 电梯停了一次 关了三个人 七分钟放出来 没吵
point > 404 投诉隔壁唱歌 已经劝了
action/how > 白班要做的 打电话问老爷子咋样 叫电梯公司来 给404送个果盘
summary > 早饭我没吃 先睡了

## 带货口播｜n｜suspense
hook/attention > 嘘，听，这口井里有声音
context/hook > 咕噜，咕噜，是井下头的酒坛子在冒泡
why/context > 我们绍兴安昌，老屋后头这口井废了四十年，我叔公把它改成了酒窖
pain/hook > 过年家里来亲戚，白的太冲，红的喝不惯，就缺这么一坛温温吞吞的
benefit/desire > 热到四十度，倒进锡壶，屋里那股子米香，像刚揭开饭甑
feature > 糯米、麦曲、鉴湖水，没有焦糖色，颜色是它自己熬出来的
feature/trust > 每坛封口上按着我叔公的手印，一坛一个，没有重样
feature/twist > 十五度，看着软，起身的时候才知道厉害
action > 三斤一坛，赶小年前寄完，下面那个黄色的框

## 带货口播｜-｜contrast,scene
hook/before > 去年这个时候，我家年货摆了一桌，亲戚坐下来，手都不知道往哪伸，全是瓜子。
after > 今年，我端出来这一盘，麻将停了，小孩不闹了，我大姨连手机都放下了。
solution > 就是它，敦煌的李广杏干和哈密的瓜干、和田的枣夹核桃，一格一格码好的。
feature > 九宫格，木头盒子，吃完能装针线。
feature/trust > 杏干有核，带核晒的才酸得正，吐核的时候小心牙。
advantage > 别家用硫熏，颜色亮黄，我们的发暗，难看，可是舌头不麻。
action > 家里人多的，来两盒，点下面。

## 种草笔记｜-｜identity
hook > 有慢性鼻炎的人，你们欠自己一个不流鼻涕的假期！
pain > 我在北方一到十二月，鼻子像关不上的水龙头，一天半包纸，鼻翼脱皮。
agitate/before > 去过三亚，空调吹得更厉害；去过昆明，早晚温差大，照样打喷嚏。
solution/twist > 这次住到了巴马的一个河边小院，第二天早上，我突然闻到了粥的味道。
testimony/evidence > 真的，闻到了，我愣在那儿，叫我老公过来也闻。
feature > 一天一百二，管三顿，粥是火麻的，菜是阿婆在屋后摘的。
trust/twist > 别信什么包治百病的磁疗、圣水，路边卖的都别买，就是空气干净，湿度合适。
after/evidence > 十天，我用了一包纸，还是擦嘴的。

## 知识科普｜s｜scene,counter
hook/context > 到饭店坐下 先拿茶水涮一遍碗筷 这个动作全国人民都会
twist/pain > 可是服务员在边上看着 心里说 涮了也白涮
question > 那到底有没有用
point > 杀菌 没用 茶水顶天七十来度 冲五秒 细菌就当泡了个脚
evidence/point > 要杀大肠杆菌 得一百度煮上一阵子
point/twist > 但是有一样有用 冲掉灰和洗洁精的沫子
trust/evidence > 我在洗消中心干过 有的小厂漂洗就一道 你涮那一下 水面是有泡的
solution/point > 真想放心 看塑封 上面有厂名 日期 电话 缺一样就跟他换
summary/punchline > 所以涮吧 涮的是个安心 别以为涮的是细菌

## 情感观点｜n｜question
hook/question > 一个怕水的人，为什么会去开渡船？
why/context > 我七岁那年，弟弟在河里没了，我妈从此不准我靠近河边两米
before/context > 长大了在建筑队绑钢筋，绕道走桥，多走四里地，走了十一年
setup/pain > 三十岁，对岸小学招接送船工，没人肯干，钱少，一个月一千一
setup/context > 我在河边站了三个晚上，腿肚子转筋，回去吐
twist > 第四个晚上，我看见一个小娃自己扎了个泡沫板，往对岸划
twist/context > 我喊了一声，跳下去了，那是我二十三年里第一次碰到河水
after > 现在开了十九年，送过四百多个孩子，一个没少
twist > 桥明年通车，我就下岗了
punchline/summary > 到现在我还是怕水，怕才好，怕才数得清人头

## 公众号长文｜n｜pain,question
hook/pain > 很多新手老板问我，为什么我的酒单上一百款酒，卖来卖去只有三款
agitate > 剩下的九十七款躺在柜子里，压着十几万，落着灰，每次盘点都胸闷
why/context > 先送你一个数：人在选择超过七样的时候，会退回到自己认识的那一个
solution/benefit > 所以酒单不要按产区排，按“今晚”排：今晚吃辣、今晚没话讲、今晚要求婚
how/benefit > 每个“今晚”底下放三款，贵、中、便宜各一，多一款都不要
evidence/trust > 这个办法我在自己店用了六年，又帮十三家小馆子改过，最慢的一家，两个月清掉了一半库存
evidence/testimony > 苏州的那家，一款西西里的白，从一个月两瓶，到一个月四十瓶，只因为名字改成了“今晚有虾”
trust/twist > 不适合高端西餐厅，他们的客人就是来考侍酒师的
solution/action > 如果你懒得自己改，我做了一份模板，十二个“今晚”，空着酒名，填进去就能印
action > 公众号回复“今晚”，直接拿走，不收钱

## 直播切片｜n｜suspense,number
hook/attention > 五、四、三、二、一，灯，关！看到没有，会发光的
solution/hook > 这是我们海洋馆的水母小夜灯，我女儿怕黑，我做给她的
benefit/desire > 孩子半夜醒了，看着它一张一合，一张一合，自己就又睡了
feature > 硅胶的，捏不坏，USB充，一次亮三十个小时，蓝的、紫的、橘的
advantage > 外面卖的多数是灯泡一亮一灭，我这个是里头真有水流
evidence > 我摔一下啊，啪，看，没事，再摔，啪，还是没事
testimony > 弹幕“豆豆妈”说，买了三个月，去夏令营都要带着，谢谢你
trust/twist > 小于三岁的看着点，充电口的塞子能抠下来
action > 六十九，买两个减二十，一号，开抢

## 情感观点｜-｜scene,question
hook/context > 过年回家，饭桌上总有一道菜，从三十摆到初七，谁也不夹，热了又热。
context/pain > 年轻人说倒了吧，亚硝酸盐；老人说，年年有余，倒了不吉利。
question > 这道鱼，究竟是吃的，还是摆的？
point > 我在饭店做了三十年年夜饭，我说，它是给人看的，是“我们家今年还行”的意思。
evidence/context > 早些年穷，有的人家摆的是木头鱼，浇上酱汁，客人都知道，客人都不动筷子。
solution > 所以我现在卖年夜饭套餐，送一条面做的鱼，蒸熟了摆着，初七掰开，里头是豆沙。
testimony/evidence > 去年送了三百二十条，有老人打电话来，说终于吃到鱼肚子了，是甜的。
punchline/summary > 规矩不用打破，换一个能吃的馅就行。

## 带货口播｜-｜negative,counter
hook > 别来我们茶山应聘“主播”，我们要的是会采茶的人，顺便会说话。
pain/context > 去年招了四个专业主播，口才好，可是问到“这叶子摘哪一截”，全答错了，客人在屏幕那头笑。
agitate/pain > 笑完就走，退货一堆，茶农跟着受罪。
solution > 今年反过来，先招采茶工，采满一个月，谁爱说谁上。
evidence/testimony > 试了一季，最会卖的是六十二岁的荷姑，她只会说一句，“你闻，我手上还是这个味”。
feature/solution > 名额八个，三月到十月，住在山上，吃在食堂。
benefit/feature > 采茶计件，一天一百六到两百四，上播另外一场八十，卖多了再分。
trust/twist > 山里蚂蟥多，裤脚扎紧，怕的别勉强。
action > 想来的，给村委会打电话，找会计，说是来摘茶的，别说来直播的。
`;
