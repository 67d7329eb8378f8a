/** The second merchant's own paper: nobody else sees it. */
export const teaNotes = `# 星野茶铺 冲泡手册

## 白茶怎么泡

水温 90 到 95℃，5 克茶配 150 毫升水。第一泡 10 秒出汤，以后每泡多 5 秒。

## 怎么存

阴凉、干燥、避光，离冰箱和香皂远一点。拆封的茶饼用棉纸包好，放进纸箱。
`;
