import { AccessContext } from '@@/plugin-access/context';
import { readFileSync } from 'node:fs';
import { render, screen, waitFor } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { libraryUploads } from '@/blocks/media/uploads/libraryUploads';
import { shotOf } from '@/domain/storyboard/planShots';
import { createProject } from '@/engine/project/createProject';
import { appStage } from '@/testing/app/appStage';
import { ComposeContext, type ComposeParts } from '../ComposeContext';
import { draftProject } from '../model/draftProject';
import { createComposeStore } from '../model/store';
import { FindingList } from '../produce/FindingList';
import { aCard, aDraft, stateOf } from '../testBuilders';
import { takeConverted } from './conversions';

const app = appStage();

const phone = {
  kind: 'video',
  url: '/api/oss/phone.mov',
  name: '手机.mov',
  width: 90,
  height: 160,
  duration: 2,
} as const;

function compose() {
  const store = createComposeStore(
    stateOf(aDraft({ cards: [aCard({ id: 'a', text: '看杯子', shot: shotOf(phone) })] })),
  );
  store.dispatch({ type: 'goods/edit', patch: { media: [phone] } });
  return store;
}

test('a clip without a decoder is offered the conversion where the export is checked, by its name', () => {
  const store = compose();
  const built = draftProject(store.get());
  const project = built.kind === 'ready' ? built.project : createProject({ title: 't', id: 'p' });
  const mediaId = Object.values(project.media).find(({ url }) => url === phone.url)?.id ?? '';
  const finding = { severity: 'error', code: 'media-convertible', fix: 'convert-media' } as const;
  const yes = () => true;
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <App>
        <AccessContext.Provider value={{ canAdmin: true, canVisit: yes, canVisitAny: yes, canDo: yes }}>
          <ComposeContext value={{ store } as ComposeParts}>
            <FindingList
              project={project}
              findings={[{ ...finding, values: { mediaId, clipId: 'a', name: '' } }]}
              isChecking={false}
              onRetry={() => undefined}
            />
          </ComposeContext>
        </AccessContext.Provider>
      </App>
    </RawIntlProvider>,
  );
  screen.getByText('素材“手机.mov”的画面浏览器放不出来，转换后就能导出');
  screen.getByRole('button', { name: /转\s?换/ });
  expect(screen.queryByRole('button', { name: '去更换' })).not.toBeInTheDocument();
});

test('what a conversion has made is stored in the library and shown in the place of the clip', async () => {
  await app.signIn('owner');
  const store = compose();
  const bytes = readFileSync('src/testing/e2e/material/bad/plain.mp4');
  const output = { file: new File([bytes], '手机.mp4', { type: 'video/mp4' }), release: () => undefined };
  const onTaken = jest.fn();
  takeConverted(
    store,
    {
      ...{ id: 'media-conversion:draft/phone', kind: 'media-conversion', title: '', isHere: false },
      ...{ state: { name: 'succeeded' }, startedAt: 0, updatedAt: 0 },
      ...{ input: { key: 'draft/phone', name: '手机.mov', source: phone.url, mediaId: phone.url }, output },
    },
    onTaken,
  );
  await waitFor(() => expect(onTaken).toHaveBeenCalled());
  const { cards, goods } = store.get();
  const { list } = await app.api<{ list: readonly { url: string }[] }>('owner', 'GET', '/file/data', {
    keyword: '手机.mp4',
  });
  expect(list).toHaveLength(1);
  expect(goods.form.media).toMatchObject([
    { kind: 'video', url: list[0]?.url, name: '手机.mp4', file_id: expect.any(String) },
  ]);
  expect(cards[0]?.shot).toMatchObject({ url: list[0]?.url, trimStart: 0 });
  libraryUploads.abandon(libraryUploads.items().map(({ id }) => id));
});
