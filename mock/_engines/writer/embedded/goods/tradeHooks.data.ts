interface TradeHooks {
  /** True of what is done for people, false of what is sold to them. */
  readonly isService: boolean;
  /** Goods of the trade, by category and name. */
  readonly of: RegExp;
  /** Each names the goods, asks what people of the trade are asked, and claims nothing. */
  readonly lines: readonly string[];
}

const trade = (of: RegExp, lines: string): TradeHooks => ({ of, lines: lines.split('|'), isService: false });
const service = (of: RegExp, lines: string): TradeHooks => ({ ...trade(of, lines), isService: true });

/** Data: first lines where neither the strongest statement nor what it speaks of leads to one. The first trade that fits is taken. */
export const tradeHooks: readonly TradeHooks[] = [
  service(
    /餐饮|火锅|烧烤|烤肉|冒菜|面馆|小吃|串|套餐/,
    '今晚吃{name}，约上谁？|{name}吃过不少家，记住几家？|想吃一顿{name}，别光看图片。|为了{name}跑一趟，值不值？|请人吃{name}，怕不怕点少了？|好久没吃{name}了吧？|点{name}，图份量还是图味道？|附近的{name}，吃过几家？|路过闻到{name}，忍得住吗？|约朋友吃{name}，谁先答应？',
  ),
  service(
    /旅游|跟团|小团|之旅|日游|线路/,
    '报{name}，最怕光坐车。|{name}，带爸妈去行不行？|头一回报{name}，心里没底？|出去玩，{name}和自己走哪样省心？|报{name}之前，先问清包含什么。|想报{name}，怕不怕又赶又累？',
  ),
  service(
    /咖啡|奶茶|茶馆|茶室|书店|花店|酒吧|影院|乐园|俱乐部|馆$|店$/,
    '周末去{name}，约上谁？|附近的{name}，你去过几家？|路过的{name}，进去过没有？|为了{name}跑一趟，值不值？|{name}去过一次，还想再去吗？|找{name}，别光看照片。',
  ),
  service(
    /丽人|美业|美甲|美容|美睫|纹眉|半永久|理发|美发|头疗|按摩|推拿|足疗|采耳|护理|SPA/i,
    '做{name}，最怕被推销办卡。|头一回做{name}，心里没底？|约{name}之前，先把话问清。|做过{name}的，后悔过没有？|钱花在{name}上，最怕白做。|一直想做{name}，迟迟不敢？|{name}做一回，花得值不值？|下班去做{name}，要等多久？|换过几家做{name}，还没做顺？|别人推荐的{name}，适合你吗？',
  ),
  service(
    /酒店|民宿|客栈|露营|营地|帐篷|温泉|景区|度假|小院/,
    '周末想躲两天，{name}去不去？|订{name}，最怕照片骗人。|住{name}，图清静还是图景？|带一家人住{name}，挤不挤？|下个假期住{name}，谁同意？|没住过{name}，怕不怕不方便？',
  ),
  service(
    /教育|培训|课程|辅导|训练营|研学|课$|班$/,
    '报{name}，最怕半途而废。|零基础上{name}，跟得上吗？|{name}报过没学完，有过吗？|一个班坐满人，{name}轮得到你吗？|想报{name}，又怕白花钱？|上完一节{name}，带得走什么？',
  ),
  service(
    /家装|装修|改造|翻新|防水|定制|检测|甲醛|清洗|保洁|维修|家政|搬家|开荒/,
    '做{name}，最怕做一半加钱。|请人做{name}，返过工没有？|{name}做完谁来验，想过吗？|家里要做{name}，怕脏还是怕拖？|{name}做得细不细，谁盯着？|{name}这种活，最怕做完就没人管。',
  ),
  service(
    /摄影|写真|跟拍|证件照|婚纱|婚庆|婚礼/,
    '约{name}，最怕千篇一律。|{name}拍完，底片给不给？|头一回约{name}，不会摆怎么办？|约{name}之前，先问清加不加钱。|{name}修到不像本人，遇到过吗？|一直想约{name}，没找到合适的？',
  ),
  service(
    /健身|私教|普拉提|瑜伽|游泳/,
    '练{name}，最怕练错没人说。|办了卡没去几回，{name}还练吗？|没练过{name}，跟得上吗？|下班练{name}，时间排得开吗？|{name}上一节，值不值？|想练{name}，又怕被推销？',
  ),
  trade(
    /鲜花|绿植|花卉|苗木|花苗|菜苗|盆栽/,
    '{name}买回家，总养不好？|网上买{name}，到手还精神吗？|头一回养{name}，心里没底？|{name}养过几回，都没养活？|家里想添{name}，怕不好伺候？|挑{name}，别只看图片。',
  ),
  trade(
    /珠宝|饰品|首饰|银饰|配饰/,
    '买{name}，怕不怕买到假的？|{name}天天戴，会变样吗？|挑{name}，证书看过没有？|送人一件{name}，挑花眼了？|抽屉里的{name}，常戴的有几件？|网上买{name}，最怕货不对板。',
  ),
  trade(
    /汽车|车载|车品/,
    '车上的{name}，用着顺手吗？|给车配{name}，怕不怕不合适？|{name}换过几回，还没挑对？|跑长途，{name}备了没有？|新车到手，{name}怎么挑？|车里的{name}，多久没换了？',
  ),
  trade(
    /运动|户外|渔具|钓鱼|健身器材/,
    '出门玩，{name}带对了吗？|{name}用两回就闲置，有过吗？|头一回买{name}，心里没底？|周末出去，{name}备好没有？|{name}换过几回，还不顺手？|新手挑{name}，怎么挑才不浪费？',
  ),
  trade(
    /图书|文具|童书|办公用品/,
    '书桌上的{name}，天天用吗？|{name}买了没怎么用，有过吗？|给孩子挑{name}，挑花眼了？|开学前，{name}备好没有？|{name}换过几回，还没挑对？|挑{name}，别只看封面。',
  ),
  trade(
    /乐器/,
    '头一回买{name}，心里没底？|想学{name}，怕三分钟热度？|新手挑{name}，怎么挑才不踩坑？|家里的{name}，落灰了没有？|{name}买便宜的，会不会学歪？|一直想弹{name}，没敢开始？',
  ),
  trade(
    /五金|工具/,
    '家里的{name}，真用得上吗？|{name}用两回就坏，有过吗？|{name}买便宜的，用得久吗？|挑{name}，别只看价钱。|头一回买{name}，看不懂参数？|借别人的{name}，用着顺手吗？',
  ),
  trade(
    /玩具|潮玩|积木|桌游/,
    '{name}买回家，玩几天就丢？|给孩子挑{name}，最怕不结实。|家里的{name}，一地零件？|放假在家，{name}玩腻了没有？|送孩子{name}，挑花眼了？|{name}玩一次就散，有过吗？',
  ),
  trade(
    /宠物|猫|狗|犬/,
    '家里有毛孩子，{name}选对了吗？|{name}买回家，它肯用吗？|换{name}，最怕毛孩子不认。|给毛孩子买{name}，踩过坑没有？|养了几年，{name}换过几回？|毛孩子的{name}，你挑了多久？|{name}刚买回来，毛孩子绕着走？|挑{name}，毛孩子的习惯想过吗？|天天要收拾的{name}，嫌烦吗？|头一回养，{name}买对了吗？',
  ),
  trade(
    /母婴|儿童|婴儿|宝宝|孩子|少儿/,
    '给孩子挑{name}，最怕买错。|孩子的{name}，换过几个？|带娃出门，{name}带不带？|当爸妈的，{name}买对了吗？|娃用的{name}，你自己先试过吗？|孩子不爱用，{name}白买了？',
  ),
  trade(
    /茶叶|[绿红白岩花]茶|龙井|普洱|乌龙|铁观音|毛尖/,
    '家里的{name}，还剩多少？|{name}泡到第二道，还有味吗？|买{name}，怎么看是不是当年的？|囤着的{name}，放过季了没有？|下午那一杯，泡点什么？|一样叫{name}，喝着不一样？',
  ),
  trade(
    /水果|果蔬|鲜果|果园/,
    '网上买{name}，最怕到手就蔫。|{name}好不好吃，切开才知道？|这一季的{name}，吃上了没有？|超市的{name}，放了几天？|整箱买{name}，坏过几个？|想吃{name}，又怕不新鲜？',
  ),
  trade(
    /食品|饮料|生鲜|零食|水果|茶|咖啡|粮油|米|面|酒|糕|坚果/,
    '家里的{name}，还剩多少？|{name}吃来吃去，一个味？|买{name}之前，先把配料看完。|囤过的{name}，后来吃完了吗？|嘴馋的时候，想到{name}没有？|一样叫{name}，吃着不一样？',
  ),
  trade(
    /美妆|护肤|彩妆|霜|精华|面膜|洁面|卸妆|防晒|洗护(?!清洁)/,
    '{name}换了好几支，还没挑对？|换{name}，最怕用着不合适。|{name}用到一半就丢，有过吗？|抽屉里的{name}，天天用的有几支？|每天要用的{name}，凑合过吗？|别人说好的{name}，适合你吗？',
  ),
  trade(
    /箱包|(?:双肩|手提|公文|斜挎|单肩|腋下|托特|化妆|妈咪|电脑|旅行|[腰胸钱背挎])包|(?:行李|拉杆|旅行|登机)箱/,
    '网上买{name}，最怕货不对板。|天天带着出门，{name}够装吗？|{name}用了一阵，边角还好吗？|换过几个{name}，还没挑对？|照片上的{name}，实物还一样吗？|挑{name}，别只看外形。',
  ),
  trade(
    /鞋(?![柜架油])|靴/,
    '网上买{name}，最怕不合脚。|鞋柜满了，还缺一双{name}？|{name}穿过一季，还像新的吗？|试过几双{name}，还没合脚的？|照片上的{name}，上脚还一样吗？|走一天路，{name}磨不磨脚？',
  ),
  trade(
    /服饰|服装|(?<![洗晾])衣(?![架柜])|恤|裤|裙|衫|袜|帽/,
    '网上买{name}，最怕货不对板。|衣柜前站半天，缺一件{name}？|{name}穿过一季，还像新的吗？|试过几件{name}，还没合身的？|照片上的{name}，上身还一样吗？|天天换着穿，{name}够用吗？',
  ),
  trade(
    /清洁|洗衣|纸品|洗涤/,
    '家里的{name}，还剩多少？|{name}换来换去，都差一点？|囤过的{name}，后来用完了吗？|买{name}，别只闻香味。|换过几种{name}，还没挑对？|天天要用的{name}，凑合过吗？',
  ),
  trade(
    /家居|百货|厨具|厨房|家纺|床品|日用|收纳|家清/,
    '家里的{name}，用了几年？|{name}用旧了，一直没换？|买{name}，最怕中看不中用。|搬家那天，{name}还带走吗？|挑{name}，别只看样子。|天天用的{name}，凑合多久了？',
  ),
  trade(
    /数码|家电|电器|充电|耳机|手机|键盘|电脑/,
    '{name}买回来吃灰，有过吗？|桌上的{name}，用得顺手吗？|买{name}，参数看花眼了？|老的{name}，早想换了吧？|天天开着的{name}，吵不吵你？|挑{name}，别只看牌子。',
  ),
];

