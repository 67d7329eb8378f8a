/** What a variable of a prompt may ask for. */
export const variableTypes = ['text', 'longText', 'number', 'choice', 'goods', 'framework', 'platform'] as const;
export type VariableType = (typeof variableTypes)[number];

/** Types as people write them in a template: `{{语气|选择|亲切|亲切,专业}}`. */
export const variableTypeNames: Readonly<Record<VariableType, string>> = {
  text: '文字',
  longText: '长文字',
  number: '数字',
  choice: '选择',
  goods: '商品',
  framework: '框架',
  platform: '平台',
};

/** Between the options of a choice. */
export const optionMarks = /[,，、;；|]/;
