-- A question that the grammar cannot read may be read by a model; until then it has neither an answer nor a reason for none.
alter table assistant_question add column reading_until timestamptz;
comment on column assistant_question.reading_until is 'until when a model may still answer; null where nothing is waited for';

alter table assistant_question add constraint assistant_question_ended check (
  case when reading_until is null then (answer is null) <> (no_answer is null) else answer is null and no_answer is null end
) not valid;
