import { useIsInBar, usePageHeading } from '@/components/PageHeading';
import { Text } from '@/components/ui/Text';

interface PageTitleProps {
  readonly title: string;
  readonly size?: 'heading' | 'large';
}

const sizes = {
  heading: { fontSize: 'var(--ant-font-size-heading-3)', lineHeight: 'var(--ant-line-height-heading-3)' },
  large: { fontSize: 28, lineHeight: '36px' },
} as const;

/** The title of a page; nothing where the bar above it says the same. */
export function PageTitle({ title, size = 'heading' }: PageTitleProps) {
  const tag = usePageHeading();
  if (useIsInBar(title)) return null;
  return (
    <Text component={tag} strong style={sizes[size]}>
      {title}
    </Text>
  );
}
