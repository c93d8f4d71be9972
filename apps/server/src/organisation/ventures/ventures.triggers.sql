-- People edit these rows.

create or replace trigger venture_touched before update on venture
  for each row execute function track_edit();

create or replace trigger site_message_touched before update on site_message
  for each row execute function track_edit();

-- They are cached.

create or replace trigger venture_changed after insert or update or delete or truncate on venture
  for each statement execute function notify_change('venture');

create or replace trigger site_message_changed after insert or update or delete or truncate on site_message
  for each statement execute function notify_change('venture');

create or replace trigger emergency_message_changed after insert or update or delete or truncate on emergency_message
  for each statement execute function notify_change('venture');
