/** Data: further judged texts that the weights of roles are learned from; form as in foreignDev.data.ts. */
export const third = `
## 探店｜n｜scene,promise
hook > 下班不想做饭的，写字楼后门这家煲仔饭替你们试过了
context > 门脸特别小，四张桌子，外卖员比客人还多
feature/evidence > 腊味的那份，米粒是长的，底下一圈焦壳能刮下来嚼
feature/evidence > 窝蛋要自己趁热拌，酱油是店里熬的，不齁
twist > 唯一的毛病是慢，一锅得等二十五分钟
testimony > 隔壁桌的程序员说，他一周来四趟
context/action > 二十六一份，中午十一点半前到不用等
action > 你公司楼下有什么宝藏，留个名字

## 探店｜-｜suspense,number
hook > 八十八块钱一位的海鲜自助，我就想看看它怎么赚钱。
context > 周三中午去的，人不多，服务员一直在补货。
evidence > 虾是活的，我数了，二十分钟补了五盘。
evidence/twist > 可到了生蚝那儿，得排队，一人一次两个。
why > 后来我看懂了，饮料和主食摆在最前面，先把你喂饱。
summary > 想吃回本的，直奔里头，别碰面包。
action > 位置我放在评论第一条，自己去验。

## 测评｜n｜question,suspense
hook > 三十块的雨伞和三百块的雨伞，台风天谁先散架？
setup/how > 我借了鼓风机，从五级风开到十级，一把一把来
evidence/point > 三十块这把，七级就翻了，骨架弯了两根
evidence/point > 一百块这把，九级开始抖，收起来还能用
evidence/point > 三百块这把，十级没翻，但是重，举十分钟手酸
why > 拆开看区别就在骨架，一个是铁皮，一个是纤维
summary > 平常上下班一百块那档就够了
save/action > 完整表格在最后一页，买之前翻一翻

## 测评｜s｜conflict,counter
hook > 网上吹上天的静音键盘 我拿分贝仪量给你听
setup > 同一张桌子 同一双手 都打同一段话
evidence > 这个号称静音的 四十八分贝
evidence > 我原来的普通键盘 五十一
twist > 差三个分贝 你耳朵根本分不出来
why > 它只在轴里垫了块棉 键帽碰底板的声音还在
summary/action > 所以真想安静 先买块厚桌垫

## 测评｜-｜number,promise
hook > 连着喝了三十天的七种燕麦奶，帮你们排好了。
setup > 标准就三个，配料表、口感、打奶泡。
point/evidence > 垫底的那个，第二位就是糖，喝完嘴发黏。
point/evidence > 中间四个大同小异，看哪家打折买哪家。
point/evidence > 第一名配料只有燕麦和水，拉花也立得住。
twist > 缺点也有，开封三天就得喝完。
summary/save > 懒得看的直接截最后这张图。

## 开箱｜n｜suspense,number
hook > 等了四十二天的预售沙发终于送到，我却想退货
context > 两个师傅抬上来，箱子边角全是瘪的
evidence > 拆开先闻，味道有一点，散了两天就没了
evidence > 坐垫按下去回得很快，我一百六十斤坐着不塌
feature > 布套是拉链的，整个能脱下来洗
twist > 真正让我想退的是颜色，图上是奶白，到手发黄
summary > 最后补了两百块差价，我认了
action > 买大件之前你会先要布样吗

## 开箱｜-｜promise,scene
hook > 跟我一起拆一个连说明书都是手写的快递。
context > 发件的是个做木勺的小姑娘，在山里。
feature > 勺子是樱桃木的，没上漆，打的蜡。
feature/evidence > 柄上留了一道刀痕，摸着不扎，每一把都不一样。
evidence > 我盛了一个星期的热汤，没开裂也没变色。
benefit > 碰锅的时候没声音，早上做饭不吵醒孩子。
action > 店名我写在简介里，一个月她只做六十把。

## 剧情对话｜n｜dialogue,conflict
hook/setup > 客人：你这杯豆浆比隔壁贵两块，凭什么？
setup > 老板没抬头，舀了一碗递过去。
setup/question > 客人喝了一口，不说话了。
twist > 老板：隔壁那个我也爱喝，省事，粉冲的。
feature/why > 我这豆子泡八个钟头，两点起来磨，渣要滤三遍。
punchline > 客人把碗放下：明天给我留两份。
action > 愿意早起喝这一口的，巷口等你

## 剧情对话｜n｜dialogue,suspense
hook/setup > 面试官：你简历上空了两年，干什么去了？
setup > 我：照顾我爸。
setup/conflict > 面试官：那这两年，你等于什么都没学。
twist > 我从包里拿出一个本子，每天的药、血压、花销，记了七百多页。
punchline/twist > 他翻了很久，问我：这个表格，是你自己做的？
punchline > 有些本事不写在简历里，写在日子里。
action/save > 送给每一个停下来过的人

## 剧情对话｜-｜dialogue,scene
hook/setup > 电梯里，邻居盯着我手里的袋子看了一路。
setup > 她说，你家天天买这个，吃不腻啊。
setup/context > 我笑了笑，没解释。
twist > 第二天她敲门，说闻着味儿一宿没睡好。
feature > 我给她盛了一碗，番茄是整颗炖化的，牛腩一筷子就断。
solution/how > 其实就是这包料，加水，倒进去，四十分钟。
punchline > 现在我们楼里，六点钟全是这个味儿。
action > 想试的点左边，三包起送。

## 情感观点｜n｜counter,contrast
hook > 懂分寸的人，从来不问你工资多少
setup > 饭桌上有个亲戚，每年都要打听一遍
setup/context > 我表哥每次都笑着说，够吃
twist > 直到有一年，亲戚自己厂子倒了，再没开过口
why > 问别人过得怎么样的人，往往只想确认自己过得还行
how/solution > 下回有人再问，你就反问一句，您呢
summary/punchline > 日子是自己的，不用交作业

## 情感观点｜-｜question,pain
hook/question > 你有没有发现，越长大，哭得越安静？
context/pain > 小时候摔一跤，恨不得整条街都知道。
pain > 现在被领导骂完，躲进厕所，水龙头开最大。
agitate > 出来照照镜子，补个妆，还要笑着说没事。
why > 不是变坚强了，是知道哭完还得自己收拾。
how > 今晚要是撑不住，就给自己半个小时，谁的电话都不接。
punchline/summary > 眼泪不丢人，它是身体在替你说话。
save/action > 说给那个正在硬撑的朋友听。

## 直播切片｜n｜promise,loss
hook > 刚进来的别划走，这一单我亏着送
context/trust > 上个月断货，评论里骂了我一个礼拜，今天补给大家
feature > 一提十二卷，四层的，撕开你看，没有毛边
evidence > 我泡水里捞起来，不烂，能拧
advantage > 超市这么厚的要三十五，还得自己扛
action > 今天十九块九，两提起拍，拍完就下架
trust > 少一卷你来找我，我补你一提

## 直播切片｜-｜conflict,question
hook/question > 有人问我，主播你这件为什么比别人贵四十？
why > 来，镜头拉近，看这个领子，它是双层压胶的。
evidence > 我使劲扯，松手，回去了，一点没荷叶边。
evidence > 别人家的我也买了，洗两次，你看这个波浪。
benefit > 你穿到后年领口还是圆的，出门不用拿丝巾遮。
trust > 觉得不值的，穿三天寄回来，运费我出。
action > 要的抓紧，黑色就剩六十来件。

## 新闻资讯｜n｜trend,suspense
hook > 最新消息，这几类老房子今年可以免费加装扶手
context > 昨天下午，民政和住建一起发的文
context/feature > 六十岁以上的独居老人家庭优先，厕所、楼道都算
why > 之所以先做扶手，是因为老人在家摔倒，七成发生在厕所
how/point > 办法很简单，带上身份证，去社区填一张表
evidence/context > 去年试点的两个街道，已经装了四千多户
action > 家里有老人的，今天就打个电话问问

## 新闻资讯｜-｜number,conflict
hook > 一夜之间涨了三成，国产猫粮怎么了？
context > 从上周四开始，至少五个牌子发了调价通知。
why > 鸡肉粉的进口价，三个月涨了百分之四十。
why/agitate > 工厂说再不涨，一袋要倒贴六块。
twist/evidence > 有意思的是，自己有养殖场的那家，一分没动。
summary > 短期内降不下来，囤一袋就行，别囤一屋。
action > 你家猫现在吃的什么，涨没涨？

## 知识科普｜n｜counter,question
hook > 冰箱里的鸡蛋，大头朝下放是错的
why > 大的那头有个气室，压在下面，蛋黄会往上漂，贴到壳上
why/agitate > 一贴上，细菌顺着气孔就进去了
how/solution > 正确的放法，小头朝下
how/point > 也别洗，表面那层膜洗掉，三天就不新鲜
evidence > 农学院对比过，这么放能多存两个礼拜
save/action > 转给家里管厨房的人

## 知识科普｜s｜suspense,number
hook > 你手机里这个图标 九成的人一次都没点开过
context > 就是下拉菜单里那个小圆圈
why > 它其实是个放大的麦克风 能听见周围的声音
how > 点开 戴上耳机 手机放在房间另一头
evidence/benefit > 孩子在屋里哭 你在厨房听得一清二楚
twist > 别拿去偷听 那是犯法的
save/action > 家里有小孩的先存一个

## 公众号长文｜n｜suspense,contrast
hook > 去年这个时候，我的店一天只卖出三杯咖啡。
context/setup > 房租一个月九千，我和合伙人轮流看店，谁也不敢先说关门。
setup/pain > 最难的那天，停电，冰柜里的牛奶全坏了。
twist > 转机是一个来躲雨的老人，他问：有没有不苦的？
how/solution > 我给他做了一杯桂花的，没加糖，多加了一勺燕麦。
after/evidence > 他第二天带来三个棋友，第三天是七个。
why > 我这才明白，整条街最多的不是年轻人，是退休的人。
summary > 生意不是卖你会做的，是卖他需要的。
action > 你身边有没有被忽略的客人？写在下面，我都会看。

## 公众号长文｜n｜number,promise
hook > 做了六年记账，我总结出三个存下钱的动作。
context > 先说背景，我在小城市，月薪六千，没有外快。
point/how > 第一，发工资当天先转走一千五，转到看不见的卡里。
point/how > 第二，超过两百块的东西，放购物车三天再看。
point/how > 第三，每个月底把账单念出声，念给自己听。
evidence/after > 六年下来，账户里多了十四万，一次没断过。
twist > 当然也有失手，第二年买了一台没用过的健身车。
summary > 存钱靠的不是狠，是让钱先躲起来。
save/action > 觉得有用就留着，年底再来对一对。

## 种草笔记｜n｜pain,result
hook > 试了一年，终于找到不勒耳朵的口罩
pain/before > 之前戴到下午，耳朵后面两条红印，晚上一碰就疼
feature > 它的绳子是扁的，宽六毫米，有弹性
feature > 鼻梁那条是软的，捏一下就贴住，眼镜不起雾
evidence/after > 连着戴了两周，耳朵没红过
advantage > 比药店那种贵五毛，可是能戴一整天
twist > 深色的会掉一点色，建议买浅的
action > 链接懒得找的，截图搜同款就行

## 种草笔记｜-｜identity,scene
hook > 小个子租房女孩，请把这面镜子焊在墙上。
context > 我一米五三，之前的镜子只能照到肚子。
feature > 这个一米六高，背后是铝框，挂墙上不往下滑。
feature/how > 不用打孔，四个挂钩贴上去，等一天再挂。
evidence > 挂了五个月，地震那次都没掉。
benefit > 出门前从头看到脚，再也没穿错过袜子。
action > 想看挂的过程，留个一。

## 清单盘点｜n｜promise,identity
hook > 第一次自己出差的人，包里放这五样心里不慌
point > 身份证复印件：放另一个口袋，丢了能救命
point > 一根短的充电线：酒店插座都在床底下
point > 晾衣绳：绑在淋浴间，袜子一晚上就干
point > 便签纸：贴在门上，提醒自己别落东西
point > 两颗糖：赶车没吃饭的时候顶一顶
summary > 东西不重，重的是没带的那一次
save > 下次收拾行李翻出来照着装

## 清单盘点｜-｜negative,loss
hook > 别再交智商税了，厨房里这四样我全扔了。
point > 一是蒜泥器，洗它的时间够我切三头蒜。
point > 二是香蕉切片器，刀是摆设吗。
point > 三是电动开瓶器，充电线比它命还长。
point > 四是多功能切菜机，拆开八个零件，洗到怀疑人生。
why > 它们都有一个毛病，只干一件事，还得伺候它。
summary/punchline > 好用的工具，是你不用想起它。
action > 还有什么是你买完就后悔的？

## 教程｜n｜pain,promise
hook/pain > 拍吃的总是灰扑扑，问题不在手机
why > 头顶那盏灯是黄的，菜一照就像隔夜的
how/point > 先把灯关了，端到窗户边上
how/point > 再拿一张白纸立在另一边，暗的地方就亮了
how/point > 镜头压低，和碗口一样平
evidence/after > 同一碗面，前后差十秒，你看这个油光
action > 今晚就试，拍完来交作业

## 教程｜-｜promise,number
hook > 一根绳子，教你十秒捆好任何纸箱。
how > 绳子对折，套头留在左手边。
how > 从箱子底下绕过来，穿进套头，拉紧。
how > 换个方向再绕一圈，压在第一道下面。
how > 最后打个活扣，露个尾巴。
evidence > 我拎着转两圈给你看，没散。
benefit > 收的时候一抽就开，绳子还能再用。
save/action > 要搬家的先收好。

## 带货口播｜n｜pain,scene
hook/pain > 冬天被窝里脚焐半宿都是凉的，有没有
pain > 热水袋两个小时就不热了，电热毯又燥得嗓子疼
solution > 我今年改用这个暖脚垫，塞在床尾
feature > 里头是碳纤维的，外面是绒的，三个档
evidence > 我早上测，还有三十八度，插了一晚上，半度电
trust > 它自己会断电，六个小时，人睡死了也不怕
benefit > 孩子半夜蹬被子，脚还是暖的
action > 现在下单送一个绒套，换着洗

## 带货口播｜-｜counter,negative
hook > 我劝你别一上来就买最贵的猫抓板。
why/context > 猫才不看价钱，它看的是角度和声音。
feature > 你看这款，斜着放的，瓦楞纸压得密，抓着带响。
evidence > 我家这只祖宗，花一千块的柱子不碰，上来就抓这个。
advantage > 纸的两面能用，抓烂一面翻过来又是新的。
benefit > 沙发算是保住了，我去年刚换的皮。
action > 三片装二十六，够抓半年，链接给你们放好了。
`;
