/** Data: texts of many hands, judged by a tenth person who had seen neither the other texts nor the rules; form as in foreignDev.data.ts. */
export const strangersTenth = `
## 带货口播｜s｜pain
hook/pain > 还在拿塑料袋套着手机下田抽水的 真别套了
agitate/testimony > 我二叔去年就这么一滑 两千多的手机跟泥鳅走了
solution/feature > 你不如把泵换成这种遥控的 站田埂上摁一下它自己转
feature > 750瓦 铜线电机 出水口两寸
evidence > 我这秒表掐着 三百斤的桶 一分零四秒满了
benefit > 一个人就能浇 不用喊老婆在那头守插头
trust > 坏了直接寄回来 来回邮费我们出 保两年
action > 左下角挂着呢 家里有三相电的先问客服再拍

## 种草笔记｜n｜result
hook > 我妈终于肯戴助听器了！！！
before/context > 之前那副大耳背的，她嫌像电话线，扔抽屉里三年
feature/solution > 这次换的是塞进耳道里的小豆子，颜色我挑了肉粉
evidence/testimony > 充一晚上，她从早市逛到广场舞散场都没断
testimony/after > 昨天厨房水开了，她比我先听见🥹
twist/trust > 不过吵的菜场里还是会嗡，别指望跟年轻耳朵一样
action > 想给爸妈配的，一定先去测听力再买啊

## 知识科普｜-｜question
hook/question > 为啥同一筐丑橘，有的放十天甜了，有的放十天烂了？
context/point > 关键不在皮丑不丑，在果蒂。
why/point > 果蒂还青着的，说明它身上的水没断干净，酸还在慢慢往下退。
point/why > 蒂要是发黑发软，霉菌早从那儿钻进去了。
how/point > 回家先拿剪刀把长把儿剪平，别让它互相戳。
how/point > 然后摊在阳台阴面，一层，别摞。
how/point > 冰箱反倒不急着进，冷了它就不退酸了。
summary > 记一句：看蒂、剪把、摊开等。

## 教程｜n｜number,promise
hook > 三步，把起球的旧被罩改成两个枕套
how/solution > 先找被罩磨得最少的那块，一般在脚头
how > 剪两片50乘155的，多出来那截是信封口
how > 信封口先卷边，卷两次，用珠针别住
how/agitate > 别偷懒不熨，不熨缝出来跟波浪一样
how > 正面对正面，两边踩直线，拐角多踩两针
how/summary > 翻过来拿筷子把角捅尖，完活
action/save > 剩下的边角别扔，下回我教你做隔热垫

## 剧情对话｜s｜dialogue
hook > 奶奶 您这手机话费咋一个月一百九十八
setup/context > 营业厅那小伙子说送我一桶油
context/twist > 孙子一拍大腿 您这油是按年缴的呀
context/setup > 奶奶翻出个本子 上面歪歪扭扭记着每个月扣多少
twist > 最后一页写着 给小军开的流量 他在工地看我方便
setup/after > 孙子蹲那儿半天没吱声
after/punchline > 第二天他把套餐改成了十九块的 电话倒是天天打了

## 探店｜n｜scene
hook > 早上五点四十，老南门桥头，只有这一家亮着灯
context/setup > 没招牌，就一口锅，一个阿婆，卖油墩子
feature/evidence > 萝卜丝是现刨的，刨到手指头那儿才停😂
feature/evidence > 面糊里搁了点米浆，咬下去是脆的，不是硬的
evidence > 两块五一个，我前面那大哥一口气拿了十二个
twist/pain > 缺点：没地方坐，风大的日子烫嘴又灌风
context/trust > 七点半准收，阿婆要送孙女上学
action > 想吃的别睡懒觉，导航搜南门桥公厕就是对面，别嫌弃

## 测评｜n｜conflict
hook > 老公说9块9的老花镜能用，眼科的表姐说那是拿眼睛省钱，我全买回来了
context/setup > 一共四副，9.9、39、128，还有店里验光配的360
context/evidence > 同一张药盒说明书，同一盏灯，我妈轮着戴
evidence > 9.9那副看十分钟，她说字在游泳
evidence > 39的清楚，就是鼻托夹得两个红印子
evidence > 128和360她闭着眼换，分不出来
twist/point > 但表姐一测，我妈左右眼差了75度，成品镜压根不管这个
summary > 两眼差不多的，一百来块够了；差得多，老实去验

## 情感观点｜n｜scene,suspense
hook > 我接手我爸的五金店第一天，就有人来退一颗螺丝
context/setup > 一颗，两毛钱，骑电动车来回四公里
setup/question > 我当时憋不住，说叔您这油钱都不够
twist/context > 他说丝扣滑了，我不是要那两毛，我是怕你爸又卖给别人
evidence/twist > 我翻货架，那一盒真的全是滑的，一百二十颗
after/trust > 我给供货的打了电话，整盒扔了
punchline/summary > 那天我才明白，店小，账不小

## 情感观点｜n｜conflict,counter
hook > 我不太同意“村里小卖部迟早被团购打死”这句话
context > 话说得挺响，说的人多半没在村里住过一个冬天
evidence/why > 下雪封路那四天，团购车进不来，全村的盐和蜡烛是老贵家出的
evidence > 他还有本赊账的簿子，三十来户，年底才清
twist/pain > 比价格他肯定输，鸡蛋都比群里贵五毛
punchline/point > 可有些东西不是价格，是半夜能敲开的门
action/question > 你们村那家，还开着吗

## 公众号长文｜n｜number
hook/context > 一头猪从落地到出栏，要喝掉大约两吨水
pain/context > 很多新手把心思都花在料上，水管却三年没洗过
evidence/pain > 我去年走了周边十一个场，九个饮水器拧下来，里头是一层褐色的膜
agitate > 小猪喝了拉稀，打针、停针、再拉，一窝少长好几斤
solution/how > 办法不复杂：空栏的时候灌酸化剂，泡一夜，第二天冲到水清
how/point > 顺手量一下流速，保育猪一分钟不到半升，就该换嘴了
testimony/evidence > 刘家湾老唐照这么弄了半年，药费的条子薄了一半
punchline/summary > 料是明账，水是暗账
action/summary > 今晚去拧一个饮水器看看，别等兽医来拧

## 直播切片｜s｜identity
hook > 家里有老人腿脚凉的 来 手上活儿先停一停
feature/solution > 我手里这床是六斤的新疆长绒棉 手工网的那种
evidence/how > 来镜头推近 我撕一块给你们看 拉多长 看见没
advantage/agitate > 短绒的一拉就断 睡两年中间空一个洞
benefit > 老人盖着它贴身 翻身不灌风
testimony > 公屏上杨姐说她去年买的 晒了一下又蓬起来了 谢谢姐
action > 三二一 六斤的上了五十床 七号链接
trust > 拆开不喜欢 七天退 运费险我给你们带了
action/summary > 没抢到的扣个被子 我让仓库再数一遍

## 带货口播｜n｜identity
hook > 会踩电脑平车的姐妹看过来！
context/solution > 镇上工装厂，做电力公司的工作服，单子排到明年四月
feature/benefit > 计件，上衣一件七块二，熟手一天二十五件往上
benefit > 中午管饭，孩子放学可以在二楼写作业，有人看
trust/point > 不压工资，每月十号，晚一天你骂我
trust/point > 不收押金，不收服装费，机针断了也不扣钱
action > 带身份证来试半天，合适就留下，找门卫问老蔡

## 种草笔记｜n｜scene
hook/context > 凌晨三点的烤房，第一炉枣糕出来了🍞
feature/how > 今天的枣是阿克苏来的，我一颗颗去的核，手都染红了
evidence/testimony > 隔壁修车的小伍闻着味来敲门，硬要先买一块
feature > 红糖用的是老红糖，所以颜色深，不是烤焦了
context/feature > 一共就六盘，卖完补觉
action > 要的留言，我按顺序写名字，七点以后来拿

## 非营销｜n｜none
context > 各位住户：
solution > 因城东水厂更换加压泵，11月30日晚10点至次日早6点停水
point > 涉及一至九栋，十栋以后不受影响
how > 请提前接好生活用水，太阳能热水器的上水阀记得关上
point/how > 来水后头几分钟可能发黄，放一放再用，别拿来煮饭
action > 家里有透析病人或者新生儿的，打物业电话登记，我们送桶装水上门
summary > 给大家添麻烦了

## 带货口播｜n｜counter
hook > 别再给爸妈买那种一大桶五升的油了
pain/agitate > 他俩一个月吃不了一斤半，开了盖放到过年，闻着都是哈喇味
solution > 换成这种小瓶的，500毫升，一瓶吃二十天
feature > 山茶籽的，压榨，瓶子是深绿的，挡光
trust > 榨油那天我就在旁边，榨坊是我姨父的
evidence/trust > 出油率我说实话，一百斤籽出二十三斤，贵就贵在这儿
action > 四瓶一箱，点小黄车，写上爸妈地址就完了

## 种草笔记｜n｜identity
hook > 给在工地、装修、跑电路的男人买裤子的，进来
pain/context > 我家那位一年磨破八条，裆、膝盖、屁股兜，轮流破
solution/trust > 这条是我在劳保店老板娘那儿打听来的
feature > 膝盖是双层的，里面能塞护垫，兜口打了铆钉
feature/benefit > 弹力也有，他蹲下去接插座没听见“刺啦”那一声了
evidence/testimony > 穿了四个月，就裤脚毛了一点
twist/feature > 颜色只有灰和藏青，怕热的夏天别穿
advantage/summary > 一百一，比买三条六十的划算，我算过的🧮

## 知识科普｜n｜loss
hook/pain > 鸡饲料拆了袋敞着口放，一袋等于白扔二十块
why/point > 里头的维生素怕光也怕潮，敞上十天，能剩一半就不错
agitate/why > 更要命的是玉米那部分，返潮以后长黄曲霉，你眼睛根本看不见
evidence > 县畜牧站前年抽了四十份散户的料，十三份超标
how/point > 买回来先看天气，梅雨天少囤，半个月的量顶天了
how/point > 袋口拧紧，用晾衣夹夹住，底下垫两块砖
point/how > 闻着有酒味、有霉味的，别心疼，更别“先喂老母鸡”
punchline/summary > 料省在买上是小钱，坏在放上是大钱

## 教程｜s｜promise
hook > 五分钟学会给热水器排污 省下一百二的上门费
how/context > 准备一把十七的扳手 一个盆 一条旧毛巾
how > 先拔插头 不是关开关 是拔
how > 进水阀拧死 然后开热水龙头把压放掉
how > 底下那个塑料堵头 逆时针 水会喷一下 别慌
evidence/how > 你看这颜色 跟酱油似的 我家才用三年
how/point > 顺手瞅一眼镁棒 细得像筷子了就得换 一根三十来块
how/summary > 装回去 先上水 后通电 顺序别搞反
save > 存着吧 明年这时候你还得找我

## 剧情对话｜n｜conflict,dialogue
hook > 婆婆要把卖苹果的直播间关了，儿媳妇一把按住手机
context/setup > “妈，还有三百单没发呢！”
pain/context > “发什么发！你看看你给人家寄的啥，全是疤！”
context/setup > 儿媳妇委屈，说冰雹打的，页面写得清清楚楚，一块八一斤
twist/context > 婆婆不说话，走到冷库，把自己留着过年的那六筐红的拖了出来
how/context > 每箱疤果上头，压两个好的
after/evidence > 三天后评论区全在晒那两个好的，还有人问能不能光买疤的，因为甜
punchline/summary > 婆婆戴着花镜一条条看，说这些娃，识货

## 探店｜n｜suspense,scene
hook > 这家药店门口摆着一张理发椅，我猜了半天没猜出来干嘛的
context/point > 进去一问，是给来量血压的老人坐的，能升降
context/trust > 店主姓佘，退休的药剂师，七十一，戴两副眼镜换着看
evidence/feature > 墙上有块黑板，写着“今日不宜同吃”，那天写的是柚子和降脂药
evidence/trust > 我买了盒膏药，她翻过来看日期，说这盒还剩三个月，给你换
evidence/trust > 还有个大叔要买三盒感冒冲剂，她硬是只卖了一盒
twist/feature > 价格不比网上低，贵两三块
action/summary > 地址在粮站后面，星期三她去给孤老送药，下午不开

## 测评｜n｜number
hook > 6款百元内羽绒背心，我洗了30次才敢发
context > 都是给我爷爷挑的，老头怕冷又嫌袖子碍事
how/context > 每件先称，再洗，洗衣机轻柔档，一天一次，洗了一个月
evidence > A款第四次就跑毛，黑毛衣上跟下雪一样
evidence > C款最惨，充的是丝，捏着咯吱响，轻了十一克
evidence > D、E差不多，晒透拍一拍能回来八成
evidence > F款蓬，可那拉链到第九次就卡了
summary/point > 要我掏钱，D，89那个，口袋深，放得下半导体
punchline/twist > B没写，因为寄来是童装😅

## 情感观点｜n｜contrast
hook > 左手这把剪子是我二十岁的，右手这把是我六十岁的
context/evidence > 左边刀口磨窄了快一指，右边还亮得能照人
before/context > 那会儿裁中山装，一天七件，晚上手张不开，我男人拿热毛巾给我焐
before/context > 后来没人做衣裳了，我改裤脚，两块钱一条
setup/context > 孙女给我拍视频，我骂她闲的，她说奶奶你别看镜头，你看布
twist/after > 结果来了个姑娘，从兰州坐火车，让我给她做旗袍
after/punchline > 我又买了右边这把，头一剪下去，手一点不抖

## 情感观点｜s｜conflict,question
hook > 菜市场到底该不该让扫码付款的摊位交三个点
context > 这两天我们这边群里吵疯了 管理方说是系统维护费
agitate/evidence > 我就说一句 卖豆腐的老巩一天流水四百 三个点就是十二块 是他的午饭
point/question > 人家银行给小商户都免了 你这三个点维护的是啥
question/point > 有人说那收现金嘛 你问问买菜的谁身上还揣钱
solution/point > 要收可以 账贴出来 花哪儿了大家看得见
action/summary > 不贴账的 我站老巩 你呢

## 公众号长文｜n｜scene
hook/context > 十月末的一个傍晚，我在高坪镇等末班车，站牌底下坐着一个卖秧苗的老汉
context/setup > 他面前三个泡沫箱，莴笋、芥蓝、紫包菜，都只剩个底
context/question > 我问他怎么不早点收，他说有个人约了六点半来拿一百棵包菜
context/setup > 六点五十，没人来，七点，天黑透了
setup/context > 我说大爷，人家怕是不来了
context/setup > 他把苗往报纸里卷，说不来也得等，苗是按他的数育的
twist > 车来的时候，一辆三轮突突地拐过来，骑车的女人一脸泥，连说对不住，婆婆摔了
evidence/context > 老汉多给了她二十棵，钱没要
punchline/summary > 我在车上想，合同这两个字，有些人一辈子没写过，却一天也没违过

## 直播切片｜s｜loss
hook > 今天这个价错过了 你得等到明年新谷下来
context/agitate > 我不吓你们啊 库里就剩一千八百斤老品种了 晚稻种得少
feature/solution > 这叫野香 米粒细长 你们看这个腰 是不是有点半透明
evidence/how > 来我现场淘一下 只淘一遍 水你看 不浑
advantage > 跟超市那种抛过光的不一样 它粗 但它香
testimony > 昨天三号线的黄阿姨说孙子空口吃了一碗 我截图了在这儿
benefit/action > 十斤装三十九块九 摊到一碗饭五毛钱不到
action > 点下面购物袋 三号 拍两袋我送你一个量米杯
trust/action > 煮出来夹生的算我的 你拍照 我赔

## 带货口播｜n｜question
hook/question > 手里有三五万，又不想离开县城，做点啥不折本？
solution/point > 我说个笨买卖：社区送水
trust/evidence > 我自己在城北干了七年，四百二十户，一个月送两千三百桶上下
feature/point > 桶押金归你，水从我厂里拿，五块一桶，卖多少你定
feature/trust > 第一年我不收加盟费，收的是退得回来的货款押金
twist/trust > 丑话说前头，夏天爬六楼，腰不好的别来
trust/action > 想看账的来我店里坐一天，送水单都是手写的，随便翻
action > 今年还放三个乡镇，石桥、黑塘、官渡，先打电话再来

## 种草笔记｜s｜result
hook > 报告一下 昨天挂出去的六十箱冰糖橙 一晚上光了🍊
testimony/context > 有四箱是我们班主任拿的 三十年没见了 一声不吭就下单 鼻子酸
context/trust > 地址写错的那三位我打过电话了 都改好了 别担心
context/feature > 下一批得等霜降过后的第二茬 糖度更高 我爸说不到十四度不让剪
trust > 坏一赔一 不用拍开箱视频 拍果子就行
action > 想预留的 给我发个橙子表情

## 非营销｜n｜none
solution > 酸豆角炒肉末，外婆的做法
solution/setup > 料：酸豆角半斤，前腿肉三两，小米辣四个，蒜三瓣
how > 豆角先用清水攥两把，尝一口，咸就再攥
how > 锅里不放油，把豆角倒进去干煸，煸到锅底不冒水汽，盛出来
how > 下一点点猪油，肉末推散，沿锅边淋一勺黄酒
how > 蒜和辣椒后放，香味出来了再把豆角倒回去，大火十几下
point > 盐一定最后尝了再说，多半不用放
summary > 配粥，配面，我外婆配的是二两米酒

## 带货口播｜s｜scene
hook/context > 半夜两点 我妈摸黑起来上厕所 哐一声 把我魂吓飞了
agitate/pain > 开灯一看 人坐在门槛上 膝盖青了一大块
solution > 第二天我就买了这种感应小夜灯 走廊卧室厕所各贴一个
feature > 人一过来亮 二十秒自己灭 光是往下打的 不刺眼
feature/how > 不用拉线 磁吸的 拿下来充一次管俩月
after/testimony > 现在她起夜一路亮过去 她说跟坐飞机跑道似的
action > 三个装 五十九 家里有爸妈的 别等摔了再买

## 种草笔记｜n｜negative
hook > 不是所有“手工红糖”都是手工的，我上个月就被糊弄了一回
pain/before > 那块切得方方正正，掰开颜色一样匀，化了水底下一点渣没有
context/evidence > 后来朋友带我去了广南，看人家八口锅连着熬
feature/point > 真东西丑，边上有气孔，一包里深的深浅的浅
how/point > 我现在挑法：掰一块含着，先甜，后头有点焦苦的，对了
testimony/benefit > 冬天煮鸡蛋、蘸糍粑，我家小孩拿它当糖吃
twist/point > 怕上火的少来点，它到底还是糖

## 知识科普｜s｜negative
hook > 不是所有的耳朵背都能戴助听器
context/point > 耳背分三种 传导的 神经的 还有两样都占的
point/why > 传导的好比门口堵了 可能是耵聍 可能是中耳积液 掏了治了就好
point/why > 神经的是里头的小毛细胞掉了 掉了它不长
agitate/point > 所以上来就买机器的 弄不好花八千块 治的是一坨耳屎
how/solution > 第一步挂耳鼻喉 让大夫拿灯照一照
how > 第二步做纯音测听 那张图上像下楼梯的 才轮到谈机器
summary > 先查堵没堵 再查坏没坏 最后才是买啥
save/action > 发给那个正打算给爷爷网上买的人

## 教程｜n｜pain
hook/pain > 每次换床笠都跟打架一样，套这头弹那头？
twist/context > 问题不在你力气小，是你从第一个角就套错了
how > 找洗标，有洗标那个角放到床尾右手边，这是规矩
how > 先套床头对角的两个，斜着套，别挨着套
how > 剩下两个角，把床垫抬起来一拳高，往下兜
how/point > 抬不动的，拿个饭勺把边往缝里塞，真的好使
testimony/evidence > 我六十三，腰有突出，现在两分半
save/summary > 先马住，周末换床单别喊老头子了

## 剧情对话｜s｜suspense
hook > 村口小卖部的监控里 每天凌晨都有人往门缝塞东西
context/setup > 老板娘姓麻 刚死了男人 夜里听见响动吓得蒙着被
setup/context > 头一天是三根葱 第二天是半兜毛豆
question/setup > 小姑子说 别是谁不安好心
setup/context > 第五天她壮着胆子蹲在冰柜后头等
twist > 来的是全村最抠的那个鳏夫 手里攥着两个咸鸭蛋
twist/why > 他说 你家老莫活着的时候 赊了我八年的烟 没要过账
after/punchline > 麻大姐隔天在门口摆了张凳子 上面放着一包软白沙

## 探店｜s｜result
hook > 先说结论 这家面包房我一星期去了四回 胖了两斤三
context > 在纺织厂老宿舍底下 拐进去能闻到
context/trust > 小两口开的 女的揉面 男的管炉子 孩子在面粉袋上睡
feature/trust > 他家吐司不放改良剂 放到第三天就硬了 我反而放心
feature/evidence > 肉松卷是现卷现抹的 抹的是自己打的沙拉酱 酸一点
feature/point > 最贵的十六 最便宜的老面馒头一块五
twist/pain > 要吐槽的是只有两把夹子 排队得等夹子🤣
action > 四点第二炉 去之前打个电话让她给你留

## 测评｜s｜contrast
hook > 左边这盆用自来水直接浇的 右边用晒过的 你们看叶子
context/how > 一样的番茄苗 同一天从育苗盘里拔的 同一袋土
context/how > 每天早上各二百毫升 我拿量米杯量的
evidence > 第九天 左边底下三片黄了 右边一片没有
evidence > 第二十天 拔出来 右边根是白的 左边有点发褐
twist > 可是别急着下结论 我把左边挪到右边的位置 它又绿了
twist/evidence > 原来左边那儿空调外机对着吹
summary/punchline > 所以晒不晒水我测了个寂寞 风才是凶手

## 情感观点｜s｜dialogue
hook > 我爹跟我说 猪场你要卖 就连我一块卖
context/setup > 那是二零二一年秋天 猪价五块六 一头倒贴四百
pain/agitate > 银行天天打电话 我媳妇回娘家了
context/setup > 我背着他找了买家 连定金都收了
setup/twist > 签字那天早上 老母猪要下崽 难产 他把胳膊伸进去四十分钟
twist > 掏出来第一只 他放我手上 热的 还滑
after/twist > 我把定金退了 还多赔了人家两千
after > 今年场里三百来头 也就挣个辛苦钱
punchline/summary > 我爹现在逢人就说 我儿子不会做生意 会养猪

## 情感观点｜n｜conflict,trend
hook > 满屏都在拍“爷爷奶奶直播间”，我说句扫兴的
point/twist > 不是所有老人坐到镜头前都是自愿的
evidence > 上周有个号，大爷举着枇杷膏，手抖成那样，旁边人还在喊“再来一遍”
agitate/context > 他不懂佣金，不懂话术，他只知道孙子让他念
twist/evidence > 当然也有乐意的，我外公就爱显摆他嫁接的柿子，拦都拦不住
question/how > 怎么分？看老人说的是不是他自己会说的话
point/summary > 能说出“这枝去年冻死一半”的，是他；只会说“家人们”的，是别人

## 公众号长文｜n｜question
hook/question > 一件工装该不该比一件衬衫贵？
context > 上个月，我们厂给隔壁铸造车间报价，一套二百六，对方采购当场笑了
question/context > 他说淘宝衬衫五十九包邮，你这是金线缝的？
how/context > 我请他去看三样东西：缝份、线和裆
feature/evidence > 缝份我们留一点二厘米，双针，拉开是两道
feature > 线是芳纶，火星子落上去碳化，不会拖着火走
evidence/agitate > 裆底那块菱形，工人一天下蹲三百来次，没有它，四十天必开
twist/evidence > 采购没说话，把他自己那件的袖口翻过来，已经脱线了
punchline/point > 衬衫卖的是样子，工装卖的是“别出事”
after/summary > 后来单子签的是二百四十八，双方都让了一步

## 直播切片｜n｜promise
hook > 今晚九点前，我让你四十块钱把一家三口的早饭安排一礼拜
feature/solution > 五样：老面馒头、红豆包、玉米窝头、葱花卷、紫米糕，各十个
feature/how > 速冻的，不用化，冷水上锅，响汽以后十二分钟
trust/evidence > 配料表我念啊，面粉、水、酵母、白糖，念完了，就这么短
evidence > 刚蒸好的，我掰开，你看里头这个眼儿，不匀，机器做不出来
question/feature > 有人问甜不甜，豆包甜，窝头一点不甜，糖尿病的问大夫
action > 下方一号，拍一发五十个，泡沫箱加冰袋
twist/trust > 新疆西藏这次不发，对不住，路上化了我心疼

## 带货口播｜s｜scene
hook/context > 每天早晨六点 我们果园的摘果队从三号坡开始往下走
context/solution > 今年缺十二个人 干到腊月二十
context/feature > 橙子 不用爬树 站着够得着 剪两刀 轻放
benefit > 一天一百六 管两顿 晚上有热水洗澡 被褥是新的
context/trust > 六十五以上的我们不收 不是嫌弃 是坡陡
benefit/point > 夫妻一块来的给单间
benefit/trust > 工钱三天一结 微信现金随你
action > 打给队长覃姐 她嗓门大 你把电话拿远点

## 种草笔记｜n｜dialogue
hook > 顾客：老板娘，这被子怎么比我上次买的沉？
context/point > 我：沉就对了，上次那床是四斤，您自己说嫌厚😓
feature/trust > 今年的棉是从尉犁拉来的，到的那天我男人卸了一下午，鼻孔里都是白的
feature/benefit > 老被子拿来翻新也行，一斤八块，网线全换
context/feature > 结婚的八斤喜被只排到十二月十八
action > 先来的先弹，别等天气预报

## 非营销｜n｜none
solution > 老年助餐点11月例会纪要
context > 时间：11月24日下午三点；到会：厨房两人、志愿者五人、居委会小阮
point > 一、上月共送餐1146份，退餐9份，其中6份是嫌米饭硬
point/action > 二、米饭从下周起多焖十分钟，水加半勺，由孔师傅负责
point > 三、糖尿病餐盒改绿盖，别再跟普通的混了
pain/setup/point > 四、是否涨一块钱，没谈拢，下次带着菜价单来再议
action > 五、手推车轮子坏了一只，请小阮报修
summary > 下次：12月22日，老地方

## 带货口播｜s｜number,loss
hook > 买老花镜记住三个数 记不住你就白花钱
point > 头一个是度数 五十岁一百五上下 别听人说越高越清楚
point > 第二个瞳距 两个黑眼珠隔多远 六十二 六十四 差多了晕
point > 第三个镜腿 一百四以下的老爷们戴着夹太阳穴
solution/feature > 我手里这副就是按这三个数分的 九个度数 三种瞳距
evidence/feature > 镜腿是弹簧的 掰 掰 掰 没断啊
benefit > 看药瓶看报纸看孙子作业 够用了
action > 不知道自己多少的 点进去有张纸 打印出来贴墙上测
trust > 测错了免费换一次

## 种草笔记｜n｜dialogue
hook > 我爸：这水泵不叫唤啊，是不是坏的？
before/context > 笑死，他用惯了那台老的，一开机狗都躲
feature/advantage > 新的是屏蔽泵，听着就跟冰箱差不多
evidence > 手机贴着测，38分贝，我家鱼缸都比它吵🐟
after/benefit > 现在三楼洗澡不用对着水管喊“开泵——”了
how > 安装我爸自己弄的，四个活接头，生料带缠了半卷
twist/pain > 就是怕空转，断水那种地方得加个浮球
punchline/after > 爸爸们的快乐：蹲在旁边摸了二十分钟

## 知识科普｜n｜scene,pain
hook/context > 冬天早上，你奶奶一起身就喊晕，扶着床沿缓半天
context/why > 这多半叫体位性低血压，不是“没睡好”
why/point > 人躺着的时候血是平的，猛一站，血往腿上掉，脑袋那头空了几秒
why/point > 年轻人血管一收就跟上了，老血管像松了的皮筋
agitate/point > 危险的不是晕，是晕那一下磕在床头柜上
how > 教她三个半分钟：醒了躺半分钟，坐半分钟，腿垂着再半分钟
how > 床头搁杯温水，起来前抿两口
how/action > 一周晕两次以上，去医院查，尤其在吃降压药、前列腺药的
punchline/summary > 慢，不是老了，是本事

## 教程｜s｜counter
hook > 嫁接柿子千万别挑晴天
why/agitate > 太阳一晒 切口那层汁五分钟就发黑 发黑就是氧化 接不上了
how/setup > 阴天 或者下午五点往后 刀拿酒精擦一遍
how > 砧木离地十公分锯断 劈个口子 两公分半深
how > 接穗削成鸭嘴 两面要一刀过 别来回刮
how/point > 最要紧 皮对皮 至少一边对齐了 对不齐等于给人家插根筷子
how > 缠膜从下往上 缠到不漏气 露个芽眼
evidence/after > 我这棵二十二天 你看 绿了
action > 接不活的评论区发图 我给你瞅刀口

## 剧情对话｜n｜contrast,conflict
hook > 姐姐给妈买的是两千八的按摩椅，弟弟给妈买的是一袋面
context/setup > 寿宴上，亲戚都围着按摩椅拍照
context/pain > 姐姐斜了一眼：就五十斤面，你也好意思拎来
context/twist > 弟弟低着头，把面扛进厨房，顺手把下水弯头拧下来通了
context/evidence > 又爬上凳子，把那盏闪了半年的灯换了
twist/after > 夜里人散了，妈按摩椅没坐，蹲在灯底下择韭菜，哼着戏
punchline/summary > 妈说：这个亮，这个是真亮

## 探店｜s｜counter
hook > 别去网红早市了 真会买菜的都在这条背街
context/solution > 建设路后面 只有一百来米 全是自己种自己卖的
evidence/feature > 这个大姐的菠菜带着霜 根是红的 三块一把 她说今早四点拔的
feature/evidence > 往里走 卖葱的老两口 葱捆得跟新娘子似的 红绳
feature > 没有秤的那种 论把 论堆 论一瓢
context/how > 不收整钱 你得带零的 或者扫她闺女的码
context/twist > 九点城管来 一吹哨全散 跟鸟一样
action/how > 骑电动车的走南口 北口在挖沟

## 测评｜n｜question
hook/question > 一百九的和五百二的污水泵，抽猪粪到底差在哪？
context/setup > 我家沼液池，去年烧了两台，今年豁出去一起买来比
context/how > 同一个池子，同样深一米六，同一根软管
evidence > 便宜的十八分钟开始冒泡，捞上来叶轮缠了一圈猪毛
evidence > 贵的这台带个切刀，转起来呲呲响，三十分钟没停
evidence/advantage > 拆开看，一个是铝壳喷漆，一个是铸铁，沉八斤
twist/pain > 可贵的也有毛病，线只给了六米，得自己接，接头要灌胶
summary > 抽清水你买便宜的，没毛病；抽粪的，别省那三百三

## 情感观点｜n｜number
hook > 37年，我在同一个柜台卖了37年的药
context/before > 刚来时柜台比我胸口还高，抓药的戥子是牛骨的
context/pain > 最怕的是夜里来敲门的，多半是孩子烧糊涂了
evidence/context > 九八年发水，我划盆给对岸送过藿香和痢特灵
agitate/pain > 后来连锁的开过来，三家，把我夹在当中
agitate/pain > 女儿劝我关，说妈你一天卖不到四百
twist/context > 可上礼拜，一个大小伙子进门就问，阿姨你还认得我不，你给我垫过九块钱
punchline/summary > 我不认得了，但我那天没舍得打烊

## 情感观点｜s｜negative
hook > 不是每个回村创业的都叫返乡青年 有的叫返乡拍视频的
evidence > 我们村去年来了一对 租了三亩地 种的花 一朵没卖
evidence > 鸡是借我家的 拍完还我 少了一只 给了五十
context/twist > 我不是说拍视频不好 拍出来有人买我们的柿饼 我谢谢他
agitate/twist > 可镜头一走 路还是那条烂路 水泵还是坏的
evidence/twist > 隔壁组那个戴眼镜的丫头 一条没拍过 给全组改了滴灌 省水省得吓人
punchline/question > 她算哪种青年 你们说了算 我心里有数

## 公众号长文｜n｜dialogue
hook > “师傅，我这个助听器，能不能让我听不见我老伴？”
context/setup > 说这话的是个八十一岁的老工程师，店里人全笑了
context/setup > 验配师小窦没笑，她把电脑转过来，指给他看一条线
why/twist > 原来他的高频掉得厉害，而女人的嗓音、瓷碗的磕碰，正好落在那一截
why/point > 机器把这一截一股脑补上去，他听见的就不是话，是针
how/solution > 小窦做的很简单：先减六个分贝，每星期来一次，一次加一点
after/evidence > 第四次来，老先生说，昨晚听见她在阳台上跟花说话
punchline/point > 听力的适应不是开关，是楼梯
action > 刚给家里老人配上的，别嫌他摘，陪他一级一级走

## 直播切片｜s｜question
hook/question > 姐妹们 你们家枕芯多久没换了 打在公屏上
context/hook > 三年 五年 结婚到现在 哎哟这位实在 十一年
pain/agitate > 你把枕套扒下来看一眼 那个黄的 不是洗不掉 是汗油进去了
solution/feature > 今天这个荞麦皮的 带拉链 壳子你能倒出来晒
evidence/feature > 皮是三筛的 我抓一把 手上没灰 看 没灰
trust/twist > 它会响 翻身沙沙的 睡觉轻的姐妹别拍 我不坑你
advantage > 比决明子软 比乳胶透气 夏天不捂
action > 一对六十九 五号车 加一只小孩的十块
trust > 收到有虫 我赔你两对

## 带货口播｜n｜promise
hook > 跟着我们做手机靓号和宽带，三个月让你的小店多一份活钱
trust/benefit > 不要你囤卡，不要你改门头，柜台上放个二维码立牌就行
how > 邻居来交话费，你扫一下，他填，我们上门装
benefit/feature > 宽带一单一百二，19元卡一单三十五，次月到账
testimony/evidence > 莲花菜场卖豆干的老单，上个月结了两千一，转账截图他同意我发
trust/point > 不许骗老人换套餐，谁骗谁退出，钱扣回去
action > 名额按片区给，一条街一家，先加我，备注街名

## 种草笔记｜n｜trend
hook > 降温了降温了！！！明天最低二度🥶
context/solution > 护膝、加绒棉裤、老太太那种高腰保暖裤，都摆到门口了
testimony/feature > 棉裤裆深，我给我婆婆试过，坐三轮不露腰
feature/point > 断码的几条三十，没得挑
trust/how > 大了小了拿回来换，别剪标
action > 不用进来问，隔着门喊码数，我给你扔出去哈哈

## 非营销｜s｜none
solution > 家长通知 腊月二十三学校食堂最后一天开火
point > 当天中午吃羊肉粉汤 不吃羊肉的班主任那里登记 换鸡丝
action > 饭卡余额二十以下的可以退现金 二十以上转到下学期
how > 退钱到一楼窗口 找管账的甘老师 带卡 带学生证
point > 二十四号上午九点离校 走读的自己回 住校的等大巴
action > 铺盖要带走 宿舍要消杀 留下的当废品处理了别找我们
summary > 路滑 骑三轮来接的叔叔们慢点

## 带货口播｜s｜result
hook > 三天 我家五十棵辣椒苗一棵没死
before/pain > 往年寄来的苗 打开就是一坨蔫菜 种下去活一半算烧香
solution/feature > 这回这家 苗是带着杯子寄的 一杯一棵
evidence/feature > 根上裹着土坨 你看 倒过来都不散
feature > 品种也全 螺丝椒 灯笼椒 还有那种辣得跳脚的
trust/evidence > 我不是托 我在他家还买死过两棵草莓 他二话不说补了四棵
how > 到了先别急着种 放阴凉地缓一晚 第二天下午再下地
action > 一份二十棵十三块八 阳台党种五棵足够了 点我头像橱窗

## 种草笔记｜n｜scene
hook/context > 周六下午，我在外婆家翻抽屉，翻出七副断了腿的老花镜，用胶布缠着的
why/pain > 她不是没钱买，是每次都坐在屁股底下
solution > 给她换了个带绳的，绳子是磁扣，扯一下自己开，不勒脖子
evidence/feature > 镜片是树脂的，我从灶台上摔下去试的
after/evidence > 两个月了，一副没坏，还染上了炫耀的毛病
after/benefit > 现在去打牌，故意低头，让眼镜挂在胸口晃
twist/pain > 绳子沾头油，一星期得拿洗洁精泡一回

## 知识科普｜n｜counter
hook > 泡脚桶里放花椒，真不治关节炎
trust/context > 我在社区做了十六年康复，这句话一年要说两百遍
why/twist > 舒服是真的，那是热水的功劳，皮下血管一开，疼就钝了
why > 花椒那点东西，隔着脚底板那层老皮，进不去
agitate/evidence > 去年冬天我们这条街烫伤了三个，全是糖尿病，脚没知觉，水烫成什么样他不知道
how > 水温拿胳膊肘试，不烫肘的才下脚，四十度，十五分钟
how/point > 膝盖肿着、发红的，别泡，冷敷
summary/punchline > 花椒留着炖肉吧，脚用白水就够

## 教程｜-｜question
hook/question > 裤腰大了两寸，不拆后中缝能改吗？
solution/point > 能，而且不用机器，一根松紧、一个别针。
how/setup > 松紧要两公分宽的那种，量你后腰，减掉三分之一就是它的长度。
how > 在腰里子靠侧缝的地方挑开两个小口，指甲盖大。
how > 别针穿着松紧从这头钻进去，那头钻出来，钻的时候捏着尾巴，别让它跟着跑了。
how > 两头用回针来回缝死，四道，再把小口藏针缝上。
point/how > 牛仔裤不行，太硬，缩不起褶；西裤、棉裤、校服裤都好使。
benefit/punchline > 哪天吃胖了，剪一刀松紧就放开了，裤子一点没伤。

## 剧情对话｜s｜scene
hook/context > 台风天 菜场只剩一个摊还亮着灯泡
setup/context > 卖海带的钟婆婆 等她儿子来收摊
setup/context > 一个穿西装的躲进来 裤腿全湿 问能不能借个凳子
context/setup > 婆婆说凳子一块钱一个钟 西装笑了 扫了十块
agitate/setup > 他说他是来看地的 这片下个月要拆 盖停车楼
setup/twist > 婆婆手里的海带停了 停了好一会儿
twist > 她说那正好 我这摊占着位 我儿子老不肯娶媳妇 说妈你收了摊我就去
after/twist > 西装把剩下的海带全买了 到车上才发现 婆婆往袋里塞回九块钱

## 探店｜n｜dialogue
hook > “要几寸的喇叭口？”一进门，老板头都没抬
context > 我就想买个淋浴软管，愣是在这家五金店站了一个钟头
context/feature > 店不大，抽屉有四百多个，没标签，全在他脑子里
evidence > 我说花洒滴水，他不卖我花洒，给了我一个一毛五的皮圈
evidence/testimony > 旁边大叔要换整个锁，他拿铅笔在钥匙上蹭两下，开了
feature/evidence > 墙上挂一把民国的铁锁，出价两千不卖，他爷爷的
twist/pain > 脾气大，你问“这个好不好”，他就让你去超市问
action > 在东风机械厂老大门对面，进门报尺寸，别废话，真的

## 测评｜s｜loss
hook > 这种网红保鲜袋你再囤 钱就白扔了 我替你们试过了
context/how > 小油菜 同一捆 分成四份 冰箱第二层
context/how > 一份普通塑料袋 一份那个绿色网红袋 一份厨房纸包着 一份啥也不包
evidence > 第四天 啥也不包的像抹布 这个不意外
evidence > 网红袋和普通袋 叶子尖一起黄的 分不出彼此
twist/evidence > 意外的是厨房纸 外头再套个塑料袋 九天还支棱着
why/point > 道理就是水别太多 也别跑光
summary/punchline > 一卷纸六块 那袋子四十九 你品

## 情感观点｜s｜counter
hook > 我劝所有想开面包店的人先别学烤面包
pain/before > 我学了三年 欧包可颂全会 开店半年 赔了十七万
why/context > 赔在哪 赔在我以为好吃就有人来
why/pain > 我那条街 早上过的全是送孩子的电动车 人家单手骑车 你给人来个要切的欧包
twist/context > 有个奶奶天天站门口看 有一天说 闺女 你做个能单手拿的
solution/context > 我就做了手指那么粗的奶棍 一块五 插在纸杯里
after/evidence > 第二个月回本 真的 第二个月
action/how > 先去数你门口过的是啥人 手里拎的啥
punchline > 面包是给手吃的 不是给证书吃的

## 情感观点｜n｜scene,conflict
hook/context > 昨天在营业厅，一个大爷被三个人围着劝升5G套餐
context/setup > 他手里那台手机，按键的，能当手电筒那种
context/evidence > “叔，升了以后看视频不卡”，叔说我不看视频
context/evidence > “那您孙子回来能用热点”，叔犹豫了，掏了身份证
point > 我想说的是，这不叫推荐，这叫捏软处
why/context > 他们有指标，一天六单，我问过里面的小姑娘，她也苦
solution/point > 真要管，就该让七十以上的改套餐隔一天才生效，回家问问再说
twist/after > 大爷最后没办成，因为按键机收不到验证码，算是老机器救了他

## 公众号长文｜n｜number,loss
hook > 每年十一月，我们这里至少有三十万斤脐橙是被“一剪子”剪烂的
context/why > 说的是果蒂：剪长了戳伤旁边的，剪短了留个口子
why/pain > 农户抢天气，请的是临时工，一人一天要摘八百斤，谁顾得上两剪
agitate > 装箱时看不出来，到了沈阳，四天路，一个霉点，一箱全毁
evidence > 合作社老章算过，去年售后赔出去十一万四，九成是蒂伤
solution/how > 今年他们换了个土法子：发圆头剪，一筐抽十个，蒂齐的多给两块
after/evidence > 头一个星期，售后从百分之七掉到二点六
punchline/point > 人不是不会做细活，是没人为细活付钱
punchline/summary > 两块钱一筐，比什么溯源码都管用

## 直播切片｜s｜conflict
hook/pain > 我家运营说这个价不能放 我说今天就放 他在那边瞪我呢
why/context > 为啥放 因为菜籽刚榨完 桶不够 我得腾地方
feature/solution > 五升 浓香 小榨 低芥酸的品种
evidence/how > 来 倒一勺 烧热 你们听这个声 没有噼里啪啦 说明没水
evidence/trust > 检测单在我后头墙上 放大 日期 九月十八 看清了吧
trust/question > 有人问起不起沫 头回炸东西会有一点 菜油都这样 说不起沫的你别信
benefit > 烧菜不用放那么多酱油 颜色它自己就黄亮
action > 两桶一百零九 四号 运营你手放下 上链接

## 带货口播｜s｜pain
hook/pain > 又是招不到弹棉花学徒的一年 年轻人一看灰就跑
context > 说说真实情况吧 免得来了怪我
context/solution > 店在县城北门 我和我爱人 还有一台开松机
feature/trust > 灰有 口罩和风机都配 下午五点停机
benefit > 学徒第一个月三千二 会上网线的四千五 旺季另算
benefit/trust > 学会了你要自己开 我把供棉花的电话给你
twist/trust > 鼻炎重的 哮喘的 真别来 身体要紧
action > 四十五岁以下 男女都行 来店里先吃顿饭聊

## 种草笔记｜s｜question,trend
hook/question > 谁家还缺过年的腊肠没灌的
feature/solution > 前夹肉七成瘦 盐 白酒 花椒 别的我不会放
feature/trust > 猪是自己圈里的 喂到十四个月 不是那个五个月的
feature/how > 你也可以自己拎肉来 一斤加工四块 等一个小时就好
evidence/context > 烟熏的柏树枝已经拖回来了 院子里香得狗睡不着😂
action > 要熏的不熏的 称几斤 都在下面报一声

## 非营销｜n｜none
solution > 电饭锅版枣糕（不用打蛋器）
solution > 红枣150克、红糖70克、鸡蛋4个、面粉130克、玉米油60克、小苏打2克
how > 枣去核，加一碗水煮到烂，连汤捣成泥，放凉
how/point > 一定放凉，热的会把蛋烫熟，别问我怎么知道的
how > 蛋和红糖用筷子搅，搅到提起来能拉丝
how > 枣泥、油倒进去，面粉过筛，上下翻，不画圈
how > 锅底抹油，倒进去，墩三下，“蛋糕”键按两遍
point > 牙签插进去不带泥就好，倒扣，等它自己掉
summary > 给牙不好的老人，把枣皮筛掉

## 带货口播｜n｜identity
hook > 阳台朝北、一天晒不到两小时的，这条是给你的
pain/context > 种啥死啥是吧，月季黄、番茄徒长、葱都长得跟头发似的
solution/twist > 你种错东西了，北阳台就种韭菜和木耳菜
feature/solution > 我这个是韭菜根，不是籽，三年的老根，一棚一棚挖出来的
benefit/feature > 埋下去十二天割头刀，割一茬长一茬，包饺子不用下楼
evidence > 这盆放在我家厕所窗台上的，看，筷子粗
how/point > 别浇多，土干了再浇，施肥用泡过的豆渣
action > 一份五十根，19块6，点下方小房子

## 种草笔记｜s｜counter
hook > 别给工人师傅买什么保温杯了 真的 没人用
trust/evidence > 我在工地管了六年材料 杯子丢的丢 压的压 没一个活过两月
solution > 他们真正缺的是这种脖子上挂的小扇子 不对 冬天缺的是这个 护颈
feature/benefit > 抓绒的 一拉能盖住鼻子 塔吊上的风你知道吧 割人
testimony/evidence > 我买了二十条发下去 第二天有人来问能不能给他哥也要一条
feature/benefit > 一条九块 洗了不硬 安全帽带子也不勒下巴
punchline/summary > 送人啊 送到缺处才叫送

## 知识科普｜s｜number
hook > 一度电能抽多少水 三个数告诉你
point/solution > 头一个数 扬程 就是你要把水举多高
point/why > 举十米和举三十米 水少三分之二 不是泵坏了
point/solution > 第二个数 流量 铭牌上写的是最大的 那是躺平了放水的流量
point/solution > 第三个数 管径 一寸管接一寸半的泵 等于用吸管喝粥
evidence/how > 我举个例 我家井深十八 泵七百五 管一寸 一度电三吨半
evidence > 把管子换成一寸二 啥也没动 四吨二
summary/how > 所以先量井 再看表 最后别小气那根管
save/action > 记不住的收藏 去五金店给老板看

## 教程｜n｜scene
hook/context > 现在是晚上八点，我妈第四次打电话问“那个绿的去哪儿了”
context/solution > 她说的绿的是微信。今天一次教会，帮你爸妈也设一下
how > 第一，长按桌面空白处，选“极简模式”，有的叫“长辈模式”
how > 第二，把不用的图标统统拖到第二页，第一页只留四个
how > 第三，家里人的电话做成照片挂桌面，点脸就打
how/point > 第四最关键：锁定布局！锁定！不锁她手一抖又没了
how > 第五，字号调到第二大，最大的反而会挤断行
after/evidence > 我妈现在四天没打了，我还有点不习惯
action/save > 转给你那个在外地的哥哥姐姐

## 剧情对话｜n｜dialogue
hook > “大夫，我这药能不能开成两份？”
context/setup > 药房窗口，老头把医保卡擦了擦递进来
question/setup > 药师小褚问，一份您吃，另一份呢
setup/context > 老头压低声音：另一份寄山西，人家没卡
question/setup > 小褚说这不合规矩，您这是给谁啊
why/twist > 老头说，当年井下塌方，我出来了，他腿没出来
twist/solution > 小褚没开两份，她脱了白大褂，领他去了隔壁的慢病援助窗口
twist/setup > 表填到“与患者关系”，老头捏着笔，半天写了两个字：欠命
punchline/twist > 小褚说大爷，这一栏我帮您改成“兄弟”

## 探店｜n｜number,result
hook > 人均13块，在汽修厂后院吃到撑
context/solution > 这地方本来是给修车师傅烧的工作餐，后来卸货的也来，再后来我也来了
feature > 每天三荤两素一个汤，黑板写，擦了就没
feature/evidence > 我去那天是粉蒸排骨、酸菜炖肥肠、青椒塞肉
evidence/feature > 米饭自己打，桌上一坛泡萝卜，有个师傅光拿萝卜下了三碗
feature/point > 洗碗自己洗，水龙头在轮胎堆旁边
twist/pain > 卫生嘛，桌子是擦了的，地上有机油，穿白鞋的绕道
action > 十一点半开，十二点一刻基本光盘，门卫问你找谁，就说找胖嫂

## 测评｜s｜dialogue
hook > 闺女问我 妈 你真分得出东北米和苏北米吗
context/setup > 我说你盛 不许告诉我哪碗是哪碗
context/how > 一共五碗 都是两杯米两杯二的水 同一个锅轮着煮
evidence > 一号 一筷子能挑一坨 我说五常 对了
evidence > 二号散 有嚼头 我猜是射阳 也对了
twist/evidence > 三号香得过了 我说这是泰国的吧 闺女笑得直不起腰 是五常掺香精的
evidence/pain > 四号五号我真没分出来 一个六块一个十四
pain/twist > 你说气人不 贵的那个还有点生心
summary > 自己吃 盘锦四块六那种 足够了

## 情感观点｜n｜result,scene
hook > 去年腊月二十九，我还清了最后一笔化肥钱，六万二
context > 那是我男人走之前欠下的，三家农资店，有两家没条子
question/context > 别人劝我，没条子你认它干啥
why/context > 可我晓得有那么回事，那年种西瓜，我还帮着卸过袋子
how/context > 白天喂四十头猪，晚上给人绗被子，一床二十五
context/evidence > 头一年还了三千，人家老板都不好意思收
twist > 第五年，那个没条子的老板把车开到我家门口，卸下两吨饲料，说先喂，不记账
after > 现在这四十头成了一百一
punchline > 债这个东西，你认它，它就不追你了

## 情感观点｜s｜conflict
hook/pain > 儿女说智能手机是给老人方便 老人说那是给你们自己方便
trust/context > 我在社区教了两年 教了不下三百个爷爷奶奶
point/context > 真正想学的是啥 三样 看孙子 挂号 交电费
pain/evidence > 可儿女买回来 先给装十七个软件 领券的 走路的 看新闻送鸡蛋的
punchline/point > 手机不是难 是满
solution/point > 我第一节课从来不教 我先删
testimony/twist > 有个老师傅删完说 哎哟 这下它像个电话了
action/summary > 你想尽孝 别买新的 坐下来帮他删一晚上

## 公众号长文｜n｜counter,suspense
hook > 我们镇卖得最好的被子，是最不好看的那一床
feature/context > 土布的，灰不灰蓝不蓝，没有包装袋，拿麻绳一捆
context > 店主孟阿姨年轻时在纺织厂挡车，退下来的时候厂里抵工资，给了她一台织机
pain/before > 头三年没人要，年轻人嫌硌，年纪大的嫌像从前
twist > 转机来自一个皮肤科护士，她孩子湿疹，什么料子都抓
evidence/testimony > 孩子盖了两周，不抓了。她不敢说是布治好的，只说这布没味儿
why/feature > 后来我才弄懂，这布没有上浆，没有荧光，洗一次软一分
after/evidence > 如今孟阿姨一年出四百床，要等七个月
punchline/point > 好看的东西在货架上占便宜，好用的东西在日子里占便宜
action/after > 我订的那床，明年五月到

## 直播切片｜n｜scene
hook/context > 现在外头零上三度，我在棚里给大家播，手冻得跟胡萝卜似的
context/feature > 看见身后这一片没，红颜草莓，明早五点摘，摘完直接走
advantage/trust > 今天不摘，今天摘的是给你看的，明天摘的才是给你吃的
feature > 中果，一颗十五克左右，不挑那种拳头大的，那种空心
evidence/how > 我掰一个，白不白？里头白一点是正常的，全红的那是捂的
trust > 坏果六小时内拍照，坏几颗我退几颗的钱，不跟你掰扯
trust/context > 刚才云南的大姐问到不到，到不了，去年寄过，成酱了
action > 江浙沪皖的，二号，三斤五十八，手快啊

## 带货口播｜n｜promise,number
hook > 一口井、两亩棚、三个月，我们带你把育苗点开起来
context/feature > 找的是乡镇合伙人，不是经销商，你出地，我们出种、出盘、出技术
feature/benefit > 每周三技术员下来看一次，平时视频
evidence/benefit > 一盘72穴，成本六块八，出手十二到十五，死苗按七穴算
trust/point > 育坏了两家对半赔，合同第四条，你先看再谈
twist/trust > 没有水电的地、没有三轮路的地，谈不成
trust/feature > 目前有乌山、白马、董家铺三家在做，可以去打听，别光听我吹
action > 找老瞿，地里没信号，发短信

## 种草笔记｜n｜negative,counter
hook > 今天不卖货，别私信我买蛋糕了🙅‍♀️
context/why > 我妈七十，我给她做，做我自己小时候想要、她没钱买的那种
feature/context > 三层，奶油裱得歪，上面插一只塑料天鹅，我找了四家批发市场
twist/context > 蜡烛没敢插七十根，插了个问号
context/testimony > 她嫌浪费，一边嫌一边拿手机拍，拍了十一张
action/summary > 明天照常开门，芋泥的要提前一天说

## 非营销｜n｜none
solution > 关于村部代收快递搬迁的告示
context > 因村部屋顶补漏，即日起快递改放老供销社东头那间
how > 取件报手机后四位，登记本自己签，不会写字的按个手印
point > 生鲜水果当天不取，我们没冰箱，烂了不负责
point > 药品类单独放铁柜，找妇女主任开锁
how/point > 时间：上午8点到11点，下午3点到6点，赶集日中午不关
summary > 大约二十天后搬回来，到时候喇叭通知

## 带货口播｜s｜question
hook/question > 你知道为啥你家花生油炒菜老是呛得人咳嗽吗
why/point > 烟点低 油里头杂质没沉干净 火一大它先焦
context/trust > 我们榨油的有句话 新油不急 坐缸四十天
solution/feature > 这一批是九月榨的 坐到今天整好
evidence > 你看我倒在白碗里 底下有没有一点黑渣 没有
evidence > 烧 烧到筷子冒泡 烟在哪儿 看不见吧
feature > 花生是白沙的 粒小 出油少 但是香
action > 两升半一桶 六十五 一家最多拍三桶
benefit/trust > 喝稀饭拌一勺 不香你拉黑我

## 种草笔记｜n｜trend
hook > 小雪一过，我家三代人的被窝配置作业来了❄️
point/solution > 奶奶：七斤棉花胎，下面垫一床化纤的防滑
point/why > 别给她羽绒，太轻，她说“像没盖”，真的会睡不踏实
point/solution > 爸妈：一床四斤蚕丝，外加毛毯，半夜热了踢毛毯
point/solution > 我：水洗棉套子加五孔被，懒，能整个丢洗衣机
evidence > 蚕丝那床是湖州买的，抽出一撮烧过，有股烧头发的味儿
pain/point > 教训：去年给奶奶买了电热毯，她不会关，早上嘴唇起皮
action/summary > 预算加起来一千一，哪样想看细节跟我说

## 知识科普｜n｜dialogue,question
hook > “大夫，我这血压药吃了十年，能不能停俩月让身子歇歇？”
solution/context > 不能。降压药不是把血压治低，是每天替你按着它
why/point > 好比弹簧，手一松，它不是慢慢起来，是蹦起来
agitate/evidence > 上个月收了个六十八的，停了十一天，收麦子的时候半边手抬不动了
question/twist > 有人要问，那我量着正常啊
why/point > 正常是药的功劳，就像打着伞没淋湿，不能说没下雨
point > 真要减，只有一种情况：天热、瘦了十几斤、量着低，还得找大夫商量
how/action > 家里的药盒分早中晚格子，漏了就漏了，别第二顿吃双份

## 教程｜s｜loss
hook > 装水管不打压 等于给自己家埋了个喷泉
trust/context > 我干了二十六年水工 返工的有一半是省了这半小时
how/setup > 打压泵五金店能借 押五十 一天二十
how > 先把所有堵头拧上 冷热水用软管连一块
how > 水灌满 把气放了 这步别跳 有气表乱跳
how > 摇到八公斤 停 拿手机拍个表
how > 坐那儿喝茶 三十分钟后再拍一张
how/point > 掉半公斤以内算过 掉多了 挨个接头摸 摸到湿的就是它
punchline/summary > 水不骗人 人才骗人

## 剧情对话｜s｜conflict,suspense
hook > 全村都说老薛疯了 好好的果园不卖 天天往网上骂自己的果子
setup/context > 他举着个梨 说这个 不甜 别买
setup/context > 又举一个 说这个也不行 昨天刚打过药 七天以后再说
context/setup > 儿子急了 抢他手机 爸 人家都夸 就你骂
twist/setup > 老薛说 夸的那些 你吃过没
twist > 七天以后他就举了一个梨 啥也没说 咬了一口 汁顺着胳膊肘流
after/context > 那天后台卖崩了 儿子嗓子都喊哑
punchline/after > 老薛在树底下睡着了 呼噜比拖拉机响

## 探店｜s｜pain
hook/pain > 一年配三副眼镜 副副戴着晕 我都想瞎着算了
solution/context > 同事把我拽到这家 在菜场二楼 卖冻带鱼的旁边
context/trust > 就一个老师傅 姓缪 以前给军工厂磨镜片的
evidence/how > 他让我走楼梯 上去下来 下来上去 走了六趟
twist/why > 然后说 你不是度数错 是你低头看台阶 眼镜中心没对上
solution/how > 他拿笔在镜片上点了个小黑点 重新磨 四十分钟
after > 我下楼的时候没扶扶手
twist/feature > 镜框丑 十几年前的款 你可以自己带框来 加工费六十
action > 下午三点后别去 他要接孙子

## 测评｜n｜result
hook > 结果先放这儿：最便宜的那台赢了，我也没想到
context/setup > 三台播种器，手推的，给我舅舅那两亩芝麻地挑
how/context > 同一块地，一台推四行，出苗那天蹲着数
evidence > 680那台带肥箱，重，女人推不动，地头拐弯压苗
evidence > 350的漏种，一米里缺三窝，舅舅骂了一路
evidence > 145的，轮子是铁皮的，丑，一米缺零点五窝
why/evidence > 我拆开看，它那个拨种轮是毛刷的，不卡籽
twist/pain > 不过种玉米它就抓瞎，口太小
summary > 小粒的买便宜的，大粒的加点钱，别要带肥箱的

## 情感观点｜n｜pain,identity
hook/pain > 六十岁学打字，手指头粗，一按按俩字母
why/context > 孙子在国外，视频老卡，他说奶奶你给我打字吧
pain/context > 我小学三年级的底子，拼音早还给老师了，“吃”和“次”分不清
context/pain > 头一回给他发的是“奶奶今天次了饺几”，他发了一排哭脸
how/context > 我就拿日历纸背面抄，一天抄二十个字，贴冰箱上
twist/context > 有天他说数学考砸了，不敢跟他爸讲
how/context > 我打了一个半小时，打了四行，手心全是汗
after/twist > 他回我：奶奶，这四行我截屏了
punchline/summary > 我这辈子没给谁写过信，头一封，是拿一根指头写的

## 情感观点｜n｜loss
hook > 再这么卷下去，真正会做衣服的裁缝就断根了
evidence > 我们市注册的缝补店，前年二百一十家，今年剩八十多
why/pain > 原因说出来不好听：改一条裤脚十块，快时尚一条裤子二十九
point/pain > 大家觉得是价格的事，我觉得是没人算“穿几年”这笔账
evidence > 我身上这件呢外套，九六年的，改过三回，肩、袖、里子，加起来花了一百四
twist/point > 也别光怪顾客，好些师傅脾气大，收了活儿两个月不动
action/summary > 真想留住他们，家里翻一件舍不得扔的，送去改一改就行

## 公众号长文｜n｜suspense
hook > 那袋米，在我家厨房放了四个月，我妈始终不让开
setup/context > 是一袋十斤装的稻花香，袋口拿红线缝着，不是机器缝的
question/setup > 问她，她只说：等人
setup/twist > 国庆我表哥从黑河回来，进门看见那袋米就愣住了
twist/point > 线是他爸缝的，我姨夫，夏天走的，走之前打的最后一场稻
context/why > 四家亲戚一家一袋，他自己缝，怕机器线割手
after/context > 那天我妈焖了一锅，谁也没夹菜，先吃了一口白饭
punchline > 表哥说，还是那个水的味儿
after/punchline > 红线我妈收起来了，缠在针线盒的空轴上

## 直播切片｜s｜negative
hook > 不是所有带“棉”字的都叫纯棉 宝子们先把字认清楚
pain/point > 棉感 像棉 棉柔 水洗棉感 听着都一样 翻洗标 聚酯纤维百分之百
evidence/how > 我现在剪一根线头 点火 你看这个 卷 滴黑油 这就是涤纶
evidence/advantage > 再看咱家的 灰 一捻就碎 闻着烧纸味
feature/solution > 咱这是秋衣 双面的 一百支不敢说 四十支实打实
trust/feature > 纯棉会缩 我直说 缩一指 所以拍大一个码
benefit > 老人皮肤干 痒 贴身穿它少抓两道子
action > 上下一套七十九 尺码报身高体重 我给你看
action/summary > 快九点了 还剩四十来套 拍完我下播吃饭

## 带货口播｜s｜question,dialogue
hook > 有人问我 老板你家送水工怎么都不辞职
context/trust > 我说因为我自己也送 一天六十桶 我知道哪栋楼缺德
benefit > 没电梯的四楼以上 加一块 六楼加两块 钱归你 不归我
feature/benefit > 车是公司的 三轮带棚 刹车一个月一检
benefit/trust > 社保交 别笑 送水工也该交
context/point > 要求就一样 桶放门口轻一点 人家可能在哄娃
action > 缺两个 老城一个 开发区一个 找我就行 我姓骆

## 种草笔记｜n｜scene,pain
hook/pain > 今天被三个顾客骂“怎么又断货”，我跪了🧎‍♀️
context/why > 不是饿着你们，是栗子真没了，迁西那边下冰雹，老板发来的视频我都不忍看
solution/feature > 这几天先卖烤红薯，烟薯25，小个的，一手一个
feature > 流油的我挑出来放左边，不流油的右边，右边便宜一块
how > 拿回家凉了的，空气炸锅180度五分钟，又活了
action/point > 栗子有信儿了我第一个喊，别催，催我也变不出来

## 非营销｜n｜none
solution > 秋冬生猪防疫工作碰头会纪要（11.26）
context > 地点：镇畜牧站二楼；到会散户九家、规模场三家
point > 1. 口蹄疫补免12月10日前打完，耳标没有的先补耳标
point > 2. 最近外省有拉猪车进来，凡是没洗消单的一律不许进圈门口
how > 3. 消毒药统一领，火碱两袋，戊二醛一桶，签字
action > 4. 发现不吃食、耳朵发紫的，先打站里电话，不许自己拉出去埋
pain/setup/point > 5. 老邝提出补偿款去年还差一截，站长答应月底前给回话
summary > 散会时间四点四十

## 带货口播｜s｜trend
hook > 双十二还没到呢 我们村的红薯粉先疯了
why/evidence > 今年雨水少 红薯淀粉高 一百斤出了十九斤粉 往年十五六
feature/advantage > 就是这种 灰不溜秋的 你别嫌 白的那是漂过的
evidence/how > 我早上八点泡的一把 现在下午两点了 你看 没断 也没化
testimony/evidence > 我侄媳妇坐月子 喝羊汤只放这个 她说超市的一夹一包水
feature > 粗的细的宽的都有 宽的涮火锅 细的做酸辣粉
benefit/action > 五斤三十二 够你家吃到开春
action > 小黄车第一个 备注粗还是宽 不备注我随便抓

## 种草笔记｜n｜contrast
hook > P1是她去年生日，P2是今年，你们看脸上的表情就懂了
before/pain > 去年我给外婆订了个翻糖的，漂亮，切不动，她舔了一口说像墙皮🤦
solution/feature > 今年找了小区门口做老式奶油的，植物奶油换成动物的，胚是戚风
feature > 夹层没放水果，放的糯米和豆沙，她戴假牙也咬得动
feature/how > 糖减了一半，老板自己说再减就塌了
after/testimony > 老太太吃了两块半，第二天早上又问还有没有
action/point > 八寸168，得提前两天，天热别超过一小时
action/summary > 不用问店名，你们附近那种挂着褪色照片的老蛋糕店，多半都会做

## 知识科普｜n｜pain
hook/pain > 新买的棉裤穿一次就满腿白毛，洗也洗不掉？
why/twist > 不是洗衣机的错，是里料跟绒配错了
why > 涤纶里布带电，冬天空气一干，毛全吸上去
why > 还有一种是绒没锁住，剪毛的时候省了一道定型
how/point > 判断：拿透明胶在绒面上粘一下，拿起来超过二十根，别买
how/solution > 补救：第一次先用白醋兑水泡二十分钟，阴干，再拿湿手套顺一个方向捋
how/point > 千万别用滚刷使劲搓，越搓越掉
punchline/summary > 店里试胶带老板可能翻白眼，让他翻

## 教程｜n｜result
hook > 看，这锅卤水我养了六年，没坏过一次
context/solution > 今天只讲怎么存，不讲怎么卤，卤的视频往前翻
point/how > 第一，用完当天捞渣，葱蒜最先馊，一片都别留
point/how > 第二，打油，油面留一指厚，太厚闷，太薄不封
point/how > 第三，烧滚，关火，锅盖别盖！盖上等于给细菌下雨
how/why > 凉透之前动都别动，搅一下就破了那层膜
how > 冬天一天一滚，夏天早晚各一滚，懒就分袋冻上
how/point > 豆制品千万单独舀出来卤，进了锅第二天就冒泡
save/action > 学废了的扣1，学会的收藏去

## 剧情对话｜s｜suspense,result
hook > 最后 全镇的缝纫机都借给了那个骗过她们的人
setup/before > 半年前 何秀芝收了十七个人的工钱 跑了
setup/agitate > 女人们堵在她家门口 骂了三天 她婆婆跪着给人道歉
twist/context > 谁也不知道她去了广州 一家家要账 那个老板欠她四万二
context/evidence > 她在人家厂门口睡了十一天 睡到保安给她送盒饭
twist/after > 回来那天 她把钱按名字分好 一个信封一个信封从门缝塞
twist/context > 有个信封里多了二十块 写着 婶 利息
after/punchline > 第二天她家院子里摆了十七台缝纫机 谁也没说话 都在踩

## 探店｜n｜negative
hook > 不是每家“农家土菜”都有农家，这家连院子都没有，在公交总站二楼
twist/trust > 但是掌勺的真是农家的，四十多年，喂猪、插秧、办酒席
feature > 菜单就一页，用粉笔写在切菜板上，切菜板今天切菜，菜单就没了
evidence/feature > 芋头蒸排骨，芋头是化的，排骨带软骨，蒸汁拌饭我扒了两碗
feature/evidence > 炒青菜里有猪油渣，脆的
twist/pain > 红烧鱼一般，土腥味没压住，老板娘自己也说今天鱼不行
feature/benefit > 三个人142，还送了一碟她自己晒的萝卜干
action > 晚上六点半以后司机们下班，坐不下，卡着五点去

## 测评｜n｜pain
hook/pain > 被“老人手机音量大”坑过三回了，这回我拿噪音计说话
context/how > 四部老人机，99到399，都开最大声，隔一米
evidence > 第一部，铃声92分贝，吓得猫飞出去，可一接电话，听筒才71
evidence > 第二部反过来，听筒88，铃声小得跟蚊子
evidence > 第三部都大，就是破音，我爷爷说“有个人在铁桶里跟我讲话”
evidence > 第四部有个拨片，侧面，吵的地方推一格，听筒加12
point/agitate > 买的时候商家只报铃声，不报听筒，听筒才是用来听话的！
summary > 第四部，349，肉疼但留下了
punchline/action > 另外三部我挂闲鱼，别问我为啥便宜，上面都写了

## 情感观点｜s｜negative
hook > 我不是什么最美养猪女孩 我就是考研没考上回来的
context > 回来第一天 我爸扔给我一双雨靴 三十八码 我穿三十六
pain/context > 头一个月 我在圈里吐 吐完接着铲
context/pain > 同学聚会问我干嘛呢 我说搞生物 没敢说猪
evidence/context > 有一窝奶不够 我拿针管喂了八天八夜 有一只后腿是软的 我给它绑了两根雪糕棍
context/twist > 它能走那天 我发了人生第一条视频 播放六十三
twist/context > 其中一个评论是我考研的导师 问我 你这个固定角度怎么定的
after > 我现在还在铲 也在写 论文第二作者写的是我爸
punchline/summary > 雨靴换了三十六的

## 情感观点｜n｜number
hook > 9块9包邮的十斤苹果，我替你们算笔账
evidence > 纸箱一块六，网套八毛，快递谈到最狠三块二
evidence > 打包的阿姨一箱四毛，平台扣点，剩下三块出头
question > 十斤苹果，三块钱，你觉得是谁在做慈善？
solution/twist > 没人做慈善，是落果、是冷库里放了一年的、是商标费都不用出的
twist/context > 也不是说买的人有错，月底谁不想省
agitate/pain > 只是别一边九块九抢着，一边骂“现在的水果没有果味”
punchline/summary > 味道这个东西，从来不包邮

## 公众号长文｜n｜scene,pain
hook/pain > 每到换季，我们门市部最怕接到的电话，是“你们的泵又不上水了”
context/setup > 电话那头往往是个老太太，儿子在外，地里苗等着
why/point > 十个里头，七个不是泵坏，是底阀漏了，泵里存不住那口引水
pain/agitate > 可修车铺的小伙子上门一趟八十，换个密封圈又八十，两趟就够买半台泵
solution/how > 今年我们印了一张纸，正面三句话，背面一张图，塑封好，挂在泵把手上
feature/how > 三句话是：先灌水，再听声，后看底
how > 灌不满，看底阀；灌得满不吸，看吸管接头；嗡嗡响不转，赶紧拔
after/evidence > 四百张纸发出去，这个秋天上门的少了一百多趟
question/context > 同行说我傻，自己砸自己生意
punchline/summary > 我说，老太太会记得纸上印的是谁家的电话

## 直播切片｜s｜result
hook > 先给你们看这个 这是十八斤的瓜 这是用我这个苗种出来的
testimony/twist > 瓜不是我的 是六安的粉丝寄来的 快递费花了四十多 我都不好意思
feature/solution > 苗叫小黑蜜 嫁接的 砧木是葫芦 抗枯萎
pain/agitate > 枯萎病你们懂的 五月还好好的 六月一场雨 全趴
trust/how > 到家看根 白的种 褐的拍照退
twist/trust > 阳台的不要拍 这个藤爬五米 你家楼下会骂
action > 三十棵起 五毛八一棵 一号链接 按你们那儿的插秧时间发货
action/question > 四川的扣四川 我给你排日子

## 带货口播｜n｜scene,result
hook > 上个月，我们店里那个五十七岁的学徒，自己接了第一套工服打样
before/context > 她姓闵，之前卖了二十年豆浆，来的时候连过线都不会
context/solution > 我们这儿招的就是这种人：手稳、不怕慢、坐得住
how/feature > 一对一带，头半个月只做口袋，一个做够一百遍
benefit > 学费不要，做坏的布我出，做好的按件给
trust/twist > 急着挣大钱的不合适，头三个月也就两千六七
testimony/trust > 闵姐说她在这不用吼，卖豆浆吼了二十年
action > 周二周四下午来看，就在粮油市场背后，听见机器响就是

## 种草笔记｜s｜suspense
hook > 冰柜最底下翻出来一个东西 你们猜我妈藏了多久
twist/context > 是一只风干鸡 上面贴着张条 写着 小兰结婚用
context/twist > 小兰是我 我孩子都上二年级了😭
why/context > 问她她说 那年疫情没办酒 鸡就没用上
context/punchline > 我爸在边上说 就你妈能藏 她还藏着你的胎毛
action/after > 今天炖了 香是真香 店里歇半天 买水泵的明天来

## 非营销｜s｜none
solution > 家庭版红烧羊蝎子 四个人的量
setup > 羊蝎子四斤 让摊主剁五公分 别太碎
how > 泡两小时 中间换三次水 泡出来的血比焯水管用
how > 凉水下锅 放一把花椒 滚了撇沫 捞出来用热水冲 不能用凉水
how > 炒黄酱一大勺 加冰糖 葱姜 干辣椒 骨头倒进去滚一圈
how > 热水没过 小火一个钟头 关火再焖半个钟头
point > 白萝卜最后二十分钟再放 早了化没了
summary > 汤别倒 第二天下面条 比肉还好

## 带货口播｜n｜suspense
hook > 先别划，我把这双鞋扔进搅拌机里了，你们等着看
context/trust > 我是包工头，队里三十几号人，脚上的事我最烦
pain/agitate > 去年踩钉子，一个小伙子破伤风打了一礼拜，我赔了七千多
feature/solution > 这双鞋底夹了层钢片，鞋头也是，钉子、砖头都不怕
context/evidence > 好，搅拌机停了，倒出来
evidence > 面上烂了一块皮，你看里头，钢头没瘪，鞋底没穿
trust/twist > 沉，一只六百七十克，跑步的别买
action > 工友一起拍，五双以上每双减十块，链接在下头

## 种草笔记｜s｜loss
hook > 早知道这个 我妈那盆三百块的兰花就不用死
pain/before > 她用自来水天天喷 喷到叶子上一层白 根全烂
solution > 后来买了个插土里的小水滴 湿了蓝 干了白 就这么简单
feature > 不用电池 一根六块 一盆插一根
how > 插到根那儿 别插边上 边上的土先干 会骗人
after > 现在她的原则是 不白不浇 看见白了跟中奖似的
after/evidence > 又养活两盆 一盆开了 淡绿的
twist/pain > 两年得换芯 芯子会长绿毛

## 知识科普｜n｜conflict
hook/pain > 村东头说草莓要多浇水才甜，村西头说断水才甜，两家种了二十年，谁也不服谁
twist/context > 他俩都对一半
why > 长果子的时候缺水，果子小、硬，籽比肉多
why > 着色那十来天，水多了，糖就被稀释，像一勺蜂蜜兑一缸水
how/solution > 所以：坐果前勤浇，果子发白的时候减，红到七成，停
evidence > 县农技站做过一垄试验，停水六天，糖度从9.2到11.6
how/agitate > 停过头也不行，叶子中午打蔫、傍晚缓不过来，赶紧补
punchline/summary > 村东头和村西头，中间隔的不是马路，是十天

## 教程｜s｜identity
hook > 手残的 没缝纫机的 家里只有一根针的 你们过来
context/solution > 教你们给羽绒服补洞 补完看不出来
how/point > 先说不能干啥 不能贴胶布 胶化了那块布就废了
how > 找衣服内侧洗标后面 那里一般缝了一小块同色布 剪下来 它就是给你补的
how/point > 没有的 从口袋里面偷一块
how > 布剪成圆的 不要方的 方的角会翘
how > 从里子拆开三公分 手伸进去 布垫在洞底下
how > 用织补针法 一根布丝一根布丝挑 别拉紧
after/evidence > 看 正面 我自己都得找半天

## 剧情对话｜n｜question
hook/question > 一个卖馒头的，为什么天天给对面的馒头店打伞？
setup/context > 两家门脸隔六米，价格一样，恩怨十二年
setup/context > 下雨天，对面那家的遮阳棚破了，面案往里漏
setup/question > 街坊说，活该，当初抢他家房租，抢得那么狠
twist/setup > 老安还是举着伞过去，一站就是两个钟头
setup/twist > 有人看见对面的女人递给他一个本子，封皮写着“酵头”
twist/point > 原来老安的酵母是她家传的，那年他娶亲，她爸白送
punchline/summary > 伞面上印着四个字：一锅一引

## 探店｜s｜loss
hook > 错过这家老药店 你就错过了全城最后一台切药机
feature/context > 铁的 脚踩的 民国货 切一片甘草响一下
trust/feature > 现在药都是真空包 他家还自己切 说这样才看得出里头虫没虫
evidence > 我买了三块钱陈皮 老头用桑皮纸给我包成小粽子 麻绳一绕 打的是活扣
evidence/trust > 有个奶奶来配泡脚的 他说你这个年纪红花不能多 减了一半
feature > 柜子上有一百四十四个抽屉 每个拉出来味不一样 我挨个闻了 被骂
twist/pain > 西药没有 医保不能刷 感冒别来
action > 文庙后巷 周一歇

## 测评｜s｜number
hook > 七种老人防滑鞋 我在水磨石地上倒了洗洁精
context/how > 找的是我们舞队七个阿姨 四十五公斤到八十二公斤都有
context/how > 走五米 拐弯 再走回来 两边各站一个人扶着 安全第一
evidence > 那个写着医用的 走了两步就劈叉 杜阿姨当场骂街
evidence > 软底的都不行 软底像踩豆腐
evidence > 最稳的是这双 底子硬 花纹是横的 沟深三毫米
why > 横沟才排得走水 竖沟就是两条滑道
twist/pain > 不过它沉 膝盖不好的走久了累
summary > 浴室厨房穿它 逛街另买

## 情感观点｜n｜scene
hook/context > 腊月里一个半夜，我在108国道边上蹲着，怀里抱着一箱没人收的面包
context/why > 那是我开店第二年，冷库跳闸，四十箱全化了
agitate/pain > 进货的老板打电话，说货到付款，一分不能少
context/setup > 我一箱箱往路边拿，谁停车给谁，五块，三块，后来不要钱
context/setup > 有个拉煤的师傅停下来，拿了一个，问，你哭啥
twist/context > 他从驾驶室抽出一条毯子给我，说我闺女也在外头开店，卖的是花
twist/evidence > 他把剩下的都拉走了，按整价，一千一百四，说给服务区的兄弟分
after > 去年他闺女结婚，蛋糕是我做的，六层，我开车送了两百公里
punchline/after > 毯子还在店里，我冬天搭腿

## 情感观点｜s｜conflict,dialogue
hook > 我奶说 你们年轻人买米跟买手机似的 先看包装
context/before > 我当时还嘴硬 说品牌有保障
evidence > 后来我去了趟米厂 同一个仓 三个牌子 三十八的 五十九的 一百零八的
evidence/twist > 区别是啥 袋子里那张故事卡 和一根麻绳
twist/evidence > 但也有真不一样的 有家只碾一遍 留胚 袋子丑得像化肥
point > 我的意思是 钱可以多花 花在看得见的地方
point/how > 碾几遍 哪年的 哪块田 这三样写清楚 贵我也认
punchline/summary > 剩下那些 就当给麻绳买单了

## 公众号长文｜n｜conflict
hook/pain > 县里的师傅要保留蒸汽熨斗，厂里的年轻人要上定型机，会上吵了三个钟头
context/setup > 起因是一批一千二百件的冬季巡逻服，领子老是翻不平
evidence/point > 师傅举例：熨斗能听见布“喘气”，哪儿硬了就多走一趟
evidence/point > 年轻人也举例：人走神一次，一排领子就歪一个角度，机器不走神
question/context > 最后谁说服谁了？都没有，厂长让他们各做一百件
evidence > 机器的一百件，平，尺寸一分不差，可有四件面料烫出了亮光
evidence > 师傅的一百件，三件歪，亮光一件没有
summary/solution > 结论是定型机打底，最后一道领口由人来补，每件多一分钟
punchline/summary > 技术不是谁顶掉谁，是谁兜得住谁的错

## 直播切片｜n｜identity
hook > 六十岁以上、看手机要把手伸出去一米的，哎对，就说你呢叔
evidence/how > 现在照我说的做：手机拿到一尺，看不清，伸到两尺，清楚了——这就是该戴了
context/why > 老花不丢人，眼珠子里那块水晶到岁数它就不弯了
solution/feature > 这副是渐变的，上头看路，下头看字，不用摘来摘去
how/trust > 头三天晕是正常的，下楼梯低头别用眼睛瞟，动脑袋
trust > 戴一个礼拜还晕，退，眼镜盒我都不要你的
benefit > 打牌看得清自己的牌，也看得清对家的牌哈哈哈
action > 去三号链接，度数不会量的，先拍测试卡，一毛钱

## 带货口播｜s｜counter,identity
hook > 我们招代理 先劝退三种人
context/point > 想躺着的 想囤货的 想拉亲戚的 都别来
feature/context > 我们做的是山里的核桃 一年就忙三个月 剩下九个月你该干嘛干嘛
feature/how > 有人下单我们发 你只管把话说实 皮厚就说皮厚
benefit > 一箱你留十二 不多 但不用垫钱
evidence/testimony > 去年最多的一个是个幼儿园老师 挣了九千八 都是家长买的
trust > 没有等级 没有总代 我也不培训你成功学
action > 私我发你一箱小样 吃完再说干不干

## 种草笔记｜n｜negative
hook > 不是我不想给大家便宜，是这批棉花它真的涨了
evidence > 去年籽棉七块六，今年八块九，我这儿有收购单，谁要看我拍
action/context > 所以六斤的从240调到268，八斤的不动，算我请
trust/point > 已经交定金的按老价，说话算话
trust/solution > 你要觉得贵，旧棉拿来掺着弹，我不会劝你买新的
action/context > 下周起晚上不开门了，婆婆手术，有急的白天来

## 非营销｜n｜none
solution > 老年大学手机班第三期开课通知
how > 时间：12月3日起，每周四上午9点半，共六次
context > 地点：文化站一楼，有暖气，自带杯子
solution > 内容：挂号、打车、缴费、识别骗子、修照片、发语音
point > 每班18人，座位按报名先后，来晚了在走廊听也行，有喇叭
action > 带上手机、充电器、老花镜，还有您记密码的那个本子
point > 本子请别给任何人看，包括老师
action > 报名找门口的志愿者，不用微信，写名字就行

## 带货口播｜s｜contrast
hook > 左边我爸现在的手 右边我爸去年这会儿的手
before/pain > 去年全是口子 一碰凉水龇牙 晚上拿胶布一条条缠
solution > 就换了副手套 丁腈的 里头植绒
feature > 长到胳膊肘 水灌不进去 洗鱼刮鳞都行
evidence > 你看我拿钢丝球蹭 蹭 蹭 没破
after/evidence > 三个月 胶布一卷没用完
twist/testimony > 他还不让拍 说一个卖鱼的有啥好拍
action > 三双二十九 大号给男的 想要的点下面

## 种草笔记｜n｜question
hook/question > 有没有人跟我一样，对“刚出炉的豆沙面包”没有抵抗力？
context/solution > 今天这家藏在人民医院后门，叫啥来着，就写了“面包”俩字
feature > 豆沙是自己炒的，有颗粒，不是那种牙膏一样的
feature > 表皮刷了层糖水，撒的是黑白两种芝麻，掉一裤子😂
evidence > 我从店里走到公交站，三百米，四个，没了
twist/pain > 油大，纸袋会透
action/feature > 一天就两炉，十点半、三点半
action/testimony > 住院陪床的朋友可以下楼买，护士都吃它

## 知识科普｜s｜counter,suspense
hook > 你家米缸里那只小黑虫 它不是从外面爬进来的
why/context > 是米自己带来的 卵就在米粒里头 你看不见
why > 温度上了二十五 它就孵出来 所以夏天一夜之间全是
twist/solution > 有几个办法 老办法放花椒大蒜 熏得它不爱动 但卵不死
solution/how > 管用的是冻 买回来整袋进冷冻 四天 卵虫全完
how/point > 别拿出来太阳晒 一晒米就裂 煮出来碎
question/point > 已经有虫的能吃不 能 淘掉就行 没毒
summary > 少买 先冻 封口 就三样

## 教程｜n｜promise
hook > 看完这条，你家的猪舍不用花钱也能暖三度
how/context > 需要：旧广告布、细竹竿、绑扎丝、一袋锯末
how > 先堵，门底下、窗缝、排污沟口，用广告布钉两层
how > 再吊，离地一米二搭个小顶，只盖睡觉那半边
why > 热气往上跑，顶子低了，它就跑不掉
how > 锯末铺十五公分，拉屎那头别铺
evidence > 我早上量的：外头一度，圈里七度，顶子底下十一度
how/agitate > 中午一定掀开通风，不然全是氨味，猪咳嗽
action > 做好了拍给我看，我帮你们挑毛病

## 剧情对话｜s｜identity
hook > 在外头打工给爹妈寄过钱的人 看完这一段
setup/context > 邮储柜台 一个大娘取三百块 非要十块的
question/setup > 柜员说大娘我们没那么多零钱 五十行不
setup/context > 大娘说不行 我得一张一张给他攒回去
question/setup > 柜员问给谁啊
twist/setup > 我儿 一个月寄我一千五 我花不了 我存着 等他回来盖房
twist > 柜员查了查 愣住 卡里十二万七 十年一分没动
punchline/after > 她把窗口的玻璃擦了又擦 数了三十张十块的

## 探店｜n｜promise
hook > 跟着我走，保证你们在批发市场里花八十块拎回两大兜
point/how > 第一站，三排17号，卖碎银耳，散的，碎的跟整的一个锅里一个味
advantage/evidence > 十八一斤，超市整朵的四十二
point/how > 第二站，干货楼梯口那个推车，海米，带沙的便宜，回去自己淘
point/how > 第三站别走错，是戴红帽子的，不是戴红围巾的，红围巾缺秤
evidence/testimony > 我拿随身小秤称过，她五斤少二两
action/how > 中午十二点以后人家要盘货，讲价别扯太久
action > 停车在西门，前两小时不要钱

## 测评｜n｜negative
hook > 不是所有带“汽车级”三个字的胶都粘得住冻库门
context/pain > 我家是做卤菜批发的，门条掉了，鲁班也不来，只好自己试
evidence > 三十八那管：零下十八度，第三天翘边
evidence > 六十五那管：粘住了，但是有味，卤肉的闻着不对劲，我撕了
evidence > 一百二的：食品级，要等24小时，等不起啊兄弟们
twist/solution > 最后没用胶，五金店大姐给我一条磁吸的，三十二块
summary > 结论：先问要不要粘，再问粘什么
action/summary > 谁家也有这问题的评论举手，我给你发磁条宽度

## 情感观点｜s｜suspense
hook > 有个客人 连着四年 每年立冬来我店里买同一床被子 都是一个人的尺寸
setup/context > 一米五乘两米 六斤 她不还价 也不说给谁
setup/question > 我家弹被子的师傅跟我嘀咕 这人怪
question/setup > 第三年我实在没忍住 问 大姐您家有几个孩子
twist/point > 她说 没孩子 给救助站的
why/twist > 她说头一年睡桥洞底下 有个人给她盖了一床 后来她站起来了
twist/context > 今年她没来 打电话说她摔了腿
after/summary > 我做了两床 一床她的 一床算我的 我自己送过去的

## 情感观点｜n｜pain
hook/pain > 每次帮老人弄手机，最让人崩溃的不是他们学不会，是登不上
agitate/pain > 要验证码，验证码发到旧手机；换绑，得人脸，人脸他不会眨眼
evidence > 我大姑拿着老花镜去眨，系统说“请摘下眼镜”，摘下又看不清提示😑
twist/point > 技术的人总说安全，我信，可安全不能把人关外头
question/solution > 为啥不能让家里人代办？不能有一个人工窗口？哪怕收两块
twist > 当然骗子也多，真放开了，坑的也是他们
punchline/question > 所以不是放不放，是谁来陪，你们单位有没有那么一个岗？

## 公众号长文｜n｜number,result
hook > 三年下来，合作社的账上多了一百零七万，少了四个喝农药的
context > 我写这句话的时候犹豫了很久，因为后半句不太好看
pain/before > 我们村种蒜，价跌的那年，四毛一斤，有人拿命来抵种子钱
solution/twist > 第二年春天，村里的会计提了一个主意：蒜入库，不入市
how > 冷库租一间，每家按斤记账，没到六毛五，一颗不出
context/twist > 有六家不肯，觉得是糊弄，先卖了
after/evidence > 到七月，价格爬到九毛二，我们开库，先卖最急用钱的那家
evidence/context > 他家有人在县医院做透析，那天他没数钱，站在冷库里抖
punchline/point > 价格不归我们管，什么时候卖，归我们管
after/summary > 今年种植面积往下调了一成，这也是会上举手定的

## 直播切片｜n｜dialogue
hook > “主播，你这蛋糕是不是预拌粉？”好，问得好，我答
trust/solution > 一层是，一层不是，我不瞒你：戚风胚我自己打，慕斯用的粉
evidence/trust > 你看我后面这堆蛋壳，两板，60个，今早的
evidence/how > 来我打一个给你，蛋白，糖，打到提起来它有个弯弯的尖
trust/feature > 有人说甜，我下午又减了五克糖，减不下去了，它要塌的
feature > 6寸的，两人吃，配的叉子是木头的
testimony > 刚才那个“爱吃肉的小陆”收到了，说快递小哥把盒子抱着跑的，谢谢哥
action > 同城自配送，四公里内免费，五号链接
action/summary > 八点截单，九点我关炉子

## 带货口播｜n｜number,suspense
hook > 前年来的七个学徒，走了六个，剩下的那个现在是我合伙人
context/solution > 店是配助听器的，县城只有我们一家有隔音室
why > 为啥走，因为这活儿慢，一个老人要陪两个半小时，话还得喊着说
benefit/feature > 待遇：三千八底薪，配一台提四十，不逼你推高价机
context/feature > 需要会点电脑，会说本地话，会蹲着
context/trust > 着急赚钱的别来，怕麻烦的别来，爱跟老人唠嗑的，来
action > 星期二下午，二楼，小乐接待，顺便让他给你测个听力

## 种草笔记｜s｜identity
hook > 怀宝宝的 牙口不好的 减肥的 你们三个的面包分开做好了
feature/point > 孕妈的没放添加剂 枣核剔了 一手一个
feature/point > 老人家的是软的 牛奶泡过 切片跟豆腐一样
feature/point > 减肥的是全麦 难吃 但是真的 我自己吃了一个礼拜
action/point > 以上三种都得提前一天说
action > 发我 一二三 就知道是你了

## 非营销｜n｜none
solution > 小区旧衣回收日安排
how > 时间是12月6日（周日）上午9点至11点，东门岗亭旁
point > 要的：洗净的被子、棉衣、校服、鞋
point > 不要的：内衣、拉链坏的、发霉的、有油污的工作服
how > 请把兜翻一遍，上次有人兜里落了九百块钱
point > 能穿的送去临江村小学，不能穿的做拖布
action > 有车能帮忙运一趟的邻居，请在群里回个1
summary > 谢谢大家，风大就改到下周

## 带货口播｜s｜dialogue
hook > 我闺女说 妈 你衣服领子上咋老一圈黄
pain/context > 我说你妈在灶台上站二十年了 油烟熏的呗
solution > 后来修空调的小伙子给我指了个这个 领洁净 我当他开玩笑
how > 抹一圈 放五分钟 手搓十来下 就这样
evidence/after > 看 左边搓过 右边没搓 我没动啊 摄像机一直拍着
feature/advantage > 它不是漂白 碰到花衣服不掉色
trust/testimony > 我家三个孩子的校服都用它 我不给你们推自己不用的
action > 两瓶装 二十六块八 赠一个小刷子

## 种草笔记｜s｜scene
hook/context > 周末在舅舅家大棚里蹲着 一抬头 头顶全是西红柿
feature/context > 他家种的是老番茄 软皮 一捏就破 不能运
why/feature > 也是因为不能运 超市没有 你们吃的那种是运得动的
evidence/feature > 掰开 里头是沙的 汁水顺着手腕往下淌 真的会流
feature/point > 品种我问了 叫草帽红 有的叫粉霸 反正不是硬的
how > 不用油 放点糖在常温放两小时 比进冰箱香
action > 附近有采摘的小棚 去吃现摘的 不要买筐

## 知识科普｜n｜counter
hook > 别再把止痛膏药贴满整个腰了，贴多了更疼
why > 皮肤下面有感觉神经，一大片发热，它们就全兴奋了
evidence/context > 我在骨科门诊见过一个叔叔，贴了七张，揭下来后背像草莓
how/solution > 正确贴法：先找最痛的那个点，一指头按下去最酸的地方
how > 周围留两公分，剪开，十字口，别绷得太紧
how/point > 贴四到六个小时揭下来，让皮喘一天
how/agitate > 破了皮的、起疹子的、正吃着抗凝药的，一张都别贴
punchline/summary > 痛是信号，不是敌人，捂死了它反而不响了

## 教程｜s｜dialogue
hook > 隔壁婆婆问我 闺女 手机这个小圈圈转不停 是不是中毒了
twist/why > 不是中毒 是后台开太多 跟家里没关的灯一样
how > 从屏幕最下头往上拉一下 停一秒 别松
how > 你会看见一排卡片 每个是一个没关的
how > 往上扔 一张一张扔 扔到只剩桌面
how/point > 微信先别扔 扔了就收不到消息 晚上再扔
how/point > 还有个办法 关机再开 一个礼拜一次 最灵
action/save > 给家里婆婆妈妈发一下 别让她们再去修手机店花一百二

## 剧情对话｜n｜loss
hook > 一门手艺没人接，等于六十年的力气白白倒进沟里
context/setup > 老木匠宁家，六十年，传到他这没传下去
setup/context > 儿子要去学编程，老宁把凿子往地上一摔：随你！
agitate/setup > 儿子走了五年，屋里的刨花扫成一堆，没人扫了
twist/setup > 一天来了个小姑娘，问能不能学凿榫，她是城里的设计师
setup/context > 老宁教了她三个月，一分没收
twist > 出师那天她说，师傅，你儿子让我来的，他说他学不会，让我替他学
punchline/twist > 老宁捡起地上那只凿子，锈都没了，原来一直有人擦

## 探店｜s｜question
hook/question > 哪儿能修一把坏了十二年的老伞 我找了半个武汉
solution/context > 后来在汉正街背后一个楼梯口 有一把椅子 一个工具箱
context/feature > 师傅姓靳 左手少一截食指 右手补伞骨
trust/feature > 他说伞有三十六处会坏 最常坏的就那四处
evidence > 我那把断了两根骨 换骨 绷面 上油 二十块
evidence > 旁边女学生的折伞 弹簧坏了 收五块 还教她怎么收
twist/pain > 伞面破的他补不了 他说得找缝纫摊
action > 工作日十点到六点 下雨天最忙 别下雨天来

## 测评｜s｜trend
hook > 最近小区都在换净水器 我也拆了四款看看
context/trust > 我不懂电 但我会拆 螺丝刀一把 钳子一把
evidence > 第一款 外面写四级过滤 拆开里头就一根滤芯 其他是塑料棒
evidence/point > 第二款 滤芯没问题 接口是快插的 我插了三次 漏了两次
evidence > 第三款 流量小 接一壶水要两分零七秒
evidence > 第四款 贵一百 但接头是铜的 换芯不用关总阀
how/point > 换芯的时候先接桶 别急着丢 看水清了再接
summary > 我家留了第四款 别的三款退了 物流费我认

## 情感观点｜n｜dialogue
hook > “你把这个教会我，我把饭给你做一年。”这是我公公说的
context > 他想学微信，那年八十，手抖，看不见字
how/context > 我把按钮画成小图：话筒是小喇叭，绿色是电话，黄色不能点
evidence/after > 第一周，发出去一百四十七条语音，全是喘气声
after/twist > 第九天，他自己给我女儿发了条，唱的是《二月里来》
after/twist > 女儿在国外，听了三遍，回他一条：爷爷，再来一次
after/context > 他学会以后，那一年饭真的没断，酱肘子、芝麻饼、荞面
punchline/after > 今年他走了，那一百四十七条我都没删

## 情感观点｜s｜counter
hook > 别夸老人家会省钱了 有些省是在掏自己身子
pain/evidence > 我妈一天两顿 中午剩的下午热 有股味也不扔
agitate/evidence > 说退休金不花是留给你们 结果一住院 花了三年的
context/twist > 她那一代是饿过的 我知道 我不怪她
point/agitate > 但夸她会过日子 就等于告诉她继续吃那盘绿豆芽
solution/how > 我现在的办法是趁她不在 把冰箱清一遍 换成小碗小袋
action/summary > 你们那的妈会扔东西吗 有办法的教我

## 公众号长文｜n｜negative
hook > 不是所有药店的“免费测血糖”都是免费的
trust/context > 我在药店站了九年柜台，今天把这一行的话说透一点
evidence/why > 一张试纸成本一块七，店里一天测四十个，老板不会白掏六十八
twist/why > 它换的是你的手机号，和你坐下来那五分钟
evidence/point > 五分钟里，店员会问你三句：睡得好吗，腿麻吗，家里谁管钱
twist > 话说回来，也有老老实实测的，我现在这家就是，测完给你写纸条，不记名
question/how > 怎么分？他先问你吃没吃饭，还是先问你电话
point/action > 手指血只能看个大概，高了去医院抽静脉，别在柜台上买三个疗程
punchline/summary > 便宜可以占，五分钟要看紧

## 直播切片｜s｜counter
hook > 别买我家最贵的那款 听我的 今天别买
context/hook > 新进来的一脸懵是吧 哪有主播劝退的
why/twist > 最贵的是十六通道 家里就老两口说话 用不上 那是给还在上班开会的
solution/feature > 你要的是这个 八通道 带一个安静 一个吵闹 俩模式
feature/how > 背后一个钮 按一下嘀 吵闹 再按嘀嘀 安静
trust/action > 必须有听力图才给你调 没有图的先别付款 找客服领检测点
feature/point > 电池款的更耐用 充电的更省事 手抖的选充电
benefit > 一家人吃饭不用再吼 嗓子省下来唱歌
action > 有图的 打一个有字 我助理一个个加你

## 带货口播｜s｜identity
hook > 会开三轮的 会认秤的 早上起得来的 我找你
context/solution > 批发市场菜档 缺两个装卸兼送货
feature/benefit > 两点半上工 九点半下工 中间不歇 下工你一天都是自己的
benefit > 一个月六千二 管一顿早饭 羊杂或者胡辣汤
feature/context > 一筐土豆五十斤 你自己掂量掂量
trust/testimony > 前一个干了四年 回去娶媳妇了 我还随了礼
action > 晚上别打电话 我睡了 早上四点以后打

## 种草笔记｜n｜pain,loss
hook > 昨晚没关棚的，今早哭都来不及……
context > 我们这边零下四度，我两点起来又压了一层草帘，手电照过去全是霜
context/evidence > 保住了三棚，东头那棚黄瓜没了，叶子跟开水烫过似的
agitate/context > 我老公一句话没说，蹲那儿抽了三根烟
action/context > 所以这周黄瓜没有，别问；菠菜、油菜照常
action/summary > 老少爷们儿，今晚还有一场，草帘子压两层！

## 非营销｜n｜none
solution > 糖尿病人也能吃的荞麦煎饼
setup > 荞麦面200克，鸡蛋2个，水320毫升，盐一撮，葱花一把
how > 面里先打蛋，水分三次加，一次加完全是疙瘩
how > 静置二十分钟，这期间切个黄瓜丝
how > 平底锅擦一点油，不是倒，擦
how > 一勺面糊转开，表面干了就翻，半分钟出锅
point > 荞麦没筋，翻的时候用两把铲子，急了就碎
point > 主食量按自己的餐单来，一张大约算一两
summary > 抹点芝麻酱卷黄瓜，没有糖，照样香

## 带货口播｜s｜promise
hook > 给我二十秒 让你家冬天的玻璃不再哭
pain > 早上起来窗户一层水 流到窗台 墙皮都鼓了对吧
why > 里头热外头冷 它不流你流谁
solution/how > 这个膜 撕开 往窗框上一贴 吹风机一吹 绷平了
feature > 热缩的 透得跟没有一样 开春一撕不留胶
benefit > 中间夹一层空气 屋里高两三度 取暖费你自己算
how/trust > 推拉窗贴里头 开不了窗啊 留一扇别贴
action > 四平米的十七块 量好尺寸 宁大别小 去拍

## 种草笔记｜n｜conflict
hook/pain > 我说电饭锅煮饭就够了，我妈说不是柴火灶不叫饭，吵到现在，最后被一口铸铁锅劝和了
context > 我家厨房是明火，她在老家烧了五十年灶，嘴刁得要命
feature/solution > 锅是24的，盖子上一圈小钉子，水汽滴回去
how > 米泡半小时，水漫过一个指节，大火冒汽转最小，12分钟，关火闷10分钟
evidence > 锅巴一整张起下来了，她没说话，先掰了一块给我爸
after > 现在她每礼拜打电话第一句：锅刷干净没，别用钢丝球
twist/pain > 沉，七斤多，手腕不好的洗锅要叫人
punchline/after > 电饭锅没扔，炖绿豆汤去了

## 知识科普｜n｜promise
hook > 一分钟讲清楚：流量、宽带、话费，到底你该掏哪一份钱
point/context > 流量是手机在外面走路用的水，宽带是家里水龙头，话费是你敲邻居门的钱
pain/why > 很多老人被推融合套餐，就是让你三样一块买，其实他只用一样
how/point > 先看他一天在不在家，在家，就要宽带，流量5G就够
how/point > 不认字只打电话的，8块保号，加一个亲情网，家里互打不要钱
point/how > 给孙子开热点的，才轮到大流量
how/point > 合约期两年的，签之前问一句：提前停收多少
how/action > 查套餐发短信CXTC到运营商号，三家差不多，自己搜一下
summary/punchline > 先用法，后套餐，别反过来

## 教程｜n｜counter,number
hook > 补墙洞别用牙膏了，1块4一包的东西，7分钟搞定
how/solution > 去五金店要一小包补墙膏，别说“腻子”，会给你二十斤
how > 洞里掉渣的先拿旧牙刷扫，吹一下，别用嘴，迷眼
how > 喷点水，不喷它干得快，会裂
how > 用过期银行卡，抹进去，高出一点点
how > 等它发白，拿细砂纸打圈磨
how/point > 洞大过硬币的，里面先塞一团纸巾
evidence/testimony > 我租房四年，退房那天房东拿手电照没找着
save/summary > 要搬家的先存

## 剧情对话｜s｜scene,trend
hook > 双十二前夜 小县城快递站的灯亮到四点
setup/context > 一个姑娘在分拣 手机一直响 是她妈
why/context > 她没接 因为一小时两百六十件 停一下就掉链子
setup/context > 旁边的老陆说接吧 我帮你顶二十件
context/setup > 她妈说没事 就是问你过年回不回 我好腌肉
context/setup > 她说回 说完就哭 老陆装着没看见 把小面包塞她手边
twist > 天亮 她在一堆包裹里看见一个 收件人是她自己
punchline/twist > 寄件的地址是老家 里头一双棉鞋 她妈说不敢打扰你 托人做的

## 探店｜s｜contrast
hook > 隔壁装修得像美术馆 排队八十米 它家卷帘门一半还没拉上 也排
feature/context > 卖的都是早饭 糊汤粉 鸡冠饺 面窝 就这三样
evidence/advantage > 我两家都吃了 美术馆那家盘子好看 汤是凉的
feature/advantage > 这家碗是缺口的 汤滚 撒的白胡椒是现碾的
testimony > 前面的大叔说他结婚那天早上也是在这儿吃的 三十一年了
feature/how > 面窝得自己夹 锅边站着 别穿好衣服
pain/twist > 没有位子 端着站 阳光好的话坐花坛上
action > 认准卷帘门上那个电话号码 少了一位的那个

## 测评｜n｜identity
hook > 独居的、爸妈单独住的，听我说完再买报警器
context/setup > 我买了拉绳的、手表的、贴墙的、摄像头带语音的，一样一个
how/context > 模拟摔倒，在客厅铺了褥子，人真摔，让我表弟摔，给他二百块
evidence > 手表要长按五秒，他摔完手腕压着，摁不到
evidence > 拉绳的最土，绳子垂到脚踝高，一拽就响
evidence > 摄像头那个我最失望，关灯就看不见人
evidence > 贴墙那个喊“救命”能识别，他喊的是“哎哟”，不识别
summary > 我最后装了俩拉绳，卫生间一根，床边一根，加起来一百一
twist/point > 但前提是绳子别剪短，阿姨们爱把它打结好看，千万别

## 情感观点｜n｜result,scene
hook > 上个月我女儿的录取通知书，是用卖豆腐攒出来的
context > 我不会说好听的，就做豆腐，两点起，四点出锅
context/before > 她三岁就睡在黄豆麻袋上，不哭，哭就往嘴里塞块豆渣饼
pain/context > 初中她嫌我身上的豆腥味，家长会不让我进教室
twist/context > 我在操场站了一节课，她出来说，妈，下次你先洗个头
context > 我就去理发店，三十块钱的，心疼得很，但是她笑了
context/evidence > 高三她每天四点起来帮我点卤，我说你睡，她说你点得不匀
after/twist > 出结果那天她把通知书压在豆腐框上，压出来四个角
punchline/after > 我这一框豆腐谁都没卖

## 情感观点｜n｜suspense,identity
hook > 开小店的同行，我想跟你们说一件得罪平台的事
point/pain > 你店里的好评，三分之一是你自己花钱返现买来的，别骗自己
evidence > 我算过，一条返三块，一千条三千块，我那个月净利四千
twist > 有人说不返就没流量，对，这也是真的
pain/point > 但返出来的评全是“不错”“好用”“已收到”，真客人看了像没看
solution/how > 我停了两个月，改在盒子里放一张手写条，问他灯泡亮不亮
after/evidence > 回来的话一共61条，有骂的，有教我的，有一条写“我爸修好了家里八个灯”
punchline/summary > 那条我打印了，贴在秤上面

## 公众号长文｜n｜promise
hook > 用三顿饭的工夫，把一个人的用药安全讲给你听
point/hook > 第一顿，早饭。降压药空腹，降糖药有的饭前有的饭后，分不清看盒侧面那行小字
point/context > 第二顿，午饭。柚子、豆腐、牛奶，都会跟药打架，不是不能吃，是隔两个钟头
point/context > 第三顿，晚饭。最容易出事，因为困，看不清，手边又有老伴的药
evidence > 我们药房去年记了二十七起吃错的，十九起在晚上八点以后
how/solution > 最省事的办法：两个人的药盒换颜色，他红你蓝，贴上大字
how/point > 别图方便把铝板剪成一粒一粒的，剪了就没有批号了
punchline/summary > 药是好东西，搁错了盒子就不是
action/summary > 今晚睡前花五分钟，把床头柜倒出来看一遍

## 直播切片｜s｜pain,identity
hook/pain > 卧室里那股子潮味散不掉的 来来来 我救你
pain/agitate > 柜子一开 毛衣一抖 黑点 是霉 别不信
solution > 这个叫生石灰除湿袋 土办法 我奶奶就用 我给它套了个防漏的布袋
feature/evidence > 一袋一千克 能吃三百克水 吸饱了会胀硬 一捏就知道
how/trust > 别碰水 别让小孩撕 它遇水发烫 我讲三遍 别撕别撕别撕
testimony > 湖南的佩姐 去年梅雨 用了八袋 说皮鞋一双没发
advantage/benefit > 比除湿机省电 也不用倒水箱
action > 四袋二十九 二号车 柜子小的拍两袋
trust > 漏粉的我全额退 不用寄回

## 带货口播｜n｜identity,trend
hook > 年底了，想换活儿的、想留在家门口过年的，看一眼
context/solution > 我们养猪场招饲养员两名，一个管产房，一个管保育
feature/benefit > 全是漏缝地板，不用铲粪，机器拉
benefit > 底薪四千六，断奶一头提两块五，产房一个月大概七千出头
benefit > 过年轮休，初一给双份，红包我爸亲自包
twist/feature > 进场要洗澡换衣服，出去一趟隔离三天，受不了的别来
benefit/point > 夫妻优先，单间，无线网是有的，快，看剧不卡
action > 不用简历，问我“产房那个”，我就晓得了

## 种草笔记｜n｜contrast
hook > 左边是昨天没人要的那筐，右边是今天抢光的那筐，同一棵树上的
context/why > 昨天我写的是“酸甜橘”，今天写“不甜别找我，会酸”
twist/after > 今天三个小时没了，我有点想不通
action/trust > 明天还摘，还是酸，怕酸的千万别留言
how > 买回去酸得咧嘴的，放米桶里焖五天再吃
context/punchline > 🍊🍊 图二是我被蚊子咬的手

## 非营销｜n｜none
solution > 社区缝纫班第二次碰头（周四）
context > 到：柴阿姨、小庄、小程、老梅等十一人，迟到两人
point > 一、缝纫机七台，一台皮带断，暂缓使用，不准用牛皮筋代替
point > 二、给养老院做的围嘴做了六十四条，还差十六条，小程收尾
how > 三、布头按颜色装袋，白的别混，血渍的直接扔
point > 四、老梅提议下次学锁扣眼，通过
action > 五、剪刀用完挂墙上，昨天掉地上差点戳脚
summary > 下次带一件要改的裤子来，没有的带老伴的

## 带货口播｜n｜loss
hook > 一百块一双的雨靴，你买便宜的那种，等于买了个漏勺
trust/evidence > 我们插秧的，一天踩水里九个钟头，我去年换了四双
pain/why > 便宜的靴底跟靴筒是粘的，泡三天，胶就泡开了
solution/evidence > 这个是一次模压的，没有缝，掰给你看，拧成麻花都行
feature > 里头是抽拔的绒，冬天穿一双薄袜就行
twist/feature > 脚宽的大一码，脚瘦的别买，会带水走
trust > 鞋底磨穿了找我，我凭照片给你半价换
action > 四十到四十五的，现在有，再冷就断码了

## 种草笔记｜s｜result
hook > 我家猫终于不尿床了 跟着我一个礼拜 立刻拿下
before/pain > 换了四种砂 木头的 豆腐的 膨润土的 全都失败
solution > 最后是在卖猪饲料的店里 老板说 你拿玉米芯试试 十五块一大包
how > 铺厚一点 七公分 别舍不得 它刨得到才埋
after/evidence > 三天 从床上到砂盆 我还以为在做梦
twist/pain > 不结团 有点灰 一个礼拜得全换
benefit/feature > 用完可以倒花盆里 花长得可旺
action/summary > 别抄作业太快 先试一小包 你家主子可能不认

## 知识科普｜s｜question
hook/question > 蛋糕为啥一出炉就往下缩 别人的不缩
why/twist > 不是火大 也不是没打够 多半是你倒扣早了或者晚了
why > 热蛋糕里头全是水汽 像吹起来的气球 一凉里头变负压
why > 外皮没撑住 啪 就皱了
how > 出炉先震一下 二十公分高往桌上摔 放出热汽
how > 马上倒扣 用瓶子顶着中间 一个半小时别动
how/point > 戚风用铝模 别用不粘的 它要抓着爬
evidence > 我自己统计了一下 五十个 按这个做的 塌了三个
summary > 趁热摔 倒着凉 别涂油

## 教程｜s｜question
hook/question > 老式挂钟停了 不是坏了 会不会自己拨
how/point > 会的 先看这个摆 它要是歪着 走五分钟就停
how > 拿个水平尺 没有用手机的那个 贴在钟壳上
how > 往左往右挪 听它滴答 滴答 一样长就正了
how > 上条用大钥匙 二十圈 不要拧到底 拧到底容易崩
how/point > 走慢了把摆下面的螺丝往上拧 一圈一天快半分钟
evidence > 我爷爷这个一九五八年的 现在还准
action/summary > 学会了去跟你家那口钟打个招呼

## 剧情对话｜n｜dialogue
hook > “我这秤上的字小，你给我看看，是一斤还是一斤一两？”
setup/context > 老太太买枣，戴着一副腿断了的眼镜，贴着秤看
setup/context > 摊主把秤往她跟前推了推：一斤一，算一斤
agitate/setup > 旁边人说，大妈，他秤不准，我上次回家一称少二两
twist/context > 老太太说，我知道呀
twist/why > “他少我二两，可他每天多塞我三颗。我算着呢，三颗比二两多”
after/context > 摊主听见了，把秤上的弹簧拧了拧，没说话
punchline/after > 第二天秤准了，三颗还是塞

## 探店｜n｜trend,contrast
hook > 都在拍“爆改老粮站”，我去看了个没爆改的
context/feature > 粮站还是粮站，卖米卖面卖油，多了张桌子卖粗粮饭
feature/evidence > 十二块一份，红豆高粱米，上面一勺酱焖茄子，一个溏心蛋
trust/evidence > 打饭的叔叔以前管仓库，拿粮票的时候那个印，他还留着
evidence > 我给他二十，他从抽屉里找给我八块，全是硬币，一枚一枚数
twist/pain > 位子是粮袋垒的，坐久了腿麻
testimony > 有个大爷天天来，说这个味跟食堂六几年一样
action > 只有中午，十一点四十到一点，去早了他还在晒玉米

## 测评｜s｜counter
hook > 别买贵的孵化器了 我拿泡沫箱赢了它
context/how > 都是八十个蛋 同一批 从同一个养殖户手里拿的
context/how > 电子孵化器二百七 泡沫箱 灯泡 温控器 加起来四十六
evidence > 二十一天 孵化器出了四十九 泡沫箱五十七
why/evidence > 我拆开看 孵化器风扇老对着一排吹 那排全瞎了
twist/pain > 可泡沫箱我得一天翻五遍蛋 半夜也翻 我媳妇差点揍我
evidence/pain > 还有一回断电 温度掉到三十二 我抱着暖水袋坐了半宿
summary > 时间多的省钱 时间少的花钱 别听我瞎吹

## 情感观点｜s｜contrast
hook > 二十年前我在这个楼下卖冰棍 昨天我在这个楼上给人讲课
before/context > 冰棍两毛 一天卖三百根 箱子里垫我妈的棉袄
before/context > 楼上那时候是机关食堂 我不敢进门 怕人家说脏
context/twist > 有个阿姨每天买两根 一根她吃 一根给我
context > 她说孩子 你字好看 价牌是你写的吧
context/twist > 后来她把女儿的初中课本给我 一本本包了书皮
after > 我念了成人高考 后来当了社区书法老师
punchline/twist > 昨天坐第一排的就是她 头发全白 认不出我了 我说 阿姨 我还您一根冰棍

## 情感观点｜s｜contrast,result
hook > 停了半个月的直播 我的店营业额少了三成 睡眠多了四个小时
context/point > 我不建议你们学 我就说说这中间的账
evidence > 播的时候一天三百单 退一百一十单 推流六百
evidence > 不播 一天九十单 退两单 推流零
twist/point > 人家说单量才是未来 我承认 可我的未来没熬到那时候
why/point > 我四十九了 心脏做过支架 播到十二点的人 不该是我
punchline/summary > 年轻人去播 我去把包装再弄仔细一点

## 公众号长文｜n｜identity
hook > 正在给父母挑房子的朋友，有一件东西比楼层重要
trust/setup > 我是做水电安装的，进过两千多户，最怕老人家里那个洗手盆
pain > 太高。设计师按一米七的人定的，婆婆一米五，洗脸水顺着胳膊往下流
evidence > 我量过一百户，最合适的高度是七十二到七十八公分，现在装的多是八十五
agitate/why > 高了以后，人要踮脚，踮脚就滑，地上又湿
solution/how > 改一下花不了几个钱：换一个挂墙的矮盆，龙头改成抽拉
how/point > 底下别装柜子，让她能坐着个小凳子洗
how/action > 交房那天，拿卷尺量，不满意当场让改
punchline/summary > 楼层看的是风景，洗手盆摸的是日子

## 直播切片｜n｜trend
hook > 腊八快到了啊，八宝粥的料，我给你们配好了，别满超市转了
feature/solution > 糯米、黑米、红豆、芸豆、莲子、桂圆、薏仁、花生，八样，一袋一锅
evidence/feature > 莲子是通芯的，不苦，你看，对着光，里头空的
how > 豆子前一晚泡上，剩下的直接下，电饭煲煮粥档，别管它
feature/point > 糖没配，因为有的老人不能吃，你自己放
testimony > “小米辣不辣”家人说她公公一早喝了两碗，哈哈谢谢
action > 十袋一组，二十九块九，拍一组送一个搪瓷勺，库存看右下角
trust/action > 生虫包赔，今晚拍的明早顺丰……不是顺丰，中通，我说快了

## 带货口播｜n｜negative
hook > 不是所有的粮油店都能叫我们的门店，我们一年只批六家
why > 因为米是我们自己二十二个村收的，就那么多，批多了只能拿别人的米充
feature/context > 店面三十平就够，货架、秤、真空机由我们出，你管房租和人
benefit > 毛利米一成五，油一成二，杂粮三成，不画大饼
trust/benefit > 每周一、周四两趟车，卖剩的陈货调走，不砸在你手里
trust/point > 有两条红线：不许换袋，不许掺
evidence/trust > 去年摘了一家的牌子，就是掺了，当天摘的
action > 有意的写半页纸，说说你那条街上都住了谁，寄到收购站

## 种草笔记｜s｜dialogue
hook > 我妈 你今天发了几条了 我说才一条 她说那再发一条 泵没卖完
context/solution > 得 那就再发一条 一寸半的自吸泵 还有四台
feature > 铜芯 带漏保 连线八米
feature/how > 上一条有人问能不能抽鱼塘 能 但是进水口套个丝袜 别笑 真的
trust > 装不上的我视频教你 教到出水为止
punchline/action > 四台卖完我妈就让我吃饭了 救救孩子

## 非营销｜n｜none
solution > 【停电通知】
context > 供电所要换河西台区的变压器，明天上午七点半到下午五点停电
point > 影响范围：河西一组至四组、砖厂、碾米房、小学
point > 孵化、冷库、鱼塘增氧的，自己备好发电机，所里能借两台，先到先得
point/action > 家里有制氧机的病人今天就给村医说一声，安排去卫生院
how > 来电的时候先别一起开大功率，等半个钟头
summary > 遇下雨顺延，以广播为准

## 带货口播｜s｜identity
hook > 家里有腿脚不利索的老人 还住着老式蹲厕的 停一下
pain > 蹲下去起不来 扶墙 墙是滑的 扶水管 水管松了
solution > 这个坐便椅 往蹲坑上一架 就成坐的了
feature > 椅面软的 中间开口对得上 不对得上的找我换
evidence > 我两百一十斤 坐上去 蹦两下 没响
feature > 四条腿能调高矮 皮垫摘下来能冲
testimony/trust > 评论区那位说婆婆用了两年的 我认识 四川的 回头客
action/feature > 折起来能塞门后 拍之前量一下厕所门宽

## 种草笔记｜n｜promise
hook > 一件让你从十一月穿到三月、再也不用想穿啥的外套，我找到了
context/pain > 我在殡仪馆门口卖花，一站一天，风从河上来
feature/solution > 棉花服，不是羽绒，袖口有罗纹，风钻不进去
feature > 兜里另有一层绒，插进去像插进面包里
evidence > 河边三度，里头一件衬衣一件毛衣，我没哆嗦
twist/testimony > 不时髦，同事说像乡镇干部，我说谢谢
feature/point > 黑的吸灰，绿的耐脏
punchline/summary > 穿暖和的人，说话声音都慢一点

## 知识科普｜s｜trend
hook > 又到一年煤气中毒的时候了 我求你们看完
context/pain > 一氧化碳 没颜色 没味 不呛 你以为是困了
why > 它抢走血里的氧 比氧快两百多倍 人软得拧不动门把
agitate/evidence > 我在急诊 前天一家三口 烤火盆 门缝还塞了毛巾
how > 炉子不许在睡觉那间 睡前把火端出去 别可惜那点炭
how > 窗户留一个拳头宽 冷也留
how/point > 热水器要装在外面 排烟管别拐两道弯
how/action > 头晕想吐先开窗 再打电话 别先去找人

## 教程｜n｜conflict
hook/pain > 婆婆说包粽子要先煮米，我妈说要生米，吵了半辈子，今年我按科学的来
solution/twist > 都不对：要泡，不要煮，也不能是干米
how > 糯米洗三遍，加一勺酱油两勺盐，泡四个钟头，手指一捻就断
how > 叶子烧开水烫软，剪掉尖，光面朝里
how > 折成漏斗，先放米，再放肉，再放米，压一压别压死
how/point > 扎得紧不紧看绳子，绳子勒进去能立住就行，太紧夹生
how > 冷水下锅没过，大火开了转小，两个半小时，中间要续开水
after/testimony > 今年两个老太太尝完，都说是自己的法子
save > 收了，端午翻出来

## 剧情对话｜n｜suspense,dialogue
hook > 他说，只要你把这盘棋下赢，他就把那三亩桃林送给你
setup/context > 老果农钱三爷没有儿女，全村的年轻人都来下，都输了
agitate/setup > 有人骂他：老东西就是不想给，下棋赢他？他下了五十年
setup/twist > 最后来的是个哑巴，帮他背了两年桃子，棋子都不认识
twist/context > 哑巴一进门，把棋盘掀了，扶他去医院
twist/why > 钱三爷在床上哈哈笑，说，你赢了，你是头一个看出来我疼的
after/punchline > 桃林的合同上，哑巴按了个手印，红的，跟桃子一个色

## 探店｜n｜identity
hook > 腿脚不好、想吃烤鸭又怕排队的爷爷奶奶，这家给你们留了座
feature/solution > 门口三级台阶搭了坡板，服务员下来接，轮椅直接推进包间
feature > 菜单字大，上面写了几两肉、咸不咸，咬不动的不写
testimony/evidence > 我带婆婆去的，鸭胸切成薄片，鸭架汤单独炖软
evidence > 烙饼一个小格一个，凉了给换热的，换了三次没皱眉
twist/pain > 价钱不便宜，半只九十八，就是环境值这个
how/action > 停车难，让孩子把车停对面商场
action > 周二上午人少，打电话说一声几位有轮椅

## 测评｜s｜question,conflict
hook/question > 电锯能锯冻肉吗 卖五金的朋友不让 我偏要试
context/how > 一台五十八的手板锯 一台一百七的曲线锯 一台店里的锯骨机
context/how > 都锯同一条羊腿 零下十八度 拿铅笔在上面画三条线
evidence > 手板锯 我胳膊酸了 拉出来的渣子跟木屑一样
evidence > 曲线锯 三十秒断开 断面糊了 肉被磨熟了一点
evidence > 锯骨机 六秒 利索 断面平
twist/agitate > 但是前两个沾过木头铁锈的 千万别再碰肉 我是拿新锯条试的
summary > 家里要锯 找肉铺 给他两块钱

## 情感观点｜n｜trend
hook > 满网都在说“数字移民”，我爸七十三，他也移民了，移到了村口的喇叭里
context/before > 他原来是广播员，村里换了新喇叭，不让他念了，改放录音
pain/before > 他在家闷了一个月，收音机关了，饭量也少了
solution/twist > 我给他开了个账号，每天念三分钟天气、菜价、谁家的鸡丢了
evidence/context > 第三天，粉丝二十七，有十九个是我们村的
evidence/after > 后来外省也有人听，说像小时候
context/evidence > 有一天他念错一个字，底下有人纠正，他第二天专门道歉，又念了一遍
after > 现在他每天五点起来，开嗓子，咳三声，跟四十年前一样
punchline/summary > 村里又把旧喇叭接上了，声道两个，一个放录音，一个放他

## 情感观点｜s｜scene,suspense
hook > 这次来查秤的人 查完一条街 最后买的是老田家的土豆
why/twist > 因为他家的秤是短两钱的 少的不是我 是他自己
evidence/twist > 一公斤的砝码 放上去 显示九百九十八 查秤的人愣了 说你亏啊
context/twist > 老田说 眼神不好 看到一公斤才装 过了也就过了
point/punchline > 我想说 秤这玩意 从来不是铁的问题
twist/evidence > 也有一个反的 隔壁的短八两 对 一斤短八两 他嘴最甜
action/punchline > 你们下次买菜 别光看秤 看他手往哪边多抓

## 公众号长文｜n｜question
hook/question > 一床被子，到底该多少斤？
context/trust > 我们作坊做了四十年，十有八九的人进门第一句就是：要八斤的，厚！
twist/point > 其实厚和暖，不是一回事
why > 暖的是棉花之间那些气，压实了，八斤的棉不如五斤的松
evidence > 我们拿温度计在被窝里试过一夜，五斤新弹的三十三度，八斤老胎三十度半
how/point > 按人算：怕热的、火力旺的三斤半，一般人五斤，老人六斤封顶，再多压胸口
how/point > 南方没暖气的加一条毛毯，别再加棉
testimony/evidence > 老客不信，拿了八斤走，第二年春天回来换，说压得做噩梦
punchline/summary > 被子是让人翻身的，不是让人扛的
action/summary > 想知道你家那床还能不能弹，拎来，对着门口的光一照就明白

## 直播切片｜s｜suspense
hook > 等一下再走 后面那个大纸箱我还没拆 里头是啥我自己都不知道
context > 厂家寄来的 说让我当着大家面开 不好用就当场骂
context/solution > 好 刀呢 刀在这儿 划 哎呀 是个泡菜坛子
feature > 玻璃的 带水槽 这么大口 手能伸进去
evidence/how > 倒水 盖上 倒过来 一滴没有
twist/feature > 缺点马上说 重 空的四斤半 装满你抱不动
benefit > 泡豇豆泡姜 不用再买那种一吃就咸齁的小包装
action > 价格我跟他砍 砍下来了 三十六 上车 手快的有 手慢的等下礼拜

## 带货口播｜s｜conflict
hook/pain > 我媳妇说招年轻的 我说招岁数大的 我俩吵完决定 都招
context/solution > 早点铺 一个包包子的 一个收钱打豆浆的
context/feature > 包包子的 四十往上 手快 褶子多少我不管 不漏就成
context/feature > 收钱的 会用手机 会笑 别跟顾客抬杠
benefit/feature > 四点到十点 一天六个钟头 完了你爱干嘛干嘛
benefit > 三千六和三千二 包早饭 包子随便吃 腻了算你的
action > 明天后天 十点半以后来 别饭点来 我没手理你

## 种草笔记｜n｜number,result
hook > 第1463天，店里那只猫终于肯让我抱了🐱
context > 它是卖种子的老曹送的，说仓库防鼠，抱来那天比玉米棒子还小
context/pain > 四年没捉过一只老鼠，光睡在白菜种子上，压坏我两袋
context > 老曹来看它，它当没看见，转身拿屁股对着人家
action/twist > 趁心情好，白菜种子压坏的那批，半价，不影响出苗，我自己种过了
action > 要的说一声几包，猫不卖

## 非营销｜n｜none
solution > 萝卜干这样腌，放到明年夏天也脆
setup > 白萝卜二十斤，盐八两，糖二两，五香粉随你，辣椒面随你
how > 萝卜不削皮，切成手指粗的条，长短无所谓
how > 一层萝卜一层盐，压石头，过一夜，水倒掉
how > 摊竹匾上晒，三个太阳，晒到捏着像橡皮
point > 碰上阴天就放风口，别堆着，堆着会黏
how > 温水快洗一把，拧干，拌糖和辣椒，装坛按紧
summary > 半个月开坛，第一口给邻居

## 带货口播｜s｜negative
hook > 不是所有写着压榨的油 都是压出来的 我先把这个说在前头
why/pain > 有的是压一道 再拿溶剂泡一道 标签上字小得你看不见
how > 教你 瓶子转到背面 找加工工艺四个字 后面跟的是压榨还是浸出
evidence/trust > 我这个 就两个字 压榨 你看 镜头对住了
feature > 菜籽是本地的 炒籽炒到八成 不是炒糊了骗你香
trust/evidence > 榨坊就在我身后 这个机器嗡嗡响的就是 谁路过都能进来看
feature/twist > 有点沉淀 正常 晃一晃
action > 五斤装 五十八 今天榨的明天走

## 种草笔记｜n｜pain
hook/pain > 谁懂啊！！洗完澡脚底下那块毯子永远是湿的、臭的、黑的
before/context > 我换成硅藻泥了……然后它裂了，又换回布的，再换，终于找到了
solution/feature > 是那种酒店用的，一块纯棉的厚地巾，跟毛巾一样能丢洗衣机
how/feature > 四块一起买，轮着用，湿了就晾
testimony/after > 我婆婆头一回不骂了，她说踩着像踩发面
twist/how > 掉毛，头两次跟深色衣服分开
how/point > 底下不防滑的，垫一张网格垫，两块钱
summary > 便宜、能洗、能换，就这六个字，别搞花样

## 知识科普｜n｜result
hook > 结果很简单：你家的煤气灶，火是黄的，就比蓝的多花三成钱
why > 蓝火是烧透了，黄火是空气不够，碳没烧完，一部分成了锅底的黑
trust/evidence > 我在燃气公司上门十一年，测过，同一壶水，蓝的七分二十，黄的十分出头
how > 先看炉盘下面的风门，有个能转的小片，转到火变蓝
how/pain > 转不动的、一转就灭的，多半是喷嘴堵，用细针通，别用牙签，断里头更麻烦
how/point > 火发红、带啸叫的别自己调，关阀打电话
action > 明天做饭的时候看一眼，蓝的扣个蓝心💙黄的扣个黄心💛

## 教程｜s｜counter,negative
hook > 不是什么土都能育辣椒苗 挖菜园子的土育苗 十盘死九盘
why > 菜园土里有病菌 还有虫卵 苗子嫩 一碰就倒
how/solution > 要么买基质 要么自己配 腐熟的牛粪三 草炭四 蛭石三
how > 高锰酸钾一千倍泼一遍 塑料布盖三天 闷
how/agitate > 没腐熟的粪千万别用 烧根 叶子边上一圈焦
how > 种子温水泡 不烫手就行 六个小时 捞出来包湿布放炕头
how > 露白了点播 一穴一粒 上面盖一公分
evidence > 我这盘一百二十八穴 出了一百一十九
save/action > 点赞收藏 正月里照着做

## 剧情对话｜n｜negative,suspense
hook > 不是每个跪在门口的人，都是来要钱的
setup/context > 城南缝纫铺，大雪，一个男人跪着，头上的雪厚厚一层
question/setup > 师傅阿盛隔着玻璃看，来干啥的
setup/twist > 男人说，当年我偷过您的布，做了一件棉袄，给我娘
setup/context > 阿盛想了半天，没想起来
twist > 男人抬起胳膊：我娘穿到前天，走的时候让我把棉袄还您
evidence/twist > 棉袄袖口磨白了，前襟缝补了六次，针脚全是阿盛家的线色
punchline/after > 阿盛把炉子捅旺，对徒弟说，把那件挂正中，贴“不卖”

## 探店｜s｜dialogue
hook > 你这豆皮还有没有 老板头也不抬 等下一锅 我说等多久 他说等面熟
feature/context > 四平米 一口锅 排队的人比桌子多
feature/evidence > 豆皮切得跟豆腐块一样 糯米 香菇 笋丁 一口一个响
feature/evidence > 边上那圈最脆 老客都站一边等那个边 我也学会了
testimony/evidence > 我后面的老太太说 她从姑娘吃到奶奶 老板的爹就站那儿
feature/point > 五块钱一份 不打包 让你站着吃完 他说打包就软了
action/point > 不接受催 催一次多等一锅 老街中段 看见一群人围着锅就是

## 测评｜n｜scene
hook/context > 早上六点的菜摊边，我支了张桌子，把四款电子秤一字排开
context > 摊主们围着起哄，输了今天请我吃油条
how/context > 用市监局的两公斤砝码，每台称三次，天冷手潮，就照真实的来
evidence > 最便宜的三次三个数，1.98、2.00、2.03，摊主们嘘了一声
evidence > 一百二那台，三次全一样，就是按键反应慢，得按两下
evidence > 最贵的二百六，屏幕亮，中午太阳底下也看得见
point/why > 背光这条，你不在摊上不知道多要紧
summary > 我的话：一百二够用，早市卖菜的别省背光，那个二百六值在屏上
punchline/summary > 油条我吃了三根

## 情感观点｜n｜identity
hook > 如果你也是那个“家里最会吵架”的人，听听我的
context > 我十九岁跟着我爸杀猪，脾气大，半条街没人敢跟我还价
context/before > 有天一个老太太要十块钱的肉，要瘦的，我不耐烦，啪一刀，肥了
context/twist > 她也没吭声，走了，过了一会儿又来，拿着一小袋，问能不能换一点瘦的，给病人
twist > 我问谁病了，她说我，胃癌，大夫不让吃肥
context/after > 那天我切了三斤，一根肥丝都没有，没收钱，她硬塞
twist/context > 后来她每礼拜来两次，到第五个月没来了
after/punchline > 我现在切肉慢了，问一句：给谁吃的

## 情感观点｜n｜contrast
hook > 同一个摊主，给游客的杨梅是一面红，给我妈的是两面红
context/evidence > 我妈站在旁边看了一上午，回来学给我听
point > 这不叫奸，叫看人下菜碟，菜场三千年的规矩
why > 游客不会回头，我妈明天还来，账是这么算的
question/twist > 问题是现在直播里头，谁是我妈，谁是游客？看不见了
agitate/point > 于是全变成一面红，因为谁都不会回头
action/summary > 所以我买东西，先看他有没有回头客的名字，念得出来的才下单

## 公众号长文｜s｜number
hook > 一百一十二个水龙头 我替村里老人换的时候 数了一遍
context/setup > 去年镇上给的项目 一户换一个 钱镇上出 手艺我出
evidence/pain > 八十三个是滴的 十九个拧不动 十个根本没了 拿木塞子塞着
why/twist > 不是他们不修 是一只阀芯一块二 找人来装要五十 五十可以买半个月的菜
context/evidence > 有个瞎眼的老太太 摸着新龙头 一圈一圈转 问我是不是往左开
how/context > 我在把手上给她刻了个豁口 朝上是关
evidence/point > 水漏的不算多 一户一天一桶 一年就是一头牛喝的
punchline/summary > 老人节省了一辈子 可水替他们往下淌
action/summary > 打算今年继续 谁家有旧阀芯 留给我 拆零件

## 直播切片｜s｜number
hook > 五个字 记住了你买枕头不被坑 高 矮 软 硬 换
point > 高不高 侧躺的时候鼻子跟胸口一条线 超了就是高
point > 软不软 手掌按到底 三秒回来的刚好 弹你一下的太硬
point > 换 一年半 别等它扁成饼
action/hook > 你们家的能弹吗 现在去按一下 我等着
solution/feature > 我手里这个 中间一道沟 两边高 侧躺用边上 平躺用沟里
trust > 试睡三十天 不合脖子你退 打开的也退
action > 大哥我看见你问了 男士选加高 二号链接
action/punchline > 喝口水 嗓子冒烟了

## 带货口播｜s｜loss
hook > 空着的老粮库 空一年就少收一年的租 村里的别放着不管
context/trust > 我是做冷链的 在找三百到八百平的库 层高四米以上
benefit/solution > 租五年起 前三个月免租 我来装冷风机 地面我做
benefit > 到期设备不拆 归你 只收折旧
context/feature > 要有三相电 要能进九米六的车 有房产证或者村里盖章
trust/evidence > 小营子的那间 我租了六年 你可以问会计老栾
benefit/trust > 租金半年一付 提前十五天打
action > 拍四张照片 门口 里头 电表 房顶 发我

## 种草笔记｜n｜promise
hook > 三个月以内，我免费帮你换一次镜腿螺丝
why/context > 昨天一个大爷走了二里地，就为了这么一颗，拇指甲都没它大，我想想心酸
benefit/point > 不管是不是我家配的，都行
twist/trust > 就一样修不了：镜腿自己坐断的，那得换
benefit/feature > 顺便能洗镜片，我有超声波机，嗡一下跟新的一样
action > 饭点别来，我吃饭也得摘眼镜

## 非营销｜s｜none
solution > 各位租户 上周开会定了几个事 我说一下
point > 水费从一月起改成一个月一抄 不再两个月
point > 电动车一律推到棚里 楼道充电 罚五十 锁是我来剪
point > 三楼下水道是四楼倒猫砂堵的 疏通四百八 我先垫了 四楼分摊
action > 谁家的晾衣绳挂到消防门上 今晚摘 不摘我摘
summary > 年底退租的提前一个月说 押金退得快

## 带货口播｜n｜result
hook > 我把这个铺在猪圈里，苍蝇少到我怀疑人生
before/context > 往年六月，开个门要先闭嘴，一张嘴进三个
solution/why > 就是这种干撒粉，沸石加一点薄荷油，闻着凉凉的
why/feature > 它不是杀，是把尿里的氨吸住，没味了，它就不来了
evidence > 你看墙上这张粘蝇纸，一星期前换的，数得过来
how > 三天撒一回，一平米一把，别撒在料槽里
twist/how > 下雨天地湿，容易结团，少撒
action > 二十斤一袋，五十九，养得少的两家拼一袋

## 种草笔记｜s｜identity
hook > 跟我一样 天天给爸妈买药买到手抖的 请收这个
solution/feature > 一周七格的药盒 不是那种小的 是手掌大 一格里分早中晚夜
feature > 盖子是按压的 指甲剪秃了也打得开
feature > 每天的颜色不一样 我妈认颜色不认星期
after/evidence > 用了两个礼拜 没再打电话问 今天吃了没
how/benefit > 每个星期天晚上 我跟她视频 一边聊一边装
twist/pain > 塑料味有点大 开水烫 晾两天
summary/action > 二十六块钱 买一个少操心

## 知识科普｜s｜counter,loss
hook > 嫁接完别急着施肥 一施肥 前面全白干
why > 接口还没长好 就像骨折刚打石膏 你让他去跑步
why > 肥往上顶 芽猛冒 口子撑开 一刮风就折
how > 看它发了第二片叶子 老熟了 手摸着有点硬 才可以
how > 第一次要淡 一百斤水兑一把 浇外圈
evidence > 我爷那棵枇杷就这么折的 老头念叨了八年
how/point > 下面冒出来的芽要掰掉 那是砧木想自己过
summary/punchline > 等它长牢 再喂它

## 教程｜n｜trend
hook > 今年流行的“老太太毛线背心”，我教你们用一只袖子的毛线打出来
how/setup > 准备：旧毛衣一件、八号棒针两根、大缝针一个
how > 先拆：从领子往下找头，找不到就剪一刀，剪过的地方接结
how > 毛线卷成圈，温水泡直，挂钩上坠个瓶子晾，不然打出来卷
how > 起110针，下摆单罗纹六公分，然后平针
how/point > 中间漏一针不慌，从下头一格一格勾上来，没人看见
how > 腋下各收五针，收得太多会勒
evidence/after > 照片这件是我用我爸八几年的毛衣改的，有点短，短才好看
action/save > 打完了带图来，最好看的我送一副针

## 剧情对话｜s｜question,pain
hook/pain > 你有没有半夜被邻居家的水声吵醒 我有 而且我有了个朋友
context/pain > 楼上住的是个拾废品的 每天夜里两点开始洗瓶子
context/twist > 我拿拖把棍捅天花板 捅了三天 第四天 门口放着两罐腌辣椒
context/setup > 我气冲冲上楼 开门的是个七十多的瘦老头 耳朵上夹着半截烟
question > 我问大爷您白天怎么不洗
twist/why > 他说白天要陪老伴 她下午四点以后就认不得人了 只有夜里睡
solution/after > 第五天我给他换了个水龙头 带泡沫的 没声
after/summary > 他每个礼拜给我送一罐 我吃得嘴都红了

## 探店｜n｜pain
hook/pain > 排了四十分钟的网红面，端上来坨了，我差点哭出来
twist/solution > 出来往左一拐，看见一块用脸盆写的招牌：刀削面，坐
feature/evidence > 老板在门口削，面片飞过去，正落锅里，头都没偏
evidence/feature > 一碗三两，羊肉是三天前的？不，我看见他刚剁的
feature/evidence > 汤喝完，碗底有一小块羊油渣，我捞起来吃了
testimony/point > 隔壁桌的出租师傅说，从他戴红领巾吃到今天
twist/how > 辣子咸，别手抖
action > 不好意思没有门牌，老电影院背后，问一下修鞋的

## 测评｜n｜dialogue
hook > “你闻闻，这两罐哪个是土蜂蜜？”我把罐子塞到养蜂的表叔鼻子底下
context/setup > 一罐78，一罐19，盖子撕了，标都刮掉
twist/context > 表叔拿一根筷子一挑，挂到半空，说，都不是
point/how > 他说看拉丝没用，糖浆也能拉，得看凝：放冰箱一礼拜，看结的是细砂还是硬块
evidence > 一礼拜后，78的结一半，19的一点没结
evidence/why > 表叔又舔了一下：78这个里面一半是洋槐，一半是别的，没掺糖，是串了
summary > 我的总结是：看牌子不如看表叔
punchline/after > 他给我灌了两斤，收了三十，还送我一副手套

## 情感观点｜s｜number,suspense
hook > 三十二把伞 我替别人保管了八年
context/setup > 我在客运站门口修鞋 下雨天有人忘伞 我就挂在钩子上
context > 挂久了 有人来认 有人不来 我编了号 写在小牌上
context/evidence > 十七号是一个护士的 她每年都来取 每年又忘在我这
twist > 第六年她没来 来的是她女儿 说妈妈病了 让我来拿 十七号 是她故意忘的
why/punchline > 我问为啥故意 她说她妈讲 下大雨没伞的人 你总能拿一把给他
after/punchline > 三十二把现在剩九把 都借出去了 有几把我猜回不来 没事

## 情感观点｜s｜identity
hook > 爱逛直播间的阿姨们 我站你们这边 说几句
point/why > 你不是贪便宜 你是寂寞 有个人叫你姐 你就不走
evidence > 我妈衣柜里十一条裤子 没一条剪标 她说主播叫她张姐 叫了好几遍
why > 线下的人谁叫我张姐 卖菜的叫你 哎
how/solution > 所以骂她没用 你也叫她 你跟她说 妈 今天吃了啥
twist > 当然有几家是真坏 专挑晚上十点卖保健床垫 那是另一码
action/summary > 今晚给你妈打个电话 别提钱

## 公众号长文｜n｜trend
hook > 今年冬天，“县城咖啡馆”的文章刷了屏，我去看的是县城里的一家豆腐坊
context/feature > 在邮电局旧址，里头两口缸，一口石磨，外加一台三相电机
evidence/context > 早上四点，门口已经排了六个塑料桶，都是隔壁面馆来接豆浆的
feature/how > 豆是黑龙江的，泡七小时，夏天四小时，水要换三回，这是老板不肯写在墙上的一条
evidence/feature > 我用手指蘸了一口刚出锅的豆花，烫，有一股粮食的甜，不放糖
agitate/context > 老板的儿子学的是连锁管理，要上机器、上冷链、上广告
twist > 老板说你上吧，缸给我留一口
after/point > 于是前店卖盒装，后院卖散的，早上七点前，只认缸
punchline/summary > 快和慢不是对头，是前后院

## 直播切片｜n｜contrast
hook > 镜头看好了，左手这床是我结婚的，二十二年；右手是上礼拜刚打的，你们说哪个蓬？
twist/evidence > 都猜右边，错了，是左边，因为左边去年我拿回来重弹了一遍
why > 棉花没死，是纤维团死了，把它拆开、抽灰、重新网，它就活了
solution > 所以今天我不推新被，我推翻新，一斤八块，旧被子你寄来
how > 寄之前拆掉被罩，把身份证大的地方剪开，我们看看里面的棉能不能救
trust/point > 发霉的不行，受潮结饼的不行，化纤混的不行，不行我给你寄回去
trust > 全程录视频，几斤进几斤出，少一两赔一斤
action > 一号链接拍的是工费，运费你我一人一半
action/summary > 这批先收八十床，多了弹不过来

## 带货口播｜n｜scene
hook/context > 每天傍晚五点，我们蛋糕房最安静的时候，也就是最缺一双手的时候
context/solution > 招一个抹坯的，会刮刀最好，不会的手稳也行
why/context > 之前的小凌回老家生孩子了，我们给她留位子，只是这几个月得有人顶
context/feature > 下午两点到晚上八点，一周六天，周一固定休
benefit > 四千二，做坏的奶油归你吃，我们会先拦着
context/point > 指甲要剪平，不许香水，奶油会串味
action > 带围裙来，试抹两个，试抹给八十块

## 种草笔记｜s｜counter
hook > 这回真不建议你们买我的柿饼
why > 第一批霜上得急了 有三十斤外头白里头还涩 我尝了一块嘴巴拧成绳
context/how > 后面的再晾十天 我天天翻
trust/context > 涩的那三十斤拿去做柿子醋了 不糟蹋
action/trust > 已经付了钱的别慌 我一个个退 或者等好的先发你们
punchline/summary > 卖柿饼卖到劝退 我爸说我没出息 他自己也不让发

## 非营销｜n｜none
solution > 卤牛腱子，一根也值得开火
setup > 牛腱子一根两斤左右，老卤一碗，没有老卤的用酱油三、黄酒二、水十
how > 腱子拿叉子扎四十下，泡水两个小时，水红了就换
how > 冷水下锅加三片姜一段葱，滚两分钟捞，别煮老了皮
how > 料包：八角两个、桂皮一指、草果一个拍开、花椒一小把，多了苦
how > 小火五十分钟，筷子能扎进去但还有点挡，关火
point > 泡！泡一夜才入味，切之前冰一下，才不散
summary > 横着纹路切薄片，蘸蒜泥，别蘸酱油了，够咸

## 带货口播｜n｜conflict
hook/pain > 装修师傅说地漏要买铜的，物业说塑料的够，我夹在中间，一样装了一个
context > 主卫铜的，客卫塑料的，一年半
evidence > 先看塑料的，拧开，弹簧锈了，盖不严，一开窗户那个味，能把人顶出去
evidence > 再看铜的，把磁铁拿出来，噔，吸上了，还跟新的一样
solution/feature > 所以我店里只留这个，黄铜磁吸，一寸五和两寸都有
how/point > 下水慢的先捅管子，别怪地漏，头发丝占一半
how > 装的时候周边抹玻璃胶，四面坡都要往它那倒
action > 单个的五十九，一套三个的一百六，先看口径再下手

## 种草笔记｜n｜suspense,conflict
hook > 我妈买回一个“会出汗的碗”，我差点给它扔了
context > 她在赶集时跟一个卖缸的老头买的，土的，没上釉
evidence/question > 第一天装米，第二天底下一圈水，她说漏了
twist/why > 其实是透气，粗陶都这样，水慢慢往外走，里面反而凉
evidence > 装绿豆汤，不进冰箱，晚上拿出来，拿手一摸，凉的
how > 新的用淘米水煮一个小时，拿麻绳缠一圈，别磕
twist/pain > 不能装酱油，味道进去出不来，别问
action/summary > 要去找的话，赶集日子，一六四九，找挑担子的

## 知识科普｜n｜identity
hook > 吃阿司匹林的、装过支架的，去拔牙之前先听我说
why > 阿司匹林让血小板不抱团，这是它的好处，也是你血止不住的原因
twist/why > 一般小拔牙不用停，停了反而危险，血栓比出血厉害
how > 正确做法：带上病历和药盒，先问心内科，再问口腔科，别自己拿主意
agitate/evidence > 我在社区见过停药三天拔牙，当天晚上半边脸歪了的
how > 拔完咬住棉球四十分钟，别舔，别吸，今天别喝热的
how/point > 半夜还渗血，拿茶包咬着，去急诊，别硬抗
punchline/summary > 牙是小事，药是大事，别反着来

## 教程｜s｜suspense
hook > 这个袋口 你平时撕开就封不上 有个窍门 我藏了三年
context/solution > 就是方便米面那种棉线袋 两根线缝的 一拉就能全开的那种
how > 找正面 一面是一根线 一面是两根线 剪一根线的那一面
how > 剪单线 从右往左 第一个针脚 别剪中间
how/evidence > 再拉另外一头 嗞 全开 线是完整的
how/point > 拉不动是你剪错面了 别使劲 使劲就断
how > 线别扔 封回去的时候拿它扎袋口 比橡皮筋强
summary/save > 记住单线 右起 拉另一头

## 剧情对话｜n｜scene
hook/context > 大年三十下午四点，最后一辆班车已经发动了
setup/context > 司机老窦数人头，票卖出去二十一张，车上二十个
agitate/setup > 有人喊，走吧窦哥，等啥呢，锅里还煮着呢
setup/why > 老窦看着那个空位子，说，坐车的是个姑娘，票是她爸买的，买的时候说回家
agitate/setup > 四点二十，四点半，天暗下来，雪片子开始横着飞
setup/twist > 一个老太太说，孩子，要不咱打个电话？老窦说，没留电话
twist > 远处有手电光晃，一个男人背着她，脚上穿着拖鞋，她脚崴了
punchline/after > 全车的人往一边挪，给她腾出三个座位，谁也没提回家

## 探店｜s｜scene,suspense
hook > 这家卖草帽的店 我是去躲雨的 结果坐了两小时
feature/context > 门面三米 屋里全是草 麦秸秆的 蒲草的 龙须草的
context/trust > 老板叫师玉芬 师傅的师 不姓师 我也没听懂
feature/evidence > 她编一顶六个小时 帽檐上的圈一圈压一圈 水倒上去不透
evidence > 我说能试吗 她直接舀一瓢水倒我头上 我脸上一滴没有
evidence/trust > 有个剧组来订了四十顶 她说你们导演自己来拿 别叫助理来
feature/point > 六十五到一百八 贵不贵你自己看 草是河南的 麦子收完那十天才有
action > 白鹤镇小学斜对面 有雨的时候来 她闲

## 测评｜s｜pain,number
hook/pain > 买过三个充电暖手宝 三个都鼓包 我再也不信了 除非拆开
context/how > 这次我把六个都拆了 胆子大 你们别学 有个还冒烟了
evidence > 电芯有四个写的是B品 这两个字自己上淘宝搜
evidence > 保护板有俩干脆没有 就一根线
evidence > 标五千毫安的 实测一千八 跟我打工时画的饼一样
twist/evidence > 有一个没让我失望 标三千 实测两千九 还有温控 超过五十二断
feature/twist > 它重 而且丑 像个搪瓷缸子
summary > 结论 买暖手宝看重量 轻飘飘的都别碰

## 情感观点｜s｜scene
hook/context > 我第一次自己接生小牛 是在一间停了电的破棚子里 手电咬在嘴里
context > 那年我二十二 刚从兽医学校出来 怕得手心冰凉
context/setup > 老养户说他接过几百头 我只背过书 书上说先摸前腿
agitate/twist > 我伸进去摸 摸到一条 是后腿 胎位反了 书上这一页我考试考了六十二
agitate/context > 老养户说拉 我说不能拉 拉了大的小的都没 俩人对着喊
context/how > 我闭着眼 手往里推 推一寸等一口气 推了四十分钟
context/agitate > 出来的时候它没喘气 我嘴对嘴吹 满脸都是
twist/after > 它站起来第一步踩在我鞋上 很轻
punchline/after > 后来我开了门诊 墙上挂的就是那只鞋

## 情感观点｜n｜suspense
hook > 有一个词，菜贩子从来不用，城里人天天用
twist/solution > 那个词是“助农”
evidence/trust > 我在批发市场做了九年，问过四十几个摊主，没有一个人说自己被助过
why/twist > 不是没人帮，是帮的那一下，价格往下砸，别的货都卖不动了
evidence > 去年网上一波助销，把冬瓜卖到三毛五，我那条街的冬瓜跟着三毛五，全赔
point/twist > 我不是反对善心，我反对一窝蜂
action/solution > 真要帮，就分十个月买，别一天买完
punchline/summary > 地里的东西等得，人情等不得，反了

## 公众号长文｜n｜contrast,number
hook > 两位卖鞋的大姐，一个门脸八十平，一个推车八十斤，我跟了她们各一天
evidence/context > 推车的姓翟，卖老北京布鞋，车上挂的是自己纳的底，一双针脚一百二十六
evidence/context > 门脸的那位姓荣，卖运动鞋，一天客流二百三，成交六双，四个人的工资
evidence > 翟姐一天走七里，成交十一双，工资就她自己
twist/context > 翟姐羡慕荣姐有暖气，荣姐羡慕翟姐没房租，两人对着叹气
twist/context > 有天下大雪，推车没法走，荣姐让她停进门里，不收钱
after/twist > 结果那天的客人，摸着布鞋，把运动鞋也买了
punchline/summary > 有时候，两本都不大好看的账，合起来能翻过一个冬天
after/summary > 她们今年开了一家合伙店，招牌上两个姓，谁也没争前后

## 直播切片｜s｜dialogue,scene
hook/context > 哎 听见没 后面那个嗡嗡嗡 是石磨 我爸在磨辣椒面
feature/solution > 现在盆里这个红的 二荆条 出色的 那边小的 朝天椒 出辣的
action/how > 你要几成辣 打字 我现配 三成 五成 还是不要命
punchline/context > 不要命的有三位啊 你们仨加个群吧
feature > 没放盐 没放色素 籽留了一半 香在籽里
evidence > 泼个油给你们看 呲啦 这个颜色 不是我调的光
benefit > 一勺凉面 一勺饺子蘸水 家里汤汤水水就有魂了
action > 半斤一罐 十六块八 拍完备注几成

## 带货口播｜s｜contrast
hook > 去年这时候 院里堆着三十吨没人要的冬瓜 今年这时候 冬瓜全切成了条 在烘房里
why/twist > 中间差的 就是一台切条机和两个敢干的人
solution/context > 现在我们要找第二个院子 一起做果蔬干
feature/benefit > 你出场地和三相电 我出机器 教会为止
benefit > 料我们供 货我们收 一斤加工费一块四
twist/trust > 卫生证要办 健康证要办 嫌麻烦的打住
evidence/trust > 第一个院子在柴集 老板娘肯让你进去看 别碰烘房的门 烫
action > 拍个院子的视频来 十五秒就行

## 种草笔记｜n｜trend
hook > 全网都在晒年度账单，我也晒一个
evidence > 今年卖出水管一万一千米，水龙头806个，生料带……没数，当送的多
evidence > 被骂哭一次，被夸哭两次
evidence/context > 最远一单寄到漠河，阿姨说管子冻裂了，我多塞了两个接头
evidence/context > 最小的客户五岁，用压岁钱买了个喷枪，说要打怪兽
punchline/summary > 谢谢你们家里漏水🙏 不对，谢谢你们漏水的时候想起我

## 非营销｜n｜none
solution > 关于冬季取暖安全入户检查的通知
context > 本月起，网格员、消防和村医一起上门，每组三人，戴红袖标
how > 看三样：烟囱、窗户缝、报警器，五分钟
point > 报警器没有的，当场装一个，不收钱，也不推销任何东西
point > 谁以检查名义叫你买东西、扫码、交押金的，都是骗子，打派出所
how > 白天不在家的，把邻居电话写在门上
action > 八十岁以上独居的先查，请各组长今晚把名单报上来

## 带货口播｜n｜question,pain
hook/question > 你们家的铁锅为什么老是生锈，知道是谁干的吗？
why/twist > 是你自己，洗完把它倒扣着放，水全闷在里头
solution > 想省心的，换这口氮化过的，锈不动
evidence > 你们看，刷完就搁着，没擦，没抹油，三天，拿纸巾抹，白的
feature > 三十二公分，一斤六两，单手颠得起来，大姐们注意是一斤六两，不是三斤
how/point > 头一回还是要用肥肉擦一遍，别偷懒
benefit/desire > 煎鱼皮不会撕成拼图
action > 配盖子，七十九，灶是电磁的也能用，链接放好了

## 种草笔记｜n｜number
hook > 我给爷爷奶奶买过的28样东西，真正天天在用的只有4样
point/solution > ①指甲锉，电动的，因为剪刀他们够不着脚
point/solution > ②带灯的放大镜，看说明书，看彩票，看蚂蚁
point/solution > ③一次性洗脸巾，奶奶嫌浪费，擦完脸擦桌子擦鞋，一张用三回
point/solution > ④床边的硬凳，带个扶手，坐下去穿裤子，不用单脚跳
twist/point > 没人用的：按摩仪、泡脚桶、智能音箱（吵架时会插嘴🤣）
why > 原因很简单，要充电的、要看字的、要弯腰的，他们都嫌
summary/action > 买之前先问自己：他用它的时候，是坐着还是站着

## 知识科普｜n｜contrast,question
hook > 左边的粉，长在水里泡烂的苹果上；右边的粉，长在正常的苹果上，一样吗？
solution/twist > 不一样，左边是霉，右边是果粉，前者要命，后者能吃
why/solution > 果粉是果子自己抹的护肤霜，蜡质的，防水防晒
how > 分法：手一抹，果粉会花，露出亮皮；霉是绒毛，抹开有点湿，还有气味
why/agitate > 霉不光在表面，菌丝往里头扎两三公分，削掉看不见的没用
agitate/how > 有一个小黑点都别给孩子，尤其是做果泥的
trust/evidence > 我在果品站检测的，遇到的展青霉素，最高超过限值九倍，外表就指甲盖大一块
summary > 会花的留，长毛的扔，犹豫的也扔

## 教程｜n｜contrast
hook > 同一块面，左边馒头塌成饼，右边圆得像灯泡，差在一个动作
solution/twist > 那个动作叫“揉第二遍”
why/how > 发好的面，里头全是大泡，你直接切直接蒸，它蒸完就瘪
how > 要撒一把干面粉，按，折，推，转九十度，再按，十五分钟，揉到刀切面看不见眼
how > 醒的时候盖湿布，别盖干的，干皮一裂，蒸出来像地图
how/point > 冬天醒三十分钟，夏天十分钟，手一拿，变轻了就蒸
how > 冷水上锅，开了十八分钟，关火不揭盖，等三分钟
punchline/evidence > 右边这个是我闺女十岁揉的，我左边的是我喝了酒揉的

## 剧情对话｜s｜dialogue,conflict
hook/pain > 民警说这箱子不能带上飞机 老头说我儿媳妇怀孕就想吃这口
context/setup > 箱子里是十六只活的土鸡蛋 在孵 有一只已经啄开了一道缝
setup/context > 安检的小姑娘蹲下去听 里面叽 叽
agitate/setup > 后面排队的喊 大爷让一让啊 老头抱着箱子不撒手
twist > 一个穿军装的说 我坐高铁 我帮您带 到哪儿
setup/twist > 老头说南京 军人说巧了 我就住那
after/context > 到站 他们一家在出站口等 箱子打开 十五只绒球
punchline/twist > 还有一只蛋没动静 儿媳妇把它搁在肚子上 说 给它排个号

## 探店｜n｜result
hook > 结果：我在这家锁店花了六块钱，学了四样本事
context/solution > 在老菜场最里面，招牌掉了一半，只剩“开”字
evidence/feature > 花两块配了一把钥匙，师傅让我自己拿锉修了毛刺
evidence > 花一块，锁芯滴了一滴石墨粉，说别用油，油是请灰吃饭
evidence > 花三块，换了个门吸上的弹簧，螺丝是他从铁盒里挑的旧的
evidence/feature > 还有一样没收钱，教我怎么开反锁的柜门，不许我说出去
twist/trust > 师傅耳朵背，写字给他
action > 上午在，下午去给人换锁芯，要找他的记得早起

## 测评｜n｜promise
hook > 五分钟，帮你们把秋冬床单的面料看明白，看完再也不会买错
how/context > 我把七块布剪成巴掌大，同样揉二十下，同样滴一滴水，同样点一下火
evidence > 磨毛的：软是真软，揉完一层毛球，火一烧有灰
evidence > 天丝的：水一滴就钻进去了，凉，冬天盖着像没开暖气
evidence > 法兰绒：暖，干，带静电，我家狗都不往上趴
evidence > 老粗布：硬，水在上面站了半分钟才走，可越洗越软
summary > 怕凉的要磨毛，怕闷的要纱布双层，爱干净的粗布，别听主播说四季可用
twist/summary > 我的偏好不是标准，我脚心烫
action > 剩下的布头想要的同城来拿

## 情感观点｜n｜counter,negative
hook > 别夸我孝顺，我回来种地不是因为我妈病了
twist/why > 是因为我在城里的店倒闭了，欠了十九万，走投无路
context/why > 我妈刚好病了，我就借了这个名
agitate/pain > 全村都夸我，我晚上睡不着，觉得自己是个骗子
twist/context > 熬到第二年，西瓜卖了两万多，我把真话跟她说了
twist > 她说，我知道，你第一天回来的鞋，是借的，我一看就知道
punchline/twist > 她说她的病是真的，可你还债也是真的，两样都不丢人
after > 债去年清了，她的药现在我记得比她清楚
punchline/summary > 我还是不喜欢人夸我孝顺，种西瓜的，叫我种西瓜的就行

## 情感观点｜s｜trend
hook > 最近满屏的AI老奶奶在卖药膳 我看着有点心酸
why/evidence > 因为那个奶奶 眨眼不眨 皱纹是好看的皱纹
pain/evidence > 我妈信了 花了三百九 到手一袋决明子
point/twist > 骗子不是新的 机器只是让他们不用租奶奶了
twist/evidence > 我也不是骂AI 我二舅用它读药盒 读得比我细
how/solution > 教家里人一招 看手 那个手拿碗的时候 指头会多一根
how/point > 再不行看她会不会咳嗽 真的老人 三分钟不咳嗽才怪
punchline/summary > 会咳嗽的才是你奶

## 公众号长文｜n｜number,loss
hook > 一块地连种六年辣椒，第七年，老文赔了三万四，没有一场冰雹，没有一只虫
question/context > 地还是那块地，人还是那个人，施的肥更多，苗也更贵
pain/evidence > 苗子长到膝盖高，一夜之间全耷拉了，掰开茎，中间一条褐线
why/point > 这叫连作障碍，病菌在土里年年存着，人年年给它喂饭
why/agitate > 打药没有用，药管叶子，管不到根
solution/how > 办法是换：第一年玉米，第二年豆，第三年再回来，实在没有地的，用客土垫二十公分
evidence > 隔壁王营这么轮了五年，病株从四成降到三十棵里头一两棵
summary/punchline > 轮作少挣的是一季，不轮作赔的是一年
punchline/summary > 地不会抱怨，它只会不给

## 直播切片｜s｜promise
hook > 半个钟头 我教会你们怎么挑桂圆 顺便把这批货卖掉 咱们谁也不耽误
how/point > 第一步 捏 干的壳子脆 一捏有响声 湿的软塌塌
how/point > 第二步 摇 里头咣当咣当 说明肉缩了 有空
how/point > 第三步 剥一个 肉是琥珀色 半透亮 发黑的是熏的
evidence > 来我剥十个 看 十个里面有一个黑的 我不藏着
trust > 我发货也是这个比例 你要是遇到两个以上黑的 拍照 赔
feature/solution > 福建仙游的 五斤一箱 二级 不是特级 特级贵一倍 自己吃二级够了
action > 九十八一箱 送一包红枣 一号 上了啊

## 带货口播｜n｜dialogue,question
hook > “做油坊累不累？”来应聘的小伙都爱这么问，我都答：累
context/solution > 今年九月到十二月，招两名炒籽工，一名榨机工，一名过滤的
feature/context > 炒锅前热，四十多度，轮换，二十分钟一换
benefit > 炒籽工一天二百三，榨机二百，过滤一百八，月结，管饭管西瓜
twist/context > 有高血压的别来炒锅，别硬撑
trust > 工伤保险我们给上的是真的，单子在办公室墙上
testimony/trust > 上一个炒籽的老师傅干了十四年，去年退了，他儿子现在给我当质检
action > 看货车进出的那道大铁门，门卫室登记，想先看的周三开放半天

## 种草笔记｜n｜identity
hook > 在外面没回来、又想给爸妈送口热的，来找我
solution > 我新开的代送：饺子、包子、粥，每天固定一样，敲门送到
feature/how > 你挑三样放心的，我按天轮，老人不爱吃我就换
twist/feature > 不接临时加菜，送餐的只有我和我弟
benefit/trust > 每次进门拍个照给你，老人精神咋样一眼就看见
action > 小镇方圆五里，一个月三百，第一星期不合适不收钱

## 非营销｜n｜none
solution > 葡萄园冬剪技术交流记录
context > 12月1日下午，县葡萄协会，地点陶庄三号园，到场二十六人
how > 第一，老枝留两个芽，粗过铅笔的才留，细的别舍不得
how > 第二，剪口离芽一公分半，斜面背着芽，水不会往芽里流
how > 第三，有卷叶的一律烧，别丢沟里
point > 第四，剪刀每换一棵蘸一下酒精，上次有人一把剪从头用到尾
pain/setup > 第五，关于清园药的浓度，两种说法，等技术员查了书再定
action > 请各家在十二月二十号前剪完，协会组织人下来看
summary > 晚饭在老胡家，羊肉锅，自备酒

## 带货口播｜s｜counter
hook > 千万别买带香味的手套洗碗 真的 我卖过 现在不卖了
why/pain > 那香精遇上热水 味往脑门里钻 有人洗完碗头疼
solution/feature > 换成这个 天然胶的 没味 内衬是棉布 手心是麻的 不打滑
evidence > 我戴上抓个鸡蛋 再抓个油盘子 看 没掉
feature > 长度到小臂 袖口卷一道 水不倒流
benefit > 冬天洗碗不用龇牙 夏天不捂
action/feature > 中号偏小 平时戴七号半的买大号
action > 三双一组 十九块九 用坏一双还剩两双

## 种草笔记｜s｜contrast
hook > 朋友家蛋糕是网红款 我家的是菜市场对面老太太烤的 你猜孩子们扑向哪边
pain/evidence > 网红那个 樱桃是塑料的 奶油是植物的 孩子一口 就去玩了
feature/evidence > 老太太那种 底是海绵的 上面浇焦糖 就一个
evidence/after > 后来盘子都舔了 还为最后一块吵起来
feature > 十寸够十五个人 不好看 但是切开是实的
feature/twist > 她只用黄油 不用香精 所以放不了隔夜
action/point > 需要提前三天 别微信 打电话 她不看微信
punchline/summary > 我不写地址 她不想太忙

## 知识科普｜n｜conflict
hook/pain > 大夫让她多喝水，护士让她少喝水，老太太在病房里不知道该听谁
solution/twist > 都没错，看心脏能不能装得下
how/point > 肾结石的、痛风的、尿路感染的，喝，一天两升
how/point > 心衰的、透析的、肝腹水的，限，一天连汤算不到一升
why > 心衰像抽水泵老了，你往池子里猛加，它抽不走，就漫到肺里
how/question > 怎么看自己能喝多少？先上秤，每天早晨，穿同样衣服
how/point > 两天涨三斤以上，别先怪饭，去查心脏
punchline/summary > 水不是药，也不是毒，是看谁来喝
action/save > 发给那个天天劝人八杯水的人

## 教程｜n｜loss
hook > 五分钱一颗的螺丝，拧歪一颗，你的柜子就白买
how/setup > 准备：小电钻调到最小挡，一支铅笔，一把旧牙刷
how > 先用铅笔在孔里打个印，再拿牙刷把木屑刷净
how > 把螺丝尖朝下直接放上去，手摸，直了再开钻，开一下停一下
how > 听，嗒嗒嗒变成嗡的那一声，松手，多一秒就滑丝
how/point > 滑了也别慌，塞根牙签进去再拧，能咬住
how/point > 铁皮柜子用自攻的，木头用木螺丝，别混
evidence/punchline > 我给全楼邻居装过六个鞋柜，现在还歪的那个是我家的
action/summary > 学会的给我点个赞，去把你家那扇晃的门收拾了

## 剧情对话｜n｜identity
hook > 给孩子攒学费攒到半夜的爸爸们，这条发给你们家里那个人看
setup/context > 老许白天修冰箱，晚上去夜市卖炸串，一天四个钟头的觉
setup/context > 孩子问他，爸你怎么老是闭着眼睛炸，他说这样香
context/twist > 学校开家长会要写父亲职业，孩子填的是：厨师，兼医生
twist/setup > 老师打电话问，孩子说对啊，我爸给冰箱看病
setup/context > 那天老许去接孩子，手上的冰箱味和油烟味还没散
twist/setup > 全班的孩子围上来，有一个问，叔叔，我家冰箱咳嗽，能看吗
punchline/twist > 老许说，能，先把你的作业拿来给我听听，他也会看作业的咳嗽

## 探店｜s｜loss
hook > 去晚一步 就只剩鱼尾巴 所以这条我必须现在说
context/feature > 河边那家酸菜鱼 鱼是上午送的 卖完关门 不挂招牌
feature/evidence > 鱼片薄得透光 老板切的时候唱歌 唱的是豫剧
feature/evidence > 酸菜是自己泡的 坛子在后院 我偷看了一眼 被鸡追
feature/twist > 不辣也不行 老板娘说不辣的叫清水鱼 你去别家
testimony/how > 七个人去 点中锅 我们点大了 剩一半打包 第二天更好吃
action/feature > 周一到周四 十一点前到 周末我劝你做点别的
punchline/summary > 哎 我口水又来了

## 测评｜n｜suspense
hook > 有一台小风扇，测到第九个小时，它才露馅
context/how > 去年夏天给我爷爷买的那种夹床头的，我买了四台，一起开到没电
evidence > 一小时，都凉
evidence > 四小时，A开始响，像有只蚊子在里头吵架
evidence > 七小时，B停了，C还在转，D的风明显小
twist/evidence > 九小时零七分，C还转着，可夹子热得我不敢摸，插座那头都软了
why/evidence > 拆开看，C的充电线跟电池之间没有阻燃，D有
summary > 转得久的不一定能放在枕头边上，我最后留的是D，转七个半小时，凉的
punchline/point > 睡着的人闻不到焦味，这句你们记一下

## 情感观点｜s｜suspense,result
hook > 我妈做的那条裤子 昨天上了省台的新闻 裤子的主人在扛洪水
context > 我妈姓司徒 在镇上做了四十年工装裤 从来没上过电视
twist/context > 记者拍的是抢险队 可她一眼认出来了 说 这个裆是我做的
question/why > 我说妈你怎么认得 她说 我收针的时候 那一针要往回一点
context > 第二天她给队里打电话 问裤子开没开 人家说没有 泡了三天
context/twist > 她问湿着难受不 对方说还行 她说不行 我给你们做带夹层的
twist/context > 她卖了那台用了三十年的缝纫机 换了台双针 做了六十条 不收钱
after/context > 抢险队给她寄了个锦旗 她挂在厕所 说别挂外面 又不是卖这个的
after/punchline > 现在她的手艺我在学 一针还往回不了

## 情感观点｜n｜promise
hook > 听我说三分钟，你以后买农产品不会再心里打鼓
point > 第一，没有疤的果子，不一定是好果子，但一定是被选出来的
point > 第二，“今早摘的”这句话，在十一月的苹果身上没有意义，苹果八月就摘完了
evidence > 我在冷库门口抓过一个卖的，他拍的是冷库，标题写的是现摘，冻得手发抖
twist/why > 他也不是坏，他被教会了这句话最能卖
how/action > 想知道的，问他：是几月几号下树的，入库几度，出库几天了
how/point > 答得上来的，贵两块也值；支支吾吾的，便宜也别拿
punchline/summary > 时间这个东西，装不进保鲜膜

## 公众号长文｜s｜identity
hook > 家里有一位从镇上邮局退休的长辈的人 可能会懂这篇
context/setup > 我岳父送了三十六年信 去年最后一天 邮包里只剩一封
context/setup > 收信人那一栏写的是镇名 没有门牌 地址是一九七六年的
question/agitate > 谁还会按那个地址写信呢 站长说 退了吧
context/twist > 岳父没退 他骑车沿老街走了一遍 敲了三十四扇门
twist/context > 敲到第三十一家 是个聋哑老人 认出了信封上的字
why/twist > 信是他妹妹写的 妹妹在新疆 不知道他搬过三次
twist/context > 老人看完 拿手指在地上写 她还活着
punchline/summary > 送信的人最后一次送达的 不是信 是这三个字
after/summary > 岳父的邮包现在挂在我家门后 装着孩子的羽毛球

## 带货口播｜-｜identity
hook > 家里装了水井的、装了水塔的、自来水半夜才来的，都听一句。
pain > 半夜两点爬起来接水，这日子你还没过够？
solution > 装个浮球开关，水低了它自己叫泵，满了自己停。
feature > 线是三芯的，浮球里头灌了水泥配重，不飘。
how > 接法就两根线，串在泵的火线上，不会的让电工来，十分钟。
trust/feature > 别泡在腐蚀的水里，酸水井用不了，我先讲明白。
benefit > 从此晚上只做一件事，睡。
action > 二十四块八，四米线，线不够的拍八米，链接在我名字下面。

## 种草笔记｜-｜scene
hook/context > 早晨七点的电梯里，全楼的人都在闻我手里那盒馒头。
context/solution > 是小区后门新来的夫妻店，刀切馒头，老酵，一块钱俩。
feature/evidence > 掰开是一层一层的，能撕下来，不掉渣，空口就有甜味。
testimony/evidence > 我妈吃了一口，问我在哪儿偷的她年轻时的馒头，哈哈。
how > 隔夜的别扔，切片，平底锅不放油，两面烙到有花纹，抹腐乳。
action/twist > 六点半开门，八点就只剩豆包了，豆包皮厚，我不太行。
action/question > 你们小区后门有什么？说来听听，我好羡慕一下。

## 知识科普｜-｜counter
hook > 化肥撒在树根底下，树反而吃不着。
why > 大树吸东西的嘴，长在须根尖上，须根都跑到树冠滴水线那一圈去了。
why > 你撒在树干边，那儿只有几根老粗根，跟水管一样，只送不吸。
evidence > 挖开看过就信了，我家那棵十二年的枣，离干一米以内，一根白须都没有。
how/solution > 顺着树冠外沿挖一圈浅沟，二十公分深，撒进去，盖土，浇透。
how/point > 别年年挖同一个地方，今年东南，明年西北，让它轮着喘。
punchline/summary > 肥往外走一步，果往上甜一层。

## 教程｜-｜number,promise
hook > 四个动作，把一块旧窗帘变成一件围裙。
how/setup > 挑厚的那块，遮光布最好，不沾面，也不透油。
how > 第一个，铺地上，拿自己最合身的那件围裙照着描，四周多放两指。
how > 第二个，剪下来的边别丢，正好裁两条带子，一条套脖子，一条系腰。
how > 第三个，卷边，从下摆往上缝，拐弯的地方剪三个小口，才不起疙瘩。
how > 第四个，口袋先缝，后装，缝的时候上口回两针，天天掏手的地方最吃力。
how/point > 窗帘里有铁丝或者胶条的，先抽出来，不然针断。
after/punchline > 系上，去照照镜子，像不像电视里的大师傅。

## 剧情对话｜-｜dialogue
hook > “叔，您这双胶鞋是去年我卖给您的吧？”小杜把鞋翻过来，鞋底磨得能看见里子。
context/setup > 老人在农资店门口坐着，等雨停，脚上是两个破洞。
setup/context > 小杜从货架拿了一双新的，老人摆手，说脚还能凑合。
setup/agitate > 小杜说不要钱，老人更不要了，站起来就往雨里走。
twist > 小杜追出去，喊，叔，我这双是次品，左脚大半码，没人要，您帮我走两天，看能不能卖。
after/context > 老人停住了，回来坐下，把脚塞进去，走了两步。
punchline/after > 隔三天他回来，认认真真地说，左脚不大，能卖，卖吧。

## 探店｜-｜negative
hook > 不是所有上过电视的店都值得排队，这家上过三次，我还是要劝你们去，但要挑时候。
feature/context > 卖的是酱鸭，一根杆子上挂二十只，油亮油亮，像刚抹了漆。
pain/evidence > 周末我去过一次，鸭子补得太快，里头没入味，咬起来只有皮咸。
evidence/twist > 周三又去，人少，腌足了两天的，骨头缝里都是酱味。
testimony/trust > 砍鸭子的阿叔说，老客都晓得，三四五来。
action/feature > 半只三十八，脖子另算，别不好意思，问一声送不送。
action > 地铁二号线出来走八分钟，电视台的海报贴在反面，认鸭子别认海报。

## 测评｜-｜number
hook > 十二款挂钩，挂三十斤大米，挂到半夜，掉的掉，疼的疼。
how/context > 瓷砖、木板、白墙，各贴四个，按说明书的步骤，先擦，再压，再等一天。
evidence > 白墙的四个全掉了，这不怪钩子，怪墙，墙皮跟着走了。
evidence > 木板上掉了一个，没掉的那三个里，贵的十九块和便宜的两块九，结果一样。
evidence > 瓷砖上最稳的是吸盘加螺丝旋钮的，挂到凌晨四点，一声没响。
why/point > 关键是擦，油膜不去，多贵的胶都在油上滑冰。
summary > 挂毛巾的两块九够了，挂炒锅的，请打个孔，别试探自己的脚背。
twist/punchline > 我没试金属门板，下次借邻居的门。

## 情感观点｜-｜suspense
hook > 我女儿的出生证，差点被我写成一台水泵的收据。
context/setup > 那天在镇医院，护士让我填表，我兜里只有一张送货单，背面写。
twist/context > 我写了名字、年月、母亲，写着写着，手一抖，写上了型号。
context/twist > 护士说这不是你的水泵，这是你闺女，我脸烧得跟铁板似的。
why/context > 原来我一夜没睡，前一天给山里修了一台泵，修到天亮，那台型号我背了一晚上。
context/after > 那张送货单我没扔，夹在她的相册里，她小时候问，爸爸，我是几号的。
after/twist > 现在她读机械，毕业设计做的是小型水泵，型号那一栏，她问我能不能写她名字。
punchline/summary > 我说，写吧，这台我知道，没坏过。

## 情感观点｜-｜question
hook/question > 卖水果的切一块让你尝，你没买，算不算欠他一句谢？
context > 我昨天在摊子前想了半天，因为我尝了，没买，走的时候他说没事没事。
point > 我的看法是，尝是他的本事，买是你的自由，谢是你的教养，三样不搭着卖。
twist/evidence > 可我见过有人尝了五块，抹抹嘴说酸，转身去隔壁尝第六块。
why/agitate > 尝的那块，也是一个橙子的一角，切开就卖不了了，他今天少一个。
twist/evidence > 也有摊主拿一块甜的给你尝，装的却是别的筐，那就别怪我不谢。
summary > 简单说，尝完看他一眼，笑一下，比什么都强。

## 公众号长文｜-｜counter
hook > 老年人的“固执”，多数时候，其实是听不清。
trust/context > 我在听力门诊坐了八年，家属进门先告状：说什么都不听，犟得像头牛。
why/evidence > 可一测，三千赫以上掉了五十五分贝，他能听见你在说，听不见你说的是什么。
why > 辅音全在高处，“吃药”听成“七要”，“关门”听成“安门”，他又不好意思问第三遍，就点头，就不动。
agitate > 日子一长，家里人嫌烦，声音越来越大，话越来越短，他索性不出房间了。
how/solution > 先从你做起，走到他面前，看着脸，慢半拍，别隔着一间屋喊。
how/action > 再去测，一次四十分钟，不打针不疼，很多地方的残联还有补贴，问一声不吃亏。
testimony/evidence > 有个爷爷配上以后第一句话是，原来我家的钟是响的。
punchline/summary > 犟的那一半，可能只是静音。
action > 这周回去，坐到他左边说句话，看他往哪边侧头。

## 直播切片｜-｜identity
hook > 刚进来的婶子、大娘、养鸡的大哥，先别急着问价，先看毛色。
feature/solution > 这批是四十五日龄的青年鸡，打了三针疫苗，嘴断过，不啄。
evidence > 我把它翻过来，看，屁股是干净的，脚杆是黄的，眼睛贼亮，跟我小舅子似的。
how/trust > 怕冷，到家头三天要灯，没有灯的今天别拍，等天暖。
feature/action > 公的十八块，母的二十六块，母的贵是因为它要给你下蛋啊大哥。
trust > 笼子里到的时候有死的，开箱录像，一只补一只，不跟你讲运输。
how > 第一天只给水，水里放点糖，第二天再喂料，别心疼它饿。
action > 二十只起发，四省能走，点购物车看地区，上链接，三二一。

## 带货口播｜-｜scene
hook/context > 晚上九点，镇卫生院对面，只有我家的灯还开着，今天又卖出去四副拐杖。
context/solution > 我开的是康复器材小店，轮椅、拐杖、坐便椅、护理床，镇上只有这么一家。
pain/why > 一个人顾不过来，白天要上门安装，店就得关，关一次就有人白跑一趟。
action/solution > 所以想找个伙伴，入三万，或者入人，利润五五，账本一人一本。
context/feature > 心要软，手要硬，能背得起一张轮椅，上得了三楼。
evidence/trust > 去年一年，毛收入二十一万四，最贵的是房租，最便宜的是人情。
action > 不急着回，先来店里坐一晚上，看看来的都是什么人，再说入不入。

## 种草笔记｜-｜question
hook/question > 有谁会修老缝纫机的底线梭子吗？
context/setup > 蝴蝶牌，七八年的，我妈的嫁妆，昨天踩着踩着不走线了。
evidence/context > 我拆开看，里头卡了一团线头，还有一颗扣子，蓝的，我小时候校服上的。
why/agitate > 不修好她不吃饭，说手里没活儿，心里慌。
action > 会修的师傅或者认识师傅的，留个电话，茶水饭钱都管。
punchline/summary > 扣子我先收着了。

## 非营销｜-｜none
solution > 鲫鱼豆腐汤，奶白的那种，不放一滴奶。
setup > 鲫鱼两条，一斤左右一条的最好，太大了肉老，豆腐一块，姜五片，葱两根。
how > 鱼肚子里那层黑膜一定撕净，汤腥不腥全看它，撕完用厨房纸把水擦干。
how > 锅烧热，姜擦一遍锅底，下猪油，鱼放进去别动，两面煎到金黄。
how > 倒开水，一定是开水，量一次倒足，大火滚十分钟，汤就白了。
point > 中途不许加凉水，加了就成洗锅水，怎么煮也不白。
how > 豆腐切块，下锅转中火，再滚八分钟，盐最后放。
summary > 出锅撒葱，给坐月子的少放盐，给老头子的多放两片姜。

## 带货口播｜n｜promise
hook > 一块布，让你家羽绒服少送两次干洗店
pain > 袖口油亮亮的，送去一次四十，拿回来还有股药味
solution > 用这种干洗湿巾，擦哪儿是哪儿
how > 顺着一个方向擦，别来回，擦完拿吹风机冷风吹一下
evidence > 我这只袖子擦了，那只没擦，来，并到一块，自己看
feature > 没有荧光剂，单片装，扔车里都行
trust/twist > 陈年的酱油不行，那得洗，我不吹
action > 三十片十二块九，今天多发十片

## 种草笔记｜s｜negative
hook > 不是我抠 是超市那种十九块的酱真不如我姨婆这一瓶
feature/solution > 她做的豆瓣酱 蚕豆是胡豆 晒了四个月 一勺子下去是黑红的
feature > 里头还有整瓣的豆 嚼得到 不是糊
testimony/evidence > 我拿它炒了个空心菜 我老公以为我换了个厨子
how > 炒的时候油多一点 小火 先出红油再下菜
twist/pain > 咸 一次半勺 高血压的绕道
context/twist > 她只做六十瓶 今年我抢了四瓶 所以不能分你
action/summary > 可以教你们晒 等夏天

## 知识科普｜s｜question,dialogue
hook > 大夫 我这个手机开着 心脏起搏器会不会停
solution/twist > 不会停 但是别揣左胸口的兜里
why > 手机喇叭后头有块磁铁 有的新款背面一圈都是 贴近了起搏器会进测试模式
how > 隔开十五公分 右边兜 或者腰上
how/why > 打电话用右耳朵 起搏器一般埋在左边
how/point > 电磁炉离开一臂 商场那个门别站在中间聊天 走过去就行
how/point > 电焊不行 铆电的活儿不行 早点跟工头讲
how/action > 带一张起搏器卡在身上 万一晕了别人知道

## 教程｜n｜dialogue,question
hook > 外孙问我：外婆，你照片怎么都是歪的？
context/solution > 我说外婆手抖，他就教我三下，今天教你们
how > 一，找设置里的“网格线”打开，屏幕上会有个九宫格，像我们以前的田字本
how > 二，两只手，胳膊肘夹在肋骨上，像抱着一盆水
how > 三，吸一口气，憋住，按那个圆的，音量键也能按，不用戳屏幕
how/point > 逆着窗户拍，脸是黑的，转半圈，让光打在脸上
after/evidence > 我拍的这只鸡，以前只有尾巴，现在全在了
action/save > 学会了给你外孙发一张，别发给我，我手机满了

## 剧情对话｜s｜scene
hook/context > 夏天 停电 产房里 一头母猪 和一个背书的女孩
setup/context > 她明天高考 语文 家里只有她在 爸妈去县里送货
setup/twist > 母猪突然不吃了 开始刨草 她把课本夹在胳膊下面 蹲过去看
agitate/setup > 第一只卡住了 她打电话 没人接 信号半格
context/setup > 她一只手拿手机当灯 一只手抹猪油 嘴里还在背赤壁赋
agitate/twist > 第九只出来 脐带绕着脖子 她拿牙咬断了线
after/twist > 天亮 爸妈回来 十一只都在 她坐在草上睡着了 脸上全是泥
punchline/summary > 作文题目是 光 她写完放下笔 觉得手上还有奶腥味

## 探店｜s｜identity
hook > 爱逛旧货的 修收音机的 攒钟表的 你们的地盘我帮你们踩好点了
context/feature > 城西废品站二楼 每个星期天上午 有十几个老头摆地摊
evidence/feature > 一台红灯牌 一百二 能响 只收中波 老头放了一段评书给我听
evidence/feature > 一把铜茶壶 他说八十 我说六十 他说行你拿走 我反而不敢买了
evidence/feature > 有个只卖螺丝的 按两称 他说他的螺丝有年头 拧得进去拧得出来
feature/how > 楼板是木头的 走起来响 别穿高跟
action/point > 九点前到 晚了好的让贩子拿了 问路说去老任的二楼

## 测评｜n｜trend
hook > 最近朋友圈都在晒电热马甲，我花五百块买了三件，替你们挨烫
why/context > 我在粮库值夜班，库房五度，必须有点东西
evidence > A：开高档，二十分钟后背烫，腰没感觉，片贴歪了
evidence > B：充电宝插里头，沉，弯腰就掉
evidence > C：三区加热，胸、背、脖子，脖子那个真的救命，就是洗完一次不热了
twist/summary > 最后我在库里穿的是我妈的棉马甲，里头塞俩暖宝宝，七块钱
summary/how > 非要买选C，记得别机洗，手洗也要把插头套上
punchline/agitate > 睡着了一定关，我手臂上有个印子还没退

## 情感观点｜s｜identity
hook > 跟我一样 三十五岁被裁 回老家看果园的 你不是一个人
context > 我之前在深圳写代码 最后一天的工牌 我是从垃圾桶里捡回来留念的
pain/context > 回来以后 村里人问 在外头是不是犯错误了
twist/context > 我说不是 是公司不要我了 他们就给我拿鸡蛋 一个接一个 好像我生了病
context/pain > 我爸不说话 第一天带我去给桃树剪枝 我把花芽全剪了
twist/punchline > 他蹲下来一根根捡 说 这不是错 这是今年吃不上桃
context/solution > 我写了个程序 记每棵树的花期 打药 挂果 他看不懂 每天让我念给他
after/twist > 今年第一批桃卖完 他让我把那张表打出来 用镜框挂着
punchline/after > 我还没找工作 也没说找 先把桃子的事弄明白

## 情感观点｜n｜negative
hook > 不是老人不会用智能手机，是智能手机不会等人
evidence > 一个验证码六十秒，我妈看清四位数就要二十五秒，剩下三十五秒，她还得找输入框
why > 产品经理的六十秒，是按他自己的手指头算的
question/solution > 改成三分钟，会死吗？不会，改成电话里念，会死吗？也不会
solution/twist > 有人说要防诈骗，那就让子女绑定一次，后面老人随便用
evidence > 银行去年试过，长者模式里验证码延到两分半，投诉掉了七成
punchline/summary > 技术最该学的一件事，是站着等一个人把鞋带系好

## 公众号长文｜n｜dialogue
hook > “你这个价，我卖给别人四年，他家去年关了。”卖饲料的老樊说完这话，把单子推给我
why/twist > 我问他为什么便宜，他说，不是便宜，是你不赊账
pain/context > 农资行业的赊账，春天拉料，秋天结，中间押着八个月的钱，谁都知道，谁都不说
agitate/why > 于是料款里藏着利息，藏着坏账，藏着饭局，一袋料多出来三十块
evidence > 老樊算给我看，九十二户，有十一户一直没还，他们的那份，摊在剩下八十一户头上
solution/twist > 今年他做了两个价，一个现款，一个赊账，明码贴墙，随你挑
after/evidence > 头一个月，六十一户挑了现款，里头有三户，是借了亲戚的
punchline/point > 账写在墙上，就没人好意思占墙的便宜
punchline/summary > 一袋料的贵，不是贵在玉米上

## 直播切片｜s｜dialogue
hook > 姐 我是你家老客 这次咋不送围裙了 姐你先别生气 听我说
trust/why > 围裙上个礼拜送完了 厂里停了 我不想拿次的糊弄你
solution/feature > 今天卖的是擀面杖 枣木 一整根车的 不是拼的
evidence/advantage > 你听 敲 当 当 拼的是噗
feature > 两头圆的 手掌滑过去不硌 老太太擀一下午也不起泡
how > 新买回来 拿香油擦两遍 晾一晚 就不裂了
trust > 裂了换 一年内 我寄新的 旧的你扔
action > 四十公分二十一 六十公分二十九 三号 老客送我手写的谢谢一张

## 带货口播｜n｜counter
hook > 别再投简历去县城了，村里这个活儿也不差
context/solution > 我们果园分拣线招人，女的优先，因为手轻，眼睛毒
feature/benefit > 站着干，有脚垫，两小时歇一刻钟，有热水，有厕所，不是旱厕
benefit > 熟手一天一百九，生手一百四，三天一结，微信红包要备注姓名
context/feature > 不许戴戒指，刮果子，也不许戴手表，怕你一看表就想走
testimony/trust > 上一季来了三十七个，走了两个，一个生孩子，一个嫌吵
action > 从牌坊进来第二个红棚子，喊一声，谁应跟谁说

## 种草笔记｜s｜scene
hook/context > 早上六点四十 店门还没开 门口坐着三个拿秤的老太太
context > 问干嘛呢 说 等你 秤不准了 你给调调 顺便看看你在不在
context/twist > 调完一个 又来四个 我这五金店快成老年活动中心了
feature/trust > 秤调一调不收钱 换簧片六块
action/benefit > 以后六点半开 我早起半个钟头
action > 都来吧 带上你们家秤

## 非营销｜n｜none
solution > 村级粮食烘干点排期通知
context > 受连阴雨影响，烘干机今天起二十四小时开，三班倒
how > 按登记顺序排号，每户先烘两吨，剩下的排下一轮
point > 水分超过二十八的先过一道筛，杂草掏净，不然堵料口
point > 收费一吨六十五，不准加价，多收一分，打村委的电话
how > 粮袋写上名字和户主电话，混了我们不认
action > 轮到前两小时电话通知，接不通的往后顺延一户
summary > 夜里值班的给值班人带碗面，不是硬性的
`;
