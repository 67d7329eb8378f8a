import { DownloadOutlined, DownOutlined, FileExcelOutlined, LinkOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import type { ResourceTools } from '@/components/resource/types';
import { messageOf } from '@/lib/request';
import { saveBlob } from '@/lib/saveBlob';
import type { Goods } from '@/services/goods/schema';
import { exportGoods, exportOrder } from './exportGoods';

/** Ways in from links and tables, and the way out to a table. The dialogs are opened by the address. */
export function ImportMenu({ tools }: { readonly tools: ResourceTools<Goods> }) {
  const { t } = tools;
  const { message } = App.useApp();
  const [params, setParams] = useSearchParams();
  const [isExporting, setExporting] = useState(false);
  const open = (kind: 'link' | 'sheet') => {
    const next = new URLSearchParams(params);
    next.set('import', kind);
    setParams(next);
  };
  const getFile = async () => {
    setExporting(true);
    try {
      const made = await exportGoods(exportOrder(params), t('goodsImport.exportName'));
      if (made.count > 0) {
        saveBlob(made.blob, made.name);
        message.success(t('goodsImport.exported', { count: made.count }));
      } else message.info(t('goodsImport.exportNothing'));
    } catch (error) {
      message.error(messageOf(error));
    } finally {
      setExporting(false);
    }
  };
  return (
    <>
      <Button icon={<DownloadOutlined />} loading={isExporting} onClick={() => void getFile()}>
        {t('goodsImport.export')}
      </Button>
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
