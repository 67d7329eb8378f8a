/** Data: texts of many hands, judged by an eighth person who had seen neither the other texts nor the rules; form as in foreignDev.data.ts. */
export const strangersEighth = `
## 带货口播｜s｜pain,identity
hook/pain > 眼线一到下午就晕成熊猫的 你别光怪自己油
context/why > 单眼皮内双 睁眼那一下眼皮正好蹭在线上 蹭一天能不花吗
solution > 我换成这支胶笔以后 下班卸妆它还在那儿
feature > 1.5毫米的芯 转出来的 不用削
how > 画完闭眼等二十秒 别急着睁 就这一个要求
evidence > 上周六我婚礼跟妆 新娘哭了两场 你看这照片 眼尾还是尖的
feature/action > 黑棕灰三个颜色 上班族拿黑棕
action > 左下角自己看 今天两支的那个划算点

## 种草笔记｜n｜identity
hook > 手汗星人进来抱团🙋‍♀️
pain > 我握相机握半小时，手柄能拧出水，夏天拍婚礼真的丢人
solution > 摄影群里一个老师傅推我缠这种羽毛球手胶，笑死，十二块钱三卷
how > 从手柄底下往上绕，每圈压一半，收口拿电工胶布粘住
after > 现在拍一下午不打滑，换电池也不用先擦手
point/advantage > 缺点：黑的沾灰，白的半个月就变老腊肉色
save > 收着吧，等七月你会回来找我的

## 知识科普｜n｜counter
hook > 别再拿牙膏抹烫伤了，急诊科一晚上能见三个。
why/agitate > 牙膏糊上去，热散不出来，等于给伤口盖了床被子。
agitate/evidence > 而且我们清创的时候得一点点往下刮，那个疼，大小伙子都喊妈。
solution/how > 正确的做法就一个字，冲。流动的自来水，冲够二十分钟。
point > 不要冰块，不要酱油，不要香油，水疱也别自己挑。
point/action > 面积比巴掌大，或者伤在脸上、会阴、关节，冲完直接来医院。
summary > 冲、脱、泡、盖、送，顺序记住就行。
save/action > 家里有老人带娃的，转给他们看一眼。

## 教程｜n｜promise
hook > 三分钟学会给旧手机做一次“断舍离”，卖二手多卖好几百
how > 第一步 退出账号 设置最上面点你名字 拉到底 退出登录
why/agitate > 这步不做 买家收到是激活锁 肯定找你退货
how > 第二步 拔SIM卡 别笑 我收机十年 卡忘里头的一抽屉
how > 第三步 还原 抹掉所有内容 等它跳出“你好”那个界面
how/point > 屏幕贴膜撕掉再拍照 贴着膜人家都默认你有划痕
evidence > 上个月同一批两台13 撕膜的那台多卖了一百六
save > 先存着 换机那天照着点

## 剧情对话｜n｜dialogue
hook > “师傅，我这车一过减速带就咯噔，前面那家说要换四根减震，六千八。”
context/setup > 老李没吭声，拿手按了按车头，又趴下去看了半天。
agitate/context > 车主急了：“你到底会不会修啊？不行我开回去让他们换。”
context > 老李起身，拉开后备箱，把备胎底下的工具包拽了出来。
twist > 千斤顶的固定螺丝掉了，它在里头晃荡了三个月。
punchline/context > “拧上了，不收钱。下回听见响，先把后备箱掏干净。”
after/punchline > 车主站那儿愣了一会儿，给他买了一箱冰红茶。

## 探店｜s｜scene
hook > 凌晨四点半的湛江海鲜码头 我跟着一个杀鱼的大姐去吃她的早饭
context/feature > 没招牌 就在冰库后面 两口锅 八张塑料凳
feature/solution > 杂鱼汤十五块 船上下来什么煮什么 今天是泥猛 沙钻 还有两只小虾蛄
feature > 汤是奶白的 没放味精 大姐说放了要被渔佬骂
testimony/hook > 我连喝三碗 额头全是汗 风一吹那个爽啊
point/trust > 缺点先讲 苍蝇有 厕所没有 找不到车位
action > 想去的五点前到 六点老板就收摊回去睡觉了

## 测评｜n｜number
hook > 四把电动螺丝刀，拧了两千颗自攻钉，两把冒烟
how/context > 规则：同一块花旗松，4×40的钉，拧到头，电池充满起跑
evidence > A，三百九那把，第1120颗开始没劲，机身烫到53度
evidence > B，杂牌一百二，第400颗左右有糊味，我不敢往下拧了
evidence > C，国产无刷，两千颗拧完还剩一格电，夹头有点旷量
evidence > D，德国牌子，没毛病，就是贵，还沉，女同志举不住
summary > 打家具装窗帘，B够你用一辈子，但别拿它干装修
summary/point > 靠它吃饭的直接C，省下的钱多买块电池
action > 还想看角磨机的，扣个1

## 情感观点｜-｜negative
hook/point > 不是所有“国潮”都配得上那个国字，有些就是把龙印大了一号。
evidence/context > 前两天逛一个商场，六家店，五家挂的是同一款祥云卫衣，连线头位置都一样。
point/twist > 我不反对拿老纹样做生意，我反对的是连这纹样原来绣在哪儿、给谁穿的都不问。
evidence/point > 明代补子上一只鸟就是一个品级，你把仙鹤和练雀缝在一块儿，等于让一品和九品坐一张凳子。
why/point > 说到底是懒，打样师傅一天出四十个款，哪有空翻书。
solution/point > 真想做，去趟南京的云锦所，坐半天，比开十个选题会强。
punchline/summary > 衣服能赶工，讲究赶不出来。

## 公众号长文｜n｜question
hook > 你有没有想过，劳动合同里那句“服从公司调岗”，到底有多大力气？
context > 上周来咨询的小吴，在无锡一家模具厂做了六年质检，月初接到通知，去昆山当搬运。
context/agitate > 厂里的说法很硬：合同第九条写着呢，你签过字。
question > 那么签了字，就只能去吗？
twist/point > 不是。法院审这类案子，看的是调岗合不合理，工资降没降，是不是在羞辱人。
evidence/point > 江苏有份判决写得直白：概括性的调岗条款，不当然免除用人单位的说明义务。
how/solution > 遇到这种情况，先别旷工，书面回一句“不同意”，再把考勤拍下来。
point > 最要紧的是别在气头上写辞职信，写了，前面全白费。
after/punchline > 小吴后来没去昆山，也没走。他的工位还在原来那扇窗户底下。

## 直播切片｜s｜loss
hook/attention > 刚进来的宝子先别走啊 你那个金镯子搁抽屉里吃灰 一年少说几百块没了
pain/context > 我跟大家讲个实在的 旧金换新 最坑的不是金价 是那个损耗
agitate/pain > 外头有的店烧一次 十克能给你烧掉三分 你还得说谢谢
solution/evidence > 我们家 当着镜头烧 秤就在这儿 你自己看小数点
evidence/testimony > 来 刚才那位姓龚的姐 32.18进去 32.15出来 回放都在
feature/benefit > 打成这种古法的小圆条 不挑年纪 婆婆戴完儿媳戴
action > 要换的在公屏打克数 客服一个一个给你算
point/trust > 偏远的走顺丰保价 运费我出 别拿普通快递寄听到没

## 带货口播｜n｜identity
hook > 会看轮胎磨损的，我们想请你来坐坐
trust/context > 本店在绍兴柯桥，三个工位，一台四轮定位，开了十一年
solution/context > 招补胎/换胎师傅1名，学徒1名
benefit > 师傅底薪6500加提成，上个月老蒋拿了九千二
benefit/feature > 学徒包吃住，四千起，头三个月不让你碰客户的轮毂，先扫地认型号
benefit > 月休四天，台风天关门照算工资
trust > 老板本人就在店里干活，不骂人，嗓门大而已
action > 直接过来看，或者打电话找阿庆，下午两点以后打

## 种草笔记｜n｜scene
hook/context > 停电了，整条街就我家店门口亮着一盏露营灯🏮
context > 隔壁理发的、对面修表的都搬凳子过来坐
testimony/context > 修表的陈伯说这灯比他年轻时候那个马灯强，不呛眼睛
feature > 充一次能亮两晚，挂钩的，三档
action/summary > 店里还剩五盏，要的留言，来电了我给你们送
punchline > （别来电吧，难得聊天）

## 非营销｜n｜none
solution > 关于三号冷库停机检修的通知
context/solution > 各水产摊位：因三号库压缩机异响，定于12月4日（周五）20:00至次日6:00停机。
action > 请在当天18:00前将货物移至一号库B区，逾期未移的自行承担损失。
point > 一号库按箱登记，虾蟹类与冻品分开码放，勿堵通道。
action/how > 需要推车的到值班室签字领取，用完冲洗归位。
context/why > 本次检修费用由市场承担，不另收取。
summary > 市场管理办　2026年11月30日

## 带货口播｜n｜counter
hook > 买药箱别挑大的，真的，我家那个大的塞了四年过期药。
agitate/pain > 半夜孩子发烧，我翻出来一瓶2021年的退烧糖浆，汗都下来了。
solution > 后来换了这个三层抽屉的，一层就放“还能吃的”。
feature > 每格前头有个小槽，插张纸条，写日期。
evidence/feature > 带锁扣，按两下才开，我家两岁那个抠了一礼拜没抠动。
how > 我的规矩是元旦和国庆各清一次，过期的送药店回收桶。
testimony > 我婆婆嘴上说浪费钱，转头给她三姨也拿了一个。
action > 白色那款快没了，要的话去小黄车第二个看看

## 种草笔记｜n｜result
hook/evidence > 法令纹没消，但我妈说我看着不累了（先给结论）
context > 背景：34岁，混干，北京，暖气房一坐十小时
solution > 用的就是这罐乳木果那个面霜，蓝盖，朋友从免税店带的
how > 我不是抹，是按，鼻翼两边按到发热才停
after/evidence > 第三周早上洗脸，起皮的地方没了，粉底不卡了
point > 夏天别碰，我试过，闷出两颗闭口🥲
feature/point > 味道像小时候的友谊雪花膏，介意香的绕道
summary > 总之当冬天的棉袄用，别指望它整容
save > 码住等降温

## 知识科普｜s｜question
hook/question > 为啥古人打仗都爱挑秋天 你以为是天气好吗
twist/context > 其实是马肥了 草籽熟了 马吃一个夏天 这时候跑得最久
evidence > 汉书里匈奴的大会就在秋天 蹛林 数人头数牲口 数完就南下
point/context > 还有一个 麦子收了 粮食在仓里 抢一次够吃半年
evidence/context > 所以你看唐代有个词叫防秋 专门从关东调兵去守边
evidence/point > 杜牧他们写诗一到九月就愁 不光是文人矫情 是真要打仗
summary/punchline > 秋高马肥 四个字 在边民耳朵里跟警报差不多
action > 下期讲他们怎么防 关注一下别走丢

## 教程｜n｜pain,loss
hook > 还在拿美工刀刮玻璃胶？刮花一道，业主扣你两百
how/context > 要准备的：热风枪，塑料铲，酒精，一块不要的毛巾
how > ① 热风枪调到120度左右，离胶15公分，来回扫，别停在一点
how > ② 胶起皱了，塑料铲斜着推，从角往中间走
how > ③ 残胶喷酒精，闷两分钟，毛巾顺一个方向擦
point > 注意钢化玻璃边上别猛吹，我师兄吹炸过一块
point/why > 新胶一定要等干透再打，潮气闷里面，半年准发霉
save > 干安装的兄弟存一个，工地上没信号

## 剧情对话｜s｜scene
hook > 面馆打烊前十分钟 进来一个穿婚纱的姑娘
context/setup > 老板娘看她一眼 啥也没问 下了二两小面 多放了一勺猪油
context > 姑娘吃到一半手机响 她按掉 又响 又按掉
question/context > 老板娘说 不接吗
twist/context > 她说是摄影师 我跑了 他们还在洪崖洞等我补拍
twist > 新郎呢 新郎在后厨啊 他说他今天的面还没下完
context/twist > 帘子一掀 一个穿西装的小伙子端着碗 领结上全是红油
punchline/summary > 老板娘骂了句瓜娃子 把卷帘门拉下来一半

## 探店｜n｜negative
hook > 不是所有开在巷子里的都是宝藏，这家差点让我白跑两公里
context > 泉州，西街往北拐，导航把我带到一个人家的天井里
context/twist > 正要走，阿婆探头：吃面线糊吗，进来坐
feature > 三块五一碗底，料自己点，醋肉、卤大肠、海蛎、油条
testimony/feature > 面线煮到筷子挑不起来，得用勺，胡椒放得狠，鼻头冒汗
testimony/context > 隔壁桌大叔说他从穿开裆裤吃到抱孙子
point/trust > 扣一分：只收现金，跟我借了半天手机给别人转账换零钱
summary/action > 值得再来，但记得早上九点前

## 测评｜s｜contrast
hook > 左边一百九的国产镜头 右边四千六的原厂 你先猜 别看字幕
how/context > 同一台机身 三脚架没动 光圈都收到F4
evidence > 中间放大 睫毛 两边一样能数清楚
evidence > 四个角拉开 左边发虚 像蒙了层保鲜膜
evidence/twist > 逆光来一张 哎 左边这个鬼影还挺好看 带彩虹的
evidence/point > 对焦嘛 左边没有 手拧 拍小孩你就等着全糊
summary > 拍花拍街拍奶茶 便宜的真够 拍娃拍活动别省
action > 你猜对没 评论区自己说

## 情感观点｜n｜identity,suspense
hook > 二手车贩子，43岁，离过一次婚，今天想讲讲我怎么不骗人了
before > 刚入行那几年，调表车我经手的不下三十台
before/context > 话术我背得滚瓜烂熟，“一手女司机，上下班代步”
context/twist > 2019年夏天，一个跑长途的哥们买走我一台瑞风，里程我拨了九万
twist/context > 三个月后他老婆抱着孩子来店里，不是闹，是问我那车刹车油管是不是早就烂了
context > 人没事，撞在护栏上，但那女的说话时一直发抖
after > 从那以后我每台车都做检测，报告贴挡风玻璃上
after/trust > 挣得少了一半，睡得着了
punchline/summary > 瑞风那家，逢年过节我还去，他们没给过我好脸，应该的

## 情感观点｜n｜conflict
hook/pain > 老婆说智能马桶是智商税，丈母娘说离了它活不了，我夹在中间
context > 吵到第三天我认真琢磨了一下这个事
point/why > 老婆的道理在钱，八千块够她买两年护肤品
point/evidence > 丈母娘的道理在膝盖，她做过置换，冬天坐凉圈真站不起来
twist/point > 你看，她俩说的压根不是一个东西
point > 网上大部分“值不值”的架都是这么吵起来的，二十岁的腰跟六十岁的腰对骂
after/solution > 最后我装在了丈母娘那间，老婆上周也偷偷去用
punchline > 税不税的，看屁股底下是谁

## 公众号长文｜n｜loss
hook > 每卖出一张没留底的旧照片，你就丢掉了半个家族
context/hook > 在潘家园，成捆的老照片按斤称，去年是四十五元一斤
context > 我买过一捆，里面有一张1956年的全家福，背后铅笔写着十一个名字
context > 顺着名字，我找到了河北安国的一个药材铺子
context/twist > 店主看见照片，手先伸过来，又缩回去擦了擦
twist/testimony > “最边上那个抱着的，是我。”他说，“我没有小时候的相片。”
question/why > 照片怎么流出去的？搬家，收废品的一车拉走，谁也没在意那只铁盒
how/solution > 所以写下三件事：翻拍、写名字、存两处。翻拍用手机就行，阴天窗边
point/how > 名字一定写在纸上，别写在相片正面，也别用圆珠笔
punchline/summary > 十一个名字，如今还能认出来的剩两个

## 直播切片｜s｜dialogue
hook > 有人问主播你这羊毛衫起不起球 我说起 怎么不起
why/twist > 不起球的那是涤纶 羊毛它就是有毛嘛 咱不骗人
evidence > 你看我身上这件 穿第二季了 腋下这儿 镜头拉近 有几个小球
solution/benefit > 拿这个刮毛器 哎 两下 没了 送的 每单都送
evidence/trust > 含毛量百分之七十 检测报告挂我身后 能看清吧
benefit/desire > 藏青的你配个白衬衣领子翻出来 上班下班接娃 都不用换
feature/point > 155到165拿M 胖一点的姐姐往上一个码
action/attention > 三 二 一 上车 没付款的把手速拿出来

## 带货口播｜n｜result
hook/evidence > 我们县城第一家分店，八个月，回本了，账本可以给你看
solution/context > 做什么的：手机维修加回收，门头十五平就够
evidence/benefit > 县里换屏均价260，毛利四成，回收走量
trust > 总部在郑州科技市场，做了十四年，不是那种租个写字楼拉人头的
benefit/trust > 师傅我们培训，二十天，从拆后盖到焊尾插，不会不放人走
point/trust > 丑话说前头：人流靠学校和菜市场，你那边要是没有，别来
feature/action > 加盟费一万八，设备另算，差不多三万五能开门
action > 想了解的先来店里站两天，看看一天到底修几台，再决定

## 非营销｜n｜none
solution > 酸菜炖江鲫（两人份）
solution/setup > 料：鲫鱼两条，酸菜半棵，五花肉三片，姜，干辣椒两只
how > 鱼打两刀，盐搓一遍，厨房纸吸干，不吸干必粘锅
how > 锅烧到冒烟再倒油，晃一圈，下鱼，一分钟别动它
how > 肉片挤到锅边煸出油，放酸菜炒到没水汽
how > 倒开水，必须是开的，大火十分钟，汤就白了
point > 酸菜咸，盐最后尝了再说
how/summary > 撒把香菜，连锅端

## 探店｜n｜promise,number
hook > 人均28，在沈阳吃了一顿让我站起来的鸡架
context/solution > 铁西，老工人村后身，店名叫“二嫂”，但掌勺的是二哥
feature > 熏的，拌的，炸的，铁板的，四种，我全点了
testimony/evidence > 熏的要用手撕，骨缝里那点肉带着糖色，比腿还香
testimony/evidence > 拌的辣椒油偏甜，洋葱切得太大，我给七分
testimony > 旁边一桌退休的车工，老雪花配鸡架，说喝了三十年没换过地方
point/trust > 服务？没有服务，你喊三遍她才来，来了还嫌你声大
twist/punchline > 可你就是不生气，跟回自己家挨说一样
action > 地址我放评论区了，周一歇

## 直播切片｜n｜identity
hook/attention > 家里有干装修的、跑工地的姐姐们，来，停一下手
pain > 你家那口子的裤子是不是膝盖先破，裆第二个破？
solution/feature > 这条裤子膝盖双层，里头能塞护垫，裆这儿加了块三角
evidence > 看好了，钢丝球，我使劲蹭，一百下，你们帮我数
evidence/context > 好，一百，起毛了，没破，对吧
advantage/feature > 别家劳保裤四个兜，咱九个，卷尺、铅笔、烟，都有地儿
action/how > 尺码拍他平时腰围，拿不准的报身高体重
feature/point > 颜色就灰和军绿，别问有没有白的，谁家好人工地穿白的
action > 来，运费险给大家点上了，拍

## 情感观点｜s｜scene
hook/context > 2008年冬天 广州火车站 我抱着一台傻瓜相机在人堆里站了三天
context > 雪灾 车不开 我身上就剩四十块和两卷胶卷
context > 有个湖南大哥分我半个馒头 说小伙子你给我照一张呗 我要是回不去 也有个念想
context/twist > 照了 他说了个地址 我记在烟盒上 后来烟盒丢了
twist/context > 去年翻底片 扫出来 他冲着镜头笑 牙上还沾着馒头渣
context/question > 我发到网上问谁认识
twist/summary > 第六天一个姑娘私信我 那是我爸 他回去了 他一直说有张照片没拿到
punchline/after > 我寄了张十二寸的 挂号

## 知识科普｜n｜number
hook > 三个细节，看出一条鱼是养的还是野的（以黄鱼为例）
trust/context > 在舟山码头蹲了二十年，我妈教我的，没进过课本
point > 一看尾巴。野的尾柄细长，养的短粗，跟人一样，跑得少就胖
point > 二看颜色。夜里捕的金黄，白天见光一小时就发白，所以金得过头的要留心
point/evidence > 有人拿黄栀子水染，纸巾一擦就上色，十秒见分晓
point > 三闻鳃。野的是海水腥，养的有一股饲料的油哈味
twist/pain > 不过说实话，清蒸了端上桌，九成人尝不出来
summary/punchline > 吃个新鲜就好，犯不着为“野”字多掏八百

## 非营销｜n｜none
solution > 装配二车间班前会记录（11月27日，早班）
context > 主持：邓班长　到会：19人　缺席：小祁（病假）
pain/point > 一、昨日返工14台，其中9台是扭力不到位，集中在五号工位
solution/action > 二、五号工位气动枪送检，今天改用手动扳手，打完画红线
action > 三、新到两名实习生跟老付，不得单独上线
point > 四、劳保鞋本周五统一换，旧的交回才发新的
evidence/point > 五、上周提的风扇问题，设备科答复下周二装
summary > 记录人：阿梅

## 带货口播｜-｜conflict
hook/pain > 我爸说车里放香水头晕，我妈说不放有烟味，俩人从高速口吵到服务区。
solution/twist > 我一声不吭，从手套箱里摸出这个活性炭包，往后窗台一扔。
feature/twist > 它不香，它就是个吸的，跟樟脑丸是反着来的。
feature > 里面是椰壳炭，一包三百克，布是能透气的那种麻。
testimony/after > 三天以后我妈上车抽抽鼻子，说你爸是不是戒了。
feature/how > 一个月拿出来晒半天，就又能用了，晒两年没问题。
action > 车里两包，鞋柜一包，刚好是这个三包的链接，自己去拍。
punchline > 反正我家是不吵了，改吵空调开几度了。

## 种草笔记｜n｜trend
hook/context > 明天大雪节气，老规矩，羊肉开卖🐑
feature/solution > 宁夏盐池的滩羊，今早六点到的货，一共十一只
action/feature > 要腿的要排的现在说，我好下刀
benefit/trust > 不涨价，跟去年一样；要剁块免费，要切片得等到下午
trust > 检疫章都在，来了自己看
action > 老客直接报门牌号，晚上我骑车送
punchline/summary > 喝汤，别感冒

## 测评｜n｜question,contrast
hook > 一块九的无线充和一百二的无线充，差在哪儿？
how/context > 我把两个都拆了，接上功率计，手机从20%充到80%
evidence > 贵的用了58分钟，最高41度，线圈背后有块铁氧体
evidence > 便宜的……两小时零七分，47度，里头那片东西我怀疑是易拉罐
twist/evidence > 但你猜怎么着，便宜那个待机功耗居然更低
why > 因为它压根没有检测芯片，省了，也就不耗电了
agitate/why > 没检测就意味着你放把钥匙上去，它照样给你加热
summary > 结论：放办公室有人看着，随你；放床头的，别买那个
save/action > 拆机图在最后两张，可以存

## 种草笔记｜n｜dialogue
hook > “你这条项链哪儿买的？”今天第四个人问我了
context/solution > 其实是我奶奶的银扣子，找人打了个环穿起来的，手工费六十
feature > 扣子是民国那种瓜棱的，直径一厘米出头，背面有个“恒”字
benefit/testimony > 黑毛衣一压，比我柜子里那些水钻的都好看
action/point > 你们也可以翻翻家里的旧扣子、旧顶针、断了的耳挖
point > 找师傅时说清楚不抛光！抛了就新得像假的
trust/point > 我找的是正觉寺后面的摊，不打广告，那大爷脾气怪
save > 留着当灵感吧

## 带货口播｜n｜question,pain
hook/question > 想出海又怕晕船？我们这条船专门带新手
solution/feature > 平潭休闲渔船“闽平渔六号”招合伙船东，共四股，已定两股
feature/context > 船长十七米，去年刚换的发动机，证照齐全
evidence > 暑假两个月出了83趟，每趟收客八到十位，每位380
trust/point > 风大不能出，一年算下来能跑一百四十天左右，不要按365算
benefit > 分红按季，自己带朋友上船只收油钱
trust > 船老大我堂哥，二十六年，没出过事
action > 有兴趣先交个朋友，来坐一趟，吐不吐的另说

## 公众号长文｜n｜counter
hook > 先别急着给孩子买牙线棒，我这个牙医想泼盆冷水
twist/context > 不是牙线没用，是你家那位三岁的牙缝，可能根本还没合上
context/point > 乳牙期牙间隙是正常的，有的宽到能卡进一粒米
point > 有缝的地方刷毛就能到，没缝的、后面两颗大牙紧挨的，才需要
how > 怎么判断？拿手电照，后槽牙之间看不见光，那就该用了
how > 用的时候让孩子躺你腿上，你从头顶看下去，比面对面容易三倍
point/pain > 最怕的是硬压，一次出血，下回他咬死不张嘴
how/point > 频率嘛，每晚一次，哪怕只弄最里头两道缝也行
testimony/trust > 我自己女儿五岁，也是哄着来的，条件是先给她的恐龙剔
summary > 该用时用，不该用时省下，牙刷拿好才是头等大事

## 剧情对话｜n｜suspense
hook > 他把保险柜打开的那一秒，全家人都不说话了
context/setup > 老太太走得急，没留遗嘱，三个儿女盯那柜子盯了一个礼拜
context > 大哥请了开锁的，二姐拿了本子，说当场登记，谁也别动手
context/solution > 第一层，一沓粮票。第二层，三双虎头鞋
twist/context > 第三层是三个存折，户名是他们仨，每月存二十，从1979年存到上个月
context/pain > 二姐的本子掉地上了，没人捡
twist/why > 存折里夹着条子：给你们留着，怕你们吵架的时候没人劝
punchline/summary > 大哥蹲下去，摸着那双最小的鞋，半天

## 教程｜s｜identity
hook > 不会给娃扎头发的爸爸们 看过来 我练了两个月 今天出师
how/context > 道具 尖尾梳 小皮筋 喷壶 一集小猪佩奇
how > 先喷湿 别太湿 到不滴水那个程度
how > 从眉尾往上拉一条线 分两半 歪一点没事 自然
how/point > 皮筋绕三圈 最后一圈别全拉出来 就成个小揪揪了
point > 千万别从上往下梳打结的地方 得从发梢开始 不然你等着挨嚎
evidence/after > 我闺女现在指定要我扎 她妈下岗了
save > 爸爸们截个图 明早就用上

## 情感观点｜s｜question
hook > 钓鱼不吃鱼 图个啥 这个问题我被问了十年
before/context > 头几年我还解释 什么放松啊 亲近自然啊
twist/context > 现在我不了 我反问他 你跑步是为了去哪儿
point/why > 人总得有一段时间 是不为了结果活着的
evidence/point > 我坐那儿八个小时 手机两格电 老板的消息进不来 这就是我花三千块买竿子的用处
context/point > 当然有人是真馋那口鱼 也没毛病 鲫瓜子豆腐汤谁不爱
point/agitate > 怕就怕一种 钓了一百斤拍个照 扔岸上臭着 那是糟践
punchline > 空军回家不丢人 丢人的是心比桶还满

## 教程｜n｜result
hook > 先看成片：路灯下的雨丝一根一根，手机拍的，没后期
context > 昨晚台风外围，我在福州三坊七巷蹲到十点
how > 打开专业模式，快门拉到1/60，ISO 800封顶
how > 逆着光站，灯在你和雨的对面，不是头顶
why > 顺光的雨是看不见的，光要从它屁股后面打过来才亮
how > 背景挑黑的，老墙、树、一把黑伞都成
point/how > 手机会自动对焦到雨上乱跳，长按屏幕锁住它
how/point > 哦对，戴个浴帽在手机上，别笑，管用
action > 今晚还有雨，拍了来评论区交作业

## 带货口播｜s｜promise,number
hook > 六块钱 三样东西 救活我家一把生锈的菜刀
solution/feature > 就这个套装 一块粗的 一块细的 还有一小管防锈膏
how > 先粗后细 刀背垫一枚硬币的高度 推 别来回锯
evidence/after > 来 番茄 看见没 它自己的重量就下去了
testimony > 我丈母娘切完说 这刀咋不听话了 把案板都切出印子了
point > 陶瓷刀不行啊 陶瓷刀别磨 磨了崩
benefit > 省得你逢年过节等那个磨剪子的 等不来
action > 直接拍 拍两套的送个挂钩

## 剧情对话｜n｜conflict
hook/pain > 婆婆把儿媳妇一整套护肤品，倒进了鱼缸。
context/setup > “不是说补水吗？我看那几条龙鱼最近干得很。”
context/agitate > 儿媳站在客厅，手抖，一瓶精华一千二，鱼缸里泛着白沫。
context > 老公在中间搓手：“妈也是好心……”
twist/question > 儿媳没发火，她拿起手机，慢慢地问：“妈，这鱼多少钱买的？”
context/twist > “你爸留下的，八万。”
twist/punchline > “那行，我这套六千，您亏。”
punchline/summary > 婆婆愣了三秒，鞋都没换，端着盆往楼下水站跑。

## 知识科普｜n｜loss
hook/pain > 胃药跟牛奶一起喝，等于白吃一半，还可能越吃越胀
evidence/context > 门诊上个月就碰到一位出租车师傅，嘴里嚼着铝碳酸镁，手里一盒纯奶
why/context > 这药要靠在胃里形成一层保护膜，奶一冲，膜就散了
agitate/point > 有些抗生素更厉害，四环素、环丙沙星，碰上钙会抱成团，肠子吸不进去
question > 那隔多久？
solution/point > 两个小时，前后都是
point > 补铁的更要记，茶、咖啡、奶，统统躲开
summary > 记不住就一条：吃药用白水，温的，一大杯
action > 不确定你家那种能不能配，把药名打出来，我有空看

## 种草笔记｜n｜identity
hook/attention > 属鸡的、属兔的、本命年的都先别刷走😂
feature/solution > 新到一批朱砂手串，湘西的料，颜色沉
trust/twist > 不跟你讲转运，我自己也没转过来
benefit/feature > 好看是真的，8毫米，手腕细的姑娘戴不显笨
point > 洗澡摘了，别泡温泉
action > 一条168，熟人来店里抹零

## 情感观点｜n｜counter
hook/point > 别再教孩子“先苦后甜”了，有的苦后面什么都没有
trust/context > 说这话我是有资格的，在电子厂插件线上站了九年
evidence > 我旁边那个大姐，比我苦，腰椎打了两颗钉子，出来还是租六百块的房
point/twist > 甜从哪儿来？从选对了、碰上了、有人拉一把，唯独不从苦里来
context/twist > 你可能要骂我，说我消极
point > 我不是让娃躺着，我是让他分得清，哪份苦是学手艺，哪份苦是白耗
evidence/point > 背单词那个苦，值。替组长顶夜班那个苦，图啥
punchline/summary > 我儿子昨天问我当焊工行不行，我说行，你先去闻闻那个味

## 公众号长文｜-｜suspense
hook > 这块表修了三次都没走，直到我看见后盖里刻的那行字。
context > 送表的是位退休会计，说是父亲的遗物，上海牌，1962年的。
context > 我换了发条，洗了油，校了摆轮，装回去走四十分钟，停。
agitate/context > 同行劝我别费劲，这种机芯，配件比表贵。
twist/context > 第三次拆，我换了支手电，在夹板背面看到极小的五个字：“停在这里好。”
question > 谁刻的？为什么？
twist/why > 会计听我念完，沉默了一会，说，爸爸是1969年冬天某日下午三点十分走的，妈妈刻的，她是钟表厂的女工。
twist/evidence > 我低头看指针，三点十分。有人用一根头发丝粗的铜线，卡住了擒纵叉。
punchline/summary > 我把后盖合上，没收钱。

## 测评｜n｜pain
hook/pain > 洗完头半小时，发缝又贴头皮了？我跟你一样，所以我把五瓶去油的都买了
how/context > 一瓶用一周，周五晚上拿吸油纸贴头顶五秒，拍照
evidence > 海盐那款：前两天蓬得像假发，第四天干到掉渣
evidence > 茶树那款：凉是真凉，油也是真油，白瞎
evidence > 水杨酸那款，吸油纸只有俩指甲盖大的印子，赢
evidence/point > 姜的我没用完，洗第二次头皮就红了，停
evidence/twist > 最后一瓶超市打折的，十九块九，居然排第二……
summary > 油头先水杨酸，一周两次，别天天
action > 你们头皮啥情况，报一下，我接着试

## 情感观点｜n｜result,number
hook > 去年十一月，我把所有的网贷还清了，一共二十三万四
context/before > 其实我工资不低，地铁检修，一个月到手九千
why/pain > 毛病出在买镜头上，今天一支定焦，明天一支大光圈，都是分期
agitate/pain > 最难看那次，我妈做胆囊手术，我翻遍口袋付不起两千的押金
context/twist > 表哥替我交的，交完一句话没说，把我相机包拎走了
context/solution > 他帮我全挂闲鱼，十一支，亏了三成，我心疼得直抽抽
how/context > 剩下的我列了张表贴冰箱上，还一笔划一道
after > 现在手里就一台二手富士，一支27，反倒拍得多了
punchline > 底片不认分期
action/point > 还在滚的兄弟，先从最小那笔还，真的

## 直播切片｜n｜scene
hook > 想象一下，大年三十，八个菜上桌，你那口锅粘底了，糊味飘出来
agitate/pain > 亲戚都坐着呢，你在那儿拿铲子抠，丢不丢人？
solution > 所以咱今天就只卖一口锅，没有第二样
feature > 3.2毫米的熟铁，窒氮的，单手能颠，二斤八两
evidence > 来，导播，给我拿鸡蛋，一滴油不放，我就转
action/evidence > 哎——滑了没有？滑了的打“滑”
how/point > 回去先用肥肉皮擦三遍，别用洗洁精，切记切记
action > 一号链接，库存剩七十二，我只报一遍
trust > 用到明年糊了，你拿来，我人就在永康，跑不了

## 非营销｜-｜none
hook/context/attention > 各位业主：
context > 接供电公司通知，本小区配电房设备更换，
solution > 定于12月8日上午8:30至下午3:00停电，涉及3、4、5、9幢。
point > 期间电梯停运，请高层住户提前安排出行，行动不便者可致电物业。
action/how > 家中有制氧机、冷藏胰岛素等需求的，请于12月6日前到前台登记，我们安排临时电源。
point > 停电后请关闭电炉、电熨斗，以免来电时无人照看。
summary > 给您带来不便，敬请谅解。

## 种草笔记｜n｜contrast
hook/before > 左图：刚搬进来的厕所，右图：三百块以后🚽➡️🌿
before/pain > 原来那个镜子只能照到下巴，我得踮着脚刷牙
solution/how > 换了块60×80的，边上带灯，拼夕夕128
feature > 三档色温，化妆开白，半夜起夜开黄，不刺眼
how/feature > 墙上瓷砖没动，刷了两遍瓷砖漆，奶油色，味大，得散三天
testimony/benefit > 现在我妈视频都说你这酒店吧
point > 翻车预警：漆没干透别洗澡，我的起了个泡，在马桶后面，拍不到哈哈
save/action > 清单P5，租房姐妹自取

## 带货口播｜s｜negative
hook > 不是什么人都能来我们仓库的 怕黑的不行 怕狗的也不行
solution/context > 招夜班仓管两名 地点成都新都 冷链中药材
why/twist > 为啥怕狗不行 因为有两条 一条叫当归 一条叫黄芪
benefit > 七千二 夜宵管饱 有宿舍 空调热水洗衣机
feature/benefit > 活不重 看温湿度 半小时记一次 偶尔搬
benefit/testimony > 其余时间你看书考证都行 上一个小伙子考上了执业药师
action > 四十五以下 身份证带上 找罗姐

## 探店｜n｜dialogue
hook > “你确定？这家我们本地人排队都不吃的。”出租车司机说完就笑了
context > 扬州，东关街外头，冲着一碗干丝去的
feature/testimony > 干丝烫得极细，麻油下得大方，姜丝细得看不见
twist/agitate > 但是！三十二一份，就这么一小撮，筷子两下没了
twist/testimony > 问隔壁的奶奶，她掏出自己带的包子：“我来坐坐，喝茶的。”
question/context > 我想想司机是真心的还是反着说
twist/evidence > 第二天他带我去了瘦西湖后门一家，十二块，量是两倍
summary/punchline > 所以，听司机的，但要听完
action > 店名不说了，评论区有人会说的

## 知识科普｜n｜question,scene
hook/context > 下班路上被电动车蹭倒，对方甩你三百块，说“私了吧大哥”，你接不接？
trust/context > 我当了十二年交通律师，告诉你这三百块最贵
agitate/why > 收了钱、没写字、没报警，三天后腿肿了，你拿什么找他
evidence > 去年我代理过一个，当场能走，第五天查出胫骨平台骨折，对方手机号都注销了
how > 先打122，哪怕对方走，也要有个出警记录
how > 拍四样：车牌、人脸、地面痕迹、路口的杆子编号
how/point > 真要私了，写清楚“仅限本次车损”，人伤单列
punchline/summary > 钱可以后要，记录只有当场有
save > 这条存手机里，谁路上没个磕碰

## 测评｜n｜counter
hook/point > 别再跟风买云台了，你那点需求，一根自拍杆加防抖就够
setup/context > 周末我带着两套家伙去爬了一趟武功山
evidence > 上坡段，云台确实稳，可我胳膊酸得第二天拧不开瓶盖
evidence > 自拍杆那段，手机自带防抖打到最高，画面裁了一圈，晃是晃，能看
evidence/twist > 夜里金顶上风大，云台电机直叫，罢工，杆子没事
twist/point > 反过来讲，拍跟拍、拍小孩滑滑板车，没云台真不行
summary > 一年出门三趟以下的别买
action > 要我转手这个的，七成新，私

## 带货口播｜n｜scene
hook/context > 早上七点二十，你家娃还在厕所，袜子找不着一对
pain > 你翻，他哭，校车在楼下按喇叭
agitate > 一年三百多天，天天这么跟打仗似的，谁不疯
solution > 我今天给你个懒法子：全买一样的
feature > 这个，长绒棉，十双一包，颜色全是深灰，随便抓两只就是一双
evidence > 我洗衣机里甩了四十多次，口没松，脚后跟那儿没透光
benefit > 省下来那五分钟，你能喝口热豆浆
feature/how > 16码到24码，按鞋码选，别问年龄
action/benefit > 两包起拍，送一个装单只的网兜，虽然你可能再也用不上了

## 情感观点｜s｜dialogue,conflict
hook > 你能不能别画了 你画的眉毛像两条蚕 我前夫这么说的
before/setup > 那年我二十七 在临沂一个影楼当前台 不会化 照着杂志瞎描
setup/twist > 离了以后闲着 我对着镜子练了一个冬天 眉笔用秃了三十来根
setup/context > 第一个客户是楼下卖豆腐的姨 她闺女出嫁 没请起化妆师
testimony/evidence > 化完姨抹着眼泪说 这是俺闺女吗
after/evidence > 后来一单传一单 去年一年我跟了一百一十六场
twist > 上个月接个单 到地方一看 新娘不认识 新郎认识
punchline/summary > 我给她画了我这辈子最好的一对眉 收了全款

## 剧情对话｜n｜suspense,scene
hook/setup > 爷爷把假玉镯当真的，押出去换了两千块，给孙子买了手机。
setup/context > 当铺的伙计把镯子举到灯底下看了很久，没说话，数了钱。
agitate/twist > 孙子知道后急了：“爷，那是地摊上的！人家要是报警咋整？”
setup/context > 爷俩连夜坐车回城，敲开了铺子的门。
twist > 掌柜的披着棉袄出来，从柜里拿出镯子：“我知道是玻璃的。”
twist/why > “三十年前，我爹押房契，你爷爷是那个没按手印的证人。”
setup/summary > 孙子看着爷爷，爷爷看着脚尖。
punchline/summary > 手机退了，镯子还戴在奶奶手上。

## 探店｜s｜scene,result
hook > 肚子撑得开不了车 先坐这儿跟你们讲讲
context/solution > 贵阳 青云路 一家只卖洋芋的店 对 只有洋芋
feature > 炸洋芋粑 洋芋片裹折耳根 洋芋泥拌糊辣椒 还有一个洋芋冰棍 别怕
feature/evidence > 冰棍是蒸熟冻的 淋红糖 面面的 有点像栗子 我不讨厌
feature/advantage > 最绝的是那个洋芋锅巴 铁锅底刮下来的 咔嚓咔嚓
how/point > 折耳根不吃的要先讲 不然默认给你一大把
trust/testimony > 老板娘说她从她外婆那辈就炸 炸死了三口锅
action > 人均十九 晚上八点以后别来 洋芋卖完她就上楼打麻将了

## 直播切片｜n｜question
hook/question > 谁家书柜里还有没拆塑封的书？举个手，别不好意思
pain > 买的时候热血沸腾，回来一放就是两年，对不对
solution/point > 今天这本薄，一百四十四页，你上趟厕所能看二十页
feature/solution > 讲古代人怎么写辞职信的，陶渊明、李密、袁枚，都有
evidence/hook > 我念一段啊：“吾岂能为五斗米……”后头那句小注才好笑，自己看
feature > 锁线装，能摊平，字是老五号，老花眼也不费劲
action/benefit > 头两百名，盖作者的章，他手冻僵了盖的，有点歪
action > 想要的扣“辞”，我让小宋上链接
action/punchline > 不辞职的也可以买，过过瘾

## 情感观点｜-｜trend
hook > 天气预报说这周末全国大降温，羽绒服又要吵一轮了。
context/pain > 每年都这样，先吵充绒量，再吵一千块贵不贵，最后吵到鹅的眼泪。
point > 我的看法可能扫兴：大多数城里人，根本穿不到它的保暖极限。
evidence/why > 地铁二十六度，写字楼二十四度，从楼下到楼上走三分钟。
evidence/trust > 我跑过两年大兴安岭的林场，那里零下四十度，护林员身上穿的是一件老棉袄加羊皮坎肩。
question > 所以我们到底在为什么付钱？
twist/point > 为那个出门不怕的念头。
punchline/summary > 这念头值不值，因人而异；但请别拿它去笑话穿棉袄的老人。

## 教程｜n｜counter,loss
hook > 别用搓衣板洗相机背带，我徒弟洗坏了一条两千的
context/solution > 皮的、尼龙的、编织的，三种洗法不一样，分开讲
point/how > 皮的：马鞍皂蘸湿布擦，阴干，第二天抹一层貂油，完
point/how > 尼龙的：温水加一勺小苏打泡二十分钟，软毛刷刷汗渍，平铺
point/how > 编织的：先拿下金属扣！扣子生锈染上去就神仙难救
why > 为什么不能搓？因为里面有两根承重线，搓毛了你看不出来，断的时候镜头在地上
how/summary > 一年洗两次，梅雨前一次，入冬前一次
save > 留着，等你闻到那股味的时候就想起我了

## 公众号长文｜n｜identity
hook/attention > 写给第一次带父母来上海看病的你
setup/context > 凌晨四点，肿瘤医院门口的便利店，热水是免费的，关东煮有一半位置坐着外地口音
point > 先说号：专家号不一定要抢，普通号医生同样能开检查，开完再约专家，省一趟
point/how > 片子要胶片，也要光盘，别只带报告单。老家医院拷盘十块钱，问放射科窗口
point/how > 病理切片可以借，带身份证和押金，白片十张起步，装硬盒子里别压
point > 住宿不要信门口举牌的，沿地铁坐三站，便宜一半，还安静
testimony/point > 我自己陪我爸住过四十一天，最后悔的是头三天住在对面，一晚三百八
point/twist > 还有一件没人提：你自己也要吃饭，要睡，要哭一会儿
punchline/summary > 挺过这一段，回家的那趟车，风景会不一样
save > 可以收藏，希望你用不上

## 带货口播｜n｜pain
hook/pain > 受够了给人打卡、写周报、被拉进十七个群？
solution > 来我这儿修船吧，没有群
context/feature > 宁波象山，船坞，冬天冷夏天臭，话先放这
action/context > 缺电焊一个，木工一个，油漆不要了，我侄子来了
benefit/feature > 按天结，焊工四百二，木工三百八，管两顿，鱼管够
trust/feature > 意外险我买，你自己家里的事自己扛
feature/benefit > 休渔期最忙，其他时候你爱上哪儿玩上哪儿玩
action > 手艺说话，来焊一道给我看看，电话在船上写着

## 种草笔记｜s｜pain,question
hook > 有没有人跟我一样 相册里八千张截图 一张都找不到
solution > 我最近用了个笨办法 一个小打印机 巴掌大 热敏的
how > 每周日晚上挑十张 打出来贴本子上 旁边写一句
after/testimony > 三个月了 本子鼓得像个包子 翻一遍比刷手机有意思
feature > 纸一卷六块钱 能打两百多张 黑白的 有点糊 我就爱那个糊
feature/twist > 不耐晒啊 放窗台上的那几张已经快没了
benefit > 我奶奶不会用手机 她能翻这个 翻了还问我这谁
action > 你们也试试 别买太贵的 六十几的够了

## 种草笔记｜n｜loss,scene
hook/pain > 说个心疼的，昨晚冷柜门没关严，化了四十斤带鱼
context/point > 坏是没坏，但不能当冻货卖了，品相也差
solution/action > 干脆今天都炸了，店门口，十五一盒，谁来谁趁热
feature > 舟山的，小眼睛，肉厚，我裹了两遍粉
action > 两点开炸，炸完拉倒
punchline/summary > 我老公已经被罚洗冷柜一个月👌

## 非营销｜n｜none
solution > 手作腊肠记录（给明年的自己看）
solution > 前腿肉10斤，三肥七瘦，肠衣一包，盐120克，糖200克，高度白酒二两
how > 肉切成小指头粗的条，别绞，绞了口感像火腿肠
how > 盐糖酒拌匀，手抓到发黏，放阳台上腌一夜
how > 肠衣拿温水泡半小时，从水龙头灌水看看有没有洞
how > 灌八分满，一拃一扎，针扎几下放气
point > 有太阳就晒七天，阴天挂风扇底下吹，千万别淋雨
point/evidence > 今年太咸了，明年盐减到100
summary > 晒好蒸一根给隔壁张叔尝，他舌头刁

## 测评｜s｜identity
hook > 开网约车的师傅们 腰靠垫我替你们试了半年 四个 都在后座
trust/context > 我一天十二个小时 腰四腰五突出 有片子的人
point/evidence > 第一个 记忆棉的 头俩月舒服 夏天一热软成面团 背全湿
point/evidence > 第二个 带按摩的 嗡嗡嗡 乘客以为我车要散架 差评一个
point/evidence > 第三个 木珠子的 凉快是凉快 硌 起步快的时候滑
point/solution > 第四个 网面带钢丝那种 二十三块 留下来了
benefit/why > 它不软 可它把腰那个弯儿给托住了 后背透风
how/point > 高度要自己调 顶在皮带往上一巴掌的地方
action > 别的师傅啥垫子好 打出来 咱互相省点

## 带货口播｜n｜negative
hook > 不是所有的防晒都得抹成艺伎，我黑皮我先说
trust/context > 我是渔政的，一年两百天在海上，脸是公家的，皮是自己的
before/pain > 以前局里发的那个，白得我同事叫我“小龙虾蘸面粉”
feature/solution > 这个是透明胶状的，抹开什么色都没有
evidence > 看左手手背抹了，右手没抹，晒了俩小时，自己看分界线
benefit/evidence > 出汗不流眼睛，这点我要给它磕一个
how/feature > 卸的时候得用油，光洗面奶洗不掉
action > 现在是50毫升加一支15毫升小的，够你一个人涂到十一，去拍
punchline/summary > 黑归黑，别脱皮

## 知识科普｜-｜dialogue
hook/question > “爷爷，戴帽子的皇帝，帽子前面那串珠子挡不挡眼睛啊？”昨天一个小朋友在展柜前这么问。
point/context > 挡，就是为了挡。
feature/point > 那叫冕旒，天子十二串，用的是青赤黄白黑五彩的玉。
why/point > 意思是当君王的，有些小事看见了也要装没看见。
point/evidence > 耳朵两边还垂着两团棉球，叫黈纩，悬在耳边，提醒他别听闲话。
evidence > 《礼记》疏里讲得明白，“目不视非，耳不听谗”，后来成语视而不见、充耳不闻，都跟这身行头沾亲。
twist > 可惜真戴着它上朝的时候极少，一年就几次大祭，平时都是便帽。
punchline/summary > 道理挂在脑门上容易，装进脑子里难。
action > 下周六我还在二楼讲解，带孩子来听，免费的。

## 情感观点｜n｜conflict,counter
hook > 所有人都劝我别嫁给修鞋的，我嫁了，今年第十九年
setup/hook > 认识那天我鞋跟卡在武汉轮渡的铁板缝里，断了
setup/context > 他蹲码头边上给我粘，粘完说别走快，胶要晾一晾，坐会儿吧
setup/context > 就坐了一会儿，一艘船过去了，又一艘过去了
twist/agitate > 我爸拍桌子，说他手上那股胶味洗一辈子洗不掉
twist/after > 爸说对了，真洗不掉，我现在闻不到反而睡不着
testimony/setup > 前年他给我爸做了双棉鞋，鞋底纳了三层，我爸穿着去了医院，也穿着走的
punchline/summary > 临了我爸跟他说：“这鞋，跟脚。”

## 情感观点｜s｜loss
hook/pain > 一个差评就让小店白干半个月 这事你们可能没感觉
context/setup > 我弟开早餐铺 卖胡辣汤的 在漯河
setup/evidence > 有位客人写 汤有点咸 给一星 平台一算 排名从第三掉到第二十六
agitate > 那个月少卖一千四百碗 他媳妇把金戒指当了交房租
context/twist > 我也不是说顾客不能说咸 咸了就得说
point/question > 可一星是给啥的呢 是给吃出刀片的 给老板骂人的
solution/benefit > 要不然先跟他讲一声 老板 淡点 他能高兴得多给你一个油馍
punchline > 星星是你手里的刀 切菜就行 别捅人

## 教程｜n｜number,promise
hook > 五步把一台泡了水的单反救回来，能不能活看前十分钟
point/how > 第0步：别开机！别开机！别开机！
point/how > 1 抠电池，抠卡，镜头卸下来，肩带都摘了
point/how > 2 如果是海水，反而要拿纯净水冲一遍机身，盐比水可怕
agitate/evidence > （盐干了会在板子上长牙，我见过，绿的）
point/how > 3 所有的盖子打开，朝下，放在风扇前面，不要吹风机热风
point/how > 4 装进密封袋加一大把干燥剂，大米没用，大米是给你心理安慰的
point/how > 5 等，至少三天，别手痒
evidence/testimony > 上个月救了一台在龟山岛落水的佳能，只换了个闪光灯小电容
action > 不会拆的到这一步为止，剩下的送修，我在南头科技园

## 剧情对话｜s｜question,suspense
hook/question > 你说一个人要是连着三天买同一条鱼 他是想吃鱼还是想见卖鱼的
setup > 阿灿在横琴市场卖鲈鱼 一身围裙 说话比冰还凉
setup/context > 那小伙子第一天说要清蒸 第二天说要红烧 第三天说你看着办
setup/pain > 阿灿拿刀背敲案板 你到底要哪条
setup/twist > 他红着脸 说这条 你左手边那条 会翻白眼那条
twist > 阿灿低头 那是她自己拿粉笔画的 给死鱼做的记号
setup/context > 她把死鱼扔桶里 从最里头的氧气箱捞了一条最欢的
punchline > 拿去 下回别找借口 直接问我几点下班
summary/after > 镜头摇到收摊的钟 七点半

## 非营销｜n｜none
solution > 家长群通知｜本周五实践活动
context > 各位家长晚上好，本周五（12月4日）一年级去博物馆，具体说明如下：
how/action > 7:50校门口集合，8:10发车，逾时不候，路远的请自行前往西门等候
action/point > 请穿校服、运动鞋，不带零食，不带电话手表
action > 带一支铅笔、一个橡皮、水壶贴名字
point > 晕车的同学，提前吃药并告诉我，坐前两排
action > 请在今晚九点前在接龙里填“参加/不参加”
summary > 下午3:30返校，有变动我再发。梁老师

## 探店｜n｜counter
hook > 别去网红那条街排队了，往里走，第二个红绿灯左拐
solution > 大同，一家叫“吉祥”的刀削面，门脸还没我家冰箱宽
trust/feature > 师傅顶在头上削，别鼓掌，他一分心就掉锅外头
feature/evidence > 面片中间厚两头薄，煮出来像柳叶，咬着有筋
feature/evidence > 卤子是老汤，猪肉丁子炖得化在嘴里，加一勺他家自己炸的辣椒，香到我打喷嚏
how/feature > 豆腐干别点，咸得要命；茶叶蛋必点，一块五
testimony > 我表舅在这儿吃过1998年的世界杯，坐同一张桌子
action > 营业到卖完，一般两点

## 带货口播｜n｜scene
hook/context > 傍晚六点，西安城墙根下，一排小车亮灯，二十分钟卖空，那就是我们
solution/context > 我们是做驴肉火烧推车的，现在找城市合伙人
why/advantage > 为什么是推车？因为铺面租金一个月一万二，推车一天电费四块
evidence > 目前西安11台、宝鸡3台、咸阳2台，最好的一台日均320个
how/feature > 驴肉总部做好真空发，饼现烤，三天学会
trust/point > 有些地方管得严，能不能摆，你要先去问城管，我们不替你打包票
action/feature > 头三个城市免品牌费，第四个开始收
evidence/action > 白天你随便挑一台去守着数人头，数完再来找我
action > 加微信备注“城市+火烧”

## 直播切片｜n｜question,trend
hook > 大家知道今年的天文大戏是啥吗？双子座流星雨，十二月十四，还有半个月
context > 所以这两天问三脚架的特别多，我干脆今晚就讲三脚架
pain > 上次英仙座，一堆人拿塑料架子，风一吹，星星拉成面条
feature/solution > 这支，碳管，十层，中轴能倒过来挂个背包压重
evidence > 看，我挂一桶水，五升，敲它，抖完一秒就停
advantage > 同样粗细的铝合金比它重七百克，你爬山的时候会想起我的好
how/point > 拍的时候快门线要用，别拿手按，手一按白架了
action > 去，2号链接，黑色款，送水平仪和挂钩
action/save > 星图我发粉丝群，进群的点右上角

## 公众号长文｜n｜conflict
hook/pain > 老法师说胶片味无可替代，学生说你那是滤镜。我夹在中间洗了三年胶卷
context/setup > 工作室开在南京鼓楼后街，暗房四平米，药水味常年不散
setup/context > 老法师姓褚，七十三，每卷冲完要放大到十二寸，逐颗看颗粒
setup/context > 学生小湛，零三年的，先扫描，再叠一层“柯达金200”预设，发到网上三千个赞
twist/setup > 有一回两人当面吵起来，因为同一张照片
setup/twist > 我把底片放到灯箱上，让他们各说一句这张片子好在哪
evidence/setup > 褚老说，脸上的光，是早上七点的。小湛说，她其实没在笑
twist/summary > 他们谈的根本不是胶片，是看人的功夫
punchline/summary > 技术会老，谁先学会看，谁就不老

## 种草笔记｜n｜promise
hook > 三个晚上，让你的窗帘不再像病房🪟
pain/before > 我租的这间原配窗帘是米黄色，洗多少遍都像敷药的纱布
solution > 不换杆，不打孔，用了这种卡扣轨道，一米九块九
how/evidence > 卡扣一掰一推就上去了，我一个人踩凳子二十分钟
feature > 布是淘的打样布，亚麻混，有的带一点瑕疵线，谁看得出来
after/benefit > 早上光进来是条纹的，猫躺在条纹上，我躺在猫旁边
how/point > 量尺寸要从杆子最外侧量，不是玻璃，血泪
action/save > 同款链接我没有，就搜“卡扣轨道”四个字

## 种草笔记｜n｜result
hook/evidence > 结果出来了，小家伙二十七克，公的，能活
context > 就是昨晚在修理厂轮胎底下捡的那只猫头鹰
evidence/context > 野生动物站的老徐说，是红角鸮，撞玻璃了，翅膀没断
how/point > 别喂牛奶别喂米饭，他说这句说了三遍
action/summary > 周五放飞，想来看的自己上山，别带闪光灯
action/summary > 谢谢昨晚给我送纸箱的邻居，不留名的那个

## 带货口播｜n｜promise
hook > 一个晚上，让你家汤圆（我说的是狗）不再掉毛掉到饭里
pain > 我家萨摩耶换季，扫地机器人卡死了两次，冒烟一次
solution > 这个梳子，哎别看它长得像耙子
feature > 两层齿，长的走外毛，短的勾底绒，齿尖是圆的
evidence > 我昨天梳了二十分钟，梳下来的毛又能拼一只博美
benefit/after > 关键是它不跑！以前看见梳子钻床底，现在翻肚皮
how > 先喷点水，顺着毛，别逆
trust/context > 短毛的柴犬、法斗别买，用橡胶手套就行，给你省钱
action > 大中型犬拍L，小的拍M

## 知识科普｜n｜trend,number
hook > 马上双十二了，先花一分钟看懂“到手价”三个字里藏了几层
point/solution > 第一层，平台券。这个是真的，谁领都有
point/solution > 第二层，店铺券，要凑满减，凑出来的那包纸巾也是你的钱
point/solution > 第三层，国补，家电和手机才有，按省份领，领了没用会回收
point/agitate > 第四层最阴，叫“预估到手”，把你可能抽中的红包也算进去了
how > 怎么识破？加购物车，点到付款那页，看最底下的数
evidence > 我昨天试了台洗碗机，主图2999，付款页3468
summary/punchline > 只认付款页，别的都是诗
save/action > 觉得有用就给爱剁手的那位看看

## 剧情对话｜s｜contrast,scene
hook/setup > 上一秒他在台上讲三亿融资 下一秒他在地库吃泡面
setup > 司机老郝从后视镜看他 筷子是用两支笔代替的
setup/context > 老郝说 赵总 您今儿讲得真好 我在外头都听见鼓掌了
setup/context > 他吸溜一口 说老郝 你工资我拖几个月了
setup/question > 四个月 那你咋还给我开车呢
twist > 老郝从副驾底下掏出一沓纸 是他自己写的简历 改了七遍
twist/why > 我不是等您发工资 我是等您哪天不敢说了 我好下车
punchline/summary > 车里静得只剩泡面的热气 他把最后一口汤喝了 说 走 去把房子卖了

## 测评｜n｜dialogue,conflict
hook > 我爸：“你给我那个助听器，跟菜市场三十块的有啥区别？”行，咱测
context > 我爸，73岁，右耳中度，左耳重度，脾气更重
evidence > 第一关，厨房炒菜喊他，便宜的那只把锅铲声放大了，他捂着耳朵骂我
evidence > 验配的那只能听见“关火”两个字
evidence > 第二关，看戏，便宜的啸叫，隔壁王婶来敲门
evidence > 第三关打电话，验配的赢，不过贵了六千二
twist/point > 但他最后说了句：太清楚了，我不习惯，你妈唠叨全听见了
summary > 结论：先去耳鼻喉科测听力图，再决定花多少钱
punchline/summary > 放大器不是助听器，别拿那个应付老人

## 教程｜n｜scene,pain
hook/pain > 半夜两点厨房滴答滴答，水龙头漏得你想砸墙
context/advantage > 别急着打电话，师傅夜里来一百五起，换个阀芯九块八
how > 找到水槽底下那个角阀，顺时针拧死
how > 手柄上有个小塑料盖，撬开，里面一颗内六角，松掉
how > 拔手柄，露出一圈大螺母，垫块布再用管钳，不然划花
how > 阀芯拿出来，量直径！35的和40的差五毫米，装不上就是漏
how > 换新的，脚上两个小凸对准底下的坑，反着装回去
how/point > 生料带这一步用不上，别瞎缠
after/benefit > 开水，听，没声了，睡觉

## 情感观点｜n｜suspense
hook > 我身上有道二十公分的疤，从来没在镜头前讲过，今天讲
setup/hook > 1996年，我是大化轮渡上的机舱工，二十二
setup/context > 那天值夜班，皮带断了，师傅让我关主机，我慢了半拍
agitate/setup > 皮带抽过来，我左胳膊到后背，肉翻着
setup/context > 师傅脱了棉毛衫给我摁住，三十二分钟到码头，他一路没松手，也没骂我
agitate/context > 医生说再深一点就废了
twist > 师傅后来瞎了一只眼，我才知道是那晚碎片打的，他从来没说
after/point > 我现在带徒弟，第一课就教怎么听皮带
punchline/summary > 师傅今年八十一，一见面还问我，胳膊，阴天疼不疼

## 情感观点｜n｜dialogue
hook > “现在谁还看纸质说明书啊？”说这话的人，去年把滚筒洗衣机装倒了
context/point > 我替说明书讲两句，它其实是最诚实的广告
point/why > 广告只讲能干什么，它要讲不能干什么
evidence > 我手上这本，电饭锅，十四页，五页都在说别
evidence/context > 别把内胆直接上煤气，别捂蒸汽口，别用它煮玻璃纸
twist/evidence > 当然也有写得稀烂的，机翻，“请勿将本产品吃人”，我真见过
solution/how > 我建议大家装新东西前看三页，封面后第一页、故障表、保修
summary/punchline > 用不着全看，看它怕什么就够了

## 公众号长文｜n｜number,suspense
hook > 一条鱼在长江口待了四个季节，四张体检单
context/hook > 我在长江水产所做实习生那年，跟着前辈去崇明贴标放流
point/context > 春：体长八厘米，吃的是浮游动物，肚子里能数出四十多种
point/context > 夏：三十一度，鱼往深水走，标签读数一天下潜六次
point/pain > 秋：航道挖砂，数据断了十九天，谁也不知道它在哪儿
point/twist > 冬：在南通一户渔民的网里找到了它，长到二十七厘米
twist/testimony > 渔民老徐看见标签，没卖，剪了自己的网放回去，打电话问我们奖金不给可以，证书能给一张吗
after/point > 所里给他手写了一张
punchline/summary > 后来每年立冬，他都打电话问，今年有没有咱那条

## 带货口播｜s｜dialogue,question
hook/question > 你会不会修钟表 不会 会不会耐着性子 会 那来
solution/context > 上海虹口的一家老表行 准备把楼上腾出来 招四个学徒
how/feature > 头一个月拆手表 拆一百只 练手稳 摔了不赔
benefit/feature > 第二个月起一千八 半年后三千五 出师了店里给股份 少是少 但是真的
feature/point > 年纪不限 眼睛不能太差 老花的拿镜子的也行
trust > 我师父带过十一个 现在北京香港都有 店里挂着合影
action > 不用简历 来店里坐一下午 我看看你坐不坐得住

## 直播切片｜s｜contrast,question
hook/attention > 看左手 看右手 看左手 看右手 哪个是三十九岁的手 猜
evidence/hook > 左边的是昨晚临睡敷了手膜的 右边没有 都是我本人的手
pain > 姐妹们洗碗做饭带娃 手先老 你们自己低头看看 倒刺 干纹 指甲边翘皮
solution/feature > 这个手膜 里头是羊毛脂和乳木果 不油 戴上去能打字
how > 二十分钟 摘了别洗 揉进去 手背上再补一遍
benefit > 你拿手机付款的时候就不怕人家盯着看了
trust/how > 开口的伤口上不要用 会疼 会哭
action > 十双装的 今天按一双的价 三 二 一 放单
action > 没抢到的回家取消等下一波

## 非营销｜n｜none
solution > 读书会第46期纪要（11月21日，星期六，二楼茶室）
context > 到场14人，共读《人间草木》，领读：阿蓝
point/solution > 讨论了三段：葡萄月令、腌蛋、文章里为什么不写“美”
point/pain/setup > 老姜认为写“好吃”已经够了，小乔认为高邮人就是不说“美”
solution/context > 现场煮了一壶槐花茶，有人抄书，有人画了蚂蚁
action > 下期书目投票，目前《南方草木状》领先两票，请未投的补上
point > 报销：茶叶86元、纸杯12元，由阿蓝垫付，群内AA
summary > 记录：小满

## 探店｜-｜identity
hook/attention > 给一个人来成都出差的你，留一张不用等位的单子：
trust/solution > 我在这儿住了六年，专门找一人桌，免得坐在四人桌被服务员叹气。
point/feature > 下午场：华兴街一家茶铺，三十块，瓜子自己抓，掏耳朵另算四十。
point/feature > 晚上：草市街的素椒杂酱，一碗拌开，八块五，坐小板凳，旁边是台球桌。
point/feature > 半夜：一环路边的串串，老板会自己数签子，数错了给你少算。
point > 千万不要去景区门口那几家“老字号”，一个字都不老。
testimony > 上一周有个宁波的哥们照单子吃完，半夜给我发了张空碗，没发字。
action > 哪条不对了，留言告诉我，我去重新跑。

## 种草笔记｜n｜loss,counter
hook > 每次丢一只耳环就等于丢两只，我扔了九副才想明白
pain > 夜市睡过站急着下车，洗澡脱毛衣，耳夹就没了
solution > 现在全换成这种一模一样的三副装小圆圈
feature/evidence > 18k镀的，直径九毫米，针是医用钢，我耳洞烂过三次，它没有
benefit/advantage > 丢一只，反正还有五只一样的，随便凑
evidence/testimony > 上周真丢了一只，戴另外两个出门，没人发现
feature/twist > 镀层的东西，游泳不能戴，我已经泡坏一副
action/save > 价钱写在图上，选小号

## 种草笔记｜n｜conflict
hook/pain > 我跟隔壁五金店老板杠上了，他说木头胶干了就不怕水
setup/pain > 我说怕。他说不怕。我说怕。
setup/context > 街坊围了一圈，压我赢的六个，压他的八个
after/twist > 于是泡了一对凳子腿进水桶，今早，我赢了😌
action/point > 买了我家的防水胶的，记得看背面那行小字；买了他家的，去问他
action/punchline > 说笑归说笑，两家都有货，别来评理

## 测评｜n｜result
hook/summary > 结论先放：一千以内的投影仪，十台里有七台标的亮度是吹的
trust/context > 我在科大做光学实验员，借了照度计，周末关在教研室测
evidence > 标8000流明的那台，实测187，我把仪器重启了三回
evidence > 标450的反倒老实，431
why > 差在哪？人家写的是“光源亮度”，不是照到墙上的亮度，两码事
how/point > 你自己判断的土办法：白天拉一层纱帘，还能看清字幕的，就是真家伙
point/summary > 没有梯形校正的别买，除非你愿意天天垫书
action > 把想买的型号发我，凑够二十台我再测一轮

## 带货口播｜s｜dialogue
hook > 我闺女说妈你能不能别戴这个去开家长会了
twist/context > 我以为她嫌土 她说不是 三个妈妈加我微信问哪儿买的 烦死了
solution/feature > 就这条 小米珠 两毫米的 中间一颗蓝的 是青金石
feature > 锁骨链 有延长扣 脖子粗细都能戴 磁扣的不夹头发
benefit/desire > 配大衣 配高领毛衣 配我这个洗得发白的卫衣 都行
evidence/trust > 线是鱼线编的 你拽 用点力 断了我赔你两条
feature/how > 海鲜市场别戴 腥味进珠子里面去了 亲测
action > 就一百二十条 我闺女说卖完不许再卖了

## 知识科普｜s｜negative
hook > 不是所有的骨折都要打石膏 肋骨断了 医生多半让你回家
why > 你想啊 人要喘气 一天两万多次 拿石膏糊住了 肺就废了
how/point > 所以就是止痛 养着 四到六周它自己长
testimony/evidence > 我们科有个老爷子 断三根 第二天去公园甩鞭子 又断一根
agitate/pain > 真怕的是断端扎进肺里 出现气胸 那是要命的
how/point > 怎么看 越来越喘 嘴唇发紫 躺不平 马上来
how/point > 咳嗽的时候拿个枕头抱着胸 能少受一半罪
summary > 一句话 能喘气的在家养 喘不上的往医院跑

## 剧情对话｜n｜conflict,number
hook/setup > 一张两块钱的彩票，让十七楼的两家人三年没说话。
setup/context > 阿珍说是自己买的，老毕说是在自己钱包里夹着的。
setup/context > 奖金四千八，写在票面上，谁也不敢拿去兑。
agitate/setup > 阿珍堵门，老毕换锁，电梯里俩人背对着按楼层。
twist > 直到停水那天，阿珍提桶下楼滑了一跤，老毕背她去了医院。
twist/question > 排队拿药的时候，老毕掏出那张票，上面的日期，过期一年零两个月了。
after/twist > 俩人对着笑，笑得护士来赶。
punchline/summary > “要不，明天一起买张新的？我出一块，你出一块。”

## 直播切片｜n｜pain,identity
hook/pain > 老铁们，蹲了一宿，鱼漂动都没动，是不是你调钓太灵了？
context/why > 天冷，鱼口轻，我冬天都用钝的，跟人谈恋爱一样，急不得
solution/feature > 我手上这盒漂，芦苇的，尾巴粗，露出来三目你坐对岸都看得见
feature > 夜光棒是插的，0.7号，能亮十个钟
evidence > 昨天在仙桃放了一支，四个小时，我给大家看鱼护，来，镜头
evidence/benefit > 九斤半，大的一条六斤二，草鱼，你家灶台炖得下吗
feature/advantage > 野钓的用三号，黑坑的不要买这款，太稳了，抢不过人家
action > 三支装29.9，橘色的，老铁打个“上鱼”我给优惠
action > 点不到链接的点右下角那个袋袋

## 带货口播｜n｜number
hook/solution > 急招3个拉链工、2个大烫、1个会骂人也会劝人的组长
context > 工厂在东莞虎门，做童装，单子排到明年三月
feature/benefit > 计件，熟手一个月八千出头，淡季保底四千六
benefit/feature > 食堂湖南师傅，辣的一桶，不辣的一桶
benefit/feature > 宿舍四人间，有阳台，可以养一只猫，上一个没领走，还在这儿
trust > 工资每月二十五号到账，十三年没晚过，问门口修鞋的都知道
action > 带身份证来，先做一天看，不合适给你付当天的钱走人

## 公众号长文｜s｜pain
hook/pain > 孩子一写作业就说头晕 恶心 眼睛花 别急着骂他装
trust/context > 我在眼科坐了十八年门诊 每年寒假前能看上百个 说出来家长都不信
point/why > 里面有两成是真的 近视度数没涨 涨的是调节力过劳
why/solution > 简单讲 眼睛里有一小块肌肉 看近处它要攥紧 攥一天手也抽筋
testimony/evidence > 上个月一个六年级的男孩 双眼视力1.0 可他看近三分钟就要闭一下
solution/how > 治法不吃药 不贵 叫调节训练 一副反转拍 一天两回 每回五分钟
how/point > 回家先把桌子挪到窗边 书和眼睛隔一尺二 半小时站起来看天花板上那只苍蝇
agitate/pain > 最怕家长一听没近视 就说没病 转头加了两门补习
punchline/summary > 他喊累的时候 你先信他一回

## 教程｜n｜negative
hook > 不是每块石头都叫寿山石，教你在玉石摊上少交学费
point/how > 先看标签后看石头，标签上写“寿山石”三个字的，翻过来看产地编号
point/how > 拿手电贴着照，石头里要有像萝卜丝一样的纹理，不是玻璃一样透
point/how > 摸，冷，润，有点滑腻，像摸冰过的香皂
point/how > 用指甲轻轻划，掉粉的不行，打滑的留意，是不是上了蜡
point/how > 灯下看过的一定要拿到太阳底下再看一遍
testimony/evidence > 我第一块，灯下红得像火，出了门成了酱色，花了七百八
summary > 新手就两条：别超过两百，别要“祖传的”

## 种草笔记｜n｜counter
hook > 不要再囤护手霜了，你缺的是一双棉手套
pain/trust > 我，砖厂质检，手上全是裂口，冬天拧瓶盖能渗血
before > 以前管他多贵的，抹完半小时又摸砖，白瞎
solution/how > 现在的法子：凡士林涂厚厚一层，套一双三块钱的白棉手套，睡觉
after/evidence > 一个星期，裂口合上了，两个指头从“拉丁舞”变回手指头
context/how > 第一晚手套会油得像薯片袋，别嫌弃
how/point > 手套要一周洗一次，别用柔顺剂
benefit/summary > 十块钱能顶一个冬天，我替你算过

## 探店｜s｜pain
hook/pain > 谁懂啊 逛完故宫两万步 想找个坐下来的地方 三十八一杯速溶
setup/context > 我拖着我妈和我姑 走到东华门外 我妈已经把鞋脱了
solution/twist > 拐进一条胡同 一个穿棉裤的阿姨招手 说喝茶吗 坐着喝的
feature > 大碗茶五块 茉莉花 续多少都成 桌子是缝纫机改的
feature/evidence > 阿姨自己蒸的枣窝头 两块一个 枣是去了核的
testimony/feature > 我姑坐那儿听阿姨讲她公公给溥仪修过自行车 讲了半小时 真假不管
feature/twist > 厕所要走到胡同口 公用的 干净程度看天
action > 没有名字 找东华门大街往北第三个口 看见缝纫机就是

## 情感观点｜s｜conflict,counter
hook/point > 电车再便宜 我爸也不买 我一开始觉得他老顽固 现在觉得他有理
setup/context > 他跑乡下 送种子化肥 一天能跑四个村
evidence > 村里有充电桩的三个 两个坏 剩下那个给麻将馆门口的车占着
evidence/agitate > 冬天零下十几度 表上三百 跑一百五就叫
point > 他说的不是电车好不好 是他这条路上好不好
twist > 反过来 我在深圳 上下班二十公里 家里楼下就有桩 那我买油车才叫傻
context/setup > 可惜网上只有两派 一派说你落伍 一派说你韭菜
punchline > 别跟着路走 看自己走哪条路

## 情感观点｜n｜question
hook/question > 你见过一个六十六岁的人考驾照吗？就我妈，科目二挂了四次
why/hook > 她要考，是因为外婆在山里，最后一班车下午两点
setup/context > 前三次挂在侧方，第四次是把安全带系到了坐垫上
setup/pain > 我爸笑她，说马路又不是你家灶台
setup/context > 我妈没理，买了个玩具小车，晚上在饭桌上推，推着推着睡着
twist/after > 第五次，一百分，考官说阿姨你倒库比我还顺
after > 领证第二天她就开着那台二手飞度去了山里，一路三十码
setup/testimony > 我问外婆坐着怎么样，她说挺稳当，就是开车那位女同志太慢
twist/punchline > 外婆阿尔茨海默三年了，早不认得我妈

## 非营销｜s｜none
solution > 各班组注意 明天冬至演练 具体如下
how > 九点十五拉警报 不是真火 别往楼下冲 更别抱电脑
how > 走北楼梯 弯腰 湿毛巾捂住口鼻 实在没有拿袖子
action/point > 三号梯的门昨晚修好了 不要再用砖头顶
action > 到集合点按班组站好 组长点名 少一个都报给我
point > 穿高跟的那几位 求你们明天换平底
summary > 演练完食堂有饺子 韭菜和白菜两种

## 情感观点｜n｜result
hook/evidence > 我把短视频卸了整整九十天，第一个变化不是变聪明，是变得会等了
before/context > 我在佛山做注塑，机器一模要四十二秒，以前这四十二秒我要刷两条
setup/context > 卸完头一个星期，手还是往兜里摸，像戒烟
after > 第三个星期开始看窗外，发现对面楼有个老太太每天十点晒枕头
context/twist > 我没说短视频害人，没它我也学不会调机
point/why > 我只是发现它把“等”这个东西从我身上拿走了
testimony/after > 上个月等我儿子放学，等了二十分钟，他说爸你今天怎么没看手机
punchline/summary > 那四十二秒，现在是我的了

## 带货口播｜n｜identity
hook > 五十岁往上、爱穿旗袍又怕勒肚子的姐姐，这条你听我说完
pain > 咱这年纪，腰不是没有，是搬家了，搬到前面来了
solution/feature > 这个版，前片收两道省，侧边藏了十公分的松紧，坐下去不绷扣子
feature > 料子是香云纱混桑蚕丝，正面黑，翻过来是咖色
advantage > 外头那种一扎紧就像粽子，这个是顺着你的肉走
evidence > 我妈六十一，一百四十斤，来妈你转一圈，别害羞
testimony > 她昨天穿去喝喜酒，三个老姐妹围着摸
how > 香云纱别放洗衣机，清水漂，阴干
action > 从M到4XL，尺码不清楚的问，一个一个答

## 剧情对话｜s｜suspense,result
hook/twist > 她最后还是把那张火车票撕了 咱从头说
setup/hook > 小月在绥芬河口岸当翻译 每天给卖松子的老板说俄语
setup/context > 有个叫安东的 每星期来拉一车苹果 说一句她听不懂的话
question/setup > 她查遍词典查不着 问同事 同事憋着笑不说
setup/twist > 那天下雪 车队停了 安东塞给她一张去海参崴的票
twist > 同事才告诉她 那句是东北话 他学的 意思是 你咋这么好看呢
setup/agitate > 她妈在电话里哭 说你走了我这腿谁推
twist/punchline > 票撕了 第二个礼拜 苹果车上下来一个人 行李箱上绑着轮椅

## 种草笔记｜s｜trend
hook > 今年冬天大家都在穿勃艮第红 我就晚到一点 来个不一样的 松针绿
solution/feature > 这顶毛线帽 我姥姥拆了姥爷的毛衣织的 我找了个同款毛线
feature > 羊毛八成 尼龙两成 不扎额头 卷边的那种
how/point > 头大的姐妹起112针 头小的96 不会织的我把图解放最后了
testimony/after > 戴上以后同事说我像地里的一根葱 夸的我
feature/twist > 掉毛是真掉毛 穿黑大衣那天记得带粘毛器
after/benefit > 我现在骑车去上班 红灯停下来 都要照一下后视镜
save > 图解你们保存 我明天可能就懒得放了

## 教程｜s｜question
hook/question > 你知道酸奶机其实还能干嘛吗 我拿它养了一缸红曲
context/feature > 先说家里这台 恒温四十度 跟鸡孵蛋差不多
how > 米要蒸 蒸到一捏就碎 但是不粘手
how > 摊凉到摸着不烫 拌红曲菌种 一斤米三克 戴手套 不然指甲红一周
how > 装布袋子 平放机器里 每八个小时翻一次
how/point > 长白毛别慌 是对的 长绿的赶紧扔 连锅一起开水烫
after/evidence > 第六天 像咬破的石榴 我拿来腌了鸭子 颜色不用酱油
action/how > 试的人记得开窗 气味有点像旧报纸

## 知识科普｜n｜promise
hook > 用一杯咖啡的工夫，听懂你那份体检报告里的箭头
trust/pain > 我在社区医院发报告，最怕你们拿着一排箭头半夜百度
point/solution > 尿酸往上：不一定是痛风，先看前一天有没有吃火锅，复查前忌三天
point/solution > 转氨酶往上：脂肪肝、熬夜、健身前后、药，四样最常见，别马上想到癌
point > 甲状腺结节：看TI-RADS几类，三类以下一年一看，别自己割
point > 血小板偏低一点点：可能抽血时候凝了，换个管子再抽一次
twist/point > 但有三个箭头不能等：血钾、血糖到了两位数、肿瘤标记物翻倍
action/point > 这三样的，当天打电话给你的医生
summary > 其余的箭头，喘口气，约个门诊，带上报告
save > 存好，明年再用

## 公众号长文｜n｜contrast
hook > 左边是他1984年的工牌，右边是他2026年的工牌，照片里是同一家厂
context/setup > 扬州，牙刷厂，占全国产量的三成，我去采访的那天正下雨
before > 八四年的时候，植毛靠手，女工一天两百把，食指上裂着口
after > 现在一台机器一分钟六十支，盯着屏幕的是一个穿毛衣的小伙子
twist/context > 可戴老工牌的那位没有走，他坐在质检台，负责“摸”
question > 摸什么？
evidence/point > 毛尖圆不圆。机器说合格的，他能摸出其中千分之三不合格
punchline/testimony > 老人说，机器看见的是数字，我摸到的是小孩的牙龈
after/summary > 他干到去年底退休，厂里给他发了一把没有商标的牙刷

## 直播切片｜n｜negative
hook > 不是每个喊“产地直发”的，产地都在他说的那个省
trust/evidence > 我就站在栖霞，这个棚，后面是我家，我三叔正在给我们家老黄狗喂饭
feature > 今天这批是烟富八号，糖心是慢慢长的，不是打的
action/evidence > 切，谁想看我切，打大果小果都行，拿一个最丑的切
evidence/hook > 看，这一圈半透明的，别跟我说打蜡，我拿刀刮给你看，刮下来的是果粉
trust/point > 磕碰的我坏果包赔，照片不要拍一半，整个箱子都拍
feature/benefit > 九斤的礼盒，一盒十七个左右，过年带去老丈人家不掉价
action > 上链接！今天下午四点截单，四点以后车就开走了
action > 新进来的朋友先看，不急，下一盘再买

## 种草笔记｜n｜dialogue
hook > “你们家修不修老收音机？”今天这位大爷抱着来的，外壳拿胶带粘着
setup/context > 我说修，但别指望修了好看；他说谁要好看，我老伴要听评书
how/context > 换了三只电容，一根拉线，中波有了，短波还有点雷声
after/context > 调到一个台，正好是袁阔成的《三国》
testimony/punchline > 他没说谢谢，站在柜台前听完了那一回
action > 谁家有老收音机，别扔，拿来我看看

## 情感观点｜-｜loss
hook > 我因为心疼六十块钱复查费，丢了右边的听力。
before/setup > 那会儿我在株洲跟装修队，天天打冲击钻，耳朵嗡嗡的，以为正常。
setup/context > 有天早上起来，右边像被人用棉花塞住了，工头说上火，喝点凉茶。
setup/pain > 我去小诊所开了三天消炎药，医生说最好去大医院做个纯音测听，六十。
setup/twist > 我想了想，六十够买一条烟，就没去。
agitate/twist > 第二十三天去的时候，医生一看时间，摇头，突发性耳聋，头三天打激素，能救回七成。
after > 现在别人站我右边说话，我得转身，孩子叫爸爸我要看口型。
action/punchline > 耳朵突然听不见，不要等，今天就去，别算那六十。

## 带货口播｜n｜counter,negative
hook > 别来我这儿学美甲，除非你真的喜欢磨那个死皮
context/solution > 长沙五一商圈，二楼，六把椅子，现有美甲师四人
agitate/context > 头两个月只磨不画，你要是嫌烦，这时候走，大家都省钱
action/feature > 招学徒两名，中级一名
benefit/feature > 学徒管一顿中饭，有补贴一千五；中级拿五五分成，散客自己的客自己留
testimony/evidence > 小琪来的时候连搓条都拿反，现在一天做七个，月入一万三
trust > 合同是律师拟的，工资、社保、辞退，写得明明白白，拿回去慢慢看
action > 过来做一个，我请，你看看我的手稳不稳，我看看你的

## 探店｜n｜contrast
hook > 门口停的都是劳斯莱斯，隔壁停的全是三轮，俩店共用一个灶台
context > 汕头，龙眼南，老板是一对连襟，左边的做鱼翅，右边的做粿条
evidence/feature > 我先吃右边，十二块，粿条汤，猪杂给得不讲理
feature > 猪腰切花刀，烫到刚卷，咬下去没有一点尿味，师傅说是拿陈皮水焯的
setup/context > 又摸进左边，问能不能点一碗粿条，服务员把眼睛瞪得像灯泡
twist > 老板从后厨探头：“左边汤、右边粉，拼一碗，二十五。”
feature/evidence > 那一碗，高汤是老母鸡和金华火腿，粉是三块钱的
summary/punchline > 两边都没亏，就我赚
action > 记得说找右边的老板娘

## 非营销｜n｜none
solution/context > 关于图书馆三楼古籍阅览室调整开放时间的通知
context > 因古籍恒湿设备维护，12月7日至12月18日，开放时间调整如下：
solution > 周一至周五　9:00—16:30（原18:00闭馆）
solution > 周六、周日　闭室
action/point > 预约查阅民国报刊的读者，请提前两个工作日提交书名与卷期
point > 铅笔、放大镜请自带，钢笔、饮品、手电一律存柜
summary > 复印业务照常，彩扫请至一楼影印处
summary > 附：预约邮箱 guji@library.example

## 带货口播｜s｜result
hook/evidence > 看 一点没漏 我把它倒过来甩了三圈
solution/context > 就这个保温杯 大头哥用了一年半的 坑坑洼洼的
before/pain > 之前那个 放包里 湿了一沓合同 客户当我面拿吹风机吹的
feature > 这个盖子两道圈 一道硅胶 一道卡扣 听 咔
feature > 内胆是316的 泡枸杞泡普洱没铁腥味
evidence/benefit > 早上六点的水 下午四点喝 还烫嘴 不骗你 你看我舌头
how/twist > 别装可乐 会炸盖 我试过 天花板到现在还有印
action > 500的够男的喝 女孩子拿350的 链接俩都挂了

## 种草笔记｜n｜result,number
hook > 花了47块，给车里换了个“客厅”
feature/solution > 清单很短：一块格子坐垫、一个挂树枝的小香包、两个硅胶杯托
before/pain > 之前副驾座椅被我闺女的牛奶泡过，夏天开门，味道跟猪圈似的
how > 先拿小苏打干撒一夜，吸掉，再铺垫子
feature > 坐垫背面有防滑点，坐上去不往前出溜
testimony/after > 我同事坐一次，问我是不是换车了，哈哈哈哈
how/point > 杯托注意量直径，我买小了一回，卡不进去
how/point > 香包别挂后视镜，挡视线还扣分
save > 便宜的办法，先收着试

## 知识科普｜n｜identity
hook > 痛经到想请假的姑娘，这条是写给你的，别再硬扛
trust/context > 我是妇科的，值班这么多年，抱着暖水袋来的都被我骂过一句：早干嘛去了
point/solution > 先分清两种，年轻时候开始的、活动就好些的，多半是原发性
point/agitate > 越来越痛、二十五岁后才冒出来、连上厕所都疼的，要警惕子宫内膜异位
how/point > 布洛芬在要痛之前半小时吃，不是疼得打滚了才吃
why > 它是拦前列腺素的，先拦住，后面就少产一些
point/twist > 红糖水暖的是胃，不是子宫；“忍一忍就过去”更是坑
testimony/agitate > 门诊上有位跑马的姑娘，做了个B超，两侧巧克力囊肿，五公分
action > 连续三个月影响上班的，挂个号，不丢人

## 教程｜n｜loss,number
hook > 一锅豆浆煮糊，等于白泡一晚上的豆子，改掉这四个毛病
trust/context > 我在早点摊站过八年，每天四十斤豆
point/how > 一，豆子泡到掰开里头没白芯，冬天八小时，夏天放冰箱
point/how > 二，磨好先过滤再煮，连渣煮必糊底
point/how > 三，开锅那是假沸，起泡了不算熟，还要小火滚五分钟，不然拉肚子
point/how > 四，锅底抹一层薄油，拿长勺贴着底画8字
why > 8字比画圈好，圈是推，8字是翻
action/save > 豆渣别倒，明天教你摊饼

## 剧情对话｜n｜suspense
hook/setup > 全公司只有保安知道，新来的那个实习生是董事长的女儿
setup/context > 第一天，她把茶水间的杯子摔了，主管让她加班赔
setup/context > 第二天，她被派去给客户拎样品，八楼，电梯坏
agitate/setup > 第三天，有人把她的PPT改成自己的名字，她在厕所隔间哭
setup/question > 保安敲门，递了张纸：“姑娘，你爸叫我看着你，要不要我说一声？”
setup/punchline > 她擦了擦：“不要，我就是想知道，没他我值几斤。”
after/setup > 三个月后，她转正，考核第二名，第一名是那个抢PPT的
twist/setup > 转正会上董事长来了，看看她，没认，先去握第一名的手
twist/punchline > “你的PPT我看过，第三页的数，是假的。”

## 探店｜-｜loss
hook/pain > 在三亚买了一千二百块的“野生”石斑，回家给渔民朋友看，他笑得直拍腿。
solution/context > 这次我长记性了，去的是红沙码头，自己买，自己找加工店。
feature/solution > 加工费一斤十五，姜葱炒、椒盐、清蒸任选，蒜蓉的另收八块。
evidence/feature > 我买的是软壳虾十只、油追一条、花甲二斤，总共二百三十七。
feature/hook > 油追就拿盐焗，外皮皱起来，肉一丝一丝地往下掉。
how/point > 秤要看准，先称塑料筐，再称鱼，不然你在给水付钱。
how/point > 点完菜拿手机拍一下单子，多几道素菜的，我遇到过。
summary > 别在饭店里点“渔家套餐”，多走一百米，省一半。

## 测评｜n｜trend,question
hook > 折叠屏又降价了，都在问还买不买，我拿两台过保的给你看看两年后啥样
context > 一台竖折，一台横折，都是同事用剩的，没贴膜，没戴套
evidence > 竖折：中间那道痕从头发丝变成了一指宽，阳光底下能看见彩虹
evidence > 横折：铰链进灰，合上去咯吱一声，像我奶奶的膝盖
twist/evidence > 但两台屏幕都没坏，触控一格不断，这点我挺意外
evidence/point > 电池掉到81和84，跟直板手机差不多
summary/action > 天天翻五十次以上的，买个碎屏险再上
summary/point > 一年后打算卖的，横折掉价比竖折狠一截
action > 想看拆铰链的，催我

## 情感观点｜n｜contrast
hook > 十年前我在台下记菜名，十年后我在台上报菜名
before/hook > 那时候我是国营饭店的服务员，端着一托盘的凉菜听师父骂人
setup/context > 师父是唱莲花落的，退了，来店里管点单，一张嘴菜名全是辙
setup/how > 我偷着学，冰箱上贴满纸条，“红烧狮子头、糖醋里脊”，说一遍喝一口水
agitate/setup > 婆婆不乐意，说谁家媳妇半夜对着冰箱唱戏
after/twist > 2021年社区汇演缺人，我顶上去，报了八十四道菜，一口气，底下有人哭
twist/why > 后来才知道哭的那位是我婆婆，她年轻时候考过曲艺团，因为嫁人没去
after/summary > 今年俩人一块儿登台，她唱前半段，我唱后半段

## 情感观点｜s｜identity
hook > 爱给孩子报摄影班的家长 我这个当老师的想泼点凉水
point/why > 八岁的娃不缺光圈快门 他缺的是有东西想拍
testimony/evidence > 我有个学生 交的作业是他家楼下修单车的爷爷 连续十六张 手上每条纹都拍了
evidence/testimony > 另一个带着一万多的机器 拍了一百张花 问他为啥拍花 他说老师你上次夸花
punchline/summary > 你看 一个人在看 一个人在答题
twist/context > 我不是说不要好机器 机器好 将来有用
solution/how > 可先让他拿你旧手机 出去跑一个礼拜 不准拍人脸 只准拍手
punchline/summary > 回来的时候 谁需要机器 一目了然

## 公众号长文｜n｜result
hook/point > 判了。十三万六，加利息，法官当庭念的。
context > 案子很小：老李卖给邻居一台挖掘机，邻居说有毛病，尾款不给。
setup/context > 老李有合同，邻居也有，两份不一样，公章是同一枚
question > 怎么会有两份合同？
context/point > 一份写“无质保”，一份写“保修一年”，后者是打印店加的那一行
evidence > 我们做了文检：两份墨粉不是一台机器，那行“一年”字距比别处窄一根头发
setup/context > 法官问邻居，你加的？他说，是店里小妹加的
twist/setup > 小妹出庭，说没加
summary/point > 给各位买卖机器的一句话：合同每一页按骑缝章，空白处划掉，各拿原件
twist/punchline > 老李听完判决，第一句话是，那台挖机，其实我卖便宜了

## 直播切片｜s｜counter,identity
hook > 别再给娃用酒精擦身退烧了 宝妈你听我这句 我做药房十四年
agitate/why > 酒精通过皮肤吸收 小宝宝会醉的 真的有醉进ICU的
solution/trust > 咱今天这个退热贴 它不退烧 我先说 它是让娃舒服点
feature > 里面是凝胶 薄荷很少 三个月以上能贴 四小时换一片
trust/how > 三十八度五以上该吃药吃药 不要指望我这一片
evidence > 来 温感的 你看 变色了 我手心三十六度六 它就变绿
advantage > 外面那种揭下来拉一层皮的 我这个不拉 看 完整的
action > 一盒六片 拍两盒送体温计 不是电子的 是水银替代的那种
action/summary > 家里有孩子的囤着 没孩子的 帮我点点关注

## 带货口播｜s｜dialogue
hook > 上回有人来应聘 问我 老板你这儿有前途吗
twist/benefit > 我说没有 有的是鱼 还有早市的热豆浆
context/solution > 威海 海带养殖 要四个跟船的 干到五月底
how/feature > 早上三点出海 十点回来 下午睡觉 浑身咸
benefit > 一天三百四 包住 包两顿 捡的鱼虾归自己
context/action > 怕水的 腰不好的 别来 我不想送你去医院
trust > 救生衣新的 保险团单 我媳妇管账 她不漏一分
action > 从烟台来的坐大巴 到俚岛下 我骑三轮接

## 非营销｜s｜none
solution > 番茄牛腩焖饭 给上夜班的人
solution/setup > 牛腩一斤 番茄三个 米两杯 洋葱半个 香叶两片 没别的
how > 牛腩切麻将大 冷水下锅 飘白沫捞出来 别用热水冲 会缩
how > 番茄炒到看不见形 再下牛腩 倒一碗半热水
how > 高压锅十八分钟 没高压锅的 砂锅四十五分钟
how > 电饭煲里铺米 把牛腩和汤倒上去 汤比米高一节指头就行
point > 水多变粥 少了夹生 我试了四回 一节指头最准
summary/how > 跳闸别急着开 焖十分钟 早上七点下班回来 还是热的

## 种草笔记｜n｜dialogue,question
hook/question > 老铁们问，最近怎么不发新书？
context/point > 因为被我老婆没收了手机，她嫌我收书比交房租积极
solution/context > 今天终于解禁，只准卖不准买
feature/solution > 家里这批：《营造法式》注释一套、《饮膳正要》影印、两本掉封皮的连环画
trust/feature > 品相实拍，虫眼有，补过的都标了
action > 一口价，喜欢的直接说编号，周末我打包

## 知识科普｜n｜conflict
hook/pain > 你奶奶说坐月子不能洗头，医生说第二天就能洗，听谁的？
point/context > 我偏你奶奶三分，偏医生七分
why/point > 三分是因为从前洗头要坐冷炕、井水、没吹风机，洗完着凉是真的
why/point > 七分是因为现在有热水、暖风、浴霸，汗捂着反而容易长毛囊炎
how > 自然分娩，人不晕了，当天就行；剖的，避开伤口，站着洗，有人扶
how/point > 水温四十上下，十分钟打住，吹到头皮全干再出来
testimony/agitate > 我们病房去年有个妈妈憋了二十六天，抠下来的痂像鱼鳞
summary/punchline > 老规矩护的是那个年代的人，你把条件给足，规矩自然松

## 剧情对话｜n｜dialogue,scene
hook/pain > 每个爸爸都有过这一秒：儿子问你，妈妈是不是不要我了
setup > 阿川正给儿子剥虾，手一抖，虾头掉进碗里
setup/context > “没有，她去很远的地方种树。”
setup/question > “种多少棵才能回来？”
setup/point > “一千棵。”
setup/context > 从那天起，儿子每天往阳台的花盆里插一根牙签，数给他听
twist/setup > 插到四百六十二，门响了，是个背绿书包的女人
twist > 不是妈妈，是社区植树队，她拿着报名表：“小朋友，你是第几棵？”
punchline/after > 阿川把表接过来，写上自己的名字，和儿子一起去了西边

## 探店｜n｜promise
hook > 跟我走，一小时，吃遍合肥一条没红绿灯的街
how/context > 从宁国路尽头倒着走，前面人挤人，后面没人
point/feature > 8:40，龙虾尾，先点半斤微辣，解瘾就行，肚子留着
point/feature > 8:55，隔壁冰粉，加红豆和葡萄干，不要加玫瑰酱，发齁
point/feature > 9:10，一个老头的铁板鱿鱼，他不抬头，你只管递钱
point/context > 9:25，蹲着吃小馄饨，虾皮多，紫菜碎，汤烫到舌头打卷
point > 9:35，最后一家奶茶我不推，珍珠是硬的
summary > 总花销：72，两个人，还剩一份没吃完打包给保安大哥
save/action > 路线截图，走错了别怪我

## 测评｜n｜conflict
hook/pain > 师傅说博世，徒弟说东成，两个人拿着冲击钻在工棚里争了一下午
context/how > 我说别争，墙在这儿，C30的，同一根十毫米钻头，谁的先见底
evidence > 第一孔，博世11秒，东成13秒
evidence > 第十孔，博世11秒，东成15秒，机身热得贴不住手
evidence/twist > 第二十孔，博世没动静，断电了，线头接触不良，徒弟跳起来了
evidence/point > 重来一次，换插座，差距还是两秒
summary/point > 两秒，贵一千三，一天打八百孔的，值；装个窗帘的，别听他俩
punchline/summary > 师傅没服，徒弟也没服，我请了两瓶啤酒

## 直播切片｜s｜suspense
hook > 直播间的家人们 我手里这块布 等下我会当着你们面烧 你猜剩下什么
context/attention > 别走 先听我说这是啥
feature/solution > 这是我们做四件套的面料 说是长绒棉 你可以不信
evidence/how > 打火机 来 蓝火 慢慢烧 烧纸的味 对吧 不是塑料的味
evidence > 灰 一捻 是粉 不结球 全棉
advantage/agitate > 化纤的烧完是黑疙瘩 你睡觉的时候那黑疙瘩就贴着你脸
feature > 六十支的 双股 被套里有八个绳环 被子不会跑团
benefit/desire > 躺上去跟刚剥的鸡蛋似的 不信你拿脸贴 我就是拿脸贴的
action > 一米五到一米八的床都有 拍之前看一眼床的尺寸 别后来跟我换
punchline > 烧得起 才敢卖

## 教程｜n｜loss,suspense
hook > 最后那一步没做，前面全白搭，十个人里九个漏掉
trust/solution > 做布艺书签，我在宁波慈溪摆摊，今年卖了四千多个
how > 剪一块4×16公分的布，反面熨一层硬衬
how > 正面朝里对折，缝两边，留口翻出来，用筷子顶角
how > 夹一根编绳，尾巴露出十公分，打个纽扣结
how > 顶口藏针缝上
how/twist > 来了，最后一步：四周压一条0.2的明线，不压的洗一次就鼓起来，像酸菜鱼
how/point > 线颜色比布深一号，别一样，一样显脏
save/action > 纸样在评论，打印100%

## 带货口播｜n｜question
hook/question > 你们有没有发现，菜市场里的姜总是带着泥的，超市里的总是光溜的？
why > 泥的，是地窖里存的，姜自己会“喘气”；光溜的，有一些是拿硫磺熏的
trust/context > 我家是莱芜的，三辈人种姜，今年旱，块头小，辣味重
evidence/feature > 你闻闻，隔着屏幕你就闻我这表情，它冲鼻子
evidence > 来，拿白纸巾蹭一下，黄的，泥的，没有白霜
benefit/how > 炖排骨拍一块，煮可乐切三片，脚冰的切碎了炒鸡蛋
how > 存的时候别水洗，埋在沙子里放到清明都没问题
action > 五斤箱一箱包邮，新疆西藏的对不起，得添四块
trust > 发霉、压烂的，拍照我退，不用退货

## 情感观点｜n｜trend,contrast
hook > 又到年底，别人晒成绩单，我来晒我的失败清单🌧️
setup/point > 一月，辞了银行，跟我姐夫开了一家手工皂店
point/setup > 三月，第一批皂晒裂了，跟饼干似的
point/setup > 五月，加盟协议签急了，三万块要不回来
agitate/point > 八月，下雨，仓库淹，皂在水里漂，我蹲门口数泡泡
twist > 九月，一位住福利院的阿婆，用裂开的皂洗澡，说味道像她娘家的桂花
after/setup > 十月开始只做桂花，不裂的，也不上架
after/summary > 十二月盈利，一百六十三块
punchline > 算失败吗，我不知道，但我请我姐夫吃了碗牛肉面

## 情感观点｜n｜suspense
hook > 有一样东西，卖不出去却人人都在囤，叫“以后有空”
evidence/context > 我家阳台，一架钢琴、一台缝纫机、一辆山地车，全叫它
why/context > 心理学上好像管这个叫未来自我，觉得那位自己比今天勤快
point/twist > 可今天的你躺在沙发上，未来的你又不是别人
context/twist > 我老婆反对，说生活总得留点念想，不然跟上班有什么两样
solution/point > 我想了一下，念想留着，东西卖掉
after/context > 钢琴三千，缝纫机四百，山地车没人要，给了收破烂的，他倒骑得挺欢
punchline/summary > 念想不占地方

## 公众号长文｜n｜negative
hook > 不是每一座古塔都值得你爬上去
trust/hook > 我修古建九年，爬过的塔四十余座，真正允许人上去的，加起来七座
why > 塔是给人仰着看的，芯子里是砖、泥、糯米汁，每一脚震动都在替它计数
evidence > 山西一处辽塔，二十年间登临的人数每增一万，塔身倾斜零点一三度
agitate/context > 景区不肯关，门票摆在那里
solution/how > 我们给它做了替身：同样的楼梯在旁边起一座钢的，人上去看的是原塔的腰
testimony > 一个北京来的姑娘说，站在旁边看它，比在里头看城市好看
punchline/action > 所以当告示牌上写着“谢绝登临”，请当作它在对你说谢谢
punchline/summary > 它站了九百多年，让它站着

## 带货口播｜n｜suspense
hook > 招一个人，岗位名字暂时不方便写，看完你就知道了
context/feature > 上班地点：苏州吴江，老丝厂里，一间六十平的屋子
feature/how > 工作：每天把八百根丝，按光泽分成七档
feature/point > 不许戴香水，不许用护手霜，不许感冒来
why > 丝吃味，一沾就毁，毁一绞是三千块
twist/solution > 对，就是“看丝师”，全国剩下不到二十位
benefit > 跟我师父学两年，工资七千，餐补，房补
trust/benefit > 师父七十八岁，脾气好，爱讲扬州笑话
action > 眼睛好的、手心不出汗的，来试一下午

## 种草笔记｜n｜scene
hook/context > 周六上午十点，阳光切到书桌第二格，这个台灯终于该退休了
pain/before > 用了六年的台灯，抖，频闪，我老婆写字写到头晕
solution/feature > 换了一盏夹桌的全谱灯，三百出头，光不刺眼，颜色像早上九点
evidence > 手机对着拍视频，没看见一道一道的黑纹，说明不闪
feature > 旋钮是铁的，按下去有阻尼，像老式收音机
after/benefit > 我女儿写作业不再歪头了，我也不喊腰疼了
feature/twist > 缺点也很实在：底座大，能放一碗面
punchline/summary > 猫已经占了它的影子

## 种草笔记｜n｜counter,suspense
hook > 别点我朋友圈里第三张图，点了你会饿
context/solution > 今天自己店的早餐：葱油饼、酱菜、绿豆汤
trust/feature > 饼是我小舅子擀的，老婆包的，我负责吃
feature/hook > 葱是沙葱，咬下去会响的那种
question/context > 有客人问能不能外带，可以，但凉了就是纸壳
action > 七点到九点半，吃完上班，别迟到啊

## 非营销｜-｜none
solution > 家属院车棚整治会议纪要（12月1日晚，物业值班室）
context > 到会住户二十六户，缺席未告知者视为同意。
point > 一、僵尸电动车四十一辆，贴条七日后拖至东墙，再过十五日无人认领处理。
point > 二、飞线充电即日起停用，已装的自行拆，车棚装智能桩八个，一元一小时。
point/pain/setup > 三、关于是否给外来访客停车，双方争执，暂不决议，留待下次。
action > 四、志愿者招募三人，轮流守夜，报名找崔姨。
summary/point > 五、散会前停电六分钟，借手电的人记得还。

## 带货口播｜s｜suspense
hook > 你们先别问价 先看我把这个手机从三楼扔下去
setup/context > 让一让 让一让 大爷您那边点
evidence > 好 下来了 屏 没碎 壳 崩了个角 就一个角
solution/feature > 这个壳 就我闺女嫌丑的那款 四个角带气囊的
feature > 摸着像轮胎皮 它就是胎面胶的配方 厂子原来做摩托胎的
agitate/pain > 换一块屏一千四 跟外卖小哥说的 他上个月换了俩
benefit > 送货的 爬架子的 带孩子的 摔不起的 用这个
feature/twist > 丑 我承认 比砖头好看不了多少
action > 型号自己选 选错了别骂我 背面写着字

## 带货口播｜-｜question,trend
hook/context > 腊八那天我妈必熬粥，你妈熬不熬？
pain/context > 现在年轻人买八宝米，一包里头一半是红豆，煮俩小时还硌牙。
solution/advantage > 我家这个是分好时间的：难煮的在小袋里，先下；好煮的后下。
feature > 一共十一样，莲子去了芯，花生留了红衣，没放糖精。
how > 电饭煲煮粥键，先小袋四十分钟，再倒大袋，齐活。
evidence > 我直播煮过三次，勺子立得住。
benefit > 早上六点上班的，预约上，起来就能端走。
action > 腊八前三天停发，赶不上的别怨快递，今晚下单。

## 种草笔记｜n｜conflict
hook/pain > 男朋友说香薰机是智商税，我说是续命丸，吵了一礼拜，最后他自己买了第二台
solution/feature > 就这个陶土的，不插电，滴几滴在上面自己往外渗
feature > 圆的，像鹅卵石，手心那么大，二十二块一个
how/feature > 精油我用的是冷杉，去异味的；睡前换薰衣草，只滴两滴
benefit/after > 他打呼噜没好，但床边没有球鞋味了
feature/how > 别放在木头上，会渍出一圈油印，我家餐桌已经有一个
how/point > 养猫的注意，茶树油别用，猫肝不行
after/punchline > 昨天我回来，他已经滴好了
action/punchline > 名字我忘了，看图吧

## 知识科普｜s｜counter,result
hook/point > 可以挖 但只能往下挖三十公分 这是去年法院的说法
context > 说的是老城区的院子 有人在自家院里挖出来七个罐子
question > 罐子算谁的 房主的 租户的 还是国家的
point/why > 文物保护法写得清 地下的东西 归国家 不管你家产权证多大
evidence/agitate > 河南有位大哥 挖出来没报 卖了三十六万 判了三年半
twist/evidence > 可另一位报了的 得了一万二的奖 还上了锦旗 挂堂屋里
how/action > 你要真碰上 停手 别摸别洗 打当地文物所或者派出所
agitate/how > 拍照也别发群里 当天夜里就有人翻墙
punchline/summary > 地是你的 地底下的不是

## 教程｜s｜scene
hook/context > 晚上九点 家里来了客人 冰箱里只有半颗白菜 三个鸡蛋 别慌
how > 白菜帮子片成薄片 叶子撕 分开放
how > 鸡蛋打散 加一点点水 摊成薄皮 卷起来切成丝
how > 锅里放猪油 没有的放花生油 蒜片爆到边上焦
how > 下帮子 一勺生抽 半勺醋 沿着锅边淋 呲一声
how > 最后叶子和鸡蛋丝 翻两下 关火
how/point > 不要勾芡 勾了就成食堂的了
testimony/evidence > 上礼拜我这么炒 表弟吃了三碗 问我是不是点的外卖
save > 截下来 冰箱空的时候拿出来救命

## 剧情对话｜n｜suspense,scene
hook > 她把离婚协议递过去，他拿起来，只改了一个字。
setup > 餐桌上一盘凉了的糖醋排骨，两双筷子，一双没动
setup/context > 她说：“房子归我，孩子归我，你走就行。”
twist/setup > 他用红笔，划掉“归我”，写了“陪我”，推回来。
setup/pain > “你写错了。”
setup/twist > “没写错。孩子周末陪我，房子你住，我陪你把房贷还完。”
twist/context > 她愣住，把那一页翻过来，背面是医院的诊断，他的名字。
punchline/twist > 他低头吃排骨：“凉的也挺好，就是酸得比以前早。”

## 直播切片｜n｜identity
hook > 喜欢自己在家剃头的大哥们，停一停，看这边
solution/feature > 我这儿不是卖剃头推子的，是卖推子油的，十五块一瓶
pain > 你那把推子是不是越推越夹头发，疼得直抽？
why > 不是刀片钝，是你从来不上油，铁片磨铁片能不夹吗
how > 用之前滴两滴，开机空转十秒，擦掉，完事
evidence > 我这把是八年前的，推了六千个头，刀没换过，现在推一下给你看
how/advantage > 别用缝纫机油，那个粘灰；别用食用油，更别用，臭
action > 要的打“油”，三瓶包邮，送小刷子
action/punchline > 那个叫“海阔天空”的大哥你别刷了我看见了

## 探店｜n｜suspense,scene
hook > 门上就写了三个字：“按响铃。”按了，没人应，又按，还没应
context/setup > 厦门，曾厝垵背后半山，导航说我已到达，眼前是一面墙
setup/context > 第三回，墙上开了个小窗，伸出一只手，递给我一张菜单，手写
feature > 只有六道：墨鱼饭、土笋冻、煎蟹、菜头粿、海蛎煎、酸梅汤
setup/context > 我写在纸上递回去，窗关了，三分钟后一只铁篮从上面吊下来
feature/evidence > 海蛎煎边缘像蕾丝，蛋没压住蛎子，咬到汁水呲一下
question/twist > 那老板到底长什么样？我绕到后面，看见一位聋哑的大姐，围着花围裙
setup/twist > 她指了指自己，又指篮子，比了个“好吃吗”
after/summary > 我给她比了两个大拇指，篮子里放了七十五块
punchline/action > 别按太久，按一下，等

## 测评｜s｜suspense,result
hook > 五块钱一瓶的眼镜清洁剂 到底洗没洗掉那层膜 我最后才看明白
setup/context > 眼镜一副 镀膜的 十二个月 借来的 呵呵 我老公的
evidence/how > 左片 用清洁剂 右片 用洗洁精兑水 各擦一百次
evidence > 三十次 都亮 六十次 左边开始有彩虹斑
evidence > 一百次 放显微镜底下 左边膜起皮 像晒掉的墙皮 右边好的
why/twist > 看成分 左边有乙醇 浓度高 镀膜最怕这个
summary/solution > 结论 洗洁精一滴 自来水冲 眼镜布吸干 就行
how/point > 别用衣角 别用面巾纸 那个带木头渣
punchline/action > 老公那副 我已经下单赔了

## 情感观点｜s｜identity,suspense
hook > 我 跑船的 水手长 老家温岭 今年五十一 今儿聊聊我的头发
setup/hook > 二十年前 过马六甲 那时候还有海盗 我留一头长发 扎辫子
setup/context > 那天晚上三点 一条小艇靠上来 甲板上站了四个人 拿着刀
setup/pain > 船长叫我们都蹲着 我没蹲 我在机舱口 他们看见一条辫子
twist/setup > 有个小的 拿手电照我的脸 突然笑了 说 女人
twist/context > 他们以为我是女的 没让我动 也没打我 拿了船长的手表和两箱方便面走了
twist/punchline > 第二天我把辫子剪了 船长气得骂 你这条辫子救了一船人
punchline/after > 现在谢顶 出门买菜 人家叫我大爷

## 情感观点｜n｜number,contrast
hook > 两个数字放一起看：独居老人一点二亿，社区活动室开门时间，周一到周五，九到五
point/pain > 老人独居的时间恰好是晚上和周末
point/punchline > 这不是缺地方，是地方在睡觉的时候关灯
evidence > 我管一个街道，去年试着把图书室开到晚上九点，来的人从十四变一百三
evidence/twist > 不是来看书，是来说话，有位张阿姨每晚带一壶姜茶，分给别人
agitate/punchline > 人老了，最怕天黑，黑着黑着就像世界散场
solution/action > 所以不求多花钱，就求钥匙借出来一把，谁爱来谁来
solution/twist > 有人担心安全，我也担心，那就多一位退休老师值班，给补三百块
punchline/summary > 灯亮着，楼下的人就敢上去

## 公众号长文｜n｜scene
hook/context > 晚上十点零四分，末班公交上还有三个人，其中两个睡着了
setup/hook > 我坐在最后一排，包里是刚从夜校领的电工证
setup/context > 司机老孟认得我，每周三、周五，红袖章站上，第三中学站下
before/context > 去年这个时候我还在送外卖，膝盖积液，医生说再爬楼就换
question > 三十九岁，学什么？
twist/solution > 老孟说他弟就是电工，晚上上课，白天睡觉，学费三千二
how/setup > 于是有了五个月：欧姆定律、三相、漏保、假负载，错了烧过一个插座
setup/agitate > 最难的不是理论，是手抖，一紧张焊锡就成一坨
after/evidence > 今天考完，考官看了我的接线，说挺规矩
punchline/summary > 第三中学到了。老孟按了两下喇叭，没说话

## 带货口播｜n｜dialogue,conflict
hook/pain > 我爱人说不能再招人了，招一个怀一个；我说怀了也招，岗位留着
context/trust > 家政公司，济南，九年，阿姨三十七位
action/feature > 缺月嫂四、育儿嫂六、住家照护两（要会翻身拍背）
benefit/feature > 月嫂到手一万一到一万四，一单结一单，公司不扣中间
benefit/trust > 体检公司出，培训公司出，证没考过的我陪着考
benefit/feature > 怀孕可以接，前三个月做轻活，后面的我们帮找替
context/action > 脾气急的、爱借雇主钱的，请绕路
action > 家住章丘的，可以坐7路到底，找前台穿绿衣服的

## 非营销｜n｜none
solution > 【值班提示】夜间寒潮，鱼塘看护安排
context/solution > 今夜至明晨最低零下九度，二号塘、五号塘已开增氧，三号塘备泵
action/how > 每两小时测一次水温，低于4度立即敲冰眼，间距二十步一个
point > 冰面不要走人！去年那位兄弟的靴子还在水底
action > 喂食停一天，草料盖好别受潮
action/point > 电表箱有异响，别碰，给我电话
summary > 热水在厨房铝锅里，姜放够了。

## 种草笔记｜n｜identity
hook/pain > 冬天抱娃，脖子上一圈口水疹的妈妈看一下
pain/context > 我家老二七个月，流口水像关不上的水龙头
agitate/pain > 棉布围嘴换八条，阳台晾得像万国旗，脖子还是红
solution > 后来在医院候诊看见别的宝妈用这种，双面的，背面是隔水的
feature > 正面纱布，背面薄薄一层TPU，摁扣的，不是魔术贴，不扎肉
after/evidence > 换了十天，红的那圈退了，褶子里没有豆腐渣味了
how/feature > 不能进烘干机，我毁了两条，缩成杯垫
trust/how > 疹子要是破了流水，先去皮肤科，围嘴不管治
action/save > 花色随便，买浅色的好看出脏

## 带货口播｜s｜loss
hook > 一年烧掉两桶油 就因为胎压没打够 你信不信
why/context > 胎软 地上摩擦大 油门就得多踩 师傅给我算过 一公里一分多
solution/feature > 我副驾这个 无线胎压计 十几秒一个轮 不用去洗车店求人
feature > 数字屏 晚上背光 单位能切 按到你车门框写的那个数就停
how > 冷车测 跑热了再打 打的是热气 虚高的
evidence > 我这车 左后差零点四 补上 百公里从九个三下来到八个八
advantage/point > 别买那种指针的 摔一下就不准 准不准还看不出来
action > 带充气的那款卖得快 要的拍第二个

## 知识科普｜n｜contrast,question
hook/question > 左边这碗银耳汤放冰箱一夜，右边放案板一夜，谁先要你命？
twist/point > 右边。而且可能看着还没坏
why/point > 有种东西叫米酵菌酸，爱长在泡久了的银耳、木耳、发酵的玉米面上
agitate/evidence > 它耐高温，煮两个小时也不死，全国每年都有人因为一碗酸汤子进ICU
agitate/point > 没有特效药，这句请再读一遍
how > 泡木耳，常温别过四小时，泡不完的沥干进冰箱，第二天不用了就扔
how > 发了黏、有怪味、变软烂的，一朵也别舍不得
summary/punchline > 干的放一年，湿的放一顿
save/action > 家里爱一泡一盆的那位，发给她

## 剧情对话｜s｜negative,suspense
hook > 这不是一个关于出轨的故事 虽然开头有点像
setup > 老婆发现老公每周四晚上出门 回来身上有皂角味
setup/context > 她跟踪 跟到老城区 一间澡堂 亮着黄灯
setup/pain > 门口坐着一个穿花裙子的女人 她握紧了包里的剪刀
twist > 推门进去 老公弯着腰 在给一个瘦老头搓背
twist > 花裙子是澡堂老板娘 老头是他们七年前搬走没说一声的岳父
twist/why > 岳父瘫了 不肯回家 他一周来给洗一次 不让她知道 怕她哭
punchline/summary > 剪刀掉地上 老头睁眼 问 是小兰吗 水凉了 关下门

## 教程｜n｜conflict
hook/pain > 老师傅说装吊扇要先打孔，网上说不用，我试了两遍，告诉你听谁的
point/context > 水泥顶、石膏板顶，两码事，先拿锤柄敲，咚咚是水泥，空空是石膏
how/point > 水泥顶：电锤8的钻头，深四公分，膨胀螺栓，转四圈就够，别贪
how/point > 石膏板：必须找龙骨，磁铁吸，吸不到就打孔找，别装，装了掉
how/point > 线：火零地，火线接开关，别从灯里偷，我师弟偷过，整层跳闸
how/point > 吊扇最低叶片离地不能少于两米二，家里有高个子量一下
trust/evidence > 我装过五十多台，掉过一台，就是石膏板那台，幸好没人
summary > 师傅的话对一半，网上的话对一半，你家顶对全部
action/save > 买了没装的，先别退，把顶拍照发我

## 测评｜n｜negative
hook > 不是所有标“静音”的鼠标都静音，我半夜在娃旁边试了六只
how/context > 分贝计，离鼠标三十公分，按一百次取中间数
evidence > 一号，罗技的，27分贝，听着像蚊子踩地毯
evidence > 二号，小牌，39分贝，娃翻了身
evidence > 三号，标的最静，实际按下去没声，松开“啪”，45
evidence > 四五六号差不多，三十上下，其中五号侧键有橡胶味
twist/evidence > 我后来把三号拆了，回弹的簧片歪了，用镊子掰正，变成28
summary > 三十以下娃不醒，四十以上别上床
action > 想看拆歪簧片的，留言，手法很简单
punchline > 对了娃现在是醒着的

## 直播切片｜n｜dialogue
hook > “主播，你这床凉席是竹的还是藤的？”竹的，而且是竹肉，不是竹皮
advantage/context > 竹皮好看，硌，夹头发；竹肉不亮，但是贴身
evidence/feature > 来，水洗，我这里拧着水龙头，哗，你看，不渗，擦掉就干
evidence/trust > 昨天有位朋友问会不会长虫，蒸煮过的，我给你看蒸房的视频，来，导播放
feature/why > 我不说它凉，凉是因为它散热，你睡热了它也热，翻个面
how/feature > 1.5的床选1.5，缝边藏在里面，别买大，一大就皱
action > 限量六十床，加一元得枕席两片，手慢的等下一趟车
punchline/action > 我说真的，车下周才回来

## 公众号长文｜n｜dialogue
hook > “您这是治病，还是治人？”我问那位给人补牙的银匠
setup/context > 苗寨，黄昏，他用一枚民国的银元，给九十二岁的阿婆锤牙套
how/context > 先把银元剪成一小片，放到炭火上，发白，取出来打薄，再烧
how/context > 嘴里不做模子，靠手指摸，摸一下，锤一下，三四十锤
twist/point > 我当牙医多年，看得出冠缘并不密合，食物会进，但阿婆说不疼
question > 那为什么他们不进城做？
why/point > 进城要转三趟车，吐一路，阿婆说，吐一路，还不如掉了
after/setup > 后来我每两个月背着氟化物和口镜去一回，银匠在旁边看，问我那个小镜子多少钱
twist/after > 我给了他一面。他现在锤之前，会先照一照
punchline/summary > 好的医疗，不是把人拉到仪器前，是把仪器送到人家门槛上

## 带货口播｜n｜pain,counter
hook/pain > 这个月流失了三个人，都是因为食堂太难吃，我认，所以先招厨师
context/solution > 服装辅料仓，杭州九堡，两百多人吃饭，一天三顿
action/feature > 招中厨一名、小灶一名、洗切两名
benefit/feature > 中厨九千起，做得好吃，每个月大家投票，前三名发奖金
feature/point > 菜价我来管，不许用预制菜，鸡要活的
benefit/feature > 厨房刚换了灶，风机不漏油，过年放十一天
context/feature > 会做杭帮、会做川菜，不挑，怕把菜做成一个味
action > 来试一顿午饭，工钱照付，我们全仓投票，票多的留下

## 种草笔记｜n｜suspense
hook > 今天店里来了一位客人，买了三十六把剪刀，没说干什么
setup/context > 要的是最小那种，剪线头的，每把都自己试一试
twist/question > 我好奇，问，他说，学校的，给三十六个孩子上手工课
setup/testimony > 还特意问我，有没有左撇子用的，班里有仨
after/trust > 我没多要，把刀尖都拿砂纸磨圆了，再给他
action/summary > 这种小刀尖钝的，店里有，家里有娃的可以来拿

## 非营销｜n｜none
solution > 关于启用新款工作服的说明
context > 本部门新工服自12月7日起启用，旧款过渡期至12月31日
point > 1. 尺码领错的，请于12月5日中午前到仓库换，逾期不换
point > 2. 反光条不得遮挡、不得裁剪，违者按安全隐患登记
how > 3. 清洗温度不超过四十度，勿用漂白剂，勿与油污衣物混洗
action > 4. 离职、调岗人员须交回，每件押金八十元，随工资结清
point > 5. 夏款上衣明年五月另行发放
summary > 联系人：小闵，内线6023

## 情感观点｜n｜number
hook > 7个城市，12份工，一只箱子，今年我终于有了门牌号
before/setup > 十八岁从赣州出来，第一站东莞，第二份工就被骗，拿了一张饭卡走
before/setup > 厦门，洗碗；青岛，送快递；长沙，卖楼，卖了一套，拿了三千，钱没焐热就被室友借走
setup/context > 后来在一家工厂做仓管，每天写标签，写得一手好字
twist > 车间主任说，你写的标签比打印的好看，要不要去学修字画
setup/context > 就去了，苏州，师父七十九，规矩：先磨三年糨糊
after/evidence > 三年零两个月，我给自己裱了第一幅字，就三个字：“有门牌”
after/punchline > 上个月搬进去，门牌是自己写的

## 探店｜n｜counter,trend
hook > 大家都说今年流行吃素，我偏带你们去吃一只鸡
context/feature > 清远，洲心，农家门口那种鸡，绑着腿在地上走
feature > 白切，葱姜，沙姜，三碟，鸡皮是冰镇过的，脆
feature/trust > 骨头里一点点红，老板说，熟了，是骨髓，不信你咬
how/context > 广东人这点别怕，北方朋友可以跟老板说“熟些”，他会给你多烫二十秒
feature/evidence > 鸡油拌饭！一勺鸡油，一勺酱油，我舔了碗底
testimony > 邻桌的香港阿伯，一口气吃了半只，问我是不是第一次来
action > 一只一百零八，人少可以点半只，周一到周五不用订

## 情感观点｜n｜scene
hook/context > 昨晚在高铁上，一个小孩连续踢了我四十分钟座椅
setup/agitate > 他妈妈在看手机，我转头两次，她冲我笑，意思是你忍忍
context/pain > 网上一定说，熊孩子，家长素质低
twist > 但第三次我转头，小孩把脚缩了回去，手里攥着一张奥特曼卡，问我，叔叔，你坐的是飞机吗
why/twist > 他没坐过，他以为我的座椅是控制台
point/why > 我们讨厌的常常是声音，不是人；可一旦问一句，声音就有了脸
after/solution > 我给他画了一张“控制台”，请他按“静音键”，他真按到了终点
punchline/summary > 当然，妈妈您下次请放下手机

## 带货口播｜n｜pain,scene
hook/pain > 修车一天，手上那层黑油，洗衣粉搓三遍还在指甲缝里
agitate > 回家抱孩子，孩子躲，你难不难受
solution > 用这个，磨砂洗手膏，我们车间现在一人一罐
how > 干手挖，别沾水！搓到油化开了再冲
evidence > 你看这盆水，黑成墨汁了
after/evidence > 手呢，白的，我自己都不习惯
feature > 里面那个颗粒是核桃壳磨的，不是塑料渣，下水道不堵
feature/benefit > 味道是橘子皮的，媳妇不嫌
action > 大罐两斤的，够用小半年，拍！

## 带货口播｜s｜identity
hook/attention > 家里有八十岁往上老人的 停三秒
pain/agitate > 夜里起来上厕所 摸黑 一脚踩空 髋骨一断 这个年就别过了
solution > 感应灯 就这么个小条 磁铁吸床沿 脚一下地它就亮
feature > 充一次管俩月 光是黄的 不晃眼
evidence > 我姥姥那条贴了一年多 掉地上三回 没坏
advantage > 那种插墙上的 老人走过去一挡就灭了 这个贴着地 挡不住
how > 从床到厕所 隔一米五一条 我家贴了四条
action > 四条装的最划算 今天多一条 给厨房

## 种草笔记｜n｜result
hook > 瘦没瘦不知道，反正裤腰松了一扣
solution/twist > 不是减肥产品，别拉黑我😂就是一个焖烧杯
how > 晚上扔一把燕麦、一把鹰嘴豆，开水灌满，拧上
benefit/after > 早上到工位打开就能吃，省了楼下那个鸡蛋灌饼
before > 以前一个饼加肠加里脊，十二块，吃完犯困
evidence/testimony > 从九月底吃到现在，一共偷懒了五回
how/feature > 鹰嘴豆要先泡，不泡吃完放屁，同事都知道是谁
action/point > 杯子选750的，小的不够塞牙

## 种草笔记｜s｜identity
hook > 小个子拍照显矮的看我 155 不到一百斤
pain > 我男友一米八八 每次给我拍都像监控
solution > 后来我塞给他一个迷你三脚架 让他放地上拍 他躺平就行
how > 手机倒过来 镜头朝下 离地十厘米 往后退五步
evidence/after > 看P1和P3 同一天同一双鞋 腿差了一截
feature > 架子腿能弯 缠栏杆上也行 才一百多克
how/feature > 地上有水的别放 我那只喝了一口西湖
action/save > 转给你对象 让他自己学

## 知识科普｜n｜question
hook/question > 车上那个“S档”你踩过没？九成人买车到卖车没碰过
point/why > 它不是赛车档，就是让变速箱晚点升档，转速高一些
point/how > 什么时候用？上长坡、超大货车、高速汇入，三种
why/point > 转速高了，油门一踩就有劲，不用等它反应那一下
point/twist > 费油吗，费，同一段路我的车多喝一升出头
point > 下坡也能用，发动机拖着你，刹车不烫
how/summary > 平路老实挂D，别为了听个响
action > 你车上还有哪个按钮没按过，打出来我讲

## 知识科普｜s｜promise,number
hook > 三句话给你讲明白什么叫定金 什么叫订金
point/solution > 带宝盖头的定 你反悔 不退 商家反悔 双倍退你
point/solution > 言字旁的订 就是个预付款 谁反悔都得退
point > 第三句 定金最多是总价的两成 超出的部分不算
evidence > 上月一个小伙买二手车 六万的车交了三万定金 法院只认一万二
how > 签字之前看那个字 看不清就让他重写一张
agitate/point > 最坑的是写“意向金” 两头不靠 打官司看怎么约的
save > 截图吧 买房买车订酒席都用得上

## 教程｜n｜promise
hook > 十分钟，把你家那条发黄的数据线洗得跟新的一样
how/context > 东西：牙膏（终于有用了），旧牙刷，一块橡皮
how/point > 先拔下来！通着电洗的我真见过
how > 线上挤一小条，顺着刷，别刷接头
how > 湿布擦一遍，干布再擦一遍
how > 接头金属片发黑的，拿橡皮蹭，蹭到亮
why > 发黑是氧化了，充得慢一半是它闹的
how/point > 要是皮已经裂开露铜丝，别洗，扔，会起火
save > 苹果安卓都行，存一下

## 教程｜s｜pain
hook/pain > 拍首饰老是拍成一团白光 客户问你这是银的还是塑料的 气不气
solution > 不用买灯箱 一个A4纸盒 一盏台灯 搞定
how > 纸盒一面剪个窗 贴一层硫酸纸 没有就用烘焙纸
how > 灯从窗那边打进来 另一面立张白纸 反光
how > 首饰底下垫黑卡纸 银的才有边
how/point > 手机点一下最亮的地方 往下拉一点曝光 拉到链子纹路出来
how/point > 自己别穿红衣服 反在上头全是红的
after/evidence > 我这样拍了一年 退货少了一多半 都说跟图一样
action > 拍完发群里 我帮你们挑

## 剧情对话｜n｜dialogue
hook > “叔，您这车座底下怎么有只高跟鞋？”
setup > 代驾小伙举着鞋，车主的脸一下子白了。
setup/pain > 副驾上坐着他老婆，刚从同学会出来。
setup/context > 老婆接过来看了看，三十七码，她穿三十六。
question/setup > “谁的？”
setup/agitate > 车主支吾半天，说不出话，红灯变绿，后面喇叭一片。
twist > 小伙突然一拍脑门：“哎哟，这是我的，我上一单客人落的，我拿上来忘了。”
after/setup > 老婆笑了，车主擦汗，下车塞给小伙五百。
twist/punchline > 车开走，小伙掏出手机：“姐，鞋找着了，他给了五百，咱俩一人一半。”

## 剧情对话｜s｜pain,conflict
hook/pain > 月薪五千 每个月给家里打三千 弟弟结婚还要我出彩礼
setup/agitate > 妈在电话里说 你是姐姐 你不帮谁帮
setup/context > 我说妈 我也想买个三百块的羽绒服 她说旧的补补
setup/agitate > 弟弟抢过电话 姐 你要不给 我就不结了
twist/setup > 我把卡里的一万八全转了 备注写 最后一次
setup/context > 婚礼那天我没去 在宿舍煮了包面
twist > 门响了 弟弟穿着西装 拎着一件羽绒服 吊牌没剪
twist/punchline > 他说姐 妈不知道 彩礼我自己凑齐了 你那一万八我一分没动

## 探店｜n｜question
hook/question > 八十块吃澳龙，你敢不敢信？我不信，所以我去了
context > 店在天津河东，一个洗车行的二楼，楼梯窄得要侧着走
feature/context > 团购写着“波龙一只+小海鲜拼盘”，八十二
evidence > 龙上来了，手机比一下，跟我手机一边长，壳重肉少
evidence/point > 肉是冻的，一丝一丝散，蒜蓉盖得看不见
twist > 拼盘倒惊喜，蛏子活的，吐着水，皮皮虾带黄
testimony/punchline > 老板自己讲：“龙是噱头，蛏子是亲戚养的。”这么实诚我服了
summary > 冲龙去的别去，冲蛏子去的，值
action > 停车停洗车行，顺便把车洗了，吃饭的打八折

## 探店｜s｜result
hook/evidence > 吃完了 账单二百一十四 四个大男人 撑到走不动
context/trust > 石家庄 北二环底下 拉货的司机都在那儿吃
feature/solution > 大盘驴肉焖饼 四十八 盘子比方向盘大
feature > 饼丝是烙的不是机器压的 吸了汤不烂
feature/evidence > 肉有筋有皮 我数了数 二十多块
feature/twist > 凉菜一般 花生米有点皮了
context/feature > 屋里抽烟的多 带孩子的坐外头棚子
action > 导航搜“大车食堂” 旁边有个加油站 好认

## 测评｜-｜promise
hook > 看完这条，你买行车记录仪至少少花两百块。
trust/context > 我在洛阳跑出租，五个牌子轮着装，每个跑够一个月。
evidence > 四百多的那个，夜里对面远光一晃，车牌全白。
evidence > 一百九的反倒看得清，它把亮的地方压下去了。
point/why > 别看标的4K，看传感器，传感器大的才是真清楚。
evidence/pain > 还有一个七月份直接晒鼓包了，电池的，不是电容的。
point/summary > 南方的、露天停车的，一定问清楚是电容还是电池。
solution/summary > 我现在车上装的是一百九那个，存储卡另配，要高耐久的。
action > 型号写评论区第一条，别私信问，我开车呢。

## 测评｜n｜loss
hook > 你洗衣机里那勺“柔顺剂”，可能正在糟蹋你的毛巾
setup/how > 六条同款毛巾，三条加，三条不加，洗了二十五次
evidence > 滴水测试：不加的一秒吸干，加了的水珠在上面滚
evidence > 称重：泡水拎起来，加的少吸了三分之一
twist/evidence > 但是手感，蒙眼让六个同事摸，五个选加了的，说软
why > 软是因为上面糊了一层油，跟头发用护发素一个道理
summary/how > 贴身T恤、毛衣可以加，毛巾、运动速干衣别加
solution/how > 已经不吸水的毛巾，白醋半碗泡半小时能救回来
save > 贴洗衣机上吧

## 测评｜s｜scene,contrast
hook/context > 停车场 零下十一度 两台车 一个烧油一个用电 我和小舅子坐进去吹暖风
evidence > 五分钟 电的先热 二十三度 油的还吹凉气 我腿抖
evidence > 十分钟 打平
evidence > 一个小时 电的掉了百分之六 油的烧了零点九升 折六块多
evidence/punchline > 一宿过去 电的掉了四成 油的早没人了 我俩回屋睡觉了
summary/point > 电的别怕冻 怕的是第二天没地方充
summary > 短途接送娃选电 回老家跑长途自己掂量
action/question > 你们那边零下多少度 掉多少电 报个数

## 情感观点｜s｜pain,identity
hook/pain > 四十五岁被裁 去面试 人家问我会不会用AI 我说会用百度
setup/before > 干了二十年会计 手工账 金蝶 用友 我样样拿得出手
setup/agitate > 那个面试官还没我闺女大 笑了一下 说阿姨我们再联系
setup/pain > 回家我在楼下坐了俩小时 不想上去
twist > 闺女下来倒垃圾 看见我 没说啥 把手机递给我 说妈 我教你
setup/how > 第一个晚上就学会一件事 把发票拍照 让它给我列成表
after > 三个月以后我自己接了六家小店的账 在家做 一家三百
punchline/after > 上礼拜那个公司又给我打电话 我说不好意思 我排满了

## 情感观点｜n｜conflict
hook/pain > 我要卖车，我弟要留着，为了爸那台破五菱，我们俩半年没说话
setup/hook > 车是爸跑豆腐用的，里程表转到三十一万，后排座早拆了
setup/point > 我的理由：停小区一个月三百，不开白扔
setup/point > 弟弟的理由就一句：里头还有豆腐味
setup/context > 后来我偷偷叫了收车的来，人家开价四千二
twist > 收车的打开手套箱，掉出来一沓收据，全是我上大学那几年的汇款单
evidence/setup > 每张背面都写着当天卖了多少板，最少的一天，九板
after/summary > 车没卖，我跟弟弟一人出一半停车费
punchline > 味道是真没了，我俩都说还有

## 情感观点｜n｜promise,suspense
hook > 这个故事有点长，但我保证听完你会给你妈打个电话
setup/hook > 我妈是聋的，小时候开家长会她坐第一排，盯着老师的嘴
setup/context > 同学学她说话，我跟着笑，怕他们知道那是我妈
setup/context > 初二那年发烧，她背我走了五里地，我在她背上喊渴，她听不见，我就拿手指在她后背写“水”
setup/twist > 她停下来，把我放在井台边，借了个瓢
setup/context > 后来我考去了西安，再也没写过那个字
setup/agitate > 上个月她做白内障，蒙着眼，听不见也看不见，急得直拍床
twist/summary > 我在她手心写了一个“我”，她就不拍了
punchline/action > 打吧，趁接得着

## 情感观点｜n｜pain
hook/pain > 点个菜要扫码，扫码要关注，关注要授权手机号，吃碗面跟办护照一样，烦不烦
evidence/setup > 昨天我爸在面馆站了十分钟，最后走了，回家下的挂面
why > 店家图啥？图你的手机号，明天好给你发券
twist/context > 我不反对扫码，年轻人快，店里也省个人
solution/pain > 可你得留一张纸菜单啊，油乎乎的那种就行
evidence/trust > 消保法讲得明白，消费者有选择权，强制扫码好几个地方都罚过了
how/action > 碰上非扫不可的，你就举手说一句“我要点单”，他没理由不给你点
punchline/summary > 我爸那碗面十四块，他们丢的可不止十四块

## 情感观点｜s｜conflict
hook/pain > 一半人说预制菜是毒药 一半人说你妈冻的饺子也是预制菜 都别吵
trust/context > 我在中央厨房干了六年 切配 炒制 速冻 都站过
twist/point > 先说句得罪人的 我们那儿比大多数小饭馆后厨干净
evidence > 进门风淋 头发网 口罩 一天洗手二十几回 皮都洗掉了
why/twist > 那我为啥自己不爱吃 因为没锅气 没锅气的东西 吃的就是个饱
point/pain > 问题不在预制 在你卖我六十八 还跟我说现炒
solution > 菜单上写个字 “预” 写上 便宜二十 我第一个点
punchline > 骗胃不要紧 别骗人

## 公众号长文｜n｜loss
hook/pain > 借条上少写一个字，她丢了二十八万
setup/context > 严女士把钱借给同学开店，用的是手机备忘录里抄来的模板，写的是“收到”。
why/question > 收到什么？货款、投资、还款，都能叫收到。
setup/agitate > 同学后来就这么说的：这是她入的股，店亏了，大家一起亏。
agitate/setup > 一审，输了。
why > 法院的逻辑不复杂：你主张是借，你得证明有借的意思。
twist/evidence > 二审翻出了一条语音，“那三分利我年底给你”，有利息，才扳回来。
solution/how > 正确的写法其实很土：今借到某某人民币多少元（大写），于哪天还，利息多少，身份证号，按手印。
how/point > 转账时备注“借款”两个字，比什么都管用。
punchline/summary > 情分归情分，纸上别省。

## 公众号长文｜n｜promise
hook > 读完这篇，你能在十分钟之内判断一台二手相机值不值那个价
trust/context > 我收机器十一年，看走眼的加起来能开个小展览。
point/how > 先别看外观，听。空按快门三十下，声音前后要一样，闷了的是反光板的海绵化了。
point/how > 再看卡口，四颗螺丝有没有花，花了就是拆过。
point/how > 镜头对着灯，从后往前看，霉是丝状的，灰是点状的，点可以忍，丝别要。
point/how > 快门次数查得到，但也改得了，我更信手柄的油光，磨亮了的都不止两万。
point > 卖家说“女生自用”的，当没听见。
evidence/testimony > 上周一台号称三千次的，热靴上的漆都没了，我笑笑放下了。
summary > 听、看、照、摸，四样占三样没毛病，就能谈价。
save/action > 文末附了我常用的检查单，打印一张带去。

## 公众号长文｜-｜trend
hook/context > 冬至将至，医院的急诊又要迎来一批“进补”的人。
evidence > 去年这几天，我们消化科收了十九例，有喝鹿血酒的，有一口气吃半斤阿胶糕的。
evidence/agitate > 最重的一位，六十二岁，胰腺炎，前一晚吃了一整锅羊肉，喝了八两白酒。
why > 冬天活动少，胆囊本来就懒，一顿大油大酒，等于把睡着的人一脚踹醒。
question > 那还能不能补？
how/solution > 能，羊肉一顿二两，汤撇了油再喝，配萝卜白菜，七分饱放筷子。
how/point > 胆结石的、血脂高的、正在吃头孢的，这顿就看着吧。
how/action > 上腹疼到后背、弯腰能缓一点的，别揉，来医院。
punchline/summary > 过节是为了团圆，别团到我们病房来。

## 直播切片｜n｜number
hook > 九块九，十九块九，二十九块九，三档，我一档一档给大家拆
feature/solution > 九块九的，一个手电，能亮，够你找个猫
feature > 十九块九的带充电口，能当充电宝救急
feature/evidence > 二十九的这个，头能转九十度，屁股是磁铁，啪，吸引擎盖上，两只手都空出来
evidence > 我关灯啊，导播关灯，照对面那栋楼，看见空调外机没有
pain/benefit > 修车的、通下水的，嘴里叼个手电的滋味不好受吧
feature/trust > 不防水，说清楚了，淋雨可以，掉河里别找我
action > 三档都在车里，推荐第三档，第一档你就当凑个单

## 直播切片｜s｜contrast,result
hook/after > 来 先看我这个柜子 三分钟之前还跟垃圾堆一样 你们都看见了吧
solution > 就靠这六个盒子 透明的 抽拉的
evidence/feature > 承重十五斤 我站上去一只脚 不敢两只 我一百四
how/feature > 药放一个 电池放一个 说明书放一个 盒子正面能插标签
benefit/desire > 老公问你指甲刀在哪 你不用起身 你说第三个 他自己拿
testimony > 这个叫“小米粥”的姐说买了十二个 还要 谢谢姐
trust > 有裂的拍照直接补发 别寄回来 运费比盒子贵
action > 六个一组 来 五四三二一 链接开了

## 带货口播｜n｜counter,promise
hook/benefit > 三天学会，七天出摊，一个月把本钱拿回来——这种话我不敢说
solution/twist > 我只敢说：教你做一锅正经的卤水，从炒糖色开始
trust/context > 我们在绵阳做了十六年，门口就一块木牌
action/context > 收学员，一期四个，多了灶台站不下
how/feature > 头五天只学香料，桂皮和肉桂分不清的不让上锅
feature/trust > 学费五千八，材料自己带走，不收加盟费，也不给你牌子用
evidence > 去年带了二十三个，开起来的十七个，关了四个，还有两个没开
trust > 关掉的那四个我也愿意给你电话，你去问问为什么
action > 先来吃一盘，觉得行再谈

## 带货口播｜s｜trend
hook/context > 眼看要过年了 别人放假 我们最忙 招短工 腊月十五到正月初六
feature/context > 工作就是包花 玫瑰 百合 蝴蝶兰 昆明斗南
benefit/feature > 一天三百二 除夕初一初二三倍 管住 住的地方有电热毯
context/feature > 手上有伤口的别来 花刺扎了要发炎
feature > 站着干 八小时一班 夜班多四十
trust/benefit > 工资一天一结 晚上十点微信发你 发晚了你骂我
action > 夫妻一起来的优先 有夫妻间 就剩三间了

## 种草笔记｜n｜contrast
hook > 左边进门的时候，右边出门的时候🚗
context/before > 09年的雅阁，车主说要送报废厂，我说让我洗一遍再说
how/context > 内饰拆光，座椅泡了一下午，洗出来三桶咖啡色的水
how/after > 机盖抛了四遍，现在能照见我的双下巴
twist/testimony > 车主来了围着转三圈，说不卖了，开回去接闺女放学
action > 年前还能接十来台，要排的早说

## 种草笔记｜s｜identity,pain
hook/pain > 有没有跟我一样 一到换季鼻子像水龙头的
setup/context > 昨天出诊 一边打喷嚏一边给人看鼻炎 病人说大夫你先看看自己
how/solution > 说点有用的 生理盐水洗鼻子 早晚各一回 头歪着 嘴张开 别憋气
how/point > 水要温的 烧开放凉 别用自来水
testimony/evidence > 我自己洗了一个秋天 纸巾少用两箱
action > 明天我上午有号 下午去幼儿园讲刷牙 别跑空

## 种草笔记｜n｜result,number
hook > 17斤4两！本人今年最大的一条🎣
context/evidence > 千岛湖，6点20开竿，11点05中鱼，遛了四十分钟
setup/agitate > 胳膊现在抬不起来，发圈都是我儿子打的字
context/how > 饵？老三样，别问了，问就是玉米
evidence/testimony > 秤是旁边大哥的，他不服，换了自己的又称一遍
punchline/summary > 拍完放了，它比我大，辈分高

## 种草笔记｜n｜promise
hook/benefit > 今天下午三点到五点，到店的给你免费洗一次首饰💍
feature/how > 超声波的，三分钟，黑的银能洗回白的
context/feature > 珍珠、绿松石、琥珀不能洗，别硬塞给我
trust > 不用买东西，不推销，我就是新机器想过过瘾
action > 来之前吱一声，人多要排队
punchline/evidence > 洗出来的那盆水我拍给你看，保证你吃惊

## 非营销｜n｜none
solution > 口腔科周例会 11.26 中午 简记
point > 1 洗牙机三号手柄漏水，停用，已报修，勿混用针头
point/pain > 2 本周投诉两起，都是等太久。一起是我们排号漏了，已道歉
solution/action > 3 即日起初诊登记由前台小冉统一做，医生不再口头加号
evidence > 4 上月拔牙后干槽症两例，比例正常
action > 5 周六义诊，去码头小学，需三人，自愿，午饭自理
summary > 6 冰箱里的酸奶是谁的，过期了，扔了啊

## 非营销｜n｜none
solution > 红烧带鱼（我婆婆版，不挂糊）
solution > 带鱼两条 葱姜蒜 老抽半勺 生抽两勺 醋一勺 糖一勺 黄酒小半碗
how > 带鱼不刮鳞，那层银的是油，香就香在它
how > 剪段，背上划几刀，拿厨房纸擦干，撒一点点盐
how > 油热，一段一段摆进去，不动，闻到香味再翻
how > 葱姜蒜丢边上，酱汁一次倒完，开水没过一半
how > 中火收到汤挂勺，关火前再淋几滴醋
point > 铲子少动，晃锅，不然碎成鱼松

## 非营销｜s｜none
solution > 各位队友 周日拍鸟集合时间改了
why/context > 原因是湿地那边要封路 七点以后进不去车
how > 五点四十 北门停车场 拼三台车 我一台 老葛一台 阿宽一台
action > 长焦自带 迷彩自带 早饭自带 我只带两壶热水
point > 今年来了一对东方白鹳 五十米线外 别往前凑 别放飞机 别撒食
point/why > 上次有人学鸟叫 把巡护的招来了 丢人
action > 来的在下面接龙 写清楚坐谁的车

## 教程｜n｜identity
hook > 第一次自己去做胃镜的朋友，流程我走了一遍，写给你
how > 头天晚上八点以后别吃，水到半夜十二点，药看医生交代
how > 早上去先缴费，然后领一小瓶黏糊糊的东西，喝下去，嗓子会麻
how/point > 麻了别慌，口水咽不下去是正常的，吐纸上
how > 左侧躺，咬住那个圈，用鼻子吸气，嘴巴别使劲
how/point > 恶心的时候盯着护士手表看，别闭眼，闭眼更难受
benefit/after > 三四分钟就完了，真的，比等号快
how/point > 做无痛的一定要有人陪，当天不能开车、不能签合同
save > 收好，祝你只用一次

## 教程｜s｜counter
hook > 洗手机镜头别哈气 哈一口擦一下 擦出来的全是圈
why/agitate > 嘴里有油有水 镜头上还有灰 一擦等于拿砂纸磨
how > 先吹 没有气吹拿个干净的洗耳球 三块钱
how > 再用镜头纸 沾一滴酒精 从中间往外打圈 就一个方向
how > 最后迎着光看 有雾的话 再来一张干的
how/point > 牛仔裤兜里装手机的 你那个兜里全是砂子 换个兜
evidence/after > 你看 同一个灯 擦之前一团毛 擦完了灯丝都有
save > 存着 下回拍月亮之前弄一遍

## 知识科普｜-｜suspense
hook > 一件衣服，救了一个皇帝，也害死了他最好的朋友。
setup/context > 公元前204年，荥阳，城里的粮食只够吃三天。
setup/context > 刘邦手下有个人叫纪信，长得跟他有几分像。
setup/context > 半夜开东门，两千名妇女披着铠甲先出去，楚军全围了过来。
setup/context > 随后一辆黄盖车，里头坐着纪信，穿着刘邦的衣裳，喊粮尽了，汉王投降。
setup/twist > 与此同时，真的那位带着几十个骑兵，从西门跑了。
setup/context > 项羽掀开帘子，问汉王在哪儿，纪信答，已经走了。他被烧死在车里。
twist/question > 奇怪的是，后来封功臣，一百多个人，没有纪信的名字。
context/summary > 《史记》写到这儿也没解释，只留了这一段，让后人自己想。
action > 你觉得是忘了，还是不敢提？说说。

## 知识科普｜n｜pain,question
hook/pain > 一抬胳膊肩膀就疼，晾个衣服都龇牙，你以为是肩周炎？
twist/trust > 我看门诊，十个说自己肩周炎的，六个不是
why/point > 多的是肩袖损伤，就是包着肩膀的那几根筋，磨毛了，或者撕了
how > 在家怎么分：别人帮你抬，抬得上去的，多半是肩袖；别人抬也抬不动，才像肩周炎
why/point > 为什么要分？肩周炎要多动，肩袖撕了越爬墙越坏
testimony/agitate > 前天一位退休的篮球教练，吊单杠吊了俩月，吊成全层撕裂，进了手术室
how/action > 做个磁共振，四五百块，别舍不得
action/point > 夜里疼醒、手没劲端不住碗的，别等
save > 给家里那位天天甩胳膊的看看

## 剧情对话｜n｜scene,trend
hook/context > 双十二零点，一家三口，三部手机，三个被窝。
setup > 爸爸的购物车里是一根鱼竿，妈妈的是一件大衣，女儿的是一副耳机。
setup/agitate > 钱在同一张卡里，余额，八百六。
setup/pain > 十一点五十九，三个人谁也不吭声，呼吸都压着。
setup/context > 零点，爸爸先点，付款失败，余额不足。
setup/agitate > 妈妈也点，付款失败。女儿尖叫：“谁把钱花了！”
twist > 客厅灯亮了，奶奶举着老年机站在那儿：“我买的，一家一床电热毯，那个小姑娘教我的，说今晚便宜。”
punchline > “你们仨，一到冬天就喊脚冷。”
after/punchline > 三个人把手机扣下，谁也没退货。

## 剧情对话｜-｜dialogue
hook > “给我一百块，我保证让你老婆今晚不骂你。”花店老板这么跟他说的。
setup/twist > 他掏了一百，老板却没给他花，给了他一棵白菜。
setup/question > “这……行吗？”
setup/context > 他半信半疑拎回家，老婆正叉着腰等在门口。
setup/pain > “几点了？酒喝够了？”
setup/twist > 他把白菜递过去：“路上看见的，想着你说想吃醋溜的。”
after/twist > 老婆愣了，接过来，转身进了厨房，锅铲响了。
twist > 第二天他去道谢，老板娘正拿着擀面杖追老板：“一百块你卖棵白菜！”
punchline/twist > 老板边跑边喊：“哥！快！给我也来一棵！”

## 带货口播｜n｜contrast
hook > 进厂前：投了一百二十份简历没回音。进厂后：家里墙上挂着“技师”两个字。
testimony/context > 说的是我们二班的小廖，大专，学的是酒店管理
action/context > 我们做汽车线束，在芜湖，今年招三十名操机学徒，专业不限
how/benefit > 前六个月跟师傅，考过一级加四百，考过二级再加七百
benefit/feature > 到手五千六起步，公积金按实交，宿舍两人间
context/feature > 色盲不行，线有十八种颜色，接错一根，一台车打不着火
benefit/trust > 考证的钱厂里出，考不过不扣你，可以再考一次
action > 周二周四上午面试，3号门，带张一寸照片

## 直播切片｜-｜promise
hook > 给我五分钟，我教会你看珍珠，学会了你上哪儿买都不吃亏，不买我的也行。
point/how > 第一，看光，不是看亮，是看里头有没有你自己的影子，有鼻子有眼的，叫镜面光。
point/how > 第二，两颗对着磨，涩的是真的，滑溜溜的是塑料，来，听，沙沙的吧。
point/how > 第三，看孔，孔边上一圈一圈像年轮，假的孔边上是掉漆。
context/solution > 好，会看了，再来看我手上这串。
feature/trust > 七到八毫米，淡水的，近圆，有两颗带小坑，我给你指出来，这颗，这颗。
advantage/why > 为啥敢指？因为没坑的那串我卖一千二，这串只卖两百九。
benefit/desire > 戴在脖子上，离你半米远，神仙也看不见那个坑。
action > 四十二厘米和四十五厘米两种，脖子短的姐拍长的，去吧。

## 带货口播｜s｜contrast
hook > 这边是我刷了的鞋 这边是我没刷的鞋 一双鞋 对 就一双
solution > 用的就这个 泡沫的 小白鞋清洁剂 大瓶
how > 摇一摇 喷 等十秒 毛刷打圈 湿巾一抹
benefit/advantage > 不用下水 鞋不泡 胶就不开
before/pain > 从前我妈拿刷子泡一宿 晒出来一圈黄 像尿了
context/feature > 麂皮的不行 翻毛的不行 别糟蹋东西
evidence > 一瓶我刷了十九双 全家的 加隔壁的
action > 十五块九 带刷子 左下角 自己拿

## 种草笔记｜n｜negative
hook > 不是每本“治愈系”都治愈，这本我是哭着看完的，但我还是要推
trust/feature > 作者是个殡仪馆化妆师，干了二十二年，写了三十一个人
feature/hook > 没有煽情，写的都是手上的活，怎么给一个爱漂亮的奶奶找回她的口红色号
feature/testimony > 最短的一篇就四行，讲一双红皮鞋，我在地铁上坐过了三站
how/context > 别晚上看，别来例假的时候看
feature > 书很薄，布面，灰蓝色，放包里不占地方
after/testimony > 看完我给我爸拍了一组正经的照片，他还挺会摆
action/save > 想看的去图书馆借，不用买

## 种草笔记｜-｜suspense
hook > 我床头有样东西，来过我家的人都要拿起来问，今天揭晓。
solution/feature > 是一块木头，樟木，海边捡的，打磨了一下，上面钉了颗铜钉，挂眼镜。
pain > 高度近视的都懂，早上摸眼镜，摸到地上，一脚。
benefit/feature > 樟木自带味道，枕头边没有蚊子。
how > 捡的木头要先泡淡水一礼拜，换水，把盐泡出来，再晾透，不然返潮。
how > 砂纸从120号磨到800号，最后擦一层核桃油。
how/point > 河边、景区的别捡，人家不让。
after/benefit > 每天睁眼头一个碰到的就是它，凉凉的，挺好。

## 探店｜-｜conflict
hook/pain > 我同事说这家是全兰州最好的牛肉面，我房东说狗都不吃，我决定自己去。
context > 张掖路往里，六点半开门，我六点四十到，已经没座了。
feature > 面要的是二细，师傅拉面的时候在跟人聊房价，手没停过。
feature/evidence > 汤清，能看见碗底的花，萝卜片薄得透光。
feature/evidence > 辣子香是香，不辣，醋得自己加两圈。
twist/setup > 吃到一半，看见我房东进来了。
setup/twist > 他坐下喊：“老样子，双飞，蛋两个。”看见我，咳了一声。
twist/punchline > “我说狗都不吃，就是想让你们别来排队。”

## 情感观点｜n｜counter
hook/point > 别老劝年轻人“学门手艺饿不死”，你先看看现在谁肯收徒弟
trust/context > 我修了二十六年家电，带过四个，留下零个
why > 不是他们懒，是我自己都不知道下个月修啥
before/evidence > 以前一天八台电视，现在一个月俩，还都是老人的
agitate/why > 新的坏了就换主板，主板坏了就换新的，轮不到我伸手
twist > 但上个月我侄女跟我说，叔你拍下来啊，拍你怎么听声音判断毛病
after/evidence > 拍了七条，有人从柳州寄来一台燕舞，说只有我敢拆
punchline/summary > 手艺没死，是柜台挪地方了

## 情感观点｜s｜promise
hook > 花一分钟听我说完 你以后看中医西医吵架就不上火了
trust/context > 我妈是抓药的 我爱人是ICU的 饭桌上吵了十几年 我听出门道了
point > 我妈看的是这个人 睡得咋样 吃得咋样 手脚凉不凉
point > 我爱人看的是这个数 血压多少 氧多少 掉了就抢
summary/point > 一个管日子 一个管命 你让管日子的去抢命 肯定不行
evidence/testimony > 去年我爸心梗 我妈二话没说 喊的是120 不是喊抓药
evidence/testimony > 出院以后睡不着 我爱人也没辙 是我妈调了仨月睡踏实的
summary/punchline > 急的找医院 慢的慢慢商量 就这么简单

## 测评｜n｜identity
hook > 给爸妈买手机的，先别急着下单，我把三台老人机给楼下麻将桌的四位试了一礼拜
how/context > 题目就四道：接电话、发语音、看孙子照片、关手电筒
evidence > 第一台按键的，四个人全会接，照片没有一个找得着
evidence > 第二台号称大字，字是大了，广告也大了，刘姨点出来一个贷款
evidence/twist > 第三台根本不是老人机，是闺女淘汰的旧手机开了长辈模式，四道全过
why > 因为弹窗那个口子能锁死，老人机反倒没这个
testimony > 桂花奶奶原话：这个好，这个不乱蹦
solution/summary > 旧手机别卖了，恢复一下，字调到最大，给爸妈
action > 锁弹窗在哪，我写在评论区第一条

## 带货口播｜n｜result
hook/after > 三天，我家那条臭水沟一样的下水道，没味了，真没了
before > 之前啥样？客人来了我得先点两根香，跟上坟一样
why/pain > 后来通水的小哥告诉我，不是管子臭，是地漏芯没水，底下的气直接往上冒
solution/setup > 他走的时候卖我这么个东西，我一看进价，好家伙，我自己进了一箱
feature > 硅胶的，像个鸭嘴，水下去它张开，水没了它闭上
how > 量一下你家地漏口，四公分的居多，拧开塞进去就完事，不用胶
advantage > 那种弹簧的缠头发，半年就关不严了，这个能掏出来冲
evidence > 你看我往里吹气，吹不动，脸都红了吧
action > 两个装的够一个卫生间一个阳台，拍吧家人们
trust/action > 尺寸错了换，邮费我出一半

## 带货口播｜-｜question
hook/question > 大伙说，一块手表，戴到手腕上看不清几点，那还叫手表吗？
pain/context > 我爸六十八，年轻时候攒钱买的那块，盘面小得跟纽扣似的。
pain/agitate > 现在他看个时间，先摘下来，再找眼镜，找着眼镜了，又忘了看啥。
solution > 我上个月给他换了这块，大三针，白盘黑字，夜光的。
feature > 表盘四十一毫米，字有黄豆那么大，表冠磨圆了，不硌手背。
feature > 石英芯，电池三年一换，楼下十块钱就给你弄了。
testimony > 他嘴上说费那钱干啥，第二天去公园，把袖子撸到胳膊肘。
advantage/point > 智能表不是不好，天天充电，他记不住。
benefit/summary > 爸妈过生日不知道送啥的，这个不出错。
action > 牛皮带的和钢带的一个价，下面挑。

## 种草笔记｜n｜identity
hook > 租房党、宿舍党、一个人吃饭党，都进来看这口小锅🍲
before/pain > 我以前一个人懒得开火，天天外卖，一个月吃掉一千六
solution/setup > 直到在同事工位底下看见她煮馄饨，香得整层楼都站起来
feature/solution > 18厘米，不粘，自带蒸格，插电的，两档
benefit/how > 上面蒸半根玉米两个蛋，下面煮面，一锅出，洗一个就行
evidence/after > 记了账，十一月伙食六百三，包括两顿火锅
context/how > 宿舍限电的先看功率，600瓦，有的学校还是会跳
how/point > 涂层怕铁勺，我用的木铲，两块钱
benefit/desire > 下雪天坐床边上吃泡面加蛋，谁懂，谁懂
action/save > 颜色有奶白和豆绿，豆绿更耐脏，先码着

## 种草笔记｜s｜scene
hook/context > 加班到十一点 电梯里就我一个 脚后跟疼得想光脚走回家
pain > 新皮鞋 磨了三层创可贴 血还是洇出来了
solution/setup > 第二天前台小妹妹递给我一个小棒棒 说姐你抹这个
solution/feature > 防磨膏 跟口红一样 转出来往脚后跟一蹭
how > 穿鞋之前抹 抹厚点 大腿根内侧也能用 胖姐妹懂的
evidence/after > 那天走了一万一千步 回家脱鞋 皮是好的
how/point > 已经破了的别抹 蛰得慌 等结痂
save > 一支能用大半年 存着吧 迟早有双鞋等着你

## 教程｜n｜trend,promise
hook/context > 要下雪了，教你们怎么把雪拍白，别再拍成一片灰
why > 相机看见一大片白，它以为太亮了，自己给你压暗，所以灰
how > 手机：点一下雪地，旁边出来小太阳，往上推，推到刚好不死白
how > 相机：曝光补偿加一档，太阳大的时候加一档半
how/point > 人站雪里，穿红的黄的，别穿白羽绒服，拍出来就剩个头
how > 想拍出一片一片的，开闪光灯，对，就是那个土闪光灯
how/point > 电池冻得快，备用的揣贴身口袋，别放包里
evidence > 左边没加，右边加了一档，自己看，图二图三
action > 今年第一场雪拍到的，来我这交作业，抽一个送清洁布

## 教程｜-｜dialogue,question
hook > “师傅，这个卷闸门拉到一半就卡，是不是电机坏了？”今天第三个打电话的，我干脆录一条。
twist/point > 九成不是电机。
how > 先断电，记住先断电，把旁边那根链子往下拽，手动试一下。
how/why > 手动也卡，就是轨道的事，你拿手电照两边的槽，看有没有小石子、有没有瘪进去。
how > 石子抠出来，瘪的地方用木方垫着，从里往外轻轻敲。
how > 然后喷点干的润滑剂，蜡的那种，别用黄油，黄油粘灰，三个月又卡。
how > 手动顺了，电动还是不走，看限位，顶上有两个小螺丝，一个管上一个管下。
agitate/how > 弹簧断了的千万别自己弄，那东西弹出来能打断胳膊。
save > 开店的存一下，半夜关不上门就翻出来看。

## 知识科普｜n｜identity,number
hook/attention > 家里有糖尿病的，把脚伸出来，我教你看三眼
trust/context > 我在伤口门诊换药，一天二十个，十四个是糖友的脚
why > 血糖高久了，脚上的神经先麻，扎了钉子自己不知道
testimony/agitate > 有位大叔，鞋里进了颗豆子，踩了两天，脱鞋袜子都粘住了
point/how > 一眼看脚趾缝，发白泡烂的，擦干，别用吹风机
point/how > 二眼看脚底，有老茧的别拿刀片削，一削一个坑
point/how > 三眼看颜色，发紫发黑，或者一只凉一只热，当天来
how/point > 泡脚水温拿手肘试，或者让家里人试，脚是不准的
summary/how > 每晚洗完脚看一遍，跟刷牙一样
action/save > 给你爸妈念一遍，念完让他们把袜子脱了

## 剧情对话｜s｜contrast,identity
hook > 班里倒数第一的孩子 家长会上坐的是第一排
setup > 老师发成绩单 念一个名字 家长站起来领一张
setup/context > 念到最后 三十一分 一个穿工服的男人站起来 满手白灰
agitate/setup > 后排有人笑 有人说 这样的孩子拖后腿 应该转走
setup/twist > 男人没回头 从兜里掏出一张纸 问老师 能不能让我念一段
twist/context > 爸爸 今天我考了三十一分 比上次多了六分 我没抄 同桌让我抄我没抄
setup/after > 教室里没声了 同桌的妈妈低下头 她儿子九十八
twist/punchline > 老师把成绩单翻过来 在背面写了一个一百 说 这一门 他第一
after/punchline > 男人擦擦手 才敢接

## 探店｜n｜question,identity
hook > 不吃辣的人在长沙能活吗？我，浙江胃，替你们探路来了
pain/setup > 出差三天，客户顿顿剁椒鱼头，我顿顿白米饭蘸眼泪
solution/setup > 第三天前台小哥悄悄给我写了个地址，说你去这儿，他家老板娘是宁波嫁过来的
context/solution > 太平街背面，二楼，楼梯口晒着鞋
feature > 雪菜黄鱼面，三十六，鱼是整条的，汤面上一层薄油
feature/hook > 旁边小碟子，放了三颗醉泥螺，我差点喊妈
testimony/setup > 老板娘问我哪儿人，我说慈溪，她又给我加了两颗
feature/context > 一天只做四十碗，过了一点就没了，周日不开，她要去教堂
after/punchline > 出门的时候，又闻见隔壁臭豆腐，居然也不那么呛了
action > 地址私我，人太多她会烦

## 公众号长文｜n｜counter
hook > 补牙之前，先别问“哪种材料最好”
context > 这句话我一天要听十几遍，问的人多半已经在网上看了一晚上
point/why > 材料没有最好，只有洞在哪儿、有多大、你夜里磨不磨牙
point/solution > 门牙上的小缺口，树脂，颜色能调到你自己都找不着
point/solution > 后槽牙大半边没了的，树脂撑不住，得做嵌体，贵，但不容易裂
point/pain > 磨牙的人，补什么都先得做咬合垫，不然三年内一定回来找我
evidence/testimony > 有位开大货的师傅，同一颗牙补了四次，最后发现是他上坡的时候咬牙
question/twist > 那么该问什么呢？
how/solution > 问三句：我这个洞到不到神经，能管几年，坏了下一步怎么办
summary > 这三句都能说清楚的医生，用什么材料你都可以放心
punchline/summary > 至于那位师傅，现在方向盘上贴了张纸条：松口

## 带货口播｜n｜identity
hook/attention > 退伍的、跑过长途的、在部队开过车的，看这里
context/action > 城配司机八名，4米2厢货，送的是医院的药和耗材
feature/context > 车是公司的，全是去年的新车，C1就能开
benefit/feature > 底薪4800，每趟另算，跑满的上个月七千八到九千一
benefit/feature > 五险，白班，晚上七点前到家
benefit/feature > 不装卸，医院有人接，你只管把温度单签好
context/feature > 车厢2到8度，半路不能随便开门，抽烟的在外头抽
trust > 队长老魏，工兵退下来的，车队一半是他战友
benefit > 干满一年，考A2的钱公司垫
action > 打给老魏，先问他“还有位置没”

## 直播切片｜n｜trend,pain
hook > 眼瞅着数九了，姐妹们，脚冷的在公屏扣个“冷”，我看看多少人
context/hook > 好家伙，刷屏了，都冷是吧
pain > 泡脚桶泡完，热乎十分钟，钻被窝又是俩冰坨子
solution/feature > 来，今天讲这双，驼绒的地板袜，厚的，底下带胶点
feature > 里面是驼绒和羊毛，我翻过来给你们看，毛是长在里头的，不是刷上去的
evidence > 我揪一把，使劲，看，没掉
advantage > 比珊瑚绒那种强在哪儿，珊瑚绒捂汗，汗一凉更冷，这个不捂
how > 手洗，三十度，平铺晾，别拧成麻花
feature/action > 均码，35到40都能穿，一单两双
trust > 退货包运费，穿过的不行啊，味儿我受不了
action/summary > 扣过“冷”的赶紧去拍，别光扣

## 种草笔记｜n｜suspense
hook > 猜猜我今天在一台收来的旧相机里发现了什么
twist/context > 不是霉，不是沙子，是一卷没冲的胶卷，拍到第31张
setup/context > 冲出来大半是糊的，有一张清楚，一个小姑娘骑在石狮子上，缺两颗门牙
context/evidence > 背景的牌子上写着“解放路百货”，应该是九几年的咱这儿
question > 有没有人认得她？
action > 认得的让她来店里拿，底片也给她，不要钱
punchline/action > 相机我先不卖了，等等

## 种草笔记｜s｜result
hook > 瘸腿的凳子修好了 我坐上去 没塌
how/feature > 榫头换了一根 拿老枣木削的 没用一颗钉子
context/why > 客人说这凳子是他姥姥的 别的都行 不能打钉
action/agitate > 家里有这种摇晃的老凳子 别拿胶灌 灌了我就没法拆了
action/trust > 修凳子三十起 修不好不要钱
action > 明后天在 周五去乡下收料

## 非营销｜n｜none
solution > 关于职工宿舍用电检查的通知
context/why > 11月26日夜，二号楼302因电热毯与充电宝同压在被褥下起烟，幸发现及时，无人受伤
action > 12月2日起，行政部联合保卫科逐间检查，请各宿舍留一人在场
point > 禁止使用：热得快、电炉、无3C标识的插排、两轮车电池
point > 可以使用：有自动断电的电热毯、吹风机，但人走必须拔
how > 没有合格插排的，凭工牌到仓库领一个，登记即可，不收费
summary/point > 二次查出的，取消住宿资格，不再另行提醒
summary > 行政部

## 非营销｜n｜none
solution > 社团换届碰头会（小备忘）
context > 时间：周四晚，地点：三教天台，风大，没拍照
context > 来了九个人，老社长带了一袋橘子
point > 一、胶片冲洗的药水钱超了四百，下学期社费涨十块，七票同意两票没说话
point/action > 二、暗房钥匙交给阿岚，借用要写本子，写清楚几点还
pain/point > 三、去年毕业展的十二张照片还在走廊，一张被雨泡了
action > 四、本周日下午一起去摘，带螺丝刀和旧报纸
question/point > 五、招新海报谁画？没人吭声，老社长说他画最后一次
summary > 散会，橘子皮自己带走
`;
