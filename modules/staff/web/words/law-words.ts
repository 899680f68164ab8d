import { m } from '../../../../generated/messages/web/messages.js';

const labour = 'Labour Proclamation 1156/2019';
const food = 'Food and Medicine Administration Proclamation 1112/2019';

/** Which law a rule rests on, in the reader's language where the law has a name in it. */
export const lawWords = (source: string): string => {
  if (source.startsWith(labour)) {
    const articles = source.slice(labour.length).replace(/^, articles? /, '');
    return m.staff_law_labour({ articles: articles.replace(' to ', '–').replace(' and ', ', ') });
  }
  if (source === 'Time off that was asked for') return m.staff_law_off_asked();
  return source.startsWith(food) ? m.staff_law_food() : source;
};
