/** Data: texts of many hands, judged by a fourteenth person who had seen neither the other texts nor the rules; form as in foreignDev.data.ts. */
export const strangersFourteenth = `
## 带货口播｜s｜pain,question
hook/pain > 裤腰大两指 送去改 裁缝张口要八十 你改不改
agitate/pain > 改吧 裤子才一百二 不改吧 一走路往下出溜
solution > 我给你看个笨办法 这叫免缝腰扣
how/evidence > 扎进裤腰里头 拉一下 咔哒 收了五公分
feature > 扣头是锌合金的 背面包了层硅胶 不硌肚子
testimony > 我婆婆那条老西裤 戴了一冬天没掉过
benefit/desire > 一个扣子能救活你柜子里七八条裤子
action > 四个一包 九块九 左下角自己拿

## 种草笔记｜n｜identity,result
hook > 细软塌的姐妹们快来！！我终于不用天天洗头了😭
before/pain > 以前早上洗完，下午三点刘海就一绺一绺贴脑门
context > 上个月理发店小哥往我发根喷了点东西，我追着问了半天
solution/feature > 是一款蓬蓬水，喷头是斜口的，能直接怼到发根
how > 头发吹到八成干，掀起一层喷两下，倒着吹一分钟
after/benefit > 现在第二天顶着它去上班，同事以为我刚洗的
evidence > 放了两张图，早八点和晚九点，没P，不信放大看
trust/pain > 缺点：味道有点像老式发胶，散得还行
save > 先码住，等你头发塌了再翻出来

## 知识科普｜-｜counter,negative
hook > 智齿长得歪，不等于必须拔。
context/solution > 门诊每天都有年轻人拿着片子来问，说网上讲横着长的一定要拔。
point/why > 医生看的是三件事：能不能刷到、顶没顶到邻牙、发过几次炎。
point/evidence > 像完全埋在骨头里、多年没动静的，复查就行。
point/twist > 反过来，长得笔直但总塞肉丝的，反倒该处理。
how/point > 一年拍一张全景片，跟上一次的对着看。
punchline/summary > 拔不拔，看的是它惹没惹事。

## 教程｜n｜promise
hook > 三分钟学会自己换手表电池，省下跑商场那趟
how/solution > 要准备的：一把一字小螺丝刀、塑料镊子、同型号纽扣电池
how/point > 第一步，表背朝上，找到边缘那道小豁口，别硬撬
how/point > 第二步，用镊子夹旧电池，金属的会短路，千万别用
how/point > 第三步，新电池有字的一面朝外，压进去听到轻轻一声
how/point > 盖不回去？多半是密封圈跑了位，重新摆一圈
trust > 防水表我不建议自己弄，开过盖就得重新测压
save > 收着吧，家里总有一块停了的表

## 剧情对话｜n｜dialogue,scene
hook > 【美容院，下午】前台：“姐，您这卡里还剩两次，今天做吗？”
setup/context > 女人低头翻手机，屏幕上是一条没发出去的消息：妈，钱够不够。
setup/context > “不做了，能退吗？”声音小得像蚊子。
setup/pain > 店长从里屋出来，看了看她冻裂的手背。
twist > “退。不过今天这次您得做，手我给您包上，算我的。”
setup/after > 热毛巾一裹，女人的眼泪就砸在了床单上。
punchline/summary > 店长没抬头：“哭吧，这床单明天本来就要洗。”

## 探店｜n｜scene
hook > 钻进苏州一条只能过一辆电瓶车的巷子，找到一家做了三十七年的旗袍店
feature/context > 门口没招牌，就挂着半件没上袖子的样衣
feature/trust > 老师傅姓顾，量身要记二十六个尺寸，连驼背几分都写上
evidence > 我看了他压在玻璃下的本子，最早一页是1989年的
feature/point > 盘扣全手工，一副琵琶扣要盘两个多钟头
testimony > 碰到一位阿姨来取女儿的敬酒服，试穿时整个人都站直了
trust/pain > 要说不好，就是慢，现在下单得等到开春
feature/action > 价格嘛，工费两千四起，料子另算
action > 地址在最后一张图，去之前打电话，师傅下午要眯一觉

## 测评｜n｜question,number
hook > 六款电动牙刷我各刷了两周，贵的真的刷得更干净吗？
how/context > 方法：菌斑染色片，刷前刷后同一束光拍照，请诊所护士盲打分
evidence/point > A款，1280元，后槽牙内侧得8.5，全场最好，但震得我鼻子痒
evidence/point > B款，199元，得7.9，续航撑了41天
evidence/point > C款号称声波，得5.2，跟我手刷差不多
twist > 最意外的是，手刷认真刷三分钟，我拿了7.6
punchline/summary > 所以钱买的是省力气，不是干净
summary/action > 手笨的买B，牙龈容易出血的挑带压感的

## 情感观点｜-｜scene,contrast
hook/before > 五年前我在夜市摆摊给人贴甲片，十块钱一双手。
before/pain > 风大的时候胶都是飘的，客人的头发粘在指甲上，只能撕了重来。
setup/context > 攒了两年，我在小区门口租了个八平米的门面，放两张桌子。
pain/setup > 开张头一个月，进来的人一大半是问路的。
twist > 后来有个备婚的姑娘让我试一款手绘，她发了条视频，底下几百个人问。
after/evidence > 上周我带的第四个徒弟自己开店了，请我去剪的彩。
punchline/summary > 那把夜市用的折叠凳，我一直没舍得扔。

## 情感观点｜n｜counter
hook > 我不赞成小店一上来就买大而全的收银系统
agitate/why > 你一天四十单，买个能管一千家连锁的，等于骑共享单车考驾照
evidence > 我帮六家店看过账，用到的功能平均不超过九个
question/pain > 有人会说：以后做大了要换，多麻烦？
point > 换一次系统，导个表格半天的事，年费可是年年交
solution/point > 先把库存和会员这两样用明白
punchline/summary > 工具跟着生意长，别让生意给工具打工

## 公众号长文｜n｜scene,loss
hook/context > 去年腊月二十六，一车四吨的车厘子在沪昆高速上停了七个小时。
setup/context > 司机老郑每隔二十分钟下车看一次温度表，从一度，到三度，到六点五度。
agitate/pain > 货主后来算账，光坏果就赔进去九万多，还不算丢掉的那个商超客户。
twist/why > 问题并不出在堵车，出在那台备用机组已经八个月没试过机。
solution/point > 做冷链的人应当把“没事的时候开一次”写进制度，而非写进检讨。
how > 具体做法很简单：每月一号，断主机，跑备机两小时，签字拍照。
evidence > 采用这个办法的车队，我们跟踪了十一家，入冬以来零掉温。
punchline/summary > 货不会说话，温度表替它说。

## 直播切片｜s｜identity,question
hook/question > 来 屏幕前有没有开小超市的老板 打个1我看看
context > 好 我看到有湖北的 有山东的 还有一位是菜鸟驿站兼着卖水果的
pain > 你们月底盘货是不是还拿个本子 一个人念一个人记
agitate > 念到半夜 对不上 谁也不知道那三箱牛奶去哪了
solution/feature > 看我手上 这个枪 滴一下 数就进手机了
evidence/how > 我现在当面扫这一排 一 二 三 十二样 四秒钟
benefit > 你家八百个货 一个钟头收工 回去睡觉
action/desire > 枪加软件头一年 平时六百八 今天直播间四百九十九
action > 小黄车二号 拍完备注店名 客服今晚给你建好账号

## 带货口播｜n｜identity
hook > 手上有十五到三十平小门面、又不知道做啥的朋友，看看这个
solution > 我们做社区头疗馆，全国目前112家店，最小的一家只有两张床
feature/benefit > 不用招技术大师，总部派人驻店带教二十一天
evidence > 洛阳西工店去年九月开的，第五个月回本，流水表可以当面看
benefit/feature > 不收加盟费，只收设备款和首批耗材
trust/pain > 丑话说前头，想当甩手掌柜的别来，前半年你得天天在店里
action > 想看店的加微信，报销一个人的高铁票

## 种草笔记｜n｜result
hook/after > 下午刚交的货，新娘子当场给我发了个666的红包哈哈
context/before > 改的是她妈妈三十年前那件红呢子大衣
how/context > 拆了垫肩，收了腰，下摆剪掉的料给她做了个小手包
testimony > 她妈在旁边说，比我当年穿着还俏
action > 老衣服别急着扔，拿来我瞅瞅，改不了不收钱
action > 明天去进线，不在店里，后天照常

## 非营销｜n｜none
hook/context/solution > 关于冬季调整瑜伽馆课表的通知
context/hook > 各位会员：因供暖改造，12月3日至12日一号教室停用。
point/how > 原一号教室的早课并入二号教室，开课时间推迟二十分钟。
point/how > 周三晚的阴瑜伽改为线上，链接由各班班主任发在群内。
solution/benefit > 停用期间所有期限卡自动顺延十天，无需申请。
action > 如有疑问，请在前台登记或致电店长李薇。
summary > 由此带来的不便，敬请谅解。

## 带货口播｜n｜pain,loss
hook/agitate > 你那台真空机抽不干净，一年多退货多少钱你算过没？
agitate/evidence > 我隔壁做酱鸭的，去年胀袋退回来1360包
why/context > 毛病就在封口条，用半年发硬，两头漏气
solution/feature > 这一台换成了双线加热，两道封边中间隔四毫米
evidence/how > 来，封一包水，我站上去踩，看见没，一滴不出
feature > 泵是20的，抽到底十一秒
trust > 泵坏了两年内寄回来，我们贴运费
action > 做熟食的老板，评论区打“鸭”，我发你操作视频

## 种草笔记｜n｜scene,result
hook/context > 今天坐地铁被旁边小姐姐问了香水，我直接在站台上给她喷了半分钟hhh
solution > 是个国产小众，名字叫“雨后晒谷场”，光听名字谁能懂
feature > 前面是湿泥巴，真的就是那种一脚踩进田埂的味儿
feature/context > 过二十来分钟稻草出来了，干干的暖暖的
feature/after > 到晚上只剩一点米汤的甜，贴着手腕才闻得到
trust/pain > 夏天别用，闷汗以后有点像受潮的榻榻米😂
feature/action > 30ml 两百一，也有五毫升的分装
action/summary > 建议先买小样，这味儿爱的爱死，嫌的真嫌

## 知识科普｜n｜question
hook/question > 为什么同样一颗祖母绿，商家总爱问你“有油没油”？
context/why > 祖母绿天生多裂，行话叫“花园”
context/point > 浸油，是把无色的油压进裂隙，让它看着更通透
point/twist > 这是行业几百年的老办法，本身算不得造假
point/agitate > 麻烦出在有色油和树脂，前者染了色，后者几年后会发黄
how/point > 看证书上的净度处理一栏：无、微、少、中、显著
point > 微油的可以戴，别进超声波清洗机，一震油就跑
punchline/summary > 记住一句：油不可怕，不写才可怕

## 教程｜s｜pain,promise
hook/pain > 倒车镜上一下雨就糊 擦了又糊 教你一招不花钱的
how/solution > 家里翻半个土豆出来
how > 切面对着镜子来回抹 抹匀 别留白印
how > 等它自己干透 大概十分钟 拿干布蹭一遍
evidence/after > 你看 这边抹了 那边没抹 浇一壶水 差别出来了
why > 淀粉在玻璃上铺了一层 水就趴不住了
trust/pain > 顶多撑两场雨 之后再来一回
punchline > 土豆别扔 洗洗照样炒

## 剧情对话｜-｜dialogue,conflict
hook/pain > “这台旧铣床，你敢要我十二万？”买家一脚踹在床脚上。
setup/context > 老秦不吭声，从口袋里摸出一块废铁，夹上虎钳。
setup/context > 开机，走刀，铁屑像刨花一样卷下来。
evidence > 他拿千分尺量了一下，递过去：“你自己看，两丝。”
setup/twist > 买家看了三遍，脸慢慢红了。
twist/context > “我爸当年就是开这个型号的，”他蹲下来，拿袖子擦那个脚印，“他要是在，准骂我。”
punchline/summary > 老秦说：“那减你两千，给老爷子买瓶酒。”

## 探店｜s｜counter,suspense
hook > 昆山有个地方 白天看是废铁堆 进去才知道卧着三百多台机床
context > 我今天跟着一个模具厂老板来淘二手
feature/solution > 日本的 台湾的 国产的 按吨位排着 跟停车场似的
feature/evidence > 每台上挂个牌 哪年出厂 跑了多少小时 原来干啥活
point > 他教我一看导轨 拿指甲刮 有台阶的直接走人
point > 二听主轴 两千转 手背贴上去不发烫才行
testimony > 碰上个大姐 一口气订了三台磨床 说比新的省一辆车
trust/pain > 有一说一 这里头也有翻新喷漆骗人的
action/point > 不懂行的 花五百块请个老师傅跟着 千万别省

## 测评｜n｜contrast
hook > 左手是五块钱的指甲油，右手是一百六的，干了以后我用钢丝球刮给你看
how/context > 都涂两层，都晾满24小时，刮三十下
evidence > 五块的：第七下开始起皮，刮完露了半个甲面
evidence > 一百六的：刮花了，没掉，但光泽没了
evidence/twist > 再看卸的时候，便宜的一擦就净，贵的我擦了四张棉片
evidence/point > 味道上，五块的那瓶闻得我太阳穴突突跳
summary/point > 涂着玩一晚上的，买便宜；要撑一个礼拜的，上贵的
action/question > 你们还想看刮啥？评论里点名

## 情感观点｜n｜identity,number
hook > 我，47岁，男，昨天第一次走进瑜伽馆
why/context > 起因是我弯腰系鞋带，半天没直起来，儿子在边上笑
setup/context > 一屋子女同志，我躲最后一排，垫子铺反了都不知道
setup/pain > 教练让摸脚尖，我摸到膝盖，抖得跟筛糠一样
twist/setup > 旁边一位七十岁的阿姨，两腿一劈，扭头跟我说：小伙子，别急
after/evidence > 下课浑身是汗，可下楼梯的时候，腰头一回没响
punchline/summary > 小伙子。就冲这三个字，我办了半年卡

## 情感观点｜-｜negative
hook/point > 不是所有加盟都是割韭菜，但只卖“配方”的基本都是。
why/question > 一碗粉的味道，老厨子尝两口就能猜个七七八八，它凭什么值八万？
point > 真正值钱的是供货价、选址数据，还有你出事时有人接电话。
evidence > 我表姐签过两个牌子，一个给了十四页菜谱，一个给了一个驻店督导，前者撑了五个月，后者开到今天。
trust/context > 当然，督导要吃要住，总部得掏钱，所以肯派人的少。
action/point > 签之前问一句：我倒闭了，你们亏多少？
punchline/summary > 跟你一起亏的，才叫合伙。

## 公众号长文｜n｜dialogue
hook/question > 一个女孩在诊室里问我：医生，我才二十六，发缝怎么像我妈？
setup/context > 她把帽子摘下来的时候，手一直挡在头顶。
context/evidence > 追问之下，三个月前她刚经历了一次流产，体重掉了十一斤。
why/point > 这种情况多半属于休止期脱发，身体把养分先拨给了要紧的地方。
point/twist > 它和雄激素性脱发看着像，处理起来却是两条路。
solution/point > 前者查血、补铁、睡够，半年左右大多能长回来；后者则需要规范用药，越早越好。
agitate/pain > 最怕的是不分青红皂白，先去网上买一套两千多的“养发”。
after/summary > 今年八月她来复诊，进门就没戴帽子。

## 直播切片｜s｜trend,negative
hook > 双十二别的直播间都在喊一折 咱家不喊 咱家给你看质检单
trust/context > 干二奢九年 我就一句话 假的你拿来砸我柜台
solution/feature > 来看第一只 这个中古水桶 九成新
trust/feature > 五金有氧化 这儿 拉近点 角上磨了两毫米 我都给你标出来了
evidence/trust > 序列号 走线 一寸几针 鉴定师录的视频在链接详情里
advantage/benefit > 专柜现在要排队 配货 你今晚拍明天顺丰保价走
action/agitate > 就一只 没有第二只 这玩意儿没法补货
action > 要的姐妹扣三个六 我让助理给你留五分钟

## 带货口播｜n｜identity,promise
hook > 【招】会踩电动平车就来！月结不压，做一件算一件
feature/context > 厂里做校服，款子简单，一年到头不断货
benefit/feature > 拼缝工价六毛五，熟手一天四百件上下
benefit > 管两顿饭，夏天车间有空调，夫妻给单间
testimony/trust > 我们厂最久的阿姨做了十四年，她闺女也在这儿
trust/pain > 不收学徒，忙起来真没空教
action > 地址石狮宝盖，打电话找小蔡，白天可能在裁床听不见，多打两次

## 种草笔记｜n｜dialogue,question
hook > “老板，这个是真的羊绒吗？”今天第五个人问我
feature/point > 是，百分之九十五，剩下五个点是锦纶，要不然一摸就破
evidence/how > 不放心的，抽根毛点一下，烧头发味、一捻成灰就对了
action/feature > 驼色还有三件，藏青只剩L
trust > 穿了起球来找我，我给你剃
punchline/action > 外面零下六度，店里有姜茶

## 非营销｜n｜none
hook/context > 时间：11月24日14:00，地点：二楼小会议室，记录：孙倩
solution/context > 主题：冷库二期验收遗留问题
pain > 1. 三号门风幕机噪音超标，实测81分贝，安装方称属正常磨合
pain/setup/point > 2. 库工班反映夜班巡检路线过长，电工组不同意缩减点位
point/solution > 3. 经讨论，巡检点由22个并为15个，停电预案另行补充
how/action > 4. 风幕机由设备部联系厂家，12月5日前更换叶轮
point > 5. 验收尾款百分之八暂不支付
summary > 下次会议暂定12月8日，散会

## 带货口播｜s｜identity
hook > 戴老花镜穿针的叔叔阿姨 停一停 这东西给您的
pain > 线头舔了又舔 对着灯眯半天 就是进不去 急不急人
solution > 这个叫自动穿针器 巴掌大 不用电
how > 针屁股朝下插进去 线往槽里一搭 按一下
evidence/after > 过去了 我闭着眼再来一次 又过去了
testimony > 我老丈母娘七十八 现在给重孙子缝老虎鞋 一天能缝一只
trust/feature > 粗针细针两个孔 绣花针就别试了 太细
action > 儿女刷到的 顺手给妈买一个 比买保健品强

## 种草笔记｜n｜result
hook/after > 矫正摘牙套第100天，我的保持器终于不臭了！
before/pain > 之前用凉水冲，冲完闻着一股隔夜饭盒味，自己都嫌弃
solution/context > 我的正畸医生（一个很凶的哥）甩给我一盒泡腾片
how > 睡前丢一片，温水没过去，十五分钟捞出来
after/evidence > 水会从蓝变透明，捞出来是薄荷味，也没有那层黏黏的膜
trust/twist > 别用热水！我第一次用了刚烧开的，直接变形，重做花了八百🙃
feature/how > 一盒三十片，我隔天泡一次
save/action > 戴隐形的宝子收一下，血泪换来的

## 知识科普｜n｜number,promise
hook > 看懂一份机床报价单，先盯四个数
point > 第一个，定位精度，后面跟的是国标还是德标，差着一截呢
point > 第二个，主轴功率，问清是额定还是三十分钟峰值
point > 第三个，快移速度，数字好看没用，得看加减速
point > 第四个，刀库换刀时间，刀对刀和屑对屑是两码事
agitate/pain > 销售多半只给你报好看的那一个
action/how > 让他在合同技术附件里把测试条件写全
punchline/summary > 写不出来的，就是不准的

## 教程｜n｜identity
hook/pain > 刚做完睫毛，洗脸都不敢使劲的，来学一下
how/context > 需要：婴儿洗发水一泵、纯净水、一把眼影小刷子
how > 按1比9兑开，摇出泡
how > 刷子蘸泡泡，顺着睫毛根往外扫，像刷很小的牙
how/point > 再用滴管冲，千万别搓眼睛
how > 纸巾折个角吸水，最后拿睫毛梳理顺
why/agitate > 油脂不洗，胶反而掉得快，还招螨虫
testimony/trust > 我接了六年睫毛，自己的能留到第五周，就靠这套
save > 怕忘就点个收藏，下次补睫毛前翻翻

## 剧情对话｜n｜scene,suspense
hook > 凌晨一点，小区裁缝铺的灯又亮了
setup/context > 保安老丁巡逻路过，看见里面一个男人在踩缝纫机，踩得歪歪扭扭
setup/pain > 他敲门：“你谁？董姐呢？”
setup/context > 男人慌忙站起来，手里攥着件小小的粉色舞蹈裙
twist/point > “我是她老公……她明天化疗，闺女后天上台，她不让我找别人做。”
setup/context > 老丁摘下帽子，把卷帘门替他拉下半截，挡风
after/context > 台上，小姑娘转圈，裙摆一边长一边短
punchline/summary > 台下董姐戴着毛线帽，笑得比谁都响：“这针脚，一看就是他。”

## 探店｜n｜counter
hook > 别再跟团去买珍珠了，诸暨人自己都来这个菜场二楼
context > 楼下卖鱼，楼上卖珠，地上湿漉漉的，我差点滑一跤
feature/solution > 一共四十来个摊，论斤称、论串挑、论颗捡，玩法不一样
evidence/testimony > 我看中一串8到9毫米的馒头珠，摊主开320，旁边本地阿姨替我砍到190
feature/how > 现场串，打结、配扣，坐小板凳等二十分钟
trust/pain > 灯光偏黄，挑的时候一定拿到窗口边看，不然全是好货
testimony > 阿姨说她给三个儿媳妇的三金，换成了三串珠，儿媳妇都没意见
action > 上午九点前到，过了十点直播的就把好的扫走了

## 测评｜-｜question,number
hook/question > 三百块的头皮检测仪和三十块的显微镜头，看到的东西一样吗？
how/context > 我拿同一个人的同一块头顶，做了标记，分别拍了十张。
evidence > 三百块的那台自带软件，直接判我“重度油脂堵塞”，建议购买护理套餐。
evidence/twist > 三十块的没有软件，画面反而更清，连毛囊口几根毛都数得出来。
evidence/testimony > 我把两组图拿给三甲皮肤科的朋友，她说：正常头皮。
summary/punchline > 说白了，贵的那二百七，买的是一张推销话术。
action/summary > 想看自己头皮，买便宜的；想治，挂号。

## 情感观点｜n｜result
hook/after > 我的小店，今天还清了最后一笔贷款，八万三
before > 2023年关掉美容院那天，我蹲在门口拆招牌，拆得手上都是口子
before/agitate > 欠顾客的卡，一张一张退，退到给孩子报班的钱都垫进去
twist/setup > 有个顾客不要钱，说：你啥时候再开，我还来
setup/context > 我就在自己家次卧支了张床，只做她一个人
after/context > 后来是她妹、她同事、她同事的妈，次卧排不开了
punchline/summary > 新店的第一张床，我还是用的次卧那张，吱呀响，舍不得换

## 情感观点｜s｜conflict
hook/pain > 有人说美甲店用不着营业执照之外的证 有人说必须办卫生许可 到底咋回事
why/context > 吵起来是因为各地写法不一样 有的把它算在美容里 有的没算
point/solution > 我的看法 别等人来查 工具消毒这一条你先做到位
evidence/agitate > 我见过甲沟炎感染到截半节指头的 就因为一把钳子没擦
question/context > 有同行嫌高压锅贵 一千二 比一套灯还贵
solution/point > 那你就用一次性的 一副八毛 谁也说不出啥
punchline/summary > 证是贴墙上的 干净是贴肉上的

## 公众号长文｜-｜counter
hook > 客户说“包装再高级一点”，真正想说的往往不是“再贵一点”。
setup/context > 上个月，一位做手工皂的姑娘第三次退回了我们的打样。
setup/pain > 第一稿加了烫金，第二稿加了天地盖，第三稿连丝带都上了，她越看越皱眉。
solution/twist > 后来我们把盒子全拆了，只留一张牛皮纸，教她怎么折。
evidence/after > 单只成本从六块四降到九毛，顾客的晒图却翻了两番。
why > 因为打开的那一下，纸上有折痕，看得出是一个人亲手包的。
punchline/point > 所谓质感，有时候不过是“有人碰过”。

## 直播切片｜s｜suspense
hook > 先别急着走 我倒计时十秒之后上一个东西 没抢到的都在骂我
evidence/testimony > 昨天我就挨了一晚上骂 库存四百二 十九秒没了
solution > 就这条真丝枕套 六A的 十九姆米
pain/why > 棉枕头睡一晚 脸上压两道印 头发炸成狮子 你们懂的
feature > 信封口设计 没拉链 不刮头发
feature/how > 脏了冷水手揉 别拧 别晒 我卡片里都写了
evidence > 你看这根丝 我抽出来烧 灰是黑的 一碰就碎
action > 五 四 三 链接改价 一百二十九 上了上了

## 带货口播｜-｜loss,question
hook/question > 一台冷藏车闲在院子里一天，你知道要亏多少吗？
agitate/pain > 车贷、保险、司机底薪，少说三百八。
solution > 我们手上有常州到合肥的固定烘焙线，缺七台四米二。
feature/benefit > 每天一趟，单趟八百六，油费过路费另算，周结。
testimony/trust > 合作的车主里跑得最久的已经第五个年头，微信可以推给您。
feature/action > 要求车龄六年以内，温度记录仪能联网，司机有健康证。
action > 带行驶证照片来问，别空着手问价。

## 种草笔记｜n｜scene,trend
hook > 降温了，修羽绒服的高峰又来了😂 今天收了二十三件
context/solution > 钻绒的、烫破的、拉链咬死的，啥样都有
feature/point > 统一说下：破洞贴皮标15，换拉头8块，整条换45
feature/trust > 充绒暂时不接，机器坏了，等配件
action/how > 送来前麻烦洗干净，我真的闻够了火锅味🥲
action > 着急的写张纸条别衣服上，我先做

## 非营销｜n｜none
solution/hook/context > 萝卜丝鲫鱼汤（三人份）
solution > 材料：鲫鱼两条约六百克，白萝卜半根，姜五片，猪油一勺，白胡椒少许
how > 鱼去腮去黑膜，两面划三刀，厨房纸吸干
how > 锅烧热下猪油，撒一点盐防粘，鱼下锅别动，三分钟翻面
how > 冲入滚水，没过鱼身两指，大火滚八分钟，汤自己就白了
how > 萝卜擦丝，焯半分钟去辣味，放进去再煮五分钟
point/trust > 盐最后放，早放汤发灰
summary > 关火，撒胡椒和葱花，趁热喝

## 带货口播｜-｜scene
hook/setup > 早上七点十分，娃在门口跺脚，校服扣子崩了一颗。
agitate/pain > 你找针，找线，找不着顶针，娃喊着要迟到。
solution > 往后这种事，捏一下就完了。
feature/solution > 这是免缝四合扣，公的母的一对，带把小钳子。
how > 布夹中间，用劲一捏，听见响就成。
evidence > 我挂个三斤的哑铃给你们甩两圈，没开。
action/feature > 二十副十四块八，六种颜色。
action/benefit > 先放一盒在鞋柜上，真急的时候能救命。

## 种草笔记｜n｜negative
hook > 不是所有香薰都适合卫生间，我踩了四个坑才懂
pain > 花香的跟异味一混，那股味……你品，你细品
pain/evidence > 无火藤条放在马桶水箱上，被我家猫推下去两回
solution > 最后留下来的是一块石头，扩香石，火山岩的
how > 滴三滴柏木精油在上面，搁窗台，三天补一次
after/benefit > 现在推门进去像刚下过雨的小庙
feature > 石头19.9两块，精油我买的10ml，用了快半年
trust/twist > 先声明没收钱，客服还因为我问题太多不太想理我

## 知识科普｜s｜counter,negative
hook > 冷库不是越冷越好 这话我说了二十年还有人不信
evidence/agitate > 昨儿一位老哥把香蕉放进四度的库里 三天 全黑了
why/point > 香蕉芒果这些热带来的 十二度以下就冻伤 皮底下细胞破了
point > 芒果十三度 番茄没红透的十度 黄瓜也别低于十度
point > 倒是樱桃 蒜薹 冬枣 贴着零度放最舒坦
agitate/point > 最要命的是混放 苹果一出气 旁边的菜叶子跟着黄
solution/how > 库不够大就拉帘子 分两个区 别嫌麻烦
punchline/summary > 货跟人一样 有怕冷的 有怕热的

## 教程｜n｜result
hook > 先看成品，这个法式边是我用一截创可贴贴出来的💅
how/context > 材料：裸色底胶、白色甲油胶、圆头创可贴、酒精棉
how > 底胶照干之后，用酒精棉擦掉浮胶，要不贴不住
how/point > 创可贴剪下那道弧边，贴在指甲三分之一处，压紧
how > 白胶薄薄刷一层，不照灯，马上撕，手要快
how > 撕完有毛边，拿细笔蘸清洁液描一下
how/summary > 照60秒，封层，再照60秒
trust/how > 新手左手画右手必歪，歪了也别急，没照灯都能擦

## 剧情对话｜s｜conflict,scene
hook/pain > 婆婆把儿媳妇的瑜伽垫剪了 垫在了腌菜坛子底下
setup/context > 儿媳妇下班回来 看着那个圆窟窿 一句话没说
setup/context > 她进屋拿剪刀 把剩下的也剪了 剪成四块
setup/pain > 婆婆在厨房偷看 心里咯噔一下 完了 这是要分家
twist > 儿媳妇蹲下 一块塞在她膝盖底下 一块贴在浴室门口
twist/point > 妈 您上回择菜跪的那块硬地 我早想给您铺了
punchline/after > 第二天 坛子底下换成了婆婆自己的棉坎肩

## 探店｜n｜identity
hook > 在义乌做小饰品包装的朋友，这家打样店我替你们跑过了
context > 位置有点绕，五爱那边，三楼，电梯坏的，得爬
feature/solution > 一台数码刀版机，不开模，一个盒也给切
evidence > 我下午两点拿手机画的草图，四点拿到实物，收了45
feature/point > 纸样墙上挂了三百多种，可以撕一角带走
testimony > 前面排队的小哥做耳夹的，说他一周来三趟，老板都不收他烟
trust/pain > 缺点是没有烫金，要烫得送隔壁，隔壁脾气差
action > 周日歇，别白跑

## 测评｜s｜conflict
hook/pain > 卖钻的说培育钻三年就发黄 卖培育钻的说一辈子不变 我拿火烧给你们看
context/how > 两颗都是半克拉 一颗天然 一颗长出来的 编号挡住
evidence > 酒精灯烧一分钟 夹起来 都不变色
evidence > 丢冰水 捞出来看 都没裂
evidence/twist > 拿去所里照荧光 才分出来 差别在生长纹
advantage/evidence > 价钱呢 天然的一万四 另一个一千一
summary/point > 发黄纯属瞎扯 但转手的时候 后者真没人收
punchline/action > 你图戴 还是图留 自己琢磨

## 情感观点｜n｜question
hook/question > 你们见过自己亲手植上去的头发，第一次被风吹起来的样子吗
context > 我是一个植发护士，工作是坐着，一颗一颗分毛囊，一天四千颗
context > 显微镜看久了，闭眼全是小白点
setup/context > 前年接过一个消防员，头皮上巴掌大一块烧伤，他来的时候一直戴帽子
setup/evidence > 因为疤硬，打洞费劲，那台做了九个半小时
after/twist > 今年春天他回来复查，摘了帽子站到窗口，一阵风过来
testimony/punchline > 他说：痒，好久没有这种痒了
punchline/summary > 我分了八年毛囊，头一次觉得自己在种地

## 情感观点｜n｜question,counter
hook/question > 小门店到底该不该上AI客服？我泼点冷水
context > 最近三个代理商找我推，张口就是省两个人工
evidence > 我店里试了四十天，夜里的询单确实接住了，多成了17单
twist/evidence > 可白天呢，一位顾客问裙子起不起静电，它回了三段面料发展史
agitate/evidence > 那个顾客我认识，从此再没来
point > 机器适合答“有没有、在哪、几点”，不适合答“我穿好不好看”
solution/summary > 我现在晚十点到早八点开，别的时候关
punchline/summary > 冷冰冰的快，不如慢吞吞的懂

## 直播切片｜n｜identity
hook > 直播间开美容院的院长，三床以上的，来，扣一个“床”字
pain > 我问一句扎心的，你们的床罩多久洗一次，谁洗，心里有数吧
agitate > 顾客趴下去，洞口一股别人的精油味，人家嘴上不说，下回不来了
solution > 咱家这个一次性的洞巾，整卷的，一撕一张
feature/advantage > 不是那种哗啦响的无纺布，这个是棉柔的，我揉给你听，没声
evidence/feature > 中间十字开口，脸大脸小都能卡住，来，小周趴一个
advantage/benefit > 一张合三毛二，你洗一次床罩水电人工得四块
action > 一箱六卷，左上角一号，前二十单我送个挂架，喊主播名字

## 带货口播｜s｜negative,identity
hook > 不是谁都能干我们这行 二奢鉴定 先劝退一波
feature/context > 眼睛散光超过两百的 别来 看不清针脚
agitate/feature > 爱面子的别来 头半年你看错一个 师傅当着人骂你
solution/context > 留下的听好 招四个学徒 男女不限 年龄最好别过三十
benefit/feature > 包住 头三个月四千二 出师以后按件提成 上月最高的拿了一万九
trust > 不收学费不签卖身契 干不下去哪天走都行
testimony/evidence > 现在店里掌眼的小贺 三年前是送奶茶的
action > 简历就不用了 拍一张你最懂的一样东西 讲三分钟给我听

## 种草笔记｜s｜promise
hook > 教你们一眼看出银镯子缩水没有 不要钱
how/solution > 拿手机秤 称一遍 对发票上的克重
how/point > 差零点几正常 磨的 差两克以上 找他去
testimony/evidence > 今早就有个大姐拿来四十克的票 一称三十五
testimony/context > 她还不好意思开口 我陪她去的 退了
action/context > 店里新到一批素圈 明天理好了再拍
punchline > 银子便宜 人心可不能便宜

## 非营销｜n｜none
hook/context > 各位租户老板，大家好
solution > 明晚（周四）22点到次日凌晨5点，园区二号变压器检修，B、C两栋全停
action/how > 有冷柜、冷库的商户，请提前降温或转移货品
point > 物业备了一台50千瓦发电机，仅供消防和门禁，不接私货
how > 需借用干冰箱的，今天下午五点前到值班室登记，押金200
pain > 上次停电有两家忘了关总闸，来电时烧了压缩机，务必注意
action > 收到请在群里回“栋号+姓名”
summary > 辛苦各位，检修完第一时间通知

## 带货口播｜s｜contrast,result
hook/after > 你看我这双皮鞋 像不像昨天新买的 其实穿了六年了
before > 前天还是这副德性 鞋头泛白 折痕里卡着灰
solution > 我就用这小罐 貂油膏 指头肚大一坨
how > 先拿湿抹布擦土 再打圈抹 晾一根烟 布一抛
advantage/why > 它是往皮子里头钻的 不像鞋油糊在面上一层
trust/pain > 翻毛皮的千万不能用 用了就秃 别说我没讲
evidence/benefit > 一罐够你擦五六十双 邻居的也给擦了
action > 十九块九 送块绒布 链接在头像下头

## 种草笔记｜n｜identity,number
hook > 20平出租屋也能练瑜伽！我的5件小东西清单🧘‍♀️
point > ①折叠垫，叠起来像一本字典，塞床缝里
point > ②两块软木砖，腿筋短的我，摸不到地就摸砖
point > ③一根棉绳，拉肩的，练完拿来捆快递盒子也行
point > ④沙袋眼枕，里面是亚麻籽，闷一会儿有麦子味
point/twist > ⑤最便宜也最有用：门缝隔音条，楼下奶奶终于不敲暖气管了
summary > 全套加起来211块，没有一件超过六十
action/question > 你们还有啥小地方神器，评论区交出来

## 知识科普｜n｜counter,pain
hook/pain > 脸一进暖气房就红成猴屁股，你可能不是“皮薄”
point/solution > 反复发红、摸着发烫、鼻翼两边有细细的红血丝，要想到玫瑰痤疮
why/point > 它跟血管舒缩失调有关，也跟毛囊里的蠕形螨沾边
agitate/pain > 很多人当过敏治，天天敷面膜，越敷越红
point > 火锅、热水澡、白酒、情绪激动，都是它的开关
solution/how > 先做减法：停掉酸类和磨砂，只留温和洁面和防晒
action/point > 起脓头或者眼睛发干，请去皮肤科，别拖
trust/summary > 这个病断根难，控制住不难，我自己也有，你们看不出来吧

## 教程｜s｜pain,counter
hook/pain > 打标机打出来的价签 半截有字半截没字 别急着报修
why/context > 十回有八回 是打印头脏了
how > 关机 等它凉 掀盖子 看见那条发亮的黑线没有
how > 无水酒精 棉签 顺一个方向擦 别来回
how > 再看滚轴 上头粘着胶 用橡皮搓下来
how/point > 擦完还缺 把纸卷拿出来 看看是不是装反了 指甲划一下 有黑印的那面朝上
after/evidence > 好 重新开 打一张 齐了
benefit/punchline > 上门修一趟一百五 你自己三分钟

## 剧情对话｜n｜dialogue
hook > 男生：“老板，最便宜的戒指多少钱？”
setup/context > 老板头也不抬：“银的，八十八。”
setup/context > 男生掏出一把零钱，数了三遍，八十三块五。
setup/pain > 后面穿皮草的女人啧了一声：“没钱谈什么恋爱。”
twist/setup > 老板放下镊子，把戒指从盘子里拿出来，在灯下看了看：“哟，这个有道划痕，打折，八十。”
twist/point > 男生愣住：“不是谈恋爱……是我奶奶，那个被我爸输掉了，她手指头上有个白印子，一直摸。”
after/setup > 老板转过身，抹了把脸，又送了个红绒盒子。
punchline/twist > 其实那个戒指，新的，一道划痕都没有。

## 探店｜-｜trend,conflict
hook > 网上吵翻的“三分钟洗牙店”，我今天替大家去坐了一次。
context > 在商场负一层，夹在奶茶店和抓娃娃中间，没有一张医疗执照上墙。
feature/solution > 店员说这叫“口腔美学抛光”，全程你自己拿着机器。
evidence > 她递给我一副手套和一面镜子，然后退到了一米外。
evidence/question > 我问超声头消不消毒，她说每天晚上统一泡。
testimony > 旁边刚做完的大学生说不疼，就是有点酸，牙龈上还挂着血丝。
agitate/summary > 我没做，押金三十也没退我。
summary/punchline > 洗牙是医疗行为，自己给自己动刀，便宜也别。
action > 附近正规门诊的价我列评论区了，最低的八十八。

## 测评｜n｜result,number
hook > 结论放前面：十台小型封箱机，能连开八小时不卡带的只有三台
how/trust > 场地借的是我表哥的糕点厂，同一卷胶带，同一批纸箱，每台封两千只
evidence > 卡带次数从0到61不等，那台61次的价格还不便宜，一万一
evidence/point > 甲厂的最省胶带，每箱少用四厘米，一年差出一台空调
evidence/pain > 乙厂的压轮太硬，薄瓦楞会压出一道沟
evidence/point > 丙厂的换规格要拿扳手，剩下的摇把就行
summary/action > 日产五百箱以内，买中档的足矣
action/summary > 表格有点长，私信“封箱”自取，不收费不拉群

## 情感观点｜s｜suspense,scene
hook > 那天我收了一条裙子 三百块 里头缝着一张存折
context > 做二手衣服的都知道 兜要翻 夹层没人翻
setup/context > 我拆垫肩的时候 剪刀碰到个硬东西
setup/evidence > 工商银行 一九九四年开的户 里头两千七
setup/pain > 合伙的说 反正她卖给咱了 留着呗
twist/context > 我照着寄件单 打过去 是个姑娘 她说衣服是过世姥姥的
twist > 姑娘在那头哭了很久 说姥姥老念叨给她留了念书的钱 谁也找不着
punchline/after > 存折寄回去那天 我把裙子也一块寄了

## 情感观点｜n｜counter,identity
hook > 天天拍九宫格的美甲师，你在把客人往外推
pain/agitate > 九张全是满钻长甲，一个当护士的看见了，心里就说，不是给我做的
evidence > 我翻了自己一年的单子，短甲纯色占了六成四，发的图里只占半成
why/point > 你发的是你想秀的，她看的是她能戴的
solution/how > 从今天起，每三张里放一张“上班能做的”，拍手在敲键盘、在抱孩子
evidence/after > 我改了两个月，附近写字楼的新客多了三十来个
punchline/summary > 手艺要炫，生意要像她自己的手

## 公众号长文｜n｜number,suspense
hook > 四百二十六天，这是一台二手注塑机从贴上“转让”到卖出去的时间。
context > 它的主人老倪，在余姚做了半辈子插座面板。
pain/setup > 最初他开价十六万，来看的人络绎不绝，没有一个下定。
why > 原因说起来简单：他拿不出一张保养记录。
twist/solution > 后来中介劝他花八千块做一次第三方检测，连螺杆间隙都测了。
after/evidence > 报告挂上去第九天，成交，十四万三，买家从越南打的款。
punchline/point > 二手设备贬值最快的，从来不是铁，而是说不清的那几年。
action > 还在用设备的你，今天下班前，给它建一个本子吧。

## 直播切片｜s｜pain,identity
hook/question > 姐妹们 你们摘口罩那一下 下巴那圈是不是跟脸两个色
agitate/pain > 粉底全蹭口罩上了 一照镜子 跟戴了个围脖似的
solution/context > 今天给你们上我自己包里这一支 定妆喷雾
how/evidence > 看我半边脸 上完粉 离三十公分 画个叉 画个十字
evidence > 拿白纸巾 压 使劲压 你们看 这边有没有颜色 没有 那边呢 一大坨
feature > 不含酒精 敏感肌可以 我鼻子两边都爱起皮的
trust > 不好使退我 运费险给你们上了 别不好意思退
action > 改好价了吗 三 二 一 五十九两瓶 刷新一下去拍

## 带货口播｜n｜result,identity
hook/evidence > 徐州李姐，45岁，去年下岗，今年靠两台干洗柜月入一万三
solution > 我们做的是无人洗衣柜，放小区门口，客人扫码存，您每天收一趟
how/feature > 收来送到城东的中央工厂，洗好烫好给您送回
benefit/feature > 每件您抽四成，不压货，不雇人
evidence > 徐州现有37个点，最差的那个每月也有三千多，后台数据您可以一个个点开看
trust/twist > 不保证赚多少，点位不好真会亏，我们只陪您一起数人流
action > 先约一天跟着李姐跑，跑完您再说干不干

## 种草笔记｜n｜scene,pain
hook > 谁懂啊，客户要求“明天就要五万个盒子”，明天是冬至还是春节🙃
agitate/context > 刀版昨天才确认，纸还在路上，他说他不管
twist/punchline > 我爸（68岁老板）在旁边幽幽来了句：给他寄五万张纸，让他自己折
context/after > 最后协商分三批，头一批八千今晚十一点发
context/testimony > 厂里师傅都没走，食堂在煮羊肉粉
action > 年前还要做盒的老板，今天真的是最后能排进来的日子

## 非营销｜n｜none
hook/context/solution > 门店周会记录 11/26 到会9人，请假1人（小田，孩子发烧）
evidence > 上周数据：新客31，老客回店112，退卡2张，客诉1起
pain > 客诉原因：热玛仪前没问顾客是否装过心脏起搏器
solution/how > 即日起，所有仪器项目先填问询单，缺一项不得上床
point > 库存：酸奶膜超期八盒，已销毁，责任在补货没按先进先出
how > 下周由阿芳带教新人做颈部手法，每天闭店后四十分钟
action > 各组长周五前交12月排班
summary > 散会后一起去看了芸姐，她手术顺利

## 带货口播｜n｜dialogue
hook > “妈，你这大衣一百五买的吧？”“滚，标牌还在呢，一千六！”
solution/context > 我闺女的毒舌，今儿个输给了一把毛球刀
before/evidence > 这半边没刮的你们瞅瞅，跟绵羊打架似的
after/evidence > 这半边刮完的，料子的纹又出来了
feature > 六叶的刀头，网罩能调三个高低，羊绒用最高那档
trust/feature > 粗花呢、马海毛别刮，一刮就秃噜
benefit > 充一回电刮完全家的毛衣毛裤
action > 六十五块，橱窗第一个，买完回来告诉我你救活了几件

## 种草笔记｜-｜identity,pain
hook/pain > 戴了三年牙套的我，吃饭最怕的不是硬，是韭菜。
agitate/pain > 上周公司聚餐，我捂着嘴笑了一晚上，就因为一根金针菇挂在托槽上。
solution > 后来同事塞给我一支笔一样的东西，说是便携冲牙器。
feature > 伸缩的，收起来跟口红差不多，水箱九十毫升，冲满口得接两次水。
evidence/testimony > 我在公司厕所隔间里试的，水池里冲出来的东西，不描述了，怕你们吃不下饭。
trust/pain > 声音不小，像有人在隔壁打小电钻。
feature/action > 一百三十九买的，平台券能减十五。
punchline/summary > 对钢丝侠来说，这是社交尊严。

## 知识科普｜n｜dialogue,question
hook/question > 粉丝问：“师傅，西装后背开两个叉和开一个叉，有啥讲究？”
context/point > 有，跟马有关系
point/context > 中间开一个叉的，最早是骑马穿的，坐鞍子上下摆能往两边分
point > 两边各开一个的，是英国裁缝后来改的，手插裤兜后摆不翘
point > 一个叉都不开的，意大利人爱穿，显腰，但坐下来会绷
summary/point > 胖一点的、屁股翘的，选双开；瘦高个，单开
point/twist > 还有一件事一半的人不晓得：叉口那个X形的线，是要拆掉的
action/save > 回家翻翻你那套，没拆的举手

## 教程｜n｜loss
hook/pain > 热熔胶滴在真丝上，你一抠，几千块就没了
solution/how > 别抠，去拿冰袋和一小瓶风油精
how > 先冻，冰袋隔着一层塑料压十分钟，胶变脆
how > 从反面轻轻弹，大块的自己崩掉
how/point > 剩薄薄一层，棉签蘸风油精点上去，等它起皱
how > 用指腹往一个方向推，像搓橡皮泥
how/after > 最后中性皂液洗一把，荫干
trust/pain > 深色的先在缝份里头试，掉色我可不管
save > 做服装道具的同学存一下，毕业季准用上

## 剧情对话｜s｜scene
hook/context > 牙科诊所 下午四点 进来一个背蛇皮袋的老头
setup/context > 护士说大爷收废品的走后门
setup/pain > 老头不走 从袋子里掏出个铁饼干盒 往台上一放 全是一块五块的
setup/context > 他张开嘴 就剩三颗牙 说 我想种 种前头两颗就行
question/setup > 医生问 大爷 后头的才管吃饭 为啥种前头
twist/point > 下月孙女出嫁 要跟我照相 我不能瘪着嘴给她丢人
setup/twist > 医生低头写了半天病历 手续费那一栏 画了个圈 零
after/summary > 婚礼那天 照片上老头笑得最大 露着两颗雪白的门牙
punchline > 门诊墙上至今挂着那张 底下写着 本院最贵的广告

## 探店｜n｜result
hook > 花158做完头皮清洁，我的头轻得像摘了个西瓜帽🍉
context > 店在杭州拱墅，运河边，原来是个修伞铺子
how/feature > 一共五步，检测、软化、刷、冲、热敷，全程70分钟
trust/testimony > 检测的小姑娘很实诚，直接说我没啥毛病，让我别买疗程
feature > 冲水的床是斜躺的，脖子底下有个水袋，我差点打呼
evidence > 洗出来的水盆给我看了，灰的，漂着一层，吓人
trust/pain > 吐槽一下，热敷的毛巾偏烫，喊了才给换
testimony > 隔壁床的阿婆每周来，带自己的搪瓷缸子
action > 新客有体验价，不用充值，周二人最少

## 测评｜s｜question,pain
hook/pain > 缠绕膜一扯就断 到底是膜不行还是你手不行 今天拿三家试试
how/context > 一样的托盘 一样的四十箱矿泉水 一个人缠 掐表
evidence > 头一家 两块六一卷贵 缠了十一圈 断了两回
evidence > 第二家 拉到两倍长 没断 但不粘 头儿老翘起来
evidence > 第三家 拉三倍 九圈搞定 叉车一个急刹 晃了晃 没散
why/point > 区别在料子 前两个掺了回料 你对着灯看 有鱼眼 一颗一颗的
summary/evidence > 三家单卷差四块 可是按一托算 第三家反倒省一块二
punchline/point > 膜 别按斤买 按托买

## 情感观点｜-｜identity,contrast
hook > 我是一个调香师，但我有一年闻不到任何味道。
setup/pain > 2022年底发烧之后，桌上一百七十多瓶原料，在我这儿全成了水。
agitate/setup > 公司没辞退我，只把我调去贴标签，贴了三个月，我瘦了十六斤。
setup/how > 医生让我做嗅觉训练，每天闻四样：玫瑰、柠檬、丁香、桉树，闻不到也得闻。
twist/context > 第九十七天，我妈在厨房炝锅，我忽然从床上坐起来，蒜，是蒜。
setup/twist > 我冲进厨房抱着她哭，她以为我又失业了。
after/context > 复工之后我做的头一支作品，前调里藏了千分之一的蒜。
punchline/summary > 没有一个人闻得出来，可我知道它在那儿。

## 情感观点｜n｜trend
hook/context > “国货美妆集体涨价”上了热搜，评论区骂成一锅粥
context/pain > 有人骂忘本，有人说研发要花钱，都有理
trust/point > 我做代工的，说点你们看不见的：一支口红，膏体四块，管子七块
evidence/why > 涨的那三十块，膏体里大概只分到两毛
evidence > 去年我们接的单，十九个牌子要换包材，两个要换配方
twist/evidence > 可你也别光骂牌子，那两个换了配方没换壳的，卖得最差
question > 究竟是谁在为壳子买单？
punchline/summary > 消费者一边嫌壳子贵，一边不肯打开没有壳子的

## 公众号长文｜-｜scene
hook/context > 周五傍晚，一家社区瑜伽馆里，教练小穆在一个一个打电话。
twist/context > 她并非在催续费，而是在退费。
why/context > 房东要涨租三成，她算了两晚，决定在账上还有钱的时候关门。
evidence/setup > 一百六十三名会员，最多的退四千一，最少的只剩一节课，六十块，她也转了。
twist/evidence > 令她没有想到的是，有五十多个人把钱又转了回来，附言大多是三个字，先欠着。
after > 如今她在公园的空地上带课，下雨就改线上。
point/summary > 这两年跑路的馆子听得太多，我们几乎忘了，散场也可以散得体面。
punchline/summary > 信用这个东西，关门的时候看得最清楚。

## 直播切片｜s｜counter
hook > 别再给孩子买什么钛合金保温杯了 先听我讲完 不买没关系
why/point > 钛轻不轻 轻 贵不贵 贵 可它保温跟不锈钢一个样 靠的是中间那层真空
agitate/pain > 多花那三百 孩子一摔 照样瘪
solution/feature > 咱家就316的 杯底我给它套了个软硅胶靴子
evidence > 来 一米二 我胸口这么高 松手 捡起来 没坑
evidence/how > 早上六点灌的 现在下午一点 测温枪 五十八度
feature > 盖子一共拆成三块 缝里不藏奶垢
action > 幼儿园小班到三年级的 拍四百五十毫升 再大的拍六百

## 带货口播｜n｜question,pain
hook/pain > 你的数控车床一个月有多少天在吃灰？
agitate > 开着要人，停着要还贷，一台三十万的机器，停一天就是四百多
solution > 我们平台专门派散单：轴类、套类、非标螺栓，最少五件起
how > 拍照上传设备铭牌、最近一次加工的零件，当天审核
how/feature > 图纸带报价，干不干您自己点，验收后三天打款
evidence > 台州玉环那边进来四百多家，平均每月多开十一天
trust/twist > 扯皮的也有，差两丝退货的，平台出质检员，谁错谁赔
action > 识别海报上的小程序，先看单子再注册

## 种草笔记｜n｜identity
hook > 备婚的新娘看过来👰 头纱我真的劝你别买
pain/agitate > 戴一次，四个小时，然后在柜子顶上躺一辈子
solution > 我这儿有七条，三米拖尾的、短蓬的、带珍珠的，租
feature/action > 80一天，押金200，送一个U形夹教学视频
trust > 每条回来都手洗熏蒸，发你看过程
action > 明年五一的档只剩三条了，喜欢哪条直接点图问我

## 非营销｜s｜none
solution > 柿子饼 没有烤箱也能做
solution > 软柿子四个 糯米粉看着加 白糖一勺 馅用花生碎拌红糖
how > 柿子扒皮 抓烂 籽挑出来
how > 一点一点加粉 和到不粘手 像耳垂那么软
how/point > 揪成鸡蛋大的剂子 捏窝 填馅 收口朝下按扁
how > 电饼铛刷薄油 小火 两面各三分半 鼓起来就好
pain > 涩柿子不行 做出来舌头发麻
summary > 凉一凉再咬 里头的糖烫嘴

## 带货口播｜n｜number,promise
hook > 三样东西，让你家烘焙店的外卖蛋糕不再“到货变披萨”
pain/agitate > 上回骑手一个急转弯，十二寸的草莓塔，客人开盒当场哭了
point/feature > 头一样，带卡槽的底托，蛋糕盘卡进去拧半圈，倒过来都不掉
point/feature > 第二样，这个保温袋，我特意让厂里底下加了块硬板
point/feature > 第三样最不起眼，盒子四角的撑条，一毛七一根
evidence > 来，装好了，我从楼梯上滑下去，一，二，走！开盒，裱花没歪
feature/summary > 整套配齐一单多花两块三
action > 开店的想要样品，付个邮费，备注你蛋糕几寸

## 种草笔记｜n｜counter
hook > 谁说小个子不能穿长大衣？153的我偏要👊
point/why > 关键不在长短，在口袋和腰线的位置
how/solution > 我把一件到脚踝的送去裁缝那儿，口袋往上挪了四公分，就这一刀
evidence/after > 前后对比看p3，腿一下子从“半截”变“整截”
how > 顺便让师傅把袖衩改成真的能解开，翻一折，更利索
feature > 改衣费90，衣服本身是二手淘的260
trust/pain > 肩太宽的就别改了，拆肩贵，还容易起包
save/action > 小个子存图，直接拿给你家楼下的师傅看

## 知识科普｜n｜loss,counter
hook/pain > 你把香水放卫生间？等于给它慢性放血
why > 它怕三样：光、热、忽冷忽热，洗一次澡，全占了
agitate/point > 最先坏的是前调，柑橘类半年就变成隔夜橙汁味
evidence > 我实验室有两瓶同批次的，一瓶放窗台，一瓶放抽屉，八个月，颜色差出一杯茶
solution/how > 衣柜抽屉就很好，原盒别扔，瓶口朝上
point/how > 冰箱也行，不过别跟韭菜盒子放一层
question/point > 开封的能用多久？保存得当三到五年没问题
punchline/summary > 香水不怕放，怕折腾

## 教程｜n｜identity,promise
hook > 开网店的新手，今天把主图白底这事一次弄明白，不用学修图
how/solution > 家伙：一张A1白卡纸、两盏台灯、一包燕尾夹
how > 纸一头夹在椅背上，自然垂到桌面，中间别折出印，留个弧
how > 灯放左右四十五度，灯前面蒙一层硫酸纸，没有就用烘焙油纸
how/point > 手机曝光往上推一格半，长按锁定
how/point > 首饰类的，底下垫块亚克力，有倒影显贵
how/point > 拍银器记得穿黑衣服，不然你的花睡衣全映上头
evidence/after > 这对耳环就是我在餐桌上拍的，点击从1.1涨到2.6
save > 拍之前拿出来对一遍

## 剧情对话｜-｜scene,suspense
hook > 面试最后一轮，老板让三个候选人各自把一个纸箱封好。
setup/context > 第一个封得又快又平，胶带贴得像尺子量过。
setup/context > 第二个还在箱角多补了十字。
setup/pain > 第三个姑娘拿着胶带，站了半天没动。
setup/question > 老板皱眉：“不会？”
twist/point > “里面是空的，”她说，“您让我封，我得先问客户要寄什么。”
twist/after > 老板把箱子翻过来，底下压着一份合同：“客服主管，下周一来。”
punchline/point > 会做事的很多，肯问一句的很少。

## 探店｜s｜counter,negative
hook > 三亚卖珊瑚的店我劝你一家都别进 除了这个不卖货的
context > 在一条渔村里头 门口晒着鱿鱼 一股子腥味
context/solution > 主人是个潜水教练 五十来岁 晒得跟酱油一样
twist/setup > 我说买个手串 他说不卖 卖了要坐牢的
feature/twist > 屋里一缸一缸全是断枝 他从海底捡的 拿线绑在瓷盘上 养
evidence > 墙上记着 去年种活了八百一十四株 死了两百多
testimony > 一个北京来的小孩 在那儿绑了一下午 手都泡白了 不肯走
action/point > 不收门票 你愿意就认养一株 五十 年底寄照片给你
punchline/summary > 我空着手出来的 可我在海里头有了一棵树

## 测评｜n｜contrast
hook > 同一张脸，左边十二块的凡士林，右边九百的面霜，二十八天
how/context > 每天早晚各一次，剂量用勺子称，别的都不擦，仪器一周测一回
evidence > 第一周，左脸含水32，右脸34，基本打平
evidence > 第二周，左边闷出三颗小粉刺，右边没有
evidence/twist > 第四周，经皮失水左脸反而更低，也就是锁水更强
evidence/advantage > 肤感没法比，一个像贴了保鲜膜，一个像没擦
testimony > 我老公盲摸，选了右边，理由是“不粘胡子”
summary/action > 干到脱皮先救命，用便宜的；想舒服，钱花在质地上

## 情感观点｜s｜dialogue
hook/pain > 我爸在电话里说 你那个破厂 关了吧 我养你
context/setup > 去年三月 我做的那批定制衣架 客户倒了 压了六十万货
setup/agitate > 我嘴上说没事 挂了电话 在仓库里坐到天黑
setup/twist > 第二天他来了 坐了十一个小时绿皮车 扛了一蛇皮袋花生
setup/twist > 他不会说话 就蹲那儿给我把衣架一根一根擦了 摆整齐 说 东西挺好 咋能卖不掉
after/twist > 我拍了他擦衣架的背影发出去 十一万人点赞 剩的货八天走空
after > 现在包装里都塞一小袋花生 我爸炒的
punchline/summary > 有人问是什么营销 我说 那是我爹

## 情感观点｜-｜dialogue
hook > “老师，我女儿才七岁，能不能先做个地包天？”这是我上月听到最多的一句。
agitate/point > 我想说，家长焦虑的样子，比孩子的牙更需要矫正。
context/point > 早期干预确有其事，骨性的、反颌的，七八岁正是时候。
twist/agitate > 可现在的问题是，一个普通的门牙缝，也被贴上了“黄金期”三个字。
evidence > 我统计过自己接诊的两百多名换牙期儿童，真正需要立刻上矫治器的，不到四分之一。
agitate/pain > 剩下的被吓得交了定金，孩子戴着活动翼，哭着吃饭。
how/solution > 换牙期先问三个问题：影响咬东西吗？下巴偏吗？睡觉张嘴吗？都没有，半年后再看。
punchline/summary > 牙会自己长，恐惧不会自己退。

## 公众号长文｜n｜question,counter
hook/question > 一家卖软件的公司，为何主动劝客户降级？
setup/context > 十月的例会上，客户成功部的阿荣抛出一份名单：二百零六家门店，买了旗舰版，却只用收银。
setup/agitate > 销售总监当场拍了桌子，这些人一降，一年少进账七十多万。
twist/setup > 争论持续到晚饭后，最终老板拍板：打电话，一家一家劝。
after/evidence > 三个月过去，降级的有一百四十一家，而其中续约率从五成八升到九成三。
twist/evidence > 更意外的是，他们一共转介绍了八十八个新客。
point/why > 道理并不深奥：一个人发现你没占他便宜，就会替你说话。
punchline/summary > 账面上的退，有时是口碑上的进。

## 直播切片｜s｜promise
hook > 听主播讲五分钟 这个月电费给你省出两百块 不省你来骂我
context/pain > 我看到弹幕说 我开小海鲜的 三个缸两个柜 一个月四千八电费
pain/why > 你们知道钱跑哪儿去了 跑门缝里去了 那个胶条硬了 关不严
evidence/how > 现在拿张A4纸 夹柜门上 关 一抽 抽得动的 就是漏
solution > 换它 磁吸胶条 按尺寸裁好发给你
how > 旧的一扯 槽里擦干净 新的按进去 两分钟
testimony > 宁波一位大哥上个月换了六扇门 把电费单寄我了 贴墙上呢 少了三百一
action > 量好长宽 拍三号 客服问你要尺寸 别瞎填

## 带货口播｜s｜dialogue
hook > 学妹问我 毕业三年了 才拿五千 要不要来你们所 我把话说清楚
context/solution > 我们是给中小工厂做品牌的 九个人 在佛山
feature/context > 现在缺一个会写的 一个会拍的
feature/point > 会写不是写诗 是能把一颗膨胀螺丝讲出人味来
benefit > 底薪七千五 项目有分成 去年最少的分了两万六
trust/pain > 加班 有 展会前一周都得住厂里 蚊子大
evidence/trust > 去年做的那个铰链 你刷到过 就门关一千遍那条 我们拍的
action > 发三样 你写过最短的一句 你被毙得最惨的一稿 你家乡的厂叫啥

## 种草笔记｜n｜number,result
hook/evidence > 第1000颗！刚刚给一位大叔种下我个人的第一千颗毛囊单位……不对，是第一千台手术🤣
before/setup > 刚入行那年手抖，师父让我在猪皮上练，练到食堂阿姨都认识我
testimony > 大叔说，取样那会儿睡着了，梦见自己梳中分
point/trust > 有几句老话还是要讲：供区不够的别硬种，二十出头还在掉的先吃药
punchline/summary > 头发不是越多越好，是越久越好
action/punchline > 今晚提前下班，去给自己剪个头

## 非营销｜n｜none
hook/context > 【冬至门诊安排】
solution > 12月22日（冬至）本口腔门诊部上午正常接诊，下午全员培训，停诊半天
point > 当日已约下午的患者，护士会逐一来电改期
how > 拔牙、种植术后48小时内如有持续出血，请直接拨打值班手机，不必等开诊
point/how > 戴活动矫治器的小朋友，加力时间不变，由家长在家拧一圈
point/solution > 值班医生：向东，口腔颌面外科，夜间可接诊
action > 看到后烦请在小程序点“已读”
summary > 汤圆粘牙，吃慢点

## 带货口播｜s｜counter
hook > 买二手包先看包 错了 先看拉链头
why/point > 包皮能补 五金能抛 拉链头上那个刻字 假的做不细
evidence/advantage > 这俩并排摆着 放大二十倍 左边笔画有锋 右边跟豆芽似的
solution > 所以我才让你们人手备这么一个 放大镜 夹手机上的
feature > 带个环形灯 三档亮度 镜片是玻璃不是塑料
benefit > 花三十九 省的可是三千九的学费
trust/pain > 不过啊 光看一处不能定真假 只能帮你排雷
action > 弹窗点开 选带灯那款

## 剧情对话｜n｜dialogue
hook > “这颗痣，是谁让你拿烟头烫的？”皮肤科医生的声音都变了。
setup/context > 男人五十来岁，工地上的，脚底板朝天坐着，嘿嘿笑：“老乡说，烫了就不长。”
setup/agitate > 医生没笑，拿皮肤镜看了很久，说：“边上不齐，颜色三种，得切下来化验。”
setup/pain > “切一下多少钱？我后天要赶工。”
twist/setup > 医生把自己的号牌翻过来，写了个电话：“钱的事，你找这个人，慈善基金的。”
after > 两周后，男人拎着一袋红薯回来，病理：早期，切干净了。
setup/context > 他问那个基金的人是谁，想当面道谢。
twist/punchline > 护士在后面小声说：那是他自己的副号。

## 带货口播｜n｜promise
hook > 零库存开一家“会卖货的包装店”，总部先给你铺十万的样
feature/solution > 我们的样品墙一共六百款，奶茶杯、烘焙盒、打包袋、封口贴
how/benefit > 客人在墙上撕码下单，货从湖北仓直接发，你只管接待
benefit/feature > 每单返点12到22，月底对账，不用催
testimony/evidence > 襄阳的小两口，店里连仓库都没有，九月流水二十四万
trust > 铺样签的是借用协议，不干了整墙拉走，运费各一半
trust/pain > 离餐饮街太远的位置我们会直接说不
action > 把你看中的门面定位发来，先帮你算一笔账

## 知识科普｜n｜question,scene
hook/question > 早晨梳头，洗手池里七八十根，慌不慌？
context/point > 先不慌，一个人脑袋上十万来根，每天换岗五十到一百根很正常
point/solution > 头发有三班倒：生长的、歇着的、准备走的
point/how > 掉下来的看一眼根，小白点是自然下岗，细软没劲的才要留神
how > 居家可以做个拉发试验：捏五六十根，从根捋到梢，掉六根以上去看看
point/why > 秋天确实会掉得多，跟日照有关，动物换毛差不多的道理
trust/point > 生姜擦头皮、用猪苦胆洗，这些就算了，我接诊过烧出水泡的
summary/action > 数头发不如看发际线，三个月拍一张

## 探店｜-｜dialogue
hook > “你进来先洗手，洗到胳膊肘。”这是我在宁波见过最凶的美甲店老板说的。
trust/context > 她以前是手术室的器械护士，干了二十一年。
feature/evidence > 桌上的工具按手术盘的规矩摆，开一包拆一包，指示卡变了色才用。
evidence > 我偷偷数了下，她给我修死皮一共换了四把钳子。
feature/trust > 款式说实话很少，二十来个，全是干干净净的短甲。
testimony > 旁边一位糖尿病的爷爷专门来修灰厚的脚趾甲，说儿子跑了三家都不敢接。
trust/pain > 聊天别想了，她不聊，你话多她还瞪你。
feature/action > 手一百二，脚一百六。
punchline/summary > 出门的时候我的手，干净得像刚领的身份证。

## 公众号长文｜n｜loss,number
hook > 一张写错小数点的图纸，让常熟一家钣金厂报废了四百片不锈钢。
setup/context > 那天是下班前十分钟，技术员把3.05写成了30.5，没有第二个人看。
agitate/evidence > 材料、激光、折弯，加上误期的罚金，总计十一万八千元。
twist/solution > 厂长没有开除他，只是请他把那张图纸裱起来，挂在楼梯拐角。
solution/how > 随后推行的规矩只有一条：凡是尺寸，念出来。写的人念，接的人复述，像空管和飞行员那样。
evidence/after > 至今三年零两个月，同类差错为零。
why/punchline > 眼睛会替大脑脑补，耳朵不会。
action/summary > 倘若你的车间也有这样一张图，不妨挂出来。

## 教程｜s｜pain
hook > 瑜伽里那个下犬式 你手腕疼 八成是掌根吃劲了
how > 跪好 手张开 像要抓个篮球
how > 食指的根往地里按 虎口贴死 掌心反倒拱起来一点
how/point > 膝盖先弯着 屁股往天上找 别急着蹬直腿
how/evidence > 你让人从旁边塞张名片 掌根底下要能塞进去一丢丢
how > 还疼 就换拳头撑 或者拿本厚书垫着
trust/pain > 腱鞘囊肿的 高血压的 这个先别做
action/summary > 练完转转手腕 明天再来

## 直播切片｜n｜dialogue
hook > “主播你家金饰比金店便宜八十一克，是不是假的？”好，这条弹幕我念了，我来答
why/advantage > 便宜在哪？我没门面，没明星，没水晶灯，我就一台秤一把火枪
evidence > 现在我拿这条链子，给你们烧，红了，红了，凉下来，还是黄的，没发黑
evidence/trust > 再上光谱仪，镜头推过来，999.2，看清楚没有
feature/solution > 今天这款是水波纹，三克出头，工费单独算，一口价里都写了
trust/pain > 有一点讲在前面：链子细，睡觉一定摘，扯断了修一次四十
action > 想要的别着急付，先把你的颈围打在公屏上
action/agitate > 今天金价到晚上九点，九点以后就按明天的走了

## 种草笔记｜n｜dialogue
hook > 我妈：“你那墙上糊的啥？”我：“吃灰的。”——真的，静电除尘贴
pain/before > 我做美甲的，打磨粉飞得到处是，一天下来睫毛都白
how/feature > 其实是一卷静电棉，裁一块贴在吸尘器进风口外头
evidence > 贴了五天撕下来，p2那块，像从磨坊里拿出来的🫠
after/benefit > 最明显的是我不咳了，以前收工喉咙痒
how/trust > 记得两周换一张，别心疼
feature > 8块6一米，够用俩月
action > 做甲的、做木工的、养鹦鹉的都可以试试

## 情感观点｜n｜contrast,number
hook > 同一把剪刀，我用了二十二年，磨短了三厘米。
twist/context > 1.2万一把不是它，它是我学徒那年师傅从自己围裙里抽出来的。
setup/context > 师傅说，先剪一千个报纸人，剪到不用看线。
setup/context > 我剪了三个月，手上长了个茧，像小豆子，到今天还在。
setup/agitate > 后来厂里上了自动裁床，一个钟头顶我一个礼拜，我下岗了。
twist/setup > 有个坐轮椅的小伙找来，说买的西装坐着全堆在肚子上，能不能给他裁一件“坐着的衣服”。
after/evidence > 现在我的订单排到三月，客人里一半不会站。
punchline/summary > 机器裁的是布，我裁的是人。

## 情感观点｜s｜conflict
hook/pain > 老板说 短视频没用 侄子说 不拍等死 一家人在饭桌上吵起来了
context > 这家是做电机轴的 一年也就三十来个客户
point/evidence > 我站老板一半 你那三十个客户里 刷视频下单的 确实一个没有
evidence/twist > 可我也站侄子一半 去年有个采购换了新人 新人上网一搜 你家啥也没有 人家敢下单吗
point/why > B2B的视频 不是用来卖的 是用来让人放心的
solution/action > 别整段子 就拍今天车间干了啥 一条三十秒 一周两条
punchline/summary > 不求火 求查得到

## 测评｜-｜suspense,number
hook > 五款号称“能治灰指甲”的药水，我送检之后，有一款让我后背发凉。
how/trust > 全部自费网购，拆掉标签编号，送到有资质的实验室。
evidence > 一号二号是正经药，成分跟说明书一致。
evidence > 三号四号是消字号，主要是醋酸，治不了也烧不坏。
evidence/twist > 五号里面检出了一种强腐蚀的东西，浓度高到能溶甲，说明书一个字没提。
agitate > 想想看，糖尿病的老人把它涂在脚上，会发生什么。
how/solution > 怎么认？看批准文号，国药准字才是药。
after/trust > 五号的报告我已经交给监管部门，店铺昨晚下架了。

## 非营销｜s｜none
hook/context > 十一月例会 简单记一下 没到的自己看
context/solution > 参会 裁床 车缝 后道 仓库 四个组长加我
pain > 一 羽绒服那批跑绒 查了 是针用粗了 十四号换成九号
point > 二 后道的线头 抽检一百件有十七件没剪干净 下月开始两人互检
pain/setup > 三 仓库说辅料单总是晚 车缝说早就交了 吵了十来分钟
point/how > 定了 以后拍照发群 谁先发谁有理
action > 四 十二月八号客户来验厂 灭火器压力表自己看一眼
summary > 完

## 直播切片｜s｜identity
hook > 有没有做冷饮批发的东北老铁 在不在 冒个泡
context > 我寻思外头零下二十 你们还用得着冰柜吗 结果昨晚后台全是黑龙江的
pain/testimony > 有个老哥给我整明白了 天太冷也不行 冻梨冻过头裂皮了
solution > 咱这柜叫恒温展示柜 又能冷又能保 零下五到零上八你随便拧
evidence/feature > 我刚才扔雪堆里俩钟头 你瞅 里头水没结冰 面板还亮着
feature > 压缩机底下带加热带 低温启动不憋
benefit > 冬天摆冻货 夏天摆啤酒 一个柜使两季
trust > 磕了瘪了拒收 别签字 给我打视频
action > 今儿个包邮到县城 进村的你跟客服唠

## 知识科普｜-｜negative
hook > 打耳洞打在软骨上，不是“更酷一点”那么简单。
why > 耳垂有血管有脂肪，发了炎自己能扛；软骨没有血管，全靠外面一层膜养着。
agitate/pain > 一旦绿脓杆菌钻进去，三五天就能化脓，软骨像湿纸板一样塌掉。
agitate/point > 塌了之后的耳朵，医学上叫菜花耳，摔跤选手身上常见。
evidence > 我们科今年夏天收了九个，最小的刚中考完。
solution/how > 一定要打，找用空心针的，别用枪，枪是硬砸进去的。
how/point > 打完别转、别用酒精，生理盐水敷就够了。
action > 红、肿、跳着疼，当天就来。

## 公众号长文｜n｜dialogue,counter
hook > “我们要的不是代理商，是第一批挨骂的人。”老傅在招商会上说了这么一句。
setup/context > 台下坐着六十多位做建材的，本以为又是一场画饼。
setup/solution > 他带来的是一款门店排班软件，刚上线四个月，漏洞不少。
twist/context > 他打开投影，放的并非优势，而是用户投诉列表，整整七页。
setup/pain > 有人起身离开，陆续走了二十几位。
setup/twist > 留下来的人里，有一位姓覃的大姐举手问，第三页那条，说夜班跨天算错工时的，修了没有。
twist/setup > 老傅说没有，下周三。大姐说，那我下周三再签。
after > 她后来成了广西最大的代理，而那条漏洞，周二晚上就补上了。
punchline/summary > 坦白是一种筛子，筛掉看热闹的，剩下看门道的。

## 带货口播｜n｜suspense,counter
hook > 别划！看完这滴水往哪走，你再决定买不买雨伞
evidence > 滴，看着啊，滚了滚了，伞面上一颗没留，全下去了
pain/context > 一般的伞呢，进地铁往腿上一靠，裤子湿一条
feature/advantage > 这布是先织密再过涂层，不是喷一层防水了事
evidence/feature > 骨架十根，我拿电风扇怼着吹，翻了，一按，又回来了
testimony > 我家那口子送外卖的，这把用到第三个雨季
trust/pain > 重是真重，一斤一，包小的女生别买
action > 黑的深蓝的都在，五十九块九，拍一发一

## 教程｜n｜scene,pain
hook/context > 出差住酒店，衬衫皱得像咸菜，前台说熨斗被借走了
solution > 用吹风机，五分钟，照样能开会
how > 衣服挂浴室门上，最下面的扣子扣起来，夹两个票夹往下坠
how > 喷壶没有就用湿毛巾抹，只抹领子、门襟、袖口，其他不用管
how > 热风隔一拳，从上往下吹，另一只手扽着
how/point > 领子要从尖往中间捋，反着来会起泡
trust/twist > 亚麻的救不了，认命，就说是风格
punchline/summary > 好了，穿上还热乎，暖和一会儿再走

## 情感观点｜n｜counter,loss
hook > “三年回本”这四个字，坑了多少想开洗衣店的人
why/point > 它算的是设备，没算你自己，你的工资哪去了？
evidence > 我拉了张表，夫妻店一年净十四万，两个人去上班拿多少，你们填填
agitate/point > 填完会发现，有一半的店其实在亏人
question/pain > 有人抬杠：自由值钱。对，可一天开十四个钟头叫自由？
point/solution > 我不是劝退，我是让你把自己的钟点写进成本
solution/action > 每小时给自己标二十五块，再看还赚不赚
punchline/summary > 老板最便宜的员工，往往是自己

## 情感观点｜-｜scene
hook/context > 2008年冬天，郴州断电的第六夜，我在冰棍厂的冷库里躲暖。
setup/context > 你没听错，外面零下七度，库里因为停电，才零下二度。
setup/context > 我和三个装卸工挤在棉被上，听货一点一点化，滴答，滴答。
twist/question > 有个老工人说，小妹，你读过书，你说这冷能不能存起来？
twist/why > 就这一句话，我后来去学了相变材料，读到博士。
setup/agitate > 创业头四年，做一批砸一批，最惨的时候办公室只剩一台饮水机。
after/evidence > 如今我们的蓄冷箱，断电能撑九十六个小时，疫苗站用了两千多台。
punchline/summary > 发布会上我请了那位老工人，他摸着箱子说，哦，存起来了。

## 带货口播｜-｜identity
hook > 招两名牙科技工，会排牙的优先，会听音乐的也优先。
context > 我们是一家十一个人的义齿加工小厂，在东莞长安，做活动义齿为主。
why > 为什么提音乐？因为工作间一天十个钟头，谁放歌全凭轮流。
benefit/feature > 熟手月薪九千到一万三，单休，不打卡，交活准时就行。
benefit/trust > 社保第一个月就交，体检带口腔，洗牙免费。
trust/pain > 粉尘是有的，我们装了除尘，但口罩必须戴，说三遍不戴就走人。
testimony/evidence > 厂里最老的技工曾伯六十四了，上周还收到一位患者寄来的柚子。
action > 带一件你的作品来，石膏的就行，摔碎了也没关系。

## 测评｜s｜identity
hook > 打算学美容的妹妹 三种学法我都交过钱 给你们比一比
context/solution > 一种是职校 两年 一种是连锁学院 四十天 还有一种跟师傅 管饭不给钱
point/evidence > 职校 九千八一年 皮肤结构讲得细 可上手少 一学期摸了六张脸
point/evidence > 四十天那个 一万六 天天上手 摸的是同学 结业证是它自己印的
point/evidence > 跟师傅 前三个月光叠毛巾 第四个月开始 一天八个真客
trust/pain > 师傅也有坏的 我头一个师傅就让我拉我妈办卡
summary/point > 要考证走职校 要快就跟师傅 中间那个 除非包就业写进合同
action/question > 你们当地啥价 打在底下 给后头的姐妹参考

## 种草笔记｜-｜result,trend
hook > 冬至要回外婆家，我提前买了一样东西，比任何保健品都让她高兴。
pain/before > 外婆手指关节变形，系不上扣子，冬天穿棉袄都得等人来。
solution > 是一根带钢丝圈的小钩子，木头柄，叫系扣器，从扣眼里穿过去一勾一拉。
evidence > 视频里她试了三次，第四次自己扣上了，笑得假牙都露出来。
after > 现在她每天早上先扣五颗，再解开，再扣，跟打游戏通关似的。
feature > 木柄粗的那种更好握，十一块，细的十块，别省那一块。
trust/feature > 小圆扣和包布扣都行，四合扣不行。
punchline > 能自己穿衣服，是老人最后一点体面。

## 探店｜n｜question
hook/question > 一家没有镜子的理发店，你敢进吗？
context > 在成都玉林，二楼，楼梯口写着“剪完再照”
why > 老板是个光头大叔，他说客人一看镜子就紧张，一紧张就要改
testimony/evidence > 我坐下来，他先围着我转了两圈，摸我后脑勺，问我右边睡还是左边睡
testimony/context > 全程四十多分钟，只听见剪刀响，我中间睡着了
evidence/after > 完了他递一面小圆镜，我看了半天，耳朵后面那块翘了十年的毛，服了
trust/pain > 只剪不染，不收急客，讲价会被请出去
feature/action > 68，现金，他没有收款码
action > 想去的先写封信，对，写信，地址我放图里了

## 剧情对话｜s｜contrast,scene
hook/pain > 一边 她在台上领十佳店长 一边 她爸在台下扫彩带
setup/context > 没人知道这俩人认识 她也没打算让人知道
setup/context > 老头扫到第一排 抬头看了一眼 赶紧把帽檐压低
setup/agitate > 经理过来说 那个扫地的 往边上点 挡镜头了
twist > 她手里的话筒 咣 掉地上了
twist/point > 她说 那是我爸 我开店那十二万 是他一把笤帚一把笤帚扫出来的
setup/context > 全场没声了 老头急得直摆手 说扫完了扫完了 我这就走
punchline/after > 她跳下台 接过笤帚 爷俩把彩带扫完了 才合的影

## 种草笔记｜-｜question,identity
hook/question > 有没有人跟我一样，看到客人咬指甲就手痒？
setup/pain > 今天来的小姑娘，高三，十个指头秃得都见肉了。
setup/pain > 她说一做数学就咬，咬出血才停。
solution/twist > 我没给她做延长，涂了层苦甲水，又在食指上画了只哈士奇。
punchline/twist > 她说舍不得咬狗。
action/punchline > 免费的，考完再来收费。

## 非营销｜n｜none
solution > 电饭锅版咸鸭腿糯米饭，懒人做法
solution > 备料：咸鸭腿一只，糯米两杯，大米半杯，干香菇六朵，板栗一把
how > 鸭腿前一晚泡水，中间换两次，不然齁
how > 米泡两个钟头，沥干，加一勺生抽、半勺老抽拌匀
how/point > 香菇水别倒，替代清水，米水比一比零点八
how > 鸭腿剁块铺在最上面，按煮饭键
how/pain > 跳了之后别开盖，再焖二十分钟，急着开会夹生
twist > 没有咸鸭腿，腊肠、咸肉都成，火腿偏干
summary > 撒葱，拌，吃完请散步

## 剧情对话｜n｜suspense,scene
hook > 她每周三都来做指甲，每次只做一只手
setup/context > 我问过，她笑笑，说另一只做了也没人看
setup/context > 她左手总戴手套，连夏天都戴
twist/setup > 那天停电，屋里闷，她终于摘了
twist/point > 三根手指，只剩半截，是小时候轧面机咬的
setup/twist > 我没说话，把最小号的甲片拿出来，磨，再磨，粘在那半截上，画了一枝梅
after > 她举起来对着窗户看了好久，然后第一次，把两只手并在一起
punchline/summary > 她说：原来我有十个指头

## 带货口播｜s｜pain,trend
hook > 供暖第一个礼拜 你家红木手串 是不是咔吧一声 裂了
why > 屋里湿度掉到二十几 木头里的水往外跑 它能不裂吗
evidence/agitate > 上周光我店门口 来修的七串 有一串小叶紫檀一万八
solution > 弄一个这个 木头保湿盒 里头这块板叫双向控湿
how/feature > 干了它往外吐水 潮了它往里吸 定在五成五
evidence > 表就在盖子上 你看外头二十四 里头五十四
trust/pain > 已经裂了的 救不回来啊 别买了骂我
action > 小号放手串 大号放二胡的琴筒都行 点购物袋

## 知识科普｜n｜question
hook/question > 注射完玻尿酸能不能马上去潜水？上周真有人问
point > 不能，至少两周
why > 水压、面镜勒、还有出水后用力捏鼻子，都可能让它挪位
why/point > 它刚进去的时候像一团没凝的果冻，周围组织还没把它“认领”
point > 同样的道理，趴着按摩、蒸桑拿、戴紧的泳镜，也往后放
agitate/point > 要是出现皮肤发白、发花、剧烈疼，那不是正常肿，是血管出事了，黄金时间按小时算
action/point > 马上联系打针的医生，手头有没有溶解酶，打之前就该问清楚
punchline/summary > 漂亮可以等两周，血管等不了

## 教程｜n｜number,promise
hook > 四个动作，学会给旧皮包“回魂”，不用送护理店
how/point > 一、空着肚子清：马毛刷走一遍，缝里的灰用气吹
how/point > 二、吃点油：羊毛脂一丁点，掌心搓热再上，别直接倒
how/point > 三、塑形：旧毛巾卷紧塞满，包角用杂志撑
how/point > 四、边油补：牙签蘸色，一层薄一层干，三层起步
trust/pain > 漆皮和翻毛不走这套，植鞣革第二步减半
evidence > 这只是我从废品站五块钱捡的，弄完我嫂子要拿走
save/summary > 分享给那个包比人还累的朋友

## 带货口播｜s｜result
hook/evidence > 上个月分红 郑州惠济店的合伙人小单拿了三万一 他是店里的领班 没掏过一分本钱
solution/context > 我们是做宠物美容加寄养的 直营四十四家 新店全让自己人干
how/feature > 规则是这样 干满一年 考核过 公司出钱 你出人 挣了四六 你拿四
trust/pain > 赔了算公司的 可你那一年的工资就只有底薪 这点想好
feature/action > 今年要开十二个 缺洗护 缺领班 缺一个会修水电的
trust/point > 怕狗叫的 受不了屎味的 咱就别互相耽误
testimony/evidence > 小单是兽医专科 来的头一天被泰迪咬了 现在那只泰迪是他店里的会员
action > 直接到店 说找单哥 先洗一条看看

## 公众号长文｜-｜contrast,number
hook > 一条丝巾，在杭州出厂价四十六元，隔着一条江的商场里标价一千三百八。
question > 中间那三十倍，去了哪里？
context > 带着这个疑问，我们沿着它的路线走了一遍：织造、印花、卷边、质检、入仓、上架。
evidence > 手工卷边是最慢的一环，一位师傅一天最多十一条，工费每条八块五。
evidence > 而在商场，光是那一小截柜台，每天的租金就要三千七。
twist/evidence > 不过品牌方也有苦处，十条里卖掉三条，剩下七条的钱要摊进去。
summary/point > 由此看来，贵的并非丝，而是没卖掉的丝。
punchline/summary > 消费者买下的一条，其实替另外两条付了账。

## 种草笔记｜n｜scene
hook/pain > 凌晨两点半，被自己的磨牙声吵醒，老公说像有人在啃瓷砖
context/solution > 去口腔科，医生看我后牙都磨平了，给取模做咬合垫
feature/solution > 不是淘宝那种开水一泡自己捏的！是硬的，透明，薄薄一片
testimony/trust > 头两晚口水流一枕头，说话像含着饺子
after/evidence > 到第九天，早上起来太阳穴不酸了，垫子上多了两道印，那可都是替我的牙挨的🥹
feature > 花了六百五，我们这儿市里统一价
how > 每天用牙刷加凉水刷，一周泡一次，别放窗台晒
trust/action > 颞颌关节弹响的先拍片子，别跟我学

## 直播切片｜n｜contrast,result
hook/evidence > 来，左边这台，十五年的老冲床，右边，同型号，刚翻新的，猜猜哪个噪音大
evidence/context > 先不告诉你们，我去踩一脚——咣！听见没，再踩——咚
evidence/point > 老的九十七分贝，翻新的八十四，手机测的，误差你们自己加
feature/solution > 我们换了什么？离合器、刹车片、飞轮轴承、加了减震垫，铭牌没动，是哪年就写哪年
trust/evidence > 翻新记录一页一页装订的，哪个师傅换的按的手印
advantage/benefit > 新的十九万，它六万二，折旧你自己琢磨
trust/pain > 丑话：光栅要单配，不配我不发货，手指头比订单金贵
action > 想看试冲的，连麦，把你的料厚报上来

## 探店｜s｜question
hook > 一百块 在广州中大 能把自己从头到脚穿一遍吗 我试给你们看
evidence/setup > 先去的是碎布区 论斤 八块一斤 我抓了一块灰格子一块米色
evidence/setup > 转角有个阿叔 一台脚踏机 问我做咩 我比划了半天 半身裙 他说四十蚊
evidence/feature > 等了五十分钟 松紧腰 有兜 还给锁了边
evidence/twist > 剩的布 他给我缝了个发圈 没收钱
evidence > 上衣在尾货档翻的 二十五 鞋是劳保店的 十八
summary/evidence > 一共九十九块三 我还剩七毛 买了个糖
trust/pain > 人挤人 小心推布的板车 轧脚是真不看人的
action > 阿叔只在下午 B区楼梯底下 你见到个红水桶就对了

## 情感观点｜n｜dialogue
hook/pain > “你头顶怎么跟我外公一样？”六岁小孩一句话，我在幼儿园门口站了五分钟
context/before > 那年我二十九，当了三年幼师，从没扎过高马尾
before/pain > 每天用粉扑拍发际线，一出汗，灰道道往下淌
why/setup > 查出来是多囊，激素的事，不是熬夜熬的
setup/agitate > 我妈不信，托人弄来一坛黑芝麻何首乌丸，我吃进了医院，转氨酶四百多
twist > 住院那会儿隔壁床阿姨把自己假发摘下来，说：姑娘，你试试，好玩
after > 我现在有五顶，周一短发周五卷发，孩子们天天猜我今天是谁
punchline/summary > 那个小孩后来跟我说，老师，你像变魔术的

## 测评｜n｜identity,pain
hook/pain > 被收银软件坑过的举手✋ 我五年换了四家，血泪给你排一排
evidence/point > A家：免费，但断网就瘫，去年除夕我排了三十个人，它转圈
evidence/point > B家：断网能收，报表漂亮，可导出要开会员，一年599
evidence/point > C家：老板自己写的，小公司，凌晨两点给我改过bug，后来……倒闭了
evidence/point > D家：现在用的，贵，一千八，三年没出过岔子，客服能听懂方言
summary/point > 其实功能八九不离十，差就差在出事那十分钟有没有人接电话
action/how > 买之前先故意拔网线，再晚上十一点打客服，两样都过再付
punchline/summary > 不是所有免费都省钱
trust > 非广，D家连优惠码都没给我

## 种草笔记｜s｜trend
hook/context > 圣诞的限定色到了 一共就三个 姜饼 松针 烛火
feature/solution > 姜饼是带一点点细闪的焦糖 黄皮不挑
feature/solution > 松针得白一点的涂 我涂像中毒
feature/solution > 烛火最绝 灯底下是橘的 出门变红
evidence > 都涂我自己手上了 随便看 随便放大
action > 二十四号晚上开到十二点 给加班的留了两个位
action > 直接说颜色跟钟点 别问在吗

## 非营销｜n｜none
hook/context > 关于启用新版送货单的说明
solution > 各客户、各司机：自12月1日零时起，本公司统一使用四联带二维码送货单
why > 旧单手写重量多次引起纠纷，全年累计差额已超两万元
how > 装车后由仓管员扫码，系统锁定净重；卸货时收货人再扫一次，两次相减即为损耗
point > 损耗在千分之三以内的，各自承担；超过的，凭照片由我司先行赔付
point > 旧单可用至12月10日，过期财务不予结算
action > 二维码扫不出的，打背面电话，24小时有人
summary > 特此说明

## 公众号长文｜n｜identity
hook > 假如你也是一位每天站九个小时的柜姐，这篇写给你的小腿。
evidence/context > 在我们随访的三百一十名商场导购里，有将近六成看得见弯弯曲曲的青筋。
why/solution > 静脉里有一扇扇小门，专门防止血往回掉，站久了，门就关不严。
agitate/pain > 起初只是傍晚发沉，袜口勒出深沟，再后来皮肤发黑、发痒，严重者会破溃。
point/twist > 泡脚反而要慎重，四十多度的水会让它扩得更开。
solution/how > 真正有用的是三件小事：踮脚尖，每小时二十下；午休把腿搁得比心口高；医用的梯度袜，早上下床前就穿。
trust > 袜子的压力等级应由医生判断，动脉不好的人不能用。
punchline/action > 你扶过无数顾客试鞋，也请弯腰看看自己的脚踝。

## 带货口播｜n｜negative
hook > 不是所有胶带都叫易撕，有的是“一撕就疯”
pain > 我拆快递那个火啊，拿牙咬，拿钥匙捅，崩一指甲
solution/evidence > 这卷，手一横，唰，齐的，跟裁纸刀切的一样
evidence > 再来一次，用两个手指头，唰
feature/why > 边上有看不见的小齿，只认横的力，竖着拽你拽不断
evidence > 竖着来，我吊一桶水，五升，挂着啊
testimony/evidence > 我们发货的三个姑娘，原来一天打一千二，现在打一千五，手腕子还不贴膏药了
action > 一箱三十六卷，开店的拍箱，自己家拍两卷试试

## 剧情对话｜-｜dialogue,conflict
hook/pain > “你凭什么说我家牛肉是注水的？”卖肉的一刀剁在案板上。
setup/context > 小姑娘胸前别着冷链检测员的牌子，才来三天。
setup/evidence > 她不说话，撕一张滤纸贴在肉上，按住，数到三十。
evidence/setup > 纸揭下来，湿透了，点不着。
setup/pain > 围观的人越来越多，卖肉的脸涨成猪肝色：“我进来就这样！我也是花钱买的！”
twist > 姑娘把纸夹进本子里：“那我们一起去找卖给你的人。”
after > 半个月后，那家屠宰点被端了，一共三百多户摊子拿回了差价。
punchline/summary > 卖肉的逢人就指着墙上那张干滤纸说：“瞧，点得着。”

## 知识科普｜s｜identity,number
hook > 开网店发玻璃瓶的 记住三个厘米 少赔一半
point > 头一个 两厘米 瓶跟瓶中间至少隔这么多
point > 第二个 三厘米 瓶底离箱底 摔下来先着地的是它
point > 第三个 五厘米 顶上 因为快递码货都往上压
why/point > 玻璃不怕压 怕的是点 你塞再多报纸 有一个硬点顶着 还是碎
how/point > 包完抱起来晃 听 有动静就拆了重来
testimony/evidence > 有个卖蜂蜜的大叔 改完以后碎瓶率从百分之六掉到零点四
punchline/summary > 别心疼那点泡泡 碎一瓶 亏三单

## 测评｜n｜result,counter
hook > 测完才知道，口碑第一的那家烫染店，头皮灼伤投诉最多
how/context > 我们派了八名志愿者，发质相近，同做一款冷棕，事后看断发率、褪色、头皮
evidence > 价格跨度从168到1288，断发最少的是298那家
evidence/twist > 1288的那位，第三天开始掉痂
why/evidence > 翻开配方表，它的氨含量高，上色是快，可是呛眼睛
evidence > 168那家颜色偏红，客气地给补了一回
testimony/evidence > 志愿者小潘说，298那个师傅中途三次问她疼不疼
summary/punchline > 选店先看他问不问你疼
action > 名单按规定隐去，私下交流可以到读者会

## 情感观点｜s｜question
hook > 一个初中没毕业的人 怎么教大学生做珠宝 我说给你听
context/before > 我是贵州山里的 十四岁跟舅舅打银 打坏一个碗 罚抬三天水
before/setup > 二十六岁到深圳水贝 流水线上压戒圈 一压四年 压得耳朵背了
agitate/setup > 线上全是机器铸的 没人要手錾了 我那点手艺 像揣着粮票
twist/setup > 有一年一个女老师来找素材 看我拿指甲盖大的铜片錾了一只山雀
setup/context > 她问我愿不愿意去讲一堂课 我说我普通话都说不清
after/evidence > 现在一学期三十二节 学生毕业展上 有七个是錾刻
punchline > 我不会写教案 我让他们先抬水

## 直播切片｜s｜identity,scene
hook/context > 宝妈们 晚上九点半 娃终于睡了 你是不是跟我一样 去卫生间把门一关 坐马桶盖上发呆
pain > 一照镜子 脸黄得跟菜帮子似的 连擦脸的劲儿都没了
solution/context > 我就给自己备的这个 涂抹面膜 一勺 抹上 刷十分钟手机 抹布一擦 睡觉
feature > 里头是高岭土加燕麦 没有那些一长串英文
evidence > 我半边脸做了三天 这半边没做 来 打光 谁看不出来谁下播请吃饭
trust > 怀孕的姐妹先拿成分表问产检医生 别光信我
benefit/punchline > 十分钟 是咱一天里头唯一属于自己的十分钟
action > 罐子七十九 送勺送发带 三号链接 慢慢来 不催

## 情感观点｜n｜loss
hook > 又一个学员把“素人改造”拍成了“扒人伤疤”，白白丢掉三万粉
setup/evidence > 视频里，改造前的姑娘含胸、痘、油头，配的还是哀乐
agitate/why > 流量是有的，可评论全在笑她，她看得到
point/twist > 改造的意思不该是“你原来很难看”，而是“你本来可以这样”
solution/evidence > 有位同行的做法我很服，前半段让人自己讲最喜欢自己哪儿，再动手
evidence/after > 她那条没爆，才四万播放，进来咨询的却有六百多
punchline/summary > 把人当素材，人就把你当热闹
action/question > 你们怎么看？

## 教程｜n｜identity
hook > 收银员、幼师、销售——每天说话超过四小时的人，学这三口气
why/context > 嗓子哑不是水喝少了，是你在用喉咙“挤”声音
how > 第一口，平躺，肚子上压本词典，吸气让它升起来，五秒
how > 第二口，站着，嘴里叼根吸管往半杯水里吹，水花别大别断，三十秒
how > 第三口，嘴唇放松打嘟噜，从低滑到高，像摩托车上坡
testimony/evidence > 我们附近小学的语文组练了一个月，开会没人再抱胖大海了
trust/how > 练着练着脖子青筋起来就停，那是又挤上了
trust/action > 哑超过三周的请先做喉镜，息肉练不掉
save > 三分钟的事，早上刷牙前做，收下

## 带货口播｜n｜scene
hook/context > 凌晨四点的果蔬批发市场，一个戴头灯的小伙子在给二十三家店理货，他不是打工的，他是我们的城市合伙人
solution > 我们提供一套订货小程序，小水果店睡前点好，合伙人凌晨统一拿
feature/benefit > 一斤抽一毛到两毛五，二十三家店，一天走六吨，你自己乘
benefit/feature > 不用门面，不用仓，一辆金杯就能起步
trust/pain > 苦是真苦，没有周末，雪天照出
trust/evidence > 全国六十一位合伙人，退出的有九位，理由我们都公布在公众号
feature/benefit > 试跑七天，油钱我们出，跑完不想干握手就散
action > 留下你的市场名，凌晨四点给你打电话，接了才算报名

## 种草笔记｜s｜contrast
hook/before > 家人们看图一像不像垃圾堆 图二同一张梳妆台 就隔了一个下午
before > 我口红三十七支 一半找不着盖 散粉洒得抽屉里跟面缸一样
solution > 没买收纳架 我去二手市场淘了个老中药柜 巴掌大 二十四个小抽屉
feature > 每个抽屉上还有字 当归里放眼线 甘草里放唇釉 黄连放账单哈哈哈
how > 拿白醋水擦了两遍 再上一层蜡 太阳底下搁半天 药味就淡了
trust/twist > 就是抽屉浅 高瓶子进不去 只能站外头
feature > 一百八拿下的 老板要两百六 我哼唧了半个钟头
after > 现在每天早上找腮红像抓药 心情都好

## 探店｜n｜loss,result
hook > 差点交了九千八！这家“零基础七天变收纳师”的培训，我替你们进去卧底了
context > 在写字楼二十二层，香薰、白墙、一屋子三十岁上下的姐姐
evidence/setup > 前三天学叠衣服，学得我胳膊酸，确实挺整齐
twist/evidence > 第四天画风变了，老师开始讲“原生家庭”，讲哭了五个
evidence/agitate > 第五天，推出两万六的高阶班，名额只有四个，当场刷卡减三千
agitate/evidence > 我同桌大姐刷了两张卡，手都在抖，她老公在外地开货车
twist > 我悄悄把手机录音给她听：昨天老师跟另一组说的，也是“最后四个”
after > 我俩一起去退，闹到商场消保站，退了八成
summary/punchline > 学收纳没错，凡是一边教你扔东西，一边让你加钱的，赶紧扔了它

## 种草笔记｜n｜number
hook > 3856天，我的小冷库今天跳了第一次闸
context > 从我结婚那年开到现在，比我儿子还大一岁
setup/why > 查了，是老鼠把线啃了，师傅把那段线剪下来给我留作纪念
evidence/twist > 库里的货一箱没化，两个小时内全挪到隔壁老韩那儿去了，谢谢老韩🙏
trust/evidence > 温度曲线我都打出来贴门上了，存货的各位随便查
punchline/summary > 明天买猫

## 非营销｜-｜none
hook/context > 项目：门店会员小程序二期需求评审；时间：11月27日上午；地点：线上。
context > 出席：产品沈、研发两人、运营小鹿、顾客代表三名（均为瑜伽馆老会员）。
point/evidence > 顾客代表反馈，约课页面字号过小，五十岁以上会员普遍找不到取消键。
pain/setup > 研发认为改版涉及全部组件，工期不足；运营认为此项影响退课纠纷，应优先。
point/solution > 评审结论：先上线“长辈模式”，仅含约课、取消、请假三个按钮。
point > 积分商城延期至三期，不再讨论。
how/action > 沈于周一前提供原型，顾客代表当面试用，三人全部独立完成取消操作视为通过。
summary > 会后赠送代表每人一节私教课，由运营登记。

## 种草笔记｜n｜promise
hook/benefit > 教你们一个让开衩指甲“闭嘴”的东西，十天见效（对我）
pain/context > 我做烘焙的，手一天洗四十回，指甲分层像千层酥
solution > 是一支油，里面有角鲨烷，刷头软软的，像给蛋糕刷蛋液哈哈
how > 涂在指甲根那块白月牙上，不是涂尖尖！推两下
evidence/after > 第十天，新长出来那截是平的，旧的还分层，慢慢剪掉就好
trust/pain > 油嘛，涂完五分钟别摸手机，全是印
feature > 49一支，我第二支了
trust > 甲床本身有凹坑、发黄变厚的，查查银屑病和真菌，别涂油糊弄

## 直播切片｜s｜negative
hook > 不是来卖房的 也不是来教你们发财的 就一个卖货架的 坐会儿呗
question/context > 刚才有个兄弟问 仓库四米高 用轻型还是中型
point/how > 看一层放多少斤 两百斤往下轻型 五百斤以内中型 再重你找我师傅
evidence > 这根立柱 我让他俩站上去 一个一百九 一个二百一 蹦 蹦一个 没弯
feature > 孔是蝴蝶孔 不用螺丝 拿橡皮锤敲
agitate/advantage > 怕啥呢 怕你们买那种薄皮的 零点六的 看着一样 半年腰就塌了
trust/how > 拿到货自己卡尺量 少一个丝我赔一组
action > 画个草图发我 长宽高 门在哪 我给你排一遍 排了不买也没事

## 情感观点｜-｜question
hook/question > 一个人一辈子能闻到多少次自己家的味道？
context > 我离开喀什十六年，每次回去，只有推门头三秒能闻到，三秒后鼻子就认了。
context/solution > 那是馕坑的炭、晾杏的甜、我爷爷的莫合烟，加上羊毛毡子晒热以后的那股暖。
agitate/setup > 爷爷走后，毡子被姑姑收去洗了，我一下子慌了神。
setup/context > 我把能想到的都写下来，带到广州，求一位调香老师。
setup/pain > 老师调了十九版，我都摇头，她有点恼，说你到底要什么。
twist/setup > 我说，少了一样，少了他咳嗽的声音。
twist/point > 她愣了，第二十版里加了一点点樟脑和药味，我闻了一下，蹲在地上起不来。
after/punchline > 那瓶我至今没舍得喷，只在过年时拔开盖子，三秒。

## 知识科普｜n｜scene
hook/context > 洗车店里常见这一幕：小伙子举着高压枪对准轮胎侧面猛冲
why/agitate > 轮胎侧壁最薄，枪头离得近，帘线能被冲出鼓包
evidence/why > 十五兆帕什么概念？差不多能切开一块带皮的猪肉
agitate/point > 雷达探头、刚补过漆的边、老化的密封条，一样经不住
how/solution > 枪嘴离车身半米以上，侧着扫，别正对缝隙
agitate/point > 发动机舱里更不行，线束插头进了水，过几天才报故障，你还赖不到他
action > 下次洗车，站旁边提醒一声，比给好评管用

## 剧情对话｜n｜suspense,result
hook > 这家干洗店，昨天被一件没人认领的婚纱救活了
before/setup > 疫后生意差，老板娘陶姐打算月底关门，清理挂了三年以上的衣服
setup/context > 最里头那件，票根上写着2019年10月，电话是空号
setup/context > 她拍了视频：这是谁的，过来拿走吧，不收存放费
twist > 评论区一个坐标青海的男人说，是我未婚妻的，她做援藏护士，车祸
twist/setup > 陶姐手指停在屏幕上，半天打了一行：我给您洗干净，寄给您
twist/point > 他说不用寄，麻烦您挂在窗口，让她看看街
after > 后来每天都有人来，带一件旧衣服，也带一束花
punchline/summary > 招牌还是那块，底下多了行小字：本店不丢衣服

## 带货口播｜n｜identity
hook/attention > 卖水果捞的、卖凉皮的、夜市炸串的，看我手！
pain > 一次性手套，戴上跟俩塑料口袋似的，串都捏不住，还老滑进锅
solution > 换丁腈的呗，蓝的，贴肉
evidence > 我戴着捡芝麻，一粒，两粒，八粒，你用那个试试
evidence/feature > 撑一下，撑到胳膊肘，没破，松手回来了
advantage/feature > 吃的行当一定要蓝色的，破了掉汤里一眼能看见
benefit/feature > 一副两毛三，一天换五副一块多，客人看着也干净
action > S、M、L三个码，女同志拿S，链接自取

## 带货口播｜n｜counter,negative
hook > 我们招代理，第一条规矩是：先别囤货
why/pain > 前面两拨代理，都是被自己仓库里那堆粉饼压垮的
solution/feature > 产品是给美甲店用的无味打磨粉收集器，一台四百六
how/feature > 你手里只留一台样机，去店里演示，成了再从公司直发
benefit > 每台提一百零五，耗材滤芯终身跟着你，月月有
testimony/evidence > 大理的代理小段，骑电驴跑古城，七十二家店，光滤芯月入四千二
trust > 卖不动，样机退回来，螺丝齐就全额
action > 把你们城里美甲店数一数，数完来找我谈，数不清的我陪你数

## 测评｜n｜number,scene
hook/how > 周末在厨房搞了个大的：四只恒温箱，四十八小时，看哪只能让冰淇淋活到最后
how/context > 每只放六盒同牌子的香草味，中心插探针，室温二十六
evidence > 泡沫箱+冰袋，七小时，塌了
evidence > 充气保温袋，十一小时，软得像酸奶
evidence > 真空绝热板那只，三十九小时还是硬的，勺子差点撅断
evidence/twist > 干冰那只本该第一，可盖子被顶开了，猫进去舔了一口
trust/pain > 干冰屋里一定开窗，我中间头晕，别学
evidence/advantage > 按每小时成本算：泡沫两毛四，真空板五毛一，干冰两块二
summary/action > 同城用泡沫够，跨省别省那个板

## 情感观点｜s｜scene
hook/context > 昨天在高铁上 对面小姑娘边哭边用手机取消美容院的分期
context/agitate > 一万二 分二十四期 她说她就进去做了个免费的清黑头
question > 为啥这种事年年曝光 年年有人上当
point/why > 因为它卖的不是护理 是难受 先把镜子怼你脸上 告诉你毛孔像草莓
trust/evidence > 我开了十一年店 我敢说 九成的脸 用不着买套盒
trust/pain > 同行骂我砸饭碗 我说你那叫饭碗吗 你那叫陷阱
solution/how > 教你一句话 今天不办 明天再来 真有优惠 明天它还在
punchline/summary > 让你当场掏钱的 都怕你睡一觉

## 教程｜-｜dialogue,question
hook > 有人在后台问：“为什么我自己涂的唇釉，两小时就集合到嘴角开会？”
why > 因为嘴角那儿有道湿边，唇釉遇水就往那边跑。
how > 先用纸巾把整张嘴抿干，是干，不是轻轻碰一下。
how > 再拿遮瑕在嘴角外侧点一点，像砌一道小坝。
how > 唇釉从中间往外推，离嘴角留一根牙签的距离。
how/point > 抿的时候嘴里垫一张剪成月牙形的纸，多余的都被它带走。
evidence/after > 这是我吃完一碗螺蛳粉的样子，坝还在。
trust/pain > 镜面款做不到这么久，哑光的行。

## 探店｜n｜identity
hook > 想给工厂找打样的小设计师，广东虎门这栋楼值得你耗一整天
context > 外头看着像居民楼，每层味道不一样，二楼是蒸汽，四楼是胶水
feature/point > 二楼找梁师傅打版，一件基础衬衫一百二，肯改三次
feature/point > 三楼的辅料铺，扣子按克卖，我花六块抓了一小袋贝壳的
feature/point > 四楼烫钻压花，机器贼吵，小妹戴耳塞跟你比手势
testimony > 有个云南来的男生，裤兜里揣一张画，晚上抱着成衣下楼，一路在笑
trust/pain > 厕所得去隔壁肯德基，电梯只到五楼
how/action > 记住：上午他们赶货不理人，下午三点后再上
save > 楼层分布我手绘了一张，自己存

## 公众号长文｜n｜dialogue
hook/pain > “我写了一百八十条差评回复，没有一条是真心的。”一位餐饮店长对我说。
context > 她所在的连锁要求，十五分钟之内必须回，模板由总部统一下发。
setup/pain > 顾客说汤咸，模板回“感谢您的宝贵建议”，顾客说有头发，也是这句。
agitate > 长此以往，所有人都学会了不看内容。
twist/solution > 于是她偷偷做了个实验，把模板收起来，只回三个部分：我看见了什么，我去查了什么，我改了什么。
evidence/how > 例如汤那条，她写，今天中午换了新盐，颗粒细，师傅还按老勺放，勺子已经换掉。
after/evidence > 那位顾客一周后带来了四个同事，点名要喝汤。
punchline/summary > 道歉谁都会，难的是把勺子换掉。

## 种草笔记｜n｜contrast
hook > 左边客人带来的参考图，右边我做的，谁说手残店只有网图好看😏
how/context > 晕染猫眼加磁条，磨了三个小时，脖子落枕了
feature/trust > 钻是胶托底的，掉一颗免费回补，扣掉的不算哈
action/benefit > 本月新客第一次减三十，老客带人两边都减
action/trust > 长甲这周不接，磨头坏了两根
action > 图喜欢拿走，约我得说名字

## 非营销｜s｜none
solution > 湘西酸汤豆腐渣饼 我妈的做法
solution > 豆渣两碗 面粉大半碗 酸菜一把 干辣椒面 蒜苗 鸡蛋一个
how > 豆渣先干锅炒 炒到冒热气不粘 去豆腥
how > 酸菜切碎挤干 跟鸡蛋面粉和一起 捏得成团就行
how > 油多点 饼压薄 煎到边上起焦壳
how > 另起锅 米汤滚酸菜水 加一勺猪油
how/point > 饼下去滚两滚就关火 久了就散
summary > 撒蒜苗 端上桌趁烫 我能吃三碗

## 直播切片｜n｜question,loss
hook/question > 你们厂里师傅下班前是不是都拿气枪吹机台？停，别吹了，吹一次掉一次精度
why/agitate > 铁屑细的跟灰一样，一吹就钻进丝杠护罩里，慢慢磨
agitate/evidence > 一根丝杠八千到两万，修的时候还停机五天，这个账
solution > 上这个，磁吸加真空的小车，推着走
evidence/how > 师傅来，倒半斤铝屑，铁屑混着倒，三十秒，看桶里分层了吧，铁归铁，铝归铝
benefit > 分开卖废料，铝屑一公斤多卖六块
trust > 电机两年，软管算耗材不保，我先说
action > 要的扣“推车”，量大的别在直播间拍，留个电话我上门

## 带货口播｜s｜contrast,suspense
hook/question > 这件衬衫 左袖子是我老公熨的 右袖子是机器挂烫的 你猜他花了多久
evidence > 左边二十分钟 还烫出俩亮印 右边四十秒
solution > 就这个小不点 折起来一个巴掌 加水一百二十毫升
feature > 二十秒出汽 烫板带陶瓷 横着烫竖着烫都不漏水
how/evidence > 来 领子 拽住 慢慢往下走 别急 它吐气你再动
trust/twist > 牛仔裤那种厚的别指望 小马拉大车
benefit/desire > 出差放行李箱里 第二天客户还以为你带了秘书
action > 一百三十八 给家里那位报名烫袖子的 拍一个

## 情感观点｜s｜scene,suspense
hook > 我这辈子头一次看见女人跪下来求人 是在一个卖冰的棚子里
context > 那是八三年 我爹在镇上看冰窖 夏天卖给渔船
setup/context > 一个抱小孩的媳妇 下半夜来 说要借两块冰 娃烧得抽了
agitate/setup > 那时候冰是公家的 一块记一块 少了要扣口粮
twist/context > 我爹站那儿 半天 转身拿锤子 敲了四块
twist/setup > 月底盘账 他写 老鼠打翻 化了
after > 娃活了 后来考了农大 学的制冷
twist/after > 前年他来给我的冷库做方案 没收设计费 说 老鼠打翻 算我的
punchline/summary > 我爹那年已经走了 我跟他在窖口 坐到天亮

## 测评｜n｜counter
hook > 越多人推荐的“去黑头鼻贴”，撕完黑头越多，四种方法我对着同一个鼻子试了
how/context > 鼻子划四格，左上鼻贴，右上水杨酸，左下导出液，右下什么都不做
evidence > 第一天：鼻贴完胜，撕下来那一排，爽
evidence/twist > 第三天：鼻贴那格比原来还黑，毛孔撑开了，油灌进去氧化
evidence > 第十四天：水杨酸那格最淡，导出液那格起了两颗红
twist/evidence > 什么都不做的右下，居然排第二
why/point > 黑头里大半是正常的皮脂丝，长得慢消得也慢，你折腾它，它就反扑
summary/action > 省下钱买瓶2%水杨酸，隔天一次，够了
trust > 孕妇绕开酸，烂脸期绕开一切

## 知识科普｜s｜dialogue,question
hook/question > 昨天小徒弟问我 师傅 西装里衬翘了能不能用胶粘回去
point > 能 但粘一回僵一回 像给人脸上糊膏药
point/context > 西装胸口里头 藏着一层马尾衬 是马的尾毛跟棉线织的
point/why > 它会弹 你坐下它弯 你站起来它又挺回去
point/advantage > 机器西装图快 直接热压一层无纺布 洗三回就起泡
how > 怎么辨 把胸口那块捏住 拎起来 能分出三层的 是真衬 只有两层的 是粘的
point/trust > 半麻衬是上半截真 下半截粘 也不算坑 价钱对就行
punchline/summary > 衣服跟人一样 里头撑着 外头才站得住

## 剧情对话｜n｜scene,trend
hook/context > 腊八节，社区义剪摊前排起了长队，最后一位是个穿囚服样式旧棉袄的男人
setup/context > 志愿者阿娟拿着推子问：要什么头？
setup/context > 他说，像样的，明天见我闺女，七年没见了
setup/agitate > 旁边的人悄悄把凳子挪远了一点
twist/setup > 阿娟没动，她绕到前面，把他额头上那条疤先用碎发遮好，再剪
setup/point > 剪完她从包里掏出一支染眉笔，给他描了左边缺的一小截
setup/after > 男人对着手机黑屏照了半天，小声说：像我爸年轻时候
punchline/after > 第二天，一个初中女孩站在街角，喊了一声，他没敢应，又喊了一声

## 带货口播｜s｜negative
hook > 嘴甜的我不要 我要手稳的 招牙科护士 四手操作 不是站门口迎宾
context/solution > 诊所不大 三张椅子 医生是从口腔医院出来的 脾气一般
feature/point > 一 器械递得上 二 吸唾不戳嗓子 三 看见病人抖能握住手
benefit > 起薪五千五 每年涨 满三年送去进修 学费诊所出
trust/pain > 中午只歇四十分钟 指甲必须剪短 口罩戴一天耳朵会疼
testimony/evidence > 现在的护士长阿燕 五年前是在超市理货的
trust/benefit > 不押证不收费 试三天付三天
action > 不看学历看证 护士证在手的 周六下午直接来 带一双白鞋

## 种草笔记｜n｜dialogue
hook > 今天客人说：“你们家香水，闻着像我前男友打篮球回来。” 我：这不是差评吧？？
feature/context > 那是“午后操场”，汗水那一味其实是小茴香加一点酸橘
twist/after > 她还是买走了，30ml
punchline/twist > 她说：送给现在的。
action/feature > 还剩11瓶，下一批等到惊蛰
action > 不确定的来店里闻，闻了不买也给你倒杯水

## 非营销｜s｜none
hook/context > 各位租衣间的老师 学生家长
solution > 明天元旦汇演排练 服装组再啰嗦几句
point > 合唱的白衬衫是均码 瘦的同学拿别针收后背 别收腋下 抬手要炸
point > 舞蹈班的发网 每人两只 丢了自费 一只一块五
how > 穿完不要团 挂回带自己名字的衣架 黄牌女生 蓝牌男生
pain > 去年有六套沾了番茄酱 洗不掉 赔了干洗店四百多 今年后台不让吃东西
action > 有特殊体型改不了的 今晚八点前报给邱老师
summary > 大家辛苦了 演完吃火锅

## 情感观点｜n｜trend
hook/context > 某头部品牌道歉了，因为一个快递箱里塞了八层泡泡纸，被网友骂上热搜
context/pain > 骂它的人说浪费，帮它的人说碎了谁赔
twist/trust > 我在包装厂干质检，说句两头不讨好的：八层，是被碎单罚出来的
why/evidence > 平台碎一单扣二十，仓库多裹两层，成本才一毛八，谁都会算
point/why > 根子在那二十块，它不管箱子合不合身，只管你碎没碎
solution > 真要减，就把罚的规矩改成“跌落试验不过才罚”
evidence > 我们帮一家药房这么改过，泡沫减掉六成，破损从千分之七降到千分之二
punchline/summary > 骂箱子没用，骂规矩才有用

## 种草笔记｜n｜identity,question
hook/question > 有没有人跟我一样，一戴银饰脖子就发黑，还以为自己“体内有毒”？😓
point/twist > 才不是！是汗里的硫跟它反应，越爱运动越黑得快，健康着呢
trust/context > 在首饰店学了俩月，师傅拿这事笑了我俩月
how/solution > 铝箔垫碗底，放银，撒一勺小苏打、一勺盐，冲热水
evidence/how > 三分钟，冒泡，臭鸡蛋味，捞出来白得像豆腐
trust/pain > 镶珍珠、绿松石、蜜蜡的，别！下！水！我妈的蜜蜡现在长白霜
trust/point > 做旧款也别，人家故意黑的，泡完跟没穿衣服一样
summary/save > 记住“素银才能泡”五个字，剩下可以忘了

## 探店｜s｜scene
hook/context > 晚上十一点半 长沙 烧烤摊中间 有家亮着蓝灯的牙科 我鬼使神差就进去了
context > 不是我牙疼 是我朋友 疼得把啤酒瓶当冰袋
feature/solution > 夜诊 从八点到凌晨两点 专收急的
evidence/testimony > 大夫看了不到一分钟 说牙髓炎 开个小孔 一股味冒出来 朋友当场就不哭了
feature/evidence > 拢共二百一十块 拍片加开髓 正经票
testimony/evidence > 旁边是个代驾 嘴角撕了道口 缝了三针 边缝边接单
trust/pain > 也不是啥都接 种牙矫正白天来 晚上就管命
punchline/summary > 我第一次觉得夜宵街上就该有这么一盏灯
action > 具体在哪 我怕挤爆 要的评论里敲个牙

## 教程｜n｜result
hook > 成品展示：一只洗碗块大的布老虎，全程没用缝纫机，我外婆教的
how/solution > 要红布一块、黑线、旧棉袜、几粒米
how > 布对折，剪个胖萝卜，里子翻外，用回针缝，留个三指宽的口
how/point > 米装进袜尖，先塞肚子，坠得住才坐得稳
how > 棉花后塞，塞到摁下去能弹回来
how > 藏针缝口：针从这边折线进，那边折线出，抽紧看不见线
how > 眼睛先缝两个黑豆，眉毛斜着往上，凶不凶全在眉
point/how > 我外婆说眼睛别缝一样大，一样大不像活的
action/summary > 给刚满月的小宝缝一只吧，缝完一定拍给我

## 公众号长文｜n｜scene,trend
hook > 霜降之后的第三个星期，是裁缝行当里最难的日子。
context > 冬衣已定，春衣未起，店里常常整日只有一台熨斗在响。
context/point > 老叶把这三周叫作“手慢”，手一慢，活就细。
how/context > 他会把全年没空做的样板拿出来，一一重画，为客人的身形留下记录。
evidence > 柜子里现有牛皮纸样一千二百余张，最早的属于一位拉大提琴的女士，右肩低两厘米。
twist/setup > 那位女士去年去世，家人来取一件未做完的外套，竟发现每一处都合。
twist/why > 原来老叶仍按旧样改，十五年间悄悄改了四次，她从来不知道。
punchline/summary > 手慢的时候，才看得见一个人怎么老的。

## 带货口播｜n｜suspense,result
hook/evidence > 听！（咔——咔——）这是我家阳台滑门，昨天还得用肩膀撞
why/before > 老房子嘛，轨道里头砂子、狗毛、我儿子的弹珠，全在里头
how/solution > 先拿这个小铲把泥抠松，再用旁边这个U形刷子骑着轨道跑一趟
how > 最后沿边挤一条干性蜡，别抹油，油粘灰
after/evidence > 你们再听，（唰）一个手指头
feature > 铲刷蜡三样一套，二十四块八
advantage/agitate > 换滑轮师傅开口三百五，还得约
action > 家里有那种推不动的门，拍一套放着吧

## 直播切片｜-｜negative,trend
hook > 离过年还有六十来天，想趁这两个月瘦出锁骨的，别找我；想把肩膀打开的，留下来。
solution/trust > 我教瑜伽十二年，今天上的不是减肥课，是一根弹力带和八节跟练。
pain/question > 你们现在摸一下自己后脖子，是不是鼓起来一个小包？
why > 低头看手机，头往前探一寸，颈椎多扛好几公斤，脂肪就在那儿堆着保护它。
how > 来，跟我一起做一个，带子踩脚下，手拎到耳朵边，手肘往后，像关抽屉，慢。
evidence/testimony > 有没有听见后背咯噔一声的？打个“响”我看看，哇，这么多。
trust > 手发麻的、头晕的，先去拍片，别跟。
action > 带子加课五十八，在右下角，买了今晚就进班，明天六点半我叫你们起床。

## 种草笔记｜s｜dialogue
hook/pain > 闺蜜说 你家是不是养鱼 我说没有啊 她说那怎么一股鱼缸味
pain/context > 我鼻子天天闻都麻木了 找了一圈 是洗脸池下边的存水弯
why > 洗头的头发加卸妆油 在里头长成了个团
solution > 不买通渠剂了 买的这个 一条带倒刺的塑料软片
how > 伸进去 转两下 往外拽 我发誓你会又恶心又爽
evidence > 拽出来那坨 像只湿老鼠 没敢发图
feature > 三块钱十根 一次性 别想着洗
punchline/after > 第二天她又来 说 你家怎么一股啥也没有的味

## 剧情对话｜n｜dialogue,conflict
hook/pain > 饭桌上，亲家母把金镯子往桌上一拍：这么细，你们打发叫花子呢？
setup/context > 男孩他妈脸涨得通红，手在围裙上擦了又擦
context/setup > 镯子二十一克，是她卖了四年凉皮攒的，每天存一罐子硬币
setup/context > 女孩没吭声，起身去厨房，端出来一个电子秤
twist/evidence > 她把自己脖子上、耳朵上的金都摘下来，一样一样放上去：三十八克，妈，够不够粗？
setup/twist > 亲家母愣了：那是我给你的嫁妆！
twist/punchline > 女孩说：那您看，两家的，放一起才够粗
punchline/after > 一屋子人都没说话，只有凉皮还冒着蒜香

## 测评｜-｜number,identity
hook > 给工厂采购的同行们，七家打包带我这次拉断了一百四十根。
how/context > 每家二十根，塑钢的，宽十六厚零点八，拉力机速度一致，室温和零下十五度各做一半。
evidence > 常温下平均断裂力最高的是四号，五百一十公斤，最低的是二号，三百三十。
evidence/twist > 放进冷柜再拉，四号掉到三百九，六号居然只掉了十一公斤。
why > 六号用的是新瓶片料，脆点低，四号掺了回收切片，断口发白。
summary/action > 如果你的货要往东北或者冷库走，六号；只在南方仓里打，四号更划算。
evidence/twist > 三号五号同一个厂，换了个牌子，断口一模一样，我不点破。
action > 原始数据表放评论区，有异议欢迎来我实验室一起拉。

## 公众号长文｜n｜question
hook/question > 开一间小美容院，到底什么时候可以请第一个员工？
twist/point > 很多店主的答案是“忙不过来的时候”，我认为这恰恰是最坏的时机。
why/agitate > 忙的时候你没空教，她只能看，看会的全是你赶时间的样子。
point/solution > 比较稳妥的信号有三个：你连续八周排满七成；你有一套写在纸上的操作步骤；你账上留着三个月她的工资。
evidence/agitate > 我曾经在只满足第一条时招人，结果十九天走了两个，其中一个带走了我的烫睫毛手法和六位客人。
how/evidence > 第二回我先停了两天业，把步骤拍成照片贴在墙上，连毛巾怎么折也写。
after/evidence > 如今四个姑娘，最短的也待了两年。
punchline/summary > 先把自己拆成说明书，再去找读它的人。

## 种草笔记｜s｜number,result
hook/evidence > 十二台旧织袜机 装了两个柜 今天从我院里出去了 去孟加拉
context > 最老那台比我还大一岁 我爸的
twist/setup > 拆的时候机身后面刻着俩字 我爸名 我都不知道
setup/after > 让师傅把那块铁皮割下来了 换了块新的 给我媳妇嵌门头上
action > 剩六台单针筒的 要的来看 价好说
punchline/summary > 一路平安 到那边好好干

## 带货口播｜-｜suspense,scene
hook > 上海地铁里有一面没人认识的墙，每天十一万人路过，它是我们空着的一块广告位。
context/trust > 我们是一家七个人的小代理，只做地铁灯箱，不做朋友圈、不代运营、不包上热搜。
why/solution > 今年有八块还没租出去，与其空着，不如便宜给第一次打广告的小牌子。
feature/benefit > 两周一期，单价压到刊例的两成七，制作我们出，画面我们帮你画。
evidence/testimony > 上一个这么上的，是卖缝纫机油的，两周后天猫店搜索翻了四倍半。
trust/benefit > 不承诺转化，承诺的是，你能站在墙前面，和自己的牌子合个影。
feature/action > 名额先到先得，烟酒、医疗、保健的不接。
action > 想上的，把你的产品用十个字说明白，发到邮箱，我们挑八个。

## 教程｜s｜dialogue,pain
hook > 学员哭着说 老师我磨的甲面全是坑 客人要退钱 别哭 一个一个来
why > 你磨头歪了 或者你手在抖 十个坑里八个是停在一个点上
how > 一 转速先调到最低 跟走路一样 别上来就跑
how > 二 磨头跟甲面平着贴 不是尖着戳
how/point > 三 只往一个方向走 到头抬起来 回来再放下 别来回锯
how > 四 小手指撑在客人手背上 当拐棍
evidence > 看我 闭着眼走一遍 摸 滑的 没坑吧
trust/how > 磨到发烫就停 烫是甲板薄了 再磨她就喊妈
action/how > 拿自己家鸡蛋壳练 一斤鸡蛋练下来 就会了

## 情感观点｜-｜negative
hook > 不是所有女儿都想接父亲的店，我就是最不想的那个。
context > 我爸修了一辈子空调、冰柜、冷风机，手上永远有一股氟的味道。
setup/before > 小时候家长会我让他别来，我说你身上有味。
setup/context > 我去了杭州，做插画，一个月画九张，房租五张，剩四张吃饭。
setup/twist > 去年夏天三十九度，合租的屋里空调不制冷，师傅说要八百，我忽然想起他教过我听声音。
twist/context > 我蹲下去听，压缩机启动那一下发闷，是电容，二十七块，自己换的，凉了。
setup/after > 我拍了视频发给他，他没回，过了半天寄来一只旧工具箱，万用表擦得锃亮。
after/punchline > 现在我画图，也接单，名片上写着：会画画的冷师傅之女。

## 情感观点｜-｜counter,number
hook > 中年女性买香水，十个里有八个没买给自己，这件事比销量更值得琢磨。
evidence > 我们门店做过一个小小的询问，结账时问一句“送给谁”，三个月攒了一千三百多个答案。
evidence > 女儿、婆婆、领导、同事生孩子，“我自己”只占一成九。
why/point > 不是没钱，而是她们对自己有一张看不见的清单，排在最后。
evidence/twist > 更有意思的是，买给自己的人，会小声说，好像犯了错。
solution/how > 我们后来把最小的那款改名叫“给自己的”，放在收银台。
after/evidence > 销量翻了三倍，而她们结账时，声音大了。
punchline/summary > 商家能做的，不过是帮她们说出口。

## 非营销｜n｜none
hook/context > 瑜伽馆股东会简要（9月至11月）
context/solution > 到会股东4人，委托1人；由股东褚女士主持
evidence > 三季度营收环比降6%，主要是热瑜伽教室漏水停课二十二天
evidence > 会员续卡率71%，比去年同期高四个点
pain > 漏水系楼上理发店改管道所致，对方只肯赔两万
pain/setup/point > 褚认为应诉讼，老韦认为邻居间协商为宜，未达成一致
point/how > 表决：先委托律师发函，限期三十天，届时再议
point > 增设孕期课，由持证教练承担，保险由馆方投保
action > 账本复印件已发各股东，12月15日前未提异议视为认可
summary > 散会，褚请喝豆浆

## 探店｜n｜dialogue
hook > “师傅，给我剪个不像刚剪的头。” 我以为老板会赶我走，他说：“坐。”
context > 在天津河东，老居民楼的一楼，门口是棵歪脖槐
feature/solution > 就他一个人，一上午只接三位，一位一个钟头
feature/evidence > 他剪刀剪一半，用手扒拉，自己退到门口看，像看画
evidence/after > 出来一照，跟睡了个好觉似的，我媳妇没认出我剪过
trust/pain > 洗头水是热水壶兑的，头得弯着，四十五往上的腰得扛
testimony > 排在我前头的大爷，剪了三十一年，从黑剪到白，价从一块五剪到二十五
action > 周一休，不接电话
punchline > 不像刚剪的头，才像自己的头

## 种草笔记｜s｜counter,identity
hook > 脚臭的男生别再买喷鞋粉了 你们喷的那叫糊味
pain/evidence > 我弟 大二 运动鞋能把路由器熏下线 他喷了三瓶粉 结果变成香水酸菜
why > 臭的是鞋垫缝里那层汗养的菌 粉压根够不着
solution > 后来弄了对烘鞋器 塞进去 五十来度 小风慢吹 三个小时
feature > 带定时 到点断 不怕睡着
testimony/evidence > 一周后他室友主动跟我要链接 说可以把鞋放宿舍里了 哭笑不得
trust/pain > 真皮的别烘 会裂 胶鞋也别超过一小时
action/feature > 六十出头 学生党能扛

## 情感观点｜n｜counter,number
hook > 一家店挂了四十七张证书，我反而不敢进
point/trust > 我干皮肤这行十八年，数过，能挂起来有法律意义的，就三张
point/solution > 执业许可证、医师资格、护士资格，其余的，培训班发的
how/point > 凡“国际认证”“高级导师”“国家级”，麻烦上官网查一下单位是不是存在
evidence > 我托人查了邻市一家店，九个单位里五个网站打不开，两个是卖汽车脚垫的
twist > 也有真本事不爱挂的，我老师抽屉里一沓，墙上只挂了一幅鹤
solution/how > 你就看两样：他说不说“我不能做”，价目表上有没有“不建议”三个字
punchline/summary > 会说不的人，才值得你躺下

## 带货口播｜n｜result,number
hook > 一块二毛钱一个，我用它救活了我们仓库七百多把椅子
pain/context > 椅子腿往瓷砖上一拖，吱嘎，跟杀鸡似的，楼下投诉到物业
solution > 就这个，椅脚套，硅胶底、毡垫芯
how > 一掰，一套，一摁，一把椅子不到十秒
evidence > 现在拖，推，摇，没声，你把脸凑近都没声
feature > 圆脚方脚的都有，量脚的直径，别估，拿尺
trust/pain > 带轮子的椅子可别买，套不进去
action > 一包二十四个，够六把椅子，幼儿园和饭馆老板拍大包

## 剧情对话｜-｜scene
hook/context > 冬夜，冷链车停在服务区，司机老石正抱着手机教女儿写作文。
setup/context > 题目叫《我的父亲》，女儿在电话那头说：“我不知道写什么，你天天不在。”
setup/context > 老石抓抓头，看看仪表，又看看车厢上的温度，零下十八。
setup/twist > “你就写，他每天守着一车雪糕，自己不舍得吃。”
setup/question > 女儿问：“真的吗？”
twist/setup > 他没回，绕到后面打开侧门，寒气喷了他一脸，他对着一箱雪糕拍了张照。
twist/after > 第二天，女儿念给全班：我的父亲在很冷的地方，护着很甜的东西。
punchline/after > 那天下午，他在卸货的时候，破天荒拿了一根，咬得满嘴是霜。

## 知识科普｜n｜counter,pain
hook/pain > 一换季嘴角就裂的，别光抹唇膏，你可能抹错地方了
point/solution > 嘴角发红、糜烂、张嘴就疼，叫口角炎，不是干
point/why > 常见三种：舔嘴把唾液留那儿泡的、牙掉了嘴角塌成褶子的、念珠菌趁机安家的
solution/point > 舔的人，戒掉舔，薄涂凡士林就能好
solution/point > 老人假牙不合适，嘴角天天湿着，先去调假牙
solution/point > 若是白膜加反复，唇膏越滋润它越开心，得抗真菌
trust/point > 缺维生素B2当然有，可那是少数，别上来就往贵了补
save > 家里有爱舔嘴巴的孩子，先转给他奶奶

## 测评｜s｜loss
hook > 买错一台封边机 我三年多赔了两万四的胶 你们别再踩
context > 做板材柜子的 两台 一台二手的六万 一台新的九万
how/context > 胶 人工 废料 停机 四样全记了账 三年
evidence > 六万的 胶锅漏 一天多吃三斤 一斤十九
evidence > 停机一年三十一回 一回半天起
evidence/twist > 九万的 停机四回 但耗电高 一年多出三千一
summary/twist > 三年一算 九万的反倒便宜一万八
point/summary > 所以二手的不是不能买 要看胶锅和涂胶轮 这俩坏的 白给都不要
action/question > 评论里说说你家的 牌子打首字母就行

## 直播切片｜s｜conflict
hook/pain > 家里老人说 戴银能辟邪 年轻人说 封建 我不跟你们吵 我只说材料
trust/context > 来 新进来的宝 我是卖老银器的 祖上三代 我这双手 天天是黑的
why/point > 银为啥老祖宗爱用 因为它变色 碰着硫它就黑 古人拿它试毒 试的其实是砒霜里的硫
point/context > 辟不辟邪不知道 提醒你家屋里有硫 我是信的
solution/feature > 现在手上这只 童镯 双铃 足银990 一只二十八克
evidence/feature > 铃里头是活珠 空的会闷 响脆了就是实心的 你们听 叮
evidence/feature > 没有刺 我拿丝袜从里到外捋了一圈 不勾丝
trust/pain > 三岁以下的睡觉摘 铃铛怕掉 牙口好的一口一个
trust/action > 报生辰的我不收 我们不算命 只收尺码

## 公众号长文｜-｜scene,suspense
hook > 医院门口那家修表店，最忙的一天，是清明后的第一个工作日。
context > 人们送来的，大多并非坏表，而是亲人留下的表，停了，想再听一次滴答声。
context > 师傅姓瞿，修了三十九年，专有一格抽屉，里面是“修不好的”。
twist/why > 修不好，倒未必因为坏，而是家属不愿意换零件，说换了，就不是他摸过的。
question > 那怎么办呢？
solution/how > 瞿师傅便不换，只清洗，只上油，然后把表递给家属，让他们自己上一下弦。
evidence/after > 多数表仍然不走，但会在上弦的那几秒，轻轻响一声。
punchline/point > 瞿师傅说，他们要的不是时间，是那几秒。
after/punchline > 于是那格抽屉从来没有满过。

## 教程｜n｜promise
hook > 三步让你家的证件照不再像通缉犯（去照相馆前看）
how > 第一步，前一晚别喝水到脸肿，下巴那一圈拿冰勺子从中间刮到耳后，二十下
how > 第二步，衣领：深色圆领显头大，选V领或者立领，领尖离下巴两指
how > 第三步，眼神：盯镜头左边耳朵那个点，不要盯正中，盯久了像审犯人
how/point > 笑，牙咬一下再松开，嘴角自己会翘
evidence/after > 我同一天拍了两张，左边没准备，右边照着做了，工作人员都问我是不是换人了
trust/how > 唇膏别涂满，证件照一修，嘴会变成假的
save > 明年要考证的、办护照的，收着

## 种草笔记｜-｜question,pain
hook/pain > 谁家开服装店的不被试衣间气疯过一次？
evidence/setup > 今天打扫，捞出来：一只袜子，两枚钢镚，半块煎饼果子。
twist/setup > 煎饼果子还是热的。
setup/twist > 我追出去，那位姐姐蹲在门口，正吃另外半块。
punchline/twist > 她说，妹妹，你家镜子太显瘦，我又饿了。
after/action > 那条阔腿裤她最后买了，说吃完了再来改裤脚。

## 情感观点｜s｜scene,loss
hook > 我三十岁那年 把一整间工厂的钱 丢在了一枚扣子上
context > 做纽扣的 树脂扣 一粒成本六厘 卖一分八 全靠走量
setup/context > 那年一个大牌下了四百万粒 要一个米杏色 我没上心 调了个差不多的
agitate/pain > 到货 一比 深了半号 全退 工厂停工 工人走了一半
twist/setup > 我媳妇没骂我 她把那四百万粒 倒进厂房地上 铺了厚厚一层 让我光脚走
twist/point > 走到第三圈 脚底全是印 我想明白了 差不多 就是差很多
after/evidence > 从那以后 每缸色我都留一粒 穿在绳上 现在绳子长六米多
punchline/summary > 谁跟我说差不多 我就让他脱鞋

## 非营销｜s｜none
solution > 红糖姜枣桂圆膏 冬天上瑜伽课前吃一勺
solution > 老姜半斤 红枣一斤去核 桂圆肉二两 红糖四两
how > 姜连皮切片 打成泥 用纱布挤出汁
how > 枣和桂圆加一碗水 小火煮到水快干 打成酱
how > 酱倒回锅 加红糖 一直搅 别停 停了就糊
how/point > 看到气泡变大变慢 倒姜汁 再熬八分钟
point > 用铲子划过锅底 能留一道路 不马上合 就好了
pain > 糖尿病的 上火嘴里长泡的 看看别吃
summary > 趁热装瓶 倒扣 放冰箱一个月吃完

## 直播切片｜n｜contrast
hook > 哥哥们看，左边，你们仓库现在的样子；右边，镜头转过去，我们仓库
question/pain > 都是三百平，都是卖五金的，人家找一颗M8的螺母，要多久？
evidence > 来，小万，M8的，尼龙防松的，开始——好，五秒，拿到了
solution > 靠啥？零件盒，叠着放的，前头开口，标签插这儿
evidence/feature > 料是聚丙烯的，掉地上我踩一脚，弹回来了
feature > 背后有挂耳，能挂百叶板，也能摞，摞九层
feature/how > 大号放扳手，中号放轴承，小号放垫片
benefit > 新来的小工第一天就能拿货，不用你满场喊
action > 中号的四块三，五十个起包邮
trust > 裂一个补俩，我说的
action > 拍的时候大小配着来，别全拍大的，占地方

## 种草笔记｜n｜scene,pain
hook/context > 雨下了四天，阳台挂满了，我家内裤比人还湿😩
agitate/pain > 烘干机买不起也放不下，电吹风吹了二十分钟，把保险丝吹了
solution > 房东阿姨塞给我一个圆圆的罩子，里头一个小热风机，像件没有人的雨衣
how > 衣架挂里面，拉上拉链，底下吹风，十件T恤一个半钟头
evidence > 温度计塞进去量了，六十二度，贴身的能放心
trust/pain > 牛仔裤裤腰那圈还是潮，要翻过来再来一次
feature/action > 一百一，二手群里六十也有人出
trust/pain > 羊毛、真丝别进，我一件毛衣进去出来，能给我侄女穿
action/question > 你那边还在下吗？

## 情感观点｜n｜identity,pain
hook/pain > 外贸的朋友，你是不是也收到过“Dear friend”开头、报价三页、看完不知卖什么的邮件？
trust/evidence > 我在展会上当翻译九年，看过上千封这种
why/agitate > 写的人把邮件当成合同写，收的人当成垃圾删
solution/point > 第一屏只回答一个问题：你替我省什么
evidence > 有个卖收缩膜的小厂，把三页改成两行，“您上月破损率多少？我能降到一半”，回复率从百分之一涨到百分之十四
point/trust > 也别学人家用表情，德国客户不吃这套
action/how > 把你最近那封删到只剩六行，看还剩啥
punchline/summary > 能被转给老板的，才叫邮件

## 带货口播｜-｜suspense
hook > 这东西我藏了半个月，怕说了厂家涨价，今天实在憋不住了。
pain > 做包的姐妹都知道，缝皮最烦的不是缝，是打孔，一锤一个，邻居敲墙。
solution > 就它，手摇冲孔机，不用锤，一压一个。
how > 皮塞进来，对准格子，压，提，再挪一格，孔距自动三毫米八。
evidence > 我闭着眼打一排给你们量，尺子，零误差，行，差了一根头发。
feature > 铸铁的底，四斤多，不晃，换冲头用一把内六角。
trust/pain > 超过四毫米的厚皮别硬来，压不透伤冲头。
action > 二百一，含三个冲头，先用小样皮练，链接在头像里。

## 测评｜n｜conflict
hook/pain > 老师傅说皂蜡好，年轻裁缝说粉片好，我拿同一块呢子画给你看
context/how > 五种：滑石粉片、皂蜡、水消笔、气消笔、热消笔
evidence > 画得最清楚的，水消笔，深灰上也看得见
twist/evidence > 可它在羊毛上水一喷，渗出一圈蓝，等干了蓝还在
evidence/twist > 热消笔，熨斗一过没了，我以为成功了，放冰箱一宿，线条回来了😱
evidence > 皂蜡最老实，手一拍就掉，代价是画不细
evidence/pain > 那只气消的，放三天自己没了，可我还没裁完
summary/point > 羊毛用皂蜡，棉麻用水消，礼服碰都别碰热消
action/question > 你们家师傅用啥？求各路偏方

## 剧情对话｜s｜dialogue
hook > 女儿把存折推过来 妈 把店盘了吧 跟我去杭州
context > 这家改衣店 二十来平 开了二十六年 墙上挂着全县一半人的裤子
setup/twist > 妈摘了顶针 说 行 那你先替我看一天
setup/context > 上午 来了个孕妇 裙子撑破了 不好意思说 女儿拿了块碎花补上 她高兴得哭
setup/context > 下午 一个大爷 拿着老伴的旗袍 问能不能改成枕套 想枕着睡
setup/context > 傍晚 一群学生冲进来 明天运动会 二十面班旗要锁边
setup/agitate > 女儿两手全是线头 手机里领导催了十七条
twist > 她把手机反扣在桌上 踩起了缝纫机 咯噔咯噔
after/punchline > 妈在里屋听着 笑了 顶针又套上了

## 知识科普｜n｜loss
hook > 一张包装合同少写一个字，能让你赔光一年的利润，真事
twist/point > 少的是“净”，净含量的净
evidence/agitate > 一家卖坚果的，盒子上印了300克，称出来连包装299，职业打假的来了
point/why > 标注是里头吃的东西，不带袋不带盒，还得按批次抽查平均值
point > 允许短缺多少有表，300克这档，单件能差的不大，平均值不许差
how/solution > 自己做个台账：每批抽十袋，称净重，录表，拍照
how/action > 别靠工厂那个秤，去计量所校一次，几十块
point/twist > 有人想着多装点总没错，多装五克，一年送出去三吨
punchline/summary > 你不是在卖坚果，是在卖数字

## 情感观点｜n｜question,identity
hook/question > 你们谁见过一个一米九的男的，在瑜伽班里给大妈们放歌？
context > 那是我，前职业篮球的，十字韧带断过，退下来没事干
setup/why > 康复医生让我找一样“不跳的”，我就被护士姐塞进了隔壁的流瑜伽
setup/pain > 第一堂课，我一弯腰，十六个人同时往后退，怕我倒下来
setup/context > 我站在最后一排，跟不上，老师说那你负责放音乐
twist > 放着放着，我偷听会了全套口令，膝盖也不响了
evidence/after > 老师生二胎那仨月，是我代的课，九十二节，没一个退卡
after > 我现在有证，教的是五十五岁以上男士班，七个人，都是退下来的
punchline/summary > 最大的七十三，学会树式那天，站在院子里喊，我成树了

## 公众号长文｜n｜number,trend
hook > 年底盘点季，三百多家门店在同一个晚上打给我们的客服。
question/pain > 问的几乎是同一个问题：系统里有，架子上没有，到底丢哪儿了。
evidence > 我们翻查了其中的二百一十六份数据，发现真正被偷的，不到一成。
evidence > 四成四是退货没入库，两成七是换货没走单，剩余的是赠品、损耗、试用装。
point/twist > 换言之，东西没有丢，是字没有写。
solution/how > 建议设一个“半分钟规则”：任何一件商品离开原位，半分钟内点一下手机，哪怕原因写“不知道”。
punchline/point > 不知道，其实是最诚实的库存。
evidence/after > 试行这条的店，年终差异率从千分之九降到千分之二点三。
save/action > 建议你把这页截下来，贴在收银机旁边。

## 带货口播｜s｜dialogue
hook/question > 同行问我 你们干冷链的 咋招女司机 我说 她们稳
context/feature > 公司十四台四米二 九个女司机 跑鲜奶 专线 苏北到上海
benefit/feature > 白班 早五点到下午两点 能回家给娃做晚饭
evidence/benefit > 底薪五千加里程 上月拿得最多的是盛姐 一万一千三
trust/benefit > 出事公司兜 保险全险 不扣风险押金
feature/point > 要求C1或以上 三年驾龄 不怕黑 不怕雨 会看温度记录
trust/pain > 卸货有卸货工 但早上零下六度穿不了花棉鞋 这个先说
testimony/evidence > 盛姐原来是卖保险的 现在闺女写作文就写她
action > 想试 周三早上四点半 跟车 坐副驾

## 种草笔记｜n｜question
hook/question > 求问：有没有人知道，一个人一天能听几次“便宜点”？
evidence/setup > 我今天数了，三十八次
twist/context > 第三十九次是个小孩，他把两块钱压岁钱摊在我手心，说阿姨，不用便宜
setup/context > 他要买一只给妈妈的胸针，四十五
twist/setup > 我说正好，今天的贵宾价就是两块
punchline/summary > 他走的时候说：你家生意真好
action/punchline > 明天照开门，还价照还

## 探店｜n｜number,result
hook > 人均三十八，一天三种肩颈手法随便体验的盲人按摩馆，我连去了四天
context > 在西安含光门里，巷口有家胡辣汤，馆子在它二楼
evidence/testimony > 第一天，汪师傅，重，按完我像被牛踩过，第二天神清气爽
evidence/testimony > 第二天，小穗，轻，她的手像在听什么，我脖子里那根筋自己跳了三下
evidence/testimony > 第三天，老程，会讲评书，边按边说秦琼，我笑得岔气
testimony/trust > 第四天回头问，他们记得我，左肩比右肩紧，记得比我清楚
trust/pain > 按完别马上去喝胡辣汤，我吃完头晕
trust/point > 骨质疏松、刚摔过的、脊柱有内固定的，他们不接，会直说
feature/action > 加钟八块
action > 点名师傅得打电话，别催，他们摸着电话键盘很慢

## 非营销｜n｜none
hook/context > 二楼装修现场协调会（第五次）
context/solution > 时间11月22日，甲方：口腔门诊；乙方：施工、设备、消防各一人
pain > 1、牙椅废水口比图纸偏移十四公分，地面已浇筑
point > 2、经商议采用明装斜管，踏步上方加防滑盖板，甲方确认
pain > 3、消防指出走道净宽不足1.4米，需拆一道隔墙
pain/setup > 4、甲方不愿意拆，因其后为儿童候诊区；消防方坚持
how/solution > 5、折中：隔墙改为可折叠玻璃门，请消防书面认可
point > 6、工期顺延八天，费用由设备方承担60%
action > 7、下次踏勘：11月30日早九点，安全帽自备
summary > 以上内容无异议请签字扫描

## 测评｜n｜result
hook/summary > 先说赢家：九家发热护腰，只有一家洗完还热得均匀
how/context > 每天戴六小时，洗十回，红外热像仪拍，室外温度三到九度
evidence > 洗之前，八家都不错，最高的五十八度，后腰烫出一块红
evidence/pain > 洗完第七回，五家出现“断层”，上热下凉，像生铁锅
why/feature > 那一家是把发热丝绕在硅胶条里，不是直接缝布上
trust/pain > 缺点是重，八百克，裤腰得松一格
trust/pain > 皮肤感觉减退的、卧床的老人，真别睡着戴，会低温烫伤
summary/action > 室内坐办公室的买能洗的，出外勤的买能充快的
action > 热像图在评论里，自己放大看

## 剧情对话｜n｜conflict,dialogue
hook > 全村都在笑她：四十八了，去学植睫毛？
context > 她是村口小卖部的，一辈子没涂过口红，手上全是裂口
setup/context > 培训班三十个人，平均二十二，老师第一天就让她坐最后，怕影响拍视频
setup/agitate > 假人头上，她一根毛都粘不住，胶一碰手就干
setup/how > 她回家拿小卖部的粉丝练，一根一根，粘在面团上，练到鸡叫
twist > 结业考试，老师点到她，她把口罩摘了，手稳得像在秤上拨星
after/setup > 满分，老师愣了，问她怎么练的
punchline/point > 她说，我卖了二十年粉丝，一根都不能断

## 带货口播｜n｜promise
hook/benefit > 用我这个，下班进门三十秒，让你那双脚松一口气
pain > 站了一天的，理发师、老师、收银的，脚底板是不是烧？
solution > 就这一根，木头的，脚底按摩棍，上头有八十来个圆疙瘩
how > 放沙发底下，坐下来，左脚右脚来回滚，别站着滚，站着太疼
feature > 荷木的，不上漆，汗浸了也不掉色
testimony/evidence > 我同事，中学语文老师，滚了两星期，办公室现在一人一根，我是给她们代买的
trust/pain > 糖尿病足的、脚上有伤的、怀着孕的，不要用
action > 三十九块九，两根五十九，点视频左边

## 知识科普｜-｜identity,number
hook > 做生鲜的老板，记住四组数字，能少报损一半。
point > 第一组，零到四度，叶菜、豆芽、蘑菇，最久三天。
point > 第二组，负一到负二度，冰鲜鱼、贝类，鱼眼清不清，先看冰化了没有。
point > 第三组，八到十二度，黄瓜、茄子、西葫芦，再低就出水斑。
point > 第四组，十三度以上，香蕉、红薯、南瓜，放冷库等于慢性毒杀。
why/agitate > 温度错两度，呼吸就快一截，烂得快一截。
solution/how > 所以库里别只挂一支温度表，门口一支，最里面一支，中间一支，三支对不上，先查风道。
punchline/summary > 你管的不是菜，是它的呼吸。

## 种草笔记｜n｜loss
hook/pain > 快递箱拆了就扔？你扔掉的是一年三百多块的钱💸
context/evidence > 我们小区有个回收阿婆，专收大号瓦楞，一个一块二
solution > 后来我索性买了一把开箱刀，一划一挑，箱子不破
how > 刀口朝自己反方向，从封口胶中间下，别从边上捅
evidence > 十一月我拆了二十九个，攒的箱子阿婆给了三十四块五
benefit > 而且我搬家不用再买箱
trust/pain > 刀很快，家有小娃的买陶瓷头的，慢一点，安全
feature/action > 陶瓷那款12，金属这款9
save/action > 给你妈转一个，她一定攒过

## 情感观点｜n｜conflict
hook/pain > 有人说做设计不能给草图，给了就是白嫖；我偏给，给了十一年
context > 我是画珠宝的，一张图改六遍是常态
why/agitate > 不给图，客户脑子里是一团雾，你收了定金，他照旧后悔
evidence > 我统计过，给过图的客户，退单率3%，不给的，17%
twist/evidence > 真拿图跑了的，也有，十一年里五个，其中三个后来又回来，因为别人做不出来
point/punchline > 能被抄走的那部分，本来就不值钱
solution/how > 不放心就给低清、打水印、留一个关键角度不画
punchline/summary > 手艺人怕被看见，就只能被比价

## 带货口播｜n｜question,pain
hook/pain > 做了十年批发，手机里八千个微信，发一条朋友圈，能成三个吗？
why/twist > 不是客户没了，是你喊错了话，他一年看一万条“到货了”
solution > 我们做的是给批发老板的私域代写，一人一版，不群发
how > 先给你聊两个钟头，听你怎么讲货，把你的口头禅写进去，再写十天
testimony/evidence > 海门做家纺的老季，原来一条成两个，现在一条成七个，他老婆说像他但比他会说话
trust > 写完不好，第十天退一半，我们见过就退过三次
feature/action > 一个月一千六，包三十条，不包拍照
action > 发你最近三条朋友圈过来，先免费改一条，你自己看

## 直播切片｜s｜dialogue,question
hook/question > 有位大姐问 我脚背高 买平底单鞋都咬 你这个行不行 来 我脱鞋给你看
evidence > 我自己就是高脚背 37码 宽 拇指外翻 来 换 看见没 扣上去还有一指宽
feature/solution > 这双是弹力软牛皮 前面是两片 中间是橡筋 你脚一使劲 它就让
evidence/feature > 鞋底千层 弯给你们看 手能折 折完回来
feature > 后跟里头一块乳胶 走夜路不磨
trust/pain > 你要是脚特别瘦 真不适合 会掉
trust > 试穿别在地上 在床上走 走完不合适寄回来
testimony/evidence > 我小姑子 医院导诊的 一天两万步 穿了俩月 底没穿透
action > 按平时运动鞋的码拍 不知道的量脚长 打公屏

## 教程｜n｜contrast
hook > 图1是我刚学剪辑的第一条，图2是改了三处之后，播放差了四十倍，今天只讲那三处
how/point > 第一处，开头两秒别说“大家好”，直接放你最后那个结果
how/point > 第二处，每句话之间的喘气剪掉，咔、咔、咔，不用转场
how/point > 第三处，字幕不要每句都打，只打“数”和“动词”
why > 人刷的时候大多静音，字幕是给手指停下来的理由
evidence > 我拿一条讲衬衫领子的试，原来三百播放，改完一万二
point/how > 背景音乐反而不用热的，热的别人听腻了
punchline/action > 第一条别删，留着，你以后会想看
action/summary > 做完回来交作业，我每天看十条

## 情感观点｜-｜scene,pain
hook/pain > 我曾经怕照相怕到，连毕业照都请了病假。
context/why > 我左脸有一块胎记，鲜红斑痣，从太阳穴爬到下巴。
setup/before > 小时候有同学叫我地图，我低着头走路，走到近视四百度。
setup/twist > 二十五岁，第一次走进激光科，医生没有说能打干净，他说，能打淡。
setup/context > 打一次，肿得像被蜜蜂围过，八周一次，打了十一次。
twist/setup > 第七次之后我问他，剩下的还打不打，他反问我，你自己还介意不介意。
twist/point > 我回家照了很久，发现我盯着的不是那块红，是二十年前那个同学的嘴。
after/punchline > 后来我没有再打，我补拍了一张毕业照，穿着租来的学士服，左脸朝前。

## 探店｜s｜promise,pain
hook/pain > 手机套戴烦了 皮具店起步价八百 我在佛山找到个四十块让你自己做的
context > 也不是店 是一家废弃鞋厂的食堂 灶台改成了工作台
how/feature > 老板给你一张皮边角料 一把锥 两根针 一碗浆糊 讲十分钟 剩下你自己来
feature > 皮是头层的 就是有刀疤 有牛身上的蚊子印
testimony/evidence > 我旁边一个初中生 做了个零钱包 缝了一下午 歪得跟蛇一样 他抱着走的
testimony > 还有一对打工的夫妻 一人做了一个工牌套 说厂里发的老折断
trust/pain > 没空调 自己带扇子 饮料自己去巷口买
action/feature > 四十块含皮 打坏不罚
action > 提前说手套还是卡包 老板好给你留刀疤少的

## 种草笔记｜s｜scene
hook > 凌晨四点四十 冷库门一开 雾往外滚 老刘像从云里走出来的
evidence/context > 他说今天零下二十二点六 创今冬纪录
context > 装车 八吨海虾 从连云港来 到南宁去
setup/evidence > 他保温杯里的枸杞冻上了 敲都敲不下来
trust/setup > 温度计的照片给客户发一份 给我发一份 给他媳妇发一份
punchline/summary > 我说回家吃饭吧 他说等车开出视线再走

## 非营销｜n｜none
hook/context > 致各位租用六号库的货主：
solution > 因除霜管路改造，12月6日起六号库温度将分两段，A区零下十八，B区零下八
point > 冰淇淋、海鲜、面点请存A区，水果、酱料请存B区
how > 货主须于12月5日18时前，在小程序里确认自己的托盘位置；未确认的默认A区
pain > 特别提醒：瓶装饮料和玻璃罐头切勿入A区，去年冻裂过一百三十箱
benefit/point > 改造期间搬移由我方叉车免费完成，损坏照价赔偿
action > 应急电话在门口的红牌上，夜里也接
summary > 请互相转告，谢谢

## 带货口播｜s｜trend
hook > 马上双旦了 送老师送领导送丈母娘的 停一下脚
pain/context > 水果太重 酒又不会挑 红包人家不敢收
solution > 送这个 手工皂礼盒 六块 六个味 拎着也体面
feature > 里头嵌的是真丝瓜络 洗着洗着能搓背 用完了还剩个瓤刷碗
feature/evidence > 皂是冷制的 晾够四十五天 日期戳在屁股上 你看 十月三号
trust/pain > 泡沫不多 习惯沐浴露的会嫌它闷
action > 一盒六十九 两盒给配手提袋
action > 贺卡免费写 备注里留话 别超过二十个字 我手写的 手酸

## 直播切片｜s｜identity,loss
hook > 种睫毛的姑娘 听姐一句 别再拿棉签卸眼妆了 一根一根给你薅走
agitate/context > 你花三百八种的 三天掉一半 还怪人家美睫师
why > 棉签上的毛絮勾住胶点 一转 连根带走
solution > 换成这个 卸妆啫喱 配的是硅胶小圆刷
how > 闭眼 点两滴 顺着长的方向梳 别横着 梳完拿温水冲
evidence > 看我左眼 种了二十四天 掉了四根 右眼拿棉签擦的 你看 秃了个口
feature/evidence > 没有油 油会化胶 成分表翻过来念给你们 水 甘油 皂角
action > 两支八十九 明天开工的美睫师拍五支装 送客人一人一支

## 知识科普｜s｜promise
hook/question > 三十秒 教你听懂牙医嘴里的 “一度松动”“二度松动” 到底啥意思
point/solution > 拿镊子夹住牙 前后摇 动一点点 不到一毫米 一度
point/solution > 前后左右都摇 一到两毫米 二度
point/solution > 上下也能动 三度 就跟门上掉了合页似的
why/point > 牙自己没坏 是抱着它的那圈骨头缩了 像沙滩退潮 桩子露出来
solution/point > 一度不用慌 洗洗牙 龈下刮一刮 骨头退潮能停住
point/agitate > 三度就别硬留了 它晃一天 隔壁的骨头跟着塌一天
punchline/save > 刷牙出血不是上火 是退潮的第一声

## 教程｜n｜suspense
hook > 先别扔！你那件起满毛球的开衫，手边一样东西就能让它重新做人（答案在第四步）
how/solution > 准备：一条厚毛巾、一块浮石、一张宽胶带、一把剃须刀
how > 第一步，平铺，垫毛巾，里面塞张硬卡纸，绷紧
how > 第二步，剃须刀选旧的，刀刃钝一些，顺着毛线走，一下一提
how > 第三步，袖子底下那几块硬疙瘩，别刮，先拿针挑松
how/point > 第四步，浮石，轻轻蹭，像给脚跟磨皮那样，毛球自己团起来，胶带一粘
trust/pain > 羊绒和兔毛请绕道，浮石一下去，一团雾
testimony/after > 弄完我穿着下楼，收发室大爷问：新买的？
benefit/punchline > 省一件衣服钱，换一顿火锅，值

## 剧情对话｜n｜counter,conflict
hook/pain > 所有人都说这家健身房要倒了，只有保洁姐姐天天第一个来
setup/context > 经理跑了，会员在群里骂，她还是五点到，擦器械，从不问工资
setup/context > 一个男会员拍视频发网上：你们看，连保洁都被拖欠了还在干
point/setup > 评论里有人问她为什么，她说：东西还在，人就会回来
twist/setup > 第二天，十几个老会员自己搬了桌子，在门口值班，谁要退卡的，登记，谁要练的，开门
setup/pain > 水电费停了，大家凑了三个月
twist/after > 第四个月，房东来了，看了一圈，把钥匙交给保洁姐姐：你接吧，租金先欠着
punchline/summary > 她手一直在围裙上擦，说，我就会拖地

## 探店｜s｜counter,negative
hook > 我劝大家别在景区买玉 但这家摊子 你可以听听他骂人
context > 在瑞丽姐告边上 一个剃光头的大哥 摊子上就十七块 他见人就劝别买
twist/setup > 我问这只镯子怎么样 他说 你看不出来 走
setup/context > 我说那你教我 他扔给我一支手电 让我看三遍
how/point > 一遍看棉 一遍看裂 一遍看它身上那道光是怎么跑的 跑得快的是水头好
evidence/trust > 他翻手机给我看 去年劝走了四百多个人 退了七单
testimony > 一位大连的老师 被他劝走三年 今年又来了 带着放大镜 他卖给她一只
trust/pain > 摊子日头晒 站久了真晕
punchline > 我临走他喊一句 妹妹 看懂之前 谁都不许买 包括我

## 测评｜-｜question,counter
hook/question > 同样写着“植物染”，为什么有的半年褪成抹布，有的越洗越好看？
how/context > 我买了六家蓝染围巾，剪下十平方厘米，和白布缝在一起，洗三十次，晒二十天。
evidence > 两家第一水就把白布染成了天蓝，手上也留了一道，洗了三天。
evidence/twist > 其中一家的报告附的是化学染料证书，植物两个字，是店主自己打上去的。
evidence > 剩下四家里，有一家的颜色洗一次浅一次，但浅得均匀，像天慢慢亮。
point/how > 真正的靛蓝要靠氧化，出缸是绿的，过一会儿才变蓝，你可以问他要一段出缸视频。
summary/punchline > 褪，是正常的，怕的是乱褪。
trust > 报告原图和购物订单都已存档，商家有异议可以来对。

## 情感观点｜n｜result
hook/after > 今年六月，我通过了国家职业技能的裁缝高级工，是全场年纪最大的，六十三
context/before > 我的手艺是偷来的，年轻时候在食堂，隔着窗户看裁剪班上课
before/setup > 我给全家做衣裳，做坏了改，改坏了补，补不好就当抹布
why/setup > 儿子大了，说妈你这不叫手艺，你没个本，我就不服气
setup/pain > 报名的时候办事的小姑娘说，阿姨，理论课要背两百道题
setup/how > 我不识几个字，拿收音机录下来，洗碗听，睡觉听
twist > 考理论，我听懂了，写不出，监考的看我急，说，您可以口述
twist/after > 实操那天，我做的是翻驳领，四十六分钟，最后一粒扣钉完，考官站起来看
punchline/after > 证发下来，我没裱，我压在缝纫机抽屉里，它垫着，机器不晃了

## 情感观点｜s｜counter
hook > 我再说一遍 低价不是错 没利润的低价才是错
context > 前天论坛里有人骂 说小姑娘开店 裙子卖二十九块九 是搅乱市场
evidence/why > 我替她算了一遍 尾货布三块 工费十一 包装八毛 快递四块五 还剩十块零六毛
question/point > 她挣钱 她凭啥不能卖
twist/point > 真搅市场的 是那些二十九块九 亏着卖 然后拿供应商的货款去填窟窿的
evidence > 我见过一个 半年卖了一个亿 倒欠布厂六百多万
how/solution > 看一家店会不会死 别看它卖多少钱 看它给布厂的账期 超过九十天的 离远点
punchline/summary > 便宜可以学 账期学不得

## 公众号长文｜-｜loss,number
hook/context > 上个月底，无锡一家做洗碗机配件的工厂，因为忘了给模具上防锈油，损失了七十一套模。
context > 模具库在一楼，梅雨季回潮，往年都由一位姓厉的老钳工手抹。
setup/pain > 老钳工六月退休，交接单上写着“模具保养如前”，五个字。
setup/agitate > 接班的小伙看了看“如前”，问遍全厂，没有人说得出“前”是什么。
setup/context > 于是他等，他以为会有人来告诉他。
agitate/evidence > 等到十月开模，型腔里长了一层红锈，像铁的湿疹。
twist/why > 老钳工听说之后，骑着车来了，他说，我抹了二十八年，从来没有人问过我。
solution/how > 眼下厂里在做的事，是给每一位快退休的人配一个年轻人，拍，录，写，一道工序一页。
punchline/summary > 经验如果只装在一个人手里，它退休的那天，就也退休了。

## 带货口播｜n｜contrast,result
hook > 同样一间二十平的门面，左边卖手机壳，月租四千交不起；右边卖修脚，排队排到电线杆
solution > 我们做的是社区足部护理，鸡眼、嵌甲、灰厚甲，一份技术一把刀
feature/benefit > 不占库存，不追潮流，老年人多的小区最合适
evidence/testimony > 我在山东聊城开的第一家，九年，没涨过价，隔壁三家奶茶换了七个招牌
feature/trust > 技术培训五十六天，吃住全包，学不会免费再学
trust/pain > 凡是有糖尿病足、血管闭塞的，一律劝去医院，做了就退出联盟
action > 欢迎先来给自己修一次脚，路费自己掏，修脚我请

## 种草笔记｜n｜number,loss
hook > 今天算了笔账，吓我一跳：一年丢了37把剪刀
why/twist > 不是偷，是客人顺手剪了线头，揣兜里，回家发现，不好意思还
solution > 我写了个牌子：剪刀如果跟你回家了，寄回来，送一次免费修边
after/twist > 三天，收到四把，还有一把是九年前的型号，附了封信
punchline/testimony > 信里写：对不起，一直用它剪女儿的指甲，她今年上大学了
action > 本周营业到周日，下雪就早关

## 非营销｜-｜none
solution > 客家酿豆腐（四人份，二十五分钟）。
solution > 老豆腐两块，肉末二两半，虾米一撮泡发，葱、白胡椒、生粉。
how > 豆腐切厚方块，用小勺挖个坑，别挖透，漏了就变肉汤。
how > 肉末加虾米水，顺一个方向搅，搅到拉丝，拌生粉。
how > 塞进去，压实，面上沾一点水抹平。
how > 平底锅少油，肉面朝下，煎到黄，翻过来再煎。
how > 倒小半碗水加蚝油，盖上，小火七分钟。
point > 火大会裂，出锅前再加葱，早加葱就黄。
summary > 我外公总说，豆腐酿得住肉，日子就酿得住。

## 种草笔记｜s｜number,loss
hook/pain > 我前前后后扔掉的隐形眼镜盒 得有一百七十个 直到我去眼科 被大夫骂了一顿
why/twist > 她说 你眼睛红 不是眼镜的错 是盒子里长毛了
evidence/pain > 我还真掰开看了 螺纹里一圈绿的 我天
solution > 换成一次性日抛盒 有点浪费 后来买了个会转的 超声波的 拧上盖 八分钟
evidence/feature > 灯一亮 转三圈 水就浑了 浑的是我眼睛里的蛋白
evidence > 洗之前 洗之后 两盆水 我放一起拍的 别吃饭的时候看
trust/pain > 硬镜RGP要问过验光师再用 不是都能洗
feature > 九十三块 电池能撑一个月
trust > 水必须用护理液 别自来水 棘阿米巴不是开玩笑的

## 剧情对话｜n｜scene,contrast
hook/pain > 年会抽奖，所有人都抽到了手机，只有裁缝组的卞师傅抽到一把尺子
setup/context > 台下哄笑，主持人以为拿错了，赶紧换
twist > 卞师傅摆手：就它，我不换
context/setup > 尺子是桃木的，上面刻着厂名和一九七六，是老厂长用过的，压在箱底没人要
setup/context > 他用拇指从零摸到六十，停在四十二那里，有一道刀痕
twist/why > 他说，那年我裁坏了一匹呢，老厂长没骂我，在尺子上划了一道，说，到此为止，记住就行
setup/after > 主持人不笑了，老板站起来，自己把手机收回去，换成一沓年终奖
punchline/summary > 卞师傅没接：我要这把尺子，和那一道

## 情感观点｜-｜counter,loss
hook > “平替”这两个字，正在把一整代小品牌推向悬崖。
context/evidence > 我们做香薰蜡烛的，上个月一款被博主说是某某的平替，当天卖了两千九百支。
agitate/evidence > 三周之后，退货四百多，原因写得最多的一句是：跟某某不像。
point/why > 你被介绍成影子，别人就拿着光来量你。
twist/agitate > 可是不蹭，也没人看得见你，这是我们的难处，不说谎。
solution/how > 后来我们给客服一句话：它不像谁，它像洗完晾在院子里的被单。
after/evidence > 退货降了一大半，销量也降了，可是留下来的人，第二年又来了。
question/punchline > 究竟是先活着，还是先像自己？我没有答案，你们说呢。

## 带货口播｜n｜scene,pain
hook > 三更半夜缝纫机突然卡线，你妈急得骂我，不是我的错，是梭芯
why/point > 很多人卡线就拆机头，九成是梭芯里缠了半截断线，看不见
solution > 家里备这么一盒，梭芯带盒，二十五个，透明的
feature/benefit > 每格卡住，不散线，什么颜色一眼看见
feature > 塑料的轻，金属机子要配金属的，咱这款是双用
evidence > 来，转一下，匀的，没有跳，跟新的一样
action/feature > 十九块，含小盒，同城还能当天到
trust/action > 家里有老机器的，先看清是家用还是工业，拍错不能退，包装拆了嘛

## 测评｜s｜scene,pain
hook/pain > 我姐开美睫店 每天跪着给客人种 腰都弯成虾 我借了四把椅子让她轮着坐
how/context > 每把坐一天 晚上记三样 腰 屁股 起来那一下
evidence > 头一把 马鞍凳 坐久了大腿根麻 站起来像骑完马
evidence > 第二把 老板椅 软 软得陷 手伸不出去
evidence > 第三把 带胸托的 趴着干 腰轻了 但胸口闷 夏天出痱子
evidence > 第四把 半站的 屁股搭一个边 脚踩圈 六个小时没揉过腰
trust/twist > 可它占地方 小店里两把就堵路了
summary/action > 身高一六五以下的选第四 以上的选马鞍 胸托只适合客人少的

## 知识科普｜n｜conflict,suspense
hook/context > 老太太用手一捻，说这块丝是假的，鉴定中心查了三天，结论跟她一样
context/trust > 她是湖州缫丝厂退休的，手指肚有三道横纹，像条形码
why/point > 她捻的是声音：真丝摩擦会有沙沙声，行话叫丝鸣
why/point > 蚕丝的截面像三角形，面和面贴着走，就会发出踩雪那样的声音
point > 处理过的、混纺的，三角磨圆了，就哑了
twist/point > 可丝鸣也能做出来，用柠檬酸泡过，新布也会叫，所以一个声音不能定案
action/how > 真想买，看成分标、看缩水，要求书面标注桑蚕丝百分比
punchline/summary > 那位老太太说，手是一本书，就看谁肯翻

## 教程｜s｜trend
hook > 元旦前把你家那口铜锅擦亮 我教个不用钢丝球的
how/solution > 番茄酱 对 就是你家薯条剩的那包 加一勺盐
how > 挤上去 抹匀 捂十分钟 锅底黑的地方多抹
how > 拿旧牙刷 打圈 不用使劲 酸自己会啃
evidence/after > 你看 先出来的是黄 再出来的是红 像秋天
how > 清水冲干净 擦干 抹一层薄油 搁火上过一下
trust/pain > 里头镀锡的别刷 锡一掉 炒酸菜会中毒
trust/pain > 银锅也别 银碰酸就花
benefit/punchline > 锅亮了 年夜饭的羊肉才香

## 探店｜n｜identity
hook > 牙口不好的长辈有口福了，我在泉州找到一家专做“没牙也能吃”的小饭馆
context/trust > 老板是位口腔科的退休护士长，一共就九张桌子
feature/solution > 菜单按“几颗牙”分，八颗以上、四到八颗、四颗以下，还有全口假牙专区
feature > 四颗以下的有鱼丸、面线糊、蒸蛋，都是拿勺子一抿就开
testimony/evidence > 我外公，四颗，吃完了一整碗扁肉，盘子舔得照人
trust/evidence > 他们后厨有个压板，能压出每块菜的软硬，超过刻度不上桌
trust/pain > 上菜慢，等了三十五分钟，她说软不能急
testimony > 隔壁桌一位奶奶说，上次吃花生，是四年前
action/feature > 人均四十二，带假牙的送漱口
action > 定桌要提前一天，报颗数就行

## 情感观点｜n｜dialogue
hook/context > “小伙子，你会给机器做心肺复苏吗？” 那天凌晨三点，厂里的老板在电话里喊
context > 我是修注塑机的，夜里打的最多的是这句
setup/context > 赶过去，机器停着，料筒里的料硬了，像一根三米长的骨头
how/setup > 我们不能硬来，只能一段一段加热，每十度等四十分钟
setup/context > 那一夜我坐在料筒边，看温度表像看心电图
twist/after > 天亮的时候，螺杆动了一下，老板一屁股坐地上，哭了，他说单子赔不起
trust/setup > 修好那天，他给我发了一万块，我退了九千四，我们规矩只收六百
after/summary > 后来我收了个徒弟，他爸就是那个老板
punchline > 老板说，会救机器的人，值得把孩子交给他

## 公众号长文｜n｜identity
hook > 写给每一个正打算辞职去学手艺的人：我用十四个月和十一万，把结论提前告诉你。
context > 我原来是审计，三十三岁，学的是钢笔修复。
setup/point > 头一个月你会觉得自己选对了，手里有东西，心里有光。
agitate/pain > 第四个月开始缺钱，第六个月开始怀疑，第八个月会有人劝你回去，他们说得都对。
evidence > 我统计过同期的十九位学员，一年之后还在做的，六位，靠它能养活自己的，两位。
twist/evidence > 这两位都没有辞职，他们是晚上学的。
solution/action > 倘若你仍然要走，请留足十五个月的生活费，签一个可以退的课，且别告诉朋友你要当大师。
punchline/summary > 手艺不怕晚，怕的是你把它当成逃跑的路。

## 种草笔记｜s｜negative
hook > 不是每个大牌都好看 也不是每个小铺都土 我这个月收了四百多件 说句公道话
evidence/point > 最贵的那件 一万三 垫肩里塞的是报纸 真的是报纸 九八年的
evidence > 最便宜那件 八块 袖窿挖得跟量过似的 我没舍得卖
action > 这两件挂在门口左手 想看自己来 不摸不知道
point/how > 买二手先看袖窿 看完袖窿再看价
punchline/action > 明天下雨 我把门帘放下来

## 带货口播｜n｜question,loss
hook/question > 你知道一间教室闲着的每个钟头，都在往外漏钱吗？
evidence/agitate > 瑜伽馆白天十点到四点，平均利用率只有一成九
solution > 我们帮你把白天的教室租给：排练的戏班、练琴的孩子、做直播的妈妈
feature/how > 你定价、定时段、定规矩，我们定人、收押金、看监控
testimony/evidence > 厦门一家馆，五月开始放，四个月多收四万七，没砸一块镜子
trust/evidence > 戏班子的第一个月，弄脏过地胶，赔了，账单在手册第十一页
trust/pain > 场地没有消防合格的，我们不接
action > 发一张你家教室的全景照，下午三点的，要看见太阳在哪儿

## 直播切片｜n｜suspense
hook > 主播现在桌上盖着一块布，底下是你们后台问了一整月的东西，我数到五，掀
context/setup > 先说明，不是包，不是表，是给你家车间用的，别激动
solution/point > 一，二，三，四，五——一台能闻气味的小盒子，漏了切削液雾、漏了丙烷，它叫
pain/agitate > 我知道很多厂靠鼻子，可是鼻子闻久了会麻，麻了出事
evidence > 现在小徐往棉花上倒一点酒精，看指针，滴——叫了，三秒
feature > 半年换一次传感器，换的时候拧两颗螺丝，我拿指甲都能拧
trust > 它不能代替消防，也不能代替通风，我把这话写在卡片上了
action > 车间大小打在公屏，三百平以下一台，以上要两台，别省第二台

## 非营销｜n｜none
hook/context > 牙科质控小组第四次会议纪要
context/solution > 应到8人，实到7人，缺席：小于（学术会议）
evidence > 本季度共登记器械消毒异常3例，均为化学指示卡变色不全
why > 原因：两例装载过满，一例包装未晾干
pain/point > 其中一例已误入诊间，及时收回，未用于患者
how/solution > 整改：消毒包装上限改为每层12件，晾干增加风扇
how > 设立“双人签字”，签错须写说明，满三次离岗再训
point > 讨论种植手术前漱口液，由含氯己定改用聚维酮碘，暂不通过，理由是两例过敏史
action > 下次会议：1月4日，请各诊室提前两天交自查表
summary > 结束，祝小于论文答辩顺利

## 直播切片｜s｜suspense,result
hook/evidence > 公屏上慢点刷 刚才那一波 三百八十单 打单机都冒烟了
action/context > 没抢到的别急 我跟库房老弟吼了一嗓子 又给我抠出来六十条
solution/feature > 就是这条 磨毛直筒西裤 藏蓝 烟灰 两个色
feature > 腰后头藏了松紧 坐下不勒 站起来不掉
evidence/how > 一米五八的助播上来 转一圈 蹲一个 哎 膝盖没鼓包
trust/pain > 腿长一米一以上的 会露脚脖子 别拍
evidence/action > 六十条 我说的是真六十 后台投屏给你们看 五十三了
action > 拍中码的 备注写体重 别写心情

## 带货口播｜n｜question,pain
hook/question > 你家厨房那把剪刀，还剪得动鸡骨头吗？
agitate/pain > 我家那把，剪个虾线都得两只手，跟掰甘蔗一样
solution > 我给你们推个磨的，不推新剪子，磨刀条，带夹角
how > 剪子张开，卡进这条缝，往回拉，五下，别推，光拉
evidence/after > 来，鸭脖，咔，咔，咔，骨头渣都是齐的
feature > 一头是钨钢的，一头陶瓷的，先粗后细
trust/pain > 锯齿的那种磨不了，一磨就成秃子
action > 十二块六，买一个给你妈寄一个，地址填两遍就行

## 种草笔记｜n｜trend
hook > 今年全网都在晒“多巴胺牙套”，我也去换了个荧光绿橡皮圈😆
feature/context > 每个月复诊都能换颜色，不加钱！护士姐姐拿出一串像钥匙扣的给我挑
evidence/solution > 实测：黑色显牙黄，白色吃一顿火锅变咖喱，透明的同理
evidence/testimony > 荧光绿戴了27天，拍照超抢镜，就是……像卡了片菜叶
testimony/punchline > 我们班主任盯着我看了半节课，最后说：挺精神
summary/action > 想低调的挑灰蓝，想显牙白的挑深紫
save > 下次复诊前翻出来给护士看，省得站那儿纠结

## 知识科普｜n｜dialogue,question
hook/question > 顾客：“为什么你家蒸汽眼罩写的是‘化妆品’还有写‘器械’的？”
point > 看它干什么：只是热一下、香一下的，归日用；声称能治干眼的，要有械字号
point/why > 归类不同，管的人不同，能说的话也不同
point > 械字号前面那个字，一类是备案，二类才是注册，别被“械”字唬住
point/agitate > 有人拿一类的冷敷贴说能祛斑，这就越线了
how/action > 药监局官网有数据查询，把号输进去，名字、厂家、用途，对三样
trust/point > 热敷本身也挑人，青光眼急性期、刚做完近视手术的，先别敷
punchline/summary > 认字不难，难的是肯查那一下

## 教程｜n｜pain,number
hook/pain > 拉链头掉下来装不回去的，两把叉子救你
twist/how > 叉子一把就行，另一把吃面用
how > 叉子柄插在沙发缝里，齿朝上，立住
how > 拉链头屁股朝下，套在中间两根齿上，固定不动
how > 两边链牙一起从上面往下送，对齐，同时拽
how/after > 听见嗒嗒嗒就进去了
how/trust > 只进去一边的，拽出来重新对，别硬拉
trust/how > 尾巴记得缝几针，不然下一秒又飞了
punchline/summary > 好了，吃面去

## 剧情对话｜n｜conflict,identity
hook > 包工头的老婆，瞒着全工地学了美甲
setup/context > 工棚里，一盏灯，一只塑料盆，她拿钢筋帽当练习手
agitate/setup > 老公回来，一脚踢翻：“搞这些花里胡哨，能当饭？”
setup/pain > 她不吭声，把滚了一地的甲油一瓶瓶捡起来，红的洒在水泥上，像梅花
setup/agitate > 年底，工程款没结，二十几号人堵在工棚门口要回家的钱
twist > 她从枕头里拆出一卷，五万四，都是给附近厂妹做指甲攒的
setup/after > 老公蹲在地上数，数到一半，数不下去了
punchline/after > 第二年开春，他在店门口刷墙，问她：花里胡哨，刷啥色？

## 探店｜-｜scene,trend
hook > 下着小雪的哈尔滨，我在中央大街后身找到一家卖旧纽扣的。
feature/context > 门上贴着“纽扣论颗，故事论壶”，意思是买颗扣子，管一壶红茶。
feature/solution > 抽屉从地板码到房顶，贝壳的、牛角的、胶木的、玻璃的，按年头分。
feature/evidence > 有一抽屉是旧铁路制服上的，背面还带着哈尔滨某厂的钢印。
testimony > 坐我对面的大爷来配他老伴大衣上丢的那颗，翻了三个冬天了。
testimony/evidence > 他那天真翻着了，举起来对着灯，半天没放下。
trust/pain > 屋里烧炉子，进去眼镜全白，呛，有鼻炎的戴口罩。
feature/action > 便宜的五毛，贵的一百多，茶是真管够。
action > 周四周五不开，别扑空。

## 测评｜s｜question,identity
hook/question > 开奶茶店的 封口膜贵两厘到底值不值 我替你们倒了四百杯
how/context > 三家膜 同一台机 同一个温度 封好倒挂一宿
evidence > 第一家 漏了二十七杯 主要漏在接缝
evidence > 第二家 漏三杯 可是撕的时候起丝 客人喝一口一嘴塑料
evidence > 第三家 漏五杯 撕得干净
twist/evidence > 温度调高八度 第一家也不漏了 但杯口烫变形
summary/point > 热饮多的店跟冷饮多的店 答案不一样
summary/action > 冷饮为主第一家加温凑合 热饮为主老老实实第三家
punchline/summary > 三家差价一杯两厘 一天五百杯 一块钱

## 情感观点｜n｜conflict,result
hook/pain > 一条“医生劝退双眼皮”的视频获赞两百万，底下却一半人在骂他端着
context > 视频里他对一个十七岁的女孩说，你的眼睛我不做，等你十九
context/agitate > 骂的人说：成年人的身体自己做主，你管太宽
point > 我站医生，不是因为他善良，是因为他懂组织还在长
why/evidence > 眶周的脂肪、额头的力量，两年里会变，现在割的那道线，到时候就不在那儿了
twist > 但他也有一处我不同意，他把人家的脸放进了视频，哪怕打了码
punchline/summary > 拒绝是医德，拍下来的拒绝，得再想想

## 公众号长文｜n｜question
hook/question > 展会上发出去的两千份样册，究竟去了哪里？
how/context > 今年秋天，我们在每一本样册的封底贴了一个不起眼的二维码，扫开是一张空白页，只记时间和城市。
evidence > 撤展当晚，四百多次扫描来自展馆周边的宾馆，其中多数发生在十一点之后。
evidence > 一周之后，只剩下九十三次，而一个月后仍有人打开的，是十七本。
twist/evidence > 我们给这十七位逐一打了电话，有意思的是，没有一位是当天在展位上聊得热络的人。
why/point > 热络的人拿到了名片，就不再需要样册；沉默的人把样册带回去，给另一个人看。
solution/action > 因而明年，我们打算少印一半，把每一本的第一页写给“那个没来展会的人”。
punchline/summary > 样册也许从来就不是给拿它的人看的。

## 带货口播｜s｜identity,trend
hook > 年后开工荒 你提前俩月下手就不荒 我们厂现在招人 年前来的有座位挑
context/feature > 做箱包的 在河北白沟 平车 高车 台面 打包 都缺
benefit/feature > 熟手八千到一万一 新手保底四千八 保三个月
benefit > 年前进厂的 过年回来报销硬座 带一个老乡 给五百 带俩给一千二
trust/evidence > 去年的工资腊月二十三全清了 厂门口贴的签收单 你自己来看
trust/feature > 活儿糙的别来 我们做的是出口 一针跳线整个返
feature/trust > 宿舍六人间 有热水 没电梯
action > 打字慢的直接发语音 我媳妇接

## 种草笔记｜n｜scene
hook > 早上开门，玻璃上全是霜，有人用手指头画了个笑脸
context > 不知道是谁，画得还挺圆
feature/solution > 今天到了一批马海毛，雾紫、奶咖、苔绿，摸着跟小鸡似的
action/feature > 会织的自己挑，不会的坐下来，我教起针，一杯热水管够
context/action > 下午三点去接孩子，四十分钟就回来
punchline/summary > 笑脸我没擦，等太阳擦

## 非营销｜-｜none
hook/context/solution > 【寄存包装物料的客户请看】
why > 因消防检查要求，三号仓通道须保持两米四以上，现有部分托盘超出黄线。
solution > 请于12月4日前将超线物料移回货位，或书面委托我司代移。
how > 代移按每托十二元计，从当月仓租里扣，附前后照片。
point > 纸箱类不得高于一米八，气泡膜卷须离灯具五十公分。
pain > 逾期未处理的，检查当天一律转至室外雨棚，受潮自负。
action > 确认后请在表格末列填“已知”，填错行的麻烦自己改回来。
`;
