export { type PromptCategory, promptCategories } from './categories.data';
export {
  fillTemplate,
  initialValues,
  parseTemplate,
  problemsOf,
  type Variable,
  variablesOf,
} from './template';
export { type VariableType, variableTypeNames, variableTypes } from './variableTypes.data';
