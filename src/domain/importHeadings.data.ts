/** What people write above a column of the table of members, without spaces and stars; simplified and traditional. */
export const memberHeadings = {
  name: /^(姓名|成员姓名|名字|名称|name)$/i,
  phone: /^(手[机機]|手[机機][号號]|手[机機][号號][码碼]|[电電][话話]|联系电话|phone|mobile)$/i,
  role: /^(角色|角色名称|职务|权限角色|role)$/i,
} as const;

/** The same of the table of merchants. */
export const merchantHeadings = {
  name: /^(商家|商家名称|商家名稱|名称|名稱|店铺|店铺名称|店名|企业名称|公司名称|name)$/i,
  contact: /^(联系人|聯絡人|联系人姓名|负责人|姓名|contact)$/i,
  phone: /^(电话|電話|联系电话|聯絡電話|手机|手機|手机号|手机号码|phone|mobile)$/i,
  industry: /^(行业|行業|所属行业|类目|industry)$/i,
  address: /^(地址|详细地址|门店地址|address)$/i,
} as const;
