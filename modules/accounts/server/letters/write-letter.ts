import { m } from '../../../../generated/messages/server/messages.js';
import type { LetterFacts, LetterGroup, LetterHouse, LetterWriter, QueuedLetter } from '../../../../platform/server/mail/letter.ts';

/** The words of one letter, before they are laid out. */
type Words = {
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  readonly lines?: readonly string[];
  readonly groups?: readonly LetterGroup[];
  readonly action: string | null;
};

/** What alerts say by letter. */
type ToldLetter = Extract<QueuedLetter, { readonly template: 'alert' | 'digest' }>;

const toldWords = ({ template, facts, language: locale }: ToldLetter): Words =>
  template === 'alert' ? alertWords(facts, { locale }) : digestWords(facts, { locale });

const wordsOf = ({ template, facts, language }: Exclude<QueuedLetter, ToldLetter>): Words => {
  const locale = { locale: language };
  switch (template) {
    case 'reset':
      return {
        subject: m.accounts_letter_reset_subject({}, locale),
        greeting: m.accounts_letter_greeting({ name: facts.firstName }, locale),
        text: m.accounts_letter_reset_text({}, locale),
        action: m.accounts_letter_reset_action({}, locale),
      };
    case 'verify':
      return {
        subject: m.accounts_letter_verify_subject({}, locale),
        greeting: m.accounts_letter_greeting({ name: facts.firstName }, locale),
        text: m.accounts_letter_verify_text({}, locale),
        action: m.accounts_letter_verify_action({}, locale),
      };
    case 'invite': {
      const named = { inviter: facts.inviterName, restaurant: facts.restaurantName };
      return {
        subject: m.accounts_letter_invite_subject(named, locale),
        greeting: m.accounts_letter_invite_greeting({}, locale),
        text: m.accounts_letter_invite_text(named, locale),
        action: m.accounts_letter_invite_action({ restaurant: facts.restaurantName }, locale),
      };
    }
    case 'leaving':
      return {
        subject: m.accounts_letter_leaving_subject({ day: facts.day }, locale),
        greeting: m.accounts_letter_greeting({ name: facts.firstName }, locale),
        text: m.accounts_letter_leaving_text({ day: facts.day }, locale),
        action: m.accounts_letter_leaving_action({}, locale),
      };
    case 'password-changed':
      return {
        subject: m.accounts_letter_password_subject({}, locale),
        greeting: m.accounts_letter_greeting({ name: facts.firstName }, locale),
        text: passwordChangedText(facts.passkeyCount, locale),
        action: m.accounts_letter_password_action({}, locale),
      };
    case 'welcome':
      return {
        subject: m.accounts_letter_welcome_subject({}, locale),
        greeting: m.accounts_letter_greeting({ name: facts.firstName }, locale),
        text: m.accounts_letter_welcome_text({ restaurant: facts.restaurantName }, locale),
        action: m.accounts_letter_welcome_action({}, locale),
      };
    case 'plan':
      return planWords(facts, locale);
    case 'order':
      return orderWords(facts, locale);
    case 'credit':
      return creditWords(facts, locale);
    case 'report':
      return reportWords(facts, locale);
  }
};

type Locale = { readonly locale: QueuedLetter['language'] };

const planNews = {
  TRIAL_LEFT: [m.accounts_letter_trial_left_subject, m.accounts_letter_trial_left_text],
  TRIAL_OVER: [m.accounts_letter_trial_over_subject, m.accounts_letter_trial_over_text],
  PAYMENT_FAILED: [m.accounts_letter_payment_failed_subject, m.accounts_letter_payment_failed_text],
  PREPAID_LEFT: [m.accounts_letter_prepaid_left_subject, m.accounts_letter_prepaid_left_text],
  PREPAID_OVER: [m.accounts_letter_prepaid_over_subject, m.accounts_letter_prepaid_over_text],
  GRACE_OVER: [m.accounts_letter_grace_over_subject, m.accounts_letter_grace_over_text],
} as const;

