import type { ReadRequest } from './readRequest';
import type { Task } from './tasks';

/** Data: wishes that are kept by how the embedded writer works, or that its answers follow. */
const kept =
  /极限词|感叹号|商品资料|没有的数字|没有事实|不贬低|站外|站内|编号|一行|【|台词|第一行|标题，?$|话题标签|不推责任|不承诺|不催单|不制造|不攀附|好评返现|个?字|秒|分钟|(?:写|想|列|起|拟|出|给|做|整理|设计|发|配|拆|比较|回复?|来|改)[^，。]{0,30}(?:个|条|版|组|句|种|篇|表|标题|开头|选题|脚本|笔记|文章|评论|问答|私信|列表)|突出|强调|面向|说给|讲给|卖给|为什么|哪[个条]|看看|检查|逐[个条]|用表格|私信|拍摄条件|请稍等|资料里/;

/** Data: wishes about manner that rules cannot follow. */
const manner =
  /语气|口吻|人称|风格|角度|前[一二三四五两几\d][个条]|中间|其余|最后一|反差|系列|情绪|一个不足|两个优点|不适合谁|不要重复|发布时间|先演示|生活场景|一条讲|只提一次|归成几类|镜头感|押韵|幽默|再说明|分别/;

const asCustomer = /(?:以|用).{0,10}(?:顾客|买家|用户|消费者|客人)的?(?:口吻|身份|语气)/;

/** Tasks whose answers are complete by themselves. */
const complete: ReadonlySet<Task> = new Set([
  'help',
  'date',
  'arithmetic',
  'law',
  'list',
  'goods',
  'knowledge',
  'framework',
  'compare',
  'unknown',
  'plan',
  'again',
  'titleCheck',
  'pinned',
]);

/** Wishes of a request that the embedded writer did not follow, said below its answer; '' where there is none. */
export function beyondRules({ task, instructions }: ReadRequest): string {
  if (complete.has(task)) return '';
  const clauses = instructions
    .flatMap((sentence) => sentence.split(/[，,。；;：:\n]/))
    .map((clause) => clause.trim())
    .filter((clause) => [...clause].length >= 4);
  const left = [
    ...new Set(
      clauses.filter(
        (clause) => manner.test(clause) && !(kept.test(clause) && !/语气|口吻|人称|前[一二三四五两几\d]/.test(clause)),
      ),
    ),
  ].slice(0, 4);
  if (instructions.some((sentence) => asCustomer.test(sentence)))
    return '\n\n> 没有按顾客的口吻写：没有发生过的使用体验属于虚构评价，平台和广告法都不允许。上面用的是店家的口吻。';
  if (left.length === 0) return '';
  return `\n\n> 没能照做的要求：${left.map((clause) => `“${clause}”`).join('、')}。内置写作按规则工作；配置写作模型后可以做到。`;
}
