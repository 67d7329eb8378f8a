export { type PromptCategory, promptCategories } from './categories.data';
export {
  type Filled,
  fillTemplate,
  initialValues,
  parseTemplate,
  printTemplate,
  problemsOf,
  type TemplatePiece,
  type TemplateProblem,
  type Variable,
  variablesOf,
  variableTypeOf,
} from './template';
export { type VariableType, variableTypeNames, variableTypes } from './variableTypes.data';
