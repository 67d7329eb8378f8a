/** Development proxies. With API_PROXY set, /api goes to a real backend; run with MOCK=none then. */
const target = process.env.API_PROXY;

export const proxy = target ? { '/api': { target, changeOrigin: true } } : undefined;
