import { Alert, Button, Skeleton } from 'antd';
import { type ReactNode, useMemo } from 'react';
import {
  builtInFonts,
  type CoverTemplate,
  coverTemplateById,
  coverTemplates,
  stickerGroups,
  titlePatterns,
} from '@/domain/materials';
import { loops, soundEffects } from '@/engine/audio';
import { type MessageId, useT } from '@/hooks/useT';
import type { Material, MaterialKind } from '@/services/material/schema';
import { CoverCanvas } from './cover/CoverCanvas';
import styles from './materials.module.css';
import { effectSound, loopSound, wavOf } from './sound/soundFiles';
import { stickerAddress, stickerFile } from './stickerMedia';
import { useMaterials } from './useMaterials';

/** What was picked. Own material has its record, built-in files are made when they are asked for. */
export interface PickedMaterial {
  readonly kind: MaterialKind;
  /** Id of the built-in one, or of the record. */
  readonly id: string;
  readonly name: string;
  readonly own?: Material;
  /** Of a title: its words, with braces where something is to be filled in. */
  readonly text?: string;
  /** Of a font. */
  readonly family?: string;
  /** Of stickers and sounds: the file; built-in ones are drawn or played for it. */
  readonly file?: () => Promise<File>;
}

export interface MaterialPickerProps {
  readonly kind: MaterialKind;
  readonly onPick: (material: PickedMaterial) => void;
}

interface Group {
  readonly id: string;
  readonly title: string;
  readonly items: readonly (PickedMaterial & { readonly picture?: string })[];
}

const shapes: Readonly<Record<MaterialKind, string | undefined>> = {
  title: styles.rows,
  music: styles.rows,
  sound: styles.rows,
  sticker: styles.grid,
  font: styles.grid,
  cover: styles.covers,
};

const asFile = async (url: string, name: string): Promise<File> => {
  const blob = await (await fetch(url)).blob();
  return new File([blob], name, { type: blob.type });
};

/** Own and built-in creation material of one kind, to be chosen from. */
export function MaterialPicker({ kind, onPick }: MaterialPickerProps) {
  const t = useT();
  const { own, isLoading, problem, refresh } = useMaterials(kind);
  const mine: Group = {
    id: 'own',
    title: t('material.own'),
    items: own.map((one) => ({
      kind,
      id: one.id,
      name: one.name,
      own: one,
      ...(kind === 'title' ? { text: one.content } : {}),
      ...(kind === 'font' ? { family: `own-${one.id}` } : {}),
      ...(one.url ? { file: () => asFile(one.url, one.name) } : {}),
      ...(kind === 'sticker' || kind === 'cover' ? { picture: one.url } : {}),
    })),
  };
  const groups = [mine, ...builtIn(kind, t)].filter(({ items }) => items.length > 0);
  if (isLoading) return <Skeleton active />;
  return (
    <div className={styles.picker}>
      {problem && (
        <Alert
          type="error"
          showIcon
          title={problem}
          action={
            <Button size="small" onClick={refresh}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {groups.map((group) => (
        <section key={group.id} aria-label={group.title}>
          <h3 className={styles.pickerTitle}>{group.title}</h3>
          <div className={shapes[kind]}>
            {group.items.map(({ picture, ...item }) => (
              <Tile key={item.id} name={item.text ?? item.name} onClick={() => onPick(item)}>
                <Face kind={kind} id={item.id} picture={picture} />
              </Tile>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Face({ kind, id, picture }: { kind: MaterialKind; id: string; picture: string | undefined }) {
  if (picture) return <img src={picture} alt="" width={72} height={kind === 'cover' ? 96 : 72} />;
  const template = kind === 'cover' ? coverTemplateById(id) : undefined;
  return template ? <SampleCover template={template} /> : null;
}

/** A cover template with sample words. */
function SampleCover({ template }: { readonly template: CoverTemplate }) {
  const t = useT();
  const content = useMemo(
    () => ({
      texts: {
        title: t('material.covers.sampleTitle'),
        sub: t('material.covers.sampleSub'),
        badge: t('material.covers.sampleBadge'),
        price: t('material.covers.samplePrice'),
      },
      palette: template.palette,
      family: '',
    }),
    [template, t],
  );
  return <CoverCanvas template={template} content={content} size="3:4" width={108} label="" />;
}

function Tile({ name, onClick, children }: { name: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.tile} onClick={onClick}>
      {children}
      <span className={styles.tileName}>{name}</span>
    </button>
  );
}

function builtIn(kind: MaterialKind, t: ReturnType<typeof useT>): readonly Group[] {
  const named = (id: string): string => t(id as MessageId);
  const one = (items: Group['items']): readonly Group[] => [{ id: 'built-in', title: t('material.builtIn'), items }];
  switch (kind) {
    case 'sticker':
      return stickerGroups.map((group) => ({
        id: group.id,
        title: t(`materialData.stickerGroup.${group.id}`),
        items: group.stickers.map(({ id }) => {
          const name = t(`materialData.sticker.${id}`);
          return { kind, id, name, picture: stickerAddress(id), file: () => stickerFile(id, name) };
        }),
      }));
    case 'title':
      return one(titlePatterns.map(({ id, pattern }) => ({ kind, id, name: pattern, text: pattern })));
    case 'font':
      return one(builtInFonts.map(({ id, family }) => ({ kind, id, name: named(`materialData.font.${id}`), family })));
    case 'cover':
      return one(coverTemplates.map(({ id }) => ({ kind, id, name: named(`materialData.cover.${id}`) })));
    case 'music':
      return one(
        loops.map((score) => {
          const name = named(`materialData.loop.${score.id}`);
          return {
            kind,
            id: score.id,
            name,
            file: async () => new File([wavOf(await loopSound(score))], `${name}.wav`, { type: 'audio/wav' }),
          };
        }),
      );
    case 'sound':
      return one(
        soundEffects.map((effect) => {
          const name = named(`materialData.sound.${effect.id}`);
          return {
            kind,
            id: effect.id,
            name,
            file: async () => new File([wavOf(await effectSound(effect))], `${name}.wav`, { type: 'audio/wav' }),
          };
        }),
      );
  }
}
