/** Max plugins and their options. */
export const plugins = {
  antd: { appConfig: {}, configProvider: {} },
  access: {},
  model: {},
  initialState: { loading: '@/loading' },
  request: {},
  /** Successor of umi-plugin-locale on Umi 4. antd's own locale and direction are set by shell/i18n. */
  locale: { default: 'zh-CN', antd: false, baseNavigator: false, baseSeparator: '-', title: false },
  moment2dayjs: {},
} as const;
