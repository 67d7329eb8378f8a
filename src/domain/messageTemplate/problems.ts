import { type Channel, type ChannelContents, channelLimits, channels, smsText } from './channels';
import {
  hasBrokenPlace,
  isValueOf,
  isVariableName,
  missingValues,
  renderText,
  sampleValues,
  type TemplateVariable,
  variablesIn,
} from './variables';

export interface MessageContent {
  /** The channels that are in use. */
  readonly channels: readonly Channel[];
  readonly variables: readonly TemplateVariable[];
  readonly contents: ChannelContents;
}

type ContentField = 'title' | 'text';

/** What keeps a template from being published. */
export type TemplateProblem =
  | { readonly kind: 'noChannel' }
  | { readonly kind: 'empty' | 'broken'; readonly channel: Channel; readonly field: ContentField }
  | { readonly kind: 'unknown'; readonly channel: Channel; readonly name: string }
  | {
      readonly kind: 'long';
      readonly channel: Channel;
      readonly field: ContentField;
      readonly max: number;
      readonly count: number;
    }
  | { readonly kind: 'badName' | 'twice' | 'noSample' | 'badSample'; readonly name: string };

const fieldsOf = (channel: Channel): readonly ContentField[] =>
  channelLimits[channel].title > 0 ? ['title', 'text'] : ['text'];

function variableProblems(variables: readonly TemplateVariable[]): TemplateProblem[] {
  return variables.flatMap(({ name, type, sample }, index): TemplateProblem[] => {
    if (!isVariableName(name)) return [{ kind: 'badName', name }];
    if (variables.findIndex((other) => other.name === name) < index) return [{ kind: 'twice', name }];
    if (!sample.trim()) return [{ kind: 'noSample', name }];
    return isValueOf(type, sample) ? [] : [{ kind: 'badSample', name }];
  });
}

function channelProblems(content: MessageContent, channel: Channel, signature: string): TemplateProblem[] {
  const known = content.variables.map(({ name }) => name);
  const samples = sampleValues(content.variables);
  const written = content.contents[channel];
  const unknown = [...new Set(fieldsOf(channel).flatMap((field) => variablesIn(written[field])))]
    .filter((name) => !known.includes(name))
    .map((name): TemplateProblem => ({ kind: 'unknown', channel, name }));
  const wrong = fieldsOf(channel).flatMap((field): TemplateProblem[] => {
    const text = written[field];
    if (!text.trim()) return [{ kind: 'empty', channel, field }];
    if (hasBrokenPlace(text)) return [{ kind: 'broken', channel, field }];
    const rendered = renderText(text, samples);
    const count = (channel === 'sms' ? smsText(signature, rendered) : rendered).length;
    const max = channelLimits[channel][field];
    return count > max ? [{ kind: 'long', channel, field, max, count }] : [];
  });
  return [...unknown, ...wrong];
}

/** All that is wrong with a template, in the order of its form. @param signature stands before each SMS */
export function templateProblems(content: MessageContent, signature: string): TemplateProblem[] {
  if (content.channels.length === 0) return [{ kind: 'noChannel' }, ...variableProblems(content.variables)];
  const used = channels.filter((channel) => content.channels.includes(channel));
  return [
    ...variableProblems(content.variables),
    ...used.flatMap((channel) => channelProblems(content, channel, signature)),
  ];
}

/** Why a message cannot go out with these values: variables without one, and values that are not of their type. */
export interface ValueProblems {
  readonly missing: readonly string[];
  readonly wrong: readonly string[];
}

/** Looks at the values before anything is sent by a channel. */
export function valueProblems(
  { variables, contents }: Pick<MessageContent, 'variables' | 'contents'>,
  channel: Channel,
  values: Readonly<Record<string, string>>,
): ValueProblems {
  const texts = fieldsOf(channel).map((field) => contents[channel][field]);
  const missing = missingValues(texts, values);
  const used = new Set(texts.flatMap(variablesIn));
  const wrong = variables
    .filter(({ name, type }) => used.has(name) && !missing.includes(name) && !isValueOf(type, values[name] ?? ''))
    .map(({ name }) => name);
  return { missing, wrong };
}

/** What a channel would send with these values. */
export function renderMessage(
  { contents }: Pick<MessageContent, 'contents'>,
  channel: Channel,
  values: Readonly<Record<string, string>>,
  signature: string,
): { readonly title: string; readonly text: string } {
  const title = renderText(contents[channel].title, values);
  const text = renderText(contents[channel].text, values);
  return { title, text: channel === 'sms' ? smsText(signature, text) : text };
}

/** A message as it would go out, or why it cannot. */
export interface PreparedMessage extends ValueProblems {
  readonly sent?: { readonly title: string; readonly text: string };
}

/** Fills a message in for a channel: nothing is sent while a value is missing or of another type. */
export function prepareMessage(
  content: Pick<MessageContent, 'variables' | 'contents'>,
  channel: Channel,
  values: Readonly<Record<string, string>>,
  signature: string,
): PreparedMessage {
  const problems = valueProblems(content, channel, values);
  if (problems.missing.length + problems.wrong.length > 0) return problems;
  return { ...problems, sent: renderMessage(content, channel, values, signature) };
}
