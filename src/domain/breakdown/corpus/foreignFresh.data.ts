/**
 * Data: twenty texts of the same kinds, written after the roles had been learned and before the rules were looked at
 * again; no rule was made with them. Frozen; its form is told in foreignDev.data.ts.
 */
export const foreignFresh = `
## 带货口播｜-｜scene,pain,question
hook > 晾衣服的时候，你是不是也得踮着脚，一件一件往上够？
pain/agitate > 我妈上个月就为这个闪了腰，躺了四天。
solution > 后来我给她装了这个手摇的升降晾杆。
feature > 铝合金的杆，钢丝绳包了胶，单根能挂十五公斤。
how > 往右摇是降，往左摇是升，松手它自己锁住。
evidence > 我现在挂两床湿被子上去，你看，纹丝不动。
benefit > 老人孩子站在地上就能晾，不用再爬凳子。
action > 一百六十九包安装，阳台多长报给客服就行。

## 带货口播｜s｜counter,negative,conflict
hook > 洗脸巾不是越厚越好 今天我把话放这儿
why/context > 厚的那种大部分是加了化纤 一沾水就起絮 糊脸上
how/point > 挑的时候就两招 一撕 一烧
evidence > 这张你看 湿的 我两只手使劲拽 没破
evidence > 再点个火 灰是白的 一捻就碎 说明是棉的
feature > 一包八十抽 珍珠纹 大小跟你手掌差不多
action > 六包到手三十九块九 今天晚上十二点就恢复原价了

## 带货口播｜n｜loss,negative,pain
hook > 还在用钢丝球刷不粘锅的，你那口锅已经废了一半
why/agitate > 涂层刮花以后，露出来的地方会一直粘，越粘你越刷
solution > 刷这种锅，用这块丝瓜络的就够了
feature > 天然丝瓜压的，三层车线，干的时候硬，泡水就软
evidence > 煎完鱼的锅底，我擦给你看，一圈，没了，涂层没伤
feature/benefit > 用旧了剪碎扔花盆里当肥料，不像海绵发臭
action > 十片装，二十块出头，橱窗第二个

## 种草笔记｜n｜result,number,identity
hook > 头发少的女生听我的，换了梳子以后早上省了15分钟
before/pain > 以前吹完头发贴头皮，拍照全靠后期
solution/context > 这把是理发师小哥淘汰送我的同款，蹲了半年补货
feature > 九排梳，间距宽，梳齿能拆下来洗
how > 吹到八成干，从里往外绕两圈，停三秒再放
after/evidence > 第三周，同事问我是不是烫了发根
twist/context > 手残党头两天可能会缠住，别着急拽
action > 想看绕的慢动作，评论区喊我

## 种草笔记｜n｜suspense,counter,scene
hook > 搬家三次都没舍得扔的东西，居然是一个脏衣篮
context > 第一次是合租，房间只有八平米，放不下任何多余的
feature > 它能压扁，压完四厘米，塞床底下
feature > 底下是硬板，铺了防水布，湿毛巾丢进去也不渗
evidence/testimony > 用到第四年，提手没开线，就是颜色晒浅了一点
advantage > 隔壁室友那个藤编的，第二年就发霉扔了
summary > 东西不用多，跟得住你就好
save/action > 在看租房收纳的，先存着

## 开箱｜n｜number,suspense,scene
hook > 花三千二买的二手相机到了，盒子一打开我心凉了半截
context > 卖家说九五新，聊天记录我都截了图
evidence/context > 镜头盖没有，机身右下角磕了一块，指甲盖那么大
twist > 但是开机一看快门数，只有四千一
evidence > 我拿它和朋友新买的那台对着同一盏灯拍，放大到头，看不出差别
why/context > 问了师傅才知道，外壳磕碰不影响传感器，所以才便宜
summary > 这一单，打七分，扣在卖家的嘴上
action > 你们买二手踩过什么雷，说给我听听

## 测评｜n｜conflict,suspense,number
hook > 五款一百块以内的充电宝，我全拆了，有一款里面塞着水泥
setup/how > 规则先讲清楚：都是自己掏钱，充满静置一晚，再放到同一台机器上跑
point/evidence > 甲款，标一万毫安，放出来五千九，算正常
point/evidence > 乙款，放到一半外壳烫到五十二度，我直接断了
point/evidence > 丙款就是那个水泥，电芯只有指头大
twist/evidence > 反倒是最不起眼的超市货，放出来六千二
summary > 结论就一句，看额定容量，别看大字
save/action > 型号我整理在图三，收好再去买

## 测评｜-｜question,suspense,counter
hook > 贵三倍的蚊香液，真的能多熏死三倍的蚊子吗？
context/setup > 我借了学校的养虫室，一箱放五十只。
how/setup > 三种牌子，同样的房间，同样开两个小时。
evidence > 便宜的那款，倒下四十六只，贵的那款，四十七只。
why > 翻背面就明白了，有效成分和浓度写得一模一样。
twist > 差在哪呢，差在味道，贵的没有味。
summary > 家里有人怕味的买贵的，其他人真没必要。

## 知识科普｜n｜question,counter,suspense
hook > 为什么飞机窗户上有个小洞，还没人管它？
context > 你下次坐靠窗，低头看，三层玻璃，洞在中间那层
why > 飞到一万米，里外气压差得厉害，这个洞让压力只压在最外层
why > 外层万一裂了，中间层还能顶上
evidence > 同一时间它还把水汽放走，所以你的窗很少起雾
summary/punchline > 看着像毛病的地方，常常是有人替你想过的
action > 还想知道飞机上哪个设计，写下来我去问机长

## 知识科普｜-｜counter,loss,negative
hook > 吃完饭马上刷牙，其实是在伤牙。
why > 饭后嘴里偏酸，牙表面那层会暂时变软，这时候一刷，等于拿砂纸磨。
evidence > 口腔科做过观察，吃完橙子立刻刷的人，磨损多了将近一成。
how/solution > 正确的做法，先漱口，等半个小时再刷。
how > 刷的时候笔杆斜着，四十五度，小幅度抖。
summary > 勤快没错，错在太急。
save/action > 发给家里那个一放下碗就去刷牙的人。

## 教程｜n｜promise,number,result
hook > 不会P图也能做，三步给商品照换上干净的白底
how/point > 第一步，找一面白墙，东西离墙一米，不然有影子
how/point > 第二步，手机打开网格，把曝光往上拖两格
how/point > 第三步，裁成方的，四边各留一成
twist/how > 反光的东西别直接打灯，拿张烘焙纸挡一下
evidence > 左边是原图，右边是这么拍的，一分钟不到
action > 照着做完，把你的图贴出来我帮你看

## 教程｜s｜pain,promise,question
hook/pain > 表格一多就卡死 打开要转半天 你多半是踩了这个坑
why > 因为整列都套了公式 一百万行它每一行都在算
how > 选中那一列 按住控制键加向下 先看看最后一行在哪
how > 把下面多出来的全部删掉 记得是删行 不是清空
how > 再把公式改成只引用有数据的那一块
evidence/after > 我这个文件 原来四十兆 存完只剩三兆
save/action > 月底做账的先收着 用得上

## 清单盘点｜n｜number,identity,promise
hook > 刚当爸爸的男人，这6样东西提前买，半夜不用跑便利店
point > 1. 隔尿垫：买一次性的，出门垫哪儿都行
point > 2. 体温计：耳温的，孩子睡着也能量
point > 3. 小夜灯：暖光，伸手就能拍亮
point > 4. 指甲剪：圆头的，刚出生就得用
point > 5. 吸鼻器：手动的就够了，电动的吵
point > 6. 备用奶嘴：同一个牌子，别换
summary > 真正缺的不是钱，是凌晨三点那一样
save > 存到购物清单里，慢慢勾

## 清单盘点｜n｜counter,negative,loss
hook > 装修完两年，我最后悔花的钱排个名
point > 第五，浴缸，一共泡过三回，现在是猫的床
point > 第四，开放式书架，擦灰擦到怀疑人生
point > 第三，感应垃圾桶，电池死了以后就是个普通桶
point > 第二，满墙的灯带，除了过年没开过
point > 第一，中岛台，堆满了快递盒子
summary/punchline > 钱花在看着好的地方，不如花在用得着的地方
action > 你家最没用的是哪一个，来比比惨

## 探店｜n｜scene,suspense,contrast
hook > 菜市场最里头，卖鱼的旁边，藏着一家只做早上的面馆
context > 六点开门，十点收摊，老板娘一个人下面，一个人算账
feature/evidence > 我点的是双浇面，鳝丝现炒，油还在响就端上来了
feature/evidence > 面是碱水细面，汤头用鱼骨吊的，没有味精那股子渴
testimony/evidence > 对面坐的大爷，说从厂子还没拆的时候吃到现在
twist > 就是没有空调，夏天吃一碗跟洗个澡似的
feature/context/action > 人均十八，车停东门，走两百步
action > 城西的朋友，还有哪家瞒着我的，报上来

## 探店｜-｜conflict,suspense,number
hook > 排了两个钟头的网红蛋糕，我吃了三口就放下了。
context > 店在商场负一楼，周六下午，号排到一百七。
evidence/feature > 招牌那款，四十八一块，奶油是植物的，糊嗓子。
evidence/feature > 草莓是真草莓，可就两颗，还是对半切的。
testimony/evidence > 旁边小姑娘拍了十分钟照，走的时候一口没动。
why > 我算明白了，他家卖的是背景墙。
summary/action > 想吃蛋糕的别来，想拍照的早点来。

## 剧情对话｜n｜dialogue,conflict,scene
hook/setup > 女儿：妈，你又把我的快递拆了？
setup > 妈妈：我不拆，我怎么知道你又乱花钱。
setup/context > 女儿没吭声，从箱子里掏出一双老人鞋，放在玄关。
twist > 妈妈愣住了，把刚说出口的话咽了回去。
feature/solution > 鞋底是软的，后跟包着一圈，侧面一拉就能穿，不用弯腰。
punchline > 女儿：你不是说膝盖蹲不下去嘛，我听见了。
action > 给爸妈挑一双的，尺码按平时的拍

## 情感观点｜n｜scene,contrast,counter
hook > 有一种疲惫，是手机响了，你先看是谁，再决定要不要高兴
setup/context > 我认识一个姐姐，三十五岁，微信置顶全是群
setup > 生日那天，她收到四十条祝福，三十九条是商家发的
twist > 剩下那一条，是她自己设的提醒
why/summary > 我们不是没有朋友，是把朋友都放进了以后再说
how/solution > 今天挑一个人，打过去，别发语音，直接打
punchline/summary > 电话接通的那一秒，你就没那么累了

## 直播切片｜s｜promise,trend,loss
hook > 家人们最后五分钟 这个价格我只敢开这一次
context/trust > 我跟厂里磨了三天 他们说卖完这一批不做了
feature > 八件套 锅 铲 勺 蒸屉全在里头 三百零四的
evidence > 来 磁铁吸一下 底是复合的 电磁炉燃气都行
advantage > 你去商场看 光这一个汤锅都要两百多
action > 三 二 一 上链接 手慢的就别怪我
trust/action > 运费险都给你们配好了 不喜欢就退

## 新闻资讯｜n｜trend,number,suspense
hook > 注意了，下个月起，快递不打电话就放驿站，最高能罚三万
context > 新规写得很明白，没经过你同意，不能直接投柜子
why/context > 起因是去年光投诉就有十九万件，一半跟这事有关
evidence/context > 记者跑了六个网点，四个已经在改流程
how > 要是你遇到了，先截物流的图，再打12305
twist > 快递员也为难，一天三百件，挨个打根本打不完
action > 你愿意多等一天换送上门吗，聊两句
`;
