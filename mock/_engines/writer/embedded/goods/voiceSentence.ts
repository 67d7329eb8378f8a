/** What a customer wrote as one tells it: 顾客沂水刘姐说，俺妈穿俩月了，后跟没磨破. */
export function voiceSentence(voice: string): string {
  const [, who = '', words = ''] = /^@?(\S{1,12}?)[：:]\s*(.+)$/.exec(voice) ?? [];
  return words === '' ? `有顾客说，${voice}` : `顾客${who}说，${words}`;
}
