/** Units as they are spoken and their signs; longer names first. */
export const unitNames: Readonly<Record<string, string>> = {
  毫升: 'ml',
  毫米: 'mm',
  厘米: 'cm',
  千克: 'kg',
  公斤: 'kg',
  毫安时: 'mah',
  分贝: 'db',
  摄氏度: '°c',
  '℃': '°c',
  小时: 'h',
  升: 'l',
  克: 'g',
  米: 'm',
};

/** A unit behind a number as it is spoken: 480毫升, 3个小时. */
export const spokenUnit = new RegExp(`(?<=\\d)\\s*个?(${Object.keys(unitNames).join('|')})`, 'g');

/** How many, as a word begins with it. */
export const howMany = /^[二两三四五六七八九十百]/;

/** What things and times are counted by: after a number it tells what the number is of. */
export const countedBy = /分钟|秒|天|年|个月|片|包|袋|层|档|种|颗|支|件|只|套|次|步|组|泡|人|度|斤|寸|元|块|折/;

/** Words that stand on any picture and in any sentence: that both have them says nothing. */
export const commonWords =
  /^(?:我们|你们|他们|自己|这个|那个|一个|一样|一下|一点|就是|还是|不是|没有|可以|不用|只有|只要|所有|时候|现在|今天|大家|东西|地方|看看|起来|出来|下来|产品|商品|品牌|正品|新款|包邮|优惠|价格|图片|详情|主图|官方|旗舰店|的时候)$/;

/** Words that point at the picture and speak of nobody: 拍给你看. */
export const pointingWords = /(?:拍|讲|说|做|摆)给你[看听]?|教你看|你自己看|你看|你来(?:评|看|定)|对你来说/g;

/** Words of a sentence that tells of people: who wears, uses, makes or visits. */
export const peopleWords =
  /[你您咱]|大家|一个人|[脸肩腰]|[猫狗]|能约|一家|全家|家里|孩子|宝宝|娃|老人|爸妈|妈妈|朋友|姐妹|闺蜜|情侣|同事|客人|顾客|师傅|老师|教练|管家|店员|店主|老板|掌柜|主理人|咖啡师|医生|上身|试穿|穿[着上起在]?|戴[着上起]?|背[着上在起]|手提|斜挎|上肩|拎[着在起]?|抱着|骑|跑步?|走一天|走路|坐下|上班|通勤|出门|旅行|露营|用起来|上手|约个时间|预约|私信|聊|来[店玩坐学吃喝逛]|报名|体验/;

/** Words of a sentence that tells of workmanship, material or what is printed: a near view shows it. */
export const detailWords =
  /细节|细处|做工|走线|针脚|车线|缝[线合]?|[用原面布配]料|皮[质料]?(?=[，。]|$)|牛皮|真皮|羊皮|棉|麻|羊毛|羊绒|帆布|质感|纹路|木纹|陶|瓷|釉|不锈钢|铝|涂层|电镀|雕|刻|印[着花]|图案|花纹|颜色|边缘|边角|[厚薄]|凑近|近看|(?<=看)这里|看得见|手工|工艺|打磨|自己[烘烤炒磨做缝织酿]|产地|产区|当季|新[米茶粮豆]|成分|[Kk寸]屏|屏幕[清亮细边]|像素|文字|毫米|拉链|扣|五金/;

/** Words of a sentence that makes one want to eat or drink: the thing itself is seen near, not what it is made of. */
export const freshWords =
  /出炉|出锅|现[烤做炒榨磨煮切拌擀包炸蒸压]|热乎|酥|脆|软糯|爆汁|多汁|拉丝|馅|一口|入口|嚼|汤|[香甜鲜辣酸]|夹馍|拌[面饭]|口味/;

/** Words of a sentence that offers a choice: the goods are seen side by side. */
export const choiceWords =
  /任选|随(?:便|意)?选|自选|可选|[二两三四五六七八九十几多\d]+(?:款|种|色|个颜色|档|口味)|一套|整套|礼盒/;

/** Words of a sentence that tells of a place: a wide view shows it. */
export const placeWords =
  /店里|店内|本店|我们店|店面|门店|门口|路口|街角|巷子|地铁|停车(?:位|场|方便|免费)|好停车|靠窗|临窗|窗边|推窗|窗外|座位|卡座|位子|包间|包厢|大厅|房间|客房|院子|露台|阳台|环境|氛围|装修|灯光|海边|沙滩|湖边|山景|海景|茶园|场地|教室|泳池|坐一下午|坐一会|[待坐]得住|到店|进店|来店|打卡|地方/;

/** Words that ask somebody to come: they speak of the visit, not of the goods. */
export const visitWords = /[到进来]店|(?<![倒翻转反])过来|上门|约个?时间|预约|报名/;
