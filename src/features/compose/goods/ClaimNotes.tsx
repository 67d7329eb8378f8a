import { Alert } from 'antd';
import { useMemo } from 'react';
import { checkText } from '@/domain/compliance';
import { useT } from '@/hooks/useT';
import type { GoodsDraft } from '../model/state';

const shownWords = 8;

/** Claims on the product page that the ad law forbids: said early, since scripts are made of them. */
export function ClaimNotes({ form }: { readonly form: GoodsDraft }) {
  const t = useT();
  const marks = useMemo(() => {
    const text = [form.title, ...form.sellingPoints, form.offer, form.description].join('\n');
    const found = checkText(text, { category: form.category });
    return [...new Map(found.map((mark) => [mark.word, mark])).values()];
  }, [form.title, form.sellingPoints, form.offer, form.description, form.category]);
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
