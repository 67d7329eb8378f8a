/** Data: texts of many hands, judged by a third person who had seen neither the other texts nor the rules; form as in foreignDev.data.ts. */
export const strangersThird = `
## 带货口播｜n｜identity,pain
hook/pain > 跑大车的师傅 是不是一到后半夜脚底板就跟踩冰块上一样
agitate/pain > 驻车暖风吹得脸干 脚还是凉的 睡也睡不踏实
solution > 我们这个驾驶室专用的加热脚垫 就是照着解放J6的地板裁的
feature > 24伏直插 线两米一 底下一层防滑颗粒
feature/advantage > 不跟点烟器抢口 它走的是卧铺边上那个插座
testimony/evidence > 昨天呼和浩特拉煤的老张给我发语音 说终于能脱鞋了
feature/benefit > 换季了卷起来塞座位底下 不占地儿
action > 左下角挑自己的车型 别拍错了

## 种草笔记｜n｜scene
hook/context > 周六回临洮老家，我爸蹲在院子里拿个小玩意儿磨菜刀，头都没抬
context/solution > 凑过去一看，是那种带水槽的双面磨刀石，邻居王叔赶集给他捎的
feature > 一面粗一面细，底下是竹托，卡得死死的不跑
evidence/after > 磨完拿那把用了十几年的老菜刀切洋芋，丝细得能穿针🤣
advantage > 比我之前网购的那个拉槽式的强太多，那个刮两下刃口就毛了
trust/point > 缺点也说一下哈，要先泡水十分钟，性子急的人用不惯
testimony/punchline > 反正我走的时候顺走了一块😎
action/question > 你们家里的刀都是咋磨的

## 知识科普｜n｜counter
hook > 冬天早上热车热个十分钟，其实是老黄历了
why/context > 以前那是化油器的车，油雾化不好，不热真走不了
why/solution > 现在都是电喷，电脑自己会调喷油量
how/point > 着车以后等个三十秒到一分钟，转速往下掉了就能走
how/point > 头两三公里别猛踩，让变速箱和轮毂轴承也跟着热起来
twist/point > 但是零下二十五度往下另说，东北漠河那边该热还得热
summary/punchline > 一句话，慢走就是最好的热车
save > 新手司机存一下吧

## 教程｜n｜promise,number
hook > 花八块钱，自己把漏水的马桶修好，不用叫人
how/solution > 准备一个新的排水阀皮垫，一把活动扳手，一块抹布
how > 先把角阀拧死，顺时针拧，拧不动别硬来，滴点除锈剂
how > 按一下冲水把水箱放空，剩个底儿拿抹布吸干
how > 水箱里头那个圆筒逆时针转一下就提出来了
how/point > 皮垫有大有小，最好拆下来带着去五金店比
how > 换好往回一装，听见咔的一声就到位了
how/evidence > 开水，滴两滴墨水进去，二十分钟碗里水没变色就是不漏了
benefit/summary > 行了，省下六十块上门费，晚上加个菜

## 剧情对话｜n｜dialogue
hook/setup > 老板娘：你这三轮车后面拉的啥，滴滴答答一路
setup/context > 老汉把篷布一掀，两筐冻柿子，化了一半
setup/pain > 老板娘皱眉：你这我可不收，软成这样卖给谁
setup/context > 老汉也不争，从怀里掏出个搪瓷缸，舀了一勺递过去
setup/twist > 她抿了一口，愣住了
twist > 这味儿……是俺娘家沟里那棵老树上的吧
twist/why > 老汉笑：你爹让我捎的，他腿不好，来不了，又不让我说
punchline/after > 雪下得大，那两筐柿子，一斤没称，全留下了

## 探店｜n｜number,scene
hook > 在包头找到一家只有四张桌子、早上五点就排队的烧麦馆
context > 在昆区一个老家属院的车棚边上，导航到了还得往里走五十米
feature/solution > 二两起卖，一两八个，皮是当着你面擀的，边儿上跟荷叶似的
feature/testimony > 咬开，羊肉是切的不是绞的，沙葱味儿一下就冲上来了
feature > 砖茶随便续，醋和辣子自己搁
trust/point > 要说不好，就是挤，跟陌生大爷拼桌，人家吃完还得剔会儿牙
point/feature > 现金扫码都行，九点半基本没了
action > 想去的定好闹钟，我反正周末还去

## 测评｜n｜conflict
hook > 我爸说手锯够用，我哥非说得买电链锯，吵一中午，那就都锯一遍呗
how/setup > 同一根干枣木，直径十二公分，一人锯三刀
evidence > 手锯平均一分四十秒，最后一刀我爸胳膊都抖了
evidence > 电的那把二十一伏锂电，九秒，木屑飞我一脸
evidence/advantage > 噪音上手锯赢，电的隔壁狗叫了半条街
evidence/advantage > 再算钱，折叠手锯三十五，电链锯带俩电池两百六
evidence/point > 电池充满锯了十七刀就没劲了
summary > 家里就几棵果树修修枝的，手锯真够；有烧柴任务的上电的
punchline/twist > 我爸听完没吭声，下午偷摸拿着电锯去后院了

## 情感观点｜n｜scene,number
hook/context > 2009年腊月二十三，我在石嘴山火车站睡了一宿，兜里剩十一块钱
context/setup > 那年工头跑了，四个月工资一分没见着
setup/agitate > 不敢回家，我媳妇刚生完老二，家里等着买奶粉
setup/twist > 候车室有个卖茶叶蛋的大姐，看我老去接热水，就问我会不会修炉子
setup/context > 我说会，把她那个漏烟的蜂窝煤炉子给糊好了
twist/setup > 她给了我五十块，又给我指了个地方，说那边焊厂缺人
setup/after > 我就是从那个焊厂干起来的，先打杂，后学氩弧焊
after > 现在手底下九个徒弟，去年刚把厂房盖上
punchline/summary > 人这辈子，谁拉过你一把，得记着

## 情感观点｜n｜negative
hook/point > 不是所有老房子都值得翻修，说这话我们村里人要骂我
context > 这两年都兴回乡盖房，抖音上一刷全是小院儿
why/evidence > 可土坯墙的地基都酥了，你刷得再白，里头照样返潮
evidence > 我舅家花了十四万加固，去年秋天连阴雨，后墙还是裂了一指宽
point/solution > 该拆的拆，木梁门窗能留的留下，这不叫忘本
twist/point > 当然了，有年头的老宅子，文物局挂了牌的，那你动都别动
punchline/summary > 房子是给人住的，不是给人看的
action/question > 你们那儿咋看这事

## 公众号长文｜n｜question
hook/question > 一辆开了八年的五菱荣光，到底还能卖多少钱？
context > 上个月，天水读者老罗给我们后台留言，问了这么个问题
context/solution > 他的车是2018年上牌，跑了十九万公里，拉菜用，没出过大事故
evidence > 我们替他问了三家车商，报价分别是九千、一万一和八千五
why/question > 为什么差这么多？关键在于后桥和大梁有没有加固过
how/point > 自己也能判断：趴下看大梁焊点，出厂的焊点是等距的圆坑
point > 另外，营转非的车价格还要再打八折左右
summary > 所以卖车之前，先把手续和保养单子理清楚，比洗车管用
action > 您手里也有老伙计要出手？欢迎在留言区报个年份里程

## 直播切片｜n｜identity
hook > 家里有地的、种苹果的、种大樱桃的，往我这儿看一眼啊
question/action > 还用梯子爬上爬下剪枝的，扣个一
pain/agitate > 六十多岁的人了站梯子上，底下扶的人心都提到嗓子眼
solution > 来，这个加长杆的电动剪，三米二，站地上就够着了
feature > 刀头日本SK5的钢，三公分的枝子一下子，咔
evidence > 我现场给大家剪，看着啊，这根是昨天锯下来的硬枣木
trust > 电机坏了两年之内给你换，配件我们临沂仓库就有
action > 去拍一号链接，拍完回来打个已拍，我让仓库先给你装箱

## 带货口播｜n｜identity
hook > 会开挖掘机的师傅看过来，榆林神木长期要人
feature/solution > 小松200和卡特320各缺两名司机，矿上剥离作业
feature/benefit > 月工资九千五到一万二，包吃住，四人间有暖气
feature/point > 要求有操作证，三年以上，五十五岁以下，高血压的就别来了
trust > 工资每月十五号打卡，从没拖过，你可以问在这儿干的
feature > 两班倒，十二小时一换，每月休四天
action > 打老郝电话，微信同号，来之前说一声好派车接

## 种草笔记｜n｜scene
hook/context > 早上六点半，圈里头一头小黑猪把门拱开了，全家满村子追😂
setup/context > 追到老支书家菜地里，人家萝卜缨子啃了半垄
setup/context > 赔了一兜鸡蛋，老支书还不要
solution/feature > 说正事，腊月初八杀三头，喂的玉米和麸子，整十个月
feature > 前腿后座肋条都能分，血肠现灌
action > 要的私我，半扇起，送到县城

## 非营销｜n｜none
solution > 关于二道沟村冬季停水检修的通知
context/why > 因主管道老化，近期多处渗漏，经村委会研究决定更换阀门井至学校段管道
point/solution > 停水时间：12月3日上午8点至12月4日下午6点
point > 影响范围：一组、二组、四组全部住户及村小学
action/how > 请各户提前储水，有牲口的多备两桶
point/how > 停水期间关好自家水龙头，防止来水后跑水
action > 有行动不便的老人，请联系网格员赵秀兰，安排人送水
summary > 二道沟村民委员会 2026年11月28日

## 带货口播｜s｜dialogue
hook/setup > 媳妇说你买那破头灯干啥 家里又不是没手电
pain/twist > 我没吱声 前天晚上停电 她抱着孩子找不着奶瓶
solution/twist > 我把这头灯往脑门上一扣 两只手都空出来了
feature > 就这个 感应开关 手一挥就亮 带三档
evidence/feature > 十八六五零的电池 充一回我在林场巡山用了四宿
advantage > 那手电你得举着 这个不用
action > 有赶夜路的 看羊圈的 链接在下头
testimony/punchline > 现在她天天晚上戴着织毛衣 不还我了

## 种草笔记｜n｜contrast,result
hook/after > 先看图三，这是我家2003年的老暖气片，刷完你敢信🙃
before/pain > 刷之前黄得发黑，还有一块一块起皮的，租客来看房都皱眉
solution/feature > 用的是耐高温的暖气片专用漆，哑光白，一罐750ml
how > 先拿钢丝球蹭，蹭完擦干净，等凉透了再上漆，薄涂两遍
point > 千万别在供暖的时候刷！我邻居试了，满屋味儿还流泪
evidence/feature > 一罐刚好刷了两组八片的
evidence/benefit > 总共花了四十六，还剩个底儿把厨房铁架子也刷了
save > 老房子姐妹码住吧

## 知识科普｜-｜question
hook/question > 同样是炒菜锅，为啥饭店的铁锅越用越黑亮，你家的三天就长红锈？
why/solution > 那层黑亮的东西叫油膜，是油在高温下聚合出来的。
why > 铁本身是见了水和氧气就生锈的，有了这层膜，等于给它穿了件衣裳。
why/pain > 你家的锅老用洗洁精钢丝球，衣裳天天给扒了，能不锈吗。
how/solution > 用完拿热水竹刷子刷，火上烘干，趁热抹薄薄一层猪油。
point > 番茄、醋溜白菜这种酸的少在铁锅里焖久了，膜会被吃掉。
summary/punchline > 说到底，铁锅不怕用，就怕洗完了湿着扔那儿。

## 教程｜n｜pain
hook/pain > 拧不下来的锈螺丝，扳手都打滑了，气得想骂娘是吧
context/solution > 别急，跟着我这个土办法走一遍
how > 第一步，钢丝刷把外头的浮锈刷掉，露出螺纹
how > 第二步，喷松动剂，没有就柴油，喷完拿锤子震它几下
why/point > 震很关键，油是靠缝儿往里钻的，不震它进不去
how > 等十五分钟，先往紧了拧一丢丢，再往松了拧
how > 还不动就上火，烤螺母别烤螺杆，烤到发暗红赶紧拧
point/trust > 旁边有油管线束的千万不能动火啊兄弟们
save/action > 收着吧，指不定哪天车底下就用着了

## 剧情对话｜n｜scene
hook/setup > 夜里十一点，县医院门口，一个穿工装的男人蹲在台阶上啃冷馍
setup/context > 保安走过去，拿手电照了照：这儿不让蹲
setup/pain > 男人赶紧站起来，馍掉地上了，他捡起来吹了吹
setup/context > 保安看了他一眼，没说话，转身回了岗亭
twist/setup > 两分钟后端出来一碗泡面，还卧了个蛋
twist/why > 男人说叔我不要，保安说，我那年守我爹的时候，也蹲过你这个地方
punchline/summary > 镜头拉远，岗亭的灯一直亮着

## 探店｜n｜negative
hook > 不是所有兰州的牛肉面都叫牛大，这话本地人听了都点头
context > 今天拐到七里河，一家开了三十一年的门脸，招牌都褪色了
setup/trust > 老板姓马，七点进店他已经熬了四个钟头的汤
feature > 要了个二细，萝卜片切得能透光，辣子红得很但不燥
testimony/feature > 先喝汤，清的，肉香里带一丝草果味，没有那种鸡精的齁
feature/benefit > 九块钱一碗，加肉十二，小菜自己端
trust/point > 桌子油乎乎的，讲究人带包湿巾
action/summary > 门口停不了车，坐地铁一号线过来吧

## 测评｜n｜number,scene
hook > 七款防寒手套，零下十八度，骑电动车四十分钟，手告诉你答案
how/setup > 每款里头塞一个温度计，骑同一条路，从团结桥到火车站
evidence > 三十九的绒布款，十二分钟就掉到八度，直接淘汰
evidence > 劳保店那种皮面加羊剪绒，二十五分钟还有十五度
evidence > 充电加热的表现最好，四十分钟二十三度，就是左手那只电池鼓包了
evidence/point > 滑雪手套贵是贵，手指头能打弯，捏闸比较灵
trust > 这些都自己掏钱买的，没有商家送
summary > 通勤半小时以内的，买皮的；送外卖跑一天的，建议把套加手套一起上
save/action > 表格放最后一张了，自己截

## 情感观点｜n｜result,number
hook/after > 五十八岁，我拿到了人生第一本证，电工证
before/context > 初中没念完就进了窑厂，搬了二十来年砖坯
setup/twist > 前年厂子关了，给了四万多，闺女让我歇着
setup/pain > 歇了俩月浑身不得劲，去人才市场问，人家第一句就问有证没
setup/context > 报了县里免费的培训班，全班我岁数最大，欧姆定律我愣是背了一礼拜
setup/agitate > 头一回考没过，差六分，回来路上在公交车上直叹气
setup/context > 第二回监考老师认出我了，冲我点了个头
after/twist > 过了，成绩出来那天我请全班吃的羊汤
punchline/summary > 学啥都不晚，晚的是你光坐那儿想

## 情感观点｜n｜conflict
hook/pain > 儿子说广场舞扰民该禁，他妈说不跳她这腰就废了，我夹中间
context > 我们小区这半年为这事都闹到派出所两回
point > 我的看法，错不在跳，错在那个音箱
evidence > 拿手机测过，七楼关窗还有六十二分贝，搁谁也受不了
twist/question > 但你让一帮六七十的人去哪儿？公园锁门，学校不开
solution/how > 戴那种骨传导的耳机，或者把场子挪到桥底下，不就完了
punchline > 谁都有老的一天，谁也都有要睡觉的晚上
action/question > 你们支持哪边

## 公众号长文｜n｜scene
hook/context > 凌晨三点，寿光地利物流园的灯比白天还亮。
setup/context > 一辆挂着黑龙江牌照的冷链车缓缓靠上七号棚，司机小栾跳下来，先跺了跺脚。
setup/context > 他从绥化拉来十六吨黏玉米，两个人轮着开了二十六个小时。
twist/setup > 可是行情变了，昨天一块七的价，今早只给到一块三。
setup/context > 小栾没有急着卸货，他绕着棚子走了两圈，给三个老客户拨了电话。
setup/twist > 第三个电话通了，对方是潍坊一家做冷冻玉米段的小厂，一块六，整车要。
summary/punchline > 后来他告诉我们，拉货的人，本事一半在方向盘上，一半在通讯录里。
context/summary > 今天的文章，我们就来聊聊农产品车主是怎么跟价格打交道的。
action > 有同行愿意分享经历，可以加文末小编的微信。

## 直播切片｜s｜promise
hook > 家人们给我三分钟 我让你们家那个冒黑烟的拖拉机变个样
trust/evidence > 不跟你们扯虚的 我干柴油机修理二十二年了 潍柴玉柴全拆过
why/pain > 冒黑烟啥原因 十个有八个是喷油嘴积碳了 雾化不行
solution > 咱这一瓶就是清喷油嘴的 倒油箱里跑一箱油
how/feature > 一瓶三百毫升 兑六十升柴油 瓶身上都写着呢
trust/point > 要是活塞环坏了的烧机油的 这个不管用 我提前说了啊别来骂我
action/feature > 两瓶四十九 三瓶六十九 农忙前清一回就行
action > 三二一 上链接 小黄车二号

## 带货口播｜n｜promise,number
hook/benefit > 投八万，在县城开一家能自己说了算的洗车店
why/context > 县里现在七万多辆车，像样的洗车行不到二十家，洗一台要排四十分钟
solution > 我们做的是自助洗车柜加人工精洗，一个门面两套活
feature > 设备五台起，高压水、泡沫、吸尘，一个人就能看店
evidence/trust > 忻州、长治、侯马已经开了十三家，地址都能给您，您自己去店门口数车
feature/trust > 不收加盟费，设备款付清就是您的，每年交两千块系统维护
trust/point > 丑话说前头，没有停车位的门面我们不接，干了也白干
action > 想来看样板店的，加招商部老段，食宿我们管一天

## 种草笔记｜n｜result
hook/after > 三轮车换上新电瓶，一口气从石桥骑到县里又骑回来，还剩两格！
before > 原来那组铅酸的，去趟集上都得推回来😓
feature/solution > 换的是72伏38安的，老武师傅给装的，旧的抵了二百八
feature/benefit > 算下来九百出头，带一年半质保
testimony > 我爸骑了一圈回来，车都不下，说再转一圈
action > 老武电话我放评论区，你们谁要换直接找他，就说我介绍的，没好处费啊哈哈哈

## 非营销｜n｜none
solution > 猪肉酸菜炖粉条，一家五口的量
solution > 五花肉一斤二两，酸菜一颗半，红薯粉条一把，大料两个
how > 酸菜片薄了再切丝，攥干，别洗太狠，洗没味儿了
how > 五花肉冷水下锅煮到筷子能扎透，捞出来切厚片
how > 另起锅少放油，葱姜大料爆香，酸菜下去翻炒到有点发干
how > 倒煮肉的汤，没过菜一指，肉片码上头，小火咕嘟四十分钟
how/point > 粉条提前温水泡软，最后十分钟再下，下早了成糊糊
point > 盐最后尝了再放，酸菜本身有咸味
summary > 出锅撒点香菜末，配二米饭

## 带货口播｜n｜counter,loss
hook > 冬天别再拿热水浇挡风玻璃了啊，浇裂一块一千多
evidence/agitate > 我们门口停车场上礼拜就裂了俩，一个宝来一个哈弗
solution > 用这种牛筋的除冰铲，软硬正好，铲冰不伤玻璃
feature > 一头铲子一头毛刷，杆儿能拉到八十公分，SUV顶上也够得着
advantage/evidence > 铁片的划膜，塑料的零下二十一磕就断，这个你掰，随便掰
context > 哎哎哎那个谁别挡我灯
feature > 把手包的海绵，不冰手
action > 九块九两把，车上放一把家里放一把，直接拍

## 种草笔记｜n｜pain,scene
hook/pain > 老妈七十三了，蹲下去系鞋带要扶着墙，看得我心里一揪
before/context > 给她换过懒人鞋，她嫌不跟脚，下楼梯老掉
solution > 后来在西安骡马市一个老太太鞋摊上，看见这种侧面魔术贴的棉鞋
feature > 整个鞋面能翻开，脚肿的时候也塞得进去，底子是牛筋防滑的
evidence/feature > 里头是真羊毛，掏出来一撮烧了闻，是头发味儿哈哈哈
testimony/evidence > 我妈穿去菜市场转一圈，回来第一句是“再给你姨买一双”
trust/feature > 颜色真的土，只有黑跟枣红
point > 脚背高的拍大一码
action/trust > 不是广告不是广告，问链接的我没有，你们去鞋摊找找

## 知识科普｜n｜counter,number
hook > 一袋化肥上那三个数字，15-15-15，八成的人只知道越大越好
point/context > 这仨数从左到右是氮、磷、钾，各占多少斤
point/how > 一百斤的袋子，十五斤氮十五斤磷十五斤钾，剩下的是填充和别的
point/why > 氮管长叶子，磷管扎根，钾管结果抗倒伏
agitate/point > 所以苗期你给它上高钾的，钱就打了水漂
evidence > 去年我们合作社有户人家种辣椒，开花前追了两遍高氮，光长秧子不坐果
summary/point > 记住口诀，前期氮，中期磷，后期钾往上抬
punchline/summary > 看数不看价，看作物不看广告

## 教程｜n｜result
hook/after > 你看这锁，三年没打开过，现在一拧就开
before/pain > 锁芯里头全是土，钥匙插一半就卡死
how/solution > 要的东西就两样，铅笔，还有一张A4纸
how > 铅笔芯削成粉，越细越好，倒纸上
how > 把纸对折，顺着缝儿往锁眼里头送
how > 钥匙上也蹭一点，插进去来回抽，十来下，别硬拧
why/advantage > 铅笔粉是石墨，滑，还不粘灰，比倒食用油强
point > 食用油千万别倒，过俩月跟糨糊一样
punchline/action > 好了，开门去吧

## 剧情对话｜n｜conflict
hook/pain > 老二要卖地，老大抡着铁锹站在地头：谁敢踩进来一步
context/setup > 爹走了刚满百天，这块地是老头子一镐头一镐头开出来的
setup/why > 老二蹲下抽烟：哥，我娃在北京看病，一天三千
setup/context > 老大的手松了一下，铁锹还是没放
question/setup > 你咋不早说？
setup/point > 说了有啥用，你家房子还欠着信用社的
setup/twist > 老大扭头就走，第二天一早，老二家门口拴着两头牛
twist > 牛脖子上挂个牌，写着：卖牛，别卖地
punchline/summary > 地头那把铁锹，还插在原来的地方

## 探店｜s｜promise,number
hook/benefit > 二十块钱在大同吃到扶墙出门 我今天给你们演示一遍
context/solution > 位置就在九龙壁往东走 有个修鞋摊 修鞋摊后头就是
feature > 刀削面五块 加豆腐干一块 加丸子一块五 卤蛋一块
evidence/feature > 师傅托着面往锅里削 我数了 一分钟一百二十多刀
feature/evidence > 面是中间厚两边薄 嚼着有劲 浇头是猪肉丁的
trust/feature > 苍蝇没有 就是冬天门帘子一掀一股风 坐里头点
point > 醋一定要搁 他家那个是阳高的老陈醋
action/punchline > 来了报我名没用 哈哈 老板都不认识我

## 测评｜n｜question,contrast
hook/question > 四十块的安全帽和一百二的安全帽，摔下来一块砖，差在哪？
how/setup > 我们在工地围挡里头做的，旁边没人，砖是两米高自由掉
how/context > A是劳保店散卖的ABS，B是带透气孔的，C是玻璃钢的
evidence > A，壳上一个白印子，里面帽衬的卡扣断了一个
evidence > B没断，可是砖碴子从透气孔溅进去了
evidence > C就一声闷响，掉了点漆
why/point > 其实最该看的是里头那个帽衬，离壳得有三四公分的空
point > 再看日期，超过两年半的，再新也别戴
summary > 预算紧买A也行，勤换；爬高的老哥还是C吧
punchline > 砖是我自己搬的，腰疼

## 情感观点｜n｜contrast
hook > 左边这张是我在煤矿井下，脸黑得就剩牙；右边是今年，我在养蜂
before > 下井十四年，一个班走七公里巷道，回家吃饭端碗手都打颤
twist/setup > 一六年矿上去产能，我们那口井封了
setup/context > 我跟着老丈人上山，他说你别的不会，胆子大，蛰两下不叫唤
setup/context > 头一年买了二十箱意蜂，冬天没包好，死得剩六箱
setup/pain > 媳妇一边哭一边拿笤帚扫死蜂，扫了半簸箕
setup/how > 第二年跟着宁夏一个老把式学，才知道巢门要朝东南，还要留气孔
after > 现在九十来箱，槐花开的时候往铜川走，荞麦花开了去定边
punchline/summary > 以前挖黑的，现在酿甜的，我觉着命对我不赖

## 情感观点｜n｜counter
hook/point > 别再劝老人把老家的地流转出去了
context/point > 城里孩子总觉得，一亩地一年五百块租金，拿着多省心
twist/why > 你不知道，那块地对他来说是个日历
why/evidence > 惊蛰翻土、谷雨点豆、霜降收萝卜，他靠这个知道今天该干嘛
evidence > 我大伯去年把地给了大户，半年，人就跟被抽了筋似的，天天坐门墩上
solution/twist > 要真干不动了，那也别全给，留二分地种点葱
punchline/summary > 人老了，最怕的不是累，是没用

## 公众号长文｜n｜number
hook > 32天，17个村，一张被磨破了三次的图纸
context > 今年入夏以来，武山县滩歌镇的旱厕改造进入了最后一段。
context/setup > 负责施工的是一支由本地瓦工组成的小队，领头的叫汪存有，五十一岁。
pain/setup > 最难的并不是挖坑，而是冻土层太深，图纸上标的一米二根本不够。
how/context > 老汪带着人，一户一户拿钢钎往下探，最深的一处打到一米七才见软土。
how/solution > 他们把三格式的化粪池整体往下挪，又在管口裹了两层旧棉被。
evidence/after > 去年腊月零下十九度，改过的四百多户，只有三户报了冻堵。
summary/point > 这件小事说明，再好的标准，也要先问问当地的土。
trust/summary > （供稿：滩歌镇综合服务中心　摄影：令小军）

## 直播切片｜n｜scene
hook > 现在是晚上九点四十，我这儿零下二十一度，我就站院子里给你们播
evidence > 你看我哈气，看见没，再看我身上，就一件秋衣外头套这个
solution/feature > 这个叫啥，老式的军大衣改版，里子换成了驼绒絮片
feature > 下摆到小腿肚，骑摩托膝盖包得住，扣子是铜的
pain/question > 放羊的、看大棚的、夜里浇地的老哥，你们知道腿冷是啥滋味
action/question > 身高体重打公屏上，我给你们报码
trust > 尺码不合适穿一回也给退，来回邮费我出
action > 黑的剩三十来件，绿的多，要黑的手快点

## 带货口播｜n｜identity,question
hook/question > 会做面食，想不想在北京管一个自己的窗口？
context/feature > 某高校食堂二层，山西面档，招主厨一名、帮厨两名
feature/point > 主厨会刀削、剔尖、揪片，会调臊子，带手艺视频优先
feature/benefit > 主厨八千五加提成，帮厨五千二，五险有，单休
feature/benefit > 寒暑假带薪各十天，住校外宿舍，走路八分钟
trust > 我自己就是灵石人，在这儿干了六年，老乡来了不亏待
point/feature > 要健康证，没有的到了带你去办
action > 加微信发一段你揉面的视频，比简历好使

## 种草笔记｜n｜trend
hook > 小雪封地，大雪封河，该买葱了老少爷们儿
solution/feature > 章丘大葱，今早刚从地里起的，最长的快到我胸口
feature > 葱白七十公分往上，生吃脆甜不辣眼
feature/action > 一捆二十斤，三十五，送到楼下，楼上的自己搬😁
how/point > 放阴台上别堆着，根朝下立起来，吃到过年没问题
action > 接龙走起，周四发车

## 非营销｜n｜none
solution > 兴盛铸造厂十一月安全例会纪要
context > 时间：11月20日上午；地点：二楼小会议室；主持：杜厂长；参会：各班组长共11人
context/point > 一、通报10月28日二车间吊钩钢丝绳断股情况，未伤人
why/point > 原因为点检记录代签，实际未检查
action/point > 二、即日起吊具点检须拍照上传，班长与操作工双签
action > 三、冬季取暖只许用集中暖气，严禁私拉电褥子、小太阳，查到一次扣三百
point > 四、除尘布袋定于12月6日停机更换，生产计划提前调整
question/point > 五、三班组提出夜班餐凉的问题，后勤答复一周内配保温箱
summary > 以上各项由安环科老葛跟踪，下次例会汇报完成情况

## 带货口播｜-｜pain,question
hook/question > 大哥，你家那个水泵，是不是一到冬天就趴窝？
agitate/evidence > 去年你们村是不是好几家，泵头冻裂了，换一个三百八。
why > 为啥裂，里头那点水没放净，水一结冰，铸铁的都给你撑开。
solution/feature > 这款底下给你多留了一个放水堵，黄铜的，手一拧，水就出来。
feature/evidence > 扬程三十二米，七百五十瓦，全铜的线包，你拆开看，不是铝的。
trust > 不是铜的你拿来，我当你面砸了它。
action/benefit > 今天下单的，送一截三米的防冻软管，赶紧去。

## 种草笔记｜n｜identity
hook > 在工地上开塔吊的姐妹，这个尿壶包我跪着推荐
pain/context > 懂的都懂，一上去五六个钟头，下来一趟爬四十八米的梯子😭
before/pain > 以前我早上不敢喝水，嘴唇干到起皮
solution/feature > 它其实是个户外用的折叠便携厕，袋子里有凝固粉，倒进去就成冻冻
feature > 展开跟个小马扎一样，折起来塞得进工具包侧兜
after/benefit > 现在敢喝胖大海了，一天一保温壶
trust/point > 袋子单买有点贵，两块一个，我一天用俩
action > 有更省钱的办法评论区教教我

## 知识科普｜n｜conflict
hook/pain > 大爷说腊八蒜要用米醋，大妈说得陈醋，俩人在菜市场犟了二十分钟
question > 到底用啥，蒜才绿得快？
solution/twist > 大爷赢了，米醋颜色浅，绿得看得清，味儿也不抢
why/solution > 变绿是因为蒜里头的含硫的东西，碰上酸，生成了蓝的和黄的两种色素
why > 蓝加黄，可不就是绿么
how/point > 蒜得是在凉地方放过一阵的，刚起的新蒜，泡半个月都白着
how > 掐掉蒜屁股，醋能钻得快，瓶子放阳台，白天晒晚上冻，五六天就成
twist/punchline > 大妈那陈醋也不是不行，就是黑，绿不绿的你也看不出来哈哈
save > 快腊八了，先记上

## 教程｜s｜identity,promise
hook > 头一年养鸡的新手 看完这条少死一半
context/solution > 今天说小鸡头七天咋过
how > 鸡苗没到先把屋子烧热 三十三到三十五度 温度计挂在鸡背那么高
how > 到了先给水 水里放点红糖 喝够俩钟头再给料
point/how > 看鸡说话 挤一堆是冷了 张嘴喘是热了 散开了溜达才叫正好
how > 每天降半度 别一下子降 夜里三四点起来瞅一眼
how/point > 垫料用稻壳 别用锯末 小鸡当食儿吃了糊嗉子
trust > 这都是我前年糟践了两百多只换来的
action > 有拿不准的在底下问

## 剧情对话｜n｜suspense
hook/setup > 这个修了四十年表的老头，柜台底下锁着一块不走的表，谁出钱都不卖
setup/question > 今天来了个小姑娘，进门就问：那块表还在吗
setup/context > 老头抬头，从花镜上面看了她半天
setup/question > 他嗓子有点哑：闺女，你姓啥？
setup/point > 姓白，白菜的白
setup/twist > 老头手里的镊子掉在了玻璃上
setup/twist > 三十五年前，有个当兵的来修表，说打完仗回来取
twist/point > 小姑娘从包里拿出一张发黄的取件条，编号017
after/setup > 老头打开锁，拧了三圈弦，嘀嗒，嘀嗒
punchline/summary > 修好了，就等着人来取呢

## 探店｜n｜scene
hook/context > 凌晨一点半，西宁莫家街，零下十四度，我跟着一辆出租车司机拐进了条黑巷子
setup/trust > 他说，妹子，你要吃正经的，别在前头吃，前头是给游客的
feature/setup > 门脸没招牌，就一块红布帘，里头七八个跑夜车的
feature > 羊肠面，一碗十六，肠里灌的是豆面和羊油，切成段煎得焦黄
testimony/feature > 汤一上来先冒油花，喝一口从嗓子眼热到脚后跟
testimony/trust > 我不太能吃内脏，第一口犹豫了，第二口就没停过
feature/action > 老板娘只开到四点，卖完关门，不接外卖
punchline/twist > 出来的时候司机师傅已经把我的单买了，青海人真的，没话说

## 测评｜n｜contrast
hook > 左边国产的角磨机一百六，右边进口的九百八，切同一根螺纹钢
how/setup > 片子用一样的，二十二的钢筋，掐表
evidence > 左边十一秒，右边九秒半，真没差多少
evidence > 连切二十根以后，左边机头烫手，摸不住了，右边温乎
feature/evidence > 右边有个软启动，按下去不蹿，带电子刹车，松手两秒停
advantage/feature > 左边的碳刷两块钱一对，满大街都有，右边的要等货十天
summary > 一个月用三回的，左边；靠这个吃饭的，右边
trust/action > 我俩都不卖啊，别问链接

## 情感观点｜n｜dialogue,conflict
hook/pain > 我妈说：你要敢去学理发，就别进这个门
context/setup > 那年我十七，张掖一中退学，成绩倒数第六
setup/context > 我翻墙走的，揣着爷爷给的二百块，坐了一宿绿皮车到乌鲁木齐
setup/pain > 洗了八个月的头，手指缝全泡烂了，碰着药水钻心疼
setup/twist > 有一天店里来了个老爷子，瘫在轮椅上，谁都嫌麻烦，我给他剪了
setup/twist > 他儿子是干休所的，第二个礼拜叫我去给二十多个老人剪，一剪就是九年
after > 如今我自己的店在家门口，专给下不了炕的老人上门剪头，收十块
twist/after > 我妈现在是店里扫头发的
punchline/summary > 她逢人就说，这门，是我让他出去的

## 情感观点｜n｜trend
hook > 又到了村晚排练的季节，今年刷屏的还是那几个大红灯笼航拍
point > 我说句不好听的，村晚快变成县里拍给外头看的了
evidence > 我们镇那场，前三排坐的全是领导和博主，老头老太太站后头踮脚
point/before > 本来这事是谁家会拉二胡谁上，图的是自己乐
before/evidence > 零几年的时候用拖拉机当台子，灯是两个二百瓦的灯泡，照样笑岔气
solution/twist > 不是说拍不好，拍可以，先把板凳还给老人
action/question > 你们村的村晚，第一排坐的是谁？

## 公众号长文｜n｜loss
hook/pain > 地暖一冬天不清洗，等于每月多交一百多的燃气费，还不热
context/question > 供暖季过半，本号后台收到最多的问题，就是“分水器烫手，地板冰脚”。
why > 管道里长期积的泥垢和生物粘膜，两毫米厚，就足够让热量传不出来。
evidence > 上周我们跟着泰安的水暖师傅老邢跑了六户，最脏的一户放出来的水跟墨汁似的。
point/how > 清洗方法目前常见三种：气水脉冲、化学药剂和子弹头射流。
point > 老小区的PE-RT管建议选气水脉冲，药剂清洗的要看清楚管件有没有铜铝接头。
how/solution > 自己能做的是：每年停暖后，把过滤器拆下来冲一冲，十分钟的事。
point/trust > 提醒一句，上门报价低于八十的，多半会在现场加项目。
summary/punchline > 地暖不是装完就拉倒的东西，它跟车一样，得保养。

## 直播切片｜s｜dialogue
hook > 刚才有个大哥说 你这小马扎能经得住我么 我二百三
evidence > 来 老刘过来 你多重 二百四 坐 使劲坐 晃
evidence/trust > 看着没 嘎吱一声没有
feature > 管壁一点五的 面儿是牛津布双层 走了三道线
feature/benefit > 收起来一斤九两 钓鱼的 排队的 看孙子放学的 包里一塞
advantage > 人家那十块八块的 管子跟易拉罐似的 我不说了
action/feature > 红的蓝的迷彩的 自己挑 两个起拍
action/benefit > 拍俩送个鱼护扣 就今天车上这四十个

## 带货口播｜n｜number,promise
hook > 3个工位，6天班，月休4天，我们缺的不是劳力，是手艺
context > 德州平原，做老榆木家具的小厂，连老板带做饭的一共二十一口人
feature/solution > 招开榫的木工两个，做漆的一个
feature/point > 会看图纸，会用推台锯，手上全乎的（受过伤的我们心疼，不敢用）
feature/benefit > 木工计件，熟手去年平均九千三，漆工保底七千
benefit/feature > 夫妻来的有单间，孩子能上旁边的镇小
trust > 喷漆房上的是水帘加活性炭，环保查过三回都过了
action > 找我，姓展，厂里电话白天都有人

## 种草笔记｜n｜dialogue,question
hook/setup > “叔，你这玉米咋比别家贵两毛？”
evidence/setup > “你抓一把，听听。”
evidence > 哗啦一下，跟石子儿似的，水分十三个半，不捂手
how/why > 我这是站秆晾到霜降以后掰的，又在房顶晒了九天
agitate/advantage > 喂鸡喂猪的别买潮的，省那两毛，回头霉一麻袋
action > 还有一万来斤，自己带车来拉，过镇上的地磅

## 非营销｜n｜none
solution > 关于规范老年活动中心棋牌室开放时间的告示
why > 近来有居民反映棋牌室晚间喧哗，影响楼上休息
solution/point > 自12月1日起，开放时间调整为上午8:30—11:30，下午2:00—5:30
point > 周一全天闭馆打扫
point/action > 室内禁止吸烟、赌钱、大声放手机，违者取消一周入场
action > 象棋、军棋请用完归位，缺子的找管理员老侯登记
action/how > 对开放时间有意见的，可在门口意见簿上写，月底统一答复
summary > 和平里社区居委会

## 带货口播｜n｜scene,result
hook/evidence > 一铲子下去，冻土崩开了，看着没，这是咱后院的地，冻了两拃厚
feature/solution > 锰钢的尖头锹，铁路上修道用的那个钢号
advantage/pain > 你们买的那种薄片片，踩一脚卷一个边
feature > 咱这个肩膀厚四毫米，踩脚的地方折了边，不硌鞋底
feature > 把儿是白蜡木，一米二，带个三角把手
trust > 卷刃了拍照给我，我给您补一张头，把儿您自己留着用
action > 挖菜窖的、埋葡萄的，底下小黄车，三十八
action/benefit > 两张起包邮，新疆西藏的要补点运费，这个没办法

## 种草笔记｜n｜contrast
hook > P1是我公公的旧工具箱，P2是收拾完的，强迫症舒服了👏
before > 他干了三十年水暖，管钳生料带弯头全搅一块儿，找个垫片能翻半天
solution/feature > 买的是那种24格的零件柜，抽屉透明的，能往墙上挂
how > 我按4分6分1寸给他分的，抽屉上贴了白胶布写大字
feature > 抽屉后头有个小卡子，抽过头也不掉
testimony > 老头站那儿看了半天，说了句“跟药铺似的”
trust/point > 塑料有点薄，别装大铁疙瘩
after/benefit > 现在邻居借东西他倍儿得意，哗啦一拉，给

## 知识科普｜n｜scene
hook/context > 昨天后晌，我们村口一辆电动三轮，下坡的时候刹车突然软了，冲进了麦草垛
question/context > 人没事，可是为啥好好的刹车，到坡底就没了？
why/point > 这叫热衰退，你一路捏着，刹车片烫到二三百度，摩擦力就往下掉
why/solution > 鼓刹散热更慢，三轮后轮基本都是鼓刹
how/solution > 下长坡前先把速度压下来，捏两秒松两秒，别一直带着
how > 有低速挡的挂低速挡，让电机拖着
point > 装了货的，千万别空挡溜，省那点电不够修车的
action/save > 转给家里开三轮的老人看看

## 教程｜n｜number,promise
hook > 五步，把煤炉子改成不倒烟的，老房子里用的听好了
how > 一，先查烟囱，拿镜子从底下照，看见亮就是通的，看不见就有鸟窝
how > 二，接口的地方，大头朝下套小头，别反了，反了往外漏油烟子
how > 三，缝儿拿耐火泥抹，没有就用黄泥加盐加头发，老辈子法子
how > 四，室外那截高出房檐半米，顶上扣个防风帽
how > 五，装一氧化碳报警器，几十块钱，挂在炕头，别挂炉子上边
point/agitate > 第五步别省，别省，别省
agitate/why > 每年一到这时候就有出事的，睡过去就没了
save > 替爹妈收藏一下，回家照着弄

## 剧情对话｜n｜dialogue,scene
hook/setup > “师傅，去火葬场。”
setup/context > 司机从后视镜看了一眼，后座是个穿校服的男孩，怀里抱着个纸盒
question/setup > “家里……谁啊？”
setup/point > “我的狗，十三岁了，比我小两岁。”
setup/context > 司机没接话，把空调开大了一格
setup/context > 过了三个红绿灯，他说，那地方只烧人，不收狗
setup/pain > 男孩眼圈红了：那我把它埋哪儿
twist > 司机打了把方向，往北山开，说我家果园有棵老梨树，我那条就在底下
punchline/summary > 计价器，不知道什么时候被翻上去了

## 探店｜n｜identity
hook > 修自行车修电动车的老玩家，到了济南一定要去这家铺子看看
feature/context > 纬十二路上，十来平，墙上挂的全是六七十年代的飞轮、涨闸、磨电灯
context/trust > 店主姓阮，六十九，年轻时候在二轻局自行车厂调车
evidence/setup > 我推进去一辆凤凰十八型，他弹了一下前圈，说，后装的，不是原厂
evidence > 又拿个小扳手拧了七八下辐条，轮子转起来纹丝不晃
feature > 补胎六块，编圈四十，配件按件写在黑板上
trust/feature > 老爷子脾气倔，催他他就让你推走
action > 上午去，下午他要接重孙子

## 测评｜n｜loss,number
hook > 买错防水涂料，房顶白刷一遍，一百二十平我们家亏了两千三
how/context > 今年没敢信人，先在厕所顶上画了四个格子试
how > 聚氨酯、丙烯酸、液体卷材、老沥青，各刷一平方，六月刷的
evidence > 到九月，丙烯酸的起泡了，指甲一抠一张皮
evidence > 老沥青没漏，就是晒化了粘脚，猫踩一脚黑
evidence > 液体卷材拉开跟皮筋一样，边角有两个针眼
evidence/advantage > 聚氨酯最皮实，就味儿大，刷完两天不能上去
point > 不管哪样，底下裂缝不先糊网格布，全白搭
summary > 我家最后选的聚氨酯，外面再罩一层反光的

## 情感观点｜n｜number,result
hook/context > 1146封信，我爹当了二十六年乡邮员，一封没丢过
context/setup > 他跑的那条线，从甘谷安远镇到最里头的尉家坪，来回四十三里山路
setup/context > 骡子能走的地方骑骡子，骡子不走的地方他背着
setup/pain > 八八年发大水，桥冲了，他把邮包顶在头上过河，鞋叫水卷走了
setup/evidence > 包里头有一封是大学录取通知书，那家人放了三挂炮
twist/setup > 后来有了电话，又有了手机，邮包一天比一天瘪
setup/context > 退下来那天他把包洗了，晒干，叠得方方正正压在箱底
after/twist > 前些日子，那个大学生回来找他，头发都白了
punchline/summary > 我爹说，我又没干啥，就是没让它湿了

## 情感观点｜n｜question
hook/question > 二手车里程表，调一下才二百块，为啥没人管？
twist/why > 其实不是没人管，是买的人自己不查
evidence > 4S店的保养记录，花二十几块钱就能查出来，十个买家有七个不查
why > 心里都想着捡漏，一看六万公里，方向盘油光锃亮也不琢磨
trust/point > 我收了十五年车，说实话，骗子挣的都是糊弄自己的人的钱
how/solution > 看刹车踏板的胶皮，看主驾座椅的侧翼，这俩骗不了人
punchline > 车不会撒谎，表会

## 公众号长文｜n｜identity
hook > 家有退伍老兵的街坊，这件事请替他办一下
context/solution > 自下月起，我区启动“老兵口述”征集，重点面向1979年以前入伍的老同志。
evidence/why > 据区退役军人事务局摸底，符合年龄的老兵只剩四百一十七位，平均八十四岁。
why/agitate > 有的老人，连子女都不知道他当年在哪个连队。
action/feature > 报名只需一个电话，工作人员会带着录音设备上门，每次不超过一个半小时。
feature/point > 老照片、立功证、行军壶都可以拍照留存，原件不收走。
feature/benefit > 录好的内容会刻一张光盘送给家属，另一份存区档案馆。
action > 联系人：小庞，工作日上午九点到十一点半。
punchline > 趁他们还记得，趁我们还听得见。

## 直播切片｜n｜pain,question
hook/pain > 谁家房子一下雪就漏？房檐底下挂冰溜子的，公屏打个漏
agitate > 我跟你说冰溜子看着好看，掉下来能砸死人，前年隔壁县出过事
solution > 今天教大家一个省钱的法，就是这个融雪带，二百二的电
how > 沿着房檐之字形一绕，天沟里再走一趟
feature > 自限温的，热到一定它自己就不往上走了
trust/point > 插头带漏电保护，你们装的时候找电工看一眼，别自己瞎接
action/how > 按米拍，房檐多长乘个一点八，会算不？不会算的把房子照片发客服
action/context > 来来来，刚进来的别走，我再给你绕一遍看

## 带货口播｜n｜identity
hook > 有三轮车的、有面包车的、下岗在家闲着的大哥看这儿
solution/context > 收旧家电、旧书报、废铜烂铁，我们给你划片，一人管两个小区
why/pain > 现在小区废品没人上门，老人攒一屋子，物业也头疼
how/feature > 手机接单，到了称重，系统自动给价，不用你跟人磨嘴皮子
feature/benefit > 多劳多得，货当天拉到站点当天结
point/trust > 有几样不能收：煤气罐、井盖、电缆，来路不明的一斤都别要
trust > 秤是校过的，站点带监控
action > 廊坊市区和固安的，打电话约个时间，先跟车跑一天看看中意不

## 种草笔记｜n｜result,number
hook > 干了11年焊工，今天第一次给自己家焊东西🤣
feature/context > 院里的葡萄架，40乘60的方管，花了俩礼拜天
setup/evidence > 媳妇监工，说左边那根歪了，我拿水平尺一量，还真歪了三毫米
feature > 底漆两遍，面漆墨绿，跟火车皮一个色
testimony/punchline > 手上烫了俩泡，值
action > 谁家要焊大门、楼梯扶手、狗笼子的吱声，手工费好说，管顿饭就中

## 非营销｜n｜none
solution > 羊杂碎，呼市家里做法
solution > 羊心肝肺肚一副，羊油一小块，干辣椒面两勺，土豆一个
how > 肺子要灌水，从气管灌进去，揉，倒，五六遍直到发白
how > 肚子拿碱面搓，翻过来再搓，冲到不滑为止
how > 一起冷水下锅，放花椒姜片，撇沫子，煮一个半钟头
how > 捞出来晾凉切丝，土豆切条
how/point > 羊油化开先关火，等半分钟再下辣面，不然就糊了
how > 倒原汤，下杂碎丝、土豆条，滚一刻钟
summary > 撒葱花香菜，就着焙子吃

## 带货口播｜s｜scene
hook/context > 下午四点多 学校门口 一群老头老太太坐马路牙子上 冰屁股
solution/twist > 就我爸不坐 为啥 他有这个
feature/solution > 石墨烯的加热坐垫 充电宝一插就热
feature > 三档 低档能热五个钟头 背面是防水布 地上有雪也敢放
feature/benefit > 折三折 跟个本子似的 塞接送孩子那个书包外兜里
testimony > 旁边张婶连问了他三天在哪买的
action > 给你爸你妈 一人来一个 点下边

## 种草笔记｜n｜dialogue
hook/setup > “你这拖把是从哪个澡堂子顺的？”——我老公原话
context/solution > 就是那种老式的大棉线拖把，木头杆，公家单位楼道里常见的那种
before/pain > 平板的、旋转的、免手洗的我买了五个，家里俩娃一条狗，没一个能扛住
benefit/feature > 这个吸水是真吸水，一拖一大片，死角一怼就进去了
trust/how > 拧不动是缺点，我用的是拖布桶带踩的那种压水器，四十来块
evidence > 上图，厨房洒了一整锅小米粥，两下没了
point/how > 晾的时候得挂起来，不然捂出味儿
punchline/summary > 有的东西它老，是因为它真好使哈

## 知识科普｜n｜negative
hook > 不是所有标着“304”的保温杯，都整个儿是304
why/context > 杯子有内胆、外壳、杯盖三处，商家可以只说内胆
why/agitate > 外壳用201的，便宜一半，在海边放俩月就长锈点子
point/twist > 拿吸铁石试没用，304冷加工完也会带点磁，这是老误会了
how/solution > 看标签上的执行标准，后头应写清哪个部件用的啥牌号
point > 装酸奶装中药的人注意，不锈钢再好也不该泡一宿
summary/punchline > 买杯子，别光看那仨数，看它打在哪儿

## 教程｜n｜scene,pain
hook/context > 大年三十晚上，家里跳闸了，一屋子人等着看春晚，你说急不急
how > 先别推闸，第一件事把正在用的大家伙都拔了，电磁炉、电暖气
how > 打开电箱，看是总闸掉了还是哪一路的小闸掉了
how > 小闸掉的，全推下来，从左往右一个一个往上推
how/point > 推到哪一路又跳，毛病就在哪一路
point/why > 带个小按钮写着T的那个，是漏电保护，它跳多半是哪儿潮了
how > 去厨房卫生间看看插座里头有没有进水，吹风机冷风吹干
point/how > 推三回还跳的，别较劲，找电工，过年也找
punchline/summary > 会了吧，今年三十儿你就是全家最靓的仔

## 剧情对话｜n｜contrast
hook/setup > 三年前他开着宝马进村，全村放炮；三年后他骑着电驴回来，没人出门
before/setup > 厂子倒了，车卖了，媳妇跟人走了
setup/context > 他把电驴停在自家门口，发现门锁换了
question/setup > 谁换的？他心里一凉
setup/context > 隔壁二婶端着簸箕出来，扔给他一把钥匙
twist/point > 你那锁锈死了，村里凑钱给你换的，屋顶也补了
setup/after > 推开门，炕烧得烫手，锅里扣着一碗饺子
twist > 碗底下压着张纸，密密麻麻全是名字，都是当年他给垫过学费的
punchline/after > 他蹲在灶台边，第一回哭出了声

## 探店｜n｜result
hook/after > 吃完出来我把腰带松了两个眼儿，一共花了三十四
context/solution > 葫芦岛连山大集，把头第三家，一个铁皮棚子
feature > 海鲜炉，自己拿夹子夹，小海虹五块一斤，虾爬子看大小
how/feature > 老板给你一个铁盆，往灶上一蒸，六分钟掀盖
feature/testimony > 虾爬子那个黄，一掰开，橙红橙红的，流汤儿
trust/point > 环境就那样，脚底下是煤渣，风大的时候往汤里掉灰
point/action > 集是逢二逢七，别的日子去扑空
action/point > 自己带手套带蒜酱，人家的蒜酱收一块

## 测评｜s｜identity
hook > 家里有老人耳背的 这期你看完再花钱
how/context > 三个东西 一百九的放大器 八百的网红款 三千六验配的 我姥爷挨个戴
evidence > 一百九那个 滋啦滋啦 他说像耳朵里头炒豆子
evidence > 八百的看电视行 一出门 摩托车一过 他捂着脑袋蹲下了
evidence > 验配的 师傅调了四回 头一回也不行 到第三个礼拜才说听见麻雀了
summary/why > 差别就在能不能单独压那一段噪音
trust > 我不懂行 就是把老头的话学给你们听
action/point > 钱紧的先去残联问问 有的地方给补贴 别急着网上买

## 情感观点｜n｜suspense
hook > 我家西屋有口柜子，我奶奶到死都不让人打开
setup/hook > 奶奶是民国十九年生人，逃荒到的宝鸡，小脚，走路一颠一颠
setup/context > 柜子是榆木的，上头一把老铜锁，钥匙她拴在裤腰带上
setup/question > 小时候我们都猜，里头是金条
setup/twist > 出殡完那天，我爸把锁撬了
twist/point > 一柜子馍，干透了的，一层一层码着，拿报纸隔着
twist/evidence > 最底下那层都成粉了，报纸是一九六三年的
why > 她是饿怕了，怕到家里有冰箱有白面了，还偷偷往里攒
punchline/summary > 现在我看不得谁剩饭，真看不得

## 情感观点｜n｜scene
hook/context > 前天在县医院大厅，一个老汉对着自助机站了十五分钟，一个键没按下去
setup/context > 后头排着七八个人，有人啧嘴，有人往别的机器挪
twist/point > 我不觉得是老汉笨，是那个界面压根就没打算给他用
why/evidence > 字比蚂蚁大点有限，一弹窗就是四个选项，退回去又得重刷身份证
why > 做系统的人，可能一辈子没带他爹看过一次病
solution/how > 留一个窗口，留一个人，就这么简单，花不了几个钱
question/twist > 有人说年轻人帮一把不就行了，今天你帮，明天呢，半夜呢
punchline/summary > 技术往前跑，别把爹妈落下

## 公众号长文｜n｜number,result
hook/after > 一个冬天省下四十一吨煤，这个村子没有用什么高科技
context > 上河沿村在坝上，十月供暖，来年五月才停炉。
before > 过去家家户户烧散煤，一家少说三吨，墙缝里还往里灌风。
solution/how > 村里从去年夏天开始，给一百六十二户的北墙外头，加砌了一层空心土坯。
how/solution > 土坯就是本地黏土掺麦秸，村民自己脱的，两层之间留五公分的空。
evidence/after > 入冬后测量，室内平均高了三度半，早上水缸不结冰了。
trust/twist > 同时做得不好的地方也有：东头九户赶工期，泥没干透就上墙，开春掉了皮。
why/trust > 负责测量的县住建局技术员小苗说，留的那道空气缝才是关键。
punchline/summary > 老手艺加一点新道理，往往比新东西更管用。

## 直播切片｜n｜number
hook > 五件套，扳手、内六角、棘轮、套筒、延长杆，四十六件装一个盒子里
feature/evidence > 你们看这个棘轮，七十二齿，听这声儿，哒哒哒，细不细
evidence > 我不说钢好，我拿锉刀锉给你看，打滑，锉不动吧
advantage/pain > 地摊上三十块一盒那个，套筒一使劲就裂成两半，扎过手没有
feature/trust > 盒子里每一件都印着钢号，CrV，随便查
point > 自己修摩托、修农机的够使，修大货的买大飞那个，我下一个讲
action > 今天上二百盒，一号链接，拍之前看清是公制
context/summary > 谢谢老铁的小心心，谢谢“赤峰王铁柱”

## 带货口播｜s｜pain
hook/pain > 店里生意不温不火 房租月月涨 守着一条街看人家排队
context/trust > 我开了九年早餐店 这话我也跟自己说过
solution/twist > 后来上了这套现压饸饹的机器 中午晚上也有人了
feature > 台子一米二 荞面莜面白面都能压 一碗面四十秒
evidence/benefit > 一碗成本三块七 我们那儿卖十块到十二
feature/how > 来店里学 三天 和面臊子辣子全教 住我家二楼
trust > 学不会不收钱这种话我不说 手笨的我就让你多待几天
action > 机器钱单算 想学的打电话 名额不限 就是一次顶多带俩人

## 种草笔记｜n｜pain,question
hook/pain > 谁家下水道又返味儿了😷
why > 一降温地漏里那点水封蒸得快，暖气屋更快
how/solution > 往地漏里倒一碗水，再滴几滴食用油，盖住，能顶半个月
trust/action > 不信试试，不收费
testimony/after > 我家这么弄了以后，闺女进厕所不捏鼻子了
action > 真堵了的再找我，机器疏通，七十起，晚上十点前随叫随到

## 非营销｜-｜none
solution > 各位业主，3号楼2单元电梯将于12月5日起更换主板及钢丝绳。
point > 工期预计四天，期间该单元电梯停运。
why > 此次更换是根据特检所11月的检验意见进行的，原主板已停产。
point > 1号楼、4号楼不受影响。
action/how > 六楼以上的老人孩子请提前安排，物业在一楼大厅准备了两把轮椅和搬运小车，凭房号借用。
action > 搬家装修的，麻烦错开这几天。
summary > 给您带来不便，敬请谅解，工程部电话贴在门口。

## 带货口播｜n｜suspense
hook > 别走啊，一会儿我把这桶油泼这件衣裳上给你们看
pain/context > 修车的、炸油条的、开铣床的，衣服上那个油点子洗得掉吗，洗不掉
solution/feature > 这是我们车间订的三防工装，防油防水防烫渣
evidence > 来，废机油，黑的啊，倒上去……看，滚下去了，纸一抹没了
feature > 裤子膝盖这块能塞护膝片，兜是带盖的，手机掉不出来
trust/feature > 夏天穿是有点捂，我不骗你，春秋冬穿
testimony/evidence > 我徒弟穿了一年了，袖口磨毛了，油是真没吃进去
action > 从一米六到一米九五的码都有，自个儿看表拍

## 种草笔记｜n｜number,result
hook > 赶了6个集，给我爷挑到一把满意的拐棍儿🧓
context/pain > 他是个讲究人，医院那种铝合金四脚的，说拄上像残废，死活不要
feature/solution > 这把是崖柏根做的，弯的地方是天生的，没拿火烤过
feature > 底下套了个橡胶头，可以换，摊主送了俩
feature/evidence > 称了一下七两半，我爷一百一十斤的人，拄着不坠手
trust/feature > 有一个小虫眼，摊主便宜了十块，我觉得更像老物件
after/testimony > 现在他出门遛弯都不走近路了，专从人多的地方绕😂
punchline/summary > 给老人买东西，面子也是功能的一种

## 知识科普｜s｜loss
hook > 秋天不给果树刷白 明年春上多打两遍药 白瞎钱
context/point > 刷的那个白水 就是石灰 硫磺 盐 还有点猪油
why > 冬天太阳一晒 树皮阳面化了 夜里又冻 一来二去树皮就裂了
why > 刷白了它反光 温差就小 虫卵也叫石灰给烧死了
how > 比例 十斤生石灰 一斤硫磺粉 一斤盐 二两油 四十斤水
how/point > 刷到第一个大杈子那 一米二 别光刷个脚脖子
point/how > 别下雨前刷 白干
action/summary > 自家有三棵五棵树的也刷一下 顺手的事

## 教程｜n｜counter
hook > 贴瓷砖别再用水泥沙子糊了，三年准空鼓，跟我学薄贴
how/point > 料是瓷砖胶C2的，一袋四十斤能贴四平方出头
how > 墙面靠尺靠一遍，差两个毫米以内才能薄贴，差多了先找平
how > 砖背面那层白粉拿湿布擦，再刮背胶，晾到摸着粘手不沾手
how > 墙上用十毫米的齿刀，刮成一道一道的，一个方向
how > 砖上去揉两下，再拿橡皮锤从中间往边上敲，把气赶出去
how/point > 留缝，两毫米，密拼的夏天要鼓包
evidence/how > 贴完抠一块下来看看，背面沾满了八成就合格
save/action > 装修的拿这个去盯工人，别脸皮薄

## 剧情对话｜s｜scene
hook/setup > 收废品的老康 天天打三中门口过 秤砣叮当叮当响
setup/context > 他闺女就在这学校念高二 每次看见他都绕着走
setup/pain > 那天下雨 班主任问谁家长能送一车旧书去捐 全班没人吭声
setup/context > 老康在校门口听见了 把三轮车上的纸壳全卸了 拿塑料布铺得平平的
setup/twist > 闺女从楼上看见他淋着雨 一趟一趟往车上抱书 没有一本湿的
setup/question > 有同学问 那谁啊
twist/point > 她停了两秒 说 我爸
punchline/summary > 然后她跑下去 给他撑了把伞

## 探店｜n｜counter
hook > 去吃涮羊肉别去那些铜锅擦得锃亮的，我带你去个锅底发黑的
context > 锡林浩特往南四十公里，国道边一个加油站的后院
context/trust > 开店的两口子自己有六百多只羊，冬天才宰
feature > 盘子里肉是手切的，厚，红白分明，立起来不出水
how/evidence > 清水下去，葱段姜片，滚三滚，肉的颜色变灰白就捞
testimony/evidence > 我特意先没蘸料，嚼，一股青草香，回来有点甜
feature/point > 韭菜花是自己捣的，咸，少蘸
trust/point > 缺点是上厕所得去外头，晚上有狗，叫得凶
action > 一盘四十八，提前一天打电话，老板不一定在家

## 测评｜n｜scene,number
hook/context > 大雪天，大庆，油田家属区，四台电动轮椅排成一排，坡道上结了冰
context/how > 我妈中风以后腿不行，买哪个我纠结了仨月，租了四台来试
evidence > 甲，两千四，铁架子，一上坡轮子空转，往后溜，给我吓坏了
evidence > 乙，碳纤的，十四公斤，我能一只手拎上后备箱，过减速带颠得我妈骂人
evidence > 丙，锂电池低温掉电，室外十五分钟从满格到一格
evidence > 丁，最沉，五十二公斤，可是爬坡稳，刹车一松手就住
why/point > 在外头用就看驱动轮在前还是在后，冰面上后驱容易甩
summary > 我最后定了丁，加了两条防滑链，搬不动的问题找楼下小伙子
action/point > 有一样情况的朋友，先租，别先买

## 情感观点｜s｜identity
hook > 给干过民办老师的老伙计们说说我的事
setup/hook > 七六年我高中毕业 大队书记说 你字写得好 去教书吧 一天记八个工分
setup/context > 教室是饲养室腾出来的 墙上还有拴牲口的铁环
setup/context > 我一个人教三个年级 给一年级上课的时候二三年级写字
setup/pain > 八几年转正考试 我娃发高烧 我抱着去的公社卫生院 没赶上
twist/setup > 第二年再考 政策变了 名额叫外村人占了
setup/context > 我又教了十三年 一个月五十二块
twist/after > 去年县里补发了一份教龄补贴 钱不多 二百来块 可是那张表上头写的是 教师 两个字
punchline/summary > 我看了三遍 复印了一张压在玻璃板底下

## 情感观点｜n｜number,conflict
hook > 彩礼18万8，陪嫁一辆二手捷达，这账怎么算都有人觉得亏
context/trust > 我在县民政局门口开打印社，一天能听三场吵架
point > 要我说，亏的不是钱，是两家人从第一天就在对账
evidence > 有一对，为了三金是按克还是按件，在我店门口掰扯到天黑，婚没领
evidence > 也有一对，女方把彩礼当场转给小两口买了台收割机，去年麦收挣回来一半
why/summary > 差在哪，差在这钱是给谁花、往哪花，说清楚没有
punchline/summary > 少谈规矩，多谈日子
action > 不同意的来评论区，别骂人啊，我妈也刷这个号

## 公众号长文｜-｜question
hook/question > 为什么咱们厂的老食堂，还在用一口1967年的蒸锅？
context > 走进洛阳拖拉机厂二食堂的后厨，最先看到的是那口直径一米八的铸铁大锅。
setup/feature > 锅沿上有一行凸字，磨得几乎看不清了，写的是“抓革命，促生产”。
evidence > 炊事班长郗师傅算过，它一锅能出四百二十个馒头，蒸一遍三十五分钟。
twist/setup > 2014年厂里买了两台不锈钢蒸箱，用了半年，老师傅们集体提意见，说馒头不筋道。
why > 铸铁锅蓄热大，汽上得慢，面在锅里还要再醒一小会儿。
after/twist > 于是锅又搬了回来，只把底下的煤灶换成了天然气。
punchline/summary > 有些东西没被淘汰，是因为有人还尝得出区别。
action/summary > 本周五厂史馆开放日，凭工作证可以去食堂领两个馒头，刚出锅的。

## 直播切片｜-｜identity
hook > 养牛的养羊的老板，进来的先别划，
pain > 一到三九天水槽冻成冰坨子，你拿镐头刨，牛站旁边看着你刨，是不是，
solution/feature > 我这个是恒温水槽，不锈钢的，底下带加热盘，
feature > 水温给你控在十二到十五度，两米长的能同时喝六头，
benefit/why > 牛喝冷水它身上就得多烧料去暖，你省的是料钱，
feature/benefit > 浮球自动上水，你不用管，
trust > 加热盘一年内坏了直接发新的，旧的都不用你寄，
point/trust > 问电费的大哥，七百瓦，它到温度就停，冷天一天大概六七度电，
action > 要两米的扣2，要三米的扣3，我看看多少人。

## 带货口播｜n｜scene
hook/context > 早上四点，别人在被窝，我们的豆腐已经出第一锅了
context/solution > 老谢豆腐坊，招学徒俩，磨豆子的一个，跑早市的一个
point/feature > 起得来床是第一条，别的都能学
feature/benefit > 学徒头三个月三千，管吃住，出师以后五千八往上
benefit/feature > 点卤的手艺我亲手教，不藏着，学会了你回老家开一个我送你一口缸
evidence/testimony > 前头出去的四个徒弟，三个自己开店了，阜新、铁岭、通辽
action > 愿意吃苦的，早上来店里看一锅，看完再说干不干

## 种草笔记｜n｜negative
hook > 不是什么羊粪都叫发酵羊粪，有的就是拉出来晾晾🙄
agitate/why > 生粪上地烧根，还带虫子卵，去年有人找我哭来着
how/feature > 我这个堆了俩半月，翻了五遍，里头烧到六十多度
evidence > 抓一把闻，是土味儿，不臭，手上不粘
feature/action > 二十斤一编织袋，八块，养花的买一袋够用一年
action/feature > 大棚用的按方算，一方二百三，我拿铲车给装

## 非营销｜n｜none
solution > 城关镇老年门球队第三次队委会记录
context > 十一月二十五号下午，在老裴家，到会九人，请假两人（孙子发烧、去西安看眼）
point > 1. 上个月去陇西比赛花了一千四百二，账贴墙上了，大家看过没意见
point > 2. 球场东南角塌了一块，经商量，先用炉渣垫，开春再打水泥
action > 3. 买新球槌四把，老巩负责问价，超过两百一把的不买
question/point > 4. 有人提出抽烟的问题，决定：上场不许叼烟，下场站下风头抽
point/action > 5. 冬天改为中午十二点半到三点，路滑的时候停
context > 6. 小雷家办喜事，队里随礼一百，单独凑，不走公账
summary > 记录人：裴育才

## 带货口播｜n｜contrast
hook > 这边儿是我去年腌的酸菜，缸沿都长白毛了；这边是用它腌的，清清亮亮
why/solution > 变的不是手艺，是缸，这叫水封口的陶缸
feature/how > 看这一圈槽，倒上水，盖子一扣，外头的气进不去，里头的能冒出来
feature > 河北邯郸窑口烧的，内外都上釉，不渗
feature/point > 三十斤的缸能下六七颗大白菜
trust > 路上碎了的，拍照，给您重发，我们打的木箱
testimony > 俺娘腌了五十年菜，现在也不压石头了
action > 十斤三十斤五十斤，自己挑，沈阳长春的多拍大的哈

## 种草笔记｜n｜counter
hook > 别再给爸妈买什么足浴桶了，落灰的命
before/evidence > 我前后买了仨，一个漏电，一个占地方，一个我妈拿来发面
solution > 今年换了个最土的东西：搪瓷盆+保温棉套，赶大集做棉活的奶奶给缝的
feature > 套子是军绿帆布面，里头絮了两层旧棉花，盆往里一坐
evidence > 试了，四十五度的水，二十五分钟以后还有四十一度
benefit/advantage > 不插电，端着就走，倒水也不用弯着腰等排水
trust/point > 就是缝的线头多，哈哈自己拿剪子收拾一下
punchline/context > 老太太收我三十五，我给了五十，手都冻裂了

## 知识科普｜n｜number,result
hook/after > 这堵墙，八十六年了，没用一根钉子一袋水泥，还立着
context/solution > 这叫夯土版筑，我们陇东叫打墙
how > 两边立椽子，中间填湿土，一层二十公分，拿石杵子砸实
how/point > 土不能太干也不能太湿，攥成团，一丢就散，正好
why > 砸的时候土里的气挤出来，颗粒咬死了，干了硬得跟砖一样
point/why > 最怕的是根儿上泡水，所以墙脚要砌石头，顶上要戴帽
evidence > 你看这儿，还有当年手印子呢
punchline/summary > 土墙不是落后，是那会儿的人把土琢磨透了

## 教程｜n｜question,promise
hook/question > 大白菜咋存能存到开春不烂？我妈今年教我的，都记好
how > 先晒，砍下来根朝南晒两天，外帮子打蔫儿，掰着不脆了就行
how/point > 外头的老帮别扒，那是它的棉袄
how > 一棵一棵拿报纸包，没报纸的面袋子纸也中
how > 码的时候根对根，叶子朝外，中间留条缝走风
how/point > 温度零度上下最好，楼道、没暖气的阳台
how/point > 七八天翻一回，有烂的赶紧扔，它传染
point/how > 冻了也别慌，别动它，一碰就黑，慢慢缓过来还能吃
summary/punchline > 行啦，吃到二月二没问题

## 剧情对话｜n｜suspense,question
hook/question > 一个瞎眼的老太太，为什么每天都去十字路口卖一模一样的三双鞋垫？
setup > 我在对面开修鞋铺，观察了她大半年
setup/context > 有人问价，她都摆手，说有人订了
setup/context > 晌午她吃一口干饼，把鞋垫摸一遍，再放回去
setup/twist > 腊月里她没来，我有点不放心，就找到她住的平房
twist/context > 邻居说，她三个儿子，一个修铁路去了西藏，一个当了海员，一个下井没上来
twist/why > 鞋垫是给他们纳的，她怕他们回来认不得家，就坐在路口等
punchline/after > 后来我在铺子门口给她支了个棚，挂了个牌，字写得老大：妈在这儿

## 探店｜n｜dialogue
hook/setup > “老板，来碗大的。”“我这儿没大碗，只有盆。”
context > 这是运城解州关帝庙后街，一家做羊肉泡的，门口拴着两条狗
feature/solution > 二十五一盆，馍自己掰，掰不好他让你重掰，真的
feature > 汤是奶白的，他不放奶粉，熬的是羊脊骨，昨夜十点就坐上火了
setup/testimony > 我掰了二十分钟，老板看一眼，说太大，跟砖头似的，又推回来了
testimony/evidence > 端上来一口下去，服了，馍吸饱了汤，芯子还有点硬
point/feature > 辣子要现泼的那碗，糖蒜一人两头
trust/punchline > 服务态度就别指望了，我还挺喜欢他骂人的
action/summary > 十一点前去，去晚了盆底都没了

## 测评｜s｜pain,question
hook/pain > 摩托车冬天打不着 踹得腿肚子转筋 是电瓶还是机油 我今儿个给整明白
how/setup > 一台宗申一五零 在院子里冻一宿 早起六点零下二十六
how > 换三种机油各冻一宿 15W40 10W40 还有0W30 电瓶都先充满
evidence > 15W40的 踹了十九脚 没着
evidence > 10W40 第七脚 咳了一声 又灭 第九脚着了
evidence > 0W30 电启动两下 突突突
twist/evidence > 后来换了个旧电瓶 拿0W30试 照样不着
summary > 所以俩都得好 油占六成 电占四成 我瞎估的啊
point > 夏天别用0W30 费油

## 情感观点｜n｜question
hook/question > 你有没有为一棵树，跟全村人翻过脸？我有
context/setup > 那是口井边上的老槐树，三个人合抱，我太爷爷那辈就有
setup/pain > 前年修路，图纸上正好从它身上过，测量的拿红漆画了个叉
setup/context > 我去找村主任，他说就一棵树嘛，你搬把椅子坐那儿也没用
setup/context > 我真搬了把椅子，坐了十一天，媳妇给送饭，边送边骂
setup/pain > 有人说我想讹钱，有人说我脑子让驴踢了
twist > 第十二天林业局来了俩人，拿尺子一量，挂了个牌，三百一十年
after > 路绕了七米，多花了两万多，村里人现在夏天全在底下乘凉
punchline/summary > 那把椅子还在那儿，谁坐都行

## 情感观点｜n｜loss,counter
hook > 你每刷一条“农村躺赚”的视频，就等于替别人家的饭碗添一勺米
trust/context > 我种了三十一年地，没躺过一天，也没赚着过几个
evidence > 去年同村后生看视频说种羊肚菌一亩十万，投了六万八，菌子没出来，棚叫风掀了
why/point > 拍视频的他挣的是菌种钱、培训钱，地里长不长他不管
solution/point > 我劝一句，啥东西说得越轻省，越得先问问他自己种了几亩
how > 去他地里看，看有没有鞋印子，看垄上有没有新土
twist/point > 也有真教东西的，人家一张嘴先讲咋赔的
punchline > 土不会骗人，骗人的都不沾土

## 公众号长文｜n｜contrast,number
hook > 十年前，这条街上有四十七家五金店；今天早上我数了数，还剩九家。
context > 保定莲池区的这条街，老人们叫它“铁货街”。
context/setup > 九家里头，我挑了开得最久的“永兴五金”，坐了一个上午。
setup/evidence > 来了六位客人：买门合页的，配钥匙的，换水龙头芯的，一个小孩买了颗弹珠。
pain/setup > 老板娘说，网上一个合页两块一，我进价都两块四。
question/why > 那为什么还有人来？因为网上不会告诉你，你家门歪了不是合页的事，是门框下沉了。
evidence > 她那天卖了八十九块钱的货，回答了不下三十个问题。
summary/punchline > 也许一家店最后能留住的，不是货架，而是会看毛病的那双眼睛。
punchline/setup > 临走时我买了一把卷尺，十二块，她送我一截铅笔。

## 直播切片｜n｜question
hook/question > 你们说，一个好鱼竿，最要紧的是啥？打字，我看看
context > 有说轻的，有说硬的，还有说贵的哈哈哈哈
solution/point > 我告诉你，是腰，腰力，就这儿
evidence > 来，两瓶水挂上，三斤，你看它弯成什么样，我一松，回弹，啪，稳了没有
feature > 四米五，自重一百一十二克，28调的，打鲫鱼鲤鱼综合用
trust > 断了一节给你换两回，第三回你自己掏邮费，哪个厂敢这么说
point > 想上青鱼草鱼大物的，别买它，你买它就是跟我打官司
action > 现在挂链接，库里三百来根，冬钓嘛，要的人不少，看清长度拍
context/action > 感谢乌海钓友会来捧场，回头冰钓叫我

## 带货口播｜n｜number,result
hook/after > 一个县城，三十一个老人，月流水四万六，这是我们做助浴的第七个月
solution/feature > 我们开着一辆改装的依维柯，里头有担架浴床、热水、暖风，停在老人楼下给洗澡
why/pain > 失能老人一两年没洗过一个囫囵澡，家里人不是不孝顺，是真弄不动
feature/evidence > 一次二百二，两个人一个钟头，一天五六家
trust/evidence > 成本也不瞒你：车改完十九万，水电油一个月两千多，人工是大头
trust > 我们带你跑半个月，你觉得闻不了那个味儿，咱就到此为止，谁也不欠谁
action/context > 找的是合作伙伴，每县一家，别跨着抢
action > 地级市以下，有爱心有力气的，加我聊，吴忠市的已经有了

## 种草笔记｜n｜scene
hook/context > 下班路过老火车站，看见个大爷在卖冰糖葫芦，一个人也没有
setup/evidence > 草把子插得满满的，糖衣都让风吹脆了
setup/twist > 我把剩下那十九根全拿了，分给车间弟兄们🍡
twist/setup > 大爷追上来，非要退我五块，说多给了
punchline > 这个冬天吃到的最甜的东西
action/point > 大爷每天四点在出站口左边，路过的捎一根

## 非营销｜n｜none
solution > 关于县城区域禁止焚烧秸秆、落叶的通知
why > 近期我县气象扩散条件差，空气中颗粒物偏高，部分乡镇出现零星着火点
point > 各村（社区）负责本辖区田间地头、沟渠、路边的巡查，每日不少于两次
how/point > 秸秆由农机合作社统一打包回收，每亩补助标准见附件
action > 发现火情先拨打村级值班电话，火势较大立即拨119
point > 无法联系到机手的农户，可到镇农业综合服务站登记排队
point > 对故意点火的，依法由有关部门处理
summary > 特此通知　　漳县三岔镇人民政府　2026年11月26日

## 带货口播｜n｜identity
hook/attention > 给拖拉机加润滑脂还拿手抹的老哥，停一停
pain > 手上一层黑的，吃饭都一股子油味儿，洗衣粉搓三遍
solution/hook > 瞅瞅这个，二十伏的电动黄油枪，扣扳机就行
evidence > 我按着，你看，一秒一下，出油跟挤牙膏似的，五个油嘴俩分钟打完
feature > 管子一米长，能弯，底盘里头那几个犄角旮旯够得着
feature > 四百克的筒，袋装散装都吃
benefit/desire > 打完手干干净净的，回屋抱孙子你媳妇不撵你
action > 单枪一百八，带两块电池的二百六，各拍各的

## 种草笔记｜n｜scene,pain
hook/context > 国庆回去帮我爸扒苞米，扒到第三天大拇指指甲劈了一半🥲
solution/setup > 我爸从裤兜里掏出个铁家伙，一个小环套手掌上，上头一个钩
context/feature > 百度了一下，有的地方叫苞米扦子，我们铁岭那叫“钎子”，集上三块一个
how > 钩尖往苞米皮上一戳一拽，半边皮就下来了
evidence > 我掐表，原来一个十二秒，用上五秒半
trust/how > 铁的有点磨手，我缠了两圈电工胶布
after/evidence > 剩下的两大堆，一个下午拿下💪
save/action > 今年扒完了，明年记得备一个，收藏=会了

## 知识科普｜n｜conflict
hook/pain > 车贴说明书让你换95，修理工说92就行，咱听谁的
point/context > 92、95指的是抗爆的本事，不是干净不干净，也不是劲儿大劲儿小
point/why > 压缩比高的、带涡轮的机子，缸里压得狠，油得扛得住不自己炸
how/solution > 打开油箱盖，里头贴着标签，它写多少，你就加多少
point > 低了有敲缸声，叮叮叮的像敲铁罐子，加高了呢，不坏，就是糟钱
evidence > 我有个顾客，十万的家轿加了五年98，拆开一看跟加92的一样
summary/punchline > 听油箱盖的，别听我的，也别听他的

## 教程｜n｜promise
hook > 十分钟，教你把菜刀磨得能刮胳膊上的汗毛
how/solution > 一千目的、三千目的石头各一块，泡够十五分钟
how > 石头底下垫湿抹布，不能跑
how > 刀斜着放，角度十五度，咋找？刀背底下垫两个一块钱硬币，差不离
how > 推的时候使劲，拉回来收劲，从刀根到刀尖，分三段磨
how > 磨到另一面能摸到毛刺，翻过来，照样
point/how > 石头上那层泥别冲掉，那是磨料
evidence > 拿张报纸，一划，没有撕拉声就是成了
how/point > 完事用热水冲一下，擦干，手指头离远点啊

## 剧情对话｜n｜conflict
hook/pain > 儿媳妇把婆婆的电热毯给剪了，全家炸锅
agitate/setup > 婆婆指着鼻子骂，你是要冻死我啊
setup/context > 公公蹲门口抽烟，一根接一根，不敢吭声
setup/question > 儿子夹在中间，把媳妇拉到厨房：你到底咋想的
setup/twist > 媳妇不说话，从兜里摸出一段烧焦的电热丝
twist/context > 前天夜里，婆婆睡着了，毯子已经冒烟，是她闻见味儿半夜爬起来的
why/twist > 她没敢说，怕老太太往后不敢睡炕
setup/context > 婆婆在门外头听见了，站了好半天
punchline/after > 第二天早上，媳妇的被窝里，多了一个灌好的热水袋

## 探店｜n｜suspense
hook > 这个修车铺，一到晚上八点就关灯，可是里头传出来吉他声
context > 齐齐哈尔富拉尔基，红岸大街后头，门口堆着一摞旧轮胎
setup/context > 我敲了三下，开门的是个满手机油的胖子
feature/twist > 里头改成了个小酒馆，升降机上铺块板子就是吧台
feature > 烤肉串是用旧发动机缸体当炉子烤的，机油当然没有，洗了四回
feature/evidence > 肉七分肥三分瘦，撒洋葱碎，滋啦冒油，烤得外头有点焦
feature/testimony > 唱歌的是他车间的老同事，唱黄家驹，跑调跑得特真诚
trust/feature > 凳子是汽车座椅，坐着舒服，就是有一个弹簧扎屁股
action/feature > 十二块一串的大串，啤酒自己去拿，走的时候数瓶子
action/punchline > 唱到十点半，准点散，第二天人家还得修车

## 测评｜n｜negative
hook > 不是贵的头盔就挡风，先看我脸冻的这两个红坨
how/setup > 三顶，一百九、四百五、八百，骑摩托从瓦房店到大连，零下九度，一百零三公里
evidence > 一百九，面罩起雾，二十公里我就开一条缝，眼泪哗哗
evidence > 四百五，有双层片不起雾，下巴那儿漏风，围脖塞进去好了
evidence > 八百的，安静，没漏，可是一公斤七，到了脖子酸得转不动
point > 最该看的是下巴那块的挡风裙，能拆能洗
summary > 我脸小，四百五的合适，你们要去店里戴着坐十分钟再说
point/twist > 另外，别迷信碳纤维花纹，有的是贴纸
action/question > 你们冬天骑车最怕哪儿冷

## 情感观点｜n｜result,number
hook/after > 今天第二百台，最后一台机器发走了，我站门口半天没缓过劲
before/setup > 2014年，我跟连襟凑了九万六，租了个养鸡场的旧棚，搞玉米脱粒机
setup/context > 头一年卖了四台，三台退货，一台没给钱
setup/agitate > 连襟年底把账本往炕上一摔，说散伙，各回各家
twist/setup > 我媳妇把娘家给的镯子卖了，八千一，叫我再干一年
setup/how > 我挨个去退货的人家，蹲地头看他怎么用的，才知道是苞米太湿的时候滚筒要打滑
how/twist > 把滚筒上的钉齿从直的改成歪三度，就这三度
after > 第二年二十六台，第三年七十，后头有个黑山的合作社一次定了十五台
punchline/summary > 镯子我给她补了个粗的，她嫌土，一次没戴过，锁柜子里了

## 情感观点｜n｜counter
hook/point > 别老劝种地的人去学直播了，他不会说话，那不丢人
context/why > 镇上一年搞三回培训，每回都先教你喊家人们
evidence > 我姑父种了一辈子西瓜，上去第一场磕磕巴巴，卖了两单，一单是我
twist/evidence > 可你去地里问他，哪个瓜几天熟、今年雨水大该不该掐尖，他能说一下午
solution/point > 该请的是会拍的人去拍他，不是逼着他去学人家喊
twist/point > 当然，爱唱爱跳的另说，我隔壁的胖婶天生就是块料
punchline/summary > 有人会种，有人会说，这本来就是两门手艺

## 公众号长文｜n｜scene
hook/context > 雪下了一夜，清晨六点十分，磴口县三盛公水文站的老常推开了门。
setup/context > 他要走四百六十步到断面桩，凿开冰眼，把测流仪放下去。
setup/context > 这套动作，他做了二十七年，闭着眼也不会走错。
why/context > 冬季测流关系到黄河冰凌期的预报，差一公分水位，下游几万亩滩地就要重新掂量。
evidence/setup > 去年2月，他半夜连测六次，发现水位一小时涨了十一厘米，把电话打到了市里。
evidence/after > 当晚，两个村子提前搬到了高处，第二天早上冰坝果然堵在了拐弯处。
setup/after > 今年他六十岁，本该退了，站里的年轻人还没考下证，他又接了半年。
summary/punchline > 我们总以为防汛靠的是大坝、卫星，其实还有四百六十步，一步一步走出来。
punchline/summary > 采访结束时他看看表，说，得走了，下一个点是九点。

## 直播切片｜s｜trend,identity
hook > 家人们 冬至了啊 包饺子 一家老小二三十口人 你还拿擀面杖一张一张擀呐
solution > 来看这个 手摇的压面机 全是铸铁的 我奶奶那时候就用这个
evidence > 我现在压 面团进去 走 再折一下 再走 出来的皮多匀称
feature > 从零点五毫米到三毫米 一共六档 饺子皮馄饨皮面条 都行
feature > 夹子夹桌上 八公分的木板都夹得住 不挪窝
trust/how > 生锈吗 用完别拿水泡 拿面蹭蹭就行 说明书写着呢
feature/action > 要大号还是小号 大号一米六的面皮 小号三口之家够了
action > 倒数了啊 不数五四三二一了 烦 直接开价 九十八 拍吧
action/summary > 拍完的把单号发出来 我下午就送邮局

## 带货口播｜n｜conflict
hook/pain > 年轻人说装卸工没前途，我们老装卸说，一天挣的顶你坐一个礼拜
context/solution > 青岛城阳冷库，急招夜班叉车工六名、手搬工十名
feature/benefit > 叉车七千二，手搬按吨，一般七八千，旺季能过万，日结也行
feature/benefit > 库里零下十八度，发棉服、防寒靴，一小时换一次班进来暖和
benefit/feature > 食堂夜宵管饱，羊肉汤面，随便添
trust/point > 说前面：活是真重，不适合高血压、腰有伤的，别硬撑
trust > 工资每天走之前打到你手机，当面算清
action > 现在就能来，到门卫说找二班长老尚

## 种草笔记｜n｜counter
hook > 别再给豆角留那么多肥了，光长叶子😫
context/setup > 隔壁棚的小伙问我咋不结荚，我一看，叶子墨绿墨绿的
why > 就是氮给多了，它光顾着长个
how/solution > 停一停水，掐掉顶，把底下老叶子打一半
evidence/testimony > 我那两垄就是这么弄的，七天见花
action > 有种棚的想看的，欢迎来，晚上六点后我在，别空手，带瓶啤酒哈哈

## 非营销｜n｜none
solution > 醋溜白菜，太原家常做法
solution > 大白菜帮子五六片，干辣椒四个，花椒一小撮，宁化府老陈醋
how > 白菜帮斜刀片成薄片，跟刀面成四十五度，这样入味
how > 提前调碗汁：两勺醋、一勺酱油、半勺糖、一勺水淀粉、少许盐
how > 锅烧热放油，花椒下去炸黑捞掉，放辣椒
how/point > 油冒烟的时候下白菜，大火，翻得要快，别超过一分钟
how > 边儿上发软了，碗汁再搅一下倒进去
point > 最后沿锅边再淋一勺醋，醋香就靠这下子
summary > 出锅，配馒头正好

## 带货口播｜-｜loss
hook > 一年下来，你扔掉的那几十斤大米，够买三个这玩意儿了。
pain > 是不是米缸底下老有小黑虫，捂着捂着还一股哈喇味儿。
solution > 这叫抽气米桶，推一下，里头的气就没了。
evidence > 我把报纸塞进去你看，抽完，报纸扁成一片。
feature > 五十斤的，食品级的PP料，底下带量米的口，一按出来一杯。
feature > 桶底四个轮，拖地不用挪。
trust/feature > 密封圈老了自己能换，送你一个备用的。
action > 收着米的、囤面的，要灰的还是要白的，下单备注。

## 种草笔记｜n｜result
hook/after > 终于！！我家那口1996年的大立柜，不吱呀了
before/pain > 每次开门都跟拍恐怖片一样，半夜去拿件衣服全家都醒
solution/twist > 不是换合页，是抹了一点点白蜡，超市供佛那种，五毛一根
how > 把门卸下来太难，我就合页的缝里，用牙签一点一点蹭进去
how > 再拿吹风机热风吹一分钟，蜡化了自己往里渗
evidence/after > 开关了四十多下，一声不响，连抽屉滑道我都给弄了
trust/point > 不过一年得补一回，天热时候会粘灰
action > 老家具党，今晚试试，来评论区还愿🕯️

## 知识科普｜n｜scene
hook/context > 早上我去挤奶，发现一头奶牛趴在那儿，肚子左边鼓得像个气球
question/context > 咋回事？是瘤胃胀气，养牛的十有八九碰见过
why > 吃多了带露水的嫩苜蓿，在胃里发酵，气出不来
evidence/how > 左边第三个肷窝，轻轻拍，咚咚咚像敲鼓，就是它
how/solution > 先让它站起来，头朝高处，嘴里横着绑根木棍，口水一流气就往外走
how/point > 喂点植物油半斤，再找兽医，别自己乱扎针
how/summary > 预防就一条，早上别放没晒干的苜蓿地，先喂一顿干草垫底
point/summary > 它难受的时候眼睛发直，你看得出来，别拖

## 教程｜n｜pain
hook/pain > 院子里那口压水井，压半天光咳嗽不出水，是吧
why/solution > 多半是皮碗干了，或者底阀卡住了沙子
how > 先灌水，从井头上倒一瓢，堵着口再压，有水上来就没大毛病
how > 不行就拆，四颗螺丝，先喷点油，拿锤子轻敲
how > 把拉杆抽出来，看那个皮碗，边儿上有没有裂缝
how > 新皮碗泡热水里二十分钟，软了再套，套的时候大边朝下
how > 底阀抠出来拿牙刷刷一刷，看那个小球能不能自由跳
how/point > 装回去拧螺丝要对角上，一圈一圈来
after/how > 再灌一瓢水，压三下，哗，行了
point/summary > 冬天上冻之前记得拔底下的泄水销

## 剧情对话｜s｜dialogue
hook/setup > 叔 您这辣椒酱多少钱一瓶 不卖
setup/context > 不卖您摆这干嘛 等人来尝
setup/question > 尝了不买也行？行 你尝
setup/context > 小伙子尝了一口 脸通红 眼泪也出来了
setup/context > 老头乐了 说 这味儿我调了一年半 你是第十九个辣哭的
twist/context > 小伙说 不是辣的 我奶奶以前做的 就这个味儿
question/setup > 老头问 你奶奶叫啥 哪个村的
twist/point > 小伙说 后营子的 姓鹿 鹿秀英 老头放下勺子 站起来 说 她是我当年没娶成的那个人
punchline/after > 他把整一坛 都给了小伙

## 探店｜n｜number,suspense
hook > 一天就卖38只的烧鸡，我连跑三天才吃上
context/solution > 唐山丰润，新军屯镇，供销社大院，窗口只开一扇
setup/evidence > 头一天我十一点去，卖完了，第二天十点半，也没了，第三天带着小马扎九点就蹲门口
feature > 选的是柴鸡，三斤上下，老汤是1984年接的那锅
feature/evidence > 一抖骨头就散，皮颜色是枣红的，不是上了色那种橙
testimony/feature > 肉丝儿顺着一撕，能撕到骨头上，一点不柴
trust/point > 咸淡偏重，下饭行，空口吃多了要找水
feature/action > 六十二一只，真空的要多加两块
action > 要去的先打窗口电话，问还有没有，别跟我似的

## 测评｜n｜question
hook/question > 都说柴火灶炒菜香，液化气灶真的就差那么多？
how/setup > 同样的土鸡蛋六个、同样的猪油，盲吃，叫了七个邻居
how/evidence > 一组柴火铁锅，一组猛火液化气，一组电磁炉配铸铁锅
evidence > 七个人里头，五个挑出来了柴火的，理由都是“有股烟味”
evidence > 电磁炉那盘，两个人说最嫩，三个人说没魂儿
twist/evidence > 后来我用液化气的，最后十秒往灶口扔了半把松针，结果六个人认成了柴火
summary/point > 可见香的是烟，不是火
solution/summary > 想省事的，猛火灶，最后熏一下
point/trust > 别拿新锯末试，化工味儿大

## 情感观点｜n｜scene
hook/context > 七月十五的晚上，我一个人坐在喀什火车站，没赶上最后一班到阿克苏的车
context/setup > 我是开长途货车的，那阵儿跟老板闹掰了，车扣了，人也被晾在那
setup/pain > 一摸兜，只剩下一个馕和半瓶矿泉水
setup/context > 对面坐着个维吾尔族老大爷，推着一车甜瓜，一个没卖出去
setup/context > 我问他咋不卖了，他说太晚，都走了，自己推回去又太远
setup/twist > 我俩就把那车瓜切开，吃不了的给候车的人一人一块，跟过节似的
twist/context > 天快亮的时候，他给我指了个停车场，说他侄子有台车要找司机
after > 我在他侄子那儿开了四年，攒钱把自己的车买回来了
punchline/summary > 大爷去年走的，我拉了一车瓜，停在他家门口

## 情感观点｜n｜trend
hook > 冬天一到，网上又开始教人“少洗澡”，我看着来气
point/why > 穷不穷跟洗不洗没关系，那是把没有热水的人的难处，当段子讲
evidence/context > 我爷七十九，平房，洗个澡要烧三锅水，关着门还透风
evidence/after > 我给他装个燃气热水器，花了一千一，他头一回洗，唱了两段二人转
why > 老人不洗，多半是怕冷怕滑怕麻烦儿女，不是不爱干净
solution/how > 先弄热水、防滑垫、浴霸，再说洗不洗的事
twist/point > 皮肤科大夫说的冬天别太勤，那是另一码事，那是怕干
punchline > 别拿别人的不得已，当自己的段子

## 公众号长文｜n｜identity
hook > 退休教师朋友们，学校这间小屋，留给您了
context/solution > 榆次第三小学在教学楼西侧一层，腾出一间五十平方的活动室，取名“老槐书屋”。
why > 校长说，每年返校的老教师不少，但来了总没有地方坐，站在走廊里说话。
feature > 屋里有四十九张1970年代至今的毕业合影，可以翻，也可以扫码下载。
feature > 另备茶水、花镜、放大镜，厕所装了扶手。
feature/action > 开放时间为每周三、周五下午，寒暑假不停。
action/point > 第一次来请带退休证登记，陪同家属不超过两人。
evidence/context > 据校史办统计，健在的退休教师一百零三位，年龄最大的九十六岁。
punchline/summary > 您教过的那间教室，门还朝东。

## 直播切片｜n｜pain,identity
hook/pain > 打工的兄弟，一冬天嘴唇干得说话都裂口子，是不是
agitate > 工地上风一吹，裂的口子一碰饭就疼，半夜还渗血
solution/feature > 这个凡士林唇膏，一管，跟工具箱里的螺丝一样朴素，没有香味儿
feature > 十克的，盖子是铁的，掉地上踩一脚，壳儿都不带瘪的
how/benefit > 手指头裂口子也能抹，睡前厚厚涂一层
trust/point > 不是药啊，裂深了、出脓了你去看大夫
action > 三管九块九，老板们给兄弟们买，一个班一盒
action/summary > 上链接了，拍三管发三管，别给我备注送女朋友哈哈

## 带货口播｜n｜promise
hook/benefit > 学会修电梯，三年后你也能考上岗证，带班师傅手把手教
context/solution > 济宁任城，我们维保公司招电梯学徒八名
feature/point > 高中以上，不恐高，会算点加减乘除，二十到三十五
feature/benefit > 学徒三千六，满一年四千五，有证五千八起，出急修每次加八十
feature > 工具、安全带、绝缘鞋我们发，电动车补贴三百
why > 现在小区里十年的老梯多得很，懂得修的师傅不够
trust/point > 有一样说清：夜里有人困在里头，你得爬起来，不能说没睡好
action > 周三下午到公司，先爬一次井道，胆子小的就不浪费大家时间了

## 种草笔记｜-｜question
hook/question > 谁家缺柴火？
solution/context > 我把果园里老枣树都锯了，劈好的，一捆二十斤。
why/context > 树太老了，光长刺不挂果，留着占地方。
benefit/feature > 枣木硬，火力长，烧铜火锅最带劲，一根能扛三十分钟。
evidence/feature > 干了半年了，不冒水，掂一掂就知道。
action > 十五一捆，自提，河西岸水塔底下，跟大爷说找小邱。

## 非营销｜n｜none
solution > 庆丰农机合作社关于11月检修情况的会议纪要
context > 2026年11月22日下午，在社部院内，参会社员23人，主持人：乔万良
point > 一、拖拉机14台，已检11台，另3台等待变速箱配件，预计12月10日前到位
point/action > 二、玉米收获机底盘积泥严重，本周五前全部冲洗，冲洗用水在机井取，不得用饮水
why > 三、去年两起翻车事故都因坡地单侧装载，今年坡度超过15度的地块不派大机
action > 四、机手证到期人员六名，名单贴墙，12月5日前去县农机站换证
point > 五、油价上涨，代耕费每亩上调五元，自冬灌起执行
question > 六、社员侯俊生提出雨天也要记误工补贴，未议定，留下次再议
summary > 记录：齐晓霞

## 带货口播｜n｜dialogue,question
hook/setup > “同志，你这喇叭声音能传多远？”刚才我们村会计问的
evidence/setup > 我说叔，你站村西头磨坊那儿，我站这儿，你听听
evidence > 他走过去给我打电话，说连我咳嗽都听见了
solution/feature > 二十五瓦的手提大喇叭，卖豆腐的、收头发的、喊人开会的都使它
feature > 能录四段音，循环放，插个U盘就唱戏
feature > 电池可拆，一块顶六七个小时，来回换
benefit/advantage > 有了它你嗓子就歇着吧，原来喊一天回家连饭都咽不下
trust/point > 雨天套塑料袋，它不防水
action > 红白两色，喊啥词儿不会录的找客服，客服普通话比我好

## 种草笔记｜n｜identity,question
hook/question > 有没有同款爸爸：六十二了，钓鱼比上班还准时？
pain/context > 我爸凌晨四点就出门，冰面上一坐坐到晌午，回来棉裤腿是硬的
before > 给他买过暖宝宝，贴一身，回家撕下来带着秋裤毛
solution/feature > 老板推荐了个冰钓帐篷，单人的，一撑就开，跟变魔术一样
feature > 三层棉的，底下有裙边，压上雪就不灌风
feature > 顶上有个透气窗，这个必须有，里头点小炉子不能憋着
point > 点炉子一定要开窗，一定一定，我天天念叨
testimony > 我爸的原话：外头刮白毛风，我在里头听单田芳，美
trust > 收起来那个圈圈，我们全家研究了三天，最后看视频学会的
after/punchline > 昨天他钓了条两斤的鲫瓜子，炖豆腐，我吃了半锅

## 知识科普｜n｜question
hook/question > 水泥袋子上写的42.5，这个数到底是啥？
context/point > 是它硬了28天以后，一平方毫米能扛42.5牛的劲儿
point/solution > 换成好懂的，指甲盖大小，能站住四百多公斤
point/summary > 所以砌墙用32.5的也够，打楼板、打柱子必须42.5往上
how/point > 看生产日期，出厂超过三个月，强度先掉一两成
how/point > 用手捏，滑溜溜的好，捏着有硬疙瘩的，里头受潮了
twist/point > 不是标号越高越好，抹墙用高标号反而容易裂
action/save > 要盖房的，买之前给卖料的念一遍，他就不敢糊弄你

## 教程｜s｜promise,number
hook > 三样东西 一晚上 教你把生锈的犁铧弄得跟新的似的
how/solution > 白醋五斤 盐一把 还有一个能装下它的旧轮胎内胎
how/why > 内胎弯过来 正好当盆使 铁盆不行 醋给你吃了
how > 犁铧先拿铲子铲掉大块的泥 泡进去 醋得没过铁
how > 盐撒上 冒泡了吧 那是铁锈在掉 盖块木板 别让娃去够
how/after > 第二天早上捞出来 钢丝刷一刷 露白了
how/point > 醋洗完 铁更爱锈 拿小苏打水冲一遍 中和一下
how > 晾干 抹一层废机油 挂墙上
benefit/punchline > 过年开春 一犁下去 土自己往外翻

## 剧情对话｜n｜suspense
hook/setup > 工地食堂每天少一个馒头，食堂大姐决定蹲一晚上
setup/context > 她在面缸后面坐到十点，手里攥着擀面杖
setup/context > 门吱呀开了，进来的是项目经理，四十多岁，西装裤沾着泥
setup/question > 他掀开笼屉，拿一个馒头，揣在怀里，又往桌上压了一块钱
setup/context > 大姐跟出去，看他走到工地外头的桥洞
setup/twist > 桥洞里，躺着一条瘸了腿的老黄狗，还有一个裹着棉被的流浪汉
twist/point > 经理蹲下来说，爸，吃吧，今天的馒头热
why/twist > 后来大姐才知道，他爸走丢了六年，自己认不出儿子了
punchline/after > 第二天笼屉里多了两个馒头，谁也没问

## 探店｜n｜scene
hook/context > 车坏在国道310边上，等救援的两个小时里，我吃到了今年最惊艳的一碗面
context > 路边有个大棚，塑料布哗哗响，牌子上就俩字：面馆
feature/solution > 老板娘裹着头巾，说没菜单，今天搓的荞面片，浇头是酸菜炒粉条
feature/evidence > 面上桌的时候还在冒泡，醋是她自己酿的柿子醋，酸里有果味儿
feature/testimony > 面片厚薄不匀，有的跟指甲盖那么厚，这才有嚼头
testimony/evidence > 我呼噜呼噜吃完，又要了一碗，她说第二碗算半价
feature/context > 棚里还卖土鸡蛋、花椒、葵花籽，都写在纸壳上
trust/point > 别的没什么好夸的，旱厕、苍蝇、狗叫，都有
action > 在天水往宝鸡方向，过关山隧道之后右手边，认准红头巾
punchline/summary > 七块一碗，我加了微信，回头还去坏一次车哈哈

## 测评｜n｜conflict
hook/pain > 修车老王说机油看手搓，小李说看检测报告，吵得我花了八百块送检
how/setup > 四种5W30，都买的正规渠道，都跑四千公里，放出来
how > 送到省里的油品实验室，测黏度、酸值、铁含量
evidence > 最贵那款，黏度掉了9%，第二贵的掉了16
evidence > 牌子最响的那款，铁含量反而高一截，人家解释说是新车磨合期，也说得通
evidence > 最便宜那桶，酸值最先超了参考线
evidence/twist > 手搓呢？老王搓了四遍，四个顺序，对了一个
summary/point > 意思是手感能看出脏不脏，看不出衰不衰
point/summary > 别迷信牌子也别迷信手，按里程换，不心疼的话四五千公里一换
save/action > 四份报告原图放评论区置顶了，同学自取

## 情感观点｜n｜contrast
hook > 以前我骂徒弟骂到全车间都听见，现在，我连大声说话都不敢
before > 我干镗床的，脾气臭，出一个次品能念叨人家一下午
setup/context > 05年有个徒弟叫尚连喜，让我骂得饭都没吃，走了
setup/context > 他妈后来来找我，说他回去发了一夜烧，一口一个“师傅我错了”
setup/context > 我当时嘴硬，说年轻人不吃点苦哪行
twist/setup > 十二年后我住院，隔壁床是他厂里的老总，指着我说，您就是尚总那位骂人的师傅？
twist/setup > 尚总每年过年给公司人讲一个故事，说的就是那个镗床，和那句“差一丝也是差”
setup/after > 他没怨我，可我听着，脸上像让火烤
after > 打那以后，谁干错了，我先倒杯水
punchline/summary > 手艺是跟骂无关的，是我到老才学会的

## 情感观点｜n｜dialogue,conflict
hook/setup > “爸，您别再存那些塑料袋了！”“你有本事别用我的。”
context > 我家柜子打开一层塑料袋，一层套一层，我跟我爸战争了十年
twist/point > 可有回下暴雨，停电，下水道倒灌，我才发现他攒的全用上了
evidence > 装土堵门口的是塑料袋，套鞋的是塑料袋，给充电宝包着的还是塑料袋
why/punchline > 他们那代人不是小气，是被没有过
solution/after > 我现在的态度是给他规定个箱子，满了就扔旧的，各退一步
punchline/twist > 箱子是我买的，他说比塑料袋贵
action/question > 你家有没有这样一个柜子

## 公众号长文｜n｜loss,number
hook > 门前那道台阶，去年让县里十九位老人摔进了医院
context > 县疾控中心上周公布了老年人跌倒监测的年度数据。
evidence > 全年登记六百八十三例，居家占七成，其中浴室、门槛、台阶三处最多。
why > 原因并不复杂：光线暗、地面滑，还有就是早起那几步还没醒透。
how/point > 疾控科的建议是，夜里留一盏离地三十公分的小灯，别装在头顶。
point/how > 门槛能去就去，去不掉的贴黄色反光条。
point/how > 老人起床前先坐一分钟，脚踩实了再站，谁搀都不如自己稳当。
point > 已经跌倒的，不要急着扶，先问哪里疼、能不能动。
summary > 一道台阶，花不了五十块就能改，别等摔了再说。
action > 需要上门评估的，拨打社区卫生服务站，预约登记。

## 直播切片｜n｜counter
hook > 我今天不卖货，你们先听我讲讲这种棉裤为啥别乱买
pain/agitate > 有一种叫“羽绒”的，里头絮的是粉碎毛，两回一洗就变成疙瘩
evidence > 来，我当场剪开一条，给大家看，看见没，跟灰一样，咳咳
evidence/advantage > 再剪我们的，绒朵是绒朵，毛梗是毛梗，能数出来
feature > 充绒量八十五克，腰里松紧，裆加了一片耐磨布
feature/why > 膝盖里头不是绒，是厚棉，为啥，膝盖老弯，绒会跑
context/trust > 这条我剪了，本来一百六，反正也卖不了，剪给大家看的
action > 好，问能不能买的，那就上链接，尺码按你家腰围加两寸
context/action > 谢谢大家听我唠叨，感谢榜一的石家庄老冯

## 带货口播｜n｜number
hook > 11个摊位，3条路口，早上5点到9点半，我们的早点车招人合作
feature/solution > 车是改好的三蹦子，煎饼、豆腐脑、油饼，三种选一样，配方公开
feature/benefit > 固定时段给摊位，城管备了案，不用跑来跑去
evidence/benefit > 干得好的，一早上流水六百到九百，净落三四百
feature/point > 投入：车押金三千，原料当天结，摊位费每月四百
why/trust > 为什么押金要三千，因为前年有人把车骑走了，真的
how/feature > 头一个星期我媳妇陪你出摊，教你怎么站，怎么笑，怎么找零
action > 保定本地的，五十五以下，有健康证，直接来厂里吃一碗豆腐脑聊

## 种草笔记｜n｜identity
hook > 住平房生炉子的朋友，烟筒接口那儿漏的，看过来
solution/feature > 新到了一批镀锌铁皮烟筒，一节一米，直径十二
feature > 咬口是双边的，套一块儿严丝合缝
action/feature > 一节十五，不讲价了
action/benefit > 买够五节送两根弯头，我上门给你量，不用你算
trust > 买回去装不上的，拿回来换
action > 店里常驻，冯家五金，邮局往东

## 非营销｜n｜none
solution > 县医院门诊楼供暖故障应急抢修情况通报
context > 11月27日23时，二楼输液区回水管法兰破裂，积水约四厘米
context > 值班电工李存柱、护士长孟丽迅速关闭阀门，并将患者移至三楼
point > 无人员受伤，设备仅损失输液泵充电座两只
solution/how > 抢修于次日凌晨3时40分完成，供暖恢复，室温回升至22度
why > 经查，法兰垫片老化，年限已超十年，未在巡检清单之内
action > 整改要求：11月30日前将全院法兰垫片统一排查，编号登记
action > 表扬李存柱、孟丽及帮助转移病人的三位家属
summary > 县人民医院后勤保障科

## 带货口播｜n｜promise,suspense
hook > 二十秒，给你演示把桶底的水冻在壶里，不爆
feature/solution > 这是一个军用水壶改的，铝的，壶嘴宽，你看
evidence > 我昨天装满了，放冷冻室一宿，现在倒出来，一坨，壶没变形
why > 为什么，肩膀这里有个空腔，冰涨的时候它能往那儿跑
feature > 外面套是毛毡的，手抓不粘铁皮，零下三十度不撕手
feature > 挎带是军绿帆布，扣子是铁的，换过两代工厂
benefit/action > 进山打柴、放羊、跑野外的，有它手不断
point/trust > 别装牛奶，酸，容易臭
action > 拍一个带毛毡套的，套脏了单买，六块

## 种草笔记｜s｜pain
hook/pain > 救命 我家老房子的门 冬天往里灌风 那个缝能伸进俩手指头
before > 塞过毛巾 塞过报纸 塞过我姐的旧秋裤 每次开门都要重来
solution/feature > 今天终于请对了东西 门底自动密封条 门一关它就落下去 门一开它自己抬起来
how > 螺丝拧门底边 那个小按钮对着门框一撞就行 我一个女的拿电钻二十分钟
feature > 铝的 三种长度 可以自己锯
evidence > 关门 拿打火机在门缝试了试 火苗一点不动
trust/point > 有个小声音 嗒的一下 睡觉浅的我帮你提个醒
after/benefit > 昨晚没开电暖 脚没凉 完美

## 知识科普｜n｜counter
hook > 冻过的苹果不是坏了，可以吃
why/context > 苹果在零下两度以下会结冰，解冻以后里头变成褐色一圈
why > 那是细胞壁被冰刺破了，酶和空气一碰就变色，跟切开放着一个理
point > 只要没烂、没霉、没酒味儿，吃了没事，就是不脆了
how > 冻苹果最好慢慢化，放凉水里，别用热水，外面化了里面还是冰坨
point/how > 东北人拿它切块，叫冻苹果，跟冻梨一样，吸着吃
point/twist > 土豆不行，冻过的土豆发甜发黑，那是另一回事，少吃
summary > 别看见褐的就扔，先闻闻，再尝一小口

## 教程｜n｜scene,counter
hook/context > 早上起来，水管冻了，水龙头拧开只出一股冷气，别急着浇热水
why > 铸铁和塑料管都怕突然热，热水一浇，啪，炸了
how > 先把水龙头打开一点，让化的水有个去处
how > 用吹风机从水龙头那头往后吹，不要从中间吹
how > 管子外面裹上毛巾，毛巾上慢慢浇温水，三十度左右，手摸着不烫
how/evidence > 吹到听见咯咯的，就是在动了，一会儿能出水
how/point > 化开以后不要全开，慢慢加大，看看哪儿漏
how/point > 今天记得把管子包棉套，夜里留个小滴，一秒一滴就够
punchline/trust > 冻一次，记住一辈子，我姥爷就是这么教的

## 剧情对话｜n｜scene
hook/setup > 卖煤的大车停在小区门口，司机下来喊：谁家要煤，最后一车
setup/context > 楼上都是集中供暖，哪有人买煤
setup/twist > 只有三楼阳台，一个老太太慢慢把窗户推开，说我要，二百斤
question/setup > 司机愣了：大娘，您家烧啥？
twist/context > 老太太说，我不烧，你给我拉到后街王婆子那儿去，她平房
why/setup > 她没儿没女，脾气倔，给钱不要，给东西不要
setup/twist > 就说你秤错了，多给她二百斤，让她占便宜
punchline/summary > 司机笑了，那这二百斤，我算送的，您那二百的钱买棉鞋去吧

## 探店｜n｜conflict,dialogue
hook/pain > 我媳妇说这店是路边摊不卫生，我说你先吃一个再说
context/solution > 鞍山铁东，长青街早市最里头，卖豆面卷子的，一个保温箱
trust/context > 大姐姓由，推着来，推着走，卖十八年了
feature > 黄米面蒸的，豆面现炒，里头红豆沙不太甜
testimony/feature > 拿手里软的，不粘手，咬一口豆面扑一脸，我媳妇笑得直咳嗽
trust/evidence > 大姐戴两层手套，收钱是让人自己扫、自己找零，盖布是雪白的
testimony/twist > 我媳妇吃了三个，又给她妈带了一盒
point/action > 过了九点豆面回潮，没那么香，趁早去
feature/action > 一块五一个，十块七个
punchline/summary > 谁不卫生了，我问你

## 测评｜n｜number
hook > 六种老鼠夹子，一个月，抓了三十七只，我当粮库管理员的给你排个序
how/setup > 同一个库房，同样的花生米，轮着放，每种放五天
evidence > 木板老式夹，抓了九只，三只跑了，夹到过我手指头一次
evidence > 笼子，抓了十一只，都活着，麻烦是还得处理
evidence > 粘鼠板，抓了十只，粘了一只麻雀，我心里不是滋味
evidence > 电子的，抓了五只，干净，就是电池三天一换
evidence/twist > 超声波的，一只没有，老鼠在旁边睡觉
evidence > 水桶翻板，两只，第三天它们学会绕了
point > 家里有猫有孩子的别用粘的，也别撒药
summary > 我用笼子，傍晚看一眼，放到二里外荒地

## 情感观点｜n｜loss
hook > 就因为没看那张合同的背面，我这个刷墙的，白干了四个月
context/setup > 18年，西宁城北一个安置房项目，我带了六个老乡进场，包清工，一平米七块五
setup/context > 刷到第三栋，料断了，材料员说等，一等半个月，吃饭钱是我垫的
agitate/setup > 结账那天人家翻到背面，说逾期一天扣两千，算下来我还倒欠他四万
setup/context > 我蹲在项目部门口，太阳晒得我耳朵嗡嗡的，不知道回去怎么跟老乡交代
twist/setup > 有个看大门的老汉小声说，你去劳动监察，带上每天的微信记录
setup/how > 我把三百多条语音一条一条转成字，打印了两指厚
after > 最后要回来九成，剩下那一成我当学费了
after/punchline > 现在谁拿合同给我，我先翻背面，再翻正面
punchline/action > 干活的兄弟们，群里别光发红包，发活的时候拍张照，写个日期

## 情感观点｜-｜counter
hook/point > 我觉得乡镇的小超市，不应该再学城里搞什么会员卡了。
context > 我们镇上一条街四家店，去年全上了扫码积分，老太太买袋盐得报手机号。
evidence > 我亲眼见的，隔壁刘婶记不住号，站柜台前面翻了三分钟，后头的人直叹气。
point/question > 小店的会员就在老板脑子里，谁家爱吃啥酱油，谁家月底才有钱，用得着机器记吗？
punchline/point > 赊账本那一页纸，比你那系统管用。
twist/point > 机器也有好处，盘货快，这我承认。
punchline/summary > 账可以交给机器，人情别交出去。

## 公众号长文｜n｜dialogue
hook/setup > “我修了一辈子广播，最怕的就是它安静。”说这话的，是固原市原州区的退休线务员海占福。
setup/context > 上世纪七十年代，全县的有线广播线路，总长一千三百多公里，他一个人管着其中九十公里。
setup/context > 那时候每家炕头上方，都有一只纸盆喇叭，早上六点半准时响《东方红》。
pain/setup > 刮大风、下冻雨，线一断，一个公社都听不到天气预报。
evidence > 他的日志里记着：1977年3月，一个月接线四十六处，磨破胶鞋两双。
twist/setup > 2019年起，区里重建应急广播，用的是无线信号，不用拉线了。
setup/context > 海占福主动去当义务测听员，每天早晨站在不同的山头，给技术员报音量。
evidence/after > 去年七月暴雨，凌晨两点，广播喊醒了三个自然村，一百二十余人连夜转移。
punchline/summary > 响了，就好。老人说，响了就说明有人在。

## 直播切片｜n｜suspense,result
hook/after > 今天这块表，我下水十五分钟了，没进水，你们看秒针还走着呢
context/twist > 刚才说我拿的是防水袋的那个大哥，你凑近点，是表，不是袋子
feature/solution > 老款的机械表，国产机芯，7120，自动的，不用电池
feature/benefit > 表盘夜光，煤矿的、值夜班的，灯一关，亮堂着呢
feature/benefit > 表带是橡胶的，干活不硌，洗手也不怕
trust/point > 一天走快走慢十来秒，这是机械表，嫌慢的买石英的去
point/trust > 有问能不能对着焊弧看的，能，但你别盯弧，先心疼眼睛
trust > 一年质保，修表钱我们自己出，邮费来回各出一半
action > 黑盘白盘各上五十块，链接在左下角，想好了再拍

## 带货口播｜n｜question,trend
hook > 过了小年，工地人都走光了，春节看场子的师傅，谁留下？
context/feature > 招春节值守保安六名，从腊月二十四到正月初八，咸阳空港新城项目
feature/benefit > 每天三百二，除夕到初三翻倍，另外有一份年货
feature/point > 五十五岁以下，不喝酒，能上夜班，带身份证和体检单
benefit/feature > 值班室有暖气、热水壶、电视，食堂留了师傅包饺子
why > 设备材料值好几百万，去年丢过一卷电缆，不得不重视
trust > 工资节后初九当面现金结，让你看着点
action > 直接来项目部，找安全员老车，他正给大家写对联呢

## 种草笔记｜n｜contrast
hook > 上面这张是昨天的路，下面这张是今天的路，雪是我们铲的🫡
setup/context > 凌晨四点队长在群里吼一嗓子，来了十七个，最大的六十八
evidence/setup > 两台铲车，十一把锹，一锅姜汤
setup/evidence > 老段头那把锹铲到最后就剩半截把儿了
after/benefit > 六点半头一班校车开过来，司机按了声喇叭，听着真带劲
action > 下一场雪还是老地方集合，自带手套

## 非营销｜n｜none
solution > 2026年度岩石镇象棋协会会员大会会议记录
context > 时间：11月22日上午九点半；地点：文化站二楼；应到51人，实到44人
point > 会长池宝山作工作汇报：全年办赛六场，新增会员八名，去世会员两名，全体默哀一分钟
point > 财务公开：收会费2550元，企业赞助1000元，支出2986元，结余转入明年
action > 选举新一届理事，画票，唱票人孙桂英，池宝山41票连任
point > 关于悔棋：会员比赛一律摸子走子，平时下棋不管
point > 关于明年清明杯，拟邀请渭源、通渭两队，经费不够的话每人凑二十
question > 有会员提出增设女子组，报名暂时只有三人，再等等
summary > 散会后对局，冠军奖品：暖壶一只

## 带货口播｜s｜number,result
hook > 一个人 两只手 三分钟 一个车位的雪没了
solution > 就这个 推雪板 一米二宽 底下俩轱辘
feature > 板子是锰钢的 带弹簧 碰着井盖自己就弹起来 不别手腕子
advantage > 铁锹是一锹一锹撅 它是一趟一趟推 腰不用弯
evidence/testimony > 我六十一 你看我推这一趟 气都没喘
feature > 把手能拆 后备箱斜着放得下
action > 物业的 门市的 有院子的 一号链接 下雪前下单赶得上

## 种草笔记｜n｜negative
hook > 不是所有老式暖壶都保温，我踩了俩坑才找到这个
context > 家里老人不会用电热水壶，嫌一按就跳闸，就认暖壶
before/pain > 头一个网上买的，十九块九，晚上灌的早上就温突突
before/pain > 第二个样子货，印个大红囍字，瓶胆是单薄的那种，一碰就碎
solution > 后来托我小叔从他们厂劳保库里淘的，铁皮竹编壳，5磅的
evidence > 晚八点灌的开水，早八点倒出来泡茶，叶子还能舒开
feature > 软木塞，不是塑料的，没那股味
point/trust > 瓶胆底下那个小尾巴别碰着，那是抽真空的口，磕了就废
summary/punchline > 暖壶这玩意儿，好坏全在胆，外头花里胡哨没用

## 知识科普｜n｜identity
hook > 房前屋后有空地的叔叔大爷，说说为啥埋葡萄要在上冻前
why/solution > 葡萄的枝子能扛零下十六七度，可根不行，零下五六度就伤
why/point > 沙土地透气，凉得快，比黏土地更得埋厚些
how > 先剪，留三四个芽，枝子捆成把，慢慢往下压，别硬折
how > 压不下去的老藤，根底下垫个土枕头，弯着走
how > 盖土从两边一米外取，别在根旁边挖，挖出个坑，冷气正好钻
how/point > 埋完浇一遍封冻水，土缝就合上了
how/point > 来年杏花开的时候再扒，早了倒春寒
save > 存好，别等地硬了才想起来

## 教程｜n｜suspense,result
hook/after > 看这个接头，拿钳子拽都拽不开，不用焊锡，不用压线帽
feature/how > 两根单股铜线，二点五平方的，师傅管这叫缠绕法
how > 各剥五公分，别伤着铜，有刀口的那根剪了重剥
how > 两根交叉，先互相拧两圈，把头掰直了立起来
how > 一头往左绕，紧挨着，绕够五圈；另一头往右，一样
how > 多的剪掉，拿钳子把毛头压平，不然扎破胶布
how > 先缠一层自粘带，再缠一层绝缘胶布，压一半走，来回两趟
point > 铝线跟铜线不能这么接，要用过渡端子
point/how > 断电，验电，再动手，顺序别反
action/save > 给家里有老房子的亲戚转一转

## 剧情对话｜n｜suspense,identity
hook/setup > 全车间都看不起的那个哑巴，是唯一听见机器要坏的人
setup/context > 他叫麦换，扫铁屑的，三年没人跟他打过一个手势
setup/twist > 那天冲床响得正常，大家伙都说没事，就他突然扑上去拍急停
setup/pain > 班长一把推开他：疯了你，停一次几千块
setup/context > 他急得脸通红，手在地上拍，又指自己的脚心
setup/twist > 老师傅愣了愣，也脱了鞋，光脚站上去
twist/why > 地在抖，一下重一下轻，主轴断了一半，再冲三下就飞出来
setup/context > 班长站在那儿，半天没动
punchline/after > 下班的时候，全车间的人排着队，学着他的样子，比了个谢谢

## 探店｜s｜suspense,question
hook/question > 你敢信吗 我在一个殡葬用品一条街上 吃到了全赤峰最香的对夹
context > 松山区这边 左边花圈 右边寿衣 中间夹着一个小炉子
feature/solution > 对夹嘛 就是酥皮烧饼夹熏肉 本地人早上一手一个
feature > 他家皮是用猪油和的 起了十几层 咬一口掉一身渣
feature/evidence > 肉是红糖熏的 肥的透亮 瘦的发红 一刀一刀片的
setup/twist > 吃着吃着 旁边吹上唢呐了 这个你得有心理准备哈
feature/action > 六块五一个 小米粥一块钱管添
summary/punchline > 反正我是头一回 在这种地方 吃得这么高兴

## 测评｜n｜result,number
hook/after > 结论先放这儿：五十块以内的电热暖手宝，我只敢留一个给我妈用
how/setup > 买了五个，充电式的两个，灌水的两个，USB的一个，用了小半个月
evidence > 一号灌水的，充电夹子没有卡扣，拔的时候打火花，直接进垃圾桶
evidence > 二号充电的，外壳四十九度，两个半钟头
evidence > 三号USB的，跟手机一样薄，热也就热一面，四十分钟歇菜
evidence > 四号灌水的，绒布好看，但是鼓得像个馒头，我不敢坐旁边
evidence > 五号充电，双面热，最高五十二度，有跳闸
point > 灌水充电的，认准电极式以外的，外包装会写电热丝
summary > 留下的是五号，二号给了我徒弟
point/trust > 同款的批次不一样，买回来头两次旁边站个人

## 情感观点｜s｜dialogue
hook > 我爹指着那台播种机说 你要是能把它修好 我就不逼你去当兵
before/setup > 那年我十八 高考考了三百一 成天在村口打台球
setup/context > 播种机是队里散伙分的 趴窝四五年 下种的轮子锈成一坨
setup/context > 我把它拆了一院子 螺丝拿罐头瓶子装 一个瓶子贴一张纸
setup/pain > 拆是拆开了 装不回去 剩了一把零件 我爹就坐门槛上看着我笑
setup/twist > 我骑车四十里 去县农机站找一个老技师 买了两包烟 蹲人家门口听他讲了一下午
after/setup > 谷雨前一天 它转起来了 一排六个眼 种子一颗一颗往下掉 跟下雨似的
twist > 结果我还是去当兵了 自己报的名
after > 在部队修装甲车 十二年 现在回县里开了农机修理
punchline/twist > 我爹后来说 他压根就没想让我去当兵 他就是想看看我能不能坐得住

## 情感观点｜n｜identity
hook > 在家带孙子的爷爷奶奶们，我替你们说句话
point/punchline > 带孙子不是应该的，是帮忙
evidence/context > 我们楼里七个带孩子的，四个外地来的，听不懂话，买菜都比划
evidence > 有个姓佟的大姐，吉林舒兰的，两年没跟老头见过面，老头自己在家吃挂面
agitate/point > 儿女也难，房贷压着，谁都没错，可苦是老人在吃
solution/how > 能不能一个月放四天假，能不能工资卡里给个五百块，叫一声辛苦
twist/punchline > 有人说一家人谈钱伤感情，不谈，那才是真伤
action/question > 你家老人现在在哪个城市带孩子？

## 公众号长文｜n｜trend,question
hook > 冬至一到，永登县苦水镇的人就开始打听：今年的高高跷，谁踩第一位？
feature/context > 苦水高高跷，最高的跷腿三米三，人往上一站，伸手能摸到二楼的窗台。
setup/feature > 表演者画戏曲脸谱，穿戏服，从街头走到街尾，四十多个人首尾相接。
why > 当地老人讲，早年间踩高跷是为了让站在后面的人也能看见。
how > 练习要从腊月初就开始，先靠墙，再扶绳，最后松手。
evidence > 今年报名的有二十九人，年纪最大的六十三，最小的十一岁，是一对爷孙。
twist/pain > 不过能绑跷腿的师傅只剩下三个，绑得不好，走到一半就散。
solution > 镇文化站从去年起每周六开了绑腿班，免费教，目前出师两人。
punchline/summary > 二月二那天，街上的人都会仰着头，等着第一双脚从拐角里走出来。

## 直播切片｜n｜dialogue,question
hook > 有位姐说：你卖锅盖的，凭什么比超市贵六块？问得好
pain/advantage > 您家超市那个，是平的，扣上去气从四周跑
feature/solution > 我这个边上有一圈硅胶唇，压下去，它自己吸住
evidence > 我把锅里的水烧开，盖上，纸巾往边上一放，湿没湿？没湿
feature > 玻璃的，能看见里头，上头那个气孔，想关就关
feature > 二十六、二十八、三十，三个口径一个盖，一圈一圈的台阶
trust > 玻璃碎了咋办？钢化的，碎成豆子，不割手，运输坏了包补
point > 别放烤箱，硅胶受不了
action > 要的姐扣个锅，我给你们上，六块钱差在这一圈上

## 带货口播｜n｜scene,contrast
hook/context > 这会儿外头零下二十四度，我们工房里二十六度，伙计们正穿着短袖编筐呢
context/feature > 扶余老柳编厂，招编筐工十五名，男女不限，腿脚不便的优先安排坐着干的活
feature/trust > 订单是日本和荷兰的花店要的，过年也不停
feature/benefit > 计件，学半个月就能挣，手快的一天一百八，慢的一百打底
benefit/feature > 柳条我们泡好劈好送到你跟前，你只管编
feature/point > 不管你几点来，六点天亮就开门，九点关灯
trust/benefit > 手划了口子有创可贴，工伤险也给你上，别担心
action > 通勤车每天从三岔河镇发两趟，想来先打电话，找小闻

## 种草笔记｜n｜suspense
hook > 猜猜这一袋是啥，猜对的人我给送一斤
context/setup > 提示一：长在沟沿上，刺扎手；提示二：秋天红彤彤的，鸟比人先知道
solution/twist > 公布了，沙棘果！石楼县山上的，昨儿刚打的
how/feature > 打下来连枝子一块冻，冻硬了一敲，果子全掉，没碎
benefit/how > 熬浆、泡水、拌蜂蜜，酸得打哆嗦
action/trust > 三斤一袋三十八，冷藏发，路上化了我赔
action > 前头猜对的三位，地址发我

## 非营销｜n｜none
solution > 猪皮冻，长治冬天家家都做的
solution > 猪皮二斤，花椒大料桂皮各一点，葱一根姜一块，盐、生抽
how > 皮冷水下锅，开了煮三分钟捞出来，趁热把里头的肥油刮干净，刮到发白
point > 刮不干净的话，冻出来是浑的
how > 切成筷子粗的条，放碗里，再倒水，皮和水一比三
how > 隔水蒸两个钟头，蒸不用看锅，比煮的清亮
how > 料拿纱布包着，蒸完捞走，盐最后放
how/point > 放凉了端到院里，冻一宿，上面别盖严
summary > 切块，蒜泥醋一拌，下酒正好

## 带货口播｜n｜negative
hook > 不是所有带轮子的买菜车都能上楼
pain/agitate > 俩轱辘的，一个台阶磕一下，鸡蛋到家剩一半
solution/feature > 这个是三角轮，六个小轮子倒着转，自己爬
evidence > 我这里头搁了四十斤大米，一只手，一二三四，上来了
feature > 架子是钢的，布兜能摘下来洗
pain/benefit > 你想想老太太从菜市场回来那五层楼
benefit > 不用等人下来接，自己慢慢就拉上去了
action > 深蓝的、格子的，小黄车第四个

## 种草笔记｜n｜trend
hook > 马上三九了，车里该备的东西我列一下（甘南跑车版）
point/solution > ①搭火线，买2000A的，细的那种打不着柴油车
point/solution > ②一小袋炉灰，轮子打滑往底下一撒，比防滑链快
point/solution > ③半幅旧毛毯，堵车的时候盖腿，救过我一回
point/solution > ④铁缸子和固体酒精，合作到玛曲那一截半路没人家
point > ⑤糖，别笑，水果糖，人一冷就犯迷糊
evidence/testimony > 去年腊月在尕海边上抛锚六个小时，就靠④和⑤撑下来的
save > 截图存着，走之前照着数一遍👌
action/question > 还有啥漏的，老司机补充

## 知识科普｜n｜dialogue,question
hook/question > 孙子问我：爷，火车轱辘跟铁轨都是铁的，冬天下雪咋不打滑？
context/twist > 我跟他说，滑，咋不滑，所以火车头上带着沙子呢
how/point > 车头底下有几个沙箱，装的是烘干的石英砂
how > 一打滑，司机一踩，沙子从管子吹到轮子跟前
why/how > 沙子在中间一碾，就等于给它穿了双带钉的鞋
trust/evidence > 我在怀化机务段上过沙，一台车一冬天要吃好几吨
point > 沙子得干，潮了结块堵管子，那就抓瞎了
punchline/summary > 孙子听完说，那爷爷你下楼也带点沙子呗

## 教程｜n｜promise,identity
hook > 第一次挂牌卖二手农机的，照这个顺序拍照，少让人砍价
how > 先冲干净，泥糊着的人家就以为你藏毛病
how > 第一张，整车四十五度，太阳在你背后
how > 第二张，铭牌，号码要看得清，别拿手指头挡
how > 第三张，小时表，通上电拍
how > 第四张到第六张，轮胎花纹、割台刀片、皮带，贴近了拍
how > 再拍个视频，冷车着火，从拧钥匙开始，别剪
why/benefit > 敢拍冷启动的，人家心里就有底了一大半
point/agitate > 有焊过的地方自己先说，等人家发现，那一万块就没了
action > 拍好的可以发我帮你看看，不要钱

## 剧情对话｜n｜suspense,number
hook/setup > 一张假钱，在菜市场转了四个人的手
setup/context > 卖鱼的收了，没看出来，买了半斤姜
setup/context > 卖姜的老太太拿它去割肉，割肉的一摸，不对，可老太太眼睛不好，他没说
setup/twist > 他把钱揣兜里，照样称了一斤半给她
setup/question > 媳妇骂他：你傻啊，一百块
why/twist > 他说，她一天才挣几个姜钱
twist/setup > 收摊的时候，卖鱼的跑来了，气喘吁吁：我今儿收了张假的，花哪了不知道，听说在你这
setup/twist > 割肉的从兜里掏出来，两个人对着灯看，都乐了
punchline/after > 一张假钱，一人赔了五十，撕了扔炉子里

## 探店｜n｜identity,loss
hook > 到淄博只会排队吃烧烤的，错过了我心里头那个真好吃的
context/solution > 博山大街，一户人家的院子，做酥锅，只做腊月这一个月
feature/how > 一口大砂锅，海带、藕、冻豆腐、鲅鱼、猪蹄，一层一层码，最外头一圈白菜帮子
how/feature > 一滴水不加，就靠醋和白菜自己出的汁，焖一夜
feature/testimony > 鱼刺是酥的，海带用舌头一顶就开
testimony/evidence > 旁边一个拎着锅来装的老先生说，他从小吃到七十二
action/feature > 四十八一斤，自己带盆，没有堂食
point/trust > 凉吃，头一口有点酸，不习惯的别骂我
action > 地址不好找，到了问“钱家酥锅”，谁都知道

## 测评｜n｜dialogue,question
hook/question > “师傅，断桥铝两百八的和六百八的，到底差啥？”
how/context > 来，我一刀锯开，你自己看
evidence > 六百八的壁厚一点八，两百八的标一点四，我卡尺量是一点一五
evidence > 中间这条黑的，好的是尼龙，掰不断；便宜的是PVC，咔，你看
evidence > 胶条，点火烧，好的不着明火，这个呼呼的
evidence/advantage > 玻璃倒是一样，都是五加二十七加五
evidence/advantage > 五金差得多，合页一个三两，一个七两
summary > 朝南的小窗户可以将就，北面的大窗，你省那钱，风给你找回来
trust > 我自己家北屋用的六百八，厕所用的两百八，说实话

## 情感观点｜n｜counter,conflict
hook > 都说干殡葬的晦气，我干了十六年，倒觉得心里亮堂
setup/before > 07年下岗，媳妇怀着孕，民政上招抬工，没人去，我去了
setup/pain > 丈母娘半年没让我进门，饭是隔着门递出来的
setup/context > 第一回给人穿衣裳，是个跟我爹一样大的老汉，我手抖得扣子系不上
setup/twist > 师傅说，你就当他睡着了，你跟他说话
setup/twist > 我就边系边说，叔，抬抬胳膊，叔，这边儿，嗯，就不抖了
after/setup > 这些年送走了三千来个，有当官的，有要饭的，到我这儿都是抬抬胳膊
twist/setup > 去年丈母娘走的，是我给她穿的，扣子系得可齐整
punchline > 我跟她说，妈，这回门是您给我开的

## 情感观点｜n｜negative
hook/point > 不是所有的“老字号”都值得你排俩小时
context/evidence > 上礼拜去西安，回民街外头那家，队从街这头拐到那头
evidence > 排到了，馍是机器切的，肉是提前盛好的，服务员头都没抬
point/why > 老字号值钱的是那个人，人走了，牌子挂那儿，就剩个牌子
evidence/advantage > 反倒是巷子里没名没姓的，老板自己掌勺，错一勺盐他自己先脸红
twist/evidence > 也有老字号守得住的，比如我们兰州有家灰豆子，还是那口缸
summary/punchline > 看招牌不如看后厨，看后厨不如看老板在不在

## 公众号长文｜n｜number,contrast
hook > 每百户十一口井，如今只有一口还有人打水
context > 在民勤县收成镇，水井曾是一个村子的心脏。
evidence/solution > 镇志记载，1985年全镇有手压井和辘轳井四百一十二眼，平均井深九米。
agitate/setup > 后来地下水一年年往下走，九米变成二十米，二十米又变成四十米。
agitate/setup > 井废了，人就往有自来水的地方搬，村口的大杨树也跟着枯了两排。
twist/solution > 2010年前后，关井压田，种草、种梭梭，水位慢慢停住了。
evidence > 水务站的观测井显示，去年水位比前年回升了零点三一米。
punchline/point > 三十一厘米，不到一本书的高度，用了十几年。
punchline/summary > 水不会说话，可它一退一进，都替人记着账。

## 直播切片｜n｜question,loss
hook/pain > 你们家玉米是不是堆在地上的？我告诉你，一万斤少说霉八百
why/agitate > 底下不透气，地气往上返，外头看着黄澄澄，扒开里头全绿了
solution > 网围子，圈玉米的，热镀锌
feature > 高一米八，一卷二十米，能围出来直径六米多的一个大囤
how/feature > 中间插个气筒，就是这种带眼的管子，风从里头走
evidence > 上车给你们看我自己家那个，去年十一月圈的，今年三月卖的，水分十四
point/feature > 一卷能装多少？两万来斤，别超，超了撑开
action > 要一卷还是两卷，公屏打数，接头的卡子我按卷送你
testimony/summary > 哎，榆树的王哥来了，王哥他家去年就买的，你问他

## 带货口播｜n｜dialogue,identity
hook > “老板，我五十六了，还要不要？”要，我们就要你这个岁数的
feature/context > 兴平苗圃，招嫁接工十个，会劈接的最好，会芽接也行
why > 年轻人坐不住，一天弯腰接八百棵，还得是老把式有耐心
benefit/feature > 按成活算钱，一棵四毛五，没活的不扣工钱
benefit/feature > 管一顿晌午饭，裤带面或者锅盔就菜
benefit/feature > 干活时间听你的，天冷就十点开工
action > 骑车能到的优先，我们不管住，找苗圃老仝

## 种草笔记｜n｜promise
hook > 你出旧轮胎，我出手艺，给你家羊圈做一排食槽
how/feature > 一条大车胎从中间剖开，翻过来，就是俩槽
benefit/advantage > 冻不裂、踩不烂，羊角顶也白顶
action/feature > 手工十五一条，胎没有的我这儿有，加二十
action > 一次做八条以上的，我开车上门
punchline/context > 昨天那个谁把我扳手落他家了，想起来的吱一声

## 非营销｜n｜none
solution > 关于召开2026年冬季征兵适龄青年家长座谈会的通知
point > 时间：12月8日（星期二）下午3点
point > 地点：乡政府三楼会议室
point > 参加人员：各村民兵连长、适龄青年家长、去年入伍青年家长代表
solution > 内容：一是讲解体检标准和报名流程；二是去年入伍青年家长谈感受；三是现场答疑
action > 请各村于12月4日前将参会名单报武装部小屈
point > 远路的村子统一派车，中午不管饭
summary > 鹞子川乡人民武装部

## 带货口播｜-｜scene
hook/context > 我现在在哪呢我在白银一个工地的食堂后头，
pain/context > 师傅们吃完饭都在这儿刷碗那水凉得刺骨，
agitate/pain > 手一伸进去跟针扎一样，
solution > 所以我带了二十副这个加绒的胶皮手套，
feature > 里头一层毛圈绒外头是丁腈的不是乳胶的，
feature/benefit > 袖子长到胳膊肘水灌不进去，
testimony > 你问大姐，大姐热乎不，大姐说热乎热乎这个给我留一副，
action > 行嘞左下角，大中小三个号，男的拿大号。

## 种草笔记｜s｜identity
hook > 会自己理发的老爸们 这把推子真可以
pain/context > 我爸剃光头剃了二十年 以前一直去桥头五块钱那家 老板今年回老家了
solution > 给他买了把理发店用的大推子 沉 像个小电钻
feature > 马达劲儿大 不夹头发 带四个卡尺
testimony/evidence > 第一回我妈给推的 从后脖子往上 一道一道 跟割麦子一样哈哈哈哈
evidence/after > 图二 除了耳朵后头漏了一撮 其他都挺匀
point > 刀头要上油 不上油就烫头皮 瓶子里那点油别扔
benefit/summary > 六十八 剃十四回就回来了

## 知识科普｜n｜suspense,number
hook > 两根指头，就能摸出这匹马几岁
how/point > 看牙，马的下门牙，一共六颗，中间一对先换
how/point > 两岁半换中间俩，三岁半换旁边的，四岁半换最外头的
how/point > 换齐了就看牙面上那个黑窝，叫坎，六岁中间的磨平，七岁旁边的，八岁全平
how/point > 八岁以后就得看牙的形状，越老越长、越往前趴
twist/pain > 集上有人拿烙铁给老马烫黑窝，冒充小马，老把式叫“烫口”
how/point > 咋识破？烫的窝边上没有那圈白的釉
punchline/summary > 以前说牙口好，说的就是这个

## 教程｜n｜loss
hook > 不会看电表的，一年让人多收几百你都不知道
context/solution > 现在的智能表，屏幕会自己换着显示，一屏五秒
how > 等它跳到“当前总电量”，拿手机拍一张
how > 然后把家里总闸关了，等十分钟，再拍一张
point/how > 数字动了，说明有人从你表后头接线了，或者漏电
how > 不动，就开一样电器算一样，千瓦的热水壶烧六分钟，是一毛度
point/how > 那个红灯闪得快慢也能看，闪一千六百下是一度，表上写着
action/how > 真不对，打95598申请校表，别自己撬封
save > 租房子的朋友尤其记一下

## 剧情对话｜n｜contrast,counter
hook/setup > 别人家娶媳妇都嫌女方家远，他偏偏要娶一个坐火车三天三夜的
agitate/setup > 他娘拍着炕沿：你是嫌我死得慢，想孙子都见不着是不
setup/context > 媳妇过门第一天，端上来一锅酸汤鱼，一屋子人谁也没敢动筷子
setup/twist > 公公是个老羊倌，先尝了一口，辣得把帽子摘了
twist/punchline > 他说，这个酸，跟咱家沤的浆水，是一个娘生的
setup/after > 婆婆偷偷舀了半碗，到灶房喝，喝完又去舀
setup/twist > 媳妇站在门口，用刚学的定西话说：妈，锅里还有哩
punchline/after > 过了年，村里人都知道了，老赵家的浆水里，漂着木姜子

## 探店｜n｜conflict
hook/pain > 网上骂这家店老板凶，本地人说就冲这份凶才来，我去试了
context > 沧州献县，河街，一家驴肉火烧，卷帘门只拉一半，要弯腰进
setup/evidence > 我说老板少放焖子，他抬头瞪我一眼：不放焖子你吃它干啥
feature > 火烧是长方的，现烙，抠开的时候冒白气
feature > 肉是带汁的，板肠另要，一份十二
evidence/testimony > 咬下去，脆的、软的、凉的焖子在嘴里化了，我闭嘴了，他说得对
twist/testimony > 结账的时候听我咳嗽，他塞了我一碗驴汤，没要钱
summary > 凶是真凶，好吃也是真好吃
action/point > 下午两点关门，周三不开

## 测评｜n｜counter
hook > 别一听锂电就觉得好，我拿铅酸和锂电两辆三轮拉了一个月货
context/setup > 同一条路，二十六公里，一天一趟，拉四百斤豆腐
evidence > 二十度的时候，锂电剩四成，铅酸剩两成半
evidence > 零下十六度那天，锂电直接不让充，得搬屋里暖一个钟头
evidence > 铅酸虽然也缩水，好歹能充能走
evidence/advantage > 重量锂电轻了三十多公斤，上坡明显有劲
evidence/point > 价钱差一倍，铅酸两年一换，旧的还能抵五百
summary > 有车库的上锂电，车停露天的老铁，还是铅酸省心
action > 想要我那张记账表的，在评论区说一声

## 情感观点｜n｜trend
hook > 又到年底评先进了，我想起我这辈子唯一一张奖状
context/hook > 1993年，我在鹤岗一个选煤厂，手选皮带上捡矸石
context/setup > 皮带一秒钟走一米多，煤是黑的，石头也是黑的，你得靠手上的分量
setup/pain > 那年班里丢了一枚雷管，混在煤里，全厂停下来找
agitate/setup > 领导说，找不着谁都别下班，我就趴在皮带边上一块一块摸
setup/twist > 后半夜三点多，我摸到一个凉得不对的东西
twist/after > 就是它，他们把我抬起来扔了三下
twist > 奖状写错了我的名字，把“凤兰”写成“凤栏”，我没敢让改
punchline/after > 现在它还糊在我家西墙上，孙女问我，奶，凤栏是谁

## 情感观点｜n｜counter,result
hook/point > 我们村取消了随礼，一年下来，红白事没少一桌，人情反倒厚了
context > 去年村民代表会定的，白事只收两条烟钱，红事不超过一百
before > 以前我一年随出去一万三，遇上腊月，一天赶三家
agitate/before > 钱一多，请客的也累，收了就得还，人都成了会计
after/evidence > 现在谁家办事，帮厨的来了二十多个，原先花钱雇还凑不够
twist > 也有不乐意的，前几年随多了还没收回来的，气得在群里退了
solution/point > 这个结，村里拿合作社的分红补了一部分，慢慢来
punchline > 礼轻了，腿就勤了

## 公众号长文｜n｜counter,pain
hook/pain > 老旧小区加装电梯，最难的不是钱，是一楼那一票
evidence/context > 截至十月底，我市共受理加装申请二百一十九件，开工八十四件。
pain/context > 搁置的项目里，有六成卡在低楼层住户的意见上。
pain/why > 一楼担心采光、噪音，也觉得自己用不上，凭什么配合。
solution/how > 新华里12号楼的办法是，电梯井往外挪一米一，改用玻璃幕墙。
solution/how > 同时把单元门口的坡道、雨棚一起修了，一楼的下水也重新走管。
after/evidence > 原本坚决反对的一楼住户葛师傅，最后自己来签了字。
testimony > 他说，他们没把我当绊脚石，先问我家有啥难处。
punchline/summary > 商量，就是把别人家的那点不方便，也算进图纸里。

## 直播切片｜n｜contrast
hook > 左手这个你们家用的，右手这个我们库里的，我往地上摔
evidence > 啪，左边的刃口崩了，右边的，你看，就磕个白印
solution/feature > 斧子，劈柴的，三斤半，油淬的
feature > 把儿我们灌的是玻璃纤维，里头还穿了一根钢丝
pain/question > 劈着劈着头飞出去的，谁碰见过？我碰见过，飞我三轮车玻璃上了
advantage/feature > 所以这个头是从底下往上穿的，越甩越紧
question/feature > 小斧子有没有？有，一斤二的，劈引火柴用
action > 大小一套带个皮套，六十九，拍三号
point/save > 家有小孩的收高处，说一百遍

## 带货口播｜n｜counter,negative
hook > 别光盯着城里送外卖，县里送快递进村，缺人缺得厉害
context/solution > 我们在岷县跑十一条进村线，招司机兼投递九个
benefit/feature > 保底四千六，一票五毛，年根儿底下能跑到七八千
benefit/feature > 自带面包车的优先，油补另算，一公里六毛五
feature/context > 一天一圈，上午装车，下午三四点基本就回来了
benefit > 顺路还能给村里人捎药捎化肥，挣个零花，只要不超重，我们不管
trust/benefit > 车险、货损险公司出，下雪封山不扣钱
action > 有B或者C1本的来站里，找站长魏霞

## 种草笔记｜n｜loss
hook > 剩在地里的白菜再不收，就喂雪了
why/pain > 客户去年订的，今年不要了，一亩三分，我跟我爸站地头发愁
feature/solution > 北京新三号，一棵五六斤，瓷实
action/benefit > 不按斤，一块钱一棵，自己拔自己装
benefit/point > 外头的叶子也别扔，喂鸡喂兔子都行
action > 沟东头红房子旁边，现在就有人在地里

## 非营销｜s｜none
solution > 浆水面 定西做法 四个人吃
solution > 浆水两碗 苦苣芹菜发的都行 手擀面一斤 葱花 干辣椒 香菜
how > 先把浆水从缸里舀出来 别搅底 舀完给缸里补点面汤
how > 锅里多搁点胡麻油 油冒烟 葱花辣椒下去 一爆香就倒浆水
how/point > 开了马上关火 浆水不能老煮 煮久了味儿就跑了
how > 另外的锅里下面 面薄 两滚就捞
how > 面捞碗里 浇上浆水 放韭菜末
point > 冬天热浇 夏天凉透了再浇
summary > 配一碟炝辣椒 就行咧

## 带货口播｜n｜trend
hook > 三伏贴过去了，三九天到了，别给我爹寄保健品了，寄这个
solution > 门窗厚棉帘，军绿的，老火车站挂的那种
feature > 两面帆布中间絮的再生棉，一条六斤半
feature > 底下缝了一根铅条，风再大它也不飘
pain/why > 老平房暖气不热，一大半是从门缝跑的
evidence > 我拿烟试过，帘子外头烟往里钻，帘子里头烟直着上
how/point > 量门，宽的两边各加五公分，高的减两公分，别拖地
action > 报尺寸给客服，定做的不退啊，量准了再下单

## 种草笔记｜n｜suspense
hook > 我姥姥炕柜最下层，藏着个比我妈岁数还大的好东西
setup/context > 中秋回翁牛特旗收拾屋子，翻出来一块黑毡子，毛都快磨没了
context/solution > 她说这叫擀毡，六几年用自家羊毛请毡匠擀的
question > 我就想，现在还有人做吗
solution/point > 还真有，经棚镇上一对父子，一年擀四十来块
feature > 一米八乘两米的，用十一斤春毛，三天一块
benefit/testimony > 铺床板上隔潮气，我这一楼的房子，褥子底下再也没返过水珠
point/trust > 头俩月有羊膻味，晒晒就淡，嫌味儿的慎入
punchline/summary > 姥姥摸了摸新的，说，薄了点，手艺还行

## 知识科普｜s｜pain
hook/pain > 棉鞋晒两天 里头还是潮的 穿上脚冰凉 知道为啥不
why/context > 你光晒鞋面 潮气全在鞋垫底下那层布里 太阳照不着
how > 先把垫子抽了 鞋口朝下 斜靠着墙 让气往外走
how > 旧报纸团两团塞鞋头 两个钟头一换 湿的报纸你摸摸 都是水
point/how > 别放暖气片上烤 胶开了 鞋底一掰两半
how/point > 炒点盐装袜子里 热乎的塞进去 一宿就干
punchline/summary > 鞋干 脚就暖 就这么个理儿

## 教程｜n｜dialogue
hook > “妈，这被面咋缝啊？”视频那头我妈笑了半天，然后教了我一遍
how/context > 要大针一根，顶针一个，粗棉线，两米四的被里被面各一块
how > 被里铺床上，四边长出来一拃，棉花套摆中间
how > 被面盖上去，把被里的边翻过来，折一道压住，拿夹子夹好
how/point > 线别太长，胳膊一伸那么长，长了打疙瘩
how > 从角上起针，角要叠成信封那样，先钉住
how > 四边缝完，中间引三趟，一针大一针小，大的在里头
how/point > 针扎不动就在头发上蹭一下，真的管用
how/point > 线头藏棉花里，不然硌人
punchline/after > 缝完了，我妈说跟蜈蚣爬似的，能盖就中

## 剧情对话｜s｜contrast
hook/setup > 白天 他是城管 晚上 他是烤红薯的
why/context > 队里没人知道 他媳妇尿毒症 一个礼拜透析三回
setup/twist > 那天晚上新来的小队长巡查 手电一照 愣住了 老郎？
setup/context > 老郎把帽檐往下压了压 说 该咋处理咋处理
setup/context > 小队长在炉子边上站了一会 问 多少钱一个
twist/context > 六块 给我来十个
twist > 第二天队里开会 小队长说 西环路口那块空地 划了线 办了证就能摆
setup/agitate > 他顿了顿 谁先申请
punchline/after > 全队的人 都没看老郎 但是都笑了

## 探店｜n｜pain
hook/pain > 去额济纳看胡杨，吃饭是真难，一碗泡面卖三十
solution/context > 我跟着拉骆驼草的司机，找到镇子外头一家维修站，能吃上热饭
feature/context > 老板修车，老板娘做饭，墙上挂着轮胎，地上摆着五张折叠桌
feature > 羊肉焖面，一锅只够六个人，豆角是晒干的，泡开了有嚼头
evidence/feature > 锅巴那一层，几个司机抢，拿铲子刮得锅直响
feature > 沙葱腌的，咸，一小碟不要钱
benefit/feature > 二十八一位，吃饱为止，车有毛病顺手就看了
point/trust > 水金贵，洗手只给一瓢，别浪费
action > 出城往北第二个加油站对面，别去太晚，八点熄灯

## 测评｜n｜trend,number
hook > 年底换煤的时候又到了，四种煤一个炉子，我一样烧了三天
context/setup > 屋子二十五平，外头夜里零下十五六度，一天记四次温度
evidence > 神木块煤，火苗子高，屋里二十一度，一天十九公斤
evidence > 宁夏太西煤，没烟，白灰，十五公斤就够，一吨贵六百
evidence > 型煤，就是压成枕头样那个，好引，可是灰多，一天倒三回
evidence > 兰炭，难着，得拿木头架半天，着了特耐烧，封一宿早上还红
advantage/summary > 论干净，太西的，玻璃上一点黑都没有
point/context > 我们这边今年禁了散煤，能买的其实就后面两种
summary > 有老人的家里我建议型煤，好点火，别嫌倒灰

## 情感观点｜n｜scene,pain
hook/pain > 腰疼得躺地上起不来的那天，我才知道自己还欠着银行十九万
before/context > 2021年贷款买的自卸车，指望拉砂石一年回本
agitate/pain > 第二年环保停产，砂场一关八个月，月供照样七千四
agitate/context > 我就给人卸水泥，一袋一百斤，一天六百袋，卸到第四十天，腰里咔的一声
setup/agitate > 媳妇把我拖到门板上，叫了邻居，抬去的卫生院
twist > 躺着的那一个月，我把车的账从头算了一遍，第一次算
point/evidence > 轮胎、机油、罚款、空驶，一样一样记，才发现跑的越多，赔的越多
after > 出院我把车卖了，赔五万，给人开固定线路的渣土，一个月九千二
after > 前天还清了最后一笔，我给银行那个小姑娘买了箱橘子
punchline > 会开车是手艺，会算账才是饭碗

## 情感观点｜s｜pain
hook/pain > 村卫生室没人 感冒了跑三十里 这话我说了五年
context > 原来的老大夫退了 来了个年轻的 待了七个月 走了
question/agitate > 你一个月给人两千六 还得自己烧炉子 换你你待不待
point > 光让人讲奉献不行 得让他能在这儿娶上媳妇
solution/how > 要么几个村并一个好的 配个车 要么把县里的大夫排班下来 一礼拜两天
evidence > 我们隔壁镇就是后头这个法子 周二周五 大夫来 老人提前半天就坐那儿等
agitate/context > 我也知道钱不好弄 可看病这个事 等不了
action/question > 你们那儿的卫生室还开着门吗

## 公众号长文｜n｜counter
hook > 很多人以为“种树要多浇水”，在毛乌素，这句话恰恰害死过一整片樟子松
context > 2012年春天，乌审旗一家造林公司在流动沙丘上栽了三千亩。
before/setup > 头两年，滴灌天天开，树苗绿得发亮，参观的人一拨接一拨。
agitate/pain > 第三年水费跟不上，滴灌停了，到七月，成片成片地黄。
why/evidence > 刨开一看，根都盘在上面三十公分，哪有水往哪凑，从来没往下扎过。
solution/twist > 新来的林工老斯琴改了办法：头年浇透，第二年减半，第三年只在最旱的时候救一次。
solution/how > 栽的时候坑挖到八十公分，底下垫一层湿沙，再压一层秸秆。
evidence > 按这个法子补的一千一百亩，去年验收，保存率八成三。
punchline > 老斯琴说，树跟娃一样，不能让它觉得水是从天上白来的。

## 直播切片｜n｜suspense
hook > 先不说我卖啥，你们猜这根绳子能不能把那台面包车拽出来
hook/action > 猜能的打1，猜断的打2，哎哟，打2的比打1的多
setup > 车轱辘陷下去了，半尺深的泥，里头还坐着我小舅子
evidence > 来，挂上，慢点给油，别窜，走，走，走，好，出来了
evidence/point > 没断，打1的都赢了，给你们鼓掌
solution > 八吨的尼龙拖车绳，五米长
advantage/feature > 它带弹性，能伸一截再往回收，不像钢丝绳硬磕大梁
feature > 两头U型扣，锻打的，不是铸的
point > 拖的时候人站远，绳子上搭件衣服，万一断了不抽人
action > 三吨的给小轿车，八吨的给皮卡面包，自己看车拍

## 带货口播｜s｜identity
hook > 退下来的电工师傅 闲着也是闲着 来我们学校带带孩子
solution/context > 武威职专 招实训指导老师四位 电工 钳工 焊工 汽修各一
pain/why > 娃们书上都会背 一上手螺丝往哪边拧都不知道
feature/point > 有高级工以上的证 六十五以下 普通话说不好没关系 手上有就行
feature/benefit > 一个课时七十五 一礼拜十二到十六节
benefit/feature > 有午休的屋 有食堂 寒暑假你该钓鱼钓鱼
action > 带着证来教务处 找祁主任 说是来带徒弟的

## 种草笔记｜s｜result
hook/after > 交车啦 一台1987年的东方红28 从一堆铁变成能跑的了
before > 拉来的时候缸体里长了棵草 真的草
pain/setup > 最愁的是喷油泵 全省找遍了 最后在双辽一个废品站扒出来的
how > 四十三天 缸套换了 曲轴磨了 漆是按老色卡调的
testimony/after > 车主是位老社长 上去转了一圈 下来没说话 拍了拍我肩膀
punchline/summary > 这一冬天 值了

## 非营销｜n｜none
solution > 关于12月上旬集中清运门前积雪及杂物的通知
context > 根据气象部门预报，12月1日夜间至3日将有一次中到大雪
point > 各商户按“门前三包”要求，雪停后四小时内清到路面见底
how > 积雪堆放在行道树树坑两侧，不得堆到盲道和消火栓上
point > 严禁用含盐的雪埋树根
action > 有铲车、三轮的商户可到街道办登记，参加统一调度，油费给予补助
action > 七十岁以上独居老人门前由网格员和志愿者负责，不必自己动手
summary > 东风街道办事处　2026年11月29日

## 带货口播｜n｜conflict
hook/pain > 我老丈人说猪槽用水泥的结实，我说用铸铁的，爷俩打了一赌
context/setup > 一个圈里一边放一个，养了俩月
evidence > 水泥那个，让二百斤的母猪拱翻了三回，沿儿上啃出豁子
evidence/solution > 铸铁的纹丝没动，四十八斤往那儿一蹲
feature/benefit > 里头是圆底的，剩食儿一铲就净，不藏馊
feature/benefit > 中间六道隔栏，谁也别抢谁的
after/punchline > 老丈人输了，给我炒了盘花生米
action > 单面的双面的都在下头，运费按斤，偏远的先问

## 种草笔记｜s｜scene
hook/context > 等儿子放学 在农资店躲雨 顺手买了双雨靴 结果穿了一整个秋天
feature/solution > 就是下地那种 高筒 墨绿色 牛筋底 三十二块
before/pain > 我原来那双网红的 短筒 好看 一脚踩泥里 拔出来光剩脚
evidence > 这双我跟着公公去下藕塘 水到小腿肚 里头干的
point/feature > 筒口有根绳 一定系上 不系会灌
point/trust > 走多了磨脚后跟 套双厚袜子解决
benefit/after > 现在下雨天送孩子 我是全校门口最稳的那个妈
action/point > 买的时候大一码 别问牌子 它没牌子 就印个雄鸡

## 知识科普｜n｜contrast,suspense
hook > 村里那口老钟，敲一下能响四十秒，新铸的那口只响十秒，秘密在一样东西上
question > 是铜好？是大？都不是
solution/why > 是锡，老钟里头锡占了一成四五
why/point > 锡多了硬，敲的时候不吃劲，颤得久；锡少了软，声儿闷
point/twist > 可锡也不能太多，过了两成就跟瓷碗一样，一敲就裂
point/solution > 另外钟口那一圈要厚，钟腰要薄，厚的管低音，薄的管传远
evidence > 我们县博物馆那口金代的，声音过了河还听得见
punchline/summary > 六百斤铜里，差的就是那几十斤锡

## 教程｜s｜pain
hook/pain > 面包车推拉门 一到冬天就拉不动 得俩人拽 是不
why/context > 多半是中间那个滑轮 黄油冻成蜡了
how/feature > 化清剂一瓶 细毛刷一把 低温锂基脂一小管
how > 门拉到一半 停住 能看见中间的轨道 上下一共三条
how > 先喷化清剂 黑汤子往下流 拿纸接着
how > 刷子来回刷 石子儿抠出来 一个小石子就能卡死
how > 干了以后薄薄抹一层脂 别糊 糊多了又粘土
point/how > 下面那条别抹油 它在外头 抹了全是泥 喷点干性的就中
evidence/after > 一根手指头 你看 走
benefit/summary > 二十分钟 自己弄 修理铺要八十

## 剧情对话｜n｜loss,suspense
hook/setup > 为了省四十块钱的停车费，他丢了一辆三轮车和一个徒弟
setup/context > 大集那天，他把车撂在菜场后墙根，让徒弟小满看着
agitate/context > 他去进货，回来的时候，车没了，小满蹲在地上哭
agitate/pain > 他气得一巴掌上去：看个车都看不住，滚
setup/agitate > 小满没还嘴，背上书包走了
twist > 晚上派出所来电话，说车找着了，是小满追了六里地，记下的车牌
evidence/agitate > 小满一只鞋都跑丢了，脚底板全是血
after/setup > 他骑着三轮，一个村一个村地找，敲了三十几家的门
punchline/summary > 找着的时候小满正给奶奶喂饭，头也没抬：师傅，明天几点出摊

## 探店｜n｜contrast,scene
hook > 门头看着像要拆，推门进去，热气把我眼镜全糊了
context/solution > 张家口宣化，鼓楼东边，一个老澡堂子，带吃饭的
feature > 池子分热的、很热的、下不去的，搓澡二十，修脚四十
feature > 泡完出来，躺床上，老板端莜面窝窝、一碗热羊汤
feature/evidence > 窝窝是推的，薄得透亮，蘸着蘑菇卤，一笼我吃了十四个
testimony > 隔壁床大爷说，他在这泡了三十六年，儿子结婚那天早上都来泡了一回
point/trust > 毛巾自己带，公用的我没敢用
action/feature > 男的天天开，女的只有一三五，早上六点半
punchline/benefit > 出来的时候天黑了，骨头都是软的

## 测评｜s｜pain,loss
hook > 买错焊帽 眼睛打了一晚上 跟揉了把沙子似的 所以有这期
context/setup > 自动变光的三个 手持的老式一个 师兄弟四个人轮流焊
evidence > 六十八的 起弧那一下 慢半拍 晃一下眼 焊十根就流泪
evidence > 一百五的 反应快 就是电池焊死里头的 没电整个扔
evidence > 四百二那个 看得清熔池 颜色是真的 帽子轻 脖子不酸
evidence > 老式手持的 便宜 不坏 就是占一只手
point > 变光时间要看参数 二万五千分之一秒 别看它说快
point > 感光的探头最少四个 两个的一挡就不变
summary > 天天焊的 攒钱上那个贵的 偶尔焊焊门的 手持的够了 眼睛就一对

## 情感观点｜n｜negative
hook > 不是每个跑出去的人，都混成了样子，我就是那个灰溜溜回来的
context/before > 2016年，我从方正县去了日本，研修，在长野种生菜
context/setup > 早上两点起来割菜，头灯照着，一棵一棵，弯着腰倒退
agitate/pain > 说好三年，干到第十九个月，老板摔了，农场散了，我被送回来
agitate/pain > 欠着中介四万六，回到家，我妈问我，我说放假
twist/setup > 我一个人到大棚里，看我爸种的生菜，东倒西歪，我忍不住蹲下去就给间了苗
testimony/twist > 我爸在后头看了半天，说，你这手，跟机器似的
solution/how > 我把人家的株距、水温、采收的时间点，一条一条写在烟盒上，贴棚里
after > 第二年哈尔滨的一个火锅店来订，一天要六十斤，现在一天四百
punchline/summary > 没混成样子，可我把样子带回来了

## 情感观点｜n｜suspense,question
hook > 我说个事你们品品，为什么越来越多的小饭馆，墙上的菜价是手写的
twist/why > 不是怀旧，是菜价一天一变，印出来就作废
pain/trust > 我在邯郸峰峰开家常菜馆十二年，前年印过一回塑封的，三个月改了五次
agitate/why > 蒜薹从三块蹿到九块，我卖贵了，老客骂，卖便宜了，我自己骂自己
solution/point > 我的法子是，大菜定死，时令菜写小黑板，旁边写上今天进价
after/evidence > 客人看见进价，反而没人砍，还有人劝我涨两块
punchline > 做买卖，你把底牌露一张，人家就不好意思再掀你的桌子
action/question > 开店的，你们墙上写不写

## 公众号长文｜n｜promise
hook/benefit > 读完这一篇，您就能自己看懂老房子的“鉴定报告”
context > 近期，我市开展自建房安全排查，不少居民拿到报告，却被术语难住。
point/solution > 报告把房屋分为A、B、C、D四级，A级可正常使用，D级为整幢危房。
point/solution > C级最容易误会，它的意思是局部危险，修好了可以继续住。
how > 先看结论页，再看“裂缝分布图”，红色为主裂，蓝色为抹灰层裂。
point/how > 横着的、斜着的、宽度超过五毫米的，要紧；竖直的发丝缝，多半是抹灰干缩。
point/action > 报告有异议的，可以在收到后十五日内书面申请复核，不收费。
action > 需要人讲解的，市住建局一楼每周二上午有工程师坐班。
punchline/summary > 房子跟人一样，定期体检，小病早治。

## 直播切片｜s｜negative,counter
hook > 别买三十块钱的千斤顶啊 我今天就是来得罪人的
pain/agitate > 前天一个兄弟 车顶起来人钻底下去了 顶子自己往下走 幸亏轮胎垫着
why > 就是里头那个密封圈 四毛钱的和两块钱的 差在这
solution/feature > 咱这卧式的 两吨 双泵 起得快
feature > 最低八公分半 低趴的车也进得去 最高三十三
feature > 轮子是铁的 后头两个能转
point > 不管谁家的 顶起来一定放马凳 不放马凳别钻 求你们了
action/feature > 今天带一对马凳 三吨的 一块儿走
action > 一套二百二十九 上车 大哥们下手

## 带货口播｜n｜pain,loss
hook/pain > 种了三年香菇，年年卖给贩子，差价都让人家拿走了，你甘心不
agitate/pain > 平泉、西峡的菇贩子一斤压两块，棚里出菇等不起，只能认
solution > 我们合作社建了八十吨的冷库，一起存，一起卖
action/context > 招菇农入社，十棚以上优先，现在五十二户，差十来户凑够一条烘干线
evidence/benefit > 去年统一走的烘干菇，社里给的比贩子高一块一，另有年底返利
feature/point > 入社交三百股金，退社退股，写在章程里
trust > 账本每月贴墙，谁都能看，理事会六个人，都是种菇的
action > 想加的，礼拜三上午来社里开会，先听，不急着交钱

## 种草笔记｜n｜identity,question
hook/question > 各位车主，谁家车底盘还没打防锈？
pain/agitate > 一撒融雪剂，三年就锈穿，去年修了一台五菱，大梁能拿螺丝刀捅进去
solution > 我这新来的橡胶沥青，喷完黑的，摸着软
trust/feature > 排气管、螺丝眼、传感器全拿胶带贴上再喷，不糊弄
how > 早上送来，先冲先吹先晾，下午喷，隔天取
action > 轿车三百五，面包四百，皮卡面谈，一天只做三台

## 非营销｜n｜none
solution > 小南沟护林防火检查站12月值班安排及注意事项
point > 值班分三班：早班6点至14点，中班14点至22点，夜班22点至次日6点
point > 早班：关保平、荆石头；中班：段开明、冶巧儿；夜班：孔凡奎、霍德胜
action > 过站车辆一律登记，火种入箱，走的时候领回
how > 发现冒烟先报坐标，不知道坐标的报最近的电线杆号
point > 炉子用完浇透水，灰铲到铁桶，不许倒沟里
point > 夜班可以轮流打盹，但对讲机不离身
summary > 站长　尹三元　11月28日

## 带货口播｜n｜pain
hook/pain > 卷帘门一拉一手黑油，谁家开店谁知道
agitate > 大早上穿件干净棉袄，咔一下蹭一道，媳妇跟你没完
solution > 换个电机，管状的，藏在轴里头，外面看不见
feature > 遥控器两个，墙上再来个按钮
feature/benefit > 停电了侧面有个手摇口，摇把送你
advantage > 老式链条机轰隆隆半条街都醒，它跟冰箱动静差不多
point > 门宽三米五以内用小扭矩，超了的别硬上
action > 把门的宽高打给客服，配好了再付钱

## 种草笔记｜-｜result
hook/after > 我家那个堆了十年破烂的凉房，终于能进人了！
solution > 就靠了一样东西，工地上淘汰下来的角钢货架。
feature > 一米五高四层，孔是冲好的，拧螺丝就行，一层放一百五十斤的面不打弯。
how/feature > 底下两层搁粮食，中间放工具，顶上扔轻的，棉被啊纸箱啊。
twist/after > 翻出来的东西你猜，我小学的红领巾，还有两双没拆封的球鞋。
how/point > 二手的有锈，我用砂纸打了打，又喷了罐银粉。
action/benefit > 三个架子一百四十五，包头拆迁市场买的。

## 知识科普｜n｜loss
hook > 大棚膜装反了，一茬黄瓜少收两千斤，很多新手栽在这
context/why > 现在的膜有一面带流滴剂，水珠贴着膜往下淌，不往菜上滴
agitate/why > 装反了，水珠全挂着，滴到叶子上，灰霉、霜霉就来了
agitate/why > 还有一层，水珠跟小镜子一样，把光都反出去
how > 认的办法：往上喷点水，散成一片的是里面，聚成珠的是外面
how/point > 没水就看字，正着能念出字来的一面朝外
point > 流滴剂顶多管一年，第二年还是要擦膜
punchline/action > 上膜那天别慌，先哈一口气看看

## 教程｜n｜promise,number
hook > 两张图纸，三根木方，教你钉一个能使十年的梯凳
feature/how > 木方用落叶松的，四十乘六十，两米三根，板子两块
how > 腿锯四条，六十公分长，头上锯十度斜角，四条得一样斜
how > 横撑前后各一根，离地十五公分，先画线再打眼
how > 拧自攻钉之前，用三毫米的钻头引孔，不引就劈
how > 踏板出来两公分，边儿拿砂纸打圆
how/point > 钉子别只钉一颗，两颗错开，不然会转
evidence > 我一百八，站上头蹦，没事
after/punchline > 刷两遍桐油，晾三天，闺女拿去当床头柜了

## 剧情对话｜n｜suspense,trend
hook/setup > 腊月二十八，全镇的快递都发完了，只剩一个没人认的包裹
context > 收件人写着“大柳树下的老师”，没有电话，没有姓
setup/context > 快递小哥本来要退，想了想，骑车去了那棵大柳树
setup/context > 树下就一个修鞋的，说这儿早没学校了，八几年就并走了
question > 小哥又问：那老师呢？
twist/point > 修鞋的指指北边，坡上有个孤坟，姓俞，教了三十来年
twist/setup > 小哥爬上坡，把包裹拆开，是一双棉鞋，一张纸条
twist/punchline > 纸条上写：您给我的那双，我穿到了北京，现在还您
punchline/summary > 他把鞋摆好，磕了个头，下山的时候天黑了，快递车的灯照着雪

## 探店｜s｜identity
hook > 爱吃肝的朋友 过来 我给你们找着了一家熘肝尖封神的
context > 长春 铁北 一个粮油店旁边 招牌掉了一半 就剩个 家常
feature/evidence > 肝是切柳叶片 嫩 一点血都不带 咬着跟豆腐皮似的
trust/testimony > 大姐说 下锅到出锅 十一秒 多一秒就老
feature > 蒜片 尖椒 木耳 醋是锅边烹的 冒一股子白烟
feature > 一盘二十二 米饭随便盛 自己去电饭锅
point/twist > 油烟大 衣服得换 我回家媳妇说我身上跟抹布一个味
context/point > 晚上人少 中午全是开大车的
action > 想去的 先看天 下雨她不开门

## 测评｜n｜question
hook/question > 蚊帐杆用竹子的、不锈钢的、玻璃纤维的，哪个顶得住一个熊孩子？
context/setup > 三张上下铺，三家帮忙，孩子六到十岁，都是属猴的
evidence > 不锈钢的，第三天就弯了，一个姿势吊着，弯成了拱门
evidence > 竹子的，头一个礼拜没事，第九天裂了，裂口扎了手
evidence > 玻璃纤维的，弯到底弹回来，抽了她弟一下，娃没哭，我吓哭了
twist/point > 接头才是毛病，三家断的地方一半都在塑料三通上
summary > 要是非让我选，玻璃纤维的，接头外头缠两圈电工胶布
punchline > 熊孩子没有赔的

## 情感观点｜n｜dialogue
hook > “你一个女的，开什么吊车。”队长头也没抬，把我的表退回来了
context/hook > 2011年，乌兰察布，风电场刚开始装机
setup/pain > 我在家练了三个月，场地是我爸用白灰画的，吊钩是水桶
setup/context > 第二回我去，没递表，就站在旁边看他们吊一片叶片，风大，叶片打转
setup/twist > 队长急得喊，谁也稳不住，我说，缆风绳反了
twist > 他扭头看我，没说话，让人换了绳子，叶片慢慢就停住了
after > 第三天我坐进了驾驶室，五十吨的汽车吊
agitate/setup > 第一个月，我吃饭都不敢喝水，一上去就是一晌
after/twist > 现在队长退了，他闺女跟我学徒
punchline > 那张退回来的表，我还留着，写的是：不予录用，理由，女

## 情感观点｜n｜scene
hook/context > 早上在早市，一个卖葱的大爷让一个姑娘的直播架子挤到了墙根
context/agitate > 姑娘对着手机喊：家人们看，原生态的烟火气！
question/point > 我就想问一句，原生态的人，让你挤哪去了
agitate/evidence > 那大爷七十多，一捆葱卖两块，脚边放着半个凉馒头
point/punchline > 市场是人家吃饭的地方，不是你的背景板
evidence/advantage > 也有懂事的，有个小伙先买了三捆，再问能不能拍，大爷笑得牙都露出来了
solution/how > 拍之前，问一声，买一点，挪一挪，三句话的事
punchline > 烟火气里头，得有人，才有气

## 公众号长文｜-｜number
hook > 六百零三页，一个村妇女主任的二十一年台账。
context > 本溪县草河掌镇的荣桂芬，今年退下来，交出了十一本笔记。
evidence/feature > 谁家媳妇哪月临产，谁家老人药快吃完了，谁家两口子吵到要离，一笔一笔都在上面。
evidence > 第三本第四十七页写着：二组老宫家，孩子肺炎，送四十个鸡蛋，借板车。
evidence > 第九本写着：独居的仇奶奶，窗帘早上没拉开，去敲门，门没锁，送医及时。
testimony/why > 她说，不记不行，脑子记不住这么多人的难。
after/twist > 接班的姑娘今年二十六，用的是手机表格，点开来，一样是密密麻麻。
punchline/summary > 从纸到屏幕，换的是笔，没换的是那句：今天谁家还没看见灯。
punchline/summary > 荣桂芬把最后一支圆珠笔，别在了姑娘的口袋上。

## 直播切片｜n｜identity
hook > 修鞋的、开锁的、配钥匙的师傅，进来咱一行人唠唠
pain > 冬天出摊，最要命的是手，钥匙胚子都捏不住，对吧
solution > 我给大家找了一个小炉子，烧酒精块的，巴掌大，不冒烟
feature > 外壳是双层铁，中间有空，手放上不烫，离十公分就热
feature > 一块酒精块烧四十来分钟，一盒十二块，够一天
how/point > 底下垫块砖，三面挡风，千万别放车斗里头
point/trust > 点它不能在屋里，不能睡觉，这话我写在盒子上了
question/benefit > 有人问能不能煮面，能，小铝锅一放，我天天煮
action > 炉子加两盒燃料，四十九块，先来的先选颜色

## 带货口播｜n｜number,result
hook/after > 我们上个月发出去三百一十双手工千层底，全靠十三个老太太
action/context > 阳信县纳鞋底坊，还想再找十来位会纳的
point/feature > 年龄不限，眼神能穿针就行，八十二岁的侯姥姥是我们的主力
benefit > 一双底子工钱六十八，自己在家纳，一个礼拜两双不累着
feature/benefit > 布、麻绳、锥子、夹板全由我们送，做好了我们收
context/evidence > 现在订单主要是城里老人和练拳的，他们嫌胶底滑
trust > 不收押金，不收材料钱，纳坏了重拆，算我们的
action > 有愿意的，让儿女加我微信，先寄一双样底你看针脚

## 种草笔记｜n｜scene
hook/context > 今天下午一点，太阳正好，我和师父坐在河堤上磨了三把剃刀
setup/trust > 师父七十九了，磨刀的手一点不抖，一下是一下
setup/trust > 他说，刀磨好了要先刮自己腿上的毛，刮疼了就不能给人使
setup/evidence > 我刮了一道，师父问疼不，我说不疼，他把刀拿过去又磨了二十下
setup/context > 冰底下有水响，咕咚咕咚的
action/summary > 明天开门，老价钱，刮脸十块，排队喝茶

## 非营销｜n｜none
solution > 小鸡炖蘑菇，吉林山里做法
solution > 笨鸡一只三斤左右，榛蘑二两，粉条一把，葱姜大料，老抽少许
how > 榛蘑提前三小时凉水泡，水别倒，根儿剪了，沙子沉底
how > 鸡剁块，不焯水，直接下油锅翻，翻到皮紧了、出油了
how > 放葱姜大料，酱油，酒，翻匀了倒泡蘑菇的水，要把沙子留碗里
how > 大火开，小火四十分钟，中间翻一回
how/point > 再放蘑菇，再炖二十分钟，最后放粉条，粉条吸汤，汤得多留些
point > 盐要放得晚，早了鸡肉发柴
summary > 出锅前撒点香菜，没香菜撒葱花

## 带货口播｜n｜pain,question
hook/question > 蹲地上铺砖，膝盖疼不疼？疼的话你低头瞅瞅你垫的啥
agitate/pain > 泡沫板，对吧，跪一上午，碎成渣了
solution/feature > 这个带轮的跪垫，下边仨万向轮，上边海绵凝胶的
feature > 腿肚子后头有根绑带，不勒
evidence > 我从这头，蹭，到那头，十米，手里还端着灰桶呢
feature > 前面这个小盘儿，放卡子、放锤子
point/trust > 地上有水泥渣的先扫扫，硌轮子
action > 贴砖的、擦地板的、装踢脚线的，点小黄车，一副起

## 种草笔记｜n｜identity
hook > 家里有驼背老人的，枕头别瞎买了，听我一句🙏
pain/context > 我奶背弯得跟虾一样，平躺脑袋够不着枕头，得摞三个
before/agitate > 记忆棉的、乳胶的、决明子的，全试了，全在柜子里
solution > 最后是养老院护工教我的：荞麦皮，自己装，不要装满
how > 八斤荞麦皮，分装成一大一小两个，大的垫肩膀后头，小的垫头
benefit/feature > 它能走形，脑袋往哪歪它就往哪让
evidence/after > 奶奶头一晚睡到五点半，平常三点就起来坐着了
point > 荞麦皮要晒、要筛，不然有灰，我爷咳嗽过一回
point/action > 买皮的时候捏一把，碎的别要

## 知识科普｜s｜suspense,result
hook/after > 这根木头泡水里一百多年 捞上来还是硬的 你拿指甲掐掐
context/solution > 这是老码头的桩子 落叶松 也有叫红松的 不一样
why/point > 木头烂 得有三样 水 气 菌 全泡水里头 没气 菌就活不了
point/why > 所以最容易烂的是水面上下那一拃 一会干一会湿
evidence/how > 老辈子打桩 把那截拿火燎黑 再刷桐油 就是这个道理
evidence > 你看我锯开的 外头两公分黑的 里头还是黄的 还有松油味
action/summary > 院里埋木头桩子的 记住 地皮那一截 燎一燎

## 教程｜n｜negative,counter
hook > 车窗起雾别用手擦，越擦越花，三招都不用花钱
why > 雾是车里的热气碰着冷玻璃，擦掉的是水，油还在，又挂上了
how/point > 第一招，空调开着，冷风，对，冷风，压缩机AC按亮，外循环
how/point > 温度可以往热调，但AC别关，它是抽湿的
how/point > 第二招，着急走，左右窗各开一指宽，两分钟就散
how/point > 第三招，头天晚上拿肥皂在玻璃里面薄薄抹一层，干布擦亮
point > 脚垫湿的车最容易起雾，停车的时候把垫子掀起来
point > 暖风开到头还起，八成空调滤芯该换了，里面能长出蘑菇
action/save > 学会了，给你爱人也讲讲

## 剧情对话｜s｜scene,pain
hook/setup > 儿子在视频里说 爸 今年又回不去了 老头说 忙你的 挂了
setup/agitate > 挂了以后 老头把杀好的两只鸡 又放回冰柜里 里头还有去年的
setup/context > 老伴走得早 院里就他跟一条狗
twist/setup > 除夕下午 村口来了一辆拖拉机 斗里坐着六七个小年轻
setup/question > 大爷 我们是修高铁的 食堂炸锅了 能借个灶不
twist/setup > 老头愣了一会儿 把冰柜里的鸡 全拎出来了
after/context > 一院子人 有剁肉的 有烧火的 有个四川娃还放了半斤辣椒
twist/after > 十二点 儿子打来视频 半天没人接 接了 全是笑声
punchline > 儿子说 爸 你那儿人真多 老头说 都是你的班

## 探店｜n｜trend
hook > 下头场雪了，呼伦贝尔人开始涮冰煮羊，我去看看是真神还是吹
context > 海拉尔，哈萨尔桥南，一家自建房，门口堆着半人高的冰
feature/how > 锅底不放水，铺一层洗干净的冰块，羊肉压在冰上，点火
trust/why > 老板说，冷热一激，肉缩得紧，汁跑不出来
evidence > 水开以后汤真是清的，撇都没怎么撇，肉是嫩，我承认
twist/evidence > 可是吧，我闭眼吃了普通凉水下锅的一碗，猜错了，俩差不多
advantage/twist > 最香的是蘸的野韭花，跟我们市面上的不是一回事
feature/context > 四人锅两百六，带手把肉和血肠
summary > 仪式感七分，肉好三分半，多的半分给那个院子

## 测评｜n｜result
hook/after > 先亮分：四种防滑链，雪坡上只有一种没打滑，也只有一种装上用不到十分钟，可惜不是同一个
context/setup > 地点阿尔山，坡度十四度，车是老捷达，前驱，轮胎半旧
evidence > 铁链，上去了，装了二十六分钟，手都木了，路上哗啦啦响
evidence > 牛筋的，装得快，九分钟，开到一半断了一根，抽掉了我半块挡泥板
evidence > 布的，像给轮胎穿袜子，四分钟，干路开了三公里就破洞
evidence > 扎带式的，一次性，剪了就扔，急救用还行
point > 装完走五十米，下来再紧一回，一定要紧
summary > 常走山路的，铁链，提前在家练三遍；一年用一回的，布的
trust/punchline > 阿尔山的修车店大哥全程在旁边嗑瓜子，他作证

## 情感观点｜s｜suspense
hook > 我手机里存着一个号 从来没打通过 可是每年过年 我都拨一次
context/setup > 那是我在伊宁 给人卖馕的时候 认识的一个大哥
setup/context > 冬天 我推着车 他每天都来买两个馕 给我多放两块钱
setup/context > 他说他是修水电站的 说等站修好了 带我去看最大的水
twist/agitate > 二零零八年开春 他没来 我等了三天 去他宿舍问 说是山体滑了
twist > 他衣服里有个小本子 写着我的车号 和每天欠我的馕钱 其实没欠
after > 后来那座水电站发电了 我去看了 真大 水从天上下来 一样
punchline/summary > 我站在那儿 给他打了个电话 关机 我说 哥 我看见了

## 情感观点｜n｜pain,question
hook/pain > 化肥涨，农药涨，连打药的飞手都涨了，就玉米没涨，这地还咋种？
context/pain > 我是三百亩的小户，不上不下，大户有补贴，小户自己扛
evidence/pain > 一亩地，种子六十五，肥二百一，机械一百四，地租五百，刨完还剩多少你算
agitate/why > 最难受的不是贵，是谁都能拿捏你，卖料的、收粮的、烘干的，排着队抽一口
solution/point > 我的主张是别光盯着补贴，先把烘干塔、仓储弄成大家的
evidence/how > 我们五户凑了十一万，买了个小烘干塔，头一年省了两万三的潮粮扣价
evidence/twist > 合伙也吵，谁先谁后，吵了半个月，最后抓阄，吵归吵，省的是真钱
action/question > 你们那边一斤潮粮扣几个水？

## 公众号长文｜n｜scene
hook > 傍晚，烟台港西港区的吊机把最后一根风电叶片放进船舱，九十一米，像一条搁浅的白鲸。
context/setup > 司索工时伟民摘下手套，手心全是汗，他在船舷边站了半分钟才敢动。
context > 这是他从事这一行的第二十三年，也是第一次吊这么长的东西。
context/why > 司索工的活，就是把吊具和货物连上、解开，听起来简单，错一次就是一条命。
how/feature > 叶片要用两根软吊带，重心要找准，找不准，离地三米它就会转头。
evidence/setup > 时伟民有个小本子，记着每一种货的绑法，三百多页，图是他自己画的。
after/evidence > 今年春天，这个本子被港务集团印成了教材，署名是他，他只要了二十本。
punchline/point > 他说，吊机再大，也是两根绳子吊着，绳子的那头，是人。
punchline/summary > 天黑下来，船鸣了一声，他举起手，朝着船头的灯，挥了挥。

## 直播切片｜s｜pain
hook/pain > 天一冷 电动车充电器是不是拔出来烫手 有的还冒烟 我跟你们讲 这事能要命
agitate > 去年我们小区烧了三辆 就是半夜充电 楼道里 一股胶皮味
solution > 这个定时插座 机械的 不用联网 咔咔一拧 几个小时它自己断
feature > 最长十一个小时 十六安 充三轮也够
evidence > 我插上给你看 现在拧一格 咱等着 大概一刻钟 它自己跳
point/trust > 你别放楼道 别飞线 这是底线 它不是救命的 是提醒你的
question/point > 能不能控制电磁炉 不能 功率不够 别瞎接
action > 一个十五 三个四十 拍的时候备注几安的
evidence/twist > 哎 刚说完 它跳了 你们听见没 咔

## 带货口播｜n｜promise
hook/benefit > 三十块钱的报名费我出，三个月，让你能自己把一栋小楼的水电走下来
solution/context > 临汾尧都区，水电安装学徒班，一期十个人，师傅手把手带
action/point > 十八到四十，高中不高中无所谓，怕电的不要
how/context > 白天跟工地，晚上两小时讲图，周日休息
benefit > 学徒期一天一百二，出师以后按平方包，一平米二十二到二十八
why/context > 我们工程多，缺的是能看懂图的，能吃苦的满大街都是
trust > 不会要你押身份证，也不要你交学费，干三天不合适结完走人
action > 来的人带一双绝缘胶鞋，找韩水电，住宿在工地旁边，两张床位

## 种草笔记｜s｜pain
hook/pain > 水烧干了 锅又糊了 你妈是不是又骂你了
pain/context > 我家昨天就是 电话一接 二十分钟 一锅小米粥成了炭
solution/how > 糊锅底 倒点醋 撒把盐 泡一宿 早上一铲就掉
evidence > 图一图二 自己看 没修图
point > 不粘锅别这么整 涂层就完了
action > 要是铲不动的 拿来店里 我有喷砂机 十块钱一口

## 非营销｜n｜none
solution > 2026年11月县供销社农资调度会纪要
context > 会议时间：11月25日；主持：副主任支永强；参加：各基层社主任
point > 一、春耕化肥储备已到库1.4万吨，完成计划的七成
point > 二、尿素铁路运力紧，12月上旬预计到货推迟五天，各社要先做好农户解释
action > 三、所有进库化肥抽检，发现含量不足的一律封存，并报市场监管局
action > 四、冬季农膜回收，每公斤奖补一元，回收点名单月底前公示
point > 五、基层社反映农户赊账难收，会议决定先登记，不许以扣粮抵债
question > 六、关于代收代卖干辣椒的提议，价格分歧较大，另行开会研究
summary > 会议要求各社12月5日前上报落实情况

## 带货口播｜s｜result
hook/evidence > 刷完了 刚才那一块锈 没了 你看
solution > 除锈转化剂 刷上它就变黑 不用打磨
feature > 一斤装 能刷四五个平方
how > 浮皮拿铲刀刮一下就行 刷一遍 等四个小时 再刷漆
pain > 大铁门 护栏 三轮车斗 年年刷年年锈 图个啥
point/trust > 镀锌的别刷 不锈的地方也别刷 白瞎
action > 拍一斤的先试试 好使再来拿五斤的

## 种草笔记｜n｜promise
hook/benefit > 二十块，让家里那台2009年的洗衣机再战两年（亲测
pain/before > 甩干跟拖拉机一样，满地跑，楼下上来敲过两回门😓
why/twist > 修的师傅说不是电机，是四根吊杆老了，弹簧没劲
solution/how > 自己网上买了一套吊杆，对着机器后头的型号搜，别瞎买
how > 洗衣机放倒，底下四个角，一个一个换，往上一顶就脱钩
point > 换之前拍照！拍照！我第一根装反了又拆
evidence/after > 现在甩干放个鸡蛋在上头不掉，没骗人，图四
benefit/punchline > 省下来的钱吃了顿羊蝎子😋

## 知识科普｜n｜identity,question
hook > 养狗看羊的，说说狗为啥三伏天褪毛，冬天又一身
why/point > 狗有两层毛，外头长的挡雨，里头那层绒才是棉袄
why/point > 啥时候换，不看冷热，看白天长短，天一短它就开始攒绒
why/point > 所以圈在屋里老点灯的狗，一年到头都在掉
point > 冬天别给看羊狗洗澡，毛上那点油洗掉了，雪就往肉里钻
point > 剃毛更不行，你看着它凉快，太阳一晒反倒起皮
how/point > 褪毛的时候拿铁梳子从后往前倒着梳，一天十分钟
punchline/summary > 牧区老人说，狗身上的绒能絮一双袜子，真有人絮过

## 教程｜n｜pain
hook/pain > 手机听筒声音小，接个电话跟做贼似的捂耳朵，多数不是坏，是堵了
how/context > 准备：软毛牙刷一把，双面胶一小段，牙签不要
how > 先关机，对着灯看听筒那条小缝，灰黑的一条就是
how > 牙刷要干的，斜着往外扫，别竖着往里捅
how > 双面胶搓成小棍，粘一下，提起来，再粘，十几次
evidence > 你看胶上，这都是啥，棉絮、粉底、还有饭渣
point > 千万别用针，后头有层网，扎破了进水
how/point > 还不行就进设置，看看是不是开了蓝牙，声音跑耳机里去了
action > 给爸妈弄一弄，他们老说你声儿小

## 剧情对话｜n｜result,suspense
hook/setup > 最后，那一万块钱的彩票，撕成了两半，一人一半，谁也兑不了
setup/context > 老倪和老阎，合买了八年彩票，一个出钱，一个选号
agitate/setup > 中了，为谁去领吵起来了，老伴们也上了阵
setup/context > 撕完那天，俩人都没睡着
twist/setup > 半夜老倪去敲门，手里攥着那半张，老阎正好也开门，也攥着半张
twist/setup > 两个人坐在门槛上，拿米汤把它粘上了
question > 还能领不？彩票站的姑娘对着光看了半天
twist/point > 能，条码没撕着
punchline/summary > 钱取出来，买了两把一模一样的躺椅，放在一棵树底下

## 探店｜n｜counter,promise
hook > 带你吃一顿零差评的，因为这家店网上根本搜不着
context > 平凉崆峒区，柳湖东门，修锁摊旁边的楼梯下去，地下室
feature/solution > 只卖一样，饸饹面，羊肉汤的，六点到十点
feature > 饸饹床子是木头的，一压一坐，老板坐上去的，一百七十斤
evidence/feature > 面筋，汤清，上头一层红油，撒把韭菜，我连汤喝完
testimony > 对面坐的出租车师傅说，他一礼拜来六天，周日她不开
feature/twist > 地下室嘛，没信号，付钱得上来再扫，老板不怕你跑
feature/action > 小碗六块大碗八块，加肉另说
punchline/summary > 写到这我又饿了

## 测评｜n｜identity
hook > 开大棚的，你们的卷帘机绳子，我替你们磨断了七根
context/setup > 找了个报废的卷轴，天天来回转，一天两百圈，挂五十斤沙袋
evidence > 红白尼龙绳，第六天起毛，十一天断
evidence > 蓝色聚乙烯，九天，晒过的那段先断
evidence > 三股的涤纶，二十三天，磨得发亮，没断，细了一圈
evidence > 带钢芯的，四十天我不想转了，外皮破了，里头好好的
twist/point > 有个事没想到，打结的地方最先断，全是
solution/point > 所以换成绳卡，别打死结
summary > 涤纶的加绳卡，一亩棚合六十来块，划算
point/trust > 钢芯的断的时候会抽人，别贪

## 情感观点｜n｜number
hook > 七次，我开着救护车，七次堵在同一个路口
context/hook > 我是120司机，乌兰浩特的，干了十九年
pain/setup > 那个路口早上两头都是学校，送孩子的车停三排
agitate/pain > 第七次，车上是个心梗的老爷子，离医院一千二百米，走了十一分钟
agitate/twist > 人没救过来，他老伴没怪我，就问了一句，是不是路不好走
solution/setup > 我回去睡不着，把那个路口每五分钟的车数了三个早上，画了张图
twist/setup > 寄给了交警队，以为石沉大海，两个礼拜后，来了个年轻警察，蹲在路口跟我一块数
after > 现在那儿划了一条应急道，画着黄格子，家长们自己拉了个群，轮流值班
after/punchline > 上个月又过那儿，四十秒

## 情感观点｜s｜conflict
hook/pain > 一个说供暖要按户收 一个说不供的也得交三成 两边都有理 那听谁的
pain/context > 我家是顶楼 一个冬天最冷的 交得最多 你说我憋屈不
agitate/point > 热是往上走的 楼下不交 楼上就得替他烧 这叫什么理
twist/point > 但是人家屋里没人 一年都不住 凭啥也得掏钱 这也是个理
evidence > 隔壁小区装了热计量 头一年吵翻了 第二年一算 平均省了两成
solution/point > 我看就该一户一表 先装了再说 前头十年的账别翻
question/agitate > 装表谁出钱 这又得吵
punchline/action > 供暖供暖 热的是屋 凉的是人心 别再拖了

## 公众号长文｜n｜question,counter
hook/question > 霜降之后，河里的鱼为什么反而好钓？老渔政这样回答
context/trust > 驻马店市汝南县宿鸭湖，管渔政的庞守田今年五十九岁。
why/point > 他说，水温从十八度往十度掉的那二十来天，鱼知道冬天要来了，拼命吃。
why/point > 一旦低于六度，鲫鱼、鲤鱼就停嘴，蹲到深窝子里去了。
evidence > 他的巡查记录显示，十月下旬垂钓者的平均渔获，是十一月下旬的三倍多。
point/solution > 禁渔期内，一人一竿、休闲垂钓是允许的，可视锚鱼、带钩的多线作业都不行。
context/feature > 湖区有十一个钓位在深水陡坡，他每年都要去拉绳子拦。
agitate/evidence > 去年秋天，他从水里拽出来过两个人，其中一位是他的同学。
punchline/summary > 他说，鱼明年还有，人没有明年。

## 直播切片｜n｜scene
hook/context > 家人们看我后面，这是我们村的老油坊，五十年的榨机，正在打油
feature/evidence > 听见咚的一声没，那是撞木，二百八十斤，四个人抡的
solution > 今天卖的就这个，菜籽油，刚出来的，还热乎
feature > 菜籽是自己村的，不是外地拉的，品种叫老油菜，产量低，香
evidence/feature > 我倒一点在碗里，你们看颜色，金黄偏红，沫子细
point/trust > 没精炼，放久了底下有沉淀，正常，介意的别拍
question/point > 能不能炒菜？能，烟大，先把锅烧热再下，我妈吃一辈子
action/point > 五斤一壶，一户限三壶，榨一锅就这么多，晒到明天才有下一锅
action > 五斤装的上车，等过年用的现在拍，仓库路上要走四五天

## 带货口播｜s｜identity,question
hook/question > 谁会做大锅菜的 会拉条子也行 我这儿有个冷库食堂 缺厨师
context/solution > 新疆昌吉 番茄酱厂 一百六十号人 三顿饭 缺炒锅一个 面案一个
benefit/feature > 炒锅七千 面案六千五 包往返路费 淡季照发六成
feature/benefit > 厨房是新的 灶是燃气的 四个炒锅位 采购厂里车去
point/feature > 口味 一半甘肃的一半河南的 还有二十几个维族兄弟 清真的灶单独 不能混
trust > 有人问会不会拖工资 老厂长在这儿三十年了 你可以打听
action > 要带照片 带你做的三个菜 视频也行 找食堂的蔡姐

## 种草笔记｜n｜trend
hook > 快过年了，该打扫抽油烟机了吧，擦玻璃的也算上
solution > 老郑保洁，两个人一组，带蒸汽机
feature/point > 油烟机拆洗八十，玻璃两扇五块，全屋一天包圆四百五
trust/testimony > 去年干过的老主顾都知道，老郑家的角角落落不糊弄
trust > 弄坏了赔，先说好，旧的胶条一碰掉不算我的
action > 腊月二十以后就排满了，想弄的现在说个时间，先排先弄🧹

## 非营销｜n｜none
solution > 羊蹄子，新疆烤法在家做
solution > 羊蹄六只，孜然粒、辣椒面、盐、洋葱半个、葱姜、一瓶啤酒
how > 蹄子上没烧净的毛，拿火枪燎黑，再拿小刀刮，刮到黄
how > 冷水下锅，葱姜啤酒，水开撇沫，小火炖一个半小时，能插进筷子
point > 别炖烂了，烂了挂不住，一烤就散架
how > 捞出来晾干，皮上划两刀，抹盐和洋葱碎
how > 烤箱二百度，烤十五分钟，拿出来刷油撒孜然辣椒，再烤五分钟
point > 没有烤箱的，平底锅小火煎皮，翻面，也行
summary > 皮发脆，吃的时候小心烫嘴

## 带货口播｜n｜contrast
hook > 左边这袋是别的拌料，右边是我的，鸡吃哪边，咱让鸡说
evidence > 看着，十三只老母鸡，放开了，哎，全往右边挤
feature/solution > 我这是黄粉虫干，自己养自己烘的，不是外头收的
feature > 一斤能数出来四千来条，干的，没沙子，没碎壳
how/point > 拌料一百斤放一斤半，别多，多了拉稀
benefit > 毛亮，抢食，冬天没青草也有个荤腥
point/twist > 不下蛋的鸡它不负责，我也不负责，哈哈
action > 一斤试吃装，五斤的便宜，养得多的私信我

## 种草笔记｜n｜loss
hook > 白花了六百多，才知道我家进户门漏风不是换门的事
agitate/before > 打电话问门厂，人家报价两千八，我心一横差点就掏了
twist/solution > 物业的维修工杨师傅蹲下来看了一眼，说门没事，是框子塞缝空了
solution > 拿发泡胶打一圈，一罐十八块，枪还能借
how > 先抠掉老的水泥渣，喷点水，胶打七成满，它自己会鼓
how/evidence > 干了把多余的拿刀片切掉，外头抹腻子，第二天关灯开手电，不透光了
point > 手别碰胶，洗不掉的，我手上白了一个礼拜
agitate/before > 六百块是之前买的各种密封条，都在柜子里睡觉呢🙃
action/summary > 换门之前先看框，切记切记

## 知识科普｜n｜suspense,scene
hook/context > 一锅骨头汤熬一上午，第二天一看，冻成一块儿，颤颤悠悠的，咋回事
why/point > 那是胶，骨头、皮、筋里头的胶原，水里熬化了，凉了它又拉上了手
point/why > 所以看冻的颤，就知道你熬的时间够不够，跟火大火小没关系
point/why > 火太大，油和胶搅到一块儿，汤就白，凉了也浑
how/point > 想要清冻，小火，冒蟹眼泡就行，一个小时撇一次沫
point > 冻上头白的那层是油，揭了留着炒菜
point/twist > 有人说白汤有营养，其实就是油星子，跟牛奶两码事
punchline/summary > 要看的是冻，不是色

## 教程｜n｜promise,trend
hook > 数九了，教你把自来水管那几米露天的，包一遍，不用请人
how/feature > 橡塑管套，按管子外径买，四分的买二十二，六分的买二十八
how/solution > 另外要铝箔胶带、扎带、还有一个小锯条
how > 管套是开口的，掰开，套上，接缝朝下，别朝上，朝上进雨水
how > 弯头的地方把管套斜着切四十五度，对上，跟做相框一个道理
how > 铝箔胶带缠一圈，隔二十公分扎一根扎带
how/point > 阀门也要包，很多人就阀门冻的，拿旧毛线裹也成
how/point > 最冷那几天，水龙头开一丝线，不是滴，是线
evidence > 我家去年包的，零下二十九，没冻
save > 存下来，三九前弄完

## 剧情对话｜s｜dialogue
hook/setup > 大妈你这塑料瓶我能捡不 能 你捡吧 就是别跟我说话 我耳朵背
setup/context > 小孩天天来捡 捡完就把地上的烟头也扫了
setup/question > 大妈问他 你多大 九岁 捡瓶子干啥 攒钱 攒多少 两千七
setup/context > 她没问为啥 每天开始多留几个瓶子 用报纸包着搁门口
agitate/twist > 有一天 小孩没来 第二天也没来 大妈急得站门口张望
twist > 第三天来了个女的 提着一袋子鸡蛋 说 我是他妈 他爸的腿手术费凑齐了
twist/after > 小孩在后头 喊 奶奶 我不捡瓶子了 但是我还来扫地
punchline/after > 大妈没听清 就看见他嘴在动 笑着点了点头

## 探店｜n｜result
hook/after > 先说结果，我哭着吃完的，不是辣，是真的想家了
context > 我在郑州送货，困在高速口三个小时，跟着导航找着一家驻马店人开的小馆
context/feature > 羊肉烩面，门口贴一张纸，纸上就写了三个字：管饱，热
feature > 面是现扯的，一块一拽一甩，扔锅里扑通一声
feature/evidence > 汤底有粉条、海带丝、千张，羊肉片盖了半碗，香菜堆个尖儿
twist/testimony > 老板娘听我口音，说，老乡，正阳的？我点了下头，眼泪先下来了
benefit/feature > 十七块，给我碗里偷偷多扣了一勺肉
context/setup > 店有点乱，小孩在桌子底下写作业，我给他削了根铅笔
action/point > 郑州西南收费站下来，跟着重卡队走两百米
punchline/summary > 回车上我把暖风打开，坐了好一会儿

## 测评｜n｜scene
hook/context > 后半夜两点，四个帐篷并排放，温度计都塞进睡袋里，咱们冻一冻
context/setup > 库布其沙漠，零下十三度，风五级，人睡进去，一个小时出来看一次
evidence > 军绿单层的，里头跟外头差三度，睡袋上结了霜
evidence > 双层带雪裙的，差八度，就是杆子让风压得像弓
evidence > 充气的，差十度，半夜软了，我爬起来又打了一遍气
evidence > 蒙古包那种毡子的，差十五度，沉，一百一十公斤，要三个人支
point > 风来的那边要把底边压死，沙子一吹就进去半帐篷
summary > 两个人开车玩，双层带雪裙；长住，毡子的没话说
punchline/trust > 单层的别骗自己，那不叫帐篷，那叫蚊帐

## 情感观点｜s｜scene
hook/context > 九八年八月 松花江 水已经漫到堤上第三层沙袋 我站在第二层
context/hook > 我是大庆油田的工人 二十六 抽去扛了九天九夜
setup/context > 头三天还知道困 后头脚就麻了 泡得发白 指甲盖往上翘
setup/context > 有个兵 跟我一个袋子 他在前我在后 我们从头到尾没问过姓
agitate/setup > 第七天晚上 溃了个口 他跳下去了 拉都拉不住 十几个人手拉手就堵上了
setup/agitate > 我也跳了 水凉得我一口气憋不上来
twist/after > 等水退了 他跟我说 哥 我叫 然后就被集合号叫走了 后面那个字没听清
punchline/after > 二十八年了 我还在想 他姓什么 叫什么
punchline/after > 每年八月 江边我都去站一站 水静得很 像啥也没发生过

## 情感观点｜n｜dialogue
hook/setup > “你这手艺，就没传下去吗？”记者每回都这么问，我每回都不知道咋答
context > 我做笼屉的，竹的，一辈子，河北安新
question/twist > 我想说，您问反了，应该问，您家蒸馒头还用笼屉吗
evidence/context > 我徒弟收过三个，一个去送外卖，一个去给人刷机，一个娶了媳妇嫌手上有刺
why/point > 不是他们不肯学，是一个笼屉一百二，人家超市的三十五
agitate/question > 东西没人买，传下去给谁看，给博物馆？
evidence/twist > 有个面点师傅一次要了四十只，我才有了个帮手，就这么简单
punchline > 手艺不是传的，是用的，你用它它就在

## 公众号长文｜s｜result,number
hook/after > 2026年秋季 临夏县土桥镇 一千四百亩辣椒 没有一袋烂在地头
before/pain > 往年 到九月底 路边全是红彤彤的烂辣椒 贩子压到八毛钱一斤 还不要二茬
solution > 变化从一台二手烘干机开始 机器是镇里花十三万从武威买来的
how/solution > 村里十八户先凑份子 谁家摘的谁家排号 一晚上能烘六千斤
benefit/evidence > 烘干辣椒一斤卖到七块八 按出率四比一折算 鲜的也合一块九
agitate/how > 头一年也吵 排号的人半夜三点打架 后来定了规矩 先摘先排 老人优先
after/how > 第二年加了两台 用玉米芯烧 不烧煤 省了两成燃料钱
testimony > 种椒户马进仓说 往年我天天追着贩子跑 今年贩子追着我跑
punchline/summary > 机器还是那台旧机器 就是放对了地方

## 直播切片｜n｜trend
hook > 元宵节前最后一场啊，卖灯笼的不止我一家，可扎灯笼的真没几个
feature/solution > 竹篾手扎、棉纸糊、上桐油的，走马灯，里头一点蜡就转
evidence > 来关灯，看，人影在墙上跑，一匹马、一个骑马的，后头撵着俩
why/question > 为啥转？热气往上走，推着顶上那个小风轮，不用电
feature > 直径三十二公分，带一个铁底座，风大也不倒
point > 家里有娃的大人点，别让娃碰，蜡烛就买小的，烧四十分钟
feature/action > 手工的，没两个一样，画歪了的我挑出来打八折，写着“歪”
question/feature > 能不能提字？能，姓啥写啥，两天出货
action > 大的六十，小的三十五，元宵前能到的省在评论区置顶了，自己看

## 带货口播｜-｜contrast,counter
hook > 以前喂牛得五个人，现在两个人一台机器，还是缺人，缺懂机器的人！
action/context > 河套灌区某牧场，现诚聘饲喂设备操作员三名，挤奶厅操作员四名。
point/context > 年龄二十二至四十五，会使手机和平板，能分清扎口钢丝和饲料绳就行。
benefit > 试用期五千二，转正六千八，全勤四百，夜班一次补四十。
feature/benefit > 牧场建在巴彦淖尔乌拉特前旗，宿舍两人一间，热水二十四小时，有篮球场。
point/context > 我们想要的是愿意看数据、听牛叫的人，不是来扫粪的，粪有机器扫。
trust > 合同一签两年，五险公积金，离场押金一律不收。
action > 报名请发送姓名、电话、一段自我介绍至牧场人事部，联系人：满都拉。

## 种草笔记｜n｜conflict
hook/pain > 老王说我收的核桃不干，老李说我收的太干了，我就把两个嘴都堵上
evidence > 今儿借了台水分仪，七点八，一点不多一点不少👌
feature/solution > 绵核桃，去年的瓤，砸开半个半个的
feature > 皮薄，两只手一捏就响
action/point > 十块一斤，十斤送一斤，礼盒的另算
action > 谁要谁吱声，我下午往县里送

## 非营销｜n｜none
solution > 关于冬季殡葬服务时间及车辆预约调整的告知
context > 因冬季夜间道路结冰，为保障家属与车辆安全，经研究对服务时间做如下调整
point > 一、接运车辆出车时间为早6:00至晚10:00，夜间报丧先登记，天亮后优先派车
point > 二、雪天封路时，由公安和应急部门联系铲雪车开道，家属无需自行前往
action > 三、告别厅每场一小时，请家属提前十五分钟到场
how > 四、预约请拨服务热线，也可由村（居）委会代办，需携带死亡证明、身份证
point > 五、请勿在院内焚烧纸钱、燃放鞭炮，有鲜花供应，可自带
point > 六、困难家庭可申请基本殡葬服务减免
summary > 市殡仪馆　2026年11月

## 带货口播｜-｜identity
hook/attention > 家里有七十往上的老人，晚上起夜的，你听我说两句。
pain > 从床到厕所，七八步道，黑咕隆咚，摸灯绳摸半天。
agitate > 我二姨就是这七八步，胯骨轴子摔了，躺了一百零三天。
agitate/why > 伺候的人累，躺着的人更遭罪，谁也不敢大声喘气。
solution/hook > 这个小夜灯，人一坐起来它就亮，人躺下它就灭。
feature > 吸铁石的，往床腿铁片上一吸，不打孔。
advantage > 别的灯从上头照，晃眼，它贴着地皮照，只照脚底下那条道。
benefit > 老人不用喊你，你也不用竖着耳朵睡。
action/advantage > 一千来块钱的护理床你可能犹豫，三十九块的一条亮道，犹豫啥。
trust/feature > 充一回电能使俩月，不好使七天之内退。
action > 床边一个，厕所门口一个，拍两个装。

## 种草笔记｜n｜question,pain
hook/question > 有人跟我一样，给爸妈买东西永远买不到心坎上吗？
pain/before > 按摩椅，我爸当晾衣架；扫地机，我妈说它老跟着她，瘆得慌
pain/before > 空气炸锅倒是用了，用来装土豆
twist/solution > 上个月我在二道河子的杂货铺等车，看见一个东西，心里咯噔一下
feature/solution > 老式的木头算盘，十三档，珠子磨得油亮，八成新
context/why > 我爸干过三十二年供销社会计，退的时候算盘交公了，他念叨过
feature/how > 三十五块，我拿报纸裹着背回来的
twist/after > 他接过去，没说话，先抖了一下，把珠子归了零，噼里啪啦打了一遍“三遍九”
after/testimony > 我妈在厨房喊：老头子，你多少年没这么响动了
punchline > 原来不是他们难伺候，是我没问过他们最好的时候在干啥
action/question > 你爸妈年轻时候用的家伙什是啥？去找找看

## 知识科普｜-｜counter,negative
hook > 不是井越深水就越好，这话打井队的人不爱听。
context/point > 地底下的水分好几层，跟千层饼似的，中间隔着黏土。
point/solution > 最上头叫潜水，十来米，连着地皮，化肥、厕所，下雨就渗进去。
point/solution > 往下几十米到一二百米，叫承压水，隔了土，干净些。
twist/point > 可是再往下，有的地方氟高，有的地方砷高，还有又咸又苦的。
evidence > 我们丰宁有个村，二百八十米的井，水清得照人，牙却一口一口的黄。
why > 那是氟超了，水看着清跟里头有啥没有关系。
how > 打了井先别喝，装两瓶，一瓶玻璃一瓶塑料，送县疾控，问清楚要多少毫升。
how/point > 至少查氟、砷、硝酸盐、大肠菌群这四样。
how/point > 井口要高出地面，垫井台，别让院里的水倒灌。
punchline/summary > 喝水的事，看数，别看色。

## 教程｜s｜scene
hook/context > 大半夜房顶滴答滴答 盆也接不住 外头还下着呢
point/how > 先别上房 黑天下雨上房摔死人 记住
how > 屋里先把电闸拉了 漏水那一路的灯泡拧下来
how > 棚顶鼓包的地方 拿锥子扎个眼 底下放桶 让水有道儿 不然整片塌下来
how > 天亮雨停了再上 看瓦 有没有串了的 碎了的
how/point > 漏点不在湿的正上头 水是顺着檩子走的 往高处找一两米
how > 碎瓦抽出来 底下油毡裂了的 先补一块自粘的卷材 拿喷灯烤
how > 换新瓦 从下往上插 上头压下头 一片压一半
point/how > 烟囱根 女儿墙根 这两个地方 十回漏有六回
point > 胶别图便宜 玻璃胶晒一夏天就裂 用沥青的
evidence/how > 弄完拿水管子浇十分钟 屋里有人看着 不滴了再下来
save > 房子老的 今天就存上

## 剧情对话｜n｜dialogue
hook/setup > “我不去养老院，你们谁签的字谁去住！”老太太把拐棍横在门口
setup/context > 三个儿女一人拎一个包，站在院里，谁也不看谁
setup/pain > 大姐说妈你听话，二哥说床位都交钱了，老三低头看手机
setup/context > 老太太说行，走之前，让我把鸡喂了
setup/context > 她一把一把地撒，撒得特别慢，撒一把，叫一个名字
setup/question > 大姐愣了：妈，你叫的咋是我们小名
twist/point > 你们不在家，我就给它们起你们的名，叫着，院里热闹
twist/setup > 芦花那只是老三，瘸腿，我多喂它一口
twist/setup > 老三的手机掉地上了
twist > 他转过身，把那张入住单折了两折，塞进灶膛
setup/context > 二哥想拦，手伸了一半，缩回去了
punchline/summary > 火一亮，老太太说，愣着干啥，添把柴，吃了饭再走

## 探店｜n｜contrast
hook > 装修花了三百万的那家，我吃了一口就走；土墙掉渣的这家，我连去四天
context > 忻州代县，边靖楼往北，巷子窄得错不开两辆自行车
context/setup > 开店的两口子，男的聋，女的管吆喝，点菜靠比划
feature/solution > 主打一样，熬鱼，滹沱河的鲫鱼，下头垫酸菜
feature/how > 他先把鱼煎得两面起壳，再用猪油熬，熬得汤发白才下豆腐
evidence/feature > 刺是真多，可是肉一抿就下来，汤泡糕，糕是黄米的，炸过
setup/testimony > 第四天去，聋大哥看我进门，伸了四个指头，意思是第四回了
point/trust > 上菜慢，一锅四十分钟，急性子千万别来
trust/evidence > 有一回咸了，我比划了一下，他端回去，重做了，没算钱
feature/benefit > 两个人吃六十八，剩下的汤给你装塑料桶里带走
action/point > 没停车的地方，停在城门外，走三分钟
punchline/action > 去了别喊，喊也没用，敲敲桌子，他能感觉到

## 测评｜n｜number,question
hook/question > 二手收割机，八万的和十三万的，多出来的五万到底是买啥了？
context/setup > 都是2017年的谷神，一个在永年，一个在柘城，我跑了三天，各割了两亩
context/how > 看四样：发动机小时、割台、脱粒滚筒、变速箱
evidence > 八万的，表显一千一，可是踏板磨穿了，我不信这个数
evidence > 拿内窥镜看缸，八万的有拉痕，十三万的干净
evidence > 割台刀片，八万的换过一半，新旧不齐，割茬高低跟狗啃的似的
evidence > 滚筒齿杆，十三万的有两根补焊，卖家先跟我说的
evidence/advantage > 十三万那台转弯一把就过来，八万的要倒一回
evidence/point > 修理铺给估，八万的全弄好要三万八，还耽误一个麦口
summary/twist > 这么一算，差价其实就剩一万二
twist/trust > 我俩都没买，最后买了个九万六的，下期说
summary/point > 买二手别比价，比“买完到能下地”一共花多少
action/save > 四样的检查表打出来了，去看机器带着

## 情感观点｜-｜contrast,result
hook/after > 如今我一天卖六百碗凉皮，可头一天，我只卖出去两碗，一碗还是我姐买的。
context/hook > 我叫段玉宝，汉中勉县的，九九年来的格尔木，修铁路，挖隧道里的石头碴。
setup/before > 工程完了，人都往拉萨去，我得了肺水肿，大夫不让再上。
setup/pain > 站前广场上，我支了个架子，架子是隧道里扛回来的脚手架钢管。
pain/context > 高原上水八十几度就开，面皮蒸不熟，蒸出来粘手，发灰。
agitate/context > 头一个月，我倒掉的面浆，能把广场上的狗喂胖一圈。
twist/solution > 有个跑青藏线的司机，四川人，说你拿高压锅的盖子改一个蒸箱嘛。
solution/how > 我找焊工，拿两个报废的油桶对焊，上头压块石头，压力一上来，皮子就透亮了。
after > 第二年，司机都知道站前有个凉皮，辣子是自己炒的，能驱寒气。
evidence/testimony > 有年冬天，一个当兵的坐我摊前头，吃着吃着哭了，说像他妈做的。
after/context > 那个锅现在还在用，石头换了两块，头一块，我带回家压了咸菜缸。
punchline/summary > 我老跟人说，不是天高不让人活，是你没找着那块压锅的石头。

## 情感观点｜n｜loss
hook > 花三万块给娃办升学宴，收回来两万六，赔四千还欠一圈人情
point > 升学宴不该办成回本宴，我反对，不是反对高兴
context/evidence > 今年七月到八月，我们镇最大的饭店，订了四十一桌升学的
context/pain > 有考上武汉的，也有上了个五年一贯制的，都摆，都随礼
why/agitate > 前头人办了，后头人不办，怕人说你家娃不行，这是比出来的
why/agitate > 还有个说不出口的，前几年随出去的，不借这个回，往后没机会了
evidence/agitate > 我二姐家摆了八桌，酒店收三万一，娃坐主桌，一晚上没说三句话
twist/solution > 我家那年，就在院子里炖了一锅鸡，请了三个老师，一个邻居，一个借过钱的
evidence/after > 花了四百，娃给每个老师敬了一杯茶，他到现在说起来还笑
punchline/twist > 有人说你那是没面子，我想，面子是鸡汤的油花，看着亮，喝着腻
summary/punchline > 娃考上了，该感谢的人，用一锅鸡就感谢得完
action/question > 你家要是今年也摆，说说是为啥

## 公众号长文｜n｜dialogue,scene
hook/context > “左边两把，右边三把，拧到底，退半圈。”——这是山东枣庄一位老钳工留给徒弟的话。
context/setup > 他叫褚在田，八十一岁，躺在重症监护室里，嘴上说不出话，右手还在空中拧着。
setup/context > 徒弟冉卫国在床边站了一夜，看着那只手，想起来四十年前。
setup/context > 1986年，厂里从东德进了一台龙门铣，没有说明书，只有一张外文的油路图。
how/setup > 褚在田白天干活，晚上趴在机器底下，用手摸油管，摸出来一套自己的口诀。
evidence/feature > 口诀一共七十二句，写在一本学生作业本的背面，前头是闺女的生字。
agitate/setup > 2003年厂子改制，龙门铣论斤卖了，口诀没处用，褚在田也不提了。
twist/setup > 去年，一家做风电轴承的企业收回来一台同款，没人会调，转着圈子找到了冉卫国。
twist/after > 冉卫国把作业本借出来，一句一句念给三个年轻人听，念到“退半圈”，机器就不抖了。
evidence > 用这台机器加工的第一套法兰，同轴度误差一个半丝，通过了验收。
punchline/summary > 有些东西不在图纸上，在一只空中拧着的手里。
punchline/twist > 褚师傅第三天醒了，问的第一句话是：转了没。

## 直播切片｜-｜dialogue
hook > 师傅你问我，你这胶为啥比别家贵八块，你先别急着走，等我把这个桶吊起来。
context/evidence > 这是两块铁皮，昨天晚上八点粘的，一块是我的，一块是你说的那个便宜的。
evidence > 上桶，十斤，没动；二十斤，没动；三十五斤，哎，左边掉了，砸我脚旁边，看见没。
evidence/advantage > 右边，再加，五十，六十，七十，还在，钢丝都嘎嘎响了，还在。
feature/solution > 环氧的，双组分，AB胶，一比一。
advantage/why > 便宜那个它是丙烯酸的，干得快，但是怕冷，零下就脆。
point/feature > 我这个二十四小时才到劲，急着用的别买，买了骂我。
feature > 粘铁、粘石头、粘玻璃，不粘的有三样，聚丙烯、聚乙烯、硅胶。
agitate/benefit > 油箱漏的、机壳裂的、石头缸破的，修一次换一个够你心疼半年。
benefit/feature > 一支能粘二十来处，不用的盖好，能放一年半。
point/trust > 手上沾了别揪，抹点食用油再洗，这话你记着。
question/twist > 问能不能粘牙的大哥，不能，滚，哈哈哈开玩笑，去医院。
action > 五支一组，要的点下头那个蓝的，谢谢大家等我吊完这桶。

## 带货口播｜n｜scene
hook/context > 凌晨四点，轮胎爆在半道上，货主打电话骂你，这时候你最想找谁？
pain/agitate > 找个路边店，一条胎开口就要一千九，不换就走人
solution > 我们做流动补胎车，电话来，车就到，按里程收，不坐地起价
trust/context > 干了六年，呼包鄂、张家口、大同、朔州，一共二十二辆车
action/solution > 现在招合作车主，自带一辆皮卡或者箱货，我们出设备：空压机、扒胎机、备胎
how/feature > 你负责一条高速的一百二十公里，白天晚上各一半，排班自己定
benefit > 出车费百分之七十归你，配件另算，一个月流水看路段，去年多的一万四，少的四千三
trust > 少的我也写出来了，别跟人说我们光报喜
point/action > 要求会扒真空胎，会打火补，有驾照，身体没大毛病，冬天能起得来
trust/feature > 保证金五千，退场三十天内退
trust/feature > 系统派单，货主评价直接给你看，骂你的我们也给你看
action > 想干的，先跟我的车跑一趟夜，五百公里，吃住我管，回来再定
action/summary > 联系人谷正清，电话二十四小时开着，睡着了我会接

## 种草笔记｜s｜scene,dialogue
hook/setup > 今早开店 来了个大爷 说 小伙子 你给我配一把 我老伴走的时候带走的那个
setup/context > 我说大爷 您把那把拿来 他说 带走了
twist/setup > 他从怀里掏出来一张照片 是钥匙躺在桌子上的 老伴照的 怕丢
context/setup > 我放大一看 牙口都清楚 五齿 月牙槽 是老铁将军的
how > 拿旧钥匙坯 照着照片量 磨了四回 第三回卡住 第四回咔哒
twist/after > 他拿着回去开了 一个箱子 里头是俩人的结婚证
punchline > 没收钱 收不了
action > 谁家老锁老箱子打不开的 老地方 桥东灯下头

## 非营销｜n｜none
solution > 关于开展全县农村电商培训暨“冬闲学手艺”班的通知
context > 根据县农业农村局、人社局、团县委2026年度工作安排，现将有关事项通知如下
point > 一、培训时间：12月7日至12月18日，周末不休
point > 二、培训地点：电子商务产业园二楼多功能厅，西厢教室为实操间
point > 三、参训人员：年满18周岁的本县农村户籍人员，每村不超过三人
solution > 四、培训内容：手机拍摄、商品包装、直播设备使用、快递单打印、税务常识、售后沟通
how > 五、报名方式：由村委会统一填报附件一，12月2日下班前上报，个人不单独受理
benefit/point > 六、培训免费，提供午餐，路途超过四十公里的补助往返车票
point > 七、考试合格发放结业证，不合格的可参加明年春季补考，不收费
action > 八、各乡镇请指定一名联系人，负责组织到位，缺席三天以上取消该村明年名额
why > 开班目的：帮助农户了解流程，选择是否做，由本人自愿决定
summary > 附件：1.报名汇总表　2.课程安排表
summary > 县农业农村局　2026年11月27日
`;
