import type { IdeaPattern, Theme } from './types';

const idea = (hook: string, title: string, angle: string): IdeaPattern => ({ hook, title, angle });

/** Data: what any merchant can say on a theme. */
export const themeIdeas: Readonly<Record<Theme, readonly IdeaPattern[]>> = {
  reunion: [
    idea('result', '{occasion}这桌饭，全家都在问这是什么', '从家人的第一反应拍起，再讲{goods}怎么用'),
    idea('number', '{occasion}回家，后备箱里放这3样', '按给谁准备的顺序摆出来，{goods}占一样'),
  ],
  gift: [
    idea('pain', '{occasion}送礼，还在挑不出来？', '按收礼人分三类，说清{goods}送给谁合适'),
    idea('result', '先看收到{goods}的人怎么说', '用一段真实反馈开头，再讲挑选的理由'),
  ],
  romance: [idea('question', '{occasion}，怎么送才不尴尬', '从关系远近讲三种送法，{goods}放在合适的一种')],
  travel: [
    idea('number', '{occasion}出门，这3样别放托运', '真实收拾随身包，{goods}是其中一样'),
    idea('counter', '{occasion}出游，别把行李塞满', '用减法讲带什么，{goods}留下的理由'),
  ],
  cool: [
    idea('pain', '{occasion}一到，白天出门就怕热？', '从一个最热的场景讲{goods}'),
    idea('contrast', '同一个下午，两种过法', '左右对比有没有{goods}的半天'),
  ],
  warm: [
    idea('pain', '{occasion}了，早上起床最难的是什么', '从冷的一刻讲{goods}带来的小舒服'),
    idea('identity', '手脚容易冷的人，存一下', '讲一个冬天的小习惯，{goods}在其中'),
  ],
  health: [
    idea('question', '{occasion}前后，身边人都在聊什么', '讲一个作息或饮食的小常识，不夸大功效'),
    idea('number', '{occasion}，每天做对3件小事', '给三件做得到的事，{goods}是其中一件的帮手'),
  ],
  clean: [idea('contrast', '打扫前和打扫后，只差一样', '同机位对比，{goods}的用法讲清楚')],
  school: [idea('identity', '有孩子上学的家，先备这几样', '按上学前一晚的流程讲，{goods}在其中')],
  care: [idea('suspense', '她没说出口的那句话', '从一个生活细节讲关心，{goods}只出现一次')],
  sale: [
    idea('counter', '{occasion}买{industry}，先别看价格', '教人先看三个参数，再讲{goods}的到手价怎么算'),
    idea('question', '{occasion}值得买吗', '把平时价、活动价、适合谁讲清楚，不催单'),
  ],
  fresh: [idea('promise', '{occasion}，给日常换一点新鲜', '一个小改变的前后，{goods}是起点')],
};