const planWords = ({ firstName, news, daysLeft, day, beyondCount: count = 0 }: LetterFacts['plan'], locale: Locale): Words => {
  const [subject, text] = planNews[news];
  return {
    subject: subject({ count: daysLeft, day }, locale),
    greeting: m.accounts_letter_greeting({ name: firstName }, locale),
    text: [text({ count: daysLeft, day }, locale), ...(count === 0 ? [] : [m.accounts_letter_plan_beyond({ count }, locale)])].join(' '),
    action: m.accounts_letter_plan_action({}, locale),
  };
};

const orderSubjects = {
  NEW: m.accounts_letter_order_subject,
  CHANGED: m.accounts_letter_order_changed_subject,
  CANCELLED: m.accounts_letter_order_cancelled_subject,
} as const;

const creditWords = (facts: LetterFacts['credit'], locale: Locale): Words => {
  const named = { restaurant: facts.restaurantName, number: facts.number };
  const amount = facts.amount === null ? [] : [m.accounts_letter_credit_amount({ amount: facts.amount }, locale)];
  const lines = facts.lines.map((line) => `${line}.`);
  return {
    subject: m.accounts_letter_credit_subject(named, locale),
    greeting: m.accounts_letter_invite_greeting({}, locale),
    text: [
      m.accounts_letter_credit_text(named, locale),
      ...lines,
      ...amount,
      m.accounts_letter_order_phone({ phone: facts.phone }, locale),
    ].join(' '),
    action: null,
  };
};

/** The order itself is in the paper that the letter carries, and behind its link. */
const orderWords = (facts: LetterFacts['order'], locale: Locale): Words => {
  const named = { restaurant: facts.restaurantName, number: facts.number };
  const isOver = facts.standing === 'CANCELLED';
  const text = isOver ? m.accounts_letter_order_cancelled_text(named, locale) : m.accounts_letter_order_text(named, locale);
  const day = facts.day === null || isOver ? [] : [m.accounts_letter_order_day({ day: facts.day }, locale)];
  return {
    subject: orderSubjects[facts.standing](named, locale),
    greeting: m.accounts_letter_invite_greeting({}, locale),
    text: [text, ...day, m.accounts_letter_order_phone({ phone: facts.phone }, locale)].join(' '),
    action: facts.path === null ? null : m.accounts_letter_order_action({}, locale),
  };
};

/** The whole report is in the paper that the letter carries, and behind its link. */
const reportWords = ({ firstName, restaurantName, name, period, finding, lines }: LetterFacts['report'], locale: Locale): Words => ({
  subject: m.accounts_letter_report_subject({ name, period, restaurant: restaurantName }, locale),
  greeting: m.accounts_letter_greeting({ name: firstName }, locale),
  text: m.accounts_letter_report_text({ name, period, finding }, locale),
  lines,
  action: m.accounts_letter_report_action({}, locale),
});

/** One thing that needs its reader; whose restaurant it is about stands before it. */
const alertWords = ({ firstName, restaurantName, title, text }: LetterFacts['alert'], locale: Locale): Words => ({
  subject: m.accounts_letter_alert_subject({ restaurant: restaurantName, title }, locale),
  greeting: m.accounts_letter_greeting({ name: firstName }, locale),
  text: m.accounts_letter_alert_text({ restaurant: restaurantName, title }, locale),
  lines: [text, m.accounts_letter_alert_why({}, locale)].filter((line) => line !== ''),
  action: m.accounts_letter_alert_action({}, locale),
});

const digestWords = ({ firstName, count, groups }: LetterFacts['digest'], locale: Locale): Words => ({
  subject: m.accounts_letter_digest_subject({ count }, locale),
  greeting: m.accounts_letter_greeting({ name: firstName }, locale),
  text: m.accounts_letter_digest_text({ count }, locale),
  groups,
  action: m.accounts_letter_digest_action({}, locale),
});

