import { Banner } from '../../../../ui/banner.tsx';
import type { CloseDay } from '../../contract/close-fields.ts';
import { PlaceLink } from '../report/place-link.tsx';
import { gateSentence, gateWay } from '../words/close-words.ts';

export type OpenOrdersProps = { readonly day: Pick<CloseDay, 'businessDate' | 'openOrders'> };

/** Orders of a signed day that are open, in the words that hold a day before it is signed, and the way to them. */
export const OpenOrders = ({ day: { businessDate, openOrders = 0 } }: OpenOrdersProps) => {
  if (openOrders === 0) return null;
  const gate = { id: 'orders', standing: 'OPEN', left: openOrders, mayOverride: true } as const;
  const way = gateWay(gate, businessDate);
  const link = way && (
    <PlaceLink place={way.place} className="text-link">
      {way.label}
    </PlaceLink>
  );
  return <Banner status="soon" title={gateSentence(gate)} action={link} />;
};
