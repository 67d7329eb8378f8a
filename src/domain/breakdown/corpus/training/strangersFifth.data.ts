/** Data: texts of many hands, judged by a fifth person who had seen neither the other texts nor the rules; form as in foreignDev.data.ts. */
export const strangersFifth = `
## 带货口播｜s｜result
hook/after > 我家这把二胡 现在拉起来楼上都不敲暖气管了
before > 上个月还不行 一拉 跟杀鸡似的
why > 毛病不在手 在那块琴码 出厂配的是硬塑料
solution > 换这个 松木烟熏的码子 就指甲盖那么大
evidence/feature > 我徒弟拿分贝仪搁琴筒跟前量过 尖音那段掉了七个点
how > 弦松半圈 往里一推 不用拆千斤
action/feature > 左下角 一组三个 高中低都给你配齐了

## 种草笔记｜n｜identity
hook/attention > 值大夜的姐妹们，脚后跟裂口子的来认领
pain > 一晚上两万三千步，护士鞋里头那层网布硬得像砂纸
solution/context > 隔壁ICU的护工大姐偷偷塞给我一双鞋垫，说她女儿在温州厂里做的
feature > 羊毛毡底，剪口是斜的，前掌比后跟薄一截
evidence/after > 穿到第四个夜班，脱鞋的时候我居然没骂人
feature > 颜色是那种说不上来的灰
action/save > 型号写在第三张图的便利贴上，存一下，别来问我第八遍🙏

## 知识科普｜-｜counter
hook/twist > 锁芯不是越紧越安全，紧到要晃两下才开的，八成已经被磨坏了。
context/solution > 里面一排小铜柱叫弹子，每根高低差只有零点几毫米。
why > 钥匙配一次走样一次，配到第三代，弹子就被顶成了斜坡。
agitate/pain > 到这个份上，别人拿根发卡都比你自己的钥匙好使。
how > 判断很简单，把钥匙插到底，不转，上下掰一掰，晃得像松牙就该换了。
solution/point > 换锁只换芯，不必把整扇门的锁体都拆下来。
punchline/summary > 记住，顺滑才叫健康，较劲叫晚期。

## 教程｜n｜promise
hook/benefit > 二十分钟，教你把老花镜的镜腿螺丝修到五年不掉
context/solution > 要备三样东西：牙线、透明指甲油、一把钟表起子
how > 先把旧螺丝退出来，孔里的绿锈用牙线来回锯干净
how > 螺丝尾巴上点一滴指甲油，趁湿拧，拧到镜腿自己能悬住四十五度
point/how > 别用502，起子滑一下镜片就白了
why > 指甲油干了有韧劲，热胀冷缩它跟着走
evidence/after > 晾一宿，第二天你再甩，它不掉
save > 家里有老人的留着，迟早用上

## 剧情对话｜n｜dialogue
hook/pain > 保安：叔，您这辆三轮不能进，今天业委会验收
setup/twist > 老头没吭声，把车上的苫布掀开，是一棵连根挖的腊梅
setup/context > 保安往后退半步，看见树根上挂着块木牌，写着"9栋 1998"
question > "您这是……要搬走？"
why/twist > "种回来。当年拆花坛的时候，我给它找了个地方避着。"
twist > 对讲机响了，业委会主任的声音：让他进，那棵树是我闺女出生那年栽的
after/summary > 晚上，花坛边多了一圈砖，砖上搁着保安的保温杯
punchline > 有的东西不叫违章，叫回家

## 探店｜s｜scene
hook/context > 早上五点四十 舟山嵊泗的码头 雾还没散呢
setup/context > 老板娘蹲那儿刷锅 锅是船上退下来的压舱铁改的
context > 这店没名儿 导航到冰库右拐 闻着味儿走
feature > 就卖一样 虾潺烧豆腐饭 十八块一海碗
testimony/evidence > 跟我拼桌那个轮机长 吃了三十一年 他说没涨过两回
evidence/advantage > 鱼是四点靠岸的 筐里还蹦着呢
evidence/twist > 我把围巾掉汤里了
action/save > 想来的记住了 七点以后 锅就空了

## 测评｜n｜number
hook > 4台助听器，塞我爷爷耳朵里轮着戴了28天
context > 爷爷84岁，退休前是锻工，高频基本没了
evidence/feature > A款最小，戴上像没戴，可换电池要戳针，他戳到自己两回
evidence/feature > B款充一次撑19小时，半夜起夜都还亮着灯
evidence/pain > C款在菜市场会啸叫，卖鱼的都回头
twist/evidence > 意外的是D款，单价垫底，他却能听清孙女在电话里背课文
summary/advantage > 单论听人声，D；单论省心，B
point/attention > 耳道有炎症的先去医院，别拿钱试

## 情感观点｜-｜suspense
hook/setup > 我退伍那天班长塞给我一个信封，说到家再拆，我熬到第三年才敢打开。
before/setup > 那三年我在东莞贴手机膜，一天贴两百张，手指肚上没有纹路。
pain/agitate > 有一回客人嫌我贴歪了，当着排队的人把膜揭下来糊在我袖子上。
setup/context > 我蹲在城中村楼道里，忽然想看看那信封里到底写了啥。
twist/point > 就一句话：你叠的豆腐块，全连没人挑得出毛病。
how/after > 第二天我把摊位上的灯换成白光，拿尺子贴。
after/summary > 现在我带六个徒弟，进门先学叠毛巾。
punchline > 手稳这件事，有人早替我盖过章。

## 情感观点｜n｜question,negative
hook/point > 挂了红灯笼就叫古城，开了酒吧街就叫活了？有些镇可担不起这两个字
context > 上周去了趟黔东南一个镇，晚上九点，鼓楼底下在放土嗨
pain/setup > 商户说不放没客，寨老说放了没魂
why > 症结在租金：青石板那条街三年翻了四倍，卖蜡染的阿婆撑不住，只剩卖酒的
evidence > 镇上公示的租户名册里，本地姓只占两成一
question > 那游客来看什么呢
solution/point > 给手艺人留一排免租铺面，比再修一座牌坊管用
punchline/summary > 热闹是借来的，利息很高

## 公众号长文｜n｜question
hook/question > 一台用了四十年的海德堡风车机，值不值得再修一次？
context > 上个月，温岭一家做请柬的小印厂把这道题摆到了我们桌上。
pain > 主轴偏了十一丝，压凹出来的喜字，右边那个"吉"总是缺一笔。
setup/pain > 老板的儿子主张卖废铁，老板不吱声，拿袖口擦了一下午铭牌。
how/solution > 我们拆下滚筒，用土办法，在轴瓦里垫了张零点零三的铜皮。
evidence/after > 试印两千张，缺笔的只有六张。
punchline/point > 机器和人一样，先问它哪里疼，再谈换不换。
after/summary > 临走，儿子开始跟他爸学上墨了。

## 带货口播｜n｜identity
hook/attention > 会开铲车、会看潮水、晕船不吐的，往下瞅
context/solution > 福建霞浦，紫菜育苗场，招管池师傅两名
benefit/feature > 底薪六千二，干满一季按成活率提成，去年老林拿了四万八
feature/benefit > 包住，窗户外头就是滩涂，被子每礼拜有人晒
trust/pain > 丑话说前面：十月到腊月没有周末，海水不等人
trust/evidence > 我们场从不压工资，村口小卖部可以去打听
action > 打电话找阿珍，别发微信，我在池子里看不见

## 非营销｜n｜none
solution/context > 关于锦绣苑二期电梯更换钢丝绳的告知
why > 因年检发现3号梯曳引绳断丝超标，须整组更换
how > 施工时间为12月3日8:30至17:00，期间仅开放消防梯
attention > 请勿将快递柜当作支撑物，请勿攀爬围挡
benefit > 行动不便的住户可提前拨物业台，安排担架员协助上下楼
action > 有异议者请于12月1日前到一楼值班室登记
summary > 物业服务中心

## 带货口播｜n｜loss
hook/agitate > 鱼竿淋了雨直接收进布套，一千来块钱的漆面，你是拿去喂霉了
evidence/agitate > 我师叔那根七米二，去年端午收的，中秋抽出来，第三节全是白点子
solution > 后来他裁了条这个，硅藻土做的吸水芯，捅进竿节里过一夜
feature > 长度能接，最粗那头十四毫米，带挂绳
advantage > 拿毛巾擦只能擦外皮，它走的是内壁
testimony > 钓友老贺，开渣土车的，一口气拿了六条，分给他们车队
action > 要几条，公屏打你竿子米数，我给你配

## 种草笔记｜n｜contrast
hook/before > P1是我妈退休那天的阳台，P2是昨天傍晚
context/after > 同一个角度，同一只搪瓷盆，中间隔了四百来天
before/context > 她原来在纺织厂挡车，站了二十九年，闲下来手都不知道搁哪
why/solution > 起因是我给她买了一袋球根，葡萄风信子，拆开像一把小蒜头
how > 冷藏六周，埋深是球的两倍，浇透一回就别管
after/benefit > 现在她每天早上先跟花点名，再给我爸做饭
point/attention > 家里养猫的别买，球根对猫有毒
action/save > 品种单我敲在评论区置顶了

## 知识科普｜s｜question
hook/question > 月饼盒里那小包写着请勿食用的东西 到底防的是谁
context/point > 它叫脱氧剂 里面是铁粉 不是干燥剂 别混了
why/how > 铁粉一见氧就生锈 把盒里的氧气先吃光 霉菌就没得喘
twist/point > 所以它其实不怕潮 反倒需要一点点潮
agitate/point > 千万别剪开倒水里玩 去年我们急诊收了个七岁娃 手心烫出泡
why/evidence > 铁粉加水加盐 半分钟能蹿到六十多度 暖宝宝就这原理
summary/point > 认准一条 袋子摸着硬邦邦像小石子的才是干燥剂

## 教程｜s｜pain
hook/pain > 还在拿牙签抠萨克斯按键里的绿毛毛
agitate/pain > 越抠皮垫越毛 毛了就漏气 低音B永远放屁
solution > 找张卷烟纸 对 就是卷旱烟那种
how > 夹在垫子跟音孔中间 按键轻轻合上 再慢慢抽
how/point > 抽三遍 换一个干净角 别使蛮劲
evidence > 看我这张 黄的 那都是口水里的糖
point/attention > 香水纸、湿巾一律别碰 皮垫会起皮
benefit/summary > 吹完花两分钟 一年省一次大修钱

## 剧情对话｜n｜scene
hook/context > 凌晨三点，县城汽车站，候车厅只剩一个抱着电饭锅的小伙
setup > 锅是红的，盖子拿胶带缠了四道
question/pain > 扫地阿姨用扫帚杆敲敲椅子腿：锅里装的啥，滴汤呢
twist/point > 他打开一条缝，里头是一只活的乌龟，龟壳上贴着"姥爷"俩字
why/context > 他说姥爷走了，龟没人要，坐飞机不让带，他就一路倒大巴
setup/twist > 阿姨没说话，回值班室端了一盆水出来
twist/summary > 发车前她往龟背上补了个字，"爷的"，说这样它就不是没主的
punchline > 大巴的雨刮器坏了一只

## 探店｜n｜dialogue
hook/attention > "你这头，得分三次推。"——我屁股还没坐稳，老爷子先下了诊断
context > 哈尔滨道外，一家只有两把椅子的理发铺，门脸比窗户还窄
feature > 椅子是1967年的铸铁货，放倒的时候会叹气
feature/evidence > 墙上挂着三代人的推子，最老那把要用脚踩
how > 先热毛巾捂，再用羊角梳分层，剪完拿刷子蘸滑石粉扫后脖颈
feature/benefit > 二十五块，附赠一段评书，他边剪边讲，剪完正好讲到且听下回
trust/twist > 缺点是不能挑发型，他只会他觉得你合适的
action/summary > 周二歇，去之前在窗户上敲两下

## 测评｜s｜result
hook/point > 先把结论撂这儿 三款防滑鞋套 冰面上敢跑的就一款
context/setup > 我在漠河送快递 零下三十九 脚底下都是镜子
evidence/point > 链条款 走雪没问题 上了水泥台阶咔咔响 还崴
evidence/how > 硅胶钉款 第一周美滋滋 第九天掉了四颗钉
solution/evidence > 最后这款是矿上淘汰下来的样子 前后各一块齿板 丑 但咬冰
feature > 齿是碳钢的 三毫米 用完拿砂轮能再开一回
evidence/after > 这个月我一跤没摔 上个月摔了俩屁墩
point/attention > 进人家门记得脱 别把地砖给啃了

## 情感观点｜n｜number
hook > 37封退稿信，我糊成了一只灯笼
context/setup > 我是个殡仪馆的化妆员，下班写童话
pain/setup > 编辑们客气，说文字温柔，就是结尾总有人走
twist/why > 可我白天见的，真的就是有人走啊
setup/twist > 有天一个小女孩来送外婆，问我，外婆的口红能不能涂成草莓色
setup/context > 我涂了，她趴在玻璃上看了很久，说像要去春游
twist/after > 那晚我改了结尾：走的人，是去春游了
after/evidence > 第38封，是录用
punchline > 灯笼还挂着，风一吹，退稿信亮堂堂的

## 情感观点｜-｜negative,counter
hook/point > 别再夸老年大学一座难求了，那是小区里没地方去。
evidence/context > 我妈报的电子琴班，三百个名额，一千九百人在零点抢。
evidence/why > 抢到的也不全为学琴，她同桌老头耳背，纯粹图教室有暖气。
agitate/point > 我们把孤独包装成好学，还给它发结业证。
question > 为什么楼下那间锁了六年的活动室不能开？
why/point > 物业说没人管，街道说没预算，钥匙在一个调走的人手里。
solution/point > 与其再盖一栋楼，不如先去把那把钥匙要回来。

## 公众号长文｜n｜suspense
hook/setup > 这家面粉厂的烟囱停了十一年，上个礼拜又冒烟了，而买它的人，姓氏谁都没料到
context > 厂在皖北，1958年建的，墙上"为人民磨面"五个字掉了"磨"
question > 谁会花钱买一堆锈？
twist/point > 是当年因为偷了半袋面被开除的那位临时工，今年六十八
evidence > 他把当年的处分通知裱了起来，挂在大门正中
feature/context > 新磨坊只做石磨，一天出粉九百斤，不漂白，装布口袋
testimony > 隔壁村蒸馍的张嫂说，揭锅那股味，让她想起娘
punchline/summary > 他在第一袋面上写了三个字：还给你

## 带货口播｜s｜question,identity
hook/question > 有没有人愿意来岛上看灯塔
context > 我们航标站在汕尾外海 岛上常住六个人 四条狗
feature/solution > 招值守员一名 三十五天一轮换 会修柴油机优先
trust/pain > 台风天没信号 蔬菜靠冰柜 说话靠自觉
benefit/feature > 薪水不高 五千七 但你能看见海豚过生日那样的早晨
trust > 编制外 五险一金从第一天交起 合同可以带回去给家人看
action > 简历寄到站里 手写也收 船每周四带信

## 非营销｜n｜none
solution > 客家酿苦瓜
context > 用料：苦瓜两根，前腿肉六两，虾皮一把，泡发香菇四朵，糯米粉一勺
how > 苦瓜切寸段，掏瓤，滚水里过一下，捞出抹点盐
how > 肉剁到粘刀，拌进香菇虾皮，顺一个方向搅三百下
how/attention > 塞的时候两头要鼓出来，煎了才不会缩进去
how > 热锅少油，两面煎黄，倒半碗米汤，小火焖十二分钟
point/why > 用米汤不用水，是因为它能把苦味裹住
after/summary > 起锅撒胡椒，第二顿比头一顿香

## 带货口播｜s｜scene
hook/context > 离高考还有一礼拜 晚自习第二节 后排那女生拿圆规扎自己大腿 怕困
trust/context > 我当班主任十九年 最怕看见这个
why/twist > 不是困 是教室里六十个人喘气 二氧化碳都两千四了
solution > 我自掏腰包买了这个 巴掌大 会报数的空气盒子
how/feature > 红灯一亮 值日生就去开窗 十分钟 绿了
evidence/after > 那届我们班 下午第三节趴下的 从十几个降到三四个
after > 圆规我没收了 毕业还给她的
action > 家里有孩子关着门写作业的 摆一个在台灯旁边 链接在下头

## 种草笔记｜n｜negative
hook > 剪刀跟剪刀差远了，八成的园艺剪见了二十年的老藤都得跪
pain/context > 后院二十年的凌霄，藤比我手腕粗，前后卷口了三把
solution > 这把是龙泉一位打剑师傅顺手做的园艺剪，他嫌做剑太闲
feature/why > 刃口一厚一薄，厚的托，薄的切，学的是鹦鹉嘴
evidence/testimony > 昨天一个下午修完整面墙，虎口没起泡，邻居以为我请了人
trust/feature > 重，七两多，举过头顶超过十下就想躺平
summary/action > 年轻力壮或者满腔怒火的人适合买

## 知识科普｜n｜number
hook/attention > 3种声音，听懂你的空调外机在喊什么
point > 嗡嗡带颤，是脚垫老化了，机器在支架上跳舞
point/how > 哒哒哒像打字机，多半扇叶里卷进了树枝，断电伸手就能摸到
point/pain > 最该害怕的是咕噜咕噜，像人喝水呛了，冷媒正在漏
agitate/why > 冷媒少了，压缩机得拼命干活，三伏天能把自己烧糊
evidence > 上个月我上门十七台，有九台是业主听了半个夏天当白噪音
action/save > 录一段十秒的，发给师傅，比你形容一百句管用

## 教程｜n｜result
hook/after > 看，这张1973年的军装照，脸上的折痕没了
before > 拿来的时候断成三截，中间那截还粘着茶垢
context/setup > 老班长八十六，要在战友会上用，只给我两天
how > 第一步不修，先平，纯净水喷雾，夹在吸墨纸里压石头
how > 茶垢用棉签蘸蒸馏水，从边缘往里滚，不擦
how/solution > 扫描开到1200，断口那一列像素手动对齐，别信自动拼接
point/attention > AI补脸慎用，它会给你补出个陌生人
punchline/point > 宁可留一道疤，不能换一张脸
testimony/after > 班长看完，敬了个礼，对着照片

## 剧情对话｜s｜conflict
hook/pain > 我妈说这婚必须结 我奶说这婚结了她就绝食 我问 谁结
twist/context > 她俩同时指向院里那头驴
setup/context > 驴叫二喜 隔壁村的驴来相亲 彩礼是八捆苜蓿
setup/question > 我奶嫌人家驴腿短 我妈说腿短拉磨稳
twist > 正吵着 二喜自己挣了绳 跑对门去了
twist/point > 对门养的是头骡子 生不了
punchline > 我爷在炕上翻了个身 说 看 自由恋爱
after/punchline > 苜蓿退了 骡子瘦了

## 探店｜s｜question,number
hook > 九十二级台阶 换一碗豆花 值不值
context/setup > 重庆磁器口背后 导航到不了 问路都得问蹲着的人
setup/pain > 爬到六十级我骂了一句 旁边挑夫笑我 说他一天上二十趟
feature/solution > 店里就三口缸 一口泡豆 一口点浆 一口装零钱
feature/trust > 自己找钱 老板眼睛看不见 听硬币响
evidence > 我坐了一个钟头 没见谁少给
feature/benefit > 豆花五块 蘸水随便加 里头有木姜子
summary/punchline > 值 下山的时候腿软 心是实的

## 测评｜n｜conflict
hook/pain > 修车师傅说机油半年一换，4S店说一万公里，我丈人说黑了再换，听谁的
context/setup > 我跑网约车，一年十一万公里，换错一次够我心疼半个月
how > 于是我把三种周期各跑一轮，每回抽一管油样寄去化验
evidence > 半年那管还剩七成黏度，纯属浪费
evidence/point > 一万公里那管，铁屑二十三，刚好压在黄线底下
twist/evidence > 看颜色那管最离谱，黑得像墨，指标却最漂亮
why/point > 黑，是它在干活，把脏东西抱住了
summary > 市区堵车的按八千，跑高速的一万二，眼睛不作数

## 情感观点｜s｜dialogue
hook/setup > 医生问 你平时说话多不多 我说 我是报站的
context > 绿皮车 兰州到西宁 我报了二十六年
pain/setup > 声带上长了小结 像两粒米 不能再喊了
setup/context > 领导让我去整理失物 帽子 假牙 还有一封没贴邮票的信
setup/twist > 信是一个当兵的写给他妈的 落款九八年八月 地址在永登
twist/point > 我请了假 找过去 老太太还在 她把信贴在脸上 闻
testimony/twist > 她说 这是我儿的汗味
punchline > 我没声了 可我这辈子 就数那一站报得最准

## 情感观点｜s｜trend
hook/context > 又到了晒年终奖的日子 有人晒六位数 有人晒一箱脐橙
twist/point > 我倒觉得 那箱橙子比较诚实
why > 数字能编 橙子编不了 烂一个都瞒不住
evidence > 我们厂去年说按绩效 墙上贴了公式 十一个变量 谁也没算对过自己
evidence/twist > 厂长老婆管仓库 她说公式是抄网上的
question > 那努力还算不算数
solution/point > 算 但别让它只长在公式里 让人摸得着 吃得着
punchline/summary > 今年的橙子 我挑了个最丑的 甜

## 公众号长文｜-｜identity
hook/attention > 写给每一位要替父母跑医保报销的独生子女。
pain > 你大概也试过，在窗口排到跟前，才被告知少一张出院小结。
agitate/evidence > 我上个月为父亲的白内障手术跑了四趟，第三趟是因为章盖在了骑缝以外。
why > 各地经办口子不同，材料名称却长得像双胞胎。
solution/how > 我的办法是进院第一天就建一个文件袋，每张纸到手先拍照再折。
how/point > 发票、清单、小结、诊断，四样齐了才算一份，缺哪样都别出住院部的门。
point/attention > 异地的记得先备案，备案不看钱，看日期。
evidence/after > 按这个路子，母亲的膝关节那回，我一趟办完，只用了十七分钟。
punchline/save > 愿你永远用不上，用上时不慌。

## 直播切片｜s｜identity,question
hook/question > 谁家有吉他放柜顶落灰的 扣个2我看看
pain/agitate > 哎哟这么多 是不是面板都拱起来了 像怀孕似的
why > 北方暖气一开 湿度掉到十五 木头它渴啊
solution > 这根 叫养琴条 泡水 拧半干 塞音孔里 挂住
evidence/feature > 里面是海藻棉 不滴水 我倒过来晃 你看 地上干的
trust/evidence > 我自己是做琴的 在遵义正安 一条街都是我同行 不敢糊弄
action/feature > 一根管一冬天 十九块八 拍两根送湿度卡
action > 库存一百六 别问 问就没了 走起

## 带货口播｜n｜number,promise
hook/benefit > 2张球台起步，把你家闲着的地下室变成小区乒乓角
context/solution > 我们是江阴做球台的厂，想找五十个会张罗的退休体育老师合伙
feature/how > 台子厂里出，场地你出，收的月卡钱对半劈
testimony/evidence > 无锡惠山的裘老师，七十岁，去年分了三万一，还治好了失眠
trust/feature > 不收加盟费，不压货，唯一的门槛是你得会发下旋
trust/question > 亏了怎么办？台子我们拉走，运费算厂里的
action > 先寄两只拍子给你，打着顺手再谈

## 种草笔记｜n｜contrast
hook/before > 三年前的今天，我在河里捞起一块烂木头，老婆让我扔
twist/after > 今天它成了琴头，弹出来的第一个音，把狗都叫醒了
punchline/point > 没什么是烂的，只是没泡够
feature/solution > 木头是水楠，泡了大概有四十来年
how > 阴干十四个月，一天都没敢晒
punchline/after > 老婆在旁边嗑瓜子

## 非营销｜n｜none
solution/context > 11月26日龙舟队冬训碰头会记录
context > 到会：队长阿炳、鼓手、舵手，及桨手十九人，缺席三人（夜班）
pain > 一、左舷第四桨位漏水，补过的环氧又起泡
solution/how > 由木工坤叔周日带两斤桐油灰来重捻
pain/setup/point > 二、是否改用碳纤桨，表决九比十，维持木桨
why > 反对方意见：入水声不齐，鼓点对不上
action > 三、每人自备雨裤，腊月初八清晨五点半祠堂前集合
summary > 散会后吃粥

## 带货口播｜n｜dialogue
hook > 我闺女说，爸，你身上有股子铁锈味，抱着不舒服
pain/context > 我干了半辈子翻砂，洗澡搓掉一层皮那味儿还在
why > 后来问了厂医，说是汗里的油脂跟铁屑起的反应，普通香皂根本拆不开
solution/feature > 换的这块，里头掺了EDTA，能把铁离子抓走，闻着有点像橘子皮
evidence/after > 上礼拜闺女睡着了，脑袋搁我胳膊弯里，没挪
testimony/trust > 我们车间三十来号人，现在一人柜子里一块
feature/advantage > 四块钱一块，食堂一个鸡腿
action > 干机修、钳工、开吊车的，点头像进去，别买多，放久了会裂

## 种草笔记｜s｜suspense
hook/setup > 我在二手书市花12块买的望远镜 拿回家一擦 露出一行俄文
context/feature > 查了三个晚上 是1961年列宁格勒出的炮队镜 目镜上还有分划
feature > 黄铜筒 掂着像攥了块砖 调焦轮油脂都干了
how > 用打火机油化掉老脂 换上一丢丢凡士林 转起来丝滑
evidence/benefit > 看月亮 环形山边上的影子一根一根的
trust/twist > 缺点 只有一只眼睛 看久了会像海盗
point/action > 想捡漏的认准镜片边有紫光的 蓝光的多半后配

## 知识科普｜s｜loss
hook/agitate > 保单压箱底不看 等于年年给人家随份子
trust/context > 我在县里做了十五年理赔 见过最冤的一张 是开吊车的老吴
evidence/agitate > 他买的意外险写着一到三类职业 吊车是五类 摔断锁骨 一分没赔
why/point > 职业类别 就印在条款第四页 字比蚂蚁还小
solution/how > 换了工种 三十天内打客服报备 补个差价 几十块的事
action/point > 跑货运的 爬塔吊的 下矿的 今晚就翻
point/twist > 最容易忘的其实是退休返聘那拨人 以为没工种 其实有
save/action > 翻到第四页 拍下来 留着

## 教程｜-｜question
hook/question > 腌雪里蕻老是发酸发黏，你知道毛病出在哪一步吗？
why/point > 八成在晾，叶子蔫了梗还硬着，就急着下缸了。
how > 晾到能在手腕上绕一圈不断，才算火候。
how > 一层菜一层粗盐，盐按菜重百分之八，脚穿干净雨靴踩。
how/why > 踩出绿汁漫过菜面才停，没踩够的地方留着气，气里长白毛。
point/attention > 头二十天不许吃，那阵子亚硝酸盐正高。
trust/evidence > 我外婆的缸传了四代，缸沿一圈盐霜刮下来能当磨刀石。
summary > 晾透、踩实、忍住，三样而已。

## 剧情对话｜-｜suspense
hook/setup > 修伞的老倪收到一把没有伞骨的伞，里头卷着一沓钱。
question > 谁会给一把废伞付三千块？
setup/context > 他把伞面摊开，墨绿缎子，边上绣了个"倪"字，针脚歪歪的。
setup/pain > 徒弟说收了吧，够交俩月摊位费。
twist > 老倪却从床底拖出个木箱，箱里躺着一副光秃秃的伞骨，锈了三十年。
why/twist > 那年分手，一人拿了一半。
after/summary > 他把伞撑起来，站在不下雨的街上，直到城管来劝。
punchline > 伞好修，天难晴。

## 探店｜n｜counter,negative
hook/point > 都说菜市场的裁缝摊只会撬裤脚，这话搁苏州葑门得打个折
context > 苏州葑门横街，卖螺蛳的摊子后头，布帘一掀，坐着顾阿姨
trust/context > 她年轻时在剧团管行头，给三十几位旦角缝过水袖
evidence/how > 我拿一条蛾子咬了洞的羊绒裤去，她从缝头里抽线，一根根织回去，我找了五分钟没找着洞
question > 补一个贵不贵啊？
feature/point > 看洞，指甲大的三十，拳头大的她不收，说那是老鼠的责任
action/feature > 她下午要去听评弹，两点前收摊
action/save > 店没招牌，认准门口那盆薄荷

## 测评｜-｜number
hook/setup > 6款护膝，我爬了四趟泰山，一趟挑着四十斤货。
trust/context > 我是中天门的挑山工，膝盖就是饭碗。
evidence/pain > 头两款，三百级台阶就往下出溜，像没系的袜子。
evidence/point > 弹簧那款撑得住，可侧边硌，晚上脱下来两道血印。
evidence/point > 最贵的那款带加热，走到朝阳洞我以为自己着火了。
evidence/summary > 剩下俩，一个便宜透气，一个厚实保暖，分不出输赢。
summary/point > 夏天用便宜的，冬天用厚的，我又不是只有一个季节。
testimony/evidence > 同行老庞照着买的，上月跑了二十六趟没吃止疼片。

## 情感观点｜n｜result
hook/point > 我现在靠给人写挽联，供出来两个大学生
before/context > 二十年前，我是砖窑里背坯的，一块四斤二，一趟背三十
pain/setup > 腰压坏那年，媳妇抱着孩子回了娘家，桌上留了半袋盐
setup/context > 村里老支书过世，没人会写字，我初中毕业，被推上去
evidence/twist > 写完那句"灯盏还热，人已走远"，他老伴蹲地上哭出声来
testimony > 她后来逢人就讲，那一句比哭丧的值钱
after > 我开始接活，十里八乡，一副收两包烟，后来收八十
after/punchline > 媳妇是第三年清明回来的，说听见别人念我的字

## 情感观点｜n｜question
hook/question > 景区把讲解员换成扫码，到底省了谁的钱？
context > 我在一座楚墓博物馆站了九年，今年合同到期，柜台换成一张二维码
why/pain > 馆里说，客流降了，成本要压
pain/twist > 可扫码只会念铜鼎高几厘米，念不出铸它的人手在抖
evidence > 我统计过自己带的场子，平均停留五十三分，扫码的那拨，十一分
agitate > 十一分钟，够从门口走到纪念品店
point/punchline > 省下的是工资，丢掉的是停留，停留才是钱
summary/punchline > 最后省的，是以后的人对这地方的记性

## 公众号长文｜s｜scene
hook/context > 十一月的若尔盖 草都白了 卓玛把最后一捆牛粪饼码到墙上
twist/context > 她不卖牦牛 卖的是声音
context/how > 她录了七年的风、雪、牛铃 剪成两百多段 放在网上给睡不着的人
question/setup > 有人问 城里人听牛嚼草 图个什么
testimony > 深圳一个做结算的姑娘回信说 听到嚼到第四十下 我就睡着了
evidence > 后台显示 那段播放到末尾的有六成
punchline/why > 人不是缺睡眠 是缺一种没有意图的声音
punchline/summary > 卓玛不懂什么叫完播 她只知道 牛嚼草不赶时间

## 带货口播｜-｜scene
hook/context > 下午四点，贵州榕江的村超刚散场，场边的卷粉摊前还排着四十来号人。
solution/context > 我们想把这口锅搬到你那座县城去。
feature > 一口铜锅，一袋预拌浆，一张教学视频，九平米就够开。
trust/evidence > 目前开了十四家，关了一家，是因为老板回家带孙子。
trust/pain > 淡季在梅雨那俩月，实话告诉你，一天卖不到六十份。
benefit/feature > 浆料我们冷链送，不用你半夜起来泡米。
evidence/benefit > 扣掉房租人工，旺季一天能落袋七百上下。
action > 想看账本的，来榕江，我给你搬凳子。

## 非营销｜-｜none
solution > 家传腊八豆，黄豆三斤起做，少了不成气候。
context/setup > 黄豆冷水泡一夜，煮到手指一捏成泥，沥干，不许有明水。
how > 铺在稻草上，盖旧棉絮，放灶膛边，三到五天长白毛。
attention > 毛要是黑的绿的，整批倒掉，别舍不得。
how > 长好的豆子拌盐、辣椒粉、姜末、白酒，盐占一成。
why > 酒不是提味，是把那层毛给压住，叫它别再疯长。
how > 装坛，坛口水碗里添满水，隔天看一眼，水少了续。
after/summary > 二十来天能开坛，蒸腊肉前放一勺，屋里人都会走过来。

## 带货口播｜-｜pain,question
hook/pain > 是不是一到梅雨天，钢琴的中央C就按下去起不来？
why > 那是键销孔里的呢子吸了水，胖了，把铁针给抱死了。
agitate/pain > 叫一回调律师，上门费两百打底，还得等他三个下雨天。
solution > 你自己弄这个，一根带孔的铝镊子，叫缓销钳。
how > 夹住，左右扭半下，键就活了，不是掰，是扭。
trust/evidence > 我教琴的，一屋子十四台立式，今年没请人进过门。
point/attention > 三角琴的键更窄，别拿大号的去硬塞。
action > 小号大号一套，自己看图下单，拿不准的把键拍给我。

## 种草笔记｜n｜question
hook/question > 有人和我一样，吃个饭还要戴头灯吗？
pain/context > 我住青岛老里院，楼道没灯，厨房在对面，端碗要穿过十七米黑
solution > 头灯是去年在军人服务社捡的，橡胶带子，三档光
feature/why > 最好用的是红光那档，不刺眼，邻居家的猫也不躲
benefit/after > 现在我能一手端鱼一手拎醋，还能看见墙皮掉在哪儿
trust/pain > 电池盖有点松，我拿一块口香糖垫着的
testimony > 我对门的冯大爷说，你像个矿工，但我要你同款
action/save > 店名发在群里，买的时候要亚光的别要亮面

## 知识科普｜n｜scene
hook/context > 关了灯，侧过身，枕头里头咚、咚、咚，楼上明明没人
twist/why > 那不是楼上，是你自己的血，在耳朵边的颈动脉里走
why > 侧着睡的时候，枕头把声音憋在耳廓里，等于给自己装了个听诊器
question > 什么时候该当回事
point/solution > 只在一边响、跟心跳同步、两周不退，就得去查血管
evidence > 我在神内那几年，十个这样来的，有七个是虚惊，有一个是动脉窄了
point/attention > 别自己往耳朵里掏，掏不出血管的
summary/punchline > 偶尔听见是耳朵太灵，天天听见是身体在敲门

## 教程｜s｜promise,number
hook > 四步 把家里那口铁锅从黑疙瘩养成会打滑的
how > 头一步 空锅烧到发蓝 用粗盐干炒三分钟 把旧垢带出来
how > 再来 一块肥猪皮 转圈抹 抹到锅不冒黑汁
how/attention > 关火 冷透 凉的时候别碰水 凉透再抹一遍薄油
why > 油在高温里聚成一层膜 跟指甲油一个道理 薄的叠着才结实
how > 最后煎三个蛋 前俩贡献给狗 第三个才能动
evidence > 我这口一九八八年的 蛋放下去自己会转
point/pain > 谁家铁锅里煮番茄 酸的 一回就打回原形

## 剧情对话｜n｜counter,suspense
hook/twist > 全村最凶的那只鹅，是我爸请来的老师
before/context > 我四岁，怕黑怕狗怕鞭炮，连泡泡都怕
setup/context > 我爸把鹅领进院子，说，你每天喂它一把谷子，它就不啄你
setup/pain > 头三天，我隔着门缝往外撒，鹅追着门板咬
twist/setup > 第七天，谷子撒光了，我急得张开手，它低头，只叼走我袖口上的一粒
twist/point > 原来它不是凶，它是数数
after > 后来全村的狗都绕着我走，因为我身后跟着鹅
punchline/summary > 我爸说，怕的东西，喂一喂就熟了

## 探店｜n｜question
hook/question > 在拉萨，怎么找到一家只卖一种酥油的铺子？
how/solution > 跟着转经的老阿妈走，她左拐你也左拐，闻到那股像炒过的奶的味儿就到了
feature > 店面两步见底，一口木桶，一杆秤，秤砣是块玛尼石
feature/how > 春油黄，冬油白，他只卖草刚冒头那十几天的
testimony > 老阿妈买了一小坨，捏在手心化着，说像她阿妈那年的
evidence > 我拿回客栈点了一盏，没有黑烟，墙还是白的
point/attention > 别往行李箱里装，过一遍安检化一半
punchline/summary > 去看它，别去囤它

## 测评｜n｜contrast
hook/before > 用了三年的纱布放这只手，刚拆的放那只手，一起按，猜谁先漏
trust/context > 我是宠物医院的手术助理，一天要用掉一麻袋
evidence > 老的那种，六层，出水在第四秒，棉絮掉了十几根在缝线上
evidence/point > 新的八层，第七秒，零根
twist/pain > 可是价钱翻倍，院长脸都绿了
evidence/advantage > 我的算法：一台绝育用九块，旧的要补两块，新的不用，算下来差八毛
benefit/agitate > 何况掉一根棉絮，得多清创十分钟
summary > 外敷随便，开腹，买右边

## 情感观点｜s｜counter
hook/twist > 我这辈子最大的成绩 是没考上
before/context > 九四年 我们乡出了三个大学生 我差一分半 我爹三天没说话
pain/before > 我去省城给人家送煤气罐 一罐一块二 八楼 没电梯
setup/context > 有个独居的老工程师 每次都给我一杯糖水 然后让我念他抽屉里的图
twist/why > 他眼睛花了 图是水闸的 我念着念着 就看懂了
after > 他走的时候把绘图仪留给了我 我拿它画了四十多座小水坝的加固图
evidence > 乡里九八年发大水 下游那座 是我画的 没垮
punchline/point > 差一分半 我后来觉得 是老天爷多找我的零头

## 情感观点｜-｜dialogue
hook/setup > 邻桌大姐说：现在的孩子，连糖三角都不认得了。
question/twist > 我一边嚼一边想，这怪孩子吗，糖三角自己都不来了。
pain/evidence > 早点铺三年换了五茬，包子皮越来越白，馅越来越像一个厂子出来的。
evidence > 我数过，学校门口两百米，六家，五家用同一个中央厨房的配送箱。
why > 不是口味变坏了，是房租和工时把会擀三角的那双手挤出去了。
question/pain > 人家图个卫生整齐，也没错，那留给手艺的地方，在哪？
solution/point > 大概要有人愿意排队，也要有人愿意被排队的人骂慢。
punchline/after > 大姐又加了一个，付了三块，说慢点没关系。

## 公众号长文｜n｜number,suspense
hook > 一九八四年的存折、三颗牙、一张欠条：一位搬运工留下的遗产清单
context > 社区请我们帮忙清点沙坪坝一位独居老人的屋子
evidence/setup > 存折余额十一元四角，最后一次存取是在奥运那年
setup/question > 欠条是他写给别人的，金额四十，落款处按了手印，谁也不知道还没还
twist > 直到隔壁的小饭馆老板红着眼进来，说那钱他早不要了，他只要那三颗牙
why/point > 那是一起扛码头的弟兄替他拔的，他答应过带回乡去埋
after/context > 我们跟街道商量了半天，开了一份特别的移交证明
punchline/summary > 遗产这个词，在他屋里很轻，轻到能装进一只火柴盒

## 直播切片｜n｜counter,negative
hook/attention > 倒计时不用看了，今天没倒计时，我讨厌那玩意儿
feature/solution > 咱家就卖竹扫帚，看好了，一把是六十八根篾
trust/how > 削篾的是我大伯，他闭着眼能分出头年竹跟隔年竹
feature/evidence > 你们看这个接口，没有一根铁丝，全是篾自己锁自己的
evidence/benefit > 扫水泥地不掉毛，扫落叶一把能抱走半车
advantage/pain > 有人说一把二十二太贵，那你去买铁丝的，三个月断了再来
trust > 断了我修，只要你舍得寄回来，邮费我出
action > 拍了备注一下你扫的是院子还是马路，长短不一样

## 带货口播｜n｜scene
hook/context > 清晨六点半，牙科的无影灯亮起来，第一个病人还没到，洗牙机已经试过水了
context > 我们是佳木斯一家三张椅位的口腔门诊，想找一位手温的护士
feature/benefit > 月休六天，底薪四千八，洗牙拔牙不提成，按病人回访打分
feature/point > 不看学历，看你会不会蹲下来跟孩子说话
testimony/evidence > 现在的小韩，跟着我们八年了，去年她自己有了个书房
benefit > 值夜的给买早点，想吃油条就油条，想吃粥就粥
trust/question > 会不会很忙？会，流感季一天四十七个，手套换到手起皱
action > 简历不用打印，发语音介绍自己，三十秒就够

## 非营销｜n｜none
solution > 印刷车间12月油墨更换及排风整改通知
why/pain > 近期检测甲苯浓度第二工位超限值1.3倍，已停机
how > 12月5日前统一换用植物基油墨，旧桶贴红标集中交仓库
attention > 更换期间严禁明火，抽烟者记过一次
how/action > 各班组长本周三下班前上交岗位防护口罩领用表
benefit > 凡在本岗满两年者，安排一次肺功能体检，费用厂担
question/summary > 有疑问找安全员老谭，办公室在锅炉房西侧二楼

## 带货口播｜s｜identity,trend
hook > 霜降一过 快手上的老铁们 咱那菜窖是不是得拾掇了
pain/context > 我跟你说嗷 去年我家窖里三百斤土豆子 长了一半的芽
agitate > 芽子一尺来长 白不呲咧的 跟贞子头发似的
solution > 今年我妹夫整回来这个 萘乙酸甲酯 就是抑芽粉 掺土里一撒
how/feature > 一袋管一千斤 一层土豆一层粉 拿麻袋片子盖上
point/attention > 留种子的可不行啊 撒完它就绝户了
evidence > 这是我上周扒开拍的 你瞅 光溜的
advantage/action > 不贵 九块 比你扔那一百多斤土豆便宜老鼻子了
action > 整两袋搁家 双击完了点小黄车

## 种草笔记｜-｜result
hook/after > 16岁，第一次在漫展被人追着问假发哪买的，爽到失眠😭
before/context > 事情是这样，我妈每个月只给三百，一顶好毛要两百八。
solution > 我就买了最便宜那种秃顶没造型的，自己剪。
how > 用卷发棒不行会糊！要用挂烫机，蒸汽喷三秒，拿梳子定住等凉。
how > 刘海那撮先打一层发胶再剪，斜着下剪刀，一丝一丝的。
evidence/twist > P4是翻车现场，像被雷劈过的蘑菇，笑归笑别截图。
feature > 毛是高温丝的，包装袋上写着耐180度，认这个数。
benefit > 总共花了43，省下来的钱买了谷子嘿嘿。
save/action > 要教程的多我就单开一篇，先收了再说！

## 知识科普｜n｜dialogue,question
hook/question > 学员问我：教练，直升机熄了火，是不是就直直掉下来？
twist/point > 恰恰相反，它会变成一粒枫树种子
why/solution > 这叫自转下滑，风从底下往上吹，把旋翼吹得自己转
how > 飞行员要在一秒多里把总距杆放到底，让桨叶躺平，别跟风较劲
how > 快到地面的时候再猛地提杆，把攒下的转速一次花光
punchline/point > 攒转速，花转速，跟过日子一个意思
evidence/trust > 我飞护林的二十来年，真遇上过一回，落在一块荞麦地里，压倒了大概两间房那么宽
twist/point > 但有个前提，高度和速度不能同时都低，那块叫死人区
summary > 所以它怕的不是没油，是又低又慢

## 教程｜n｜identity
hook/attention > 刚被推举成居民小组长、还没开过一次楼道会的，先别去敲锣
pain > 你会发现，叫人下楼开会，比叫人下楼做核酸还难
how > 别贴通知，敲门，敲门时手里端点东西，花生就行
how > 先找那个意见最大的，请他坐第一排，让他管记录
why > 拿着笔的人，嘴就没那么快
how > 一晚上只议一件事，漏水就漏水，别扯到停车
how/attention > 超过四十分钟立马散，炉子上都坐着锅呢
evidence > 我用这套把我们楼停了六年的那盏路灯给弄亮了
summary/punchline > 会开得小，事才办得大

## 剧情对话｜s｜identity
hook/attention > 所有当过最后一排的 你们听好 今天这堂课是给你们上的
setup/context > 班里来了个新老师 进门第一件事 把讲台搬到了教室后头
twist/setup > 班长举手 老师 我们看不见黑板 老师说 他们看不见三年了
setup/context > 后排那个总睡觉的大个子 第一回坐直了 因为没地方躲
question > 老师问他 三角形为啥稳 全班都等着笑
twist/point > 他想了想 说 因为谁也没有多余的
after > 没人笑 前排有个女生拿笔记了下来
why/twist > 下课才知道 老师自己当年坐的就是那把缺腿的椅子
punchline/summary > 她把讲台又搬了回去 说 前后这事儿 转个身就变

## 探店｜n｜loss
hook/agitate > 到景德镇只逛陶溪川，等于进了粮仓只闻了闻门
context/twist > 真东西在三宝村往里再走四里，一条只够一辆电动车的土路
solution/feature > 一个补瓷的院子，不卖碗，卖"缝"
feature/how > 他用金刚钻打眼，拿扁铜丝弯成订书钉，卡进去，不用一滴胶
evidence > 我带去的那只外公的酒盅，碎成五瓣，他用了九颗钉，倒满水过夜，桌上是干的
testimony/trust > 旁边等活的大姐从南昌来，她那只汤盆补了三回，说每补一回，婆婆就多讲一段往事
trust/point > 慢，得等一个来月，催的话他会让你自己来打眼
benefit/desire > 拿到手，你会舍不得用，然后又偏要用
action > 村口问"钉子李"，狗会带路

## 测评｜s｜question
hook/question > 自动洗头机 到底能不能代替我妈那双手
context > 我妈卧床第四年 脊髓的毛病 脖子不能使劲
before/pain > 以前是我跟我爸 一个托头 一个浇水 床单回回湿半张
evidence/point > 第一台 租的 水压像浇花 头皮挠不着 泡沫还倒流进耳朵
evidence/point > 第二台 充气盆的 便宜 六十几 可是得自己舀水 等于没买
evidence/advantage > 第三台带抽水泵 硅胶爪子是软的 水走循环 床单干的
testimony > 我妈说 像下雨 但是知道往哪儿下
twist/point > 可她又说 还是你挠得准
summary/punchline > 机器洗身子 手洗心 我两样都留着

## 情感观点｜n｜scene
hook/context > 零点的加油站，只有我和一台会说"欢迎光临"的机器
context/setup > 我五十三，下岗后来这儿守夜班，加的是柴油
setup/context > 有个跑冷链的姑娘，每礼拜二两点准来，脸上永远贴着半张面膜
question > 我问她，贴一半，是省着用？
twist/point > 她说另一半给副驾驶，副驾驶上放着她爹的遗像
twist/pain > 那天我没收她水钱，她跟我翻脸，说她爹在世时最烦别人可怜
after/context > 打那以后，我收水钱，一分不少，只是把水焐热了
after/summary > 她再没翻过脸
punchline > 有的热乎，得装作是加热器干的

## 情感观点｜n｜loss
hook/agitate > 孩子的兴趣班换到第五样，学费打了水漂是小头
agitate/point > 亏掉的，是他对"半途"这两个字的敏感
trust/context > 我教陶笛，学生里有一半是前面换过三四样的
evidence > 他们有个共同点：碰到第一个高音就问，老师，还有别的吗
why > 因为过往的每次难，都等来了转班
question/pain > 家长说，不合适就换，不是挺科学？
point/twist > 换没错，错在把"难"当成"不合适"的证据
solution > 我的土办法：每样至少吹到能给外婆吹一首完整的，再谈走人
summary/punchline > 练的不是陶笛，是把一件事收尾的手感

## 公众号长文｜n｜suspense,counter
hook/twist > 一家倒闭的胶卷冲印店，居然是它的债主出钱给续上的
context > 店在佛山祖庙边，招牌褪得只剩一个"柯"字
pain/setup > 老板欠了纸张供应商二十三万，供应商来搬机器
twist/pain > 搬到一半，债主在暗房里看见了自己妹妹出嫁那天的底片
why > 妹妹远嫁阿根廷，照片在一次水灾里全没了，没有底片，就没有那一天
setup/after > 他坐在红灯底下，一张一张对着看，看到第十四张，他把搬家的人劝回去了
solution/point > 债，他说，按每年冲二十卷抵
testimony > 老板告诉我，那是他见过最慢的还钱方式
after/summary > 如今店里挂了块小牌：底片寄存，免费，限活着的人

## 直播切片｜s｜suspense
hook/setup > 咱先不卖货 先听我把这段讲完 讲完你不买我都乐意
context/trust > 我爷爷做的算盘 在晋中 祖上给票号供的
feature/solution > 檀木框 铜脚 珠子是老枣木 油光不是漆 是手汗
solution/feature > 现在谁还拨算盘 我知道 所以我改了 改成小的 三档 挂包上
evidence/feature > 拨一下是滴 拨两下是答 你耳朵凑近 能分辨哪颗珠子圆
benefit > 上班烦了拨三下 比捏那个泡泡纸解压
testimony/evidence > 这位姐上次买的 晒的图 挂在听诊器旁边 谢谢啊姐
trust > 三档的不易散 散了我给你重穿 材料是你的记忆
trust/point > 木头嘛 有裂纹正常 介意的别拍 我不想咱俩难受
action > 二十九 三档 五档四十九 走

## 带货口播｜n｜identity
hook/attention > 半夜睡不着、爱看地图、说话慢半拍的人，可能适合我们
context > 我们是高速公路的路况播报台，六个人，三班倒
feature/context > 招一名播报员，要求是语速每分钟不超过一百八十字
why > 路上的人本来就急，我们不能比他更急
pain/feature > 十五天一次大夜，大雪封路时能连着盯二十个小时
evidence > 去年腊月二十六，一位司机从广播里听见我们叫他靠边，才发现自己拖着火
benefit > 月薪七千三，取暖费、夜餐、一张折叠床
action > 来试音，试的是读一段"前方五公里……"，我们只听你会不会停

## 非营销｜s｜none
solution > 家常版 羊肝菌炖土鸡 四个人吃的量
context > 鸡一只 两斤八两左右 羊肝菌一小碗 姜 盐 别的没有
how > 羊肝菌先用温水泡 泡的水千万别倒 沉一沉 上面的清水留着
how/attention > 鸡块冷水下锅 撇沫子 撇干净了再放菌 不然发腥
how > 大火十分钟 转小火 一个半钟头 中间别掀锅盖
why/point > 盐最后才放 早放肉缩得跟拳头一样
after/summary > 汤是黄的 油是一小朵一小朵的 先喝汤 再吃菌

## 带货口播｜n｜number
hook > 1颗螺丝，害我舅把收割机停在地头三天
pain/context > 那颗螺丝掉在哪没人知道，全队打着手电往麦茬里爬
agitate/pain > 一天误工两千多块，雨又说来就来
solution > 打那以后他裤腰上挂着这个，强磁捡拾棒
feature/how > 伸缩的，一米二，头上这块钕铁硼，吸得住十五斤
advantage > 比趴地上强，比磁铁绑绳子利索，不缠草
testimony > 我舅讲，有一回他拿它把掉进粮仓的钥匙钓出来，全村的人围着看
benefit/action > 修车的，打麦的，织毛衣老掉针的，都能使
action > 一百来个货，先到先拿，后头写着仓库现货

## 种草笔记｜n｜dialogue
hook/pain > 老公说：你为一双袜子写八百字，至于吗
pain/context > 至于。我脚踝骨折过，一月份在冰上摔的，从此不敢穿矮帮
feature/solution > 这双是徒步用的，脚踝那圈用了两种纱，一圈松一圈紧，像有人用手握着
feature/how > 关键在于织的时候针数在跟腱处减了六针，不勒前面勒后面
evidence/after > 我穿着它走完了徽杭古道那截石板路，二十来公里，脚没肿
point/pain > 晾要平铺，挂着晒会变长，我有一只已经像长颈鹿
testimony/summary > 老公昨天偷穿了，他脚43码，袜口崩成了渔网，他没吱声
action/save > 链接我不放了，免得像广告，名字在封面右下

## 知识科普｜s｜identity
hook/attention > 刚给孩子买了童车保险的 家里有三轮电动车的 看这一分钟
twist/why > 你以为保的是人 其实保的是车身外壳
pain/point > 险种名带物损俩字的 只赔车 撞了人 一毛没有
how > 找保障范围那栏 有没有第三者责任 四个字必须挨着
evidence > 我们站上个月处理一个 碰到一位买菜的大姐 掉了两颗牙 车主赔进去半年工资
why > 便宜嘛 三十几块的 就是靠把人那项拿掉才便宜的
solution/point > 换成组合险 多掏一杯奶茶钱 一百二左右
point/attention > 还有一条 闯红灯 啥险都白扯
summary/save > 拿本子记住 三者 三者 三者

## 教程｜n｜number,promise
hook/benefit > 5个旋钮，把你那台收音机调到能听见海的另一边
context > 我爱短波，DX，不懂没关系，就是找远处的电台
point/solution > 旋钮一，增益，不是越大越好，大了满屋子蛤蟆叫
point/solution > 旋钮二，带宽，音乐开宽，说话收窄，像给眼睛眯一下
point/how > 旋钮三，BFO，听莫斯科那种滴滴答答的时候用，慢慢转到声音变圆
point/how > 旋钮四，天线匹配，听着噪声最大的那个点停下，那才是对的
point/twist > 旋钮五，不在机器上，在阳台，天线往东南甩，比什么都管用
evidence/after > 我用一根晾衣绳长的铜线，上礼拜收到了新西兰报时
point/attention > 雷雨天赶紧拔天线，那玩意儿是给雷公递梯子

## 剧情对话｜n｜dialogue
hook > 奶奶：你爸的车灯坏了一个，他不肯修，说省得看见我唠叨
setup/context > 这是他俩分家的第三年，一堵墙，两口锅
setup/context > 每天夜里爸的三轮车进巷，只有一边亮，奶奶就在窗户里数
question/setup > 我问她数什么，她说，数它还亮着几秒
setup/pain > 过年那天，爸的灯全灭了，奶奶在屋里转了十一圈
twist/point > 她拎着一把手电出去，站在巷口，照着她儿子进门
after/context > 爸看见光，停下来，没说话，把围巾给她系上了
after > 那天晚上，墙上那个洞，被人用一碗饺子堵上了
punchline > 灯坏一边，是留给人补的

## 探店｜s｜identity
hook/attention > 眼镜片像酒瓶底的兄弟姐妹 我给你找到窝了
context > 太原 桥西头 一家配镜铺 二楼 楼梯陡得像爬炕
trust/context > 老板自己一千六百度 他说 我比你懂
feature/how > 磨片子用的是老式手轮 他用指腹一摸 就知道哪边厚了一丝
evidence > 我八百五 散光三百 别家做出来边上有彩虹 他这副没有
feature/benefit > 镜圈选小的 把厚的那一截藏在里头 显得我也有下颌线了
trust/point > 等 要五天 他每天只磨六副 多了手抖
action > 去前把你旧眼镜带上 他会问你看哪儿糊 别说不出来

## 测评｜n｜counter,negative
hook/point > 三千块的围棋子照样从指缝里溜，价钱管不住滑
context/trust > 我开棋室，十一张桌子，一年要补三四百颗
feature/solution > 云子，密玉料的，对着光看泛蓝边，指头一夹稳稳当当
feature/evidence > 烧瓷那副看着亮堂，落子声像嗑牙，边上还容易崩茬
feature/evidence > 树脂的轻，小娃娃用合适，丢了不心疼
testimony/twist > 有位老客自带一副贝壳的，他说那叫蛤碁石，一颗够我换桌布
evidence/how > 我拿婴儿湿巾擦过三种，再夹，只有云子不跑
point > 下棋的人认手感，教课的人认价钱
summary > 所以我现在大厅摆树脂，里屋摆云子

## 情感观点｜-｜identity
hook/attention > 跟我一样，在工地上拿过证又把证弄丢的人，请坐近一点。
context > 我叫阿宽，柳州人，塔吊司机，十七年。
pain/context > 零九年那本证，泡在洪水里，照片上的我变成了一团蓝。
agitate/pain > 补证要原单位盖章，原单位连楼都拆了。
setup/solution > 我去找当年的带班，他在菜市场杀鱼，听完把刀一放，骑摩托带我跑了四个地方。
twist/evidence > 最后一站档案馆，翻出一页发黄的考试花名册，第三十一个，是我。
after/point > 现在那页的复印件，过塑，跟我闺女的奖状挂一块儿。
punchline/point > 你干过的活，总在某个抽屉里替你作证。

## 情感观点｜s｜conflict
hook/pain > 我哥说捐遗体是疯了 我嫂子说火化才是浪费 俩人在火锅前吵起来
context > 起因是我签了字 在红十字会 那天还下着小雨
why/point > 我的道理特别土 我一个种果树的 知道什么叫嫁接
why/benefit > 角膜那层 比蝉翼还薄 埋了就是土 接上就是眼
evidence > 县里到今天登记的 一共四十七个人 够坐一辆大巴
setup/pain > 我哥说 老祖宗讲全须全尾
question/twist > 那掉过的牙 剪过的指甲 阑尾 都算不算须尾
after/twist > 锅里的毛肚煮老了 谁也没捞 我哥最后说 你签的那张表 给我看看

## 公众号长文｜-｜dialogue
hook/context > "师傅，这口钟您敢不敢让它响？"接活那天，住持就问了这一句。
context > 山东滨州一座小庙，明成化年间的铁钟，裂了一道三十一厘米的口子，哑了大约六十年。
pain/agitate > 焊，怕火候不匀，整口炸开；不焊，它就永远是块铁。
how/solution > 陈师傅用了冷焊，先在裂纹两头各钻一个止裂孔，再一点一点地填镍。
how/context > 填一寸，停一晚，等它跟天气商量好。
evidence > 用了四十四天，超声探下来，深处还有一处米粒大的气泡，他没有瞒。
evidence/twist > 试钟是在黎明，只撞了一下，余音走了十九秒。
testimony > 山下卖豆腐的老人说，他小时候听他爷爷学过这个声，一模一样，低半个调。
punchline/summary > 气泡留着，他写进了修复档案，说那是给后来人的门。

## 直播切片｜-｜suspense
hook > 我先给家人们变个魔术，这张纸，喷水，搓，泡，你看字还在不在？
solution > 这是防水记账本，跑船的、卖鱼的、菜场摆摊的，都懂我在说啥。
pain/context > 以前我跟我爹在洞庭湖收虾，账本掉水里，捞上来就是一锅粥。
agitate > 三百多斤虾，谁家赊的，全凭脸。
solution/feature > 后来找到做地质图的那种合成纸，就是石头磨的，石头纸。
evidence/how > 油性圆珠笔写，水里泡了一夜，我手上这页就是，日期是九月十三。
point/pain > 铅笔能写，钢笔别用，它不吃墨。
action/benefit > 一本九十六页，十五块八，凑三本我送一支写得动的笔。
action > 点右下角那个购物袋，拍的时候数一下你家几个摊。

## 带货口播｜n｜suspense
hook/setup > 有一份工作，三个月要哭一次，还有人排着队想干
context/solution > 我们是深圳一家宠物善终服务的小店，招一位接待
feature/pain > 接电话的人，第一句往往是哭，第二句才是地址
point/feature > 要求不多：能听完，不抢话，不说"再养一只"
testimony/evidence > 前任小童做了五年，写满了四本手账，上面没有一句客套
benefit > 底薪八千，轮休，每年送你去做两次心理督导
trust > 我们没有业绩指标，从不推销骨灰盒升级款
pain/trust > 会有猫毛，会有眼泪，会有人骂你，过会儿又来道歉
action > 给我们写一封信，讲讲你送走过谁

## 非营销｜-｜none
solution/context > 关于调整职工澡堂开放时段及水温的公告。
why > 受燃气站季节性限压影响，锅炉自12月起只能稳定供到四十一度。
how > 男部调整为16:00至19:30，女部调整为19:45至22:30，中间间隔用于换水。
attention > 请勿携带玻璃瓶入内，上月已有一名同志划破脚掌。
solution > 对三班倒的同志，凌晨5:00单独开放一小时，需凭夜班牌登记。
pain > 洗发水请自备，公用桶因有人往里兑水，已停供。
benefit > 更衣柜新换了挂钩，每柜增一根。
summary/action > 意见可投后勤窗口蓝色信箱，逢周五开箱。

## 带货口播｜s｜suspense
hook/setup > 这瓶东西我不敢写品名 写了就被下架 你们猜是洗什么的
context/question > 不是洗碗 不是洗车 更不是洗钱 哈哈
solution/point > 是洗麻将的 就咱四川人那手油 牌都粘到一起咯
pain/why > 大理石纹的牌缝里全是汗碱 黑的 抠都抠不脱
how > 一盆温水 挤两泵 牌倒下去 像煮汤圆那样滚三分钟
evidence/feature > 你看这个水 像不像酱油 我妈说我们家打了一年的酱油
testimony > 隔壁茶馆秦老板 十四张桌子 一个礼拜洗一次
point/attention > 骨头的牌不要泡 泡了要裂 竹子背的也莫泡
action > 今天三瓶包邮 想要的在下面扣个碰

## 种草笔记｜n｜scene
hook/context > 下午三点二十，小学校门口，我蹲在台阶上给一只坏了的风筝续命
solution/setup > 骨架是竹篾，断了一根，我从包里摸出这卷布基补丁
feature > 像创可贴，一面是帆布纹，另一面撕开有胶，防雨，能剪
how > 顺着竹篾缠三圈，末端斜剪，不然会翘
testimony/after > 风筝飞起来的时候，旁边的大爷吹了声口哨，说这胶比他的膏药粘
evidence/feature > 上面的字我女儿写的："第47次维修"
point/pain > 撕下来会带掉一层漆，别贴钢琴、别贴老家具
punchline/save > 我包里现在永远有一卷，像带着一个不说话的朋友

## 知识科普｜n｜conflict
hook/pain > 老人说梦见掉牙要出事，牙医说是你夜里在磨，都不全对
trust/context > 我在口腔科待了十三年，一周能接到两三个为这事来的
context/solution > 夜磨牙，一种睡着了不受控的肌肉活动
agitate/evidence > 磨得厉害的，咬合力能到平时嚼肉的三倍，牙尖像被锉过一样平
why/point > 梦是脑子顺手编的剧情，磨牙才是那个正在干活的身体
solution/how > 真要管，先查颌关节，再做一副软垫片，不贵，两三百
point/attention > 不是所有的磨都得治，早上没有酸胀的就随它去
point/pain > 别用力去咬牙来"压住"，等于往火上添柴
summary/punchline > 掉牙的梦不用信，脸颊的酸，请当真

## 教程｜s｜pain,counter
hook/twist > 后背的痘印 越挤越黑 手欠的都长这样
trust/context > 我是拳击队的队医 队员一背的印 像世界地图
why/solution > 那叫炎症后色素沉着 不是痘 挤它没用
how > 洗完澡 拿凉毛巾敷三分钟 先让皮肤消气
how/solution > 再用壬二酸那类 抹薄薄一层 百分之十五 别图快
point/attention > 第一周会痒 像蚂蚁开会 忍一忍 红了再停
how/why > 衣服换成松的 棉的 摩擦等于每天给它们重新上色
evidence > 我们小队一个轻量级的 俩半月 从地图变成了散沙
save > 印子淡得慢 所以先存着 两个月后再来谢我

## 剧情对话｜s｜question,suspense
hook/question > 你见过有人用一辆报废校车换一只羊吗
context > 在宁夏海原 我爷干过
setup > 那车是学校并掉以后 停在戏台后面的 锈得像个大烤箱
question/agitate > 全村笑他 羊还能下崽 车能下啥
twist/how > 他把座椅拆了 铺上炕毡 把村里二十一个老人挨个接进来 天天晒太阳
question/hook > 有个老太太问他 这车开去哪儿
punchline/twist > 爷说 开去以前
after > 那年冬天 二十一个老人 一个都没走
after/twist > 羊后来也归他 老板不好意思要了

## 探店｜n｜result
hook/point > 先说感受：吃完这碗米线，我在店门口坐了二十分钟，没舍得走
context > 云南建水，文庙斜对面，名字叫"等一下"，是真的叫等一下
why > 因为老板煮一碗，要等两次水开，第一次给猪骨，第二次给你
feature > 汤底里压了一块烤过的草芽，甜丝丝的，不是糖
feature/evidence > 他舀汤手腕往里一勾，油花就只在边上，不在中间
testimony/evidence > 隔壁桌坐着两个地质队员，行李还没卸，说上回来，锅跟他们一起躲过一次地震
feature/benefit > 九块五，帽子是肉酱，豌豆尖随便抓
action/attention > 写着"今日勿催"那天，就别催

## 测评｜n｜dialogue,question
hook/question > "退烧贴和凉毛巾，哪个更管用？"——奶奶凌晨两点在群里问
context > 我是社区医院的护士，家里正好躺着一个38度9的
how/evidence > 左额贴，右额毛巾，各二十分钟，拿耳温枪测
evidence > 退烧贴边上降了零点二，毛巾边上降了零点四，毛巾赢
twist/evidence > 可是俩加起来，孩子精神头没啥变化，他照样想看动画
why > 因为烧是里面的事，外头凉快只是让他舒坦
question/point > 那到底要哪样？要的是观察，尿了没，哭声亮不亮
point/attention > 三个月以下的烧，别试了，走急诊
summary > 毛巾免费，退烧贴省手，娃睡着了就都撤

## 情感观点｜s｜contrast
hook/before > 二十岁的我在礼堂台上变魔术 五十岁的我在礼堂台下修灯
context > 我是文化馆的 灯光师傅 也是唯一会开那台老追光的人
feature/setup > 追光是七十年代的 一烤就热得能煎鸡蛋 但是打出来的光柱 干净
setup/question > 馆里要换LED 我说换吧 可谁来送它走呢
setup/context > 拆的那天 我给它上了最后一次油 让一个来参观的小孩把手伸进光里
twist > 小孩说 叔叔 我的手是金的
after > 我当晚就不困了 一直坐到灯灭
punchline/summary > 修灯的人 这辈子不站光里 可他知道光从哪儿来

## 情感观点｜n｜negative
hook/point > 不是有证的都会看孩子，也不是没证的就不会
evidence/context > 我妈带大过十七个别人家的娃，她身份证上写的是文盲
evidence > 那些娃里，有个学了消防，有个给我写过婚礼请柬，没有一个磕破过眼角
pain/setup > 现在街道要求她考个育婴员，卷子四百道题，有一半是化学
twist/why > 规矩是对的，怕的是有人乱来，可规矩没给人留门
question/pain > 六十三岁的她，真能背得出苯甲酸钠？
solution > 何不拿三天给人看，现场带一个两岁的，比卷子说实话
evidence/after > 我妈昨晚把化学题编成了顺口溜，她说，这比哄娃还绕
punchline > 娃只看眼睛，不看证

## 公众号长文｜s｜question,pain
hook/pain > 手机里一千三百张聚会照片 有哪张你能找到舅爷的正脸
evidence/pain > 我们家去年过寿 他坐在角落 每一张里都只有半只耳朵
agitate/context > 他走后 姨娘翻了一天 最清楚的一张 是他在盛汤 背对镜头
why > 因为我们总在拍热闹 没人拍安静的那一位
solution/how > 后来我学会一件小事 开席前先绕桌一圈 一人一张 三秒
evidence > 今年端午 全家十九个人 我拍了十九张 最小的那个在睡觉 也拍了
how/point > 不必构图 不必笑 脸是正的就行
action/save > 下回吃席 请你把手机先给最不爱说话的那位

## 直播切片｜n｜suspense,identity
hook/attention > 刚进来的哥，先别划，你们先看我脚底下这块地
context/solution > 地是我们小区车库的，刚刷了地坪漆，灰的，亮得能当镜子
before > 上个月，这儿还是坑，雨天轮胎一碾，水能溅到车门把手
how > 我们一家四口，两桶底漆一桶面漆，自己刷了一个礼拜天
evidence > 今天三十二天，老丈人的电瓶车天天碾，没一块起皮，你们自己看，我不停镜头
feature/benefit > 是水性的，没那股冲鼻子的味，狗在边上睡着了
question > 小哥问一桶刷多大？
feature/point > 一桶二十公斤，刷一遍能管五十平，车库得来两遍
point/attention > 湿度过七十五别刷，刷了白雾，擦不掉
action/trust > 送你滚筒和手套，还有我电话，刷到半夜不会弄，打我
action > 点下面的勾，我教你量

## 带货口播｜n｜question,dialogue
hook/question > 你在长沙？能不能赶在周五前到衡阳？
context > 我们家戏班子，下个月要送三台大戏去四个村，差一个打鼓的
feature/point > 会板鼓，能顶花鼓，识不识谱无所谓，认锣鼓经就行
benefit/feature > 一台戏一千二，三台连着走，包吃睡，戏台边就有床
pain/trust > 住的地方可能是小学教室，鼓要自己扛
trust > 往年没拖过钱，散场那天就在台口数给你
point/attention > 不要喝酒上台的，我们的老旦是我妈，她闻得出来
action > 想来的，发一段你打急急风的，三十秒，别剪

## 种草笔记｜n｜contrast
hook/before > 去年今天，我在给狗解释什么叫搬家
twist/after > 今年今天，狗在给我解释什么叫回来
context > 它十一岁，自己坐了两站公交，司机给我打的电话
setup/why > 老房子拆得只剩门框，它就趴在门框底下
after/solution > 我们决定把那块门框搬到新家去
punchline/twist > 钥匙还插在那扇老门上，居然没人拿

## 非营销｜s｜none
solution > 老家的酒糟鱼 正月里拿来下酒的
context/setup > 草鱼一条 五斤左右 剔骨切块 拿盐腌一夜 石头压着
how > 早晨起来 在太阳底下吹 吹到表皮发硬 手指按得下但不粘
how > 甜酒糟里加花椒面 一勺白糖 一点点高粱酒 拌匀
how/attention > 一层鱼一层糟 填到坛口 中间别留缝 留缝就长毛
why > 糟要淹过鱼 气才进不去
point > 十五天翻一次坛 翻的时候手要干
after > 上锅蒸十分钟 甜的 咸的 有点像过年那天

## 带货口播｜s｜contrast
hook/before > 这半边挡风玻璃 是我没擦的 这半边 擦了 下着雨呢啊 你们看
evidence/after > 没擦那边一坨一坨的 擦过这边 水珠子自己排着队往上跑
solution/feature > 驱水湿巾 一包八片
trust/pain > 我开泥头车的 后视镜要是糊了 那是要出人命的
how > 先把玻璃洗干净 不洗不行 打圈抹 等发白了 干布一带
point/attention > 雨刮片别抹 抹了嘎嘎叫唤
feature/benefit > 一片能擦俩镜子 管半个来月吧
question/summary > 小车行不行 行 咋不行
action > 要的自己点 我开车不回消息

## 种草笔记｜n｜result,number
hook > 租房第9年，第一次觉得抽油烟机配得上我
pain/before > 之前那台老式的，炒个青椒，卧室枕头都是青椒味
agitate/pain > 房东不给换，说能转就行
solution > 我就买了块贴片滤网，无纺布那种，磁条一吸就住
how > 按孔位裁，四角压磁条，十来分钟吧
evidence/after > 一个月揭下来，布是焦糖色的，机器里头还是白的
benefit/advantage > 退租的时候撕走，房东都看不出来
trust/point > 吸力会小那么一丢丢，爆炒辣椒还是得开窗
feature/benefit > 一包12张，够用一年，我算了下一个月不到三块
action/point > 尺寸先量再下单，别学我裁歪两张

## 知识科普｜-｜counter,negative
hook/point > 瓶底发白就说人家掺糖？好些真蜂蜜替假的背了一辈子锅。
trust/context > 我在秦岭养了二十六年的中蜂，每到立冬都要跟客人解释一遍。
why/solution > 结晶就是葡萄糖自己抱成团，跟猪油冻上是一码事。
why > 葡萄糖多的蜜，像油菜、椴树，天一凉就白；洋槐果糖多，三九天还淌着。
evidence > 我架子上这三瓶是同一天摇的，油菜那瓶第十七天就立得住勺子了。
twist/point > 倒是那种放两年还清亮亮的便宜货，你才该多看一眼配料表。
how > 想化开，四十度温水坐着，别上蒸锅。
point/attention > 一岁以内的娃娃，啥蜜都别给。
summary > 白不白看花，真不真看表。

## 教程｜n｜suspense,loss
hook/setup > 这张100块的门票钱你本来可以不花，等我讲到第四步你就懂了
trust/context > 我在敦煌干了六年接待，问得最多的是怎么才能看到特窟
how/point > 一，提前三十天，早上八点，用小程序抢A类票，别用旅行社
how/point > 二，A票到手先别急着定几点，挑上午头一场，洞里人少
how/point > 三，到了窟口，跟讲解员说你对某一个朝代感兴趣，说具体，比如西魏
how/point > 四，很多你以为要加钱的窟，是看当天湿度轮着开的，赶上了就在A票里头
point/attention > 湿度过了62就关门，下雨天别怪人家
point/pain > 旺季会变成应急票，只看四个窟，这个谁也没辙
save > 截图，临走那天晚上再看一遍

## 剧情对话｜n｜result,suspense
hook/after > 结局是，我们宿舍六个人一起去派出所领回了那袋米
context/setup > 大三，403寝，老四家里穷，每学期开学都背四十斤米来，说是自己爱吃
twist/setup > 其实他是拿米去食堂后门换饭票，这事儿我们都知道，都装不知道
setup/pain > 那天火车站安检，米袋里多了一把镰刀，人家把他扣了
question > 警察问，带镰刀上学干嘛？
twist/point > 他憋了半天，说，割学校后山的草，喂班主任家的兔子
twist > 班主任连夜赶来，头一句是，那兔子是我养来给他补课当借口的
punchline/summary > 后来我们才晓得，全天下都在装不知道

## 探店｜n｜counter,trend
hook > 大家都在追洞洞板咖啡馆的时候，我去了一家没有咖啡的
context > 威海，合庆湾半山，前身是个雷达站
feature/solution > 招牌写的是"晾海带处"，卖海带茶、海带冰、海带泡的梅子酒
feature > 屋顶还留着雷达底座，现在是个大圆桌，坐得下十四个人
testimony > 我朋友抿了一口海带冰说：像舔了一下码头
benefit/feature > 太阳往下掉那会儿，整面墙是橙的，你很难不掏手机
point/pain > 厕所在坡下，来回得六分钟，憋不住的别点酒
evidence > 那天下午我数了一下，进来三十一个，走了两个，一个是接孩子
action > 定位搜不到，搜"合庆公交终点站"，往上走就是

## 测评｜n｜loss
hook/agitate > 跟风买了贵的考研倒计时台灯，我白瞎了四百三
context > 二战，图书馆闭馆后在楼道学，眼睛是本钱
evidence/pain > 那盏网红灯，会报天数，会放白噪音，就是照不匀，书左边亮右边暗
evidence/point > 室友那盏国标AA的，丑得像挖掘机，光铺到A3纸外面
evidence/how > 我用手机照度软件测的，中间五百二，边上三百一，网红灯边上只剩九十
evidence/twist > 最便宜的是学长留下那支LED灯管，二十六块，磁铁吸床板上，居然也有两百八
summary/point > 挖掘机放桌上，灯管当备用
punchline/summary > 倒计时我写在手背上了，免费

## 情感观点｜n｜question
hook/question > 一个开挖机的，半夜学法语，图什么？
context > 我，南充人，三十四，在刚果金的矿上待过两个合同期
setup/context > 工地上有个当地小工叫帕特里斯，每天帮我擦玻璃
setup/pain > 有天他没来，我问翻译，翻译说不知道，也懒得问
agitate/pain > 第五天我自己走去他们村，他妈拉着我说了一大串，我一个字没懂，光看见她哭
how/context > 打那天起，我手机里下了个软件，吃饭也念，蹲坑也念
after > 现在我能听懂七八成，能跟他妈说，婶子，他吊臂下面那片我给他围了栏
twist > 帕特里斯是疟疾走的
punchline/point > 图什么呢，就图下回别人哭的时候，我听得懂

## 情感观点｜n｜trend
hook/attention > 全网都在骂那个把骨灰盒放进行李架的人
trust/setup > 我当了十二年的乘务员，我想替他讲两句
evidence > 铁路的规定我背过，骨灰盒，包好了，允许带的
point/context > 隔壁座的小情侣害怕，也没毛病，换我二十岁我也怕
why > 问题出在没人告诉他们怎么办，就全挤在那个过道里，互相嫌弃
evidence/context > 我遇上过一位大叔，抱着他老伴坐了十一个钟头，不肯放架子上，说她晕车
solution/point > 留一个靠乘务室的位子，挂个帘，花不了几个钱
punchline > 回家这件事，有的人只能躺着
action/punchline > 骂之前，先让一让过道

## 公众号长文｜n｜result
hook/evidence > 十月份，我们学校食堂的泔水从每天四桶半降到了一桶多一点
context > 这不是搞运动，没有标语，也没有谁站在桶边上盯着
before/pain > 之前试过罚值日、贴红榜，孩子们把剩饭塞进牛奶盒里带走扔
twist/context > 转机出在打饭的蔡姨请病假，替班的是个退伍的炊事兵
how/solution > 他只改了一样，勺子，原来一勺四两，他换成二两半的，不够再来
why > 孩子不是不爱吃，是怕那一大坨
testimony > 三年级的一个小男孩说，现在我能赢饭了，以前都是饭赢我
evidence/point > 我们把旧勺子称了，比新的还轻二十克，可见不是省铁
punchline/summary > 好的管理，有时就是一把小一号的勺子

## 直播切片｜s｜identity,question
hook/question > 家人们家里有没有蜂窝煤炉子的 打个有 没有的打没
context/hook > 打没的是大多数啊 那我今天这个你们更得看
solution > 这个是电的炭火盆 我们宣威人管它叫不冒烟的火塘
feature > 底下是石英管 面上盖的是真的陶土 烤洋芋不焦皮
evidence > 我刚才放进去那个洋芋 十一分钟 来 掰给你们看 沙的 烫烫烫
benefit/desire > 一家人围着 脚伸进去 上头盖个毯子 你想想是啥子日子
point/attention > 功率一千二 别跟热水壶插一个排插 跳了闸莫骂我
trust > 有3C 在这块铁牌牌上 你们截图去查
action/benefit > 今天拍的 我送半斤单山蘸水 就吃洋芋那个
action > 上架了啊 昭通的丽江的贵州的都能到

## 带货口播｜s｜pain
hook/pain > 一个人守着二十平的打印店 打到晚上十点 毛利还不够付房租 是你吧
agitate/pain > 打印一毛一张 隔壁卷到五分 再卷就得倒贴墨
trust/context > 我们在郑州做了十六年图文 也让人卷过 差点关了
solution > 后来转做寿屏 家谱 回忆录 一单八百到三千
how/feature > 你只管接单 排版我们来 印也我们来 成品三天到你店里
testimony/evidence > 巩义的那位胡嫂 从七月到现在接了四十四本 光一个镇子
benefit/feature > 你拿四成 不用添一台机器
trust/action > 一个县只放一家 不是噱头 是家谱真没那么多
action/trust > 先拿你自己家的老照片来试一本 满意再签

## 非营销｜n｜none
solution/context > 家长会要点（初二7班，11月25日，到会41人，线上5人）
point > 1. 期中数学均分比年级低两分，主要丢在几何辅助线
why > 课代表统计，错题里六成是没画图直接蒙
solution/how > 2. 自下周起，每天早读前十分钟，一人上黑板画一条线，讲为什么
pain/setup/question > 3. 有家长提出手机全部上交，另有家长认为要留一部应急，未形成一致
point/action > 暂定：班主任处留两部老人机，孩子排队可打
attention > 4. 流感高发，发烧三十七度三以上请勿到校，退烧满一天再来
benefit > 5. 学校图书角缺科普类，愿意捐的放门卫室
summary > 记录：生活委员妈妈

## 带货口播｜-｜identity,question
hook/question > 船老大们，你们船上的救生衣，上回下水试是哪年？
agitate/pain > 我们码头去年捞上来一位，衣服是穿着的，人是沉的。
why > 老泡沫吸了水，看着鼓，其实跟湿棉袄一样重。
how > 教你个法子，扔进鱼池，压上五公斤的石头，二十四小时不沉才算数。
feature/solution > 我手上这件是EPE的，浮力七十五牛，肩上缝的是反光带。
evidence > 来，二百三十斤的阿坤跳一个，扑通，你看，下巴在水面上。
trust > 船检章在里衬，左胸这个，别的地方有的是假的。
action/benefit > 八十八一件，一条船凑五件，我给你绣船号。
action > 要绣的把船号发我私信，闽什么什么渔。

## 种草笔记｜s｜pain
hook/pain > 谁懂啊 陪读三年 我最怕的不是月考 是楼上那张会走路的椅子
pain/context > 他们家孩子写作业 腿抖 椅子腿在地板上吱一下吱一下的 我脑仁都跟着抖
agitate/pain > 上去说过两回 第二回人家门都没开
solution > 我换了个思路 买了十六个羊毛毡脚套 挂他们家门把手上 写了张条
after > 第二天 安静了 世界安静了
twist/after > 第三天 门把手上挂着一袋自家包的肉包子 条子上写 阿姨对不起
feature > 毡套是松紧的 底下加了橡胶颗粒 直径能撑到两厘米八
evidence > 我留了四个给自己 拖了半年地 没掉过一只
advantage/feature > 一袋才十一块九 比吵架便宜

## 知识科普｜s｜promise,number
hook/attention > 一分钟 讲清楚你们家老人脚上的鞋垫为啥总往前跑
why > 先看鞋 鞋头比脚宽一指 脚在里头就是个活塞
why/solution > 再看走路 老年人步子小 脚后跟不抬 是蹭着走的 蹭一步推一步
evidence/why > 康复科的压力板我踩过 正常人蹬地那下力在大脚趾 他们的力全在前掌中间
solution/point > 所以别买防滑的 要买后跟带杯的 像个小勺子兜住
how > 拿一张纸垫在鞋里走十步 纸往哪跑 毛病就在哪
point/attention > 糖尿病脚麻的 先找医生 别自己往鞋里垫硬东西
action/save > 讲给你爸听 他要嫌你啰嗦 就说护士说的

## 教程｜n｜dialogue
hook > 徒弟：师傅，这车门为啥关不严，我都使劲了
why/point > 我：你越使劲它越不严，是铰链塌了
how > 一，把门开到一半，从下往上抬，听见咯噔，就是销子旷了
how > 二，拿一根木楔子垫门底下，别垫铁的，掉漆
how > 三，松上铰链三颗螺丝，别全松，松到能挪就停
how/attention > 四，让人在外面托着，你在里边把螺丝上紧，先上中间那颗，再上两头
why > 中间先定位，两头才不会扭
evidence > 我用这法子调过一辆九八年的面包，关门声从哐变成噗
punchline/summary > 车门跟人脾气一样，先扶起来，再拧紧

## 剧情对话｜s｜loss,dialogue
hook/agitate > 谁要是把这根竹竿扔了 谁就等于扔了我们家二十年
context > 说话的是我太婆 她九十三 竹竿是晾衣服的 顶端缠着一圈红布
setup > 我哥装修 嫌它丑 早扔到垃圾堆了
setup/pain > 全家翻了四个垃圾桶 我妈踩了一脚鱼鳞
setup/twist > 竹竿找着了 折成两截 红布还在
question > 我问太婆 这布有啥来头
why/point > 太婆说 你太公当兵走那年 我在上头挂的 让他从山那边看得见
twist > 后来他没看见 是我自己看见了 每天都看见
after/summary > 我哥拿了两截竹竿去找篾匠 接了一截新的 红布没洗

## 探店｜n｜contrast
hook/before > 门脸像废品站，一推门，满墙都是会唱歌的八音盒
context > 天津，河北区一栋老毛子房的地下室，楼主姓屠
trust/context > 他修了三十一年八音盒，最小的在戒指里，最大的能当饭桌
evidence > 我问哪个最难，他打开一个瑞士的，一百一十四根音梳，断了六根，他磨了七个月
feature/benefit > 进门不收钱，但你要留下一首歌的名字，他帮你找找有没有
evidence/testimony > 我写了《送别》，他翻了三个柜子，真找出来一只，音走了半个，正好
point/attention > 里头冷，别靠着暖气拧发条，发条会脆
action > 周三周六晚上开，敲门敲三长两短

## 测评｜s｜counter
hook/twist > 我以前也信贵的相机能治手抖 直到我把这几个防抖的绑在拖拉机上
context/setup > 我在新疆塔城 拍收割 地里颠得像炒豆子
evidence/point > 机身防抖的那台 画面在 就是边上像果冻
evidence/point > 手持云台 不抖 可是灰进了电机 第二天吱吱叫
twist/solution > 最稳的你猜是啥 是我拿一个装满麦子的蛇皮袋 当三脚架
how > 相机往袋子里一窝 麦子顺着机器的形儿 自己就卡住了
benefit/advantage > 不要钱 还能吃
summary/point > 能买云台的先买云台 地里干活的先找袋子
punchline/after > 袋子里的麦子最后磨了面 我拍的那条 是吃着馍剪的

## 情感观点｜-｜suspense,loss
hook/agitate > 如果那天我没多看那张化验单一眼，我大概率会少一个爸。
context > 我是县疾控的化验员，一天过手三百多管血，早就看木了。
setup/twist > 那管的名字我没认出来，是编号，0917，中性粒低得离谱。
twist > 往下一瞥，年龄五十八，住址栏写着我们家那条弄堂。
setup/pain > 按规矩，我不能打电话，只能等系统推给医生，要到第二天。
setup/agitate > 我在走廊里来回走，不知道是当化验员，还是当儿子。
twist/solution > 最后我去敲了主任的门，她没骂我，拨了内线，说，插队一个急的。
after/evidence > 我爸现在第二次巩固化疗，头发长得像小鸡。
punchline/point > 规矩是给陌生人定的，好在有人记得给它留一道缝。

## 情感观点｜s｜loss
hook/agitate > 老照片馆关一家 就等于把半条街的脸都删了
context > 上个月 我们县最后一家国营照相馆 卖给了奶茶
evidence/solution > 里头有六千多张底片 从五一年拍到零三年 一张一张的小方格
agitate/pain > 新店主说可以清走 限三天 放不下的论斤卖
question > 谁来清 谁有地儿放
solution/context > 我们十几个退休的 拿推车推了两趟 放在一个闲着的蚕室里
why/point > 这不是怀旧 是证据 有的人家全村就这一张合影
question/agitate > 可蚕室明年要养蚕 到时候又搬到哪里去
action/solution > 我在这喊一声 哪个单位有一间不漏雨的屋 别的我们自己来

## 公众号长文｜n｜contrast,scene
hook/before > 上午，这间屋子还在拍卖第三件法院罚没的摩托；下午，长桌拼起来，成了一场没有主持人的读书会
context > 地点是哈密一处公物仓，读书会的名字叫"抵押给今晚"
feature/solution > 规则只有一条，每人带一本赎不回来的书来讲
feature/why > 不是指钱，是指借出去再没还的，被前任带走的，被水泡过的
testimony > 一位叉车司机带来的是半本《家用电器维修》，封面没有了，他说后半本在他爹那里，他爹在另一边
setup/twist > 讲到一半，灯跳了，大家打开手机照着他那半本
why/punchline > 后来我才明白，公物仓的人每天都在处理离开主人的东西，他们太知道怎么接住了
evidence > 那晚来了四十一个人，走的时候，有三十九个人互相加了联系方式，剩下两个，本来就认识
action/point > 下月的主题定了：说一样你没舍得卖的东西

## 带货口播｜n｜dialogue,conflict
hook/pain > 我老公说别招女的开大巴，我说凭啥，我开了十四年
context > 桂林阳朔，景区接驳车队，我是队长，姓莫
feature/context > 招A1驾驶员，四名，男女不限，女的优先我也不怕人说
feature > 线路短，单程十一公里，停三个码头
benefit > 五千五加趟次，旺季破八千，来月经那几天可以调去场站
evidence/trust > 现在队里六个女司机，两年零事故，交警大队给发过小红旗
trust/pain > 站台没有女厕所，这个我正跟镇里磨，磨下来一个了
action > 带上驾驶证、体检表，直接来兴坪码头找红帽子，那是我

## 种草笔记｜-｜scene
hook/context > 疫苗冰箱半夜报警，我穿着睡裤跑了两公里。
evidence/after > 到了发现是插头被耗子啃了一半，温度还在六度三，一支没坏。
trust/evidence > 温度记录仪我打出来贴门口了，谁都能看。
solution > 插线已经套了铁皮管，顺便把墙洞堵了。
action/point > 明天种二价的照常来，别传谣。
punchline > 耗子跑了，功劳归我。

## 非营销｜n｜none
solution > 青稞糌粑团子（适合带小孩一起捏）
context > 糌粑粉两百克，酥油五十克，红糖粉三十，热的淡砖茶小半杯
how > 酥油先掰碎，倒热茶化开，别滚，滚了出渣
how > 一只手转碗，另一只手往碗壁上推，粉是揉进去的，不是搅
attention > 茶一次别倒完，少了能加，多了只能当糊喝
how > 捏成鸽子蛋大小，滚一层奶渣碎
benefit/why > 不用开火，孩子捏坏了也能吃
after/summary > 装铁盒，凉处放一礼拜，越放越有嚼头

## 带货口播｜n｜identity,pain
hook/attention > 家里有骑车上下学的初中男生的，他裤腿是不是老有一溜黑
agitate/pain > 链条油，洗衣液泡三遍还是灰的，我搓得指关节都肿了
trust/context > 我是修自行车的，坐这个路口十九年，教你个便宜的
solution > 绑腿，魔术贴的，反光的，上车前往右腿脚脖子一裹
feature/why > 链盘在右边，所以一根就够，别买一对
benefit > 顺带晚自习回来，后头的汽车大灯一照，亮一圈
evidence/testimony > 上学期我们这片卖了百十来条，来换链条的裤子都干净了
action > 五块钱一根，颜色嘛，男生都要黑的，你就给他拿黑的

## 种草笔记｜n｜loss
hook/agitate > 别等花掉两千八做了美甲课才发现，缺的是一盏不烫手的灯
context > 我在合肥夜校学的，同桌那个在税务局上班的大哥，手比我稳
pain > 家用小灯照十秒就烫，一烫就抽手，一抽手就皱
solution/feature > 后来换了这盏低热模式的，先三成亮度打底，再慢慢加
how > 涂薄，大拇指单独照，别五根一起塞
evidence/after > 做到第23副甲片，终于没有缩边了
point/feature > 线短，插座要近，我现在坐地上做
testimony > 我妈说你看你那手指甲，像刚剥的蒜
save/action > 参数写在评论区第一条，先藏起来

## 知识科普｜n｜question
hook/setup > 为什么冬天加完油，油表反而比夏天跑得快，罪魁不在油箱里
question > 猜猜看，轮胎、暖风、还是你自己的右脚
why/point > 轮胎，三分之一；发动机热车，三分之一；剩下是你开着座椅加热等人
why > 天冷每降十度，胎压少大概零点一，软了就像光脚走沙滩
how/solution > 月初用打气筒量一回，早上没动车的时候量，热胎虚高
evidence > 我们拖车站记了两年，十二月爆胎比六月多四成，一半是气少磨破的
point/attention > 别按胎壁上那个数打，那是最大值，看车门框上那张贴
punchline/summary > 油是钱，气是免费的油

## 教程｜s｜scene
hook/context > 礼拜六早上 你站在阳台上 手里一盆多肉 根都黑了 别扔
context/agitate > 这叫黑腐 得抢 时间就半天
how > 拿刀 酒精擦一遍 从黑的往上切 一片一片切 切到断面是干净的绿
how/attention > 看中间有没有黑点 有就接着切 心软一刀就白干
why > 菌在芯里往上爬 你看见的是脚 它头已经在前面了
how > 断面抹多菌灵 没有 就撒草木灰 放阴凉处晾到结膜
how > 十来天 插干的土里 土里一半是颗粒 别浇 真的别浇
evidence/after > 我上次救的那棵 冒了三个崽 现在挤得花盆要炸
punchline/summary > 多肉这东西 你越不管它 它越记你好

## 剧情对话｜n｜trend
hook/setup > 今天是元宵，全城都在猜灯谜，只有我爸在猜我妈的
setup/context > 冰箱上贴了张条：今晚七点，老地方，猜对了回来
setup/context > 我爸猜了一天，菜市场、医院、她娘家，都打电话问了，都说没去
question/setup > 我说，你连老地方都不知道，还猜啥
twist > 七点零五，他突然一拍大腿，去了我们小学的操场
setup/point > 我妈坐在双杠上，旁边放着半只烧鸡
why > 二十七年前，他是体育老师，她是来应聘的，在双杠底下摔了个屁股墩
twist/punchline > 他站在双杠底下，说，我接着你
punchline/summary > 我妈没跳，她说，你先把鸡腿撕了

## 探店｜s｜question
hook/question > 湖南常德 哪里能吃到不放味精的粉
context/point > 我问了一圈 摩托师傅说跟他走 收我十块 带我到了一个修车铺
twist/context > 真修车铺 千斤顶旁边支着一口锅 修车的就是煮粉的
feature > 码子是牛腩筋 头天晚上用千斤顶压着炖的 他说那叫压力炖
evidence > 我翻了他的调料架 盐 豆瓣 八角 桂皮 没找着那个白罐子
testimony > 排我前头的货车司机 一年四趟路过 四趟都在这换机油
feature/benefit > 换机油送粉 吃粉送补胎
point/attention > 汤有点咸 讲口味淡一点 他会翻个白眼 但是会淡
action/save > 铺子名 强哥汽修 别去粉店那栏搜

## 测评｜n｜identity
hook/attention > 装假眼的朋友，可能会想听我说说这三种清洗液
trust/context > 我左眼四岁被鞭炮崩的，戴义眼片四十二年，换过七只
evidence/point > 医院配的那种，最温和，但冲不净夜里那层白膜
evidence/point > 隐形眼镜护理液，膜能下来，可戴上会涩三分钟，流半脸泪
evidence/point > 日本寄来的那瓶贵得要命，四百多，结果跟前一种成分八九不离十
solution/how > 后来我改成温生理盐水泡十分钟，软布擦背面，一礼拜用一次护理液
after/benefit > 睡醒没有黏糊，同事没再问我是不是哭过
point/attention > 要是发红流黄水，别学我自己琢磨，挂眼科
point/save > 盐水得是药店那种，别拿家里的盐兑

## 情感观点｜n｜identity
hook/attention > 但凡在火锅店洗过碗的，手应该都认得我这双
before/setup > 我洗到三十四岁，洗的时候听书，一年听二百来本
setup/context > 听到《史记》那阵子，满手都是红油，脑子里全是荆轲
setup/context > 有天一个客人把书落在隔间，我擦干手翻了一页，翻到的正好是我昨天听的那段
twist/pain > 客人回来看见，说，你看得懂？我没吭声，背了后半篇给他
twist/point > 他是成人自考的老师，第二天带了一张表来
after > 我今年四十一，教夜校的古文，洗碗那双手现在写板书
after/evidence > 学校门口那家火锅店，洗碗的小伙子，前排坐着，一回没落
punchline/point > 手起皮，擦点凡士林，读书人也得擦

## 情感观点｜-｜scene
hook/context > 昨晚散步，看见电瓶车棚里一个孩子趴在充电桩底下写卷子。
context/why > 他妈在隔壁给人推拿，做完那一单才能领他走，棚里有灯，还暖和。
point/twist > 我没觉得感动，我觉得丢人，丢的是我们这群业主的人。
evidence > 我家楼下那间会所，恒温、桌椅、绿植，一年开三回，都是拍照那天开。
question > 它的钥匙，比孩子的作业更怕丢？
context/pain > 群里有人说，开了就乱，外来的都来蹭，物业收费了吗。
question/twist > 我就问一句，您上回进去是啥时候。
solution/action > 我报名，晚上六点到八点，我去坐着看门，不用给我钱。
punchline/summary > 灯亮着就行，亮着，孩子就有地儿。

## 公众号长文｜s｜question
hook/question > 一个镇有六百台绣花机 为什么偏偏缺一个会绣"虫"的人
context > 潮州 一处做婚庆龙凤褂的小镇 去年开始接动物纹样的单
feature/context > 订单上写着 蟋蟀 一对 触须要能看出弯
pain > 机器绣出来的须 直得像牙签
why/how > 触须要用一根线拆成六丝 手提着走 力道全在中指那块茧
pain/context > 会的就一位 林姑 七十六 眼已经不大行 带徒弟 徒弟嫌慢
evidence/advantage > 一对蟋蟀她绣了十四天 机器一个钟头能绣两百对
twist > 直到一个学昆虫的大学生来 求她绣一只标本上没有的 因为那种已经十年没人采到
testimony > 大学生说 您绣的比照片还对
punchline/summary > 林姑把眼镜推上去 说 那是因为我见过活的

## 带货口播｜n｜promise
hook/benefit > 每月多出四千来块，不占铺面，不囤货，只占你家厨房靠窗那一米
context/solution > 我们是宁夏做枸杞原浆的小厂，找社区里爱种花的姐姐当分装员
how > 我们发桶，你消毒，灌小瓶，贴签，楼下快递来收
testimony/evidence > 银川金凤区的杨姐，一周两天，九月份结了三千九百六
trust > 厂房可以来看，灌装那步本来就在我们车间做，给你们分的只是贴签和装盒，食品证在我们这头
point/attention > 手脚不利索、猫毛多的人家，先跟我们说
trust/pain > 万一破了？每百瓶给你留三瓶损耗
action > 加我，先寄十瓶空的给你，贴得平整再谈

## 非营销｜n｜none
solution/context > 志愿者值班会商（12月1日，线上，21:00—21:43）
pain > 反映：养老院三楼钢琴无人调，礼拜三合唱跑调，老人们笑场
how/solution > 请音乐学院的小白负责，十二月中旬前完成，材料费从公益金里出
pain/setup > 关于是否让老人自己选曲目，三票赞成两票担心歌词太伤感
point/action > 折中：先列十首，逐首念给他们听，点头的留下
attention > 值班时不要带气味重的外卖，三床的伯伯闻见会想家
benefit > 满六十小时的可领一件羽绒背心，蓝的
summary > 下次会期另发

## 带货口播｜n｜negative
hook/point > 能戴的手套多了去，敢摸电的没几副
trust/pain > 我在变电站待了十七年，见过戴着棉线手套就上杆的，冷汗都替他出
feature/solution > 橡胶绝缘的，低压0级，试验电压五千伏
how/evidence > 上手先卷筒，从袖口往指尖挤，鼓了就是没漏
agitate/evidence > 漏一个针眼大的洞，电就找到你了，它不看你干了多少年
feature/advantage > 这副指缝加了厚，里头植绒，冬天不粘手
point/attention > 半年送检一次，过期别舍不得
trust/evidence > 每副有自己的编号，一扫能查试验日期
action > 家用电工、光伏安装的，屏幕下方，按手围选

## 种草笔记｜-｜trend
hook/context > 三伏第一天，法医学专业的我只想推荐一样跟专业没关系的东西：凉感领巾。
pain/context > 实习的解剖楼空调设十六度，走廊却三十六，一天进进出出八趟，人都裂了。
solution/feature > 就一条布管子，里头灌着高吸水树脂，泡冷水五分钟，胖成一根香肠。
benefit/evidence > 缠脖子上不滴水，凉劲儿能顶三个多小时。
how/point > 用完挂起来晾，别拧，拧了里头结疙瘩，别问我怎么知道。
testimony > 带教的韩老师，一个看什么都没表情的人，摸了摸说，给我也来两条。
feature/pain > 干了以后是硬邦邦一小条，被我室友当成狗咬胶。
action/feature > 十块出头，坏了不心疼。

## 知识科普｜s｜scene
hook/context > 火车过山洞 耳朵一闷 旁边的娃哇一声 你咽口水 他不会
why/solution > 洞里气压一变 鼓膜被推进去 要靠一根小管子把气放回来 叫咽鼓管
question > 为啥大人咽一下就通 娃娃不行
why/point > 娃的管子又平又短 堵了就像吸管贴在杯底
solution/how > 喂奶 喂水 给个安抚奶嘴 就是让他动那几块肌肉
point/attention > 感冒流鼻涕那几天 先别带他过长洞 疼得厉害
evidence > 耳鼻喉门诊国庆后头那一周 中耳炎的娃能排到楼梯口
summary/point > 闷了 让嘴动 别捂 别抠

## 教程｜n｜loss
hook/agitate > 陨石坑拍糊了，等于你在零下二十度白冻了俩小时
evidence/trust > 我是天文社的，社里十五个人，有十一个第一次都栽在同一步
why/pain > 那一步不是对焦，是极轴没对，星星拖成小面条
how > 三脚架先摆平，看水泡，腿别全拉开，矮一点稳
how > 北极星找北斗勺口那两颗，往外数五个身位
how/solution > 相机开手动，最亮那颗放大十倍，转到像针尖，贴胶布锁死
how/attention > 快门线一定要，手按一下，画面就抖成心电图
evidence > 我第一张能数清环形山的，就是用一截棉线绑快门按出来的
point/save > 数据贴一行：ISO800，f8，125分之一，满月用

## 剧情对话｜-｜question
hook/question > 一张过期六年的粮票，能换回什么？
context > 我爸把它夹在手机壳后头，我以为是护身符。
setup/context > 有天他被人追尾，对方要报警，他从壳里掏出粮票，哭了。
setup/pain > 对方是个跑闪送的小伙，懵了，说叔你别吓我，我赔。
twist/point > 我爸说，你长得跟借我这张粮票的人太像了，一模一样的眉。
twist/context > 一问，小伙他爷爷，姓邱，也在柴油机厂。
twist/after > 我爸当场不要赔钱了，要去吃碗面，小伙说他还有三单。
after/twist > 爸把车钥匙递给我，自己坐上小伙的后座，去送完了那三单。
punchline/summary > 那天他说，欠了四十八斤，今天还了三单。

## 探店｜n｜identity
hook/attention > 给喜欢看人修东西的你，泉州有个连门都不关的钟表角
context > 地址：涂门街，两棵龙眼树中间，雨棚下面
feature > 台子是船板，放大镜是老花镜上焊了一截水管
feature/solution > 他专修"坏得没人要的"，上海的钻石，北京的双菱，还有一只他说是给毛驴戴的
how > 走不准的，他先听三分钟，不拆
twist/evidence > 我那只怀表，祖父的，停在十点零九，他掀开盖，说，不是坏了，是卡了一根孙女的头发
evidence/after > 拔出来，走了，到现在一天快两秒
question/point > 要多少钱？他指指龙眼树，说，掉下来的，捡一把给我
punchline/after > 我捡了一帽子

## 测评｜-｜number
hook/setup > 九款电饭煲，同一袋五常，同一口水，由十二位食堂阿姨蒙眼来吃。
trust/context > 阿姨们平均盛饭龄二十三年，嘴比秤准。
how > 每碗编号，蒸汽散两分钟再上桌，只许吃，不许问。
evidence > 票最多的是六号，得了十票，理由统一：粒粒站着，嚼到后头有回甜。
twist > 揭牌发现，六号是唯一一台用了八年的旧机器，内胆底下都磨白了。
why > 胆厚，热得慢，米芯有工夫吃透水。
evidence/pain > 那台最贵的一千九，得了零票，锅巴太厚，阿姨说像锅在生气。
summary/point > 买内胆的厚度，别买屏幕的大小。
trust/punchline > 另外，食堂阿姨打分的时候，人是不抖勺的。

## 情感观点｜n｜trend
hook/context > 春晚又要来了，往年这时候，我在后台替别人背锣
context/setup > 我是敲锣的，民乐团，坐最后排，最靠门，电视上从没见过我的脸
setup/context > 二零一三那场，灯光打偏，给了我两秒
setup/evidence > 我妈在老家，按了暂停，用手机对着屏幕拍，二十七张，全糊，就锣是清的
testimony/setup > 她把最清的那张洗出来，压在缝纫机玻璃下面，逢人就说，你看，这只锣是我儿子
agitate/question > 我心里说，那我呢，那锣后面的人呢
twist/point > 去年她走了，我去收拾，翻开那张照片背面，铅笔，写着：儿，亮
punchline/summary > 所以我还坐最后排，最靠门，敲的时候，照着那个字敲

## 情感观点｜n｜result
hook/evidence > 我们小区取消"拍照打卡送礼品"之后，志愿者从七十人降到了十九，活反而干得多了
trust/context > 我是楼栋长，登记本在我手上，一格一格记的
why/point > 走掉的五十一个，大部分是来拍照的，扫一分钟地，摆三分钟姿势
pain/context > 社区的干事不乐意，说数据不好看，报上去像我们没号召力
punchline/twist > 数据不好看，地好看
question > 那礼品的钱省下来干嘛了？
solution/how > 买了六把长柄夹子、两双水鞋、一卷反光条，给真下河捞瓶子的人
testimony > 退休的教导主任说，这是她这辈子干过最不像活动的活动
punchline/summary > 十九个，刚好一桌半，吃饭也方便

## 公众号长文｜-｜counter,negative
hook/point > 标签上写"古法"的墨，搁放大镜底下，有一半站不住。
evidence/context > 上个季度，我们给十一家标着"古法制墨"的作坊做了灰分检测。
evidence > 其中六家，炭黑来自轮胎厂，颗粒大得能硌牙。
twist/evidence > 也有两家，墨条一磨，满屋子都是桐油和麝香的味儿，像打开一只樟木箱。
why > 手工烧烟，一口碗只落一钱，一天只能得两碗，急不来。
why/pain > 于是有人拿工业炭黑兑香精，捶打三百下的，改成压一下。
how/solution > 看断面，真烟墨断口乌亮带紫，假的发灰，像冷掉的炉渣。
point/attention > 当然，六家里也有老实人，标签上写了"练习用"，那不算骗。
punchline/summary > 古法两个字，写在纸上不费墨，写在碗里才费命。

## 带货口播｜-｜question
hook/question > 一年只忙四十天的活，你干不干？
context/solution > 我们是云南昭通的苹果分级场，九月底到十一月初，需要三十六名选果工。
how/feature > 果子从传送带过来，你看色、看疤、看底，分四道框，手套由我们发。
benefit > 每小时十九块，加班二十三，四十天一般拿九千到一万一。
pain/point > 站着干，中午一个小时，脚肿的自己备双软底鞋。
trust > 工钱五天一结，现金还是转账，你说了算。
evidence > 去年来的四十二人里，有二十九人今年自己打电话来问开没开工。
action/summary > 有亲戚一起来的，安排一间屋，打给场部小缪。

## 种草笔记｜s｜result
hook/before > 年初给自己定的目标是跑完一个全马 今天跑完了
twist/after > 别误会 我是替人遛了一条叫全马的狗 四十二斤
twist/point > 它也算完赛 尾巴都快摇成螺旋桨
evidence > 手表记的 十一公里 停下来闻树二十六回
twist/punchline > 我的膝盖不行了 狗的没事
punchline/summary > 奖品是狗主人给的两颗大白兔

## 非营销｜s｜none
solution > 茶油炒土鸡子 赣南做法 要快
context > 小公鸡一只 三斤左右 别用老母鸡 咬不动 姜半块 米酒一碗 茶油三两
how > 鸡斩小 不焯水 焯了香味就跑了
how > 锅烧红 倒茶油 油面起烟再放姜 姜边焦了下鸡
how > 翻 大火 一直翻 翻到鸡皮缩 肉冒油声
attention/how > 米酒沿锅边下 分三回 一回下完等它收干
why > 酒是把腥带走的 水蒸气一冲就没了 一次全倒就成煮
after/summary > 起锅前盐一撮 葱白 就行了 配饭 配酒 配话都行

## 带货口播｜n｜counter,loss
hook/twist > 蜂窝板垫狗窝，看着隔潮，躺上去比水泥地还冰，赶紧撤了
why > 塑料那玩意儿隔潮是隔潮，可地底下的凉气顺着洞往上灌，狗等于睡在格栅上
pain/agitate > 我家边牧，年前一天夜里哆嗦，牙打得咯嗒咯嗒，我以为它梦见兔子了
solution > 后来换了这种，松木屑压的块，底下是一层废毛毡
evidence > 温度枪打给你看，面上二十一，地上九度，差出个春天来
benefit/feature > 尿了能单块抽出来换，不用整窝晾
testimony > 隔壁宠物寄养的小鲍拿走了二十块，说现在狗抢着睡靠墙那边
feature/benefit > 一块三块九，中型犬六块够，大型犬十二块
action > 别问我是不是狗推荐的，下单，它们自己会说

## 种草笔记｜s｜conflict
hook/pain > 我姐说淋雨用冲锋衣 我弟说蓑衣 然后我们三个真的在雨里站了半个小时
context > 地点 贵州雷公山 半山腰 云压在头顶
evidence/point > 冲锋衣 里头是干的 胳肢窝是湿的 闷的那种湿
evidence/point > 蓑衣 我爸编的 半个小时 后背没透一针 就是手抬不起来
evidence/twist > 我穿了一件七块钱的雨披 两侧全开 凉快 但裤子已经变成水管
solution/summary > 最后我推荐的是二合一 外面蓑衣 里头套薄的 风还从下面吹上来
testimony/after > 我姐现在天天穿蓑衣 说像一棵能走路的草
action/save > 编蓑衣的电话我贴这 就那一位 姓穆

## 知识科普｜n｜dialogue
hook/pain > 小学生：老师，为啥肥皂泡在最后一秒会变黑？
why/point > 因为那一层水薄得只剩几十个分子，光打进去，上下两面的反光互相抵消，黑是"没光回来"
context/why > 科学家叫它牛顿黑膜，名字吓人，其实是泡泡的临终遗言
how > 做法：洗洁精一份，水十份，加一小勺白砂糖，拿铁丝圈出大泡，对着灯站着看
how/point > 你会看见颜色像彩虹往下流，顶端先是黄，再是白，再是黑，黑一出现，不到三秒就破
why > 重力把水往下拽，顶上永远最薄，所以黑从头顶长出来
evidence > 我们班四十七个孩子，四十六个抓到了黑，剩一个说他眨了眼
point/attention > 别用洗衣粉，它里头有别的东西，泡泡会恶心得很
punchline/action > 等下次吹泡泡，看黑的那一点，那是物理在跟你告别

## 教程｜s｜conflict
hook/pain > 有人跟我说钓罗非要用蚯蚓 有人说馒头 我试了六年 告诉你都成 看水
context > 珠三角 水库 跟河涌 不一样
point/how > 水浑 用蚯蚓 它看不清 它闻
point/how > 水清 用馒头 揉一点虾粉 色淡一点 它看得见
how/solution > 早上六点到九点 钓边 晚上八点以后 钓深 中间睡觉
how > 钩用伊势尼四号 线用一点五的 别粗 粗了漂动得慢
how/attention > 提竿不要猛 它嘴薄 扯豁了你那天都不舒服
evidence/after > 我上周三个小时 二十一条 最大那条一斤四两
summary/save > 记得住就记一句 浑闻清看

## 剧情对话｜n｜contrast
hook/before > 十年前，他把她的申请表退回去了；今天，他坐在她办公室门口，排第十一个
context > 他姓曹，当年镇上的文书，她那时十九岁，要一张免费助学的盖章
before/pain > 他嫌她户口页皱，没盖，说，拿张平的来，然后就下班了
before/agitate > 她跑了三十几里，拿回一张平的，可是窗口已经关了一年了
twist > 后来他妈的病历、救助、床位，全都要从她那儿过
setup/question > 她翻到他的材料，户口页，也皱，一个角，折痕像地图
twist/point > 她拿出熨斗，压了一分钟，当着他的面，递回去
after/summary > 他没看她，看着那页纸，说，平了
punchline > 有些纸，是用热气等平的

## 探店｜-｜loss
hook/agitate > 你要是只在黄山顶上等日出，就错过了山脚那口会打鼾的井。
context > 宏村往南十三里，一户姓汪的做豆腐，豆子用井水泡。
feature/solution > 泡十一个钟头，水面上冒一串小气泡，咕——，咕——，跟人午睡似的。
why > 说是底下有暗河，吸一口气，吐一口气，物理老师来过，没敢定论。
how/feature > 豆腐不压模，用布包了悬着滴，滴到一个脸盆里，一夜一碗。
evidence/testimony > 我吃的那块，筷子夹得起，放嘴里不见了，第二天还能打嗝出豆子味。
action/point > 早上七点开，七点半没有，去晚了只剩听井打鼾。
punchline/summary > 汪家奶奶说，井睡着的时候，豆腐才嫩。

## 测评｜n｜scene
hook/context > 昨儿半夜三点多，暖气片呲水，我手边就仨东西：生料带、堵漏棒、一根自行车内胎
context > 60年代的楼，管子比我岁数大，物业电话没人接
evidence/point > 生料带缠了八圈，水压一顶，它自己跑了
evidence/point > 堵漏棒说三分钟固化，我掐表，十一分钟，我一直拿手按着，烫的
evidence/twist > 内胎剪一条勒上去，打俩死结，不漏了，到现在三十多个钟头
summary/point > 应急，内胎第一
point/attention > 可别当永久的使，橡胶烤硬了还得漏
action/point > 天亮赶紧叫人换阀门去

## 情感观点｜n｜negative,question
hook/point > 当过兵的都爱讲当兵？我爸把四年讲成了零个字
context > 他是汽车兵，川藏线，八二年到八六年
context/setup > 家里唯一跟部队有关的就一只搪瓷缸，磕了三块漆
twist/setup > 今年他做支架，麻药没过，嘴里一直报数，一号车，二号车，三号车，到四号停了
question > 四号咋了？
twist/point > 我去问他战友群里的谭叔，谭叔发了好长的语音，四号车那年下去了，开车的是跟他换班的
setup/after > 出院那天我没提，就把那缸子刷干净，给他泡了浓茶
twist/summary > 他接过去看了看那三块漆，说，磕的时候，是四号在笑我
punchline > 那天晚上停电了一会儿

## 情感观点｜n｜identity
hook/attention > 各位当舅舅当姨的，过年别再考孩子了
why > 你那个题，他在学校一天被问四十遍，到你这儿是第四十一遍
evidence/context > 我外甥女，九岁，去年初二让她背诗，背一半去厕所，在里头待了二十五分钟
question > 那见面聊啥啊？
solution/point > 聊你自己，讲你小时候偷瓜被狗撵，她能听一下午
evidence > 我试了，今年她主动给我打视频，问那条狗后来咋样了
punchline/point > 孩子不缺考官，缺会丢人的大人

## 公众号长文｜n｜loss,number
hook/agitate > 遗失一枚公章，这家八个人的小厂停了十九天，少接了两船货
context > 厂在台州玉环，做水暖接头，章是在高铁上丢的，装在孩子的铅笔盒里
pain > 老板娘登了报，补刻要法人到场，法人是她公公，人在海南过冬
agitate/twist > 公公买了当晚的票，落地发现身份证过期四个月
solution/how > 后来办事的同志指了条路：先办临时身份证，当天出，再用它刻章备案，三个工作日
point > 章分五种，公、财、合同、发票、法人，至少别放在同一个盒子里
point/attention > 空白纸上盖好章备用这种事，想都别想
evidence > 银行那边我们问过，去年同一个网点，因为这个吃官司的有三家
action/save > 把这张流程图贴在保险柜里头，不是外头

## 带货口播｜n｜counter
hook/twist > 我们招人，先劝退
context/pain > 蹦床公园的救护员，一天要说三百遍"别空翻"，嗓子会哑
pain/agitate > 周末不休，寒暑假不休，别人玩的时候你都在数人头
context > 洛阳涧西店，开了四年，场地两千多平
action/feature > 要三个，二十到三十五岁，会心肺复苏，没有证我们送去学
benefit > 四千五底薪，全勤四百，节日三倍
evidence/trust > 去年一年崴脚十四起，没有一起骨折，这是我们最想继续保持的数
action > 看完还想来的，下午两点以后打电话，上午我们在检查弹簧

## 非营销｜n｜none
solution > 幼儿园冬季入园须知（小小班）
how > 早上7:40开门，请把外套脱了再交给老师，室内二十二度
attention > 帽子上带绳的、带铃铛的都不要戴来
why > 上周有一位小朋友的绳子卡在滑梯缝里，幸亏老师手快
pain/solution > 尿湿的裤子会装在黄袋子里，放学时记得领
action > 请于周四前把备用裤两条、袜子两双写好名字带来
summary > 谢谢配合，祝宝贝们暖暖和和

## 带货口播｜s｜promise
hook/benefit > 给我四十秒 我让你家那把锈剪子能剪断湿纸巾
solution/how > 就这根小棒 钨钢的 插在剪刀口里 合 拉 三下
evidence/how > 看着啊 一 二 三 有声音没 沙沙的就对了
evidence/after > 湿巾 来 咔 断了 没拉丝
before/evidence > 刚才啥样你们也看见了 嚼都嚼不烂
point/attention > 锯齿的剪子别用 磨秃了赖不着我
advantage/feature > 六块八一根 铁匠铺磨一回都五块
action > 我就带了一箱 拍完下播 回家包饺子

## 种草笔记｜n｜promise
hook/benefit > 30块钱以内，让你的出租屋有一面会变色的墙
solution/feature > 就是拍照馆那种色温滤纸，A4大小，可以剪
how > 窗玻璃喷点水，贴上，刮平，完事
feature > 我买的是琥珀和湖蓝，两张叠起来是橄榄绿
evidence/benefit > 下午四点多，整面墙像橘子汽水，我躺地板上躺了一个小时
point/pain > 夏天会晒卷边，要用双面胶补四个角
twist/testimony > 然后楼下大爷问我是不是在家做法事
action/save > 店名我写图二了，别买错成玻璃膜啊那个撕不下来！！

## 知识科普｜n｜result,suspense
hook/evidence > 把这杯盐水放进冰柜一夜，拿出来中间还是水——这就是撒盐能化雪的全部道理
why/solution > 盐把水的冰点往下拉，十克盐一百克水，大概要到零下六度才冻
why/how > 路面撒下去，表层先化成卤水，卤水再去啃底下的冰
point/pain > 低于零下十五度，普通盐就不灵了，撒了白撒
solution/point > 那时候换氯化钙，能扛到零下二十好几
why/point > 桥面先冻，是因为它上下两头都透风，没有地气托着
point > 所以你看养护车，总是先奔桥去
punchline/summary > 盐不发热，它只是让水赖着不睡

## 教程｜n｜contrast
hook/before > 同一双翻毛皮鞋，右脚我刷了，左脚留着给你们看，怕你们不信
context/how > 需要：橡皮、生胶块、旧牙刷、一壶开水
how > 先干刷，顺一个方向，把灰扫出来
how > 发亮那块是毛倒了，对着壶嘴蒸汽熏五秒，再逆着刷
how > 油点子撒点玉米淀粉，压一晚上
point/attention > 千万别下水，下水干了跟牛皮纸一样
why > 毛是靠纤维立着的，水把它们黏成一片，再也站不起来
save > 劳保翻毛、雪地靴都一个路子，存着

## 剧情对话｜n｜counter,negative
hook/twist > 偷东西的里头，也有站在原地等人来抓的
setup/context > 便利店，监控里，大妈把一包卫生巾塞进袖子，然后站在门口不走
question > 店员问她：您等谁呢？
twist/point > 她说，等你们抓我
why/context > 原来是孙女头一回来，爸在外地，她不知道买哪种，又张不开嘴问
setup/twist > 店员是个男孩，十九岁，脸通红，拿起手机打给了自己姐
how/solution > 姐在电话里教：先拿日用的，两百四那个，再拿一包夜用的
after/summary > 大妈把钱拍在台子上，三十一块五，正正好好
punchline > 男孩把小票折成一只纸鹤，说给妹妹的

## 探店｜n｜suspense
hook/setup > 全城只有这家澡堂子，门票背面印着你下一次来的日子
context > 沈阳铁西，兴华街后身，1979年的水泥池子
question > 他咋知道我啥时候来？
setup/context > 我偷摸问搓澡的赵师傅，他往我后背拍了一巴掌，说，等会儿告诉你
feature/solution > 池子分三档，四十、四十三、四十六，四十六那个叫爷们儿池
twist/how > 搓完他看看搓下来的泥，捏一捏，就喊，九天
why/summary > 日子是他看泥定的
evidence > 我不信，第九天真痒得不行
feature/benefit > 门票十六，搓澡二十，奶搓没有，他说浪费
action/punchline > 带毛巾，带拖鞋，别带面子

## 测评｜s｜number,suspense
hook/setup > 五种驱鸟的招 我在樱桃园里挨个试 有一种 鸟还给我下了个蛋
evidence/point > 稻草人 管用三天 第四天站它头上拉屎
evidence/point > 反光带 刮风管用 没风就是彩带 跟过年一样
evidence/point > 驱鸟炮 响 真响 我婆婆的假牙都震掉了
twist/evidence > 下蛋的是那个塑料老鹰 鸟在鹰翅膀底下絮了个窝
solution/evidence > 最后还得是网 一亩地四百来块 今年损耗不到一成 往年都三成多
point/attention > 网眼两厘米 再大麻雀钻 再小缠住鸟 要天天去看 缠住的放了
punchline/summary > 省钱的招 鸟都懂

## 情感观点｜s｜suspense
hook/setup > 我在失物招领处干了八年 有一样东西 从第一天到现在 没人敢领
context > 地铁 四号线 每天收二十多件 伞最多 假牙有过
setup/solution > 那样东西是一个婚纱 挂在防尘袋里 吊牌没剪
setup/context > 头一年 有三个人来看过 都摇头
setup/twist > 第五年 来了个男的 看了五分钟 没领 放下一把干洗店的票
question > 我问他 是你的不
twist/point > 他说 是我让她丢的
after > 后来每年那天 都有人来给婚纱换一次樟脑丸 我从没碰上过
punchline/summary > 我明年退休 交接单上 我把它写在第一行

## 情感观点｜n｜number
hook/evidence > 3000块一节的"专注力课"，我去当了一个月保洁
context > 不是卧底，就是干活，拖教室的
evidence/solution > 孩子们对着平板消水果，消对了叮一声，四十五分钟
evidence/point > 我不懂脑子，我就懂地，地上的橡皮屑，一节课比一节课少
point/why > 橡皮屑少，说明没人写字了
testimony/context > 家长说，你看他坐得住了
twist/point > 对，抱着手机谁坐不住
evidence/agitate > 最贵的那个学员，下课了叫他三声，没应，他还在找水果
solution/punchline > 让他帮我拧拖把也行，拧干了有水声，那个叫反馈，不要钱

## 公众号长文｜n｜trend
hook/context > 立冬，北方开始供暖，我们的推拿学徒小满也开始学第三种手法：摸暖气
pain/context > 他看不见，手凉的时候分不清客人的筋和自己的茧
how > 师傅让他先把手贴在暖气片的第二片，数一百下，再上手
setup/context > 第一位客人是跑长途的，颈椎像一截冻住的水管
evidence/twist > 小满摸到第四节，停住了，说这儿有个地方在躲我
testimony/twist > 司机半天没吭声，说那是十二年前追尾留下的，大夫都没问过
point/punchline > 摸不是力气，是听，骨头会小声说话
trust/point > 当然，有麻木、有无力的，店里一律劝去医院，不接
punchline/summary > 晚上关门，师傅摸了摸暖气，说，明天数八十就够了

## 直播切片｜n｜question
hook > 听说过给骨灰盒买的伞吗？没有吧，别怕，听我讲完
context/trust > 我们是殡葬用品厂的，在河北米北庄，今天不卖盒子，就卖伞
pain/solution > 出殡那天下雨，亲人抱着盒子，伞不够长，盒子湿半边，心里过不去
solution/feature > 这把是黑绸的，伞柄偏着装，抱盒子那只手不用举
evidence > 你看，我抱着这个纸箱子站到水管底下，箱子，干的，我肩膀湿了
trust > 厂里做了两年，没上过广告，都是执事先生传出去的
feature/pain > 颜色只有黑的，有人要灰，我们没做
action/feature > 四十二块，租的话一天十块，当地有点
action > 不着急用的别拍，用得着的，不会让你等

## 带货口播｜-｜loss
hook/agitate > 让会修缝纫机的手闲着，等于把一台能下金蛋的鸡炖了汤。
context > 我们是常熟羽绒服片区的十三家小作坊，机器加起来四百六十台。
pain/agitate > 一台停半天，三个女工坐着嗑瓜子，工钱照付。
action/solution > 现急聘一位机修，平缝、包缝、打枣车都得会，四十五岁以上也欢迎。
benefit > 十三家合着给你开一万一，外加每家送一件自己做的羽绒服。
benefit/feature > 有专门的电动三轮，有一间朝南的配件间。
testimony/trust > 前一位孙师傅干到七十三，走的时候我们凑钱给他买了台电动床。
action > 来的话先去三号作坊，那台四线老抖，修好了当场定。

## 非营销｜n｜none
solution > 粤语长片展映放映员值班说明
how > 16毫米机：先亮灯，再走片，片头倒数到3才开快门
attention > 断片了不要关灯，观众会慌，拿手电照自己的脸，笑
how/solution > 接片用湿接法，刮去药膜两毫米，胶水一滴，压十五秒
why > 刮多了，下次就短一句台词
pain > 七号机偏热，每本放完歇六分钟
action > 收机前把登记本填完，写清哪本哪处有伤
summary > 谢谢各位守着最后一盏灯

## 带货口播｜n｜conflict
hook/pain > 我爸说船上只认麻绳，我二叔说尼龙的便宜，我说都别争，绑上发动机拉一下
context > 霞浦，码头，风七级，拖一条搁浅的蚝排
evidence > 麻绳，三股，拉到一半，嘎嘣，断的地方全是白渣
evidence/point > 尼龙的没断，抻了，抻得像面条，排没动
solution/feature > 这条，高分子的，叫啥聚乙烯，记不住，白的，粗细一样
evidence/after > 挂上，挂挡，走，蚝排下水了，我爸没说话，把麻绳扔后舱了
advantage/feature > 能浮，掉海里自己漂上来，夜里看得见
point/attention > 怕磨，过礁石的地方要套个水管皮
action/feature > 论米卖，六块五一米，一百米起，码头自提便宜两毛

## 种草笔记｜n｜counter
hook/twist > 给失眠的人送香薰，是好心办坏事，要送就送盏难看的灯
context > 我神经衰弱第七年，家里香薰能开店
why/pain > 香的东西都在提醒我"该睡了"，一提醒我就醒
solution/feature > 这盏是渔民夜里补网用的红灯，塑料壳，十九块
feature > 光特别暗，暗到看不清字，只看得见有个东西在那
evidence/testimony > 头一晚我盯着它想，这也太丑了，然后就天亮了
feature/pain > 用两节五号，两个礼拜一换
point/attention > 我不是医生哈，吃着药的别停
action/save > 渔具店都有，叫网灯，别搜助眠灯，贵十倍

## 知识科普｜s｜pain
hook/pain > 老花了还逞强 手机举到胳膊不够长 说的就是你吧
twist/point > 老花不是近视抵消了 那是两码事
why > 眼睛里那个晶体 跟皮球似的 年轻时软 想看近就鼓一下 四十五往后 硬了 鼓不动
evidence/point > 四十五岁大概欠一百度 五十欠一百五 六十两百五上下 谁都跑不掉
why/point > 近视的人摘了眼镜看近 不是没老花 是拿近视垫了底
point/agitate > 地摊十块钱那种 两边度数一样 瞳距也不管 戴半小时头疼的就别省
solution/action > 去验个光 告诉师傅你平时看书多远 四十公分还是半米 差很多
punchline/summary > 戴上不丢人 看错药盒才丢人

## 教程｜s｜suspense
hook/setup > 卷闸门突然放不下来 先别叫人 你低头看一样东西
context/question > 遥控没电 不是 电机坏了 也不一定
how/why > 看门边那个拉链 有没有被谁扯到手动那头
how > 拉白绳是手动 拉红绳是电动 有的没颜色 就看哪根松
how > 切回电动 按一下停 再按下 听到咔就好了
point/attention > 门底下别站人 弹簧断了那玩意儿是铡刀
evidence > 我一个月上门六十来趟 二十多趟就是这根绳 收了钱人家还骂我
save > 记下来 省六十块上门费 别说是我讲的

## 剧情对话｜-｜scene
hook/context > 雪夜，国道边的补胎棚，灯泡上结着冰，一个女人推着摩托走进来。
setup > 她说，不补胎，借火。
setup/twist > 老板递打火机，她没点烟，点了一根生日蜡烛，插在一块压扁的鸡蛋糕上。
question > 今天您生日？
setup/point > 她摇头，指指摩托后座的泡沫箱，他的，他怕冷，我不敢停太久。
twist/setup > 老板以为箱子里是骨灰，烟掉在了棉裤上。
twist > 箱盖一掀，一只刚满月的小羊，咩，把蜡烛吹了。
after > 老板笑得补胎的胶都干了。
punchline/summary > 他没收火钱，还给羊的箱子裹了一圈旧内胎，说，冷的时候，圆的东西暖和。

## 探店｜s｜dialogue
hook/setup > 老板问 要湿的还是要干的 我说都行 他说不行 你得选
context > 江西九江 湖口县城 石钟山脚下 一家卖豆参的
feature/point > 干的能放一年 湿的今天就要吃 他说 选错了是辜负
feature/context > 豆参就是黄豆做的泡泡 炸的 里头空的 煮汤能吸一大口
how > 他现炸 油里丢一勺豆浆糊 转锅 一个个鼓起来 像小鸡出壳
evidence > 我站那儿数 一锅三十二个 瘪了两个 他自己吃了
feature/benefit > 干的十二块一袋 湿的八块一碗 可以当早饭
point/feature > 位子就四张 小板凳 夏天烫屁股
punchline/after > 我选了湿的 吃完又买了干的 他说 这就对了

## 测评｜n｜pain
hook/pain > 一跟爸妈视频，屏幕里就是吸顶灯和半个下巴，喊三遍"往下点"都没用
context > 我外婆八十五，手抖，一举手机就拍灯
context/how > 我买了仨支架，放外婆家一个月，看哪个能拍到她脸
evidence/point > 懒人臂的，两天就垂下去了，像喝多了
evidence/point > 磁吸的，她把手机从上头抠不下来，叫邻居帮着抠
solution/evidence > 最笨的木头斜板，一个槽，往里一搁，四十度，脸刚刚好
evidence > 三十一通视频，木板拍到正脸二十七通
testimony > 外婆说，那个像放相框的，我会
action/point > 六块九，买它

## 情感观点｜n｜conflict
hook/pain > 全家都反对我去学修墓碑，只有我奶奶说，总要有人去
context > 我二十六，女的，从设计院辞的职
context/pain > 老碑风化，字浅得要侧着光，趴在地上看
setup/context > 第一块是光绪年的，碑主姓禚，我查了半天才会念
pain/setup > 同学聚会，一圈人问我做啥，说完了没人接话
after/twist > 清明前，禚家来了二十多口，有个小孩摸着我描红的字，一个一个念出来
testimony > 他爷爷跟我握手，说，我们家断了一百年的名字，你给接上了
setup/after > 那天晚上我给我爸发了张照片，他回了三个字，别太累
evidence/punchline > 到今天四十三块，错过一个字，我自己掏钱重刻的

## 情感观点｜s｜counter
hook/twist > 老实说 我希望孩子的秋游去一趟殡仪馆
pain/context > 这话在家长群里发出去 三分钟没人回 然后退了两个
context/trust > 我是小学的科学老师 年年秋游 动物园 动物园 还是动物园
why/evidence > 上学期班里有个孩子的姥姥走了 一群孩子问他 你姥姥什么时候出院
why/point > 不是他们坏 是没人告诉他们 有个地方是不出院的
solution/evidence > 后来带六年级去了一趟生命文化馆 解说的姐姐讲了四十分钟 没人吵
testimony > 有个男生回来说 原来告别也有桌椅
point/attention > 低年级的我不赞成 怕做梦
action/solution > 明年名单我又报了 动物园也报了 让家长选

## 公众号长文｜s｜identity
hook/attention > 如果你也是在县城开书店 又快撑不下去的人 请把这封信念完
context > 我的店开在甘肃静宁 苹果熟的季节 全县都在忙 没人看书
pain/before > 前年冬天 一天卖了十一块七 有五块是我自己买的铅笔
solution/how > 后来我学果农 按采摘季排书 春天种植的 夏天孩子的 秋天一律搬进果园卖
evidence > 去年九月 我在苹果树底下卖了三百二十本 其中两百多是给工人的孩子
punchline/why > 人不会为看书走一公里 书可以
point/twist > 但别跟着我卖苹果 我试了 烂了三百斤
testimony > 有位套袋的大嫂说 我以为书店都是有门的
punchline/summary > 门还在 钥匙挂在果园

## 直播切片｜s｜suspense
hook/attention > 来 各位 我现在把这个灯泡放到水里 看着
evidence > 亮的 没跳 没冒烟 手伸进去 我手 你看 没事
feature/solution > 水下的 十二伏 鱼池 喷泉 水景 都用它
agitate/pain > 你家那个两百二的 一漏电鱼翻肚皮 人也翻
trust/context > 我们在中山古镇 做灯的 一条街都是灯 但做水里的 就三家
question > 要变压器不
solution/action > 要 五十瓦的 我送 别自己接 变压器放外头
benefit/desire > 晚上一开 水底下发蓝 锦鲤游过去 像在演电影
feature/action > 单个二十六 一组四个九十八
action > 拍 拍完把池子多大告诉我

## 带货口播｜n｜result
hook/evidence > 上月底，我们最后一间空着的手艺房租出去了，里头住进了一位做风琴的
context > 我们是鄱阳湖边的一处旧粮站，二十一间，改成了手作院
action/solution > 再开第二期，十二间，找做皮、做陶、做弓箭、做蜡的
feature > 每间四十平，有动力电，有排烟，有一小块能晒东西的水泥地
trust/pain > 夏天热，蚊子多，车站过来打车四十分钟
benefit > 头半年免租，后头一月三百五，第一年有客流补贴
trust > 院里管事的就我一个，我自己是编竹的，吃住都在院里
point/evidence > 不欢迎拿来当网红棚的，去年劝退过两位
action > 来之前先发你做的东西，三样，别修图

## 种草笔记｜n｜dialogue,suspense
hook/context > 收到一封手写的投诉信，说我们琴行的门铃跑调
twist/evidence > 我拿校音器测了，低了十二音分，人家说得对
setup/context > 回了信，附上一张免费调律券
twist > 对方回复，我没有琴，我就是路过难受
after/solution > 今天把门铃换了，标准音，442
action/punchline > 欢迎各位耳朵尖的来路过

## 非营销｜n｜none
solution/context > 消防器材盲演复盘（二车间，11月20日下午）
evidence > 从拉警报到最后一人出门，三分五十一秒，比上回慢了四十秒
pain/why > 慢在东门，推车挡着，推车是质检的
pain > 有两位师傅返回去拿手机，点名批评，名字不写了
solution > 东门地面即日刷黄线，线内压一次车罚班组五十
how > 灭火器口诀重新背：拔、握、瞄、压，别拿反
action > 下回演练不提前打招呼，请大家有数
summary > 记录人 小戚

## 带货口播｜n｜trend
hook/attention > 学校刚发了通知，冬天的跳绳要考了，家里楼板薄的怎么练
pain > 跳三百下，楼下的电话准到
solution/feature > 这个是无绳的，手里两个小球，甩起来有风感，地上一点动静没有
feature > 手柄带计数，前头那个轴承是钢珠的，不发涩
how > 球距手腕四十公分左右，太短打腿，太长甩墙
point/pain > 考试考的是真绳，临考前两周要换回来，手感不一样
testimony/evidence > 我家那个从七十多个，练到一百五，楼下阿姨还送了盘饺子
feature/action > 三十二块，送一副硅胶套
action > 要粉的还是灰的，拍的时候选，不选我随机

## 种草笔记｜-｜identity,pain
hook/question > 有没有人的耳洞跟我一样，打了两年还在流水？
pain > 纯银、医用钢、塑料棒，轮着来，轮着肿。
why > 后来皮肤科的医生说，我是对镍过敏，很多"医用钢"里照样含镍。
solution > 换的是这对纯钛的，牌号是F136，就是做关节那种料。
feature > 杆细，零点八，螺纹在里头，不刮肉。
evidence/after > 第十一天，枕头上没有黄印子了，我对着镜子转了转，不疼。
feature/trust > 丑，就两颗小圆球，像图钉。
point/attention > 已经化脓的先去看医生，别指望换根针就好。
action/save > 牌号抄下来，买的时候问一句，答不上来的别要。

## 知识科普｜n｜promise
hook/benefit > 看完这条，你能从一块砖上认出它是哪年烧的
trust/context > 我在南京城墙根儿住了五十多年，退休后就干一件事，抄砖
why/point > 明代城砖侧面有字，府、县、提调官、窑匠、造砖人，一串名字，谁烧坏了找谁
how > 先找"洪武"俩字，有年份的直接读，没有的看最后一级写的是总甲还是甲首
evidence > 我抄了两千一百多块，同一个窑匠叫"刘才"的，碰上了九回，字一次比一次潦草
twist/why > 不是他懒，是催得急，砖上的泥还软着就盖戳了
point/twist > 有几块名字是倒的，一种说法是故意的，我觉得是困的
point/attention > 看归看，别抠，别拿纸笔去拓，那是文物
punchline/summary > 六百多年前的追责，摸着还硌手

## 教程｜n｜promise
hook/benefit > 只要会系鞋带，我就能教会你一个救命的绳结，三步
context/solution > 布林结，我们船上叫称人结，能套住人往上拉，越拉越牢，还不勒
how > 绳子打个小圈，口诀：兔子出洞
how > 绳头从圈里钻出来，绕着树走半圈
how > 再钻回洞里，两头一拽
why > 那个圈不会缩，所以套在腋下不会把人勒断气
point/attention > 绳头要留一拃长，短了受力会溜
trust/evidence > 我在救助局二十一年，用它拽上来过三十几口人，还有一头水牛
action/save > 今晚拿拖鞋带练二十遍，闭着眼能打出来才算会

## 剧情对话｜n｜dialogue
hook/setup > "给我三天，我让你爸自己把酒戒了。"新来的护工说完，先去翻了冰箱
context > 我爸，六十六，中风两回，白酒藏在马桶水箱里
setup/context > 头一天，她没拦，给他倒了一杯，自己也倒一杯，坐对面
setup/pain > 我差点报警，她摆摆手，喝
setup/context > 第二天，她请他讲年轻时开火车的事，讲一段，抿一口，讲到半夜，酒没下去多少
twist/question > 第三天，她问，那您最后一趟车，谁接的班？
twist > 爸半天没言语，把杯子推远了，说，我闺女，没接，她怕黑
why/point > 他不是馋，是没人听他报站
after/summary > 现在每晚九点，我在电话里报，前方到站，他在那头说，进站

## 探店｜-｜promise
hook/benefit > 花十五块钱，能在一座海岛上睡一个会呼吸的午觉。
context > 湛江硇洲岛，灯塔往下，一间草棚，门口挂着"网床出租"四个字。
feature/solution > 渔网改的吊床，一共八张，绑在木麻黄上，每一张的网眼大小都不一样。
feature > 小眼的托腰，大眼的透风，老板阿财说，看你胖瘦给你派。
benefit/how > 躺上去别急着闭眼，先听，风从树上下来，网会嗡一声，然后就整片安静了。
testimony > 我旁边那张是个送快递的，鼾声和浪声换着来，像商量好的。
point/pain > 蚊子在下午四点上班，记得四点前撤。
point/attention > 台风前后不开，网收了，人也收了。
action > 走到灯塔问阿财，会有狗带你，狗也叫阿财。

## 测评｜n｜trend
hook/attention > 天一冷群里就有人问，给夜班门卫选电热坐垫，我替大家坐了五个
trust/context > 我是物业的夜班主管，手下十一个岗亭，最老的哥今年七十
how > 每个坐两个晚上，拿红外表记，十点、十二点、凌晨三点各一次
evidence/point > 一号升温快，可没有定时，坐到后半夜屁股红了一片
evidence/point > 二号插头发烫，直接退
evidence/point > 三号会自动降档，一夜用电零点四度，稳
evidence/twist > 四号最软，但是绒面，茶水一泼就短路了，我泼的，不是故意
summary/point > 三号，三十九块，皮面，擦得干净
point/attention > 腿麻没知觉的别用，烫了自己不晓得
punchline/summary > 五号还在路上，物流丢了

## 情感观点｜n｜pain
hook/pain > 对着镜子把头往左偏一点，右边斑秃那块就看不见了，你是不是也这么拍证件照的
before/context > 我在邮局柜台坐了十年，永远戴一顶帽子，领导说影响形象，我说头冷
setup/context > 有天来寄包裹的是个小姑娘，化疗的，一根头发没有，大大方方地问，姐，你帽子哪买的
setup/pain > 我脸烫得要命，支吾了半天
twist > 她从包里掏出一顶橘色的，跟我说，换着戴吧，换了就不用藏
after/context > 那天下班我摘了帽子，过了邮局到菜场那条街，没人看我
testimony/after > 卖葱的婶子只说了一句，今天凉快啊
punchline/after > 橘色那顶我一直给她留着，地址在我抽屉里，每年冬天寄一罐蜂蜜

## 情感观点｜n｜question
hook/question > 你愿不愿意信一次：把公园的椅子换成能两两相对的，小区里的争吵会变少
why/context > 我愿意，理由是我蹲在那儿数过
evidence > 同一片草坪，单排的长椅，一晌午坐三十来个人，说话的五六对，相对的石桌，坐十六个人，说话的七对
why > 人并排，看的是路；人面对面，看的是脸
question/context > 园林处说，面对面容易起冲突，老人下棋吵架
solution/twist > 起冲突总比不说话强，吵完了他们明天还来
pain/point > 当然石桌贵，一张顶三条长椅
solution > 可以把旧长椅焊一半，掉个头，花不了几个钱
action/punchline > 我给他们画了张图，不收设计费

## 公众号长文｜n｜pain
hook/pain > 家里那堆说明书，用得着的时候永远找不着
evidence/context > 我们在宁波整理收纳协会做了一次入户，二十三户，平均一户有六十七份说明书
agitate/evidence > 保修卡夹在空调说明书里，空调是前年换掉的
how > 第一步，只留三类：在保的、有耗材型号的、会伤人的
how > 第二步，其余的把二维码撕下来，贴在机器背后，纸扔
how/point > 第三步，建一个本子，一页一台，记购买日、滤芯号、修过什么
evidence > 三户做到底的，半年后回访，找东西的时间从平均十一分钟到不足两分钟
testimony > 有位阿婆说，她终于知道冰箱里那个灯叫什么了
point/attention > 燃气灶的，别图省事，原件留着，检修要看
action/save > 下周六，再讲一篇：药盒

## 带货口播｜n｜trend,identity
hook/attention > 开春要种草了，会开打药车、会认杂草的，来看一眼
context/solution > 内蒙古锡盟，草原改良合作社，招机手四人
feature/benefit > 车是雷沃的，驾驶室有空调有滤芯，药味基本闻不着
point/how > 四月十五号到岗，先跟着认草，狼毒、醉马草，认不出来的不让上车
benefit > 每亩提成三毛，一天能打一千多亩，包一顿羊汤
trust/benefit > 押金一分不要，吃住免，保险我们买
point/attention > 过敏体质的别来，春天蒿子花粉厉害
testimony/evidence > 去年来的小朱是大学生，秋天分到的钱交了一年学费
action > 加群，群名"草还没绿"，先报名再问路

## 非营销｜-｜none
solution/context > 关于东坡街菜场12月起分时段停车的说明。
pain/why > 早市六点到九点，送菜三轮与接娃车辆挤在一条道，上周刮碰三起。
how > 六点到八点半，三轮进北口；八点半以后，私家车进南口。
attention > 桶装活鱼的车请放盖，洒水结冰的，罚洒的人扫路。
solution > 残疾人代步车随时可进，请靠右侧竹竿停。
benefit > 北口新装一盏灯，两把长椅，走累了坐。
question/point > 有摊主问停一会儿行不行，行，装卸十分钟以内，到点自己走。
summary > 市场管理办公室，值班电话贴在门柱上。

## 带货口播｜s｜suspense,result
hook/evidence > 这单水槽 昨天退回来一个 退货理由写着 太静了 我妈以为我没洗碗
trust/context > 我们家做消音棉出身 十一年前给火车厢做的 后来才往水槽底下贴
pain > 普通不锈钢槽 水一砸 当当当 跟庙里敲木鱼似的
solution/evidence > 我们底下喷三毫米的阻尼 四角再贴一块 你敲 听 噗噗的
advantage > 同厚度的 人家喷一半 看不见的地方他省了
point/how > 买的时候掀过来看 槽底要是亮的 别要
trust > 喷没喷全 我直播间里随便掀
action/context > 说到尺寸 你们先别急着下单
action > 量台面开孔 长宽发我 对上了才发货

## 种草笔记｜s｜identity
hook/attention > 花粉过敏的 春天不敢开窗的 过来我抱抱
pain > 我严重到什么程度 柳树开花那几天 眼睛肿得像被人打过 出门要戴泳镜
agitate/solution > 去年搬到呼和浩特 更绝 满城都是蒿子
solution > 朋友寄来一个鼻用滤片 小得像耳钉 塞进鼻孔里头
feature > 软硅胶圈 中间一张膜 换着戴 一天一对
evidence/after > 头一回戴着它去了赛罕草原 打了一个喷嚏 就一个
evidence/twist > 第一天像鼻子里住了两个人 下午就忘了
point/attention > 有哮喘的 该带喷剂带喷剂 别信它包打天下
action/save > 型号我放图四 那天我笑得露牙 别截

## 知识科普｜n｜trend
hook/attention > 又到供暖季，一氧化碳新闻年年都有，我在急救站值班，只讲一条
point/agitate > 头疼恶心，别先睡一觉试试，一睡就可能醒不过来
why > 一氧化碳跟血红蛋白黏得比氧气紧两百多倍，你以为自己在喘气，其实身体里没氧
evidence > 去年腊月我出车，三口人，煤炉压得死死的，孩子睡在门缝边，只有他醒着
twist/why > 不是他命大，是门缝漏风
how/solution > 炉子旁开条缝，三指宽，别嫌冷
how/solution > 装个报警器，一百来块，响了先开窗，再关火，再打120
point/attention > 别划火柴找漏点，别在屋里喊人，先出去
punchline/summary > 冷一点，活着

## 教程｜-｜promise,identity
hook/attention > 新手爸爸，给你一个不哭着洗头的办法，四步就完。
why/pain > 大部分娃怕的不是水，是水从脑门上来，他看不见，就以为天塌了。
how > 先让他仰着躺在你前臂上，后脑勺正好卡在你掌心里。
how > 拿一块湿毛巾，叠成三指宽，像戴头巾那样横在额头上，把水挡到耳朵后面。
how/attention > 杯子沿着发际线慢慢倒，别兜头浇，耳朵用拇指和小指各堵一边。
how/point > 洗发水呢，一滴就够，别打成泡沫山。
why > 手有地方托、脸有地方干，他知道你在，就不闹了。
evidence > 我儿子从四个月哭到八个月，换了这招，第一回睡着了。
action/save > 把这条发给隔壁那个嗓门大的。

## 剧情对话｜s｜contrast
hook/before > 白天 他是县里最会讲道理的调解员 晚上 他跟自己的闺女三年没讲过话
context > 闺女在理发店给人洗头 他觉得丢人 摔了碗
setup/solution > 有一天调解室来了一对父女 一样的倔 一样的下巴
setup/twist > 他讲了俩小时 讲的全是他该跟闺女讲的话
question/twist > 那个姑娘抬头问 叔 您家里人都这么听您的话吗
twist > 他站起来 说 等我一下 出门 打了个电话
after/twist > 电话那头 有吹风机的声音 有人喂了一声 他说 是爸 我头发长了
after > 第二天 他坐在洗头椅上 水有点烫 他没说
punchline > 讲道理讲了一辈子 头一回 听见人家问 水温行不

## 探店｜n｜conflict
hook/pain > 朋友说宜兴的壶只能去名家坊买，本地司机说胡扯，去丁山菜场
context/setup > 我信了司机，菜场卖葱的后头，真有一个摊
feature/solution > 壶不是新的，是师傅们练手的废件，盖子不严，嘴歪，底没款
how > 挑法：灌满水，按住盖眼，倒过来，水还断得住的就能用
evidence > 我挑了四十来只，断得住的三把，一把三十五，老板娘说她拿来腌咸蛋
testimony/setup > 卖葱的大叔看不下去了，过来教我听声
evidence/advantage > 名家坊那把三千八的，我也试了，断水没差
point/attention > 泥料看不准就别当紫砂，当个漂亮罐子
punchline/summary > 顺便买了两把葱

## 测评｜-｜conflict,number
hook/setup > 两个人，一辆车，三十三箱柑橘，跑了同一段国道，一个用导航，一个用老地图。
context > 起因是我爸说我离了手机就认不得北，我说你离了老花镜也认不得省道。
how > 起点贵港，终点百色，各拿一辆同款货车，装一样的货，四点出发。
evidence > 导航那辆，四小时四十一分，走了一截正在修的，颠坏六箱。
evidence/twist > 老地图那辆，五小时零五分，颠坏一箱，因为他绕开了。
summary/evidence > 六箱亏四百八，那二十几分钟，赢不回来。
punchline/why > 导航知道路有多长，不知道路有多硬。
twist/pain > 可老地图上没有去年通的那座桥，他也多绕了十一公里。
after/point > 现在我们俩坐一辆，他看路面，我看屏幕，吵着走。

## 情感观点｜n｜scene
hook/context > 国庆阅兵重播那晚，我在自己的诊所里给一位退伍老兵补最后一颗牙
context > 他姓姬，装甲兵，耳朵让炮震坏了，听不清，只看口型
pain/setup > 我补牙得戴口罩，他看不见我嘴，急得抓扶手
solution/how > 我就把要说的话写在纸杯上，一只一只排开
setup/how > 第一只，会酸；第二只，忍三秒；第三只，好了
twist > 他看着第三只，抬起手，给电视里的方队敬了个礼
question > 我在杯子上又写了一行，您在第几排？
twist/point > 他把杯子翻过来，用笔写，我在后头，看不见的那排，修车的
after/punchline > 那只杯子没洗，摆在柜子里，每年十月我倒杯热水给它

## 情感观点｜n｜dialogue
hook/setup > 女儿问我：爸爸，为什么公交上的爱心座，坐满了手机？
why/punchline > 我想了一站路，告诉她，因为我们把爱心涂在座位上，没涂在人身上
evidence > 我开了八年的公交，后视镜里看，一天有人让座的，大概五六回，有人装睡的，数不清
twist/point > 装睡的也不全是坏人，有的是真下了夜班
why/solution > 问题在于，站着的人不好意思说，坐着的人不好意思猜
solution > 我做了十几个布夹子，红的，谁需要就自己拿一个别在领子上，不用张嘴
evidence/after > 两个月，夹子丢了九个，让座的多了不少
point/attention > 别指着坐着的骂，他可能刚摘了引流管
punchline/summary > 女儿说，那我也要一个，爸爸开车站不起来

## 公众号长文｜n｜conflict
hook/pain > 文物所说那口缸不能动，村民说不动就得塌，县里派来的结构师在中间待了九天
context > 缸是清中期的，酱园用的，沿口开了七道裂，里头还有酱，五吨多
pain/agitate > 卸酱还是加箍，谁签字谁负责，签字栏空了两个礼拜
twist/solution > 转机是一个做游泳池的老板，他来送小孩上学，站在边上看了一会儿
solution/how > 他说，加箍太慢，先给它穿一件水囊，外面充水，跟里头的酱对顶，慢慢放
evidence > 水囊一共六块，充了三吨，裂缝缩了零点八毫米，缸出了声，像叹气
twist/context > 酱是夜里一桶一桶掏的，掏到第四十桶，底上露出一行墨字：请后人勿以洗洁精洗之
twist > 全村笑成一片，才知道清朝人也有幽默，那字是他们的后人，一九八几年写的
after/punchline > 缸如今空着，供人敲，敲之前先问它同不同意

## 直播切片｜s｜suspense
hook/setup > 我今天不跟你们讲价 我先讲个丢人的 我摔过一跤
pain/context > 去年腊月 我们村口 下冻雨 我一出门 砰 尾椎骨裂了
agitate/before > 我寻思买拐 拐一点地就滑 越拄越怕
solution > 后来我二姑给我寄来这个 她在漠河 她们那边的人都有
feature/solution > 拐头 换上去的 五根钢爪 平时翻上去 冰上翻下来 一拨就行
evidence > 来 水泥地 不翻 哒 冰面 翻 嘎 抓住了 你们看这个冰碴子
point/attention > 千万别翻着进商场 地砖给人家划了 你赔
feature/point > 内径有十八 十九 二十二 三种 拿尺量 别猜
trust > 断一根爪 我给换一整只
action > 拍 给爸妈拍 给自己也拍 我就是没拍才摔的

## 带货口播｜n｜contrast
hook/before > 以前招画师，要看你画得多像；现在我们招，要看你愿意画得多不像
context > 我们是湘西做傩面的手作工坊，七个人，平均五十八岁
trust/why > 游客要的那种"萌萌哒"我们不画，画了神会生气，这是师傅说的
action/feature > 招两名学徒，十八到三十，男女都行，眼睛要亮，手要稳
feature/how > 头三个月只磨木、调漆、洗笔，第四个月才碰脸
point/pain > 漆过敏的、嫌慢的、想三个月涨粉的，别来
question/context > 钱的话，我直说
benefit > 学徒期两千八，出师后按面分成，好的那位去年拿了十一万
benefit/punchline > 出师那天，师傅会给你一把刀，刀上刻的不是你的名字，是你第一张面的名字
action > 寄一张你用左手画的脸来

## 非营销｜s｜none
solution/context > 祠堂祭祖动线调整 今年人多 大家记一下
why > 去年队伍在月台碰了头 大伯公踩空半阶 幸好没事
how > 进 东边门 出 西边门 不许回头走
how > 上香分三拨 十二岁以下先 老人第二 青壮最后
attention > 烟花一律不放 火星子落在柱子上 上次烧了一块牌匾
solution > 雨天改在后进天井 已经搭了棚
benefit > 天没亮有姜茶 抬供品的每人一条毛巾
summary > 有远道的 住宿找三房阿炳叔

## 带货口播｜n｜scene
hook/context > 你在台上吹长笛，吹到第二页，谱子让空调一吹，啪，翻回去了
agitate/pain > 四百人看着你，你用下巴去够，够不着，指挥瞪你
solution/feature > 谱夹，磁的，前后一夹，管你是电扇还是过堂风
feature > 两只一组，每只八克，夹得住三十页
advantage/feature > 铁夹会留印，这个内侧贴了麂皮
testimony > 市青年乐团管乐那边，上个月拿了四十副，单簧管的小荣说比她对象靠谱
benefit/desire > 你就安安心心吹，眼睛盯着音符，别盯着风
feature/action > 两只十三块六
action > 黑的白的，黑的上台不反光，自己拿主意

## 种草笔记｜n｜scene
hook/context > 凌晨四点半，海鲜批发市场，我蹲在冰堆边上换第3双手套
pain > 棉的湿透，皮的发硬，乳胶的薄，螃蟹一夹就是一个洞
solution > 后来跟挑鱼的师傅学，两层，里面薄羊毛，外面PU涂胶的那种
benefit/advantage > 里头湿了也热，外头滑了还能抓
evidence > 我一天要分七百来斤，手上三个礼拜没再添口子
benefit/after > 晚上能拧开瓶盖了，给女儿扎辫子不疼
point/pain > 别拿洗衣机洗，涂层会粘成一团
punchline/desire > 就想大家冬天的手，都像十八岁的手
action/save > 牌子我也记不全，袋上印着一条蓝鱼

## 知识科普｜-｜question
hook/question > 你家鱼缸每周换一半水，鱼反倒死得更快，知道为啥吗？
why/twist > 因为水不脏，是你把伺候它的菌给倒没了。
why/solution > 鱼的屎尿出氨，氨变成亚硝酸盐，再变成硝酸盐，每一步都得靠一群看不见的工人。
how > 新缸空养二十来天，丢一片鱼食让它烂，把工人先招来。
how/point > 等亚硝酸盐测成零，再放鱼，先放两条皮实的。
how > 往后一周换五分之一，水要困一天，温差别过两度。
evidence > 店里卖出去的缸，按这个来的，三个月死的少一半还多，不按的，头一礼拜就回来找我理论。
point/attention > 过滤棉别拿自来水洗，氯一冲，工人全军覆没，拿旧缸水涮。
summary/punchline > 养鱼先养水，养水先养菌。

## 教程｜n｜counter,question
hook/question > 旧羽绒服跑毛，缝一下就行了？缝完跑得更欢，你信不
why > 针眼就是门，你缝一道，开了一百个门
how > 先翻过来，找到跑毛的那一片，里外都看看
how > 拿一小块里子布，比洞大两圈，四角剪圆
how > 不用针，用布用热熔胶，薄薄一层，压上，垫纸烫十秒
point/attention > 熨斗别高过中档，尼龙一缩就成橘子皮
how/point > 补丁贴在里头，不贴外头，外头要好看可以再绣一朵
trust/evidence > 我在干洗店管了六年，这一招救回来的衣裳论车算
summary > 堵，不要缝

## 剧情对话｜s｜suspense,result
hook/after > 最后是那条没牵绳的狗 自己去物业领了罚单
context > 小区新规 遛狗不牵绳 罚一百 满月那天头一张 给谁 大家都盯着
setup/context > 狗的主人是九楼的裘奶奶 腿不好 狗绳一拽她就倒
setup/pain > 保安小陆举着罚单 不敢贴 又不敢不贴
twist > 狗 叫果冻 走过去 把罚单叼走了
question > 您猜 它叼给谁了
twist/point > 叼到了物业经理脚边 坐下 尾巴扫地
twist > 经理一看 罚单背面 是他自己写的 本人每周替裘奶奶遛三次 一三五
after/summary > 罚款改成遛狗了 果冻那绳 从此系在经理的腰上

## 探店｜-｜result
hook/evidence > 吃完一算，四个人三百一，有一个是我，吃了三条蒸鳗鱼。
context/hook > 台山赤溪，一家人把厨房搬到鱼塘边的铁皮船上，天黑才点灯。
feature > 鳗鱼是船底下的网箱里的，捞上来现敲，敲头的时候你要闭一下眼。
feature/how > 一半豆豉蒸，一半炭烤，烤的用荔枝木，肥油滴在火上，吱一声蹿一尺。
testimony > 我旁边那桌是从佛山开了两小时车来的父子，儿子说，爸，这鱼比我考上那年的好吃。
feature/benefit > 结账送一碟自己晒的虾酱，可以打包。
point/pain > 蚊子，真的，长裤，花露水，别嫌我唠叨。
action/point > 风大的夜里停灯，去之前看天，别光看导航。
punchline/desire > 我现在写到这儿，嘴巴又开始分泌口水。

## 测评｜n｜dialogue
hook/setup > 我妈："四款牙胶，你先咬一遍，再给娃咬"
trust/context > 行，我咬，我是牙医，咬力大概二十公斤，收着点
evidence/point > 甲，硅胶的，软，有股轮胎味，煮了五分钟还有
evidence/point > 乙，木头的，榉木，没味，可是有一根细刺，我舌头找到的
evidence/point > 丙，天然橡胶，弹，印子一会儿就平，冻过十分钟最舒服
evidence/twist > 丁，就是一根冷毛巾打个结，和丙打了个平手
summary/point > 丙配丁，一个出门，一个在家
point/attention > 里头灌液体的别冻，冻裂了漏
punchline/summary > 我妈说，那你咬那个丁，再来一遍

## 情感观点｜s｜loss
hook/agitate > 输了那盘棋 我等于把自己的名字输出去了
context > 八六年 我们矿上 象棋 我是矿里第一 人家叫我铁车
setup/pain > 有个借调来的小年轻 指名道姓要跟我下 赌名
setup > 赢的人 另一个人得喊他 车爷 喊一年
twist/pain > 我输在第四十七步 一个马后炮 我看见了 就是没信
after/setup > 喊了一年 我天天喊 他天天脸红
twist > 第二年井下出水 他在下面 我在上面 我听见他在对讲里喊 车爷 拉我
why/twist > 原来他一直喊我车爷
after > 现在他是我女婿 每年除夕下一盘 谁也没再赌过名
punchline/summary > 棋盘上有个炮架子 你看不见 可它在

## 情感观点｜n｜scene
hook/context > 晚上十点，医院走廊，陪护椅一排，睡着的、坐着的、刷手机的，没人说话
point/twist > 我反对给陪护椅加扶手
why/agitate > 加了扶手，人就只能坐直，直不了的就滑到地上
evidence > 我是护工，数过，一排十二张，八张有扶手的，那晚地上睡了五个，四张没扶手的，拼起来睡了三个
context/why > 加扶手的理由是防躺，怕影响医院形象
question/solution > 可形象是给谁看的
agitate/point > 给大厅，大厅看不到三楼
solution > 能不能一半有一半没有，夜里八点放平，早上五点立起来
action/summary > 我把这个写在意见本第四十三页了，谁看见帮我翻一下

## 公众号长文｜n｜dialogue
hook/pain > "罐子里是水，还是药？"村民围着县里的检测车，问了整整一个下午
context > 车是从株洲来的，一辆改装的校车，里头一台光谱仪，一个只管拧螺丝的小伙子，一个不怎么说话的博士
pain/setup > 井水发黄，谁都有一套说法，化肥、老管、死猪、隔壁村的诅咒
how/solution > 博士让大家先别争，一家一瓶，自己写名字，自己盖盖
how > 二十四户，每户三百毫升，滴试剂，等七分钟，看颜色
evidence > 结果十九户偏铁，三户偏锰，两户正常，正常的是两家新管
twist/why > 不是药，也不是诅咒，是管子里的锈，四十年的铸铁，像一根咬烂的吸管
testimony > 瘸腿的牛叔说，我喝了这么久的铁，怪不得硬
solution/after > 县里给了一批管子，村里出工，一家一截
punchline/summary > 车走的时候，小伙子把自己那瓶也测了，偏甜，大家说他作弊，他说是心情

## 带货口播｜s｜loss
hook/agitate > 空着的晒谷场 等于每年秋天白白扔掉八千块
solution > 我们收谷场 用来晒柿饼 晒红薯片 晒辣椒 你出地 我们出席子
trust/context > 陕西富平 我们合作社 一千四百户
benefit/feature > 一亩晒一季 租金两千一 干活的另外算 日薪一百六
feature/how > 席子是竹的 你们只管下雨收 雨停铺
pain/benefit > 忙是忙 一下雨跟抢火似的 但忙完有柿子吃
trust > 签一季一签 不满意明年就不续 席子归你
evidence/testimony > 去年庄里镇一个巷子 十一户 分了十三万 村口的账都贴着
point/action > 场地太小也别急着走
action > 拍一张你家场地 谁家都行 三分地也收

## 非营销｜n｜none
solution > 烤全番薯（后厨交接卡）
context > 番薯两斤到两斤二，一个一个称，别估
how > 烤箱预热到二百一，番薯表面抹一点花生油，竹签扎二十个眼
how > 先二百一烤半小时，再一百六烤五十分钟，翻一次面
why > 头一截逼水，后一截让糖慢慢出来，反过来就成干的
attention > 烤好不要关箱门，热气闷十分钟，皮才会起皱
evidence > 糖稀从眼里冒出来，滴在铁板上发黑，就对了
action > 剩的明早压泥，掺糯米粉做早饼，不许扔
summary > 接班人签字，后厨 阿芬

## 带货口播｜-｜identity,pain
hook/attention > 带隐形牙套的各位，饭后抠塑料片那一下，是不是像在拆炸弹？
agitate/pain > 指甲劈了，口水拉丝，同事还正好推门进来。
solution/feature > 一根小钩子，三块钱成本的东西，我卖五块，不装了。
how > 从最里头那颗牙的内侧勾，左一下，右一下，整片就松了。
point/attention > 千万别从门牙往下掰，掰裂了补一副好几百。
evidence/trust > 我在正畸椅旁干助理，裂的那些，十副有七副是掰门牙掰的。
feature > 钩头是圆的，尾巴那截能收进钥匙扣。
action > 五块包邮，两根八块，一根丢办公室。

## 种草笔记｜s｜counter,negative
hook/point > 有人说好锅都得养 我这口偏不 它反过来养我
context > 一个人住第五年 胃切了三分之一 吃饭论勺
solution/feature > 这个小砂锅 口径十一厘米 广西靖西的 土
benefit/how > 一把米 半勺肉末 煤气小火 我刷个牙的工夫就黏了
feature > 没有涂层 没有刻度 盖子上有个眼 冒泡就是叫你
point/pain > 头一回用要先熬一锅淘米水 不然会炸 我就炸了一个 吓哭
evidence/after > 从四月到现在 重了七斤 医生说可以
feature/benefit > 十四块一个 我买了俩 一个备着炸
action/save > 搜的时候写 靖西 单人 药罐 反而能搜到

## 知识科普｜n｜question,contrast
hook/question > 这两片叶子，一片是茶，一片是毒，你能分出来吗
context > 左手油茶，右手夹竹桃，长在同一条山路上，我带队时捡的
how/point > 看对生还是轮生，夹竹桃三片围一圈，油茶一左一右错着长
how > 再撕开，夹竹桃冒白浆，油茶不冒
evidence > 驻地医院一年能碰见两三起，都是拿枝条当筷子的
why/agitate > 里头的东西管心跳，少一点是恶心，多一点就乱跳了
point/attention > 撕过以后洗手，别揉眼睛，别拿它烧火，烟也不行
summary > 不认识的，不当筷子，不当柴，不当礼物

## 教程｜s｜pain
hook/pain > 年底收账 一打电话对方就说在开会 你是不是也碰上了
solution/point > 别打电话 发对账单 我当了十七年会计 教你一个不伤和气的写法
how > 第一行写谢谢 谢谢去年哪单哪单 写具体
how > 第二段列表 日期 货 数 金额 已付 未付 一行一行 别写形容词
how/attention > 最后一句别写请尽快 写 如有出入 请于十二月十号前告诉我 没有我就按这个做账了
why/benefit > 他要是不回 就等于认了 以后真要打官司 这叫证据
how/attention > 用公司邮箱发 微信也发一份 别用语音
evidence > 我去年发了二十六家 二十二家节前付清 有一家还多打了八毛
action/save > 模板我放在下面 自己改抬头

## 剧情对话｜n｜identity
hook/attention > 给每一个替爸妈吵过架、回头又被爸妈骂的人
setup/context > 菜场，我妈被称骗了二两，我冲上去掀了人家的秤盘
setup/twist > 卖鱼的抄起刀，我妈一把把我搡到身后，冲他鞠了一躬
setup/context > 回家路上她不理我，提着那条少二两的鱼
question > 我说，你怕他？
twist/point > 她说，他闺女跟你一个班，明年高考，你让她怎么做人
pain/setup > 我站在楼道里，灯灭了，我没跺脚
twist/after > 开学，那姑娘塞给我一袋虾，说我爸说，上次那鱼，他多扣的，补上
after/summary > 秤盘我赔了，新的，校过

## 探店｜s｜contrast,trend
hook/before > 大家都在拍冰箱贴的时候 我推开了一扇写着换锁芯的门
twist/hook > 里头不换锁 里头在换琴弦
context > 西安 回坊后街 门口招牌十五年没改 师傅说改了老客找不着
feature/solution > 修三弦 修秦琴 修那种你叫不上名儿的弹拨
how/feature > 皮子是蟒皮 他用豆浆泡软了再绷 手指头弹一下 听 嘭 还差半圈
evidence > 我坐那儿一个钟头 来了三拨人 一个唱碗碗腔的 一个剧团管道具的 一个是给闺女学校找教具
testimony > 唱碗碗腔的说 别人修完像新琴 他修完像我爷的琴
feature/action > 换皮六百 换弦八十 看看不要钱
point/action > 午饭他要睡觉 门虚掩着 别推 推了铃响 他骂人

## 测评｜s｜result
hook/point > 农村盖房 外墙到底刷啥 我替你们把钱花了 答案是真石漆别碰南面
context > 安徽巢湖 我家三层 四面墙 我刷了四种
evidence/point > 东面 乳胶漆 便宜 两年 起皮 像晒伤
evidence/point > 南面 真石漆 好看 去年夏天一场雹子 掉了巴掌大七块 露着灰
evidence/point > 西面 涂料加弹性底 不显山不露水 到现在没缝
evidence/point > 北面 我爸自己贴的老瓷砖 丑 但是雨冲完跟新的一样
question/solution > 有人问 那算钱呢
evidence > 一平米 十九 六十二 三十四 五十五 就按这个顺序
summary/point > 我重来一次 南西用弹性 北面让我爸贴

## 情感观点｜n｜suspense,counter
hook/twist > 我人生里赚的第一桶金，是一桶真的金色油漆
context > 九八年，我在泉州给寺庙描金，一桶三十五块，老板不给工钱，抵了我四桶
setup/pain > 我扛着四桶漆坐绿皮车，人家以为我偷的
setup/context > 到了老家没处用，就把隔壁理发店的转灯描了一遍，描得太亮，整条街来围观
twist > 理发店的瞎子师傅问，什么颜色？我说金的，他说，那你把我手推子也描了，我摸摸
after/evidence > 后来全镇一百多块招牌，七十四块是我描的
after/solution > 现在我做标识，做高速路牌，做盲文
punchline/twist > 师傅走之前那把推子，还是亮的，他说摸着有点烫
punchline > 理发店后来卖臭豆腐

## 情感观点｜s｜identity,pain
hook/pain > 年年戴红花 年年多领一摊活 回家连句话都懒得说 这滋味有人懂吧
context > 我在乡镇 管民政 管残联 管一部分殡葬
twist/point > 能者多劳 后半句没人说 多劳的人没有时间能
evidence > 去年三百六十五天 我写材料两百零九份 下村六十八趟 材料里写下村 写了一百多遍
agitate > 越写越像真的 越像真的 越没空下村
question > 那取消材料 行不行
twist/context > 不行 上面也要对上面有个交代
solution > 我就一个要求 让写材料的人跟下村的人 一年换一次手
benefit/punchline > 换过来 他们自己就会删掉一半

## 公众号长文｜-｜suspense,scene
hook/context > 每年腊月二十三，闽西的这座土楼里，会有人把二百八十六扇窗户逐一敲一遍。
question/setup > 敲给谁听？没人告诉我，我只好跟着敲的人走。
context > 敲窗的是江家最小的媳妇，今年四十九，手里一根缠了红布的竹筷。
setup/context > 住人的窗户，里头会应一声；没人住的，她就多敲两下，停一停。
evidence/setup > 我记在本子上，应了的有三十一扇，没应的二百五十五。
twist > 走到第三层西北角，那扇没人住的，里头忽然应了一声。
why/point > 是录音，离家最远的那位堂哥装的，感应的，说怕她敲空了难过。
after/testimony > 小媳妇愣了好一会儿，笑着骂，哎，他声音胖了。
punchline/after > 二百五十四，她在本子上改了数字。

## 带货口播｜n｜suspense
hook/setup > 我们公司只有三条规矩，第三条写在工资单背面，面试时候给你看
context/action > 做假肢接受腔的，石家庄，二十一个人，招石膏修型师一名
feature/how > 就是照着残肢倒石膏，刮，磨，差一毫米，人家走路就会疼
evidence > 上半年做了四百一十三个，返修十一个，其中七个是人家胖了
benefit/feature > 朝八晚五，石膏间有除尘，手套口罩管够
benefit > 试用五千，转正六千五到九千，看返修率
pain/trust > 腰要好，一站半天，灰大
trust/point > 第三条规矩我提前说吧：修坏了可以承认，承认的不扣钱，不承认的扣双份
action > 会雕塑的、做过牙模的、捏过面人的都行，来试一个下午

## 非营销｜n｜none
solution/context > 盲人门球队十二月训练安排
how > 周二、周四19:00至20:40，体育馆B厅，门口铺了导盲地垫，顺着走
attention > 不要戴耳机，球里有铃，听铃是命
pain > 上周三号球铃哑了，已换，新铃音略高，请大家先适应两次
pain/setup/point > 关于眼罩：有残余视力的队员也一律戴，公平
solution > 膝盖护具老化的，找后勤小谢登记，本周内换发
benefit > 结训后送到地铁口，电瓶车限坐六人，分两趟
action > 家属想看的，请提前一天报名，观赛席保持安静，喝彩等哨响
summary > 队长 阿宽

## 带货口播｜n｜question,counter
hook/twist > 你给孩子买的那把大提琴，贵在琴弓上，你知道不
why/feature > 一千二的弓和一百八的弓，弓毛都是白马尾，差在那根木头
feature > 巴西木，密，掂着手感往前坠
benefit/advantage > 坠一点，拉长音就不抖，省得小臂跟它掰腕子
benefit > 孩子每天少练二十分钟，出来的声音还圆
evidence/pain > 我徒弟拿一百八那根，换把的时候吱吱的，跟磨刀似的
testimony/evidence > 换了这根，她奶奶从厨房探出头，问是不是放录音机了
trust > 二十天试拉，不行寄回来，弓毛断了不算我的
action > 1/2、3/4、4/4，报孩子身高，我给你配

## 种草笔记｜n｜scene,result
hook/after > 上个月婚礼，司仪忘词，我从袖子里摸出一张卡片救了场
context > 我是婚庆跟妆，袖子里永远有东西
solution/feature > 这个叫袖扣收纳条，魔术贴的，绑在小臂，能别发卡、眼线笔、卡片
feature > 弹力布，洗不变形，外头是哑光黑，拍照看不见
feature/hook > 有一格是磁的，发卡自己就吸上去
benefit/desire > 你想想，新娘哭成花，你一抬胳膊，全有
trust/point > 夏天捂，会起一圈红印
advantage > 腰包我试过，弯腰的时候卡肚子
feature/benefit > 十九块九，我买了三条，洗一条干一条
save > 跟妆的、跟拍的、当伴娘的，先收着

## 知识科普｜n｜loss
hook/agitate > 一张旧存单，少看一行字，3年利息白扔
why/context > 那行字叫到期后转存方式，有约定转存，有不转
agitate/why > 没写转存的，过了日子就按活期，一万块一年大概几块钱
trust/evidence > 我在农商行柜台坐了八年，去年整理睡眠单，最老那张是一九九三年的
testimony/evidence > 拿单子来的是位老矿工，他说以为银行会替他管
how > 回家翻，看背面，或者打客服报单号，问清楚转不转
point/attention > 有人打电话说帮你转，让你报验证码的，挂
question/context > 纸的不见了也别慌
how/point > 本人带身份证去挂失，七天后补，不用找熟人
action/save > 跟爸妈说，翻翻相框背后

## 教程｜n｜counter,negative
hook/attention > 不是喇叭坏了，是你家那台广场舞音响的话筒设错了档，跳舞的队长听我说
pain > 一开就啸叫，全场捂耳朵，隔壁八楼就报警
why > 话筒把喇叭的声儿又喝进去，喝一圈放一圈，越喝越大
how > 喇叭往前，人往后，话筒口永远背着喇叭
how > 先把混响拧到零，再把话筒音量一点一点往上推，推到刚要叫，退两格
how > 低频那个钮往左半圈，鼓就不糊了
point/attention > 别两个话筒叠一起拿，跟俩镜子对着照一样
evidence/trust > 我给二十几个队调过，最凶的那支，调完投诉从一周三回变成没了
save/action > 记不住就把这条转到你们群，叫那个拿遥控的看

## 剧情对话｜n｜suspense,scene
hook/context > 殡葬用品店半夜来电话，说要订一个花圈，不写名字，不写单位
question > 店主问，总得写个谁送的吧
setup/point > 那头想了想，说，写：一个没敢认的人
setup/pain > 店主不肯，怕惹事，那头说，我加钱
setup/twist > 第二天灵堂，花圈摆在最末一排，被风吹到最前头
context/why > 逝者是个接生婆，走的时候九十六，手里接过一千多个孩子
twist > 大女儿在挽带反面看见一行小字，是个生辰，和她家户口本上抹掉的那个是同一天
twist/after > 她打电话到店里问，店主说，人家不让讲，只说，他现在也是接生的
punchline/after > 女儿把那个花圈烧在了最后，烧得最慢

## 探店｜n｜pain
hook/pain > 在大理古城吃过五家，家家都是玫瑰饼味的空气，你是不是也腻了
context/solution > 往西走，走到没有字的地方，有一扇绿门
feature/context > 里头是喜洲赶马人的后代开的，卖一样，生皮拌饭
feature/solution > 生皮是火烧过的猪皮，焦黄的，薄片，蘸梅子汁
twist/benefit > 头一口会想，我是不是疯了
benefit/twist > 第二口开始，你会把盘子转个方向，怕别人先夹
testimony > 同桌的英国老太太，七十来岁，比划了半天，意思是她回去要跟猪道歉
trust/evidence > 猪只用当天早上宰的，门边贴着检疫票，日期能撕下来
point/attention > 孕妇、胃不好的别试，老板自己也会劝
action > 绿门上午十一点开，卖完关门，通常撑不到一点

## 测评｜n｜suspense
hook/setup > 双十一我下了五单同样的锅铲，五家店，最后留下的那个你绝对猜不到
context/trust > 我开烧腊店，一天翻两百多下，铲子是手
how > 五把，同一口锅，各翻一天，晚上称掉了几克
evidence > 甲掉了两克，边缘毛；乙掉了零点四；丙弯了
evidence/point > 丁最重，翻完我手腕子酸，可是锅底没一道印
twist/evidence > 留下的是戊，是买酱油送的那把，竹的，一天没掉
why > 竹子是吸油的，越用越滑
point/pain > 竹怕泡水，泡过夜就开裂
summary/punchline > 我把酱油钱算进去，等于铲子不要钱

## 情感观点｜n｜suspense
hook/setup > 我在游乐园扮了七年的玩偶熊，有一个动作是上头明令不许做的，我做过一次
context/pain > 头套三斤四两，里头四十二度，只能看见一条缝
context/why > 那条规定是：不许蹲下来跟孩子平视，怕孩子摸到拉链
setup/context > 有个小男孩，坐轮椅，每礼拜三来，不排队，就远远看着
setup/pain > 有一回他来，他妈推他到最前面，他却说，算了，熊够不着我
twist > 我蹲下了，拉链就在他眼前，他没拉，把自己的帽子扣到我头上
twist/after > 经理扣了我五十块，又在我工牌上贴了一颗星，没解释
after > 现在规定改了一行：蹲下来的时候，请先喊一声，小朋友，帮我看好拉链
punchline/summary > 帽子我一直没洗，里头有股西瓜味

## 情感观点｜n｜contrast
hook/before > 九十年代我们厂食堂门口写着"浪费可耻"，现在写着"光盘打卡抽奖"
point > 一个叫你不好意思，一个叫你图便宜，我站不好意思这边
why > 抽奖一停，桶就满了，不好意思是停不下来的
evidence > 停过两次，一次机器坏了，一次奖品被偷了，剩饭各涨了三成多
question/context > 年轻人说，别拿道德压我
context/solution > 行，那咱们说说算账
evidence/point > 一天剩七十斤，一年两万五千来斤，够另一个食堂吃四十天
solution > 不如把那四十天写在门口，不骂人，也不抽奖
action/punchline > 写上就行，谁看见，谁自己端着办

## 公众号长文｜n｜question
hook/question > 一颗螺帽，从一九七一年的卫星零件箱里，怎么会滚到今天的孩子手里？
context > 它在贵州都匀的一家二手五金铺，五毛钱一颗，混在一堆自行车件里
setup/context > 买它的是个读四年级的娃，要做作业，题目是：找一样比爸爸老的东西
evidence/setup > 螺帽内侧有一圈极小的编号，我们请退下来的老师傅认，他拿放大镜看了二十分钟
twist/testimony > 他说，这批我车的，一共四百颗，退了六颗，六颗，退的，是我手抖
why > 抖是因为那天接到老家电话，孩子生了
why/setup > 六颗本该回炉，有一颗掉在地缝里，后来厂子拆了
after/point > 孩子把它装在一只火柴盒里交了作业，评语是：比爸爸老，也比他亮
punchline/point > 废品里头，有人藏过他最好的那一天
after/punchline > 师傅说他不要了，留给那孩子，等他手抖的时候

## 带货口播｜n｜dialogue
hook/question > "你们还收人吗？"这句话我们一年能接七百多通
action/context > 收，但只收一个，一年一个
trust/context > 我们是浙江龙泉的青瓷窑，烧了一千来次，活下来的就那么几窑
feature/solution > 学看火，不学做坯，做坯有学校教
how > 第一年拿笔记，每十分钟记一次火的颜色，写你看见的，别写书上的
pain > 夏天窑口六十几度，三个月能瘦十几斤
benefit > 管吃住，月给三千，三年后，自己烧一窑，烧出来多少归你
evidence/testimony > 前面的七个，留下四个，一个现在是省里的，他那窑去年开了三只天青
trust > 不满意三天走，路费给你
action > 写信，不是邮件，写你最怕的一种颜色

## 非营销｜n｜none
solution > 五香卤香干（豆制品班早课教程）
context > 香干二十块，八角三粒，桂皮手指长，酱油一碗，冰糖一小把
how > 香干先用开水烫一遍，去豆腥，别煮，煮了就皱
how > 卤汤烧滚转小，香干下去，泡一个钟头，关火，放着，放到凉
why > 热的时候味道只在皮上，凉的时候往里收
attention > 卤汤里头不能沾生水，沾了第二天冒泡
how/point > 第二次卤，加一倍盐，少放一半糖
summary > 切片淋麻油，剩的汤卤花生

## 带货口播｜s｜dialogue
hook/question > 我弟弟问 哥 你拉货那根绑带 咋老是松
why/context > 我说不是松 是它热了 尼龙热了就长
pain/evidence > 夏天走兰海高速 发车前勒得能弹曲子 到下个服务区 能塞进一个拳头
solution/feature > 换涤纶的 棘轮 五公分宽 标着五吨
point/attention > 吨数看标签上那个LC 别看大字 大字是断的时候
how > 上货先绑中间 再绑头尾 最后拿废轮胎皮垫角
testimony > 我们车队的蒙古族大哥 拉马的 换完说马都站稳当了
feature/action > 八米一根四十三 四根送护角
action/point > 左下角 挂车平板都能用 别用在拖车上

## 种草笔记｜n｜contrast,counter
hook/context > 别的女生开学买iPad，我开学买了一个六斤的铁砧
why/context > 材料系，金工课，老师说谁有自己的砧子，谁不用排队
feature/solution > 就巴掌大，带一个尖角，能弯圈、能敲平、能压杏仁壳
feature/evidence > 面是淬过火的，锤上去弹手，说明硬
testimony/benefit > 室友拿它砸核桃，现在全宿舍的核桃都归我
trust/twist > 沉，快递小哥以为里头装了个死人
evidence/benefit > 上课第二周，我交了一枚自己打的戒指，助教多看了两眼
feature/action > 五十九，五金市场还能再砍
point/save > 别买涂红漆的那种，漆是遮裂的

## 知识科普｜s｜counter,negative
hook/point > 橘子皮黄就甜 皮青就酸 这话只对一小半
trust/context > 我在象山种红美人 种了十一年 跟外行讲不清 今天讲清
why/solution > 皮的颜色靠冷 里头的甜靠叶子 两回事
why > 夜里不凉 皮就不褪绿 但果子该甜还是甜 热带的橘子到死都是绿的
evidence > 我测了同一棵树 青的糖度十三点二 黄的十二点八
agitate/point > 有人会用气催黄 皮黄了 里头还是那个里头
how > 看屁股 底下软 皮贴着肉 掂着沉 就行
point/attention > 上手捏的 买完 别捏了又不要
punchline/summary > 橘子不看脸 看屁股

## 教程｜n｜dialogue
hook/question > 邻居家小孩问我：叔叔，一根铅笔能写多长
context/twist > 我告诉他五十六公里，他不信，所以咱们来削一根能写到底的
how > 一，用刀，不用卷笔刀，卷笔刀一转，木头歪，芯断
how > 二，刀刃往外推，大拇指顶刀背，一次削一厘米
how > 三，露芯七毫米，别太多，太长写字像踩高跷
how > 四，最后用砂纸轻蹭，蹭成一个小斜面，写横写竖不一样粗
point/attention > 小朋友削要有大人坐旁边，刀口永远朝外
why/benefit > 斜面能转，转一下就是新的笔尖，不用老削
evidence > 我画图三十几年，一根能用五个礼拜
testimony/punchline > 孩子削完第一根，说，叔叔它有头发了

## 剧情对话｜s｜suspense,promise
hook/benefit > 村口贴了张纸 谁能让我家的猪下山 我白送两个月的猪肉
context/setup > 猪住在半山腰 跟一只猕猴做邻居 好得很 就是不下来
setup/context > 来的人有兽医 有网红 有拿无人机赶的 都让猕猴丢石子打跑了
setup/twist > 有个孩子 十二岁 光着脚 什么都没拿 蹲在半山下头 学猪叫
question > 大家笑 你学得像啥
twist > 他说 我不是叫它 我在跟猴子讲 它妈病了
after/twist > 猴子听了 扭头 拍拍猪屁股 猪就下来了
twist/why > 那孩子是猪场主人的孙子 三年没叫过一声爷爷
punchline/after > 猪下来了 他站那儿 小声叫了一声

## 探店｜s｜negative,counter
hook/twist > 谁说修道院旁边不能卖辣子面
context > 陕西三原 一座石头房子 看着像教堂 其实是县里最早的卫生院
feature/context > 门口一棵皂角树 树底下五张矮桌 灶是砌在石阶上的
feature/solution > 只卖辣子面和醋泡蒜 醋是自己淋的 黑得发亮
how/feature > 辣子不炒 用热油泼七成 剩三成生的 香里头带着青
evidence > 我数 三个修女 四个护士 一个骑士装的外国骑行者 都在吸溜
feature/benefit > 一碗六块 面汤自己舀 舀三回没人管
point/pain > 位子低 老人家得让人搀
action/punchline > 辣不辣 你去 汗会告诉你

## 测评｜n｜result
hook/evidence > 结果排出来了，我妈坚持要最后一名
context > 我给我妈挑老花放大镜，她绣十字绣，五款，从二十到六百多
evidence/point > 一，手持圆的，十倍，看一针没问题，看两针就晕
evidence/point > 二，头戴的，五档，松紧带勒出印子，她嫌像工人
evidence/point > 三，台灯夹的，光均匀，贵
evidence > 用眼疲劳，我让她绣一个小时，数揉眼睛，二，七，三，四，一，前后对得上
twist/pain > 可她喜欢第一，那个手持的，说像年轻时候看集邮册
summary/solution > 绣的时候用夹灯，歇的时候用圆的，两个都留
point/attention > 看着越近越要停，二十分钟看一眼窗外
punchline/summary > 按她的心意，别按你的参数

## 情感观点｜s｜suspense,loss
hook/agitate > 如果能回到三年前 我不会把那张底片扔掉 那是我妈唯一一次没有笑的照片
context > 我在县里做婚纱摄影 修图 修惯了 嘴角都往上拉
before/setup > 那天给我妈拍了一张 她没笑 我嫌不好看 当场删了 还清了回收站
pain/twist > 上个月她中风 左边脸动不了 我忽然想看看 她不笑的时候是什么样
question > 你们谁能告诉我 一张删掉的照片 还能回来吗
twist/point > 数据恢复店的小哥 弄了六个钟头 回来了半张 右边没有 左边有
setup/after > 左边那半张脸 很安静 眉毛有一点点皱 像在想晚上做什么菜
after > 我现在给人修图 每一组 都留一张没笑的
punchline/testimony > 她看了 慢慢说 这张 像我

## 情感观点｜s｜suspense
hook/setup > 我小区有个阿姨 每天往一楼的电梯里放一张纸 大家猜她要干嘛
twist > 不是投诉 不是卖房 是一道题 小学三年级的题
context > 鸡兔同笼 几只鸡 下面留着空 画着格子
evidence > 一个月下来 纸上的答案 有铅笔 有口红 有一个写了鸡兔都跑了
point > 我觉得这比所有的社区公约都管用
why > 一电梯的人 盯着同一张纸 就没人盯着手机
context/question > 有人说 影响美观
question/twist > 你看那电梯门上 补习班 开锁 搬家 哪个更美观
punchline/after > 今天那道题我没做出来 是三楼的娃教的 七只兔子

## 公众号长文｜n｜scene
hook/context > 凌晨两点，锦州港，最后一艘运玉米的船靠泊，岸上的女装卸工扣好了安全帽
context > 整条线上，女的就她一个，外号"大灯"，因为戴着一顶自己改的头灯
before > 从前她是幼儿园的厨师，每天给孩子蒸馒头，一百四十个
after/feature > 如今她扛的是两吨的抓斗钢索，钢索上有个小包子图案，是她画的
why/solution > 幼儿园撤了，她没找别的，她说，我就会数数，数数能干啥，能数抓斗
evidence > 一夜一百三十七斗，她从没数错，比抓斗的传感器还准，传感器错过四斗
testimony/trust > 港口调度说，我们拿她的数，去校电子秤
pain/twist > 也有人说，她抢男人的饭，她不吱声，把自己那份馒头分出去一半
punchline/after > 天亮，船空，她在甲板上数海鸥，数到二十九，笑了

## 直播切片｜s｜identity,question
hook/question > 有没有退休了想学个乐器又怕学不会的 有没有
solution/point > 学这个 葫芦丝我不推 我推尺八 小的那种 塑料的
trust/pain > 我在德宏教了十四年 老年班里头 十个有九个吹不响葫芦丝 因为要换气
advantage/how > 这个横吹 像吹瓶口 吹得响就是响了 吹不响 倒掉水再来
evidence > 我给大家现场吹 就两个音 你听 呼 呜 出来了吧
how > 嘴不用抿 像跟人叹口气 对着边 叹
point/pain > 头三天头晕 吹一会就歇 别硬撑
trust > 塑料的摔不坏 摔坏了我给您换
feature/action > 六十八 送我自己录的二十课 一课就五分钟
action > 来 阿叔阿姨 扣个叹气

## 带货口播｜s｜contrast
hook/before > 左手 是我爷爷用算盘记的船票 右手 是我用电脑记的船票 我们缺一个会看两本的人
context > 江西九江 轮渡公司 开了一百零七年 现在剩两条船
action/feature > 招票务员 男女不限 识繁体字 或者愿意学
why/context > 老的票上写旧地名 有人拿了祖传的票来退 我们认 得有人认得出来
benefit > 四千三 船上吃 家属半价 其实是免费 不好意思写
pain/trust > 江上风大 票口那扇窗关不严 冬天冷
evidence > 上个月一位老人拿着四九年的半张票 我们给他补了另外半张
feature/trust > 档案室钥匙交给你 丢一张赔一百 赔给票
action > 到趸船二楼 敲铃

## 非营销｜n｜none
solution/context > 工地夜间施工协调会（参会：施工方、楼上代表、环保所）
pain > 17日、19日两晚，打桩到十一点半，有投诉二十一件
why > 施工方称：因泵车排队，前面那家晚退场两小时
solution > 约定：打桩一律在20:30前收锤，之后只准浇灌、不准敲击
how > 如遇连续浇筑，提前两天入户贴单，写明起止，留手机
benefit/point > 有高考、产妇、夜班的人家，发隔音耳塞，并可选另外住一晚
attention > 超时一次，登记，两次，停工半天
summary > 代表签字：三单元 邢

## 带货口播｜s｜number
hook > 四块九 你在超市买瓶好点的水都不够 我这四块九能通一年的地漏
solution/feature > 就这玩意 塑料的 上面全是倒刺 跟鱼骨头似的
how > 捅进去 转 拽 别看 恶心 我先替你们看了
evidence > 我滴妈 这是我老婆的 这是我闺女的 这我没有 我秃
advantage > 那个粉的 倒一包六七块 还烧管子
point/attention > 马桶不行啊 马桶别捅 进去出不来
action/feature > 五根装 四块九 包邮 除了新疆西藏 不好意思啊
action > 得了 自己点吧 我洗手去了

## 种草笔记｜n｜identity
hook/attention > 拿剪刀剪不动纸、开罐头要求人的左手党，终于轮到咱们了
pain > 活了三十一年，每次开黄桃罐头都得求人
feature/solution > 转把在另一边，刀轮方向也反过来了，不是光把图案镜像一下
evidence > 我连开八罐，手腕没拧，汁也没喷到眼镜上
testimony/twist > 我老公右撇子，用了骂了一句，我说你也有今天
trust/point > 金属件有点紧，头几次要使劲
feature/benefit > 26块，某宝店铺二百多粉丝，感觉老板也是左撇子
action/save > 评论区集合一下，还有什么左手的好东西，我来抄作业

## 知识科普｜n｜conflict
hook/pain > 我说保险杠那条缝是撞过的，卖车的说出厂就这样，谁对？
trust/context > 我收二手车的，一年看八百来台
point/twist > 都可能对，所以别看缝，看螺丝
why/solution > 叶子板里头那排螺丝，出厂是机器打的，漆跟车身一个色，六个角都不掉漆
why/how > 动过扳手的，角上露铁，新一点的还发亮，骗不了人
how > 手电照，引擎盖打开，左右各看三颗，对比着看
point/attention > 换过大灯的也会拧，所以单边动了不等于大事故
point/summary > 两边都动，再加上水箱框架有钣金胶，那就别听他讲故事了
punchline/summary > 缝会骗人，螺丝嘴笨

## 教程｜n｜pain
hook/pain > 每次报销贴票都贴成千层饼，财务翻白眼，中不中？
how > 拿一张A4，从右下角往左上角贴，一张压一张，露出左边的金额
how > 只粘左边一条，别糊满，糊满了人家没法数
how > 大小分开，出租车票一摞，住宿一摞，餐费一摞
point/attention > 别用订书钉，扫描仪卡了找你赔
how > 右上角写个数：共几张，多少钱
why > 财务是按数核的，她先看那个数，对上了就不一张张翻
evidence/after > 俺这个月一次过，上个月退了三回

## 剧情对话｜s｜dialogue
hook/pain > 婆婆说 你这个月水费咋又多了八块
setup/context > 我坐月子 一天洗三回屁股垫 我没敢吭气
setup/context > 老公在旁边打游戏 说妈你少说两句
twist > 婆婆把水费单拍桌上 说 我是说你咋不叫我洗 水冰手不知道啊
question > 我愣了 那八块咋办
twist/point > 她说 我出 你给我把热水器教会
after > 那天晚上她学了一个钟头 学会了 又按成童锁了
punchline/summary > 我老公冲了个凉水澡 活该

## 探店｜n｜number
hook > 8块钱的自助素斋，在我们县的庙里，我吃了仨礼拜五
feature/context > 只有礼拜五有，十一点敲板，敲完就不让进
feature/solution > 四个菜一个汤，土豆、白菜、豆腐换着来，上周有个素红烧肉，冬瓜做的
feature/attention > 盘子里不能剩，剩了师傅不骂你，就站你旁边看着你
feature/how > 洗碗自己洗，池子边上三桶水，一桶碱，两桶清
benefit > 吃完下午不困，也可能是没肉的关系
point/pain > 停车要停山下，走十五分钟，鞋别穿高跟
testimony > 跟我坐一块的是个跑外卖的，说一礼拜就这一顿坐着吃

## 测评｜n｜negative
hook/point > 不是贵的马蹄铁就跑得久，我钉了22年的蹄
context/trust > 呼伦贝尔，马场，给一百二十来匹马换鞋
evidence/point > 手打的，四十一副，走石子路顶七周
evidence/point > 机器冲的，十九一副，五周，边口快，容易伤对腿
evidence/point > 铝的比赛用，轻，两个礼拜就薄成纸
evidence/twist > 塑料的那个德国货，马喜欢，我不喜欢，得用胶，零下粘不住
summary/point > 驮东西的用手打，骑着玩的用机器，去比赛的听教练的
point/attention > 蹄底凉不凉，每天摸一下，热了就是里头有事

## 情感观点｜-｜scene
hook/context > 考驾照科目三那天，安全员跟我妈差不多岁数，一上车就开始嗑瓜子。
context/pain > 我四十九，考第四回了，前三回都栽在直线。
solution/setup > 她问我，家里几口人，我说五口，她说，你看前面那根电线杆，就当你家老五站那儿。
question > 我说老五是条狗，行不行？
setup/twist > 她说行，狗更得看着。
twist/after > 我盯着那根杆子，方向盘一动没动，过了。
evidence/after > 成绩单我压在冰箱贴底下，九十分，扣的十分是忘打灯。
punchline/point > 其实我前三回会开，就是没人告诉我往哪看。

## 情感观点｜n｜conflict
hook/pain > 二叔说夜市扰民该撤，三婶说撤了她吃啥，饭桌上摔了一双筷子
context > 我家就在夜市上头，四楼，夏天睡到一点才能睡
point/solution > 我投留着，但是十一点熄火
context/evidence > 三婶卖凉皮，一晚上挣一百七八，供我堂弟上的大专
evidence > 我拿手机录过，真正吵的不是摊子，是十二点以后喝多了唱歌那几桌
why/pain > 撤摊子治不了喝多的，他们会去别处唱
solution > 摊主轮流当值，到点收桌子，谁家客人不走谁家第二天歇业
punchline/after > 二叔今天去吃了一碗，没给钱，三婶记账上了

## 公众号长文｜n｜trend
hook/context > 新学期，全县小学的饮水机都换成了可以看见滤芯的
before > 以前滤芯藏在里面，换没换，只有贴纸知道
evidence/pain > 去年家长自己拆过一台，贴纸写着九月换，滤芯是前年的，黄得像腊肉
after/solution > 现在外壳是透明的，孩子排队接水的时候就能看见
evidence > 开学两周，后勤收到学生举报四起，其中三起属实，一起是孩子觉得蓝色不好看
testimony > 四年级的值日班长说，她每周三画一次颜色，涂满了就去敲总务的门
punchline/summary > 监督这件事，有时候只需要把盖子换成透明的
point/attention > 当然，水质检测报告还是得挂，眼睛看不见细菌
feature/summary > 造价多了六十块一台，家委会出的

## 带货口播｜n｜identity
hook/attention > 腿脚好、嗓门大、认得全村人的，俺们招几个
context/solution > 村里的快递代收点，站长，兼卖邮票、代缴电费
context > 河南周口，下面十七个村，一个村一个
benefit > 一件三毛，逢年过节四毛，村大的一个月能有两千出头
benefit > 在自家堂屋就能干，不耽误喂猪带娃
pain/trust > 双十一那阵子堂屋进不去人，睡觉得侧着
testimony/evidence > 大李庄的玉梅干三年了，给自己换了个三轮，带篷的
point/attention > 拆人家件的，一回就不要了
action > 找镇上邮政所老魏，带身份证，先跟着跑一天

## 非营销｜n｜none
solution > 合唱团12月13日演出集合提醒
how > 14:00 少年宫后门集合，15:00 走台，别从正门进，正门要票
attention > 女声黑裙过膝，男声白衬衣，袜子黑的，上次有人穿了海绵宝宝
how > 谱子用黑夹子，手机统一放进蓝筐，王老师看着
pain > 二声部三个人感冒，请一声部的阿芳、小杜临时补到左二
why > 左边靠门有风，感冒的挪到右边去
benefit > 演完每人一份盒饭，有素的，吃素的今晚前接龙
summary > 嗓子今天起别吃辣

## 带货口播｜s｜promise
hook/desire > 你要是会做西红柿炒蛋 今天晚上就能自己把马桶盖换了 不用求物业
feature/solution > 就这个 脲醛的 缓降的 上装那种
how > 后面俩膨胀胶塞 捅进去 拧螺丝 盖子往上一扣 听响
evidence > 我现在蹲这儿换 你们掐表 别眨眼 好了 三分四十
evidence/point > 昨天有个哥们儿说装不上 发照片来 他家是V型的 他买了U型
how/point > 先量 俩孔的距离 还有孔到前沿 两个数都要
advantage/pain > 塑料的便宜一半 半年就黄 像老人牙
before/pain > 我原来那个啪一声 半夜能把狗吓尿
action/feature > 六十六一个 螺丝送双份
action > 尺寸打公屏 我喊你拍哪个号

## 种草笔记｜n｜identity,promise
hook/desire > 想要一件谁都撞不上的毛衣，又不会织的，往下滑
solution > 一种叫戳戳绣的东西，旧毛衣上直接戳
how > 底下垫海绵，针垂直下去，来回戳一两百下，毛就毡进去了
evidence > 我这件是前年超市39的，胳膊肘破了个洞，现在是一颗歪脖子萝卜
point/pain > 戳到手会蹦起来，顶针必备，我废了俩创可贴
point/attention > 腈纶的不行，戳不住，看水洗标要有羊毛
testimony > 同桌阿姨在高铁上问我是不是名牌，我说是，萝卜牌
feature/benefit > 一套针加羊毛条十九块八，够戳五六件
action/save > 图案我描了六个，评论区自己拿

## 知识科普｜n｜trend
hook/context > 寒潮橙色预警刚推到手机上，趁还没停水，说说水表
why/solution > 冻裂的不是铁，是里头那层玻璃，水一结冰胖一成，它没地儿躲
how/solution > 今晚最大那个龙头，别关死，让它滴，一秒一滴
why > 流着的水不容易结，一晚上大概也就一桶，拿盆接着拖地
point/attention > 已经冻了的，别拿开水浇，啪一声，你就得换表了
how > 毛巾裹上，三十度温水慢慢淋，从龙头那头往表那头来
evidence > 前年那场，我们所一晚上换了四百一十块，三百多块在楼道北面
action > 北面的、顶楼的、长期没人的，现在就去裹

## 教程｜s｜trend
hook/attention > 又到交社保年审的月份了 窗口排到门外的 听我一句 在手机上弄
how > 打开那个有国徽的 点领待遇资格认证 不是参保证明 别点错
how > 让老人坐窗户边 脸对着亮 帽子摘了 假牙戴上
how/pain > 眨眼识别不过的 多半是眼皮耷拉 拿手指把眉毛往上提一提
point/trust > 不收钱 谁让你转钱谁是骗子
evidence/trust > 我在社区帮忙 上礼拜弄了六十三个 六十一个过了 俩是白内障
point/solution > 白内障的打电话 他们上门 真上门 还带小板凳
save/action > 给爸妈弄完截个图 明年还是这时候

## 剧情对话｜n｜suspense,number
hook/setup > 门卫室的抽屉里有11把没人认的钥匙，第12把昨天自己走了进来
context > 学校放寒假，值班的是个新保安，二十二岁，第一次一个人过年
setup/context > 钥匙是一个拄拐的大爷送来的，说五十年前他没还
question/setup > 哪间的？大爷说，广播室，我锁过一次我喜欢的人
pain/setup > 保安说广播室早改成保洁间了，不能进
setup/twist > 大爷没争，把钥匙放桌上，站门口唱了两句运动员进行曲
twist/point > 保洁间里有人跟着哼，是来拿拖把的退休的赵老师
setup/punchline > 外头下着冻雨
punchline/after > 保安那晚把十二把钥匙都擦了一遍

## 探店｜n｜number,promise
hook/benefit > 二十六块钱，三荤两素一碗汤，还能借你一张折叠床睡到两点
context > 义乌，商贸城三区后门，专做打包工的生意
feature/solution > 菜是大盆的，红烧肉上头盖着张纸，写着"一人四块"
feature/evidence > 床八张，先到先得，枕头套一天一换，我掀开闻过
evidence > 十二点半，我数，八张床睡了九个，有两个是爷俩
trust/why > 老板以前自己就在纸箱堆上睡的，他说那个硌腰
point/trust > 呼噜，真的，像八台拖拉机
testimony > 旁边封胶带的大姐说，在这睡一觉，下午少贴歪几十个
action/point > 去晚了没床，饭有

## 测评｜s｜trend,question
hook/attention > 开学前群里都在问 拉杆书包到底伤不伤腰 我借了四个 让我儿子爬六楼
context > 我儿子五年级 三十八公斤 书九斤半
evidence/point > 六轮的 上楼像坦克 咣当咣当 楼下开门看
evidence/point > 两轮的 平地顺 上楼得提 提起来十三斤 比背着还沉
evidence/point > 背的带胸扣的 肩膀没红 后背湿透
evidence > 六楼 四个都计时 两分零九 两分四十 一分三十二 还有一个轮子掉了没算
twist/solution > 最轻的办法是老师让把书放学校 一个礼拜省了六斤
summary/point > 平地多买两轮 楼房多买背的 别买六轮
punchline/summary > 我儿子说他选电梯

## 情感观点｜n｜number,suspense
hook/agitate > 一条围巾，让我欠了三百二十七次早安
context > 我在小学门口当交通协管，婆婆辈的，人家都叫我奶奶
before/setup > 有个娃每天早上跟我说早安，我嫌吵，没回过
setup/context > 冬天他把围巾塞给我，说奶奶你脖子红，跑了
twist > 第二天没见着他，打听，随爸妈转学去了塔里木
evidence/twist > 我翻我的排班表，一学期零两个月，三百二十七天
after/context > 现在我每天早上对着路口说一声早安，后头的孩子以为是跟他们说的，都回
after/punchline > 一早上能收四百多声，还不清，也算有个利息
punchline/summary > 围巾还在，线头让猫啃了

## 情感观点｜s｜number
hook/evidence > 一个村 九百来口人 光是打印出来的通知 去年摞起来到我膝盖
context > 我是村会计 管盖章 也管贴
why/point > 贴了没人看 不是村里人不识字 是字不说人话
evidence > 我数过一张 三百一十个字 有四十二个是进一步
pain/agitate > 上头说格式不能动
solution > 我就在底下用粉笔写一句 交医保 月底 三百八 找我
evidence/after > 来交的人排到院墙
question > 那三百一十个字干啥用的
punchline/summary > 答曰 存档用

## 公众号长文｜n｜promise
hook/benefit > 看完这篇，你家老人接到"我是你孙子"的电话，会先问一句"你小名叫啥"
trust/solution > 我在反诈岗做了六年，最管用的招不是技术，是暗号
why > 骗子能换脸、换声、换号，换不了你们家里那点旧事
how > 挑一件只有自家知道的，别用生日，别用属相，用丢人的事最好
evidence > 我们镇去年推了四百多户，十一通假电话，全卡在暗号上
testimony/evidence > 周家阿婆的暗号是"你几岁还尿床"，对面直接挂了
point/attention > 暗号别写在纸上贴冰箱，别发群里
how > 每年过年改一次，吃饭的时候当笑话讲
action/summary > 今天回家，先把丢人的事挑好

## 直播切片｜s｜suspense,promise
hook/benefit > 点了关注别走 五分钟之后 我教你把家里那床硬棉胎弹回来 不花钱
trust/solution > 我是弹棉花的 浙江缙云 第三代 弓就在后头
how > 拿竹竿 太阳底下 从边往中间打 打一面翻一面
how/attention > 中间有硬块的 别打 用手撕
question > 打不回来的咋办
solution/action > 打不回来的 就是纤维断了 寄给我 我给你重弹 一斤八块
evidence > 看这床 昨天到的 二十一年的陪嫁 灰的 现在 你看 鼓的
trust > 过程我给你录 你的棉花还是你的棉花 秤给你看
action/benefit > 今天下单的 送一张新纱网
action > 三号链接 拍斤数

## 带货口播｜s｜identity,trend
hook/attention > 冬捕马上开了 查干湖这边要拉网的 会赶马的 先来
context/solution > 渔把头手底下缺十四个人 干到腊月二十八
pain/feature > 零下三十来度 两点半起 天黑收
benefit > 一天三百二 出了红网另外分鱼
benefit/feature > 大通铺 火墙 一天三顿 酸菜管够
pain > 冻手 真冻 头一礼拜都哭
point/attention > 喝了酒不能上冰 马也不让
evidence/trust > 去年来的四十几个 回头的三十一个
action > 打给二把头 手机冻关机了就多打几遍

## 非营销｜n｜none
solution/context > 乒乓球馆器材报修及节前安排
pain > 4号台中线脱胶，6号台网架螺丝滑丝，发球机卡球
solution > 4号、6号12月8日上午停用，师傅上门；发球机退厂，借一台旧的顶着
how > 会员打球先扫码再拿球，球用完放回筐里，别揣兜
why > 上个月少了一百一十六个球，一个都没坏，就是没了
attention > 穿黑底鞋的请换，地胶上的黑印擦了三天
benefit > 元旦三天全天开放，早场七点到九点免费
summary > 球馆 老池 小秦

## 带货口播｜-｜contrast
hook/before > 隔壁摊一百二的老式煤油灯，我摆过去，光跟鬼火似的；我这盏，你把灯一关，看墙上。
feature/solution > 马灯，风罩是高硼硅的，芯子是玻纤的，不是棉的。
advantage/why > 棉芯烧一截短一截，玻纤它自己不烧，只往上吸油，省得你半夜起来挑灯花。
evidence > 昨晚八点灌的，二两半，刚才开播我才吹灭，你算算几个钟头。
feature/evidence > 提梁是一根弯的，没有焊口，摔过，凹了，不漏。
benefit/trust > 进山扎帐子的都知道，头灯没电那一下，手边有盏火，心里是两码事。
point/attention > 帐篷里头不准点，缺氧，我再说一遍，帐篷里头不准点。
advantage/action > 七十五，比隔壁少的那四十五，你拿去买油。
action > 绿的、黑的、生锈色的，挑好了直接拍。

## 种草笔记｜-｜conflict
hook/pain > 羽毛球搭子说穿线要28磅，教练说你先穿20，我夹在中间，胳膊先投降了。
context > 女，四十二，会计，一周打两次，网球肘贴了三个月膏药。
pain/before > 28磅那阵，球拍像块案板，打不出去就更使劲，越使劲越疼。
after/twist > 降到21，第一拍就飞出底线了，可是肘不响了，真的不响了。
why > 线松一点，它自己会弹，跟蹦床一个道理，劲不全靠你出。
evidence > 我记了六周的疼痛打分，从七，到五，到二，中间反弹过一次，是去搬家了。
point/attention > 别学我拖三个月，疼过两周就挂运动医学。
testimony/twist > 搭子现在也偷偷降了，他说是湿度问题。
action/save > 穿线师傅那儿报"21，两边加半磅"，照抄就行。

## 知识科普｜-｜suspense
hook/setup > 博物馆里有一样东西，展签上永远写着"复制品"，却是全馆唯一不许你靠近半米的。
twist/point > 它是光，准确地说，是那盏照着丝绸的灯。
evidence/context > 真的丝绸在库里睡觉，一年最多见光几十个小时，五十勒克斯，比你床头灯还暗一大截。
why/solution > 光是一笔花掉就回不来的账，染料被打断一次，颜色就少一点，睡再久也补不上。
evidence > 我们拿蓝羊毛标样做过，橱窗边那块，四年，褪了两级，库里的一点没动。
point/solution > 所以下回看到展厅黑咕隆咚，别嫌抠门。
how/solution > 你家老照片、老嫁衣也一样，挂的时候背着窗，玻璃换成防紫外的，半年轮着歇一歇。
punchline/summary > 看一眼，少一眼，这话在我们这行是个算式。

## 教程｜-｜counter
hook/twist > 玉米面糊不粘锅的窍门，跟油没半点关系，在面里那口凉水上。
context/solution > 贴饼子，铁锅，柴火，没柴火用电饼铛也行。
how > 面里头先倒凉水搅成疙瘩，再用滚水烫一半，一半熟一半生，才有劲。
why > 全烫熟的，黏，贴上去往下滑；全生的，散，一铲就碎。
how > 锅沿烧到水珠子跳，手沾凉水，抓一团，啪，贴上去，手掌根往下一抹。
point/how > 锅底得有水，菜汤最好，没汽蒸着，外头焦里头生。
evidence/trust > 我奶奶贴了六十来年，嘎渣儿永远是一个颜色，我练了两年，才有她一半匀。
punchline/summary > 铲下来那一声，脆的，就是成了。

## 剧情对话｜-｜suspense,loss
hook/agitate > 她晚签了四分钟字，那台手术就轮给了下一家。
context > 牲口医院，一头难产的奶牛，签字的是个十五岁的女孩，爸妈在外地打工。
setup/pain > 兽医说，剖，保大保小你选，她说，我没满十八，签了算不算。
setup/twist > 她给爸打电话，占线；给妈打，占线；后来才知道，他俩正在给对方打。
twist > 隔壁排队的养羊大叔把笔拿过去，说，我签，我满十八好几回了。
question > 兽医问，您跟这牛什么关系？
punchline/twist > 大叔说，邻居，它吃过我家的墙。
after > 大的小的都活了，小牛额头上有一块白，像没签完的字。
punchline/after > 女孩后来把它叫"四分钟"。

## 探店｜-｜conflict
hook/pain > 本地人说去之前先吃饱，外地人说去了别吃别的，一家卖汤的，能让人吵成这样。
why/context > 漳州古城外头，四果汤，不是饭，所以本地人怕你空肚子喝凉的。
feature/solution > 石花冻打底，手刨的冰，十五六样料，玻璃罐一字排开，你点，她舀。
feature/trust > 石花是她家自己去东山岛礁上揪的，晒了七水，白得跟纸一样。
evidence/how > 我看她熬，一锅草，六个钟头，滤三道，最后一碗渣捏在手里没有胶了才算完。
benefit/desire > 七月天，骑一上午车，第一口下去，后槽牙都亮了。
point/pain > 西瓜旺季堆得太多，压住味，记得说少瓜。
feature/benefit > 六块起，加料一块一样，阿嬷算数从来往少了算。
summary/point > 我的结论，吃八分饱去，两边都不得罪。

## 测评｜-｜number,loss
hook/agitate > 别人家三百块的防盗窗，小偷十五秒，我家九百的，也才四十秒，多花的六百买了二十五秒。
trust/context > 我是锁匠，也装窗，这是我自己在院里拿撬棍试的，徒弟掐表。
evidence/point > 空心不锈钢，零点六的壁厚，一撬一个窝，第二下就张嘴了。
evidence/point > 加了内芯的，钢套钢，撬不断，可是膨胀螺栓先从墙里出来了。
evidence/twist > 最扛的是我师娘家那副老铁条，焊死在预埋件上，我撬了四分多钟，自己先喘了。
why/point > 窗的命不在管子，在它跟墙那几个点。
solution/how > 换成化学锚栓，一个点多八块钱，再撬，两分半。
point/attention > 一定要留逃生口，带锁，钥匙挂在屋里够得着、外头够不着的地方，别把自己关死。
summary/point > 九百的加六十四块锚栓，比一千八的强，就这么回事。

## 情感观点｜-｜dialogue
hook/setup > "同志，你这粮票少了半两。"这是我跟我老伴说的头一句话。
context > 七七年，国营饭店，我管收票，她来买两个包子。
setup/context > 她把口袋翻过来给我看，真没有了，脸红到脖子，包子都端上了，又放回去。
setup/twist > 我把自己那半两添进去，撕票的时候手抖，撕歪了。
twist/after > 第二天她来还，用纸包着，里头不是票，是半两瓜子。
context/setup > 那张撕歪的票根我夹在户口本里，塑料皮都粘住了，揭不下来。
pain/twist > 去年她开始不认人，管我叫师傅，问我还有包子没有。
after/punchline > 我就说有，少半两，你先吃。
punchline/summary > 她每回都笑，每回都翻口袋。

## 情感观点｜-｜suspense
hook/setup > 这回学校停了一样东西，家长没一个反对，孩子没一个高兴，你猜是啥。
context/point > 课间铃，改成了老师自己说下课。
context > 说是为了尊重教学节奏，我家俩娃，一个二年级，一个五年级，都在这个学校。
pain > 结果就是，二年级那个，一礼拜有三天憋尿。
evidence > 我问了十二个同班的娃，九个说"等老师讲完那句"，那句讲了八分钟。
why > 铃不是给老师听的，是给孩子一个说走就能走的理由，六岁的人不敢举手说我要尿尿。
context/twist > 学校回我，可以随时报告，规定里写着。
twist/punchline > 写着跟敢，中间隔着一整个讲台。
solution > 我的提议很小，铃开着，老师要拖就拖，可铃一响，谁都可以站起来。

## 公众号长文｜-｜suspense,loss
hook/agitate > 一间老茶厂搬走，最先没的不是机器，是半夜三点会起来翻茶的那只闹钟。
context > 闹钟是人，姓占，做了四十四年萎凋，从没戴过表。
why/feature > 萎凋就是让叶子慢慢蔫下去，蔫到哪一步翻，差二十分钟，香就跑到别处去了。
context/setup > 新厂在开发区，恒温恒湿，传感器六十多个，占师傅被请去当顾问，坐在玻璃房里。
pain/twist > 头一季出来，指标都对，可老客喝了一口，说，像照片。
question > 缺的是什么呢？
solution/twist > 厂里让他值了三个夜，他什么也没改，只在两点五十左右，叫人把东边的门推开一条缝。
why > 他说，山风是那个点下来的，机器关着门，它敲不进来。
evidence > 第二季，同样的叶，评审给的香气分多了三分二，门缝宽度写进了工艺卡，四指。
punchline/after > 占师傅回家了，据说他现在一觉睡到四点，闹钟坏了。

## 直播切片｜-｜identity
hook/attention > 家里有养鸽子的、养画眉的、养一只死活不开嗓的八哥的，先别走。
solution > 今天就一样东西，鸟食罐，青花的，景德镇小窑，一对一对出。
feature > 口是收着的，鸟脑袋进得去，壳子甩不出来，底下有个暗槽，卡在笼条上不晃。
evidence > 看我这只，跳，使劲跳，罐子动没动？水都没洒。
advantage/pain > 塑料那种我用过，夏天一晒，水里一股味，鸟喝了打蔫。
question > 有大哥问，老的还是新的？
trust/point > 新的，当然是新的，老的四千一只，我能在这儿卖你？
trust/feature > 四十六一对，坏一只我单补，二十。
trust > 平台有碎了包赔，拆箱录个像就行，我不跟你扯皮。
action > 左边那个是食罐，右边水罐，拍一对，别拍单。

## 带货口播｜-｜promise
hook/benefit > 一个暑假，学会一门能揣在兜里带走的手艺，还能挣回下学期的生活费。
context/solution > 我们是扬州的修脚铺，没错，修脚，招十二名暑期学徒，男女不限。
benefit/feature > 扬州三把刀，这是最小的一把，也是最不愁饭吃的一把。
how > 头十天修冬瓜皮，再修香皂，修到皂上能刻出脚纹，才让你碰真脚。
benefit > 包住，一天一百，过了考核一只脚提八块。
pain/trust > 味道是有的，腰是酸的，同学问起来你可能会编一个别的工作。
testimony/evidence > 去年来的小仇，学建筑的，现在工地上一半工友的脚归他管，人缘好得不像话。
trust > 手续按劳务合同走，保险上岗当天买。
action > 六月二十号前报名，带健康证，指甲剪短。

## 种草笔记｜-｜contrast
hook/before > 早上出门的时候它是一台报废的脱粒机，晚上回来，它是一架秋千。
how/solution > 滚筒拆了，架子留着，挂了两根消防水带，坐板是旧课桌。
evidence/how > 焊了四个点，我两百斤先上去荡了半个钟头，没响。
evidence/after > 九个孩子排队，一人二十下，自己数，谁也不多要。
point/attention > 大人别坐了啊，三叔说的就是你。
punchline/summary > 脱了三十年的谷子，也该它晃一晃了。

## 非营销｜-｜none
solution > 渔具协会本周日清淤劳动安排如下。
context > 地点南塘东岸，水位已降至八十公分，闸口由水管所看着。
how > 早六点半集合，自带雨靴，铁锹会里出，按钓位号分段，一人三米。
attention > 淤泥里有旧钩，戴手套，摸着硬的别用力抓。
why > 今年死鱼三次，都是东岸底泥翻上来的，不清，明年开春还得死。
benefit > 中午管饭，羊肉汤，饼自己掰，下午三点前完事。
pain > 下雨顺延到下个周日，下大雨也去看一眼，闸别漫了。
action > 来的在群里报名字和鞋码，周五晚八点截止。

## 带货口播｜n｜trend
hook/attention > 交警这个月严查电动车雨棚，你那个大花伞，今天就给它拆了
question/pain > 拆了下雨咋接娃，我知道你要问这个
solution > 双人雨披，带面罩，后头留个娃脑袋的口
feature > 牛津布，腋下两块透气网，帽檐是硬的，不贴脸
evidence > 昨天大雨我亲自骑了四公里，后座放一袋面粉，你们看，面粉没湿
point/attention > 下摆夹子一定夹上，卷进轮子要摔人的
advantage > 比薄膜那种重六两，重才不飘
action/feature > 三十九块八，跟一张罚单比，哪个划算
action > 大码的给壮汉，加大的给壮汉带娃

## 种草笔记｜n｜loss
hook/agitate > 每年给花盆底下那个洞垫瓦片的时间，够我看完一部电视剧了，傻
solution > 后来用窗纱剪的小圆片，一块钱一大堆
how > 剪得比洞大一圈，湿一下，贴上去，土一压就住
after/benefit > 浇水没泥汤流出来了，阳台瓷砖终于是白的
evidence > 47盆，换了三个周末，一盆没堵
point/twist > 根会钻进去，换盆的时候要撕，撕下来像拔牙
point/twist > 瓦片别扔，砸碎了铺面上，猫不刨
how/save > 剪的时候对折再对折，一刀八片

## 知识科普｜n｜trend
hook/context > 流星雨又上热搜了，说几点看往哪看的一大堆，我说点别的：为啥你老看不着
twist/why > 因为你看手机了
why > 眼睛要二十多分钟才能适应黑，亮一下屏，清零，重来
how > 手机揣起来，真要看就蒙层红塑料袋，红光不太影响
how > 别盯着一个点，躺下，用余光，余光比正眼灵
evidence > 我带学生观测，看手机的那组一小时记了九颗，没看的二十六颗，同一片操场
point > 也不用望远镜，望远镜是拿吸管看天
how/point > 躺地上垫两层，地凉比风凉厉害
punchline/summary > 看不着也没关系，天黑着呢，它又不跑

## 教程｜s｜loss
hook/agitate > 二胡皮子裂了就扔 那你这一扔 少说扔了八百
trust/context > 我蒙皮二十三年 裂成两半的都蒙过 一指长的缝 先别急
solution/how > 找鸡蛋里头那层衣 凤凰衣 新鲜的 撕成比缝宽一点的条
how > 从琴筒里面贴 手指头伸进去 沾点鱼鳔胶 抹平
point/attention > 千万别用502 一用 那块皮就死了 声音像踩铁皮
how > 阴干两天 别吹 别晒 千斤松着
evidence > 这把 贴的 三年了 你听 内弦 外弦 没沙
point/pain > 超过三公分的还是得换皮 别硬扛
summary/save > 记一个名 凤凰衣 比胶布强

## 剧情对话｜n｜conflict,trend
hook/pain > 村里要选"最美庭院"，我爸跟我三叔，为了一堵共用的墙，打起来了
context > 墙这边我爸要画牡丹，墙那边三叔要画坦克，他当过兵
setup/context > 村支书说，一人一面，各画各的，谁也别看谁的
twist/pain > 画完下了场雨，泥墙透，牡丹印到坦克那边去了
question > 评委站在中间问，这是个啥？
twist > 我爸说，是花，三叔说，是炮，俩人看了一眼，同时说，是炮打出来的花
after > 得了二等奖，奖品是一袋化肥，一人半袋，用秤称的
punchline/after > 化肥撒在墙根底下，第二年，墙根真长出一棵牡丹，歪的，朝三叔那边

## 探店｜s｜counter,negative
hook/point > 开封夜市的杏仁茶 十家有九家不用杏仁 我找着那第十家了
context > 不在鼓楼 在大梁门里头 一个老太太推车 车上一把大铜壶 龙嘴的
how/feature > 杏仁是苦的那种 泡七天 换七回水 磨成浆
why/point > 苦杏仁不弄透有毒 所以别自己回家瞎磨
how/feature > 冲的时候壶嘴离碗一尺多 一条线下来 不溅
evidence > 我舀底下看 有渣 有皮子星 粉冲的没有
feature/benefit > 五块 花生 芝麻 青红丝 樱桃 自己撒
feature/action > 她耳背 你得伸手指头 几个手指头几碗
action/save > 晚上七点半到十点 刮风不来

## 测评｜n｜question,promise
hook/benefit > 你掏二十块还是两百块买狗指甲钳，看我家三条狗的脸色就知道了
context > 一条金毛，一条柯基，一条捡的，黑指甲，看不见血线那种
evidence/point > 二十的，钝，夹一下狗先哼，我后哭
evidence/point > 六十的，带挡片，号称剪不多，黑指甲照样剪出血
evidence/point > 两百的电磨，声音像牙医，金毛当场尿了
evidence/twist > 柯基喜欢电磨，它以为是按摩，三条里头就它睡着了
solution/evidence > 捡的那条，最后用砂纸，贴在木板上，教它自己刨，一次一块鸡胸肉
summary/punchline > 钱买不来，看狗
point/attention > 出血了按玉米淀粉，一分钟，别慌，狗看你脸呢

## 情感观点｜n｜suspense,promise
hook/setup > 我答应过一个犯人，等他出来，请他吃一碗我自己下的面
context > 我在监狱食堂管伙食，合同制，十三年
setup/context > 他帮厨，切土豆丝，细得能穿针，说以前是厨师，为了一笔账捅了人
setup/evidence > 走之前他说，政府，您下面，水宽了，我没当回事，回家一试，真宽了
setup/twist > 去年四月他出来，真来找我，站在小区门口，不敢进，手里提了二斤土豆
twist/setup > 我下了一碗，水窄的，卧俩蛋
setup/evidence > 他吃完，把碗洗了，筷子头朝一个方向码好，跟里头一样
after > 现在他在工地食堂，工头跟我说，土豆丝天天不够吃
punchline/summary > 他欠人那笔账，一个月还六百，还有十一年

## 情感观点｜n｜number
hook/evidence > 二十三条家规，贴在我们楼道，有二十二条是管孩子的
context > 社区搞家风上墙，一家交一条，打印塑封，红底黄字
pain/evidence > 不许挑食，不许顶嘴，按时睡觉，见人问好，一路看上去，像少管所
twist > 就六楼那家写的是：爸爸喝酒以后不许讲道理
evidence/point > 那一条前头，站着看的人最多
why > 因为只有它是孩子写的
context/setup > 社区说不够正面，要换，那家没换
punchline/point > 家规要是只往下管，那叫规定
punchline/after > 昨天我回家问儿子，你给我写一条，他说，能写两条吗

## 公众号长文｜n｜negative
hook/point > 修旧如旧四个字，骗过不少好心人
context/trust > 我们在晋东南跑了三十一座村庙，看民间自己修的
evidence > 十九座换了新彩画，红是化工的红，夜里都发亮
evidence/agitate > 最叫人难受的一座，元代的梁，打磨得像新家具，功德碑上刻着捐款人，第一名捐了四万
why > 他们没有坏心，只是觉得，给神住的，怎么能破
twist > 也有一座例外，村里没钱，就补了瓦，梁上的裂缝拿麻绳捆了，捆得跟接骨似的
testimony/point > 专家去了，说，这个修得最对
twist/testimony > 管庙的申大爷很不好意思，说，等有钱了，我们也刷
solution/summary > 真想帮忙，先给瓦，别给漆，漏雨是病，掉色只是岁数
punchline/summary > 申大爷听懂了，问，那麻绳用换不

## 直播切片｜s｜number
hook > 七百六十颗 我数过的 一颗一颗 今天就卖这一罐 玻璃珠子
feature/solution > 不是小孩弹的那种 是老灯笼上拆的 吹的 里头有气泡
trust/feature > 博山的 我姥爷厂里 八几年出口 剩的
feature > 眼大 穿麻绳都行 颜色六种 那个鸡油黄最少
evidence > 看气泡 机器压的没有泡 你拿手机照着看 有 有吧
question > 能不能挑颜色
trust/feature > 不能挑 挑完剩下的谁要 我一勺一勺舀 舀着啥是啥
action/benefit > 舀之前你说个数 猜对这勺有几颗黄的 多送一颗
feature/benefit > 一勺九块九 大概二十来颗
action > 拍几勺 报名字 我喊着名字舀

## 带货口播｜n｜negative,identity
hook/point > 会背三百首唐诗的不一定行，我们要能让一屋子老头老太太安静下来的
context/solution > 常州养老社区，招活动带领员，两名
context/pain > 平均年龄八十三，有退休校长，有开过坦克的，都不服管
feature/how > 上午带操，下午带唱，雨天带吵架，真的，他们爱辩论
benefit > 五千二，双休轮着来，生日有六十多个人给你唱歌
pain > 每年会走几位，你要去送，回来还得接着带操
testimony/evidence > 小柴来了四年，会说六种方言的"吃了没"
point/attention > 哄小孩那种口气不要带来，他们听得出
action > 来试一节课，就讲讲你昨天怎么过的

## 种草笔记｜s｜dialogue
hook/setup > 客人问 你这保险跟别人家有啥不一样 我说 没啥不一样 就是我接电话
evidence/context > 昨晚一点四十 老客户的车在服务区让人刮了 打给我
how/evidence > 我让他先拍四张 车头 车尾 碰的地方 地上的线 别挪
evidence > 两点十五现场完了 三点他到家 给我发了个月亮
punchline/point > 条款都在纸上 纸半夜不会说话
action/summary > 今天补觉 急事打 不急的下午说

## 非营销｜n｜none
solution/context > 关于春节期间琴房借用的几点说明
how > 腊月二十五至正月初六，仅开2、5两间，每人每天限一个半小时
why > 其余琴房关暖气，木头不能一冷一热来回折腾
attention > 别自己拧弦轴，上回断了一根低音弦，配了二十天
pain > 2号琴踏板有响声，不影响，忍一下
benefit > 不回家的同学可领饺子票，找宿管
action > 线上预约，迟到十五分钟自动放给下一位
summary > 祝大家过年手不生

## 带货口播｜n｜pain
hook/pain > 蹲在柜子底下修管子，一只手打灯一只手拧，牙还得叼着螺母，干过没
solution > 磁吸的小灯，背面能贴龙头，头能扭
benefit/evidence > 我现在往水管上一贴，咔，俩手都腾出来了
feature > 两档，亮的那档四个钟头，暗的十个
feature/why > 灯珠是偏黄的，白的照铜件晃眼，看不清丝口
testimony > 我师父六十七了，拿到手头一句，早二十年有这个，我牙能多留两颗
point/action > PVC管吸不住，送你一圈铁皮箍
feature/action > 二十二，俩三十九
action > 干水电的，别的不说，下单

## 种草笔记｜s｜suspense,result
hook/after > 体检报告出来 医生圈了一个数 问我最近干啥了 我说 我买了个秤
pain/context > 尿酸五百八 痛风犯过两回 疼得拿枕头咬
twist/solution > 不是体重秤 是厨房秤 一克起的那种
how > 一顿肉不超过一巴掌 我不知道巴掌多大 就称 七十五克
before/twist > 称了才晓得 以前一顿红烧肉我吃四个巴掌
evidence/after > 四个月 五百八 五百一 四百四 药也在吃 别光夸秤
point/attention > 停药的事问大夫 我可不敢说
feature/benefit > 秤二十七 电池送的
save/feature > 食物表我抄了一张贴冰箱 图四

## 知识科普｜s｜suspense,result
hook/evidence > 我现在把这根火腿肠放进电话线盒子里 三天后 蚂蚁没来 来的是壁虎
trust/context > 我是修通信箱的 箱子里头啥都有 蛇蜕 蜂窝 半个包子
why/solution > 箱子里暖和 变压的东西常年二三十度 虫子来 吃虫子的也来
agitate/why > 壁虎跨在两个端子上 啪 一片楼断网
why/point > 你家网老断 下雨前断 多半是它 不是运营商
point/how > 报修的时候讲清楚 白天好晚上断 还是下雨断 我们带的家伙不一样
point/attention > 别自己开箱子 里头有带电的
solution/summary > 进线口塞一团钢丝球 比骂客服管用

## 教程｜n｜result
hook/after > 这块表蒙子，三分钟以前花得看不见几点
how/point > 亚克力的才行，拿指甲敲，闷的是亚克力，脆的是玻璃
how > 表圈贴美纹纸，两层，别省
how > 两千目水砂纸，沾水，画小圈，磨到整个是雾的，心别慌
how > 挤一粒米大的牙膏，棉布，使劲搓，搓到热
why > 划痕是沟，你是把岸削低了，不是把沟填上了
point/attention > 玻璃的、带镀膜的，千万别，一搓膜就没了
trust/evidence > 这是我在旧货市场给人现场弄的第六百多块了，收十块
action/save > 先找块破的练手

## 剧情对话｜n｜pain
hook/pain > 在外地过年，最怕的不是冷，是我妈在视频里问，你那边热闹不
context > 我一个人，值守，整栋写字楼就我跟一台扫地机器人
setup/context > 我说热闹，她说给我看看，我就把镜头对着机器人，说这是我同事小圆
setup/pain > 我爸眼尖，说你同事咋没腿
twist > 话没说完，小圆突然开口，您好，请让一让
question/twist > 我妈愣了两秒，问，小圆吃了没？
twist/point > 我说没呢，她说，那你给人家也下一碗
after > 我真下了两碗，一碗放它充电座旁边
punchline/summary > 第二天保洁队长来，问谁给机器供的饺子

## 探店｜n｜pain
hook/pain > 带着轮椅出门吃顿饭，十家有八家门口两级台阶，推的人一头汗，坐的人一脸对不起
solution/twist > 直到在淄博周村，碰见一家烧饼铺
feature/evidence > 坡道是老板自己打的水泥，一比十二，他专门查的
feature/solution > 周村烧饼，薄得透光，一面全是芝麻
evidence > 桌子有两张是高的，轮椅推得进去，膝盖不顶，我量了，七十二公分
why > 我问为啥，他说，俺娘后来坐了九年
testimony > 我爸吃了四个，说不是烧饼好吃，是没人看他
trust/point > 厕所窄，只能进去一半，他说在攒钱改
action > 导航到大街东头，门口一溜斜的就是

## 测评｜n｜identity,pain
hook/pain > 打呼打到老婆睡客厅的，别低头，我也是
context > 我四十四，卡车司机，脖子粗，打得自己都能吓醒
evidence/point > 鼻贴，八毛一片，鼻子通了，呼噜更亮了
evidence/point > 止鼾枕，它会鼓，半夜顶我，梦见坐船
evidence/point > 侧睡背包，背个球，翻不过身，老婆录音，从七十二分贝到五十五
solution/twist > 最管用的是去医院睡了一晚，查出来一小时停四十一回，这叫呼吸暂停
action/after > 别买了，去查，现在戴机器，老婆搬回来了
agitate/point > 开车犯困的赶紧，我差点在隧道里睡着，这事我没敢跟她说
punchline/summary > 那个枕头给狗了，狗也不要

## 情感观点｜n｜scene,pain
hook/pain > 夜里喂奶喂到第三趟，窗户外头有人骑车唱歌，我突然就恨他
context > 二十七岁，县剧团的花旦，生完嗓子哑了，没地方说
pain/context > 剧团来电话，问下个月的《拾玉镯》还能不能上，我说让小梅上吧
pain/agitate > 挂了我就哭，孩子也哭，我妈说你跟他抢啥
twist > 有一天哄睡，我哼了两句赶鸡那段，娃不哭了，眼珠跟着我手指头走
after/setup > 打那以后一天一折，没观众，就他，吃着手看
evidence/after > 五个月，嗓子回来了，高音还差半个，老师听了说，多了点东西
after > 我复出那场，娃坐第一排，我一抬手赶鸡，他在底下，咯咯咯
punchline/summary > 全场笑场，我也笑了，那鸡就没赶成

## 情感观点｜s｜suspense,result
hook/evidence > 修好那天 全村人去看 看了一眼 就再没人去了 我说的是村里的健身广场
context > 十四样器材 红的黄的 铺了胶 花了三十来万
evidence/context > 我六十九 我每天打那过 就看见鸡
why > 种地的人 抡了一天锄头 你叫他晚上再去蹬空气
twist/evidence > 可小卖部门口那块破水泥地 天天满的 一副象棋 两条板凳
point/why > 缺的不是运动 是个能坐下说话的亮堂地
context/why > 村干部说 上头给的就是器材 不给板凳
solution > 那就把器材挪两样到小卖部门口去 让人坐上头
after/punchline > 现在扭腰器上坐着的 都是看棋的

## 公众号长文｜n｜counter,pain
hook/pain > 体检单上写"建议随访"，这四个字比"异常"还让人睡不着
trust/context > 我在体检中心做总检医师，每天签一百多份，最知道这四个字有多含糊
why/point > 它的意思其实是：现在不用动它，但别忘了它
pain > 多数人只做到一半，要么吓得跑三家医院，要么转身就忘
solution/how > 我建议拿支笔，在旁边写三样：什么时候、查什么、找哪个科
evidence > 去年我给两百位写了这三样，一年后回来的有一百六十三位，往年连一半都不到
testimony > 一位开锁店的大哥说，你早这么写，我就不会把甲状腺查成肠镜了
point/attention > 要是写着"尽快就诊"，那是另一回事，当周就去
action/summary > 下次拿到单子，先别搜，先问这三样

## 直播切片｜n｜identity,pain
hook/pain > 有没有人戴着口罩干活，眼镜一层白，跟瞎了一样的，有的扣"瞎"
pain/context > 我也瞎过，我在冷库理货，进出一趟瞎一趟
solution > 防雾膏，就这么一小盒，比硬币大一点
how > 抹一点，揉开，干了，拿布擦亮，就这么简单
evidence > 左边抹了，右边没抹，我哈气，你看，左边的眼睛看着你呢
question > 管多久？
trust/point > 一天，我说实话，别家写七天的我没试出来过
point/attention > 镀膜镜片先在边上试一下
feature/action > 一盒能用四个多月，十六块，比眼镜布贵不了多少
action > 四号链接，刚才扣瞎的都来

## 带货口播｜n｜pain
hook/pain > 你是不是也有一手好厨艺，却困在一个月三千二的食堂窗口，每天打同样的土豆丝
solution/context > 我们做上门家宴，成都、绵阳，招主厨搭档
how/feature > 客人点单，我们配菜送到，你带刀去，做完收拾干净走人
benefit > 一桌提三百五到六百，一周三四桌
testimony/evidence > 老搭档龙姐，原来幼儿园的，现在一个月二十二桌，自己挑日子
trust > 意外险我们上，菜损我们担，打碎碗从我这儿扣
point/attention > 健康证、指甲、不抽烟，三样缺一样不谈
point/pain > 有的人家厨房小得转不开，你得能忍
action > 来做一桌给我们吃，料钱我们出

## 种草笔记｜n｜question
hook/question > 谁家有1998年以前的挂历，哪怕就剩一张？
why/context > 敬老院的余奶奶想找一张有白鹭的，说当年糊在她家米缸上
point/solution > 不要新的，不要打印的，她摸得出来
evidence/context > 已经收到十一张，有鹤，有鹅，有天鹅，就没有白鹭
action > 翻翻床板底下、柜子背面，找着了喊我，我骑车去拿
action/punchline > 她今年九十七，咱快点

## 非营销｜n｜none
solution > 潮汕反沙芋（给新来的帮厨看）
context > 荔浦芋一个，去头尾，只要中间粉的，切成手指粗的条
how > 油六成热下锅，炸到筷子敲着空空响，捞出来晾
how > 白糖一斤配水三两，小火，先大泡，后小泡，泡变密变慢就是时候
attention > 早了是糖浆，晚了是焦糖，就差十来秒，别接电话
how > 离火，芋条下去，撒葱珠，对着风扇翻，翻到起白霜
why > 风一吹，糖回成沙，没风就成拔丝了
summary > 趁热，一人最多四根，甜
`;
