-- People edit these rows.

create or replace trigger budget_touched before update on budget
  for each row execute function track_edit();
