-- Others read their changes by cursor.

create or replace trigger invoice_stamped before update on invoice
  for each row when (old.* is distinct from new.*) execute function stamp_change();
