-- Others read its changes by cursor.

create or replace trigger stock_stamped before update on stock
  for each row when (old.* is distinct from new.*) execute function stamp_change();
