import { Link } from '@umijs/max';
import { Grid } from 'antd';
import styles from './header.module.css';

interface BrandLinkProps {
  readonly name: string;
  readonly logo: string;
  readonly home: string;
}

/** The provider's logo and name, leading home. */
export function BrandLink({ name, logo, home }: BrandLinkProps) {
  const isWide = Grid.useBreakpoint().md;
  return (
    <Link to={home} className={styles.brand} aria-label={name}>
      <img src={logo} alt="" />
      {isWide ? <span>{name}</span> : null}
    </Link>
  );
}
