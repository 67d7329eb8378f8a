/** Characters before the denial that may come again in the answer. */
const LONGEST_COURSE = 5;

/** Data: what one suffers from, as statements deny it: 坐下不勒肚子. */
const troubles =
  /^(?:勒|松垮|变形|走样|起球|褪色|掉色|缩水|皱|刺痛|裂|挂油|黏|粘|拔干|漏|洒|烫|凉|硬|塌|掉|断|卡|堵|吵|响|晃|滑|倒|闷|贴背|湿|干烧|起皮|搓泥|发白|显老|显黑|沾|油|腥|膻|苦|涩|腻|泡烂|坨|散|扬|扎|硌|磨|夹|顶|酸|累|疼|红|串味|生锈|发霉|长黑|长毛|溢|糊|焦|露|留|换手|推销|加项|加价|乱|拥挤|凑部位|进水|积水|起沫|开胶|脱线|透|伤)/;
/** Data: what nobody likes to do, as statements spare it: 半夜冲奶不用等. */
const efforts =
  /^(?:等|搬|扫|跑|半夜|翻|改|刷|洗|拆|找|换|架|弯腰|蹲|出门|下楼|排队|倒|踮|拧|举|提|泡|削|切|淘|挤|猜|补|砸|占)/;
/** Data: what breaks although one says it does not: 铲子刮不坏. */
const breaks = /^(.{2,6})不(坏|破|碎|断|烂|脱|裂|散)$/;
/** What comes before the denial, where it happens in a course of things. */
const course = /[了完下后次天遍上着里夜]$|[洗坐抹冲喝走跑放进装倒穿戴涂擦晒睡踩]|[一二三四五六七八九十\d]/;

/** Data: how a trouble is addressed, three for each variant; each could be said aloud to somebody. */
export const troubleLines: readonly (readonly string[])[] = [
  ['{t}，有过吗？', '{t}，碰上过没有？', '{t}，烦不烦？'],
  ['怕不怕{t}？', '最烦{t}。', '最怕{t}。'],
  ['受够了{t}？', '总是{t}？', '谁受得了{t}？'],
];

/** The trouble that a part of a statement denies, as a viewer has it; undefined where it denies none. */
function troubleOf(part: string, name: string): string | undefined {
  const broken = breaks.exec(part);
  if (broken?.[1] && broken[2]) return `${broken[1].slice(0, -1)}一${broken[1].slice(-1)}就${broken[2]}`;
  const [, before = '', denial = '', what = ''] =
    /^(.{0,9}?)(?:也|都|还|就)?(不会|不用|不再|不|没)([^不没]{1,6})$/.exec(part) ?? [];
  if (what === '' || /[的也就能都了]$|[也就能都]/.test(what) || /[不没]/.test(before)) return undefined;
  if (denial === '不用') return efforts.test(what) ? `${before || name}还要${what}` : undefined;
  if (!troubles.test(what)) return undefined;
  // The answer says it again: a longer phrase would be heard twice.
  if ([...before].length > LONGEST_COURSE) return undefined;
  const inCourse = course.test(before);
  if (!inCourse && [...what].length < 2) return undefined;
  // A long beginning says itself what it is about.
  const subject = [...before].length >= 4 ? before : `${name}${before}`;
  return `${subject}${inCourse ? '就' : ''}${what}`;
}

/** The trouble that the strongest statement denies: 坐下不勒肚子 → 牛仔裤坐下就勒肚子. Nothing is added to its words. */
export function troubleIn(statement: string, name: string): string | undefined {
  for (const part of statement.split(/[，,]/)) {
    const trouble = troubleOf(part.replace(/\s/g, ''), name);
    if (trouble) return trouble;
  }
  return undefined;
}
