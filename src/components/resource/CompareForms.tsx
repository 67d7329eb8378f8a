import { Alert, ConfigProvider, Flex, Form, Skeleton, theme } from 'antd';
import { LoadFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { FieldInput } from './FieldInput';
import styles from './Resource.module.css';
import type { FilterChoice, ResourceField, ResourceForm, ResourceRow } from './types';

interface CompareFormsProps<Row extends ResourceRow, Values extends object, Body> {
  readonly form: ResourceForm<Row, Values, Body>;
  readonly mine: Values;
  /** Reads the record as it is stored now. */
  readonly readStored: () => Promise<Row>;
  readonly choices: Readonly<Record<string, readonly FilterChoice[]>> | undefined;
}

/** Two states of a record side by side: the fields of its form that differ, and none of the others. */
export function CompareForms<Row extends ResourceRow, Values extends object, Body>(
  props: CompareFormsProps<Row, Values, Body>,
) {
  const { form, mine, readStored, choices } = props;
  const t = useT();
  const { data: row, error, refresh } = useLoad(readStored);
  if (error) return <LoadFailure error={error} onRetry={refresh} />;
  if (!row) return <Skeleton active />;
  const stored = form.initial(row);
  const fields = form.fields.filter(({ name }) => written(mine[name]) !== written(stored[name]));
  if (fields.length === 0) return <Alert type="info" showIcon title={t('resource.compareSame')} />;
  const side = { fields, choices };
  return (
    <GridLayout columns="repeat(auto-fit, minmax(260px, 1fr))" gap={24}>
      <Side {...side} title={t('resource.compareMine')} values={mine} />
      <Side {...side} title={t('resource.compareStored')} values={stored} />
    </GridLayout>
  );
}

/** A field that was never filled in is as empty as one that was emptied. */
const written = (value: unknown): string => JSON.stringify(value ?? '');

interface SideProps<Values extends object> {
  readonly title: string;
  readonly values: Values;
  readonly fields: readonly ResourceField<Values>[];
  readonly choices: Readonly<Record<string, readonly FilterChoice[]>> | undefined;
}

function Side<Values extends object>({ title, values, fields, choices }: SideProps<Values>) {
  const { token } = theme.useToken();
  return (
    <Flex component="section" vertical gap={8} aria-label={title} style={{ pointerEvents: 'none' }}>
      <Text component="h3" strong>
        {title}
      </Text>
      {/* Nothing is changed here, but all of it is to be read. */}
      <ConfigProvider theme={{ token: { colorTextDisabled: token.colorText } }}>
        <Form layout="vertical" className={styles.form} initialValues={values} disabled requiredMark={false}>
          {fields.map((field) => (
            <FieldInput key={field.name} field={field} choices={choices} />
          ))}
        </Form>
      </ConfigProvider>
    </Flex>
  );
}
