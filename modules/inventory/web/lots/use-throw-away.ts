import { useNavigate } from '@tanstack/react-router';

import { expiryWarningDays } from '../../rules/lot.ts';
import type { ShownLot } from './use-lots.ts';

/** Whether its date is what speaks against it, and so most likely why it is thrown away. */
const isEnding = ({ status, daysLeft }: ShownLot): boolean =>
  status === 'EXPIRED' || (status === 'AVAILABLE' && daysLeft !== null && daysLeft <= expiryWarningDays);

/** Opens the log of waste with the lot filled in, and with the reason where its date is one. */
export const useThrowAway = () => {
  const navigate = useNavigate();
  return (lot: ShownLot): Promise<void> =>
    navigate({ to: '/waste/log', search: { item: lot.itemId, lot: lot.id, ...(isEnding(lot) && { reason: 'EXPIRED' }) } });
};
