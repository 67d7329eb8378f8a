import { checkFacts, isDoubtful, sourcesOf } from '../index';
import { offerCorpus } from './offers.data';

/** `PRINT=on npx jest factCheck/corpus/offers` lists what is judged wrongly. */
const isPrinting = process.env.PRINT === 'on';

const sentences = offerCorpus
  .trim()
  .split('\n')
  .map((line) => {
    const [price = '', offer = '', marked = ''] = line.split(' | ');
    const from = marked.indexOf('{');
    const wrong = from < 0 ? undefined : { from, to: marked.indexOf('}') - 1 };
    const goods = { title: '样品', price, description: '', selling_points: [], specs: [], offer };
    const text = marked.replace(/[{}]/g, '');
    return { line, text, wrong, doubts: checkFacts(text, sourcesOf(goods)).filter(isDoubtful) };
  });

test('an offer of the record is no false alarm, another one is caught', () => {
  const wrong = sentences.filter((one) => one.wrong);
  const right = sentences.filter((one) => !one.wrong);
  const caught = wrong.filter(
    ({ wrong: at, doubts }) => at && doubts.some(({ from, to }) => from < at.to && to > at.from),
  );
  const accused = right.filter(({ doubts }) => doubts.length > 0);
  if (isPrinting) {
    const shown = accused.map(
      ({ line, text, doubts }) => `false  ${line}  ${doubts.map(({ from, to }) => text.slice(from, to)).join('; ')}`,
    );
    const missed = wrong.filter((one) => !caught.includes(one)).map(({ line }) => `missed  ${line}`);
    const figures = `caught ${caught.length} of ${wrong.length}, false alarms ${accused.length} of ${right.length}`;
    process.stdout.write(`${[figures, ...shown, ...missed].join('\n')}\n`);
  }
  expect(caught.length / wrong.length).toBeGreaterThanOrEqual(0.9);
  expect(accused.length / right.length).toBeLessThanOrEqual(0.05);
});
