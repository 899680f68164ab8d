import type { Days } from '../../../reports/rules/report-period.ts';
import type { Dimension, NameKind } from './kinds.ts';
import type { MeasureId } from './measures.ts';

/** Something of the restaurant that a question names. */
export type Named = { readonly kind: NameKind; readonly id: string; readonly name: string };

/** What somebody asks, in the words of the semantic layer; a model and the grammar both end here, and nothing else reads data. */
export type Question = {
  readonly measure: MeasureId;
  /** Null where one figure is wanted. */
  readonly by: Dimension | null;
  readonly order: 'most' | 'least' | null;
  /**
   * How many are wanted; null for as many as there are.
   *
   * @unit lines
   */
  readonly limit: number | null;
  /** Everything of one kind is meant together: "beef" may be three items. */
  readonly names: readonly Named[];
  /** The trading days that were said; null where none were. */
  readonly days: Days | null;
  /** What the figure is held against. */
  readonly against: 'before' | 'last-year' | null;
};

/** Why a question has no answer. */
export type NotUnderstood =
  /** Nothing in it says what is wanted. */
  | { readonly why: 'no-measure' }
  /** A word that means nothing here. */
  | { readonly why: 'unknown-word'; readonly word: string; readonly nearest: readonly string[] }
  /** It may mean several things. */
  | { readonly why: 'several-measures'; readonly measures: readonly MeasureId[] }
  /** What is wanted is of one thing, and none is named. */
  | { readonly why: 'needs-name'; readonly measure: MeasureId; readonly kind: NameKind }
  /** It cannot be narrowed to what is named. */
  | { readonly why: 'not-of-name'; readonly measure: MeasureId; readonly name: Named }
  /** It cannot be held against those days. */
  | { readonly why: 'not-against'; readonly measure: MeasureId }
  /** It is of what was, and those days are still to come. */
  | { readonly why: 'not-yet'; readonly measure: MeasureId }
  /** It is known of now alone. */
  | { readonly why: 'only-now'; readonly measure: MeasureId }
  /** It cannot be split like that. */
  | { readonly why: 'not-by'; readonly measure: MeasureId; readonly by: Dimension };

/** What was made of some words. */
export type Understanding = { readonly question: Question } | { readonly not: NotUnderstood };
