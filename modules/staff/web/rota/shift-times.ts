import { m } from '../../../../generated/messages/web/messages.js';
import { useWhen } from '../../../../ui/when/use-when.ts';

type Times = { readonly startsAt: string; readonly endsAt: string };

/** The times of a shift by the clock on the wall: "10:00 am to 3:00 pm". */
export const useShiftTimes = () => {
  const { clock } = useWhen();
  return ({ startsAt, endsAt }: Times): string => m.staff_from_to({ from: clock(new Date(startsAt)), to: clock(new Date(endsAt)) });
};
