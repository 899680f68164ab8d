import { m } from '../../../../generated/messages/web/messages.js';

const labour = 'Labour Proclamation 1156/2019';
const food = 'Food and Medicine Administration Proclamation 1112/2019';

/** What rules of the house rest on. */
const houseWords: ReadonlyMap<string, () => string> = new Map([
  ['Nobody works twice at one time', m.staff_law_twice],
  ['The file of the person', m.staff_law_file],
  ['The papers of the person', m.staff_law_papers],
  ['Time off that was agreed', m.staff_law_off_agreed],
  ['Time off that was asked for', m.staff_law_off_asked],
  ['What the person said of their week', m.staff_law_week],
]);

/** Which law a rule rests on, in the reader's language where the law has a name in it. */
export const lawWords = (source: string): string => {
  if (source.startsWith(labour)) {
    const articles = source.slice(labour.length).replace(/^, articles? /, '');
    return m.staff_law_labour({ articles: articles.replace(' to ', '–').replace(' and ', ', ') });
  }
  return source.startsWith(food) ? m.staff_law_food() : (houseWords.get(source)?.() ?? source);
};
