import { describe, expect, it } from 'vitest';

import { readAutomation } from './read-automation.ts';

describe('a sentence becomes an automation', () => {
  it.each([
    ['When stock runs low, draft an order', 'stock-low', 'draft-order'],
    ['low stock -> draft order', 'stock-low', 'draft-order'],
    ['When an item is almost out, order more', 'stock-low', 'draft-order'],
    ['waste over goal -> task', 'waste-over-goal', 'task'],
    ['If waste exceeds the goal then give the chef a task', 'waste-over-goal', 'task'],
    ['ticket late -> alert', 'ticket-late', 'alert'],
    ['Alert the manager when a ticket is late', 'ticket-late', 'alert'],
    ['Tell everybody when a dish is sold out', 'dish-off', 'announce'],
    ['When a lot expires soon, hold it', 'lot-expiring', 'hold-lot'],
    ['If a delivery is late, notify the owner', 'delivery-late', 'alert'],
    ['When stock goes below zero, plan a count', 'stock-negative', 'plan-count'],
    ['When the price rises by more than 10 percent, alert the manager', 'price-spike', 'alert'],
    ['If there is high waste, act on waste', 'high-waste', 'act-on-waste'],
    ['When the temprature fails, warn the chef', 'temperature', 'alert'],
    ['When a checklist is missed leave a note for next shift', 'list-missed', 'hand-over'],
    ['When a lot is recalled, take care: quarantine', 'lot-recalled', 'hold-lot'],
    ['When "flour" runs low, give the chef a task to order it today', 'stock-low', 'task'],
    ['እቃ ሲያልቅ፣ ትዕዛዝ አዘጋጅ', 'stock-low', 'draft-order'],
    ['እቃ ሲያልቅ ትዕዛዝ አዘጋጅ', 'stock-low', 'draft-order'],
    ['ብክነት ከግብ በላይ ከሆነ ለሼፍ ተግባር ስጥ', 'waste-over-goal', 'task'],
    ['ትዕዛዝ ሲዘገይ፣ ማናጀርን አሳውቅ', 'ticket-late', 'alert'],
    ['ዋጋ ሲጨምር፣ ባለቤቱን አሳውቅ', 'price-spike', 'alert'],
    ['ማድረሻ ሲዘገይ፣ ለማናጀር ንገር', 'delivery-late', 'alert'],
    ['ቆጠራ ሲዘገይ፣ ለሼፍ ተግባር ስጥ', 'count-overdue', 'task'],
    ['የኩሽና ማቀዝቀዣ ሲሞቅ፣ ሼፉን አስጠንቅቅ', 'temperature', 'alert'],
  ])('“%s”', (sentence, trigger, action) => {
    const read = readAutomation(sentence);
    expect({ trigger: read.trigger, actions: read.actions.map(({ kind }) => kind) }).toEqual({ trigger, actions: [action] });
  });

  it('reads how much, of what, for whom, and that nobody is to be asked', () => {
    expect(readAutomation('When the price rises by more than 10 percent, alert the manager without asking')).toMatchObject({
      conditions: [{ field: 'percent', comparison: 'AT_LEAST', value: '10' }],
      actions: [{ kind: 'alert', forRole: 'manager' }],
      needsApproval: false,
    });
    expect(readAutomation('When "Teff flour" runs low, draft an order')).toMatchObject({
      conditions: [{ field: 'name', comparison: 'CONTAINS', value: 'Teff flour' }],
      needsApproval: true,
    });
    expect(readAutomation('When a reservation for at least 8 guests comes, give the chef a task')).toMatchObject({
      conditions: [{ field: 'covers', comparison: 'AT_LEAST', value: '8' }],
    });
    expect(readAutomation('ዋጋ ከ10 በመቶ በላይ ሲጨምር፣ ባለቤቱን አሳውቅ')).toMatchObject({
      conditions: [{ field: 'percent', comparison: 'AT_LEAST', value: '10' }],
      actions: [{ forRole: 'owner' }],
    });
  });

  it('names what it did not understand, and guesses nothing', () => {
    const read = readAutomation('When the moon is full, sing a song');
    expect(read).toMatchObject({ trigger: null, actions: [], conditions: [] });
    expect(read.unread).toEqual(expect.arrayContaining(['moon', 'full', 'sing', 'song']));
  });

  it('does not offer what cannot be done about what begins it', () => {
    expect(readAutomation('When a ticket is late, draft an order').actions).toEqual([]);
  });
});
