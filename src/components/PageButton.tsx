import { history } from '@umijs/max';
import { Button, type ButtonProps } from 'antd';
import { useCanVisit } from '@/hooks/useCanVisit';

interface PageButtonProps extends Omit<ButtonProps, 'onClick' | 'href'> {
  readonly to: string;
}

/** A button that opens another page of the app; like a `PageLink` it is not there for whoever may not open that page. */
export function PageButton({ to, ...button }: PageButtonProps) {
  const canVisit = useCanVisit();
  return canVisit(to) ? <Button {...button} onClick={() => history.push(to)} /> : null;
}
