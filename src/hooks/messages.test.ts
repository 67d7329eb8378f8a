import arEG from '../../locales/ar-EG';
import enUS from '../../locales/en-US';
import faIR from '../../locales/fa-IR';
import heIL from '../../locales/he-IL';
import kuIQ from '../../locales/ku-IQ';
import zhCN from '../../locales/zh-CN';
import zhTW from '../../locales/zh-TW';

type Messages = Readonly<Record<string, string>>;

const source: Messages = zhCN;
const ids = Object.keys(source);
const basics = ids.filter((id) => /^(common|menu|shell)\./.test(id));

/** Names of the values that a message takes, plural and select forms included. */
const valuesOf = (text: string | undefined): ReadonlySet<string> =>
  new Set([...(text ?? '').matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1] ?? ''));

describe.each([
  ['zh-TW', zhTW, ids],
  ['en-US', enUS, ids],
  ['ar-EG', arEG, basics],
  ['fa-IR', faIR, basics],
  ['he-IL', heIL, basics],
  ['ku-IQ', kuIQ, basics],
] as readonly [string, Messages, readonly string[]][])('%s', (_code, messages, needed) => {
  test('has every text that it must have', () => {
    expect(needed.filter((id) => !messages[id])).toEqual([]);
  });

  test('has no text that nobody asks for', () => {
    expect(Object.keys(messages).filter((id) => !(id in source))).toEqual([]);
  });

  // Leaving a value out may be idiom; asking for one that the caller does not give is a broken sentence.
  test('asks for no value that the source does not have', () => {
    const wrong = Object.keys(messages).filter((id) =>
      [...valuesOf(messages[id])].some((name) => !valuesOf(source[id]).has(name)),
    );
    expect(wrong).toEqual([]);
  });
});

test('ids carry their area', () => {
  expect(ids.filter((id) => !/^[a-z][a-zA-Z]*\.[\w.-]+$/.test(id))).toEqual([]);
});
