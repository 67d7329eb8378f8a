import { readVoice } from '../../../../../src/domain/writing/voice';
import type { Brief } from '../brief';

interface SpokenLine {
  readonly text: string;
}

/** How a wished voice changes what is written. */
export interface SpokenVoice {
  /** How the goods are called the first time; names the brand. */
  readonly intro: string;
  /** Speaks without connectors. */
  readonly isPlain: boolean;
  speak<Line extends SpokenLine>(lines: readonly Line[]): Line[];
}

const changed = <Line extends SpokenLine>(line: Line, text: string): Line => ({ ...line, text });

/** Full stops of some lines become particles; questions and calls stay. */
const withParticles =
  (particles: readonly string[]) =>
  <Line extends SpokenLine>(lines: readonly Line[]): Line[] =>
    lines.map((line, at) => {
      const particle =
        at % 3 === 1 && at < lines.length - 1 ? particles[Math.floor(at / 3) % particles.length] : undefined;
      const canEnd = particle && line.text.endsWith('。') && !/[了的吗呢吧啊呀哦]。$/.test(line.text);
      return canEnd ? changed(line, line.text.replace(/。$/, `${particle}。`)) : line;
    });

const atBeginning = <Line extends SpokenLine>(lines: readonly Line[], words: string): Line[] =>
  lines.map((line, at) => (at === 0 ? changed(line, `${words}${line.text}`) : line));

/** Data: what is said before the first line and before the last one. */
const friendly = ['姐妹，', '姐妹看这里，', '来，姐妹，'];
const jokes = ['先别笑，这条是认真的。', '坐稳了，下面不卖关子。', '友情提示，手指可能想往下点。'];
const jokingEnds = ['钱包先假装没听见，', '话说完了，轮到手指了，', '劝不住自己的，'];

/** Data: turns of everyday speech and what a consultant says for them. */
const formalWords: readonly (readonly [from: RegExp, to: string])[] = [
  [/^今天说/, '这里介绍'],
  [/，这就是/, '，这是'],
  [/先停一下。|停一下。/, '请看这一项。'],
  [/不光这样，|别只看这一样，|较真一点看，/, '进一步看，'],
  [/讲究在这儿，|做工看这里，|用心在这里，|它是这么做的，/, '具体做法是，'],
  [/你以为就这些？|还有一样没说，|到这儿还没完，/, '另有一项值得注意，'],
  [/凑近看，|拍给你看，|就看这里，/, '可以核对的是，'],
  [/价格记一下，|价格是|价格(?=\d)|标价|想要的，(?=\d)/, '售价'],
  [/^(?=\d+(?:\.\d+)?元，)/, '售价'],
  [/你自己看，|看得到的，|说实在的，/, '依据如下，'],
  [/烦不烦|别扭不别扭|急不急/, '是否困扰'],
  [/，头一样，/, '，首要特点是'],
  [/忍过没有|碰上过没有|有过吗/, '是否遇到过'],
  [/^怕不怕|^受够了|^谁受得了/, '是否介意'],
  [/^最烦|^最怕/, '常见的困扰：'],
];

function inFormalWords(text: string): string {
  const formal = formalWords.reduce((said, [from, to]) => said.replace(from, to), text);
  return formal
    .replace(/你/g, '您')
    .replace(/挑/g, '选择')
    .replace(/哪一点/g, '哪一项');
}

/** Whether a brand names what it sells: 蜀巷冒菜, 冒菜双人套餐. */
function isNamedLike(brand: string, name: string): boolean {
  return brand.length > 3 && (name.startsWith(brand.slice(-2)) || name.endsWith(brand.slice(-3)));
}

function introOf({ brand, name, it }: Brief, variant: number): string {
  if (brand === '' || name.includes(brand)) return it;
  // 松筋普拉提 is enough: its 产后普拉提 would be the word twice
  if (isNamedLike(brand, name)) return variant === 1 ? `我们${brand}` : brand;
  const ways = [`${brand}的${name}`, `我们${brand}的${name}`, `${brand}${it}`];
  return ways[variant] ?? it;
}

/** The voice that the wish asks for; without one the text stays as it is. */
export function voiceOf(brief: Brief, variant: number): SpokenVoice {
  const intro = introOf(brief, variant);
  switch (readVoice(brief.wish.text).voice) {
    case 'owner': {
      const title = /老板娘|老板|店主|掌柜|主理人/.exec(brief.wish.text)?.[0] ?? '老板';
      const hello = brief.brand ? `我是${brief.brand}的${title}。` : `我是${title}。`;
      const particle = withParticles(['呢', '哈']);
      return { intro: `我家的${brief.name}`, isPlain: false, speak: (lines) => atBeginning(particle(lines), hello) };
    }
    case 'friend': {
      const particle = withParticles(['呀', '哦', '啦']);
      return { intro, isPlain: false, speak: (lines) => atBeginning(particle(lines), friendly[variant] ?? '') };
    }
    case 'expert':
      return {
        intro,
        isPlain: true,
        speak: (lines) => lines.map((line) => changed(line, inFormalWords(line.text))),
      };
    case 'casual':
      return { intro, isPlain: false, speak: withParticles(['呢', '哦', '呀']) };
    case 'humor':
      return {
        intro,
        isPlain: false,
        speak: (lines) =>
          lines.map((line, at) => {
            if (at === 1) return changed(line, `${jokes[variant]}${line.text}`);
            return at === lines.length - 1 && at > 1 ? changed(line, `${jokingEnds[variant]}${line.text}`) : line;
          }),
      };
    default:
      return { intro, isPlain: false, speak: (lines) => [...lines] };
  }
}
