import type { Trigger } from '../triggers.ts';

/**
 * Ways of saying what begins an automation, in English and Amharic: all words of one must be said, in any order. The one with most
 * words said wins, so what is said more closely stands before what is said loosely.
 */
export const triggerWords: Readonly<Record<Trigger, readonly string[]>> = {
  'stock-low': ['low stock', 'stock low', 'stock runs low', 'runs low', 'running low', 'runs out', 'below par', 'almost out', 'ክምችት ሲቀንስ', 'እቃ ሲያልቅ', 'እቃ ሲቀንስ', 'እያለቀ', 'ሲያልቅ'],
  'stock-negative': ['negative stock', 'stock negative', 'stock below zero', 'below zero', 'ከዜሮ በታች'],
  'lot-expiring': ['lot expires soon', 'expires soon', 'expiring', 'about to expire', 'near its date', 'ሊያልፍበት', 'ጊዜው ሲቃረብ'],
  'lot-expired': ['lot expired', 'expired', 'past its date', 'past use by', 'ጊዜው ሲያልፍ', 'ጊዜው ያለፈበት'],
  'lot-recalled': ['lot recalled', 'recalled', 'recall', 'እንዲመለስ ሲጠየቅ'],
  'count-overdue': ['count overdue', 'count late', 'nobody counted', 'ቆጠራ ሲዘገይ', 'ቆጠራ ሳይደረግ'],
  'items-requested': ['kitchen asks for', 'kitchen requests', 'item requested', 'items requested', 'ኩሽና ሲጠይቅ'],
  'order-approval': ['order waits approval', 'order needs approval', 'order waiting approval', 'ትእዛዝ ፈቃድ ሲጠብቅ'],
  'delivery-late': ['delivery late', 'delivery overdue', 'supplier late', 'ማድረሻ ሲዘገይ', 'አቅራቢ ሲዘገይ'],
  'delivery-differs': ['delivery short', 'delivery differs', 'delivery wrong', 'not as ordered', 'ማድረሻ ሲለይ', 'ማድረሻ ሲጎድል'],
  'invoice-differs': ['invoice differs', 'invoice wrong', 'invoice mismatch', 'invoice not match', 'ደረሰኝ ሲለይ', 'ደረሰኝ ካልተስማማ'],
  'price-spike': ['price rises', 'price rise', 'price goes up', 'price increases', 'price jumps', 'more expensive', 'ዋጋ ሲጨምር', 'ዋጋ ሲንር'],
  'waste-over-goal': ['waste over goal', 'waste above goal', 'waste exceeds goal', 'waste beyond goal', 'ብክነት ከግብ በላይ', 'ብክነት ግቡን ሲያልፍ', 'ብክነት ግብ'],
  'high-waste': ['high waste', 'much waste', 'big waste', 'expensive waste', 'ከፍተኛ ብክነት', 'ብዙ ብክነት'],
  'dish-discarded': ['dish thrown away', 'dish discarded', 'dish remade', 'dish sent back', 'ምግብ ሲጣል'],
  'ticket-late': ['ticket late', 'late ticket', 'order late kitchen', 'ticket waits', 'food late', 'ትእዛዝ ሲዘገይ', 'ትኬት ሲዘገይ', 'ምግብ ሲዘገይ'],
  'dish-off': ['dish off', 'dish 86', 'dish sold out', 'dish paused', 'ምግብ ሲያልቅ', 'ምግብ ሲቋረጥ'],
  'sale-unmapped': ['sold without recipe', 'dish without recipe', 'no recipe', 'የምግብ አሰራር የሌለው'],
  reservation: ['reservation', 'booking', 'table booked', 'somebody books', 'ቦታ ሲያዝ', 'ቦታ ማስያዝ'],
  'printer-silent': ['printer silent', 'printer offline', 'printer fails', 'printer stops', 'ማተሚያ ሲቆም'],
  temperature: ['temperature fails', 'temperature wrong', 'too warm', 'fridge warm', 'check fails', 'failed check', 'ሙቀት ሲያልፍ', 'ሙቀት ሲበላሽ', 'ማቀዝቀዣ ሲሞቅ'],
  'list-missed': ['list missed', 'checklist missed', 'list not done', 'checks missed', 'ዝርዝር ሳይሞላ', 'ዝርዝር ካልተሞላ'],
  incident: ['incident', 'accident', 'complaint', 'አደጋ ሲደርስ', 'ክስተት ሲመዘገብ'],
};
