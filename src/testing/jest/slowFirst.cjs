const { default: Sequencer } = require('@jest/test-sequencer');

/** Walks of many pages or programs. On a machine that has not run them yet jest goes by size, and they are short files. */
const slow = [
  'fuzz/parsers',
  'shell/refusedButtons',
  'mock/persistence',
  'goods/goodsPage',
  'mock/writer',
  'publish/publishPages',
  'team/team.test',
  'projects/projectsPage',
  'mixcut/mixcutPages',
  'mock/lead',
  'contract/',
];

const isSlow = ({ path }) => slow.some((part) => path.includes(part));

/** Begins with the longest, so that one process does not work on alone while the other has nothing left. jest loads it as it is: JavaScript. */
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
};
