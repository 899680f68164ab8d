import { m } from '../../../../generated/messages/web/messages.js';
import type { PrinterFaultCode } from '../../contract/printing.contract.ts';

const words: Readonly<Record<PrinterFaultCode, () => string>> = {
  NAME_UNKNOWN: m.kitchen_printer_fault_name_unknown,
  NO_ANSWER: m.kitchen_printer_fault_no_answer,
  NOT_TAKEN: m.kitchen_printer_fault_not_taken,
  NO_PAPER: m.kitchen_printer_fault_no_paper,
  COVER_OPEN: m.kitchen_printer_fault_cover_open,
  NOT_READY: m.kitchen_printer_fault_not_ready,
};

/** Why a printer prints nothing, and what may be done about it. */
export const printerFaultWord = (fault: PrinterFaultCode): string => words[fault]();
