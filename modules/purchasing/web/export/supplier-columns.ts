import { m } from '../../../../generated/messages/web/messages.js';
import { type WallLanguage, weekdayText } from '../../../../kit/time/wall.ts';
import type { SupplierRow } from '../../contract/supplier.contract.ts';
import { dayInWeek } from '../../../../kit/time/weekdays.ts';
import { type CsvColumn, majorFigure } from './csv-column.ts';

/** What a file says of a supplier; its headings are understood when such a file is brought back. */
export const supplierColumns = (language: WallLanguage): readonly CsvColumn<SupplierRow>[] => {
  const week = (days: readonly number[]) => days.map((day) => weekdayText(dayInWeek(day), 'short', language)).join(' ');
  const yes = (is: boolean) => (is ? m.purchasing_yes() : m.purchasing_no());
  return [
    [m.purchasing_name(), ({ name }) => name],
    [m.purchasing_name_local(), ({ nameLocal }) => nameLocal],
    [m.purchasing_email(), ({ email }) => email],
    [m.purchasing_phone(), ({ phone }) => phone],
    [m.purchasing_whatsapp(), ({ whatsapp }) => whatsapp],
    [m.purchasing_telegram(), ({ telegram }) => telegram],
    [m.purchasing_language(), ({ language }) => (language === 'en' ? m.purchasing_language_en() : m.purchasing_language_am())],
    [m.purchasing_contact_name(), ({ contacts }) => contacts[0]?.name ?? null],
    [m.purchasing_contact_phone(), ({ contacts }) => contacts[0]?.phone ?? null],
    [m.purchasing_order_days(), ({ orderDays }) => week(orderDays)],
    [m.purchasing_delivery_days(), ({ deliveryDays }) => week(deliveryDays)],
    [m.purchasing_cutoff(), ({ cutoffTime }) => cutoffTime],
    [m.purchasing_lead_time(), ({ leadTimeDays }) => leadTimeDays],
    [m.purchasing_minimum_order(), ({ minimumMinor }) => majorFigure(minimumMinor)],
    [m.purchasing_currency(), ({ currency }) => currency],
    [m.purchasing_terms(), ({ paymentTerms }) => paymentTerms],
    [m.purchasing_country(), ({ country }) => country],
    [m.purchasing_tax_number(), ({ taxNumber }) => taxNumber],
    [m.purchasing_open_market(), ({ isOpenMarket }) => yes(isOpenMarket)],
    [m.purchasing_note(), ({ note }) => note],
    [m.purchasing_in_use(), ({ isActive }) => yes(isActive)],
  ];
};