/** Data: what a merchant of an industry can say on a theme. Keys are matched against the merchant's industry. */
export const industryIdeas: Readonly<Record<string, Partial<Record<Theme, IdeaPattern>>>> = {
  家居: {
    reunion: idea('contrast', '来客人前一小时，家里怎么收拾', '按客厅、餐桌、玄关的顺序，{goods}解决一处'),
    gift: idea('negative', '不是所有家居礼都占地方', '送{goods}之前先问的三个问题'),
    travel: idea('number', '出门三天，家里先做4件事', '关窗断电收衣服，带出{goods}'),
    cool: idea('contrast', '不开大空调，房间也能舒服一点', '从遮光、通风、用品三处讲'),
    warm: idea('result', '先看冬天被窝旁边放什么', '床头的四样小东西，{goods}在其中'),
    clean: idea('number', '厨房、浴室、玄关，各救一个角落', '三个角落三个动作，{goods}用在一处'),
    sale: idea('counter', '家居大促，最容易买错的3样', '尺寸、材质、收纳，讲清{goods}怎么选'),
    fresh: idea('promise', '花一个下午，给客厅换个样子', '不动家具，只动小物，{goods}收尾'),
  },
  食品: {
    reunion: idea('result', '一上桌就光盘的是哪道', '从空盘子拍起，倒叙做法，{goods}入锅'),
    gift: idea('question', '送长辈吃的，先看配料表哪一行', '教看配料表，再看{goods}'),
    travel: idea('number', '路上吃的，我只带这3样', '不掉渣、不怕热、好分，{goods}占一样'),
    cool: idea('promise', '三分钟，做一份冰的', '一镜到底的简单做法，{goods}是主角'),
    warm: idea('pain', '冬天一个人，懒得开火？', '一锅端的做法，{goods}省一步'),
    health: idea('counter', '少放糖，味道反而更清楚', '讲配料和味道，不谈功效'),
    sale: idea('number', '囤吃的，先看3个日期', '生产、到期、开封后，{goods}怎么囤'),
    fresh: idea('suspense', '这一口只有这几天有', '从产地、时节讲{goods}'),
  },
  美妆: {
    gift: idea('negative', '送护肤品，不是越贵越好', '按肤质和习惯挑，{goods}适合谁'),
    romance: idea('result', '先看约会前的半小时', '从素颜到出门的流程，{goods}用在哪一步'),
    cool: idea('pain', '一出汗就花妆？', '讲三个步骤的取舍，{goods}在其中'),
    warm: idea('question', '换季脸干，先减哪一步', '做减法，{goods}留下的理由'),
    sale: idea('counter', '大促囤护肤，别囤这3类', '讲保质期和开封期，{goods}囤多少合适'),
    care: idea('identity', '熬夜加班的人，睡前只做两步', '写实的夜晚流程'),
    fresh: idea('contrast', '同一张脸，两种底妆', '自然光对比，{goods}说明用量'),
  },
  服饰: {
    reunion: idea('number', '一件外套，过年穿3天不重样', '三套搭配，{goods}是共同的一件'),
    travel: idea('number', '行李箱里，5件搭出9套', '胶囊衣橱，{goods}是其中一件'),
    cool: idea('question', '夏天怎么穿才不闷', '讲面料和版型，{goods}贴身试穿'),
    warm: idea('contrast', '穿得厚和穿得暖，是两件事', '分层穿法，{goods}在哪一层'),
    sale: idea('counter', '换季打折，这3类别买', '讲版型、面料、穿着次数'),
    romance: idea('result', '先看出门那一刻', '从三套里挑一套，{goods}入选的理由'),
    fresh: idea('promise', '旧衣服配一件新的', '用{goods}救活三件旧衣服'),
  },
  母婴: {
    reunion: idea('pain', '带娃回老家，最怕哪一段路', '按时间线讲准备，{goods}救场'),
    gift: idea('negative', '送宝宝的，不是越可爱越好', '安全、尺寸、好洗，{goods}逐项说明'),
    travel: idea('number', '带娃出门，妈咪包的4格', '一格一格放，{goods}在第几格'),
    cool: idea('question', '天热，宝宝穿几件', '讲温度和观察方法，{goods}在其中'),
    school: idea('identity', '第一次送园的家长看过来', '前三天的准备，{goods}怎么用'),
    sale: idea('number', '囤货按月龄，只囤这3样', '讲用量怎么算'),
  },
  数码: {
    gift: idea('question', '送爸妈的数码，先问哪3句', '按使用习惯挑，{goods}适合谁'),
    travel: idea('number', '一根线充三样，出门够了', '桌面实拍充电包，{goods}在其中'),
    school: idea('counter', '学生买数码，先别看跑分', '按课程和用途讲{goods}'),
    sale: idea('counter', '大促买数码，先查这2个价', '教查历史价和保修，{goods}摆出来'),
    care: idea('identity', '一天盯屏8小时的人', '从姿势、亮度、间隔讲，{goods}是帮手'),
  },
  餐饮: {
    reunion: idea('number', '一家8口来吃，这样点不浪费', '按人数排菜单，招牌菜讲做法'),
    romance: idea('question', '两个人吃饭，坐哪桌', '带看店里三个位置，{goods}上桌'),
    travel: idea('identity', '第一次来这座城市，先吃这条街', '本地人的路线，店在其中一站'),
    cool: idea('suspense', '后厨40度，他们在做什么', '跟拍厨师的一个下午'),
    warm: idea('result', '先看这口锅开盖', '从开锅声拍起，讲一道热菜'),
    sale: idea('counter', '团购券怎么买不踩坑', '讲清使用时间、人数、加价项'),
  },
  教育: {
    school: idea('number', '开学第一周，只定3个小目标', '给一张可打印的表，课程只提一句'),
    care: idea('pain', '一写作业就喊累？', '讲三个拆分方法，不承诺成绩'),
    gift: idea('question', '送老师一句话，怎么写', '给三个模板'),
    fresh: idea('promise', '新学期，换一种记笔记的方法', '边写边讲'),
  },
  宠物: {
    travel: idea('pain', '出门三天，毛孩子怎么办', '三种安排的利弊，{goods}帮一段'),
    cool: idea('question', '猫狗怕热，先看哪里', '讲观察方法和降温，{goods}在其中'),
    warm: idea('result', '先看它自己选的窝', '摆三处，让它选，{goods}说明材质'),
    sale: idea('number', '囤粮按体重算', '给一个算法，{goods}够吃多久'),
  },
  运动: {
    travel: idea('number', '第一次徒步，背包只放6样', '按使用顺序装包，{goods}在其中'),
    health: idea('promise', '下班后20分钟，先动起来', '一套跟练，{goods}用在哪一步'),
    cool: idea('counter', '天热跑步，别在这个点', '讲时间、补水、装备'),
    warm: idea('contrast', '热身和不热身的两次起跑', '同机位对比'),
    sale: idea('counter', '买装备，先租一次', '讲哪些值得买，{goods}排第几'),
  },
  农产: {
    reunion: idea('suspense', '这一筐，从地里到桌上用了几小时', '跟拍采收、分拣、装箱'),
    fresh: idea('result', '先看切开的这一刻', '从剖面讲成熟度，{goods}怎么挑'),
    gift: idea('question', '送一箱，怎么挑才体面', '讲个头、包装、到货时间'),
    sale: idea('number', '买产地直发，看这3张图', '教看产地、日期、称重'),
  },
};
