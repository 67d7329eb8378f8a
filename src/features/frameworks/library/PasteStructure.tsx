import { Alert, Flex, Input, Modal } from 'antd';
import { useMemo, useState } from 'react';
import ShareBar from '@/components/ShareBar';
import { Text } from '@/components/ui/Text';
import { maxSegments, maxStructureText, parseStructure, segmentShares } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import { keepPasted } from '../editor/pastedStructure';

interface PasteStructureProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

/** A structure that somebody wrote down elsewhere, read as it is pasted and shown before it is taken over. */
export function PasteStructure({ isOpen, onClose, onEdit }: PasteStructureProps) {
  const t = useT();
  const [text, setText] = useState('');
  const segments = useMemo(() => parseStructure(text), [text]);
  const isTooLong = text.length > maxStructureText;
  return (
    <Modal
      open={isOpen}
      title={t('frameworks.pasteTitle')}
      okText={t('frameworks.pasteOk')}
      okButtonProps={{ disabled: segments.length === 0 }}
      onCancel={onClose}
      onOk={() => {
        keepPasted(segments);
        onClose();
        onEdit();
      }}
    >
      <Flex vertical gap={12}>
        <Text component="p" type="secondary" size={13}>
          {t('frameworks.pasteHelp')}
        </Text>
        <Input.TextArea
          autoSize={{ minRows: 6, maxRows: 14 }}
          value={text}
          aria-label={t('frameworks.pasteTitle')}
          placeholder={t('frameworks.pasteExample')}
          // a paste of hundreds of thousands of characters is no structure and would only slow the field down
          onChange={(event) => setText(event.target.value.slice(0, maxStructureText + 1))}
        />
        {isTooLong && <Alert type="warning" showIcon title={t('frameworks.pasteTooLong', { n: maxStructureText })} />}
        {text.trim() !== '' && segments.length === 0 && (
          <Alert type="info" showIcon title={t('frameworks.pasteUnread')} />
        )}
        {segments.length > 0 && (
          <Flex vertical gap={12} aria-live="polite">
            <ShareBar shares={segmentShares({ segments })} />
            <Text type="secondary" size={13}>
              {t('frameworks.pasteRead', { count: segments.length, max: maxSegments })}
            </Text>
          </Flex>
        )}
      </Flex>
    </Modal>
  );
}
