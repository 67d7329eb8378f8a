/** Data: judged texts that sell, fifteen a kind, one for each way to open; form as in foreignDev.data.ts. */
export const selling = `
## 带货口播｜s｜suspense,question
hook > 这个铁盒子里装的啥 你猜十次都猜不着
context/twist > 我婆婆当年的嫁妆 压箱底三十年
context/solution > 里头原来放针线 现在我拿它放这个 折叠的
feature > 展开是一把小锯 收起来跟钢笔一般大
feature > 齿是三面磨的 锰钢 把手包了层胶
evidence > 我锯个擀面杖你看 十来下 断了
benefit > 露营 修树枝 装家具缺一截 都不用去借
action > 十五块八 一把 左边那个小黄车第一个

## 带货口播｜-｜pain,scene,question
hook/pain > 你那个马桶圈，冬天早上一坐，是不是整个人都醒了？
pain/agitate > 我儿子为这事儿，能憋到学校再上。
agitate/pain > 套过毛线垫，洗都没法洗，味儿往外冒。
solution > 换这个粘的，一圈绒，背面是无痕胶。
how > 撕开，贴上，按一分钟，脏了揭下来手洗。
evidence > 我家这副洗了得有二十回，还粘得住。
feature/benefit > 厚的有八毫米，坐上去是温的。
action > 一包四对，九块九，够全家过冬。

## 带货口播｜n｜promise,number
hook > 三十秒，我让你这件起球的毛衣跟新买的一样
how/evidence > 平铺，别拽，从领子往下推
evidence > 看这一条，左边没推，右边推过，差不差？
feature > 六叶刀头，中间隔了一层网，伤不着线
feature > 充一次用一个多钟头，尾巴上是type-c的口
advantage > 不像那种装电池的，推到一半没劲儿，反倒把线勾出来
benefit > 羊绒大衣、沙发、车里的座套，都能顺手推一遍
action > 三十四块九，刀头多给你两个，链接在下头

## 带货口播｜s｜conflict,dialogue
hook > 我媳妇骂我 说你一个大老爷们直播卖卫生巾害不害臊
setup/context > 我说害啥臊 你闺女用的我能不上心吗
trust > 我跑了四家厂 进车间我都穿鞋套
feature > 这个面层是棉的 摸着有点毛毛的 那就对了
feature > 中间那层遇水成胶 倒一百毫升 手按上去是干的
evidence > 来 蓝墨水 我倒了啊 你看背面 一点没透
benefit > 姑娘们上课上班 一天换三四回 心里不慌
action > 日用夜用拼一大箱 五十九 够用俩月

## 带货口播｜-｜trend,loss
hook > 今年冬至来得早，南方的朋友，电热毯别等降到五度再翻出来。
why/pain > 放了一年的毯子，里头的线折过，通电就跟埋个雷一样。
solution > 换这种水暖的，电在外头，床上走的是水。
feature > 水管是硅胶的，主机四斤，声音跟冰箱差不多。
how > 灌一升纯净水，拧上，设三十八度，十来分钟就热。
evidence > 我拿感温枪打给你看，脚头三十七，肩膀三十七点五。
benefit > 早上起来嗓子不干，老人不上火。
action > 单人双人都有货，点进去看尺寸，今天下单明天走。

## 带货口播｜n｜counter,negative
hook > 沐浴球用三个月的，你不是在洗澡，你是在给细菌搬家
why > 那一层层网，里面永远是湿的，浴室又二十多度
evidence > 学校实验室擦过，比砧板还高一个数量级
solution > 我现在用这种一次性的搓澡巾，撕一张用一张
feature > 正面有颗粒，背面平的，自带一点皂液，沾水就起泡
benefit > 出差塞两张在口袋，不用碰酒店的瓶瓶罐罐
trust > 皂液是弱酸的，我家三岁的也用它
action > 一卷五十张，十九块九，两卷减四块

## 带货口播｜s｜number,result
hook > 一个月卖了四万七千条 我今天就讲讲它凭啥
context > 说白了就是条老头裤 我爸那辈人穿的
feature > 裆是加了一片菱形布的 蹲下去不绷
feature > 腰里头穿的是棉绳 不是橡皮筋 不勒
evidence/testimony > 我们仓库大哥搬货就穿它 一天蹲起三四百回 裆没开
benefit > 爬山 下地 看孩子 穿上就忘了
twist/feature > 丑是丑点 颜色就黑灰俩
action > 四十九两条 身高体重报给客服 别自己瞎选

## 带货口播｜-｜contrast,result
hook > 左边这碗米是普通锅煮的，右边这碗是它煮的，你看哪碗掉饭粒？
context/before > 都是一样的米，超市二块六的那种。
evidence > 左边一夹就散，右边提起来是一坨，亮的。
why > 差别在里头这个胆，土陶的，升温慢，米有功夫喝水。
feature > 三升，能煮六个人的，外壳不烫手。
how > 洗好米直接放，不用泡，按一个键。
twist > 慢是真慢，得四十分钟，急性子别买。
action > 两百一，比商场便宜六十，库存就这一批。

## 带货口播｜n｜negative,identity
hook > 家里用天然气灶的，千万别买这种带塑料把的奶锅
why/pain > 火一窜上来，把手先软，我朋友那个直接掉下来，一锅粥扣脚面上
solution > 要买就买把手跟锅是一块儿铸的，像这个
feature > 一体的，铝合金，外头套一圈硅胶，能拆
feature > 嘴子两边都有，左手右手倒都不流
evidence > 倒给你们看，一条线，锅底没挂
benefit > 早上热个奶煮俩蛋，五分钟齐活
action > 四十二块，尺寸选十六的，够两个人

## 带货口播｜s｜identity,promise
hook > 开网约车的哥们儿看过来 这个垫子我给你们要到价了
pain > 一天十二个钟头 腰不是腰 屁股不是屁股
agitate/pain > 贴膏药吧 一车药味 乘客给你打差评
solution > 坐这个 凝胶的 中间给你掏空了
feature > 蜂窝的 底下走风 八月份也不捂
evidence/testimony > 我们车队老胡坐了半年 以前俩钟头下来溜达一回 现在一个班不用
how > 冬天翻过来 有绒的那面
action > 六十八 开发票 群里的报暗号再减五块

## 带货口播｜-｜question,counter
hook/question > 为什么同样是挂衣架，人家的衬衫肩膀没有那个包？
why > 就差在这个弧度，肩膀是斜的，你那个架子是平的。
solution/feature > 这个是照着人肩膀开的模，两头宽四厘米。
evidence > 湿毛衣我挂了两天，你摸，没鼓起来。
feature > 植绒的，丝巾吊带都不往下出溜。
feature > 厚才五毫米，原来挂二十件的杆，现在挂三十来件。
action > 四十个一箱，二十九块九，够一个衣柜。

## 带货口播｜n｜result,number
hook > 上个月煤气表少走了十一个字，就因为换了这个圈
context > 说出来你都不信，一个铁圈，套在灶上的
why > 火被它拢住了，不往两边跑，全顶在锅底
evidence > 烧两升水，没套的六分四十，套了四分五十，我掐着表
feature > 铸铁，三斤重，四个爪，圆底平底都能坐
how > 直接搁上去就行，不用拆不用拧
trust > 过过检的，报告在详情页倒数第二张
action > 二十六块，一家两个够了，拍了备注灶的牌子

## 带货口播｜s｜dialogue,conflict
hook/question > 有大姐问我 老板你这拖鞋踩屎感是不是踩两天就塌
answer/twist > 塌的那是发泡的 我这个是一次注的 不是一个东西
evidence > 来 我一百八十斤 站上去 跳 跳十下 你看回来没
evidence > 回来了吧 拿尺子量 还是四公分
feature > 底下纹路是人字的 水都从沟里走 浴室不打滑
benefit > 老人起夜 踩着稳当
trust > 三个月塌了 你拿照片来 我给你换新的
action > 男款女款一个价 十六块八 大一码拍

## 带货口播｜-｜scene,pain
hook > 早上七点四十，孩子校服上一块油，换的那件还没干。
pain/agitate > 搓吧，搓完一大片湿的，更显眼。
solution > 我包里常年塞一支这个，去渍笔。
how > 按两下，画圈，纸巾一吸，走人。
evidence > 这是昨天的红油，我现场点给你看，淡了，没了。
feature > 跟口红一般大，十二毫升，能点百来次。
twist/context > 墨水不行啊，圆珠笔印儿它没辙，我不骗你。
action > 三支装十九块九，放书包放车里放办公桌。

## 带货口播｜n｜loss,counter
hook > 每年夏天，你家空调白白吐掉的电，够买两箱西瓜
why > 外机晒着太阳，它就得多干三成的活
solution > 给它戴个帽子，就这块板，铝箔的，反光
how > 四个角磁铁一吸，绑带一拉，不打孔
evidence > 我家那台西晒的，装之前一天九度，装完六度半
feature > 一米长，四十厘米宽，风吹雨淋两年没卷边
advantage > 物业那种搭棚子要三百，还得申请
action > 三十九，带绑带，高层的找客服要加固的

## 种草笔记｜n｜suspense,identity
hook > 被导购按头不让我告诉别人的百元风衣，我憋不住了🤫
context > 商场四楼犄角旮旯，一个听都没听过的牌子
feature > 卡其偏灰一点，不会黄得像快递员
feature > 肩是落的，后背开衩，走起来有风
evidence > 我165/118，S码，里面能套薄毛衣
testimony > 地铁上被问两次，其中一个还是男生给女朋友问
twist > 腰带有点短，我自己换了条皮的
action > 货号我打码了，懂的点头像去看

## 种草笔记｜n｜pain,scene
hook/pain > 刷完睫毛膏三小时，下眼皮像被人打了一拳
pain/context > 我的眼皮是内双加大油田，晕妆本晕
before > 防水的、纤维的、日系韩系，都试过，都投降
solution > 最后救我的不是睫毛膏，是定型雨衣
how > 刷完正常的，等半分钟，它再薄薄盖一层
after/evidence > 昨天八百米体测加哭一场，没晕
feature > 温水能卸，刷头是小弯的
action/question > 还有哪位内双是这么活下来的？

## 种草笔记｜n｜promise,number
hook > 不用动一滴漆，200块把出租屋的厨房变成日剧同款🍳
context > 老房子，瓷砖是九几年的小花，油得发亮
how/point > 瓷砖贴：选30*30的哑光白，一面墙八十块
how/point > 台面铺一层木纹膜，裁的时候多留两公分包边
how/point > 柜门把手拧下来，换成黄铜的，六个三十
how/point > 剩下的钱，买一盏夹子灯
after/evidence > 房东来收租，愣了一下问我是不是换橱柜了
context/twist > 退租能撕，不留胶，我试过一角
save > 尺寸和色号在最后一张，装的时候对着看

## 种草笔记｜n｜conflict,suspense
hook > 为了这口砂锅，我和我妈冷战三天
setup/context > 她说家里锅够多了，我说不一样
feature > 它是手拉的坯，盖子厚，边上一圈能存水
evidence > 焖饭，十八分钟，底下那层锅巴是完整一张
twist > 第四天我妈一声不吭，把它端上灶炖了个排骨
testimony > 吃完她说，这个汤，是比高压锅的清
feature/context > 1.8升，三口人刚好，开锅要用米汤
action > 想看排骨怎么炖的扣个汤

## 种草笔记｜n｜trend,identity
hook > 降温了！怕冷星人今年的秋裤我只认这条
before/pain > 往年要么勒肚子，要么膝盖鼓两个包
feature > 这条是磨毛的，里面不起静电
feature > 腰是一片式，无痕，穿紧身裙看不出来
evidence > 昨天北京3度，就它加牛仔裤，腿没抖
advantage > 跟某日系比，薄一点，便宜一半
twist > 长度偏长，160以下要卷一截
summary > 两条换着穿，一个冬天够了

## 种草笔记｜n｜counter,negative
hook > 别再给宝宝买硬邦邦的学步鞋了，脚医看了都摇头
why > 一岁多的脚底是肉垫，骨头还没长好，要的是抓地不是支撑
solution > 我们家换成软底的袜鞋之后，走得反而稳
feature > 鞋头宽，能放下五个脚趾头，后跟有一点硬
feature/how > 底能对折，拧毛巾一样拧得动，就对了
evidence > 之前一天摔七八次，这周就摔了两次
twist > 雨天不行，会湿
save > 尺码换算放图3，量脚长加一厘米

## 种草笔记｜n｜number,result
hook > 27天，我把一面照片墙从0贴到136张
context/setup > 起因是搬家翻出来两盒没洗的底片
how/point > 照片：洗成5寸，留白边，一张四毛
how/point > 墙：用的无痕钉，先拿纸胶带打格子
how/point > 顺序：按人，不按时间，奶奶那一排我放最中间
twist > 贴到第80张的时候我坐地上哭了
benefit > 每天出门前看一眼，像有人送我
summary/punchline > 花了不到一百块，是今年最值的装修
action > 你家墙上贴的谁？

## 种草笔记｜n｜contrast,result
hook > 同一张脸，同一盏灯，换了把眉剪之后😶
before > 之前：两条毛毛虫，远看像没睡醒
after > 之后：同事说我是不是去提了眉
solution/feature > 就这把弯头的小剪子，刃只有1.5厘米
how > 眉梳往上梳，超出来的剪，往下梳，再剪一次
how > 眉峰别动！眉峰别动！
evidence > 手残如我，五分钟没翻车
action > 步骤图我拼好了，左滑

## 种草笔记｜n｜negative,conflict
hook > 劝退！这款全网都在夸的洗脸仪，我用了19天脸更红了
context > 肤质：混合偏干，T区出油，两颊薄
evidence > 第5天，鼻翼起皮；第11天，两颊摸着刺
why > 它那个刷毛太密，震动又高频，角质本来就薄的扛不住
twist > 但给我男友用倒是挺香，他的黑头真少了
summary > 皮厚油大的可以，像我这种的，手就是最好的洗脸仪
action > 已经买了的别急着扔，一周一次，开最低档
question/action > 你们有没有用红的？

## 种草笔记｜n｜identity,pain
hook > 戴眼镜的近视党，冬天吃火锅有救了🍲
pain > 进门白一片，掀盖白一片，全靠队友给我夹
solution > 前天室友甩给我一块防雾布，我以为是智商税
how > 干擦，两面各十几下，别沾水
evidence > 从锅开到吃完一个半小时，没起雾，亲测
feature > 一块布说是能擦七百次，密封袋装着
twist > 沾了手油就没用了，记得捏边
action > 六块八，学生党闭眼

## 种草笔记｜n｜question,suspense
hook/question > 有没有一种书包，能装下电脑、饭盒、雨伞，还不像去逃难？
context > 找了一整个九月，退了五个
feature > 这个是竖版的，20升，电脑仓在背后贴着
feature > 侧面有个隐形口，伞塞进去不占里面
evidence > 我塞了15寸的本子加两层饭盒，站着不倒
benefit > 肩带宽，回家那段两公里不勒
twist > 白色不耐脏，后悔没买黑的
summary > 一百三，用三年，一天一毛多

## 种草笔记｜n｜result,promise
hook > 终于在30岁前把失眠治好了（无药版）
before/pain > 最惨的时候一晚上数到四千多只羊，早上六点听鸟叫
solution > 真正起作用的是三件不起眼的小东西
point/how > 一个传统闹钟，把手机请出卧室
point/how > 一条七公斤的重力毯，像被人抱着
point/how > 一本看不下去的书，我用的是税法
after/evidence > 手环上，深睡从38分钟到1小时50
context/twist > 当然啦，真的严重请看医生
action > 今晚你几点睡？监督一下

## 种草笔记｜n｜dialogue,scene
hook > "你怎么突然会穿衣服了？" 闺蜜盯着我看了三秒
context > 其实我就做了一件事，把衣柜清到只剩33件
point/how > 颜色留四个：黑、米、灰蓝、一点点酒红
point/how > 裤子全部改到脚踝上一指
point/how > 包只留两个，一大一小
before/why > 以前早上站衣柜前二十分钟，其实是选项太多
after/benefit > 现在闭眼抓，都搭
evidence > 剩下的卖二手回了一千六
action > 清单想要的举手🙋

## 种草笔记｜n｜scene,pain
hook > 夜里十一点，合租的厕所又有人在洗澡，我端着牙杯站在门口
pain > 这种日子过了两年
solution > 直到我在房间里搭了个"迷你洗漱台"
how/feature > 一辆三层小推车，上面放折叠盆和加湿瓶
how/feature > 镜子是吸在窗户上的，带灯
how/feature > 废水倒进带盖的桶，第二天早上再倒
evidence/benefit > 现在十分钟洗完，在自己地盘敷面膜追剧
context > 总共花了一百一十几
action > 合租的姐妹抱一个

## 种草笔记｜n｜loss,number
hook > 交了4600块学费才明白，小户型真的别买L型沙发
pain/context > 当时样板间一坐就走不动道，回家一放，门打不开了
agitate > 拆腿、拆扶手，最后卖二手才回了八百
solution > 后来换成一张两人位加一个蒲团
feature > 1米5，腿高，扫地机能进去
benefit > 客厅一下多出来一块能做瑜伽的地
evidence > 来六个朋友，坐地上的反而最开心
save/action > 量完再买，量法我写在评论第一条

## 直播切片｜s｜suspense,promise
hook > 等一下 先别走 箱子里这件我没跟你们说过
context > 昨天刚到的样 就三件 老板都不知道我拿出来了
feature > 你看这个领 真的狐狸毛 不是那种一摸掉一手的
feature > 里面是鹅绒 九十五的 拎起来才一斤四两
evidence > 我对着灯给你们照 看到没 绒朵这么大
advantage > 隔壁直播间同样的 三千六 你们可以现在去搜
action > 我先不报价 想要的把想要打满 我去磕
action > 一千六百九 能接受的扣接受 上

## 直播切片｜s｜pain,question
hook/pain > 有没有宝妈 孩子一到换季就流鼻涕 一晚上擦醒三四回的
pain/agitate > 鼻子底下那块都擦破了 一碰就哭 是不是
solution > 咱这个保湿的云柔巾 就是给这种娃用的
feature > 里头加了甘油 你摸 是润的 不是水
evidence > 我拿它擦气球 拿普通抽纸擦气球 看 普通的炸了 这个没炸
trust > 大品牌代工的 日期上个月的 我给你们怼镜头
action > 一箱二十四包 四十九块九 我再给你搭四包便携的
action > 来 三 二 一 上了 抢到的扣抢到

## 直播切片｜-｜promise,result
hook > 今天这一场，我让你用一杯奶茶的钱把全家的毛巾换了。
context > 不是清库存啊，是厂庆，一年就给我这一次。
feature > 纯棉的，八十乘四十，一条一百二十克，厚的。
evidence > 你看我把它揪成团，泡水里，十秒，沉底了，说明吸水。
evidence > 拿白布使劲擦它，一点颜色没掉。
benefit > 洗脸洗头擦手，一人两条，颜色分开不打架。
action > 六条十九块八，一号链接，拍完回来打已拍，我给你优先发。

## 直播切片｜s｜conflict,counter
hook > 黑粉又来了啊 说我这蜂王浆是色素调的
setup/context > 行 你别走 你在这儿看着
evidence/how > 杯子里头一半热水 一半冷水 挖一勺进去
evidence > 看见没 丝丝缕缕往下掉 不是一下子散的 散的那是假的
trust > 我这个每一瓶底下有采集的日期 哪个场哪个师傅 你扫
feature > 一瓶二百五十克 冷链走 到手还是冻着的
twist > 他不说话了 他下了
action > 来 咱们接着 三号链接 要的姐妹带走

## 直播切片｜-｜trend,loss
hook > 还有四天过年，快递明天下午五点就停了啊，我不吓你们。
context > 我们家最后一车是明天中午十二点，过了就是初八。
feature > 礼盒里头是六样，核桃、巴旦木、夏威夷果，都是原味和奶油各半。
evidence > 你看这个核桃，我徒手捏，开了，仁是整的。
benefit > 拎着去丈母娘家，红彤彤一大提，有面儿。
trust > 坏一个赔一袋，你拍照给我就行，过年也有人值班。
action > 七十九一提，两提包邮，赶紧的，地址写细一点。

## 直播切片｜s｜counter,negative
hook > 你们别听别人说丝绸不能机洗 不能洗的那是浆过的
why > 浆过的丝 一见水 浆掉了 就皱成一团
feature > 我这个是砂洗的 出厂前已经洗过三遍了
evidence > 这件我穿了两年 天天扔洗衣机 你看这个光
how > 就是装个网袋 冷水 别用碱性大的洗衣粉
twist > 晒的时候别对着太阳 会黄 这个我得说
benefit > 夏天贴身穿 出一身汗它不粘
action > 藏青还有十一件 豆绿八件 自己选

## 直播切片｜s｜number,promise
hook > 九块九 九块九啊 三斤 不是一斤
context > 丑苹果 我自己家果园的 冰雹砸过 有疤
evidence > 我切一个 你看里面 糖心 是不是跟那个卖二十的一样
evidence > 糖度计 我挤一滴 十七点二
twist > 外面真不好看 你要送人别买
benefit > 自己家榨汁 煮水 给娃切块 一点不影响
action > 三斤九块九 九斤二十四 坏果包赔
action > 上链接 给两百单 看大家手速

## 直播切片｜-｜contrast,result
hook > 左手这条是你们上回买的，右手是今天这条，先看，别问价。
evidence > 你看缝线，上回一公分四针，今天这个七针。
evidence > 拎起来，上回的坠，今天这个是垂。
feature > 里面换成了铜氨的，四十五支，凉飕飕的。
why > 为啥改？上回有三十多个姐妹说坐久了后面起褶，我记着呢。
benefit > 今天这个你坐地铁两个钟头站起来，还是直的。
action > 老粉有券，七十，新来的点关注领三十，一号。

## 直播切片｜s｜negative
hook > 这个我不建议你拍 真的 油头的别拍
why > 它是滋润的 里面有椰子油 油头用了第二天就塌
context > 我卖货不是这么卖的 不适合你我就不给你
feature > 干枯的 烫过染过的 发尾一拉就断的 才是它
how > 洗完擦到半干 按两泵 从耳朵下面往发梢捋
evidence > 我助理小雪 漂过三次 你看她现在 梳子一梳到底
action > 符合的 扣个干字 我数一下 给你们放货
action > 六十九 两瓶 送个宽齿梳

## 直播切片｜s｜identity,question
hook > 一米五几的小个子来没来 来了的打个小字
pain > 买裤子是不是回回要剪裤脚 剪完那个喇叭都没了
solution > 今天这条 是按你们的腿做的 裤长八十九
feature > 膝盖那个位置我往上提了三公分 显腿长就靠这
evidence > 小美你过来 一米五三 站直 大家看 到脚面 不堆
benefit > 配个厚底 谁知道你多高
action > 七十九 黑色多 蓝色少 自己拍 拍错能换

## 直播切片｜-｜question,dialogue
hook/question > 有人问四号和六号的面膜有啥区别，我给大家拆开来看。
feature > 四号是膜布的，精华三十毫升，水状的。
feature > 六号是涂抹的，绿泥，带点小颗粒。
why > 脸干起皮用四号，鼻子上冒油长黑头用六号。
how > 四号十五分钟就揭，别贪，六号八分钟，别等干透。
twist > 孕妈都先别用，里面有水杨酸。
action > 四号六号一起拍，一百二减三十，想要的扣四六。

## 直播切片｜s｜result
hook > 上个月买过的姐妹 已经有一百多个回来返图了
testimony > 来我念一个啊 说戴了二十天 同事以为她去打了针
evidence > 这个是她的照片 左边七月三号 右边七月二十四 自己看
feature > 里面是多肽 加了一点点咖啡因 一瓶三十毫升
how > 晚上洗完脸 挤两泵 从下巴往耳朵根提
twist > 哺乳期的先不要 等断了奶再来
trust > 七天不满意 空瓶退给我 运费我出
action > 老价 一百五十九 今天双瓶二百七十九 自己算

## 直播切片｜s｜dialogue,conflict
hook > 小王 这个价是谁改的 谁让你标八十八的
setup > 小王：姐 昨天不是说八十八吗
setup/conflict > 那是昨天 昨天是老款 今天这是加厚的 八十八我进都进不来
twist/action > 算了 标都标了 前面五十个我认
feature > 大家看 这是珊瑚绒双层的 克重三百六
evidence > 我吹一口气 手放后面 一点风没有
action > 五十个 八十八 没抢到的后面是一百一十九
action > 开 别客气

## 直播切片｜-｜scene
hook > 我现在人就在地里，刚下过雨，鞋上全是泥，给你们现挖。
evidence > 看，一锄头下去，这一串，少说三斤。
feature > 这个叫一点红，沙土地里长的，栗子味的。
evidence > 掰开，白的，有浆，粘手，这就是新的。
how > 到家别马上蒸，晾三天，糖出来了再吃。
trust > 挖断的、有虫眼的，我都挑出来喂猪，给你们发的是中不溜的。
action > 五斤十六块八，快递后天走，今天先到我这儿排个队。

## 直播切片｜s｜loss,trend
hook > 最后二十六单 卖完这个色就绝版了 染厂不接了
context > 我昨天去问的 那个染料停了 后面只有灰的
feature > 这个叫雾霾粉 显白 不是芭比粉
evidence > 我手放上去 是不是白了一个度 我没开美颜啊
benefit > 过年回家穿 拍照 你就是人群里那个
testimony > 昨天有个姐妹没抢到 私信我说哭了
action > 两百六十九 二十六单 现在还有十九 还有十五
action > 好 没了 后台把库存清掉
`;
