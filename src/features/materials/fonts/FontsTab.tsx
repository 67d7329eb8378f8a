import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Flex, Input, Modal, Segmented, Slider } from 'antd';
import { useRef, useState } from 'react';
import { useMaterials } from '@/blocks/materials';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { FileInput } from '@/components/upload/FileInput';
import { builtInFonts } from '@/domain/materials';
import { useCan } from '@/hooks/useCan';
import { type MessageId, useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { materialApi } from '@/services/material/api';
import { formatSize } from '@/utils/formatSize';
import { OwnActions, useRemoveMaterial } from '../parts/OwnActions';
import { FavoriteButton } from '../parts/StarButton';
import { useKeep } from '../parts/useKeep';
import { FontCard, type FontLook, outlines } from './FontCard';
import { ownFontFamily, useOwnFonts } from './ownFonts';
import { FontFileError, mostFontBytes, readFont } from './readFont';

/** Fonts with one's own words in them: what they look like, what they lack, what one may do with them. */
export function FontsTab() {
  const t = useT();
  const materials = useMaterials('font');
  const removeMaterial = useRemoveMaterial(materials.refresh);
  const keep = useKeep();
  const [text, setText] = useState(() => t('material.fonts.sampleText'));
  const [look, setLook] = useState<FontLook>({ size: 36, outline: 'none' });
  const [pending, setPending] = useState<{ readonly file: File; readonly name: string }>();
  useOwnFonts(materials.own);
  const builtIn = builtInFonts.map((one) => ({ ...one, name: t(`materialData.font.${one.id}` as MessageId) }));
  const choose = async (file: File) => {
    const explain = (error: unknown) =>
      error instanceof FontFileError ? t(error.id, { name: file.name, max: formatSize(mostFontBytes) }) : undefined;
    const font = await keep.act('read', () => readFont(file), { explain });
    if (font) setPending({ file, name: (font.name || file.name.replace(/\.[^.]+$/, '')).slice(0, 120) });
  };
  return (
    <Flex vertical gap={16}>
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 3 }}
        maxLength={120}
        aria-label={t('material.fonts.sample')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <FontControls look={look} onLook={setLook} onFile={(file) => void choose(file)} />
      {materials.problem && <Alert type="error" showIcon title={materials.problem} />}
      <GridLayout columns="repeat(auto-fill, minmax(min(100%, 400px), 1fr))" gap={12}>
        {materials.own.map((one) => (
          <FontCard
            key={one.id}
            name={one.name}
            family={ownFontFamily(one.id)}
            weights={[400]}
            addresses={[one.url]}
            text={text}
            look={look}
            licence={one.licence}
            actions={<OwnActions one={one} materials={materials} onRemove={(id) => void removeMaterial(id)} />}
          />
        ))}
        {builtIn.map((one) => (
          <FontCard
            key={one.id}
            name={one.name}
            family={one.family}
            weights={one.weights}
            text={text}
            look={look}
            licence={`${t('material.fonts.ofl')} · ${one.holder}`}
            actions={<FavoriteButton materials={materials} id={one.id} name={one.name} />}
          />
        ))}
      </GridLayout>
      {pending && (
        <Consent
          name={pending.name}
          onClose={() => setPending(undefined)}
          onKeep={async (name, licence) => {
            const kept = await keep.act(
              'font',
              async () => {
                const { id, url } = await keep.store({ file: pending.file, facts: {} });
                return materialApi.save({ kind: 'font', name, url, file_id: id, licence }, shownByCaller);
              },
              { done: 'material.saved' },
            );
            if (!kept) return;
            setPending(undefined);
            materials.refresh();
          }}
        />
      )}
    </Flex>
  );
}

interface FontControlsProps {
  readonly look: FontLook;
  readonly onLook: (look: FontLook) => void;
  readonly onFile: (file: File) => void;
}

/** How the words are shown, and where a font of one's own is put in. */
function FontControls({ look, onLook, onFile }: FontControlsProps) {
  const t = useT();
  const can = useCan();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Flex gap="8px 12px" align="center" wrap>
      <Text type="secondary" size={13}>
        {t('material.fonts.size')}
      </Text>
      <Slider
        style={{ minInlineSize: '128px' }}
        min={16}
        max={96}
        value={look.size}
        ariaLabelForHandle={t('material.fonts.size')}
        onChange={(size) => onLook({ ...look, size })}
      />
      <Segmented
        aria-label={t('material.fonts.outline')}
        value={look.outline}
        onChange={(outline) => onLook({ ...look, outline })}
        options={outlines.map((value) => ({ value, label: t(`material.fonts.outline.${value}`) }))}
      />
      {can('material.save') && (
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t('material.fonts.upload')}
        </Button>
      )}
      <Text type="secondary" size={13}>
        {t('material.fonts.uploadHint', { max: formatSize(mostFontBytes) })}
      </Text>
      <FileInput
        ref={input}
        accept=".ttf,.otf,.woff2"
        aria-label={t('material.fonts.upload')}
        onFiles={([file]) => file && onFile(file)}
      />
    </Flex>
  );
}

interface ConsentProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onKeep: (name: string, licence: string) => Promise<void>;
}

/** A font is somebody's work: it is kept only with a word on the right to use it. */
function Consent({ name: given, onClose, onKeep }: ConsentProps) {
  const t = useT();
  const [name, setName] = useState(given);
  const [licence, setLicence] = useState('');
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isReady = isSure && licence.trim() !== '' && name.trim() !== '';
  return (
    <Modal
      open
      title={t('material.fonts.upload')}
      okText={t('material.saveOwn')}
      okButtonProps={{ disabled: !isReady, loading: isBusy, title: isReady ? '' : t('material.fonts.consentNeeded') }}
      onCancel={onClose}
      onOk={() => {
        setBusy(true);
        void onKeep(name.trim(), licence.trim()).finally(() => setBusy(false));
      }}
    >
      <Flex vertical gap={16}>
        <Flex vertical gap={4}>
          <label htmlFor="font-name">{t('material.name')}</label>
          <Input id="font-name" value={name} maxLength={120} onChange={({ target }) => setName(target.value)} />
        </Flex>
        <Flex vertical gap={4}>
          <label htmlFor="font-licence">{t('material.fonts.licenceOwn')}</label>
          <Input
            id="font-licence"
            value={licence}
            maxLength={300}
            placeholder={t('material.fonts.licenceHint')}
            onChange={({ target }) => setLicence(target.value)}
          />
        </Flex>
        <Checkbox checked={isSure} onChange={({ target }) => setSure(target.checked)}>
          {t('material.fonts.consent')}
        </Checkbox>
      </Flex>
    </Modal>
  );
}
