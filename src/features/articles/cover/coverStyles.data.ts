/** Designs of text covers: drawn into an image of 1080 × 1440, so their colors are data. */
export interface CoverStyle {
  readonly key: string;
  readonly name: string;
  readonly ground: readonly [string, string];
  /** Degrees of the gradient. */
  readonly angle: number;
  readonly ink: string;
  readonly accent: string;
  readonly font: 'sans' | 'serif';
  readonly align: 'left' | 'center';
  readonly ornament: 'bars' | 'grid' | 'circle' | 'frame' | 'lines' | 'dots' | 'quote' | 'label';
  /** Letters stand on a strip of the accent. */
  readonly hasMarker: boolean;
}

export const coverStyles: readonly CoverStyle[] = [
  {
    key: 'violet',
    name: '紫夜大字',
    ground: ['#6956eb', '#2a1f7a'],
    angle: 160,
    ink: '#ffffff',
    accent: '#ffc300',
    font: 'sans',
    align: 'left',
    ornament: 'bars',
    hasMarker: false,
  },
  {
    key: 'memo',
    name: '便签手帐',
    ground: ['#fffdf5', '#fff4d6'],
    angle: 180,
    ink: '#2b2620',
    accent: '#ffd666',
    font: 'sans',
    align: 'left',
    ornament: 'lines',
    hasMarker: true,
  },
  {
    key: 'grid',
    name: '网格笔记',
    ground: ['#f7faff', '#e8f1ff'],
    angle: 180,
    ink: '#12305c',
    accent: '#8fc1ff',
    font: 'sans',
    align: 'center',
    ornament: 'grid',
    hasMarker: true,
  },
  {
    key: 'magazine',
    name: '杂志封面',
    ground: ['#f4efe9', '#e6dbcd'],
    angle: 180,
    ink: '#2c211a',
    accent: '#b5481f',
    font: 'serif',
    align: 'center',
    ornament: 'frame',
    hasMarker: false,
  },
  {
    key: 'forest',
    name: '森系引言',
    ground: ['#1f4d3d', '#0f2c23'],
    angle: 180,
    ink: '#f2efe2',
    accent: '#9fd8b9',
    font: 'serif',
    align: 'left',
    ornament: 'quote',
    hasMarker: false,
  },
  {
    key: 'sunset',
    name: '落日渐变',
    ground: ['#ff9a6b', '#ff4f7b'],
    angle: 150,
    ink: '#ffffff',
    accent: '#fff0c2',
    font: 'sans',
    align: 'center',
    ornament: 'circle',
    hasMarker: false,
  },
  {
    key: 'news',
    name: '黑白快讯',
    ground: ['#111111', '#111111'],
    angle: 180,
    ink: '#ffffff',
    accent: '#ff3b30',
    font: 'sans',
    align: 'left',
    ornament: 'label',
    hasMarker: false,
  },
  {
    key: 'mint',
    name: '薄荷圆点',
    ground: ['#d9fbea', '#a9ecd0'],
    angle: 140,
    ink: '#0e3f31',
    accent: '#ffffff',
    font: 'sans',
    align: 'left',
    ornament: 'dots',
    hasMarker: false,
  },
];
