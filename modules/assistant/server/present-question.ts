import { m } from '../../../generated/messages/server/messages.js';
import type { AskedQuestion } from '../contract/answer.ts';
import type { assistantQuestion } from './tables.ts';

/** A question as its asker sees it; one whose reading was cut off has no answer. */
export const presentQuestion = (row: typeof assistantQuestion.$inferSelect): AskedQuestion => {
  const isReading = row.readingUntil !== null && row.readingUntil.getTime() > Date.now();
  const isCutOff = row.readingUntil !== null && !isReading;
  return {
    id: row.id,
    text: row.text,
    askedAt: row.askedAt.toISOString(),
    answer: row.answer,
    noAnswer: isCutOff ? { text: m.assistant_reading_cut_off({}, { locale: row.language }), suggestions: [row.text] } : row.noAnswer,
    isReading,
    cost: row.cost,
    isSaved: row.savedAt !== null,
  };
};
