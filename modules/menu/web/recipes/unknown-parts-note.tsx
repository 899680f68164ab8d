import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import type { LineSubject } from '../../rules/recipe.ts';
import { useSubjectName } from './use-subject-name.ts';

export type UnknownPartsNoteProps = { readonly recipeId: string; readonly parts: readonly LineSubject[] };

/** Of what nobody has said which allergens are in it, each leading to where that is said; what stock does not keep, to the recipe. */
export const UnknownPartsNote = ({ recipeId, parts }: UnknownPartsNoteProps) => {
  const nameOf = useSubjectName();
  return (
    <Banner status="soon" title={m.menu_approve_unknown()}>
      {parts.map((subject, index) => (
        <Fragment key={JSON.stringify(subject)}>
          {index > 0 && m.ui_comma()}
          <PartLink recipeId={recipeId} subject={subject}>
            {nameOf(subject)}
          </PartLink>
        </Fragment>
      ))}
    </Banner>
  );
};

type PartLinkProps = { readonly recipeId: string; readonly subject: LineSubject; readonly children: string };

const PartLink = ({ recipeId, subject, children }: PartLinkProps) => {
  const className = 'underline underline-offset-2 focus-ring';
  if (subject.kind === 'ITEM') {
    return (
      <Link to="/inventory/$itemId" params={{ itemId: subject.itemId }} className={className}>
        {children}
      </Link>
    );
  }
  if (subject.kind === 'RECIPE') {
    return (
      <Link to="/menu/recipes/$recipeId" params={{ recipeId: subject.recipeId }} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <Link to="/menu/recipes/$recipeId/edit" params={{ recipeId }} className={className}>
      {children}
    </Link>
  );
};
