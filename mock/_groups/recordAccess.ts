import { articleContract } from '../../src/services/article/schema';
import { breakdownContract } from '../../src/services/breakdown/schema';
import type { ChainType } from '../../src/services/chain/schema';
import { chatContract } from '../../src/services/chat/schema';
import type { Permission } from '../../src/services/contract';
import { figureContract } from '../../src/services/figure/schema';
import { fileContract } from '../../src/services/file/schema';
import { frameworkContract } from '../../src/services/framework/schema';
import { goodsContract } from '../../src/services/goods/schema';
import { knowledgeContract } from '../../src/services/knowledge/schema';
import { projectContract } from '../../src/services/project/schema';
import { publishContract } from '../../src/services/publish/schema';
import { scriptContract } from '../../src/services/script/schema';
import { shooting_planContract } from '../../src/services/shooting_plan/schema';
import { topicContract } from '../../src/services/topic/schema';
import { videoContract } from '../../src/services/video/schema';
import { isPermitted } from '../_core/grants';
import type { Context } from '../_core/serve';
import type { Row } from '../_core/store';
import { type FrameworkRow, isVisible } from './frameworks';

/** What opening a record of each type asks for; templates are data of the product. */
const permissions: Readonly<Record<ChainType, Permission>> = {
  article: articleContract.info.permission,
  breakdown: breakdownContract.info.permission,
  chat: chatContract.info.permission,
  figure: figureContract.info.permission,
  file: fileContract.media_info.permission,
  framework: frameworkContract.info.permission,
  goods: goodsContract.info.permission,
  knowledge: knowledgeContract.info.permission,
  project: projectContract.info.permission,
  publish: publishContract.info.permission,
  script: scriptContract.info.permission,
  shooting_plan: shooting_planContract.info.permission,
  template: { open: 'data of the product' },
  topic: topicContract.info.permission,
  video: videoContract.info.permission,
};

/** Whether the caller opens records of a type at all. */
export const mayOpenKind = (ctx: Context, type: ChainType): boolean => isPermitted(ctx.grants, permissions[type]);

/** Whether the caller may open a record: its kind by his pages; a conversation or a private framework only as its owner. */
export function mayOpen(ctx: Context, type: ChainType, row: Row): boolean {
  if (!mayOpenKind(ctx, type)) return false;
  if (type === 'framework') return isVisible(row as FrameworkRow, ctx.account);
  const isPrivate = type === 'chat' && (row as Row & { account_id?: string }).account_id !== ctx.account.id;
  return !isPrivate;
}
