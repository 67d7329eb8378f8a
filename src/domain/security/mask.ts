/** The digits before the last four hidden, with a country's code or without: `138****0001`. What is no number stays. */
export const maskPhone = (phone: string): string => phone.replace(/\d{1,4}(?=\d{4}$)/, '****');

/**
 * The part of an IP address that tells a network but no household: `113.90.*.*`, `2001:db8:*`.
 * @returns '' for the machine itself and where nothing is known
 */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (plain === '' || plain === '::1' || plain.startsWith('127.')) return '';
  const parts = plain.split('.');
  if (parts.length === 4) return `${parts[0]}.${parts[1]}.*.*`;
  return `${plain.split(':').slice(0, 2).join(':')}:*`;
}
