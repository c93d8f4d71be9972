-- People edit these rows.

create or replace trigger media_file_touched before update on media_file
  for each row execute function track_edit();

create or replace trigger media_folder_touched before update on media_folder
  for each row execute function track_edit();

-- Content says how large the files are that it links to.

create or replace trigger media_file_changed after insert or update or delete or truncate on media_file
  for each statement execute function notify_change('content');
