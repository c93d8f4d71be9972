-- Others read their changes by cursor.

create or replace trigger delivery_stamped before update on delivery
  for each row when (old.* is distinct from new.*) execute function stamp_change();