/** What a new password leaves as it was is said only where there is any. */
const passwordChangedText = (count: number, locale: Locale): string =>
  count === 0
    ? m.accounts_letter_password_text({}, locale)
    : `${m.accounts_letter_password_text({}, locale)} ${m.accounts_letter_password_passkeys({ count }, locale)}`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** Names of people and restaurants come from forms: a line break in one must not become another header line. */
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const linked = (baseUrl: string, path: string): string => {
  const link = new URL(path, baseUrl);
  if (link.origin !== new URL(baseUrl).origin) throw new Error(`A letter would lead elsewhere: ${path.slice(0, 20)}`);
  return `${baseUrl}${path}`;
};

type Layout = {
  readonly link: string;
  readonly linkHint: string;
  readonly language: string;
  readonly baseUrl: string;
  readonly house: LetterHouse | null;
};

/** The way on from a letter; one that carries everything itself has none. */
const wayOn = (action: string | null, { link: target, linkHint, house }: Layout): string => {
  if (action === null) return '';
  const link = escape(target);
  const colour = escape(house?.colour ?? '#9c2a1c');
  const button = `display:inline-block;padding:12px 20px;border-radius:6px;background:${colour};color:#fff;font-weight:600;text-decoration:none`;
  return `<p><a href="${link}" style="${button}">${escape(action)}</a></p>
<p style="font-size:14px">${escape(linkHint)}<br><a href="${link}" style="color:#1f1a14;word-break:break-all">${link}</a></p>
`;
};

const listOf = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<ul style="padding-left:20px">${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>\n`;

/** Each line leads where it is dealt with. */
const groupsOf = (groups: readonly LetterGroup[], baseUrl: string): string =>
  groups
    .map(({ heading, lines }) => {
      const items = lines.map(
        ({ text, path }) =>
          `<li style="margin:0 0 8px"><a href="${escape(linked(baseUrl, path))}" style="color:#1f1a14">${escape(text)}</a></li>`,
      );
      return `<p style="font-weight:600;margin:24px 0 8px">${escape(heading)}</p>
<ul style="padding-left:20px;margin:0">${items.join('')}</ul>
`;
    })
    .join('');

/** The same in words alone. */
const groupsText = (groups: readonly LetterGroup[], baseUrl: string): string =>
  groups
    .map(({ heading, lines }) => `\n${heading}\n${lines.map(({ text, path }) => `\n${text}\n${linked(baseUrl, path)}\n`).join('')}`)
    .join('');

const htmlOf = (words: Words, facts: Layout): string => {
  const body = 'margin:0;padding:32px 16px;background:#f6f1e7;color:#1f1a14;font:16px/1.6 system-ui,sans-serif';
  return `<!doctype html>
<html lang="${facts.language}">
<head><meta charset="utf-8"><title>${escape(words.subject)}</title></head>
<body style="${body}">
<div style="max-width:32rem;margin:0 auto">
<p style="font-weight:600">${escape(facts.house?.name ?? 'Maed ማዕድ')}</p>
<p>${escape(words.greeting)}</p>
<p>${escape(words.text)}</p>
${listOf(words.lines ?? [])}${groupsOf(words.groups ?? [], facts.baseUrl)}${wayOn(words.action, facts)}</div>
</body>
</html>
`;
};

/** Writes letters whose links all begin with the configured base address, whatever address a request came to. */
export const letterWriter =
  (baseUrl: string): LetterWriter =>
  (letter) => {
    const words = letter.template === 'alert' || letter.template === 'digest' ? toldWords(letter) : wordsOf(letter);
    const path = 'path' in letter.facts ? letter.facts.path : null;
    const link = path === null ? '' : linked(baseUrl, path);
    const linkHint = m.accounts_letter_link({}, { locale: letter.language });
    const house = ('house' in letter.facts && letter.facts.house) || null;
    return {
      to: letter.to,
      subject: onOneLine(words.subject),
      text: `${words.greeting}\n\n${words.text}\n${(words.lines ?? []).map((line) => `\n${line}`).join('')}${groupsText(words.groups ?? [], baseUrl)}\n${words.action === null ? '' : `\n${words.action}:\n${link}\n`}`,
      html: htmlOf(words, { link, linkHint, language: letter.language, baseUrl, house }),
    };
  };
