CREATE INDEX "content_flags_of_reporter" ON "content_flags" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "photos_of_approver" ON "photos" USING btree ("approved_by") WHERE approved_by is not null;--> statement-breakpoint
CREATE INDEX "reports_of_approver" ON "reports" USING btree ("approved_by") WHERE approved_by is not null;--> statement-breakpoint
CREATE INDEX "sites_of_approver" ON "sites" USING btree ("approved_by") WHERE "sites"."approved_by" is not null;--> statement-breakpoint
-- Which of something changed, where that are few: what is kept of all others stays. Otherwise that any may have.
CREATE FUNCTION "tell_which"("topic" text, "ids" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality("ids") > 10 THEN PERFORM pg_notify('changes', "topic");
  ELSE PERFORM pg_notify('changes', "topic" || ':' || "id") FROM unnest("ids") AS "id" WHERE "id" IS NOT NULL;
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_sites_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_which('sites', ARRAY(SELECT "id" FROM "changed" LIMIT 11));
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "sites_tell" ON "sites";
--> statement-breakpoint
CREATE TRIGGER "sites_tell_new" AFTER INSERT ON "sites"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_sites_changed"();
--> statement-breakpoint
CREATE TRIGGER "sites_tell_changed" AFTER UPDATE ON "sites"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_sites_changed"();
--> statement-breakpoint
CREATE TRIGGER "sites_tell_gone" AFTER DELETE ON "sites"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_sites_changed"();
--> statement-breakpoint
CREATE TRIGGER "sites_tell_emptied" AFTER TRUNCATE ON "sites"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_changed"('sites');
--> statement-breakpoint
-- The page of a site says more than its row does: its published photos, and the handles of those who added and
-- approved it. No list says any of that, so no list changes with it.
CREATE FUNCTION "tell_pages_of_photo"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_which('site-pages', ARRAY[OLD."site_id", NEW."site_id"]);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "photos_tell_sites" ON "photos";
--> statement-breakpoint
DROP TRIGGER "photos_tell_sites_changed" ON "photos";
--> statement-breakpoint
DROP TRIGGER "photos_tell_sites_gone" ON "photos";
--> statement-breakpoint
CREATE TRIGGER "photos_tell_pages" AFTER INSERT ON "photos"
  FOR EACH ROW WHEN (NEW."approval_status" = 'approved' AND NEW."state" = 'ready')
  EXECUTE FUNCTION "tell_pages_of_photo"();
--> statement-breakpoint
CREATE TRIGGER "photos_tell_pages_changed" AFTER UPDATE OF "approval_status", "state", "site_id", "caption" ON "photos"
  FOR EACH ROW WHEN ('approved' IN (OLD."approval_status", NEW."approval_status"))
  EXECUTE FUNCTION "tell_pages_of_photo"();
--> statement-breakpoint
CREATE TRIGGER "photos_tell_pages_gone" AFTER DELETE ON "photos"
  FOR EACH ROW WHEN (OLD."approval_status" = 'approved') EXECUTE FUNCTION "tell_pages_of_photo"();
--> statement-breakpoint
CREATE FUNCTION "tell_pages_of_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_which('site-pages', ARRAY(
    SELECT "id" FROM "sites" WHERE "created_by" = NEW."id" OR "approved_by" = NEW."id" LIMIT 11));
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "users_handle_tell" ON "users";
--> statement-breakpoint
CREATE TRIGGER "users_handle_tell" AFTER UPDATE OF "handle" ON "users"
  FOR EACH ROW WHEN (OLD."handle" IS DISTINCT FROM NEW."handle") EXECUTE FUNCTION "tell_pages_of_person"();
