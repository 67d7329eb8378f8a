/** What a cue of a foreign file has to become: times in seconds, its words, its place as shares of the image. */
interface ExpectedCue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** CSS color, where the file says one. */
  readonly color?: string;
  /** Anchor of the letters: shares of width and height, and which corner (as on a number pad) lies there. */
  readonly place?: { readonly x: number; readonly y: number; readonly anchor: number };
}

interface ForeignSubtitles {
  readonly name: string;
  readonly text: string;
  readonly cues: readonly ExpectedCue[];
  /** Lines of the file that cannot be read. */
  readonly skipped?: readonly number[];
}

const ass = (styles: readonly string[], lines: readonly string[], info: readonly string[] = []): string =>
  [
    '[Script Info]',
    'ScriptType: v4.00+',
    'PlayResX: 1920',
    'PlayResY: 1080',
    ...info,
    '',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding',
    ...styles,
    '',
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    ...lines.map((line) => `Dialogue: 0,${line}`),
  ].join('\n');

const style = (name: string, color: string, alignment: number, margins = '96,96,54'): string =>
  `Style: ${name},微软雅黑,48,${color},&H000000FF,&H00000000,&H64000000,0,0,0,0,100,100,0,0,1,2,0,${alignment},${margins},1`;

const usual = style('Default', '&H00FFFFFF', 2);

