-- The projects of a user are read as part of the contact.
CREATE TRIGGER "site_user_project_inserted_stamps" AFTER INSERT ON "site_user_project"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_owner('site_user', 'id', 'site_user_id');
--> statement-breakpoint
CREATE TRIGGER "site_user_project_deleted_stamps" AFTER DELETE ON "site_user_project"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_owner('site_user', 'id', 'site_user_id');
