import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/PageLink';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import { type Help, rightFor } from './helps';

interface Props {
  readonly post: PublishItem;
  readonly helps: readonly Help[];
  readonly onHelp: (help: Help) => void;
}

/** The right that each help needs besides those of actions on the post. */
function rightOf(help: Help, post: PublishItem): string {
  switch (help) {
    case 'send':
    case 'retry':
    case 'settle':
      return rightFor(help, post.state);
    case 'later':
      return 'publish.schedule';
    case 'login':
      return 'wemedia.bind';
    case 'board':
      return 'wemedia.save';
    default:
      return rightFor('edit', post.state);
  }
}

const places: Readonly<Partial<Record<Help, (post: PublishItem) => string>>> = {
  approval: ({ id }) => `/publish/approval?item=${id}`,
  board: ({ account_id }) => `/publish/wemedia?account=${account_id}`,
};

/** The buttons that get a post further, the most helpful first. */
export function PostHelps({ post, helps, onHelp }: Props) {
  const t = useT();
  const can = useCan();
  const mine = helps.filter((help) => can(rightOf(help, post)));
  if (mine.length === 0) return null;
  const button = (help: Help, index: number): ReactNode => {
    const place = places[help];
    const type = index === 0 ? 'primary' : 'default';
    if (place) {
      return (
        <PageLink key={help} to={place(post)}>
          <Button type={type} tabIndex={-1}>
            {t(`publishTruth.help.${help}`)}
          </Button>
        </PageLink>
      );
    }
    return (
      <Button key={help} type={type} onClick={() => onHelp(help)}>
        {t(`publishTruth.help.${help}`)}
      </Button>
    );
  };
  return (
    <Flex gap={8} wrap>
      {mine.map(button)}
    </Flex>
  );
}
