import { Flex } from 'antd';
import { createContext, type ReactNode, useContext } from 'react';
import { PageTitle } from '@/components/PageTitle';
import { Text } from '@/components/ui/Text';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';

/** The title of the page whose tab this is; below it the tab names what follows, and no second title is drawn. */
export const PageOfTabs = createContext<string | undefined>(undefined);

interface PageHeadProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Beside the title: what holds for the whole page. */
  readonly tag?: ReactNode;
  readonly children?: ReactNode;
}

/** Title of a page with what can be begun from it. */
export function PageHead({ title, subtitle, tag, children }: PageHeadProps) {
  const page = useContext(PageOfTabs);
  return (
    <Flex component="header" gap={12} align="flex-end" justify="space-between" wrap>
      <div>
        <Flex wrap align="center" gap={8}>
          {page === undefined ? (
            <PageTitle title={title} />
          ) : (
            title !== page && <VisuallyHidden component="h2">{title}</VisuallyHidden>
          )}
          {tag}
        </Flex>
        {subtitle && (
          <Text component="p" type="secondary" style={{ margin: '4px 0 0' }}>
            {subtitle}
          </Text>
        )}
      </div>
      <Flex gap={8} wrap>
        {children}
      </Flex>
    </Flex>
  );
}
