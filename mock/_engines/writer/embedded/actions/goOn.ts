import type { VideoPlatformId } from '../../../../../src/domain/platforms';
import { briefOf } from '../brief';
import { callsToAction } from '../callToAction';
import { cuesIn } from '../lexicon/cues';
import { hashText, randomOf, shuffled } from '../random';
import { Echo, termsOf } from '../reading';
import { type Around, untold } from './expand';

/** Two to four sentences that go on where the text ends: what the goods have left to say, or what its points mean. */
export function continueText(
  text: string,
  around: Around,
  platform: VideoPlatformId | undefined,
  seed: number,
): string {
  const random = randomOf(hashText(`${around.before}${text}`) ^ Math.imul(seed, 0x85ebca6b));
  const brief = briefOf(around.goods, around.goods ? '' : `${around.before}\n${text}`, around.wish);
  const echo = new Echo();
  echo.add(`${around.before}${text}${around.after}`);
  const said: string[] = [];
  const say = (sentence: string | undefined): void => {
    if (sentence && said.length < 4 && echo.take(sentence)) said.push(sentence);
  };
  const term = termsOf(text)[0]?.text ?? brief.name;
  const benefits = shuffled(
    cuesIn(text, brief).flatMap(({ benefits }) => benefits),
    random,
  );
  const facts = around.goods ? shuffled(untold(brief, `${around.before}${text}`), random) : [];
  const leads = shuffled(['再往下说，', '除此之外，', '还有一点值得看，', '顺着往下看，'], random);
  if (benefits[0]) say(`说到${term}，${benefits[0]}。`);
  facts.slice(0, 2).forEach((fact, index) => {
    say(`${leads[index]}${fact}。`);
  });
  if (benefits[1]) say(`${benefits[1]}，这就是${term}的用处。`);
  if (said.length < 2 && brief.isThing)
    for (const tip of shuffled(brief.kind.tips, random).slice(0, 2)) say(`${tip}。`);
  if (said.length < 2) say(`关于${term}，【补充：接下来要讲的一件事或一个例子】`);
  if (around.after.trim() === '' && around.goods) say(`${callsToAction(brief, platform ?? 'douyin')[0]}。`);
  return said.join('');
}
