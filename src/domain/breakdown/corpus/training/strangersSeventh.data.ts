/** Data: texts of many hands, judged by a seventh person who had seen neither the other texts nor the rules; form as in foreignDev.data.ts. */
export const strangersSeventh = `
## 带货口播｜s｜identity,pain
hook/pain > 家里实木餐椅坐俩月就开始嘎吱嘎吱叫的 举个手
pain/agitate > 吃饭都不敢往后靠 生怕当着亲家的面散架
context/why > 大部分是榫头没吃胶 就靠两颗螺丝硬拽着
solution > 我们厂这把是老师傅手打的直榫 外面再加一道楔子
evidence > 来 两百一十斤的小陈 你站上去蹦两下
feature > 白蜡木 椅背弯的是整料蒸出来的 不是拼的
trust > 五年之内晃了 你拍个视频过来 我给你换把新的
action > 四把起发 左下角 要原木色的备注一下

## 种草笔记｜n｜scene
hook/context > 周二晚上十一点，我蹲在浴室地上，用一把旧牙刷抠瓷砖缝🫠
pain > 抠了二十分钟，抠白了……巴掌大一块
solution/twist > 第二天同事丢给我一支她用剩一半的缝隙凝胶
how > 挤上去，盖层保鲜膜，睡觉
after/evidence > 早上水一冲，黑的那条线没了，真没了
point/feature > 味道有点冲，开窗；不要和84一起
testimony > 我妈来家里看了一眼，问是不是换砖了
action > 牌子放评论区，不是广子，十几块的东西

## 知识科普｜n｜counter,negative
hook > 孩子半夜腿疼，别急着一口咬定是“长个儿”。
point/solution > 生长痛一般是两条腿轮着来，膝盖前面、小腿肚居多，天亮就好。
point > 如果总是固定一侧、走路跛、摸上去发热，那就不像了。
agitate/why > 骨头里的炎症和一些少见的肿物，早期也爱在夜里疼。
how/solution > 您可以记三件事：哪条腿、疼多久、白天跑跳受不受影响。
action/point > 连着两周以上，带着记录去看小儿骨科，拍个片子并不复杂。
summary/punchline > 多数是虚惊，可少数耽误不起。

## 教程｜n｜promise
hook > 三分钟，把手机里四千张截图清干净，一张有用的都不丢
how > 第一步，相册里点“截屏”那个相簿，别在全部照片里翻
how > 按月份往回拉，先把去年双十一以前的整月勾掉
point/how > 半年没打开过的截图，你以后也不会打开的，信我
how > 剩下有字的，长按识别文字，粘进备忘录
how/point > 收货码、健身房二维码这种单独建个“常用”
how > 最后记得去“最近删除”里再清一回，不然空间没腾出来
save/action > 月底了再翻出来照着做一遍就行

## 剧情对话｜n｜dialogue
hook/context > “妈，这人谁啊，怎么坐在爸的椅子上？”
context > 她没吭声，低头剥豆子，剥一颗掉一颗
agitate/context > 男人站起来要走，我把门一挡：先说清楚
twist/context > 他从兜里摸出一张磨毛了边的借条，日期是九八年
context/twist > 借钱的是他，签字作保的是我爸
twist/context > “你爸当年替我还的，我找了你们家十一年。”
context/summary > 桌上那个布包，我妈到现在还没打开
punchline > 人走了，账还有人记得，真好

## 探店｜s｜scene
hook/context > 现在是早上六点四十 我在宜宾南岸一个菜市场的拐角
solution/context > 就这家 没招牌 八张小桌子 全是刚下夜班的
feature > 燃面一两起卖 芽菜自己家剁的 花生是现舂的
testimony > 我扒拉了第一口 嗯…辣子不是那种死辣 是香到鼻子后头去
testimony/evidence > 旁边这位大哥 出租车师傅 吃了十九年了 你问他
point/trust > 缺点嘛 汤只给紫菜汤 去晚了猪油没得
action > 位置我打到屏幕上 八点半之前去啊

## 测评｜n｜number
hook > 五副老花镜，从19块9到860，我爸戴了一个月
trust/context > 本人验光师，干了十三年，五副都是自己掏钱
how/context > 先上焦度计，再看瞳距，最后让老头儿念药盒上的小字
evidence > 19.9那副左右差了0.37D，戴半小时他说脑门发紧
evidence > 99的居然合格，就是鼻托夹得两个红印子
evidence/point > 再往上，差别主要在镀膜和镜腿，度数都准
evidence/twist > 老爷子最后天天戴的是239那副，理由：轻，掉地上没坏
summary > 所以别买两位数以下的，也不必冲着四位数去

## 情感观点｜n｜result,number
hook > 34岁这年，我从会计师事务所辞职，回恩施种茶，今年刚够本
before > 以前年审季，我在酒店大堂的沙发上睡过四个晚上
before/pain > 有天早晨照镜子，左边眉毛秃了一块
agitate/pain > 回家头一年，霜冻，二十亩芽头黑了一半
agitate/pain > 我爸说你算账算得那么清，怎么没算到老天爷
how/context > 第二年我学着看积温、搭烟堆、半夜三点起来点火
after > 到今年春茶，头采卖完，还掉了信用社最后一笔
after/punchline > 眉毛也长回来了，比以前还浓

## 情感观点｜n｜negative
hook > 不是所有的“为你好”，都得收下
context > 上周那个把侄女志愿偷偷改成师范的新闻，评论区吵翻了
context/pain > 有人说姑姑也是过来人，有人说这叫偷
point > 我站后者，而且不打算客气
point/why > 一个十八岁的人，有权利选错，选错了的路也是她自己的
evidence > 我表姐当年被改成护理，干了两年，如今在卖卤味，绕了一大圈
punchline/point > 爱里头要是没有一句“你觉得呢”，那就是占有
action/question > 你被人改过志愿吗？

## 公众号长文｜n｜question
hook/question > 一家县城眼镜店，一年能卖出多少副镜架？
context/trust > 我们在河南叶县蹲了九天，把三条街上的十一家店都问了一遍。
evidence/point > 最多的那家，两千六百副；最少的，不到四百。
point/twist > 差距不在位置，也不在价格，而在老板愿不愿意把验光那二十分钟做足。
evidence > 卖得最好的刘老板，墙上挂的不是明星海报，是一沓学生的复查记录。
testimony > 他说：“家长不认牌子，认你记不记得他娃去年多少度。”
evidence/point > 复购率这个词他没听说过，可他的顾客六成是回头的。
punchline/summary > 生意慢的时候，慢功夫反而显出来了。

## 直播切片｜s｜identity
hook > 刚进来的宝妈 家里有一岁到两岁半的 先别走 听我说一句
solution > 今天讲的这个是学步鞋 不是运动鞋 两码事啊
why/pain > 娃的足弓没长好 鞋底太厚他脚趾头抓不住地
evidence/feature > 你看我一弯 前三分之一折得动 后跟这里捏不动
how/action > 量脚长加零点八 不会量的把脚印踩在纸上 拍给客服
trust > 运费险都有 穿了不合脚 洗干净照退
benefit > 两双的话 再送一双地板袜 冬天在屋里就穿它
action > 来 三二一 一号链接 一百二十双 上了

## 带货口播｜n｜identity
hook > 理过五年头、手稳、不爱推卡的师傅，来唠两句
feature/context > 咱是铁岭市里一家老理发馆，两间门脸，六把椅子
feature > 不办卡，不推烫染套餐，洗剪吹就二十八
benefit > 底薪四千二，剪一个提十二块，中午管饭，我媳妇做
trust/pain > 上个师傅走是因为回鹤岗照顾老娘，不是处不来
point/feature > 会刮脸的优先，我们这儿老爷子多
action > 白天来店里剪一个给我看，电话在门玻璃上

## 种草笔记｜n｜scene
hook/context > 外面零下九度，店里暖气片上烤着四个橘子🍊
feature/solution > 新到的安化黑茶今天拆了第一篓
feature > 金花比去年密，掰开一股子晒过的稻草味儿
evidence/testimony > 煮了一壶，三个人喝了一下午，没一个人喊睡不着
point > 新茶火气还没退净，肠胃弱的等过完年再来喝
action > 想尝的路过进来坐，不买也给倒

## 非营销｜n｜none
solution > 关于三号楼电梯更换钢丝绳的通知
solution > 各位住户：12月3日（周四）8:30至16:00，三号楼东侧电梯停运。
why > 年检发现有两股断丝超标，维保单位建议立即更换。
how > 停运期间请走西侧电梯，有轮椅的住户可提前联系物业安排人抬。
point > 当天请勿网购大件，快递柜也在施工范围内。
action > 如有特殊情况，请于周二前告知前台小郑。
summary > 给您添麻烦了。

## 剧情对话｜s｜conflict
hook/pain > 婆婆要给娃剃满月头 我妈说剃了头发就不长了 俩人抢推子
context/agitate > 我夹在中间 手里还抱着个哇哇哭的
context/twist > 这时候隔壁理发的老蔡端着饭碗过来了
trust/context > 他说二位都坐 听我这个剃了三十年头的讲
point/twist > 毛囊数出娘胎就定了 剃不剃 它都那些根
context/point > 婆婆说那我邻居家咋越剃越密 老蔡说那是截断面粗 看着密
twist > 正说着 娃一泡尿滋在了推子上
punchline/summary > 行了 谁也别争了 孩子自己做主了

## 带货口播｜n｜counter
hook > 别再拿衣柜顶上那床羽绒被去晒太阳了！
context/why > 羽绒里头有油脂，暴晒两个钟头，绒就脆了
agitate/evidence > 脆了什么样？你抖被子，满屋飞的那种碎毛毛就是
solution > 我家现在就用这个，床上除湿烘被机，带定时的
how > 风管塞被窝里，按四十分钟，该刷牙刷牙
feature > 温度最高五十五，自己会断，线有两米四
benefit > 回南天的时候你钻进去，那个干爽，懂的都懂
action > 要白色的拍第一个，绿的今天没了

## 种草笔记｜n｜contrast
hook/before > P1 是我去年冬天的手，P2 是上礼拜的
before/pain > 在幼儿园做保育，一天洗四十几次手，指缝里裂得能渗血
solution/context > 换过七八支，留下来的就这管尿素膏，药店货架最底下那层
feature > 20%的，不香，白色，抹上有点黏
how > 我睡前抹一坨，套一次性棉手套，周末厚敷
after/evidence > 大概第九天起，拧毛巾不咧嘴了
point > 破了口的地方先别抹！会蛰得你跳起来
action/benefit > 姐妹们去药店问，比网红那几支便宜一大截

## 教程｜s｜pain
hook/pain > 还在为折不好婴儿床笠发火呢
how > 来 跟我手走 四个角先反着套在左手上
how > 第二个角翻过来 扣第一个 就像套两个碗
how > 转过去 第三第四个一样 现在你手里是个长条了吧
how/point > 这边松紧往里藏 不藏就白叠
how > 铺平 三折 再三折 收
evidence/after > 看 一本杂志那么大
save/action > 左上角点个星 今晚换床单就用得上

## 知识科普｜-｜number,suspense
hook > 一杯茶里，影响你睡不睡得着的，其实有三样东西。
point/solution > 头一样是咖啡碱，芽头越嫩含得越多，所以明前绿茶未必比老白茶温和。
point/solution > 第二样叫茶氨酸，它会把咖啡碱的劲儿往下摁一摁，这就是为啥同样的量，喝茶没有喝咖啡那么心慌。
point > 还有一样常被忘掉：水温和时间。
evidence/how > 八十度泡三十秒，出来的咖啡碱大概只有沸水闷五分钟的四成上下。
how/solution > 晚上嘴馋又怕失眠，那就洗一道，降温，快出汤。
punchline/summary > 茶没变，变的是你怎么对它。

## 探店｜n｜suspense
hook > 先别划走，这家三十八一位的自助，角落里藏着一样东西，全网没人拍到
context > 坐标沈阳铁西，老工人文化宫后身儿
feature/solution > 进门左手冷菜十四样，锅包肉现炸，五分钟一锅
testimony/evidence > 锅包肉我吃了三回，头一锅醋大了点，后头两锅正好
point/trust > 海鲜就别指望了，那个虾小得跟牙签似的
twist/point > 说好的东西来了——最里头小门，大姨现包酸菜油滋啦饺子，限量两盆！
testimony/evidence > 一盆三分钟没，我抢了六个，烫得上膛起泡也认
action > 周一不开，十一点前排队

## 测评｜n｜conflict
hook/pain > 驴友说徒步鞋必须高帮，越野跑的说低帮才对，我两双都穿去了武功山
context/how > 同一个人，同一个包（11.3公斤），上山穿高的，下山穿低的
evidence > 上到金顶，脚踝一次没崴，可脚心热得像塞了两块红薯
evidence > 下山那段石阶，低帮轻快，崴了一下，左边，不重
point > 高帮保的不是不崴，是崴的时候角度小点儿
point/advantage > 低帮赢在干得快，过完水坑二十分钟就不咕叽了
summary/point > 负重过十公斤、路烂，穿高的；轻装走修好的路，低的就够

## 情感观点｜s｜dialogue
hook > 医生跟我说 你这牙 再晚来半年就只能种了
before/context > 那年我二十六 在佛山卖瓷砖 一个月瘦了十四斤
before/why > 忙起来就是可乐配烟 刷牙 三天想起来刷一次
pain/agitate > 疼的时候我拿花椒咬 咬到半边脸木了接着打电话
twist/agitate > 真正让我怕的是有次跟客户笑 人家往后躲了一下
how/solution > 后来我把提成全搁嘴里了 补了五颗 拔了两颗
after/summary > 现在客户夸我笑得实在 嘿嘿
punchline > 你糊弄身体的那些账 它一笔一笔都给你记着

## 情感观点｜-｜trend
hook > 毕业季又到了，满屏都是“不去大厂也可以”，我想泼一盆温水。
twist/point > 可以是可以，但别把“可以”说得像免费的。
trust/evidence > 我当记账师傅八年，带过十来个不去大厂的孩子，他们最先遇到的不是自由，是社保断缴。
evidence/agitate > 小公司没人告诉你公积金转移要填哪张表，也没人替你问个税汇算。
twist/context > 我不是劝谁回头。
point/how > 只是想说，选小路之前，先学会看自己的工资条。
punchline > 自由从来有价签，印得小罢了。

## 公众号长文｜n｜scene
hook > 凌晨四点二十，安溪祥华的山腰上，晾青的竹筛已经摆了三百多个。
context > 陈阿嬷今年七十一，她说自己听得出茶青“走水”的声音。
context > 我凑近了听，什么也没有。
context/punchline > “你心里有事，听不到的。”她笑。
context/solution > 所谓走水，是叶梗里的水往叶缘退，叶子由软变硬，再变软；摇青的轻重全看这个。
context/pain > 如今年轻人多用空调做青，温湿度设好，省力，也整齐。
twist/point > 可整齐之外，少了一点说不清的东西。
punchline/summary > 阿嬷不争，她只把自己那三百筛，一筛一筛地摇完。

## 直播切片｜n｜loss
hook > 亲们，你家乳胶枕要是用了三年以上还没换，等于每天枕着一袋粉末睡觉
evidence > 我手里这个是粉丝寄回来的，你看，我一搓，掉渣
context/why > 天然乳胶就怕光怕汗，没有枕套护着，氧化得快
solution/feature > 今天这款内套是缝死的，不让你拆，拆了就老化
trust/point > 有人问味道大不大，开头两天有股奶腥味，晾在阴处就散
trust/advantage > 市面上标93%的，你让他把检测报告发出来，我家在详情页第四张
action > 两只装走二号链接，库存我让助理报一下
action > 还有六十七，五十……不拉扯了，要的赶紧

## 带货口播｜n｜promise,conflict
hook > 给我一间二十平的门面，我教你三个月把小儿推拿馆开起来
trust/context > 我是菏泽的老徐，自己有四家店，最早那家开了九年
feature/solution > 不收加盟费，收的是设备和培训，一共三万八
how > 头一个月在我店里跟班，第二个月你上手，第三个月我派人驻店
trust/evidence > 去年帮起来的十二家，关了两家，我不瞒你，一家选址，一家两口子闹离婚
point > 没有孩子缘的别来，光想挣快钱的也别来
action > 先来看店，车票你自己出，饭我管

## 种草笔记｜n｜dialogue
hook > 顾客：“老板，你这沙发三年了怎么还不塌？”
trust/twist > 我：因为坐垫里那层海绵是我老丈人监工切的，他比质检还凶😂
feature > 45密度，蛇簧，框子是落叶松
evidence/testimony > 事情是这样的，张姐家俩小子，天天拿它当蹦床
testimony/evidence > 这位大姐今天给她闺女又订了一套，连颜色都没换
action > 门市周末都在，来坐坐看，坐不塌的

## 非营销｜n｜none
solution > 酸汤莲藕炖排骨（四人份）
solution/how > 肋排两斤半，粉藕两节，贵州红酸汤一碗，木姜子油几滴，姜一块
how > 排骨冷水泡半个钟头，换两道水，下锅焯出沫子
how > 锅里油热，姜片煸黄，倒酸汤炒到冒泡
how > 排骨进去，加滚水没过，大火十分钟转小火
why/point > 藕不要早放，放早了汤发黑，等排骨炖到四十分钟再下
how > 再煨半小时，筷子戳得动，关火才滴木姜子油
point > 盐最后放，红酸汤本身就咸

## 情感观点｜n｜suspense
hook > 我爸的工具箱里有把锁了二十三年的小抽屉，上个月终于打开了
context > 他打家具的，苏北人，话少，一天能说二十句算多
context > 小时候我们仨都猜那里头是钱
context > 我哥猜得最准的一次，说是存折，还编了个数
twist/context > 他中风以后右手使不上劲，让我拿凿子把锁撬了
twist/point > 里面是我们仨的乳牙，用红纸包着，写了日子
twist/context > 我的那包上多写了三个字：不肯拔
context > 我坐在刨花堆里，哭得鼻涕拉老长
after/summary > 现在那抽屉不锁了，我往里放了我女儿的第一颗
punchline > 不爱说话的人，都是攒着的

## 知识科普｜n｜loss
hook > 医保卡借给丈母娘刷了一次降压药，可能让你往后的商业险一分钱都赔不到。
context/why > 刷卡留下的，是“你本人确诊高血压”的记录。
agitate/context > 保险公司理赔时会调近两到五年的就诊和购药数据，看的是身份证号，不听你解释。
evidence > 银川有位客户，查出甲状腺癌，就因为四年前一张借出去的卡，扯皮扯了七个月。
solution > 真想给家里人用，去办“家庭共济”，在手机上绑定，走的是他本人的名字。
benefit/point > 绑定只用你的余额，不会把病记到你头上。
action > 今晚吃完饭就能弄，国家医保服务平台里找“亲情账户”旁边那个入口。

## 种草笔记｜s｜identity
hook > 租房党 尤其是那种房东不让钉钉子的 看看这个
pain > 我上个房子走的时候 因为墙上六个洞扣了我一千二 一千二啊
solution > 这次用的顶天立地杆 俩头一拧 撑在天花板跟地板中间
point/how > 记得垫那个硅胶片 不然天花板有圈印
evidence/feature > 一根标的是承重三十公斤 我挂了十一件大衣 一个包
benefit/after > 墙角那块死地方 现在是我最喜欢的一面
testimony > 房东大叔上来修水管 绕着看了两圈 问我链接哈哈哈
benefit > 搬家一拆就走

## 剧情对话｜n｜scene
hook/context > 下午五点半，幼儿园门口，所有孩子都被接走了，只剩一个
context > 老师打了四个电话，没人接
context > 小男孩说，我爸在山上，山上没信号
context > 老师给他剥了个橘子，他不吃，揣兜里
twist/context > 天擦黑，一个满身泥的男人跑过来，鞋都跑掉一只
context > “对不住对不住，搜救队那边刚把驴友抬下来。”
question/context > 老师愣了：抬下来的那个，是不是穿件橙色冲锋衣？
twist/point > 那是她弟
punchline/summary > 小男孩把橘子掏出来，分了一半给她

## 测评｜s｜result
hook > 三款记账软件轮一圈 最后留在我手机里的 是界面最丑的那个
context/pain > 我们店一天一百来笔 现金 微信 还有赊账的 乱得很
how/context > 三款各用两个礼拜 我跟我媳妇轮着录
evidence/pain > 头一款好看 可录一笔要点七下 中午高峰根本来不及
evidence/pain > 第二款能语音 我这口音它听成 收张三丰三百
evidence/advantage > 丑的那个 两下就完事 赊账还会变红
point/trust > 缺点是换手机要自己导一次 导错了哭都没地方
summary > 小店就挑快的 别挑靓的

## 带货口播｜s｜question
hook > 你们家孩子写作业 台灯是放左边还是右边 有人知道吗
context/point > 右手写字放左前方 不然手挡一片黑影
pain/twist > 可是你放对了 他头一低 还是黑的呀
context/why > 因为大多数台灯就照脸盆那么大一块
solution/feature > 这款两翼的 灯头展开六十二公分 从桌子这头铺到那头
evidence > 照度计我放在桌角 四百一 你看数
trust > 国AA 证书编号在灯座底下 自己上网查
benefit > 大人画图 老人穿针 都借得上光
action > 今天下单的 灯杆色自己挑 橱窗第三个

## 公众号长文｜n｜counter,dialogue
hook > “学门手艺，一辈子饿不死”——这话在县城，已经不灵了。
evidence/context > 我哥2009年学修DVD，2013年学贴膜，2018年学抓娃娃机维保。
context/agitate > 每一门，他都学得不赖，每一门，都只吃了三四年饭。
point/why > 手艺附着在东西上，东西没了，手艺就成了故事。
twist > 但他身上有样东西一直没过期：他会跟人打交道。
evidence > 修DVD时的老主顾，后来找他贴膜，再后来把孩子的生日会包给他。
after/context > 如今他开一间二十来平的“什么都修”，修不了的，他知道该找谁。
punchline > 东西会旧，人缘会长。
action/question > 你们那里，有没有这样一个“什么都找他”的人？

## 探店｜n｜negative
hook > 不是每家开了三十年的理发店，都配叫老师傅
pain/context > 我在景德镇踩过两家，一家推子没电硬推，一家把我鬓角剃成两个台阶
solution/twist > 第三家总算对了，珠山中路往里拐，门口一根褪色的转筒
trust/evidence > 老爷子姓万，剪前先拿手摸头，摸完才说：你左边有个旋，留长两分
feature/testimony > 洗头是那种往前趴的，水温他先试自己手腕
testimony/evidence > 出来我妈没认出我，以为我换了对象来接她
feature/point > 18块，现金，找零用的铁皮饼干盒
point/trust > 染烫不做，问就是“做坏了对不起人”

## 教程｜n｜question
hook > 实木桌子被热锅烫了个白圈，只能认栽吗？
solution/point > 不用，家里有吹风机就行，真的
context/why > 白圈是水汽跑进漆膜底下了，还没伤到木头
how > 中档热风，离一拃远，来回扫，别停在一个点
how > 看着它慢慢变淡，大概三四分钟
how > 擦干，拿棉布蘸一点点橄榄油，顺着木纹蹭
point > 发黑的圈是另一码事，那得打磨，别硬吹
benefit > 学会这招，省下喊师傅上门的一百五

## 种草笔记｜s｜scene,contrast
hook > 刚满月的小家伙跟九十四岁的老太太 今天在我店里碰一块儿了
context > 小的睡着了剃的 老的坐得笔直 说要留个能见人的样子
testimony > 老太太说咱这把推子比她孙子还轻手
context/setup > 我这行吧 平时也没啥
punchline > 就是看着人从没头发到有 又从有到没 😌
action/solution > 明儿照常开门 初一十五休

## 带货口播｜s｜pain,identity
hook/pain > 商场柜台一站十个钟头 静脉曲张都站出来了吧
solution > 来我们验光中心 坐着上班 学一门吃一辈子的本事
benefit/how > 头三个月跟诊学插片 学费免 一个月发两千六
benefit > 考下中级证 底薪跳到五千八 节假日两倍
trust/context > 我们是真缺人 今年学生筛查排到了腊月
feature/point > 坐标湘潭 河东 河西各一家 就近分
point > 眼神好不好无所谓 心细就行
action > 发你的名字跟年龄到店里微信 别打电话 验光时候接不了

## 直播切片｜s｜dialogue
hook > 助理 你跟大家说 这款帐篷昨天谁给退回来的
context/testimony > 一个大哥退的 理由是太好搭了 他想跟儿子多搭一会儿没搭上哈哈哈
feature/evidence > 自动的 伞骨一拉 十一秒 我现场给你们搭
evidence > 一 二 三…起来了吧 我这还穿着高跟鞋呢
evidence/question > 防不防雨 PU三千 前天我们拿洗车枪呲的 里头就门缝潮了一条
point > 四级风以上必须打地钉 不打飞了别找我
benefit/feature > 今天带地垫带灯 灯是能充电那种
action > 一百九十九 三十顶 拍了的扣个 山 字
action/summary > 没抢着的别走 二十分钟后还有一拨

## 情感观点｜n｜conflict
hook/pain > 年轻人说彩礼是陋习，丈母娘说那是底气，其实两边讲的不是一件东西
point/context > 一边讲的是钱，一边讲的是怕
context/evidence > 我妈那辈人，离了婚能带走的就两床被子一个脸盆
evidence/trust > 我在法院做书记员，去年经手的四十来件离婚案，真正为彩礼打的只有六件
point/twist > 多数人争的，是“你家当初看没看得起我”
solution/point > 与其吵数目，不如把房子写谁、孩子谁带先摊开
punchline > 能摊在桌上的，就不会长在心里

## 非营销｜n｜none
solution > 11月第四周 门店晨会记录
solution > 到会：店长老秦、小鹿、阿标、兼职两名；请假：美云（孩子发烧）
point/pain > 上周客诉三件：两件说吹风太烫，一件说等了五十分钟没人理
why > 等候那件是预约本记重了，周六下午两点写了两个姓黄的
solution/how > 以后预约统一记在平板上，纸本子收起来
how > 吹风机出风口各自检查，滤网每天下班前抠一次
point > 染膏盘点少两支7/43，谁用了补登记
action > 阿标负责周五前把平板套上防水壳
summary > 散会 9:20

## 教程｜s｜scene
hook/context > 现在是北京时间五点十分 天刚亮 我教你们在露营地用一个卡式炉煮出不糊的粥
how > 水先开 米后下 记住这个顺序就赢一半
how > 下米以后用勺背贴着锅底推 推到重新冒泡
how/point > 卡式炉火心小 中间最容易焦 锅得时不时挪半个身位
how > 盖子留条缝 火拧到快灭没灭那个地方
point/how > 风大的话底下会一边生一边烂 拿水壶挡着
how > 十八分钟 关火 再焖五分钟 焖的时候去叠睡袋
after/evidence > 得嘞 开花了

## 带货口播｜-｜result
hook > 先看结果：这面墙，三年被我儿子画成什么样，现在是什么样。
pain/context > 蜡笔、圆珠笔、还有一块我怀疑是番茄酱。
solution > 我就用了这么一块纳米海绵，沾水，拧到不滴，画圈擦。
evidence > 没剪辑啊，镜头一直没断，二十六秒这一块。
point > 亮面漆轻点，深颜色的墙先找个角试。
advantage/feature > 一包三十片，密度比超市那种高，擦完不是烂成一坨。
benefit > 省下重新刷墙的八百块，给孩子买两盒能水洗的笔。
action > 点头像旁边那个小车，选压缩装。

## 情感观点｜s｜scene
hook/context > 高铁上 一个小伙子把外放关了 跟邻座老太太说对不住
context > 老太太说没事 我耳背 你放的啥 我也听听
context/twist > 俩人就头碰头 一只耳机 听了一路单田芳
point > 我一直觉得现在大家脾气大 不是因为坏 是因为谁都觉得别人在欺负自己
point/summary > 你先软一句 那根弦就松了
evidence/trust > 我干客运十七年 车厢里打起来的 没有一回是为了大事
punchline > 让一步不是怂 是给这趟车腾点空气

## 情感观点｜n｜counter
hook > 别再夸我“一个人带娃真伟大”了，我一点都不想伟大。
context > 孩子爸跑船，大连到釜山，一年在家四十来天
context > 我白天给三家小公司代账，晚上给她拍嗝
pain/context > 有回发烧三十九度二，我把她绑背上，蹲着换煤气罐
twist > 真正救我的，是楼下修鞋的孙姨
context > 她说你把娃放我摊上，我这敲敲打打她反倒睡
context/after > 就这么放了两年，她学会的头一个字不是妈，是“钉”
after/summary > 今年她上小班，老师问长大干啥，她说修鞋
punchline > 伟大是把人架上去，搭把手才是真的

## 种草笔记｜n｜number
hook > 6个让我在工位上少骂人的小东西，第4个同事抢着抄作业
point/feature > 1️⃣ 脚踏，带滚珠的那种，光脚蹬，小腿不肿
point/feature > 2️⃣ 显示器挂灯，色温拧到最黄，四点以后眼睛没那么酸
point > 3️⃣ 一盒润喉糖，盒子要能单手弹开的
point/benefit > 4️⃣ 桌下理线网兜，魔术贴，二十块，电源线再也不缠轮子
point/testimony > 5️⃣ 真丝靠枕，我被嘲笑“老板娘”，三天后老板娘本人来问我
point > 6️⃣ 便签不是贴屏幕上的，贴水杯上，喝一口看一眼
save > 都不贵，先马住，发工资再动

## 直播切片｜n｜pain
hook/pain > 上唇这块毛孔里黑点点，抠又抠不出来，一抠还红，对不对？
agitate/pain > 涂粉底就卡成一粒粒的，离人家半米都不敢
context/why > 它是角栓，油跟皮搅一块儿堵那儿了，你光撕是撕不到根的
solution > 所以先软它，我家这个是2%的水杨酸棉片
how > 敷上去别超过八分钟，敷完擦掉，上保湿，刚开始三天一回
point > 怀着的、正破皮的，不要买，听劝
evidence/testimony > 我自己从九月用到现在，你看镜头怼脸，没滤镜
trust > 备案号给你们放小黑板上了，药监局能查
action > 六十片一罐，今天第二罐减四十，链接在小黄车头一个

## 公众号长文｜n｜negative
hook > 不是所有孩子都适合早矫正。
context/pain > 门诊里，总有家长领着五岁的娃问：牙不齐，能不能先箍上？
point/context > 乳牙期的稀疏，多半是好事，它在给恒牙腾地方。
why/point > 恒牙比乳牙宽，没有缝，反而要挤。
point/twist > 真正该早管的，只有几种情形：地包天、单侧反𬌗、长期张口呼吸。
evidence > 去年我们科接诊的427个七岁以下孩子，最后需要戴装置的，是61个。
how > 在家可以这样看：让他自然咬住，下牙有没有跑到上牙外头。
action > 有，就来；没有，半年拍一张照片留底即可。
punchline/summary > 等，有时候也是治疗的一部分。

## 知识科普｜s｜question
hook > 为啥东北的木门冬天关得严 夏天反倒推不动 您琢磨过没有
context/why > 木头会喘气 潮了胀 干了缩
context/point > 顺着木纹方向几乎不动 横着才动 所以门是变宽 不是变高
evidence > 一块三十公分的榆木板 湿度从三成到七成 能宽出去将近四毫米
point/evidence > 老木匠做门心板 从来不上胶 就搁在槽里 让它来回走
point/agitate > 你要是看见柜门裂了一道竖缝 多半是有人图省事把它粘死了
action/point > 下回买家具 伸手推推门心板 能晃一点点的 反而是懂行的做的

## 带货口播｜n｜scene
hook/context > 早上七点，湖面上的雾还没散，教练们已经把桨板抬下水了
solution/context > 我们是千岛湖边上一个小俱乐部，明年四月要加六个人
feature/point > 会游泳是底线，四百米不停；会哄小孩算加分
benefit > 包住，四人间，有洗衣机；旺季保底七千五，课时另算
point/trust > 丑话说前头：晒，黑得很快，皮肤娇气的慎重
benefit/feature > 淡季不裁人，带你们去万宁集训一个月
testimony > 老队员阿桃说，来之前她是做房贷的，现在连闹钟都不用
action > 想来的拍段你划水的视频，发主页邮箱，狗刨也行

## 测评｜n｜question,number
hook/question > 999的婴儿推车和2999的，差的那两千块到底去哪了？
trust/context > 我当爹第八个月，两台都推过菜市场、地铁、我老家的机耕道
evidence > 拆开看：便宜那台避震是一截橡胶，贵的是弹簧加连杆
evidence > 手机放座位上测震动，走盲道，峰值差了将近一倍
evidence/twist > 但收车重量，便宜的反而轻1.8公斤
testimony/evidence > 我老婆一个人抱娃上公交，她选便宜的，理由就这一条
evidence/point > 遮阳棚两台都烂，都得另买
summary/point > 两千块买的是路烂的时候孩子不醒，你家门口路好就省了吧

## 探店｜s｜contrast
hook > 左边这碗十二 景区门口的 右边这碗七块 拐进巷子走四分钟
context > 两碗都叫胡辣汤 都在漯河北舞渡
evidence/testimony > 先喝十二的 稠 是淀粉那种稠 勺子立得住 肉得拿放大镜找
evidence/twist > 再喝七块的 稀溜 可一口下去 胡椒从嗓子眼往上顶
feature/evidence > 面筋是早上四点洗的 羊肉丁一碗我数了九块
testimony/trust > 老板娘说 俺不会弄那花样 俺就会多搁肉
point > 油馍头要趁热 凉了跟鞋底子没两样
action > 认准门口那棵歪脖子槐树 别认招牌 没招牌

## 剧情对话｜n｜suspense
hook > 这个快递我拒收了三次，第四次，它自己出现在我床头
context > 收件人是我，寄件人也是我，日期是明天
twist/context > 我报了警，警察说监控里抱着箱子进门的，就是你本人
context > 我拆开，一双红色登山鞋，42码，鞋底全是泥
twist/context > 可我穿39
context/twist > 男朋友从门外进来，一拐一拐，脚上就剩一只袜子
twist/point > “说好帮我藏一天，给你个惊喜，你咋梦游把它抱上楼了？”
punchline/after > 第二天我俩真去爬了山，他那双鞋，求婚的戒指塞在鞋垫底下

## 种草笔记｜n｜trend
hook > 冬至快到了，我妈又开始催：给客人的饺子票印了没🥟
solution > 印了印了，120张，22号当天凡来店里理发的，端走一盒
feature > 韭菜鸡蛋、白菜猪肉各一半，我妈和二姨手包，不是速冻
how/action > 剪完凭票上后屋自己盛，醋蒜在窗台
action/point > 过了七点没有，因为我也要回家吃
punchline/summary > 头发剪短一点，耳朵才听得见年的脚步声

## 非营销｜n｜none
solution > 【班级群】关于下周三徒步活动的安排
solution/how > 时间：12月9日早7:40操场集合，点名后上车，15:30左右返校
how > 地点：凤凰山森林公园东门，路线全长约五公里
point > 请给孩子带：水、一份不用加热的午饭、备用袜子两双、垃圾袋
point > 不带：刀具、玻璃瓶、手机（老师每车带两部）
how > 有哮喘、癫痫、近期扭伤的，请今晚私聊我，可以留校由郭老师照看
why > 山上风大，早晚温差十度，外套要带拉链的那种，方便穿脱
action > 看完请接龙，不要刷“收到”，写孩子学号

## 种草笔记｜n｜result,number
hook/after > 腰围从二尺九到二尺五，皮带上又戳了两个眼
context > 学员老魏，开渣土车的，五十一
how > 没让他跑步，膝盖不行，就划船机加弹力带，一礼拜三回
testimony > 他自己说最大的变化是爬驾驶室不用拽了
action/solution > 明年一月的早课还剩俩位子，六点半那班
action > 起得来的吱声💪

## 带货口播｜n｜contrast
hook > 左边这杯，茶叶在杯口漂着，右边这杯，一根一根竖着往下沉，你猜哪个贵
twist/point > 贵的是漂着的那个，没想到吧
context/why > 漂着不代表差，是嫩，毫多，兜着气
solution/context > 我家卖的是沉底这种，一芽二叶，口粮
benefit/feature > 不好看，但是扛泡，七泡了还有甜头
feature > 湖北鹤峰，海拔一千一，谷雨后第四天摘的
benefit/feature > 没有礼盒，牛皮纸袋，一袋半斤，省下来的就是你的
trust/testimony > 我自个儿搪瓷缸子里天天也是它
action > 喝惯了浓的，拍两袋那个链接

## 知识科普｜n｜negative
hook > 叫防晒衣的，未必防晒，有的就是一件薄外套
point/how > 认两个数：UPF大于40，UVA透过率小于5%
how/point > 吊牌上找标准号 GB/T 18830，没有这行的，当它是挡风的
evidence > 我们拿仪器扫过菜市场二十九块的那种，干的时候还凑合，一湿，透过率翻了三倍
context/why > 水把纱线之间的缝填上了，光直接穿过去
point > 白色不如深色，松的不如紧的，拉长了的等于没穿
point/action > 漂完一回拿手电照照后背，亮堂堂的就该退休了

## 剧情对话｜n｜dialogue
hook > “爸，我跟你说个事，我把工作辞了。”“哦，先吃饭。”
context > 我爸把唯一一条鲫鱼夹给我，自己嗦鱼头
context > 我等他骂我，等了三顿饭，他一句没提
question/context > 第四顿我憋不住了：你就不问问？
twist/context > 他说问啥，你妈走那年我也辞过一回
twist > 我这才知道，他本来是要去深圳当厨师长的
context/twist > 录用信折成个小方块，垫在我床脚底下，垫了十九年
context/twist > 那张床小时候老晃，后来不晃了
punchline/summary > 我蹲下去把信抽出来，床又晃了

## 测评｜n｜loss
hook > 隐形眼镜护理液随便抓一瓶，等于把角膜交给运气
trust/context > 我是验光师，这次拿六瓶常见的，泡同一批镜片
how/context > 每片先抹等量的眼霜，再按说明书揉二十秒，泡六小时
evidence > 显微镜下看残留，两瓶几乎干净，三瓶有薄雾，剩下那瓶跟没洗一样
evidence > 开盖放三个月再测pH，有一瓶从7.2掉到6.4，滴眼里会酸
evidence/point > 双氧水那种最干净，可必须中和满六个钟头，急性子别碰
summary > 懒人选多功能，敏感眼选双氧，出差的买小瓶随用随丢
point/save > 开盖日期拿记号笔写瓶底，这句比买啥都要紧

## 种草笔记｜n｜dialogue
hook > 闺蜜：“你是不是偷偷去做了头皮？”我：“我就换了把梳子。”
before/pain > 先交代，我属于洗完第二天就油成一绺一绺那种😮‍💨
feature/solution > 圆头气囊的，垫子里有个小孔能排气，按下去噗一声
how > 洗前干梳一百来下，从后脖颈往上逆着来
after > 两周吧，从一天一洗变成隔天，刘海能撑到晚上八点
point > 别湿着梳！会扯断
why/context > 其实原理没多玄，就是把皮屑先松下来，洗的时候好冲
feature/benefit > 20出头，丢包里占个手机的地儿
action > 想要同款的问我，同一把我妈也在用

## 教程｜n｜promise,number
hook > 7步做完一张县城小店的年底报表，不会Excel函数也行
how > 一、把微信、支付宝的年度账单各导一份，邮箱会收到带密码的压缩包
how > 二、收入那列按月份点筛选，右下角自己就会出总和，抄到纸上
how > 三、房租、水电、进货、工钱，分四个信封装小票
how/point > 四、自己从店里拿的烟、拿的饮料，也算支出，别不好意思
how > 五、收入减四个信封，这才叫毛赚
how/why > 六、再除以你两口子的天数，你会知道你一天值几个钱，有点扎心
how > 七、最贵的那个信封圈红，明年只砍它
summary/benefit > 一张纸看懂一年，比啥软件都明白

## 探店｜n｜promise
hook > 一百块，半天时间，让你把曹县的汉服厂逛明白
context > 我跟我妹骑电驴去的，大集镇，路边全是马面裙
evidence/feature > 头一家孙庄，机绣车间，十二头的机子咔咔咔，踩着震脚
trust/context > 老板娘看我们不像进货的，也不撵，给倒了碗绿豆汤
evidence/feature > 织金的裙子出厂一百六，同一条我在杭州看标价五百九
point > 试衣服自己带条打底，人家没试衣间，就拉块布
point/pain > 礼拜天一半关门，白跑，别学我
action > 从菏泽东坐K909到头，下来就有拉客的三轮，五块

## 情感观点｜s｜scene
hook > 二零一九年腊月二十六 西安北站 我抱着一台缝纫机头挤不上车
context > 那是我师父给的 他店关了 说你拿走 别让它当废铁
context > 检票的小姑娘问我这是啥 我说吃饭家伙
agitate/context > 后头人嚷嚷 快点行不行
twist/context > 有个当兵的二话没说 扛起来就走
context > 到了车上我给他改裤脚 拿机头摇着改的 一车厢人看
after/summary > 现在我在咸阳有间小铺 那机头还摆在橱窗
context/after > 有人出三千 我没卖
punchline > 有些铁 是热的

## 公众号长文｜n｜identity
hook > 写给那些，替全家人记着生日、药名和Wi-Fi密码的人。
context > 你可能是长女，可能是小儿媳，也可能只是最闲不住的那一个。
pain > 没有人给你发过工资，可这份差事从来不放假。
context/solution > 社会学里管它叫“认知劳动”，意思是不动手，光动脑子也累。
evidence > 有项在七个城市做的调查，妈妈们平均每天要替别人“想着”三十一件事。
point/context > 我不想劝你别干了，多半劝不动。
solution/how > 只建议一件小事：挑三样，写在冰箱上，写上别人的名字。
point/how > 头两周一定乱，药会漏，快递会退，忍住。
benefit/after > 等他们发现冰箱不会自己提醒，你就多出半个脑子，可以想想自己。
punchline > 记得的人，也值得被记得。

## 直播切片｜n｜identity
hook > 六十岁往上的叔叔阿姨，还有给爸妈买东西的，这五分钟听我的
pain > 半口假牙，吃黏豆包掉过没有？咳嗽一声跑出来过没有？不丢人
solution > 这个叫义齿稳固剂，就是给假牙跟牙床中间垫一层
how > 黄豆大，点三个点，别多，多了冒出来恶心
evidence > 我让我老姑现场来，啃苹果，看，扭着啃，没掉
point > 晚上一定摘下来，泡水里，不能过夜粘着
trust/feature > 械字号，药店柜台卖六十八，咱这儿空运不了，走顺丰
action > 一支四十二，三支一百，爸妈不会操作的，你代拍，地址写他们的
action > 阿姨打字慢没事，客服会打电话过去

## 情感观点｜n｜counter,loss
hook > 把孩子的假期塞满，等于替他把十年后的爱好提前掐了
trust/context > 我开了十二年少儿游泳馆，这话不该我说
evidence > 会员里一周上五个班以上的，升初中以后还游的，一只手数得过来
evidence/twist > 反倒是每礼拜就来泡着玩一次那个小胖，去年横渡了东湖
point/why > 喜欢这东西，得有点闲，有点馋，喂撑了就腻
question/action > 您家这个寒假，给他留了几个下午发呆？
punchline/point > 无聊不是病，不用治

## 带货口播｜n｜number
hook > 8个床位，31户老客人，一条能走到海边的小路，找合伙人
context/feature > 民宿在霞浦三沙，石头房，2017年盖的，我一个人守了七年
why/context > 今年我妈做了髋关节，我得一半时间在福州
feature/benefit > 合伙方式：你出人和二十二万，我出房子和老客，利润对半
feature/trust > 三台空调去年换的，化粪池没毛病，证照齐
action/trust > 先来住一周，免费，住完还想干再谈钱
trust/evidence > 账本给你看，从头一天到昨天，手写的那种
point > 想来“诗和远方”的劝退，这活七成是洗床单
action > 短信联系，山里信号差，微信常收不到

## 非营销｜s｜none
solution > 今儿教大伙儿做一个我们潮汕的芋泥 不用打蛋器
solution > 荔浦芋一斤六 猪油两调羹 白糖一两二 葱头几粒
how > 芋头切厚片 蒸三十五分钟 筷子一戳就散
how > 趁热拿刀背碾 碾到没有疙瘩 一凉就碾不动了
how > 锅里熬葱头 葱焦了夹出来 只要那个油
how > 芋泥下去 小火推 糖分三回加
point > 糖一次倒进去它会出水 变成粥
how/point > 推到不粘锅 像浆糊抱团 就起
summary > 上面想搁白果就搁 没有拉倒

## 知识科普｜s｜dialogue
hook > 老太太问我 大夫 我这白内障是不是得等它熟透了再摘
twist/solution > 我说阿姨 那是八十年代的话了 现在不等
context/why > 以前是整块往外端 软的端不出来 才要等它硬
context/point > 如今拿超声把它打碎 吸出来 两毫米一个口子
agitate/point > 等太硬了反而麻烦 超声得使大劲 伤角膜
question/point > 啥时候做呢 就看你日子过得碍不碍事 穿针 看公交牌 认人
evidence > 我上月做了个四十六岁开网约车的 对向来灯他就一片花 那他就该做
summary > 所以不是看熟没熟 是看你难受没难受

## 带货口播｜s｜identity
hook > 干餐饮的 后厨的 端盘子的 看过来啊 你那双鞋今天该扔了
pain > 地上一层油 走道跟滑冰似的 谁没摔过
agitate/evidence > 我们店小吴 端着一锅毛血旺摔的 胳膊上现在还有印
solution > 我给全店换的这个 厨师鞋 就不跟你说牌子了 认底
evidence > 来 地上倒洗洁精 倒油 我单脚站 你推我
feature > 鞋面整块的 没缝 汤洒上头一擦
advantage > 比我早先买的那种橡胶底轻了一半 站到打烊 脚后跟不木
point > 偏大半码 脚瘦的往小拍
action > 一家店要五双以上的 找客服改价

## 剧情对话｜s｜identity
hook > 当过班长的都懂 收班费那种眼神
context/setup > 同学聚会 AA 我又成了收钱的
context > 二十六个人 交了二十五个 就差李建军
agitate/context > 群里有人阴阳怪气 说他现在开大奔还差这一百八
context > 我私信他 没回 打电话 关机
twist/context > 隔天他媳妇来了 拎着一布袋硬币 一块的 五毛的
twist > 说建军走了仨月了 这是他超市门口摇摇车里的 他说过 欠谁也不能欠班长
context > 我数了 一百八十块零五毛
punchline/summary > 多出来那五毛 我到现在揣着

## 种草笔记｜n｜identity,question
hook/pain > 有没有人跟我一样，带娃出门三小时，行李像搬家？
pain/before > 奶粉盒、热水壶、凉水壶、围兜、湿巾、替换裤子×3……
solution > 直到发现这种三格的外出餐盒包，竖着分仓，冷的在下热的在上
feature > 内胆能整个抽出来冲，拉链头是圆的，娃咬了也没事
how > 我的塞法：下格冰袋+果泥，中格辅食碗，上格勺子口水巾
evidence > 上周六去海昌，早上九点装的粥，十二点半拿出来还烫嘴
point/trust > 缺点直说：空包就有六百多克
point/action > 蓝色不耐脏，要买买灰的
benefit/after > 现在我终于能腾出一只手喝自己的奶茶了🥹

## 测评｜n｜identity,promise
hook > 经常出差、住快捷酒店的，看完这条再买便携烧水壶
trust/context > 我一年飞九十来趟，这回四把一起烧，从20℃烧到开
evidence > 时间：最快4分12秒，最慢9分半，慢的那个我泡面都泡完了
evidence > 声音我拿手机量的，一把有六十八分贝，半夜邻居会捶墙
evidence/pain > 折叠硅胶那款，头三次有股轮胎味，煮醋才下去
evidence/advantage > 三百瓦的小钢杯最稳，酒店插座从没跳过闸
point > 飞机能带，但别装着水过安检，我被叫回去过
summary > 要快选大功率，要省心选小功率，硅胶的就算了

## 情感观点｜n｜counter,negative
hook > 都说退伍头一件事是睡个够，我不是，我连六点都睡不到
context/before > 我头仨月，五点五十准醒，醒了没处去，就在客厅叠被子
before/context > 那时候在徐州一家健身房发传单，同事叫我“木头”
agitate/context > 女朋友说跟你吃饭像汇报工作，后来她就没再汇报
twist/context > 有个练散打的小孩被欺负，老板让我去送他回家，送了一学期
context > 他妈妈问，你能不能教教他怎么站
how/context > 就教站，挺胸，收下巴，眼睛平着看，别的没教
evidence/twist > 年底那孩子当了升旗手，喊我去看
after/summary > 如今我专带这种小孩，一班八个，都先学站
punchline > 腰杆这东西，站着站着就长出来了

## 教程｜-｜loss
hook > 羊毛衫丢洗衣机里搅一回，等于给自家狗添了件新衣裳，今儿讲怎么救回来。
context/why > 它缩是因为毛鳞片咬住了，咬得还不算死的时候，能松开。
how > 温水一盆，三十来度，挤两泵护发素，对，就是洗头那个，搅匀。
how > 泡四十分钟，中间轻轻按，别揉。
how > 捞出来不要拧，裹大浴巾里卷，踩两脚。
how > 平铺，从肩膀往下摆，一寸一寸拽，拽不动就停，别跟它较劲。
point > 已经硬得像毡子那种，救不了，改坐垫吧。
save > 换季最容易出这事，先放收藏夹里。

## 探店｜n｜dialogue
hook > “吃完记得把碗底亮给我看。”第一次见老板这么跟客人说话
context/solution > 南昌，绳金塔后头的瓦罐汤，老板外号“查碗的”
context/why > 他说汤料是他半夜两点下的，谁剩了，他得知道是淡了还是客人病了
feature > 大缸一人多高，炭火在底下，煨七个小时，皮蛋肉饼最便宜，九块
testimony > 我点的墨鱼排骨，汤清，喝完嘴唇有点黏，鲜得没话讲
point/trust > 拌粉一般，粉断
evidence > 我数了，邻桌四个人，四个碗底都是白的
action > 开到下午一点，导航搜“塔下瓦罐”，别去正街那家

## 带货口播｜-｜identity,question
hook > 有没有喜欢木头味儿、又坐得住的姑娘？
solution/context > 我们在东阳做小叶紫檀的文房件，现招打磨和上蜡两个岗。
feature/context > 作坊十九个人，一半是夫妻，吵架都不避人。
feature/how > 打磨从180目做到7000目，一支笔筒要摸十一遍。
benefit > 计件，手熟的一个月六千出头；新手头四十天按天给，一天一百五。
benefit/feature > 有除尘，有空调，午休一个半钟头，允许听小说。
point > 对粉尘过敏、指甲留得长的，真不合适。
trust > 工钱每月八号现结，开了十六年没拖过，你可以问镇上任何人。
action > 来之前给周姐发句话，她带你走一圈再说。

## 直播切片｜s｜trend
hook > 寒潮蓝色预警都挂出来了 你们车里的玻璃水换防冻的没
agitate/pain > 我告诉你 早上七点半上班 一喷 喷嘴冻住了 挡风上一层冰花 你拿啥刮 拿银行卡刮
feature/solution > 零下二十五度的 大桶两升 蓝的
point/question > 有个叫 开货拉拉的阿坤 问能不能兑水 不能 兑了你就自己做冰棍
feature/benefit > 里头加了去虫胶的 夏天剩的也能接着使
how/point > 先把旧的喷空再加 不然白加
trust > 漏液包赔 你拍个湿箱子的照片就行
action > 四桶装 平均一桶六块多 拍五号
action/point > 东三省的发邮政 慢一天 急的别拍

## 公众号长文｜n｜trend,scene
hook > 立冬一过，镇上的裁缝铺又开始排队了。
twist/context > 很多人以为裁缝这一行早没了，其实只是换了活：不再做新衣，专改旧衣。
evidence > 常熟徐阿姨的本子上，十月下旬到现在，记了三百四十笔，九成是羽绒服换里子、大衣收腰。
point/context > 一件两千块的大衣，收腰六十，谁都会算。
testimony/evidence > 有个女孩把去世的外公的中山装拿来，要改成自己能穿的短外套，徐阿姨改了五天，只收了线钱。
context/pain > 当然也有烦心事，平台上接单的软件要抽三成，她不会用，儿子替她装了又卸了。
point > 修补是一门迟来的生意，要等人们买够了，才想起手里的。
punchline/summary > 针脚不说话，可它知道哪里破过。

## 情感观点｜s｜question
hook/question > 你说现在的小孩为啥不爱叫人
context/trust > 我开小卖部二十二年 从前是小孩进门先叫伯伯 现在先看价签
point/twist > 不是没教养 是没人认识他了
before/context > 以前一条街 谁家几口人都晓得 叫错了还挨骂
evidence/after > 如今一栋楼三十三层 我送货上去 他家对门姓啥他都讲不出
punchline/context > 叫谁呢 对着门叫啊
summary/punchline > 礼貌是要有个熟人社会兜着的 没了兜 光骂小孩没用

## 种草笔记｜n｜scene,pain
hook/pain > 腱鞘炎又犯了，剪刀都捏不拢🥲
context > 这礼拜已经推掉十一个头，对不住各位
context > 大夫给打了一针，让歇五天，我歇三天
action/context > 周五下午两点起恢复，前面欠的优先
testimony/context > 谢谢麻花姐送的膏药，还有三楼李叔的核桃油
punchline > 手艺人就靠这俩手，你们也别老刷手机，悠着点

## 非营销｜n｜none
solution > 业主大会筹备组第二次碰头会记录（节选）
solution > 时间：11月21日晚7点半 地点：架空层乒乓球桌旁
solution > 参加：9人，物业小梁列席
point > 一、投票方式：定纸质与小程序并行，老人多的1、4栋由志愿者上门
pain/setup/point > 二、关于是否换物业：4人主张先谈降费，3人主张直接招标，2人未表态
how > 折中办法：先请第三方审近三年公共收益账，1月15日前出结果
why > 账目清楚以后再谈，双方都少些火气
action > 三、分工：廖老师起草公告；12-1802负责拉条幅；小梁提供车位租赁合同复印件
summary > 下次会议待定，散会时桌上的水瓶请自行带走

## 带货口播｜n｜suspense
hook > 你先别急着走，我这个水壶掉下去会怎么样，你看完再决定买不买
context/evidence > 三楼，窗户，底下没人哈，已经清场了
evidence > 咣——走，咱下去捡
evidence > 漆磕了一块，壶身瘪了个小坑，拧开，不漏，水还烫手
feature > 钛的，不是不锈钢镀的，空壶一百六十二克
benefit/point > 有人说钛贵有啥用，背着走过二十公里的人不会问这句
benefit > 少背半斤，下山膝盖能谢谢你
action > 原色跟烧蓝两种，烧蓝每只花不一样，介意的别拍

## 测评｜s｜counter
hook > 越贵的染发膏越不伤头 这话我信了十来年 直到拿自己后脑勺试了一回
trust > 干理发十九年 天天跟这玩意儿打交道
how/context > 四支 十九 五十八 一百二 三百六 一人一绺 同一天上 同样时间
evidence > 第七天 拽 看断几根 十九的断了五根 三百六的断了四根
evidence > 颜色倒是有差 便宜的第三礼拜开始泛红 像生锈
point/why > 伤不伤主要看双氧的度数 跟盒子上印谁没关系
point > 头皮有伤 月经头两天 都别染
summary > 盖白头发 五十多块的就挺好

## 知识科普｜n｜suspense
hook > 你手机壳背面那圈黄，不是脏，它的真身可能让你意外
pain/context > 很多人拿牙膏搓，拿小苏打泡，搓到没脾气
context/why > 那是材料自己老了，TPU见光以后，分子链上长出了带颜色的基团
context/why > 手汗、护手霜、车里的高温都会帮它一把
point > 所以洗是洗不回去的，洗掉的只是外头那层油
solution/how > 真在意，买的时候挑背板是PC、边框才是TPU的，至少后头不黄
solution/twist > 或者直接买个本来就黄的，哈哈，不是开玩笑，茶色半透很耐看
summary/punchline > 省点牙膏吧，它救不了塑料

## 带货口播｜n｜negative,promise
hook/benefit > 来我们店不背业绩，不拉人办卡，也不用扯着嗓子喊欢迎光临
context/solution > 苏州斜塘，一家只做手不做脚的小店，找一位美甲师
feature/benefit > 每天最多六个客，排满就挂牌子，宁可少赚
benefit > 提成百分之四十五，甲油胶店里出，颈托也是店里配
trust/why > 老板娘自己得过颈椎病，动过刀，见不得人低头十二个小时
action/point > 作品图发我九张，别发网图，我认得出来
action/point > 不会手绘没事，会听人说话更要紧，有意的直接来试半天，给钱

## 剧情对话｜n｜suspense
hook > 体检中心那个慢吞吞的前台，你催她之前最好知道她昨晚在哪
context/hook > 体检中心，早上八点，一个男的把单子摔在台上：磨蹭什么！
context > 姑娘捡起来，捋平，说先生您血压量了两回都高，我给您插到前头
agitate/context > 男的更来劲：我看你就是嫌我投诉
context > 她没接茬，扶了他一把，因为他腿在打晃
twist > 下一秒人就出溜下去了
context > 跪地，开气道，按压，一气呵成，旁边的人都看傻了
twist/point > 护士长跑过来喊：小庄，你夜班急诊刚下来怎么又在这儿顶班！
punchline/summary > 男人醒了以后，第一句是，妹子，我那单子…我自己捋

## 探店｜n｜number
hook > 3个车位、5张床、1条大黄狗，这大概是甘南最小的客栈
context > 我们骑摩托从碌曲过来，天快黑了，前头的镇子说客满
feature/solution > 房子是土坯加的阳光棚，炉子烧牛粪，不臭，一股干草的味
testimony/feature > 半夜我起来上厕所，院子里那个星星啊，多得有点吓人
feature > 早饭：糌粑、酥油茶、一碟白糖，老板娘看着你吃
point/pain > 热水一天就供两钟头，洗头的动作要快
point > 晕高原的带药，这里三千三
testimony/evidence > 走时忘了充电宝，她儿子骑马追了我们两公里
action > 没上平台，到尕秀加油站问“卓玛家的黄狗”，都知道

## 种草笔记｜n｜result
hook/after > 连续21天，我家餐桌没出现过一句“我不吃”
before/pain > 大宝挑食挑到儿保医生都摇头，身高在那条最下面的线上趴着
solution > 转机是一套歪嘴小刀和木砧板，娃自己切的菜，含着泪也吃
feature/evidence > 刀是锯齿的，割香蕉行，割手不行，我拿自己手背拉过
how > 先从切豆腐起，再蘑菇，再西葫芦，胡萝卜焯软了给
testimony/after > 奶奶本来反对，现在每天喊他“小师傅上班啦”
point > 桌子要矮，脚要踩实，不然容易滑
evidence/after > 上周复查，两个月长了1.6，医生问我喂了啥
benefit/after > 而且——我终于可以一边炒菜一边不被拽裤腿了
action > 三件套我挂主页小橱窗里了，木砧板记得抹油

## 教程｜n｜identity
hook > 不会开口要钱的个体户姐妹，抄这套催账话术
context/why > 不好意思的根儿，是你把对账当成了讨债
how > 头一天发账单，只发图，底下一句：月底对个数，您看对不对
how > 第四天，语音，别打字，笑着说：哥，我这边做表就差您这一格了
how > 第八天换理由：我这礼拜要付布料款，您先转一半行不
point > 全程不说“欠”，不说“还”
how > 到第十五天还没信，拉上中间人，三个人一个群
evidence/testimony > 我妹卖窗帘的，照着来，去年压的四万六要回了三万九
save > 存草稿箱，到日子粘出来就发

## 公众号长文｜n｜conflict
hook > 儿科医生说少喝，奶奶说喝了才长肉，一箱甜牛奶让这家人半个月没好好说话。
evidence/context > 我们先看配料表：生牛乳排第二，白砂糖排第三，排第一的是水。
context/point > 这类产品在国标里叫“含乳饮料”，蛋白质每百毫升不低于1.0克即可。
evidence > 而一盒纯奶，是3.0克往上。
point/summary > 换句话说，孩子喝三盒，抵人家一盒，外带三勺糖。
twist/context > 可奶奶不识字，她只知道那盒子上画着一头牛。
solution > 后来这家的妈妈想了个办法：把两种盒子剪开，背面朝上，贴在灶台上，用红笔圈出那个数。
testimony/after > 奶奶戴上花镜看了一会儿，说，那不是糊弄人嘛。
punchline/summary > 很多代际的争吵，缺的不是道理，是一个能看懂的圈。

## 情感观点｜n｜negative,counter
hook/point > 年轻人不买房，真不是穷，也不是懒，是不再为“万一”买单
trust/context > 我卖了十五年房，这两年开始帮人租房
before/evidence > 早年客户跟我说：万一涨了呢，万一结婚呢，万一孩子上学呢
twist/after > 现在客户问的是：万一失业呢
point > 同一个“万一”，以前推着人往前，现在拽着人往后
evidence > 我经手的九五后，看中学区的没几个，问能不能养猫的倒有一大半
question > 是他们变懒了，还是我们那时候胆子太大？
punchline > 房子没变重，是肩膀上别的东西多了

## 直播切片｜n｜number,promise
hook > 三个字，教你挑菜刀：听、压、照，家人们拿小本本
point/how > 听，弹一下刀面，声音要清，闷的是夹灰
point/how > 压，刀尖抵砧板，轻轻掰，能弯能回，不回的软
point/how > 照，对着灯，刃口一条黑线才对，有亮点就是没磨到
solution/context > 好了讲完了，那今天给大家上的这把，咱当场三样都试一遍
evidence > ……听见没？压一个……照，摄像老师你凑近
feature > 阳江的厂，五铬钼钒，一把三百一十克，女生不累手
point/pain > 剁大骨不行哈，剁骨头请出门右转买斧头
action > 九十九带磨刀棒，想要的扣“快”

## 种草笔记｜s｜question
hook/question > 有没有哪位家里娃退下来的小床不要了 木头的 带护栏那种
context/why > 店里来个刚生双胞胎的弟媳妇 公婆都是聋哑人 手头紧
trust/feature > 我来修 我来打磨上油 你出床就行
benefit > 作为交换 给你家一把小板凳 樟木的 现做
action > 城东城西我都能去拉 微信说一声
action/summary > 谢谢各位街坊了🙏

## 非营销｜-｜none
solution > 社区卫生服务中心关于儿童口腔窝沟封闭的告知书。
solution/how > 本项目面向辖区内2017年9月至2019年8月出生的在校儿童，免费。
why > 第一恒磨牙牙面有深沟，刷毛进不去，六到九岁是最容易蛀的几年。
how > 流程：校医室初筛—家长签字—现场清洁、酸蚀、涂封闭剂、光照，单颗约十分钟，不打针。
point > 对树脂类材料有过敏史、当天发热或口腔溃疡的，请勿参加。
how > 请您于12月4日放学前将回执交班主任，未交视为放弃。
point > 做完两小时内不嚼口香糖，半年后复查是否脱落。
action > 咨询请拨中心预防保健科，工作日上午有人接听。

## 带货口播｜n｜dialogue
hook > “师傅，我这头发软趴趴的，能不能烫？”我说不能，你听我劝
agitate/why > 细软发烫完前三天像你，第四天就像拖把
solution/why > 其实差的是根部那点劲儿，我平时给客人吹完就喷这个
feature/solution > 蓬松喷雾，海盐的
how > 头低下来，掀一层喷一层，距离一个胳膊肘，拿手抓
evidence > 这边喷了，这边没喷，你们自己看头顶高多少
point/pain > 喷多了发涩，跟海边泡过一样，三下封顶
feature/point > 150毫升，上飞机要托运
action > 店里三十九，直播间也三十九，没玩花活，要的点一下

## 剧情对话｜n｜suspense,loss
hook > 他为省两百块的检修费，差点赔掉一家人
context > 男人蹲在热水器底下，拿胶布缠那根软管，缠了七圈
context/pain > 媳妇说换一根吧，他说缠得比新的还结实
agitate/context > 夜里十一点，女儿喊头晕，儿子已经吐了
twist/context > 门被拍响，是楼上那个跟他吵过架的退休燃气工
context/point > “我闻着味儿不对，你们窗户全给我打开！”
twist > 老爷子手里攥着一根新管子，上礼拜就买好了，只是拉不下脸送
after/summary > 第二天，男人端着两瓶酒上楼，敲门敲得特别轻
punchline > 有些便宜，是拿别人的惦记垫着的

## 知识科普｜n｜scene,pain
hook/pain > 一低头系鞋带就天旋地转，躺下翻个身又转，起来扶着墙想吐
question/context > 脑梗？颈椎？先别自己吓自己
context/point > 有一种最常见的，叫耳石症，就是内耳里几粒小石头滚错了房间
context/point > 特点：一动就转，不动就停，一般不超过一分钟，不影响说话
context/why > 它滚进了管平衡的半规管里，你一转头，它就在里头推水
solution > 耳鼻喉科或者眩晕门诊，让大夫摆几个姿势，跟玩弹珠迷宫似的把它倒回去，十来分钟
point > 要是嘴歪、胳膊没劲、看东西重影，别等，打120
punchline/summary > 石头归位，人就归位了

## 带货口播｜s｜dialogue
hook > 前两天有个小孩来面试 问我 老板 你这能学到东西吗
context/twist > 我说能 你能学到怎么跟八十岁的老太太谈价格 这个大学不教
solution > 我们是临沂批发城做保温杯的 缺两个跟单 一个拍图
benefit > 四千起 管住 夏天发西瓜 年底看利 去年多的拿了一万九
feature/benefit > 普通话不标准没关系 客户也不标准
context/how > 上班第一个月不让你干别的 就站摊位上听
point/why > 听懂了货 才张得开嘴
action > 要来的 礼拜三 礼拜四下午 直接到四区南门 找卖杯子的老葛

## 测评｜n｜scene
hook/context > 夜里两点，西岭雪山半山腰，外头-14℃，我躺在四条睡袋中间
how/context > 每条躺四十分钟，腋下夹着温度计，测袋内温度
evidence > 标-15的A款，到第二十五分钟掉到九度，我脚先投降
evidence > 标-10的B款，反倒稳在十六度上下，羽绒蓬得像面包
context/why > 查了一下，A标的是“极限温”，就是冻不死的意思，B标的是“舒适温”
evidence/pain > C款拉链卡布，手指冻僵那会儿真想骂人
evidence/advantage > D最重，但脚箱做成了梯形，能换袜子
point/summary > 看吊牌别看大字，找那行小字 T_comf
trust/action > 没接任何一家，袋子还在我家晾着，想摸的同城来

## 情感观点｜-｜trend,dialogue
hook > “我都没嫌你穷，你凭什么嫌我胖？”这句台词这两天到处都在截图。
twist/point > 大家夸它爽，我倒觉得挺难过。
point > 两个人走到要拿短处对账的地步，账面再平，也是亏的。
trust/evidence > 我在婚介所干了九年，凡是一开头就把条件一条一条码齐的，后面吵架也是一条一条翻出来。
evidence > 倒有一对，女的腿不大好，男的开三轮，见面头一句是“你吃了没”，到现在孩子都上五年级了。
twist/point > 当然，光问吃没吃也过不了一辈子。
punchline > 可要是连这句都没有，剩下的就全是价格。

## 情感观点｜n｜identity
hook > 写给和我一样，三十五岁才学会骑自行车的人
context/before > 我小时候摔断过锁骨，从此家里不许碰两个轮子的东西
before/context > 全县的人都骑车上学，就我走，走了六年，鞋费得厉害
before/context > 后来谈恋爱，人家说去环青海湖，我编了个理由，说晕羊
context/twist > 今年女儿要学，她爸出差，我只能扶着后座跑
twist/context > 跑着跑着她说，妈，你也上来试试嘛，我扶你
context > 七岁的小人，拽着后架，喊看前面看前面别看轱辘
context > 摔了四次
after > 上个周末，我们娘俩骑到了水库
punchline/summary > 风灌进袖子里，原来是这个感觉

## 探店｜n｜question,pain
hook/pain > 长假出去玩最怕什么？排队两小时，吃饭十分钟，还不好吃
context/solution > 所以这次来扬州，我专挑没人排的早茶店，翻车了也算我的
solution/context > 第三家，东关街背面，门脸小得要侧身
feature > 干丝切得细，是手片，能看见粗细不匀的那种
testimony > 三丁包一咬，笋丁脆的，汁水有点甜，我北方人吃着也不腻
point/trust > 翡翠烧卖皮厚了，糖放得像年糕
evidence > 四个人连茶位一共一百三十四，单子贴这儿了
point > 老爷子只收现金和“那个绿的”，他说的是微信
action > 七点去，九点半没货，别跟我说没提醒

## 直播切片｜-｜negative,counter
hook > 儿童牙膏真不是越甜越好哈，妈妈们，一上来就问哪款最甜的，先打住。
why/agitate > 太甜他就咽，一咽就是半管，含氟的能这么咽吗？
how/point > 三岁以下米粒大，三到六岁豌豆大，挤多了他爸用。
solution/feature > 今天这支是草莓味，但是淡，你让他舔一口，他不会要第二口。
evidence/feature > 氟含量写在背后，0.05%，来，镜头对焦，看见没有。
testimony > 我家老二，之前刷牙得两个人按，上礼拜自己拿着牙刷来敲我门了。
question/point > 有蛀牙了还管用吗？不管，去医院补，牙膏不是水泥。
action > 两支装带个小沙漏，链接挂上去了，六十块有找。

## 教程｜n｜dialogue
hook > “你这照片怎么总拍得人腿短？”来，我媳妇骂了我七年，我总结出来了
how > 手机倒过来，镜头冲下，蹲到肚脐眼的高度
how > 开九宫格，脚尖踩最下面那道线，别留地
how/point > 头顶上给一拳的空，别顶着边
how > 让她往前伸半只脚，绷脚背，重心在后腿
how/why > 广角的边上会把东西拉长，把脚放边上，就拉腿；把脸放边上，就完蛋
how > 连拍，让她走，别喊一二三
evidence/after > 昨天拍的这张，她换成头像了，七年头一回
save > 男同胞自觉保存，保家宅平安

## 公众号长文｜n｜number
hook > 43个家长，一间空教室，他们用半年时间做了一件学校没做的事。
context/why > 事情起于一盒凉透的饭。
pain/context > 信阳某乡镇小学，中午不供餐，远路的孩子自带饭盒，冬天没处热。
context > 先是开五金店的程爸爸捐了一台旧的蒸箱，插上就跳闸。
context > 接着做电工的来改线，做瓦匠的砌了台子，卖菜的每周送两筐青菜。
agitate/context > 也有人反对，说烫着孩子算谁的。
context/how > 他们便排了班，每天两个大人，戴红袖章，签到本如今写满了三本。
evidence > 一学期下来，二年级的平均体重涨了一斤四两，请病假的少了三成。
point > 没有谁出过大钱，也没有谁当过领头的。
punchline/summary > 所谓公共生活，有时不过是一台不再跳闸的蒸箱。

## 种草笔记｜s｜identity,pain
hook/pain > 后背长痘的姐妹 穿白T不敢脱外套的 进来抱一下
before/pain > 我从高三长到上班 夏天面试都披着西装 汗顺着腰流
context/solution > 看过皮肤科 大夫说你先别换药 先换洗澡顺序
how/solution > 先护发素冲干净 再洗后背 最后脖子 不让那层滑的糊上去
solution > 然后就是这个硫磺皂加长柄刷 刷毛要软的
after > 一个来月吧 红的瘪下去了 就剩印子
point > 有脓头的别刷 别问我怎么知道的
testimony/benefit > 上礼拜我妈说 你终于肯穿吊带了 我鼻子一酸
action/point > 刷子随便买 皂看准含量 我拍在图三

## 种草笔记｜n｜counter,scene
hook > 别再往我店里送水果了，真吃不完🤣
context > 起因是上回给小区几位大爷免费修了假牙盒，传开了
context/evidence > 今天收：冬枣一袋，柚子四个，红薯半麻袋，活鸡一只（！）
twist/context > 鸡在验光室走了一圈，视力应该不错
action/point > 配镜该多少还多少，别给我塞东西，下回我真急
punchline/summary > 红薯我烤了，三点来分

## 非营销｜n｜none
solution > 徒步俱乐部12月5日四明山线 行前说明
solution > 路线：唐田—大岚—丹山赤水，18.6公里，爬升约980米
how > 集合6:20鼓楼地铁口C口，车牌上车前半小时发群里，过时不候
how > 必带：1.5升水、头灯、登山杖、雨衣（不要伞）、身份证
point > 强度中等偏上，近三个月没走过十公里的请改报周日休闲队
why > 上次有队友抽筋，全队摸黑下山，谁也不好受
how > 费用98元含车险，退出请于周四晚十点前，之后只退50
point > 领队红黑、收队大鹅，对讲机频道438.500
summary > 垃圾背回来，橘子皮也算

## 带货口播｜s｜number,promise
hook > 三个动作 看你家马桶圈该不该换
point/how > 一按 中间往下陷 换
point/how > 二闻 凑近了有股子捂味 换
point/how > 三照 手机电筒贴着照 里头有黑点 那是霉长到芯里了
solution/context > 要换的话 你别再买布的了
feature > 硅胶的 带泡泡纹 吸上去 撕下来能冲
benefit/desire > 大冬天一屁股坐下去不激灵 谁用谁知道
testimony > 我丈母娘 挑剔了一辈子的人 打电话让我再寄俩
action > 一对装 二十二块九 卡其色最不显脏

## 种草笔记｜n｜suspense
hook > 这个东西我藏了两年没发，因为怕涨价，今天老板说要停产，我认了
solution > 是一款老厂的蛤蜊油🐚，就姥姥梳妆台上那种
feature > 成分表短得可怜：凡士林、白油、一点点香精
how > 晚上抹脚后跟，裹保鲜膜，半小时再套袜子
evidence/testimony > 我跑完柳州半马，脚跟裂的口子四天合上了
point > 夏天会化成油，别放包里，我毁过一个帆布袋
benefit/feature > 三块五一个，坏了都不心疼
punchline/benefit > 打开贝壳那个“嗒”的一声，就回到炕头了
action > 我囤了二十个，想闻味道的留个言，抽五位送

## 教程｜s｜result
hook/after > 你看 我这棵琴叶榕 叶子一片没黄 已经过了三个冬天了
pain/context > 多数人养死它 都是死在浇水勤快上
how > 拿根筷子插到底 十分钟拔出来 筷子干的 才浇
how > 浇就浇到盆底淌 淌完把托盘里的倒了
point/how > 暖气片边上绝对不行 离窗一米 不动它
why/point > 这东西认地方 你挪它一回它掉三片叶子给你看
how > 擦叶子用啤酒兑水 一比五 擦正面 背面别碰
how > 三月底换盆 大一圈就够 别一下子住大房子
benefit > 照着来 明年你也有一棵顶着天花板的

## 知识科普｜s｜identity
hook > 孕妈妈们 尤其是七个月往后的 血糖这个事我用大白话讲一遍
context/solution > 糖筛那瓶甜水 是七十五克葡萄糖 等于一口气吃了四两米饭
point > 卡三个数 空腹五点一 一小时十 两小时八点五 超一个就算
why/context > 不是你嘴馋 是胎盘分泌的激素把胰岛素的劲儿给顶住了
how/solution > 查出来别哭 先做俩事 主食换一半粗的 饭后溜达二十分钟
evidence > 我们病区去年八成的妈妈 就靠吃跟走 没打针
how/point > 水果放两餐中间 一拳头 别榨汁
agitate/why > 不管的话 孩子容易长太大 肩膀卡住 生下来还容易低血糖
benefit/summary > 管住这三个月 赚娃半辈子

## 剧情对话｜n｜trend,scene
hook/context > 双十一过去第六天，快递站还堆着一面墙
context > 老板娘踩着凳子喊号：幺三七，幺三七是谁的？
context > 没人应。一个老头儿在门口站了半小时，光看
context/question > “大爷您取啥？”“我不取，我儿子说买了东西给我，我看看到没到。”
context > 手机号报了三遍，系统里没有
context/twist > 她从自己那摞里抽出一个盒子，撕了面单，说到了到了，压底下了
context/after > 老头乐得直搓手，拆开是个足浴盆
question/twist > 晚上她老公问，你给你爸买的那个呢？
twist/punchline > “送了。我爸走了四年，我老忘。”

## 探店｜s｜question,counter
hook/question > 谁说修表铺子就没有年轻人去了
context > 武汉 江汉路后头 一个楼梯间改的 不到五平米
feature/solution > 台面上三盏灯 一个放大镜 一个九六年出生的老板 叫小贺
context/testimony > 我拿我爷爷那块上海牌去的 停了十来年了
how/feature > 他拆开先拍照 一颗螺丝一个坑 摆在一块绿绒布上
evidence/testimony > 原来是游丝上沾了油 洗完 滴答就起来了
evidence/feature > 收我八十 配了根皮带又三十五 有收据
feature/hook > 等的时候可以看他的工具 有把镊子是一九五几年的
point > 电子表不修 智能手表别拿去气他
action > 门牌是二楼半 没错 就叫二楼半

## 测评｜n｜contrast
hook > 左手19块的猪鬃牙刷，右手329的声波，我刷了同一张嘴
how/context > 左半边归手动，右半边归电动，各三十天，早晚两分半
trust/how > 为了不偏心，我请洁牙师小邓蒙着量，她不知道哪边是哪边
evidence > 菌斑指示剂一染：左边牙缝紫了六处，右边紫了四处
evidence > 牙龈出血点，左五右五，平手
evidence/pain > 猪鬃毛掉了三根，扎舌头，这个扣分
twist/evidence > 最狠的是第三十一天我两边都加了牙线，紫的几乎没了
summary > 所以钱先花在牙线上，剩下的看你喜不喜欢嗡嗡响

## 情感观点｜n｜loss
hook > 因为懒得签一份合同，我丢了六年的心血，外加一个表哥
context/before > 14年我们俩在泉州合伙做儿童书桌，他跑市场，我画图开料
context > 亲戚嘛，口头说好五五，谁也没当回事
twist/context > 去年他结婚，女方一查，公司股东写的就他一个名字
agitate/pain > 我的图纸、模具、那条可升降的腿，全姓了他的
agitate/context > 姨妈说打官司就断亲，我妈说算了，我爸一宿没睡
context/twist > 我没打，我把工具装上皮卡，走的时候天在下雨
after/context > 今年我在晋江重新开张，四个人，头一件事是请律师喝茶
punchline/point > 合同不是防亲戚，是替亲戚留着脸
after/punchline > 听说他那边腿的卡扣老坏，没人会修，我等他电话呢

## 情感观点｜n｜result
hook/point > 我把家里的电视卖了，结论是：孩子没变爱看书，我变了
context/why > 起初是跟风，刷到一个博主，说客厅没电视娃就会自己拿书
twist/evidence > 三个月下来，儿子改成了看窗户外头的塔吊，看得津津有味
twist/context > 倒是我，没了背景音，忽然听见自己一天说了多少个“快点”
point > 那些教育偏方，治的往往不是小孩，是大人的慌
point/why > 东西搬走了，空出来的地方得有人坐进去，不坐，它就只是空
punchline > 书架不会养孩子，你坐下来才会

## 公众号长文｜n｜number,result
hook > 从欠薪四个月，到给三十一个工人补齐社保，这家缝纫厂用了两年零七个月。
context > 厂子在湖北仙桃，做防护服起家，2020年最红火时，一天发十四车货。
pain/context > 潮水退得也快，到2023年秋天，仓库里积着九万件没人要的白大褂。
context > 老板娘肖姐把别墅卖了，搬进厂里的会计室，睡折叠床。
how/context > 她带着样衣，跑遍了周边五个县的宠物医院、养蜂场、菌菇房。
context/twist > 菌菇房的人说：领口能不能再紧一点，孢子老往里钻。
evidence/twist > 就这一句话，改出了新版，也改出了第一张回头单。
after/evidence > 如今养蜂服占了六成，最远发到尼泊尔。
testimony > 缝纫组长桂香说：“她欠我钱那阵，天天给我们打饭，我就知道跑不了。”
punchline/summary > 活下来的秘诀并不新鲜：听见别人的不方便，然后动手改。

## 直播切片｜s｜promise,suspense
hook > 给我两分钟 我让你知道你家菜板上最脏的是哪儿
twist/context > 不是面上 是侧边 跟那个提手洞
evidence > 来 荧光剂 我关灯 看见没 那一圈绿的 全是没洗到的
agitate/pain > 你天天拿它切黄瓜给孩子吃
solution/feature > 所以我们这个 整块稻壳的 没有洞 是半圆的耳朵
feature > 能进洗碗机 一百一十度不变形 两面不一样 一面生一面熟
point/question > 小张饺子馆问 剁馅儿行吗 行 但是掉渣是肯定的 任何板都掉
benefit/action > 前三十单送个刮板架 我自己画的 市面上没有
action > 大号三十九 中号二十九 倒数五个数
action/summary > 五 四 三 后面的卡住了别慌 刷新

## 带货口播｜n｜conflict
hook/pain > 人事说要写“有激情、抗压强”，厨师长说写“会颠勺、不偷油”，最后听厨师长的
feature/solution > 长春一汽旁边的职工食堂，招灶台两名、面点一名
benefit/how > 五点半上，一点半下，晚上不用来，跟老婆孩子吃饭
benefit > 面点六千三，灶台七千，五险给交，体检单位出钱
point > 一天三千份，量大，手慢的别勉强
feature/benefit > 后厨有排风有空调，这是前年吵下来的
testimony > 面案李姐干了十四年，问她为啥不走，她说食堂不用喝酒
action > 带健康证，早上九点半后到西门找保安老佟，他领你进来

## 非营销｜n｜none
solution > 广式萝卜糕做法（两个八寸方盘）
solution > 白萝卜1500克，粘米粉400克，澄面60克，腊肠两条，虾米一小把，干葱三粒
how > 萝卜一半擦丝一半切粗条，加半勺糖煮到透，汁不要倒
how > 腊肠、虾米、干葱爆香，盛出一半留面
how > 粉用凉高汤调开，冲进滚烫的萝卜里，快手搅成糊
point > 成糊的时候要挂得住铲，太稀蒸出来塌
how > 盘底刷油，倒入抹平，大火蒸55分钟
how > 剩的料铺上面，放凉过夜再切，趁热切必散
summary > 煎到两面焦黄，蘸辣酱或者什么也不蘸

## 剧情对话｜s｜question,pain
hook/pain > 有没有那种爹 你说啥他都回一句 你懂个啥
context > 我考上了 他说 你懂个啥 那学校不行
context > 我买房了 他说 你懂个啥 那地方涨不动
agitate/context > 上礼拜我火了 我说行 就你懂 以后别给我打电话
context > 他真没打 一天 两天 到第五天我心里发毛
context/twist > 我开车回去 他在院里给核桃树缠草绳 头也不抬
context > 我说爸 核桃树不用缠草绳 他说 你懂个…
twist/context > 后头那俩字没出来
twist > 他说 你教教爸 微信咋把拉黑的人放出来
punchline/twist > 原来他手一抖 把我拉黑了 急了五天

## 知识科普｜n｜contrast
hook > 左边这块红木，右边这块“红木”，差价四万，差别就在一杯水里。
how/evidence > 刨一小撮花，各泡一杯温水，等一刻钟。
evidence > 左边的水慢慢发出蓝荧光，杯沿一圈，拿紫光灯一打更明显。
evidence > 右边也有颜色，却是一进水就红，那是染料。
context/why > 前者是印度紫檀属的花梨木，后者多半是把非洲的杂木上了色。
point > 国标里头“红木”是五属八类二十九种，不在册的，名字再好听也不算。
point > 泡水只能做个初筛，要打官司得送检，切片看导管。
action/benefit > 逛家具城，兜里揣个小紫光灯，卖货的说话都会客气些。

## 带货口播｜n｜promise
hook > 七天，让你家娃不用你喊，自己爬起来穿衣服
context/question > 吹牛？你听完再说
why/pain > 娃赖床不是懒，是醒来那一下太黑、太冷、太突然
solution > 这个叫日出唤醒灯，提前半小时，它从暗红一点点亮到白
feature > 声音是鸟叫，溪水，还有一个是公鸡，别选公鸡，我邻居找过我
how > 头三天你陪着，第四天起让他自己按掉，按掉了给贴张小星星
testimony/evidence > 我家小子上二年级，现在六点五十五，自己坐起来发呆，那也算起了嘛
trust > 十四天不管用，退回来，拆了盒也行
action > 一百二十八，带充电头，底下有个黄颜色的袋子，看见没

## 情感观点｜s｜question
hook/question > 你们有没有在四十多岁的时候重新给自己起过名字
before/context > 我叫招娣 这名字跟了我四十三年 在湛江卖海鲜
before > 上学点名我低头 结婚请帖我写小字 办会员卡我说姓就行
twist/context > 去年闺女问我 妈 你这名是谁的名 我说是我的呀 她说不是 是给舅舅起的
context > 我把这话在摊子上想了三天 杀鱼都差点杀到手
context > 派出所那个小伙子问我改成啥 我说 让我自己叫一回
after/point > 我现在叫向海 没别的讲究 我一睁眼就是海
after > 老主顾还是喊招娣 我就当没听见 喊向海我才抬头
punchline/summary > 抬头的时候 那个亮啊

## 探店｜n｜identity
hook > 带老人出门的、家里有人坐轮椅的，这家温泉记下来
pain/context > 我妈偏瘫第三年，去腾冲前我打了十一家电话，八家说“不方便”
context/solution > 这家在界头，不是网红那条街，叫啥放最后，先说细节
feature > 从停车场到池子没有一级台阶，地是防滑的火山石，不镜面
feature > 有个小池，三十九度，边上装了吊臂椅，可以把人放下去
testimony > 我妈泡进去的时候喊了一声“哎——哟”，三年没听她这么喊过
point/trust > 更衣室的门还是窄了两指，大轮椅得侧着
trust/feature > 工作人员自己学过搬抬，先问我妈，不是先问我，这点我记一辈子
point > 有伤口、血压没控住的别下，门口有大夫量
action > 叫石墙温泉，订房前跟前台说要“矮床间”

## 测评｜s｜pain
hook/pain > 拖了地跟没拖一样 干了一道一道印的 是不是你家
context/solution > 我把手头这三个都拿出来 平板的 旋转的 还有带滚筒的洗地机
how/context > 酱油 头发 干了的米粒 一样来一摊
evidence > 平板的 酱油推走了 米粒推着跑 跟赶羊似的
evidence > 旋转的 边角够得着 就是越拖水越黑 你得换三回
evidence > 洗地机一趟过 可是柜子底下九公分 它进不去 干瞪眼
evidence/point > 还有 它自己也得洗 滚筒不拆 三天就馊
summary/point > 六十平以下 平板加一块好布 够了 家里有狗的 再考虑机器
benefit/summary > 省下来两千多 找阿姨做四回大扫除它不香吗

## 公众号长文｜n｜dialogue
hook > “你们写文章的，能不能替我问问，我这算不算工伤？”
context > 发来这条消息的，是外卖站点的一位站长，三十九岁，凌晨一点四十发的。
context > 他在雨夜替请假的骑手送了六单，摔断了桡骨。
agitate/context > 站点说他是管理岗，送餐不在职责；平台说他与其无劳动关系；保险说投保名单上没有他。
context/twist > 我们请教了三位做劳动法的律师，答案并不一致。
point > 但有一条是共同的：是否算，看的不是岗位名称，是当时听谁的安排、为谁的利益。
how/solution > 具体来说，要留住四样：派单截图、群里让他顶班的话、工资条、就医时写的受伤经过。
point/how > 一年之内，本人就可以向参保地人社部门申请认定，不必等单位盖章。
after/context > 截至发稿，他已交了材料，手还吊着，白天在站里接电话。
punchline > 一个管着八十个人的人，出了事才发现，没人管着他。

## 直播切片｜-｜question,pain
hook/question > 姐妹们，有谁知道，为什么你的沙发套一坐就跑、一跑就拽、一拽就烦？
why/context > 因为它是按“标准沙发”做的，可你家那个，是前年打折买的，不标准呀。
solution/feature > 我这款四面弹，横着拉一拉，竖着拉一拉，手一松，回来了。
feature/how > 后头有六根海绵条，往缝里一塞，塞到底，猫来了都薅不出来。
evidence > 上链接之前我让两个孩子在上头蹦了一刻钟，喏，你看，还在。
point > 真皮的滑，真皮的不要买，要买先垫防滑网。
how/action > 拍之前量三个地方：扶手外到外，坐深，靠背高，报给客服小芋头。
action/benefit > 颜色呢，今天抹茶绿跟燕麦都有货，两件起，抱枕套白给。
action/summary > 好，别光听我唠，库存动起来了啊。

## 情感观点｜n｜suspense
hook > 有件事，装修公司绝不会告诉你，我离职了，可以说了
trust/context > 我在里头做了六年预算员，每一份报价都从我手里出去
point/twist > 利润最大的，不是瓷砖不是柜子，是你“还没想好”
why/agitate > 没想好就会增项，增一项，没有比价的余地
evidence > 我经手过一套八十九平的，开工报十一万二，结账十九万七，多的全是“哎呀那再加一个吧”
twist/point > 他们并没有骗人，每一项你都签了字
solution/how > 所以开工之前先把插座画完，把扫地机的窝画完，把猫砂盆画完
punchline > 省钱的不是砍价，是想清楚
action/question > 你家当初加了几项？

## 教程｜n｜trend
hook > 流感又起来了，幼儿园停了两个班，教各位在家配一回消毒水，别再把自己呛着
context/solution > 家用84，一般有效氯是5%左右，先看瓶身
how > 擦桌子门把手：一瓶盖（约10毫升）兑一升凉水，别用热水
how > 抹布湿着擦，等三十分钟，再用清水过一遍
how/point > 吐脏了的地方浓一点，四瓶盖一升，从外往里擦
why/agitate > 从里往外，等于给病毒摊大饼
point > 绝不能跟洁厕灵同桶，会出氯气，不是吓唬人
how/point > 玩具能泡的泡完要冲，毛绒的太阳晒
save/action > 打印出来贴洗手间门后头吧

## 带货口播｜-｜result
hook > 去年跟我们签下的第一位社区团长，靠一间六平米的传达室，年底给儿子付了首付的三成。
trust > 这话她同意我写的，她姓皮，在岳阳，你打听得到。
solution > 我们做的是社区家电清洗：油烟机、空调、洗衣机，拆开洗。
how/feature > 你负责接单和开门，师傅我们派，每单返你两成半。
benefit/feature > 不压货，不交保证金，工具包是借你的，走时还就行。
point/trust > 麻烦也有：师傅堵车你得替着赔笑脸，夏天一天能接三十个电话。
feature/point > 爱热闹的、住了十年以上的、楼里喊得出名字的，最合适。
action > 感兴趣的话，写下你在哪个小区、多少户，我们的人上门坐坐。

## 种草笔记｜n｜negative
hook > 不是所有的保温饭盒都配得上我妈的红烧肉
before/pain > 之前那个，十二点打开，上头一层白油，勺子敲得当当响
solution/twist > 换到第四个，才算遇到对的
feature > 真空的内胆是单独一只罐，口大，能伸进整只手洗
how > 早上先灌开水闷五分钟，倒掉，再装菜，这步别省
evidence > 七点十分装，十二点二十开，插温度计六十一度🌡️
testimony > 隔壁工位大刘闻着味过来，吃了我三块
point > 不能进微波炉！我同事试过，火花带闪电
benefit > 反正我外卖软件卸了，一个月少花八百来块
action > 型号我贴在图上，颜色只推荐墨绿

## 种草笔记｜-｜identity
hook > 明年要中考的爸妈们，你们先喘口气。
trust/context > 我做了八年升学规划，每到这个月份，电话比孩子的作业还多。
point > 真心说一句，十一月的模考，卷子是往难里出的，掉三十分别当天塌。
action/solution > 今晚就干一件事：给他下碗面，卧俩蛋，别提分。
action/solution > 周日晚上我在群里讲两小时体育和信息怎么抢分，免费，能来就来。
punchline/summary > 我先去给我家那个下面了。

## 非营销｜s｜none
solution > 各位学员注意一下 因为燃气改造 健身房下周一到周三淋浴没有热水
point > 是淋浴没有 不是健身房关门 器械照常 灯照常 教练照常
how > 想洗的可以去对面游泳馆 报我们店名 前台给你个手环
point > 手环当天用当天还 丢一个赔二十
why > 这次改完以后水压能大一截 再也不用几个人抢那一个龙头
how > 私教课要改时间的直接跟自己教练讲 别跟前台讲 前台记混过
action > 看到了在群里回个数字1 没回的我挨个打电话

## 带货口播｜s｜loss
hook/agitate > 你那张床垫要是睡塌了还舍不得扔 省下的钱早晚全交给骨科
evidence > 我不瞎说 这个 同城收旧的刚拉来的 中间这坑 我拳头放进去没影了
why/agitate > 弹簧一断 腰悬空 一晚上肌肉绷着 早上起来比干活还累
solution/feature > 咱这床是椰棕跟独立簧两段的 腰这块密 肩这块松
how > 怎么试 平躺 手往腰底下伸 伸得进拔得出 就对
trust > 送到家睡满三十天 觉着硬 换软的 运费我出
point > 小孩长个儿那几年的别买这款 买全棕的 便宜五百
action > 尺寸不标准的 铁架床 炕 都能定 发私信给我老妹儿

## 种草笔记｜n｜identity
hook > 脚宽的、大拇指外翻的、逛街半小时就想蹲下的，集合
pain/before > 我穿38码半，楦宽得穿男款，婚礼那天都是脱了鞋敬酒的😭
solution > 上个月在舟山的小店试到一双手工平底，鞋头是圆的方
feature > 羊皮，没内衬骨头的地方多缝了一层软的
evidence/testimony > 走了一天半普陀山，大脚骨没红
point > 下雨别穿，底是牛筋的，沾水滑
feature/how > 老板能照你脚型改，拿张纸让我踩，用铅笔描了个圈
punchline/twist > 原来不是我的脚难看，是鞋没按我的脚长
action > 店名我放置顶，报“大脚骨”她就懂了

## 教程｜n｜counter
hook > 别再对着镜子自己剪刘海了，除非你先学会这三下
context/why > 湿头发会缩，你看着到眉毛，干了就到发际线
how > 所以全程干发，拿尖尾梳从黑眼珠正上方往头顶挑个三角
how > 三角以外的全夹死，一根都别漏，漏了就是狗啃
how > 两根手指夹着往前拎，剪刀竖起来，点，点，点，别横着一刀
how/point > 头一回只许剪到鼻尖，戴上眼镜再看，再往上走
how > 两边往斜下修出个小八字，比中间长一个指甲盖
action > 手抖？来我店里十五块，我不笑话你
save > 过年前这段理发店要排队，先记着吧

## 知识科普｜n｜scene
hook/context > 深夜，孩子突然“空、空、空”地咳，像小狗叫，吸气时脖子下面还陷个窝。
context/solution > 这多半是急性喉炎，声门下面肿了，气过不去。
context/point > 它白天轻晚上重，两岁左右的娃最容易中招。
how/solution > 先把他抱起来坐直，别让他哭，越哭越窄。
how > 裹上外套到窗边或阳台，吸几分钟凉空气，有的会缓下来。
point/action > 嘴唇发青、坐着也喘、流口水咽不下，马上走，别等天亮。
context/point > 到医院会雾化激素，半小时左右起效，不是“滥用”，是开路。
point > 家里没有雾化药的，别拿止咳糖浆硬灌，那东西管不了肿。
summary > 记住一句：咳声像狗叫，别等。

## 剧情对话｜n｜suspense
hook > 老板娘把开了十五年的店，五块钱卖给了一个要饭的
context/setup > 他头回来，是零下的一个晚上，站在炉子边上不说话
context > 她给了碗羊杂，他吃完把碗洗了，又把别人的碗也洗了
context > 从此他天天来，洗碗，扫地，睡在煤棚里
question/context > 儿子从省城回来：妈你不怕他是逃犯？
twist/context > 有一天派出所真来了，问有没有见过照片上这个人
twist > 照片上他穿白大褂，是个做错一台手术、自己走丢了的大夫
context/twist > 老板娘那天夜里肚子疼，就是他摸出来的，盲肠，背着跑了三里地
punchline/after > 她走不动了，把店给他，他不要，她说那你买，五块，不赊

## 探店｜s｜negative
hook > 不是每个叫茶馆的地方都给你安静喝茶 这儿就吵死个人
context/solution > 成都双流 彭镇 早上五点 一块钱一碗 是说老茶客的价 我们游客十块
feature/solution > 地是泥巴的 坑坑洼洼 凳子腿得找个窝放稳
feature > 炉子在屋中央 二十几个铁壶一起叫唤
context/testimony > 我旁边坐的嬢嬢 八十六 抽叶子烟 问我耍朋友没得
point/trust > 拍照的人太多 长枪短炮 有的还指挥人家抬头 我看了冒火
point/how > 想拍 先坐下喝完一碗 再问一句 人家多半点头
action > 赶早 九点以后就剩相机了

## 测评｜n｜result,suspense
hook > 五家网红卤味盲吃，最后赢的那家，连包装袋都没印字
context/how > 请了七个人：俩厨子，一个牙口不好的老太太，三个大学生，还有我家装修师傅
how/context > 全拆袋，放一样的白盘，编了号，中间喝白水
evidence > 鸭脖：2号麻得发苦，4号甜，5号五个人打了勾
evidence > 豆干：老太太把3号吐了，说像嚼鞋垫
evidence > 鸡爪：1号脱骨最爽，可惜一股冰箱味
twist/point > 翻牌，5号是菜场二楼我顺手称的，二十二一斤
why/testimony > 厨子说原因不复杂：当天卤、当天卖，没抽真空没二次加热
punchline/summary > 名气能寄全国，锅气寄不了

## 情感观点｜s｜trend
hook/context > 今年流行说什么 人生是旷野 我就想起我放羊那四年
context/setup > 内蒙 锡林郭勒 我十三到十七 一百一十只
twist/point > 旷野是啥 旷野就是你喊一嗓子 没人应
agitate/context > 打雷的时候你是那片地最高的东西 你懂那个怕吗
context > 我最想要的 就是有条路 有个红绿灯 有人跟我说停
after/context > 后来我来呼市学了兽医 给城里的猫狗看病
after > 现在堵车堵四十分钟 我都不烦 前后全是人 真好
point > 我不是说旷野不好 是你得先有个家 再去旷野
punchline > 没处回的 那叫流浪

## 情感观点｜s｜counter,loss
hook > 单位里最亏的 就是那个啥都会一点的人
pain/why > 复印机坏了找他 ppt找他 主任闺女的志愿表也找他
agitate > 找着找着 他自己那摊活就成了下班以后的事
evidence > 我带我徒弟的时候就这样 三年没评上 评语写的 乐于助人
solution/twist > 有一天他学会说一句话 我手里有个急的 四点以后行不
after/evidence > 结果呢 一半的人四点前自己就弄好了
punchline/point > 会帮忙是本事 会排队也是本事
punchline > 你的时间 你不给它标价 别人就当是赠品

## 直播切片｜n｜conflict
hook > 主播我说秋梨膏要买稀的，我家运营非说要稠的才好看，今天咱们投票
action/context > 扣1听我的，扣2听他的，扣3俩人都别吵赶紧讲价的
why/point > 稠，很多时候是加了麦芽糖浆，熬到二十个小时才能天然稠
evidence/solution > 我们这锅熬了十一小时，挂勺，滴水里先沉再散，你看
feature > 配料五样：梨、枣、姜、罗汉果、川贝，川贝只有一点点，别指望它当药
point > 血糖高的、一岁以下的，不喝
how > 一勺兑半杯温水，超过六十度，那个梨香就跑了
twist/context > 我看看公屏……哈哈哈全是3，行，讲价
action > 两瓶六十九，玻璃瓶，破了包赔，三号讲解中

## 带货口播｜n｜trend
hook > 明年开春露营又该热起来了，场地都谈好了，就缺会张罗的人
solution/feature > 我们是宜兴太华山上的一个营地，五十亩，二十六个营位，招营地管家两名
feature/how > 白天搭天幕、劈柴、教小朋友认锹甲，晚上看火、查帐、哄喝多的
benefit > 底薪五千五加单帐提成，旺季到手九千左右，包食宿，单人间
punchline/feature > 有一匹不听话的矮马，算你半个同事
point > 会开手动挡皮卡的优先，怕虫的别来，山里的虫比人多
trust > 社保从入职当天起交，合同先发你看，看明白再签
action > 用三句话跟我讲讲你最狼狈的一次露营，发营地邮箱

## 种草笔记｜n｜negative
hook/point > 不是所有的十月怀胎都只熬十个月
context/twist > 我家这套榆木炕柜，从伐木到交货，一共二十六个月
feature/evidence > 木头阴干用了一年半，急不得，急了它回头就裂给你看
feature/evidence > 榫眼一共九十二个，没下一颗钉，我数着凿的
testimony > 主家今天来提，老爷子摸了一圈，光说了俩字：值了
punchline/action > 拍一张留念，它明儿就去通辽了🚚

## 非营销｜n｜none
solution > 家委会会议纪要（四年级2班）
solution > 11.18 线上，共31位家长参加，记录：沈妈
point > 议题一：冬季校服加绒款，同意22，不同意5，其余随多数
point > 议题二：班费余额1384.6元，明细已发群文件，请过目
pain/setup > 议题三：是否给老师订教师节补送的花。意见不统一，有家长提出违反规定
how > 经商议，不订，改由孩子们手写卡片，材料由美术课剩余彩纸解决
how > 议题四：图书角缺第二册的书名单，由可乐爸接龙收集
action > 下次开会暂定元旦后，请未填紧急联系人的六位本周内补上

## 情感观点｜n｜question
hook/pain > 你有没有过那种时候：坐在车里，熄了火，就是不想上楼
context > 我有，去年整整一个秋天，每晚在地库坐四十分钟
context/pain > 没出什么大事，就是上面俩老人，下面俩孩子，中间一个快黄的项目
context > 我就干坐着，听电台里的人卖膏药
twist/context > 有天旁边车位也没人下来，我一看，是17楼那个总板着脸的男的
context > 我俩隔着玻璃对视了一下，他把窗户摇下来：吃橘子不
context/after > 后来就成了惯例，七点二十，负二层，橘子，有时候是核桃
context > 谁也没问谁为啥
after > 今年他搬走了，走前给我方向盘上挂了一串小桔灯
punchline > 成年人的医院，有时候就一个车位那么大

## 带货口播｜n｜trend,loss
hook > 眼看腊月就进来了，家里那口砂锅该换换了，别炖到一半给你裂在年三十
pain/agitate > 我前年就裂过，一锅佛跳墙，全喂了灶台
why/context > 裂是因为老式陶土不耐急冷急热，你从冰箱拿出来就上火，它能不炸吗
solution/feature > 这款加了锂辉石，干烧四百度，直接丢冷水里
evidence > 别眨眼，红的，哧——听见了吧，敲一敲，还是脆声
benefit/feature > 三升半，一家四口，一只鸡带半根山药正好
point/benefit > 电陶炉明火都行，就电磁炉不行，底下没磁
action > 黑的、柿子红的，拍完备注一声，我写张福字给你垫箱子里

## 知识科普｜n｜result,counter
hook > 先给结论：你家孩子矮，跟喝不喝骨头汤，几乎没有关系。
evidence > 一碗熬四小时的筒骨汤，含钙大约也就五到十毫克，同样一杯奶有二百多。
point/context > 那层白的，不是钙，是乳化了的脂肪。
point/solution > 真正决定身高的，遗传占大头，剩下能使劲的就几样：睡、蹦、吃够蛋白、别早发育。
how > 每三个月量一次，同一面墙、同一个钟点、脱鞋靠脚跟，画条线。
point/action > 四岁到青春期前，一年长不到五厘米，就去看内分泌。
how/context > 片子拍左手，看骨龄，十来分钟出结果。
punchline/summary > 骨头汤可以喝，就当一家人坐下来吃顿饭。

## 教程｜s｜negative,counter
hook > 污渍可不是都怕热水 有几样 热水一烫就焊死了
point/solution > 血 奶 鸡蛋 汗 凡是带蛋白的 记住 凉水
how > 血点子 先凉水冲背面 往外顶 别从正面搓
how > 然后抹点口水 没错 口水 里头有酶 小点子够用
how > 大片的用加酶洗衣液 三十度 泡一个晚上
how/solution > 油 是另一路 洗洁精干着抹 搓开 再用热的
how > 又有油又有蛋白 比如奶油 先凉的后热的 顺序别倒
point > 真丝羊毛别用加酶的 它分不清哪个是污渍哪个是衣裳
benefit > 记住这个次序 白衬衫能多穿三年

## 剧情对话｜n｜number
hook > 一间产房外头，4个男人，3部手机，只有1个在抖
context > 第一个在打游戏，第二个在跟老板请假，第三个在直播
context > 抖的那个是修水管的，手上还沾着生料带
question/context > 护士推门喊：谁是蔡小兰家属，要签字
context/twist > 没人应。抖的那个站起来：我……我算吗？
twist/context > “你是她什么人？”“我是来她家修水管的，她羊水破了，我就给送来了。”
context/agitate > 直播那位镜头一转：家人们，这才叫新闻
context > 电话里丈夫在火车上哭，护士开了免提：口头授权，先救人
after/punchline > 五点四十，母女平安，他把没修完的那截管子钱退了

## 测评｜n｜negative
hook > 不是所有标着“婴儿可用”的湿巾都敢擦嘴，我挑了八包来拆
trust/context > 俩娃妈，过敏体质，做过四年化妆品检测
how/context > 看三样：pH试纸、挤出来的液晾干后有没有膜、贴小臂内侧四十八小时
evidence > pH里有一包打到8，跟肥皂水差不多
evidence > 晾干之后，四包起了一圈白霜，两包摸着发黏
evidence > 我胳膊上红了俩点，是那包香得最好闻的，编号F
point/why > 香精和某些防腐剂是一对老搭档
summary/advantage > 综合下来留了两包，一包便宜到八十抽不到四块，配料就写水和一样防腐剂
twist/point > 擦嘴这事儿，其实一块蘸温水的纱布吊打全场
save > 打分表在最后一页，买之前翻出来对一对

## 探店｜n｜suspense
hook > 这家县城影院，每周四晚上会卖一张不存在的票
context > 湖南安化，梅城，整个影院就两个厅，一个放映员，姓贺
context/solution > 票上印着13排1座，可厅里只有12排
context > 我好奇，花二十五块买了一张
twist/context > 老贺领我上了个小铁梯，13排1座，是放映间里他自己那把藤椅
feature/testimony > 胶片机还能转，他拿老片头给我放了三分钟，哒哒哒的
testimony > 从那个小窗往下看，十几个后脑勺，有人靠着有人睡着，比片子好看
point/action > 一周一张，得现场问，网上没有；话多的他不卖
punchline/summary > 出来已经十一点，门口炸臭豆腐的还在等最后一场

## 种草笔记｜s｜negative,counter
hook > 老人家里的按摩椅 十台有九台在晾衣服 听我的先别下单
evidence/pain > 我妈那台六千八 头上堆着我爸的秋裤
solution/twist > 后来我给她换了个一百多的 就一块木头 一头高一头低 站上去拉小腿
why/pain > 她老说腿抽筋 其实是跟腱太紧 医生让拉筋 她懒得找台阶
how > 早晚刷牙的时候站着 扶着洗手台 一次三分钟
after/evidence > 站了二十来天 晚上不喊我爸揉腿了
point/feature > 要买带防滑条的 角度四档那种 别买塑料 会塌
testimony > 我妈现在一边站一边看短剧 我说妈三分钟到了 她说再看一集
action > 搜 斜板 拉筋 就行 看评价里有老人的那家

## 公众号长文｜n｜identity,pain
hook > 每个在外地的人，大概都被“家里都好”这四个字骗过。
context > 我是在一张药费单的背面，知道父亲做了支架的。
context > 单子是他拿来给我包腊肠的，日期是三个月前，那天我们还视频过。
context/evidence > 视频里他坐得很直，镜头只到肩膀，现在想来，病号服在下面。
why/point > 报喜不报忧，于他们是体面，是怕成了你的负担。
twist/point > 可隐瞒会传染：我也从没告诉他，我换了三次工作。
solution/twist > 今年回去，我提议立一条规矩：每个月互相交换一件坏消息，小的也行。
evidence/after > 头一个月，父亲交上来的是：“前天把你妈的花浇死了一盆。”
evidence/after > 到第五个月，他主动说了复查的数值。
punchline > 能说坏消息的地方，才叫家。

## 情感观点｜n｜identity
hook > 当过服务员的人，后来去吃饭都有个毛病
context/point > 会把盘子摞好，把骨头归拢，把椅子推回去
context/agitate > 网上吵，说这是“讨好型人格”，说花了钱凭啥干活
point/twist > 我觉得不是讨好，是认得
point/why > 认得那双泡白了的手，认得那句“没事没事我来”是咬着牙的
evidence > 我在海口端了五年盘，最记得的不是给小费的，是一位大叔帮我捡了一地的碎瓷
twist/point > 当然，不收拾也没啥错，规矩里没写
punchline > 但世上好多暖和，都是规矩外头的

## 直播切片｜s｜scene
hook > 你想啊 半夜三点 娃哭了 你单手抱着 另一只手拧不开奶瓶盖 急不急
pain/before > 我当年是用牙咬的 门牙崩了个角 你们看 不骗你
solution > 所以这个瓶子 它是按的 大拇指一按 弹开
feature > 刻度是凸的 摸得出来 灯都不用开
evidence > 我闭眼给你们演一遍 抱个布娃娃啊 一二…好了 两秒
point/feature > 防胀气不 有个底部进气的阀 但是吃完还是要拍嗝 瓶子替不了你
point > 奶嘴是二段的 不满三个月换小孔 备注里头写
benefit/feature > 今天带一把刷子 刷子头能转
action > 爸爸们也可以拍 表现的机会来了 五十九 上车

## 带货口播｜n｜contrast
hook/before > 去年这时候，他在流水线上拧螺丝，一天四千颗；今天，他带着十二个孩子攀岩
solution > 阿凯是我们馆第一期“转行学员”，第二期开了，招六人
feature/how > 培训八周，保护、定线、急救、跟家长说话，一样样来
benefit > 期间发两千八生活补贴，结业考过留馆，起步六千二
feature/trust > 年龄我们不卡，去年最大的四十三，前货车司机
point > 恐高的可以来，真的，恐高的人最会打保护
testimony > 阿凯原话：“拧螺丝没人喊我教练，喊一声我能乐半天。”
action > 12月20号前，到南宁青秀馆试爬一次，短裤自备，鞋我们借

## 种草笔记｜n｜suspense,scene
hook > 今天店里来了个神秘客人，进门一句话没说，先把我的算盘拨了一遍
context > 六十多岁，灰中山装，指头粗得像姜
context > 拨完他点点头：这副珠子我认识，1979年我打的
context > 我妈从里屋出来，愣那儿了
twist/point > 原来是我姥爷的徒弟，四十多年没音讯
action/punchline > 晚上加菜，代账的事明天再说哈，各位老板见谅

## 非营销｜n｜none
solution > 关于调整门诊验光预约方式的说明
why > 近两周周末候诊平均超过两小时，部分孩子等到散瞳药效过了
how > 自12月1日起，每周六日改为分时段，每半小时放八个号
how > 前一天晚上八点起在小程序约，不会用手机的可拨总台代约
point > 散瞳的孩子请至少留出三个小时，当天下午不要安排写作业
point > 带上旧眼镜和上一次的单子，没有也能查
point > 迟到二十分钟自动往后顺一个时段，不作废
summary > 试行一个月，有意见写在导诊台的本子上

## 带货口播｜s｜pain,question
hook/pain > 家人们 你们车后备箱是不是也跟我一样 一开门 矿泉水满地滚
agitate/pain > 急刹一脚 咚 后头跟打雷似的 吓死个人
solution > 来看这个 后备箱折叠筐 立起来一只筐 放倒一张板
feature/evidence > 底下魔术贴 扒地毯上 你拽 拽不动
feature > 上头这个盖子翻过来是小桌板 有杯孔
benefit/desire > 周末往河边一停 泡壶茶 哎 日子就来了
evidence > 我一百六坐上去了 别学啊 我就是让你看看料
action > 一大一小两个起拍 颜色随车内饰 下方小车

## 种草笔记｜n｜trend
hook > 今年的“老钱风”吹到我们县了，我翻出我奶奶的樟木箱，笑不活了
context/solution > 里头四件手织毛背心，粗棒针，元宝针，一水儿的驼色灰绿🧶
solution/context > 我就缺一件能压得住它的衬衫，逛了三天，最后在童装区拿下
feature > 175的男童衬衫，纯棉，领子小，肩刚好，七十九
advantage/benefit > 比女装区同款便宜一百多，料子还厚
testimony > 上班穿去，财务大姐问我是不是去欧洲了
point > 胸大的姐妹慎入，扣子会崩，别针救过我一次
punchline/benefit > 穿搭这回事，原来是先回家，再出门
action > 衬衫尺码对照在第5张，身高158到166的可抄

## 教程｜n｜pain
hook/pain > 每次视频剪到一半手机就喊“存储空间不足”，想摔不想摔？
context/why > 剪辑软件会偷偷存草稿缓存，你删了视频它还赖着
how > 点右下角“我的”，齿轮，清理缓存，先别急着按
how/point > 先看看有没有没导出的，没导出的会变灰图
evidence/how > 没问题了再按，我这台一下吐出来19个G
how > 然后去“文件”里头搜 .mov，按大小排，超过1G的挪电脑
how > 以后拍的时候改成1080、30帧，发短视频够用了，4K是给电视看的
point > 直播回放别存本地，平台给你留着呢
summary/benefit > 缓存、原片、参数，三处一收拾，半年不用换手机

## 知识科普｜s｜number
hook > 智齿拔不拔 就看四条 我当了十一年牙医 一条一条说
point > 第一 歪没歪 顶着前头那颗了 拔 别犹豫
point > 第二 发过炎没有 一年肿两回以上的 它就是个不定时的炮仗
point > 第三 刷得到刷不到 刷不到 迟早蛀 还连累邻居
point > 第四 上下对不对得上 有上没下 它会往外长 咬腮帮子
point/twist > 反过来 四条都没有 长得端端正正的 留着 将来没准能当桥墩子
how/action > 拍个全景片 百十来块 别凭感觉
point > 女同志备孕前一定查一次 怀上了再疼 药不好用 片子不好拍
punchline/summary > 它不是敌人 是个看情况的亲戚

## 剧情对话｜n｜counter,negative
hook > 服务员不叫“喂”，人家有名字
context/setup > 包厢里，穿貂的女人打着响指：喂，那个谁，汤凉了
context > 小姑娘端下去热了，端回来，手上烫了个泡
agitate/pain > 喂，纸。喂，灯太亮。喂，你会不会笑？
twist/context > 这时候门开了，进来个老先生，全桌都站起来喊校长
twist/context > 校长没坐，先冲小姑娘点头：宁宁，今天轮你值班？
twist/context > “介绍一下，我带的研究生，放假在自己家店里帮忙。”
after/context > 穿貂的脸一下子比灯还亮
punchline/summary > 小姑娘笑了，说，喂——阿姨，汤趁热喝

## 探店｜n｜number,result
hook > 一家开在殡仪馆对面的花店，复购率百分之七十，我去坐了一天
context > 昆明西郊，老板娘三十出头，以前是婚礼花艺师
context/feature > 店里一半白菊百合，另一半，是向日葵、绣球、大红剑兰
question > 我问，来这儿的人买向日葵？
context/twist > 她说，好多人办完了事，出来，想给活着的那个带一束
testimony/evidence > 下午真来了个大爷，买了三枝粉玫瑰，说老伴走了，给亲家母，她哭得最凶
feature > 包装都不响，她专挑软棉纸，说那种塑料纸“太吵”
feature/point > 不砍价，也没有会员卡
punchline/summary > 我走的时候她塞给我一支洋甘菊，说，给你今天的心情

## 测评｜s｜question
hook > 网上那些九块九的手机支架 到底能不能撑住平板
how/context > 买了十一个 全夹在床头 平板十一寸 开着震动 放一宿
evidence > 头半小时 掉了仨 有一个砸我猫身上
evidence > 到早晨 还立着的 剩四个 里头俩点了头
why/point > 拆开看 鹅颈管里头是铝丝的都不行 得是钢丝绞的
point/how > 你买之前掂一掂 不到半斤的 甭看
point > 夹子口里那层橡胶要厚 薄的夹一个月 床头板一圈白印
summary/evidence > 站到最后的那个 十四块 老老实实重七两二
action/trust > 图我就不放了 放了人说我打广告 你照着七两二找

## 情感观点｜n｜contrast,counter
hook > 别人相亲带花，我相亲带的是一只折叠凳
context/why > 因为腰椎间盘突出，坐不了软沙发，二十分钟就得换姿势
context/pain > 前头七次，人家一看凳子，聊不到五分钟就“家里有事”
context > 我干的是钢琴搬运，太原城，十三年，五楼没电梯那种
twist/context > 第八次那姑娘进门，看看凳子，从包里掏出一个腰靠
context > 她是做口腔技工的，一天低头十个钟头，颈椎反弓
context > 我俩头一回见面，聊的全是膏药
after > 结婚那天司仪让交换信物，我们换了两张理疗卡
punchline/summary > 家里没有沙发，只有俩硬板凳，坐着挺好

## 情感观点｜n｜contrast
hook > 城里人花八百块去村里摘草莓，村里人花八百块带娃进城玩淘气堡，各自都觉得值
point/twist > 这不是谁傻，是稀罕
point/why > 东西的价钱，从来跟你离它多远有关系
evidence > 我们村有棵老柿子树，烂一地没人捡，前年有人挂了个“打卡”的牌子，收五块，队排到坡底
evidence/twist > 我起初觉得荒唐，后来发现我妈也去排了
testimony/context > 她说，站在队里看自己家的树，跟平时看着不一样
punchline > 人有时候缺的不是东西，是一个重新看它的理由

## 公众号长文｜n｜suspense
hook > 一位教了三十年语文的老师，退休那天，从讲台底下取出了一只铁盒。
context > 盒子是装曲奇的，蓝色，边上锈了一圈。
context/twist > 里面有一千两百多张纸条，全是这些年从学生手里没收的。
context/solution > “放学操场见”“他今天穿了白衬衫”“老班的袜子破了”，她一张没扔。
context/twist > 上个月同学会，她把纸条按年份摊在桌上，让他们自己来认领。
evidence/testimony > 有个做了副局长的，认出了自己十四岁的笔迹，看完，去走廊站了好一会儿。
evidence > 那晚被领走的有二百一十七张，有三张，是由别人代领的，本人已经不在了。
testimony/punchline > 她说：“当时没收，是怕他们分心。后来留着，是怕他们忘了自己有过心。”
punchline/after > 剩下的，她又锁了回去，等下一届。

## 直播切片｜s｜loss
hook > 老铁们 电费单子打开看看 你家热水器一天二十四小时插着 等于一个月多喝了两箱牛奶的钱
context/question > 不信 我问你 你几点洗澡 你几点用热水
why/agitate > 就那俩钟头 剩下二十二个钟头它在那儿空烧
solution > 这个插座 定时的 手机上一点 五点烧 八点断
feature > 十六安的 带得动三千瓦 别拿十安的凑合 会烫
evidence > 我自己家装的 上月电费 一百九 这月 一百三十二 单子给你们看
how/trust > 不会弄不要紧 扫盒子上那个码 有大姐手把手教
trust > 三年换新 坏了寄回来 我不问你为啥坏
action/feature > 单只三十五 三只八十八 厨宝 空调 你都能装
action/summary > 讲完这个我下播吃饭 给你们三分钟

## 带货口播｜s｜suspense
hook > 我们厂有一个岗位 空了半年没人干得了 今天我站出来说说是啥
feature/context > 就是闻 闻板材 闻胶 闻漆 一天闻三百来个样
why > 做儿童家具的 仪器测不出来的怪味 人鼻子能闻出来
point > 抽烟的 鼻炎的 吃重辣的 爱喷香水的 抱歉
benefit > 一天就干四小时 多了鼻子会懒 一个月给八千二
context/feature > 考试就一关 三个盖着布的罐子 闻出哪个是雨后的土
testimony > 上一任老汤干了九年 退了回苏北养蜂去了 他说鼻子还能再使二十年
action > 赣州南康 家具城东门进来 就说 我来闻的

## 种草笔记｜n｜promise
hook > 给我半小时，还你一副不往下滑的眼镜👓
solution > 免费调鼻托、换螺丝、热弯镜腿，不是我家买的也给弄
pain/why > 冬天戴口罩，滑得人火大，我看路上一半人在推眼镜
testimony > 上午来的快递小伙，戴上晃了半天头，说早知道不用胶布缠了
trust/point > 塑料板材太老的可能会断，断了别哭，我先问过您再动手
action > 晚上八点以前都在，东湖菜场二楼，卖豆芽的对面

## 非营销｜-｜none
solution > 陕北黄馍馍，家里蒸锅就能做，材料：糜子面一斤，白面三两，酵母一小撮，红枣、芸豆各半斤。
how > 头天晚上把芸豆泡上，枣去核，第二天一起煮烂，捣成馅，不必放糖。
how > 糜子面先用开水烫一半，凉到不烫手，再和另一半、白面、酵母揉在一处。
why > 全用凉水和，蒸出来散；全烫了，又发不起来。
how > 盖上湿布放炕头，没炕的放暖气旁，发到表面裂口、闻着有酒酸味。
point > 酸得冲鼻子了，就揉一点碱面，指甲盖那么多。
how > 包馅，团成窝头样，垫玉米皮，上汽后蒸二十五分钟，关火再等五分钟揭盖。
summary > 趁热掰开吃，凉了烤着吃更香。

## 情感观点｜s｜negative
hook/point > 热闹跟烟火气 那可不是一回事 有些就是吵
context/pain > 我们这条步行街 去年改造完 一家挨一家 全是大喇叭 臭豆腐烤肠手打柠檬茶
agitate/pain > 你闭上眼 分不清自己在长沙还是在西安
point > 烟火气是有人住的地方才有的 是晾着的床单 是喊孩子吃饭
point/punchline > 把住户迁走 留一排门脸 那叫景区食堂
twist/evidence > 反倒后头没改的那条背街 修鞋的 弹棉花的 卖老鼠药的 晚上八点还坐满了人
action/question > 你们那儿 还剩一条这样的街没有

## 教程｜n｜scene
hook/context > 高铁还有四十分钟到站，西装在箱子里压成了梅干菜，别慌
how > 去洗手间，把水龙头的热水放到最烫，纸巾打湿拧一下
how > 衣服挂门背后的钩子，先拍背面，湿一层就行，别滴水
how > 两手抓着下摆，绷直，往下抖，跟抖被单似的，十来下
how > 领子用保温杯烫，灌开水，杯底当熨斗，从后领滚到前领
point > 深色的别拿白纸巾使劲蹭，会掉毛
why > 羊毛本来就有记性，见了潮气自己会弹回去
how > 剩下的时间挂着，别穿
punchline/benefit > 出站的时候，你还是那个体面的你

## 剧情对话｜s｜scene
hook/context > 大年二十九 县医院急诊 大厅就剩一个保洁阿姨和一个打吊针的后生
context > 阿姨拖到他脚边 说抬一下 他没抬 睡着了
context > 手机一直亮 屏幕上写着 妈 7个未接
context/pain > 阿姨推他 后生 你娘找你 他说不接 接了就露馅了
context/why > 他骗家里说在三亚旅游 其实是送货摔的
twist/context > 电话又来 阿姨一把抢过去 喂 大姐 我是三亚酒店的 你儿子潜水呢
context > 那头说 潜水 他怕水啊 阿姨脸一僵 说 就…在浅的那头
twist/context > 那头静了半天 说 大妹子 三亚有雪吗 我看他朋友圈 玻璃上全是哈气
punchline/summary > 你跟他说 娘在来的路上 给他带了棉裤

## 种草笔记｜-｜promise
hook > 一个周末，让你家的阳台从堆快递箱变成能坐人的地方，预算三百六。
before > 我家那块，两平米出头，之前塞着冰箱纸壳、断腿椅子、不知道谁的球拍。
how > 第一天只干一件事，扔，扔到能看见地漏为止。
how > 第二天铺防腐木地板，卡扣的，我一个女的两小时铺完，膝盖跪青了。
feature/how > 折叠小桌是挂栏杆上的，承重十二斤，一壶茶一本书，够了。
point > 别买藤椅，真的，第一场雨就长毛，买铁的。
after/testimony > 现在每天下班在那儿坐十分钟再做饭，我老公以为我辞职了。
benefit/after > 楼下的桂花一开，风从脚底板往上钻。
save/action > 尺寸图和购物清单都在后面，记得先量栏杆厚度。

## 带货口播｜n｜negative,counter
hook > 登山杖不等于保险绳，有的关键时候缩回去，一缩你就下去了
evidence > 这是我们队里老唐的杖，卧龙那回缩的，他下巴缝了八针
why > 外锁的螺丝松了没人拧，内锁的进了沙子锁不住
solution > 我现在卖的、用的，就这一款，折叠三节，中间一根钢绳拉死
feature > 杆是7075的铝，单支二百三十克，手柄软木，出汗不滑
how > 上坡调短五公分，下坡调长五公分，腕带从底下往上穿，多数人都穿反了
question/point > 一根够不够？够，但你会斜，两根，两根
trust > 断一节我单卖你一节，不坑你买整根
action/point > 橡胶脚垫别弄丢，石板路上要用，需要多配的跟单里备注

## 知识科普｜n｜counter
hook > 别再往开水里冲蜂蜜了——等等，其实也没你想的那么毁。
context/solution > 常见的说法是，六十度以上营养就没了。
evidence/twist > 蜂蜜的主要成分是果糖和葡萄糖，占到七成半以上，开水烫不坏它们。
point > 会损失的是一点点酶和香气，那点酶，本来也会被你的胃酸分解。
point/twist > 真正的坏处是：烫得你喝不出好赖，杂花蜜、槐花蜜都一个味儿。
twist/agitate > 需要留神的倒是另一件事，不满周岁的孩子不能吃，里头可能有肉毒杆菌的芽孢。
evidence > 国内外都有报告过的病例，多数是家里人“润润肠”喂出来的。
summary > 大人随意，图香就用温的；小婴儿，一口都别给。

## 测评｜n｜dialogue
hook > 我老公说：“吹风机不都一个样吗？”行，那就量给他看
how/context > 四台，同一撮假发，同样喷十下水，风温枪、秒表、厨房秤一起上
evidence > 从湿到干：2分51、3分08、4分40，还有一台吹了7分多，我胳膊酸了
evidence > 出风口五公分处，最便宜那台122℃，头发丝都卷了
evidence > 反过来最贵的那台，从头到尾没过75
twist/evidence > 但它重啊，六百多克，扎马尾的人吹后脑勺跟举铁一样
evidence/point > 负离子那个灯，我拿静电棒试，亮不亮没啥两样
testimony/after > 我老公看完数据，默默把他妈那台122度的收进了柜子
summary > 预算三百内，选第二台，风大、轻、就是丑

## 探店｜s｜counter
hook > 来潮州别光盯着牛肉火锅了 早上这碗东西才是本地人的命
solution/feature > 叫草粿 烧的 撒一大勺红糖粉 拿薄木片舀
context/feature > 骑楼底下 阿伯挑着担 一头炉子一头碗 没店 但是天天在
testimony > 入口烫的 滑 糖还没化 沙沙的 然后苦味才上来 一点点
how/feature > 仙草是他自己上山割的 晒一年 熬六个钟头 搅到手抬不起来
point > 有人说像中药 对 就是那个意思 受不了你就多要糖
feature/evidence > 四块一碗 他挑了五十一年 从五分钱挑到现在
action > 牌坊街进去数到第三个牌坊 右转 听见敲碗边就是

## 情感观点｜n｜trend
hook/context > 年底了，大家都在晒年度账单，我也来晒一张不一样的
context/twist > 今年，我一共剪坏了九个头
context > 头一个是一月份，一位大哥，左边推秃了一块，我赔了他顶帽子
context/agitate > 最惨的是六月，毕业生，她说剪短一点，我听成剪短点儿，差了十公分
twist/context > 她没骂我，在椅子上坐了很久，说，算了，正好重新开始
how/context > 那天晚上我抽了半包烟，第二天在镜子旁边贴了一张软尺
how > 往后每个客人，我先拿尺子比给他看，他点头了，我才下剪子
after/evidence > 下半年只坏了一个，是我自己的，我对着镜子剪的🤦
after/summary > 前几天那姑娘又来了，齐腮，她说这回，短一点点
punchline > 手艺这东西，是踩着别人的脑袋长的，得记账

## 公众号长文｜n｜loss
hook > 如果你的店还在用“满200减30”，很可能每做一单，就把下个月的客人赶走一位。
trust/context > 这是我们复盘了六十多家社区母婴店的流水之后，得出的一个不太好听的判断。
why > 满减鼓励人一次买够，而奶粉、尿裤这类东西，靠的恰恰是常来。
evidence > 做满减的店，顾客平均四十七天来一次；不做的，二十二天。
agitate/why > 来得少了，聊得就少；聊得少了，她便去手机上比价。
solution > 有一家许昌的店把满减停了，改成“每次来，称一次体重、量一次身高，登在卡上”。
evidence/after > 头两个月营业额跌了一成一，老板娘差点反悔；第五个月，持平；第九个月，多出两成四。
testimony > 一位奶奶跟她说：“我们不买东西也来，看看长没长。”
punchline/summary > 折扣买来的是交易，惦记换来的才是日子。

## 直播切片｜n｜suspense
hook > 我身后这块红布先不掀，掀之前我问大家一个事
pain/question > 你们有没有花钱报了课，到现在一节没看的？打个“有”
agitate/context > 哗哗的，我就知道，我自己手机里也躺着三个
why/pain > 不是你懒，是一节课四十分钟，谁下了班有四十分钟
solution/point > 掀！就是这个，每天六分钟，听完交一行字的记账小课，二十一天
how/feature > 听一段，记一笔，小班长第二天早上给你批
evidence > 上一期四百一十二个人，走完的三百零五个，名单打过码在这儿
trust > 中间掉队了能顺到下一期，三个月内有效
benefit > 学完了你至少知道，自己那份工资是怎么没的
action > 六十八块，名额就是班长带得过来的数，五百
action > 点完付款，加群的时候报个城市

## 带货口播｜n｜question,counter
hook > 驿站加盟能躺着收租？拉倒吧，我说点难听的，听完还想干的再往下看
pain > 一天二十小时有人敲你门，狗也来，雨也来，双十一你别想睡
evidence/trust > 我在芜湖开了三个点，最忙一天七千二百件，最闲的月份净落四千六
agitate/pain > 丢一件赔一件，面单糊了也赔
twist/question > 可也有人干得挺美，为啥？因为他顺带卖土鸡蛋、配钥匙、收废纸
solution > 我手上现有两个点转让：镜湖一个、弋江一个，货架监控全留
benefit/trust > 带你干满四十天，我媳妇管对账，你先学会骂人再学会赔笑
trust/evidence > 三年的流水打印好了，坐下来随便翻
action > 真想接的周末来站里，帮我理两小时件，再谈

## 种草笔记｜s｜scene
hook/context > 早上卷帘门一拉 门口蹲着一只猫 嘴里叼个鱼头 看看我 放下了
context/question > 这是交房租的意思吗
context > 十月份给它在锅炉房搭的窝 旧羽绒服垫的
twist/context > 今天起它是本店的员工了 工号009 负责躺着
action/solution > 顺便说一声 元旦前办的水洗 烘干 还是老价格 大衣三十 羽绒三十五
punchline/action > 怕猫的说一声 我把领导抱里屋去

## 非营销｜n｜none
solution > 茶厂生产例会 纪要 11/27
solution > 主持：厂长覃；出席：初制、精制、质检、仓储各一人，销售线上
point > 1. 秋茶初制收尾，毛茶入库共8.4吨，比计划少0.6，缺在二号山头虫口
point/pain > 2. 质检报：两批次水分7.3%，超内控，须复烘，责任在三组下班前没等晾透
how > 3. 复烘安排在周六，风温不过85，老韦盯着
pain/setup/point > 4. 销售提出把碎末做袋泡，精制组不同意用主牌，暂用副牌试300盒
how > 5. 仓储：七号垛靠墙太近，回潮，今天之内挪出半米
action > 6. 以上各条下周一早会逐项报结果，没完成的说原因，别讲故事

## 种草笔记｜n｜contrast
hook > 左手是我妈的搓澡巾，右手是我的身体磨砂膏，结果她的完胜，我投降了
context > 南方人，嫁到齐齐哈尔第一年，被婆婆拉进大澡堂
context/testimony > 她拿那块绿的灰的布，裹手上，醋往背上一泼，搓得我喊妈——她说哎
after/evidence > 出来照镜子，背滑得能溜冰，那瓶一百六的膏我送人了
how > 要点：泡透十五分钟，别打肥皂，顺一个方向，布要绷平
feature > 双面粗细纹，五块钱三条，澡堂门口就有
point > 正过敏、起湿疹的千万别，搓出血不是开玩笑
punchline/benefit > 我跟婆婆的关系，也是从那天搓开的

## 带货口播｜n｜counter
hook > 垃圾袋千万甭买带香味的，香味加臭味，那叫第三种味
solution/feature > 这个啥味没有，就是厚
evidence > 十斤大米，装进去，拎，甩，再甩，哎摄像你躲开点
evidence > 签子扎一个眼，拽，眼没变大
feature > 抽绳的，绳子在里头包着边，勒手指那种宽
advantage/feature > 多数袋子漏在底，它这个底是星形折的，没有直缝
benefit > 一卷十五只算下来两毛出头，楼道滴汤那事再没有过
testimony > 物业保洁刘姐问我在哪买的，她可太懂行了
action > 大中小三号，厨房拿大号，三卷起，进橱窗头一排

## 知识科普｜n｜dialogue
hook > “为什么给我爸开降压药的时候，先让他把胳膊光着歇五分钟？”
context/why > 因为刚爬完三层楼量出来的，是楼梯的血压，不是他的
how > 坐椅子靠背，脚放平，不跷腿，袖带跟心口一般高
point/how > 尿憋着的，先去尿，憋尿能多出十几个毫米汞柱
how/point > 两只胳膊都量，以高的那只为准
how > 早上起床一小时之内、吃药之前量两遍，隔一分钟，取平均
point/evidence > 在家量，135/85就算偏高，不是140，很多人不知道这条线
point > 手腕的那种也能用，可胳膊肘一弯就不准，尤其帕金森的老人
action/how > 连着记七天，扔掉头一天，剩下的拿去给大夫看

## 探店｜s｜dialogue
hook > 哥 你家这修脚多少钱 三十五 灰指甲呢 灰指甲你去医院 我治不了
context/trust > 就冲这句治不了 我坐下了 扬州 得胜桥 一个浴室的二楼
feature/solution > 师傅五十来岁 姓丁 七把刀 排一溜 像手术
testimony/how > 我那块死肉 走路硌了两年 他用的是片 一层一层 薄得透亮
evidence/trust > 刀在酒精灯上燎 又进消毒柜 你看着他拿出来 才动
after/testimony > 修完我站地上 哎 我不敢踩 原来脚掌是软的
trust/point > 糖尿病的 吃抗凝药的 他先问 问完不给做
action > 下午两点以后人少 换拖鞋进 茶是自己倒

## 剧情对话｜n｜conflict
hook/pain > 新郎非要坐拖拉机接亲，新娘她舅说，敢来就不开门
context/setup > 宝马已经到村口了，红绸子都系好了
context > 新郎不下来，手把着那台东方红的方向盘，一头汗
agitate/context > 她舅骂：我外甥女是嫁人还是收玉米？
twist > 门吱呀开了，新娘自己出来，裙子一兜，踩着轱辘就上了斗
context/why > 她说舅，那年发水，我爸就是开这台，一趟一趟把咱村人送上坡的
twist/context > 送到第六趟，他没回来，车是第三天捞上来的
context/why > 新郎修了四个月，就为今天打着火
punchline/summary > 她舅转过身去，把鞭炮点了，手抖，点了五回

## 教程｜n｜number,promise
hook > 4根橡皮筋解决家里4件烦心事，免打孔免花钱
how > 1 打不开的罐头，套在盖子边上，拧，手不滑
how > 2 肩带老掉的衣架，两头各绕三圈，吊带再不跳楼
how > 3 切好的苹果怕黄，按原样拼回去，箍上，带娃出门不用泡盐水
point > 这个两小时内吃完，时间长也会黄，别抬杠
how > 4 洗手液一按一大坨？在泵脖子上绕几圈，一次就出一小坨
benefit/why > 因为行程短了，孩子按也不浪费
save/point > 橡皮筋留那种捆芹菜的，蓝色，宽的，最好用，划走前先点个小旗子

## 测评｜n｜result
hook > 结果放前面：打车、顺风车、大巴、火车，从贵阳回我老家织金，最舒服的居然是大巴
context > 四种我国庆前后各坐了一趟，带着我妈和一只鸡
evidence > 打车 4小时10分，三百八，司机一路放喊麦，我妈吐了
evidence > 顺风车便宜，一百一，绕了俩人家门口，其中一家还留吃饭
evidence > 火车最准，可下来还有三十公里山路，等面包车凑人等了一个多钟头
evidence/advantage > 大巴现在换新的了，座位能放到快平，有厕所，司机歇的那站有烫脚的热水
point/pain > 班次就俩，十一点那趟必须提前两天抢
summary > 赶时间选打车，赶心情选大巴
punchline > 鸡表示都一样

## 情感观点｜s｜suspense
hook > 我收到过一封寄给二十年前的我的信 寄的人我到现在不知道是谁
before/context > 那会我在义乌开针织小厂 刚被人卷走四十万货款 人都想没了
context > 信是塞门缝里的 没邮票 抬头写 给零六年的吴老板
context > 里头就一句 明年四月雨水多 别囤棉纱 囤雨披
context/twist > 我当笑话 可反正也没别的路 就拿剩下的八千块进了雨披
twist/after > 零七年四月 那个雨下的 我缓过来了
twist/point > 去年我搬仓库 墙缝里又翻出半张同样的纸 是我老婆的记账本撕的
punchline/summary > 我拿着问她 她正包粽子 说什么信 不晓得 你少喝点

## 情感观点｜n｜trend
hook > AI替人写悼词上了热搜，我是个主持白事的，说两句
trust/context > 干这行十六年，悼词我念过两千来份
twist/point > 写得好不好，从来不是家属落泪的原因
evidence > 有一份，通篇就是“他爱吃咸的”“他修过十四辆自行车”“他怕狗”，底下哭倒一片
evidence/pain > 另一份，四六骈句，比喻用了二十几个，有人在后排打哈欠
point/why > 哭的是那个具体的人，机器不认识他怕狗
twist/point > 但我不反对用，有的家属连笔都拿不起来，有个架子扶一扶也好
solution/how > 架子搭完，自己往里塞三件只有你知道的小事
punchline > 走的人不需要漂亮话，留下的人需要一句真的

## 公众号长文｜n｜promise
hook > 读完这篇，你至少能在签租约那天，少交一个月的冤枉钱。
trust/context > 文中的条款，来自我们在石家庄、南昌、呼和浩特征集的九十四份真实合同。
point > 其一，“押一付三”之外又写“卫生保证金”的，超过三分之一，这笔可以谈掉。
point > 其二，水电若写“按商用计”，请让房东出示表号，民用表自己就能查。
point > 其三，关于提前退租，写“押金不退”的多，写“转租须房东同意且不得无故拒绝”的少，后半句是命根子。
how/solution > 看房时开手机录像，从门锁拍到地漏，拍完当场发给对方，写一句“现状以此为准”。
evidence > 征集者中有十一人因这段录像拿回了押金，最少的八百，最多的六千四。
trust > 以上由两位公益律师逐条核过，名字列在文末。
action/save > 建议转给今年刚毕业的弟弟妹妹，他们多半不看合同。

## 直播切片｜s｜identity
hook > 开美发店的同行们 晚上好 今晚不卖顾客 卖老板
pain > 毛巾 一个月洗坏多少条 黄的 硬的 一股子染膏味
agitate > 客人往脖子上一围 眉头一皱 下回不来了 你都不知道为啥
solution/feature > 一次性的洗头毛巾 无纺的 克重八十 不是那种一沾水就烂
evidence > 我给小工包头 搓 拧 三下 展开 看看有没有洞
advantage/benefit > 成本呢 一条四毛七 你洗一条 水电洗衣液人工 五毛出头 自己算
point > 冬天有客人嫌凉 配个毛巾加热柜 没有的话先拿吹风机呼一下
trust/action > 样品十条 运费我掏 你用了再跟我谈箱
action > 整箱六百条 弹窗上来了 打 要样 俩字也行

## 带货口播｜n｜dialogue
hook > “爸，你都六十一了，谁还要你？”——我们要
solution > 武汉公交博物馆招讲解志愿者兼检票员，岁数要求：五十五以上
why/context > 因为年轻人讲不出2路电车转弯时售票员怎么喊
benefit > 每天补贴一百二，管一顿热干面加蛋酒，交通卡充满
feature/how > 上午三个钟头，下午歇着，一周最多四天，腿脚要紧
point/feature > 会讲汉腔的优先，牙掉了说话漏风的不介意，听着更像那么回事
testimony > 首批的何师傅在这儿碰见了四十年前的老乘客，两个人抱着哭
action > 带身份证和最近的体检单，周二到周五上午来门房登记

## 种草笔记｜n｜scene,suspense
hook > 昨天少收了一位大姐四百块，越想越睡不着
context/why > 她配的渐进片，我按单光的价打出去了，怪我，刚熬完夜
twist > 今早十点，人家自己拎着钱来了，说不对吧这么便宜
context > 我俩推来推去，跟过年塞红包似的
context/after > 最后收了两百，剩下俩百换成给她老伴做两年免费清洗
punchline > 小地方开店，图的不就是这个吗🥹

## 非营销｜n｜none
solution > 搬迁告示
solution > 本店（老徐配钥匙修拉链）因此处要修地铁出口，12月15日起挪到后街粮油店旁边
how > 认路：从邮局往南，过三棵法桐，看见一只大铁钥匙模型就是
solution > 没取走的东西：皮箱两只，羽绒服一件，书包四个（有个奥特曼的），都在我这儿
point > 时间太长不记得的也来看看，说得出毛病就给
why > 急着修的这几天先别送，我得收摊子，怕弄混
summary > 电话没变，家里座机也能打
summary > 谢谢这条街十八年的照顾

## 直播切片｜n｜contrast,result
hook/evidence > 这位宝宝的湿疹，用之前、用到第十二天，两张图我挂左边了，自己看
before/evidence > 之前那个脸蛋，红得跟苹果擦破了皮似的，妈妈晚上拿小手套给他套着
trust/twist > 先声明，我不是药，治不了病，我是润肤的，严重的找皮肤科
why/context > 湿疹的皮是漏的墙，水跑出去，脏的进来，我就管把墙缝糊上
feature > 神经酰胺、甘油、角鲨烷，没香精没色素，一百克，够全身两周
how > 洗完三分钟之内，厚涂，用量按指尖算，脸一个，腿两个
point/question > 夏天热不热？有点，夏天换乳，冬天用这个霜
testimony > 评论区那个“糖糖麻麻在株洲”，你回购第几罐了，自己说
action > 一罐五十九，两罐九十九，孕妈也能囤，保质期到二八年
action > 需要上链接的敲个“糊墙”

## 公众号长文｜-｜scene
hook > 下午三点，四楼的琴声准时响起来，弹到第九小节，照例错一个音。
context > 这样的日子，整栋楼已经过了两年。
context > 没有人投诉，起初是因为懒，后来是因为，他们知道弹琴的是个七十三岁的老人，退休前开了四十年的龙门吊。
context/why > 他的女儿在国外，送他一台电钢琴，说，爸，你把手活动活动。
context > 二楼的主妇把午睡挪到了一点；五楼写作业的孩子，用那个错音给自己报时。
twist > 上周二，第九小节忽然对了。
context/after > 楼上楼下的窗户，一扇一扇推开，有人鼓掌，有人喊“再来一遍”。
twist/after > 他再来了一遍，又错了，满楼的人都笑。
punchline > 邻居，就是听着同一个错音、却盼你弹对的人。

## 知识科普｜n｜loss
hook > 驾照六年一换的体检没去，别以为只是补个章，可能得从科目一重考。
how/point > 期满前九十天内都能换，在12123上就能办，照片现拍。
point/agitate > 过期一年以内，还能换，但这期间开车算无证，保险一分不赔。
point/agitate > 过期一年以上三年以下，考科目一，考过恢复。
agitate/point > 超过三年，全部从头来，教练费场地费谁也不给你减。
how/point > 视力要求裸眼或矫正4.9，眼镜店、社区医院、自助机都行，十来块。
evidence > 我所在的车管窗口，今年前十个月碰上五百多位过期的，七成是妈妈，坐月子那两年忘了。
action > 拿出来看一眼右下角那行小字，就现在。

## 带货口播｜s｜scene
hook/context > 晚上九点半 我妈一个人在客厅 找眼镜 找遥控器 找药 找不着就叹气
pain/agitate > 她不说 第二天我看监控才知道 就为个遥控器 翻沙发翻了十八分钟
solution > 我给她买的这个 定位小片子 贴上 按一下手里的主机 那边滴滴滴叫
feature > 六个片子六种颜色 红的找眼镜 蓝的找药 声音调到最大 隔着被子都听得见
benefit/feature > 不连手机 不下软件 老人就认颜色
evidence > 来 我藏沙发缝 藏米桶 藏冰箱 冰箱也响 听
feature/point > 扣子电池 半年一换 送了一排
testimony/after > 我妈昨晚按着玩 说跟捉迷藏一样 多久没这么乐了
action > 给爸妈的 点旁边车里那个橘色盒子

## 带货口播｜s｜number
hook > 九十六平 三台牙椅 一台全景机 开了十一年 今天找接班的
why > 我六十二了 手开始抖 给人家补牙 抖 那不行
feature/context > 在黔江老城 街坊的病例有四千多份 柜子里按姓排的
benefit/feature > 房子是我自己的 租给你 一年三万 五年不涨
benefit/how > 头一年我坐着陪 你干 我给介绍人 哪家娃怕疼 哪家老汉欠着账
point > 要有执业证 要肯下乡 每月初七 我去太极乡坐诊 不能断
point/trust > 不卖贵的 这条写进合同
evidence/trust > 去年净落二十三万 账在这 你自己翻
action > 想好了的 来 我们先喝顿酒 酒桌上看人准

## 情感观点｜n｜counter,question
hook/point > 为什么我劝你，别急着教孩子“情绪管理”？
trust/context > 做了九年小学心理老师，我见过太多会说“我现在有点生气”的孩子
evidence > 有个三年级女生，吵架时语速平稳，用词准确，回家一个人咬指甲，咬到出血
twist/point > 她学会的不是管理，是不给大人添麻烦
point/why > 大人嘴上教的是表达，脸上写的是“快点好”
point/punchline > 情绪像尿，能憋一阵子，可你不能夸他憋得好
solution/how > 下回他摔门，等半分钟，再去敲，说句“我在外头呢”
punchline > 会哭的地方，才是能长大的地方

## 种草笔记｜s｜dialogue
hook > 我妈问我 你这被窝里咋老有咔嚓咔嚓声 我说 我在嗑榛子
feature/solution > 大兴安岭的毛榛子 开口的 壳薄 你拿指甲能掰开
testimony > 我是那种买坚果永远剩半袋的人 这个 我连碎的都倒嘴里了
feature > 不放糖精 不放奶油 就炒出来的焦香 有一点点松树味
evidence > 数了一把 四十二颗 坏了一颗 这个比例我服气
point > 别一次买多 天一热哈喇味就出来了 吃完再添
how/benefit > 更绝的是 仁儿拍碎 撒白粥上 加盐
benefit/desire > 冬天 电热毯 一部老片子 一手壳 你品
action > 店主叫鄂大姐 名字搜不到就搜 毛榛 开口 加格达奇

## 剧情对话｜n｜dialogue,question
hook/question > 你能不能替我当一天儿子？
context/setup > 说这话的是个瞎了一只眼的大爷，听他说话的，是来送桶装水的小邓
context > 大爷要去养老院看房，人家要家属陪着
context > 小邓想着还有四十桶水没送，嘴里却说，行，走
context > 院长问，你爸有啥忌口？他哪知道，张嘴就来：怕烫，爱酸，不吃葱
context/twist > 大爷在旁边一愣，点点头：对，都对
question/twist > 回来路上大爷问，你咋知道我不吃葱？
twist/point > 他说，每回您给我留的饭，葱都挑到我那碗里
after/twist > 大爷住进去那天，紧急联系人那栏，写了小邓，关系：儿子
punchline/after > 小邓从此每个礼拜三送一桶水，不收钱，顺便把葱吃了

## 探店｜n｜contrast
hook > 门脸像修车铺，进去像手术室，这家手冲咖啡藏在洛阳一个汽配城里
context > 我本来是来换雨刮器的，被豆子味拽进来的
context/feature > 老板以前修变速箱，右手少半截小指，所有东西摆得像工具墙
feature > 磨豆机他自己改过轴承，说原厂的同心度不行
testimony > 我点的云南孟连日晒，喝着像话梅，凉了像杨梅
feature/evidence > 二十二块一杯，续一次热水不要钱，墙上贴着每天的水质TDS
point/trust > 没有甜品，没有拍照的角，隔壁钣金一敲，全场震一下
benefit/testimony > 但你坐那儿，听着外头咣咣咣，手里一杯这么干净的东西，特别安心
action > 汽配城C区16号，认准千斤顶当门挡的那间

## 测评｜s｜number
hook > 6款背奶包 4个小时 38度的地铁口 看谁先化
trust/context > 我上班背奶第二胎了 经历过奶馊了倒洗手池里哭的那种
how/context > 每个包三袋水 两块蓝冰 温度计塞中间 同时拉上
evidence > 两小时 都在十度以下 看不出来
evidence > 第三个小时 没有铝箔层的那个先破二十 它广告打得最响
evidence > 四小时 活下来三款 最低的才九度六
twist/point > 关键不是包厚 是拉链 拉链那圈漏气最厉害
point/how > 蓝冰要冻够十二个小时 不能头天晚上临睡才塞进去
summary > 通勤一小时内随便买 超过两小时的 选翻盖加卡扣的
trust > 我买的全是自己的奶钱 谁也没给我寄

## 情感观点｜n｜dialogue
hook > “你识字吗？”——这是我到上海做住家阿姨，东家问的头一句话
context/point > 我说识，就是不多，报纸念得下来，合同念不下来
context > 我是安徽无为人，四十七岁才头一回坐地铁
context/agitate > 东家是个教授，老太太，腿坏了，脾气也坏，骂人都带典故
how/context > 我听不懂，就记在手上，晚上问她孙子，那孩子给我讲
context/twist > 讲着讲着，我把那些骂人的话，凑了一本《论语》
twist/context > 有天她又骂，我接了下半句，她愣住，水都忘了喝
context/after > 往后她不骂了，改教，早上一段，晚上抽查
after/evidence > 去年我考了成人高考，语文九十二
twist/context > 她走的前一天攥着我手说，朽木，也可雕
punchline > 我说这句我会，前头还有俩字

## 教程｜-｜question
hook/question > 羽绒服袖口领口那一圈黑，非得送洗衣店吗？
solution/point > 不用，厨房里三样东西就够：洗洁精、面粉、一条旧毛巾。
how > 先把洗洁精和面粉一比一调成糊，抹在黑的地方，别抹开，厚一点。
why > 面粉吸油，洗洁精拆油，干了以后结成壳，油就被拽出来了。
how > 等它干透，大约四十分钟，拿旧牙刷顺着刷掉。
how > 毛巾蘸温水，拧到不滴，从外往里擦，最后换干净那面再走一遍。
point > 千万不要只擦中间，会留水圈，比黑还难看。
benefit > 一件省三十五，一家四口，过个冬省出一顿火锅。

## 种草笔记｜n｜contrast
hook > 左边是第一节课的我儿子，抱着浮板哭，右边是今天，自己从台子上跳下去了🏊
context > 中间隔了三十一节课，和无数根烤肠
testimony/trust > 谢谢马教练，没吼过一句，光蹲在水边等他
point > 想跟各位爸妈说，别在岸上喊，你一喊他就更不敢撒手
action/solution > 教练托我问，寒假班早九点还差俩孩子，五岁以上
action > 想凑的小窗我，一起拼车也行

## 非营销｜s｜none
solution > 各组注意了啊 明天的团建改地方了 不去水库了
why > 气象台说有六级风 船不让下 安全第一
solution > 改到老贾他丈母娘家的果园 烤全羊 摘冬桃
how > 大巴还是八点 但是上车点换成南门 北门在修
how > 自己带双旧鞋 地里有泥 带个桶的可以装桃 五块一斤 自愿
point > 喝酒的别开车 开车的不喝 家属可以带 狗不行 园子里有鹅 咬狗
point > 素食的三个 我记着呢 小韩 王工 还有新来那个姑娘
action > 去不了的今晚八点前跟我说一声 羊好定大小

## 带货口播｜s｜pain,identity
hook/pain > 谁家孩子吃饭 饭粒子满桌 满地 满脑袋
solution > 给他整个这 吸盘碗
evidence > 拍 扣上 薅 薅不动 我使大劲了啊 桌子都起来了
feature > 硅胶的 软 摔地上bia叽一声 不碎
feature/how > 想拿下来 这有个小舌头 一抠 噗
point > 木头桌不平的吸不住 玻璃的 大理石的 都行
feature/benefit > 带盖儿 剩饭直接搁冰箱
action > 19块9 勺子白给 孩子一岁多的赶紧

## 种草笔记｜n｜result
hook/after > 谁懂啊！！熬夜三天做账，眼睛居然没有红成兔子
solution/advantage > 蒸汽眼罩我以前试过好多，都烫一下就凉，这个桉叶味的能热四十来分钟
how > 拆开等十秒，别急着戴，戴上去闭眼听个播客
testimony > 我戴着睡着了，醒来发现手机在脸上😅
feature > 耳挂是软布不是纸，不勒
point > 做过近视手术的问一下大夫再用
feature/action > 一盒十片装，蹲活动价，两块多一片那会儿入

## 剧情对话｜n｜dialogue
hook > “老公，我买了个八百块的锅。”“多少？！”
context > 他放下手机，站起来，围着锅转了一圈
agitate/context > “我那钓竿才六百你说我败家，你一个锅八百？”
twist/evidence > 我没说话，开火，打了个蛋，一晃，蛋自己溜了一圈
context/twist > 他凑过来：再打一个我看看
twist/context > 那天晚上我们吃了十一个蛋
twist > 第二天他偷偷把锅带去钓鱼了
punchline/summary > 回来说，鱼没钓着，锅，鱼友都夸了

## 教程｜s｜promise
hook > 一分钟 教会你给领导发微信请假 还不招人烦
how > 先说啥时候 再说多久 最后才说为啥
why > 领导关心的是你那摊活谁管 不是你姥姥哪儿疼
how > 所以中间加一句 我手上的某某某 交给谁谁谁了 电话开着
how/point > 别问 可以吗 写 您看这样安排行不行
point/how > 表情包别发 尤其是那个双手合十
evidence/trust > 就这三行 我用了六年 没被拒过

## 知识科普｜n｜question
hook/question > 感冒发烧了，到底是捂着还是敞着？
solution/point > 看手脚。
point/how > 手脚冰凉、打哆嗦，是体温还在往上走，盖薄被，喝热的。
how/point > 手脚热了、脸红了，说明到顶了，该减就减，窗开条缝。
why > 散热靠皮肤，裹成粽子，热就出不去。
agitate/point > 尤其是小婴儿，捂得太严会出大事，医学上叫捂热综合征。
point > 酒精擦身子别再用了，皮肤会吸进去。
summary/punchline > 一句话，让人舒服的，就是对的。

## 测评｜n｜number
hook > 3款学习机，给我家五年级的用了一学期，今天交作业
trust/context > 钱都是我出的，最贵的五千多，心在滴血
evidence > A：题库最大，搜题快，可他学会了直接抄答案
evidence > B：会盯坐姿，歪一下叫一声，两周后他拿胶布把摄像头贴了
evidence > C：没啥花样，就是背单词和听写，反而天天开
point/why > 东西越多，孩子越会找漏子
point > 屏幕都差不多，类纸的稍微好点儿，别指望护眼
summary > 结论不好听：大人坐旁边，哪台都行；不坐，哪台都白搭

## 探店｜n｜trend,suspense
hook > 刷到八百遍的淄博隔壁那个“博山酥锅”，我终于吃到了，来说说值不值
context/solution > 聚乐村我没去，去的是税务街上一家小店，俩老两口开的
feature > 一锅十来样：海带、白菜、藕、猪蹄、鲅鱼，一层一层码的，凉着吃
testimony > 入口先酸后甜，鱼刺酥得能嚼，白菜比肉好吃，没夸张
point/trust > 甜口重，我同行的重庆人吃两块就放筷子了
feature/evidence > 小份三十八，够俩人
summary/point > 值，但别专门坐飞机来
action/point > 能真空带走，记得让他多打一层袋，我的漏了一包

## 情感观点｜s｜scene
hook/context > 零八年 五月 我在绵阳一个理发店当学徒 正给人洗头呢
context > 地一晃 热水器掉下来了 我拽着客人就跑 一头的泡沫
context > 在操场上站了一夜 她头上的泡都干了 结成块
twist/context > 天亮了她说 小妹儿 你还没给我冲呢 我俩就笑 笑着笑着哭了
context/twist > 我拿矿泉水给她冲的 两瓶 舍不得用第三瓶
after > 现在我店开在江油 她每年五月都来 就洗个头 不剪
context/after > 钱她给双份 我不要 她就塞洗发水底下
punchline/summary > 有的客人 是过命的

## 情感观点｜n｜conflict
hook/pain > 业主说遛狗必须拴绳，养狗的说我家的不咬人，吵到最后打起来了
point/trust > 我也养狗，我站拴绳
point/why > 你知道它不咬，可对面那个三岁的娃不知道，拿拐棍的老爷子也不知道
evidence > 我家豆包，七年没咬过人，去年被炮仗一惊，把快递小哥扑了个跟头，缝了两针
twist/point > 赔完钱我才明白，“不咬人”是它还没碰上事儿
punchline > 绳子拴的不是狗，是万一
action/question > 你们小区怎么管的？说说

## 公众号长文｜n｜question
hook/question > 孩子的近视，每年涨多少算“正常”？
point/solution > 先说数字：一年五十度以内，可以松口气；七十五度以上，要上手段了。
twist/point > 但光看度数容易被骗，更靠谱的是眼轴。
context/point > 眼轴就是眼球前后的长度，长一毫米，大约对应二百五十到三百度。
how > 建议从六岁起，每半年测一次，用同一台机器，登记在一张表上。
point/solution > 管用的法子目前排得上号的有四样：户外、低浓度阿托品、离焦镜片、角膜塑形镜。
point > 其中不花钱的那一样，最难做到——每天白天在外头待够两小时。
evidence > 台湾地区把课间赶出教室写进了规定，十年下来新发率掉了几个点。
action > 今天放学，先别回家，在小区里晃一圈。

## 直播切片｜s｜dialogue
hook > 有人问我 主播你天天喊最后一批 你到底有几个最后一批
evidence/trust > 哈哈哈 问得好 今天我把仓库搬来了 你数 四十七箱 真没了
solution/feature > 这是阿克苏的冰糖心 八零果 一箱十斤
evidence > 切一个 咔 你看这心 透亮的 糖都结晶了 没切着我赔你
feature > 树上挂到霜降后才摘的 皮有点糙 丑 不打蜡
trust/question > 坏果咋办 坏一个赔两个 拍照带单号
point > 偏远的 海南西藏 这次不发 怕烂路上
action > 三十九块八 一号 来 后台放
action/punchline > 还剩二十来箱 我不喊最后一批了 我喊 下播

## 带货口播｜s｜question
hook > 谁想在景区门口卖烤肠 一根净赚三块二 一天能卖多少 你猜
evidence/point > 淡季八十根 旺季我卖过一千一百根 手都抬不起来
solution/feature > 现在泰山红门这边有个摊位要转 烤机 冰柜 雨棚 全套
trust/benefit > 摊位费一个季度交一回 我带你去见管理处的 当面过户
why/trust > 我为啥不干 我闺女在青岛生了 我得去伺候月子
benefit/point > 城管几点来 哪种客人爱赊账 我都教
trust > 不成交不收你一分 请我吃根肠就行
action > 想要的 今晚给我发个你啥时候能过来

## 种草笔记｜n｜promise
hook > 照着我这张单子去海口，三天两晚，人均不超六百六✌️
how > D1 骑楼老街—水巷口吃早饭—看日落去西秀
how > D2 租电驴到火山口，回来路上喝椰子，认准自己砍的
how > D3 睡到自然醒，买两包菠萝蜜干，去机场
point > 这几天有点飘雨，带件薄外套
action > 住哪家、电驴找谁，私我发位置，不收中介费，真不收

## 非营销｜n｜none
solution > 家常版酸辣土豆丝（脆的那种）
solution > 土豆两个、干辣椒五个、花椒十来粒、香醋、蒜两瓣
how > 土豆切丝，越细越好，泡水，换三次，换到水清
why > 淀粉不洗掉就会糊，糊了就不脆
how > 锅烧热放油，花椒先炸，捞掉，再下辣椒和蒜
how > 土豆丝沥干倒进去，大火，一直翻，一分半钟
point > 醋分两次，下锅喷一次，出锅喷一次
how > 盐、一点糖，关火
summary > 配粥，绝了

## 带货口播｜n｜identity
hook > 打羽毛球的，膝盖下楼梯咯噔咯噔响的，你停一下
pain/question > 是不是戴过那种护膝，打着打着就卷成一卷滑到脚脖子？
context/why > 因为它光有松紧，没有防滑胶，你一出汗它就走
solution/feature > 这个里头两圈硅胶波浪条，两侧是弹簧撑，膝盖这儿留个洞
evidence > 我蹲起五十个，不提，你盯着这条黑线，没挪
testimony > 我球搭子老曾，半月板二度，戴它打双打，说下来不用冰敷了
trust/point > 它护得住，治不了，疼得厉害的先拍核磁
how > 量髌骨上头十公分的围度，照表选，别按体重
action/feature > 一只装的，左右通用，俩腿就拍两件

## 种草笔记｜s｜scene
hook/context > 加班到十点 外卖都停了 打开公司冰箱 就剩我那袋冻馄饨
solution/feature > 荠菜的 一颗一颗分开 不粘坨 里头能看到整段的荠菜梗
how > 马克杯 水没过 微波四分钟 中间搅一下
feature/evidence > 汤包里的紫菜虾皮是真的 不是粉末
testimony > 隔壁组的闻着味排队 我说一人两颗 不许多
testimony/benefit > 小时候冬至 外婆就是这个味 我喝汤喝得有点想家
point/trust > 皮略厚 赶时间的话芯子会凉 多打三十秒
action > 超市冰柜最下面一层 绿袋子 弯腰才看得见

## 剧情对话｜s｜suspense
hook > 一个月以后 这张二十块钱 会救他的命
context/setup > 现在他还不知道 他在烧烤摊结账 老板多找了他二十
twist/context > 朋友说走啊 傻不傻 他都跑出两条街了 又折回去
context > 老板头都没抬 哦 谢了 放那
context/twist > 后来他在工地上中暑 倒在路边 过路的都以为是醉鬼
twist/context > 有辆三轮停了 下来个围裙上全是油的人
twist/context > 他说这小子我认得 他不会赖在地上装的 他是还我二十的那个
after/summary > 一杯盐水灌下去 人回来了
punchline > 你做的那点好事 它认得路

## 教程｜n｜suspense
hook > 最后一步我敢说九成的人没做过，所以你家空调才一股脚丫味
how > 先断电！拔插头或者拉闸，别嫌烦
how > 面板掀开，滤网抽出来，中性洗涤剂泡一刻钟，阴干，不许晒
how > 拿喷壶往散热片上打清洗泡沫，从左到右，等十分钟
how > 装回去，制冷开到十六度，吹半小时，脏水就从外头管子流走了
why/twist > 味儿不在滤网上，在接水盘里，水盘常年湿着，养了一盘子菌
twist/how > 来了，最后一步：关机前切送风，吹干十五分钟，以后每回都这样
benefit/after > 就这么个小习惯，一夏天都没味
save > 明年五月开机前翻出来看看

## 知识科普｜s｜suspense
hook > 茶叶罐里有一样东西 比茶还贵 你八成都给扔了
context/point > 就是底下那层毛 白毫 抖下来的细粉
why/context > 它是芽尖上的茸毛 里头茶氨酸比叶子高 所以汤有点浑 可是鲜
pain/context > 好多人一看 哟 有灰 筛了 洗茶 洗两遍 得 鲜味全进下水道
how/point > 分辨也不难 捻一捻 滑的 会飘的是毫 涩手的 沉底的是渣
evidence > 我们收碧螺春 抓一把吹口气 飞起来越多 价越高
point > 黑茶没有这个 黑茶要是有白毛 你得先看看是不是霉
action/summary > 下回泡 头道别倒 尝一口再说

## 测评｜s｜dialogue,conflict
hook > 我闺女说爸 你那把老推子别用了 给你买个新的 我说比一比
context/how > 老的 二零零九年的 线都缠了胶布 新的 锂电 六百多 俩学徒的脑袋 一人一半
evidence > 推寸头 老的七分钟 新的五分半
evidence > 卡发 老的一次没有 新的碰上后脑勺那撮硬的 卡了两下
evidence/twist > 不过新的没线 转着圈走 我这腰得劲多了
evidence/pain > 电量 写的三小时 我掐表两小时二十 够用 不够吹的
summary/point > 老的我舍不得 挂墙上 新的拿来干活
punchline/summary > 闺女说咋样 我说 嗯 钱没白瞎

## 探店｜-｜scene
hook/context > 晚上八点半，兰州，黄河边上的风能把帽子吹走，我们钻进了这家没有窗户的小馆子。
feature/solution > 主打就一样，手抓羊肉，凉的，蘸椒盐，配生蒜。
testimony > 肥的那块入口是脆的，对，脂肪是脆的，我跟我哥对看一眼，谁也没说话，又抓了一块。
feature > 羊是靖远滩羊，当天宰，水煮，就放盐和花椒。
point > 讲究点的带湿巾，店里只有卷筒纸。
testimony/context > 人多的时候拼桌，我们跟一桌跑大车的师傅挤，人家还分了我们半瓶白的。
feature/evidence > 两斤肉、俩三泡台、一盘凉皮，二百零六。
action > 白塔山底下，认红灯笼上写“尕”字的那家。

## 情感观点｜n｜number
hook > 27次面试，27个“回去等通知”，我把它们都记在了一本台历上
context > 学的是园林，毕业那年，行业凉得像我家的炕
context/before > 前几回我还化妆，到第十五回，我连包都不换了
agitate/context > 有家公司让我等了三小时，然后说岗位取消了，给了瓶矿泉水
twist/context > 第27次，面试官看着我的台历问：你为啥每个下面都写一句夸人的话？
context/point > 我说，比如这家的绿萝养得好，这家的前台姐姐会记人名字，我总得捡点啥走
twist/after > 他没录我，他介绍我去了他姐的民宿，管院子
after/context > 院子里现在有四百来棵绣球，都是我一根根扦插的
punchline/summary > 那本台历还在，第28格，我写的是：自己

## 情感观点｜-｜counter
hook/point > 与其夸老年人“活到老学到老”，不如先把他们的取款窗口留着。
context/evidence > 昨天陪我爸去银行，三个柜台只开一个，旁边立着四台机器，一个大堂经理管八个老人。
evidence/pain > 我爸的手抖，人脸识别要眨眼、张嘴、摇头，摇到第三遍他小声问我，我是不是老得它不认了。
point/twist > 技术没错，错在只留了一条道。
point/agitate > 省掉一个窗口，省的是银行的钱，花的是别人的脸面。
evidence > 隔壁邮局就留着两个老窗口，排的队也不长，可老人们宁愿多走一站路。
point/twist > 我不是要开倒车，我自己也三年没取过现金了。
punchline > 只不过，好的路，应该允许有人慢慢走。

## 公众号长文｜n｜contrast
hook > 同一条街上，东头的书店关了，西头的书店排队，两家相隔三百二十米。
context > 这是云南沙溪边上的一个小城，常住人口不足九万。
context/before > 东头那家，灯光好，选书好，一楼卖咖啡，二楼办讲座，投了一百六十万。
context/solution > 西头那家，原来是供销社的文具柜台，老板姓寸，卖教辅，也卖毛笔和鞭炮。
question > 为什么活下来的是后者？
solution/how > 寸老板做了一件事：凡是来买教辅的孩子，坐在店里做完一页，他批，批对了送一支铅笔。
evidence > 一天大约八九十个孩子，铅笔一年用掉两万支，成本四千来块。
why/point > 孩子坐着，家长就得等着；家长等着，就会翻书。
punchline/testimony > 东头的老板关门那天去找他喝酒，说：“我卖的是氛围，你卖的是用处。”
punchline/summary > 书店的出路或许不在书上，在谁需要来坐一会儿。

## 直播切片｜n｜counter,negative
hook > 这个摄影课我不建议人人都买，来，先劝退一波
context/point > 想学完就接单挣钱的，退；想拍大片的，退；没时间练的，退
solution/benefit > 这课就教一件事，拿手机，把家里人拍好看
why/trust > 我拍了二十年婚礼，发现客户最后存在手机里的，都是我助理随手拍的那几张
feature/how > 十二节，一节一个场景：吃饭的爸，做题的娃，睡着的狗
testimony/evidence > 这是上期“内江鱼儿”的作业，她妈第一次没躲镜头，你们看这个笑
trust > 看完前两节，觉得没用，点退款，不用跟客服吵
benefit/feature > 送你一张打印券，五寸的，把最好的那张洗出来
action > 九十九，一年随便看，要的点头像边上那个黄框

## 带货口播｜n｜counter,loss
hook > 你要是还在花八千块租临街铺面等客人，那可能真不如来当我这个门店的“屋里人”
solution > 成都金牛的托育园，空着一间六十平的教室，找做感统或者绘本的老师合用
benefit/feature > 房租一分不收，课费三七，你拿七，水电园里出
why/benefit > 我要的是孩子下午四点以后还愿意待着，你要的是客源，刚好
evidence/feature > 园里现有八十六个孩子，七成的爸妈六点才下班
point/feature > 有教师资格证，带过三岁以下的，普通话过二乙
point/trust > 推销课包的、让家长冲卡的，不合适，我这儿一律按次
action > 带一节试讲来，底下坐的就是我们园的八个小祖宗，他们点头才算

## 非营销｜n｜none
solution > 眼镜行业协会县域分会 第三次座谈纪要
solution > 地点在城关大酒店三楼小厅，到会十六家，缺席两家，均已说明
point > 一是关于中小学筛查，今后按片轮流，不得在校门口发传单
pain/setup/point > 二是价格战，有会员反映某店打出“镜片一元”，该店当场解释为清库存，会上要求月底前撤
how > 三是统一检定，焦度计、验光仪由市所12月中旬上门，每家自备插线板
why > 去年有三家因检定过期被抽查罚款，望引以为戒
how > 四是互助，谁家缺片子可在群里借，三日内归还同款
action > 下次由城南的田会长做东，时间另告
`;
