const { setFlagsFromString } = require('node:v8');
const vm = require('node:vm');

/**
 * jest's runtime, which compiles each module once a process instead of once a test file: the files of a page share some
 * two thousand modules, and to parse them again took a quarter of the processor's time. What a module holds is as
 * separate as ever: only its compiled code is shared. jest loads it as it is: JavaScript.
 */

// A function that was not called for a while keeps its compiled code: the next test file will call it.
setFlagsFromString('--no-flush-bytecode');

/** Compiled modules by file, with the source that they were compiled from. */
const compiled = new Map();
const compileFunction = vm.compileFunction;

vm.compileFunction = (source, parameters, options) => {
  if (!options?.parsingContext || !options.filename) return compileFunction(source, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  const known = compiled.get(options.filename);
  if (known?.source === source && known.head === head) return known.script.runInContext(options.parsingContext);
  // The callback for dynamic imports is left out: with it V8 takes no compiled code of another script, and jest refuses them.
  const script = new vm.Script(`${head}${source}\n})`, { filename: options.filename, columnOffset: -head.length });
  compiled.set(options.filename, { source, head, script });
  return script.runInContext(options.parsingContext);
};

module.exports = require('jest-runtime');
