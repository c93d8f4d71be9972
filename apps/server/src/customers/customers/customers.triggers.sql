-- People edit these rows. `credit_used` is counted by the shop; the trigger names every other column, so that
-- counting does not even start it.

create or replace trigger customer_touched before update of customer_id, venture_id, customer_name,
    chamber_of_commerce_number, customer_group, branch_id, has_deliverystop, has_orderstop, counter_ticket_mandatory,
    customer_object_mandatory, customer_name_mandatory, reference_number_mandatory, is_inactive, credit_limit,
    created_at, updated_at, version, changed_in, desk_note, merged_into on customer
  for each row execute function track_edit('credit_used', 'changed_in');

create or replace trigger project_touched before update on project
  for each row execute function track_edit('changed_in');

create or replace trigger customer_address_touched before update on customer_address
  for each row execute function track_edit('changed_in');

-- Others read their changes by cursor.

create or replace trigger customer_stamped before update on customer
  for each row when (old.* is distinct from new.*) execute function stamp_change();

create or replace trigger project_stamped before update on project
  for each row when (old.* is distinct from new.*) execute function stamp_change();

create or replace trigger customer_address_stamped before update on customer_address
  for each row when (old.* is distinct from new.*) execute function stamp_change();
