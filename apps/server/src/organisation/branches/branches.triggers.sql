-- People edit these rows.

create or replace trigger branch_touched before update on branch
  for each row execute function track_edit('changed_in');

create or replace trigger opening_hours_touched before update on opening_hours
  for each row execute function track_edit();

create or replace trigger opening_deviation_touched before update on opening_deviation
  for each row execute function track_edit();

create or replace trigger cut_off_time_touched before update on cut_off_time
  for each row execute function track_edit();

create or replace trigger calendar_closure_touched before update on calendar_closure
  for each row execute function track_edit();

-- They are cached.

create or replace trigger branch_changed after insert or update or delete or truncate on branch
  for each statement execute function notify_change('branches');

create or replace trigger warehouse_changed after insert or update or delete or truncate on warehouse
  for each statement execute function notify_change('branches');

create or replace trigger opening_hours_changed after insert or update or delete or truncate on opening_hours
  for each statement execute function notify_change('branches');

create or replace trigger opening_deviation_changed after insert or update or delete or truncate on opening_deviation
  for each statement execute function notify_change('branches');

create or replace trigger opening_deviation_period_changed after insert or update or delete or truncate
  on opening_deviation_period
  for each statement execute function notify_change('branches');

create or replace trigger cut_off_time_changed after insert or update or delete or truncate on cut_off_time
  for each statement execute function notify_change('branches');

create or replace trigger calendar_closure_changed after insert or update or delete or truncate on calendar_closure
  for each statement execute function notify_change('branches');

-- Others read their changes by cursor, hours and cut-off times as part of their branch.

create or replace trigger branch_stamped before update on branch
  for each row when (old.* is distinct from new.*) execute function stamp_change();

create or replace trigger warehouse_stamped before update on warehouse
  for each row when (old.* is distinct from new.*) execute function stamp_change();

create or replace trigger opening_hours_deleted_stamps after delete on opening_hours
  referencing old table as changed for each statement
  execute function stamp_owner('branch', 'branch_id', 'branch_id');

create or replace trigger opening_hours_inserted_stamps after insert on opening_hours
  referencing new table as changed for each statement
  execute function stamp_owner('branch', 'branch_id', 'branch_id');

create or replace trigger opening_hours_updated_stamps after update on opening_hours
  referencing new table as changed for each statement
  execute function stamp_owner('branch', 'branch_id', 'branch_id');

create or replace trigger cut_off_time_deleted_stamps after delete on cut_off_time
  referencing old table as changed for each statement
  execute function stamp_owner('branch', 'branch_id', 'branch_id');

create or replace trigger cut_off_time_inserted_stamps after insert on cut_off_time
  referencing new table as changed for each statement
  execute function stamp_owner('branch', 'branch_id', 'branch_id');

create or replace trigger cut_off_time_updated_stamps after update on cut_off_time
  referencing new table as changed for each statement
  execute function stamp_owner('branch', 'branch_id', 'branch_id');
