import { Alert } from 'antd';
import { useMemo } from 'react';
import { useCompliance } from '@/blocks/compliance';
import { useT } from '@/hooks/useT';
import type { GoodsDraft } from '../model/state';

const shownWords = 8;

/** Claims on the product page that the ad law forbids: said early, since scripts are made of them. */
export function ClaimNotes({ form }: { readonly form: GoodsDraft }) {
  const t = useT();
  const text = [form.title, ...form.sellingPoints, form.offer, form.description].join('\n');
  const found = useCompliance(text, { category: form.category }).marks;
  const marks = useMemo(() => [...new Map(found.map((mark) => [mark.word, mark])).values()], [found]);
  if (marks.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('compose.goods.claims', { count: marks.length })}
      description={
        <ul>
          {marks.slice(0, shownWords).map((mark) => (
            <li key={mark.word}>
              <strong>{mark.word}</strong> {mark.reason}
            </li>
          ))}
        </ul>
      }
    />
  );
}
