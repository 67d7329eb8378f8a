import { useSearchParams } from '@umijs/max';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/lazyPart';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useCan } from '@/hooks/useCan';
import { GoodsDetails } from './GoodsDetails';
import { goodsResource } from './goodsResource';

const SheetImport = lazyPart(() => import('./import/SheetImport').then((module) => ({ default: module.SheetImport })));
const LinkImport = lazyPart(() => import('./import/LinkImport').then((module) => ({ default: module.LinkImport })));

/** The goods of the merchant: the list, one goods in its drawer, and the dialogs that `?import=` opens. */
export function GoodsLibrary() {
  const [params, setParams] = useSearchParams();
  const [version, setVersion] = useState(0);
  const canSave = useCan()('goods.save');
  const kind = canSave ? params.get('import') : null;
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete('import');
    setParams(next);
  };
  const dialog = { onClose: close, onChanged: () => setVersion((now) => now + 1) };
  return (
    <>
      <ResourcePage resource={goodsResource} version={version} />
      <GoodsDetails />
      <Suspense fallback={null}>
        {kind === 'sheet' && <SheetImport {...dialog} />}
        {kind === 'link' && <LinkImport {...dialog} />}
      </Suspense>
    </>
  );
}
