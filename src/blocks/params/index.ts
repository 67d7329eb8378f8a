export { NumberControl } from './NumberControl';
export { ParamControl } from './ParamControl';
export { Row, Section } from './Section';
