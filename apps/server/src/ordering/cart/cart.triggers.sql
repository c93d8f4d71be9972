-- An ordered cart outlives its user; an open one, or one that waits for approval, does not.
create or replace function delete_open_carts() returns trigger
  language plpgsql
as $$
begin
  delete from cart where site_user_id = old.id and status in ('open', 'waiting');
  return old;
end
$$;

create or replace trigger site_user_removed before delete on site_user
  for each row execute function delete_open_carts();
