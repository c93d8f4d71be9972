-- Any writer, a person with psql too, tells every process what it changed; the word is the kind in invalidation/changes.ts.
CREATE FUNCTION notify_change() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('bouwpoort_changes', TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('content');
--> statement-breakpoint
-- Content says how large the files are that it links to.
CREATE TRIGGER "media_file_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "media_file"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('content');
--> statement-breakpoint
CREATE TRIGGER "venture_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "venture"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('venture');
--> statement-breakpoint
CREATE TRIGGER "navigation_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "navigation"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('navigation');
--> statement-breakpoint
CREATE TRIGGER "translation_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "translation"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('translation');
