-- What people ask the assistant, each for themselves, and what it came to.
create table assistant_question (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  text text not null check (length(text) between 2 and 300),
  language text not null check (language in ('en', 'am')),
  -- How it was understood; null where it was not.
  question jsonb,
  answer jsonb,
  no_answer jsonb,
  -- What it is counted as: the same one where it was asked again at once.
  operation_id uuid not null,
  cost integer not null check (cost >= 0),
  asked_at timestamptz not null default now(),
  -- When its asker chose to keep it.
  saved_at timestamptz,
  -- When its asker forgot the conversation; what is kept outlives that.
  cleared_at timestamptz,
  primary key (restaurant_id, id),
  check ((answer is null) <> (no_answer is null))
);
comment on table assistant_question is 'person: what somebody asked in a restaurant, and what it came to';
create index assistant_question_of_person on assistant_question (restaurant_id, user_id, asked_at desc);
