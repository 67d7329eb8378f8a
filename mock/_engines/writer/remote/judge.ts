import { z } from 'zod';
import { judgementFault, type LineJudgement, readRoles } from '../../../../src/domain/breakdown';
import { roleKeyOf } from '../../../../src/domain/frameworks';
import { refuse } from '../../engineError';
import type { JudgeRequest } from '../../writerTypes';
import { JsonObjects } from './jsonObjects';

const role = z
  .string()
  .transform(roleKeyOf)
  .pipe(z.enum(readRoles as [(typeof readRoles)[number], ...typeof readRoles]));
const share = z.number().min(0).max(1);

/** What a model may say of a line, nothing else. */
const answer = z.object({
  line: z.number().int().min(1),
  role,
  confidence: share,
  second: role.nullish(),
  second_confidence: share.nullish(),
});

const failed = { errorCode: 'WRITER_FAILED' };

function toJudgement(found: unknown, count: number): LineJudgement {
  const { success, data } = answer.safeParse(found);
  if (!success) {
    const line = z.object({ line: z.number() }).safeParse(found);
    return refuse(
      line.success
        ? `写作服务对第 ${line.data.line} 句的判断格式不对，拆解没有改动，请重试`
        : '写作服务的回答格式不对，拆解没有改动，请重试',
      failed,
    );
  }
  const { line, confidence, second, second_confidence: secondShare } = data;
  if (line > count) refuse(`写作服务判断了不存在的第 ${line} 句，拆解没有改动，请重试`, failed);
  const isWorth = second && secondShare && second !== data.role;
  return { line, role: data.role, confidence, ...(isWorth ? { second: { role: second, share: secondShare } } : {}) };
}

/**
 * The lines that a model judged, one by one as they are complete.
 * @throws EngineError for an answer that does not fit, leaves lines out or judges one twice, and for `{"copy": false}`
 */
export async function* linesJudged(
  pieces: AsyncIterable<string>,
  { lines }: JudgeRequest,
): AsyncIterable<LineJudgement> {
  const objects = new JsonObjects();
  const judged: LineJudgement[] = [];
  for await (const piece of pieces) {
    for (const found of objects.push(piece)) {
      if (isNoCopy(found))
        refuse('写作服务认为这段文字不是要吸引人或卖东西的文案，拆解没有改动', { errorCode: 'WRITER_NO_COPY' });
      const one = toJudgement(found, lines.length);
      judged.push(one);
      yield one;
    }
  }
  const fault = judgementFault(judged, lines.length);
  if (fault === undefined) return;
  const isMissing = judged.every(({ line }) => line !== fault);
  refuse(`写作服务${isMissing ? '漏掉了' : '重复判断了'}第 ${fault} 句，拆解没有改动，请重试`, failed);
}

const isNoCopy = (found: unknown): boolean => z.object({ copy: z.literal(false) }).safeParse(found).success;
