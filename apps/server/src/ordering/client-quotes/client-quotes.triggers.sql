-- People edit these rows.

create or replace trigger client_quote_touched before update on client_quote
  for each row execute function track_edit();
