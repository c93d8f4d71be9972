-- Others read their changes by cursor. Orders are inserted as whole rows, which skip the column's default.

create or replace trigger sales_order_placed before insert on sales_order
  for each row execute function stamp_change();

create or replace trigger sales_order_stamped before update on sales_order
  for each row when (old.* is distinct from new.*) execute function stamp_change();
