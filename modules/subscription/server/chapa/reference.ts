/** Whose payment it is, and which. */
export type PaymentName = { readonly ownerId: string; readonly paymentId: string };

const bytesOf = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

const idOf = (text: string): string => {
  const hex = Buffer.from(text, 'base64url').toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/**
 * What a payment is called at Chapa: who pays and which payment, in at most fifty characters. Nothing is kept across
 * account holders, so the name itself says whose it is.
 */
export const referenceOf = ({ ownerId, paymentId }: PaymentName): string => `m.${bytesOf(ownerId)}.${bytesOf(paymentId)}`;

/** Reads it again; null for a name that is none of ours. */
export const readReference = (reference: string): PaymentName | null => {
  const [, owner, payment] = /^m\.([\w-]{22})\.([\w-]{22})$/.exec(reference) ?? [];
  return owner && payment ? { ownerId: idOf(owner), paymentId: idOf(payment) } : null;
};
