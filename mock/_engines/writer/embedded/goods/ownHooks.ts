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
  const broken = breaks.exec(part.replace(/也(?=.不)/, ''));
  // 铲子一刮就坏: of what, only the name says.
  if (broken?.[1] && /[起下出进过]来?$|去$/.test(broken[1])) return `${name}${broken[1]}就${broken[2]}`;
  if (broken?.[1] && broken[2]) return `${name}${broken[1].slice(0, -1)}一${broken[1].slice(-1)}就${broken[2]}`;
  const [, before = '', denial = '', what = ''] =
    /^(.{0,9}?)(?:也|都|还|就)?(不会|不用|不再|不|没)([^不没]{1,6})$/.exec(part) ?? [];
  if (what === '' || /[的也就能都了过]$|[也就能都]/.test(what) || /[不没]/.test(before)) return undefined;
  if (denial === '不用') return efforts.test(what) ? `${before || name}还要${what}` : undefined;
  if (!troubles.test(what)) return undefined;
  // The answer says it again: a longer phrase would be heard twice.
  if ([...before].length > LONGEST_COURSE) return undefined;
  // 鼻梁那里 is a place, 夜里 a time
  const inCourse = course.test(before) && !/[这那]里$/.test(before);
  if (!inCourse && [...what].length < 2) return undefined;
  // A long beginning says itself what it is about.
  const subject = [...before].length >= 4 ? before : `${name}${before}`;
  const verb = subject.slice(-1);
  // 印的数字洗不掉: 一洗就掉
  if (before.length >= 4 && inCourse && !/[了完下后次天遍上着里夜一二三四五六七八九十\d]$/.test(before))
    return `${subject.slice(0, -1)}一${verb}就${what}`;
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

/** Characters of a statement that can stand before 的 and its name. */
const LONGEST_HEAD = 12;
const LEAST_HEAD = 4;
/** Data: what makes a clause a description of a thing: what it can, what it is spared, how it was made. */
const describing =
  /能|会(?!员)|可以|不|没|得[下进到住起开动出了见]|[也都就]|[挖敲剪磨烘炒熬晒酿织缝压烤做养种][^，]{0,2}的$|^(?:从|自带)/;
/** Data: clauses that say what a part is, or speak to somebody: they describe no thing. */
const undescribing = /是|有|不[动开进起着清]|^(?:我|你|咱|先|下单|每|第)|[吗呢吧]$|[：:]/;
/** Data: a rest that hangs on the words before it. */
const hangingRest = /^(?:照样|也|就|才|都|又|还|再|后面|另|不是|但|而|所以|这样|因为|只|最后|占|是|有)/;

/** Whether the second half of a statement is understood behind other words than its first half. */
export const canStandApart = (rest: string): boolean =>
  [...rest].length >= LEAST_HEAD && !hangingRest.test(rest) && !/再/.test(rest);

/** Data: a time, a condition or a trouble that only leads to what the second half says: 老狗走不动，推着也能出门. */
const circumstance = /不[动开进起着清]|[早晚中上下][上午][^，]*点|^(?:先|从|下单|如果|只要)|[时后完]$/;
/** Whether the first half of a statement says something by itself. */
export const canStandBefore = (first: string): boolean => !circumstance.test(first);

interface Head {
  /** The first clause of a statement, word for word. */
  readonly head: string;
  /** The same before 的. */
  readonly said: string;
  /** What the statement says besides; may be empty. */
  readonly rest: string;
}

/** The first clause of a statement where it can describe the thing: 零下二十五度不结冰(的玻璃水). */
export function headOf(statement: string, name: string): Head | undefined {
  const [head = '', ...more] = statement.split(/[，,]/);
  const rest = more.join('，');
  const said = head.replace(/[的了]$/, '');
  const length = [...said].length;
  if (length < LEAST_HEAD || length > LONGEST_HEAD || !describing.test(head) || undescribing.test(head))
    return undefined;
  if (rest !== '' && !canStandApart(rest)) return undefined;
  // 指纹0.3秒开的指纹锁: the name would be heard twice.
  const pairs = Array.from({ length: Math.max(0, name.length - 1) }, (_, at) => name.slice(at, at + 2));
  return pairs.some((pair) => said.includes(pair)) ? undefined : { head, said, rest };
}
