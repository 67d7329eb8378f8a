import type { CoverLayer } from '@/domain/materials';
import type { Pen } from './pen';
import { paintText } from './text';

/** A surface on which every letter is as wide as it is high, and which keeps what is written. */
function surface() {
  const written: string[] = [];
  let size = 0;
  const context = {
    set font(font: string) {
      size = Number(/([\d.]+)px/.exec(font)?.[1]);
    },
    measureText: (text: string) => ({ width: [...text].length * size }),
    fillText: (text: string) => written.push(text),
  };
  return { context, written };
}

it('breaks the title of a cover where its sense allows', () => {
  const { context, written } = surface();
  const layer = {
    kind: 'text',
    text: 'title',
    lines: 2,
    size: 0.2,
    weight: 700,
    align: 'start',
    valign: 'top',
    paint: 'ink',
  };
  const pen = {
    context,
    width: 1000,
    height: 1000,
    content: { texts: { title: '年轻人都爱的生椰拿铁' }, palette: { ink: '#000000' }, family: '' },
    template: { family: 'Noto Sans SC' },
  };
  paintText(pen as unknown as Pen, layer as unknown as Extract<CoverLayer, { kind: 'text' }>, {
    x: 0,
    y: 0,
    width: 720,
    height: 400,
  });
  expect(written).toEqual(['年轻人都爱的', '生椰拿铁']);
});
