import { useLoad } from '@/hooks/useLoad';
import { roleTemplateApi } from '@/services/role_template/api';
import type { OfferedTemplate } from '@/services/role_template/schema';

/** The template that a role was made from; undefined = none, or the provider offers it no more. */
export function useRoleTemplate(id: string | undefined): OfferedTemplate | undefined {
  const { data } = useLoad(roleTemplateApi.offered);
  return data?.list.find((template) => template.id === id);
}
