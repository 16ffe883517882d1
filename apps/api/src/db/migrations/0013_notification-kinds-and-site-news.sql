ALTER TABLE "notifications" ADD COLUMN "kind" text DEFAULT 'news' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_shape" CHECK (kind ~ '^[a-z][a-z-]{0,49}$');
--> statement-breakpoint
-- Pages that show a site hear of its published dive reports. Votes are no news.
CREATE FUNCTION "tell_sites_of_reports"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_which('site-news', ARRAY(
    SELECT DISTINCT "site_id" FROM "changed" WHERE "approval_status" = 'approved' LIMIT 11));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_sites_of_report"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_which('site-news', ARRAY[OLD."site_id", NEW."site_id"]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "reports_tell_sites_new" AFTER INSERT ON "reports"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_sites_of_reports"();
--> statement-breakpoint
CREATE TRIGGER "reports_tell_sites_changed" AFTER UPDATE OF "approval_status", "site_id", "version" ON "reports"
  FOR EACH ROW WHEN ('approved' IN (OLD."approval_status", NEW."approval_status"))
  EXECUTE FUNCTION "tell_sites_of_report"();
--> statement-breakpoint
CREATE TRIGGER "reports_tell_sites_gone" AFTER DELETE ON "reports"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_sites_of_reports"();
