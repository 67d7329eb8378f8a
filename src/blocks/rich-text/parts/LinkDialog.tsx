import type { Editor } from '@tiptap/core';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { safeUrl } from '@/domain/articles/html';
import { useT } from '@/hooks/useT';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

const withScheme = (url: string): string => (/^[\w-]+(\.[\w-]+)+/.test(url) ? `https://${url}` : url);

/** Address of a link; what is not an address is refused at the field. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const t = useT();
  const known = String(editor.getAttributes('link').href ?? '');
  const [url, setUrl] = useState(known);
  const [isWrong, setWrong] = useState(false);
  const save = () => {
    const href = safeUrl(withScheme(url.trim()), true);
    if (!href) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !known)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <Modal
      open
      title={t('richText.link')}
      onCancel={onClose}
      onOk={save}
      okText={t('common.confirm')}
      cancelText={t('common.cancel')}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          {known && (
            <Button
              danger
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {t('richText.unlink')}
            </Button>
          )}
          <CancelBtn />
          <OkBtn />
        </>
      )}
    >
      <Input
        autoFocus
        aria-label={t('richText.linkAddress')}
        placeholder="https://"
        value={url}
        status={isWrong ? 'error' : ''}
        onChange={(event) => {
          setUrl(event.target.value);
          setWrong(false);
        }}
        onPressEnter={save}
      />
      {isWrong && <div role="alert">{t('richText.linkWrong')}</div>}
    </Modal>
  );
}
