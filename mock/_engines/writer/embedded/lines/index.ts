import type { RoleKey } from '../../../../../src/domain/frameworks';
import { body } from './body';
import { closers } from './closers';
import { openers } from './openers';
import { special } from './special';
import type { RoleLines } from './types';

const book = { ...openers, ...body, ...closers };
const plain: RoleLines = { open: ['{fact}。', '{tip}。'], more: ['{fact}，{benefit}。', '{fact}。', '{tip}。'] };

/** Lines of a role within a framework: the same role does different work where it stands elsewhere. */
export const linesOf = (role: RoleKey, frameworkId = ''): RoleLines =>
  special[`${frameworkId}:${role}`] ?? book[role] ?? plain;

/** The line that a script ends with when its framework has no segment for it. */
export const endingLines: readonly string[] = ['{cta}。'];

/** Words of buying and using: such lines do not suit an idea that is no thing (早起喝水). */
export const isAboutThings = (template: string): boolean =>
  /买|挑|选|用过|换一个|好用的|没有它|长什么样|把麻烦交给|不是所有|差不多|顺手|一个(好的)?\{name\}|同样是|用的时候|用得上|不听吹|普普通通|值不值|上手|镜头|凑近|看东西|参数|照实说|放大了看|每个角度|手边|拆开|摆在明面|一个\{name\}也能/.test(
    template,
  );
