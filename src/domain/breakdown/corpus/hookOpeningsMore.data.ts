/** Data: openings of the other seven ways to open; form as in hookOpenings.data.ts. */
export const hookOpeningsMore = `
negative > 不建议任何人买这种一体式的马桶
negative > 我不会推荐你去这家店，至少周末不要
negative > 这五样东西，白送我都不要
negative > 千万不要在这个时候给月季施肥
negative > 不是所有的红薯都叫蜜薯
negative > 拒绝美颜，拒绝滤镜，今天只给你看本来的样子
negative > 我家不卖早餐，不送外卖，不接受预订
negative > 劝你别学烘焙，真的
negative > 没有一种面膜能把你的脸敷白
negative > 避雷！这三个区的民宿我住完都后悔
negative,counter > 请不要再给刚出生的孩子绑腿了
negative > 这款车，我开了两年，不推荐
negative,counter > 别相信直播间里的“最后一单”
negative > 不用进口食材，不请网红，不做会员卡，我们就这么开了十一年
negative > 凡是跟你说包过的驾校，一律不报
negative,suspense > 关于植发，我一个医生，从来不跟朋友说“你去做吧”
negative > 没有足够的时间，就不要养边牧
negative > 我从不教学生背范文
negative > 这种加盟，谁拉你都别去
negative,number > 家装里最不需要的四个设计
negative > 停！这块牌子的充电头先拔下来
negative > 我绝不会把孩子的照片发到网上，理由很简单
negative > 不抹油，不调色，不摆盘，这就是我们后厨端出来的样子
negative > 别买，别租，也别信中介那句“急卖”
negative > 今天不卖货，卖的人请划走
negative > 亲戚找你担保，一个字，不
negative > 这里没有停车场，没有空调，没有服务员
negative > 不要等牙疼了才想起看牙
negative,number > 孩子三岁以前，这三种玩具不进我家门
negative,identity > 减肥期间，我一口都不会碰的“健康零食”

identity > 三十五岁以上还在找工作的，你过来
identity > 养金毛的家长都坐好了，点名
identity > 微胖的姐妹，裤子终于不用两条一起试了
identity > 准备考教资的同学，这份表直接抄走
identity > 在深圳租房的人，看一下你的押金条
identity > 刚当妈的你，今天有没有好好吃一顿饭
identity > 开网店不到一年的老板，先停三分钟
identity > 所有戴牙套的小伙伴注意啦
identity > 头发又细又少的女孩子，洗发水不是这么选的
identity > 每一个凌晨四点出摊的人，都值得一盏好灯
identity > 家里有高三生的，今晚早点睡
identity > 写给异地恋的你们
identity > 血压高的叔叔阿姨，盐不是这么减的
identity > 跑网约车的兄弟，你腰还好吗
identity > 不会做饭的男生，进来领一份保命菜谱
identity > 北漂第八年的老乡，抬抬手
identity > 给第一次当领导的人
identity > 属于社恐的自助理发店，开了
identity > 汗脚的朋友请抬一下头
identity > 二胎家庭，老大的眼神你看见了吗
identity,question > 有没有跟我一样，一米五出头、肩膀还宽的
identity > 常年跑长途的卡车师傅，枕头要带自己的
identity > 如果你爸妈过了六十五，这条转给自己看
identity > 文科生转行写代码的，我来说两句实在话
identity > 刚拿驾照不敢上高架的，跟我走一圈
identity > 在国外想吃一口热豆浆的留学生看这里
identity > 教龄十年以上的老师，嗓子都是什么味道
identity > 小县城开服装店的姐妹，你们不孤单
identity > 想给爸妈换手机又怕他们不会用的子女们
identity > 钓鱼佬集合，今天不聊饵料
identity,negative > 皮肤黑的人，口红不要看白皮博主

question > 你知道一个包子要多少褶才算合格吗
question > 空调开26度，到底省不省电
question > 为什么飞机餐总是那么难吃
question > 月薪五千，该不该买房
question > 蚊子为什么专门叮你
question > 一块手表，走时准不准，跟价格有没有关系
question > 你有多久没有好好看过一次日落了
question > 鸡蛋是先有壳还是先有黄
question > 孩子发烧，捂还是不捂
question > 什么样的人适合开花店
question > 这杯水里有多少糖，你猜
question > 超市的购物车为什么越来越大了
question > 要是明天就没有工作了，你手上还剩什么
question > 木地板和瓷砖，地暖选哪个
question > 一个人去看海，应该带点什么
question > 怎么判断一只狗认不认你
question > 牙膏分不分早晚
question > 谁规定结婚一定要办酒席
question > 电梯突然往下掉，蹲着还是站着
question > 退烧贴有用没用
question > 六十岁学钢琴，晚吗
question > 手机壳会不会影响信号？
question > 多少钱算财务自由？我问了一百个路人
question > 你的名字，父母当年是怎么想出来的
question > 海水为什么是咸的，河水为什么不咸
question > 被辞退了，赔偿金怎么算？
question > 火锅底料，牛油的和清油的差在哪里
question > 怎么样才算真正会游泳？
question > 毛衣为什么一洗就长
question > 一瓶香水能放几年？

result > 先上成品图，这是我用旧牛仔裤改的包
result > 裸辞一年，我活下来了，还攒了六万
result > 终于瘦到两位数了，没饿过一顿
result > 上架第三天，卖空了
result > 没想到吧，这面墙是我一个人刷完的
result > 换了这套打法，我的店好评从三点九涨到四点八
result,contrast > 女儿数学从六十分考到了九十四
result > 坚持早起两百天，我把雅思考下来了
result > 你看这锅，一滴油没粘
result > 退租那天，房东把押金一分不少还给我，还夸了一句
result > 五个月，我把阳台变成了菜园，晚饭没买过葱
result > 用完第三支，我去拍了证件照，没修
result > 面试九家，拿了七个录用，就靠这一页纸
result,contrast > 这块地去年亏，今年一亩收了四千二
result > 昨天交车，跑了三万公里，刹车片还有一大半
result > 我家娃现在自己刷牙，不用催
result > 从负债四十万到还清，我用了三年零两个月
result > 粉丝过了十万，我一分钱投放没花
result > 奶奶戴上以后，第一次听清了电视里在说什么
result > 这批苗，成活率九成八
result > 房间收拾完，多出来一张床的地方
result > 涂了一个冬天，脚后跟不挂袜子了
result > 你们催了半个月的图书角，完工
result > 第一炉就成功，拉丝拉到一米
result > 只做了一个改动，客人等位的时间少了一半
result > 试用期提前转正，老板说因为我会做这个表
result > 我妈的血糖降到六点一，停了一种药
result > 花了一个下午，我的微信列表从三千人剩下二百
result > 狗子不扒门了，邻居给我送了一袋苹果
result > 领证了，全程没有花超过两千块

loss > 租约里少写这一行，我赔进去两个月工资
loss > 银行卡长期不用，它会悄悄扣你的钱
loss > 这样存红酒，放三年等于放了三年醋
loss > 没买那份几十块的保险，她卖了一套房
loss > 选错瓷砖，三年后全部砸掉重来
loss > 白白多交了五年的物业费，我才知道可以退
loss > 刷牙少这一步，补一颗牙三千起
loss > 手一滑点了同意，一年被扣了四百八
loss,suspense > 孩子这个习惯不改，长大以后花十万都救不回来
loss,counter > 你扔掉的那个小票，值你半个月电费
loss > 装了错的水泵，一池子的鱼一个晚上没了
loss > 一句口头答应，让他丢了谈了半年的单子
loss > 秋天不给月季剪这一刀，明年少开一半
loss > 皮鞋这么放，一个雨季就报废
loss > 面试说错一句话，到手的工作飞了
loss > 轮胎气压少打半公斤，一年多烧两箱油
loss > 三岁前没查这一项，她的眼睛错过了最好的几年
loss > 报税漏填一栏，退税少了两千三
loss > 图便宜请了散工，墙面掉了两回，人找不着了
loss > 老人摔这一跤，一家人搭进去半年
loss > 冰箱门缝漏气，每个月多交三十块电费
loss > 商标晚注册了七天，牌子成了别人的
loss > 出门没拔那个插头，回来家没了
loss > 发错一条朋友圈，我丢了跟了四年的客户
loss > 麦子晚收三天，一亩少打一百斤
loss > 买车没谈这一项，提车那天多掏了六千
loss > 烫一次头，掉了三个月的头发
loss > 没留发票，坏了只能自己认
loss > 存错地方的照片，十年，一张都找不回来
loss,counter > 你每天多走的那三站地，其实可以报销

scene,suspense > 夜里十一点，最后一班地铁，整节车厢只有我和一个抱着花的男人
scene > 那天下着小雨，我蹲在店门口剥毛豆
scene > 清晨五点，豆腐坊的灯先亮了
scene > 七月的戈壁滩，地表六十度，我拧开了最后一瓶水
scene > 医院走廊的长椅上，一个男人在用手机背英语单词
scene > 周日下午，阳台，一壶茶，猫趴在晒热的瓷砖上
scene > 电梯门开了，她拎着两大袋菜，头发全湿了
scene > 外面零下二十度，我们在冰面上凿开一个洞
scene > 幼儿园门口，一群家长踮着脚往里看
scene > 收摊了，他把剩下的三根玉米放进我手里
scene > 高铁过了秦岭，窗外一下子绿了
scene,trend > 除夕夜，饺子刚下锅，停电了
scene > 我推开老家的门，灶台上还压着她写的菜单
scene > 路灯下，修鞋的师傅把最后一针拉紧，剪断线头
scene > 中午十二点的工地，水泥管上躺了一排人
scene > 雪下到膝盖，送奶的三轮车卡在村口
scene > 你坐在靠窗的位置，面前一碗热馄饨，玻璃上全是雾
scene > 凌晨的急诊室，只有打印机在响
scene > 教室后排，有个男生一直在桌子底下叠纸船
scene > 车停在服务区，女儿睡着了，我一个人坐在引擎盖上吃泡面
scene > 放学铃一响，小卖部门口挤得水泄不通
scene > 九十年代的供销社，玻璃柜台，一排搪瓷杯
scene > 开机第一天，片场下起了冰雹
scene > 篝火快灭了，有人往里添了一块松木
scene > 海风很大，老船长眯着眼睛补网
scene > 傍晚，巷子里飘着煤球炉的味道，谁家在炸带鱼
scene > 直播间就剩下六个人，我还在讲第三十七遍
scene,suspense > 春分那天，满山都是采茶的人，谁也不说话
scene > 深夜的便利店，微波炉叮的一声，他把饭团掰成两半
scene > 面馆里人声鼎沸，跑堂的端着四碗面从人缝里挤过来

dialogue > 妈妈：你这衣服多少钱？ / 我：二百。 / 妈妈：脱下来。
dialogue > “师傅，这车还有救吗？” / 他围着转了一圈，摇摇头
dialogue > 闺蜜突然问我：你是不是换人了？皮肤怎么这样了
dialogue > 「老板，你这秤准不准？」「不准你拿去称。」
dialogue > 儿子问，爸爸，钱是从手机里长出来的吗
dialogue > 甲：听说你要涨价？ / 乙：谁说的？ / 甲：你老婆。
dialogue > 面试官：你的缺点是什么？ / 我：太老实。 / 面试官：我不觉得这是缺点。
dialogue > 我说我想开个店，我妈说，你先把碗洗了
dialogue > “喂，您好，您的外卖放门口了。” / “我家没有门口。”
dialogue > 爷爷打电话来，第一句就是，那个会说话的盒子又不理我了
dialogue > 老婆问我，这口锅跟上一口有什么不一样。 / 我说，这口没糊。
dialogue > “再给我五分钟。” “你二十分钟前就这么说。”
dialogue > 房东：押金不退。 / 租客：好，那我们看看合同第六条。
dialogue > 同事：你天天下班这么早，活儿干完了？ / 我把屏幕转了过去
dialogue > 他说，你等我两年。我说，我只等到菜凉。
dialogue > 客人：能便宜点吗？ / 我爸：能，少给你一个。
dialogue > 「您这茶多少钱一斤？」「喝了再说。」
dialogue > 女儿拽着我的衣角说，妈妈，你的手好扎
dialogue > 医生问我抽烟吗，我老婆说，他抽。
dialogue,conflict > 我跟机器人客服说我要退货，它说，亲，您今天真好看
dialogue > 教练："再来一个。" / 我："上一个你也是这么说的。"
dialogue > 奶奶总念叨，冰箱里那个不能扔，还能吃
dialogue > 服务员，你们家有什么招牌？ / 她指了指门口的狗。
dialogue > 我妈发来一条六十秒的语音，开头是，你吃了吗
dialogue > 徒弟问，师傅，什么时候才算学会？师傅说，等你不问的时候
dialogue,question > 主播，这个敏感肌能不能用？能，我给你看成分
dialogue > “你们家的蛋为什么有鸡毛？” “因为是鸡下的。”
dialogue > 我：帮我把空调关了。 / 音箱：好的，已为您打开窗帘。
dialogue > 新来的实习生问，姐，这个章盖哪儿？全办公室都站起来了
dialogue > 他爸回了一个字：哦。他妈回了六十条。
`;
