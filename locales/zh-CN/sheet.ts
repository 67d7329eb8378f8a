export default {
  'sheet.empty': '文件里没有内容。请填好后再上传。',
  'sheet.too_large': '文件超过 {limit} MB。请拆成几个文件，分几次导入。',
  'sheet.old_excel': '这是旧版 Excel（.xls）文件，浏览器读不了。请在 Excel 或 WPS 里「另存为」.xlsx 或 .csv 再上传。',
  'sheet.locked': '文件设了打开密码。请在 Excel 或 WPS 里去掉密码，保存后再上传。',
  'sheet.type': '这不是表格文件。请上传 .xlsx 或 .csv。',
  'sheet.broken': '文件已损坏，或不是真正的 Excel 文件。请用 Excel 或 WPS 打开，另存为 .xlsx 再上传。',
  'sheet.bomb': '文件解压后过大，为了安全没有打开。请只保留需要的数据，另存后再上传。',
  'sheet.too_many_sheets': '工作表超过 {limit} 个。请只保留要导入的那一个。',
  'sheet.too_many_rows': '超过 {limit} 行。请拆成几个文件，分几次导入。',
  'sheet.too_many_columns': '第 {row} 行超过 {limit} 列。请删除多余的列。',
  'sheet.cell_too_long': '第 {row} 行 {column} 列的内容超过 {limit} 个字符。请缩短后再上传。',
  'sheet.open_quote': '第 {row} 行 {column} 列的引号没有结束。请补上引号，或另存为 .xlsx 再上传。',
};
