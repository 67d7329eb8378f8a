import { Alert, Flex, Select } from 'antd';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { missingColumns, postColumnKeys, postColumns } from '@/domain/publishing/importing';
import { useT } from '@/hooks/useT';
import { columnName } from '@/lib/sheets';
import styles from './Import.module.css';
import type { ImportFileState } from './useImportFile';

/** Which column of the file holds what: recognized by its heading, changed here. */
export function MappingBar({ file, map }: Pick<ImportFileState, 'file' | 'map'>) {
  const t = useT();
  if (!file) return null;
  const { rows, table } = file;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const options = Array.from({ length: width }, (_, index) => ({
    value: index,
    label: `${columnName(index + 1)} · ${rows[table.head]?.[index] || rows[table.head + 1]?.[index] || ''}`,
  }));
  const missing = missingColumns(table.mapping);
  return (
    // Out of the way as soon as every needed column is known.
    <details className={styles.mapping} open={missing.length > 0 || undefined}>
      <summary className={styles.mappingHead}>
        <strong>{t('publishImport.mapping')}</strong>
        <Text type="secondary" size="small">
          {t('publishImport.mappingHint')}
        </Text>
      </summary>
      <GridLayout columns="repeat(auto-fill, minmax(120px, 1fr))" gap="8px 16px" style={{ marginBlock: 12 }}>
        {postColumnKeys.map((key) => {
          const label = t(`publishImport.column.${key}`);
          const isNeeded = postColumns.find((column) => column.key === key)?.isRequired === true;
          return (
            <Flex key={key} vertical gap={4} style={{ minInlineSize: 0 }}>
              <Text size="small">
                {label}
                {isNeeded && (
                  <span className={styles.needed} aria-hidden>
                    *
                  </span>
                )}
              </Text>
              <Select
                allowClear
                size="small"
                aria-label={label}
                popupMatchSelectWidth={false}
                placeholder={t('publishImport.noColumn')}
                status={missing.includes(key) ? 'error' : ''}
                value={table.mapping[key]}
                options={options}
                onChange={(column: number | undefined) => map(key, column)}
              />
            </Flex>
          );
        })}
      </GridLayout>
      {missing.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('publishImport.unmapped', {
            columns: missing.map((key) => t(`publishImport.column.${key}`)).join(' · '),
          })}
        />
      )}
    </details>
  );
}
