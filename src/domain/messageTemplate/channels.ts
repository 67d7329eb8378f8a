export const channels = ['inapp', 'sms', 'wechat', 'mail'] as const;
export type Channel = (typeof channels)[number];

/** What a channel sends. A text message by SMS has no title; of a mail it is the subject. */
export interface ChannelContent {
  readonly title: string;
  readonly text: string;
}

export type ChannelContents = Readonly<Record<Channel, ChannelContent>>;

interface ChannelLimits {
  /** 0 = the channel has no title. */
  readonly title: number;
  readonly text: number;
}

/**
 * Characters that a channel takes once its variables are filled in. SMS: Aliyun and Tencent Cloud take up to 500 with
 * the signature. WeChat: the title of a template message is the template's own; its texts are short.
 */
export const channelLimits: Readonly<Record<Channel, ChannelLimits>> = {
  inapp: { title: 40, text: 500 },
  sms: { title: 0, text: 500 },
  wechat: { title: 40, text: 200 },
  mail: { title: 100, text: 10_000 },
};

/** One SMS holds 70 characters in UCS-2; a longer text goes out in parts of 67, whose headers take the rest (GSM 03.40). */
export const SMS_SINGLE = 70;
export const SMS_PART = 67;

export const emptyContents: ChannelContents = {
  inapp: { title: '', text: '' },
  sms: { title: '', text: '' },
  wechat: { title: '', text: '' },
  mail: { title: '', text: '' },
};

/** What goes out by SMS: the signature in its brackets stands before the text and counts. */
export const smsText = (signature: string, text: string): string => (signature ? `【${signature}】${text}` : text);

/** UTF-16 units of an SMS, as networks count them (an emoji takes two), and the parts that it is paid as. */
export function smsLength(text: string): { readonly count: number; readonly parts: number } {
  const count = text.length;
  if (count === 0) return { count, parts: 0 };
  return { count, parts: count <= SMS_SINGLE ? 1 : Math.ceil(count / SMS_PART) };
}
