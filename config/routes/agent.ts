import { group, page } from './page';

export const agentRoutes = group('agent', '智能助手', {
  business_map: [],
  routes: [page('agent.prompt', 'AI 提示词')],
});
