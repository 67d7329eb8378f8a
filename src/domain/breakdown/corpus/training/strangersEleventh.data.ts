/** Data: texts of many hands, judged by an eleventh person who had seen neither the other texts nor the rules; form as in foreignDev.data.ts. */
export const strangersEleventh = `
## 带货口播｜s｜pain
hook/pain > 早上手磨咖啡磨到胳膊抽筋的 举个手我看看
agitate/pain > 十五克豆子摇三分钟 水都凉了你还在那儿摇
solution > 换这个电动的 往杯里一倒 按一下
evidence/feature > 你听 二十二秒 自己停了
feature > 刀盘是四十毫米的锥刀 刻度一圈三十六格
benefit/advantage > 多睡的那几分钟归你自己
evidence/trust > 有人嫌电动的残粉多 我拿气吹怼两下 倒出来零点二克 就这么点
action > 今儿带滤杯一块走 左下角第一个链接

## 种草笔记｜n｜result
hook/after > 换了床垫第九天，我终于不是被自己的腰叫醒了🥲
before/pain > 之前房东配的那张弹簧床，中间塌下去一个坑，翻身吱呀响，合租室友隔墙都听得见
solution/feature > 这张是乳胶加独立袋装簧，卷起来寄到的，我一个人拖上四楼
evidence/feature > 拆开放一晚上，边角从十二厘米鼓到十八
twist/pain > 味道有，开窗散了两天
benefit/testimony > 侧着睡肩膀不顶了，这是我最在意的
how/feature > 一米二的小房间党注意量门框，我家门六十八，刚好过
action/save > 型号写在图三，要搬家的先存着

## 知识科普｜-｜question,counter
hook/question > 为什么跑鞋穿到六百公里，鞋底花纹还好好的，教练却让你换？
solution/context > 坏掉的不是外底，是夹在中间那层泡沫。
why/evidence > 每一步落地它要吃下你体重两到三倍的力，气泡壁一点点破，回弹就回不来了。
point/how > 想知道自己的鞋到没到头，可以把它平放在桌上看中底侧面，出现横着的细皱纹多半就差不多了。
point/how > 再用大拇指按后跟，硬得跟橡皮一样也是信号。
twist/point > 别迷信一个固定里程，六十公斤和九十公斤的人，同一双鞋寿命能差一倍。
summary > 一句话，看中底，别看鞋底。

## 教程｜n｜promise
hook > 十分钟把你的机械键盘从“哐哐哐”改成“嗒嗒嗒”，不用换轴
context/solution > 要准备：拔键器、一管大键润滑脂、一支最细的勾线笔、一块瑜伽垫边角料
how/point > 1. 先把空格、回车、退格这几个大键拔下来，拍张照免得装错
how/point > 2. 卫星轴的两根钢丝和座子接触的地方，各点一丁点脂，点多了会发肉
how/point > 3. 拆底壳，八颗螺丝，有两颗藏在脚垫下面
how/point > 4. 瑜伽垫剪成和底壳一样大，避开电池仓铺平
how/point > 5. 装回去，敲空格听，要是还有“叮”的尾音就是左边钢丝没点到
twist/after > 改完最明显的是空格，别的键变化没那么大，别抱太高期望
save > 下次清灰的时候翻出来一起做

## 剧情对话｜n｜dialogue
hook/pain > “这个月猫砂谁买的？”“我买的啊，怎么了。”“它不上厕所了。”
setup/context > 合租的三个人蹲在阳台，围着一只背对他们的橘猫
context > 小顾翻聊天记录：上回豆腐的，这回膨润土的，便宜了十一块
context/pain > “省十一块，你去跟它解释。”
twist/agitate > 夜里两点，猫蹲进了小顾的行李箱
solution/twist > 第二天，他抱着一袋原来的豆腐砂站在门口，袋子上贴了便签：对不起，周橘橘
twist/summary > 猫闻了闻，走过来，尿了
punchline > 在这个家里，能投票的只有一位

## 探店｜s｜scene
hook > 周四晚上九点半 复兴中路下小雨 我拐进一家没有招牌的桌游店
setup/context > 二楼 楼梯窄得要侧身 门口堆着一排湿伞
feature/solution > 六张桌子 墙上四百多盒游戏 按人数分的 不按字母
trust/feature > 店员小哥坐下来给我们教了二十分钟的开拓类 一句废话没有
feature/point > 一个人五十八 坐到打烊 茶水自己续
pain/twist > 缺点 厕所在隔壁楼 下雨天要跑
summary/point > 适合三到五个人去 两个人的话角落那张小桌灯偏暗
action/save > 周末得提前一天在小程序占位 地址我写评论里

## 测评｜n｜number
hook > 四款八百块以内的屏幕挂灯，我在同一张桌子上挂了两个礼拜
trust/how > 测法很土：关掉房间灯，照度计放键盘中间，左右各三十厘米再测两点
evidence > A：中间612，两边掉到280，边上写字能看出暗
evidence > B：中间540，两边410，最匀
evidence > C最亮，但屏幕下沿有一道反光，写代码黑底的时候特别扎眼
evidence/point > D能调色温，旋钮是无线的，三天就没电了一次
evidence/advantage > 夹子这块只有B夹得住我的曲面屏
summary > 要均匀买B，桌子小、预算三百的买A就行，D的旋钮我是真的烦
action/question > 你们用的哪个？有没有人测过频闪的

## 情感观点｜n｜scene
hook/context > 二〇二三年冬天，我在通州一个隔断间里译完了人生第一本书
pain/setup > 那屋没有窗，灯是房东留下的一根白炽管，晚上照得人脸发青
pain/context > 十八万字，千字七十五，稿费拖了七个月才到
solution/context > 拿到钱那天我没请人吃饭，去买了盏台灯
twist > 说出来好笑，灯一亮，我才看见桌上全是自己掉的头发
context/after > 后来搬了两次家，丢过沙发，丢过冰箱，灯一直跟着
context/summary > 上个月第六本下厂，编辑问我译后记写什么
punchline/summary > 我就写了那盏灯

## 情感观点｜n｜counter
hook > 别再说年轻人“只租不买是没规划”了
evidence/context > 我租了一台洗碗机、一张升降桌，算下来一个月一百九
evidence/why > 去年我搬了三回家，要是买的，光搬运费就够再租一年
why/twist > 说租东西亏的人，心里默认的是一个住十年不动的房子
twist/pain > 可押金条款确实有坑，划痕怎么算折旧、退租要不要原箱，很多平台写得含含糊糊
summary/point > 所以该骂的是合同，不是租
punchline/summary > 规划不等于囤积

## 公众号长文｜n｜number,suspense
hook > 我的笔记软件里有四千三百条笔记，上周我删到只剩九十条，接下来发生的事有点出乎意料。
context/before > 先说背景。我做产品翻译，白天看英文需求文档，晚上逛论坛，看见好的就剪藏，剪了六年。
pain > 剪藏这个动作本身让人安心，好像存下就等于读过。可真要找一句引文，我得搜五个关键词，翻二十屏。
solution/how > 于是我给自己定了条规矩：凡是一年内没打开过的，进回收站，连标题都不看。
after/evidence > 头三天心慌，第四天开始，我发现自己写东西变快了，因为可引的就那么几条，每条都熟。
twist > 出乎意料的是，九十条里有三十一条是我自己写的，没有一条是剪来的爆款方法论。
summary/why > 大概人只会反复回到自己想过的地方。
punchline/summary > 笔记少了，想法倒是没少。

## 直播切片｜s｜identity
hook > 刚进来的朋友 用意式机的扣个一 用手冲的扣个二 我看看今天哪边人多
solution/context > 二多是吧 好 那先讲这把细口壶
feature > 六百毫升 壶嘴内径七毫米 你看这个水柱 直的 不散
advantage/feature > 有些壶倒到后半段水就抖 这把重心往后挪了 手腕不用绷
evidence > 来我单手倒给你们看 另一只手拿手机 录着呢啊
testimony > 上礼拜有个姐回购第二把 说寄去给她弟
action > 库存还有四十六把 要白的拍一 要黑的拍二
action/evidence > 有没有没听清的 我再倒一次
trust > 七天里壶嘴有磕碰你拍照给我 我换

## 带货口播｜n｜identity
hook > 会做版画、也会算账的人，我们想认识你
context/solution > 工作室在杭州拱墅一栋老厂房三楼，做孔版印刷和限量海报，五个人
why/context > 单子从去年每月三十来张涨到现在两百多，老板兼印刷工实在印不动了
solution/context > 招一名印制，要能自己调墨、对版、跟客户讲清楚为什么荧光粉和屏幕上不一样
feature/benefit > 月薪九千到一万二，五险一金，周三固定不排印，给自己做东西用
benefit > 机器下班后随便用，纸按成本价
twist/trust > 丑话说前头：夏天热，油墨味大，装订季会加班，加班算钱
action > 简历不要模板，寄三张你印过的东西到我们邮箱，照片也行

## 种草笔记｜n｜scene
hook/context > 凌晨一点，改完第七稿标志，甲方回了一个“嗯”
context > 下楼便利店买了个饭团，微波炉坏了，凉着吃的
twist > 回来发现工作室门口有人放了一袋豆子，日晒的，写着“给还亮灯的那间”
context > 不知道是谁，先谢谢
action/summary > 明天磨了，谁来都给一杯
punchline > 他嗯就让他嗯吧

## 非营销｜n｜none
solution > 【5月12日产品周会纪要】参会：老姜、思琦、阿坤、外包测试两位
point > 1、离线同步的冲突提示改为并列显示，不再自动覆盖，阿坤周四前出方案
point > 2、客服反馈上周有二十七例附件打不开，集中在旧版安卓，思琦跟进
evidence/why > 原因初步判断是文件名里带了表情符号
point > 3、暗色主题推迟到下个版本，设计稿先冻结
question > 4、待定：是否保留“每日一记”的推送？两边意见不一，下次带数据再议
action > 请各位今天下班前把自己那条的截止时间填进表里

## 带货口播｜n｜loss
hook/pain > 你那双三百多的跑鞋，多半是被洗衣机洗废的
why/agitate > 热水一搅，胶层先软，鞋头翘边就是这么来的
agitate > 补一次胶四十，补完还硬一块，跑着硌小趾
solution > 这是我自己用的鞋刷套装，软毛刷网面，硬毛刷大底，一瓶泡沫不用冲
evidence/how > 挤两泵，打圈，拿旧T恤一擦，镜头别切，就这么一只
evidence/after > 左脚刷了，右脚没刷，你自己看
action > 一套二十九块九，点小黄车，买两套的我多塞一个除臭包

## 种草笔记｜s｜negative
hook > 不是所有落地灯都适合租房 这句是我退了两盏之后说的
pain/before > 第一盏要打孔固定 第二盏底座像井盖 我搬它的时候脚趾盖青了
solution/twist > 现在这盏是夹在门框上的 没想到吧
feature > 臂长七十 头能转一圈 暖光2700
benefit > 我窝沙发看小说 光刚好落在书页上 不打脸
twist/pain > 唯一就是线有点短 一米五 我另配了根延长的
trust/testimony > 自己掏钱买的 一百六十几 不是推广哈
save > 租房姐妹码住 搬家一拧就走

## 知识科普｜n｜counter
hook/twist > 猫砂盆里越香，猫越可能憋尿
why/point > 猫鼻腔里的嗅上皮面积比我们大好几倍，薰衣草对你是放松，对它是有人在厕所里放鞭炮
agitate > 憋久了，尿里的结晶容易攒起来，公猫尿道又细，堵上就是急诊
trust/evidence > 兽医接诊时常问的一句就是“最近换砂了吗”
how/point > 换砂别一下子换，旧的七成新的三成，一周慢慢倒过来
point/how > 盆的数量记一个公式：猫数加一
action/point > 已经出现频繁蹲盆、尿不出来的，别看科普了，去医院
summary/punchline > 给猫选砂，先问猫的鼻子

## 教程｜s｜result
hook > 先给你们看成品 这杯拉花是我用法压壶打的奶泡 没有蒸汽棒
context/solution > 用到的 法压壶一个 全脂奶一百八 温度计 没有就用手背
how/point > 第一步 奶热到五十五度 摸杯壁烫但能握住三秒
how/point > 接着倒进壶里 上下抽 前十下抽到露出奶面 后面二十下压在奶里面
evidence/how > 看 泡沫像油漆 会流 不是一坨一坨的
how > 静置半分钟 拿勺背把大泡磕掉
how/point > 倒的时候杯子斜着 先从高处冲进去 快满了再贴近
twist/trust > 第一次肯定是个白团 我练了十一杯才出来一片叶子
save/action > 存一下 周末拿一箱快过期的奶练

## 剧情对话｜s｜suspense
hook > 我室友每天夜里三点都会起来 在客厅敲一阵东西
context/setup > 一开始我以为是老鼠 后来看见门缝有蓝光
agitate/context > 我给另一个室友发消息 她说她也听见了 她不敢出去
context/pain > 第四天我拿着晾衣杆推开门
twist > 他坐在地上 面前摆着一把拆开的键盘 正用棉签一颗一颗擦轴
why/twist > 他说妈妈眼睛看不清了 想给她攒一把字大的 按下去有段落感的
feature/context > 键帽上的字是他自己拿紫外打印的 有我手指甲那么大
after/summary > 第五天夜里三点 客厅坐了三个人
punchline > 有些动静 你推开门才知道不用怕

## 探店｜n｜question
hook > 五道口还有能写一下午代码、不被赶的咖啡店吗？
solution/point > 有，藏在一栋写字楼负一，挨着打印店，名字叫“补丁”
evidence/feature > 插座二十二个，我数的。网速我测了三次，下行都过两百
feature/point > 美式十八，拿铁二十四，续杯半价
pain/twist > 豆子偏深，喜欢花果酸的会失望，我同事就嫌苦
feature/context > 人群九成是赶毕业论文的和远程办公的，安静到敲青轴会被看
pain/twist > 冷气太足，膝盖凉，带件外套
action > 周一店休，别跑空

## 测评｜s｜conflict
hook > 群里吵翻了 一半说碳板鞋伤脚踝 一半说不穿碳板等于白练 那我就都跑一遍
how/context > 同一条路线 奥森南园五公里 同样的配速五分半 隔天一双
evidence > 碳板那双 心率平均一百四十八 落地有点晃 拐弯不敢压
evidence > 没板的厚底 心率一百五十二 稳 小腿第二天没感觉
evidence/point > 薄底老款 一百五十五 跟腱酸了两天
trust/context > 样本就我一个人 七十二公斤 前掌落地 你别照抄
summary/point > 所以别吵 比赛穿板 平时穿没板的 脚踝扭过的先别碰
action/question > 你是哪一派 报个体重一起说

## 情感观点｜s｜result,identity
hook/after > 我今年三十四 上个月骑车到了德令哈
before/context > 三年前我爬三层楼要歇一次 体检单上写着重度脂肪肝
question/twist > 医生没骂我 他说你家离公司几公里 我说九公里 他说那不远
pain/context > 第一天骑到一半 大腿内侧磨破了 扶着护栏打了个车
solution/how > 后来换了骑行裤 换了坐垫 换了条不走高架的路
context/evidence > 两年 一共骑坏三条内胎 一个中轴
after/evidence > 复查的时候脂肪肝变轻度了 医生看了我一眼 说你还真骑了
after/summary > 德令哈那天刮大风 我坐在路边吃了一整个馕 眼泪是风吹的
punchline/summary > 九公里真的不远

## 情感观点｜n｜conflict,trend
hook/pain > 一边是“打工人喝什么十五块的咖啡”，一边是“连杯咖啡都要被审判”，这两天吵得凶
context > 起因是个实习生晒账单，一个月咖啡四百二
twist/point > 我倒觉得，四百二不是重点，重点是她把账单贴出来才发现自己花了四百二
why > 人对小额重复的钱是没有痛感的，这跟咖啡没关系，打车、抽盒、会员自动续费全一样
agitate/twist > 骂她的人里，我猜不少连自己每月自动扣几笔都不清楚
action/how > 你现在打开支付软件，翻到免密支付那页，数数
action/summary > 数完再来评论区

## 公众号长文｜n｜dialogue
hook > “你们做桌游的，是不是天天玩？”相亲对象问我。
context/point > 我说不是，我们天天数卡。一款游戏一百一十张卡，少印一张，两千套就得全拆。
context > 这是我做独立桌游的第五年，团队四个人，出过三款，亏了两款。
pain/context > 亏得最惨的那款叫《渡口》，美术花了八个月，测试只测了三周，上线后玩家说第四轮开始就没人想动了。
solution/twist > 从那以后我们定下规矩：没有美术的白卡，要让陌生人主动要求再来一局，才准画第一张图。
evidence/after > 第三款就这么测了六十一场，白卡磨得起毛，众筹来了一千八百人。
point/summary > 如果你也想做桌游，我能给的建议只有这一条，丑着测。
punchline/twist > 至于相亲，她后来来当了第六十二场的测试员，赢了我。

## 直播切片｜n｜identity,pain
hook/pain > 半夜被热醒的扣热，半夜被弹簧硌醒的扣硌，我看看后背遭罪的有多少
solution/context > 哇，硌的这么多，那咱们今天就先拆一张给你们看里面
feature/evidence > 剪刀来，从这儿下去，看见没，三层，上面这个黄的是乳胶，四公分
feature > 中间是独立袋装簧，一米五的床里头八百多个
evidence > 小田你躺上去，我在这边放杯水，你翻身，哎，水没洒
benefit > 也就是说另一半打把游戏你不会跟着晃
trust > 一百天试睡，睡不惯我们派车来拉，运费我出
action > 一米二的还剩十张出头，一米五的多，一米八的等下周
context/action > 弹幕慢点，我一个个看

## 带货口播｜s｜promise,number
hook/benefit > 一个点位四平米 三个月试运营不收设备费
context > 我们是做共享打印加文印小铺的 目前在南京十一所高校门口有铺位
question/action > 找的是校区合伙人 在读研究生 学校周边小店老板都行
how/feature > 设备我们投 你出位置和每天一小时补纸
evidence/benefit > 流水三七分 仙林那个点上学期平均一个月分给合伙人两千六
twist/trust > 寒暑假基本没生意 这个先说清楚
trust > 合同一年一签 中途不想干提前一个月说就行 不扣钱
action > 想看点位数据的加企业微信 我拉你进后台看真的

## 种草笔记｜n｜scene,trend
hook > 十一月的北京终于供暖了，我家猫正式从被窝搬到暖气片上
feature/context > 它的吊床是我拿旧牛仔裤改的，裤腰那圈正好挂住
twist/pain > 唯一问题，翻身的时候皮带扣会响，半夜像有人在解裤子
solution/action > 我多做了三个，去掉皮带扣的，楼里谁家有暖气片和猫，下来拿
action > 不要钱，给根猫条就行
action/summary > 九号楼二单元，敲门轻点

## 非营销｜n｜none
solution > 冷萃咖啡冻（三人份，不用烤箱）
point/solution > 料：咖啡粉四十克、凉白开四百毫升、吉利丁片三片、糖两勺、淡奶油随意
how/point > 粉和水装瓶，冰箱搁一宿，第二天拿滤纸滤两遍
how > 吉利丁剪小段，冰水泡到能捏成团
how/point > 取一百毫升咖啡加热到烫手，放糖和吉利丁搅没，再倒回去
point > 进模具，冷藏四小时，晃一晃不流就成
twist/point > 别用沸水煮，会发苦，吉利丁也凝不住
summary/point > 吃的时候切块，浇奶油，大人小孩都能来一口，小孩少点

## 带货口播｜s｜contrast
hook > 左边这张桌子是我上周的 右边是今天的 同一张 一块板都没换
before/pain > 之前键盘鼠标充电线耳机线 缠得跟海带汤似的
solution > 就靠桌板底下这个网兜架子 打开看 所有插头都趴里面
feature > 碳钢的 喷塑 夹的 不打眼 桌板厚到四公分半都夹得住
evidence > 我把两公斤的插排加三个充电头全堆上 晃 不掉
benefit/after > 扫地机从下面过 再没卷过线
action > 六十公分的给单人桌 八十的给长桌 拍之前先量一下哈

## 种草笔记｜n｜dialogue
hook > 朋友进门第一句：“你家什么时候开画廊了？”
solution/context > 哪有，就是玄关挂了三张孔版画，一张两百出头🖼️
why/pain > 我是墙面洁癖，空着难受，贴海报又显得像宿舍
feature > 孔版的颜色是一层层叠上去的，凑近看有小小的错位，像没对齐的拼音本
feature/evidence > 三张里我最爱蓝色那张，画的是晾在天台的床单
how/point > 挂法：无痕钉配棉绳，离地一米四五，坐着看也不仰头
twist/pain > 不足是怕晒，我家朝北才敢挂玄关
action > 画师是南京的独立作者，名字在最后一张图里

## 知识科普｜n｜number
hook > 手冲里有个数字叫1:15，九成人知道，但不知道它怕什么
context/solution > 它说的是一克粉配十五克水，算出来的是浓度，不是味道
why > 味道还要看萃取了多少，磨得粗，水哗一下就走了，比例再准也是寡的
context/evidence > 打个比方，同样一斤米煮粥，泡过的和没泡的，稠是一个稠，香不是一个香
how > 觉得尖酸，就往细里拧两格；觉得涩舌头，就往粗里走
how/point > 一次只动一个，水温、粗细、比例别一起改，不然你永远不知道是谁干的
summary/action > 先固定1:15，再去折腾磨豆机

## 教程｜n｜identity
hook > 第一次跑半马、还剩三周的人，照这个安排
trust/context > 我带过两批公司跑团，一共五十多个零基础，没人被抬下来
how/point > 倒数第三周：周日跑最后一次长距离，十六公里，慢到能聊天
how/point > 倒数第二周：总量砍掉三成，保留一次五公里的比赛配速
how/point > 最后一周：跑三次，每次不超过四公里，其余时间睡觉
point/how > 赛前晚上别试新餐馆，米饭加点咸的就好
point/how > 凡士林抹腋下、大腿根、乳头，不抹的都后悔了
twist/trust > 要是哪天膝盖外侧开始刺痛，这份表作废，去看运动医学科
save > 截图发给那个报了名不敢练的

## 剧情对话｜n｜dialogue,conflict
hook/pain > 女程序员面试，对面三个人同时皱眉：“你简历里怎么写着‘修咖啡机’？”
context/setup > 她笑了一下：“上家公司那台老是坏，报修要等九天。”
context > “所以你自己拆的？”“拆了四回，第四回才装得回去。”
agitate/pain > 左边的主管合上本子：“我们招的是后端。”
twist/context > 这时茶水间传来一声巨响，热水喷了一地
solution/context > 她站起来，卷袖子：“关总闸，先关总闸。”
after/twist > 十二分钟后，咖啡机滴滴答答出了第一杯
question/context > 主管端着那杯，半天说：“排查顺序讲一遍。”
punchline > “先看日志。没有日志，就先看它从哪儿漏。”

## 探店｜s｜result
hook/after > 在这家鞋店站了四十分钟 我买走了一双比平时小半码的
setup/context > 店在成都玉林 门脸像修表的 老板以前跑田径
how/evidence > 他先让我光脚上跑步机 录了一段 慢放给我看脚是怎么往里倒的
evidence > 左脚倒得多 右脚还行 说我左边鞋跟内侧一定磨得厉害 我翻过来一看 真是
how/context > 然后搬出来五双 一双一双试 让我去门口巷子里跑两圈
trust/testimony > 贵的那双他劝我别买 说你这个量用不上
feature/point > 价格跟网上差个三四十 测步态不要钱
action > 周末下午排队 建议挑工作日中午去

## 测评｜n｜number,suspense
hook > 三款笔记软件我各写满一个月，最后留下的那个，是我最开始最看不上的
how/context > 评判就三条：打开要几秒、断网能不能写、十年后导得出来不
evidence > 甲：漂亮，模块随便拼，手机上冷启动五秒七，地铁里经常转圈
evidence/advantage > 乙：本地文件，秒开，双链好用，同步得自己折腾，我折腾了两个晚上
evidence > 丙：系统自带的那个备忘录，零点八秒，搜索能认出我拍的手写字
evidence/twist > 丙导出确实难看，一条一条来
summary/point > 留下的是丙。记东西这事，快一秒赢过一百个功能
twist/summary > 写论文、管项目的别学我，你们去用乙
action/question > 有用甲用得顺的吗，教教我

## 情感观点｜n｜question
hook > 有没有人跟我一样，到三十岁才学会一个人睡整张床？
before/context > 小时候跟姥姥挤，大学上下铺，工作以后跟人合租，床永远是单人的
pain/context > 去年分手，他搬走，一米八的床空出半边，我缩在原来那半边睡了五个月
twist/context > 有天床垫公司来换货，师傅问我，姑娘，你这床怎么就一边塌
context/twist > 我站在那儿没说出话
solution/twist > 新床垫铺好那晚，我逼自己横着躺，斜着躺，大字躺
after/summary > 后来就睡着了，枕头掉地上都不知道
punchline > 原来中间是不凉的

## 情感观点｜s｜conflict,question
hook/question > 开源作者收赞助 怎么就成了“变味”了
context/pain > 上周有个做终端主题的小伙子开了个打赏 底下骂了三百多楼
trust/point > 我是白嫖他四年的人 我先说 我没资格骂
evidence > 他的提交记录你去翻 除夕夜有 凌晨四点有 他住院那个礼拜也有
point/why > 免费的时候我们管那叫热爱 一收钱就管那叫生意 可人还是那个人 活还是那个活
twist > 当然 要是哪天把原来免费的功能锁了 我第一个不干
punchline/summary > 现在嘛 一杯豆浆钱 我给了

## 公众号长文｜n｜scene
hook > 早上六点四十，苏州河边的步道上，穿荧光背心的人和遛狗的人各占一半。
context > 我在这条道上跑了两年，渐渐能认出一些背影：穿灰色压缩裤的，推婴儿车的，永远在打电话的。
context > 推婴儿车的是个爸爸，车轮是三个大的那种，跑起来孩子在里面睡得东倒西歪。
twist/context > 有一天车里没有孩子，放着一箱牛奶。我问，他说孩子上托班了，空车推着不习惯，压点重量。
point/punchline > 我忽然意识到，跑步这件事留住人的，往往不是跑步。
why/context > 灰裤子的是因为父亲中风，他怕自己也有那天；打电话的是跟异地的女朋友报平安。
question/twist > 那我呢？想了一路，大概是因为家里的隔音不好，想有一个小时没人敲墙。
after/summary > 第二天起，我开始朝他们点头。
punchline > 点头不用停下来，这是它最好的地方。

## 直播切片｜s｜pain,question
hook > 家里猫砂带得满床都是的有没有 有的话你告诉我养了几只
context/pain > 两只 三只 还有五只的 姐你是开猫舍的吧
solution > 来 双层落砂垫 上面是蜂窝孔 下面是兜底的 猫一踩 砂全漏下去
evidence > 我抓一把砂撒上 抖 现在上面干干净净 翻开 都在这儿
benefit/feature > 往盆里一倒还能接着用 一个月省小半袋
feature > 材质是那个EVA的 水一冲就行 别拿开水烫啊 会缩
how/twist > 有的猫胆小不肯踩 你先反着铺两天
action > 大号六十乘四十五的 现在拍送一把铲 赶紧的 铲子就九十把

## 带货口播｜n｜question
hook > 你翻译过的最难的一句话是什么？
why/context > 我们会在面试里问这个，因为答案比证书有用
context/solution > 我们是一家做游戏本地化的小公司，在广州，日英韩三个语种，去年上线十四款
solution/context > 现缺：英译中两人，日译中一人，语言质检一人
feature/benefit > 不卡学历，不卡年龄，接受远程，试译两百字付钱
benefit/feature > 按字计酬，千字一百六起，每满三十万字涨一档，月底结清
trust > 我们不用“机翻后请你润一润”这种说法压价，机翻后编辑另有单价，写在合同第三条
action > 把那句话和你的译文发来，主题写语种加名字

## 种草笔记｜n｜number
hook/evidence > 第37次测试，终于有人输了还笑着说再来一把🎲
before > 前面36次都是赢的人说好玩，输的人看手机
solution/how > 这次改的地方特小，输家可以指定下一局的起始玩家，就这
punchline/why > 原来人要的不是赢，是下一把还轮得到自己
context/solution > 白卡版放在店里的窗台上了
action > 路过的随便拿，玩完在本子上写句坏话给我

## 非营销｜n｜none
solution/context > 各位邻居：本栋楼道照明改造定于3月7日（周六）上午九点开工
solution/point > 换的是声控感应灯，一共二十六盏，从一层往上换
point > 施工期间五层以上楼道会断电，预计下午四点恢复
trust/point > 电梯不受影响
point/action > 请把楼道里的自行车、鞋架、泡沫箱提前收回家，施工队不负责搬
action > 有老人需要搀扶上下楼的，打物业前台，我们派人
* > 给大家添麻烦了
* > 物业服务中心

## 带货口播｜n｜question
hook > 你知道一副骑行手套最该花钱的是哪儿吗
solution/feature > 不是手背上那些花里胡哨的，是掌根这块垫
pain/why > 长途骑三个钟头，小拇指发麻，就是这儿的尺神经被压着了
feature/solution > 我们这副垫的是凝胶，中间开了道槽，让开那根筋
evidence > 老铁你按按，哦你按不着，我按，看，一松手它慢慢鼓回来
testimony > 我们车队领骑的老吕，环青海湖四天，回来手套没洗就发了个视频说不麻
feature > 大拇指外侧是毛巾布，擦汗擦鼻涕都行
action > 五十九，码偏小，拍大一号

## 种草笔记｜n｜identity
hook > 给所有“想学吉他但怕吵邻居”的打工人写一篇
pain > 我住的开间隔音约等于没有，楼上咳嗽我都能数
solution > 后来租了一把静音的，没有琴箱，插耳机，弹出来的声音只有自己听见
feature/point > 租金一个月八十九，押金免的，看信用分
feature/benefit > 它还能拆成两截，塞进登机箱，出差我也带着
after/evidence > 三个月，《加州旅馆》前奏能磕磕绊绊下来了
twist > 手感和木吉他不一样，弦离得近，换回去会不习惯
summary/action > 先租后买，省得又多一个吃灰的

## 知识科普｜s｜loss
hook > 你每天对着屏幕那盏灯要是放错边 一天下来眼睛白受罪
point/why > 右手写字的人 灯放右边 手的影子正好盖在笔尖上
point/why > 用电脑的人 灯在背后 屏幕里就有个亮斑 瞳孔一会儿缩一会儿放
agitate > 下午四点以后觉得眼眶酸 揉 越揉越干 多半就有它的份
how/solution > 写字放左前方 看屏幕的话 让灯照桌面不照屏
point/how > 屏幕旁边那堵墙最好也有点光 别让房间黑成电影院
trust/point > 国标里读写台灯分A级和AA级 差的是照亮的范围 不是颜色
summary > 灯不用贵 位置摆对先

## 教程｜n｜pain
hook/pain > 洗完的骑行水壶总有一股塑料味，还长黑点，是不是？
why > 黑点是霉，藏在吸嘴的硅胶阀里，光洗瓶身没用
context/solution > 找这几样：小苏打、白醋、旧牙刷、一根吸管刷
how/point > 先把吸嘴掰开，大部分是卡扣的，用勺柄撬一圈就出来
how/point > 阀门翻个面，看见黑的就对了，蘸小苏打刷
how/point > 瓶里倒一比三的白醋温水，泡半小时，别用开水，软瓶会变形
how/point > 冲三遍，倒扣在筷子上晾，别盖盖子
after/benefit > 第二天闻，顶多有点酸，再过一天就没了
summary/action > 每次骑完当天就拆，别等它再长

## 剧情对话｜s｜scene
hook > 晚高峰的地铁 一个男生抱着一盏落地灯站在门边
setup > 灯太高 他只能斜着抱 灯罩杵在一位阿姨的菜篮子上
context > 阿姨说小伙子你这灯买给谁的 他说给我自己 我今天搬出来一个人住
context > 旁边穿校服的把座位让出来 说哥你坐 让灯也坐
twist/pain > 到站了 门一开 人往外涌 啪 灯泡掉地上碎了
agitate/context > 他蹲下捡 捡着捡着就不动了
solution/twist > 阿姨从菜篮子底下摸出一个灯泡 说我家厕所的 刚买 你先拿去
after/summary > 那天晚上 他屋里的光 是厕所用的那种白
punchline > 后来他换过好多灯泡 那个一直没扔

## 探店｜n｜trend
hook > 立冬，不吃饺子的话，去喝碗热的可可吧
solution/context > 西安湘子庙边上新开的巧克力小馆，只卖可可，不卖咖啡，敢吧
feature > 墙上写着七个产地，可以闻生豆，酸的那个像话梅
feature/evidence > 点了坦桑尼亚那款，七成浓，没放糖，喝到一半回甘从舌根上来
feature/point > 三十二一杯，配一小块盐饼干，店员说蘸着吃，真好
feature/pain > 座位只有八个，我端着站了十来分钟
feature/benefit > 女孩子一个人去也自在，靠窗那排朝着城墙
action > 地铁永宁门站出来走六分钟，下午人少

## 测评｜n｜negative
hook > 不是贵的电动升降桌都稳，我搬了一碗水来试
context > 三张桌：一千一的单电机、两千三的双电机、四千多的那个进口牌子
how/solution > 桌面都升到一米一，碗里装八分满，我敲键盘一分钟
evidence > 一千一那张，洒了小半碗，噪音像电钻刚起步
evidence > 两千三的洒了几滴，左右晃得小，前后还是有点
evidence/twist > 进口那个也洒了，跟两千三的差不多，我再测一遍还是
why/point > 问题出在高度，超过一米零五横梁都软，只有加下横撑的才管用
summary/point > 身高一米七以下两千三的够了，高个子请先看横撑再看牌子
action > 碗我洗了，下期测人体工学椅

## 情感观点｜n｜dialogue
hook > “你这个字，是印的还是写的？”妈妈拿着我的第一张海报问我。
context/point > 我说印的，但是是我一张一张刮出来的，两百张，刮到手腕贴膏药。
context/trust > 她在县城印刷厂干了二十六年，铅字年代的，后来厂子没了，去超市理货。
context/pain > 我学设计的时候她不太高兴，说这行当吃不饱，我最清楚。
twist > 可那天她把海报翻过来看背面，又拿指甲划了划墨，说，墨厚了，费。
evidence/how > 她让我把刮板斜一点，自己站到台子前头，一刮，干净得像没动过。
after > 后来她每个月来我工作室住一个星期，说是看我，其实是来管墨的。
after/summary > 现在我的版右下角，除了我的章，还有一个小小的“廖”。
punchline/summary > 那是她的姓。

## 情感观点｜n｜negative
hook/point > 不是每个爱好都得变成副业
context/evidence > 刷到一个姑娘，拼豆拼了一年，评论全在催她摆摊、接单、开课
before/evidence > 我以前也这样，做手冲做得开心，别人说你可以卖啊，我就真去市集租了个位子
twist/pain > 摆了六次，挣了一千三，从此看见滤纸就反胃
punchline/why > 钱一进来，快乐就开始按小时算
twist/summary > 缺钱的时候卖手艺天经地义，我只是说，不缺的时候，允许自己只是玩
action/question > 你有没有一件事，做得很烂，也不打算变好？
punchline > 那件事挺珍贵的

## 公众号长文｜n｜number
hook > 一张床垫从出厂到进垃圾站，平均只用了七年，里面有六成材料其实还能用。
trust/context > 这个数是我跟着一辆大件回收车跑了两周，自己记的，不算严谨。
evidence > 两周里车上装过三十四张床垫，最新的一张塑料膜都没撕，租客退房，房东嫌占地方。
evidence/context > 司机老闵说，拆一张能出十一公斤钢丝，卖二十来块，海绵没人要，椰棕能给花圃。
pain/why > 难的是拆。缝线、胶、钉，三样东西把它封得死死的，一个熟手拆完一张要四十分钟。
why/point > 做床垫的人从来没想过它会被打开，这是设计上的事，不是回收的事。
solution/context > 这两年有几家开始做拉链款，芯子能单换，我问了厂家，成本只高出百分之八。
question/twist > 那为什么没人买？因为详情页里写“可拆”，看着像“会散”。
punchline/summary > 一样东西能被好好拆开，才算被好好做过。

## 直播切片｜n｜promise
hook/benefit > 今天在我直播间待够五分钟，你下楼买跑鞋就不会再被忽悠
trust/context > 我老周，修鞋出身，卖跑鞋第八年，脚见过的比脸多
point/benefit > 第一看什么，看鞋头弯折的地方，掰一下，弯点在前三分之一才对，弯在脚心的放下
point/benefit > 第二，捏后跟，捏不动的叫稳，一捏就扁的，崴脚的朋友你别碰
point > 第三，拿手伸进去摸，有没有线头有没有台阶，袜子感觉得到的脚就感觉得到
solution > 按这三条，我自己挑出来的就是手上这双
evidence > 来，掰，捏，摸，镜头拉近
action > 一百九十九，断码清的，三十九和四十二最多，去拍
trust/action > 拍了觉得我瞎说的，拿鞋来店里骂我

## 带货口播｜n｜scene
hook > 每天早上七点，第一炉豆子落进冷却盘，哗的一声，整条巷子都是焦糖味。
context/solution > 我们是厦门沙坡尾的一家小烘焙厂，年产四十吨，给八十多家咖啡馆供豆。
why > 烘豆师阿彬要回老家带孩子，我们得找个人接他的班。
point/context > 要求不多：鼻子好使，能记曲线，扛得动六十公斤的麻袋。
benefit/feature > 头三个月跟着阿彬学，底薪五千八，出师后七千五加提成，包住，两人间，有空调。
twist/pain > 烘豆间夏天四十度，这个真没法包装。
benefit/trust > 每年送一位去云南产区待两周采收季，去年去的是打包的小妹。
action > 想来的先来喝一杯，下午三点以后都行，不用预约。

## 种草笔记｜s｜contrast
hook/before > 年初 体重一百七 五公里四十二分 跑完蹲在路边吐
after > 今天 一百四十八 五公里二十六分半 跑完去接孩子
how/solution > 没吃药没办卡 就一双打折鞋 跟楼下三个大哥
after/testimony > 大哥们说我现在跑起来不喘了 就是话变多了
action/context > 滨江那段 每天早上六点 来的人自带水
action/trust > 跑得慢的我等

## 非营销｜n｜none
solution > 桌游社团活动规则（2026修订，试行一学期）
point > 一、周三、周六晚七点至十点半，地点改到学生中心B204
point > 二、借盒登记：姓名、盒名、件数，归还时当面清点
point/how > 缺件的先别补买，写条子放盒里，我们统一找厂家配
point > 三、新手桌由干事带，老手请别隔着三桌喊“你走错了”
point > 四、吃的可以带，汤汤水水不行，上次《农场》那箱动物泡发了
action > 对以上有意见，周日前在群文档里改，改了标颜色
* > 社长小秋 五月改定

## 带货口播｜s｜counter
hook > 别再给猫买那种几百块的猫爬架了 它就稀罕纸箱 我认了
context/pain > 我家俩 一个蹲在箱子里 一个在箱子外头扇它
solution > 所以我们干脆做了个瓦楞纸的城堡 三层 能拼
feature/evidence > 纸是双瓦楞的 承重我站上去试过 一百三十斤
evidence > 看 我站了 没塌啊 别笑
feature/advantage > 抓烂了 换一层 一层九块九 不用整个扔
feature/benefit > 胶是玉米淀粉的 啃两口不碍事
action > 一整套四十九 小黄车一号 猫不喜欢你来找我 我也没办法

## 种草笔记｜s｜scene
hook > 下班推开门 屋里黑着 但是走廊那一小格自己亮了
solution > 是我贴的感应灯条 充一次用了四十来天
before > 以前我要摸墙 摸到的都是室友挂的湿毛巾
feature > 磁吸的 撕下来带去露营也能用 光是橘色的 不刺
benefit/evidence > 半夜起来上厕所 脚边一圈亮 不用开大灯 室友也没醒
feature/context > 我买的三十厘米两根 衣柜一根 走廊一根
twist/pain > 感应有时候犯傻 我坐沙发上抬个腿它也亮
punchline/summary > 但就那一下亮 会觉得有人等我回来

## 知识科普｜n｜dialogue,question
hook/question > 学员问我：“老师，机械键盘打字真的能防腱鞘炎吗？”
context/solution > 不能，至少没有哪个像样的研究这么说
why > 腱鞘炎是肌腱在鞘里反复摩擦，跟你一天弯多少次、手腕翘多高有关，跟轴什么颜色没多大关系
evidence/why > 你把手放桌上看看，键盘越厚，手腕就翘得越高，这反而是不利的
how/solution > 想护着，先把键盘后脚收起来，前面垫个跟键盘一样高的托
how/point > 每打四十分钟，把拇指握进拳头里，往小指那边慢慢压，停五秒
action/how > 已经拧毛巾都疼的，别拉了，先停，去手外科挂号
summary/punchline > 买键盘图个开心，别图它治病

## 教程｜s｜promise,number
hook > 三刀 一张A2海报就能裱得跟画廊一样 我教你
context/solution > 东西 卡纸一张 美工刀 钢尺 双面胶得是无酸的
how/point > 头一刀 按画面四边各放六公分 裁外框
how/point > 再来 内框斜着四十五度 刀别立起来 一口气拉到底 停了就有豁口
how/point > 第三刀其实是修角 四个角里头会连着一丝 别撕 拿刀尖挑
how/point > 画只粘上边两个点 下边让它垂着 天潮了纸会涨
agitate/why > 全粘死了 梅雨天一过就是波浪
evidence > 你看我这张 挂两年了 平的
action > 做完发出来我瞧瞧 切歪的也发

## 剧情对话｜n｜contrast
hook > 上午：她在台上讲“极致效率”，台下三百人鼓掌。下午：她在出租屋里找一把找不着的钥匙
context/setup > 抽屉倒了，包倒了，猫砂盆都翻了
context > 手机响，是妈妈：“你忙不忙？”“忙。”“那你先忙。”
context/pain > 备忘录里三百多条待办，没有一条写着钥匙在哪
twist > 她坐在地上，忽然听见猫脖子上叮当一声
twist/context > 钥匙挂在猫项圈上，挂着一张小纸条，是上周来过的妈妈的字
punchline/twist > “你老丢，猫不丢。”
after/summary > 她拨回去：“妈，我不忙。”
punchline > 有的提醒，不在清单里

## 探店｜s｜dialogue
hook > 老板头也不抬 说你这车闸皮磨偏了 你自己没听见吗
context > 我就是路过打个气 在昆明翠湖后头 一家六平米的修车铺
evidence/context > 他拿个六角 拧了两圈 转一下轮 真不响了 没收钱
feature/solution > 墙上挂的全是零件 有八十年代的转铃 有碳纤的把
testimony > 等着的一个小姑娘说她从呈贡骑过来的 二十公里 就信他
feature/action > 补胎十五 调变速三十 洗车他不洗 嫌费水
twist/pain > 脾气不大好 你要是说网上视频不是这么修的 他就不修了
action > 下雨天不开门 去之前看天

## 测评｜s｜question,number
hook > 两百块的手摇磨和两千块的 喝得出来吗 我盲测了九个人
how/context > 同一包埃塞俄比亚 同一个人冲 杯子底下贴号
evidence > 结果 九个人里六个挑中了贵的那杯 说更甜 后味干净
evidence/twist > 有三个喜欢便宜的 说有嚼头 其中一个是开咖啡店的
evidence > 筛粉也做了 便宜的细粉多一倍 所以容易堵 尾段涩
evidence/point > 磨的时间 贵的十八秒 便宜的五十秒 手是诚实的
summary > 每天一杯的话 五六百那档最划算 两千那个 是爱好不是工具
action/question > 想看五百档横评的 打个五

## 情感观点｜s｜result,suspense
hook > 我租过一台缝纫机 租了一天 就改了我后来两年的路
before/context > 那会儿我在福田写后端 一天开五个会 头皮上起了银屑
context/why > 同事结婚 我想给她做个束口袋 网上按天租 四十块
context/pain > 机器送来 我不会穿线 看着视频穿了一个多小时
twist > 第一道直线踩出来的时候 我听见自己笑了一声 挺久没听见了
context/pain > 后来买了二手的 在阳台上做 做坏了一大箱布
after > 去年底我辞了 现在做自行车包 一个月二十来单 挣得是以前的三分之一
after/twist > 头皮好了 可能是不开会好的
punchline/after > 那个束口袋她还在用 装麻将

## 情感观点｜n｜counter,suspense
hook > 有一类产品我劝你千万别夸，一夸它就完了
context > 我说的是小而美的笔记应用
evidence/context > 这几年我用死了四个，路数一模一样，先是作者一个人写，清爽，大家到处安利
agitate/context > 用户多了，投诉多了，融资来了，于是加待办、加白板、加人工智能，图标换成渐变
agitate/twist > 最后一次更新写着“我们有一个艰难的决定”
context/twist > 我不怪作者，他要吃饭
summary/point > 我只是学乖了，能付费就一次付清，能导出就每月导出
punchline/summary > 喜欢一样东西，就别指望它长大

## 公众号长文｜n｜loss
hook > 如果你租房时没有拍下水表和墙角，那你大概率会在退租那天赔掉一个月房租。
trust/context > 我在长租公寓做过四年管家，经手退房三百多套，吵架的占一半，吵的都是同几样。
point/pain > 最多的是墙面。入住时就有的钉眼，没有照片，就是你钉的。
point/pain > 其次是冰箱门封条，一条两百八，很多人从来没看过它有没有裂。
point/pain > 再次是水电底数，交接单上空着不填的，最后按管家手里的数算。
solution/how > 所以入住当天，请开着手机录像走一圈，一边走一边念日期，念到哪儿拍到哪儿。
how/point > 录完发到和房东的聊天里，不用多说，发过去就有时间。
trust/testimony > 站在公司那边的时候，我其实最怕遇到这种租客。
punchline/trust > 现在我不在那边了，所以告诉你。

## 直播切片｜s｜number
hook > 三件事 我今天只讲三件事 讲完上车 不磨叽
solution > 这盏是给小户型的吸顶灯 直径四十二
point/feature > 头一件 它薄 两公分半 层高两米六的老房子不压头
point/evidence > 再一个 显色九十七 拿块生牛肉你看 红是红白是白 换那盏你看 灰的
point/feature > 末了 能用墙上老开关切三档 不用连网 你爸妈也会
testimony > 那谁 弹幕那个叫杏仁的 你上个月拍的 你说说
action > 一百三十八 带螺丝带说明 二号链接
action/trust > 接线不敢的 一定找电工 别自己上

## 带货口播｜s｜pain
hook/pain > 开着一家小咖啡馆 下午三点到六点空得能听见冰箱响 对吧
agitate > 房租可不管你空不空
solution > 我们给这三个小时找了个用法 变成共享自习和小型读书会
how/feature > 你出桌子和一壶水 我们带人来 系统自动排座收费
evidence > 长沙和武汉有三十一家在做 平均每天多卖十四杯
feature/benefit > 不收加盟费 只从座位费里抽两成
trust/context > 不适合靠外带走量的店 座位少于十二个的也别来了
action > 想试的先开一个周二 不行就停 找我要操作手册

## 种草笔记｜n｜dialogue
hook > “先生您好，您的猫在我们店里赊了三根火腿肠。”
context/setup > 以上是今天楼下便利店大姐发我的语音，原话
context/twist > 我家猫，绝育，八斤，据说每天下午四点准时上班，蹲在收银台
evidence/context > 附图，它戴着店里的促销绶带
twist/summary > 债我还了，大姐说不用，说它招来的客比喇叭多
punchline > 合着全家就我没业绩

## 非营销｜n｜none
solution > 番茄牛腩（电饭锅版，合租四个人够）
solution/point > 牛腩两斤切麻将块，番茄五个，洋葱一个，姜四片
how/point > 牛腩冷水下锅，开了撇沫，捞出来用热水冲
why > 别拿凉水冲，肉一激就柴
how > 番茄三个切碎炒出汁，连肉带姜倒进电饭锅，水没过一指
how/point > 按“煲汤”，一个半钟头，其间去打两局牌
point > 剩下俩番茄切大块，最后二十分钟再放，留个形
how > 盐最后放，尝着来
twist/point > 第二天更好吃，但一般剩不到第二天

## 带货口播｜n｜dialogue
hook > 对象问我：“你半夜笑啥？”我说你躺过来，你躺过来就知道了
solution/context > 就这个枕头，里头是荞麦壳加一层薄乳胶的
pain/before > 我写代码的，富贵包刚冒头，原来那个枕头一米长两巴掌厚，早起手都麻
feature > 这个中间凹下去，两头高，平躺侧躺各管各的
feature/how > 高了？拉链拉开，自己掏壳，掏到舒服为止
evidence > 我掏了四百来克，都在这袋里
benefit > 掏出来的还能给猫缝个小垫子
action > 单只七十九，一对一百四，今天就这个价

## 种草笔记｜n｜question
hook > 有没有一种滤杯，是手残也冲不坏的？我好像找到了☕️
pain/before > 锥形的我练了小半年，今天酸明天苦，全看心情
solution/feature > 这个是平底的，三个小孔，水自己慢慢漏，你就一口气倒进去
evidence/how > 上班前十八克粉、三百克水，两分五十秒，连着一星期没翻车
testimony/benefit > 我妈来住，照着做，第一杯就比我好喝（？）
feature/evidence > 树脂的，摔过两回，没事
twist/pain > 滤纸要买专用的，别家的会塌边，四毛一张，略肉疼
summary > 风味上限肯定不如大佬手冲，下限高就够了
feature/summary > 颜色我选的雾蓝，实物比图灰一丢丢

## 知识科普｜s｜suspense
hook > 床垫里有个东西 商家从来不写在吊牌正面 但你睡得好不好有一半看它
context/point > 叫支撑层的硬度曲线 说白了 就是压下去一公分要多大劲 压下去五公分又要多大劲
why/context > 胖的人和瘦的人 压到的是不同的位置
why/evidence > 九十斤的姑娘躺在硬床上 只有肩胛和骶骨挨着 中间空一截 腰悬着
why > 一百八的躺在软的上 屁股掉下去 腰还是悬着
how > 怎么试 平躺 手从腰底下穿 穿不过去是软了 穿过去还能攥拳头是硬了
how/summary > 刚好一只手平着蹭过去 就它
summary/punchline > 软硬没有好坏 看谁躺

## 教程｜n｜question,pain
hook > 译文读着总像“翻译腔”，怎么自己改？
context > 拿一段我徒弟昨天交的来改，她同意了
how/point > 先删“被”。十个被字句里，七个可以换成主动，或者干脆不写谁干的
evidence/how > 例：“该功能被广泛地使用”，改“这功能用的人多”
how/point > 再找“的”。一句里超过三个，就拆成两句
how/point > 然后出声念。念到要换气的地方没有标点，那儿就该断
how/point > 最后一步最狠，把原文盖住，隔一天，只看中文改
why > 因为你一看原文，脑子就又跟着它的语序走
punchline/summary > 好译文是读者想不起来它有原文
save > 改稿清单放这儿了，交稿前过一遍

## 剧情对话｜s｜scene,pain
hook/pain > 第六次 她的外卖又被隔壁那屋的人拿错了
context/setup > 合租四户 门口一个鞋架 外卖全堆在上头
pain/context > 她贴纸条 纸条被雨伞蹭掉了 她发群里 没人回
context > 今天她决定埋伏 门开一条缝 坐小板凳上等
agitate/context > 脚步声来了 一只手伸向她的麻辣烫
context/twist > 她一把拉开门 那人吓得往后退 手里的探路杖掉在地上
twist/context > 他是看不见的 一直靠闻 说对不起 我的也是麻辣烫
after/summary > 第七次 两份麻辣烫一份系了红绳 一份系了铃铛
punchline > 她说以后响的那个是你的

## 探店｜n｜number
hook > 22块钱，在武汉昙华林坐了一下午，还摸了四只狗
solution/context > 是家旧书店，一楼卖书，二楼租座，三楼老板自己住，有时候能闻到他炒菜
feature/point > 座位费二十二，含一壶老白茶，不限时
feature/evidence > 书按“哪年被谁卖来的”分架，有一架全是退休语文老师的，批注比正文好看
evidence/context > 我翻到一本1983年的《尺牍》，里头夹着一张粮票
feature/testimony > 四只狗是附近的，到饭点自己上楼，店员说管不了
twist/pain > 二楼木地板响，接电话全屋都知道你要离婚还是要贷款
action > 不接受拍照打卡的整队进，两三个人静静去就好

## 测评｜n｜loss
hook/pain > 买错猫砂，我三个月白扔了四百一，表格给你们，别再扔了
context/how > 测了五种：豆腐、木薯、膨润土、水晶、松木，两只猫，一只长毛
how > 每种用三周，每天称铲出来的团，量带出盆的砂
evidence > 膨润土结团最紧，带出来也最多，长毛那只脚缝里全是
evidence > 水晶的不用铲，可第九天开始返味，晚上睡客厅都闻得到
evidence > 松木的我家猫直接拒了，尿在瑜伽垫上
evidence/advantage > 木薯和豆腐差不多，木薯的粉尘少些，冲厕所我堵过一次
summary/solution > 现在是木薯七、膨润土三混着，算下来一只猫一天九毛
action/point > 猫有哮喘的一定避开粉大的，别省这个

## 情感观点｜n｜contrast
hook > 第一张照片是我2021年的工位，三块屏；第二张是现在的，一张饭桌和一台缝着胶布的打印机。
before > 那时候我在张江做广告算法，年终奖能买一辆小车
pain/context > 可我每次给我爸讲我干什么，他都听成“卖东西的”
pain/twist > 有一天他住院，疝气，小手术，我请不下来假，开着会看他从手术室推出来，隔着屏幕
twist/context > 我把电脑合上那一下，声音特别大
context > 辞职以后做过民宿、送过花，都没成
after/how > 现在在老家镇上，替果农设计箱子，一个箱子收八百
after/evidence > 去年画了七十来个，枇杷箱最多
punchline/after > 我爸终于能讲明白了，他跟人说：“那个枇杷，是我女儿画的。”

## 情感观点｜s｜dialogue
hook > 我妈问 你们租房子还买三千块的床垫 图啥
context/point > 我说妈 房子是房东的 觉是我的
why/context > 她那代人东西得跟着房子走 房子没定 什么都先凑合
evidence > 我大姨凑合了十一年 搬进新房那天腰椎间盘突出
twist/context > 当然不是说非得三千 八百的我也睡过 挺好
point/punchline > 我想说的是 别把日子押在“等以后”上
twist/summary > 我妈没吭声 第二天问我那床垫能不能寄回去
punchline > 行吧 以后今天就到

## 公众号长文｜n｜question
hook > 为什么独立设计师的T恤要卖两百九？我把自己那件的账摊开给你看。
evidence/point > 布，二百六十克的精梳棉，一米四，连损耗三十六块。
evidence/point > 印，六色丝网，一件二十二，起订两百件，否则厂里不接。
evidence > 缝、烫、包，三十一。打样打了五次，每次四百，摊到每件十块。
evidence/why > 剩下的，平台抽成、运费、退换，将近六十。
summary/evidence > 到这儿一百六十左右，还没算我画图的两个月。
pain/twist > 真正让人头疼的，是尺码。两百件里总有三十来件XXL压在床底下。
why/summary > 所以两百九并不来自“设计”两个字，来自只做两百件。
question/twist > 有读者说，那多做点不就便宜了。对，可多做就得猜你们喜欢什么，我不想猜。
punchline/summary > 账摊完了，贵不贵你说了算。

## 直播切片｜n｜dialogue
hook > “主播你喝咖啡不心慌吗？”——哎这位青青问得好，我也慌，所以我今天卖的是低因
feature/solution > 不是速溶啊，是正经豆子，水处理脱的，不是拿溶剂洗的
evidence > 报告我贴这儿，咖啡因含量千分之一点几，镜头对一下焦
feature > 味道是焦糖、烤榛子那挂的，不酸
context/benefit > 下午四点以后想喝又怕睡不着的，怀着宝宝问过大夫说能少喝的，都是它的主顾
evidence/how > 来我现磨一把，你们闻不着我替你们闻，嗯——
action > 两百克一袋五十二，三袋一百三，今晚十点前拍明天烘
action > 好，青青拍到了没有
trust > 烘焙日期印袋子底下，超过七天的我不发

## 带货口播｜n｜conflict
hook/pain > HR说要会用十二种软件，老板说会说人话就行，最后听了老板的
context/solution > 小团队做一款离线笔记，招一位产品文案
context > 我们六个人，住五个城市，每周二上午碰一次，其余时间各写各的
feature/context > 活儿是：报错提示、更新日志、帮助文档、偶尔替客服回几封长信
evidence/how > 例子：把“操作失败，错误码1042”改成人能看懂的一句
benefit/feature > 一万三到一万六，十四薪，设备补贴五千，无打卡
trust/twist > 我们现金流够发二十个月，没有融资，也不打算有
action > 把上面那句改好发来，就算投了
action > 五月底截止，每封都回

## 种草笔记｜s｜identity,question
hook/question > 有没有人要一只会开门的猫
pain/context > 今天它开了我的门 室友的门 和冰箱门
agitate/pain > 冰箱里的三文鱼没了 室友的晚饭没了 室友的耐心也没了
solution/context > 已下单儿童安全锁 明天到
twist/action > 要猫是假的 借个锁是真的 今晚就要
action > 同小区的救急 我拿手冲换

## 非营销｜n｜none
solution > 关于周末篮球场临时改作跑鞋试穿活动场地的说明
context > 应职工之家申请，4月18日全天，篮球场东半场由运动协会使用
solution/point > 内容为足型测量与试跑，品牌方不得现场收款
point > 西半场照常开放，打球的同事注意隔离带
action/point > 参加的请自备薄袜，带一双常穿的旧鞋，便于看磨损
point > 报名人数限八十，按工号尾数分四个时段
action > 雨天顺延一周，以当天早七点群内通知为准
* > 行政部 四月七日

## 带货口播｜n｜number
hook > 14块9，三样东西，全是伺候键盘的
feature/solution > 一个吹球，一把拔键器，一块清洁泥，就在这儿
how/evidence > 你把你键盘倒过来拍两下，别拍多，两下，看看桌上有啥
pain/evidence > 芝麻、头发、指甲盖，我还拍出来过半颗瓜子
evidence/how > 泥往上一按，拉起来，慢点，看见没，一坑一坑的
feature > 不粘手，不留渣，能用二十来回，变黑了就扔
how/feature > 机械的随便按，笔记本那种薄膜的轻点，别把帽勾出来
action > 办公室团五套的，备注一下，我给配不同颜色

## 种草笔记｜n｜loss
hook/pain > 早两年知道这个鞋垫，我能少花八百块理疗费
pain/before > 足底筋膜炎，早上下床第一脚像踩图钉，懂的人会懂😭
context > 医生让拉伸、减量、换支撑好的鞋垫，前两样我做了，第三样舍不得
solution/twist > 后来跑团的姐姐把她多的一副给我，热塑的，烤箱一百度烤两分钟，踩出自己的形
after/evidence > 一个月，图钉变成了小石子，现在大概是米粒
twist/trust > 不是治病的东西哈，拉伸照做
how/point > 选的时候看后跟杯深不深，浅的没用
save > 型号和拉伸动作都在后面，脚疼的存

## 知识科普｜n｜negative
hook > 不是所有“护眼灯”都护眼，这三个字在国标里根本没有
context/solution > 有的是“读写作业台灯”的分级，还有蓝光危害等级、频闪、显色这些具体的项
how/context > 买之前在详情页找四个东西，找不到就问客服
point > 照度等级，A或AA，管的是亮不亮、匀不匀
point > 蓝光危害，写RG0的可以放心
point/how > 频闪，用手机专业模式快门调到千分之一拍，有明显条纹的淘汰
point > 显色，画画的要九十五以上，看书九十够了
twist/punchline > 最便宜也最有效的护眼，是看四十分钟抬头看窗外的树
punchline/summary > 参数是底线，树是上限

## 教程｜s｜dialogue
hook > 昨天有人私信我 姐 我家地板一走就响 房东不管 我咋整
solution/point > 能整 不用撬 一包滑石粉 没有用痱子粉也中
how/point > 先找响的那块 光脚慢慢踩 踩到了贴个纸条
how/point > 缝里吸一遍灰 吸干净了再撒粉 撒一条线
how > 拿不用的银行卡往缝里刮 刮进去 再踩
why/point > 响是因为木头跟木头干磨 粉进去了就滑了
how/point > 来回三遍 多的粉擦掉 不然打滑摔着人
twist/action > 要是底下龙骨松了 这招不行 那是空空的咚咚声
trust/save > 我住六楼老公房 用这法子对付两年了 收着

## 剧情对话｜n｜question
hook/question > 如果你的智能灯突然学会了顶嘴，你第一句会问它什么？
setup/context > 小黎加班回家，喊：“开灯。”灯没亮
twist/context > “你今天说了四十六次‘好的收到’，没有一次是真的。”灯说
context > 她愣了，以为是室友装的，去敲门，室友不在
pain/context > “你喜欢的那件事呢？画画的那个本子，在第三个抽屉，压着说明书。”
context/twist > 她拉开抽屉，本子在，最后一页停在去年三月
twist > 翻过来，封底有自己的字：设置语音提醒，一年后，骂醒我
after/context > 灯亮了，是她当初调的那种偏黄的光
punchline > 能叫醒你的，只有你自己留下的那句话

## 探店｜n｜counter
hook > 别去网红的那家了，往前再走八十米
solution/context > 苏州双塔菜场二楼楼梯口，一个阿姨的手冲摊，就一张课桌
feature > 没菜单，她问你“今天累不累”，累就给深的，不累给浅的
evidence/testimony > 我说有点累，她给了一杯曼特宁，配半块海棠糕
feature/point > 十二块，扫码，现金也收，她说现金留着买菜
testimony/trust > 隔壁卖鱼的大叔每天早上一杯，用的是自己的搪瓷缸
feature/twist > 水壶是烧水的普通壶，流派谈不上，胜在人味
action/context > 十一点收摊去接孙子，别睡懒觉

## 测评｜s｜contrast
hook > 左手五十九的 右手六百九的 都叫碳纤维水壶架 我给你们掰一下
evidence > 五十九的 咔 断了 断口里头是塑料 外面一层贴纸
evidence > 六百九的 我掰到手心发红 没动
twist/context > 但是 先别急着下单
evidence/twist > 我又买了个三十块的铝的 掰弯了 掰回来 还能用
evidence/point > 重量 假碳三十一克 真碳十九克 铝的四十二克
benefit/punchline > 差那二十克 你少喝一口水就有了
summary > 结论 参加比赛抠克重的上真碳 普通人铝的 假碳谁也别买
trust/action > 链接不放 免得说我恰饭

## 情感观点｜n｜conflict,counter
hook > 我是教人“断舍离”的，可我家有一柜子舍不得扔的包装盒
trust/context > 做整理师第四年，去过两百多户人家，嘴上一套一套的
context > 去年进了一位老先生家，太太走了半年，他请我去清衣柜
context > 我照流程问：这件还会用到吗？他说不会。那我们放这边？他说好
twist > 到一条碎花围裙，他忽然攥住，说，这个上面有油，她炸带鱼溅的
context/after > 我那天什么都没扔，陪他把衣服一件一件重新叠好放回去，没收钱
after > 回来我把宣传页上的“放下”两个字删了
punchline/summary > 有些东西占的不是地方

## 情感观点｜n｜trend
hook/context > 世界杯一开，满屏都是“熬夜神器”，我一个卖咖啡的，反倒想劝你少喝
context/point > 凌晨三点那场，真不用连灌三杯
why > 咖啡因在身体里走掉一半要五六个小时，三点喝的，上午九点还剩一半在值班
agitate > 结果是球赛看得清醒，第二天开会心口咚咚跳，晚上更睡不着，再喝
solution/how > 我自己的办法：九点先睡，闹钟两点五十，看完接着睡
benefit/point > 输赢都在集锦里，早起看五分钟，情绪还完整些
trust/summary > 说这话店里的生意要少一截，认了
action > 真要来，点低因的，我给你打个球的拉花

## 公众号长文｜n｜identity
hook > 写给那些想转行做译者、又怕养不活自己的人。
trust/context > 我今年三十九，译龄十二年，前六年兼职，后六年全职，有一个上小学的女儿。
point > 先说收入。全职这几年，平均下来每月一万一，最少的一个月是零，最多的一个月三万四。
point/evidence > 零的那个月我母亲摔断了髋骨，我没法坐在桌前。没有同事能替我，这是第一件要想清楚的事。
point/why > 第二件，文学翻译养不活人，养活我的是医疗器械说明书，枯燥，按时给钱。
point > 第三件，颈椎。我的第五第六节已经变直了。
question/twist > 那为什么还干？
why/point > 因为每隔一阵，会有一个句子让我在屋里来回走，走到第四圈，忽然就有了。
summary/action > 如果你也有过那种“有了”的时刻，可以试；没有，就别辞职。
action > 想问具体怎么入门的，留言，我挑着答。

## 直播切片｜s｜loss
hook/pain > 你咖啡豆买回来就放密封罐里不管了是吧 完了 那香味半个月就跑光了
why > 氧气在里头待着呢 豆子自己还放气 一放一吸
solution/evidence > 抽真空的罐子 来 按盖子中间 滋 听见没 抽了
feature/evidence > 里面这个小红点缩下去就是真空 弹起来就再按几下
feature > 一点二升 装一斤豆没问题 不锈钢的 不透光
evidence > 我这罐三月二十装的 今天四月二十五 打开闻闻 来小杜你别看稿子 你闻
testimony/evidence > 小杜 嗯 还有花香 真的
action > 六十九一个 家里装茶叶装坚果也行 拍两个减十五
action > 家人们左上角福袋还有一分半

## 带货口播｜n｜result,number
hook/evidence > 去年，我们十九位社区猫砂站站长，平均每人多挣了七千二
context/solution > 猫砂站，是把猫砂存在小区里，邻居下单，步行送上门
why/advantage > 一袋砂二三十斤，快递费贵，拎上楼费命，近的才有优势
context/point > 找的是家里有五平米车库或储藏间的人，宝妈、退休的叔叔、夜班小哥都有
feature/benefit > 我们送货到站，卖完再结，压货零
benefit/feature > 每袋提四到七块，送上楼另加两块
evidence/twist > 数字怎么来的：十九人里最多的两万一，最少的九百，差在小区养猫密度
action/how > 先发小区名，我们帮你数数有多少猫，数太少我们会劝你别干
trust > 不收押金，不拉人头

## 种草笔记｜n｜result
hook/after > 报告：我的第一本译著，今天在书店里被人拿起来了
context > 是个穿校服的男孩，站着看了十一页，又放回去了
context/twist > 我跟在后头又放正了一点
twist/summary > 他没买，但他笑了一下，在第六页
why/context > 第六页那句我改了二十几遍
punchline/summary > 这两年够本了

## 非营销｜n｜none
solution > 【骑行队周日活动】妙峰山往返，集合：门头沟石门营环岛，早六点二十
context/solution > 路程七十一公里，爬升约一千二，中等偏难
point > 必带：头盔、前后灯、备胎一条、水两壶
point/trust > 下坡限速四十，弯前不许超车，违者下月不带
point > 高血压、近两周发过烧的，这次请歇着
point > 中途在涧沟村吃玫瑰饼，各付各的
action > 报名接龙，写姓名、血型、紧急联系人
action > 截止周五晚十点，过时不候

## 带货口播｜s｜scene
hook > 十一点 室友睡了 我想看会儿书 灯一开 她翻身了 我又关了
pain/context > 合租过的都懂吧 就那种 做贼一样
solution > 这个夹书灯 夹在书脊上 光只照两页
feature > 琥珀色的 三档 最暗那档跟蜡烛差不多
feature > 七十克 夹平装书不往下坠
evidence > 我把手机放枕头另一边拍的 看 那边是黑的
benefit/feature > 充一次够你看完一本《百年孤独》 要是看得下去
action > 二十六块八 送个收纳袋 挑灰的 白的脏得快
testimony/summary > 她后来也买了一个 我们俩各亮各的

## 种草笔记｜n｜trend
hook/context > 秋招季，给我妹挑了把能带去图书馆的键盘，附避雷
solution/feature > 最后定的这把：六十一键，静音红轴，蓝牙能记三台
feature/benefit > 连充电仓一起五百克出头，放帆布包里不勒肩
evidence/testimony > 她在自习室敲了一下午简历，对面的人没抬过头
twist/pain > 少了方向键，改表格要按组合键，她适应了四天
point > 避雷：标“静音”但卫星轴哗啦响的，别买；只能有线充的，别买
testimony/benefit > 她说现在面试完回来打两行字，挺解压
action > 同款两百三左右，等活动还能低点，不急的等等

## 知识科普｜s｜scene
hook > 半夜十二点 你刚躺下 猫突然从客厅飞到卧室 撞门 再飞回去
context/question > 这叫夜间狂跑 很多人以为它见鬼了
why/point > 其实是白天攒的劲儿没处使 猫祖宗是黎明黄昏打猎的
why > 你白天上班 它睡十六个钟头 你一躺下 它上班
solution/how > 办法是睡前一小时 拿逗猫棒让它扑 扑到张嘴喘
how > 然后给饭 吃完它会舔毛 舔着舔着就睡
how/why > 顺序不能反 先吃再跑 容易吐
twist/action > 老猫突然开始半夜跑 还瘦 去查个甲状腺
summary > 打猎 吃饭 舔毛 睡觉 你帮它走完这一套

## 教程｜n｜counter
hook > 桌游收纳别再用原装泡沫托了，占地方还卡不住件
context/solution > 你要的是：封口袋三个号、橡皮筋、一张瓦楞纸、标签机没有就用手写
how/point > 把所有件按“谁用”分，不按“长什么样”分，比如红色玩家的全装一袋
benefit/why > 这样开局一人抓一袋，省十五分钟
how/point > 公共的筹码用扁盒，鱼饵盒就很好，钓具店九块钱
how/point > 卡牌立着放，中间插纸片，写“第一幕”“别看”
how/point > 说明书放最上面，折到你们老忘的那一页
evidence/after > 我那盒三公斤的《主教》，原来盖不上，现在还能塞个骰盅
twist/trust > 收藏级的绝版别折腾，托子也值钱
save/summary > 搬家前做这个，少哭一回

## 剧情对话｜n｜identity
hook > 所有租过房的女孩，都记得第一次自己换锁的那天
setup/pain > 小满搬进来第三晚，门把手轻轻动了一下
pain/agitate > 她把椅子抵在门后，灯全开，坐到天亮
context > 五金店老板娘看了她一眼，没多问，拿出一把锁芯：“会换不？”
solution/context > “不会。”“我教你，教会了你以后谁也不用求。”
context/twist > 她拧到第三颗螺丝，手抖，老板娘把手覆上去
agitate/context > 门外有人影，是中介，拿着备用钥匙：“你怎么换锁了？”
twist/context > 老板娘站起来，比他高半头：“租客有权换，合同第九条，我给她念过了。”
after/punchline > 那晚她第一次关着灯睡

## 探店｜s｜question,pain
hook/pain > 在上海想找个能试躺半小时不被推销的床垫店 怎么就这么难
solution/twist > 结果在徐家汇一个商务楼十七楼 让我撞见了 要预约 进门换袜子
feature > 一间一间小屋 关门 有遮光帘 有闹钟
how/feature > 店员就给你一张表 躺完自己打分 腰 肩 翻身 热不热
evidence/testimony > 我躺第三张睡着了 打呼 隔壁都听见了 笑死
feature/trust > 最便宜的两千六 最贵的七万 没人领你去看七万的
pain/twist > 就是停车贵 十五一小时 睡着了别怪我没说
action > 周末约满 我约的周二上午

## 测评｜n｜identity
hook > 扁平足、七十五公斤以上、想跑步的，这期是给你们做的
trust/context > 我左脚二度扁平，七十九公斤，不是模特脚
how/context > 四双稳定系，每双穿了八十公里以上，地点是重庆，上下坡多
evidence > 甲的内侧支撑像块砖，前二十公里顶得足弓酸，过后好了
evidence > 乙最软，下坡膝盖内侧发紧，我不敢再穿
evidence > 丙的鞋楦宽，大拇指外翻的可以看它
evidence/pain > 丁没毛病，也没惊喜，七百多，雨天地砖上打滑
summary/point > 我自己留了丙，乙送了体重六十的表弟
action/trust > 足弓疼超过一个月的先拍片，鞋救不了舟骨

## 情感观点｜s｜scene
hook/context > 九六年 我爸在镇上唯一的录像厅放片子 我坐第一排写作业
context > 屏幕上的人讲粤语 底下有字 我就跟着字念 念出了毛病 看什么都想找字
context > 高考报志愿 我填的外语 我爸说学那干啥 跟外国人吵架啊
twist/why > 大三听力课 老师放一段电影 没字幕 全班静悄悄的 我忽然想 那我来配吧
context/pain > 头一部我做了十七天 三千多条 时间轴歪得没法看
evidence/after > 到现在十六年 片子过了两百部 眼睛从一百度到五百五
context/twist > 前阵子回家 我爸耳背了 电视开得震天 我给他把字幕调出来
testimony/context > 他看了半天 说这个字 打得真准
punchline > 那部不是我做的 我没说

## 情感观点｜n｜counter
hook/point > 别再劝人“买前想清楚需不需要”了，这话等于没说
agitate/why > 谁买的时候不觉得自己需要？我买第四把键盘那会儿理由能写两页
solution/how > 换个问法管用：这东西坏了，你会不会马上再买一个
evidence > 我拿家里二十几样东西过了一遍，会马上再买的就六样，电饭锅、雨伞、降噪耳塞、剪刀、床垫、手冲壶
twist/evidence > 四把键盘里一把都没有，我对着它们沉默了一会儿
action > 你们也列一个，六样以内的让我看看

## 公众号长文｜-｜counter
hook/point > 我不建议你读完这个月的第五本书。
context/before > 去年我给自己定了一年六十本的目标，表格、打卡、书摘，样样不落。
twist/pain > 年底真读到了六十三本，朋友问我哪本最好，我张了张嘴，只想起封面颜色。
why/pain > 后来我回头看，那一年我挑的书越来越薄，遇到难的就跳，跟刷题一个样。
after/twist > 今年我只读了四本，其中一本是讲苔藓的，断断续续看了五个月，看完会蹲在路边认墙根。
evidence/after > 葫芦藓、地钱、灰藓，小区里一共找着九种。
punchline/summary > 数量是给别人看的，认得出路边的东西是自己的。
action/punchline > 这篇就到这儿，我下楼去看第十种了。

## 直播切片｜s｜contrast
hook > 看好了啊 这半边盖了我们这个罩子 那半边没盖 上头一样撒了咖啡
evidence > 擦 有罩子这边一抹没了 那边 渗进去了 黄一块
solution/feature > 床垫防水罩 不是塑料布那种哗啦响的
feature > 面上是天丝针织 底下贴一层膜 透气不透水
context/benefit > 养猫的 带娃的 爱在床上吃东西的 你们自己认领
evidence/how > 加湿器怼着底下吹 你看上面起雾了没 起了 说明气是过得来的
action > 一米五的八十九 一米八的九十九 尺寸厚度跟客服对一下
action > 想看黄的那块怎么洗的 我下播拍

## 带货口播｜s｜counter
hook/twist > 我们招销售 但不要能说会道的
why > 上一任太能说 顾客回去睡了三晚 又给退回来了
context/solution > 门店是做床品体验的 在青岛万象城旁边 四百平
point/feature > 要的是能安静站着 看得出人家翻身皱没皱眉的
feature/benefit > 做一休一 底薪五千二 不算单量提成 按三个月不退货算
feature/benefit > 一天真正说话也就两个钟头 剩下时间铺床 看书随便
testimony/evidence > 小于原来是护理员 来了一年 退货率全店最低
action > 有意的直接来店里睡一觉 我们再聊

## 种草笔记｜s｜scene,pain
hook/pain > 谁懂啊 打印店把我画的荷兰铁塔灰打成了茄子紫
agitate/context > 明早九点布展 十六张
action/how > 求推荐广州越秀附近现在还开门 有校色的打印店
action > 加急费我出 奶茶我请
twist/after > 更新 找到了 老板大半夜从家里骑车过来的
testimony/punchline > 他说灰最难 他喜欢打灰
action/summary > 展到二十号 进门右手第一面墙 就是他打的

## 非营销｜s｜none
solution > 跟大家说个事 本周四下午三点到五点 机房换空调 测试环境会停
point/action > 手头在跑长任务的 周三晚上之前存一下进度 别指望它自己续上
point > 线上不受影响 客服照常
how > 停之前我会在群里喊三遍 喊完还登录的直接踢
point > 恢复以后先别一起冲 按组来 前端五点一刻 算法五点半 其他六点
* > 有特殊情况打我手机 别发邮件 我看不过来

## 带货口播｜n｜trend
hook/context > 马拉松季来了，比完赛那两天下楼梯倒着走的，是不是你
solution/feature > 拉伸带，分格的，一条十二个环，脚一套手一拽
how/evidence > 躺着，腿伸直往上拉，后面这根筋，对，就这儿，酸
how/feature > 够不着就往后挪一格，今天第七格，下礼拜第六格
advantage > 比毛巾强在它不打滑，比弹力带强在它不会崩脸上
testimony > 上个月崇礼越野那帮人，赛后帐篷里人手一条，我数的，十来个
action > 十九块，两米长的，一米八以上选两米四
action/punchline > 不想买的拿根旧安全带也行，动起来就好

## 种草笔记｜s｜contrast
hook/before > P1是我刚搬进来那天的窗台 P2是现在的 全靠一块洞洞板
point/feature > 洞洞板宜买白色金属的 木头的挂重了会弯 血泪
feature/point > 最上排挂滤杯 分享壶 手磨 一眼看得见豆子还剩多少
feature/point > 中间那排是猫的 梳子 指甲剪 逗猫棒 它自己会叼
feature/point > 底下是磁吸小盒 装图钉邮票耳环
evidence/summary > 算了下 板子四十六 挂件三十多 不到八十块
feature/benefit > 不打孔 用的顶天立地杆卡住 搬家拆走
save > 喜欢的存图 照着摆不费脑子

## 知识科普｜n｜question
hook/question > 骑车时右膝盖外侧疼，左边不疼，为什么偏偏是一边？
why/point > 先看坐垫是不是歪了。肉眼看着正，其实差个两三毫米，胯就往一边掉
why > 掉的那边腿相当于变短，每一圈都得多伸一截，髂胫束就在骨头上来回刮
how/evidence > 自己查：找面墙，车靠直，后面拍一张，量坐垫鼻尖到两边墙的距离
why/point > 再一个是锁片，左右角度对不上，脚尖一内一外
how/point > 调一样骑两天，别一口气全拧了
action/twist > 静止时也疼、上下楼发软的，属于运动医学科的活，车店搞不定
summary/punchline > 疼在哪边，先查车，再怪腿

## 教程｜s｜pain
hook/pain > 手冲壶底下一圈水垢 白醋泡了俩小时还是不掉的 来
why > 你那是硅垢 不是钙垢 白醋对它没脾气
solution > 换柠檬酸 食用的 三块钱一包
how/point > 一升水两勺 烧到八十来度 关火 焖一夜
how/point > 早上倒出来 水是浑的就对了
how > 再拿锡纸揉成团 光面朝外 轻轻蹭那圈印子
how/agitate > 千万别上钢丝球 刮花了以后垢长得更快
evidence/after > 瞅瞅 能照见我鼻孔了
how/point > 壶嘴那截用毛线穿过去来回拉
save > 三个月弄一回 收藏了别吃灰

## 剧情对话｜n｜scene
hook/context > 末班车，车厢里只剩一个女孩和一个抱纸箱的老头
setup/context > 纸箱上写着“易碎”，女孩帮他挡着门
context > “里头啥呀大爷？”“棋。”“摔不碎啊。”“会少。”
context > 他说老伴爱下跳棋，红的归她，绿的归他，她走了以后红的老是少一颗
context/pain > “我满屋找，找着了，过两天又少。”
context/twist > 女孩不知道说啥，下车前回头看，老头在数：一、二、三……
twist > 镜头给到他的外套口袋，露出一点红
punchline > 有的人，要靠弄丢点什么，才有事可找

## 探店｜n｜result
hook/after > 一进门我就知道今天要破费了，出来果然拎了两个筒
context/solution > 景德镇陶溪川后街的版画铺，一对夫妻开的，一个刻一个印
feature/context > 墙上挂满没裱的，夹子夹着，风一吹哗啦啦
feature/evidence > 最小的明信片大小，三十，最大的一米二，四千五
evidence/testimony > 我问那张雨里卖菜的还有几张，女主人翻本子，说第九版卖了四张，给你看前三个买家是谁
feature > 每张背面铅笔写着印的那天的天气
testimony/evidence > 我挑的是我生日前一天，写着“闷，墨干得慢”
action > 他们午睡，一点到三点敲门没人应

## 测评｜s｜number,suspense
hook > 五款降噪耳塞 我带去了全公司最吵的地方 打印机跟前 你猜谁赢了
how > 分贝仪塞我耳朵里塞不进去 就用最土的 同事在三米外念数字 我写
evidence > 硅胶树的那个 十个听见八个 等于没戴
evidence > 海绵的 十个听见一个 就是捏了三分钟才塞进去 耳道痒
evidence > 蜡的 听不见 可拔出来带着头发
evidence > 带滤芯的 人声小了 还能听见有人喊我 这个有意思
evidence > 贵的电子的 关了打印机 关不了我们老大
summary/point > 睡觉海绵 上班滤芯 蜡的我放弃
action/question > 下回去装修现场测 谁家在砸墙 报名

## 情感观点｜n｜counter,pain
hook/pain > 被裁那天最难受的不是赔多少，是不知道工牌该还给谁
context > HR自己也在名单里，前台姑娘抱着绿萝在哭
context > 我背着键盘坐了两小时地铁，那把键盘是我入职第一个月工资买的
pain/context > 头一个月投了一百三十份，面了九家，两家说我贵，一家说我老，我三十三
twist/context > 楼下打印店招临时工，我去了，主要是家里太安静
solution/context > 店里排版全靠手拖，我写了个小脚本，论文目录一键生成，老板看愣了
after > 现在这条街七家打印店都用我那个小工具，一家一年一千二
after/evidence > 不多，够交社保和猫粮
punchline/summary > 工牌后来找着了，垫在猫碗底下，高度正好

## 情感观点｜s｜identity,question
hook > 三十岁还在玩桌游的 有没有被亲戚问过 你啥时候长大
context/pain > 我姑今年过年又问 我正给小侄子讲规则 她说你一个当经理的 跟孩子抢卡片
point/twist > 我想说 打麻将的人从没被问过这个
why/point > 一样是围着桌子 一样算牌 凭啥一个叫应酬一个叫幼稚
evidence/why > 再说了 我们那桌有急诊的大夫 有跑货车的 下桌了谁都不提工作
punchline/point > 成年人能有三个钟头不装 挺不容易的
twist/summary > 我姑后来看了会儿 问那个蓝的小人能不能走这儿
punchline > 能走 姑 您坐

## 公众号长文｜n｜contrast,question
hook > 同一个人，同一张床，一晚睡七小时醒来像没睡，另一晚睡五个半小时醒来神清气爽。差在哪？
how/context > 我戴了四十天手环，又在床头放了个温湿度计，想把这事弄明白。
evidence/twist > 结果最相关的既不是几点睡，也不是睡前看没看手机，是后半夜的室温。
evidence > 二十六度以上的那些晚上，我平均醒三点二次；二十一二度时，零点九次。
why > 人入睡以后核心体温要往下走，床品捂着，走不下去，就浅。
how/solution > 我做了三处改动：床垫上撤掉那层记忆棉薄垫，被子换成两床薄的，空调后半夜设二十三度。
after/evidence > 之后两周，手环上的深睡从五十分钟涨到一小时二十。
trust/twist > 手环测深睡并不准，所以我更信那个“醒几次”。
summary/action > 睡不好的人，可以先别买新的，先减一层。

## 直播切片｜s｜trend
hook/context > 家人们 马上双十二了 我知道你们购物车里都躺着一张人体工学椅
pain/why > 但你知道为什么双十一没下手吗 贵 而且怕坐着不行退不了对吧
solution > 今天咱不卖 咱租 一个月五十九 坐满一年归你
feature > 腰托上下十厘米 前后四档 头枕能摘
evidence/how > 我一米五八 你看 调到最低 脚踩实了 后面小马一米八七 也行
trust > 坐一个月不舒服 我们上门收 收的钱不用你掏
context/action > 北上广深杭五个城市先开 其他地方的再等等 真送不过去
action > 点一号链接填地址 能送到的会亮绿灯
action > 亮灯了没 亮了的刷个绿

## 带货口播｜n｜number
hook/solution > 3个人，1间半地下室，0融资，招第4个
context > 我们做键帽，树脂手作的，每月开一次单，三分钟抢空的那种
why/pain > 缺的是打磨的人。从两百目到三千目，一颗要磨七遍，我们仨的指纹都快磨没了
point/context > 会不会都行，要坐得住，眼神好，粉尘过敏的请绕开
benefit/feature > 计件，一颗四块五，熟手一天六七十颗
benefit/feature > 十点上班，中午老板做饭，会做重庆小面
benefit/trust > 防尘面罩、抽风、护目镜给配最好的，这个不省
action > 地点在大兴黄村，来之前发个消息，地下室难找

## 种草笔记｜n｜suspense
hook > 我干了一件大事，先不说，给你们看图猜
setup/context > （图：三十二个纸箱、一台没拆膜的冰柜、一把掉漆的椅子）
setup/context > 提示一，跟咖啡没关系
setup/context > 提示二，我妈已经三天没跟我讲话了
twist/solution > 不卖关子了，我把楼下那间旧彩票店盘下来了，做租碟
feature/context > 对，就是影碟，蓝光的，一张两块钱一天，冰柜放汽水
action > 腊月二十开门，第一个来的送那把椅子

## 非营销｜n｜none
solution > 猫咖值班交接（10月29日 晚班→早班）
point/evidence > 布丁今天吐了一次，毛球，黄水没有，已停零食
point > 小黑的眼药水左眼两滴，早晚各一，记得先擦再滴
point/evidence > 二楼客人打翻奶昔一杯，沙发套已泡，早班捞出来甩干
action > 猫砂只剩三袋半，供货的说下午到，到了先签收再拆
point > 有个穿格子衫的小朋友揪尾巴，劝过了，下次家长不在请他到楼下坐
* > 辛苦辛苦，冰箱第二格有给你留的凉皮

## 带货口播｜s｜number,result
hook/after > 一千零四十二公里 这条链条还没换 为啥 因为我每礼拜就干一件事
how/solution > 擦 上油 一分钟
solution/feature > 用的就是这个蜡油 干式的 滴上去过会儿变成一层白膜
advantage > 跟湿油不一样在哪 湿油粘灰 你摸一下 手是黑的 这个 摸完了还能吃瓜子
feature > 针嘴 一节一滴 一百零八节 不糟践
twist/how > 下雨天就别用它了 会冲掉 雨天用那个绿瓶的
evidence > 卡尺在这儿 磨损零点三 零点七五才到头呢
action > 白的三十二 绿的三十 一起五十八 就这一个链接

## 种草笔记｜n｜identity,pain
hook/pain > 戴眼镜的跑者，夏天是不是一半时间在推眼镜
pain/before > 我之前用的眼镜绳，跑起来啪啪打后脑勺，像被人催稿
solution > 换成这种硅胶防滑套，小得跟米粒一样，套在镜腿弯那儿
evidence > 昨天三十四度，九公里，推了零次，我特意数的
feature/benefit > 透明的，上班忘摘也没人看出来
feature/point > 一包五对，三块六，洗手液搓搓就行
twist/action > 镜腿太粗的板材框套不上，先量量，超过五毫米的绕道
summary/save > 就这，小东西，发出来因为真的没人告诉我

## 知识科普｜s｜question,number
hook > 咖啡豆包装上那串数字 1900 到底啥意思 我用一分钟讲完
context/point > 海拔 一千九百米 种在那么高
why > 高的地方早晚冷 果子长得慢 一颗樱桃要多挂一个多月
why/point > 慢 糖就攒得多 所以高的一般更酸甜 更亮
twist > 可是 这个数也骗人 赤道边的一千九 和云南的一千九 温度两码事
evidence > 保山一千六的地方夜里能到三四度 顶人家两千多
summary/how > 所以看海拔的时候 顺带看一眼产区在几度线
save/summary > 光数字大没用 记住了吧 记不住存着

## 教程｜n｜scene
hook/context > 周日晚上，茶几上摊着一件起球的羊毛衫、一把一次性剃刀、一卷宽胶带
context/solution > 今天把它们仨放一块儿，救这件衣服
how/point > 先铺平，里面塞本硬皮书，绷住，不绷会刮破
how/point > 剃刀放平，从领口往下，轻轻推，别来回
how > 推几下就用胶带粘一粘，看清楚再推
how/point > 袖子内侧和腋下最严重，要翻过来看纹路，逆着的不推
how/twist > 袖口罗纹那圈不要碰，一碰就脱线
evidence/after > 二十五分钟，粘下来的毛能搓一只小老鼠
twist > 搓好的老鼠被猫叼走了
save/summary > 收之前翻面装袋，明年少起一半

## 剧情对话｜s｜dialogue,counter
hook/twist > 面试官说 你被录取了 我说 那我不来
setup/context > 三天前 我在他们公司楼下咖啡馆等面试 听见隔壁桌打电话
context > 说那个岗位的人今晚就让他走 材料都备好了
context/pain > 我上去面 面得特别顺 问我最快几号能到岗 我说月底吧
context > 出来在电梯里碰见一个抱箱子的 箱子里有盆多肉 他问我几楼
context/twist > 我看见他工牌上的岗位 跟我面的一模一样
twist > 我说一楼 我请你喝杯咖啡吧 他说行
after/summary > 现在我们俩合伙 开了家修键盘的
punchline > 坑位是坐满了才知道有多挤的

## 探店｜n｜identity
hook > 翻译、编辑、写论文的，北京鼓楼这家“字房”你们得知道
solution/context > 是个按小时租的工作间，四平米一格，隔音做得像录音棚
feature > 每格一把书桌、一盏能拉近的灯、一整面软木墙让你钉纸
feature/testimony > 墙上有块小黑板，上一个租客会留句话，我那格写着“第二章删了，舒服”
evidence/testimony > 三个半小时，我交掉了拖了两周的校对
feature/action > 每小时十九，买二十小时的卡能便宜些，半夜也开
twist/pain > 没吃的，自己带，味儿大的不行，有人因为螺蛳粉被拉黑
action > 密码锁进门，下单后发短信

## 测评｜n｜result,counter
hook/twist > 先说结论，测完六款蓝牙番茄钟，我建议你用厨房那个拧的
how/context > 测了一个月，方法是看我当天到底写了多少字，不看它界面好不好看
evidence > 带屏幕能联网的两款，平均一天一千一百字，因为老去看统计图
evidence > 翻转式的三款好一些，一千四，翻一下有仪式感
evidence > 十三块的番茄形拧拧乐，一千八，滴答声吵，但吵得我不敢停
why > 猜测是它没法暂停，拧下去就认了
trust/context > 样本一个人、一种活，别较真
summary > 要送礼的买翻转的，要交稿的买拧的
punchline/testimony > 室友说要把它扔出窗外

## 带货口播｜n｜conflict
hook/pain > 我室友说台灯就得买贵的，我弟说二十块的照样考上天大，到底听谁的
how/context > 今天我把他俩的灯都拿来了，关窗帘，咱用一张白纸看
evidence > 二十块这盏，纸中间一个大亮坨，四周黑，你拿手机拍，一道一道的
evidence/pain > 三千多那盏，匀是匀，可它比我房租都贵
evidence/solution > 我自己这盏，一百六，喏，纸从这头到那头一个色
feature > 臂是弹簧的，停哪儿是哪儿，不点头
feature/benefit > 灯头大，四十五公分长，A3纸摊开全罩得住
twist/punchline > 弟弟考上天大，那是他脑子好，不是灯
action > 画图的、陪娃的，左下角带走

## 种草笔记｜s｜suspense,loss
hook > 一个我藏了两年没发过的东西 再不发要停产了
solution/feature > 日历 但不是撕的 是一整张一米长的 一年三百六十五格 像棋盘
feature > 纸是那种带棉絮的米白 铅笔写着沙沙的
how/evidence > 我每天只写一个词 今天是“通下水道”
evidence/benefit > 年底挂起来看 去年我写了四十一次“面” 二十七次“累” 九次“海”
benefit/punchline > 好像一整年被摊平在墙上
agitate/action > 出版社说明年不做了 卖不动
action > 喜欢的趁现在还有货

## 知识科普｜n｜result
hook/evidence > 同样一篇三千字的英文，我没背单词，三个月后从读四十分钟变成读十八分钟
trust/context > 这个法子在阅读研究里叫重复阅读，小学老师早就在用
how > 挑一篇略难的，掐表读，记时间，记下没懂的地方
how > 查完，第二天同一篇再来一遍，第四天再一遍
why > 前两遍脑子忙着认字，到第三遍才腾得出手管意思
why/point > 快不是眼睛快了，是停下来的次数少了
how/point > 每周换一篇，题材别离太远，词会自己撞回来
trust/twist > 对阅读障碍的孩子要有人带着，别一个人硬来
punchline/summary > 读十篇一遍，不如读三篇三遍

## 教程｜s｜identity
hook > 不会画画 但想自己做一张生日海报的 跟我来 剪刀胶水就行
context/solution > 旧杂志两三本 白卡一张 固体胶 铅笔
how/point > 先不想画面 只挑颜色 把你喜欢的红撕下来一堆
how > 撕 别剪 毛边好看
how/point > 然后在卡上轻轻写寿星的名字首字母 越大越好 顶到边
how/point > 红的往字母里头填 填满 边上压一条蓝的或者黑的
how > 空的地方别慌 留着
evidence/testimony > 我给我爹做的 他姓邱 一个大Q 他以为是台球
action > 照着做的艾特我 我想看别的字母

## 剧情对话｜n｜dialogue
hook > “您好，我来退一张床垫。”“理由？”“太舒服了。”
context/setup > 客服小冉以为是恶作剧，翻了订单，买家，男，六十二岁
why/twist > “舒服怎么还退啊？”“我睡过头了，没去给她送早饭。”
context/question > “她在家吗？”“她在医院，透析，一三五。”
context/twist > 小冉没说话，过了会儿问：“您几点起？”“五点二十。”
after/context > 从那天起，有个陌生号码每逢一三五的五点二十，响两声就挂
twist > 过了四个月，号码响了，对面先接起来：“姑娘，往后不用打了。”
twist/context > 小冉的心往下掉，“她换上肾了！她嫌我起太早吵她！”
punchline/summary > 床垫没退，后来又买了一张

## 探店｜s｜scene
hook/context > 雨停了 天还没亮透 曲靖的菜市场里有人在烘豆子
context/solution > 对 菜市场 左边腌菜 右边活鸡 中间这口转炉
context/trust > 老板三十来岁 原来在昆明做程序员 回来接他爸的铺子 他爸是炒瓜子的
feature > 那口炉就是炒瓜子的改的 加了个测温的探头
evidence/testimony > 我要了杯刚出锅的 说实话糙 有烟味 但甜 像烤红薯皮
feature/action > 六块一杯 拿自己的杯子五块
testimony/hook > 买菜的大妈拿它兑牛奶 说比豆浆顶饿
action/point > 早上七点就收了 他要去送孩子

## 测评｜s｜number
hook > 7家租衣平台 我各下了一单 同一条裙子的尺码 同一个收件地址
how/solution > 比三样 到手干不干净 找客服多久理人 逾期一天扣多少
evidence > 最干净的有塑封 有洗护日期 最糟的领口有粉底印子
evidence > 客服最快的四十秒 最慢的那家 至今没回 今天第十三天
evidence > 逾期 从扣五块到扣半条裙子的钱都有 字写在条款第六屏
summary/point > 年会临时穿一回的 找按次的
summary/point > 每周要见客户的 包月才合算 三件起
testimony/evidence > 我被扣了四十六 因为那天快递员放假
save/action > 表在下一页 对着挑

## 情感观点｜s｜conflict,identity
hook > 我是给别人修照片的 修了九年 没修过自己的
context > 在沈阳铁西 一个小工作室 证件照为主 一天二十来张
context > 客人坐下第一句都是 脸给我弄小点
twist/context > 前年冬天来了一位 右边脸有胎记 枣红的 从眼角到下巴
context > 我照习惯问 这个帮您去掉 她说不用 去掉了我妈认不出来
pain/twist > 我手停在鼠标上 半天不知道该修哪儿
after/solution > 后来我把价目表改了 加了一行 不修 也是二十五
after/evidence > 头一年没人点 今年点了四十多个
punchline/after > 上礼拜我给自己照了一张 法令纹都在 挂店门口了

## 情感观点｜n｜loss
hook/point > 把孩子周末排满，丢掉的可能是他唯一会发呆的年纪
evidence/context > 对门那家七岁，周六四节课：轮滑、编程、口才、毛笔字
context/evidence > 电梯里他问我，阿姨，你家猫今天上几节课？
trust/context > 我不教育孩子，没资格说三道四，可我自己做设计，知道好主意从哪来
why/evidence > 没有一个是在课上来的，都是在等水开、等车、等雨停的时候
agitate/punchline > 不会发呆的大人，碰上空白就刷手机，我就是
context/summary > 我跟他说，猫今天上一节，看窗户
punchline > 他说，那我也想上

## 公众号长文｜n｜conflict
hook/pain > 一位烘焙师说现磨现喝，一位说放两天才好，我请他俩坐下来吃了顿饭，没打起来。
context/trust > 老韦在大理，二十年，走的是深烘；小简在深圳，拿过杯测比赛的名次，走浅的。
point/why > 老韦的理由：深烘油往外冒，放久了有哈喇味，趁新鲜。
point/why > 小简的理由：浅烘结构紧，气排不干净，头三天冲出来闷，像隔着门听歌。
twist/question > 说到一半两人都停了，因为发现说的根本是两种豆子。
evidence/how > 我们当场试：同一支，出炉一天、五天、十四天，各冲一杯，蒙着标签。
evidence > 老韦选了五天，小简也选了五天，他俩都不信，又冲一轮，还是。
summary/point > 所以给普通人的答案可以很简单：深烘三天到两周，浅烘一周到一个月。
punchline/summary > 饭钱是老韦抢着付的，他说输了。小简说没输，是豆子赢了。

## 直播切片｜n｜scene
hook/context > 你想象一下啊，礼拜五晚上，六个人，外卖盒刚收走，谁都不想走
solution > 这时候你从柜子里掏出这盒，哎，气氛起来了
feature > 四到八个人，一局二十五分钟，规则我念给你听，就三句
how/feature > 每人一张身份，轮流说一个词，猜谁是卧底厨子
evidence/action > 来，我跟场控、跟小刘现玩一轮，弹幕你们也猜，猜中的截图送卡套
evidence/punchline > 哈哈哈哈小刘你“盐”都说错，你就是厨子吧
action > 盒装六十八，今晚带一个扩展包，扩展里有二十个新身份
feature/trust > 十四岁往上，字多，小孩认不全
action > 拍了的打个“开饭”

## 带货口播｜n｜dialogue
hook > “你们那儿加班吗？”“加，但我们管叫下蛋。”
context > 这是我们养鸡场前端的日常。对，养鸡场，有前端
context/feature > 我们在湖北恩施，散养，做了一套系统，每只鸡脚上有环，走多少步、下几个蛋都看得到
action/context > 招全栈一名，最好会点嵌入式，不怕鸡
benefit > 月薪一万一，包三餐，鸡蛋管够，wifi比你现在的快
benefit/context > 宿舍推窗是云海，冬天冷，有火塘
twist/pain > 最近的电影院开车五十分钟，谈恋爱的慎重
testimony/evidence > 上一位干了两年，走的时候带走一只鸡，养在龙华的阳台上
action > 有兴趣先来住三天，路费我们报

## 种草笔记｜s｜scene
hook/context > 阳台 毯子 半杯凉掉的挂耳 楼下有人在练萨克斯 总卡在同一句
context > 我把毯子往上拽了拽 等他过那一句
context > 一遍 两遍 第九遍
twist/summary > 过了 对面楼有人鼓掌 我也鼓了
punchline > 原来大家都在听
punchline/twist > 明天他要是换曲子 我还挺舍不得

## 非营销｜n｜none
solution > 关于调整“译审会签”流程的通知（即日起执行）
why/pain > 近期出现三起译文未经审校即排版的情况，其中一起剂量单位误作克
point/how > 译者完成后上传“待审”文件夹，文件名末尾加姓名缩写
point > 审校须留痕，不得直接覆盖，修订处附理由
point > 医药、法律两类增加一道数字复核，由质检岗专人负责
point > 加急件同样适用，工期在报价阶段预留半日
action > 本通知由项目部解释，疑问联系分机8023，找冉老师

## 带货口播｜s｜negative
hook > 不是所有写着零甲醛的床头柜都能拿鼻子凑上去闻 这个能 我先闻为敬
feature/solution > 整块的橡胶木 没有贴皮 你看这个纹 从面上拐到侧面 连着的
feature > 油是木蜡油 涂了三遍 每遍晾一天
feature/evidence > 抽屉拉出来 燕尾榫 看见没 这一排小牙齿 没有一颗钉
evidence/feature > 拿起来晃 不散 坐上去 我一百六 不散
advantage > 颗粒板的角 潮了会鼓包 这个潮了擦擦
feature/benefit > 宽四十 小屋子塞得下 放得下水杯眼镜手机加湿器
action > 二百八十八送到家 不用装 拆开就是这样

## 种草笔记｜n｜counter
hook/point > 别再买一整套手账贴纸啦，一把剪刀加超市小票就够好看
pain/before > 我以前囤了两抽屉，每次翻半小时，贴完已经不想写字了
solution/how > 现在每天剪一样当天的东西：糖纸、车票、快递单上的地名
feature/how > 用的是四十块那把小弯剪，尖头，拐弯不卡
evidence > P3是我剪的“哈尔滨”三个字，来自一箱红肠
after/benefit > 一页五分钟，写的反而比以前长了
context/punchline > 猫毛我也贴了一撮，换季限定
action/save > 你今天的那样东西是什么

## 知识科普｜s｜dialogue
hook > 有粉丝问 博主 为啥我家暖气片上头的墙总是黑的 擦了又黑
why/point > 那不是脏 是灰被热气推上去的
why > 片子一热 跟前的空气往上跑 灰跟着跑 到了凉墙那儿一碰 粘住了
why/point > 墙越凉粘得越多 所以外墙那面最黑
evidence > 你拿手摸 黑的地方比旁边凉 准不准
solution/how > 解决也简单 片子上头搁块挡板 伸出来五六公分 让热气往屋里拐
how/point > 再一个 供暖前把片子缝里的灰吸了 头三天最脏就是因为攒了半年
twist/point > 要是黑里头发绿 有霉味 那就不是灰了 找找漏水
summary > 挡一下 吸一下 一冬天不用刷墙

## 教程｜n｜suspense,promise
hook > 只改一个地方，你的台式机就能从拖拉机变成图书馆，先猜猜是哪
context/twist > 猜显卡的、猜电源的，都不是
solution/point > 是机箱风扇的转速曲线，免费，主板里自带
how/point > 第一步：开机按住Del，进去找“Fan”或者“风扇”那页
how/point > 第二步：把四十度以下那段整个拉平，拉到百分之三十
how/point > 第三步：六十度开始往上翘，八十度给满，别省
how/point > 第四步：找到“响应延迟”，改成两三秒，这样它就不会一惊一乍
evidence/after > 改之前我测四十七分贝，改完三十三，编译大项目才听见声
point/twist > 老机器灰厚的先清灰，不然温度压不住
save > 存下，重装主板后它会恢复默认，到时候你又得找

## 剧情对话｜n｜dialogue,loss
hook/pain > “您账户将于今晚零点清空。”收到这条短信时，她正在给外婆梳头
context/setup > 那是一个字典类软件，外婆的语音笔记全在里头，讲的是家乡话，浙南畲语
agitate/pain > 公司倒了，客服电话占线，倒计时还剩五个小时
context > 她一条一条点导出，三百零六条，到九十几条卡住了
solution/context > 群里有人喊：谁会抓包？一个头像是猪的人说：我试试
twist/context > 十一点四十，猪发来压缩包：“有四条坏了，对不起。”
context/twist > 外婆听完说，坏的哪几条？她念了编号
twist/after > 外婆清清嗓子，重新讲了一遍
punchline > 存东西最稳的地方，还坐在你面前

## 探店｜n｜conflict
hook/pain > 点评上一半五星一半一星的球拍穿线店，我去验了
context/solution > 在天津河东一个老小区，一楼窗户改的门，只穿线，不卖拍
evidence > 一星的都说慢，我等了三小时十分钟，确实慢
why/feature > 慢在哪：他穿之前先量你拍框有没有变形，量完拿笔画一圈
testimony > 我旁边的大姐打了二十年羽毛球，说别家穿完两星期掉三磅，他这儿一月掉一磅
feature/point > 六十五含线，自带线收三十
feature/hook > 等的时候可以看他养的八哥，会说“高了高了”
summary/point > 着急比赛的别来，想拍子顺手的可以等
action > 上午去，下午他接孙女

## 测评｜n｜scene
hook/context > 晚上十点半，厨房台面上排开六包挂耳，我和我妈，一人一支勺
how/trust > 我妈喝了三十年茉莉花，没喝过黑咖啡，她的嘴最诚实
evidence > 一号，她说像中药，还是没熬好的
evidence > 二号有酸，她皱眉，又喝一口，说像山楂罐头
evidence > 三号四号她分不出来，我也分不出，价差八块
evidence > 五号她喝完了，问能不能放冰糖
evidence > 六号，最贵，十九块一包，她说闻着比喝着好
summary > 我的排名和她的只有五号重合，那就五号
action/point > 名字在片尾，冲的时候水少点，八成满正好

## 情感观点｜n｜result
hook/after > 第一百场跑步局结束了，来的人从两个变成一百四十个
before/hook > 第一场只有我和一个走错路的送奶工
context/before > 我刚到大连，谁都不认识，在网上发：周三，星海广场，慢的来
before/pain > 连着六周就我自己，我跟海鸥跑
twist > 第七周来了个女孩，红着眼，说刚离婚，不想说话，能不能跟在后面
context/how > 我们就一前一后，跑了八公里，没说一句，后来定成规矩，第一圈不聊天
after/evidence > 现在队里有外卖员，有海事法院的，有刚化疗完走着来的
after/twist > 送奶工是后勤队长，每周三管一箱酸奶
after/punchline > 那个女孩上个月带了个新队员来，两岁半，骑滑步车

## 情感观点｜s｜pain
hook/pain > 最烦那种开会前先来十分钟破冰的 你家冰是我冻的吗
evidence/pain > 今天我们十六个人 围一圈 学企鹅传球 裤子都崩了
point/punchline > 陌生不是靠丢脸治的
why/point > 人跟人熟 是一起干成过一件小事 哪怕是一起把投影仪修好
evidence > 我跟现在最好的同事 认识是因为一块儿给饮水机换桶 洒了一鞋
solution/how > 所以与其企鹅 不如让大家一块儿拼个桌子 搬个箱子
action/summary > 你们单位破过最离谱的冰是啥 说出来 我裤子的仇就算报了

## 公众号长文｜n｜dialogue
hook > “别修了，换个新的多省事。”修理摊前，十个人里有七个是陪别人来的，说的都是这句话。
context/trust > 我在武昌的一家社区修理站做志愿者，每月两次，免费修小家电，已经三年。
evidence/point > 我们留着一本登记册：六百二十件，修好四百零七，最多的是风扇，其次是电饭煲和台灯。
why/evidence > 坏的原因出奇地小：一截断掉的线、一粒卡住的米、一个两毛钱的保险丝。
question > 既然好修，为什么大家想扔？
why/point > 因为打不开。螺丝是三角的，壳子是胶粘的，打开了也没有图。
evidence/context > 有位姓谌的老太太抱来一台一九八八年的缝纫灯，我们五分钟就换好了，里头贴着一张手写的电路图。
testimony/twist > 她站着看了很久，说，这是我爱人写的，他走的时候我都不知道里面有字。
after/summary > 那天陪她来的孙女没再说换新的。
punchline > 能打开的东西，才放得下人。

## 直播切片｜s｜result
hook/evidence > 来给新来的看一眼 昨天晚上那八百单 今天早上十一点全发完了 面单在这儿一大卷
solution/feature > 今天还是这款 桌面小垃圾桶 带压的那个
evidence/feature > 手指一按 弹开 再一按 关 声儿很小 你听 咯
feature > 口径十八 三升 正好套你攒的那些超市袋 不用另买
benefit > 搁电脑边上 瓜子皮 橡皮屑 咖啡包 顺手就走了
trust/action > 有人反映说盖子容易沾手印 那你拍磨砂那款 别拍亮面
trust/testimony > 三万多个评价 你往下翻 翻差评 翻到了念给我听
action > 十二块九包邮 三个三十三 好 上链接 五 四 三

## 带货口播｜s｜scene
hook/context > 下午五点半 写字楼底下 一溜人蹲着给共享单车扫码 扫不开的有一半
solution/context > 我们就是专门修这个的 城市单车的第三方维保 现在缺合作站
action/context > 要两间车棚大的地方 会拆轮子的师傅一个 小货三轮一辆
feature/how > 单子系统派 一辆车八到二十五 换座 补胎 换锁都有价
evidence/testimony > 合肥蜀山那个站 两口子 上个月结了一万四千三
trust/benefit > 配件我们寄 旧件你寄回来就行 不占你钱
twist/context > 冬天手冷 活多 夏天反而清闲
action > 在安徽江苏的先打电话 外省的排队 明年开春再说

## 种草笔记｜n｜negative
hook/point > 不是所有加班都配得上一碗热汤，今天的配
context > 从下午两点对到夜里十一点，就为一个字：到底是“您”还是“你”
why/twist > 最后用了“你”，因为是写给住院小朋友的
after/testimony > 护士长发来照片，小朋友抱着那本册子睡着了，册子盖住半个脸
context > 汤是猪骨的，葱多
action/summary > 明早晚点到，勿催

## 非营销｜s｜none
solution > 懒人版桂花米酒汤圆 宿舍能做
solution/point > 速冻小圆子一包 醪糟半罐 干桂花 鸡蛋一个 没有电磁炉用养生壶也成
how/point > 水开了下圆子 全浮上来再数六十下
how > 倒醪糟 火关小 别大滚 酒气跑了就没意思了
how > 蛋打散 转着圈淋 数五下再动勺
point > 糖尝了再放 醪糟有的齁甜
summary/point > 最后撒桂花 一小撮 多了发苦
* > 壶记得当天刷 隔夜刷不掉 别问我怎么知道的

## 带货口播｜s｜dialogue
hook > 师傅 你这鞋垫多少钱 十五 我说十五你亏不亏啊
trust/context > 这是我厂里的老万 裁垫子裁了十九年 我让他当着你们的面裁
how/evidence > 看他 这一刀 前掌减薄 后跟留厚 不用尺子
feature/benefit > 料是做登山鞋剩的边 泡棉密度高 踩一年不扁
evidence > 秤呢 一只三十四克 比你手机壳还轻
testimony/evidence > 老万自己脚上穿的就是 你脱一个 别不好意思 你看 跟新的似的
action > 十五一双 四十包两双二十八 量脚长 别量鞋长

## 种草笔记｜n｜promise
hook/benefit > 两分钟，把出租屋那盏惨白顶灯变成日落🌇
pain/before > 搬进来第一晚我以为自己在手术室，吃泡面都像在术后恢复
solution > 一张灯膜，琥珀色的，按张卖，A4大小四块五
how > 断电，灯罩卸下来，膜剪圆，塞进去，扣回去，完了
evidence > 图2图3同一时间拍的，我连滤镜都没开，信我
feature/point > 耐温一百多度，LED灯不烫，老式灯泡的千万别用
testimony/benefit > 我妈视频里说，你换房啦？
benefit/point > 退租的时候抽出来，房东都不知道
action/question > 下次试试绿的？会不会像鬼屋

## 知识科普｜s｜counter,negative
hook > 不是水越软 咖啡就越好喝 很多人净水器装反了
why > 水里那点钙和镁 是拿来抓香味的 全滤光了 像拿没胶的胶带粘东西
evidence > 我用纯净水 矿泉水 自来水烧开的 冲同一包 纯净水那杯最平 像忘了放料
point/why > 硬过头也不成 北方有的地方三百多 喝着发闷 壶还结垢
point/how > 舒服的范围 大概七十到一百二 包装水背面有字 看钙镁那两行加一加
how/solution > 嫌麻烦 一半纯净一半矿泉 兑一下
summary > 水占一杯咖啡的九成八 先管它

## 教程｜n｜question,loss
hook/pain > 硬盘要是明天坏了，你手机里那些照片还剩几张？今天花一小时，把这事办了
point/solution > 原则叫三二一：三份，两种介质，一份不在家里
how/point > 第一份留在电脑，文件夹按年月起名，别用“新建文件夹(7)”
how/point > 第二份拷进移动硬盘，拷完拔掉，别一直插着，雷雨天一锅端的我见过
how/point > 第三份传网盘，或者刻一张放爹妈家里
how/point > 拷完随机点开十张，打得开才算数，很多人栽在这
how/point > 手机日历设一个半年提醒，名字叫“去看看照片还活着没”
trust/agitate > 我在数据恢复公司上了六年班，来的人一开口都是“我正打算备份”
save > 转给家里管照片的那个人

## 剧情对话｜s｜identity
hook > 致每一个替同事圆过谎的人
setup/context > 老板问 小宁呢 我说去打印了
context > 半小时后 老板又问 我说打印机坏了 她在修
agitate/context > 又过半小时 老板站起来 说我去看看 我追着说哎王总我这儿有个急的
twist/pain > 打印室门一推开 没有小宁 只有打印机 真坏了 冒烟
context/twist > 老板卷袖子修了四十分钟 修好了 出来一头墨
twist/context > 这时候小宁从门外跑进来 头发全湿 怀里一只猫 腿夹着板子
twist/context > 老板看看猫 看看她 看看我 说 打印机修好了 去打吧
punchline/after > 后来公司养了一只三条腿的经理

## 探店｜n｜loss
hook/pain > 再晚一周去就没了，这家租漫画的铺子月底关
context > 南昌八一公园后门，门帘还是塑料珠子的，掀开一股旧书味
feature/solution > 一万七千本，从《圣斗士》到去年的新番，一天五毛，押身份证那种
evidence/testimony > 老板五十多，说最近来的全是大肚子的男人，站着看，看完还小心放回去
action/context > 现在改卖了，一本两块到十块，整套另说
feature/evidence > 每本封底都有一张借阅条，我在《乱马》上找到了我初中同桌的名字
twist/pain > 楼梯下面那排潮了，翻之前看看有没有霉点
action > 每天下午两点到天黑，带现金方便

## 测评｜n｜dialogue,question
hook > “都是雨衣，四十的和四百的差哪儿？”同事问，于是我骑车穿了一个梅雨季
how/context > 通勤单程十一公里，武汉，四件轮着来，下大雨的天数一共十九天
evidence > 四十那件，头一回就从裆缝渗，像尿了
evidence > 一百二那件不漏，闷，脱下来里面也是湿的，汗
evidence > 两百六的腋下有拉链，好多了，帽檐挡视线，左拐得扭整个脖子
evidence/advantage > 四百的帽子能跟着头转，袖口有双层，十九天里只湿过手背
summary/point > 路程三公里以内，一百二；我这样的，四百，或者坐地铁
punchline/twist > 坐地铁两块五，能坐一百六十次，我算完更难过了

## 情感观点｜s｜number
hook > 四十七封退稿信 我都留着 按颜色排在一个饼干盒里
context > 我画绘本 第一个故事是讲一只不肯换毛的雪兔
context/pain > 出版社说得都客气 温暖 但是 节奏慢 没有冲突
pain/context > 最短的一封只有三个字 再想想 我真的想了两年
twist > 去年我在社区图书角给小朋友念 念到兔子躲起来那页 有个男孩站起来说 它在害怕
context/twist > 他做过两次心脏手术 胸口一条疤 他说我也不想换
solution/after > 我回家把结尾改了 不让它换了 让别的兔子给它织了件白的
after/evidence > 第四十八封是合同
punchline/after > 书出来那天 我在扉页写了那个男孩的名字 他认出来了 指着说 这是我

## 情感观点｜n｜dialogue,conflict
hook > “自由职业多爽，想几点起几点起。”——说这话的，都有五险一金
trust/context > 我自由四年了，译字幕、校字幕、催人给字幕的钱
twist/point > 爽是爽的，可没人告诉你，自由的反面叫“所有事都是你的事”
evidence/pain > 报税是你，修电脑是你，发烧三十九度在床上打字还是你
evidence/testimony > 上个月我最开心的一天，是小区停网，我有借口了
point/summary > 上班累在被管，不上班累在没人管，这两个都不轻松
solution/action > 想辞的先做一个实验：休年假一礼拜，谁也别约，看你第几天慌
punchline/summary > 我第二天慌的，然后还是辞了，哈哈

## 公众号长文｜n｜promise
hook/benefit > 读完这篇，你至少能看懂自己那份租房合同里最容易吃亏的四行字。
trust/context > 我做了六年的租赁纠纷调解，不是律师，下面只讲常见的。
point/how > 第一行，“因乙方原因提前解约，押金不退”。要加半句：甲方找到新租客的，退还剩余。
point/how > 第二行，“设施损坏由乙方负责”。请补“自然老化除外”，热水器用了十一年，坏了不该你买。
point > 第三行，“甲方有权进入房屋查看”。改成提前二十四小时通知，你要在场。
point > 第四行在最后，“未尽事宜以甲方解释为准”，这行划掉，双方按手印。
evidence > 去年经我手的一百一十几件里，有八十多件，吵的就是这四行。
trust/twist > 各地规定有差别，金额大的还是请找懂法的人看。
action/save > 签约那天把这篇打开，放在桌上就行，对方看见标题，语气会软一点。

## 直播切片｜s｜conflict
hook/pain > 弹幕吵起来了啊 有人说木头的棋盘好 有人说布的好 别吵 我一样一样给你们摊开
feature/evidence > 木头这块 榉木 三斤二两 摆着是真好看 落子响 啪
pain/twist > 就是搬不动 你约朋友去咖啡馆 扛一块砧板似的
feature/evidence > 布的 底下是橡胶 卷起来跟瑜伽垫一样 一百多克
evidence/benefit > 水倒上 抖掉 桌不平它也平
twist/pain > 缺点 没响儿
summary/action > 所以在家下的拍木头 出门的拍布 两个都要的我给你减三十
action > 木头一百六 布四十九 左边右边两个链接 看清楚再付
punchline > 那个说我打太极的 我这叫公道

## 带货口播｜n｜contrast
hook/before > 2023年，我们在城中村一间理发店的隔间里发货，胶带声比吹风机大
after > 2026年，搬进了六百平的仓，猫爬架一天出三百套
context/action > 人手没跟上，招电商运营、木工、打包各若干
point/feature > 运营：会看数据，更要会回差评，不许用“亲”糊弄人
point/feature > 木工：会用数控开料机的来，带徒弟另有津贴
point/feature > 打包：站着干活，一小时二十六，两小时歇一刻钟，有腰托
feature/benefit > 单位在东莞厚街，厂门口有夜宵，宿舍两人一间，允许养猫，限一只
trust > 工资每月十号发，三年没晚过，不信问门口保安阿伯
action > 人到了直接报“看猫”，保安会带你进来

## 种草笔记｜n｜counter,result
hook/twist > 恭喜我，今天终于没拿到那个大客户🎉
context/why > 他要我把猫画得“高级一点、别那么胖”
punchline/why > 胖是我做人的底线
action/evidence > 附上胖版三张，随便拿去当头像，别商用就好
context/summary > 晚上请自己吃了碗双蛋螺蛳粉，多加酸笋
punchline > 猫比客户圆满

## 非营销｜n｜none
solution > 4月读书会纪要（线上，到场十四人，缺席三人）
context > 书目：一本讲城市树木的，主讲：阿榕
point/evidence > 讨论较多的是第三章，行道树为什么总在同一年死，结论是同一批苗
point > 老梁补充了他们小区砍悬铃木的过程，录音已放共享盘
question > 没聊完的：树到底算谁的？下次开头接着说
point > 投票选出五月书目，八票对六票，定短篇集，诗集下下次
action > 请小蕊把金句整理成一页，周日前发
action > 另：上次借走我那本手写批注的，麻烦还一下，谢谢

## 带货口播｜n｜promise
hook/benefit > 给我四十秒，让你下个月电费单上少一行字
pain/context > 你家台式机关了吧，显示器关了吧，那插排上的小红灯呢，还亮着
agitate/evidence > 一台待机两三瓦，七八样加起来，一年也是一百多度
solution/feature > 这个插排，每个孔自己带一个开关，还有一个总的
feature/how > 最边上这个孔叫主控，电脑一关，其他五个跟着断
evidence > 来，功率表，看，二十一瓦，我按一下关机……等……零点三
feature/evidence > 外壳阻燃的，打火机燎，离火就灭，别学
action > 五十四块，线一米八和三米的同价，去拍三米的

## 种草笔记｜s｜suspense,result
hook/after > 室友以为我偷偷请了保洁 其实是换了块抹布
solution/feature > 就是那种竹炭色的 像小牛皮 湿了变软 拧得很干
evidence/how > 昨天拿它擦的顺序 镜子 水龙头 灶台 最后是猫吃饭的垫子 一块到底
testimony/evidence > 镜子没水印 我妈看了视频以为加了滤镜
advantage/before > 以前那块珊瑚绒 擦完比不擦还毛
how/point > 油大的地方滴一滴洗洁精就行 别用柔顺剂洗它 会打滑
action > 五块八一块 我屯了四个颜色 红的专门伺候马桶 别混

## 知识科普｜n｜pain
hook/pain > 夜里腿抽筋，疼得在床上打滚，第二天还以为是缺钙？
why/twist > 年轻人里，真缺钙的并不多，更多是累着了、着凉了，或者出汗多没补够水和盐
why/evidence > 腓肠肌白天收了上万次，晚上脚尖又被被子压着往下，它就保持在缩短的位置，一激就锁死
how/solution > 当场：坐起来，抓住脚尖往身体这边掰，膝盖尽量伸直，忍三十秒
how/point > 睡前：站在台阶上，脚跟悬空往下放，一边半分钟
how/point > 运动多的人，汤里的盐可以别那么抠
action/point > 一周超过三次，或者只抽一条腿、还肿，去查血管，别掰了
summary > 掰直，泡脚，喝水，先试这三样

## 教程｜s｜trend
hook/context > 圣诞快到了 送人的杯子不想再用塑料袋装了吧 教你一种布包法 一块方巾就成
context/solution > 方巾五十公分见方 薄一点 棉的 缎的会滑
how/point > 菱形摊开 杯子躺中间 把手朝上
how/point > 近你这个角翻过去 盖住 塞到杯底
how > 左右两个角提起来 交叉 拧半圈
how/point > 剩下那个角从上面盖下来 压住那个拧 然后左右一打结
how/twist > 结别打死 收的人要拆的 打个活的 一抽就开
benefit/after > 看 方巾人家还能当围脖 包装没浪费
save > 酒瓶也能包 改天拍 先收着这个

## 剧情对话｜n｜suspense,result
hook/after > 他把冠军奖杯放进了楼下的旧物回收箱
context/setup > 十分钟前，业余围棋赛，满城的人都说他下得漂亮
twist/context > 只有他知道，决赛对手第一百三十手，是故意走错的
context/pain > 对手七十岁，教他下棋的人，手已经抖得捏不住子
context/question > “你为什么让我？”“我没让，我看不清了。”
agitate/context > 他回头去翻箱子，奖杯没了，一个收废品的女人正往车上捆
twist/context > 女人问：“这字写的啥？”他念：“棋逢对手。”
after/summary > 他拿五十块钱把它买回来，第二天摆在老头床头，字朝里
punchline > 赢这个字，有时候只是有人陪你下完

## 探店｜s｜question
hook/question > 成都那么多茶馆 有没有一家能插电脑的
solution/point > 有撒 在曹家巷 叫“三花半” 竹椅子底下给你牵了插线板
feature/context > 旁边是掏耳朵的 前头是打长牌的嬢嬢 你在中间改方案 巴适得很
feature/point > 素毛峰十二 开水随便掺 坐一天没人喊你走
testimony/evidence > 我那天坐了七个钟头 嬢嬢还问我 幺儿 你打的啥子牌 恁个认真
twist/pain > 网一般 下大文件莫想
feature > 厕所干净 有纸
feature/action > 开语音会的去里头那间 外头太闹热
action > 礼拜天满 早点来占竹椅子 有扶手的那种

## 测评｜s｜identity,pain
hook/pain > 扫地机一出门就被猫砂卡住的 我替你们折腾完了
context > 三台 我家两只 每天带出来的砂大概一把
how > 测法 盆边撒五十克 让它自己扫 扫完称
evidence > 圆的那台 吸走四十一 剩下的拿边刷打得满屋飞 跟放枪一样
evidence > 方头的四十七 边刷慢 就是绕毛 一礼拜剪一次
evidence > 最贵的四十八 会自己认出砂来减速 但是它把我家猫的呕吐物也认成砂了
twist/punchline > 那天的事我不想展开说
summary/point > 选方头 便宜一千三 剪毛的钱买剪刀绰绰有余

## 情感观点｜n｜scene,trend
hook/context > 今年的高考作文题出来那晚，我又梦见自己没带准考证
context > 离我考已经十九年了，我在合肥一家设计院画水暖
before/context > 当年作文我跑题了，写了一只钉在墙上的雨衣，得了二十八分
pain/context > 分数差六分没去成中文系，我妈说学水暖好，房子总要有水
context/twist > 去年开始我在施工图的图签背面写东西，一张写一小段，反正要作废
twist/context > 晒图室的老孟收废图，有天他喊住我：“后来那个雨衣怎么样了？”
twist/evidence > 他攒了一年，按图号排好，用蓝图夹子夹着，一百一十多页
after/summary > 我接着写了，写到雨衣被人穿走
punchline > 批改的人虽然来晚了，总算来了

## 情感观点｜s｜suspense
hook > 有一句话 听见了我就知道这个店快关了 哪句呢 你们先猜
setup/context > 不是“租金涨了”
twist/point > 是“我们要做生活方式”
evidence/why > 我常去的那间 原来就卖豆子 后来卖香薰 卖帆布包 再后来卖露营椅
evidence > 豆子从十二种剩到三种 烘的那个哥走了
point/why > 生活方式不是摆出来的 是人家在你这儿待久了 自己长出来的
solution/how > 真想做 先把厕所弄干净 把凳子弄舒服 把熟客名字记住
evidence/punchline > 上个月果然关了 门口贴的是英文 我没查

## 公众号长文｜n｜trend
hook/context > 每到年末，大家都在晒总结，我想晒一张“没做成的事”清单。
point > 没学会自由泳，换气时总喝水，泳池的水大约喝了一壶。
point > 没考过日语一级，差四分，差在听力第三题，讲洗衣机的。
point/evidence > 没存到六万，存了一万九，猫住院花掉八千四，肾的毛病，现在稳了。
point > 没和父亲和好，打过三通电话，最长的两分四十秒，比去年多了一分钟。
twist/summary > 列完之后我没有很难过，反而发现，每一件都有个数字，说明我真去做了。
summary/punchline > 成了的事往往只剩一句“成了”，没成的事，才记得住细节。
action/question > 你的清单上有什么？不用鼓励我，给我看看你的就行。
punchline/summary > 明年这个时候，我再来报洗衣机那题。

## 直播切片｜n｜identity
hook > 手汗大的、弹琴的、常年敲键盘的，过来，把手伸给我看看
pain/context > 是不是袖口这块总是磨得发亮，桌面印两个手腕印子
solution/feature > 护腕袖套，不是医用那种，是薄的，冰丝加一圈硅胶点
evidence/how > 套上，这个点朝下，搓桌子，不跑
feature > 大拇指有洞，要热了能推上去
evidence > 我刚直播了三小时，摘下来看，手腕是干的，对不对，没有红印
trust/twist > 有腕管综合征、夜里手麻的，这个不管治，我说清楚啊，你去看医生
action > 一双十二，三双三十，黑灰粉，粉的就二十来双了
action/feature > 刚才问能不能机洗的，能，装袋

## 带货口播｜n｜loss
hook/pain > 你店门口那面空墙，每个月都在替你浪费两三千的人流
solution > 我们做墙面展，独立画师的画挂进咖啡馆、牙科、理发店，两个月一换
how/trust > 挂、运、上保险，都是我们，你只要有一面两米以上的白墙
benefit/feature > 卖出一张，店家拿两成五，画师五成五
evidence/testimony > 厦门曾厝垵一家牙科，等候区挂了二十张，半年卖掉九张，病人说没那么怕了
twist/trust > 油烟重的、日晒强的墙做不了，画会坏
trust > 合同不绑期限，哪天看腻了，说一声就撤
action > 拍张墙发来，量一下宽，我们给你出效果图

## 种草笔记｜n｜scene,pain
hook/pain > 公司楼下的电梯坏了第四天，我在二十三楼
context > 第一天抱怨，第二天骂，第三天在十五层碰见了财务的潘姐，我俩坐在台阶上吃了她的橘子
twist/context > 第四天我提前二十分钟出门了
context > 她带了一袋砂糖的
after/benefit > 现在楼道里有六个人，带坐垫的，带保温杯的
punchline/twist > 明天听说要修好，有点遗憾

## 非营销｜n｜none
solution > 失物招领（桌游店前台）
point > 1. 黑色折叠伞一把，伞柄刻“魏”字，上周六大暴雨那晚
point > 2. 左耳助听器一只，已装盒，干电池取出，请家属尽快来
point > 3. 白色运动水壶，贴满贴纸，里面是凉了的冬瓜茶，已倒
point > 4. 骰子一颗，二十面，紫的，不知道谁家的，混在我们的里了
how/action > 认领请说出一个外人不知道的特征，打烊前都行
trust/context > 保管三十天，之后捐给社区的跳蚤市集
* > 左耳那位，店里喊您三遍您没听见，对不住

## 带货口播｜s｜suspense
hook > 你猜我这一箱是啥 三十二斤 快递小哥骂骂咧咧给我搬上来的
solution/feature > 哑铃 可调的 一对 转这个盘 咔咔咔 从两公斤到二十
pain/before > 我原来六对 摆了一墙 脚趾头踢到过两回 指甲盖都掉了
benefit/after > 现在就占鞋盒那么大一块地
evidence > 我转十二 提起来 底下那几片留在座子里 看清楚了吧
feature > 片是包胶的 搁地板上没那个哐当声 楼下大爷不上来
trust/twist > 摔是真不能摔 里头有卡扣 你练到力竭了 也请你轻轻放
action > 六百八一对 新手拍一只的也有 三百五 链接在我手指头这儿

## 种草笔记｜n｜identity
hook > 一个人吃饭、又不想洗三个锅的朋友，进
solution/feature > 一口带隔断的小平锅，左边煎蛋右边热包子，中间那道槽刚好放香肠
evidence > 周一到周五我拿它做了五顿早饭，图都在，手机直出
advantage/benefit > 从开火到吃上九分钟，比等电梯排煎饼快
feature > 二十厘米，电磁炉明火都能上，柄能卸，塞得进我那个小水槽
twist/pain > 隔断那条缝里会卡蛋渣，趁热用木铲刮一下就下来
testimony/context > 隔壁合租的男生闻着味来敲门，现在他出鸡蛋我出锅
action/point > 别买太便宜的，涂层掉我前任那只半年就花

## 知识科普｜n｜counter,loss
hook/pain > 你以为把咖啡豆放冷冻是糟蹋，其实放冷藏才是
why > 冷藏四度，湿，门一天开十几回，豆子跟海绵似的，葱味韭菜味全收
why/point > 冷冻零下十八，气味分子都懒得动了，反而稳
how > 条件是分小袋，一袋一次的量，排掉气，封死
how/point > 拿出来别解冻，直接磨，冻硬的更脆，粉还更匀
evidence > 有做研究的拿不同温度的豆子磨过，温度低，细粉的分布更集中
agitate/pain > 最怕的是反复拿进拿出，结一层水，那就真完了
summary > 记住：要么阳台阴凉两周喝完，要么直接冻

## 教程｜n｜dialogue
hook > “你那个画册是自己装的？”“线装的，一根针的事，坐下我教你。”
context/solution > 针、麻线、锥子、尺、蜡烛头一个
how/point > 纸对折，四张一沓，叠齐，别超过八沓，不然书脊鼓
how/point > 沿着折线扎五个眼，中间一个，往两头各走两个，距离一样
how > 线先在蜡烛上拉一遍，顺，不打绺
how/point > 从第三个眼由里往外穿，走到头，再往回，最后在里面打结
how/twist > 每一沓拉紧的力气要一致，我第一本左紧右松，翻开是个扇子
how/point > 封面另糊，牛皮纸就好
action/punchline > 第一本别拿作品练，拿超市广告纸练

## 剧情对话｜n｜suspense
hook > 新搬来的租客，每天都在凌晨四点出门，四点四十回来，手里是湿的
context/setup > 房东老余从猫眼里看了一个星期，第八天没忍住，跟了下去
context > 那人没走远，去了楼背后的锅炉房，蹲着，往里头倒什么
agitate/context > 老余冲过去，喊：“你干啥呢？”那人吓得一屁股坐在雪里
twist > 是一只难产的流浪狗，四只崽，那人把水壶贴在它肚子下面
why/context > “我是护工，夜班，下了班顺路，热水一凉我就来换。”
after/context > 老余没吭声，回屋抱来了自己的电褥子
after/summary > 春天，楼道里贴出告示：出租，朝南，可养狗，优先
punchline > 房东姓余，余地的余

## 探店｜s｜trend
hook/context > 快跨年了 想找个不倒数的地方 就去泉州这家打烊最晚的木工小馆
context/solution > 白天教课 晚上十点以后 就是几张长凳 一炉火 一壶花生汤
feature/point > 一人三十八 汤喝到饱 木头渣随便烤
feature/hook > 墙边有碎料 老板说可以做个小东西 做不完放这儿 明年来接着
evidence/context > 我看见架子上有个没刻完的勺子 标签写着二零二四 阿茂 人还没来
testimony/evidence > 我做了个钥匙牌 手背划了道 老板娘给我贴创可贴 说新年第一个口子吉利
action/pain > 停车往晋江方向走两百米 巷子里开不进去
action > 十二月三十一号到三点 一号休息

## 测评｜n｜number,suspense
hook > 八支二十元以内的中性笔，我写断了两支，写哭了一支，最后一名你们绝对想不到
how/context > 每支画格子，画到不出水，记格子数；再反写、竖着写、沾水手摸
evidence > 最能写的画了四百一十二格，最短的二百零九，同一价钱
evidence > 反写能坚持的有三支，医院护士可以看看
evidence > 沾水一抹，六支糊了，两支只淡一点
evidence/twist > 断的那两支是笔尖一压就歪，哭的是漏了我一裤子
twist/evidence > 最后一名，是文具店柜台上贴得最满的那款，想不到吧
summary > 刷题的拿一号，签单据的拿四号，画画的笔头细，用七号
action/trust > 型号都在字幕里，不放链接，自己去文具店摸

## 情感观点｜n｜suspense,loss
hook/context > 我弄丢过一把伞，后来整个人生拐了个弯
context > 那年在杭州，下班大雨，把伞让给了一个抱论文的姑娘，自己顶着外套跑
twist/context > 跑进一家还开着的复印店躲雨，墙上贴着一张“收译员，不限专业”
context > 我念的土木，六级刚过，站着看了半天，店主递来一张纸：试试
context/twist > 一份种植牙的说明书，三百个字，我磨了俩钟头，他给了我四十五块
context/after > 那是我挣的第一笔跟砖无关的钱，第二天我又去了
after/evidence > 现在我有自己的小译所，八个人，说明书还是最多
twist/after > 伞没要回来，那姑娘听说答辩没过，改行卖了伞
punchline/trust > 这段是她自己说的，我们去年碰上的

## 情感观点｜n｜result,number
hook/after > 我关掉了所有打卡群，睡眠多了五十分钟，朋友少了两个
before/context > 早起的、背诗的、喝水的、走路的，最多时候一天要点十一个“已完成”
point/why > 打卡本身没错，错在完成变成给别人看
evidence/pain > 有天我发烧，爬起来补了一张喝水的图，杯子是空的
twist/pain > 我对着那张图坐了一会儿，觉得自己有点滑稽
twist/testimony > 也有人靠打卡走出来的，我表姐产后抑郁，全靠走路群，那我不劝她关
summary/point > 标准就一个，停了你是松口气，还是心里空
punchline/after > 我松了口气，就没再开

## 公众号长文｜n｜pain
hook/pain > 每次打开购物软件想买个凳子，最后都买了一堆别的，凳子还没有。
question > 为什么买一样东西这么难？
how/context > 我干用户体验的，拿自己做了个小实验：三天，每次打开都把屏幕录下来。
evidence > 录了六个多小时，其中真正在看凳子的，只有四十一分钟。
evidence > 剩下的时间，我被七次“限时”叫走，五次“为你推荐”叫走，一次看了个炖蹄膀。
why/point > 原因并不神秘，页面是按“留住你”设计的，而我是来“离开”的。
solution/how > 于是我换了个做法：先在纸上写三行，多高、坐谁、放哪，写完再进去，搜完就退。
after/evidence > 第二轮，从打开到付款，十一分钟，那把凳子四十三厘米，给猫坐的。
punchline/summary > 知道自己为什么来，也就知道什么时候走。
punchline > 炖蹄膀我还是收藏了，别学我。

## 直播切片｜s｜counter,suspense
hook > 别拍 先别拍 听我说完这两个缺点你再决定
twist/pain > 头一个 它沉 两斤八 拿去露营的别买
pain/twist > 再一个 不能进洗碗机 漆会花
context > 好 剩下的都是想要的人了 对吧
solution/feature > 铸铁的小烤盘 二十二公分 铁匠村浇的 底子三毫米半
evidence > 上回那个鸡翅 你们还记得不 皮是脆的 我今天再来一遍 听声 滋啦
how > 第一次用抹层猪油 烧冒烟 凉了再抹 三遍就行
advantage/benefit > 煎牛排不掉温 这是薄锅学不来的
action > 一百一十九 还剩六十来个 三二一 开拍

## 带货口播｜s｜identity
hook/solution > 找一位愿意凌晨四点半起床的咖啡师 在早餐铺子里上班
context > 我们卖豆浆油条的 对 加了一台意式机 起因是出租车师傅老问有没有提神的
evidence > 去年冬天上的 一天卖六十多杯 最多一天一百一
feature/context > 早上五点到十点 你只管出咖啡 豆浆不归你
benefit/feature > 月休六天 八千二 十点下班 剩下一整天是你的
point/context > 手要快 嘴要甜 会说合肥话加分
twist/pain > 油烟大 头发每天要洗 头皮爱过敏的先别来
action > 铺子在三孝口 来喝一碗 顺便看看

## 种草笔记｜n｜question
hook/question > 请问：猫把我的驾照藏在哪了，已找三天，悬赏五十
context > 线索：它最近迷上床垫和墙之间那条缝
context/evidence > 我拿晾衣杆掏出来的有：三个瓶盖、一只袜子、一截黄瓜（干的）
agitate/twist > 就是没有我的驾照
twist/after > 【更新】找到了，在猫砂的空袋子里，袋子已经扔了，我跟环卫师傅道了歉
punchline/after > 悬赏归师傅，师傅让我买两根冰棍，一人一根

## 非营销｜n｜none
solution > 关于三楼共享工位调整的通知
context > 因六月新入驻两家团队，现有的圆桌区改为长桌，七月一日起生效
point > 长桌共二十二个位，不再固定，谁先坐归谁
point > 打电话请去玻璃间，十分钟以上的一定要去
point/action > 个人用品每晚收进储物柜，柜门号按楼层表领取，缺钥匙的到前台登记
point > 猫可以带，每天不超过两只，谁家的猫谁负责，掉毛的自备滚筒
why > 以上出于消防检查与清洁的要求
* > 行政小饶 分机6016

## 带货口播｜n｜question
hook/question > 骑车的朋友，你的尾灯，后车看得见吗？
evidence/pain > 今儿夜里我让人骑到一百五十米外，开着，你们看视频里那个小红点
evidence/solution > 看不见吧？换这个，一样的距离，哎，扎眼
feature/solution > 这是雷达尾灯，二十四个灯珠，车靠近它自己加亮，还往你码表上报
evidence/feature > 防水，水管冲了五分钟，没进，刚才忘了拍，你们信我一回
benefit > 晚上回家从环线走，心里不发毛了
testimony > 我们店门口理发的小姑娘，装上第二天就给她男朋友也来了一个
action > 三百三，充一次顶两礼拜通勤，点进去第一张图就是那小红点

## 种草笔记｜n｜number
hook > 6件不到50块、我搬家三次都没舍得扔的小破烂🧺
point > ①可折叠漏斗，装酱油、装猫粮、装豆子，省了好多次洒
point > ②磁力计时器，贴冰箱，贴锅，贴工位隔板
point > ③伸缩衣杆，浴室卡住就能挂，别太贪，挂不了湿毛毯
point > ④一卷魔术贴扎带，搬家当天全靠它
point/feature > ⑤开瓶起子带尺那种，十厘米，量螺丝量鞋带
point > ⑥搪瓷小盆，和面，接漏，泡脚豆，给猫喝水（它只认这个）
summary/evidence > 加起来一百三左右，扔过的东西比它们贵十倍
save > 下次搬家前拿出来对对

## 知识科普｜s｜question,suspense
hook > 同一段跑道 为什么顺时针跑 你会觉得比逆时针累 别急着反驳
context > 田径场都是逆时针的 这个写在规则里
why > 一个说法是 大部分人右腿劲大一些 在外侧的腿走的路多
why/point > 另一个说法 心脏偏左 转弯往左靠 血往回走顺一点 这个证据就比较弱了
why/solution > 靠谱的答案是习惯 你从小就这么转 换过来脚踝内外侧的肌肉要重新分工
testimony/evidence > 试过的队友说 反着跑三周就差不多了
action/how > 在公园里跑圈的 我建议一半一半 特别是足踝有旧伤的
summary/punchline > 身体没那么神秘 常走哪条路 哪条路就轻

## 教程｜s｜pain,question
hook/question > 猫不让剪指甲怎么办 你是不是一拿剪刀它就跑沙发底下
solution/how > 别一次剪十八个 就今天剪一个 一个 行不行
how/point > 先把剪刀放在它饭盆边上 放三天 闻够了 不当回事了
how/point > 然后趁它睡迷糊 捏一下肉垫 让指甲出来 松开 给口吃的 再捏
how > 到第四天 捏出来 看光 粉的那截是血线 离它两毫米下剪
how/point > 剪完立刻给最爱吃的 剪歪了也给
after/testimony > 我家那个 原来要两个人一条浴巾 现在边剪边打呼
how/point > 剪出血的别慌 棉球压两分钟 淀粉也行
save > 按我这个慢法子 二十天能剪完一圈 收藏慢慢来

## 剧情对话｜s｜scene
hook/context > 暴雨的晚上 地库里 十几辆共享单车泡在水里 他蹲着一辆一辆往高处拎
context/setup > 他叫小付 兼职换电池的 一块电池五毛
context > 保安喊 别拎了 公司又不给你钱
why/context > 他说 车不会喊 电池泡了要炸
agitate/twist > 手机响 是房东 下个月房租 涨三百
context > 他坐在水里笑了一会儿 继续拎 十五 十六 十七
twist > 第二天热搜是地库 十七辆车排得整整齐齐 没人知道是谁
twist/context > 只有那个房东 在评论里写 这个后脑勺 是我家租客
after/summary > 月底 房租没涨
punchline > 有些账 是替别人记着的

## 探店｜n｜negative
hook/point > 并非每家“手工定制鞋”都是手工，但这家我看着他缝了一只
context/solution > 无锡南长街往里拐，门头三个字写着“走得远”
evidence/feature > 老爷子七十三，眼镜推到额头，缝一针拉一下，鞋跟那圈是一百二十几针
feature/evidence > 他先给你的脚画个轮廓，再摸，摸到大脚骨那儿停了下，说你这个要放宽
feature/action > 皮底系带的，一千八起，等四个月；换底一百二，随到随做
testimony > 排在前面的先生是拉二胡的，说踩拍子的右脚总磨，来换第三回了
trust/pain > 就一个人做，别催，催了他就给你退钱
action/context > 周二到周六开，看见灯亮就是在

## 测评｜s｜identity
hook > 只写给手汗星人 六把鼠标 我拿了一夏天 指纹都泡皱了
trust/context > 我手汗几级 医生说中度 键盘帽打油的那种
how > 每把用六天 早上称一下 晚上擦干再称 看吸了多少水 笑归笑 真称了
evidence > 磨砂涂层的头两天舒服 第五天起开始发黏
evidence > 亮面的 滑 拿着拿着转了九十度
evidence/advantage > 蜂窝镂空那把手感最干 可是我拿刷子洗了三回 里头卡了饼干渣
evidence > 布面那个像袜子 会臭 不测了
summary > 汗大选镂空 记得常洗 汗小选磨砂 一年一换
action/question > 你们有没有擦手的好东西 交出来

## 情感观点｜s｜dialogue
hook > 大夫说 你这个耳朵 以后不能再戴耳机了 我说可我是做声音的
context > 我给有声书做后期 干了八年 右耳高频掉了二十多分贝
context > 那天从医院出来 坐在台阶上 听见树叶 车 有个小孩在数数 都是左边的
context/how > 我请了半个月假 不知道干嘛 就去菜场录音
twist/context > 卖豆腐的 敲一下板 问我 你录这个干啥呀 我说我快听不见了 他说那你多录点 我多敲点
solution/after > 后来我改用看的 频谱图上 高的地方长什么样 我认得
after/evidence > 现在我教徒弟 是看着图教的 他们说比听还准
after/summary > 去年那本拿了奖 里面有一段豆腐摊 一共四十秒
punchline > 那一声板 左边右边都有

## 情感观点｜n｜scene
hook/context > 傍晚六点，办公楼下，排了三十多人在等一杯打卡用的奶茶，我站在后头看了一会儿。
question > 他们在等什么？
why/point > 我猜等的不是味道，是“我也在”的感觉
evidence/why > 上次我排那家的，买回去分给同组，一句“排了四十分钟”，大家都夸了，味道没人提
why/point > 城里的人能一起参加的事儿太少，排队算一件
twist/point > 骂他们不理智的，自己去年也在雨里等过球鞋
point/punchline > 我没骂，我只是希望哪天，排的是图书馆的门，或者一个说书的
punchline/twist > 别的不说，我肯定在里头

## 公众号长文｜s｜result,number
hook/after > 店开了十八个月 没打一次折 客单从四十六涨到七十三 我把账写出来给同行看
context > 我在台州开一家卖文具和明信片的小店 二十六平
before/pain > 头半年我也跟着满减 越减人越少 来的都是算数的
solution/how > 第七个月我把所有价签重写了一遍 写东西是谁做的 什么时候做的 剩几张
evidence/after > 头一个月 涨了四块 第二个月 涨了七块
how/solution > 第二步 我请做版画的小邹来店里 坐着刻 一个月两回 顾客搬凳子看
evidence/point > 看过的人里 十个有四个带走一张 没看过的 十个一个
why/point > 后来想明白 打折是替别人解释 为什么便宜 介绍是替自己解释 为什么值
twist/pain > 也有不灵的 笔 本子这类 介绍再多 贵一块也卖不动
summary/punchline > 能讲故事的就讲 讲不了的 老老实实便宜

## 直播切片｜n｜suspense
hook > 我手里这张纸条，等会儿人数过三千我才念，念了今天就没得还价了
context/setup > 别刷价格，刷也没用，我也不知道底是几
solution/feature > 先看东西吧，这盏月相灯，真按月份亮，今天十一月二十九，看，缺一角的
feature > 直径二十厘米，瓷的，底座是樱桃木，插电，也能充电
feature/how > 背后转这个齿轮，对一下日子，它自己走，一年走慢不到半天
testimony > 昨天买的七百多位里头，有一位是天文馆的，他说弯得对
action/context > 两千九，两千九十，再来几个……到了！
action/point > 念了啊，一百三十九，比我以为的还低，仓库说就这个，一千盏，上
trust > 灯碎了补灯，收到是碎的拍照发客服，别自己粘

## 带货口播｜n｜negative
hook/point > 我们招译者，不招“有感情的朗读者”
why/pain > 上次那批试译，十份有七份把医学名词翻得很美，把数字翻错了
context/action > 需求：药品说明书、临床方案、仪器手册，中英双向，固定合作十五位左右
point/feature > 要求做过校对，能看出“每日三次”和“每八小时”不是一回事
how/feature > 试译里藏了三处单位错误，找出来两处以上的，我们打电话给你
benefit > 千字三百二起，按季度复核单价，超期赔付写明
trust/benefit > 稿酬T+15天，迟一天按万分之五算
action > 把你最近一次找出来的错误写一段给我们，就算简历

## 种草笔记｜s｜identity
hook > 各位爬楼的街坊 我住六楼 快递新规来了 大件只送到一层
solution/context > 我在一楼楼梯下放了个小推车 绳子是登山的 谁搬谁用 用完放回原处
feature/context > 绿色那根是我的 橘色那根是老陶的 橘色不结实
evidence/after > 今天已经有四个西瓜 一张床垫 一盆发财树 上去了
twist/punchline > 发财树是我的
action/summary > 上去的人请在墙上画一杠 咱们看年底能画多少

## 非营销｜n｜none
solution > 简易牛油果拌面，配手冲一杯，两个人二十分钟
solution/point > 手擀面三百克，牛油果一个（捏着有点软的），小番茄十来颗，酱油、芝麻酱、蒜末
how/point > 水开下面，煮到还带点硬芯，捞出来过一道凉水，抖干
how > 酱油两勺、芝麻酱一勺半，加两勺煮面的水，搅到能挂勺
point > 牛油果对半，皮里用勺子划格，挖出来，别太碎
point/how > 全部拌，番茄最后对切，放上面
why/twist > 加一勺醋会清爽，可跟咖啡不搭，二选一
* > 手冲的水先烧上，面好了正好到温度

## 带货口播｜-｜identity
hook > 肩颈像扛着一袋水泥的文案、剪辑、画图的，停一下。
pain > 你转头是不是“咔”一声？
solution > 这个叫颈枕形的热敷垫，里面是亚麻籽，微波炉转两分钟。
feature > 前面两条带子一扣，低头打字不往下滑。
evidence > 红外枪打一下，四十九度，半个钟头后再打，四十一。
advantage/benefit > 没有电线，不怕睡着了烫着。
testimony/benefit > 我们剪辑师大毛天天围着，同事问他是不是落枕了，他说我这是升级。
action > 六十五一条，艾草味和没味的两种，怕味的点没味的。

## 种草笔记｜s｜counter,negative
hook > 不推荐你买香薰机 推荐你买个铜铃铛
why/pain > 我鼻炎 啥香都过敏 但我又想要那种“到家了”的仪式
solution > 于是在门把手挂了个铃 黄铜的 手打的 有一点点走音
benefit/feature > 推门 叮 像有人喊我名字
testimony/evidence > 猫已经学会了 一听见铃就从卧室走过来 尾巴竖着
point/feature > 拇指大的就够响 大了邻居有意见
action/point > 我在大理古城买的 二十八 网上也有 别买电镀的 会掉色
summary/punchline > 最便宜的到家感 就这个

## 知识科普｜-｜question
hook/question > 新买的床垫为什么头几天总有一股味，是毒吗？
why/point > 大多数时候是发泡时留下的小分子在往外跑，气味明显不等于超标。
why > 人的鼻子对这类东西特别敏感，比仪器先报警。
how/solution > 拆了外面的塑料膜立着放，两边都要能透风，别贴墙。
how/why > 温度高跑得快，夏天三天顶冬天半个月，有太阳的屋子更好。
how/point > 开着门窗对流，比放活性炭包管用，炭包只管它身边那一圈。
action/point > 家里有哮喘的、刚出生的，或者味道两周还冲鼻子熏眼睛的，别等，退。
summary > 味道会散，证书要看，孩子优先。

## 教程｜n｜trend
hook/context > 冬至要到了，教你用电饭煲焖一锅不夹生的糯米饭，租房也能过节
context/solution > 糯米三杯，腊肠两根，香菇五朵，虾皮一小撮
how/point > 糯米提前泡四个钟头，捞出来沥干，这一步别省
how > 腊肠切片先煎，煎到卷边，油留着
how/point > 香菇泡发切丁，用那个油炒香，放酱油，少许糖
how/point > 米倒进去，翻到每粒都是酱色，再倒电饭煲，水到米面下去一点点
agitate/how > 水多了是粥，水少了上面夹生，我宁可少一指，不够再补
how/point > 煮完焖十五分钟，别开盖
benefit/summary > 三个人吃刚好，剩的煎成饼，明天早饭有了

## 剧情对话｜s｜suspense,result
hook/after > 她最后把那盏最贵的灯 送给了楼下的保洁阿姨
context/setup > 一个月前 她刚升了主管 给自己买了盏意大利的落地灯 八千多
context > 阿姨每天擦她办公室 有天说 这灯真好看 我闺女要高考 屋里那个发黄
twist/context > 她想送一盏新的 阿姨说 不要 我晚上来你这儿擦灯 就当看过了
context/question > 她琢磨了一晚上 为什么不要
solution/context > 第二天 她故意说 阿姨 这灯坏了 我要扔
context > 阿姨搬走的时候 拿布裹了三层
twist > 高考放榜那天 门口放了一盆开花的长寿花 花盆里插着张纸 灯没坏 我修了好久没修坏
punchline/summary > 人情要留点面子 才送得出去

## 探店｜n｜dialogue
hook > “姑娘，你那双鞋里有沙。”进门第一句话，我当时真愣了
context/solution > 是北海市一间专做鞋子清洗和改色的小铺，老板叫阿丰，从船厂出来的
evidence/context > 他把我那双白球鞋翻过来，拍了三下，地上一小堆，全是涠洲岛的
feature/evidence > 清完用染料补，拿棉签一点一点描缝，比我画眉毛还细
feature/evidence > 旁边架子上摆着做了一半的，左脚灰的右脚白的
feature/point > 清洗三十八，补色加四十，能换鞋带，做完套一层防水
testimony > 隔壁卖鱼丸的大姐也来接鞋，说她婆婆走路喜欢踩水洼
twist/pain > 他有点慢，一天只做十双，后面排到下周三
action > 发截图给他能先拿个号，号码在门口黑板上

## 测评｜-｜negative
hook/point > 不是所有“静音”猫砂盆都静音，有的铲子一碰跟敲锣似的。
how/context > 四款，我拿手机的分贝软件放在一米外，铲三下，取中间那个数。
evidence > 全封闭塑料的，六十八，里面有回声。
evidence > 不锈钢的，七十二，最响，可最耐刮。
evidence > 半开放的，五十五，砂带出来的也是最多。
evidence > 带铲架带滤网的那个，五十二，就是滤网洗起来要三分钟。
summary > 凌晨铲砂怕吵醒人的，拿第四个；不怕响想用十年的，拿不锈钢，铺一条硅胶边。
trust/point > 分贝软件差个三五度别在意，方向是对的。

## 情感观点｜s｜contrast
hook/before > 去年这时候 我在急诊走廊 陪我妹洗胃
after/hook > 今年这时候 她在我对面 一边吃面一边骂我放多了辣椒
context > 她二十四 考编考了三回 第三回差零点四分
context/solution > 出院那阵子她不说话 我也不敢问 就把我的公路车给她骑
context/how > 头一天推着走 第二天滑着走 第五天她骑出去四个钟头没接电话 我吓坏了
twist/context > 回来满腿泥 说姐 我去看了一眼长江 没啥了不起的
after/context > 后来她在车店打工 学会了调变速 手上有油 睡觉都是黑的
after/evidence > 上个月体检 医生说心率不错 她拍了照发我 发了两遍
after/summary > 面吃完 她说 明年不考了 考个技师证
punchline > 心里难受的人 要记得去医院看 也要记得有人等你回来

## 情感观点｜-｜identity
hook > 给每个在群里说“随便”的人：你那声随便，最后都变成了别人的活。
pain/evidence > 定饭店，随便；定时间，随便；定礼物，随便。
why/point > 嘴上是体贴，其实是把决定和埋怨一起交出去。
evidence/pain > 我组织了三年的聚会，每次翻车，都是从“随便”开始的。
solution/how > 我现在改了问法：AB两个，选一个，两小时没选，我替你选，不许骂。
after/evidence > 头一回有人不高兴，第三回，居然有人先发来了AB。
action/summary > 你们群里，那个替大家选的是谁？谢过他没有？

## 公众号长文｜n｜suspense
hook > 抽屉最底下那本说明书，藏着一家工厂三十年的脾气。
context/solution > 它是一台台灯的，一九九六年，天津产，我父亲买的，纸发黄，订书针锈了。
feature/context > 第三页画着一只手，写着：请勿用手指试探灯泡的热度，谢谢您的好奇。
context > 我一路翻到最后，有个编号和一句话，若有疑问，请找检验员孟玉田。
question > 三十年过去，这人还在吗？
context > 我打了厂里的电话，早停机了。又在本地论坛发帖，等了四天。
twist/testimony > 他女儿回了：我爸八十一了，记性不好，唯独灯的编号还背得出来。
context/testimony > 我报了编号，听筒里一个苍老的声音说，哎，那批，灯头松，是我让返的。
after/evidence > 灯现在还亮着，果然不松。
punchline/summary > 有的质量，叫作有人心里过不去。

## 直播切片｜n｜scene,pain
hook/pain > 早上七点起来，猫饿，人饿，咖啡还没磨，你从哪儿开始？
context/hook > 打“猫”的人说明你是真爱猫，打“我”的人我觉得你也没有错
solution > 来，自动喂食器，不是那种漏一地的，看，三个仓，旋转的
feature > 六升，够两只成年猫吃一个星期，断电有电池顶着
evidence > 我放十粒，听声，哒哒哒，十粒，没多没少
trust/action > 老猫牙口不好的，泡软的粮不能进仓，会发霉，那种请手喂
testimony/trust > 昨晚有姐问，出差四天行不行，她试了，录像发我了，猫胖了半两
action > 今晚一百八，明儿恢复二百四，小号一百二的在二号
action/trust > 别急着付，先看清你家那个大胖子的脸能不能塞进去

## 带货口播｜-｜loss
hook/pain > 别让你那间沿街的铺子，一年空着七个月。
pain/agitate > 旺季三个月火，淡季九个月，房东照收。
solution > 我们帮沿街铺子做“换季租”：春天卖植物，夏天卖冰，秋天卖本子，冬天卖热红酒。
how/benefit > 每一季的商家我们来找，你只管收一份固定租金，水电按表。
evidence > 大理下关那条街，十一间铺，去年平均空置四十六天，原来是两百零几。
trust > 租金按月打，晚一天算一天，写在第四条。
twist/trust > 没有排烟管道的铺子，热食那一季做不了，我们会另外换项目。
action > 把门面拍三张，一张正面，一张里面，一张隔壁，发给我们。

## 种草笔记｜n｜scene,trend
hook/context > 大雪，没下雪，我在阳台收了三件冻得邦邦硬的T恤🧊
context > 其中一件是去年跑马拉松发的，后背印着“加油”，现在像一块牌子
context > 我举着它在屋里走了两圈
twist > 隔壁那位不爱说话的老师从窗户里看见了，给我鼓掌
context/summary > 我也给他举了一下
action/punchline > 明天零下六度，手洗的先别晾外头

## 非营销｜s｜none
solution > 大家好 社区二手自行车交换日 本周六下午两点 在三号楼前的空地
point > 想换车的把车擦一下 贴张纸条 写个头多高 骑过几年 有没有毛病
point > 不想换了的也可以捐 我们找人翻新给收废品的王师傅家小孩
point/trust > 现场有修车的大学生 免费打气 紧螺丝 换零件收成本
action > 下雨挪到负一层车库 南门进 别从坡道下
* > 去年那辆带铃铛的三轮 还欠小朋友一个铃铛 谁有
* > 业委会自行车小组

## 带货口播｜s｜counter
hook > 你不需要八百块的咖啡秤 你需要的是一个能看清数的
pain/context > 上个月我在人家家里 秤背光一灭 数就没了 举着手机照
solution/feature > 这个三十九 大字 白底黑 站着都看得清
feature > 零点一克起跳 两公斤的量程 自带计时 水一碰自己开始数
evidence > 我放一枚硬币 六克整 放第二枚 十二克整 没飘
trust/feature > 没蓝牙 没曲线 没app 你要这些 请往贵的走
benefit/testimony > 做饭也能用 面粉盐 我妈拿它称过金耳环
action > 黑的就剩两位数 白的多 三号链接

## 种草笔记｜n｜dialogue
hook > 同事：“你工位上那块地毯，是给谁踩的？”我：“给我的脚后跟。”
pain/why > 一天坐十个小时，椅子再好，脚踩在凉瓷砖上，腿就是肿的
solution/feature > 是块六十乘九十的羊毛小毯，山羊绒混的，新疆阿姨手织，有点不齐
evidence/feature > 冬天光脚踩，像踩在吐司上，量了体温，脚趾头比同事高两度（我真量了）
feature/benefit > 毯子的一角织着一头歪脖子的羊，开会时我看着它发呆
feature/action > 两百六，掉毛的话前两周用刷子刷，之后就好了
trust/twist > 有羊毛过敏史的别碰，我有个同学踩了半天起疹子
save > 价格和店主说的洗法在图5，存下慢慢看

## 知识科普｜n｜contrast
hook > 一张图左边是刚出生的眼睛，右边是三十岁的，你看得出区别吗？
why/context > 左边白里发蓝，右边有点黄，那层是玻璃体和晶状体的颜色在变
why > 晶状体里的蛋白像一锅慢慢煮的蛋清，年年变，蓝光先被它拦下一部分
evidence/why > 所以老人看东西偏黄，绘画大师晚年的蓝越来越少，也有人这么解释
twist > 不过那位画家真正的原因是白内障，手术后又画得很蓝，有记录
solution/point > 想护着，能做的不多：户外的时间别太少、墨镜选能挡紫外线的
action/point > 看东西像隔了毛玻璃、晚上车灯散成一圈，去看眼科，别买眼药水凑合
punchline/summary > 眼睛会老，不用怕，怕的是不去看

## 教程｜s｜number,promise
hook > 三个东西 一个蛋糕都不用烤 教你做一个给编程的同事过生日的桌面小场景
context/solution > 一块黑色的泡棉板 一卷绿色的扎带 一串五块钱的灯
how/point > 先把板切成键盘那么大 留边 别切到手
how/point > 扎带剪短 一根一根扎上去 像草 又像代码 长短不要一样
how/point > 中间空出一块 把蛋糕放里面 或者一个煎饼果子也行
how > 灯从底下绕 电池盒藏在板后面 用双面胶粘
point/how > 要是同事对花过敏 别放鲜的 放这个最安全
testimony/evidence > 我给我们后端的老吉做的 他关灯看了三分钟 说像下班
action/save > 学会的说一声 下期做给测试的

## 剧情对话｜n｜dialogue,negative
hook/twist > 不是我不等你，是那趟车真的只在这一站停了三十秒
context/setup > 父亲退休前是火车乘务，儿子说他一辈子在赶点
context > 儿子约他在家吃饭，说六点，他五点四十五就坐下了，筷子摆好，没动
context/pain > 六点过了，儿子发来：“临时有会，七点。”他把菜热了一遍
context > 七点，儿子又发来：“您先吃。”他把菜热了第二遍
context/twist > 九点，门开了，儿子手里提着蛋糕，说抱歉，车堵在高架上
twist > 父亲站起来，看了看表：“你到的时候是二十一点零三。”
twist/context > “您这么记干什么？”“怕你漏了上一站。”
after/punchline > 后来儿子写了一张表，每个周日六点，停三十分钟

## 探店｜s｜promise
hook > 去一趟 你至少能学会怎么给自己泡一杯不苦的茶
context/solution > 在武夷山星村 一户茶农家 不收门票 院子里有四条凳子
context/feature > 我去的时候 老奶奶在捡梗 她儿子在称货 猫睡在焙笼边上
how/feature > 她先给我倒一杯沸水 然后问我烫不烫 烫就对了 等它到八十来度 再放茶
testimony/evidence > 我照做 果然不苦 我在家泡了四年都是涩的 原来是我心急
feature/action > 一斤肉桂四百到一千二 能抓一小把回去 五十块
pain/action > 去村里的路有一段在修 雨后滑 晕车的吃好药
action > 摘茶季前后最忙 聊天要趁中午

## 测评｜n｜number,trend
hook/context > 年底清单里最多人想要的六款电热毯，我拿温度计睡了半个月
how/solution > 一米五乘两米，都开到中档，睡前十分钟、半小时、凌晨三点各记一次
evidence > 第一款，脚热得快，中间不热，第二晚我缩成一团
evidence/twist > 第二款自带定时，可三点会自己再开一次，被热醒
evidence > 第三款水暖的，最匀，就是嗡嗡响，像冰箱在隔壁
evidence > 第四和第五差不多，洗过一次，第五款褶子里线头露出来了，我不敢用了
evidence/advantage > 第六款分左右开，同床两个人各管各的，吵架都省了
summary > 结论：同床的拿第六，一个人怕干怕燥的拿水暖，别折叠着开
action/trust > 年纪大的、糖尿病手脚没知觉的，睡前热好、睡时关掉，别整夜开

## 情感观点｜n｜dialogue
hook > “小贺，你这个键盘，能不能借我打一封信？”隔壁楼的刘伯站在门口，手里攥着信封。
context > 我住在老小区的二楼，做程序的，白天在家，跟他除了点头没说过别的
context > 他要打一封给四川老战友的信，说手写的对方看不清，青光眼
context > 第一句是“老李，我膝盖换了”，打了十二分钟
context > 我教他用空格和回车，他每按一下就问我：打进去没？
twist/pain > 打到第五段，他停下来，说，我不知道他还在不在
context/twist > 我陪他打完，打印，贴邮票，邮局在两站路外，我也去了
twist/after > 两个月后回信来了，是手写的，字大得像贴春联
punchline/summary > 第一句：老刘，我膝盖也换了

## 情感观点｜s｜counter
hook > 笔记记得少 不一定是不用功 也可能是听懂了
evidence/context > 上课的时候后排那个从不写字 老师问他他答得上 前排抄满三页的 一问就愣
why/point > 记的动作占着手 也占着脑 有些人是一边记一边把话推走
evidence > 我给十几个实习生讲过同一个流程 记两行的那三个 一周后自己就能跑了
twist > 不过也别学 记忆力不好的 像我 不写就等于没说
how/solution > 我的做法 听的时候不写 散会后五分钟默写 写不出来的才回去问
punchline/summary > 笔记是给以后的自己 所以别写给当时的老师

## 公众号长文｜n｜number
hook > 三千七百公里，八条裤子，一双鞋，我把骑行去拉萨的费用和教训都记在这儿了。
context > 我三十二岁，做室内设计，一个人，走的是317，五十一天，九月出发。
evidence > 花了一万一千四，其中吃饭三千五，住宿三千九，修车一千二，其余是药、门票和寄明信片。
evidence/pain > 爆胎六次，最惨的一次在甲皮拉山，没人，我吃了两块压缩饼干，自己补到天黑。
point/benefit > 教训一：链条要带两根，别学我带一根。
point/benefit > 教训二：高原晚上冷得要命，睡袋温标要下探到零下十度，我带的是零上五度。
point/trust > 教训三：头疼不是矫情，血氧掉到七十几就该下撤，我在理塘歇了三天，一位藏医阿妈给我熬了酥油粥。
point/twist > 教训四是给人的，路上的孩子伸手不是要糖，是想碰一碰我的车铃。
punchline/summary > 到布达拉宫那天我没哭，坐下来写了张明信片，寄给爆胎时帮我举手电的货车司机。

## 直播切片｜s｜identity,pain
hook > 家里老人总说睡不踏实的有没有 打个一 床垫太软的打个二 我看看
why/pain > 一和二都有的呀 那多半是一件事 塌了 撑不住腰
solution > 给他们换这个 三折的硬垫 中间可以拆开 一块块叠
feature/how > 你看 拉链拉开 这层是棕 这层是棉 老人坐着起来不陷
feature/benefit > 厚度六公分 一米五的三十来斤 折起来能塞后备箱
evidence > 我爸坐这上面 起 坐 起 坐 一共十二下 没扶
trust/twist > 骨质疏松的 刚做完髋关节置换的 先问大夫再换硬度
action > 五百二到家 不满意拆了的也能退 我在这里认

## 带货口播｜n｜trend
hook/context > 年关将近，想在家门口接点活又不耽误做饭的妈妈们，我们这儿缺手
context/solution > 给独立设计师的手作饰品做穿珠、缠线、上卡纸，按件算
feature/benefit > 一件六毛到三块不等，手慢的一天三十来块，手快的一百多，别指望发财
how/benefit > 料送到小区门口，做完我们来收，不合格的返一次，不罚钱
trust > 不用交押金，不用买工具，凡是要你先交钱的，一定别信，包括自称我们的
testimony/evidence > 去年做得久的是隔壁楼的何姐，白内障刚摘完，戴着放大镜做，错得反而少
action > 周三下午两点在社区活动室试做，带老花镜

## 种草笔记｜n｜scene
hook/context > 地铁十号线，末班，对面坐着一个抱折叠车的人，睡着了，头靠在车座上
context > 车座是粉色的，上面贴了一张很旧的“新手上路”
context > 到站，他没醒，我喊了一声，他睁眼第一件事是看车
twist/context > 他说谢谢，我说车座挺好看，他说是女儿贴的
punchline > 各位回家的，都慢点骑
action > （明早请假，今天不回消息）

## 非营销｜n｜none
solution > 【社区图书角】本月上架与修复清单
point > 新到十九本，捐书人：赵老师、蔚蓝桥头烟酒店、匿名三位
point/evidence > 修复六本，散页重新锁线，《海底两万里》缺的那页，由三楼的大学生手抄补上
point > 借书不用押金，写名字就行，超过两个月没还的，我们会打电话，语气很好
action > 想帮忙贴书标的，周五晚七点，带剪刀和耐心
context > 图书角在四号楼地下室，进门右拐，灯在左边
* > 掉了牙的小朋友可以借《牙齿大街的新鲜事》，不用排队

## 带货口播｜n｜scene
hook > 飞机上后排小孩踹了我一路，我愣是睡着了，空姐叫我下飞机
solution > 因为脖子上套着这货，充气的，但充得鼓的是前面不是后面
before/pain > 以前那种U型的，头往前一栽，它管不着，你说气不气
evidence/how > 我给你们演，闭眼，栽，哎，下巴托住了，再栽，还托着
feature/how > 按这个小球充，三十下，不用嘴吹，拔塞子两秒瘪
feature/benefit > 瘪了卷起来跟罐可乐似的
feature/point > 外头这层绒能拆下来洗
action > 三十六块八，赶春运火车的提前拍，路上好几天呢

## 种草笔记｜s｜pain
hook/pain > 每次面试前衬衫领子总有一圈黄 怎么搓都在
why/context > 那是汗里的油和蛋白 热水一烫就焊死了 我烫了六年
solution > 领洁净不是新东西 但换成棒状的真的好使 像大号唇膏
how > 干着抹 等五分钟 温的水 手指头搓搓
evidence > 图二是我男朋友的校服衬衫 对 高中的 他现在二十九
evidence/feature > 一支十一块 用了四个月才下去一指节
twist/point > 真丝的别试 我牺牲了一条
save > 秋招春招都用得着 码着吧

## 知识科普｜s｜counter
hook/twist > 跑完步立刻坐下 不会把屁股坐大 放心吧
why/point > 肌肉也好脂肪也好 没有谁是被重力压着往下流的
why/twist > 真正的麻烦是血 跑的时候腿上血管全张着 突然不动 血回不来 脑袋就供不上
evidence > 所以冲过终点蹲下去的人 有的就晕了 志愿者老喊别停别停 就因为这
how/solution > 走五分钟 走到能正常说一整句话 再坐
action/how > 要是走着也胸口闷 左胳膊发沉 那就别走了 叫人
summary > 坐不坐跟臀围没关系 跟晕不晕有关系

## 教程｜-｜result
hook/evidence > 这张便签墙我贴了十一个月，没掉过一张，墙皮也没坏。
context/solution > 你要一卷和纸胶带、一块软木卷材、一把裁纸刀，胶用的是墙纸胶粉。
how/point > 先在墙上贴满和纸胶带，横着贴，一条压一条两毫米。
how/point > 胶粉兑水，调到像酸奶，刷在软木背面，不刷墙。
how/point > 对着上沿贴，从中间往两边赶气泡，拿毛巾赶，别拿卡，会秃。
why/how > 胶吃在胶带上，胶带吃在墙上，搬走时连胶带一起揭。
twist/point > 腻子本来就掉粉的墙不行，揭的时候会带下来一层雪。
benefit/evidence > 两平米一百零几块，够你钉完一本书的大纲。

## 剧情对话｜s｜dialogue,conflict
hook/pain > 你把我的咖啡豆倒了？ 我以为是坏的 黑成那样
context/setup > 婆婆第一天来 小两口的厨房被收拾得干干净净 包括那包三百块的瑰夏
agitate/context > 媳妇没发火 进屋 关门 十分钟没出来
context > 婆婆在厨房翻垃圾袋 一颗一颗捡 捡了一碗 拿水洗了
agitate/twist > 媳妇出来一看 更崩溃了 妈 这个不能洗
solution/context > 老太太说 那我炒 我炒过三十年花生
twist > 火一开 满屋子香 竟然不是糊的 是焦糖
after/context > 两个人一人一杯 媳妇喝了半天 说妈 你这手艺 能开店
after/summary > 半年后 菜市场口多了个摊 招牌写 婆婆烘的
punchline > 有些豆子 倒对了地方

## 探店｜-｜negative,suspense
hook > 这家店没有门，你得从隔壁五金店的货架中间穿过去。
context > 我第一次来，老板娘正卖着水龙头，头也不回说，往里，第三排右拐。
solution/feature > 穿过一排铰链，后面是间十来平的黑胶唱片屋，四百多张，全能试听。
feature > 唱机是她爸修好的，唱头三千多，她不让别人换针，自己来。
evidence/testimony > 我点了一张苏州评弹，前奏一响，外头有人问“有没有四分的弯头”，真绝。
feature/point > 听不要钱，买的话八十到六百，品相写在左上角，写得比卖二手车的诚实。
pain/twist > 夏天没空调，一台落地扇，吹着唱片套哗啦哗啦的。
action > 地方在常州青果巷后面，五金店几点关，它就几点关。

## 测评｜s｜result
hook/summary > 结果放前面 四款帆布包里 装电脑背一年不坏的 只有最丑那款
how/context > 我每天背 一台十四寸 一个水杯 一本书 一个午饭盒 称过 五公斤二
evidence > 奶白色最火那款 第四十天 提手根部开线
evidence > 文艺书店那款撑到三个月 底漏了个眼 钥匙从那儿走的
evidence > 大牌的没坏 但是它太软 电脑角磕在地上 凹了 修了一千一
evidence/feature > 最丑的是工地用品店的工具包 四十五块 提手是安全带那个料 缝了个叉
twist/pain > 就是背去约会有点像来修空调
summary/point > 约会背奶白的 上班背工具包 两个加一块不到一百五

## 情感观点｜-｜number,suspense
hook > 我爸今年六十七，学会的第一个快捷键是撤销。
context > 他退休前是钳工，给导轨刮研，一刀下去两微米，刮错了就是废。
pain/context > 我教他用平板画画，他迟迟不敢下笔，说下去就收不回来了。
solution/context > 我握着他的手点了一下左边那个弯箭头，线没了，他愣了有半分钟。
context/twist > 他画一笔，撤一笔，再画一笔，再撤，玩了一下午，晚饭都没吃。
after/evidence > 现在他画了一百三十多张，全是机床，螺纹一圈不少。
twist/context > 前天他问我，你小时候那回，我打你那一巴掌，能不能也点一下。
punchline/summary > 我说，点过了，早点过了。

## 情感观点｜n｜question
hook/question > 为什么我们愿意给一杯拿铁付三十，却不愿意给一个软件付十二？
trust/context > 我做独立软件，这问题我问了自己五年，也问了不少用户
context/twist > 有人说拿铁看得见，有人说软件可以复制，都对，都不够
why/point > 我后来觉得，是拿铁喝完就没了，你知道钱花到哪儿去了；软件一直在那儿，像空气
how/evidence > 试着改过一次：每月发一封信，写这个月修了什么、谁报的、为什么修那么久
evidence/after > 信发了三个月，续费的人多了一倍，退订的理由里少了“没更新”
twist > 当然也有人嫌烦，说我不想知道你几点睡
summary/punchline > 钱追着看得见的力气走，那就让人看见

## 公众号长文｜s｜scene
hook/context > 凌晨的呼和浩特 室外零下二十一度 一家二十四小时自助洗衣房亮着灯
context > 里面有三个人 一个外卖员在烘手套 一个学生在背单词 一个女人对着滚筒发呆
context > 我是去修机器的 修了两个小时 听见了三段电话
context > 外卖员跟女儿说 爸爸在一个特别暖和的地方上班
context > 学生跟同学说 宿舍熄灯了我找了个图书馆
context > 女人什么也没说 对面一直在讲 她最后嗯了一声 把电话挂了
twist/context > 洗衣房的老板告诉我 夜里真来洗衣服的不到一半 他就没设过赶人的规矩
evidence/punchline > 一个月多出来的电费 大概四百块 他说当是给街道交的暖气
context/twist > 我临走把第七号机的故障灯修好了 没算钱
punchline/summary > 出门回头看 玻璃上全是水汽 有人在上面画了个太阳

## 直播切片｜s｜negative
hook > 不是所有保温杯都敢当着你面倒冰块的 我敢 我先倒
evidence/how > 早上九点装的冰 现在晚上八点 十一个钟头 哗 你听 还是硬的
trust/hook > 刚来的宝子以为我现装的是吧 回放你自己拉 九点零二分
feature/solution > 五百毫升 316的内胆 盖子里头这圈硅胶能抠下来洗
agitate/action > 不抠的话一个月 里头长毛 你们现在就去抠自己那个看看
action/testimony > 抠了的打个“吐” 哈哈哈 好多吐
feature/benefit > 这款盖子一共就三个件 洗碗机随便丢
action > 七十九 蓝的绿的 刻字免费 名字打在备注里 最多五个字

## 带货口播｜n｜suspense
hook > 有一份工作，全年只忙四十天，剩下的时间你可以去做自己的事，猜是什么
solution/point > 马拉松的配速员教练，没错，就是跑在前头举气球那拨人的领头
context/action > 我们承接华东十六场赛事的配速团队，现在补三名领队
point/feature > 要求：半马一小时五十以内稳稳的，误差一分钟；会急救，有证优先
benefit/how > 赛季前集训六个周末，教你怎么用一样的步子带三百个不一样的人
benefit > 一场一千五到两千六，食宿交通另算，装备一套
twist/trust > 有一点要想好，你自己的成绩那天不算数
testimony > 老领队阿敬带了二十三场，说最值的是有人冲线以后抱着气球哭
action > 发一条你最近的跑步记录，附一句你会跟掉队的人说什么

## 种草笔记｜n｜result
hook/after > 搞定！三百一十二本书，按颜色排完了，右手虎口起了个泡
before > 搬来那天是按身高排的，像升旗仪式
context/evidence > 红色最多，蓝色最少，紫色就一本，是讲茄子的
context > 猫负责检查，从第二层走到第五层，踢下来两本，我猜是差评
action/summary > 有没有人要来借绿色那一格？
punchline/twist > 别问我《红与黑》放哪儿了，我为它想了一刻钟

## 非营销｜n｜none
solution/context > 跑团夜跑安全提示（十二月版，替换上月）
point > 集合点改到河滨公园北门亭子，原来那个岔口在挖管线
point > 天黑得早，不带灯的跟在队尾领队后面，领队今天起穿橙色
point/how > 耳机只戴一边，过马路前全队停，等最后一个
trust/why > 上周有位跑友踩冰滑倒，尾椎骨裂，已在家静养，起因是桥面背阴处
action > 请大家给他发个语音，别发“早日康复”的图，他说一天收了三十多张
point > 零下八度以下取消，看群公告，以最后一条为准
* > 队长老岳 十二月一日

## 情感观点｜n｜conflict
hook/pain > 我想养猫，我先生要养狗，为这事我俩分房睡了九天
context > 房子是租的，五十来平，在南宁，阳台只够放一样
context > 他列了十二条狗的好处，我列了十三条猫的，都贴在冰箱上
context/twist > 第六天他出差，我一个人把他的十二条看完了，第十一条写着：我走了它能陪你
context/twist > 我蹲在冰箱前头，拿笔把我的第十三条划了
twist > 等他回来，他手里提着个航空箱，里头喵了一声
why/context > 他也看了我的，我的第九条是：你怕吵，猫安静
after/twist > 猫特别吵，每天五点唱歌
punchline/after > 没人后悔，冰箱上的纸都还在

## 情感观点｜s｜promise
hook > 看完这条 你下次退押金至少不会先脸红
pain/context > 我发现身边好多人 要回自己的钱 跟借钱似的 开口先说不好意思
why > 从小教的 谈钱伤感情 可押金不是感情 是存在他那儿的你的东西
agitate/why > 不好意思这四个字 一出口 对方就知道可以拖
solution/how > 换成一句话 合同约定七天内 今天是第五天 您方便转哪个账户
testimony/evidence > 我表弟用这句 当天晚上到账 房东还发了个笑脸
punchline/summary > 客气留给帮你的人 别留给欠你的人

## 公众号长文｜n｜contrast
hook > 同一条街，东头的咖啡馆换了四任老板，西头的缝补铺四十一年没挪过窝。
context > 我家在中间，三楼，两头都看得见，于是有了这篇观察。
evidence/before > 东头那间，先是工业风，后是奶油风，再后是山野风，现在围挡上写着“全新概念”。
evidence > 西头只有一块木板，锁边、换拉链、改裤脚，字是红漆写的，描过三回。
question/evidence > 差别只是房租吗？我问过，东头一个月一万六，西头是自家的房，四千也有人要，她没租。
why/testimony > 缝补的容师傅说，我不做新的，人家穿旧的来，总归要穿旧的。
point/punchline > 这话我想了几天：一边在追没来过的人，一边在等来过的人。
trust/twist > 我没有说哪边更高明，东头第二任老板的肉桂卷，我到今天还惦记。
punchline/summary > 上周我的外套袖口磨破了，拿去西头，她翻过来看了看，说，这个口子，前年也是我补的。

## 直播切片｜n｜contrast
hook > 镜头给左边，这是我爸的书房灯，再给右边，这是换完之后，一样的瓦数，谁都没换
evidence > 报纸上那行小六号字，左边我得凑到鼻尖，右边坐直了念：“供，热，管，网”
why > 差在哪，左边光从一个点出来，右边这一整块板都在出光
feature > 板长五十二，背后是导光的，你拿手挡，影子淡得快没了
testimony > 我爸黄斑有点毛病，他说字不跳了，我不敢说能治，就是看着没那么累
trust > 眼睛真有病的先看病，灯是灯，药是药
action > 夹子款二百一，底座款二百六，桌子窄的要夹子
action/feature > 那个问能不能夹床头的，板厚三公分以内的行

## 带货口播｜n｜promise
hook/benefit > 来这儿半年，保你能独立修好一台十年以上的意式咖啡机
context > 我们是咖啡设备维修站，苏州一个，宁波一个，师傅七位，最大的五十八
why > 老师傅眼睛花了，看不清密封圈上的小字，想带几个年轻的
action/context > 学徒四名，男女不论，右手稳，别怕烫，别怕水垢
how > 前两个月拆报废机，拆三十台，装三十台；第三个月跟车上门
benefit > 学徒期四千六，出徒后底薪六千加单提，一单八十到三百
trust/benefit > 不收学费，不签卖身契，学会了自己去开店，师傅还给你介绍客户
testimony/evidence > 上一批的小池，去年回了绍兴，店名叫“不漏”
action > 带上你修过的任何一样东西来聊，收音机都行

## 种草笔记｜n｜conflict
hook/pain > 室友说绿萝要天天浇，我妈说半个月一次，绿萝说：我死给你们看
context > 今早掉了第七片叶子，我们仨开了视频会
summary/solution > 结论，手指头插土里，第二节还干，就浇，别按日子
action/question > 谁家有活得好的，剪两根给我，水里泡着就行
action > 我用一袋新磨的耶加换
punchline/summary > 这回我把它放厕所窗台，谁也别管它

## 非营销｜s｜none
solution > 萝卜干炒毛豆 带饭用 凉的也好吃
solution/point > 萧山萝卜干一小包 毛豆米半斤 干辣椒两个 糖一勺
point/how > 萝卜干泡十分钟 咸的多泡会儿 攥干切丁
how > 毛豆水里滴油 煮六分钟 捞出来颜色还是绿的
how/point > 锅里少油 先下辣椒 再下萝卜干 炒到有点焦边
how > 毛豆进去 糖进去 翻几下 不放盐
summary > 装盒放凉再盖盖子 隔天中午微波一分钟
* > 会议室别热这个 味儿大 上次有人投诉

## 带货口播｜s｜promise
hook/benefit > 学会这一拧 下个月你家洗手池不用再叫师傅了
pain > 是不是又堵了 水打着转 半天下不去 底下还冒一股味
solution/feature > 这根叫疏通钩 六十公分 软的 两边有倒刺
how/evidence > 塞进去 到底 转三圈 拔 哎哟我的天
evidence > 你们看 这一坨 我室友三个月的头发 还有一只耳钉
testimony/benefit > 耳钉她找了一个春天 请我吃了顿烤鱼
advantage/trust > 不用药水 那玩意烧管子 老房子的铸铁管别乱倒
action > 三根六块八 用完扔也不心疼 橱柜里备着

## 种草笔记｜n｜conflict,dialogue
hook/pain > 闺蜜说拼图是小孩玩的，我说你来拼一晚上试试，结果她凌晨两点不肯回家
feature/solution > 一千片，画的是重庆的楼，全是窗户，要命
feature > 片子是两毫米的灰板，切得紧，拼完整张拎起来都不散
feature/point > 背面分了六个区，印着ABCDEF，实在拼不下去就翻过来作弊
evidence > 我俩一共花了十一个小时，其中找一扇亮着灯的窗花了五十分钟
benefit/evidence > 手机一整晚没看，第二天才发现十几条消息
twist/pain > 桌子要够大，七十乘五十，我们是趴地板上拼的，膝盖青了
action > 九十八块，拼完可以寄给下一个朋友，我这份在漂流中

## 知识科普｜n｜conflict
hook/pain > 一个说跑前要拉伸，一个说跑前拉伸会受伤，听谁的？
solution/twist > 都对了一半，看你说的是哪种拉伸
context/why > 定在那儿压着不动的，叫静态；边走边踢边转的，叫动态
why > 冷的时候把肌肉压长一分钟，它接下来十几分钟会有点“懒”，爆发力要掉一点
evidence > 掉多少？研究里一般是百分之几，普通人慢跑感觉不到，短跑的在意
how > 跑前：高抬腿走二十米、弓步转体十个、脚踝绕圈
how/point > 跑后，等喘匀了，再压，每块三十秒
action/how > 老伤的地方问康复师，别照着视频掰
summary > 动的放前面，静的放后面，不用再吵

## 教程｜n｜promise
hook/benefit > 一个晚上，教会你把聊天里的好句子变成能找得到的笔记，不用装新软件
pain/context > 你是不是也爱“收藏”，收完就跟埋了一样
how/point > 先建一个文档，就叫“捡到的”，放手机首页
how/point > 看到好的，别转发，手打一遍，手打的时候你会自动删掉一半
how > 后面加三样：谁说的、哪天、我当时在干嘛
why > 人记事靠的是场景，你忘了那句话，但会记得那天在等牙医
evidence/after > 我这个文档三年了，九百来条，搜“牙医”能出来四条，条条有用
how/point > 每个月最后一天读一遍，没感觉的删
action/save > 今晚先捡三句，就在这篇里捡也行

## 剧情对话｜s｜dialogue,promise
hook > 老板 我给你三天 三天之内我让你这个店坐满
context/setup > 说话的是个背着画筒的女孩 店是街角快倒的面馆 老板是个聋子
context > 老板看着她的嘴 笑 摆手 给她下了碗面 没收钱
context > 头一天 她坐门口画来吃面的人 画完送 一共四张
agitate/context > 第二天下雨 一个都没有 她画老板的手
twist > 第三天早上 门口排了队 不是来要画的 是来看那双手的 有人说 这是我爸 我找了他十九年
why/context > 女孩也懵了 她只是把画发到了网上 配的字是 他煮的面 是有声音的
after/summary > 店真坐满了 老板还是听不见 可他看得见所有人都在喊他
punchline > 有的招牌 得别人替你亮

## 探店｜n｜contrast
hook > 门口看，是个卖五谷杂粮的；掀开帘子，里面六台街机，《拳皇97》亮着
context > 在洛阳老城，青石板路，老板左手舀小米，右手换币
feature/solution > 一块钱两个币，二十年没涨，币是铜的，磨得看不出字
feature/evidence > 摇杆是他自己车的，比原装高一截，搓招不磨虎口
evidence/testimony > 有个穿西装的大哥连输我五把，接了个电话说“在开会”，又投了一个
feature/hook > 打饿了有绿豆汤，就是外面那袋绿豆熬的，两块
twist/pain > 三号机的轻脚不灵，老板贴了张纸：凭实力赢
action > 天黑就关，周三进货不开，想去的挑下午

## 测评｜n｜promise
hook/benefit > 三分钟，帮你在“买、租、借”里选出最划算的一个，我拿投影仪算给你看
how/context > 同一台机器，三种用法，按一个月看四场电影算，算一年
evidence > 买：三千二，一年后二手能卖一千七，折进去一千五
evidence > 租：一次四十五，四十八次两千一百六，还要每回签收、打包
evidence > 借：朋友的，零元，但我请了六顿饭，合计九百多，友情另计
twist/evidence > 要是一个月只看一场，立刻反过来，租最省，五百四
summary/point > 分界线大概在一个月三场，多的买二手，少的租
point/benefit > 别的东西也能这么算，露营帐篷、婴儿车、西装，公式一个样
action/question > 想要表格的自己抄屏幕，抄完告诉我你算的是什么

## 情感观点｜-｜loss,result
hook/pain > 因为舍不得扔一双鞋，我丢了右脚的大脚趾甲。
context > 那是我第一双正经跑鞋，断码买的，小了半号，二百六。
context > 穿它跑完人生头一个十公里，趾甲紫了，我还挺得意，拍照发出去。
agitate/pain > 三个月后趾甲整片翘起来，医生拿镊子一夹就下来了，问我，你跟鞋有仇？
why/twist > 我说没有，是它陪我戒的烟，我不敢换，怕一换又抽上。
twist/testimony > 他把口罩往下拉了拉，说，戒烟的是你，鞋又不会抽。
after > 新鞋四十二码半，脚在里头能动，到今天五百一十天没碰烟。
punchline/after > 旧的那双挂在阳台，种了两棵多肉，左脚的长得好。

## 情感观点｜-｜conflict
hook/pain > 设计师骂机器出图抢饭碗，老板说三秒一张真香，我两头都干过，说两句。
context/trust > 上半年我接了个外包，专门给机器出的图“擦屁股”，手指多的、字写歪的。
evidence/pain > 擦一张八十，一天擦十来张，比我自己画挣得多，心里却空得很。
point > 我不觉得它会取代谁，它取代的是“想”的那段时间。
why > 以前老板等我三天，这三天他也在想到底要什么，现在他不想了，刷，刷到顺眼为止。
evidence/twist > 有个做月饼盒的刷了四百多张，最后选的是他女儿画的。
punchline/summary > 快是快了，可“要什么”这件事，没有快的办法。

## 公众号长文｜-｜loss
hook/pain > 一家做了九年的译文社，上个月因为一个没人续费的域名，丢掉了全部旧稿。
why/context > 域名一年六十九块，绑的是离职同事的邮箱，提醒信发了五封，没人看见。
agitate/context > 第六天网站打不开，第三十一天域名被人抢注，挂上了卖鱼竿的广告。
agitate > 九年，两千多篇，四百多位译者的名字，一夜之间只剩鱼竿。
twist/solution > 后来是读者一篇一篇寄回来的，有打印件，有截图，有人手抄在日记里。
after/evidence > 到我写这篇为止，找回一千三百零六篇，最早的一篇来自喀什的一位中学老师。
action/point > 如果你也在和朋友合办一点什么，请今天就做三件事：域名绑公共邮箱、日历写续费日、每季度把全部内容下载一次。
punchline/summary > 我们以为保存在网上，其实保存在人那里。

## 直播切片｜s｜promise
hook > 我今天要是不能让你学会分辨真假羊毛 我这台子上的东西你随便拿一样走
evidence/how > 来 打火机 剪一小撮 真的 烧起来是头发糊了的味 灰一捻就碎
evidence > 假的 你看 缩成一个黑球 还滴 烫手
summary/benefit > 记住了吧 头发味 碎灰 真的 塑料味 硬球 假的
solution/evidence > 好 那我这双袜子 我当面剪 心疼啊 剪了
feature > 羊毛占六成五 剩下是锦纶 全羊毛的不耐磨 脚后跟两礼拜就透
context/benefit > 爱徒步的 脚容易凉的 冬天骑车的 都能穿
action > 三双六十九 男款加长到小腿 女款刚过脚踝 去二号
trust > 洗缩水了找我 温水手搓 别扔滚筒 我吊牌上写了三遍

## 带货口播｜n｜counter
hook/twist > 请不要因为“热爱猫”来应聘，我们更想要能忍受猫的人
why > 热爱的那几位，第二周就被抓哭了，真的
context/action > 城南流浪猫中转站，有薪岗位，喂药员两名，晚班看护一名
feature/context > 每天要把药塞进四十多张不情愿的嘴里，再写一张表，写清楚谁吐了
benefit/point > 打过狂犬疫苗的优先，没打的我们带你去打，费用站里出
benefit > 四千八，交社保，夜班一晚另加六十，食堂阿姨做的卤鸭腿很好
trust/context > 善款和支出每周贴在门口，工资走的是企业赞助，不动善款
testimony > 干得最久的老蒋是退伍的，他说猫跟新兵差不多
action > 电话白天打，晚上都在喂，接不了

## 种草笔记｜s｜loss
hook/pain > 注意 注意 小区北门那个快充桩 插上不充还扣钱 我刚亏了二十一块四
evidence > 截图三张 时间在右上角 电量一格没动
context/evidence > 已经打过客服 说要拍桩上的编号 我摸黑拍的 凑合看
solution/action > 今晚回来的都插南门那两个 六号和九号是好的
action > 外卖电动车的几位兄弟麻烦转一下
action/punchline > 钱要回来我请大家喝豆奶

## 非营销｜n｜none
solution > 独立游戏开发小组 · 第22次碰头记录（线上，11月26日）
context > 到：阿瓜、莉莉、小胡、杜老师；请假：Momo（智齿）
point/evidence > 试玩版下载九百三十一次，卡在第二关的占六成，普遍说找不到梯子
point > 决定：梯子加一圈淡光，不加箭头，莉莉周日前改
point > 配乐第四首与某老歌前八个音相近，小胡重写，旧的下架
question > 上架日期未定，杜老师倾向避开春节档，阿瓜觉得无所谓，没人会拿我们跟大作比
action > 各自把本周工时填进表，Momo牙好了补
* > 下次碰头轮到小胡讲笑话
`;
