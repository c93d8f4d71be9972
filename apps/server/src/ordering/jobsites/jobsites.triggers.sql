-- People edit these rows.

create or replace trigger building_site_touched before update on building_site
  for each row execute function track_edit();
