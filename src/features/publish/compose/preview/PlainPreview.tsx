import { Avatar } from 'antd';
import { Thumb } from '@/components/thumb/Thumb';
import styles from './preview.module.css';

interface Props {
  readonly post: {
    readonly title: string;
    readonly description: string;
    readonly topics: readonly string[];
    readonly cover: string;
  };
  readonly account: { readonly name: string; readonly avatar: string };
}

/** A post as most phones show it: picture, who it is from, words. */
export function PlainPreview({ post, account }: Props) {
  return (
    <div className={styles.phone}>
      <Thumb src={post.cover} ratio={3 / 4} />
      <div className={styles.words}>
        <span className={styles.who}>
          <Avatar size={24} src={account.avatar || undefined} alt="" /> {account.name}
        </span>
        <strong>{post.title}</strong>
        <p>{post.description}</p>
        <p>{post.topics.map((topic) => `#${topic}`).join(' ')}</p>
      </div>
    </div>
  );
}
