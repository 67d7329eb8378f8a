import { z } from 'zod';
import { type TeamFigure, teamFigures } from '../../domain/teamReport';
import { daysFilter, get, id } from '../contract';

const figures = z.object(
  Object.fromEntries(teamFigures.map((key) => [key, z.number().int()])) as Record<TeamFigure, z.ZodNumber>,
);

const report = z.object({
  /** Whether the caller sees himself alone: he has not the page of the team. */
  is_own: z.boolean(),
  /** Groups that it can be narrowed to. */
  groups: z.array(z.object({ id, name: z.string() })),
  members: z.array(
    z.object({
      /** '' = work that names nobody. */
      id: z.string(),
      name: z.string(),
      /** No longer in the team. */
      is_former: z.boolean(),
      figures,
    }),
  ),
  days: z.array(z.string()),
  /** Of those who are listed, in the order of `days`. */
  by_day: z.object(
    Object.fromEntries(teamFigures.map((key) => [key, z.array(z.number().int())])) as unknown as Record<
      TeamFigure,
      z.ZodArray<z.ZodNumber>
    >,
  ),
  /** Of everybody, or of the group; absent where the caller sees himself alone. */
  sum: figures.optional(),
});
export type TeamReport = z.infer<typeof report>;

/** What the members of a team did. */
export const teamReportContract = {
  info: get('/team_report/info', {
    summary:
      'Work of some days by member, each figure the length of a list; who does not keep the team sees himself alone',
    input: z.object({ days: daysFilter, group_id: id.optional() }),
    result: report,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.report'] },
  }),
};
