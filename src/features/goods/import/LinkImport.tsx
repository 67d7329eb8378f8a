import { Alert, App, Button, Flex, Input, Modal } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { isPrice } from '@/domain/goods';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { LinkRow } from './LinkRow';
import { linksIn, mostLinks } from './readLinks';
import { useLinkImport } from './useLinkImport';

interface Props {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Goods from product pages: one link or many, each read for itself, edited, then saved together. */
export function LinkImport({ onClose, onChanged }: Props) {
  const t = useT();
  const { message } = App.useApp();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const work = useLinkImport(onChanged);
  const isReading = work.lines.some(({ read }) => read.state === 'waiting' || read.state === 'reading');
  const open = work.lines.filter(({ read, saved }) => read.state === 'read' && saved !== 'done');
  const chosen = open.filter((line) => line.isChosen);
  const isFaulty = chosen.some(
    ({ read }) => read.state === 'read' && (!read.found.title.trim() || !isPrice(read.found.price)),
  );
  const { leave } = useLeaveGuard(open.length > 0);

  const read = () => {
    const urls = linksIn(text);
    if (urls.length === 0) return setProblem(t('compose.link.invalid'));
    setProblem(urls.length + work.lines.length > mostLinks ? t('goodsImport.tooManyLinks', { most: mostLinks }) : '');
    work.add(urls);
    setText('');
  };
  const save = async () => {
    setSaving(true);
    const count = await work.saveAll();
    setSaving(false);
    if (count > 0) message.success(t('goodsImport.savedCount', { count }));
  };

  return (
    <Modal
      open
      width={760}
      title={t('goodsImport.linkTitle')}
      onCancel={() => leave(onClose)}
      mask={{ closable: false }}
      footer={
        <Flex gap={8} align="center" justify="space-between" wrap>
          {isReading && <Button onClick={work.stop}>{t('goodsImport.stopReading')}</Button>}
          <span style={{ flex: 1 }} />
          <Button onClick={() => leave(onClose)}>{t('goodsImport.close')}</Button>
          {open.length > 0 && (
            <Button
              type="primary"
              loading={isSaving}
              disabled={chosen.length === 0 || isFaulty}
              onClick={() => void save()}
            >
              {t('goodsImport.saveChosen', { count: chosen.length })}
            </Button>
          )}
        </Flex>
      }
    >
      <Flex vertical gap={16}>
        <Input.TextArea
          value={text}
          autoSize={{ minRows: 2, maxRows: 6 }}
          aria-label={t('goodsImport.links')}
          placeholder={t('goodsImport.linksHint', { most: mostLinks })}
          onChange={(event) => setText(event.target.value)}
          onPressEnter={(event) => {
            if (!event.ctrlKey && !event.metaKey) return;
            event.preventDefault();
            read();
          }}
        />
        <Flex gap={8} align="center" justify="space-between" wrap>
          <Text type="secondary" size="small">
            {t('goodsImport.linksHelp')}
          </Text>
          <Button type={open.length > 0 ? 'default' : 'primary'} disabled={text.trim() === ''} onClick={read}>
            {t('goodsImport.read')}
          </Button>
        </Flex>
        {problem && <Alert type="warning" showIcon title={problem} />}
        <Flex component="ul" vertical gap={12} aria-live="polite">
          {work.lines.map((line) => (
            <LinkRow key={line.url} line={line} work={work} />
          ))}
        </Flex>
      </Flex>
    </Modal>
  );
}
