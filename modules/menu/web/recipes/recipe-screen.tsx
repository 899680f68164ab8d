import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale, type Locale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { StatusLine, Tag } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { nameIn } from '../../../inventory/web/parts.ts';
import type { VersionOut } from '../../contract/recipe-fields.ts';
import type { RecipeOut } from '../../contract/recipes.contract.ts';
import { useRecipe } from '../menu-queries.ts';
import type { RecipeSearch } from '../menu-search.ts';
import { AllergenTable } from '../show/allergen-table.tsx';
import { portionCostWords } from '../show/known-cost.ts';
import { OnPaper } from '../show/on-paper.tsx';
import { ToRecipes } from '../show/to-lists.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { RecipeHistory, UsedIn } from './recipe-history.tsx';
import { kindWord } from './recipe-words.ts';
import { RecipeStanding } from './recipes-tab.tsx';
import { ScaleFields, useScale } from './scale-fields.tsx';
import { VersionSteps } from './version-steps.tsx';

/** A recipe: to cook from, to look at before it comes into effect, and to answer for. */
export const RecipeScreen = () => {
  const { recipeId = null } = useParams({ strict: false });
  const query = useRecipe(recipeId);
  const search: RecipeSearch = useSearch({ strict: false });
  const wanted = search.version ?? 'current';
  const navigate = useNavigate();
  const known = query.data;
  if (!known) return <Unread query={query} list={<ToRecipes />} />;
  const version = wanted === 'open' ? (known.open ?? known.current) : (known.current ?? known.open);
  return (
    <article className="flex max-w-[60rem] flex-col gap-6 pb-10">
      <RecipeHead known={known} version={version} />
      {known.current && known.open && (
        <Segment
          label={m.menu_which_version()}
          value={wanted}
          onChange={(chosen) =>
            void navigate({
              to: '/menu/recipes/$recipeId',
              params: { recipeId: known.recipe.id },
              search: chosen === 'open' ? { version: chosen } : {},
              replace: true,
            })
          }
          options={[
            { value: 'current' as const, label: m.menu_in_effect() },
            { value: 'open' as const, label: m.menu_being_written() },
          ]}
        />
      )}
      <Upcoming known={known} />
      {version && <VersionSteps known={known} version={version} />}
      {version && <Version key={version.versionNo} known={known} version={version} />}
      <UsedIn uses={known.usedIn} />
      <RecipeHistory history={known.history} />
    </article>
  );
};

/** What was approved for a day to come. */
const Upcoming = ({ known: { current, history } }: { readonly known: RecipeOut }) => {
  const { moment } = useWhen();
  const [openedAt] = useState(() => Date.now());
  return history
    .filter(({ versionNo }) => versionNo !== current?.versionNo)
    .filter(({ state, effectiveAt }) => state === 'APPROVED' && effectiveAt !== null && Date.parse(effectiveAt) > openedAt)
    .map(({ versionNo, effectiveAt }) => (
      <Banner key={versionNo} status="information" title={m.menu_takes_effect({ version: versionNo, when: moment(effectiveAt ?? '') })} />
    ));
};

type HeadProps = { readonly known: RecipeOut; readonly version: VersionOut | null };

const RecipeHead = ({ known: { recipe }, version }: HeadProps) => {
  const locale = useLocale();
  const minutes = (version?.body.activeMinutes ?? 0) + (version?.body.passiveMinutes ?? 0);
  return (
    <header className="flex flex-col gap-1">
      <h1 className="text-title">{nameIn(recipe, locale)}</h1>
      <p className="text-body text-ink-2">{locale === 'am' ? recipe.name : recipe.nameLocal}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body">
        <span className="text-ink-2">{kindWord(recipe.kind)}</span>
        <RecipeStanding recipe={recipe} />
        {version?.isFasting === true && <Tag status="good">{m.menu_fasting_food()}</Tag>}
        {minutes > 0 && <TimeText body={version?.body} />}
        {version && <CostText version={version} />}
      </p>
    </header>
  );
};

const TimeText = ({ body }: { readonly body: VersionOut['body'] | undefined }) => (
  <span className="text-ink-2">{m.menu_times({ active: body?.activeMinutes ?? 0, passive: body?.passiveMinutes ?? 0 })}</span>
);

const CostText = ({ version: { cost, body } }: { readonly version: VersionOut }) => {
  if (cost === null) return null;
  const words = portionCostWords(cost, (figure) => (body.portions === null ? m.menu_of_batch({ figure }) : m.menu_of_portion({ figure })));
  return cost.isComplete ? <span>{words}</span> : <StatusLine status="soon">{words}</StatusLine>;
};

const languages: readonly Locale[] = ['en', 'am'];

type VersionProps = { readonly known: RecipeOut; readonly version: VersionOut };

const Version = ({ known: { recipe, current }, version }: VersionProps) => {
  const [language, setLanguage] = useState<Locale>(useLocale());
  const scale = useScale(version.body);
  const card = <RecipeCard version={version} batches={scale.batches} language={language} />;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScaleFields body={version.body} scale={scale} />
        <div className="flex flex-wrap gap-2">
          <Segment
            label={m.menu_card_language()}
            value={language}
            onChange={setLanguage}
            options={languages.map((value) => ({ value, label: value === 'am' ? 'አማርኛ' : 'English' }))}
          />
          <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {m.menu_print()}
          </Button>
        </div>
      </div>
      {card}
      <AllergenTable allergens={version.allergens} verification={version === current ? recipe.verification : null} />
      <OnPaper>
        <h1 className="pb-4 text-title">{nameIn(recipe, language)}</h1>
        {card}
      </OnPaper>
    </>
  );
};
