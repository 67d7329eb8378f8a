/** Data: texts of many hands, judged by a ninth person who had seen neither the other texts nor the rules; form as in foreignDev.data.ts. */
export const strangersNinth = `
## 带货口播｜s｜pain
hook/pain > 换个四件套是不是得钻进被罩里跟它打一架
agitate/pain > 打完了还歪 一角有棉花 三角是空的 躺下去脚那头凉飕飕
solution > 我现在用的这种 三面开口的
feature > 拉链从床头一直走到床尾再拐弯 一米五的拉链我量过
how/benefit > 被芯往里一铺 像合书一样合上就完了
evidence > 刚才掐的表 四十一秒 我还故意慢
feature > 六十支长绒棉 四个角里头有扣子
action > 左下角 灰粉和雾蓝都还有 挑一个吧

## 种草笔记｜n｜result
hook > 租的老破小，被我用三盆绿植救活了🌿
before > 原来窗台就是个放快递盒的地方，灰能写字
after > 现在每天起来第一件事是去看叶子有没有展开
point/feature > 第一盆是龟背，五寸盆，带一片裂叶，花市大叔要我38
benefit > 放在空调柜旁边刚好把那坨丑管子遮了
point/feature > 第二盆镜面草，圆圆的像一堆小硬币
how > 浇水我只看土，指头插进去一节是干的才给
evidence/point > 养了七个月，只死过一片叶子，还是猫咬的
save/action > 北向出租屋的姐妹可以照着抄，先存着

## 知识科普｜-｜question
hook/question > 保单上写的"等待期"，到底在等什么？
why/point > 保险公司怕有人查出毛病了才跑来投，所以留一段观察的时间。
point/solution > 医疗险一般三十天，重疾险常见的是九十天或者一百八十天。
point/agitate > 这段时间里查出甲状腺结节，多半是不赔的，有的还会退钱解除合同。
twist/point > 但摔断腿、被车撞这种意外，当天就能赔，不用等。
evidence/testimony > 去年我经手一位做烘焙的客户，第十一天从梯子上掉下来，锁骨断了，照样赔了一万七。
how/action > 所以拿到合同先翻到"保险责任"那一页，找到天数，拿笔圈上。
summary/punchline > 记住一句话，病要等，意外不等。

## 教程｜n｜promise,number
hook > 3步把皮鞋上的盐渍白印弄掉，不用送洗
pain/context > 下过雪踩了融雪剂，鞋头一圈白，擦了又冒出来
how > 第一步 白醋和水一比二，棉布拧到不滴水，顺着印子轻轻按
how > 第二步 塞报纸，鞋头要塞满，放阴凉处过一宿
how/agitate > 千万别拿吹风机，皮子一烤就起裂纹
how > 第三步 无色鞋油薄薄一层，转着圈揉进去
evidence/after > 图四是第二天中午拍的，白印只剩缝线那儿有一丁点
save > 收着吧，十二月用得上

## 剧情对话｜n｜dialogue
hook > 婆婆：这婚庆公司要三万八？我当年结婚就花了两桌菜钱
setup/context > 策划师没吭声，把电脑转过来，点开一张老照片
setup/twist > 婆婆愣住了：这……这是我？
setup > 照片里的姑娘穿着借来的红棉袄，袖子长出一截，身边连束花都没有
twist/context > "阿姨，您儿子找我的时候就给了我这张，说主舞台背景要用它。"
setup/twist > 婆婆不说话，半天把手伸进布兜里摸
punchline/twist > 掏出一沓钱："那个灯，给我换成亮一点的。"

## 探店｜s｜scene
hook > 早上七点四十 汽修厂门口排了九台车 全是出租
trust/context > 你就想吧 的哥都往这儿扎堆 手艺能差到哪去
context/solution > 在城南物流园后面 招牌掉了两个字 叫 老蔡什么养护
feature > 换机油你自己带油来也行 工时三十五
testimony > 前面那师傅说 我这台四十六万公里 变速箱就老蔡碰过
trust/feature > 拆下来的旧件全给你摆纸壳上 一样一样指给你看
feature/twist > 就是厕所真不敢恭维 憋着吧
action > 想去的早点 过了九点就得等到下半晌

## 测评｜n｜result,number
hook > 五款记忆枕我轮着睡了四十天，脖子给出的排名跟价格反着来
trust/context > 本人程序员，颈椎C5C6有点退，侧睡多
evidence/feature > A款：199，慢回弹，冬天硬得像块豆腐干
evidence/feature > B款：1280，分区设计，中间凹得太深，侧过去耳朵疼
evidence/feature > C款：89，乳胶碎，高低自己掏，掏了两把刚好
evidence > 手环记的翻身次数，A每晚31，B是28，C只有19
twist/punchline > 最贵的那个我现在拿来垫腰了
summary > 侧睡的选C，平躺多的B还凑合，A给客人用
action/question > 你们睡几厘米的？

## 情感观点｜n｜identity,suspense
hook > 我，42岁，干了十九年手风琴老师，上个月关了琴行
before > 最好的时候四间教室不够用，周六从早上八点排到晚上九点
setup/agitate > 后来双减、搬校区、孩子们改学架子鼓，一年走一半
setup/agitate > 老婆说转行开网约车吧，我说我这手除了风箱啥也不会
twist/context > 关门那天有个七十三的大爷拎着琴来，说你不教我找谁去
setup/how > 我就在社区活动室给他一个人上课，每周二下午
after > 现在那屋里坐着二十二个老头老太太，最大的八十六
punchline/summary > 原来不是没人学琴了，是我一直盯着小孩

## 情感观点｜-｜counter
hook > 说句得罪人的，二手房中介最不该学的就是话术。
why > 客户一年看四十套房，什么话没听过，你一张嘴他就知道下一句。
evidence/testimony > 我们店业绩第一的那位大姐，普通话都说不利索，她只干一件事，把每套房的缺点先写在纸上。
evidence/how > 哪面墙返潮，哪个邻居养狗，楼下几点收垃圾，全写。
twist/after > 结果客户反而抢着签。
punchline/point > 信任这东西，不是说出来的，是让出来的。
summary/punchline > 你同意不同意都行，反正我觉得背话术的那些年，白背了。

## 公众号长文｜n｜scene,suspense
hook > 周五晚上十点半，公司群里弹出一条消息：生产库被删了。
setup/context > 发消息的是入职三周的实习生，后面跟了五个哭脸。
twist/agitate > 我打开电脑，发现最近一份能用的备份，停在四月二号。
agitate > 中间七个星期，三千多笔订单，就这么空着。
why/question > 不是每天都有自动备份吗？是有，只是从四月三号起，磁盘满了，脚本一直在报错，没人看。
point > 备份这件事，真正要检查的从来不是"有没有备"，而是"能不能还原"。
solution/how > 我们后来定了一条死规矩：每月第一个周三，随机挑一个库，真的恢复一遍。
evidence/after > 执行到现在十四个月，抓出来四次假备份。
twist/punchline > 那个实习生没走，现在是他负责这件事。

## 直播切片｜s｜identity
hook > 脚宽脚背高的宝子在不在 在的扣个宽字 今天给你们放福利
context/solution > 刚进来的不知道播什么 这双是妈妈鞋 软底的那种
feature > 后跟两公分半 里头是羊猄皮 不是革啊
evidence > 我给你们折一下 看 对折 松手 弹回来了
testimony > 那个 小城故事 姐姐上周拍的 她说她妈穿着去跳广场舞没舍得脱
benefit > 走一天脚趾头不挤 大脚骨那块给你留出来了
action/advantage > 外面三百多 今天我这儿不要三百 也不要两百
action > 三二一 六号链接 一百三十九 抢

## 带货口播｜n｜negative
hook > 不是每个人都适合当保洁，但如果你看见水渍就手痒，来找我们
context/action > 岗位：深度保洁师傅，杭州余杭片区，招6位
benefit/feature > 底薪4800，单子另算，擦玻璃按平方提
benefit/feature > 做五休二，接送孩子的可以只排白天单
trust > 每月12号发钱，开了六年没拖过一次
context/feature > 要求不多：能爬三步梯，不怕猫狗，55岁以下
how/benefit > 头三天跟着老师傅走，跟班也给钱，一天150
action > 打电话找洪姐，或者直接来文一西路仓库坐坐

## 种草笔记｜n｜scene
hook/context > 下午三点，花店忽然停电，冷库里还有六百枝洋桔梗
twist/setup > 隔壁卖鱼的老板二话没说扛来两箱冰
setup/context > 他媳妇还把自家鱼池的泡沫板拆了一块给我当盖子
setup/context > 我俩蹲那儿一桶一桶地垫，手冻成胡萝卜
after/twist > 七点来电了，花一枝没蔫，就是有点腥哈哈
action/summary > 今晚买花送一条鲫鱼，开玩笑的，但是打八折是真的

## 非营销｜n｜none
hook/context/solution > 关于3号楼地下车库清洗的通知
why > 因近期地面油污较多，物业定于本周四进行高压冲洗
point/solution > 时间为上午九点至下午四点，B区和C区分两段作业
action > 请业主于当日八点半前将车辆移至地面临停区
point > 临停期间不收费，凭门禁卡进出
point > 未移走的车辆，作业人员将绕开，不做搬动
summary/action > 有老人推轮椅出行的住户，请提前打服务台分机02

## 带货口播｜n｜loss
hook > 空调滤芯两年不换 你开着内循环就是在吸自己的脚气
evidence/agitate > 昨天拆一台轩逸的 抖出来半个麻雀窝 真不夸张
evidence/agitate > 你看这黑的 手指一抹 跟锅底一样
solution > 换成这种带活性炭的 我店里自己用的也是这款
how > 副驾手套箱往下一掰 两个卡扣 抽出来插进去 完事
benefit > 省了四十块工时费 小姑娘也能弄
feature > 覆盖一百多个车型 报车架号后八位给客服核
action > 链接我挂上了 别买错年款

## 种草笔记｜n｜identity,counter
hook > 备婚的新娘听我一句，手捧花别选百合
agitate/why > 花粉沾到缎面上，是擦不掉的橘黄色，我亲眼见过一件两万的纱毁在这上头
solution > 我最后定的是铃兰配一点白豌豆
feature/benefit > 重量才三百多克，捧四十分钟手腕不酸
feature/trust > 柄上缠的是我外婆的旧手绢，花艺师帮我缝的
testimony > 伴娘说远看像捧了一团雾
twist/feature > 缺点也讲：铃兰娇气，五月以后基本没货，贵
feature > 我这束九百六，本地工作室
action > 婚期在春天的可以考虑，要店名的评论区喊我

## 知识科普｜s｜question
hook > 为啥钢琴搬了家就得调音 有人以为是颠的
twist/point > 其实颠簸影响不大 真正捣乱的是湿度
why > 音板是云杉木 潮了它就鼓 干了它就缩 两百多根弦的张力跟着变
evidence > 我测过一台珠江的 从贵阳搬到呼和浩特 一个月掉了将近三十音分
how/solution > 所以别一落地就叫师傅 放两到三周 让它认认屋子
how/point > 暖气片旁边 窗户底下 这两个位置躲开
how/point > 屋里放个温湿度计 百分之四十五到六十是它舒服的
save/summary > 刚搬家的琴童家长记一下

## 教程｜s｜pain
hook > 电脑一开机就弹一堆软件 弹得你想砸键盘是不是
solution/context > 今天教你从根上关 不用装任何管家
how > 键盘上 control shift esc 三个一起按
how > 出来的窗口左边有个小仪表盘 点启动应用
how > 按状态排一下 已启用的都在上面
how/point > 认识的留 输入法 显卡 声卡这几个别动
how > 剩下什么某某助手 某某看图 右键 禁用
after/evidence > 重启 我这台从五十二秒到十九秒
context/how > 有的过俩月又自己爬回来 那就再关一次 没办法
action/save > 发给你爸 他那电脑肯定一堆

## 剧情对话｜s｜dialogue
hook > 师傅 我这车响 你给看看 多少钱
setup/context > 哪儿响 后头 一过坎就哐当
setup/context > 徒弟钻进去看了半天 说减震 俩得换 一千八
setup/twist > 老师傅没言语 把后备箱打开了
twist/punchline > 里头一个腌菜坛子 石头没压住
setup/question > 车主脸通红 那 那检查费多少
punchline/summary > 老师傅说 给我盛一碗

## 探店｜n｜suspense,number
hook > 人均29，在写字楼负二层找到一家开了十四年的鞋匠铺
how/context > 从星巴克旁边那个货梯下去，右拐，闻到胶水味就到了
context/feature > 六平米，老板姓阮，温州人，话少
feature > 换跟15，补底29，拉链头5块
evidence > 我那双马丁靴开胶三次，他这次给上了一圈线，穿过两场雨没事
testimony/evidence > 等的时候来了个姑娘，一口气放下四双，说公司同事凑的
feature/context > 不收微信转账，只收现金和公交卡（？？没懂，反正他有个刷卡机）
feature/benefit > 顺手教了我怎么看一双鞋值不值得修
action > 工作日十一点到六点，周末不开

## 测评｜s｜contrast
hook > 左边这块是保洁公司的药水 右边是我自己拿苏打加柠檬酸兑的 一块钱都不到
context/how > 同一个油烟机 同一天 中间我贴了条胶带隔开
how > 都喷上 都等十分钟 都拿钢丝球擦二十下
evidence > 先看左边 漆面发白了 油是下来了
evidence > 右边呢 油剩个两成 但是漆没伤
why/point > 苏打和柠檬酸混一块就是冒泡好看 真去油靠的是热水
twist/punchline > 所以我这一块钱其实也白花了 哈哈
summary > 要狠就药水 但别过三分钟 要稳就开水加洗洁精
action > 下回测瓷砖缝 想看哪款打出来

## 情感观点｜s｜suspense,result
hook > 去年今天我在高速服务区签了人生第一张保单 不是给客户 是给我自己
before/twist > 那之前我卖了五年保险 自己裸奔
setup/agitate > 老爸脑梗 我从常州往徐州赶 一百二十公里一直在算账
agitate/setup > 住院押金四万 我卡里两万三
point/agitate > 我天天跟别人讲未雨绸缪 轮到自己了 一把伞都没有
after/setup > 在服务区吃泡面 我打开自己公司的系统 填的投保人是我的名字
after > 现在有客户问我你自己买没买 我把手机递过去让他翻
punchline > 卖伞的人最容易淋雨

## 情感观点｜n｜trend,conflict
hook > 最近"共享婚纱"上热搜了，评论区吵翻天，我一个干婚庆十一年的说两句
context > 就是三四个新娘拼一件主纱，一人穿一个周末
point/trust > 我不觉得丢人，礼服馆租的那件，前头也不知道多少人穿过
evidence/trust > 我经手的纱，最辛苦的一件出场八十七次
twist/point > 但我反对的是没人管清洗和保险，裙摆烧个洞算谁的
evidence/agitate > 上个月真有，四个新娘群里吵到退群，押金到今天没算清
solution/how > 要拼可以，找个第三方验收，拍视频，白纸黑字
punchline/summary > 省钱不寒碜，吵架才寒碜

## 公众号长文｜-｜counter
hook > 我劝你，别急着给阳台装封窗。
trust/context > 做了八年园艺设计，我去过的阳台少说有六百个，封了后悔的，比没封后悔的多。
why/agitate > 封上以后，通风少了一多半，白粉虱和红蜘蛛最爱这样的闷罐子。
evidence > 城东有户人家，二十一盆月季，封窗后第一个夏天剩了四盆。
twist/context > 当然，也不是说谁都不该封。
point/context > 楼层在二十五以上，风能把花盆掀翻的；或者家里有爬高的娃娃，安全永远排前头。
solution > 折中的法子是装半封：下面一米二用玻璃，上头留隐形网。
benefit > 风能进，孩子出不去，冬天挂层阳光板也能保温。
punchline/summary > 先想清楚你要的是一间屋，还是一块天。

## 直播切片｜n｜pain,question
hook/question > 新来的家人们，我问一下，你家现在的床笠是不是一翻身就跑角？跑的扣1
context/hook > 哎你看，满屏的1，我就知道不是我一家
solution/feature > 今天这个床笠，看我手，底下一整圈是带硅胶条的
evidence > 来小张你躺上去，滚，使劲滚，一百六十斤的小伙子给你们滚
evidence > 起来，看角，四个角都在
feature/point > 有人问厚床垫行不行，三十公分以内随便套
feature/trust > 机洗烘干都可以，不缩，缩了你寄回来运费我掏
action > 库存后台给我报一下……一百零六条，好，上链接

## 带货口播｜s｜promise,question
hook > 手里有辆七座车 白天闲着 想不想一个月多个五六千
solution/context > 我们做婚礼物料配送 长沙市区跑
how/feature > 头天晚上七点装车 第二天早上五点送到酒店 十点来拉空箱
benefit > 一趟二百二 周末一般两趟 黄道吉日三趟都有
benefit/feature > 油费不用你出 加油卡公司给
context/feature > 车厢要干净 不能抽烟 纱和花沾了味儿要赔的
trust/testimony > 合作的师傅里头最久的老周 跟了我们七年 女儿结婚还是我们送的台子
action > 想干的私我 发一张车内照片

## 种草笔记｜s｜dialogue
hook > 客户：小陶你别催我 我再看看 我：姐我没催 我就是告诉你楼下玉兰开了
setup/context > 过了十分钟她回 那明天去看看花
after/twist > 然后今天就定了 就因为站在阳台上刚好能够着那棵玉兰
evidence/after > 定金五万 她签字的时候还在闻手
summary/point > 卖房子卖了九年 头一回靠花开单
punchline/summary > 谢谢玉兰 提成分你一袋肥料

## 非营销｜n｜none
solution/hook/context > 【周例会纪要】11月第三周 运维组
point > 一、工单系统延迟问题已定位，是附件表缺索引，周二夜里补上
evidence > 补后平均响应由4.1秒降到0.6秒
pain > 二、打印机驱动在新版系统上不兼容，财务部两台受影响
solution > 暂用网页端打印，厂家答复下月十号前给包
point/action > 三、年底资产盘点，每人认领一层楼，表格放共享盘"盘点2026"
pain/setup > 四、关于值班补贴，小覃提出周末应按一天半算，未达成一致
action > 由组长带去部门会再议
summary > 下次例会改在周三，因周五机房断电演练

## 带货口播｜-｜scene
hook > 凌晨一点，我老公又被自己热醒了，坐床边上扇枕巾。
pain/agitate > 他是那种十一月还出汗的人，被子盖不住，不盖又咳。
solution > 后来我给他换了这条蚕丝被，两斤的，春秋款。
testimony/after > 头一晚他就说，咦，今天怎么睡到闹钟响。
feature > 桑蚕长丝，一层层手拉的，拉链留了个口，你自己伸手进去摸。
evidence/trust > 我让厂家把检测报告贴在页面最后，含量百分之百那一行你放大看。
context/feature > 不能机洗，这个先说好，嫌麻烦的别拍。
action > 一米八的床拍两米二那个尺寸。

## 种草笔记｜s｜contrast
hook > 以前我家厨房台面：调料瓶二十三个站成一排🥲 现在：空的 就一个水壶
pain/before > 每次擦灰得一个个挪 挪完已经不想做饭了
solution > 转折点是买了这个抽拉的窄柜 塞冰箱缝里
feature > 宽十二公分 五层 轮子带刹车
benefit/after > 炒菜一拉全在眼前 老抽生抽再没拿错过
evidence > 装满了我称过 二十七斤 层板没弯
feature/context > 组装说明书是天书 我装反了一次
how/action > 缝先量好再下手 量三个高度 上中下都量

## 知识科普｜n｜negative
hook > 不是所有刹车异响都要换片，修车的不一定跟你讲
context > 咱按声音分，一共三种
point/solution > 第一种，早上头几脚嚓嚓响，跑两公里没了，那是盘上的浮锈
point/solution > 第二种，轻踩吱吱尖叫，重踩反而不响，多半是片太硬或者有沙子
point/solution > 第三种，哐哐的金属磨金属，这个是真磨到铁了
agitate > 第三种你再拖，一套盘跟着报废，一对盘七八百起
how > 手机伸进轮毂缝里拍一张，片剩三毫米以下就换
summary > 嚓嚓不管，吱吱清洗，哐哐赶紧
save > 存手机里，下回进店你心里有谱

## 教程｜n｜promise
hook > 一晚上学会给吉他换弦，以后不用再花五十块找琴行
how/context > 要准备的：一套新弦、一个卷弦器、斜口钳、旧毛巾
how > 先把六根全松掉，别直接剪，绷着剪会抽脸
how > 琴桥上的弦钉拿卷弦器那个豁口往上撬
how > 新弦球头塞进去，钉子压住，往上提一下听到"咔"就卡稳了
how > 弦轴那边留两指宽的余量，绕三圈，从上往下绕
how/point > 一弦细，绕五圈，不然打滑
how > 多出来的剪掉，留半厘米，弯进去免得扎手
how/point > 新弦头两天会跑音，正常，多拉几下
action/summary > 学会了来交作业🎸

## 剧情对话｜n｜scene
hook > 除夕夜十一点，保洁阿姨还在三十二楼擦玻璃
setup/context > 加班的女孩出来接水，吓了一跳：阿姨您怎么没回家？
setup/context > 阿姨笑：我家就在对面那栋，我儿子住院呢，等他睡了我再过去
setup/context > 女孩回工位拎来一盒饺子，说食堂发的，吃不完
setup/twist > 第二天她才发现自己桌上那盆快死的绿萝不见了
twist/after > 初七开工，绿萝回来了，冒了两片新叶
punchline/summary > 盆底压着张纸条：饺子是韭菜馅的，孩子吃了仨。

## 探店｜n｜suspense
hook > 这家婚纱店的试衣间里藏了个东西，我看到的时候腿都软了
context/setup > 先不说，先带你们逛一圈
context/feature > 在老棉纺厂里，三层红砖楼，铁楼梯踩上去当当响
feature > 主纱一百二十来件，按年代挂，八十年代的泡泡袖都有
feature > 租金八百到四千，不分淡旺季
feature/trust > 店员小姐姐全程不推销，还劝我别选鱼尾，说我爱吃自助
twist/point > 好，试衣间，一拉开帘子，墙上全是新娘写给未来自己的便利贴
evidence > 有一张写着"如果你在看，说明又来了，这次慢一点挑"
testimony/after > 我站那儿读了半小时，纱没试成
action > 要预约，公众号上约，别直接冲

## 测评｜-｜question
hook > 扫地机器人三千的和九百的，多出来那两千一买了个啥？
how/context > 家里九十二平，一猫一狗，木地板，我俩机器一起跑了三个礼拜。
evidence/point > 吸力没差别，我撒的是小米，两台都剩十来粒。
evidence/point > 差在避障。便宜那台推着狗屎走了半个客厅，我永生难忘。
evidence/point > 再差在自清洁，贵的基站会洗抹布还烘，便宜的得你自己搓。
evidence > 三周算下来，九百那台我多干了五个半小时的活。
twist/evidence > 可是贵的那台洗抹布的时候，声音跟直升机似的。
summary > 有宠物的咬牙上贵的，没宠物的真不用。

## 情感观点｜n｜number
hook > 312份简历，17次面试，4个offer，最后我选了工资最低的那个
setup/context > 我34，原来做猎头，给别人找工作的人，自己失业了七个月
setup/pain > 每天早上照常背包出门，坐在肯德基里改简历，怕我妈知道
setup/agitate > 有回面试官比我小八岁，问我"你还学得动吗"
twist/setup > 收到第四个offer那天，是家做助听器的小厂，HR手写了一封信
twist/why > 信里说，你上次面试帮后面的听障小伙子翻译了三个问题，我们都看见了
after > 入职快一年了，工资五千二，我妈耳朵戴的就是我们厂的
punchline/summary > 找工作这事，有时候是它来找你

## 情感观点｜s｜question
hook > 孩子学小提琴学到五级不想学了 到底该不该逼
solution/point > 我教琴二十年 我的答案是先别答 先问他不想的是琴 还是练琴
point/why > 这俩差远了 不想练是累 不想琴才是真不爱
evidence/testimony > 我有个学生 歇了一年半 自己把琴盒翻出来的 现在在校乐团坐第三谱台
twist/evidence > 当然也有歇了就再没回来的 人家去打冰球了 打得满脸笑
punchline/point > 都挺好
punchline/agitate > 怕就怕家长花了十万 觉得这十万得有个响

## 公众号长文｜n｜question
hook > 我们为什么越来越不愿意请人到家里来？
trust/evidence > 做上门收纳的第六年，我发现客厅里的椅子，一年比一年少。
evidence > 2020年我整理过的家庭，平均有七把能坐的椅子；今年，是三点二把。
why > 一来房子小，二来外头能约的地方多，三来，家成了唯一不用见人的地方。
evidence/testimony > 有位做审计的女士告诉我，她搬进来四年，门铃只被外卖员按过。
twist > 上个月她却托我办一件怪事：把书房清空，放一张能坐八个人的桌子。
why/setup > 她说体检查出肺上有个结节，等结果那一周，想找人吃饭，翻遍通讯录不知道叫谁来。
after > 结节是良性的，桌子留下了，现在每月第二个周六，她炖一锅羊蝎子。
punchline/summary > 也许我们不是不愿意请人，只是忘了怎么开口。

## 直播切片｜s｜promise,number
hook > 来 十点整 我准时开一波一元秒的 保洁券 听清楚啊 一块钱 两小时上门
how/action > 怎么拿 先点左上角关注 再点亮粉丝灯牌 就俩动作
context/action > 只限郑州金水区和管城区 其他区的宝别抢 抢了用不了退起来麻烦
trust > 阿姨都是我们自己的员工 有社保 有体检 胸牌上有照片
context/feature > 有家人问擦不擦窗 里面擦 外面不擦 出人命的事咱不干
testimony > 看公屏 一朵云 说上次来的赵阿姨走的时候还把垃圾带走了 对 规定动作
action/attention > 还有四十秒 别光看 手放好
action > 五 四 三 二 一 开

## 带货口播｜-｜identity
hook > 会弹琴、有耐心、怕坐班的你，看这里。
context/action > 我们是一家只教成年人的音乐工作室，现招兼职钢琴老师四名，长宁、静安各两名。
feature/context > 学员平均年龄四十六，最大的一位是退休的列车长，想学一首《夜来香》给老伴听。
benefit/feature > 课时费一百六到二百六，按你的经验定，当日结。
benefit > 时间自己排，一周两节也行，不打卡，不开早会，不背招生指标。
context/twist > 丑话说前面：成年人忘得快，同一个小节你可能要讲十一遍。
feature/benefit > 教室里是三台雅马哈U1，每季度调律，绝不让你对着走音的琴发火。
action > 带一首你最喜欢的曲子来面试，别的不用准备。

## 种草笔记｜n｜result
hook > 搞定了！那台所有人都说要报废的帕萨特，今天自己开走的
setup/before > 车主跑了六家，都让换发动机，报价两万起
setup/how > 我趴底下听了一下午，午饭是蹲着吃的
twist/after > 结果是一根九块钱的真空管裂了，藏在进气底下
testimony/twist > 大哥硬塞我两条烟，我不抽，换成了他家地里的红薯
action/punchline > 红薯放店门口了，来修车的自己拿🍠

## 非营销｜n｜none
solution > 腊味萝卜焖饭（电饭煲版，3个人吃）
solution > 材料：大米两杯、腊肠两根、白萝卜半根、香菇四朵、蒜苗一把
how > 腊肠开水烫两分钟，切薄片，去掉浮油才不腻
how > 萝卜切手指头粗的条，下锅煎到边上焦黄
point > 萝卜会出水，所以米饭的水要少放一指
how > 米、香菇、萝卜铺好，腊肠盖最上面，按普通煮饭键
how > 跳闸后不要开盖，再焖十二分钟
how > 撒蒜苗，沿锅边淋一勺生抽，翻匀
save/point > 锅底那层锅巴给牙口好的人留着

## 带货口播｜s｜counter
hook > 别给你爸买啥老年健步鞋了 真的 他穿出去让人笑话
pain/agitate > 那个大白底子 荧光绿的边 我爸说像踩俩西瓜
solution/twist > 我后来就买的年轻人穿的这种德训鞋 换了双软鞋垫
feature > 头层牛皮 生胶底 鞋带是橡皮筋的那种一脚蹬
after/testimony > 老头现在去公园下象棋 翘着二郎腿 就怕别人看不着
benefit > 关键他膝盖不好 弯不下腰 这个不用手
evidence > 到今天穿了一百来天 后跟磨掉不到一个毫米
action > 三十八到四十六都有 给你家老爷子来一双呗

## 种草笔记｜n｜scene
hook/context > 昨晚加班到九点，推门闻到一股桂花味，我愣在玄关
solution/twist > 是上周扦插时顺手买的那棵"天香台阁"开了
feature > 盆栽四季桂，一年能开六七茬，不用等中秋
feature > 株高到我腰，盆口三十公分
how > 每开完一茬追一次骨粉，晒够五个钟头
benefit > 摘一小把放茶里，连糖都省了
testimony/evidence > 朋友来坐了二十分钟，问了三遍是什么香薰
how/agitate > 怕积水！我上一棵就是浇死的，根都臭了
save > 想养的截图这个品种名

## 知识科普｜s｜number,loss
hook > 买二手房 有三笔钱是合同上看不见的 我给你一笔笔摊开
point > 头一笔 公共维修基金 老房子要是用完了 补缴的是你
evidence > 我上半年有个客户 接手就补了一万一千四
point > 第二笔 物业欠费 上家欠三年 物业拦着不给你办入住
how/solution > 破解的法子 交房那天让他拿结清单 没有就先扣尾款
point > 第三笔 水电煤气过户的押金和滞纳金 零零碎碎六七百
summary > 三笔加一块 少的两三千 多的能买台冰箱
save/action > 转给正在看房的人 谁看房谁知道我这话值钱

## 教程｜-｜promise,scene
hook > 周末下雨没事干，我教你把那双脱线的靴子自己缝回来。
how/solution > 家什不多：一根弯锥子、蜡线、两根粗针、一块蜡烛头。
how > 先把旧线头挑干净，针眼还在，就照原来的眼儿走，别另扎。
how > 蜡线量三倍长，两头各穿一根针，从中间那个眼儿开始。
how > 左针过去，右针从同一个眼儿过来，拉紧，听见皮子"吱"一声就够劲了。
how/point > 每一针都要左先右后，顺序乱了线会拧成麻花。
how > 缝到头倒回两针，剪断，拿打火机燎一下。
evidence/testimony > 我第一回缝的歪得像蚯蚓，可人家结实，穿了四个冬天。
punchline/summary > 手艺嘛，先求不掉，再求好看。

## 剧情对话｜s｜suspense
hook > 这个男的连着三天 半夜两点 来直播间问同一双童鞋
setup/context > 主播小妹第一天没理 以为是捣乱的
setup/context > 第二天他又来 问十四公分的有没有左脚 单卖行不行
setup/agitate > 场控说拉黑吧 哪有买一只鞋的
question/setup > 第三天她忍不住了 哥 你为啥只要左脚
twist > 对面半天打出来一行 闺女右边是假肢 右脚不费鞋
setup/after > 直播间两千多人 一下没人刷屏了
punchline/after > 第四天仓库寄出去一个大箱子 从十四公分到二十公分 全是左脚

## 探店｜n｜identity
hook > 住朝阳北路这边的养车人，记一下这个地方
solution/feature > 是个自助洗车加自助维修的仓库，工位按小时租，一小时四十八
feature > 举升机三台，扭力扳手、千斤顶、机油盘都给用
benefit/evidence > 我自己换的火花塞，省下来两百多块工时
feature/trust > 有个退下来的老技师坐镇，你不会他就过来瞅一眼，不收钱
testimony/evidence > 我拧第三缸的时候滑丝了，他用丝锥帮我救回来的
feature/desire > 还有口大锅，中午煮面，谁饿谁捞，五块一碗
feature/twist > 冬天没暖气，手冻得握不住套筒
action > 地图搜"扳手仓"，先电话占工位

## 测评｜s｜result
hook > 先说结论 四家上门擦窗的 我以后只叫其中一家
context/how > 每家都是同一扇窗 三米宽 外头正对工地 灰老厚了
evidence/point > 甲 四十分钟擦完 关门一走 我才看到角上全是泡沫印
evidence/point > 乙 带了机器人 吸在玻璃上挺唬人 卡在窗缝下不来了 我俩拿扫把捅
evidence/point > 丙 便宜 一扇二十五 但是阿姨站外窗台上 我腿都抖 再便宜我也不敢
evidence/point > 丁 先拿刷子扫槽 再水 再刮 最后趴地上看反光
evidence > 第十天下雨 我去看 丁擦的那扇水珠是滚下来的
summary > 价格从高到低 乙丁甲丙 手艺从高到低 丁甲乙丙
action/question > 你们那儿擦一扇多少钱呀

## 情感观点｜n｜dialogue
hook > "你这种人，也配卖房子？"客户把户型图摔我脸上的那年，我二十三
setup/pain > 我结巴，一紧张一个字要说四遍
before/agitate > 带看时别人三分钟讲完，我讲到电梯都下去了
setup/twist > 店长没赶我走，给我配了支录音笔，说你听听自己
setup/how > 每天回宿舍对着窗户念楼盘介绍，念到隔壁敲墙
setup/twist > 第八个月，来了一对聋哑夫妻，全店没人敢接
twist/context > 我说话慢，嘴型一个一个的，他们居然全看懂了
after > 那单成了，后来他们介绍了九家过来
punchline/summary > 我到现在还是结巴，只是不怕了

## 情感观点｜n｜conflict
hook > 老板说AI写代码能裁一半人，程序员说AI写的全是屎山，我在中间当了两年技术主管，想骂双方
point > 先说老板：你裁掉的不是写代码的，是知道代码为什么这么写的
evidence > 我们裁了四个，三个月后一个税率的bug赔进去六十万，没人知道那行在哪
point > 再说同行：你也别端着，你手写的那几千行，有注释吗？
evidence > 我让AI读咱们的老库，它五分钟画出来的图，我们开三次会没画出来
point/twist > 问题从来不是谁写的，是有没有人负责看
solution > 我现在的做法是，谁合并谁签名，机器写的也得有个人名
punchline/summary > 出事找人，别找机器吵架

## 公众号长文｜s｜loss
hook > 一份体检报告压在抽屉里没告诉保险公司 三年后 十五万八没了
context/trust > 这是我同事经手的真事 当事人姓乔 开洗衣店的
setup/context > 她二零二一年查出乳腺有个三类的东西 医生说随诊 她觉得没事 投保时那一栏勾了否
agitate/setup > 今年确诊 递材料 调档 拒
agitate/setup > 她在电话里哭 说我又不是故意的
why/point > 可是合同认的是你知不知道 不是你有没有恶意
question > 那查出过毛病的人就不能买了吗
solution/point > 能 三类多数公司给的是除外 也就是单单这一处不管 其他都管
how > 拿不准就走人工核保 几家一起递 挑条件最松的
punchline/summary > 瞒着买 等于花钱买了张废纸

## 直播切片｜-｜suspense
hook > 别走别走，我手底下这块布盖着的东西，掀开你们得骂我，
hook/context > 骂我为什么不早点播。
action/setup > 不急啊，先让场控把福袋挂上，人到一千五我掀。
trust/context > 刚来的宝，这里是南通叠石桥的工厂，后面轰隆隆那是绗缝机，不是背景音。
setup/attention > 一千三了……一千四百二……行，掀了！
solution/feature > 大豆纤维被，七斤冬款，四角带绑绳。
evidence > 来，打火机，我烧一撮给你看，灰是酥的，一捻成粉，不结疙瘩。
benefit > 压着不沉，小孩蹬不掉，东北没暖气那几天顶得住。
action > 一百六十八，不讲价，左下角一号。

## 带货口播｜n｜pain,identity
hook > 开花店的，是不是一到情人节挣钱、过完情人节房租都愁？
agitate > 平时一天卖两束，剩下的全蔫在桶里，扔的时候心里滴血
solution > 我们做的是"办公室周花"，按季度签，钱先到账
evidence/trust > 现有加盟店63家，平均每家手上有41个固定的公司客户
how/feature > 总部统一从斗南发货，周日夜里到，你周一早上插好送
evidence/benefit > 损耗从三成压到百分之六左右
feature/action > 加盟费2.98万，含培训五天和第一批器皿
trust > 做满半年不满意，器皿原价收回，写进合同
action/feature > 每个区只放一家，你那边有没有位子我得查
action > 留言"城市加区名"

## 种草笔记｜s｜question,suspense
hook > 你们见过凌晨四点的酒店宴会厅吗
twist/setup > 我见过 而且我正趴在地上找一颗掉了的水晶
context > 新娘的 她妈妈留下来的
setup/context > 全组七个人打着手电 趴成一排
after > 找着了 在地毯缝里 我们几个欢呼得跟自己结婚似的
punchline/summary > 干这行 值了 就是膝盖青了

## 非营销｜s｜none
solution > 店内培训安排 各位技师注意
point > 时间这周六下午两点半到五点 地点二楼会议室
solution > 内容是混动车高压系统断电流程 讲师是主机厂过来的袁工
why > 上个月隔壁店有人没戴绝缘手套 电弧把眉毛燎了 所以这次全员必须到
action > 绝缘鞋自己带 手套店里发 领的时候签字
point > 考试二十道题 错三道以上的下周一补
action > 当天下午停接新活 前台跟预约的客户说一声 能挪的挪到周日
summary > 有事请假找老冯 别找我

## 带货口播｜n｜dialogue
hook > "师傅你别拖了，这水渍是死的。"我干保洁十三年，头一回被客户家六岁小孩教育
setup/solution > 小家伙从洗手池底下翻出来一块黄不拉几的皂
how/solution > 说我奶奶用这个，抹一抹，等一等，冲一冲
evidence > 我半信半疑抹了半边水龙头，三分钟，好嘛，照得见我的抬头纹
solution/feature > 就是这块，草酸皂，内蒙产的，不香，一股子老食堂味
how > 干海绵蘸着擦，别兑水，大理石台面别碰
evidence/feature > 一块二百克，我一个月做三十来单，用掉两块半
advantage/benefit > 顶得上我以前那四瓶不同颜色的药水
action > 拍三块送个海绵，就在下面

## 种草笔记｜s｜negative
hook > 不是便宜的电钢琴都不能学 但你得避开这几个数
context/trust > 我俩孩子 一个六岁一个十一岁 家住七楼没电梯 真钢琴搬不上来😮‍💨
point > 键数要八十八 七十六的弹到贝多芬就不够用了
point > 要带重锤 手按下去越低音越沉才对
point > 复音数一百二十八起步 不然踩着踏板 音会突然断掉
solution/evidence > 我最后买的那款两千六 三踏板 带木架
testimony/evidence > 老师来家里试了一首车尔尼 说考到六级没问题
twist/feature > 音色离真琴还是差口气 像隔着毛玻璃
benefit > 可是能插耳机 晚上十点弹也没人敲门
summary/save > 三个数记一下 八八 重锤 一二八

## 知识科普｜-｜counter
hook > 雪地里的轮胎，不是越宽越稳，刚好相反。
why > 车重是一样的，轮子宽了，每一寸踩下去的劲就小，容易浮在雪面上。
evidence > 你看拉力赛的雪地站，用的胎窄得像摩托车的，还带钉。
question > 有人要问，那为什么冰面上又讲究接触面积？
why/point > 冰是硬的，踩不进去，靠的是胶软、花纹里那些小细缝咬住一层水膜。
how/solution > 所以挑雪地胎，先看胎侧有没有一座三个尖的山、里头一片雪花，那个标才是考过试的。
how > 气压冬天比夏天多打零点二，早上冷车时量。
how/summary > 温度一直低于七度，就可以换了，不用等下雪。

## 教程｜n｜identity,number
hook > 第一次租房的应届生，签合同前照着这八步走
point/how > 一、拍房产证，看名字和房东身份证对不对得上
point/how > 二、二房东的，要看原租约到哪天，别租到一半被请出去
point/how > 三、开所有水龙头两分钟，去楼下问问天花板漏不漏
point/how > 四、空调制冷制热都试，遥控器没电池的要当场装上
point/how > 五、家具一件件录像，边录边念"沙发左扶手有烟洞"
point > 六、押金退还写具体日子，"及时退还"等于没写
point/how > 七、燃气表、电表、水表拍数字，发给房东让他回一个"好"
point/how > 八、最后跟对门打声招呼，能听来好多事
trust/summary > 我当了六年中介，这八条是我给我亲妹妹写的

## 剧情对话｜n｜scene,conflict
hook > 人事办公室里，老头把一沓假条拍在桌上：我要辞职！
setup/context > 小姑娘吓一跳：师傅，您下个月就退休了呀
twist/setup > 老头：就因为这个！退休是你们不要我，辞职是我不要你们
setup/pain > 小姑娘翻制度，辞职没有纪念金，退休有两万
setup/punchline > 老头犟：两万买不了我这口气
setup/twist > 门口探进来七八个脑袋，全是他带过的徒弟，人人手里举着辞职信
setup/context > "师傅走我们也走！"
twist/punchline > 老头急了：都给我回去！谁把三号机床的刀给我磨了！
punchline/after > 第二天，他打卡，七点零一分

## 探店｜s｜counter,conflict
hook > 都说苗圃不零卖 我今天就闯进去买了三棵
context > 花都那边 导航到头还得走一里地田埂 鞋全是泥
setup/testimony > 老板娘正吃饭 端着碗问我 你是来偷还是来买
feature/evidence > 棒棒糖三角梅 市里卖两百六 这儿七十
feature > 蓝雪花一加仑 十二块 带花苞
trust/feature > 她自己挑的 说这棵根不行 你别拿 给我换了后排的
how/feature > 还教我 买回去先别换盆 搁阴凉里三天 让它缓过魂来
context/feature > 没有停车的地儿 倒车倒得我出一身汗
action > 周一到周四去 周末她要去赶圩

## 测评｜n｜identity,number
hook > 做自媒体要记账的看过来，四款报税软件我拿自己三年的流水喂了一遍
trust/context > 我是个体户，婚礼跟拍，一年四百多笔进出，乱得很
how/context > 评的三项：认票准不准、对账顺不顺、客服是不是人
evidence/point > 甲：认票97%，手写收据也认；对账要一笔笔点，手腕酸
evidence/point > 乙：长得好看，导出来格式税务局不收，白搭
evidence/point > 丙：客服秒回，回的都是"亲亲抱歉呢"，绕了四十分钟
evidence/point > 丁：丑，像上个世纪的，可它会提醒我哪笔没发票
evidence > 去年漏的两笔车票三千七，就是丁揪出来的
summary > 票多用甲，怕漏用丁，另两个卸了吧
trust > 都是自己掏钱，年费一共八百六十四

## 情感观点｜-｜contrast,number
hook > 我妈摔断股骨那天，我在直播间里卖出了八百双棉拖鞋。
setup > 手机倒扣在桌上，震了十七回，我以为是催单的。
setup/context > 下播是凌晨一点，看到我弟的消息：妈进手术室了。
agitate/setup > 我蹲在货架中间，后台还在叮咚叮咚地响，恭喜你出单。
setup/context > 赶到医院，我妈第一句是，今天卖得好不好？
setup/twist > 我说好，她就笑，说那就值当。
twist/point > 可我知道不值当，从那天起我把晚场停了。
after > 收入少了三分之一，每晚八点，我给她揉那条好腿。
punchline/summary > 有些订单，错过了没有补货。

## 情感观点｜s｜negative
hook > 不是所有证都值得考 我做人力资源十七年 这话得罪培训班我也得讲
how/solution > 你考证之前 先打开招聘软件 搜你那个城市 看看写着要这个证的岗位有几个
evidence/testimony > 去年有个姑娘拿了六本证来 健康管理的 收纳的 茶艺的 家庭教育的 我翻完问她 你想干什么 她说不知道
agitate/evidence > 一万九千块 一年半的周末
twist/point > 但是电工证 焊工证 护士证 这种没它不让上岗的 你借钱都要考
point/summary > 分界线就一条 是法律要的 还是广告要的
benefit/summary > 分清这个 能省半辆车

## 公众号长文｜n｜number
hook > 一场婚礼的平均预算涨到了21万，可宾客平均只待97分钟
trust/evidence > 数字来自我们工作室今年执行的138场婚礼，我让实习生拿秒表站在门口掐的
evidence/context > 最短的一场，有一桌客人从签到到离席，四十一分钟，走的时候第三道菜刚上
question > 那么，新人们花的钱，究竟给谁看？
evidence/why > 访谈里，六成的新娘说"给爸妈一个交代"，三成说"怕以后后悔"
twist/evidence > 只有一位修复文物的姑娘说："我想跟每个来的人都说上两句整话。"
evidence/setup > 她只请了三十四个人，在博物馆旁边的小饭馆，取消了司仪、香槟塔和追光灯
evidence/after > 那天的客人平均待了五个小时零十分
punchline > 原来时长，是花钱买不到的排场
action/summary > 如果你也正在列清单，不妨先写名字，再写项目

## 直播切片｜n｜question,pain
hook > 有没有修过车被坑过的？来，把你被坑的数字打公屏上，让我看看谁最惨
pain/agitate > 两千四……六千……哎哟这位哥一万三，换了个变速箱油底壳？你坐下，喝口水
agitate > 你不懂，人家就敢开，这行烂就烂在这
solution > 我今天不卖配件，我卖"陪修"，99块钱，我们的工程师视频连线陪你进店
how > 他跟师傅说话，你把手机举着就行
evidence > 上周陪了62单，帮人砍掉的项目加起来四万八
feature/trust > 有人问4S店让不让连？让，你是车主，你站哪儿都行
action > 小黄车第二个，拍下之后三个月内随时用
trust/action > 车还在保修期的别买，用不着我

## 带货口播｜s｜trend,identity
hook > 年底了 跑保险的老伙计们 又到开门红逼单的时候了吧
pain/agitate > 晨会喊口号 群里发红包 自己给自己买 买到信用卡分期
solution > 来我们这儿看看 经纪公司 不打卡 不喊口号 不要求自保件
feature > 代理的公司三十四家 客户要哪家你给哪家
benefit/feature > 同样一张年缴一万二的单子 首年到手多大概百分之十几 第二年还有
evidence/trust > 我自己从老东家出来四年 带出来的二十来个人 走了两个 一个回家生娃 一个去开民宿了
context/feature > 学历大专 没证的先考证 考不过我们不收
context/trust > 心急的别来 头三个月大概率开不了单
action > 想聊的 周三晚上有个线上茶话会 我发你会议号

## 种草笔记｜-｜identity,suspense
hook > 楼里养猫的邻居们，出来认领一下：我家洗衣机滤网里，昨天掏出来一只完整的毛绒老鼠。
context > 洗的是公司收的床品，十一楼到十八楼的都有。
feature/setup > 灰色，缺一只耳朵，肚子里还会吱一声。
setup/context > 我已经烘干消毒了，现在端坐在前台。
action > 是谁家的，带猫来领，没猫不给。
action/punchline > 顺便说，明天下雨，被子别晒了，拿来我给你烘。

## 非营销｜n｜none
solution > 会议纪要：新楼盘"云栖里"首次开盘复盘
context > 参会：案场全体、渠道部姜经理、策划小谭
evidence > 当天到访214组，认筹61，成交23，转化一成出头
pain > 主要流失点：样板间空调坏了，热，客户平均停留6分钟
pain > 其次是停车指引牌立反，有人绕到工地去了
solution > 周三前工程部换外机；指引牌由渠道部当天重装并拍照回传
point > 折扣权限不下放，置业顾问不得口头承诺
action > 未成交的153组，三天之内逐一回访，记录顾虑，表格发小谭
summary > 下次复盘时间待定，等第二批房源证下来

## 带货口播｜s｜result
hook > 看见没 这锃亮的 这是我开了九年的老捷达的大灯
before > 上礼拜还黄得跟老烟枪的牙似的 年检都差点没给过
solution/how > 就这一小套 三张砂纸一瓶药水
how > 粗的磨 细的磨 最后擦药水 哥们我蹲那儿抽两根烟的工夫
after/evidence > 晚上开出去 对面路牌老远就瞅见了
advantage > 换一对原厂总成得一千六 咱这个三十九块九
how/point > 别大太阳底下弄 干太快会花
action > 要的自己点

## 种草笔记｜-｜question
hook > 有没有一种鞋，能陪我站完一整场婚礼还不想骂人？
context/trust > 本人婚礼督导，每周站两天，一天两万三千步起。
pain/evidence > 试过小白鞋、厨师鞋、某斯凯奇，前两双脚底像着火，后一双太像遛弯的。
solution > 最后留下来的是一双黑色的护士款单鞋，丑是丑了点点。
feature > 鞋底有一层气垫，后跟三公分，尖头被改成了小圆头。
benefit > 裤腿一盖谁也看不出来，走地毯还没声。
evidence > 国庆连干六场，脚后跟没磨破，同组的小伙子贴了五个创可贴。
benefit/feature > 还有个偏门用法：跪着给新娘理裙摆的时候，鞋面不会折出死褶。
save > 站着吃饭的姐妹们，存一下这个思路，别光看跑鞋。

## 知识科普｜s｜dialogue
hook > 奶奶问我 你天天说的云 到底在天上哪一块
point/solution > 我说奶奶 云就是别人家的电脑 咱租来用
why/point > 您想啊 咱家相册塞不下了 存到隔壁老刘家大柜子里 要看的时候过去拿
question > 奶奶说 那老刘偷看怎么办
point/solution > 所以柜子要上锁 这个锁 叫加密 钥匙在您手里
question > 那老刘家着火了呢
point/solution > 好的云 同一张照片放三户人家 烧一户还有俩
twist > 奶奶想了想 说 那我还是洗出来吧
punchline/summary > 也对 最重要的那几张 洗出来放铁盒 这叫离线备份 专业的也这么干

## 教程｜s｜number,promise
hook > 四根竹竿一卷麻绳 十五分钟给豆角搭个架
how/solution > 竹竿要两米的 粗头冲下
how > 四个角插进去 插一拃半深 晃一晃不倒就行
how > 顶上拢一块儿 麻绳绕五圈 再横着勒两圈 打个死扣
how > 腰上再绕两道 给秧子个抓手
how/point > 铁丝不行 太阳一晒烫 嫩须子一碰就焦
how/point > 豆角往左转着爬 你帮它绕的时候顺着来 反了它自己松开
evidence/after > 我家去年八棵 吃到九月底 还给丈母娘送了两兜
summary/punchline > 就这么简单 没了

## 剧情对话｜n｜dialogue,conflict
hook > "妈，这保险是骗人的，退了吧。"儿子把保单扔到茶几上
setup/context > 妈把保单捡起来，捋平，又放回饼干盒
agitate/setup > "一年六千八，够你跳三年舞了！"
setup/context > 妈不吭声，继续择豆芽
twist/setup > 镜头慢慢推过去，受益人那栏，写着儿子的名字，旁边还有一行铅笔小字
twist/punchline > "给小勇还房贷，他腰不好，别让他太累。"
after/punchline > 儿子蹲下去，跟她一起择豆芽，头埋得很低

## 探店｜-｜trend
hook > 全网都在冲的"先住三天再签约"公寓，我替你们去住了。
context/feature > 在成都八里庄，三十五平，押一张身份证复印件就给门卡。
evidence/feature > 床垫是新的，塑封当着我面撕。
evidence/feature > 隔音嘛，左边小伙子打游戏喊"奶我"，一清二楚。
evidence/feature > 热水放七秒就烫，这点我给满分。
testimony > 电梯里碰到个女生，说她试住完砍了一百五的租金，理由就是隔音。
point/twist > 所以这三天不是让你享受的，是让你找茬的。
how > 早上七点听一次，晚上十一点听一次，下雨天看一次窗框。
summary > 适合白天不在家的，睡眠轻的绕道。

## 测评｜s｜contrast,question
hook > 一半机打 一半手刨 同一块黑胡桃 你猜哪边贵
context/setup > 我把两家木工坊做的床头柜拆了
evidence > 机打这家 抽屉缝一点二毫米 四条边一样匀
evidence > 手工那家 有一条缝一毫米 有一条快两毫米了
summary/evidence > 光看这 机器赢
twist > 可是你把抽屉抽出来看底 手工的底板是插在槽里的 机打的拿气钉打的
evidence > 我往里摞杠铃片 机打三十一斤底掉了 手工的六十斤 我不敢再放了
summary > 放眼镜遥控器 随便买 要传给闺女 找手工
action > 猜对价格的 评论区出来领夸

## 情感观点｜n｜contrast
hook > 白天我在写字楼修服务器，晚上我在后海给人拉大提琴
setup/context > 没人知道这两个是同一个人，工牌上那张脸没笑过
setup > 大学学的计算机，琴是我爸留下的，他在县剧团拉了一辈子
setup/why > 他走的时候我没哭，处理遗物那天，闻到松香味，一下就蹲地上了
setup/how > 从三十一岁开始学，第一年的音阶像锯床腿，楼上送来过一盒牛奶，附言：求您
twist > 第四年冬天，有个喝多的大叔站着听完《天鹅》，说兄弟你拉的这个人，是不是不在了
after/setup > 我点点头
punchline > 机房里的灯一闪一闪，我现在觉得那也是一种拍子

## 情感观点｜n｜scene,conflict
hook/context > 昨天在4S店，亲眼看一个大哥为了八块钱的玻璃水跟前台吵了二十分钟
twist/point > 大家都在笑他抠，我倒觉得他吵得有道理
why > 单子上写的是"免费赠送"，结账又多出来一行，换谁谁不别扭
agitate > 今天能多八块，明天就能多八十，你不吭气，他当你默认
twist/point > 但我也想替前台小姑娘说一句，系统里那个勾是默认打上的，她也改不了
point/agitate > 一个花钱的，一个领三千五的，吵得脸红脖子粗，设计那个勾的人正喝咖啡呢
punchline/question > 老实人为难老实人，最后便宜的是谁
action/question > 你们遇到过这种多出来的一行吗

## 公众号长文｜-｜dialogue,conflict
hook > "你们保洁，是不是偷吃了我家的车厘子？"
setup > 电话是上午打来的，客户的声音压得很低，像是不想让旁边的人听见。
setup/context > 我调了记录，去的是华姐，做了七年，一个投诉没有。
setup/agitate > 照制度，先停单，再对质；可我知道，一停，她会走。
setup/twist > 我决定先去客户家坐坐，带了一箱车厘子。
twist/context > 聊了半个钟头，卧室门开了一条缝，出来个胖乎乎的男孩，嘴角红红的。
setup/point > 谁都没有说破，我只夸他个子高。
after > 第三天，客户续了全年的单，备注里写：指定华姐。
punchline/point > 管一群上门的人，最难的不是教她们怎么擦，是替她们把背挺直。
after/punchline > 那箱车厘子的发票，我贴在了办公室墙上，一百九十八元，花得最值的一笔。

## 直播切片｜s｜identity
hook > 属虎的 九八年的 有没有在直播间的 你们这批人该看房了听我讲
why/context > 不是催你们结婚啊 是你们公积金大多数缴满五年了 额度刚上来
trust/context > 今天播的是合肥滨湖这边三个盘 不认识我的 我叫阿廖 白纸黑字有备案
feature > 一号盘 八十九平 三房 首付大概三十一个
question > 那个 芝麻糊 问能不能看到湖
trust/feature > 说实话 看不到 看到的是高架 二十二楼以上能看到一条缝
trust > 你要是刷到别人说湖景 你让他开窗拍给你看
feature > 二号盘小一点 但出门一百八十米是五号线
action > 想算月供的 把收入和公积金余额私给我 我拿计算器当着你们面算 名字我不念

## 带货口播｜s｜dialogue,counter
hook > 别人问我 你家直播间招主播 要不要好看的 我说 要会算账的
why > 好看的播俩月就被挖走了 会算账的 知道这个价报出去公司亏不亏
context/action > 常熟这边 羽绒服专场 缺早班一个 夜班两个
feature > 早班六点到十一点 夜班七点到十二点 中间换人喝水
benefit/feature > 底薪七千 提点一到三 去年双十二最高那个拿了两万八 当然她嗓子也哑了半个月
context/feature > 口音不挑 东北的 河南的 都有粉
how/action > 面试就一件事 给你一件棉袄 你讲五分钟 我掐表
feature/point > 不包住 隔壁有民房 五百一个月
action > 想试的周二周四下午来 招商城北门三楼

## 种草笔记｜n｜negative,suspense
hook > 不是我矫情，今天这单我真的不想收钱
setup/context > 89岁的爷爷，一个人住，灶台上一层油能揭下来当琥珀
twist/setup > 擦到冰箱后面，掉出来一张结婚照，边角让老鼠咬了
setup/context > 他拿袖子蹭了蹭，说哎哟，找你找了五年
setup/after > 最后他还是塞了钱，硬币，一个一个数的
punchline/action > 行，明年春天我还来，擦玻璃，免费，您拦不住

## 非营销｜s｜none
solution > 各位家长晚上好 说一下元旦汇报演出的事
point > 时间一月二号 下午三点 地方在群艺馆小剧场 别跑到大剧场去
point > 琵琶班第四个上 古筝班第七 孩子两点之前到后台找潘老师
action > 服装统一 上身白衬衫 下身深色 鞋子不要带响的
action > 指甲胶布多带一卷 去年有三个孩子现场掉了
point > 每家两张票 多了真没有 爷爷奶奶想看的走直播链接 到时候发
why > 剧场不让带气球和鲜花 因为上回花粉把一个小朋友弄得喘起来了
action/summary > 收到的在下面接龙

## 带货口播｜n｜trend
hook > 立冬了啊，花友们，屋里那几盆该给它穿棉裤了
solution > 我说的棉裤就是这个，无纺布的防寒套，带抽绳
how > 从上往下一套，底下一抽，跟给孩子套睡袋一样
advantage/why > 为啥不用塑料袋？闷，早上一看全是水，叶子烂成菠菜
evidence > 我后院那棵柠檬，前年冻死到根，去年套了这个，零下七度，今年结了二十六个果
feature > 有六十的、八十的、一米二的，80克厚
how/point > 出太阳记得解开透透，晚上再系
action > 五个一包的划算点，你数数家里几盆再下

## 种草笔记｜n｜counter,identity
hook > 别再给新房买同款奶油风窗帘了！！西晒的家听我一句
pain > 我家客厅下午两点到六点，电视里只看得见我自己的脸😅
pain/before > 第一副是网红纱，拉上跟没拉一样，空调开到22还冒汗
solution > 换成了蜂巢帘，就是侧面看像一格格小窝的那种
why > 中间那层空气把热挡在外头，跟双层玻璃一个道理
evidence > 同一个温度计，窗边从37降到29.5，我拍了三天
feature/benefit > 上下都能开，想要光不想要对面楼看见，就从上往下放
feature/twist > 清洁比较烦，只能拿吸尘器小头慢慢吸
feature > 量了四扇窗一共2170，带安装
action > 西晒怨种们评论区集合，我把量尺寸的坑写给你们

## 知识科普｜n｜loss
hook > 羊毛被用真空压缩袋收，等于花一千多买了个饼
why > 羊毛靠的是卷，一根毛上七八个弯，弯里藏着空气
why/agitate > 抽真空压上半年，弯就直了，再晒也回不来
question > 那夏天怎么收？
how > 先挂阴处吹半天，别暴晒，然后对折三次，装进棉布袋
how > 樟木片隔着纸放，别贴着面料，会黄
point/twist > 真要压的，是化纤被，它皮实
point/benefit > 顺带一提，鹅绒的也不行，道理一样，羽枝会断
save/action > 转给你家那位最爱抽真空的人

## 教程｜s｜dialogue,pain
hook > 妈你别再语音转发六十秒了 来 我教你做个群接龙
context/benefit > 就是大家一个接一个往下填 谁要几斤橘子 谁填 不会乱
how > 先进那个群 你们广场舞那个
how > 你打 井号 就是那个像田字格的 再打 接龙 两个字
how > 蹦出来一个蓝的 点它
how > 上头写 赣南脐橙 一箱十斤四十八 底下第一个填你自己 两箱
how > 发出去 让宋阿姨点一下 她就在第二个了
how/point > 有人填错 让他自己长按改 别你替他改
after/benefit > 你看 十一个人了 不用一个个记本子上了
action/punchline > 会了没 那我挂了啊

## 剧情对话｜-｜conflict
hook > 新郎要放摇滚，岳父要放唢呐，婚礼前一天，两边在彩排厅杠上了。
setup/context > 新郎抱着贝斯：爸，二零二六年了。
setup/context > 岳父把唢呐往桌上一墩：我闺女满月、升学，都是这个响的。
setup/agitate > 新娘两头劝，劝到一半，自己哭了。
setup > 角落里调音响的小哥一直戴着耳机，像没听见。
twist > 他忽然推起一个推子，贝斯的低音铺了出来，又冲老头抬抬下巴。
setup/context > 老头愣了几秒，鼓起腮帮子。
after/punchline > 那天的视频后来有四百多万播放，名字叫《我爸给我当主唱》。

## 探店｜s｜dialogue,suspense
hook > 姐 你这被套怎么论斤卖啊 她说 论斤咋了 布也是地里长的
context > 我在石家庄 南三条后边一条巷子 这家没名 门口一杆大秤
feature/solution > 外贸尾单 剪了标的 全棉磨毛 三十八一斤
feature/evidence > 我挑的这床 一米八的 四斤二两 一百五十九块六
feature > 花色嘛 看运气 有北欧小鹿 也有那种德国老太太喜欢的大玫瑰
how > 怎么挑 手背蹭 不拉丝 对着光看 不透人影
trust > 掉色的第二天拿回去 她真退 我看见退了一个
testimony/evidence > 老板娘还送我一把碎布头 说给娃缝沙包
action/context > 别开车来 巷子堵死

## 测评｜n｜negative
hook > 不是所有"静音"剪枝剪都静音，早上六点在小区用过你就知道
trust/context > 电动修枝剪，我这园林队今年换了四种，干了11万平方的绿篱
how/context > 测三样：声音、能剪多粗、一块电池剪几刀
evidence > 红的那把，78分贝，粗到三公分二，电池1900刀
evidence > 橙的，66分贝，两公分八，1400刀
evidence > 灰的国产小厂，71分贝，号称四公分，实际三公分就憋住了
evidence > 蓝的最贵，63分贝，三公分五，2600刀，刀片一副两百四
testimony/twist > 队里老谢说蓝的好使，可他下班偷偷拿的是红的，因为轻
summary > 小区活用橙，果园活用红，有报销的用蓝
punchline/evidence > 灰的我退了三次才退掉

## 情感观点｜s｜suspense
hook > 有件事我瞒了我老婆十四年 今天卖房的时候 她知道了
setup > 二零一二年买这套房 首付差五万 我跟她说是跟同事借的
setup/twist > 其实是我把吉他卖了 一把七三年的 我师父传给我的
setup/context > 后来也不弹了 就说手指头僵
twist/setup > 前天收拾阁楼 她翻出来一张收条 上头写着琴号
setup/context > 她没吵 拿着收条出去了一天
twist/after > 昨晚回来背着个琴盒 说跑了四个二手店 找着了 人家要八万
punchline/twist > 我说你疯了 她说 房子卖了 总得有一样东西搬进新家是你的
after/punchline > 手真僵了 弹了一晚上 就会一首生日快乐

## 情感观点｜-｜question,pain
hook > 为什么你面试总被问"你有什么想问我的"，然后脑子一片白？
why/point > 因为你把面试当考试了，考试哪有考生反问的道理。
twist > 可它明明是相亲。
setup/point > 相亲的时候你会不会问，你家几口人，脾气咋样，上一段怎么分的？
how/point > 换成面试就是：组里几个人，您怎么骂人，上一个坐这儿的为什么走。
evidence/trust > 我做面试官八年，问出第三句的人不到两成，这两成里我几乎没有看走眼的。
point/punchline > 敢问的人，多半也敢干。
summary/action > 所以下次别说"没有了谢谢"，那句话等于把手缩回去。

## 公众号长文｜n｜suspense,number
hook > 那扇门，我们敲了九次都没有人开，第十次，门里传出了锯木头的声音
context/setup > 我是做老旧小区加装电梯的，4栋2单元，十二户里只差一户签字
setup/context > 那一户住一楼，姓佟，街坊说他"脾气比石头硬"
setup/context > 前九次，我带过水果、带过居委会、带过法律条文
twist/setup > 第十次我什么也没带，就站在门口说：您锯的是松木吧，我爷爷也是木匠
twist/context > 门开了，他在做一张带轮子的凳子，给五楼瘫痪的老伙计上下楼用
why/twist > 他不签，是怕电梯的基坑挖断了后院那棵老伙计一起种的柿子树
solution/setup > 图纸改了三稿，基坑往东挪了一米一，多花了两万三，由我们公司认
after > 电梯通的那天，柿子正红
punchline/summary > 很多反对票的背后，不过是有人在等一个问"为什么"的人

## 直播切片｜-｜number,promise
hook > 今天只讲三件事，讲完就下播，不耽误大家做饭。
point/action > 第一件，昨晚拍了羽绒枕没收到优惠的，去后台点售后，选差价，二十二块自动退。
point > 第二件，有人说枕头有味儿，我闻了，是有，鹅毛味，晾两天就散，晾完还有你寄回来，一分不要。
point/feature > 第三件，新到的荞麦枕，跟上一批不一样，壳是蒸过的，不生虫。
evidence > 我抓一把你们听，沙沙的，不扎手。
feature > 高低自己添减，多送一斤壳。
question > 有姐姐问小孩几岁能用，
feature/point > 三岁往上，四公分高，我给配个小的。
action > 一号大的，二号小的，拍完去炒菜吧，拜拜。

## 带货口播｜n｜scene
hook > 早上五点半，花市的铁门刚拉开，我们的车已经在卸货了——缺个能起早的人
action/context > 岗位：鲜花分拣+打包，昆明呈贡，长期
how > 流程很简单：按色分、去叶、量杆、十枝一扎、蘸水、装箱
benefit/feature > 计件，一扎三毛五，手快的一早上能打三百多扎
benefit > 上午十点半就下班，一整天都是你的
testimony > 咱这儿的玉芬姐，下午还在学车，上礼拜刚过了科目三
context/feature > 对花粉过敏的别来，玫瑰刺扎手是常事，手套发
trust/benefit > 日结，微信转账，绝不过夜
action > 凌晨能起来的，加我，备注"早起"

## 种草笔记｜s｜result,number
hook > 四百一十七天 这套房子终于卖了
before/pain > 顶楼 漏过水 没电梯 房东急 客户嫌 我夹中间
setup/evidence > 带看九十三组 我自己爬了有一座黄山
twist > 买家是个健身教练 进门第一句 这楼梯真好 天天练腿
after > 价没怎么还 三天过户 房东请我吃了顿烤鱼
punchline/summary > 所以啊 没有卖不掉的房子 只有还没爬上来的人

## 非营销｜-｜none
solution > 酸汤肥牛，八分钟上桌，适合加完班的人。
solution > 肥牛卷一盒，金针菇一把，番茄两个，黄灯笼酱一勺半，白醋两勺。
how > 番茄划十字，开水里滚一分钟，皮一撕就掉。
how > 少油，先下蒜末和黄灯笼酱，闻到冲鼻子的酸辣味，再下番茄压成泥。
how > 加两碗热水，煮开，金针菇先进去，软了捞到碗底。
how > 肥牛下锅，筷子拨散，变色马上关火。
point > 关火之后再放醋，早放就跑味了。
point > 汤咸淡先尝，酱本身很咸，我第一次没尝，喝了一晚上水。

## 带货口播｜s｜number,promise
hook > 四块九 三双 袜子 我知道你不信
trust > 我是诸暨大唐的 我家隔壁隔壁的隔壁 全是织袜子的
feature > 精梳棉 罗口加宽 不勒小腿肚子
evidence/testimony > 我妈有静脉曲张 穿别的一脱一圈印 你看我妈腿 妈你过来一下
setup/context > 别拍脸 好好好不拍脸
evidence/testimony > 看 没印子吧
feature/solution > 黑白灰藏青 四个色 随机发不了 你备注
action > 三双起拍 十双给你塞一双厚的

## 种草笔记｜n｜promise
hook > 🎹 花一个下午，让你家琴房看着像琴行样板间
before/context > 我家8平小书房，琴靠北墙，从前谱子堆一地
point/solution > 1️⃣ 隔音毯铺琴底下，楼下叔叔再没上来过（我拿的1.2厚）
point/solution > 2️⃣ 谱灯要带弯脖子的，照谱不照眼
point/solution > 3️⃣ 洞洞板挂节拍器、指法轮、松脆的小零食（划掉）
after/benefit > 娃现在自己进去坐下，不用我喊三遍
evidence > 打卡本上，上月练了26天，以前十来天
summary/feature > 全部加一块儿340块出头
action > 要链接？没链接，都是拼多多随便搜的，关键词我打在最后一张图

## 知识科普｜n｜dialogue,question
hook > 客户：我家没漏水啊，水表怎么自己转？
why/point > 十个里头七个，是马桶在偷偷喝水
how > 往水箱里滴五滴红墨水，别按，等一刻钟去看
how/point > 便池里红了，就是底下那块橡皮盖子老了，换一个十二块
how/solution > 没红，那就关上总阀再看表，还转，是总阀到表这一截
point/agitate > 这一截归谁修？归自来水公司的话你还偷着乐，归你家就得砸墙
testimony/evidence > 我上个月遇到个大姐，一季度水费九百多，最后就是那块橡皮
summary/point > 先滴墨水，再打电话，别一上来就叫测漏，三百块一次
trust/punchline > 我通了二十二年下水道，这招白送

## 教程｜n｜result
hook > 成品先给你们看：一束能站住的螺旋花束，手一松它自己立在桌上
how/solution > 花材随便，我今天用的是菊、多头玫瑰、尤加利，一共二十三枝
how > 叶子只留上面三分之一，握的地方要光溜溜的
how > 左手当架子，拇指和食指圈起来，第一枝竖着放
how > 第二枝往右斜，第三枝还往右斜，每放两三枝转一下
how/point > 全部朝一个方向斜！有一枝反了，后面都插不进去
how > 绑绳在最细的那个腰上，绕三圈，尾巴拉紧
how > 底部剪平，往桌上一顿
how/question > 站不住？多半是斜得不够，拆了重来，别心疼
testimony/punchline > 我学徒的时候拆了一百来回

## 剧情对话｜s｜result,suspense
hook > 结局是我被录取了 但我把offer撕了
setup > 那天面试 一屋子人 就我一个拄拐
setup/context > 小儿麻痹 从小的 走路一高一低
setup/context > 前台小姑娘给我递了杯水 小声说 电梯坏了 面试在六楼 我扶您
setup/context > 到了五楼 碰上个胖子 冲她吼 你跑这儿来干嘛 前台没人了
twist/context > 进屋一看 面试官 就是那胖子
setup/twist > 聊得挺好 他说下周一来吧
twist/punchline > 我说可以 但我要先问问 楼下那姑娘 她扣钱了没
punchline/after > 他没答上来 我就走了

## 探店｜n｜question,pain
hook > 在深圳找个能退瑜伽……不是，能退钱的声乐班到底有多难？？
pain/context > 我踩过两家雷，一家跑路，一家说"转卡不退卡"
solution/context > 这家在车公庙，B座1906，门牌小得要拿手机照
feature > 按节收，一节210，一节一结
feature > 琴房六间，有一间窗户朝着立交桥，唱高音特别壮胆
testimony > 同课的男生是送快递的，练了五个月，说现在喊"您的快递"都有共鸣
evidence > 试听那节我录了音，回家跟上一家的对比，气息稳了一大截
feature/twist > 老师有点凶，我唱歪了她拿铅笔敲琴盖
feature/context > 走廊灯一闪一闪的，胆小的别约晚上
summary > 反正我先上着，退不退得了的问题，这里没有

## 测评｜s｜question,number
hook > 六双防水鞋 我站小河里泡了半小时 你猜第几双先喊救命
how > 水没脚脖子 每五分钟抬起来摸一回袜子
evidence > 一号 网上八十八的 五分钟 前面湿了
evidence > 二号 露营博主带的那个 十分钟 鞋舌两边渗
evidence > 三号四号 一块儿在二十分钟的时候完蛋
evidence > 五号 干的 但是我脚也是闷得白了 跟泡发的香菇似的
evidence > 六号 干 也没那么闷 就是贵 一千一
summary > 钓鱼的上五号 爬山的咬牙六号 剩下的走路就行 别下河
punchline/summary > 顺便说我感冒了 值不值
action > 下期泡雨衣 想看扣个湿

## 情感观点｜s｜scene,suspense
hook > 零八年冬天 火车站广场 我抱着一床棉被睡了三宿
setup > 那被子是我娘弹的 八斤 说城里冷 带着
setup/agitate > 找活找不着 人家一看我扛个被子 都躲
twist/setup > 第三天晚上 有个带娃的女的冻得直跺脚 我把被子给她娘俩了
setup/twist > 她问我干啥的 我说啥都能干 她说那你明儿来我家擦玻璃吧
setup/how > 她家十六扇窗 我擦了一天 她给介绍楼上 楼上又介绍对门
after > 现在我手底下四十三个姐妹 两辆面包车
after/twist > 那床被子 她一直留着 去年给我送回来了 还是八斤
punchline/summary > 我娘没了 被子在

## 情感观点｜n｜conflict,contrast
hook > 有人结婚花80万，有人领个证吃碗羊肉粉，网上非要分个高低，累不累
trust/context > 我主持了1100多场婚礼，贵的便宜的都见过
evidence > 见过80万的，新郎敬酒敬到第三桌就吐了，一口菜没吃上
evidence > 也见过在稻田里办的，下暴雨，全村人挤在粮仓里唱歌
twist > 可你要说贵的就不幸福，也是瞎扯，那对吐的现在俩娃，天天秀恩爱
point/summary > 花多花少跟过得好不好，真没关系
punchline/why > 婚礼就是个句号，前头那句话写成什么样，它管不了
action/punchline > 散会

## 公众号长文｜s｜identity
hook > 如果你手底下管着三到八个人 这篇写给你
pain > 你大概已经发现了 升了以后 活比以前多 觉比以前少
why > 因为你还在用做事的手 干带人的活
trust/evidence > 我给制造业做了十二年内训 课前问卷里 七成的新任班组长写 不如我自己来
agitate > 于是你替小张改图纸 替小王跑采购 半年以后 他们俩连报价单都不会看了
solution > 有个笨办法 叫三次交还
how > 第一次他来问 你反问他打算怎么办 第二次 你只说对不对 第三次 你让他先做 做完再讲
context/how > 头一个月 效率是掉的 你上级会找你谈话 挺住
evidence/after > 惠州一家模具厂试了两个季度 班长平均加班从每周十四小时掉到五小时
punchline/summary > 交还 不是甩手 是把本来就属于他的东西 还回去

## 直播切片｜s｜counter
hook > 今天别买 听我的 今天谁都别买 先看
why > 因为这款灯后天还要降 我拿不到后天的价 我跟你们交底
trust > 我干这行不是一天两天 坑你们一次 你们划走了我上哪找去
feature/solution > 你们先看款式 这个 客厅的 八十公分 全光谱
evidence > 测一下 照度计 中间三百八 角上二百一 差得不多 眼睛不累
question > 那个 大漠孤烟 问挑高三米二行不行
feature/point > 行 吊线能放一米五 多的盘起来
action > 先加购物车 后天晚上七点 我喊一二三 一起拍
trust/twist > 要是后天没降 我把这灯吃了 开玩笑 我给你补差价

## 带货口播｜n｜question
hook > 你愿意教一位七十岁的阿姨用手机挂号吗？愿意的话，我们付你钱
context/action > 招"银发数码陪练"，社区驻点，西安莲湖区12个点位
context/feature > 不是程序员的活，不用写代码，会用微信支付宝就够
context/feature > 但你得能把同一句话，换五种说法讲
benefit/feature > 上午两小时，一周三次，每次120
context/feature > 适合宝妈、大学生、刚退休闲不住的
testimony > 上一期的陪练李同学说，有个爷爷学会视频那天，给他磕了个头，把他吓哭了
trust > 街道采购的项目，合同跟街道签，钱按月走
action > 发条60秒语音，教我怎么调大字体，讲明白了就来上班

## 种草笔记｜-｜scene
hook/context > 刚下播，嗓子像吞了一把砂，
setup/context > 低头看手机，妈发来十一条，都是截图，
setup/context > 圈出来我口红掉了、头发翘了、说错两次价格，
setup/context > 还有一张是我打哈欠，配文：像你姥爷，
twist > 最后一条写着，妈给你下了两单，用你二姨的号，
punchline/summary > 哎，我说怎么有个叫"牡丹花开"的一直刷"老板大气"。

## 非营销｜n｜none
solution > 物业保洁组 冬季作业调整
point > 即日起至二月底，晨扫由五点半改为六点半
why > 主要考虑路面结冰，上周小区东门已有两位同事滑倒，一位尾椎挫伤
point > 大堂湿拖改为干推，拖布含水不得滴落
point > 除雪工具放在各楼门厅左侧铁柜，密码与去年一致
action > 下雪当天，机动组四人听对讲调度，其他人不要擅自出室外
action > 防滑鞋套每人两副，今天下班前到库房找毕师傅签领
action/summary > 天冷，手上有裂口的去领护手霜，别硬扛

## 带货口播｜-｜question,pain
hook > 被子晒完一股"太阳味"，其实……算了不恶心你了，就问你除螨怎么除？
pain/agitate > 拍，灰飞一屋子，晒，它还活着，开水烫，棉花毁了。
solution > 我用这个小手持，巴掌大，底下带拍打的滚子。
evidence > 我结婚用的那床褥子，一趟推下来，尘盒半杯灰白灰白的，跟奶粉一样。
feature > 吸口十九公分，功率四百五，线长四米二。
advantage > 不用倒水、不用充电，比洗衣机里那什么除螨模式省一个小时。
testimony > 我家老二过敏性鼻炎，从前一早十几个喷嚏，现在三四个，我没说全好啊。
action > 要的点一下，滤棉多拍一片备着。

## 种草笔记｜s｜dialogue
hook > 闺蜜：你家怎么一股五星级大堂的味儿 我：嘿嘿 是地板
solution > 就是这瓶地板精油 擦地最后一遍水里倒个瓶盖
feature > 味道是雪松加一点点佛手 不是那种甜腻腻的
feature/benefit > 光脚踩上去不黏 还有一点滑 袜子党小心劈叉
evidence/after > 我家橡木地板 12年了 裂缝里灰都擦出来
twist/feature > 猫走上去会打喷嚏 有毛孩子的别用 我是查了才知道佛手对猫不好
how/point > 所以现在只在猫房以外擦
action/question > 有没有宠物也能用的 求推荐🙏

## 知识科普｜s｜scene,loss
hook > 五楼的姐 昨天半夜把我喊起来 说家里一股煤气味 她准备开灯找
how/point > 我隔着电话喊 别开灯 啥开关都别碰
why > 开关一按有个小火星 你看不见 它够了
how > 先憋口气 去把窗打开 顺手关表前阀
how > 人出来 到楼道外头再打电话
how/point > 手机也别在屋里拨
point/solution > 闻着像臭鸡蛋的那个味 是厂里特意加的 天然气本身没味
after/why > 结果是她家灶具软管老化了 用了十一年的橡胶管
action/how > 回去看看你家的 橡胶的超过十八个月就换金属波纹的 三十来块
punchline/summary > 别嫌我啰嗦

## 教程｜-｜negative
hook > 不是所有划痕都得喷漆，先拿指甲试一下再说。
point/how > 指甲横着刮过去，不卡的，叫发丝痕，自己在家能搞掉。
point/solution > 卡指甲，露白了，那是伤到底漆，你别折腾了，找店。
how > 能搞的：先冲干净，沙子不冲干净等于拿砂纸磨车。
how > 海绵上挤黄豆那么大一坨细研磨膏，画十字，不要画圈。
how > 力道嘛，跟擦眼镜差不多，擦到发热就停。
how > 湿毛巾带走，再打一层蜡封上。
point/how > 车顶和门把手底下最容易擦过头，那里漆薄。
summary/save > 顺序记牢：试、冲、磨、擦、蜡。

## 剧情对话｜n｜suspense,counter
hook > 保险公司来了个怪人，第一天上班，劝走了九个客户
setup/context > 大爷要给三岁孙子买八十万的寿险，他说别买，您先给自己买个意外
setup/context > 小夫妻要买理财的，他问：房贷还有几年？先还房贷
setup/agitate > 主管拍桌子：你是来砸场子的？
punchline/why > 他只说了一句，师傅教我的，先看人，再看表
setup/twist > 半年后，暴雨，城西塌了一片平房
twist > 那天晚上，电话打爆了，全是"我就找那个劝我别买的人"
after/punchline > 主管把业绩榜翻了个面，背面空白，写上他的名字

## 探店｜s｜suspense,result
hook > 我在这家琴行坐了四个小时 一分没花 还混了顿饭
context > 武昌粮道街 吃完热干面晃进去的 本来想躲雨
feature > 一楼是二手吉他 六百到两万 随便拿 随便弹
feature > 二楼老板的收藏 有把五几年的 琴箱裂了拿骨头钉子锔的
testimony/evidence > 我弹了个小情歌 后头一大爷拿口琴就接上了
testimony > 旁边学生说 他在这练了俩月没买过东西 老板也没赶
question > 你问老板图啥
punchline/twist > 他说 琴没人弹 就是柴火
context/punchline > 对了别问能不能便宜 他会让你去隔壁
action/summary > 下雨天去 真的

## 测评｜-｜conflict
hook > 装修师傅说要防水补两遍，设计师说一遍够了，我干脆在阳台自己试了三种涂料。
how > 三个泡沫箱，里面分别刷甲一遍、甲两遍、乙两遍，灌水，称重，七天。
evidence > 甲一遍，第三天底下就湿了，少了一百一十克。
evidence > 甲两遍，七天，少三十来克，差不多是蒸发的。
evidence > 乙两遍，便宜一半，也没漏，就是味道冲，我老婆搬去客房了。
summary/twist > 所以师傅对，设计师错，但也不是越厚越好，乙我多刷了第三遍，裂了。
summary > 卫生间刷两遍好的，阳台两遍便宜的，够。
action/question > 下一个测堵漏王还是测美缝？你们投。

## 情感观点｜n｜question,pain
hook > 你有没有过那种，接起电话就想吐的日子？我有，整整两年
before/context > 那时候我卖房，微信里1700个客户，每条都得"秒回"
before/agitate > 洗澡手机套个保鲜袋挂在花洒边上，怕漏
agitate > 一边耳朵后来听不见了，突发性耳聋，医生说你先别接电话
twist/setup > 住院十天，1700个人里头，有四个问我去哪了
twist/after > 出院我把号注销了，去植物园应聘扫落叶
after > 现在早上六点半扫，扫到一半喜鹊下来，手机在柜子里，一天看两回
after/benefit > 耳朵回来了七成，能听见鸟了
punchline/summary > 剩下的三成，就当留给那些电话了

## 情感观点｜s｜loss
hook > 你把公司最会做事的人提成管理 十有八九是亏了俩人
why/agitate > 一个好手没了 一个烂头儿来了
evidence > 我们车间 老孟 焊工里头的状元 提了主任 半年瘦十五斤 人走了六个
why/point > 会焊的 未必会骂人 更未必会哄人
solution > 双线 给技术的也有台阶 一级二级三级 工资能比主任高
question/context > 有老板说 那主任心里不平衡
punchline/solution > 不平衡就去焊 焊得过他你也拿
punchline/summary > 让鱼游泳 让鸟飞 别拿一把尺子量

## 公众号长文｜-｜counter
hook > 让孩子少练一小时琴，他可能弹得更好。
trust > 这不是我的意见，是我跟着四十六个琴童做了一年记录得出来的。
how > 我请家长装了一个计时的小程序，只记两样：坐在琴凳上的时间，和真正动手的时间。
evidence > 平均坐九十四分钟，动手五十一分钟，其余的，在抠指甲、喝水、发呆、跟妈妈吵架。
how/context > 第二学期，我们把一部分孩子砍到四十五分钟，分三小段，中间必须下地跑一圈。
evidence/twist > 期末同一首《小奏鸣曲》，砍了时间的那一组，错音少了将近三成。
why > 大脑记动作，靠的是睡觉和停顿，不是屁股。
twist/point > 当然样本很小，也有两个孩子，砍了时间就真的更不练了。
how/action > 如果您愿意试，先别告诉孩子是做实验，只说"今天早点放你走"。
punchline/summary > 他会愣一下，然后，或许会偷偷多弹一遍。

## 直播切片｜n｜dialogue
hook > "主播你这个沙发怎么比楼下卖场便宜一半？"——好，这个问题今天说透
point > 第一，我没店面，你看我后面，就是库房，耗子比顾客多
point/why > 第二，这批是出口退单，原来要去德国的，人家嫌颜色深了一个号
evidence/feature > 来，镜头拉近，内架是松木方子，蛇簧，九根，你数
evidence/feature > 再看海绵，我拿刀划，四十五密度，回得快
feature/trust > 丑话放这儿，皮是半皮，坐的地方真皮，背后是革，你别说我没说
benefit > 一米八往上的大个子，腿能伸平
feature/how > 送货到楼下，上楼一层二十，有电梯不收
action > 三人位带脚踏，剩十一套，要的报身高，我告诉你买左贵妃还是右贵妃

## 带货口播｜n｜number,promise
hook > 7天学会，21天接单，90天回本——你要是觉得像骗子，那说明你还清醒
context/solution > 我们做家电深度清洗的，在烟台干了九年，现在放县级代理
feature/trust > 所以不收加盟费，只卖设备，9800一套，不好使一个月内退8成
feature/solution > 一套里头有高温蒸汽机、空调罩、拆洗工具、两桶药剂
trust/how > 来烟台跟车，白天洗，晚上拆，洗坏了算我的
evidence > 莱阳的小隋去年十月拿的，今年国庆前接了638台，一台均价130
twist/evidence > 也有黄的，龙口那个老哥，媳妇不让上门，设备在家给自个儿洗了八台
context/action > 性格太内向、不会发朋友圈的，别冲动
action > 先来看一天，管饭，不拿身份证不签字

## 种草笔记｜s｜trend,counter
hook > 都在发初雪 我发个漏雨
setup/context > 老客户 顶楼 三更半夜发来小视频 天花板滴滴答答 配的BGM还挺好听
setup/twist > 我和老公披着雨衣爬上去 是排水口被一只拖鞋堵了
agitate/setup > 冰水没过脚背 那个酸爽
setup/context > 拖鞋四十三码 全楼没人认
after/punchline > 掏了 通了 明天去给他家补腻子 谁丢了左脚拖鞋 联系我

## 非营销｜s｜none
solution > 红油抄手 调料版 抄手皮馅自己买现成的
how > 辣椒面二荆条和小米椒四比一 放碗里 加一小把白芝麻
how > 菜籽油烧到冒青烟 关火 数三十下
point > 这个时候大概两百度 一次浇三分之一 分三回 一回香 二回红 三回辣
how > 凉了封起来 放一宿 颜色才下来
how > 碗底 蒜水一勺 复制酱油一勺 醋半勺 糖半勺 花椒面一撮
how > 抄手煮到飘起来再点一次凉水 捞
point/summary > 红油要见底 汤别多 多了就成面汤了

## 带货口播｜n｜identity
hook > 干工地的、跑货运的、摆地摊的老哥，停一下，就耽误你半分钟
pain > 你那个劳保鞋是不是前脚掌先断？十块二十块一双，俩月一扔
solution/context > 我手里这双，二百一，嫌贵你先听我说完
feature > 大头是复合的，不是铁的，冬天不冰脚，过安检不叫
evidence > 五公斤的锤头，一米高，撒手
evidence > 砸完这坑不到半公分，里头放的鸡蛋还囫囵着
agitate/advantage > 你一年六双算下来也一百多，脚还遭罪
benefit > 这双穿一年半，里头鞋垫换换，跟新的似的
action > 三十八到四十八码，脚肥的跟客服吱声，给你拿加宽楦

## 种草笔记｜n｜contrast,result
hook > 两个月，把客厅那块"死角"变成了我妈最爱待的地方
before > 原来是跑步机，跑步机上挂衣服，衣服上趴猫
how > 跑步机挂闲鱼430出了，腾出来1米3乘90
how/feature > 一把藤编摇椅（二手180），一盏纸灯，一个小边几
feature/benefit > 边几能升降，我妈泡脚的时候刚好够到核桃
after/benefit > 她现在晚饭后自己就坐过去了，不在沙发上跟我抢遥控器
testimony > 我爸：你妈在那儿睡着三回了，口水滴我报纸上
punchline/summary > 改造不一定要砸墙，有时候就是扔掉一样东西
action/question > 你家死角堆的是啥？我来猜猜

## 知识科普｜-｜promise,number
hook > 三个词，听懂了你就不会被婚庆合同套住：定金、订金、意向金。
point/solution > 定金，一定的定，你反悔，不退；他反悔，双倍赔。
point/solution > 订金，预订的订，相当于先放在他那儿的一部分钱，没履行原则上能退。
point/solution > 意向金，法律里没这么个东西，全看纸上怎么写。
agitate/pain > 最坑的是收据上写订金，合同里写定金，两张纸打架。
how/point > 这时候一般看合同，也看双方真实的意思，聊天记录能派上用场。
evidence/testimony > 我见过一位新人，靠一句"这个可以退的哦亲"，拿回了八千。
how/action > 签之前，念给他听，让他回复"是"。
punchline/summary > 一个字，可能就是一桌酒席的钱。

## 教程｜n｜question
hook > Excel里两张表，姓名顺序不一样，怎么一秒对上工资？
pain/before > 我刚进公司的时候是拿尺子比着屏幕，一行一行看的，看出散光来了
solution > 用XLOOKUP，别学VLOOKUP了，那个得数第几列
how > 在空格里打 =XLOOKUP( 先点姓名那格
how > 逗号，选另一张表的整列姓名
how > 逗号，选那张表的整列工资，右括号，回车
how > 右下角小黑点双击，下面全出来了
how/point > 重名的会取第一个，所以最好拿工号对，别拿名字
how/pain > 出来#N/A的，多半是名字后面藏了个空格
how/solution > 套一层TRIM就好
save > 表哥表姐请收好，月底见

## 剧情对话｜s｜dialogue
hook > 老板 来两双鞋 一双四十二 一双三十六 不要让店员知道是给谁的
setup/context > 老板纳闷 买鞋咋还搞地下党呢
setup/context > 男的压低嗓子 那个三十六的 就穿你店里那姑娘的号
setup/agitate > 老板一听火了 你骚扰我员工是不 出去
setup/context > 男的急了 掏出手机 翻出来一张小孩照片
twist > 我是她哥 她被抱走那年两岁 我不敢认 我怕吓着她
setup/context > 老板不说话了 回头看 姑娘正蹲着给顾客系鞋带
punchline/twist > 系完一抬头 她说 哎 你俩耳朵长得真像

## 探店｜n｜contrast,suspense
hook > 门口是收废品的，里头是全城最难约的古着婚纱店，你信吗
setup/context > 拐进去那条巷子我来回走了三趟，导航都放弃了
feature/context > 院里晾着床单，晒着萝卜干，推开蓝门，一屋子白纱
trust/feature > 老板老家绍兴，收了十六年，从旧货市场、外国人的阁楼、去世的裁缝手里
feature > 有件1926年的，整整一百岁，蕾丝一碰掉渣，只准看
feature > 能穿的大概四十件，租三天，六百起
testimony > 前面一对是拍金婚照的，奶奶试了七件，爷爷就说了七遍"好看"
benefit/feature > 我学会了一个词：手工走马边
action/context > 只接微信预约，一天两拨人，迟到20分钟直接取消

## 测评｜s｜question,pain
hook > 家里的锁芯到底能扛几分钟 我请了个开锁师傅来砸场子
trust/context > 他公安备案的 我不教你们开 只看谁活得久
evidence/solution > A级 你家要是零几年的老小区 多半是它
evidence > 十七秒 我水还没拧开
evidence/solution > B级 钥匙两面有坑的
evidence > 三分四十
evidence/solution > C级 有弯弯的一条槽
evidence > 他捅了二十分钟 摘帽子了 说今天不行 要么砸门
evidence/summary > 差价多少 A和C差一百二 换一次连手工两百多
twist > 但是门框松的 撬棍一下就开 锁再好白搭
action > 去拍一张你家钥匙 发上来 我给你认

## 情感观点｜-｜dialogue
hook > "小伙子，你会修车，会不会修人？"说这话的大姐，后来成了我干妈。
setup > 那是在青海湖边上，她的老捷达抛锚，我骑车路过，身上只有一把十字起。
setup/context > 拆开一看，就是分电器受潮，拿火烤烤就行。
twist/setup > 我烤的时候她坐石头上哭，说她是去湖边撒儿子的。
setup/twist > 我不会说话，就把车修好，又帮她把车里里外外擦了一遍。
setup/context > 她非要给钱，我说那您以后每年让我保养一回。
after > 九年了，每年五月，她从兰州开到西宁，换机油，住我家。
after/punchline > 去年我结婚，坐高堂那个位置的，是她。

## 情感观点｜n｜contrast,number
hook > 一个保洁阿姨时薪40，一个家教时薪200，差的那160到底差在哪
context/point > 有人说差在学历，我不完全信
evidence > 我见过一个把40的活干成150的：只做急单，退租当天，三小时交房
why/point > 她卖的不是擦，是"押金能拿回来"
evidence > 也见过200的家教，课上刷手机，家长第三回就不续了
point/summary > 所以真拉开差距的，是你替人扛了多大的事
twist > 话说回来，也别拿这个安慰自己，行业底薪低就是低，该涨得涨
action/question > 你干的这行，扛的是什么事？

## 公众号长文｜s｜scene
hook > 二十三点零七分 末班地铁 对面的姑娘抱着一只鞋盒 睡着了
setup/context > 鞋盒是我们厂的 我认得那个橙 八年前是我调的
before/setup > 我在东莞做鞋 从画板师做到关厂 又从关厂做回一个人
agitate/pain > 最低谷是二零二三 库房里四万双卖不掉 银行在门口站着
question > 为什么做不下去
why/punchline > 想过很多 最后就一句 我们做了一辈子别人的鞋 没想过自己穿不穿
twist > 关厂那天 剩下六个老师傅不肯走 说再打最后一双 打给自己
setup/context > 六双鞋 六个样子 有一个是给脚上长了骨刺的老伴打的
after/solution > 这双 后来成了我们唯一的产品 一年卖两万来双 专卖给脚不舒服的人
punchline/summary > 那姑娘到站醒了 我看见她鞋盒上写着 给外婆

## 直播切片｜s｜identity,pain
hook > 家里有对地毯过敏的没 一吸就打喷嚏那种 有的话把音量开大
solution/trust > 今天来的是可拆洗地垫 我们厂是做汽车脚垫起家的 所以耐操
feature > 上面一层圈绒 底下一层止滑 中间魔术贴 撕 你听这声音
how > 脏了揭上面那层 扔洗衣机 四十度 四十分钟
evidence > 我泼酱油了啊 来 泼 大胆泼
evidence > 这块我昨天泼的 洗完在这 你找找印子在哪
feature/point > 扫地机器人能过 边是斜的 一点二公分
context > 那个谁 空调关小点 吹我麦了
feature/desire > 喜欢深色的看这个墨绿 喜欢浅的看燕麦 燕麦我库存少
action > 一六乘二三的二百一十九 小的一百零九 先付后洗 不对 先付后发 哈哈哈

## 带货口播｜-｜counter,negative
hook > 我们招设计师，不看作品集，看你家厨房。
why > 做全屋定制的，天天给别人画柜子，自己家锅盖没地儿放，这活儿我不放心交给你。
action/context > 岗位是家居设计，佛山顺德，名额三个。
benefit/feature > 无责六千五，提成按实收的百分之一点八，双休里保一天在周末。
benefit/feature > 公司二十一个人，平均待了四年零三个月，老板娘煮糖水，天天有。
context/feature > 会酷家乐，量尺不怕脏，能听懂客户说的"大概这么大"。
context/feature > 不适合想接私单的，被发现了，当月走人，这个写在合同第九条。
action > 简历附三张照片，灶台、水槽、调料那一格，别收拾。

## 种草笔记｜n｜result,counter
hook > 今天劝退了一个要买重疾险的，我主管想打我
setup/context > 28岁，刚辞职，卡里就一万二，非要买个年缴九千的
solution/setup > 我说你先别，去买个两百多的百万医疗，再把社保续上
setup/context > 她发来一个抱抱，说别家都催她今天签
punchline/after > 两百三的医疗险，我提成九块六，够买俩肉夹馍
punchline/summary > 饿不死我的，她明年有钱了肯定记得我（应该吧😂）

## 非营销｜n｜none
solution > 婚礼执行群通知（12月6日 陆&祁 场）
point > 进场时间：前一日22:00，酒店货梯限到24:00，超时加收
action > 花艺组先进，灯光桁架21:30到门口等，不要堵消防通道
point > 主桌改为18人圆桌，签到台左移到柱子后面
why > 因新郎奶奶坐轮椅，原通道宽度不够
point > 对讲频道：总控3，花艺5，摄影7
action > 所有人黑衣黑裤黑鞋，香水勿喷，伴娘对百合过敏
action > 撤场以新人家属全部离场为准，别提前拆
point/summary > 有变化以总控语音为准，文字不作数

## 带货口播｜s｜promise
hook > 十块钱的东西 让你家下水道一个冬天不反味
pain/why > 天冷屋里热 地漏那碗水两天就干 一干臭气就上来了
solution/feature > 这叫地漏芯 硅胶的 里头有个小舌头
how > 你把原来那个不锈钢盖子撬开 往里一怼 听见噗一声 到位
evidence > 水下去 舌头张嘴 没水了 闭嘴 看 我往上吹都吹不动
benefit > 小飞虫也上不来了 就那种墙上黑不溜秋的小蛾子
how/point > 内径量一下 四公分到五公分的都行
action > 一般家里四个地漏 拍五个装的 多一个给你爸妈

## 种草笔记｜-｜loss
hook > 花了两千六买窗帘，结果一洗缩了十一公分，等于白交学费，这篇替你们省。
point/solution > 后来我学乖了，只看三样：预缩没预缩、褶皱几倍、底下有没有铅坠线。
point > 预缩过的面料，标签上会写水洗收缩率，百分之三以内放心买。
point > 褶皱两倍才显垂，一倍半拉上像块抹布晾着。
point > 铅坠线那玩意几块钱一米，但是风吹不乱，孩子拽也不飘。
solution/feature > 现在挂的是棉麻混的，烟粉色，一米六十八块，自己找裁缝锁的边。
after/evidence > 洗过两回，下摆还是刚刚扫到地板，阿弥陀佛。
save > 三样东西抄备忘录里，逛市场直接问老板，他会觉得你是同行。

## 知识科普｜n｜identity,counter
hook > 家里有人打鼾的，这条你得看完，打鼾不是睡得香
point/agitate > 打着打着突然没声了，过十几秒猛吸一口，这叫呼吸暂停
why > 嗓子后头的软肉塌下来，把气道堵了
agitate > 一晚上堵个上百次，血里氧气掉到八十几，心脏跟着受累
trust/evidence > 我们卖床垫的门店，有个大哥说换硬的能治鼾，我没敢卖，让他去查了，重度
action/how > 挂呼吸科或者耳鼻喉，戴一晚上监测，一般几百块，有的能报
how/point > 侧着睡能轻点，酒别喝，胖的减一减
trust/point > 枕头、床垫、止鼾贴，都治不了病，我自己就是卖这个的，我说的
action > 赶明儿录一段你家那位的呼噜，带给医生听

## 教程｜s｜loss,counter
hook > 你家多肉夏天死一半 多半是死在你那一瓢水上
why > 三十五度往上 它自己睡觉了 你灌它 根就捂熟了
how/point > 第一 找个小喷壶 晚上八点以后 沿盆边喷一圈 土面湿一公分就停
how/point > 第二 拿竹签插到底 拔出来带土 就别喷
how/point > 第三 叶子皱得跟老太太手似的 才坐一回盆 五分钟端出来
how/point > 坐完别见太阳 搁风口
question/pain > 底下叶子透明了咋整
how/point > 那是水大 掰掉 晾一礼拜 有的能活 有的就是没了
punchline/summary > 我也死过 死了一百多颗才整明白 你别灰心

## 剧情对话｜n｜identity,suspense
hook > 所有当过甲方的人，都该看看这个花艺师的一天
setup/context > 7:00 改稿第六版，客户说"要高级的粉，但不要粉"
setup/context > 11:00 客户又说，还是第一版吧
setup/agitate > 15:00 花全插好了，客户老公来了：怎么不是红的？喜庆啊！
setup/context > 花艺师深吸一口气，把工具包拉链拉上，又拉开
twist/setup > 她从最底下抽出一枝白色，别在客户的耳朵后面，举起镜子
twist/summary > 客户看着镜子，忽然说：我妈走的那年，院子里就是这种花，对不起，我一直没想起来我要什么
punchline > 字幕：改了六遍的，不是花

## 探店｜-｜question,suspense
hook > 一家只卖枕头的店，是怎么在上海弄堂里活过二十年的？
setup/context > 门脸不到三米，老板姓郁，戴着老花镜在给一只枕头拆线。
feature/solution > 进门不让你挑，先让你躺，他拿软尺量你耳朵到肩膀的距离。
feature > 芯子分九种，蚕沙、茶梗、木棉、决明子……按两称。
evidence/testimony > 我报了一个"十公分"，他摇头，量出来是八点五，说我前头那个高了，怪不得手麻。
testimony > 里屋有位老克勒，每年春天来换一次壳，换了十一年。
feature > 做一只一百四到三百六，隔天取，可以绣个姓。
feature/twist > 我说想绣个爱心，他说不会，只会字。
after/testimony > 走的时候他塞给我一张纸，写着该换的年月。
action > 周一歇，下雨天也可能歇，打个电话再去。

## 测评｜n｜identity,number
hook > 给爸妈装监控的打工人，六个摄像头我在老家装了一圈，说说哪个我妈没拔
setup/context > 我妈嫌费电，见灯就拔，所以"有没有指示灯"成了第一项指标🤣
evidence/point > A 灯关不掉，第一天就拔了
evidence/point > B 画面清楚，但一动就喊"欢迎光临"，我爸以为是贼
evidence/point > C 夜里黑白的，能看清是谁，声音有点闷
evidence/point > D 带个屏幕能视频，我妈天天对着它梳头，没拔！
evidence/point > E 要会员才能看回放，一年188，算了
evidence/point > F 断网就瞎，老家网一天断三回
evidence/summary > 一个月下来，D在线29天，C 26天，其他都没过十天
summary > 结论就是D放客厅，C放院子
action/point > 隐私这个事记得先跟老人讲清楚再装

## 情感观点｜s｜counter,number
hook > 我花了六万学钢琴调律 第一年挣了四千三 我不后悔
before/setup > 原来在银行点钞 点了九年 手指头灵 就这一个优点
setup/context > 师父收我那天 让我听 说这两个音你觉得差哪儿 我说不差啊
setup/context > 他叹口气 说你先听半年
agitate/setup > 半年里我看着存折从六位数变五位数 我妈急得偏头痛
twist > 有天在饭馆 隔壁桌碰杯 我脱口而出 降si
setup/context > 整桌人看我 我自己也愣了
after > 现在南通这一片 一个月三十来台 够吃够喝
punchline/summary > 点钞的时候 什么都是一个声 现在不是了

## 情感观点｜-｜conflict
hook > 客户说中介费百分之二太黑，同行说没这两个点活不下去，我两头都干过，讲句公道话。
point > 单看一套三百万的房子，六万块，带你看了五次，确实心疼。
twist/point > 可你没看见的是，他那个月带了四十组，就成了你这一单。
question > 那问题来了，凭什么成交的替没成交的买单？
point/why > 不凭什么，这个收法本身就不合理，它是靠天吃饭的时代剩下来的。
solution > 我更赞成拆开：看房按次，谈判按小时，办手续收个固定的钱。
evidence > 我们店上个月试了十一单，平均每家付了两万四，顾问到手反而稳了。
twist/pain > 难处也有，有人看完二十次，一次都不肯付。
punchline/summary > 规矩总是慢慢立起来的，先从不骂对方开始。

## 公众号长文｜n｜result,number
hook > 我们部门的离职率，从41%降到了7%，只做了一件不花钱的事
context/trust > 我是一家呼叫中心的HR，一百六十个座席，平均年龄二十四
before > 以前每月都在办入职，入职的速度刚好赶上离职的速度
before/setup > 我做过加薪测算、做过下午茶、做过心理热线，都有用，都只管一个月
twist/setup > 直到我自己戴上耳麦，接了一个礼拜
why/agitate > 最伤人的不是被骂，是骂完以后零点五秒，下一通就自动接进来了
solution > 我去找IT，把那个"自动接入"的间隔，从0.5秒，改成了由座席自己按
evidence/after > 大家担心的"故意不按"并没有发生，平均间隔只有十一秒
evidence/after > 接通量少了2%，投诉少了三成
punchline > 十一秒，够一个人把委屈咽下去，也够他想起来自己还是个人
punchline/summary > 所谓管理，也许先是把手从别人脖子上拿开

## 直播切片｜n｜trend
hook > 双十二返场最后一晚，想给爸妈换床垫的，就今晚
trust > 我不跟你说最低价，我跟你说，买贵了三十天内我补，录屏，录
feature/solution > 这张，整网弹簧，偏硬，腰不好的老人睡
evidence > 来，哥，你躺下，我给你看腰底下，手掌塞不进去，对不对
feature/solution > 这张，独立袋装，中等，两个人体重差得多的
evidence > 你在这边蹦，你看那边的水杯，不动
question > 腰间盘的问能不能睡最硬的
trust/point > 别，太硬悬着更疼，听你大夫的，我不瞎推荐
feature/how > 一米五的选二号，一米八的选三号，尺寸别选岔了
benefit/feature > 旧的给你拉走，楼上楼下的费我包了
action/summary > 还有二十六分钟下播，慢慢想

## 带货口播｜s｜identity,pain
hook > 花鸟市场的老板们 房租又涨了吧 我这儿有个不要房租的地儿
solution > 高铁站 出站口 自动花柜 一台占地一平
how/feature > 你供花 我出机器 出水电 卖一束 你六我四
evidence > 昆山南站那台 上个月走了三百七十束 最高一天是周五傍晚 四十一束 全是接女朋友的
feature > 柜子恒温十二度 花在里头能撑五天 撑不住的后台提醒你换
context/how > 一束别超过七十 别超过四十公分高 拎不走
context/trust > 清明前后差 那几天卖白菊人家站里不让
trust/benefit > 押金没有 合同半年一签 不行你撤
action > 有现成花店的先来 苏州 无锡 常州都有点位 打电话找小裴

## 种草笔记｜-｜identity,pain
hook > 钢琴一响，楼下就敲暖气管的举手。
setup/context > 我家今天被敲了第十九次，我提着一袋砂糖橘下去了。
setup/context > 开门是个奶奶，耳朵上挂着助听器。
setup/context > 我赶紧道歉，说以后八点半之前一定停。
twist > 她说不是嫌吵，是听不清，敲一敲想让你弹大点声。
punchline/after > 我站在楼道里，橘子差点掉一地。

## 非营销｜s｜none
solution > 直播间选品会纪要 十一点开到一点二十
point > 通过的 竹纤维毛巾 折叠泡脚桶 儿童雨靴 三个品
pain > 没通过的 颈椎按摩仪 供应商拿不出检测报告 宣传页写治疗 不敢上
point > 待定的 乳胶床垫 样品有胶味 阿坤带回去睡一周再说
action > 泡脚桶的主图重拍 别露电源线 周三之前
action > 毛巾文案里的抑菌两个字删掉 没有资质
point > 佣金低于十五的 以后不进会
summary > 下次会 周一晚上 轮到小祝带夜宵

## 带货口播｜n｜question
hook > 你知道酒店的枕头为啥睡着比你家舒服吗？
why/twist > 不是枕头贵，是人家摞两个，一高一低
solution/feature > 我家这款就是按这个道理做的，一组俩，高的八百克，低的四百克
feature > 立衬三公分，羽丝绒，四边包边走双线
how/benefit > 平躺用低的，侧躺垫高的，看电视俩摞一块
evidence > 坐上去，我一百四十五斤，起来，数到五，回来了
testimony > 昨天有个开民宿的老板拿了六十对，客人问了才来的
action > 一对五十九块九，来一对试试，不满意你给我退回来

## 种草笔记｜s｜identity,question
hook > 阳台晾不干的南方姐妹 你们冬天的床单到底怎么办的
pain > 我在桂林 回南天 晾四天摸着还是凉的 闻着像梅干菜
solution > 今年跟风买了干衣杆 就一根会发热的晾衣杆 别笑
feature > 四百瓦 六个小时一度多电 能定时
how/evidence > 一条一米五的床单对折挂上去 睡觉前挂 早上七点干了
evidence/twist > 牛仔裤不行 裤腰那圈还是潮
benefit/advantage > 关键是不占地 不响 我租的房子才22平
benefit > 校服第二天要穿那种急的 它真的救命
action/save > 想要别的法子的也可以看看评论 有人用狗的烘干箱哈哈

## 知识科普｜s｜conflict
hook > 老师傅说机油要五千换 厂家说一万 说明书上又写一年 你听谁的
twist/point > 三个都对 说的不是一种车
point/solution > 矿物油 五千 半合成 七千五 全合成 一万
point/twist > 但是你要是天天堵在二环上 一小时走八公里 得打七折
why > 怠速的时候公里数不涨 机油照样在烧
how/point > 最准的 看发动机小时数 有的车仪表里能调出来 两百到两百五小时换
point/twist > 抽出来黑不代表坏 柴油车刚换就黑
summary > 跑高速的看公里 堵车的看小时 不怎么开的看一年
save/action > 转给你那个一年跑三千还五千一换的朋友

## 教程｜-｜promise,scene
hook > 明天退租，今晚十点，我教你把墙上那堆无痕钩弄下来还不掉皮。
how/context > 吹风机一个，棉线一根，风油精一瓶。
how > 先拿热风吹，离墙一拃，三十秒，胶就软了。
how > 棉线两头绕在手指上，贴着墙像拉锯一样往下锯。
how > 剩的胶印滴风油精，等五分钟，拿旧银行卡刮。
how/testimony > 有墙纸的别吹太近，会鼓泡，我吃过亏，扣了三百。
question/pain > 万一真掉了一块漆？
how/solution > 白牙膏填平，干了拿湿布抹边，灯一关谁也看不出来……不过房东要是问，还是老实说。
save > 搬家季，收着。

## 剧情对话｜n｜dialogue
hook > "您好，我想应聘主播。""阿姨，您今年……""六十六。"
setup/context > 面试的几个年轻人憋着笑，递给她一支口红：那您卖一个试试
setup/context > 阿姨看看口红，又看看最边上那个没笑的姑娘
twist/setup > 她走过去：闺女，你嘴唇起皮，昨晚哭了吧？
setup/context > 她从兜里掏出凡士林，先涂一层，再拿口红轻轻拍上去
punchline/twist > "遮不住的咱不遮，咱让它润着。"
after/setup > 屋里静了。姑娘眼泪吧嗒掉下来
punchline/after > 老板在门口站了有一会儿了：明天晚上八点，您上。

## 探店｜s｜scene
hook > 下了雨 我钻进一个修手风琴的铺子躲 一躲躲了一下午
context > 哈尔滨道里 红专街背后 门上就贴张纸 修琴
trust/feature > 大爷姓关 七十七 俄语说得比普通话溜
feature > 墙上四十多台 有一台贝壳键的 苏联的 他说给两万也不卖
feature > 换簧片一个十五 补风箱按折算 一折八块
evidence > 他当我面调了一台 拿小刀刮 刮一丝 吹一口 再刮
testimony/feature > 隔壁卖红肠的进来 也不说话 坐下就拉了段喀秋莎
benefit/testimony > 我这个五音不全的 学会了怎么拿风箱不漏气
feature/pain > 屋里呛 大爷烟大
punchline/summary > 雨停了 我舍不得走

## 测评｜-｜scene
hook > 早高峰的地铁上，我把三款"久站不累"的鞋垫一周换一款，站给你们看。
context > 体重一百三，扁平足，通勤单程一个小时零五分，基本没座。
evidence/point > 第一周，凝胶的，软是软，第三天后跟那块就趴了。
evidence/point > 第二周，碳板的，硬，像踩着公交卡，但是小腿没酸。
evidence/point > 第三周，药店那种带足弓的，四十九块，前两天磨脚心磨得想骂人。
evidence/twist > 到第五天，忽然就忘了它的存在了。
evidence > 同一段楼梯，我记了心率，第一款一百一十八，第三款一百零九。
summary > 扁平足的，药店款，要忍两天；脚正常的，凝胶的图个一时舒服。
punchline/twist > 碳板那个，送给跑马的同事了，他说我暴殄天物。

## 情感观点｜n｜identity,suspense
hook > 我是一名上门给宠物做临终保洁的，对，你没看错，有这行
context/solution > 猫狗走了以后，窝、毛、味道，主人下不去手的，我去收拾
why/before > 入行是因为我自己的狗，叫豆包，十六岁，肾衰
before/setup > 它走后，沙发底下那团毛，我三个月没敢吸
setup/context > 第一单是个东北大哥，一米九，站门口说妹子你轻点，它怕吸尘器
setup/twist > 我就没开机器，拿手捡，捡了两个多钟头
setup/twist > 捡的毛装一个小玻璃瓶，他捧着，一句话没说，对我鞠了一躬
after > 现在每单我都留一小瓶
punchline/summary > 味道会散，可有人替你弯过腰

## 情感观点｜s｜counter
hook > 别老夸保险公司赔得快 赔得快不是本事 是应该的
trust/point > 我在这行十五年 最看不得三天赔付还要拍锦旗
point/evidence > 你家水管漏了 物业来修了 你给他送锦旗吗
agitate/point > 一拿应该做的当功劳 那不该做的就有人不提了 比如卖的时候没讲清免责
evidence/agitate > 上个月有个老太太 拿着一张意外险来问我痛风能不能报 卖给她那人早离职了
solution/point > 我倒觉得 该公布的是 谁家拒赔了多少 因为啥拒的
context/twist > 当然有些公司年报里确实有 就是藏在第八十几页
punchline/summary > 锦旗我家里也有两面 我拿来盖缝纫机了

## 公众号长文｜-｜result,number
hook > 二百四十六户，九十八天，我们把一个老小区的绿化从"没人管"变成了"抢着管"。
before > 起初是一片黄土，中间一个干了的喷泉，里头有三辆共享单车。
before/agitate > 物业没钱，业主吵架，种什么都被拔，前年的月季，一夜之间少了四十棵。
twist/solution > 我们接手后做的第一件事，是什么都不种。
how > 先在每个单元门口放一个空花箱，写上门牌号，附一包种子。
setup/evidence > 第一周，只有六个箱子里有土。
twist/setup > 到了第三周，七楼的小男孩给自家箱子插了一块牌子：这是我爷爷的葱。
after/twist > 从那天起，没有人再偷东西了。
why/punchline > 公共的东西没人心疼，写了名字的葱，谁都下不去手。
after/evidence > 九十八天后，一百七十九个箱子是绿的，喷泉里养了锦鲤。
evidence > 物业费收缴率，从五成四升到八成八。
punchline/summary > 绿化从来不是种花，是种"这是我的"。

## 直播切片｜s｜result,number
hook > 上一场两百单 十一分钟没了 没抢着的姐妹今天补货了 听我报数
action/context > 一百五十单 先报一百五十
solution/feature > 就这个 羊羔绒的居家靴 包后跟 能下楼拿快递那种
feature > 底子是EVA的 轻 一只一百四十克
evidence > 我泼水 底下这条线以上才湿 以下不湿
question > 哪位问的 瘦脚的问大不大
how/feature > 瘦脚拍小一码 胖脚正常拍 别自己瞎琢磨
trust/action > 没抢到的不用急 预售七天 我不拿你们的钱吃利息
action/attention > 还有三十五双 三十四 三十二
action/summary > 没了没了 点想要 我去跟厂长磨

## 带货口播｜n｜identity
hook > 会说方言的年轻人注意，我们花钱请你跟老人家唠嗑
context/action > 社区居家养老热线，要潮汕话、客家话、闽南话、苏北话各两人
how/feature > 每天拨打30到40个，问问吃没吃、睡没睡、摔没摔，记下来
benefit/feature > 月薪5600，五险一金，白班九点到五点半
benefit > 有独立工位，每天有一小时喝茶不用接电话
why > 为什么不用机器打，试过了，老人一听机器就挂，还骂
testimony > 前任小卓说，有位阿婆每周三等她电话，等了一年多，走之前托人带来一罐橄榄菜
trust > 跟民政签的，三年项目
context/action > 不怕听唠叨的来，怕的别来
action > 报名请发一段方言语音，讲讲你最爱吃的早餐

## 种草笔记｜s｜result
hook > 考过了考过了 二级修脚师 证书编号都能查了
before/context > 七年前我在健身房卖卡 谁想得到呢
setup/agitate > 我爸说 你一大学生给人抠脚 他当时一礼拜没跟我讲话
twist/after > 上周他灰趾甲犯了 坐我店里 把鞋脱了 说 收不收家属价
setup/context > 我蹲下去 手有点抖 七年了头一回碰他脚
punchline/summary > 收 收双倍

## 非营销｜-｜none
solution > 关于更换小区门禁系统的说明，请全体业主阅知。
why > 现有门禁服役十三年，配件停产，上半年故障四十七次，经业主大会表决，同意更换。
point > 新系统支持手机、卡片、密码、人脸四种方式，人脸为自愿，不录不影响通行。
trust > 照片只存在本小区的服务器，物业不上传，离住三十日内清除。
action > 请于十二月十日至二十日，带产权证或租约，到南门岗亭登记。
point > 老年人及行动不便者，可预约上门办理，电话拨内线八。
point > 老卡在二十五日零点失效，请勿丢弃，可抵新卡工本费五元。
summary > 特此说明。

## 带货口播｜s｜negative
hook > 不是所有洗车液都能叫洗车液 有的就是洗洁精兑水 你信不信
evidence > 来 这瓶九块九的 我倒鸡蛋壳上 你看 起泡 蛋壳发涩了
evidence/feature > 这瓶 中性的 pH七点二 试纸在这 自己看色
feature/evidence > 一瓶盖兑半桶 泡沫挂得住 能糊住车门三分钟不掉
benefit > 不伤蜡 你上礼拜花三百打的蜡还在
how > 从上往下洗 轮毂放最后 两块海绵分开
advantage/feature > 一瓶两升 二十九块九 能洗四十来回 你去洗车店一回多少钱
action/summary > 算明白账的 拍

## 种草笔记｜n｜result,number
hook > 住进新房第100天，最不后悔的5样东西✍️（没一样超过200块）
point > ① 感应小夜灯，装床底的，半夜起来脚一落地就亮，不刺眼，我家买了七条
point > ② 门吸换成地上磁的，不用打孔，吸力大到我娃掰不动
point > ③ 水槽沥水篮带伸缩的，洗一把小白菜正好，洗完收到边上
point > ④ 鞋柜里的烘鞋棒，健身回来插俩小时，脚臭党的尊严
point > ⑤ 一个超丑的绿色橡皮垫，放洗衣机脚底下，脱水再没跳过迪斯科
testimony/evidence > 邻居原来上来敲过门，垫完以后说你家是不是换洗衣机了
twist/point > 后悔的也有，开放式书架，别问，问就是擦灰
action > 想听后悔清单的点个赞，超过两百我写

## 知识科普｜-｜scene
hook > 凌晨两点，孩子睡着了，你翻着"少儿教育金"的页面，想不想听句实话？
point/context > 教育金，说白了就是一份给孩子存钱、到了岁数再领的年金险。
point > 它的长处是锁得死，你想挪也挪不动，这对花钱没谱的家长是好事。
point > 它的短处也是锁得死，头五六年退，要赔不少。
evidence > 我拿一份合同算过，每年两万交十年，十八岁起领，年化大概百分之二点几。
point/solution > 所以如果家里顶梁柱自己还没保障，先别给孩子存。
punchline/why > 船长倒了，船票再好也没用。
summary/how > 顺序是：大人医疗、大人重疾、大人寿险，孩子医疗，最后才轮到这个。
punchline/summary > 先保赚钱的人，再存花钱的人。

## 教程｜n｜contrast
hook > 左边是我之前剪的绣球，光杆；右边是今年的，37个花头
point/why > 区别不在肥，在剪的时间
how/point > 先分清：老枝开花的，和新枝开花的
how > 老枝的（无尽夏以外的大叶多半是），花谢了马上剪，八月以后绝对别动
how > 新枝的（圆锥、乔木那类），冬天可以狠心剪到膝盖
how/point > 剪口在饱满的芽上面一指，斜着
how > 剪完涂点伤口膏，没有就涂蜡烛油
question/pain > 分不清品种？
how/point > 看花苞从哪儿冒出来的，从去年的木头棍上冒就是老枝
how/summary > 拿不准的这一年先别剪，看一年

## 剧情对话｜s｜scene
hook > 大雨天 高架底下 一个小伙子抱着台主机 跪在地上拿校服裹
setup/context > 路过的修电脑大叔 摇下车窗 上来吧
setup/context > 后座坐着小伙子 浑身滴水 抱着机箱 像抱个娃
setup/twist > 大叔问 打游戏的吧 小伙子说 不是 我爷爷的
setup/twist > 里面有我爷爷写了二十年的县志 没备份 医院催着转 他说等不及了
setup/twist > 大叔把车靠边 双闪 从后备箱拿出螺丝刀 就在车里拆
after/setup > 硬盘一接 滴滴两声 屏幕上蹦出来 一千一百多个文件
punchline/setup > 小伙子哭得直抽抽 大叔说 哭啥 先复制三份
punchline/after > 后来县志出来 后记最后一行 谢高架下那位师傅 字没收

## 探店｜-｜conflict,dialogue
hook > 我老婆说这家是全青岛最好睡的床品店，我说瞎扯，不就一个仓库吗，今天去治治她。
context > 李沧，开到一个仓库门口，卷帘门半拉着，得弯腰进。
feature/solution > 里头十二张床，全铺好，写着"请脱鞋躺"。
feature > 床单按"手感"分，不按牌子，沙的、滑的、绒的、糯的。
evidence/context > 我躺下装睡，真睡了，醒来一看表，一个小时四十。
evidence/testimony > 老婆在旁边录像，我呼噜打得挺齐。
twist > 好吧，我收回瞎扯两个字。
feature > 我俩挑的一套"糯"的，四件，四百三十八，含枕套绣字。
feature/context > 停车要绕一圈，门口只有三个位，有一个还堆着纸箱。
action > 周末两点到四点，人最少，适合午觉。

## 测评｜s｜result,suspense
hook > 先说谁输了 输的是最贵的那台 我自己都没想到
context > 三台燃气热水器 都是十六升 同一个澡堂 我同一个人洗
how/context > 出水时间 水温波动 冬天进水五度的时候够不够热
evidence > 一号 十八秒出热 波动正负零点五 冬天够
evidence > 二号 十三秒 波动两度 洗着洗着一激灵
evidence > 三号 最贵 四十秒 带零冷水 但它得先转一圈
why/point > 零冷水不是快 是你得提前按 我每次都忘
summary/point > 有小孩老人 波动小的最要紧 别看广告
summary > 一号 两千二那个 闭眼
twist/punchline > 三号好处也有 面板亮堂 老公半夜起来能当小夜灯
action/question > 你们家洗澡要等几秒 数一下

## 情感观点｜-｜question
hook > 有没有人跟我一样，三十五岁才知道自己喜欢修东西？
before/context > 之前在银行做柜员，做了十三年，每天数钱，不是我的。
setup/pain > 辞职那天，行长问我去哪儿，我说去学修自行车，他以为我疯了。
setup/context > 拜的师傅在菜市场拐角，他每天就说三句话：紧了、松了、过油。
agitate/setup > 头半年我一辆都没修成过，链条断过，我自己的手也断过，左手小指，骨裂。
setup/twist > 有天来了个高中生，车闸失灵，急着去赶中考，师傅不在。
setup/context > 我手抖着装完了，跟他说你慢点骑。
after > 六月底他来送喜报，喊我大师傅。
punchline/after > 大师傅不敢当，但我那天回家，把银行的工装扔了。

## 情感观点｜n｜dialogue
hook > 老板说"我把你当家人"，我当时就想说，那您先给我交个房租
trust/context > 我做招聘的，一年听这句话能听三百遍
point/why > 企业就是企业，家人这个词，一出来，加班就不用算钱了
evidence/agitate > 面试问一句"加班怎么算"，对面脸就掉下来，多的是
twist/evidence > 我也替老板讲一句，有些小老板说这话是真心的，去年工厂被水淹了，他先给工人垫了两个月工资
point/twist > 可惜真心没法写进合同，合同里写的，才能兑现
solution > 你要真把他当家人，就把钟点、钱数、休几天，白纸黑字写清楚
punchline > 亲兄弟都得明算账，何况是"家人"

## 公众号长文｜s｜question,pain
hook > 为什么你买的花 到家第三天就低头
pain/agitate > 水换了 底也剪了 小药包也放了 还是一个个垂下来 像开完会的人
question > 问题出在哪里
twist/why > 多数时候不在你家 在那四十八个小时的路上
why/context > 一枝玫瑰从斗南到北京 要进三次冷库 出三次冷库 每一次温差 就是一次抽干
why/context > 花店拿到手 已经渴了两天 再给它一碗水 它也来不及喝
context/solution > 能做的有三件
how/point > 一 到家别急着插 深桶 没到花脖子 避光 泡两小时 叫醒水
how/point > 二 剪的时候在水里剪 别让空气进去
how/point > 三 叶子在水面以下的全去掉 那是细菌的饭桌
after/summary > 做到这些 多数能多撑两三天 也有救不活的 那就是上路前就断了
punchline/summary > 下次它低头 别怪自己 先问问它走了多远的路

## 直播切片｜-｜identity,pain
hook > 来，家里有老人耳背的，电视声音开到六十，全楼一起听新闻的，进来坐。
solution/trust > 我不是卖助听器的，助听器得去验配，我卖的是这个，电视耳挂。
feature/solution > 一个插电视上，一个挂老人家耳朵边，声音只他一个人听。
feature/advantage > 不入耳，挂脖子上，靠骨头传，老花镜一起戴也不打架。
evidence > 我把电视关到五，你们听不见吧，我戴上，主持人说明天小雨。
testimony > 有个客户给他爸买，发来照片，老头看球，老太太看宫斗，一屋两台，谁不打扰谁。
trust/how > 听力掉得厉害的，请先去医院，别拿这个顶。
action > 一百二十九，电池带两块，左边一号，要长线的拍二号。

## 带货口播｜s｜number,result
hook > 我们厂去年 二十七个人 今年 六十五个 还缺
context/action > 做鞋垫的 在莆田 不是那种莆田 是正经给医院供的矫形垫
trust/why > 订单从上海的几家医院来 排到明年四月了
benefit/feature > 操作工 计件 新手第一个月保底四千八 学会了六千到八千五
benefit/feature > 车间有空调 夏天二十六度 不让打赤膊
benefit > 孩子可以放二楼 请了一个退休老师看作业
context/feature > 手要稳 眼神要好 五十岁以内 男女不限
context/trust > 有气味 硅胶的 哮喘的朋友慎重
action > 来之前打电话 我叫人到动车站接 别自己摸 岔路多

## 种草笔记｜n｜suspense,number
hook > 今天给6个人办了入职，第7个坐在会议室里哭
setup/context > 小姑娘，24，第一份正经工作，交了身份证才发现名字少一撇
setup/agitate > 社保系统里那个"琦"打成了"锜"，她以为白考了三年
setup/how > 我拿着户口本去跑了两个窗口，排了一上午
after > 下午改过来了，她给我发了个红包，我没收
punchline/summary > 我收了她从兜里掏出来的一块大白兔，化了，粘手

## 非营销｜n｜none
solution > 芋头扣肉（偷懒版，高压锅40分钟）
solution > 五花肉一斤三两，荔浦芋头一个，南乳两块，八角一颗，白糖半勺
how > 肉整块冷水下，姜片黄酒，煮二十分钟
how > 皮用牙签扎密，抹老抽，晾干，入油锅炸皮，锅盖当盾牌别伤着
how > 切片，芋头同样厚，一片肉一片芋头码碗
how > 南乳捣开加生抽糖，浇上去，上气压四十分钟
point > 芋头切了手痒，戴手套，痒了拿火烤一烤手背，别用水冲
summary/point > 倒扣的时候盘子要扣紧，我上次甩出去一片，猫吃了

## 带货口播｜s｜suspense
hook > 你们先看我这只手 我数到十再告诉你它为啥一点不红
evidence/setup > 一 二 三 我把它摁在刚出锅的砂锅盖上了啊 四 五
evidence/context > 六 七 八 不是我皮厚 九 十
solution/point > 因为戴了这个 硅胶夹棉的隔热手套
feature > 里层是芳纶 就消防员衣服那料子 外层带小疙瘩防滑
benefit/feature > 炖盅 烤盘 空气炸锅的抽屉 一把就端
feature/benefit > 长到胳膊肘 油崩不着
advantage > 比那种布的强哪儿 布的一湿就烫 这个湿了照样
action > 两只一副 二十六块八 左撇子右撇子都能戴

## 种草笔记｜n｜trend
hook > 冬至前赶紧种！现在埋下的球根，春天能开到你怀疑人生🌷
context/feature > 我今年买了郁金香40颗、洋水仙10颗、葡萄风信子一大把
how > 冰箱冷藏六周的不用管，没冷藏的先跟苹果隔开放
how > 盆深20公分以上，球与球之间隔一个球
how > 尖头朝上，盖土到看不见，浇透一次，然后忘了它
how/punchline > 忘了它！！越勤快越烂
evidence > 去年同样的40颗，开了37颗，开了整整二十三天
feature > 我买的混色"莫奈的眼泪"，三块二一颗
benefit/punchline > 最懒的人也能在三月假装自己是园丁
save > 收藏好，冬至前一周提醒自己

## 知识科普｜s｜number,promise
hook > 卖房子的都会说得房率 三个陷阱 我拿计算器当面拆给你看
context/point > 得房率 就是套内 除以 建筑面积
point > 第一个坑 阳台算一半还是全算 各地不一样
point > 第二个 偷面积 飘窗落地 现在查得严 以后可能拆
point > 第三个 百分之一百零几那种 是把赠送的算进分子了 不上证
evidence > 我给一个客户算过 宣传一百一 上了证八十一
how/solution > 问销售要测绘报告 别看户型图
how/point > 他要说没有 那你就说那我等有了再定
punchline/summary > 房子是用来住的 不是用来算术的 可是不算术 你就住不明白

## 教程｜s｜suspense,loss
hook > 最后一步千万别做错 错了前面全白干 我放在第七步讲
how/context > 给木地板补划痕 材料 核桃 蜡笔 吹风机 抹布
how > 一 先扫干净
how > 二 核桃掰开 拿肉去擦划痕 浅的 它自己就没了 油浸进去变色
how > 三 深的 拿跟地板一个色的蜡笔涂满
how > 四 吹风机 低档 来回扫 蜡就化进去了
how > 五 银行卡 斜着刮平
how > 六 等凉
how/twist > 七 别拖地 拖了蜡就卷边 我家那条就是这么废的 干抹布打圈三天
evidence/after > 你看这条 有二十公分长 还找得着不

## 剧情对话｜s｜suspense,loss
hook > 他为了省三千块没修刹车 最后把一辈子赔了进去 不是你想的那种
setup/context > 老郑 货车司机 年审前 刹车盘裂了 他说再跑一趟就换
setup/context > 那一趟 夜里十一点 秦岭山路 长下坡
agitate/setup > 刹车热了 软得像踩棉花
setup/twist > 前面是避险车道 他一咬牙冲上去 停住了
setup/after > 人没事 货没事 他抱着方向盘坐了一夜
twist > 第二天他没去修车 直接去了交警队 当义务宣讲员 一讲十七年
twist/punchline > 他说 我赔的一辈子 是再也没超过八十迈的一辈子
after/punchline > 现在那条避险车道边上 立了块木牌 字是他刻的

## 探店｜n｜promise,number
hook > 花99块钱，在杭州当一天园丁，还能抱一盆回家，是真的
context > 良渚那边的一座玻璃花房，地铁到头再走十分钟
feature/solution > 上午10点集合，围裙靴子手套都借你
feature/how > 先学松土，再学扦插，老师傅边干边骂我"轻点轻点，是菜不是仇人"
feature > 中午一碗香椿拌面，院子里现掐的
testimony/feature > 下午自由发挥，我给苔藓盆里插了一个小人在钓鱼
testimony/feature > 一起的还有一家四口，小孩把鸡追得满院子跑
evidence/after > 一天下来，手机屏幕使用时间三十八分钟，破纪录
twist/feature > 指甲缝里的泥三天没洗干净
action > 只有周末开，提前三天约，雨天照开

## 测评｜s｜trend,number
hook > 换季过敏高峰来了 四种除尘掸子谁最不扬灰 我拿强光手电给你照
how/context > 关灯 打光 在书架上各掸十下 看空气里飘多少
evidence > 鸡毛掸 好看 灰全飞脸上了 鸡都替我尴尬
evidence > 静电的 一次性那种 粘住七成 用完就扔 一年得一百多
evidence > 羊毛的 吸得可以 就是掉毛 打扫完还得打扫它
evidence > 湿布 没灰飞 但书脊潮了 后来卷边
twist/point > 其实差距最大的 是手法 从上往下 慢 再慢
summary > 书架 静电 灯罩 羊毛 玻璃 湿布 鸡毛 挂墙上看
save/action > 想要测法清单的 自己截屏吧

## 情感观点｜n｜conflict,loss
hook > 我把攒了八年的首付，借给了最好的兄弟，三年没还，我不恨他
setup > 我俩一个寝室，沈阳的技校，修汽车电路
why/setup > 他借钱是给他妹妹做骨髓移植
setup/context > 第一年他每月还两千，第二年断了，人也找不到
agitate/setup > 我房子黄了，对象也黄了，对象她妈说，你心太软
twist/setup > 今年清明，我收到个快递，一把扳手，十五年前我俩合买的，刻着俩人名
setup/twist > 底下压着一张照片，他妹妹穿着婚纱，站在一个小修理铺门口
twist/after > 铺子招牌，用的是我俩当年起的名字：沈北电气
setup/summary > 里面有张卡，他说密码是我们寝室号，我没查
punchline > 扳手我先拿着，钱，等他来，我俩慢慢算

## 情感观点｜n｜trend
hook > 最近有个话题挺火："35岁还在做保洁丢不丢人？"我不想骂那些人，但我想说两句
trust/evidence > 我公司213个保洁，平均年龄43，有大专、有转业兵、有从写字楼出来的
point/twist > 丢人的事我见过，不是弯腰擦地，是人家把你当贼防的眼神
setup/evidence > 上礼拜有个小姑娘入职，研究生，专业是考古
question > 我问她为什么
punchline/twist > 她说土里的东西要轻轻扫，地板也是
twist/evidence > 有人会说她早晚走，我也觉得，可她在的这一天，把一块老水磨石擦得照见人
point/punchline > 体面不体面，在于你干的时候是不是认真
action/summary > 你家里，有人做过保洁吗？

## 公众号长文｜n｜contrast
hook > 2015年，我们店门口是"旺铺转让"；2025年，排队的人排到了隔壁理发店
context > 我开的是一家修鞋店，兼卖二手皮鞋，就在师范大学后门
before/setup > 头五年，每个月亏三千，老公说，你就当交学费
twist/how > 亏到第六年，我开始写卡片，每双修好的鞋，配一张小纸，写它受过什么伤
evidence/setup > "左跟比右跟磨得多，您走路爱偏左，右肩是不是常酸？"
testimony/twist > 有个学生拿着卡片来找我，说真的右肩酸，后来去拍片，脊柱侧弯十一度
after > 这事传开了，来修鞋的人，不光修鞋
trust/context > 我不懂医，我只是看了一万多双鞋底
setup/how > 后来我把鞋底磨损和走路姿势的对照，画成了一张图，贴墙上，谁都可以拍
twist/context > 有人说我这是在拉客，也对，修鞋嘛，总要有客
punchline/summary > 十年，我学会的是：东西旧了会说话，只是大家没蹲下来听

## 直播切片｜s｜loss,counter
hook > 没领券的别拍 听我喊停 你直接拍一单就多花四十七 我心疼你
how/action > 先点屏幕右下角那个小包 里头有张四十的 再点店铺首页 有张七块的 叠着用
action > 领到没领到 领到扣个到
solution/feature > 这是我们自己车间的 抱枕被 平时一抱 拉开一盖
feature > 两米乘一米五 大豆纤维 不是晴纶 拿一个叠起来比A4纸大一点
benefit > 办公室午睡 高铁 车上 老人看电视盖腿
testimony/evidence > 刚抱着睡了俩小时的那个小妹 你来 说 热不热 她说热 别问她了
trust/how > 问洗了变不变形的 三十度 反过来 装洗衣袋 变形找我
action/point > 券过十二点作废 不是我催 系统它自己作废
action > 好了 三秒 三 二 一 开团

## 带货口播｜n｜contrast,counter
hook > 招聘：以前我们要三年经验，现在我们要你会问"为什么"
why > 因为活儿变了，机器能排版、能出图、能写第一稿，就是不会问
context/action > 岗位：婚礼内容策划，深圳福田，2人
how/feature > 你会跟新人聊两个小时，回来写一页纸，交给设计和机器
benefit/feature > 月薪9K到14K，每单另有故事奖200到800
benefit/feature > 一年去四个城市跟拍，机票酒店报
how/action > 面试会给你看一张老照片，请你问三个问题，问得好就聊下去
trust/feature > 团队11人，最短的干了两年半，最长的我老板娘，结婚结到这儿的
context/feature > 周末上班，这个不能商量
action > 邮件标题写："我想问"

## 种草笔记｜-｜result,number
hook > 三十七平，两室，四口人，今天交钥匙。
setup/before > 老爷子睡折叠床二十六年，头一回有自己的门。
how/feature > 客厅拿柜子隔出来四平米，推拉门，上头留了一条窗透光。
after/setup > 我给他装了个带锁的抽屉，他把老花镜、存折、还有一颗掉了的门牙，全放进去，锁了，又打开，又锁上。
setup/testimony > 设计费八百，他塞我一千，说凑个整。
punchline/after > 我收了，晚上发给他家小孙女买了套水彩。

## 非营销｜s｜none
solution > 关于十二月份培训费发放的提醒 各位内训师
point > 本月发放对象 讲过两次以上的 共十四人 名单见附件二
point > 标准 初级三百一节 中级五百 外请的走合同
pain > 有三位的签到表没有学员签字 财务退回来了
action > 请补签 扫描件在周二下午五点前发到培训邮箱
point > 逾期的 并到下月一起发 不再单独通知
why > 因年底关账 系统二十六号以后锁定
action/summary > 有疑问的找我当面说 别在大群问 怕刷掉

## 带货口播｜n｜contrast
hook > 左手三块的抹布，右手九块的抹布，我擦同一块油玻璃，你自己看
evidence > 左边，擦一下，糊了，再擦，更糊了，毛都粘上头了
evidence > 右边，一下，透了
feature > 它这个叫鱼鳞布，对着光能看见一片一片的
why/advantage > 那鳞片把水刮走，又不掉毛，所以不用擦第二遍
benefit/feature > 镜子、杯子、汽车前挡，干擦湿擦都行，不用洗洁精
how/point > 别用柔顺剂洗它，洗了就傻了
action > 五条装十八块八，家里五口人一人一条，谁脏谁洗

## 种草笔记｜-｜identity
hook > 给要做腰椎手术的爸妈陪护的人，这四样东西，我替你们踩过坑了。
context/trust > 我爸腰四腰五突出，在骨科住了十二天，我睡了十二天折叠床。
point/solution > 第一，翻身枕，楔形的，塞在背后，护士一看就夸。
point/solution > 第二，弯头吸管杯，躺着喝不呛，别买带盖子的那种，盖子最难洗。
point/solution > 第三，一次性护理垫，要大的，六十乘九十，半夜能省你三回。
point/solution > 第四，长柄取物夹，他躺着能自己够手机，人就不烦躁。
summary/feature > 加一起一百一十四块，翻身枕最贵五十九。
twist/punchline > 附赠一句话：天亮前那两个小时最难，你可以下楼买碗豆浆。
point/twist > 护腰带先问医生，别自己买，买了三条两条没用上。
save > 愿你用不着，用得着的先收着。

## 知识科普｜n｜negative
hook > 不是所有"保本"都保本，也不是所有"稳健"都稳，先看这四个字在哪儿印的
context/point > 银行里卖的东西，分三样：存款、理财、代销
point/solution > 存款有保险，单家银行五十万以内，出了事赔你
point/solution > 理财没有，净值会跌，2022年底好多人吓一跳
point/solution > 代销的，基金、保险、信托，银行只是柜台
how > 怎么分？看合同第一页最底下"发行人"或"承保人"是谁
how > 或者进手机银行，找"我的持有"，存款和理财是分开的两个栏
evidence/testimony > 去年有位退休的物理老师，以为自己存的是定期，其实是两年封闭的理财
point > 签字的时候要录音录像的，多半不是存款
summary/action > 去柜台前默念：发行人是谁，能不能提前取，跌了怎么办

## 教程｜s｜trend
hook > 快过年了 教你给窗花换个活法 不用买红纸
how/context > 用的是洗衣袋 对 洗内衣那个 再来点金粉
how > 把洗衣袋裁个圆 比窗大一圈
how > 拿粉笔画个福 反着画 不然贴出来倒着
how > 沿线剪 别全剪断 留几个小桥
how > 背面喷点水胶 金粉一撒 倒一倒
how/point > 贴的时候四个角先定住 别一下子按
how/pain > 贴歪了咋整 水一喷就揭下来
after/evidence > 你瞧 太阳一照 影子在墙上 还会动
action > 大姨大妈们试试呗 不花几个钱

## 剧情对话｜-｜dialogue
hook > "大夫，我没病，我就是来给您送锦旗的。"
setup/twist > 来的人四十来岁，瘸着左腿，锦旗上写着：谢谢当年没截肢。
setup/context > 骨科主任愣了：我不记得我救过您啊。
setup/twist > 男人说，您没救过我，您是实习生的时候，跟主治医师吵了一架，说再等二十四小时看看。
setup > 那年冬天矿上出事，十一个人，别的都截了，就他这一条腿，留到第二天，好了。
twist/agitate > 主任的眼泪下来了：那是我最后一次跟人吵，后来我再也不敢。
punchline/context > 男人笑：您接着吵呀。
after/punchline > 第二天，主任把科室那份"家属签字模板"里的一句话，划掉了，改成"可以再商量"。

## 探店｜s｜negative
hook > 不是所有做旧都叫旧 这个保险柜维修店的旧 是真的
context > 武汉汉正街 二楼 楼梯窄得两个人侧身
trust/feature > 老板郭师傅 五十九 修保险箱四十年 头发不多 笔挺
feature > 墙上挂了一百多把旧锁 都有名字 洋人的 银行的 当铺的
feature > 开锁上门二百 不砸 听声
evidence > 我亲眼看他拿个听诊器贴着一台民国的 拧了十一分钟 咔
evidence/twist > 里头是一摞信 毛笔写的 主人家哭了
testimony > 主人说跑了三家 只有他问了一句 里头有没有念想
feature/context > 他不接要密码的 不接夫妻吵架的
punchline/summary > 出门的时候 我也想修个什么 想半天 没什么可锁的

## 测评｜-｜question,loss
hook > 花一千二买的烘干机，烘出来的衣服全皱，是你不会用，还是它不行？我试了三台。
how/context > 同样一桶：牛仔一条、纯棉T恤四件、睡衣一套、内裤六条。
evidence > 冷凝的那台，两个半小时，皱，T恤下摆翘成鸭子尾巴。
evidence > 热泵的那台，三个小时出头，基本平，就是慢。
evidence > 直排的那台，五十分钟，皱得像咸菜，可快。
twist/why > 后来我发现，皱，多半是塞太满，装到三分之二，停了马上挂，三台都平。
evidence > 我又来一遍，只塞一半，热泵的能直接穿去开会。
summary/punchline > 所以钱没有全白花，只是前面都在白洗。
summary > 赶时间选直排，省电选热泵，楼道没管的选冷凝。
action/question > 你家烘完还熨吗？

## 情感观点｜s｜number,identity
hook > 二十二岁 十七个房东 四座城市 我把搬家搬成了职业
setup > 大学没念完 跟一个沈阳的师傅学开厢货
setup/agitate > 第一趟就把人家的钢琴磕了 掉一块漆 巴掌大 赔了一千九
agitate/setup > 那天晚上我在高速服务区 算了三遍 还差七百块房租
twist/setup > 师傅没说话 给我转了九百 备注 七百房租 两百买猪头肉
setup/twist > 后来我养成一习惯 每件家具搬之前先问一声 它叫啥 有人真告诉你
setup/context > 有个大婶说 这台缝纫机叫老王 是她前夫
after > 现在我们车队十二台车 每台车上贴一句话 它有名字
punchline/twist > 猪头肉我一直没吃上 师傅第二年走了

## 情感观点｜s｜result
hook > 离职三个月 我的面相变好了 所以我决定说说加班
point/agitate > 别跟我讲自愿 一个领导七点不走 底下谁敢走
evidence > 我测过 前领导出差的那一周 我们组平均六点二十下班 活一点没少干
point/summary > 说明什么 说明加的不是班 是态度
twist > 但我也不赞成见加班就骂 赶项目那两个礼拜 谁没熬过
point/punchline > 区别是 有没有头 有头的加班叫冲刺 没头的叫漏水
how/solution > 我现在带三个人 七点整 我先走 走之前挨个看一眼
action/punchline > 你不用信我 你明天晚上看看你们领导几点走 就懂了

## 公众号长文｜s｜question
hook > 一张床 到底用多久该换
trust/context > 我做床品检测十一年 被问得最多的 就这一句
point/solution > 先说床垫 弹簧的八到十年 乳胶的六到八年 棕的看有没有虫
point/solution > 再说枕头 一到三年 别等它黄成地图
point/solution > 被子 羽绒的保养好 十年以上
twist/point > 可是这些数 都是厂家给的 真要换 看这五个信号
point > 早起比睡前还累 中间陷了一个人形 一翻身咯吱
point > 过敏的鼻子比人先醒 床单下摸着有硬块
twist/question > 有的人 换了床 还是睡不好
why/point > 床只占一小半 灯 声音 温度 手机 都分着呢
how/solution > 先花七天 把手机留在客厅 看看
testimony/after > 我这么劝过一个跑货运的 他七天以后说 兄弟 床没换 我好了
punchline/summary > 省下来的钱 换个枕头吧

## 直播切片｜n｜negative
hook > 今天这双不是所有人能穿，脚底长鸡眼的、脚指头叠着的，先别拍，听我说
feature/solution > 这款是尖头平底的小猫跟，好看是好看，前面窄
context/feature > 你要是拇外翻超过三十度的，咱拍旁边那双圆头的
feature > 圆头那双鞋面三段松紧，鞋口一圈海绵
evidence > 模特小雨是36码，脚宽9公分，她换上走两步，看，没掉跟
feature/context > 有姐姐问下雨穿不穿，头层牛皮的，不建议，真要穿回来拿干布擦
trust > 你按我说的拍错了号，运费我出
feature > 尖的黑、杏、樱桃，圆的黑和豆沙
testimony > "小面包"上次听我劝换了圆头，来晒了她逛古镇的图，一万八千步
action > 尖的1号，圆的2号，脚型说出来，我给你参谋

## 带货口播｜s｜promise,number
hook > 三个月 从零到接第一单婚礼 学费三千八 我们自己的学生 现在七个在给我们干
context/feature > 婚礼花艺师小班 济南 十人封顶
how/point > 第一个月 学认花 扎花 四十二种花的脾气
how/point > 第二个月 学搭架子 花门 路引 锯木头 绑铁丝
how/point > 第三个月 跟六场实单 从装车到撤场
feature/benefit > 材料全包 剪刀围裙送 大花泥管够
benefit > 结业接私单 前三单我们给你派
trust > 学完两礼拜内觉得不是这块料 退一半 收据上写着
context/feature > 要能熬夜 要能搬 女生也要能搬
action > 二十六号前报的 送一场户外草坪婚礼实操

## 种草笔记｜s｜question,promise
hook > 谁家大门上那张福还没揭下来 今晚我帮你 不收钱
trust/how > 楼里我挨家都揭过 酒精棉 温水 塑料卡 三步 不留胶
action > 要揭的在底下报门牌 我七点从顶楼往下走
twist/setup > 302 的大爷说 去年那个福是他老伴剪的 先别揭
setup/after > 我就没揭 给它外面贴了层透明膜
punchline/action > 302 的 今年新的 我给您贴旁边 成双

## 非营销｜-｜none
solution > 花艺部月度例会纪要（十二月三日）。
point > 一、上月损耗率百分之十八点三，超标，主要坏在洋牡丹，到货温度偏高。
solution > 今后洋牡丹到站直接进二号冷库，开箱不超过十分钟。
point > 二、元旦花束定价，小束七十九，中束一百三十九，大束二百六十九。
action > 包装纸上印的店名请在本周五前交稿，由小苏对接印刷厂。
pain > 三、外卖骑手压坏花束的投诉，本月七起，其中四起是没贴向上标签。
action > 打包台每人发一卷红色"朝上"贴，贴两面。
point > 四、新人柚子和阿满自下周起轮早班，请带教人写周评。
action/summary > 散会后库房大扫除，请穿旧衣服。

## 带货口播｜s｜dialogue
hook > 我妈 打电话 骂我 说你给我买的啥棉裤 穿上跟没穿一样
twist/context > 我说热不热 她说热啊 就是因为热 才说跟没穿一样
solution/feature > 就这个 抓绒的 薄 里头一层银点点
feature > 腰是高腰的 盖住肚脐眼 盖住腰
feature/benefit > 裆那块多一片布 蹲下去不勒
benefit > 外头套条西裤都行 看不出胖
how/feature > 我一百六 一百二十五斤 穿的XL 你们参考
action > 黑的多 灰的少 要两条的减五块

## 知识科普｜n｜question,loss
hook > 社保断一个月，前面的全清零？
twist/point > 不会。养老是累计的，断了接着攒
point/solution > 会受影响的是医保，断缴次月多数地方就刷不了
point/solution > 还有生育津贴，很多城市要求连续满几个月
point/solution > 买房、摇号、落户，看"连续"的，断一个月真的重来
how/solution > 换工作中间空窗的，可以自己按灵活就业交
point/agitate > 千万别找"代缴公司"，挂靠是违规的，查出来要退
how/action > 各地口径不一样，打12333问，记一下工号
save > 准备裸辞的先存

## 教程｜n｜promise
hook > 学会这一招，打印机再也不用喊IT
pain > 明明开着机，点打印没反应，任务栏里堆了八个文件
how > 按Win+R，输入 services.msc，回车
how > 找到Print Spooler，右键停止，窗口别关
how > 打开C盘 Windows\\System32\\spool\\PRINTERS，里面的东西全删
how > 回到刚才那个窗口，右键启动
after/how > 再打，好了
how/point > 文件夹名字很长，别删错，只删里面的，别删夹子
evidence/trust > 我一天接二十个电话，十二个是这个
punchline/action > 给我留条活路吧朋友们🙏

## 剧情对话｜s｜dialogue,conflict
hook > 谁让你把我的床单扔了 媳妇冲婆婆喊
setup/context > 婆婆手里还攥着个布角 说都洗出洞了
agitate/setup > 洗出洞也是我妈给我的 你凭什么
setup/context > 婆婆嘴张了张 没说话 转身进了屋
setup/context > 男的两头看 蹲地上开始抽烟
setup/twist > 半夜 媳妇起来喝水 看见婆婆屋里亮着灯
twist/context > 缝纫机嗒嗒响 那条旧床单 裁成了四个小枕套 一边缝一边叨叨 这块花还好着呢
punchline/after > 媳妇站门口 喊了一声 妈

## 探店｜s｜number,suspense
hook > 三十八块 修了我五年的腱鞘炎……的锅 开玩笑 修的是我的炒锅手柄
context > 广州 同福西 骑楼底下 一个铁皮摊
feature/solution > 补锅 配手柄 磨刀 换高压锅圈
feature/trust > 老板娘 左手缺一节指头 干活比谁都快
evidence > 我这锅 松了两年 我每次抖锅都拿手腕别着 她俩铆钉 当当 完了
testimony/evidence > 排我前面的阿叔 拎了个煤油炉 说补来过年煮芋头
how/benefit > 她教我 手柄晃了别用胶 一热就化 还有味
action/context > 早上九点到下午四点 初一十五去拜神 不开

## 测评｜n｜dialogue
hook > "你就说买哪个吧。"——我老公看我摆了一桌枕头，崩溃了
context > 我俩一个158一个181，一个仰着睡一个趴着睡，不可能同一个
how > 一人一晚轮一个，早上起来先打分再说话
evidence > 蝶形的，我8分，他3分，说像被人卡着脖子
evidence > 水枕，我4分，晃，像坐船，他7分
evidence > 平的乳胶，我6分，他8分
evidence > 荞麦，都是5分，响
twist/why > 分打完才发现，我分高的都是矮的，他分高的都是软的
summary > 158买蝶形矮款，181趴着睡买水枕，别配情侣款了
punchline/summary > 剩下的两个，猫认领了

## 情感观点｜s｜result,identity
hook > 四十九岁 我拿到了人生第一张钢琴业余三级
setup > 我在菜场卖豆腐 凌晨两点起来磨 上午十点收摊
setup/context > 收摊以后 隔壁琴行借我弹 条件是给老板留两块豆腐
setup/agitate > 手上全是裂口 琴键上都是红点点 我拿创可贴裹着弹
setup/context > 老师说 你手指头像胡萝卜 但是节奏准 我说那是 豆腐要按点压
setup/twist > 考级那天 考官看我手 问我还弹吗 我说弹
after > 证书我贴在摊子上 买豆腐的都问 老板娘 你还会这个
punchline/summary > 我说 会一点 会三级

## 情感观点｜-｜negative
hook > 不是所有上门服务都该装摄像头，我在雇主那头装过，也在自己头上被装过。
trust/context > 我以前是公司行政，后来转行做了上门养老护理。
context/point > 雇主担心，我理解，毕竟把爹妈交给了一个生人。
twist/point > 可是全天盯着，连我低头喝水都弹一条"护理员长时间静止"，我也是个人。
evidence/setup > 有一回我帮爷爷擦身，镜头正对着，我只好拿浴巾把他挡上，回头被问为什么挡。
solution > 好办法是有的：客厅装，卧室卫生间不装，白天开，换洗的时候自己关。
punchline/point > 说到底，信任不是靠看出来的，是靠处出来的，虽然看着确实踏实。
action/question > 你给家里老人请过护工吗，装没装？

## 公众号长文｜n｜trend,number
hook > 今年秋招又传出"简历过千、面试不到三"的说法，我把自己公司的数据摊开来看
context/trust > 我们是一家做工业水泵的中型企业，HR四个人，秋招开放二十一个岗位
evidence > 收到简历四千二百六十份，其中三千一百份投的是同一个岗位：运营
evidence/twist > 而我们最缺的，是水力设计和现场服务，分别收到十七份和九份
why/evidence > 问了投运营的同学，答案惊人地一致："听起来不用出差"
solution/twist > 于是今年我们改了岗位名字，没改内容
how/context > "现场服务"改成了"泵站工程伙伴"，附上一段在雅鲁藏布江边吃泡面的视频
evidence/after > 简历从九份变成两百四十份，入职五个，目前还在四个
punchline/point > 名字不能骗人，但名字可以让人多看一眼
summary > 供需错位里，有一部分，也许只是没说清楚

## 直播切片｜s｜scene,trend
hook > 你们听外面这风 我这儿零下十一度 所以今天就播暖脚的 别的不播
solution > 暖脚宝 插电的那种 像个大面包
feature > 三档 二十八 三十八 四十八 我一般二挡
feature > 里面抽出来能洗 外面魔术贴
question > 那个 山西大葱 问能不能整晚插着
feature/trust > 它四小时自己断 但是我不建议 睡着了拔掉
evidence/trust > 有3C 线是阻燃的 我剪一根给你们烧 好 离火就灭
evidence > 我脚在里头半小时了 刚拿出来 这温度计 三十五度六
benefit/desire > 你想啊 下班回家 脚往里一插 手里一碗热汤面 追个剧
action > 咖色的一号 格子的二号 拍了发货三天 别催

## 带货口播｜s｜negative,counter
hook > 不用你会唱 不用你会跳 我们要的是会煮饭的主播
context/feature > 海鲜自产自销 威海荣成 直播间就在码头边上
how/feature > 每天下午四点船回来 你边煮边播 一个半钟头
benefit/feature > 底薪四千 每煮一锅卖出去提三块 旺季单日见过一百多锅
benefit > 海鲜随便吃 家里人来玩也管一顿
context/feature > 会杀鱼 会蒸虾 会说 鲜 这个字说得让人咽口水
trust > 渔船是我姐夫家的 七条 你随时上去看
context/twist > 冬天码头风大 手会冻裂 有女生来过一个礼拜走了 不怪她
action > 有意思的 直接发你做的一道菜 我看看

## 种草笔记｜s｜identity
hook > 凡是今年春天在我这儿买了球根没开的 拿照片来找我 我认账
why/trust > 我查了 那批货在路上被冻过 是我没盯住
action/solution > 秋天的新球已经到了 免费换 邮费我出
evidence/context > 统计了一下大概要换出去三百来颗 心疼归心疼 该的
action/point > 开了的也来说一声 我想看 我那棵就没开😭
punchline/summary > 做生意嘛 先别骗自己

## 非营销｜s｜none
solution > 白灼花蛤 家里十二分钟的事
how > 花蛤先吐沙 盐水加两滴油 放暗处 三个小时
point > 别用热水吐 一烫全闭嘴 沙子锁里头了
how > 锅里烧开水 姜三片 葱白 一勺黄酒
how > 花蛤倒进去 盖盖 大火 张一个捞一个
why > 不张的别硬掰 多半是坏的
how > 蘸水 生抽 香醋 小米辣 蒜 香油 少糖
summary/point > 汤别倒 拿来煮面

## 带货口播｜n｜pain,loss
hook > 你家热水器镁棒三年没换过的，一缸水全是铁锈加水垢，天天拿它洗脸
evidence > 我给你拆一个，六年的，看，棒没了，就剩一根铁丝挂着
agitate > 再不换内胆就漏了，一漏就是一台，一千八起
solution/feature > 新的镁棒长这样，二十来厘米，银白色
how > 关水断电，底下一个六角螺丝，放完水拧下来，缠生料带拧上去
benefit/after > 水清亮了，加热还快了一点，因为垢少了
how/action > 型号看铭牌，拍给客服对，别自己猜，有长的有短的
action > 三十六一根，内胆两根的拍两根

## 种草笔记｜s｜scene
hook > 九点半 孩子睡了 我把客厅灯关了 就留这一盏
solution/feature > 日式的纸灯 折的那种 收起来像本书 打开一个圆
feature > 暖光 三千K不到 充电口在底下 充一次八个小时
benefit > 我能一个人坐着 叠衣服 听个播客 灯不刺眼 也不怕娃突然出来
testimony > 我婆婆还以为是灯笼 问是不是快过年了
evidence > 摔过两次 从桌上 纸没破 就一个小折痕
feature > 六十出头 便宜到有点不好意思推
action/question > 你们晚上那半个钟头 都干啥呀

## 知识科普｜-｜number
hook > 一场婚礼上，司仪说错的十句话里，有四句跟法律有关，我挑两句说。
point > 第一句，"从今天起，他们就是合法夫妻了"。
point > 不是，领证那天才是，婚礼只是仪式，不领证，婚礼办十场也不是。
point > 第二句，"彩礼交了，这门亲就定了"。
point > 也不是，没登记，或者登记了没共同生活的，法院一般支持返还一部分。
evidence > 去年我们当地的案例，十六万八，退了十万出头，酌情扣了。
how/point > 可别为这个打官司打到老死不相往来，先谈，再写，再转账备注。
how > 转账时备注写清楚"彩礼"，别写"零花钱"，真闹到那天有用。
punchline/summary > 喜庆的话该说说，该较真的地方别含糊。

## 教程｜s｜identity
hook > 新手司机 尤其刚提车一周的 听我讲三件你自己能弄的事
point/solution > 第一件 胎压
point/how > 买个四十块钱的表 早上没动之前量 门框上那张贴纸写多少就打多少
point/solution > 第二件 玻璃水
point/how > 引擎盖打开 找个蓝盖子 有个雨刮图标 别倒到旁边那个 那个是防冻液 倒错了一千起
point > 夏天的水冬天会冻住 换零下二十五的
point/solution > 第三件 雨刮
point/how > 刮不干净先拿湿纸巾擦胶条 擦完还花 再换
evidence/testimony > 我见过换了三副还花的 最后是玻璃上有油膜 拿牙膏一擦 好了
summary > 就这三件 够你跟修理厂的人聊天不露怯

## 剧情对话｜n｜suspense,result
hook > 他被炒了三次，第四次，他把公司买了下来
setup/context > 第一次是在酒店做门童，他记住了每一位客人的车牌，经理说他多事
setup/context > 第二次是当保洁，把大堂经理的花盆擦掉了一块釉
setup/context > 第三次是送外卖，停车给晕倒的老人做按压，超时
setup/agitate > 他蹲在酒店门口，外卖服湿透了，看着里面水晶灯
twist/setup > 十年后，酒店要拍卖，来了个穿工装的男人，说我要
question/setup > 有人问他，要这么旧的楼干嘛
punchline/why > 他说，我在这门口站过，知道客人下车第一眼看见什么
after/punchline > 改名叫"第三次"，门口立一个牌：晕倒请喊人，不算超时

## 探店｜n｜suspense
hook > 我要说一个很多人路过却没进去过的店，因为它的门，藏在一个电话亭里
how/context > 拉开红色的亭门，拨"8"，里面的墙会开
context > 地点我先不说，先看里面
feature/twist > 其实是一家唱片行兼琴弦店，老板原来是电信的线路工
feature > 黑胶两千多张，按城市分格子，重庆那格最多
feature > 琴弦按支卖，断哪根买哪根，一根九块到四十
testimony > 一个弹贝斯的女孩说，全城只有这里有那种扁线的
evidence/testimony > 我买了一套尼龙弦，老板问我指甲留不留，留的用另一种
feature/pain > 亭子里信号差，打电话真打不出去
action > 地址：渝中区，一个坡上，你找红亭子，找不着的打……算了，打不出去

## 测评｜n｜counter
hook > 不要再夸"纯棉"了，我把纯棉、竹纤维、莱赛尔三条睡裤穿了同一个夏天
context/trust > 我115斤，怕热，夜里盗汗，住武汉，懂的都懂
how/context > 每条穿七天一换，机洗，记出汗、起球、裆部的缝
evidence > 纯棉：吸汗第一名，但是贴在腿上，起来的时候像刚跑完步
evidence > 竹纤维：凉，第九次洗的时候大腿内侧起了一片毛
evidence > 莱赛尔：最滑，不贴，就是裤腰的松紧先松了
summary/twist > 所以每个都有它的坑，没有谁最好
summary > 开空调的买纯棉，不开的买莱赛尔，竹纤维当居家短裤还行
how/save > 洗的时候翻过来、套洗衣袋，起球能少一半
action/question > 你们那边一个夏天换几条？

## 情感观点｜s｜dialogue
hook > 我爸问我 卖房能卖几年 我说卖到买得起为止
setup > 那是十六年前 我俩站在滨江的沙盘前 最便宜的一套九十八万
before/setup > 我一个月的底薪一千二 提成没开张
setup/context > 第一年卖了六套 够我爸一年的透析钱
setup/agitate > 第三年 房价把我俩越甩越远 我爸说算了
setup/agitate > 他走的那年 我刚卖出去一套三百四十万的 给别人
twist > 后来我不再追房价 我只存一种房 没人要的一楼带院
after > 今年七月 我买下了一套 一楼 院里有棵橙子树
punchline/summary > 交房那天 我把我爸照片摆窗台上 说爸 卖到了

## 情感观点｜n｜dialogue,scene
hook > 在电梯里听两个小姑娘说："面试官不就是看你长得怎么样吗"，我差点说我是面试官
twist/point > 我没吭声，因为她说对了一点点
evidence > 我复盘过自己三年的录用，第一眼好感高的，通过率比别人高出一截
evidence/point > 是人都有偏见，我以为我没有，数据说我有
solution/how > 所以我现在，先看简历，写下三条顾虑，再见面，见完先不打分，第二天打
after/evidence > 改了以后，录用的人里，戴眼镜的、胖的、说话慢的，都多了
question/context > 有人可能会说这不公平，凭什么好看的就被你改掉了
point > 好看也照样录，只是不再多给那零点五分
punchline/summary > 零点五分，够一个人找半年

## 公众号长文｜-｜identity
hook > 写给那些在直播间下了单、又默默点了退款的人。
context/trust > 我是一个床品厂的退货员，每天拆一百六十多个包裹，大半都没洗过，也没睡过。
setup/context > 有一床被子，退了三次，三次的理由都是"不喜欢"。
setup/twist > 第四次，快递单后面用铅笔写了一行："我妈走了，我想等她回来再盖，她没回来。"
question > 我该怎么处理它？按规定，消毒，二次销售。
setup/twist > 我请示了厂长，厂长说，那就别卖了，放着。
setup/context > 我们把它洗了，晒了，放在最上面一层，夏天拿出来晾一回。
twist/setup > 上个月，那位下单的人打来电话，说想要回那床被子，问还在不在。
after/punchline > 在，我说，还给你多塞了一床枕套。
punchline/summary > 退货单上的理由栏，只有一厘米宽，装不下任何一个人的一生。

## 直播切片｜-｜result,number
hook > 四十分钟前九百三，现在一千七百单，你们手也太快了，客服跪着打单子呢。
context/feature > 再给新来的说一遍，这是山东寿光的花，不是批发市场的，是大棚里直接剪的。
feature/solution > 玫瑰二十枝，混色，三十九块九，含运费，偏远的加十块。
feature > 枝长五十，花头三到四公分，不是那种大得吓人的。
trust > 死了赔，我给你赔一束，拍照发我，当天赔。
how/feature > 有人问到手能放几天，你听我的，回去斜剪、深水、别放空调下，六七天没问题，有放十来天的。
trust/context > 广西云南的别拍，本地的比我便宜，真的。
action > 三号链接，还有最后两百多单，打单的小哥已经在咬我了。

## 带货口播｜n｜promise
hook > 学会做花泥，我给你一个稳定订单
context/solution > 我们收购园艺基质和生物花泥，从福建到广东
benefit/feature > 你家有竹屑、甘蔗渣、菌包渣，都能变成钱
benefit/feature > 按吨结算，一吨320到480，看含水率
testimony/evidence > 漳州的一位大叔，拉了17吨过来，第一个月到手五千多
how/context > 含水率超过40%的先摊晒，别急着拉
trust > 合同一年一签，每月15号对账，晚一天按天加息
context/point > 有霉味、有石子的不收，我也没办法
action > 发一段视频，说说你家的料多少，怎么堆的

## 种草笔记｜n｜question,suspense
hook > 有人收婚纱吗，全新的，退婚的那种，没穿过
context/why > 客户昨天让我帮着处理，说不要钱，但要找一个"真的会穿的人"
feature/context > M码，拖尾一米五，胸口的蕾丝是她自己跟外婆一针一针钩的
feature/context > 没有拍过，也没有摸过，还带吊牌
action > 想要的姑娘，请告诉我你叫什么、什么时候结，我一个一个转给她看
punchline/twist > 她说看名字挑

## 非营销｜n｜none
solution > 关于业主群"征集意见"的说明
point > 问题：2号楼旁边的空地，是改停车位，还是改花园
point > 已收到有效意见：317条，其中赞成花园的196，赞成车位的121
pain > 另有38条要求建儿童沙池，属新增选项，未列入本次
point > 下一步：12月8日晚七点半，小区活动室当面讨论
action > 请每户一名代表参加，带房产证复印件
point > 当日不投票，只讨论方案，预算由工程部现场说明
why > 上次微信投票有一户投了九票，结果作废，请理解
summary/point > 当天提供热水，请自带杯子

## 带货口播｜n｜conflict,counter
hook > 我们店长说这鞋卖不动要下架，我偏不，我自己掏钱囤了四百双
twist/context > 他嫌丑，说像两条面包，我承认，是像
benefit/feature > 可你把脚伸进去，五个趾头能弹琴
feature > 底是波浪形的，走一步往前送你一步
testimony > 我们店保安老季，糖尿病脚，去年秋天到现在就穿这一双，没起过一个泡
trust/point > 糖尿病足的朋友还是听大夫的啊，我这只是鞋
benefit > 站柜台的、跑外卖的，晚上回家不用再泡脚求饶
action > 我自己定的价，一百二十八，店长同意亏了算我的，你们看着办

## 种草笔记｜n｜pain
hook > 每次给琴包找谱子翻到崩溃的，不止我一个吧？！
agitate/pain > 我学生家长更惨，打印的A4纸一沓，课上掉一地，找一页三分钟
solution > 换成了透明的双面谱夹，一面能放四页不用翻
feature > 哑光的，舞台灯打上去不反光，这个是重点中的重点
feature > 夹子那个弹簧手劲小的孩子也掰得开
evidence > 上周学生音乐会，十一个孩子全用它，一张没飞
feature > 十二块八一个，三种颜色，我按声部分的
benefit > 省下来的三分钟够再弹一遍小步舞曲😌
save > 琴妈们直接存图

## 知识科普｜n｜contrast
hook > 同样一份工，张姐到手6300，李姐到手5100，差在工资条这几行
point/solution > 先看"应发"，两个人一样，都是7000
point/solution > 再看"社保个人部分"，张姐的基数报的是4200，李姐是7000
why > 基数低，扣得少，到手多
twist/agitate > 可养老、医保、生育、失业全跟着基数走，张姐现在多拿的，将来少拿
evidence > 李姐去年生二胎，生育津贴比张姐多领了一万四千多
point > 而且按规定，基数就该按实际工资报，少报的是单位省钱
how > 打开"个人所得税"和"社保"两个App，对一对数字
how/action > 差太多的，先私下问人事，留着聊天记录
action/save > 转发给你那个工资条从来不看的朋友

## 教程｜s｜counter
hook > 绿萝别再泡水里养了 泡着泡着就是一根须
solution > 换土其实不脏 一个塑料盆 十块钱的土 够了
how > 先把泡烂的根掐掉 黑的软的全不要 白的硬的留着
how > 盆底垫三公分的碎泡沫 快递里头那种
how > 土 两份营养土 一份粗砂 没有粗砂用珍珠岩
how > 放进去 把土轻轻按按 别夯实
how > 浇一次透 放阴处五天
how/point > 这五天别手贱 别浇 别挪
evidence/after > 我这盆 三月换的 现在拖到地上 一米九

## 剧情对话｜-｜scene,suspense
hook > 深夜，代驾小哥接了个单，客人上车就睡，怀里抱着一只高跟鞋。
setup/context > 小哥从后视镜里看，男人四十来岁，西装，脚上只有一只皮鞋。
setup/context > 到了地方，男人醒了，说再绕一圈吧，我给你加钱。
question/setup > 小哥忍不住：哥，嫂子呢？
twist/setup > 男人说，她在急诊，崴了脚，不让我进去，说别让我看见她穿平底鞋，她一米五二。
setup/twist > 小哥没说话，把车开回了医院门口。
twist/setup > 他把自己的帆布鞋脱下来：哥，你穿这双进去，你也矮点。
after/punchline > 车里那只高跟鞋，后来一直挂在小哥家的墙上，旁边有张请柬。

## 探店｜n｜dialogue
hook > "你要看的那套房，我先请你吃碗面。"——我跟过最怪的一个中介
context > 江西吉安，中介店后头有个小院，支着一口大锅
feature/solution > 店里不放沙盘，放一张八仙桌，桌上全是他手画的户型图
feature/trust > 每套图上都用红笔写着缺点，有的写了十几条
feature > 面是他妈妈煮的，一碗八块，谁来都煮
testimony > 一个小两口说，他们吃了六回面，才买到房
evidence > 我数了墙上的锦旗，十九面，有一面写的是"面好"
benefit/testimony > 我学会了看户型要先找厕所的窗
feature/twist > 他说话慢，带看能带到天黑
action > 想去的，先说你忌不忌辣

## 测评｜s｜identity
hook > 带娃的 娃一岁到三岁 地上爬的那种 这三款爬爬垫我让我家娃舔过了
trust/context > 别笑 他就是逮啥舔啥 所以我都送检过
how > 打孔 压杯子 泼米糊 看边角翘不翘
evidence > 一 XPE的 轻 泼了一擦就好 可是娃的指甲一抠一个坑
evidence > 二 TPU包边的 坑也有 但边不翘 半年了
evidence > 三 棉的 软 最亲肤 米糊干了抠不下来
evidence/twist > 棉的还有个事 猫也喜欢 两个月就毛了
summary > 抠人的娃 二 不抠的 一 冬天临时铺 三
trust/evidence > 检测单我拍在图上 甲醛没检出 这两个字你要会看
action > 想看单子的扣一

## 情感观点｜-｜scene
hook > 十二月的济南，凌晨五点，我站在殡仪馆门口，等着给一个不认识的人拉提琴。
setup/context > 我是乐手，婚礼接得多，葬礼只接过这一回。
setup/context > 逝者是位化学老师，家属说他生前最喜欢《爱的致意》。
setup/why > 我问，放录音不行吗？女儿说，他上课从来不用录音。
twist/setup > 我拉到一半，后排站起来一位戴红领巾的孩子，举手。
twist > 屋里所有人都跟着举了手，那是他的学生，最大的，六十三。
setup/summary > 我没停，手抖，但是没错音。
punchline/after > 从那以后我每场婚礼都会偷偷拉一小段，谁也不知道是给谁的。

## 情感观点｜n｜promise,conflict
hook > 三分钟，说清楚"月嫂该不该涨价"，听完你可以骂我
trust/context > 我是家政公司的培训老师，手里带出来两百六十多个月嫂
point > 该涨的，是夜里连着起四回的、能看出黄疸的、产妇哭了知道坐下来的
point > 不该涨的，是拿个证就喊一万六、抱孩子先看手机的
evidence > 上个月，两个同样持证的阿姨，一个续约了五家，一个被退了三次
point/why > 证是入场券，可不少公司拿证定价，不拿人定价
solution > 我们现在按"家长回访"定级，六项，每项都有录音，两个月一变
evidence/after > 阿姨们一开始骂我，后来涨得多的不骂了，被降的走了几个
punchline/summary > 走了的，我也祝她们好，至于骂我的，排队

## 公众号长文｜s｜result,number
hook > 我花了三年 把一条没人走的巷子 变成了全城最挤的二手婚纱街
before/setup > 起初这条街叫做哭街 因为它通向拆迁办
why/setup > 我租下第一间 是因为便宜 三百二一个月 屋顶漏 用盆接
setup/context > 第一批婚纱 是从拆迁户的床底下收来的 二十一件 有一件里面还绣着 1979
how/twist > 我给每件写了名字和故事 挂在橱窗里 谁都可以摸
setup/after > 第二年 隔壁开了改衣铺 对面开了头纱店 再往前 卖喜糖的大姨支起了摊
after > 现在 七十二间 每间都有一个出门要打招呼的老板
twist/agitate > 也有人说 你们把婚礼变成了旧货
punchline/twist > 我不辩 我只请他进来 试一件
punchline/summary > 试完的 没有一个再说旧货 当然也有买了新的 我送他去的

## 直播切片｜s｜conflict,dialogue
hook > 那边主播说她家是源头 我家老板说我家是源头 你们说到底谁是 我先不争 我开仓门给你们看
evidence/trust > 跟着镜头走啊 这是裁剪间 这是绣花机 三十六头
testimony/trust > 这位阿姨 你说你在这干几年了 哎十四年
trust/point > 那边是不是源头我不评价 你们自己去问她要这个
solution/feature > 说回来 今天这款 四季的夏凉被 水洗棉 一面格子一面纯色
feature > 两斤一 一米五乘两米
feature/point > 有宝问洗完会不会鼓包 里面是绗过线的 一格一格
action > 四十九块九 两床九十 链接在四号 你自己比比再下

## 带货口播｜n｜promise,result
hook > 干满一年，我们送一台钢琴——去年已经送出去两台了，都在孩子家客厅里
context/solution > 城市合伙人，做成人钢琴陪练，一个城市只签一位
feature/benefit > 一期二十四课时，客单价2280，总部留三成，其余归你
feature/how > 场地不用租，签的是琴行的闲时段，上午九点到下午四点
how/feature > 你能做的：排课、收钱、管三到五个老师，不懂琴也行
testimony/evidence > 镇江的石姐，做财务的，第四个月收了四十三个学员
trust/how > 先去三个城市的合伙人那儿坐一天，吃饭我报，看完再谈
trust/feature > 保证金8000，到期无违约全退，合同里没有"不可抗力"四个字的那种，我们改过
context/feature > 不做线上课，做不了大城市，一线已经签满
action > 想看合同的，私我"合同"

## 种草笔记｜n｜conflict
hook > 老公说别养花了又不赚钱，我妈说养吧养吧你开心最重要，今天终于有结论了
twist/after > 一棵被我丢在楼道里、谁都不要的鹤望兰，开了
setup/evidence > 五楼的婴儿哭，看见它就不哭
setup/evidence > 六楼的爷爷每天给它擦叶子，擦得比他自家茶几还亮
twist > 老公下楼拿快递，回来说，哎，咱家那个花能不能再搬一盆下去
punchline/after > 一家人终于统一战线

## 非营销｜s｜none
solution > 明天的团建 是这样的 大家看一下
point > 早上八点半 公司楼下 大巴准点走 不等人 上个月等了小吴二十分钟
point > 地点 密云一个村子 下午捡柴火 晚上篝火
action > 必须带 身份证 充电宝 厚外套 山里比城里低六七度
point > 对花粉 海鲜 酒精过敏的 报给行政小岳 她拿个本子记着
point > 不喝酒的有果汁 不许劝 这个是老板原话
action > 家里有小孩的可以带 多一份饭 费用自己出四十
why > 因为民宿床位紧 今晚十点前确认 过时不候
summary > 回来大概第二天下午四点

## 带货口播｜s｜identity,pain
hook > 洗完头枕头上一把头发 扫都扫不完 头皮还痒的 往这儿看
agitate/why > 你枕套是不是一礼拜没换了 那上头全是油 你天天拿脸往上贴
solution > 换一个真丝的试试
feature > 六A级桑蚕丝 十九姆米 背面带拉链 不是信封口
advantage > 比棉的滑 头发压不出印 也不往布里吸你的面霜
benefit/after > 早上起来刘海是刘海 脸上没那道枕头印子
trust > 它治不了脱发啊 谁跟你说治脱发你别信 它就是少扯你几根
benefit/desire > 你想想 一百来块钱 天天睡八个钟头 摊下来一天三毛
action > 香槟色最后六十个 蓝色够 拍一发二的活动到十二点

## 种草笔记｜n｜counter
hook > 听劝！！别再一上来就买洗地机了，先把你家地看明白
setup/pain > 我买过2899的那台，现在在阳台当衣架🙃
why > 因为我家全是地毯和门槛，它过不去，过去了也吸不干净
agitate/pain > 那一个月我每天：推、卡、拎起来、洗滚刷、闻馊味
solution > 后来换成一把平板拖+一台无线吸尘，加起来六百出头
after > 现在二十分钟收工，还能顺手把床底带了
benefit/advantage > 轻，好拎，坏了不心疼，我妈也会用
evidence > 用到第五个月，拖布换了两块，一块九块九
summary > 硬地大平层→洗地机，地毯门槛多→老老实实分开干
action > 你家啥地，评论告诉我，我帮你想

## 知识科普｜s｜suspense
hook > 有一样东西 你家肯定有 十个人九个不知道它会过期 先猜 我后面说
context/hook > 提示一下 它在厨房 红色的 大概这么高
setup/context > 不是酱油瓶
twist/point > 是灭火器
point/solution > 家用干粉的 出厂满五年要送去维修 满十年必须报废
point/how > 看指针 绿区能用 红区没压了 黄区是压力太高
point/how > 还有 别放灶台边上 着火的时候你得先穿过火去拿它
how/point > 放进门的地方 跑得出去 也拿得着
how > 用的时候四个字 提 拔 握 压 对着火根子扫
trust/evidence > 我干消防维保 抽查过一个小区 一百一十八户 有效的三十一具
action > 现在去看一眼 看完回来告诉我 你家的是哪年的

## 教程｜n｜dialogue
hook > "你这个PPT一看就是加班做的。"领导说完这句，我去学了三招
before > 我以前一页塞九行字，配一张网图，还带别人家的水印
point/how > 第一招 一页只说一句话，标题写结论，别写"项目背景"
point/how > 第二招 对齐，选中，Ctrl+A，排列，左对齐，就这一下，土味少一半
point/how > 第三招 颜色从公司logo上吸，最多两个，再多就像彩票店
how/point > 动画全删，除了"出现"
how > 做完退三步看，看不清的字，放大到24
evidence/testimony > 上周同一个项目重做，领导一句没改，只问我字体在哪下的
after/benefit > 省下来的两小时，我去接娃了，第一次赶上他出校门
save > 存着，季度汇报用

## 剧情对话｜s｜suspense,counter
hook > 全公司都躲着的那个总监 我偏要去给她送伞
setup/context > 她下班从不坐电梯 二十一楼 走下去 大家说她在锻炼
twist/setup > 那天下暴雨 我追到楼梯间 听见她在哭 对着手机说 妈不是不管你 妈也没办法
setup/context > 我站在十七楼 伞递也不是 不递也不是
setup/twist > 她抬头看见我 第一句话是 你几楼听见的
setup/context > 我说刚到 什么都没听见 她看了我两秒 把伞接过去了
after/twist > 第二天我的绩效没变 可是楼梯间里 多了一把备用的伞
punchline > 伞柄上贴了张条 写着 谁听见都可以用

## 探店｜-｜number,scene
hook > 七块钱，剪一次头，等了两小时，我在乡镇理发店里坐到了天黑。
context > 在河南一个叫尉氏的县城边上，砖墙，一把铁椅子能放倒。
trust/feature > 师傅姓姚，六十八，剪了五十年，镜子上贴着五张"光荣军属"。
feature > 电推、手推、剃刀，三样轮着来，不烫也不染。
evidence/feature > 我前面那位大爷剃的是光头，一刀一刀，刮完拿热毛巾一捂，他打了个盹。
testimony > 大爷说，我从你爹手里就剃这个头。
feature > 七块是剪，洗头加三块，洗完拿痱子粉扑脖子。
benefit/testimony > 我听完了整个村的事，谁家儿子考了哪里，谁家地里长了啥。
feature/twist > 剪得确实短，我发际线被他看穿了。
action > 赶集那天去，逢三逢八，人多，也热闹。

## 测评｜n｜number
hook > 13个平价婚鞋链接，我全买了，退了9双，下面是没退的4双
context > 38码脚，高脚背，婚礼要站七个钟头，预算300以内
point/feature > ①亮片尖头，6.5cm，199：闪是真闪，跳舞掉亮片
point/feature > ②缎面玛丽珍，5cm，159：带子防掉跟，拍照最端庄
point/feature > ③平底刺绣，268：真的能走，就是矮一截
point/feature > ④透明款，89：别笑，配什么纱都行，汗脚别碰
evidence > 我戴着计步器在家走了4000步，②起泡零处，①两处
summary > 仪式穿①，敬酒换②，散场穿③，拍照假装穿④
how/point > 记得买大半码，纱底下垫半垫，谁也看不见
punchline/summary > 伴娘们说我疯了，我说结婚哪有不疯的
action > 想要避雷的9双名单，下一篇

## 情感观点｜s｜negative
hook > 不是所有的离职都叫跑路 我走的那天 给老板留了一本账
setup > 我是洗车店的二把手 老板赌 输了把设备抵出去一半
agitate/setup > 工人半年没发工资 每天还有人来砸门
twist/setup > 我没走 我把这几年每一台车洗了多少 谁洗的 全写下来
setup/twist > 走那天我把账本放他桌上 说你欠我四万二 欠小邱六千一 欠大壮的不止钱
twist/after > 三年后 我自己开了家店 他来找我 拎着半扇羊
after > 他戒了 把钱一个一个还清了 小邱现在是我的店长
punchline/summary > 账本还在我抽屉里 最后一页 他写了四个字 还清 谢谢

## 情感观点｜s｜identity
hook > 做幼师的姐妹 做护士的姐妹 做保洁的姐妹 你们的年终奖里有没有一份是委屈费 举个手
context/point > 我说的是真金白银 不是嘴上说辛苦
evidence/solution > 我们物业今年给一线发了每人三百 名目是 情绪劳动补贴 是我提的
why > 老人骂 孩子哭 狗撵 都得笑着 笑是要花力气的
twist/context > 有的管理层说 笑也算钱 那大家都别笑了
punchline/point > 我说 行啊 你来笑一天试试
twist/evidence > 当然也不能变成拿钱演 有个小姑娘为了三百块 硬挤眼泪 我找她谈了
punchline/summary > 该给的给够 就不用演

## 公众号长文｜n｜loss
hook > 一套老房子的卫生间，因为省了八百块钱的防水，最后赔了楼下五万四
trust/context > 这是我做修缮的第九年，遇见的第七十三起漏水纠纷
setup/context > 业主姓方，自己翻新，听信了"旧防水还在，刷一遍就行"
agitate/context > 三个月后，楼下天花板起泡，孩子床头长了一朵霉花
agitate > 这时候再修，得把已经贴好的砖全砸，工费、材料、误工、精神，一样样加上去
question > 为什么这种事，每年都有？
why > 因为防水是看不见的，砖是看得见的，人愿意把钱花在看得见的地方
how/solution > 我的建议，分三步：先打水四十八小时，再拍一张带时间的照片，再贴砖
how/point > 照片一定要拍，拍全了，四角、地漏、管根
action/how > 我这里有一份清单，印出来贴在工地门上，谁干活谁签字
punchline/summary > 钱省在哪儿不打紧，别省在别人的天花板上

## 直播切片｜s｜identity,question
hook > 有没有姐妹 三十五加 站起来膝盖先响的 有的话弹个咯噔
context/hook > 哈哈哈 全是咯噔 行 咱们都是一伙的
solution/feature > 今天这条瑜伽裤 不是普通瑜伽裤 膝盖这里有一圈加压的
feature > 三十二D 我不跟你说玄的 就是紧 但不勒
evidence > 下蹲 起来 下蹲 起来 你看 膝盖不透 没起白
trust/point > 有姐姐问能不能治 不能 它就是托着你 该看骨科看骨科
trust/testimony > 我自己半月板有点磨 我大夫说可以戴护具 我才敢播
benefit/desire > 蹲下系鞋带 抱孩子 上两层楼 中间不用歇那一下
action > S到三XL 黑的 一号 两条有袜子 三 二 一

## 带货口播｜s｜promise
hook > 学会一门手艺 三个月后自己开单 现在招十二名学徒 不收学费 还发饭补
context/action > 门窗安装与维修 学徒 厦门 集美 同安
why > 老师傅退得比来得快 我们三个老师傅 平均五十四了
benefit/feature > 学徒期一天一百三 包中饭 住宿舍六个人一间有空调
benefit > 三个月出师 单子派给你 一扇纱窗你拿三十五 一樘门两百
how > 第一周递工具 第二周量尺 第三周上墙 有人盯着
trust/benefit > 工伤险头一天就买 安全带双挂钩 不戴的当天回家
context/feature > 不恐高 会开电动车 十八到四十五
context/trust > 夏天晒 冬天风大 怕苦的别耽误
action > 来厂里看半天 再决定 加我 备注学徒

## 种草笔记｜s｜negative
hook > 不是每个电话都是骚扰的 今天有个阿姨 打了九分钟 推销我一份养老
setup/context > 我就听着 她声音像我外婆 讲到一半自己咳嗽
setup/context > 我说阿姨您歇会儿喝口水 她说好 不好意思啊 今天第六十个了
twist > 我没买 我给她发了我自己的岗位 我们在招热线员
setup/after > 她刚加我 头像是一朵荷花 签名写 做人要厚道
punchline/after > 面试定在周四 我请她喝豆浆

## 非营销｜-｜none
solution > 栗子烧鸡，家里有砂锅就行，三口之家两顿。
solution > 三黄鸡半只，鲜栗子一斤，姜五片，干辣椒三个，冰糖六七颗。
how > 栗子壳上切一刀，水煮八分钟，捂着剥，烫手但好剥。
how > 鸡斩块，冷水下锅焯，撇沫，捞出沥干，一定要干。
how > 冷油放冰糖，小火，颜色像可乐就下鸡，快炒到每块都挂住。
how > 加姜、辣椒、老抽半勺、生抽两勺、热水没过鸡，转砂锅，盖盖，二十分钟。
how > 下栗子，再焖十五分钟，大火收到汤只剩一个指节。
point > 栗子别太早放，早放碎成泥。
point > 冰糖炒糊了会苦，宁浅勿深，我第一次就炒成了中药味。
summary > 汤汁拌饭，记得多煮半碗米。

## 带货口播｜n｜scene
hook > 早上六点，我媳妇蹲在玄关给孩子系鞋带，系到第三遍，娃已经哭了
agitate/pain > 迟到倒没啥，主要是两个人一天的心情全坏在这根绳上
solution > 换旋钮的，拧一下紧，提一下松
evidence/how > 宝你来，自己穿，三秒，哎，你看把他能的
feature/evidence > 钢丝包胶，厂里做过一万次开合
feature > 鞋头包了一圈橡胶，踢球不张嘴
benefit > 幼儿园午睡起来，别的娃排队等老师，你家的自己蹿出去了
how/point > 脚背高的往大拍一码，脚瘦的就按正码
action > 二十六到三十七，蓝、粉、黑，点头像进橱窗

## 种草笔记｜s｜identity
hook > 合租的 隔壁情侣爱吵架的 举手🙋 我找到了能睡着的法子
pain > 他俩一般十一点半开始 从谁洗碗吵到前任 我都快背下来了
agitate/pain > 耳塞试过五种 海绵的第二天耳道疼 硅胶的侧睡硌
solution > 现在用的是睡眠耳机带 一条布的 里头两片薄喇叭
feature > 扁的 侧着压上去没感觉 充一次我用四个晚上
how/feature > 放雨声 音量三格就盖住了 别放歌 会跟着唱
evidence > 上个月睡眠平均多了五十分钟 手表记的
feature/how > 夏天捂耳朵 会出汗 得两天一洗
after/punchline > 昨天他俩和好了 我反而不知道 还是早上看见门口两双拖鞋摆一块
action > 搜 睡眠头带 认准可以拆洗的

## 知识科普｜n｜contrast,result
hook > 同一块地，隔壁的杜鹃死光了，我家的开成一面墙，差别就在一瓶白醋
why > 杜鹃要酸土，自来水偏碱，浇着浇着叶子就黄，脉还是绿的
why/point > 这种黄叫缺铁，不是缺水，也不是晒的
how > 一升水兑两毫升白醋，十天浇一次，别天天浇
how > 或者埋硫磺粉，一平方三十克，见效慢，管得久
point > 栀子、茶花、蓝莓是一家子脾气，也吃这套
point > 月季、薰衣草、多肉别跟着学，它们不爱酸
evidence > 我测过，浇之前土的pH七点四，两个月后六点一
save > 拍下来，给你妈那盆黄叶子的栀子

## 教程｜-｜promise,number
hook > 五分钟、一张纸、一支笔，教你算清楚家里到底要买多少保额。
how > 纸上画个十字，左上写房贷车贷还剩多少，假如一百一十万。
how > 右上写孩子养到大学毕业还得花多少，按一年四万，十二年，四十八万。
how > 左下写爸妈的养老，你每月给的乘上二十年。
how > 右下写家里现有的存款和能卖的东西。
how > 前三格加起来，减掉第四格，剩下的就是你该有的寿险保额。
point/how > 谁挣得多谁的保额高，不是谁身体差谁高。
question/pain > 算出来两三百万，被吓着了？
point > 定期的没那么贵，三十岁上下一年一两千的多得是，缴到六十岁就停。
summary > 保额先够，再挑公司，最后才看返不返钱。
save/how > 纸别扔，过三年拿出来再算一遍。

## 剧情对话｜n｜promise,conflict
hook > 给我三天，我让这个没人要的摊位排起队来——新来的实习生跟老板打赌
setup/context > 老板卖拖鞋二十年，夜市最靠里，旁边就是厕所
setup/context > 第一天，实习生什么也没卖，坐在摊上看人走路
setup/context > 第二天，她摆了块板子：拿你的旧拖鞋来，我看看你哪只脚先着地
agitate/setup > 老板骂：疯了，谁愿意把臭鞋给你看
after/twist > 第三天晚上，九点，队伍拐了两个弯，排到了厕所后面
evidence/setup > 有个大爷脱下鞋，她看了看说，您左髋是不是做过手术，您要这种，左边垫高三毫米
question/setup > 老板愣了半天，问她，你学啥的
punchline/twist > "康复，没找着工作。"

## 探店｜s｜trend,suspense
hook > 刷到那个会说话的修鞋机器人没 我去找了 其实后面坐着个真师傅
context > 长沙坡子街 一个玻璃小房子 排队的全在录像
setup/feature > 机器人问 您好请把鞋放进来 我放了 它转了一圈说 稍等
twist > 然后底下一只手伸出来 把鞋拿走了
trust/feature > 师傅姓龚 藏在台子底下 凳子十公分高 他说机器人是儿子做的 就会那三句话
feature > 换前掌二十二 粘胶十块 上色看面积
evidence > 我那双乐福鞋 磨穿的地方他拿皮子从里头衬 外面看不着
testimony > 排我后面的妹子 来第四次 不修鞋 就来跟那只手握一下
feature/twist > 高峰一个钟头起步 师傅腰也不好 中间要站起来溜达
action > 早十点去 那会儿他在上头喝茶 能聊天

## 测评｜s｜negative
hook > 不是贵的降噪就能挡住装修 我家楼上砸墙十九天 我戴了五副
context/how > 电锤 大概九十五分贝 我在书房量的
evidence > 一千九的入耳 挡掉低的 电锤那个尖还在
evidence > 两千三的头戴 好一截 夹得太阳穴疼 一个半钟头极限
evidence/twist > 六十块的工业耳罩 反而最安静 就是像机场地勤
evidence > 三块钱一对的海绵 捏扁塞进去 居然第二名
evidence > 三百多的骨传导 别问 那是给跑步的 我脑子进水
why/point > 降噪擅长嗡嗡嗡 不擅长咚咚咚 你得先听清楚你家是哪种
summary > 咚的 耳罩 嗡的 头戴 睡觉 海绵
punchline/summary > 第二十天 楼上完工了 我居然有点不习惯

## 情感观点｜n｜conflict
hook > 爸要我接他的酱油坊，我要去学声乐，我俩三年没同桌吃过饭
setup > 酱油坊在豆山，我爷爷的爷爷传的，一百零八口缸
setup/context > 我去了西安，白天洗碗，晚上上课，气息练到胃抽筋
setup/context > 我妈每个月偷偷寄一瓶头抽，瓶身上写"润嗓子，别听你爸的"
agitate/twist > 第三年冬天缸裂了十一口，爸一个人抱着棉被去裹，摔断了两根肋骨
twist/context > 我连夜回去，他躺着，第一句话是，你唱两句我听听
setup/context > 我就在病房里唱了，唱的是我们那边晒豆子的号子
after > 现在我周一到周四在坊里翻缸，周五到周日去教课，缸边上回声特别好
punchline/summary > 爸管这叫"一缸两用"

## 情感观点｜n｜suspense
hook > 有个职业，三年里涨了一倍的薪水，没有一个热搜提过，你先猜猜
context/hook > 不是程序员，不是主播，也不是律师
twist/point > 是电梯维保工，我做物业招投标，看着他们的报价一年年往上走
evidence > 2023年一台一年四千二，今年最低七千八，还没人接
why > 一来老电梯到岁数了，二来年轻人不爱钻井道，证又难考
point > 我的看法很简单，不是现在贵了，是以前太便宜了
evidence/agitate > 便宜的时候怎么干的？一个人签六十台，半个月到场一次，拿手机拍个照
twist/context > 业主抱怨物业费涨，我懂，我自己家也涨了两毛
punchline/summary > 可你每天踩进去的那个铁盒子，底下是有个人替你听钢丝绳的
action/question > 你家电梯里贴的维保电话，打过吗

## 公众号长文｜s｜counter
hook > 我建议你 把简历里那句 具有良好的沟通能力 删掉
why > 因为招聘的人一天要读一百八十份 读到这句 眼睛是自动跳过去的
evidence > 我们做过一回小测试 请六位HR戴眼动仪 平均停留零点三秒
evidence/question > 停得最久的是哪一句呢 是一位仓管写的 曾经说服司机师傅们把车倒着停
question > 为什么是它
why/point > 因为你会想 他是怎么说服的
how > 写法其实不难 找一件小事 有对手 有阻力 有结果 三行以内
how > 沟通能力 换成 一周内让三个吵架的部门在同一张表上签了字
how > 学习能力 换成 自学两个月 修好了厂里停了半年的贴标机
summary/point > 不必惊天动地 但一定要只有你能写得出来
twist > 也有行业不吃这套 银行和体制内 该规矩还得规矩
action/punchline > 改好以后念给你妈听 她要是追问 那后来呢 就成了

## 直播切片｜n｜contrast
hook > 镜头切两半啊，左边是我奶奶三十年前的棉花胎，右边是今天卖的，先看厚度
evidence > 左边，三指，板了，敲着咚咚响
evidence > 右边，一拃，我一拳下去，没影了，来，数，一、二、三，回来了
feature/solution > 新疆阿瓦提的长绒，今年的新花，不掺回收棉
trust > 不信你寄回来拆，拆出一撮黑心棉，我赔你十床，话放这儿录着
feature > 六斤、八斤、十斤，带纱网，不跑絮
question > "山里的小茉莉"问，南方没暖气盖几斤
how/feature > 八斤，怕冷的十斤，北方有暖气四斤顶天
how > 晒的时候别拍，拍断纤维了，翻个面就行
benefit/punchline > 奶奶那床我留着，今天买的人，你也能留三十年
action > 一号六斤，二号八斤，三号十斤，开

## 带货口播｜-｜number,scene
hook > 一间教室、两个老师、十九个孩子，我们的琴行就这么大，还差一个你。
feature/context > 在乌镇边上，窗外是河，船过的时候学生会停下来看。
action/context > 招打击乐老师一位，要会架子鼓，能敲木琴更好。
benefit/feature > 一节课一百一，一周大概二十二节，寒暑假翻倍。
benefit > 二楼有间小屋给你住，不收钱，带个小阳台。
trust > 开了八年，没跑过路，家长有一半是从前的学生。
testimony > 上一位鼓老师待了五年，去年去了伯克利，走的时候把鼓留下了，鼓面上全是孩子们的签名。
context/feature > 不看学历，看你打鼓的时候会不会笑。
context/feature > 冬天湿冷，河边嘛，热水袋自备。
action > 发一段你敲桌子的视频，就敲桌子，别敲鼓。

## 种草笔记｜n｜loss
hook > 少看了一行字，我今天白跑两百公里😇
setup/context > 客户说婚礼在"西山"，我装了一车花直奔苏州西山
twist/context > 到了打电话，对面说，师傅我们在太原西山呀
setup/context > 两边都沉默了差不多五秒
after/twist > 最后我在太湖边上把花摆成一圈，拍了张照，转手卖给旁边一对拍旅拍的
after/setup > 太原那边当天同行帮忙补上了，差价我贴
punchline/summary > 从今往后，地址请带省

## 非营销｜n｜none
solution > 4S店服务部早会记录 12.02
point > 昨日进厂47台，返修2台，均为异响复现，不是漏拧
pain > 客户差评一条：等了三小时没人告知进度
solution > 即日起，超过四十分钟未完工的，服务顾问主动发一次照片
action > 样板话术小戚今天写好，群里过一遍
point > 冬季免费检测活动到15号，预约已排到12号，别再口头加塞
why > 上周加塞两台，钣金组连着两天没吃上饭
action > 举升机2号位油管渗油，报修单已提，修好前只许停轿车
summary > 今天大降温，洗车位下午四点停水
`;
