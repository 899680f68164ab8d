/**
 * An invoice that something is still owed of.
 *
 * @unit minor units
 */
export type OwedInvoice = { readonly id: string; readonly openMinor: bigint };

/**
 * What of a credit is taken off which invoice: off each as it stands in the list, until the credit or the list is used up.
 *
 * @unit minor units
 * @invariant no invoice is credited beyond what is open, and no more is taken off than the credit is worth.
 */
export const spreadCredit = (
  creditMinor: bigint,
  owed: readonly OwedInvoice[],
): readonly { readonly id: string; readonly minor: bigint }[] => {
  let left = creditMinor;
  return owed.flatMap(({ id, openMinor }) => {
    const minor = left < openMinor ? left : openMinor;
    if (minor <= 0n) return [];
    left -= minor;
    return [{ id, minor }];
  });
};
