export default {
  'sheet.empty': '檔案裡沒有內容。請填好後再上傳。',
  'sheet.too_large': '檔案超過 {limit} MB。請拆成幾個檔案，分幾次匯入。',
  'sheet.old_excel':
    '這是舊版 Excel（.xls）檔案，瀏覽器讀不了。請在 Excel 或 WPS 裡「另存新檔」為 .xlsx 或 .csv 再上傳。',
  'sheet.locked': '檔案設了開啟密碼。請在 Excel 或 WPS 裡去掉密碼，儲存後再上傳。',
  'sheet.type': '這不是表格檔案。請上傳 .xlsx 或 .csv。',
  'sheet.broken': '檔案已損壞，或不是真正的 Excel 檔案。請用 Excel 或 WPS 開啟，另存為 .xlsx 再上傳。',
  'sheet.bomb': '檔案解壓後過大，為了安全沒有開啟。請只保留需要的資料，另存後再上傳。',
  'sheet.too_many_sheets': '工作表超過 {limit} 個。請只保留要匯入的那一個。',
  'sheet.too_many_rows': '超過 {limit, number} 列資料。請拆成幾個檔案，分幾次匯入。',
  'sheet.too_many_columns': '第 {row} 列超過 {limit} 欄。請刪除多餘的欄。',
  'sheet.cell_too_long': '第 {row} 列 {column} 欄的內容超過 {limit} 個字元。請縮短後再上傳。',
  'sheet.open_quote': '第 {row} 列 {column} 欄的引號沒有結束。請補上引號，或另存為 .xlsx 再上傳。',
  'sheet.too_slow': '這個檔案讀了很久也沒有讀完，已停下。請只保留要匯入的表，另存後再上傳。',
  'sheet.choose': '選擇表格',
  'sheet.template': '下載範本',
  'sheet.templateFailed': '範本沒有生成，請重試',
};
