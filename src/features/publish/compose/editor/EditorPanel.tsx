import { Flex } from 'antd';
import { FactSources } from '@/blocks/facts';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { hasScript } from '../model';
import { useComposer } from '../useComposer';
import { AccountTabs } from './AccountTabs';
import { PlatformFields } from './PlatformFields';
import { TextFields } from './TextFields';
import { OwnTimeField, TimeField } from './TimeField';

/** What is said: once for all, and on a tab of its own for each account that should say something else. */
export function EditorPanel() {
  const t = useT();
  const {
    accounts: { chosen },
    navigation: { tab },
    content: { post, draft },
    videos: { find },
  } = useComposer();
  if (!draft) return null;
  const account = chosen.find(({ id }) => id === (post ? post.account_id : tab));
  const body = () => {
    if (post)
      return (
        <>
          <TextFields accountId={undefined} />
          <TimeField />
          {account && <PlatformFields account={account} />}
        </>
      );
    if (account)
      return (
        <>
          <TextFields accountId={account.id} />
          <OwnTimeField accountId={account.id} />
          <PlatformFields account={account} />
        </>
      );
    const hint = chosen.some(({ id }) => hasScript(draft, id)) ? 'composer.scriptHint' : 'composer.commonHint';
    return (
      <>
        <Text component="p" type="secondary">
          {t(chosen.length === 0 ? 'composer.firstAccounts' : hint)}
        </Text>
        <TextFields accountId={undefined} />
        <TimeField />
      </>
    );
  };
  return (
    <FactSources goodsId={find(draft.videoId)?.goods_id}>
      {post ? (
        <Flex vertical gap={24}>
          {body()}
        </Flex>
      ) : (
        <AccountTabs draft={draft}>{body()}</AccountTabs>
      )}
    </FactSources>
  );
}
