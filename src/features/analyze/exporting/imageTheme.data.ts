/** Data: colors of the image that is handed out; it looks the same in both themes. */
export const imageTheme = {
  ground: '#f6f5fb',
  card: '#ffffff',
  ink: '#1f1d2b',
  muted: '#6b6880',
  line: '#e6e3f2',
  brand: '#6956eb',
  density: '#6956eb',
  speed: '#08979c',
  emotion: '#d4380d',
  roles: {
    purple: '#722ed1',
    geekblue: '#2f54eb',
    volcano: '#d4380d',
    magenta: '#c41d7f',
    green: '#389e0d',
    cyan: '#08979c',
    gold: '#d48806',
    lime: '#7cb305',
  },
  font: '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif',
} as const;
