import type { loops } from '../../engine/audio/loops.data';

type Mood = (typeof loops)[number]['mood'];

/** Which moods suit goods, by words of their category and title; the first line that fits counts. */
export const musicMoods: readonly {
  readonly words: RegExp;
  readonly moods: readonly Mood[];
  readonly loops?: readonly string[];
}[] = [
  { words: /国风|汉服|茶|中药|养生|书法|瓷|古/, moods: ['warm'], loops: ['guofeng'] },
  { words: /火锅|烧烤|烤|菜|厨|锅|餐|小吃|面馆|饭|酱|零食|辣/, moods: ['happy'], loops: ['kitchen', 'playful'] },
  { words: /咖啡|甜品|蛋糕|烘焙|面包|奶茶|书店|花/, moods: ['calm', 'warm'], loops: ['lofi', 'morning', 'warm'] },
  { words: /婴|宝宝|儿童|母婴|童|玩具|宠|猫|狗/, moods: ['happy', 'warm'], loops: ['playful', 'bright'] },
  {
    words: /护肤|面膜|精华|彩妆|口红|香水|美容|美甲|洗护|瑜伽|家纺|床品|枕/,
    moods: ['calm', 'warm'],
    loops: ['morning', 'calm'],
  },
  { words: /耳机|手机|数码|电脑|键盘|智能|充电|相机|电器|机器人/, moods: ['cool'], loops: ['tech', 'night'] },
  { words: /鞋|服|衣|裤|裙|外套|包|墨镜|首饰|手表/, moods: ['cool', 'energy'], loops: ['runway', 'pop'] },
  { words: /运动|健身|跑|骑|户外|露营|球|登山|游泳/, moods: ['energy'], loops: ['drive', 'pop'] },
  { words: /课|培训|教育|考研|英语|学习|招商|加盟|企业/, moods: ['epic', 'warm'], loops: ['success', 'story'] },
  { words: /酒店|民宿|旅游|景区|度假|门票/, moods: ['warm', 'happy'], loops: ['story', 'holiday'] },
];

/** For everything else. */
export const plainMoods: readonly Mood[] = ['happy', 'warm'];
