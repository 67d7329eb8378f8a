import config from './playwright.config';
const flags = process.env.EXP_JS ?? '';
const extra = (process.env.EXP_ARGS ?? '').split(' ').filter(Boolean);
for (const project of (config as any).projects) {
  const o = project.use.launchOptions;
  project.use = { ...project.use, launchOptions: { ...o, args: [...o.args, ...(flags ? [`--js-flags=${flags}`] : []), ...extra] } };
}
(config as any).reporter = 'list'; if (process.env.EXP_AXE) { (config as any).testDir = '.'; (config as any).testMatch = 'exp-axe.ts'; }
export default config;
