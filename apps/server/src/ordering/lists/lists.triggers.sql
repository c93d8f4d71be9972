-- People edit these rows.

create or replace trigger order_list_touched before update on order_list
  for each row execute function track_edit();

-- A personal list is deleted with its owner; a shared one stays for the others, without an owner.
create or replace function delete_personal_lists() returns trigger
  language plpgsql
as $$
begin
  delete from order_list where owner_id = old.id and sharing = 'personal';
  return old;
end
$$;

create or replace trigger site_user_removed_lists before delete on site_user
  for each row execute function delete_personal_lists();
