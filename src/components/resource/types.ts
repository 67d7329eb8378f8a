import type { Rule } from 'antd/es/form';
import type { ReactElement, ReactNode } from 'react';
import type { MessageId, Translate } from '@/hooks/useT';

export interface ResourceRow {
  readonly id: string;
  readonly author?: { readonly id: string } | undefined;
  readonly owner?: { readonly id: string } | undefined;
  /** Of what several people write: a save made on an older one is refused. */
  readonly revision?: number | undefined;
}

/** What a list asks for; filters stand beside the fixed keys. */
export interface ResourceQuery {
  page: number;
  page_size: number;
  keyword?: string;
  sort?: string;
  order?: 'asc' | 'desc';
  [filter: string]: string | number | undefined;
}

export interface FilterChoice {
  readonly value: string | number;
  readonly label: string;
  readonly count?: number;
}

/** The brief's paged list response, point 3. */
export interface ResourcePageData<Row> {
  readonly list: readonly Row[];
  readonly paginator: { readonly total: number };
  readonly filter?: Readonly<Record<string, readonly FilterChoice[]>>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly skipErrorHandler?: boolean;
}

/** The group's calls; what is left out does not show. */
export interface ResourceCalls<Row, Body> {
  readonly data: (query: ResourceQuery, options: CallOptions) => Promise<ResourcePageData<Row>>;
  /** Reads a record that the drawer was opened for by address and that is not on the page. */
  readonly info?: (query: { id: string }, options: CallOptions) => Promise<Row>;
  readonly save?: (body: Body, options?: CallOptions) => Promise<unknown>;
  readonly status?: (body: { ids: string[]; status: number }, options?: CallOptions) => Promise<unknown>;
  readonly remove?: (body: { ids: string[] }, options?: CallOptions) => Promise<unknown>;
  /** Takes records back from the recycle bin; with it a delete is not asked for but can be undone. */
  readonly restore?: (body: { ids: string[] }, options?: CallOptions) => Promise<unknown>;
  readonly review?: (body: { id: string; status: number }, options?: CallOptions) => Promise<unknown>;
}

/** Action keys (ruling 14); an act without a granted key is not rendered. An absent key means: no right is needed. */
interface ResourceActions {
  readonly save?: string;
  readonly status?: string;
  readonly remove?: string;
  readonly review?: string;
}

/** What cells, cards and toolbars may do with rows. All resolve to whether it succeeded. */
export interface ResourceTools<Row> {
  readonly t: Translate;
  readonly can: (act: keyof ResourceActions) => boolean;
  /** Whether all these rows may be deleted, see `manageKey`. */
  readonly canRemove: (rows: readonly Row[]) => boolean;
  readonly edit: (row: Row) => void;
  readonly create: () => void;
  readonly changeStatus: (rows: readonly Row[], status: number) => Promise<boolean>;
  readonly remove: (rows: readonly Row[]) => Promise<boolean>;
  readonly review: (row: Row, status: number) => Promise<boolean>;
  readonly refresh: () => void;
}

export interface ResourceColumn<Row> {
  readonly key: string;
  readonly title: MessageId;
  readonly width?: number;
  readonly align?: 'start' | 'center' | 'end';
  /** The list call sorts by `key`. */
  readonly sortable?: boolean;
  /** Always shown: not offered in the column settings. */
  readonly fixed?: boolean;
  readonly hiddenByDefault?: boolean;
  readonly render: (row: Row, tools: ResourceTools<Row>) => ReactNode;
}

export interface ResourceFilter {
  /** Query key. */
  readonly key: string;
  readonly label: MessageId;
  /** Fixed choices, or those that the list response brings under `filter[key]`. */
  readonly options: readonly { readonly value: string; readonly label: MessageId }[] | 'fromList';
  /** After fixed choices come those of the list response. */
  readonly hasMore?: boolean;
  /** Seldom needed: on wide screens behind 更多筛选, unless it is chosen. */
  readonly isRare?: boolean;
}

interface FieldBase<Values> {
  readonly name: keyof Values & string;
  readonly label: MessageId;
  readonly placeholder?: MessageId;
  readonly help?: MessageId;
  readonly required?: boolean;
  readonly rules?: (t: Translate) => Rule[];
  /** Half a row on wide screens. */
  readonly half?: boolean;
}

