/** Data: judged stories, views and long reads, fifteen a kind, one for each way to open; form as in foreignDev.data.ts. */
export const stories = `
## 剧情对话｜n｜suspense,dialogue
hook/setup > 他每个月15号准时给一个女人转五千，备注写着"老样子"
setup > 我翻到记录的时候，手是凉的
setup/conflict > 「你解释一下？」
setup > 他低着头，把鞋带系了又解
twist > 「是我妈，她不肯收我的，我让王姨转给她，说是居委会的补助。」
twist/setup > 我想起来，每个月16号，婆婆都会拎一袋鸡蛋来
punchline > 那鸡蛋，原来是我们自己的钱买的
action > 你家老人，也这样"倔"吗

## 剧情对话｜-｜pain,scene
hook/pain > 加班到十一点，外卖还没到，我饿得趴在工位上。
setup > 电话响了，是骑手，喘得不行。
setup > 骑手：哥，对不起，电梯坏了，我在爬，你那儿几楼？
setup > 我：二十三。
setup/conflict > 那头安静了两秒，说，行，你等我。
twist > 我放下电话，自己往下走，在十一楼碰见了他。
punchline > 两个人坐在楼梯上，一人一半，把那份炒饭吃了。
action > 给今天跑楼梯的人点个赞。

## 剧情对话｜n｜promise,dialogue
hook/setup > 师傅：三天，我教你一样东西，学会了饿不死。
setup > 第一天，他让我扫地，扫了八遍，他说不干净
setup > 第二天，还是扫地
setup/conflict > 第三天，我把扫帚一扔：您到底教不教？
twist > 他蹲下来，指着墙角：你看，这缝里还有。
twist > 他说，装修这行，活儿好的多了，收拾干净再走的，没几个。
punchline > 十年了，我的工人收工，最后一件事都是扫地
action > 找我装修的，先去看看我工地的地

## 剧情对话｜s｜conflict,dialogue
hook/setup > 儿子说 爸 我不想读了 我要去直播
setup/conflict > 他爸没抬头 说 行 你先卖我这车砂糖橘
setup > 儿子把车开到菜市场 从早上六点 卖到下午三点 卖了二百一
setup > 他爸说 刨掉油钱摊位费 你挣了四十七
twist > 儿子蹲在车边上 算了半天 说 爸 我知道你为啥手上全是口子了
punchline > 第二天 书包自己背上了
solution/feature/action > 这车橘子还剩半车 沃柑 皮薄 一箱九斤 帮他爷俩卖卖

## 剧情对话｜n｜trend,scene
hook/setup > 除夕夜，公司群里老板发了个8块8的红包，备注：都别回家了
setup > 没人敢领
setup > 过了十分钟，实习生领了，发了句：老板新年好
setup/conflict > 群里炸了：这孩子完了
twist > 老板又发一条：就你还在？上来，我包了饺子
twist > 他一个人在办公室守着服务器，桌上摆着两副碗筷
punchline > 后来那个实习生，成了他的合伙人
action > 你们公司今年放几天？

## 剧情对话｜n｜counter,dialogue
hook/setup > 相亲男：我没车没房，但我有一样别人没有的。
setup > 女生拿起包，准备走
setup > 相亲男：我会修东西。
setup > 她停了一下，从包里拿出一个八音盒：这个，能修吗？
setup/context > 他用餐刀撬开，吹了吹，拧了两下
twist > 叮叮咚咚，响了，是她爸走之前给她买的那首
punchline > 她把包放下了：你要不，点个菜？
action > 喜欢这一对的，双击

## 剧情对话｜-｜number,scene
hook/setup > 一张三十七块钱的收据，我妈藏了二十年。
setup > 我结婚那天，她塞到我手里。
setup/context > 上面写着，幼儿园，伙食费，欠。
setup > 妈妈：那年我拿不出来，园长说，先吃饭。
twist > 我去找那个园长，八十一了，早不记得。
twist > 她看了看那张纸，笑了，说，那就算我投的资。
punchline > 我把三十七块钱包在红包里，她只肯收这个。
action > 你欠过谁一份情，还了吗？

## 剧情对话｜n｜contrast,scene
hook/setup > 同一张饭桌，十年前和今天
setup/before > 十年前，爸爸坐中间，夹菜先夹给我，骂人也先骂我
setup/context > 妈妈端汤，永远最后一个坐下
setup > 今天，我坐中间，爸爸的手抖，菜掉在桌上
twist > 他小声说：我老了，不好看了。
twist > 我把他碗里的鱼刺挑了，像他当年那样
punchline > 他说：你小时候，我也这样。
action > 今晚给他们夹一口

## 剧情对话｜s｜negative,dialogue
hook/setup > 掌柜的 我不卖你 你走吧
setup/conflict > 老头六十多 手里攥着一把零钱 愣那儿了
setup > 他说 为啥 我有钱
setup > 她说 这药是保健品 治不了你的病 你这病得去医院
twist > 老头眼圈红了 说 十几家店 你是头一个不卖我的
twist/setup > 她关了门 骑电动车把他驮到了卫生院
punchline > 后来 那条街的老人 买盐都上她家
action > 这样的店 你见过没

## 剧情对话｜n｜identity,dialogue
hook/setup > HR：你35岁了，为什么还投初级岗？
setup > 他把简历翻过来，背面是空的
setup > 他：前面十二年，都在管人，我忘了怎么干活。
setup/conflict > HR：工资只有以前的三分之一。
twist > 他：够了，我算过，房贷还剩十一个月。
twist > HR沉默了一下，把自己的名片推过去：我也36，我投的是这家公司的保安。
punchline > 两个人都笑了
action > 正在找工作的，来这儿打个卡

## 剧情对话｜-｜question,scene
hook/question > 如果明天不用上班了，你第一件事干嘛？
setup > 妻子问这话的时候，正在给他剪指甲。
setup > 他：睡到自然醒，然后去把车卖了。
setup > 妻子：卖车干嘛？
twist > 他：给你开那个花店，你画了三年图纸，放在抽屉最底下，我看见了。
punchline > 指甲剪掉在地上，没人捡。
action > 你的抽屉里，藏着什么？

## 剧情对话｜n｜result,dialogue
hook/setup > 「我们分了。」她发完这条，删掉了他所有照片，花了11分钟
setup > 朋友：你疯啦，七年啊。
setup > 她没回，去超市，买了一整条鱼
setup/context > 以前他不吃鱼，家里七年没有鱼味
twist > 她蒸了，清蒸，加了葱丝，烫了一勺油，滋啦一声
twist > 那一声她听了三遍，因为她录下来了
punchline > 她发给朋友：原来我这么爱吃鱼
action > 你为谁，戒掉过什么？

## 剧情对话｜s｜dialogue,pain
hook/setup > 老板娘 你家这面条怎么又涨了一块
setup > 老板娘头也没回 说 面粉涨了 煤气涨了 就你工资没涨是吧
setup/twist > 小伙子笑了 说 可不是嘛
setup > 她盛面的时候 多卧了个蛋 拿面盖着
twist > 小伙子吃到一半 看见了 没吭声
punchline > 走的时候 桌上多放了一块五
action > 你家楼下 也有这样一家吗

## 剧情对话｜n｜scene,conflict
hook/setup > 下班路上，雨大，一个大姐在我车前站着不走
setup > 我按了喇叭，她指指后面
setup/conflict > 我火了，摇下窗：你有病吧？
setup > 她嘴一直在动，我听不见
twist > 我下车，看见后轮旁边，蹲着一个小孩，在捡球
twist > 我腿软了，站不住
punchline > 她说：我是聋哑人，我喊不出来
action > 开车的，转一圈再走

## 剧情对话｜-｜loss,dialogue
hook/setup > 爸：你那个一万二的课，退不了了？
setup > 我：合同上写着，开课不退。
setup/pain > 爸没说话，把摩托车钥匙从墙上取下来，又挂回去。
setup/conflict > 我：我以为学完就能接单。
twist > 爸：明天跟我去工地，一天二百六，你自己攒。
twist/evidence > 四十六天，我攒够了一万二，还学会了贴砖。
punchline/summary > 后来我明白，那门课是我上过最贵的，工地是最值的。
action > 你交过什么学费，说来听听。

## 情感观点｜n｜suspense,scene
hook > 我爸去世后，我在他的手机里发现了一个从来没响过的闹钟
setup > 时间是每天下午四点四十，标签写着"囡囡放学"
setup/context > 我今年三十四，他退休十年了
twist > 他一直没删，换了三部手机，每次都先设这个
why/summary > 父母的爱常常是这样的，不吵你，但从不关
how/solution > 今晚给他们打个电话吧，说点没用的话
punchline > 我还留着它，四点四十，响一声，我就知道他来过

## 情感观点｜-｜pain,question
hook/pain > 你有没有那种时候，坐在一桌人里，笑着，可心里想回家？
context/pain > 不是他们不好，是你累了，你在演一个好相处的人。
agitate/pain > 回来的路上，又把刚才说的每句话，在脑子里过一遍。
why > 其实没人在看你，大家都在演自己的。
how/solution > 下回试一下，不想接的梗就不接，让它掉地上。
how/point > 早点走，走的时候别解释。
punchline/summary > 真把你当朋友的，会把你的碗留着。

## 情感观点｜n｜promise,number
hook > 学会这一句，你能少吵八成的架
context/setup > 我和我先生结婚十一年，以前为一个牙膏盖能吵到半夜
why > 后来才懂，我们吵的不是盖子，是"你不在乎我"
solution/how > 那一句话是：你现在是想让我帮忙，还是想让我听着？
how > 问完，闭嘴，等
evidence/after > 去年我记了一下，大吵两次，一次是因为路由器
twist/context > 当然，生气的时候问不出来，先喝口水
summary/punchline > 爱不是猜，是问
save/action > 发给你身边那个一吵架就沉默的人

## 情感观点｜n｜conflict,counter
hook > 都说"婆媳是天敌"，我婆婆却是这世上第一个叫我别生的人
setup/context > 那年我连着做了三次试管，打针打到肚子没地方下手
setup > 我妈劝再试一次，丈夫不说话
twist > 婆婆把药全收走了，说，我儿子要的是你，不是娃
why/summary > 人心换人心，跟血缘没多大关系
evidence/context > 如今我们三口人，一条狗，过年一起去海边
punchline > 她说，狗孙子也是孙子
action > 你的婆婆做过什么让你想哭的事

## 情感观点｜n｜trend,identity
hook > 今年最流行的一个词叫"断亲"，可我一回老家就破功了
setup/context > 群早退了，电话不接，年夜饭说加班
setup > 腊月二十九，二舅骑着三轮，拉了一麻袋红薯，放我门口，转身走
twist > 他没进门，因为我说过我不方便
why > 断的是话，不是人
summary/punchline > 有的亲，你不认它，它也认你
how/action > 过年，回一个电话吧，就说红薯收到了

## 情感观点｜-｜counter,negative
hook > 不要再跟孩子说"我都是为了你好"，这句话，最伤人。
context/pain > 说的人觉得委屈，听的人觉得欠债。
why > 债欠久了，就想躲，一躲，你又说他没良心。
setup/context > 我十七岁那年，就是这么跟我爸三年不说话的。
twist > 后来他喝多了，说了一句，我就是想让你在我身边。
how/solution > 早说这句，三年都省了。
summary/punchline > 你想要什么，直接说，别拿他当理由。

## 情感观点｜n｜number,contrast
hook > 3个细节，看出一个人是真的稳，还是装的
point/evidence > 等位的时候，他会不会对服务员笑
point/evidence > 别人讲错他的名字，他先纠正，还是先听完
point/evidence > 输了一局游戏，他怪队友，还是说"再来"
why > 稳的人不是没脾气，是脾气有地方放
summary/punchline > 风平浪静的时候，谁都是好船长
how/action > 你身边最稳的那个人，他的名字打出来

## 情感观点｜n｜contrast,scene
hook > 二十岁爱一个人，是把月亮摘下来；四十岁爱一个人，是把灯关掉
setup/context > 我外公外婆，吵了一辈子，分床睡二十年
setup > 外婆最后半年，看不清东西
twist > 外公把家里所有的门槛，一个一个锯平了，锯了三天
why/summary > 他不会说，可是他的手会说
punchline/summary > 原来最重的话，都是没声音的
action > 你见过谁这样爱过人

## 情感观点｜-｜negative,counter
hook > 我不建议你为了合群，喝下那杯不想喝的酒。
setup/context > 我以前喝，喝完吐，吐完第二天道歉。
why > 后来我发现，桌上的人，第二天没有一个记得我喝没喝。
twist > 我第一次端起水，说我今天就这个，你猜怎么着，没人说话，继续吃。
how/solution > 拒绝的时候，别解释，别编理由，笑一下，放下。
summary > 你以为的大场面，在别人眼里，就三秒。
punchline > 真正的圈子，不靠一杯酒进去。

## 情感观点｜n｜identity,pain
hook > 写给那个总在替别人圆场的你
pain/context > 聚会冷了，你讲笑话；有人吵了，你打岔；大家走了，你洗杯子
agitate/pain > 你把每个人都照顾好，最后发现没人问你吃没吃
why > 因为你看起来太行了，谁会担心一盏亮着的灯
how/solution > 这一次，让它冷着
how/point > 让杯子在水池里待一夜
punchline/summary > 灯也需要关一会儿，才能看清楚是谁在等你开

## 情感观点｜-｜question,counter
hook/question > 为什么越亲近的人，我们越不会好好说话？
why > 因为外面要面子，里面才敢掉皮。
context/setup > 我对客户说了一天"好的没问题"，回家我妈问一句吃什么，我吼她。
twist > 她没回，给我把碗端到手边，筷子是摆好的。
why/summary > 我们把最好的给了最远的人，把剩的，给了最近的。
how/solution > 从今天起，进门先在楼下坐一分钟，把那张脸换下来。
punchline > 她值得你最后那一点力气。

## 情感观点｜n｜result,scene
hook > 离婚第三年，我终于敢一个人去吃火锅了
before/pain > 头一年，我点两份，怕别人看
before/context > 第二年，我打包回家，开着电视吃
twist > 上周，我坐四人桌，要了鸳鸯锅，服务员放了只熊在对面
setup/context > 我给熊夹了一片毛肚，自己笑出声来
why/summary > 原来不是怕一个人，是怕别人觉得我可怜
punchline > 可怜的不是一个人，是不敢
action/how > 这周末，去吃一顿你想吃的

## 情感观点｜-｜dialogue,scene
hook > 出租车司机问我，姑娘，你是不是哭过？
setup > 我说没有，风大。
setup/context > 他没再问，把收音机调小，绕了一个路口，那条路上全是银杏。
twist > 到了，他说，我刚才多开了两公里，表我停了，这段路，送你的。
why/summary > 陌生人的好，是不留名字的，所以你还不了，只能往下传。
how/action > 今天，给一个不认识的人，开一次门。
punchline > 我把那片银杏，夹在手机壳里，到现在。

## 情感观点｜n｜scene,suspense
hook > 凌晨三点，医院走廊，两个陌生人共用一个插座
setup/context > 一个等手术，一个等结果
setup > 谁也没说话，手机都是百分之九
setup > 他先拔了，说，你先充
twist > 她愣了一下，把自己的水给了他
why/summary > 人在最难的时候，反而最大方
punchline > 天亮的时候，两边的灯都亮了，他们没留电话
action > 你在低处的时候，谁给过你一格电

## 情感观点｜n｜loss,counter
hook > 有一种错过，不是来不及，是以为还有下次
setup/context > 我奶奶做的糖蒜，每年给我一罐，我每年说"下次拿"
setup > 去年腊月，她没了，厨房窗台上，还放着一罐
twist > 贴着胶布，铅笔写的：二丫，不辣
why/summary > 我们总把重要的人，排在"有空"后面
how/solution > 有想吃的，就开口；有想见的，就出门
punchline/summary > 糖蒜我没舍得吃，也不知道辣不辣
action > 给奶奶打个电话吧

## 公众号长文｜n｜suspense,scene
hook > 我把厂子关掉那天，工人们没走，反而把大门焊上了
setup/context > 2018年，我做皮鞋，一百二十号人，账上剩九万。
setup > 我跟他们说，工资结清，大家散了吧。
twist > 老杨头把焊枪一开，说，门焊上，外面的人进不来，咱们商量完再说。
context/setup > 那天晚上我们在车间里坐到三点，算的是一双鞋到底多少钱。
why > 算到最后才明白，我们亏的不是成本，是一年换四次的款。
how/solution > 我们把三百多款砍到十一款，鞋楦不换了，皮子一次买够一年的。
how/solution > 卖不掉的库存，拆成皮料卖给做手工的。
evidence/after > 第二年，毛利从8个点到27个点，还是那一百二十号人。
summary/punchline > 人心这东西，你不焊，它自己也会焊上。
action > 如果你也是小老板，说说你砍过最疼的一刀。

## 公众号长文｜n｜pain,question
hook/pain > 你是不是也这样：列了一年的计划，一月份就断了？
context > 后台收到最多的一句话，是"我是不是天生没毅力"。
pain/agitate > 买了课，买了本子，买了跑鞋，最后买了一堆愧疚。
why > 1. 不是你懒，是目标太大
why > 大脑看见"学完一本书"，只会算它有多累，不会算它有多好。
how/solution > 2. 把它砍到可笑的大小
how > 我让读者写"打开书，看一行"。就这样。
evidence > 三个月，237人参加，坚持到底的有181人。
why/context > 3. 为什么有效
why > 因为开始是最难的，一旦打开，谁也不会真的只看一行。
summary > 别靠意志力，靠门槛低。
save/action > 收藏这篇，今晚先打开书，看一行。

## 公众号长文｜n｜promise,number
hook > 用了这个笨办法，我一年读完52本书，还带着两个娃
context > 先说前提，我不快，也不早起，一天能坐下来的时间不到四十分钟。
how/solution > 办法只有一句：把书撕开。
how > 是的，撕。一本三百页，撕成六沓，一沓五十页，夹在包里、马桶边、车上。
why > 因为整本书放在那儿，你会等"有一整块时间"，而你永远没有。
how > 看完一沓，扔进纸箱，凑齐一本，用夹子夹回去。
evidence/after > 第一个月4本，第三个月6本，后来就没断过。
twist > 有人骂我糟蹋书。我想的是，书架上那本没撕的，你看过吗？
summary/punchline > 书是拿来用的，不是拿来供的。
action > 试一本不心疼的，回来告诉我感觉。

## 公众号长文｜n｜conflict,dialogue
hook > 父亲：你放着银行不干，去种蘑菇？
setup/context > 2016年，我辞职的那个晚上，他把碗摔了。
setup > 我租了四亩大棚，第一茬，全烂了，赔进去十一万。
conflict/pain/setup > 他来看过一次，站在棚口，什么都没说，抽完烟走了。
why/context > 烂的原因后来弄清楚了，是通风口开错了边，湿气排不出去。
how/solution > 我去了一趟福建，给人家白干了两个月，学温度、学菌包、学怎么听棚子的声音。
after/evidence > 第三年，一亩地一年产出九万二，供了三家连锁火锅。
twist > 去年过年，父亲穿着雨靴，在棚里给亲戚讲，啥叫"出菇"。
summary/punchline > 反对你的人，往往是最怕你摔的那个。
action > 你有过被家里反对的决定吗？

## 公众号长文｜n｜trend,loss
hook > 今年，我身边的三家书店都关了，有一家却开了第二家
context > 都在一座三线城市，都卖书，都卖咖啡。
why/point > 关掉的那三家，书是摆设，靠打卡活着，第二年打卡的不来了。
setup/context > 活下来的叫"对岸"，老板是个退休的语文老师。
how/point > 她每周三晚上开一桌，八个人，一本书，收四十块，包一碗面。
how/point > 书她只进两百种，每一种都自己看过，写一张纸条夹在里面。
evidence > 一年下来，书卖了一万一千本，其中四成是那张纸条卖的。
evidence > 今年三月，第二家开在了医院对面。
why/summary > 书店卖的从来不是书，是有人跟你说"这本，你会喜欢"。
action > 你的城市还剩几家？留言，我去看看。

## 公众号长文｜n｜counter,number
hook > 大多数人都把"复利"理解错了：它不是钱生钱，是事生事
context > 我做了八年理财顾问，见过太多人拿着计算器算第三十年。
why > 计算器漏了一件事：第七年，你女儿要做手术。
point/why > 第一件，现金比收益重要
point > 手里没有一年的开销，任何复利都会在最差的时候被打断。
point/why > 第二件，手艺比本金重要
point > 我有个客户，本金五万，靠给人修古琴，十年攒了三百万。
point/why > 第三件，睡觉比判断重要
point > 熬夜盯盘的，七成在半夜做了后悔的决定。
summary > 能一直在桌上坐着的人，才配谈复利。
save > 把这三件抄在账本第一页。

## 公众号长文｜n｜number,result
hook > 从0到87家店，我们做对的只有一件事：不让店长写报表
context/trust > 做餐饮连锁十三年，见过的倒闭，比开业多。
before/pain > 以前，我们也有十七张表，日报、周报、损耗、巡店。
pain/agitate > 店长每天花两个半小时填表，然后拿剩下的时间，去管一家店。
solution/how > 后来，表全砍了，只留一个群，每天发三张照片：厨房、垃圾桶、最后一桌客人。
why > 照片骗不了人，垃圾桶里的剩菜，比满意度问卷诚实。
evidence > 改完第一个季度，剩菜少了两成，差评降到千分之四。
twist > 也有不服的，两个区域经理走了，说"没有数据怎么管"。
summary/punchline > 管理不是把人变成数字，是让你看见人。
action > 你们公司最没用的一张表叫什么？

## 公众号长文｜n｜contrast,scene
hook > 同一条河，上游的人在放生，下游的人在捞
setup/context > 我在河边住了九年，每年农历七月，能看见两拨人。
setup > 上游的，三五成群，念着经，倒进去一桶桶的鱼。
setup > 下游三百米，几个老头，拿网等着，第二天卖回市场。
evidence/context > 有个鱼贩子跟我算过，一条草鱼，一个夏天，最多卖五遍。
why > 人求的是心安，鱼呢，求的是别再被捞。
how/solution > 后来我们几个邻居，凑钱买下了中间那段的岸，种柳树，立了块牌。
evidence/after > 第二年，有白鹭来了，第三年，有人在那儿教小孩认鱼。
summary/punchline > 善这东西，不在倒进去多少，在后面有没有人管。
action > 你做过什么"好心没办成好事"的事？

## 公众号长文｜n｜negative,identity
hook > 刚毕业的年轻人，不要急着买第一辆车
context > 每年六月，都会有人私信我：首付够了，要不要冲？
why/point > 一、养车不是车价，是月供的第二份房租
evidence > 我帮一个读者算过：十万的车，五年，停车、保险、油、折旧，一共掉了九万四。
why/point > 二、它会把你钉在一个城市
evidence/context > 换工作的时候，他多想了三个月，因为车牌带不走。
twist > 当然有例外：要跑业务、要接送老人，买。
how/solution > 不确定的，先租三个月，把每一次出门都记下来。
evidence/summary > 他记完了，一个月用车四次，打车一百八。
summary > 想清楚要的是"去哪儿"，还是"有辆车"。
save/action > 转给正在看车的朋友。

## 公众号长文｜n｜identity,pain
hook > 给在异地照顾生病父母的你，一份不丢工作的办法
pain/context > 我妈确诊那年，我在深圳，她在汉中，一千六百公里。
pain/agitate > 请假请到主管不敢批，机票攒了三十一张，最后两边都没顾好。
how/point > 先做一件事：把病历拍成一份文件，所有化验按日期排，发给三个医生。
how/point > 再找一个当地的"陪诊员"，一天三百，比你飞回去便宜，也比你懂窗口在哪。
how/point > 跟公司谈"弹性"，别谈"请假"，给出具体的：周一到周四在线，周五在路上。
evidence > 一年半，我飞了十九趟，工作没丢，妈的指标稳住了。
twist/context > 也有做不到的时候，那天，我在机场哭了。
summary/punchline > 孝顺不是守在床边，是让她知道，你还在自己的生活里。
save/action > 如果你也在两头跑，收藏，转给你的兄弟姐妹。

## 公众号长文｜n｜question,suspense
hook/question > 一个从来不做广告的杂货店，为什么能开四十一年？
context/setup > 我去的那天，下雨，店里在卖雨伞，贴着"借，免费"。
setup/context > 店主姓沈，七十三，柜台后面挂着一面黑板，写着谁家欠了多少。
evidence > 我数了一下，一共二十三个名字，加起来六百一十四块。
question/context > 我问他：不怕收不回来吗？
answer/why > 他说：怕。所以只赊盐和药，不赊烟酒。
why > 赊盐和药的，是真没办法；赊烟酒的，是不想还。
evidence > 四十一年，烂账一共一百三十七块。
summary/punchline > 做生意的底线，不是精明，是看得懂人。
action > 你家附近，还有这样的店吗？

## 公众号长文｜n｜result,number
hook > 我用11个月，把体重从92公斤变成71，没有一天饿肚子
context/before > 起点是体检单上的三个箭头，和医生那句"你才三十一"。
before/pain > 试过不吃主食，第四天在公司厕所哭。
why > 后来我算清楚一件事：我不是吃得多，是晚上十点之后吃得多。
how/solution > 所以我只改了一条：晚饭提前到五点半，八点刷牙。
why > 刷完牙，嘴里是薄荷味，什么都不香了。
how > 另外，每天走一万步，下雨就在楼道里走。
evidence/after > 第一个月掉了3.1公斤，第六个月12公斤，第十一个月，21。
twist > 中间胖回来过两公斤，过年，很正常。
summary > 方法越简单，越不容易骗自己。
save/action > 想试的，从今晚刷牙开始。

## 公众号长文｜n｜dialogue,counter
hook > 老编辑对我说："你写得太好了，所以没人看。"
setup/context > 那是我入行第三年，稿子交上去，十万字，零退改。
setup > 我不服，问他，什么意思？
answer/why > 他翻到第一页：你花了八百字，证明你懂。读者只要三行，知道跟他有什么关系。
how/solution > 从那以后我做了个动作：写完，把第一段剪掉，从第二段开始发。
evidence/after > 阅读量从平均一千二，到一万七，字数反而少了一半。
why > 第一段，大多是写给自己壮胆的。
twist > 前年他退休，让我写篇送别，我写了十页，剪成了一句。
punchline/summary > 那一句是：谢谢您，把我的第一段都扔了。
action > 把你最近的稿子，剪掉第一段，再看一遍。

## 公众号长文｜n｜scene,identity
hook/setup > 早上五点的早点摊，一个女人，一边揉面，一边背单词
setup/context > 她叫阿萍，四十四，山东人，在上海卖了十六年包子。
setup > 面板旁边，贴着一张塑封的纸：apple、station、refund。
why/context > 去年，附近开了个国际学校，外国老师来买，她只会比手势。
setup > 她跟我说：人家想要不放葱，我听不懂，给了，人家吃了过敏。
how/solution > 她就去学校门口，问保安，要了一本旧课本。
after/evidence > 一年，四百多个词，现在她的摊上，挂了三种语言的牌子。
evidence > 一天能多卖一百二十个。
twist > 可是她说，最高兴的不是卖得多，是那个老师，第一次叫她Ping，不叫"喂"。
summary/punchline > 学习这件事，从来不晚，只要它能让你被看见。
action > 你最近在学什么？

## 公众号长文｜n｜loss,number
hook > 装修公司跑路之后，我用了七个月，把钱要回来了一半
context/pain > 合同价十九万八，付了十四万，水电刚完，人去楼空。
agitate/pain > 报警，说是民事；起诉，说找不到被告；业主群里一百一十户，吵成一锅粥。
how/point > 第一步，我们做的不是维权，是做表，谁付了多少，装到哪一步，谁手里有合同。
how/point > 第二步，找到材料商。他们也被欠了，他们知道老板的车牌。
how/point > 第三步，集体立案，选五户做代表，律师费一户摊四百。
evidence > 第七个月，法院从他的另一家公司账上，冻结了三百多万。
after/evidence > 我拿回了七万一。
why/summary > 能要回来，靠的不是嗓门，是那张表。
twist > 剩下的七万，当学费，我写成了这篇。
save/action > 正在装修的，收藏，付款之前看一遍。
`;
