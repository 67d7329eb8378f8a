export default {
  'sheet.empty': 'The file is empty. Fill it in and upload it again.',
  'sheet.too_large': 'The file is larger than {limit} MB. Split it and import the parts one by one.',
  'sheet.old_excel':
    'This is an old Excel file (.xls) that browsers cannot read. Save it as .xlsx or .csv and upload that.',
  'sheet.locked': 'The file has a password. Remove it in Excel, save and upload again.',
  'sheet.type': 'This is not a table. Upload an .xlsx or .csv file.',
  'sheet.broken':
    'The file is damaged or not really an Excel file. Open it in Excel, save it as .xlsx and upload that.',
  'sheet.bomb': 'The file unpacks to an unsafe size and was not opened. Keep only the data you need and save it again.',
  'sheet.too_many_sheets': 'More than {limit} sheets. Keep only the one to import.',
  'sheet.too_many_rows': 'More than {limit, number} rows. Split the file and import the parts one by one.',
  'sheet.too_many_columns': 'Row {row} has more than {limit} columns. Remove those that are not needed.',
  'sheet.cell_too_long': 'Row {row}, column {column} holds more than {limit} characters. Shorten it and upload again.',
  'sheet.open_quote': 'The quote in row {row}, column {column} never ends. Close it, or save the file as .xlsx.',
  'sheet.too_slow':
    'This file took too long to read and was stopped. Keep only the table to import, save it as a new file and try again.',
  'sheet.choose': 'Choose a table',
  'sheet.template': 'Download the template',
  'sheet.templateFailed': 'The template could not be made, try again',
  'sheet.moreFaults': '{count, number} more are not listed. Correct these and upload the file again.',
};
