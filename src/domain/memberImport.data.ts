/** What people write above a column of the table of members, without spaces and stars; simplified and traditional. */
export const memberHeadings = {
  name: /^(姓名|成员姓名|名字|名称|name)$/i,
  phone: /^(手[机機]|手[机機][号號]|手[机機][号號][码碼]|[电電][话話]|联系电话|phone|mobile)$/i,
  role: /^(角色|角色名称|职务|权限角色|role)$/i,
} as const;
