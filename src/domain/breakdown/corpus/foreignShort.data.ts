/**
 * Data: ten short texts of ten kinds, sixty lines judged in their context. Written and judged before the rules were run on
 * them; frozen: a rule is mended, a text is not, and nothing is trained on them. Form as in `foreignDev.data.ts`.
 */
export const foreignShort = `
## 口播｜n｜counter,loss,negative
hook > 天天刷牙还口臭的人，八成是把牙膏挤反了
pain/agitate > 你早上刷得满嘴泡沫，中午一开口同事还是往后退半步
why/point > 因为味儿不在牙上，在舌根那层白苔里
solution/how > 用刮舌板从里往外带三下，再去刷牙
evidence/testimony > 我按这个顺序做了九天，我对象没再递过口香糖
action > 刮舌板我放橱窗了，六块九，自己去看

## 测评｜n｜suspense,number,contrast,result
hook > 花了八百多买齐五款网红空气炸锅，最贵的那台我第一个退了
how/context > 怎么测的：同样半斤鸡翅，一百八十度，十五分钟，都不翻面
evidence > 一号机底下那面还是白的，切开带血水
evidence > 三号机上下颜色差不多，皮是脆的，掉油四十二克
twist > 但三号机有个毛病，炸篮的涂层洗了二十次就开始花
summary/answer > 所以要便宜买三号，要耐用加一百买五号，其余三台不用看

## 剧情｜n｜dialogue,conflict,scene
hook > “你这杯奶茶，够我妈吃两天药。”电梯里她突然说了这么一句
context/setup > 我俩同一天进的公司，她中午从来只吃自己带的馒头
twist/conflict > 那天我才知道，她工资的一大半都打回了老家
develop/twist/punchline > 我没说话，第二天往她抽屉里放了一张超市卡
twist/evidence/testimony > 年底她把卡还给我，里面的钱一分没动，还多了一盒她妈晒的柿饼
punchline/summary > 有的人穷得只剩体面，可那份体面谁也买不走

## 探店｜n｜scene,suspense,contrast
hook > 下午四点，这条巷子里排了三十多个人，就为了一碗豆花
context > 店在二中后门，没招牌，门口一棵歪脖子槐树就是记号
feature/point > 豆花是石磨点的，勺子一碰会抖，卤子里有黄花菜和木耳丝
testimony > 排我前面的大爷说他从上小学吃到抱孙子
twist > 缺点也有，就六张小板凳，夏天没有空调
action/save > 早上七点开到卖完为止，周三休息，记得带现金

## 教程｜n｜promise,number,result
hook > 手机拍月亮只会糊成一个白点？三步就能看见环形山
point/how > 第一步，切到专业模式，感光度拉到最低
point/how > 第二步，快门调到一百二十五分之一，对焦拖到最远
point/how > 第三步，靠在墙上屏住气，用耳机线的音量键按快门
after/evidence/benefit > 这张就是昨晚在阳台拍的，没修过，坑都数得清
save/action > 下个月十五先翻出来照着拍

## 对话｜n｜dialogue,question
hook > 客户：你家报价比别人高两千，凭什么？
answer/solution > 我：您先看别家报价单第三页，防水只刷一遍，高度写的是三十公分
feature/evidence > 我家淋浴区刷到一米八，刷三遍，闭水四十八小时，您可以来现场看
question/conflict/twist > 客户：那要是两年以后漏了呢？
trust/answer > 我：合同里写着五年包修，漏一次连楼下的天花板我一起赔
punchline/summary > 后来他签字的时候说，贵的两千，买的是晚上睡得着

## 直播切片｜n｜loss,trend,identity,question
hook > 来，刚进来的宝宝别走，这一波真的就剩最后一百单
feature > 纯棉四件套，六十支的，摸起来像洗过的旧T恤那么软
evidence > 我现在拿水泼，看见没有，五秒钟全吸进去了，一点不挂珠
benefit > 晚上出汗也不会黏在身上，翻身没有那种沙沙的声音
trust > 不喜欢七天包退，运费我出，吊牌剪了都行
action > 三二一上链接，拍一米八的备注一下被套尺寸

## 种草｜n｜identity,result,pain
hook > 细软塌姐妹集合！我终于找到不用天天洗头的办法了
before/pain > 以前早上洗完，下午三点刘海就能炒菜
solution > 被理发师安利了这瓶干发喷雾，摇匀，离头皮二十公分喷两下
benefit/after > 揉开之后发根立起来了，下班去吃火锅也没塌
twist > 唯一要说的是味道有点冲，对香精敏感的先闻再买
testimony > 室友用了一次，隔天就把我那瓶顺走了

## 避坑｜n｜loss,number,negative
hook > 二手房过户前没看这一项，我多交了四万七
context/before > 去年买的学区小两居，中介催着签字，我就看了房产证
conflict/twist/agitate/pain > 交房那天物业才说，上一家欠了六年取暖费
why > 这种欠费跟着房子走，不跟着人走
how/solution/point > 所以签字前你自己跑一趟物业，把水电气暖的单子全打出来
save/action > 正在看房的先收藏，到时候拿这条去对

## 清单｜n｜number,identity,promise
hook > 带老人坐高铁，这四样不带准后悔
point/feature > 一件薄外套，车厢常年二十二度，靠窗那边更凉
point/feature > 一个保温杯，车上的开水接不满，要自己提前灌好
point/feature > 一张写着电话和座位号的卡片，走散了乘务员一看就懂
point/feature > 一包苏打饼干，晚点的时候比泡面好消化
save/action > 转给今年要带爸妈出门的人
`;
