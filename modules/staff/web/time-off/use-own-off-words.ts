import { m } from '../../../../generated/messages/web/messages.js';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { statusWhenAsked } from '../../rules/time-off.ts';

/** What one's own time off is called: something to ask for, or, by an owner, whom nobody answers, to write down. */
export const useOwnOffWords = (): { readonly title: string; readonly send: string } =>
  statusWhenAsked(useRestaurant().role) === 'REQUESTED'
    ? { title: m.staff_off_ask(), send: m.staff_off_send() }
    : { title: m.staff_off_own_record(), send: m.staff_off_record_save() };
