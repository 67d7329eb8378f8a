/** What people write above a column of the table of members, without spaces, stars and brackets; simplified and traditional. */
export const memberHeadings = {
  name: /^((成员|成員|员工|員工|真实|真實)?(姓名|名字|名称|名稱)|(full)?name)$/i,
  phone:
    /^((手[机機]|[电電][话話]|移动电话|行動電話)([号號]|[号號][码碼])?|(联系|聯絡|聯繫)(电话|電話|方式|手机|手機)|phone(number)?|mobile)$/i,
  role: /^(角色(名称|名稱)?|职务|職務|职位|職位|岗位|崗位|(权限|權限)(角色)?|role)$/i,
} as const;

/** The same of the table of merchants. */
export const merchantHeadings = {
  name: /^((商家|商户|商戶|店铺|店鋪|门店|門店|店|企业|企業|公司|单位|單位|客户|客戶)?(名称|名稱|名)|商家|商户|商戶|店铺|店鋪|门店|門店|name)$/i,
  contact: /^((联系|聯絡|聯繫)人(姓名)?|负责人|負責人|店长|店長|姓名|contact)$/i,
  phone:
    /^((电话|電話|手机|手機)([号號]|[号號][码碼])?|(联系|聯絡|聯繫)(电话|電話|方式|手机|手機)|phone(number)?|mobile)$/i,
  industry: /^((所属|所屬|经营|經營|主营|主營)?(行业|行業|类目|類目)|industry)$/i,
  address: /^((详细|詳細|门店|門店|店铺|店鋪|经营|經營|公司|联系|聯絡)?地址|address)$/i,
} as const;
