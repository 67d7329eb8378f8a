/** Data: texts of many hands, judged by a twelfth person who had seen neither the other texts nor the rules; form as in foreignDev.data.ts. */
export const strangersTwelfth = `
## 带货口播｜n｜scene
hook/setup > 早上七点二十，校门口，一排小孩全在往前倾着走
pain/agitate > 你走近掂一下那个书包，我跟你讲，比我买的一袋米还坠手
agitate/pain > 才二年级啊，肩膀上两道红印子，晚上洗澡的时候看见心里不是滋味
solution > 所以这学期我就给换了这款护脊包
feature > 空包六百八十克，背板是带弧度的EVA
feature/benefit > 胸前这个扣不光是装饰，它把分量往胯上分
testimony > 我家那个说，妈，今天好像少带了一本书
action > 左下角四个颜色，男孩女孩都有，自己选

## 种草笔记｜n｜identity
hook > 怀里有个夜醒宝的姐妹，进来坐会儿🌙
before/pain > 以前半夜换尿布我都摸黑，开大灯娃直接精神到四点
solution/context > 直到月子里护工阿姨塞给我一盏小蘑菇
feature > 琥珀色的光，拍一下亮，再拍一下更暗
after/benefit > 现在换完他眼皮都不抬一下
evidence/feature > 充一次电我用了九天多吧，没认真记
twist/pain > 缺点也说：底座有点滑，我垫了块隔热垫
action/summary > 需要名字的评论扣个“灯”

## 知识科普｜n｜question
hook > 孩子发烧抽过去了，嘴里到底要不要塞东西？
solution/point > 不塞，筷子勺子手指头，统统不塞
agitate/why > 牙关紧闭的时候硬撬，牙掉了呛进气管比抽搐更要命
how > 把他侧过来躺，领口松开，旁边的硬东西挪走
how > 看一眼钟，记住从几点几分开始的
how/action > 超过五分钟还没停，打120，别自己开车
why/context > 这种多见于半岁到五岁，叫热性惊厥，大部分几分钟自己会缓
summary > 记住两个字就行：侧，等

## 教程｜n｜promise
hook > 十分钟，让你学会给课本包书皮，不用胶带也不鼓包
how > 第一步，把书摊开压在纸上，上下各留三指
how > 沿着书脊剪两个小豁口，像给衣服开衩那样
how > 豁口那块往里折，塞到书脊后面去
how/point > 注意封面合上再折边，摊着折一准儿绷
how > 最后四个角斜着叠进去，拿尺子刮一遍
save > 开学前一晚你会用得上，先存着

## 剧情对话｜n｜dialogue
hook/context > 儿子：妈，老师让明天带一个“不值钱但很重要”的东西
context > 我翻箱倒柜，找了他满月的脚印泥、掉的第一颗牙
context/pain > 他都摇头，说这些都太贵了
twist > 第二天老师发来照片，他举着一张超市小票
twist/context > 背面是我写的：冰箱里有粥，热三分钟，妈妈十点回
punchline/summary > 他说，这个我攒了四十一张

## 探店｜n｜result
hook > 先说结论：这家亲子游泳馆，我交了年卡
context > 它藏在河西万达后面那条小路上，门脸特别不起眼
evidence/feature > 水温牌子挂在池边，我去那天写的是32.4度
feature/evidence > 更衣室有暖风，地上铺的那种软胶，光脚不冰
testimony/evidence > 教练姓邢，哄哭娃有一手，我家那个进水前嚎，出水后不肯走
twist/pain > 要挑刺的话，周六下午人多得像下饺子
action/point > 建议约工作日五点那节，停车从南门进

## 测评｜n｜number
hook > 三个保温饭盒，六个小时，谁中午还是烫的
how/setup > 早上六点半同时装进刚出锅的排骨饭，塞书包，不动
evidence > A款，一百二，中午十二点半量出来51度
evidence > B款，六十九，量出来48，差得不算远
evidence > C款，网红那个两百六，43度，盖子还漏了点汤在布袋上
evidence/advantage > 清洗上B最省事，胶圈一抠就下来
summary/point > 我的排法：B，A，C先放放
trust > 都是自己掏的钱，没人给我寄

## 情感观点｜n｜contrast
hook/before > 三年前我在写字楼里改PPT改到凌晨，现在我每天四点半站在校门口举牌子
context > 我是个小托班老师，手里二十三个娃
pain/context > 刚辞职那会儿我爸半个月没跟我说话
context/twist > 有天他来店里送饺子，正赶上一个小女孩抱着我腿不撒手
twist/context > 他站了一会儿，把围裙系上了，说，我来盛饭
after/summary > 现在周三周五的晚饭都归他
punchline > 有的工作体面在名片上，有的体面在小孩的胳膊上

## 情感观点｜n｜counter
hook > 别再夸孩子“坐得住”了
context/agitate > 六岁的小孩能一动不动坐四十分钟，我第一反应是担心
why/evidence > 他的前庭他的手他的腿，本来就是靠动长出来的
question/pain > 有人会说，那课堂纪律怎么办
solution/point > 纪律管的是别打扰别人，没管他能不能晃脚
summary/punchline > 让他晃吧，耳朵是竖着的就行

## 公众号长文｜n｜counter,loss
hook > 暑假最贵的不是营地费，是你报错了之后那空耗掉的十四天
pain/setup > 上周我们收到一位读者来信，她给女儿报了一个“野外探险营”，结果孩子在宾馆会议室里看了九天纪录片
agitate/pain > 翻合同，行程那栏写着“视天气调整”
agitate/evidence > 她问退费，对方回了三个字：在走流程，走到了开学
solution/how > 我们把能在付款前问清楚的事列成了四条
point/how > 一问住宿地址，二问师生比，三问雨天方案，四问带队的人有没有急救证
point/action > 四条里有一条答得含糊，就先别交定金
punchline/summary > 好的营地不怕你问，它比你更怕出事

## 直播切片｜s｜promise
hook > 来 新进来的妈妈别走 两分钟我让你看懂奶粉罐背面那张表
how/point > 先找第一行 生牛乳还是脱脂乳粉 谁排在前头谁占得多
how/point > 再往下扫 看有没有白砂糖 麦芽糊精这几个字
evidence/feature > 我手上这罐 来摄像头拉近 你自己念 没有吧
trust > 我不说它是最好的 咱就说配料表咱看得明白
action/benefit > 今天这个价是三罐一组 送一个防胀的分装盒
action > 拍的时候备注宝宝月份 段数发错了找我

## 带货口播｜n｜identity
hook > 会弹琴又带得住小朋友的老师，看这里
context/trust > 我们在佛山南海有两间琴房，学员一百一十来个，多数四到九岁
context/feature > 招启蒙老师两位，周末全天，平时傍晚两节
benefit > 课时费95起，带满三个月的按六成五分
benefit/advantage > 不打卖课电话，续费的事前台管，你只管教
action > 发一段自己弹的视频到店长微信，不用剪

## 种草笔记｜n｜scene
hook/context > 晚上九点四十，店里最后一辆遥控车装好电池了
setup/context > 客人是个刚下夜班的爸爸，明天他闺女过六岁生日
pain/setup > 他说您给我试试，别到时候不跑，我丢人
evidence/how > 我俩蹲地上开了三圈，撞倒一排恐龙
feature/summary > 包装纸是免费的，蝴蝶结我打得一般，凑合看
action > 明天照常九点开门

## 非营销｜n｜none
solution/hook/context > 关于本周四提前放学的通知
why/context > 因区里教研活动，周四下午安排调整
point/solution > 一至三年级15:10放学，四至六年级15:30
how > 坐校车的同学仍在操场东侧集合，车次不变
point/action > 需要托管的家庭请在周三中午前于群接龙登记
point > 接送人有变动的，务必提前告知班主任
summary > 谢谢各位家长配合

## 带货口播｜s｜conflict
hook/pain > 婆婆说买一米二的 老公说买八十的 我说你俩别争 买能升降的
solution/context > 就这张书桌 从五十二厘米摇到七十六
feature/advantage > 手摇的 没电机 坏不了啥
feature/benefit > 桌板能抬到四十度 写字的时候本子迎着脸 不用脖子去找它
benefit > 从大班坐到初三 中间不用再搬第二张上楼
evidence > 我踩上去给你看啊 我一百三十六斤 它没晃
question/pain > 之前直播间有人问味道大不大
trust/point > 松木的嘛 刚拆有股木头味 开窗放两天
action > 今天拍送货到家 师傅给你装 装完箱子带走

## 种草笔记｜n｜result
hook/after > 我女儿自己把一整套桥梁书看完了！！四十本！！
before > 去年这时候她看见没图的页就把书合上
solution > 转机是图书馆一位志愿者奶奶推的这套
feature > 一页四五行字，隔两页来张跨页图
feature/hook > 讲一只狐狸开邮局，老寄错信
benefit/testimony > 她笑着笑着就忘了自己在识字
trust > 印刷有一点点重影，第17本，找店家换了
action/summary > 一二年级都行，先去借一本试试水

## 知识科普｜n｜negative
hook > 不是所有扁平足都需要垫鞋垫
context/why > 三岁以前脚底那块肉厚，足弓藏着，看上去都是平的
how/point > 想知道要不要紧，让他踮脚站
point > 踮起来弓就出来了，这种叫柔软性的，多半不用管
point > 踮起来还是一片平，或者走一会儿就喊疼，去看骨科
why/agitate > 鞋垫替脚使劲，小腿后面那些小肌肉就偷懒了
solution/advantage > 光脚踩沙子、用脚趾夹弹珠，比垫子便宜
summary/punchline > 先踮脚，再决定

## 教程｜n｜pain
hook/pain > 还在为孩子的姓名贴洗两水就掉发愁？
why/context > 十有八九是你贴早了，新校服上有一层浆
how > 先下一遍清水，晾干，别放柔顺剂
how > 熨斗调到棉麻那档，把蒸汽关掉
how > 隔着烘焙纸压，数十二个数，别来回蹭
how/point > 烫完不要马上揭，等它凉透
how/point > 领子后面太硬，可以贴到洗标背面
evidence/testimony > 我家这件从九月洗到现在，边都没翘
save/action > 新生开学那晚翻出来照做

## 剧情对话｜n｜suspense
hook > 校车上少了一个孩子，司机却把车开走了
agitate/setup > 车载电话响了三遍，随车老师急得站起来
agitate/setup > “马师傅，停车！乐乐没上来！”
twist/setup > 马师傅没回头，一脚油拐进了菜市场那条巷子
setup/context > 车停在一个豆腐摊前，他按了两下喇叭
twist > 乐乐从摊子后面钻出来，手里捧着半碗豆花
why/point > 原来他爸今早腿摔了，没人送他走那一站
punchline/trust > 马师傅说，顺路，绕不了几脚油
punchline/summary > 那本登记簿上，这一站后来一直写着“豆腐摊”

## 探店｜s｜counter
hook > 商场里那种亮晶晶的玩具店 我劝你少去 真没啥意思
solution/twist > 我今天带你来的是老厂区一个铁皮房
feature > 进门左手全是木头的 陀螺 华容道 手摇鼓
trust/feature > 老板姓库 是个退休钳工 坏了的他当场给你修
testimony/evidence > 你看我儿子蹲那儿四十分钟了 一声没喊我
feature/benefit > 最便宜的竹蜻蜓三块 还让你先飞两把
trust/feature > 厕所得去隔壁汽修店借 这个提前说
action/point > 导航搜“红星机械三号门” 周一歇着

## 测评｜n｜question
hook > 手推、遛娃神车、双向高景观，带娃坐高铁到底推哪辆？
trust/context > 我借了闺蜜两辆加自己一辆，从徐州东坐到虹桥
point/evidence > 高景观过安检要拆，我一手抱娃一手找卡扣，后面排了二十个人
point/evidence > 神车折得快，可是睡着躺不平，脑袋歪成小老头
point/evidence > 伞车能塞行李架，轮子太小，站台那条缝卡了一下
summary/point > 单程俩小时内伞车，要过夜的话神车加个颈枕
summary/point > 高景观嘛，留在小区晒太阳
action/summary > 你们坐车咋带的，说说

## 情感观点｜-｜result
hook > 五十一岁，我考下了游泳救生员证。
before > 之前我是厂里管仓库的，下水只会狗刨。
why > 起因是孙子在池子里呛了一口，我站岸上，脚跟钉住了似的。
setup/context > 报名那天人家小伙子问，叔，您陪谁来的？
setup/how > 两百米我游了六回才过，耳朵里进水发炎，滴了一礼拜药。
after > 现在我一三五在社区池边坐着，脖子挂哨。
punchline/after > 孙子管我叫“高凳子上的爷爷”。

## 情感观点｜n｜dialogue
hook > “你家孩子怎么连个兴趣班都不上？”——电梯里，一位不太熟的邻居
context/setup > 我当时笑笑，回家想了一晚上
twist/context > 我家孩子的兴趣，是跟楼下修表的老头唠嗑
point/evidence > 他知道游丝是什么，知道上弦不能拧到死
point/agitate > 这些没有考级，也没人发证书，于是不算数
twist/point > 可是我们说的“兴趣”，什么时候要按学期收费了
punchline/summary > 有师傅，有手艺，有他乐意，够了

## 公众号长文｜n｜trend
hook > 秋招疫苗季到了，群里又开始问“流感针到底打不打”
context > 昨天一天，后台收到三十七条一样的问题，索性一起回
why/point > 流感疫苗每年换毒株，去年打的今年不顶用
point/solution > 六个月以上没有禁忌的都能打，上幼儿园的更该往前排
question > 鸡蛋过敏还能不能打
solution/point > 现在多数指南不再把它列成禁忌，去有抢救条件的门诊，跟医生讲清
how/point > 打完坐满半小时再走，胳膊红一小块，凉毛巾搭一搭
point/trust > 当晚低热的孩子有一些，多数第二天自己退
action/point > 别等班里躺倒一半才去排号，起效要两周
save/action > 门诊电话我们按区列在文末，截图就成

## 直播切片｜n｜pain,question
hook/pain > 孩子写字趴桌上那个姿势，你吼了多少回了？
agitate/pain > 嗓子都吼哑了，他回你一句“我没趴啊”
solution/context > 今天不吼，咱给笔上套个小东西
feature > 食品级硅胶，三个指窝，大拇指放蓝的，食指放绿的
benefit/feature > 攥错了它硌手，自己就挪回去了
question/testimony > 有宝妈说我家孩子用了三天还趴
trust/twist > 对，它管手，不管腰，桌椅高矮你得另看
action > 一板六个九块九，库存显示还有四百来单
action/summary > 拍完打个“已拍”，我让客服先发江浙的

## 带货口播｜n｜question
hook > 一条街三家文具店，凭什么第四家还能活？
context/solution > 因为我们不只卖笔
feature/solution > 社区小文具＋打印＋代收快递，六十平起
evidence/testimony > 芜湖那家开了十四个月，光打印一项把房租顶了
benefit/feature > 货架、收银系统、首批八百个单品，我们配好拉过去
benefit/trust > 卖不动的季节款，开学后三十天可以退
question/context > 加盟要多少
trust/feature > 不收加盟费，保证金两万，关店退
action > 想去店里待一天看流水的，约

## 种草笔记｜-｜counter
hook > 别买新的了！
pain/context > 上周那台小提琴，1/4的，孩子长得快，拉了八个月就小了。
solution/action > 拿来我这儿，换1/2，补个差价就走。
evidence/testimony > 老琴音色反倒开了，昨天有个老师试完站那儿不说话。
benefit/action > 松香和肩托算我送的。
action > 周日下午在店，来之前吱一声。

## 非营销｜n｜none
solution/hook/context > 山药鸡茸小馄饨（一岁半以上）
solution > 鸡里脊150克，铁棍山药一小截，馄饨皮二十张
how > 山药带皮蒸熟再剥，手不痒
how > 鸡肉剔掉白筋，跟山药一块打成泥，别加盐
how > 筷子尖挑一点抹皮上，对折一捏就行
point > 皮要小，大人那种一口咽不下去
how > 水滚下锅，浮起来再点半碗凉水
summary/how > 汤里撕点紫菜，滴两滴核桃油

## 带货口播｜n｜negative,counter
hook > “儿童水杯”四个字印上去就能给儿童用？还真不是
how/pain > 你拿指甲抠一下吸嘴，能抠下白沫子的，扔
solution/context > 我挑了一个春天，留下这一只
feature > 吸管是一根到底的，拆开就两截
advantage/feature > 没有那种藏着转弯的小阀，奶垢没地方躲
evidence > 我用了三个月的在这儿，剪开给你看，白的
benefit > 妈妈刷杯子从四分钟变成一分来钟
trust/pain > 它不保温啊，冬天别拿它装热水
feature/action > 350和480毫升两个，小班的拿小的

## 种草笔记｜s｜suspense
hook > 谁懂 我花十九块买了个让娃主动收玩具的东西 最后一张图才是本体
pain/before > 我家客厅平时跟被抢过一样 积木能从阳台铺到厕所
solution/feature > 其实就是一块圆垫子 边上穿了一圈抽绳
how/feature > 玩的时候摊开 玩完揪住绳子一拽 变个大包袱
testimony/benefit > 我儿子觉得自己是圣诞老人 扛着满屋走
after/benefit > 从此我脚底板没再踩过乐高
trust > 布料一般 洗过有点缩边 这价我认

## 知识科普｜n｜conflict
hook > 老人说黄疸晒晒就好，医生说得照蓝光，到底听哪头
why/context > 先弄明白，黄的是胆红素，新生儿肝脏还没学会把它排出去
why/evidence > 隔着玻璃晒，能起作用的那段光被挡掉大半
agitate/why > 直接晒呢，皮肤薄，晒伤和脱水来得比退黄快
solution/point > 数值过线了，就照蓝光，别犹豫
point/solution > 没过线的，多喂，多拉，胆红素跟着便便走
point/action > 黄到手心脚心、嗜睡叫不醒、不肯吃，当天就去
punchline/summary > 太阳可以晒，当散步，不当药

## 教程｜s｜number
hook > 四个动作 教你看懂小孩是不是真会换气
point/how > 一看下巴 抬头吸气的是没学会 侧着嘴角出水的才算
point/how > 二听声音 水里咕噜噜一串泡 出来“啊”一下
point/how > 三数次数 连着五口不停不慌
point > 四瞧脚 换气的时候腿不往下掉
twist/pain > 好多家长只看游了几米 那是憋过去的
how/action > 下回去池边 蹲低一点看 站着瞧不清
save > 这条先收着 验课那天掏出来

## 剧情对话｜n｜conflict,scene
hook/pain > 家长会上，两个妈妈为一块橡皮吵起来了
setup/agitate > 一个说你儿子拿了我女儿的，一个说我家不缺这两块钱
setup/agitate > 班主任夹在中间，手里粉笔都掰成了三段
twist > 门开了，两个小孩手拉手进来喝水
twist > 女孩掏出半块橡皮：妈，我俩一人一半，切的时候他还让我先挑
after/setup > 屋里静得能听见饮水机冒泡
punchline/summary > 大人争的是整块，小孩早分好了

## 探店｜n｜identity
hook > 住在城南、孩子两岁以上、周末没地儿去的，记下这家
solution/context > 叫“泥巴外婆”，半个院子是沙，半个院子是菜
feature > 沙是水洗过的白沙，旁边有个压水井，小孩能压一上午
feature/benefit > 雨靴和罩衣不另收钱，尺码到26
feature/hook > 十一点半开饭，大铁锅焖的土豆饭，锅巴抢着要
trust/pain > 蚊子多，真的多，长裤穿上
evidence/testimony > 我们两大一小花了一百六十八，待到三点半
action/summary > 提前一天打电话，老板娘不看微信

## 测评｜n｜counter
hook > 护眼灯越贵越护眼？我把九盏灯拿去量了一遍，不是那么回事
how > 桌面四个角加中间，各测一次照度
evidence > 贵的那盏中间亮得发白，角上只剩三分之一
evidence/twist > 最让我意外的是一百五的长条灯，五个点差不到两成
why > 道理简单，灯头宽，光就铺得开
evidence/point > 有两盏手机一拍满屏条纹，直接出局
point/feature > 开关手感另说，旋钮的比触摸的不容易误碰
summary/solution > 预算二百以内买宽头的，别的钱省着换椅子
action/trust > 数据表放评论区，仪器是跟摄影店借的

## 情感观点｜n｜dialogue
hook/context > “你要是敢走，就别认我这个妈。”二十六岁那年，她在电话里这么讲
context > 我那会儿刚签了一家山里的幼儿园，从县城过去还得坐一小时三轮
setup/pain > 头一个冬天，水管冻裂，我用电饭锅化雪给娃洗手
setup/context > 打电话回家，响两声就挂
twist > 第二年三月，园里收到个纸箱，三十七双棉手套，大小不一
evidence/setup > 针脚我认得，起头那一针她总爱绕两道
evidence/setup > 我数了数，正好一个娃一双
punchline > 她没原谅我，她只是怕娃冻着

## 情感观点｜s｜negative
hook > 不是所有“为你好”的补课 都补在孩子缺的地方
trust/evidence > 我带初三化学十一年 来的学生一半缺的是觉
evidence/pain > 眼圈青着 坐下五分钟开始点头
agitate/point > 你给他加一节 他就在我这儿少听半节
context/question > 家长说别人都补
evidence/agitate > 别人家的分数条你看过没 有的补完掉了八分
punchline/solution > 先睡够十天 再谈缺哪章

## 公众号长文｜n｜scene
hook/context > 凌晨两点一刻，儿科急诊的叫号屏停在116，一位父亲抱着孩子来回走
setup/pain > 孩子四岁，肚子一阵一阵地疼，疼起来蜷成虾，过一会儿又能玩手机
setup/pain > 他以为是晚上吃多了，揉了两个钟头
twist/solution > B超出来，肠套叠
why/context > 简单说，一截肠子钻进了另一截，像袖子翻进袖筒
point > 阵发性哭闹、呕吐、果酱一样的大便，三样不必凑齐，有两样就该来
benefit/solution > 来得早，打气灌肠能顶开，多数不用开刀
agitate/why > 拖过一天，肠子缺血，就是另一回事了
testimony > 那位父亲后来跟我们说，他最后悔的是那两个钟头的揉
punchline/summary > 肚子疼会挑时间骗人，别被中间不疼的那十分钟哄了

## 直播切片｜s｜loss
hook/agitate > 你家那罐奶粉开了盖 超过一个月还在喝 等于白白把后半罐的营养倒了
agitate/why > 氧气一进去 油脂先变味 益生菌先歇菜
solution > 所以我们这个厂家做了小罐 四百克 二十来天见底
feature > 盖子里头带刮平口 勺子有地方躺
trust > 价格我不瞒 单克比大罐贵三分钱
benefit/advantage > 但你不倒啊 不倒就是省
action > 要两罐装的拍一号 要六罐的拍三号
action > 有券 在右上角那个红包里 自己戳

## 带货口播｜n｜scene
hook/context > 早上六点四十，我们的第一辆校车已经热好发动机了
context/solution > 车队现有十九台，跑合肥滨湖四所小学
context/solution > 招随车照管员八名，四十五岁以下，带过孩子的优先
feature/benefit > 早班六点半到八点，晚班三点四十到五点半，中间你自己的
benefit > 一个月2600，缴工伤，寒暑假发六成
how/feature > 上岗前培训三天：点名、急救、锁车前走到最后一排
action > 本人带身份证来队部找丁姐，别寄简历

## 种草笔记｜n｜identity
hook > 家里有准一年级的，瞅一眼
feature/solution > 田字格本新到两箱，纸比去年厚，橡皮擦三遍不起毛
feature/testimony > 封面没有动画片，就是素的，老师喜欢
feature/benefit > 十本一捆，十二块，散的一块五
testimony/evidence > 早上卖面条的刘姐一口气拎走四捆，说给侄子们
action > 店里有，晚上八点关

## 非营销｜s｜none
hook/context/solution > 各位家长 中二班下周五去消防站参观
solution > 上午九点发车 十一点半回园
how/point > 请给孩子穿园服和运动鞋 别穿凉鞋
point > 水壶装半壶就够 路上只有一次上厕所
point/how > 晕车的提前告诉小阮老师 给排前座
action > 不参加的私信我 留园由大班吕老师照看
summary > 照片回来统一发群相册 不用催哈

## 带货口播｜n｜trend
hook > 六一到了，给娃的礼物该换换口味了哈
pain/context > 去年送的那个会唱歌的狗，响了三天，没电以后躺床底下长毛
solution > 今年整点能动手的，小木匠工具箱
feature > 锤子柄是榉木，锯条不开刃，夹子能夹住真木板
feature > 配二十块松木片，带图纸，能钉个鸟窝
testimony/evidence > 我外甥昨天钉歪了七个钉子，第八个正了，满屋子喊人看
benefit > 一下午没碰平板，你算算值不值
trust/point > 五岁以下大人得在边上坐着，这话我得说
action > 库里三百套，六一前到货的截止二十七号中午

## 种草笔记｜n｜counter
hook > 劝你别再给孩子买带小马达的电动橡皮了🙃
pain/why > 擦两下嗡嗡响，全班回头，老师收走第三块了
solution/context > 我换了这种最土的4B美术橡皮，切成小方块
how/benefit > 一块能切六份，棱角擦竖撇刚好
benefit/evidence > 本子不破，渣子成条，一吹就走
evidence/benefit > 一大块两块五，用到期中还剩俩
evidence/feature > 味道也没有，我凑近闻过
punchline/summary > 土归土，好使

## 知识科普｜s｜counter
hook > 别再拿酒精给发烧的娃擦身子了
why > 皮肤薄 酒精能从毛孔进去 擦多了人会迷糊
why/agitate > 再说他一哆嗦 血管缩起来 热更散不掉
how/solution > 想让他舒服点 温毛巾 擦脖子 腋窝 大腿根
how > 水摸着不烫不凉 手腕那块试
how/point > 手脚冰的时候先捂脚 手脚热了再解衣服
action/point > 三个月以下的烧到三十八 别在家折腾 走
punchline/summary > 退烧不是跟体温计较劲 是让人好受

## 教程｜n｜scene
hook/context > 星期天晚上十点，娃突然说：明天要交一个会转的风车
solution/context > 别慌，家里有一张A4、一根吸管、一个图钉就够
how > 纸裁成正方形，对角折两道印
how > 沿印子剪到离中心一拇指的地方，别剪穿
how > 四个角隔一个往中间按，别八个全按
how > 图钉穿过去，后面垫一粒小珠子，转得顺
how/point > 钉尖用橡皮头堵上，不然扎手
after/punchline > 吹一口，能转，睡觉

## 剧情对话｜n｜scene
hook/context > 傍晚六点，琴行门口，一个男人坐在台阶上吃凉皮
setup/hook > 他每周三都来，听完四十分钟就走
setup/context > 老师以为是哪个学生的家长，没问过
question/pain > 有一天前台忍不住：您孩子在几号琴房？
twist/point > 他擦擦嘴说，我没孩子，我在对面工地
why/context > 小时候教堂里有架琴，让摸过一回，就那一个调子，忘不掉
after/twist > 下个周三，一号琴房的门开着，谱架上写着：试听，免费
punchline/after > 他洗了三遍手，才敢坐下

## 探店｜n｜number
hook > 五间教室、一个厨房、两只兔子，这家托班我逛了三趟
context > 在老干部活动中心二楼，原先是个棋牌室
feature > 每间房都有一扇落地玻璃，站走廊能看到娃
feature/evidence > 厨师姓贺，菜谱贴墙上，今天是虾皮蒸蛋、冬瓜丸子
evidence/trust > 我偷偷看了垃圾桶，尿布是单独扎袋的
testimony > 等接娃的外公说，他家孙女以前见门就哭，现在进门先找兔子
trust/pain > 短板是没有电梯，婴儿车得扛
action/summary > 月费3200，可以先上半天三天，我建议先试

## 测评｜s｜contrast
hook > 左边二十九块的泡沫书包垫 右边一百九的记忆棉 背一个礼拜什么样
how/context > 双胞胎 一人一个 书一样多 换着背不许作弊
evidence > 周三 左边那个中间已经塌了个坑
evidence > 周五 右边还弹着 但是捂汗 后背湿了一块
testimony > 哥哥说左边像没有 弟弟说右边像背了个枕头
evidence/trust > 称了下 记忆棉自己就重一百三十克
summary/point > 走路十分钟内的别折腾 走半小时的上好的
summary/trust > 天热这俩都不如透气网 下期测

## 情感观点｜n｜result,suspense
hook > 我用一通电话，把干了七年的店作没了
before/context > 那年我在温江开童鞋店，老客多，不愁卖
pain/setup > 一个妈妈来电话说鞋底开胶，我正进货，冲人家嚷了两句
twist/agitate > 她没吵，在业主群里写了一段，四百个人的群
agitate/after > 三个月，门口的风铃我都能数清响几下
setup/twist > 关店前一天，我拎双新鞋去她家敲门
twist/summary > 她儿子开的门，脚上还穿着那双，拿502粘过的
punchline/after > 现在我给人修鞋，每双底子我先掰三遍

## 情感观点｜n｜question
hook > 一个老师凭什么要替三十个家庭回晚上十点的微信？
context > 上周的新闻大家都看了，班主任把群设成了“工作日八点到五点”
pain/context > 骂她的人说，交了学费就该随叫随到
twist/why > 可是学费买的是课，不是她的晚饭
evidence/testimony > 我表妹教四年级，她闺女管手机叫“妈妈的另一个小孩”
solution/point > 急事打电话，不急的写纸条，过去几十年也这么过来了
punchline/point > 老师有关灯的时间，第二天才有亮着的眼睛

## 公众号长文｜n｜question
hook > 为什么同一个钢琴老师，教出来的孩子差那么远？
trust/setup > 我在这行二十二年，被问过不下五百遍
twist/solution > 我的回答一直让家长失望：差在家里那二十分钟
evidence/setup > 有两个女孩，同一天开的蒙，一个的妈妈每天坐旁边说“不对，重来”
evidence/setup > 另一个的外婆耳背，坐那儿打毛线，弹完就拍手
twist > 三年后，先放弃的是弹得更准的那个
why/punchline > 手指会记住指法，心会记住坐在那张凳子上是什么滋味
solution/how > 所以我现在给家长布置的作业只有一条：听，别改
summary/trust > 改音是我的活儿，您的活儿是让她明天还愿意掀琴盖
punchline/summary > 毛线打完没关系，再起一团

## 直播切片｜-｜dialogue
hook > 刚有位姐问我：“主播，你自己家娃用不用？”
testimony/trust > 用，来，镜头给到我身后，那个掉了漆的就是。
evidence/trust > 坐了一年半，轮子磨成这样，没换过。
feature > 这个车我最看中刹车，一脚，两个后轮一起锁。
evidence/how > 我把它放斜坡上，松手，诶，不动。
question/context > 底下有人刷贵，我看见了。
advantage/why > 贵在轴，别家塑料的，它里头是钢珠。
action > 一号链接带雨罩，二号不带，差四十，南方的拿一号。

## 带货口播｜n｜number,result
hook > 去年签下来的七个县城代理，六个续了
trust/evidence > 没续那个是回家生二胎去了，货盘给了她表弟
context/trust > 我们做幼儿园被褥，棉花在阿克苏，厂在高阳
how/feature > 你负责跑园长，样品、报价、尺寸我们寄
benefit > 一套留你二十二到三十五，一个园少说一百二十套
benefit/trust > 不压货，园里打款了再生产
trust/pain > 话说前头，旺季就七八月，别辞职来干
action/summary > 想先看样的，报地址，运费到付

## 种草笔记｜s｜question
hook/question > 有没有人知道为啥小朋友都爱蹲在收银台底下？
setup/context > 今天来了四个 全蹲那儿 像蘑菇
twist/setup > 后来我自己蹲了一下 哦 看得见抽屉反面贴的贴纸 2019年的
why/twist > 是我闺女贴的 一只掉了腿的章鱼
after/punchline > 行吧 那块地方以后不堆货了
action/summary > 书店明天十点开 蘑菇们来

## 非营销｜n｜none
hook/context/solution > 会议纪要：9月家委会第一次例会
solution > 时间：周六下午两点；地点：图书角；到会十一人，请假两人
point > 一、班费每人八十，多退少补，账目由孟爸爸管，学期末公示
point > 二、秋游定在植物园，不请旅行社，家长轮流跟车
point/pain/setup > 三、教师节不集体送礼，有三位家长不同意，按多数
how/point > 四、图书角每周换一次书，谁家看完的可以捐
action > 待办：曾妈妈问大巴，本周四前回话
summary > 散会前吃了秦爷爷带的柿子

## 带货口播｜s｜pain,question
hook/question > 你家小孩晚上磨牙那个声音 你听着瘆不瘆
pain/agitate > 我跟他爸俩人坐床边 跟听锯木头似的
why/context > 去查了 不是虫子 是白天咬合累的
solution > 牙科护士让我们睡前练十分钟咬肌放松 配这个软胶咬咬条
feature > 有厚有薄 厚的给上半年换牙的
trust/point > 它不治病啊 医生让戴牙垫的你听医生的
benefit/testimony > 起码娃乐意咬 像啃牛肉干
action > 一盒三条 煮开水消毒就行 链接挂着呢

## 种草笔记｜n｜pain,identity
hook/pain > 每天早上扎辫子扎到母女决裂的，举个手🙋
agitate/pain > 一个哭一个吼，最后还是歪的，出门时候谁也不理谁
solution > 美发店妹妹教我用这种细齿尾梳＋小皮筋套装
how/benefit > 尾巴那头从眉峰往后划一道，缝儿自己就直了
feature/benefit > 皮筋是包了线的，剪的时候不带头发
after/evidence > 昨天破纪录，四分半，她还哼着歌
testimony/evidence > 幼儿园老师问我是不是换了奶奶扎
trust > 梳子尖，别让小的拿着跑
save/summary > 图四有我画的分区，收着慢慢练

## 知识科普｜n｜number
hook > 七种“假性近视”的说法，六种站不住
context/solution > 真正能叫假性的，只有睫状肌抽筋那一种
how/question > 怎么分？散瞳，让那块肌肉彻底松掉再验
point/how > 松了度数没了，假的；松了还在，真的
pain/agitate > 最容易骗人的是“按摩七天恢复视力”
why/evidence > 他测之前让娃看手机，测之后让娃看远，自然多认两行
point/solution > 八岁以下初次验光，散瞳这步省不得
point/trust > 散完会怕光、看近糊，戴个帽子，第二天别排考试
action/punchline > 花冤枉钱之前，先花三十块滴眼药

## 教程｜n｜result
hook > 先看成品：这一本错题本，期末只剩八页
context/solution > 秘诀不在抄，在撕
how > 用活页，一题一张，正面题，背面写“为什么错”
how/point > 为什么那栏不许写“粗心”，写清是漏看了单位还是正负号
how > 每周五翻一遍，能讲给我听的，撕掉
how > 讲卡壳的，右上角折一下，下周再来
how/why > 折到第三道印还不会，那是知识点没通，找老师
benefit/testimony > 孩子越撕越上头，跟拆快递一样
feature/action > 本子哪种都行，能拆开就成

## 剧情对话｜s｜contrast,suspense
hook > 白天她是凶得要命的教导主任 晚上她在路灯底下卖烤红薯
setup > 学生们都不知道 只知道她下班走得急
setup/twist > 那天班里的调皮大王去买红薯 一抬头 腿软了
setup/pain > “主任……我、我作业写完了”
twist > 她把最大的一个塞给他 说 别声张 我替我爸看摊呢 他住院
after/context > 第二天晚上 路灯底下多了六个穿校服的 排着队
punchline/summary > 最前头那个喊 老板 来一个凶的

## 探店｜n｜scene
hook/context > 下雨天，下午三点，我带俩娃躲进了一家缝纫铺
setup/twist > 本来只想等雨停，结果待到人家关门
solution/context > 铺子叫“补丁”，专门给小孩改校服、缝名字
feature > 墙上一排线轴，有两百多个颜色，女儿一个个认
feature/testimony > 老板娘给她一块边角料，教她打了个死结，说这就叫会缝了
evidence/feature > 我改了一条裤腰，十二块，松紧是现穿的
action/point > 人民路老邮局往里走，认门口那盆薄荷
punchline/summary > 雨停了，没人想走

## 测评｜n｜conflict
hook/pain > 店员说大轮好推，推过的妈妈说大轮占地方，我决定自己推
how/context > 石板路、草地、地铁缝、超市通道，四关
evidence > 石板路大轮赢，娃在里头睡着了，小轮那边颠得像筛豆子
evidence > 超市通道小轮赢，转弯贴着货架走，大轮蹭倒一摞薯片
evidence/twist > 草地上居然打平，都不好推
evidence/trust > 地铁缝小轮卡了两回，一位大哥帮抬的，谢谢他
summary/point > 家门口路烂买大轮，天天逛店买小轮
punchline/summary > 没有好轮子，只有你家门口那条路

## 情感观点｜n｜number
hook > 一千一百零三天，我给女儿写了一千一百零三张便当纸条
why/context > 头一张是因为她上小学第一天，中午吃着吃着哭了
setup/evidence > 我写的啥呢，“豆角是外婆掐的，她问你好”
setup/context > 后来什么都写，天气，笑话，隔壁狗生了
twist/pain > 五年级有天纸条原样带回来，她说妈，同学看见了
agitate/setup > 我说行，那不写了，心里空了一块
twist/summary > 隔天我上班打开自己的饭盒，里面躺着一张
punchline/summary > “今天的饭是你做的，辛苦了。狗崽送人了吗？”

## 情感观点｜n｜loss
hook/point > 把暑假塞满，等于白白扔掉孩子一年里唯一会无聊的日子
why > 无聊是个好东西，人只有没事干的时候才会自己找事
evidence/testimony > 我小学三年级的暑假，用废报纸糊了一座塔，后来我学了土木
pain/twist > 可现在一提空着，大人比孩子还慌
pain/agitate > 上午编程下午轮滑，晚上英语外教，行程比我老板还满
agitate/question > 他要是九月写作文《我的暑假》，写哪一节课呢
action/solution > 空两个星期吧，让他闲到去研究蚂蚁

## 公众号长文｜n｜counter
hook > 别急着给孩子断夜奶，先看看你家的三张表
context/pain > 每到秋天，断夜奶的帖子就热一轮，哭三天、哭五天、分房、贴膏药
trust/point > 我在儿保科坐诊，最怕的不是哭，是断得不是时候
point/how > 第一张表是体重曲线，往下掉了一格的，先缓缓
point/how > 第二张是白天奶量，六月龄还不到七百毫升，夜里那顿在替白天还账
point/how > 第三张是睡眠记录，写够一周，看他是饿醒还是翻身醒
testimony/evidence > 上月有个妈妈写完第三张表自己笑了，原来每次醒都是爸爸打呼
how/solution > 三张都没毛病，再从后半夜那顿开始，每三天少三十毫升
point/how > 生病、换人带、出远门，这三样撞上一样就停
summary/punchline > 表填明白了，有一半的人其实不用断

## 直播切片｜s｜identity
hook > 娃在长牙 一天换八条口水巾的妈妈 你先停一下手指头
pain/agitate > 脖子底下那一圈红的 一擦他就躲 对吧
solution > 这个是六层纱布的围嘴 三百六十度的 湿了转一转
feature > 按扣没有镍 颈围两档
evidence > 我拿半杯水倒上去 你看桌子 干的
benefit/feature > 洗完它不硬 越洗越蓬
action/feature > 五条一组 颜色随机 真随机 别指定哈
action > 三 二 一 上车

## 带货口播｜n｜pain
hook/pain > 做托管班，最怕的是不是五月就开始愁九月的生源？
agitate > 传单发了三千张，来问的七个，报名的一个，还是你侄女
solution > 我们帮县城托管做“作业辅导＋体能”双时段，招一批合作校
feature/how > 体能老师我们派，器材我们搬，你出场地和孩子
evidence/testimony > 泗阳一个点，四十个娃变七十二，靠的是傍晚那一小时跳绳
benefit/trust > 头两个月不分成，成了再签
trust/point > 场地得有八十平、两个出口，消防过不了的不谈
action > 留县名和学校名，一周内有人上门看

## 种草笔记｜n｜suspense
hook > 猜猜我今天在失物招领箱里翻出了什么
setup/point > 手套十九只，没一双成对的
setup/point > 保温杯六个，有一个里面还装着枣
twist/point > 最底下，一颗牙，包在餐巾纸里，写着“请还给牙仙”
action/point > 三到五班的家长，问问谁家丢牙了，在传达室老葛这儿
punchline/trust > 我先拿小药瓶装上了，没弄丢

## 非营销｜n｜none
solution > 停水通知
why/context > 因市政换管，本周六8:00至17:00，园区三栋楼没有自来水
how/point > 周五放学前，各班把大桶接满，盖好盖子，写上“洗手用”
point/how > 厨房改做蒸包和盒装奶，当天不上汤
point > 厕所用后请从走廊的红桶里舀水冲
action > 保健医负责十点、两点各查一次余水
summary > 有变动会在门口黑板上写

## 带货口播｜s｜contrast
hook > 这半边是擦过的白墙 那半边是我儿子昨天的大作 恐龙打飞机
twist/evidence > 我没重新刷漆啊 我就一块湿抹布
solution/feature > 因为他手里这个是水洗蜡笔
feature/evidence > 蜂蜡的底子 掉地上摔不断 我踩过
benefit > 沙发 裤子 他爹的衬衫 都能下来
trust/evidence > 唯独没上漆的木头不行 渗进去了 我家门框还有个太阳
action/summary > 十二色够了 别买三十六的 他只用红的

## 种草笔记｜n｜result,number
hook > 三个收纳盒，救活了我家那张一米的书桌📏
before/pain > 之前写个作业得先用胳膊推出一块地
point/how > 第一个立着放，竖插练习册，侧面贴星期几
point/how > 第二个矮的，装胶棒剪刀，拉开就够着
point/how > 第三个带盖，专收“不舍得扔”的纸片片
after/evidence > 现在坐下到动笔，我掐过，三十秒
feature > 全是PP的，磕了边不崩口
action/feature > 总共花了四十四，尺寸写在图二，买前量桌深
action/question > 你家桌上最乱的是啥，我猜是橡皮泥

## 知识科普｜n｜loss
hook > 每天让娃含着奶瓶睡，四颗门牙早晚得交出去
why/agitate > 奶里的糖泡着牙，夜里口水少，没人冲
agitate/solution > 先是牙根那儿一条白印，像粉笔划的
agitate > 白印变黄，黄变黑，到两岁掉得只剩个茬
solution/how > 长第一颗就要擦，纱布裹手指，裹两颗了换小刷
how > 牙膏挤米粒大，含氟的，吐不干净也不怕
how/solution > 非要含着才睡的，瓶里换成温水，一天兑淡一点
punchline/why > 乳牙会换，可底下那颗等着它占座呢

## 教程｜s｜identity
hook > 第一次当值日家长 不知道咋站岗的 照我这个来
how > 提前十五分钟到 马甲在门卫柜子第二格
how > 人站在斑马线外头半步 脸朝车 别朝孩子
why/punchline > 你看着车 车才知道有人看着
how > 举旗子胳膊伸直 等头车停死了再放
how/point > 有小孩往回跑捡东西 先拦人 东西不要
how > 八点整预备铃 再等三分钟 给跑步来的
punchline/trust > 头一回腿会抖 正常 我也抖

## 剧情对话｜n｜question
hook/question > 如果你儿子在作文里写“我的爸爸是假的”，你什么反应？
setup/context > 老师把老周叫到办公室，递过去一张纸
setup/context > 老周看了很久，问能不能坐下
context/why > 他确实不是亲的，孩子三岁那年，他跟孩子妈领的证
setup/agitate > 一家人瞒了六年，照片都收在柜顶
twist > 老师说，您往下看，第二页
twist/punchline > “假的爸爸天天接我，真的爸爸我没见过。我觉得写反了。”
punchline/summary > 老周出门时，把那张纸叠得跟钱一样

## 探店｜n｜question
hook > 一间只卖二手绘本的店，靠什么在高新区撑了六年？
setup/context > 我问老板，老板指了指天花板
feature/evidence > 上面挂满借书卡，写着哪本书被谁家看过
evidence/feature > 有一本《大卫》辗转了二十三户，封底签满了歪名字
feature > 定价按破损来，缺角的五块，没了封面的三块
testimony/evidence > 我女儿翻出她幼儿园同学三年前签的那本，当场不撒手
benefit/action > 带旧书来，换同样厚的，不要钱
action/summary > 下午一点后开门，猫在睡觉就小声点

## 测评｜s｜question,contrast
hook > 点读笔九十九和八百九的 到底差在哪
how/context > 同一本书 同一个娃 同一个晚上
evidence > 便宜的点三下响一下 得对准那个小耳朵图标
evidence > 贵的随手一戳就出声 还分男声女声
twist/evidence > 但是娃俩晚上以后 两支都不点了 让我念
testimony/evidence > 他说 妈妈念得慢 等我看完
solution/summary > 一定要买 买中间档 两百多 能自己录音的
punchline/summary > 省下的钱 买润喉糖

## 情感观点｜n｜scene
hook/context > 腊月二十八，火车硬座，我怀里抱着别人家的孩子
context > 我做育儿嫂第九年，那家两口子临时出差，把娃托我带回老家过年
pain/setup > 我自己的儿子在门口看着我，不喊妈，也不接包
setup/agitate > 三十晚上，小的发烧，我抱着走了半宿
twist > 后半夜有人把被子披我肩上，是我儿子
question/setup > 他说，你以前也这么抱过我吗
setup/summary > 我说，抱过，你比他沉
punchline/after > 他接过去抱了一会儿，说，是有点累

## 情感观点｜s｜conflict
hook/pain > 校长说不让带电话手表 家长说联系不上出事谁管 谁都有理 所以谁都没赢
evidence > 我那天数了 一个班四十三个 三十八个戴着
pain/evidence > 上课有人在桌底下碰一碰加好友
solution/point > 我的意思 别禁也别放 给它找个地方睡觉
how > 进门交到布袋里 一人一格 放学自己拿
evidence/testimony > 我侄女学校这么弄了一学期 丢过一个 后来在鞋柜找着
punchline/summary > 表没错 错在没人管它什么时候醒

## 公众号长文｜n｜number
hook > 四百六十份午餐盒，我们蹲在垃圾桶边称了五天
why/context > 起因是一位校长的困惑：菜一年比一年贵，剩一年比一年多
evidence/pain > 周一最惨，清炒芹菜几乎整盆倒回来
evidence/twist > 周三做了番茄牛腩，剩饭只有周一的六分之一
question/twist > 可为什么同样是番茄，周五的番茄炒蛋又剩了一半？
evidence/why > 问了孩子才明白，周五的蛋“湿哒哒的，像感冒”
twist/point > 原来他们倒掉的不是营养，是口感
solution/how > 后来食堂做了两处改动：芹菜切丁进肉末，蛋先煎再回锅
after/evidence > 第二个月再称，总重降了三成一
punchline/summary > 挑食有时候是一份没人看的反馈表

## 直播切片｜n｜number
hook > 三条线，就看三条线，分得出好伞和破伞，小朋友的伞
point/how > 第一条，伞骨交叉那根，你掰，玻纤的会弯，铁的直接折给你看
point/how > 第二条，伞边的包线，松的淋两次就抽丝
point/feature > 第三条，透明窗那道热合线，拿手撕，撕不动
evidence > 我现在撕给你们看啊，使劲了，脸都红了，没开
benefit > 走路看得见前头的车，我图的就是这个窗
question/context > 有人问多大的孩子打
feature/how > 身高九十五到一百三，再高换大号
action > 四号链接，带个小哨子，别忘了点收藏领五块

## 带货口播｜n｜counter,loss
hook > 先别花三十万盘什么游泳馆，盘下来就是坑
pain/agitate > 池子、锅炉、水费，一个冬天能把人泡哭
solution > 我们有现成的酒店泳池，闲时段包给你上课
how > 你带教练带学员，我们管水质管救生
evidence/testimony > 镇江那位教练，四个时段，月流水三万六，成本是时段费九千
trust/feature > 合同一季一签，不满意你走
feature/action > 只要有证的，社会体育指导员起
action > 打给前台转泳池小景

## 种草笔记｜n｜contrast
hook > 上图是二月的她，扒着栏杆不下水；下图是今早的她，跳水前还冲我比耶✌️
how/context > 中间隔了二十二节课、一副泳镜、两包纸巾
feature/trust > 邵教练没推过她一次
testimony/evidence > 她自己说的：水没变，是我变胖了，浮得起来
testimony/why > 问她咋想通的，她说看小班的妹妹都跳了，丢人
action/summary > 春季班还有两个位子，水温三十一度

## 非营销｜n｜none
hook/context/solution > 南瓜小米发糕，不用揉面那种
solution > 蒸熟的南瓜200克，小米粉80，面粉120，酵母2克
how > 南瓜趁温压泥，手摸着不烫了再撒酵母
how > 粉分两回倒，搅到提起筷子慢慢往下坠
how > 盖湿布，暖气旁边放一个钟头，胀到一倍半
point/how > 模子抹油，不然扒下来一脸麻子
how > 大火二十五分钟，关火闷五分钟别掀
summary/benefit > 凉了切块冻上，早上蒸六分钟就能带走

## 带货口播｜n｜suspense
hook > 先别急着划，等我把这杯墨水泼在校服上你再走
evidence/how > 泼了，蓝黑的，正经钢笔水，数五下
context/agitate > 我知道你心里想啥，又是那种假的
how/evidence > 喷两泵，等它往下淌，拿旧牙刷画圈
evidence > 过水。看领子。看袖口
feature > 里面是酶，不含氯，彩色的条也不掉色
trust/pain > 隔了半个月的老印子我没弄掉，实话
benefit > 省一件校服一百一十八，够买这个十瓶
action > 装书包侧兜有旅行装，点开第二个规格

## 种草笔记｜s｜scene
hook/context > 高速服务区 大中午 娃在后座喊憋不住了 前后三公里没厕所
solution > 还好后备箱有这个折叠小马桶 我跪着夸它
feature > 打开就四秒 腿自己弹出来
feature/how > 套一次性袋 里面有吸水的棉 倒着拎都不滴
trust/testimony > 男孩要往前坐一点 不然喷我一裤子 亲测
benefit/evidence > 露营 排大队 堵车 全用上了
punchline/summary > 没孩子的可能不懂这种踏实

## 知识科普｜n｜dialogue
hook > “医生，我儿子晚上睡觉张着嘴，是不是鼻子短？”
twist/context > 这话我一周听三回，鼻子不背这个锅
why/solution > 鼻子后头有块肉，叫腺样体，三到六岁长得最旺
why > 它一肿，后门堵了，气只好走嘴
agitate/why > 张久了，上牙弓变窄，人中显短，看着就呆
how/solution > 先拍鼻咽侧位片，看它占了气道几成
solution/point > 六七成以下，洗鼻加喷剂，观察三个月
solution/point > 夜里憋醒、耳朵听不清，再聊手术
how/action > 家里能做的：录一段他睡着的视频，带来给我看
punchline/summary > 视频比您的描述管用

## 教程｜n｜counter
hook > 节拍器收起来吧，真的，越打越弹不齐
why > 他耳朵全在追那个“哒”，手就僵了
solution/how > 换个法子：先把谱子合上，拍手
how > 左手拍大腿是重拍，右手打响指是弱拍
how > 嘴里念“葡萄、西瓜、葡萄、西瓜”，快慢自己就匀了
how/point > 念顺了，再坐下，只弹左手
how/point > 右手忍住，忍到他求你
evidence/testimony > 我教的几个，八小节两天就走平了
action/punchline > 下次卡住，先去厨房念水果

## 剧情对话｜-｜dialogue,conflict
hook > “这奶粉我不要了，退！”她把罐子拍在柜台上。
setup/context > 店员小鹿看了看，封口没动，小票也在。
question/setup > “能问下为什么吗？”
setup/pain > “没有为什么，孩子不喝了。”
twist > 她转身的时候，包里掉出一只很小很小的袜子。
setup/twist > 小鹿捡起来，忽然明白了，什么也没问。
setup/context > 她按原价退了钱，又从抽屉里拿了颗糖，放在袜子上。
punchline/after > 女人走到门口，站了很久，说，谢谢你没劝我。

## 探店｜n｜pain
hook/pain > 带娃吃饭，是不是每回都变成你站着喂、你老公刷手机？
solution/context > 昨天试了家有“哄娃位”的牛肉火锅
feature > 一人桌旁边挨着半人高的积木角，服务员蹲着陪玩
feature > 儿童锅是番茄不放味精，面条切成一指长
benefit/testimony > 我，坐着，吃了一盘吊龙，热的，是热的！
trust/pain > 隔壁桌嫌吵换了座，想安静的别来
feature/solution > 人均八十七，娃的那锅十五
action/feature > 五点前到，哄娃位只有四个
punchline/testimony > 我妈说她年轻时候要有这就好了

## 测评｜n｜result
hook > 结论放前头：六款拉链笔袋，能挺到学期末的就两款
how/context > 全班摸底，谁的还在用谁的坏了，一个个问
evidence > 坏得最多的是带密码锁那种，转盘掉了一地
evidence > 毛绒的第二名，拉链咬毛，半拉半死
evidence > 铁皮的摔瘪了俩，但人家还关得上
evidence/solution > 剩下就帆布卷筒和软尼龙的，脏归脏，能洗
point/how > 拉头大，尺寸能平放二十支，没花活儿
summary/punchline > 买最无聊的那个，真话

## 情感观点｜s｜suspense
hook > 我在这所小学门口摆了八年文具摊 直到前天才知道隔壁烤肠大姐是谁
setup/context > 我俩天天见 就点个头 她收摊比我早
setup/context > 前天下大雨 我棚子塌了 她冲过来拽那根杆
setup/context > 袖子一撸 胳膊上一道疤 从手腕到肘
setup/question > 我问咋弄的 她说04年 发大水 拽一个小姑娘
twist > 我腿一下软了 那个小姑娘是我
after/setup > 棚子没扶住 我俩坐在水里哭
punchline/summary > 卖了八年烤肠 她一根没多收我钱 我还嫌她油烟大

## 情感观点｜n｜trend
hook > 中考刚放完榜，朋友圈分成两半，一半晒分，一半消失
context/point > 我想跟消失的那一半说几句
point > 六百分以下不是洞，掉进去就没了的那种
evidence > 我们厂去年招的数控师傅，当年四百一，现在带三个徒弟
testimony/evidence > 他女儿今年也考了，他说考多少都先吃顿虾
punchline/why > 分数排的是今天的队，路还要走六十年呢
twist/trust > 有人会嫌这话便宜，是，安慰都便宜，可不说更冷
action/punchline > 家里有这样孩子的，今晚别开会，开个西瓜

## 公众号长文｜n｜dialogue
hook > “老师，我能不能不当小组长了？”四年级的小满把红臂章放在我桌上
context/trust > 我教语文十五年，只见过抢的，没见过还的
question/setup > 我问她是不是有人不听话
why/twist > 她摇头，说我不想收作业的时候，大家看见我就叹气
setup/twist > 那天我改到很晚，翻出自己小时候的臂章，上面的别针锈了
setup/twist > 我想起我当年也听过那种叹气，只不过我装作没听见
solution/how > 第二天我把收作业改成了自己投箱，小组长改成“给大家念一段好句子的人”
after > 小满念了一学期，念到《城南旧事》时全班没人动
punchline/summary > 孩子有时不是怕担责任，是怕变成别人叹的那口气
after/punchline > 红臂章现在别在箱子上

## 直播切片｜s｜trend
hook > 开学季了啊 还差九天 书桌椅现在不拍月底真送不到
agitate/why > 物流那边跟我说了 大件每天就收六百件
feature > 椅子坐深能调 背板跟着走 两脚能踩实那个踏板
how/feature > 你让娃坐上去 膝盖窝跟椅边留三指 这就对了
feature/benefit > 轮子坐下自动锁 站起来才滑 不然他拿它当碰碰车
testimony/evidence > 上周拍的山东大哥回来返图了 我念一下 说“儿子坐住了 我坐地上装了俩钟头”
benefit/action > 行 这批给你们加了装机视频 扫码看
action > 要灰的打灰 要绿的打绿 粉的没了

## 带货口播｜n｜dialogue
hook > “你们园还收男老师吗？”收，而且先收
pain/why > 大班的娃追着唯一的男老师喊哥哥，他一人快被拽散架了
context/solution > 我园在常州武进，九个班，现缺体育和木工老师各一
benefit/feature > 一周二十节，寒暑轮休，有教职工宿舍
benefit > 底薪5200，带社团另算，公积金按八个点
action/feature > 要求两样：有教资，能蹲下跟人说话
trust/point > 面试不考微笑，考你陪一个娃搭完一座桥
action > 周二周四上午来，门卫说找梁园长

## 种草笔记｜-｜promise
hook > 半小时，还你一台不响的婴儿车。
action/pain > 吱吱叫的、轮子卷头发的、折不拢的，都推来。
how/feature > 拆轮、掏线、上硅油，顺手把带扣缝牢。
evidence > 今天修了五台，最老的一台坐过三个娃。
trust/benefit > 四十块，修不好不要钱。
action > 菜场东门配钥匙的摊子，就是我。

## 非营销｜n｜none
hook/context/solution > 游泳课改期说明
context > 大家好，我是前台小盛
why > 今天例行换水，余氯没降到标准，教练组决定下午两节停一次
point/how > 停的课自动顺延到末尾，课时不扣
how > 想本周补的，可以选周四七点或周日九点
point > 已经出门的家庭，到店可领一张停车券
action > 请回复“顺延”或“补课”加孩子名字
summary > 给各位添麻烦了

## 带货口播｜s｜identity
hook > 幼儿园小班新生的妈 你先听我说完再去买被子
pain/why > 老师最怕啥 怕那种带拉链 四角系绳的 一屋子三十床 中午光系绳了
solution > 你就买这个信封式的
feature/benefit > 一边开口 一抖就进去 娃自己都会
feature/evidence > 里子是六十支的 我睡过 不沙沙响
benefit/feature > 尿湿了拆外套 胆不用洗
trust > 我在托班干过三年 真不是编的
action > 尺寸报园里床长 一米二还是一米三 问清楚再拍

## 种草笔记｜n｜dialogue
hook > “妈妈，今天的饭为什么是圆的？”——她打开饭盒那一秒录到了
solution/point > 因为我终于买了饭团摇摇乐🍙
how > 塞一勺米饭，盖上，像调酒师那样晃
benefit > 手不沾米，三个球一分钟
trust/how > 糙米不行，散，得用东北那种黏的
testimony/how > 我在中间藏了鹌鹑蛋，她咬到会叫
feature > 盒子能进洗碗机，盖上有个小熊鼻子
benefit/punchline > 十一块钱，换她中午一声“哇”

## 知识科普｜n｜scene
hook/context > 半夜十二点，孩子捂着耳朵坐起来，说里面有人敲鼓
context/why > 这时候多半是急性中耳炎，感冒第三四天最爱找上门
why > 小孩的咽鼓管又短又平，鼻涕一擤就顶过去了
solution/how > 当下能做：布洛芬按体重吃，疼先压住
how > 让他半坐着，头垫高，躺平更胀
how/point > 耳朵眼里别滴东西，香油、双氧水，都别
why/point > 流了黄水反倒不疼，那是鼓膜破了个小口，多数能长
action/how > 天亮挂耳鼻喉，别自己停药
summary/how > 预防其实在鼻子：一次擤一边

## 教程｜n｜question,pain
hook > 孩子的压岁钱怎么记账，才不会记成流水账？
solution/point > 三个玻璃罐，比什么软件都清楚
how > 一罐贴“花”，一罐贴“等”，一罐贴“给别人”
how > 每收一笔，让他自己分，不许你伸手
how/point > 比例随他，头一次全放“花”也别吭声
why/benefit > 花完那天他盯着空罐，比你讲十遍都灵
how > “等”那罐写上想要啥和多少钱，贴个温度计
how/after > 每月一号倒出来数，数完拍照
evidence/testimony > 我家那位等了七个月，等来一个望远镜

## 剧情对话｜s｜suspense,result
hook > 她最后没有考上音乐附小 但她成了全校唯一一个让保安大叔哭的人
setup/context > 故事要从一架断了两根弦的古筝说起
setup/context > 面试那天下雪 她爸骑三轮送 筝摔了
setup/agitate > 考官说 琴不行 下一个
setup/twist > 她背着筝出来 保安大叔让她进屋烤手
setup/context > 她说叔 我给你弹一个吧 少两个音 你别嫌
twist/summary > 弹的是渔舟唱晚 大叔说 他闺女走之前 也爱这个
punchline/after > 后来每年下雪 门卫室都有一盆火 等一个弹琴的

## 探店｜n｜conflict
hook/pain > 点评上一半人给五星一半人给一星，这家室内蹦床我非得去看看
context/evidence > 一星的说地上脏，五星的说教练好
evidence > 脏是真脏，我袜底黑了，前台给了张湿巾算道歉
evidence > 教练也是真好，每个娃跳前都让先说“我准备好了”
feature/trust > 海绵池两米深，有人盯着底，半小时清一次人
summary/point > 所以两边都没撒谎，就看你在意哪样
benefit/testimony > 孩子一百二十分钟，出来直接睡到第二天
action/trust > 带两双袜子，团购比现场便宜三十一

## 测评｜s｜number
hook > 八款婴儿湿巾 我用我儿子的屁股和我自己的脸一起测的
how > 看三样 撕不撕得断 擦完黏不黏 盖子严不严
evidence > 最拉的一款 抽一张带出五张 跟变魔术似的
evidence > 最厚那款是真厚 就是贵 一张合一毛八
evidence > 有一款写零添加 擦完我脸上紧绷绷的 疼
evidence/feature > 盖子唯一没塌的是圆扣那个
summary/solution > 在家用厚的 出门用第六款小包
punchline/summary > 儿子投票投了第三款 因为有鸭子

## 情感观点｜n｜contrast,counter
hook/twist > 别人都劝我给儿子转学，我给自己转了行
pain/why > 他读写障碍，“已”和“己”在他眼里会跳舞
pain/agitate > 老师委婉地说，可能特殊学校更适合
solution/twist > 我把超市收银的活辞了，去学了一年阅读矫正
how/context > 白天上课，晚上拿儿子练手，砂纸剪成字让他摸
agitate/pain > 头八个月没啥动静，存折倒是动静很大
twist/after > 第九个月，他在公交上念出了站名，全念对了，一车人不知道我为什么哭
after/summary > 如今我带着十七个这样的孩子
punchline > 字会跳舞没关系，我们慢慢学舞步

## 情感观点｜n｜identity
hook > 给所有当过“课代表妈妈”的人写几句
context/solution > 就是那种在群里复述老师每条通知、还加表情的
before/twist > 我以前烦你们，现在想道歉
evidence/testimony > 上学期我加班，四天没看群，全靠一位素不相识的妈妈私信我明天带三角尺
why/evidence > 她说她也不爱说话，是怕有人漏了
why/point > 一个班四十个家庭，总有人夜班，总有人不识几个字
point/punchline > 嫌吵可以设免打扰，嫌人家多事就不厚道了
action/punchline > 今天轮到我复述，三角尺，透明的

## 公众号长文｜n｜identity
hook > 写给家里有“慢热”小孩的你
context/pain > 就是那个生日会上贴着墙站、别人玩完了他才说“我也想玩”的孩子
context/trust > 气质研究里管这叫“慢启动型”，大概每七个里有一个
why/twist > 它不是胆小，胆小的孩子想走，慢热的孩子在看
evidence/testimony > 我儿子第一次去轮滑场，扶着栏杆看了四十分钟，第二次二十，第三次穿上就滑
point/how > 您能做的第一件事，是早到十分钟，让他先认地方再认人
point/how > 第二件，是别替他回答“他害羞”，那两个字会长在他身上
point/how > 第三件，给他一个差事，发纸杯、牵狗，都行
question/pain > 那要不要逼一把呢
punchline/point > 逼一把管当天，等一等管十年
punchline/summary > 他看够了，自然会迈那条腿

## 直播切片｜n｜counter
hook > 我劝你们今天别买最大号那个行李箱
why/pain > 孩子去营地得自己拖，24寸的比他肩膀都高
solution/point > 一米三以下就18寸，听我的
feature > 这个轮子是单边的，坏了拧四个螺丝就换
feature/evidence > 面上那个格子是软兜，塞雨衣塞书，刚好，看
trust > 密码锁塑料的，我觉得一般，重要东西别放
benefit/feature > 打开是平的，他自己找袜子不用翻底朝天
action > 18寸黄的少，先抢黄的，绿的我还有
action > 关注点了没，点了的打1我抽两个洗漱包

## 带货口播｜s｜number
hook > 九张书桌 一台饮水机 四个半小时 这就是一间晚托的全部家当
context/action > 我们在沈阳铁西开了三间 想再找两个合伙的姐妹
how/benefit > 你出一间一楼的房 三十五平往上 我出老师和课表
benefit/evidence > 一个娃一月八百 十五个娃 刨去饭和水电 对半
trust > 账本放前台抽屉 谁都能翻
trust/pain > 先说难处 家长催得急 寒假淡 你得耐烦
action > 合适的话来看一晚 五点到九点半 看完再谈钱

## 种草笔记｜n｜pain
hook/pain > 又是谁家娃的水壶盖子找不着了，对不对
solution/context > 我这儿单卖盖子，十来个牌子的都有
feature > 吸嘴、密封圈、背带扣，散称
benefit/advantage > 六块钱，不用再买一整个一百多的壶
testimony/evidence > 昨儿一位姥爷掏出个绝版的，让我给配上了，乐得直拍柜台
action > 把壶口拍张照发我，我看螺纹

## 非营销｜s｜none
hook/context/solution > 周三教研碰头 简单记一下
solution > 到的人 柯老师 双双 大魏 我
point > 大魏提 户外沙池的铲子尖了 换圆头 已下单
point > 双双说小班午睡有三个不睡 试试让他们去图书角躺着
point/how > 柯老师带大家过了一遍过敏名单 新添一个芒果 一个虾
action > 双双周五前把名单贴到厨房和每个班门后
action/point > 下次轮大魏做记录 时间不变
summary > 散得比上次早 因为食堂蒸了红薯

## 带货口播｜n｜result
hook > 看这一摞，都是我儿子自己读完的，一本没让我念
trust/context > 大家好我是盐城的小薛，俩娃妈，不是啥专家
before/pain > 半年前他拿起书就说眼睛酸，酸什么酸，看动画怎么不酸
why/context > 后来我琢磨过来，字太密，他找不着行
solution/feature > 这套行距宽，每隔五行换个浅底色
benefit/desire > 你想想周六早上你能睡到八点半，他自己窝沙发里翻
feature/evidence > 而且每本后头有个小信封，里面是张藏宝图，拼齐十二张是整片海
benefit/testimony > 他就是奔着那张海去的，我不拆穿他
action > 左下角，十二本一套，包着塑封发
action > 买单本的别拍，图凑不齐

## 种草笔记｜-｜contrast
hook/before > 二月的我：背奶包、冰袋、吸奶器、转接头，像去修水管的。
after > 七月的我：一个腰包。
question/solution > 中间发生了什么？我换了免手扶那种，塞进内衣里就走。
feature > 一边两百来克，说话别人听不见，打电话会有点嗡。
evidence/testimony > 开会吸过，地铁吸过，最绝的一次在驾校倒库。
trust/pain > 弯腰不行，会洒，我已经替你们洒过了。
how/trust > 罩杯要量，量的是乳头直径，不是内衣那个码。
after/punchline > 背奶第九个月，我终于能腾出手吃个煎饼。

## 知识科普｜s｜negative
hook > 不是所有“红屁股”都能抹护臀膏
how/point > 边儿上清清楚楚 周围散着小红点 像卫星围着地球 那个是念珠菌
why > 霉菌爱闷 爱潮 你越糊厚膏它越高兴
solution/how > 这种得医生开抗真菌的 一天两回 抹够七天
point/context > 普通的尿布皮炎 是蹭着的地方红 褶子缝里倒是好的
solution/how > 对付它就一招 晾 光着晾 下面垫个隔尿垫
how/point > 别拿湿巾来回搓 温水冲 拍干
summary/punchline > 看褶子 缝里红找医生 缝里白晾着

## 教程｜s｜loss
hook > 羽绒小外套直接往洗衣机里塞 洗一回跑一半绒 你还不知道
how > 先把袖口领口的油 拿洗洁精点一点 揉
how > 装网袋 水温三十度往下 洗衣液半瓶盖
how/point > 转速调到六百 再高它就挤一头去了
how > 甩完扔俩网球进烘干机 一起滚
how > 没烘干机的 平铺在晾衣网上 每隔俩小时拍一遍
how/point > 别挂 挂着绒全坠下摆
evidence/testimony > 我拍到第五遍它就鼓起来了 跟刚出笼的馒头一样
summary > 冬天过完收之前洗这一回就够

## 剧情对话｜n｜dialogue
hook > “妹妹，这个月的保姆费，先欠着行不行？”
setup/hook > 林姐低着头，手里攥着女儿的缴费单
setup/context > 保姆阿兰没接话，转身进了厨房
setup/pain > 林姐以为她生气了，听见里面叮叮当当
twist/setup > 阿兰端出一碗面，底下卧了俩蛋
twist/why > 她说，我男人没的那年，你妈也让我欠过，欠了四个月
setup/twist > 林姐愣住，她妈从没提过
setup/after > 阿兰把缴费单抽走了，压在自己围裙兜里
punchline/summary > “利息我都吃进去了，一天三顿，你妈做的红烧肉。”

## 探店｜s｜suspense,counter
hook > 这家婴儿理发店 门口挂个牌子写着“哭了不收钱” 我带着全小区最能哭的娃来了
context > 在城隍庙背后 两张椅子 一个老师傅七十三
feature > 推子是陶瓷头 声音跟猫打呼噜似的
setup/testimony > 我娃上去先瞪眼 老师傅也瞪眼 俩人瞪了半分钟
how/feature > 他掏出个拨浪鼓 转一下 推一下 转一下 推一下
evidence/testimony > 十一分钟 剃完 没哭 反倒是我差点哭了
feature/hook > 胎毛他给装小红纸包里 系根线
action/trust > 四十五 现金微信都成 只做上午

## 测评｜n｜identity
hook > 娃乳糖不耐、拉得屁股开花的妈，这几款我替你们喝了
how/setup > 无乳糖、水解、豆基，各冲60毫升，同一壶水
evidence > 豆基那罐一股子生黄豆皮味，我皱眉，我女儿直接拿舌头顶出来
evidence > 深度水解，苦，像嚼了药片又喝白开水
evidence > 无乳糖最像奶，略甜，第三顿起便便成形了
trust/point > 这是我家一个娃的三天，换奶前得问医生是继发还是过敏
point/why > 轮状之后那种多半是暂时的，四周左右能换回来
summary/solution > 选的顺序：先无乳糖，不成再看过敏
punchline/trust > 价格就别比了，都不便宜，叹口气吧

## 情感观点｜n｜number,suspense
hook/context > 我是一名儿科夜班护士，干到第十四年，手背上有三个牙印
setup/context > 一个是川崎病的男孩咬的，一个是阑尾炎的女孩
setup/context > 第三个，最深，来自一个打狂犬疫苗的双胞胎弟弟
setup/twist > 他咬完我自己先哭，说护士阿姨会不会也得狂犬病
setup/twist > 我说会啊，那你得陪我打针，咱俩排一起
setup/context > 他真就坐在我旁边，挽起袖子，帮我数一二三
twist/setup > 去年冬天，一个个子比我高的小伙子推门进来，是实习生
twist > 他看了一眼我的手背，说，老师，那个是我咬的
punchline/summary > 我说知道，你的虎牙还没矫呢

## 情感观点｜n｜counter
hook > 一盒彩笔四十八色，孩子只用五种，这不浪费，这叫选择
context > 看见有博主教训小朋友“不爱惜颜色”，我想唱个反调
point/why > 颜色又不是饭，吃不完得打包
evidence > 毕加索有几年几乎只画蓝的，也没见人说他糟蹋了红
question/why > 我们急的是啥？急的是那四十三支的钱
solution/point > 那就买五支装，别拿孩子的偏爱去补你的划算
punchline/summary > 他把太阳涂成绿的，就让它绿一会儿

## 公众号长文｜n｜result
hook > 先说后来：她们班六十一只长了虱子的脑袋，三周清零，没剃一个光头
context/setup > 事情起于三月，乡镇寄宿小学，一个生活老师给女孩梳辫子，篦下来七八只
agitate/setup > 有人建议全剃了，省事，几个女孩当场抱着头蹲下
twist/why > 校医老庞不同意，“剃的是头发，丢的是脸，脸不好长”
how/solution > 她的办法很笨：白醋兑温水焐二十分钟，泡软卵壳
how > 再用密齿篦子，从发根到发梢，一绺一绺，白毛巾上擦
how/point > 枕巾、帽子、头绳统一开水烫，隔七天重来一轮，一共三轮
evidence > 她拿笔记本记，第一天总数四百多，第八天六十，第十五天三
trust/context > 志愿来帮忙的是镇上理发店三个学徒，不要工钱
after/summary > 六月毕业照，六十一条辫子，有的还别着野菊花
punchline/summary > 卫生问题可以很快解决，只要先不拿尊严去换

## 直播切片｜s｜suspense
hook > 等会儿我要拆一个东西 上架只有三分钟 你们先把弹幕的“积木”俩字刷起来
question/setup > 不是塑料的 不是木头的 猜
feature/solution > 软木的 红酒塞子那个料 砸脚不疼 楼下不上来找你
evidence > 听声 啪 听见没 我从头顶扔的
advantage > 一样大一块 木头的一百七十克 它三十五
trust/benefit > 一岁的往嘴里啃 掉渣是正常软木渣 但还是盯着点
action/context > 欢迎刚进来的“不吃香菜的鱼”
action > 好 数五个数 五 四 拍的手准备 五十块的那袋最合适
action > 没抢到别骂我 晚八点补一百袋

## 带货口播｜n｜conflict
hook/pain > 有人说开早教必赔，有人说早教遍地是钱，我们开了十一年，赔过也赚过
pain/why > 赔是因为在商场，一平米十七块一天
solution/after > 赚是搬进社区卫生服务站二楼以后
why/evidence > 打完疫苗的妈妈顺脚就上来了，留观那半个钟头，娃在我们垫子上爬
action/solution > 现在想把这个“留观早教角”复制到长沙、岳阳、常德
how/feature > 站里出地方，你出人，我们出课和玩教具
trust/action > 不接受贷款加盟，手里没有八万活钱的，请先攒
action > 私信“留观”，发你一张真实的去年损益表

## 非营销｜n｜none
solution/hook/context > 关于水痘的温馨提醒
context/solution > 昨日大二班一名幼儿确诊，已居家
point > 本班从今日起观察二十一天，不与其他班混合活动
how > 每天入园摸额头、看手心、掀后背，请家长理解
point/action > 发现米粒样小水疱，别来园，先电话给保健室江老师
why > 水疱结痂之前都会传，全干了才能返园
action > 没打第二剂的，可到社区门诊补种
summary > 教室紫外线和通风加到每天三次

## 带货口播｜-｜dialogue
hook > “奶奶你别买那个，那个是骗老人的！”我孙女才五岁，站柜台前喊的。
context/agitate > 售货员脸都绿了，我臊得慌，回家让儿子一查，还真是。
solution/feature > 儿子给我换的这个，核桃油，就俩字配料：核桃。
feature > 瓶子黑的，避光，嘴子细，一滴一滴往粥里点。
how/feature > 开了放冰箱门那格，六个礼拜吃完。
trust/how > 别炒菜啊，高温它冒烟，白瞎了。
testimony/evidence > 我孙女现在管它叫“香水”，不滴不张嘴。
action/summary > 老姐妹们不会下单的，叫你家孩子点那个小黄车。

## 种草笔记｜n｜loss
hook > 没早点买恒温杯垫，害我喝了三年凉水😭
pain/before > 陪写作业的茶，泡一杯，讲完两道题，冰的，再热，再冰
solution/feature > 同桌的税务姐姐送的，圆圆一片，插上就五十五度
evidence/feature > 我拿娃的奶温计戳过，半小时五十三点几
benefit > 吵架的间隙有口热的，火气真能下去一点
feature/hook > 它还自带计时，三刻钟没人碰就自己灭
trust > 只认平底杯，我那个老虎爪子的杯子用不了
punchline/summary > 鸡娃先暖妈，就这么个理

## 知识科普｜n｜trend
hook > 入冬第一波支原体又来了，门诊走廊坐到了电梯口
context/point > 这个病的咳嗽有个特点，像有人在胸口里敲空桶，干、密、夜里重
context/point > 烧可以烧三四天，精神却不算差，听诊常常没声音
why/point > 它没有细胞壁，头孢青霉素打的就是那堵墙，所以使不上劲
solution/point > 对路的是大环内酯那一类，几天停几天，听开药的人
question/pain > 吃了七十二小时还烧呢
solution/point > 回去复诊，可能是耐药，八岁以上有别的选择
point > 片子白了不等于重，娃喘不喘、吃不吃，比片子要紧
action/punchline > 别囤药，囤几个口罩

## 教程｜s｜dialogue,question
hook > 同事问我 你家娃三岁就会自己穿袜子 咋教的
solution/twist > 我说我没教 我把袜子卷了
how > 像卷春卷皮那样 从口儿一直卷到脚尖 剩个小帽子
how > 让他脚趾先戴上帽子 这一步他自己能成
how/point > 后跟那块颜色要不一样 告诉他 红的坐屁股底下
how > 然后拽 两手拽 拽到小腿
how/trust > 别买勒口的 他拽不动就不干了
evidence/testimony > 头三天穿反 我没吭气 第四天他自己说 硌
punchline/save > 教的不是袜子 是让他先赢一半

## 剧情对话｜n｜counter,conflict
hook > 全校都在抢的好学生，她偏不要
setup/context > 补习班老板把年级第一的妈妈请进办公室，免费，还倒给两万
twist/setup > 隔壁教室的小代老师推门进来：这孩子我不教
agitate/setup > 老板气得摔杯子：你知道他能带来多少生源吗！
question > 妈妈也急了：凭什么？
twist/point > 小代把一张卷子铺平，背面密密麻麻写着三个字，“我好困”
why/punchline > 她说，他不缺我，他缺今天下午
after/summary > 那孩子趴在前台的长椅上，睡了四个小时
punchline/summary > 醒来第一句话：老师，我能付你睡觉的钱吗

## 探店｜n｜counter
hook > 建议别去那家网红儿童理发了，隔壁修自行车的老梁更值得你排队
feature/context > 他不剃头，他给童车装辅助轮，也教人拆辅助轮
feature > 铺面三米宽，地上画着白线，从一寸宽到一根线
how/feature > 小孩先在宽的上走，走稳了他拧掉一个螺丝，隔周再拧一个
testimony/evidence > 我儿子来了五回，今天两个都没了，他自己不晓得，骑出去八十米
trust > 老梁不吆喝，问他收多少，他说打气的一块，拆轮的不要
action/solution > 体育巷17号，雨天不开，因为白线会花
punchline/trust > 我给他拎了俩西瓜，他给回了一把气门芯

## 测评｜n｜pain
hook/pain > 还在为买哪种隔尿垫半夜翻评论？翻到三点的我来交作业
how > 一次性、竹纤维、TPU，每种倒一百毫升淡盐水，坐一个五公斤米袋
evidence > 一次性的三十秒吸光，面上摸着潮，翻身有响
evidence > 竹纤维吸得慢些，边缘洇出去一指头
evidence/advantage > TPU的表面最干，娃热了会闷出一圈痱子印
evidence/pain > 洗了二十次以后，竹纤维中间起了球
summary/solution > 夜里TPU上头铺一层薄棉，白天竹的，出门一次性
punchline/summary > 三样都有用，所以我翻到三点是白翻
trust > 品牌在图里打了码，怕说我收钱

## 情感观点｜n｜question,pain
hook/pain > 你有没有过那种时候：孩子在台上忘词，你在台下比他还想钻地缝
setup/context > 去年元旦，我女儿报了朗诵，我陪她练了六十遍
setup/pain > 上台第二句，她停了，眼睛到处找我
setup/context > 我在第三排举着手机，屏幕后头那张脸是黑的
twist/setup > 这时候前排一个陌生奶奶，小声把那句接了出来
setup/context > 我女儿看了她一眼，跟上了，一直念完
twist/after > 回家我看录像，才发现我的手一直没动，嘴也没动
after/setup > 我跟她道歉，说妈妈光顾着录了
punchline > 她说没事，那个奶奶的声音像你小时候哄我的

## 情感观点｜-｜scene
hook/context > 周六早上八点，奥数班楼下的早餐铺，坐着一排吃不下去的小孩。
evidence/context > 老板娘说她现在粥都盛半碗，盛满了也是倒。
pain/setup > 有个爸爸吼：花四百块钱一节课你打瞌睡！
twist/question > 我在旁边吃油条，想的是，这四百块里有没有一块钱是给睡觉的。
point/trust > 不是说奥数不好，喜欢的孩子眼睛会亮，我见过。
evidence/agitate > 可那排人里，亮着的就一个，还是盯着咸鸭蛋。
point/punchline > 强度可以加，前提是孩子的油箱里有油。
action/punchline > 下周我打算跟老板娘商量，给那排凳子加个靠背。

## 公众号长文｜n｜conflict
hook/pain > 校医说弱视要遮好眼，奶奶说把好眼捂坏了怎么办，这家人为一块眼罩冷战了四十天
context/setup > 男孩六岁，右眼1.0，左眼0.2，体检单在抽屉里躺了两个月才被翻到
why/solution > 弱视的要害在大脑：左眼送来的画面太糊，大脑索性不看它
why/solution > 遮住右眼，是逼大脑重新雇用那只被开除的员工
question/solution > 会不会捂坏？遮多久、几岁遮，医生有剂量，六岁一天遮两到六小时，按月复查
how > 遮的时候别让他躺着，穿珠子、描图、找不同，精细活才算训练
agitate/why > 拖过十二岁，大脑那个岗位就撤了，有钱也招不回来
twist/testimony > 让奶奶松口的，是她自己戴上眼罩去纫针，扎了三回手，说，原来他天天这样啊
after/evidence > 八个月后复查，左眼0.6
action/summary > 抽屉里的体检单，请今晚翻一下

## 直播切片｜s｜scene
hook/context > 想象一下啊 幼儿园放学 老师把娃交给你 裤子是别人的 手里一个塑料袋滴着水
pain/agitate > 又尿了 天凉 备用裤还是薄的
solution > 来看这条速干加绒 不是棉的 是摇粒
feature > 松紧带里有扣眼 能收两格
evidence > 我下播前四十分钟洗的 你摸 嗨你摸不着 我贴脸给你看 干的
benefit/advantage > 早上洗 吹一会儿 中午就能塞书包
trust > 起静电 有一点 拿柔顺剂泡泡
action > 一百一到一百四都有 大一码拍 大两码别拍
action > 拍两条减九块 系统自己减 不用喊我改价

## 带货口播｜n｜trend
hook > 职业育婴师新标准年后就要考了，想入行的趁现在把课听完
trust/context > 我们是柳州妇联挂牌的培训点，不是办证的
feature/how > 二十四天，上午理论下午上手，假人抱完抱真娃（真娃的妈妈在场）
feature > 急救、辅食、发育筛查，还有一门课教你怎么跟东家谈休息日
evidence/benefit > 上期三十一人，二十六个上了岗，最高的在南宁，月八千二
action/feature > 五十五以下，识字，健康证必须真的
trust/pain > 吃不了夜里的苦，这行不适合，我们劝退过人
action/how > 学费有补贴，带户口本来窗口问韦老师

## 种草笔记｜s｜dialogue
hook > 小朋友问我 阿姨 你这里有没有会吃作业的怪兽
solution/setup > 我说有啊 下来 掏了个布口袋 嘴巴是拉链
setup/testimony > 他把口算题塞进去 拉上 过了一会儿又拉开 说 它没嚼
punchline/twist > 我说它等你写完才嚼
feature/context > 手工的 我妈缝的 只有三只 紫的绿的蓝的
action > 要的来店里摸 不摸不卖

## 非营销｜n｜none
hook/context/solution > 退热后第一天的稀饭（我们科里护士传下来的）
solution > 大米一把，小米半把，莲藕一节，别放肉
how > 藕擦成丝，米先泡半个钟头
how > 砂锅水开下米，搅到不黏底，转小火
how > 四十分钟后放藕丝，再煮一刻，出粉红的米汤
point > 头一顿只喝上面那层汤，没吐，再吃下面的
point/how > 咸味靠一小撮盐，不放鸡精
why/summary > 肚子刚打完仗，给它个台阶

## 带货口播｜s｜number,suspense
hook > 七块八 一斤二两 三层 我就说这三个数 剩下的你自己看
feature/solution > 七块八一个便当袋 一斤二两是它能吊住的…不对 是它里头能装的汤重 三层是料
context/trust > 说秃噜了 重来啊 哈哈
feature > 外头牛津 中间铝膜加棉 里头那层能拿湿布抹
benefit/evidence > 早上装 中午拿出来 汤面上还有热气儿
testimony/evidence > 我闺女四年级 背了一个学期 角没破
feature/context > 颜色我留了墨绿的 大孩子不嫌幼稚
action > 懒得挑就默认 库房在义乌 后天到

## 种草笔记｜n｜question
hook/question > 有没有一种雨衣，能把书包和小孩一起装进去，还不像个驼背的企鹅？
solution/point > 有的，后背开了个风琴褶🐧
how/feature > 平时折着，拉链一拉鼓出来，书包坐里头
evidence/testimony > 上周四暴雨，全班八个孩子书湿了，我家那本语文是干的
feature/benefit > 帽檐透明，前面加硬，不会耷拉下来糊眼睛
testimony > 门卫大叔拦住她问哪儿买的，他想给自己买
trust/feature > 大叔买不了，最大一米五
action/summary > 说一下颜色，荧光黄最丑，也最安全，我选丑的

## 知识科普｜n｜counter
hook/point > 耳屎不用掏，人家是来上班的
why/benefit > 它酸、它黏、它挡灰，还能把误飞进来的小虫粘住
why/solution > 嚼东西的时候，下巴一动，它自己往外挪
why/agitate > 你棉签一捅，好比把要下班的人又推回办公室
evidence/agitate > 门诊里掏出过棉头、圆珠笔帽、半粒花生，都是好心捅进去的
how/solution > 看得见的，毛巾角裹手指，转一圈，完
how/point > 听声音费劲、老抓、有味儿，去耳鼻喉拿吸管吸
how > 硬成块的先滴三天碳酸氢钠，泡软了再来
punchline/summary > 耳朵这间房，自带保洁

## 教程｜n｜suspense
hook > 最后一步能让铅笔画不蹭黑，前面也别跳
how > 先垫，右手底下压半张硫酸纸，手不碰画面
how > 排线从左上往右下走，左撇子反过来
how > 深的地方分四遍叠，一遍就使劲的准发亮
how/point > 橡皮捏成尖，沾，别擦，沾出来的高光是活的
how/solution > 好，最后：发胶，就是家里那种，离四十公分，喷个薄雾
why/benefit > 里头的树脂跟定画液是亲戚，便宜八成
how/trust > 到阳台喷，别对着鱼缸
evidence/summary > 我女儿这张放了两年，你看我袖子，没黑

## 剧情对话｜n｜loss,suspense
hook > 她为了省二十块钱的停车费，差点赔上一个孩子的命
setup/context > 早高峰，她把车违停在消防通道，跑进学校送忘带的作业
setup/agitate > 出来时一辆救护车堵在后面，喇叭按得人心慌
agitate/setup > 保安吼：谁的车！里面有孩子喘不上气！
agitate/setup > 她腿软了，钥匙插了三次没插进去
setup/twist > 四个家长上来，喊着号子，把车抬到了绿化带里
twist/point > 担架推过去，她看见那只鞋，是她女儿的
after/summary > 后来孩子没事，花生过敏，针打得及时
punchline/after > 她把那张罚单裱了起来，挂在玄关

## 探店｜s｜result,suspense
hook > 吃完这顿我当场给我妈订了下周的位 你听我说为啥
context/solution > 这是个亲子素菜馆 在报社大院 车开不进去
feature > 菜单是小孩画的 豆腐画得像冰箱
testimony/evidence > 我最怕的苦瓜 他家切成圈 塞了芋泥 煎了 我儿子吃了六个
feature/hook > 二楼有台脚踏风琴 谁都能踩 昨天一个小姑娘踩了首茉莉花
trust > 上菜慢 四十分钟才齐 但有人端着凉粉挨桌送 说对不住
action/feature > 人均六十三 能开发票
punchline/summary > 走的时候娃说 素菜也有肉的脾气 行吧 金句是他的

## 测评｜s｜dialogue,conflict
hook > 老板说这款尿裤吸一千毫升 我说你敢不敢让我倒一千 他说敢
how/context > 于是有了这条视频 五个牌子 每个都倒 倒到漏
evidence > 他家的 七百六漏了 从大腿根
evidence > 日系那个 六百八 面上干 底下坠得像揣了个橙子
evidence/twist > 没想到超市自有的 八百一 第一名 老板脸都
why/evidence > 后来我剪开看 那家的芯是三道 别人两道
trust/pain > 不过它腰围硬 我女儿后腰一道红
summary/solution > 晚上用它 白天用软的
punchline/summary > 老板 一千那个字 咱改改呗

## 情感观点｜n｜question
hook/question > 一个四十二岁的男人，去幼儿园当厨师，丢人吗？
before/context > 我以前在酒店掌勺，手底下十二个人，后来腰坏了
setup/context > 头天上班，园长让我给番茄去皮、切丁、不许放味精
agitate/setup > 我心里骂，这也叫做菜
setup/twist > 中午我从窗口往外看，有个小丫头端着空碗，举得老高
twist/context > 她说，大厨，你的番茄认识我
why/punchline > 我在酒店十九年，客人认识的是盘子，没人管番茄认不认识他
after > 现在我会把胡萝卜压成星星，每天多花四十分钟
punchline/point > 回答开头那个问题：不丢，丢的是我前头那十九年没这么高兴

## 情感观点｜n｜counter
hook > 我女儿今年没当上班干部，全家吃了顿火锅庆祝
context/why > 真不是反话，竞选前她连着一礼拜掉头发
why/point > 我一直觉得，干部这种事，三十个人抢五把椅子，剩下二十五个并没有做错什么
context/agitate > 亲戚说从小不锻炼，以后吃亏
evidence/point > 我爸当了一辈子科员，酿的杨梅酒全县有名
point/punchline > 会张罗是一种本事，会安静看人也是
evidence/testimony > 她落选那天回来，给我讲了每个同学演讲时手放在哪儿，讲得我一口毛肚举了半天
punchline/summary > 椅子就五把，站着的人看得更全

## 公众号长文｜n｜pain
hook/pain > 还在为“老师今天有没有好好照顾我家孩子”刷监控？我也刷过，刷到领导站在我背后
before/pain > 女儿刚入托那三个月，我一天要打开摄像头三十多次
agitate/context > 看见她一个人坐着，我的心就像被衣架挂住，其实她在剥橘子
setup/twist > 有一天网断了四小时，我急得去园门口转
twist/context > 隔着栅栏，听见她在里面指挥别人：“这个是我的火车站，买票！”
why/twist > 我那会儿才懂，监控给我的是画面，没有声音，更没有她的心情
solution/how > 后来我跟带班的苗老师约定，每天给我三句话：吃了啥，跟谁玩，哪件事没如愿
advantage/summary > 三句话，比八小时的录像清楚
question/point > 那完全不看行不行？出了疑点当然要看，那叫查证，平时那叫自我折磨
action/summary > 今晚接到孩子，先别问“有没有人欺负你”，问“火车开到哪一站了”

## 直播切片｜n｜conflict
hook/pain > 弹幕一半说要带屏的一半说不要带屏的，来，咱今天掰扯掰扯早教机
trust/context > 我站没屏的，但我今天两个都卖，我不装清高
feature > 没屏这个，一个旋钮，一个口，插卡片，故事就出来
feature/benefit > 有屏那个，能视频，外地打工的爸妈要的就是这个
testimony/evidence > 昨天广元一个大哥，买了有屏的，说娃两年没见他，认得他声音了
trust/setup > ……等下哈，我缓一缓
how/feature > 有屏的进家长后台，把时间锁二十分钟，密码别写你生日
action > 没屏129在六号，有屏399在七号，想清楚再拍
punchline/summary > 不差这一单，差的是你想明白

## 带货口播｜s｜suspense
hook > 有个岗位 我们招了半年没招到 工资比园长还高 你猜是啥
solution/twist > 修钢琴的 对 调律师
context/trust > 我们琴行名下租出去四百一十二台 分布在绍兴六个区县
feature/benefit > 一天调三台 车给你配 工具你自己的顺手
benefit > 底薪八千 每台提六十五 夏天梅雨季另给辛苦钱
trust/pain > 是累 琴在六楼的没电梯也得爬
feature/action > 有证最好 没证跟咱们老胡学两年 先签学徒
action > 耳朵灵的 打给琴行 让接电话的给你放个音 你说高了还是低了

## 种草笔记｜n｜result
hook > 卖空了，连样品都让人牵走了
context/before > 学步带那批货，原来以为得卖到年底
twist/evidence > 没想到广场舞的奶奶们互相带，一晚上来了二十几个
why/feature > 腰上那圈是我加的棉，纯属多事，结果她们就冲那圈棉
action/summary > 周四到新的，要的先记个名，我不收定金
punchline/summary > 今晚提前关门，脚后跟疼

## 非营销｜n｜none
hook/context/solution > 夏令营行前说明会记录（线上，到会五十四户）
solution > 营期七天，集合地点改为西站北广场，不再去体育馆
point > 手机统一放总台，每晚七点半到八点发还
point/how > 药品用透明袋装，写清几点几粒，交给随队的卢护士
question > 有家长问能不能提前接走
point > 可以，须本人到场，带证件，伙食按天退
question/point > 问遇台风怎么办：转入室内馆，课目换成绳结和急救
action > 请于周日零点前填完问卷，尤其睡觉打呼那一栏
summary > 回放链接三天有效

## 带货口播｜n｜loss
hook > 买泳镜图便宜那三十块，最后搭进去一整期学费
pain/why > 咋回事呢，漏水，娃一睁眼就慌，一慌就抱教练脖子，三十分钟抱了二十分钟
trust/evidence > 我在池边当安全员八年，看太多了
solution/feature > 就认准这种软硅胶裙边的，鼻桥能换，三个码
question/evidence > 会不会漏咋试？不戴带子，直接按眼窝上，松手，它自己吸住，就成
feature/how > 镜片镀了层雾膜，别拿手指头擦里头，擦了就废
feature/benefit > 带子是后扣，小孩自己能弄，不夹头发
action/trust > 五十六一副，教练团购价我跟厂家磨了俩月
action/summary > 学游泳的、去海边的，这回别再省那三十块

## 种草笔记｜n｜trend
hook > 秋游季！书包侧兜里必须多一样东西🍂
solution/feature > 折叠坐垫，XPE的，摊开六格，收起来一掌
pain/why > 草地早上是湿的，去年我儿子裤子印了个大屁股坐了一路
evidence/feature > 三十八克，我拿厨房秤量的
feature/how > 背面我用布笔画了个飞行棋盘，骰子是橘子皮
testimony > 后来六个小孩围着他的坐垫，老师说这是秋游最安静的一角
benefit > 两块九，交到四个新朋友，很划算吧
action/save > 画棋盘的图我放最后了，照着描就行

## 知识科普｜s｜scene
hook/context > 幼儿园打来电话 说你家孩子手心起泡 嗓子疼 让来接
context/question > 这时候两个名字会在你脑子里打架 手足口 疱疹性咽峡炎
how/point > 分法简单 光嗓子里有的是咽峡炎 手脚屁股都有的是手足口
point/why > 亲戚病 都是肠道病毒 抗生素不管用
solution/how > 吃不下就给凉的 酸奶 绿豆汤冰到不扎牙
point/action > 有三种情况跑着去 一惊一惊地抖 站不稳 手脚冰凉还出冷汗
how > 玩具用含氯的泡 酒精杀不死它 很多人白忙
how/trust > 好了以后两周 便便里还有毒 上完厕所认真洗手
action/summary > 疫苗防的是71型那个凶的 小的早点打

## 教程｜n｜identity
hook > 教非母语小孩读拼音的志愿者老师，这个办法我在康定试出来的
pain/context > 藏区的孩子先会了另一套字母，b和p老混
how > 准备一条红领巾大小的薄纸，垂在嘴前
how > 念b，纸不动；念p，纸飘起来
how > 两人一组，一个念一个看纸，看的人不许听
why/point > 把耳朵的活儿分给眼睛，他就不急了
how/hook > 再加难度：嘴里含一口水念，喷了的那个是p
evidence/after > 第三天，全班抢着当喷水的
trust/how > 纸巾太软，用糖果纸，亲测

## 剧情对话｜s｜identity,suspense
hook > 所有没能去成女儿毕业典礼的爸爸 看到最后
setup > 他是跑长途冷链的 那天车在格尔木 拉着一车带鱼
setup/context > 手机支在方向盘边上 直播的画面卡成一格一格
agitate/setup > 念到她名字的时候 信号没了
setup/twist > 他把车开上一个高坡 站在车顶举着手机
twist/context > 画面回来了 台上的女儿对着话筒说 我爸不在 我替他站一会儿
setup/twist > 她往旁边挪了一步 空出一个人的地方
twist/after > 车顶上 那个男人也往旁边挪了一步
punchline/summary > 四千公里 他们站成了一排

## 探店｜n｜dialogue
hook > 老板说：“先让娃挑，挑中哪把我再告诉你多少钱。”
context/solution > 这是我在景德镇遇见的一家儿童陶笛铺子，两口子开的
feature > 陶笛捏成鸡、鱼、葫芦、一只打哈欠的河马
testimony/evidence > 我女儿挑了河马，吹了一声，跑调，老板拿锉刀蹭了两下，准了
feature/how > 后院可以自己捏一只，烧好寄给你，要等一个月
feature/action > 河马三十五，自己捏的七十，邮费他出
trust/feature > 店里没有二维码，墙上写着价，自己往竹筒里投
punchline/testimony > 回来的高铁上整节车厢都认识那只河马了，对不住大家

## 测评｜n｜counter,negative
hook > 写着“不含双酚A”的奶瓶，也有扛不住蒸的
how/setup > PPSU、玻璃、硅胶、一款PP，各蒸一百次，我家蒸锅都换了一个
evidence > PP的到第三十几次开始发雾，量线糊成一片
evidence > 玻璃蒸多少次都那样，第六十一次我手滑，没了
evidence > 硅胶的捏着软，有股子煮过白菜的味，怎么也去不掉
evidence > PPSU只是黄了点，像茶杯
trust/evidence > 为这玻璃的我又补了一只，从头蒸
summary/solution > 在家用玻璃，奶奶带用PPSU，硅胶留着断奶当玩具
punchline/summary > 说到底是看谁的手去拿

## 情感观点｜-｜contrast,counter
hook > 我的左手比右手小一圈，可它是我吃饭的那只手。
context/solution > 生下来就这样，先天的，大夫说叫短指。
pain/setup > 小时候学琴，老师看一眼，说孩子回去吧。
twist/setup > 我爸没吵，把家里那台电子琴的白键锯窄了三毫米，一个一个，锯了整个冬天。
setup/evidence > 我就在那台谁也弹不了的琴上，弹完了车尔尼599。
after > 如今我教琴，专收手有点不一样的孩子，十四个。
evidence/after > 少一截的、打过石膏的、六个指头的，都有他的指法。
after/setup > 那台窄琴还在，谁来都先上去试试。
punchline > 不是手配不上琴，是琴没来得及认识这只手。

## 情感观点｜s｜promise
hook > 给我三分钟 我想让你改掉一句口头禅 “快点快点”
evidence/pain > 我录过自己 一个早上说了二十六遍
why/pain > 孩子听到后来 那四个字就跟抽油烟机一样 只是响
agitate/pain > 更糟的是 他把“早上”和“被撵”绑一块儿了
solution/how > 换成报时 七点十二 还剩一只鞋 七点十四 还剩水壶
why > 报时不带火气 它是个事实
evidence/after > 我们家试了十天 快没快多少 可是没人哭着出门了
punchline/summary > 快点这话 留给消防员

## 公众号长文｜n｜suspense
hook > 一封没有署名的信，在我们编辑部的桌上放了六天，谁也不敢先回
context/setup > 信里说，她是一名校车随车阿姨，干了五年，有一件事憋着
setup/context > 去年十二月，她漏数了一个睡着的孩子
setup/context > 车锁了，她走出去两百米，总觉得手里少点什么，折回去，隔着玻璃看见一只帽子
setup/twist > 孩子还睡着，前后不到六分钟，没有一个人知道
question/pain > 她问我们：我要不要说出来
setup/solution > 第七天，我们去见了她，陪她一起走进校长室
twist/setup > 校长听完没有发火，递给她一支笔，让她把当天的每一步写下来
after/solution > 由此有了现在全区在用的“三遍锁车法”：点名一遍，倒着走一遍，摸座椅一遍
how/feature > 车尾装一个按钮，不走到最后一排按下它，车就一直响
punchline/summary > 制度往往是由一个睡不着的人写出来的
after/punchline > 她还在那辆车上，坐最后一排

## 直播切片｜-｜negative
hook > 不是所有睡袋都叫分腿，有的就是个麻袋，我说话直。
pain/evidence > 你看这个，裤裆到脚腕二十公分，娃一站起来，啪，摔。
solution/advantage > 再看我这个，腿是真能迈开的，脚口能收能放。
evidence > 来，模特上来，我侄子，十四个月，走两步。走，走，好，摔了，不是睡袋的事，他自己不想走。
feature > 1.0的托格，室温二十二到二十四。
how/point > 摸后脖子，温的正好，潮了就减。
benefit > 夜里你不用起来盖被，省下的觉够你多活两年，开玩笑的。
action > 要80码的抓紧，80最抢手，其余管够。
punchline/summary > 侄子辛苦费一根香蕉，结了。

## 带货口播｜n｜promise
hook > 三个月，让你的临街空铺变成一间有人排队的玩具租借屋
solution/context > 不是卖，是租，一套轨道车一礼拜十八块
why/advantage > 孩子热乎劲就五天，买回去落灰，家长算得过来
how/feature > 我们拉一车旧改新的玩具过去，消毒柜、扫码柜一并装好
evidence/benefit > 洛阳涧西那家，会员二百三十个，月费五十八
trust/pain > 损耗率一成一，我写在合同里，不藏着
trust/action > 不要求您懂玩具，要求您不骂弄坏玩具的小孩
action > 铺子照片发来，二十平到五十平的，我们三天给答复

## 种草笔记｜n｜number,suspense
hook > 五个数：七岁、第三次、六级、零分、一碗粉
setup/context > 七岁的小朋友，第三次考中国舞六级，忘动作，零分出来
setup/twist > 她没哭，去隔壁嗦了一碗粉，加酸豆角
twist/setup > 回来跟我说，老师，我中间停那下，台下有个评委也屏住气了
punchline/summary > 行，能让人屏气的，不算零
action > 下学期基训班周二开，怕考的也来

## 非营销｜s｜none
hook/context/solution > 各位司机师傅 二号线明早起改道
why > 中山桥修伸缩缝 工期十天
how > 走环湖路 红绿灯右转 多四分钟
point/how > 翠园小区那站挪到药店门口 提前三分钟到
point > 上来一个点一个 名单别夹遮阳板 掉过
action > 家长群我已经发了 有来问的你也再说一遍
summary > 雾天开双闪 慢点没人催

## 带货口播｜n｜counter
hook > 可别再买带闪灯的童鞋了，听我一句
pain/why > 那个灯泡压在脚后跟，硬的，走一天路脚踵起个泡
pain/agitate > 再一个，班里八双闪的，排队做操跟救护车似的
solution > 我家现在穿的是这个，灰不溜秋，啥也不亮
feature > 前掌能折，后跟捏不动，中间不拧，三条都占
evidence/how > 来，我掰给你看，折的地方就是脚趾根那儿
testimony/evidence > 老二原来走路内八，穿了大半年，他体育老师问我是不是做了矫正，没有
trust/point > 我可没说它治内八啊，就是底子正
feature/benefit > 洗，直接扔进去洗，鞋垫能抽
action/how > 量脚加一公分，脚背高的选魔术贴那款

## 种草笔记｜s｜negative
hook > 练字帖不是打印出来就有用的 我家打印机卡了多少次纸了
before/evidence > 我打了得有六百张 娃描得手都有茧了 离开描红一个样不像
setup/solution > 直到买了这种凹槽的 笔掉进沟里自己走
twist/pain > 结果用了俩月 发现也不行 哈哈哈哈
why/punchline > 沟帮他走了 脑子没走
solution/point > 真正见效的是最便宜的 回宫格 一块二一本
how > 先看十秒 合上 写一个 再打开比
evidence/after > 一天就六个字 期末老师在“态”字上画了个圈
summary/punchline > 踩坑费一百四 分享给你们

## 知识科普｜n｜question
hook/question > 同样是打疫苗，为什么有的吃糖丸有的扎胳膊有的扎大腿？
point/solution > 先说脊灰，以前糖丸，活的，减过毒，走肠道
point/why > 现在头两针改成扎的灭活，怕万里挑一的那种麻痹
why/point > 扎大腿外侧是因为一岁以内胳膊上没多少肉，股外侧厚实
point/solution > 卡介苗偏要打在皮里，左上臂三角肌下缘，将来留个小疤，那是交作业的印
how/point > 化脓了别挤别贴，两三个月自己瘪
question/point > 能不能一边一针？能，只要不是同一处
how/point > 打完当天可以洗澡，针眼六小时别泡着搓
punchline/summary > 位置不是护士挑的，是说明书定的

## 教程｜n｜promise
hook > 一晚上，给你家老衣柜改出一个娃够得着的挂衣区
how/solution > 材料：一根伸缩杆、两条棉绳、四个S钩
how > 站他旁边，让他手举平，记住那个高度，减五公分
how > 绳从上杆垂下来，系成秋千那样，把伸缩杆穿进去
how/point > 结打双套，单的滑
how > 衣服按星期挂，五件，多的收顶上
how/hook > 衣架脖子上粘一块毛毡，太阳的就是裙子，云的就是外套
after/evidence > 第二天早上他自己选了一身，丑，但他自己选的
summary > 花了三十六，时间一小时五十，主要是找剪刀

## 剧情对话｜n｜question,pain
hook/pain > 你是不是也在家长群里，打了又删，删了又打？
setup > 阿雯盯着那行字：“请问能不能换个座位”，光标一闪一闪
why/setup > 她儿子听力不好，坐最后一排，回来总说老师今天没说话
agitate/pain > 她怕麻烦人，怕老师烦，怕别的家长说搞特殊
setup/twist > 手一抖，发出去了，还多了一个哭的表情
agitate/setup > 群里静了四十秒，她恨不得把手机煮了
twist/evidence > 然后一条接一条：“坐我们家前面”“我家个高，换他”“第二排靠窗最清楚”
after/twist > 老师最后发的：明天全班重排，阿雯妈妈，谢谢你说出来
punchline/summary > 有些门，推之前看着像墙

## 探店｜n｜loss
hook > 暑假带娃逛博物馆只拍门口那张照，等于白白走了三万步
solution/context > 楼下负一层藏着一间“摸得着的库房”，免费，多数人走过去了
feature/solution > 抽屉随便拉，陶片、兽骨、漆皮，复制的，但分量跟真的一样
testimony/evidence > 有个哥哥教拼罐子，七十二片，我儿子拼到第五十片不肯吃饭
benefit/feature > 一上午就八组家庭，桌子比人多
trust/action > 讲解周一周三没有，别跟我一样扑空
action/how > 入口在卫生间旁边那个灰门，推，别等人给你开
punchline/summary > 三万步值了，脚不同意，我同意

## 测评｜n｜scene
hook/context > 早上七点四十，电梯里一个妈妈扛着滑板车，书包，跳绳，一个睡着的弟弟——那就是我，所以我测了三款折叠滑板车
how > 就测一件事：一只手，能不能在八秒内收起来
evidence > 第一款，要踩一个黄踏板，弟弟一歪我踩空了，十九秒
evidence > 第二款按钮在把手上，六秒半，过
evidence > 第三款三秒就收了，可是收完拉着走，轮子打人脚后跟
evidence/feature > 重量挨个说：3.1、3.6、2.8公斤
summary/solution > 买第二款吧，除非你的脚后跟是铁的
punchline/summary > 那天我还是迟到了四分钟

## 情感观点｜s｜result
hook > 我今年五十八 被一群一年级的娃投票选成了“最会写字的人”
before/context > 我是印刷厂下来的 退了休在学校给人发午饭
setup/context > 有天值日表没写完 老师嗓子哑了 我拿粉笔替她写
setup/why > 排字的手 横平竖直 改不了
setup/twist > 底下有个娃喊 爷爷你是打印机吗
after/setup > 后来每礼拜三 我站讲台上写十个字 他们跟着划拉
setup/evidence > 写到“饭”字 我停了会儿 我说这个字我发了两年了
evidence/after > 选票是一张张小纸 我收在铅盒里 跟最后一副字模放一块
punchline > 铅字凉了 粉笔还热着呢

## 情感观点｜n｜pain,question
hook/pain > 是不是一提“家校共育”，你的肩膀就自动往上耸？
evidence/pain > 打卡、接龙、手抄报、亲子视频，我数了数，上个月我做了四十一份
agitate/evidence > 我单位的日报才二十二份，领导还给我发工资
why/point > 共育这词本来挺好，坏就坏在“育”没了，剩下一张表
context/trust > 有老师留言说她也是被派下来的，我信
solution/action > 那咱们能不能一起往上捅一捅：每个月砍掉一样，看看会不会塌
evidence/testimony > 去年我家断网，漏打了十二天卡，天没塌，孩子自己在楼下跳绳
punchline/action > 砍到只剩一件，就留下“晚饭时候聊聊今天”，不用截图

## 公众号长文｜n｜trend,question
hook > 十一月的第三个星期三是什么日子？多数人没听说过：国际早产儿日就在这前后
context/setup > 我想趁这个日子，讲讲一间只有四百克希望的屋子
setup/solution > 新生儿科的暖箱里，最小的那个住过一位二十五周加三天的女孩，体重六百八十克
setup/evidence > 她的手套是护士用纱布缝的，指头比火柴棍还细
how/context > 有一种护理叫袋鼠抱：爸爸敞着怀，把她贴胸口，皮肤挨着皮肤
why/benefit > 心跳会让她的心跳找到拍子，体温也不用机器给
evidence/context > 第四十一天，她爸爸抱到第三小时，监护仪上的血氧从88爬到95，没人敢出声
after > 第一百零九天出院，两千三百克，全科下来送
action/point > 如果您家里有早产的宝宝，请记住“纠正月龄”四个字，别拿她跟隔壁比
punchline/after > 她后来长成什么样？明年她要上小学了，书包是自己挑的，紫的

## 直播切片｜s｜question
hook/question > 你们知道家里最脏的玩具是哪个吗 打公屏上 我看看有没有猜对的
twist/pain > 浴缸那个小黄鸭 肚子里全是黑的 谁挤谁知道
evidence > 我剪一个给你们看 呕 对不起 忍住
solution/feature > 这个鸭子 肚子没洞 实心的 一体发泡
benefit/feature > 漂着 不吸水 甩两下就干
feature/hook > 还变色 三十八度以上嘴巴变白 顺带当水温计
trust > 跟体温计比差一度左右 就当个参考
action > 一网兜六只 十九块六 包邮不包新疆 对不住新疆的宝
action > 点点赞 到两万我再剪一只

## 带货口播｜n｜loss
hook > 好手艺锁在家里不教，二十个徒弟就让别家领走了
action/context > 我们在找会做老玩具的师傅，泥咕咕、布老虎、竹龙、走马灯，都算
why/pain > 学校课后服务的“手艺课”排到了九十多个班，师傅只有十一位
how/benefit > 一周两次，每次四十五分钟，材料我们按人头备齐
benefit > 课酬一百八，路上车费另给，七十岁以上的有人接送
trust/benefit > 不用普通话多标准，孩子们爱听方言
testimony/evidence > 王村的吕奶奶教了半年，回家把孙女的手机换成了糯米胶
action > 您自己不会弄手机的，托儿女打电话，找文化站小郝

## 种草笔记｜n｜scene
hook/context > 下了晚自习的路灯底下，三个初中生在我店门口拼一块钱
setup/context > 他们要买一支修正带，六块五，凑了五块五
twist/setup > 我说差一块，拿数学题来抵
evidence/setup > 最小那个真给我讲了一道相似三角形，讲得我老公都出来听
after/punchline > 修正带拿走，一块钱记在题上
punchline > 小店不大，收各种币

## 非营销｜n｜none
hook/context/solution > 素三丁小拌饭（给不爱绿叶子的那位）
solution > 玉米粒、豌豆、胡萝卜各半碗，隔夜饭一碗
how > 三丁滚水焯九十秒，捞出来过凉，颜色才俏
how > 锅里一点点黄油，化了就下饭，拿铲背压散
how > 倒三丁，蒙上蛋液，慢慢拨
point > 酱油沿锅边半圈，别浇饭上
how/point > 出锅撒白芝麻和碎海苔，叶子就这么混进去了
summary > 娃要是挑豌豆，让他数，数完就凉了，凉了也能吃

## 带货口播｜s｜promise
hook > 五分钟 教会你六岁的娃系鞋带 教不会你来找我
solution/how > 先别上鞋 上板 就这块木头板
feature > 一根红绳一根蓝绳 孔大 看得清谁压谁
how > 红兔子耳朵 蓝兔子耳朵 交个叉 钻洞 拽
evidence > 我刚在公园门口随便找的小朋友 你看他 四分二十秒
testimony > 他姥姥说 这板子比我有耐心
benefit/desire > 学会这个 早上你少蹲一次 腰替你谢我
trust > 板子边我拿砂纸磨过三遍 还是发现毛刺的给你换
action > 八块八 就当请他吃根冰棍 去拍吧

## 种草笔记｜n｜conflict
hook/pain > 婆婆要给娃剪刘海，我要给娃留刘海，最后这个小发卡平了一场战争
feature/context > 卡子是平的，不夹头皮，睡觉躺着也不硌
feature/benefit > 背面一条绒布，细软发也咬得住，我家那种三根毛都行
how > 斜着插，再掰平，别横着直接怼
evidence > 蹦床蹦了半小时还在原位
testimony/twist > 婆婆戴着试了试，问有没有大人的
benefit/testimony > 没有，我给她买了两个，用在鬓角，挺精神
trust/action > 一板十二个，掉色的那个是亮粉的，避开
punchline/summary > 家和万事兴，靠一块四

## 知识科普｜n｜loss
hook > 孩子门牙整颗磕掉了，你要是拿纸巾一包，这颗牙就真没了
why/solution > 恒牙整颗掉出来，牙根上那层膜是活的，干着只能撑半小时上下
how/point > 捏牙冠，别捏根，脏了拿生理盐水冲两秒，不许刷
how > 能塞回去最好，咬块手帕，直接去口腔急诊
how/point > 塞不回去的，泡冷的纯牛奶里，盒装那种
why > 牛奶的渗透压跟身体差不多，自来水会把细胞泡爆
how/point > 乳牙掉了就别塞，会伤底下那颗
evidence/agitate > 我见过用餐巾纸包来的，包得很好，牙死得也很透
save/summary > 冰箱门上贴一句：牙掉了，找牛奶

## 教程｜s｜pain
hook/pain > 背古诗背三遍忘五遍 是不是你家那位
solution/how > 别坐着背了 拿粉笔 到楼下
how > 一句画一个格子 跳房子那种 四句四格
how > 跳一格 喊一句 喊错退一格
how > 熟了以后 抽掉一格 让他空中喊
why/point > 脚记住的东西 嘴就不太容易忘
evidence/testimony > 我外甥女“两岸猿声”那句卡了半个月 跳了十分钟 过了
how/trust > 雨天改走廊 贴胶带 穿袜子小心滑
punchline/evidence > 收粉笔的时候 楼下张大爷也会背了

## 剧情对话｜n｜suspense
hook > 老师的抽屉里锁着一支断了的铅笔，十年了，没人知道为什么
setup/hook > 那年她刚毕业，教四年级，班里有个男孩叫小峤
setup/context > 小峤从来不带笔，每天借，每天还，还的时候总短一截
setup/agitate > 她以为他故意削着玩，当着全班把笔折了
twist > 放学后她在走廊看见他蹲着，拿半截铅笔给弟弟抄课文
why/twist > 家里只买得起一支，短的那截，他留给弟弟
setup/twist > 她第二天买了一打，他没有要
setup/twist > 他说老师，你折的那支，能不能给我
twist/punchline > 他只拿走了一半
punchline > 另一半她锁起来，罚自己

## 探店｜s｜trend,counter
hook > 草莓季到了 带娃摘草莓别去高速口那几家 往里再开六公里
feature/solution > 这家在后沟 棚矮 大人得猫着腰 小孩正好
feature > 品种就两个 白的叫桃熏 红的叫妙香
feature/evidence > 秤是老式的盘秤 老板把秤砣给娃自己拨
feature/testimony > 提篮十五块一斤 棚里吃的不算钱 我儿子吃得打嗝是草莓味的
trust/pain > 土路 底盘低的车会蹭 我蹭了
feature/benefit > 中午借他家灶自己煮面 鸡蛋从窝里掏 热的
action > 电话我写在置顶 打过去先说几大几小 他好留垄

## 测评｜n｜suspense
hook > 五台绘本投影仪，有一台让我女儿做了噩梦，是哪台，看到后面
how/setup > 关灯，白墙，距离一米八，同一则《月亮的味道》
evidence > A台亮度够，字边发虚，读到第三页我自己想吐
evidence > B台声音像隔壁装修
evidence > C台换片要抠，指甲劈了一片
evidence/advantage > D台画质一般，可是有呼吸灯，四十分钟自动暗
evidence/twist > E台就是做噩梦的，开机那只猫头鹰，眼睛会发红光，转头，三百六十度
summary/punchline > 花钱买D，E留着抓小偷
summary/trust > 都退了，D没退

## 情感观点｜n｜scene
hook > 教师节那天，我收到一双旧跑鞋
context > 我教体育，短跑，带过一个叫阿骐的孩子，父母在莞城，他跟着爷爷
setup/context > 他光脚跑，一百米十四秒八，脚底的茧能划火柴
setup/context > 我把自己的鞋塞了两双袜垫给他，说是学校发的
setup/twist > 他穿了一天，还给我，说老师，鞋底写着你的名字
setup/context > 我骗他说同名
twist/after > 这回寄来的就是那双，洗得白，鞋底的字描过一遍
twist/evidence > 夹了张条：我现在也当教练了，十四秒八的孩子我也遇见了一个
punchline/summary > 我说学校发的，他也不信

## 情感观点｜n｜contrast
hook > 手术室门口的家长在祈祷，补习班门口的家长在刷题，同一张脸，我见过两回
context > 我是儿外科医生，上周给一个九岁的男孩做完疝气，晚上去接我自己的孩子
setup/context > 他妈妈攥着我袖子说：只要他好好的，什么都行
twist/setup > 四天后我在培训楼又碰见她，她说：这次测验八十七，怎么办啊
trust/context > 我没有资格笑她，我自己的手机里也是一张八十七
punchline/point > 平安的时候，我们的要求会自己长个子
solution/point > 所以我在鞋柜上贴了一张便利贴：只要他好好的
action/punchline > 出门前看一眼，八十七就是八十七，不是病危

## 公众号长文｜n｜loss
hook/agitate > 把孩子的“为什么”当成打岔，等于白白关掉一扇自己会开的窗
setup/context > 上个月，我在厨房切洋葱，五岁的外甥问：它为什么让你哭，不让它自己哭
setup/agitate > 我说去玩，他就去了，一晚上没再问
context/agitate > 夜里我想起来，他问的是多好的一个问题，我给了一个多差的答案
evidence/solution > 发展心理里有个数，四岁孩子一天能问上百个问题，到了十岁掉到个位数
why/twist > 不是他们懂了，是他们学会了不问
solution/how > 我试了三种回法：一，“我也好奇，查查”；二，“你猜呢”；三，“我先记在冰箱上，吃完饭说”
evidence/testimony > 冰箱上的纸条两周攒了三十四张，答出来的只有九张，他一点也不失望
twist/punchline > 原来他要的不是答案，是有人觉得这问题值得贴在冰箱上
punchline/summary > 顺便，洋葱那题我们查到了：它哭不了，它没有眼睛，它有脾气

## 直播切片｜n｜result
hook > 卖爆的结果大家看左上角，昨晚一千九百单，退货率不到百分之二，我说人话，是厚道的
solution > 今天继续上，儿童围裙画画罩衣
feature > 袖口是螺纹，不灌颜料；背后是魔术贴，自己穿
evidence/how > 我倒上墨汁，擦，看，抹布一下没了
advantage > 别人家透明那种PVC，冬天硬邦邦响，我这是涂层布
action/benefit > 班里美术课要二十九件的，我给你配整箱，老师不用一个个收钱
question/context > “会不会热”——开空调就没事，没空调上美术课也别在六月
feature/action > 一号S，二号M，三号是袖子加长的
action/summary > 班主任私信，有批量码

## 带货口播｜n｜result,number
hook > 去年二十一位返乡妈妈，在我们这儿挣回了人生第一份社保
trust/context > 我们是做婴童家访的，政府买单，入户给零到三岁的娃上半小时课
action/context > 今年三个乡再招二十位“家访员”
feature/benefit > 培训十八天，发背包、玩偶、图卡、一件印字马甲
feature > 每人包十二户，山路多，给油补
benefit/feature > 每户每次三十五，一周一次，加绩效，月入二千四到三千
feature/trust > 要求只有：会写自己名字以上的字、肯走路、家里没有欠娃的债
trust/pain > 头一月狗会咬门，户主会关门，第二月就留饭了
action > 找本乡计生员领表，截止腊月初六

## 种草笔记｜-｜question
hook/question > 大家晚上散步，有没有遇见一个推空婴儿车的爷爷？
twist/setup > 是我爸，他在给我弟家明年的宝宝“踩路线”。
setup/evidence > 哪块砖翘，哪个坡陡，哪个垃圾站臭，他拿小本记了三页。
setup/hook > 昨天还跟保洁借了把锤子，把翘的那块敲平了。
setup/evidence > 婴儿车在车里放了一袋米，说这样手感才真。
punchline > 有人等你，路都先走一遍。

## 非营销｜n｜none
solution/hook/context > 关于更换校服供应商的情况通报
context > 上学期末共收到关于起球、缩水的反馈一百二十六条
evidence > 我们将两款样布送检，结果已张贴在一楼公示栏
solution > 经家委会与校方投票，本学期改用第三家，单价不变
how/point > 旧校服可继续穿，不强制更换，体型变化的自行选择
how > 量尺寸时间：10月11日至13日，每天放学后，二楼阅览室
action > 请家长在回执上写明身高、体重、习惯宽松与否
summary > 疑问请当面或致电后勤处曲老师

## 带货口播｜n｜pain,question
hook/pain > 晚上十一点，孩子说妈妈明天要交手工，你慌不慌？我慌过六回
pain/agitate > 超市关了，文具店关了，跟邻居借胶枪，邻居也在做手工
solution > 所以我弄了这么个“应急箱”，三十样，摆柜顶上
feature > 卡纸、毛根、眼睛、泡沫球、双面胶、安全剪刀，连棉花都有
feature/advantage > 里头夹了十二张图，照着做，最快那张“鲸鱼”九分钟
testimony/evidence > 上礼拜三，我跟娃从十一点零五干到十一点十六，睡了
testimony/benefit > 第二天他的鲸鱼挂在最中间，没有人知道它几点生的
trust > 胶枪没放，怕烫，你家有就用你家的
action/feature > 两个规格，一个娃的小箱，两个娃的大箱，别买错
punchline/summary > 祝你永远用不上

## 种草笔记｜n｜identity
hook > 左撇子娃的妈妈们，集合！！！
pain/context > 普通剪刀他剪不断，老师说是手没劲，我差点信了
why/twist > 其实是刀片压反了，左手剪的时候两片往外撇
solution/after > 换左手专用的，一刀下去他自己都愣了✂️
feature > 刀口是反的，指圈也反着圆
evidence > 同一张卡纸，我用右手拿这把，也剪不断，瞬间懂了他的委屈
feature/how > 顺手把尺子、削笔器、本子都换了，本子装订在右边
testimony/after > 他说，妈妈，原来东西可以不打架
punchline/action > 全世界百分之十的小孩在跟剪刀打架，别让你家是

## 知识科普｜n｜identity
hook > 家里有两个娃、小的天天咬大的，这条讲给你听
why/solution > 一岁半到两岁半，牙是他的第三只手
why > 嘴比舌头熟练，话说不出来，就咬
why/punchline > 不是坏，是堵车了
solution/how > 咬的那一刻，蹲下，脸对脸，四个字：咬人，疼，停
how/point > 别反咬，别大笑，别罚站半小时，他接不上
how > 先抱被咬的那个，咬人的会看见：原来牙没换来妈妈
how > 平时多给词：走开、我的、等等，教到滚瓜烂熟
after/benefit > 词多起来以后，牙就退休了，多数在三岁前
action/point > 咬到出血、咬自己、咬得比词多，带来看看

## 教程｜n｜conflict
hook/pain > 语文老师说慢读，英语老师说快读，娃到底怎么拿这本分级书
solution/point > 都对，前提是你分两趟走
how > 第一趟快，只追故事，不会的词划个点，不停
how > 合上书，让他讲，能讲三句就算过
how > 第二趟慢，只看那几个点，一页不超过两个
how/point > 查词先猜，猜完再查，猜对的打勾
punchline/summary > 快的练气，慢的练骨头
evidence/testimony > 我带的十六个娃，一学期从G走到J，跟得最好的是两趟都偷懒最少的
how/trust > 点多于七个，说明书高了，换低一级，不丢脸
save/summary > 快慢两行字，抄在书皮里页

## 剧情对话｜-｜dialogue
hook > “爷爷，你到底会不会开校车？”一车小孩齐声问。
setup/agitate > 老耿拧钥匙，没着，再拧，还没着。
context > 今天是他最后一天，明天就退休，车也要报废。
agitate/setup > 外头下着雪，十八个娃，离学校还有三公里。
twist > 他拉开车门，说，走，爷爷开“脚车”。
setup/how > 他打头，按座位号排成两行，第一排牵第二排，报数。
setup/context > 走到桥上，他喊：刹车！十八双雪地靴齐刷刷停下。
after/summary > 校长在门口数，一个不少，裤腿全湿，笑得最响的是最小的那个。
punchline > 那天的登记簿上写着：车次，脚；里程，三公里；晚点，十一分钟。

## 探店｜n｜number
hook > 二十九块，两小时，四个轮子，我在这家旧溜冰场丢了脸也找回了脸
context/feature > 八十年代的场子，水磨石地，顶上还挂着那种转的球
feature > 鞋是双排的，系带，鞋号印在鞋跟上，36以下的给垫海绵
testimony/context > 我女儿十分钟就撒手了，我扶着墙，扶了一小时
testimony/setup > 旁边一位大妈倒滑过来，说姑娘，往前看，别看脚
testimony/twist > 我往前看了，摔了，但真的滑出去七米
feature/trust > 音响是卡带，换面的时候全场站着等
action/feature > 周末上午家庭场，两大一小七十，头盔护具都带着消毒
punchline/summary > 我女儿说妈妈摔的时候姿势像蜻蜓

## 测评｜s｜loss
hook > 床垫买错了 亏的不是钱 是孩子一年的腰 我躺了四款来跟你说
how > 我一百二 我儿子五十一 我俩轮着躺 量腰底下那道缝
evidence > 椰棕硬的 缝能塞进去一个拳头 我腰疼 他不疼
evidence > 乳胶软的 他陷进去 屁股比头低
evidence > 弹簧便宜的 翻身叮一声 跟秋千似的
evidence/advantage > 3D网那款 缝半指 透气 就是角容易塌
summary/point > 长个子的孩子要的是平 不是软
solution/trust > 店里给试睡二十天的才值得买 光躺五分钟没用
summary/solution > 我家留的3D 五厘米 底下垫原来那个老棕垫

## 情感观点｜n｜dialogue
hook > “你手真凉。”这是我被家长夸得最多的一句
context/point > 我在社区卫生站打了十六年预防针，手凉是天生的
why/setup > 小孩一挨我手就缩，我就想了个法子，兜里揣热水袋
setup/context > 夏天也揣，同事说我有病
setup/twist > 有个自闭症的男孩，谁碰都叫，偏要握我那只热手
setup/evidence > 他握着不松，我就单手给他打，练了两个月，稳得跟双手一样
setup/pain > 后来他搬家了，最后一次来，他妈妈让他跟我说再见
twist/summary > 他没有说，他把自己的手捂热了，伸过来
punchline > 我摸了一下，比我的热

## 情感观点｜s｜question
hook/question > 家长开放日 到底是给家长看的 还是给孩子演的
evidence/setup > 去年我女儿班排练了两个礼拜的“自然发言”
evidence/agitate > 第几排谁举左手 谁举右手 排得跟春晚似的
context/trust > 也不能怪老师 领导坐后头打分呢
point > 我更想看见的是 一个孩子答错了 老师怎么接
evidence > 有回还真碰上了 娃说太阳绕地球 老师说 你跟古人想到一块儿去了 来 咱们一块儿推翻他
punchline/context > 那一分钟 我给打满分
action/punchline > 明年别排练了 让我看看你们怎么错

## 公众号长文｜n｜identity
hook > 写给第一次送孩子住校的爸妈：床单铺好以后，请先把手放下
context > 十二岁，寄宿，离家一百一十公里，这是我弟弟今年的九月
why/context > 住校的头三周，心理老师叫它“情绪倒春寒”：白天热闹，熄灯后反复
setup/evidence > 他第四天打来电话，不说想家，说“食堂的勺子好大”
why/point > 听懂这句话要慢一点，勺子大，是他没地方说别的
point/solution > 您可以做的：约定固定通话时间，比随时接更安稳
point/how > 别在电话里问“谁欺负你了”，改问“今天排队排在谁后面”
point/how > 寄一样没用的东西，一片银杏，一张猫的照片，不要寄吃的多过寄念想
question/pain > 孩子闹着要退宿呢
solution/point > 先约一个日子：期中之后再定，给他一个看得见的终点
after/evidence > 弟弟熬到期中，主动说“勺子习惯了”
punchline/summary > 您的床单铺得很好，可以回家了

## 直播切片｜s｜suspense
hook > 别走 一分钟以后 我让这个奶瓶在一米二高摔到大理石上 摔碎我送全场
trust/setup > 我赌我赢 输了也就输四十个瓶 厂长在旁边瞪我
feature/hook > 先看它长啥样 瓶身扁的 娃自己抱得住 奶嘴斜着
feature > 底下那圈硅胶 摔的时候先着地
action/setup > 来人刷一波“摔” 我看够一百没
evidence > 好 一百二了 走你 咣
evidence/point > 没碎 看 转着看 一道印子都没有
trust > 但从水泥台阶滚下去四层 我试过 裂了 别那么摔
action > 一号链接 带两个奶嘴 S和M 月份小的用S
punchline/action > 厂长说让我明天摔别的

## 带货口播｜n｜identity
hook > 在编外熬了五年以上的幼师，给自己一个机会看看这里
context/solution > 淮安一所民办园，六个班，从零筹建，招主班五名、配班四名
trust/why > 园长自己就熬了九年编外，知道你们的寒暑假怎么过的
benefit > 五险一金按实发，生日当天放假半天，婚假产假写进合同
benefit/feature > 每周三无文案日，不写观察记录，只带孩子玩
feature/point > 我们只看一样：你蹲下来那一瞬间快不快
trust/pain > 不隐瞒，开园头两个月加班多，会补
action/how > 可带上你做过的最失败的一节活动，来跟我们讲讲
action/punchline > 失败讲得好的，优先

## 非营销｜n｜none
hook/context/solution > 春笋肉末小蒸饺，野营路上也能带
solution > 春笋一棵，瘦肉三两，香菇两朵，烫面皮若干
how > 笋焯水两遍去涩，切成绿豆大的丁
how > 肉末加一勺淡酱油、一勺水，顺着一个方向搅到发黏
how > 三样拌匀，最后淋一点花生油，锁住水
how > 烫面皮擀薄，对折捏成麦穗，娃捏不好没关系，捏成啥蒸成啥
point > 水开上锅，八分钟，关火别急着揭
summary/how > 凉的也软，装盒时底下垫张生菜

## 带货口播｜s｜conflict
hook/pain > 他爸说娃跳绳跳不过是腿笨 体育老师说是手笨 我说是绳笨
solution/benefit > 打个赌 换根绳 三天 从十四个到六十二
feature > 竹节的 一截一截 有分量 甩起来它知道往哪儿落
feature/advantage > 手柄里有轴承 不拧麻花
how > 踩住中间 两头到胸口 多的剪掉 剪子送
trust/how > 练快的别用这个 到一分钟一百四以后换钢丝
testimony > 老师来问我了 说你们家补课了吧 我说补了根绳
action > 七块五 加两块换磨砂柄 去吧

## 种草笔记｜-｜suspense
hook > 我婆婆背着我往娃书包里塞了个东西，塞了一学期我才发现。
twist/solution > 不是钱，不是零食，是一块小小的搓澡巾布，缝成口袋，里头装着半块香皂。
why/point > 她说学校水池边的肥皂老是没了，孩子光拿水冲，冲不干净。
feature/benefit > 湿了一捏就起泡，挂在书包带上半天干。
evidence/after > 这学期他只请了一天病假，去年是九天，巧不巧我不下定论。
solution/feature > 我照着做了个升级的，用速干网布，加了抽绳。
save/how > 图在第三张，会踩缝纫机的十分钟，不会的手缝二十分钟。
punchline/testimony > 婆婆看了说，花里胡哨，但给她留一个。

## 知识科普｜s｜promise
hook > 九十秒 说清楚娃流鼻血该仰头还是低头
solution/point > 低头 一点都不用犹豫
why/agitate > 仰了血往嗓子倒 咽下去吐出来是黑的 把你吓死
how > 坐着 身子前倾 拿拇指食指捏鼻翼 软的那块 不是鼻梁
how/point > 捏满十分钟 中间别松手看 看一眼就白捏
how > 张嘴喘 嘴里的血吐掉
why/agitate > 塞纸团 塞棉花 拔的时候又撕开
how/point > 二十分钟没停 或者一周好几回 身上还有瘀青 去医院查血
how/solution > 秋天多数是黏膜干 抹点凡士林 一天两次
summary > 低头 捏软的 十分钟 齐活

## 教程｜n｜trend,promise
hook > 中秋的兔子灯，今年不买，二十分钟用奶粉罐做一盏能提着走的
how/solution > 要：空罐一个、钉子、旧挂历、LED小蜡烛、两根毛线
how > 罐里灌满水冻一夜，冻硬了敲孔才不瘪
how > 纸上画兔子，点点连起来，贴罐子上，一个点钉一下
how/point > 大人扶钉子，小孩敲锤，锤柄握后半截
how > 冰化了倒掉，拿砂纸把里面的毛刺打圆
how > 兔耳朵用挂历剪，夹在罐口，毛线穿两侧当提手
trust/how > 用电的不用火的，罐壁会烫，还怕纸
after/punchline > 关灯那一下，墙上蹦出来一只兔子，我家老小追着墙跑

## 剧情对话｜s｜question
hook/question > 如果有一天你妈妈不认得你了 你还去接她放学吗
setup/context > 八岁的囡囡每天四点 到老年日托门口等外婆
setup/context > 外婆把她叫成“小芳” 小芳是外婆的同桌 1961年的
question/setup > 妈妈说你别去了 她认错人 你不难受吗
twist/setup > 囡囡说 我当小芳挺好的 小芳的作业都是外婆写的
setup/context > 有一天外婆拉着她 说小芳 咱俩交换礼物
twist > 掏出来一个钥匙扣 上面是囡囡去年送的 歪歪扭扭“最爱的外婆”
setup/after > 囡囡把它挂在书包上 说谢谢同学
punchline > 名字会丢 送过的东西记得路

## 探店｜n｜scene
hook/context > 推门，一股橡皮和旧报纸的味道，墙上的钟停在两点二十，我以为我回到三年级了
context/solution > 这是昆明翠湖边的一家校园旧物小馆，老板是退下来的教务主任
feature > 教室是原样搬的：绿黑板、斜面课桌、课桌上刻的“早”
feature/hook > 可以借一套白衬衫拍照，红领巾洗得软软的
testimony/setup > 我女儿坐在第一排，问妈妈，你们的投影仪在哪里
testimony/setup > 老板听了，笑着递她一支点火的粉笔盒，说这个就是
action/feature > 门票一人二十，包一支蘸水笔和一张稿纸
action/point > 拍人像的下午光好，先去湖边喂鸥，再拐进来
punchline/summary > 她写了“早”，刻得很浅，我没拦

## 测评｜n｜contrast
hook > 一边是七百八的智能台历，一边是两块的红双喜挂历，我让娃各用了一个学期
how/setup > 任务相同，记作业、记生日、记倒计时
evidence > 智能的会叮一声，前五天有用，第六天他学会按掉
evidence > 挂历撕一张少一张，他自己说，纸薄了，要考试了
evidence/testimony > 撕下来的纸他攒着叠了四十七只船
evidence/pain > 智能的还要充电、要联网、要更新，更新完字变小了
trust/point > 挂历唯一的毛病，是我家墙被钉了俩洞
summary/punchline > 七百八提醒的是时间，两块提醒的是时间会没
punchline/summary > 船都在窗台上，欢迎来认领

## 情感观点｜n｜scene
hook/context > 大雨的操场，一个人，一根水管，一块画满了格子的地——那是我，凌晨五点，在画跑道
context > 我是乡镇小学的勤杂，月薪一千九，全校三十八个娃
pain/setup > 运动会没钱租场地，校长愁得嘴角起泡
setup/how > 我拿石灰调糨糊，用啤酒瓶底印圆点，一圈一圈，画了三晚
agitate/twist > 结果头天晚上下雨，全冲了
twist > 早上我蹲着收水管，听见后面有动静，三十八个娃，一人拎一袋石灰，瘸的那个拎半袋
setup/after > 我们一起画，歪的，断的，有一道画成了心
after/twist > 那天跑第一的，把奖状给了我，说这条路是你跑出来的
punchline/summary > 我活了五十六岁，头一回得奖，跑的项目是石灰

## 情感观点｜s｜counter
hook > 别再说现在的孩子玻璃心了 玻璃是谁烧的
trust/why > 我在中学当心理老师六年 接过九百多个孩子 没有一个是天生玻璃
evidence > 有一个 考九十四回家 爸爸问那六分呢 问了四年
evidence > 有一个 画了一张全家福 妈妈说你把我画胖了
why/point > 热胀冷缩 你们学过的 一会儿捧上天 一会儿摔地上 石头也得裂
context/twist > 说我惯着他们的 我收到过很多
point/punchline > 我惯的不是脾气 我惯的是把话说出来
solution/action > 今晚试一句 你今天有没有哪件事不想说 不想说也行
evidence/trust > 这句管用 九百个里用过的都点了头

## 公众号长文｜n｜counter
hook > 别再背单词了，我是说，别让他一个人背
solution/context > 一个县城初中的英语组，做了一件笨事：让孩子把单词教给家里的老人
how > 一天五个，教会一个奶奶，签一个字，奶奶不识字的，按手印
setup/agitate > 开头孩子不肯，说奶奶连拼音都不会
twist/evidence > 两周以后，班主任收到一张纸条，字是孩子代写的：“apple我记得住，因为像阿婆”
why > 教别人的那一遍，脑子要把词拆开、比喻、再拼上，这比抄二十遍深得多
evidence > 期末，全班词汇平均增了三百一十个，教得最起劲的那个从五十分到八十二
evidence/benefit > 副产品是：十七位老人的手机里，第一次存进了孙子的语音
punchline/point > 单词不是背下来的，是送出去的
action/summary > 表格模板在公众号菜单，想试的老师直接拿，不用署名

## 直播切片｜-｜scene
hook/context > 想象一个画面：接孩子放学，下着雨，你左手拎书包右手打伞，娃说妈妈我要抱。
question/pain > 抱不抱？抱！抱了谁打伞？
solution > 我手上这个腰凳，系上，娃坐你胯骨上，两只手都空着。
feature > 承重二十公斤，托座十五度斜，不往前滑。
evidence/how > 我侄女十九斤，我系给你看，跳，跳，你看她笑成这样，我喘成这样。
trust/pain > 热，夏天肯定热，里面有网眼，但该热还是热。
advantage > 比背带快，三秒上身，下地跑了你就当腰包，能装纸巾和钥匙。
action > 四号链接，腰围一百一十以内，超了问客服要加长带。
action/punchline > 关注主播，下个雨天我还在。

## 带货口播｜s｜counter
hook > 别再去直播间抢“无人售货机”的名额了 听听我们这个土的
solution/feature > 校门口移动书摊 三轮车 一车三百本 周边五所小学 轮着停
how/feature > 车我们改装 书我们配 你骑车 你喊
evidence/benefit > 许昌的牛姐 一天三小时 月销二千六百本 净落四千三
why/benefit > 家长等孩子那二十分钟 没有别的事干 你就是他们的店
trust/pain > 下雨停摊 城管那边我们出备案函 去年有俩城市没批下来 不骗你
feature/action > 会跟小孩说话 会找钱 能记住哪个娃看到第几集
action > 想来的先去摊上买本书 摸摸 找姓裘的 他给你讲半天不嫌烦

## 种草笔记｜n｜loss,suspense
hook > 今天晚自习前不来领，可就全归猫了
context/twist > 我说的是牛奶，学校补贴那批，到明早就过期
feature/context > 还剩三十七盒，放在传达室窗台，纯的
evidence/setup > 门口那只三花已经在排队，它很有秩序，坐着，不吵
action > 家长接娃时顺手带两盒，不用登记
punchline/summary > 喝不完的，倒给它，我没看见

## 非营销｜n｜none
hook/context/solution > 家访分工会纪要（十月十九日）
solution > 参加：年级组六人，缺席一人（去医院陪护）
point > 本轮家访共八十九户，按片区分六组
how > 每组两人，一名班主任一名科任，晚上不单独入户
how/point > 带三样：孩子的一件小事、一张近照、一支录音笔（须先征得同意）
point > 不谈分数，不谈排名，不收饭局，水可以喝
pain/setup/point > 易老师提：有两户门卫不让进，建议约在社区活动室
action > 下周五交记录，不少于两百字，写看到的，不写判断
summary > 散会

## 带货口播｜n｜scene,pain
hook/pain > 刚才在楼道里听见三楼又吼上了，为啥，背书包背出一地试卷
before/pain > 我家以前也是，卷子揉成咸菜
solution > 买个风琴夹，就这
feature > 十三格，每格能写字
how > 语文一格数学一格，要签字的放最前面红的那格
how/benefit > 到家拉开红的，签完塞回去，没了
action > 十来块钱，自己去拍吧，我嗓子也不好

## 种草笔记｜n｜result
hook > 两周，娃从不敢下水到自己憋气捞硬币，我就买了这一样东西
solution/point > 沉水玩具，小鲨鱼那种，四条
feature > 尾巴软的，能立在池底，不会滚走
how > 先放台阶第一级，手伸下去就够到
how > 再放第二级，得把下巴沾湿
how > 第三级，要睁眼，要憋，要自己想去拿
how/point > 别替他拿，别数一二三，别录像
evidence/testimony > 我们第九天到的第三级，他举着鲨鱼出来，鼻涕挂着
trust > 没有它用勺子也行，鲨鱼就是看着高兴
action/summary > 三十一块，两个娃抢，建议直接买八条

## 知识科普｜n｜question
hook > 宝宝拉绿便便，是不是吓着了？
solution/point > 不是
why > 胆汁本来就是绿的，肠子走得快，来不及变黄
why/solution > 吃铁剂、吃水解奶、吃菠菜，都会绿
point/agitate > 白色的、柏油色的、带血丝的，这三种才要跑医院
how/action > 拍一张照片，自然光，别开美颜
punchline/summary > 绿的，洗洗接着玩

## 教程｜-｜question,pain
hook/pain > 娃的水彩笔一盖没盖紧就干了，是不是整盒扔？
solution/point > 别扔。
how > 拔掉尾塞，把里面那根海绵芯抽出来。
how > 滴三到五滴温水，白色的滴酒精，油性的才用酒精。
how > 笔尖朝下立一晚上。
how/point > 水多了颜色淡，宁少勿多。
evidence/after > 我家三十六支救回来二十九支。

## 剧情对话｜n｜scene
hook/context > 周五放学，雨，校门口剩最后一个小孩
question/setup > 保安给他搬了个凳子，问你爸几点来
setup/context > 他说我爸今天不来，我妈今天也不来
question/pain > 那谁来？
setup/twist > 他说，我自己来的，我自己走，我就是想看看别人怎么被接
setup/twist > 保安没说话，撑开伞走到马路对面
twist/punchline > 然后他转过身，朝校门口挥手，大声喊：这儿呢！爷爷来接你了！

## 探店｜s｜identity
hook > 在松江带俩男孩的看过来 有个地方能把电放光
solution/feature > 攀岩馆 老厂房改的 六米那面是儿童的
feature > 自动保护器 你不用在底下拽绳
testimony/evidence > 老大爬到顶敲了钟 老二爬了两步 吃了根烤肠 也说自己到顶了
trust/pain > 岩鞋有味儿 带双厚袜子
action/feature > 团购一大一小一百一十九
action/trust > 周日别去 过生日的包场
benefit/testimony > 回家路上俩都睡着了 车里安静得我不适应

## 测评｜n｜conflict
hook/pain > 闺蜜说电动吸鼻器是神器，我说是智商税，我们各拿自家娃打了一架
context/how > 两娃都感冒第三天，鼻涕黄的稠的
evidence > 电动：吸力够，嗡嗡响，她娃一听就哭，哭完鼻涕更多
evidence > 口吸：得我用嘴，一管子的量，心理关不好过，但力道我说了算
evidence > 球囊：五块钱，捏一下进去一点，出来一点，跟没用差不多
twist/how > 后来发现先滴海盐水，等一分钟，三样都好使了
summary/punchline > 所以主角是盐水
punchline/summary > 闺蜜说你赢了，我说没赢，我嘴里还有味

## 情感观点｜n｜identity,pain
hook/context > 我是卖童装的，在批发城二楼，做到第二十年，快做不动了
before/pain > 去年一天卖不到两百块，隔壁一家一家拉卷帘门
setup/twist > 女儿说妈你拍视频吧，我说我拍啥，我普通话都不标准
setup/how > 她就拍我给小孩量衣服，量肩、量袖、蹲着给人卷裤边
twist > 没想到底下好多人说，我小时候就是在这种店买的新衣服
after > 现在一天能发五六十个包裹，我学会打单子了
trust/context > 有人骂料子一般，是一般，三十九块你要啥料子
twist/testimony > 昨天来了个当妈的，她说二十年前你给我卷过裤边
punchline/summary > 我又给她闺女卷了一回

## 情感观点｜n｜negative
hook > 不是所有爷爷奶奶带大的孩子，都叫“留守”
why/agitate > 这俩字太重，往孩子头上一扣，他自己都信了
evidence/testimony > 我就是外公带大的，跟他学会看云，看牛，看秤
point/why > 缺爸妈是真的，可是别当他一无所有
evidence/pain > 有老师写推荐信，开头就是“该生家庭残缺”
question/agitate > 残缺两个字，你敢当着孩子念吗
action/solution > 写他会什么吧，写他每天给外公念报纸

## 公众号长文｜n｜question
hook/question > 夏令营回来，孩子一个字不肯说，要不要追问？
trust/context > 这是我们营地心理老师被问得最多的事，每一期结营后电话都会响一周
solution/point > 先不要
why > 七天里他经历的东西太多，像一箱没拆的行李，你催他，他就拿最上面那件给你：还行
how > 给他一顿不说话的饭，一个长觉，一次洗澡
how > 第三天，挑一样东西问：你那只袜子怎么是别人的？
evidence/testimony > 有个男孩就从一只袜子讲起，讲了两个半小时，讲到谁半夜哭，谁分给他半块饼
point/agitate > 真要警惕的是另一些信号：突然不肯脱衣服、做噩梦、怕某个人的名字
how/solution > 遇上了别审，别骂，抱住，记下原话，当天联系营地和专业人员
punchline/summary > 沉默大多数时候是在消化，少数时候是在求救，分得清靠的是看，不是问
after/punchline > 袜子后来寄回去了，对方也寄回来一只

## 直播切片｜s｜promise
hook > 今天进我直播间的 不买也行 我保证你学会看一样东西 书桌的封边
how > 拿手机闪光灯贴着边照 有没有一条黑线
how/point > 有黑线 那是胶 没黑线 那是激光封的
agitate/why > 黑线受潮就张嘴 木头里的甲醛从嘴里跑
evidence > 我这张 来 灯 贴着照 一圈 没有吧
action/how > 你买别家的也这么照 照完有黑线的找他退
action > 觉得我说得对的 一米的799 一米二的899 在三号
action > 不买的点个红心 也是帮我了

## 带货口播｜n｜identity
hook > 带过两个孩子以上、现在孩子上学了的妈妈，我们这边缺人
context/solution > 社区儿童图书室，管理员，半天班
feature/how > 早上九点到一点，给书包书皮、登记、念一本故事
feature/benefit > 每月1800，饭在食堂吃
trust > 钱不多，先说清楚
action > 楼下公告栏有电话，问居委的小齐

## 种草笔记｜n｜trend
hook > 明天立冬，店里热乎的东西都摆出来了
feature > 手焐、耳罩、半截手套，写字露指头那种
feature/benefit > 半截的最好卖，学生嫌整只的翻不了书
trust/feature > 第一双线头我都剪过
testimony/context > 去年有个初三的男生买了四双，说是给全宿舍
action > 六点半开门，比早读早

## 非营销｜n｜none
solution/hook/context > 兴趣班期末汇报安排
solution > 时间：12月26日（周六）上午9:30
solution > 地点：少年宫小剧场，不是大剧场
how > 钢琴在前，古筝在后，拉丁最后
point > 每个孩子限两位家长入场，坐3到7排
point > 不要用闪光灯，不要站起来录
action > 演出服请在20日前到212领，押金50
summary > 没轮到上台的同学负责报幕和翻谱，一样算汇报

## 带货口播｜s｜counter,dialogue
hook > 你给娃买那么贵的护眼台历干啥 他又不看
trust/context > 我跟你讲 我就在县城开文具店的 什么好卖什么是坑 我门儿清
pain/point > 光坑你的就有三样 香味橡皮 解压笔 带锁日记本
agitate/why > 香的招蚂蚁 解压的一节课按了四十分钟 带锁的钥匙第二天丢
solution > 要买你买这个 两块五的自动笔 0.7的
feature > 铅粗 不爱断 头上橡皮能换
evidence > 我店里一年出八千来支 回头的都是老师
advantage/benefit > 一支顶二十根木头的 不用削
action > 十支一把 带两管铅 下面有链接 店里来拿也这个价
action/summary > 来店里的我多给你半管

## 种草笔记｜s｜identity
hook > 给娃做早饭做到词穷的 来抄我这个
solution > 一个二十几块的小号华夫锅 圆的
how > 速冻手抓饼切四块 夹一片芝士 合上 三分钟
how > 昨晚剩的米饭拌个蛋 倒进去 也成了
how > 红薯捏成团 压一下 出来带格子
why > 小孩就是看形状吃饭的 同样的饭有格子他就吃
testimony/after > 上礼拜五天没重样 娃他爸以为我报班了
trust/pain > 不好刷 格子里卡渣 我用旧牙刷
save/summary > 图里有七天的 自己存

## 知识科普｜n｜dialogue
hook > “大夫，娃身上长了一串小珍珠，抠破了还会多。”
context/point > 这个名字好听，叫传染性软疣
context/point > 中间有个小肚脐眼，挤出来像豆腐渣
why/agitate > 病毒躲在渣里，抠一下，手带到别处，又种一颗
solution/how > 少的可以等，免疫力认出它来，半年一年自己没
solution/how > 多的、长眼皮的，用镊子一颗颗夹掉，先敷麻药
how/point > 毛巾分开，搓澡巾扔了，游泳先停两周
question/pain > 会不会留疤
solution/point > 夹的不深，多半不会，自己抠烂的才会
punchline/summary > 珍珠长在蚌里，别长在娃身上

## 教程｜n｜identity
hook > 要给娃开生日会又不想请小丑的爸爸们，照着这张单子走
point/how > 人数：几岁请几个，六岁请六个，多一个都别
point/how > 时间：下午三点到五点，避开饭，避开觉
point/how > 游戏一：报纸站岛，一张报纸对折对折再对折，看能站几个
point/how > 游戏二：蒙眼贴驴尾巴，老，但没有输过
point/how > 游戏三：藏硬币，十枚，院子里，找齐了一起换冰棍
point > 输赢别记分，记分的最后都哭
point > 礼物等人走了再拆
point/how > 蛋糕四寸就够，他们只舔奶油
why > 花哨的东西一多，大人累，小孩反倒满屋子乱窜
evidence/trust > 我办了三年，最贵的一回花了一百七
save > 单子截下来，明年只用改个数字

## 剧情对话｜s｜contrast,suspense
hook/context > 所有人都往外跑 只有她往里跑
setup > 幼儿园地震演练 喇叭一响 老师带着娃排队出来
setup/agitate > 点名 少一个 她头皮一炸
setup/context > 园长喊 这是演练 不算分 别进去
twist/setup > 她已经进去了
twist/context > 床底下 桌子下 最后在柜子里 小家伙抱着班里的乌龟
twist/setup > 他说 老师 小青没有脚 我怕它排不上队
after/summary > 出来以后她给乌龟也做了一张名牌
punchline/summary > 从此点名 三十一个

## 探店｜n｜suspense
hook > 听说这家店的老板从来不让大人进，我今天混进去了
context > 是个儿童二手市集，在地下车库C区，每月最后一个周日
feature/solution > 摊主全是小孩，五到十二岁，自己定价
feature > 有卖乳牙盒的、卖旧悠悠球的、卖“帮你骂你弟弟”的，五毛一次
testimony/evidence > 我花三块钱买了一张手绘地图，画的是怎么从一年级走到小卖部不被看见
question/how > 怎么混进去的？戴红领巾，蹲着走
testimony/feature > 管秩序的是个四年级女生，她早看见我了，说叔叔，您蹲累了可以坐
action/feature > 进场费是一本旧书，不管厚薄
punchline/twist > 出来才知道，骂弟弟那个摊卖得最好

## 测评｜n｜number
hook > 四家拼音软件，我拿外甥做了三十天的小白鼠
how > 一家一周，每天一刻钟，周末听写二十个音节
evidence > 第一家动画漂亮，听写九个
evidence > 第二家天天送金币，听写七个，金币倒攒了四千
evidence > 第三家没动画，跟读打分，听写十五个，他嫌烦
evidence > 第四家是真人外教……不对，真人老师，十六个，贵
summary/why > 会的多少跟张嘴的次数走，跟画面不怎么挨着
trust > 一个孩子，顺序也会有影响，大家当个参考
summary/solution > 想省钱用第三家，旁边得坐个人
punchline/summary > 坐的那个人就是我，这三十天我的拼音突飞猛进

## 情感观点｜s｜trend
hook > 最近“鸡娃不如鸡自己”又火了 我说句不中听的
twist/point > 鸡自己也不必
evidence/context > 我四十一 白天跑业务 晚上被短视频教育得要考三个证
why > 焦虑这东西 从孩子身上搬到自己身上 它没少 就是换了个碗
evidence > 我考那个营养师的时候 天天给娃吃外卖 你说好笑不
context/setup > 有人说总得给孩子做个榜样
punchline/point > 榜样也可以是一个会躺着看云的人
punchline/after > 证我还差一门 不考了 今晚炒土豆丝

## 公众号长文｜n｜scene
hook/context > 十月底的一个傍晚，老城区某小学的围墙外，十几位老人靠墙站着，手里各提一个塑料袋
context > 他们是来送饭的
why/pain > 这所学校没有食堂，配餐车三点半已经走了，晚托的孩子要待到七点
pain/agitate > 塑料袋里的饭从家走过来，十五分钟，冬天就是凉的
evidence > 我们量了十九份，最低的二十六度
solution/how > 后来居委会腾出一间值班房，摆了四台微波炉、一张长桌
how/context > 老人排班，每天两位，谁家的饭都热，贴名字
agitate/twist > 起初有人担心，吃出毛病算谁的
how/solution > 于是定了三条：自家做、当天做、留一小勺样，冰箱放四十八小时
evidence/after > 三个月，热了四千多份，没出过事
twist/after > 最没想到的是，孩子们开始换菜吃，老人们开始换菜谱
punchline/summary > 有些事不等红头文件，等的是一张长桌
punchline/after > 值班房门上贴着今天的名字：朱阿婆，老倪

## 直播切片｜n｜identity
hook > 家里有个上厕所不让你走、一走就嚎的，扣个1
pain/agitate > 蹲在旁边，腿麻了，味儿也吃了，他还跟你聊恐龙
solution > 给他换这个带扶手的小马桶圈，脚能踩实，他就不怕掉下去
why > 小孩不是黏你，他是悬着，没地方使劲
feature > 两级台阶，一拉一收，侧面能挂起来
feature > 坐圈是软包的，冬天不凉屁股
trust/how > 量一下你家马桶，前后超过三十八的别拍
question/context > 刚才谁说男孩会尿出来？
feature/trust > 前头有个挡，尿不出来，太激动的例外
action > 二号链接，绿的现货，黄的等七天
action > 拍完备注挡板要高的还是矮的

## 带货口播｜s｜question,identity
hook/question > 有没有会游泳又不怕小孩哭的人
context/solution > 我们馆招助教 不是教练 就是扶 抱 擦鼻涕
feature/how > 一天四节 一节三十五分钟 水里站着
benefit/feature > 一节三十八 月底现结 学员续课另有红包
trust > 前两周手会泡皱 膝盖会酸 习惯就好
feature/action > 健康证 救生员证有的加十块
action > 来的时候带泳衣 我们现场下水看

## 种草笔记｜s｜identity
hook > 三年级以上 语文老师让买《山海经》的 别买厚的
why/pain > 厚的那本一半是注 孩子翻三页就睡
solution/feature > 我进了一批带图的 二百来页 九尾狐画得可凶
action/benefit > 学生证减四块
evidence > 昨天试摆了五本 放学二十分钟就没了
action > 今晚到 九点前来拿 过时明天

## 非营销｜n｜none
hook/context/solution > 关于食堂试行“自己盛”的说明
solution > 从下周一起，三年级以上自己盛饭、自己添菜
why > 上月剩饭称下来每天四十多公斤，多是一勺盛太满
how > 勺改小一号，能来三回，不能一回盛三勺
how > 汤由阿姨盛，防烫
point > 吃完把盘子斜给值日生看一眼，不打分，就看一眼
point > 身体不舒服、牙掉了的，跟老师说一声就行
action > 家长想来陪餐的，每周二四各留六个位，群里报名
summary > 先试四周，不合适再改回去

## 带货口播｜n｜result
hook > 看我手机啊，上个月语文默写四十一分，这个月，九十三
context/twist > 不是我娃突然聪明了，我没这个命
solution/how > 就是把看拼音写词语，换成了听录音写
solution > 我用的是这支能定时的录音笔
how > 睡前我念一遍今天的词，留五秒空
how > 早上他刷牙的时候放，含着牙刷跟着念
feature/benefit > 不连网，没屏幕，他想玩也没得玩
trust/how > 收音一般，离嘴近点，一拃
action > 八个G的就够了，别听客服忽悠你上大的

## 种草笔记｜n｜scene
hook > 周日傍晚，阳台，娃蹲着看了一个钟头蚂蚁，一句妈妈没喊
solution/point > 蚂蚁工坊，沙子的那款🐜
feature/hook > 它们半夜自己挖，早上起来多一条地道
how/trust > 蚂蚁要另外买，挑收获蚁，别买咬人的
how/point > 一周一粒小米，一滴糖水，别多
testimony/trust > 第三周死了两只，我们办了葬礼，花是韭菜花
benefit/testimony > 他写了人生第一篇不用我催的日记，四行
feature/action > 盒子四十多，能看到明年春天吧应该

## 知识科普｜s｜result
hook > 先说结果 量了一年 我家孩子睡够十个小时的那半年 多长了一厘米三
trust > 就我一家 不算证据 医生讲的才算 我转述一下
why/solution > 生长激素白天也有 大头在夜里 睡沉了才放
why/point > 不是必须十点 是得在他睡得最沉的那几个钟头别吵
point/solution > 小学生九到十二个小时 算总账
how > 想早睡先早起 早起一礼拜 晚上自己就倒了
how/point > 睡前一小时别做速算 脑子转着呢 关不掉
point/action > 一年长不到五厘米的 别光睡 去查骨龄
action/punchline > 今天先关灯

## 教程｜n｜contrast
hook > 图一是我闺女第一次削的苹果，像被狗啃；图二是今天早上的，皮一条没断
how > 先从香蕉开始，塑料刀，切片
how > 然后是黄瓜，齿刀，左手做猫爪
how > 刮皮刀往外推，别往怀里拉
how/point > 土豆圆，先切个平底让它坐稳
how > 苹果放最后，转苹果，不转刀
how/point > 切到手一回正常，创可贴摆台面上，别吼
why/agitate > 你一吼她手抖，下一刀更悬
summary/evidence > 前后差不多四个月，一周一次
after/summary > 现在家里的果皮归她管

## 剧情对话｜n｜identity
hook > 给开过家长会坐错过教室的爸爸们
setup/context > 老魏一年到头在工地，头一回去开家长会
setup/context > 进门找了个空位坐下，老师讲得真好，他记了满满两页
setup/context > 老师点名表扬：陈一诺家长来了吗？没人应
twist/setup > 旁边人捅他：你是谁家的？他说我是魏大江家的
twist > 全屋笑了，魏大江在三楼，这是二楼
setup/twist > 他臊得站起来要走，老师说，坐下吧，一诺的爸爸今天来不了，您替他听听
setup/context > 他就坐下了，又记了两页
punchline/after > 那四页纸，他一份给了儿子，一份塞进了陈一诺的桌洞

## 探店｜n｜scene,trend
hook > 高温假第一天，全城的娃都在商场，我们在图书馆地下室
context/solution > 少儿部新开的修书间，限十二个孩子，要预约
feature > 糨糊是淀粉熬的，排笔、压书石、棉线都是真家伙
how/feature > 老师先教你看一本书哪儿疼：脊松了，角折了，页掉了
testimony/evidence > 我家那个修好一本《昆虫记》，编号贴上去，归她名字
trust > 不让拍照，所以没图，大家脑补一下
action > 公众号每周四中午十二点放号，十五秒就没
punchline/summary > 空调二十六度，我在走廊睡了一觉

## 测评｜n｜dialogue
hook > 我儿子说：妈，这俩鱼油一个像鱼，一个像鱼死了
context > 这就是测评开头，也差不多是结尾
how > 四个牌子，先看含量，再看氧化，最后才让他尝
evidence > 含量写得最大的，一看是六粒加起来
evidence > 独立铝塑包的没啥怪味，瓶装的开到第三周就有了
evidence > 柠檬味的他爱吃，配料里糖排第二
trust/point > 平时一周两顿海鱼的，其实不用补
solution/summary > 真要买，挑小包装、糖少的，放冰箱
trust/punchline > 长不长脑子我测不出来，谁说能我都不信

## 情感观点｜s｜counter
hook > 大家都说当幼儿园老师要有爱心 我面试的时候说我没有
context/why > 我是学兽医的 找不着工作 我妈给我报的名
setup/context > 园长问我 那你有啥 我说我有耐心 我给牛接生等过九个钟头
setup/twist > 她笑了半天 把我留下了
setup/pain > 头一个月我真不会抱 抱娃跟抱羊似的 夹胳肢窝底下
setup/twist > 有个娃不吃饭 谁哄都不吃 我就坐他旁边 不吭声 坐了四十分钟
twist/setup > 他自己拿起勺子 看我一眼 吃了
punchline/summary > 我跟他说 你比牛快
after/punchline > 今年第八年了 爱心有没有不知道 耐心还剩不少

## 情感观点｜n｜result
hook > 结果出来了，我们小区投票，七十九票对四十一票，不建儿童乐园，建停车位
context > 我投的是那四十一票里的
context/trust > 我不怪七十九，谁半夜绕三圈找车位谁知道
question/point > 我只是想问，以后孩子在哪儿跑
evidence/pain > 今天下午我看见三个小孩在两辆车中间踢瓶盖
agitate/evidence > 物业说安全第一，那什么地方最不安全，就是两辆车中间
solution/action > 能不能白天留六个车位，拉根绳，四点到六点归小孩
punchline/summary > 绳子我出

## 公众号长文｜n｜negative
hook > 不是每个孩子都需要一张护眼书桌，但每个孩子都需要一张属于他的桌子
context/evidence > 去年我们走访了二十三户租房的家庭
evidence/pain > 有十一个孩子在饭桌上写作业，五个在床上，两个在缝纫机上
agitate/why > 饭桌的麻烦是，七点要摆碗，作业写一半得搬家
testimony/setup > 有个女孩把所有东西放在一个月饼盒里，说，我的桌子会搬
solution > 我们后来做了一种能挂在墙上的翻板，打开六十公分，合上是一张画
feature/how > 不打孔，用顶天立地的杆子，房东不生气
after/testimony > 装好那天，女孩把月饼盒打开，一样一样摆上去，摆了很久
punchline/point > 专心这件事，往往从不用搬家开始
action > 图纸免费，材料费一百四十左右，需要的留言，不收设计费

## 直播切片｜n｜pain
hook > 哎，你们家冬天给娃擦脸，是不是追着擦？
agitate/pain > 擦上嫌黏，黏了就拿袖子抹，抹完更皴
solution/context > 我手上这盒，老牌子，铁盒的，我小时候就擦这个
feature/trust > 我不吹它多高级，凡士林加甘油，就这俩顶事
how/point > 洗完脸别全干，带点水，抹，锁得住
evidence > 我这半边脸抹了，那半边没抹，开播两个钟头了，你看这边起皮没
action/feature > 三盒十五块，门口一盒包里一盒，还有一盒给他奶奶
action/context > 谢谢“老陈家二丫头”的灯牌
trust/how > 过敏的先抹耳朵后头试一宿，没事再抹脸

## 种草笔记｜n｜conflict
hook > 老公说店名叫“天才琴行”，我说叫“慢慢来琴行”，吵了一个月
setup/context > 他嫌我的不霸气，我嫌他的吓人，谁家娃敢进
twist/solution > 今天招牌挂上了：慢慢来
setup/punchline > 他爬梯子挂的，挂歪了，说那就慢慢正
feature/context > 一楼试琴，二楼上课，楼梯陡，小朋友抓着扶手
action > 十八号开门，来喝杯茶，弹不弹都行

## 非营销｜-｜none
hook/context/solution > 生病药品代喂须知。
solution > 从即日起，幼儿在园服药须由家长填写委托单。
point > 单上写明：药名、剂量、时间、饭前饭后、家长签名。
point > 只收当天的量，整瓶退回。
point > 保健品、滴鼻的中药水、没有标签的，不代喂。
how > 药交到保健室窗口，不放书包，不交给门卫。
how > 喂完后由保健医签字，离园时随单返还。
summary > 雾化请在家做完再来。

## 带货口播｜n｜question
hook/question > 宝宝辅食剪，到底是不是交智商税？
before/context > 我原来觉得是，我有剪子啊，我厨房剪
twist/pain > 后来一想，我厨房剪剪过啥，剪过虾线，剪过快递
solution > 得，单独弄一把
feature > 陶瓷的，不锈，不沾味
feature/benefit > 能拆成两片，缝里不藏肉丝
trust/pain > 怕摔，摔一下就缺口，别给娃拿着玩
feature/how > 带个盒，出去吃饭塞包里
testimony/evidence > 昨儿在面馆剪面条，旁边桌借去用了，用完问我链接
action > 喏，就这个链接

## 种草笔记｜s｜question,pain
hook/pain > 娃头发细软塌 一梳就断 有没有一样的
before/pain > 我家那个小时候叫“三毛” 邻居都这么叫
solution/twist > 后来不是换洗发水 是换了把梳子
feature > 气囊的 齿头圆 湿着梳也不扯
how > 先梳发尾 一小截一小截往上走 最后才到头顶
evidence/after > 打结的地方原来一梳掉七八根 现在一两根
trust/point > 头发少是遗传 梳子救不了 只能少掉
testimony/desire > 梳的时候她说痒痒的舒服 每天追着要梳
punchline/after > 三毛现在是三百毛

## 知识科普｜s｜question,suspense
hook/question > 全家都洗了手 为什么娃还是一遍遍长蛲虫
pain/how > 半夜拿手电照屁股 看见白线头的 举手
why/solution > 这个虫半夜爬出来产卵 一次上万个
why/agitate > 他一痒就抓 卵钻指甲缝 早上啃指甲 又吃回去
solution/how > 药是一家人同一天吃 两周后再吃一次
why/point > 光娃吃没用 你也带着呢
how > 早上起来先洗屁股 再换内裤 内裤开水煮
how > 指甲剪到看不见白边 床单一周两烫
trust/point > 撒石灰的 喝醋的 没用还烧嗓子
punchline/summary > 打赢它靠的不是药 是早上那十分钟

## 剧情对话｜-｜scene,number
hook > 三个妈妈，一个电梯，停在十四楼和十五楼之间。
setup > 灯灭了，只有一个手机亮着，百分之九的电。
setup/context > 一个要去接孩子，一个要给孩子送药，一个抱着孩子。
agitate/setup > 打物业，占线；打电梯上的号，让等四十分钟。
agitate/setup > 抱孩子的那个开始喘，说她怕黑，别告诉孩子。
twist/setup > 送药的那个把药盒里的小手电拧亮，放在地上，光朝上。
setup/twist > 接孩子的那个唱起歌来，难听，三个人都笑了。
after/context > 门开的时候，孩子已经睡着了，药还是温的，那个在校门口的孩子坐着数蚂蚁。
after/punchline > 她们互相还不知道名字，只是后来见面都会哼两句跑调的歌。
punchline/summary > 十四楼半，是我们小区最暖和的一层。

## 情感观点｜s｜contrast
hook/before > 相册里两张照片 一张是她刚来时躲在桌底 一张是她站在台上给全校报幕
context > 我做特教十年 她叫小鹿 选择性缄默
before/setup > 头一学期她跟我说过的话 一共零句
setup/solution > 我不逼她 我在桌底下放了个小篮子 里面是纸条和铅笔
setup/twist > 第五周篮子里有张条 画了一只耳朵
setup/twist > 我回了一张嘴 她回了一根线 我们就这么写了两个月
setup/context > 有天她写 老师 你的字跟我的一样歪
twist/after > 再后来 她在我耳边说了第一个字 说的是 歪
after/setup > 报幕那天她跑完下来 我说你一点都不歪
punchline > 她说 你也是

## 公众号长文｜n｜counter
hook/point > 别急着纠正孩子的“口吃”，你越纠，他越卡
context/evidence > 两岁到五岁，说话突然结巴的孩子，十个里有一个，多数一两年自己好
why > 他的脑子跑得比嘴快，词儿在门口挤成一团
why/agitate > “慢点说”“想好再说”“重说一遍”，这些话听着是帮忙，他听着是警报
solution/how > 你可以做的：蹲下、看着他、等他说完，不替他补词
how > 自己放慢说话，句子短一点，中间留白
evidence/testimony > 我接诊的一个男孩，爸爸每天睡前和他比赛谁说得慢，三个月后卡的次数少了六成
question > 什么时候该来
point > 超过一年没好；说话时眨眼、跺脚、脖子使劲；开始不肯说
agitate/point > 最后这条最要紧，不肯说的孩子，会安静得像个乖孩子
action > 语言门诊在二楼东侧，不用空腹
punchline/summary > 他卡住的那两秒，是在等你

## 直播切片｜n｜contrast
hook > 看好了，左手这个杯子泡了三天草莓汁，右手这个也是，现在我同时倒掉
evidence > 左边，杯壁一圈粉，拿刷子，刷不掉；右边，一冲，没了
why/feature > 左边是塑料，有划痕，色素钻进去；右边里头是玻璃胆
evidence/question > 玻璃会不会碎？外头裹着硅胶套，我摔三下，一、二、三
evidence > 裂没裂？没裂，我要裂了直接给你们看
trust/point > 但是吸管是塑料的，一个季度换一根，链接里带两根
feature > 刻度到两百四，适合一岁到四岁
benefit/desire > 你就想，以后娃喝奶喝汤喝果汁，你不用闻杯子里那股怪味
action > 四十九块九，两个颜色，蓝的少
action > 倒计时走完我切品，切完就不讲这个了

## 带货口播｜n｜contrast,number
hook > 左手是四间闲着的教室，右手是三百个没地方去的小学生，中间差一个你
context/why > 我们是桐乡一所私立园，下午三点半以后楼上空着
action/solution > 想找人合作做晚托和周末手工，房租不要，分成
trust/feature > 消防我们是过了的，食堂也能开
feature/point > 你那头要有教师资格证的人，至少两位
benefit/feature > 头半年我们八成你，后面七三
trust > 合同让律师看过，可以拿回去改
action > 打园办电话，说找负责后勤的老康

## 带货口播｜s｜identity
hook > 在培训机构被拖过工资的老师 看我这条
trust/why > 我也被拖过 拖了四个月 所以我自己开了
context/solution > 小班口才 现在有七个学员班 缺两位老师
benefit/trust > 工资每月十号 晚一天你可以站我桌上
benefit/feature > 课时一百二 年底有十三薪 不是画饼 是从学费里单独存的
feature/how > 试课半小时 学员给你打分 我不打
trust/feature > 周末得上班 周二周三休
action > 私我 带一段你给小孩讲故事的录音

## 种草笔记｜-｜promise
hook > 三分钟，教你看出自家娃的鞋是不是小了。
how > 让他站直，脚后跟顶住墙，手指从后跟插。
how/point > 插得进一根手指正好，插不进，换；插两根，留着明年。
evidence > 今天三个妈妈照着试，两个当场给娃换了大一码。
action/benefit > 量脚不要钱，店里有那种老式的铁尺。
action/summary > 明天下雨，棉拖也到了。

## 非营销｜n｜none
hook/context/solution > 关于校门口新增护学岗的通知
context > 为缓解放学时段拥堵，自12月1日起增设东侧护学岗
how > 每班每周轮两位家长，名单由班主任排好，提前三天发
how > 到岗时间：早7:20至7:50，晚15:50至16:20
point > 请穿发放的反光马甲，吹哨只在紧急时使用
point > 遇身体不适或临时有事，请自行换岗，并告知当日值班老师
action > 排班表附后，请核对后在群里回复“已看”
summary > 感谢支持

## 非营销｜n｜none
hook/context/solution > 牛油果鸡蛋土豆泥（九个月以上）
solution > 土豆半个，熟蛋黄一个，牛油果四分之一
how > 土豆去皮切块，蒸到筷子一插就散
how > 趁热压，倒一勺配方奶，搅到没颗粒
how > 蛋黄过筛，牛油果用勺背碾，一起拌
point > 牛油果要软到按下去有坑，硬的发涩
point/why > 第一次吃蛋的宝宝，先只加四分之一个，隔三天没反应再加
summary > 做一次吃一次，隔夜会发黑

## 剧情对话｜n｜dialogue,suspense
hook > “老师，我能把弟弟装在书包里带来上学吗？”
setup/hook > 四年级的果果问得很小声，全班都听见了
setup/context > 班主任以为她在写童话，夸她想象力好
setup/twist > 第二天她真的背来了一个鼓鼓的书包，书包在动
twist > 老师拉开拉链，里面是一只瘸腿的小羊
why/setup > 她说妈妈生了弟弟，奶奶说羊腿断了不中用，要卖，它跟我同一天生的，也算我弟弟
after/setup > 后来那只羊住进了学校的生物角，吃了三个学期的剩菜
after/summary > 果果毕业那天，在校门口抱着它照相
punchline/summary > 照片背面写着：我们都毕业了，他读的是特长班

## 探店｜n｜suspense
hook > 我在这条街上闻了三次，第四次才找到味道是哪儿来的
solution/context > 是一家做米糕的小作坊，门口没有招牌，只挂一串竹筛
feature > 模子是梨木的，有兔、有鱼、有“金榜题名”
feature/hook > 做的是给开学娃的“状元糕”，一块三块，粉是当天磨的
testimony/evidence > 我女儿咬了一口，说像在吃云，然后云掉了一地
trust > 粉糕噎，小的孩子要配水，老板娘会提醒
action/solution > 上午九点到卖完，一般十一点就没了
action/how > 走城隍庙后门，看见晾面的竹竿左拐
punchline/summary > 回家我试着蒸，蒸成了石头

## 测评｜n｜counter,result
hook > 防摔枕头我买了三种，结论是都没用，听我说完别骂
how/setup > 找了个假人，头五公斤，倒在瓷砖上，测最高点压力
evidence > 帽式的减了两成，侧着倒就歪
evidence > 背包式的减了三成半，但是向前倒它在背后，没用
evidence > 头带的，减了不到一成
why > 学步期的摔，大部分是往前和往侧，手先着地
solution/evidence > 有用的是地上：拼接垫，两公分厚，减了六成
trust/how > 垫子缝会勾脚，贴条胶带
trust > 仪器是我在健身房借的，不算专业，但我诚实
punchline/summary > 与其护头，不如护地

## 情感观点｜n｜suspense,loss
hook > 我弄丢过一个孩子的信任，花了一年半才找回来
context > 我当月嫂的第四年，东家的大宝六岁，妹妹刚满月
setup/context > 他问我，阿姨，你是来带妹妹的，是不是妈妈就不要我了
pain/setup > 我当时手上端着奶瓶，说了句：等会儿，忙着呢
agitate/context > 从那以后他不叫我了，饭桌上夹菜都绕着我的碗
setup/agitate > 我试过讲故事、买糖、装怪，都不成
solution/how > 后来我每天下午留十分钟，不管妹妹，只给他，手机锁抽屉里
twist/after > 第四十几天，他给我看了一颗藏在墙缝里的玻璃珠
twist/setup > 走的那天他塞给我一张纸：阿姨，我的忙完了，你的忙完了吗
punchline/after > 我现在跟每个娃的头一句话都是：我有空

## 教程｜n｜scene
hook/context > 周一早上七点，鼻涕、喷嚏、全家赶时间——流感季送学的爸妈，按这个流程走
how > 先量体温，37.3以上就停，别想着“扛过上午”
how > 没烧但流鼻涕，告诉老师，口罩带两个，中午换一个
how > 书包侧兜放：纸巾、水杯、一个密封袋（装用过的纸）
how/why > 密封袋是重点，别让他把纸塞课桌里
how > 回家先换鞋、洗手、洗脸，再抱
how/point > 兄弟姐妹分杯子、分毛巾、分枕头
context/point > 潜伏期一到四天，不是今天碰今天就发
save > 照着贴冰箱上，出门前扫一眼
action/how > 真烧了，请假，别硬送，老师感激你

## 情感观点｜n｜identity
hook > 陪读妈妈们，别再说“我什么都没干”了
context/trust > 我小区一半是陪读的，租在学校后门，两室隔成四室
evidence > 凌晨五点的油烟机是你，半夜一点的热牛奶也是你
pain/setup > 填表填到职业那一栏，手停一下，写个“无”
point/twist > 这个“无”我不同意
why/punchline > 厨师、司机、闹钟、出气筒，哪样单拎出来不得开工资
trust/context > 也有人说陪读陪出了巨婴，这种有，但不能一棍子全打
action/how > 下回填表写“后勤”，有编没编都写
punchline/summary > 写完把你自己的碗也盛满
`;
