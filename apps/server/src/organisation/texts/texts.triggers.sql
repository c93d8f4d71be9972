-- Texts are cached.

create or replace trigger translation_changed after insert or update or delete or truncate on translation
  for each statement execute function notify_change('translation');
