import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Form, Input } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import { ComplianceTextArea, useCompliance } from '@/blocks/compliance';
import { SpecsInput } from '@/blocks/goods/SpecsInput';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { goodsLimits } from '@/domain/goods/limits';
import { productName } from '@/domain/writing/productName';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch } from '../ComposeContext';
import { type FormFault, unreadFields } from '../model/goodsForm';
import type { GoodsDraft, GoodsField } from '../model/state';
import goodsStyles from './goods.module.css';
import { MediaChooser } from './MediaChooser';

const shownWords = 8;

/** Claims on the product page that the ad law forbids: said early, since scripts are made of them. */
function ClaimNotes({ form }: { readonly form: GoodsDraft }) {
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

const unreadId = {
  title: 'compose.goods.unread.title',
  price: 'compose.goods.unread.price',
  selling_points: 'compose.goods.unread.sellingPoints',
  description: 'compose.goods.unread.description',
} as const;
type UnreadField = keyof typeof unreadId;

interface FieldNote {
  readonly validateStatus?: 'error' | 'warning';
  readonly help?: ReactNode;
}

const noteId = (field: string): string => `goods-${field}-note`;

/** Brings a field into view, above the sticky foot of the page, and the cursor into it. */
function focusField(field: GoodsField): void {
  const place = document.getElementById(`goods-${field}`);
  place?.scrollIntoView?.({ block: 'center' });
  place?.focus({ preventScroll: true });
}

/** What is known of the goods, all of it editable. */
export function GoodsForm({ faults }: { readonly faults: readonly FormFault[] }) {
  const t = useT();
  const dispatch = useDispatch();
  const form = useCompose((state) => state.draft.goods.form);
  const guess = useCompose((state) => state.draft.goods.guess);
  const asked = useCompose((state) => state.asked);
  const edit = (patch: Partial<GoodsDraft>) => dispatch({ type: 'goods/edit', patch });
  const fault = (field: FormFault['field']) => faults.find((one) => one.field === field);

  useEffect(() => {
    if (!asked) return;
    focusField(asked);
    dispatch({ type: 'goods/ask', field: undefined });
  }, [asked, dispatch]);

  const text = (field: 'category' | 'brand' | 'spokenName', maxLength: number, placeholder = '') => (
    <Form.Item label={t(`compose.goods.${field}`)} htmlFor={`goods-${field}`}>
      <Input
        id={`goods-${field}`}
        value={form[field] ?? ''}
        maxLength={maxLength}
        placeholder={placeholder}
        onChange={(event) => edit({ [field]: event.target.value })}
      />
    </Form.Item>
  );
  const unread = unreadFields(form).filter((field) => form.missing.includes(field));
  const isGuessed = guess !== undefined && guess === form.title;
  const guessNote = isGuessed ? t(guess === '' ? 'compose.goods.nameUnheard' : 'compose.goods.nameGuessed') : undefined;
  /** What is wrong at a field, else that it was looked for and not found, or not for sure. */
  const note = (field: UnreadField, wrong?: string): FieldNote => {
    const missed = unread.includes(field) ? t(unreadId[field]) : undefined;
    const text = wrong ?? (field === 'title' ? guessNote : undefined) ?? missed;
    return text ? { validateStatus: wrong ? 'error' : 'warning', help: <span id={noteId(field)}>{text}</span> } : {};
  };
  const describedBy = (field: UnreadField) => (note(field).help ? { 'aria-describedby': noteId(field) } : {});

  return (
    <GridLayout gap={16} align="start" className={goodsStyles.goodsForm}>
      <Panel component="section" vertical gap={12} style={{ minInlineSize: 0 }} aria-label={t('compose.goods.media')}>
        <MediaChooser />
      </Panel>
      <Panel component="section" vertical gap={12} style={{ minInlineSize: 0 }} aria-label={t('compose.goods.facts')}>
        <Form layout="vertical" requiredMark={false} component="div">
          <Form.Item
            label={t('compose.goods.name')}
            htmlFor="goods-title"
            {...note('title', fault('title') && t('compose.goods.titleMissing'))}
          >
            <ComplianceTextArea
              id="goods-title"
              {...describedBy('title')}
              isOneLine
              hasBar={false}
              category={form.category}
              value={form.title}
              maxLength={120}
              placeholder={t('compose.goods.namePlaceholder')}
              onChange={(title) => edit({ title })}
            />
          </Form.Item>
          <GridLayout gap={12} className={goodsStyles.fieldRow}>
            <Form.Item
              label={t('compose.goods.price')}
              htmlFor="goods-price"
              {...note('price', fault('price') && t('compose.goods.priceWrong'))}
            >
              <Input
                id="goods-price"
                {...describedBy('price')}
                prefix="¥"
                inputMode="decimal"
                value={form.price}
                onChange={(event) => edit({ price: event.target.value })}
              />
            </Form.Item>
            {text('category', goodsLimits.category)}
            {text('brand', goodsLimits.brand)}
            {text('spokenName', goodsLimits.spokenName, productName(form.title, form.brand))}
          </GridLayout>
          <Form.Item label={t('compose.goods.sellingPoints')} {...note('selling_points')}>
            <SellingPoints points={form.sellingPoints} onChange={(sellingPoints) => edit({ sellingPoints })} />
          </Form.Item>
          <Form.Item label={t('compose.goods.offer')} htmlFor="goods-offer">
            <ComplianceTextArea
              id="goods-offer"
              isOneLine
              hasBar={false}
              category={form.category}
              value={form.offer}
              maxLength={200}
              onChange={(offer) => edit({ offer })}
            />
          </Form.Item>
          <Form.Item label={t('compose.goods.description')} htmlFor="goods-description" {...note('description')}>
            <Input.TextArea
              id="goods-description"
              {...describedBy('description')}
              value={form.description}
              autoSize={{ minRows: 3, maxRows: 8 }}
              maxLength={5000}
              showCount
              onChange={(event) => edit({ description: event.target.value })}
            />
          </Form.Item>
          <Form.Item label={t('goods.specs')} htmlFor="goods-specs">
            <SpecsInput
              id="goods-specs"
              category={form.category}
              value={form.specs}
              onChange={(specs) => edit({ specs })}
            />
          </Form.Item>
        </Form>
        <ClaimNotes form={form} />
      </Panel>
    </GridLayout>
  );
}

interface SellingPointsProps {
  readonly points: readonly string[];
  readonly onChange: (points: readonly string[]) => void;
}

function SellingPoints({ points, onChange }: SellingPointsProps) {
  const t = useT();
  const shown = points.length === 0 ? [''] : points;
  return (
    <Flex vertical gap={8}>
      {shown.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity of their own, only a place
        <Flex key={index} gap={4}>
          <Input
            {...(index === 0 ? { id: 'goods-sellingPoints' } : {})}
            value={point}
            maxLength={100}
            aria-label={t('compose.goods.point', { n: index + 1 })}
            placeholder={t('compose.goods.pointPlaceholder')}
            onChange={(event) => onChange(shown.map((one, at) => (at === index ? event.target.value : one)))}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('compose.goods.removePoint', { n: index + 1 })}
            onClick={() => onChange(shown.filter((_, at) => at !== index))}
          />
        </Flex>
      ))}
      {shown.length < 20 && (
        <Button type="dashed" icon={<PlusOutlined />} onClick={() => onChange([...shown, ''])}>
          {t('compose.goods.addPoint')}
        </Button>
      )}
    </Flex>
  );
}
