import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity, quantity } from '../../../../kit/quantity.ts';
import type { Rational } from '../../../../kit/rational.ts';
import type { Locale } from '../../../../platform/web/locale.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import { isUnit } from '../../../inventory/rules/unit.ts';
import { shownNumber, unitWord } from '../../../inventory/web/parts.ts';
import type { VersionOut } from '../../contract/recipe-fields.ts';
import { wholeUsable } from '../../rules/recipe.ts';
import { oneBatch, scaledLine } from '../../rules/scale-recipe.ts';
import { channelWord } from '../dishes/dish-words.ts';
import { shareText } from '../show/money-text.ts';
import { problemWord } from './recipe-words.ts';
import { StepPicture } from './step-picture.tsx';
import { useSubjectName } from './use-subject-name.ts';

type Line = VersionOut['body']['lines'][number];

type Sized = { readonly size: string; readonly unit: string; readonly language: Locale };

/** So much of a line for so many batches, as a cook reads it. */
export const scaledText = ({ size, unit, language }: Sized, batches: Rational): string => {
  const scaled = scaledLine({ quantity: quantity(size) }, batches);
  if (scaled === null) return '–';
  const value = Number(formatQuantity(scaled));
  return `${shownNumber(value)} ${isUnit(unit) ? unitWord(unit, value, language) : unit}`;
};

export type RecipeCardProps = {
  readonly version: VersionOut;
  readonly batches: Rational;
  readonly language: Locale;
  /** Opens a recipe within this one where the card stands; without it, its own screen is opened. */
  readonly onRecipe?: (recipeId: string) => void;
};

/** What goes in and how it is made, for so many batches, in one of the house's languages. */
export const RecipeCard = ({ version, batches, language, onRecipe }: RecipeCardProps) => {
  const { body, problems } = version;
  return (
    <div lang={language} className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <section className="flex flex-col gap-2">
        <h2 className="text-heading">{m.menu_ingredients({}, { locale: language })}</h2>
        <ul className="border-b border-line">
          {body.lines
            .filter(({ channels }) => channels === null)
            .map((line) => (
              <CardLine
                key={line.lineId}
                line={line}
                amount={scaledText({ size: line.quantity, unit: line.unit, language }, batches)}
                problem={problems.find(({ lineId }) => lineId === line.lineId)?.code}
                language={language}
                onRecipe={onRecipe}
              />
            ))}
        </ul>
        <p className="text-small text-ink-2">
          {m.menu_makes({}, { locale: language })} {scaledText({ size: body.yieldQuantity, unit: body.yieldUnit, language }, batches)}
          {body.portions !== null && ` · ${scaledText({ size: body.portions, unit: 'portion', language }, batches)}`}
        </p>
        <PackagingList version={version} language={language} />
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-heading">{m.menu_steps({}, { locale: language })}</h2>
        {body.steps.length === 0 && <p className="text-body text-ink-2">{m.menu_steps_none({}, { locale: language })}</p>}
        <ol className="flex list-decimal flex-col gap-2 pl-6 text-body">
          {body.steps.map(({ text, textLocal, pictureId }, index) => (
            <li key={index}>
              {language === 'am' ? (textLocal ?? text) : text}
              {pictureId !== null && <StepPicture pictureId={pictureId} number={index + 1} language={language} />}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
};

/** What each portion is packed in, however many batches are made. */
const PackagingList = ({ version: { body, problems }, language }: Pick<RecipeCardProps, 'version' | 'language'>) => {
  const packaging = body.lines.filter(({ channels }) => channels !== null);
  if (packaging.length === 0) return null;
  return (
    <>
      <h3 className="pt-2 text-body font-medium">{m.menu_packaging({}, { locale: language })}</h3>
      <ul className="border-b border-line">
        {packaging.map((line) => (
          <CardLine
            key={line.lineId}
            line={line}
            amount={scaledText({ size: line.quantity, unit: line.unit, language }, oneBatch)}
            problem={problems.find(({ lineId }) => lineId === line.lineId)?.code}
            language={language}
            onRecipe={undefined}
          />
        ))}
      </ul>
    </>
  );
};

type CardLineProps = {
  readonly line: Line;
  readonly amount: string;
  readonly problem: VersionOut['problems'][number]['code'] | undefined;
  readonly language: Locale;
  readonly onRecipe: RecipeCardProps['onRecipe'];
};

const CardLine = ({ line, amount, problem, language, onRecipe }: CardLineProps) => {
  const nameOf = useSubjectName();
  const name = nameOf(line.subject, language);
  const isTrimmed = line.usableShare < wholeUsable;
  const aside = [
    isTrimmed ? m.menu_usable({ share: shareText(line.usableShare) }, { locale: language }) : '',
    line.channels === null ? '' : line.channels.map((channel) => channelWord(channel, language)).join(m.ui_comma({}, { locale: language })),
    line.isOptional ? m.menu_if_wanted({}, { locale: language }) : '',
    line.note ?? '',
  ].filter((part) => part !== '');
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line py-2 text-body">
      <span className="min-w-0">
        {line.subject.kind === 'RECIPE' ? <RecipeWithin recipeId={line.subject.recipeId} name={name} onRecipe={onRecipe} /> : name}
        {aside.length > 0 && <span className="block text-small text-ink-2">{aside.join(' · ')}</span>}
        {problem && (
          <span className="block text-small">
            <StatusLine status="soon">{problemWord(problem, language)}</StatusLine>
          </span>
        )}
      </span>
      <span className="shrink-0 font-medium">{amount}</span>
    </li>
  );
};

type RecipeWithinProps = { readonly recipeId: string; readonly name: string; readonly onRecipe: RecipeCardProps['onRecipe'] };

const RecipeWithin = ({ recipeId, name, onRecipe }: RecipeWithinProps) => {
  const look = 'underline underline-offset-4 focus-ring';
  if (onRecipe)
    return (
      <button type="button" className={`${look} text-left touch:min-h-11`} onClick={() => onRecipe(recipeId)}>
        {name}
      </button>
    );
  return (
    <Link to="/menu/recipes/$recipeId" params={{ recipeId }} className={look}>
      {name}
    </Link>
  );
};