/** Props that antd's Form hands to a control. */
export interface ControlProps {
  readonly id?: string;
  // biome-ignore lint/suspicious/noExplicitAny: filled by Form.Item at run time
  readonly value?: any;
  // biome-ignore lint/suspicious/noExplicitAny: filled by Form.Item at run time
  readonly onChange?: (value: any) => void;
}

export type ResourceField<Values> =
  | (FieldBase<Values> & { readonly kind: 'text'; readonly max?: number })
  | (FieldBase<Values> & { readonly kind: 'textarea'; readonly max?: number; readonly rows?: number })
  | (FieldBase<Values> & { readonly kind: 'money' })
  | (FieldBase<Values> & { readonly kind: 'tags'; readonly max: number; readonly maxLength: number })
  | (FieldBase<Values> & { readonly kind: 'choice'; readonly suggestionsFrom: string; readonly max?: number })
  | (FieldBase<Values> & { readonly kind: 'custom'; readonly control: ReactElement<ControlProps> });

export interface ResourceForm<Row, Values extends object, Body> {
  /** Without it records are changed and never added. */
  readonly createTitle?: MessageId;
  /** The toolbar has a usual way to begin: this one stands behind it. */
  readonly isCreateSecond?: boolean;
  readonly editTitle: MessageId;
  readonly width?: number;
  readonly fields: readonly ResourceField<Values>[];
  readonly initial: (row: Row | undefined) => Values;
  readonly toBody: (values: Values, row: Row | undefined) => Body;
  /** Field of the record's name, where two of a record can stand side by side: a conflict may end with both. */
  readonly copyField?: keyof Values & string;
}

interface ResourceEmpty {
  readonly title: MessageId;
  readonly description: MessageId;
  readonly illustration?: ReactNode;
  /** Next action; without it the create button stands here. */
  readonly action?: {
    readonly label: MessageId;
    readonly href: string;
    /** The action key without which it would lead to a refusal. */
    readonly right: string;
  };
}

/** A list page, declared: everything it has and may do. The kit brings URL state, toasts, rights and empty states. */
export interface Resource<Row extends ResourceRow, Values extends object = object, Body = unknown> {
  /** Under which columns and density are remembered. */
  readonly key: string;
  readonly title: MessageId;
  readonly subtitle?: MessageId;
  /** Beside the title: what holds for the whole page. */
  readonly tag?: ReactNode;
  readonly calls: ResourceCalls<Row, Body>;
  readonly actions: ResourceActions;
  /** Action key for deleting what others made; who lacks it deletes only rows of which he is the `owner`, or the `author` where there is none. */
  readonly manageKey?: string;
  /** How a row is called in questions and labels. */
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly ResourceColumn<Row>[];
  readonly filters?: readonly ResourceFilter[];
  /** Sent with every list call. */
  readonly fixedQuery?: Readonly<Record<string, string | number>>;
  readonly search?: MessageId;
  readonly form?: ResourceForm<Row, Values, Body>;
  readonly card?: (row: Row, tools: ResourceTools<Row>) => ReactNode;
  /** Shown first on wide screens when there are cards; narrow screens always get cards. */
  readonly defaultView?: 'table' | 'cards';
  /** Cards of words and figures are wider than those that show an image, and have their tick at the end. */
  readonly cardShape?: 'image' | 'text';
  /** Cards can be sorted too: by the columns that can. */
  readonly canSortCards?: boolean;
  readonly rowActions?: (row: Row, tools: ResourceTools<Row>) => ReactNode;
  /** Of the column of actions, pixels; 128 unless told. */
  readonly actionsWidth?: number;
  readonly toolbar?: (tools: ResourceTools<Row>) => ReactNode;
  /** Batch status actions on a selection. */
  readonly statusActions?: readonly { readonly status: number; readonly label: MessageId }[];
  /** Further actions on a selection; `clear` ends it. */
  readonly batchActions?: (rows: readonly Row[], tools: ResourceTools<Row>, clear: () => void) => ReactNode;
  /** What a delete loses, said before it happens (only where nothing can be undone). */
  readonly removeWarning?: MessageId;
  /** Said with `count` after a delete that can be taken back; without it that they are in the recycle bin. */
  readonly removedMessage?: MessageId;
  readonly empty: ResourceEmpty;
}
