-- A page that moves leaves a redirect.

create or replace trigger content_address_kept after update of url on content
  for each row when (old.url is distinct from new.url and old.url is not null and new.url is not null)
  execute function keep_address('page');

-- Pages are cached.

create or replace trigger content_changed after insert or update or delete or truncate on content
  for each statement execute function notify_change('content');

-- Addresses of files of the media library in any text: a page, a menu, a house style.
create or replace function media_paths(among text) returns setof text
  language sql immutable
as $$
  select found[1] from regexp_matches(among, '/media/[A-Za-z0-9_./-]+', 'g') as found;
$$;

-- Where every file of the media library is used. It stands here because pages and menus name most of them. A record
-- that names a file twice is in it twice: readers that count take distinct records.
create or replace view media_use (path, place, record_id, name, venture_id) as
  select p, 'page', c.id, c.name, c.venture_id
  from content c, media_paths(concat_ws(' ', c.page_image_url, c.background_image_url, c.properties::text)) as p
  union all
  select p, 'draft', d.content_id, coalesce(d.document->>'name', d.content_id), d.venture_id
  from content_version d, media_paths(d.document::text) as p where d.state = 'draft'
  union all
  select p, 'draft', d.content_id, coalesce(d.document->>'name', d.content_id), d.venture_id
  from content_draft d, media_paths(d.document::text) as p
  union all
  select unnest(i.image_assets || i.display_image), 'product', i.id::text, i.name, i.venture_id from product i
  union all
  select d->>'url', 'product', i.id::text, i.name, i.venture_id
  from product i, jsonb_array_elements(i.download_assets) as d where i.download_assets <> '[]'
  union all
  select unnest(i.image_assets), 'variant', i.product_id::text, i.name, i.venture_id from variant i
  union all
  select d->>'url', 'variant', i.product_id::text, i.name, i.venture_id
  from variant i, jsonb_array_elements(i.download_assets) as d where i.download_assets <> '[]'
  union all
  select c.image_url, 'category', c.id::text, c.name, c.venture_id from category c
  union all
  select b.image_url, 'branch', b.branch_id, b.display_name, b.venture_id from branch b
  union all
  select p, 'venture', v.id, v.name, v.id from venture v, media_paths(v.presentation::text) as p
  union all
  select p, 'menu', n.venture_id, v.name, n.venture_id
  from navigation n join venture v on v.id = n.venture_id,
    media_paths(concat_ws(' ', own_menu_items(n.header_links, n.venture_id)::text, n.footer_links::text,
      n.secondary_links::text)) as p
  union all
  select p, 'message', m.id, m.message, m.venture_ids[1] from site_message m, media_paths(m.hyper_link) as p
  union all
  select p, 'menu', d.venture_id, v.name, d.venture_id
  from menu_draft d join venture v on v.id = d.venture_id,
    media_paths(concat_ws(' ', d.items::text, d.planned_items::text)) as p;
