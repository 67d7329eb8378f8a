import {
  BellOutlined,
  BulbOutlined,
  ClusterOutlined,
  CustomerServiceOutlined,
  FolderOpenOutlined,
  GiftOutlined,
  HomeOutlined,
  IdcardOutlined,
  LockOutlined,
  SendOutlined,
  SettingOutlined,
  ShopOutlined,
  SnippetsOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

/** Icons that config/routes may name; a test checks that each is here. */
export const menuIcons: Readonly<Record<string, ComponentType>> = {
  BellOutlined,
  BulbOutlined,
  ClusterOutlined,
  CustomerServiceOutlined,
  FolderOpenOutlined,
  GiftOutlined,
  HomeOutlined,
  IdcardOutlined,
  LockOutlined,
  SendOutlined,
  SettingOutlined,
  ShopOutlined,
  SnippetsOutlined,
  UserOutlined,
};

interface MenuIconProps {
  readonly name: string | undefined;
}

/** A menu entry's icon by the name that its route declares. */
export function MenuIcon({ name }: MenuIconProps) {
  const Icon = name ? menuIcons[name] : undefined;
  return Icon ? <Icon /> : null;
}
