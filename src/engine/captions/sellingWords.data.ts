/**
 * Words of a selling point that may stand out in a caption by themselves, strongest first; none that the advertising
 * law forbids. Separated by blanks.
 */
export const sellingWords = `
买一送一 第二杯半价 第二件半价 半价 包邮 立减 满减 秒杀 限时 特价 到手价 优惠 送运费险 运费险 全额退款 无理由退换 质保 保修 包赔
现烘现发 现杀 现熬 现摘 现烤 手作 纯棉 真丝 零添加 无添加 无糖 低糖 低卡 不含酒精 不含香精 无荧光剂 物理防晒 
显瘦 显高 显白 遮肉 百搭 不起球 不掉色 不变形 不起皱 不透肉 不闷汗 不扎人 不褪色 不卡粉 不脱妆 不粘腻 不紧绷 不拔干 不假白 不搓泥 不暗沉
防水 防汗 防晒 防滑 防风 防油 防漏 防蓝光 防侧漏 保温 保冷 速干 透气 耐磨 耐高温 耐摔 抗菌 抑菌 静音 降噪 省电 快充 长续航 超长续航 轻便 便携
免打孔 免手洗 免安装 可机洗 一键 自清洁 全自动 无线 大容量 超大容量 加厚 可折叠 食品级 母婴级 不发霉 不生锈 不漏水 不粘锅 不伤手
外酥里嫩 入口即化 皮薄馅大 爆汁 鲜嫩 酥脆 香脆 软糯 拉丝 解腻 回甘 现磨 鲜榨 原切 顺滑 清爽 不油腻 不腥
零基础 包教包会 一对一 小班教学 免费试听 包吃包住 一价全包 不满意退款 免费 新品 手工 现做 不办卡 不推销 一口价 当天发货 现货 
`;

/** With the word behind them a selling point: degrees that compare with nobody, which the law allows. */
export const degrees = '超|超级|特别|非常|巨';

/** What a price ends with. */
export const priceUnits = '元|块|万|折|毛';

/** Numerals of amounts that are worth a color; one, two or half of something is not. */
export const tellingNumerals = '三四五六七八九十百千万';

/** What may stand before an amount in its word without being part of what counts. */
export const leadIns = '下|后|上|头';
