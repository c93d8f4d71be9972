-- Menus are cached.

create or replace trigger navigation_changed after insert or update or delete or truncate on navigation
  for each statement execute function notify_change('navigation');

-- A menu without what stands below the item of the catalogue: the shop fills that with its categories.
create or replace function own_menu_items(links jsonb, venture text) returns jsonb
  language sql immutable
as $$
  select jsonb_agg(case when link->>'id' = venture || '-catalogus' then link - 'children' else link end order by at)
  from jsonb_array_elements(case jsonb_typeof(links) when 'array' then links else '[]' end)
    with ordinality as listed (link, at);
$$;

-- People edit these rows, but a category that gets another name is not an edit of the menu.
create or replace function track_menu_edit() returns trigger
  language plpgsql
as $$
declare
  edited record := new;
  before record := old;
begin
  edited.header_links := own_menu_items(new.header_links, new.venture_id);
  before.header_links := own_menu_items(old.header_links, old.venture_id);
  if edited is distinct from before then
    new.updated_at := now();
    new.version := old.version + 1;
  end if;
  return new;
end
$$;

create or replace trigger navigation_touched before update on navigation
  for each row execute function track_menu_edit();
