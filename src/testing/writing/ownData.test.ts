import { checkRules } from '../../domain/compliance';
import { checkFacts, documentSources, isDoubtful, sourcesOf } from '../../domain/factCheck';
import { freshGoods } from './freshGoods.data';
import { pieceKinds, pieceOf } from './pieces';

describe('what the writer takes from a record is neither doubted nor called forbidden', () => {
  it.each(freshGoods)('$title', (goods) => {
    const sources = [...sourcesOf(goods), ...goods.documents.flatMap((text) => documentSources(goods.trade, text))];
    // a placeholder is nobody's statement
    const lines = pieceKinds.flatMap((kind) => pieceOf(goods, kind)).filter((line) => !line.includes('【'));
    expect(lines.filter((line) => checkFacts(line, sources).some(isDoubtful))).toEqual([]);
    const forbidden = lines.filter(
      (line) => checkRules(line, { platform: 'douyin', category: goods.category }).length > 0,
    );
    // that one makes no more than so many is a claim to look at, though the record has it
    expect(forbidden.filter((line) => !line.includes('一天只做'))).toEqual([]);
  });
});
