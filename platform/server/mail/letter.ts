/** A language that letters are written in. */
export type LetterLanguage = 'en' | 'am';

/** A link within this installation; the configured base address is put before it when the letter is written. */
type Link = { readonly path: `/${string}` };

/** A house that shows itself under a name and a colour of its own; what is null is Maed's. */
export type LetterHouse = { readonly name: string | null; readonly colour: string | null };

/** A letter in the name of a restaurant. */
type OfHouse = { readonly restaurantName: string; readonly house?: LetterHouse | null };

/** What each template needs to know. */
export type LetterFacts = {
  /** Somebody asked for a new password. */
  readonly reset: Link & { readonly firstName: string };
  /** Somebody signed up, or asked again, and their address is to be confirmed. */
  readonly verify: Link & { readonly firstName: string };
  /** Somebody is invited to work in a restaurant. */
  readonly invite: Link & OfHouse & { readonly inviterName: string };
  /** Somebody asked for the end of their account; the day on which it comes is written as they read days. */
  readonly leaving: Link & { readonly firstName: string; readonly day: string };
  /** Somebody's password was set anew; so many passkeys still open the account. */
  readonly 'password-changed': Link & { readonly firstName: string; readonly passkeyCount: number };
  /** Somebody has an account now. */
  readonly welcome: Link & { readonly firstName: string; readonly restaurantName: string };
  /** An account holder is told how their plan stands; the day is written as they read days. */
  readonly plan: Link & {
    readonly firstName: string;
    readonly news: 'TRIAL_LEFT' | 'TRIAL_OVER' | 'PAYMENT_FAILED' | 'PREPAID_LEFT' | 'PREPAID_OVER' | 'GRACE_OVER';
    readonly daysLeft: number;
    readonly day: string;
    /** How many restaurants are more than the free plan is for; letters that were queued earlier do not know. */
    readonly beyondCount?: number;
  };
  /** A supplier gets an order, a change of it, or its end; the day of delivery is written as they read days. */
  readonly order: OfHouse & {
    readonly phone: string;
    readonly number: string;
    readonly standing: 'NEW' | 'CHANGED' | 'CANCELLED';
    readonly day: string | null;
    /** Where the supplier confirms it or proposes something else; null for one that is called off. */
    readonly path: Link['path'] | null;
  };
  /** A supplier is asked to give credit; what for and how much is written as they read it. */
  readonly credit: OfHouse & {
    readonly phone: string;
    readonly number: string;
    readonly lines: readonly string[];
    readonly amount: string | null;
  };
  /** Somebody gets a report that they asked for; its figures are written as they read them. */
  readonly report: Link &
    OfHouse & {
      readonly firstName: string;
      readonly name: string;
      readonly period: string;
      readonly finding: string;
      readonly lines: readonly string[];
    };
  /** Somebody is told of something that needs them; its words are as they read them. */
  readonly alert: Link &
    OfHouse & {
      readonly firstName: string;
      readonly title: string;
      readonly text: string;
    };
  /** Somebody is told once a day of what still needs them, by restaurant; each line leads where it is dealt with. */
  readonly digest: Link & { readonly firstName: string; readonly count: number; readonly groups: readonly LetterGroup[] };
};

/** Lines under a heading, each with where it leads. */
export type LetterGroup = { readonly heading: string; readonly lines: readonly (Link & { readonly text: string })[] };

/** A PDF that a letter carries. */
export type LetterAttachment = { readonly fileName: string; readonly content: Buffer };

/** The name of a template. */
export type LetterTemplate = keyof LetterFacts;

/** Who gets which letter, in which language. */
export type QueuedLetter = {
  readonly [Template in LetterTemplate]: {
    readonly to: string;
    readonly language: LetterLanguage;
    readonly template: Template;
    readonly facts: LetterFacts[Template];
    readonly attachment?: LetterAttachment;
  };
}[LetterTemplate];

/** A letter as it is read. */
export type WrittenLetter = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachment?: LetterAttachment;
};

/** Turns facts into words. */
export type LetterWriter = (letter: QueuedLetter) => WrittenLetter;