/** Subtitle files as other programs and people write them: each with what a player would show. */
export const foreignSubtitles: readonly ForeignSubtitles[] = [
  {
    name: 'ASS: a place in the middle of a line',
    text: ass([usual], ['0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\pos(480,270)}左上']),
    cues: [{ from: 1, to: 2, text: '左上', place: { x: 0.25, y: 0.25, anchor: 2 } }],
  },
  {
    name: 'ASS: a place with its own anchor',
    text: ass([usual], ['0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\an7\\pos(96,54)}角上']),
    cues: [{ from: 1, to: 2, text: '角上', place: { x: 0.05, y: 0.05, anchor: 7 } }],
  },
  {
    name: 'ASS: spaces and fractions in a place',
    text: ass([usual], ['0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\fs40\\pos( 960.0 , 540.5 )\\b1}中间']),
    cues: [{ from: 1, to: 2, text: '中间', place: { x: 0.5, y: 540.5 / 1080, anchor: 2 } }],
  },
  {
    name: 'ASS: a line that moves begins at its first place',
    text: ass([usual], ['0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\an5\\move(480,540,1440,540)}走']),
    cues: [{ from: 1, to: 2, text: '走', place: { x: 0.25, y: 0.5, anchor: 5 } }],
  },
  {
    name: 'ASS: the line at the top',
    text: ass([usual], ['0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\an8}注释']),
    cues: [{ from: 1, to: 2, text: '注释', place: { x: 0.5, y: 0.05, anchor: 8 } }],
  },
  {
    name: 'ASS: the style stands at the top, with its color (blue, green, red)',
    text: ass([usual, style('Top', '&H0000FFFF', 8)], ['0:00:01.00,0:00:02.00,Top,,0,0,0,,上面']),
    cues: [{ from: 1, to: 2, text: '上面', color: '#ffff00', place: { x: 0.5, y: 0.05, anchor: 8 } }],
  },
  {
    name: 'ASS: margins of the line come before those of its style',
    text: ass([style('Left', '&H00FFFFFF', 7)], ['0:00:01.00,0:00:02.00,Left,,192,0,108,,边']),
    cues: [{ from: 1, to: 2, text: '边', place: { x: 0.1, y: 0.1, anchor: 7 } }],
  },
  {
    name: 'ASS: a color of the line',
    text: ass([usual], ['0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\c&H0000FF&}红']),
    cues: [{ from: 1, to: 2, text: '红', color: '#ff0000' }],
  },
  {
    name: 'ASS: 1c, short, without its end sign',
    text: ass([usual], ['0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\1c&HFF00}绿']),
    cues: [{ from: 1, to: 2, text: '绿', color: '#00ff00' }],
  },
  {
    name: 'ASS: outline colors are none of the letters',
    text: ass([usual], ['0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\3c&H0000FF&\\4c&H00FF00&}白']),
    cues: [{ from: 1, to: 2, text: '白' }],
  },
  {
    name: 'ASS: of several colors the one that most letters have',
    text: ass([usual], ['0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\c&H0000FF&}红{\\c&HFF0000&}蓝色的字']),
    cues: [{ from: 1, to: 2, text: '红蓝色的字', color: '#0000ff' }],
  },
  {
    name: 'ASS: a color taken back by \\r',
    text: ass([usual], ['0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\c&H0000FF&}红{\\r}其余都是白的']),
    cues: [{ from: 1, to: 2, text: '红其余都是白的' }],
  },
  {
    name: 'ASS: no size of the image is 384 × 288',
    text: '[Script Info]\n\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\pos(96,72)}小',
    cues: [{ from: 1, to: 2, text: '小', place: { x: 0.25, y: 0.25, anchor: 2 } }],
  },
  {
    name: 'ASS: a place that is no number is passed over',
    text: ass([usual], ['0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\pos(a,b)}仍在']),
    cues: [{ from: 1, to: 2, text: '仍在' }],
  },
  {
    name: 'ASS: a fading color of \\t is not the color',
    text: ass([usual], ['0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\t(0,500,\\c&H0000FF&)}渐变']),
    cues: [{ from: 1, to: 2, text: '渐变' }],
  },
  {
    name: 'ASS: a bad line between good ones',
    text: ass(
      [usual],
      [
        '0:00:01.00,0:00:02.00,Default,,0,0,0,,一',
        '0:00:03.00,0:00:02.00,Default,,0,0,0,,坏',
        '0:00:05.00,0:00:06.00,Default,,0,0,0,,二',
      ],
    ),
    cues: [
      { from: 1, to: 2, text: '一' },
      { from: 5, to: 6, text: '二' },
    ],
    skipped: [13],
  },
  {
    name: 'SSA: old alignments count otherwise, colors are numbers',
    text: [
      '[Script Info]',
      'PlayResX: 640',
      'PlayResY: 480',
      '[V4 Styles]',
      'Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, TertiaryColour, BackColour, Bold, Italic, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, AlphaLevel, Encoding',
      'Style: Default,Arial,20,65535,0,0,0,0,0,1,1,1,6,10,10,24,0,0',
      '[Events]',
      'Format: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
      'Dialogue: Marked=0,0:00:01.00,0:00:02.00,Default,,0000,0000,0000,,旧',
    ].join('\r\n'),
    cues: [{ from: 1, to: 2, text: '旧', color: '#ffff00', place: { x: 0.5, y: 0.05, anchor: 8 } }],
  },
  {
    name: 'SRT: a color of the whole cue',
    text: '1\n00:00:01,000 --> 00:00:02,000\n<font color="#FFCC00">金色</font>\n',
    cues: [{ from: 1, to: 2, text: '金色', color: '#ffcc00' }],
  },
  {
    name: 'SRT: a named color without quotes',
    text: '1\n00:00:01,000 --> 00:00:02,000\n<font face=Arial color=Yellow>黄</font>\n',
    cues: [{ from: 1, to: 2, text: '黄', color: 'yellow' }],
  },
  {
    name: 'SRT: a color that is none is passed over',
    text: '1\n00:00:01,000 --> 00:00:02,000\n<font color="url(x)">字</font>\n',
    cues: [{ from: 1, to: 2, text: '字' }],
  },
  {
    name: 'SRT: the codes of SSA that players know',
    text: '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}上面\n\n2\n00:00:03,000 --> 00:00:04,000\n{\\pos(192,144)}中\n',
    cues: [
      { from: 1, to: 2, text: '上面', place: { x: 0.5, y: 0.05, anchor: 8 } },
      { from: 3, to: 4, text: '中', place: { x: 0.5, y: 0.5, anchor: 2 } },
    ],
  },
  {
    name: 'SRT: cues out of order, a number missing, text with an arrow of its own',
    text: '00:00:03,000 --> 00:00:04,000\n后\n\n7\n0:00:01,5 --> 0:00:02.000\n前 -> 后\n',
    cues: [
      { from: 1.5, to: 2, text: '前 -> 后' },
      { from: 3, to: 4, text: '后' },
    ],
  },
  {
    name: 'VTT: the line in percent and the class of a color',
    text: 'WEBVTT\n\n00:01.000 --> 00:02.000 line:10% align:center\n<c.yellow>黄</c>\n',
    cues: [{ from: 1, to: 2, text: '黄', color: '#ffff00', place: { x: 0.5, y: 0.1, anchor: 8 } }],
  },
  {
    name: 'VTT: a position to the side',
    text: 'WEBVTT\n\n00:01.000 --> 00:02.000 position:20%,line-left line:50%,center\n旁边\n',
    cues: [{ from: 1, to: 2, text: '旁边', place: { x: 0.2, y: 0.5, anchor: 4 } }],
  },
  {
    name: 'VTT: settings that are none',
    text: 'WEBVTT\n\n00:01.000 --> 00:02.000 line:abc% position:999%\n照常\n',
    cues: [{ from: 1, to: 2, text: '照常' }],
  },
  {
    name: 'LRC: lyrics with words marked',
    text: '[ar:谁]\n[00:01.00]<00:01.00>早<00:01.50>上\n[00:03.00]好\n',
    cues: [
      { from: 1, to: 3, text: '早上' },
      { from: 3, to: 6, text: '好' },
    ],
  },
];
