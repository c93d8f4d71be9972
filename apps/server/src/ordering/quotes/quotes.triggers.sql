-- People edit these rows.

create or replace trigger quote_touched before update on quote
  for each row execute function track_edit();
