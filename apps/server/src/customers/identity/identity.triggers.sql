-- People edit these rows.

create or replace trigger site_user_touched before update on site_user
  for each row execute function track_edit('changed_in');

-- Others read their changes by cursor, the projects of a user as part of the contact.

create or replace trigger site_user_stamped before update on site_user
  for each row when (old.* is distinct from new.*) execute function stamp_change();

create or replace trigger site_user_project_deleted_stamps after delete on site_user_project
  referencing old table as changed for each statement execute function stamp_owner('site_user', 'id', 'site_user_id');

create or replace trigger site_user_project_inserted_stamps after insert on site_user_project
  referencing new table as changed for each statement execute function stamp_owner('site_user', 'id', 'site_user_id');
