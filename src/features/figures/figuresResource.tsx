import { defineResource } from '@/components/resource/defineResource';
import { figureApi } from '@/services/figure/api';
import type { Figure } from '@/services/figure/schema';
import { AppearanceInput } from './AppearanceInput';
import { ConsentControl, SettingsControl, TrialControl, VoiceControl } from './controls';
import { FigureCard } from './FigureCard';
import {
  type Appearance,
  type FigureBody,
  type FigureValues,
  figureBody,
  figureValues,
  portraitKind,
  wholeConsent,
} from './figureForm';

export const figuresResource = defineResource<Figure, FigureValues, FigureBody>({
  key: 'figure',
  title: 'figures.title',
  subtitle: 'figures.subtitle',
  search: 'figures.search',
  defaultView: 'cards',
  nameOf: (figure) => figure.name,
  actions: { save: 'figure.save', status: 'figure.status', remove: 'figure.delete' },
  calls: {
    data: figureApi.data,
    info: figureApi.info,
    save: figureApi.save,
    status: figureApi.status,
    remove: figureApi.delete,
    restore: ({ ids }, options) => figureApi.status({ ids, status: 1 }, options),
  },
  filters: [
    {
      key: 'kind',
      label: 'figures.kind',
      options: [
        { value: 'presenter', label: 'figures.drawn' },
        { value: 'portrait', label: 'figures.photo' },
      ],
    },
    { key: 'favorite', label: 'figures.favorite', options: [{ value: '1', label: 'figures.favoriteOnly' }] },
    {
      key: 'status',
      label: 'figures.status',
      options: [
        { value: '1', label: 'figures.on' },
        { value: '0', label: 'figures.off' },
      ],
    },
  ],
  columns: [
    { key: 'name', title: 'figures.name', fixed: true, sortable: true, render: (figure) => figure.name },
    {
      key: 'kind',
      title: 'figures.kind',
      render: (figure, { t }) => t(figure.presenter === portraitKind ? 'figures.photo' : 'figures.drawn'),
    },
    {
      key: 'status',
      title: 'figures.status',
      render: (figure, { t }) => t(figure.status === 1 ? 'figures.on' : 'figures.off'),
    },
  ],
  card: (figure, tools) => <FigureCard figure={figure} tools={tools} />,
  form: {
    createTitle: 'figures.create',
    editTitle: 'figures.edit',
    width: 760,
    initial: figureValues,
    toBody: figureBody,
    fields: [
      { name: 'name', label: 'figures.name', kind: 'text', required: true, max: 40 },
      {
        name: 'appearance',
        label: 'figures.appearance',
        kind: 'custom',
        control: <AppearanceInput />,
        rules: (t) => [
          {
            validator: async (_, value: Appearance) => {
              if (value.presenter === portraitKind && !value.portrait) throw new Error(t('figures.needsPhoto'));
            },
          },
        ],
      },
      {
        name: 'consent',
        label: 'figures.consent',
        kind: 'custom',
        control: <ConsentControl />,
        rules: (t) => [
          ({ getFieldValue }) => ({
            validator: async (_, value) => {
              const { presenter } = getFieldValue('appearance') as Appearance;
              if (presenter === portraitKind && !wholeConsent(value)) throw new Error(t('figures.needsConsent'));
            },
          }),
        ],
      },
      { name: 'voice', label: 'voices.title', kind: 'custom', control: <VoiceControl /> },
      { name: 'settings', label: 'figures.settings', kind: 'custom', control: <SettingsControl /> },
      { name: 'trial', label: 'figures.trial', kind: 'custom', control: <TrialControl /> },
    ],
  },
  empty: { title: 'figures.emptyTitle', description: 'figures.emptyText' },
});
