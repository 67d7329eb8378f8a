/** Nouns as they stand below, one blank between them. */
const nouns = (list: string): readonly string[] => list.split(' ');

/** Data: kinds of things that are sold, and the nouns by which each is known. */
export const thingNouns = {
  cup: nouns('保温杯 保温壶 焖烧杯 水杯 玻璃杯 马克杯 吸管杯 随行杯 水壶 茶杯 咖啡杯 杯子 杯'),
  skincare: nouns('面膜 精华 面霜 乳液 爽肤水 护手霜 身体乳 洗面奶 洁面乳 唇膏 眼霜 防晒霜 护肤品 护肤套装 水乳'),
  makeup: nouns('口红 粉底液 粉底 眼影 腮红 气垫 睫毛膏 眉笔 散粉 彩妆 卸妆油 卸妆膏'),
  desk: nouns('升降桌 电脑桌 书桌 办公桌 餐桌 茶几 学习桌 折叠桌 桌子 边几'),
  seat: nouns('人体工学椅 办公椅 电脑椅 沙发 懒人沙发 椅子 凳子 躺椅 床垫 枕头 坐垫 腰靠 靠枕 乳胶枕'),
  lamp: nouns('台灯 护眼灯 落地灯 小夜灯 氛围灯 吸顶灯 灯具 灯'),
  tea: nouns('乌龙茶 绿茶 红茶 白茶 花茶 普洱 茉莉花茶 茶叶 奶茶 茶包 茶饮 茶 咖啡豆 挂耳咖啡 咖啡'),
  snack: nouns('坚果 饼干 蛋糕 面包 巧克力 牛肉干 肉脯 薯片 果干 糖果 零食 月饼 点心 酥 辣条 锅巴 燕麦 麦片'),
  fresh: nouns('苹果 橙子 草莓 樱桃 车厘子 芒果 葡萄 水果 蔬菜 大米 鸡蛋 牛肉 海鲜 大虾 大闸蟹 蜂蜜 粽子 红薯 玉米'),
  clothes: nouns('羽绒服 外套 卫衣 衬衫 毛衣 裤子 牛仔裤 裙子 连衣裙 内衣 袜子 T恤 睡衣 围巾 帽子 大衣 童装'),
  bag: nouns('双肩包 书包 手提包 斜挎包 行李箱 背包 钱包 包包 旅行包 包'),
  shoes: nouns('运动鞋 跑鞋 拖鞋 皮鞋 靴子 鞋子 凉鞋 帆布鞋 雪地靴 鞋'),
  digital: nouns(
    '蓝牙耳机 耳机 手机壳 充电宝 充电器 数据线 键盘 鼠标 音箱 投影仪 手表 平板 手机 相机 支架 路由器 显示器 电脑',
  ),
  kitchen: nouns(
    '空气炸锅 电饭煲 破壁机 榨汁机 养生壶 电水壶 不粘锅 炒锅 砂锅 菜刀 砧板 菜板 锅具 锅 餐具 碗 饭盒 保鲜盒',
  ),
  cleaning: nouns(
    '洗衣液 洗洁精 清洁剂 油污净 拖把 吸尘器 扫地机器人 扫地机 垃圾袋 抹布 马桶刷 湿巾 纸巾 洗衣凝珠 洗衣机清洁剂',
  ),
  storage: nouns('收纳盒 收纳箱 收纳柜 衣柜 书架 置物架 鞋架 鞋柜 衣架 挂钩 真空袋 斗柜 柜子 架子'),
  baby: nouns('奶瓶 纸尿裤 婴儿车 儿童座椅 安全座椅 绘本 积木 玩具 辅食 爬行垫 儿童手表 奶粉'),
  pet: nouns('猫粮 狗粮 猫砂 猫窝 狗窝 宠物 猫抓板 牵引绳 逗猫棒 宠物零食'),
  gift: nouns('花瓶 香薰 摆件 挂画 相框 蜡烛 绿植 鲜花 花束 手链 项链 戒指 首饰 文创 手账 贺卡 礼物 礼盒'),
  dining: nouns('火锅 烧烤 自助餐 双人餐 单人餐 团购餐 餐厅 小龙虾 咖啡馆 面馆 饭店 甜品店 烘焙店 早餐店'),
  service: nouns(
    '肩颈 到店服务 采耳 头疗 美发 美甲 按摩 推拿 足疗 洗车 保洁 家政 维修 装修 搬家 摄影 写真 健身 瑜伽 民宿 酒店 口腔 美容 体验课 私教课',
  ),
  course: nouns('课程 训练营 网课 书 教程 讲座 英语 编程 写作 理财课 读书会 绘画课 瑜伽课'),
};

export type ThingKind = keyof typeof thingNouns;
