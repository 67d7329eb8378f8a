import { platform_fileContract } from '../src/services/platform_file/schema';
import { atomically } from './_core/atomically';
import { paged } from './_core/paging';
import { type Context, fail, serve } from './_core/serve';
import { addAudit } from './_groups/audit';
import { providerFileUses } from './_groups/files/providerUses';
import { type FileRow, fileView } from './_groups/files/records';
import { purge } from './_groups/files/recycleBin';

const filesOf = ({ db }: Context) => db.table<FileRow>('file');

export default serve(platform_fileContract, {
  data(ctx, { kind, use, ...query }) {
    const usesOf = providerFileUses(ctx.merchant);
    const rows = filesOf(ctx)
      .all()
      .map((row) => {
        const { id, name, url, size, width, height, cover, created_at } = fileView(row);
        const { own, merchants } = usesOf(row);
        const uses = own.map((one) => ({ ...one }));
        const used = uses.length + merchants;
        return { id, name, url, kind: row.kind, size, width, height, cover, created_at, uses, merchants, used };
      })
      .filter((row) => (!kind || row.kind === kind) && (!use || (use === 'used') === row.used > 0));
    return paged(rows, query, { search: ['name'] });
  },

  delete(ctx, { ids }) {
    return atomically(() => {
      const files = filesOf(ctx);
      const rows = ids.map((id) => files.need(id, '文件不存在或已删除'));
      const usesOf = providerFileUses(ctx.merchant);
      for (const row of rows) {
        const { own, merchants } = usesOf(row);
        const [first] = own;
        if (first) fail(`“${row.name}”用在“${first.title}”里，请先在那里换掉再删除`, { errorCode: 'FILE_IN_USE' });
        if (merchants > 0)
          fail(`“${row.name}”还有 ${merchants} 个商家的内容在用，不能删除`, { errorCode: 'FILE_IN_USE' });
      }
      for (const { id, name } of rows) addAudit(ctx, { subject: 'file', id, name, verb: 'delete' });
      purge(ctx.db, rows, () => true);
      return null;
    });
  },
});