/** Data: for goods of no known trade. */
export const anyTradeHooks: readonly string[] =
  '头一回买{name}，心里没底？|{name}怎么挑才不踩坑？|买{name}，最怕货不对板。|还在挑{name}？|挑{name}，别只看价钱。|{name}买错过没有？'.split(
    '|',
  );

/** Data: for services of no known trade. */
export const anyServiceHooks: readonly string[] =
  '头一回约{name}，心里没底？|{name}交给别人，放心吗？|{name}，最怕做完没人管。|约{name}，先问清包含什么。|想约{name}，又怕乱收费？|{name}问过几家，价钱差多少？'.split(
    '|',
  );

/** Data: first lines that ask for the strongest statement itself, one for each variant. */
export const factHooks: readonly string[] = [
  '{fact}的{name}，见过吗？',
  '有没有{fact}的{name}？',
  '想找{fact}的{name}？',
];

/** Data: what is paid before it is used. */
export const cardName = /[卡票券]$/;
export const cardHooks: readonly string[] =
  '{name}买了没用完，有过吗？|买{name}，最怕去不了几回。|{name}划不划算，算过没有？|想买{name}，又怕到期？|头一回买{name}，心里没底？|抽屉里的{name}，还剩几次？'.split(
    '|',
  );

/** Data: services that are called by who does them. */
export const personName = /(?:月嫂|育儿嫂|保姆|护工|阿姨|钟点工|师傅|教练|家教|摄影师|司仪)$/;
export const personHooks: readonly string[] =
  '请{name}，最怕人不合适。|头一回请{name}，心里没底？|{name}请过几个，还没遇到合适的？|请{name}，先问清做些什么。|{name}好不好，你找谁打听？|想请{name}，又怕临时换人？'.split(
    '|',
  );
