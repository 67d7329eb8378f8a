/** Data: judged texts that sell or try goods, shops and services, which the weights of roles are learned from; form as in foreignDev.data.ts. */
export const trainingFresh = `
## 带货口播｜-｜pain,scene
hook/pain > 一到冬天脚后跟就裂口子，袜子都能给你勾出丝来。
pain/before > 我抹过凡士林，抹过甘油，第二天照样疼。
solution > 今年换成这个尿素霜，算是治住了。
feature > 里面百分之十的尿素，加了羊毛脂，膏体是厚的。
how > 晚上泡完脚，挖黄豆大一块，抹匀了穿双棉袜睡觉。
evidence/after > 一个礼拜，你看我这脚，口子都长上了。
action > 一支一百克，两支包邮，就在左下角。

## 带货口播｜s｜identity,scene
hook > 养狗的都过来听我说一句
pain > 遛弯回来那四个爪子 擦又擦不干净 沙发上一踩一个印
solution > 我给你们找了个洗脚杯
feature > 里头一圈硅胶毛 软的 杯口能装下柯基的脚
how > 倒点水 脚伸进去 转两圈 拿出来毛巾一裹
evidence > 来 看这个水 刚才还是清的
benefit > 一分钟一条狗 沙发再也不用天天换罩子
action > 大中小三个号 照着体重拍 链接挂好了

## 带货口播｜n｜counter
hook > 别再花几百块请人洗空调了
why/pain > 师傅来了也就是喷这么一瓶，二十分钟，收你一百八
solution > 这瓶你自己就能干
how > 拔电，滤网抽出来，对着翅片喷一遍，等十五分钟，开机吹
feature > 一瓶五百毫升，挂机能喷两台，不用过水
evidence > 接水管流出来的，全是黑汤
action > 三瓶装四十块不到，点下方

## 带货口播｜-｜promise
hook > 三十秒，教会你挑一个不空心的萝卜……不是，挑一口不粘三年的锅。
why > 不粘锅为什么半年就粘，因为涂层就喷了一层，铲子一刮就没了。
advantage/feature > 这口不一样，它是压出来的蜂窝纹，铲子碰到的是钢，碰不到涂层。
evidence > 我拿钢丝球当着你面刷，五十下，煎个蛋，还是滑的。
trust > 厂子给国外做了十五年代工，这是自己的牌子。
benefit > 电磁炉燃气灶都能上，你换了灶也不用换锅。
action > 二十八的送锅盖，三十的送木铲，自己选。

## 带货口播｜n｜loss
hook > 你家的米是不是又生虫了？一袋米扔掉就是一百多
pain > 放阳台返潮，放柜子长虫，塞冰箱又没地方
solution > 把米倒进这个桶里就行
feature > 按压的密封圈，食品级PP，二十斤装
feature/how > 盖子里有个格，放两瓣蒜或者干燥剂
how > 吃多少按一下，一下正好一杯
benefit > 整个夏天，米倒出来还是干爽的
action > 今天拍大桶送量杯，手慢无

## 带货口播｜-｜conflict
hook > 我婆婆说我乱花钱，结果现在她自己天天用。
context > 就这个足浴桶，折叠的，不用的时候跟个脸盆一样高。
feature > 恒温四十二度，有气泡，底下十二个按摩轮。
testimony > 老太太现在每天晚上八点准时喊我，倒水，到点了。
benefit > 泡完一身汗，睡得可香了。
action > 想给爸妈买的，今天刚好有满减，下面自己领。

## 带货口播｜n｜pain
hook/pain > 戴口罩眼镜起雾的，举个手
pain > 骑车看不见路，吃面看不见碗
solution > 拿这块布擦一下就好了
how > 镜片哈口气，正反各擦五下，管一天
evidence > 我对着开水壶，一边擦了一边没擦，自己看
feature > 超细纤维的，一块能用三百次
action > 三块十二块钱，车里包里都扔一块

## 直播切片｜s｜identity
hook > 家里有学生的 先别划走
pain > 孩子写作业 是不是写着写着下巴就贴本子上了
solution > 就是这个坐姿架 夹桌子上的
feature > 钢管外面包的硅胶 高度五档
how > 夹口拧紧 杆子抵在胸口这个位置 他就趴不下去
evidence > 我家老二用了一学期 视力没再往下掉
action > 蓝的粉的 五号链接 拍完备注颜色

## 直播切片｜-｜question
hook/question > 有人问我，主播你这个翡翠是不是B货，来，上灯。
evidence > 你看打灯，里面有棉有纹，B货灯下是一片白的，死的。
trust > 每一件出国检证书，证书号你自己上官网查。
trust > 我在平洲档口坐了十一年，跑得了和尚跑不了庙。
context > 这条五十六圈口，手腕细的别拍。
action > 喜欢的打个要字，我让助理改价。

## 直播切片｜n｜trend
hook > 刚上的车厘子，家人们，头一批智利的
feature > 3J的，一颗比一块钱硬币大一圈，果梗还是绿的
evidence > 咬一口你们听，脆的，汁都溅镜头上了
context > 昨天半夜到的广州机场，今天早上进的仓
advantage > 超市一斤七十，还是2J的
action > 五斤装，一百六十九，坏果包赔
action > 就二百箱，上链接

## 直播切片｜-｜conflict
hook > 说我们家牛排是合成的那位，你别走，我现在煎给你看。
evidence > 看这个纹路，肥的瘦的是长在一起的，合成的一撕就散。
feature > 配料表，牛肉，没了，一个字的添加都没有。
how > 提前一天放冷藏化，两面各一分半，放一分钟再切。
benefit > 省了出去吃一顿三四百，孩子在家也能解馋。
action > 十片装，送黑椒汁送黄油，三号。

## 直播切片｜n｜pain
hook > 开车久了腰疼的老司机，在不在？
pain > 座椅中间是空的，全靠腰自己撑着，跑一趟长途下来直不起身
solution > 拿一个这样的靠垫垫上
feature > 记忆棉，慢回弹，后面两根绑带，卡车轿车都能捆
evidence > 我拳头压下去，看见没，三秒才起来
benefit > 跑八百公里，下车还能自己卸货
action > 黑色灰色，要的抓紧，库存还有四十几个

## 种草笔记｜n｜result
hook > 被三个同事问链接的通勤包，终于来交作业了👜
context > 本人每天挤地铁一小时，要装电脑
feature > 14寸刚好，内胆有绒，外面两个大口袋
feature > 空包620g，肩带宽4厘米，不勒
evidence > 背了四个月，边角没磨，五金没掉色
twist/context > 唯一不足：没有水杯袋，杯子得放里面
summary > 通勤包里我能打9分
action > 颜色看图三，链接问我要～

## 种草笔记｜n｜negative
hook > 香薰别乱买！我踩过的雷都在这了
context > 鼻子挑剔，闻多了会头疼的那种人
pain > 第一个超市买的，闻着像厕所
pain/before > 第二个网红款，留香半小时，一百多打水漂
solution > 最后留下来的是这款无火的
feature > 前调是佛手柑，后调有点木头味，不甜
evidence > 150ml放玄关，过了快两个月还剩三分之一
benefit > 一开门就觉得，嗯，到家了
action > 你们还有什么不头疼的味道，推给我

## 种草笔记｜-｜scene
hook > 昨天半夜孩子发烧，我第一次觉得这个东西没白买。
context > 就是这个额温枪，买回来扔抽屉里半年了。
how > 对着额头中间，隔两指，按一下。
evidence > 一秒出数，38.6，跟水银的就差零点一。
benefit > 不用把他弄醒，不用等五分钟。
context/twist > 记得要先在屋里放十分钟，刚从外面拿进来的不准。
save/action > 有娃的家里备一个吧。

## 种草笔记｜n｜identity
hook > 油头女孩别划走，我找到能撑三天的洗发水了
before > 以前早上洗，下午刘海就能炒菜
feature > 控油的，里面有水杨酸，起泡很细
how > 先打湿，搓出泡再上头，停两分钟冲
after > 现在第三天扎起来还看不出来油
twist/pain > 发尾会有点涩，得配个护发素
action > 干皮姐妹绕道哈

## 种草笔记｜n｜number,result
hook > 喝了90天燕麦，说说我的真实变化
before > 之前早餐不是包子就是油条，十点准饿
how > 每天40克，热牛奶焖5分钟，加半根香蕉
after/evidence > 甘油三酯从2.4到1.6，体检单放图二
evidence > 体重掉了5斤，没刻意饿
context > 不是减肥药，别指望一周见效
feature > 我吃的这种配料只有燕麦，没有白砂糖
action > 一起打卡的，评论区排队

## 种草笔记｜n｜contrast
hook > 以前出门两个大包，现在一个就够｜带娃出门减负
pain > 奶瓶、尿布、湿巾、换洗衣服，每次都像搬家
solution > 换了这个妈咪包，分区特别清楚
feature > 前面一格保温，能放两个奶瓶；侧面抽纸口
feature > 屁股后面拉开是一张隔尿垫
testimony > 我老公这种丢三落四的都能自己找到东西
benefit > 一只手抱娃，一只手也能拿
twist > 黑色不显脏，米白色真的别买

## 测评｜n｜number
hook > 5款百元内的蓝牙耳机，我戴着跑了50公里
context > 同一条路线，同一首歌，音量60%
evidence > A：跑到三公里掉了一次，低音糊
evidence > B：没掉，风噪大，打电话对方听不清
evidence > C：半入耳，戴着最舒服，续航只有4小时
evidence > D：续航9小时，但左边偶尔断连
evidence > E：稳，音质平，就是充电盒滑
summary > 跑步选E，通勤选C，其他三款不考虑
action > 下期测200的，想看的扣个1

## 测评｜-｜question
hook > 四十块一箱的抽纸和八十块一箱的，到底差多少，我泡水里给你看。
context > 都是三层，都说是原生木浆。
evidence > 贵的放水里，我拿筷子搅了二十下，还是一整张。
evidence > 便宜的搅了六下，碎成渣了。
evidence > 再擦镜子，便宜的掉一层白毛。
twist > 可是有一点，便宜的那箱多了六包。
summary > 擦嘴擦脸用好的，擦桌子用便宜的，就这么简单。

## 测评｜n｜conflict,counter
hook > 都说国产电动牙刷是智商税，我不信
how > 买了三把，染色剂涂牙，刷两分钟，拍照对比
evidence > 199的，后槽牙还有红的
evidence > 299的，基本刷掉，手麻
evidence > 99的……居然跟299差不多
why > 因为刷得干不干净，震动次数只占一半，另一半是刷头的毛够不够细
summary > 结论：别看价，看刷头
save > 对照表存好

## 测评｜s｜negative
hook > 这三种防晒衣 我劝你省省吧
evidence > 第一种 摸着冰冰凉 照紫外线灯 透了一半
evidence > 第二种 UPF标的一百 洗五次再测 剩三十
evidence > 第三种 料子不错 可是不透气 走十分钟一身汗
why > 因为它那个是涂层 洗一次掉一次 要买就买织在纱里的
how > 怎么看呢 翻吊牌 写原纱防晒四个字
summary > 有这四个字的 五十块也能买

## 测评｜n｜suspense
hook > 我把三个牌子的猫砂铲了一个月，鼻子先投降了
context > 两只猫，同一个盆，每款用十天
evidence > 豆腐砂：结团快，七天后有酸味
evidence > 膨润土：最能压味，灰大，带出来一地
evidence > 混合砂：味道中等，不带砂，价格贵一倍
advantage > 论除臭，膨润土比另外两个强不少
twist/context > 但是扔的时候真的沉，一袋八斤
summary > 一只猫用混合，多猫直接膨润土

## 测评｜-｜number,contrast
hook > 二十万的油车跟二十万的电车，跑同一趟川藏线，账单摆出来吓我一跳。
context > 两台车，四个人，来回三千六百公里，空调都开二十四度。
evidence > 油费两千一，过路费七百。
evidence > 电费六百八，可是排队充电一共耗了十一个小时。
evidence > 上坡电车没怕过，油车吼得跟拖拉机似的。
twist/context > 到了理塘，充电桩坏了俩，我们在那儿坐到天黑。
summary > 图省钱的开电的，图省心的，目前还是油的。
action > 你们家是哪种，弹幕扣一下。

## 探店｜n｜number
hook > 19块9三个人吃撑，这家社区食堂我要藏不住了
context > 📍春熙里小区门口，绿色门头，中午11点开
point/feature > 素菜3块，荤菜6块，称重的，米饭免费
point/feature > 土豆烧牛肉是真有牛肉，不是土豆开会
point/feature > 汤自己打，今天是番茄蛋汤
testimony > 打饭的时候，前面一位爷爷说他连吃了半年
twist/context > 桌子挤，人多要拼桌
action > 十二点过去基本没座，早点

## 探店｜-｜scene
hook > 下班路过，闻着味儿我就拐进来了。
context > 巷子最里面，连个门头都没有，就一口锅。
feature/point > 卖的是糖油粑粑，两块钱三个，现炸现裹糖。
evidence > 咬开，外头脆，里头是糯的，糖浆拉丝。
trust > 大姐说，她妈妈传下来的，炸了四十年。
action > 晚上七点收，卖完就走，想吃跑着去。

## 探店｜n｜negative
hook > 大众点评4.9的这家日料，我只给6分
context > 人均420，提前一周才订到
point/evidence > 三文鱼厚切，新鲜，没得挑
point/evidence > 天妇罗端上来是软的，明显放过
point/evidence > 甜虾少一只，问了才补
pain > 两小时限时，最后二十分钟服务员来催了三次
summary > 环境分全给，味道及格，值不值你自己品
action > 你们觉得四百块该吃成啥样？

## 探店｜s｜promise
hook > 带爸妈来这个澡堂子 他们说比旅游强
context > 在铁西 二十四小时的 停车免费
feature/point > 门票六十九 自助餐含在里头 有羊蝎子
feature/point > 搓澡另算 二十八 师傅手劲大
feature/point > 三楼能睡觉 有被子
benefit > 一家人从上午待到晚上 一分钱没多花
action > 周一到周四去 人少

## 探店｜n｜identity
hook > 想学游泳的大人看过来，这家馆不嫌你笨
context > 我，三十四岁，旱鸭子，怕水
feature > 一对三小班，教练一直在水里扶着你
feature > 水温28度，更衣室有吹风机
evidence > 第六节课，我自己游了二十五米
trust > 教练是体院毕业的，带成人课带了八年
action > 体验课39，团购搜店名

## 探店｜n｜suspense
hook > 一家只在下雨天打折的书店☔
context > 藏在文庙路48号，二楼，要按门铃
point/feature > 一楼喝咖啡，二楼全是旧书，十块三本
point/feature > 老板会问你最近过得怎么样，再给你挑书
twist > 我说挺好的，他递给我一本《活着》
benefit > 坐了一下午，手机就响过一次
action > 下雨天八折，暗号是「伞放哪」

## 探店｜-｜trend
hook > 最近很火的这个洗车店，三十块把我车洗得跟刚提的一样。
context > 店在城南汽配城B区，导航搜得到。
feature/how > 先打泡沫，焖五分钟，再冲，人工擦，连门缝都给你抠。
feature > 内饰吸尘不另外收钱，还给换一张脚垫纸。
evidence > 你看这个轮毂，我自己刷都没刷这么白过。
action > 办卡没必要，一次一付就行，周末去得排队。

## 开箱｜n｜suspense
hook > 公司年会抽到的神秘大奖，回家拆了
context > 箱子有半人高，同事都以为是冰箱
feature > 拆开是一台智能跑步机，折叠的，带扶手
feature > 跑带42厘米宽，最高12码，附赠润滑油一瓶
evidence > 上去走了两步，声音跟洗衣机差不多
twist > 说明书写的承重100公斤，我103……
summary > 转手给我妹了
action > 你们年会抽到过最离谱的是啥？

## 开箱｜-｜number
hook > 二十九块九，六件套的露营餐具，拆开看看糊弄不糊弄。
context > 一个灰色收纳袋，抽绳的，拎着很轻。
feature > 两个锅，一个盘，三个碗，全套叠起来就这么大。
feature > 铝的，阳极氧化，锅把手能折。
evidence > 烧一锅水，四分十秒开，把手不烫。
twist/context > 碗边有点毛刺，我拿砂纸磨了两下。
summary > 一年露营三五回的，够了。

## 开箱｜n｜scene,result
hook > 盼了一个月的汉服到了！手抖着拆的
feature > 三件：上襦、齐腰裙、披帛，还送了发带
feature > 刺绣是机绣的，针脚密，反面有里布
evidence > 上身裙摆转开有一整圈，不透
twist/context > 带子偏短，胖一点的系不住
advantage > 同价位别家都是印花，这家是绣的
summary > 269，回购概率很大
action > 身高尺码对照看评论

## 开箱｜s｜question
hook > 机器人擦窗 真的不会掉下去吗 今天拆一台试试
feature > 机身带吸盘 有一根安全绳 抹布送了四块
how > 先把绳子拴好 开机吸住 再松手
evidence > 二十二楼 走了三趟 断电它自己吸着没掉
evidence > 就是四个角 擦不到 留了一圈
summary > 大玻璃值得 小格子窗算了吧

## 开箱｜n｜suspense
hook > 二手平台500收的扫地机，赌赢了还是赌输了？
context > 卖家写的「自用九成新」，嗯……
feature > 主机、充电座都在，少一个边刷
evidence > 尘盒倒出来半斤猫毛，电池满电跑了71分钟
evidence > 地图建得出来，黑色地毯不敢上
twist > 拆开主刷，里面缠着一枚戒指！
punchline > 已经联系卖家了，人家哭着来取的

## 开箱｜-｜trend
hook > 今年最火的拍立得，我替你们拆了。
feature > 薄荷绿，塑料壳，比手机厚一倍，电池是内置的。
feature > 盒里就一根线、一条挂绳，没送相纸，注意。
evidence > 打了一张，九十秒显影，脸有点过曝。
twist/pain > 相纸一张五块，手一抖一杯奶茶没了。
summary > 送女朋友没毛病，自己玩烧钱。

## 清单盘点｜n｜number
hook > 第一次去西藏，这6样东西不带会哭
point > 1、润唇膏：到拉萨第一天嘴就裂
point > 2、保温壶：高原水烧到八十多度就开了
point > 3、墨镜+帽子：紫外线能把你晒脱皮
point > 4、氧气罐：一人一罐，睡前吸
point > 5、厚外套：七月晚上也就几度
point > 6、现金：有些垭口没信号
context/point > 布洛芬可以带，安眠药别吃
save > 存下来，打包行李的时候一条条划

## 清单盘点｜-｜loss,number
hook > 买二手房，合同里漏写这五条，后悔的是你。
point > 第一，户口迁出时间，不写，人家能拖你三年。
point > 第二，家具家电清单，空调拆走了找谁去。
point > 第三，维修基金归谁。
point > 第四，学位占没占，让他出证明。
point > 第五，尾款跟交房绑一起，钥匙没到手别付清。
trust > 我干中介八年，见过太多扯皮的。
save > 收藏，签字那天拿出来对。

## 清单盘点｜s｜identity
hook > 开小饭馆的 这四个钱不能省
point > 一 排烟 省了 邻居天天投诉你
point > 二 冰柜 买二手的 压缩机一坏 一冰柜肉全完
point > 三 收银系统 手记账 你都不知道亏在哪
point > 四 厨师的工资 他走了 你店也就走了
summary > 别的都能凑合 这四样凑合不了
action > 想开店的 有啥想问的 打公屏上

## 清单盘点｜n｜promise
hook > 敏感肌换季急救，药店就能买到的5样
context/trust > 皮肤科规培医生整理，非广
point > ▪ 医用冷敷贴：泛红时敷10分钟，别过夜
point > ▪ 凡士林：起皮的地方薄薄一层
point > ▪ 生理盐水：湿敷，一天不超过两次
point > ▪ 维B6软膏：局部，别全脸
point > ▪ 炉甘石：痒的时候点涂
context/point > ❌不推荐自己买激素药膏
save > 先码住，脸红那天能救命

## 清单盘点｜n｜number
hook > 小户型显大的7个细节，设计师私藏
point > 🔸窗帘到顶，颜色跟墙一样
point > 🔸沙发选带腿的，露出地面
point > 🔸镜子对着窗放
point > 🔸全屋一种地板，不做门槛石
point > 🔸吊柜做到顶，别留缝落灰
point > 🔸灯分三路，别只靠一盏主灯
point > 🔸门用隐形门
summary > 一个原则：少断，少分割
save/action > 装修前转给你家那位
`;
