import { type DaySpan, spanText } from './daySpans';

/** What is counted of a member's work; each is the length of a list with a filter. */
export const teamFigures = [
  'breakdowns',
  'scripts',
  'articles',
  'videos',
  'published',
  'reviewed',
  'answered',
] as const;
export type TeamFigure = (typeof teamFigures)[number];

interface FigureList {
  readonly path: string;
  /** Parameter that names a member or a group. */
  readonly who: string;
  readonly days: (span: DaySpan) => Readonly<Record<string, string>>;
  readonly fixed?: Readonly<Record<string, string>>;
  /** Action key without which the list holds only what is one's own. */
  readonly right?: string;
}

const made = (span: DaySpan) => ({ made: spanText(span) });

const lists: Readonly<Record<TeamFigure, FigureList>> = {
  breakdowns: { path: '/compose/analyze', who: 'author_id', days: made },
  scripts: { path: '/creative/script', who: 'author_id', days: made },
  articles: { path: '/creation/post', who: 'author_id', days: made },
  // Every version is a piece of work, not the current one alone.
  videos: { path: '/publish/media', who: 'author_id', days: made, fixed: { stack: '0' } },
  published: {
    path: '/publish/statistics',
    who: 'member',
    days: ({ from, to }) => ({ from, to }),
    fixed: { range: 'own', by: 'post' },
  },
  reviewed: {
    path: '/publish/approval',
    who: 'by',
    days: (span) => ({ days: spanText(span) }),
    fixed: { view: 'handled' },
    right: 'publish.approve',
  },
  answered: {
    path: '/service/comment',
    who: 'handled_by',
    days: (span) => ({ handled: spanText(span) }),
    fixed: { state: 'answered' },
  },
};

/** Action key that the list behind a figure asks for besides its page; undefined = none. */
export const rightOfFigure = (figure: TeamFigure): string | undefined => lists[figure].right;

/** Address of the list that a figure is the length of. @param who id of a member or of a group; undefined = everybody */
export function listOfFigure(figure: TeamFigure, who: string | undefined, span: DaySpan): string {
  const { path, who: key, days, fixed } = lists[figure];
  return `${path}?${new URLSearchParams({ ...fixed, ...(who === undefined ? {} : { [key]: who }), ...days(span) })}`;
}
