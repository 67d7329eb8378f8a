/**
 * Data: the half of the foreign texts that no rule was made with, and whose single misses nobody looks at. Frozen; its
 * form is told in foreignDev.data.ts.
 */
export const foreignHeldOut = `
## 带货口播｜-｜scene,pain,identity
hook > 半夜起来给娃冲奶，摸黑找水温，找着找着孩子哭醒了，这日子谁懂啊。
pain/agitate > 凉了拉肚子，烫了又得兑，一兑奶粉就结块。
solution > 所以我一直跟宝妈说，家里就备一个恒温壶。
feature > 它能定在四十五度，一度一度调，二十四小时就搁那儿保着。
feature > 壶身是高硼硅玻璃的，盖子拆下来能洗，里头没有死角。
evidence > 我现在拿温度计插进去，四十五点二，差不到半度。
benefit > 半夜你闭着眼睛倒，三十秒奶就好了，孩子都没醒透。
action > 需要的妈妈点下面小黄车，今天拍送一个奶粉盒。

## 带货口播｜s｜negative,counter,loss,conflict
hook > 买羽绒服只看充绒量的 我劝你先把这条看完
why/agitate/context > 同样写着一百八十克 有的是鸭绒毛片 有的是鹅绒大朵 穿上差十度
how/point > 你看三个数 绒子含量 蓬松度 充绒量 缺一个都不行
feature > 我手上这件 白鹅绒 绒子含量九十五 蓬松度八百
evidence > 来 我把它塞进保温杯里 放开 你看它几秒钟弹回来
evidence/feature > 充绒量标在吊牌上的 一百九十二克 你收到可以自己对
action > 过年前就这一批 五百九十九 要哪个颜色扣颜色

## 带货口播｜-｜contrast,result,promise
hook > 左边是我擦之前的灶台，右边是擦完三分钟的，没加滤镜。
pain/context > 这油我攒了小半年，钢丝球都刮不动。
how > 喷上去，等两分钟，千万别急着擦，让它自己往下流。
evidence/how > 你看这个颜色，黄的都是油，一抹，干干净净。
feature > 它里面是食品级的表面活性剂，没有那种呛鼻子的味道。
benefit > 以后过年大扫除，你就不用跪在地上抠了。
action > 两瓶装二十九块九，带喷头，现在拍四十八小时发货。

## 带货口播｜n｜counter,negative,conflict,loss
hook > 0:00 车里的香薰，便宜的别乱挂，太阳一晒什么味儿都出来了
pain/why/agitate > 0:05 夏天车里六十多度，劣质的香精一烤，头疼恶心的就是它
solution > 0:12 我换成了这个固体的，不插电也不滴油
feature > 0:17 核桃木的壳，里面是石膏片，精油自己往上滴
evidence > 0:23 挂了二十天，补过一次，出风口一点油印都没有
advantage/benefit > 0:29 不想用的时候盖子一拧，不像液体的越晒越浓
action > 0:34 三种味道，自己去下面挑

## 种草笔记｜n｜number,result,identity
hook > 月薪5k女生的通勤包，我背了412天🎒
context/evidence > 每天地铁来回两小时，塞电脑、饭盒、雨伞，没坏过
point/feature > 👉容量：14寸电脑直接平放，还有独立夹层
point/feature > 👉重量：空包620g，比我之前那个皮的轻了一半
point/feature/evidence > 👉防水：被暴雨浇过一次，里面纸巾都是干的
twist/context > 但是拉链头的漆会掉，介意的自己换一个
summary/benefit > 一百多块钱能背一年多，值了
action > 颜色我买的是燕麦，黑的更耐脏

## 种草笔记｜n｜suspense,question,conflict,counter
hook > 男朋友以为我换了香水……其实是洗衣凝珠
context > 起因是上周收拾衣柜，冬天的衣服一股闷味
before/pain > 之前用洗衣液，刚晾完还香，穿两小时就没了
feature > 这个一颗8克，三个腔，一颗洗一桶，不用量
feature/benefit > 味道是白茶加一点点柑橘，不冲，电梯里不会尴尬
after/evidence > 衣服叠进柜子两周，拿出来还是香的
action > 家里有过敏的先小面积试，姐妹们还有啥平替推荐？

## 测评｜n｜conflict,suspense,counter,number
hook > 15块和150块的防晒，紫外线卡片一照，我沉默了
how/context > 方法很简单：玻璃片上各涂1毫克/平方厘米，放到UV卡上，中午十二点晒十分钟
evidence > 空白那张，紫得发黑
evidence > 15块的，颜色浅了一半，边上有一圈没盖住
evidence > 150块的，基本没变色，但有一股酒精味
evidence/point > 再测防水，泡二十分钟，便宜的掉了，贵的掉一点点
twist > 但是！涂够量之后，两个差距没你想的那么大
summary > 结论：日常通勤便宜的多涂点就行，去海边别省

## 测评｜-｜question,suspense,conflict
hook > 百元的电动牙刷到底能不能用，我拿了牙科的染色剂来试。
context/how > 四把，价格从五十九到八百九，每把刷两分钟，只刷左半边。
evidence > 五十九这把，牙缝里还是红的，震得手麻。
evidence > 一百二十九这把，门牙干净，后槽牙内侧有残留。
evidence > 八百九那把也没刷干净后槽牙，说明刷法比刷子重要。
why/point > 因为声波刷毛碰不到的地方，振得再快也没用，要斜四十五度贴着牙龈。
summary > 所以我的建议是，一百来块，有压力提醒的就够了，剩下的钱拿去买牙线。
action > 刷法教程我放主页了。

## 教程｜n｜promise,identity,number
hook > 零基础也能画！5步搞定一只软萌小猫🐾
context/how > 工具：一支勾线笔，一张白纸，彩铅随意
how > ① 先画一个扁扁的圆，像压过的汤圆
how > ② 上面加两个圆角三角形，里面再套小三角
how > ③ 眼睛点两个点，离远一点更呆
how > ④ 嘴巴写一个小写的w，两边各三根胡子
how > ⑤ 身体画个水滴，尾巴绕到前面来
how/context > 画歪了没关系，歪的更像真的
save/action > 画完记得@我交作业呀

## 教程｜s｜pain,scene,promise
hook > 手机内存又满了 微信占了四十个G 先别急着删照片
how > 打开微信 点我 点设置 点通用 点存储空间
how/point > 你看第一个缓存 直接清 这个不影响聊天记录
how > 然后点聊天记录管理 按大小排 前三个基本都是群
how > 进去 右上角选 勾上视频和文件 别勾图片
evidence/benefit > 我这个清完 四十三变十二 清出来三十多个G
how/context > 苹果的同学多一步 清完重启一下 不然它不认
save > 家里老人的手机也给清一清 这条存着

## 探店｜-｜conflict,suspense,number,negative
hook > 被骂上热搜的那家火锅店，我今天来替你们踩雷，看看到底有没有那么难吃。
context > 晚上六点到的，前面还有一百二十桌，拿了号先去逛了一圈。
point/evidence > 锅底选的牛油微辣，端上来是现成一整块，你们看，化得挺快。
point/evidence > 鲜毛肚四十八一份，七八片，涮了十五秒，脆的，这个没毛病。
point/evidence/twist > 虾滑就差了点意思，吃着全是淀粉，三十六块钱不值。
trust/context/point > 服务员倒是一直在加水，态度比网上说的好。
summary > 味道我给七分，服务八分，排队零分。
action > 要去的避开周五周六，工作日下午四点不用等。

## 探店｜n｜promise,number,scene
hook > 在成都，我花38块吃到了一个人的火锅自由
context > 📍建设路小吃街往里走200米，门头很小，写着「独锅」
point/feature > 一人一格，一人一锅，社恐狂喜
point/feature > 锅底6块，荤菜都是小份，5块8块一碟
point/feature > 我点了毛肚、黄喉、鹌鹑蛋、贡菜，加冰粉一共38
benefit/point > 面前有个挡板，可以边吃边看剧，没人打扰
action > 晚上九点以后有折扣，收藏起来下次别说不知道吃啥

## 剧情对话｜n｜dialogue,scene,conflict
hook/setup > 女儿：妈，你别老给我寄东西了，我这儿都买得到。
setup > 妈妈：那不一样，家里的辣酱，你爸磨了一下午。
setup/conflict > 女儿：上次那罐在路上漏了，衣服全是油。
setup/solution/turn > 电话那头停了一下。妈妈：那这次我换了个瓶子。
feature/solution > 快递到了，一排玻璃罐，盖子上有一圈硅胶，扣子一按，倒过来一滴没有。
twist > 罐子底下压着张纸条，字歪歪扭扭：漏不了了，多吃点。
punchline > 原来最难密封的，从来不是瓶子。
action > 同款密封罐在橱窗，给爸妈也备一套吧。

## 剧情对话｜n｜dialogue,conflict,suspense
hook/setup > 面试官：你简历上写着三年卖出过四万件羽绒服，吹的吧？
setup > 应聘者笑了笑，指了指他身上那件：您这件是去年双十二买的吧？
setup/twist > 面试官：你怎么知道？
evidence/trust/feature > 应聘者：袖口的防风罗纹是我让工厂加的，加了两毫米，客诉少了一半。
twist > 面试官低头看了看袖口，把简历翻到了第二页。
punchline/summary > 会卖的人讲价格，懂货的人讲细节。
action > 想学怎么把货讲明白的，主页有一节免费的课。

## 知识科普｜n｜question,counter,suspense
hook > 冰箱里的鸡蛋，到底要不要洗了再放？
answer/point > 答案是：不要。
why > 鸡蛋壳表面有一层看不见的膜，叫角质层，能挡住细菌往里钻。
why/agitate > 你一洗，膜没了，壳上几千个小孔就全敞开了。
context/evidence > 超市里卖的洁蛋为啥能洗？因为人家洗完涂了一层食用油。
how/point > 正确的做法：脏的用干布擦，大头朝上放，吃之前再洗。
evidence/point > 冷藏大概能放四周，放水里沉底的就是新鲜的。
action > 关注我，厨房里的学问慢慢讲给你听。

## 知识科普｜-｜number,counter,contrast,question
hook > 一度电能干什么，说出来你可能不信。
point > 够一台一级能效的一点五匹空调开两个小时。
point > 够一台冰箱跑一天半。
point > 够给你的手机充七十次电。
twist/point > 但是只够一个电暖气开半个小时，所以冬天电费贵，贵在发热上。
why > 原因很简单，空调是搬热量，电暖气是造热量，搬比造省三倍。
summary/how > 所以取暖能用空调就别用小太阳。
question/action > 你家一个月多少度，评论区报一下。

## 情感观点｜-｜scene,contrast,dialogue,suspense
hook/setup > 昨天在地铁上，一个大叔抱着一束花睡着了。
setup > 花是最便宜的那种康乃馨，用报纸包着，上面还有水。
setup/context > 到终点站他惊醒了，慌慌张张往回坐，花碰掉了两朵，他蹲下来一片一片捡。
twist/context > 我帮他捡，他不好意思地说，今天是老伴出院，她就爱闻个味儿。
punchline/summary > 你总说浪漫要花很多钱，其实浪漫是坐过站了还护着那束花。
save/action > 愿你也有一个人，舍不得让花掉在地上。

## 情感观点｜n｜negative,number,counter,identity
hook > 三十岁以后，这几种话千万别再说了
point > 「我就这脾气」——你不是直，你是懒得改
point > 「等有空了」——空是挤的，不是等的
point > 「都行，随便」——你把选择让出去，也把自己让出去了
why/context > 我妈说了一辈子随便，去年旅行第一次点菜，对着菜单发了十分钟呆
summary/punchline > 话是说给别人听的，最后都成了自己的样子
action > 你最想戒掉哪一句？

## 清单盘点｜-｜number,identity,promise
hook > 第一次租房的应届生，签合同之前这六件事一件都别省。
point > 一，看房本和身份证，名字对不上的掉头就走。
point > 二，水电燃气表拍照，带日期的。
point > 三，所有家具电器开一遍，坏的写进合同。
point > 四，问清楚押金什么条件退，几天退。
point > 五，晚上再去一次，听听隔音，看看楼道灯亮不亮。
point > 六，别签空白附件，少一张纸都不行。
agitate/evidence/trust > 我有个朋友就因为没拍电表，退房时被扣了八百。
save/action > 转给今年毕业的同学。

## 清单盘点｜n｜number,promise,result
hook > 30元以内提升幸福感的小东西🛒全部回购3次以上
point > ▪️硅胶折叠漏斗 6.9：装洗洁精再也不洒
point > ▪️感应小夜灯 19.9：半夜上厕所不刺眼
point > ▪️门缝挡条 12：冬天暖和，蟑螂也进不来
point > ▪️磁吸厨房纸架 15：吸冰箱上，不占地方
point > ▪️免钉浴室置物架 25：挂了两年没掉
save/action > 先收藏，链接打不开的私我要口令
summary > 生活嘛，就是一点一点变好的

## 开箱｜-｜suspense,promise,number
hook > 谁能告诉我，四百块钱的露营帐篷能有多大，我今天把它扛到楼顶上来了。
feature/context > 先拆，收纳袋有提手，带轮子，称了一下十一公斤。
feature > 里面帐篷一顶，地钉十六颗，防风绳四根，地布一块，说明书有中文。
how/evidence > 我掐表搭，一个人，七分四十秒，杆子都是自动弹的，不用穿。
feature/evidence > 里面三米乘两米四，我一米八二站直了，离顶还有十厘米。
evidence > 拿水管浇了五分钟，里面是干的，拉链那儿渗了一点点。
twist/pain/context > 不好的地方就是沉，背着走两公里够呛。
summary > 开车去露营的可以入，徒步的绕道。

## 开箱｜n｜result,suspense,scene
hook > 闺蜜生日送我的礼盒，我差点当场拆哭😭
context/setup > 外面是磨砂纸盒，绑了一根墨绿色的丝带
feature > 第一层：一瓶30ml的香水，雪松味
feature > 第二层：小蜡烛两只，烧了一下，烟不大
feature > 第三层：手写卡片，可以自己定内容，店家代写的
benefit/evidence > 整套摆在桌上特别上镜，朋友圈问了我二十几次
context/twist > 要说缺点，发货慢，提前一周订
action > 店名我打在评论区第一条

## 直播切片｜s｜conflict,question,loss,counter
hook > 有人说我家价格比隔壁贵十块 你过来 我给你看贵在哪
evidence/feature/advantage > 这是他的 一剪刀下去 里面是黑心棉 味道你们闻不到
feature/evidence > 这是我的 新疆长绒棉 一级 有溯源码 你扫
evidence > 称一下 他的三斤二 写的四斤 我的四斤零一两
benefit > 孩子盖的东西 你省这十块钱干嘛
trust/context > 我做被子十七年 就在这个县城 店还在老地方 跑不了
action > 要的扣要 运费险给你打开 盖三十天不满意退

## 直播切片｜n｜promise,suspense,trend
hook/action > 倒计时五分钟啊，最后一波福利，没抢到的赶紧把手机拿好
solution/context > 这波是我们家卖了两年的挂脖小风扇
feature > 三档，续航八小时，两侧十六个出风口，不夹头发
evidence > 我开三档，你听声音，打电话对面听不见
benefit > 接孩子、挤公交、做饭，脖子这一圈都是凉的
action > 平时八十九，今天五十九还送一个收纳袋
action > 只有二百台，倒数，五四三二一，上车

## 新闻资讯｜n｜none
* > 中新网11月3日电 国家统计局3日公布的数据显示，10月份制造业采购经理指数为50.1%，比上月上升0.3个百分点。
* > 从企业规模看，大型企业PMI为51.5%，比上月上升0.9个百分点；小型企业PMI为47.5%，比上月下降1.0个百分点。
* > 统计局服务业调查中心高级统计师解读称，制造业景气水平有所回升。
* > 与此同时，非制造业商务活动指数为50.2%，比上月上升0.2个百分点。

## 新闻资讯｜-｜trend,suspense,number,conflict
hook > 刚刚，网约车平台宣布大改，抽成上限降到百分之二十五，司机和乘客都炸了。
context > 事情是这样的，昨天晚上八点，三家平台同时发了公告。
point > 对司机来说，一单三十块的，到手多两块左右。
point > 对乘客来说，起步价不变，但高峰的动态加价会提前显示。
twist/question > 那平台少赚的钱从哪来？有业内人士说，可能会减补贴。
evidence/context > 我查了公告原文，里面确实没提补贴的事。
question/action > 你觉得打车会变贵吗，评论区聊聊。

## 公众号长文｜n｜counter,contrast,identity,result,suspense
hook > 存款从0到20万，我只做了一件不起眼的小事
context/trust > 我叫阿迟，二线城市普通会计，月薪六千二，没副业，没中过奖。
before/setup/pain > 四年前我是标准的月光，工资到账第三天就只剩吃饭的钱，还欠着花呗。
twist/why/pain > 改变是从一张超市小票开始的。那天我发现，六十八块里有三十一块是我根本没打算买的东西。
how/solution > 于是我开始写「24小时清单」：想买的先写下来，过一天再看。
how/why > 不是不让自己买，而是让冲动先凉一凉。
evidence/after > 第一个月，清单上写了47样，最后买了9样，省下1840块。
evidence/after > 第十二个月，卡里第一次有了五位数。
summary/punchline > 存钱从来不是狠心，是看清自己真正想要什么。
action > 你最近一次后悔买的东西是什么？留言告诉我。

## 公众号长文｜n｜loss,pain,identity,question,number
hook > 孩子写作业磨蹭到十点？多半是这三个环节出了问题
scene/pain/context > 晚上八点半，客厅的灯亮着，妈妈第四次推开房门：怎么才写了两行？
pain/agitate > 于是催、吼、哭，一家人都不好过，第二天还是一样。
trust/context > 我做了十一年小学班主任，见过上千个这样的孩子，真正懒的没几个。
point > 一、开始得太难
point > 书包没理、铅笔没削、水没喝，光是坐下来就花了二十分钟。
point > 二、任务太大
point > 一张卷子在孩子眼里是一座山，拆成四块，每块十分钟，他就敢动笔了。
point > 三、大人离得太近
point > 你坐在旁边，他每写一个字都在等你的评价。
summary > 所以别急着催，先把门槛放低，把任务切小，把椅子搬远一点。
save/action > 转给孩子他爸，今晚就试一次。

## 非营销｜n｜none
* > 会议纪要
* > 时间：2024年3月12日 14:00-15:20
* > 地点：三楼会议室
* > 出席：陈建国、刘敏、赵宇、周倩
* > 议题：一季度仓储费用
* > 1. 刘敏汇报，2月仓储费环比上升12%，主要是退货积压。
* > 2. 会议决定，由赵宇牵头，3月底前清理滞销库存。
* > 3. 下次会议时间定于3月26日。

## 非营销｜n｜none
* > 今天下了一天的雨，没有出门。
* > 上午把阳台的花搬进来，茉莉掉了几片叶子。
* > 下午睡了一觉，醒来天已经黑了，煮了点粥。
* > 妈打电话来，说老家也下雨，让我盖好被子。
* > 睡前看了几页书，没看进去。

## 非营销｜n｜none
* > 租赁合同补充条款
* > 第一条 乙方应于每月5日前向甲方支付租金，逾期每日按应付租金的千分之一支付违约金。
* > 第二条 租赁期间，房屋及附属设施的维修由甲方负责，因乙方使用不当造成损坏的除外。
* > 第三条 乙方不得擅自转租，未经甲方书面同意，不得改变房屋结构。
* > 第四条 本补充条款与主合同具有同等法律效力，一式两份，双方各执一份。
`;
