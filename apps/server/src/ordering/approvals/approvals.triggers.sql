-- People edit these rows.

create or replace trigger approval_rule_touched before update on approval_rule
  for each row execute function track_edit();

create or replace trigger approval_touched before update on approval
  for each row execute function track_edit();
