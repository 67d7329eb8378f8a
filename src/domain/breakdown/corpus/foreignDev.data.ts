/**
 * Data: the half of the foreign texts that rules may be made with. Written before the rules were looked at; frozen: a rule
 * is mended, a text is not. `## kind｜glue｜hooks`, then a line each as `roles > words`, several roles where readers would
 * differ. Glue: n a new line, s a space, - nothing. Hooks `none`: no text that wants to hold or sell.
 */
export const foreignDev = `
## 带货口播｜-｜pain,question,scene
hook/pain > 你家厨房水槽是不是一到夏天就返味，一开门一股下水道的味儿。
pain/agitate > 我之前倒过白醋倒过小苏打，管两天，第三天照样熏人。
solution > 后来装修师傅跟我说，你换个这种磁悬浮的地漏芯就完事了。
feature > 你看啊，它平时是靠磁铁吸住的，水下去它才开，水一走自己就合上。
evidence > 我拿个蜡烛放旁边，火苗一点都不晃，一丝风都不往上走。
how > 装起来也简单，把旧的抠出来，这个往里一塞，拧半圈。
action > 十九块九两个，厨房一个卫生间一个，左下角自己拍。

## 带货口播｜s｜negative,counter,identity
hook > 姐妹们别再买那种一层薄薄的凉席了
pain > 躺上去硌得慌 翻个身头发还夹
context/pain > 我去年买了三床 没有一床撑过八月份的
solution > 今年换了这个乳胶的 带藤面的
feature > 四点五厘米厚 里面是泰国进口的天然乳胶 上面一层冰藤
benefit > 躺下去是凉的 但是不是那种冰的凉 后背不出汗
feature/how > 能卷起来 冬天塞柜子里 也能直接扔洗衣机 外套是可拆的
action > 今天一米八的只要两百出头 尺寸别拍错了 一号链接

## 带货口播｜n｜question,pain,scene
hook/pain > [00:00] 出差的朋友，衬衫从箱子里拿出来皱成这样怎么办
pain > [00:04] 酒店的熨斗要么没有，要么一股糊味
solution > [00:08] 我现在走到哪都带这个手持挂烫机
feature > [00:11] 四百五十克，折起来跟一本书差不多
feature/evidence > [00:15] 插上电三十秒出蒸汽，一百毫升水够烫两件
evidence > [00:21] 看这条袖子，左边烫过，右边没有
benefit > [00:27] 早上少睡两分钟的事，见客户体体面面
action > [00:31] 今天下单加赠一个便携水壶，点左下角

## 种草笔记｜n｜result,suspense,promise
hook > 素颜被夸了一整周🥹我到底做对了什么
context > 先说背景，干敏皮，28岁，常年熬夜，换季必泛红
before/pain > 9月那会儿两颊红得像喝了酒，粉底都盖不住
solution > 后来只留了三样：洁面、修护乳、防晒，其他全停了
feature > 修护乳用的这支，质地偏水，推开是凉凉的，没有香味
after/evidence > 大概第十天开始，早上起来脸是平的，不紧绷
twist/context > 不过说实话，它不控油，油皮姐妹夏天用会闷
action/question > 你们干敏皮都在用啥，来评论区抄作业～

## 种草笔记｜n｜identity,promise,contrast,result
hook > 小个子女生直接抄！155穿出165的裤子找到了
context/trust > 博主155/46kg，梨形，买裤子踩过的坑能写本书😭
point/feature > ✔️高腰，腰线在肚脐上面两指
point/feature > ✔️面料垂，走路不粘腿，坐一天膝盖不鼓包
point/feature > ✔️裤长88，配平底鞋刚好到脚背
testimony > 同事以为我偷偷垫了增高，追着问链接
benefit > 上班配衬衫，周末配卫衣，一条穿三季
save/action > 码住～尺码表放最后一张图了

## 测评｜n｜suspense,number,question,contrast
hook > 自费买了6款无线吸尘器，从399到3999，结论可能得罪人
context/how > 测试方法：同一块地毯，撒50克面粉+20克猫毛，吸两遍称重
evidence > 399那款，两遍吸走31克，猫毛全缠在滚刷上了
evidence > 1299这款，吸走62克，缠毛三根，响声71分贝
evidence > 3999的旗舰，66克，贵了三倍，多吸4克
twist > 没想到吧，最贵的优势主要在续航和手感，不在吸力
summary/advantage > 所以家里没宠物的，千元档足够；有猫有狗的上带防缠绕刷头的
action > 还想看哪款，评论区点名，点赞多的下期安排

## 测评｜-｜conflict,question,suspense
hook > 都说电饭煲内胆越厚饭越香，真的假的，我找来了三口锅一次说清楚。
context/how > 米是同一袋五常大米，水量一比一点二，都用标准煮饭。
evidence > 第一口内胆一点五毫米，饭好了底下那层有点干，锅边是湿的。
evidence > 第二口三毫米，上下差别就小多了，但是煮了五十二分钟。
evidence > 第三口也是三毫米，但它是IH的，四十分钟，三个位置的含水率差不到百分之二。
why/answer/summary > 所以厚度只是一半，另一半看怎么加热，底盘加热的再厚也是从底下往上传。
summary > 一句话，预算三百以内看内胆，五百以上直接看是不是IH。

## 教程｜n｜promise,number
hook > 3分钟学会用剪映做「文字跟着人走」的效果
context > 很多人问我这个是不是要用AE，不用，手机就行
how > 第一步，导入视频，点文本，新建文本，打上你要的字
how > 第二步，选中文字轨道，往右滑，找到「跟踪」
how > 第三步，把黄色的圈圈拖到人的头顶，点开始跟踪，等它跑完
how/context > 这里注意⚠️人要是转身或者被挡住，会跟丢，分两段做就好了
how > 最后导出选1080P 30帧
save > 学会的扣1，没学会的先存着慢慢看

## 教程｜s｜pain,negative,counter
hook/pain > 炒鸡蛋老是又老又干的 你就是下锅太急了
how > 三个鸡蛋打散 加一勺温水 记住是温水 不是凉的
how > 加一点点盐 再加几滴白醋去腥
how > 锅烧热 倒油 油要比平时多一点
how > 看到油起纹路了 把火关掉 再把蛋液倒进去
why > 为啥关火呢 因为蛋一百度以上就老了 余温正好
how > 等边上鼓起来 用铲子往中间推 推个七八下
how/benefit > 重新开小火 十秒出锅 嫩得能抖

## 探店｜n｜suspense,number,result,scene
hook > 藏在菜市场二楼，没招牌，一天只卖80碗的牛肉粉，我排了50分钟
context > 📍老西门菜场，上楼梯左拐，看到排队的就是
feature/point > 招牌牛腩粉16，肉给得是真多，筷子一夹往下掉
feature/point/evidence > 汤是牛骨熬的，不腻，喝到底没有味精那种口渴
feature/point > 必加一份炸油条2块，泡三秒再吃
testimony > 隔壁桌阿姨说她从结婚吃到孙子上小学
twist/context > 缺点也说：没空调，夏天吃完衣服能拧出水
action > 十一点半以后基本没了，想吃趁早

## 探店｜-｜trend,number,promise,identity
hook > 这周末不知道去哪儿玩的家长，杭州新开的这家亲子农场人均才六十八。
context > 位置在余杭，从市区开车四十分钟，门口能停两百辆。
point > 进去先领一个小篮子，草莓大棚随便摘，摘多少称多少。
point > 中间是小动物区，羊驼、矮马、柯尔鸭，饲料五块钱一包。
point > 最里面有一片沙池和滑梯，大人有遮阳棚能躺着。
benefit > 我家这个平时坐不住的，在里面从十点疯到下午四点。
context/how > 提醒一下，周末人多，上午去，带套换的衣服。
action > 套票在下面，周末也能用，先囤着不用随时退。

## 剧情对话｜n｜dialogue,conflict,scene
hook/setup > 婆婆：这锅你又买新的？家里那口用了十年还好好的！
setup/conflict > 儿媳：妈，那口底都烧穿了，每次炒菜你都要刮半天。
conflict/setup/pain > 婆婆：糟蹋钱。我们那时候一口铁锅传三代。
solution/how > 儿媳没说话，第二天早上把蛋打进新锅里，晃了晃，蛋自己滑进了盘子。
twist > 婆婆看了两眼，把旧锅拎到了门外。
twist/punchline > 中午，她悄悄问：还有没有小一号的，你大姨家也……
action > 想给家里老人换一口的，点头像进橱窗

## 剧情对话｜n｜dialogue,conflict,suspense
hook/setup > 老板："这个月又是你迟到最多，说吧，这次什么理由？"
setup > 我："闹钟响了，手机没电关机了。"
setup/pain > 老板："上次是公交晚点，上上次是猫病了。"
twist > 我把手机往桌上一放，屏幕黑着，充电线那头断了一截铜丝。
twist > 老板沉默了几秒，从抽屉里拿出一根线："我上周也断了。"
feature/solution > 编织的，两米长，头子是锌合金，他用的那根弯折过一万次还通电。
punchline > 现在我不迟到了，因为没理由了。
action > 同款放购物车了，两根装更划算。

## 知识科普｜-｜counter,question,suspense
hook > 你知道吗，飞机上的窗户为什么都是圆角的？
context/setup > 上世纪五十年代，世界上第一款喷气客机彗星号，窗户是方的。
context/evidence > 结果两年里三架飞机在空中解体，调查员把整架飞机泡进水池里反复加压。
why/twist/answer > 最后发现，裂缝都是从方窗户的四个角开始的。
why/point > 因为客舱加压的时候，力会往尖角上集中，角上的应力是其他地方的好几倍。
why/point > 改成圆角，力就能顺着弧线分散开。
summary/punchline > 所以你看到的每一个圆角，背后都是有人付过代价的。
action > 关注我，每天一个冷知识。

## 知识科普｜n｜negative,counter,number,loss
hook > 医保卡里的钱，放着不用会过期吗？很多人白白亏了
answer/twist/point > 先说结论：个人账户的钱不会清零，会一直累计，还有利息
point > 1️⃣ 可以给配偶、父母、子女用，先在App里绑定家庭共济
point > 2️⃣ 在定点药店买药、医疗器械可以刷
point > 3️⃣ 换城市工作，账户里的余额可以跟着转
twist/point > 但是，断缴三个月以上，统筹报销会停，这个才要小心
evidence/trust > 依据是2021年的国办发14号文，各地细则不一样，打12393问最准
save/action > 转发到家庭群，爸妈可能还不知道

## 情感观点｜n｜counter,negative,contrast
hook > 真正的朋友，不是天天联系的那个。
setup/context > 我有个大学室友，毕业八年，我们一年说不到十句话。
setup > 去年我爸住院，我谁也没说，只在半夜发了条朋友圈，又删了。
twist > 第二天早上七点，她拎着一袋包子站在住院部楼下，坐了一夜的火车。
context/punchline/setup > 她什么都没问，就说：先吃，凉了。
punchline/summary > 有些关系不用浇水，它是一棵树，不是一盆花。

## 情感观点｜-｜question,pain,counter
hook/question > 为什么你越懂事，就越没人心疼你？
pain/context > 加班你顶，聚会你AA，吵架你先道歉。
agitate/pain > 时间长了大家都觉得，你不需要。
why > 因为人只会心疼开口喊疼的那个人，这不是坏，是看不见。
how/solution/point > 试着说一句，我今天很累，帮我一下。
how/point > 试着拒绝一次，不解释。
summary/punchline > 懂事是给别人的礼物，不是给自己的枷锁。
save/action > 送给那个总说没事的你。

## 清单盘点｜n｜number,identity,promise
hook > 新手养猫必买清单🐱（少花2000块冤枉钱版）
trust/context > 两猫家庭，养了五年，退过的坑都写在最后
point > 1.猫砂盆：买大的、敞开的，别信全自动，先看它肯不肯进
point > 2.猫粮：看配料表前五位，肉排第一位的就行
point > 3.水碗：陶瓷的，放两个，离饭碗远点
point > 4.航空箱：硬壳、能上开门，去医院的时候你会谢我
point > 5.指甲剪：十块钱的就够
negative/point/context > ❌不用买：猫帐篷、自动逗猫棒、衣服
save > 收藏这一篇，接猫之前照着买

## 清单盘点｜-｜number,trend,loss
hook > 双十一最不该买的四样东西，第三个好多人年年买年年后悔。
point > 第一个，大瓶的护肤品，买一送一看着划算，用到一半就过期了。
point > 第二个，网红小家电，早餐机、煮蛋器，用三次就落灰。
point > 第三个，打折的健身卡，你算算去年去了几次。
point > 第四个，凑单凑出来的东西，为了省三十多花一百二。
summary > 记住一句话，不打折你也会买的，才叫省钱。
action > 你去年买过最后悔的是什么，打在弹幕上。

## 开箱｜n｜suspense,number,result
hook > 等了23天，花了我一个月奶茶钱的键盘终于到了📦
context > 先看包装，黑色硬盒，里面一层防震海绵，配件给了拔键器、一根线、四颗备用轴
feature > 本体很沉，1.3kg，铝合金外壳，CNC的边一点不割手
feature > 75%配列，82键，三模，支持热插拔
evidence/feature > 开声音听一下……（哒哒哒）是那种偏闷的麻将音
evidence > 延迟我拿软件测了，有线1毫秒，2.4G是2.3毫秒
twist/pain > 槽点：说明书全英文，而且驱动只有Windows
summary > 总体8.5分，办公室别用太响，自己在家随便敲
action > 具体型号和轴体在简介

## 开箱｜-｜suspense,conflict,question
hook > 网上九块九的盲盒和专柜六十九的盲盒，里面到底差多少，今天一起拆。
context > 先拆便宜的，塑料袋一拉就开，一股味儿，先放放。
evidence/feature > 你看这个脸，眼睛印歪了，合模线从头顶一直到脚底。
evidence/feature > 再拆贵的，盒子里还有一张卡片，摸着是哑光的，接缝几乎看不见。
evidence > 上秤，便宜的四十一克，贵的九十六克。
twist > 不过有意思的是，九块九这个隐藏款居然一发就中了。
summary/punchline > 送小孩玩的随便，自己收的别省这个钱。

## 直播切片｜s｜promise,question,identity
context/hook > 来来来 三号链接的裙子 后台给我改一下库存
hook/question > 有没有小肚子的姐妹 有的打个有字
benefit/feature > 这条你不用吸气 它腰这边是松紧的 前面平的 后面收的
feature > 面料含棉七十二 不起球 来给大家近一点看 看这个纹
evidence > 我现在一百二十六斤 穿的L 你看侧面 你看
action > 吊牌三百九十九 今天直播间一百二十九 拍两件再减二十
action > 三二一上链接 库存就一百二十单 拍完就下播了

## 直播切片｜n｜question,conflict,counter
hook/question > 有粉丝问：主播你这个蜂蜜怎么是结块的，是不是掺糖了？
twist/answer/why > 我跟你讲，结晶恰恰是正常的，油菜蜜十四度以下就结晶。
why > 因为葡萄糖比果糖多，温度一低它就析出来了。
how/evidence > 你拿回家，放四十度的温水里隔水泡，半小时它自己就化开了。
feature/evidence/trust > 我们每一批都有检测报告，波美度四十二，扫瓶底的码就看得到。
context/trust > 从我爷爷那辈就养蜂，蜂箱现在还在后山。
action > 要的宝宝拍二号，一瓶一斤，家里老人小孩一岁以上都能喝。

## 新闻资讯｜n｜none
* > 本报讯（记者 李彤）昨日，记者从市交通运输局获悉，地铁6号线二期工程已完成轨道铺设。
* > 据介绍，该线路全长19.4公里，设车站13座，其中换乘站4座。
* > 市交通运输局相关负责人表示，预计明年6月进入空载试运行阶段。
* > 施工期间，人民路部分路段将继续实施交通管制，请过往车辆注意绕行。

## 新闻资讯｜-｜trend,number,identity,loss
hook > 下个月开始，这四类人要注意了，个税汇算有新变化。
context > 税务总局前天发的公告，我帮你把和你有关的挑出来了。
point > 第一，有两个老人的，赡养扣除提到每月三千。
point > 第二，租房的，合同要上传，没有合同的补一份。
point > 第三，去年换过工作的，两边的收入要自己合并。
point > 第四，有年终奖的，单独算和合并算都试一遍，哪个少选哪个。
evidence/trust > 原文在税务总局官网，文号我打在屏幕上了。
save/action > 怕忘的先收藏，到时候翻出来照着填。

## 公众号长文｜n｜counter,suspense,result,question,scene
hook > 开店第三年，我把最好卖的那款产品下架了
setup/context > 2021年我在小区门口开了一家面包店，四十平，两个烤箱，三个人。
setup/context > 当时卖得最好的是肉松小贝，一天能卖两百多个，占了流水的四成。
pain/setup > 但有一天我收拾后厨，数了数扔掉的包装盒，心里咯噔一下：老顾客越来越少，来的都是打折的时候才来的人。
why/question > 一、为什么好卖的东西会害了你
why/agitate > 它毛利只有两成，还占了早上最忙的两个小时。更要命的是，别的店卖得比你便宜一块，客人就走了。
how/solution > 二、我做了什么
how/solution > 我停了小贝，把早上空出来做现烤的欧包，一天只烤四炉，出炉时间写在门口的小黑板上。
evidence/after > 第一个月流水掉了三成，第四个月回来了，毛利从38%涨到了57%，扔掉的面包少了一半。
summary/punchline > 生意不是卖得多，是有人专门为你来。
action > 如果你也在开小店，欢迎在留言里说说你舍不得下架的那一款。

## 公众号长文｜n｜identity,pain,question,loss
hook > 写给正在还房贷的你：提前还款前，先算这三笔账
pain/context > 最近后台被问得最多的就是：手里有二十万，要不要提前还？
context/why > 大家急，是因为存款利率一降再降，房贷却还在四点几。
point > 01 算机会
point > 钱还进去就取不出来了。万一失业、生病，这二十万是救命的钱，先留够六个月的家用再说。
point > 02 算利息
point > 等额本息前几年还的主要是利息，如果已经还了一半以上的年限，提前还省不了多少。
point > 03 算手续
point > 有的银行一年内提前还要收违约金，有的一年只让还一次，打电话问清楚。
summary > 总结一下：钱有富余、还款在前三分之一、没有更好去处，三条都满足，再去还。
save/action > 觉得有用，点个「在看」，转给和你一起还房贷的人。

## 非营销｜n｜none
* > 关于中秋节放假及值班安排的通知
* > 各部门：
* > 根据公司安排，9月29日至10月6日放假，共8天，10月7日（周六）正常上班。
* > 放假期间各部门须安排专人值班，值班表请于9月25日前报行政部。
* > 离开前请关闭门窗、电源，妥善保管贵重物品。
* > 特此通知。
* > 行政部

## 非营销｜n｜none
* > 红烧排骨
* > 食材：排骨500克，姜3片，葱2根，八角1颗，冰糖20克，生抽2勺，老抽半勺
* > 1. 排骨冷水下锅，加姜片焯水，捞出沥干
* > 2. 锅中放少许油，小火炒化冰糖，下排骨翻炒上色
* > 3. 加生抽、老抽、八角，倒入没过排骨的热水
* > 4. 大火烧开转小火炖40分钟，收汁出锅

## 非营销｜n｜none
* > 张工：接口那边今天能联调吗？
* > 王磊：还差一个鉴权，下午三点前给你。
* > 张工：好，那测试环境我先把数据清一下。
* > 王磊：注意别清用户表，QA还在用。
* > 张工：收到。
`;
