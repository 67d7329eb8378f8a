import { toCsv, writeSheet } from '../../../lib/sheets';
import type { TableFile } from './goodsTables';

/** Files for the import of posts, made here. */
const heading = ['视频名称', '平台', '账号', '日期', '时间', '标题', '文案', '标签'];

/** A day so many days from now, YYYY-MM-DD by the clocks of China. */
const dayFrom = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);

export interface Names {
  readonly video: string;
  readonly platform: string;
  readonly account: string;
}

/** `rows` posts, each at a time of its own, of which the first `faulty` have a fault. */
export async function bigPlan({ video, platform, account }: Names, rows: number, faulty: number): Promise<TableFile> {
  const faults = [
    { at: 0, text: '没有这个视频' },
    { at: 2, text: '没有这个账号' },
    { at: 3, text: '待定' },
    { at: 4, text: '25:61' },
  ];
  const blob = await writeSheet({
    name: '发布计划',
    columns: heading.map((title) => ({ title })),
    rows: Array.from({ length: rows }, (_, index) => {
      const minutes = 8 * 60 + (index % 16) * 45;
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      const day = dayFrom(2 + Math.floor(index / 16));
      const row = [video, platform, account, day, time, `批量 ${index + 1}`, '', '好物'];
      const fault = index < faulty ? faults[index % faults.length] : undefined;
      return row.map((cell, at) => (fault?.at === at ? fault.text : cell));
    }),
  });
  return {
    name: '大计划.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await blob.arrayBuffer()),
  };
}

/** One good row and one whose time is wrong. */
export const smallPlan = ({ video, platform, account }: Names): TableFile => ({
  name: '小计划.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    toCsv([
      heading,
      [video, platform, account, dayFrom(40), '09:15', '表格里的第一条', '', '好物'],
      [video, platform, account, dayFrom(41), '晚点', '表格里的第二条', '', '好物'],
    ]),
  ),
});
