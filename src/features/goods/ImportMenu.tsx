import { DownloadOutlined, DownOutlined, FileExcelOutlined, LinkOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { App, Button, Dropdown } from 'antd';
import { Can } from '@/components/Can';
import type { ResourceTools } from '@/components/resource/types';
import { useAction } from '@/hooks/useAction';
import { saveBlob } from '@/lib/saveBlob';
import type { Goods } from '@/services/goods/schema';
import { exportGoods, exportOrder } from './exportGoods';

/** Ways in from links and tables, and the way out to a table. The dialogs are opened by the address. */
export function ImportMenu({ tools }: { readonly tools: ResourceTools<Goods> }) {
  const { t } = tools;
  const { message } = App.useApp();
  const [params, setParams] = useSearchParams();
  const open = (kind: 'link' | 'sheet') => {
    const next = new URLSearchParams(params);
    next.set('import', kind);
    setParams(next);
  };
  const exporting = useAction(async () => {
    const made = await exportGoods(exportOrder(params), t('goodsImport.exportName'));
    if (made.count > 0) {
      saveBlob(made.blob, made.name);
      message.success(t('goodsImport.exported', { count: made.count }));
    } else message.info(t('goodsImport.exportNothing'));
  });
  return (
    <>
      <Can action="goods.export">
        <Button icon={<DownloadOutlined />} loading={exporting.isPending} onClick={() => void exporting.run(undefined)}>
          {t('goodsImport.export')}
        </Button>
      </Can>
      {tools.can('save') && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'link', icon: <LinkOutlined />, label: t('goodsImport.byLink'), onClick: () => open('link') },
              {
                key: 'sheet',
                icon: <FileExcelOutlined />,
                label: t('goodsImport.bySheet'),
                onClick: () => open('sheet'),
              },
            ],
          }}
        >
          <Button>
            {t('goodsImport.menu')} <DownOutlined aria-hidden />
          </Button>
        </Dropdown>
      )}
    </>
  );
}
