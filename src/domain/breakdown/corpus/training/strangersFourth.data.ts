/** Data: texts of many hands, judged by a fourth person who had seen neither the other texts nor the rules; form as in foreignDev.data.ts. */
export const strangersFourth = `
## 带货口播｜s｜pain
hook/pain > 回南天衣柜里那股霉味 广东的姐妹你们闻了多少年了
agitate/pain > 我去年一件羊绒大衣拿出来 领子上全是白毛 干洗店都不收
solution > 后来我换了这个挂式除湿袋 一个柜子挂两包
feature > 里面是氯化钙颗粒 下面这个袋子专门接水的 不会漏
evidence > 你看这包 挂了九天 水到这条线了
after/benefit > 今年三月份我开柜门 干干爽爽 衣服直接上身
advantage/feature > 它比那种盒装的好在不占地方 挂在衣服中间就行
action > 一组十二包 拍一组够一个两房的家用一季 左下角

## 种草笔记｜n｜identity
hook > 肩宽星人集合‼️这件针织开衫我要夸一百遍
context/pain > 本人163/118斤，溜肩没有，直角肩过头，穿泡泡袖像橄榄球队的🏈
before/pain > 以前买开衫肩线永远卡在骨头上，撑得鼓鼓的
feature/solution > 这件是插肩袖，没有那条死板的肩缝
feature/advantage > 领口开到锁骨下面两指，V得刚刚好
benefit/after > 上身整个人窄了一圈，同事问我是不是瘦了
evidence/testimony > 洗过四次，袖口没有松，起球有一点点但能接受
action/save > 颜色我选的是燕麦，想要链接的扣1吧
action/summary > #宽肩穿搭 #早春开衫

## 知识科普｜-｜question
hook/question > 租房合同没到期，房东把房子卖了，新房东能赶你走吗？
solution/point > 不能。
why/evidence > 民法典第七百二十五条写得清楚，租赁期内房屋换了主人，不影响租赁合同的效力，俗称“买卖不破租赁”。
evidence/context > 去年深圳龙岗有个租客，新业主换了锁，法院最后判恢复使用并赔了他半个月酒店钱。
twist > 但有一种情况例外：房子先抵押给银行，你后租的，银行拍卖时你的租约就可能保不住。
solution/action > 所以签约之前，让房东去不动产登记中心打一份查册，几十块钱的事。
save/action > 这条先存着，搬家那天用得上。

## 教程｜n｜promise
hook/benefit > 三分钟教会你把微信里糊掉的老照片修清楚
context/feature > 不用电脑，手机自带相册加一个小程序就可以
how > 第一步，长按照片点“查看原图”，没有这一步后面都白搭
how > 第二步，存到相册后截掉四周的白边
how > 第三步，打开画质修复，选“人像”，强度别超过60
point/evidence > 拉满的话眼睛会变成塑料的，我奶奶的照片就被我修成了蜡像😂
how > 第四步，回到相册，锐化加15，颗粒加8
evidence/after > 对比看下，左上角的门牌号都能认出来了
save > 收藏起来，过年回家给长辈弄

## 剧情对话｜n｜dialogue
hook/context > 婆婆：这个月的奶粉钱，怎么又是一千二？
setup/pain > 儿媳：妈，您孙子一天喝五顿。
agitate/setup > 婆婆把账本往桌上一拍：我养三个娃，米汤也养大了！
setup/context > 老公坐在中间，低头刷手机，音量调到最大。
setup/twist > 儿媳没吭声，从抽屉里拿出另一本账。
twist/context > 上面写着：妈，降压药，三百八；妈，护膝，一百六；妈，假牙，四千。
twist/setup > 婆婆翻了三页，手停住了。
punchline/summary > “……明天我去接孩子，你多睡会儿。”

## 探店｜s｜scene
hook/setup > 早上六点二十 汕头这条巷子里已经坐满了穿拖鞋的阿伯
feature/context > 这家粿汁摊没招牌 就一口锅一把勺 开了三十一年
feature/solution > 粿片是自己磨的米浆烫的 滑 有嚼头 汤底是卤汁兑的
evidence/feature > 我加了个卤蛋 一块五花 半截猪肠 老板娘咔咔两剪刀下去
testimony/evidence > 隔壁阿伯说他从读小学吃到当爷爷
twist/point > 要说缺点 地上有点滑 位置也挤 夏天没空调
benefit/summary > 这一碗十一块 吃到中午都不饿
action > 地址在老市公园后门进去左拐 过了九点就没了 想吃的早点起

## 测评｜n｜number
hook > 四款百元蓝牙耳机，我戴着挤了两周3号线
context/how > 统一测法：体育西到嘉禾望岗，早上八点十分，同一首歌，音量55%
evidence/point > A款，低音轰轰的，但报站声一样钻进来，降噪聊胜于无
evidence/point > B款耳塞形状奇怪，我左耳戴二十分钟就疼
evidence/point > C款续航实测5小时40分，跟包装写的6小时差不太多
evidence/twist > 就是盒子盖松，掉了一次闸机下面，保安叔叔帮我捡的🙏
evidence/point > D款，贵二十块，通话最清楚，我妈终于不问我“你在水里啊”
summary > 听歌选C，打电话选D，A和B我已经挂闲鱼了
action/question > 你们还想看我测哪个

## 情感观点｜-｜result,contrast
hook > 二十九岁，我把编制辞了，现在在舟山开一家只有六间房的民宿。
before > 之前我在县里写材料，写到颈椎做牵引，写到闻见打印机的味就想吐。
agitate/setup > 跟我爸摊牌那天，他半个月没有和我说一句话。
agitate/setup > 头一年台风来了两回，屋顶掀了一个角，我和木匠老俞在雨里钉油布。
agitate/pain > 最难的时候账上只剩四千三，连换床单的钱都要算。
twist > 转机是一个来画画的姑娘，住了十七天，走的时候把墙画满了海鸥。
after > 现在周末要提前二十天订。
punchline/summary > 我没有赢什么，只是终于能在自己家门口晒太阳。

## 情感观点｜n｜negative
hook/point > 不是所有“边界感”都叫边界感，有些就是懒得对人好
context > 昨天看到一条热帖，同事生日要不要说声快乐，高赞回答是“没义务”
twist/question > 没义务，对。可人跟人之间哪有那么多义务
evidence/testimony > 我刚来厦门那年发烧，楼下便利店的姐姐多给我塞了两包姜茶，她也没义务
twist/point > 当然，被催婚被打听工资，那个边界该守
agitate/point > 把拒绝骚扰和拒绝善意混在一起，最后冷的是自己
punchline > 门可以锁，窗户总要开一扇
action/question > 你觉得呢？评论区聊

## 公众号长文｜n｜question
hook/question > 一个普通家庭，到底要不要给孩子买重疾险？
context > 后台这个月收到二十多条类似的提问，今天统一说说。
context/point > 先弄明白它是什么：确诊合同里写明的病，一次性给一笔钱，怎么花没人管。
why/point > 医保报的是医院里的开销，可孩子生病，父母总有一个要停工，这块没人报。
evidence/testimony > 我们小区的林姐，儿子白血病住院八个月，她的美甲店关了，房租照交。
point/solution > 但也不必一上来就买终身的，定期三十年，保额五十万，一年几百块足够打底。
point/how > 顺序应当是：少儿医保、意外险、百万医疗，最后才轮到它。
point/pain > 返还型的请绕开，贵出来的钱自己存银行都比它划算。
summary > 一句话，大人先保好，孩子再谈。
action/save > 觉得有用，转给正在纠结的朋友。

## 直播切片｜s｜identity
hook/attention > 刚进来的宝宝 家里养布偶养金吉拉的 你先停一下
pain/question > 你家猫是不是一到换季满屋飘毛 黑裤子不敢穿
solution > 我手上这个叫去浮毛手套 硅胶的 不是铁梳子
evidence/feature > 来 米粒过来 给大家撸一下 你看 你看这一把
advantage > 铁的刮皮 它躲 这个它当按摩 自己把肚皮翻过来了
trust/benefit > 硬了裂了六个月内找我换 我们家客服真人 晚上十一点还在
action/feature > 二号链接 一双十五块九 拍两双我送一卷粘毛纸
action/agitate > 还有一百一十单 要的抓紧 没了我真不补

## 带货口播｜n｜identity
hook/attention > 【东莞厚街】找会看版的鞋样师傅，夫妻工也行
context/solution > 本厂做女单鞋和凉鞋，外单内单各一半，员工70来人
benefit/feature > 月薪9000到13000，包吃，夫妻房有独立厕所和空调
trust/benefit > 每个月15号准时出粮，开厂十一年没拖过一天
point/feature > 要求：手工开版三年以上，会用电脑级放优先，不要求学历
benefit/action > 可以先来试工三天，车费报销，不合适工资照结
action > 找陈生，电话同微信，或直接到河田大道旧邮局对面上二楼

## 种草笔记｜n｜scene
hook/context > 凌晨一点四十，最后一箱枇杷封好了📦
context/feature > 今年云霄雨水多，果子小一圈，但是甜，甜到工人边装边偷吃
trust/pain > 有果锈的我都挑出来自己熬膏了，别问为什么少发两斤
trust > 路上坏的，拍照给我，按个赔
action/feature > 五斤装68，顺丰到门口
punchline/summary > 睡了，明早五点还要上山。谁说当果农不用熬夜🌙

## 非营销｜n｜none
solution > 关于10月18日（星期六）停水的通知
context > 各位业主：
why > 因星湖路市政管网碰口施工，我小区将临时停水。
solution > 停水时间：当日22:00至次日6:00，1至7栋全部受影响。
how > 请提前储水，并关好家中水龙头，避免来水时无人在家造成漫水。
how/point > 恢复供水后初期水质可能浑浊，放水几分钟后再使用。
action > 如有疑问请致电物业前台，0592开头的座机。
* > 湖滨雅苑物业服务中心

## 带货口播｜-｜loss
hook/pain > 手机壳买错了，等于每天给镜头磨砂纸。
why/pain > 很多十块钱的壳，镜头圈是硬塑料，沙子卡进去，一拔一插就是一道印。
evidence > 这是我同事的手机，你看，主摄这里三条白线。
solution/feature > 我现在用的这款，镜头圈里面贴了一圈绒。
feature > 边框是双料的，四个角鼓出来一点，里面有气囊。
evidence/testimony > 上回在白云站过安检，啪一下摔瓷砖上，屏幕没事，壳角磕了个坑。
benefit/summary > 换壳三十多，换屏一千六，自己算。
action > 型号在评论区置顶，报给客服她给你发。

## 种草笔记｜n｜contrast
hook/before > 左边：素颜被问是不是没睡🥲 右边：涂了它去上早八
solution > 主角是一支28块的国货素颜霜，学生党闭眼入
pain/context > 我混干皮，春天两颊会起小皮屑，粉底液上去就是灾难片
feature > 它质地像稀一点的酸奶，抹开有一点点提亮
point/twist > 先说坏的：出油的妹妹慎入，三点之后鼻翼会斑
benefit/advantage > 好的是卸起来简单，洗面奶两遍就干净
how > 我的手法：豌豆大小，先点颧骨，再往外推，脖子带一下！！
summary/testimony > 总之宿舍里四个人被我带动了三个

## 知识科普｜n｜negative,counter
hook/twist > 被猫抓了别先挤血，很多人第一步就做错
why/agitate > 使劲挤会让周围组织受伤，反倒给病毒帮忙
how/solution > 该做的是拿肥皂水加流动清水，交替冲够15分钟
how/question > 手边没有肥皂？洗洁精也顶用，关键是时间够长
how > 冲完用碘伏擦一遍，别包得严严实实
point/solution > 破皮但没出血属于二级暴露，出血就是三级
point/how > 二级打疫苗，三级还要加免疫球蛋白，24小时内去犬伤门诊
point/evidence > 国内指南里没有“家养的就不用打”这句话
summary/save > 记住顺序：冲、消、打

## 教程｜s｜pain
hook/pain > Excel里一千多行名字和电话挤在一个格子 你还在一个个剪切啊
solution > 我教你一个键 Ctrl加E
how > 旁边空一列 第一格你自己手打一个 比如就打 黄丽珊
how > 回车 光标停在下面那一格 按Ctrl E
evidence/after > 看到没 唰 一千零八个名字全出来了
how > 电话也一样 手打第一个 再按一次
point/pain > 注意啊 要是原来有的写了空格有的没写 它会猜错 你得扫一眼
point > WPS也能用 老版本2010就不行
save > 点个收藏 下周做报表你就想起我了

## 剧情对话｜n｜suspense
hook/context > 搬进这间合租屋的第三晚，我听见衣柜里有人打呼
setup/context > 我捏着晾衣杆，一步一步挪过去
setup/twist > 拉开门——空的，只有几件前租客没带走的校服
setup/agitate > 呼噜声又响了，这回是从墙里来的
twist/point > 我敲开隔壁，一个大叔揉着眼睛：不好意思啊，我睡觉的床就贴着你那面三合板
why/twist > “你那屋原来是我女儿的，她去外地念书，我把一间隔成了两间。”
setup/twist > 他看见我手里的校服，接过去叠了很久
punchline/after > 第二天门把手上挂了一袋热豆浆，和一副耳塞

## 探店｜n｜number,promise
hook > 人均39，在上海静安寺居然能吃到带包浆豆腐的套餐
context > 店在地下一层，紧挨着修表铺，我找了两圈才看到那块黄灯牌
context/feature > 点了酸汤牛肉单人套：一锅、一饭、一碟小食
feature/evidence > 酸汤是毛辣果发酵的，不是醋兑，喝到底嘴里是回甘
feature/context > 牛肉十来片，薄是薄了点，嫩
feature/evidence > 米饭无限添，我前面那位小哥添了四碗
point/twist > 差评给排风，出来一身味，约会别来
summary > 味道8分 环境5分 性价比9分
action/point > 工作日中午十一点半前到，免等位

## 测评｜-｜conflict
hook/pain > 健身教练说跑鞋越软越好，我的膝盖医生说软过头更伤，到底听谁的？
context/how > 我借来三双，在深圳湾各跑了二十公里。
evidence/point > 第一双踩上去像席梦思，前五公里真舒服，十公里以后脚踝开始晃。
evidence/point > 第二双硬邦邦，落地啪啪响，小腿第二天酸得下不了楼。
evidence/point > 第三双中底是分密度的，外软内硬，配速没有掉，脚也没有怨言。
twist > 有意思的是，它是三双里最便宜的。
summary/punchline > 大体重要的不是软，是稳。
point/action > 一百五十斤往上的跑友，先看足弓支撑，再谈脚感。
action > 有人想看雨天防滑的吗？想看我下周去洒水车后面跑。

## 情感观点｜s｜dialogue
hook/context > 你那个腿 以后不能再跳了 医生讲这句话的时候我才十九
context > 我是南宁艺校学民族舞的 半月板三级撕裂
agitate/pain > 躺着的那俩月 我把舞鞋剪了 一刀一刀剪的
setup/context > 我妈啥也没说 每天给我炖猪脚花生
twist > 后来隔壁床一个小妹妹 脑瘫的 她看我手机里的视频 手就跟着比划
twist/solution > 我说姐教你呀 坐着也能跳
after > 现在我在康复中心教坐着的舞 班上二十三个学生 最大那个七十一
after/evidence > 上个月她们在区里演出 台下哭一片
punchline/summary > 腿不行就用手 手不行还有眼睛嘛

## 情感观点｜-｜trend
hook/context > 高考分数一出来，志愿填报一对一又卖到了一万八。
point > 我就想说一句，这钱里有一大半是在卖焦虑。
evidence > 省考试院的官网，历年位次、招生计划，全都免费挂着。
why/pain > 家长不是查不到，是怕自己查错了担不起。
evidence/agitate > 机构正是把“担责”包装成了商品，可你翻翻合同，最后一条写着结果概不负责。
twist/point > 话说回来，农村信息少的孩子确实需要人指点，学校的老师应该补上这一环。
solution/action > 与其花一万八，不如找三个在读的学长学姐，请人家喝杯奶茶。
punchline/summary > 路是孩子走，别让卖地图的替他选脚。

## 公众号长文｜n｜scene
hook/context > 傍晚六点，泉州西街的阿嬷把最后一朵素馨别进我的发髻。
setup/why > 她说，这叫簪花围，活着的人戴，下辈子漂亮。
context/feature > 蟳埔女的头饰，讲究“今生戴花，来世漂亮”，一圈含笑，一圈粗糠，外头才是鲜亮的绢花。
context/evidence > 这几年游客多了，一条街开出两百来家妆造店，价格从三十到三百。
twist/pain > 热闹之外也有叹息：鲜花供不上，大多换成了塑料的。
agitate/evidence > 阿嬷七十九岁，全村还能用骨簪盘老式圆髻的，她数了数，不到十个。
twist/solution > 好在去年村小开了手艺课，九岁的女孩学会了第一圈。
punchline/after > 夜里我舍不得拆，枕着一头花香睡到天亮。

## 直播切片｜-｜number
hook/attention > 来，倒数一百二十秒，这条阔腿裤我只讲三个点！
point/feature > 第一，腰头后面有松紧，前面是平的，塞衬衫不鼓包。
point/feature > 第二，裤长做了三个，155的姐姐有短款，不用去裁缝店。
point/feature > 第三，料子里有三十的天丝，坐一天站起来没有那个死褶。
question > 公屏问，一百四十斤能不能穿？
evidence/point > 能，拍XXL，我们的模特小杨一百三十八，来，转一圈给大家看。
trust > 收到觉得胖，吊牌别剪，七天退，运费我出。
action > 好，链接上了，三、二、一，改价！

## 带货口播｜-｜number
hook/benefit > 十八平米，两个人，一天卖四百杯，这是我们温州瑞安店的账本。
action/context > “阿婆青草水”现面向浙南、闽北招募二十家联营店。
trust/context > 品牌做了九年，直营十四家，关过两家，原因我们都写在手册里。
feature/benefit > 总部出配方、出设备，您出铺面和人工，毛利按四六分。
benefit/trust > 不收加盟费，只押一万八的设备保证金，退店退还。
point/context > 我们不要快进快出的投资客，只要能自己站柜台的店主。
action > 每周四可来瑞安店体验一整天，电话提前约，找王经理。

## 种草笔记｜-｜dialogue
hook > “老师，我家娃会自己看绘本啦！”早上收到这条，地铁里笑出声。
context > 小满四岁三个月，来馆里刚好半年。
before > 刚来那会儿他只撕书，不坐。
how/solution > 我们没有讲大道理，撕就撕，给他一摞旧杂志撕个够。
after/evidence > 现在一次能听完三本，还给妹妹“念”。
action > 周六上午的亲子共读还剩俩位置，想来的私我～
punchline/action > 不来也行，回家抱着念十分钟，效果一样。

## 非营销｜n｜none
solution > 周例会纪要（市场二组）
* > 时间：3月9日 10:00—10:50　地点：7楼小会议室　记录：阿May
point > 1. 妇女节活动到店327人，比预估少六十，主因是周末暴雨。
point > 2. 小程序券核销慢，前台反馈扫码要七八秒，技术部阿峰周三前排查。
point/pain > 3. 物料超支4200元，易拉宝重复下单，今后由一人统一报。
how/action > 4. 清明踏青专题，文案初稿周四交，图片由外包出。
point > 5. 下周例会改到周二，因周一部门体检。
* > 缺席：Kevin（出差珠海）

## 带货口播｜n｜dialogue
hook > “姐，你这包里怎么掏出来一把椅子？”
context/pain > 上周带娃去佛山祖庙看醒狮，排队排了五十分钟
benefit/agitate > 后面的妈妈腿都站麻了，我坐着😎
solution/feature > 就这个伸缩凳，收起来跟盘子一样厚
feature/how > 一拧一拉，听到咔哒声就卡住了
evidence/feature > 承重标的是三百斤，我老公一百九坐上去蹦了两下
point/pain > 唯一就是坐久了屁股有纹路，自己垫件外套
action > 橙色白色都有货，要出门玩的带一个

## 种草笔记｜n｜negative
hook/twist > 不是所有“婴儿级”的纸巾都适合擦鼻炎的鼻子
pain/trust > 过敏性鼻炎九年患者报到，一天一包抽纸，鼻头永远破皮脱色
before/pain > 试过乳霜纸，润是润，贵，而且有股腻味
solution > 直到室友丢给我一包她家那边产的竹浆云柔
feature > 三层，压花很浅，揉两下像旧T恤
evidence/testimony > 擤了整个三月，没有破，没有破，没有破
point/trust > 掉屑会有一点，黑毛衣要拍拍
benefit/summary > 算下来一包一块六，穷学生的尊严保住了
action > 鼻子同款烂的可以囤小箱先试

## 知识科普｜s｜pain,scene
hook/context > 半夜两点 小腿肚子突然一抽 疼得你从床上弹起来 有过没
twist/why > 好多人第一反应 缺钙 其实不一定
why/point > 白天站久了走多了 肌肉累 晚上脚背往下绷着 它就容易乱放电
why/context > 还有出汗多没补盐的 吃利尿药的 静脉曲张的
how/solution > 抽的当下 别揉 你把脚尖往自己这边勾 勾住 数三十
how > 睡前拿毛巾套着脚掌 拉一拉 一边一分钟
point/agitate > 要是一个礼拜抽三四回 或者腿还肿 一边粗一边细 那别拖
action/how > 去挂血管外科 排一下血栓
save/action > 家里有老人的转给他们看看

## 教程｜-｜promise,number
hook > 叠一件衬衫不起皱，只要四步。
how > 一，扣上第一颗和第三颗扣子，翻过来，背朝上。
how > 二，两边向中线折，袖子顺着侧缝放直，别打横。
how > 三，衣摆向上折到领子下面两指。
how > 四，关键来了，在领窝塞一只卷好的袜子。
why/benefit > 领子最容易塌，有东西撑着，行李箱压一天也不变形。
evidence/after > 我出差去海口五天，开箱直接上身见客户。
action/save > 学会了给老公也叠一件。

## 剧情对话｜s｜conflict
hook/pain > 老板说今晚必须上线 组长说上了就崩 你猜最后谁背锅
twist/setup > 我 刚转正八天的实习生小林
setup/hook > 十一点半 全组的人盯着我按那个绿色按钮
setup/context > 我手抖 我说要不再测一轮吧
setup/pain > 老板笑了 年轻人 怕什么 出了事算我的
agitate/twist > 按下去 三秒 群里开始刷屏 用户余额全变成了零
agitate/twist > 老板的椅子空了 人呢 电梯口
twist > 组长慢悠悠打开电脑 说没事 他签字的录音 我留着呢 备份 我也留着呢
punchline > 小林啊 记住 上线之前先备份 上班之前先录音

## 探店｜-｜result
hook/summary > 先说结论：宁波这家海鲜面，我连着吃了三天。
context > 老外滩往北走七分钟，居民楼下，蓝色卷帘门。
feature/solution > 我点的是小黄鱼加蛤蜊加虾潺，六十二。
feature/evidence > 现捞现杀，师傅先煎后煮，汤是奶白的，没有放味精那股冲劲。
feature/context > 面是碱水细面，我更爱换年糕，吸汤。
trust/evidence > 后厨是玻璃的，案板比我家的还干净。
twist/point > 贵，这个得认，加一只小螃蟹就破百。
benefit/summary > 适合带外地朋友，一碗就懂宁波。
punchline/testimony > 老板姓戴，说是看视频来的，送一碟苔菜花生。

## 测评｜s｜question
hook/question > 同样是猫砂 十九块的跟六十九的 到底差在哪
context/how > 我家俩猫 橘子跟芋圆 一猫一盆 用了二十天
evidence/feature > 先说便宜的 膨润土 结团快 铲下去硬邦邦一坨
evidence/pain > 但是灰大 倒的时候我打了四个喷嚏 阳台玻璃蒙一层
evidence/advantage > 贵的这个是木薯 没啥灰 能冲马桶
evidence/pain > 缺点呢 粘爪子 橘子跳上床 床单上全是小颗粒
evidence/twist > 我称了下 二十天 土用掉十一斤 木薯六斤半 其实差价没那么大
summary > 家里有鼻炎的选木薯 钱紧的选土 戴个口罩倒就行

## 情感观点｜n｜scene
hook/context > 2009年夏天，青岛火车站，我妈塞给我一个铝饭盒
setup/context > 里面是二十个煮鸡蛋，和用塑料袋裹了三层的两千块钱
context/setup > 那是我去广州读大专，村里第一个坐卧铺的女孩
agitate/pain > 到学校才知道，室友的一双球鞋就是两千
agitate/pain > 我不敢跟她们去食堂，躲水房里吃凉鸡蛋
twist > 有天上铺的陈嘉敏蹲下来说：分我一个呗，我饿了
setup/after > 后来她天天“饿”，天天拿叉烧饭跟我换
after > 十七年了，她的女儿叫我干妈
punchline/summary > 有些人救你，是不让你看出来的

## 情感观点｜s｜counter
hook/point > 别再劝年轻人回小县城躺平了 我在县城躺过 硌得慌
context/trust > 我二十六 广西梧州人 在深圳干了四年运营 去年回的
pain/evidence > 回去工资三千二 社保按最低交 相亲对象都是我妈同事的外甥
agitate/context > 房租是省了 可一下班 除了奶茶店就是麻将馆
twist > 当然也有好的 早餐真便宜 我外婆的手艺真好
point/summary > 我是想讲 舒服不舒服 不看在哪 看你手里有没有得选
punchline > 有得选的叫生活 没得选的叫认命
action/question > 你是哪一种 打在公屏上

## 公众号长文｜-｜conflict
hook/pain > 物业说“谁漏水谁负责”，楼上说“先鉴定再说”，天花板已经滴了半个月，业主该怎么办？
context > 这是上周来所里咨询的周女士的原话。
how/point > 第一件事是留证：拍照、录像、标注日期，最好请社区的人到场见证。
how/point > 第二件事是书面通知，微信也行，但要写清位置、时间和诉求。
how/point > 第三件事才是鉴定，双方共同选机构，费用先由申请人垫付，最后由责任方承担。
pain/point > 不少人输在第二步，只吵架不留字，到了法庭说不清损失从哪天开始扩大。
evidence > 我们代理过杭州拱墅的一件，只因一条通知短信，多判了四个月租金损失。
point/twist > 要提醒的是，若漏点在公共管道，找的就该是物业或者维修基金。
action/summary > 需要通知函模板，后台回复“滴水”。

## 直播切片｜n｜promise
hook/benefit > 今晚蹲住我的，九十九块钱让你全家去趟长隆旁边住一晚！
feature/solution > 双床房，能住两大一小，含两份早餐
trust/evidence > 酒店名字就在屏幕上，你现在打开地图搜，评分4.6，不怕你搜
point/feature > 平日可用，周末补一百二，国庆春节不能用，我讲在前面
question/point > 有人问要不要预约？要，提前三天，点订单里那个“去预约”
trust/benefit > 不约可退，过期也退，一分不扣
action > 来，先拍下占个坑，回头跟老公商量不迟
action/save > 拍了的扣“已拍”，我喊后台给你送乳胶枕体验券

## 带货口播｜s｜identity,question
hook/question > 有没有会说粤语又会说英语的姐妹 想找份不坐班的活
context/solution > 我们是做跨境宠物用品的 在广州海珠 招直播助播
feature/point > 一周上五天 晚上八点到零点 主要是回评论 递货 盯库存
benefit > 底薪五千五 一场再补八十 做满三个月给你交社保
trust/benefit > 公司就九个人 老板娘自己也播 不骂人
benefit/point > 没经验没关系 带你两周 养过猫狗的优先 怕毛的就算了
action > 简历不用写太长 录一分钟语音介绍自己 发给我

## 种草笔记｜n｜number
hook > 30斤，不是我的体重，是今天腌掉的脆皮梅🟢
context > 潮州老家后山的青梅，下了两天雨赶着抢收
how > 粗盐搓到手心通红，泡、漂、沥、晒，再下糖
feature/point > 没有防腐剂，所以只能放冰箱，四十天吃完
testimony > 老客陈太每年六瓶，今年又第一个打钱
action/feature > 一瓶500克35，满三瓶包邮，月底寄
punchline/point > 酸到眯眼的那种，牙口不好的就别冒险啦

## 非营销｜-｜none
solution > 菠萝咕咾肉，家里灶也能做。
* > 用料：梅头肉三百克，菠萝半个，青红椒各半只，鸡蛋一只，生粉一碗。
how > 肉切两指宽的块，用刀背敲松，加盐、料酒、蛋液抓匀，放二十分钟。
how > 裹上干生粉，捏紧，抖掉多的。
how > 油温六成下锅，炸到浅黄捞起，油烧热些，回锅十几秒。
how/point > 茄汁三勺、白醋两勺、糖两勺半、水四勺，小火熬到冒大泡。
how > 倒进肉和菠萝，快翻几下就关火，久了会回软。
point/why > 菠萝先用淡盐水泡过，嘴巴不会麻。

## 带货口播｜n｜pain,identity
hook/question > 宝妈们，你家娃的校服领子是不是永远刷不白？
pain/agitate > 我儿子二年级，墨水、番茄酱、还有不知道啥，全在白领子上
before > 以前我拿肥皂搓，手指头都搓秃噜皮了
solution/feature > 这瓶叫衣领净，喷头是泡沫的，喷上去会自己往里渗
how > 呲呲两下，放五分钟，丢洗衣机，别的啥也不用干
evidence > 这是刚洗出来的，左边领子没喷，右边喷了
point/twist > 圆珠笔印洗不掉，我试了，别指望
benefit > 十四块八两瓶，少吵一回架都值
action > 小黄车第一个

## 种草笔记｜-｜pain
hook/question > 有没有人跟我一样，背单词背到abandon就真的abandon了？
pain/before > 六级考三次，最高一次398，英语书垫过桌脚。
solution/twist > 室友送了我这本按词根讲故事的小册子，巴掌大，蓝皮的。
feature > 一页一个词根，配一张丑丑的简笔画，丑得我记住了。
how/benefit > 坐地铁看两站，一天八个，四十天我翻完了一遍。
after/evidence > 六月份这次我过了，451，没有高，可是过了！
point/trust > 缺点是没有音标，要自己查读音。
summary/action > 送给所有把书翻到第一页就合上的人。

## 知识科普｜n｜number
hook > 2个数字，看懂防晒霜瓶子上的“暗号”
point/solution > SPF管的是UVB，就是把你晒红晒脱皮的那位
point/solution > PA后面的加号管UVA，它让你变黑变老，阴天也上班
point/evidence > SPF30大概挡96.7%，SPF50挡98%，差得没有想的多
twist/point > 真正的差别在涂够没有：脸要一元硬币那么大两坨
agitate/evidence > 大多数人只涂三分之一，于是50变成了个位数
action/how > 出汗、下海、擦脸之后，补！
summary/point > 通勤30+++，海边50++++，在家靠窗也抹一点
save > 记不住就截图

## 教程｜s｜dialogue
hook/context > 我妈昨天问我 囡囡 这个健康码没了 那去医院怎么不用排队挂号啊
context/solution > 好 今天这期专门教爸妈 手机上挂号 我用我妈的手机录的
how > 打开微信 点右下角 我 再点服务 往下翻 看到医疗健康
how > 点进去 搜你要去的医院 比如福建省立
how > 第一次要绑身份证 拍正面反面 别有反光
how/point > 选科室 这里最容易错 头晕挂神经内科 不是眼科哈妈
how > 选号的时候看那个时间 八点半到九点 你就八点二十到 去机器上按一下签到
agitate/point > 没签到等于没来 叫不到你
save/action > 就这么五下 发到家族群里让舅舅也看看

## 剧情对话｜-｜scene
hook/context > 除夕夜，便利店，只剩一个值班的女孩和一锅快煮烂的关东煮。
setup/context > 门铃叮咚，进来一位拎着行李箱的外卖员。
setup/context > “还有热的吗？萝卜就行。”
setup/context > 女孩把锅里的全捞给他：“今天盘点，这些要报废的，不收钱。”
twist/setup > 外卖员吃完，从箱子里端出一盒饺子：“客人退的单，我没动过，你吃。”
twist > 女孩打开，底下压着一张小票，备注写着：送给最近那家便利店还在上班的人。
punchline/twist > 下单人，是她妈。

## 探店｜n｜negative
hook > 不是所有“网红书店”都只配拍照，深圳这家真能坐一下午📚
context > 藏在蛇口一栋旧厂房三楼，电梯很慢，建议爬楼
feature/solution > 六千多本书，一半是建筑和植物，另一半看老板心情
feature > 沙发是真沙发，插座每张桌下面都有，wifi密码贴在猫肚子上（是贴纸啦）
feature/evidence > 我点了杯陈皮拿铁，34，味道像喝中药加牛奶，习惯之后上头
point/feature > 厕所要下到二楼，纸自备
benefit/feature > 低消一杯，坐到晚上十点没人催
testimony/evidence > 对面的小哥已经在这写了半年毕业论文
action/point > 周三闭店别跑空

## 测评｜n｜contrast,question
hook/setup > 左脸79块，右脸790块，你猜哪边先脱妆？
context/how > 两款气垫，同色号，同一只粉扑（洗过），杭州34度
evidence > 08:30 刚上完：右脸更细，毛孔像被橡皮擦过；左脸白半度
evidence > 12:00 午饭出了汗：左脸鼻头开始卡，右脸还行
evidence > 15:30 开会回来：右脸法令纹有一条缝，左脸居然没再恶化
evidence > 18:10 地铁口：两边都斑，贵的斑得均匀哈哈哈
summary > 贵的赢在妆效，没赢在持妆
summary/action > 预算有限的，买79那个，省下的钱买瓶定妆喷雾

## 情感观点｜-｜counter
hook > 我做月嫂十一年，最怕的不是孩子哭，是大人不哭。
context/trust > 我叫阿凤，湛江徐闻人，今年四十九。
setup/context > 前年在上海带一户，产妇是做投行的，出院第二天就开电话会。
setup/pain > 她从来不抱怨，喂奶的时候也盯着屏幕，脸上一点表情没有。
setup/agitate > 我跟她先生说，太太不对劲，他说，她一直这么坚强。
twist/agitate > 有天夜里我听到浴室的水开了四十分钟，推门进去，她坐在地上，奶湿了一身。
how/solution > 我什么也没劝，就拿毛巾裹住她，哼我们那边哄小孩的调子。
after > 她哭到天亮，后来去看了医生，吃了半年药。
punchline/summary > 现在我每到一家，头一件事，是先抱抱妈妈。

## 情感观点｜-｜question,conflict
hook/question > 宠物狗能不能进商场，为什么每次都能吵成两派？
context > 上礼拜南京一家购物中心宣布“宠物友好”，三天后又撤了通知。
point > 我养狗，可我站撤的那边。
why > 因为它没有准备好：没有单独的电梯，没有拾便袋，也没有问过怕狗的人。
point/why > 所谓友好，不应该是把麻烦从一群人手里挪到另一群人手里。
evidence/solution > 我去过成都一家，分时段，早十点到十二点，地垫一层一换，相安无事。
summary/punchline > 说白了，吵的不是狗，是规则缺席。
punchline/summary > 先修好栅栏，再谈敞开大门。

## 公众号长文｜-｜number
hook > 1.7毫米，是一颗隐形眼镜边缘离你角膜缘的平均距离。
context > 可就在这一圈窄窄的地方，藏着角膜的干细胞。
pain/agitate > 戴得太久，缺氧的角膜会长出新生血管，红丝从四周往中间爬。
evidence > 门诊里见过一位大三的女生，美瞳戴着过夜两年，视力掉到0.3。
point/solution > 日抛、月抛、年抛，差别不仅在价钱，更在蛋白沉淀和细菌繁殖的时间。
point/how > 原则有三：一天不超过八小时，不碰自来水，眼睛红了立刻摘。
point/agitate > 很多人摘了镜片就滴“网红眼药水”，里头的收血管成分，越滴越红。
punchline/summary > 镜子里的大眼睛固然好看，能看见镜子才是前提。
trust/action > 本文由眼科医师审阅，转载请联系。

## 直播切片｜s｜identity,question
hook/question > 家人们我问一下 你们给爸妈买鞋 最怕啥
pain/point > 怕滑 对不对 怕他说挤脚又不肯退
evidence/feature > 看这个底 我在瓷砖上倒了洗洁精啊 来 阿峰你上 走两步
evidence > 稳的 稳的 没有溜
feature/benefit > 鞋舌头是开口的 脚背高的 大骨拐的 撕开魔术贴 往里一送
trust/benefit > 尺码按平时买 我们运营打电话确认的 老人家不会填 我帮你填
action/benefit > 平时一百二 今天六十九一双 爸妈一人一双一百二十九
action > 三号链接 颜色备注里写 要黑的打黑 要驼的打驼

## 带货口播｜-｜pain
hook/pain > 还在为店里一到下午就没人进门发愁？
agitate > 房租一天六百，店员玩手机，冰柜嗡嗡空转，老板心在滴血。
solution > 我们给社区便利店做“下午茶角”，一台机器，零点八平米。
feature/solution > 现萃柠檬茶、热豆花、烤肠三样，原料由福州中央厨房隔天配送。
evidence > 仓山区六家店试了七十天，平均每天多卖一百四十三块。
trust/evidence > 有一家没做起来，因为隔壁就是学校食堂，这种位置我们会劝您别装。
trust/benefit > 机器免费投放，卖多少分多少，连续两个月不满意我们来拉走。
action > 发定位给招商部小郑，先看店再谈。

## 非营销｜n｜none
* > 三年(2)班家长您好：
solution > 本周五（11月21日）下午学校举行秋季消防演练
how/point > 请给孩子穿运动鞋、长裤，不要戴项链和发箍
how > 演练时会有烟雾饼，为无毒食品级，有哮喘的同学请提前告诉我，可在观摩区
solution > 当天放学时间推迟到16:50，在北门接，南门不开
action > 收到请接龙，谢谢配合
* > 班主任 梁老师

## 带货口播｜s｜suspense
hook > 你先别走 我把这盆水泼上去 你看会发生啥
evidence > 哗 看到没 一颗一颗滚下来 布还是干的
context/solution > 这是我们厂做外贸剩下的冲锋衣尾单 本来发德国的
feature > 三合一 里头抓绒可以拆下来单穿 拉链是压胶的
trust/feature > 洗标上原来的牌子剪掉了 我不说 懂的看版型
feature/point > 码子不全 男款只剩L跟2XL 女的还有S M
benefit/advantage > 专柜一千往上 我这里两百二 爬武功山够用了
action > 要的直接拍 没码的别问了啊 真没有

## 种草笔记｜n｜scene,pain
hook/context > 梅雨天，湖州，阳台上晾了五天的内裤还是潮的……
agitate/pain > 那股味道，懂的姐妹自动捂鼻子
solution > 然后我买了这台只有鞋盒大的内衣烘干机
feature > 折叠的，撑开像个小帐篷，热风加紫外
how/feature > 我一般丢进去三条内裤一双袜子，设40分钟
evidence/benefit > 拿出来热乎乎，像刚出炉的面包，没有味
point/pain > 噪音嘛，跟吹风机小档差不多，半夜别开，会被室友杀
point/summary > 租房党优先考虑，自己家有大烘干机的就不必了
action > 型号我放评论，不是广，自费189

## 知识科普｜-｜loss
hook > 试用期被辞退只拿了工资就走，等于白白丢了一笔赔偿。
pain/context > 很多公司爱说：试用期嘛，不合适随时可以让你走。
twist/point > 错，法律上要“证明不符合录用条件”才行。
point/why > 条件得事先写明、你签过字、还要有考核的记录，缺一个，公司都站不住脚。
evidence > 我同事的案子，广州天河，入职两个月被一句“气质不符”打发，仲裁判了一个月工资。
how/solution > 遇到这事，先别签“个人原因离职”。
how > 把工牌、打卡、聊天、工资条存好，一年之内去申请劳动仲裁，不收费。
punchline/summary > 走可以走，话要写清楚谁让走的。

## 教程｜n｜scene,dialogue
hook/context > 晚上九点，孩子突然说：妈妈，明天要交一个会动的火箭🚀
solution > 别慌！翻翻垃圾桶，十分钟能做出来
how/feature > 材料：一个可乐瓶、一根气球、吸管、胶带、A4纸
how > 纸卷成尖尖的帽子，粘在瓶口那头
how > 剪三片三角形当尾翼，斜着贴，一边一个
how > 气球套在吸管上，用橡皮筋扎牢，从瓶底的洞穿出来
how/point > 洞别开太大，铅笔粗细，不然漏气
evidence/how > 吹鼓，松手，它能在地板上冲一米多
evidence/testimony > 我家那个拿了班级“最佳动力奖”，笑死
save > 先存着，你总有一天用得到

## 剧情对话｜s｜identity
hook > 当过家里老大的 你把这个看完
setup/before > 九八年 外婆家灶台边 我和弟弟分一个鸡腿
setup/before > 妈说 你是姐姐 让着点 我就啃骨头
agitate/setup > 零八年 一个大学名额的钱 爸抽了一晚上烟 我说我去佛山打工吧
agitate/setup > 一八年 弟弟结婚要首付 电话打过来 姐 你看
twist/agitate > 我老公把碗摔了 说你还要让到啥时候
twist > 我第一次说了不
twist/after > 挂了电话我抖了一宿 第二天弟弟提着鸡来了 一整锅 全是鸡腿
punchline/summary > 他说姐 我数过了 欠你二十六年的 今天先还十个

## 探店｜s｜dialogue
hook/context > 老板 你这个牛肉丸能弹起来不 能 弹不起来不要钱
evidence > 他真的往案板上一摔 蹦到我肩膀高 我人傻了
context > 汕尾陆丰 碣石镇 老电影院对面 手捶的 两根铁棒
feature/solution > 一碗汤里八颗 加粿条 加西洋菜 十八块
feature > 咬开有汁 烫 脆 里面有小小的筋
point/how > 蘸沙茶就像本地人 蘸辣椒会被老板瞪
point/pain > 就是停车要命 我转了三圈停在庙门口
action/benefit > 可以真空寄 五斤起 但我说啊 还是现场那一碗香

## 测评｜-｜negative
hook/twist > 不是所有翻译软件都能带你在曼谷点对菜。
context/how > 我拿四个常用的，扫同一张手写菜单，看谁能让我吃上饭。
evidence/point > 第一个把“猪杂粉”翻成“混乱的猪”，服务员笑到扶墙。
evidence/point > 第二个要联网，店里没信号，转圈转到我放弃。
evidence/point > 第三个离线包两百兆，手写识别七成，够用，语音慢半拍。
evidence/point > 第四个识别最好，十二道菜对了十道，可一年要九十八。
twist > 最后救命的其实是隔壁桌阿姨，她是潮州人。
summary > 短途玩，装第三个；常驻，买第四个。
action > 清迈篇要不要？点赞过三千就去扫寺庙门口的。

## 情感观点｜n｜question,suspense
hook/question > 35岁从大厂被裁，会不会饿死？我替你们试了一年
context > 我，女，原产品经理，坐标杭州未来科技城，房贷一万二
setup/before > 收到邮件那天下午，我还在给下季度排期
agitate/evidence > 前三个月投了211份简历，面试6个，最好的一个工资打六折
agitate/pain > 跟老公为了谁去交物业费都能吵到半夜
twist > 有天给邻居奶奶修手机，她硬塞我五十块，说你讲得比我儿子清楚
solution/how > 我就在小区摆了张桌子：教老人用手机，一次三十，学会为止
after > 如今签了四个社区，带两个兼职妈妈，收入是以前的四成
after/benefit > 但我能接女儿放学了
punchline/summary > 饿不死，就是活法变了

## 情感观点｜n｜conflict
hook/pain > 老师说手机必须收，家长说万一有急事找不到娃，这事到底谁有理？
context > 我们中学上个月搞“无机校园”，群里炸了三百多条
context/trust > 我既是老师也是高一孩子的妈，两边都骂过
point/evidence > 急事，一年有几回？刷短视频，一天几十回，账很好算
twist/point > 但学校也偷懒，收了手机，公用电话只有两台，还坏一台
evidence/context > 我儿子排了四十分钟队，就为了说一句“妈，带件外套”
solution/point > 与其争，不如先把走廊的刷脸电话装够
punchline/summary > 堵之前，先通

## 公众号长文｜n｜counter
hook/twist > 喝酸奶助消化？你的胃可能并不同意
context > 逢年过节，朋友圈必然出现“吃撑了来杯酸奶”的建议
why/point > 一百克全脂酸奶，有三克左右脂肪、十克上下的糖，它本身就是一份食物
why/point > 所谓益生菌，要经过胃酸这道关，能活着到肠道的寥寥
evidence > 国内一家三甲消化科随访过四十多位餐后腹胀者，加喝酸奶组并没有更快缓解
solution/question > 那吃撑了怎么办？站起来，慢走二十分钟
how/point > 再不舒服，可以咨询药师用点促动力的药，别自己翻老人的药箱
point/pain > 若伴有胸口压榨样的痛、出冷汗，不要走了，打120
punchline/summary > 酸奶很好，请把它放在早餐，而不是饭后
trust/summary > ——本期编辑：小鹿

## 直播切片｜n｜pain,identity
hook/pain > 戴眼镜的姐妹，一吃火锅就变瞎子，对吧？
pain/agitate > 我不拆穿你，你是不是拿袖子擦😏越擦越花
solution > 这个防雾湿巾，一片独立包
evidence > 看镜头：左边擦了，右边没有，我对着开水壶……右边白了，左边清清楚楚
trust/feature > 没有酒精，镀膜镜片能用，这是检测报告，截图自取
benefit/feature > 一片管一天，一天一毛九
question/point > 能不能擦泳镜？能。擦车玻璃？你钱多你擦
action > 一百片19.9，今天第二份半价，扣1我上链接

## 带货口播｜n｜promise
hook/benefit > 一年带薪学成一门手艺——厦门中山路“问柳”假发工作室收学徒3名
context/solution > 我们给化疗后的客人定制真发，也做影视剧的发套
point > 要求坐得住、手不抖、见到光头的客人不会露出可怜的表情
how/context > 前三个月学钩织，之后跟单，每钩完一顶另有计件
benefit > 学徒期每月3600，包住（集美两人间），满一年转正6500起
point/agitate > 活儿枯燥，一顶要钩八万多针，先想好再来
trust > 师傅姚老师做了二十六年，手把手，不骂人，但会拆你的重来
action > 请发一张你做过的手工照片，什么都行，邮箱见主页

## 种草笔记｜n｜contrast
hook/setup > 上午的我：今天一定早睡。现在的我：给客户改第六版结婚请柬💌
context/setup > 新娘喜欢苦楝花，新郎只认识玫瑰
solution/how > 于是画了一枝苦楝，绕着一朵快谢的玫瑰，居然挺好看
testimony/evidence > 新娘发来一串哭脸，说就是这个！！
feature/action > 手绘请柬，含信封火漆，起订三十份
action > 十月档期满，十一月还能排两对
punchline/summary > 顺便问，谁家有多余的咖啡，我去蹭一杯

## 非营销｜n｜none
* > 各部门：
why/context > 为迎接第二季度ISO外审，行政部将于4月22日至24日检查各办公区域。
point > 一、文件柜须贴标签，过期文件按保密级别粉碎。
point > 二、私人加热器、电煮锅一律带回，茶水间微波炉除外。
point > 三、工位下不得堆放快递超过两件。
how/action > 自查表请于4月18日下班前交至各楼层文员处。
point > 检查结果与当月部门评分挂钩。
* > 行政部　4月11日

## 带货口播｜s｜trend
hook/context > 九月一开学 大一新生的妈妈又要开始打包了是不是
pain > 我跟你讲宿舍那个床板 我送我侄女去看过 木刺 铁锈 还有上一届留的虫眼
solution > 垫这个 六厘米的 学生专用九十宽 床垫
evidence/feature > 里面不是那种黑心棉啊 我剪一个角给你看 白的 3D棉
feature/benefit > 可以卷起来 绑带都配好了 坐高铁背着走
testimony > 去年一个湛江的妈妈买了 今年给二女儿又买
point/action > 上床下桌一米九的 拍长款 拿不准问辅导员
action > 79块 包邮到学校菜鸟驿站 备注写楼栋

## 种草笔记｜n｜result
hook/after > 体测800米从5分10跑进4分02🏃‍♀️靠的不是意志力，是这双袜子和一个歌单
before/pain > 大二体测我是被人扶下来的，脚后跟磨出血
feature/solution > 袜子：毛圈加厚的运动中筒，足弓有一圈收紧
feature/benefit > 不往下缩，不往鞋里跑，跟腱那块垫了一层
feature/how > 歌单：全是170到175拍的，脚跟着鼓点走
how > 前两百米压住，别跟体育生，第二圈才放开
point/trust > 袜子偏厚，夏天会闷，鞋码卡脚的别入
action/save > 歌名写在第三张图，自己截

## 知识科普｜s｜number
hook > 我养乌龟十六年 被问得最多的三个问题 一次讲清楚
question/point > 第一个 冬天它不动了 是死了还是睡了
point/how > 你拿手碰它后腿 会缩 就是睡 不会缩 眼睛凹进去 那就难讲了
point/question > 第二个 要不要天天换水 不用 一天倒一半 困过的水 温差别超过两度
agitate/why > 温差一大它就感冒 会吐泡泡 对 乌龟也流鼻涕
point/question > 第三个 能不能喂火腿肠 求求了 别
why/evidence > 盐太多 肝扛不住 我救过一只 肚子肿得壳都合不上
summary > 记住啊 碰后腿 换半水 不喂肠
action > 还有啥想问的打在下面 我挑着回

## 教程｜n｜counter,negative
hook > 煮饭别先淘三遍米了，营养全倒下水道啦
how > 新米一遍，轻轻搅两圈，水微浑就行
how > 陈米才需要两遍，最后一遍加几滴油
how/solution > 水量：手背平放米上，水没过手背一半，比刻度准
how/point > 不同的米吸水不一样，丝苗少一点，东北米多一指节
how > 泡二十分钟再按键，别急
how/point > 跳闸后别开盖！焖十二分钟！
evidence/after > 打开你看，一粒是一粒，立着的
punchline/summary > 奶奶教我的，她说饭会站，家就旺

## 剧情对话｜-｜dialogue
hook/context > “你好，请问这儿能退婚纱吗？”
setup/context > 店员抬头，是一个五十多岁的男人，手里抱着大盒子。
setup/context > “穿过没有？”“没有。”“发票呢？”“二十六年了，找不到了。”
setup/question > 店员愣住：“那您为什么现在来退？”
twist/point > 男人说，那年她在婚礼前一周查出来的病，不肯嫁，说不能耽误我。
twist/context > “昨天她走了，我想，换成钱，给她买块靠海的地方。”
twist > 店长从里屋出来，看了看针脚：“这件是我做的，当年定金还没退。”
punchline/summary > 她拉开抽屉，数了一沓崭新的钱，又把婚纱轻轻推回去：“穿着去，更好看。”

## 探店｜n｜conflict
hook/pain > 大众点评说封神，小红书说避雷，这家顺德鱼生到底能不能吃？！
context > 周日专门开车去乐从，导航绕进一片鱼塘
context/feature > 两斤半的草鱼做两吃：鱼生+生滚粥，168
evidence/feature > 师傅切得透光，碟子的花都看得见
feature/how > 捞起来的配料十七样，先油后盐，最后一把脆脆
evidence/feature > 口感：弹，甜，一点腥没有
twist/point > 但是！！淡水鱼生有肝吸虫风险，这个别听谁说酒能杀，杀不了
summary/twist > 所以我的答案：看刀工可以，吃的话，我选它家三文鱼替换版，加30
punchline/summary > 封神的是手艺，避雷的是胆子

## 测评｜n｜scene
hook/context > 台风登陆前夜，超市只剩两种应急灯，我都扛回来了
context/how > 断电31个小时，正好测一测
evidence/point > 红壳的：亮度够炒菜，标称24小时，实际11个半
evidence/point > 灰壳的：暗一点，撑了27小时，还给手机回了两次血
evidence/pain > 红壳挂钩断了，第一晚就砸我拖鞋上
evidence/pain > 灰壳按键太软，放包里自己会亮
twist > 最好使的竟然是女儿的独角兽小夜灯，充一次亮三天
summary > 沿海的家庭，灰的一只，蜡烛别点，真的别点
save/action > 家里该备什么我列在图四

## 情感观点｜s｜number
hook > 我在深圳城中村住过十一间房 最小的一间六平米
setup/context > 白石洲 四楼 窗户打开能摸到对面的衣架
setup/context > 对面住一个吹萨克斯的阿叔 每天十点吹一首 月亮代表我的心 总在同一个地方走音
setup/context > 那时候我在华强北卖手机膜 一天站十二个钟
twist/agitate > 一八年说要拆了 墙上喷了大红圈 大家开始搬
setup/twist > 阿叔走那天 隔着窗户问我 后生仔 吹得烦不烦
punchline/twist > 我说不烦 你走了我睡不着
after > 如今我有自己的档口了 住十五楼 对面是江
punchline/summary > 每天十点 我还是会把窗户打开一条缝

## 情感观点｜n｜identity,negative
hook/attention > 所有做HR的，请把“抗压能力强”这五个字从招聘启事里删掉
why/point > 这不是要求，是预告：我们这儿会压你
evidence > 我翻了本市六十条文员岗，四十三条写了，月薪没一条过五千
evidence/advantage > 真有压力的岗位，比如急诊护士，人家写的是夜班补贴多少
point/punchline > 把压力标价，才叫诚实
twist/point > 当然，老板们也难，订单忽多忽少，可难处不该只往下传
action/summary > 下次面试被问抗压，你反问一句：压从哪来？

## 公众号长文｜n｜result,promise
hook/after > 三个月，我们把一间三十年的老仓库，变成了能放电影的社区客厅。
before/context > 它在宁波江北的一条死胡同里，原先堆着轮胎和过期宣传册。
before/agitate > 第一次进去，灰有两指厚，还住着一窝黄鼠狼。
how/solution > 没有预算，我们在业主群里发了一封信：谁家有不要的沙发？
twist/how > 当晚收到十一张，其中一张是真皮的，还带着猫抓的记号。
how > 投影仪借自小学，银幕是窗帘店的边角料，缝了四道。
after/evidence > 首映那天放《小城之春》，来了九十六个人，最小的五个月。
twist/how > 也有人投诉吵，于是改成周六七点半，九点准散。
punchline/point > 公共空间哪是建出来的，椅子一把一把搬进来，人就来了。
action > 下周放映《牧马人》，免费，自带杯子。

## 直播切片｜s｜scene
hook/context > 来 想象一下 你半夜起来喂奶 一摸奶瓶 凉的 娃在那哭 老公在那打呼
agitate/pain > 你说气不气 我坐月子那会儿真想把他踹下去
solution/evidence > 恒温调奶壶 我给你们看一下 现在水温四十五度 一直是四十五
how/evidence > 水倒进去 粉倒进去 摇三下 喝
feature > 玻璃的啊不是塑料 底盘防干烧 没水自动断
testimony/evidence > 我自己家这只用了一年四个月 底下有一点水垢 拿柠檬煮一下就好
trust > 碎了我们赔盖 赔壶身 不赔你老公
action > 一百五十九 今天送奶粉盒 库存就剩七十三 扣奶瓶上车

## 带货口播｜n｜negative,counter
hook/twist > 不用会画画，也能当童装设计助理
context/solution > 湖州织里，本厂做1到8岁女童，一年四季出款600个
point/solution > 我们缺的是一双会挑的眼：跑布行，拍面料，把好看的花型找回来
point/feature > 会用手机修图、会骑电动车、能吃食堂的辣
benefit/evidence > 试用4800，转正5500加款式提成，去年最多的小周一个款拿了1万1
trust > 社保从第一天交，不信可以先去12333查单位
action/how > 面试就一道题：给你两百块去市场买三块布，说说为什么
action > 地址：织里镇吴兴大道，童装城5号门打电话

## 种草笔记｜n｜trend,scene
hook > 端午前最后一锅碱水粽，开捞！！
trust/context > 今年糯米涨了三毛，我不涨，心疼你们😤
feature > 苏木条一根，切开中间红红的，外婆那代的做法
how > 冰一晚，蘸白糖或者蜂蜜，别热
point/pain > 胃不好的少吃，一次半个
action > 一扎五个25，梅州城区我骑车送，外地冰袋走顺丰
punchline/summary > 图二是包粽叶划的手，求安慰

## 非营销｜-｜none
solution > 家委会第三次会议记要。
* > 参加的有十一位家长，地点在咖啡店二楼，主持是子轩妈妈。
point > 一是班费余额一千二百四十六元五角，明细已发群文件。
point/context > 二是六一活动，七票同意去海洋馆，四票想在学校草坪野餐，最后定海洋馆。
how > 大巴由朗朗爸爸联系，押金先由他垫付。
point/pain > 三是空调清洗一事，学校回复暑假统一做，家长不另请人。
point > 四是有三位家长提出作业偏多，由会长单独和数学老师沟通，不在群里讨论。
* > 记录人许诺妈妈，错漏请指出。

## 带货口播｜-｜negative
hook > 不是所有写着“真丝”的睡衣，都是蚕吐的。
point/how > 你翻洗标，写“聚酯纤维”的叫仿真丝，写“桑蚕丝”还得看含量。
evidence > 我烧给大家看：这一根，结成硬珠子，是化纤；这一根，变成灰，一捻就碎，烧头发味。
solution/feature > 我这件，十九姆米，含量一百。
feature/point > 姆米是厚度，十六以下容易破，二十二以上偏贵。
benefit > 夏天贴着身子是凉的，翻身不打绞。
point/trust > 娇气，得手洗，别晒太阳，我先讲清楚。
trust/action > 苏州盛泽的厂，送检报告放详情页第六张，看完再拍。

## 种草笔记｜-｜dialogue
hook/testimony > “你房间怎么有一股雨后的青草味？”闺蜜一进门就问。
pain/before > 我租的老公房，前任租客抽烟，墙缝里都腌入味了。
before/agitate > 试过咖啡渣、柚子皮、活性炭，混在一起更像殡仪馆。
solution > 救我的是这盏香薰蜡烛，名字很土，叫“割草机”。
feature > 大豆蜡，棉芯，烧四个半小时化开满一圈。
evidence/after > 烟味没全走，可是压下去八成，窗帘也香。
how/point > 第一次点要等蜡面全化了再灭，不然会挖坑。
point/pain > 家里有猫的别用，精油对猫不好。
benefit/action > 四十九一杯，续命到交租日。

## 知识科普｜-｜conflict
hook/pain > 中医说多喝粥养胃，西医说糖友少喝粥，到底听谁的？
point/twist > 两位都没有错，只是说的不是同一个人。
why > 米熬得越烂，淀粉越容易变成糖，胃省了力，血糖就坐了火箭。
evidence/solution > 一碗白粥的升糖指数能到七十多，馒头也不过八十几。
point > 胃炎急性发作那两三天，喝粥是对的。
point > 长年有糖尿病的，天天早上一碗，就得改。
how/solution > 改法不难：抓一把燕麦、一小把鹰嘴豆，别熬化，配一个蛋，先吃蛋后喝粥。
evidence > 我门诊一位退休教师这么吃了六周，早餐后血糖从十四降到九点八。
action/trust > 各人情况不一样，调药找你的主治医生。

## 教程｜-｜dialogue
hook/context > 房东问：“墙上这二十个钉眼，押金怎么扣？”
solution/context > 别慌，补墙膏九块九，今天教你补到他看不出来。
how > 先用小刀把翘起来的墙皮刮平，灰要吹干净，不然粘不牢。
how > 膏挤进去，稍微鼓一点，用旧会员卡一抹。
how > 等四个钟头，拿三百目砂纸打圈磨，别使劲。
point/how > 墙是米黄的别用纯白膏，会变成斑点狗。
how > 调色法：膏里滴半滴咖啡，真的，边滴边比。
evidence/after > 我交房那天，房东拿手电照了一遍，退了我全款三千六。
save > 搬家前一晚看，来得及。

## 剧情对话｜n｜suspense,counter
hook/twist > 我妈给我安排的相亲对象，是我告过的那家公司的法务
twist/setup > 他推门进来，我俩同时说：怎么是你？
context/setup > 三个月前，仲裁庭，他念答辩状，我念打卡记录
setup/pain > 我：你们公司的加班费发了没？
setup/twist > 他：发了，您是唯一一个算对的，分毫不差。
twist > 他从包里掏出一张纸：我也离职了，这是我的加班表，帮我算算？
setup/context > 服务员上菜，问两位谁买单
punchline/summary > 我俩：开票，抬头写前司。

## 探店｜s｜pain
hook/pain > 带娃出门吃饭 最怕啥 没有宝宝椅 还被隔壁桌翻白眼
solution > 今天这家 在南京河西 专门给带小孩的人开的
feature > 进门换鞋 一半是海洋球 一半是桌子 中间隔着矮玻璃 你看得见他
feature/solution > 点了儿童套餐三十八 小鱼丸 西兰花剁碎的 没放盐 汤另外给
benefit/feature > 大人这边有椒麻鸡 有冰啤酒 终于不用站着扒饭了
point/twist > 缺点 吵 真吵 声音跟菜场一样 另外球池我问了 一周消毒两回 我觉得该三回
feature/evidence > 厕所有小马桶 有尿布台 湿巾随便抽
action/feature > 人均九十二 周末要订 平常随便来
save/action > 南京的宝妈存一下

## 测评｜-｜counter,negative
hook/twist > 别再只看像素买监控了，我拆了五个摄像头，最清楚的反而最没用。
context/how > 都装在我家店门口，拍同一个偷拿外卖的时段，晚上十一点到一点。
evidence/point > 八百万像素的那台，白天能数头发，夜里一团灰。
evidence/point > 四百万带补光的，能看清来人帽子上的字母。
evidence/twist > 二百万的老款，画质差，人一来就叫，反倒把人吓跑。
point/evidence > 有两台要开会员才给看七天回放，一年一百多，详情页没写。
summary/point > 晚上管用的是感光片大小和补光，不是像素。
summary > 看店买第二台，吓人买第三台。

## 情感观点｜n｜contrast
hook/setup > 同一个座位，左边是高一的我，右边是今天站在讲台上的我
before/pain > 那时我口吃，点名都答不出“到”，同学给我起外号叫卡带
setup/twist > 唯一不催我的是生物老师，姓邬，每次等我说完，再等三秒
how/setup > 她教我唱着说，背氨基酸的名字，用海南话的调子
setup/agitate > 考师范面试，我在门外吐了两回
twist > 进去之后我开口第一句，是唱的，考官笑了，又鼓掌
after > 现在我带四个班，学生说我讲课像rap
punchline/after > 邬老师去年退休，我也学会了：等一个孩子，再多等三秒

## 情感观点｜s｜scene
hook/context > 昨天在高铁上 邻座大哥外放刷视频 一车厢都听他哈哈哈哈
agitate/context > 有个姑娘说叔叔能不能戴耳机 他说我买票了 我乐意
point > 我就想讲 买票买的是那个座 不是空气里的声音
point/question > 你花两百 我花两百 凭啥你的快乐摊在我耳朵上
twist/point > 可我也想说 乘务员走过去三趟 一句没吭 规矩贴墙上 嘴巴不动 等于没贴
evidence/advantage > 日本我不晓得 台湾的车我坐过 提醒是有人真走过来的
solution/action > 与其吵架 不如出门带一副备用耳机 两块钱的那种 递过去
punchline/benefit > 十次有八次 人家会不好意思的

## 公众号长文｜n｜identity
hook/attention > 写给第一次租房的毕业生
context > 七月，又有一批年轻人拖着箱子来到广州。这篇，请在签字之前读完。
point > 一、看证。房产证、身份证、委托书，三样缺一样，就不是房东，是“二房东”。
point > 二、看水。打开所有龙头，冲一次马桶，蹲下去听有没有滴答。
point > 三、看夜。白天安静的巷子，晚上可能是烧烤一条街。
point/why > 四、看押金条款。“自然损耗”四个字务必写进去，否则墙上一道印子能扣你五百。
evidence/testimony > 读者阿南因此打过一场小官司，对方最终退了他两千八。
point/how > 交接那天，录一段从门口到阳台的视频，发给房东，说一句：麻烦您确认。
summary > 看证、看水、看夜、看条款，再留一段视频。
punchline/summary > 愿你在这座城市，第一个家是踏实的。

## 直播切片｜-｜identity
hook/question > 有没有在备考教资的宝宝？有的扣“上岸”两个字。
pain > 我知道你们，书买了三套，塑封都没拆，对不对？
solution/point > 今天这套只有一本，两百零四页，科一科二合在一起。
feature > 左边是考点，右边是历年原题，翻一面就过一节。
trust/evidence > 编书的唐老师，当过六年命题兼职，你去官网能查到她的文章。
trust/twist > 我不承诺包过，谁跟你承诺包过，你拉黑他。
benefit/how > 一天四页，五十一天，刚好考前翻完。
action > 五十六块，带三次直播答疑，链接五号，先拍先发。

## 带货口播｜-｜question,pain
hook/question > 您有闲置的临街铺面，却总租不出好价钱吗？
trust/context > 我们是做社区宠物洗护的，在苏州、无锡开了十四间。
feature/benefit > 看中的铺面，一签五年，按市价上浮百分之五，押三付六。
benefit/trust > 装修由我们出，到期恢复原样，写进合同。
point/trust > 也请您先了解：会有狗叫，营业到晚九点，楼上有住户的需征得同意。
point/feature > 面积三十五到六十平，上下水、能排污，门口能停两辆车优先。
action > 拍三张照片加一段路口视频，发给拓展部老柯，四十八小时内给答复。

## 种草笔记｜s｜number
hook > 第一百零三个客人 今天剪完抱着我哭了
context > 她化疗掉光了 刚长出来寸把长 软得像小鸡毛
how/solution > 我说不剃 顺着给你修个圆的
testimony/after > 她对着镜子看了好久 说 原来我后脑勺这么好看呀
punchline/trust > 我做这行十八年 这句话我要记住
action/benefit > 以后化疗的姐妹来 不收钱 提前说一声 我把店里的烫发水收起来

## 非营销｜n｜none
solution > 虾酱蒸五花（我家阿妈版）
* > 五花肉半斤、台山虾酱两勺、姜丝、红葱头、白糖一小勺
how > 肉切薄，别超过两个硬币厚
how > 虾酱先用米酒化开，不然一坨咸死
how > 加糖、油、胡椒粉，抓，腌一刻钟
how/point > 不要放盐！不要放盐！
how > 平铺在碟上，姜丝葱头撒面，水开上锅，大火十分钟
* > 出锅那汁拌饭，两碗起

## 带货口播｜n｜negative,counter
hook > 别给狗子剃光头过夏天了，你是在帮倒忙！
why/agitate > 它那层毛是隔热的，剃了反而晒伤，我家萨摩去年背上红了一片
solution > 给它一张冰垫，比剃毛管用
feature > 凝胶的，压上去自己凉，不插电，不用放冰箱
evidence > 来，温枪打一下：地板29度8，垫子25度1
point/twist > 牙痒的狗别买，会咬穿，里面胶黏糊糊的难收拾
benefit/feature > 大号能躺一只三十公斤的，主人蹭一蹭也行
action > 尺寸图在橱窗，量好再拍，运费险有

## 种草笔记｜s｜identity,pain
hook/pain > 腿粗星人买牛仔裤 哪个没在试衣间里蹦过
agitate/pain > 蹦上去拉不上 拉上了蹲不下 蹲下了啪 扣子飞了
solution > 这条我愿称之为大腿的避难所
feature > 胯这里是弧形裁的 大腿放了四公分 小腿收回来
evidence > 我大腿围六十一 穿M 还能塞两根手指
evidence/testimony > 坐着吃自助都没解扣子 你品
point/trust > 掉色 头三次单独洗 别跟白袜子一块
action > 颜色叫雨夜蓝 名字土 上身巨好看 去搜吧

## 知识科普｜n｜suspense
hook > 你家阳台那只壁虎，其实在替你干一件事，看到最后你会舍不得赶它
context/point > 它叫原尾蜥虎，南方住宅里最常见，没毒
point/benefit > 一只成年的，一晚能吃几十只蚊子和小蛾子
point/why > 它脚底有上百万根细毛，靠分子间的吸引力贴在玻璃上，不是吸盘
point/pain > 断尾巴是真的，断一次要几个月长回来，还会瘦
how/action > 所以别拿扫把打，开窗，关灯，它自己会走
how/point > 要是拉屎在墙上，纸巾蘸白醋一抹就掉
punchline/summary > 夜里“嗒嗒嗒”那几声，是它在说：这片归我管

## 教程｜s｜result
hook/after > 看这个 豆腐煎成这样 两面金黄 一块没破
before > 我以前煎 一锅豆腐渣 我婆婆说喂鸡都嫌碎
how/solution > 秘密先泡 盐水 一碗水一小勺盐 泡十五分钟
why > 盐把里头的水逼出来 它就硬实了
how > 拿厨房纸吸干 吸干 吸干 重要的事说三遍
how > 锅烧到冒烟 关火晾十秒 再倒油 再下豆腐
how/point > 别动 手别贱 晃锅能滑了才翻
how > 翻面 再煎两分钟 淋生抽 撒葱
action/save > 学会了回来交作业

## 剧情对话｜-｜suspense
hook/context > 奶奶的手机，每天凌晨四点都会自动拨出一个空号。
context/setup > 我以为中了病毒，拿去售后，人家说没毛病。
agitate/setup > 妈说老糊涂了，要把号码删掉，奶奶急得把拐杖都摔了。
setup/twist > 我偷偷守了一夜，四点零三分，她坐起来，对着忙音说：
twist/context > “老头子，今天落雨，你关节痛不痛？”
twist/point > 我查了那个号，三年前停机，是爷爷的。
setup/twist > 第二天我去营业厅，把它重新开了出来，揣进自己兜里。
twist/summary > 又一个四点，电话通了，我压低嗓子：“不痛，你睡吧。”
punchline > 那边沉默了好久：“囡，谢谢你。”

## 探店｜-｜question
hook/question > 一碗沙茶面卖二十九，凭什么还要拿号？
context > 我在厦门八市旁边住了六年，头一回排它。
feature/solution > 汤头是花生酱加虾头熬的，颜色像落日。
feature > 料自己点：鸭血、猪肝、鱿鱼、油条，一样一个价。
feature/evidence > 我加了四样，三十七块五，碗比我脸大。
feature/evidence > 第一口甜，第二口辣，第三口上来是虾的鲜。
twist/feature > 服务嘛，阿姨喊号像吵架，听惯了亲切。
summary/point > 值不值？汤值，料一般，气氛白送。
action > 傍晚四点去，不用等。

## 测评｜n｜question
hook/question > 外卖“轻食沙拉”到底轻不轻？我称给你看
context/how > 周一到周五，公司楼下五家，厨房秤+热量表
evidence/point > 周一：鸡胸藜麦，写着380大卡，酱包就占了210……
evidence/point > 周二：牛油果吐司，好吃，630，够我两顿
evidence > 周三：日式豆腐碗，实打实340，也实打实没吃饱
evidence/point > 周四：泰式虾，菜叶子发蔫，虾四只，良心价都不算
evidence/advantage > 周五：自己煮的玉米鸡蛋番茄，290，8块钱
summary/point > 想轻，关键在那一包酱，只倒三分之一
punchline/twist > 老板看见我称饭，问我是不是市监局的😅

## 情感观点｜s｜counter,contrast
hook/twist > 人人都说要远离原生家庭 我三十四岁 把我爸接来一起住了
context > 我在佛山做瓷砖设计 他在揭阳种了一辈子荷兰豆
before/pain > 小时候他打我 用竹梢 因为我把学费买了颜料
setup/agitate > 接来第一个月 我俩没讲过十句话
setup/context > 他每天拿扫帚扫小区 保安以为新来的环卫
twist > 有天我加班回来 发现我画坏扔掉的稿子 他一张张熨平 贴在墙上
twist/testimony > 他讲 那时候不懂 以为画画是糟蹋钱
after > 现在我有一款砖 花纹是豆荚 卖得蛮好
punchline/summary > 原谅这个事 急不来 要等它自己熟

## 情感观点｜-｜contrast,number
hook > 一份课件标价一块九，卖出去两万份，而写课件的老师一分没有拿到。
context > 这是前不久一位嘉兴语文老师在群里晒的截图。
evidence/context > 她把自己的教案传到校内网，三天后出现在某平台。
point > 我以为，这不只是偷，更是让愿意分享的人学会闭嘴。
why/point > 学校的规矩要求“资源共建”，平台的规矩是“谁传谁得”，中间空出来的，正好容得下贼。
question/twist > 也有人说，课件都是拼来的，哪有原创？
point/punchline > 拼也有拼的功夫，选哪张图、在哪停，是一个人教了十年才晓得的。
action/punchline > 至少，请先把署名还给她。

## 公众号长文｜-｜scene
hook/context > 早高峰的漕河泾，一位女孩蹲在闸机旁，脸色煞白，手里还攥着半杯冰美式。
context/setup > 路人递了糖，她摆摆手，说，老毛病，胃。
why/context > 医生后来的诊断是：缺铁性贫血，血红蛋白七十一。
why > 月经量大、长期节食、餐后立即喝咖啡喝茶，三件事凑在一起，铁就入不敷出。
question > 那么吃红枣行不行？
twist/point > 很遗憾，一百克干枣含铁两毫克，身体还吸收不了多少。
how/solution > 真正有用的是红肉、鸭血、猪肝，搭配一只橙子，并且与咖啡隔开一个小时。
point/how > 若已经低于九十，需要在医生的指导下服用铁剂，一般补三到六个月，不要好了就停。
punchline/action > 把脸色交给腮红之前，先去抽一管血。

## 直播切片｜s｜contrast
hook/setup > 左边这个脚后跟 我自己的 右边是我嫂子的 你看这个差别
pain/before > 我去年跟她一样 裂的 丝袜一勾一个洞
solution > 尿素霜 二十个点的 医院皮肤科开的就是这一类
how > 晚上泡完脚 擦半干 抹厚点 套袜子睡
point/trust > 有口子出血的先别用 会蛰 等长好
question/point > 能抹脸不 不能 姐 这个是脚用的
feature/benefit > 一管一百克 一个脚后跟能用俩月
action > 三管三十三 不单卖 上链接 倒数五个数
action/agitate > 五 四 哎别催别催 三

## 带货口播｜n｜scene
hook/context > 每天下午四点半，校门口，总有一群没人接的孩子
action/solution > “小橡皮”托管，在绍兴柯桥招合作园长三位
feature/point > 我们不教奥数，不发卷子，就三件事：写完作业，吃饱，别打架
trust > 六年，九个点，没有出过一起食品问题，留样冰箱有监控，随便查
evidence/benefit > 一个点满员48人，去年平均净利在11万上下，好的有17万，差的只有3万
why/point > 差的那家，因为园长不爱开家长会
point/feature > 投入约14万，含装修桌椅厨具，牌照我们帮跑，但要您自己持证
action > 先来跟班三天，愿意再聊钱。电话：找宋老师

## 种草笔记｜n｜pain
hook/pain > 是不是又忘了给车买保险😂
agitate/testimony > 今天第四个客户打电话：小吴，我昨天到期了，今早追尾了……
agitate > 晚了一天，自己掏八千七
benefit/action > 我每个月25号会在这里发一次提醒，看到就去翻翻行驶证
action > 懒得翻的，车牌发我，我帮你查，不买也没关系
punchline/summary > 下雨天，慢点开

## 非营销｜n｜none
* > 【图书馆温馨提示】
solution > 期末周（6月15日—7月3日）开放时间延长至23:30
how/point > 座位须通过“座位通”预约，离座超40分钟系统自动释放
point > 请勿用水杯、书本占座，工作人员将于每日午间清理
solution > 清理物品存放在一楼服务台，凭学生证领取，保管七天
point > 三楼考研专区不接待录视频、背诵，背书请到连廊
* > 图书馆读者服务部

## 带货口播｜s｜result
hook/evidence > 这锅 我用了三年 底还是这么亮 你们自己看
evidence/trust > 不是新的啊 手柄这里烫掉一块漆 去年搬家磕的
solution/feature > 二十四公分的珐琅铸铁锅 温州这边厂子代工的
why/feature > 为啥不粘 不是涂层 是釉 喂过油它就听话
evidence/benefit > 我炖牛腩 水不用多 四十分钟筷子一戳就透
point/trust > 沉 空锅八斤四 手腕不好的姐妹让男人端
trust > 磕掉釉的一年内寄回来补 收邮费十五
action > 三个颜色 我手里这个叫桑葚 点购物车

## 种草笔记｜n｜number,result
hook > 4.9元的宝藏！！义乌小商品给我整不会了
feature/solution > 一个磁吸的硅胶理线夹，五颗，颜色像软糖🍬
pain/context > 桌上耳机线数据线充电宝线，缠得像我的感情史
how > 撕开背胶贴桌边，线往里一卡，啪嗒
evidence/feature > 吸力？我挂了一串钥匙没掉
point/trust > 背胶怕潮，厨房别贴
benefit/after > 整个桌子突然有了“有出息的人”的样子
summary/punchline > 便宜到我怀疑人生

## 知识科普｜-｜scene
hook/context > 火车站出口，一个穿制服的人递给你二维码：“扫一下，领免费行李贴。”
question > 扫，还是不扫？
point/solution > 不扫。
why/point > 这种码常见两种：一种拉你进刷单群，一种悄悄替你开了会员的自动续费。
why/agitate > 它利用的是，你两手都是箱子，只想赶快走。
how/solution > 已经扫了的，马上打开支付软件，搜“自动扣款”，逐个关。
how/action > 要是填了卡号验证码，先冻结卡，再打96110。
evidence > 今年五月，南昌铁路公安就端掉过一个这样的摊子，受害的有四百来人。
punchline/summary > 免费的行李贴，可能比行李还贵。

## 教程｜n｜pain,question
hook/question > 刺绣T恤破了个洞，扔了可惜，怎么办🪡
solution/point > 绣一只小虫子盖上去！零基础都能学
how/feature > 材料：绣绷、三色线、一小块无纺衬，针脚细点的
how > 1. 衬贴在洞背后，熨斗压八秒
how > 2. 水消笔画一只瓢虫，洞就是它的肚子
how > 3. 肚子用缎面绣，一针挨一针，别拉太紧，会皱
how > 4. 黑点用法国结，绕两圈，按住线头再抽
how/point > 5. 背面打结留三毫米，别剪秃了
evidence/testimony > 我同事以为是牌子货，问我链接
save/action > 图纸放最后，自己截

## 剧情对话｜s｜scene
hook/context > 医院走廊 十一点二十 一个男的蹲在自动售货机前面 摸遍全身 差五毛钱
setup/context > 后面排队的小护士 滴 给他补了
setup/context > 他说 我加你微信还你 她说不用 五毛
setup/agitate > 他不走 他说 我老婆在里头生 我怕她出来 我连瓶水都没有
twist/setup > 小护士把自己那瓶热的塞给他 说 凉的她不能喝
setup/after > 十年后 还是那条走廊 售货机换成扫码的
twist > 一个小女孩跑过来 护士阿姨 我爸让我还你五毛钱 利息是一篮荔枝
punchline/after > 她已经是护士长了 愣了半天 笑得口罩都鼓起来

## 探店｜n｜question,trend
hook > 哪吒冰糖葫芦、电子木鱼奶茶……今年的夜市到底谁在吃？
context > 我去扬州东关街蹲了两个钟头，从头吃到尾
evidence/point > 第一家，风火轮烤肠：两根肠弯成圈，15，味道＝普通烤肠
evidence/point > 第二家，木鱼奶茶：杯子会咚咚响，喝着像奶精
twist > 走到巷尾，没灯牌，一个老太在卖藕粉圆子
feature/solution > 芝麻核桃馅，滚了九遍粉，桂花是她院里的
evidence/feature > 6块钱五个，排队的全是本地口音
summary/punchline > 网红拿来拍，阿婆的拿来吃
action/point > 她只在周末晚上出来，下雨不来

## 测评｜s｜conflict
hook/pain > 我老公说国产洗地机都一个样 我说你放屁 来 今天比一把
context/evidence > 地上我泼了酱油 撒了猫粮 还有面粉 一家一米
evidence/point > 第一台 酱油一遍过 猫粮推着跑 一颗没吸
evidence/point > 第二台 猫粮干净 但是面粉糊滚刷上了 自己洗五分钟洗不掉
evidence/point > 第三台 都干净 你看这个脏水 啧啧
twist/evidence > 但它重 我推完胳膊酸 而且贴边有一指头宽的缝
twist > 我老公蹲下来拿抹布 三下 擦得比哪台都亮
summary/punchline > 所以结论 有老公的先用老公 没有的买第三台

## 情感观点｜-｜dialogue
hook > “先生，你的狗不可以上船。”轮渡的小哥拦住我。
context > 那是去年腊月，我从嵊泗回上海，带着十四岁的金毛阿福。
setup/why > 它心脏肥大，兽医说也就这个冬天了，我想带它再看一次海。
agitate/setup > 回程的票改了三回，天气预报说晚上停航。
twist > 小哥看看阿福的白胡子，又看看我，走开了，回来时推着一辆盖了帆布的行李车。
twist/setup > “这个箱子不用检票。”他小声讲。
setup/context > 阿福在帆布底下没有叫一声，只是露出鼻子闻风。
agitate/after > 它走在春分那天，很安静。
after/punchline > 今年我又去了，带一箱牛奶给那位小哥，他记得阿福，不记得我。

## 情感观点｜n｜loss,counter
hook/agitate > 一家人出去玩，手机拍了八百张，等于没去过
context > 国庆在武夷山，我身边一位爸爸，全程举着自拍杆
evidence/agitate > 他女儿喊了七次“爸爸你看鱼”，他说：先站好
point > 我不是反对拍照，我反对拿拍照代替看
evidence/why > 有研究说，光顾着拍的人，事后记得的细节反倒更少
twist/context > 话又说回来，我自己也删掉了四百张才写下这条
solution/how > 试试：到一个地方，先看五分钟，再掏手机
punchline > 风景不会存进相册，只会住进眼睛

## 公众号长文｜n｜dialogue
hook/context > “我只是拔了个智齿，怎么下巴麻了半年？”
context > 留言的是一位二十六岁的设计师，坐标合肥。
why/solution > 下颌的智齿，根部常常贴着下牙槽神经走，拔的时候难免碰到。
evidence > 文献里，暂时麻木的发生率在百分之几，永久的不到百分之一。
question > 那还拔不拔？
point > 反复发炎、顶坏前面那颗、长歪了刷不到的，拔。长得正、有对咬的，留着。
how/point > 拔之前请一定拍CT，不是只拍一张平片。
how/point > 术后麻，两周不退，回去复诊，医生可能开维生素B12，多数三到六个月恢复。
evidence/testimony > 至于这位设计师，上周她说，嘴角开始有蚂蚁爬的感觉了——那是好消息。
action > 有口腔问题，留言区排队。

## 直播切片｜-｜loss
hook/agitate > 出国不买境外险，骨折一次，等于白白扔掉一辆车！
evidence/agitate > 上个月我们群里一位姐，在札幌滑雪摔了，账单十四万八，人民币。
solution/evidence > 她只花了一百六，保险公司直接和医院结了。
solution/feature > 今天讲的这款，七天亚洲，医疗五十万，含滑雪、浮潜，含救援。
point/trust > 不含什么？喝酒不含、怀孕不含、原来的老毛病不含，我一条一条念给你们听。
question > 有人问，出发了还能买吗？
point > 不能，过了海关就晚啦。
action/trust > 护照号别打公屏，点链接自己填，客服不会私聊你要密码。

## 带货口播｜s｜dialogue,question
hook/context > 很多人问我 阿坤 你那个洗车店现在还缺人不 缺
context/solution > 洗车工两个 美容学徒一个 地点海口龙华
benefit > 洗车底薪三千八 一台提六块 我们一天少说四十台 你自己算
benefit/feature > 住店里二楼 有热水 老板娘做饭 天天有鱼
point/pain > 丑话讲前头 晒 湿 手会泡皱 皮肤过敏的别来
point > 偷客人东西的 一次 我直接送派出所
action > 四十五岁以下都行 女的也要 打这个视频上面的电话

## 种草笔记｜-｜question,identity
hook/question > 小区里谁丢了一只灰鹦鹉？会说“老婆我错了”。
context > 今早它停在我家空调外机上，饿得直点头。
setup/feature > 喂了点小米，已经把我家门铃声学走了。
action/how > 失主来认领，请说出它的名字，以及它还会哪一句。
punchline/action > 说不出来也没关系，您先回家，给老婆认错。
action/summary > 求转发业主群，八栋那边我进不去。

## 非营销｜s｜none
hook/context > 大家晚上好 我是辅导员小瞿 说三个事
point > 第一 四六级报名缴费今晚十二点截止 还有十九个人没交
point > 第二 周三查寝 大功率的赶紧收 卷发棒也算
why > 上周七号楼跳闸 就是因为有人煮螺蛳粉
point/how > 第三 团课补课在教三201 周五晚七点 没签到的名单我发了
action > 看到的回个1 没回的我一个个打电话

## 带货口播｜-｜identity
hook/attention > 坐办公室超过三年的，站起来，摸一下你的尾椎骨！
pain > 是不是一坐下去，那一点硌得慌？
solution/feature > 这个坐垫中间是空的，像甜甜圈被咬了一口。
feature > 记忆棉，慢慢回弹，外套能拆下来扔洗衣机。
benefit/desire > 想象一下，下午四点你还能坐直，而不是瘫成一只虾。
testimony > 我们公司会计刘姐，坐了俩月，把原来三百块的靠枕送人了。
trust > 坐塌了一年内换芯子。
action > 五十六，拍灰色，灰色耐脏。

## 带货口播｜n｜dialogue,scene
hook/setup > 夜里十二点，我妹视频过来，就露出半张脸：姐，我脸上冒火了
pain/context > 她换季刷酸刷狠了，红得跟熟虾一样
solution/how > 我让她把瓶瓶罐罐全停了，只留这一罐
feature/solution > 凡士林的亲戚，叫角鲨烷膏，成分表只有五行
how > 豌豆大，手心焐化，按，别搓
evidence/after > 第六天她发自拍，红退了大半，就鼻翼还有点干
point/trust > 起泡流水的别乱涂，去医院，别来找我下单
action > 三十九一罐，我自己囤的也是这个链接

## 种草笔记｜-｜promise
hook/benefit > 一个周末，八百块，带爸妈把开平碉楼玩明白。
context > 我爸膝盖不行，我妈晕车，所以走的是超级懒人线。
how > 周六早，广州南坐动车一小时出头，赤坎下，打车十五块。
how/point > 先去自力村，荷塘边的那座铭石楼可以上顶，楼梯窄，老人走到三层就够。
how/feature > 中午吃黄鳝饭，砂锅的，锅巴比饭多，六十八一份够三人。
how/feature > 傍晚在潭江边发呆，我爸说像他小时候的水埗头，说了好久。
point/trust > 古镇里的住宿偏吵，住镇外河边那排。
summary/evidence > 花销：车票两百二，住一晚三百一，门票饭钱两百六，刚刚好。

## 种草笔记｜s｜dialogue
hook/context > 我同桌问我 你这个错题本咋这么好看 我说嘿嘿 活页的
feature/solution > 二十六孔 B5 外壳磨砂的 透明 可以塞拍立得
feature > 内页分三栏 左边抄题 中间写错哪了 右边贴小抄
before/after > 我以前订正完就忘 现在一科抽出来一沓 考前翻二十分钟
evidence > 物理从五十七到八十一 不全是它的功劳啊 我也是有努力的
point/trust > 夹子有点紧 刚开始会夹手
action/point > 笔芯配中性的 水笔会洇 在校门口文具店十六块 网上十一

## 知识科普｜n｜identity
hook/attention > 家里有女儿来初潮的爸爸，请你也看一看
context/pain > 单亲爸爸老丁上周问我，她躲在厕所不出来，我该说什么
how/solution > 说：恭喜，这是身体在长大，不是你受伤了
how > 第一包买日用240毫米、网面棉面各一，别只买最贵的
how > 示范贴法可以请姑姑、老师，或者放视频，出去，把门关好
how/point > 两三个小时换一次，量大就勤一点
point/why > 头两年周期不准很常见，隔四十多天来也别慌
point/pain > 疼到呕吐、一次流十天以上、七天用掉三包还不够，挂妇科或青春期门诊
point/agitate > 千万别说“别跟人讲”，她会以为这是丢脸的事
punchline/summary > 你讲得平常，她就过得平常

## 知识科普｜s｜counter
hook/twist > 谁跟你讲鱼的记忆只有七秒 我养的那条鹦鹉鱼 认我认了三年
evidence > 我一开灯 它游过来吐泡 我老婆开灯 它躲假山后面
evidence/solution > 科学家训练过 斗鱼 金鱼 几个月前按铃吃饭 它都记着
why/point > 因为鱼也有管记性的脑子 小是小 可是够用
twist/point > 那七秒哪来的 有人说是广告里编的 谁也找不到出处
twist/point > 不过你要是老敲玻璃 它记住的就是 你是坏人
punchline/summary > 所以别说金鱼脑了 骂谁呢 金鱼听了要上火

## 教程｜n｜loss
hook/agitate > 相机镜头拿衣角擦，等于拿砂纸抛光
how/context > 正经清洁要三样东西：气吹、软毛笔、镜头纸加一滴液
how > 镜头朝下，气吹先打一圈，灰往下掉
how > 毛笔从中间往外扫，不要来回刷
how > 液滴纸上，别滴镜片上，会渗进去
how > 从中心螺旋往外擦，一张纸只用一面
point/why > 擦花了？多半是第一步偷懒
point/how > 雾汽别急着开机，在干燥箱放一夜
benefit/summary > 拍婚礼前一天照做，不会错
action > 需要清单的评论“镜头”

## 教程｜s｜identity
hook/attention > 准备参加合唱比赛的小学老师 这条救命
context > 我带的是三年级 五十二个娃 跑调的十七个
how > 头一个礼拜不唱词 只哼 嗯 嘴巴闭着 感觉鼻子发痒
how > 再来用手势 手抬高音高 手放低音低 全班变小木偶
how/point > 跑调的不要让他站边上 夹在两个准的中间
why > 耳朵是被旁边的声音拽着走的
how > 强弱就一招 想象你在给睡着的外婆唱
evidence/after > 校赛第二 评委讲我们最干净 那十七个一个没丢
action/save > 谱子我放群里了 自己抱走

## 剧情对话｜n｜suspense,result
hook/twist > 结尾你会知道：那只跑掉的猫，才是他派来的
setup/context > 她搬进老小区，一楼，带院子，前任租客留话：喂好那只黄猫
setup/context > 猫每天准时五点来，吃完就走，脖子上系一根红绳
twist/setup > 冬天，绳子上多了一张纸条：请问，我的伞还在门后吗？
setup/context > 她回：在。你是谁？
setup/context > 一来一去，猫当了四个月邮差，从天气写到丢了的工作
agitate/twist > 有一天，猫两天没来，她穿着拖鞋冲出去找
twist > 巷口那家兽医站，他正蹲着给猫换药，抬头：你门口的花，我都闻得到
punchline/summary > 黄猫喵了一声，像极了收工

## 剧情对话｜-｜pain,scene
hook > 又一次，外卖被偷了。
setup/context > 她在柜子上贴纸条：“别偷了，里面是泻药。”
setup/agitate > 第二天，还是丢了。
setup/context > 她换成：“这是我给流产同事买的乌鸡汤。”
twist > 第三天，汤在，旁边多了一包红糖，和一张皱巴巴的十块钱。
twist/setup > 监控里，是新来的保洁，五十多岁，左脚跛的。
after/twist > 她没有报物业，只是以后每天，都多点一份。
punchline/summary > 备注：放门口，给看门的那位神仙。

## 探店｜s｜negative
hook > 不是所有猫咖都臭 我在合肥找到一家进门闻不到味的
context/solution > 三孝口附近 二楼 门口要洗手 换鞋 还给你发一件罩衣
feature > 十一只猫 都有自己的名字牌 过敏源写得清清楚楚
feature/context > 有只橘的叫老板 胖成一摊 客人摸它要收两块钱 那个钱是给流浪猫看病的
evidence > 我看见猫砂盆了 在阳台 每两小时有人铲 墙上有签名
point/twist > 饮料一般般 美式像刷锅水 别抱期望
benefit/feature > 四十八一位 不限时 能坐到你写完论文
action/point > 五岁以下不让进 家长先打电话问

## 探店｜n｜identity
hook > 喜欢看人做活的朋友，去一趟景德镇这个老作坊吧🏺
context/how > 从雕塑瓷厂后门拐，路过一家卖炒粉的，看见狗就到了
trust/feature > 师傅姓汪，拉坯四十年，一节课128，包烧
testimony/evidence > 我第一个碗，塌了；第二个，歪了；第三个，师傅说叫“有态度”
feature/how > 泥是自己揉的，釉有七种，我选了“雨过天晴”，出来像咸鸭蛋
trust/feature > 烧窑要等二十天，他给你寄，碎一个补一个
testimony > 旁边有对父女，每年暑假都来，从她六岁做到十三
point/pain > 没有空调，夏天带毛巾
punchline/summary > 手上有泥，心里就没事了

## 测评｜n｜number
hook > 9种“无糖”饮料，我抱着血糖仪喝了三个周末🩸
context/how > 糖友一枚（二型，女，38），空腹先测，喝300ml，30分钟、60分钟各一次
evidence/point > 气泡水三种：数值波动在0.3以内，放心
evidence/point > 无糖奶茶两种：有一款升了2.1，配料表第三位，麦芽糊精
evidence/point > 零卡酸奶饮：升1.4，乳糖，人家没撒谎
evidence/point > 无糖乌龙：几乎不动，就是晚上睡不着
evidence/twist > 打脸的是那瓶“代糖椰汁”，升了3.8，标签很小的字写着含椰子糖
summary/how > 买前看配料表，前三位有“糊精”“糖浆”“蜂蜜”的放回去
point/trust > 个人血糖，不替代医嘱，谁也别照我抄

## 测评｜-｜dialogue,question
hook > 姑姑问我：“电动牙刷一百和一千，难道刷出两副牙？”
context/trust > 我是口腔器械店的小工，拆开五支，又染色试了十天。
point/feature > 里面就三样：电池、马达、刷头，一百块和一千块的，马达差得最大。
evidence/point > 一百那支，染色清掉七成三；三百那支，八成五；一千那支，八成八。
summary/point > 价钱翻三倍，多清三个点，剩下买的是提示音和小屏幕。
twist/evidence > 有趣的是，同事拿六块钱的手动刷，巴氏刷法，清掉了八成二。
summary/point > 所以：手笨的买三百，手巧的买六块。
action/point > 牙龈会出血的，先洗牙，再挑刷子。

## 情感观点｜s｜suspense,number
hook/summary > 我在义乌商贸城守摊二十二年 只学会一件事 别急着点头
context/setup > 刚来那年我二十 卖发圈 一毛二一个
setup/context > 有个南美来的客人 拿计算器按一个数给我看 我看不懂 就点头
agitate/pain > 他一次要四万个 我回去一算 一个亏三厘
setup/twist > 老公说算了赔钱学个教训 我偏不 两个人缠了九天夜班
twist > 货发过去 那个客人第二年自己加了五厘
twist/testimony > 他讲 你亏了也没换差的料子 我看见了
after > 如今他儿子来拿货 叫我妈妈
punchline/summary > 所以我现在还是会点头 但点之前 先喝口水

## 情感观点｜n｜number
hook > 36次，我数过，从知道怀孕到生，我一个人打车去产检
context > 先兵在渔政船上，一出去就是十几天，没信号
setup/context > 司机师傅们都认识我了，有位大姐塞给我一袋酸梅
agitate/pain > 妊娠糖尿病，每天扎四下手指，我指头像蜂窝
twist > 第28次，他请下来假，拎着保温桶在诊室门口睡着了
setup/twist > 医生叫家属，他弹起来，汤洒了一裤子，说：在，我在
after/setup > 女儿出来那天是台风天，六斤九两，哭声比风大
punchline/summary > 取名叫小舟。爸爸开船，她掌舵

## 情感观点｜s｜conflict,question
hook/question > 孩子写作业要不要陪 你们吵来吵去的 我讲句难听的行不行
twist/point > 不是要不要陪 是你会不会坐着不说话
trust/context > 我带小学托班十二年 手里过了四百来个孩子
evidence > 陪得最凶的那几个 反而一不在就趴 因为她妈把脑子借给他了
why > 你坐旁边 他不想 他等你想
point/twist > 当然一年级刚上来 字都不认识 你得帮 帮到十月底 慢慢撤
how/solution > 怎么撤 你就拿本书坐他对面 他问你 你说 先猜一个
punchline/summary > 手放下 嘴闭上 这叫陪

## 情感观点｜n｜suspense
hook > 我先不说结论，你先看这三张排队照片
evidence/setup > 第一张，网红面包店，门口六十个人
evidence/setup > 第二张，市图书馆，门口零个人，空调开着
twist/evidence > 第三张，还是面包店，四个月后，卷帘门，贴着“旺铺转让”
point/punchline > 我们的热闹，常常是借来的，借一个季度，就得还
agitate/question > 平台推、博主拍、年轻人排，谁都没问过：你真喜欢吃吗？
testimony/evidence > 我也排过，一百零五分钟，贝果硬得能当武器
action/punchline > 下回看到长队，不妨绕一圈，说不定拐角有人正等你推门

## 公众号长文｜n｜question
hook/question > 小红书博主发一篇图文，究竟要不要缴税？
point/solution > 要，多少不论，账先记起来。
point/solution > 品牌给的钱，若没有签劳动合同，通常算“劳务报酬”，对方应代扣代缴。
point > 自己开店收款，则多半要看有没有办个体工商户。
evidence > 佛山一位做美甲教程的姑娘，去年收入二十四万七，因合作方没扣，汇算补缴了一万三千多。
point/agitate > 平台的流水、对公转账，如今都能对得上，别抱侥幸。
how/action > 每年三月到六月，打开“个人所得税”App，逐条核对，不明来路的收入点申诉。
point/pain > 送的化妆品、免费的酒店，理论上也算收入，具体以当地税局口径为准。
point/how > 能扣的专项附加别漏：租房、房贷、赡养、子女教育。
action > 关心这个话题的朋友，点个在看。

## 公众号长文｜-｜contrast
hook/setup > 2005年，这里一亩稻田卖不出三百块；2026年，城里人排队来插一行秧。
context > 事情发生在浙江德清一个叫上旺的小村。
before/pain > 村支书老杭记得，最冷清的那年，春天里找不出十个年轻人。
twist/solution > 转折来自一个做体育的女孩，她说，把田埂借我办一场“泥地接力”。
after/evidence > 第一届来了四十个人，摔得像泥鳅；第三届来了三千，镇上的烧饼卖光。
after/context > 村民不懂“IP”，只知道孙女从杭州回来，支了个摊卖青团。
agitate/twist > 问题也跟着来：垃圾、停车、水渠被踩塌一段。
solution/how > 于是今年立了规矩，每场限五百，门票二十，换两斤新米。
punchline/summary > 收割那天我又去，老杭扶着打谷机说，田啊，最怕没人踩。

## 直播切片｜n｜suspense,negative
hook/attention > 等一下，先别拍！没看完的千万别拍！
trust/twist > 因为这款面膜，敏感肌的我一律不卖
feature/solution > 里面有烟酰胺，3%，能提亮，但有人会刺
how > 你先耳后试，二十分钟，没红再往脸上招呼
benefit/hook > 受得住的姐妹，一周两片，一个月去看你那张脸
evidence > 这是素人打卡，第0天、第14天、第28天，灯光一样，没P
trust/action > 过敏的在公屏扣“退”，我给你换修护的，差价退你
action > 好，其余的，上车！18片49！

## 直播切片｜s｜trend
hook/context > 今晚零点 双十二最后一波 我话不多讲 先发福利
action/attention > 扣 520 满八百条我炸一个二十块的无门槛
solution/feature > 今天主推这套儿童保暖 一百一到一百四都有
feature/evidence > 德绒 里面刷了毛 你看我把手塞进去 三十秒 热的
trust/evidence > 甲醛报告 A类 婴儿能穿那种 图在这 别说我没放
question/trust > 会不会起球 起 脖子这里会起一点点 我讲真话
action/benefit > 一套四十二 两套七十九 穿两个冬天够本
action > 上车 拍两套备注身高 我库管小静当场打单

## 带货口播｜-｜conflict
hook/pain > 有人说书店必死，有人说书店刚刚开始，我们选择再开一家。
action/context > 苏州平江路分店筹备中，招店长一名、店员三名、咖啡师一名。
point > 店长：做过门店三年，读过的书能讲出两本不好看的。
point > 店员：愿意搬纸箱，能认出大江健三郎和大江戏院不是一码事。
benefit > 月薪五千到九千，周休两天，员工购书五折，生日那天可以不上班。
trust > 我们做了八年，欠过供应商的钱，没欠过员工的工资。
point/twist > 但也请知晓：下雨天会漏，楼上的猫会闯进来。
action > 投简历时请附一段话：最近读到哪一页，为什么停下来了。

## 带货口播｜n｜number
hook/evidence > 去年38位代理，26位续约，12位没续，我们把没续的原因也打在海报上
context/solution > 【鸢尾护理】产后盆底康复仪，福建、江西招县级服务商
pain/why > 产后漏尿的妈妈太多，去大医院排号难，家门口没人做
how/feature > 我们培训5天，理论2天、跟练3天，考核过才发授权
feature/benefit > 单台仪器两万六，一个县控两家，不串货
trust/evidence > 没续约那12位：5位没时间、4位选址错、3位和合伙人散了
point/trust > 非医疗机构不得做治疗，只能做评估和训练，合同里有红线
action > 想了解的私信“县名+姓名”，三日内回

## 种草笔记｜s｜scene
hook/context > 昨天下午三点 店里没人 我在收银台后面偷吃了半个西瓜
setup/context > 来了个阿姨 进门先看了一圈 说 小囡 这件老绿的旗袍 多少
setup/context > 我说三百八 她说留给我 我女儿结婚那天穿
setup/context > 她在镜子前转了两圈 说腰这里要放两指
twist > 她不是要去主桌 她说 她爸早走了 我一个人坐 得撑得住
after/twist > 今天我把腰改好了 多缝了一道暗花 没收钱
punchline/summary > 开店真的 卖的不是布

## 种草笔记｜n｜negative
hook > 不是所有日语老师都会骂人，我只是急😤
context > 四期N3冲刺班，7月考，今天第一堂模拟，平均分51……
how/point > 听力是死穴，其实不用天天听，通勤听一集，跟读三句就行
evidence/testimony > 上期的小何，从38到112，她每天在二号线跟读，旁边大爷都会了
action/feature > 还有五个插班位，讲义我送，作业我逐句改
action/benefit > 试听免费一堂，来不来都送一张高频词表
punchline/summary > 老师本人也 頭いたい～

## 非营销｜-｜none
solution > 致全体员工：关于办公室搬迁的说明。
solution > 公司将于十二月二十日由天河北路迁往琶洲新港东路，新址三号楼十一层。
how > 十八日下班前，请将个人物品装箱，贴上写有姓名与工号的标签，纸箱在茶水间自取。
point > 易碎品和盆栽请自行带走，搬运公司不负责。
how > 十九日居家办公，二十日上午九点在新址门口领门禁。
benefit > 新址步行七分钟到地铁，停车位按抽签，名单下周二公布。
* > 感谢各位的配合。

## 非营销｜n｜none
solution > 🍲萝卜牛杂（家里人吃的版本，两天份）
* > 牛肠1斤、牛肚1斤、牛肺半斤、白萝卜2根、柱侯酱3勺、八角2、陈皮1片
how > 内脏先用面粉和醋搓，冲到水清，焯水两遍，第一遍的水倒掉
how > 热锅下姜片、蒜头，放酱，小火炒到红油出来
how > 牛杂下锅翻匀，加开水没过，冰糖两粒，转砂锅小火一个半钟
why/point > 萝卜晚点放，早了化成泥
how > 筷子能扎进肚片，再下萝卜四十分钟
* > 蘸酱：甜面酱+蒜蓉辣椒
point > 隔夜更入味

## 带货口播｜s｜promise,number
hook > 十九块九 六斤 湛江菠萝 就这一口价
evidence > 刀呢 来 我切开 汁滴下来了都 看这个色 黄的
feature/advantage > 这个是巴厘 不是金钻啊 金钻没有这么香
how/point > 泡盐水十分钟 不扎嘴
point/trust > 会有青头的 你放两天 闻到香了再切
trust > 烂了的拍给我 别扔先拍 不拍我认不了账
action > 徐闻直发 两天到广东 四天到东北 拍吧

## 带货口播｜n｜identity
hook/attention > 小胸姐妹别滑走！A杯B杯都过来听我说两句
pain > 钢圈的，空杯，一弯腰能看到肚脐
pain > 无钢圈的，软塌塌，穿了跟没穿似的
agitate/testimony > 我试衣间哭过，真的，2019年万达三楼
solution > 这件是专门按小胸打的版，杯浅，侧边收
feature > 垫子是水滴形，可以抽，夏天抽一片
feature > 肩带放后面一点，不会往下滑
benefit > 穿衬衫扣子不崩也不空，平平整整的
testimony/evidence > 复购截图我放评论，有一位买了七件
point/trust > 拆了吊牌不退哈，贴身的，先用卷尺量下胸围
action > 量不明白找客服小鱼，报上下围就行
punchline/summary > 我们厂妹都说好嘿嘿

## 种草笔记｜-｜dialogue,suspense
hook > 我妈问我，最近你房间怎么变大了？先不说，看完你就晓得。
pain/before > 九平米，朝北，衣柜一开就撞到床。
before > 以前的办法是把箱子塞床底，三年没打开过。
solution > 这次，我买了一块洞洞板，一米二乘六十，白色的。
feature/how > 不打孔，靠四根顶杆撑在天花和地板之间，二十分钟装好。
after/feature > 帽子、包、吹风机、猫的逗逗棒，全挂上去了。
evidence > 承重我试过，挂了十一斤半的书包，没晃。
point/trust > 顶杆要定期拧，不然会慢慢掉。
punchline/point > 房间没变，是地面露出来了。

## 知识科普｜n｜conflict
hook/pain > 楼下说电瓶车必须进充电棚，楼上说棚里没插座，谁都不退
point/solution > 先说法规：电动自行车不能在楼道、电梯厅停放充电
agitate/why > 锂电池一旦热失控，几十秒就冒毒烟，楼梯成烟囱
evidence/agitate > 2024年南京雨花台那场火，教训够大了
point > 电池拎回家也算，别以为关了门就没事
question > 那棚里没插座怎么办？
solution/how > 找物业或社区，让充电桩企业来装，很多地方有补贴
how/action > 还不解决，打12345，说清楼栋和户数
punchline/summary > 气归气，别拿一栋楼的人赌
action/save > 转业主群吧

## 知识科普｜-｜question,number
hook > 一粒胶囊里装着六百个小球，你知道它们是干什么的吗？
point/context > 它们叫微丸，外面包着一层遇到肠液才化的膜。
why > 为的是让药慢慢出来，八小时、十二小时，不在胃里闹腾。
point/how > 所以这种药，不要嚼，不要打开倒进粥里，一掰就毁。
evidence/agitate > 前阵子急诊来了位阿公，嫌大，用剪刀剪开，血压一下掉到九十。
how/point > 认名字：包装上写“缓释”“控释”“肠溶”的，都照此办理。
question/how > 实在吞不下？告诉药师，换同成分的普通片或口服液。
action/save > 爸妈的药盒里翻一翻，今晚就对照一遍。

## 教程｜s｜dialogue,scene
hook/context > 我正在跟我妈打视频 她说囝啊 那个字太小看不清
how > 你这样 退出来 找那个像齿轮的 对 灰的
how > 往下滑 显示与亮度 点进去 有个字体大小
how > 把那个小圆点往右边推 推到最右 字是不是大了
point/pain > 大了以后有的字会掉到下一行 没关系的哈
how > 还有一个 粗体 打开 看得更明白
point/how > 音量键旁边那个小开关拨一下 橘色是静音 别拨到 你上次就接不到电话
evidence/after > 好 现在念给我听 这条新闻标题 哎 对了
save/summary > 想教爸妈的 把这条存好 打视频的时候照着念

## 教程｜-｜negative,counter
hook/twist > 煎牛排别一直翻，那是自助餐师傅才干的事。
context/solution > 今天用超市三十九块的眼肉，教你煎到外焦里粉。
how > 提前一小时从冰箱拿出来，两面抹盐，别撒胡椒，会糊。
how > 擦干，越干越好，锅烧到滴水会跳舞。
how > 放下，按住，别动，九十秒。
how > 翻面，再九十秒，丢一块黄油、两瓣拍扁的蒜、一枝迷迭香，拿勺子往上泼。
how/point > 出锅后，别切，盖锡纸，站着等六分钟。
why > 汁会自己回到肉里，一切就流的，是你没等。
point/evidence > 切开，粉的，不是血，那是肌红蛋白。
save/benefit > 存好，纪念日省四百八。

## 剧情对话｜s｜identity
hook/attention > 所有在外面过年没回家的 给我坐好
context/hook > 我叫阿梅 在昆山电子厂 第四年没回去
setup/context > 年三十厂里发了一只烧鸡一瓶可乐 六个人一间房
setup/agitate > 五点半 上铺的河南妹妹哭了 她说她家这时候在放炮
agitate/pain > 我也想 我妈打来我没接 怕一张嘴就露馅
twist/setup > 宿舍门敲了 是宿管阿姨 她端一盆热腾腾的饺子
twist/context > 她说 我也是外地的 我年三十给三层楼包饺子 一共一千二百个
twist/setup > 我咬到一个硬的 五毛钱 阿姨说恭喜你 明年工资涨
punchline/summary > 我打回去 妈 我中奖了

## 剧情对话｜n｜question
hook/question > 如果有一个机会，让你和十岁的自己聊五分钟，你说什么？
setup/context > 心理咨询室，对面坐着一个扎羊角辫的小女孩（是道具，是平板）
setup/question > 她问：我长大了会变成美少女战士吗？
setup/context > 我：不会，你会变成社畜，每天挤八号线
setup/question > 她哭了：那我画的画呢？
setup/context > 我：被你妈卖给收破烂的了，十二块
question/twist > 她抹抹眼泪，又问：那你还画吗？
twist/context > 我没有答上来
punchline/after > 晚上回家，我在地铁卡背面画了一颗星星，第一笔，歪的

## 探店｜-｜loss
hook/agitate > 来三亚只吃第一市场的海鲜，等于白白多花三成。
trust/context > 我连续八年冬天来这里陪我外公，教你一条本地人的路子。
how > 早上六点，去后海码头，渔民直接卖，红口螺二十五，和乐蟹一百一。
how/point > 不要问“多少钱”，问“今天有什么”，他会给你留一条。
how/solution > 加工去旁边的阿霞店，一个菜十五，煮汤不要钱。
feature/how > 清蒸马鲛，淋热油，再来一锅斋菜煲，解腻。
evidence > 昨天我们六个人，四百九，盘子舔干净。
point/pain > 厕所不敢恭维，坐塑料凳，晒。
action/punchline > 涨潮的日子去，空手也别怨我。

## 测评｜s｜trend
hook > 最近那个AI写周报不是很火吗 我花三百块把四个都买了会员 替你们踩
context/how > 同一堆素材 一段语音 两张表 看谁写得像我
evidence/point > 第一个 像校长 全是赋能 抓手 我老板看了说你吃错药了
evidence/point > 第二个 短 干净 但是它编了一个数据 我差点发出去
agitate/point > 编数据这个要命 你一定要自己对一遍
evidence/point > 第三个 会问我 你这周最难的是啥 挺贴心
evidence/point > 第四个 能学我的口气 我让我媳妇猜 她猜错了三次
summary/point > 想省时间用二 想要人味用四
point/action > 会员不用年付 先月付试试 别跟我一样冲动

## 测评｜n｜negative
hook > 不是所有“可水洗”的奶酪枕都能洗，来看我洗坏的四个🫠
context/how > 都按标签：30度，轻柔，晾干
evidence/point > A枕：出来变薯条，弯的
evidence/point > B枕：没坏，晒了三天，还是湿的，长一点霉
evidence/point > C枕：唯一全身而退，回弹比洗前慢半秒
evidence/point > D枕：拉链卡住内芯，剪了
why > 原因多是里面的泡棉密度低，吸了水自己撑不住
summary/point > 能洗的看密度，六十五往上的再信
action > 我这还剩一只E没拆，你们投票要不要洗

## 情感观点｜n｜identity
hook > 写给同样被说“声音太细”的男生
before/context > 我，嗓子细，从小接电话总被叫“小姑娘”
agitate/before > 高中军训报数，教官让我一个人再喊，喊了十七遍
setup/twist > 大学没人选我做配音，老师说，你可以试试动画
setup/context > 第一个角色，一只会哭的热水瓶，三句台词
testimony/setup > 台下有位小朋友，跟着学，妈妈，它好可怜
after > 现在我配了六十几个角色：蒲公英、老奶奶、小恐龙
twist/after > 前天我去母校，那教官退伍了，在门卫，听我打招呼，愣半天，说，热水瓶？
punchline/summary > 嗓子是天给的，用法是自己找的

## 情感观点｜n｜contrast,conflict
hook/setup > 一边是“全民阅读”，一边是图书馆八点就熄灯
context/pain > 我住的镇，工作日晚上七点半就开始赶人，理由：没人
evidence/twist > 可是七点二十，我数了，二十三个，一半是写作业的初中生
point/twist > 不是没有人，是没有人的下班时间
point/punchline > 开馆时间，本该跟着人走，不是跟着考勤机走
twist/context > 工作人员也委屈：加班没有补贴，换我我也催
solution/how > 可以分两班，一班早，一班晚，中午关两个钟
action/summary > 有在图书馆上班的吗？你来评评理

## 情感观点｜-｜dialogue
hook > “你怎么连这个都不会？”上周我听见一位师傅这样说新来的学徒。
context/setup > 那个男孩十八岁，手里的电批掉到了地上。
point > 我一直以为，骂得凶不是严格，是自己没学过怎么教。
evidence/advantage > 我在德资厂待过九年，带我的老彼得，每次先做一遍，再看我做，说一句“哪一步你卡住了”。
why/point > 手艺的敌人不是笨，是紧张，手一抖，尺寸就走了。
point/twist > 师傅们也别忙着委屈，从前没有人对你好声好气，不代表这条规矩该传下去。
solution/action > 骂之前，先做一遍给他看。
punchline/summary > 徒弟的手，记的是师傅的手，不是师傅的嘴。

## 公众号长文｜n｜scene
hook/context > 七点五十，科技园的电梯间，二十三个人低头，一片蓝光照在下巴上。
setup/context > 有一个人在啃馒头，有一个人在背日语，还有一个，在看胎动计数表。
context/setup > 她是我的同事，怀孕三十二周，正在犹豫要不要把产假留到最后一天。
question > 产假什么时候休，才不吃亏？
point > 国家规定是产前可以休十五天，算在九十八天以内，各省另有加码。
point/evidence > 广东、浙江、海南都有延长，具体天数和工资怎么发，看当地条例。
point > 难产、多胞胎另外加，流产也有假，别不好意思开口。
how/action > 提前一个月，邮件告诉主管和人事，写明起止日期，并抄送自己。
how/point > 若公司以怀孕为由降薪调岗，截图，不要当场签任何东西。
punchline/summary > 那天晚上她给我发来一张图，计数表，画了一朵小太阳。

## 公众号长文｜n｜counter
hook/twist > 补脑的核桃，可能是你家厨房里最贵的误会
context > 高三家长群里，每到三月就有人团核桃，说形状像脑子
point/solution > 核桃确实好，含不饱和脂肪酸，但每天一小把，约三四颗，足够
point/why > 大脑真正离不开的是葡萄糖和睡眠，前者靠主食，后者靠十点半关灯
evidence > 我带过的一届学生，倒数六十天里加餐加到十二点的，二模普遍掉了名次
evidence/context > 有个男孩一天十五颗，三周长了四斤，下巴起痘，人却更困
how/solution > 家里能做的很简单：早餐加一个鸡蛋，午睡二十分钟，晚饭别太油
point/how > 考前两周，不要试任何新食物，包括保健品
punchline/summary > 食物做食物的事，睡觉做睡觉的事
action/save > 转给正在剥核桃的爸爸

## 直播切片｜-｜dialogue,question
hook/context > “主播，你们这个水光针是真的假的？”哎，这位叫“西瓜不甜”的，问得好。
trust/point > 我直接说，打针这个事，线上不卖，卖了是违法。
solution/feature > 我们今天卖的是医生面诊券，九十九，到苏州的正规医院去当面看。
trust/point > 医院的执业许可号在屏幕右下，你打开卫健委官网自己查。
trust/how > 面诊完，医生说你不适合，九十九退你，说适合，你再定做不做。
question > 问怀孕能不能做？
point > 不能，喂奶也不能，正在来例假的也晚一点。
trust/twist > 你要问我多少钱一针，我不知道，也不该我说。
action > 要的点一号，不要的，跟我们聊聊怎么涂防晒。

## 直播切片｜s｜suspense
hook/attention > 家人们 我身后这块布底下是什么 猜对的我送一只
hook/setup > 提示啊 它会唱歌 但是没有嗓子 它能洗澡 但不是你洗它
setup/testimony > 有人猜猫 有人猜儿子 哈哈 还有人猜我老公
solution/twist > 好 三 二 一 掀 是洗澡的机器人 泡泡会自己出来的小海豹
feature > 两个模式 一个出泡 一个放摇篮曲 四节电池
testimony/benefit > 小朋友洗澡不哭 我外甥现在每天催他妈妈 放海豹
point/trust > 音量只有一档 有点吵 拿胶带贴一半喇叭就行
point/trust > 三岁以下要大人看着 小零件
action > 今天四十九 送电池 送黄小鸭 链接九号

## 带货口播｜n｜identity,pain
hook/pain > 老师们是不是每到周末，还在改第三遍家长群的话术？
pain/agitate > 一句说轻了，家长投诉；说重了，校长找谈话
solution/action > 现招“家校沟通文案”兼职，给三所培训中心写通知、写回访、写道歉信
point > 要求：当过老师或班主任，字里行间没有火气
benefit > 一篇30到120，按难度算，周结
how/action > 试写一题：孩子午睡时摔了一跤，怎么写给家长
trust > 稿子署不署名随你，我们不会转卖
action > 邮箱在主页，标题写“试写-你的城市”

## 带货口播｜-｜promise,counter
hook/benefit > 先拿货，卖完再结账，这是我们给县城美妆店的第一条规矩。
context/solution > “芥子”彩妆，主打学生线，口红二十九，眼影盘三十九。
why > 因为我们知道，县城的店不缺客，缺的是压得住的现金。
how/feature > 首批铺货三千元，两个月内卖完付清，卖不完原包装退。
benefit/trust > 陈列架、试用装、灯带一并寄送，不收押金。
evidence > 去年在龙岩、梅州、永州试了五十三家，退货率百分之六点二。
point/trust > 学生放寒暑假的时候生意会淡，请有心理准备。
action > 发店面照片三张，等我们区域的丹丹给您回电。

## 种草笔记｜n｜dialogue
hook > 早上收到一条语音：“林老师，我爸走了，能不能请您帮忙把他那本诗集排版，印二十本？”
context/trust > 我做打印店七年，印过菜单、遗照、结婚誓词
setup/context > 七十三首，手写的，蓝墨水，有几首被雨泡花了
how/setup > 我一行一行敲，认不出来的打个圈，拍照问她
twist > 有一首写打印店：窗口有一个姑娘，给我的错别字留空白
twist/punchline > 原来他来过啊
punchline/after > 不收钱，只收一本

## 种草笔记｜s｜promise
hook/benefit > 六月之前 九十九块 学会给自己画一个出门的妆
trust/why > 我自己在商场专柜做了八年 天天给别人画 今年想教人画
feature/solution > 四节课 一节两个钟 底妆 眉毛 眼线 约会
trust/feature > 不卖化妆品 你有啥用啥 连九块九的眉笔都可以
trust > 上不满意 第二节之前退全款
feature/trust > 一个班最多五个人 我看得过来
action/feature > 周三和周六晚上 在我家客厅 有猫 介意的先讲

## 非营销｜n｜none
solution > 社区“四点半课堂”值日安排（6月）
solution > 第一周：赵婶、欧阳阿姨、志愿者阿昆
solution > 第二周：陶老师、小邓、志愿者双胞胎姐妹
point > 每人两天，下午四点到六点，来不了的提前一天在群里换
how > 到了先开窗、量体温、登记名字，放学接送要核对“接送卡”
point > 孩子离开教室一律签字，包括去厕所以外的地方
* > 零食由社区统一买，自己别带，怕有过敏的
* > 有事找8号楼的社工小雅

## 非营销｜s｜none
solution > 广西柠檬鸭 简单版 我妈传下来的
* > 半只光鸭 腌柠檬两个 子姜一块 酸荞头七八颗 蒜米 小米辣随你
how > 鸭斩块 冷水下锅 放料酒姜片 煮开两分钟捞起来
how > 锅不放油 干煸 把鸭油逼出来 煸到皮发黄
how > 下姜蒜 加生抽一勺 加半碗水 盖盖子十五分钟
how/point > 酸的东西后放 柠檬去籽切丝 荞头拍一下 下去炒匀
point > 不要放盐了 腌柠檬本身死咸
* > 汁收到黏黏的 盛出来 留点汁拌粉

## 带货口播｜n｜loss,identity
hook/agitate > 孕妈乱买溢乳垫，一盒钱打水漂，别怪我没提醒
trust/context > 我三月份生的老二，老大那时候踩的坑全在这
pain > 有的边上胶粘不住，走两步跑到腋下去了
pain > 有的是香的，宝宝含奶时一个劲躲
solution/feature > 我现在用这款，没味，圆的，中间略厚
feature > 背胶两条，撕下来贴哺乳内衣上，睡觉翻身也在
evidence > 我倒三十毫升水上去，纸巾压一下，干的
benefit > 出门带四片，一个下午够了
trust > 国产，宁波一个做医用敷料的厂，合格证在盒底
action > 一百片二十九，直播间右下角拿张五块的券
action/agitate > 券只有两百张，讲完就没

## 种草笔记｜n｜trend
hook > 多巴胺过时了？今年春天轮到“豆沙包穿搭”上桌🌸
context/point > 就是豆沙粉+奶灰+一点点咖，温温的，像刚蒸好
feature/solution > 我这套：短款针织马甲79，奶灰西裤118，豆沙色发箍9.9
benefit/desire > 黄皮也能穿，不挑，脸会透出一点气色
point/trust > 马甲下摆有点卷，熨斗熨一下能服
point/how > 重点：鞋别穿黑的，穿米白，重量就轻了
testimony/evidence > 去上选修课，老师点名提问前先夸了一句，呜
action/summary > 链接不放啦，搜名字就有 #学生党 #温柔穿搭

## 种草笔记｜-｜negative,counter
hook/twist > 别买带轮子的露营车了，我这个没有轮子的反而好用。
pain/context > 周末常去莫干山脚下的溪边，有六级台阶，车拉不上去，只能扛。
solution/feature > 后来换成这个帆布大托特，三十升，肩带特别宽。
feature > 里面缝了两层防水，一边放灶具，一边放帐篷钉。
evidence > 我一个人背过：卡式炉、锅、四罐啤酒、一张野餐垫，走了十五分钟，肩膀有印子但没勒。
point/trust > 东西重就别逞强，超十二公斤会往下坠。
benefit > 回家路上，还能顺便装半袋笋。
punchline/summary > 轮子不是万能，手脚才是。

## 知识科普｜s｜pain
hook/pain > 一抬胳膊 肩膀咔咔响 穿胸罩都反不过手 是不是
why/solution > 多半就是肩袖的肌腱 它在那么窄的缝里磨
why > 我们低头 含胸 肩膀往前 缝就更窄
point/advantage > 和五十肩不一样 五十肩是囊粘住了 谁帮你抬都抬不上去
how/point > 自己查 别人帮你能抬过头 八成是肌腱 帮也不行的 去看骨科
how > 平时做个动作 手臂贴着身子 手肘弯九十 往外转 拉弹力带 一天三组
point/pain > 疼到睡不着的 别练 先去拍片
save > 存一下 明天午休时照做

## 知识科普｜n｜result
hook/evidence > 先看结果：这是同一株蓝莓，一边挂果12斤，一边1斤3两🫐
why/solution > 差别就在土里，一盆浇的自来水，一盆浇过滤后的雨水
why/point > 蓝莓吃酸，土壤pH要4.2到5.2，城里水大多偏碱，浇着浇着叶子就黄了
how > 自测：十块钱买一包试纸，土壤和水按1:2搅开，沉一会儿，蘸一下
how > 高于5.5，放一点硫磺粉，薄撒，三周后再测
point/pain > 别倒可乐，糖招蚂蚁
point/agitate > 有人倒白醋，一时酸了，过两天又回去，根还烧了
save/punchline > 喝碱的水，结不出酸的果，收藏这条开春用

## 教程｜n｜dialogue
hook/context > 儿子：爸，我们美术老师让做一个会飞的肥皂泡，不会破的那种
solution/context > 我一个修空调的，查了三晚，给你们成品配方
how/feature > 纯净水200ml、洗洁精20ml、甘油15ml、白糖半勺
how > 水烧温，糖先化开，再加甘油，最后加洗洁精，慢慢搅，别起沫
why > 甘油能锁水，水走慢，膜就不破
how > 盖上放一夜，第二天才好用，急不得
how > 铁丝弯个圈，缠棉线，泡透再提起来，轻轻挥
evidence/after > 我家最大一个，比我脑袋大，过了晾衣架还在
point/save > 不够甘油的，药店两块五一瓶
punchline/testimony > 儿子得了全班第一，老师问谁教的，他说：我爸修空调的

## 教程｜-｜promise
hook/benefit > 十分钟，学会把一条毛巾叠成能站立的小兔子，酒店阿姨看了都要拍照。
how > 毛巾对折，铺成长方形，上边往下折三分之一。
how > 两边往中间卷，卷到碰在一起，像两根香肠。
how > 从中间对折，毛边那头朝里，两根卷变成耳朵。
how > 把下面的一截往上翻，露出脑袋，拿橡皮筋扎住脖子。
point/how > 卷要紧，紧到像刚买的新毛巾，不然耳朵会塌。
how/after > 贴两颗黑扣子，一只兔子就蹲好了。
save > 收着，下次住民宿、幼儿园手工、给老人过生日，都用得着。

## 剧情对话｜n｜suspense
hook/agitate > 一念之差，她把唯一的后悔药喂给了仇人
setup/context > 民国，药铺，女掌柜姓仇
setup/context > 一位老太太来抓药，说女儿痨病，已经咳了三口血
twist/setup > 掌柜认出那只玉镯：二十年前，就是这家，逼死了她爹
setup/agitate > 方子里有一味，多一钱，人就回不来
agitate/setup > 药戥在她手里晃，晃，晃
twist > 后院传来她三岁闺女的咳嗽
twist/context > 她把多的一钱，拨了下去
twist/after > 老太太走前跪下：我当年，没拦住他
punchline > 掌柜回身，柜子上，爹的牌位倒了，她扶正

## 探店｜s｜contrast
hook/setup > 同一条街 左边排三十个人 右边一个人没有 但我跟你讲 右边好吃
context > 舟山定海 东门老街 俩都是做黄鱼鲞烧肉的
evidence/pain > 左边我先吃了 排四十分钟 鲞薄 汤甜 拍照嘎嘎香
feature/twist > 右边那家 门口贴一张手写的 今天的鲞晒了十一天
evidence/feature > 老板从竹匾上给我掰了一块 生的 咬 咸里头有一股阳光
feature > 烧出来那个肉 肥的不腻 骨头能嗦
feature/trust > 老板不爱说话 你问他他点头 没了
action/summary > 晚上八点关 七点过去刚好
punchline/action > 别告诉太多人 行 告诉吧 他该有人来了

## 探店｜n｜suspense
hook > 福州这家“不许说话”的茶馆，我待了三个小时，只开口一次
context > 藏在上下杭一座老药铺里，推门没铃，一位婆婆指一指黑板
feature/solution > 黑板写：说话请写在纸上，茶水38，续水免
feature > 花茶是自己窨的，茉莉七窨，杯子盖有一条裂
twist/setup > 对面的大叔递来一张纸条：姑娘，你坐的是我老伴的位子
twist > 我愣住，他又递一张：坐吧，她喜欢热闹
after/setup > 我们就那样喝了一下午，写满两张纸
point/pain > 手机信号差，别约着办事
punchline/point > 唯一开口，是走的时候，我说：明年见

## 测评｜-｜result
hook/evidence > 直接放成绩：六款成人拼图，最先丢进垃圾桶的，是最贵的那一盒。
context/how > 一千片，四人轮流，计时，计丢片，计吵架次数。
evidence/point > 风景款，天空部分九成同色，吵了七次。
evidence/point > 花卉款，切得松，摇一摇就散，丢五片。
evidence/point > 动漫款，片形不规则，好认，六小时四十分拼完，零吵。
evidence/point > 名画款，印得糊，鼻子跑到了耳朵边。
evidence/point > 地图款，最耐玩，能一边拼一边背省会，老公背错山东。
evidence/point > 夜光款三百八，关灯一片绿，开灯像没印完，退货。
summary > 家庭选地图，情侣选动漫，想分手的选风景。

## 测评｜s｜pain
hook/pain > 夏天回家鞋一脱 老婆躲阳台 猫都往后退 对吧
context/how > 我买了五种鞋垫 天天跑外卖 一双穿五天 拿个酸碱味鼻子 就是我小姨子
evidence/point > 竹炭的 头两天有用 第三天像竹子焖了脚
evidence/point > 薄荷香的 香 但那个香跟脚味抱一起 更冲
evidence/point > 银离子的 小姨子说 嗯 能坐一起吃饭
evidence/point > 一次性的 一天一双 费钱 效果是真好
evidence/twist > 我妈绣的那双 布的 洗了晒 居然第二名
twist/why > 后来药店大姐讲 脚臭是细菌 鞋垫治标 晒鞋才治本
summary > 银离子加晒鞋 就这么简单
point/action > 也有人是真菌 起皮痒的去看皮肤科

## 情感观点｜-｜contrast,conflict
hook/pain > 我爸叫我考公，我妈叫我嫁人，我选了去非洲卖假睫毛。
context > 二〇一八年，青岛平度，我刚毕业，学的是会计。
setup/why > 家里做睫毛做了两代，我从小看阿姨们戴着头灯粘，眼睛通红。
agitate/context > 加纳第一个月，我被骗了三千美金，坐在床边，哭到鼻子出血。
setup/twist > 第二个月，我学会了三句话：多少钱，太贵，我还会回来。
twist > 阿克拉市场里，有个叫Ama的姑娘，拿一只手粘好了我一整盒，比我老师傅还匀。
setup/twist > 我把她请来当店长，她教我怎么笑，我教她怎么对账。
after > 现在两家店，十七个女孩，都管我叫“老板的老板”。
after/testimony > 爸终于来了一趟，看见满墙的睫毛，沉默，最后说：像你奶奶的针脚。
punchline/summary > 我没考公，也没嫁人，可我替家里把眼睛看得更远了。

## 情感观点｜s｜question
hook/question > 你有没有为一只鸟 离过一次家
context > 我在厦门曾厝垵卖烧仙草 那年收了一只受伤的白头鹎
setup/before > 它翅膀断了 飞不得 在我的收银台上走来走去 客人都认识它
agitate/setup > 房东说鸟屎臭 要么它走 要么我走
agitate/context > 我搬去岛外 一个月多八百 离客源远 生意腰斩
agitate/question > 半夜算账 我也问自己 值不值
twist > 它养了九个月 有天早上 推窗 它站在框上 回头看我
setup/twist > 我说走啊 它真走了 我哭得仙草都忘了熄火
after > 后来每年开春 店外的榕树上 有一只不怕人
punchline/summary > 我就当 是它来收房租的

## 情感观点｜n｜contrast,trend
hook/context > 樱花季刚过，江边的草坪秃了一大块🌸➡️🟤
context/evidence > 今年人真的多，官方说单日七万六
question/point > 网上吵的是谁的素质差，我却想问：能不能换成有围栏的“轮休”？
why/point > 草坪不是地毯，踩三百下就死，人踩的时候没觉得自己是那三百之一
evidence > 日本那边有过做法，一块封两周，一块开，游客反而等着看
twist/point > 也有人说，公园就是给人坐的，不坐要它何用
summary/solution > 所以不是不让坐，是排班坐
punchline/summary > 樱花会累，草也会

## 情感观点｜-｜question,pain
hook/pain > 加班到十点，领导在群里发“大家辛苦了”，然后呢？
context > 我做外贸跟单，四月忙季，一周四天没见过夕阳。
point > 我的意见是：辛苦这个词，应该附上加班单的编号。
point/why > 话不能吃，也不能报销，它只是把一件该付钱的事，说得像一份情分。
evidence > 前东家用表情包发过“鸡腿”，六十二个鸡腿，没有一个能嚼。
twist/point > 当然，有些老板真不会表达，他只会说这句，你把单子递过去，他就签。
solution/action > 所以，别回“不辛苦”，回：加班申请已提交，请审批。
punchline/summary > 客气是油，工资是米，光有油炒不成饭。

## 公众号长文｜-｜loss
hook/agitate > 一张结婚证拍照放网上，等于把姓名、生日、身份证号一起晒了。
context > 五一前后，朋友圈又红了一片，我却在后台看见好几封求助。
evidence > 其中一位新娘，拍得漂漂亮亮，两周后，她父亲接到一通电话，对方能报出新郎的籍贯。
why/point > 骗子不需要全部，只要两个角，拼一拼，就能编出一个像真的故事。
point/solution > 除了身份证号，登机牌、车票二维码、孩子的校服、家里的门牌，都是拼图。
how > 发之前打码，打在照片上，别用贴纸，有的能还原。
how > 已发的，立刻设仅自己可见，并通知亲戚，最近陌生来电先挂，再拨回熟悉的号码核实。
how/point > 若被用来开户或贷款，带证件去银行和派出所，留下书面回执。
punchline/summary > 喜事可以大声说，号码请小声写。

## 直播切片｜n｜result
hook/evidence > 看我头上这一撮，上个月还是空的啊，姐妹，你们帮我看看是不是长了！
trust/point > 我先讲清楚，我不是生发，生发是药，我这是防断的
pain/solution > 发际线的小绒毛，一洗就断，我们做的是一款软毛的头皮刷+护发精华
how > 洗头前干刷三十下，洗完半干，滴四滴，打圈
evidence/question > 弹幕问多久，我用了五十天，洗头掉一把变掉一小撮，别的不吹
point/trust > 头皮有红疹的不要用，医生看了再说
benefit/desire > 想象一下，扎丸子头那天，前面不再是半个月亮
action > 一组69，送旅行装，链接18号，拍下备注“油/干”

## 直播切片｜s｜negative
hook > 不是所有卖翡翠的都敢说 我这是B货 我敢
twist/trust > 对 你没听错 我卖的是酸洗过充胶的 我卖的就是工艺品
feature/solution > 今天这只叫 一帘绿 条子四十圈口五十六 送礼物盒
benefit/feature > 颜色好看 便宜 掉了不心疼 拍照像两万的
point/trust > 不保值 不保真 别拿去典当 别跟鉴定师吵
action/benefit > 一百三十八 你买套睡衣的钱
trust/why > 为啥不卖A货 因为我看不准 看不准的钱 我不赚
action > 喜欢就拿 喜欢颜色就行 链接三号
punchline/trust > 喜欢真货的宝 去正规店看证书 别来我这

## 带货口播｜s｜scene
hook/context > 凌晨三点的泉州水产市场 我站在冰堆旁边等你
context/action > 招采购两个 跑市场 挑海蛎 挑花蛤 挑龙头鱼
feature/point > 三点上班 八点下班 觉在白天睡
benefit > 七千五起 挑得准的 月底分成 上个月老苏拿了一万二
point/how > 要求 鼻子好使 不怕腥 会骑三轮 会说闽南话最好 不会也能学
point/pain > 手会冻 冬天戴两层手套都不顶用
trust > 我自己干了十四年 你跟我 我教你看蛏子的气
action/punchline > 早上四点以后别打电话 我在讲价

## 种草笔记｜n｜negative,counter
hook/twist > 别再问我开花店浪不浪漫了，今天剪了二百六十支月季的刺🌹
setup/context > 满手创可贴，其中三枚印着小熊
twist/setup > 但是有位小朋友来，用攒的二十六块零钱，给妈妈选了一支洋牡丹
setup/context > 我给配了三片尤加利，一根丝带，算十八
setup/twist > 他说，阿姨，剩下八块，能不能再加一颗星星，我写作业得了
twist/punchline > 我把橱窗里那颗，摘了下来
action > 母亲节小束28起，今晚十点前下单

## 种草笔记｜-｜trend
hook/context > 立秋了，但宁波还是三十七度，做早饭做出一身盐。
solution/action > 今年的蟹糊开始接单，梭子蟹，只做到霜降。
trust/feature > 膏满的才下手，剁细，三天腌，生的，胃不好的朋友看着吃。
point/pain > 孕妇、小朋友不要吃，这句每年我都写。
feature > 盐度比去年淡一点，配泡饭正好。
action > 一罐三百克四十六，满两罐市区送上门，外地不发，怕坏。
punchline/summary > 我妈说：螃蟹有脚，自己会走到你嘴里。

## 非营销｜-｜none
solution > 艺术团关于周末排练的通知。
solution > 各声部请于本周六上午九点前，到文化馆二楼三号厅集合。
point > 女高、女低在前半场，男声下午一点半。
how > 请自带水杯和黑色文件夹，谱子上次已发，重新打印的费用自理。
point > 演出服的尺码表还缺七人，请本人回复，不要由别人代报。
point > 迟到超过十五分钟的，当次不算考勤，三次取消演出资格。
* > 有哮喘、怀孕的团员，请提前告知指挥，安排坐位。

## 非营销｜n｜none
* > 产品部评审会记录
* > 2026.4.8　下午　参会：产品2人、设计1人、客服1人、法务1人
point > 议题一：退款页面文案。客服提出，“款项将原路返回”看不懂，建议写“钱退回您付款的那张卡，一般三天”
point > 法务提醒：不能写“三天一定到”，改成“一般一至五个工作日”
point > 议题二：会员自动续费的提醒，提前五天短信，提前一天弹窗
point/pain > 分歧：弹窗是否可关。产品坚持可关，设计认为关了等于没提
how > 结论：首次必须看完再关，往后一键关闭
action > 待办：小倪改原型，周五给；阿骏跟进短信模板；法务复核条款
* > 下次评审4月15日，会议室A被订了，换到茶水间旁边的小圆桌

## 带货口播｜s｜conflict
hook/pain > 我婆婆讲婴儿要绑腿 医生讲不能绑 我夹在中间听谁的嘛
point/why > 听医生的 绑了髋关节容易脱
solution > 但是娃一惊一惊睡不踏实 我就买了这个投降式睡袋
feature > 手是举着的 你看 两边翅膀一样 拉链从下往上 换尿布不用脱
evidence/after > 我家妹妹以前四十分钟醒一回 穿了能连三个半钟
point/trust > 会翻身了就要换 绑手的不能再穿 一般是四个月
feature/trust > A类竹纤维 摸着凉 大热天也能套
action > 看娃身高拍 六十六的拍S 后台问一下别拍大了

## 带货口播｜n｜promise
hook/benefit > 今天教你花32块，把家里的路由器变成全屋满格📶
pain > 我知道你卧室打游戏只有一格，一团战就460
solution > 就这个小方块，信号放大，插墙上就行
how > 手机搜到它的名字，点两下，密码跟你家wifi一样
evidence > 我站在厕所测：没插12兆，插了83兆
point/trust > 有三堵承重墙的别买，穿不过去，老实拉网线
trust > 店里做了六年网卡，坏了寄顺丰到付
action > 橱窗第4个，拍完客服发教程视频

## 种草笔记｜s｜scene
hook/context > 上周在大理回昆明的火车上 对面阿姨的保温杯一打开 满车都是菊花味
setup/feature > 我说阿姨你这个杯子盖子好特别 她说女儿买的 有茶仓
feature > 上面放茶叶 下面放水 想喝了一转 茶水分开 不苦
solution/context > 我下车就搜了 六十七 买了个奶黄的
evidence > 用到现在半个多月 早上八点装的 下午五点还烫嘴
point/trust > 茶仓那个硅胶圈要拆出来洗 不洗会有黑点
benefit > 我值夜班 不用半夜去茶水间撞见主任
punchline/summary > 谢谢那位去看孙子的阿姨

## 种草笔记｜n｜contrast
hook/setup > P1是四月，P2是六月，同一面墙同一个我🌿
before > 四月：刚搬到出租屋，墙上房东留了一片黑胶印
solution > 买了块一米五宽的棉麻挂布，莫兰迪绿，41元
how > 用无痕的图钉夹，六个，拉平
feature/benefit > 布厚，灯打上去有纹路，拍vlog绝了
point/trust > 褶皱要用挂烫，快递折过来一条一条的
after/testimony > 现在开会都开摄像头，同事问我是不是买房了
punchline/twist > 没有，我只是遮住了别人的生活
action/save > 关键词：挂布 棉麻 半遮

## 知识科普｜n｜question,scene
hook/question > 海边捡到一只紫色的、软软的“气球”，能不能踩着玩？
twist/point > 千万别！它多半是僵尸水母，学名僧帽水母
point/solution > 看着是一只，其实是几百个小家伙抱团住在一起
why/agitate > 那些细长的须，干了也能放刺，踩上去像被电线抽
evidence > 去年八月，防城港有十几个孩子被蜇，有一个送进ICU
how/point > 被蜇了：别用淡水冲，别用沙子搓，别用酒
how > 用海水冲，戴手套或拿卡片把须刮走，45度热水泡二十分钟
how/point > 胸闷、嘴唇发麻、全身起疙瘩，打120
punchline/summary > 漂亮和安全，海边只能选一样
save > 暑假去玩前给孩子看一遍

## 知识科普｜-｜suspense,negative
hook > 有一种合同，你按了手印，半年后它还能变成别的意思。
point/context > 这类东西，常常叫“空白授权书”。
context/pain > 租车、贷款、开店代办，都有人让你先在白纸上签个名，说回头再补内容。
why > 法律默认，你签了，就是认了，补上去的字，也算你写的。
evidence > 南昌有位包子铺老板娘，签了一张，多出来两年的管理费。
how/solution > 遇到空白处，画斜杠，写“以下空白”，再签。
how > 已经签了的，马上发一封短信说明用途，短信就是证据。
punchline/point > 不是手印会变，是空格会长。

## 教程｜s｜promise,question
hook/question > 剪辑怎么让声音对得上嘴巴 我说一个最笨也最准的办法
how > 录之前 拍一下手 啪 一声
how > 剪的时候 声音那条有个尖尖的峰 画面里手合上的那一帧
how > 两个对齐 放大时间线 一格一格挪
how/point > 对齐了再往后面的切 前面别动
why/how > 手机的帧率是飘的 录久了会越来越歪 所以每二十分钟再拍一次
how/point > 歪了就切一刀 后半段重新对一下 别想着拉长
evidence/after > 我上一条 两万播放 有人问我在哪配的音
action/save > 学会的打个 啪

## 教程｜n｜promise,number
hook/benefit > 5步，让你家小猫乖乖剪指甲，手上不挂彩🐾
how > ① 趁它刚睡醒、肚子饱的时候，别挑它想玩的点
how > ② 放大腿中间，屁股朝外，用胳膊夹，不是掐
how > ③ 轻轻按肉垫，爪子就出来，看见粉色血线
how > ④ 只剪透明尖尖那一点点，血线前面两毫米，停
how/point > ⑤ 一次剪两个爪子就放它走，给一根冻干
point/how > 剪出血了？止血粉按三十秒，没有就用玉米淀粉
twist/evidence > 我家“胡椒”第一次剪，咬掉了剪刀的橡胶套
evidence/after > 全部连起来，一个星期剪完，谁也没受伤

## 剧情对话｜n｜contrast
hook/setup > 一扇门，两个世界：里面是金牌律师，外面是她妈在捡瓶子
setup/hook > 玻璃楼大堂，保安拦住一个背蛇皮袋的老太太
setup/context > 保安：阿姨，这不让进。老太太：我等人，我等我女儿下班
setup/agitate > 电梯开了，女儿和三个客户一起走出来，脚步顿了一下
agitate/setup > 老太太往柱子后面躲，把瓶子藏进袖口
twist > 女儿走过去，把她的袖子捋下来：妈，你手怎么凉了？
twist/context > 转头对客户：这是我的第一个案子，我妈，我欠她二十年的学费
twist > 客户里的老总愣了，蹲下，捡起滚远的瓶子：阿姨，这个我也捡过
punchline/summary > 四个人，一起拖着蛇皮袋出了旋转门

## 剧情对话｜-｜suspense
hook/setup > 第七封信，她终于决定不再寄了。
context/setup > 前六封，她写给一个地址，同一栋楼，同一个信箱，收信人从来没有回过。
setup/context > 邮递员小葛每周四都来，也替她拿出那六封，退给她。
setup/question > 今天他说：“你为什么不直接敲门？”
setup/twist > 她说：“我敲过，住的是别人了。”
twist > 小葛从包里掏出一沓，是她的信，封口都拆过了。
twist > “我爸走之前说，退回来的信，让他一个字一个字念给他听。”
question/twist > “原来，收信的，是你爸？”
punchline/summary > 第七封，她写了两个字：“谢谢”，亲手放进小葛的口袋。

## 探店｜n｜promise
hook/benefit > 跟着我走，两个小时，150块，把南宁中山路吃出人生况味
point/how > 第一站，老友粉，酸笋要多，18，先暖胃
point/how > 第二站，卷筒粉，豆沙馅的，5块，别人没讲过
point/how > 第三站，炭烤生蚝，一打35，让老板多放蒜，别放粉丝
point/how > 第四站，水牛奶，挤的，6块，喝了容易拉肚子，肠胃弱的别要
point/how > 第五站，一个老阿婆，酸嘢，木瓜、芒果、萝卜，挑
summary/evidence > 我算了，花149.5，五毛给了弹吉他的
point/why > 顺序别乱，先热后冷，不然胃会翻脸
save/summary > 地图我画在图五，拿去

## 探店｜s｜negative,counter
hook/twist > 说句得罪人的 南京的鸭血粉丝汤 别去夫子庙吃
pain/why > 那里的游客多 汤是桶装兑的 我吃过 上面浮一层葱充门面
solution > 往西走 金沙井那一头 有个老周 两张桌 一口砂锅
feature > 鸭血是早上现凝的 鸭肝切的片 不碎 粉丝泡到透
testimony/evidence > 我旁边的快递小哥 自己带辣油 老周认得 给他多一块豆腐泡
feature/pain > 十点开 卖完关 一天八十碗 不做外卖
feature/benefit > 十五块 加蛋两块 送一小碗咸菜
action > 找不到就问 修雨伞那家

## 测评｜n｜suspense
hook/attention > 排第一的那个，我保证你没听说过，看到最后
context/how > 十款国产铅笔，A4纸，写满一页楷书，看断不断、浅不浅、擦不擦得净
evidence/point > 红杆中华：写着顺，木头硬，我手冻的时候它也冻
evidence/point > 得力绿：断了三根，可能是我运气
evidence/point > 晨光：笔尖滑，橡皮擦完一片乌
evidence/point > 马利2B：画画行，写字会糊
evidence/twist > 一个叫“翠湖”的，昆明老厂，三毛六一支，写完一页还剩尖，擦掉干干净净
trust/testimony > 厂子只有三十几个人，客服是会计兼的，回我：谢谢，您是哪里的老师
summary/point > 第一名，翠湖2H，小学生写字用
action/punchline > 别挤爆人家，慢慢买

## 测评｜-｜loss
hook/agitate > 驾校报错了，等于白交一个月工资。
context > 我表妹和我，一个报两千九的，一个报四千八的，同一座城市，同一个月。
evidence/point > 科目二，贵的四个人一辆车，便宜的十一个人，排队两小时，摸车七分钟。
evidence/point > 教练方面，便宜的那个脾气像炮仗，贵的那个爱讲他女儿。
evidence/point > 约考，两家差不多，都要等。
evidence/pain > 便宜的，补考费、模拟费、燃油费，一项项往上添，到最后三千九。
evidence/summary > 表妹挂了两把，我过了一把，省下来的，都在她的嗓子里，喊哑了。
twist/evidence > 不过我们都被同一个考官说，离合太猛。
action/summary > 签之前，问清楚“一车几人、补训多少、合同写没写全包”。

## 情感观点｜n｜trend
hook/context > 又到中元，我给外公烧了一台游戏机
context > 他是渔民，名字叫海生，识字不多，会唱一百多首咸水歌
setup/before > 小时候他带我出海，我说闷，他拿一把破的俄罗斯方块给我玩
setup/context > 那是船老大送的，他自己一次没赢过，总说“这方块子，爱打架”
agitate/twist > 我考到北京，再没陪他打过一局，走那天，我在答辩
twist/context > 回去收东西，枕头下有一张纸，画了一堆方格子，歪歪扭扭，画的是他的得分
setup/punchline > 最高，七百一十二
after > 现在我做游戏，有个关卡叫“海生”，过关的提示是一句咸水歌
punchline/summary > 好多玩家问我，这歌哪里来的，我说，海里来的

## 情感观点｜s｜question
hook/pain > 你们有没有试过 一个人过生日 蛋糕切了八块 全是自己的
context > 我二十六 独居宁波 做报关
agitate/pain > 那天我妈打来 第一句 你怎么还单着
agitate/context > 我没回 我坐在地上 拿勺子挖奶油 眼泪往里滴
twist/setup > 楼上下来敲门 是对门那个老头 说他的电闸跳了 问我有没有工具
setup/context > 我会 我爸教过 我给他弄好了 他看见蛋糕 说 哟 过生日
setup/twist > 他回去 拿了两根筷子 两只碗 一碟虾干 坐下
twist/context > 我们一人四块 他说 他太太生日 也切八块
punchline/after > 现在我每年切十块

## 情感观点｜n｜counter,promise
hook/benefit > 三分钟，我想说服你：别给孩子买最好的那台学习机
why/twist > 不是因为它不好，是因为它太好，好到你以为钱能替你坐在旁边
evidence > 我们店去年卖出去四百台，家长回访，仍在用的，六十四台
why/evidence > 前一个月新鲜，后来就成了看动画的屏幕
evidence/testimony > 有个爸爸来退货，我问咋了，他说，他闺女把里面的AI老师当成了妈妈
trust/twist > 我卖这个的，砸自己饭碗说这话，可我睡得着
solution/how > 要买，买中等的，每天和它一起待十五分钟，你在，它就好使
action > 别急着下单，先给孩子讲一遍你的一天

## 情感观点｜s｜loss,counter
hook/agitate > 会讲外语的人不开口 等于给自己锁了一扇门
evidence/context > 我在宁波做外贸 我们单位有个硕士 六级五百九 见客户不讲话
evidence/advantage > 隔壁桌的阿姨 高中毕业 词典都没翻 她笑着比划 单子一张接一张
point > 我讲 会和敢 是两回事 学校教前面那个 社会考后面那个
why/evidence > 他怕错 怕笑 其实对面那个比利时人 口音比他还难懂
why/twist > 也不能怪他 从小到大 讲错一个就扣一分 谁不缩手
action/how > 你今天找一个不认识的人 讲一句 hello 就行
punchline/summary > 门是推的 不是读的

## 公众号长文｜n｜suspense,loss
hook > 这笔钱，很多退休老人有，却从来不知道
context > 上周末我回梅县老家，八十四岁的三叔公告诉我，他每个月领到七百多，比邻居多一百六
question > 为什么会多？
solution/why > 他去年主动去镇上办了“高龄津贴”和“困难补贴”
point/solution > 高龄津贴：很多地区八十岁以上就能领，几十到几百不等，得本人或家人申请
how/point > 需要：身份证、户口本、银行卡、一张近照，去社区或民政窗口
point/agitate > 有些省已改为免申请，系统比对后自动发，但新搬来的户口常常漏掉
evidence > 三叔公的邻居阿婆，八十七岁，补办以后，一次补了四个月
point/pain > 有人打电话说“帮您代办补发，收手续费”，那是骗子
action/summary > 打12345或去社区问，一分钱都不用花

## 公众号长文｜-｜negative
hook > 并不是所有的“失眠”，都要靠药来哄。
point/why > 门诊里约莫一半的失眠，其实是“睡得早、醒得早、躺得太久”。
evidence/pain > 五十八岁的蔡阿姨，九点半上床，凌晨三点醒，数羊数到天亮，以为得了抑郁。
why > 她一天只需要五个半小时，却在床上待了八个小时，睡意被摊得又薄又长。
how/solution > 医生请她改到十二点上床、五点半起，白天不补觉，醒了二十分钟睡不着就坐起来。
evidence/after > 头一周她骂医生，第三周她说，像小时候，一觉到鸡叫。
point > 这个办法叫“睡眠限制”，有心脏病、癫痫、开夜车职业的人，先问医生再做。
point/twist > 如果伴有打呼噜、憋气、情绪低落两周以上，就不能只改作息了。
punchline/summary > 枕头不必更贵，床要更短。

## 直播切片｜n｜scene
hook/context > 现在是晚上九点四十二，我猜你正躺床上，左手刷我，右手掐腰
pain > 疼吧？坐了一天，骨头像生锈的合页
solution/hook > 看这个，会发热的艾灸腰带，不点火，不掉灰
feature > 三档，45、50、55，我戴50，刚好想睡觉的温度
trust > 我们是家用，不治病，腰突的去拍片，谁跟你说能治腰突都是骗
point > 怀孕、来月经、皮肤破了的，不戴
testimony/evidence > 我公公天天戴着打太极，昨天戴着去买葱，忘了摘
action > 99，送一盒艾灸贴，拍完给我扣个“躺”

## 直播切片｜-｜promise
hook/attention > 今晚听完这一段，你给小孩报夏令营，至少少踩五个坑！
trust/solution > 我不是卖营的，我是被坑过的。
pain/point > 第一坑，写着“外教”，去了是四川话说得很好的大学生，人家挺好，但不是你要的那个。
pain/point > 第二坑，住八人间，宣传图是两人间。
pain/point > 第三坑，保险只保出行，不保骨折。
solution > 所以我找了一家，四天三夜，千岛湖，三十个孩子，五个大人。
trust > 大人的资质，急救证，都在链接里，点开能放大看。
feature/action > 两千四，含车、含吃、含保险，不含零食和手机。
action > 每期三十，现在报的是七月十六，剩九个，点链接，问客服小芹。

## 带货口播｜n｜contrast
hook/setup > 以前：一个人守店，一天卖十二碗。现在：一个人守店，一天卖七十碗。
how/why > 差别是我们把面和卤都做好了，冷链到店，您只管煮
action/solution > “巷口”牛肉面，招县城、镇区、学校旁的单店主
feature/how > 您投入约六万，含一口煮面炉、一台冷柜、招牌、首批料
feature/benefit > 一碗成本六块三，卖十四，人工就您自己
point/trust > 冷链断了就没货，所以离最近的仓不能超过180公里
evidence/trust > 安庆、景德镇、衢州都有店，您去，吃，问老板娘，别提我
action > 加老许，先发您店的照片，不合适我直接说不合适

## 带货口播｜s｜pain,identity
hook/pain > 厂妹们 是不是月月加班 还攒不下钱
action/solution > 惠州博罗 我们做数据线的 招女工四十个
benefit > 底薪两千八 加计件 多劳多得 手快的七千八千
feature/benefit > 坐着干 有空调 不穿无尘服
benefit > 包两餐 有小卖铺 每月发一箱牛奶一箱鸡蛋
trust > 工资十号发 晚一天我请你吃火锅 你拿录音来
point/trust > 夜班要倒 半个月一倒 熬不住的直接讲 能调
action > 带身份证就能来 找阿娟 不收押金不收中介费

## 种草笔记｜n｜question
hook/question > 谁要领养一盆会开花的“麻烦”？🌵
context/feature > 昙花，养了九年，一年只开一夜，今晚估计要开
why > 我月底搬家，新家朝北，它会哭的
action/context > 送的，不卖，条件：有阳台，别往死里浇水
action/benefit > 会开就拍一张发我，让我看一眼
action > 松江泗泾自提，盆是我的，别还了
action/summary > 今晚十点我直播守花，来的带瓶酒也行

## 种草笔记｜s｜contrast,result
hook/after > 二百三十七斤到一百八十一斤 我自己都不敢信 今天拿到体检单了
context > 我是佛山那个做早餐的肥林 大家叫了我十年肥林
how > 没吃药 就是把油条自己那份戒了 每天收摊走到河涌口 再走回来
after/evidence > 脂肪肝没了 医生说血压也好了 手还拍我肩膀
after/twist > 皮松了 肚子像泄气的球 哈哈 不后悔
action > 明天开始 早餐多一个水煮蛋套餐 五块 想一起走的 五点半收摊门口集合
punchline/summary > 别叫我肥林了 叫林 也行

## 非营销｜n｜none
* > 各位会员：
solution > 游泳馆将于7月14日至18日闭馆换水、检修
why > 泳池回水管老化，本次一并更换，水温可能在复开后两天内偏低
solution > 会员卡顺延5天，系统已自动处理，无需申请
how > 私教课请与教练另约时间，闭馆期间可改到健身房做陆地训练
point > 更衣室柜子请在13日21:00前清空，逾期物品移至前台
* > 由此带来不便，敬请谅解

## 非营销｜-｜none
solution > 鲫鱼豆腐汤，奶白不腥，给坐月子的和爱喝汤的。
* > 鲫鱼两条，嫩豆腐一盒，姜五片，葱白两段，枸杞一小把，料酒一勺，盐。
how > 鱼剖好，里面那层黑膜一定撕掉，不撕就腥。
how > 抹干，两面轻轻扑点干面粉，锅热放油，撒一点盐再下鱼，不粘皮。
how > 煎到两面黄，关火，立刻倒滚水，对，滚的，开大火，汤就白了。
how > 十五分钟以后放豆腐和姜，转中火再来十分钟。
point > 盐最后放，放早了鱼肉发柴。
how > 出锅前撒枸杞、葱花，喜欢白胡椒的来一点。

## 带货口播｜-｜contrast,question
hook/setup > 左手这条泳衣下过四次水，右手这条下过四十次，你猜哪条是我们家的？
evidence/twist > 右手。
evidence > 你看腰这里，没松，肩带拉到头，弹回去，啪。
advantage/why > 普通的用氨纶，泡氯水半个夏天就脆，我们里头加了抗氯的丝。
feature > 胸垫缝死的，不会漂出来，屁股这里收了两道。
trust > 尺码不准我换，下过水的就不换了，这个我得说明白。
benefit > 生过孩子的，肚子那块有打褶，遮得住。
action > 一百零八，黑色走量，墨绿显白，自己挑。

## 带货口播｜s｜trend
hook/context > 马上清明 家里要做青团的看一眼
solution > 浆麦草汁 速冻的 一包两百克 我老家高淳的
advantage/why > 艾草太苦 菠菜没有那个香 老人都认这个草
how > 解冻 烧开 烫糯米粉 一包配一斤粉 别加水了
feature/trust > 啥都没加 就是草打碎过筛 所以颜色会有点深浅
point/trust > 冷冻的 到了赶紧进冰箱 化过不要再冻
benefit/action > 十二块 能做三十个 店里一个都卖五块
action > 冷链隔天发 周四最后一车

## 种草笔记｜n｜loss
hook/agitate > 痛！我丢掉了用了两年的粉扑，才发现之前的粉底都白买了
pain/before > 两年没换，一捏，里面是灰的，像挤出一条河
solution > 新换的这个：水滴形，湿用会胀大，半干最好
how > 打湿，拧，再用纸巾压，剩七成湿
after/benefit > 上妆像贴上去的，鼻翼那个卡粉区，没了
testimony/evidence > 我同一瓶粉底，昨天说像墙，今天有人说“你擦了啥”
point > 一周洗一次，一个月换一个，别学我
action/benefit > 买三只装的，十九块八，一年才花八十，值
punchline/summary > 粉扑是会过期的，爱也是（开玩笑）

## 种草笔记｜s｜identity
hook/attention > 一个人住的女生 门上一定要有这个
pain/context > 我租在三楼 楼道灯坏了半个月 半夜有人拧我的门把手
solution > 我就买了一个门阻器 不用打孔 倒插在门底下
feature/evidence > 压上去会响 一百二十分贝 我邻居都醒了
how > 出门拿掉 回来踢一脚 就到位
testimony/evidence > 上周快递小哥推错门 叫得我俩都吓一跳 但我安心了
point/trust > 地毯上不好使 瓷砖地板可以
action > 二十几块 搜 门阻报警 别买没电池的
punchline/summary > 保护好自己 不丢人

## 知识科普｜n｜identity,counter
hook/attention > 准备怀孕的夫妻，先把家里这盆花搬出去
twist/why > 不是因为它有毒，是因为你会半夜去闻、去浇、去修，指甲里都是土
why > 土里可能有弓形虫，孕早期感染，对宝宝影响不小
twist/point > 真正传染源，多半是生肉没熟、蔬菜没洗净、捡来的流浪猫的便便
point/twist > 家里养的猫，只吃熟食，不出门，风险很低，不用送走
how > 先抽血查抗体：IgG阳性IgM阴性，说明以前感染过，不用慌
how > 都是阴性，孕期里，洗菜戴手套，猫砂让老公铲，每天铲
action/trust > 有疑问的，问产科医生，别问小区群
punchline/summary > 花可以留，手套别省

## 知识科普｜s｜promise
hook/benefit > 一分钟 教你看懂食品袋子上的 贮存条件
question/context > 常温 冷藏 冷冻 阴凉 这四个你分得清吗
point > 常温 一般指十到三十度 厨房灶边 夏天四十几度 不算
point > 阴凉 不超过二十度 所以你家阳台 想都不要想
point > 冷藏 二到八度 冰箱门上那排 偏热 牛奶别放那
point > 冷冻 零下十八度 化了再冻 细菌跟你一起过年
why > 标签不是吓你 是厂家做过测试 你换地方 保质期就作废
evidence > 我妈昨天把鲜奶放在窗台 三个小时 分层了
action/save > 回家打开冰箱 重新摆一遍

## 教程｜-｜result
hook/after > 这面墙，八十块，一个周末，我一个人刷的。
before > 原来是那种医院绿，房东说，随便你，退房别掉皮就行。
how > 先拿抹布蘸洗洁精擦油，别急，油没掉，漆挂不住。
how > 墙角贴美纹纸，贴完用指甲压一遍边，压紧了才直。
how > 滚筒先在桶沿刮两下，太饱会流泪，从上到下走W形。
how/point > 第一遍花，别管，干了四个小时再来第二遍，才看得出颜色。
how > 没干透的时候撕纸，慢慢斜着撕，等干了会连皮带走。
point/pain > 我选错过一次，样卡偏粉，上墙变成奶奶的内衣色，记得先刷一个巴掌大试。
after/punchline > 刷完那天，晚上没舍得开灯，就看它暗下来。

## 教程｜s｜dialogue
hook/context > 学生问我 老师 英语作文结尾老是那句 let us work together 能换吗
solution/point > 能 给你三个 抄都行
point/how > 第一个 用一个画面 比方说 one day the river will be clear again
point/how > 第二个 用一个反问 if not us then who 短 有力
point/how > 第三个 回到开头 开头写了奶奶的伞 结尾就写 雨停了 伞还在
why > 改卷老师一天改几百张 看到画面 会停一秒
how/point > 背的时候别背整段 背句子的骨头 肉自己填
evidence > 我班小柯 从十三分到十七分 就改了一个结尾
action/save > 自己练三个 拍给同桌看

## 剧情对话｜n｜dialogue
hook/context > 高考前夜，妈妈说：手机给我。
setup/context > 他没给，他把手机藏进书包的夹层
setup/twist > 凌晨两点，手机震动：你睡了吗？——是爸爸，在阿联酋的工地
setup/pain > 他打字：爸，我怕
twist/setup > 爸爸：我也怕，怕你考太好，离我更远
setup/agitate > 他打了一行又删，再打：那我考差一点？
twist/context > 对面“正在输入”了三分钟，发来一张照片：爸爸的安全帽里面，贴着他的小学奖状
twist/punchline > “考好一点，爸爸戴着你，去哪都近。”
punchline/twist > 门缝外，妈妈一直站着，手里端着已经凉了的牛奶

## 剧情对话｜s｜counter
hook/setup > 大家都说 离婚要狠 我偏要好好地离
setup/context > 民政局排队 前面一对在吵冰箱归谁
setup/context > 我俩没吵 他把车给我 我把狗给他
setup/twist > 工作人员问 还有财产没分完吗 他说 有 四百六十张电影票根
setup/context > 从零七年到现在 有一张是三D的 他头一回牵我手
setup/twist > 我说一人一半 他说 不要 全给你 我记得住
twist/context > 章盖下去 啪 他说 走 请你看最后一场
setup/twist > 影院黑的 我看不清字幕 手边的爆米花 两只手一起伸进去
punchline/summary > 谁也没先缩回去

## 探店｜-｜dialogue
hook/context > “三块八。”老板娘报完价，我愣了，城里三块八连一瓶水都买不到。
context > 这里是泰州老城，一家只卖早上的烧饼铺，门脸不到两米宽。
feature/solution > 咸的是葱油，甜的是白糖芝麻，还有一种老头爱吃的，萝卜丝。
feature > 炉子是缸做的，饼贴壁，八分钟，边角焦，里面软。
evidence/feature > 我身后排着校服、白大褂、穿睡衣的爷叔，三拨人，没有一个讲普通话。
feature/evidence > 第一口，掉渣，渣比饼香，我拿手接着吃。
point/pain > 站着吃，没有座，冬天风大。
action > 六点开炉，九点封炉，找“下坝桥”，闻着香去。

## 探店｜n｜promise
hook > 看完这条，你可以少跑三趟冤枉路，直奔常熟沙家浜这家蟹店🦀
context/trust > 中秋之后第二个礼拜，母蟹黄刚满，老板亲口说的
feature/solution > 清水大闸蟹，三两母的，现捞现蒸，95一只，买三送姜茶
trust/feature > 蟹脚捆棉线，不是那种绿绳，说明没压秤
feature/how > 上锅前刷背，醋里放姜糖，店里教你拆
evidence/twist > 我拆了二十六分钟，老板娘拆四分钟，输得心服口服
point/pain > 路不好停，带孩子的穿长袖，蚊子凶
trust > 吃完肚子不舒服？他家给煮一碗紫苏水，不收钱
action/save > 导航到“芦苇小菜场”，问姓单的

## 测评｜s｜identity
hook/attention > 每天骑共享单车上班的 看过来 我把三家平台骑了一个月
context/how > 苏州园区 从唯亭到独墅湖 七公里 早八
evidence/point > 黄的 座垫软 链条哗啦哗啦 像拖着一条狗
evidence/point > 蓝的 轻 但是刹车要提前十米捏 我差点亲了公交站牌
evidence/point > 绿的 最新 灯亮 扫码一秒 就是停车难 不在框里扣你十块
evidence/pain > 三家都有的毛病 坐高一点就锁不住 一路往下掉
evidence > 我算账 月卡十五 单骑一块五 不划算 除非一天来回
twist > 最后 我买了一辆二手凤凰 两百六 到今天没花别的
summary > 一周骑五天以上 买车 偶尔骑 绿的

## 测评｜n｜contrast,question
hook/question > 一支2块的墨水笔和一支2000的钢笔，写在同一张纸上，你分得出来吗？
context/how > 我让六位同事盲写盲看，都写“今天天气真好”
evidence/point > 结果：四个人把2块的当成贵的
why/evidence > 理由：它的字粗，显得“有气势”
evidence > 拿放大镜看，贵的墨线边缘匀，便宜的起毛
evidence/point > 写满十页，手感差距出来了：便宜的卡，贵的像冰上走
twist > 但我写完十页，结论是：我手酸
summary > 日常签字，2块足够；写家书、写情书，可以借同事那支
action > 你会花2000买一支笔吗，答应了的举手

## 情感观点｜n｜scene,result
hook/after > 今天我把店里最后一台缝纫机送给了徒弟，关门，回家，三十五年
before/context > 1991年，我怀着老大，在苏州观前街租下一个柜台，改裤脚，一条八毛
setup/context > 那时候流行喇叭裤，一条要改三回，裤脚量错一寸，骂到你掉泪
agitate/setup > 2003年，最难，三个月没生意，我给医院缝了四千个口罩，没收钱
agitate/pain > 儿子说，妈，网上十五块能做两条，你还守着干嘛
twist/setup > 去年冬天，有个姑娘拿来一条裙子，说是她妈妈的，断了一颗扣子
twist/setup > 我在抽屉里，翻出一颗一样的，是1994年的，存了三十多年
setup/after > 她抱着裙子，哭得像个小孩
punchline > 我那些存着的扣子，原来是替别人存的时间
punchline/after > 店是关了，扣子我留着

## 情感观点｜-｜loss
hook/agitate > 我弄丢了一个客户，也弄丢了半年的觉。
context > 我做旅行定制，杭州人，四十三，单干。
setup/pain > 那位客人要带爸妈去看极光，订了十六万，我把酒店地址写错了一个字母。
agitate/pain > 他们在大雪里绕了四个小时，七十岁的老人冻得说不出话。
setup/agitate > 我坐第一班飞机赶过去，机票贵，比那单的利润还多。
twist/context > 老先生裹着毯子，没骂我，他说，姑娘，你也来了，那一起看吧。
twist/setup > 那天晚上，极光真的来了，绿得像一条会动的绸。
after > 他们后来成了我最好的老客户，每年带新朋友来。
after/punchline > 从那以后，我所有行程单，都打印出来，念给自己听一遍。

## 情感观点｜-｜number
hook > 四百七十二条差评，我全读完了，没有一条是在骂菜难吃。
context > 我开了十二年小馆子，闲下来，就看别家的差评。
evidence > 二百零三条写“服务员没看我”，一百一十条写“等得没有人解释”，其余是停车、孩子吵、空调冷。
point/punchline > 味道是入场券，真正让人走的，是“我不被当回事”。
testimony/evidence > 我也犯过，忙的时候，头不抬，手不停，客人端着空碗站在旁边。
twist/point > 当然，也有人故意差评，要你送一盘毛豆，这种我不搭理。
solution/evidence > 后来我让店里的姑娘，见了人先点个头，再说“马上来”，只用了三天，吵架的少了一半。
punchline/summary > 点头，不要钱。

## 情感观点｜n｜dialogue
hook > 儿子说，妈，你那代人有吃苦的勇气；我说，不，我们那代人是没有选择
context > 昨晚吃饭，电视放一个老厂，八十年代女工三班倒
point > 把“没得选”说成“能吃苦”，是一种偷懒的夸奖
evidence > 我在丝厂待过七年，手泡烂，领导给我一张奖状，没有人问我想干啥
point/why > 一夸，就不用改了，一改，就要花钱
question/twist > 儿子接着说，那你为什么还怀念那个厂？
point > 因为那里有人，中午一起蹲着吃饭，骂厂长，笑
punchline/summary > 我不怀念苦，我怀念的是有人一起骂
action/question > 你家老人也这样说吗

## 公众号长文｜-｜trend
hook/context > 三月的第二个周末，本市又迎来一次“超级月亮”，全城阳台都在举手机。
point/why > 说是超级，其实是月亮走到了离地球近的那一段，看起来大约大百分之七。
point/why > 你觉得格外大，多半是因为它刚从楼缝里升起，旁边有烟囱作参照。
how/trust > 天文台的老师说，用一张纸，卷成筒，只看月亮，大小立刻就“回”去了。
how > 想拍好，手机切到专业，ISO一百，快门二百五十分之一，对焦月亮，别开夜景。
why/point > 夜景模式会把它叠成一个灯泡，还多一圈鬼影。
setup/evidence > 我带了二十个孩子在天台看，一个小姑娘问，月亮会不会被我们看疼。
punchline/summary > 我没有答，只请大家关掉闪光灯，安静一分钟。
action > 下次约在秋分，留言区报名，仅限本市家庭。

## 公众号长文｜n｜number,promise
hook/benefit > 六件事，帮你把独居老人家的浴室，改造成不容易摔的样子
trust/context > 我做居家护理，入户改过两百多间卫生间，最便宜的一间，花了九十七元
point > 一、铺防滑条，不是垫，垫会跑
point > 二、马桶旁装扶手，高度按老人的手肘，不是按说明书
point > 三、淋浴凳，宽的，四脚带吸，洗头坐着
point > 四、夜灯，感应的，安在床到厕所的路上，每两米一个
point > 五、门锁换成外面能用硬币拧开的
point > 六、拖鞋收掉，换后跟包住的布鞋
evidence > 按这样改的家庭，我跟踪过一年，四十三户里摔过两回，都没骨折
point/pain > 扶手装在空心墙上等于没装，得先敲，听声音
action > 下周我们办一场入户评估公益日，名额二十户，留言街道+老人年龄
punchline/summary > 房子会变老，人也会，得一起

## 直播切片｜s｜conflict
hook/pain > 有人说我卖的普洱是假的 有人说我便宜得不正常 今天我把厂长叫来 你们俩当面吵
evidence/question > 厂长 说 你这个是哪年的 二二年的 哪座山 临沧的 小树 不是古树
trust/feature > 对 小树 我标题写的就是小树 古树我卖不起
evidence > 来 撬一点 泡 一分钟 汤黄 叶底柔 没有烟味
why/trust > 为啥便宜 我们自己的初制所 没有给网红坑位费 就是这么便宜
point/trust > 肠胃不好的别空腹喝 新茶刮油 会饿
action/feature > 三百五十七克 一饼 六十八 送茶刀 链接七号
action/trust > 拍了的 跟我说 喝熟了再来骂我

## 直播切片｜n｜identity,number
hook/attention > 数到5，还没睡的小朋友让妈妈把手机放近一点🐣
context/action > 今天是亲子绘本专场，前面两套被抢空，剩这套
solution/feature > 《你好，肚脐眼》八册，讲身体，讲情绪，讲秘密该告诉谁
feature > 纸板书，角是圆的，啃不坏，翻页洞洞能戳
testimony/evidence > 第四册，讲“不舒服的拥抱”，我女儿看完，第二天跟我说，外公抱她太紧，她可以说不
trust/evidence > 我给她写了反馈给出版社，出版社回信说会加进去
question/point > 问几岁看，三岁到六岁，六岁以上会觉得幼稚
action > 98一套，平时138，拼团再减10，左边小红袋
punchline/twist > 孩子会说“不”，比背诗重要

## 带货口播｜-｜counter,trend
hook/context > 露营热退了，留下的不是帐篷，是一群想在周末离开城市的人。
action/solution > “慢坡”营地，诚邀有山、有溪、有一亩空地的村庄合作。
how/feature > 我们出设计、出品牌、出客源，村里出地、出人、出一碗好饭。
benefit/feature > 门票五五，餐饮归村里，住宿三七，五年一签。
evidence > 去年在浙江安吉、福建政和落地三处，村里平均增收二十九万。
point/trust > 若当地禁止生明火，或者靠近水源保护区，请不要勉强。
trust > 我们走的时候，帐篷拆走，地钉拔净，写进合同第九条。
action > 请附一张朝南的照片，和村长的电话，发至联系邮箱。

## 带货口播｜n｜dialogue
hook/context > “来了能学到东西吗？”面试的姑娘问我
context/point > 我说能，但先从给客人递毛巾开始
action/context > 汕头潮南，足疗店，招技师5人，前台1人
point/benefit > 技师有证优先，没证的我们送去考，费用出一半
benefit > 一小时的钟提25，多点赞多提，月入七千上下，勤快的九千
benefit/feature > 宿舍四人间，热水24小时，门口就是菜场
point/trust > 站的时间长，手腕会肿，我们发护腕，一个月两副
trust > 正规店，墙上贴着服务项目和价目，不清楚的，你来看了再定
action > 电话晚上八点后打，白天我在给客人按脚

## 种草笔记｜s｜dialogue
hook/pain > 又有人在评论问我 姐 你们家牛肉丸怎么又贵了
context > 贵了五毛 我解释一次 再解释就麻烦你自己去做
why > 黄牛后腿从三十六涨到四十一 我总不能掺鸡肉吧
advantage/evidence > 隔壁不涨 你去吃 咬一口 看它弹不弹
feature/trust > 我们还是手打 我儿子现在两条胳膊不一样粗
action > 想吃的 三斤起 今天下午五点的飞机冰袋发
punchline/action > 不想吃的 就给我点个赞 谢谢老板

## 非营销｜s｜none
solution > 各位同事 下面说一下团建 九月二十号去千岛湖 一天
point > 早上七点 公司楼下上车 过时不候 我真不候
point > 要带 一双不怕湿的鞋 一件外套 晕车的自己带药
how > 中午吃鱼头 有不吃鱼的 报给阿雯 她订鸡
point > 下午骑行 二十公里 不骑的可以坐船 船费自己掏十块
point > 有孩子的可以带 一个家庭一个 保险我买 身份证号周二前给我
pain > 喝酒的 一人一杯 多了明天你还要上班
* > 去不了的私信我 不要在群里说 谢谢

## 非营销｜n｜none
solution > 葱油拌面，懒人款，一个人的晚饭
* > 小葱一把、挂面一人份、生抽两勺、老抽半勺、糖一勺
how > 葱洗净，一定要甩干，不干会炸锅
how > 冷油下葱白，小火，慢，等到边上发焦
how > 再放葱绿，熬到像茶叶那样卷，捞出来
how > 酱油和糖倒进去，起小泡就关
how/point > 面煮到还有一点硬心，捞，别过水，趁热拌
save/point > 剩的葱油装瓶，冷藏半个月没问题

## 带货口播｜n｜identity,question
hook/question > 有没有跟我一样，开网约车一天十二个钟，膀胱都快炸的师傅？
pain/agitate > 高架上堵，找厕所，找个鬼哦
solution > 别笑，这个车载的，折叠的，女的也能用
feature > 里头有吸水的粉，倒进去就成果冻，不洒，不臭
evidence > 我拿茶试的，倒过来，你看，没滴
benefit/feature > 一只用一次，十只二十二块，比罚款便宜
point > 拉上帘子，停好车，别在路上搞
action > 不好意思在直播间拍的，主页橱窗第二个，快递面单写的是“日用百货”

## 种草笔记｜n｜suspense,question
hook/question > 姐妹们，你们家拖把，洗完放哪？我婆婆问了我八年，今天我终于能答了
before/pain > 以前拖把立阳台角，滴水，阳台木地板翘起来一块
solution > 换了一个墙上的夹子，一拉，拖把头朝下，水滴进小槽
feature > 带个抽屉，槽拿出来倒，像喝咖啡那个漏斗
how/point > 贴墙，擦干净，按五秒，二十四小时以后才挂，我第一回没等，掉了
evidence > 挂了三把，承重够
testimony/benefit > 婆婆看了半天，只说一句：还行。（在我家，这是最高评价）
action > 12块6，评论区

## 知识科普｜s｜dialogue
hook/context > 我外孙问我 阿公 为什么老房子的砖头是红的 新的是灰的
why/point > 红的是烧的时候通风好 铁变了锈 就红
why/point > 灰的是快烧好的时候 往窑顶浇水 闷住 铁没锈透 就青
point/context > 所以以前盖祠堂的 多用青的 耐 盖民房的 多用红的 省
point/evidence > 我们漳州这边土楼用的不是砖 是土夯的 加糯米浆 加红糖
twist/point > 电视上说糯米浆比水泥还硬 那是夸张 年代久了会酥
point/how > 老房子别乱刷水泥 会把它闷坏 要用石灰
action/punchline > 有想修祖屋的 慢慢来 先问匠人

## 教程｜n｜pain
hook/pain > 618凑满减，算到凌晨两点还多花八十，是不是你
solution > 教你一张表，两个公式，三分钟搞定
how > A列商品名，B列价格，C列写券的门槛
how > D列打：=IF(B2>=C2,B2-券额,B2)
how > 合计行用SUM，看差多少，别急着凑
point/how > 凑的东西先问自己：没有券我会买吗
point/twist > 经常凑完发现，退一个比买一个更省
evidence > 我昨天退了一瓶洗洁精，反倒少花十六块四
point/pain > 跨店券有的不叠加，客服说不清，截图为证
action/save > 表在图四，自己改数字

## 剧情对话｜-｜question
hook/question > 你有没有在电梯里，假装不认识自己的老师？
context/hook > 我有，昨天，十七楼到一楼，一分四十秒。
setup/context > 她的头发白了，手里提着一袋新鲜的莴笋。
setup/agitate > 高二那年，她当着全班，念了我写给隔壁班男生的信。
setup/pain > 我低头，戴上耳机，里面没有放歌。
twist/setup > 到九楼，她忽然说：“小何，你的领子翻出来了。”
setup/twist > 她伸手替我翻好，手是抖的。
twist/context > “那封信，”她停了停，“是我念错了，我以为，是抄的散文，太好了，想给大家听。”
punchline/summary > 门开了，我没走。

## 探店｜s｜trend
hook/context > 刚刚下了今年头一场雪 青岛的姊妹都往这家海边桑拿跑 我也去了
context/feature > 团岛那边 一个旧船厂改的 门票一百二 两个小时
feature/solution > 大玻璃窗对着海 外面下雪 里面八十七度
how/feature > 先冲 再蒸十分钟 出来泼一桶冰的 尖叫 再蒸
testimony/setup > 有个大爷泡完直接光膀子在雪地里站着吃冰糕
point/pain > 更衣室小 吹风机两个 排队排得我头发又冻上了
point > 高血压心脏病的别来 门口有提示 看一眼
benefit/feature > 出来一碗热的甜沫 不要钱 喝完整个人像被晒过的被子
action > 周中人少 提前约

## 测评｜s｜result
hook/evidence > 先报结果 三个电饭煲 最贵的煮得最硬
context/how > 同样五常米 同样刻度 我妈不知道哪个是哪个 闭眼吃
evidence/point > 一千八那个 硬 我妈说 炒饭可以
evidence/point > 三百九那个 软糯 我妈说 这个像你外婆的
evidence/point > 九十九那个 锅底糊一块 但我爸专吃那块锅巴
twist/why > 后来我翻说明书 贵的默认水放得少 偏日式
evidence/twist > 我把水多加了一格 又煮 我妈改口说 第一个才是外婆
summary/punchline > 所以不是锅 是水
action > 你家水放几格 打出来

## 情感观点｜n｜suspense,scene
hook > 那晚的手术室，灯灭了三分钟，我以为我完了
context > 我，器械护士，温州，干了十六年，见过的血比见过的雨多
setup/context > 那天停电，应急灯一亮一灭，主刀的手停在半空
agitate/pain > 麻醉师喊血压，我的手心全是汗，钳子滑掉一把
agitate/context > 十秒，二十秒，没有人说话
twist > 巡回的小沈，把手机的灯含在嘴里，凑过来，照着那道口子
setup/twist > 主刀说，线，我递过去，他缝了第一针
after/twist > 灯亮了，病人回来了，小沈吐出手机，嘴唇裂开一道
after/setup > 后来医院配了双路电，文件上写，“根据实际情况优化”
punchline/summary > 我永远记得，那个“实际情况”，二十二岁，用嘴咬着光

## 情感观点｜s｜question
hook/attention > 我问在座的 当过妈的 谁没被夸过伟大
context/evidence > 都被夸过吧 我也是 母亲节 银行给我发短信 说我伟大
point/twist > 我不想要伟大 我想要你帮我把碗洗了
why/point > 伟大 是让人站到台上去的 台上的人 不能喊累
evidence/pain > 我老公朋友圈发 我老婆真伟大 下面八十个赞 那天晚上我还在刷奶瓶
twist/context > 他不是坏 他是真心 他也累
solution/how > 后来我跟他讲 别夸我 每天晚上八点 孩子归你 一个半小时
punchline/after > 现在我在这一个半小时里 是我自己 也不伟大 也不累

## 公众号长文｜n｜loss
hook/agitate > 水费单多出三百二，你付了，等于把漏水默认了下来
question > 到底谁该为看不见的水负责？
evidence/context > 杭州滨江的小丁，租房两个月，收到一张七百二的水费单，而邻居不过四十
how > 第一步：关掉家里所有水，盯水表，红色小星星若还在转，就是表后漏
how > 第二步：再关总阀，还转，表坏；不转，漏在你家或公共管
how > 第三步：叫供水集团来验表，验出问题，费用由他们担
point > 表后的，属于业主；表前的，属于供水方；租房的，先看合同写没写
evidence/after > 小丁最后查出，是厨房地砖下的老接口，房东出钱修，水费各担一半
point/pain > 水费先别拒付，欠费影响征信的地方越来越多，写个异议，再付
summary > 看星星，关总阀，叫来验
save/action > 把步骤截图，放进租房文件夹

## 直播切片｜n｜identity
hook/attention > 家里有要中考的，先坐下，别买补品！
solution > 今天讲一个便宜的：一盒耳塞，一块遮光布，一张没有字的草稿纸
why/advantage > 补品管不了楼下的装修声，耳塞管得了
feature/how > 这种是慢回弹的，捏细了塞，等十秒，撑开，降三十分贝
point/pain > 塞不好会掉，我等下教；考场不让戴的，别带进去，咱只在家用
testimony/evidence > 去年我侄女，就靠这三样，睡着了；成绩不说，睡着了是真的
trust/question > 能不能帮提分？不能，谁能谁违法
action > 一套29.9，三号链接，拍完我教你捏

## 带货口播｜s｜counter
hook/twist > 一年只开四十天的店 招你来当老板
context/solution > 我们是做年宵花的 蝴蝶兰 大花蕙兰 小年到元宵
feature/solution > 厂里给你苗 给你车 给你培训三天 你找个停车场旁边就能卖
evidence/benefit > 去年梅州一个妹子 四十天 净了六万二 前年她亏了一万一
trust/evidence > 亏的那年 冷 冻死了八十盆 没买保温罩 这个也怪我没提醒
benefit/trust > 现在保温罩写进套餐里 冻死的我赔一半
point > 不适合胆小的 也不适合想躺着的
action > 十一月截止 打电话 找阿芬 广东 福建都可以

## 种草笔记｜n｜scene,result
hook/agitate > 今天弄丢了一单，活该，记一下
pain/context > 客户要的是“会议茶歇”，我听成“会一茶歇”，做了一个人的……
agitate/context > 到现场，十八张脸，看着那一小碟马卡龙
how/solution > 我开车狂奔二十五分钟，买空了隔壁两家面包店
after/evidence > 最后大家吃得挺开心，还夸菠萝包
trust/after > 钱我一分没收，另外送了下次
summary/punchline > 今后每一单，我都要问三遍：几个人，几点，有没有对什么过敏

## 非营销｜s｜none
* > 各位家长 下午好 我是幼儿园小二班的潘老师
solution > 明天户外活动 去气象站 看风车
point > 九点出发 九点前到园 车不等人
how > 请给孩子穿园服 带水壶 帽子 不要带玩具和零食
point > 昨天发烧的三位小朋友 明天在园休息 有老师陪 不算缺勤
point > 有易晕车的 提前半小时吃药 把药瓶写上名字交给我
* > 收到请回复 谢谢大家

## 带货口播｜-｜suspense
hook/question > 猜一猜，我手里这一小截黑黑的东西，为什么钓鱼佬见了走不动道？
setup/point > 不是墨条，也别往嘴里放。
solution/benefit > 它叫夜光棒座，塞进浮漂屁股里，晚上看漂，就像看一颗小星星。
before/pain > 以前用绿的，十分钟以后眼睛里全是鬼影。
feature/advantage > 这支是红转绿，咬钩的时候重力一变，颜色就跳。
testimony/evidence > 上周在钱塘江边，我跟老罗一人一支，他看见了，我也看见了，鱼没看见，哈哈。
feature/point > 电池不能换，一支亮三十来个晚上。
action > 五支一包，二十二，带防水盒，夜钓的自己来。

## 种草笔记｜s｜counter,negative
hook/twist > 别买那种一千多的瑜伽裤了 我这条六十九 蹲下去同事都没看见内裤边
pain/context > 我 一百五十二公分 屁股大 腰细 买裤子永远多出一把
feature/solution > 这条后腰有一道弧 不会兜风 裤脚能剪 剪了不散
evidence > 我做了一节普拉提 两节动感单车 没往下滑 就是有汗印 灰的显
point/trust > 灰的别买 买黑的 听我的
testimony/benefit > 穿到菜市场都好看 阿姨问我是不是教练
action > 搜 弧腰 自己比一下臀围再拍

## 种草笔记｜n｜suspense
hook > 我包里有个东西，闺蜜借走三回，第四回她自己下单了🤫
setup > 你们猜：不是口红，不是纸巾，也不是充电宝
solution/point > 是一把能折三折的指甲剪，长得像一片口香糖
feature > 刀口是弧的，剪完不用锉，碎屑会卡在里面
pain/testimony > 那天面试前十分钟，指甲劈了，勾着丝袜，我差点哭
evidence/benefit > 咔两下，坐进去了，录没录再说，至少体面
point/trust > 太小了，大脚趾的厚指甲它啃不动
action/save > 记个名字：薄片甲剪，九块八那种

## 知识科普｜n｜negative
hook > 不是所有“合同上写了不退”的定金，都真的退不了
point/solution > 先分清两个字：“定”是担保，“订”是预付
point/why > 担保的那种，你反悔，对方可以不退；对方反悔，要双倍给你
point/why > 预付的那种，没成交，一般该退
twist/point > 就算写了“定金”，超过总价两成的部分，也不算定金
evidence > 珠海香洲有对新人，婚宴付了三万定金，总价才九万，法院认的只有一万八
action/how > 签之前把字看清，付款备注也写清
action/save > 手里正好有收据的，翻出来看看是哪个字

## 知识科普｜-｜contrast
hook/setup > 同样摔一跤，二十岁的人拍拍裤子走了，七十岁的人在床上躺到了冬天。
question > 差在哪？
why/point > 差在大腿根那一截叫股骨颈的地方，骨头里头的“钢筋”少了一半。
why/agitate > 女性绝经后的五到十年，流失最快，而且一点不疼，所以没人当回事。
how/solution > 六十五岁往上，或者矮了三公分的，去做一次骨密度，躺着照几分钟。
point/twist > 光喝骨头汤不顶用，汤里的钙还不如一把小青菜。
how > 晒太阳、走路、负重，医生说要吃药的就别怕吃。
action > 周末带外婆去量量身高，先量身高。

## 教程｜s｜negative,counter
hook > 不是所有的口红都要拿刷子涂 我教你个手指的办法
how > 先把嘴巴的皮弄掉 热毛巾敷一分钟 拿棉签滚一滚
how > 唇膏打底 等它干一干 别湿着上
how > 无名指 沾一点 从中间往外点 点到边上就没了
why/benefit > 手有温度 它会化开 边缘是糊的 显得嘴嫩
point/how > 深色的别这么干 会脏 深色老老实实描边
how > 想厚一点 抿张纸 再来一层
evidence/benefit > 这个喝奶茶都不会沾吸管 沾也就一点点
action/summary > 早八没时间的 就学这个

## 剧情对话｜s｜promise,suspense
hook/setup > 三十秒 我让你相信 一个爸爸能有多笨
setup/hook > 女儿第一次来那个 他在超市站了半小时 不知道拿哪包
setup/context > 他给我打视频 我前妻 他说 日用夜用 是白天睡觉晚上睡觉那个意思吗
setup/context > 收银员憋笑 后面的大妈看不下去 抓了四包扔他筐里
setup/agitate > 回家 女儿把门反锁 说你别管
setup/twist > 他坐在门口 隔着门念说明书 一字一字念 念到 避免阳光直射
twist/context > 里头噗嗤一声 笑了
punchline/summary > 门开了一条缝 伸出一只手 说 拿来吧 笨蛋

## 剧情对话｜n｜negative
hook/setup > 不是每个保安都只会喊“登记一下”
context/hook > 写字楼B座，夜班保安老古，五十七，抽屉里有本翻烂的《英语九百句》
setup/context > 他每天跟下班的人说一句：Take care.大家当他是怪人
setup/context > 26楼的程序员小许，每次都低头刷卡过去
agitate/setup > 那天凌晨，小许没刷卡，往天台的楼梯走
twist > 老古没喊，跟上去，隔着两级台阶坐下：小伙子，这句怎么念？
setup/punchline > 书上是：It's not the end of the world.
setup/context > 小许念了一遍，老古跟着念，念错三次
punchline/summary > 天亮了，两个人还在念，第九百句

## 探店｜n｜dialogue
hook > “坐里面啦，外面晒到你变腊鸭！”一进门就被阿姨骂了，我却很开心
context > 澳门氹仔，官也街后面第二条巷，姓冯的车仔面
feature/how > 先拿纸勾料，再选汤，再选面，勾错了她会叹气给你改
feature/point > 我勾：鱿鱼须、猪红、萝卜、鸡翼尖，咖喱汁另装，48葡币
feature > 咖喱是自己炒的，有花生碎，辣在后头
trust/evidence > 墙上贴着客人的小孩从满月到大学的照片，都是吃着面长大的
point/pain > 不收微信，备点现金；厕所要问隔壁五金店借
punchline/summary > 走的时候她又骂：伞呢！——忘在椅子上了

## 测评｜n｜promise
hook/benefit > 五分钟看完，省你一个下午：四家奶茶店的“三分糖”到底几分
context/how > 工具：糖度计（就是测水果那种），常温，去冰，各买两杯取平均
evidence > 甲店：4.1，清清爽爽，像泡茶时掉进一颗糖
evidence > 乙店：7.8，这叫三分？？店员说，我们的三分是“标准的三分”
evidence > 丙店：5.2，但加了椰果以后变6.9，料是泡糖水的
evidence > 丁店：两杯差了2.3，看店员手抖不抖
point/trust > 糖度计会把奶、果汁也算进去，数字只能互相比，别当真理
summary > 想少糖：点甲；点了丙就别加料
action > 下次测“无糖”，你们想看哪家，写

## 测评｜-｜suspense,number
hook > 五个行李箱，我从同一段楼梯推下去，最后站着的那个，价格会让你闭嘴。
context/how > 二十二级水泥台阶，箱内装十五公斤大米，每个推三次。
evidence/point > 一号，铝框的，第一回角就瘪了，声音好听，像敲锣。
evidence/point > 二号，PC薄壳，裂成三瓣，大米下成一场雪。
evidence/point > 三号，布箱，没坏，滚得最远，撞到了晨练的大叔，对不起。
evidence/point > 四号，轮子飞出去一个，至今没有找到。
evidence > 五号，划痕十来道，拉杆还能抽，锁没有变形。
twist/point > 五号，义乌买的，一百三十八。
summary > 贵的赢在安静，便宜的赢在皮厚，看你是坐头等舱，还是挤大巴。

## 情感观点｜n｜negative
hook > 并不是每个学霸的妈妈都会教，我妈连拼音都不会
context > 她在嘉兴海宁踩皮革，手上常年有胶水味，我嫌过
setup/before > 小学听写，她拿着书，不认得，就看我的嘴，我停了，她就说“再想想”
setup/twist > 我后来发现，她把每个字的样子描在烟盒背面，夜里跟着描
agitate/pain > 初三我考砸了，冲她喊：你又不懂！她把烟盒收起来，没再拿出来
twist > 研究生毕业那年搬家，翻出一只饼干桶，四百多张烟盒，最后一张写着我的名字，写对了
after > 现在她六十一，上老年大学，语文课代表
punchline/summary > 她给我发的第一条完整短信：儿，降温，加衣

## 情感观点｜s｜contrast
hook/setup > 我小时候过年 一件新衣服穿一年 现在我女儿 一个月拆二十几个快递 还说没衣服穿
question > 你说是她贪吗
point/why > 我看不是 是衣服变得不像衣服了 像零食 吃一口就扔
evidence > 有条裙子 二十九块 洗一水 侧缝裂到大腿 你让她咋穿第二年
why/agitate > 卖的人也没想让你穿第二年
trust/twist > 我自己就是做服装的 说这话同行要打我 可是真的
solution/how > 我现在跟她约好 买一件 先说出三个穿它去的地方 说不出来 不买
after/evidence > 上个月 就拆了四个

## 公众号长文｜n｜pain,trend
hook/pain > 每到开学，家长最头痛的不是学费，是那张要贴满四十七件东西的姓名贴。
pain/context > 水杯、饭盒、跳绳、雨衣、彩笔二十四支，支支要贴。
agitate > 贴到一半，打印机没墨；贴完第三天，一洗全掉。
solution/context > 我们征集了本校六十位家长的办法，挑出四个靠谱的。
how > 布的，用热转印，熨斗中温压十五秒；不锈钢的，先拿酒精擦再贴，静置一晚。
how > 彩笔不贴，用橡皮筋捆一圈写一张；跳绳把手，缠一圈彩色电工胶布，娃认颜色就行。
point > 名字旁边别写电话，走在路上谁都看得见，写班级足够。
evidence/how > 一位爸爸的办法最绝：只给娃买橙色的，全班就他一个橙。
punchline/summary > 说到底，贴的不是名字，是让孩子学会认自己的东西。
action/save > 清单可打印版，点左下角。

## 公众号长文｜-｜suspense
hook > 那只消失了二十年的鸟，上个月回到了闽江口。
context/setup > 巡护员小卓起初没认出来，只在望远镜里看见一撮乱蓬蓬的“杀马特”发型。
feature/context > 它叫中华凤头燕鸥，嘴是橙黄的，尖上一抹黑，全世界加起来不过两百来只。
setup/context > 上世纪末，人们一度以为它灭绝了，标本比活的还多。
twist > 后来在马祖列岛，一位拍鸟人洗照片，在一群大凤头燕鸥里数出了八只“神话之鸟”。
agitate/pain > 它们混在别人的巢区里下蛋，怕台风，更怕捡蛋的人。
solution/how > 浙江象山的韭山列岛，用了假鸟和录音，把它们“骗”来安家，如今一季能育出几十只。
agitate/twist > 可是互花米草还在涨，滩涂一年窄过一年。
punchline/summary > 小卓说，看见它那天，他手抖，一张没拍清楚，但是没关系，它自己知道它来过。

## 直播切片｜n｜contrast
hook/setup > 左边阿丽，上了一半妆；右边阿丽，没上。来，镜头拉近，看毛孔👀
evidence/hook > 你先别看脸，看脖子，看交界，有没有线？没有吧
solution/feature > 这个叫“水粉霜”，挤出来是白的，推开变肤色
feature/how > 三个号，偏黄选二，偏粉选一，美黑的姐妹选三
evidence > 来喷水！啪啪啪，纸巾按，上面只有一点点
point/trust > 大油田下午会浮，得补；闭口多的先别折腾
benefit/desire > 你想想，早上多睡二十分钟是什么感觉
action > 79带走，正装+小样两支，小样先用，不合适正装退我
action/agitate > 倒计时，30，29……我喝口水

## 带货口播｜n｜negative
hook > 不是所有“合伙人”，都要先掏钱
action/context > 青岛李沧，一间做了五年的少儿击剑馆，找一位管教学的合伙人
why/context > 我会卖课，会跟家长唠嗑，但我自己只拿过市里第五，教不出苗子
point > 你：省队退下来的，或者国家一级，能带娃哭着练、笑着走
benefit > 不要你出钱，给15%的分红，底薪9000，干满两年折成股
trust > 账本每月给你看，房租、退费、我自己的工资，都在上面
point/pain > 场馆柱子多，冬天暖气一般，周末没得休
action > 先来打一场，约周一，周一没课

## 带货口播｜s｜loss,identity
hook/agitate > 摆摊的朋友 位置选错了 三个月白干 房租倒贴
trust/context > 我在长沙 厦门 珠海都摆过 卖气球 卖淀粉肠 卖手机链 啥都赔过
solution/action > 现在我们做夜市规划的 手里有福州仓山一条新街 六十四个摊位
point/feature > 吃的招三十 玩的招十五 剩下手作 不重样 卖臭豆腐的只要一家
benefit > 头两个月免租 只收水电卫生 一天十八块
trust/point > 下雨天人少 我不骗你 棚子有 但斜雨挡不住
evidence/action > 先来看人流 周五六点到九点 我站在路口拿个计数器 你可以跟我一起按
action > 合适了签 押金五百 走的时候退

## 种草笔记｜s｜conflict
hook/pain > 老公说放葱 我说放香菜 吵了二十分钟 客人等得饿死了
context > 就为一碗新品 干拌馄饨
solution/evidence > 最后一半放葱一半放香菜 端给门口下棋的老头盲吃
evidence > 六个老头 四个选香菜 一个选葱 一个说都不如他老婆
summary/after > 所以菜单上写 默认香菜 不吃的喊一声
action > 明天起 十三块一碗 前二十个送一杯桂花酸梅汤
punchline/summary > 老公在后厨剥葱 不理我

## 非营销｜-｜none
solution > 关于启用新版借阅系统的说明。
solution > 自本月十二日起，校图书室改用人脸识别借书，旧借书卡同时停用。
how > 未录入照片的同学，请在午休时间到一楼服务台补录，约需半分钟。
point > 每人最多可借五册，期限三十天，可续一次，绘本及词典不外借。
point > 逾期不罚款，但归还之前不能再借。
why > 因数据迁移，十日至十一日两天暂停借还。
* > 不愿采集人脸的，可向老师申请条形码卡，二者效力相同。

## 非营销｜n｜none
solution > 客家酿苦瓜，我外婆教的，一锅十二个
* > 苦瓜两条、半肥瘦猪肉六两、泡好的糯米一小碗、虾米、香菇、胡椒、生粉
how > 苦瓜切两指宽的段，挖掉瓤，用盐水烫半分钟，捞起来过凉
how > 肉剁到黏，别买绞好的，绞的会散
how > 糯米、虾米、香菇丁拌进去，朝一个方向搅，搅到筷子能站住
how > 塞，要塞得鼓出来，两头抹生粉
how > 小火煎到两面焦，加半碗水、一点蚝油，焖十二分钟
point > 怕苦的，瓤要刮干净，白膜也刮
* > 剩下的馅捏成丸子，给小孩吃

## 探店｜s｜conflict
hook/pain > 我老婆说这家是杭州最好吃的片儿川 我丈人说 倒贴他都不去 你说我咋办
context > 只好礼拜天一家三口都来 现场评 文三路往北 老小区门口
context/feature > 三碗片儿川 一碗加双浇 一共八十一
feature > 笋是鲜的 雪菜自己腌的 面条宽 有点麦子味
testimony > 老婆 汤都喝光 说十分
testimony/twist > 丈人 吃到一半筷子放下来 说 嗯 猪肉片切厚了 但笋比我妈炒的好
point/pain > 桌子油 我袖子沾了一道
summary/point > 所以 笋值 肉一般 全家和解
action > 十一点前到有座

## 探店｜n｜contrast
hook/setup > 进门前：这破地方能行？出门后：阿姨，再打包两份！
context > 中山石岐，沙岗墟边上，棚子底下，风扇比我年纪大
feature/solution > 只卖一样：石岐乳鸽，整只，32
feature/how > 老板先卤后炸，下锅那声“刺啦”，半条街的狗都抬头
feature > 皮像薄玻璃，一咬，汁顺手腕流到袖子里
testimony/evidence > 一次性手套套两层还烫，隔壁桌师傅一个人吃了三只
point/pain > 没空调没纸巾，鸽头会瞪着你，怕的让老板剁掉
action > 下午四点出第一锅，卖到没

## 情感观点｜n｜promise
hook/benefit > 给我两分钟，讲一个关于“不要脸”的故事，听完你也许敢去要回那笔钱
context > 我，做婚礼跟拍，被一家策划公司拖了九千六，拖了一年半
agitate/setup > 我不好意思催，每次都发：哥，在忙吗～还加个波浪号
agitate/setup > 他每次回：在忙。然后发一张在三亚的照片
twist > 去年腊月，我妈住院要交押金，我站在缴费窗口，忽然就不好意思不起来了
how/solution > 我把合同、成片、聊天、转账全打印出来，去法院的小程序立了小额诉讼，费用二十五块
after/context > 开庭他没来，判了，我又申请执行，第十九天，钱到账，连利息
punchline/twist > 他发来一条：兄弟，至于吗。我回：在忙
punchline/summary > 波浪号，我从此只留给我妈

## 情感观点｜s｜suspense
hook > 有一把钥匙 我揣了二十三年 打不开任何一扇门
context > 我是厦门人 小时候住鼓浪屿 内厝澳 一栋漏雨的老别墅 十二户
setup/before > 我家那间十四平 我爸在窗户上搭了个台子 我趴那写作业 看船
setup/why > 零三年说是危楼 全部迁走 我爸把门锁上 钥匙给我 说以后再回来
agitate/twist > 没有以后 第二年他就走了
twist/setup > 前年那楼修好了 成了咖啡馆 我买了张票进去 坐在我家那个窗口
setup/context > 一杯美式四十二 我坐了一个下午 服务员问还需要什么
twist/point > 我把钥匙掏出来 问她 你们缺不缺一个摆件
punchline/after > 现在它挂在吧台后面 旁边一张卡片 写 14平米

## 带货口播｜n｜pain,identity
hook/pain > 练书法的朋友，是不是写到一半，纸就跟着袖子跑了？
trust/agitate > 我教成人班，十二个学员，八个用手机压着，还有一个用的是榴莲糖
solution > 这对镇尺，实心黄铜，一根一斤二两，压得住四尺的
feature > 底下贴了绒，不刮桌面，侧面刻了一行小楷，是我自己写的稿
question/feature > 刻的什么？“慢一点”，三个字
point/trust > 会氧化，会发乌，拿牙膏一擦就亮，不擦也好看
benefit/desire > 往案上一放，还没磨墨，心先落下来了
action > 一对一百一十八，刻名字加十五，等五天

## 种草笔记｜n｜conflict
hook/pain > 皮肤科说别用香精，闺蜜说香的才有幸福感，我听了谁的？答：都听了！
solution > 身体用香的，脸用没味的，分开买就不打架嘛
feature > 身体乳：橙花味，泵头一下刚好一条小腿，¥36/400ml
feature > 面霜：药房那种白管，啥味没有，像没涂
context/pain > 我是冬天小腿会裂成河床的人，坐标合肥
evidence/after > 涂到第12天，穿丝袜不勾了，挠痒痒的手终于闲下来
point/trust > 橙花味前十分钟有点冲，像打翻花露水
point/summary > 香归香，裂开流水的时候先停，去看医生

## 知识科普｜s｜trend,counter
hook/context > 开春了 小区柳絮一飘 打喷嚏的都怪它 冤枉了
why/twist > 柳絮是种子 上面那个毛不致敏 真正让你打喷嚏的 是你看不见的花粉
why/point > 梧桐 柏树 构树 都在这个时候偷偷放 南京 合肥 上海都一样
why > 花粉小 三四十微米 往鼻子里一钻 身体以为来了坏人 就开水龙头
twist/point > 柳絮也不是没罪 它飞来飞去 帮花粉搭车
how > 早上十点到下午两点 花粉最多 跑步改晚上
how > 回家先洗脸 换衣服 头发也冲一下 别躺到枕头上再说
point/action > 要是胸闷 喘 夜里咳醒 别扛 那是往哮喘走了 去呼吸科
save > 存着 四月用

## 教程｜-｜suspense
hook > 有一个被藏起来的按钮，能让你的旧手机多撑一年，我最后告诉你在哪。
twist/context > 很多人觉得卡，是因为存满了，其实只对一半。
how > 先看存储，微信一个就占了四十来个G的，进设置、通用、存储空间，清缓存，别点聊天记录。
how > 再看后台刷新，除了聊天和地图，其余全关。
how > 第三，相册里“最近删除”，它还占着地方，去清空。
point > 清之前，把孩子的视频先备份到电脑，我见过哭着来找恢复的。
solution/point > 那个按钮，在“电池健康”里面，低于八成就换块电池，官方一两百块，手机立刻跑起来。
why > 电池老了，系统怕突然关机，就主动给它降速。
punchline/save > 别急着换新，先换心。

## 剧情对话｜-｜dialogue,trend
hook/context > “妈，今年双十一，我给你买个机器人。”他在电话里说。
setup/context > 快递到了，圆圆的，会扫地，会说“主人您好”。
setup/twist > 妈给它取名叫小斌，和儿子的小名一样。
setup/agitate > 她给小斌让路，帮小斌翻身，小斌卡在床底，她趴下去拽，闪了腰。
agitate/setup > 儿子赶回来，气得要退货：“买来是让你歇着的！”
twist > 妈躺在床上，小声说：“可是它一天叫我十四回，你一个礼拜叫我一回。”
setup/agitate > 屋里静下来，只有那个圆盘，一下一下撞着墙角。
punchline/summary > 那天晚上，他把自己的声音，录进了机器人里。

## 测评｜s｜promise
hook/benefit > 花二十秒听我讲 你就知道海边婚纱照 该找跟拍 还是找影楼
context/trust > 我去年结婚 两样都拍了 别问 问就是婆婆要影楼 我要跟拍
evidence/point > 影楼 三亚 八千九 衣服六套 一天换得我想离婚
evidence/point > 出片一百二 精修四十 想多要 一张八十 我加了二十张
evidence/point > 跟拍 厦门 一个姑娘 一千八 半天 就我俩走走
evidence > 她给了三百张原片 有一张我在打喷嚏 现在是我老公的屏保
evidence/pain > 跟拍没有化妆 没有伞 那天刮大风 头纱飞海里了
summary > 要给长辈看的 影楼 要给自己看的 跟拍
save/point > 合同里问一句 底片给不给 记得啊

## 情感观点｜-｜negative,suspense
hook > 先别骂那位让座要求“看身份证”的老人，这段视频后面还有十二秒。
context > 热搜上只有前半截：老人指着女孩，说你才几岁，凭什么坐。
twist/evidence > 完整版里，女孩卷起裤脚，露出一截假肢，老人愣住，摘下帽子，给她鞠了一躬。
point > 十二秒，把一个坏人剪成了，或者说，救回成了一个会认错的人。
why/point > 剪的人很懂，愤怒传得快，羞愧传不动。
point/twist > 我没有替老人开脱的意思，开口就问罪，本来就错。
solution/action > 但我想给自己立个规矩：看到十五秒以内的“坏人”，先找全的。
punchline/summary > 剪刀不会说谎，可剪刀会挑。

## 公众号长文｜n｜promise
hook/benefit > 读完这一篇，你能自己看懂体检单上的七个箭头
context > 每到三月，单位体检报告下来，护士站的电话就被打爆
point > ↑谷丙转氨酶：高一点，先想想前一晚喝没喝酒、熬没熬夜，两周后复查
point > ↑尿酸：男的过420，女的过360，海鲜啤酒老火汤，先停
point > ↑甘油三酯：抽血前一顿红烧肉就能把它抬上去，空腹十小时再说
point > ↓血红蛋白：女性最常见，量大不大，吃肉不吃肉
point > ↑甲状腺TSH：备孕的，别拖，挂内分泌
point > ↑幽门螺杆菌：全家一起查，分筷子
point > ↑肿瘤标志物：单独一个轻度升高，多半虚惊，别搜，去问
point/twist > 没有箭头也不等于没事，血压、体重、睡眠，单子上不会替你喊
save/action > 把它存在收藏夹，明年三月拿出来

## 直播切片｜-｜pain
hook/pain > 有没有一下雨，膝盖比天气预报还准的？公屏打个“准”。
trust/solution > 我先声明，这里不卖药，也不卖偏方，卖一条护膝。
feature/solution > 羊绒的占三成，里面是一层远红外面料，厚薄和秋裤差不多。
advantage > 那种带钢条的是运动用的，老人戴上像穿盔甲，这个一拉就上去。
evidence/feature > 我给大家反过来看，没有线头，接缝在外侧，不硌腘窝。
point/trust > 关节红、肿、烫的，先看医生，捂着更糟。
question/feature > 一只还是一对？一对，哪有只疼一边就买一边的。
action > 五十九一对，M到三个X，报体重，我帮你选。

## 带货口播｜-｜dialogue
hook/context > “五十二了，你们还要吗？”打电话来的大姐，声音压得很低。
solution/context > 要的，我们就是招五十岁左右的。
context/action > “阿姨搭把手”，上海闵行、宝山，做陪诊，就是陪人去医院看病。
point/feature > 您要做的：取号、排队、记下医生的话、拿药，再把人送回家。
point/trust > 不做护理，不替签字，不推荐任何药和医生，这三条碰了就请您回家。
benefit > 半天一百六，全天二百八，当日结，交通另报。
benefit/trust > 岗前培训四个半天，教您看地图、用自助机，也买一份意外险。
action > 那位大姐上周已经上岗了，您也来，找小沙，周一到周六白天。

## 种草笔记｜n｜suspense
hook > 猜猜我今天在一件旧大衣口袋里掏出了什么😳
context/trust > 开干洗店第八年，掏到过戒指、乳牙、彩票、半个月饼
setup/twist > 今天是一封没拆的信，邮戳1996，绍兴
twist/testimony > 我没拆，打电话给客人，她在那头安静了好久，说：那是我爸的大衣
punchline/trust > 她下班来取，衣服我没收钱
action > 换季了，羽绒服大衣洗一送一，口袋请自己先掏一遍（也可以不掏）

## 非营销｜s｜none
solution > 群里的骑手兄弟 说一下台风的安排
solution > 明天红色预警 中午十二点以后全部停单 系统会自动关
point > 关之前手里有单的 送不到就点异常 不扣分
how > 车停高处 别停桥底 上回淹了七台
how > 电池拔下来带回屋 插座离地
point > 宿舍没水没吃的找站长 站里有泡面六箱 矿泉水二十件
* > 后天几点恢复 等我通知 都别冒险 家里有人等

## 带货口播｜s｜scene
hook/context > 礼拜六早上 少年宫门口 一排家长蹲地上改作业 我也蹲着 腿麻得像踩了电
solution > 后来我学聪明了 背一个这个 折叠小桌板 挂在膝盖上的
feature > 底下是个豆豆枕 上面是竹板 有个槽插手机
evidence/testimony > 我在这上面改过合同 批过奥数 吃过一碗热干面
testimony > 琴行那个等娃的爸爸看了 当场下单 现在我俩坐一排 像上班
point/trust > 汤别放太满 它会跟你腿一起抖
action > 四十三块 灰格子的最耐脏 就这个链接

## 带货口播｜n｜negative
hook > 不是所有猫条都敢把配料表念完，我今天一个字一个字念
feature/evidence > 鸡胸肉62%，水，金枪鱼8%，鸡肝，牛磺酸，没了
trust/point > 没有诱食剂，所以有的猫头一回不理你，别慌，抹它鼻头上
feature > 一支14克，撕口是斜的，不会喷到你睡衣
testimony > 闵行的客人养了只十六岁的蓝猫，牙掉光了，说这是它唯一肯抬头的东西
point/trust > 肾不好的猫先问兽医，里面有肝，磷不算低
benefit/advantage > 一支一块一，比一瓶矿泉水便宜
action > 30支装，今天拍，附一个硅胶小勺

## 种草笔记｜s｜scene,trend
hook/context > 军训第三天 我们连队的女生已经有一半在鞋里垫卫生巾了
solution/twist > 我没垫 我垫的是这个 凝胶鞋垫 脚跟那块是蓝的
pain > 站军姿四十分钟 教官说谁动就加十分钟 你懂那个脚跟的感觉吗
how/feature > 剪到自己码数 背面有点黏 不跑
benefit/after > 一天下来 她们是瘸着去食堂 我是冲过去的 抢到了糖醋排骨
point/trust > 会热 晚上要拿出来晾 不然寝室要报警
action > 十一块九 校门口没有 网上次日达

## 知识科普｜n｜promise
hook/benefit > 看懂高铁车票上的一个小字母，下次退票能少亏钱
context/point > 票面右上角的“网”“售”不用管，看的是开车时间和你现在差多少
point > 8天以上退，一分不扣
point > 48小时到8天，扣5%；24到48小时，扣10%；不到24小时，扣20%
point/agitate > 很多人不知道：改签到更远的日子再退，也按规矩算，别想着钻空子，可能照20%扣
how/summary > 真想省，早退；行程悬着的，先买再看日历，设个第9天的闹钟
trust/point > 规则会调，以12306页面当天写的为准
save/action > 抢春运票之前看一眼

## 教程｜s｜trend,question
hook/context > 快毕业了 学士服底下穿啥 我帮班上女生问了一圈 总结出来给你
point/how > 上面 白衬衫 立领的不行 会顶住那个垂布 要小方领
how/point > 垂布老是往后滑 对不对 拿一个小别针 从里面跟衬衫第二颗扣子别住
how > 帽子 戴正 前沿一根手指高过眉毛 用两个一字夹夹在里面那圈布
how/point > 流苏没拨穗之前在右边 拨完在左边 别拍反了
point/evidence > 鞋 坡跟 草地上细跟会陷 我学姐陷进去拔不出来 光脚上的台
point/why > 别化太白 帽檐会在脸上打一道影子 白的更像面具
action/save > 发给你们班长

## 教程｜n｜scene
hook/context > 周日晚十点，洗衣机停在“脱水”，一动不动，满桶水，明天要穿的校服在里面
how > 先别拍它。断电，等两分钟，盖子才会解锁
how > 前面右下角小门，拿钥匙撬开，垫脸盆，抹布铺一圈
how > 有根细管先放水，放完再慢慢拧那个圆塞，逆时针
how/evidence > 里面会有：硬币、发卡、棉花一样的毛、一枚不知道谁的纽扣
how > 拿牙刷刷，连里面的小叶轮也拨两下，看转不转
how > 拧回去要紧，倒一杯水试，不滴再关门
how/after > 通电，选“单脱水”，咕噜一声，全下去了
point/pain > 叶轮不转、有焦味的，停手，叫师傅
punchline/action > 三个月清一回，别等周日

## 剧情对话｜s｜dialogue
hook/context > 一碗素面 加两个蛋 老板你算算 七块
setup/context > 小姑娘把硬币一个一个排在柜台上 排到六块五 停了
setup/context > 老板娘拿抹布擦桌子 头也不抬 说 蛋今天打折
setup/context > 第二天她又来 六块 老板娘说 面今天打折
agitate/pain > 老公在厨房摔勺子 你这样开店 迟早喝西北风
twist > 老板娘说 她校服上 别着一块黑纱
twist/setup > 老公不吱声了 过一会儿 端出来一碗 底下藏了三块排骨
punchline/after > 十二年后 那个桌子上压着一张卡 写着 这桌永远我请

## 探店｜n｜suspense
hook > 这家店没有菜单，老板看你一眼就给你做，他给我做了一碗粥，为什么？
context > 潮州古城，甲第巷拐进去，门上一副没写完的对联
setup/evidence > 我前面的小伙，得了一盘辣炒薄壳；后面的情侣，一锅沙茶牛肉
setup/context > 轮到我，他看了三秒：你，白粥，配乌橄榄
feature > 粥是炭火的，米粒开了花还没散，橄榄咸得很克制
twist/evidence > 我问为什么，他说：你进门叹了两口气
point/pain > 想吃肉的人会生气，我旁边那位就生气了，老板给他加了个蛋
punchline/summary > 我确实刚哭过，38块，值
action > 一天只做20客，别骗他，骗不过

## 探店｜-｜trend
hook/context > 荷花开了，全南京都往玄武湖挤，我却在湖西一条巷子里，喝到了荷叶做的咖啡。
feature/context > 店叫“半亩”，一半是裁缝铺，一半是咖啡台，中间挂着一匹没剪的蓝布。
feature > 荷叶是当天早上剪的，垫在杯底，冲下去一股青气，像下过雨的池塘。
feature/evidence > 我看着裁缝阿姨放下剪刀，洗了手，过来拉花，拉出一根针。
point/pain > 咖啡偏淡，爱深烘的会嫌它像茶。
evidence/twist > 等的工夫，她顺手帮我把掉了的袖扣缝上了，没收钱。
action > 三十二一杯，荷叶只做到八月中，想去的趁早上。

## 测评｜n｜identity,trend
hook/attention > 开学换平板的大学生等一下！先看完这三块屏幕写高数是什么鬼样子
context/how > 同一支笔，同一页定积分，宿舍灯下，写一个小时
evidence/point > 11寸某果：顺，延迟感觉不到，就是滑，写出来的f像蚯蚓
evidence/point > 12寸国产A：贴类纸膜以后手感最像草稿纸，可是费笔尖，两周秃了一个
evidence/point > 10寸国产B：便宜一千多，手掌一放会误触，积分号自己长出来一根尾巴
evidence > 续航（亮度一半，只记笔记）：9小时10分、8小时40分、6小时
evidence/pain > A的笔记软件导出PDF要会员，气
summary > 钱够上第一个，理工科记笔记选A，看剧选B
twist/punchline > 我舍友用的是0.5的水笔加草稿本，绩点4.1

## 测评｜s｜conflict,dialogue
hook > 我妈讲 纱窗不都一样吗 有个网就行 我说妈 咱俩打赌
context/how > 老家阳台三扇窗 装了三种 过了一个梅雨一个秋天
evidence/point > 玻璃纤维的 便宜 头三个月好好的 后来猫一挠 一个洞
evidence/point > 钢丝的 猫挠不动 但是海边 生锈 我家在洞头 锈得跟红毛线似的
evidence/point > 金刚网 贵 一平米一百四 猫挂上面荡秋千都没事
evidence/point > 就是透气差一点 洗的时候要两个人抬
summary > 靠海 有猫 上金刚网 内陆没猫 十几块的够了
punchline/summary > 我妈输了 给我烙了六张海蛎饼

## 情感观点｜-｜contrast,trend
hook/context > 今年世界读书日，学校请我去讲，介绍词写的是“作家”，可我是送水的。
context > 我在福州送了十七年桶装水，最高扛到十二楼，没有电梯。
setup/before > 等客人开门的那几十秒，我在桶的标签背面写几个字。
setup/context > 写的是：三零二的老人今天没有应声；七楼的婴儿换了一种哭法。
agitate/setup > 老婆嫌我满屋子废标签，有一回真当废品卖了，一块二。
twist/setup > 收废品的老施，一张一张看完，骑着三轮又给送了回来。
twist/testimony > 他说，你写到我了，你写我“像一头替别人背房子的蜗牛”，我不生气。
after > 后来那些标签印成了一本薄薄的书，卖了两千来册。
punchline/summary > 我讲完，有孩子举手，问，那您现在还送水吗，我说，下午两点，你们楼上就有三桶。

## 情感观点｜n｜dialogue
hook/context > “您的指纹没有识别成功。”公证处的机器说了五遍
context/why > 我妈，六十三，剥了三十年虾仁，台州三门人，指纹磨平了
context/setup > 那天是去办我外公老屋的继承
setup/agitate > 工作人员让她擦手、哈气、换手指，十个都试了，像在弹一架不响的琴
agitate/pain > 后面的人啧了一声，我妈把手缩到袖子里，说，不办了
twist > 窗口的小姑娘站起来，绕出来，蹲到她面前，说阿姨，我外婆也是，剥蛏子的
how/solution > 她找出一张表，用人脸、身份证，再加两个签名，办成了
setup/after > 我妈签字，一笔一画，签得比谁都慢
punchline/after > 出门她说：原来没有指纹，也是有我这个人的

## 情感观点｜s｜negative
hook/point > 不是所有的规矩 都叫没人情味 有的规矩就是保护好说话的人
context/trust > 我在社区医院挂号窗口 坐了九年 每天有人问能不能加个塞
evidence > 上周一个大哥 说我妈疼 让我先 后面一个阿婆 胸口疼 没吭声
point/why > 会喊的先看 不会喊的最后 那不叫人情 那叫谁嗓门大听谁的
twist/solution > 可是真急的 我们有绿色的条 分诊护士看一眼 就带走了
action/solution > 所以你急 你跟分诊说 别跟我吵 我按不了那个键
punchline/summary > 号是死的 分诊是活的 别搞反

## 情感观点｜-｜result
hook/evidence > 试行三个月，我们班的“不排名”家长会，投诉少了一半，成绩也没有掉。
context > 我带的是初二，四十六个孩子，江苏南通，你们知道那是什么地方。
before/pain > 以前一开会，投影上一列红红绿绿，后排的家长低头看鞋。
solution/after > 现在每人拿到一个信封，里面是自己孩子的三张作业、一段我写的话。
point > 我认为，排名从来不是信息，是气氛，而气氛会跟着家长回家。
twist/evidence > 有两位父亲当场要名次，我说可以，单独来问我，我告诉你，后来只来了一位。
evidence/twist > 他坐下以后问的第一句，不是第几名，是“他在学校有朋友吗”。
punchline/summary > 信封里装得下的，才是孩子。

## 公众号长文｜-｜dialogue
hook/context > “我的猫进了楼上的门，楼上说，进门就是他的。”
context > 来信的是徐州一位姓厉的姑娘，猫叫“账单”，三岁，做过绝育，有芯片。
question > 捡到的，就能算自己的吗？
point > 不能，遗失物要还，猫狗走失也照此办理，民法典第三百一十四条写着，应当通知权利人或者送交公安等部门。
point/why > 楼上的邻居喂了半个月，可以要求必要的费用，比如猫粮、看病，但不能拿猫来抵。
how > 第一，拿出芯片号、疫苗本、购买或领养的记录，三样有其一就很有力。
how > 第二，请民警或社区到场，心平气和，把饲养费结清，写张收条。
how > 第三，仍不肯的，起诉返还原物，标的小，可走简易程序。
after/evidence > 厉姑娘照做，楼上还了，还附上一只新碗，说，它爱用这个喝水。
punchline/summary > 法律把猫送回家，碗是人情。

## 公众号长文｜n｜loss
hook/agitate > 装修时少问一句话，我家的次卧空了一整年
context > 去年四月，宁波，89平，我自以为盯得够紧：水电拍照，瓷砖抽检，连美缝色号都比了三天
why/setup > 偏偏订做柜子那家，我只问了“是不是E0”，没有问“封边用什么胶”
evidence/agitate > 搬家前测，次卧0.14，客厅0.06，标准是0.08
pain/agitate > 我做过的无用功：柚子皮、绿萝、光触媒，花了两千三，降了0.01
solution > 真正起作用的只有两样：开窗，和把柜门全卸下来立在阳台过夏天
after/evidence > 七个多月后复测，0.05
point/summary > 记住要问的三句：板材检测报告是哪一批的、封边胶什么种类、背板和抽屉底是不是同一种板
point > 还有一句写进合同：甲醛超标，拆走退款
save/action > 省下的时间，比省下的钱贵，转给正在看橱柜的人

## 直播切片｜n｜conflict
hook/pain > 弹幕吵起来了啊：一个说字帖有用，一个说描红毁手，来，我当裁判
point > 都对一半。描，手有用；只描不写，手就傻了
solution/feature > 今天这套，左边描一个，中间空一个，右边没有格子，自己立
benefit/why > 有格子靠格子，没格子才知道自己站得稳不稳
feature > 纸是80克的，钢笔不洇，配套的是三年级上册的字，一课对一课
evidence/testimony > 这个小朋友，暑假写了41天，第一页，最后一页，你们看“我”字那个斜钩
point/trust > 不写就没用，买回去垫锅的，别来给我差评
action > 一本12块8，上下册24，家里俩娃的拍两套，墨囊送一盒

## 直播切片｜s｜dialogue
hook/context > 老铁 我给厂里打个电话 开免提你们听 喂 老徐 那个折叠自行车还有多少
trust/feature > 他说 蓝的没了 白的四十一 黑的六十
trust/attention > 听到没 我没骗你们 黑的六十
feature/solution > 十六寸 铝的 十一公斤 后备箱塞俩
evidence/how > 来 阿亮 你折一个 计时 好 九秒
feature > 碟刹 前后都有 座管能拉到一米八的人骑
point/trust > 上陡坡费劲 只有一个档 送外卖的别买
benefit > 地铁口到公司那两公里 一天省四块 四个月回本
action > 四百八十八 装好了发 打开就能骑 三二一 上

## 带货口播｜n｜trend,identity
hook/context > 秋招快结束了，还没签的同学看一眼，我们不问学校🙋
action/context > 南京江宁，做听障儿童语言训练的小机构，招助理教师3名
why/context > 去年接了86个孩子，排队的还有40多个，老师不够
how/point > 前两个月跟课，写观察记录，第三个月带一个孩子，一对一
point > 特教、学前、中文、播音都行；手语零基础可以学，没耐心不可以
benefit > 5200起，六险一金，寒暑假各两周，绿植自己挑一盆
point/trust > 工资在南京不算高，有的孩子练三个月才说出一个“抱”，你得等得住
action > 投递请附一段60秒语音，念一首童谣，邮箱见置顶

## 种草笔记｜-｜pain,loss
hook/agitate > 又有客人自己在家剪刘海，剪完抱着手机来敲门，救一次比剪一次还贵。
why > 湿的时候剪，干了会跳上去两公分，你以为到眉毛，其实到额头中间。
how/point > 实在手痒，记三条：干着剪，竖着剪，剪完少一点再看。
evidence/testimony > 今天这位妹妹，我给她改成了法式碎刘海，她说像电影里的，不哭了。
trust/action > 修刘海，老客不收钱，新客十块，坐下来六分钟。
action > 明天上午有三个空，下午被新娘包了。

## 种草笔记｜n｜identity
hook/attention > 住在金鸡湖边养狗的邻居们，报个名🐕
solution/context > 周日早七点，草坪那头，我们搞个“臭脚丫日”，免费剪指甲修脚毛
why/pain > 天热了，脚底毛长，瓷砖上打滑，昨天刚接一只摔劈叉的柯基
point/action > 请带：绳子、疫苗本、一包它最爱的零食
trust/point > 会咬人的提前说，我有大号手套，不丢人
action > 限20只，按接龙，来的人帮忙按一下别人的狗
punchline/summary > 主人的脚不剪

## 非营销｜n｜none
* > 业主委员会第七次会议纪要
* > 11月2日晚，架空层，到会9人，列席：物业周经理
point > （一）电梯广告收益：全年38,400元，扣税后入公共账户，季度公示
point > （二）儿童滑梯螺丝松动，物业承诺三日内换，期间围挡
point > （三）三栋天台种菜一事，两户同意清，一户说等萝卜收了，议定12月10日前
point/pain > （四）外来车占位，抬杆系统报价两家，差价1.1万，再找第三家
how > （五）明年费用预算表挂楼道，有意见写在表下面，不要撕
* > 散会21:25，萝卜的问题笑了五分钟

## 非营销｜-｜none
solution > 海南鸡饭，家里一只锅就够。
* > 文昌鸡半只，姜、蒜、香茅、斑斓叶两片，丝苗米两杯，鸡油一块，小青桔数个。
how > 鸡抹盐，水里放姜和香茅，水滚了把火关到最小，鸡提起来浸三回，再放进去。
how > 盖盖，焖二十五分钟，筷子扎腿根，没有血水就好。
how > 捞出泡冰水，皮一下就紧了。
how > 鸡油逼出来，爆香蒜末，生米下去炒到亮，换鸡汤煮，斑斓叶打个结丢进去。
point > 汤和米一比一，多了就成粥。
how > 蘸料用姜蓉、蒜蓉、青桔汁、一点盐、一勺滚烫的鸡汤。

## 带货口播｜s｜promise
hook/benefit > 一顿火锅的钱 让你爸的指甲三个月不用求人剪
pain > 老人弯不下腰 灰指甲厚得像贝壳 剪刀啃不动
solution/feature > 这个是磨的 电动的 不是剪 磨头包着细砂 碰到肉不疼 你看我磨手背
testimony/evidence > 我爸八十一 自己坐马桶上磨的 磨完还给我妈磨
point/trust > 糖尿病脚麻的 别自己弄 去医院
action > 八十八 送五个磨头 拍吧

## 带货口播｜n｜counter
hook/twist > 卖了六年羽绒服，今天我来劝你别买羽绒服
pain/context > 坐标福州，冬天最冷那几天也就四五度，你裹个长款，进商场像个蒸笼
agitate/pain > 脱了没手拿，穿着后背湿，电动车上还灌风
agitate > 更别说洗一次结团，晒三天，跟晒一只死鸟似的
solution > 南方人，你要的是这种，薄的，摇粒绒里子加防风面
feature > 领子立起来到下巴，拉链头包了一块布，不硌
feature > 袖口收两道，骑车风钻不进
feature/benefit > 能进洗衣机，早上洗晚上干，我家阳台亲测
evidence > 昨晚骑车从仓山到鼓楼，六度，里面就一件T恤，我手心还有汗
point/trust > 北方的朋友绕道，你们那零下十几度它顶不住
testimony > 我们店门口修电车那位阿兄，买了三件，说一件上班一件喝酒一件给儿子
benefit/action > 一百三十九，一件顶一个冬天
action > 黑、橄榄、奶咖，报身高体重给客服，别自己猜

## 种草笔记｜n｜promise
hook/benefit > 姐妹，一支9块9的笔，让你的手帐看起来像买的贴纸✨
feature/solution > 双头的，一头细到能描米粒，一头软的像毛笔
feature/point > 水性，叠两层会变深，三层会起毛，别贪
evidence/benefit > 画了一颗草莓，室友伸手去抠，哈哈
point/trust > 24色里有三支灰几乎一样，买12色就好
action/save > 色号我写在P4了

## 知识科普｜-｜result
hook/point > 结论放前面：快递没经你同意放驿站丢了，快递公司要赔。
why/evidence > 《快递市场管理办法》规定，未经用户同意，不得擅自投到驿站、快递箱。
evidence > 台州的小阮丢了一双球鞋，拿着派送记录去投诉，五天后按原价赔了。
how > 先找客服要签收底单，不行就上国家邮政局的申诉网站，填单号。
point > 没保价的也别灰心，责任在他们，未必只赔三倍运费。
save > 路径记一下，丢的那天你肯定慌。

## 知识科普｜n｜dialogue
hook/context > “医生，我孩子抽起来了，我要不要掰他嘴？”——昨晚急诊电话里的声音都劈了
point/solution > 不要掰，不要塞，不要按住，不要掐人中
why/context > 小孩发烧抽，多数叫热性惊厥，六个月到五岁最常见
why > 脑子还没长结实，体温一下蹿上去，像电路跳闸
how > 第一，看时间，现在就看，记下几点几分
how > 第二，侧过来躺，嘴里有东西让它自己流
how > 第三，解开衣领，把旁边的桌椅推开
how > 第四，录一段视频，给医生看比你讲十分钟都清楚
point > 大部分一两分钟自己停，停了再去医院，不用飙车
point/pain > 超过五分钟不停、一天抽两回、不满六个月、抽完叫不醒，立刻120
point/question > 咬舌头？很少见；反而是塞筷子、塞手指的，来缝针的不少
summary > 看表、侧躺、腾地方、录视频
save > 贴冰箱上，也发给帮你带娃的老人

## 教程｜n｜contrast
hook/setup > 上一秒：毛衣袖口松成喇叭。下一秒：紧回来了，没动一根针🧶
how > 只湿袖口那一截，拧到不滴
how > 泡进热水，手能忍的那种烫，十秒，拿出来用手拢紧
how > 橡皮筋套两圈，吹风机热风，吹到全干再拆
point > 羊绒的别用烫水，会毡掉，换温水多来两回
save/action > 换季翻衣柜时用

## 教程｜s｜counter
hook/twist > 谁说鱼缸的水要天天清 我这缸水 四年没换过 你看 透的
trust/context > 我在无锡卖水族的 今天把养水的法子从头讲一遍
how > 新缸 先放水 晾三天 氯气跑掉
how > 滤材铺厚 下面粗的 上面细的 那个白的玻璃环最要紧
why > 环上有眼 眼里住细菌 细菌吃鱼的粪
how/why > 丢两粒鱼食进去 让它烂 对 让它烂 细菌才有得吃
how > 一个礼拜 水会白 像洗米水 千万别倒 这是细菌在打架
how > 再一个礼拜 自己清了 放两条最便宜的鱼 试水
how/evidence > 买个测氨的药水 滴进去不变绿 就成了
how > 水草种上 石头摆好 每个礼拜只添蒸发掉的
point/pain > 喂多了神仙也救不了 三分钟吃不完的 捞出来
point/how > 洗滤棉用缸里的水 别用自来水 一冲 房客全死
after/summary > 到这一步 你就有一缸不用换的水了
save > 存着慢慢看

## 剧情对话｜-｜suspense,result
hook/twist > 她最后还是把那张中奖彩票，撕了。
context/setup > 彩票是丈夫买的，他在工地上摔下来的前一天。
setup/context > 号码是两个人的生日，三百二十万。
agitate/setup > 小叔子跪着要，婆婆堵着门要，连多年不见的堂兄也来要。
twist/setup > 她当着一屋子人，嘶啦，撕成四片，屋里哭声骂声一片，然后散得干干净净。
punchline/twist > 夜里，她从米缸底下摸出真的那张，抱着儿子说：现在，我们知道谁是亲人了。

## 剧情对话｜n｜identity
hook/attention > 给所有当过“别人家孩子”的人
setup/hook > 期末，班主任宣布第一名：又是安可
setup/context > 全班鼓掌，她低头，手心全是月牙印
setup/context > 回家，妈妈把奖状贴上墙，墙已经没有空的地方了
setup/agitate > 妈妈拍照，发群：我们家这个，从来不用管
agitate/twist > 夜里两点，她在卷子背面写：能不能管管我
twist/context > 第二天，她交了一张白卷
setup/context > 办公室，老师拿着白卷，手在抖：你是不是不舒服？
agitate/setup > 妈妈赶来，第一句：你知不知道多丢人
twist > 老师把卷子翻过来，推到妈妈面前
twist/setup > 妈妈看了很久，很久，鼻尖红了
after/setup > 那个晚上，墙上的奖状，一张一张被揭下来
twist > 揭到最后一张，后面露出一幅蜡笔画：三个小人手拉手，她五岁画的
punchline/summary > 妈妈把它贴回了正中间

## 探店｜s｜identity
hook/attention > 牙口不好的老人家 想吃烤鸭又怕塞牙的 带来这家
context/solution > 江阴 北大街菜场对过 一间小门面 叫 老邬
feature > 他先蒸再烤 骨头都是酥的 抿一下就下去
testimony/evidence > 我外公九十一 三颗牙 吃了两块 还要
point/pain > 皮就不脆了 你图脆的别来
action > 半只二十八 礼拜天要预定

## 探店｜n｜scene
hook/context > 午夜十二点半，大连的末班轮渡都停了，这条黑胡同里还亮着一盏红灯
setup/context > 掀开军绿色的棉门帘，热气糊了我一脸
feature/solution > 四张桌，一口锅，只卖焖子和烤鱿鱼，叫“夜里香”
feature/context > 老板娘六十多，戴一副断了腿的老花镜，拿皮筋绑着
feature/how > 焖子切成小块，铁板上压，压到底下起壳，翻面，再压
feature/how > 芝麻酱、蒜水、虾油，三勺浇下去，嗞——
feature/evidence > 外壳脆，里头颤，跟果冻似的，我烫得直跺脚
evidence/testimony > 旁边一桌是刚下船的海员，不讲话，埋头吃，吃完一人又要一份
testimony > 有个小伙说，他在船上七个月，梦里全是这个味
point/pain > 蒜味重，第二天别见对象；地上滑，穿高跟的扶墙
feature/action > 一份十二，鱿鱼一把二十
action/punchline > 不好找，听见有人唱《大海航行》跑调的，就是她老伴

## 测评｜n｜pain
hook/pain > 婴儿湿疹抹得像刷墙，钱花了快两千，娃还是挠
context/how > 我把浴室柜里四罐都拿来，左胳膊一种右胳膊一种，各一周（问过医生的）
evidence/point > 韩国那罐：香，挠得更凶，弃
evidence/point > 药房的凡士林类：油，但三天后不起皮
evidence/point > 蓝盖的大罐：吸收快，两小时又干
twist/summary > 最后医生说了句实话：厚涂，勤涂，比牌子要紧；红得厉害该用药就用药

## 测评｜-｜scene,number
hook/context > 寒潮夜，苏州，零下四度，没有暖气，我把四种“取暖神器”请进了同一间十二平的卧室。
context/how > 一晚一种，八点开到十一点，测室温、测湿度、测电表，还测我妈的表情。
evidence/point > 第一晚，小太阳，脸烫后背凉，升了三度，我妈说像烤红薯只烤一边。
evidence > 耗电二点六度，湿度掉到百分之二十八，鼻血预警。
evidence/point > 第二晚，油汀，安静，两个小时才有感觉，升了六度，耗电四度多。
evidence/point > 第三晚，踢脚线，升得快，五度，就是头顶热脚下凉。
evidence/point > 第四晚，电热毯，室温纹丝不动，可我妈十分钟就睡着了，零点三度电。
point/pain > 踢脚线的外壳能烫手，家里有爬的娃、有好奇的猫，得围一圈。
summary/point > 前面三种暖的是屋子，毯子暖的是人，屋子漏风，钱就跟着漏。
twist/evidence > 于是我去五金店买了十二块钱的门窗密封条，贴完，同样的油汀，升到了八度。
summary > 先贴条，再开毯，实在要坐着办公，上油汀。
point/action > 毯子睡前预热，睡着关掉，超过六年的扔了吧。

## 情感观点｜s｜contrast
hook/setup > 白天我是银行柜员 说您好请坐 晚上我是唢呐手 吹得整条街的狗都叫
context/before > 福建莆田 我爷爷吹白事 我爸吹白事 到我这 我妈说 女的吹这个嫁不出去
setup/agitate > 我偷偷在车库吹 邻居报过警
twist > 去年元宵 菩萨出游 缺一把唢呐 我穿着行服就顶上去了
after > 现在周末我有四个学生 三个是女的
punchline/summary > 嫁没嫁出去 还没空想

## 情感观点｜n｜scene
hook/context > 2016年9月2日，早上八点零五，我站在复读班门口，数里面有多少个后脑勺
setup/context > 七十八个，没有一个回头
context > 我差4分，山东潍坊，理科，想学护理，家里说女孩子学师范
setup/before > 头一年我听话，填了师范，没录上，算是老天爷替我犟的
agitate/setup > 复读费八千，我爸卖了两头牛，牛走的时候叫，我捂着耳朵背单词
agitate/pain > 十二月，我掉头发，一把一把，枕巾像块毡子
setup/context > 同桌是复读第三年的大哥，胡子都有了，他每天给我讲一个笑话，都不好笑
agitate/pain > 三模我考得比去年还低，站在操场边上给我妈打电话，没哭，只说，妈，牛白卖了
twist > 我妈说：牛是我要卖的，我烦它半夜叫
setup/context > 我笑了，笑着笑着，蹲下去了
twist/after > 六月二十五号，597
after > 现在我在青岛的血液科，夜班，第六年
twist/context > 上周收了一个病人，姓名眼熟，是那位大哥，他见我第一句话：我给你讲个笑话
punchline/summary > 这回，我听懂了

## 情感观点｜n｜counter,loss
hook/point > 夸孩子“真聪明”，不如不夸
why > 聪明是天生的，他丢不起，于是难题就不碰了
evidence/trust > 我教围棋，最怕赢了被夸聪明的，输一盘能哭一礼拜
solution/how > 换一种：你刚才那步，想了很久吧
twist/point > 当然，偶尔说一句聪明也不犯法，别当饭吃
action/question > 你小时候被怎么夸的，说说

## 情感观点｜-｜loss
hook/agitate > 取消一节体育课，等于提前给孩子预约了一副眼镜。
context > 我的教室在四楼，从窗口望下去，塑胶跑道新得像没拆封。
context > 我是生物老师，广西柳州，本来不该我管体育。
evidence > 上学期，我们班的体育课被占了十九节，八节给数学，七节给英语，剩下的，给了下雨。
evidence > 期末体检，四十八个孩子，新戴眼镜的有七个。
why > 眼睛不是看书看坏的，是看不到远处憋坏的，阳光会让眼球长得慢一点。
pain/agitate > 道理谁都懂，可一到考前，体育老师就“生病”了，这个笑话全国通用。
agitate/pain > 同事说，不占怎么办，平均分要通报，我没有话可以顶回去。
solution/how > 于是我做了一件小事，把生物课搬到了操场，讲树皮，讲蚂蚁，四十分钟。
evidence/twist > 校长路过，我以为要挨骂，他站着听完，问了一个关于蚂蚁的问题。
point/summary > 所以我想，与其呼吁不要占课，不如每一科都还一节给太阳。
punchline/summary > 通报可以迟一点，近视不会倒车。

## 公众号长文｜s｜scene
hook/context > 下午两点 南宁的骑楼底下 一位修秤的师傅在打瞌睡
context/solution > 他叫老覃 修的是杆秤 全城大概只剩他一家
feature/how > 一根秤杆 要钻一百多个眼 嵌铜丝 磨平 像给木头点痣
context/twist > 菜市场早就用电子的了 现在来买的 多半是结婚的 图个称心如意
evidence/testimony > 他说去年卖了四十一杆 其中三十八杆没称过东西
punchline/summary > 我问那您还校准吗 他醒了 说 称心的事 更要准

## 公众号长文｜n｜scene,number
hook/pain > 凌晨三点的第四次喂奶，是很多妈妈崩溃的时间
trust/evidence > 我们做母乳指导九年，接过一万两千多通电话，三点到五点之间，占了三分之一
pain/agitate > 电话里最常听见的，不是“怎么办”，而是“我是不是很差劲”
question > 奶不够，真的是因为你不够努力吗？
why/point > 多数时候不是，是含得太浅、喂得太赶、睡得太少
how > 先看下巴：宝宝的下巴要贴住乳房，鼻子离开一点点，嘴像在打哈欠
how > 再听声音：吸两三下，咽一下，像很小的叹气
how > 最后数尿布：出生一周后，一天六片以上湿透的，就够
point/pain > 体重两周没回到出生时、精神蔫、尿少发黄的，不要等，去看儿科
evidence/testimony > 小祝是我印象最深的，上海金山，她在电话里哭了四十分钟，第二天我们上门，只调了一个枕头的高度
point/twist > 也有调完仍不够的，混合喂养，没什么可羞愧的，奶粉也是奶
how/action > 家里人能做的：别问“奶够不够”，问“你饿不饿”
summary > 下巴、声音、尿布，三样看明白，夜就短了一点
action > 今晚值班的是覃老师和小米，后台留电话即可

## 直播切片｜s｜result
hook/evidence > 看我这双手 今天搬了三百箱 指甲一个没断 就涂了这个
solution/feature > 甲油胶的底 不带颜色 叫加固
how/feature > 一层 照灯六十秒 完事
point/trust > 指甲发绿的 有灰甲的 别封 越捂越坏 去看医生
point/question > 孕妈问 能不用先不用 生完再说
action > 十九块九 小灯加十块 上车

## 直播切片｜-｜trend
hook/context > 还有六天就是端午，来，家里包粽子的，跟我对一下，你们缺不缺绳子？
pain/evidence > 笑什么，上年就有个大哥，粽子包了五十个，最后拿鞋带捆的。
solution > 今天这个礼盒不卖粽子，卖包粽子的家伙：箬叶、马莲草、绳、模具，一套齐。
feature > 箬叶是安徽绩溪的，三指半宽，烘过，泡一夜就软。
feature > 马莲草是真草，煮出来有股清香，不是塑料绳。
feature/question > 模具给谁用？给手笨的，两片一合，米倒进去，一压，三角的，闭着眼也行。
evidence > 小周，你来包一个，他湖南的，二十三岁，头一回，看，没漏。
feature/question > 有人问叶子够包几个，六十张，两张一个，三十个。
trust > 叶子破的拍照，我按张补，补不了就退钱。
trust/action > 不放心的可以只买叶子，九块九，我不绑着卖。
benefit/desire > 一家人围着桌子捆一下午，比买现成的有意思，孩子手上都是米。
action > 全套二十九块九，今天下单，后天到江浙沪，其余四天内，再晚就赶不上了。

## 带货口播｜s｜number
hook > 八个人 三条船 一年拍了四百部婚礼 我们还缺一个会开船的
context/action > 三亚 海上婚拍 招船长一名
point > 要有证 海龄五年 不晕 也不烦新娘改主意
benefit > 一万二起 旺季一单再加两百 包吃住
point/trust > 正月和国庆回不了家 提前讲好
action > 把证拍给我 约个早上 出去跑一圈

## 带货口播｜n｜identity
hook/attention > 小区里带娃的妈妈，如果你会做一道拿手菜，这条写给你
pain/context > 每天十一点半，隔壁写字楼下来三百多人，蹲在花坛边上吃冷三明治
solution/action > “邻家一荤两素”，苏州园区湖东，找20位会做饭的邻居，轮流当主厨
feature/how > 我们租了有证的共享厨房，灶、冰柜、洗碗机都是现成的
how/feature > 你报菜，我们定价、收单、打包、送，你只管炒
benefit/point > 一周最多排两天，早八点到十二点半，不耽误接娃
benefit/feature > 一份分你5块，平常一天90到140份
point > 要健康证，我们帮办；不许带家里做好的来，食材统一采
trust/feature > 每份留样48小时，厨房有直播，顾客能看见你戴没戴口罩
testimony/evidence > 第一位主厨是绵阳来的幺婶，回锅肉卖到第三周，有人专门等周四
point/pain > 夏天灶台边四十度，真热，做不下来也别硬撑
point/twist > 不会算账没事，会骂老公菜切得丑的优先，哈哈
action > 报名先做一桌给我们八个人试吃，食材费我们出，群里找“小汤勺”

## 种草笔记｜s｜trend
hook/context > 惊蛰了 店里的乌龟比员工先醒
setup/context > 它爬到收银台 踩着计算器 按出一个六六六
action/twist > 那行 今天六十六块 洗个头加肩颈 就今天
trust/point > 不办卡 别问我办不办卡
action > 要来的说一声 只有两个位子
punchline/summary > 小费给乌龟 它爱吃虾皮

## 种草笔记｜n｜pain,promise
hook/pain > 爸妈的老照片还在饼干盒里吗，南方这天气，再不管就粘成一块砖了
agitate/pain > 我外婆那盒，1963到1988，打开的时候，一整摞，撕都撕不开
agitate > 撕坏的第一张，是她的结婚照，脸没了，我到现在睡前还会想起
solution/trust > 后来我学了揭片、除霉、扫描，干了四年，就在莆田家里的小房间
how > 先低温放两天，再一点点泡，一张一张揭，有的要揭一个钟头
trust > 揭坏了不收钱，揭之前我会告诉你几成把握，没把握我就不动
feature/benefit > 扫完给你U盘，再打一本小册子，老人能翻的那种
testimony/evidence > 上个月那户人家，奶奶看到自己十九岁，说：这姑娘怎么这么瘦
action/feature > 一张三块到十五，看粘得多厉害，先拍照给我看
point/pain > 别自己用吹风机！别自己用吹风机！
punchline/action > 不急的慢慢来，霉急

## 非营销｜s｜none
solution > 教研组碰头 长话短说 我记的
point > 期中卷子 阅读那篇换掉 三班有人做过
point > 监考表贴出来了 小柳老师产检 跟老秦对调
how > 阅卷流水 作文双评 差五分以上第三个人看
point > 家长开放日 六号 谁上 抓阄抓到老丁
* > 散会 食堂今天有粉蒸肉 快去

## 非营销｜n｜none
solution > 关于开展全员消防与急救培训的通知
* > 各车间、各班组：
why > 近期高温，本地已发生两起仓库自燃，为提高自救互救能力，经研究决定组织培训
solution > 时间：7月8日至10日，每天下午两点至四点，分三批，名单见附件
solution > 地点：二号食堂门前空地，遇雨改到二楼会议厅
point > 内容一：灭火器实操，每人至少喷一次，由开发区消防站的同志指导
point > 内容二：心肺复苏，使用假人，按压深度五到六公分，需通过计数考核
point > 内容三：包扎和搬运，重点是手指离断后的保存办法，不要泡水，不要直接放冰上
how > 请穿长裤和包脚趾的鞋，女工请扎头发
how > 当班人员由班长安排顶岗，培训时间计入工时
point > 无故缺席的，补训合格之前不得上叉车、不得单独值夜班
* > 有心脏病或怀孕的，可旁听，不做按压
action > 各班组长于7月5日前报送签到名单至安环部曲工处
* > 安环部
`;
